"""Exploration, quests and events (OW-188 to OW-220, OW-472, OW-473)."""

import json
import random

import pytest

from oldpath.games.old_world.components import NOTHING
from tests.kit.old_world import Road, Witcher, rule


def reads(road: Road, wolf: Witcher, story: str, *options: str) -> None:
    """Explore, and choose these options, of the story and of what follows."""
    road.planned("exploration deck", story)
    road.choosing()
    wolf.chooses(f"explore.{story.split('.')[0]}", *options)


@rule("OW-189", "OW-190", "OW-191")
@pytest.mark.parametrize("deck", ["city", "wilds"])
def test_one_chooses_the_deck_then_an_option(road: Road, deck: str) -> None:
    (wolf,) = road.table("wolf")

    reads(road, wolf, f"{deck}.10")

    road.waits_for(wolf, "story_option")
    wolf.may_choose("option.a", "option.b")
    assert road.match.view(0)["story"] == f"ow.{deck}.10"


@rule("OW-190", "OW-192")
def test_no_result_is_told_before_the_choice_and_only_the_chosen_one_after(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    reads(road, wolf, "city.10")
    for viewer in (0, 1, None):
        assert [event for event in road.match.log(viewer) if event["event"] == "story_told"] == []
        assert road.match.view(viewer)["asks"][0].get("options", ["option.a", "option.b"]) == ["option.a", "option.b"]

    wolf.chooses("option.b")

    (told,) = road.events("story_told")
    assert (told["story"], told["branch"]) == ("ow.city.10", 1)
    assert bear.levels == [1, 1, 1, 1]


@rule("OW-192")
def test_a_bot_that_imagines_cannot_read_the_results(road: Road) -> None:
    (wolf,) = road.table("wolf")
    reads(road, wolf, "city.10")
    seen = set()
    for seed in range(40):
        twin = road.match.redeal(0, random.Random(seed))
        assert json.dumps(twin.view(0)) == json.dumps(road.match.view(0))
        twin.answer(0, "option.b")
        seen.add(str(twin.game.state.seats[0].levels) + str(twin.game.state.seats[0].gold))

    assert len(seen) > 3


@rule("OW-193")
def test_a_resolved_card_leaves_the_game(road: Road) -> None:
    (wolf,) = road.table("wolf")
    reads(road, wolf, "city.02", "option.b")

    assert road.names(road.state.spent, "story") == ["city.02"]
    assert len(road.state.explorations[0]) == 35


@rule("OW-193", "OW-189")
def test_when_a_deck_is_empty_the_other_is_explored_and_when_both_are_the_spent_ones_come_back(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="novigrad", hand=road.cards("a", "b"))
    road.state.spent = [*road.box.decks[0], *road.box.decks[1]]
    road.choosing()

    assert [len(deck) for deck in road.state.explorations] == [0, 0]
    wolf.chooses("explore.city")
    road.waits_for(wolf, "story_option")
    assert [len(deck) for deck in road.state.explorations] == [35, 36]
    assert road.state.spent == []


@rule("OW-189")
def test_an_empty_deck_cannot_be_chosen_while_the_other_has_cards(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="novigrad", hand=road.cards("a", "b"))
    road.state.spent = list(road.box.decks[0])
    road.choosing()

    wolf.may_choose("fight.monster.foglet", "explore.wilds")
    wolf.is_refused("explore.city", because="OW-189")


@rule("OW-194")
def test_every_exploration_has_two_options_with_an_effect_each(road: Road) -> None:
    for deck in road.box.decks:
        assert len(deck) == 36
        for card in deck:
            branches = road.box.stories[card].branches
            assert len(branches) == 2
            assert all(branch.deeds for branch in branches)


@rule("OW-195", "OW-472")
@pytest.mark.parametrize(
    ("story", "option", "price"), [("city.12", "b", 1), ("city.26", "a", 3), ("city.32", "b", 2), ("wilds.13", "b", 1)]
)
def test_four_options_show_a_price_that_must_be_paid(road: Road, story: str, option: str, price: int) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(gold=price - 1, place="novigrad", hand=road.cards("c", "d"))
    road.planned("exploration deck", story)
    road.choosing()
    wolf.chooses(f"explore.{story.split('.')[0]}")
    if wolf.is_asked("story_option"):
        wolf.is_refused(f"option.{option}", because="OW-195")
    else:
        (told,) = road.events("story_told")[:1]
        assert told["branch"] == 1 - "ab".index(option)

    rich = Road()
    (payer,) = rich.table("wolf")
    payer.given(gold=price, hand=rich.cards("c", "d"))
    reads(rich, payer, story, f"option.{option}")
    assert payer.gold == 0


@rule("OW-195", "OW-201", "OW-EX-04")
@pytest.mark.parametrize(("gold", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_loss_hidden_in_a_result_blocks_nothing_and_is_paid_as_far_as_possible(
    road: Road, gold: int, left: int
) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(gold=gold)

    reads(road, wolf, "city.02", "option.a")

    assert wolf.gold == left
    assert wolf.levels == [2, 1, 1, 1]


@rule("OW-472")
def test_no_other_option_shows_a_price(road: Road) -> None:
    priced = {
        (road.name(at, "story"), "ab"[branch], price)
        for at, story in enumerate(road.box.stories)
        for branch, price in enumerate(story.prices)
        if price
    }

    assert priced == {("city.12", "b", 1), ("city.26", "a", 3), ("city.32", "b", 2), ("wilds.13", "b", 1)}


@rule("OW-196", "OW-220", "OW-EX-04")
def test_effects_are_the_active_players_alone(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    bear.given(gold=3)

    reads(road, wolf, "city.02", "option.b")

    assert wolf.gold == 2
    assert bear.gold == 3


@rule("OW-197")
def test_a_card_of_the_stated_cost_is_taken_from_the_row_onto_the_discard_pile(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards("c"))
    road.planned("action deck", "action.009")

    reads(road, wolf, "wilds.05", "option.a")

    wolf.may_choose("take.r1", "take.r4")
    wolf.is_refused("take.r2", because="OW-197")
    wolf.chooses("take.r4")
    assert wolf.discard == ["r4"]
    assert wolf.hand == ["c"]
    assert road.row == ["action.009", "r1", "r2", "r3", "r5", "r6"]


@rule("OW-198")
def test_where_the_row_has_none_the_deck_is_searched(road: Road) -> None:
    row = [road.card(f"s{at}", cost=1) for at in range(6)]
    (wolf,) = road.table("wolf", row=row)
    wolf.given(hand=road.cards("c"))
    dear, cheap = road.card("dear", cost=2), road.card("cheap", cost=0)
    road.planned("action deck", dear, cheap)

    reads(road, wolf, "wilds.05", "option.a")

    assert wolf.discard == ["cheap"]
    assert road.names(road.state.action_discard, "card") == ["dear"]
    assert road.row == row


@rule("OW-199")
def test_a_trail_is_a_finished_token_of_a_terrain_of_choice(road: Road) -> None:
    (wolf,) = road.table("wolf")

    reads(road, wolf, "city.04", "option.b")
    wolf.may_choose("trail.forest", "trail.mountain", "trail.water")
    wolf.chooses("trail.mountain")

    assert wolf.trails == ["mountain"]
    assert wolf.gold == 0
    assert len(road.state.tokens[1]) == 4


@rule("OW-199")
def test_a_second_trail_of_a_terrain_is_not_offered(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(trail="mountain")

    reads(road, wolf, "city.04", "option.b")

    wolf.may_choose("trail.forest", "trail.water")
    wolf.is_refused("trail.mountain", because="OW-352")


@rule("OW-200", "OW-202", "OW-203", "OW-EX-05")
@pytest.mark.parametrize(("face", "shield"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_a_die_then_a_quest_for_novigrad(road: Road, face: int, shield: int) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[1, 3, 1, 1], shield=3)
    road.planned("story die", face)

    reads(road, wolf, "city.14", "option.b")

    assert wolf.shield == shield
    (quest,) = wolf.state.quests
    assert road.name(quest.place, "place") == "novigrad"
    assert not quest.token
    assert road.box.quests[quest.story, quest.branch].event == 33
    assert road.state.spent == []
    assert road.match.view(None)["seats"][0]["quests"][0]["story"] == "ow.city.14"


@rule("OW-200")
def test_only_what_carries_the_quest_keyword_becomes_a_quest(road: Road) -> None:
    quests = {(road.name(at, "story"), "ab"[branch]) for at, branch in road.box.quests}

    assert len(quests) == 41
    assert ("city.14", "b") in quests
    assert ("city.14", "a") not in quests


@rule("OW-204", "OW-EX-03")
def test_a_quest_of_a_terrain_draws_a_token_when_it_is_taken(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(potions=["swallow", "blizzard"])
    road.planned("mountain tokens", "beauclair")

    reads(road, wolf, "city.15", "option.b")

    assert wolf.potions == []
    (quest,) = wolf.state.quests
    assert quest.token
    assert road.name(quest.place, "place") == "beauclair"
    assert road.box.quests[quest.story, quest.branch].event == 34
    assert quest.place not in road.state.tokens[1]


def at_quest(road: Road, wolf: Witcher, story: str, branch: int, place: str, *, gold: int = 0) -> None:
    """The wolf has just moved to the place of its quest."""
    start = road.box.places[road.number(place, "place")].roads[0]
    wolf.given(
        place=road.name(start, "place"),
        gold=gold,
        hand=[road.card("way", terrain="wild"), road.card("more", terrain="wild")],
    )
    named = road.box.quests[road.number(story, "story"), branch]
    wolf.given(quests=[(story, branch, "" if not named.terrain else place)])
    if named.place != NOTHING:
        wolf.state.quests[0].place = road.box.place_of_number[named.place]
    road.travelling()
    wolf.chooses(f"go.place.{place}", "pay.way")


@rule("OW-205")
def test_an_unresolved_quest_costs_nothing(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at_quest(road, wolf, "city.13", 0, "dhuwod")

    wolf.chooses("go_on", "explore.city")

    assert len(wolf.state.quests) == 1
    assert wolf.gold == 0


@rule("OW-206")
def test_any_number_of_quests_may_be_held(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(quests=[("city.13", 0, "dhuwod"), ("city.16", 1, "stygga"), ("city.18", 0, "vizima")])

    reads(road, wolf, "city.20", "option.a")

    assert len(wolf.state.quests) == 4


@rule("OW-207", "OW-209", "OW-211", "OW-212", "OW-213", "OW-218")
def test_at_its_place_a_quest_may_be_resolved_by_its_event(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at_quest(road, wolf, "city.19", 1, "beauclair")

    assert wolf.is_offered("quest.city.19", "go_on", "act")
    wolf.chooses("quest.city.19")

    assert wolf.state.quests == []
    assert road.number("beauclair", "place") in road.state.tokens[1]
    assert "city.19" in road.names(road.state.spent, "story")
    assert [told["story"] for told in road.events("story_begun")] == ["ow.event.38"]


@rule("OW-208")
def test_a_quest_is_resolved_after_moving_to_its_place(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(
        place="cintra", hand=[road.card(name, terrain="wild") for name in "abc"], quests=[("city.19", 1, "cintra")]
    )
    road.state.lairs[1] = road.number("hengfors", "place")
    road.travelling()

    wolf.is_refused("quest.city.19", because="OW-208")
    wolf.chooses("go.place.vizima", "pay.a")
    wolf.is_refused("quest.city.19", because="OW-208")
    wolf.chooses("go.place.cintra", "pay.b")
    assert wolf.is_offered("quest.city.19")


@rule("OW-210", "OW-EX-06")
@pytest.mark.parametrize("gold", [1, 2])
def test_a_quest_with_a_price_is_paid_for(road: Road, gold: int) -> None:
    (wolf,) = road.table("wolf")
    at_quest(road, wolf, "city.21", 1, "vengerberg", gold=gold)

    if gold < 2:
        wolf.is_refused("quest.city.21", because="OW-210")
    else:
        wolf.chooses("quest.city.21")
        assert wolf.gold == 0
        assert wolf.keepsakes == ["event.14"]


@rule("OW-EX-06")
def test_the_potion_stall_gives_two_potions(road: Road) -> None:
    (wolf,) = road.table("wolf")
    reads(road, wolf, "city.21", "option.a")
    assert len(wolf.potions) == 2


@rule("OW-213")
def test_tokens_on_quests_stay_when_monsters_are_replaced(road: Road) -> None:
    (wolf,) = road.table("wolf", monsters=(("foglet", "novigrad"), ("harpy", "cintra"), ("archespore", "cidaris")))
    wolf.given(place="novigrad", trail="forest", quests=[("city.13", 0, "dhuwod")], hand=[road.card("blow", damage=20)])
    road.fighting_monster("foglet")
    wolf.chooses("trash.blow")

    (quest,) = wolf.state.quests
    assert road.name(quest.place, "place") == "dhuwod"
    assert quest.place not in road.state.tokens[0]


@rule("OW-214", "OW-216")
def test_the_four_kinds_of_events(road: Road) -> None:
    events = road.box.stories[road.box.first_event :]
    names = [[type(deed).__name__ for branch in story.branches for deed in branch.deeds] for story in events]

    assert sum(len(story.branches) == 2 for story in events) == 25
    assert sum("Test" in deeds for deeds in names) == 3
    assert sum("FightShort" in deeds for deeds in names) == 4
    assert sum(story.entry.kind in ("equipment", "companion") for story in events) == 14


@rule("OW-215")
def test_an_event_with_options_asks_and_one_without_is_carried_out(road: Road) -> None:
    (wolf,) = road.table("wolf")
    reads(road, wolf, "wilds.34", "option.b")

    assert wolf.keepsakes == ["event.50"]


@rule("OW-216")
def test_equipment_is_kept_for_the_rest_of_the_game(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(gold=1)
    reads(road, wolf, "city.12", "option.b")

    assert wolf.keepsakes == ["event.01"]
    assert road.match.view(None)["seats"][0]["keepsakes"] == ["ow.event.01"]


@rule("OW-216", "OW-218")
def test_an_event_that_somebody_keeps_gives_nothing_more(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    wolf.given(gold=1)
    bear.given(keepsakes=["event.01"])

    reads(road, wolf, "city.12", "option.b")

    assert wolf.keepsakes == []
    assert wolf.gold == 0


@rule("OW-217")
def test_events_stay_unseen_until_they_are_called(road: Road) -> None:
    (wolf,) = road.table("wolf")
    reads(road, wolf, "city.13", "option.a")

    assert "event.32" not in json.dumps(road.match.view(0))


@rule("OW-218")
def test_events_can_lead_to_further_events(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at_quest(road, wolf, "city.30", 0, "kaer_morhen")

    wolf.chooses("quest.city.30", "option.a")

    assert [told["story"] for told in road.events("story_begun")] == ["ow.event.17", "ow.event.18"]
    assert wolf.keepsakes == ["event.18"]


@rule("OW-219")
def test_an_event_may_bring_a_lasting_effect(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at_quest(road, wolf, "city.13", 0, "dhuwod")

    wolf.chooses("quest.city.13", "option.b")

    assert wolf.keepsakes == ["event.32"]


@rule("OW-220")
def test_event_10_is_the_one_that_names_another_player(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    wolf.given(trail="water", trail_place="glenmore")
    wolf.given(place="vizima", hand=[road.card(name, terrain="wild") for name in "ab"], quests=[("wilds.26", 1, "")])
    road.travelling()
    wolf.chooses("go.place.haern_caduch", "pay.a", "quest.wilds.26")

    road.waits_for(bear, "attribute")
    bear.chooses("attribute.combat")
    assert bear.trails == ["water"]
    assert wolf.gold == 4
    road.waits_for(wolf, "leave")  # Straight to phase III.


@rule("OW-473")
def test_after_a_story_comes_phase_iii(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards("a", "b"))
    reads(road, wolf, "wilds.16", "option.a")

    road.waits_for(wolf, "leave")
