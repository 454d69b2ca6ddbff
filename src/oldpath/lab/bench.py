"""How fast the engine is, in microseconds and in additions: the time of one addition of a plain Python loop, timed just
before and just after what is measured, so that figures of different machines and busy hours can be compared.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

import oldpath
from oldpath.lab.games import seed_of

T = TypeVar("T")
ADDITIONS = 10_000_000
SEATS = {"ronin": 4, "old-world": 4}
"""At how many seats a game is measured."""


def add_up() -> int:
    """The reference: ten million additions of a plain loop."""
    total = 0
    for number in range(ADDITIONS):
        total += number
    return total


def timed(work: Callable[[], T]) -> tuple[float, T]:
    """How long it took, and what came of it."""
    start = perf_counter()
    made = work()
    return perf_counter() - start, made


@dataclass(frozen=True, slots=True)
class Timed:
    """One thing measured once: seconds a unit, and the same in additions."""

    seconds: float
    additions: float
    reference: float


def measure(work: Callable[[], int], repeats: int) -> list[Timed]:
    """Time the work between two reference loops, again and again; the work says how many units it did."""
    found = []
    before, _ = timed(add_up)
    for _ in range(repeats):
        seconds, units = timed(work)
        after, _ = timed(add_up)
        reference = (before + after) / 2
        found.append(Timed(seconds / units, seconds / units / (reference / ADDITIONS), reference))
        before = after
    return found


def play_at_random(match: oldpath.Match, dice: random.Random, limit: int = 1_000_000) -> tuple[int, int]:
    """Answer by place among the options; decisions made, and how many had more than one option."""
    decisions = real = 0
    while match.asks and decisions < limit:
        ask = match.asks[0]
        count = len(ask.options)
        match.answer(ask.seat, int(dice.random() * count))
        decisions += 1
        real += count > 1
    return decisions, real


@dataclass(slots=True)
class Measured:
    """All figures of one game."""

    seats: int
    decision_us: float = 0
    decision_additions: float = 0
    clone_us: float = 0
    clone_additions: float = 0
    redeal_us: float = 0
    redeal_additions: float = 0
    view_us: float = 0
    view_additions: float = 0
    save_us: float = 0
    save_additions: float = 0
    load_us: float = 0
    load_additions: float = 0
    export_us: float = 0
    export_additions: float = 0
    save_bytes: int = 0
    decisions_per_game: float = 0
    real_choices: float = 0


class GameBench:
    """The bench of one game."""

    def __init__(self, game: str, seats: int, games: int) -> None:
        """Set up positions in the middle of games."""
        self.game = game
        self.games = games
        self.dice = random.Random(1)
        self.measured = Measured(seats)
        self.decisions = self.real = self.played = 0
        self.positions = [self.middle(number) for number in range(games)]

    def new(self, number: int) -> oldpath.Match:
        """A fresh match."""
        return oldpath.new_match(self.game, seats=self.measured.seats, seed=seed_of(1, number))

    def middle(self, number: int) -> oldpath.Match:
        """A match half played."""
        whole, _ = play_at_random(self.new(number), random.Random(number))
        match = self.new(number)
        play_at_random(match, random.Random(number), whole // 2)
        return match

    def play(self) -> int:
        """Whole games at random."""
        total = 0
        for number in range(self.games):
            decisions, real = play_at_random(self.new(number), self.dice)
            total += decisions
            self.real += real
        self.decisions += total
        self.played += self.games
        return total

    def of_each(self, act: Callable[[oldpath.Match], Any], times: int) -> Callable[[], int]:
        """The act on every position, so many times."""

        def work() -> int:
            for match in self.positions:
                for _ in range(times):
                    act(match)
            return times * len(self.positions)

        return work

    def works(self) -> dict[str, Callable[[], int]]:
        """What is measured, by name."""
        saved = {id(match): match.save() for match in self.positions}
        self.measured.save_bytes = round(median(len(data) for data in saved.values()))
        return {
            "decision": self.play,
            "clone": self.of_each(lambda match: match.clone(), 200),
            "redeal": self.of_each(lambda match: match.redeal(match.asks[0].seat, self.dice), 100),
            "view": self.of_each(lambda match: match.view(match.asks[0].seat), 50),
            "save": self.of_each(lambda match: match.save(), 20),
            "load": self.of_each(lambda match: oldpath.load_match(saved[id(match)]), 2),
            "export": self.of_each(lambda match: match.export(), 20),
        }

    def run(self, repeats: int) -> list[float]:
        """Measure everything; the reference times seen."""
        references = []
        for name, work in self.works().items():
            work()
            found = measure(work, repeats)
            setattr(self.measured, f"{name}_us", round(median(each.seconds for each in found) * 1e6, 3))
            setattr(self.measured, f"{name}_additions", round(median(each.additions for each in found), 1))
            references += [each.reference for each in found]
        self.measured.decisions_per_game = round(self.decisions / self.played, 1)
        self.measured.real_choices = round(self.real / self.decisions, 4)
        return references


@dataclass(frozen=True, slots=True)
class Bench:
    """The figures of all games, and how long the reference loop took."""

    reference_s: float
    games: dict[str, Measured]


def bench(repeats: int = 5, games: int = 20) -> Bench:
    """Measure every game on the shelf."""
    references: list[float] = []
    found: dict[str, Measured] = {}
    for game, plaque in oldpath.games().items():
        seats = SEATS.get(game, plaque.seats.stop - 1)
        table = GameBench(game, seats, games)
        references += table.run(repeats)
        found[game] = table.measured
    return Bench(round(median(references), 4), found)
