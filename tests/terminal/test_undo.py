"""Taking answers back: free up to what was revealed, with the bots' consent."""

from pathlib import Path

from tests.terminal.keyboard import sit


def test_an_answer_is_taken_back(home: Path) -> None:
    played = sit(home, ["1", "take.slot.4", "undo"])

    assert played.after("undo").startswith("Your last answer is taken back.")
    assert "Choose where your figure goes" in played.after("undo")
    assert len(played.match.choices) == 1


def test_the_first_of_two_sealed_cards_is_taken_back(home: Path) -> None:
    played = sit(home, ["1", "take.slot.4", "1", "undo"])

    assert "Choose the first card to play" in played.after("undo")
    assert len(played.match.choices) == 2


def test_what_was_revealed_is_not_taken_back(home: Path) -> None:
    played = sit(home, ["1", "undo"])

    assert played.after("undo").startswith("Something was revealed or drawn since seat 1 answered")
    assert "(RO-162)" in played.after("undo")
    assert len(played.match.choices) == 1


def test_nothing_can_be_taken_back_before_the_first_answer(home: Path) -> None:
    assert sit(home, ["undo"]).after("undo").startswith("Seat 1 has no answer that could be taken back.")


def test_bots_take_theirs_back_too(home: Path) -> None:
    lines = ["1", "take slot 2", "undo", "take slot 3"]
    for seed in range(1, 30):
        played = sit(home, lines, seats=3, seed=seed)
        if "Your last answer is taken back." in played.screen and len(played.match.choices) > 4:
            break
    else:
        raise AssertionError("in no game a bot had answered in between")

    assert played.status == 0
    assert "What happened:" in played.screen


def test_a_bots_draw_is_the_horizon_of_the_one_before_it(home: Path) -> None:
    for seed in range(1, 60):
        played = sit(home, ["1", "take slot 2", "undo"], seats=3, seed=seed)
        if "since seat 1 answered" in played.after("undo"):
            break
    else:
        raise AssertionError("no bot drew cards in between")

    assert "undo" not in played.after("undo").partition("\n")[0]
    assert " draws 2 cards." in played.screen


def test_a_passed_window_is_asked_again_after_undo(home: Path) -> None:
    def answer(shown: str) -> str:
        if "\n> " not in shown.strip("> "):
            return "1\n"
        if "Your last answer is taken back." in shown:
            return ""
        return "undo\n" if "Passed without asking" in shown.split("\n> ")[-2] else "1\n"

    played = sit(home, answer, auto=True)

    assert "decides. Use an ability" in played.after("undo")
