"""Bets on fights between witchers (OW-254 to OW-260, OW-383 to OW-385)."""

import pytest

from tests.kit.duels import duel
from tests.kit.old_world import Road, Witcher, rule


def betting(road: Road, *schools: str, gold: int = 2) -> list[Witcher]:
    """The first school attacks the second, which has one card left; the others stand elsewhere with this gold."""
    players = duel(road, *schools, hand=0, pool=1)
    for player in players[2:]:
        player.given(place="novigrad", gold=gold)
    players[0].given(hand=[road.card("hit", damage=1), road.card("rest")])
    road.fighting_witcher(players[1])
    return players


def settle(road: Road) -> None:
    """Fatigue, and the card for the loser: always the first option."""
    while not road.match.over and road.asked()[0][1] in ("trash", "row_card", "combo_card"):
        ask = road.match.asks[0]
        road.answer(ask.seat, ask.keys[0])


# -- placing -----------------------------------------------------------------------------------------------------------


@rule("OW-254", "OW-255", "OW-256", "OW-257", "OW-258")
def test_a_bystander_anywhere_may_bet_1_gold_on_either_side_or_not(road: Road) -> None:
    _, _, griffin = betting(road, "wolf", "viper", "griffin")

    assert griffin.place == "novigrad"
    road.waits_for(griffin, "bet")
    griffin.may_choose("bet.attacker", "bet.defender", "bet.none")
    assert road.events("fight_turn_began") == []


@rule("OW-256")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_a_bet_is_exactly_1_gold_of_ones_own(road: Road, side: str) -> None:
    wolf, viper, griffin = betting(road, "wolf", "viper", "griffin", gold=5)

    griffin.chooses(f"bet.{side}")

    assert griffin.gold == 4
    assert (wolf.gold, viper.gold) == (0, 0)
    assert road.fight.bets == [-2, -2, 0 if side == "attacker" else 1]
    road.waits_for(wolf, "combo_card")  # once


@rule("OW-258")
def test_who_does_not_bet_pays_nothing(road: Road) -> None:
    wolf, _, griffin = betting(road, "wolf", "viper", "griffin")

    griffin.chooses("bet.none")

    assert griffin.gold == 2
    road.waits_for(wolf, "combo_card")


@rule("OW-256")
@pytest.mark.parametrize(("gold", "asked"), [(0, False), (1, True)])
def test_a_bystander_without_gold_cannot_bet(road: Road, gold: int, asked: bool) -> None:
    wolf, _, griffin = betting(road, "wolf", "viper", "griffin", gold=gold)

    road.waits_for(griffin if asked else wolf, "bet" if asked else "combo_card")


@rule("OW-255")
def test_the_fighters_themselves_do_not_bet(road: Road) -> None:
    players = duel(road, "wolf", "viper", "griffin", hand=2)
    for player in players:
        player.given(gold=3)
    road.fighting_witcher(players[1])

    road.waits_for(players[2], "bet")
    players[2].chooses("bet.none")

    road.waits_for(players[0], "combo_card")


@rule("OW-259")
def test_two_players_do_not_bet(road: Road) -> None:
    wolf, viper = duel(road, "wolf", "viper")
    for player in (wolf, viper):
        player.given(gold=3)
    road.fighting_witcher(viper)

    road.waits_for(wolf, "combo_card")


@rule("OW-255", "OW-256")
def test_bets_are_placed_openly_one_after_the_other_clockwise_from_the_active_player(road: Road) -> None:
    players = duel(road, "wolf", "viper", "griffin", "bear", "cat")
    for player in players:
        player.given(gold=1, shield=1)
    road.state.active = 2
    road.fighting_witcher(players[4])

    for seat, bet in ((3, "attacker"), (0, "defender"), (1, "none")):
        road.waits_for(players[seat], "bet")
        players[seat].chooses(f"bet.{bet}")

    assert road.match.view(1)["fight"]["bets"] == [4, -2, -2, 2, -2]
    assert [(event["seat"], event["on"]) for event in road.events("bet_placed", 1)] == [(3, 2), (0, 4)]


@rule("OW-254")
def test_there_are_no_bets_on_a_fight_with_a_monster(road: Road) -> None:
    wolf, bear, cat = road.table("wolf", "bear", "cat")
    for player in (wolf, bear, cat):
        player.given(gold=3)
    wolf.given(place="cintra", hand=road.cards("c1", "c2"), trail="mountain")
    road.fighting_monster("harpy")

    road.waits_for(wolf, "combo_card")


# -- settling ----------------------------------------------------------------------------------------------------------


@rule("OW-260", "OW-383", "OW-384", "OW-385", "OW-EX-18")
@pytest.mark.parametrize(("score", "prize"), [(0, 1), (1, 2), (2, 3), (3, 3)])
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_a_bet_on_the_winner_comes_back_with_the_winners_gold_and_one_on_the_loser_is_lost(
    road: Road, score: int, prize: int, attacker_wins: bool
) -> None:
    players = duel(road, "wolf", "viper", "griffin", "cat", hand=0, pool=1)
    wolf, viper, griffin, cat = players
    for player in (griffin, cat):
        player.given(gold=2)
    if attacker_wins:
        wolf.given(hand=[road.card("hit", damage=1), road.card("rest")])
    else:
        wolf.given(hand=[road.card("last")], deck=[])
    (viper if attacker_wins else wolf).given(score=score)
    road.fighting_witcher(viper)
    griffin.chooses("bet.attacker")
    cat.chooses("bet.defender")
    if attacker_wins:
        wolf.plays("hit")
    settle(road)

    won, lost = (griffin, cat) if attacker_wins else (cat, griffin)
    assert won.gold == 2 + prize
    assert lost.gold == 2 - 1
    winner, loser = (wolf, viper) if attacker_wins else (viper, wolf)
    assert winner.gold == prize  # The bank pays, not the other players.
    assert loser.gold == 0


@rule("OW-384")
def test_everybody_who_bet_on_the_winner_is_paid(road: Road) -> None:
    wolf, viper, griffin, cat = duel(road, "wolf", "viper", "griffin", "cat", hand=0, pool=1)
    wolf.given(hand=[road.card("hit", damage=1), road.card("rest")])
    viper.given(score=1)
    for player in (griffin, cat):
        player.given(gold=1)
    road.fighting_witcher(viper)
    griffin.chooses("bet.attacker")
    cat.chooses("bet.attacker")
    wolf.plays("hit")
    settle(road)

    assert (griffin.gold, cat.gold) == (3, 3)


@rule("OW-385")
def test_without_bets_nobody_gains_anything_by_the_fight(road: Road) -> None:
    wolf, viper, griffin = betting(road, "wolf", "viper", "griffin")
    griffin.chooses("bet.none")
    wolf.plays("hit")
    settle(road)

    assert griffin.gold == 2
    assert [event["seat"] for event in road.events("gold_gained")] == [0]
    assert viper.gold == 0


@rule("OW-385", "OW-475")
def test_bets_are_settled_only_after_the_fight_and_the_defenders_draw(road: Road) -> None:
    wolf, viper, griffin = betting(road, "wolf", "viper", "griffin")
    griffin.chooses("bet.attacker")
    wolf.plays("hit")
    wolf.chooses("trash.rest")

    road.waits_for(viper, "row_card")
    assert griffin.gold == 1
    viper.chooses("take.r1")

    assert griffin.gold == 3
    told = [(event["event"], event.get("seat")) for event in road.match.log(None)]
    assert told.index(("cards_drawn", 1)) < told.index(("gold_gained", 2))


@rule("OW-475", "OW-387")
def test_bets_are_not_settled_when_the_attackers_trophy_wins_the_game(road: Road) -> None:
    wolf, viper, griffin = duel(road, "wolf", "viper", "griffin", hand=0, pool=1)
    wolf.given(hand=[road.card("hit", damage=1), road.card("rest")], score=3)
    griffin.given(gold=2)
    road.fighting_witcher(viper)
    griffin.chooses("bet.attacker")

    wolf.plays("hit")

    assert road.match.over
    assert griffin.gold == 1
