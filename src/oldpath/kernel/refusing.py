"""What the table itself refuses, whatever the game: a seat or an option that there is not, a question not asked."""

from typing import TYPE_CHECKING

from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.errors import Refusal, Refused, brief

if TYPE_CHECKING:
    from oldpath.kernel.match import Match

LONGEST_KEY = 200
"""No key is that long; of what is longer the rest need not be told."""


def by_table(match: "Match", code: str, **facts: str | int) -> Refusal:
    """A refusal under the rule that the game names for it."""
    return Refusal(match.plaque.table_rules[code], code, facts)


def nothing_asked(match: "Match", seat: int) -> Refusal:
    """Why this seat has nothing to answer."""
    if match.over:
        return by_table(match, "match_over")
    if not is_seat(match, seat):
        return by_table(match, "no_such_seat", seat=brief(seat))
    return by_table(match, "not_asked", seat=seat, waiting=", ".join(str(ask.seat) for ask in match.asks))


def not_an_option(match: "Match", option: object, ask: Ask | None) -> Refusal:
    """It stands nowhere among the seat's options; a fix is one of its own, never another seat's."""
    named = (key_of(option) or brief(option))[:40]
    if ask is None:
        return by_table(match, "not_an_option", option=named)
    return Refusal(ask.rule, "not_an_option", {"option": named}, ask.keys[:3])


def key_of(intent: object) -> str | None:
    """The key of an option, or a key itself; None for what is neither, or for an option put together wrongly."""
    if isinstance(intent, Option):
        try:
            intent = intent.key
        except (AttributeError, LookupError, NotImplementedError, TypeError):
            return None
    return intent[:LONGEST_KEY] if type(intent) is str else None


def is_seat(match: "Match", seat: object) -> bool:
    """Is this a seat of the table?"""
    return type(seat) is int and 0 <= seat < match.seats


def check_seat(match: "Match", seat: object) -> None:
    """Refuse what is no seat."""
    if not is_seat(match, seat):
        raise Refused(by_table(match, "no_such_seat", seat=brief(seat)))


def check_viewer(match: "Match", seat: object) -> None:
    """Refuse what is neither a seat nor a spectator."""
    if seat is not None:
        check_seat(match, seat)
