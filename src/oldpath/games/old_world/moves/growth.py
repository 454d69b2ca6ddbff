"""Attributes and witcher level (OW-086 to OW-103)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import ALCHEMY, DEFENSE, LEVEL_DRAWS, TOP_LEVEL
from oldpath.games.old_world.moves import cards, goods
from oldpath.games.old_world.table import OldWorldGame


def raise_attribute(game: OldWorldGame, seat: int, attribute: int) -> bool:
    """One level up with all that follows at once; False at the top level, where nothing happens (E-19).

    Defense raises the shield (OW-090), but not from 4 to 5 unless the table wants it (OW-091). Alchemy gives a potion
    (OW-093); whoever raises it asks for the limit afterwards.
    """
    state = game.state
    mine = state.seats[seat]
    level = mine.levels[attribute]
    if level == TOP_LEVEL:
        return False
    mine.levels[attribute] = level + 1
    if game.story is not None:
        game.story.append(events.AttributeChanged(seat, attribute, level + 1, up=True))
    if attribute == DEFENSE and (level + 1 < TOP_LEVEL or state.defense_five == "shield"):
        goods.raise_shield(game, seat, 1)
    elif attribute == ALCHEMY:
        goods.draw_potions(game, seat, 1)
    while min(mine.levels) > mine.witcher_level:
        mine.witcher_level += 1
        if game.story is not None:
            game.story.append(events.WitcherLevelReached(seat, mine.witcher_level))
        cards.draw(game, seat, LEVEL_DRAWS[mine.witcher_level])
    return True


def lower_attribute(game: OldWorldGame, seat: int, attribute: int) -> bool:
    """One level down, not below 1 (OW-103), and never from 5 (OW-102); witcher level stays (OW-101)."""
    mine = game.state.seats[seat]
    level = mine.levels[attribute]
    if level in (1, TOP_LEVEL):
        return False
    mine.levels[attribute] = level - 1
    if game.story is not None:
        game.story.append(events.AttributeChanged(seat, attribute, level - 1, up=False))
    if attribute == DEFENSE:
        goods.set_shield(game, seat, mine.shield)  # It falls to the new maximum (OW-096).
    return True


def restore_attribute(game: OldWorldGame, seat: int, attribute: int) -> None:
    """The marker of an attribute that was lowered for a fight only goes back up; nothing follows from it (E-31)."""
    mine = game.state.seats[seat]
    mine.levels[attribute] += 1
    if game.story is not None:
        game.story.append(events.AttributeChanged(seat, attribute, mine.levels[attribute], up=True))
