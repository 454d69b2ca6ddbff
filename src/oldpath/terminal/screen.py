"""The screen and the keyboard: lines fitted to a width, and lines read."""

import os
import shutil
from collections.abc import Iterable, Mapping
from typing import TextIO

from oldpath.terminal.lines import LEAST, MOST, USUAL, Line, Style, fitted
from oldpath.terminal.words import printable

MARKS: Mapping[Style, str] = {"plain": "", "head": "1", "ask": "1", "warn": "31"}
HOME_AND_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""The last of them empties what one could scroll back to."""
BLANK_LINES = 50


class Screen:
    """Where the client speaks and listens; marks and clearing only where a real terminal takes them."""

    def __init__(self, stdin: TextIO, stdout: TextIO, width: int | None = None) -> None:
        """Look at what kind of screen this is."""
        self.stdin = stdin
        self.stdout = stdout
        self.chosen_width = width
        self.clears = stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.marks = self.clears and not os.environ.get("NO_COLOR")

    @property
    def width(self) -> int:
        """The width chosen, or the terminal's own as it is now."""
        if self.chosen_width is not None:
            return self.chosen_width
        if not self.stdout.isatty():
            return USUAL
        return min(max(shutil.get_terminal_size((USUAL, 24)).columns, LEAST), MOST)

    def show(self, lines: Iterable[Line]) -> None:
        """Print the lines, fitted."""
        width = self.width
        for line in lines:
            for part in fitted(line, width):
                self.stdout.write(self._marked(part, line.style) + "\n")
        self.stdout.flush()

    def _marked(self, part: str, style: Style) -> str:
        mark = MARKS[style]
        return f"\x1b[{mark}m{part}\x1b[0m" if mark and part and self.marks else part

    def read(self, prompt: str = "> ") -> str:
        """A line from the keyboard, without its end; EOFError when there are no more. What a pipe types is shown."""
        self.stdout.write(prompt)
        self.stdout.flush()
        line = self.stdin.readline()
        if not line:
            raise EOFError
        words = "".join(part for part in line.replace("\t", " ") if part.isprintable()).strip()
        if not self.stdin.isatty():
            self.stdout.write(f"{printable(words)}\n")
        return words

    def fresh_line(self) -> None:
        """Go to the beginning of a line, behind a prompt that was not answered."""
        self.stdout.write("\n")

    def wipe(self) -> None:
        """Nothing of what was said before is visible any more."""
        self.stdout.write(HOME_AND_CLEAR if self.clears else "\n" * BLANK_LINES)
        self.stdout.flush()
