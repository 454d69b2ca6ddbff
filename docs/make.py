"""Writes the generated pages: vocabulary, asks, refusals, events, rules, and the picture. A test holds them up to date.

.venv/bin/python docs/make.py
"""

import inspect
import re
import runpy
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import oldpath
from oldpath.games.old_world.verbs import conditions as ow_conditions
from oldpath.games.old_world.verbs import deeds, fighting, passives, reading, specialties, tales
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


def ronin_words() -> str:
    """The words in which cards, boards and abilities of Ronin are written."""
    about = (
        "A card, a bonus or an ability is written in these words. `standard` and `tea` of a card are "
        "`{ when = { word = { … } }, then = { word = { … } } }`; a bonus `gives` and an ability `does` one word."
    )
    kinds = {
        "Conditions (`when`)": conditions.WORDS,
        "Results (`then`)": results.WORDS,
        "Bonuses (`gives`); `either = [a, b]` offers two": bonuses.WORDS,
        "Abilities (`does`), besides every result and the plain gains above": abilities.WORDS,
    }
    windows = ("start_of_taking", "taking", "start_of_playing", "resolving", "start_of_tea", "tea")
    return vocabulary("Ronin", about, kinds, "An ability names its `window`", windows)


def old_world_words() -> str:
    """The words in which stories, potions, trophies, monsters and specialties of Old World are written."""
    about = (
        "A story's branch, a potion, a trophy or a specialty `does` a list of these words, one after the other; what a "
        "power costs is written in them too. A condition stands in `when`. A passive is so as long as the card lies "
        "there, or the monster lives. A moment happens by itself."
    )
    kinds = {
        "Deeds, in a fight or out of it": deeds.WORDS,
        "How stories go on": tales.WORDS,
        "Deeds of a fight": fighting.WORDS,
        "Specialties; five numbers, one for each level": specialties.WORDS,
        "Conditions (`when`)": ow_conditions.WORDS,
        "Passives": passives.WORDS,
    }
    moments = ", ".join(f"`{at}`" for at in reading.MOMENTS)
    return vocabulary(
        "Old World", about, kinds, f"A moment is one of {moments}. A power names its `window`", reading.WINDOWS
    )


def vocabulary(
    game: str, about: str, kinds: dict[str, dict[str, type[Any]]], named: str, windows: Sequence[str]
) -> str:
    """The words of one game, kind by kind."""
    parts = [f"# Vocabulary of {game}", about]
    parts += [f"## {title}\n\n" + "\n".join(word_rows(words)) for title, words in kinds.items()]
    parts.append(f"{named}: " + ", ".join(f"`{window}`" for window in windows) + ".")
    return HEAD + "\n\n".join(parts) + "\n"


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


def rules(plaque: Plaque) -> str:
    """The rules index, one sentence an id."""
    lines = [f"- **{rule}** {said(rule)}" for rule in messages(f"rules-{plaque.name}.ftl")]
    return HEAD + f"# Rules of {plaque.name}, one sentence each\n\n" + "\n".join(lines) + "\n"


def said(message: str, **facts: str) -> str:
    """A message with its variables left open."""
    store = text.bundle("en")
    pattern = store.get_message(message).value
    assert pattern is not None
    words, _ = store.format_pattern(pattern, facts)
    return " ".join(str(words).split()).replace("|", "\\|")


def pages() -> dict[str, str]:
    """Every generated page by its file name."""
    made = {"refusals.md": refusals(), "picture.svg": runpy.run_path(str(DOCS / "picture.py"))["picture"]()}
    for name, plaque in oldpath.games().items():
        plaque.open_box(())
        made[f"{name}/vocabulary.md"] = WORDS[name]()
        made[f"{name}/asks.md"] = asks(plaque)
        made[f"{name}/events.md"] = events(plaque)
        made[f"{name}/rules.md"] = rules(plaque)
    return made


WORDS: dict[str, Callable[[], str]] = {"ronin": ronin_words, "old-world": old_world_words}


if __name__ == "__main__":
    for name, page in pages().items():
        (DOCS / name).parent.mkdir(exist_ok=True)
        (DOCS / name).write_text(page, encoding="utf-8")
