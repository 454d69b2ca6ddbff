## Nature of the game, goal, table talk

RO-001 = Ronin is a competitive game for one to five players; each player leads one hero.
RO-002 = The story makes all heroes one team, yet a single player wins: nobody ever shares a victory.
RO-003 = Ronin is complete in itself; never mix in parts of Path of Destiny or of its expansions.
RO-004 = Whoever has the most victory points (VP) when final scoring is done wins.
RO-005 = Neighbours may speak openly about the cards they mean to play, so that their partnership effects fit together.
RO-006 = No promise binds anyone: a partner may announce one plan and play another, and nothing holds them to it.
RO-007 = Only VP decide the winner, and chapters pay them for your scarcer active symbol, so keep both active symbols in balance.

## Components

RO-008 = One main board holds the market slots, main deck, discard pile, initiative track, active-symbol cards, turn track and VP track.
RO-009 = A single turn marker counts the turns.
RO-010 = The box holds five partnership markers, one for each partnership track.
RO-011 = The main deck consists of 80 action cards in five colours.
RO-012 = There are six chapter cards, and the back of each gives the starting initiative.
RO-013 = There is one extra-experience token.
RO-014 = There are five partnership boards with two sides each: a symmetric side A and an asymmetric side B.
RO-015 = A reminder card sums up how a chapter runs and how the game ends.
RO-016 = There are four active-symbol cards, printed on both sides.
RO-017 = The common stock holds 40 exploration tokens.
RO-018 = The common stock holds 40 combat tokens.
RO-019 = The common stock holds 40 magic tokens.
RO-020 = The common stock holds 40 diplomacy tokens.
RO-021 = The common stock holds 30 lost-symbol tokens.
RO-022 = You can play seven heroes, each with a set: Vesemir, Geralt, Yennefer, Dandelion, Triss, Ciri and Yuki-onna.
RO-023 = A hero set: player board, cardboard figure, figure, normal and golden XP markers, VP marker, four ability markers, four ability cards, five starting action cards.
RO-024 = The 35 starting action cards, five per hero, are separate from the 80 and are not shuffled into the main deck at setup.
RO-025 = Each hero's four ability cards are two copies of the 1st ability and two of the 3rd; abilities 2 and 4 have none.

## Symbols and tokens

RO-026 = Four symbols exist, and no others: exploration, combat, magic and diplomacy.
RO-027 = Most of your symbols come from action cards you play; card effects, abilities and bonuses bring others as tokens.
RO-028 = A symbol on a card in your timeline and a symbol token in your supply count alike for all effects and all scoring.
RO-029 = When you gain a symbol, put a token of it to the left of your timeline; those tokens are your supply.
RO-030 = To lose a symbol, choose one: discard a matching token from your supply, or cover a matching timeline symbol with a lost-symbol token.
RO-031 = Once a lost-symbol token covers a symbol, ignore it for conditions, further losses, pairs of cups and all scoring.
RO-032 = Each lost-symbol token covers just one symbol, and the other symbols on that card still count.
RO-033 = A card with covered symbols stays in the timeline and keeps its colour, so it still meets colour conditions.
RO-034 = When you discard a symbol token, put it back in the common stock.
RO-035 = Tokens never run out: no gain or loss of a symbol is refused because the stock is empty.

## Chapter card; active and inactive symbols

RO-036 = A chapter card shows a left and a right active symbol for each of the three chapters, and below them the additional objective's symbols.
RO-037 = Each game uses one chapter card: its back sets the starting initiative, and its front serves all three chapters.
RO-038 = The main board always displays the active-symbol cards that match the current chapter's pair.
RO-039 = Exactly two symbols are active in each chapter.
RO-040 = Active symbols on your played cards and tokens bring you experience points (XP) and VP when the chapter ends, so collect them.
RO-041 = The two symbols that are not active are inactive for that chapter.
RO-042 = Inactive symbols are worth nothing when a chapter ends, but card effects and abilities may use them.
RO-043 = The left path, marked by the light signpost, is the chapter's left active symbol; the right path, by the dark signpost, the right one.
RO-044 = Whether a symbol is active is checked when an effect resolves or a score is taken, so it can change between chapters.
RO-045 = The left and right active symbols of a chapter are never the same symbol.
RO-046 = The additional objective's symbols, at the foot of the chapter card, are the two inactive symbols of chapter III.
RO-047 = Between them, the four double-sided active-symbol cards let any of the four symbols appear on the left place or the right one.

## Player board

RO-048 = Find your hero's name, picture and abilities on your player board, along with the XP track and the VP it yields at game end.
RO-049 = Every hero has four abilities, numbered 1 to 4 from left to right.
RO-050 = An ability is unlocked when your XP marker reaches that ability's step.
RO-051 = The XP track runs from step 0 to step 20, and a space below it takes the normal marker once that has finished.
RO-052 = Until it is needed, the golden marker waits on its own space to the right of the XP track.

## Anatomy of an action card

RO-053 = Look on an action card for symbols, a picture, a colour, a standard effect with condition and result, a tea effect, a cup.
RO-054 = Most action cards show symbols in the upper left corner, but some show none.
RO-055 = The symbols printed on a card may be active or inactive in this chapter.
RO-056 = Many action cards have an effect, but a card may have none at all.
RO-057 = Effects that give partnership points carry the tea mark; they resolve in step 3 instead of step 2.
RO-058 = Each cup on a card points at one neighbour, either the left or the right.
RO-059 = Each action card has one of five colours: blue, green, red, pink or yellow.

## Partnership boards

RO-060 = A partnership board lies between two neighbouring seats, belongs to both, and makes them partners.
RO-061 = Its partnership track shows how far two partners have cooperated, giving immediate bonuses during play and VP when the game ends.
RO-062 = One partnership marker moves along the partnership track, starting on the teapot, which is step 0.
RO-063 = Beyond the teapot, the partnership track has 24 numbered steps, with twelve VP labels from 1 to 12 beside them.
RO-064 = Side A is symmetric; side B is asymmetric, with different bonuses for every pair of partners, though both partners always share the same ones.
RO-065 = All partnership boards have identical bonuses on side A.
RO-066 = Before the game, all players together choose one side for every partnership board; side A is best for a first game.
RO-067 = The five partnership boards bear the numbers 1 to 5, and their sides the letters A and B.
RO-068 = Side A and board 1's side B each carry ten bonuses: six with text, one plain 2 and three plain 1s.

## Partnership boards: side A bonuses

RO-069 = Side A, step 3: each partner decides alone whether to acquire the other's 1st ability card or to gain 2 XP.
RO-070 = Side A: gain two active symbol tokens, choosing each one freely, alike or different.
RO-071 = Side A: show your hand for 1, 2 or 3 VP with at least 0, 2 or 4 active symbols there, or take 3 XP.
RO-072 = For the bonus that shows your hand, count symbols rather than cards: a card with two active symbols adds two.
RO-073 = Side A: choose one active symbol and gain two tokens of it; you may not mix the two kinds.
RO-074 = Side A: choose whether to draw one card from the main deck into your hand or to gain 2 XP.
RO-075 = Side A, step 10: each partner decides alone whether to acquire the other's 3rd ability card or to gain 3 XP.
RO-076 = Side A also has four plain bonuses: one gives 2 XP, and three give 1 VP each.

## Partnership boards: side B bonuses

RO-077 = Board 1, side B: you acquire a card of your partner's 1st ability, with nothing to take instead.
RO-078 = Board 1, side B: with 2, 3 or 4 unlocked abilities on your player board, gain any 1, 2 or 3 active symbols.
RO-079 = Board 1, side B: gain 1, 2 or 3 VP for a total of at least 16, 20 or 24 XP, and nothing below.
RO-080 = Board 1, side B: pick one of the active symbols and gain two tokens of that symbol.
RO-081 = Board 1, side B: gain 1, 2, 4 or 6 XP for 0, 1, 2 or at least 3 blue cards in your timeline.
RO-082 = Board 1, side B: make any one used ability available again, on your board or an acquired ability card; if none is used, nothing happens.
RO-083 = Board 1, side B, has four plain bonuses as well: three of 1 VP and one of 2 XP.

## Setup

RO-084 = Begin setup with the main board, then chapter card, action cards, extra-experience token, symbol tokens, heroes, partnership boards, and finally each player's components.
RO-085 = Leave enough space in front of every player for a player board and a growing timeline.
RO-086 = Shuffle the six chapter cards and lay one, drawn at random, next to the main board.
RO-087 = Lay out the active-symbol cards for chapter I on the main board.
RO-088 = Start the game with the turn marker on the turn track's first space.
RO-089 = After heroes are chosen, line up all figures by the chapter card's back: highest value on top, nearest the active-symbol cards, then downwards.
RO-090 = Only heroes in play, including those of Automas, stand on the initiative track, and absent heroes leave no gaps.
RO-091 = Shuffle all action cards of the main deck and lay them face down on the deck's space.
RO-092 = Fill the available market slots with face-up pairs from the main deck, starting at the slot nearest to it.
RO-093 = Games with one, two or three players use four market slots.
RO-094 = Games with four or five players use five market slots.
RO-095 = Lay the extra-experience token by the lowest available slot: slot 4 with up to three players, slot 5 with four or five.
RO-096 = Keep all symbol tokens and lost-symbol tokens near the main board as a common stock.
RO-097 = Whoever read the Witcher Ronin manga most recently chooses first; at this table, a random or agreed player does.
RO-098 = Players choose heroes one at a time, going clockwise from the first chooser.
RO-099 = Player boards are shuffled face down; each chooser looks at two, keeps one of them and returns the other.
RO-100 = A returned player board is shuffled back in before the next chooser draws, so it may appear again.
RO-101 = After choosing a hero, take all the components of that hero's set.
RO-102 = Clockwise from the first chooser, each player keeps one of two offered partnership boards for the left neighbour; on side A this choice is skipped.
RO-103 = The ring closes when the last chooser picks the partnership board to share with the first chooser.
RO-104 = With five players, the fifth pair of neighbours simply receives the last remaining partnership board.
RO-105 = Every partnership track in play gets one partnership marker, set on step 0.
RO-106 = Set your normal XP marker on step 0 of the XP track and the golden marker on its space at the right.
RO-107 = Put one ability marker, active side up, on your leftmost ability, ready from the start; the other three lie beside your board.
RO-108 = Set your VP marker on 0 of the VP track.
RO-109 = You begin with your hero's five starting action cards in hand.
RO-110 = Lay each hero's four ability cards face down by the main board, where they wait for partnership bonuses to hand them out.
RO-111 = You never hold your own hero's ability cards, for they are meant for your neighbours.

## Setup by player count

RO-112 = Five players: five seats, five partnership boards and five slots, with the extra-experience token at slot 5 and no Automa.
RO-113 = Four players: four seats, four partnership boards and five slots, with the extra-experience token at slot 5 and no Automa.
RO-114 = Three players: three seats, three partnership boards and four slots, with the extra-experience token at slot 4 and no Automa.
RO-115 = Two players: one Automa as third seat, a partnership board between every two seats, four slots, and the extra-experience token at slot 4.
RO-116 = One player: an Automa on each side, one partnership board with each but none between them, four slots, extra-experience token at slot 4.
RO-117 = Whatever the number of players, each human player has two partners and two partnership tracks.
RO-118 = Your left neighbour is the next seat clockwise, and your right neighbour the next seat counter-clockwise.

## Chapter and turn structure

RO-119 = A game has three chapters of three turns each, nine turns altogether.
RO-120 = You play a turn in three steps, always the same: taking cards, then playing cards, then the tea ceremony.
RO-121 = In a chapter, the active-symbol cards lie ready, three turns are played, then come scoring, cleaning and preparing the next chapter.
RO-122 = No step starts until every seat has completed the step before it.
RO-123 = When the tea ceremony is done, the turn marker goes one space right and a new turn starts.
RO-124 = A chapter ends once its third turn is over.
RO-125 = After a chapter's scoring, prepare the next chapter, unless the turn marker has reached the track's end: then comes final scoring.
RO-126 = The turn track therefore has nine spaces, and turn 9 is the third turn of chapter III.
RO-127 = Initiative order changes only when figures return from the market after step 1, and then holds until the end of the next step 1.

## Step 1: taking cards: refreshing the market

RO-128 = The market refreshes by itself, without any decision by a player.
RO-129 = The game's very first turn has no refresh: the market stays as it was dealt in setup.
RO-130 = Every turn after the first begins with a refresh, including the first turns of chapters II and III.
RO-131 = A refresh starts by putting the top pair, the one nearest the main deck, face up on the discard pile.
RO-132 = The top pair is the uppermost pair still in the market, whatever its slot; if none remains, nothing is discarded.
RO-133 = Next, all pairs left in the market move up into the upper slots without changing their order.
RO-134 = Finally, new cards are revealed from the main deck until each available slot has a pair again.
RO-135 = The refill begins with the empty slot nearest the main deck and works downwards.
RO-136 = When a pair moves up, its two cards stay together.

## Step 1: taking cards: choosing

RO-137 = Seats take cards one after another in initiative order, from the top of the initiative track downwards.
RO-138 = When you act in step 1, move your figure beside any available pair and put both of its cards in your hand.
RO-139 = Nobody may skip taking: each player gets exactly two cards in every step 1.
RO-140 = Outside the top position, each pair can be taken by only one seat per turn.
RO-141 = Any number of players may go to the top position, beside the main deck, in the same turn.
RO-142 = Each new figure at the top position stands below the figures that came there before it.
RO-143 = When your figure goes to the top position, you draw the two top cards of the main deck.
RO-144 = The top position is its own place above slot 1, without a face-up pair: cards come unseen, and slot 1's pair stays exclusive.
RO-145 = Since the top position takes any number of figures, every player always has somewhere to go.
RO-146 = Cards taken from the market are known to everybody, but cards drawn from the main deck only to you.
RO-147 = Placing your figure at the lowest available slot, by the extra-experience token, gives you 1 XP at once.
RO-148 = That XP belongs to the lowest slot alone: being last from any other slot, or from the top position, earns nothing.
RO-149 = The extra-experience token is never taken away, so its 1 XP is on offer in all nine turns.
RO-150 = Choosing the lowest slot has a price: you will be last in the next initiative order.

## Step 1: taking cards: new initiative and an empty deck

RO-151 = Once everyone has taken cards, the figures go back to the initiative track in their new order.
RO-152 = The new order begins with figures at the top position, as they arrived, followed by those at slot 1, slot 2 and so on.
RO-153 = Step 2 follows at once and already uses the new initiative order.
RO-154 = As soon as the main deck is empty, at any time, shuffle the discard pile to make a new main deck.
RO-155 = If the main deck empties partway through a draw or refill, reshuffle and then complete that same draw.
RO-156 = If main deck and discard pile are both empty, draw only what you could; the next discard starts a new main deck.
RO-157 = All seats share one discard pile, so discarded starting cards may later be shuffled into the main deck.
RO-158 = There is no hand limit: expect seven cards after step 1 and five after step 2, plus any drawn through bonuses.

## Step 2: playing cards

RO-159 = All players at the same time secretly choose exactly two action cards from hand.
RO-160 = Lay your two cards face down in the order they will join your timeline, then wait for the others.
RO-161 = When everyone is ready, all chosen cards are turned up together and join the timelines.
RO-162 = Once your cards lie face down, you can change neither the cards nor their order.
RO-163 = New cards go to the right end of your timeline, your first card to the left of your second.
RO-164 = After the reveal, standard effects are applied one seat at a time in initiative order.
RO-165 = Your two new cards resolve one by one, beginning with the left card.
RO-166 = Each seat completes both of its cards before the next seat begins.
RO-167 = During step 2, tea effects and cups have no effect.
RO-168 = A standard effect works only when its card is played; cards from earlier turns do not work again.
RO-169 = When every player has applied the standard effects, the game moves on to step 3.

## How effects work

RO-170 = An effect takes into account its own card, the earlier cards of your timeline, and all the tokens in your supply.
RO-171 = The symbols on a card may meet or pay for that same card's condition.
RO-172 = An effect does not see cards to the right of its own, so a turn's left card ignores the right one.
RO-173 = A turn's right card does see the left card, and also any tokens the left card has just brought.
RO-174 = You get an effect's result only when its condition is met.
RO-175 = Conditions come in two kinds: having certain symbols or cards of a colour, and losing certain symbols.
RO-176 = You may not refuse an effect: if it can be applied, it must be.
RO-177 = Apply an effect as far as you can: with two symbols to pay for a 1/2/3 effect, you must pay both.
RO-178 = A graded effect, marked 1/2/3, gives the result of the level its condition reaches, never above level 3.
RO-179 = The level equals the number you have available, up to three; with none, nothing happens.
RO-180 = Grading aside, a resolved effect applies only once, no matter how many times over its condition is met.
RO-181 = If a condition asks for an exact number, having more fails just as having fewer does.
RO-182 = If an effect costs you a symbol, you decide which fitting symbol goes, a token or one on a card.
RO-183 = Pay only with tokens or with symbols on that card and earlier ones; a later card's symbols cannot pay.
RO-184 = You pay losses before you gain the result, so an effect's own new tokens cannot pay for it.
RO-185 = When you lose inactive symbols, you may mix both inactive kinds, and both discard tokens and cover card symbols.
RO-186 = Because effects apply fully, you may have to lose symbols you wanted to keep, but you still choose which fitting ones.
RO-187 = If you cannot meet the condition, skip the effect without penalty; its card stays in your timeline.
RO-188 = An effect that was skipped is gone; it cannot be saved for a later moment.

## Step 3: tea ceremony

RO-189 = In the tea ceremony, seats act in initiative order from the top down.
RO-190 = When you act in step 3, first apply the tea effects of the action cards you played this turn.
RO-191 = After your tea effects, check for pairs of cups with your partners.
RO-192 = Each seat applies its tea effects and then checks its cups before the next seat acts.
RO-193 = Your tea effects resolve from left to right, so a new chapter's kept cards come before that turn's two new cards.
RO-194 = Tea effects on cards kept from the last chapter are applied in turn 1 of the new chapter.
RO-195 = Except on such kept cards, tea effects from earlier turns are not applied again.
RO-196 = Tea effects follow the same rules as other effects: conditions, no refusing, full application, and which cards they see.
RO-197 = Each partnership point moves the marker of a partnership track one step up.
RO-198 = As its text says, an effect adds partnership points to one of your partnership tracks or to both.
RO-199 = One tea effect makes you lose one exploration and then gain 1 partnership point on each of your two tracks.
RO-200 = Another tea effect: choose a partner; your shared track gains 1 partnership point per blue card in that partner's timeline, at most 3.
RO-201 = When a condition looks at a partner's timeline, every card there counts, even those that partner played this turn.
RO-202 = The end of step 3 advances the turn marker.

## Cups

RO-203 = Two partners have a pair of cups when each has, anywhere in the timeline, a cup that points at the other.
RO-204 = Each pair is made of one right-pointing cup and one left-pointing cup.
RO-205 = Your right-pointing cup pairs with your right neighbour's left-pointing cup; your left-pointing cup pairs with your left neighbour's right-pointing cup.
RO-206 = Cups from this turn and from earlier turns may pair, wherever they lie in the timelines.
RO-207 = A cup under a lost-symbol token does not count for pairs.
RO-208 = For each pair, both partners cover their cup with a lost-symbol token and their shared partnership marker climbs two steps.
RO-209 = A pair of cups is worth 2 partnership points altogether on the shared track, not 2 for each partner.
RO-210 = A lone cup is worth nothing yet, but it stays ready for later turns of the chapter.
RO-211 = No pair of cups may be left unresolved by its two partners.
RO-212 = You may resolve several pairs in one turn, with both partners or more than one with the same partner.
RO-213 = You and a partner make as many pairs as the one with fewer uncovered facing cups allows, and resolve them all.
RO-214 = If you have more fitting cups than your pairs need, you choose which of them are covered.
RO-215 = Once covered, a cup makes no other pair in that chapter.
RO-216 = Cups are not symbols: they are never active or inactive, and no effect can be paid with them.
RO-217 = A pair is resolved as soon as the first of its two owners checks cups, whether the other acts earlier or later.
RO-218 = Cleaning removes all lost-symbol tokens, so a cup on a kept card can be used again in the next chapter.

## Partnership points and bonuses

RO-219 = When a partnership marker moves, both partners receive the bonuses of each step it passes and of the step it reaches.
RO-220 = Both partners get the bonus, no matter which of them moved the partnership marker.
RO-221 = You receive partnership bonuses immediately.
RO-222 = When a bonus offers two options, each partner decides alone, and the two may choose differently.
RO-223 = Bonuses on several steps resolve from the lowest step up; on each step, the partner higher in initiative goes first.
RO-224 = Partnership markers never move down, so every step gives its bonus once per game on each track.
RO-225 = A bonus without options is received automatically, as far as it can be carried out.
RO-226 = If one option of a bonus is impossible, you get the other; an impossible bonus with no other option is lost.
RO-227 = Active symbols named by a bonus are those of the current chapter, even if its scoring comes right afterwards.
RO-228 = Symbols gained from bonuses are tokens in your supply, so they count when the chapter is scored.
RO-229 = A partnership marker stops at step 24, and any further partnership points are lost.
RO-230 = XP from a partnership bonus can unlock an ability immediately.
RO-231 = On some steps, such as 3 and 10 of side A, partners can acquire one another's abilities.

## Experience and victory points during play

RO-232 = Each XP you gain moves your XP marker one step along the track.
RO-233 = When your XP marker reaches or passes an ability's step, put an ability marker on it, active side up; you can now use it.
RO-234 = If one gain takes you past several ability steps, you unlock every one of those abilities.
RO-235 = When you reach step 20, your normal marker goes below the XP track and your golden marker is set on step 0.
RO-236 = After that, the golden marker counts all your XP for the rest of the game.
RO-237 = The golden marker unlocks no abilities; it brings you VP when the game ends.
RO-238 = If one gain takes you beyond 20 XP, the golden marker advances by the rest.
RO-239 = On step 20 the golden marker stops, and you gain no more XP: 40 in all is the most.
RO-240 = Whenever you gain VP, your VP marker advances by that number at once.
RO-241 = Your 30th VP brings the marker back to 0; play goes on, and 30 is added to your final total.
RO-242 = VP beyond 30 count on from 0, and every completed lap of the track is worth 30 VP.
RO-243 = The spaces of the VP track run from 0 to 29.

## Abilities

RO-244 = You start the game with one ability available, the leftmost on your board.
RO-245 = You may use each ability once in a game.
RO-246 = Each ability says when you can use it.
RO-247 = You never have to use an ability; that is for its owner to decide.
RO-248 = After you use an ability, turn its marker to the inactive side.
RO-249 = When several may use abilities at once, all are asked in initiative order; those who passed may be asked again after a later use.
RO-250 = Abilities whose order matters are used in initiative order.
RO-251 = You may use an ability in the step in which you unlock it, if its moment has not passed.
RO-252 = Training, a 1st ability, lets you ignore losing one symbol when you apply a played card's effect in step 2.
RO-253 = With Training, a single loss costs nothing, and each level of a graded loss costs one symbol less, still up to level 3.
RO-254 = Witcher Form, a 3rd ability for step 2, lets you ignore the condition of a played card's effect and take its maximum result.
RO-255 = Witcher Form spares you every loss and raises a graded result to level 3, but only for a standard effect.
RO-256 = Drawing Energy, a 1st ability, lets you swap any two market cards in step 1 before taking cards.
RO-257 = Use Drawing Energy when it is your time to take cards, before moving your figure; swap two single cards, within or between pairs.
RO-258 = When you acquire a partner's ability, take that ability card and lay it face up beside your board, available for use.
RO-259 = Turn an acquired ability card face down once you have used it.
RO-260 = An acquired ability card is an extra ability, used once when its text says, even if you also have that ability yourself.
RO-261 = When you acquire a partner's ability, the partner loses nothing and can still use it.
RO-262 = Count only your own board's abilities as unlocked abilities, never the ability cards you have acquired.
RO-263 = You may take a partner's 3rd ability card even if that partner has not unlocked the ability.
RO-264 = Only the bonus on board 1, side B, that makes a used ability available again allows a second use.

## End of a chapter: scoring

RO-265 = When a chapter's third turn is over, every player scores XP and VP.
RO-266 = Each player counts the two active symbols separately, adding timeline cards and supply tokens.
RO-267 = Your main symbol is the active symbol you have more of, and other players may have another one.
RO-268 = At the end of a chapter, each of your main symbols gives you 1 XP.
RO-269 = Then each of your symbols of the other active kind gives you 1 VP.
RO-270 = If you have equally many of both active symbols, score that number as XP and also as VP.
RO-271 = If you have none of the other active symbol, you score 0 VP; without any active symbol, you score nothing.
RO-272 = Chapter scoring gives nothing for inactive symbols.
RO-273 = Symbols covered by lost-symbol tokens are left out of chapter scoring.
RO-274 = In chapter scoring, XP come first and VP second.
RO-275 = Symbols on cards in your hand are not counted in chapter scoring.
RO-276 = XP from chapter scoring can unlock abilities for the following chapter.
RO-277 = Chapter III is scored like the other chapters before final scoring begins.

## End of a chapter: cleaning and preparation

RO-278 = After chapters I and II, everyone discards all symbol tokens of their supply and all lost-symbol tokens.
RO-279 = All players then secretly choose the cards they keep and reveal them at the same time.
RO-280 = When chapter I is over, keep one timeline card of your choice and discard the rest.
RO-281 = The card you keep after chapter I is the first in your timeline for chapter II.
RO-282 = When chapter II is over, keep two timeline cards of your choice and discard the rest.
RO-283 = You are free to discard, after chapter II, the card you kept after chapter I.
RO-284 = Your two kept cards open your timeline for chapter III, in the order you choose.
RO-285 = You must keep cards, and only from your timeline; your hand stays as it is.
RO-286 = All timeline cards that are not kept go to the discard pile.
RO-287 = When the new chapter starts, all symbols on kept cards are uncovered.
RO-288 = A kept card's standard effect applies at once if it can, under the new active symbols and without step 2 abilities.
RO-289 = Kept cards' effects cannot be refused either: the first card sees only itself, while the second sees both.
RO-290 = A kept card's tea effect waits until the next tea ceremony.
RO-291 = The next chapter's active-symbol cards replace the old ones.
RO-292 = Score; clear tokens; choose and reveal kept cards; change active symbols; resolve kept cards' standard effects in initiative order, left card first; begin turn 1.
RO-293 = Tokens that kept cards bring belong to the new chapter and stay in your supply.
RO-294 = Nothing else changes between chapters: hand, XP, VP, abilities, ability cards, partnership tracks and initiative stay as they are.
RO-295 = When scored, a player's timeline has six cards in chapter I, seven in chapter II and eight in chapter III.

## End of the game

RO-296 = Nothing is discarded after chapter III: everyone keeps hand, timeline and tokens.
RO-297 = In final scoring, take the additional objective first, then VP for experience, then VP for partnership, and then name the winner.
RO-298 = For the additional objective, choose a symbol inactive in chapter III, show your hand, and score 1 VP per hand card bearing it.
RO-299 = The additional objective counts cards, not symbols: a card that has the chosen symbol twice is worth 1 VP.
RO-300 = Several players may choose the same symbol for the additional objective without affecting each other.
RO-301 = For the additional objective, cards in your timeline and tokens in your supply do not count.
RO-302 = Score the VP printed at the last step your golden marker has reached; step 0 is worth nothing.
RO-303 = If you never reached 20 XP, you score no VP for experience.
RO-304 = Compare the markers on your two partnership tracks: only the lower one counts for you.
RO-305 = That lower marker scores you the VP of the farthest VP label it has reached.
RO-306 = If your two partnership markers stand level, you score their common value only once.
RO-307 = A partnership marker that has not reached the first VP label scores 0 VP.
RO-308 = Your higher partnership track scores nothing for you, though it may be your partner's lower one.
RO-309 = Your final total is your VP marker's space plus 30 VP for each completed lap.
RO-310 = The player whose final total of VP is highest wins the game.
RO-311 = Among players tied for the win, the one higher on the initiative track wins.
RO-312 = That tie is broken by the initiative order formed in step 1 of turn 9, the last turn.
RO-313 = No two figures share a place on the initiative track, so there is always exactly one winner.

## Automa: common rules

RO-314 = In games for one or two players, Automas take part as imaginary rivals.
RO-315 = An Automa can never win, but it takes part on the board and with the cards.
RO-316 = An Automa needs one player board, one cardboard figure and its hero's four ability cards.
RO-317 = Once the players have their heroes, one player board is picked for each Automa.
RO-318 = Unless the players agree on a hero for an Automa, its player board is drawn at random from the remaining ones.
RO-319 = Partnership boards are laid out as if each Automa had its own place at the table.
RO-320 = An Automa gets no ability markers, and it neither unlocks abilities nor uses any.
RO-321 = The chapter card sets an Automa's first place on the initiative track, as it does for every figure.
RO-322 = Automas never score VP, so they put no marker on the VP track.
RO-323 = An Automa has no hand, and its five starting action cards return to the box.
RO-324 = Players may acquire an Automa's four ability cards, which lie face down near the main board.
RO-325 = An Automa has no XP markers and gains no XP.
RO-326 = In initiative order, an Automa takes cards, plays them to its timeline and gains partnership points.
RO-327 = Of all available pairs, an Automa first prefers the one with the most active symbols.
RO-328 = If several pairs tie, the Automa takes the one in the higher slot.
RO-329 = If no available market card has an active symbol, the Automa goes to the top position and takes the main deck's two top cards.
RO-330 = The Automa adds up currently active symbols printed on both cards of each pair still free; cups and tea marks do not count.
RO-331 = A pair an Automa takes is gone; at the top position it stands below earlier figures; its new initiative follows the normal rules.
RO-332 = The lowest slot's XP is not for Automas: one that stands there gains nothing.
RO-333 = An Automa plays both its cards into its timeline in step 1, right after taking them.
RO-334 = When an Automa plays cards, their effects are ignored.
RO-335 = Players therefore see an Automa's two new cards before choosing their own cards in step 2.
RO-336 = Of the cards an Automa takes, the pair's left card, or the first one drawn, enters its timeline first.
RO-337 = Mind which way an Automa's cups point: its right-pointing cup points at the next seat counter-clockwise.
RO-338 = In step 3, in initiative order, an Automa ignores what this turn's tea effects say: each gives 1 partnership point per track shared with players.
RO-339 = If both cards an Automa took this turn have tea effects, each shared track gains 2 partnership points.
RO-340 = Automas and players make pairs of cups by the normal rules.
RO-341 = An Automa's lone cup gives nothing until the neighbour it points at has a matching cup, which brings 2 partnership points on their shared track.
RO-342 = On a track shared with an Automa, the human partner receives every bonus and the Automa receives none.
RO-343 = Automas count as partners: when your effect looks at a partner's timeline, you may choose one and count its cards.
RO-344 = An Automa scores nothing at the end of a chapter.
RO-345 = Automas keep no cards between chapters; each discards its whole timeline.
RO-346 = Lost-symbol tokens on an Automa's cards are removed together with its timeline.

## Automa: two players

RO-347 = With two players, the Automa counts as sitting between them and shares a partnership board with each.
RO-348 = The two players also have a partnership board between themselves.
RO-349 = On side B, each player chooses the board shared with the Automa, while the board between the two players is random.
RO-350 = The three seats form a ring, clockwise first player, second player, Automa, so every seat has both others as neighbours.
RO-351 = Of the two players, the one with more VP wins; if tied, the one higher on the initiative track.

## Automa: solo

RO-352 = A solo player meets two Automas, one sitting to the left and one to the right.
RO-353 = The solo player chooses the two partnership boards, one for each side; the Automas share none between them.
RO-354 = Before a solo game, choose a difficulty, which sets the starting partnership points on both of your tracks.
RO-355 = Summer, the easy level, starts both tracks at 4 partnership points and gives every bonus on steps 1 to 4.
RO-356 = Autumn, the normal level, starts both tracks at 2 partnership points.
RO-357 = Winter, the hard level, starts both tracks at 0.
RO-358 = Summer on side A passes step 3 twice: for each track, choose that Automa's 1st ability card or 2 XP.
RO-359 = Autumn also gives any bonus printed on steps 1 and 2, where side A has none.
RO-360 = Solo starting bonuses come between setup and turn 1, first the left track, then the right, using chapter I's active symbols.
RO-361 = In a solo game each Automa shares only one track, so each of its tea effects gives 1 partnership point there.
RO-362 = Two Automas whose cups point at each other make no pair, and those cups stay uncovered.
RO-363 = To win a solo game you need at least 35 VP; with fewer, you lose.
RO-364 = In solo final scoring, compare the two partnership tracks you share with the Automas.

## Conditions on action cards

RO-365 = A condition may ask you to lose one symbol of the kind it shows, such as exploration.
RO-366 = A graded condition may ask you to lose one, two or three symbols of the kind it shows, such as exploration.
RO-367 = A graded condition may ask you to lose one, two or three inactive symbols.
RO-368 = A condition may ask for two or more cards of a colour, such as red, in your timeline.
RO-369 = A graded condition may count one, two or three cards of a colour in the timeline of one partner, whom you choose.
RO-370 = A condition may ask for exactly one card of a colour, such as green, in your timeline.
RO-371 = A condition may ask for exactly two cards of a colour, such as red, in your timeline.
RO-372 = A graded condition may count one, two or three cards of a colour, such as green, in your own timeline.
RO-373 = A condition may ask you to have exactly two inactive symbols.
RO-374 = A condition may ask you to have two or more inactive symbols.
RO-375 = A card of the right colour counts itself for its own condition.
RO-376 = When a condition counts a partner's colour, look at that whole timeline; more than three cards still give level 3.
RO-377 = Choose either partner and apply the effect fully for that one; if only one partner meets the condition, choose that one.
RO-378 = Conditions to have inactive symbols count tokens in your supply and uncovered symbols on the card itself and earlier cards.
RO-379 = For conditions on inactive symbols, add both inactive kinds together.
RO-380 = A condition that only asks you to have something takes nothing from you.

## Results on action cards

RO-381 = A result may give you 1 partnership point on each of your two tracks.
RO-382 = A graded result may give 1, 2 or 3 partnership points, by level, on one track that you choose.
RO-383 = A graded result may give one, two or three tokens, by level, of the left path's active symbol.
RO-384 = A graded result may give one, two or three tokens, by level, of the right path's active symbol.
RO-385 = A result may give exactly two tokens, both of the left path's active symbol.
RO-386 = A result may give exactly two tokens, both of the right path's active symbol.
RO-387 = A result may give one token of each active symbol.
RO-388 = A result may give two tokens of the symbol it shows, such as combat.
RO-389 = A graded result may give one, two or three tokens, by level, of the symbol it shows.
RO-390 = A result may give a set of tokens as shown, such as one exploration, one magic and one combat.
RO-391 = Only tea effects give partnership points as results, while all other results belong to standard effects.
RO-392 = Graded partnership points counted from a chosen partner's cards go on the track you share with that partner.
RO-393 = Results that name a symbol may give you one that is inactive in this chapter.
RO-394 = A graded result always goes with a graded condition, and an ungraded result with an ungraded condition.

## Hidden and public information

RO-395 = Hands stay hidden until the additional objective is scored, unless you show yours for the side A bonus.
RO-396 = Cards chosen in step 2, and cards chosen to be kept, stay hidden until all are revealed together.
RO-397 = Everyone may see the market, timelines, tokens, tracks, initiative, abilities and the face-up discard pile.
RO-398 = The main deck lies face down, and nobody knows the order of its cards.

## Step 1: taking cards: choosing (continued)

RO-399 = An Automa at the lowest slot blocks it for that turn, and nobody then gains its XP.

## Automa: common rules (continued)

RO-400 = With no kept cards, an Automa starts a chapter with no standard effects to apply and no tea effects waiting.
RO-401 = In every chapter an Automa's timeline has two cards after turn 1, four after turn 2 and six after turn 3.
RO-402 = If an Automa has more fitting cups than its pairs need, its leftmost uncovered ones are covered.
RO-403 = An Automa's cup pairs with the facing cup of the neighbour it points at, when either seat first checks; the human partner gets the bonuses.
