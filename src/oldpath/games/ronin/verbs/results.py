"""The results of action cards (RO-381 to RO-394)."""

from typing import Any, ClassVar, Literal

from oldpath.games.ronin import moves
from oldpath.games.ronin.components import SYMBOLS
from oldpath.games.ronin.rules import partnership
from oldpath.games.ronin.table import RoninGame
from oldpath.games.ronin.verbs.conditions import Symbol
from oldpath.kernel.word import Fact, Positive, Word

Amount = Positive | Literal["level"]


class Result(Word, frozen=True):
    """What a met condition gives."""

    tea: ClassVar[bool] = False

    @property
    def graded(self) -> bool:
        """Does it grow with the level?"""
        return getattr(self, "amount", None) == "level"

    def facts(self, lang: str) -> dict[str, Fact]:
        """The fields; a level is spoken as 1, 2 or 3."""
        return dict(super().facts(lang))

    def give(self, game: RoninGame, seat: int, level: int = 0) -> None:
        """Give it, at this level."""
        raise NotImplementedError


class GainPath(Result, frozen=True):
    """Gain tokens of the left or right path's active symbol: 2, or by level (RO-383 to RO-386)."""

    says = "gain-path"

    path: Literal["left", "right"]
    amount: Amount

    def give(self, game: RoninGame, seat: int, level: int = 0) -> None:
        """The path's symbol is that of the current chapter (RO-043)."""
        symbol = game.state.left if self.path == "left" else game.state.right
        moves.gain_symbols(game, seat, symbol, level if self.amount == "level" else self.amount)


class GainBothActive(Result, frozen=True):
    """Gain 1 token of each of the two active symbols (RO-387)."""

    says = "gain-both-active"

    def give(self, game: RoninGame, seat: int, level: int = 0) -> None:
        """Left, then right."""
        moves.gain_symbols(game, seat, game.state.left, 1)
        moves.gain_symbols(game, seat, game.state.right, 1)


class GainSymbol(Result, frozen=True):
    """Gain tokens of the depicted symbol, active or not: a number, or by level (RO-388, RO-389, RO-393)."""

    says = "gain-symbol"

    symbol: Symbol
    amount: Amount

    def give(self, game: RoninGame, seat: int, level: int = 0) -> None:
        """As depicted."""
        symbol = SYMBOLS.index(self.symbol)
        moves.gain_symbols(game, seat, symbol, level if self.amount == "level" else self.amount)


class GainSet(Result, frozen=True):
    """Gain exactly the depicted tokens (RO-390)."""

    says = "gain-set"

    symbols: tuple[Symbol, Symbol, Symbol]

    def facts(self, lang: str) -> dict[str, Fact]:
        """The three symbols, each for its own place in the sentence."""
        return {"first": self.symbols[0], "second": self.symbols[1], "third": self.symbols[2]}

    def give(self, game: RoninGame, seat: int, level: int = 0) -> None:
        """One of each depicted."""
        for symbol in self.symbols:
            moves.gain_symbols(game, seat, SYMBOLS.index(symbol), 1)


class Partnership(Result, frozen=True):
    """Gain partnership points: 1 on both your tracks, or some on one track (RO-381, RO-382); tea effects only."""

    tea = True

    tracks: Literal["both", "one"]
    amount: Amount = 1

    def __post_init__(self) -> None:
        """There is no other number for both tracks."""
        if self.tracks == "both" and self.amount != 1:
            raise ValueError("gives 1 on both tracks, never more")

    @property
    def says(self) -> str:  # type: ignore[override]
        """Each way has its own sentence."""
        return "gain-partnership-both" if self.tracks == "both" else "gain-partnership-one"

    def give(self, game: RoninGame, seat: int, level: int = 0) -> None:
        """On both tracks, or on one of the player's choice."""
        if self.tracks == "both":
            partnership.gain_both(game, seat)
        else:
            points = level if self.amount == "level" else self.amount
            game.state.stack.append(partnership.ChosenTrack(seat=seat, points=points))


WORDS: dict[str, type[Any]] = {
    "gain_path": GainPath,
    "gain_both_active": GainBothActive,
    "gain_symbol": GainSymbol,
    "gain_set": GainSet,
    "partnership": Partnership,
}
