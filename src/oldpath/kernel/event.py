"""What happened, in the past tense. Events carry what chance answered and what a seat may see of it."""

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True):
    """Something that happened; made only when somebody listens.

    Fields are marked as a piece's are (`Open`, `Own`); the owner of an event is its `seat`.
    `rules` are the ledger entries that made it happen.
    """

    rules: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def name(cls) -> str:
        """Its name in the log: `XpGained` is `xp_gained`."""
        return "".join(f"_{c.lower()}" if c.isupper() else c for c in cls.__name__).lstrip("_")
