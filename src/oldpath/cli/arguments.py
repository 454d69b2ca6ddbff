"""Arguments and options that several commands share."""

from typing import Annotated

import typer

from oldpath.bots import LEVELS
from oldpath.kernel.text import LANGUAGES
from oldpath.shelf import PLAQUES


def complete_game(started: str) -> list[str]:
    """Names of games for the shell."""
    return [name for name in PLAQUES if name.startswith(started)]


def complete_levels(started: str) -> list[str]:
    """Bot levels for the shell, after those already typed."""
    done, comma, last = started.rpartition(",")
    return [f"{done}{comma}{level}" for level in LEVELS if level.startswith(last)]


def complete_language(started: str) -> list[str]:
    """Languages for the shell."""
    return [lang for lang in LANGUAGES if lang.startswith(started)]


GameName = Annotated[str, typer.Argument(help="The game, such as ronin.", autocompletion=complete_game)]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A table option, such as side=B; may be repeated."),
]
Workers = Annotated[int, typer.Option(min=0, help="Processes; 0 means one a core.")]
OnRay = Annotated[bool, typer.Option("--ray", help="Spread the games over Ray.")]
AsJson = Annotated[bool, typer.Option("--json", help="The answer as JSON.")]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="en|pl|uk|it",
        help="The language of names and sentences.",
        autocompletion=complete_language,
    ),
]
