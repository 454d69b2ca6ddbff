"""All that can happen to the pieces: the only room that writes to the state, and it tells what it did."""

from collections.abc import Iterable

from oldpath.games.ronin import events
from oldpath.games.ronin.components import CEILING_XP, CUP, LAP_VP, NOBODY, NOTHING, TOP_XP
from oldpath.games.ronin.table import RoninGame


def draw_card(game: RoninGame) -> int:
    """The top card of the main deck, or nothing when deck and discard pile are both empty (RO-156).

    The moment the deck runs out, the discard pile becomes the new deck (RO-154).
    """
    state = game.state
    if not state.deck:
        reshuffle(game)
        if not state.deck:
            return NOTHING
    card = game.draw(state.deck, "main deck")
    if not state.deck:
        reshuffle(game)
    return card


def reshuffle(game: RoninGame) -> None:
    """The whole discard pile becomes the main deck (RO-154)."""
    state = game.state
    if not state.discard:
        return
    state.deck = state.discard
    state.discard = []
    if game.story is not None:
        game.story.append(events.DeckReshuffled(len(state.deck)))


def draw_to_hand(game: RoninGame, seat: int, cards: int) -> None:
    """Cards of the main deck that only their owner sees (RO-143, RO-146)."""
    mine = game.state.seats[seat]
    drawn = []
    for _ in range(cards):
        card = draw_card(game)
        if card == NOTHING:
            break
        drawn.append(card)
    mine.hand += drawn
    mine.unseen += drawn
    if game.story is not None:
        game.story.append(events.CardsDrawn(seat, tuple(drawn)))


def deal_pair(game: RoninGame, slot: int) -> None:
    """Cards of the deck face up into a slot, until a pair lies there (RO-092, RO-134)."""
    market = game.state.market
    for place in (2 * slot, 2 * slot + 1):
        if market[place] == NOTHING:
            market[place] = draw_card(game)
    if game.story is not None:
        game.story.append(events.PairDealt(slot + 1, market[2 * slot], market[2 * slot + 1]))


def discard(game: RoninGame, cards: Iterable[int]) -> None:
    """Together onto the one common discard pile (RO-157); an empty deck is rebuilt at once (RO-156)."""
    game.state.discard += [card for card in cards if card != NOTHING]
    if not game.state.deck:
        reshuffle(game)


def discard_pair(game: RoninGame, slot: int) -> None:
    """The pair of a slot leaves the market, face up (RO-131)."""
    market = game.state.market
    left, right = market[2 * slot], market[2 * slot + 1]
    discard(game, (left, right))
    market[2 * slot] = market[2 * slot + 1] = NOTHING
    if game.story is not None:
        game.story.append(events.PairDiscarded(left, right))


def stand_at_slot(game: RoninGame, seat: int, slot: int) -> tuple[int, int]:
    """Move the figure to a slot and lift its pair (RO-138)."""
    state = game.state
    state.figures[slot] = seat
    left, right = state.market[2 * slot], state.market[2 * slot + 1]
    state.market[2 * slot] = state.market[2 * slot + 1] = NOTHING
    if game.story is not None:
        game.story.append(events.PairTaken(seat, slot + 1, left, right))
    return left, right


def stand_at_top(game: RoninGame, seat: int) -> None:
    """Move the figure to the top position, below those already there (RO-142)."""
    game.state.top.append(seat)
    if game.story is not None:
        game.story.append(events.TopTaken(seat))


def form_initiative(game: RoninGame, order: list[int]) -> None:
    """Set the order of the seats (RO-151)."""
    game.state.initiative = order
    if game.story is not None:
        game.story.append(events.InitiativeFormed(tuple(order)))


def clear_figures(game: RoninGame) -> None:
    """All figures stand on the initiative track again (RO-151)."""
    state = game.state
    state.figures = [NOBODY] * len(state.figures)
    state.top = []


def add_to_timeline(game: RoninGame, seat: int, left: int = NOTHING, right: int = NOTHING) -> None:
    """Two cards join the right end, the left one first (RO-163)."""
    mine = game.state.seats[seat]
    for card in (left, right):
        if card != NOTHING:
            mine.timeline.append(card)
            mine.covers.append(0)
    if game.story is not None:
        game.story.append(events.CardsPlayed(seat, left, right))


def leave_hand(game: RoninGame, seat: int, card: int) -> None:
    """A card goes from the hand to where all can see it."""
    mine = game.state.seats[seat]
    mine.hand.remove(card)
    if card in mine.unseen:
        mine.unseen.remove(card)


def show_hand(game: RoninGame, seat: int) -> None:
    """Everybody has now seen the hand (RO-071, RO-298)."""
    mine = game.state.seats[seat]
    if mine.unseen:
        mine.unseen = []
        game.reveal()
    if game.story is not None:
        game.story.append(events.HandShown(seat, tuple(mine.hand)))


def gain_symbols(game: RoninGame, seat: int, symbol: int, amount: int) -> None:
    """Tokens into the supply; the stock is never empty (RO-029, RO-035)."""
    if amount:
        game.state.seats[seat].tokens[symbol] += amount
        if game.story is not None:
            game.story.append(events.SymbolsGained(seat, symbol, amount))


def lose_token(game: RoninGame, seat: int, symbol: int) -> None:
    """A token back to the stock (RO-034)."""
    game.state.seats[seat].tokens[symbol] -= 1
    if game.story is not None:
        game.story.append(events.TokenLost(seat, symbol))


def cover_symbol(game: RoninGame, seat: int, place: int, bit: int) -> None:
    """A lost-symbol token over one symbol of a card (RO-030, RO-032)."""
    mine = game.state.seats[seat]
    mine.covers[place] |= 1 << bit
    if game.story is not None:
        card = mine.timeline[place]
        game.story.append(events.SymbolCovered(seat, card, game.box.cards[card].symbols[bit]))


def cover_cup(game: RoninGame, seat: int, place: int) -> None:
    """A lost-symbol token over a cup (RO-208)."""
    game.state.seats[seat].covers[place] |= CUP


def uncover(game: RoninGame, seat: int, place: int, bits: int) -> None:
    """Take lost-symbol tokens off a card."""
    mine = game.state.seats[seat]
    mine.covers[place] &= ~bits
    if game.story is not None:
        game.story.append(events.CoverRemoved(seat, mine.timeline[place]))


def exchange_token(game: RoninGame, seat: int, symbol: int, into: int) -> None:
    """One token for one of another symbol."""
    tokens = game.state.seats[seat].tokens
    tokens[symbol] -= 1
    tokens[into] += 1
    if game.story is not None:
        game.story.append(events.TokensExchanged(seat, symbol, into))


def gain_vp(game: RoninGame, seat: int, amount: int) -> None:
    """Move the victory point marker; every 30 are a lap (RO-240 to RO-242)."""
    if not amount:
        return
    mine = game.state.seats[seat]
    before = mine.vp // LAP_VP
    mine.vp += amount
    if game.story is not None:
        game.story.append(events.VpGained(seat, amount))
        if mine.vp // LAP_VP > before:
            game.story.append(events.LapCompleted(seat, mine.vp // LAP_VP))


def gain_xp(game: RoninGame, seat: int, amount: int) -> None:
    """Move the experience marker, normal or golden, and unlock what it reaches (RO-232 to RO-239)."""
    mine = game.state.seats[seat]
    before = mine.xp
    mine.xp = after = min(CEILING_XP, before + amount)
    if after == before:
        return
    if game.story is not None:
        game.story.append(events.XpGained(seat, after - before))
    if before >= TOP_XP:
        return
    for number, step in enumerate(game.box.heroes[mine.hero].unlock):
        if before < step <= after:
            unlock(game, seat, number)
    if after >= TOP_XP and game.story is not None:
        game.story.append(events.GoldenStarted(seat))


def unlock(game: RoninGame, seat: int, number: int) -> None:
    """An ability marker, active side up (RO-233)."""
    mine = game.state.seats[seat]
    use = 2 * (4 * mine.hero + number)
    mine.ready.append(use)
    if game.story is not None:
        game.story.append(events.AbilityUnlocked(seat, use))


def acquire(game: RoninGame, seat: int, partner: int, number: int) -> None:
    """Take a partner's ability card; the partner loses nothing by it (RO-258, RO-261)."""
    theirs = game.state.seats[partner]
    theirs.stock[number // 2] -= 1
    use = 2 * (4 * theirs.hero + number - 1) + 1
    game.state.seats[seat].ready.append(use)
    if game.story is not None:
        game.story.append(events.AbilityAcquired(seat, partner, use))


def spend_ability(game: RoninGame, seat: int, use: int) -> None:
    """Turn a used ability to its inactive side (RO-248, RO-259)."""
    mine = game.state.seats[seat]
    mine.ready.remove(use)
    mine.used.append(use)
    if game.story is not None:
        game.story.append(events.AbilityUsed(seat, use))


def refresh_ability(game: RoninGame, seat: int, use: int) -> None:
    """Make a used ability available again (RO-082)."""
    mine = game.state.seats[seat]
    mine.used.remove(use)
    mine.ready.append(use)
    if game.story is not None:
        game.story.append(events.AbilityRefreshed(seat, use))


def raise_marker(game: RoninGame, track: int) -> None:
    """A partnership marker one step up (RO-197)."""
    state = game.state
    state.tracks[track] += 1
    if game.story is not None:
        game.story.append(events.PartnershipGained(track, state.left_of(track), state.tracks[track]))


def swap_market(game: RoninGame, seat: int, one: int, other: int) -> None:
    """Two places of the market change their cards (RO-257)."""
    market = game.state.market
    market[one], market[other] = market[other], market[one]
    if game.story is not None:
        game.story.append(events.MarketSwapped(seat, market[other], market[one]))


def trade_card(game: RoninGame, seat: int, card: int, place: int) -> None:
    """A hand card for a market card."""
    market = game.state.market
    taken = market[place]
    leave_hand(game, seat, card)
    market[place] = card
    game.state.seats[seat].hand.append(taken)
    if game.story is not None:
        game.story.append(events.CardTraded(seat, card, taken))


def tell_replaced(game: RoninGame, seat: int, slot: int) -> None:
    """A seat had a pair of the market replaced."""
    if game.story is not None:
        game.story.append(events.PairReplaced(seat, slot + 1))


def advance_marker(game: RoninGame) -> None:
    """The turn marker one space to the right (RO-123)."""
    game.state.turn += 1
    if game.story is not None:
        game.story.append(events.TurnEnded(game.state.turn - 1))


def clear_tokens(game: RoninGame) -> None:
    """All symbol tokens and lost-symbol tokens back to the stock (RO-278)."""
    for mine in game.state.seats:
        mine.tokens = [0, 0, 0, 0]
        mine.covers = [0] * len(mine.covers)
    if game.story is not None:
        game.story.append(events.TokensDiscarded(game.state.chapter))


def keep_cards(game: RoninGame, seat: int, kept: list[int]) -> None:
    """The kept cards begin the next timeline, the others are discarded (RO-280 to RO-286)."""
    mine = game.state.seats[seat]
    discard(game, (card for card in mine.timeline if card not in kept))
    mine.timeline = kept
    mine.covers = [0] * len(kept)
    mine.tea_from = 0
    if kept and game.story is not None:
        game.story.append(events.CardsKept(seat, tuple(kept)))
