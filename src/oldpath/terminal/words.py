"""The client's own sentences, and how typed words are compared with names."""

import unicodedata

from oldpath.kernel import text
from oldpath.kernel.text import Fact

SHOWN = 40
BLANKS = str.maketrans(":.(", "   ")
"""Behind these a word of a label may begin."""
ALIKE = str.maketrans({"’": "'", "ł": "l", **dict.fromkeys('„”“«»"', "")})
"""What is typed in several ways: apostrophes, a Polish letter that has no accent to lose, quotation marks."""


def say(lang: str, message: str, **facts: Fact) -> str:
    """A sentence of the client."""
    return text.say(lang, f"term-{message}", facts)


def game_name(lang: str, game: str) -> str:
    """What a game is called."""
    return text.say(lang, game) if text.known("en", game) else game


def folded(words: str) -> str:
    """Words as they are compared: without case, accents, quotation marks and double blanks."""
    parts = unicodedata.normalize("NFKD", words.casefold().translate(ALIKE))
    return " ".join("".join(part for part in parts if not unicodedata.combining(part)).split())


def begins_in(part: str, whole: str) -> bool:
    """Does the part stand in the whole from the beginning of a word on? Both are folded."""
    return f" {part}" in f" {whole.translate(BLANKS)}" or whole.startswith(part)


def printable(words: str) -> str:
    """What somebody typed, short and harmless enough to be shown again."""
    shown = "".join(part for part in words if part.isprintable())
    return shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}…"
