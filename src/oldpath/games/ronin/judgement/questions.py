"""The questions of the game, and what each of their options is worth."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from oldpath.games.ronin.components import CHAPTERS, CUP, SYMBOLS
from oldpath.games.ronin.judgement.facts import ACTIVE_WORTH, FUEL_WORTH, Facts, box, facts_for
from oldpath.games.ronin.judgement.plays import Plays
from oldpath.games.ronin.judgement.table import Table
from oldpath.games.ronin.judgement.tracks import bonus_sums, bonus_worth
from oldpath.games.ronin.judgement.worth import Worth
from oldpath.games.ronin.options import (
    ChooseBranch,
    ExchangeToken,
    LoseOnCard,
    Pass,
    TakePair,
    TakeTop,
    UseAbility,
)
from oldpath.games.ronin.verbs.bonuses import ByThreshold, Draw, GainVp, GainXp
from oldpath.kernel.ask import Ask

View = Mapping[str, Any]
Judge = Callable[[View, Ask], Sequence[float]]

PLACE = 0.12
"""What it is worth to stand one place higher in the next order."""
EARLIER_TOP = 0.9
"""The blind pair of the top position, compared with an average pair of the market."""


# -- taking cards --------------------------------------------------------------------------------------------------


def place(view: View, ask: Ask) -> list[float]:
    """Which pair, or the top position, or an ability first."""
    table = Table(view)
    plays = Plays(table, table.mine["hand"])
    alone = plays.best()
    later = min(1, table.all_turns_left)
    pairs: dict[int, float] = {}
    for option in ask.options:
        if isinstance(option, TakePair):
            cards = [card for card in (option.left, option.right) if card]
            plays = Plays(table, [*table.mine["hand"], *cards])
            worth = max(alone_with(plays, alone, cards), plays.best(new=len(cards)))
            pairs[option.slot] = worth - PLACE * later * option.slot + option.lowest * xp_worth(plays.worth, 1)
    blind = _mean(list(pairs.values())) if pairs else alone
    found = []
    for option in ask.options:
        if isinstance(option, TakePair):
            found.append(pairs[option.slot])
        elif isinstance(option, TakeTop):
            found.append(blind * EARLIER_TOP + (1 - EARLIER_TOP) * alone + PLACE * later)
        else:
            found.append(-1e9)
    return found


def alone_with(plays: Plays, alone: float, cards: Sequence[str]) -> float:
    """The best play of the old cards, with the new ones staying in the hand."""
    return alone + sum(held.keep for held in plays.hand[-len(cards) :])


def xp_worth(worth: Worth, amount: int) -> float:
    """A little more experience."""
    counts = worth.table.counts
    return worth.of_symbols(counts, amount) - worth.of_symbols(counts)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


# -- playing cards -------------------------------------------------------------------------------------------------


def left_card(view: View, ask: Ask) -> list[float]:
    """Which card lies left, with the best one to its right."""
    plays = Plays(Table(view), view["seats"][view["viewer"]]["hand"])
    found = plays.of_lefts()
    return [found[option.id] for option in ask.options]  # type: ignore[attr-defined]


def right_card(view: View, ask: Ask) -> list[float]:
    """Which card lies right of the one laid down."""
    plays = Plays(Table(view), view["seats"][view["viewer"]]["hand"])
    laid = view["laid_down"][0]
    left = next(held for held in plays.hand if held.id == laid)
    found = plays.of_rights(left)
    return [found[option.id] for option in ask.options]  # type: ignore[attr-defined]


QUESTIONS: dict[str, Judge] = {
    "place": place,
    "left_card": left_card,
    "right_card": right_card,
}
