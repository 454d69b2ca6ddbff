"""The one door to chance."""

import random
from collections import Counter

import pytest

from oldpath import BadMatch, RulesBug
from oldpath.kernel.chance import Borrowed, Recorded, Scripted, Sealed, Seeded


@pytest.mark.parametrize("chance", [Seeded(3), Sealed(b"s" * 32), Borrowed(random.Random(1))])
@pytest.mark.parametrize("n", [1, 2, 6, 7, 80])
def test_every_number_below_n_comes_about_equally_often(chance: Seeded | Sealed | Borrowed, n: int) -> None:
    counts = Counter(chance.below(n, "test") for _ in range(400 * n))

    assert set(counts) == set(range(n))
    assert max(counts.values()) < 400 * 1.4
    assert min(counts.values()) > 400 * 0.6


def test_the_same_seed_gives_the_same_answers_and_another_does_not() -> None:
    one, same, other = (Seeded(seed) for seed in (5, 5, 6))

    answers = [one.below(1000, "") for _ in range(20)]

    assert answers == [same.below(1000, "") for _ in range(20)]
    assert answers != [other.below(1000, "") for _ in range(20)]


@pytest.mark.parametrize("chance", [Seeded(9), Sealed(b"k" * 32), Scripted([3, 1, 4]), Recorded([3, 1, 4])])
def test_a_copy_answers_the_same_and_leaves_the_original_alone(chance: Seeded | Sealed | Scripted | Recorded) -> None:
    copy = chance.copy()

    answers = [copy.below(5, "x") for _ in range(3)]

    assert [chance.below(5, "x") for _ in range(3)] == answers


def test_sealed_chance_has_a_stream_of_its_own_for_each_purpose() -> None:
    secret = b"q" * 32
    deck_first, die_first = Sealed(secret), Sealed(secret)
    deck = [deck_first.below(80, "deck") for _ in range(5)]
    die = [deck_first.below(6, "die") for _ in range(5)]

    assert [die_first.below(6, "die") for _ in range(5)] == die
    assert [die_first.below(80, "deck") for _ in range(5)] == deck


def test_a_commitment_is_published_before_and_checked_after() -> None:
    import hashlib

    sealed = Sealed()
    promise = sealed.commitment()
    sealed.below(6, "die")

    assert hashlib.sha256(sealed.secret).hexdigest() == promise
    assert len(sealed.secret) == 32
    assert Sealed().commitment() != promise


def test_sealed_streams_are_rederived_from_the_revealed_secret() -> None:
    sealed = Sealed()
    drawn = [sealed.below(80, "main deck") for _ in range(30)]

    assert [Sealed(sealed.secret).below(80, "main deck") for _ in range(1)] == drawn[:1]
    checker = Sealed(sealed.secret)
    assert [checker.below(80, "main deck") for _ in range(30)] == drawn


def test_an_unplanned_question_fails_the_test() -> None:
    chance = Scripted([2])
    assert chance.below(6, "die") == 2

    with pytest.raises(RulesBug, match="the inn"):
        chance.below(6, "the inn")
    with pytest.raises(RulesBug, match="below 2"):
        Scripted([2]).below(2, "coin")


@pytest.mark.parametrize("answers", [[], [6], [-1]])
def test_a_record_that_does_not_fit_is_a_bad_match(answers: list[int]) -> None:
    with pytest.raises(BadMatch):
        Recorded(answers).below(6, "die")
