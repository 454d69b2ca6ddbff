"""Playing alone (OW-444 to OW-467)."""

import pytest

from oldpath.games.old_world import scoring
from tests.kit.old_world import Road, Witcher, rule

DICE = "poker dice"


def to_novigrad(road: Road, wolf: Witcher, gold: int = 1) -> None:
    """Arrive where locals play dice."""
    wolf.given(place="vizima", gold=gold, hand=road.cards("c", "d", "e"))
    road.travelling()
    wolf.chooses("go.place.novigrad", "pay.c")


@rule("OW-444", "OW-448")
def test_alone_there_is_nobody_to_fight_to_bet_against_or_to_play_with(road: Road) -> None:
    (wolf,) = road.setup(1)
    if wolf.is_asked("school"):
        wolf.chooses(wolf.options[0])

    assert wolf.state.supply == 0
    assert len(road.state.monsters) == 3
    assert not any(option.startswith(("dice_with", "attack_witcher")) for option in wolf.options)


@rule("OW-445")
def test_alone_one_starts_with_3_gold_and_5_cards(road: Road) -> None:
    (wolf,) = road.setup(1, schools="wolf")

    assert (wolf.gold, len(wolf.hand)) == (3, 5)


@rule("OW-446")
def test_alone_the_terrains_of_the_three_monsters_are_random() -> None:
    found = set()
    for at in range(3):
        road = Road()
        road.planned("terrain of the monsters", at)
        road.setup(1, schools="wolf")
        found.add(tuple(road.box.monsters[monster].level for monster in road.state.monsters))

    assert found == {(1, 2, 3), (2, 1, 3), (3, 1, 2)} or len(found) == 3


@rule("OW-447")
@pytest.mark.parametrize("attribute", range(4))
def test_alone_one_random_attribute_trophy_can_be_had(road: Road, attribute: int) -> None:
    road.planned("attribute trophy", attribute)
    road.setup(1, schools="wolf")

    assert road.state.attribute_trophies == [int(at == attribute) for at in range(4)]


@rule("OW-449", "OW-461")
def test_alone_the_game_ends_with_the_fourth_trophy(road: Road) -> None:
    (wolf,) = road.table("wolf", monsters=(("foglet", "novigrad"), None, None))
    blow = road.card("blow", damage=20)
    wolf.given(
        place="novigrad",
        score=3,
        trail="forest",
        hand=[blow],
        keepsakes=["trophy.monster.fiend", "trophy.monster.striga", "trophy.attribute.combat"],
    )
    road.fighting_monster("foglet")

    assert road.match.over
    assert road.match.result is not None
    assert road.match.result.winners == (0,)


@rule("OW-450")
def test_alone_the_last_monster_cannot_be_fought_before_meditation(road: Road) -> None:
    (wolf,) = road.table("wolf", monsters=(("foglet", "novigrad"), None, None))
    wolf.given(place="novigrad", score=2, hand=road.cards("c", "d"))
    road.choosing()

    wolf.may_choose("explore.city", "explore.wilds")
    wolf.is_refused("fight.monster.foglet", because="OW-450")


@rule("OW-450")
def test_alone_the_last_monster_but_one_may_be_fought(road: Road) -> None:
    (wolf,) = road.table("wolf", monsters=(("foglet", "novigrad"), ("harpy", "cintra"), None))
    wolf.given(place="novigrad", score=1, hand=road.cards("c", "d"))
    road.choosing()

    assert wolf.is_offered("fight.monster.foglet")


@rule("OW-450")
def test_alone_the_last_monster_may_be_fought_after_meditation(road: Road) -> None:
    (wolf,) = road.table("wolf", monsters=(("foglet", "novigrad"), None, None))
    wolf.given(place="novigrad", score=3, keepsakes=["trophy.attribute.combat"], hand=road.cards("c", "d"))
    road.choosing()

    assert wolf.is_offered("fight.monster.foglet")


@rule("OW-451")
def test_alone_turns_are_counted(road: Road) -> None:
    (wolf,) = road.setup(1, schools="wolf")

    assert road.state.turn == 1
    while road.state.turn < 3:
        ask = road.match.asks[0]
        road.answer(0, ask.keys[-1] if ask.name in ("travel", "leave", "power") else ask.keys[0])
    assert wolf.seat == 0


@rule("OW-452", "OW-453")
def test_alone_dice_cost_1_gold_and_are_thrown_once_more_at_most(road: Road) -> None:
    (wolf,) = road.table("wolf")
    road.planned(DICE, 1, 1, 2, 3, 4)
    to_novigrad(road, wolf)

    wolf.chooses("act")
    assert wolf.gold == 0
    road.waits_for(wolf, "reroll")
    road.planned(DICE, 1, 1, 1)
    wolf.chooses("reroll.234")

    assert wolf.gold == 6
    assert not wolf.is_asked("reroll")


@rule("OW-453")
def test_alone_dice_need_a_stake(road: Road) -> None:
    (wolf,) = road.table("wolf")
    to_novigrad(road, wolf, gold=0)

    wolf.is_refused("act", because="OW-420")


@rule("OW-454")
@pytest.mark.parametrize(
    ("faces", "payout"),
    [
        ((1, 2, 3, 4, 6), 0),
        ((1, 1, 3, 4, 6), 0),
        ((1, 1, 3, 3, 6), 1),
        ((1, 1, 1, 3, 6), 2),
        ((1, 2, 3, 4, 5), 3),
        ((2, 3, 4, 5, 6), 3),
        ((2, 2, 3, 3, 3), 4),
        ((2, 2, 2, 2, 3), 5),
        ((2, 2, 2, 2, 2), 6),
    ],
)
def test_alone_a_hand_pays_by_the_table(road: Road, faces: tuple[int, ...], payout: int) -> None:
    (wolf,) = road.table("wolf")
    road.planned(DICE, *faces)
    to_novigrad(road, wolf)

    wolf.chooses("act", "keep_dice")

    assert wolf.gold == payout


@rule("OW-455")
def test_alone_results_stay_hidden_until_an_option_is_chosen(road: Road) -> None:
    (wolf,) = road.table("wolf")
    road.planned("exploration deck", "city.10")
    road.choosing()

    wolf.chooses("explore.city")

    wolf.may_choose("option.a", "option.b")
    assert "defense" not in str(road.match.view(0)["asks"])
    assert road.events("story_told", 0) == []


@rule("OW-456")
@pytest.mark.parametrize(("face", "half"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_alone_a_die_sets_every_attack(road: Road, face: int, half: int) -> None:
    (wolf,) = road.table("wolf", monsters=(("rotfiend", "novigrad"), ("harpy", "cintra"), ("archespore", "cidaris")))
    wolf.given(place="novigrad", hand=road.cards("c", "d"))
    road.planned("attack die", face)
    road.fighting_monster("rotfiend")

    (announced,) = road.events("attack_announced")[:1]
    assert announced["half"] == half
    assert announced["chooser"] == -1


@rule("OW-457")
def test_alone_a_defeated_monster_is_not_replaced(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="novigrad", trail="forest", hand=[road.card("blow", damage=20)])
    road.fighting_monster("foglet")
    wolf.chooses("trash.blow")

    assert road.state.monsters[0] == -1
    assert road.state.lairs[0] == -1
    assert len(road.state.tokens[0]) == 6
    assert wolf.trails == []


@rule("OW-458", "OW-459")
def test_alone_a_monster_driven_away_is_replaced_and_does_not_count(road: Road) -> None:
    (wolf,) = road.table("wolf", monsters=(("rotfiend", "novigrad"), ("harpy", "cintra"), ("archespore", "cidaris")))
    wolf.given(place="novigrad", trail="forest", deck=[], shield=0, hand=[road.card("blow", damage=10), road.card("c")])
    road.planned("attack die", 1)
    road.planned("monster fight deck", *[f"{number:02}" for number in (1, 2, 3, 4, 6, 7, 8, 9, 10, 11)], "05")
    road.planned("monsters of level 1", "foglet")
    road.fighting_monster("rotfiend")
    wolf.chooses("play.blow")
    if wolf.is_asked("row_card"):
        wolf.chooses(wolf.options[0])

    assert wolf.score == 0
    assert wolf.keepsakes == []
    assert road.name(road.state.monsters[0], "monster") == "foglet"


@rule("OW-460")
@pytest.mark.parametrize("bought", ["r1", "r6"])
def test_alone_the_rightmost_card_goes_when_another_was_taken(road: Road, bought: str) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards("a", "b", "c"))
    road.restocking()
    wolf.chooses("stop", f"buy.{bought}")
    while wolf.is_asked("payment"):
        wolf.chooses(wolf.options[0])

    gone = road.names(road.state.action_discard, "card")
    assert gone == ([] if bought == "r6" else ["r6"])
    assert "" not in road.row
    assert len(road.row) == 6


@rule("OW-462", "OW-463", "OW-464", "OW-465", "OW-466", "OW-467")
@pytest.mark.parametrize(
    ("turns", "band"),
    [
        (1, "living_legend"),
        (6, "living_legend"),
        (7, "legend_in_the_making"),
        (8, "legend_in_the_making"),
        (9, "professional"),
        (10, "professional"),
        (11, "reliable"),
        (12, "reliable"),
        (13, "beginner"),
        (40, "beginner"),
    ],
)
def test_alone_the_number_of_turns_is_the_result(turns: int, band: str) -> None:
    assert scoring.band(turns) == band
