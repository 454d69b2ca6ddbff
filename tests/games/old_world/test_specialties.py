"""The five specialties, on every level, against monsters and witchers (OW-395 to OW-414, OW-484 to OW-486)."""

import pytest

from tests.kit.monster_fights import TRASH, TWO, TWO_AGAIN, attack, facing, outcome
from tests.kit.old_world import Road, Witcher, rule

OTHERS = ("o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8")


def specialist(
    road: Road, school: str, level: int = 1, monster: str = "rotfiend", trail: str | None = "forest"
) -> tuple[Witcher, Witcher]:
    """A witcher of this school and Specialty level before a monster; the opponent holds p1 and p2 and has o1 to o8."""
    opponent = "wolf" if school != "wolf" else "cat"
    mine, theirs = facing(road, school, opponent, monster=monster)
    mine.given(levels=[1, 4, 4, level], trail=trail)
    theirs.given(place="novigrad", levels=[1, 4, 1, 1], shield=2)
    theirs.given(hand=road.cards("p1", "p2"), deck=road.cards(*OTHERS))
    return mine, theirs


def begins(road: Road, against: str, theirs: Witcher) -> None:
    """The fight: against the monster, or against the other witcher."""
    if against == "monster":
        road.fighting_monster("rotfiend")
    else:
        road.fighting_witcher(theirs)


# -- Viper: Venomous Steel -------------------------------------------------------------------------------------------


@rule("OW-398")
@pytest.mark.parametrize(("damage", "offered"), [(0, False), (1, True)])
def test_viper_may_use_it_when_the_attack_costs_the_monster_a_card(road: Road, damage: int, offered: bool) -> None:
    viper, wolf = specialist(road, "viper")
    viper.given(hand=[road.card("c", damage=damage), road.card("h")])
    road.fighting_monster("rotfiend")
    viper.is_refused(road.use("school.viper"), because="OW-267")
    viper.chooses("play.c")

    assert viper.is_asked("power") is offered
    if offered:
        viper.may_choose(road.use("school.viper"), "pass")
        viper.chooses("pass")
    road.waits_for(wolf, "half")


@rule("OW-398")
@pytest.mark.parametrize(("damage", "hand", "pool", "offered"), [(2, 1, 3, False), (3, 1, 3, True), (3, 2, 0, True)])
def test_viper_needs_a_card_lost_by_the_other_witcher(
    road: Road, damage: int, hand: int, pool: int, offered: bool
) -> None:
    viper, wolf = specialist(road, "viper")
    viper.given(hand=[road.card("c", damage=damage), road.card("h")])
    wolf.given(hand=["p1", "p2"][:hand], deck=OTHERS[:pool])
    road.fighting_witcher(wolf)
    viper.chooses("play.c")
    if not pool:
        wolf.chooses("discard.p1")

    assert viper.is_asked("power") is offered


@rule("OW-398")
def test_vipers_step_1_effects_are_part_of_the_attack(road: Road) -> None:
    viper, _ = specialist(road, "viper")
    viper.given(hand=road.cards("h1", "h2", "h3"), potions=["black_blood"])
    road.fighting_monster("rotfiend")
    viper.chooses(road.use("potion.black_blood"))

    viper.may_choose(road.use("school.viper"), "pass")  # E-40.
    assert road.life == 10


@rule("OW-399", "OW-400", "OW-484", "OW-396", "OW-397")
@pytest.mark.parametrize("against", ["monster", "witcher"])
@pytest.mark.parametrize(("level", "look", "discard"), [(1, 3, 0), (2, 2, 1), (3, 4, 1), (4, 4, 2), (5, 4, 2)])
def test_viper_looks_and_discards_by_level(road: Road, against: str, level: int, look: int, discard: int) -> None:
    viper, wolf = specialist(road, "viper", level)
    viper.given(hand=[road.card("c", damage=3), road.card("h")])
    begins(road, against, wolf)
    viper.chooses("play.c", road.use("school.viper"))

    seen = road.match.view(0)["looking_at"][0]
    assert len(seen) == look
    assert road.match.view(1)["looking_at"] == road.match.view(None)["looking_at"] == []
    names = [name.removeprefix("ow.") for name in seen]
    lost = len(road.fight.revealed) if against == "monster" else len(wolf.discard)
    for at in range(discard):
        viper.may_choose(*(f"discard.{name}" for name in names[at:]))  # It is mandatory now.
        viper.chooses(f"discard.{names[at]}")
    for at in range(discard, look - 1):
        viper.may_choose(*(f"put_back.{name}" for name in names[at:]))
        viper.chooses(f"put_back.{names[at]}")

    if against == "monster":
        assert road.names(road.fight.revealed[lost:], "fight_card") == names[:discard]
        assert road.life == 11 - 3 - discard
        assert [event["left"] for event in road.events("life_lost")] == [8, 7, 6][: discard + 1]
    else:
        assert [f"test.{name}" for name in wolf.discard[lost:]] == names[:discard]
        assert len(wolf.deck) == 8 - 1 - discard


@rule("OW-401")
@pytest.mark.parametrize("order", [("05", "08", "03"), ("03", "05", "08")])
def test_viper_decides_the_order_on_top_of_the_monsters_pool(road: Road, order: tuple[str, str, str]) -> None:
    viper, wolf = specialist(road, "viper", 1)
    viper.given(hand=[road.card("c", damage=1), *road.cards("h1", "h2", "h3")], shield=4)
    road.planned("monster fight deck", "01", "03", "05", "08")
    road.fighting_monster("rotfiend")
    viper.chooses("play.c", road.use("school.viper"), *(f"put_back.fight.{card}" for card in order[:2]))

    assert road.life == 10
    wolf.chooses("attack.bite")
    assert road.names(road.fight.revealed, "fight_card")[-1] == f"fight.{order[-1]}"
    viper.chooses("play.h1")
    wolf.chooses("attack.bite")
    assert road.names(road.fight.revealed, "fight_card")[-1] == f"fight.{order[1]}"


@rule("OW-401")
def test_viper_decides_the_order_on_top_of_the_other_witchers_pool(road: Road) -> None:
    viper, wolf = specialist(road, "viper", 2)
    viper.given(hand=[road.card("c", damage=3), *road.cards("h1", "h2")])
    wolf.given(levels=[2, 4, 1, 1])
    road.planned("deck of seat 1", "o1", "o2", "o3")
    road.fighting_witcher(wolf)
    viper.chooses("play.c", road.use("school.viper"), "discard.o2")
    wolf.chooses("play.p1")

    assert wolf.discard == ["o1", "o2", "p1"]
    assert wolf.hand[:2] == ["p2", "o3"]  # The card put back is drawn first.


@rule("OW-399")
def test_viper_looks_at_as_many_as_there_are(road: Road) -> None:
    viper, wolf = specialist(road, "viper", 3)
    viper.given(hand=[road.card("c", damage=9), *road.cards("h1", "h2")])
    road.fighting_monster("rotfiend")
    viper.chooses("play.c", road.use("school.viper"))

    assert len(road.match.view(0)["looking_at"][0]) == 2
    viper.chooses(viper.options[1])
    assert road.life == 1
    road.waits_for(wolf, "half")


@rule("OW-400")
@pytest.mark.parametrize(("level", "ends"), [(3, ""), (4, "defeated")])
def test_vipers_discard_can_take_the_last_life(road: Road, level: int, ends: str) -> None:
    viper, _ = specialist(road, "viper", level)
    viper.given(hand=[road.card("c", damage=9), *road.cards("h1", "h2")])
    road.fighting_monster("rotfiend")
    viper.chooses("play.c", road.use("school.viper"))
    viper.chooses(viper.options[0])

    assert outcome(road) == ends


@rule("OW-400")
@pytest.mark.parametrize(("hand", "ends"), [(0, "attacker_won"), (2, "")])
def test_vipers_discard_can_knock_a_witcher_out(road: Road, hand: int, ends: str) -> None:
    viper, wolf = specialist(road, "viper", 4)
    viper.given(hand=[road.card("c", damage=3), *road.cards("h1", "h2")])
    wolf.given(deck=OTHERS[:3], hand=["p1", "p2"][:hand])
    road.fighting_witcher(wolf)
    viper.chooses("play.c", road.use("school.viper"))
    viper.chooses(viper.options[0])

    assert outcome(road) == ends
    assert len(road.events("fight_turn_began")) == (1 if ends else 2)  # At once, not in the next turn.


@rule("OW-395")
def test_viper_uses_it_once_a_fight(road: Road) -> None:
    viper, wolf = specialist(road, "viper")
    viper.given(hand=[road.card(name, damage=1) for name in ("c1", "c2", "c3")])
    road.fighting_monster("rotfiend")
    viper.chooses("play.c1", road.use("school.viper"))
    viper.chooses(viper.options[0])
    viper.chooses(viper.options[0])
    wolf.chooses("attack.bite")
    viper.chooses("play.c2")

    road.waits_for(wolf, "half")
    assert road.told("power_used") == ["power_used"]


# -- Bear: Armor -----------------------------------------------------------------------------------------------------


@rule("OW-402", "OW-403", "OW-404", "OW-405", "OW-485", "OW-396", "OW-397")
@pytest.mark.parametrize("against", ["monster", "witcher"])
@pytest.mark.parametrize(("level", "shield", "drawn"), [(1, 0, 1), (2, 1, 1), (3, 1, 2), (4, 2, 2), (5, 2, 2)])
def test_bear_gains_shield_and_draws_by_level_without_being_asked(
    road: Road, against: str, level: int, shield: int, drawn: int
) -> None:
    bear, wolf = specialist(road, "bear", level)
    bear.given(shield=0, hand=road.cards("h1", "h2"))
    begins(road, against, wolf)

    assert bear.shield == shield
    assert len(bear.hand) == 2 + drawn
    road.waits_for(bear, "combo_card")
    order = road.told("shield_changed", "cards_drawn")
    assert order == ["shield_changed", "cards_drawn"][-2 if shield else -1 :]  # Shield first.


@rule("OW-402")
def test_bear_sleeps_while_there_is_a_shield(road: Road) -> None:
    bear, _ = specialist(road, "bear", 3)
    bear.given(shield=1, hand=road.cards("h1", "h2"))
    road.fighting_monster("rotfiend")

    assert bear.shield == 1
    assert bear.hand == ["h1", "h2"]
    road.waits_for(bear, "combo_card")


@rule("OW-402")
def test_bear_wakes_before_any_other_effect_of_the_turn(road: Road) -> None:
    bear, _ = specialist(road, "bear", 2)
    bear.given(shield=0, hand=road.cards("h1", "h2"), potions=["swallow"])
    road.fighting_monster("rotfiend")

    road.waits_for(bear, "power")
    assert bear.shield == 1
    assert len(bear.hand) == 3


@rule("OW-402")
def test_bear_wakes_at_the_next_own_turn_after_the_shield_fell_in_the_opponents(road: Road) -> None:
    bear, wolf = specialist(road, "bear", 2)
    bear.given(shield=2, hand=road.cards("h1", "h2", "h3", "h4"))
    road.fighting_monster("rotfiend")
    bear.chooses("play.h1")
    assert len(bear.hand) == 4
    attack(road, wolf, TWO)

    assert road.told("fight_turn_began", "power_used") == [
        "fight_turn_began",
        "fight_turn_began",
        "fight_turn_began",
        "power_used",
    ]
    assert bear.shield == 1
    assert len(bear.hand) == 5


@rule("OW-402")
def test_bear_wakes_when_the_shield_falls_in_step_1(road: Road) -> None:
    bear, _ = specialist(road, "bear", 2)
    bear.given(shield=1, hand=road.cards("h1", "h2"), keepsakes=["event.20"])
    road.planned("story die", 1)  # Take 1 damage.
    road.fighting_monster("rotfiend")
    bear.chooses(road.use("event.20"))

    assert road.told("die_rolled", "shield_changed", "cards_drawn") == [
        "die_rolled",
        "shield_changed",
        "shield_changed",
        "cards_drawn",
    ]
    assert bear.shield == 1
    assert len(bear.hand) == 3


@rule("OW-402", "OW-477")
def test_bear_wakes_when_the_combo_costs_the_shield_before_its_own_shields_come(road: Road) -> None:
    bear, _ = specialist(road, "bear", 3, monster="whispess")
    bear.given(shield=1, hand=[road.card("c", "yellow", shield=1), *road.cards("h1", "h2")])
    road.fighting_monster("whispess")
    bear.chooses("play.c")

    assert [event["by"] for event in road.events("shield_changed")] == [-1, 1, 1]
    assert len(bear.hand) == 2 + 2 + 1


@rule("OW-395", "OW-402")
def test_bear_wakes_once_a_fight_even_when_little_of_it_is_possible(road: Road) -> None:
    bear, wolf = specialist(road, "bear", 1)
    bear.given(shield=0, hand=[road.card("h1", back=True), road.card("h2"), road.card("h3")], deck=[])
    road.fighting_monster("rotfiend")
    assert len(bear.hand) == 3  # Nothing to draw, no shield at this level: it is used up all the same (E-37).
    bear.chooses("play.h1")
    attack(road, wolf, TRASH)
    bear.chooses("trash.h2")

    assert bear.shield == 0
    assert road.told("power_used") == ["power_used"]
    road.waits_for(bear, "combo_card")


@rule("OW-402")
def test_bear_wakes_as_defender_too(road: Road) -> None:
    wolf, bear = facing(road, "wolf", "bear")
    wolf.given(hand=[road.card("c", damage=1), road.card("h")])
    bear.given(place="novigrad", levels=[1, 4, 1, 3], shield=1, hand=road.cards("b1", "b2"))
    road.fighting_witcher(bear)
    wolf.chooses("play.c")

    assert bear.shield == 1
    assert len(bear.hand) == 4
    road.waits_for(bear, "combo_card")


# -- Cat: Speed ------------------------------------------------------------------------------------------------------


@rule("OW-407", "OW-408", "OW-486", "OW-396", "OW-397")
@pytest.mark.parametrize("against", ["monster", "witcher"])
@pytest.mark.parametrize(("level", "kept"), [(1, 1), (4, 3), (5, 3)])
def test_cat_takes_all_it_looks_at_on_some_levels(road: Road, against: str, level: int, kept: int) -> None:
    cat, wolf = specialist(road, "cat", level)
    cat.given(hand=road.cards("h1", "h2"))
    road.planned("deck of seat 0", "d3", "d5", "d7")
    begins(road, against, wolf)
    cat.may_choose(road.use("school.cat"), "go_on")
    cat.chooses(road.use("school.cat"))

    assert cat.hand == ["h1", "h2", "d3", "d5", "d7"][: 2 + kept]
    assert len(cat.deck) == 8 - kept
    road.waits_for(cat, "combo_card")


@rule("OW-407", "OW-409", "OW-486", "OW-396", "OW-397")
@pytest.mark.parametrize("against", ["monster", "witcher"])
@pytest.mark.parametrize(("level", "kept"), [(2, 1), (3, 2)])
def test_cat_chooses_among_three_on_the_others(road: Road, against: str, level: int, kept: int) -> None:
    cat, wolf = specialist(road, "cat", level)
    cat.given(hand=road.cards("h1", "h2"))
    road.planned("deck of seat 0", "d3", "d5", "d7")
    begins(road, against, wolf)
    cat.chooses(road.use("school.cat"))

    assert road.match.view(0)["looking_at"] == [["ow.test.d3", "ow.test.d5", "ow.test.d7"]]
    assert road.match.view(1)["looking_at"] == []
    cat.may_choose("keep.d3", "keep.d5", "keep.d7")
    cat.is_refused("keep.d1", because="OW-409")
    cat.chooses(*("keep.d5", "keep.d3")[:kept])

    assert cat.hand == ["h1", "h2", "d5", "d3"][: 2 + kept]
    assert len(cat.deck) == (8 - kept if kept == 2 else 5)
    assert cat.is_asked("looked_back" if kept == 1 else "combo_card")


@rule("OW-409")
@pytest.mark.parametrize(("lower", "upper"), [("d3", "d7"), ("d7", "d3")])
def test_cat_decides_the_order_of_what_goes_back(road: Road, lower: str, upper: str) -> None:
    cat, _ = specialist(road, "cat", 2)
    cat.given(levels=[2, 1, 1, 2], hand=road.cards("h1", "h2"))
    road.planned("deck of seat 0", "d3", "d5", "d7")
    road.fighting_monster("rotfiend")
    cat.chooses(road.use("school.cat"), "keep.d5")
    cat.may_choose("put_back.d3", "put_back.d7")
    cat.chooses(f"put_back.{lower}", "play.h1")

    assert cat.hand == ["h2", "d5", upper, lower]


@rule("OW-406")
def test_cat_is_for_the_own_first_turn_only(road: Road) -> None:
    cat, wolf = specialist(road, "cat", trail=None)
    cat.given(hand=road.cards("h1", "h2", "h3"))
    road.fighting_monster("rotfiend")
    attack(road, wolf, TWO)
    assert cat.is_offered(road.use("school.cat"))  # The first of its own, after the monster's.
    cat.chooses("go_on", "play.h1")
    attack(road, wolf, TWO_AGAIN)

    road.waits_for(cat, "combo_card")
    cat.is_refused(road.use("school.cat"), because="OW-267")


@rule("OW-406", "OW-395")
def test_cat_uses_it_once_and_as_defender_too(road: Road) -> None:
    wolf, cat = facing(road, "wolf", "cat")
    wolf.given(hand=road.cards("h1", "h2"))
    cat.given(place="novigrad", hand=road.cards("b1", "b2"))
    road.fighting_witcher(cat)
    wolf.chooses("play.h1")

    cat.chooses(road.use("school.cat"))
    assert len(cat.hand) == 3
    road.waits_for(cat, "combo_card")


@rule("OW-408")
def test_cats_hand_stays_within_its_limit(road: Road) -> None:
    cat, _ = specialist(road, "cat", 4)
    cat.given(hand=road.cards("h1", "h2", "h3", "h4", "h5"))
    road.planned("deck of seat 0", "d3", "d5", "d7")
    road.fighting_monster("rotfiend")
    cat.chooses(road.use("school.cat"))

    cat.may_choose("keep.d3", "keep.d5", "keep.d7")
    cat.chooses("keep.d7", "keep.d3")
    assert len(cat.hand) == 7
    assert len(cat.deck) == 6
    road.waits_for(cat, "combo_card")


# -- Griffin: Magic --------------------------------------------------------------------------------------------------


def with_discard_pile(road: Road, griffin: Witcher, wolf: Witcher, against: str) -> None:
    """Griffin, holding h1 to h3 and another card, has x, y and z in the discard pile, z on top, at its own turn."""
    deck = road.cards("x", "y", "z", "e1", "e2", "e3", "e4")
    griffin.given(shield=0, hand=road.cards("h1", "h2", "h3"), deck=deck)
    if against == "monster":
        road.planned("deck of seat 0", "x", "y", "z")
        road.fighting_monster("rotfiend")
        attack(road, wolf, ("07", "charge"))
        return
    first = road.card("g")
    griffin.given(hand=[*griffin.hand, first])
    wolf.given(hand=[road.card("w", damage=2), road.card("w2")])
    road.planned("deck of seat 0", "e1", "y", "z")
    road.fighting_witcher(wolf)
    griffin.chooses("play.g")
    wolf.chooses("play.w")


@rule("OW-410", "OW-396", "OW-397")
@pytest.mark.parametrize("against", ["monster", "witcher"])
@pytest.mark.parametrize(("level", "discard"), [(1, 2), (2, 1), (3, 0)])
def test_griffin_takes_the_top_card_then_discards_by_level(road: Road, against: str, level: int, discard: int) -> None:
    griffin, wolf = specialist(road, "griffin", level, trail=None)
    with_discard_pile(road, griffin, wolf, against)
    before = griffin.discard
    assert before[-1] == "z"
    griffin.chooses(road.use("school.griffin"))
    hand = len(griffin.hand)
    assert "z" in griffin.hand
    if discard:
        assert griffin.is_offered("discard.z", "discard.h1", "discard.h3")  # The taken card too (E-38).
        griffin.chooses(*("discard.z", "discard.h1")[:discard])

    assert griffin.discard == before[:-1] + ["z", "h1"][:discard]
    assert len(griffin.hand) == hand - discard
    road.waits_for(griffin, "combo_card")


@rule("OW-411", "OW-396", "OW-397")
@pytest.mark.parametrize("against", ["monster", "witcher"])
@pytest.mark.parametrize("level", [4, 5])
def test_griffin_takes_any_card_on_the_highest_levels(road: Road, against: str, level: int) -> None:
    griffin, wolf = specialist(road, "griffin", level, trail=None)
    with_discard_pile(road, griffin, wolf, against)
    pile = griffin.discard
    griffin.chooses(road.use("school.griffin"))

    griffin.may_choose(*(f"take.{card}" for card in pile))
    griffin.is_refused("take.h1", because="OW-411")
    griffin.chooses("take.y")
    assert "y" in griffin.hand
    assert griffin.discard == [card for card in pile if card != "y"]
    road.waits_for(griffin, "combo_card")


@rule("OW-410")
def test_griffin_need_not_and_cannot_without_a_discard_pile(road: Road) -> None:
    griffin, wolf = specialist(road, "griffin", 3)
    griffin.given(hand=road.cards("h1", "h2", "h3"))
    road.fighting_monster("rotfiend")
    road.waits_for(griffin, "combo_card")  # No discard pile in the first turn.
    griffin.is_refused(road.use("school.griffin"), because="OW-267")
    griffin.chooses("play.h1")
    attack(road, wolf, TWO)

    griffin.may_choose(road.use("school.griffin"), "go_on")
    griffin.chooses("go_on")
    road.waits_for(griffin, "combo_card")


@rule("OW-410")
def test_griffin_discards_all_with_fewer_cards_than_the_discard_demands(road: Road) -> None:
    griffin, wolf = specialist(road, "griffin", trail=None)
    griffin.given(shield=0, hand=[])
    road.planned("deck of seat 0", "d1", "d2")
    road.fighting_monster("rotfiend")
    attack(road, wolf, TWO)
    griffin.chooses(road.use("school.griffin"))

    assert griffin.discard[:2] == ["d1", "d2"]  # Taken and given back at once (E-38).
    assert len(griffin.hand) == 1  # The refill of a turn without a combo.


@rule("OW-395")
def test_griffin_uses_it_once_a_fight(road: Road) -> None:
    griffin, wolf = specialist(road, "griffin", 3, trail=None)
    with_discard_pile(road, griffin, wolf, "monster")
    griffin.chooses(road.use("school.griffin"), "play.h1")
    attack(road, wolf, TWO)

    road.waits_for(griffin, "combo_card")
    assert griffin.discard


# -- Wolf: Swordsmanship ---------------------------------------------------------------------------------------------


def combo(road: Road, count: int, draw: int = 0) -> list[str]:
    """So many linking cards of 1 damage, the first one with this change of the draw besides."""
    return [road.card(f"c{at}", "red", damage=1, draw=0 if at else draw, links=[("red", {})]) for at in range(count)]


@rule("OW-412")
@pytest.mark.parametrize(("count", "offered"), [(1, False), (2, False), (3, True), (4, True)])
def test_wolf_may_use_it_with_a_combo_of_3_or_more(road: Road, count: int, offered: bool) -> None:
    wolf, cat = specialist(road, "wolf")
    cards = combo(road, count)
    wolf.given(hand=[*cards, road.card("h")])
    road.fighting_monster("rotfiend")
    wolf.chooses(*(f"play.{card}" for card in cards))
    if wolf.is_asked("combo_card"):
        wolf.chooses("stop")

    assert wolf.is_asked("power") is offered
    if offered:
        wolf.may_choose(road.use("school.wolf"), "pass")
        wolf.chooses("pass")
    assert road.life == 11 - count
    road.waits_for(cat, "half")


@rule("OW-413", "OW-414", "OW-396", "OW-397")
@pytest.mark.parametrize("against", ["monster", "witcher"])
@pytest.mark.parametrize(("level", "damage", "drawn"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 2, 2)])
def test_wolf_deals_more_damage_and_draws_by_level(
    road: Road, against: str, level: int, damage: int, drawn: int
) -> None:
    wolf, cat = specialist(road, "wolf", level)
    cat.given(shield=4)
    cards = combo(road, 3)
    wolf.given(hand=cards)
    begins(road, against, cat)
    wolf.chooses(*(f"play.{card}" for card in cards), road.use("school.wolf"))

    if against == "monster":
        assert road.life == 11 - 3 - damage
    else:
        assert cat.shield + len(cat.deck) == 4 + 8 - 3 - damage
    assert len(wolf.hand) == drawn + 1  # And the refill of Combat level 1.


@rule("OW-414")
def test_wolfs_cards_come_beside_the_refill_and_not_into_this_combo(road: Road) -> None:
    wolf, cat = specialist(road, "wolf", 5)
    cards = combo(road, 3, draw=-3)
    wolf.given(hand=cards)
    road.fighting_monster("rotfiend")
    wolf.chooses(*(f"play.{card}" for card in cards), road.use("school.wolf"))

    assert len(wolf.hand) == 2  # Combat 1, less 3, is no refill; the 2 cards are a draw of their own (E-39).
    assert wolf.discard == cards
    road.waits_for(cat, "half")


@rule("OW-412")
def test_a_card_added_by_blizzard_counts_for_the_combo_of_3(road: Road) -> None:
    wolf, cat = specialist(road, "wolf")
    cards = combo(road, 2)
    wolf.given(hand=[*cards, road.card("b", "blue", damage=1)], potions=["blizzard"])
    road.fighting_monster("rotfiend")
    wolf.chooses("play.c0", "play.c1")
    wolf.may_choose(road.use("potion.blizzard"), "pass")

    wolf.chooses(road.use("potion.blizzard"))
    wolf.may_choose(road.use("school.wolf"), "pass")  # E-35.
    wolf.chooses(road.use("school.wolf"))
    assert road.life == 11 - 3 - 1
    road.waits_for(cat, "half")


@rule("OW-395")
def test_wolf_uses_it_once_a_fight(road: Road) -> None:
    wolf, cat = specialist(road, "wolf")
    cards = combo(road, 6)
    wolf.given(hand=cards)
    road.fighting_monster("rotfiend")
    wolf.chooses("play.c0", "play.c1", "play.c2", "stop", road.use("school.wolf"))
    attack(road, cat, TWO)
    wolf.chooses("play.c3", "play.c4", "play.c5")

    road.waits_for(cat, "half")
    assert road.told("power_used") == ["power_used"]
