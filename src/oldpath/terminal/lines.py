"""What the client says, line by line, before it is fitted to a screen."""

import textwrap
from dataclasses import dataclass
from typing import Literal

Style = Literal["plain", "head", "ask", "warn", "option", "tale"]
LEAST, MOST, USUAL = 60, 200, 80
"""Columns that one may ask for, and those of a screen that does not say its own."""
NARROWEST = 40
"""Even on a telephone lines have so many."""
READING = 72
"""Columns at which a tale reads well, on however wide a screen."""


@dataclass(frozen=True, slots=True)
class Line:
    """One paragraph: how far it is set in, how far its further lines are, and how it is marked."""

    text: str = ""
    indent: int = 0
    hang: int = 0
    style: Style = "plain"


def fitted(line: Line, width: int) -> list[str]:
    """The paragraph as lines of at most this width; an empty one is an empty line."""
    if line.style == "tale":
        width = min(width, READING)
    first, further = " " * line.indent, " " * (line.indent + line.hang)
    return textwrap.wrap(line.text, width, initial_indent=first, subsequent_indent=further, break_on_hyphens=False) or [
        ""
    ]


def head(words: str) -> Line:
    """A headline."""
    return Line(words, style="head")


def tale(words: str, indent: int = 2) -> Line:
    """A paragraph of a story."""
    return Line(words, indent=indent, style="tale")


def item(words: str, indent: int = 2) -> Line:
    """An entry of a list."""
    return Line(words, indent=indent, hang=2)
