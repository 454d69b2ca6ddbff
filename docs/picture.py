"""Draws picture.svg: a real decision of a real game, as the terminal shows it. Called by docs/make.py."""

import contextlib
import io
import re
import tempfile
from html import escape
from itertools import count
from pathlib import Path

import oldpath
from oldpath.bots import by_name
from oldpath.terminal.saving import Table
from oldpath.terminal.screen import Screen
from oldpath.terminal.session import Session

SEED, SEATS, TURN = 35, 3, 3
"""The first game from this seed on in which a slot is taken before the first player's third turn."""
COLUMNS = 96
WIDE, HIGH, MARGIN, BAR = 8.4, 19, 28, 44
"""A letter's width, a line's height, the margin of the window, the height of its bar."""

TABLE, EDGE, TOP, PAPER, LIT, DIM = "#1f1a16", "#463a2e", "#2a231d", "#d9ccb2", "#fff3d6", "#a89878"
INKS = {"1": LIT, "31": "#f0906f", "1;34": "#7db8e0", "1;32": "#7cc49a", "1;31": "#f0906f"}
INKS |= {"1;35": "#e2a3c6", "1;33": "#e8c65f"}
LETTERS = (
    "font-family=\"ui-monospace, 'DejaVu Sans Mono', 'Liberation Mono', Menlo, Consolas, monospace\" font-size=\"14\""
)
TITLE = 'font-family="Georgia, \'DejaVu Serif\', serif" font-size="15" letter-spacing="1" text-anchor="middle"'


class Glass(io.StringIO):
    """A screen that takes marks."""

    def isatty(self) -> bool:
        """As a terminal would say."""
        return True


class Fingers(io.StringIO):
    """A player who decides as a bot would, and once asks why something is not allowed."""

    session: Session
    asked = False

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """The next line; none after that question has been answered."""
        match, glass = self.session.match, self.session.screen.stdout
        view, (ask, *_) = match.view(0), match.asks
        taken = [slot for slot, seat in enumerate(view["figures"], 1) if seat > 0]
        new_step = "step 1: taking cards" in glass.getvalue().split("\n> ")[-2]
        if self.asked:
            return ""
        if view["turn"] == TURN and ask.name == "place" and taken and new_step:
            self.asked = True
            return f"why take slot {taken[-1]}\n"
        option = by_name("greedy", 0).decide(view, ask)
        return f"{ask.keys.index(option.key) + 1}\n"


def screen() -> str:
    """All that the terminal has shown up to that moment, marks and all."""
    for seed in count(SEED):
        glass, fingers = Glass(), Fingers()
        shown = Screen(fingers, glass, COLUMNS)
        shown.clears = shown.marks = True
        match = oldpath.new_match("ronin", SEATS, seed, {"first": "0"})
        table = Table(("human", *["greedy"] * (SEATS - 1)))
        with tempfile.TemporaryDirectory() as folder, contextlib.suppress(EOFError):
            fingers.session = Session(shown, match, table, Path(folder) / "game.oldpath", by_name, auto=False)
            fingers.session.run()
        if fingers.asked:
            break
    return glass.getvalue()


def lines() -> list[str]:
    """The last of it: the table, the question, and the answer to why."""
    shown = screen().replace("\u00a0", " ")
    return shown[shown.rindex("\n\x1b[1mChapter ") + 1 :].split("\n")


def line(marked: str, at: int) -> str:
    """One line of the terminal: every run of letters where its column is."""
    runs, column, ink = [], 0, PAPER
    for run in re.split(r"(\x1b\[[\d;]*m)", marked):
        if run.startswith("\x1b["):
            ink = INKS.get(run[2:-1], PAPER)
            continue
        words = run.strip(" ")
        if words:
            x, length = MARGIN + (column + run.index(words)) * WIDE, len(words) * WIDE
            weight = "" if ink == PAPER else ' font-weight="600"'
            said = escape(words, quote=False)
            runs.append(f'<tspan x="{x:.1f}" textLength="{length:.1f}" fill="{ink}"{weight}>{said}</tspan>')
        column += len(run)
    return f'<text y="{BAR + MARGIN + at * HIGH}">{"".join(runs)}</text>' if runs else ""


def picture() -> str:
    """The window as SVG: a dark table, lit by one lamp from above."""
    shown = lines()
    body = "\n".join(part for part in (line(marked, at) for at, marked in enumerate(shown)) if part)
    wide, last = round(2 * MARGIN + COLUMNS * WIDE), BAR + MARGIN + (len(shown) - 1) * HIGH
    high = last + MARGIN + 3
    window = f'x="0.5" y="0.5" width="{wide - 1}" height="{high - 1}" rx="12"'
    size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">
<title>A turn of Ronin in the terminal</title>
<defs><radialGradient id="lamp" cx="0.5" cy="0" r="0.9">
<stop offset="0" stop-color="#ffcf7a" stop-opacity="0.16"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/>
</radialGradient></defs>
<rect {window} fill="{TABLE}" stroke="{EDGE}"/>
<rect {window} fill="url(#lamp)"/>
<path d="M12.5 0.5H{wide - 12.5}a12 12 0 0 1 12 12V{BAR - 6}H0.5V12.5a12 12 0 0 1 12-12z" fill="{TOP}"/>
<text x="{wide / 2}" y="{BAR / 2 + 2}" {TITLE} fill="{DIM}">Path of Destiny: Ronin</text>
<g {LETTERS}>
{body}
</g>
<rect x="{MARGIN + 2 * WIDE:.1f}" y="{last - 13}" width="{WIDE}" height="17" fill="{LIT}"/>
</svg>
"""
