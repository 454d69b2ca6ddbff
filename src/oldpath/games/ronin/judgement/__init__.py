"""How good a choice is, by what a seat can see: the thought behind the greedy bot."""

from collections.abc import Mapping, Sequence
from typing import Any

from oldpath.games.ronin.judgement.questions import QUESTIONS
from oldpath.kernel.ask import Ask


def worths(view: Mapping[str, Any], ask: Ask) -> Sequence[float]:
    """What each option of the ask is worth, in victory points; what is not judged is worth the same."""
    judge = QUESTIONS.get(ask.name)
    return judge(view, ask) if judge else [0.0] * len(ask.options)
