"""Dice poker (OW-148 to OW-169, OW-419 to OW-424)."""

import itertools

import pytest

from oldpath.games.old_world import poker
from tests.kit.old_world import Road, Witcher, rule

DICE = "poker dice"


def at_dice(road: Road, wolf: Witcher, bear: Witcher, mine: tuple[int, ...], theirs: tuple[int, ...]) -> None:
    """The wolf challenges the bear; both have thrown."""
    bear.given(place="vizima", gold=2)
    wolf.given(place="vengerberg", gold=2, hand=road.cards("a", "b"))
    road.planned(DICE, *mine, *theirs)
    road.travelling()
    wolf.chooses("go.place.vizima", "pay.a", "dice_with.2")


@rule("OW-148")
def test_only_witchers_at_the_place_can_be_challenged_and_the_active_player_picks(road: Road) -> None:
    wolf, bear, cat, viper = road.table("wolf", "bear", "cat", "viper")
    bear.given(place="vizima", gold=1)
    cat.given(place="vizima", gold=1)
    viper.given(gold=1)
    wolf.given(place="vengerberg", gold=1, hand=road.cards("a", "b"))
    road.travelling()
    wolf.chooses("go.place.vizima", "pay.a")

    assert wolf.is_offered("dice_with.2", "dice_with.3")
    wolf.is_refused("dice_with.4", because="OW-148")
    wolf.is_refused("dice_with.1", because="OW-148")


@rule("OW-149", "OW-152")
def test_the_challenged_witcher_cannot_decline_and_both_throw_at_once(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")

    at_dice(road, wolf, bear, (1, 2, 3, 4, 6), (1, 1, 3, 4, 6))

    road.waits_for(bear, "reroll")
    assert road.match.view(None)["dice"]["faces"] == [[1, 2, 3, 4, 6], [1, 1, 3, 4, 6]]


@rule("OW-150")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 1), (1, 0)])
def test_both_need_a_gold(road: Road, mine: int, theirs: int) -> None:
    wolf, bear = road.table("wolf", "bear")
    bear.given(place="vizima", gold=theirs)
    wolf.given(place="vengerberg", gold=mine, hand=road.cards("a", "b"))
    road.travelling()
    wolf.chooses("go.place.vizima", "pay.a")

    wolf.is_refused("dice_with.2", because="OW-150")


@rule("OW-151", "OW-169", "OW-EX-23")
def test_both_stake_1_the_bank_adds_1_and_the_winner_takes_3(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    at_dice(road, wolf, bear, (1, 1, 2, 3, 4), (2, 2, 3, 3, 5))
    assert (wolf.gold, bear.gold) == (1, 1)

    road.planned(DICE, 3)
    bear.chooses("reroll.5")
    road.planned(DICE, 2, 2, 5)
    wolf.chooses("reroll.234")

    assert (wolf.gold, bear.gold) == (1, 4)


@rule("OW-153", "OW-154")
def test_the_other_rerolls_first_then_the_active_player_knowing_the_result(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    at_dice(road, wolf, bear, (1, 2, 3, 4, 6), (1, 2, 3, 4, 6))

    road.waits_for(bear, "reroll")
    road.planned(DICE, 6)
    bear.chooses("reroll.1")
    assert road.match.view(0)["dice"]["faces"][1] == [2, 3, 4, 6, 6]
    road.waits_for(wolf, "reroll")
    wolf.chooses("keep_dice")

    assert (wolf.gold, bear.gold) == (1, 4)
    road.waits_for(wolf, "travel")


@rule("OW-155")
def test_any_number_of_own_dice_is_thrown_once_more_together(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    at_dice(road, wolf, bear, (1, 1, 2, 3, 4), (1, 1, 1, 1, 2))

    bear.may_choose(
        "keep_dice", "reroll.1", "reroll.2", "reroll.11", "reroll.12", "reroll.111", "reroll.112", "reroll.1111",
        "reroll.1112", "reroll.11112",
    )  # fmt: skip
    bear.is_refused("reroll.3", because="OW-155")
    bear.chooses("keep_dice")
    road.planned(DICE, 6, 6, 6, 6, 6)
    wolf.chooses("reroll.11234")

    assert (wolf.gold, bear.gold) == (4, 1)


HANDS = [
    (1, 2, 3, 4, 6),
    (1, 1, 2, 3, 4),
    (1, 1, 2, 2, 3),
    (1, 1, 1, 2, 3),
    (1, 2, 3, 4, 5),
    (2, 3, 4, 5, 6),
    (1, 1, 1, 2, 2),
    (1, 1, 1, 1, 2),
    (1, 1, 1, 1, 1),
]


@rule("OW-156", "OW-157", "OW-158", "OW-159", "OW-160", "OW-161", "OW-162", "OW-163", "OW-164")
@pytest.mark.parametrize("rank", range(9))
def test_the_ranks_of_hands(rank: int) -> None:
    assert poker.rank(HANDS[rank]) == rank
    for lower in range(rank):
        best = max((dice for dice in all_hands() if poker.rank(dice) == lower), key=poker.strength)
        assert poker.beats(HANDS[rank], best, tie=False)
        assert not poker.beats(best, HANDS[rank], tie=True)


def all_hands() -> list[tuple[int, ...]]:
    """Every hand of five dice, sorted."""
    return list(itertools.combinations_with_replacement(range(1, 7), 5))


@rule("OW-157", "OW-164")
def test_how_many_hands_there_are_of_each_rank() -> None:
    found = [0] * 9
    for dice in itertools.product(range(1, 7), repeat=5):
        found[poker.rank(dice)] += 1

    assert found == [480, 3600, 1800, 1200, 120, 120, 300, 150, 6]


@rule("OW-165", "OW-EX-07", "OW-EX-08")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ((6, 6, 3, 3, 2), (5, 5, 4, 4, 2)),
        ((5, 5, 1, 2, 3), (3, 3, 6, 4, 2)),
        ((5, 5, 5, 1, 2), (4, 4, 4, 6, 5)),
        ((6, 6, 2, 2, 1), (6, 6, 1, 1, 5)),
        ((3, 3, 3, 3, 1), (2, 2, 2, 2, 6)),
    ],
)
def test_of_one_rank_the_higher_combination_wins(higher: tuple[int, ...], lower: tuple[int, ...]) -> None:
    assert poker.beats(higher, lower, tie=False)
    assert not poker.beats(lower, higher, tie=True)


@rule("OW-166")
@pytest.mark.parametrize(("higher", "lower"), [((6, 6, 6, 1, 1), (5, 5, 5, 6, 6)), ((4, 4, 4, 3, 3), (4, 4, 4, 2, 2))])
def test_full_houses_compare_triples_then_pairs(higher: tuple[int, ...], lower: tuple[int, ...]) -> None:
    assert poker.beats(higher, lower, tie=False)


@rule("OW-167", "OW-EX-08")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ((5, 5, 6, 2, 1), (5, 5, 4, 3, 2)),
        ((5, 5, 6, 3, 1), (5, 5, 6, 2, 1)),
        ((1, 3, 4, 5, 6), (1, 2, 4, 5, 6)),
        ((2, 2, 2, 6, 1), (2, 2, 2, 5, 4)),
        ((4, 4, 1, 1, 6), (4, 4, 1, 1, 5)),
    ],
)
def test_then_the_highest_unused_die_decides(higher: tuple[int, ...], lower: tuple[int, ...]) -> None:
    assert poker.beats(higher, lower, tie=False)


@rule("OW-168")
@pytest.mark.parametrize("faces", [(1, 2, 3, 4, 5), (2, 2, 2, 3, 3), (6, 6, 6, 6, 6), (1, 2, 3, 4, 6)])
def test_when_all_is_equal_the_active_player_wins(road: Road, faces: tuple[int, ...]) -> None:
    wolf, bear = road.table("wolf", "bear")
    at_dice(road, wolf, bear, faces, faces)
    bear.chooses("keep_dice")
    wolf.chooses("keep_dice")

    assert (wolf.gold, bear.gold) == (4, 1)


def at_locals(road: Road, wolf: Witcher, mine: tuple[int, ...], theirs: tuple[int, ...], gold: int = 1) -> None:
    """The wolf plays the locals of Novigrad; both have thrown."""
    wolf.given(place="vizima", gold=gold, hand=road.cards("a", "b"))
    road.planned(DICE, *mine, *theirs)
    road.travelling()
    wolf.chooses("go.place.novigrad", "pay.a")


@rule("OW-419", "OW-420", "OW-422")
@pytest.mark.parametrize(("mine", "gold"), [((6, 6, 6, 1, 2), 3), ((1, 1, 2, 3, 4), 0)])
def test_the_locals_take_a_stake_of_1_and_pay_3(road: Road, mine: tuple[int, ...], gold: int) -> None:
    wolf, bear = road.table("wolf", "bear")
    at_locals(road, wolf, mine, (5, 5, 1, 2, 3))
    wolf.chooses("act")
    assert wolf.gold == 0
    bear.chooses("keep_dice")
    wolf.chooses("keep_dice")

    assert wolf.gold == gold
    assert bear.gold == 0


@rule("OW-420")
def test_without_gold_the_locals_do_not_play(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")
    at_locals(road, wolf, (), (), gold=0)

    wolf.is_refused("act", because="OW-420")


@rule("OW-421", "OW-423")
def test_the_player_to_the_right_throws_for_the_locals_and_rerolls_first(road: Road) -> None:
    wolf, bear, cat = road.table("wolf", "bear", "cat")
    at_locals(road, wolf, (1, 2, 3, 4, 5), (1, 2, 3, 4, 5))
    wolf.chooses("act")

    road.waits_for(cat, "reroll")
    cat.chooses("keep_dice")
    road.waits_for(wolf, "reroll")
    wolf.chooses("keep_dice")
    assert wolf.gold == 3
    assert bear.gold == 0


@rule("OW-424")
def test_the_locals_bar_no_fight(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    bear.given(place="novigrad", gold=1)
    at_locals(road, wolf, (1, 2, 3, 4, 5), (1, 1, 3, 4, 5))
    wolf.chooses("act")
    bear.chooses("keep_dice")
    wolf.chooses("keep_dice", "go_on")

    assert wolf.is_offered("attack_witcher.2")
