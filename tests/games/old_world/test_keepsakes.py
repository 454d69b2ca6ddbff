"""Trophies, equipment and companions in fights (OW-266 to OW-270, OW-393; events 1, 5, 13, 14, 15, 18, 20, 23, 26, 28,
31, 50, 56).
"""

import pytest

from oldpath.games.old_world.rules.exploration import Reading
from oldpath.games.old_world.rules.turn import Turn
from tests.kit.duels import duel
from tests.kit.old_world import Road, Witcher, rule

COMBAT, DEFENSE = "trophy.attribute.combat", "trophy.attribute.defense"
ALCHEMY, SPECIALTY = "trophy.attribute.alchemy", "trophy.attribute.specialty"


def owning(road: Road, *keepsakes: str, school: str = "wolf", hand: int = 3) -> tuple[Witcher, Witcher]:
    """A witcher with these keepsakes attacks a viper; both hold plain cards and have five in their Life Pools."""
    owner, viper = duel(road, school, "viper", hand=hand)
    owner.given(keepsakes=keepsakes, levels=(1, 4, 1, 1))
    return owner, viper


def hunting(road: Road, *keepsakes: str, monster: str = "harpy", trail: bool = True) -> Witcher:
    """A wolf with these keepsakes fights a mountain monster, three plain cards in hand and five in the Life Pool."""
    wolf, _ = road.table("wolf", "viper", monsters=[None, (monster, "cintra"), None])
    wolf.given(
        place="cintra",
        hand=road.cards("c1", "c2", "c3"),
        deck=road.cards("d1", "d2", "d3", "d4", "d5"),
        shield=0,
        keepsakes=keepsakes,
        levels=(1, 4, 1, 1),
    )
    if trail:
        wolf.given(trail="mountain")
    return wolf


def rounds(first: Witcher, second: Witcher, mine: str, theirs: str) -> None:
    """One combo of one card each."""
    for player, card in ((first, mine), (second, theirs)):
        if player.is_asked("power"):
            player.chooses("go_on")
        player.plays(card)


# -- how they are used -------------------------------------------------------------------------------------------------


@rule("OW-266", "OW-269", "OW-393")
def test_keepsakes_may_be_used_on_the_own_turn_and_need_not_be(road: Road) -> None:
    wolf, viper = owning(road, "event.15", "trophy.school.bear")
    viper.given(keepsakes=["event.14"])
    road.fighting_witcher(viper)

    wolf.may_choose(road.use("event.15"), road.use("trophy.school.bear"), "go_on")
    wolf.is_refused(road.use("event.14"), because="OW-266")
    wolf.chooses("go_on")

    road.waits_for(wolf, "combo_card")
    assert viper.discard == []


@rule("OW-267")
def test_what_is_for_another_moment_is_not_offered_in_step_1(road: Road) -> None:
    wolf, viper = owning(road, "trophy.school.viper", DEFENSE, "event.28", "event.14")
    road.fighting_witcher(viper)

    wolf.may_choose(road.use("event.14"), "go_on")
    for thing in ("trophy.school.viper", DEFENSE, "event.28"):
        wolf.is_refused(road.use(thing), because="OW-267")


@rule("OW-268")
def test_what_is_once_per_fight_is_used_up_by_it_and_back_in_the_next(road: Road) -> None:
    wolf, viper = owning(road, "event.15", "trophy.school.bear")
    viper.given(hand=[], deck=road.cards("v1", "v2"))
    wolf.given(hand=road.cards("w1", "w2", "w3"))
    road.fighting_witcher(viper)
    wolf.chooses(road.use("trophy.school.bear"))
    wolf.may_choose(road.use("event.15"), "go_on")
    wolf.is_refused(road.use("trophy.school.bear"), because="OW-268")

    wolf.chooses(road.use("event.15"), "discard.w1")

    assert [event["outcome"] for event in road.events("fight_ended")] == ["attacker_won"]
    assert wolf.state.used == []


@rule("OW-268")
@pytest.mark.parametrize("things", [("event.14", "event.15"), ("event.15", "event.14")])
def test_effects_may_be_used_in_any_order(road: Road, things: tuple[str, str]) -> None:
    wolf, viper = owning(road, "event.14", "event.15")
    road.fighting_witcher(viper)

    for thing in things:
        wolf.chooses(road.use(thing))
        if wolf.is_asked("discard"):
            wolf.chooses("discard.a1")

    assert len(viper.discard) == 4
    road.waits_for(wolf, "combo_card")


@rule("OW-268")
def test_of_several_trophies_for_one_moment_the_owner_chooses_the_order(road: Road) -> None:
    viper, wolf = duel(road, "viper", "wolf")
    viper.given(hand=[road.card("hit", damage=1), road.card("rest")])
    wolf.given(keepsakes=[DEFENSE, "trophy.monster.grave_hag"], levels=(1, 4, 1, 1))
    road.fighting_witcher(wolf)
    viper.plays("hit")

    wolf.may_choose(road.use(DEFENSE), road.use("trophy.monster.grave_hag"), "pass")
    wolf.chooses(road.use("trophy.monster.grave_hag"))
    wolf.may_choose(road.use(DEFENSE), "pass")
    wolf.chooses(road.use(DEFENSE))

    assert (len(wolf.hand), wolf.shield) == (3, 2)


@rule("OW-270")
def test_damage_of_a_thing_wakes_what_depends_on_the_attack(road: Road) -> None:
    wolf, viper = owning(road, "event.14", "trophy.school.viper")
    road.fighting_witcher(viper)

    wolf.chooses(road.use("event.14"))

    wolf.may_choose(road.use("trophy.school.viper"), "pass")


@rule("OW-265", "OW-269")
def test_the_own_specialty_may_be_used_and_no_other(road: Road) -> None:
    cat, viper = owning(road, "event.15", school="cat")
    road.fighting_witcher(viper)

    cat.may_choose(road.use("school.cat"), road.use("event.15"), "go_on")
    cat.is_refused(road.use("school.griffin"), because="OW-265")
    cat.chooses(road.use("school.cat"))

    cat.is_refused(road.use("school.cat"), because="OW-395")
    cat.chooses("go_on")
    road.waits_for(cat, "combo_card")


# -- attribute trophies ------------------------------------------------------------------------------------------------


@rule("OW-266", "OW-393")
@pytest.mark.parametrize(("pool", "offered"), [(0, True), (1, False)])
def test_combat_deals_1_damage_while_the_life_pool_is_empty(road: Road, pool: int, offered: bool) -> None:
    wolf, viper = owning(road, COMBAT, "event.14")
    wolf.given(deck=road.cards("w1", "w2")[:pool])
    road.fighting_witcher(viper)

    assert wolf.is_offered(road.use(COMBAT)) == offered
    if offered:
        wolf.chooses(road.use(COMBAT))
        assert len(viper.discard) == 1
        wolf.is_refused(road.use(COMBAT), because="OW-268")
    else:
        wolf.is_refused(road.use(COMBAT), because="OW-267")


@rule("OW-268", "OW-393")
def test_combat_can_be_used_on_each_of_ones_fight_turns(road: Road) -> None:
    wolf, viper = owning(road, COMBAT)
    wolf.given(deck=[])
    road.fighting_witcher(viper)
    wolf.chooses(road.use(COMBAT))
    rounds(wolf, viper, "a1", "b1")

    wolf.may_choose(road.use(COMBAT), "go_on")
    wolf.chooses(road.use(COMBAT))

    assert len(viper.discard) == 1 + 1 + 1  # once each turn, and the viper's own card
    road.waits_for(wolf, "combo_card")


@rule("OW-267", "OW-270", "OW-393")
@pytest.mark.parametrize(("shield", "offered"), [(0, True), (1, False)])
def test_defense_raises_the_shield_by_2_when_an_attack_made_one_discard(road: Road, shield: int, offered: bool) -> None:
    viper, wolf = duel(road, "viper", "wolf")
    viper.given(hand=[road.card("hit", damage=1), road.card("rest")])
    wolf.given(keepsakes=[DEFENSE], levels=(1, 3, 1, 1), shield=shield)
    road.fighting_witcher(wolf)

    viper.plays("hit")

    assert wolf.is_offered(road.use(DEFENSE)) == offered
    if offered:
        wolf.chooses(road.use(DEFENSE))
        assert wolf.shield == 2


@rule("OW-268", "OW-393")
def test_defense_works_once_per_fight(road: Road) -> None:
    viper, wolf = duel(road, "viper", "wolf", hand=4)
    viper.given(hand=[road.card(name, damage=3) for name in ("h1", "h2", "h3")])
    wolf.given(keepsakes=[DEFENSE], levels=(1, 4, 1, 1))
    road.fighting_witcher(wolf)
    viper.plays("h1")
    wolf.chooses(road.use(DEFENSE))
    viper.chooses("pass")
    wolf.plays("b1")

    viper.plays("h2")

    assert wolf.shield == 0
    assert len(wolf.discard) == 3 + 1 + 1
    road.waits_for(viper, "power")


@rule("OW-267", "OW-393")
def test_defense_answers_cards_lost_in_the_hand_too(road: Road) -> None:
    viper, wolf = duel(road, "viper", "wolf", hand=2, pool=0)
    viper.given(hand=[road.card("hit", damage=1), road.card("rest")], deck=road.cards("v1"))
    wolf.given(keepsakes=[DEFENSE])
    road.fighting_witcher(wolf)
    viper.plays("hit")
    wolf.chooses("discard.b1")

    assert wolf.is_offered(road.use(DEFENSE), "pass")


@rule("OW-267", "OW-393")
@pytest.mark.parametrize(
    ("card", "half", "offered"), [("07", "charge", True), ("02", "charge", True), ("01", "charge", False)]
)
def test_defense_answers_damage_and_discards_of_a_monster_but_not_a_trashed_card(
    road: Road, card: str, half: str, offered: bool
) -> None:
    wolf = hunting(road, DEFENSE)
    road.planned("monster fight deck", card)
    road.fighting_monster("harpy")
    wolf.plays("c1")

    road.answer(1, f"attack.{half}")
    if wolf.is_asked("trash"):
        wolf.chooses("trash.c2")

    assert wolf.is_offered(road.use(DEFENSE)) == offered


@rule("OW-393")
def test_what_one_gives_up_alone_does_not_wake_defense(road: Road) -> None:
    wolf, viper = owning(road, DEFENSE, "event.15")
    road.fighting_witcher(viper)

    wolf.chooses(road.use("event.15"), "discard.a1")

    road.waits_for(wolf, "combo_card")


@rule("OW-393")
def test_defense_raises_the_shield_by_2_against_the_noonwraith_whose_limit_is_for_ones_own_turns(road: Road) -> None:
    wolf = hunting(road, DEFENSE, monster="noonwraith")
    road.planned("monster fight deck", "07")
    road.fighting_monster("noonwraith")
    wolf.plays("c1")
    road.answer(1, "attack.charge")

    wolf.chooses(road.use(DEFENSE))

    assert wolf.shield == 2


@rule("OW-266", "OW-267", "OW-393")
def test_alchemy_draws_2_potions_on_the_own_first_turn(road: Road) -> None:
    wolf, viper = owning(road, ALCHEMY)
    road.planned("potion deck", "blizzard", "blizzard")
    road.fighting_witcher(viper)

    wolf.chooses(road.use(ALCHEMY))
    assert wolf.potions == ["blizzard", "blizzard"]
    road.waits_for(wolf, "combo_card")
    wolf.plays("a1")
    wolf.chooses("pass")
    viper.plays("b1")

    road.waits_for(wolf, "combo_card")


@rule("OW-267", "OW-393")
def test_alchemy_is_not_for_a_later_turn(road: Road) -> None:
    wolf, viper = owning(road, ALCHEMY, "event.15")
    road.fighting_witcher(viper)
    rounds(wolf, viper, "a1", "b1")

    wolf.may_choose(road.use("event.15"), "go_on")
    wolf.is_refused(road.use(ALCHEMY), because="OW-267")


@rule("OW-121", "OW-122", "OW-393")
@pytest.mark.parametrize(("before", "over"), [(2, 0), (3, 1), (4, 2)])
def test_the_limit_of_4_potions_holds_at_once(road: Road, before: int, over: int) -> None:
    wolf, viper = owning(road, ALCHEMY)
    wolf.given(potions=["swallow", "swallow", "swallow", "swallow"][:before])
    road.planned("potion deck", "tawny_owl", "thunderbolt")
    road.fighting_witcher(viper)

    wolf.chooses(road.use(ALCHEMY))
    for _ in range(over):
        wolf.may_choose("give_up.potion.swallow", "give_up.potion.tawny_owl", "give_up.potion.thunderbolt")
        wolf.chooses("give_up.potion.swallow")

    assert wolf.potions == ["swallow"] * (before - over) + ["tawny_owl", "thunderbolt"]
    wolf.may_choose(road.use("potion.swallow"), road.use("potion.tawny_owl"), "go_on")


@rule("OW-267", "OW-269", "OW-393")
@pytest.mark.parametrize("choice", ["damage", "cards", "nothing"])
def test_specialty_deals_1_damage_or_draws_2_cards_after_the_specialty_or_is_passed_up(road: Road, choice: str) -> None:
    cat, viper = owning(road, SPECIALTY, school="cat", hand=1)
    road.fighting_witcher(viper)
    cat.is_refused(road.use(SPECIALTY), because="OW-267")

    cat.chooses(road.use("school.cat"))
    assert len(cat.hand) == 2  # Speed comes first.
    cat.may_choose(road.use(SPECIALTY), "pass")
    if choice == "nothing":
        cat.chooses("pass")
    else:
        cat.chooses(road.use(SPECIALTY))
        cat.may_choose("either.first", "either.second")
        cat.chooses("either.first" if choice == "damage" else "either.second")

    assert len(viper.discard) == (choice == "damage")
    assert len(cat.hand) == 2 + 2 * (choice == "cards")
    road.waits_for(cat, "combo_card")


@rule("OW-393")
def test_specialty_answers_bears_armor_too_which_works_by_itself(road: Road) -> None:
    bear, viper = owning(road, SPECIALTY, school="bear")
    road.fighting_witcher(viper)

    bear.may_choose(road.use(SPECIALTY), "pass")
    bear.chooses(road.use(SPECIALTY), "either.second")

    assert len(bear.hand) == 3 + 1 + 2


@rule("OW-393")
def test_specialty_gives_nothing_without_the_specialty(road: Road) -> None:
    cat, viper = owning(road, SPECIALTY, school="cat")
    road.fighting_witcher(viper)

    cat.chooses("go_on")

    road.waits_for(cat, "combo_card")
    assert viper.discard == []


# -- witcher trophies --------------------------------------------------------------------------------------------------


@rule("OW-267", "OW-393")
@pytest.mark.parametrize(("length", "offered"), [(2, False), (3, True)])
def test_a_wolf_trophy_adds_1_damage_to_a_combo_of_three(road: Road, length: int, offered: bool) -> None:
    griffin, viper = owning(road, "trophy.school.wolf", school="griffin")
    chain = [road.card(name, links=[("blue", {})]) for name in ("c1", "c2", "c3", "c4")]
    griffin.given(hand=chain)
    road.fighting_witcher(viper)

    griffin.plays(*["c1", "c2", "c3"][:length])

    assert griffin.is_offered(road.use("trophy.school.wolf")) == offered
    if offered:
        griffin.chooses(road.use("trophy.school.wolf"))
    assert len(viper.discard) == int(offered)


@rule("OW-267", "OW-393")
def test_a_griffin_trophy_takes_the_top_discard_and_then_discards_a_card(road: Road) -> None:
    viper, wolf = duel(road, "viper", "wolf")
    viper.given(hand=[road.card("hit", damage=2), road.card("rest")])
    wolf.given(keepsakes=["trophy.school.griffin"])
    road.planned("deck of seat 1", "B4", "B5")
    road.fighting_witcher(wolf)
    viper.plays("hit")
    viper.chooses("pass")

    wolf.chooses(road.use("trophy.school.griffin"))
    wolf.may_choose("discard.b1", "discard.b2", "discard.B5")
    wolf.chooses("discard.b1")

    assert wolf.hand == ["b2", "B5"]
    assert wolf.discard == ["B4", "b1"]
    road.waits_for(wolf, "combo_card")


@rule("OW-267", "OW-393")
def test_a_griffin_trophy_is_not_offered_while_the_discard_pile_is_empty(road: Road) -> None:
    wolf, viper = owning(road, "trophy.school.griffin")
    road.fighting_witcher(viper)

    road.waits_for(wolf, "combo_card")


@rule("OW-267", "OW-393")
def test_a_cat_trophy_draws_1_card_on_the_own_first_turn(road: Road) -> None:
    wolf, viper = owning(road, "trophy.school.cat")
    road.fighting_witcher(viper)

    wolf.chooses(road.use("trophy.school.cat"))

    assert len(wolf.hand) == 4
    rounds(wolf, viper, "a1", "b1")
    road.waits_for(wolf, "combo_card")


@rule("OW-267", "OW-393")
def test_a_cat_trophy_is_not_for_a_later_turn(road: Road) -> None:
    wolf, viper = owning(road, "trophy.school.cat")
    road.fighting_witcher(viper)

    rounds(wolf, viper, "a1", "b1")

    road.waits_for(wolf, "combo_card")


@rule("OW-267", "OW-393")
@pytest.mark.parametrize(("shield", "offered"), [(0, True), (1, False)])
def test_a_bear_trophy_raises_a_shield_of_0_by_1(road: Road, shield: int, offered: bool) -> None:
    wolf, viper = owning(road, "trophy.school.bear", "event.14")
    wolf.given(shield=shield)
    road.fighting_witcher(viper)

    assert wolf.is_offered(road.use("trophy.school.bear")) == offered
    if offered:
        wolf.chooses(road.use("trophy.school.bear"))
        assert wolf.shield == 1


@rule("OW-267", "OW-268", "OW-393")
def test_a_bear_trophy_is_for_any_own_turn_but_once_per_fight(road: Road) -> None:
    wolf, viper = owning(road, "trophy.school.bear")
    viper.given(hand=[road.card("hit", damage=1), road.card("plain")])
    road.fighting_witcher(viper)
    rounds(wolf, viper, "a1", "plain")
    wolf.chooses(road.use("trophy.school.bear"))
    wolf.plays("a2")
    viper.plays("hit")

    assert wolf.shield == 0
    road.waits_for(wolf, "combo_card")


@rule("OW-267", "OW-268", "OW-297", "OW-393")
def test_a_viper_trophy_deals_1_damage_more_and_draws_1_card_fewer(road: Road) -> None:
    wolf, viper = owning(road, "trophy.school.viper")
    wolf.given(hand=[road.card("h1", damage=1), road.card("h2", damage=1)], levels=(2, 1, 1, 1))
    road.fighting_witcher(viper)

    wolf.plays("h1")
    wolf.may_choose(road.use("trophy.school.viper"), "pass")
    wolf.chooses(road.use("trophy.school.viper"))

    assert len(viper.discard) == 2
    assert len(wolf.hand) == 1 + 2 - 1
    viper.plays("b1")
    wolf.plays("h2")
    road.waits_for(viper, "combo_card")  # once per fight


@rule("OW-267", "OW-393")
def test_a_viper_trophy_needs_a_discarded_card(road: Road) -> None:
    wolf, viper = owning(road, "trophy.school.viper")
    wolf.given(hand=[road.card("h1", damage=1), road.card("h2")])
    viper.given(shield=1)
    road.fighting_witcher(viper)

    wolf.plays("h1")

    road.waits_for(viper, "combo_card")


@rule("OW-397", "OW-267", "OW-393")
def test_a_viper_trophy_works_against_a_monster(road: Road) -> None:
    wolf = hunting(road, "trophy.school.viper")
    wolf.given(hand=[road.card("h1", damage=2), road.card("h2")])
    road.fighting_monster("harpy")

    wolf.plays("h1")
    wolf.chooses(road.use("trophy.school.viper"))

    assert road.fight.life == 12 - 3


# -- equipment ---------------------------------------------------------------------------------------------------------


@rule("OW-216", "OW-267")
@pytest.mark.parametrize("event", ["event.01", "event.15"])
def test_the_crossbow_and_the_knuckles_cost_a_card_and_deal_2_damage_once_per_fight(road: Road, event: str) -> None:
    wolf, viper = owning(road, event)
    road.fighting_witcher(viper)

    wolf.chooses(road.use(event))
    wolf.may_choose("discard.a1", "discard.a2", "discard.a3")
    wolf.chooses("discard.a2")

    assert wolf.discard == ["a2"]
    assert len(viper.discard) == 2
    road.waits_for(wolf, "combo_card")


@rule("OW-267", "OW-268")
@pytest.mark.parametrize(
    ("event", "later"), [("event.01", False), ("event.14", False), ("event.31", False), ("event.15", True)]
)
def test_crossbows_and_boots_are_for_the_own_first_turn_and_knuckles_for_any(
    road: Road, event: str, later: bool
) -> None:
    wolf, viper = owning(road, event)
    road.fighting_witcher(viper)
    rounds(wolf, viper, "a1", "b1")

    assert wolf.is_offered(road.use(event)) == later
    if later:
        wolf.chooses(road.use(event), "discard.a2")
        wolf.plays("a3")
        viper.plays("b2")
        road.waits_for(wolf, "combo_card")


@rule("OW-267")
@pytest.mark.parametrize("event", ["event.01", "event.15"])
def test_without_a_hand_card_neither_is_offered(road: Road, event: str) -> None:
    wolf, viper = owning(road, event, "event.14")
    wolf.given(hand=[])
    road.fighting_witcher(viper)

    wolf.may_choose(road.use("event.14"), "go_on")
    wolf.is_refused(road.use(event), because="OW-267")


@rule("OW-216", "OW-267", "OW-482")
def test_the_other_crossbow_deals_2_damage_before_the_combo_and_costs_nothing(road: Road) -> None:
    wolf, viper = owning(road, "event.14")
    road.fighting_witcher(viper)

    wolf.chooses(road.use("event.14"))

    assert len(viper.discard) == 2
    assert len(wolf.hand) == 3
    road.waits_for(wolf, "combo_card")


@rule("OW-216", "OW-219", "OW-290")
def test_armour_raises_the_shield_by_1_for_each_green_card_played(road: Road) -> None:
    griffin, viper = owning(road, "event.13", school="griffin")
    chain = [road.card(f"g{number}", "green", links=[("green", {}), ("blue", {})]) for number in (1, 2)]
    griffin.given(hand=[*chain, road.card("blue"), road.card("g3", "green")])
    road.fighting_witcher(viper)

    griffin.plays("g1", "g2", "blue")

    assert griffin.shield == 2
    viper.plays("b1")
    griffin.chooses("go_on")
    griffin.plays("g3")
    assert griffin.shield == 3


@rule("OW-219", "OW-282")
def test_event_26_makes_each_blue_card_of_a_combo_deal_1_damage_more(road: Road) -> None:
    griffin, viper = owning(road, "event.26", school="griffin")
    griffin.given(
        hand=[
            road.card("b", "blue", damage=1, links=[("red", {})]),
            road.card("r", "red", links=[("blue", {})]),
            *road.cards("blue", "rest"),
        ]
    )
    road.fighting_witcher(viper)

    griffin.plays("b", "r", "blue")

    assert len(viper.discard) == 3


@rule("OW-219", "OW-214")
@pytest.mark.parametrize(("kept", "shield", "potions"), [((), 0, 2), (("event.26",), 0, 3), (("event.13",), 1, 2)])
def test_lasting_effects_on_colours_count_in_short_fights(
    road: Road, kept: tuple[str, ...], shield: int, potions: int
) -> None:
    wolf, _ = road.table("wolf", "viper")
    cards = [
        road.card("blue", damage=2, back=True, draw=2, links=[("green", {})]),
        road.card("green", "green", top=True),
        road.card("red", "red"),
    ]
    wolf.given(hand=cards, deck=road.cards("d1", "d2", "d3"), keepsakes=kept, levels=(1, 4, 1, 1), shield=2)
    event = road.number("event.07", "story")
    road.plays(Turn(step=3), Reading(card=event, results=event))
    assert wolf.shield == 0

    wolf.plays("blue", "green")

    assert wolf.shield == shield
    assert len(wolf.potions) == potions
    assert wolf.discard[:2] == ["blue", "green"]


@rule("OW-278", "OW-275")
def test_a_short_fight_builds_its_combo_as_any_fight_does_for_all_to_see(road: Road) -> None:
    wolf, _ = road.table("wolf", "viper")
    twofold = road.card("twofold", links=[("red", {"damage": 3}), ("red", {"shield": 1})])
    wolf.given(hand=[twofold, road.card("red", "red"), road.card("green", "green")], deck=road.cards("d1", "d2", "d3"))
    event = road.number("event.07", "story")
    road.plays(Turn(step=3), Reading(card=event, results=event))

    wolf.is_refused("stop", because="OW-277")
    wolf.chooses("play.twofold")
    wolf.may_choose("play.red.1", "play.red.2", "stop")
    wolf.is_refused("play.green", because="OW-273")
    assert road.match.view(1)["combo"]["cards"] == ["ow.test.twofold"]
    wolf.chooses("play.red.1")

    assert len(wolf.potions) == 3


@rule("OW-216", "OW-267")
@pytest.mark.parametrize(("card", "offered"), [("green", True), ("blue", False)])
def test_bracers_raise_the_shield_by_1_once_per_fight_with_a_green_card_in_the_combo(
    road: Road, card: str, offered: bool
) -> None:
    wolf, viper = owning(road, "event.28")
    green = [road.card("green", "green", links=[("green", {})]), road.card("green2", "green", links=[("green", {})])]
    wolf.given(hand=[*green, road.card("blue")])
    road.fighting_witcher(viper)
    assert road.asked() == [(0, "combo_card")]

    wolf.plays(card)

    assert wolf.is_offered(road.use("event.28")) == offered
    if offered:
        wolf.chooses(road.use("event.28"))
        assert wolf.shield == 1
        viper.plays("b1")
        wolf.plays("green2")
        road.waits_for(viper, "combo_card")


@rule("OW-216", "OW-267", "OW-297")
def test_boots_draw_2_more_at_the_end_of_the_own_first_turn(road: Road) -> None:
    wolf, viper = owning(road, "event.31")
    road.fighting_witcher(viper)

    wolf.chooses(road.use("event.31"))
    assert len(wolf.hand) == 3
    wolf.plays("a1")
    assert len(wolf.hand) == 2 + 1 + 2
    viper.plays("b1")

    road.waits_for(wolf, "combo_card")
    wolf.plays("a2")
    assert len(wolf.hand) == 4 + 1


@rule("OW-216", "OW-267", "OW-268")
def test_medicine_puts_a_card_of_the_discard_pile_back_into_the_life_pool_once_per_fight(road: Road) -> None:
    viper, wolf = duel(road, "viper", "wolf")
    viper.given(hand=[road.card("hit", damage=3), road.card("rest")])
    wolf.given(keepsakes=["event.56"])
    road.planned("deck of seat 1", "B1", "B2", "B3")
    road.fighting_witcher(wolf)
    viper.plays("hit")
    viper.chooses("pass")

    wolf.chooses(road.use("event.56"))
    wolf.may_choose("return.B1", "return.B2", "return.B3")
    wolf.is_refused("return.b1", because="OW-066")
    wolf.chooses("return.B2")

    assert wolf.deck == ["B2", "B4", "B5"]
    assert wolf.discard == ["B1", "B3"]
    road.waits_for(wolf, "combo_card")


@rule("OW-267")
def test_medicine_is_not_offered_while_the_discard_pile_is_empty(road: Road) -> None:
    wolf, viper = owning(road, "event.56", "event.14")
    road.fighting_witcher(viper)

    wolf.may_choose(road.use("event.14"), "go_on")


# -- companions --------------------------------------------------------------------------------------------------------


@rule("OW-216", "OW-219", "OW-316")
@pytest.mark.parametrize(("card", "half", "damage"), [("07", "bite", 3), ("07", "charge", 1), ("12", "charge", 0)])
def test_the_child_lowers_the_damage_of_the_monsters_first_turn_by_2_but_not_below_0(
    road: Road, card: str, half: str, damage: int
) -> None:
    wolf = hunting(road, "event.05")
    road.planned("monster fight deck", card, "10")
    road.fighting_monster("harpy")
    wolf.plays("c1")
    road.answer(1, f"attack.{half}")
    assert len(wolf.discard) == 1 + damage

    wolf.plays("c2")
    if damage < 3:
        road.answer(1, "attack.charge")
        assert len(wolf.discard) == 2 + damage + 3


@rule("OW-216", "OW-267", "OW-400", "OW-401")
def test_oskar_looks_at_2_cards_before_the_opponents_first_turn_and_discards_one(road: Road) -> None:
    wolf, viper = owning(road, "event.18")
    viper.given(levels=(2, 1, 1, 1))
    road.planned("deck of seat 1", "B2", "B5")
    road.fighting_witcher(viper)
    road.waits_for(wolf, "combo_card")
    wolf.plays("a1")

    wolf.may_choose(road.use("event.18"), "pass")
    wolf.chooses(road.use("event.18"))
    wolf.may_choose("discard.B2", "discard.B5")
    wolf.chooses("discard.B2")

    assert viper.discard == ["B2"]
    assert len(viper.deck) == 4
    viper.plays("b1")
    assert viper.hand[2] == "B5"
    wolf.plays("a2")
    road.waits_for(viper, "combo_card")  # before the first turn only


@rule("OW-267")
def test_oskar_passed_up_before_the_first_turn_does_not_look_before_a_later_one(road: Road) -> None:
    wolf, viper = owning(road, "event.18")
    road.fighting_witcher(viper)
    wolf.plays("a1")
    wolf.chooses("pass")
    viper.plays("b1")

    wolf.plays("a2")

    road.waits_for(viper, "combo_card")


@rule("OW-216", "OW-267")
def test_oskar_warns_a_defender_before_the_attackers_first_turn(road: Road) -> None:
    wolf, viper = owning(road)
    viper.given(keepsakes=["event.18"])
    road.fighting_witcher(viper)

    road.waits_for(viper, "power")
    assert road.events("fight_turn_began") == []
    viper.chooses("pass")

    road.waits_for(wolf, "combo_card")
    assert wolf.discard == []


@rule("OW-216", "OW-267", "OW-397")
@pytest.mark.parametrize("trail", [True, False])
def test_oskar_looks_at_a_monsters_life_pool_before_its_first_turn(road: Road, trail: bool) -> None:
    wolf = hunting(road, "event.18", trail=trail)
    road.planned("monster fight deck", "05", "07")
    road.fighting_monster("harpy")
    if trail:
        wolf.plays("c1")

    wolf.chooses(road.use("event.18"))
    wolf.may_choose("discard.fight.05", "discard.fight.07")
    wolf.chooses("discard.fight.05")
    assert road.fight.life == 11
    road.answer(1, "attack.bite")

    assert road.fight.life == 10
    assert [event["card"] for event in road.events("attack_revealed")] == ["ow.fight.07"]
    assert len(wolf.discard) == 5 + trail


@rule("OW-243", "OW-397")
def test_oskar_can_take_the_last_card_of_all(road: Road) -> None:
    wolf, viper = owning(road, "event.18")
    viper.given(hand=[], deck=road.cards("v1"))
    road.fighting_witcher(viper)
    wolf.plays("a1")

    wolf.chooses(road.use("event.18"))

    assert [event["side"] for event in road.events("knocked_out")] == [1]
    assert [event["side"] for event in road.events("fight_turn_began")] == [0]


@rule("OW-216", "OW-267", "OW-269")
@pytest.mark.parametrize(("face", "taken", "dealt"), [(1, 1, 0), (2, 1, 2), (4, 1, 2), (5, 0, 2), (6, 0, 2)])
def test_the_die_companion_may_be_rolled_for_on_the_own_first_turn(
    road: Road, face: int, taken: int, dealt: int
) -> None:
    wolf, viper = owning(road, "event.20")
    wolf.given(shield=0)
    road.planned("story die", face)
    road.fighting_witcher(viper)

    wolf.may_choose(road.use("event.20"), "go_on")
    wolf.chooses(road.use("event.20"))

    assert len(wolf.discard) == taken
    assert len(viper.discard) == dealt
    road.waits_for(wolf, "combo_card")


@rule("OW-285", "OW-482")
def test_damage_taken_by_ones_own_companion_falls_on_the_shield_first(road: Road) -> None:
    wolf, viper = owning(road, "event.20")
    wolf.given(shield=2)
    road.planned("story die", 1)
    road.fighting_witcher(viper)

    wolf.chooses(road.use("event.20"))

    assert wolf.shield == 1
    assert wolf.discard == []


@rule("OW-244")
def test_the_last_card_lost_by_ones_own_companion_is_judged_at_the_end_of_the_turn(road: Road) -> None:
    wolf, viper = owning(road, "event.20")
    wolf.given(hand=road.cards("w1"), deck=[])
    viper.given(hand=[], deck=road.cards("v1", "v2"))
    road.planned("story die", 2)
    road.fighting_witcher(viper)

    wolf.chooses(road.use("event.20"))

    assert [event["side"] for event in road.events("knocked_out")] == [1]


@rule("OW-216", "OW-219", "OW-308")
@pytest.mark.parametrize(("kept", "first"), [(("event.23",), 0), ((), -1)])
def test_the_scout_gives_the_first_turn_against_monsters_without_a_trail(
    road: Road, kept: tuple[str, ...], first: int
) -> None:
    hunting(road, *kept, trail=False)
    road.fighting_monster("harpy")

    assert [event["side"] for event in road.events("fight_turn_began")] == [first]


@rule("OW-216", "OW-267")
def test_the_knight_adds_3_damage_to_the_first_combo_against_a_monster(road: Road) -> None:
    wolf = hunting(road, "event.50")
    road.fighting_monster("harpy")
    wolf.chooses("play.c1")
    wolf.may_choose(road.use("event.50"), "pass")

    wolf.chooses(road.use("event.50"))

    assert road.fight.life == 12 - 3


@rule("OW-267", "OW-268")
def test_the_knight_is_for_the_first_combo_only(road: Road) -> None:
    wolf = hunting(road, "event.50")
    road.planned("monster fight deck", "12")
    road.fighting_monster("harpy")
    wolf.chooses("play.c1", "pass")
    road.answer(1, "attack.charge")

    wolf.chooses("play.c2")

    assert not wolf.is_asked("power")
    road.waits_for(Witcher(road, 1), "half")


@rule("OW-267", "OW-277")
def test_the_first_combo_may_come_in_the_second_turn_when_there_was_no_card_in_the_first(road: Road) -> None:
    wolf = hunting(road, "event.50", monster="griffin")
    wolf.given(hand=[], levels=(3, 4, 1, 1))
    road.planned("monster fight deck", "12")
    road.fighting_monster("griffin")
    road.waits_for(Witcher(road, 1), "half")  # no combo in the first turn
    road.answer(1, "attack.charge")

    wolf.chooses(wolf.options[0])

    wolf.may_choose(road.use("event.50"), "pass")


@rule("OW-267")
def test_the_knight_does_not_fight_witchers(road: Road) -> None:
    wolf, viper = owning(road, "event.50")
    road.fighting_witcher(viper)

    wolf.plays("a1")

    road.waits_for(viper, "combo_card")


@rule("OW-218", "OW-219")
def test_after_a_defeated_monster_and_all_that_follows_the_knights_own_event_comes(road: Road) -> None:
    wolf = hunting(road, "event.50")
    wolf.given(hand=[road.card("hit", damage=12), road.card("rest")])
    road.fighting_monster("harpy")
    wolf.plays("hit")
    wolf.chooses("pass", "trash.rest")

    road.waits_for(wolf, "story_option")
    assert (wolf.shield, wolf.hand, wolf.gold, wolf.score) == (4, [], 2, 1)
    wolf.chooses("option.b")

    assert wolf.keepsakes == ["trophy.monster.harpy"]
    assert wolf.shield == 3
    assert not road.match.over


@rule("OW-219")
def test_a_knight_whose_monster_was_not_defeated_stays(road: Road) -> None:
    wolf = hunting(road, "event.50", trail=False)
    wolf.given(hand=[], deck=road.cards("w1"))
    road.planned("monster fight deck", "07")
    road.fighting_monster("harpy")
    road.answer(1, "attack.bite")
    wolf.chooses("take.r1")

    assert wolf.keepsakes == ["event.50"]
    road.waits_for(wolf, "gain")
