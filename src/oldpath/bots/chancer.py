"""The bot `random`: any option, all equally likely."""

import random
from collections.abc import Mapping
from typing import Any

from oldpath.kernel.ask import Ask, Option


class Chancer:
    """Decides by lot and looks at nothing."""

    looks = False

    def __init__(self, seed: int) -> None:
        """Bring its own dice."""
        self.dice = random.Random(seed)

    def decide(self, view: Mapping[str, Any], ask: Ask) -> Option:
        """Whatever comes."""
        return ask.options[int(self.dice.random() * len(ask.options))]
