"""Gold, potions, shield, lasting cards (OW-009, OW-121, OW-095, OW-216)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import NOTHING, POTION_LIMIT
from oldpath.games.old_world.table import OldWorldGame


def gain_gold(game: OldWorldGame, seat: int, amount: int) -> None:
    """From the bank, which never runs out (E-05)."""
    if amount > 0:
        game.state.seats[seat].gold += amount
        if game.story is not None:
            game.story.append(events.GoldGained(seat, amount))


def lose_gold(game: OldWorldGame, seat: int, amount: int) -> None:
    """To the bank, as much as there is (OW-201)."""
    mine = game.state.seats[seat]
    lost = min(amount, mine.gold)
    if lost:
        mine.gold -= lost
        if game.story is not None:
            game.story.append(events.GoldLost(seat, lost))


def potion_limit(game: OldWorldGame, seat: int) -> int:
    """How many unused potions one may keep (OW-121); a lasting effect may raise it."""
    raised = game.box.passive(game.state.seats[seat].keepsakes, "potion_limit")
    return raised.count if raised is not None else POTION_LIMIT


def draw_potions(game: OldWorldGame, seat: int, count: int) -> int:
    """Top cards of the potion deck, the discard shuffled in when it is empty (E-08); how many there were."""
    state = game.state
    drawn: list[int] = []
    for _ in range(count):
        if not state.potion_deck:
            state.potion_deck, state.potion_discard = state.potion_discard, []
        if not state.potion_deck:
            break
        drawn.append(game.draw(state.potion_deck, "potion deck"))
    state.seats[seat].potions += drawn
    if drawn and game.story is not None:
        game.story.append(events.PotionsDrawn(seat, tuple(drawn)))
    return len(drawn)


def lose_potion(game: OldWorldGame, seat: int, potion: int) -> None:
    """An unused potion to the shared discard (OW-481)."""
    state = game.state
    state.seats[seat].potions.remove(potion)
    state.potion_discard.append(potion)
    if game.story is not None:
        game.story.append(events.PotionLost(seat, potion))


def raise_shield(game: OldWorldGame, seat: int, by: int) -> None:
    """Never above the Defense value (OW-095), nor in an own fight turn above what a monster allows in it."""
    state = game.state
    mine = state.seats[seat]
    room = mine.shield_limit - mine.shield
    fight = state.fight
    own_turn = fight is not None and seat == fight.turn_of
    if fight is not None and own_turn and fight.monster != NOTHING:
        at_most = game.box.ability(fight.monster, "shield_rises_at_most")
        if at_most is not None:
            room = min(room, at_most.points - fight.shield_gained)
    gained = min(by, room)
    if gained > 0:
        if fight is not None and own_turn:
            fight.shield_gained += gained
        _set_shield(game, seat, mine.shield + gained)


def lower_shield(game: OldWorldGame, seat: int, by: int) -> None:
    """Never below 0 (OW-097)."""
    mine = game.state.seats[seat]
    _set_shield(game, seat, max(0, mine.shield - by))


def set_shield(game: OldWorldGame, seat: int, to: int) -> None:
    """To this, as far as Defense allows (OW-095)."""
    _set_shield(game, seat, min(to, game.state.seats[seat].shield_limit))


def _set_shield(game: OldWorldGame, seat: int, to: int) -> None:
    mine = game.state.seats[seat]
    by = to - mine.shield
    if by:
        mine.shield = to
        if game.story is not None:
            game.story.append(events.ShieldChanged(seat, by, to))


def keep(game: OldWorldGame, seat: int, keepsake: int) -> None:
    """A trophy, equipment, companion or lasting effect beside the board (OW-216, OW-392)."""
    game.state.seats[seat].keepsakes.append(keepsake)
    if game.story is not None:
        game.story.append(events.KeepsakeGained(seat, keepsake))


def lose_keepsake(game: OldWorldGame, seat: int, keepsake: int) -> None:
    """A lasting card is used up or lost: an exploration card leaves the game (OW-193), an event goes back (E-09)."""
    game.state.seats[seat].keepsakes.remove(keepsake)
    if keepsake in game.box.explored_keepsakes:
        game.state.spent.append(game.box.explored_keepsakes[keepsake])
    if game.story is not None:
        game.story.append(events.KeepsakeLost(seat, keepsake))
