"""`oldpath play`: a table opened, played and left, whatever happens."""

import io
import sys
from typing import TextIO

from oldpath.bots import by_name
from oldpath.kernel.errors import OldpathError, Refused, RulesBug
from oldpath.terminal import opening, why
from oldpath.terminal.bots import BotMaker
from oldpath.terminal.errors import Leave
from oldpath.terminal.lines import Line
from oldpath.terminal.saving import reason
from oldpath.terminal.screen import Screen
from oldpath.terminal.session import Session
from oldpath.terminal.settings import TableSettings
from oldpath.terminal.words import say

DONE, BAD_INPUT = 0, 2


def play(settings: TableSettings, stdin: TextIO, stdout: TextIO, *, make_bot: BotMaker = by_name) -> int:
    """Play at this table until the match is over or the person leaves; the exit status of the command.

    0: finished, or left with the game saved. 2: something could not be read, kept or set up, said in one line.
    """
    for stream in (stdin, stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    screen = Screen(stdin, stdout, settings.width)
    try:
        return _play(settings, screen, make_bot)
    except BrokenPipeError:
        return DONE  # nobody listens any more, and every answer is saved
    except OSError as problem:
        why_not = say(opening.spoken(settings), "no-screen", why=reason(problem))
        print(why_not, file=sys.stderr)  # the screen itself is out of reach
        return BAD_INPUT


def _play(settings: TableSettings, screen: Screen, make_bot: BotMaker) -> int:
    """Open the table and play; say in one line what went wrong."""
    lang = opening.spoken(settings)
    session: Session | None = None
    try:
        opening.check(settings)
        match, table, file = opening.opened(settings, screen)
        session = Session(screen, match, table, file, make_bot, settings.auto)
        session.run()
    except (EOFError, KeyboardInterrupt, Leave) as leaving:
        if not isinstance(leaving, Leave):
            screen.fresh_line()
        if session is not None:
            session.farewell()
    except RulesBug as bug:
        screen.show([Line(say(lang, "our-mistake", why=str(bug)), style="warn")])
        if session is not None:
            session.farewell()
        return BAD_INPUT
    except Refused as refused:
        screen.show([Line(why.said(refused.refusal, lang), style="warn")])
        return BAD_INPUT
    except OldpathError as problem:
        screen.show([Line(str(problem), style="warn")])
        return BAD_INPUT
    return DONE
