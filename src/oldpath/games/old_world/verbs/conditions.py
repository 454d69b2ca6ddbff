"""What must be so before a power can be used, or what a story asks about."""

from collections.abc import Mapping
from typing import Any, ClassVar

from oldpath.games.old_world.components import COLOURS, MONSTER, NOTHING
from oldpath.games.old_world.entries import Colour
from oldpath.games.old_world.table import OldWorldGame
from oldpath.games.old_world.verbs.program import Condition
from oldpath.kernel.word import Fact

ANY_NUMBER = 99


class Count(Condition, frozen=True):
    """A number that is at least, or at most, so much."""

    needed: ClassVar[bool] = False
    """Would a power that asks for at least one of them be in vain without?"""

    at_least: int = 0
    at_most: int = ANY_NUMBER

    def __post_init__(self) -> None:
        """One bound, so that it can be said."""
        if bool(self.at_least) == (self.at_most < ANY_NUMBER):
            raise ValueError("a count has exactly one of `at_least` and `at_most`")

    @property
    def evident(self) -> bool:
        return self.needed and self.at_least == 1

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """The bound, in a word and a number."""
        if self.at_least:
            return {"bound": "least", "count": self.at_least}
        return {"bound": "most" if self.at_most else "none", "count": self.at_most}

    def number(self, game: OldWorldGame, seat: int) -> int:
        """The number in question."""
        raise NotImplementedError

    def holds(self, game: OldWorldGame, seat: int) -> bool:
        """Is it within the bounds?"""
        return self.at_least <= self.number(game, seat) <= self.at_most


class Hand(Count, frozen=True):
    """Cards in the hand."""

    says = "ow-when-hand"
    needed = True

    def number(self, game: OldWorldGame, seat: int) -> int:
        return len(game.state.seats[seat].hand)


class Deck(Count, frozen=True):
    """Cards in the deck or Life Pool."""

    says = "ow-when-deck"

    def number(self, game: OldWorldGame, seat: int) -> int:
        return game.state.seats[seat].cards()


class DiscardPile(Count, frozen=True):
    """Cards in the discard pile."""

    says = "ow-when-discard-pile"
    needed = True

    def number(self, game: OldWorldGame, seat: int) -> int:
        return len(game.state.seats[seat].discard)


class Shield(Count, frozen=True):
    """The shield."""

    says = "ow-when-shield"

    def number(self, game: OldWorldGame, seat: int) -> int:
        return game.state.seats[seat].shield


class Gold(Count, frozen=True):
    """Gold."""

    says = "ow-when-gold"

    def number(self, game: OldWorldGame, seat: int) -> int:
        return game.state.seats[seat].gold


class Potions(Count, frozen=True):
    """Unused potions."""

    says = "ow-when-potions"

    def number(self, game: OldWorldGame, seat: int) -> int:
        return len(game.state.seats[seat].potions)


class Trophies(Count, frozen=True):
    """Trophies of any kind."""

    says = "ow-when-trophies"

    def number(self, game: OldWorldGame, seat: int) -> int:
        trophies = game.box.trophies
        return sum(keepsake in trophies for keepsake in game.state.seats[seat].keepsakes)


class Combo(Count, frozen=True):
    """Cards in the combo."""

    says = "ow-when-combo"
    needed = True

    def number(self, game: OldWorldGame, seat: int) -> int:
        return len(game.state.combo.cards)


class ComboShows(Condition, frozen=True):
    """A card of this colour is in the combo."""

    says = "ow-when-combo-shows"

    colour: Colour

    def holds(self, game: OldWorldGame, seat: int) -> bool:
        """Is there one?"""
        wanted = COLOURS.index(self.colour)
        return any(game.box.colours[card] == wanted for card in game.state.combo.cards)


class NoTrail(Condition, frozen=True):
    """No trail token of the monster in this fight."""

    says = "ow-when-no-trail"

    def holds(self, game: OldWorldGame, seat: int) -> bool:
        """Has the witcher none?"""
        state = game.state
        fight = state.fight
        return fight is not None and state.seats[seat].trails[state.terrain_of_monster(fight.monster)] == NOTHING


class FirstComboAgainstMonster(Condition, frozen=True):
    """The first combo of a fight with a monster."""

    says = "ow-when-first-combo-against-monster"

    def holds(self, game: OldWorldGame, seat: int) -> bool:
        """A monster stands there, and no combo was built in an earlier fight turn."""
        fight = game.state.fight
        return fight is not None and fight.defender == MONSTER and fight.combos[fight.side(seat)] == 1


WORDS: dict[str, type[Any]] = {
    "hand": Hand,
    "deck": Deck,
    "discard_pile": DiscardPile,
    "shield": Shield,
    "gold": Gold,
    "potions": Potions,
    "trophies": Trophies,
    "combo": Combo,
    "combo_shows": ComboShows,
    "no_trail": NoTrail,
    "first_combo_against_monster": FirstComboAgainstMonster,
}
