"""The components of the box, ready for play; `box.py` makes them from content files."""

import msgspec

from oldpath.games.old_world.components import ATTRIBUTES, NOTHING
from oldpath.games.old_world.entries import MonsterEntry, SchoolEntry, StoryEntry
from oldpath.games.old_world.verbs.program import Lasting, Power, Program
from oldpath.kernel import text


class Place(msgspec.Struct, frozen=True):
    """A location of the map, ready for play."""

    id: str
    number: int
    terrain: int
    action: str
    roads: tuple[int, ...]
    """The places, by their number in the box, that a route joins directly."""
    school: int
    """The school at home here, or -1."""


class Half(msgspec.Struct, frozen=True):
    """One half of a monster fight card; amounts by the monster's level from 1."""

    damage: tuple[int, int, int]
    equal_to: int
    random: tuple[int, int, int]
    trash: int
    lowers: int

    def say(self, lang: str, level: int | None = None) -> str:
        """What it does, by a monster of this level or of any."""
        damage, cards = _of_level(self.damage, level), _of_level(self.random, level)
        said = []
        if self.lowers != NOTHING:
            said.append(text.say(lang, "ow-half-lowers", {"attribute": ATTRIBUTES[self.lowers]}))
        if self.trash:
            said.append(text.say(lang, "ow-half-trash", {"cards": self.trash}))
        if cards:
            said.append(text.say(lang, "ow-half-random", {"cards": cards}))
        if self.equal_to != NOTHING:
            said.append(text.say(lang, "ow-half-equal", {"attribute": ATTRIBUTES[self.equal_to]}))
        if damage:
            said.append(text.say(lang, "ow-half-damage", {"points": damage}))
        return ", ".join(said)


def _of_level(amounts: tuple[int, int, int], level: int | None) -> int | str:
    """The amount for one level; for all of them one number where they are alike, else such as `1/2/3`."""
    if level is not None:
        return amounts[level - 1]
    return amounts[0] if len(set(amounts)) == 1 else "/".join(map(str, amounts))


class Monster(msgspec.Struct, frozen=True):
    """A monster, ready for play."""

    id: str
    level: int
    life: int
    ability: Lasting
    keepsake: int
    """Its trophy."""
    entry: MonsterEntry


class School(msgspec.Struct, frozen=True):
    """A school, ready for play."""

    id: str
    home: int
    power: Power
    keepsake: int
    """The witcher trophy that beating its witcher gives."""
    entry: SchoolEntry


class Story(msgspec.Struct, frozen=True):
    """An exploration or event card, ready for play."""

    id: str
    branches: tuple[Program, ...]
    prices: tuple[int, ...]
    keepsake: int
    """What it becomes when it is kept, or -1."""
    entry: StoryEntry


class Keepsake(msgspec.Struct, frozen=True):
    """What lies beside a board for longer."""

    id: str
    kind: str
    """`monster`, `school`, `attribute`, or the kind of the story: `equipment`, `companion`, `lasting`."""
    lasting: Lasting
