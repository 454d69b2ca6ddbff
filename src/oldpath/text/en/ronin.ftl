ronin = Path of Destiny: Ronin

## Symbols, colours, sides

symbol = { $symbol ->
    [exploration] exploration
    [combat] combat
    [magic] magic
    [diplomacy] diplomacy
    [cup] cup
   *[inactive] inactive
  }
colour = { $colour ->
    [blue] blue
    [green] green
    [red] red
    [pink] pink
   *[yellow] yellow
  }

## What cards do: a condition and a result

effect = { $when }: { $then }.
when-lose = Lose 1 { $symbol ->
    [exploration] exploration
    [combat] combat
    [magic] magic
   *[diplomacy] diplomacy
  }
when-lose-up-to-3 = Lose 1, 2 or 3 { $symbol ->
    [exploration] exploration
    [combat] combat
    [magic] magic
    [diplomacy] diplomacy
   *[inactive] inactive symbols
  }
when-colour-at-least = Have { $at_least } or more { $colour ->
    [blue] blue
    [green] green
    [red] red
    [pink] pink
   *[yellow] yellow
  } cards
when-colour-exactly = Have exactly { $exactly ->
    [one] 1 { $colour ->
        [blue] blue
        [green] green
        [red] red
        [pink] pink
       *[yellow] yellow
      } card
   *[other] { $exactly } { $colour ->
        [blue] blue
        [green] green
        [red] red
        [pink] pink
       *[yellow] yellow
      } cards
  }
when-colour-up-to = Have 1, 2 or 3 { $colour ->
    [blue] blue
    [green] green
    [red] red
    [pink] pink
   *[yellow] yellow
  } cards
when-partner-colour = A partner of your choice has 1, 2 or 3 { $colour ->
    [blue] blue
    [green] green
    [red] red
    [pink] pink
   *[yellow] yellow
  } cards
when-inactive-exactly = Have exactly { $exactly } inactive symbols
when-inactive-at-least = Have { $at_least } or more inactive symbols

gain-path = gain { $amount ->
    [level] 1, 2 or 3
   *[other] { $amount }
  } { $path ->
    [left] of the left active symbol
   *[right] of the right active symbol
  }
gain-both-active = gain 1 of each active symbol
gain-symbol = gain { $amount ->
    [level] 1, 2 or 3
   *[other] { $amount }
  } { $symbol ->
    [exploration] exploration
    [combat] combat
    [magic] magic
   *[diplomacy] diplomacy
  }
gain-set = gain 1 { $first ->
    [exploration] exploration
    [combat] combat
    [magic] magic
   *[diplomacy] diplomacy
  }, 1 { $second ->
    [exploration] exploration
    [combat] combat
    [magic] magic
   *[diplomacy] diplomacy
  } and 1 { $third ->
    [exploration] exploration
    [combat] combat
    [magic] magic
   *[diplomacy] diplomacy
  }
gain-partnership-both = gain 1 partnership point on each of your tracks
gain-partnership-one = gain { $amount ->
    [level] 1, 2 or 3 partnership points
    [1] 1 partnership point
   *[other] { $amount } partnership points
  } on one track

## What boards and abilities give

gain-xp = gain { $amount } XP
gain-vp = gain { $amount } VP
draw = draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } from the deck
partner-ability = take a card of your partner’s { $number ->
    [1] 1st
   *[3] 3rd
  } ability
gain-any-active = gain { $amount ->
    [one] 1 active symbol
   *[other] { $amount } active symbols
  } of your choice
gain-one-active = choose one active symbol and gain { $amount } of it
either = { $one }, or { $other }
refresh-one = make 1 of your used abilities available again
by-threshold-active-symbols-in-hand = show your hand: gain { $reward } for at least { $bounds } active symbols on your hand cards
by-threshold-unlocked-abilities = gain { $reward } for { $bounds } unlocked abilities
by-threshold-total-xp = gain { $reward } for at least { $bounds } XP
by-threshold-own-colour = gain { $reward } for at least { $bounds } { $colour ->
    [blue] blue
    [green] green
    [red] red
    [pink] pink
   *[yellow] yellow
  } cards in your timeline
reward-vp = { $amounts } VP
reward-xp = { $amounts } XP
reward-any-active = { $amounts } active symbols of your choice

ability = { $window ->
    [start_of_taking] At the start of step 1
    [taking] In step 1, before you take cards
    [start_of_playing] At the start of step 2
    [resolving] In step 2, when you apply a played card’s effect
    [start_of_tea] At the start of step 3
   *[tea] In step 3, before your tea effects
  }: { $what }.
ability-ignore-loss = ignore losing { $amount ->
    [one] 1 symbol
   *[other] { $amount } symbols
  }
ability-max-result = take its greatest result, whatever its condition
ability-raise-level = a graded effect that applies counts { $by ->
    [one] 1 level
   *[other] { $by } levels
  } higher, up to 3
ability-swap-market = swap any 2 cards of the market
ability-trade-with-market = exchange 1 card of your hand for 1 card of the market
ability-replace-pair = discard 1 pair of the market and deal a new one in its place
ability-uncover = remove up to { $up_to ->
    [one] 1 lost-symbol token
   *[other] { $up_to } lost-symbol tokens
  } from your timeline
ability-replay = apply the standard effect of 1 card in your timeline again
ability-exchange-tokens = turn up to { $up_to ->
    [one] 1 inactive token
   *[other] { $up_to } inactive tokens
  } into active symbols of your choice

## Card anatomy, read aloud

card-line = { $colour }; { $symbols }{ $cup ->
    [none] {""}
    [left] ; cup to the left
   *[right] ; cup to the right
  }
card-no-symbols = no symbols
card-standard = Effect: { $text }
card-tea = Tea: { $text }
card-plain = No effect.

## Questions

ask-hero = Choose the hero you will lead
ask-board = Choose the partnership board that lies between you and { $about }
ask-place = Choose where your figure goes and take two cards
ask-ability = Use an ability now?
ask-effect_ability = { $about } is about to be applied. Use an ability on it?
ask-left_card = Choose the first card to play, face down
ask-right_card = Choose the second card to play, face down
ask-partner = { $about }: choose a partner
ask-track = Choose which partner you grow closer to
ask-loss = { $about }: choose a symbol to lose
ask-active_symbol = Choose an active symbol to gain
ask-bonus = { $about }: choose your bonus
ask-refresh = Choose a used ability to make available again
ask-cup = Choose which cup is covered
ask-kept_card = Choose a card of your timeline to keep for the next chapter
ask-objective = Choose an inactive symbol to score on your hand cards
ask-market_card = Choose a card of the market to swap
ask-wanted_card = Choose the market card you want
ask-given_card = Choose the hand card you give for { $about }
ask-slot = Choose the pair to discard
ask-uncover = Choose a lost-symbol token to remove
ask-exchange = Choose a token to exchange
ask-repeat = Choose the card whose effect is applied again

## Options

ro-choose-hero = Lead { $hero }
ro-choose-board = Lay out { $board }
ro-take-pair = Slot { $slot }: take { $left } and { $right }{ $xp ->
    [0] {""}
   *[other] {" "}(+1 XP)
  }
ro-take-top = Top position: take 2 unseen cards of the deck
ro-use-ability = Use { $ability }{ $card ->
    [0] {""}
   *[other] {" "}(ability card)
  }
ro-pass = No, go on
ro-play-card = Play { $card }
ro-keep-card = Keep { $card }
ro-give-card = Give { $card }
ro-cover-cup = Cover the cup of { $card }
ro-repeat-card = Apply { $card } again
ro-market-card = { $card }
ro-replace-pair = Replace the pair of slot { $slot }
ro-lose-token = Discard 1 { symbol } token
ro-lose-on-card = Cover { symbol } on { $card }
ro-uncover = Uncover { symbol } on { $card }
ro-choose-partner = { $hero }, on your { $side ->
    [left] left
   *[right] right
  }
ro-choose-symbol = { $symbol ->
    [exploration] Exploration
    [combat] Combat
    [magic] Magic
   *[diplomacy] Diplomacy
  }
ro-exchange-token = Turn 1 { symbol } into { $into ->
    [exploration] exploration
    [combat] combat
    [magic] magic
   *[diplomacy] diplomacy
  }
ro-choose-branch = { $what }
ro-refresh-ability = { $ability }

## Why not

refusal-unknown_intent = Nothing in this game is called “{ $intent }”.
refusal-not_offered = “{ $intent }” is not among the { $offered } things offered here.
refusal-wrong_moment = This is not the moment to { verb-phrase }: you are asked for something else.
refusal-not_asked_now = Seat { $seat } cannot { verb-phrase } now: others are deciding.
verb-phrase = { $verb ->
    [hero] choose a hero
    [board] choose a partnership board
    [take] take cards
    [use] use an ability
    [pass] pass
    [play] play cards
    [keep] keep a card
    [give] give a card
    [market] pick a market card
    [replace] replace a pair
    [repeat] apply a card again
    [cup] cover a cup
    [lose] lose a symbol
    [uncover] uncover a symbol
    [exchange] exchange a token
    [partner] choose a partner
    [symbol] choose a symbol
    [bonus] choose a bonus
   *[refresh] refresh an ability
  }
refusal-no_such_slot = There is no slot { $slot }: this table has { $slots }.
refusal-slot_taken = Slot { $slot } has been taken this turn by { $thing }.
refusal-slot_of_top_position = At this table the pair of slot { $slot } belongs to whoever first goes to the top position.
refusal-slot_empty = No pair lies in slot { $slot }.
refusal-already_laid = { $thing } lies face down already.
refusal-not_in_hand = { $thing } is not in your hand of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
refusal-not_in_timeline = { $thing } is not in your timeline of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
refusal-already_kept = { $thing } is kept already.
refusal-no_standard_effect = { $thing } has no standard effect.
refusal-no_fitting_cup = { $thing } has no uncovered cup that points at this partner.
refusal-already_picked = { $thing } was your first pick; choose another card to swap it with.
refusal-not_in_market = { $thing } does not lie in the market.
refusal-ability_used = { $thing } was used already: each ability works once a game.
refusal-ability_not_acquired = You have no ability card of { $thing }.
refusal-ability_not_yours = { $thing } is another hero’s ability.
refusal-ability_locked = { $thing } unlocks at { $step } XP; you have { $xp }.
refusal-ability_window = { $thing } is for another moment of the turn.
refusal-ability_useless = { $thing } would change nothing now.
refusal-ability_unused = { $thing } is not one of your used abilities.
refusal-symbol_does_not_fit = { $about } does not ask for { symbol }.
refusal-no_token = You have no { symbol } token.
refusal-out_of_scope = { $thing } lies after { $about }, which sees only itself and what lies before it.
refusal-symbol_covered = { $thing } shows no uncovered { symbol }.
refusal-nothing_covered = Nothing of that kind is covered on { $thing }.
refusal-partner_condition = { $thing } does not meet the condition.
refusal-symbol_is_active = In this chapter { symbol } is active; the objective counts an inactive symbol.
refusal-symbol_is_inactive = In this chapter { symbol } is not active.
refusal-branch_impossible = Branch { $branch } of this bonus cannot be carried out now.
refusal-no_inactive_token = You have no inactive { symbol } token to exchange.
refusal-hero_not_offered = You are not looking at the board of { $thing }.
refusal-board_not_offered = You are not looking at the board { $thing }.

## What happened

no-card = no second card
seat-number = Seat { $seat }
event-chapter_card_drawn = The chapter card is { $chapter }.
event-pair_dealt = { $left } and { $right } are dealt into slot { $slot }.
event-first_chooser_drawn = { $seat } chooses first.
event-hero_chosen = { $seat } leads { $hero }.
event-automa_seated = An Automa takes the place of { $hero }.
event-board_laid = { $board } lies between { $seat } and { $partner }.
event-initiative_formed = The order is { $order }.
event-active_symbols_laid = Chapter { $chapter }: { $left } on the left, { $right } on the right.
event-pair_discarded = { $left } and { $right } leave the market.
event-deck_reshuffled = The discard pile is shuffled into a new deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
event-pair_taken = { $seat } takes { $left } and { $right } from slot { $slot }.
event-top_taken = { $seat } goes to the top position.
event-cards_drawn = { $seat } draws { $cards }.
event-cards_drawn_hidden = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
event-cards_played = { $seat } plays { $left } and { $right }.
event-effect_applied = { $seat } applies { $card }.
event-effect_skipped = { $seat } cannot meet the condition of { $card }.
event-symbols_gained = { $seat } gains { $amount } { $symbol }.
event-token_lost = { $seat } discards 1 { $symbol } token.
event-symbol_covered = { $seat } covers { $symbol } on { $card }.
event-cover_removed = { $seat } takes a lost-symbol token off { $card }.
event-tokens_exchanged = { $seat } turns 1 { $symbol } into { $into }.
event-cups_paired = { $seat } and { $partner } pass the cup { $pairs ->
    [one] once
    [2] twice
   *[other] { $pairs } times
  }.
event-partnership_gained = The partnership of { $seat } and { $partner } reaches step { $step }.
event-bonus_reached = { $seat } receives the bonus of step { $step }.
event-xp_gained = { $seat } gains { $amount } XP.
event-golden_started = { $seat } passes 20 XP; the golden marker starts.
event-vp_gained = { $seat } gains { $amount } VP.
event-lap_completed = { $seat } passes 30 VP for the { $laps ->
    [1] first
    [2] second
   *[other] third
  } time.
event-ability_unlocked = { $seat } unlocks { $ability }.
event-ability_acquired = { $seat } takes { $ability } from { $partner }.
event-ability_used = { $seat } uses { $ability }.
event-ability_refreshed = { $seat } can use { $ability } again.
event-market_swapped = { $seat } swaps { $one } with { $other } in the market.
event-card_traded = { $seat } gives { $given } to the market for { $taken }.
event-pair_replaced = { $seat } has the pair of slot { $slot } replaced.
event-hand_shown = { $seat } shows { $cards }.
event-turn_ended = Turn { $turn } of chapter { $chapter } is over.
event-chapter_scored = { $seat } scores the chapter: { $xp } XP and { $vp } VP.
event-tokens_discarded = All tokens go back to the stock.
event-cards_kept = { $seat } keeps { $cards }.
event-objective_scored = { $seat } scores { $vp } VP for hand cards with { $symbol }.
event-experience_scored = { $seat } scores { $vp } VP for experience.
event-partnership_scored = { $seat } scores { $vp } VP for the lower partnership.
event-match_ended = { $count ->
    [0] Nobody wins.
   *[other] { $winners } wins.
  }
