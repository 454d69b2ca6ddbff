"""`oldpath tournament`: which bot is stronger."""

from typing import Annotated

import typer

from oldpath.cli.arguments import AsJson, GameName, OnRay, Options, Seed, Workers, complete_levels
from oldpath.cli.voice import examples, read_levels, read_options, say, say_json, say_table
from oldpath.lab.tournament import Tournament, tournament


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "tournament",
        help="Let every bot play alone against a table of every other, seats rotated, with 95% intervals.",
        epilog=examples(
            "oldpath tournament ronin --bots greedy,random --games 400",
            "oldpath tournament ronin --bots greedy,random --seats 5 --games 400 --option side=B --json",
        ),
    )(run_tournament)


def run_tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="At least two bots.", autocompletion=complete_levels)],
    games: Annotated[int, typer.Option(help="Games a pairing.")] = 400,
    seats: Annotated[int, typer.Option(help="How many seats play.")] = 4,
    seed: Seed = 1,
    option: Options = None,
    workers: Workers = 0,
    ray: OnRay = False,
    as_json: AsJson = False,
) -> None:
    """Let every bot play alone against a table of every other."""
    result = tournament(game, read_levels(bots), seats, games, seed, read_options(option), workers=workers, ray=ray)
    if as_json:
        say_json(result)
    else:
        tell(result)


def tell(result: Tournament) -> None:
    """The pairings for people."""
    say(f"{result.game}: {result.seats} seats, seed {result.seed}; a fair share is {result.fair_share:.1%}")
    rows = [
        [
            each.one,
            f"{result.seats - 1} {each.rest}",
            each.games,
            f"{each.rate:.1%}",
            f"{each.interval[0]:.1%} to {each.interval[1]:.1%}",
            each.score,
            each.rest_score,
        ]
        for each in result.pairings
    ]
    say_table(["one", "against", "games", "wins", "95% interval", "score", "others' score"], rows)
