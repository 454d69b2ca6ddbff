"""`oldpath`: all commands, and the one place where an error becomes a line on stderr and an exit status."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import oldpath
from oldpath.cli import balance, bench, content, play, replay, rules, simulate, tournament
from oldpath.cli.voice import complain, examples, say
from oldpath.kernel.errors import OldpathError, RulesBug

FINE, FOUND, UNUSABLE, STOPPED = 0, 1, 2, 130
"""What a status says: all is well; what was looked at is wrong; what was asked cannot be done; stopped by the user."""

app = typer.Typer(
    name="oldpath",
    help="One table for heavy board games: play them, simulate them, look into their rules.",
    epilog=examples(
        "oldpath play ronin --seats 3 --bots greedy",
        "oldpath simulate ronin --seats 4 --games 1000 --bots greedy,random --seed 7",
        "oldpath rules show RO-140",
    ),
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def tell_version(wanted: bool) -> None:
    """`--version`."""
    if wanted:
        say(f"oldpath {oldpath.__version__}")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    """One table for heavy board games: play them, simulate them, look into their rules."""


for room in (play, simulate, tournament, bench, balance, rules, replay, content):
    room.add_to(app)


def run(arguments: Sequence[str] | None = None) -> None:
    """The console script."""
    sys.exit(status_of(arguments))


def status_of(arguments: Sequence[str] | None = None) -> int:
    """Carry out the command; its exit status."""
    try:
        status = app(arguments, prog_name="oldpath", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as problem:
        complain(problem.format_message())
        return UNUSABLE
    except UnicodeEncodeError as problem:
        complain(f"the answer cannot be written in {problem.encoding}; try PYTHONUTF8=1")
        return UNUSABLE
    except RulesBug as problem:
        complain(f"this is our mistake, please report it: {problem}")
        return FOUND
    except OldpathError as problem:
        complain(str(problem))
        return UNUSABLE
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED
    except BrokenPipeError:
        # Whoever read our answer has read enough; Python must not complain about it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FOUND
    return status if isinstance(status, int) else FINE
