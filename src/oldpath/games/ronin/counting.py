"""Looking at a timeline: what an effect can see and count (RO-170 to RO-173, RO-375 to RO-379)."""

from oldpath.games.ronin.components import CUP, MEMBERS, NOBODY
from oldpath.games.ronin.table import RoninGame


def symbols_in_scope(game: RoninGame, seat: int, at: int, symbols: int) -> int:
    """How many of a set of symbols: uncovered on the card at this place and those before it, and tokens (RO-170)."""
    mine = game.state.seats[seat]
    tokens = mine.tokens
    seen = map(game.box.counted[symbols].__getitem__, zip(mine.timeline[: at + 1], mine.covers, strict=False))
    return sum(seen, sum([tokens[symbol] for symbol in MEMBERS[symbols]]))


def symbol_of(game: RoninGame, seat: int, symbol: int) -> int:
    """How many of a symbol the seat has in its whole timeline and supply (RO-266)."""
    return symbols_in_scope(game, seat, len(game.state.seats[seat].timeline), 1 << symbol)


def colour_in_scope(game: RoninGame, seat: int, at: int, colour: int) -> int:
    """How many cards of the colour up to this place, the card itself too (RO-375)."""
    return [*map(game.box.colours.__getitem__, game.state.seats[seat].timeline[: at + 1])].count(colour)


def colour_of(game: RoninGame, seat: int, colour: int) -> int:
    """How many cards of the colour in the whole timeline (RO-201)."""
    return [*map(game.box.colours.__getitem__, game.state.seats[seat].timeline)].count(colour)


def cups_of(game: RoninGame, seat: int) -> tuple[list[int], list[int]]:
    """The places in the timeline of uncovered cups, those pointing left and those pointing right (RO-207)."""
    mine = game.state.seats[seat]
    cups, covers = game.box.cups, mine.covers
    found: tuple[list[int], list[int]] = ([], [])
    for place, card in enumerate(mine.timeline):
        side = cups[card]
        if side >= 0 and not covers[place] & CUP:
            found[side].append(place)
    return found


def losses(game: RoninGame, seat: int, at: int, symbols: int) -> list[tuple[int, int]]:
    """What can be lost of a set of symbols (RO-030): (place, symbol bit) on a card in scope, (-1, symbol) for a token.

    Two symbols alike on one card are one entry; so are all tokens of a symbol.
    """
    mine = game.state.seats[seat]
    found = [(NOBODY, symbol) for symbol in MEMBERS[symbols] if mine.tokens[symbol]]
    loose, covers = game.box.loose, mine.covers
    for place, card in enumerate(mine.timeline[: at + 1]):
        for bit, symbol in loose[card][covers[place] & 7]:
            if symbols >> symbol & 1:
                found.append((place, bit))
    return found


def active_on(game: RoninGame, card: int) -> int:
    """How many printed symbols of the card are active now (RO-330)."""
    printed = game.box.printed[card]
    return printed[game.state.left] + printed[game.state.right]


def active_in_hand(game: RoninGame, seat: int) -> int:
    """Active symbols, not cards, in the hand (RO-072)."""
    return sum(active_on(game, card) for card in game.state.seats[seat].hand)


def unlocked(game: RoninGame, seat: int) -> int:
    """Abilities unlocked on the own board; acquired cards do not count (RO-262)."""
    mine = game.state.seats[seat]
    return sum(not use & 1 for use in mine.ready) + sum(not use & 1 for use in mine.used)
