"""`oldpath bench`: how fast the engine is."""

from typing import Annotated

import typer

from oldpath.cli.arguments import AsJson
from oldpath.cli.voice import examples, say, say_json, say_table
from oldpath.lab.bench import Bench, bench

FIGURES = ("decision", "clone", "redeal", "view", "save", "load", "export")


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "bench",
        help="Measure the engine: random play, copies, saves, views; in microseconds and in additions of a plain loop.",
        epilog=examples("oldpath bench", "oldpath bench --repeats 9 --json > bench.json"),
    )(run_bench)


def run_bench(
    repeats: Annotated[int, typer.Option(min=1, help="How often each figure is measured; the median counts.")] = 5,
    games: Annotated[int, typer.Option(min=1, help="How many games make one measurement.")] = 20,
    as_json: AsJson = False,
) -> None:
    """Measure the engine."""
    found = bench(repeats, games)
    if as_json:
        say_json(found)
    else:
        tell(found)


def tell(found: Bench) -> None:
    """The figures for people."""
    say(f"10 million additions: {found.reference_s} s")
    for game, measured in found.games.items():
        say()
        say(f"{game}, {measured.seats} seats, {measured.decisions_per_game} decisions a game")
        say(f"{measured.real_choices:.1%} of decisions had a choice; a save has {measured.save_bytes} bytes")
        rows = [[name, getattr(measured, f"{name}_us"), getattr(measured, f"{name}_additions")] for name in FIGURES]
        say_table(["", "us", "additions"], rows)
