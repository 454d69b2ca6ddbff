"""Which rules of a game's index are proved by a test, by the tags that tests carry."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from oldpath.kernel.content import near
from oldpath.shelf import PLAQUES

ENTRY = re.compile(r"^([A-Z]+-\d+) =", re.MULTILINE)
EXAMPLES = {"RO": 44, "OW": 44}
"""How many worked examples a ledger has; tests may carry their ids too."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """How a game's rules are covered."""

    ids: int
    tested: int
    unknown: int
    missing: list[str]


@dataclass(frozen=True, slots=True)
class Tag:
    """One tag on a test: the rule it names, and where it stands."""

    rule: str
    place: str


def rule_ids(game: str) -> list[str]:
    """The ids of the game's rules index, in its order."""
    index = files("oldpath.text") / "en" / f"rules-{game}.ftl"
    return ENTRY.findall(index.read_text(encoding="utf-8")) if index.is_file() else []


def example_ids(prefix: str) -> list[str]:
    """The ids of worked examples; known, but not asked for."""
    return [f"{prefix}-EX-{number:02}" for number in range(1, EXAMPLES.get(prefix, 0) + 1)]


def tags_in(folder: Path) -> list[Tag]:
    """All rule tags in the test files of a folder."""
    return [tag for file in sorted(folder.rglob("*.py")) for tag in _tags_of(file, folder)]


def _tags_of(file: Path, folder: Path) -> Iterator[Tag]:
    """The tags of one file: every `rule("...")`, as a decorator or as a mark of a parameter."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.Call) and _is_rule(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Tag(argument.value, f"{file.relative_to(folder)}:{node.lineno}")


def _is_rule(called: ast.expr) -> bool:
    """`rule(...)` or `pytest.mark.rule(...)`."""
    return (isinstance(called, ast.Name) and called.id == "rule") or (
        isinstance(called, ast.Attribute) and called.attr == "rule"
    )


def coverage_of(game: str, tags: Iterable[Tag]) -> Coverage:
    """What the tags prove of this game's rules."""
    prefix = PLAQUES[game].prefix
    ids = rule_ids(game)
    named = {tag.rule for tag in tags if tag.rule.startswith(f"{prefix}-")}
    unknown = named.difference(ids, example_ids(prefix))
    return Coverage(
        ids=len(ids),
        tested=len(named.intersection(ids)),
        unknown=len(unknown),
        missing=[rule for rule in ids if rule not in named],
    )


def unknown_tags(tags: Iterable[Tag]) -> list[str]:
    """Tags that name no rule of any game, with the nearest that exists."""
    known = [rule for game in PLAQUES for rule in rule_ids(game) + example_ids(PLAQUES[game].prefix)]
    ids = set(known)
    return [f"{tag.place}: no rule '{tag.rule}'.{near(tag.rule, known)}" for tag in tags if tag.rule not in ids]
