"""What waits: a stack of frames, each a small piece with named steps.

A step makes a move, pushes another frame, or returns a question; there is no other way to wait. A step that asks is
asked again after its answer, until it has no question left; so it changes nothing before it asks. The answer to an ask
called `slot` goes to the frame's `slot_chosen`.

    @frame
    class RestPhase(Frame):
        steps = ("offer_a_trail", "pass_the_turn")

Several seats at once: mark the step with `@each_seat` (every seat answers, sealed from the others until all have) or
`@any_seat` (whoever answers first; then all are asked anew) or `@vote` (one decision for all).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, dataclass_transform

from oldpath.kernel.piece import Piece

DONE = "done"
"""Where a frame stands that has no step left."""


@dataclass(slots=True)
class Frame(Piece):
    """Something that is going on; `step` counts the steps done."""

    steps: ClassVar[tuple[str, ...]] = ()
    runs: ClassVar[tuple[Callable[..., Any] | None, ...]] = (None,)
    """The steps as functions, for the kernel; a joint step returns a word that says how, None is the end."""
    asking: ClassVar[tuple[Callable[..., Any], ...]] = ()
    """The steps as they were written: what a joint step asks of each seat."""
    answers: ClassVar[dict[str, Callable[..., Any]]] = {}

    step: int = 0

    @property
    def stands_at(self) -> str:
        """The name of the step at which the frame stands, or that it has none left."""
        return self.steps[self.step] if self.step < len(self.steps) else DONE

    def appointed(self, game: Any) -> int:
        """The seat whose vote breaks ties."""
        return 0

    def done(self) -> None:
        """Leave out the steps that remain."""
        self.step = len(self.steps)


@dataclass(slots=True)
class TableState(Piece):
    """What every game's state has: how many seats play, and what waits."""

    players: int
    stack: list[Frame]


F = TypeVar("F", bound=Frame)
Step = TypeVar("Step", bound=Callable[..., Any])


def each_seat(step: Step) -> Step:
    """Every seat is asked at once and sealed from the others; `step(game, seat)` returns that seat's ask or None."""
    step.join = "all"  # type: ignore[attr-defined]
    return step


def any_seat(step: Step) -> Step:
    """Whoever answers first acts; `step(game)` returns the asks of all seats that could."""
    step.join = "first"  # type: ignore[attr-defined]
    return step


def vote(step: Step) -> Step:
    """Every seat votes on the same options; `step(game, seat)` returns a seat's ask, the winning option is the answer.

    The frame keeps the votes in a field of its own: `votes: list[int] = piece_list()`.
    """
    step.join = "vote"  # type: ignore[attr-defined]
    return step


def _run(step: Callable[..., Any]) -> Callable[..., Any]:
    """How the kernel carries out a step: by calling it, or by asking several seats."""
    join = getattr(step, "join", "")
    if not join:
        return step

    def ask_together(_frame: Frame, _game: Any) -> str:
        return str(join)

    return ask_together


@dataclass_transform()
def frame(cls: type[F]) -> type[F]:
    """Make the class a frame: a slotted dataclass whose steps and answers are looked up once."""
    made = dataclass(slots=True)(cls)
    made.asking = tuple(getattr(made, name) for name in made.steps)
    made.runs = (*map(_run, made.asking), None)
    made.answers = {name.removesuffix("_chosen"): getattr(made, name) for name in dir(made) if name.endswith("_chosen")}
    return made


def outcome(votes: list[int], appointed: int) -> int:
    """The option with most votes; between equals the one the appointed seat voted for, else the lowest.

    A seat that was not asked has no vote: -1.
    """
    cast = [option for option in votes if option >= 0]
    most = max(cast.count(option) for option in cast)
    tied = [option for option in sorted(set(cast)) if cast.count(option) == most]
    return votes[appointed] if votes[appointed] in tied else tied[0]
