"""How a game is shown: what every presenter can do, and the plain one for games that have none of their own."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from oldpath.kernel import text
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.match import Match
from oldpath.terminal.lines import USUAL, Line, head, item
from oldpath.terminal.words import say

View = Mapping[str, Any]
Entry = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Look:
    """What one viewer looks at: a view, in a language, at players who may have names of their own."""

    view: View
    lang: str
    names: tuple[str, ...] = ()
    log: Sequence[Entry] = ()
    """What the viewer has been told so far; a view says how things stand, not how they came about."""
    width: int = USUAL
    """Columns of the screen, for what is drawn."""

    def own_name(self, seat: int) -> str:
        """What the player of this seat is called, where somebody said it."""
        return self.names[seat] if seat < len(self.names) else ""


Show = Callable[[Look, str], list[Line]]
"""What a command of a game's own shows, of the words that follow it; nothing where it understands them not."""


class Presenter(Protocol):
    """A game's table in words. It reads views, logs and content; it holds no rules."""

    def who(self, look: Look, seat: int) -> str:
        """What the seat is called."""

    def title(self, look: Look, seat: int) -> str:
        """The same with all that names the seat: a hero beside a player's own name, and whether it is you."""

    def seats(self, look: Look) -> range:
        """All places at the table."""

    def summary(self, look: Look) -> list[Line]:
        """The table in brief, for a decision."""

    def table(self, look: Look) -> list[Line]:
        """All that the viewer may see."""

    def place(self, look: Look, seat: int) -> list[Line]:
        """What lies before one seat."""

    def question(self, look: Look, ask: Ask) -> list[Line]:
        """What follows from the answer, and the thing that the question is about."""

    def facts(self, look: Look, option: Option) -> list[Line]:
        """What a player needs to know of an option, beside its label."""

    def things(self) -> Sequence[str]:
        """The ids of everything that can be looked up."""

    def thing(self, look: Look, thing: str) -> list[Line]:
        """Everything that is printed on it."""

    def called(self, lang: str, thing: str) -> str:
        """By what name it is looked up."""

    def intents(self, thing: str) -> Iterable[str]:
        """How intents may name the thing."""

    def recap(self, look: Look, entries: Sequence[Entry]) -> list[Line]:
        """What happened, in brief."""

    def story(self, look: Look, entries: Sequence[Entry]) -> list[Line]:
        """What happened, all of it."""

    def shows(self) -> Mapping[str, Show]:
        """Commands that this game has beside those of every game: what each of them shows."""

    def painted(self, part: str, lang: str) -> str:
        """A line with marks for what the eye looks for; they say nothing that the words do not say."""

    def about(self, look: Look) -> list[Line]:
        """The game in short, and how cards and symbols are marked."""

    def scores(self, look: Look) -> list[Line]:
        """Who stands where at the end, and how the points came together."""


class PlainPresenter:
    """Shows any game: fields and values as they stand in the view."""

    def __init__(self, match: Match) -> None:
        """Nothing of the match is kept; views come with every look."""
        self.seat_count = match.seats

    def who(self, look: Look, seat: int) -> str:
        return look.own_name(seat) or say(look.lang, "seat", number=seat + 1)

    def title(self, look: Look, seat: int) -> str:
        return self.who(look, seat)

    def seats(self, look: Look) -> range:
        return range(self.seat_count)

    def summary(self, look: Look) -> list[Line]:
        return [item(f"{name}: {_plain(value)}", 0) for name, value in look.view.items() if _is_table(name)]

    def table(self, look: Look) -> list[Line]:
        return self.summary(look) + [line for seat in self.seats(look) for line in self.place(look, seat)]

    def place(self, look: Look, seat: int) -> list[Line]:
        shown = look.view["seats"][seat]
        return [head(self.who(look, seat)), *(item(f"{name}: {_plain(value)}") for name, value in shown.items())]

    def question(self, look: Look, ask: Ask) -> list[Line]:
        return []

    def facts(self, look: Look, option: Option) -> list[Line]:
        return []

    def things(self) -> Sequence[str]:
        return ()

    def thing(self, look: Look, thing: str) -> list[Line]:
        return []

    def called(self, lang: str, thing: str) -> str:
        return text.name(lang, thing)

    def intents(self, thing: str) -> Iterable[str]:
        return (thing,)

    def recap(self, look: Look, entries: Sequence[Entry]) -> list[Line]:
        return self.story(look, entries)

    def story(self, look: Look, entries: Sequence[Entry]) -> list[Line]:
        return [item(_plain({name: value for name, value in entry.items() if name != "rules"})) for entry in entries]

    def shows(self) -> Mapping[str, Show]:
        return {}

    def painted(self, part: str, lang: str) -> str:
        return part

    def about(self, look: Look) -> list[Line]:
        return []

    def scores(self, look: Look) -> list[Line]:
        scores = look.view["result"]["scores"]
        return [item(f"{self.who(look, seat)}: {scores[seat]}") for seat in self.seats(look)]


def _is_table(name: str) -> bool:
    return name not in ("game", "viewer", "over", "seats", "asks", "result")


def _plain(value: object) -> str:
    """A value as words: lists and fields with commas between."""
    match value:
        case list() | tuple():
            return ", ".join(_plain(one) for one in value) or "-"
        case dict():
            return ", ".join(f"{name} {_plain(one)}" for name, one in value.items())
        case None:
            return "-"
        case _:
            return str(value)
