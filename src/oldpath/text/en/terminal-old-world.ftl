## Old World at the terminal: the game in short

term-help-places = every place of the map with its action, its routes, and who and what is there; or one place
term-help-map = the map as a sketch; places says the same in words
term-help-odds = chances of your next draw, of the dice, of the monster’s attack; odds dice for all hands
term-ow-aim = The game in short: a turn has three phases. In phase I you move, paying with hand cards, and use the actions of places. In phase II you fight a monster or a witcher, meditate, or explore and are told a story. In phase III you draw up to three cards and gain one of the action row. Every trophy brings you one step up the trophy track; whoever reaches 4 first wins. Alone you count the turns it takes.
term-ow-legend = Cards: [B] blue, [R] red, [G] green, [Y] yellow, [P] purple. In a fight each card may follow another if that one has an extension of its colour; your deck and discard pile are your life, and so is your hand.
term-ow-letter = { $colour ->
    [blue] B
    [red] R
    [green] G
    [yellow] Y
   *[purple] P
  }
term-ow-school = School of the { $school }
term-ow-trophy = { $kind ->
    [school] School of the { $trophy } trophy
   *[attribute] { $trophy } trophy
  }
term-ow-title = { $school ->
    [none] { $who }{ $kind ->
        [you] {" "}(you)
       *[other] {""}
      }
   *[other] { $who } ({ $school }{ $kind ->
        [you] , you
       *[other] {""}
      })
  }
term-ow-you = you

## What is printed

term-ow-card = { $card }: { $face }
term-ow-named = { $thing }: { $does }
term-ow-copies = { $thing } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  })
term-ow-starting-card = A starting card of these schools: { $schools }.
term-ow-starting-cards = Starting cards: { $cards }.
term-ow-monster = { $monster }, level { $level }, life { $life }
term-ow-gives-trophy = Its trophy: { $does }
term-ow-trophy-had = you have it already; only gold can be won.
term-ow-home = Home: { $place }.
term-ow-values = Combat, Defense and Alchemy are worth, at level 1 to 5: { $values }.
term-ow-not-seen-yet = It is part of a story that nobody has been told yet.
term-ow-place = { $number } { $place } ({ ow-terrain })
term-ow-place-action = Action: { $action }.
term-ow-roads = Routes to { $places }.
term-ow-action = { $kind ->
    [train] raise { ow-attribute } by 1 for nothing, while its level is not above your witcher level
    [potion] draw a potion
    [poker] play dice poker against the locals for 1 gold
    [rumours] gain 1 gold; you may take a trail quest
    [alms] gain 1 gold if you have none; you may trash up to 2 cards of the action row
   *[trade] trash a hand card for one of the action row that costs at most 1 more
  }
term-ow-action-short = { $kind ->
    [train] raise { ow-attribute }
    [potion] a potion
    [poker] dice against the locals
    [rumours] 1 gold, perhaps a trail quest
    [alms] alms, and weeding the action row
    [trade] exchange a card
   *[school] { $school ->
        [none] a school without witchers
       *[other] School of the { $school }
      }
  }
term-ow-action-school = { $school ->
    [none] a school without witchers: pay to raise Combat, Defense or Alchemy
   *[other] School of the { $school }: pay to raise Combat, Defense or Alchemy, its own witcher also Specialty
  }
term-ow-action-used = { $action } (used this turn)

## The map

term-ow-places = The places by number
term-ow-place-entry = { $place }: { $action }. Routes: { $places }.
term-ow-here = Here: { $who }.
term-ow-monster-here = Monster: { $monster }.
term-ow-tavern-closed = The tavern is closed: no witcher can be attacked here.
term-ow-quest-here = Your quest “{ $quest }” ends here.
term-ow-trail-quest-here = Your trail quest ends here: 1 gold and the trail.
term-ow-far = { $moves ->
    [one] 1 move from you.
   *[other] { $moves } moves from you.
  }
term-ow-fare = To pay for the move: { $ways }.
term-ow-ride-free-move = nothing, by a lasting card, once this turn
term-ow-ride-any-card = any one card, by a lasting card, once this turn
term-ow-fare-gold = 1 gold and any card
term-ow-fare-two = any two cards
term-ow-monsters = Monsters:
term-ow-monster-at = { $monster }, at { $place }{ $moves ->
    [-1] .
    [0] , where you are.
    [one] , 1 move from you.
   *[other] , { $moves } moves from you.
  }
term-ow-sketch = The map as a sketch
term-ow-sketch-legend = After a place its terrain: F forest, M mountain, W water, * any. ! a monster and its level, ? a quest of yours. Type places to have it in words.
term-ow-terrain-letter = { $terrain ->
    [forest] F
    [mountain] M
    [water] W
   *[wild] *
  }

## The table

term-ow-moment = { $phase ->
    [Setup] Setting up
    [PhaseOne] Turn { $turn }, { $who }, phase I: movement and actions
    [PhaseTwo] Turn { $turn }, { $who }, phase II: fight, meditation or exploration
    [PhaseThree] Turn { $turn }, { $who }, phase III: cards
    [Turn] Turn { $turn }, { $who }
   *[Over] The game is over
  }
term-ow-track-name = Trophy track
term-ow-score = { $who } { $score }
term-ow-track = Trophy track, to { $top }: { $scores }.{ $pace ->
    [living-legend] {" "}Won in this turn: a living legend.
    [legend-in-the-making] {" "}Won in this turn: a legend in the making.
    [professional] {" "}Won in this turn: a true professional.
    [reliable] {" "}Won in this turn: a reliable witcher.
    [beginner] {" "}Won from now on: a decent beginner.
   *[none] {""}
  }
term-ow-goods = { $who }: { $gold } gold, shield { $shield } of { $limit }.
term-ow-levels = Witcher level { $witcher }. Combat { $combat } (draws { $draws } a fight turn), Defense { $defense } (shield to { $limit }), Alchemy { $alchemy } ({ $potions ->
    [one] 1 potion
   *[other] { $potions } potions
  } a fight), Specialty { $specialty }.
term-ow-at = At { $place }: { $action }.
term-ow-any-school = any witcher school
term-ow-quest = Quest “{ $quest }”: at { $place }{ $price ->
    [0] {""}
   *[other] , for { $price } gold
  }{ $moves ->
    [-1] .
    [0] , where you are.
    [one] , 1 move from you.
   *[other] , { $moves } moves from you.
  }
term-ow-trail-quest = Trail quest ({ ow-terrain }): at { $place }{ $moves ->
    [-1] .
    [0] , where you are.
    [one] , 1 move from you.
   *[other] , { $moves } moves from you.
  }
term-ow-trails = Trail of the monster in: { $terrains }.
term-ow-potions = { $count ->
    [one] 1 potion
   *[other] { $count } potions
  }: { $potions }.
term-ow-keepsakes = Lasting cards: { $keepsakes }.
term-ow-specialty = { $state ->
    [ready] Specialty, ready.
   *[used] Specialty, used in this fight.
  } { $does }
term-ow-hand = Hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }:
term-ow-hand-count = { $count ->
    [0] No card
    [one] 1 card
   *[other] { $count } cards
  } in hand.
term-ow-hand-known = Hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }. Seen by all: { $cards }.
term-ow-deck = { $kind ->
    [pool] Life Pool
   *[deck] Deck
  } { $deck }, discard pile { $discard }{ $top ->
    [none] .
   *[other] , on top { $top }.
  }
term-ow-discard = Discard pile, the last one on top: { $cards }.
term-ow-deck-cards = Your deck, in no order: { $cards }.
term-ow-row = Action row, with prices in hand cards:{ $cards }
term-ow-row-brief = { $card } { $price }
term-ow-row-entry = Price { $price }. { $card }
term-ow-row-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
  } left in the shared deck.
term-ow-brief = { $who }: { $place }; { $gold } gold; shield { $shield }; witcher level { $witcher }, levels { $levels }; hand { $hand }; { $potions ->
    [one] 1 potion
   *[other] { $potions } potions
  }; { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  }.
term-ow-trophies-left = Attribute trophies to be had: { $trophies }.
term-ow-piles = Left: { $actions } action cards, { $potions } potions, { $city } city and { $wilds } wilds explorations.
term-ow-dice = Dice of { $who }: { $faces }; { $hand }.

## What an answer brings

term-ow-place-fact = { $place }: { $action }.
term-ow-own-life = You would stand with a Life Pool of { $pool }, { $hand } in hand, shield { $shield }.
term-ow-price = Price: { $free ->
    [1] nothing, by a card.
   *[0] { $price ->
        [0] nothing
        [one] 1 hand card
       *[other] { $price } hand cards
      } (slot { $slot }{ $by ->
        [-1] : 1 less
        [0] {""}
       *[other] : { $by } more
      }).
  }
term-ow-next-phase = Then phase II: explore{ $monster ->
    [none] {""}
   *[other] , or fight { $monster }
  }{ $others ->
    [none] {""}
   *[other] ; also here: { $others }
  }{ $meditates ->
    [0] {""}
   *[other] ; or perhaps meditate
  }.
term-ow-explore = { $count ->
    [one] 1 card is left there.
   *[other] { $count } cards are left there.
  }
term-ow-raises = From level { $level } to { $higher }{ $price ->
    [0] {""}
   *[other] , for { $price } gold
  }. { $gives }
term-ow-gives = { $attribute ->
    [combat] Cards drawn at the end of a fight turn: { $now }, then { $then }.
    [defense] Highest shield: { $now }, then { $then }.
   *[alchemy] Potions that may be used in a fight: { $now }, then { $then }.
  }
term-ow-owed = { $kind ->
    [payment] { $count } cards are still to be paid.
    [damage] { $count } points of damage are still to be taken.
    [attribute] { $count } times in all.
    [potion] { $count } potions are to go.
    [weed] Up to { $count } of them.
   *[other] { $count } cards are to go.
  }
term-ow-damage-order = Shield and Life Pool are used up: each point costs a hand card of your choice.
term-ow-then-fare = The cards you pay with go onto your discard pile.
term-ow-then-hard_terrain = The other two terrains get monsters of level I; nobody knows yet which monsters.
term-ow-then-school = Its figure starts at home, with its ten starting cards.
term-ow-then-leave = Then you draw up to 3; the cards you keep also pay for the card you gain.
term-ow-then-gain = It goes into your hand; the price is paid with other hand cards.
term-ow-then-wanted = It goes into your hand.
term-ow-then-row_card = It goes onto your discard pile.
term-ow-then-bet = A bet on the winner comes back with as much gold as the winner gains.
term-ow-then-half = Type odds to see what either attack may do.
term-ow-then-reroll = Type odds for the best throws.

## Fights

term-ow-fight = Fight: { $who } against { $foe }. Fight turn { $count } of { $turn }
term-ow-life = { $who }: shield { $shield } of { $limit }, Life Pool { $pool }, hand { $hand }; { $potions ->
    [0] no more potion
    [one] 1 more potion
   *[other] { $potions } more potions
  } may be used.
term-ow-beast-life = { $monster }, level { $level }: life { $life } of { $full }.
term-ow-bet = { $who } has bet 1 gold on { $on }.
term-ow-announced = It attacks: { $half ->
    [charge] Charge
   *[bite] Bite
  }.
term-ow-die-chooses = Its next attack is chosen by a die: 1 to 3 Charge, 4 to 6 Bite.
term-ow-chooser = Its next attack is chosen by { $who }.
term-ow-revealed = Revealed: { $card }. { $halves }
term-ow-half = { $half ->
    [charge] Charge
   *[bite] Bite
  }: { $does }.
term-ow-combo = Combo, the last card on top:
term-ow-combo-card = { $number }. { $card }: { $icons }{ $link ->
    [none] {""}
   *[other] ; its link adds: { $link }
  }. Icons so far: damage { $damage }, shield { $shield }, draw { $draw }.
term-ow-outcome = { $kind ->
    [short] In all: { $damage } damage; shield { $shield }.
    [monster] In all: { $damage } damage, which leaves it { $left }; your shield { $shield }; { $draw ->
        [0] no card drawn
        [one] 1 card drawn
       *[other] { $draw } cards drawn
      } at the end of the turn.
   *[witcher] In all: { $damage } damage; your shield { $shield }; { $draw ->
        [0] no card drawn
        [one] 1 card drawn
       *[other] { $draw } cards drawn
      } at the end of the turn.
  }
term-ow-could-follow = Could follow: { $cards }.

## Stories

term-ow-reads = { $who } reads “{ $story }”
term-ow-decides = { $who } decides: { $option }
term-ow-effect = [{ $does }]

## Odds

term-ow-odds-draw = Your next draw; your deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
term-ow-odds-top = You know the top card: { $card }.
term-ow-odds-empty = { $kind ->
    [fight] Your Life Pool is empty; nothing is drawn.
   *[turn] Your deck is empty; the discard pile is shuffled first.
  }
term-ow-odds-kinds = { $kind ->
    [colour] By colour
   *[terrain] By terrain
  }, as the next card, and at least one among { $drawn ->
    [one] the next card
   *[other] the next { $drawn }
  }:
term-ow-odds-kind = { $what }, { $count } of { $among }: { $next }%, { $chance }%
term-ow-odds-reshuffled = { $count ->
    [one] 1 card comes
   *[other] { $count } cards come
  } from the discard pile, shuffled.
term-ow-odds-attack = The monster’s next attack, one of { $count ->
    [one] 1 card
   *[other] { $count } cards
  } that may lie on top
term-ow-odds-half = { $half ->
    [charge] Charge
   *[bite] Bite
  }: damage { $average } on average; { $damage }.
term-ow-odds-points = { $points }: { $chance }%
term-ow-odds-beside = { $kind ->
    [random] it makes you discard { $cards ->
        [one] 1 random hand card
       *[other] { $cards } random hand cards
      }: { $chance }%
    [trash] it makes you trash 1 hand card: { $chance }%
   *[lowers] it lowers an attribute: { $chance }%
  }
term-ow-odds-dice = Five dice thrown once
term-ow-odds-hand = { $hand }: { $chance }%{ $pays ->
    [-1] {""}
   *[other] ; pays { $pays } gold
  }
term-ow-odds-throw = Throwing dice again
term-ow-odds-ways = { $kind ->
    [pay] The best options, by the gold they bring on average:
    [win] The best options, by the chance to win:
   *[now] The best options, by the chance to be ahead before the other hand is thrown again:
  }
term-ow-odds-way = { $number }. { $faces ->
    [none] keep all
   *[other] throw { $faces } again
  }: { $chance }{ $kind ->
    [pay] {" "}gold
   *[other] %
  }
term-ow-dice-hand = { $hand ->
    [nothing] nothing
    [pair] a pair
    [two-pairs] two pairs
    [three] three of a kind
    [small-straight] a small straight
    [large-straight] a large straight
    [full-house] a full house
    [four] four of a kind
   *[five] five of a kind
  }

## The end

term-ow-final = The trophy track at the end
term-ow-final-place = { $who }: { $score } of { $top }
term-ow-solo-turns = { $turns ->
    [one] 1 turn was taken
   *[other] { $turns } turns were taken
  }
term-ow-bands = Alone, what a win is worth by its turn:
term-ow-band = { $least } to { $most } turns: { $band ->
    [living-legend] a living legend
    [legend-in-the-making] a legend in the making
    [professional] a true professional
   *[reliable] a reliable witcher
  }
term-ow-band-last = { $least } turns or more: a decent beginner
term-ow-deeds = How { $who } rose to { $score }
term-ow-step = { $score }, in turn { $turn }: { $deed }
term-ow-beaten-monster = beat the monster { $monster }
term-ow-beaten-witcher = beat the witcher { $who }
term-ow-meditated = meditated for { $trophy }
term-ow-record = Levels { $levels }; { $gold } gold; stories { $stories }, quests ended { $quests }; fights begun { $fights }, of them lost { $lost }.
