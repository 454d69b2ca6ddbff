"""What ends a session of the client before its time."""

from oldpath.kernel.errors import OldpathError

LEAVING = ("quit", "exit")
"""What one types to go, wherever something is asked."""


class CannotPlay(OldpathError):
    """The table cannot be opened, or the game no longer kept: one sentence for the person at the keyboard."""


class Leave(Exception):
    """The person wants to go; the game is saved."""
