"""`oldpath balance`: how even a game is."""

from pathlib import Path
from typing import Annotated

import typer

from oldpath.cli.arguments import GameName, OnRay, Options, Seed, Workers
from oldpath.cli.voice import Unusable, complain, examples, read_numbers, read_options, say, write_text
from oldpath.lab.balance import ronin_balance
from oldpath.lab.old_world_balance import old_world_balance
from oldpath.shelf import plaque_of

REPORTS = {"ronin": ronin_balance, "old-world": old_world_balance}


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "balance",
        help="Let the greedy bot play many games and report, as Markdown, how even the game is.",
        epilog=examples(
            "oldpath balance ronin --games 5000 --out balance.md",
            "oldpath balance ronin --players 4 --games 500 --option side=B",
        ),
    )(run_balance)


def run_balance(
    game: GameName,
    games: Annotated[int, typer.Option(help="Games for each number of players, and for each season alone.")] = 5000,
    players: Annotated[str, typer.Option(metavar="N,...", help="Numbers of players.")] = "3,4,5",
    seed: Seed = 1,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write it; else to stdout.")] = None,
    workers: Workers = 0,
    ray: OnRay = False,
) -> None:
    """Report how even the game is."""
    if plaque_of(game).name not in REPORTS:
        raise Unusable(f"there is no balance report for {game}")
    counts = read_numbers("--players", players)
    report = REPORTS[game](counts, games, seed, read_options(option), workers=workers, ray=ray)
    if out is None:
        say(report.rstrip())
    else:
        write_text(out, report)
        complain(f"written to {out}")
