"""The fight of the rulebook's worked turn: Bear against the archespore, question by question (OW-EX-29 to OW-EX-41).

Each stage plays on from the one before it; a test looks at the table where its stage ends.
"""

from tests.kit.monster_fights import all_cards, attack
from tests.kit.old_world import Road, Witcher, rule

POOL = ("aard", "cripple", "other", "precise", "push", "trap", "x", "y1", "y2", "y3", "z")
"""Bear's Life Pool, sorted."""


def at_hengfors(road: Road) -> tuple[Witcher, Witcher]:
    """Bear has come to the archespore at Hengfors and may go on to phase II."""
    bear, wolf = road.table(
        "bear", "wolf", monsters=[("foglet", "novigrad"), ("archespore", "hengfors"), ("harpy", "cidaris")]
    )
    road.card("yrden", "yellow", draw=1, links=[("red", {"damage": 1})])
    road.card("smash", "red", damage=2, draw=-1)
    road.card("trap", "yellow", top=True, links=[("purple", {"damage": 1}), ("blue", {"damage": 1})])
    road.card("cripple", "blue", damage=2, links=[("yellow", {"damage": 1}), ("purple", {"damage": 1})])
    road.card("aard", "purple", damage=1)
    road.card("push", "green", shield=1, links=[("purple", {})])
    road.card("precise", "red", damage=3, draw=-3)
    road.cards("x", "other", "y1", "y2", "y3", "z")
    bear.given(
        place="hengfors",
        gold=1,
        levels=[3, 3, 3, 3],
        witcher_level=3,
        shield=3,
        hand=["yrden", "smash"],
        discard=["x", "other", "z"],
        deck=["trap", "cripple", "aard", "precise", "push", "y1", "y2", "y3"],
        potions=["blizzard", "black_blood"],
        trail="mountain",
        trail_place="doldeth",
        trail_quest="gorthur_gvaed",
    )
    road.planned("deck of seat 0", "trap", "cripple", "aard", "x", "precise", "push", "other", "y1", "y2", "y3")
    road.state.moved = True
    road.travelling()
    return bear, wolf


def chooses_the_fight(road: Road) -> tuple[Witcher, Witcher]:
    bear, wolf = at_hengfors(road)
    bear.chooses("go_on", "fight.monster.archespore")
    return bear, wolf


def gives_up_a_potion(road: Road) -> tuple[Witcher, Witcher]:
    bear, wolf = chooses_the_fight(road)
    bear.chooses("give_up.potion.black_blood")
    return bear, wolf


def plays_the_first_combo(road: Road) -> tuple[Witcher, Witcher]:
    bear, wolf = gives_up_a_potion(road)
    road.planned("monster fight deck", "01", "02", "03")
    bear.chooses("play.yrden", "play.smash")
    return bear, wolf


def is_bitten(road: Road) -> tuple[Witcher, Witcher]:
    bear, wolf = plays_the_first_combo(road)
    attack(road, wolf, ("07", "bite"))
    return bear, wolf


def uses_blizzard(road: Road) -> tuple[Witcher, Witcher]:
    bear, wolf = is_bitten(road)
    bear.chooses("play.trap", "play.cripple", "play.aard", road.use("potion.blizzard"))
    return bear, wolf


def plays_the_second_combo(road: Road) -> tuple[Witcher, Witcher]:
    bear, wolf = uses_blizzard(road)
    road.planned("monster fight deck", "04", "05", "06", "08", "09")
    bear.chooses("play.push")
    return bear, wolf


def is_bitten_again(road: Road) -> tuple[Witcher, Witcher]:
    bear, wolf = plays_the_second_combo(road)
    attack(road, wolf, ("13", "bite"))
    return bear, wolf


def strikes_the_final_blow(road: Road) -> tuple[Witcher, Witcher]:
    bear, wolf = is_bitten_again(road)
    bear.chooses("play.precise")
    return bear, wolf


def has_rested(road: Road) -> tuple[Witcher, Witcher]:
    bear, wolf = strikes_the_final_blow(road)
    bear.chooses("trash.z")
    return bear, wolf


@rule("OW-EX-29")
def test_into_phase_two_with_the_hand_kept(road: Road) -> None:
    bear, _ = chooses_the_fight(road)

    assert bear.hand == ["yrden", "smash"]


@rule("OW-EX-30")
def test_the_archespore_costs_one_of_two_potions(road: Road) -> None:
    bear, _ = chooses_the_fight(road)
    bear.may_choose("give_up.potion.blizzard", "give_up.potion.black_blood")
    bear.chooses("give_up.potion.black_blood")

    assert bear.potions == ["blizzard"]
    assert road.names(road.state.potion_discard, "potion") == ["black_blood"]
    assert road.life == 12  # Its effect, 1 damage, is not had.


@rule("OW-EX-31")
def test_the_two_life_pools(road: Road) -> None:
    bear, _ = gives_up_a_potion(road)

    assert road.life == 12
    assert bear.deck == list(POOL)
    assert bear.discard == []
    assert bear.hand == ["yrden", "smash"]


@rule("OW-EX-32")
def test_bear_goes_first_with_a_combo_of_two(road: Road) -> None:
    bear, _ = gives_up_a_potion(road)

    road.waits_for(bear, "combo_card")
    bear.chooses("play.yrden")
    bear.may_choose("play.smash", "stop")


@rule("OW-EX-33")
def test_three_damage_and_three_cards(road: Road) -> None:
    bear, wolf = plays_the_first_combo(road)

    assert road.life == 9
    assert road.match.view(1)["fight"]["revealed"] == ["ow.fight.01", "ow.fight.02", "ow.fight.03"]
    assert bear.hand == ["trap", "cripple", "aard"]
    assert bear.discard == ["yrden", "smash"]
    road.waits_for(wolf, "half")


@rule("OW-EX-34")
def test_a_bite_of_five_against_a_shield_of_three(road: Road) -> None:
    bear, _ = is_bitten(road)

    assert road.life == 8
    assert [event["shield"] for event in road.events("shield_changed")][:1] == [0]
    assert bear.discard == ["yrden", "smash", "x", "precise"]


@rule("OW-EX-35")
def test_bears_specialty_gives_a_shield_and_two_cards(road: Road) -> None:
    bear, _ = is_bitten(road)

    assert bear.shield == 1
    assert bear.hand == ["trap", "cripple", "aard", "push", "other"]


@rule("OW-EX-36")
def test_blizzard_adds_a_fourth_card_to_the_combo(road: Road) -> None:
    bear, _ = uses_blizzard(road)
    assert bear.potions == []
    assert bear.spent_potions == ["blizzard"]
    bear.may_choose("play.push", "play.other")
    bear.chooses("play.push")

    assert road.events("combo_played")[1]["cards"] == [
        f"ow.test.{card}" for card in ("trap", "cripple", "aard", "push")
    ]


@rule("OW-EX-37")
def test_five_damage_a_shield_and_the_top_of_the_discard_pile(road: Road) -> None:
    bear, wolf = plays_the_second_combo(road)

    assert [road.events("combo_played")[1][icon] for icon in ("damage", "shield")] == [5, 1]
    assert road.life == 3
    assert bear.shield == 2
    assert bear.hand == ["other", "precise", "y1", "y2", "y3"]
    assert bear.discard == ["yrden", "smash", "x", "trap", "cripple", "aard", "push"]
    road.waits_for(wolf, "half")


@rule("OW-EX-38")
def test_a_bite_that_lowers_alchemy_and_deals_nothing_on_level_1(road: Road) -> None:
    bear, _ = is_bitten_again(road)

    assert road.life == 2
    assert bear.levels == [3, 3, 2, 3]
    assert bear.state.witcher_level == 3
    assert bear.shield == 2
    assert len(bear.hand) == 5


@rule("OW-EX-39")
def test_the_final_blow(road: Road) -> None:
    bear, _ = strikes_the_final_blow(road)

    assert [event["outcome"] for event in road.events("fight_ended")] == ["defeated"]
    assert [event["left"] for event in road.events("life_lost")] == [9, 3, 0]
    assert bear.hand == ["other", "y1", "y2", "y3"]


@rule("OW-EX-40")
def test_the_rewards_in_their_order(road: Road) -> None:
    bear, _ = strikes_the_final_blow(road)
    assert bear.spent_potions == []
    assert road.names(road.state.potion_discard, "potion") == ["black_blood", "blizzard"]
    assert bear.gold == 3
    assert bear.score == 1
    assert bear.keepsakes == []
    bear.may_choose(*(f"trash.{card}" for card in ("yrden", "smash", *POOL)))
    bear.chooses("trash.z")

    assert bear.keepsakes == ["trophy.monster.archespore"]
    steps = ("fight_ended", "gold_gained", "score_raised", "card_trashed", "keepsake_gained")
    assert road.told(*steps) == list(steps)
    assert all_cards(bear) == sorted(["yrden", "smash", *POOL[:-1]])


@rule("OW-EX-41")
def test_after_the_fight(road: Road) -> None:
    bear, _ = has_rested(road)

    assert bear.shield == 3
    assert bear.levels == [3, 3, 2, 3]
    assert bear.trails == []
    mountains = sorted(road.names([*road.state.tokens[1], road.state.lairs[1]], "place"))
    assert mountains == ["ard_modron", "beauclair", "cintra", "doldeth", "hengfors", "kaer_morhen"]
    assert road.box.monsters[road.state.monsters[1]].level == 2
    assert bear.trail_quests == ["gorthur_gvaed"]
    assert bear.gold == 3  # The 1 gold still lies on the token.
    assert len(bear.hand) == 3  # Phase III has begun.
