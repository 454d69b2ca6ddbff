"""One game between bots, planned, played and told."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import oldpath
from oldpath.bots import Bot, by_name

BLIND: Mapping[str, Any] = {}
"""The view of a bot that does not look."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A game to be played: the same plan is the same game, wherever it is played."""

    game: str
    bots: tuple[str, ...]
    """The level at each seat."""
    seed: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """How a planned game went."""

    bots: tuple[str, ...]
    seed: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ended: str
    decisions: int


def seed_of(seed: int, number: int) -> int:
    """The seed of one game out of many."""
    return (seed << 32) + number


def finish(match: oldpath.Match, bots: list[Bot]) -> int:
    """Let the bots play to the end; how many decisions it took."""
    decisions = 0
    while match.asks:
        ask = match.asks[0]
        bot = bots[ask.seat]
        view = match.view(ask.seat) if bot.looks else BLIND
        match.answer(ask.seat, bot.decide(view, ask))
        decisions += 1
    return decisions


def play_out(plan: Plan) -> tuple[oldpath.Match, int]:
    """Play the planned game; the match at its end, and how many decisions it took."""
    match = oldpath.new_match(plan.game, seats=len(plan.bots), seed=plan.seed, options=dict(plan.options))
    bots = [by_name(level, seed_of(plan.seed, seat + 1)) for seat, level in enumerate(plan.bots)]
    return match, finish(match, bots)


def told(plan: Plan, match: oldpath.Match, decisions: int) -> Played:
    """The outcome of a finished game."""
    result = match.result
    assert result is not None
    return Played(plan.bots, plan.seed, result.winners, result.scores, result.ended, decisions)


def play(plan: Plan) -> Played:
    """Play the planned game and tell its outcome."""
    match, decisions = play_out(plan)
    return told(plan, match, decisions)
