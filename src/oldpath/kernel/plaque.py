"""What a game hangs at the door: its name, seats and options, and the rooms the kernel may enter."""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from oldpath.kernel.errors import Refusal
from oldpath.kernel.event import Event
from oldpath.kernel.frame import Frame
from oldpath.kernel.game import Game


class TableOption(msgspec.Struct, frozen=True):
    """One thing a table may settle before play; the first value is the default.

    `values` empty means free text, checked by `fits` and shown by an `example`. At tables of other sizes than `seats`
    it means nothing, and nobody is asked about it.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    default: str = ""
    fits: Callable[[str, int], bool] | None = None
    example: str = ""
    seats: range = range(1, 100)

    def usual(self) -> str:
        """The value where nobody says another."""
        return self.values[0] if self.values else self.default

    def known(self) -> str:
        """What it can be, for a person."""
        return ", ".join(self.values) or self.example

    def allows(self, value: str, seats: int) -> bool:
        """Is this a value of the option at a table of so many seats?"""
        return value in self.values if self.values else self.fits is None or self.fits(value, seats)


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the winning seats, the score of each seat, and in a word how."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ended: str


class Plaque(msgspec.Struct, frozen=True):
    """One game, as the kernel, the clients and the laboratory know it."""

    name: str
    prefix: str
    seats: range
    options: tuple[TableOption, ...]
    frames: tuple[type[Frame], ...]
    events: tuple[type[Event], ...]
    state: type[Any]
    open_box: Callable[[tuple[str, ...]], Any]
    set_table: Callable[[Any, int, Mapping[str, str]], Any]
    problems: Callable[[Any, Any], list[str]]
    redeal: Callable[[Any, Any, int, random.Random], None]
    finish_view: Callable[[Game[Any, Any], dict[str, Any], int | None], None]
    intents: Callable[[Game[Any, Any]], Iterable[str]]
    why_not: Callable[[Game[Any, Any], int, str, Sequence[Any], str], Refusal]
    result: Callable[[Any], Result]
    table_rules: Mapping[str, str]

    def frame_kinds(self) -> dict[str, type[Frame]]:
        """The frames by name."""
        return {kind.__name__: kind for kind in self.frames}
