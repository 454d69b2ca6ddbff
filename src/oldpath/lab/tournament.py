"""Every pairing of bots: one of a kind against a table of another, seats rotated, with intervals."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import permutations

from oldpath.bots import check_level
from oldpath.lab.crew import spread
from oldpath.lab.games import Plan, Played, play
from oldpath.lab.numbers import mean, wilson
from oldpath.lab.simulate import BadPlan, plans_for
from oldpath.shelf import plaque_of, settle


@dataclass(frozen=True, slots=True)
class Pairing:
    """One bot against a table of others."""

    one: str
    rest: str
    games: int
    wins: int
    rate: float
    interval: tuple[float, float]
    score: float
    rest_score: float


@dataclass(frozen=True, slots=True)
class Tournament:
    """All pairings."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    fair_share: float
    pairings: list[Pairing]


def tournament(
    game: str,
    levels: Iterable[str],
    seats: int,
    games: int,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    *,
    workers: int = 0,
    ray: bool = False,
) -> Tournament:
    """Let every bot play alone against a table of every other, so many games each."""
    named = list(dict.fromkeys(check_level(level) for level in levels))
    if len(named) < 2:
        raise BadPlan("a tournament needs at least two different bots")
    settle(plaque_of(game), seats, seed, options)
    if seats < 2:
        raise BadPlan(f"a tournament of {game} needs at least two seats")
    pairs = list(permutations(named, 2))
    plans: list[Plan] = []
    for one, rest in pairs:
        plans += plans_for(game, (one, *[rest] * (seats - 1)), games, seed, options or {}, rotate=True)
    results = spread(play, plans, workers, ray)
    pairings = [paired(one, rest, results[at * games : (at + 1) * games]) for at, (one, rest) in enumerate(pairs)]
    return Tournament(game, seats, seed, dict(plans[0].options), round(1 / seats, 4), pairings)


def paired(one: str, rest: str, results: list[Played]) -> Pairing:
    """One pairing added up."""
    wins = sum(played.bots[seat] == one for played in results for seat in played.winners)
    low, high = wilson(wins, len(results))
    scores = [
        (level == one, score) for played in results for level, score in zip(played.bots, played.scores, strict=True)
    ]
    return Pairing(
        one=one,
        rest=rest,
        games=len(results),
        wins=wins,
        rate=round(wins / len(results), 4),
        interval=(round(low, 4), round(high, 4)),
        score=round(mean([score for own, score in scores if own]), 2),
        rest_score=round(mean([score for own, score in scores if not own]), 2),
    )
