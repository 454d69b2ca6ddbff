"""Several people at one keyboard: nobody sees what only another may know."""

from pathlib import Path

import pytest

from oldpath import load_match
from oldpath.kernel import text
from oldpath.terminal.screen import BLANK_LINES, HOME_AND_CLEAR
from tests.terminal.keyboard import RealScreen, sit

CLEARED = "\n" * BLANK_LINES


def visible(shown: str) -> str:
    """What was shown since the screen was last cleared."""
    return shown.rpartition(CLEARED)[2].replace("\u00a0", " ")


def test_the_keyboard_is_handed_over_with_a_clear_screen(home: Path) -> None:
    played = sit(home, ["", "1", "", "1"], seats=2, humans=2)

    assert "Hand the keyboard to Seat 1. Press Enter." in played.screen
    assert "Hand the keyboard to Seat 2. Press Enter." in played.screen
    assert played.screen.count("Hand the keyboard to Yennefer (seat 1). Press Enter.") <= 1
    for part in played.screen.split("Hand the keyboard to")[1:-1]:
        assert CLEARED in part


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_another_ones_hidden_cards_and_sealed_choices_are_never_visible(home: Path, seed: int) -> None:
    checked = 0

    def answer(shown: str) -> str:
        nonlocal checked
        now = visible(shown)
        if "decides." not in now:
            return "\n"
        (file,) = home.glob("*.oldpath")
        match = load_match(file.read_bytes())
        seat = int(now.rpartition("(seat ")[2][0]) - 1 if "(seat " in now else -1
        for other in range(match.seats):
            if seat in (-1, other):
                continue
            view = match.view(other)
            for card in view["seats"][other]["unseen"]:
                checked += 1
                assert text.name("en", card) not in now
        assert "Chosen: " not in now or now.index("decides.") < now.index("Chosen: ")
        return "top position\n" if "Top position: take" in now.rpartition("decides.")[2] else "2\n"

    played = sit(home, answer, seats=3, humans=3, seed=seed)

    assert played.match.over
    assert checked > 100


def test_log_and_view_of_one_person_hide_the_others_hand(home: Path) -> None:
    def answer(shown: str) -> str:
        now = visible(shown)
        if "decides." not in now:
            return "\n"
        if "Choose the first card" in now and "(seat 2)" in now.rpartition("decides.")[0][-40:]:
            return "view\n" if "\n> view" not in now else "log 99\n" if "\n> log" not in now else ""
        return "top position\n" if "Top position: take" in now.rpartition("decides.")[2] else "1\n"

    played = sit(home, answer, seats=2, humans=2, seed=4)

    now = visible(played.screen)
    view = played.match.view(0)
    assert len(view["seats"][0]["unseen"]) == 2
    assert all(text.name("en", card) not in now for card in view["seats"][0]["unseen"])
    assert "draws 2 cards." in now


def test_sealed_questions_go_to_each_in_turn(home: Path) -> None:
    played = sit(home, lambda shown: "\n" if "decides." not in visible(shown) else "1\n", seats=2, humans=2)

    assert played.status == 0
    assert played.match.over
    seats = [part.split(")")[0] for part in played.screen.split("(seat ")[1:] if "decides. Choose the first" in part]
    assert {"1", "2"} <= set(seats)


def test_quit_works_at_the_hand_over(home: Path) -> None:
    played = sit(home, ["", "1", "quit"], seats=2, humans=2)

    assert played.status == 0
    assert "Resume with:" in played.screen


def test_a_terminal_is_cleared_by_its_own_means(home: Path) -> None:
    played = sit(home, ["", "1", ""], screen=RealScreen(), seats=2, humans=2)

    assert HOME_AND_CLEAR in played.screen
    assert HOME_AND_CLEAR.endswith("\x1b[3J")  # what could be scrolled back to is gone too
    assert CLEARED not in played.screen


def test_names_are_used_where_they_are_given(home: Path) -> None:
    lines = ["view dandelion", "view ana", "view bob"]
    played = sit(home, lines, seats=3, names=("Ana",), options={"heroes": "dandelion,ciri,triss"})

    assert "  Ana leads Dandelion.\n" in played.screen
    assert "Ana (seat 1) decides." in played.screen
    assert played.after("view dandelion").startswith("Ana (Dandelion, you): 0 XP, 0 VP")
    assert played.after("view ana") == played.after("view dandelion")
    assert "Here sit Ana (Dandelion, you), Ciri and Triss." in played.after("view bob")
    assert "Ana (Dandelion) " not in played.screen
