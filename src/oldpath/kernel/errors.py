"""All that can go wrong, as one small tree.

OldpathError
├── Refused      the player asked for what the rules or the table do not allow; nothing changed
├── Unsound      what was handed in is wrong in all the ways listed
│   ├── BadContent   a content file
│   └── BadMatch     a save or an exported position
└── RulesBug     we are wrong; the table stops and keeps its replay
"""

import reprlib
from collections.abc import Mapping, Sequence

import msgspec

from oldpath.kernel import text

Fact = str | int


class Brief(reprlib.Repr):
    """Whatever was handed in, in a few words: however long, deep or hostile it is, an error can name it."""

    def __init__(self) -> None:
        """Two levels deep, three things of each."""
        super().__init__()
        self.maxlevel = 2
        self.maxtuple = self.maxlist = self.maxset = self.maxfrozenset = self.maxdict = 3
        self.maxstring = self.maxother = 40

    def repr_int(self, x: int, level: int) -> str:
        """A number too long to be written is told by its size."""
        return super().repr_int(x, level) if x.bit_length() <= 1000 else f"a number of {x.bit_length()} bits"


brief = Brief().repr


def word(thing: object) -> str:
    """What somebody asked for by its name, to be quoted: cut where it is long, told briefly where it is no word."""
    return thing[:40] if isinstance(thing, str) else brief(thing)


class OldpathError(Exception):
    """Every error of ours."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: the rule, a stable code, what stands in the way, what would do."""

    rule: str
    code: str
    facts: Mapping[str, Fact] = {}
    fixes: tuple[str, ...] = ()

    def say(self, lang: str = "en") -> str:
        """The refusal as a sentence for a player."""
        named = {word: text.name(lang, fact) if isinstance(fact, str) else fact for word, fact in self.facts.items()}
        sentence = text.say(lang, f"refusal-{self.code}", named)
        return f"{sentence} ({self.rule})"


class Refused(OldpathError):
    """The player asked for what the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        """Carry the refusal to whoever asked."""
        super().__init__(f"{refusal.code}: {refusal.say()}")
        self.refusal = refusal
        self.code = refusal.code
        self.rule = refusal.rule
        self.facts = refusal.facts
        self.fixes = refusal.fixes


def refused(rule: str, code: str, fixes: Sequence[str] = (), **facts: Fact) -> Refused:
    """A refusal ready to be raised."""
    return Refused(Refusal(rule, code, facts, tuple(fixes)))


class Unsound(OldpathError):
    """Something handed in is wrong in all the ways listed."""

    def __init__(self, problems: Sequence[str]) -> None:
        """List everything that is wrong, not only the first thing."""
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class BadContent(Unsound):
    """A content file is wrong."""


class BadMatch(Unsound):
    """A save or an exported position is wrong."""


class RulesBug(OldpathError):
    """We are wrong."""
