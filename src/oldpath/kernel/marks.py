"""Who may see a field, and what its numbers stand for, said in the field's type.

    class SeatState(Piece):
        vp: Open[int]                     # everybody sees it
        hand: Own[list[CardId]]           # its owner sees it, the others only how many
        plan: list[int]                   # unmarked: nobody sees it

A view is built from these marks: what nobody marked is hidden.
"""

from typing import Annotated, TypeVar

import msgspec

T = TypeVar("T")


class Seen(msgspec.Struct, frozen=True):
    """A mark: seen by everybody, or whole by its owner and counted by the others."""

    by: str


class Named(msgspec.Struct, frozen=True):
    """The number is an index into the box's names of this kind; it is shown as that name."""

    kind: str


OPEN = Seen("all")
OWN = Seen("owner")

Open = Annotated[T, OPEN]
Own = Annotated[T, OWN]
