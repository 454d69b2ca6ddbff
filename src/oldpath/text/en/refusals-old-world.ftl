### Why something is not allowed in Old World. Facts: ids come as names, numbers as numbers;
### attributes, terrains and decks come as bare words (combat, forest, city), for sentences to choose by.

refusal-ow_wrong_moment = This is not the moment { ow-verb-phrase }: another question is open.
refusal-ow_not_asked_now = It is not for seat { $seat } { ow-verb-phrase } now: somebody else decides.
ow-verb-phrase = { $verb ->
    [go] to travel
    [go-on] to go on
    [act] to use a location action
    [dice-with] to play dice poker
    [quest] to resolve a quest
    [pay] to pay for a move
    [pay-gold] to pay for a move
    [pay-two] to pay for a move
    [ferry] to pay for a move
    [ride] to pay for a move
    [fight] to fight a monster
    [attack-witcher] to attack a witcher
    [meditate] to meditate
    [explore] to explore
    [gold-instead] to take gold instead of exploring
    [option] to choose an option of a story
    [either] to choose between two effects
    [attribute] to raise an attribute
    [trail] to choose a trail
    [give-up] to give up a potion
    [discard] to discard a card
    [trash] to trash a card
    [take] to take a card
    [return] to put a card back into the deck
    [keep] to keep a card you looked at
    [put-back] to put a card back on a deck
    [buy] to gain a card from the row
    [stop] to stop
    [pass] to pass
    [play] to play a card
    [use] to use that
    [attack] to choose the monster’s attack
    [bet] to bet
    [reroll] to throw dice again
    [keep-dice] to keep dice
    [school] to choose a school
   *[other] to do that
}
refusal-ow_not_offered = It is not possible { ow-verb-phrase } here; { $offered ->
    [one] there is 1 other thing
   *[other] there are { $offered } other things
} to choose.
refusal-ow_yourself = Seat { $other } is your own.
refusal-ow_already_here = You stand at { $place } already.
refusal-ow_not_connected = No route joins { $here } and { $place }.
refusal-ow_cannot_pay_move = You cannot pay for the way to { $place }: it takes a card of its terrain, a card and 1 gold, or two cards. You hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and { $gold } gold.
refusal-ow_move_first = You have not moved this turn: nothing can be done at { $place } before you leave and come back.
refusal-ow_action_used = The location action of { $place } has been used this turn.
refusal-ow_no_stake = The locals of { $place } want to see 1 gold on the table, and you have none.
refusal-ow_nothing_to_trade = No card of the row is cheap enough for any card in your hand to be traded at { $place }.
refusal-ow_no_lesson = Nothing that { $place } teaches can be paid with { $gold } gold, or you have mastered it all.
refusal-ow_not_here = The witcher of seat { $other } does not stand where you are.
refusal-ow_diced_already = You have played dice with the witcher of seat { $other } this turn.
refusal-ow_no_gold_for_dice = Both players need 1 gold for dice poker; one of you has { $gold }.
refusal-ow_no_such_quest = “{ $quest }” is not one of your quests.
refusal-ow_quest_elsewhere = “{ $quest }” is resolved at { $place }.
refusal-ow_quest_at_school = “{ $quest }” is resolved at one of the five witcher schools.
refusal-ow_quest_price = Resolving “{ $quest }” costs { $price } gold; you have { $gold }.
refusal-ow_not_in_hand = { $card } is not in your hand of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
refusal-ow_wrong_terrain = { $card } does not show the terrain of { $place }.
refusal-ow_right_terrain = { $card } shows the terrain of { $place }: it pays for the move by itself.
refusal-ow_no_ride = Nothing that you have carries you to { $place } for nothing.
refusal-ow_no_gold = A card and 1 gold would do; you have { $gold } gold.
refusal-ow_no_second_card = Two cards would do; you hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
refusal-ow_monster_elsewhere = { $monster } is not where you are.
refusal-ow_toll = To fight { $monster } you must give up { $potions ->
    [one] 1 unused potion
   *[other] { $potions } unused potions
}, and you have too few.
refusal-ow_meditate_first = { $monster } is the last monster: you must own the attribute trophy before you fight it.
refusal-ow_no_fights_at_schools = Witchers do not fight each other at a school, and { $place } is one.
refusal-ow_tavern_closed = The tavern of { $place } is closed: the last fight between witchers was here.
refusal-ow_diced_with_target = You have played dice with the witcher of seat { $other } this turn, so you cannot attack that witcher.
refusal-ow_not_at_top = Meditation needs an attribute at level 5; your { ow-attribute } stands at { $level }.
refusal-ow_trophy_owned = You own the { ow-attribute } trophy already; nobody holds two alike.
refusal-ow_trophy_gone = The { ow-attribute } trophy is no longer to be had, whatever your level ({ $level }).
refusal-ow_exploration_barred = A card has barred you from exploring this turn, the { $deck ->
    [city] city
   *[wilds] wilds
} deck too.
refusal-ow_deck_empty = The { $deck ->
    [city] city
   *[wilds] wilds
} deck has no card left.
refusal-ow_option_price = This option costs { $price } gold; you have { $gold }.
refusal-ow_at_top = Your { ow-attribute } stands at level { $level }, the highest.
refusal-ow_foreign_specialty = Only your own school teaches your Specialty, which stands at level { $level }.
refusal-ow_lesson_price = A lesson in { ow-attribute } costs { $price } gold here; you have { $gold }.
refusal-ow_not_lowest = Another attribute stands lower than your { ow-attribute } at level { $level }, or { ow-attribute } has just been raised.
refusal-ow_trail_owned = You have a trail for the { $terrain ->
    [forest] forest
    [mountain] mountain
   *[water] water
} monster already, or are after one.
refusal-ow_no_token = No fitting { $terrain ->
    [forest] forest
    [mountain] mountain
   *[water] water
} token is left in its stack.
refusal-ow_no_such_monster = No { $terrain ->
    [forest] forest
    [mountain] mountain
   *[water] water
} monster is on the map.
refusal-ow_no_such_potion = You have no unused { $potion }.
refusal-ow_nothing_cheap_enough = No card of the row costs at most 1 more than { $card }.
refusal-ow_not_in_row = { $card } does not lie in the action row.
refusal-ow_not_looked_at = { $card } is not among the cards you may choose from here.
refusal-ow_not_yours = { $card } is not in your hand, deck or discard pile.
refusal-ow_not_in_discard = { $card } does not lie in your discard pile.
refusal-ow_wrong_cost = { $card } costs { $cost }, which does not fit here.
refusal-ow_too_dear = { $card } costs { $cost ->
    [one] 1 card
   *[other] { $cost } cards
} where it lies; your hand is { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
refusal-ow_too_many_cards = You hold { $cards } cards and may keep { $limit }.
refusal-ow_must_play = You hold { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: a combo of at least one card must be played.
refusal-ow_does_not_link = { $card } has the colour of no extension of { $beneath }.
refusal-ow_choose_link = { $card } fits several extensions: say which one, such as the first.
refusal-ow_thing_not_yours = You do not have { $thing }.
refusal-ow_no_more_potions = Your Alchemy allows { $limit ->
    [one] 1 potion
   *[other] { $limit } potions
} a fight, or the monster allows fewer: { $thing } must wait.
refusal-ow_thing_used = { $thing } has been used already.
refusal-ow_condition_fails = What { $thing } asks for is not so now.
refusal-ow_other_window = { $thing } is for another moment of the fight.
refusal-ow_board_not_offered = You are not looking at the board of { $school }.
refusal-ow_no_such_dice = Your dice do not show { $faces }.
