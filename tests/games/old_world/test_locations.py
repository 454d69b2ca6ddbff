"""Location actions (OW-415 to OW-443, OW-487, OW-488)."""

import pytest

from tests.kit.old_world import Road, Witcher, rule

WAYS = {
    "ban_ard": "vengerberg",
    "cidaris": "novigrad",
    "glenmore": "doldeth",
    "ard_modron": "beauclair",
    "cintra": "vizima",
    "beauclair": "vizima",
    "dhuwod": "doldeth",
    "vengerberg": "vizima",
    "hengfors": "vizima",
    "doldeth": "dhuwod",
    "vizima": "hengfors",
    "kaer_morhen": "vizima",
    "haern_caduch": "vizima",
    "kaer_seren": "novigrad",
    "behelt_nar": "vengerberg",
}
"""For each place a neighbour from which to come."""


def arrives(road: Road, wolf: Witcher, place: str, *cards: str, gold: int = 0) -> None:
    """The wolf has just moved there with two gold cards' worth to spare; the way was free of charge for its hand."""
    wolf.given(place=WAYS[place], gold=gold, hand=[road.card("way", terrain="wild"), road.card("spare"), *cards])
    road.travelling()
    wolf.chooses(f"go.place.{place}", "pay.way")


TRAINING = {"ban_ard": 2, "cidaris": 1, "glenmore": 3, "ard_modron": 0}
NAMES = ("combat", "defense", "alchemy", "specialty")


@rule("OW-415", "OW-417", "OW-EX-12", "OW-EX-21")
@pytest.mark.parametrize("place", TRAINING)
@pytest.mark.parametrize(("level", "witcher_level", "after"), [(1, 1, 2), (2, 1, 2), (2, 2, 3), (2, 3, 3), (3, 2, 3)])
def test_training_is_free_up_to_the_witcher_level(
    road: Road, place: str, level: int, witcher_level: int, after: int
) -> None:
    (wolf,) = road.table("wolf")
    levels = [5, 5, 5, 5]
    levels[TRAINING[place]] = level
    wolf.given(levels=levels, witcher_level=witcher_level, shield=0)
    arrives(road, wolf, place)

    wolf.chooses("act")

    assert wolf.levels[TRAINING[place]] == after
    assert wolf.gold == 0


@rule("OW-416")
def test_training_above_the_witcher_level_does_nothing_but_is_used_up(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[2, 1, 1, 1])
    arrives(road, wolf, "ard_modron")

    wolf.chooses("act")

    assert wolf.levels == [2, 1, 1, 1]
    wolf.is_refused("act", because="OW-140")


@rule("OW-418")
@pytest.mark.parametrize("place", ["cintra", "beauclair", "dhuwod"])
def test_three_places_give_the_top_potion(road: Road, place: str) -> None:
    (wolf,) = road.table("wolf")
    road.planned("potion deck", "black_blood")
    arrives(road, wolf, place)

    wolf.chooses("act")

    assert wolf.potions == ["black_blood"]


@rule("OW-425", "OW-427", "OW-428")
def test_at_vengerberg_a_hand_card_is_trashed_for_one_of_the_row(road: Road) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, "vengerberg", road.card("old", cost=0))
    road.planned("action deck", "action.001")

    wolf.chooses("act", "trash.old", "take.r5")

    assert wolf.hand == ["spare", "r5"]
    assert wolf.discard == ["way"]
    assert road.names(road.state.trashed, "card")[-1] == "old"
    assert road.row == ["action.001", "r1", "r2", "r3", "r4", "r6"]


@rule("OW-426")
@pytest.mark.parametrize(("cost", "wanted"), [(0, [0, 1]), (1, [0, 1, 2]), (2, [0, 1, 2])])
def test_the_card_taken_costs_at_most_1_more_by_its_printed_cost(road: Road, cost: int, wanted: list[int]) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, "vengerberg", road.card("old", cost=cost))

    wolf.chooses("act", "trash.old")

    offered = [road.number(option.removeprefix("take.test."), "card") for option in wolf.options]
    assert sorted({road.box.costs[card] for card in offered}) == wanted
    assert len(offered) == 2 * len(wanted)


@rule("OW-426", "OW-479")
def test_nothing_is_traded_when_the_row_is_too_dear(road: Road) -> None:
    row = [road.card(f"dear{slot}", cost=2) for slot in range(6)]
    (wolf,) = road.table("wolf", row=row)
    arrives(road, wolf, "vengerberg", "start.wolf.01")

    wolf.is_refused("act", because="OW-426")


@rule("OW-426", "OW-479")
def test_a_starting_card_is_traded_as_a_card_of_cost_0(road: Road) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, "vengerberg", "start.wolf.01")

    wolf.chooses("act", "trash.start.wolf.01")

    assert wolf.is_offered("take.r1", "take.r2", "take.r4", "take.r5")
    wolf.is_refused("take.r3", because="OW-426")


@rule("OW-429", "OW-430", "OW-431", "OW-EX-25")
@pytest.mark.parametrize(("place", "own"), [("kaer_morhen", True), ("haern_caduch", False), ("behelt_nar", False)])
def test_a_school_teaches_three_attributes_and_its_own_witchers_their_specialty(
    road: Road, place: str, own: bool
) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, place, gold=9)

    wolf.chooses("act")

    assert wolf.is_offered("attribute.combat", "attribute.defense", "attribute.alchemy")
    assert wolf.is_offered("attribute.specialty") == own
    if not own:
        wolf.is_refused("attribute.specialty", because="OW-430")


@rule("OW-432", "OW-433", "OW-EX-13")
@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_a_lesson_costs_the_level_plus_1_and_raises_by_1(road: Road, level: int, price: int) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[level, 1, 1, 1])
    arrives(road, wolf, "haern_caduch", gold=price + 1)

    wolf.chooses("act", "attribute.combat")

    assert wolf.gold == 1
    assert wolf.levels == [level + 1, 1, 1, 1]


@rule("OW-434")
def test_a_lesson_that_cannot_be_paid_is_not_given(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[2, 1, 1, 1])
    arrives(road, wolf, "haern_caduch", gold=2)

    wolf.chooses("act")

    wolf.may_choose("attribute.defense", "attribute.alchemy")
    wolf.is_refused("attribute.combat", because="OW-434")


@rule("OW-434")
def test_with_1_gold_a_school_teaches_nothing(road: Road) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, "haern_caduch", gold=1)

    wolf.is_refused("act", because="OW-434")


@rule("OW-435")
def test_no_witcher_level_limits_a_lesson(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[4, 1, 1, 1], witcher_level=1)
    arrives(road, wolf, "haern_caduch", gold=5)

    wolf.chooses("act", "attribute.combat")

    assert wolf.levels == [5, 1, 1, 1]


@rule("OW-488")
def test_a_school_visit_is_one_lesson_but_another_school_gives_another(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="vizima", gold=9, hand=[road.card(name, terrain="wild") for name in "abcde"], levels=[1, 1, 1, 1])
    road.travelling()
    wolf.chooses("go.place.kaer_morhen", "pay.a", "act", "attribute.combat")
    wolf.is_refused("act", because="OW-140")
    wolf.chooses("go.place.vizima", "pay.b", "go.place.haern_caduch", "pay.c", "act", "attribute.combat")

    assert wolf.levels == [3, 1, 1, 1]
    assert wolf.gold == 4


@rule("OW-436")
@pytest.mark.parametrize("place", ["hengfors", "doldeth"])
def test_rumours_give_1_gold_first(road: Road, place: str) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, place)

    wolf.chooses("act")

    assert wolf.gold == 1
    assert wolf.is_asked("rumour")


@rule("OW-437", "OW-439", "OW-EX-14", "OW-EX-28")
def test_a_trail_quest_lies_face_up_with_1_gold_of_the_bank(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    wolf.given(trail="mountain")
    road.planned("water tokens", "gorthur_gvaed")
    arrives(road, wolf, "hengfors")
    wolf.chooses("act")

    wolf.may_choose("trail.forest", "trail.water", "pass")
    wolf.chooses("trail.water")

    assert wolf.trail_quests == ["gorthur_gvaed"]
    assert wolf.gold == 1
    assert road.match.view(1)["seats"][0]["trail_quests"][2] == "ow.place.gorthur_gvaed"
    assert bear.trail_quests == []


@rule("OW-437", "OW-487")
def test_a_trail_quest_is_never_forced(road: Road) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, "hengfors")

    wolf.chooses("act", "pass")

    assert wolf.trail_quests == []
    assert wolf.gold == 1


@rule("OW-437", "OW-118")
def test_no_trail_quest_without_a_token_a_monster_or_when_one_is_after_it_already(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")
    wolf.given(trail_quest="dhuwod")
    arrives(road, wolf, "hengfors")
    road.state.tokens[2] = []

    wolf.chooses("act")

    wolf.may_choose("trail.mountain", "pass")
    wolf.is_refused("trail.forest", because="OW-437")
    wolf.is_refused("trail.water", because="OW-118")


@rule("OW-438")
def test_the_token_never_names_the_place_where_one_stands(road: Road) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, "hengfors")
    here, there = road.number("hengfors", "place"), road.number("doldeth", "place")
    road.state.tokens[1] = [here, there]

    wolf.chooses("act", "trail.mountain")

    assert wolf.trail_quests == ["doldeth"]
    assert road.state.tokens[1] == [here]


@rule("OW-438", "OW-436")
def test_when_the_last_token_names_this_place_only_the_gold_is_gained(road: Road) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, "hengfors")
    road.state.tokens[1] = [road.number("hengfors", "place")]

    wolf.chooses("act")

    assert wolf.gold == 1
    wolf.may_choose("trail.forest", "trail.water", "pass")


@rule("OW-440", "OW-EX-14")
def test_on_arrival_the_gold_is_gained_and_the_token_turned_over(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(trail_quest="vengerberg")
    arrives(road, wolf, "vengerberg", road.card("old"))

    assert wolf.gold == 1
    assert wolf.trails == ["forest"]
    assert wolf.trail_quests == []
    assert wolf.is_offered("act")


@rule("OW-440")
def test_another_place_completes_nothing(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(trail_quest="dhuwod")
    arrives(road, wolf, "vengerberg")

    assert wolf.gold == 0
    assert wolf.trails == []


@rule("OW-440")
def test_a_second_trail_of_a_terrain_gives_its_gold_and_goes_back(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(trail_quest="vengerberg", trail="forest", trail_place="dhuwod")
    arrives(road, wolf, "vengerberg")

    assert wolf.gold == 1
    assert wolf.trails == ["forest"]
    assert road.number("vengerberg", "place") in road.state.tokens[0]


@rule("OW-440")
def test_a_trail_quest_can_be_finished_in_the_turn_it_was_taken(road: Road) -> None:
    (wolf,) = road.table("wolf")
    road.planned("mountain tokens", "kaer_morhen")
    arrives(road, wolf, "hengfors", road.card("on", terrain="wild"))

    wolf.chooses("act", "trail.mountain", "go.place.kaer_morhen", "pay.on")

    assert wolf.gold == 2
    assert wolf.trails == ["mountain"]


@rule("OW-441")
@pytest.mark.parametrize(("gold", "after"), [(0, 1), (1, 1), (5, 5)])
def test_alms_are_for_those_with_nothing(road: Road, gold: int, after: int) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, "vizima", gold=gold)

    wolf.chooses("act", "stop")

    assert wolf.gold == after


@rule("OW-442", "OW-443")
@pytest.mark.parametrize("weeds", [[], ["r2"], ["r2", "r5"]])
def test_up_to_two_cards_of_the_row_are_trashed_and_the_row_is_filled(road: Road, weeds: list[str]) -> None:
    (wolf,) = road.table("wolf")
    arrives(road, wolf, "vizima", gold=3)
    road.planned("action deck", "action.001", "action.002")
    wolf.chooses("act")
    for weed in weeds:
        wolf.chooses(f"trash.{weed}")
    if len(weeds) < 2:
        wolf.chooses("stop")

    new = ["action.001", "action.002"][: len(weeds)]
    assert road.row == [*reversed(new), *(card for card in ("r1", "r2", "r3", "r4", "r5", "r6") if card not in weeds)]
    assert [road.name(card, "card") for card in road.state.trashed if card >= 140] == weeds
    road.waits_for(wolf, "travel")
