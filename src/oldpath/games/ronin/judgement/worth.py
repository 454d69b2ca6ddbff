"""What a seat's situation is worth, in victory points expected at the end."""

from oldpath.games.ronin.components import CEILING_XP, TOP_XP
from oldpath.games.ronin.judgement.facts import Facts
from oldpath.games.ronin.judgement.table import Table

ABILITY = (0.0, 3.0, 2.2, 0.0)
"""What an unlocked ability is worth that can be used from the next chapter on, by the chapter that ends."""
TURN_SYMBOLS = 3.6
"""Active symbols that a turn brings."""
BALANCING = 0.7
"""How much of what is to come can go to the scarcer symbol."""
CHAPTER_XP = 9.0
"""Experience that a whole chapter brings."""
FUEL = 0.12
LOWER = 0.05
"""How much the higher track counts beside the lower one, for each turn that is left."""
CUP = 0.35
"""What an uncovered cup is worth that has found no pair, for each turn that is left in the chapter."""
HELD = 0.22
"""What part of its promise a card has that stays in the hand."""
OBJECTIVE = 0.8


class Worth:
    """The worth of what may come of a decision at this table."""

    def __init__(self, table: Table, after: int | None = None) -> None:
        """Look at the table; `after` is how many turns of the chapter are still to come when it counts."""
        self.table = table
        turns = max(0, table.turns_left if after is None else after)
        self.turns = turns
        self.later = max(0, table.all_turns_left)
        self.coming = TURN_SYMBOLS * turns
        self.rest_xp = CHAPTER_XP * (3 - table.chapter)
        self.ability = ABILITY[table.chapter]
        self.xp_weights = self._xp_weights()
        self.fuel = FUEL if turns else 0.0
        self.mix = LOWER * self.later
        self.own_sums = table.sums

    def _xp_weights(self) -> list[float]:
        """What a number of experience points at the end of this chapter is worth."""
        weights = []
        for xp in range(CEILING_XP + 1):
            final = xp + self.rest_xp
            golden = max(0.0, min(float(CEILING_XP), final) - TOP_XP) / 2
            steps = sum(min(1.0, xp / step) ** 2 for step in (5, 10, 15))
            weights.append(golden + self.ability * steps)
        if self.table.chapter == 3 and not self.turns:
            weights = [float(max(0, xp - TOP_XP) // 2) for xp in range(CEILING_XP + 1)]
        return weights

    def of_xp(self, xp: float) -> float:
        """Experience at the end of the chapter, between whole numbers too."""
        if xp >= CEILING_XP:
            return self.xp_weights[CEILING_XP]
        low = int(xp)
        below = self.xp_weights[low]
        return below + (xp - low) * (self.xp_weights[low + 1] - below)

    def of_symbols(self, counts: list[float], more_xp: float = 0.0) -> float:
        """What the chapter will pay for these symbols and those still to come."""
        table = self.table
        one, other = counts[table.left], counts[table.right]
        apart = one - other if one > other else other - one
        if self.coming:
            apart = max(apart - BALANCING * self.coming, apart * 0.15)
        both = one + other + self.coming
        fewer = (both - apart) / 2
        return fewer + self.of_xp(table.xp + more_xp + fewer + apart) + self.fuel * (counts[table.low] + counts[table.high])

    def of_tracks(self, left: float, right: float) -> float:
        """Bonuses passed, and the lower track at the end."""
        length = self.table.length
        left, right = min(left, length), min(right, length)
        lower, higher = (left, right) if left < right else (right, left)
        sums = self.own_sums
        worth = _at(sums[0], left) + _at(sums[1], right)
        if self.later:
            return worth + 0.5 * lower + self.mix * (higher - lower)
        return worth + int(lower) // 2

    def of_hand(self, hand: list[Facts]) -> float:
        """Cards that stay in the hand: for later turns, and for the objective."""
        return sum(HELD * facts.promise for facts in hand) if self.later else 0.0


def _at(sums: tuple[float, ...], step: float) -> float:
    low = int(step)
    return sums[low] if step == low else sums[low] + (step - low) * (sums[low + 1] - sums[low])
