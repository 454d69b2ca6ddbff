"""The rules index of a game: one sentence a rule, by its id or by words."""

import re
from functools import cache
from importlib.resources import files

from oldpath.kernel import text
from oldpath.terminal.words import folded


@cache
def rule_ids(game: str) -> tuple[str, ...]:
    """All rules of the game that have a sentence, in order."""
    index = files("oldpath.text") / "en" / f"rules-{game}.ftl"
    if not index.is_file():
        return ()
    return tuple(re.findall(r"^([A-Z]+-[A-Z0-9-]+) =", index.read_text(encoding="utf-8"), re.MULTILINE))


def rule_line(rule: str, lang: str) -> str:
    """The rule's id and sentence; the id alone where there is no sentence."""
    return f"{rule}: {text.say(lang, rule)}" if text.known("en", rule) else rule


def find_rules(game: str, prefix: str, words: str, lang: str) -> list[str]:
    """The rule of that id or number, or those whose sentences have all the words."""
    wanted = words.upper().replace("–", "-")
    if wanted.isdigit():
        wanted = f"{prefix}-{int(wanted):03}"
    ids = rule_ids(game)
    if wanted in ids:
        return [wanted]
    parts = folded(words).split()
    return [rule for rule in ids if all(part in folded(text.say(lang, rule)) for part in parts)]
