"""What things are worth: the end of a chapter and of the game (RO-265 to RO-277, RO-296 to RO-313)."""

from oldpath.games.ronin.components import SOLO_TARGET, TOP_XP
from oldpath.games.ronin.counting import symbol_of
from oldpath.games.ronin.state import State
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.plaque import Result


def chapter_score(game: RoninGame, seat: int) -> tuple[int, int]:
    """XP for the active symbol the player has more of, VP for the other (RO-267 to RO-270)."""
    left, right = symbol_of(game, seat, game.state.left), symbol_of(game, seat, game.state.right)
    return max(left, right), min(left, right)


def objective_score(game: RoninGame, seat: int, symbol: int) -> int:
    """Hand cards with the symbol: cards, not symbols (RO-298, RO-299)."""
    cards = game.box.cards
    return sum(symbol in cards[card].symbols for card in game.state.seats[seat].hand)


def experience_score(game: RoninGame, seat: int) -> int:
    """The VP at the last step of the golden marker; nothing below 20 XP (RO-302, RO-303)."""
    xp = game.state.seats[seat].xp
    return game.box.golden[xp - TOP_XP] if xp >= TOP_XP else 0


def partnership_score(game: RoninGame, seat: int) -> int:
    """The farthest label of the lower of the two tracks (RO-304 to RO-308)."""
    state = game.state
    lower = min(state.tracks[state.track(seat, side)] for side in (0, 1))
    labels = game.box.labels if state.length > len(game.box.labels) else range(1, state.length + 1)
    return sum(label <= lower for label in labels)


def result(state: State) -> Result:
    """Most VP; between equals whoever stands higher in the last order; alone it takes 35 (RO-310, RO-311, RO-363)."""
    players = range(state.players)
    scores = tuple(state.seats[seat].vp for seat in players)
    if state.players == 1:
        won = scores[0] >= SOLO_TARGET
        return Result((0,) if won else (), scores, "solo_won" if won else "solo_lost")
    best = [seat for seat in players if scores[seat] == max(scores)]
    winner = min(best, key=state.initiative.index)
    return Result((winner,), scores, "most_points" if len(best) == 1 else "tie_by_initiative")
