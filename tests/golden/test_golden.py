"""Finished games end as they once ended."""

from pathlib import Path

import pytest

import oldpath
from tests.golden.games import COUNTS, FOLDER, digest, read, replay, result_of

GAMES = sorted(FOLDER.glob("*.json"))


def test_every_game_of_the_shelf_has_its_golden_games() -> None:
    assert {*COUNTS} == {*oldpath.games()}
    assert len(GAMES) == sum(COUNTS.values())


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_finished_game_ends_as_it_once_ended(path: Path) -> None:
    golden = read(path)

    match = replay(golden)

    assert match.over
    assert result_of(match) == golden.result
    assert digest(match) == golden.end
