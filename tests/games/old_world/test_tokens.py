"""Location tokens, trails and the turn's frame (OW-108 to OW-125, OW-199)."""

import pytest

from oldpath.games.old_world.components import NOTHING
from tests.kit.old_world import Road, rule


@rule("OW-115")
def test_unused_tokens_stay_unseen(road: Road) -> None:
    road.table("wolf")
    road.travelling()

    view = road.match.view(0)

    assert view["token_counts"] == [5, 5, 5]
    assert "tokens" not in view


@rule("OW-116", "OW-117", "OW-EX-44")
def test_a_trail_token_is_of_the_monster_that_stands_on_its_terrain_now(road: Road) -> None:
    (wolf,) = road.table("wolf", monsters=(("fiend", "stygga"), ("harpy", "cintra"), ("archespore", "cidaris")))
    wolf.given(place="stygga", trail="forest", trail_place="novigrad", hand=road.cards("c", "d"))
    road.fighting_monster("fiend")

    assert road.state.fight is not None
    assert road.state.fight.turn_of == wolf.seat


@rule("OW-116")
def test_others_see_the_terrain_of_a_trail_but_not_its_place(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")
    wolf.given(trail="forest", trail_place="dhuwod")
    road.travelling()

    for viewer in (0, 1, None):
        assert road.match.view(viewer)["seats"][0]["trails"] == [{"terrain": "forest", "place": None}]


@rule("OW-118")
def test_no_trail_can_be_taken_from_an_empty_stack(road: Road) -> None:
    (wolf,) = road.table("wolf")
    road.planned("exploration deck", "city.04")
    road.choosing()
    road.state.tokens[0] = []

    wolf.chooses("explore.city", "option.b")

    wolf.may_choose("trail.mountain", "trail.water")
    wolf.is_refused("trail.forest", because="OW-118")


@rule("OW-119", "OW-204")
def test_a_quest_of_a_terrain_without_tokens_takes_one_of_another(road: Road) -> None:
    (wolf,) = road.table("wolf")
    road.planned("exploration deck", "city.13")
    road.planned("location tokens", 0)
    road.choosing()
    road.state.tokens[0] = []

    wolf.chooses("explore.city", "option.a")

    (quest,) = wolf.state.quests
    assert quest.token
    assert road.box.places[quest.place].terrain != 0


@rule("OW-120")
def test_a_quest_without_any_token_leaves_the_game(road: Road) -> None:
    (wolf,) = road.table("wolf")
    road.planned("exploration deck", "city.13")
    road.choosing()
    for stack in road.state.tokens:
        stack.clear()

    wolf.chooses("explore.city", "option.a")

    assert wolf.state.quests == []
    assert road.number("city.13", "story") in road.state.spent


@rule("OW-121", "OW-122", "OW-481")
@pytest.mark.parametrize(("held", "asked"), [(3, False), (4, True)])
def test_a_fifth_potion_must_go_and_may_be_the_new_one(road: Road, held: int, asked: bool) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="vizima", hand=road.cards("c", "d"), potions=["swallow"] * held, levels=[1, 1, 1, 1])
    road.planned("potion deck", "blizzard")
    road.travelling()

    wolf.chooses("go.place.cintra", "pay_two.c", "act")

    assert wolf.is_asked("potion") == asked
    if asked:
        wolf.may_choose("give_up.potion.swallow", "give_up.potion.blizzard")
        wolf.chooses("give_up.potion.blizzard")
        assert road.names(road.state.potion_discard, "potion") == ["blizzard"]
    assert len(wolf.potions) == 4


@rule("OW-123", "OW-172")
def test_a_turn_has_three_phases_in_their_order(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards("c", "d"))
    road.planned("exploration deck", "city.04")
    road.travelling()

    road.waits_for(wolf, "travel")
    wolf.chooses("go_on")
    road.waits_for(wolf, "deed")
    wolf.chooses("explore.city", "option.a")
    road.waits_for(wolf, "leave")


@rule("OW-125", "OW-068")
def test_turns_never_overlap(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    wolf.given(hand=road.cards("c", "d"))
    bear.given(hand=road.cards("e", "f"))
    road.restocking()

    road.waits_for(wolf, "leave")
    bear.is_refused("go.place.vizima", because="OW-124")


@rule("OW-108", "OW-110")
def test_a_move_goes_along_one_connection(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="kaer_morhen", hand=road.cards("c", "d"))
    road.travelling()

    wolf.may_choose("go.place.hengfors", "go.place.ban_ard", "go.place.vizima", "go_on")
    wolf.is_refused("go.place.novigrad", because="OW-108")


@rule("OW-112")
def test_nothing_but_a_figure_ever_stands_at_location_0(road: Road) -> None:
    road.table("wolf")
    road.travelling()

    nowhere = road.number("behelt_nar", "place")

    assert all(nowhere not in stack for stack in road.state.tokens)
    assert nowhere not in road.state.lairs
    assert NOTHING not in road.state.lairs
