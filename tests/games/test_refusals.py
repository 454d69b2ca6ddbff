"""Why not? Everything a player could want and may not have is answered by a rule, in words (play.md's first wish)."""

import os
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import islice

import msgspec
import pytest

import oldpath
from oldpath import Match
from oldpath.kernel import text
from oldpath.kernel.errors import Refusal
from tests.kit import games

MANY = int(os.environ.get("OLDPATH_REFUSAL_POSITIONS", "10000"))
GAMES = sorted(oldpath.games())
FEW = {"ronin": 60, "old-world": 100}
"""How many positions are enough for every day: a seat of Old World can want some two thousand things."""
LONGEST = 5_000
VERBS = ("go-on", "discard", "meditate")
NUMBERS = ("seat", "other", "cards", "gold", "price", "cost", "level", "limit", "potions", "offered")
THINGS: dict[str, str | int] = {
    "attribute": "combat",
    "faces": "135",
    "place": "ow.place.cintra",
    "here": "ow.place.vizima",
    "quest": "ow.city.01",
    "card": "ow.action.001",
    "beneath": "ow.action.002",
    "monster": "ow.monster.leshen",
    "potion": "ow.potion.swallow",
    "thing": "ow.trophy.school.wolf",
    "school": "ow.school.wolf",
}
RAW_ID = re.compile(r"\w\.\w")


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


def positions(game: str, seed: int) -> Iterator[Match]:
    """Random positions of random games, without end; the caller must leave them as they are."""
    chance = random.Random(seed)
    for table in games.tables(oldpath.games()[game], LONGEST):
        for question in games.questions(table.open(), chance):
            if chance.random() < 0.1:
                yield question


def check_positions(game: str, count: int, seed: int) -> None:
    """Check so many random positions; nearly everything that one could want is refused."""
    chance = random.Random(seed)
    wanted = refused = 0
    for match in islice(positions(game, seed), count):
        wanted += sum(1 for _ in match.plaque.intents(match.game))
        refused += check_position(match, [chance.randrange(match.seats)])
    assert refused > wanted * 0.9


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_names_a_rule_a_sentence_and_a_fact(game: str) -> None:
    check_positions(game, FEW.get(game, 40), seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_ten_thousand_positions_names_a_rule(game: str) -> None:
    check_positions(game, MANY, seed=2)


def bare_words(refusal: Refusal) -> dict[str, str]:
    """The facts that are plain English words, for sentences to choose by and never to say."""
    facts = {name: fact for name, fact in refusal.facts.items() if isinstance(fact, str)}
    return {name: fact for name, fact in facts.items() if re.fullmatch("[a-z-]+", text.name("en", fact))}


def shown(refusal: Refusal, lang: str, fact: str, word: str) -> bool:
    """Does the sentence show this fact as it came? Then it shows another word in its place as well."""
    strange = msgspec.structs.replace(refusal, facts={**refusal.facts, fact: "qqq"})
    return word in refusal.say(lang) and "qqq" in strange.say(lang)


def check_words(refusal: Refusal) -> None:
    """The refusal can be said in every language, without an id or an English word."""
    for lang in text.LANGUAGES:
        said = refusal.say(lang)
        assert sentence(lang, refusal.code), f"{refusal.code} is not said in {lang}"
        assert refusal.rule in said
        assert "{" not in said
        assert not RAW_ID.search(said.replace(str(refusal.facts.get("intent")), "")), f"{lang}: {said}"
        if lang != "en":
            leaks = [word for fact, word in bare_words(refusal).items() if shown(refusal, lang, fact, word)]
            assert not leaks, f"{lang}: {said}"


@pytest.mark.parametrize("game", GAMES)
def test_refusals_can_be_said_in_words(game: str) -> None:
    said = set()
    for match in islice(positions(game, seed=3), FEW.get(game, 40)):
        seat = match.asks[0].seat
        for intent in match.plaque.intents(match.game):
            refusal = match.why_not(seat, intent)
            if refusal is None:
                continue
            kind = (refusal.code, *bare_words(refusal).values())
            if kind not in said:
                said.add(kind)
                check_words(refusal)
    assert len({code for code, *_ in said}) > 15


@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_refusal_of_old_world_can_be_said_in_words(number: int) -> None:
    oldpath.games()["old-world"].open_box(())
    english = (files("oldpath.text") / "en" / "refusals-old-world.ftl").read_text(encoding="utf-8")
    codes = re.findall(r"^refusal-(\w+) =", english, re.MULTILINE)

    for code in codes:
        for words in zip(("city", "wilds", "city"), ("forest", "mountain", "water"), VERBS, strict=True):
            bare = dict(zip(("deck", "terrain", "verb"), words, strict=True))
            check_words(Refusal("OW-123", code, dict.fromkeys(NUMBERS, number) | THINGS | bare))
    assert len(codes) > 60


@pytest.mark.parametrize(
    "intent", ["", "take", "take.slot.9", "play.nothing", "use.", "lose.token.cup", "x" * 500, "take.slot.-1"]
)
def test_nonsense_is_refused_in_words(intent: str) -> None:
    match = oldpath.new_match("ronin", seats=3, seed=5, options={"heroes": "geralt,ciri,triss"})

    refusal = match.why_not(match.asks[0].seat, intent)

    assert refusal is not None
    assert refusal.code == "unknown_intent"
    assert len(refusal.say("en")) < 200
