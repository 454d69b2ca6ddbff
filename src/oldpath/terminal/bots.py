"""Bots as the client knows them: by level, deciding from a view."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from oldpath.kernel.ask import Ask, Option


class Decider(Protocol):
    """Somebody who answers for a seat."""

    def decide(self, view: Mapping[str, Any], ask: Ask) -> Option:
        """One of the options."""


BotMaker = Callable[[str, int], Decider]
"""From a level and a seed, as `oldpath.bots.by_name` does it."""
HUMAN = "human"
USUAL_LEVEL = "greedy"
