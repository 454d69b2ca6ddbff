"""Asks of one seat and of several: sealed, first come, voted."""

import pytest

from oldpath import Match, Option, Refused
from oldpath.kernel.frame import outcome
from tests.kernel.toy import NUMBERS, Number, state_of, toy


def to_the_race(players: int = 3) -> Match:
    """A toy match after its vote."""
    match = toy(players=players)
    for seat in range(players):
        match.answer(seat, 0)
    return match


def to_the_bids() -> Match:
    """A toy match where seats 0 and 1 bid, sealed: seat 0 has 1 gold, seat 1 has 2."""
    match = to_the_race()
    match.answer(0, "number.1")
    match.answer(1, "number.2")
    return match


def test_a_vote_takes_the_option_with_most_votes() -> None:
    match = toy()

    for seat, number in enumerate((1, 2, 1)):
        match.answer(seat, f"number.{number}")

    assert state_of(match).colour == 1


def test_a_tied_vote_is_broken_by_the_appointed_seat() -> None:
    match = toy(players=2)

    match.answer(0, "number.3")
    match.answer(1, "number.2")

    assert state_of(match).colour == 2


@pytest.mark.parametrize(
    ("votes", "appointed", "winner"),
    [
        ([0, 1, 1], 0, 1),
        ([0, 1, 2], 2, 2),
        ([2, 2, 1, 1, 0], 4, 1),
        ([3], 0, 3),
        ([0, 0, 1, 1], 3, 1),
        ([-1, -1, 2], 2, 2),
        ([-1, 1, -1, 0], 0, 0),
    ],
)
def test_the_outcome_of_a_vote(votes: list[int], appointed: int, winner: int) -> None:
    assert outcome(votes, appointed) == winner


def test_in_a_race_whoever_answers_first_acts_and_all_are_asked_anew() -> None:
    match = to_the_race()
    before = {ask.seat: ask.number for ask in match.asks}

    match.answer(2, "number.2")

    assert [purse.gold for purse in state_of(match).seats] == [0, 0, 2]
    assert {ask.seat for ask in match.asks} == {0, 1, 2}
    assert all(ask.number > before[ask.seat] for ask in match.asks)
    assert {ask.join for ask in match.asks} == {"first"}


def test_sealed_answers_stay_sealed_until_all_have_answered() -> None:
    match = to_the_bids()

    assert [(ask.seat, ask.join) for ask in match.asks] == [
        (0, "all"),
        (1, "all"),
    ]  # seat 2 has no gold: nothing to choose
    spectator = match.view(None)["asks"]
    assert spectator == [{"seat": 0, "join": "all"}, {"seat": 1, "join": "all"}]

    match.answer(1, "number.1")

    assert match.view(0)["asks"][0]["options"] == ["number.0", "number.1"]
    assert "bids" not in match.view(1)
    match.answer(0, "number.0")
    assert match.over
    assert state_of(match).bids == [0, 1, 0]


def test_an_answer_of_another_seat_keeps_the_number_of_a_sealed_ask() -> None:
    match = to_the_bids()
    number = match.asks[1].number

    match.answer(0, 0)

    assert match.asks[0].number == number


ODD_OPTIONS = [-1, 4, 10**30, 10**5000, "number.9", "", "x" * 9999, None, 1.5, [], {}, b"x", True, object()]


@pytest.mark.parametrize("option", [*ODD_OPTIONS, Option(), Number(9)], ids=lambda one: type(one).__name__)
def test_what_is_not_an_option_is_refused_and_changes_nothing(option: object) -> None:
    match = toy()
    before = match.export()

    with pytest.raises(Refused) as refused:
        match.answer(0, option)  # type: ignore[arg-type]

    assert refused.value.rule
    assert match.export() == before
    assert len(match.asks) == 3


@pytest.mark.parametrize("seat", [3, -1, "0", None, 0.5, [], True, 1.0, 10**5000], ids=lambda seat: type(seat).__name__)
def test_an_unknown_seat_is_refused(seat: object) -> None:
    match = toy()

    refusal = match.why_not(seat, 0)  # type: ignore[arg-type]
    with pytest.raises(Refused) as refused:
        match.answer(seat, 0)  # type: ignore[arg-type]

    assert refused.value.code == "no_such_seat"
    assert refusal == refused.value.refusal


@pytest.mark.parametrize("option", [None, 7, [], Number(3)])
def test_a_refusal_offers_the_seats_own_options_never_another_seats(option: object) -> None:
    match = to_the_race()
    match.answer(0, "number.2")
    match.answer(1, "number.1")
    assert [ask.keys for ask in match.asks] == [("number.0", "number.1", "number.2"), ("number.0", "number.1")]

    with pytest.raises(Refused) as refused:
        match.answer(1, option)  # type: ignore[arg-type]

    assert set(refused.value.fixes) <= {"number.0", "number.1"}


def test_why_not_takes_what_answer_takes() -> None:
    match = toy()

    assert [match.why_not(1, intent) for intent in (0, NUMBERS[2], "number.3")] == [None, None, None]
    refusal = match.why_not(1, 4)
    assert refusal is not None
    assert refusal.code == "not_an_option"


def test_an_option_that_only_shares_its_key_is_not_the_one_offered() -> None:
    match = toy()
    stale = Number(2.0)  # type: ignore[arg-type]
    assert stale.key != "number.2"

    class Other(Number, frozen=True):
        """Another kind of option, with the same key."""

    refusal = match.why_not(0, Other(2))

    assert refusal is not None
    assert refusal.code == "not_an_option"


def test_a_vote_on_one_option_is_not_asked() -> None:
    match = toy(colours=1)

    assert state_of(match).colour == 0
    assert {ask.name for ask in match.asks} == {"grab"}


def test_a_seat_without_a_vote_does_not_count() -> None:
    match = toy(silent=(0, 2))

    assert [ask.seat for ask in match.asks] == [1]
    match.answer(1, "number.3")

    assert state_of(match).colour == 3


def test_a_stale_answer_is_refused() -> None:
    match = toy()
    number = match.asks[0].number
    for seat in range(3):
        match.answer(seat, 0, number=match.ask_of(seat).number)  # type: ignore[union-attr]

    with pytest.raises(Refused) as refused:
        match.answer(0, 0, number=number)

    assert refused.value.code == "stale_ask"
    assert refused.value.facts["now"] == match.asks[0].number


def test_an_option_of_an_equal_value_is_the_same_option() -> None:
    match = toy()

    match.answer(0, type(NUMBERS[2])(2))

    assert match.choices == [2 | 1 << 20]


def test_a_seat_that_has_answered_waits() -> None:
    match = toy()
    match.answer(0, 0)

    with pytest.raises(Refused) as refused:
        match.answer(0, 0)

    assert refused.value.code == "not_asked"
    assert "1, 2" in str(refused.value.facts["waiting"])


def test_nothing_is_asked_after_the_end() -> None:
    match = toy(players=1)
    match.answer(0, 0)
    match.answer(0, "number.2")
    match.answer(0, "number.1")
    match.answer(0, 0)

    assert match.over
    assert match.asks == []
    assert match.result is not None
    with pytest.raises(Refused) as refused:
        match.answer(0, 0)
    assert refused.value.code == "match_over"
