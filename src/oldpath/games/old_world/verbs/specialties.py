"""The specialties of the five schools; their numbers grow with the level (OW-395 to OW-414, OW-484 to OW-486)."""

from collections.abc import Mapping
from typing import Any, cast

from oldpath.games.old_world.components import SPECIALTY
from oldpath.games.old_world.moves import cards, goods
from oldpath.games.old_world.rules import choosing
from oldpath.games.old_world.rules.looking import LookAtDeck
from oldpath.games.old_world.table import OldWorldGame
from oldpath.games.old_world.verbs.program import Deed
from oldpath.kernel.word import Fact

Levels = tuple[int, int, int, int, int]


class SpecialtyWord(Deed, frozen=True):
    """A deed whose numbers stand in a table by Specialty level."""

    def of_level(self, game: OldWorldGame, seat: int, numbers: Levels) -> int:
        """The number for the current level only (OW-396)."""
        return numbers[game.state.seats[seat].levels[SPECIALTY] - 1]

    def tables(self) -> dict[str, Levels]:
        """The tables of numbers that its text mentions."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in fields.items() if isinstance(value, tuple)}

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """The numbers of all levels, as `1/1/2/2/2`."""
        return {name: "/".join(map(str, numbers)) for name, numbers in self.tables().items()}

    def facts_at(self, level: int) -> Mapping[str, Fact]:
        """The numbers of one level."""
        return {name: numbers[level - 1] for name, numbers in self.tables().items()}


class VenomousSteel(SpecialtyWord, frozen=True):
    """Look at the top cards of your opponent's deck, discard some, put the others back (OW-398 to OW-401)."""

    says = "ow-venomous-steel"
    look: Levels
    discard: Levels

    def do(self, game: OldWorldGame, seat: int) -> None:
        fight = game.state.fight
        assert fight is not None
        look, discard = self.of_level(game, seat, self.look), self.of_level(game, seat, self.discard)
        LookAtDeck.begin(game, seat, fight.opponent(seat), look=look, discard=discard)


class Armor(SpecialtyWord, frozen=True):
    """Raise your shield, then draw cards from your Life Pool (OW-402 to OW-405)."""

    says = "ow-armor"
    shield: Levels
    draw: Levels

    def do(self, game: OldWorldGame, seat: int) -> None:
        goods.raise_shield(game, seat, self.of_level(game, seat, self.shield))
        cards.draw(game, seat, self.of_level(game, seat, self.draw))


class Speed(SpecialtyWord, frozen=True):
    """Look at the top cards of your Life Pool, keep some in your hand, put the others back (OW-406 to OW-409)."""

    says = "ow-speed"
    look: Levels
    keep: Levels

    def tables(self) -> dict[str, Levels]:
        """With the number of cards that go back."""
        rest = tuple(look - keep for look, keep in zip(self.look, self.keep, strict=True))
        return {**super().tables(), "rest": cast("Levels", rest)}

    def do(self, game: OldWorldGame, seat: int) -> None:
        look, keep = self.of_level(game, seat, self.look), self.of_level(game, seat, self.keep)
        LookAtDeck.begin(game, seat, seat, look=look, keep=keep)


class Magic(SpecialtyWord, frozen=True):
    """Take the top card of your discard pile, from some level on any card of it, then discard (OW-410, OW-411)."""

    says = "ow-magic"
    discard: Levels
    any_from: int

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """The numbers of all levels, and from which on any card can be taken."""
        return {**super().facts(lang), "which": "from", "any_from": self.any_from}

    def facts_at(self, level: int) -> Mapping[str, Fact]:
        """The number of one level, and which card is taken there."""
        which = "any" if level >= self.any_from else "top"
        return {**super().facts_at(level), "which": which, "any_from": self.any_from}

    def do(self, game: OldWorldGame, seat: int) -> None:
        """The card taken may be among the discards (E-38)."""
        discard = self.of_level(game, seat, self.discard)
        if discard:
            game.state.stack.append(choosing.Discarding(seat=seat, count=discard))
        if game.state.seats[seat].levels[SPECIALTY] >= self.any_from:
            game.state.stack.append(choosing.FromDiscard(seat=seat))
        else:
            cards.take_top_of_discard(game, seat)


class Swordsmanship(SpecialtyWord, frozen=True):
    """The combo deals more damage, and cards are drawn with its special effects (OW-412 to OW-414, E-39)."""

    says = "ow-swordsmanship"
    damage: Levels
    draw: Levels

    def do(self, game: OldWorldGame, seat: int) -> None:
        fight = game.state.fight
        assert fight is not None
        fight.bonus += self.of_level(game, seat, self.damage)
        fight.extra_draw += self.of_level(game, seat, self.draw)


WORDS: dict[str, type[Any]] = {
    "venomous_steel": VenomousSteel,
    "armor": Armor,
    "speed": Speed,
    "magic": Magic,
    "swordsmanship": Swordsmanship,
}
