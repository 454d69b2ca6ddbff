"""Questions and their options, as data.

A match always waits on one or more asks. What an ask offers is legal, what it does not offer is refused.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeVar

import msgspec

from oldpath.kernel import text

Fact = str | int


class Option(msgspec.Struct, frozen=True):
    """One thing a seat may do; each game has its own kinds, made once and kept where a table can hold them."""

    text: ClassVar[str]

    @property
    def key(self) -> str:
        """Its stable name, the same in saves, protocols and tests."""
        raise NotImplementedError

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """What its label mentions."""
        raise NotImplementedError

    def label(self, lang: str = "en") -> str:
        """What it does, for a player."""
        return text.say(lang, self.text, self.facts(lang))


class Ask(msgspec.Struct):
    """One question to one seat: its name, exactly these options, and the rule that asks.

    `number` is given when the ask is opened and names it until it is answered.
    `join` says how it stands with the asks of other seats: `one`, `all`, `first` or `vote`.
    """

    seat: int
    name: str
    options: Sequence[Option]
    rule: str
    about: str = ""
    number: int = -1
    join: str = "one"

    @property
    def prompt(self) -> str:
        """The question in English."""
        return self.say("en")

    def say(self, lang: str) -> str:
        """The question in this language; `about` is the name of the card or thing in question."""
        return text.say(lang, f"ask-{self.name}", {"about": text.name(lang, self.about)})

    @property
    def keys(self) -> tuple[str, ...]:
        """The stable names of all options."""
        return tuple(option.key for option in self.options)


K = TypeVar("K", bound=tuple[object, ...])
Made = TypeVar("Made", bound=Option)


class Kept(dict[K, Made]):
    """Options that are made when first offered, and kept."""

    def __init__(self, make: Callable[..., Made]) -> None:
        """Say how one is made from its key."""
        self.make = make

    def __missing__(self, key: K) -> Made:
        made = self[key] = self.make(*key)
        return made
