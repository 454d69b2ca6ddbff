"""Trophies, the track and fatigue (OW-386 to OW-393), and the consolation of a cost-0 card (OW-361 to OW-367)."""

from oldpath.games.old_world.moves import board, goods
from oldpath.games.old_world.rules.choosing import RowChoice, Trashing
from oldpath.games.old_world.table import OldWorldGame


def gain_trophy(game: OldWorldGame, seat: int, keepsake: int) -> bool:
    """Score first, then fatigue, then the card is tucked (OW-386); False when the top of the track ends the game."""
    fatigue = board.raise_score(game, seat)
    if game.state.winner == seat:
        return False
    goods.keep(game, seat, keepsake)
    if fatigue:
        game.state.stack.append(Trashing(seat=seat, count=fatigue, fatigue=True))
    return True


def console(game: OldWorldGame, seat: int) -> None:
    """A cost-0 card onto the own discard pile (OW-361, OW-362)."""
    game.state.stack.append(RowChoice(seat=seat, cost=0, rule="OW-362"))
