"""The conditions of action cards (RO-365 to RO-380)."""

from typing import Any, ClassVar, Literal

from oldpath.games.ronin.components import COLOURS, SYMBOLS
from oldpath.games.ronin.counting import colour_in_scope, colour_of, symbols_in_scope
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.word import Word

Symbol = Literal["exploration", "combat", "magic", "diplomacy"]
Colour = Literal["blue", "green", "red", "pink", "yellow"]


BIT = {symbol: 1 << at for at, symbol in enumerate(SYMBOLS)}


class Condition(Word, frozen=True):
    """What must be true, or be paid, for a result."""

    graded: ClassVar[bool] = False
    pays: ClassVar[bool] = False
    asks_partner: ClassVar[bool] = False

    def available(self, game: RoninGame, seat: int, at: int, partner: int) -> int:
        """How much of it the effect at this place of the timeline can see (`partner` where one was chosen)."""
        raise NotImplementedError

    def level(self, available: int) -> int:
        """The level to which it is met, 0 when it is not (RO-179)."""
        raise NotImplementedError

    def fitting(self, game: RoninGame) -> int:
        """The symbols that can be lost for it, as a set of bits."""
        raise NotImplementedError


class Lose(Condition, frozen=True):
    """Lose 1 given symbol (RO-365)."""

    says = "when-lose"
    pays = True

    symbol: Symbol

    def available(self, game: RoninGame, seat: int, at: int, partner: int) -> int:
        """Its symbols in scope."""
        return symbols_in_scope(game, seat, at, self.fitting(game))

    def level(self, available: int) -> int:
        """Once or not at all."""
        return 1 if available >= 1 else 0

    def fitting(self, game: RoninGame) -> int:
        """Only the one it names."""
        return BIT[self.symbol]


class LoseUpTo3(Condition, frozen=True):
    """Lose 1, 2 or 3 of a given symbol, or of the inactive symbols in any mix (RO-366, RO-367)."""

    says = "when-lose-up-to-3"
    graded = True
    pays = True

    symbol: Literal["exploration", "combat", "magic", "diplomacy", "inactive"]

    def available(self, game: RoninGame, seat: int, at: int, partner: int) -> int:
        """Its symbols in scope."""
        return symbols_in_scope(game, seat, at, self.fitting(game))

    def level(self, available: int) -> int:
        """As far as it can be paid, at most 3 (RO-178)."""
        return min(available, 3)

    def fitting(self, game: RoninGame) -> int:
        """The one it names, or both inactive ones (RO-185)."""
        return game.state.inactive_bits() if self.symbol == "inactive" else BIT[self.symbol]


class HaveColour(Condition, frozen=True):
    """Have cards of a colour in your timeline: 2 or more, exactly 1 or 2, or up to 3 (RO-368, RO-370 to RO-372)."""

    colour: Colour
    at_least: Literal[0, 2] = 0
    exactly: Literal[0, 1, 2] = 0
    up_to: Literal[0, 3] = 0

    def __post_init__(self) -> None:
        """Exactly one of the three ways to count."""
        if sum(map(bool, (self.at_least, self.exactly, self.up_to))) != 1:
            raise ValueError("wants one of at_least, exactly, up_to")

    @property
    def graded(self) -> bool:  # type: ignore[override]
        """Only the counting way is graded."""
        return bool(self.up_to)

    @property
    def says(self) -> str:  # type: ignore[override]
        """Each way has its own sentence."""
        return "when-colour-up-to" if self.up_to else "when-colour-exactly" if self.exactly else "when-colour-at-least"

    def available(self, game: RoninGame, seat: int, at: int, partner: int) -> int:
        """Cards of the colour in scope."""
        return colour_in_scope(game, seat, at, COLOURS.index(self.colour))

    def level(self, available: int) -> int:
        """An exact number fails when there are more (RO-181)."""
        if self.up_to:
            return min(available, 3)
        return int(available == self.exactly) if self.exactly else int(available >= self.at_least)


class PartnerColour(Condition, frozen=True):
    """A partner of your choice has 1, 2 or 3 cards of a colour in the timeline (RO-369)."""

    says = "when-partner-colour"
    graded = True
    asks_partner = True

    colour: Colour
    up_to: Literal[3] = 3

    def available(self, game: RoninGame, seat: int, at: int, partner: int) -> int:
        """The partner's timeline counts whole (RO-376)."""
        return colour_of(game, partner, COLOURS.index(self.colour))

    def level(self, available: int) -> int:
        """More than 3 are still 3."""
        return min(available, 3)


class HaveInactive(Condition, frozen=True):
    """Have inactive symbols of both kinds together: exactly 2, or at least 2 (RO-373, RO-374)."""

    at_least: Literal[0, 2] = 0
    exactly: Literal[0, 2] = 0

    def __post_init__(self) -> None:
        """Exactly one of the two ways to count."""
        if bool(self.at_least) == bool(self.exactly):
            raise ValueError("wants one of at_least, exactly")

    @property
    def says(self) -> str:  # type: ignore[override]
        """Each way has its own sentence."""
        return "when-inactive-exactly" if self.exactly else "when-inactive-at-least"

    def available(self, game: RoninGame, seat: int, at: int, partner: int) -> int:
        """Uncovered card symbols and tokens alike (RO-378)."""
        return symbols_in_scope(game, seat, at, game.state.inactive_bits())

    def level(self, available: int) -> int:
        """An exact number fails when there are more (RO-181)."""
        return int(available == 2) if self.exactly else int(available >= 2)


WORDS: dict[str, type[Any]] = {
    "lose": Lose,
    "lose_up_to_3": LoseUpTo3,
    "have_colour": HaveColour,
    "partner_colour": PartnerColour,
    "have_inactive": HaveInactive,
}
