"""A turn and its three phases (OW-123, OW-124)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import NOTHING
from oldpath.games.old_world.rules.choice import PhaseTwo
from oldpath.games.old_world.rules.restocking import PhaseThree
from oldpath.games.old_world.rules.travel import PhaseOne
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.frame import Frame, frame


@frame
class Turn(Frame):
    """Turn after turn, clockwise, until somebody wins (OW-124, OW-469)."""

    steps = ("begin", "phase_one", "phase_two", "phase_three", "next_player")

    def begin(self, game: OldWorldGame) -> None:
        """Nothing of the last turn is left."""
        state = game.state
        state.acted, state.diced, state.rides = [], [], []
        state.moved = state.no_exploration = state.free_card = state.skip_choice = False
        state.draw_change, state.draw_fixed = 0, NOTHING
        if state.active == state.first:
            state.turn += 1
        if game.story is not None:
            game.story.append(events.TurnBegan(state.active, state.turn))

    def phase_one(self, game: OldWorldGame) -> None:
        """Movement and actions."""
        game.state.stack.append(PhaseOne())

    def phase_two(self, game: OldWorldGame) -> None:
        """Fight, meditation or exploration; a card may send one straight on."""
        if not game.state.skip_choice:
            game.state.stack.append(PhaseTwo())

    def phase_three(self, game: OldWorldGame) -> None:
        """Action cards."""
        game.state.stack.append(PhaseThree())

    def next_player(self, game: OldWorldGame) -> None:
        """The next one clockwise."""
        state = game.state
        state.active = state.left_of(state.active)
        self.step = 0
