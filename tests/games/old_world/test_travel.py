"""Phase I: movement and what can be done at a location (OW-126 to OW-147)."""

import pytest

from tests.kit.old_world import Road, Witcher, rule


def at(road: Road, wolf: Witcher, place: str, *cards: str, gold: int = 0) -> None:
    """The wolf stands there with these cards, at the start of phase I."""
    wolf.given(place=place, gold=gold, hand=cards)
    road.travelling()


@rule("OW-126", "OW-134", "OW-146")
def test_moves_and_actions_go_round_until_phase_ii(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "vengerberg", *road.cards("a", "b", "c", "d"))

    wolf.chooses("go.place.vizima", "pay.a")
    wolf.chooses("go.place.novigrad", "pay.b")
    assert wolf.place == "novigrad"
    assert wolf.is_offered("go_on")
    assert len(wolf.hand) == 2
    wolf.chooses("go.place.vizima", "pay.c", "act")
    wolf.chooses("stop")

    road.waits_for(wolf, "travel")
    wolf.chooses("go_on")
    road.waits_for(wolf, "deed")
    assert wolf.hand == ["d"]


@rule("OW-127", "OW-170", "OW-174")
def test_phase_i_may_be_skipped(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "novigrad", *road.cards("a", "b"))

    wolf.chooses("go_on")

    wolf.may_choose("fight.monster.foglet", "explore.city", "explore.wilds")
    assert wolf.place == "novigrad"


@rule("OW-128", "OW-142")
def test_nothing_can_be_done_before_the_first_move(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    bear.given(place="vizima", gold=1)
    wolf.given(quests=[("city.13", 0, "vizima")])
    at(road, wolf, "vizima", *road.cards("a", "b"), gold=1)

    assert not any(option.startswith(("act", "dice_with", "quest")) for option in wolf.options)
    wolf.is_refused("act", because="OW-128")
    wolf.is_refused("dice_with.2", because="OW-128")
    wolf.is_refused("quest.city.13", because="OW-208")


@rule("OW-129")
@pytest.mark.parametrize(("terrain", "pays"), [("forest", True), ("mountain", False), ("water", False)])
def test_a_card_of_the_terrain_pays_for_a_move(road: Road, terrain: str, pays: bool) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "vengerberg", road.card("c", terrain=terrain), road.card("d", terrain="water"))

    wolf.chooses("go.place.vizima")

    assert wolf.is_offered("pay.c") == pays
    if pays:
        wolf.chooses("pay.c")
        assert wolf.place == "vizima"
        assert wolf.hand == ["d"]
    else:
        wolf.is_refused("pay.c", because="OW-129")


@rule("OW-129")
def test_a_lone_card_of_another_terrain_leads_nowhere_there(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "vengerberg", road.card("c", terrain="water"))

    wolf.may_choose("go.place.ban_ard", "go.place.behelt_nar", "go_on")
    wolf.is_refused("go.place.vizima", because="OW-129")


@rule("OW-130")
def test_any_two_cards_pay_for_any_move(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    at(road, wolf, "vengerberg", *(road.card(name, terrain="water") for name in ("c", "d", "e")))

    wolf.chooses("go.place.vizima")
    wolf.may_choose("pay_two.c", "pay_two.d", "pay_two.e")
    wolf.is_refused("pay_gold.c", because="OW-131")
    wolf.chooses("pay_two.d")
    wolf.may_choose("discard.c", "discard.e")
    wolf.chooses("discard.e")

    assert wolf.place == "vizima"
    assert wolf.hand == ["c"]
    assert wolf.discard == ["d", "e"]
    assert bear.discard == []


@rule("OW-131")
def test_any_card_and_one_gold_pay_for_any_move(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    at(road, wolf, "vengerberg", *road.cards("c", "d"), gold=1)

    wolf.chooses("go.place.ban_ard")
    wolf.may_choose("pay_gold.c", "pay_gold.d", "pay_two.c", "pay_two.d")
    wolf.chooses("pay_gold.c")

    assert wolf.place == "ban_ard"
    assert wolf.gold == 0
    assert wolf.discard == ["c"]
    assert wolf.hand == ["d"]
    assert bear.place == "haern_caduch"
    road.waits_for(wolf, "travel")


@rule("OW-131")
def test_without_gold_a_single_wrong_card_does_not_pay(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "vengerberg", road.card("c", terrain="mountain"))

    assert not wolf.is_offered("go.place.ban_ard")


@rule("OW-132")
@pytest.mark.parametrize("place", ["vizima", "ban_ard", "beauclair"])
def test_a_wild_card_pays_for_any_terrain(road: Road, place: str) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "vengerberg", road.card("w", terrain="wild"), road.card("x", terrain="wild"))

    wolf.chooses(f"go.place.{place}", "pay.w")

    assert wolf.place == place


@rule("OW-133", "OW-132")
def test_the_wild_symbol_also_leads_to_location_0(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "vengerberg", road.card("w", terrain="wild"), road.card("x", terrain="wild"))

    wolf.chooses("go.place.behelt_nar")

    assert wolf.is_offered("pay.w")


@rule("OW-135", "OW-136", "OW-EX-27")
def test_witchers_and_monsters_never_block_a_move(road: Road) -> None:
    wolf, bear = road.table(
        "wolf", "bear", monsters=(("foglet", "vizima"), ("harpy", "cintra"), ("rotfiend", "cidaris"))
    )
    bear.given(place="vizima")
    at(road, wolf, "vengerberg", *road.cards("a", "b", "c"))

    wolf.chooses("go.place.vizima", "pay.a")

    assert wolf.place == bear.place == "vizima"
    assert wolf.is_offered("go.place.novigrad", "go_on")


@rule("OW-137")
def test_cards_of_a_move_lie_on_the_own_discard_pile(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    at(road, wolf, "vengerberg", *road.cards("a", "b"))

    wolf.chooses("go.place.vizima", "pay.a")

    assert wolf.discard == ["a"]
    assert bear.discard == []


@rule("OW-138", "OW-139", "OW-144", "OW-EX-24")
def test_at_a_place_action_dice_and_quests_come_in_any_order(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    bear.given(place="hengfors", gold=2)
    wolf.given(quests=[("city.15", 1, "hengfors")], potions=[])
    at(road, wolf, "vizima", *(road.card(name, terrain="mountain") for name in "abc"), gold=1)
    wolf.chooses("go.place.hengfors", "pay.a")

    assert wolf.is_offered("act", "dice_with.2", "quest.city.15", "go_on")
    wolf.chooses("dice_with.2")
    bear.chooses("keep_dice")
    wolf.chooses("keep_dice")

    assert wolf.is_offered("act", "quest.city.15", "go_on")
    wolf.chooses("act")
    if wolf.is_asked("rumour"):
        wolf.chooses("pass")
    assert not wolf.is_offered("act")
    assert wolf.is_offered("quest.city.15")


@rule("OW-140", "OW-EX-20")
def test_an_action_is_used_once_a_turn_even_after_coming_back(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "vizima", *(road.card(name, terrain="wild") for name in "abcde"))

    wolf.chooses("go.place.hengfors", "pay.a", "act")
    wolf.chooses("pass")
    wolf.is_refused("act", because="OW-140")
    wolf.chooses("go.place.vizima", "pay.b", "go.place.hengfors", "pay.c")
    wolf.is_refused("act", because="OW-140")

    assert wolf.gold == 1


@rule("OW-140")
def test_two_places_with_the_same_action_can_both_be_used(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "haern_caduch", *(road.card(name, terrain="wild") for name in "abcd"))

    wolf.chooses("go.place.beauclair", "pay.a", "act", "go.place.vizima", "pay.b", "go.place.cintra", "pay.c", "act")

    assert len(wolf.potions) == 2


@rule("OW-141")
def test_company_does_not_prevent_an_action(road: Road) -> None:
    wolf, bear = road.table(
        "wolf", "bear", monsters=(("foglet", "novigrad"), ("harpy", "cintra"), ("rotfiend", "cidaris"))
    )
    bear.given(place="cintra")
    at(road, wolf, "vizima", *(road.card(name, terrain="mountain") for name in "ab"))

    wolf.chooses("go.place.cintra", "pay.a")

    assert wolf.is_offered("act")


@rule("OW-142")
def test_the_action_of_the_first_place_can_be_used_after_coming_back(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "hengfors", *(road.card(name, terrain="wild") for name in "abc"))

    wolf.chooses("go.place.vizima", "pay.a", "go.place.hengfors", "pay.b")

    assert wolf.is_offered("act")


@rule("OW-143", "OW-145")
def test_dice_are_played_once_a_turn_with_each_witcher_who_is_then_safe(road: Road) -> None:
    wolf, bear, cat = road.table("wolf", "bear", "cat")
    bear.given(place="vizima", gold=5)
    cat.given(place="vizima", gold=5)
    at(road, wolf, "vengerberg", *road.cards("a", "b"), gold=5)
    wolf.chooses("go.place.vizima", "pay.a", "dice_with.2")
    bear.chooses("keep_dice")
    wolf.chooses("keep_dice")

    wolf.is_refused("dice_with.2", because="OW-143")
    assert wolf.is_offered("dice_with.3")
    wolf.chooses("go_on")
    assert wolf.is_offered("attack_witcher.3")
    wolf.is_refused("attack_witcher.2", because="OW-145")


@rule("OW-147")
def test_without_cards_one_goes_on_after_the_actions_one_wants(road: Road) -> None:
    (wolf,) = road.table("wolf")
    at(road, wolf, "vengerberg", road.card("a"))

    wolf.chooses("go.place.vizima")

    wolf.may_choose("act", "go_on")
    wolf.chooses("act", "stop")
    road.waits_for(wolf, "deed")
