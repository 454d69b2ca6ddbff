"""Whatever goes into the public face, nothing but our own errors comes out, and nothing has changed."""

import os
import random
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oldpath
from oldpath import BadContent, BadMatch, Match, OldpathError, Option, Refused
from oldpath.games.ronin.options import KeepCard
from oldpath.kernel import history

MANY = int(os.environ.get("OLDPATH_ANYTHING", "20000"))


class Hostile:
    """What cannot even be written down."""

    def __repr__(self) -> str:
        raise ValueError("no")


class Word(str):
    """A word that is none of Python's own."""

    __slots__ = ()


def nested(depth: int, hull: Callable[[Any], Any]) -> object:
    """A thing in a thing in a thing."""
    thing: object = None
    for _ in range(depth):
        thing = hull(thing)
    return thing


ODD: tuple[Any, ...] = (
    *(10**5000, -(2**64), 2**31, "x" * 10**6, "\ud800", "\0", b"x", bytearray(b"x"), Word("take.top")),
    *(nested(5000, hull) for hull in (lambda thing: [thing], lambda thing: {"a": thing}, lambda thing: (thing,))),
    *(Option(), KeepCard("one", 7), KeepCard(1, []), int, len, range(3), {1}, frozenset(), 1j, ..., NotImplemented),  # type: ignore[arg-type]
    *(object(), Hostile()),
    *(
        "take.top",
        "take.slot.",
        "exchange.magic",
        "symbol.magic.combat",
        "lose..",
        "use.geralt.1",
        "replace.slot.\u0663",
    ),
)
PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.binary(max_size=5)
ANYTHING = st.sampled_from(ODD) | st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
SEATS = st.integers(0, 2) | ANYTHING


@cache
def open_match(answers: int) -> Match:
    """A match some answers into the game."""
    match = oldpath.new_match("ronin", seats=3, seed=5)
    dice = random.Random(answers)
    for _ in range(answers):
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.randrange(len(ask.options)))
    return match


MATCHES = st.sampled_from((0, 3, 9, 12, 40, 100)).map(open_match)


def only_ours(act: Callable[..., object], *handed_in: object) -> None:
    """It works, or it is refused in words."""
    refusal = "-"
    try:
        act(*handed_in)
    except OldpathError as error:
        refusal = str(error)
    assert 0 < len(refusal) < 20_000


def check_match(match: Match, seat: object, thing: object, number: object) -> None:
    """Everything that a match can be asked."""
    before = match.export(), match.save()
    for act in (match.view, match.log, match.clone().undo):
        only_ours(act, seat)
    only_ours(match.redeal, seat, thing)
    only_ours(match.why_not, seat, thing)
    only_ours(match.clone().answer, seat, thing, number)
    for ask in match.asks:
        only_ours(ask.say, thing)
    assert (match.export(), match.save()) == before


def check_doors(game: object, seats: object, seed: object, options: object, value: object) -> None:
    """Everything that makes a match."""
    only_ours(oldpath.new_match, game)
    only_ours(oldpath.new_match, "ronin", seats, seed, options)
    for name in ("side", "heroes", "first"):
        only_ours(oldpath.new_match, "ronin", 3, 1, {name: value})
    only_ours(lambda chance: oldpath.new_match("ronin", chance=chance), value)
    only_ours(lambda packs: oldpath.new_match("ronin", packs=packs), value)
    only_ours(lambda packs: oldpath.new_match("ronin", packs=packs), (value,))
    only_ours(oldpath.load_match, value)
    only_ours(oldpath.import_match, value)
    only_ours(oldpath.import_match, {"game": value})
    only_ours(oldpath.import_match, {"game": "ronin", "state": value, "chance": value})
    only_ours(oldpath.import_match, {"game": "ronin", "state": {"stack": [value], "seats": [value]}})


def packed(log: dict[str, Any]) -> bytes:
    """A log that whoever wrote it could put into a save."""
    data = zlib.compress(msgspec.msgpack.encode(log))
    return history.MAGIC + zlib.crc32(data).to_bytes(4, "big") + data


def unpacked(match: Match) -> dict[str, Any]:
    """What a save holds."""
    log: dict[str, Any] = msgspec.msgpack.decode(zlib.decompress(match.save()[8:]))
    return log


WRITABLE = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.floats() | st.sampled_from(("", "ronin", "B", "lot")),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(("side", "first", "x")), inner),
)


def check_save(match: Match, field: str, value: object, at: int) -> None:
    """A save written by somebody else: a field of it changed, or one number of a list."""
    log = unpacked(match)
    numbers = log[field]
    if at >= 0 and isinstance(numbers, list) and numbers:
        numbers[at % len(numbers)] = value
    else:
        log[field] = value
    try:
        loaded = oldpath.load_match(packed(log))
    except BadMatch:
        return
    loaded.view(0)
    loaded.log(None)


FIELDS = st.sampled_from(sorted(unpacked(open_match(12))))
QUICK = settings(max_examples=150, deadline=None, derandomize=True)
LONG = settings(max_examples=MANY, deadline=None)
THINGS = {"match": MATCHES, "seat": SEATS, "thing": ANYTHING, "number": st.none() | st.integers(1, 20) | ANYTHING}
DOORS = dict.fromkeys(("game", "seats", "seed", "options", "value"), ANYTHING)
SAVES = {"match": MATCHES, "field": FIELDS, "value": WRITABLE, "at": st.integers(-1, 50)}

test_a_match_answers_anything_in_words = QUICK(given(**THINGS)(check_match))
test_no_match_is_made_of_just_anything = QUICK(given(**DOORS)(check_doors))
test_a_save_that_somebody_else_wrote_is_loaded_or_refused = QUICK(given(**SAVES)(check_save))
test_many_things_are_answered_in_words = pytest.mark.slow(LONG(given(**THINGS)(check_match)))
test_no_match_is_made_of_many_things = pytest.mark.slow(LONG(given(**DOORS)(check_doors)))
test_many_saves_are_loaded_or_refused = pytest.mark.slow(LONG(given(**SAVES)(check_save)))


@pytest.mark.parametrize("thing", ODD, ids=lambda thing: type(thing).__name__)
def test_odd_things_are_answered_in_words(thing: object) -> None:
    check_match(open_match(12), 0, thing, None)
    check_match(open_match(12), thing, 0, None)
    check_match(open_match(12), open_match(12).asks[0].seat, 0, thing)
    check_doors(*[thing] * 5)


def test_a_save_that_grows_without_end_is_refused() -> None:
    data = zlib.compress(b"\0" * (history.LARGEST + 1))

    with pytest.raises(BadMatch, match="unpacks to more than"):
        oldpath.load_match(history.MAGIC + zlib.crc32(data).to_bytes(4, "big") + data)


def test_a_save_nested_without_end_is_refused() -> None:
    data = zlib.compress(b"\x91" * 100_000)

    with pytest.raises(BadMatch):
        oldpath.load_match(history.MAGIC + zlib.crc32(data).to_bytes(4, "big") + data)


def test_a_save_of_another_table_or_game_is_a_bad_match() -> None:
    for field, value in (("game", "chess"), ("seats", 9), ("options", {"side": "Q"})):
        with pytest.raises(BadMatch):
            oldpath.load_match(packed(unpacked(open_match(3)) | {field: value}))
    with pytest.raises(BadMatch, match="names its game"):
        oldpath.import_match({"game": "chess"})


@pytest.mark.parametrize("packs", [None, 7, "folder", ("no/such/folder",), (None,), [Path("x" * 300)], ("\0",)])
def test_what_is_no_content_pack_is_bad_content(packs: object) -> None:
    with pytest.raises(BadContent):
        oldpath.new_match("ronin", packs=packs)  # type: ignore[arg-type]


def test_chance_must_be_able_to_answer() -> None:
    with pytest.raises(Refused) as refused:
        oldpath.new_match("ronin", chance=random.Random(1))  # type: ignore[arg-type]

    assert refused.value.code == "wrong_chance"


@pytest.mark.parametrize("lang", ["", "de", "../en", "en\0", None, 7, []])
def test_a_language_that_we_do_not_speak_is_answered_in_english(lang: object) -> None:
    ask = open_match(3).asks[0]
    refusal = open_match(3).why_not(ask.seat, "dance")
    assert refusal is not None

    speakers: tuple[Callable[..., str], ...] = (ask.say, ask.options[0].label, refusal.say)

    assert [say(lang) for say in speakers] == [say("en") for say in speakers]
