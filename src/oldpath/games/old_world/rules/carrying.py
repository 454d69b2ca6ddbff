"""Carrying out what a card says, one deed after the other (OW-201)."""

from oldpath.games.old_world.components import NOTHING, StoryId
from oldpath.games.old_world.table import OldWorldGame
from oldpath.games.old_world.verbs.program import Program
from oldpath.kernel.frame import Frame, frame


@frame
class Carrying(Frame):
    """A program of the box that is being carried out for a seat."""

    steps = ("carry_out",)

    seat: int = 0
    program: int = 0
    at: int = 0
    story: StoryId = NOTHING
    """The card that is read, where it is one."""
    branch: int = 0

    def carry_out(self, game: OldWorldGame) -> None:
        """Deed by deed; one that asks pushes a frame, and this one goes on after it."""
        stack = game.state.stack
        deeds = game.box.programs[self.program].deeds
        while self.at < len(deeds):
            deed = deeds[self.at]
            self.at += 1
            deed.do(game, self.seat)
            if not stack or stack[-1] is not self:
                self.step = 0
                return


def carry(game: OldWorldGame, seat: int, program: Program, story: int = NOTHING, branch: int = 0) -> None:
    """Let a program begin; an empty one is nothing."""
    if program.deeds:
        game.state.stack.append(Carrying(seat=seat, program=program.number, story=story, branch=branch))


def reading(game: OldWorldGame) -> Carrying | None:
    """The program that is being carried out now."""
    top = game.state.stack[-1]
    return top if isinstance(top, Carrying) else None
