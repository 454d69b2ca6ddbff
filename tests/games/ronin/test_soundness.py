"""What is wrong with a position edited by hand: all of it is told; what is right can be played."""

import copy
import random
import re
from functools import cache
from typing import Any

import pytest

import oldpath
from oldpath import BadMatch
from tests.kit import games

Position = dict[str, Any]


@cache
def where(frame: str, step: str) -> Position:
    """A position of a random game of three where this frame waits on top, at this step if it is said."""
    dice = random.Random(1)
    for seed in range(200):
        for question in games.questions(games.Table("ronin", 3, seed, (("side", "AB"[seed % 2]),)).open(), dice):
            top = question.game.state.stack[-1]
            if type(top).__name__ == frame and step in ("", top.stands_at):
                return question.export()
    raise AssertionError(f"no random game waits at {frame}.{step}")


def edited(frame: str, step: str, changes: dict[str, object]) -> Position:
    """Such a position with changes, by a path such as `seats.0.xp`, or `top.seat` for what waits on top."""
    position = copy.deepcopy(where(frame, step))
    for path, value in changes.items():
        place: Any = position["state"]
        *names, last = [int(name) if name.isdigit() else name for name in path.split(".")]
        if names[:1] == ["top"]:
            place, names = place["stack"][-1], names[1:]
        for name in names:
            place = place[name]
        place[last] = value
    return position


def wrong_with(position: Position) -> tuple[str, ...]:
    """All that is wrong with it."""
    with pytest.raises(BadMatch) as bad:
        oldpath.import_match(position)
    return bad.value.problems


WRONG_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"seats.0.vp": 10_000}, "points 10000 must be 0 to"),
    ({"seats.0.vp": 1 << 60}, r"state\.seats\[0\]\.vp must be a number"),
    ({"seats.0.tokens": [0, 0, 0, 1000]}, "tokens"),
    ({"seats.0.hero": None}, "seat 0: there must be a hero"),
    ({"seats.0.ready": [], "seats.0.used": []}, "are unlocked, not none"),
    ({"seats.0.unseen": ["ro.action.001"] * 2}, "unseen cards must be in the hand"),
    ({"seats.1.stock": [3, 0]}, "ability cards in stock"),
    ({"seats.1.hand": [None]}, "an empty place is only in the market"),
    ({"chapter_card": None}, "there must be a chapter card"),
    ({"chapter": 2}, "this is not the moment"),
    ({"turn": 10}, "this is not the moment"),
    ({"initiative": [0, 1, 1]}, "every seat once"),
    ({"first": 3}, "first is 3"),
    ({"boards": [None, None, None]}, "there must be a board between"),
    ({"figures": [0, -1, -1, -1]}, "where a figure stands the pair has been taken"),
    ({"figures": [7, -1, -1, -1]}, "a figure of nobody"),
    ({"top": [0, 0]}, "a figure stands in two places"),
    ({"top": [0]}, "the figures of those who have taken cards"),
    ({"stack": []}, "this is not the moment"),
    ({"stack": [{"frame": "Chapter", "step": "done"}]}, "makes way for what follows"),
    ({"stack": [{"frame": "Chapter", "step": "end"}]}, "this is not the moment"),
    ({"stack": [{"frame": ["Chapter"], "step": "end"}]}, "must be a frame"),
    ({"stack": [{"frame": "Repeat", "step": "choose_card", "seat": 0, "repeated": False}]}, "must wait upon something"),
    ({"stack": [{}] * 1001}, "a list of at most 1000"),
    ({"length": 13}, "must stand on 0 to 13"),
]


@pytest.mark.parametrize(("changes", "says"), WRONG_TABLES, ids=lambda part: part if isinstance(part, str) else "")
def test_what_is_wrong_on_the_table_is_told(changes: dict[str, Any], says: str) -> None:
    problems = wrong_with(edited("TakingCards", "", changes))

    assert any(re.search(says, problem) for problem in problems), problems


WRONG_FRAMES: list[tuple[str, str, dict[str, Any], str]] = [
    ("Setup", "draft_heroes", {"top.pool": []}, "every hero board must lie in one place"),
    ("Setup", "draft_heroes", {"top.chosen": 9}, "chosen must be 0 to 3"),
    ("Setup", "draft_heroes", {"top.chosen": 2}, "whoever has chosen has a hero"),
    ("Setup", "draft_heroes", {"first": -1}, "first is -1"),
    ("Setup", "draft_heroes", {"seats.0.xp": 1}, "nothing has been handed out yet"),
    ("Setup", "draft_boards", {"top.boards": []}, "every partnership board must lie in one place"),
    ("Setup", "draft_heroes", {"top.offer": [0, 99]}, "every hero board"),
    ("Setup", "draft_boards", {"top.chosen": 2}, "the boards chosen so far"),
    ("TakingCards", "", {"top.turn_of": 9}, "turn_of must be 0 to 3"),
    ("TakingCards", "", {"top.turn_of": -1}, "turn_of must be 0 to 3"),
    ("TakingCards", "", {"top.step": "form_initiative"}, "the figures of those who have taken"),
    ("PlayingCards", "choose_cards", {"top.chosen": []}, "one list for each player"),
    ("PlayingCards", "choose_cards", {"top.chosen": [["ro.action.001"], [], []]}, "two different cards of the hand"),
    ("PlayingCards", "choose_cards", {"top.step": "reveal"}, "two different cards of the hand"),
    (
        "PlayingCards",
        "choose_cards",
        {"top.step": "apply_effects", "top.chosen": [["ro.action.001"]] * 3},
        "end the timeline",
    ),
    ("EndOfChapter", "choose_kept_cards", {"top.kept": []}, "kept must be one list for each player"),
    (
        "EndOfChapter",
        "choose_kept_cards",
        {"top.kept": [["ro.action.001"], [], []]},
        "kept must be cards of the timeline",
    ),
    ("EndOfChapter", "choose_kept_cards", {"top.place": -1}, "place must be 0 to"),
    ("EndOfChapter", "choose_kept_cards", {"chapter": 3, "turn": 10}, "this is not the moment"),
    ("FinalScoring", "choose_objectives", {"top.objectives": []}, "one inactive symbol for each player"),
    ("FinalScoring", "choose_objectives", {"top.step": "score_objectives"}, "one inactive symbol for each player"),
    ("EffectOfCard", "", {"top.seat": 3}, "seat must be 0 to 2"),
    ("EffectOfCard", "", {"top.place": 99}, "there must be a card with such an effect"),
    ("EffectOfCard", "", {"top.eased": 100}, "eased must be 0 to 99"),
    ("EffectOfCard", "lose_symbols", {"top.owed": 4}, "owed must be 0 to 3"),
    ("EffectOfCard", "lose_symbols", {"top.step": "weigh"}, "nothing is owed here"),
    ("CupPairs", "", {"top.own": 9, "top.others": 9, "top.pairs": 9}, "own must be 0 to"),
    ("CupPairs", "", {"top.pairs": 0}, "pairs must be 1 to"),
    ("PartnershipGain", "give_bonus", {"top.track": 3}, "there is no such track"),
    ("PartnershipGain", "give_bonus", {"tracks": [0, 0, 0]}, "the marker stands on no bonus"),
    ("ChosenTrack", "", {"top.points": -1}, "points must be 0 to"),
    ("ChosenSymbols", "", {"top.picks": 100}, "picks must be 0 to 99"),
    ("AbilityRefresh", "", {"top.seat": -1}, "seat must be 0 to 2"),
    ("AbilityWindow", "", {"top.window": "taking"}, "window must be start_of_"),
    ("AbilityWindow", "", {"top.passed": [5]}, "passed must name players once"),
    ("MarketSwap", "", {"top.first": 99}, "two cards must lie in the market"),
    ("MarketTrade", "", {"top.place": 99}, "what is wanted must lie in the market"),
    ("MarketTrade", "choose_market_card", {"top.step": "choose_hand_card"}, "what is wanted must lie in the market"),
    ("PairChange", "", {"top.seat": 3}, "seat must be 0 to 2"),
    ("Uncovering", "", {"top.count": 100}, "count must be 0 to 99"),
    ("TokenExchange", "", {"top.count": -1}, "count must be 0 to 99"),
    ("Repeat", "", {"top.seat": 7}, "seat must be 0 to 2"),
    ("Repeat", "", {"stack.0.step": "take_cards"}, "cannot wait upon Chapter at take_cards"),
    ("ChosenSymbols", "", {"stack.0": {"frame": "FinalScoring", "step": "end", "objectives": []}}, "cannot wait upon"),
]


@pytest.mark.parametrize(("frame", "step", "changes", "says"), WRONG_FRAMES)
def test_what_waits_and_cannot_is_told(frame: str, step: str, changes: dict[str, Any], says: str) -> None:
    problems = wrong_with(edited(frame, step, changes))

    assert any(says in problem for problem in problems), problems


def test_a_wrong_field_does_not_hide_what_else_is_wrong() -> None:
    position = edited("TakingCards", "", {"seats.0.xp": "many", "seats.1.vp": -1, "tracks": [0, 99, 0]})
    position["format"] = 9
    position["chance"] = {"kind": "dice"}
    position["note"] = "mine"
    del position["state"]["turn"]

    problems = "; ".join(wrong_with(position))

    for part in ("format", "chance", "note", "seats[0].xp", "points -1", "0 to 24", "turn is missing"):
        assert part in problems


def test_cards_may_lie_wherever_somebody_wants_them_to() -> None:
    position = edited("PlayingCards", "choose_cards", {"top.chosen": [[], [], []]})
    for mine in position["state"]["seats"]:
        position["state"]["deck"] += mine["hand"][mine["hand"] and 1 :]
        mine["hand"] = mine["hand"][:1]
        mine["unseen"] = []

    match = oldpath.import_match(position)

    for _ in games.questions(match, random.Random(3)):
        pass
    assert match.over


def test_whoever_has_one_card_left_lays_that_one() -> None:
    position = edited("PlayingCards", "choose_cards", {"top.chosen": [[], [], []]})
    mine = position["state"]["seats"][0]
    position["state"]["deck"] += mine["hand"][1:]
    mine["hand"], mine["unseen"] = mine["hand"][:1], []
    laid = mine["hand"][0]

    match = oldpath.import_match(position)

    assert {ask.seat for ask in match.asks} == {1, 2}
    while match.asks[0].join == "all":
        match.answer(match.asks[0].seat, 0)
    assert match.view(None)["seats"][0]["timeline"][-1] == laid
    assert match.view(None)["seats"][0]["hand_count"] == 0
