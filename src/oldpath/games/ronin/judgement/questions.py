"""The questions of the game, by name, and who judges their options."""

from collections.abc import Callable, Mapping, Sequence

from oldpath.games.ronin.judgement import ending, resolving, taking, using
from oldpath.games.ronin.judgement.table import Table
from oldpath.kernel.ask import Ask

Judge = Callable[[Table, Ask], Sequence[float]]

QUESTIONS: Mapping[str, Judge] = {
    "place": taking.place,
    "market_card": taking.market_card,
    "wanted_card": taking.wanted_card,
    "given_card": taking.given_card,
    "slot": taking.slot,
    "left_card": resolving.left_card,
    "right_card": resolving.right_card,
    "effect_ability": resolving.effect_ability,
    "loss": resolving.loss,
    "partner": resolving.partner,
    "track": resolving.track,
    "active_symbol": resolving.active_symbol,
    "ability": using.ability,
    "bonus": using.bonus,
    "refresh": using.refresh,
    "uncover": using.uncover,
    "exchange": using.exchange,
    "repeat": using.repeat,
    "kept_card": ending.kept_card,
    "objective": ending.objective,
}
"""Of the rest one option is as good as another; boards are weighed before there is a table to look at."""
