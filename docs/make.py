"""Writes the generated pages: vocabulary, asks, refusals, events, rules, and the picture. A test holds them up to date.

.venv/bin/python docs/make.py
"""

import inspect
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import oldpath
from oldpath.games.ronin.verbs import abilities, bonuses, conditions, results
from oldpath.kernel import text
from oldpath.kernel.plaque import Plaque

DOCS = Path(__file__).parent
HEAD = "<!-- Written by docs/make.py. -->\n\n"


def messages(file: str) -> Iterator[str]:
    """The ids of the messages in one English file."""
    path = DOCS.parent / "src" / "oldpath" / "text" / "en" / file
    for line in path.read_text(encoding="utf-8").splitlines():
        found = re.match(r"^([A-Za-z][\w-]*)\s*=", line)
        if found:
            yield found[1]


def summary(thing: type[object]) -> str:
    """The first paragraph of a docstring on one line."""
    return " ".join((inspect.getdoc(thing) or "").split("\n\n")[0].split())


def word_rows(words: dict[str, type[Any]]) -> Iterator[str]:
    """One row a word: its name, its fields, what it says."""
    yield "| word | fields | what it says |\n| --- | --- | --- |"
    for name, kind in words.items():
        fields = ", ".join(f"`{field}`" for field in kind.__struct_fields__) or "none"
        yield f"| `{name}` | {fields} | {summary(kind)} |"


def vocabulary() -> str:
    """The words in which cards, boards and abilities are written."""
    parts = [
        "# Vocabulary of Ronin",
        (
            "A card, a bonus or an ability is written in these words. `standard` and `tea` of a card are "
            "`{ when = { word = { … } }, then = { word = { … } } }`; a bonus `gives` and an ability `does` one word."
        ),
    ]
    for title, words in (
        ("Conditions (`when`)", conditions.WORDS),
        ("Results (`then`)", results.WORDS),
        ("Bonuses (`gives`); `either = [a, b]` offers two", bonuses.WORDS),
        ("Abilities (`does`), besides every result and the plain gains above", abilities.WORDS),
    ):
        parts.append(f"## {title}\n\n" + "\n".join(word_rows(words)))
    parts.append("An ability names its `window`: " + ", ".join(f"`{w}`" for w in windows()) + ".")
    return HEAD + "\n\n".join(parts) + "\n"


def windows() -> list[str]:
    """Every moment at which an ability may be used."""
    return ["start_of_taking", "taking", "start_of_playing", "resolving", "start_of_tea", "tea"]


def asks(plaque: Plaque) -> str:
    """Every question that a game can ask."""
    rows = ["| ask | in | question |\n| --- | --- | --- |"]
    for frame in plaque.frames:
        where = f"{frame.__name__}: {summary(frame)}"
        rows += [f"| `{name}` | {where} | {said(f'ask-{name}', about='…')} |" for name in frame.answers]
    return HEAD + f"# What {plaque.name} asks\n\n" + "\n".join(rows) + "\n"


def refusals() -> str:
    """Every refusal code with its sentence."""
    rows = ["| code | sentence |\n| --- | --- |"]
    files = ("common.ftl", "ronin.ftl", "refusals-old-world.ftl")
    codes = [code for file in files for code in messages(file) if code.startswith("refusal-")]
    rows += [f"| `{code.removeprefix('refusal-')}` | {said(code)} |" for code in codes]
    return HEAD + "# Why not: refusal codes\n\n" + "\n".join(rows) + "\n"


def events(plaque: Plaque) -> str:
    """Every event of a game with its fields and rules."""
    rows = ["| event | fields | rules | what happened |\n| --- | --- | --- | --- |"]
    for kind in plaque.events:
        fields = ", ".join(kind.__struct_fields__)
        rows.append(f"| `{kind.name()}` | {fields} | {', '.join(kind.rules)} | {summary(kind)} |")
    return HEAD + f"# What happens in {plaque.name}\n\n" + "\n".join(rows) + "\n"


def rules() -> str:
    """The rules index, one sentence an id."""
    lines = [f"- **{rule}** {said(rule)}" for rule in messages("rules-ronin.ftl")]
    return HEAD + "# Rules of Ronin, one sentence each\n\n" + "\n".join(lines) + "\n"


def said(message: str, **facts: str) -> str:
    """A message with its variables left open."""
    store = text.bundle("en")
    pattern = store.get_message(message).value
    assert pattern is not None
    words, _ = store.format_pattern(pattern, facts)
    return " ".join(str(words).split()).replace("|", "\\|")


def pages() -> dict[str, str]:
    """Every generated page by its file name."""
    ronin = oldpath.games()["ronin"]
    ronin.open_box(())
    return {
        "vocabulary.md": vocabulary(),
        "asks.md": asks(ronin),
        "refusals.md": refusals(),
        "events.md": events(ronin),
        "rules.md": rules(),
        "picture.svg": runpy.run_path(str(DOCS / "picture.py"))["picture"](),
    }


if __name__ == "__main__":
    for name, page in pages().items():
        (DOCS / name).write_text(page, encoding="utf-8")
