"""How a match ended (OW-064, OW-449, OW-461 to OW-467)."""

from oldpath.games.old_world.components import NOTHING
from oldpath.games.old_world.state import State
from oldpath.kernel.plaque import Result

BANDS = ((6, "living_legend"), (8, "legend_in_the_making"), (10, "professional"), (12, "reliable"))
"""Solo results: up to so many turns (OW-463 to OW-466)."""
BEGINNER = "beginner"


def band(turns: int) -> str:
    """The solo result for this many turns (OW-467)."""
    return next((name for most, name in BANDS if turns <= most), BEGINNER)


def result(state: State) -> Result:
    """Who reached the top of the track; in solo the band."""
    scores = tuple(mine.score for mine in state.seats)
    if state.players == 1:
        return Result((0,), scores, f"solo_{band(state.turn)}")
    winners = () if state.winner == NOTHING else (state.winner,)
    return Result(winners, scores, "four_trophies")
