"""The games of the house, and what a table may settle before play."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oldpath.games.old_world import OLD_WORLD
from oldpath.games.ronin import RONIN
from oldpath.kernel.content import near
from oldpath.kernel.errors import BadContent, brief, refused, word
from oldpath.kernel.plaque import Plaque

PLAQUES: dict[str, Plaque] = {plaque.name: plaque for plaque in (OLD_WORLD, RONIN)}


def plaque_of(game: object) -> Plaque:
    """The plaque of a game by its name."""
    if not isinstance(game, str) or game not in PLAQUES:
        asked = word(game)
        hint = near(asked, PLAQUES).strip()
        raise refused(
            RONIN.table_rules["seats"], "unknown_game", [hint] if hint else [], game=asked, known=", ".join(PLAQUES)
        )
    return PLAQUES[game]


def box_of(plaque: Plaque, packs: object) -> Any:  # noqa: ANN401  every game has a box of its own
    """The game's box, with these content packs (folders) laid over it."""
    if not isinstance(packs, tuple | list) or not all(isinstance(pack, str | Path) for pack in packs):
        raise BadContent([f"content packs are a list of folders, not {brief(packs)}"])
    return plaque.open_box(tuple(str(pack) for pack in packs))


def settle(plaque: Plaque, seats: object, seed: object, options: object) -> dict[str, str]:
    """The table's options, all of them, checked."""
    rule = plaque.table_rules["seats"]
    if type(seats) is not int or seats not in plaque.seats:
        least, most = plaque.seats.start, plaque.seats.stop - 1
        raise refused(rule, "wrong_seats", seats=word(seats), least=least, most=most)
    if seed is not None and type(seed) is not int:
        raise refused(rule, "wrong_seed", seed=word(seed))
    wanted = {} if options is None else options
    known = {option.name: option for option in plaque.options}
    if not isinstance(wanted, Mapping):
        raise refused(rule, "unknown_option", option=word(wanted), known=", ".join(known))
    for name in wanted:
        if name not in known:
            raise refused(rule, "unknown_option", option=word(name), known=", ".join(known))
    given = {name: wanted.get(name, option.usual()) for name, option in known.items()}
    settled = {name: str(value) if isinstance(value, str) else brief(value) for name, value in given.items()}
    for name, option in known.items():
        if not option.allows(settled[name], seats):
            facts = {"option": name, "value": settled[name][:40], "known": option.known()}
            raise refused(option.rule, "wrong_option", option.values, **facts)
    return settled
