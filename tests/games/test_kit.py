"""Every game passes the kit: on a few random games here, on two thousand by `./check -m slow tests/games`."""

import os
import random

import pytest

import oldpath
from tests.kit import games

MANY = int(os.environ.get("OLDPATH_KIT_GAMES", "2000"))


def some_tables(count: int) -> list[games.Table]:
    """The same number of tables for every game."""
    return [table for plaque in oldpath.games().values() for table in games.tables(plaque, count)]


LONG = {"old-world": 37}
"""Games so long that saving, exporting and dealing anew are checked at every so many questions, each time others."""


def check(table: games.Table, every: int) -> None:
    """All checks on one random game: cheap ones at every question, the others at every so many."""
    match = table.open()
    chance = random.Random(table.seed)
    often = LONG.get(table.game, 1)
    for at, question in enumerate(games.questions(match, chance)):
        games.check_options(question)
        games.check_soundness(question)
        if at % often == table.seed % often:
            games.check_saving(question)
            games.check_exporting(question)
            games.check_hidden(question, at)
            games.check_asking_twice(question)
        if at % (every * often) == table.seed % every:
            games.check_clone(question, at)
            games.check_view(question)
            games.check_undo(question)
    games.check_soundness(match)
    games.check_replay(match)
    games.check_listening(table, table.seed)
    games.check_telling(table, table.seed)


@pytest.mark.parametrize("table", some_tables(15), ids=str)
def test_a_random_game_passes_the_kit(table: games.Table) -> None:
    check(table, every=17)


@pytest.mark.slow
@pytest.mark.parametrize("table", some_tables(MANY), ids=lambda table: f"{table.game}-{table.seats}-{table.seed}")
def test_many_random_games_pass_the_kit(table: games.Table) -> None:
    check(table, every=41)
