"""Short words for the conditions and results of a test's own cards: `standard=(lose("E"), gain("C", 2))`."""

from typing import Any

from tests.kit.scene import LETTERS

Phrase = dict[str, Any]

BOTH_TRACKS: Phrase = {"partnership": {"tracks": "both"}}
BOTH_ACTIVE: Phrase = {"gain_both_active": {}}


def lose(letter: str) -> Phrase:
    """Lose 1 of this symbol."""
    return {"lose": {"symbol": LETTERS[letter]}}


def lose_up_to_3(what: str) -> Phrase:
    """Lose 1, 2 or 3 of this symbol, or `inactive` ones."""
    return {"lose_up_to_3": {"symbol": LETTERS.get(what, what)}}


def have(colour: str, **count: int) -> Phrase:
    """Have cards of a colour: at_least=2, exactly=1, exactly=2 or up_to=3."""
    return {"have_colour": {"colour": colour, **count}}


def have_inactive(**count: int) -> Phrase:
    """Have inactive symbols: at_least=2 or exactly=2."""
    return {"have_inactive": count}


def partner_has(colour: str) -> Phrase:
    """A chosen partner has 1, 2 or 3 cards of a colour."""
    return {"partner_colour": {"colour": colour, "up_to": 3}}


def gain(letter: str, amount: int | str) -> Phrase:
    """Gain so many of this symbol, or by `level`."""
    return {"gain_symbol": {"symbol": LETTERS[letter], "amount": amount}}


def gain_path(path: str, amount: int | str) -> Phrase:
    """Gain so many of the left or right path's active symbol, or by `level`."""
    return {"gain_path": {"path": path, "amount": amount}}


def one_track(amount: int | str) -> Phrase:
    """Gain partnership points on one track."""
    return {"partnership": {"tracks": "one", "amount": amount}}
