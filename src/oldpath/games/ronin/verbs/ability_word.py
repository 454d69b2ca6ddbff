"""What every ability is made of: a word that is used in its window."""

from typing import TYPE_CHECKING, ClassVar

from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.word import Word

if TYPE_CHECKING:
    from oldpath.games.ronin.rules.effects import EffectOfCard

ANYTIME = ("start_of_taking", "taking", "start_of_playing", "start_of_tea", "tea")
RESOLVING = ("resolving",)


class AbilityWord(Word, frozen=True):
    """What an ability does when it is used."""

    windows: ClassVar[tuple[str, ...]] = ANYTIME

    def usable(self, game: RoninGame, seat: int) -> bool:
        """Would it do anything now?"""
        return True

    def use(self, game: RoninGame, seat: int) -> None:
        """Do it."""
        raise NotImplementedError


class EffectWord(AbilityWord, frozen=True):
    """An ability that changes how a played card's standard effect is applied."""

    windows = RESOLVING

    def helps(self, game: RoninGame, effect: "EffectOfCard") -> bool:
        """Would it change this effect?"""
        raise NotImplementedError

    def apply(self, effect: "EffectOfCard") -> None:
        """Change it."""
        raise NotImplementedError
