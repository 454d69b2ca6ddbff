"""A witcher's fight turn, damage and knock-outs (OW-237 to OW-248, OW-261, OW-282 to OW-289, OW-296 to OW-300)."""

import pytest

from tests.kit.duels import duel
from tests.kit.old_world import Road, Witcher, rule

STANDING = -2

# -- the beginning of a fight -----------------------------------------------------------------------------------------


@rule("OW-237", "OW-238", "OW-240")
def test_both_witchers_keep_their_hands_and_draw_nothing(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper", hand=3, pool=4)
    road.fighting_witcher(viper)

    assert wolf.hand == ["a1", "a2", "a3"]
    assert viper.hand == ["b1", "b2", "b3"]
    assert wolf.deck == ["A1", "A2", "A3", "A4"]


@rule("OW-237", "OW-238", "OW-240")
def test_so_does_a_witcher_against_a_monster(road: Road) -> None:
    wolf, _ = road.table("wolf", "viper")
    wolf.given(place="novigrad", hand=road.cards("c1", "c2"), deck=road.cards("d1"), trail="forest")
    road.fighting_monster("foglet")

    assert wolf.hand == ["c1", "c2"]
    assert wolf.deck == ["d1"]


@rule("OW-239", "OW-240", "OW-241")
def test_deck_and_discard_pile_are_one_life_pool(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper")
    wolf.given(discard=road.cards("x", "y"))
    viper.given(discard=road.cards("z"))
    road.fighting_witcher(viper)

    assert wolf.deck == ["A1", "A2", "A3", "A4", "A5", "x", "y"]
    assert viper.deck == ["B1", "B2", "B3", "B4", "B5", "z"]
    assert (wolf.discard, viper.discard) == ([], [])
    assert road.match.view(None)["seats"][1]["deck_count"] == 6


# -- the order of the turn --------------------------------------------------------------------------------------------


@rule("OW-261")
def test_a_turn_goes_from_powers_to_the_combo_to_its_resolution_to_the_draw(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper")
    wolf.given(hand=[road.card("c1", damage=1, shield=1), road.card("c2")], potions=["swallow"])
    road.fighting_witcher(viper)

    road.waits_for(wolf, "power")
    wolf.chooses("go_on")
    road.waits_for(wolf, "combo_card")
    wolf.is_refused(road.use("potion.swallow"), because="OW-267")
    wolf.plays("c1")

    assert (len(viper.discard), wolf.shield, len(wolf.hand)) == (1, 1, 2)
    road.waits_for(viper, "combo_card")


@rule("OW-284")
@pytest.mark.parametrize("damage", [0, 1, 3])
def test_damage_discards_cards_of_a_monsters_life_pool(road: Road, damage: int) -> None:
    wolf, _ = road.table("wolf", "viper")
    cards = [road.card("c1", damage=damage), road.card("c2")]
    wolf.given(place="novigrad", hand=cards, deck=road.cards("d1", "d2"), trail="forest", shield=0)
    road.planned("monster fight deck", *["05", "07", "09"][:damage])
    road.fighting_monster("foglet")

    wolf.plays("c1")

    lost = [card for event in road.events("life_lost") for card in event["cards"]]
    assert lost == ["ow.fight.05", "ow.fight.07", "ow.fight.09"][:damage]
    assert road.fight.life == 10 - damage - 1  # the foglet has revealed a card since


# -- damage to a witcher ----------------------------------------------------------------------------------------------


def struck(road: Road, damage: int, *, shield: int, pool: int, hand: int) -> Witcher:
    """A viper with so much of everything, once a wolf has dealt this damage."""
    wolf, viper = duel(road, "wolf", "viper", hand=hand, pool=pool)
    wolf.given(hand=[road.card("hit", damage=damage), road.card("rest")])
    viper.given(levels=(1, 4, 1, 1), shield=shield)
    road.fighting_witcher(viper)
    wolf.plays("hit")
    return viper


@rule("OW-285", "OW-286", "OW-287")
@pytest.mark.parametrize(
    ("damage", "shield", "lost"), [(1, 2, 0), (2, 2, 0), (3, 2, 1), (5, 2, 3), (2, 0, 2), (6, 2, 4)]
)
def test_damage_lowers_the_shield_first_and_then_the_life_pool(road: Road, damage: int, shield: int, lost: int) -> None:
    viper = struck(road, damage, shield=shield, pool=5, hand=2)

    assert viper.shield == max(0, shield - damage)
    assert len(viper.discard) == lost
    assert len(viper.deck) == 5 - lost
    assert viper.hand == ["b1", "b2"]


@rule("OW-287")
def test_it_is_the_top_card_of_the_life_pool(road: Road) -> None:
    road.planned("deck of seat 1", "B4", "B2")

    viper = struck(road, 2, shield=0, pool=5, hand=2)

    assert viper.discard == ["B4", "B2"]


@rule("OW-285", "OW-288")
def test_with_an_empty_life_pool_the_damaged_player_discards_hand_cards_of_choice(road: Road) -> None:
    viper = struck(road, 4, shield=1, pool=1, hand=4)

    assert viper.shield == 0
    assert viper.discard == ["B1"]
    road.waits_for(viper, "damage")
    viper.may_choose("discard.b1", "discard.b2", "discard.b3", "discard.b4")
    viper.is_refused("discard.B1", because="OW-288")
    viper.chooses("discard.b3", "discard.b1")

    assert viper.discard == ["B1", "b3", "b1"]
    assert viper.hand == ["b2", "b4"]
    road.waits_for(viper, "combo_card")


@rule("OW-288", "OW-289", "OW-242", "OW-243")
@pytest.mark.parametrize(("damage", "turns"), [(2, [0, 1]), (3, [0]), (7, [0])])
def test_with_no_card_left_in_pool_and_hand_a_witcher_is_knocked_out_at_once(
    road: Road, damage: int, turns: list[int]
) -> None:
    viper = struck(road, damage, shield=0, pool=1, hand=2)

    viper.chooses("discard.b2")

    assert [event["side"] for event in road.events("fight_turn_began")] == turns
    assert road.events("knocked_out")[0]["side"] == 1


@rule("OW-242")
@pytest.mark.parametrize(("pool", "hand"), [(1, 0), (0, 1)])
def test_one_card_in_life_pool_or_hand_keeps_a_witcher_standing(road: Road, pool: int, hand: int) -> None:
    struck(road, 1, shield=1, pool=pool, hand=hand)

    assert [event["side"] for event in road.events("fight_turn_began")][:2] == [0, 1]


# -- knocked out by one's own last card -------------------------------------------------------------------------------


def last_card(road: Road, *hand: str, pool: int = 0, potions: tuple[str, ...] = ()) -> tuple[Witcher, Witcher]:
    """A wolf with this hand and this many cards in its Life Pool attacks a viper with two cards in hand."""
    wolf, viper = duel(road, "wolf", "viper", pool=pool)
    wolf.given(hand=hand, potions=potions)
    viper.given(deck=road.cards("V1", "V2", "V3"))
    road.fighting_witcher(viper)
    return wolf, viper


@rule("OW-242", "OW-244")
def test_who_plays_the_last_card_of_all_is_knocked_out_when_the_turn_ends(road: Road) -> None:
    _, viper = last_card(road, road.card("hit", damage=1))

    assert len(road.events("card_discarded")) == 2  # the combo was resolved first
    assert road.events("knocked_out") == [{"event": "knocked_out", "rules": ["OW-242", "OW-326"], "side": 0}]
    assert viper.gold == 1


@rule("OW-244")
def test_a_card_that_returns_to_the_hand_keeps_its_owner_standing(road: Road) -> None:
    _, viper = last_card(road, road.card("hit", back=True))

    assert road.fight.loser == STANDING
    road.waits_for(viper, "combo_card")


@rule("OW-244")
def test_a_card_drawn_at_the_end_of_the_turn_keeps_one_standing(road: Road) -> None:
    wolf, viper = last_card(road, road.card("hit"), pool=1)

    assert wolf.hand == ["A1"]
    assert road.fight.loser == STANDING
    road.waits_for(viper, "combo_card")


@rule("OW-244")
def test_a_card_in_the_life_pool_that_is_not_drawn_keeps_one_standing(road: Road) -> None:
    wolf, viper = last_card(road, road.card("hit", draw=-1), pool=1)

    assert wolf.hand == []
    assert road.fight.loser == STANDING
    road.waits_for(viper, "combo_card")


@rule("OW-244")
def test_the_last_card_given_up_for_a_potion_is_judged_at_the_end_of_the_turn(road: Road) -> None:
    wolf, viper = last_card(road, road.card("hit"), potions=("petris_philter",))

    wolf.chooses(road.use("potion.petris_philter"))

    assert len(viper.discard) == 2  # the potion's damage was dealt
    assert road.fight.loser == 0


@rule("OW-245")
def test_whose_last_card_knocks_the_other_out_wins(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper", pool=0)
    wolf.given(hand=[road.card("hit", damage=2)])

    road.fighting_witcher(viper)
    viper.chooses("discard.b1")

    assert road.fight.loser == 1
    assert wolf.gold == 1


@rule("OW-246", "OW-245")
@pytest.mark.parametrize(("life", "outcome"), [(1, "driven_away"), (2, "driven_away"), (3, "full_defeat")])
def test_a_monster_whose_last_card_knocks_the_witcher_out_has_won_but_is_driven_away(
    road: Road, life: int, outcome: str
) -> None:
    wolf, _ = road.table("wolf", "viper")
    hit = road.card("hit", damage=12 - life)
    wolf.given(place="cintra", hand=[hit], deck=road.cards("d1"), trail="mountain", shield=0)
    road.fighting_monster("harpy")

    road.answer(1, "attack.charge")  # Whatever is revealed costs the one card left.

    assert [event["outcome"] for event in road.events("fight_ended")] == [outcome]


# -- a turn without a combo -------------------------------------------------------------------------------------------


@rule("OW-277", "OW-296")
def test_a_turn_with_an_empty_hand_plays_nothing_and_draws(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper")
    wolf.given(hand=[], levels=(2, 1, 1, 1))
    road.fighting_witcher(viper)

    assert len(wolf.hand) == 2
    assert wolf.discard == []
    road.waits_for(viper, "combo_card")


@rule("OW-242", "OW-324")
@pytest.mark.parametrize(("wolfs", "vipers", "loser"), [(0, 1, 0), (1, 0, 1), (1, 1, STANDING)])
def test_a_witcher_with_no_card_at_all_has_lost_before_the_first_turn(
    road: Road, wolfs: int, vipers: int, loser: int
) -> None:
    wolf, viper = duel(road, "wolf", "viper", hand=0, pool=0)
    wolf.given(deck=road.cards("A1", "A2")[: 2 * wolfs])
    viper.given(hand=road.cards("b1", "b2")[: 2 * vipers])
    road.fighting_witcher(viper)

    assert road.fight.loser == loser
    assert (road.events("fight_turn_began") == []) == (loser != STANDING)


# -- refilling the hand -----------------------------------------------------------------------------------------------


@rule("OW-088", "OW-296", "OW-297")
@pytest.mark.parametrize(("combat", "drawn"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_combat_draws_cards_at_the_end_of_the_turn(road: Road, combat: int, drawn: int) -> None:
    wolf, viper = duel(road, "wolf", "viper")
    wolf.given(levels=(combat, 1, 1, 1))
    road.fighting_witcher(viper)

    wolf.plays("a1")

    assert len(wolf.hand) == 1 + drawn


@rule("OW-297", "OW-298")
@pytest.mark.parametrize(("icons", "drawn"), [(-3, 0), (-2, 0), (-1, 1), (0, 2), (2, 4)])
def test_what_the_combo_adds_or_takes_changes_the_draw_but_never_below_none(road: Road, icons: int, drawn: int) -> None:
    wolf, viper = duel(road, "wolf", "viper")
    wolf.given(hand=[road.card("c1", draw=icons), *road.cards("c2", "c3")], levels=(2, 1, 1, 1))
    road.fighting_witcher(viper)

    wolf.plays("c1")

    assert len(wolf.hand) == 2 + drawn
    assert len(wolf.deck) == 5 - drawn
    assert wolf.discard == ["c1"]


@rule("OW-EX-11")
def test_combat_2_a_combo_with_plus_2_and_swallow_draw_3_cards(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper")
    combo = [road.card("c1", draw=1, links=[("blue", {"draw": 1})]), road.card("c2")]
    wolf.given(hand=combo, levels=(2, 1, 1, 1), potions=["swallow"])
    road.fighting_witcher(viper)

    wolf.chooses(road.use("potion.swallow"))
    wolf.plays("c1", "c2")

    assert len(wolf.hand) == 2 + 2 - 1


@rule("OW-299")
def test_in_a_fight_the_discard_pile_never_becomes_a_life_pool_again(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper", pool=1)
    viper.given(deck=road.cards("V1", "V2", "V3"))
    wolf.given(levels=(4, 1, 1, 1))
    road.fighting_witcher(viper)
    wolf.plays("a1")
    viper.plays("b1")

    assert wolf.hand == ["a2", "A1"]
    wolf.plays("A1")

    assert wolf.hand == ["a2"]
    assert wolf.discard == ["a1", "A1"]
    assert wolf.deck == []


@rule("OW-299")
def test_a_card_drawn_for_a_witcher_level_in_a_fight_comes_off_the_life_pool_only(road: Road) -> None:
    book = road.thing("book", "own_turn", [{"raise": {"attribute": "alchemy"}}], uses="turn")
    wolf, viper = duel(road, "wolf", "viper", pool=1)
    wolf.given(levels=(2, 2, 1, 2), keepsakes=[book])
    viper.given(deck=road.cards("V1", "V2", "V3"))
    road.fighting_witcher(viper)

    wolf.chooses(road.use("test.book"))

    assert wolf.state.witcher_level == 2
    assert wolf.hand == ["a1", "a2", "A1"]


@rule("OW-299")
def test_where_the_life_pool_is_empty_such_a_draw_is_lost(road: Road) -> None:
    book = road.thing("book", "own_turn", [{"raise": {"attribute": "alchemy"}}], uses="turn")
    viper, wolf = duel(road, "viper", "wolf", pool=1)
    viper.given(hand=[road.card("hit", damage=1)], deck=road.cards("V1", "V2", "V3"))
    wolf.given(levels=(2, 2, 1, 2), keepsakes=[book])
    road.fighting_witcher(wolf)
    if viper.is_asked("power"):
        viper.chooses("pass")
    assert wolf.discard == ["B1"]

    wolf.chooses(road.use("test.book"))

    assert wolf.state.witcher_level == 2
    assert wolf.hand == ["b1", "b2"]
    assert wolf.discard == ["B1"]


@rule("OW-084", "OW-296")
def test_the_draw_stops_at_seven_hand_cards(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper", hand=7)
    wolf.given(levels=(3, 1, 1, 1))
    road.fighting_witcher(viper)

    wolf.plays("a1")

    assert len(wolf.hand) == 7
    assert len(wolf.deck) == 4


@rule("OW-300")
def test_after_the_draw_the_combo_goes_to_the_discard_pile_in_the_order_played(road: Road) -> None:
    chain = [road.card(name, links=[("blue", {})]) for name in ("c3", "c1", "c2")]
    griffin, viper = duel(road, "griffin", "viper")
    griffin.given(hand=[*chain, road.card("c4")])
    road.fighting_witcher(viper)

    griffin.plays("c2", "c3", "c1")

    assert griffin.discard == ["c2", "c3", "c1"]
    told = [event["event"] for event in road.match.log(None) if event.get("seat") == 0]
    assert told[-4:] == ["cards_drawn", "card_discarded", "card_discarded", "card_discarded"]


@rule("OW-293", "OW-297")
@pytest.mark.parametrize(("colour", "drawn"), [("green", 2), ("red", 1)])
def test_a_card_that_returned_was_in_the_combo_all_the_same(road: Road, colour: str, drawn: int) -> None:
    wolf, _ = road.table("wolf", "viper", monsters=[None, ("nekkers_nest", "cintra"), None])
    wolf.given(place="cintra", hand=[road.card("c1", colour, back=True), road.card("c2")], trail="mountain")
    wolf.given(levels=(2, 1, 1, 1), deck=road.cards("d1", "d2", "d3", "d4"))
    road.fighting_monster("nekkers_nest")

    wolf.plays("c1")

    assert len(wolf.hand) == 2 + drawn


@rule("OW-290", "OW-402")
def test_a_shield_that_the_combo_costs_wakes_bears_armor_before_its_own_icons_count(road: Road) -> None:
    bear, _ = road.table("bear", "viper", monsters=[None, ("whispess", "cintra"), None])
    bear.given(place="cintra", hand=[road.card("c1", "yellow", shield=1), road.card("c2")], trail="mountain")
    bear.given(levels=(1, 3, 1, 2), shield=2)
    road.fighting_monster("whispess")

    bear.plays("c1")

    assert bear.shield == 2 - 2 + 1 + 1
    assert len(bear.hand) == 1 + 1 + 1


# -- the worked fight -------------------------------------------------------------------------------------------------


def worked_fight(road: Road) -> Witcher:
    """Bear against the archespore, as printed: Combat, Defense, Alchemy and Specialty 3, a trail, 2 cards in hand."""
    road.card("yrden", "yellow", "water", draw=1, links=[("red", {"damage": 1})])
    road.card("smash", "red", "mountain", damage=2, draw=-1)
    road.card("trap", "yellow", "mountain", top=True, links=[("purple", {"damage": 1}), ("blue", {"damage": 1})])
    road.card("crippling_strike", "blue", "water", damage=2, links=[("purple", {"damage": 1})])
    road.card("aard", "purple", damage=1)
    road.card("push", "green", shield=1, links=[("purple", {})])
    road.card("precise_blow", "red", damage=3, draw=-3)
    bear, _ = road.table("bear", "wolf", monsters=[None, ("archespore", "hengfors"), None])
    drawn = ["trap", "crippling_strike", "aard", "precise_blow", "push"]
    bear.given(
        place="hengfors",
        levels=(3, 3, 3, 3),
        witcher_level=3,
        shield=3,
        hand=["yrden", "smash"],
        deck=[*drawn, *road.cards("e1", "e2", "e3", "e4", "e5", "e6")],
        potions=["blizzard", "black_blood"],
        trail="mountain",
    )
    road.planned("deck of seat 0", "trap", "crippling_strike", "aard", "e1", "precise_blow", "push", "e2")
    road.planned("monster fight deck", "01", "02", "03", "07", "04", "05", "06", "08", "09", "13")
    road.fighting_monster("archespore")
    bear.chooses("give_up.potion.black_blood")
    return bear


def first_turn(road: Road) -> Witcher:
    """The first combo; then the monster bites for 5."""
    bear = worked_fight(road)
    bear.chooses("play.yrden", "play.smash")
    return bear


@rule("OW-EX-32")
def test_with_the_trail_bear_goes_first_and_links_red_to_yellow(road: Road) -> None:
    bear = worked_fight(road)

    assert bear.potions == ["blizzard"]
    bear.may_choose("play.yrden", "play.smash")
    bear.chooses("play.yrden")
    bear.may_choose("play.smash", "stop")


@rule("OW-EX-33")
def test_the_first_combo_costs_the_monster_3_cards_and_draws_3(road: Road) -> None:
    bear = first_turn(road)

    assert road.fight.life == 9
    assert len(road.fight.revealed) == 3
    assert bear.hand == ["trap", "crippling_strike", "aard"]
    assert bear.discard == ["yrden", "smash"]


def second_turn(road: Road) -> Witcher:
    """The monster bites for 5; Bear's armor gives shield and cards."""
    bear = first_turn(road)
    road.answer(1, "attack.bite")
    return bear


@rule("OW-EX-36")
def test_blizzard_adds_a_fourth_card_that_links_to_nothing(road: Road) -> None:
    bear = second_turn(road)
    assert bear.discard[-2:] == ["e1", "precise_blow"]
    assert (bear.shield, len(bear.hand)) == (1, 5)

    bear.plays("trap", "crippling_strike", "aard")
    bear.chooses(road.use("potion.blizzard"))
    assert bear.spent_potions == ["blizzard"]
    bear.may_choose("play.push", "play.e2")
    bear.chooses("play.push")

    assert road.events("combo_played")[-1]["cards"] == [
        f"ow.test.{card}" for card in ("trap", "crippling_strike", "aard", "push")
    ]


def third_turn(road: Road) -> Witcher:
    """The second combo."""
    bear = second_turn(road)
    bear.plays("trap", "crippling_strike", "aard")
    bear.chooses(road.use("potion.blizzard"), "play.push")
    return bear


@rule("OW-EX-37")
def test_the_second_combo_deals_5_raises_the_shield_by_1_takes_the_precise_blow_and_draws_3(road: Road) -> None:
    bear = third_turn(road)

    played = road.events("combo_played")[-1]
    assert (played["damage"], played["shield"]) == (5, 1)
    assert road.fight.life == 3
    assert bear.shield == 2
    assert bear.hand[:2] == ["e2", "precise_blow"]
    assert len(bear.hand) == 5
    assert bear.discard[-5:] == ["e1", "trap", "crippling_strike", "aard", "push"]


@rule("OW-EX-39")
def test_one_card_of_3_damage_beats_a_monster_with_2_cards_left(road: Road) -> None:
    bear = third_turn(road)
    road.answer(1, "attack.bite")
    assert road.fight.life == 2
    assert bear.levels == [3, 3, 2, 3]

    bear.chooses("play.precise_blow")

    assert [event["outcome"] for event in road.events("fight_ended")] == ["defeated"]
    assert len(road.events("life_lost")[-1]["cards"]) == 2
    assert bear.gold == 2
    assert bear.score == 1
