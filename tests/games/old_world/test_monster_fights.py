"""Fights against monsters: preparation, attacks, outcomes, aftermath (OW-301 to OW-331, OW-344 to OW-367, OW-478)."""

import pytest

from tests.kit.monster_fights import (
    FIVE,
    RANDOM,
    TRASH,
    TWO,
    TWO_AGAIN,
    TWO_MORE,
    Attack,
    all_but_beaten,
    all_cards,
    attack,
    facing,
    outcome,
    with_a_last_blow,
)
from tests.kit.old_world import Road, rule

# -- preparation -----------------------------------------------------------------------------------------------------


@rule("OW-301")
@pytest.mark.parametrize(("active", "right"), [(0, 3), (1, 0), (3, 2)])
def test_the_player_to_the_right_controls_the_monster(road: Road, active: int, right: int) -> None:
    witchers = facing(road, "wolf", "bear", "cat", "viper", active=active)
    road.fighting_monster("rotfiend")

    road.waits_for(witchers[right], "half")
    witchers[active].is_refused("attack.bite", because="OW-124")


@rule("OW-302")
def test_the_ability_speaks_before_any_life_pool_is_made(road: Road) -> None:
    wolf, _ = facing(road, monster="archespore")
    wolf.given(potions=["swallow", "blizzard"], discard=[road.card("old")])
    road.fighting_monster("archespore")

    road.waits_for(wolf, "potion")
    assert road.told("fight_began") == ["fight_began"]
    assert road.life == 0
    assert wolf.discard == ["old"]


@rule("OW-303", "OW-304")
def test_the_witchers_pool_is_made_after_the_ability_and_the_monsters_pool(road: Road) -> None:
    wolf, bear = facing(road, monster="arachas")
    wolf.given(hand=road.cards("h1", "h2"), discard=[road.card("old")])
    road.fighting_monster("arachas")

    road.waits_for(wolf, "discard")  # The ability: before the witcher's Life Pool is made.
    assert road.life == 10
    assert wolf.discard == ["old"]
    wolf.chooses("discard.h2")

    road.waits_for(bear, "half")
    assert wolf.hand == ["h1"]
    assert wolf.discard == []
    assert wolf.deck == sorted(["old", "h2", *(f"d{at}" for at in range(1, 9))])


@rule("OW-303")
@pytest.mark.parametrize(("monster", "life"), [("rotfiend", 11), ("water_hag", 15), ("yghern", 18)])
def test_the_monsters_pool_is_as_large_as_its_life(road: Road, monster: str, life: int) -> None:
    facing(road, monster=monster)
    road.fighting_monster(monster)

    assert road.life == life


@rule("OW-303")
def test_the_monsters_pool_is_made_of_different_fight_cards(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(trail="forest", hand=[road.card("c", damage=10), road.card("x")])
    road.fighting_monster("rotfiend")
    wolf.chooses("play.c")
    bear.chooses("attack.bite")

    shown = [card for event in road.events("life_lost") for card in event["cards"]]
    shown += [event["card"] for event in road.events("attack_revealed")]
    assert len(shown) == len(set(shown)) == 11


@rule("OW-305")
def test_discarded_fight_cards_lie_face_up(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(trail="forest", hand=[road.card("c", damage=2), road.card("x")])
    road.planned("monster fight deck", "03", "17", "12")
    road.fighting_monster("rotfiend")

    wolf.chooses("play.c")
    bear.chooses("attack.bite")

    for viewer in (None, 0, 1):
        assert road.match.view(viewer)["fight"]["revealed"] == ["ow.fight.03", "ow.fight.17", "ow.fight.12"]


@rule("OW-306")
def test_every_attack_costs_the_monster_one_life(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(hand=road.cards("h1", "h2", "h3"))
    road.fighting_monster("rotfiend")
    assert road.life == 11

    attack(road, bear, TWO)
    assert road.life == 10
    wolf.chooses("play.h1")
    attack(road, bear, TWO_AGAIN)

    assert road.life == 9


@rule("OW-307")
def test_anybody_may_count_the_monsters_pool_but_not_look_into_it(road: Road) -> None:
    facing(road, "wolf", "bear", "cat")
    road.fighting_monster("rotfiend")

    for viewer in (None, 0, 1, 2):
        fight = road.match.view(viewer)["fight"]
        assert fight["life"] == 11
        assert "pool" not in fight
        assert fight["on_top"] == []
        assert fight["revealed"] == []


@rule("OW-308")
def test_the_trail_of_the_monster_gives_the_first_turn(road: Road) -> None:
    wolf, _ = facing(road)
    wolf.given(trail="forest", hand=road.cards("h1", "h2"))
    road.fighting_monster("rotfiend")

    road.waits_for(wolf, "combo_card")
    assert road.life == 11


@rule("OW-308")
@pytest.mark.parametrize(("trail", "quest"), [(None, None), ("mountain", None), (None, "stygga")])
def test_without_its_trail_token_the_monster_goes_first(road: Road, trail: str | None, quest: str | None) -> None:
    wolf, bear = facing(road)
    wolf.given(hand=road.cards("h1", "h2"), trail=trail, trail_quest=quest)
    bear.given(trail="forest", trail_place="vizima")
    road.fighting_monster("rotfiend")

    road.waits_for(bear, "half")


@rule("OW-EX-44")
@pytest.mark.parametrize("monster", ["rotfiend", "griffin", "striga"])
def test_a_forest_trail_is_that_of_whichever_monster_stands_in_the_forest(road: Road, monster: str) -> None:
    wolf, _ = facing(road, monster=monster)
    wolf.given(trail="forest", hand=road.cards("h1", "h2"))
    road.fighting_monster(monster)

    road.waits_for(wolf, "combo_card")


@rule("OW-309")
def test_the_trail_is_not_used_up_by_the_fight(road: Road) -> None:
    wolf, bear = with_a_last_blow(road, 9)
    bear.given(trail="forest", trail_place="vizima")
    road.fighting_monster("rotfiend")

    assert outcome(road) == "full_defeat"
    assert wolf.trails == ["forest"]
    assert bear.trails == ["forest"]  # E-15.


@rule("OW-310")
def test_witcher_and_monster_take_turns(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(trail="forest", hand=road.cards("h1", "h2", "h3"))
    road.fighting_monster("rotfiend")

    wolf.chooses("play.h1")
    attack(road, bear, TWO)
    wolf.chooses("play.h2")
    attack(road, bear, TWO_AGAIN)

    assert [event["side"] for event in road.events("fight_turn_began")] == [0, -1, 0, -1, 0]


@rule("OW-311", "OW-355")
def test_after_a_full_defeat_the_monster_stands_there_with_full_life(road: Road) -> None:
    wolf, bear, _ = with_a_last_blow(road, 9, "wolf", "bear", "cat")
    bear.given(place="novigrad", hand=road.cards("b1", "b2"))
    road.fighting_monster("rotfiend")
    assert outcome(road) == "full_defeat"

    wolf.chooses("take.r1", "buy.r4")
    bear.chooses("go_on", "fight.monster.rotfiend")

    assert road.life == 11
    assert road.fight.revealed == []
    road.waits_for(wolf, "half")


# -- attacks ---------------------------------------------------------------------------------------------------------


@rule("OW-312")
def test_the_attack_is_announced_before_the_card_is_revealed(road: Road) -> None:
    _, bear = facing(road)
    road.fighting_monster("rotfiend")

    bear.may_choose("attack.charge", "attack.bite")
    assert road.fight.revealed == []
    assert road.life == 11
    attack(road, bear, TWO)

    assert road.told("attack_announced", "attack_revealed")[:2] == ["attack_announced", "attack_revealed"]


@rule("OW-313")
@pytest.mark.parametrize(("half", "lost"), [("charge", 3), ("bite", 5)])
def test_the_half_that_was_announced_takes_effect(road: Road, half: str, lost: int) -> None:
    wolf, bear = facing(road)
    wolf.given(shield=0, hand=road.cards("h1", "h2"))
    road.fighting_monster("rotfiend")

    attack(road, bear, ("07", half))

    assert len(wolf.discard) == lost


@rule("OW-314")
@pytest.mark.parametrize(
    ("schools", "choosers"),
    [
        (("wolf", "bear"), [1, 1, 1]),
        (("wolf", "bear", "cat"), [2, 1, 2]),
        (("wolf", "bear", "cat", "viper"), [3, 2, 1]),
    ],
)
def test_the_choice_passes_counter_clockwise_past_the_active_player(
    road: Road, schools: tuple[str, ...], choosers: list[int]
) -> None:
    witchers = facing(road, *schools, cards=12)
    witchers[0].given(hand=road.cards("h1", "h2", "h3", "h4"))
    road.fighting_monster("rotfiend")

    for turn, chooser in enumerate(choosers):
        road.waits_for(witchers[chooser], "half")
        attack(road, witchers[chooser], (TWO, TWO_AGAIN, TWO_MORE)[turn])
        witchers[0].chooses(f"play.h{turn + 1}")

    assert [event["chooser"] for event in road.events("attack_announced")] == choosers


@rule("OW-314")
def test_the_choice_passes_the_active_player_in_the_middle_of_the_table(road: Road) -> None:
    wolf, bear, cat = facing(road, "wolf", "bear", "cat", active=1)
    bear.given(hand=road.cards("h1", "h2", "h3"))
    road.fighting_monster("rotfiend")

    attack(road, wolf, TWO)
    bear.chooses("play.h1")

    road.waits_for(cat, "half")


@rule("OW-315")
def test_the_blind_choice_is_not_handed_on_with_the_announcement(road: Road) -> None:
    wolf, bear, cat = facing(road, "wolf", "bear", "cat")
    wolf.given(hand=road.cards("h1", "h2", "h3", "h4"))
    road.planned("blind choice", 2)
    road.fighting_monster("rotfiend")
    attack(road, cat, TWO)
    wolf.chooses("play.h1")

    attack(road, bear, RANDOM)

    assert [event["chooser"] for event in road.events("attack_announced")] == [2, 1]
    assert wolf.discard[-1] == "h4"  # Chosen by chance from h2, h3, h4 and the card drawn; bear was not asked.
    road.waits_for(wolf, "combo_card")


@rule("OW-316")
def test_damage_takes_shield_then_life_pool_then_hand(road: Road) -> None:
    wolf, bear = facing(road, cards=2)
    wolf.given(levels=[1, 2, 1, 1], shield=2, hand=road.cards("h1", "h2", "h3"))
    road.fighting_monster("rotfiend")

    attack(road, bear, FIVE)

    assert wolf.shield == 0
    assert sorted(wolf.discard) == ["d1", "d2"]
    road.waits_for(wolf, "damage")
    wolf.may_choose("discard.h1", "discard.h2", "discard.h3")
    wolf.is_refused("discard.d1", because="OW-288")
    wolf.chooses("discard.h2")
    assert wolf.hand == ["h1", "h3"]
    assert wolf.discard[-1] == "h2"
    road.waits_for(wolf, "combo_card")


@rule("OW-317")
@pytest.mark.parametrize(("monster", "lost"), [("rotfiend", 3), ("water_hag", 4), ("yghern", 5)])
def test_some_damage_depends_on_the_monsters_level(road: Road, monster: str, lost: int) -> None:
    wolf, bear = facing(road, monster=monster)
    wolf.given(shield=0, hand=road.cards("h1", "h2"))
    road.fighting_monster(monster)

    attack(road, bear, ("02", "bite"))

    assert len(wolf.discard) == lost


@rule("OW-318")
@pytest.mark.parametrize(("monster", "count"), [("rotfiend", 1), ("water_hag", 2), ("yghern", 3)])
def test_a_random_discard_takes_blind_cards_by_level(road: Road, monster: str, count: int) -> None:
    wolf, bear = facing(road, monster=monster)
    wolf.given(hand=road.cards("h1", "h2", "h3", "h4", "h5"))
    road.planned("blind choice", 4, 1, 0)
    road.fighting_monster(monster)

    attack(road, bear, RANDOM)

    assert wolf.discard == ["h5", "h2", "h1"][:count]
    assert wolf.shield == 1
    road.waits_for(wolf, "combo_card")  # Nobody was asked which.


@rule("OW-319")
@pytest.mark.parametrize(
    ("hand", "lost"),
    [
        (["h1", "h2", "h3", "h4", "h5"], ["h1", "h2", "h3"]),
        (["h1", "h2"], ["d1", "h1", "h2"]),
        ([], ["d1", "d2", "d3"]),
    ],
)
def test_what_the_hand_lacks_comes_off_the_life_pool(road: Road, hand: list[str], lost: list[str]) -> None:
    wolf, bear = facing(road, monster="yghern")
    wolf.given(hand=road.cards(*hand))
    road.planned("deck of seat 0", "d1", "d2", "d3")
    road.planned("blind choice", *[0] * min(3, len(hand)))
    road.fighting_monster("yghern")

    attack(road, bear, RANDOM)

    assert sorted(wolf.discard[:3]) == lost
    assert wolf.shield == 1  # It is no damage (E-28).


@rule("OW-320")
def test_trashing_takes_one_hand_card_of_the_witchers_choice(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(hand=road.cards("h1", "h2", "h3"))
    road.fighting_monster("rotfiend")

    attack(road, bear, TRASH)

    road.waits_for(wolf, "trash")
    wolf.may_choose("trash.h1", "trash.h2", "trash.h3")
    wolf.is_refused("trash.d1", because="OW-320")
    wolf.chooses("trash.h2")
    assert wolf.hand == ["h1", "h3"]
    assert wolf.shield == 1
    assert wolf.discard == []
    assert "h2" not in all_cards(wolf)
    assert road.number("h2", "card") in road.state.trashed


@rule("OW-321")
def test_with_an_empty_hand_the_top_of_the_life_pool_is_trashed(road: Road) -> None:
    wolf, bear = facing(road)
    road.planned("deck of seat 0", "d4")
    road.fighting_monster("rotfiend")

    attack(road, bear, TRASH)

    assert road.number("d4", "card") in road.state.trashed
    assert len(all_cards(wolf)) == 7
    assert road.events("card_trashed")[0]["card"] == "ow.test.d4"  # Revealed to all.


@rule("OW-322")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("15", [3, 3, 3, 3], [2, 3, 3, 3]),
        ("16", [3, 3, 3, 3], [3, 2, 3, 3]),
        ("13", [3, 3, 3, 3], [3, 3, 2, 3]),
        ("15", [2, 3, 3, 3], [1, 3, 3, 3]),
        ("15", [1, 3, 3, 3], [1, 3, 3, 3]),
        ("15", [4, 3, 3, 3], [3, 3, 3, 3]),
        ("15", [5, 3, 3, 3], [5, 3, 3, 3]),
    ],
)
def test_an_attack_lowers_an_attribute_within_its_limits(
    road: Road, card: str, before: list[int], after: list[int]
) -> None:
    wolf, bear = facing(road)
    wolf.given(levels=before, witcher_level=3, hand=road.cards("h1", "h2"))
    road.fighting_monster("rotfiend")

    attack(road, bear, (card, "bite"))

    assert wolf.levels == after
    assert wolf.state.witcher_level == 3


@rule("OW-323")
def test_one_half_may_lower_an_attribute_and_deal_damage(road: Road) -> None:
    wolf, bear = facing(road, monster="yghern")
    wolf.given(levels=[1, 3, 1, 1], shield=3, hand=road.cards("h1", "h2"))
    road.fighting_monster("yghern")

    attack(road, bear, ("16", "bite"))  # Defense -1, then 2 damage on level III.

    assert wolf.levels == [1, 2, 1, 1]
    assert wolf.shield == 0  # 3, then 2 with the lower Defense, then the damage.
    assert wolf.discard == []


# -- how a fight ends ------------------------------------------------------------------------------------------------


@rule("OW-325", "OW-324", "OW-344", "OW-351")
@pytest.mark.parametrize(("damage", "ends"), [(11, "defeated"), (10, "driven_away"), (9, "full_defeat")])
def test_a_fight_ends_in_one_of_three_ways(road: Road, damage: int, ends: str) -> None:
    with_a_last_blow(road, damage)
    road.fighting_monster("rotfiend")

    assert outcome(road) == ends
    assert [event["side"] for event in road.events("knocked_out")] == [-1 if ends == "defeated" else 0]


@rule("OW-324")
@pytest.mark.parametrize(("cards", "ends"), [(0, "full_defeat"), (1, "")])
def test_who_has_played_the_last_card_is_knocked_out(road: Road, cards: int, ends: str) -> None:
    wolf, _ = facing(road, cards=cards)
    wolf.given(trail="forest", hand=[road.card("c", damage=1)])
    road.fighting_monster("rotfiend")

    assert outcome(road) == ends


@rule("OW-324")
@pytest.mark.parametrize(("cards", "ends"), [(4, "full_defeat"), (5, "")])
def test_the_last_card_lost_to_damage_ends_the_fight_at_once(road: Road, cards: int, ends: str) -> None:
    wolf, bear = facing(road, cards=cards)
    wolf.given(shield=1, hand=[])
    road.fighting_monster("rotfiend")

    attack(road, bear, FIVE)

    assert outcome(road) == ends


@rule("OW-324")
@pytest.mark.parametrize("how", [TRASH, RANDOM])
def test_the_last_card_lost_otherwise_ends_the_fight_too(road: Road, how: Attack) -> None:
    wolf, bear = facing(road, cards=0)
    wolf.given(shield=1, hand=[road.card("h")])
    road.fighting_monster("rotfiend")

    attack(road, bear, how)

    assert [event["side"] for event in road.events("knocked_out")] == [0]
    assert [event["side"] for event in road.events("fight_turn_began")] == [-1]  # At once, not in the next turn.


@rule("OW-324")
def test_a_card_that_returns_saves_who_has_played_the_last(road: Road) -> None:
    wolf, bear = facing(road, cards=0)
    wolf.given(trail="forest", hand=[road.card("c", damage=1, back=True)])
    road.fighting_monster("rotfiend")

    assert wolf.hand == ["c"]  # E-23.
    road.waits_for(bear, "half")


@rule("OW-324")
def test_who_gives_up_the_last_card_for_an_effect_finishes_the_turn_first(road: Road) -> None:
    wolf, bear = facing(road, cards=0)
    wolf.given(trail="forest", hand=[road.card("h")], potions=["petris_philter"])
    road.fighting_monster("rotfiend")

    wolf.chooses(road.use("potion.petris_philter"))  # Discard the last card, deal 2 damage (E-23).

    assert road.told("life_lost", "knocked_out") == ["life_lost", "knocked_out"]
    assert outcome(road) == "full_defeat"
    assert [event["left"] for event in road.events("life_lost")] == [9]
    assert bear.gold == 0


@rule("OW-324")
def test_a_witcher_without_a_hand_need_not_play_and_still_draws(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(levels=[2, 1, 1, 1], trail="forest", hand=[])
    road.fighting_monster("rotfiend")

    assert len(wolf.hand) == 2  # E-26.
    road.waits_for(bear, "half")


@rule("OW-324")
def test_a_witcher_without_any_card_has_lost_before_the_first_turn(road: Road) -> None:
    facing(road, cards=0)
    road.fighting_monster("rotfiend")

    assert road.told("fight_turn_began") == []  # E-27.
    assert outcome(road) == "full_defeat"


@rule("OW-326")
def test_a_monster_that_reveals_its_last_card_is_defeated_while_the_witcher_stands(road: Road) -> None:
    wolf, bear = facing(road, cards=3)
    wolf.given(trail="forest", shield=1, hand=[road.card("c", damage=10)])
    road.fighting_monster("rotfiend")
    assert road.life == 1

    attack(road, bear, TWO)

    assert outcome(road) == "defeated"  # E-25.
    assert road.events("shield_changed")[0]["shield"] == 0  # The last attack was carried out.


@rule("OW-326", "OW-344")
def test_a_monster_whose_last_card_knocks_the_witcher_out_is_driven_away(road: Road) -> None:
    wolf, bear = facing(road, cards=1)
    wolf.given(trail="forest", shield=1, hand=[road.card("c", damage=10)])
    road.fighting_monster("rotfiend")
    assert road.life == 1

    attack(road, bear, TWO)

    assert outcome(road) == "driven_away"  # E-24.


# -- a monster defeated ----------------------------------------------------------------------------------------------


@rule("OW-327", "OW-328", "OW-329", "OW-330", "OW-386")
def test_a_defeated_monster_gives_gold_score_fatigue_and_its_trophy_in_this_order(road: Road) -> None:
    wolf, bear = with_a_last_blow(road, 11)
    wolf.given(gold=1, discard=road.cards("x", "y"))
    road.fighting_monster("rotfiend")

    assert wolf.gold == 3
    assert wolf.score == 1
    assert wolf.keepsakes == []  # Tucked only after the fatigue.
    road.waits_for(wolf, "trash")
    wolf.may_choose("trash.c", "trash.x", "trash.y")
    wolf.chooses("trash.y")

    assert wolf.keepsakes == ["trophy.monster.rotfiend"]
    steps = ("gold_gained", "score_raised", "card_trashed", "keepsake_gained", "monster_left", "monster_placed")
    assert road.told(*steps) == list(steps)
    assert bear.keepsakes == []


@rule("OW-331")
def test_every_defeated_monster_gives_a_trophy(road: Road) -> None:
    held = ["trophy.monster.leshen", "trophy.monster.barghest", "trophy.school.bear", "trophy.attribute.defense"]
    wolf, _ = with_a_last_blow(road, 11)
    wolf.given(score=1, keepsakes=held)
    road.fighting_monster("rotfiend")

    assert wolf.keepsakes == [*held, "trophy.monster.rotfiend"]
    assert wolf.score == 2


# -- a monster driven away -------------------------------------------------------------------------------------------


@rule("OW-345", "OW-346", "OW-347")
def test_driving_a_monster_away_gives_gold_and_then_a_card_of_cost_0(road: Road) -> None:
    wolf, bear = with_a_last_blow(road, 10)
    wolf.given(gold=1)
    road.fighting_monster("rotfiend")

    assert wolf.gold == 3
    assert road.names(road.state.driven_away, "monster") == ["rotfiend"]  # Before the card is chosen.
    assert road.monster_at("novigrad") == ""
    road.waits_for(wolf, "row_card")
    wolf.chooses("take.r4")

    assert "r4" in all_cards(wolf)
    assert bear.gold == 0
    steps = ("gold_gained", "monster_left", "card_gained", "monster_placed")
    assert road.told(*steps) == list(steps)


@rule("OW-349")
def test_driving_away_gives_no_trophy_no_score_and_no_fatigue(road: Road) -> None:
    wolf, _ = with_a_last_blow(road, 10)
    road.fighting_monster("rotfiend")
    wolf.chooses("take.r4")

    assert wolf.keepsakes == []
    assert wolf.score == 0
    assert road.told("card_trashed", "score_raised", "keepsake_gained") == []


@rule("OW-350")
def test_driving_away_does_not_reduce_phase_three(road: Road) -> None:
    wolf, bear = facing(road, cards=1)
    wolf.given(trail="forest", hand=[road.card("c", damage=10)], discard=road.cards("x"))
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)
    assert outcome(road) == "driven_away"
    wolf.chooses("take.r4")

    assert len(wolf.hand) == 3
    assert len(all_cards(wolf)) == 4
    road.waits_for(wolf, "gain")


# -- a full defeat, and what follows every fight ---------------------------------------------------------------------


@rule("OW-352")
def test_a_full_defeat_gives_the_trail_of_the_monster(road: Road) -> None:
    wolf, bear = all_but_beaten(road)
    wolf.given(trail="mountain")
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)

    assert wolf.trails == ["forest", "mountain"]
    assert bear.trails == []
    assert road.told("trail_taken", "card_gained") == ["trail_taken"]  # The card comes after it.


@rule("OW-352")
def test_who_has_the_trail_already_gets_no_second_one(road: Road) -> None:
    wolf, _ = with_a_last_blow(road, 9)  # Its trail token is that of Stygga.
    road.fighting_monster("rotfiend")

    assert outcome(road) == "full_defeat"
    assert [road.name(wolf.state.trails[0], "place"), len(wolf.trails)] == ["stygga", 1]
    assert len(road.state.tokens[0]) == 4
    assert road.told("trail_taken") == []


@rule("OW-352")
def test_a_trail_quest_is_no_trail_yet(road: Road) -> None:
    wolf, bear = all_but_beaten(road)
    wolf.given(trail_quest="stygga")
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)

    assert wolf.trails == ["forest"]
    assert wolf.trail_quests == ["stygga"]


@rule("OW-352")
def test_no_trail_comes_from_an_empty_stack(road: Road) -> None:
    wolf, bear = all_but_beaten(road)
    others = ("vizima", "vengerberg", "haern_caduch", "dhuwod", "stygga")
    cards = [road.box.names["story"][story] for story, branch in road.box.quests if not branch]
    bear.given(quests=[(card, 0, place) for card, place in zip(cards, others, strict=False)])
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)

    assert road.state.tokens[0] == []
    assert wolf.trails == []
    road.waits_for(wolf, "row_card")


@rule("OW-353", "OW-367")
def test_a_full_defeat_brings_a_card_of_cost_0_into_the_new_deck(road: Road) -> None:
    wolf, bear = all_but_beaten(road)
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)
    road.waits_for(wolf, "row_card")
    wolf.chooses("take.r1")

    assert all_cards(wolf) == ["c", "r1"]
    assert wolf.discard == []
    assert road.told("card_gained", "deck_shuffled")[-2:] == ["card_gained", "deck_shuffled"]


@rule("OW-354")
def test_after_a_full_defeat_phase_three_draws_up_to_2_in_this_turn_only(road: Road) -> None:
    wolf, bear = facing(road, cards=4)
    wolf.given(shield=0, hand=[road.card("c")])
    road.planned("exploration deck", "city.03")
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)
    wolf.chooses("take.r1")

    assert len(wolf.hand) == 2
    assert len(all_cards(wolf)) == 6
    wolf.chooses("buy.r4")
    bear.chooses("explore.city", "option.a")
    assert len(bear.hand) == 3


@rule("OW-355")
def test_after_a_full_defeat_the_monster_and_its_token_stay(road: Road) -> None:
    wolf, bear = all_but_beaten(road)
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)
    wolf.chooses("take.r1")

    assert road.monster_at("novigrad") == "rotfiend"
    assert road.state.driven_away == []
    assert road.told("monster_left", "monster_placed", "trails_returned") == []


@rule("OW-356")
def test_the_next_fight_is_made_of_all_fight_cards_again(road: Road) -> None:
    wolf, bear = with_a_last_blow(road, 9)
    bear.given(place="novigrad", hand=road.cards("b1", "b2"))
    road.planned("monster fight deck", *[f"{at:02}" for at in range(1, 10)])
    road.fighting_monster("rotfiend")
    assert outcome(road) == "full_defeat"
    wolf.chooses("take.r1", "buy.r4")
    bear.chooses("go_on", "fight.monster.rotfiend")

    attack(road, wolf, ("01", "bite"))  # It was the first card discarded in the last fight.

    assert road.names(road.fight.revealed, "fight_card") == ["fight.01"]


@rule("OW-357", "OW-359")
def test_after_a_defeat_life_pool_discard_pile_and_hand_are_one_new_deck(road: Road) -> None:
    wolf, _ = facing(road, monster="water_hag", cards=5)
    wolf.given(trail="forest", hand=[road.card("c", damage=15), *road.cards("h2", "h3")])
    road.fighting_monster("water_hag")
    wolf.chooses("play.c", "trash.h2")

    assert wolf.discard == []
    assert len(wolf.hand) == 3  # Drawn in phase III, which follows.
    assert all_cards(wolf) == ["c", "d1", "d2", "d3", "d4", "d5", "h3"]
    road.waits_for(wolf, "gain")


@rule("OW-357", "OW-359")
@pytest.mark.parametrize(("damage", "drawn"), [(10, 3), (9, 3), (8, 2)])
def test_after_a_lost_fight_too_all_cards_are_one_new_deck(road: Road, damage: int, drawn: int) -> None:
    wolf, bear = facing(road, cards=4)
    wolf.given(trail="forest", hand=[road.card("c", damage=damage)])
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)
    wolf.chooses("take.r1")

    assert wolf.discard == []
    assert len(wolf.hand) == drawn
    assert all_cards(wolf) == ["c", "d1", "d2", "d3", "d4", "r1"]
    road.waits_for(wolf, "gain")


@rule("OW-358")
@pytest.mark.parametrize("damage", [11, 10, 9])
@pytest.mark.parametrize(("defense", "shield"), [(1, 1), (3, 3), (5, 4)])
def test_after_every_fight_the_shield_rises_to_the_defense_value(
    road: Road, damage: int, defense: int, shield: int
) -> None:
    wolf, _ = with_a_last_blow(road, damage)
    wolf.given(shield=0, levels=[1, defense, 1, 1])
    road.fighting_monster("rotfiend")
    if damage < 11:
        wolf.chooses("take.r1")

    assert wolf.shield == shield


@rule("OW-360")
def test_a_lowered_attribute_stays_lowered_after_the_fight(road: Road) -> None:
    wolf, bear = facing(road, cards=3)
    wolf.given(levels=[1, 3, 1, 1], shield=0, hand=road.cards("h1", "h2"))
    road.fighting_monster("rotfiend")
    attack(road, bear, ("16", "bite"))
    wolf.chooses("play.h1")
    attack(road, bear, FIVE)
    wolf.chooses("discard.h2", "take.r1")

    assert outcome(road) == "full_defeat"
    assert wolf.levels == [1, 2, 1, 1]
    assert wolf.shield == 2


@rule("OW-478")
@pytest.mark.parametrize("place", ["stygga", "novigrad"])
def test_a_monster_can_be_fought_at_a_school_and_where_the_tavern_is_closed(road: Road, place: str) -> None:
    wolf, bear = road.table("wolf", "bear", monsters=[("rotfiend", place), None, None])
    wolf.given(place=place, hand=road.cards("h1", "h2"))
    bear.given(place=place)
    road.state.closed_tavern = road.number("novigrad", "place")
    road.choosing()

    wolf.may_choose("fight.monster.rotfiend", "explore.city", "explore.wilds")  # But not the other witcher.
    wolf.chooses("fight.monster.rotfiend")

    road.waits_for(bear, "half")


# -- a card of cost 0 ------------------------------------------------------------------------------------------------


@rule("OW-361")
def test_a_defeated_monster_brings_no_card_of_cost_0(road: Road) -> None:
    wolf, _ = with_a_last_blow(road, 11)
    wolf.given(discard=road.cards("x", "y"))
    road.fighting_monster("rotfiend")
    wolf.chooses("trash.y")

    assert road.told("card_gained") == []
    assert all_cards(wolf) == ["c", "x"]
    road.waits_for(wolf, "gain")


@rule("OW-361", "OW-363")
def test_who_is_beaten_by_another_witcher_puts_the_card_on_the_discard_pile(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    wolf.given(place="novigrad", hand=[road.card("c", damage=5), road.card("w")], deck=[])
    bear.given(place="novigrad", shield=0, hand=[road.card("b")], deck=[])
    road.fighting_witcher(bear)
    wolf.chooses("play.c", "trash.w")

    road.waits_for(bear, "row_card")
    bear.may_choose("take.r1", "take.r4")
    bear.chooses("take.r4")

    gained = road.events("card_gained")
    assert [(event["seat"], event["card"], event["to_hand"]) for event in gained] == [(1, "ow.test.r4", False)]
    assert bear.gold == 0
    assert sorted(bear.hand) == ["b", "r4"]  # In the new deck, and drawn from it.


@rule("OW-362")
def test_only_a_printed_cost_of_0_counts(road: Road) -> None:
    costs = {"q0": 0, "q1": 1, "q2": 2, "q3": 0, "q4": 2, "q5": 1}
    wolf, bear = facing(road, row=tuple(road.card(name, cost=cost) for name, cost in costs.items()))
    wolf.given(shield=0, hand=[road.card("c")], deck=[])
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)

    wolf.may_choose("take.q0", "take.q3")  # q0 would cost 1 where it lies, q5 nothing.
    wolf.is_refused("take.q5", because="OW-362")


@rule("OW-364")
def test_the_row_is_refilled_from_the_left(road: Road) -> None:
    wolf, _ = with_a_last_blow(road, 9)
    road.planned("action deck", road.card("new"))
    road.fighting_monster("rotfiend")
    wolf.chooses("take.r4")

    assert road.row == ["new", "r1", "r2", "r3", "r5", "r6"]


@rule("OW-365", "OW-366")
def test_without_one_in_the_row_the_deck_is_searched(road: Road) -> None:
    row = tuple(road.card(f"q{at}", cost=1 + at % 2) for at in range(6))
    wolf, bear = facing(road, row=row)
    wolf.given(shield=0, hand=[road.card("c")], deck=[])
    searched = [road.card("one", cost=1), road.card("two", cost=2), road.card("free", cost=0)]
    road.planned("action deck", *searched)
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)

    assert all_cards(wolf) == ["c", "free"]
    assert road.names(road.state.action_discard, "card") == ["one", "two"]
    assert road.row == list(row)
    assert [event["cards"] for event in road.events("cards_revealed")] == [["ow.test.one", "ow.test.two"]]


# -- potions in a fight ----------------------------------------------------------------------------------------------


@rule("OW-263")
@pytest.mark.parametrize(("alchemy", "left"), [(3, 1), (2, 0)])
def test_a_lowered_alchemy_lowers_the_limit_at_once(road: Road, alchemy: int, left: int) -> None:
    wolf, bear = facing(road)
    wolf.given(levels=[1, 4, alchemy, 1], shield=4, trail="forest", hand=road.cards("h1", "h2", "h3"))
    wolf.given(potions=["swallow", "swallow", "black_blood"])
    road.fighting_monster("rotfiend")
    wolf.chooses(road.use("potion.swallow"), "go_on", "play.h1")
    attack(road, bear, ("13", "bite"))  # Alchemy -1; the potion that was used stays used (E-33).

    assert wolf.is_offered(road.use("potion.swallow")) is (left > 0)
    if left:
        wolf.chooses(road.use("potion.swallow"))
    road.waits_for(wolf, "combo_card")


@rule("OW-268")
def test_two_blizzards_add_two_cards(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(levels=[1, 4, 2, 1], trail="forest", potions=["blizzard"] * 3)
    wolf.given(hand=[road.card(name, damage=1) for name in ("c1", "c2", "c3", "c4")])
    road.fighting_monster("rotfiend")
    blizzard = road.use("potion.blizzard")
    wolf.chooses("play.c1", blizzard, "play.c3", blizzard, "play.c2", "pass")  # Not the Wolf's specialty.

    assert road.life == 8  # E-36: once a copy, up to the limit of 2.
    assert wolf.potions == ["blizzard"]
    road.waits_for(bear, "half")


@rule("OW-268")
def test_black_blood_leaves_room_for_blizzard(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(levels=[1, 4, 2, 1], trail="forest", potions=["black_blood", "blizzard"])
    wolf.given(hand=[road.card(name, damage=1, links=[("blue", {"damage": 1})]) for name in ("c1", "c2", "c3")])
    road.fighting_monster("rotfiend")
    wolf.chooses(road.use("potion.black_blood"), "play.c1")

    wolf.may_choose(road.use("potion.blizzard"), "pass")  # The combo is one card, and may not grow by itself (E-70).
    wolf.chooses(road.use("potion.blizzard"), "play.c2")
    assert road.life == 11 - 1 - 2  # No extension under the added card is active (E-35).
    road.waits_for(bear, "half")
