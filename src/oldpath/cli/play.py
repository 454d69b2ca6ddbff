"""`oldpath play`: a table in the terminal."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from oldpath.bots import LEVELS, check_level
from oldpath.cli.arguments import Options, complete_game, complete_levels
from oldpath.cli.voice import examples, read_language, read_levels, read_options
from oldpath.kernel.plaque import Plaque
from oldpath.shelf import PLAQUES


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "play",
        help="Open a table in the terminal. What is not given is asked, or takes its usual value.",
        epilog=examples(
            "oldpath play",
            "oldpath play ronin --seats 3 --bots greedy,random --lang pl",
            "oldpath play ronin --seats 1 --option season=winter --option side=B",
            "oldpath play ronin --seats 4 --humans 0 --seed 7",
            "oldpath play --resume ronin-1",
        )
        + "".join(map(table_options, PLAQUES.values())),
    )(open_table)


def table_options(plaque: Plaque) -> str:
    """What --option can settle in this game, the usual value first."""
    lines = [f"  {option.name}={'|'.join(option.values) or option.example}" for option in plaque.options]
    return f"\n\n\b\nOptions of {plaque.name}:\n" + "\n".join(lines)


def open_table(
    game: Annotated[
        str | None, typer.Argument(help="The game; else it is asked.", autocompletion=complete_game)
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats play.")] = None,
    humans: Annotated[
        int | None, typer.Option(min=0, help="How many people share the keyboard; with 0 the bots play alone.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LEVEL,...", help=f"Bots of the other seats: {', '.join(LEVELS)}.", autocompletion=complete_levels
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(help="Repeatable chance; without it chance is sealed.")] = None,
    lang: Annotated[str | None, typer.Option(metavar="en|pl|uk|it", help="The language of the table.")] = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is kept.")] = None,
    width: Annotated[int | None, typer.Option(help="Columns of the screen, 60 to 200.")] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Pass where only an optional ability could be used.")] = False,
    names: Annotated[str, typer.Option(metavar="NAME,...", help="What the players are called.")] = "",
) -> int:
    """Open a table in the terminal; 0 when it was finished or left, 2 when it cannot be played."""
    from oldpath.terminal.play import play
    from oldpath.terminal.settings import TableSettings

    levels = tuple(map(check_level, read_levels(bots)))
    settings = TableSettings(
        game=game,
        seats=seats,
        humans=humans,
        bots=levels,
        seed=seed,
        lang=None if lang is None else read_language(lang),
        options=read_options(option),
        resume=resume,
        save=save,
        width=width,
        auto=auto,
        names=tuple(read_levels(names)),
    )
    return play(settings, sys.stdin, sys.stdout)
