"""Fights between witchers, from the attack to the next turn (OW-247 to OW-253, OW-368 to OW-382, OW-475, OW-476)."""

import pytest

from tests.kit.duels import duel
from tests.kit.old_world import Road, Witcher, rule


def decided(
    road: Road, *, attacker_wins: bool, trophies: tuple[str, ...] = (), scores: tuple[int, int] = (0, 0)
) -> tuple[Witcher, Witcher]:
    """A wolf has attacked a bear; the winner struck for 2, which was all that the other had left.

    Both have Defense 3, the winner a shield of 1, the loser none.
    """
    wolf, bear = duel(road, "wolf", "bear")
    strong, weak = (wolf, bear) if attacker_wins else (bear, wolf)
    strong.given(hand=[road.card("hit", damage=2), road.card("rest")], shield=0)
    weak.given(hand=[road.card("last")], deck=road.cards("x1", "x2")[: 1 + (not attacker_wins)])
    for player, score in zip((wolf, bear), scores, strict=True):
        player.given(levels=(1, 3, 1, 1), score=score, shield=0 if player is weak else 1)
    wolf.given(keepsakes=trophies)
    road.fighting_witcher(bear)
    if attacker_wins:
        wolf.plays("hit")
    else:
        bear.plays("hit")
    return wolf, bear


# -- the course of the fight -------------------------------------------------------------------------------------------


@rule("OW-247")
def test_the_attacker_takes_the_first_turn_and_turns_alternate(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper", hand=4)
    road.fighting_witcher(viper)

    for player, card in ((wolf, "a1"), (viper, "b1"), (wolf, "a2"), (viper, "b2")):
        road.waits_for(player, "combo_card")
        player.plays(card)

    assert [event["side"] for event in road.events("fight_turn_began")] == [0, 1, 0, 1, 0]


@rule("OW-247")
def test_a_trail_token_changes_nothing_between_witchers(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper")
    viper.given(trail="forest", keepsakes=["event.23"])
    road.fighting_witcher(viper)

    road.waits_for(wolf, "combo_card")


@rule("OW-248", "OW-243", "OW-324")
def test_the_fight_ends_the_moment_one_witcher_is_knocked_out(road: Road) -> None:
    _, bear = decided(road, attacker_wins=True)

    assert road.events("fight_ended") == [
        {"event": "fight_ended", "rules": ["OW-325", "OW-368"], "seat": 0, "outcome": "attacker_won"}
    ]
    assert [event["side"] for event in road.events("fight_turn_began")] == [0]
    assert road.events("cards_drawn", bear.seat) == []


@rule("OW-253")
def test_attacker_and_defender_use_potions_trophies_and_things_on_their_own_turns_only(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper")
    for player, potion in ((wolf, "swallow"), (viper, "black_blood")):
        player.given(potions=[potion], levels=(1, 4, 1, 1))
    wolf.given(keepsakes=["event.14"])
    viper.given(keepsakes=["trophy.school.cat", "trophy.attribute.alchemy"])
    road.fighting_witcher(viper)

    wolf.may_choose(road.use("potion.swallow"), road.use("event.14"), "go_on")
    wolf.chooses("go_on")
    wolf.plays("a1")

    viper.may_choose(
        road.use("potion.black_blood"),
        road.use("trophy.school.cat"),
        road.use("trophy.attribute.alchemy"),
        "go_on",
    )


# -- the tavern token --------------------------------------------------------------------------------------------------


@rule("OW-249", "OW-250")
@pytest.mark.parametrize("before", ["", "novigrad"])
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_after_the_fight_the_tavern_of_that_place_is_closed_and_any_other_is_open(
    road: Road, before: str, attacker_wins: bool
) -> None:
    wolf, viper = duel(road, "wolf", "viper", hand=0, pool=1, closed_tavern=before)
    wolf.given(hand=[road.card("hit", damage=1 if attacker_wins else 0)], deck=road.cards("w")[: int(attacker_wins)])

    road.fighting_witcher(viper)
    if attacker_wins:
        wolf.chooses("trash.hit")
    settle(road)

    assert road.name(road.state.closed_tavern, "place") == "vengerberg"


def settle(road: Road) -> None:
    """The loser takes the first card of the row that fits."""
    while road.asked()[0][1] == "row_card":
        ask = road.match.asks[0]
        road.answer(ask.seat, ask.keys[0])


@rule("OW-251", "OW-177")
def test_no_tavern_is_closed_before_the_first_fight(road: Road) -> None:
    wolf, _ = duel(road, "wolf", "viper")
    wolf.given(place="vengerberg")
    road.choosing()

    assert road.match.view(None)["closed_tavern"] is None
    assert wolf.is_offered("attack_witcher.2")


@rule("OW-251")
def test_the_token_lies_nowhere_when_a_game_begins(road: Road) -> None:
    road.setup(2, schools="wolf,viper", first="0")

    assert road.match.view(None)["closed_tavern"] is None


@rule("OW-252", "OW-177")
def test_a_closed_tavern_forbids_only_fights_between_witchers(road: Road) -> None:
    wolf, viper = road.table(
        "wolf", "viper", closed_tavern="vengerberg", monsters=[("foglet", "vengerberg"), None, None]
    )
    wolf.given(place="vengerberg", gold=1)
    viper.given(place="vengerberg", gold=1)
    road.choosing()

    wolf.may_choose("fight.monster.foglet", "explore.city", "explore.wilds")
    wolf.is_refused("attack_witcher.2", because="OW-177")


@rule("OW-252")
def test_actions_dice_and_quests_go_on_beside_a_closed_tavern(road: Road) -> None:
    wolf, viper = road.table("wolf", "viper", closed_tavern="ban_ard")
    wolf.given(place="vengerberg", gold=1, hand=[road.card("c1", terrain="water")])
    viper.given(place="ban_ard", gold=1)
    road.travelling()

    wolf.chooses("go.place.ban_ard")
    if wolf.is_asked("fare"):
        wolf.chooses("pay.c1")

    assert wolf.is_offered("act", "dice_with.2")


# -- the winner's and the loser's part ---------------------------------------------------------------------------------


@rule("OW-368", "OW-369", "OW-372", "OW-373", "OW-377")
def test_a_winning_attacker_takes_a_trophy_goes_up_the_track_and_suffers_fatigue(road: Road) -> None:
    wolf, bear = decided(road, attacker_wins=True)

    road.waits_for(wolf, "trash")
    wolf.chooses("trash.rest")

    assert wolf.keepsakes == ["trophy.school.bear"]
    assert (wolf.score, bear.score) == (1, 0)
    assert bear.state.supply == 0
    assert "rest" not in (*wolf.hand, *wolf.deck, *wolf.discard)


@rule("OW-373", "OW-393")
def test_the_trophy_can_be_used_from_then_on(road: Road) -> None:
    wolf, _ = duel(road, "wolf", "viper")
    wolf.given(keepsakes=["trophy.school.bear"], shield=0)
    road.fighting_witcher(Witcher(road, 1))

    wolf.may_choose(road.use("trophy.school.bear"), "go_on")


@rule("OW-370", "OW-374")
def test_an_attacker_who_has_a_trophy_of_that_school_skips_all_trophy_steps(road: Road) -> None:
    wolf, bear = decided(road, attacker_wins=True, trophies=("trophy.school.bear",), scores=(1, 0))

    road.waits_for(bear, "row_card")  # the loser gets a card all the same
    bear.chooses("take.r1")

    assert wolf.keepsakes == ["trophy.school.bear"]
    assert wolf.score == 1
    assert wolf.gold == 1
    assert bear.state.supply == 1


@rule("OW-374")
def test_trophies_of_different_schools_are_counted_apart(road: Road) -> None:
    wolf, _ = decided(road, attacker_wins=True, trophies=("trophy.school.viper",), scores=(1, 0))

    wolf.chooses("trash.rest", "trash.hit")

    assert wolf.keepsakes == ["trophy.school.viper", "trophy.school.bear"]
    assert wolf.score == 2


@rule("OW-375", "OW-368")
def test_a_defender_who_wins_takes_no_trophy(road: Road) -> None:
    wolf, bear = decided(road, attacker_wins=False)

    assert road.events("fight_ended")[0]["outcome"] == "defender_won"
    road.waits_for(wolf, "row_card")
    assert (bear.keepsakes, bear.score) == ([], 0)
    assert wolf.state.supply == 1
    assert bear.gold == 1


@rule("OW-376", "OW-EX-16")
def test_the_loser_keeps_all_trophies_and_the_place_on_the_track(road: Road) -> None:
    wolf, bear = duel(road, "wolf", "bear", hand=0, pool=1, shield=0)
    wolf.given(hand=[road.card("hit", damage=1), road.card("rest")])
    bear.given(keepsakes=["trophy.school.cat", "trophy.monster.fiend"], score=2)
    road.fighting_witcher(bear)
    wolf.plays("hit")
    wolf.chooses("trash.rest")

    assert wolf.keepsakes == ["trophy.school.bear"]
    assert bear.keepsakes == ["trophy.school.cat", "trophy.monster.fiend"]
    assert bear.score == 2
    assert bear.state.supply == 0


@rule("OW-371", "OW-392")
def test_everybody_sees_the_trophy(road: Road) -> None:
    wolf, _ = decided(road, attacker_wins=True)
    wolf.chooses("trash.rest")

    assert road.events("keepsake_gained", None)[0]["keepsake"] == "ow.trophy.school.bear"
    assert road.match.view(1)["seats"][0]["keepsakes"] == ["ow.trophy.school.bear"]


@rule("OW-378")
@pytest.mark.parametrize(("score", "gold"), [(0, 1), (1, 2), (2, 3), (3, 3)])
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_the_winner_gains_gold_by_the_losers_place_on_the_track(
    road: Road, score: int, gold: int, attacker_wins: bool
) -> None:
    scores = (0, score) if attacker_wins else (score, 0)
    wolf, bear = decided(road, attacker_wins=attacker_wins, scores=scores)
    if attacker_wins:
        wolf.chooses("trash.rest")

    assert (wolf.gold, bear.gold) == ((gold, 0) if attacker_wins else (0, gold))


@rule("OW-378")
def test_the_winners_own_place_does_not_matter(road: Road) -> None:
    wolf, _ = decided(road, attacker_wins=True, scores=(2, 0))

    while wolf.is_asked("trash"):
        wolf.chooses(wolf.options[0])

    assert wolf.gold == 1


@rule("OW-368", "OW-361", "OW-362")
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_the_loser_puts_a_card_of_cost_0_on_the_discard_pile(road: Road, attacker_wins: bool) -> None:
    wolf, bear = decided(road, attacker_wins=attacker_wins)
    if attacker_wins:
        wolf.chooses("trash.rest")
    loser, winner = (bear, wolf) if attacker_wins else (wolf, bear)

    loser.may_choose("take.r1", "take.r4")
    loser.chooses("take.r4")

    assert "r4" in (*loser.deck, *loser.hand)
    assert "r4" not in (*winner.deck, *winner.hand)
    assert "r4" not in road.row


@rule("OW-379")
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_both_witchers_raise_their_shields_and_make_new_decks(road: Road, attacker_wins: bool) -> None:
    wolf, bear = decided(road, attacker_wins=attacker_wins)
    if attacker_wins:
        wolf.chooses("trash.rest")
    (bear if attacker_wins else wolf).chooses("take.r1")

    assert (wolf.shield, bear.shield) == (3, 3)
    assert (wolf.discard, bear.discard) == ([], [])
    cards = [*wolf.deck, *wolf.hand, *bear.deck, *bear.hand]
    expected = ["hit", "last", "r1", "x1", "A1", "A2", "A3", "A4", "A5"]
    assert set(expected if attacker_wins else ["hit", "last", "r1", "x1", "x2", "rest"]) <= set(cards)


@rule("OW-380")
@pytest.mark.parametrize(("attacker_wins", "drawn"), [(True, 3), (False, 4)])
def test_the_defender_draws_at_once(road: Road, attacker_wins: bool, drawn: int) -> None:
    wolf, viper = duel(road, "wolf", "viper", hand=1, pool=1)
    viper.given(discard=road.cards("v1", "v2", "v3", "v4", "v5"))
    wolf.given(hand=[road.card("hit", damage=7 if attacker_wins else 0)], deck=road.cards("w")[: int(attacker_wins)])
    road.fighting_witcher(viper)
    if attacker_wins:
        wolf.chooses("trash.hit")
    settle(road)

    assert len(viper.hand) == drawn
    assert road.state.active == wolf.seat


@rule("OW-381", "OW-382", "OW-475", "OW-474")
@pytest.mark.parametrize(("attacker_wins", "drawn"), [(True, 3), (False, 2)])
def test_the_attacker_goes_on_with_phase_three(road: Road, attacker_wins: bool, drawn: int) -> None:
    wolf, bear = decided(road, attacker_wins=attacker_wins)
    if attacker_wins:
        wolf.chooses("trash.rest")
    (bear if attacker_wins else wolf).chooses("take.r1")

    road.waits_for(wolf, "gain")
    assert len(wolf.hand) == drawn
    assert wolf.discard == []


@rule("OW-382")
def test_the_smaller_draw_is_for_that_turn_only(road: Road) -> None:
    wolf, bear = decided(road, attacker_wins=False)
    wolf.chooses("take.r1", "buy.r6")
    if wolf.is_asked("payment"):
        wolf.chooses(wolf.options[0])
    assert road.state.active == bear.seat

    assert road.state.draw_change == 0


@rule("OW-475")
def test_what_follows_a_fight_comes_in_its_order(road: Road) -> None:
    wolf, viper, griffin = duel(road, "wolf", "viper", "griffin", hand=0, pool=1)
    wolf.given(hand=[road.card("hit", damage=1), road.card("rest")], potions=["swallow"])
    griffin.given(gold=1)
    road.fighting_witcher(viper)
    griffin.chooses("bet.attacker")
    wolf.chooses(road.use("potion.swallow"))
    wolf.plays("hit")
    wolf.chooses("trash.rest")
    viper.chooses("take.r1")

    told = [(event["event"], event.get("seat")) for event in road.match.log(None)]
    after = told[told.index(("fight_ended", 0)) :]
    wanted = [
        ("score_raised", 0),
        ("card_trashed", 0),
        ("gold_gained", 0),
        ("card_gained", 1),
        ("shield_changed", 1),
        ("cards_drawn", 1),
        ("gold_gained", 2),
        ("tavern_closed", None),
        ("cards_drawn", 0),
    ]
    assert [event for event in after if event in wanted and after.count(event) == 1] == wanted
    assert road.names(road.state.potion_discard, "potion") == ["swallow"]


@rule("OW-475", "OW-387")
def test_the_game_is_over_at_once_when_the_trophy_wins_it(road: Road) -> None:
    wolf, bear = decided(road, attacker_wins=True, scores=(3, 0))

    assert road.match.over
    assert road.match.result is not None
    assert road.match.result.winners == (0,)
    assert (wolf.gold, bear.gold) == (0, 0)
    assert road.state.closed_tavern == -1


@rule("OW-476")
def test_used_potions_of_both_witchers_go_to_the_potion_discard(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper", pool=3)
    wolf.given(potions=["tawny_owl"], hand=[*road.cards("w1", "w2"), road.card("hit", damage=9)])
    viper.given(potions=["swallow", "blizzard"], levels=(1, 2, 1, 1))
    road.fighting_witcher(viper)
    wolf.chooses(road.use("potion.tawny_owl"))
    wolf.plays("w1")
    viper.chooses(road.use("potion.swallow"))
    viper.plays("b1")
    assert (wolf.spent_potions, viper.spent_potions) == (["tawny_owl"], ["swallow"])

    wolf.plays("hit")
    while viper.is_asked("damage"):
        viper.chooses(viper.options[0])

    assert (wolf.spent_potions, viper.spent_potions) == ([], [])
    assert sorted(road.names(road.state.potion_discard, "potion")) == ["swallow", "tawny_owl"]
    assert viper.potions == ["blizzard"]


@rule("OW-173", "OW-250")
def test_there_is_one_fight_a_turn(road: Road) -> None:
    wolf, bear = decided(road, attacker_wins=True)
    wolf.chooses("trash.rest")
    bear.chooses("take.r1")

    assert not wolf.is_offered("attack_witcher.2")
    road.waits_for(wolf, "gain")


# -- specialties against a witcher -------------------------------------------------------------------------------------


@rule("OW-397", "OW-399", "OW-400", "OW-401", "OW-484")
@pytest.mark.parametrize(("level", "look", "discard"), [(1, 3, 0), (2, 2, 1), (3, 4, 1), (4, 4, 2), (5, 4, 2)])
def test_viper_looks_at_the_top_of_the_other_witchers_life_pool(
    road: Road, level: int, look: int, discard: int
) -> None:
    viper, wolf = duel(road, "viper", "wolf", hand=2, pool=8)
    viper.given(hand=[road.card("hit", damage=1), road.card("rest")], levels=(1, 1, 1, level))
    wolf.given(levels=(4, 1, 1, 1))
    road.planned("deck of seat 1", "B8", "B1", "B2", "B3", "B4")
    road.fighting_witcher(wolf)
    viper.plays("hit")

    viper.chooses(road.use("school.viper"))
    seen = ["B1", "B2", "B3", "B4"][:look]
    for card in seen[:discard]:
        assert set(viper.options) == {road.key(f"discard.{left}") for left in seen[seen.index(card) :]}
        viper.chooses(f"discard.{card}")
    rest = seen[discard:]
    if len(rest) > 1:
        viper.may_choose(*(f"put_back.{card}" for card in rest))
        viper.chooses(*(f"put_back.{card}" for card in rest[:-1]))

    assert wolf.discard == ["B8", *seen[:discard]]
    wolf.plays("b1")
    assert wolf.hand[1 : 1 + len(rest)] == list(reversed(rest))  # the last one put back lies on top


@rule("OW-398")
@pytest.mark.parametrize(("shield", "offered"), [(0, True), (1, False)])
def test_viper_needs_a_card_that_the_other_witcher_discards(road: Road, shield: int, offered: bool) -> None:
    viper, wolf = duel(road, "viper", "wolf")
    viper.given(hand=[road.card("hit", damage=1), road.card("rest")])
    wolf.given(shield=shield)
    road.fighting_witcher(wolf)

    viper.plays("hit")

    assert viper.is_offered(road.use("school.viper")) == offered


@rule("OW-397", "OW-400", "OW-243")
def test_vipers_discards_can_take_the_last_card(road: Road) -> None:
    viper, wolf = duel(road, "viper", "wolf", hand=0)
    viper.given(hand=[road.card("hit", damage=1), road.card("rest")], levels=(1, 1, 1, 4))
    wolf.given(deck=road.cards("w1", "w2", "w3"))
    road.fighting_witcher(wolf)
    road.planned("deck of seat 1", "w1")
    viper.plays("hit")

    viper.chooses(road.use("school.viper"), "discard.w3")

    assert [event["side"] for event in road.events("knocked_out")] == [1]
    assert [event["side"] for event in road.events("fight_turn_began")] == [0]  # at once
    assert viper.score == 1


@rule("OW-402", "OW-404", "OW-485")
@pytest.mark.parametrize(("level", "shield", "drawn"), [(1, 0, 1), (2, 1, 1), (3, 1, 2), (4, 2, 2), (5, 2, 2)])
def test_a_shield_that_falls_on_the_opponents_turn_wakes_bears_armor_at_the_start_of_the_next(
    road: Road, level: int, shield: int, drawn: int
) -> None:
    wolf, bear = duel(road, "wolf", "bear")
    wolf.given(hand=[road.card("hit", damage=2), *road.cards("w2", "w3")])
    bear.given(levels=(1, 4, 1, level), shield=2)
    road.fighting_witcher(bear)

    wolf.plays("hit")

    assert bear.shield == shield
    assert len(bear.hand) == 2 + drawn
    road.waits_for(bear, "combo_card")


@rule("OW-402", "OW-395")
def test_bears_armor_does_not_wake_on_the_opponents_turn_nor_twice(road: Road) -> None:
    bear, wolf = duel(road, "bear", "wolf", hand=4)
    bear.given(shield=0)
    road.fighting_witcher(wolf)
    assert len(bear.hand) == 5
    bear.plays("a1")
    assert len(bear.hand) == 5
    assert len(road.events("power_used")) == 1
    wolf.plays("b1")

    assert len(bear.hand) == 5
    assert len(road.events("power_used")) == 1


@rule("OW-402")
def test_a_shield_lost_in_step_1_wakes_bears_armor_before_the_combo(road: Road) -> None:
    bear, wolf = duel(road, "bear", "wolf")
    bear.given(shield=1, keepsakes=["event.20"], levels=(1, 2, 1, 2))
    road.planned("story die", 1)
    road.fighting_witcher(wolf)

    bear.chooses(road.use("event.20"))

    assert bear.shield == 1
    assert len(bear.hand) == 3
    road.waits_for(bear, "combo_card")


@rule("OW-406", "OW-407", "OW-409", "OW-486")
def test_cat_as_a_defender_uses_speed_in_its_own_first_turn(road: Road) -> None:
    wolf, cat = duel(road, "wolf", "cat", hand=3)
    cat.given(levels=(1, 1, 1, 2))
    road.planned("deck of seat 1", "B3", "B4", "B5")
    road.fighting_witcher(cat)
    wolf.plays("a1")

    cat.may_choose(road.use("school.cat"), "go_on")
    cat.chooses(road.use("school.cat"))
    cat.may_choose("keep.B3", "keep.B4", "keep.B5")
    cat.chooses("keep.B4", "put_back.B5")

    assert cat.hand == ["b1", "b2", "b3", "B4"]
    cat.plays("b1")
    assert cat.hand[-1] == "B3"
