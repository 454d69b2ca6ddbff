"""Which option somebody means: its number, its key, or a part of its label that no other has."""

from collections.abc import Sequence

from oldpath.kernel.ask import Ask
from oldpath.terminal.words import begins_in, folded


def by_number(ask: Ask, words: str) -> int | None:
    """The option of that number, counted from 1."""
    if words.isascii() and words.isdigit() and 1 <= int(words[:6]) <= len(ask.options):
        return int(words[:6]) - 1
    return None


def by_key(ask: Ask, words: str) -> int | None:
    """The option of that key."""
    keys = [key.casefold() for key in ask.keys]
    return keys.index(words.casefold()) if words.casefold() in keys else None


def by_label(ask: Ask, words: str, lang: str) -> list[int]:
    """The options whose label is these words or, when none is, has them from the beginning of a word on."""
    wanted = folded(words)
    labels = [folded(option.label(lang)) for option in ask.options]
    whole = [at for at, label in enumerate(labels) if label == wanted]
    if whole or len(wanted) < 2:
        return whole
    return [at for at, label in enumerate(labels) if begins_in(wanted, label)]


def by_name(names: Sequence[str], words: str) -> list[int]:
    """The places of the names that are these words or, when none is, have them from the beginning of a word on."""
    wanted = folded(words)
    shelf = [folded(name) for name in names]
    whole = [at for at, name in enumerate(shelf) if name == wanted]
    return whole or [at for at, name in enumerate(shelf) if wanted and begins_in(wanted, name)]
