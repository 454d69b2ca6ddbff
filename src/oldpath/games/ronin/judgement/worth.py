"""What a seat's situation is worth, in victory points expected at the end."""

from collections.abc import Sequence
from functools import cache

from oldpath.games.ronin.components import CEILING_XP, CHAPTERS, TOP_XP
from oldpath.games.ronin.judgement.table import Table

ABILITY = (0.0, 2.0, 1.5, 0.0)
"""What an ability is worth that is unlocked by the end of a chapter."""
TURN_SYMBOLS = 3.6
"""Active symbols that a turn brings."""
BALANCING = 0.7
"""How much of what is to come can go to the scarcer symbol."""
APART = 0.15
"""What is left of an unbalance that there is time to mend."""
CHAPTER_XP = 9.0
"""Experience that a whole chapter brings."""
FUEL = 0.12
"""What an inactive symbol is worth while it can still be spent."""
LOWER = 0.03
"""How much the higher track counts beside the lower one, for each turn that is left."""
CUP = 0.2
"""What an uncovered cup is worth that has found no pair, for each turn that is left in the chapter."""
HELD = 0.22
"""What part of its promise a card has that stays in the hand."""
OBJECTIVE = (1.0, 0.75, 0.6, 0.4, 0.35, 0.3, 0.15, 0.1, 0.1, 0.1)
"""What a hand card with the symbol of the objective is worth, by the turns that are left of the game."""


class Worth:
    """What may come of a decision at this table."""

    def __init__(self, table: Table, turns: int) -> None:
        """Look at the table; `turns` are still to come in the chapter when it counts."""
        self.table = table
        self.turns = turns
        self.later = table.all_turns_left
        self.coming = TURN_SYMBOLS * turns
        self.mending = BALANCING * self.coming
        self.xp = table.xp
        self.fuel = FUEL if turns else 0.0
        self.mix = LOWER * self.later
        self.cup = CUP * turns
        self.xp_weights = _exact_xp() if not self.later else _xp_weights(table.chapter)
        self.objective = OBJECTIVE[self.later]

    def of_symbols(self, counts: Sequence[float], more_xp: float = 0.0) -> float:
        """What the chapter will pay for these symbols and those still to come."""
        table = self.table
        one, other = counts[table.left], counts[table.right]
        apart = one - other if one > other else other - one
        if self.turns:
            apart = max(apart - self.mending, apart * APART)
        fewer = (one + other + self.coming - apart) / 2
        xp = self.xp + more_xp + fewer + apart
        low = int(xp)
        if low >= CEILING_XP:
            paid = self.xp_weights[CEILING_XP]
        else:
            paid = self.xp_weights[low]
            if xp != low:
                paid += (xp - low) * (self.xp_weights[low + 1] - paid)
        return fewer + paid + self.fuel * (counts[table.low] + counts[table.high])

    def of_tracks(self, left: float, right: float) -> float:
        """Bonuses passed, and the lower track at the end."""
        table = self.table
        left, right = min(left, table.length), min(right, table.length)
        lower, higher = (left, right) if left < right else (right, left)
        worth = _at(table.sums[0], left) + _at(table.sums[1], right)
        if self.later:
            # The farthest label counts, not the half step between two.
            return worth + 0.5 * lower + self.mix * (higher - lower)
        return worth + int(lower) // 2


def _at(sums: Sequence[float], step: float) -> float:
    """The sum at a step, between whole steps too."""
    low = int(step)
    return sums[low] if step == low else sums[low] + (step - low) * (sums[low + 1] - sums[low])


@cache
def _xp_weights(chapter: int) -> list[float]:
    """What experience is worth at the end of a chapter: abilities for what is left, and the golden marker."""
    rest = CHAPTER_XP * (CHAPTERS - chapter)
    weights = []
    for xp in range(CEILING_XP + 1):
        golden = max(0.0, min(float(CEILING_XP), xp + rest) - TOP_XP) / 2
        steps = sum(min(1.0, xp / step) ** 2 for step in (5, 10, 15))
        weights.append(golden + ABILITY[chapter] * steps)
    return weights


@cache
def _exact_xp() -> list[float]:
    """What experience is worth when the game ends with this chapter."""
    return [float(max(0, xp - TOP_XP) // 2) for xp in range(CEILING_XP + 1)]
