"""Phase II: the choice, and meditation (OW-170 to OW-187)."""

import pytest

from tests.kit.old_world import Road, rule

NAMES = ("combat", "defense", "alchemy", "specialty")


@rule("OW-170", "OW-EX-29")
def test_phase_ii_can_begin_at_any_moment_and_the_hand_is_kept(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="vizima", hand=road.cards("a", "b", "c"))
    road.travelling()

    wolf.chooses("go_on")

    road.waits_for(wolf, "deed")
    assert wolf.hand == ["a", "b", "c"]


@rule("OW-171")
def test_exactly_one_of_fight_meditation_and_exploration(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    bear.given(place="novigrad")
    wolf.given(place="novigrad", levels=[5, 1, 1, 1], hand=road.cards("a", "b"))
    road.choosing()

    wolf.may_choose("fight.monster.foglet", "attack_witcher.2", "meditate.combat", "explore.city", "explore.wilds")
    assert not wolf.is_offered("pass")


@rule("OW-172", "OW-173", "OW-473")
def test_after_it_the_turn_goes_on_with_phase_iii(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="novigrad", hand=road.cards("a", "b"))
    road.planned("exploration deck", "city.04")
    road.choosing()

    wolf.chooses("explore.city", "option.a")

    road.waits_for(wolf, "leave")
    wolf.is_refused("go.place.vizima", because="OW-128")
    wolf.is_refused("fight.monster.foglet", because="OW-171")


@rule("OW-175", "OW-176", "OW-177")
@pytest.mark.parametrize(
    ("place", "closed", "because"),
    [
        ("vizima", False, ""),
        ("kaer_morhen", False, "OW-176"),
        ("behelt_nar", False, "OW-176"),
        ("vizima", True, "OW-177"),
    ],
)
def test_where_a_witcher_can_be_attacked(road: Road, place: str, closed: bool, because: str) -> None:
    wolf, bear = road.table("wolf", "bear")
    for witcher in (wolf, bear):
        witcher.given(place=place, hand=road.cards(f"a{witcher.seat}", f"b{witcher.seat}"))
    if closed:
        road.state.closed_tavern = road.number(place, "place")
    road.choosing()

    if because:
        wolf.is_refused("attack_witcher.2", because=because)
    else:
        assert wolf.is_offered("attack_witcher.2")


@rule("OW-175")
def test_only_a_witcher_at_the_place_can_be_attacked(road: Road) -> None:
    wolf, bear, cat = road.table("wolf", "bear", "cat")
    wolf.given(place="vizima")
    bear.given(place="vizima")
    cat.given(place="novigrad")
    road.choosing()

    assert wolf.is_offered("attack_witcher.2")
    wolf.is_refused("attack_witcher.3", because="OW-175")


@rule("OW-177", "OW-252")
def test_the_closed_tavern_forbids_witcher_fights_only(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    wolf.given(place="novigrad", hand=road.cards("a", "b"))
    bear.given(place="novigrad")
    road.state.closed_tavern = road.number("novigrad", "place")
    road.choosing()

    wolf.may_choose("fight.monster.foglet", "explore.city", "explore.wilds")


@rule("OW-178")
def test_only_the_monster_of_the_place_can_be_fought(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="novigrad")
    road.choosing()

    assert wolf.is_offered("fight.monster.foglet")
    wolf.is_refused("fight.monster.harpy", because="OW-178")


@rule("OW-179")
@pytest.mark.parametrize(("level", "offered"), [(4, False), (5, True)])
@pytest.mark.parametrize("attribute", range(4))
def test_meditation_needs_level_5(road: Road, attribute: int, level: int, offered: bool) -> None:
    (wolf,) = road.table("wolf", "bear")[:1]
    levels = [1, 1, 1, 1]
    levels[attribute] = level
    wolf.given(levels=levels)
    road.choosing()

    assert wolf.is_offered(f"meditate.{NAMES[attribute]}") == offered
    if not offered:
        wolf.is_refused(f"meditate.{NAMES[attribute]}", because="OW-179")


@rule("OW-180")
def test_meditation_needs_a_trophy_that_is_left(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")
    wolf.given(levels=[5, 5, 1, 1])
    road.state.attribute_trophies[0] = 0
    road.choosing()

    assert wolf.is_offered("meditate.defense")
    wolf.is_refused("meditate.combat", because="OW-180")


@rule("OW-181")
def test_nobody_holds_two_attribute_trophies_alike(road: Road) -> None:
    wolf = road.table("wolf", "bear", "cat", "viper")[0]
    wolf.given(levels=[5, 1, 1, 1], keepsakes=["trophy.attribute.combat"])
    road.choosing()

    wolf.is_refused("meditate.combat", because="OW-181")


@rule("OW-182", "OW-183", "OW-184", "OW-185")
def test_meditation_gives_one_trophy_a_step_on_the_track_and_fatigue(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")
    wolf.given(levels=[5, 5, 1, 1], hand=road.cards("a", "b"), discard=[road.card("d")])
    road.choosing()

    wolf.chooses("meditate.combat")

    assert wolf.keepsakes == ["trophy.attribute.combat"]
    assert wolf.score == 1
    assert road.state.attribute_trophies == [0, 1, 1, 1]
    road.waits_for(wolf, "trash")
    wolf.chooses("trash.a")
    assert wolf.discard == []
    road.waits_for(wolf, "gain")  # All cards became one deck, so there was no hand to discard from (E-55).
    assert len(wolf.hand) == 3


@rule("OW-186", "OW-187")
def test_meditation_never_takes_the_winning_step_nor_any_fatigue(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")
    wolf.given(levels=[5, 1, 1, 1], score=3, hand=road.cards("a", "b"))
    road.choosing()

    wolf.chooses("meditate.combat")

    assert wolf.keepsakes == ["trophy.attribute.combat"]
    assert wolf.score == 3
    assert not road.match.over
    road.waits_for(wolf, "leave")
    assert wolf.hand == ["a", "b"]


@rule("OW-184")
@pytest.mark.parametrize(("score", "fatigue"), [(0, 1), (1, 2), (2, 3)])
def test_the_fatigue_of_a_meditation_is_that_of_the_position_reached(road: Road, score: int, fatigue: int) -> None:
    wolf, _ = road.table("wolf", "bear")
    wolf.given(levels=[5, 1, 1, 1], score=score, hand=road.cards("a", "b", "c", "d"))
    road.choosing()
    wolf.chooses("meditate.combat")

    for card in "abc"[:fatigue]:
        wolf.chooses(f"trash.{card}")

    assert not wolf.is_asked("trash")
    assert wolf.score == score + 1


@rule("OW-188")
def test_exploration_is_always_possible(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=[], deck=[], gold=0)
    road.choosing()

    wolf.may_choose("explore.city", "explore.wilds")
