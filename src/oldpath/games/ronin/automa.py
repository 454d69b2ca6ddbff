"""What an Automa does (RO-314 to RO-346, RO-399 to RO-403)."""

from oldpath.games.ronin import moves
from oldpath.games.ronin.components import NOTHING
from oldpath.games.ronin.counting import active_on
from oldpath.games.ronin.rules import partnership, taking
from oldpath.games.ronin.table import RoninGame


def take(game: RoninGame, seat: int) -> None:
    """Take the pair with most active symbols and play it at once, effects ignored (RO-327 to RO-336)."""
    slot = best_slot(game)
    if slot is None or slot < taking.first_slot(game):
        pair = taking.top_pair(game, seat) or (moves.draw_card(game), moves.draw_card(game))
    else:
        pair = taking.take_pair(game, seat, slot)
    moves.add_to_timeline(game, seat, *pair)


def best_slot(game: RoninGame) -> int | None:
    """The free slot with most active symbols, the higher one between equals; None without any (RO-328, RO-329).

    A pair that only the top position gives is free too, as long as nobody stands there (RO-144).
    """
    best, most = None, 0
    for slot in taking.free_slots(game, first=0):
        left, right = game.state.market[2 * slot : 2 * slot + 2]
        count = active_on(game, left) + (active_on(game, right) if right != NOTHING else 0)
        if count > most:
            best, most = slot, count
    return best


def pour_tea(game: RoninGame, seat: int) -> None:
    """Each tea effect on its cards of this turn is 1 point on every track it shares with a player (RO-338, RO-339)."""
    state = game.state
    mine = state.seats[seat]
    effects = sum(game.box.tea[card] is not None for card in mine.timeline[mine.tea_from :])
    mine.tea_from = len(mine.timeline)
    for _ in range(effects):
        partnership.gain_both(game, seat)
