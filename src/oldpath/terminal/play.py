"""`oldpath play`: a table opened, played and left, whatever happens."""

import io
import sys
from typing import TextIO

from oldpath.bots import by_name
from oldpath.kernel.errors import OldpathError, Refused, RulesBug
from oldpath.terminal import opening, why
from oldpath.terminal.bots import BotMaker
from oldpath.terminal.errors import Leave
from oldpath.terminal.saving import reason
from oldpath.terminal.screen import Screen
from oldpath.terminal.session import Session
from oldpath.terminal.settings import TableSettings
from oldpath.terminal.words import say

DONE, BAD_INPUT = 0, 2


def play(settings: TableSettings, stdin: TextIO | None, stdout: TextIO | None, *, make_bot: BotMaker = by_name) -> int:
    """Play at this table until the match is over or the person leaves; the exit status of the command.

    0: finished, or left with the game saved. 2: something could not be read, kept or set up: one line on stderr.
    """
    lang = opening.spoken(settings)
    if stdout is None or stdout.closed:
        return complain(say(lang, "no-stdout"))
    if (stdin is None or stdin.closed) and settings.humans != 0:
        return complain(say(lang, "no-stdin"))
    keyboard = io.StringIO() if stdin is None or stdin.closed else stdin
    for stream in (keyboard, stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _play(settings, Screen(keyboard, stdout, settings.width), make_bot)
    except BrokenPipeError:
        return DONE  # nobody listens any more, and every answer is saved
    except OSError as problem:
        return complain(say(lang, "no-screen", why=reason(problem)))


def complain(sentence: str) -> int:
    """Say in one line what ended play, beside the screen; the status that goes with it."""
    print("oldpath:", " ".join(sentence.split()), file=sys.stderr)
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
        if session is not None:
            session.farewell()
        return complain(say(lang, "our-mistake", why=str(bug)))
    except Refused as refused:
        return complain(why.said(refused.refusal, lang))
    except OldpathError as problem:
        return complain(str(problem))
    return DONE
