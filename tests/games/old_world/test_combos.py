"""Action cards in fights: building a combo and adding it up (OW-070, OW-071, OW-271 to OW-283, OW-290 to OW-295)."""

import pytest

from tests.kit.duels import duel
from tests.kit.old_world import Road, Witcher, rule

# -- what a card is for ------------------------------------------------------------------------------------------------


@rule("OW-070")
def test_a_card_is_played_for_its_way_or_for_its_fight_not_for_both(road: Road) -> None:
    wolf, viper = road.table("wolf", "viper")
    cards = [road.card(card, terrain="water", damage=1) for card in ("a1", "a2", "a3")]
    wolf.given(place="vengerberg", hand=cards)
    viper.given(place="ban_ard", hand=road.cards("b1"), deck=road.cards("B1", "B2"), shield=0)
    road.travelling()

    wolf.chooses("go.place.ban_ard", "pay.a1", "go_on", "attack_witcher.2")

    wolf.may_choose("play.a2", "play.a3")
    assert "a1" in wolf.deck
    wolf.is_refused("play.a1", because="OW-272")


@rule("OW-071")
def test_a_hand_card_pays_for_a_card_of_the_row(road: Road) -> None:
    wolf, _ = road.table("wolf", "viper")
    wolf.given(hand=[road.card("a1", damage=3), *road.cards("a2", "a3")])
    road.restocking()

    wolf.chooses("stop", "buy.r2")
    wolf.may_choose("discard.a1", "discard.a2", "discard.a3")
    wolf.chooses("discard.a1", "discard.a3")

    assert wolf.discard == ["a1", "a3"]
    assert wolf.hand == ["a2", "r2"]


# -- building ----------------------------------------------------------------------------------------------------------


def open_combo(road: Road, *hand: str) -> tuple[Witcher, Witcher]:
    """A griffin with these cards attacks a viper, who holds two plain ones."""
    griffin, viper = duel(road, "griffin", "viper")
    griffin.given(hand=hand)
    road.fighting_witcher(viper)
    return griffin, viper


@rule("OW-271", "OW-272")
def test_the_first_card_of_a_combo_may_be_any_card_of_the_hand(road: Road) -> None:
    plain, linked = road.card("plain"), road.card("linked", "red", links=[("blue", {})])
    nothing = road.card("nothing", "purple")
    griffin, _ = open_combo(road, plain, linked, nothing)

    griffin.may_choose("play.plain", "play.linked", "play.nothing")
    griffin.is_refused("play.A1", because="OW-272")  # of the Life Pool
    griffin.is_refused("play.B1", because="OW-272")  # somebody else's


@rule("OW-273")
def test_a_further_card_has_the_colour_of_an_extension_of_the_card_right_beneath(road: Road) -> None:
    first = road.card("first", "blue", links=[("green", {}), ("red", {})])
    green = road.card("green", "green", links=[("purple", {})])
    others = [road.card(name, colour) for name, colour in (("blue2", "blue"), ("red", "red"), ("purple", "purple"))]
    griffin, _ = open_combo(road, first, green, *others)

    griffin.chooses("play.first")
    griffin.may_choose("play.green", "play.red", "stop")
    griffin.is_refused("play.purple", because="OW-273")
    griffin.is_refused("play.blue2", because="OW-273")
    griffin.chooses("play.green")

    griffin.may_choose("play.purple", "stop")
    griffin.is_refused("play.red", because="OW-273")  # the earlier card's extension does not matter any more
    assert road.combo == ["first", "green"]


@rule("OW-274")
def test_cards_can_be_added_as_long_as_one_links(road: Road) -> None:
    chain = [road.card(name, links=[("blue", {})]) for name in ("c1", "c2", "c3")]
    griffin, _ = open_combo(road, *chain, road.card("end"), road.card("red", "red"))

    griffin.chooses("play.c1", "play.c2", "play.c3")
    griffin.may_choose("play.end", "stop")
    griffin.chooses("play.end")

    assert road.combo == []  # nothing links to the last card: the combo was complete by itself
    assert griffin.discard == ["c1", "c2", "c3", "end"]
    assert "red" in griffin.hand


@rule("OW-274")
def test_a_combo_ends_with_the_last_hand_card(road: Road) -> None:
    chain = [road.card(name, links=[("blue", {})]) for name in ("c1", "c2")]
    griffin, viper = open_combo(road, *chain)

    griffin.chooses("play.c2", "play.c1")

    assert griffin.discard == ["c2", "c1"]
    road.waits_for(viper, "combo_card")


@rule("OW-275", "OW-276")
@pytest.mark.parametrize("length", [1, 2])
def test_one_may_stop_after_any_card(road: Road, length: int) -> None:
    chain = [road.card(name, damage=1, links=[("blue", {})]) for name in ("c1", "c2", "c3")]
    griffin, viper = open_combo(road, *chain)

    griffin.plays(*["c1", "c2"][:length])

    assert griffin.discard == ["c1", "c2"][:length]
    assert len(viper.discard) == length


@rule("OW-277")
def test_whoever_holds_a_card_must_play_one(road: Road) -> None:
    griffin, _ = open_combo(road, *road.cards("c1", "c2"))

    griffin.may_choose("play.c1", "play.c2")
    griffin.is_refused("stop", because="OW-277")


@rule("OW-277")
def test_whoever_holds_one_card_must_play_that(road: Road) -> None:
    griffin, viper = open_combo(road, road.card("only"))

    assert griffin.discard == ["only"]
    road.waits_for(viper, "combo_card")


@rule("OW-278")
def test_a_card_that_fits_two_extensions_is_linked_through_one_of_them(road: Road) -> None:
    twofold = road.card("twofold", links=[("red", {"damage": 1}), ("green", {}), ("red", {"shield": 1})])
    griffin, viper = open_combo(road, twofold, road.card("red", "red"), road.card("other"))
    griffin.chooses("play.twofold")

    griffin.may_choose("play.red.1", "play.red.3", "stop")
    griffin.is_refused("play.red", because="OW-278")
    griffin.is_refused("play.red.2", because="OW-278")
    griffin.chooses("play.red.3")

    assert viper.discard == []
    assert griffin.shield == 1


@rule("OW-278")
def test_the_other_extensions_of_a_linked_card_are_ignored(road: Road) -> None:
    rich = road.card("rich", links=[("red", {"damage": 1}), ("green", {"damage": 2, "draw": 2, "shield": 1})])
    griffin, viper = open_combo(road, rich, road.card("red", "red"), road.card("green", "green"))

    griffin.plays("rich", "red")

    assert len(viper.discard) == 1
    assert griffin.shield == 0
    assert len(griffin.hand) == 1 + 1  # green, and the one card that Combat draws


@rule("OW-279")
def test_nothing_is_resolved_before_the_combo_is_complete(road: Road) -> None:
    strong = [
        road.card(name, damage=1, shield=1, draw=1, top=True, links=[("blue", {"damage": 1})])
        for name in ("c1", "c2", "c3")
    ]
    griffin, viper = open_combo(road, *strong)

    griffin.chooses("play.c1", "play.c2")

    assert viper.discard == []
    assert griffin.shield == 0
    assert griffin.hand == ["c3"]
    assert griffin.discard == []
    griffin.chooses("stop")
    assert len(viper.discard) == 3


# -- damage ------------------------------------------------------------------------------------------------------------


@rule("OW-282")
@pytest.mark.parametrize(("one", "two"), [(1, 2), (0, 3), (2, 0), (0, 0)])
def test_all_damage_of_the_combo_is_added_up(road: Road, one: int, two: int) -> None:
    cards = [road.card("c1", damage=one, links=[("blue", {})]), road.card("c2", damage=two)]
    griffin, viper = open_combo(road, *cards, road.card("c3"))

    griffin.plays("c1", "c2")

    assert len(viper.discard) == one + two


@rule("OW-283", "OW-295")
@pytest.mark.parametrize(("played", "damage"), [(("c1",), 1), (("c1", "c2"), 3)])
def test_an_extension_counts_only_when_a_card_was_linked_through_it(
    road: Road, played: tuple[str, ...], damage: int
) -> None:
    linking = road.card("c1", damage=1, links=[("blue", {"damage": 2, "draw": 1})])
    griffin, viper = open_combo(road, linking, *road.cards("c2", "c3"))

    griffin.plays(*played)

    assert len(viper.discard) == damage
    drawn = 1 + (len(played) - 1)
    assert len(griffin.hand) == 3 - len(played) + drawn


@rule("OW-283")
def test_the_extension_of_the_last_card_is_never_active(road: Road) -> None:
    first = road.card("c1", damage=1, links=[("green", {"damage": 1})])
    last = road.card("c2", "green", links=[("blue", {"damage": 2})])
    griffin, viper = open_combo(road, first, last, road.card("c3"))

    griffin.plays("c1", "c2")

    assert len(viper.discard) == 2


@rule("OW-EX-09")
def test_the_yellow_extension_of_the_block_gives_nothing(road: Road) -> None:
    quen = road.card("quen", "yellow", damage=1, links=[("purple", {})])
    aard = road.card("aard", "purple", damage=2, links=[("green", {})])
    block = road.card("block", "green", links=[("yellow", {"damage": 1})])
    griffin, viper = open_combo(road, quen, aard, block, road.card("more", "yellow"))

    griffin.plays("quen", "aard", "block")

    assert len(viper.discard) == 3


# -- shields -----------------------------------------------------------------------------------------------------------


@rule("OW-290")
def test_shields_of_cards_and_of_active_extensions_are_added_up(road: Road) -> None:
    cards = [
        road.card("c1", shield=1, links=[("blue", {"shield": 1})]),
        road.card("c2", shield=1, links=[("red", {"shield": 1})]),
    ]
    wolf, viper = duel(road, "wolf", "viper")
    wolf.given(hand=[*cards, road.card("red", "red")], levels=(1, 4, 1, 1), shield=0)
    road.fighting_witcher(viper)

    wolf.plays("c1", "c2")

    assert wolf.shield == 3
    assert viper.shield == 0


@rule("OW-EX-10")
def test_a_shield_of_1_with_3_icons_and_defense_3_becomes_3(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper")
    wolf.given(hand=[road.card("c1", shield=3), road.card("c2")], levels=(1, 3, 1, 1), shield=1)
    road.fighting_witcher(viper)

    wolf.plays("c1")

    assert wolf.shield == 3


# -- the order ---------------------------------------------------------------------------------------------------------


@rule("OW-281", "OW-291")
def test_damage_comes_first_then_the_shield_then_special_effects_then_the_draw(road: Road) -> None:
    everything = road.card("c1", damage=1, shield=1, back=True)
    wolf, viper = duel(road, "wolf", "viper")
    wolf.given(hand=[everything, road.card("c2")])
    road.planned("deck of seat 1", "B1")
    road.fighting_witcher(viper)

    wolf.plays("c1")

    told = [event["event"] for event in road.match.log(None)]
    mine = told[told.index("combo_played") : told.index("fight_turn_began", told.index("combo_played"))]
    assert mine == ["combo_played", "card_discarded", "shield_changed", "card_returned", "cards_drawn"]


@rule("OW-281", "OW-290")
def test_a_shield_gained_this_turn_comes_after_the_damage_that_ends_the_fight(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper", hand=0, pool=2)
    wolf.given(hand=[road.card("c1", damage=2, shield=1), road.card("c2")], levels=(1, 2, 1, 1))
    road.fighting_witcher(viper)

    wolf.plays("c1")

    road.waits_for(wolf, "trash")
    assert road.events("shield_changed") == []


# -- special effects ---------------------------------------------------------------------------------------------------


def with_discard(road: Road, *hand: str, discards: int = 2) -> tuple[Witcher, Witcher]:
    """A wolf with these cards, whose discard pile gets the cards A1, A2 ... by its viper's first fight turn."""
    viper, wolf = duel(road, "viper", "wolf", hand=0)
    viper.given(hand=[road.card("hit", damage=discards)])
    wolf.given(hand=hand, deck=road.cards("D1", "D2", "D3", "D4", "D5", "D6"))
    road.planned("deck of seat 1", *(f"D{number + 1}" for number in range(discards)))
    road.fighting_witcher(wolf)
    if viper.is_asked("power"):
        viper.chooses("pass")
    return wolf, viper


@rule("OW-292")
def test_the_top_card_of_the_own_discard_pile_comes_to_the_hand(road: Road) -> None:
    wolf, _ = with_discard(road, road.card("c1", top=True), road.card("c2"))
    assert wolf.discard == ["D1", "D2"]

    wolf.plays("c1")

    assert wolf.hand[:2] == ["c2", "D2"]
    assert wolf.discard == ["D1", "c1"]


@rule("OW-292")
def test_each_such_icon_takes_one_card_and_none_of_this_combo(road: Road) -> None:
    chain = [road.card(name, top=True, links=[("blue", {"top": True})]) for name in ("c1", "c2")]
    wolf, _ = with_discard(road, *chain, road.card("c3"))

    wolf.plays("c1", "c2")

    assert wolf.hand[:3] == ["c3", "D2", "D1"]
    assert len(wolf.hand) == 4
    assert wolf.discard == ["c1", "c2"]


@rule("OW-292", "OW-084")
def test_with_seven_cards_in_hand_no_card_is_taken_back(road: Road) -> None:
    wolf, _ = with_discard(road, road.card("c1", top=True), *road.cards("c2", "c3", "c4", "c5", "c6", "c7", "c8")[:6])
    wolf.plays("c1")
    assert len(wolf.hand) == 7  # six left, one taken, none drawn any more

    assert wolf.discard == ["D1", "c1"]


@rule("OW-293")
def test_a_card_that_returns_goes_to_the_hand_and_the_others_to_the_discard_pile(road: Road) -> None:
    chain = [
        road.card("c1", links=[("blue", {})]),
        road.card("c2", damage=1, links=[("blue", {"back": True})]),
        road.card("c3"),
    ]
    griffin, viper = open_combo(road, *chain, road.card("red", "red"))
    road.planned("deck of seat 0", "A1")

    griffin.plays("c1", "c2", "c3")

    assert griffin.hand == ["red", "c2", "A1"]
    assert griffin.discard == ["c1", "c3"]
    assert len(viper.discard) == 1


@rule("OW-293", "OW-295")
def test_a_card_whose_returning_extension_was_not_used_stays(road: Road) -> None:
    griffin, _ = open_combo(road, road.card("c1", links=[("blue", {"back": True})]), *road.cards("c2", "c3"))

    griffin.plays("c1")

    assert griffin.discard == ["c1"]


@rule("OW-295")
def test_a_special_effect_of_a_used_extension_is_resolved(road: Road) -> None:
    wolf, _ = with_discard(road, road.card("c1", links=[("blue", {"top": True})]), *road.cards("c2", "c3"))

    wolf.plays("c1", "c2")

    assert wolf.hand[:2] == ["c3", "D2"]


@rule("OW-294")
@pytest.mark.parametrize(("draw", "hand"), [(-3, 0), (-1, 0), (0, 1), (1, 2), (2, 3)])
def test_draw_icons_change_the_draw_at_the_end_of_the_turn(road: Road, draw: int, hand: int) -> None:
    griffin, _ = open_combo(road, road.card("c1", draw=draw), road.card("c2"))

    griffin.plays("c1")

    assert len(griffin.hand) == 1 + hand
