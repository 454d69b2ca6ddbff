"""`oldpath simulate`: many games between bots."""

from typing import Annotated

import typer

from oldpath.cli.arguments import AsJson, GameName, OnRay, Options, Seed, Workers, complete_levels
from oldpath.cli.voice import examples, read_levels, read_options, say, say_json, say_table
from oldpath.lab.numbers import wilson
from oldpath.lab.simulate import Simulation, simulate


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "simulate",
        help="Play many games between bots and add them up.",
        epilog=examples(
            "oldpath simulate ronin --seats 4 --games 1000 --bots greedy,random --seed 7",
            "oldpath simulate ronin --seats 1 --games 200 --bots greedy --option season=winter --json",
        ),
    )(simulate_games)


def simulate_games(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many seats play.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LEVEL,...",
            help="The bot of each seat; the last one takes the seats left over.",
            autocompletion=complete_levels,
        ),
    ] = "random",
    seed: Seed = 1,
    option: Options = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots one seat on after each game.")] = False,
    workers: Workers = 0,
    ray: OnRay = False,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and add them up."""
    result = simulate(
        game,
        read_levels(bots),
        seats,
        games,
        seed,
        read_options(option),
        rotate=rotate,
        workers=workers,
        ray=ray,
    )
    if as_json:
        say_json(result)
    else:
        tell(result)


def tell(result: Simulation) -> None:
    """The summary for people."""
    pace = result.decisions / result.seconds if result.seconds else 0
    say(f"{result.game}: {result.games} games, {result.seats} seats, seed {result.seed}")
    say(f"{result.decisions} decisions in {result.seconds} s ({pace:,.0f} a second)")
    say(", ".join(f"{ending}: {count}" for ending, count in sorted(result.endings.items())))
    say()
    rows = []
    for level, wins in result.wins_per_bot.items():
        sat = result.games_per_bot[level]
        low, high = wilson(wins, result.games)
        share = f"{wins / result.games:.1%}"
        rows.append([level, sat, wins, share, f"{low:.1%} to {high:.1%}", result.scores_mean_per_bot[level]])
    say_table(["bot", "seats taken", "wins", "of all games", "95% interval", "mean score"], rows)
    say()
    seats = zip(result.bots, result.wins_per_seat, result.scores_mean, result.scores_sd, strict=True)
    say_table(
        ["seat", "bot", "wins", "mean score", "sd"],
        [[seat, *columns] for seat, columns in enumerate(seats)],
    )
