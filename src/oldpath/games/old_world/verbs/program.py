"""What cards are written in: deeds done one after the other, and conditions that must hold."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel import text
from oldpath.kernel.word import Fact, Word


def capital(phrase: str) -> str:
    """The phrase as the beginning of a sentence."""
    return f"{phrase[:1].upper()}{phrase[1:]}"


def signed(by: int) -> dict[str, Fact]:
    """How many more, or fewer, for a sentence."""
    return {"amount": abs(by), "sign": "plus" if by > 0 else "minus"}


def one_of(lang: str, words: Sequence[str]) -> str:
    """Words as a person would offer them: a, b or c."""
    if len(words) < 2:
        return "".join(words)
    return text.say(lang, "ow-or", {"head": ", ".join(words[:-1]), "last": words[-1]})


class Condition(Word, frozen=True):
    """Something that can be so or not."""

    @property
    def evident(self) -> bool:
        """Does it only keep a power from being offered in vain? Then no text says it."""
        return False

    def holds(self, game: OldWorldGame, seat: int) -> bool:
        """Is it so for this seat now?"""
        raise NotImplementedError


class Given(msgspec.Struct, frozen=True):
    """Conditions that must all hold."""

    conditions: tuple[Condition, ...] = ()

    def holds(self, game: OldWorldGame, seat: int) -> bool:
        """Do all of them hold?"""
        return all(condition.holds(game, seat) for condition in self.conditions)

    def say(self, lang: str) -> str:
        """All of them as a phrase; a condition that goes without saying is left out."""
        return text.listed(lang, [condition.say(lang) for condition in self.conditions if not condition.evident])


class Deed(Word, frozen=True):
    """One thing that a card does; it makes moves, or pushes a frame that asks."""

    alone: ClassVar[bool] = False
    """Does it take a sentence of its own?"""

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

    def say(self, lang: str) -> str:
        """The deeds as a phrase without a full stop; where one stands alone, as several sentences."""
        if not self.deeds:
            return text.say(lang, "ow-nothing")
        sentences: list[list[str]] = [[]]
        for deed in self.deeds:
            if deed.alone:
                sentences += [[deed.say(lang)], []]
            else:
                sentences[-1].append(deed.say(lang))
        first, *rest = [text.listed(lang, phrases) for phrases in sentences if phrases]
        return ". ".join([first, *map(capital, rest)])


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

    def deed(self, lang: str) -> str:
        """What it does, and what that costs, as a phrase."""
        does = self.does.say(lang)
        if not self.cost.deeds:
            return does
        return text.say(lang, "ow-for-cost", {"cost": self.cost.say(lang), "does": does})


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
