"""The real command in a real terminal: keys, signals, and what is left when it dies."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from oldpath import load_match

COMMAND = [sys.executable, "-c", "from oldpath.cli.main import run; run()", "play"]
PATIENCE = 20.0


def own_terminal() -> None:
    """Let the keys of this terminal reach the command as signals."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A terminal of 80 columns with the command in it."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        """Start it."""
        self.keys, screen = pty.openpty()
        self.command = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            start_new_session=True,
            preexec_fn=own_terminal,
            env={**os.environ, "OLDPATH_HOME": str(home), "TERM": "xterm", "COLUMNS": "80", **environment},
        )
        os.close(screen)

    def waits(self, what: str = r"\n(?:\x1b\[\?2004h)?> $") -> str:
        """What it has shown since the last key, up to its next prompt, or to what is waited for."""
        end = time.monotonic() + PATIENCE
        shown = ""
        while not re.search(what, shown):
            assert time.monotonic() < end, shown
            shown += self.read()
        return shown

    def read(self) -> str:
        """What it shows now; nothing, if it shows nothing for a while or has ended."""
        if not select.select([self.keys], [], [], 0.1)[0]:
            return ""
        try:
            return os.read(self.keys, 1 << 16).decode(errors="replace").replace("\r", "")
        except OSError:  # nobody holds the other end any more
            return ""

    def types(self, keys: str) -> None:
        """Press these keys."""
        os.write(self.keys, keys.encode())

    def ends(self) -> tuple[int, str]:
        """Its status, and what it said last."""
        shown, end = "", time.monotonic() + PATIENCE
        while self.command.poll() is None:
            assert time.monotonic() < end, shown
            shown += self.read()
        return self.command.returncode, shown + self.read()

    def close(self) -> None:
        """Leave nothing running."""
        if self.command.poll() is None:
            self.command.kill()
            self.command.wait()
        os.close(self.keys)


@pytest.fixture
def table(home: Path) -> Iterator[Terminal]:
    """A game alone, at its first question."""
    terminal = Terminal(home, "ronin", "--seats", "1", "--seed", "7")
    yield terminal
    terminal.close()


def choices(home: Path) -> int:
    """How many answers are on disk."""
    return len(load_match((home / "ronin-1.oldpath").read_bytes()).choices)


def test_killed_at_any_moment_it_has_every_answer_that_it_acknowledged(home: Path, table: Terminal) -> None:
    assert "\x1b[1m" in table.waits()  # a real terminal gets marks
    for answered in range(1, 5):
        table.types("1\n")
        assert "Chosen: " in table.waits()
        assert choices(home) == answered

    table.command.send_signal(signal.SIGKILL)
    assert table.ends()[0] == -signal.SIGKILL
    assert choices(home) == 4
    again = Terminal(home, "--resume", "ronin-1", NO_COLOR="1")
    shown = again.waits()
    again.close()
    assert "decides." in shown
    assert "\x1b[1m" not in shown
    assert not list(home.glob(".*"))


@pytest.mark.parametrize("keys", ["\x03", "\x04"], ids=["control-c", "control-d"])
def test_who_leaves_is_told_how_to_come_back(home: Path, table: Terminal, keys: str) -> None:
    table.waits()
    table.types("1\n")
    table.waits()
    table.types(keys)

    status, said = table.ends()
    assert status == 0
    assert "Resume with: oldpath play --resume ronin-1\n" in said
    assert "Traceback" not in said
    assert choices(home) == 1


def test_a_line_typed_before_can_be_called_back(table: Terminal) -> None:
    table.waits()
    table.types("rule 140\n")
    assert "RO-140: " in table.waits()
    table.types("\x1b[A\n")

    assert "RO-140: " in table.waits()


def test_what_one_person_typed_cannot_be_called_back_by_the_next(home: Path) -> None:
    terminal = Terminal(home, "ronin", "--humans", "2", "--seed", "7")
    try:
        terminal.waits("Press Enter")
        terminal.types("\n")
        terminal.waits()
        terminal.types("hero.vesemir\n")
        terminal.waits("Press Enter")
        terminal.types("\n")
        terminal.waits()
        terminal.types("\x1b[A\x1b[A\n")

        assert "vesemir" not in terminal.waits().partition("\n")[0]
    finally:
        terminal.close()
