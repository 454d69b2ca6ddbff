"""Marks and clearing only where a terminal takes them; colour never says anything alone."""

import re
from pathlib import Path

import pytest

from tests.terminal.keyboard import RealScreen, sit

MARKS = re.compile(r"\x1b\[[0-9;]*m")


def test_a_terminal_gets_marks_that_say_nothing_of_their_own(home: Path) -> None:
    lines = ["1", "take slot 2"]
    marked, plain = (
        sit(home, lines, screen, width=80).screen.rpartition("Saved to")[0] for screen in (RealScreen(), None)
    )

    assert MARKS.search(marked)
    assert MARKS.sub("", marked) == plain


def test_the_numbers_of_the_options_stand_out(home: Path) -> None:
    shown = sit(home, ["1"], screen=RealScreen(), width=60).screen

    assert "\n\x1b[1m1. \x1b[0mLead " in shown
    assert shown.count("\x1b[1m2. \x1b[0m") == 2


def test_no_color_is_heeded(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    assert not MARKS.search(sit(home, ["1", "take slot 2"], screen=RealScreen()).screen)


def test_a_dumb_terminal_gets_plain_lines(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")

    assert "\x1b" not in sit(home, ["", "1", "", "1"], screen=RealScreen(), seats=2, humans=2).screen


def test_a_pipe_gets_plain_lines(home: Path) -> None:
    assert "\x1b" not in sit(home, ["1", "take slot 2"]).screen


@pytest.mark.parametrize(
    ("lang", "red", "pink"), [("en", "R", "P"), ("pl", "C", "R"), ("uk", "Ч", "Р"), ("it", "R", "Rs")]
)
def test_the_letter_of_a_card_has_its_colour_in_every_language(home: Path, lang: str, red: str, pink: str) -> None:
    shown = sit(home, ["1", "2", "lang en"], screen=RealScreen(), lang=lang).screen.rpartition("> lang en")[0]

    assert f"\x1b[1;31m[{red}]\x1b[0m" in shown
    assert f"\x1b[1;35m[{pink}]\x1b[0m" in shown
    assert f"\x1b[1;31m[{pink}]" not in shown
    assert re.search(r"\x1b\[1m\w+\*\x1b\[0m", shown)


@pytest.mark.parametrize(("columns", "width"), [("45", 45), ("20", 40), ("80", 80), ("500", 200)])
def test_lines_fit_the_terminal_as_it_is(home: Path, monkeypatch: pytest.MonkeyPatch, columns: str, width: int) -> None:
    monkeypatch.setenv("COLUMNS", columns)

    shown = MARKS.sub("", sit(home, ["1"], screen=RealScreen()).screen).partition("Saved to")[0]
    assert width - 12 < max(map(len, shown.split("\n"))) <= width
