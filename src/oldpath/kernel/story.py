"""The events of one answer, told when somebody looks."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, overload

from oldpath.kernel.event import Event

if TYPE_CHECKING:
    from oldpath.kernel.match import Match


class Told(Sequence[Event]):
    """What one answer caused. Nothing is made before it is looked at; then the match begins to listen."""

    __slots__ = ("at", "match")

    def __init__(self, match: "Match", at: int) -> None:
        """Point at an answer of the match."""
        self.match = match
        self.at = at

    def events(self) -> list[Event]:
        """The events themselves."""
        story = self.match.listen()
        ends = self.match.marks
        return story[ends[self.at] : ends[self.at + 1]]

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Event]: ...
    def __getitem__(self, at: Any) -> Any:
        """One event, or some."""
        return self.events()[at]

    def __len__(self) -> int:
        """How many there were."""
        return len(self.events())
