"""The components of the box, ready for play; `box.py` makes them from content files."""

import msgspec

from oldpath.games.old_world.entries import MonsterEntry, SchoolEntry, StoryEntry
from oldpath.games.old_world.verbs.program import Lasting, Power, Program


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
