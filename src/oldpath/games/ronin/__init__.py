"""The Witcher: Path of Destiny. Ronin: a game of cards, tea and unreliable friends, for one to five players."""

from typing import Any

from oldpath.games.ronin import events, explain, scoring, setup
from oldpath.games.ronin.box import open_box
from oldpath.games.ronin.redeal import redeal
from oldpath.games.ronin.rules import abilities as windows
from oldpath.games.ronin.rules import (
    chapters,
    effects,
    final_scoring,
    partnership,
    playing,
    taking,
    tea,
    tricks,
)
from oldpath.games.ronin.rules import setup as setting_up
from oldpath.games.ronin.soundness import problems
from oldpath.games.ronin.state import State
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.frame import Frame
from oldpath.kernel.plaque import Plaque

ROOMS = (setting_up, chapters, taking, playing, effects, tea, partnership, windows, tricks, final_scoring)
FRAMES = tuple(
    kind
    for room in ROOMS
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, Frame) and kind.__module__ == room.__name__
)


def finish_view(game: RoninGame, view: dict[str, Any], viewer: int | None) -> None:
    """Players under `seats`, Automas apart; what everybody knows of a hand; the deck's size."""
    state, names = game.state, game.box.names["card"]
    for seat, (shown, mine) in enumerate(zip(view["seats"], state.seats, strict=True)):
        shown["seat"] = seat
        shown["hand_known"] = [names[card] for card in mine.hand if card not in mine.unseen]
    view["automas"] = view["seats"][state.players :]
    view["seats"] = view["seats"][: state.players]
    view["deck_count"] = len(state.deck)
    for frame in state.stack:
        if isinstance(frame, playing.PlayingCards) and viewer is not None and frame.step <= 2 and frame.chosen:
            view["laid_down"] = [names[card] for card in frame.chosen[viewer]]


RONIN = Plaque(
    name="ronin",
    prefix="RO",
    seats=range(1, 6),
    options=setup.OPTIONS,
    frames=FRAMES,
    events=events.ALL,
    state=State,
    open_box=open_box,
    set_table=setup.set_table,
    problems=problems,
    redeal=redeal,
    finish_view=finish_view,
    intents=explain.intents,
    why_not=explain.why_not,
    result=scoring.result,
    table_rules=explain.TABLE_RULES,
)
