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
            "oldpath replay ronin-1.oldpath --verify --json",
        ),
    )(replay_file)


def replay_file(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check it.")] = False,
    until: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N decisions.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="As this seat saw it (from 0); else a spectator.")
    ] = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a saved match."""
    data, spoken = read_bytes(file), read_language(lang)
    if verify:
        check(data, until, seat, as_json=as_json)
        return
    match = at_decision(data, until, seat)
    if as_json:
        say_json(match.log(seat))
    else:
        tell(match, seat, spoken)


def at_decision(data: bytes, until: int | None, seat: int | None) -> oldpath.Match:
    """The saved match as it stood after so many decisions; the seat must be one of its own."""
    match = oldpath.load_match(data)
    if seat is not None and not 0 <= seat < match.seats:
        raise Unusable(f"there is no seat {seat}: seats are 0 to {match.seats - 1}")
    return match if until is None else history.replay(match, match.choices[:until], listen=True)


def check(data: bytes, until: int | None, seat: int | None, *, as_json: bool) -> None:
    """Rebuild the match once more and compare, also what the seat sees; a file that is no sound match is status 1."""
    problems: tuple[str, ...] = ()
    try:
        match = at_decision(data, until, seat)
        again = oldpath.load_match(match.save())
        if seen(again, seat) != seen(match, seat):
            problems = ("the match does not rebuild to the same position",)
    except BadMatch as wrong:
        problems = wrong.problems
    if as_json:
        report: dict[str, Any] = {"sound": not problems, "problems": problems}
        say_json(report if problems else report | in_short(match))
    for problem in problems:
        complain(problem)
    if problems:
        raise typer.Exit(1)
    if not as_json:
        say(f"{match.plaque.name}: sound, {len(match.choices)} decisions, {standing(match)}")


def seen(match: oldpath.Match, seat: int | None) -> tuple[object, ...]:
    """All that must be the same after a rebuild: the table itself, and what the seat sees and was told."""
    return match.export()["state"], match.view(seat), match.log(seat)


def in_short(match: oldpath.Match) -> dict[str, Any]:
    """Which game it is, how long, and how it ended."""
    return {"game": match.plaque.name, "decisions": len(match.choices), "result": match.result}


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
