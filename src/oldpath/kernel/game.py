"""What the rules are handed: the state, the box of components, chance, and perhaps a listener."""

from typing import Generic, TypeVar

from oldpath.kernel.chance import Chance
from oldpath.kernel.event import Event
from oldpath.kernel.frame import TableState

S = TypeVar("S", bound=TableState)
B = TypeVar("B")


class Game(Generic[S, B]):
    """A running game as its rules see it.

    `story` is None while nobody listens: then no event is made, and the rules of asks are not noted in `asked`.
    `drawn` records what chance answered. `horizon` says that something was drawn or shown which no undo takes back.
    """

    __slots__ = ("asked", "box", "chance", "drawn", "horizon", "state", "story")

    def __init__(self, state: S, box: B, chance: Chance) -> None:
        """Set the table."""
        self.state = state
        self.box = box
        self.chance = chance
        self.drawn: list[int] = []
        self.horizon = False
        self.story: list[Event] | None = None
        self.asked: set[str] = set()

    def below(self, n: int, why: str) -> int:
        """Ask chance for a number from 0 to n-1 and keep its answer for the log."""
        answer = self.chance.below(n, why)
        self.drawn.append(answer)
        self.horizon = True
        return answer

    def draw(self, pile: list[int], why: str) -> int:
        """Take a card from a pile that has no order yet: which one lies on top is decided when it is drawn."""
        at = self.chance.below(len(pile), why)
        self.drawn.append(at)
        self.horizon = True
        card = pile[at]
        pile[at] = pile[-1]
        pile.pop()
        return card

    def reveal(self) -> None:
        """Something hidden was shown: no undo goes back behind this."""
        self.horizon = True
