"""Finished games, kept as people can read them: a changed rule shows as the first answer that no longer fits.

To write them anew, after a change that is meant: `python -m tests.golden.games`; the commit says why.
"""

import hashlib
import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import oldpath
from oldpath.bots.bot import by_name
from oldpath.kernel.chance import Recorded
from tests.kit.games import Table, tables

FOLDER = Path(__file__).parent
COUNTS = {"ronin": 15, "old-world": 5}
"""How many games of each game of the shelf, over all seat counts and options."""


@dataclass(frozen=True)
class Golden:
    """One finished game: where it began, what was answered and drawn, and how it ended."""

    name: str
    game: str
    seats: int
    options: dict[str, str]
    answers: list[str]
    """One line an answer: the seat and the option's key."""
    drawn: list[int]
    result: dict[str, Any]
    end: str
    """A digest of the whole final position."""

    def write(self) -> None:
        """Keep it."""
        facts = {name: getattr(self, name) for name in self.__dataclass_fields__ if name != "name"}
        text = json.dumps(facts | {"drawn": " ".join(map(str, self.drawn))}, indent=1)
        (FOLDER / f"{self.name}.json").write_text(text + "\n", encoding="utf-8")


def read(path: Path) -> Golden:
    """One that was kept."""
    facts = json.loads(path.read_text(encoding="utf-8"))
    return Golden(path.stem, **facts | {"drawn": [int(answer) for answer in facts["drawn"].split()]})


def result_of(match: oldpath.Match) -> dict[str, Any]:
    """Who won, with what, and how."""
    assert match.result is not None
    return {"winners": [*match.result.winners], "scores": [*match.result.scores], "ended": match.result.ended}


def digest(match: oldpath.Match) -> str:
    """Everything that lies on the table at the end."""
    return hashlib.sha256(json.dumps(match.export()["state"], sort_keys=True).encode()).hexdigest()[:16]


def replay(golden: Golden) -> oldpath.Match:
    """The same answers, the same chance."""
    chance = Recorded(golden.drawn)
    match = oldpath.new_match(golden.game, seats=golden.seats, options=golden.options, chance=chance)
    for line in golden.answers:
        seat, _, key = line.partition(" ")
        match.answer(int(seat), key)
    return match


def play(table: Table) -> Golden:
    """A new one: half of the seats think, the others do not."""
    match = table.open()
    bots = [by_name(("greedy", "random")[seat % 2], seat) for seat in range(table.seats)]
    dice = random.Random(table.seed)
    answers = []
    while not match.over:
        ask = dice.choice(match.asks)
        option = bots[ask.seat].decide(match.view(ask.seat), ask)
        answers.append(f"{ask.seat} {option.key}")
        match.answer(ask.seat, option)
    name = f"{table.game}-{table.seats}-{table.seed:02}"
    options = dict(table.options)
    return Golden(name, table.game, table.seats, options, answers, match.game.drawn, result_of(match), digest(match))


def write_all() -> None:
    """All of them anew."""
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for plaque in oldpath.games().values():
        for table in tables(plaque, COUNTS[plaque.name]):
            play(table).write()


if __name__ == "__main__":
    write_all()
