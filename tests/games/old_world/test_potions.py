"""Potions in fights, the rules of using them and each of their seven kinds (OW-262 to OW-270, OW-482, OW-004)."""

import pytest

from oldpath.games.old_world.box import open_box
from tests.kit.duels import duel
from tests.kit.old_world import Road, Witcher, rule

SWALLOW, BLIZZARD, BLACK_BLOOD = "potion.swallow", "potion.blizzard", "potion.black_blood"
PHILTER, MARIBOR = "potion.petris_philter", "potion.maribor_forest"
TAWNY_OWL, THUNDERBOLT = "potion.tawny_owl", "potion.thunderbolt"


def drinking(road: Road, *potions: str, alchemy: int = 4, hand: int = 2, shield: int = 0) -> tuple[Witcher, Witcher]:
    """A wolf with these potions attacks a viper; both hold plain cards and have five in their Life Pools."""
    wolf, viper = duel(road, "wolf", "viper", hand=hand)
    wolf.given(levels=(1, 4, alchemy, 1), potions=potions, shield=shield)
    return wolf, viper


# -- using potions -----------------------------------------------------------------------------------------------------


@rule("OW-262", "OW-267", "OW-269")
def test_potions_one_holds_are_offered_and_none_need_be_used(road: Road) -> None:
    wolf, viper = drinking(road, "swallow", "swallow", "black_blood")
    viper.given(potions=["tawny_owl"])
    road.fighting_witcher(viper)

    wolf.may_choose(road.use(SWALLOW), road.use(BLACK_BLOOD), "go_on")
    wolf.is_refused(road.use(TAWNY_OWL), because="OW-262")
    wolf.chooses("go_on")

    assert wolf.potions == ["swallow", "swallow", "black_blood"]
    road.waits_for(wolf, "combo_card")


@rule("OW-262", "OW-268")
def test_several_potions_may_be_used_in_any_order(road: Road) -> None:
    wolf, viper = drinking(road, "swallow", "black_blood", "swallow")
    road.fighting_witcher(viper)

    wolf.chooses(road.use(BLACK_BLOOD), road.use(SWALLOW), road.use(SWALLOW))

    assert wolf.potions == []
    assert wolf.shield == 2
    assert len(viper.discard) == 1
    road.waits_for(wolf, "combo_card")


@rule("OW-092", "OW-263")
@pytest.mark.parametrize(("alchemy", "used"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_alchemy_limits_the_potions_of_a_whole_fight(road: Road, alchemy: int, used: int) -> None:
    wolf, viper = drinking(road, *["tawny_owl"] * 4, "swallow", alchemy=alchemy)
    road.fighting_witcher(viper)

    for _ in range(used):
        wolf.chooses(road.use(TAWNY_OWL))

    road.waits_for(wolf, "combo_card")
    assert len(wolf.potions) == 5 - used
    assert len(wolf.spent_potions) == used


@rule("OW-263")
def test_the_limit_is_one_for_all_turns_of_a_witchers_fight(road: Road) -> None:
    wolf, viper = drinking(road, "tawny_owl", "tawny_owl", "black_blood", alchemy=2, hand=3)
    viper.given(potions=["swallow", "swallow"])
    road.fighting_witcher(viper)
    wolf.chooses(road.use(TAWNY_OWL), "go_on")
    wolf.plays("a1")
    viper.chooses(road.use(SWALLOW))
    road.waits_for(viper, "combo_card")  # The viper's Alchemy is 1.
    viper.plays("b1")

    wolf.may_choose(road.use(TAWNY_OWL), road.use(BLACK_BLOOD), "go_on")
    wolf.chooses(road.use(TAWNY_OWL))
    road.waits_for(wolf, "combo_card")
    wolf.is_refused(road.use(BLACK_BLOOD), because="OW-267")
    wolf.plays("a2")
    road.waits_for(viper, "combo_card")


@rule("OW-263")
def test_a_limit_that_is_reached_is_told(road: Road) -> None:
    wolf, viper = drinking(road, "tawny_owl", "tawny_owl", alchemy=1)
    wolf.given(keepsakes=["event.14"])
    road.fighting_witcher(viper)

    wolf.chooses(road.use(TAWNY_OWL))

    wolf.may_choose(road.use("event.14"), "go_on")
    wolf.is_refused(road.use(TAWNY_OWL), because="OW-263")


@rule("OW-263")
@pytest.mark.parametrize(("alchemy", "left"), [(3, True), (2, False)])
def test_alchemy_as_it_stands_now_is_the_limit_and_used_potions_stay_used(road: Road, alchemy: int, left: bool) -> None:
    curse = road.thing("curse", "own_turn", [{"lower": {"attribute": "alchemy"}}])
    wolf, viper = drinking(road, "tawny_owl", "tawny_owl", alchemy=alchemy)
    wolf.given(keepsakes=[curse])
    road.fighting_witcher(viper)

    wolf.chooses(road.use(TAWNY_OWL), road.use("test.curse"))

    assert wolf.is_offered(road.use(TAWNY_OWL)) == left
    assert wolf.spent_potions == ["tawny_owl"]


@rule("OW-264", "OW-481")
def test_a_used_potion_lies_face_down_until_the_fight_ends(road: Road) -> None:
    wolf, viper = drinking(road, "black_blood", "swallow")
    viper.given(hand=[], deck=road.cards("V1", "V2"))
    wolf.given(hand=[road.card("c1", damage=1), road.card("c2")])
    road.fighting_witcher(viper)

    wolf.chooses(road.use(BLACK_BLOOD))
    assert wolf.potions == ["swallow"]
    assert wolf.spent_potions == ["black_blood"]
    assert road.state.potion_discard == []
    wolf.chooses("go_on")
    wolf.plays("c1")

    assert wolf.spent_potions == []
    assert wolf.potions == ["swallow"]
    assert road.names(road.state.potion_discard, "potion") == ["black_blood"]


@rule("OW-270", "OW-398")
def test_a_potion_is_part_of_the_attack_and_wakes_what_depends_on_its_result(road: Road) -> None:
    viper, wolf = duel(road, "viper", "wolf")
    viper.given(potions=["black_blood"])
    wolf.given(keepsakes=["trophy.attribute.defense"], levels=(1, 4, 1, 1))
    road.fighting_witcher(wolf)

    viper.chooses(road.use(BLACK_BLOOD))

    wolf.may_choose(road.use("trophy.attribute.defense"), "pass")
    wolf.chooses("pass")
    viper.may_choose(road.use("school.viper"), "pass")


@rule("OW-482")
def test_damage_of_a_potion_is_dealt_at_once_in_the_usual_order(road: Road) -> None:
    wolf, viper = drinking(road, "petris_philter")
    viper.given(shield=1, levels=(1, 4, 1, 1))
    road.fighting_witcher(viper)

    wolf.chooses(road.use(PHILTER), "discard.a1")

    assert viper.shield == 0
    assert len(viper.discard) == 1
    assert wolf.discard[0] == "a1"


@rule("OW-482")
def test_it_can_end_the_fight_before_any_combo(road: Road) -> None:
    wolf, viper = drinking(road, "black_blood")
    viper.given(hand=[], deck=road.cards("V1"))
    road.fighting_witcher(viper)

    wolf.chooses(road.use(BLACK_BLOOD))

    assert [event["outcome"] for event in road.events("fight_ended")] == ["attacker_won"]
    assert wolf.discard == []


@rule("OW-482", "OW-284")
def test_against_a_monster_it_discards_the_top_of_its_life_pool(road: Road) -> None:
    wolf, _ = road.table("wolf", "viper")
    wolf.given(place="cintra", hand=road.cards("c1", "c2"), trail="mountain", potions=["black_blood"])
    road.fighting_monster("harpy")

    wolf.chooses(road.use(BLACK_BLOOD))

    assert road.fight.life == 11
    road.waits_for(wolf, "combo_card")


# -- the seven kinds ---------------------------------------------------------------------------------------------------


@rule("OW-004")
def test_there_are_seven_kinds_of_four_potions_each() -> None:
    box = open_box()

    assert len(box.potions) == 7
    assert [box.potion_deck.count(kind) for kind in range(7)] == [4] * 7


@rule("OW-262")
def test_swallow_raises_the_shield_by_1_and_draws_1_card_fewer(road: Road) -> None:
    wolf, viper = drinking(road, "swallow", hand=3)
    wolf.given(levels=(3, 4, 1, 1))
    road.fighting_witcher(viper)

    wolf.chooses(road.use(SWALLOW))
    assert wolf.shield == 1
    wolf.plays("a1")

    assert len(wolf.hand) == 2 + 3 - 1


@rule("OW-262", "OW-297")
def test_what_a_potion_takes_off_the_draw_is_for_this_turn_only(road: Road) -> None:
    wolf, viper = drinking(road, "swallow", hand=3)
    wolf.given(levels=(2, 4, 1, 1))
    road.fighting_witcher(viper)
    wolf.chooses(road.use(SWALLOW))
    wolf.plays("a1")
    viper.plays("b1")

    wolf.plays("a2")

    assert len(wolf.hand) == 1 + 1 + 2


@rule("OW-267")
def test_black_blood_deals_1_damage_and_allows_a_combo_of_one_card_only(road: Road) -> None:
    wolf, viper = drinking(road, "black_blood")
    chain = [road.card(name, damage=1, links=[("blue", {"damage": 1})]) for name in ("c1", "c2", "c3", "c4")]
    wolf.given(hand=chain)
    road.fighting_witcher(viper)

    wolf.chooses(road.use(BLACK_BLOOD))
    assert len(viper.discard) == 1
    wolf.chooses("play.c1")

    road.waits_for(viper, "combo_card")
    assert len(viper.discard) == 2
    viper.plays("b1")
    wolf.chooses("play.c2")
    wolf.may_choose("play.c3", "play.c4", "play.A1", "stop")  # it was for that turn only


@rule("OW-267", "OW-482")
def test_petris_philter_costs_a_hand_card_and_deals_2_damage(road: Road) -> None:
    wolf, viper = drinking(road, "petris_philter", hand=3)
    road.fighting_witcher(viper)

    wolf.chooses(road.use(PHILTER))
    wolf.may_choose("discard.a1", "discard.a2", "discard.a3")
    assert viper.discard == []  # The cost comes first.
    wolf.chooses("discard.a2")

    assert wolf.discard == ["a2"]
    assert len(viper.discard) == 2


@rule("OW-267")
def test_petris_philter_is_not_offered_with_an_empty_hand(road: Road) -> None:
    wolf, viper = drinking(road, "petris_philter", "swallow")
    wolf.given(hand=[])
    road.fighting_witcher(viper)

    wolf.may_choose(road.use(SWALLOW), "go_on")
    wolf.is_refused(road.use(PHILTER), because="OW-267")


@rule("OW-268")
def test_each_of_two_philters_is_used_once(road: Road) -> None:
    wolf, viper = drinking(road, "petris_philter", "petris_philter", hand=3)
    road.fighting_witcher(viper)

    wolf.chooses(road.use(PHILTER), "discard.a1", road.use(PHILTER), "discard.a2")

    assert len(viper.discard) == 4
    assert wolf.potions == []


@rule("OW-267", "OW-292")
@pytest.mark.parametrize(("hand", "offered"), [(0, True), (2, True), (3, False)])
def test_maribor_forest_takes_the_top_discard_with_fewer_than_3_cards_in_hand(
    road: Road, hand: int, offered: bool
) -> None:
    viper, wolf = duel(road, "viper", "wolf", hand=3)
    viper.given(hand=[road.card("hit", damage=2), road.card("rest")])
    wolf.given(hand=["b1", "b2", "b3"][:hand], potions=["maribor_forest", "swallow"], levels=(1, 4, 4, 1))
    road.planned("deck of seat 1", "B3", "B4")
    road.fighting_witcher(wolf)
    viper.plays("hit")
    viper.chooses("pass")

    assert wolf.is_offered(road.use(MARIBOR)) == offered
    if offered:
        wolf.chooses(road.use(MARIBOR))
        assert wolf.hand[-1] == "B4"
        assert wolf.discard == ["B3"]
    else:
        wolf.is_refused(road.use(MARIBOR), because="OW-267")


@rule("OW-267")
def test_maribor_forest_is_not_offered_while_the_discard_pile_is_empty(road: Road) -> None:
    wolf, viper = drinking(road, "maribor_forest", "swallow")
    road.fighting_witcher(viper)

    wolf.may_choose(road.use(SWALLOW), "go_on")


@rule("OW-267", "OW-279")
def test_blizzard_adds_any_card_to_the_finished_combo_and_makes_no_extension_active(road: Road) -> None:
    wolf, viper = drinking(road, "blizzard")
    linked = road.card("c1", damage=1, links=[("red", {"damage": 3})])
    extra = road.card("red", "red", damage=1, shield=1)
    wolf.given(hand=[linked, extra, road.card("green", "green", damage=1), road.card("purple", "purple")])
    road.fighting_witcher(viper)

    wolf.is_refused(road.use(BLIZZARD), because="OW-267")
    wolf.plays("c1")
    wolf.may_choose(road.use(BLIZZARD), "pass")
    assert viper.discard == []
    wolf.chooses(road.use(BLIZZARD))
    wolf.may_choose("play.red", "play.green", "play.purple")
    wolf.chooses("play.red")

    assert len(viper.discard) == 2
    assert wolf.shield == 1
    assert wolf.discard == ["c1", "red"]


@rule("OW-267")
def test_blizzards_card_is_the_last_one_unless_another_blizzard_follows(road: Road) -> None:
    wolf, viper = drinking(road, "blizzard", "blizzard", hand=4)
    road.fighting_witcher(viper)

    wolf.chooses("play.a1", road.use(BLIZZARD), "play.a2")
    wolf.may_choose(road.use(BLIZZARD), "pass")
    wolf.chooses(road.use(BLIZZARD), "play.a3", "pass")  # The wolf passes up its specialty.

    assert wolf.discard == ["a1", "a2", "a3"]
    road.waits_for(viper, "combo_card")


@rule("OW-412")
def test_blizzards_card_counts_for_a_combo_of_three(road: Road) -> None:
    wolf, viper = drinking(road, "blizzard")
    wolf.given(hand=[road.card("c1", links=[("blue", {})]), *road.cards("c2", "c3", "c4")])
    road.fighting_witcher(viper)

    wolf.plays("c1", "c2")
    wolf.may_choose(road.use(BLIZZARD), "pass")
    wolf.chooses(road.use(BLIZZARD), "play.c3")

    wolf.may_choose(road.use("school.wolf"), "pass")


@rule("OW-267")
def test_blizzard_is_not_offered_without_a_card_to_add(road: Road) -> None:
    wolf, viper = drinking(road, "blizzard")
    wolf.given(hand=[road.card("only")])
    road.fighting_witcher(viper)

    assert wolf.potions == ["blizzard"]
    assert wolf.discard == ["only"]
    road.waits_for(viper, "combo_card")


@rule("OW-267")
def test_blizzard_adds_a_second_card_to_the_single_one_of_black_blood(road: Road) -> None:
    wolf, viper = drinking(road, "black_blood", "blizzard")
    chain = [road.card(name, links=[("blue", {})]) for name in ("c1", "c2", "c3")]
    wolf.given(hand=chain)
    road.fighting_witcher(viper)

    wolf.chooses(road.use(BLACK_BLOOD), "play.c1", road.use(BLIZZARD), "play.c2")

    assert wolf.discard == ["c1", "c2"]
    road.waits_for(viper, "combo_card")


@rule("OW-267", "OW-297")
def test_tawny_owl_draws_2_cards_more(road: Road) -> None:
    wolf, viper = drinking(road, "tawny_owl")
    road.fighting_witcher(viper)

    wolf.chooses(road.use(TAWNY_OWL))
    assert wolf.hand == ["a1", "a2"]
    wolf.plays("a1")

    assert len(wolf.hand) == 1 + 1 + 2


@rule("OW-267", "OW-282")
@pytest.mark.parametrize(("length", "offered"), [(1, False), (2, True)])
def test_thunderbolt_adds_1_damage_to_a_combo_of_two(road: Road, length: int, offered: bool) -> None:
    wolf, viper = drinking(road, "thunderbolt")
    wolf.given(hand=[road.card("c1", links=[("blue", {})]), *road.cards("c2", "c3")])
    road.fighting_witcher(viper)

    wolf.plays(*["c1", "c2"][:length])

    assert wolf.is_offered(road.use(THUNDERBOLT)) == offered
    if offered:
        wolf.chooses(road.use(THUNDERBOLT))
    assert len(viper.discard) == int(offered)
