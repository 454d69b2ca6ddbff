"""The 28 monsters: level, life, and every special ability (OW-012, OW-302, OW-477)."""

import pytest

from tests.kit.monster_fights import (
    FIVE,
    TRASH,
    TWO,
    TWO_AGAIN,
    Attack,
    all_cards,
    attack,
    facing,
    keeping,
    outcome,
    with_a_last_blow,
)
from tests.kit.old_world import Road, Witcher, rule

MONSTERS = (
    ("arachas", 1, 10),
    ("archespore", 1, 12),
    ("barghest", 1, 11),
    ("drowners_nest", 1, 10),
    ("ekimmara", 1, 12),
    ("foglet", 1, 10),
    ("ghouls_nest", 1, 12),
    ("harpy", 1, 12),
    ("nekkers_nest", 1, 11),
    ("rotfiend", 1, 11),
    ("fiend", 2, 13),
    ("grave_hag", 2, 13),
    ("griffin", 2, 15),
    ("manticore", 2, 14),
    ("nightwraith", 2, 14),
    ("noonwraith", 2, 14),
    ("penitent", 2, 14),
    ("water_hag", 2, 15),
    ("weavess", 2, 14),
    ("werewolf", 2, 14),
    ("whispess", 2, 15),
    ("wyvern", 2, 15),
    ("brewess", 3, 17),
    ("bruxa", 3, 17),
    ("glustyworp", 3, 18),
    ("leshen", 3, 19),
    ("striga", 3, 18),
    ("yghern", 3, 18),
)


def against(road: Road, monster: str, cards: int = 8) -> tuple[Witcher, Witcher]:
    """A witcher of the Wolf before this monster, and the opponent who plays it."""
    wolf, bear = facing(road, monster=monster, cards=cards)
    return wolf, bear


def played(road: Road, wolf: Witcher, monster: str, *combo: str) -> None:
    """With the trail the witcher goes first and plays these cards of a hand that also holds h1, h2 and h3."""
    wolf.given(trail="forest", hand=[*combo, *road.cards("h1", "h2", "h3")])
    road.fighting_monster(monster)
    wolf.chooses(*(f"play.{card}" for card in combo))


@rule("OW-012")
@pytest.mark.parametrize(("monster", "level", "life"), MONSTERS)
def test_level_and_life_of_every_monster(road: Road, monster: str, level: int, life: int) -> None:
    assert [road.box.monsters[road.number(monster, "monster")].level] == [level]
    wolf, _ = against(road, monster)
    wolf.given(potions=["swallow"], trail="forest", hand=road.cards("h1", "h2"), shield=0)
    road.fighting_monster(monster)

    assert road.life == life


@rule("OW-012")
def test_there_are_no_other_monsters(road: Road) -> None:
    assert road.box.names["monster"] == [f"ow.monster.{name}" for name, _, _ in MONSTERS]


# -- level I ---------------------------------------------------------------------------------------------------------


@rule("OW-477")
def test_arachas_costs_a_hand_card_before_the_life_pool(road: Road) -> None:
    wolf, bear = against(road, "arachas")
    wolf.given(hand=road.cards("h1", "h2"))
    road.fighting_monster("arachas")

    wolf.may_choose("discard.h1", "discard.h2")
    wolf.chooses("discard.h1")

    assert wolf.hand == ["h2"]
    assert "h1" in wolf.deck  # It was made into the Life Pool with the discard pile.
    road.waits_for(bear, "half")


@rule("OW-477")
def test_arachas_takes_nothing_from_an_empty_hand(road: Road) -> None:
    wolf, bear = against(road, "arachas")
    road.fighting_monster("arachas")

    assert len(wolf.deck) == 8
    road.waits_for(bear, "half")


@rule("OW-477", "OW-302")
def test_archespore_is_not_fought_without_a_potion(road: Road) -> None:
    wolf, _ = against(road, "archespore")
    road.choosing()

    wolf.may_choose("explore.city", "explore.wilds")
    wolf.is_refused("fight.monster.archespore", because="OW-302")  # E-30.


@rule("OW-477", "OW-302")
def test_archespore_costs_an_unused_potion_without_its_effect(road: Road) -> None:
    wolf, bear = against(road, "archespore")
    wolf.given(potions=["swallow"], levels=[1, 3, 1, 1], shield=1, hand=road.cards("h1", "h2"))
    road.choosing()
    wolf.chooses("fight.monster.archespore")

    assert wolf.potions == []
    assert wolf.spent_potions == []
    assert road.names(road.state.potion_discard, "potion") == ["swallow"]
    assert wolf.shield == 1
    assert road.fight.potions_used == [0, 0]
    road.waits_for(bear, "half")


@rule("OW-477")
@pytest.mark.parametrize(("shield", "left"), [(2, 1), (1, 0), (0, 0)])
def test_barghest_costs_one_shield(road: Road, shield: int, left: int) -> None:
    wolf, bear = against(road, "barghest")
    wolf.given(levels=[1, 2, 1, 1], shield=shield)
    road.fighting_monster("barghest")

    assert wolf.shield == left
    road.waits_for(bear, "half")


@rule("OW-477")
def test_drowners_nest_makes_the_player_discard_a_card_of_the_pool(road: Road) -> None:
    wolf, bear = against(road, "drowners_nest", cards=2)
    wolf.given(hand=road.cards("h1"), discard=road.cards("x"))
    road.fighting_monster("drowners_nest")

    wolf.may_choose("discard.d1", "discard.d2", "discard.x")
    wolf.is_refused("discard.h1", because="OW-477")
    wolf.chooses("discard.d2")

    assert wolf.discard == ["d2"]
    assert wolf.deck == ["d1", "x"]
    road.waits_for(bear, "half")


@rule("OW-477")
def test_ekimmara_costs_a_hand_card_after_the_pool_is_made(road: Road) -> None:
    wolf, bear = against(road, "ekimmara")
    wolf.given(hand=road.cards("h1", "h2"), trail="mountain")
    road.fighting_monster("ekimmara")

    wolf.may_choose("discard.h1", "discard.h2")
    wolf.chooses("discard.h2")

    assert wolf.hand == ["h1"]
    assert wolf.discard == ["h2"]
    road.waits_for(bear, "half")


@rule("OW-477")
def test_ekimmara_takes_nothing_from_who_has_its_trail(road: Road) -> None:
    wolf, _ = against(road, "ekimmara")
    wolf.given(hand=road.cards("h1", "h2"), trail="forest")
    road.fighting_monster("ekimmara")

    assert wolf.hand == ["h1", "h2"]
    road.waits_for(wolf, "combo_card")


@rule("OW-477")
@pytest.mark.parametrize(
    ("card", "shield", "used"),
    [
        ("07", 0, "bite"),  # 3 or 5 damage.
        ("05", 0, "charge"),  # 5 or 2.
        ("05", 3, "charge"),  # 2 cards, or none: the shield first.
        ("08", 2, "charge"),  # A trashed card, or 2 damage to the shield.
        ("08", 0, "bite"),  # A trashed card, or two cards.
        ("04", 2, "bite"),  # A random card, or 2 of 4 damage.
        ("04", 4, "charge"),  # A random card, or 4 damage to the shield.
        ("13", 1, "charge"),  # 2 damage, or Alchemy -1, which costs no card.
    ],
)
def test_foglets_first_attack_is_the_half_that_costs_more_cards(road: Road, card: str, shield: int, used: str) -> None:
    wolf, _ = against(road, "foglet")
    wolf.given(levels=[1, 4, 1, 1], shield=shield, hand=road.cards("h1", "h2", "h3", "h4"))
    road.planned("monster fight deck", card)
    road.fighting_monster("foglet")

    assert [event["half"] for event in road.events("attack_announced")] == [("charge", "bite").index(used)]
    assert wolf.is_asked("trash" if (card, used) == ("08", "charge") else "combo_card")


@rule("OW-477")
def test_between_equal_halves_of_foglet_the_monster_player_chooses(road: Road) -> None:
    wolf, _, cat = facing(road, "wolf", "bear", "cat", monster="foglet")
    wolf.given(levels=[1, 3, 1, 1], shield=3, hand=road.cards("h1", "h2", "h3"))
    road.planned("monster fight deck", "12")  # 2 or 3 damage: no card through a shield of 3.
    road.fighting_monster("foglet")

    road.waits_for(cat, "half")  # E-29.
    assert road.names(road.fight.revealed, "fight_card") == ["fight.12"]
    cat.chooses("attack.charge")
    assert wolf.shield == 1


@rule("OW-477")
@pytest.mark.parametrize(("die", "shield"), [(3, 1), (4, 0)])
def test_between_equal_halves_of_foglet_in_solo_the_die_chooses(road: Road, die: int, shield: int) -> None:
    (wolf,) = facing(road, "wolf", monster="foglet")
    wolf.given(levels=[1, 3, 1, 1], shield=3, hand=road.cards("h1", "h2", "h3"))
    road.planned("monster fight deck", "12")
    road.planned("attack die", die)
    road.fighting_monster("foglet")

    assert wolf.shield == shield


@rule("OW-477", "OW-314")
@pytest.mark.parametrize("card", ["07", "12"])
def test_foglets_second_attack_is_announced_by_the_next_player(road: Road, card: str) -> None:
    wolf, bear, cat = facing(road, "wolf", "bear", "cat", monster="foglet")
    wolf.given(levels=[1, 3, 1, 1], shield=3, hand=road.cards("h1", "h2", "h3"))
    road.planned("monster fight deck", card)
    road.fighting_monster("foglet")
    if card == "12":
        cat.chooses("attack.charge")
    wolf.chooses("play.h1")

    road.waits_for(bear, "half")
    assert road.life == 9


@rule("OW-477")
@pytest.mark.parametrize(
    ("monster", "damage", "left"),
    [
        ("ghouls_nest", 1, 11),
        ("ghouls_nest", 2, 10),
        ("ghouls_nest", 5, 10),
        ("glustyworp", 1, 17),
        ("glustyworp", 5, 17),
    ],
)
def test_ghouls_and_glustyworp_bound_the_damage_of_the_first_turn(
    road: Road, monster: str, damage: int, left: int
) -> None:
    wolf, _ = against(road, monster)
    played(road, wolf, monster, road.card("c", "red", damage=damage))

    assert road.life == left


@rule("OW-477")
@pytest.mark.parametrize(("monster", "lost"), [("ghouls_nest", 2), ("glustyworp", 1), ("penitent", 0)])
def test_the_damage_before_the_combo_counts_into_that_bound(road: Road, monster: str, lost: int) -> None:
    wolf, bear = against(road, monster)
    wolf.given(potions=["petris_philter"], hand=[road.card("c", "red", damage=3), *road.cards("h1", "h2")])
    road.fighting_monster(monster)
    attack(road, bear, TWO)
    before = road.life

    wolf.chooses(road.use("potion.petris_philter"), "discard.h1", "play.c")  # 2 damage, then 3 (E-76).

    assert before - road.life == lost


@rule("OW-477")
@pytest.mark.parametrize(
    ("monster", "trail"),
    [("ghouls_nest", True), ("ghouls_nest", False), ("glustyworp", True), ("glustyworp", False), ("penitent", False)],
)
def test_the_second_turn_deals_all_its_damage(road: Road, monster: str, trail: bool) -> None:
    wolf, bear = against(road, monster)
    hand = [road.card(name, "red", damage=3) for name in ("c1", "c2", "c3")]
    wolf.given(trail="forest" if trail else None, hand=hand, shield=0)
    road.fighting_monster(monster)
    if not trail:
        attack(road, bear, TWO)
    wolf.chooses("play.c1")
    attack(road, bear, TWO_AGAIN)
    before = road.life

    wolf.chooses("play.c2")

    assert before - road.life == 3


@rule("OW-477")
@pytest.mark.parametrize(("draw", "drawn"), [(0, 0), (1, 1), (-1, 0)])
def test_harpy_makes_combat_count_as_0_in_the_first_turn(road: Road, draw: int, drawn: int) -> None:
    wolf, _ = against(road, "harpy")
    wolf.given(levels=[3, 1, 1, 1])
    played(road, wolf, "harpy", road.card("c", draw=draw))

    assert len(wolf.hand) == 3 + drawn


@rule("OW-477")
@pytest.mark.parametrize("trail", ["forest", None])
def test_harpy_lets_combat_count_in_the_second_turn(road: Road, trail: str | None) -> None:
    wolf, bear = against(road, "harpy")
    wolf.given(levels=[3, 1, 1, 1], trail=trail, hand=road.cards("h1", "h2", "h3"))
    road.fighting_monster("harpy")
    if trail is None:
        attack(road, bear, TWO_AGAIN)
    wolf.chooses("play.h1")
    assert len(wolf.hand) == 2
    attack(road, bear, TWO)
    wolf.chooses("play.h2")

    assert len(wolf.hand) == 4


@rule("OW-477")
@pytest.mark.parametrize(
    ("colour", "back", "drawn"), [("blue", False, 1), ("yellow", False, 1), ("green", False, 2), ("green", True, 2)]
)
def test_nekkers_nest_draws_1_less_without_a_green_card(road: Road, colour: str, back: bool, drawn: int) -> None:
    wolf, _ = against(road, "nekkers_nest")
    wolf.given(levels=[2, 1, 1, 1])
    played(road, wolf, "nekkers_nest", road.card("c", colour, back=back))

    assert len(wolf.hand) == 3 + drawn + back  # A green card that returns was in the combo all the same.


@rule("OW-477")
def test_nekkers_nest_asks_for_green_all_fight_and_anywhere_in_the_combo(road: Road) -> None:
    wolf, bear = against(road, "nekkers_nest")
    wolf.given(levels=[2, 1, 1, 1], trail="forest", shield=0)
    green = road.card("g", "green", links=[("blue", {})])
    wolf.given(hand=[green, road.card("b", "blue"), *road.cards("h1", "h2")])
    road.fighting_monster("nekkers_nest")
    wolf.chooses("play.g", "play.b")
    assert len(wolf.hand) == 2 + 2
    attack(road, bear, TWO)
    wolf.chooses("play.h1")

    assert len(wolf.hand) == 3 + 1


@rule("OW-477")
@pytest.mark.parametrize("change", [0, 2, -1])
def test_rotfiend_when_defeated_leaves_1_card_in_phase_three(road: Road, change: int) -> None:
    wolf, _ = with_a_last_blow(road, 11)
    wolf.given(discard=road.cards("w", "x", "y", "z"))
    road.state.draw_change = change  # Nothing can change that.
    road.fighting_monster("rotfiend")
    wolf.chooses("trash.w")

    assert len(wolf.hand) == 1


@rule("OW-477")
@pytest.mark.parametrize(("damage", "drawn"), [(10, 3), (8, 2)])
def test_rotfiend_undefeated_does_nothing_to_phase_three(road: Road, damage: int, drawn: int) -> None:
    wolf, bear = facing(road, cards=4)
    wolf.given(trail="forest", hand=[road.card("c", damage=damage)])
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)
    wolf.chooses("take.r1")

    assert len(wolf.hand) == drawn


# -- level II --------------------------------------------------------------------------------------------------------


@rule("OW-477")
@pytest.mark.parametrize(("colour", "left"), [("purple", 13), ("yellow", 11)])
def test_fiend_makes_purple_cards_powerless(road: Road, colour: str, left: int) -> None:
    wolf, _ = against(road, "fiend")
    wolf.given(levels=[1, 3, 1, 1], shield=0)
    played(road, wolf, "fiend", road.card("c", colour, damage=2, shield=1, draw=2, back=True))

    assert road.life == left
    assert wolf.shield == (0 if colour == "purple" else 1)
    assert len(wolf.hand) == (4 if colour == "purple" else 7)


@rule("OW-477")
def test_fiend_lets_purple_cards_extend_a_combo(road: Road) -> None:
    wolf, _ = against(road, "fiend")
    red = road.card("red", "red", damage=1, links=[("purple", {"damage": 1})])
    purple = road.card("purple", "purple", damage=4, links=[("blue", {"damage": 4})])
    played(road, wolf, "fiend", red, purple, road.card("blue", "blue", damage=1))
    wolf.chooses("pass")  # The Wolf's specialty.

    assert road.life == 13 - 3  # The red card, its extension and the blue card.


@rule("OW-477")
def test_grave_hags_first_damage_comes_from_the_hand_first(road: Road) -> None:
    wolf, bear = against(road, "grave_hag")
    wolf.given(levels=[1, 2, 1, 1], shield=1, hand=road.cards("h1", "h2"))
    road.fighting_monster("grave_hag")
    attack(road, bear, FIVE)

    wolf.may_choose("discard.h1", "discard.h2")
    wolf.chooses("discard.h1")

    assert wolf.shield == 0  # Two points of the hand, one of the shield, two of the Life Pool.
    assert wolf.discard[:2] == ["h1", "h2"]
    assert len(wolf.discard) == 4


@rule("OW-477")
def test_grave_hag_leaves_the_rest_of_a_large_hand(road: Road) -> None:
    wolf, bear = against(road, "grave_hag")
    wolf.given(shield=1, hand=road.cards("h1", "h2", "h3", "h4"))
    road.fighting_monster("grave_hag")
    attack(road, bear, TWO)
    wolf.chooses("discard.h1", "discard.h3")

    assert wolf.hand == ["h2", "h4"]
    assert wolf.shield == 1
    road.waits_for(wolf, "combo_card")


@rule("OW-477")
def test_grave_hags_second_damage_is_taken_in_the_normal_way(road: Road) -> None:
    wolf, bear = against(road, "grave_hag")
    wolf.given(shield=1, hand=road.cards("h1", "h2", "h3"), trail="forest")
    road.fighting_monster("grave_hag")
    wolf.chooses("play.h1")
    attack(road, bear, TRASH)
    wolf.chooses("trash.h2", "play.h3")
    hand = wolf.hand
    attack(road, bear, TWO_AGAIN)

    assert wolf.hand == hand
    assert wolf.shield == 0


@rule("OW-477")
def test_grave_hag_does_not_change_what_is_no_damage(road: Road) -> None:
    wolf, bear = against(road, "grave_hag")
    wolf.given(hand=[])
    road.planned("deck of seat 0", "d1", "d2")
    road.fighting_monster("grave_hag")
    attack(road, bear, ("02", "charge"))  # 2 random cards.

    assert sorted(wolf.discard) == ["d1", "d2"]


@rule("OW-477")
@pytest.mark.parametrize(("combat", "draw", "drawn"), [(1, 0, 1), (2, 0, 1), (3, 0, 2), (1, -1, 0), (2, 1, 2)])
def test_griffin_draws_1_less_but_at_least_1(road: Road, combat: int, draw: int, drawn: int) -> None:
    wolf, bear = against(road, "griffin")
    wolf.given(levels=[combat, 1, 1, 1])
    played(road, wolf, "griffin", road.card("c", draw=draw))

    assert len(wolf.hand) == 3 + drawn
    attack(road, bear, TWO)
    before = len(wolf.hand)
    wolf.chooses("play.h1")
    assert len(wolf.hand) == before - 1 + max(1, combat - 1)  # All fight.


@rule("OW-477")
@pytest.mark.parametrize(
    ("how", "shield", "from_pool", "from_hand"),
    [(FIVE, 0, 4, 1), (TWO, 1, 0, 1), (("13", "bite"), 0, 0, 1), (("13", "charge"), 0, 1, 1)],
)
def test_manticores_damage_is_1_lower_and_costs_a_random_card(
    road: Road, how: Attack, shield: int, from_pool: int, from_hand: int
) -> None:
    wolf, bear = against(road, "manticore")
    wolf.given(shield=shield, hand=road.cards("h1", "h2", "h3"))
    road.planned("blind choice", 2)
    road.fighting_monster("manticore")
    attack(road, bear, how)

    assert wolf.discard[-1] == "h3"
    assert len(wolf.discard) == from_pool + from_hand
    assert wolf.shield == 0


@rule("OW-477")
def test_manticore_takes_no_card_beside_what_is_no_damage(road: Road) -> None:
    wolf, bear = against(road, "manticore")
    wolf.given(hand=road.cards("h1", "h2", "h3"))
    road.fighting_monster("manticore")
    attack(road, bear, TRASH)
    wolf.chooses("trash.h1")

    assert wolf.discard == []
    assert wolf.hand == ["h2", "h3"]


@rule("OW-477")
def test_manticore_takes_no_card_of_the_pool_for_an_empty_hand(road: Road) -> None:
    wolf, bear = against(road, "manticore")
    wolf.given(shield=1)
    road.fighting_monster("manticore")
    attack(road, bear, TWO)

    assert wolf.shield == 0
    assert wolf.discard == []


@rule("OW-477")
def test_nightwraith_draws_the_first_card_of_the_first_combo_at_random(road: Road) -> None:
    wolf, _ = against(road, "nightwraith")
    cards = [road.card(name, "blue", links=[("blue", {"damage": 1})]) for name in ("c1", "c2", "c3")]
    wolf.given(trail="forest", hand=cards)
    road.planned("blind choice", 1)
    road.fighting_monster("nightwraith")

    assert road.names(road.state.combo.cards, "card") == ["c2"]
    wolf.may_choose("play.c1", "play.c3", "stop")
    wolf.chooses("play.c3", "stop")
    assert road.life == 13


@rule("OW-477")
def test_nightwraith_leaves_the_second_combo_alone(road: Road) -> None:
    wolf, bear = against(road, "nightwraith")
    wolf.given(shield=0, hand=road.cards("h1", "h2", "h3"))
    road.planned("blind choice", 2)
    road.fighting_monster("nightwraith")
    attack(road, bear, TWO)  # The monster went first: the witcher's first turn is blind all the same.
    assert wolf.discard[-1] == "h3"
    attack(road, bear, TWO_AGAIN)

    road.waits_for(wolf, "combo_card")
    assert wolf.is_offered("play.h1", "play.h2")


@rule("OW-477")
@pytest.mark.parametrize(("shield", "after"), [(0, 1), (1, 2), (3, 3)])
def test_noonwraith_lets_the_shield_rise_by_1_in_a_turn(road: Road, shield: int, after: int) -> None:
    wolf, _ = against(road, "noonwraith")
    wolf.given(levels=[1, 3, 1, 1], shield=shield)
    played(road, wolf, "noonwraith", road.card("c", shield=3))

    assert wolf.shield == after


@rule("OW-477")
def test_noonwraith_counts_all_rises_of_the_turn_together(road: Road) -> None:
    wolf, bear = against(road, "noonwraith")
    wolf.given(levels=[1, 4, 1, 1], shield=0, trail="forest", potions=["swallow"])
    wolf.given(hand=[road.card(name, shield=1) for name in ("s1", "s2", "s3", "s4")])
    road.fighting_monster("noonwraith")
    wolf.chooses(road.use("potion.swallow"))
    assert wolf.shield == 1
    wolf.chooses("play.s1")
    assert wolf.shield == 1
    attack(road, bear, TRASH)
    wolf.chooses("trash.s4", "play.s2")

    assert wolf.shield == 2  # In the next turn by 1 again.


@rule("OW-477")
def test_noonwraith_does_not_bound_the_shield_outside_the_witchers_turns(road: Road) -> None:
    wolf, bear = against(road, "noonwraith")
    wolf.given(levels=[1, 4, 1, 1], shield=0, hand=road.cards("h1", "h2"), keepsakes=["trophy.attribute.defense"])
    road.fighting_monster("noonwraith")
    attack(road, bear, TWO)
    wolf.chooses(road.use("trophy.attribute.defense"))

    assert wolf.shield == 2


@rule("OW-477")
@pytest.mark.parametrize(("trail", "left"), [("forest", 11), ("mountain", 13), (None, 13)])
def test_penitent_takes_no_first_damage_from_who_has_no_trail(road: Road, trail: str | None, left: int) -> None:
    wolf, bear = against(road, "penitent")
    wolf.given(trail=trail, hand=[road.card("c", damage=3), *road.cards("h1", "h2")])
    road.fighting_monster("penitent")
    if trail != "forest":
        attack(road, bear, TWO)
    wolf.chooses("play.c")

    assert road.life == left


@rule("OW-477", "OW-263")
def test_water_hag_allows_one_potion(road: Road) -> None:
    wolf, bear = against(road, "water_hag")
    wolf.given(levels=[1, 4, 3, 1], shield=0, trail="forest", potions=["swallow", "petris_philter"])
    wolf.given(hand=road.cards("h1", "h2", "h3"), keepsakes=["trophy.school.bear"])
    road.fighting_monster("water_hag")
    trophy = road.use("trophy.school.bear")
    wolf.may_choose(road.use("potion.swallow"), road.use("potion.petris_philter"), trophy, "go_on")
    wolf.chooses(road.use("potion.petris_philter"), "discard.h3")

    wolf.may_choose(trophy, "go_on")
    wolf.is_refused(road.use("potion.swallow"), because="OW-263")
    wolf.chooses("go_on", "play.h1")
    attack(road, bear, TWO)
    wolf.may_choose(trophy, "go_on")  # All fight.


@rule("OW-477")
@pytest.mark.parametrize(
    ("monster", "defense", "in_fight", "after"),
    [
        ("weavess", 3, 2, 2),
        ("weavess", 1, 1, 1),
        ("weavess", 5, 5, 5),
        ("leshen", 3, 2, 3),
        ("leshen", 1, 1, 1),
        ("leshen", 5, 5, 5),
    ],
)
def test_weavess_and_leshen_lower_defense(road: Road, monster: str, defense: int, in_fight: int, after: int) -> None:
    values = (0, 1, 2, 3, 4, 4)
    wolf, bear = facing(road, monster=monster, cards=0)
    wolf.given(levels=[1, defense, 1, 1], shield=values[defense], hand=[road.card("c")])
    road.fighting_monster(monster)

    assert wolf.levels[1] == in_fight
    assert wolf.shield == values[in_fight]
    attack(road, bear, TRASH)  # The last card: a full defeat.
    wolf.chooses("take.r1")
    assert wolf.levels[1] == after  # Weavess for good, Leshen for this fight only (E-31).
    assert wolf.shield == values[after]


@rule("OW-477")
def test_leshens_lowering_ends_with_the_fight_and_other_lowering_does_not(road: Road) -> None:
    wolf, bear = facing(road, monster="leshen", cards=0)
    wolf.given(levels=[1, 4, 1, 1], shield=0, hand=road.cards("h1", "h2"))
    road.fighting_monster("leshen")
    assert wolf.levels == [1, 3, 1, 1]

    attack(road, bear, ("16", "bite"))  # Defense -1 for good, and 2 damage: the last cards.
    wolf.chooses("discard.h1", "take.r1")

    assert wolf.levels == [1, 3, 1, 1]
    assert wolf.shield == 3


@rule("OW-477")
@pytest.mark.parametrize(("shield", "left"), [(4, 2), (2, 0), (1, 0), (0, 0)])
def test_werewolf_costs_two_shields(road: Road, shield: int, left: int) -> None:
    wolf, bear = against(road, "werewolf")
    wolf.given(levels=[1, 4, 1, 1], shield=shield)
    road.fighting_monster("werewolf")

    assert wolf.shield == left
    road.waits_for(bear, "half")


@rule("OW-477")
@pytest.mark.parametrize(("colour", "shield", "after"), [("yellow", 3, 2), ("yellow", 1, 1), ("blue", 3, 4)])
def test_whispess_takes_two_shields_for_a_yellow_card(road: Road, colour: str, shield: int, after: int) -> None:
    wolf, _ = against(road, "whispess")
    wolf.given(levels=[1, 4, 1, 1], shield=shield)
    played(road, wolf, "whispess", road.card("c", colour, shield=1))

    assert wolf.shield == after


@rule("OW-477")
def test_whispess_takes_them_once_for_a_combo(road: Road) -> None:
    wolf, _ = against(road, "whispess")
    wolf.given(levels=[1, 4, 1, 1], shield=4)
    first = road.card("c1", "yellow", links=[("yellow", {})])
    played(road, wolf, "whispess", first, road.card("c2", "yellow"))

    assert wolf.shield == 2


@rule("OW-477")
def test_wyvern_takes_a_random_card_at_the_end_of_its_first_turn(road: Road) -> None:
    wolf, bear = against(road, "wyvern")
    wolf.given(shield=0, hand=road.cards("h1", "h2", "h3", "h4"))
    road.planned("blind choice", 3)
    road.fighting_monster("wyvern")
    attack(road, bear, TWO)

    assert len(wolf.discard) == 3
    assert wolf.discard[-1] == "h4"  # After the damage.
    wolf.chooses("play.h1")
    hand = wolf.hand
    attack(road, bear, TWO_AGAIN)
    assert wolf.hand == hand


@rule("OW-477")
def test_wyvern_takes_nothing_from_an_empty_hand(road: Road) -> None:
    wolf, bear = against(road, "wyvern")
    wolf.given(shield=1, keepsakes=["trophy.attribute.defense"], levels=[1, 4, 1, 1])
    road.fighting_monster("wyvern")
    attack(road, bear, ("13", "charge"))  # 2 damage, one of it to the shield.
    wolf.chooses("pass")  # The card lost to the damage was an occasion for the trophy.

    assert len(wolf.discard) == 1
    road.waits_for(bear, "half")  # The card that Wyvern could not take is none.


# -- level III -------------------------------------------------------------------------------------------------------


@rule("OW-477")
@pytest.mark.parametrize(
    ("monster", "colours", "left"),
    [
        ("brewess", ("green",), 15),
        ("brewess", ("yellow",), 15),
        ("brewess", ("green", "yellow"), 12),
        ("brewess", ("blue",), 14),
        ("brewess", ("red", "purple"), 11),
        ("yghern", ("blue",), 16),
        ("yghern", ("blue", "blue"), 13),
        ("yghern", ("green", "blue"), 13),
        ("yghern", ("green", "yellow"), 12),
    ],
)
def test_some_colours_deal_1_damage_less_once_a_combo(
    road: Road, monster: str, colours: tuple[str, ...], left: int
) -> None:
    wolf, _ = against(road, monster)
    cards = [
        road.card(f"c{at}", colour, damage=3, links=[(to, {}) for to in colours[at + 1 : at + 2]])
        for at, colour in enumerate(colours)
    ]
    played(road, wolf, monster, *cards)

    assert road.life == left


@rule("OW-477")
def test_a_combo_without_damage_deals_none(road: Road) -> None:
    wolf, _ = against(road, "yghern")
    played(road, wolf, "yghern", road.card("c", "blue"))

    assert road.life == 18


@rule("OW-477")
@pytest.mark.parametrize(("dealt", "lost"), [(13, 2), (14, 4), (15, 4)])
def test_bruxa_deals_2_more_with_only_1_or_2_cards_left(road: Road, dealt: int, lost: int) -> None:
    wolf, bear = against(road, "bruxa")
    wolf.given(shield=0)
    keeping(road, dealt, TWO)
    played(road, wolf, "bruxa", road.card("c", damage=dealt))
    before = len(all_cards(wolf)) - len(wolf.discard)
    attack(road, bear, TWO)

    assert road.life == 17 - dealt - 1  # 3, 2 or 1 cards left.
    assert before - (len(all_cards(wolf)) - len(wolf.discard)) == lost


@rule("OW-477")
def test_bruxas_last_card_of_all_deals_no_more(road: Road) -> None:
    wolf, bear = facing(road, monster="bruxa", cards=3)
    wolf.given(shield=0, trail="forest", hand=[road.card("c", damage=16)])
    keeping(road, 16, TWO)
    road.fighting_monster("bruxa")
    attack(road, bear, TWO)  # 2 damage against 3 cards: with 2 more it would be a knock-out.

    assert outcome(road) == "defeated"


@rule("OW-477")
def test_bruxa_adds_nothing_to_what_is_no_damage(road: Road) -> None:
    wolf, bear = against(road, "bruxa")
    wolf.given(shield=1)
    keeping(road, 15, TRASH)
    played(road, wolf, "bruxa", road.card("c", damage=15))
    attack(road, bear, TRASH)
    wolf.chooses("trash.h1")

    assert wolf.discard == ["c"]
    assert wolf.shield == 1


@rule("OW-477")
@pytest.mark.parametrize(("cards", "left"), [(0, 4), (1, 3), (3, 1), (5, 0)])
def test_striga_costs_a_shield_for_every_hand_card(road: Road, cards: int, left: int) -> None:
    wolf, bear = against(road, "striga")
    wolf.given(levels=[1, 4, 1, 1], shield=4, hand=road.cards(*(f"h{at}" for at in range(cards))))
    road.fighting_monster("striga")

    assert wolf.shield == left
    road.waits_for(bear, "half")


@rule("OW-477")
def test_the_monsters_ability_comes_before_the_witchers_own_effects(road: Road) -> None:
    wolf, _ = against(road, "striga")
    wolf.given(levels=[1, 4, 1, 1], shield=4, hand=road.cards("h1"), keepsakes=["trophy.monster.arachas"])
    road.fighting_monster("striga")

    road.waits_for(wolf, "power")
    assert wolf.shield == 3  # For the one card held before two more are drawn (E-32).
    wolf.chooses(road.use("trophy.monster.arachas"))
    assert len(wolf.hand) == 3
    assert wolf.shield == 3
