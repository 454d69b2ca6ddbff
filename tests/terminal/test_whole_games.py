"""Whole games through the real loop, from the first question to the record."""

import re
from pathlib import Path

import pytest

from oldpath import Match
from oldpath.kernel import text
from oldpath.kernel.plaque import Result
from tests.terminal.keyboard import always, seated, sit


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

    parts = played.screen.partition("Final score\n")[2].split("\n\n")[1].split("\n")
    totals = [line for line in parts if not line.startswith(" ")]
    assert len(totals) == 3
    for total in totals:
        at = parts.index(total)
        of = [int(re.findall(r"(\d+) VP", line)[0]) for line in parts[at + 1 : at + 8]]
        assert sum(of) == int(total.split()[-2])


def test_the_end_tells_who_stands_where_and_from_what(home: Path) -> None:
    played = sit(home, always("1"), seats=3)

    match = played.match
    view = match.view(None)
    assert match.result is not None
    names = [text.name("en", seat["hero"]) for seat in view["seats"]]
    scores = sorted(match.result.scores, reverse=True)
    standing = played.screen.partition("Final score\n")[2].split("\n\n")[0].split("\n")
    assert [line.split()[-2] for line in standing] == [str(score) for score in scores]
    assert standing[0] == f"  1. {names[match.result.winners[0]]}: {scores[0]} VP"
    for seat, place in enumerate(view["seats"]):
        mine = played.screen.rpartition(f"{names[seat]}: {match.result.scores[seat]} VP\n")[2].split("\n")[:7]
        assert (f"golden marker at {place['xp'] - 20}:" in mine[4]) == (place["xp"] >= 20)
        assert f"at step {min(view['tracks'][seat], view['tracks'][seat - 1])}:" in mine[5]


def test_a_tie_is_explained(home: Path) -> None:
    session = seated(home, seats=3)
    match, look = session.match, session.look()
    order = match.view(None)["initiative"]
    winner, other = (text.name("en", match.view(None)["seats"][seat]["hero"]) for seat in order[:2])

    scores = [7, 7, 7]
    scores[order[2]] = 3
    lines = session.verdict(look, Result((order[0],), tuple(scores), "tie_by_initiative"))

    assert [line.text for line in lines] == [
        f"{winner} wins.",
        f"Equal points with {other}; {winner} stands higher in the last order, and that decides.",
    ]


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
    assert "help" not in played.screen
    assert " draws 2 cards." in played.screen
    for step in ("step 1: taking cards", "step 2: playing cards", "step 3: tea ceremony"):
        assert played.screen.count(f"\n\nChapter 2 of 3, turn 2 of 3, {step}\n") == 1
    turns = played.screen.split("\nChapter ")[1:]
    standing = [len(re.findall(r"^[A-Z][\w-]+: \d+ XP", turn, re.MULTILINE)) for turn in turns]
    assert set(standing[:-1]) == {0, 3}
    assert standing.count(3) >= 9


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
