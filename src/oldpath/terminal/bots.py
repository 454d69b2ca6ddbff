"""Bots as the client knows them: by level, deciding from a view."""

from collections.abc import Callable
from typing import Any, Protocol

from oldpath.kernel.ask import Ask, Option


class Bot(Protocol):
    """Somebody who answers for a seat."""

    def decide(self, view: dict[str, Any], ask: Ask) -> Option:
        """One of the options."""


BotMaker = Callable[[str, int], Bot]
HUMAN = "human"
USUAL_LEVEL = "greedy"


def by_name(level: str, seed: int) -> Bot:
    """A bot of the house."""
    from oldpath import bots

    return bots.by_name(level, seed)
