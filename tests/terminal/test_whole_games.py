"""Whole games through the real loop, from the first question to the record."""

from pathlib import Path

import pytest

from oldpath import Match
from oldpath.kernel import text
from tests.terminal.keyboard import always, sit


def test_a_game_alone_with_automas_is_played_to_its_end(home: Path) -> None:
    played = sit(home, always("1"))

    match = played.match
    assert played.status == 0
    assert match.over
    assert match.result is not None
    assert f"Yennefer: {match.result.scores[0]} VP" in played.screen
    assert f"This game has used {len(match.rules_used)} of 403 rules." in played.screen
    assert "The record of the game is" in played.screen


def test_the_breakdown_adds_up(home: Path) -> None:
    played = sit(home, always("1"), seats=3)

    last = played.screen.rpartition("What happened:")[2].partition("\n\n")[2]
    for part in last.split("\n\n")[0].split("\n"):
        if not part.startswith(" "):
            total, parts = int(part.split()[-2]), 0
        else:
            parts += int(part.partition(" VP")[0].split()[-1])
            if part.strip().startswith("Bonuses"):
                assert parts == total
    assert last.count(" VP\n") == 3


def test_bots_fill_the_other_seats(home: Path) -> None:
    played = sit(home, always("1"), seats=4, bots=("random", "greedy"))

    assert played.status == 0
    assert played.match.over
    assert "Hand the keyboard" not in played.screen


def test_bots_alone_are_told_of_as_a_spectator_sees_them(home: Path) -> None:
    played = sit(home, [], seats=3, humans=0)

    assert played.status == 0
    assert played.match.over
    assert "decides" not in played.screen
    assert " draws 2 cards." in played.screen


@pytest.mark.parametrize("width", [60, 80, 200])
def test_no_line_is_longer_than_the_screen_is_wide(home: Path, width: int) -> None:
    looking = iter(["view", "help", "log 400", "card common road", "rule active symbol", "why 1", "save"] * 3)
    played = sit(home, lambda _: f"{next(looking, '1')}\n", seats=2, width=width)

    assert played.match.over
    assert max(map(len, played.screen.split("\n"))) <= width


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(home: Path, lang: str) -> None:
    played = sit(home, always("1"), seats=3, lang=lang, options={"side": "B"})

    assert played.status == 0
    assert played.match.over


def test_the_answer_is_on_disk_before_anything_else_is_shown(home: Path) -> None:
    answers = 0

    def answer(shown: str) -> str:
        nonlocal answers
        (file,) = home.glob("*.oldpath")
        assert len(_load(file).choices) == answers
        answers += 1
        return "1\n"

    assert sit(home, answer).status == 0
    assert answers > 50


def _load(file: Path) -> Match:
    from oldpath import load_match

    return load_match(file.read_bytes())


def test_the_first_decision_looks_as_it_should(home: Path) -> None:
    played = sit(home, ["hero.yennefer"])

    shown = played.screen.partition("Chosen: Lead Yennefer.\n\n")[2].partition("\n> ")[0].replace("\u00a0", " ") + "\n"
    kept = Path(__file__).parent / "screens" / "first_decision.txt"
    assert shown == kept.read_text(encoding="utf-8")


def test_a_decision_for_later_chapters_shows_their_symbols(home: Path) -> None:
    screen = sit(home, always("1")).screen.replace("\u00a0", " ")

    between = screen.partition("Between two chapters\n")[2].partition("\n> ")[0]
    assert "chapter 3 combat and magic" in between.replace("\n  ", " ")
    final = screen.partition("Choose an inactive symbol to score")[2].partition("\n> ")[0]
    assert "1. Exploration\n   On " in final
