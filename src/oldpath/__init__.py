"""One table for heavy board games: a rules engine and everything that plays on it.

match = oldpath.new_match("ronin", seats=3, seed=7)
ask = match.asks[0]
match.answer(ask.seat, ask.options[0])
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from oldpath.kernel import history
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.chance import Chance, Sealed, Seeded
from oldpath.kernel.errors import BadContent, BadMatch, OldpathError, Refusal, Refused, RulesBug, brief, refused
from oldpath.kernel.match import Match, begin
from oldpath.kernel.plaque import Plaque, Result
from oldpath.shelf import PLAQUES, box_of, plaque_of, settle

__version__ = "0.1.0"


def games() -> Mapping[str, Plaque]:
    """The games on the shelf: their plaques by name, with seats and options."""
    return MappingProxyType(PLAQUES)


def new_match(
    game: str,
    seats: int = 3,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    chance: Chance | None = None,
    packs: tuple[str, ...] = (),
) -> Match:
    """A new match at its first question.

    With a seed, chance is fast and repeatable; without one it is sealed, as a live table wants it.
    """
    plaque = plaque_of(game)
    settled = settle(plaque, seats, seed, options)
    if chance is None:
        chance = Sealed() if seed is None else Seeded(seed)
    elif not isinstance(chance, Chance):
        raise refused(plaque.table_rules["seats"], "wrong_chance", chance=brief(chance))
    return begin(plaque, history.Origin(seats, settled), box_of(plaque, packs), chance)


def load_match(data: bytes, packs: tuple[str, ...] = ()) -> Match:
    """The match that was saved, at the question where it stood."""
    log = history.read_log(data)
    try:
        plaque = plaque_of(log.game)
        settle(plaque, log.seats, None, log.options)
    except Refused as refusal:
        raise BadMatch([f"the save is of no match of ours: {refusal}"]) from refusal
    return history.load(plaque, log, box_of(plaque, packs))


def import_match(position: object, packs: tuple[str, ...] = ()) -> Match:
    """A match that starts at an exported position, perhaps edited by hand; refused with all that is wrong."""
    if not isinstance(position, dict) or position.get("game") not in list(PLAQUES):
        raise BadMatch([f"a position is an object that names its game: one of {', '.join(PLAQUES)}"])
    plaque = plaque_of(position["game"])
    return history.from_position(plaque, box_of(plaque, packs), position)


__all__ = [
    "Ask",
    "BadContent",
    "BadMatch",
    "Match",
    "OldpathError",
    "Option",
    "Plaque",
    "Refusal",
    "Refused",
    "Result",
    "RulesBug",
    "games",
    "import_match",
    "load_match",
    "new_match",
]
