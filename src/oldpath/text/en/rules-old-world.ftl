### Words of this file, always the same ones
### - Places: map, location, location 0, terrain (forest, mountain, water), wild symbol, connection, school
### - Tokens: location token, monster token, trail token, trail quest (still face up, with 1 gold), score token, Tavern Closed token
### - Witcher: attribute (Combat, Defense, Alchemy, Specialty), level, value, witcher level, shield, specialty (what a school can do)
### - Cards: action card, starting card, cost-0 card, shared action deck, action row, slot, shared action discard,
###   personal deck, discard pile, hand; discard (to your pile), trash (out of the game), potion, equipment, companion
### - Stories: exploration, city deck, wilds deck, option, result, quest, event
### - Fights: witcher fight, monster fight, attacker, defender, Life Pool, fight turn, combo, extension, Charge, Bite,
###   monster player, knocked out, defeated, driven away, full defeat
### - Trophies: monster trophy, witcher trophy, attribute trophy, trophy track, top space, fatigue, meditation
### - Players: you (or the active player, where somebody else is meant by "you"), first player, the player to your right

## Components

OW-001 = One to five players can take part; each of the five schools has exactly one player set, so no two players ever share a school.
OW-002 = There are one board, one Tavern Closed token, one solo aid card and ten player aids, five on actions and five on combat; every player gets one aid of each kind.
OW-003 = The shared action deck is made of 90 action cards; the 50 starting cards are separate and never belong to it.
OW-004 = There are 28 potion cards in the box, and all players draw from them.
OW-005 = Exploration cards make two separate decks: 36 cards for the city and 36 cards for the wilds.
OW-006 = There are eight attribute trophies, two copies for each of Combat, Defense, Alchemy and Specialty.
OW-007 = There are 56 event cards, and each of them bears a number of its own on the back.
OW-008 = There are two sets of five poker dice, and every die has six faces, numbered from 1 to 6.
OW-009 = The box holds 35 gold tokens, but the bank has no limit: it can always pay what it owes.
OW-010 = An amount of gold always means a total value, and the colour or look of the coins has no meaning.
OW-011 = There are 18 location tokens, six for each of the three terrains: forest, mountain and water.
OW-012 = Of the 28 monster cards, ten are of level I, twelve of II, six of III; one side shows life value and special ability, the other a fight description and trophy ability.
OW-013 = There are 28 monster tokens, and each of them belongs to one monster card.
OW-014 = Twenty monster fight cards form one deck for all monsters, and each card offers two attacks, one or the other: Charge and Bite.
OW-015 = A school's set has a player board with spare name tokens, a figure with a coloured base, a score token, five markers for attributes and witcher level, a shield marker and four witcher trophies.
OW-016 = Every set also has ten starting action cards, which bear the school's symbol in the top right corner.

## Setup for any number of players

OW-017 = Play your first game with up to three, and with four or five only once all know it; teach the basics first, then the turn, then fights, then location actions.
OW-018 = To prepare the action row, first shuffle all 90 action cards into one face-down shared action deck.
OW-019 = Then reveal cards from the top of the shared action deck until you have found three with a printed cost of 0.
OW-020 = Lay those three cost-0 cards face up on the three rightmost slots of the action row, in random order.
OW-021 = Any other cards you revealed on the way go back into the shared action deck; reshuffle it and put it face down on its space of the board.
OW-022 = Next, reveal the top three cards of the shared action deck, whatever they cost, and fill the three leftmost slots with them in random order.
OW-023 = The action row always has six face-up slots, and during play it is refilled so that it holds six cards.
OW-024 = Shuffle all potion cards and put them face down beside the board as the potion deck.
OW-025 = Never shuffle the event deck: it lies face down in ascending order, with the numbers on the backs showing.
OW-026 = Shuffle the city deck and the wilds deck separately, and put each one face down on its own space.
OW-027 = Lay the board in the middle of the table, and beside it all gold, which is the bank, and both sets of dice.
OW-028 = Sort the location tokens by terrain into a forest, a mountain and a water stack, shuffle each stack by itself, and keep them face down beside the board.
OW-029 = Before any monsters are placed, turn up the top token of each terrain stack and put it on the slot of that terrain in the monster section.
OW-030 = Sort the monster cards into three piles, levels I, II and III, with the side that shows life value and ability facing up.
OW-031 = Sort the monster tokens by level into three stacks, shuffle each stack by itself, and keep them face down.
OW-032 = With three, four or five players, take three level I monster tokens and put them at random, still face down, one beside each face-up location token of the monster section.
OW-033 = With two players, take two monster tokens of level I and one of level II instead of three of level I.
OW-034 = With two players, decide who goes first before this step: while all monster tokens are still face down, that player picks the terrain of the level II token, and the level I tokens take the other two at random.
OW-035 = Once all three monster tokens have been given a terrain, turn them face up.
OW-036 = Then move each monster token to the map location named by its location token, without hiding that location's terrain symbol.
OW-037 = Take the card of each monster from its pile and lay it in the monster section, right under that location token.
OW-038 = Shuffle the 20 monster fight cards and put them face down beside the board as a deck.
OW-039 = With two or more players, the monster section always has one forest, one mountain and one water slot, each holding one location token and one monster.
OW-040 = Whoever read a Witcher book most recently is the first player, or the table finds one at random or in any other way.
OW-041 = Player boards are chosen one player at a time, counter-clockwise: the player to the right of the first player begins, and the first player comes last.
OW-042 = When it is your time to choose, all untaken boards are shuffled face down; draw two, keep one, and put the other back among the rest for the next player.
OW-043 = With five players, the first player has no choice and receives the one player board that is left.
OW-044 = Optional rule: player boards may be given out in any other way that all players agree on.
OW-045 = Put your score token on the lowest space of the trophy track, which counts as 0.
OW-046 = Put your figure on the map, at the location of your own school.
OW-047 = Put one marker on level 1 of each of your four attribute tracks, and one on level 1 of the witcher-level track.
OW-048 = Keep as many of your witcher trophies as you have opponents, one to four with two to five players, face down under your board's top edge; box the others.
OW-049 = At the start of the game, your shield marker stands on 1.
OW-050 = Shuffle your ten starting cards and put them face down on the left of your board as your personal deck.
OW-051 = With two players, in turn order, you start with 3 and 5 cards, and with 2 and 4 gold.
OW-052 = With three players, in turn order, you start with 3, 4 and 5 cards, and with 2, 4 and 6 gold.
OW-053 = With four players, in turn order, you start with 2, 3, 4 and 5 cards, and with 4, 5, 6 and 7 gold.
OW-054 = With five players, in turn order, you start with 2, 3, 4, 4 and 5 cards, and with 5, 5, 5, 7 and 7 gold.
OW-055 = Draw your starting hand from your own shuffled deck of ten cards, and take your starting gold from the bank.
OW-056 = Nobody starts with potions, trophies, trail tokens, quests or equipment; only a bonus level in Alchemy, with four or five players, gives a potion before the first turn.
OW-057 = The sets of schools that nobody plays go back into the box.
OW-058 = With two or three players, one attribute trophy of each attribute is available, four cards in all; the other four copies go into the box.
OW-059 = With four or five players, all eight attribute trophies are available, two for each attribute.

## Extra setup for four and five players

OW-060 = With four or five players, two more steps follow when ordinary setup is complete, before the first turn.
OW-061 = Put one random level I monster token with four players, or two with five, face down beside the monster section: this is the extra stack.
OW-062 = Each player raises any one attribute, Specialty included, by one level; they choose one at a time, the first player first and then clockwise.
OW-063 = This bonus level has its usual effects, 1 shield for Defense or the top potion for Alchemy; it never raises witcher level, because three attributes are still at level 1.

## Goal, golden rule, optional rules

OW-064 = You win at once, in mid-turn, when your score token reaches 4, the top space of the trophy track, normally with a fourth trophy; the track counts, not the cards, so no tie is possible.
OW-065 = Trophies come from three sources only: above all from defeating monsters, and also from winning a witcher fight you started and from meditating with an attribute at level 5.
OW-066 = Where the text of a card contradicts one of the rules, the card wins.
OW-067 = If players disagree about how an effect works, they take the reading that serves the story best; at this table, fixed rulings decide instead.
OW-068 = Three rules are optional: giving out player boards freely, choosing the first player freely, and letting turns overlap.

## Action cards, personal deck, discard and trash

OW-069 = You start with a personal deck of ten cards, and the decks of different schools differ.
OW-070 = Each time you play an action card, use it either for movement or for its fight ability, as you choose, and never for both.
OW-071 = In phase III, you can also discard action cards from your hand to pay for a new card.
OW-072 = Every action card shows a terrain symbol in its lower left corner for movement: forest, mountain, water or the wild symbol.
OW-073 = Every card of the shared action deck shows its name, and its cost in the lower right corner.
OW-074 = The upper left part of an action card shows what it does when you attack; the card may also have extensions for linking other cards.
OW-075 = Action cards have five types by colour: blue fast attacks, red strong attacks, green dodges, yellow defensive Signs and purple offensive Signs.
OW-076 = You may look through your personal deck only when you suffer fatigue, when a card effect allows it, or while you are neither the active player nor in a fight.
OW-077 = After looking through your personal deck, shuffle it and put it back face down.
OW-078 = Your personal deck always lies face down; your discard pile always lies face up, on the left of the deck.
OW-079 = To discard a card means to put it face up on your own discard pile.
OW-080 = To trash a card means to return it to the box, and it cannot come back in this game.
OW-081 = If you must trash a number of cards, trash exactly that many, neither more nor fewer; they may be of the same type or of different types.
OW-082 = Each card you trash may come from your hand, your deck or your discard pile, as you choose, unless the effect says otherwise.
OW-083 = Outside fights, and never during one, if you must draw and your personal deck is empty, shuffle your discard pile into a new deck at once and go on drawing.
OW-084 = You can never hold more than seven cards, in a fight or out of it: at seven, any further draw is skipped and that part of the effect is lost.
OW-085 = If you draw several cards, stop the moment you hold seven; the rest of the draw is lost.
OW-479 = Every starting card has a printed cost of 0, so you can trade it as a cost-0 card, though nobody can ever buy one.
OW-480 = Cards you discard together lie on your pile in the order you choose; cards discarded one by one, as damage demands, lie as they came, the last on top.

## Attributes, shield, witcher level

OW-086 = Every witcher has four attributes: Combat, Defense and Alchemy, which are the same for all schools, and Specialty, which is unique to each school.
OW-087 = Attribute levels run from 1 to 5, and so does your witcher level.
OW-088 = At the end of each of your fight turns you draw by your Combat value: 1, 2, 3, 4, 4 cards at levels 1 to 5.
OW-089 = The most your shield can be is your Defense value: 1, 2, 3, 4, 4 at levels 1 to 5.
OW-090 = Each time your Defense goes up a level, your shield rises by 1 at once, except when Defense reaches level 5.
OW-091 = When your Defense goes from level 4 to level 5, you get no extra shield, even if your shield is below 4 at that moment.
OW-092 = In one fight you may use as many potions as your Alchemy value: 1, 2, 3, 4, 4 at levels 1 to 5.
OW-093 = Each time your Alchemy goes up a level, take the top card of the potion deck at once; the limit of four potions applies.
OW-094 = Your Specialty level sets how strong your school's ability, its specialty, is in fights.
OW-095 = Your shield can never be higher than your Defense value, and any rise beyond that is lost.
OW-096 = If a monster's attack or ability, an exploration or an event lowers your Defense, and your shield is now above its new value, lower the shield to that value.
OW-097 = Your shield can never drop below 0, whatever lowers it.
OW-098 = As soon as each of your four attributes is at least one level above your witcher level, that level rises by one, at once, in the middle of whatever is going on.
OW-099 = When you reach witcher level II or III, draw one card at once from your personal deck, or from your Life Pool during a fight.
OW-100 = When you reach witcher level IV or V, draw two cards at once from your personal deck, or from your Life Pool during a fight.
OW-101 = Your witcher level never goes down, even if every one of your attributes falls below it.
OW-102 = An attribute that has reached level 5 can never be lowered again, by any effect.
OW-103 = No effect can ever lower one of your attributes below level 1.
OW-470 = The value of Combat, Defense and Alchemy, 1, 2, 3, 4, 4 at levels 1 to 5, sets draws, shield maximum and potions per fight; for witcher level, training prices and limits, tests and attribute damage, the level counts.
OW-471 = The shield track runs from 0 to 4, and no shield ever goes beyond it.

## Board, locations, terrain

OW-104 = The map has 19 locations: 18 with one location token each, and the special location 0.
OW-105 = Each of the 18 ordinary locations is of one terrain: forest, mountain or water.
OW-106 = Locations have a printed name and number; a location token shows both on its front and the terrain on its back.
OW-107 = Every location has exactly one location action, which is shown beside it on the map.
OW-108 = Two locations are connected when a drawn route joins them directly; one payment takes you along exactly one connection, and you cannot jump over a location.
OW-109 = Some connections are water routes, and you use them just like roads.
OW-110 = The board has areas that remind you of phases I, II and III; on it are the map, monster section, action row, decks and trophy track.
OW-111 = Location 0, Behelt Nar, the School of the Manticore, lies in the east, has no location token and counts as every terrain, so any single card takes you there.
OW-112 = No monster, no trail and no quest is ever tied to location 0.
OW-113 = Even so, location 0 has a location action, and any witcher there may use it.
OW-114 = The witcher of the Manticore school belongs to an expansion and is not part of the base game.

## Location tokens

OW-115 = Location tokens that are not in use stay face down in the three stacks of their terrains.
OW-116 = Face up in the monster section, a location token says where the monster is; face up on a quest, where the quest is; on your board, face up with 1 gold, it is a trail quest, face down a trail token.
OW-117 = A trail token stands for the monster that now occupies the terrain on its back, and it leaves you when that monster is replaced.
OW-118 = If a terrain's stack is empty, you cannot start a trail quest or take a trail token for its monster, but the rest of the effect, such as 1 gold, still happens.
OW-119 = If a quest asks for a token of a terrain whose stack is empty, draw a random token of another terrain, and the quest happens at its location.
OW-120 = If all three stacks are empty, you cannot take the quest, and its exploration card leaves the game.

## Potions outside fights

OW-121 = Your unused potions lie face up by your board, four at the most whatever your Alchemy level, unless a card's text changes this limit.
OW-122 = If you have more than four potions, discard down to four at once; you pick which ones go, and the new one may be among them.
OW-481 = Every potion that leaves you goes to the shared potion discard, whether you used it, paid it, lost it or had too many.

## Turn structure

OW-123 = Your turn has three phases, always in this order: I, movement and actions; II, fight, meditation or exploration; III, action cards.
OW-124 = Players take whole turns one after another, clockwise, and the first player begins.
OW-125 = Optional, if all agree: experienced players may let the next player start phase I while the active player finishes phase III, as long as neither's decisions depend on the other.

## Phase I: movement

OW-126 = Phase I goes round in three steps: first move, then act at the location, then decide whether to go round again or on to phase II.
OW-127 = You may skip phase I altogether and go straight to phase II.
OW-128 = The first thing you do in phase I must be a move: before it, no action, poker or quest is possible at the location where you start.
OW-129 = For a standard move, discard one hand card whose terrain symbol matches a connected location and go there; both the card and the destination are your choice.
OW-130 = Instead, you may discard any two hand cards together, whatever their symbols, and move to a connected location of any terrain.
OW-131 = Or you may discard any one hand card and pay 1 gold to the bank, and move to a connected location of any terrain.
OW-132 = One card with the wild symbol is enough to move to a connected location of any terrain.
OW-133 = Wherever another effect asks for a certain terrain symbol on a card, the wild symbol will do as well.
OW-134 = You may move any number of times in a row before doing anything at a location, but you pay for every move.
OW-135 = Any number of figures and monsters may share a location; opponents and monsters at your destination never block your move.
OW-136 = Entering a location with a monster does not force you to fight and does not stop you from moving on.
OW-137 = The cards you use for movement go to your own discard pile.

## Phase I: actions at a location

OW-138 = At a location you have moved to, you may use its location action, play dice poker with witchers there and resolve quests there, in any order you choose.
OW-139 = Location actions, poker and quests are all optional: you may leave out any of them.
OW-140 = You can use a location's action once per turn at most, even if you leave and come back; two different locations with the same symbol can both be used.
OW-141 = Other witchers or a monster at your location do not keep you from using the location action.
OW-142 = To use the action or to play poker at the location where you began your turn, you must first leave it and come back this turn, paying for each move.
OW-143 = In your turn, you may start poker with each of the other witchers once at most.
OW-144 = Using the location action does not rule out poker with a witcher there; poker may come before it or after it.
OW-145 = A witcher you played poker with this turn is safe from your attack in phase II of the same turn; you can still attack other witchers at the location.
OW-146 = After your actions, if you still have cards, choose: move again and continue phase I, or go to phase II and keep the rest of your hand.
OW-147 = If you have no cards left in hand, you must go to phase II once you have done what you want at your location.

## Dice poker between witchers

OW-148 = Your opponent at dice poker is another witcher at your location; if there are several, you pick one.
OW-149 = The witcher you have picked for dice poker cannot decline the game.
OW-150 = Both players need at least 1 gold: with 0 gold a witcher can neither start poker nor be picked for it.
OW-151 = Before any roll, first each of the two puts 1 gold of their own in the pot, and then the bank adds 1 more, which makes 3.
OW-152 = In step 3, both players roll their five dice at the same time.
OW-153 = In step 4, having seen both rolls, the player who is not active may reroll once.
OW-154 = In step 5, knowing the opponent's final dice, the active player may reroll once.
OW-155 = To reroll, pick any number of your own dice, even none, and throw them together once; you must keep the new values.
OW-156 = In step 6, the two hands are compared, and the hand of the higher rank wins.
OW-157 = Poker rank 1, the lowest of all, is a pair: two dice alike.
OW-158 = Poker rank 2 is two pairs, which must be of different values.
OW-159 = Poker rank 3 is three of a kind: three dice alike.
OW-160 = Poker rank 4 is the small straight, with the values 1, 2, 3, 4 and 5.
OW-161 = Poker rank 5 is the large straight, with the values 2, 3, 4, 5 and 6.
OW-162 = Poker rank 6 is the full house: three dice of one value and two of another.
OW-163 = Poker rank 7 is four of a kind: four dice alike.
OW-164 = Poker rank 8, the highest of all, is five of a kind: all dice alike.
OW-165 = Between hands of the same rank, compare the values in the combination, highest first, never the sum of dice: of two pairs, first the higher pair, then the lower.
OW-166 = Between two full houses, compare the three dice alike first, and only then the two.
OW-167 = If the combinations are equal too, compare the highest unused die, then the next, and so on; hands without any pair rank lowest and are compared in the same way.
OW-168 = If everything is equal, as with two equal straights, the active player wins, the one whose turn it is and who started the game.
OW-169 = The winner of the dice poker takes the whole pot of 3 gold.

## Phase II: the choice

OW-170 = You may move on to phase II at any moment of phase I you choose.
OW-171 = In phase II you must do exactly one of three things, of those open to you: fight, meditate or explore.
OW-172 = Once you have chosen one of them, no more movement or other phase I action is possible this turn.
OW-173 = You may fight at most once in your turn, against either a witcher or a monster.
OW-174 = Phase II happens at the location where your figure stands, whether or not you have moved this turn.
OW-175 = You may attack a witcher at your location; you pick the target, and the target cannot refuse.
OW-176 = You cannot start a fight with another witcher at a location with a witcher school, location 0 included.
OW-177 = You cannot start a fight with another witcher at the location where the Tavern Closed token lies.
OW-178 = You may fight the monster whose token is at your location.

## Meditation

OW-179 = You may meditate only if at least one of your attributes is at level 5.
OW-180 = To meditate on an attribute, you need its attribute trophy to be still available.
OW-181 = To meditate, you must not own that same attribute trophy already: nobody ever holds two identical trophies.
OW-182 = One meditation gives you one attribute trophy, for an attribute that meets all conditions; if several do, you choose.
OW-183 = In step 1 of meditation, take the trophy card from the supply and place it face up with your board.
OW-184 = In step 2 of meditation, move your score token up one space and suffer fatigue, unless that would take the token to the top space.
OW-185 = In step 3 of meditation, go on to phase III.
OW-186 = If meditation would take your score token from 3 to the top space, it stays and you suffer no fatigue; you still take the card, may use its ability, and the game goes on.
OW-187 = Only a trophy won in a fight can end the game, never meditation: even four trophy cards do not win while your score token stands on 3.

## Exploration

OW-188 = Exploration has no requirement, so in phase II you can always choose it.
OW-189 = You choose which deck to explore at your current location: the city deck or the wilds deck.
OW-190 = First, the player to your right draws the top card of that deck, and then reads out the introduction and both options, but nothing of the results.
OW-191 = In step 3 of exploration, you pick one option without knowing either result.
OW-192 = Only the result of the option you chose is revealed; the other one stays secret.
OW-193 = After you resolve it, an exploration card leaves the game for the box, unless it became a quest or says that you keep it.
OW-194 = An exploration card has three parts: an introduction with two options, a result A and a result B; each result has a story and a cost, an effect or both.
OW-195 = If a gold price stands beside an option and you do not have that gold, you cannot choose it; a loss of gold hidden in a result never blocks a choice.
OW-196 = All effects of an exploration card, good or bad, apply to you alone, the active player, unless its own text names somebody else.
OW-197 = Some cards let you take one face-up action card of a stated printed cost from the row, the one you like if several match, and put it on your discard pile.
OW-198 = If the row has no card of that cost, reveal the shared action deck card by card: the first match goes to your discard pile, the other revealed cards to the shared action discard.
OW-199 = Some cards give you a trail: choose a terrain, take the top token of that stack and keep it as a finished trail token, not as a trail quest.
OW-200 = A result is a quest exactly when it carries the quest keyword; any other result is immediate and carried out at once.
OW-201 = If part of an effect cannot be gained or lost, do as much of it as possible.
OW-472 = Just four options have a gold price beside them: city 12 B (1), city 26 A (3), city 32 B (2) and wilds 13 B (1); other gold losses come with results, as far as you can pay.
OW-473 = When an exploration card and all it led to are resolved, the turn goes on with phase III, unless a card's text sends you elsewhere.

## Quests

OW-202 = A card that becomes a quest is placed face up to the right of your board and stays there until you resolve it.
OW-203 = If your quest names a location, you resolve it by going there at any later time.
OW-204 = If your quest names a terrain, draw a random location token of that terrain as you take the quest, and put it face up on the card: that is the quest's location.
OW-205 = Ignoring a quest costs nothing; unresolved quests are simply discarded without effect when the game ends.
OW-206 = You may hold any number of quests at once, and need not finish one before taking another.
OW-207 = You resolve quests in phase I of your own turn, as part of step 2, the actions at a location.
OW-208 = You must have moved to the quest's location, so if your turn began there, leave and come back; resolving the quest may demand a further payment.
OW-209 = Even if you are there and can pay, you decide whether to resolve the quest.
OW-210 = A quest can have its own cost, which you must pay to resolve it.
OW-211 = To resolve your quest, the player to your right takes from the event deck the card with the number printed on the quest.
OW-212 = After you resolve a quest, its exploration card leaves the game, and a location token on it is shuffled back into its stack.
OW-213 = When monsters are replaced, location tokens on quest cards stay where they are.

## Event cards

OW-214 = An event card is of one of four kinds: an introduction with two options, with a test by die roll, or with a short fight, or else equipment or a companion.
OW-215 = If the event has an introduction, it is read out with any options; then you, the active player, pick an option, take the test or play the short fight.
OW-216 = If the event is equipment or a companion, the active player keeps the card by their board for the rest of the game, unless the card says otherwise.
OW-217 = Whoever searches for an event by its number must not read the texts of other events.
OW-218 = A special symbol followed by a number on an exploration or event card means: take the event card of that number; so one event may lead to another.
OW-219 = An event may bring a lasting effect, which then goes on after the event itself is over.
OW-220 = All effects of an event apply to the active player only, unless the event's own text names another player.

## Phase III: action cards

OW-221 = Phase III has three steps, always in this order: discard, draw up, gain a card.
OW-222 = In step 1 of phase III, discard any number of hand cards, as you choose.
OW-223 = At the end of step 1 you may hold three cards at most: if you have more, choose which to discard until you have three or fewer.
OW-224 = In step 2 of phase III, draw from your own deck until you hold three cards.
OW-225 = In step 3 of phase III, choose one of the six face-up action cards, pay its cost and take it.
OW-226 = In step 3 you must take exactly one card, even if you want none and even after a lost fight, unless your hand cannot pay for any of them.
OW-227 = A card's cost is the number of hand cards, of your choice, that you must discard to your own discard pile.
OW-228 = The rightmost slot of the action row makes the card on it cost 1 less.
OW-229 = A reduced cost never goes below 0, and any further reduction is ignored.
OW-230 = Each of the two leftmost slots of the action row makes the card on it cost 1 more.
OW-231 = The three slots in the middle of the action row do not change the cost.
OW-232 = The card you gain in phase III goes to your hand, and not to the discard pile.
OW-233 = After your purchase, the cards left in the row slide right to close the gap, and the top card of the shared action deck fills the leftmost slot.
OW-234 = If nothing else interferes, you end phase III with three cards, minus the cost you paid, plus the one you gained.
OW-235 = A piece of advice for your purchases: cards that cost more are usually stronger.
OW-236 = Effects may change, for one turn, how many cards you draw up to in step 2 of phase III: one more, for example, or one fewer.
OW-474 = Several such changes in one turn add up, a lost fight counting as one fewer, but never to less than 0; a card that fixes the number, like the Rotfiend, overrides the sum.

## Fights: general rules

OW-237 = In every fight, against a witcher or a monster, attacker and defender alike keep their hands: nothing is discarded at the start.
OW-238 = No cards are drawn at the start of a fight, unless a rule or an effect says so.
OW-239 = Each witcher in the fight shuffles discard pile and personal deck together into one face-down Life Pool.
OW-240 = The cards in your hand are not part of your Life Pool.
OW-241 = The number of cards in your Life Pool is the health your witcher has left.
OW-242 = A witcher is knocked out when the Life Pool is empty and the last hand card has been discarded or played.
OW-243 = When a witcher is knocked out, the opponent wins the fight at once.
OW-244 = Played cards are resolved first: only after your combo has been resolved is it checked whether playing your last card has knocked you out.
OW-245 = If both sides lose their last card in the same fight turn, the side whose card or cards caused it is not knocked out and wins.
OW-246 = Even when a monster has knocked you out, you may still earn the reward for driving it away.

## Witcher fights

OW-247 = The attacker, who is the active player, takes the first fight turn; after that, turns alternate.
OW-248 = A witcher fight ends the moment one of the two witchers is knocked out.
OW-249 = After a witcher fight, the Tavern Closed token is put on the location where it took place.
OW-250 = The Tavern Closed token stays there, ruling out another witcher fight, until one takes place at some other location; then it moves to that location.
OW-251 = The Tavern Closed token starts off the map and blocks nothing before the first witcher fight.
OW-252 = The Tavern Closed token forbids only witcher fights: monster fights, poker, quests and location actions go on there as usual.
OW-253 = In a witcher fight, both sides take the same kind of fight turn, and each may use potions, specialty, trophies and equipment on its own turns.

## Witcher fights: bets

OW-254 = You can bet only on witcher fights, and only before the fight.
OW-255 = Every player who does not take part in the fight may place one bet.
OW-256 = A bet is exactly 1 gold of your own, put on "attacker wins" or "defender wins" on your board, whichever you pick; with 0 gold you cannot bet.
OW-257 = To bet, your figure need not be at the location of the fight.
OW-258 = Betting is always voluntary: you may leave your gold where it is.
OW-259 = With two players there is no betting, since nobody is left to bet.
OW-260 = You bet against the bank, and never against another player.

## Witcher fight turn

OW-261 = Your fight turn has four steps, in this order: use potions, specialty and card effects; build a combo; resolve the combo; refill your hand.

## Witcher fight turn, step 1: potions, specialty, effects

OW-262 = In step 1 of your fight turn, you may use one or more potions.
OW-263 = Over one whole fight, you may use as many potions as your current Alchemy value: 1, 2, 3, 4, 4 at levels 1 to 5.
OW-264 = Turn a potion face down as you use it; you keep it until the fight ends, and then it goes to the shared potion discard.
OW-265 = In step 1 you may use the specialty of your school, as its description allows.
OW-266 = In step 1 you may use equipment, companions, trophies and similar cards for their effects.
OW-267 = You may use any effect in step 1, unless its text names another moment.
OW-268 = You may use such effects any number of times and in any order, unless a card or specialty says otherwise, as with "once per fight".
OW-269 = Using any of these effects is optional, except for the Bear's specialty, which works by itself.
OW-270 = All these effects are part of your attack and can trigger anything that depends on the result of your attack.
OW-482 = Damage from an effect of step 1 is dealt at once, before any combo, and can end the fight: a witcher takes it on shield, Life Pool, hand, a monster on its Life Pool.

## Witcher fight turn, step 2: building a combo

OW-271 = A combo is one or more linked action cards that you play from your hand in this turn.
OW-272 = The first card of your combo may be any card of your hand.
OW-273 = Each further card goes on top of the last one, and its colour must match an extension of the card directly beneath; earlier cards of the combo do not matter.
OW-274 = You may keep adding cards as long as you have any in hand and one of them can be linked.
OW-275 = You may stop after any card: there is no duty to play all your cards or the longest combo you could.
OW-276 = A single card is a combo too, a combo of one.
OW-277 = If you hold at least one card, you must play a combo of at least one card.
OW-278 = A linked card uses just one extension of the card below, of your choice if several fit; the other extensions of that card, and their effects, are ignored.
OW-279 = Nothing on the cards is resolved until you have laid out your whole combo.
OW-280 = Every action card has one colour; most of them, but not all, have one or more extensions.

## Witcher fight turn, step 3: resolving the combo

OW-281 = A combo is always resolved in this order: first damage, then shield, then special effects.
OW-282 = Add up all visible, active damage icons of your combo; your opponent takes that much damage.
OW-283 = An icon on an extension is active only if a card of the combo was linked through that extension.
OW-284 = Against a monster, each point of damage discards the top card of the monster's Life Pool.
OW-285 = A witcher always takes damage in this order: shield first, then Life Pool, then hand.
OW-286 = As long as your shield is above 0, each point of damage lowers it by 1.
OW-287 = With your shield at 0, each further point of damage discards the top card of your Life Pool to your own discard pile.
OW-288 = With your Life Pool empty, each further point of damage makes you discard one hand card of your choice.
OW-289 = With no hand card left, the witcher is knocked out immediately, and the opponent wins.
OW-290 = When all damage has been dealt, add up the visible, active shield icons of your combo and raise your own shield by that number.
OW-291 = After damage and shield, resolve the special effects in your combo, if there are any.
OW-292 = "Take top of discard" puts the top card of your discard pile in your hand; cards of the combo being resolved are not there yet and cannot be taken.
OW-293 = "Return this card" puts the card with that symbol back in your hand; the other cards of the combo will go to your discard pile.
OW-294 = "Draw more" or "draw fewer" changes the number of cards you draw in step 4.
OW-295 = A special effect printed on an extension is resolved only if that extension was used in this combo.

## Witcher fight turn, step 4: refilling the hand

OW-296 = At the end of each of your fight turns, you draw cards from your Life Pool.
OW-297 = Draw as many cards as your Combat value, no matter how many you hold, plus or minus what this turn's combo, potions and other effects change; separate draws are not part of this sum.
OW-298 = If the number you should draw comes to 0 or less, you draw no cards, and there is no further penalty.
OW-299 = If your Life Pool runs out, stop drawing: in a fight, your discard pile is never reshuffled into it.
OW-300 = After drawing, all cards of your combo go to your discard pile in the order played, the first card lowest and the last one on top.

## Monster fights: preparation

OW-301 = The player to the right of the active player controls the monster for the whole fight and is called the monster player.
OW-302 = Before the fight, first of all, the monster's special ability is read aloud; its text says when it applies.
OW-303 = Next, the monster player draws as many monster fight cards as the monster's life value, shuffles them and lays them face down as the monster's Life Pool.
OW-304 = Only then does the active player build a Life Pool, by the general rules.
OW-305 = Discarded monster fight cards lie face up beside the monster's Life Pool.
OW-306 = On the monster's turn, the top card of its Life Pool is revealed, so every attack costs the monster 1 life as well.
OW-307 = Any player may count the monster's Life Pool at any time, without looking at the cards or changing their order.
OW-308 = If the active player has the trail token of this monster, the witcher takes the first fight turn; otherwise the monster does.
OW-309 = Using this advantage does not use up your trail token: it leaves you only when the monster is replaced.
OW-310 = From then on, witcher and monster alternate fight turns, until the witcher is knocked out or the monster is beaten.
OW-311 = Every fight against a monster starts with its full life, whoever fights it and even after an earlier full defeat.

## Monster fights: the monster's turn

OW-312 = The attack, Charge or Bite, is chosen and announced before the card is revealed; on the monster's first turn, the monster player chooses.
OW-313 = Then the top card of the monster's Life Pool is revealed, and the half that matches the announced attack takes effect.
OW-314 = On later monster turns, the choice passes from player to player counter-clockwise, skipping the active player; with two players, the one opponent always chooses.
OW-315 = While the choice of attack goes round the table, the monster player stays the same.
OW-316 = A monster's damage strikes the witcher just as a witcher's does: shield first, then Life Pool, then hand.
OW-317 = Some damage depends on the monster's level: of three numbers, level I takes the first, II the second and III the third.
OW-318 = For a random discard, the active player shuffles their hand and the monster player blindly picks 1, 2 or 3 cards, the monster's level; they go to the active player's discard pile.
OW-319 = If your hand is too small for a random discard, discard all of it and the missing number from the top of your Life Pool; your shield does not help, as this is not damage.
OW-320 = If the attack says to trash from hand, the active player trashes one hand card of their choice.
OW-321 = If your hand is empty when you must trash from it, the top card of your Life Pool is revealed and trashed instead.
OW-322 = If the attack lowers an attribute, move its marker down by one, though never below level 1, and not at all if it stands at level 5.
OW-323 = One half of a monster fight card may combine several effects, such as damage and trashing.
OW-483 = Monster fight cards have Charge in the upper half and Bite in the lower one; random discards and trashing come with Charge, lowered attributes with Bite.

## Monster fights: end of a fight

OW-324 = A fight ends when one side's health is used up, by damage or by playing its last card, while the other side still has cards; the side with health left wins.
OW-325 = A monster fight has three outcomes: monster defeated; or witcher knocked out, and the monster driven away if it has 0 or 1 card left, a full defeat if it has 2 or more.
OW-326 = If the monster's Life Pool is empty and the witcher is not knocked out, the monster is defeated, even if its last card was revealed as an attack.

## Monster fights: monster defeated

OW-327 = When you defeat a monster, first take its card, and 2 gold from the bank.
OW-328 = Second, turn over the defeated monster's card; its fight description may be read aloud.
OW-329 = Third, move your score token up one space for the defeated monster and suffer fatigue; if you reach the top space, you win at once.
OW-330 = Fourth, tuck the defeated monster's card under your board so that its trophy ability can be seen.
OW-331 = There is no limit on monster trophies: every monster you defeat gives you one.

## Monster fights: a new monster

OW-332 = After the trophy steps for a defeated monster, a new one must be brought in, but not in solo, and not if the trophy has won the game.
OW-333 = First, draw a monster token one level higher than the defeated monster: level II after level I, level III after level II.
OW-334 = If a level III monster was defeated, draw another level III token.
OW-335 = If the stack of that level is empty, shuffle the tokens of all driven-away monsters of that level into a new stack and draw from it, even the one just driven away.
OW-336 = Second, the token of the defeated monster goes into the box for good, since its card is now a trophy.
OW-337 = In the second step, before a new one is drawn, the location token of a monster defeated or driven away is shuffled face down into its stack, so it may come up again.
OW-338 = In the second step, all players' trail tokens and trail quests for that monster, defeated or driven away, are shuffled into the stack too; gold on a trail quest goes to the bank.
OW-339 = Third, draw a location token of the same terrain and put it face up on the freed slot of the monster section.
OW-340 = Fourth, put the new monster token on the map location named by that location token; fifth, lay the matching monster card on that slot of the monster section.

## Monster fights: the extra stack with four and five players

OW-341 = With four or five players, when a level I monster is defeated, the top token of the extra stack comes in instead of a level II token, as long as there is one.
OW-342 = Driving a monster away does not use the extra stack: its replacement comes from the ordinary stack of the same level.
OW-343 = Once the extra stack is empty, new monsters are brought in as usual.

## Monster fights: monster driven away

OW-344 = You drive a monster away when you are knocked out, but it has only 0 or 1 card left in its Life Pool.
OW-345 = When you drive a monster away, you first gain 2 gold.
OW-346 = Second, the driven-away monster's card is discarded, and its token joins the driven-away tokens of its level.
OW-347 = Third, on driving a monster away, you put a cost-0 action card on your discard pile.
OW-348 = Then a new monster comes in as after a defeat: location token, trail tokens and trail quests go back, a new location of the same terrain is drawn, but the monster token is of the same level.
OW-349 = Driving a monster away gives no trophy, no move on the trophy track and no fatigue.
OW-350 = Driving a monster away does not reduce phase III: you draw up to three cards as usual.

## Monster fights: full defeat and aftermath

OW-351 = It is a full defeat when you are knocked out and the monster has two or more cards left.
OW-352 = On a full defeat, first take a trail token of that monster's terrain, if you have none for it and its stack is not empty.
OW-353 = Second, on a full defeat, put a cost-0 action card on your discard pile.
OW-354 = Third, after a full defeat, you draw up to two cards instead of three in phase III of this turn only.
OW-355 = After a full defeat, the monster stays where it is.
OW-356 = After every monster fight, whatever the outcome, first shuffle all monster fight cards into one deck again.
OW-357 = Second, after every monster fight, shuffle your Life Pool, discard pile and hand together into a new personal deck, which leaves your hand empty.
OW-358 = Third, after every monster fight, raise your shield to your Defense value.
OW-359 = After the aftermath of a monster fight, your turn goes on with phase III.
OW-360 = Attributes lowered in a fight stay lowered: nothing restores them when it is over.
OW-477 = A monster's special ability applies exactly when its text says; "the first turn" means the first fight turn of the side it names, whoever goes first in the fight.
OW-478 = You may start a monster fight at any location with a monster, even at a school and where the Tavern Closed token lies.

## Monster fights: putting a cost-0 card on your discard pile

OW-361 = You get a cost-0 card when you drive a monster away, when a monster fully defeats you, and when another witcher beats you.
OW-362 = Take the cost-0 card from the action row, choosing if there are several; only a printed cost of 0 counts, whatever its slot adds or takes off.
OW-363 = The cost-0 card goes on top of your own discard pile, not into your hand, and you pay nothing for it.
OW-364 = After a cost-0 card is taken from the row, refill it as usual: the cards slide right and a new one comes in on the left.
OW-365 = If the row has no cost-0 card, reveal the shared action deck one card at a time until a cost-0 card appears, and put that card on your discard pile.
OW-366 = The other cards revealed in that search go to the shared action discard beside the board, and the row does not change.
OW-367 = The cost-0 card comes before your cards are reshuffled after the fight, so it ends up in your new deck.

## Witcher fights: outcome

OW-368 = A witcher fight is won by the attacker or the defender, without draw or flight, and the loser, whoever it is, puts a cost-0 card on their discard pile.
OW-369 = If you attacked and won, take one witcher trophy that belongs to the witcher you beat.
OW-370 = If you already own a trophy of that witcher, skip all trophy steps: no card, no move, no fatigue; gold and the loser's cost-0 card come all the same.
OW-371 = Turn over the witcher trophy you have gained; its fight description may be read aloud.
OW-372 = For the witcher trophy you have gained, move your score token up one space and suffer fatigue.
OW-373 = Tuck the witcher trophy you have gained so that its ability can be seen.
OW-374 = You may own at most one trophy of each other school.
OW-375 = A defender who wins a witcher fight takes no trophy.
OW-376 = If you lose a witcher fight, you keep all trophies won earlier, and no rule ever moves a score token down.
OW-377 = A witcher trophy has a fight description at the top and its ability below.
OW-378 = The winner of a witcher fight, attacker or defender, gains gold by the loser's position on the trophy track: 1, 2, 3 or 3 gold at position 0, 1, 2 or 3.
OW-379 = After a witcher fight, both witchers, whatever the result, raise their shields to their Defense values and shuffle deck, discard pile and hand into a new personal deck.
OW-380 = The defender has no phase III but draws at once instead: four cards after winning, three after losing.
OW-381 = An attacker who won goes on to phase III and draws up to three cards as usual.
OW-382 = An attacker who lost draws up to two cards instead of three in phase III of this turn only.

## Witcher fights: settling bets

OW-383 = If you bet on the loser, your 1 gold goes to the bank.
OW-384 = If you bet on the winner, you get your gold back and gain from the bank as much as the winner of the fight gained.
OW-385 = Bets are settled after the fight; if nobody made one, this step is skipped.
OW-475 = After a witcher fight come a winning attacker's trophy, which may end the game, the winner's gold, the loser's cost-0 card, shields and new decks, the defender's draw, bets and Tavern Closed token, then phase III.
OW-476 = After a witcher fight too, the used potions of both witchers, attacker and defender, go to the potion discard.

## Trophies, track and fatigue

OW-386 = For any trophy you gain, exactly in this order: read its upper text, move your score token up one space, suffer fatigue, tuck the card.
OW-387 = If that move takes you to the top space, you win the game immediately, and fatigue and tucking no longer matter.
OW-388 = For fatigue, trash as many of your action cards as the track shows for the position just reached: 1, 2 or 3 on reaching position 1, 2 or 3, and none on position 4.
OW-389 = The fatigue for your first trophy, as your score token goes from 0 to 1, is one card.
OW-390 = For fatigue, look through all your action cards, in deck, discard pile and hand, and pick the ones to trash.
OW-391 = After fatigue, shuffle all your remaining action cards into one new personal deck.
OW-392 = Keep the trophies you gain so that everyone can read their abilities.
OW-393 = From the moment you gain a trophy, you may use its ability as its text says.
OW-394 = The trophy track runs from 0 at the bottom to 4 at the top.

## School specialties

OW-395 = You can use the specialty of your school once in every fight.
OW-396 = Your specialty has the strength of your current Specialty level only: once you raise it, you can no longer use the version of a lower level.
OW-397 = Specialties work against witchers and monsters alike; the Life Pool of a monster counts as "the opponent's deck".

## School specialties: Viper, Venomous Steel

OW-398 = Viper: you may use your specialty when your opponent discards one or more cards because of your attack.
OW-399 = Viper: take as many cards as your level gives from the top of the opponent's deck and look at them.
OW-400 = Viper: from Specialty level 2 up, you must then discard the number of these cards given for your level; you pick which.
OW-401 = Viper: put the remaining cards back on top of the opponent's deck in the order you decide.

## School specialties: Bear, Armor

OW-402 = Bear: your specialty works by itself when your shield is 0 on your own fight turn, checked as the turn starts and after every change of the shield during it.
OW-403 = Bear: draw the number of cards given for your level from your Life Pool.
OW-404 = Bear: from Specialty level 2 up, first raise your shield by the amount given for your level, and draw after that.
OW-405 = Bear: at Specialty level 3, your shield rises by 1 and you draw two cards.

## School specialties: Cat, Speed

OW-406 = Cat: you may use your specialty only during your own first fight turn.
OW-407 = Cat: take as many cards as your level gives from the top of your Life Pool and look at them.
OW-408 = Cat: at Specialty levels 1, 4 and 5, all those cards go to your hand.
OW-409 = Cat: at levels 2 and 3, put back on your Life Pool the number your level gives, cards and order of your choice, and take the rest in hand.

## School specialties: Griffin, Magic

OW-410 = Griffin: you may take the top card of your discard pile into your hand; if you do, then discard from hand the number given for your level, 0, 1 or 2 cards of your choice.
OW-411 = Griffin: at Specialty levels 4 and 5, you look through your discard pile and take any one card of your choice instead of the top one.

## School specialties: Wolf, Swordsmanship

OW-412 = Wolf: you may use your specialty when you play a combo of three or more cards.
OW-413 = Wolf: your specialty deals the extra damage given for your Specialty level.
OW-414 = Wolf: from Specialty level 2 up, you also draw the extra cards given for your level.

## School specialties: numbers by level

OW-484 = Viper, at Specialty levels 1 to 5: look at 3, 2, 4, 4 and 4 cards, and discard 0, 1, 1, 2 and 2 of them.
OW-485 = Bear, at Specialty levels 1 to 5: gain 0, 1, 1, 2 and 2 shield, and draw 1, 1, 2, 2 and 2 cards.
OW-486 = Cat, at Specialty levels 1 to 5: look at 1, 3, 3, 3 and 3 cards, and keep 1, 1, 2, 3 and 3 of them.

## Location actions: attribute training

OW-415 = A training location names one attribute; you may raise it by one level, free of charge, if its current level is equal to or below your witcher level.
OW-416 = If that attribute is already above your witcher level, the training location's action has no effect.
OW-417 = Four locations train one attribute each: Ban Ard (4) Alchemy, Cidaris (5) Defense, Glenmore (12) your own Specialty, and Ard Modron (18) Combat.

## Location actions: potion

OW-418 = At Cintra (9), Beauclair (11) and Dhuwod (16), you may take the top card of the potion deck; if that makes more than four, discard down to four at once.

## Location actions: poker with the locals

OW-419 = At Novigrad (6) and Loc Ichaer (14), your location action may be dice poker against the locals.
OW-420 = Against the locals, you stake 1 gold and the bank adds 2, so the pot is 3; with 0 gold you cannot play.
OW-421 = The player to the right of the active player rolls the dice for the locals, and decides their reroll.
OW-422 = If you beat the locals, you take all 3 gold; if the locals win, it returns to the bank.
OW-423 = In all else, the locals follow witcher poker: both roll together, the locals reroll first and you second, the ranking is the same, and full ties are yours.
OW-424 = After poker with the locals you may still attack anybody, since you played against no witcher.

## Location actions: trading a card

OW-425 = At Vengerberg (8), trash one card from your hand and take one of the six cards of the action row; you choose both.
OW-426 = In a trade, the card you take may cost less than, as much as, or at most 1 more than the trashed one; printed costs count, slots do not, and you pay nothing else.
OW-427 = The card you take in a trade goes straight to your hand.
OW-428 = After a trade, the action row is refilled as usual.

## Location actions: witcher school

OW-429 = At a school you choose Combat, Defense or Alchemy to train: at Kaer Seren (1, Griffin), Kaer Morhen (3, Wolf), Haern Caduch (10, Bear), Gorthur Gvaed (15, Viper), Stygga (17, Cat) or location 0 (Manticore).
OW-430 = At the school that is your own, you may train your Specialty instead.
OW-431 = The specialties of other schools can never be learned, at any price.
OW-432 = Training at a school costs gold, the attribute's current level plus 1: 2 to reach level 2, 3 for level 3, 4 for level 4, 5 for level 5.
OW-433 = The attribute you train at a school rises by exactly one level.
OW-434 = If you do not have enough gold for an attribute, you cannot train it.
OW-435 = Your witcher level puts no limit on training at a school, and you may develop your attributes as unevenly as you like.
OW-488 = One visit to a school raises one attribute once; you cannot use the same school twice in a turn, but you can use two different ones.

## Location actions: rumours about a monster

OW-436 = At Hengfors (2) and Doldeth (13), you first gain 1 gold.
OW-437 = You may then start a trail quest: choose a monster in play for which you have neither trail token nor trail quest, and take the top token of its terrain's stack.
OW-438 = The token of a trail quest may not name your current location: if it does, take another one and shuffle the rejected token back.
OW-439 = Put that token on your board, location side up, with 1 gold from the bank on it: this is your trail quest.
OW-440 = As soon as you enter the location of your trail quest, as part of that move and at no other cost, take the gold and turn the token over: it is now your trail token.
OW-487 = Trail quests have no limit of their own and take no phase II action; one that you never complete costs you nothing.

## Location actions: alms and a fresh row

OW-441 = At Vizima (7), if you have 0 gold, you gain 1 gold.
OW-442 = At Vizima you may also trash one or two cards of the action row, or none, as you choose, however much gold you have.
OW-443 = After that, the cards left in the row slide right, and the free slots are filled from the shared action deck.

## Solo mode

OW-444 = In solo you take the solo aid card, set up as for two or three players and follow the normal rules, with only the changes below.
OW-445 = In solo, you start with 3 gold and a hand of five cards.
OW-446 = In solo, take one monster token of each level, I, II and III, instead of three of level I; their terrains are still assigned at random.
OW-447 = In solo, shuffle one set of the four attribute trophies, put one random card face up by the board, and box the rest.
OW-448 = In solo there are no opponents, and so no witcher trophies, witcher fights, bets or poker between witchers.
OW-449 = In solo, you win by gaining four trophies: those of the three monsters, levels I, II and III, and the one attribute trophy.
OW-450 = In solo, the attribute trophy may not be your last: until you own it, the last monster cannot be defeated, nor a fight against it started.
OW-451 = In solo, count your turns, the winning one included: their number decides your result.
OW-452 = In solo, all location actions work as usual, except for dice poker.
OW-453 = For solo poker, pay 1 gold, roll five dice, reroll any of them once if you like, and look up your payout; nobody rolls against you.
OW-454 = Solo poker pays, without your stake back: a pair or less 0, two pairs 1, three of a kind 2, either straight 3, full house 4, four of a kind 5, five of a kind 6 gold.
OW-455 = In solo, you read exploration and event cards yourself: hide the results until you have chosen, and do not read the one you did not choose.
OW-456 = In solo, before each monster card is revealed, roll one die for the attack: on 1 to 3 it is Charge, on 4 to 6 Bite.
OW-457 = In solo, no new monster is brought in after you defeat one.
OW-458 = In solo, after you drive a monster away, a new one of the same level comes in as usual.
OW-459 = In solo, a monster you drive away does not count as defeated.
OW-460 = In solo, if you take a card in phase III from any slot but the rightmost, the card then in the rightmost slot goes to the shared action discard when the phase ends.
OW-461 = In solo, the game ends immediately once you own all four trophies.
OW-462 = Solo result for 13 or more turns, the lowest: a decent beginner, who is getting better but is not yet one of the great.
OW-463 = Solo result for 11 or 12 turns: a reliable witcher, who mostly comes back with the trophy, though others do better.
OW-464 = Solo result for 9 or 10 turns: a true professional, whose name is starting to spread, and still a long way from mastery.
OW-465 = Solo result for 7 or 8 turns: a legend in the making, trusted by people and feared by monsters.
OW-466 = Solo result for 6 turns or fewer, the highest: a living legend in the songs of bards, and the fame of the whole school.
OW-467 = Fewer turns are better in solo, and every number falls into one band only: 13 or more, 11 or 12, 9 or 10, 7 or 8, up to 6.

## End of the game

OW-468 = Nobody is ever out of the game: being knocked out only loses you that fight.
OW-469 = Neither the multiplayer game nor solo has a limit of rounds or turns; in solo, turns only affect your result.
