"""`oldpath replay`: a saved match, told from its beginning."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

import oldpath
from oldpath.cli.arguments import AsJson, Language
from oldpath.cli.voice import Unusable, complain, examples, read_bytes, read_language, say, say_json
from oldpath.games.ronin import narrate as ronin
from oldpath.kernel import history
from oldpath.kernel.errors import BadMatch
from oldpath.kernel.plaque import Result

Narrate = Callable[[Iterable[Any], str, Callable[[int], str]], list[str]]

NARRATORS: dict[str, Narrate] = {"ronin": ronin.recap}


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "replay",
        help="Tell a saved match from its beginning, or check that it can be rebuilt exactly (status 1 when not).",
        epilog=examples(
            "oldpath replay ronin-1.oldpath",
            "oldpath replay ronin-1.oldpath --seat 0 --until 40 --lang it",
            "oldpath replay ronin-1.oldpath --verify",
        ),
    )(replay_file)


def replay_file(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check the file.")] = False,
    until: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N decisions.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="As this seat saw it (from 0); else a spectator.")
    ] = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a saved match."""
    data = read_bytes(file)
    if verify:
        check(data)
        return
    match = at_decision(oldpath.load_match(data), until)
    if seat is not None and not 0 <= seat < match.seats:
        raise Unusable(f"there is no seat {seat}: seats are 0 to {match.seats - 1}")
    if as_json:
        say_json(match.log(seat))
    else:
        tell(match, seat, read_language(lang))


def at_decision(match: oldpath.Match, until: int | None) -> oldpath.Match:
    """The match as it stood after so many decisions."""
    return match if until is None else history.replay(match, match.choices[:until], listen=True)


def check(data: bytes) -> None:
    """Rebuild the match twice and compare; a file that is no sound match is status 1."""
    try:
        match = oldpath.load_match(data)
        again = oldpath.load_match(match.save())
    except BadMatch as wrong:
        for problem in wrong.problems:
            complain(problem)
        raise typer.Exit(1) from wrong
    if again.export() != match.export():
        complain("the match does not rebuild to the same position")
        raise typer.Exit(1)
    say(f"{match.plaque.name}: sound, {len(match.choices)} decisions, {standing(match)}")


def standing(match: oldpath.Match) -> str:
    """In a word, how the match stands."""
    result = match.result
    return "still open" if result is None else outcome(result)


def outcome(result: Result) -> str:
    """How a match ended."""
    winners = ", ".join(map(str, result.winners)) or "nobody"
    return f"won by seat {winners} ({result.ended}); scores {', '.join(map(str, result.scores))}"


def tell(match: oldpath.Match, seat: int | None, lang: str) -> None:
    """The story, and how the match stands."""
    for line in NARRATORS[match.plaque.name](match.log(seat), lang, lambda number: f"Seat {number}"):
        say(line)
    say(standing(match))
    for ask in match.asks:
        say(f"Seat {ask.seat}: {ask.say(lang)}" if ask.join == "one" else f"Seat {ask.seat} has to decide")
