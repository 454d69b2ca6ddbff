"""The games of the house, and what a table may settle before play."""

from collections.abc import Mapping
from typing import Any

from oldpath.games.ronin import RONIN
from oldpath.kernel.content import near
from oldpath.kernel.errors import Refusal, Refused
from oldpath.kernel.plaque import Plaque

PLAQUES: dict[str, Plaque] = {plaque.name: plaque for plaque in (RONIN,)}


def plaque_of(game: object) -> Plaque:
    """The plaque of a game by its name."""
    if not isinstance(game, str) or game not in PLAQUES:
        known = ", ".join(PLAQUES)
        hint = near(str(game)[:40], PLAQUES)
        raise Refused(Refusal("RO-001", "unknown_game", {"game": str(game)[:40], "known": known}, (hint.strip(),)))
    return PLAQUES[game]


def settle(plaque: Plaque, seats: object, seed: object, options: Mapping[str, Any] | None) -> dict[str, str]:
    """The table's options, all of them, checked."""
    if type(seats) is not int or seats not in plaque.seats:
        facts = {"seats": str(seats)[:20], "least": plaque.seats.start, "most": plaque.seats.stop - 1}
        raise Refused(Refusal(plaque.table_rules["seats"], "wrong_seats", facts))
    if seed is not None and type(seed) is not int:
        raise Refused(Refusal(plaque.table_rules["seats"], "wrong_seed", {"seed": str(seed)[:20]}))
    wanted = {} if options is None else options
    if not isinstance(wanted, Mapping):
        raise Refused(Refusal(plaque.table_rules["seats"], "unknown_option", {"option": str(wanted)[:40], "known": ""}))
    known = {option.name: option for option in plaque.options}
    for name in wanted:
        if name not in known:
            facts = {"option": str(name)[:40], "known": ", ".join(known)}
            raise Refused(Refusal(plaque.table_rules["seats"], "unknown_option", facts))
    settled = {}
    for name, option in known.items():
        value = str(wanted.get(name, option.usual()))
        if not option.allows(value):
            facts = {"option": name, "value": value[:40], "known": ", ".join(option.values)}
            raise Refused(Refusal(option.rule, "wrong_option", facts, option.values))
        settled[name] = value
    return settled
