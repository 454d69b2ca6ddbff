"""Why not? Everything a player could want and may not have is answered by a rule, in words (play.md's first wish)."""

import os
import random
from functools import cache

import pytest

import oldpath
from oldpath import Match
from oldpath.kernel import text
from tests.kit import games

MANY = int(os.environ.get("OLDPATH_REFUSAL_POSITIONS", "10000"))


@cache
def sentence(lang: str, code: str) -> bool:
    """Is there a sentence for this refusal?"""
    return text.known(lang, f"refusal-{code}")


def check_position(match: Match, seats: list[int]) -> int:
    """Every intent of the game at this position, for these seats; how many were refused."""
    refused = 0
    for seat in seats:
        ask = match.ask_of(seat)
        legal = set(ask.keys) if ask is not None else set()
        for intent in match.plaque.intents(match.game):
            refusal = match.why_not(seat, intent)
            assert (refusal is None) == (intent in legal), intent
            if refusal is not None:
                refused += 1
                assert text.known("en", refusal.rule), f"{intent}: rule {refusal.rule} is not in the index"
                assert sentence("en", refusal.code), f"{intent}: no sentence for {refusal.code}"
                assert refusal.facts, f"{intent}: {refusal.code} tells no fact"
    return refused


def positions(count: int, seed: int) -> int:
    """Check so many random positions of random games; how many refusals were given."""
    refused = found = 0
    tables = iter(games.tables(oldpath.games()["ronin"], count))
    chance = random.Random(seed)
    while found < count:
        for question in games.questions(next(tables).open(), chance):
            if chance.random() < 0.1:
                found += 1
                refused += check_position(question, [chance.randrange(question.seats)])
    return refused


def test_every_refusal_names_a_rule_a_sentence_and_a_fact() -> None:
    assert positions(60, seed=1) > 10_000


@pytest.mark.slow
def test_every_refusal_of_ten_thousand_positions_names_a_rule() -> None:
    assert positions(MANY, seed=2) > MANY * 100


def test_refusals_can_be_said_in_words() -> None:
    match = oldpath.new_match("ronin", seats=3, seed=5, options={"heroes": "geralt,ciri,triss"})
    seat = match.asks[0].seat
    said = set()
    for intent in match.plaque.intents(match.game):
        refusal = match.why_not(seat, intent)
        if refusal is not None and refusal.code not in said:
            said.add(refusal.code)
            assert refusal.rule in refusal.say("en")
            assert "{" not in refusal.say("en")
    assert len(said) > 4


@pytest.mark.parametrize(
    "intent", ["", "take", "take.slot.9", "play.nothing", "use.", "lose.token.cup", "x" * 500, "take.slot.-1"]
)
def test_nonsense_is_refused_in_words(intent: str) -> None:
    match = oldpath.new_match("ronin", seats=3, seed=5, options={"heroes": "geralt,ciri,triss"})

    refusal = match.why_not(match.asks[0].seat, intent)

    assert refusal is not None
    assert refusal.code == "unknown_intent"
    assert len(refusal.say("en")) < 200
