"""What the table of Ronin says: enough to play without the box beside one, and nothing twice."""

from pathlib import Path

import pytest

from oldpath import Match
from oldpath.games.ronin import counting
from oldpath.kernel import text
from tests.terminal.keyboard import Played, always, seated, sit


def screens(played: Played, question: str) -> list[str]:
    """What was shown before and at each question that begins so, from the last answer on."""
    parts = played.screen.replace("\u00a0", " ").split("\n> ")
    return [part.partition("\n")[2] for part in parts if f"decides. {question}" in part]


def latest(shown: str) -> str:
    """What was shown since the last answer, up to the prompt that waits."""
    return shown.replace("\u00a0", " ").split("\n> ")[-2]


@pytest.fixture
def game(home: Path) -> Played:
    """A whole game against a bot and an Automa."""
    return sit(home, always("1"), seats=2, seed=5, width=200)


def test_while_cards_are_taken_the_hand_shows_its_symbols_and_the_market_is_not_said_twice(game: Played) -> None:
    shown = screens(game, "Choose where your figure goes")[0]

    hand = shown.partition("Hand, 5 cards:\n")[2].split("\n")[:5]
    assert all(line.startswith("  [") and line.endswith(".") for line in hand)
    assert sum("exploration" in line or "magic" in line or "combat" in line or "diplomacy" in line for line in hand) > 3
    market = shown.partition("\nMarket")[2].partition("\nThe others:")[0]
    assert "[" not in market
    assert market.endswith(".") or ": taken by " in market


def test_while_cards_are_played_only_the_options_show_the_hand_and_the_market_is_silent(game: Played) -> None:
    shown = screens(game, "Choose the first card to play")[0]

    before, _, options = shown.partition("decides. ")
    assert "\n7 cards in hand.\n" in before
    assert options.count("\n   [") == 7
    assert "Market" not in before


def test_a_table_that_is_being_set_up_shows_no_empty_places(home: Path) -> None:
    shown = screens(sit(home, ["1"] * 3, options={"side": "B"}, width=200), "Choose the partnership board")

    assert len(shown) == 2
    assert "Choose the partnership board that lies between you and Vesemir. (RO-102)" in shown[0]
    assert "Choose the partnership board that lies between you and Triss. (RO-102)" in shown[1]
    assert "(you): 0 XP" not in "".join(shown)
    assert "Timeline" not in "".join(shown)


def symbols_said(match: Match, lang: str, shown: str) -> dict[str, int]:
    """How many of each symbol the screen says there are."""
    said = shown.partition("Symbols, on cards and as tokens: ")[2].partition(".")[0].replace("\n  ", " ")
    return {part.split()[1]: int(part.split()[0]) for part in said.split(", ")}


def test_the_symbols_of_a_seat_are_counted_as_the_rules_count_them(home: Path) -> None:
    counted = 0

    def answer(shown: str) -> str:
        nonlocal counted
        now = latest(shown)
        if "\nSymbols, on cards" in now:
            (file,) = home.glob("*.oldpath")
            match = Played(0, "", "", file).match
            said = symbols_said(match, "en", now)
            active = [text.say("en", "symbol", {"symbol": match.view(0)[side]}) for side in ("left", "right")]
            assert [*said][:2] == [f"{symbol}*" for symbol in active]
            names = ("exploration", "combat", "magic", "diplomacy")
            for number, name in enumerate(names):
                there = counting.symbol_of(match.game, 0, number)
                assert said.get(f"{name}*", said.get(name, 0)) == there
                counted += there
        return "1\n"

    sit(home, answer, seed=3, width=200)

    assert counted > 100


def test_of_a_neighbour_it_says_the_colours_and_the_free_cups_on_this_side(home: Path) -> None:
    checked = 0

    def answer(shown: str) -> str:
        nonlocal checked
        now = latest(shown)
        if "\nThe others:" in now:
            (file,) = home.glob("*.oldpath")
            match = Played(0, "", "", file).match
            for where, side, seat in (("left", 1, 1), ("right", 0, match.seats - 1)):
                line = next(part for part in now.split("\n") if part.startswith(f"  On the {where}: "))
                cups = len(counting.cups_of(match.game, seat)[side])
                said = {0: "", 1: " 1 cup towards you."}.get(cups, f" {cups} cups towards you.")
                assert ("towards you" in line) == bool(cups)
                assert said in line
                blue = counting.colour_of(match.game, seat, 0)
                assert (f"{blue} blue" in line) == bool(blue)
                checked += bool(cups)
        return "1\n"

    sit(home, answer, seats=3, seed=2, width=200)

    assert checked > 10


def test_a_bonus_names_its_partner_and_its_step_and_what_the_ability_does(home: Path) -> None:
    shown = screens(sit(home, always("1"), seats=3, seed=2), "The Common Road: choose your bonus")[0]

    assert "  Step 3 of your partnership with " in shown
    partner = shown.partition("  Step 3 of your partnership with ")[2].partition(".")[0]
    first = text.name("en", f"ro.hero.{partner.lower().replace('-', '_')}.1")
    assert f"1. Take a card of your partner’s 1st ability\n   {first}: " in shown
    assert f"1st ability ({first}), or gain 2 XP" not in shown.partition("decides.")[2]


def test_the_next_bonus_names_the_ability_that_can_be_had(home: Path) -> None:
    shown = " ".join(sit(home, ["1"]).screen.split())

    assert "take a card of your partner’s 1st ability (A Nudge at the Elbow), or gain 2 XP." in shown


@pytest.mark.parametrize(
    ("question", "source"),
    [
        ("Choose a card of the market to swap", "  Drawing Energy: In step 1, before you take cards: swap any 2 cards"),
        ("Choose an active symbol to gain", "  The Shortest Door: At the start of step 3: choose one active symbol"),
    ],
)
def test_what_an_ability_asks_comes_with_the_ability(home: Path, question: str, source: str) -> None:
    def answer(shown: str) -> str:
        now = latest(shown)
        using = [line for line in now.split("\n") if ". Use " in line]
        return f"{using[0].strip().partition('.')[0]}\n" if using else "1\n"

    played = sit(home, answer, width=200)

    assert any(source in shown for shown in screens(played, question))


def test_what_a_bonus_asks_comes_with_the_step(home: Path) -> None:
    shown = screens(sit(home, always("1"), seats=3, seed=2, width=200), "Choose an active symbol to gain")

    assert any("  Step 12: Gain 2 active symbols of your choice." in part for part in shown)


def test_a_spectator_sees_no_hands(home: Path) -> None:
    session = seated(home)
    session.viewer = None

    lines = [line.text for line in session.presenter.summary(session.look())]

    assert any(line.startswith("Geralt: 0 XP, 0 VP") for line in lines)
    assert not any("Hand" in line for line in lines)


@pytest.mark.parametrize(
    ("lang", "count", "colour", "said"),
    [
        ("en", 3, "pink", "3 pink"),
        ("pl", 1, "pink", "1 różowa"),
        ("pl", 3, "blue", "3 niebieskie"),
        ("pl", 5, "green", "5 zielonych"),
        ("uk", 1, "yellow", "1 жовта"),
        ("uk", 2, "red", "2 червоні"),
        ("uk", 6, "blue", "6 синіх"),
        ("it", 1, "red", "1 rossa"),
        ("it", 2, "green", "2 verdi"),
    ],
)
def test_colours_agree_with_their_number(lang: str, count: int, colour: str, said: str) -> None:
    assert text.say(lang, "term-ronin-colour-count", {"count": count, "colour": colour}) == said
