"""Everything that happens becomes a sentence, every question and option has its words, in every language."""

import random
import re
from collections import Counter
from itertools import cycle
from typing import Any

import pytest

from oldpath.games.old_world import OLD_WORLD, events, narrate
from oldpath.games.old_world.box import open_box
from oldpath.games.old_world.scoring import BANDS, BEGINNER
from oldpath.games.old_world.verbs.tales import BeatTheHand, Graded, If
from oldpath.kernel import text
from oldpath.kernel.ask import Ask
from oldpath.kernel.chance import Seeded
from oldpath.kernel.history import Origin
from oldpath.kernel.match import Match, begin

Log = list[dict[str, Any]]

ENOUGH = 100
"""Entries of one kind that are read."""


def who(seat: int) -> str:
    """What a seat is called."""
    return ("Wolf", "Cat", "Bear", "Viper", "Griffin")[seat]


def new_match(seats: int, seed: int) -> Match:
    """A match at its first question."""
    options = {option.name: option.usual() for option in OLD_WORLD.options}
    return begin(OLD_WORLD, Origin(seats, options), open_box(), Seeded(seed))


def check_words(ask: Ask, lang: str) -> None:
    """The prompt and the labels are whole, and no two options read alike."""
    labels = [option.label(lang) for option in ask.options]
    assert len(set(labels)) == len(labels), (lang, ask.name, sorted(labels))
    for said in (ask.say(lang), *labels):
        assert said, (lang, ask.name)
        assert not re.search(r"[{}$]|\bow[.-]|  ", said), (lang, ask.name, said)


@pytest.fixture(scope="module")
def logs() -> Log:
    """What viewers are told of random games with every number of seats, some entries of each kind.

    On the way every question is read in one language after the other.
    """
    told: Log = []
    often: Counter[tuple[str, bool]] = Counter()
    languages = cycle(text.LANGUAGES)
    for seats in OLD_WORLD.seats:
        lot = random.Random(seats)
        match = new_match(seats, seats)
        while not match.over:
            ask = match.asks[lot.randrange(len(match.asks))]
            check_words(ask, next(languages))
            match.answer(ask.seat, lot.randrange(len(ask.options)))
        for viewer in (None, 0):
            for entry in match.log(viewer):
                kind = (entry["event"], "cards" in entry)
                often[kind] += 1
                if often[kind] <= ENOUGH:
                    told.append(entry)
    return told


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_event_becomes_a_sentence(logs: Log, lang: str) -> None:
    for entry in logs:
        said = narrate.sentence(entry, lang, who)
        assert said[0].isupper() or said[0] in "„«“", said
        assert not re.search(r"[{}$]|\bow[.-][a-z]|  | [.,:;]|\b-1\b", said), said


def test_the_games_of_this_test_tell_of_every_kind_of_event(logs: Log) -> None:
    told = {entry["event"] for entry in logs}

    assert {kind.name() for kind in events.ALL} - told <= {"cards_revealed", "trail_quest_taken"}


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_a_recap_is_shorter_than_the_log(logs: Log, lang: str) -> None:
    some = logs[:400]

    told = narrate.recap(some, lang, who)
    assert 0 < len(told) < len(some)
    assert all(told)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_rare_events_have_their_sentences(lang: str) -> None:
    cards = ["ow.action.001", "ow.action.050"]
    taken = {"event": "trail_quest_taken", "seat": 0, "terrain": 2, "place": "ow.place.cidaris"}

    assert narrate.sentence({"event": "cards_revealed", "cards": cards}, lang, who)
    assert text.name(lang, "ow.place.cidaris") in narrate.sentence(taken, lang, who)


def test_a_draw_is_told_by_number_to_those_who_did_not_see_it() -> None:
    drawn = {"event": "cards_drawn", "rules": [], "seat": 0}

    mine = narrate.sentence({**drawn, "cards": ["ow.start.wolf.01", "ow.action.001"]}, "en", who)
    assert mine == "Wolf draws Quick Slash and Precise Cut."
    assert narrate.sentence({**drawn, "cards_count": 2}, "en", who) == "Wolf draws 2 cards."
    assert narrate.sentence({**drawn, "cards_count": 1}, "en", who) == "Wolf draws 1 card."


def test_nobody_is_the_locals_the_monster_or_nobody_at_all() -> None:
    announced = {"event": "attack_announced", "chooser": 1, "half": 0}

    assert narrate.sentence({"event": "dice_won", "winner": -1}, "en", who) == "The dice are won by the locals."
    assert narrate.sentence({"event": "knocked_out", "side": -1}, "en", who) == "Knocked out: the monster."
    assert narrate.sentence({"event": "knocked_out", "side": 1}, "en", who) == "Knocked out: Cat."
    assert narrate.sentence(announced, "en", who) == "Cat chooses how the monster attacks: Charge."
    assert narrate.sentence({**announced, "chooser": -1}, "en", who) == "The monster attacks: Charge."


def test_a_story_is_told_by_its_title_and_its_words() -> None:
    began = {"event": "story_begun", "seat": 0, "story": "ow.city.07"}
    told = {"event": "story_told", "seat": 0, "story": "ow.city.07", "branch": 0, "part": 0}

    title, words = text.say("en", "ow-city-07.title"), text.say("en", "ow-city-07")
    assert narrate.sentence(began, "en", who) == f"Wolf reads “{title}”. {words}"
    option, ends = text.say("en", "ow-city-07.a"), text.say("en", "ow-city-07.a-ends")
    assert narrate.sentence(told, "en", who) == f"Wolf decides: {option} {ends}"


def test_every_end_of_every_story_is_written() -> None:
    box = open_box()
    for story in box.stories:
        for branch, program in enumerate(story.branches):
            ends = text.known("en", narrate.part_of(story.id, branch, 0))
            for deed in program.deeds:
                if isinstance(deed, Graded):
                    known = [
                        text.known("en", narrate.part_of(story.id, branch, at + 1)) for at in range(len(deed.ranges))
                    ]
                    assert all(known), (story.id, branch)
                if isinstance(deed, If | BeatTheHand):
                    known = [text.known("en", narrate.part_of(story.id, branch, at)) for at in (1, 2)]
                    assert all(known) or (ends and not any(known)), (story.id, branch)
            if len(story.branches) == 2:
                assert ends or isinstance(program.deeds[0], Graded), (story.id, branch)


def test_a_recap_says_nothing_twice() -> None:
    entries: Log = [
        {"event": "combo_played", "seat": 0, "cards": ["ow.start.wolf.01"], "damage": 1, "shield": 0},
        {"event": "card_discarded", "seat": 0, "card": "ow.start.wolf.01"},
        {"event": "card_discarded", "seat": 1, "card": "ow.start.cat.01"},
        {"event": "card_discarded", "seat": 1, "card": "ow.start.cat.03"},
        {"event": "row_filled", "cards": ["ow.action.001"]},
        {"event": "knocked_out", "side": 1},
        {"event": "fight_ended", "seat": 0, "outcome": "attacker_won"},
    ]

    assert narrate.recap(entries, "en", who) == [
        "Wolf plays Quick Slash: 1 damage, 0 shield.",
        "Cat discards Quick Slash and Smash.",
        "Wolf wins the fight as the attacker.",
    ]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_result_has_its_words(lang: str) -> None:
    for ended in ("four_trophies", *(f"solo_{name}" for _, name in BANDS), f"solo_{BEGINNER}"):
        assert text.known(lang, f"term-ended-{ended}"), ended


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_question_and_every_event_has_its_message(lang: str) -> None:
    asks = {f"ask-{name}" for frame in OLD_WORLD.frames for name in frame.answers}
    told = {f"ow-told-{kind.name()}" for kind in events.ALL}

    assert [message for message in asks | told if not text.known(lang, message)] == []
