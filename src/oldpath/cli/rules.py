"""`oldpath rules`: the rules index, and which of it is proved by tests."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import oldpath
from oldpath.cli.arguments import AsJson, Language
from oldpath.cli.voice import Unusable, complain, examples, read_language, say, say_json
from oldpath.kernel import text
from oldpath.kernel.content import near
from oldpath.lab.coverage import Coverage, coverage_of, rule_ids, tags_in, unknown_tags
from oldpath.shelf import PLAQUES

app = typer.Typer(
    name="rules",
    help="Look into the rules, and see which of them are proved by tests.",
    epilog=examples("oldpath rules show RO-140", "oldpath rules search market slot", "oldpath rules coverage"),
    no_args_is_help=True,
)


def add_to(main: typer.Typer) -> None:
    """Add the command group."""
    main.add_typer(app)


def all_ids() -> list[str]:
    """The rules of all games."""
    return [rule for game in PLAQUES for rule in rule_ids(game)]


@app.command(help="Show one rule.", epilog=examples("oldpath rules show RO-140", "oldpath rules show ro-140 --lang uk"))
def show(
    rule: Annotated[str, typer.Argument(metavar="ID", help="The rule's id.", autocompletion=all_ids)],
    lang: Language = "en",
) -> None:
    """Show one rule."""
    wanted, known = rule.upper(), all_ids()
    if wanted not in known:
        raise Unusable(f"there is no rule '{rule}'.{near(wanted, known)}")
    say(f"{wanted}  {text.say(read_language(lang), wanted)}")


@app.command(
    help="Find the rules that speak of all these words.",
    epilog=examples("oldpath rules search lowest slot", "oldpath rules search напарник --lang uk"),
)
def search(
    words: Annotated[list[str], typer.Argument(help="Words, or parts of them.")],
    lang: Language = "en",
) -> None:
    """Find rules."""
    spoken = read_language(lang)
    wanted = [word.casefold() for word in words]
    found = [
        (rule, sentence)
        for rule in all_ids()
        for sentence in [text.say(spoken, rule)]
        if all(word in sentence.casefold() for word in wanted)
    ]
    for rule, sentence in found:
        say(f"{rule}  {sentence}")
    if not found:
        complain("no rule speaks of that")
        raise typer.Exit(1)


@app.command(
    help="List rules without a test and tags that name no rule; status 1 when there are any.",
    epilog=examples("oldpath rules coverage", "oldpath rules coverage --json --tests tests"),
)
def coverage(
    as_json: AsJson = False,
    tests: Annotated[Path | None, typer.Option(help="The folder of tests; else ./tests or the source tree's.")] = None,
) -> None:
    """Compare the rules index with the tags of tests."""
    tags = tags_in(tests_folder(tests))
    found = {game: coverage_of(game, tags) for game in PLAQUES}
    lost = unknown_tags(tags)
    if as_json:
        say_json(as_shape(found))
    else:
        tell(found, lost)
    if lost or any(game.missing or game.unknown for game in found.values()):
        raise typer.Exit(1)


def as_shape(found: dict[str, Coverage]) -> dict[str, Any]:
    """The JSON others rely on."""
    return {"games": msgspec.to_builtins(found)}


def tests_folder(given: Path | None) -> Path:
    """The folder of tests to read."""
    usual = (Path("tests"), Path(oldpath.__file__).parents[2] / "tests")
    for folder in usual if given is None else (given,):
        if folder.is_dir():
            return folder
    raise Unusable(f"there is no folder of tests at {given or usual[0]}; name one with --tests")


def tell(found: dict[str, Coverage], lost: Iterable[str]) -> None:
    """The comparison for people."""
    for game, covered in found.items():
        say(f"{game}: {covered.tested} of {covered.ids} rules have a test, {len(covered.missing)} have none")
        for rule in covered.missing:
            say(f"  {rule}  {text.say('en', rule)}")
    for line in lost:
        say(line)
