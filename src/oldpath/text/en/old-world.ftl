old-world = The Witcher: Old World

## Colours, attributes, terrains

ow-colour = { $colour ->
    [blue] blue
    [red] red
    [green] green
    [yellow] yellow
   *[purple] purple
  }
    .card = { $colour ->
        [blue] blue
        [red] red
        [green] green
        [yellow] yellow
       *[purple] purple
      }
ow-attribute = { $attribute ->
    [combat] Combat
    [defense] Defense
    [alchemy] Alchemy
   *[specialty] Specialty
  }
ow-terrain = { $terrain ->
    [forest] forest
    [mountain] mountain
    [water] water
   *[wild] any terrain
  }
ow-or = { $head } or { $last }

## What is printed on an action card

ow-icon-damage = { $amount } damage
ow-icon-shield = shield +{ $amount }
ow-icon-draw = { $sign ->
    [plus] draw { $amount } more
   *[minus] draw { $amount } fewer
  }
ow-icon-top = take the top card of your discard pile
ow-icon-back = this card returns to your hand
ow-icon-none = no effect
ow-link = { ow-colour }: { $icons }
ow-face = { ow-colour }, { ow-terrain }, cost { $cost }; { $icons }{ $count ->
    [0] {""}
   *[other] ; then { $links }
  }
ow-card-line = { ow-colour }; { ow-terrain }; cost { $cost }
ow-card-link = followed by { $link }

## When a power can be used, and what happens by itself

ow-power = { $uses ->
    [fight] once per fight,{" "}
    [turn] once per turn,{" "}
   *[card] {""}
  }{ $window ->
    [before_pool] before you build your Life Pool
    [before_their_first_turn] before your opponent’s first fight turn
    [own_turn] on your fight turn
    [own_first_turn] on your first fight turn
    [shield_gone] as soon as your shield is 0 on your fight turn
    [combo_done] when your combo is complete
    [they_discarded] when your attack makes your opponent discard cards
    [you_discarded] when your opponent’s attack makes you discard cards
    [specialty_used] after you use your specialty
   *[revealed] when the monster’s card is revealed
  }{ $when }, { $does }
ow-moment = { $at ->
    [before_pool] before you build your Life Pool
    [after_pool] after you have built your Life Pool
    [after_its_first_turn] at the end of the monster’s first fight turn
    [defeated] when you defeat this monster
   *[after_defeat] after you have defeated a monster
  }{ $when }, { $does }
ow-provided = , if { $when }
ow-for-cost = { $cost } to { $does }
ow-by-specialty = { $does }, by Specialty level
ow-nothing = nothing

ow-when-hand = { $bound ->
    [none] your hand is empty
    [least] you have { $count } or more cards in hand
   *[most] you have at most { $count ->
        [one] 1 card
       *[other] { $count } cards
      } in hand
  }
ow-when-deck = { $bound ->
    [none] your Life Pool is empty
    [least] your Life Pool has { $count } or more cards
   *[most] your Life Pool has at most { $count ->
        [one] 1 card
       *[other] { $count } cards
      }
  }
ow-when-discard-pile = { $bound ->
    [none] your discard pile is empty
    [least] your discard pile has { $count } or more cards
   *[most] your discard pile has at most { $count ->
        [one] 1 card
       *[other] { $count } cards
      }
  }
ow-when-shield = { $bound ->
    [none] your shield is 0
    [least] your shield is { $count } or more
   *[most] your shield is at most { $count }
  }
ow-when-gold = { $bound ->
    [none] you have no gold
    [least] you have { $count } or more gold
   *[most] you have at most { $count } gold
  }
ow-when-potions = { $bound ->
    [none] you have no potion
    [least] you have { $count } or more potions
   *[most] you have at most { $count ->
        [one] 1 potion
       *[other] { $count } potions
      }
  }
ow-when-trophies = { $bound ->
    [none] you have no trophy
    [least] you have { $count } or more trophies
   *[most] you have at most { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
      }
  }
ow-when-combo = { $bound ->
    [none] your combo is empty
    [least] it has { $count } or more cards
   *[most] it has at most { $count ->
        [one] 1 card
       *[other] { $count } cards
      }
  }
ow-when-combo-shows = it has a { ow-colour } card
ow-when-no-trail = you have no trail token of this monster
ow-when-first-combo-against-monster = it is your first in a fight against a monster

## What cards do

ow-gain-gold = gain { $amount } gold
ow-lose-gold = lose { $amount } gold
ow-draw-potions = draw { $count ->
    [one] 1 potion
   *[other] { $count } potions
  }
ow-potions-up-to = draw potions until you have { $count }{ $over_limit ->
    [0] {""}
   *[1] , even beyond the limit
  }
ow-lose-potions = discard { $count ->
    [one] 1 unused potion
   *[other] { $count } unused potions
  }
ow-lose-all-potions = discard all your unused potions
ow-lose-shield = lower your shield by { $by }
ow-set-shield = lower your shield to { $to }
ow-refill-shield = raise your shield to your Defense value
ow-raise-shield = raise your shield by { $by }
ow-raise = raise { ow-attribute } by 1
ow-lower = lower { ow-attribute } by 1
ow-raise-lowest = { $count ->
    [one] raise your lowest attribute by 1
   *[other] raise each of your { $count } lowest attributes by 1
  }
ow-raise-any = raise any attribute by 1
ow-draw-cards = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ow-discard-cards = discard { $count ->
    [one] 1 hand card
   *[other] { $count } hand cards
  }
ow-trash-cards = trash { $count ->
    [one] 1 of your cards
   *[other] { $count } of your cards
  }
ow-take-card = put { $cost ->
    [any] any card
   *[other] a card of cost { $cost }
  } from the action row onto your discard pile
ow-phase-three = draw { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  } { $sign ->
    [plus] more
   *[minus] fewer
  } in phase III
ow-free-card = gain your card in phase III for nothing
ow-take-trail = take a trail token of your choice
ow-take-every-trail = take a trail token for every monster on the map
ow-move = move for nothing to a connected location, whose action you may use
ow-go-to-phase-three = go to phase III
ow-no-exploration = do not explore this turn
ow-event = resolve event { $number }
ow-take-quest = this card becomes your quest: { $where ->
    [place] at { $place }
    [forest] at a random forest location
    [mountain] at a random mountain location
    [water] at a random water location
    [own] at your own school
   *[any] at any witcher school
  }{ $price ->
    [0] {""}
   *[other] , for { $price } gold
  }, resolve event { $event }
ow-keep-card = keep this card
ow-lose-keepsake = lose “{ $thing }”
ow-school-guest = at your own school, draw 2 potions and raise any attribute by 1; at another school, gain 4 gold and go to phase III, and the witcher of that school takes a trail token for each of yours and raises any attribute by 1
ow-die = roll a die. { $ranges }
ow-test = roll a die and add twice your { ow-attribute } level. { $ranges }
ow-by-level = { $of ->
    [alchemy] your Alchemy level decides
   *[witcher] your witcher level decides
  }. { $ranges }
ow-short-fight = short fight: { $shield ->
    [all] lower your shield to 0
   *[other] lower your shield by { $shield }
  }, draw { $draw ->
    [one] 1 card
   *[other] { $draw } cards
  } and play one combo; its damage decides. { $ranges }
ow-range = { $range }: { $what }
ow-range-open = { $from } or more
ow-if = if { $when }, { $does }; otherwise { $otherwise }
ow-either = { $first } or { $second }
ow-beat-the-hand = roll five dice with one reroll; if your hand is higher than { $hand }, { $does }
ow-damage = deal { $points } damage
ow-take-damage = take { $points } damage
ow-add-damage = deal { $points } more damage
ow-change-draw = draw { $amount ->
    [one] 1 card
   *[other] { $amount } cards
  } { $sign ->
    [plus] more
   *[minus] fewer
  } at the end of this turn
ow-single-card-combo = play only a single card as this turn’s combo
ow-extra-card = add 1 more hand card to your combo, which need not match
ow-take-top = take the top card of your discard pile into your hand
ow-return-to-deck = shuffle { $count ->
    [one] 1 card
   *[other] { $count } cards
  } of your discard pile into your Life Pool
ow-search-their-deck = look at the top { $look ->
    [one] card
   *[other] { $look } cards
  } of your opponent’s Life Pool, discard { $discard } and put the rest back on top
ow-choose-half = choose Charge or Bite
ow-discard-from-deck = discard { $count ->
    [one] 1 card
   *[other] { $count } cards
  } of your choice from your Life Pool and shuffle it
ow-discard-at-random = discard { $count ->
    [one] 1 random hand card
   *[other] { $count } random hand cards
  }
ow-lower-for-fight = lower { ow-attribute } by 1 for this fight
ow-lose-shield-per-card = lower your shield by { $by } for each card in your hand
ow-fix-phase-three = in phase III of this turn draw up to { $to ->
    [one] 1 card
   *[other] { $to } cards
  } only, whatever else would change that

## Specialties

ow-venomous-steel = look at the top { $look ->
    [one] card
   *[other] { $look } cards
  } of your opponent’s Life Pool{ $discard ->
    [0] {" "}and put them back
   *[other] , discard { $discard } and put the rest back
  } on top in any order
ow-armor = { $shield ->
    [0] {""}
   *[other] raise your shield by { $shield } and{" "}
  }draw { $draw ->
    [one] 1 card
   *[other] { $draw } cards
  }
ow-speed = { $rest ->
    [0] take the top { $look ->
        [one] card
       *[other] { $look } cards
      } of your Life Pool into your hand
   *[other] look at the top { $look } cards of your Life Pool, take { $keep } into your hand and put { $rest } back on top in any order
  }
ow-magic = take { $which ->
    [top] the top card of your discard pile
    [any] any card of your discard pile
   *[from] the top card of your discard pile (any card from level { $any_from } on)
  } into your hand{ $discard ->
    [0] {""}
    [one] , then discard 1 hand card
   *[other] , then discard { $discard } hand cards
  }
ow-swordsmanship = deal { $damage } more damage{ $draw ->
    [0] {""}
    [one] {" "}and draw 1 card
   *[other] {" "}and draw { $draw } cards
  }

## What lasting cards do

ow-passive-potion-limit = you may keep up to { $count } unused potions
ow-passive-colour-deals = each { ow-colour } card in your combo deals { $by } more damage
ow-passive-colour-shields = each { ow-colour } card you play in a fight raises your shield by { $by }
ow-passive-first-against-monsters = you always take the first fight turn against monsters
ow-passive-gold-on-entering = whenever you enter { $places }, gain { $amount } gold
ow-passive-free-move = once per turn, move to a connected { ow-terrain } location for nothing
ow-passive-any-card = once per turn, move to a connected { ow-terrain } location with any one card
ow-passive-training-discount = the next time you train at a school, pay { $by } gold less, but at least { $at_least }; then this card is used up
ow-passive-next-exploration = the next time you explore, resolve event { $event } instead; then this card is used up
ow-passive-gold-for-exploration = the next time you would explore, you may gain { $amount } gold instead; then this card is used up
ow-passive-monsters-first-damage-less = on its first fight turn, a monster deals { $by } less damage to you

## What monsters do

ow-passive-toll = to start this fight, discard { $potions ->
    [one] 1 unused potion
   *[other] { $potions } unused potions
  } without effect
ow-passive-worse-half-first = on its first fight turn, the monster makes the attack that costs you more cards
ow-passive-first-damage-at-most = on your first fight turn, you deal at most { $points } damage
ow-passive-no-first-damage-without-trail = on your first fight turn, you deal no damage without a trail token of this monster
ow-passive-first-draw-without-combat = on your first fight turn, Combat counts as 0 when you draw cards
ow-passive-draw-less-without = after a combo without a { ow-colour } card, draw { $by ->
    [one] 1 card
   *[other] { $by } cards
  } fewer at the end of your turn
ow-passive-draw-less = at the end of each of your fight turns, draw { $by ->
    [one] 1 card
   *[other] { $by } cards
  } fewer, but at least { $at_least }
ow-passive-powerless = { ow-colour } cards have no effect; they can still extend a combo
ow-passive-first-damage-from-hand = the damage of the monster’s first fight turn is taken from your hand first
ow-passive-snatches = whenever the monster deals damage, it deals { $by } less, and you discard { $cards ->
    [one] 1 random hand card
   *[other] { $cards } random hand cards
  }
ow-passive-random-first-card = on your first fight turn, the first card of your combo is drawn at random from your hand
ow-passive-shield-rises-at-most = on each of your fight turns, your shield can rise by { $points } in all
ow-passive-potions-at-most = you may use at most { $count ->
    [one] 1 potion
   *[other] { $count } potions
  } in this fight
ow-passive-colour-costs-shield = a combo with a { ow-colour } card lowers your shield by { $by }
ow-passive-colours-deal-less = a combo with a { $colours } card deals { $by } less damage
ow-passive-last-cards-hit-harder = while the monster has at most { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } left, its attacks deal { $by } more damage

## Monster fight cards

ow-fight-card-face = Charge: { $charge }; Bite: { $bite }
ow-half-damage = { $points } damage
ow-half-equal = damage equal to your { ow-attribute } level
ow-half-random = discard { $cards ->
    [one] 1 random hand card
   *[other] { $cards } random hand cards
  }
ow-half-trash = trash { $cards ->
    [one] 1 hand card
   *[other] { $cards } hand cards
  }
ow-half-lowers = { ow-attribute } −1

## Questions

ask-school = Choose the school you belong to
ask-hard_terrain = Choose the terrain of the level II monster
ask-attribute = Choose an attribute to raise by 1
ask-travel = Phase I: move, do something here, or go on to phase II
ask-fare = Choose how you pay for the move to { $about }
ask-destination = Choose where you move for nothing
ask-action = Use the action of this location?
ask-lesson = Choose what you learn here; it costs the attribute’s level plus 1 gold
ask-rumour = Choose the monster you ask about, by its terrain
ask-weed = Choose a card of the action row to trash
ask-given = Choose a hand card to trash in exchange for one of the action row
ask-wanted = Choose the card of the action row that you take
ask-deed = Phase II: choose what you do
ask-story_option = { $about }: choose what you do
ask-trail = Choose the terrain of your trail token
ask-potion = Choose an unused potion to discard
ask-discard = Choose a hand card to discard
ask-trash = Choose a card to trash
ask-row_card = Choose a card of the action row for your discard pile
ask-either = Choose one of two effects
ask-returned = Choose a card of your discard pile to shuffle into your Life Pool
ask-deck_card = Choose a card of your Life Pool to discard
ask-taken_back = Choose a card of your discard pile to take into your hand
ask-half = Choose how the monster attacks
ask-reroll = Choose the dice to throw again, once
ask-power = Choose something to use, or go on
ask-combo_card = Choose the next card of your combo
ask-extra_card = Choose one more card for your combo; it need not match
ask-damage = You take damage: choose a hand card to discard
ask-looked_discard = Choose which of these cards is discarded
ask-looked_keep = Choose which of these cards you take into your hand
ask-looked_back = Choose which card goes back next; the last one lies on top
ask-leave = Phase III: choose a hand card to discard; at most 3 may stay
ask-gain = Phase III: choose the card of the action row that you gain
ask-payment = Choose a hand card to discard as payment
ask-bet = Choose your bet on this fight

## Options

ow-pass = No, go on
ow-stop = That is all
ow-go-on = Go on
ow-attribute-combat = Combat
ow-attribute-defense = Defense
ow-attribute-alchemy = Alchemy
ow-attribute-specialty = Specialty
ow-trail-forest = Forest
ow-trail-mountain = Mountain
ow-trail-water = Water
ow-explore-city = Explore the city
ow-explore-wilds = Explore the wilds
ow-attack-charge = Charge
ow-attack-bite = Bite
ow-option = { $words }{ $price ->
    [0] {""}
   *[other] {" "}({ $price } gold)
  }
ow-option-a = The first option{ $price ->
    [0] {""}
   *[other] {" "}({ $price } gold)
  }
ow-option-b = The second option{ $price ->
    [0] {""}
   *[other] {" "}({ $price } gold)
  }
ow-either-option = { $does }
ow-keep-dice = Keep all dice
ow-meditate-combat = Meditate for the Combat trophy
ow-meditate-defense = Meditate for the Defense trophy
ow-meditate-alchemy = Meditate for the Alchemy trophy
ow-meditate-specialty = Meditate for the Specialty trophy
ow-gold-instead = Gain gold instead of exploring
ow-ride = Ride there for nothing
ow-bet-attacker = Bet 1 gold on the attacker
ow-bet-defender = Bet 1 gold on the defender
ow-bet-none = Do not bet
ow-act = Use the action of this location
ow-dice-with = Play dice poker with seat { $number }
ow-attack-witcher = Attack the witcher of seat { $number }
ow-reroll = Throw { $faces } again
ow-go = Go to { $thing }
ow-fight = Fight: { $thing }
ow-quest = Resolve the quest “{ $thing }”
ow-school = School of the { $thing }
ow-give-up = Discard { $thing }
ow-use = Use { $thing }: { $does }
ow-discard = Discard { $thing } ({ $face })
ow-trash = Trash { $thing } ({ $face })
ow-take = Take { $thing } ({ $face })
ow-buy = Gain { $thing } ({ $face })
ow-return = Return { $thing } ({ $face })
ow-keep = Take { $thing } into your hand ({ $face })
ow-put-back = Put { $thing } back ({ $face })
ow-play = Play { $thing } ({ $face })
ow-play-linked = Play { $thing } through extension { $link } ({ $face })
ow-pay = Pay with { $thing } ({ $face })
ow-pay-gold = Pay with 1 gold and { $thing } ({ $face })
ow-pay-two = Pay with two cards, one of them { $thing } ({ $face })
ow-ferry = Pay with any card by a lasting card: { $thing } ({ $face })

## What happened

ow-locals = the locals
ow-the-monster = the monster
ow-told-cards_drawn = { $seat } draws { $cards }.
ow-told-cards_drawn_hidden = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
ow-told-card_discarded = { $seat } discards { $card }.
ow-told-card_trashed = { $seat } trashes { $card }.
ow-told-card_gained = { $seat } { $to_hand ->
    [yes] takes { $card } into the hand
   *[no] puts { $card } onto the discard pile
  }.
ow-told-card_returned = { $card } returns to the hand of { $seat }.
ow-told-deck_shuffled = { $seat } shuffles a new deck.
ow-told-row_filled = New in the action row: { $cards }.
ow-told-row_trashed = { $seat } removes { $card } from the action row.
ow-told-cards_revealed = Revealed in search of a card, and discarded: { $cards }.
ow-told-gold_gained = { $seat } gains { $amount } gold.
ow-told-gold_lost = { $seat } gives { $amount } gold to the bank.
ow-told-potions_drawn = { $seat } draws { $count ->
    [one] a potion
   *[other] potions
  }: { $potions }.
ow-told-potion_lost = { $seat } discards a potion: { $potion }.
ow-told-shield_changed = The shield of { $seat } { $sign ->
    [plus] rises
   *[minus] falls
  } by { $amount } to { $shield }.
ow-told-attribute_changed = { $seat }: { ow-attribute } { $up ->
    [yes] rises
   *[no] falls
  } to level { $level }.
ow-told-witcher_level_reached = { $seat } reaches witcher level { $level }.
ow-told-moved = { $seat } goes to { $place }.
ow-told-trail_taken = { $seat } takes a trail token ({ ow-terrain }).
ow-told-trail_quest_taken = { $seat } begins a trail quest ({ ow-terrain }): { $place }.
ow-told-trails_returned = Trail tokens and trail quests go back to their stack ({ ow-terrain }).
ow-told-quest_taken = { $seat } takes the quest “{ $story }”, to be resolved at { $place }.
ow-told-quest_taken_any_school = { $seat } takes the quest “{ $story }”, to be resolved at any witcher school.
ow-told-quest_ended = { $seat } ends the quest “{ $story }”.
ow-told-keepsake_gained = { $seat } now has { $keepsake }.
ow-told-keepsake_lost = { $seat } no longer has { $keepsake }.
ow-told-score_raised = { $seat } rises to { $score } on the trophy track.
ow-told-monster_placed = { $monster } appears at { $place }.
ow-told-monster_left = { $monster } { $defeated ->
    [yes] is defeated
   *[no] is driven away
  }.
ow-told-school_chosen = { $seat } belongs to the School of the { $school }.
ow-told-die_rolled = { $seat } rolls a die: { $face }.
ow-told-story_begun = { $seat } reads “{ $story }”. { $words }
ow-told-story_chosen = { $seat } decides: { $option } { $words }
ow-told-story_decided = { $seat } decides: { $option }
ow-told-story_told = { $words }
ow-told-story_awaited = “{ $story }” takes its course.
ow-told-dice_thrown = The dice of { $roller }: { $faces }.
ow-told-dice_won = The dice are won by { $winner }.
ow-told-turn_began = Turn { $turn }: { $seat }.
ow-told-power_used = { $seat } uses { $power }.
ow-told-life_lost = The monster loses { $count ->
    [one] 1 card
   *[other] { $count } cards
  } of its Life Pool; { $left ->
    [one] 1 is left
   *[other] { $left } are left
  }.
ow-told-knocked_out = Knocked out: { $side }.
ow-told-fight_began = { $seat } attacks: { $defender }.
ow-told-fight_turn_began = Fight turn: { $side }.
ow-told-combo_played = { $seat } plays { $cards }: { $damage } damage, { $shield } shield.
ow-told-attack_announced = { $chooser } chooses how the monster attacks: { $half ->
    [charge] Charge
   *[bite] Bite
  }.
ow-told-attack_announced_by_itself = The monster attacks: { $half ->
    [charge] Charge
   *[bite] Bite
  }.
ow-told-attack_revealed = The monster reveals { $card }; { $left ->
    [one] 1 card is left
   *[other] { $left } cards are left
  }.
ow-told-fight_ended = { $outcome ->
    [defeated] { $seat } has defeated the monster.
    [driven_away] { $seat } is knocked out, but drives the monster away.
    [full_defeat] { $seat } suffers a full defeat.
    [attacker_won] { $seat } wins the fight as the attacker.
   *[defender_won] { $seat } loses the fight as the attacker.
  }
ow-told-bet_placed = { $seat } bets 1 gold on { $on }.
ow-told-tavern_closed = The tavern at { $place } is closed now.
ow-told-match_ended = { $seat } reaches the top of the trophy track and wins.

## How it ends

term-ended-four_trophies = First at the top of the trophy track.
term-ended-solo_living_legend = A living legend: bards sing of you, and your school is famous for it.
term-ended-solo_legend_in_the_making = A legend in the making: monsters fear you, and people trust you.
term-ended-solo_professional = A true professional: your name begins to be known, and mastery is still far off.
term-ended-solo_reliable = A reliable witcher: the trophy usually comes home, though others are better.
term-ended-solo_beginner = A decent beginner: better every week, and not yet among the great.
