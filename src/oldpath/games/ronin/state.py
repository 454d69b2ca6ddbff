"""The pieces of Ronin and where each can be; the marks say who may see them (RO-395 to RO-398)."""

from oldpath.games.ronin.components import (
    AbilityUse,
    BoardId,
    CardId,
    ChapterId,
    HeroId,
    SymbolId,
)
from oldpath.kernel.frame import TableState
from oldpath.kernel.marks import Open, Own
from oldpath.kernel.piece import Piece, piece

INACTIVE = [
    [tuple(symbol for symbol in range(4) if symbol not in (left, right))[:2] for right in range(4)] for left in range(4)
]
"""The two other symbols, by the left and the right active one."""


@piece
class SeatState(Piece):
    """What lies before one seat, a player's or an Automa's."""

    hero: Open[HeroId]
    hand: Own[list[CardId]]
    unseen: Own[list[CardId]]
    """Those cards of the hand that nobody but the owner has seen: drawn from the deck (RO-146)."""
    timeline: Open[list[CardId]]
    covers: Open[list[int]]
    """For each card of the timeline the symbols under lost-symbol tokens, as bits; the cup is one too."""
    tea_from: int
    """The first card of the timeline whose tea effect is still to come."""
    tokens: Open[list[int]]
    xp: Open[int]
    vp: Open[int]
    ready: Open[list[AbilityUse]]
    used: Open[list[AbilityUse]]
    stock: Open[list[int]]
    """Ability cards still to be had from this hero: of the first ability, of the third."""


@piece
class State(TableState):
    """A table of Ronin. Seats 0 to players-1 are players, the rest Automas; seats run clockwise."""

    seats: Open[list[SeatState]]
    first: Open[int]
    chapter_card: Open[ChapterId]
    chapter: Open[int]
    turn: Open[int]
    left: Open[SymbolId]
    right: Open[SymbolId]
    market: Open[list[CardId]]
    """Two places a slot, slot 1 first; nothing where a pair was taken."""
    deck: list[CardId]
    """The main deck as a heap without order: what lies on top is decided when it is drawn (RO-398)."""
    discard: Open[list[CardId]]
    initiative: Open[list[int]]
    figures: Open[list[int]]
    """Who stands at each slot in this step 1."""
    top: Open[list[int]]
    """Who stands at the top position, in order of arrival."""
    tracks: Open[list[int]]
    """Track k joins seat k and its left neighbour, the next one clockwise."""
    boards: Open[list[BoardId]]
    side: Open[str]
    season: Open[str]
    top_position: Open[str]
    refresh: Open[str]
    tea_order: Open[str]
    kept_effects: Open[str]
    length: Open[int]
    """The last step of the partnership tracks."""

    def left_of(self, seat: int) -> int:
        """The next seat clockwise (RO-118)."""
        return (seat + 1) % len(self.seats)

    def right_of(self, seat: int) -> int:
        """The next seat counter-clockwise (RO-118)."""
        return (seat - 1) % len(self.seats)

    def partner(self, seat: int, side: int) -> int:
        """The neighbour on that side: 0 is left, 1 is right."""
        return (seat - 1 if side else seat + 1) % len(self.seats)

    def track(self, seat: int, side: int) -> int:
        """The number of the track shared with the neighbour on that side."""
        return (seat - 1) % len(self.seats) if side else seat

    def shared(self, track: int) -> bool:
        """Is there a partnership board? Between two Automas there is none (RO-116)."""
        return self.boards[track] >= 0

    def inactive(self) -> tuple[int, ...]:
        """The two symbols that are not active in this chapter (RO-041)."""
        return INACTIVE[self.left][self.right]

    def inactive_bits(self) -> int:
        """The same two as a set of bits: both are added together (RO-379)."""
        return 15 ^ 1 << self.left ^ 1 << self.right
