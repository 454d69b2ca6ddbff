"""The bot `greedy`: one step of thought, always the option that is worth most now."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from oldpath.games.old_world import judgement as old_world
from oldpath.games.ronin import judgement as ronin
from oldpath.kernel.ask import Ask, Option

Judge = Callable[[Mapping[str, Any], Ask], Sequence[float]]

JUDGES: dict[str, Judge] = {"ronin": ronin.worths, "old-world": old_world.worths}
"""For each game what the options of an ask are worth to the seat that is asked."""


class Greedy:
    """Takes what is worth most; between equals, what was offered first."""

    looks = True

    def __init__(self, seed: int) -> None:
        """It needs no dice."""

    def decide(self, view: Mapping[str, Any], ask: Ask) -> Option:
        """The option with the highest worth."""
        worths = JUDGES[view["game"]](view, ask)
        return ask.options[worths.index(max(worths))]
