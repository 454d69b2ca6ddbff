"""The questions of the game, by name, and who judges their options."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from oldpath.games.ronin.judgement import ending, resolving, taking, using
from oldpath.games.ronin.judgement.table import Table
from oldpath.kernel.ask import Ask

View = Mapping[str, Any]
Judge = Callable[[View, Ask], Sequence[float]]


def at_table(judge: Callable[[Table, Ask], Sequence[float]]) -> Judge:
    """Somebody who judges when the table is laid."""
    return lambda view, ask: judge(Table(view), ask)


QUESTIONS: Mapping[str, Judge] = {
    "board": ending.board,
    "place": at_table(taking.place),
    "market_card": at_table(taking.market_card),
    "wanted_card": at_table(taking.wanted_card),
    "given_card": at_table(taking.given_card),
    "slot": at_table(taking.slot),
    "left_card": at_table(resolving.left_card),
    "right_card": at_table(resolving.right_card),
    "effect_ability": at_table(resolving.effect_ability),
    "loss": at_table(resolving.loss),
    "partner": at_table(resolving.partner),
    "track": at_table(resolving.track),
    "active_symbol": at_table(resolving.active_symbol),
    "ability": at_table(using.ability),
    "bonus": at_table(using.bonus),
    "refresh": at_table(using.refresh),
    "uncover": at_table(using.uncover),
    "exchange": at_table(using.exchange),
    "repeat": at_table(using.repeat),
    "kept_card": at_table(ending.kept_card),
    "objective": at_table(ending.objective),
}
"""Of the rest one option is as good as another."""
