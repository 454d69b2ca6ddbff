"""The events of one answer, told when somebody looks."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from oldpath.kernel.event import Event


class Told(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What one answer caused. Nothing is made before it is looked at; then the match begins to listen.

    `choices` is the match's own list, which an undo leaves behind: so an answer taken back still knows what it caused.
    """

    match: Any
    choices: list[int]
    at: int

    def events(self) -> list[Event]:
        """The events themselves."""
        told: list[Event] = self.match.told(self.choices, self.at)
        return told

    def __getitem__(self, at: Any) -> Any:
        """One event, or some."""
        return self.events()[at]

    def __iter__(self) -> Iterator[Event]:
        """One after the other."""
        return iter(self.events())

    def __len__(self) -> int:
        """How many there were."""
        return len(self.events())


Sequence.register(Told)
