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
OW-010 = Gold is counted by total value; what a coin looks like, its colour included, has no meaning.
OW-011 = There are 18 location tokens, six for each of the three terrains: forest, mountain and water.
OW-012 = Of the 28 monster cards, ten are of level I, twelve of II, six of III; one side shows life value and special ability, the other a fight description and trophy ability.
OW-013 = There are 28 monster tokens, and each of them belongs to one monster card.
OW-014 = Twenty monster fight cards form one deck for all monsters, and each card offers two attacks, one or the other: Charge and Bite.
OW-015 = A school's set has a player board with spare name tokens, a figure with a coloured base, a score token, five markers for attributes and witcher level, a shield marker and four witcher trophies.
OW-016 = Every set also has ten starting action cards, each with the school's symbol in its top right corner.

## Setup for any number of players

OW-017 = Play your first game with up to three, and with four or five only once all know it; teach the basics first, then the turn, then fights, then location actions.
OW-018 = To prepare the action row, begin by shuffling all 90 action cards: face down, they are the shared action deck.
OW-019 = Then turn over the shared action deck card by card until three cards with a printed cost of 0 have appeared.
OW-020 = Deal those three cost-0 cards face up, in random order, to the three slots at the right end of the action row.
OW-021 = Any other cards you revealed on the way go back into the shared action deck; reshuffle it and put it face down on its space of the board.
OW-022 = Next, reveal the top three cards of the shared action deck, whatever they cost, and fill the three leftmost slots with them in random order.
OW-023 = There are always six face-up slots in the action row, and during play they are refilled until all six have a card.
OW-024 = Shuffle all potion cards and put them face down beside the board as the potion deck.
OW-025 = Never shuffle the event deck: it lies face down in ascending order, with the numbers on the backs showing.
OW-026 = Shuffle the city deck and the wilds deck separately, and put each one face down on its own space.
OW-027 = Lay the board in the middle of the table, and beside it all gold, which is the bank, and both sets of dice.
OW-028 = Sort the location tokens by terrain into a forest, a mountain and a water stack, shuffle each stack by itself, and keep them face down beside the board.
OW-029 = Before any monsters are placed, turn up the top token of every terrain stack and lay it in the monster section, on the slot for its terrain.
OW-030 = Sort the monster cards into three piles, levels I, II and III, with the side that shows life value and ability facing up.
OW-031 = Make three stacks of monster tokens, one for each level, shuffle each stack by itself, and keep them face down.
OW-032 = With three, four or five players, take three level I monster tokens and put them at random, still face down, one beside each face-up location token of the monster section.
OW-033 = With two players, take two monster tokens of level I and one of level II instead of three of level I.
OW-034 = With two players, decide who goes first before this step: while all monster tokens are still face down, that player picks the terrain of the level II token, and the level I tokens take the other two at random.
OW-035 = Once all three monster tokens have been given a terrain, turn them face up.
OW-036 = Then move each monster token to the place on the map that its location token names; the terrain symbol there must stay visible.
OW-037 = Take the card of each monster from its pile and lay it in the monster section, right under that location token.
OW-038 = The 20 monster fight cards are shuffled and put beside the board as a face-down deck.
OW-039 = With two or more players, the monster section always has three slots, for forest, mountain and water, and every slot holds one location token and one monster.
OW-040 = Whoever read a Witcher book most recently is the first player, or the table finds one at random or in any other way.
OW-041 = Player boards are chosen one by one, counter-clockwise: whoever sits to the right of the first player begins, and the first player comes last.
OW-042 = When it is your time to choose, all untaken boards are shuffled face down; draw two, keep one, and return the other for the next player's draw.
OW-043 = With five players, the first player has no choice and receives the one player board that is left.
OW-044 = Optional rule: player boards may be given out in any other way that all players agree on.
OW-045 = Your score token starts on the trophy track's lowest space, which has the value 0.
OW-046 = Put your figure on the map, at the location of your own school.
OW-047 = Mark level 1 on all four of your attribute tracks and on your witcher-level track, with one marker on each.
OW-048 = Keep as many of your witcher trophies as you have opponents, one to four with two to five players, face down under your board's top edge; box the others.
OW-049 = At the start of the game, your shield marker stands on 1.
OW-050 = Shuffle your ten starting cards and put them face down on the left of your board as your personal deck.
OW-051 = With two players, in turn order, you start with 3 and 5 cards, and with 2 and 4 gold.
OW-052 = With three players, in turn order, you start with 3, 4 and 5 cards, and with 2, 4 and 6 gold.
OW-053 = With four players, in turn order, you start with 2, 3, 4 and 5 cards, and with 4, 5, 6 and 7 gold.
OW-054 = With five players, in turn order, you start with 2, 3, 4, 4 and 5 cards, and with 5, 5, 5, 7 and 7 gold.
OW-055 = Draw your starting hand from your own shuffled deck of ten cards, and take your starting gold from the bank.
OW-056 = Nobody starts with trail tokens, trophies, potions, equipment or quests; only a bonus level in Alchemy, with four or five players, gives a potion before the first turn.
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
OW-073 = On every card of the shared action deck you find a name, and in the lower right corner a cost.
OW-074 = The upper left part of an action card shows what it does when you attack; the card may also have extensions for linking other cards.
OW-075 = Action cards have five types by colour: blue fast attacks, red strong attacks, green dodges, yellow defensive Signs and purple offensive Signs.
OW-076 = You may look through your personal deck only when you suffer fatigue, when a card effect allows it, or while you are neither the active player nor in a fight.
OW-077 = Shuffle your personal deck each time you have looked through it, and put it back face down.
OW-078 = Your personal deck always lies face down; your discard pile always lies face up, on the left of the deck.
OW-079 = A card you discard goes face up on your own discard pile.
OW-080 = To trash a card means to return it to the box, and it cannot come back in this game.
OW-081 = If you must trash a number of cards, trash exactly that many, neither more nor fewer; they may be of the same type or of different types.
OW-082 = Each card you trash may come from your hand, your deck or your discard pile, as you choose, unless the effect says otherwise.
OW-083 = Outside fights, and never during one, when a draw finds your personal deck empty, shuffle your discard pile at once to make a new deck, and continue the draw.
OW-084 = Seven cards are the most you can ever hold, in a fight or out of it: at seven, you skip any further draw and lose that part of the effect.
OW-085 = If you draw several cards, stop the moment you hold seven; the rest of the draw is lost.
OW-479 = Starting cards have 0 printed as their cost, so each can be traded as a cost-0 card, though nobody can ever buy one.
OW-480 = Cards you discard together lie on your pile in the order you choose; cards discarded one by one, as damage demands, lie as they came, the last on top.

## Attributes, shield, witcher level

OW-086 = Every witcher has four attributes: Combat, Defense and Alchemy, which are the same for all schools, and Specialty, which is unique to each school.
OW-087 = Attribute levels run from 1 to 5, and so does your witcher level.
OW-088 = At the end of your fight turns you draw by your Combat value: 1, 2, 3, 4, 4 cards at levels 1 to 5.
OW-089 = Your Defense value is as high as your shield can go: 1, 2, 3, 4, 4 at levels 1 to 5.
OW-090 = Each time your Defense goes up a level, your shield rises by 1 at once, except when Defense reaches level 5.
OW-091 = When your Defense goes from level 4 to level 5, you get no extra shield, even if your shield is below 4 at that moment.
OW-092 = Your Alchemy value is the number of potions a single fight allows you: 1, 2, 3, 4, 4 at levels 1 to 5.
OW-093 = Whenever your Alchemy goes up a level, you get the potion deck's top card at once; the limit of four potions applies.
OW-094 = Your Specialty level sets how strong your school's ability, its specialty, is in fights.
OW-095 = Your Defense value is the ceiling of your shield: whatever would raise the shield beyond it is lost.
OW-096 = If a monster's attack or ability, an exploration or an event lowers your Defense, and your shield is now above its new value, lower the shield to that value.
OW-097 = Your shield can never drop below 0, whatever lowers it.
OW-098 = As soon as each of your four attributes is at least one level above your witcher level, that level goes up by one, immediately, whatever is going on.
OW-099 = When you reach witcher level II or III, draw one card at once from your personal deck, or from your Life Pool during a fight.
OW-100 = When you reach witcher level IV or V, draw two cards at once from your personal deck, or from your Life Pool during a fight.
OW-101 = Your witcher level stays where it is even if every one of your attributes falls below it: it never goes down.
OW-102 = Once an attribute stands at level 5, nothing can lower it any more, whatever the effect says.
OW-103 = No effect can ever lower one of your attributes below level 1.
OW-470 = The value of Combat, Defense and Alchemy, 1, 2, 3, 4, 4 at levels 1 to 5, sets draws, shield maximum and potions per fight; for witcher level, training prices and limits, tests and attribute damage, the level counts.
OW-471 = The shield track begins at 0 and ends at 4, and no shield ever goes beyond it.

## Board, locations, terrain

OW-104 = The map has 19 locations: 18 with one location token each, and the special location 0.
OW-105 = Each of the 18 ordinary locations is of one terrain: forest, mountain or water.
OW-106 = Locations have a printed name and number; a location token shows both on its front and the terrain on its back.
OW-107 = Every location has exactly one location action, which is shown beside it on the map.
OW-108 = Two locations are connected when a drawn route leads straight from one to the other; each payment covers a single connection, and no location can be jumped over.
OW-109 = Some connections are water routes, and you use them just like roads.
OW-110 = The board has areas that remind you of phases I, II and III; on it are the map, monster section, action row, decks and trophy track.
OW-111 = Location 0, Behelt Nar, the School of the Manticore, lies in the east, has no location token and counts as every terrain, so any single card takes you there.
OW-112 = No monster, no trail and no quest is ever tied to location 0.
OW-113 = Even so, location 0 has a location action, and any witcher there may use it.
OW-114 = The witcher of the Manticore school belongs to an expansion and is not part of the base game.

## Location tokens

OW-115 = Location tokens that are not in use stay face down in the three stacks of their terrains.
OW-116 = In the monster section, a face-up location token places a monster; on a quest card, it places a quest; on your board, face up with 1 gold, it is a trail quest, and face down a trail token.
OW-117 = A trail token stands for the monster that now occupies the terrain on its back, and it leaves you when that monster is replaced.
OW-118 = While a terrain's stack is empty, neither a trail quest nor a trail token for its monster can be had, but the rest of the effect, such as 1 gold, still happens.
OW-119 = If the stack of the terrain a quest needs is empty, the quest takes a random token from another terrain's stack and happens at that place.
OW-120 = If all three stacks are empty, you cannot take the quest, and its exploration card leaves the game.

## Potions outside fights

OW-121 = Your unused potions lie face up beside your board; whatever your Alchemy level, you keep four at the most, unless a card's text changes this limit.
OW-122 = If you have more than four potions, discard down to four at once; you pick which ones go, and the new one may be among them.
OW-481 = Every potion that leaves you goes to the shared potion discard, whether you used it, paid it, lost it or had too many.

## Turn structure

OW-123 = Your turn runs through three phases: in phase I you move and act, in II you fight, meditate or explore, and in III you see to your action cards.
OW-124 = Players take whole turns one after another, clockwise, and the first player begins.
OW-125 = Optional, if all agree: with practised players, the next one may start phase I while the active player finishes phase III, as long as neither's decisions depend on the other.

## Phase I: movement

OW-126 = Phase I goes round in three steps: first move, then act at the location, then decide whether to go round again or on to phase II.
OW-127 = If you like, leave out phase I and begin your turn with phase II.
OW-128 = Phase I must open with a move: until you have made one, the location where you start offers you no action, poker or quest.
OW-129 = For a standard move, discard one hand card whose terrain symbol matches a connected location and go there; both the card and the destination are your choice.
OW-130 = Instead, any two cards from your hand discarded together, whatever their symbols, take you to a connected location, whichever terrain it has.
OW-131 = Or pay with any one hand card plus 1 gold for the bank: that, too, takes you to any connected location, whichever terrain it has.
OW-132 = A card with the wild symbol is enough by itself to take you to any connected location, whichever terrain it has.
OW-133 = If some other effect asks for a card with a certain terrain symbol, a wild symbol will do as well.
OW-134 = You may make several moves one after another, paying for each, before you do anything at a location.
OW-135 = A location holds as many figures and monsters as come there; neither opponents nor monsters can keep you from moving in.
OW-136 = When you enter a location with a monster, you need not fight it, and you may move on.
OW-137 = Discard the cards you use for movement to your own pile.

## Phase I: actions at a location

OW-138 = At a location you have moved to, you may use its location action, play dice poker with witchers there and resolve quests there, in any order you choose.
OW-139 = Location actions, poker and quests are all optional: you may leave out any of them.
OW-140 = Each location's action can serve you only once in a turn, even if you leave and come back; two different locations with one symbol can both be used.
OW-141 = Other witchers or a monster at your location do not keep you from using the location action.
OW-142 = To use the action or to play poker at the location where you began your turn, you must first leave it and come back this turn, paying for each move.
OW-143 = In your turn, you may start poker with each of the other witchers once at most.
OW-144 = Location action and poker with a witcher there do not rule each other out: do both if you like, in either order.
OW-145 = If you played poker with a witcher this turn, you cannot attack that witcher in phase II of the same turn; others at the location you can.
OW-146 = After your actions, if cards are left in your hand, choose: make another move and continue phase I, or go to phase II and keep them.
OW-147 = If your hand is empty, you must go to phase II once you have done what you want at your location.

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
OW-168 = If everything is equal, as with two equal straights, the active player wins: the one who is having a turn and began the game.
OW-169 = The winner of the dice poker takes the whole pot of 3 gold.

## Phase II: the choice

OW-170 = Leave phase I for phase II at any moment you choose.
OW-171 = In phase II you must fight, meditate or explore: exactly one of these, chosen from those open to you.
OW-172 = Once you have chosen one of them, no more movement or other phase I action is possible this turn.
OW-173 = You may fight at most once in your turn, against either a witcher or a monster.
OW-174 = Your phase II takes place where your figure is standing, even if you have not moved this turn.
OW-175 = You may attack any one witcher who is at your location, and that witcher cannot refuse.
OW-176 = You cannot start a fight with another witcher at a location with a witcher school, location 0 included.
OW-177 = You cannot start a fight with another witcher at the location where the Tavern Closed token lies.
OW-178 = You may fight a monster if its token is at your location.

## Meditation

OW-179 = Meditation is open to you only with at least one attribute at level 5.
OW-180 = To meditate on an attribute, you need its attribute trophy to be still available.
OW-181 = To meditate, you must not own that same attribute trophy already: nobody ever holds two identical trophies.
OW-182 = One meditation gives you one attribute trophy, for an attribute that meets all conditions; if several do, you choose.
OW-183 = In step 1 of meditation, take the trophy from the supply and lay it by your board, face up.
OW-184 = In step 2 of meditation, move your score token up one space and suffer fatigue, unless that would take the token to the top space.
OW-185 = In step 3 of meditation, go on to phase III.
OW-186 = If meditation would take your score token from 3 to the top space, the token stays and fatigue is left out; you still take the card, and may use its ability, but the game goes on.
OW-187 = Only a trophy won in a fight can end the game, never meditation: even four trophy cards do not win while your score token stands on 3.

## Exploration

OW-188 = Exploration has no requirement, so in phase II you can always choose it.
OW-189 = You choose which deck to explore at your current location: the city deck or the wilds deck.
OW-190 = First, the player to your right draws that deck's top card, and then reads you the introduction and both options, keeping the results quiet.
OW-191 = In step 3 of exploration, you pick one option without knowing either result.
OW-192 = Only the result of the option you chose is revealed; the other one stays secret.
OW-193 = After you resolve it, an exploration card goes into the box, unless it has become a quest or says that you keep it.
OW-194 = An exploration card has three parts: an introduction with two options, a result A and a result B; each result has a story and a cost, an effect or both.
OW-195 = If a gold price stands beside an option, only players who have that gold can choose it; a loss of gold hidden in a result never blocks a choice.
OW-196 = All effects of an exploration card, good or bad, apply to you alone, the active player, unless its own text names somebody else.
OW-197 = Some cards let you put a face-up card of the action row on your discard pile; its printed cost is given, and if several match, you choose.
OW-198 = If no card in the row has that cost, reveal the shared action deck card by card: the first match goes to your discard pile, all others to the shared action discard.
OW-199 = Some cards give you a trail: choose a terrain, and the top token of its stack is yours as a finished trail token, not as a trail quest.
OW-200 = Only the quest keyword makes a result a quest; any other result is immediate, and you carry it out at once.
OW-201 = When you cannot gain or lose all that an effect says, do as much of it as you can.
OW-472 = Only four options show their gold price: city 12 B (1), city 26 A (3), city 32 B (2) and wilds 13 B (1); elsewhere gold is lost in results, as far as you can pay.
OW-473 = Once you have resolved an exploration card and all it led to, continue with phase III, unless a card's text sends you elsewhere.

## Quests

OW-202 = Place a card that becomes a quest face up on the right of your board, and leave it there until the quest is resolved.
OW-203 = If your quest names a location, go there whenever you like later on to resolve it.
OW-204 = If your quest names a terrain, draw a random location token of that kind as you take the quest and lay it face up on the card: it names the quest's location.
OW-205 = You lose nothing by ignoring quests; when the game ends, those still unresolved are discarded without effect.
OW-206 = You may hold any number of quests at once, and need not finish one before taking another.
OW-207 = You resolve quests in phase I of your own turn, as part of step 2, the actions at a location.
OW-208 = You must have moved to the quest's location, so if your turn began there, leave and come back; resolving the quest may demand a further payment.
OW-209 = Even if you are there and can pay, you decide whether to resolve the quest.
OW-210 = A quest can have its own cost, which you must pay to resolve it.
OW-211 = To resolve your quest, the player to your right finds in the event deck the card whose number the quest gives.
OW-212 = Once a quest is resolved, remove its exploration card from the game; if a location token lay on it, shuffle that back into its stack.
OW-213 = When monsters are replaced, location tokens on quest cards stay where they are.

## Event cards

OW-214 = An event card is of one of four kinds: an introduction with two options, with a test by die roll, or with a short fight, or else equipment or a companion.
OW-215 = If the event has an introduction, it is read out with any options; then you, the active player, pick an option, take the test or play the short fight.
OW-216 = If the event is equipment or a companion, keep the card by your board until the game ends, unless it says otherwise.
OW-217 = Whoever searches for an event by its number must not read the texts of other events.
OW-218 = A special symbol followed by a number on an exploration or event card means: take the event card of that number; so one event may lead to another.
OW-219 = An event may bring a lasting effect, which then goes on after the event itself is over.
OW-220 = All effects of an event apply to the active player only, unless the event's own text names another player.

## Phase III: action cards

OW-221 = Phase III has three steps, always in this order: discard, draw up, gain a card.
OW-222 = In step 1 of phase III, discard any number of hand cards, as you choose.
OW-223 = At the end of step 1 you may hold three cards at most: if you have more, choose which to discard until you have three or fewer.
OW-224 = In step 2 of phase III, draw cards from your own deck until there are three in your hand.
OW-225 = In step 3 of phase III, pick any of the six face-up action cards and take it for its cost.
OW-226 = In step 3 you must take exactly one card, even if you want none and even after a lost fight, unless your hand cannot pay for any of them.
OW-227 = A card costs you as many cards from your hand as its number says; choose them and discard them to your own discard pile.
OW-228 = The rightmost slot of the action row makes the card on it cost 1 less.
OW-229 = A reduced cost never goes below 0, and any further reduction is ignored.
OW-230 = Each of the two leftmost slots of the action row makes the card on it cost 1 more.
OW-231 = The three slots in the middle of the action row do not change the cost.
OW-232 = The card you gain in phase III goes to your hand, and not to the discard pile.
OW-233 = After your purchase, slide the other cards of the row to the right until the gap is closed, and fill the leftmost slot from the top of the shared action deck.
OW-234 = If nothing else interferes, you end phase III with three cards, minus the cost you paid, plus the one you gained.
OW-235 = A piece of advice for your purchases: cards that cost more are usually stronger.
OW-236 = Effects may change, for one turn, how many cards you draw up to in step 2 of phase III: one more, for example, or one fewer.
OW-474 = Several such changes in one turn add up, a lost fight as one fewer, but never to less than 0; a card that fixes the number, like the Rotfiend, sets the sum aside.

## Fights: general rules

OW-237 = In every fight, against a witcher or a monster, attacker and defender alike keep their hands: nothing is discarded at the start.
OW-238 = When a fight starts, nobody draws cards, unless a rule or an effect says so.
OW-239 = Each witcher in the fight makes a face-down Life Pool by shuffling discard pile and personal deck together.
OW-240 = The cards in your hand are not part of your Life Pool.
OW-241 = The number of cards in your Life Pool is the health your witcher has left.
OW-242 = You are knocked out when you have no card left: your Life Pool is empty, and you have played or discarded the last card of your hand.
OW-243 = Knocking out a witcher wins you the fight at once.
OW-244 = Played cards are resolved first: only after your combo has been resolved is it checked whether playing your last card has knocked you out.
OW-245 = If one fight turn costs both sides their last card, the side whose played card or cards did it is not knocked out, and wins.
OW-246 = Even when a monster has knocked you out, you may still earn the reward for driving it away.

## Witcher fights

OW-247 = The attacker, who is the active player, takes the first fight turn; after that, turns alternate.
OW-248 = A witcher fight ends the moment one of the two witchers is knocked out.
OW-249 = After a witcher fight, the Tavern Closed token is moved to the place where it happened.
OW-250 = There the Tavern Closed token rules out another witcher fight, and it stays until one has taken place somewhere else; then it moves to that new location.
OW-251 = Until the first witcher fight, the Tavern Closed token lies off the map and blocks nothing.
OW-252 = Only witcher fights are forbidden by the Tavern Closed token: fighting monsters, poker, quests and the location action go on there as usual.
OW-253 = In a witcher fight, attacker and defender take the same kind of fight turn; on your own turns you may use potions, specialty, trophies and equipment.

## Witcher fights: bets

OW-254 = You can bet only on witcher fights, and only before the fight.
OW-255 = Each player outside the fight may place one bet, and no more.
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
OW-266 = In step 1 you may use your equipment, your companions, your trophies and other such cards.
OW-267 = You may use any effect in step 1, unless its text names another moment.
OW-268 = Use these effects in any order and as often as you like, unless a card or specialty sets a limit, such as "once per fight".
OW-269 = Using any of these effects is optional, except for the Bear's specialty, which works by itself.
OW-270 = All these effects are part of your attack and can trigger anything that depends on the result of your attack.
OW-482 = Damage from an effect of step 1 is dealt at once, before any combo, and can end the fight: a witcher takes it on shield, Life Pool, hand, a monster on its Life Pool.

## Witcher fight turn, step 2: building a combo

OW-271 = A combo is made of one or more action cards from your hand, linked to each other and played in this turn.
OW-272 = The first card of your combo may be any card of your hand.
OW-273 = Lay each further card on the last one: its colour must match an extension of the card directly beneath, and cards lower down do not matter.
OW-274 = You may keep adding cards as long as you have any in hand and one of them can be linked.
OW-275 = You may stop after any card: nobody makes you play all your cards or the longest combo you could.
OW-276 = A single card is a combo too, a combo of one.
OW-277 = As long as there is a card in your hand, you must play a combo, if only a combo of one.
OW-278 = A linked card uses just one extension of the card below, of your choice if several fit; the other extensions of that card, and their effects, are ignored.
OW-279 = Nothing on the cards is resolved until you have laid out your whole combo.
OW-280 = Every action card has one colour; extensions are found on most cards, one or more of them, but not on all.

## Witcher fight turn, step 3: resolving the combo

OW-281 = A combo is always resolved in this order: first damage, then shield, then special effects.
OW-282 = Count all the damage icons that are visible and active in your combo: that is the damage your opponent takes.
OW-283 = An extension's icon is active only if you linked a card of the combo through that extension.
OW-284 = A monster pays for each point of damage with one card, discarded from the top of its Life Pool.
OW-285 = A witcher always takes damage in this order: shield first, then Life Pool, then hand.
OW-286 = As long as your shield is above 0, each point of damage lowers it by 1.
OW-287 = With your shield at 0, each further point of damage discards the top card of your Life Pool to your own discard pile.
OW-288 = With your Life Pool empty, each further point of damage makes you discard one hand card of your choice.
OW-289 = A witcher with no card left in hand to discard is knocked out immediately, and the opponent wins.
OW-290 = When all damage has been dealt, count the shield icons that are visible and active in your combo, and raise your own shield by as many.
OW-291 = After damage and shield, resolve the special effects in your combo, if there are any.
OW-292 = "Take top of discard" puts the top card of your discard pile in your hand; cards of the combo being resolved are not there yet and cannot be taken.
OW-293 = "Return this card" puts the card with that symbol back in your hand; the other cards of the combo will go to your discard pile.
OW-294 = "Draw more" or "draw fewer" changes the number of cards you draw in step 4.
OW-295 = Special effects on an extension are resolved only if you used that extension in this combo.

## Witcher fight turn, step 4: refilling the hand

OW-296 = You end each of your fight turns by drawing cards from your Life Pool.
OW-297 = Draw as many cards as your Combat value, no matter how many you hold, plus or minus what this turn's combo, potions and other effects change; separate draws are not part of this sum.
OW-298 = If the number you should draw comes to 0 or less, you draw no cards, and there is no further penalty.
OW-299 = Stop drawing when your Life Pool runs out: as long as a fight lasts, no discard pile is reshuffled.
OW-300 = After drawing, put your combo on your discard pile as you played it, the first card lowest and the last one on top.

## Monster fights: preparation

OW-301 = In a monster fight, the player on the active player's right plays the monster from beginning to end and is called the monster player.
OW-302 = A monster fight begins with somebody reading the monster's special ability aloud; its text says when it applies.
OW-303 = Next, the monster player draws one monster fight card for each point of the monster's life value, then shuffles them: face down, they are the monster's Life Pool.
OW-304 = Only then does the active player build a Life Pool, by the general rules.
OW-305 = Monster fight cards that have been discarded lie face up next to the monster's Life Pool.
OW-306 = On the monster's turn, the top card of its Life Pool is revealed, so every attack costs the monster 1 life as well.
OW-307 = At any time, anyone may count how many cards a monster's Life Pool has left, but not look at them or change their order.
OW-308 = If you, the active player, have this monster's trail token, your witcher takes the first fight turn; if not, the monster begins.
OW-309 = Using this advantage does not use up your trail token: it leaves you only when the monster is replaced.
OW-310 = From then on fight turns pass to and fro between them, until the witcher lies knocked out or the monster is beaten.
OW-311 = Every fight against a monster starts with its full life, whoever fights it and even after an earlier full defeat.

## Monster fights: the monster's turn

OW-312 = The attack, Charge or Bite, is chosen and announced while the card is still face down; on its first turn, the monster player chooses.
OW-313 = Then reveal the monster's top card: the half for the announced attack takes effect, and the other does nothing.
OW-314 = On later monster turns, the others choose in turn, counter-clockwise and without the active player; with two players, it is always the one opponent.
OW-315 = While the choice of attack goes round the table, the monster player stays the same.
OW-316 = A monster's damage strikes the witcher just as a witcher's does: shield first, then Life Pool, then hand.
OW-317 = Some damage depends on the monster's level: of three numbers, level I takes the first, II the second and III the third.
OW-318 = For a random discard, shuffle your hand, and the monster player blindly picks 1, 2 or 3 cards for your discard pile, as the monster is of level I, II or III.
OW-319 = If your hand is too small for a random discard, discard all of it and the missing number from the top of your Life Pool; your shield does not help, as this is not damage.
OW-320 = If the attack says to trash from hand, the active player trashes one hand card of their choice.
OW-321 = If your hand is empty when you must trash from it, the top card of your Life Pool is revealed and trashed instead.
OW-322 = If the attack lowers an attribute, its marker drops one level, unless it stands at level 1 or at level 5.
OW-323 = One half of a monster fight card may combine several effects, such as damage and trashing.
OW-483 = Monster fight cards have Charge in the upper half and Bite in the lower one; random discards and trashing come with Charge, lowered attributes with Bite.

## Monster fights: end of a fight

OW-324 = A fight ends when damage, or playing its last card, has used up one side's health while the other side still has cards; the side with health left wins.
OW-325 = A monster fight has three outcomes: monster defeated; or witcher knocked out, and the monster driven away if it has 0 or 1 card left, a full defeat if it has 2 or more.
OW-326 = A monster is defeated when its Life Pool is empty and the witcher is not knocked out, even if its last card went in an attack.

## Monster fights: monster defeated

OW-327 = When you defeat a monster, first take its card, and 2 gold from the bank.
OW-328 = Second, turn over the defeated monster's card; its fight description may be read aloud.
OW-329 = Third, move your score token up one space for the defeated monster and suffer fatigue; if you reach the top space, you win at once.
OW-330 = Fourth, tuck the defeated monster's card under your board so that its trophy ability can be seen.
OW-331 = You may have any number of monster trophies: each monster you defeat gives you one.

## Monster fights: a new monster

OW-332 = After the trophy steps for a defeated monster, a new one must be brought in, but not in solo, and not if the trophy has won the game.
OW-333 = First, draw a monster token one level higher than the one defeated: level II follows level I, and level III follows level II.
OW-334 = If a level III monster was defeated, draw another level III token.
OW-335 = If that level's stack is empty, make a new one by shuffling all tokens of that level among the driven-away monsters, and draw from it; the one just driven away may return.
OW-336 = Second, the token of the defeated monster goes into the box for good, since its card is now a trophy.
OW-337 = In the second step, before a new one is drawn, the location token of a monster defeated or driven away is shuffled face down into its stack, so it may come up again.
OW-338 = In the second step, all players' trail tokens and trail quests for that monster, defeated or driven away, are shuffled into the stack too; gold on a trail quest goes to the bank.
OW-339 = Third, for the freed slot of the monster section, turn up a location token of the same terrain as before.
OW-340 = Fourth, put the new monster token on the map where that location token says; fifth, lay its monster card on that slot of the monster section.

## Monster fights: the extra stack with four and five players

OW-341 = With four or five players, a defeated level I monster is replaced by the top token of the extra stack instead of a level II token, as long as there is one.
OW-342 = A monster driven away leaves the extra stack alone: its replacement comes from the ordinary stack of its own level.
OW-343 = Once the extra stack is empty, new monsters are brought in as usual.

## Monster fights: monster driven away

OW-344 = If you are knocked out, but no more than 1 card remains in the monster's Life Pool, you have driven it away.
OW-345 = When you drive a monster away, you first gain 2 gold.
OW-346 = Second, discard the card of the monster driven away, and put its token with those driven away before, by level.
OW-347 = Third, for driving a monster away, a cost-0 action card goes on your discard pile.
OW-348 = Then a new monster comes in as after a defeat: location token, trail tokens and trail quests go back, a new location of the same terrain is drawn, but the monster token is of the same level.
OW-349 = Driving a monster away gives no trophy, no move on the trophy track and no fatigue.
OW-350 = After driving a monster away, you draw up to three cards in phase III as usual.

## Monster fights: full defeat and aftermath

OW-351 = You suffer a full defeat when you are knocked out and two or more cards remain to the monster.
OW-352 = On a full defeat, you first take a trail token of the monster's terrain, unless you have one for it already or the stack is empty.
OW-353 = Second, a full defeat puts a cost-0 action card on your discard pile.
OW-354 = Third, after a full defeat, you draw up to two cards instead of three in phase III of this turn only.
OW-355 = A full defeat does not move the monster: it remains at its location.
OW-356 = When a monster fight is over, whatever the outcome, first make one shuffled deck of all monster fight cards again.
OW-357 = Second, after every monster fight, make a new personal deck by shuffling your Life Pool, discard pile and hand together; your hand is now empty.
OW-358 = Third, when a monster fight is over, your shield goes up to your Defense value.
OW-359 = After the aftermath of a monster fight, your turn goes on with phase III.
OW-360 = What a fight has lowered on your attributes stays lowered: nothing restores it afterwards.
OW-477 = A monster's special ability applies just when its text says; "the first turn" is the first fight turn of the side it names, no matter who begins the fight.
OW-478 = You may start a monster fight at any location with a monster, even at a school and where the Tavern Closed token lies.

## Monster fights: putting a cost-0 card on your discard pile

OW-361 = Three things bring you a cost-0 card: driving a monster away, a full defeat by a monster, and being beaten by another witcher.
OW-362 = Take the cost-0 card from the action row, choosing if there are several; only a printed cost of 0 counts, whatever its slot adds or takes off.
OW-363 = Put the cost-0 card on top of your discard pile, not in your hand; it costs you nothing.
OW-364 = After a cost-0 card is taken from the row, refill it as usual: the cards slide right and a new one comes in on the left.
OW-365 = If there is no cost-0 card in the row, turn over the shared action deck, card after card, until one appears, and put it on your discard pile.
OW-366 = All other cards turned over in that search go to the shared action discard by the board, and the row does not change.
OW-367 = You receive the cost-0 card before the reshuffle that follows the fight, so it becomes part of your new deck.

## Witcher fights: outcome

OW-368 = Either the attacker or the defender wins a witcher fight, without draw or flight, and a cost-0 card goes on the discard pile of the loser, whoever that is.
OW-369 = If you attacked and won, take one witcher trophy that belongs to the witcher you beat.
OW-370 = If you already own a trophy of that witcher, skip all trophy steps: no card, no move, no fatigue; gold and the loser's cost-0 card come all the same.
OW-371 = Turn over the witcher trophy you have gained; its fight description may be read aloud.
OW-372 = For the witcher trophy you have gained, move your score token up one space and suffer fatigue.
OW-373 = Tuck the witcher trophy you have gained so that its ability can be seen.
OW-374 = You may own at most one trophy of each other school.
OW-375 = If you win a witcher fight as defender, you take no trophy.
OW-376 = If you lose a witcher fight, you keep all trophies won earlier, and no rule ever moves a score token down.
OW-377 = A witcher trophy has a fight description at the top and its ability below.
OW-378 = Whoever wins a witcher fight, attacker or defender, gains 1, 2, 3 or 3 gold from the bank, as the loser stands on 0, 1, 2 or 3 of the trophy track.
OW-379 = After a witcher fight, winner and loser alike raise their shields to their Defense values, and each shuffles deck, discard pile and hand into a new personal deck.
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
OW-388 = Fatigue makes you trash action cards by the position you have just reached on the trophy track: one at 1, two at 2, three at 3, none at 4.
OW-389 = The fatigue for your first trophy, as your score token goes from 0 to 1, is one card.
OW-390 = For fatigue, look through all your action cards, in deck, discard pile and hand, and pick the ones to trash.
OW-391 = After fatigue, shuffle all your remaining action cards into one new personal deck.
OW-392 = Keep the trophies you gain so that everyone can read their abilities.
OW-393 = From the moment you gain a trophy, you may use its ability as its text says.
OW-394 = The lowest space of the trophy track is 0, and its top space is 4.

## School specialties

OW-395 = You can use the specialty of your school once in every fight.
OW-396 = Your specialty is as strong as your current Specialty level, neither more nor less: after a rise, the version of a lower level is closed to you.
OW-397 = Specialties work against witchers and monsters alike; the Life Pool of a monster counts as "the opponent's deck".

## School specialties: Viper, Venomous Steel

OW-398 = Viper: you may use your specialty when your opponent discards one or more cards because of your attack.
OW-399 = Viper: look at cards from the top of your opponent's deck, as many as your level gives.
OW-400 = Viper: from Specialty level 2 up, you must then discard the number of these cards given for your level; you pick which.
OW-401 = Viper: return the other cards to the top of your opponent's deck in whatever order you like.

## School specialties: Bear, Armor

OW-402 = Bear: your specialty works by itself when your shield is 0 on your own fight turn, checked as the turn starts and after every change of the shield during it.
OW-403 = Bear: your Life Pool gives you as many cards as your level says.
OW-404 = Bear: from Specialty level 2 up, first raise your shield by the amount given for your level, and draw after that.
OW-405 = Bear: at Specialty level 3, your shield rises by 1 and you draw two cards.

## School specialties: Cat, Speed

OW-406 = Cat: you may use your specialty only during your own first fight turn.
OW-407 = Cat: look at cards from the top of your Life Pool, as many as your level gives.
OW-408 = Cat: at Specialty levels 1, 4 and 5, all those cards go to your hand.
OW-409 = Cat: at levels 2 and 3, put back on your Life Pool the number your level gives, cards and order of your choice, and take the rest in hand.

## School specialties: Griffin, Magic

OW-410 = Griffin: you may take your discard pile's top card in hand; having done so, discard as many hand cards of your choice as your level demands, 0, 1 or 2.
OW-411 = Griffin: at Specialty levels 4 and 5, look through your discard pile and choose freely: any one card, and not just the top one.

## School specialties: Wolf, Swordsmanship

OW-412 = Wolf: you may use your specialty when you play a combo of three or more cards.
OW-413 = Wolf: your specialty deals the extra damage given for your Specialty level.
OW-414 = Wolf: from Specialty level 2 up, you also draw extra cards, as many as your level gives.

## School specialties: numbers by level

OW-484 = Viper, at Specialty levels 1 to 5: look at 3, 2, 4, 4 and 4 cards, and discard 0, 1, 1, 2 and 2 of them.
OW-485 = Bear, at Specialty levels 1 to 5: gain 0, 1, 1, 2 and 2 shield, and draw 1, 1, 2, 2 and 2 cards.
OW-486 = Cat, at Specialty levels 1 to 5: look at 1, 3, 3, 3 and 3 cards, and keep 1, 1, 2, 3 and 3 of them.

## Location actions: attribute training

OW-415 = A training location names one attribute: raise it by one level, free of charge, provided that its level is not above your witcher level now.
OW-416 = If that attribute already stands higher than your witcher level, the training location does nothing for you.
OW-417 = At four locations you train one attribute: at Ban Ard (4) Alchemy, at Cidaris (5) Defense, at Glenmore (12) your own Specialty, and at Ard Modron (18) Combat.

## Location actions: potion

OW-418 = Cintra (9), Beauclair (11) and Dhuwod (16) offer you the potion deck's top card; if that makes more than four, discard down to four at once.

## Location actions: poker with the locals

OW-419 = At Novigrad (6) and Loc Ichaer (14), your location action may be dice poker against the locals.
OW-420 = For a game with the locals, put in 1 gold; the bank adds 2, which makes a pot of 3, and with 0 gold you cannot play.
OW-421 = In that game, the player on the active player's right throws the dice for the locals, and decides their reroll.
OW-422 = Beat the locals and the whole 3 gold is yours; lose, and all of it returns to the bank.
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
OW-431 = You can never learn another school's specialty, at any price.
OW-432 = Training at a school costs gold, the attribute's current level plus 1: 2 to reach level 2, 3 for level 3, 4 for level 4, 5 for level 5.
OW-433 = The attribute you train at a school rises by exactly one level.
OW-434 = Without the gold an attribute costs, you cannot train it.
OW-435 = At a school, your witcher level does not limit training, and your attributes may grow as unevenly as you like.
OW-488 = One visit to a school raises one attribute once; you cannot use the same school twice in a turn, but you can use two different ones.

## Location actions: rumours about a monster

OW-436 = At Hengfors (2) and Doldeth (13), you first gain 1 gold.
OW-437 = You may then start a trail quest: choose any monster in play for which you have no trail token or trail quest, and take the top token of its terrain.
OW-438 = If the token for your trail quest names the location where you are, take another instead, and shuffle the rejected token back.
OW-439 = Lay that token on your board with its location side up and 1 gold from the bank on top: this is your trail quest.
OW-440 = As soon as you enter the location of your trail quest, as part of the move and at no other cost, take the gold and turn the token over: now it is a trail token.
OW-487 = You may have as many trail quests as you get; they take no phase II action, and one that you never complete costs you nothing.

## Location actions: alms and a fresh row

OW-441 = At Vizima (7), if you have 0 gold, you gain 1 gold.
OW-442 = At Vizima you may also trash one or two cards of the action row, or none, as you choose, however much gold you have.
OW-443 = After that, slide the row's other cards right, and fill the free slots from the shared action deck.

## Solo mode

OW-444 = In solo you take the solo aid card, set up as for two or three players and follow the normal rules, with only the changes below.
OW-445 = A solo game starts you with 3 gold and five cards in hand.
OW-446 = In solo, take one monster token of each level, I, II and III, instead of three of level I; their terrains are still assigned at random.
OW-447 = In solo, shuffle four attribute trophies, one of each kind; a random one goes face up beside the board, and the others into the box.
OW-448 = In solo there are no opponents, and so no witcher trophies, witcher fights, bets or poker between witchers.
OW-449 = You win a solo game with four trophies: three from the monsters, of levels I, II and III, and the attribute trophy.
OW-450 = In solo, the attribute trophy may not be your last: until you own it, the last monster cannot be defeated, nor a fight against it started.
OW-451 = In solo, count your turns, the winning one included: their number decides your result.
OW-452 = Location actions work in solo as usual, except for dice poker.
OW-453 = For solo poker, pay 1 gold, roll five dice, reroll any of them once if you like, and look up your payout; nobody rolls against you.
OW-454 = Your winnings at solo poker, without the stake: pair or less 0 gold, two pairs 1, three of a kind 2, either straight 3, full house 4, four of a kind 5, five of a kind 6.
OW-455 = Solo, you are your own reader of exploration and event cards: cover the results until you have chosen, and never read the result you did not choose.
OW-456 = In solo, before each monster card is revealed, roll one die for the attack: on 1 to 3 it is Charge, on 4 to 6 Bite.
OW-457 = In solo, no new monster is brought in after you defeat one.
OW-458 = In solo, after you drive a monster away, a new one of the same level comes in as usual.
OW-459 = In solo, a monster you drive away does not count as defeated.
OW-460 = In solo, if you take a card in phase III from any slot but the rightmost, the card then in the rightmost slot goes to the shared action discard when the phase ends.
OW-461 = In solo, the game ends immediately once you own all four trophies.
OW-462 = Solo result for 13 or more turns, the lowest: the work of a decent beginner, better every time, but not yet among the great.
OW-463 = Solo result for 11 or 12 turns: people can rely on you, for you mostly bring the trophy home, though others do better.
OW-464 = Solo result for 9 or 10 turns: true professional work and a name that begins to spread, but mastery is still a long way off.
OW-465 = Solo result for 7 or 8 turns: the beginnings of a legend, whom people trust and monsters fear.
OW-466 = Solo result for 6 turns or fewer, the highest: bards sing of a living legend, and the whole school shares the fame.
OW-467 = Fewer turns are better in solo, and every number falls into one band only: 13 or more, 11 or 12, 9 or 10, 7 or 8, up to 6.

## End of the game

OW-468 = Nobody is ever out of the game: being knocked out only loses you that fight.
OW-469 = Neither the multiplayer game nor solo has a limit of rounds or turns; in solo, turns only affect your result.
