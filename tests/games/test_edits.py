"""A position edited by hand is refused, with all that is wrong, or can be played to its end, whatever is chosen."""

import os
import random

import pytest

import oldpath
from tests.kit import edits, games

MANY = int(os.environ.get("OLDPATH_EDITS", "50000"))


def edit_many(game: str, count: int, seed: int) -> int:
    """So many edits of positions of random games; how many were accepted."""
    plaque, dice = oldpath.games()[game], random.Random(seed)
    pen = edits.Pen(plaque, dice)
    accepted = tried = 0
    while tried < count:
        (table,) = games.tables(plaque, 1, first=dice.getrandbits(30))
        for question in games.questions(table.open(), dice):
            if dice.random() < 0.05:
                tried += 1
                accepted += edits.check_edited(pen.edit(question.export()), dice)
    return accepted


@pytest.mark.parametrize("game", oldpath.games())
def test_an_edited_position_is_refused_or_can_be_played(game: str) -> None:
    assert 20 < edit_many(game, 400, seed=1) < 300


@pytest.mark.slow
@pytest.mark.parametrize("game", oldpath.games())
def test_many_edited_positions_are_refused_or_can_be_played(game: str) -> None:
    assert MANY / 20 < edit_many(game, MANY, seed=2) < MANY * 3 / 4
