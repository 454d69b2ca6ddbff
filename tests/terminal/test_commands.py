"""Every command a person can type."""

from pathlib import Path

import pytest

from oldpath.kernel import text
from oldpath.terminal.commands import COMMANDS, USAGES
from tests.terminal.keyboard import Played, always, sit


def asked(home: Path, *lines: str) -> str:
    """What the last line is answered with, in the first taking of cards."""
    return sit(home, ["1", *lines]).after(lines[-1]).replace("\u00a0", " ")


def test_help_lists_every_command(home: Path) -> None:
    shown = asked(home, "help")

    assert set(USAGES) == set(COMMANDS)
    assert all(f"  {usage}: " in shown for usage in USAGES.values())
    assert "[B] blue" in shown
    assert shown.startswith("The game in short: three chapters of three turns.")
    assert asked(home, "help undo").startswith("  undo: take back")


def test_why_explains_the_question(home: Path) -> None:
    assert asked(home, "why").startswith("Choose where your figure goes and take two cards\n  RO-138: ")


@pytest.mark.parametrize("words", ["2", "take.slot.4", "take slot 4", "slot 4", "take 4", "Blade Through the Ice"])
def test_why_explains_an_option_however_it_is_named(home: Path, words: str) -> None:
    shown = asked(home, f"why {words}")

    assert shown.startswith("2. Slot 4: take Bottom of the Satchel and Blade Through the Ice (+1 XP)")
    assert "[B] Blade Through the Ice: combat, diplomacy*. Lose 1 combat: gain 1 of each" in shown
    assert "  RO-138: " in shown


@pytest.mark.parametrize(
    ("words", "rule", "fact"),
    [
        ("take.slot.2", "RO-140", "Slot 2 has been taken this turn by Triss."),
        ("take slot 5", "RO-093", "There is no slot 5: this table has 4."),
        ("play Thread by Thread", "RO-159", "This is not the moment to play cards"),
        ("use Witcher Form", "RO-246", "Witcher Form is another hero’s ability."),
        ("use both hands burning", "RO-233", "Both Hands Burning unlocks at 5 XP; you have 0."),
        ("use geralt.1.card", "RO-258", "You have no ability card of Training."),
        ("symbol magic", "RO-070", "This is not the moment to choose a symbol"),
    ],
)
def test_why_says_what_forbids_by_which_rule_and_what_would_do(home: Path, words: str, rule: str, fact: str) -> None:
    shown = asked(home, f"why {words}").replace("\n", " ")

    assert shown.startswith(fact)
    assert f"({rule})" in shown
    assert f"  {rule}: " in shown
    assert "What you can do: 1. Slot 1" in shown


def test_why_in_step_2_knows_the_hand(home: Path) -> None:
    shown = asked(home, "1", "why play Swords on the Peg").replace("\n", " ")

    assert shown.startswith("Swords on the Peg is not in your hand of 7 cards. (RO-159)")


@pytest.mark.parametrize(
    ("words", "price"),
    [
        ("2", "The lowest slot: 1 XP at once, and the last place in the new order."),
        ("3", "Ahead of slot 1 in the new order, behind whoever stands there already."),
    ],
)
def test_a_place_says_what_it_costs(home: Path, words: str, price: str) -> None:
    assert f"\n   {price}\n" in asked(home, f"why {words}")
    assert price not in asked(home, "why 1")


def test_help_and_quit_have_other_names_too(home: Path) -> None:
    assert asked(home, "?") == asked(home, "help")
    assert len(sit(home, ["1", "exit", "1", "1"]).match.choices) == 1


def test_why_does_not_know_everything(home: Path) -> None:
    assert asked(home, "why banana").startswith("Nothing here is called “banana”.")


def test_the_log_is_told_as_sentences(home: Path) -> None:
    assert asked(home, "log 2") == (
        "  Triss takes Gold in the Crack and Terms at the Barricade from slot 2.\n"
        "  Triss plays Gold in the Crack and Terms at the Barricade."
    )
    assert "The chapter card is A Bell for the Drowned." in asked(home, "log 99")
    assert asked(home, "log").count("\n") > 10
    assert asked(home, "log 0") == asked(home, "log x") == "Type it like this: log [N]"


def test_the_view_shows_the_table_or_a_seat(home: Path) -> None:
    whole = asked(home, "view")
    assert "Discard pile: none." in whole
    assert "Partnership boards: side A. Season: autumn (normal)." in whole
    assert "Season" not in sit(home, ["1", "view"], seats=3, seed=2).after("view")
    assert "chapter 3 combat and magic" in whole.replace("\n  ", " ")
    for words in ("view 3", "view triss"):
        assert asked(home, words).startswith("Triss (Automa).\n  Timeline, from left to right:\n    1. [R] Gold")
    assert "Hand, 5 cards:\n    [B] Lightning, Politely: magic, combat" in asked(home, "view me")
    who = "Yennefer (you), Vesemir (Automa) and Triss (Automa)"
    assert asked(home, "view bob").replace("\n", " ") == f"Nobody at this table is “bob”. Here sit {who}."


def test_a_card_is_shown_whole(home: Path) -> None:
    shown = asked(home, "card lightning, politely")

    assert shown.startswith(
        "Lightning, Politely\n  blue; magic, combat; cup to the left.\n  A starting card of Yennefer."
    )
    assert "does not wait" in shown


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("vesemir", "From 5 XP on: Room by the Fire."),
        ("drawing energy", "Drawing Energy, ability 1 of Yennefer"),
        ("common road", "Step 12: Gain 2 active symbols of your choice."),
        ("common road", "if it is the lower of your two tracks: step 2: 1 VP; step 4: 2 VP;"),
        ("vesemir", "The golden marker, beyond 20 XP, at the end: step 2: 1 VP; step 4: 2 VP;"),
        ("bell for the drowned", "Active symbols: chapter 1 exploration"),
        ("ro.action.029", "Tea: Lose 1 exploration"),
    ],
)
def test_heroes_abilities_boards_and_chapters_are_cards_too(home: Path, words: str, line: str) -> None:
    assert line in asked(home, f"card {words}")


@pytest.mark.parametrize(
    ("lang", "motto", "flavour"),
    [
        ("en", "“Ask me nicely, or ask me quickly.”", "“The oil hisses, catches, gutters."),
        ("pl", "„Proś mnie ładnie albo proś szybko.”", "„Olej syczy, chwyta, gaśnie."),
        ("uk", "«Просіть мене чемно. Або швидко.»", "«Олія сичить, спалахує, гасне."),
        ("it", "«Chiedimelo con garbo, o chiedimelo in fretta.»", "«L'olio sfrigola, prende, muore."),
    ],
)
def test_mottos_and_flavours_are_told_in_every_language(home: Path, lang: str, motto: str, flavour: str) -> None:
    played = sit(home, ["card ro.hero.yennefer", "card ro.action.002"], lang=lang, width=200)

    assert motto in played.screen.partition("\n> ")[0]
    assert motto in played.after("card ro.hero.yennefer")
    assert flavour in played.after("card ro.action.002")


def test_a_card_must_be_one_card(home: Path) -> None:
    assert asked(home, "card banana") == "Nothing in the box is called “banana”."
    assert "“the” fits more than one: " in asked(home, "card the")
    assert asked(home, "card") == "Type it like this: card NAME"


def test_rules_are_found_by_id_and_by_words(home: Path) -> None:
    for words in ("rule RO-140", "rule ro-140", "rule 140"):
        assert asked(home, words).startswith("RO-140: Outside the top position")
    assert "RO-147: " in asked(home, "rule lowest slot")
    assert "more rules; another word would narrow it down." in asked(home, "rule symbol")
    assert asked(home, "rule").startswith("RO-138: ")
    assert asked(home, "rule banana") == "No rule speaks of “banana”."


def test_a_hint_is_one_of_the_options_and_changes_nothing(home: Path) -> None:
    played = sit(home, ["1", "hint"])

    assert played.after("hint").startswith("A greedy bot would choose ")
    assert len(played.match.choices) == 1


def test_the_width_can_be_changed(home: Path) -> None:
    played = sit(home, ["width 60", "view", "width 20", "width 1000", "width"])

    assert max(map(len, played.after("view").split("\n"))) <= 60
    assert (
        played.after("width 20")
        .replace("\n", " ")
        .startswith("Lines are 60 columns wide. Type width and a number from 60 to 200.")
    )


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_the_language_can_be_changed_in_the_middle(home: Path, lang: str) -> None:
    played = sit(home, ["1", f"lang {lang}", "quit"])

    question = text.say(lang, "ask-place").replace("\n", " ")
    assert question in played.after(f"lang {lang}").replace("\n  ", " ")
    again = sit(home, [], resume=played.file)
    assert question in again.screen.replace("\n  ", " ")


def test_an_unknown_language_changes_nothing(home: Path) -> None:
    assert asked(home, "lang xx") == "“xx” is not one of the languages here: en, pl, uk, it."


def windows(played: Played) -> int:
    return played.screen.count("Use an ability now?")


def test_auto_passes_windows_for_abilities_but_for_those_named(home: Path) -> None:
    passing_not = sit(home, always("1"))
    (home / "ronin-1.oldpath").unlink()
    stopping = sit(home, iter(["auto on both hands", *["1"] * 500]))
    passing = sit(home, always("1"), auto=True)

    assert windows(passing_not) > 2
    assert passing.screen.count("decides. Use an ability now?") == 0
    assert "Passed without asking (auto is on): Use an ability now?" in passing.screen
    assert "Auto is on: windows for abilities are passed, but for both hands." in stopping.screen
    stops = stopping.screen.split("decides. Use an ability now?")[1:]
    assert stops
    assert all("Use Both Hands Burning" in stop.partition("\n> ")[0] for stop in stops)


def test_auto_says_how_it_stands(home: Path) -> None:
    assert asked(home, "auto").startswith("Auto is off")
    assert asked(home, "auto on", "auto") == "Auto is on: windows for abilities are passed."
    assert asked(home, "auto on", "auto off").startswith("Auto is off")
    assert asked(home, "auto maybe").startswith("Type it like this: auto on")
