## The terminal client: opening a table

term-welcome = { $game }. Unofficial; not affiliated with the rights holders.{ $people ->
    [0] {""}
   *[other] {" "}Type help for the game in short and all commands.
  }
term-which-game = Which game? Type its number or its name.
term-how-many-players = How many players, { $least } to { $most }? Enter alone means { $usual }.
term-how-many-people = How many of them are people at this keyboard, { $least } to { $most }? Bots take the other seats. Enter alone means { $usual }.
term-usual = Enter alone means { $usual }.
term-number-please = Please type a number from { $least } to { $most }.
term-unknown-game = There is no game called “{ $game }”. There are: { $known }. { $hint }
term-unknown-language = “{ $word }” is not one of the languages here: { $known }.
term-width-refused = Lines cannot be { $width } columns wide: the width goes from { $least } to { $most }.
term-too-many-people = { $people } people cannot share { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }.
term-too-many-bots = { $bots ->
    [one] 1 bot was called
   *[other] { $bots } bots were called
  }, but { $free ->
    [0] no seat is
    [one] only 1 seat is
   *[other] only { $free } seats are
  } left for bots.
term-too-many-names = { $names } names are too many for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }.

## Keeping games

term-unwritable = Games cannot be kept in { $file }: { $why }. Name another folder in OLDPATH_HOME, or a file with --save.
term-unsaved = The game could not be saved to { $file }: { $why }. It stands there as it was before the last answer.
term-kept-elsewhere = { $file } has changed since the last answer: somebody plays this game elsewhere too. This answer is not kept; nothing there is overwritten.
term-unreadable = { $file } cannot be resumed: { $why }.
term-not-free = { $file } exists already, and nothing is overwritten. Name another file.
term-saved = Saved to { $file }.
term-resume-with = Resume with: { $command }
term-no-copy = No copy could be kept in { $file }: { $why }. The game itself is safe.
term-copied = A copy is kept in { $file }; the game goes on in its own file.
term-resumed = You go on with { $file }.
term-saved-games = Saved games, the latest first: { $games }. Type resume and a name.
term-record = The record of the game is { $file }.
term-no-screen = The screen or the keyboard is out of reach: { $why }. Every answer given is saved.
term-no-stdin = There is no keyboard: the input is closed.
term-no-stdout = There is no screen: the output is closed.
term-our-mistake = This is a mistake of the program, not yours: { $why }

## Playing

term-none = none
term-quoted = “{ $words }”
term-seat = Seat { $number }
term-story = What happened:
term-player = { $who } (seat { $seat })
term-question = { $who } decides. { $ask }{ $ends ->
    [0] .
   *[other] {""}
  } ({ $rule })
term-chosen = Chosen: { $label }.
term-hand-over = Hand the keyboard to { $who }. Press Enter.
term-undone = Your last answer is taken back.
term-auto-passed = Passed without asking (auto is on): { $question }
term-several = “{ $words }” fits more than one: { $found }.
term-not-understood = “{ $words }” is neither an option nor a command. { $near ->
    [none] Type a number from 1 to { $most }, or help.
   *[other] Did you mean { $near }? Else type a number from 1 to { $most }, or help.
  }
term-usage = Type it like this: { $usage }

## Commands

term-why-instead = What you can do: { $can }{ $more ->
    [0] .
    [one] ; and 1 more option.
   *[other] ; and { $more } more options.
  }
term-why-unknown = Nothing here is called “{ $words }”. Try: why 1, or why and what you would like to do, such as why play and the name of a card.
term-no-such-seat = Nobody at this table is “{ $words }”. Here sit { $seats }.
term-no-such-card = Nothing in the box is called “{ $words }”.
term-no-such-rule = No rule speaks of “{ $words }”.
term-more-rules = And { $more ->
    [one] 1 more rule
   *[other] { $more } more rules
  }; another word would narrow it down.
term-hint = A { $level } bot would choose { $number }: { $label }.
term-width = Lines are { $now } columns wide. Type width and a number from { $least } to { $most }.
term-width-set = Lines are { $now } columns wide now.
term-auto = { $state ->
    [on] Auto is on: windows for abilities are passed{ $stops ->
        [none] {""}
       *[other] , but for { $stops }
      }.
   *[off] Auto is off: you are asked about every ability you could use.
  }

## Help; the command words themselves stay English

term-help-title = What you can type
term-help-answers = To answer: the option’s number (1 to { $most }), its label, or a part of the label that no other has. Enter alone repeats the question.
term-help-undo = take back your last answer, as long as nothing was revealed since
term-help-why = what an option does and by which rule, or why something cannot be done and what can
term-help-log = the last N things that happened
term-help-view = the whole table, or one seat by its name or number; view me is you
term-help-card = everything printed on a card, or on anything else in the box
term-help-rule = a rule by its id, or the rules that speak of something
term-help-hint = what a bot would do in your place
term-help-save = where the game is kept, or keep a copy in FILE
term-help-resume = go on with another saved game; alone it lists them
term-help-lang = change the language
term-help-width = fit lines to N columns
term-help-auto = pass windows for abilities without asking, but for the abilities named
term-help-help = this list
term-help-quit = leave; every answer is saved already

## The end

term-winner = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
  }
term-ended-most_points = Most victory points.
term-ended-tie_by_initiative = Equal points with { $others }; { $winners } stands higher in the last order, and that decides.
term-ended-solo_won = You reached the 35 victory points that a game alone asks for.
term-ended-solo_lost = A game alone asks for 35 victory points.
term-rules-used = This game has used { $used } of { $all } rules.

## Ronin

term-ronin-aim = The game in short: three chapters of three turns. In each turn you take two cards, play two, and hold a tea ceremony with your two neighbours. At the end of a chapter count your two active symbols, on the cards of your timeline and as tokens: the larger number is your XP, the smaller your VP. XP unlock abilities and, beyond 20, are worth VP at the end. Tea effects and pairs of cups move the partnerships that you share with your neighbours; both of you gain the bonus of every step, and the lower of your two tracks is worth VP at the end. Most VP wins; alone you need 35.
term-ronin-legend = Cards: [B] blue, [G] green, [R] red, [P] pink, [Y] yellow; a star marks a symbol that is active in this chapter.
term-ronin-letter = { $colour ->
    [blue] B
    [green] G
    [red] R
    [pink] P
   *[yellow] Y
  }
term-ronin-covered = { $what } (covered)
term-ronin-cup = { $side ->
    [left] cup to the left
   *[right] cup to the right
  }
term-ronin-title = { $hero ->
    [none] { $who }{ $kind ->
        [you] {" "}(you)
        [automa] {" "}(Automa)
       *[player] {""}
      }
   *[other] { $who } ({ $hero }{ $kind ->
        [you] , you
        [automa] , Automa
       *[player] {""}
      })
  }
term-ronin-moment = { $phase ->
    [Setup] Setting up
    [TakingCards] Chapter { $chapter } of 3, turn { $turn } of 3, step 1: taking cards
    [PlayingCards] Chapter { $chapter } of 3, turn { $turn } of 3, step 2: playing cards
    [TeaCeremony] Chapter { $chapter } of 3, turn { $turn } of 3, step 3: tea ceremony
    [EndOfChapter] Between two chapters
    [FinalScoring] Final scoring
   *[Over] The game is over
  }
term-ronin-active = Active symbols, marked *: { $left } on the left, { $right } on the right.
term-ronin-pair = chapter { $chapter } { $left } and { $right }
term-ronin-pairs = Active symbols: { $pairs }.
term-ronin-order = Order: { $order }.
term-ronin-points = { $who }: { $xp } XP, { $vp } VP; tokens: { $tokens }.
term-ronin-count = { $count } { $symbol }
term-ronin-symbols = Symbols, on cards and as tokens: { $symbols }.
term-ronin-automa = { $who }.
term-ronin-abilities = Abilities ready: { $ready }. Used: { $used }.
term-ronin-ready = Ready: { $ability }. { $text }
term-ronin-used = Used: { $ability }. { $text }
term-ronin-ability-card = { $ability } (ability card)
term-ronin-hand = Hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }: { $cards }
term-ronin-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  } in hand.
term-ronin-hand-known = Hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }. Seen by all: { $cards }.
term-ronin-laid = Face down before you: { $cards }.
term-ronin-timeline = Timeline, from left to right:
term-ronin-timeline-empty = Timeline: empty.
term-ronin-market = Market ({ $piles }):
term-ronin-market-piles = Market: { $piles }.
term-ronin-piles = { $deck } in the deck, { $discard } discarded
term-ronin-slot = Slot { $slot }:{ $cards }
term-ronin-slot-taken = Slot { $slot }: taken by { $who }.
term-ronin-top = Top position: { $who }.
term-ronin-lowest = The lowest slot: 1 XP at once, and the last place in the new order.
term-ronin-top-place = Ahead of slot 1 in the new order, behind whoever stands there already.
term-ronin-discard = Discard pile: { $cards }.
term-ronin-others = The others:
term-ronin-side = { $side ->
    [left] On the left
   *[right] On the right
  }
term-ronin-track = Track { $step } of { $length } on { $board }.
term-ronin-coming = Next at { $step }: { $text }.
term-ronin-gives = { $text }{ $ability ->
    [none] {""}
   *[other] {" "}({ $ability })
  }
term-ronin-colours = Timeline: { $colours }.
term-ronin-colour-count = { $count } { $colour ->
    [blue] blue
    [green] green
    [red] red
    [pink] pink
   *[yellow] yellow
  }
term-ronin-cups = { $count ->
    [one] 1 cup
   *[other] { $count } cups
  } towards you.
term-ronin-on-cards = { $count ->
    [0] On no hand card.
    [one] On 1 hand card: { $cards }.
   *[other] On { $count } hand cards: { $cards }.
  }
term-ronin-starting-card = A starting card of { $hero }.
term-ronin-starting-cards = Starting cards: { $cards }.
term-ronin-ability = { $ability }: { $text }
term-ronin-unlocks = { $step ->
    [0] From the start
   *[other] From { $step } XP on
  }: { $ability }. { $text }
term-ronin-ability-of = { $ability }, ability { $number } of { $hero }
term-ronin-bonus = Step { $step }: { $text }
term-ronin-board = { $board }, side { $side }
term-ronin-worth = step { $step }: { $vp } VP
term-ronin-labels = At the end, if it is the lower of your two tracks: { $steps }.
term-ronin-golden = The golden marker, beyond 20 XP, at the end: { $steps }.
term-ronin-starting-order = Starting order: { $heroes }.
term-ronin-settled = Partnership boards: side { $side }.{ $season ->
    [summer] {" "}Season: summer (easy).
    [autumn] {" "}Season: autumn (normal).
    [winter] {" "}Season: winter (hard).
   *[none] {""}
  }

## Ronin: what a new table settles

term-ronin-option-side = Which side of the partnership boards?
term-ronin-side-A = Side A: all boards give the same. Advised for a first game.
term-ronin-side-B = Side B: every board is different, and you choose.
term-ronin-option-season = How hard shall the road be?
term-ronin-season-autumn = Autumn, normal: both partnerships begin at step 2.
term-ronin-season-summer = Summer, easy: both begin at step 4, with the bonuses on the way.
term-ronin-season-winter = Winter, hard: both begin at step 0.

## Ronin: what follows from an answer

term-ronin-then-hero = Its five starting cards are your hand and its first ability is yours from the start.
term-ronin-then-board = It lies there for the whole game; both of you gain what its steps give.
term-ronin-then-place = They go to your hand. From step 2 on the top position acts first, then slot 1, and so on down.
term-ronin-then-ability = Each ability works once a game.
term-ronin-then-effect_ability = Each ability works once a game.
term-ronin-then-left_card = It enters your timeline first, so its effect sees nothing of the second card. All reveal together.
term-ronin-then-right_card = It enters your timeline second. When all have chosen, the cards are revealed for good.
term-ronin-then-kept_card = After chapter 1 you keep one card, after chapter 2 two, in the order in which you choose them. They begin your next timeline, and their standard effects apply at once; the other cards are discarded.
term-ronin-then-objective = Each hand card that shows it is worth 1 VP; your hand is shown.
term-ronin-bonus-with = Step { $step } of your partnership with { $who }.
term-ronin-then-bonus = You receive it at once; your partner chooses apart from you.
term-ronin-then-loss = You lose one at a time, as many as you must; only then does the effect give anything.
term-ronin-then-track = The partnership points go to the track you share with that neighbour.
term-ronin-then-cup = A covered cup makes no more pairs in this chapter.

## Ronin: how points came together

term-ronin-final = Final score
term-ronin-place = { $place }. { $who }: { $vp } VP
term-ronin-total = { $who }: { $vp } VP
term-ronin-score-chapter = Chapter { $chapter }: { $vp } VP (and { $xp } XP).
term-ronin-score-objective = Additional objective, { $symbol }: { $vp } VP.
term-ronin-score-experience = Experience, { $golden ->
    [-1] 20 XP not reached
   *[other] golden marker at { $golden }
  }: { $vp } VP.
term-ronin-score-partnership = Lower partnership, with { $who } at step { $step }: { $vp } VP.
term-ronin-score-play = Bonuses and abilities during play: { $vp } VP.
