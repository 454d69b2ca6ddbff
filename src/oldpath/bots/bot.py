"""What every bot can do, and how one is called to the table."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from oldpath.bots.chancer import Chancer
from oldpath.bots.greedy import Greedy
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.content import near
from oldpath.kernel.errors import OldpathError


class Bot(Protocol):
    """Somebody who decides."""

    looks: bool
    """Does it look at the view at all? Whoever runs many games can spare the others the making of it."""

    def decide(self, view: Mapping[str, Any], ask: Ask) -> Option:
        """One of the options of the ask, by what the seat may know."""
        ...


class UnknownLevel(OldpathError):
    """Somebody called for a bot that we do not have."""

    def __init__(self, level: str) -> None:
        """Name it, and all that there are."""
        super().__init__(f"there is no bot '{level[:40]}'.{near(level[:40], LEVELS)} There are: {', '.join(LEVELS)}")


MAKERS: dict[str, Callable[[int], Bot]] = {"random": Chancer, "greedy": Greedy}
LEVELS = tuple(MAKERS)


def check_level(level: str) -> str:
    """The level itself, where there is a bot of it."""
    if level not in MAKERS:
        raise UnknownLevel(level)
    return level


def by_name(level: str, seed: int) -> Bot:
    """A bot of this level; the same seed makes the same choices."""
    return MAKERS[check_level(level)](seed)
