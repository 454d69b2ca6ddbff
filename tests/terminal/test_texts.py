"""Every sentence of the client exists, and every event can be told."""

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import oldpath
from oldpath import terminal
from oldpath.games.ronin import events, narrate
from oldpath.games.ronin.box import open_box
from oldpath.kernel import text
from oldpath.terminal.presenter import Look, PlainPresenter
from oldpath.terminal.session import changes
from tests.terminal.keyboard import sit

SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in Path(terminal.__path__[0]).glob("*.py"))
SAID = (
    r"""(?:(?<!text\.)say\((?:self\.|session\.|look\.)?\w+(?:\(\w+\))?, |tell\(|inform\(session, )"""
    r"""f?"([\w-]+)["{]"""
)
FLUENT = "\n".join(
    file.read_text(encoding="utf-8")
    for file in (files("oldpath.text") / "en").iterdir()
    if file.name.startswith("terminal")
)


def test_the_file_of_messages_is_whole() -> None:
    body = FluentParser().parse(FLUENT).body

    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]


def test_every_sentence_of_the_code_is_written() -> None:
    named = re.findall(SAID, SOURCE)

    assert len(named) > 50
    written = {entry.id.name for entry in FluentParser().parse(FLUENT).body if isinstance(entry, ast.Message)}
    assert [name for name in named if not any(key.startswith(f"term-{name}") for key in written)] == []


@pytest.fixture(scope="module")
def logs() -> list[tuple[int | None, dict[str, object]]]:
    """What each viewer is told of some random games."""
    told: list[tuple[int | None, dict[str, object]]] = []
    for seed in range(12):
        lot = random.Random(seed)
        match = oldpath.new_match("ronin", seats=1 + seed % 5, seed=seed, options={"side": "AB"[seed % 2]})
        while not match.over:
            ask = match.asks[lot.randrange(len(match.asks))]
            match.answer(ask.seat, lot.randrange(len(ask.options)))
        for viewer in (None, *range(match.seats)):
            told += [(viewer, entry) for entry in match.log(viewer)]
    return told


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_event_becomes_a_sentence(logs: list[tuple[int | None, dict[str, object]]], lang: str) -> None:
    for _, entry in logs:
        sentence = narrate.sentence(entry, lang, lambda seat: f"Seat {seat + 1}")
        assert sentence
        assert not re.search(r"\bro\.[a-z]", sentence)


def test_the_games_of_this_test_tell_of_every_kind_of_event(logs: list[tuple[int | None, dict[str, object]]]) -> None:
    told = {entry["event"] for _, entry in logs}

    assert {kind.name() for kind in events.ALL} - told <= {"deck_reshuffled", "ability_refreshed"}


def test_a_draw_is_told_by_number_to_those_who_did_not_see_it() -> None:
    drawn = {"event": "cards_drawn", "rules": [], "seat": 0}

    mine = narrate.sentence({**drawn, "cards": ["ro.action.001", "ro.action.002"]}, "en", lambda _: "Ciri")
    assert mine == "Ciri draws Up the Frozen River and Igni in the Rain."
    theirs = narrate.sentence({**drawn, "cards_count": 2}, "en", lambda _: "Ciri")
    assert theirs == "Ciri draws 2 cards."


def test_a_recap_says_nothing_twice() -> None:
    entries = [
        {"event": "chapter_scored", "rules": [], "seat": 0, "xp": 3, "vp": 2},
        {"event": "xp_gained", "rules": [], "seat": 0, "amount": 3},
        {"event": "ability_unlocked", "rules": [], "seat": 0, "ability": "ro.hero.ciri.2"},
        {"event": "vp_gained", "rules": [], "seat": 0, "amount": 2},
        {"event": "vp_gained", "rules": [], "seat": 0, "amount": 2},
        {"event": "partnership_gained", "rules": [], "seat": 0, "partner": 1, "step": 1},
        {"event": "partnership_gained", "rules": [], "seat": 0, "partner": 1, "step": 2},
    ]

    told = narrate.recap(entries, "en", lambda seat: ("Ciri", "Triss")[seat])

    assert len(told) == 4
    assert told[0] == "Ciri scores the chapter: 3 XP and 2 VP."
    assert told[1].startswith("Ciri unlocks ")
    assert told[2:] == ["Ciri gains 2 VP.", "The partnership of Ciri and Triss reaches step 2."]


def test_a_recap_of_a_scoring_cut_short_at_40_does_not_count_twice() -> None:
    entries: list[dict[str, object]] = [
        {"event": "chapter_scored", "rules": [], "seat": 0, "xp": 12, "vp": 0},
        {"event": "xp_gained", "rules": [], "seat": 0, "amount": 6},
        {"event": "vp_gained", "rules": [], "seat": 0, "amount": 1},
        {"event": "match_ended", "rules": [], "winners": [0], "scores": [1]},
    ]

    told = narrate.recap(entries, "en", lambda _: "Ciri")

    assert told == ["Ciri scores the chapter: 12 XP and 0 VP.", "Ciri gains 1 VP."]


@pytest.mark.parametrize("lang", [lang for lang in text.LANGUAGES if lang != "en"])
def test_everything_in_the_box_has_its_name_and_its_words_in_every_language(lang: str) -> None:
    box = open_box()
    words = dict.fromkeys([card.id for card in box.cards] + [card.id for card in box.chapters], ".flavour")
    words |= {hero.id: ".motto" for hero in box.heroes}
    plain = [ability.id for ability in box.abilities] + [board.id for board in box.boards]
    for thing in (*words, *plain):
        message = thing.replace(".", "-").replace("_", "-")
        assert text.known(lang, message), thing
        assert text.known(lang, message + words.get(thing, "")), thing


def test_a_game_without_a_presenter_of_its_own_can_be_played(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oldpath.terminal.session.presenter_of", PlainPresenter)
    lines = iter(["view", "view 2", "log", "why 1", "why take.slot.9", "card x"])

    played = sit(home, lambda _: f"{next(lines, '1')}\n", seats=3)

    assert played.status == 0
    assert played.match.over
    assert "Seat 1: " in played.screen


def test_the_plain_presenter_shows_what_the_view_holds() -> None:
    match = oldpath.new_match("ronin", seats=3, seed=1)
    plain = PlainPresenter(match)

    shown = " ".join(line.text for line in plain.table(Look(match.view(0), "en")))

    assert "deck_count: " in shown
    assert "Seat 3" in shown


def test_in_the_same_step_only_what_changed_is_shown() -> None:
    from oldpath.terminal.lines import Line, head

    before = [head("Step"), Line("a"), Line("b"), Line("under b", indent=2)]

    assert changes([], before) == before
    assert changes(before, before) == []
    now = [head("Step"), Line("a"), Line("b"), Line("other", indent=2)]
    assert changes(before, now) == now[2:]
    assert changes(before, [head("Next"), *before[1:]]) == [head("Next"), *before[1:]]
