"""A person at a keyboard, for tests: types what is planned, and everything on the screen is kept."""

import contextlib
import io
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypedDict, Unpack

from oldpath import Match, load_match, new_match
from oldpath.kernel.ask import Ask, Option
from oldpath.terminal.play import play
from oldpath.terminal.saving import Table
from oldpath.terminal.screen import Screen
from oldpath.terminal.session import Session
from oldpath.terminal.settings import TableSettings

Answer = Callable[[str], str]
"""From what the screen has shown so far to the next line; an empty string is the end of the input."""


class RandomBot:
    """Takes any option, by its own seed; looks at nothing."""

    def __init__(self, level: str, seed: int) -> None:
        """The level is all the same."""
        self.lot = random.Random(seed)

    def decide(self, view: Mapping[str, Any], ask: Ask) -> Option:
        """Any option."""
        return ask.options[self.lot.randrange(len(ask.options))]


class Keyboard(io.StringIO):
    """Asks the answer function for every line."""

    def __init__(self, answer: Answer, screen: io.StringIO) -> None:
        """Watch the screen."""
        super().__init__()
        self.answer = answer
        self.screen = screen

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return self.answer(self.screen.getvalue())


class RealScreen(io.StringIO):
    """A screen that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@dataclass
class Played:
    """What came of it."""

    status: int
    screen: str
    complaint: str
    """What was said beside the screen."""
    file: Path

    @property
    def match(self) -> Match:
        """The match as it was kept."""
        return load_match(self.file.read_bytes())

    def after(self, words: str) -> str:
        """What was shown in answer to the last time these words were typed, up to the next prompt."""
        return self.screen.rpartition(f"> {words}\n")[2].partition("\n> ")[0]


def typed(lines: Iterable[str]) -> Answer:
    """Type these lines, then nothing more."""
    waiting = iter(lines)
    return lambda _: next((f"{line}\n" for line in waiting), "")


def always(line: str) -> Answer:
    """Type this line for ever."""
    return lambda _: f"{line}\n"


class Settings(TypedDict, total=False):
    """What a test settles about its table."""

    game: str | None
    seats: int | None
    humans: int
    bots: tuple[str, ...]
    seed: int
    lang: str
    options: dict[str, str]
    resume: Path
    save: Path
    width: int
    auto: bool
    names: tuple[str, ...]


def sit(
    home: Path, answer: Answer | Iterable[str], screen: io.StringIO | None = None, **settings: Unpack[Settings]
) -> Played:
    """Play in this save folder; without other settings Ronin alone, with seed 7."""
    screen = io.StringIO() if screen is None else screen
    keyboard = Keyboard(answer if callable(answer) else typed(answer), screen)
    if "resume" not in settings:
        new: Settings = {"game": "ronin", "seats": 1, "seed": 7}
        settings = {**new, **settings}
    beside = io.StringIO()
    with contextlib.redirect_stderr(beside):
        status = play(TableSettings(**settings), keyboard, screen, make_bot=RandomBot)
    files = sorted(home.glob("*.oldpath"), key=lambda file: file.stat().st_mtime)
    file = settings["save"] if "save" in settings else files[-1] if files else home / "none"
    return Played(status, screen.getvalue(), beside.getvalue(), file)


def seated(home: Path, seats: int = 3, lang: str = "en") -> Session:
    """One person who has sat down with bots at a table of Geralt, Ciri, Triss and so on, and has not played yet."""
    home.mkdir(exist_ok=True)
    heroes = ("geralt", "ciri", "triss", "vesemir", "yennefer")[:seats]
    match = new_match("ronin", seats, 7, {"heroes": ",".join(heroes)})
    table = Table(("human", *["random"] * (seats - 1)), lang=lang)
    return Session(Screen(io.StringIO(), io.StringIO()), match, table, home / "seated.oldpath", RandomBot, auto=False)
