"""What cards are written in: deeds done one after the other, and conditions that must hold."""

from typing import ClassVar

import msgspec

from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.word import Word


class Condition(Word, frozen=True):
    """Something that can be so or not."""

    def holds(self, game: OldWorldGame, seat: int) -> bool:
        """Is it so for this seat now?"""
        raise NotImplementedError


class Given(msgspec.Struct, frozen=True):
    """Conditions that must all hold."""

    conditions: tuple[Condition, ...] = ()

    def holds(self, game: OldWorldGame, seat: int) -> bool:
        """Do all of them hold?"""
        return all(condition.holds(game, seat) for condition in self.conditions)


class Deed(Word, frozen=True):
    """One thing that a card does; it makes moves, or pushes a frame that asks."""

    def possible(self, game: OldWorldGame, seat: int) -> bool:
        """Can it be carried out in full? Asked only where it is a cost (OW-201 else)."""
        return True

    def do(self, game: OldWorldGame, seat: int) -> None:
        """Carry it out, as far as possible (OW-201)."""
        raise NotImplementedError


class Program(msgspec.Struct, frozen=True):
    """Deeds in their order; the number is its place in the box, so that a frame can name it."""

    number: int
    deeds: tuple[Deed, ...]

    def possible(self, game: OldWorldGame, seat: int) -> bool:
        """Could all of it be carried out?"""
        return all(deed.possible(game, seat) for deed in self.deeds)


class Range(msgspec.Struct, frozen=True):
    """What happens up to this number of a die, a test or a level."""

    to: int
    does: Program


class Passive(Word, frozen=True):
    """Something that is so as long as the card lies there, or the monster lives; the rules ask for it by its name."""

    name: ClassVar[str]


class Power(msgspec.Struct, frozen=True):
    """Something that its owner may do at a moment of a fight."""

    number: int
    id: str
    """The potion, keepsake or school it comes from."""
    window: str
    uses: str
    when: Given
    cost: Program
    does: Program

    def usable(self, game: OldWorldGame, seat: int) -> bool:
        """Do its conditions hold, and could its cost be paid?"""
        return self.when.holds(game, seat) and self.cost.possible(game, seat)


class Moment(msgspec.Struct, frozen=True):
    """Something that happens by itself at a moment."""

    at: str
    when: Given
    does: Program


class Lasting(msgspec.Struct, frozen=True):
    """What a card does as long as it lies there."""

    powers: tuple[Power, ...] = ()
    passives: tuple[Passive, ...] = ()
    moments: tuple[Moment, ...] = ()
