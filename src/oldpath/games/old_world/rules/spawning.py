"""New monsters after a defeat or a drive-away (OW-332 to OW-348)."""

from oldpath.games.old_world.components import NOTHING
from oldpath.games.old_world.moves import board
from oldpath.games.old_world.table import OldWorldGame


def replace_monster(game: OldWorldGame, terrain: int, level: int, *, defeated: bool) -> None:
    """After a monster of this level its location token and trails go back, and a new one comes (OW-337 to OW-340)."""
    state = game.state
    board.clear_lair(game, terrain)
    if defeated and state.players == 1:
        return  # OW-457
    monster = next_monster(game, level, defeated=defeated)
    if monster != NOTHING and state.tokens[terrain]:
        board.place_monster(game, terrain, monster)


def next_monster(game: OldWorldGame, level: int, *, defeated: bool) -> int:
    """One level higher after a defeat, at most III (OW-333, OW-334), the same level after a drive-away (OW-348).

    With 4 and 5 players the extra stack comes first after the defeat of a level I monster (OW-341). Where no token of
    the level is left, the next higher level is used, else the next lower (E-11).
    """
    state = game.state
    if defeated and level == 1 and state.extra_stack:
        return game.draw(state.extra_stack, "extra monster stack")
    wanted = min(3, level + 1) if defeated else level
    for tried in (*range(wanted, 4), *range(wanted - 1, 0, -1)):
        monster = draw_token(game, tried)
        if monster != NOTHING:
            return monster
    return NOTHING


def draw_token(game: OldWorldGame, level: int) -> int:
    """The top token of this level's stack; the driven-away ones are shuffled in when it is empty (OW-335)."""
    state = game.state
    stack = state.monster_stacks[level - 1]
    if not stack:
        back = [monster for monster in state.driven_away if game.box.monsters[monster].level == level]
        state.driven_away = [monster for monster in state.driven_away if monster not in back]
        stack += back
    return game.draw(stack, f"monsters of level {level}") if stack else NOTHING
