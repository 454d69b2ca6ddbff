"""The games of the house, and what a table may settle before play."""

from collections.abc import Mapping

from oldpath.games.old_world import OLD_WORLD
from oldpath.games.ronin import RONIN
from oldpath.kernel.content import near
from oldpath.kernel.errors import refused
from oldpath.kernel.plaque import Plaque

PLAQUES: dict[str, Plaque] = {plaque.name: plaque for plaque in (OLD_WORLD, RONIN)}


def plaque_of(game: object) -> Plaque:
    """The plaque of a game by its name."""
    if not isinstance(game, str) or game not in PLAQUES:
        asked = str(game)[:40]
        hint = near(asked, PLAQUES).strip()
        raise refused(
            RONIN.table_rules["seats"], "unknown_game", [hint] if hint else [], game=asked, known=", ".join(PLAQUES)
        )
    return PLAQUES[game]


def settle(plaque: Plaque, seats: object, seed: object, options: object) -> dict[str, str]:
    """The table's options, all of them, checked."""
    rule = plaque.table_rules["seats"]
    if type(seats) is not int or seats not in plaque.seats:
        least, most = plaque.seats.start, plaque.seats.stop - 1
        raise refused(rule, "wrong_seats", seats=str(seats)[:20], least=least, most=most)
    if seed is not None and type(seed) is not int:
        raise refused(rule, "wrong_seed", seed=str(seed)[:20])
    wanted = {} if options is None else options
    known = {option.name: option for option in plaque.options}
    if not isinstance(wanted, Mapping):
        raise refused(rule, "unknown_option", option=str(wanted)[:40], known=", ".join(known))
    for name in wanted:
        if name not in known:
            raise refused(rule, "unknown_option", option=str(name)[:40], known=", ".join(known))
    settled = {name: str(wanted.get(name, option.usual())) for name, option in known.items()}
    for name, option in known.items():
        if not option.allows(settled[name], seats):
            facts = {"option": name, "value": settled[name][:40], "known": option.known()}
            raise refused(option.rule, "wrong_option", option.values, **facts)
    return settled
