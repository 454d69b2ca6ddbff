"""Many games between the same bots, added up."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from time import perf_counter

from oldpath.bots import check_level
from oldpath.kernel.errors import OldpathError
from oldpath.lab.crew import spread
from oldpath.lab.games import Plan, Played, play, seed_of
from oldpath.lab.numbers import mean, spread_of
from oldpath.shelf import plaque_of, settle


class BadPlan(OldpathError):
    """Games that cannot be planned as asked."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came out of many games."""

    game: str
    games: int
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    wins_per_seat: list[int]
    wins_per_bot: dict[str, int]
    games_per_bot: dict[str, int]
    """At how many seats, over all games, the bot sat."""
    scores_mean: list[float]
    scores_sd: list[float]
    scores_mean_per_bot: dict[str, float]
    endings: dict[str, int]
    decisions: int
    seconds: float


def seat_bots(levels: Iterable[str], seats: int) -> tuple[str, ...]:
    """A level for each seat; the last one named takes the seats that are left."""
    named = [check_level(level) for level in levels]
    if not named or len(named) > seats:
        raise BadPlan(f"{len(named)} bots cannot take {seats} seats")
    return (*named, *[named[-1]] * (seats - len(named)))


def rotated(bots: tuple[str, ...], by: int) -> tuple[str, ...]:
    """The same bots, each so many seats further on."""
    by %= len(bots)
    return bots[-by:] + bots[:-by] if by else bots


def plans_for(
    game: str, bots: tuple[str, ...], games: int, seed: int, options: Mapping[str, str], rotate: bool = False
) -> list[Plan]:
    """The plans of so many games; refused when the game or its options do not exist."""
    if games < 1:
        raise BadPlan("at least one game must be played")
    settled = settle(plaque_of(game), len(bots), seed, options)
    chosen = tuple(sorted((name, value) for name, value in settled.items() if name in options))
    return [
        Plan(game, rotated(bots, number) if rotate else bots, seed_of(seed, number), chosen) for number in range(games)
    ]


def simulate(
    game: str,
    levels: Iterable[str],
    seats: int,
    games: int,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    *,
    rotate: bool = False,
    workers: int = 0,
    ray: bool = False,
) -> Simulation:
    """Play the games and add them up; the same seed gives the same games whatever the workers."""
    settle(plaque_of(game), seats, seed, options)
    bots = seat_bots(levels, seats)
    plans = plans_for(game, bots, games, seed, options or {}, rotate)
    start = perf_counter()
    results = spread(play, plans, workers, ray)
    return added_up(game, bots, seed, dict(plans[0].options), results, perf_counter() - start)


def added_up(
    game: str, bots: tuple[str, ...], seed: int, options: dict[str, str], results: list[Played], seconds: float
) -> Simulation:
    """The sums over all games."""
    seats = len(bots)
    by_bot: dict[str, list[int]] = {level: [] for level in bots}
    wins_per_seat, wins_per_bot = [0] * seats, dict.fromkeys(by_bot, 0)
    endings: dict[str, int] = {}
    for played in results:
        endings[played.ended] = endings.get(played.ended, 0) + 1
        for seat in played.winners:
            wins_per_seat[seat] += 1
            wins_per_bot[played.bots[seat]] += 1
        for level, score in zip(played.bots, played.scores, strict=True):
            by_bot[level].append(score)
    per_seat = [[played.scores[seat] for played in results] for seat in range(seats)]
    return Simulation(
        game=game,
        games=len(results),
        seats=seats,
        bots=bots,
        seed=seed,
        options=options,
        wins_per_seat=wins_per_seat,
        wins_per_bot=wins_per_bot,
        games_per_bot={level: len(scores) for level, scores in by_bot.items()},
        scores_mean=[round(mean(scores), 2) for scores in per_seat],
        scores_sd=[round(spread_of(scores), 2) for scores in per_seat],
        scores_mean_per_bot={level: round(mean(scores), 2) for level, scores in by_bot.items()},
        endings=endings,
        decisions=sum(played.decisions for played in results),
        seconds=round(seconds, 2),
    )
