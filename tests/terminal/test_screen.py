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


def test_no_color_is_heeded(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    assert not MARKS.search(sit(home, ["1", "take slot 2"], screen=RealScreen()).screen)


def test_a_dumb_terminal_gets_plain_lines(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")

    assert "\x1b" not in sit(home, ["", "1", "", "1"], screen=RealScreen(), seats=2, humans=2).screen


def test_a_pipe_gets_plain_lines(home: Path) -> None:
    assert "\x1b" not in sit(home, ["1", "take slot 2"]).screen
