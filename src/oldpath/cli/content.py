"""`oldpath content`: check a content pack, and tell where the content comes from."""

from pathlib import Path
from typing import Annotated

import typer

from oldpath.cli.arguments import AsJson, complete_game
from oldpath.cli.voice import Unusable, complain, examples, say, say_json, say_table
from oldpath.kernel.errors import BadContent
from oldpath.lab.stock import ORIGINS, STOCKS
from oldpath.shelf import PLAQUES, plaque_of

app = typer.Typer(
    name="content",
    help="Check content packs, and see where the content comes from.",
    epilog=examples("oldpath content check my-pack", "oldpath content report"),
    no_args_is_help=True,
)


def add_to(main: typer.Typer) -> None:
    """Add the command group."""
    main.add_typer(app)


@app.command(
    help="Read a game's box, with a pack laid over it, and list all that is wrong; status 1 when something is.",
    epilog=examples("oldpath content check", "oldpath content check my-pack --game ronin"),
)
def check(
    pack: Annotated[Path | None, typer.Argument(help="A folder of content files.")] = None,
    game: Annotated[str, typer.Option(help="The game it is for.", autocompletion=complete_game)] = "ronin",
) -> None:
    """Read a game's box with a pack."""
    plaque = plaque_of(game)
    if pack is not None and not pack.is_dir():
        raise Unusable(f"{pack}: no such folder")
    try:
        box = plaque.open_box(() if pack is None else (str(pack),))
    except BadContent as wrong:
        for problem in wrong.problems:
            complain(problem)
        raise typer.Exit(1) from wrong
    say(f"{game}: sound, {box.hash}")


@app.command(
    help="Count what is from the rulebook, publicly known, or ours.",
    epilog=examples("oldpath content report", "oldpath content report --json"),
)
def report(as_json: AsJson = False) -> None:
    """Count content by origin."""
    found = {game: STOCKS[game]() for game in PLAQUES}
    if as_json:
        say_json({"games": found})
        return
    for game, stock in found.items():
        say(game)
        rows = [[kind.replace("_", " "), *[counts[origin] for origin in ORIGINS]] for kind, counts in stock.items()]
        say_table(["", *ORIGINS], rows)
