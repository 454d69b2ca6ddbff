"""How good a choice is, by what a seat can see: the thought behind the greedy bot."""

from collections.abc import Mapping, Sequence
from typing import Any

from oldpath.games.old_world.judgement.questions import QUESTIONS
from oldpath.games.old_world.judgement.table import Table
from oldpath.kernel.ask import Ask


def worths(view: Mapping[str, Any], ask: Ask) -> Sequence[float]:
    """What each option of the ask is worth; what is not judged is worth the same."""
    judge = QUESTIONS.get(ask.name)
    return judge(Table(view), ask) if judge else [0.0] * len(ask.options)
