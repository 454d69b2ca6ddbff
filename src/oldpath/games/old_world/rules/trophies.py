"""Trophies, the track and fatigue (OW-386 to OW-393), and the consolation of a cost-0 card (OW-361 to OW-367)."""

from oldpath.games.old_world.components import NOTHING, KeepsakeId
from oldpath.games.old_world.moves import board, goods
from oldpath.games.old_world.rules.choosing import RowChoice, Trashing
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.frame import Frame, frame


@frame
class TrophyGain(Frame):
    """A trophy won in a fight: score, fatigue, and the card is tucked, in this order (OW-386)."""

    steps = ("raise_score", "tuck")

    seat: int = 0
    keepsake: KeepsakeId = NOTHING

    def raise_score(self, game: OldWorldGame) -> None:
        """One space up, then the fatigue of that space; at the top the game is over (OW-387, OW-388)."""
        fatigue = board.raise_score(game, self.seat)
        if fatigue:
            game.state.stack.append(Trashing(seat=self.seat, count=fatigue, fatigue=True))

    def tuck(self, game: OldWorldGame) -> None:
        """Where everybody can read its ability (OW-392)."""
        goods.keep(game, self.seat, self.keepsake)


def gain_trophy(game: OldWorldGame, seat: int, keepsake: int) -> None:
    """A trophy won in a fight (OW-386)."""
    game.state.stack.append(TrophyGain(seat=seat, keepsake=keepsake))


def console(game: OldWorldGame, seat: int) -> None:
    """A cost-0 card onto the own discard pile (OW-361, OW-362)."""
    game.state.stack.append(RowChoice(seat=seat, cost=0, rule="OW-362"))
