"""The screen and the keyboard: lines fitted to a width, and lines read."""

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import TextIO

try:
    import readline
except ImportError:  # some Pythons are built without it; then lines are typed as they come
    readline = None  # type: ignore[assignment]

from oldpath.terminal.lines import MOST, NARROWEST, USUAL, Line, Style, fitted
from oldpath.terminal.words import printable

MARKS: Mapping[Style, str] = {"plain": "", "head": "1", "ask": "1", "warn": "31", "option": "", "tale": ""}
PLAIN = "\x1b[0m"
HOME_AND_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""The last of them empties what one could scroll back to."""
BLANK_LINES = 50


def marked(words: str, mark: str) -> str:
    """The words in bold or in a colour, as terminals take it; never the only sign of anything."""
    return f"\x1b[{mark}m{words}{PLAIN}" if words else words


class Screen:
    """Where the client speaks and listens; marks and clearing only where a real terminal takes them."""

    def __init__(self, stdin: TextIO, stdout: TextIO, width: int | None = None) -> None:
        """Look at what kind of screen this is."""
        self.stdin = stdin
        self.stdout = stdout
        self.chosen_width = width
        self.clears = stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.marks = self.clears and not os.environ.get("NO_COLOR")
        self.paint: Callable[[str], str] = str
        """How a game marks what it shows within a line."""
        self.edits = self.clears and stdin is sys.stdin and stdin.isatty() and readline is not None

    @property
    def width(self) -> int:
        """The width chosen, or the terminal's own as it is now."""
        if self.chosen_width is not None:
            return self.chosen_width
        if not self.stdout.isatty():
            return USUAL
        return min(max(shutil.get_terminal_size((USUAL, 24)).columns, NARROWEST), MOST)

    def show(self, lines: Iterable[Line]) -> None:
        """Print the lines, fitted."""
        width = self.width
        for line in lines:
            for part in fitted(line, width):
                self.stdout.write(self._marked(part, line.style) + "\n")
        self.stdout.flush()

    def _marked(self, part: str, style: Style) -> str:
        if not self.marks:
            return part
        if MARKS[style]:
            return marked(part, MARKS[style])
        number, dot, label = part.partition(". ") if style == "option" else ("", "", part)
        return marked(number + dot, "1") + self.paint(label) if number.strip().isdigit() else self.paint(part)

    def read(self, prompt: str = "> ") -> str:
        """A line from the keyboard, without its end; EOFError when there are no more. What a pipe types is shown."""
        line = self._edited(prompt) if self.edits else self._typed(prompt)
        words = "".join(part for part in line.replace("\t", " ") if part.isprintable()).strip()
        if not self.stdin.isatty():
            self.stdout.write(f"{printable(words)}\n")
        return words

    def _edited(self, prompt: str) -> str:
        """A line that can be edited while it is typed, and lines typed before called back."""
        return input(prompt)

    def _typed(self, prompt: str) -> str:
        """A line as it comes."""
        self.stdout.write(prompt)
        self.stdout.flush()
        line = self.stdin.readline()
        if not line:
            raise EOFError
        return line

    def fresh_line(self) -> None:
        """Go to the beginning of a line, behind a prompt that was not answered."""
        self.stdout.write("\n")

    def wipe(self) -> None:
        """Nothing of what was said or typed before can be seen any more."""
        if self.edits and readline is not None:
            readline.clear_history()
        self.stdout.write(HOME_AND_CLEAR if self.clears else "\n" * BLANK_LINES)
        self.stdout.flush()
