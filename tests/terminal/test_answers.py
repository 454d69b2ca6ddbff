"""One grammar: numbers, keys and parts of labels answer; the rest is helped along."""

from pathlib import Path

import pytest

from oldpath.terminal.words import folded
from tests.terminal.keyboard import sit


def choices(home: Path, *lines: str) -> list[int]:
    return [choice & 0xFFFFF for choice in sit(home, lines).match.choices]


def test_a_number_a_key_and_a_part_of_a_label_choose(home: Path) -> None:
    assert choices(home, "1") == [0]
    assert choices(home, "hero.vesemir") == [1]
    assert choices(home, "Vesemir") == [1]
    assert choices(home, "LEAD YENN") == [0]
    assert choices(home, "1", "slot 4") == [0, 1]
    assert choices(home, "1", "take 4") == [0, 1]
    assert choices(home, "1", "take.slot.4") == [0, 1]


def test_a_part_that_fits_several_labels_chooses_none(home: Path) -> None:
    played = sit(home, ["lead"])

    assert played.match.choices == []
    assert played.after("lead").startswith("“lead” fits more than one: 1. Lead Yennefer; 2. Lead Vesemir.")


def test_a_name_with_a_curly_apostrophe_is_typed_with_a_straight_one(home: Path) -> None:
    assert "fits more than one" not in sit(home, ["card What's Left"]).after("card What's Left")
    assert "Somebody Else's Firewood" in sit(home, ["card somebody else’s"]).after("card somebody else’s")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "blade through"),
        ("pl", "klinga w lodzie"),
        ("pl", "KLINGA"),
        ("uk", "клинок крізь"),
        ("it", "«la lama nel"),
        ("it", "lama nel ghiaccio"),
    ],
)
def test_a_card_of_a_pair_chooses_the_pair_in_every_language(home: Path, lang: str, words: str) -> None:
    played = sit(home, ["1", words], lang=lang)

    assert [choice & 0xFFFFF for choice in played.match.choices] == [0, 1]


def test_accents_and_quotation_marks_need_not_be_typed() -> None:
    assert folded("„Łyk medyczki”") == folded("lyk  MEDYCZKI")
    assert folded("«Чай, що холоне»") == folded("чай, що холоне")


def test_an_empty_line_repeats_the_question(home: Path) -> None:
    played = sit(home, ["", ""])

    assert played.screen.count("Seat 1 decides. Choose the hero you will lead. (RO-099)") == 3


def test_what_is_not_understood_names_the_nearest_command(home: Path) -> None:
    played = sit(home, ["hlep", "xyzzy", "9", "1.5", "\x1b[2J", "lo" * 500])

    assert "Did you mean help?" in played.after("hlep")
    assert played.after("xyzzy") == "“xyzzy” is neither an option nor a command. Type a number from 1 to 2, or help."
    assert "Type a number from 1 to 2" in played.after("9")
    assert "Type a number from 1 to 2" in played.after("1.5")
    assert "\x1b" not in played.screen
    assert played.status == 0


def test_what_is_meant_but_not_allowed_is_refused_with_its_rule(home: Path) -> None:
    played = sit(home, ["1", "take slot 2"])

    shown = played.after("take slot 2")
    assert shown.startswith("Slot 2 has been taken this turn by Triss. (RO-140)\n  RO-140: ")
    assert "What you can do: 1. Slot 1: take Igni in the Rain and Threshing Day" in shown
    assert len(played.match.choices) == 1


def test_prompts_name_the_seat_and_number_the_options_with_their_facts(home: Path) -> None:
    screen = sit(home, ["1"]).screen.replace("\u00a0", " ")

    assert "Yennefer (seat 1) decides. Choose where your figure goes and take two cards." in screen
    assert "1. Slot 1: take Igni in the Rain and Threshing Day\n   [B] Igni in the Rain: combat, magic, cup" in screen
