"""Trophies, the track and fatigue, and what the known trophies do (OW-386 to OW-394, OW-475)."""

import pytest

from oldpath.games.old_world.soundness import problems
from tests.kit.monster_fights import (
    FIVE,
    RANDOM,
    TRASH,
    TWO,
    TWO_AGAIN,
    Attack,
    all_cards,
    attack,
    facing,
    with_a_last_blow,
)
from tests.kit.old_world import Road, Witcher, rule


def beating(road: Road, *schools: str) -> list[Witcher]:
    """The first witcher is about to beat the second with the card c; the first also holds x."""
    witchers = road.table(*(schools or ("griffin", "bear")))
    witchers[0].given(place="novigrad", hand=[road.card("c", damage=5), road.card("x")], deck=road.cards("d1", "d2"))
    witchers[1].given(place="novigrad", shield=0, hand=[road.card("b")], deck=[])
    return witchers


# -- the track and fatigue -------------------------------------------------------------------------------------------


@rule("OW-386")
def test_a_witcher_trophy_is_scored_then_paid_with_fatigue_then_tucked(road: Road) -> None:
    griffin, bear = beating(road)
    road.fighting_witcher(bear)
    griffin.chooses("play.c")

    assert griffin.score == 1
    assert griffin.keepsakes == []
    road.waits_for(griffin, "trash")
    griffin.chooses("trash.d1")

    assert griffin.keepsakes == ["trophy.school.bear"]
    steps = ("fight_ended", "score_raised", "card_trashed", "keepsake_gained")
    assert road.told(*steps) == list(steps)


@rule("OW-387")
@pytest.mark.parametrize(("score", "over"), [(2, False), (3, True)])
def test_the_top_of_the_track_wins_at_once_without_fatigue(road: Road, score: int, over: bool) -> None:
    griffin, bear = beating(road)
    griffin.given(score=score)
    road.fighting_witcher(bear)
    griffin.chooses("play.c")

    assert road.match.over is over
    assert griffin.score == score + 1
    if over:
        assert road.match.result is not None
        assert road.match.result.winners == (0,)
        assert griffin.keepsakes == []
        assert road.told("card_trashed", "gold_gained", "card_gained", "tavern_closed") == []


@rule("OW-388", "OW-389", "OW-EX-17")
@pytest.mark.parametrize(("score", "fatigue"), [(0, 1), (1, 2), (2, 3)])
def test_fatigue_is_that_of_the_position_just_reached(road: Road, score: int, fatigue: int) -> None:
    wolf, _ = with_a_last_blow(road, 11)
    wolf.given(score=score, discard=road.cards("x", "y", "z"))
    road.fighting_monster("rotfiend")
    for card in ("x", "y", "z")[:fatigue]:
        wolf.chooses(f"trash.{card}")

    assert wolf.score == score + 1
    assert all_cards(wolf) == ["c", "x", "y", "z"][:1] + ["x", "y", "z"][fatigue:]
    assert len(road.events("card_trashed")) == fatigue


@rule("OW-388")
def test_who_has_fewer_cards_than_the_fatigue_trashes_them_all(road: Road) -> None:
    wolf, _ = with_a_last_blow(road, 11)
    wolf.given(score=2, discard=road.cards("x"))
    road.fighting_monster("rotfiend")
    wolf.chooses("trash.x")

    assert len(road.events("card_trashed")) == 2  # Of 3 (E-56).
    assert wolf.keepsakes == ["trophy.monster.rotfiend"]


@rule("OW-390")
def test_for_fatigue_any_own_action_card_may_be_picked(road: Road) -> None:
    griffin, bear = beating(road)
    griffin.given(trail="forest", levels=[2, 1, 1, 1], deck=road.cards("e1", "e2", "e3"))
    bear.given(hand=road.cards("b1", "b2"), shield=1)
    griffin.given(hand=[road.card("c1", damage=1), road.card("c2", damage=3), road.card("y")])
    road.planned("deck of seat 0", "e1", "e2")
    road.fighting_witcher(bear)
    griffin.chooses("play.c1")
    bear.chooses("play.b1")
    griffin.chooses("go_on", "play.c2")

    road.waits_for(griffin, "trash")
    assert griffin.hand == ["y", "e1", "e2"]
    assert griffin.deck == ["e3"]
    assert griffin.discard == ["c1", "c2"]
    griffin.may_choose("trash.y", "trash.e1", "trash.e2", "trash.e3", "trash.c1", "trash.c2")
    griffin.is_refused("trash.b2", because="OW-390")
    griffin.is_refused("trash.r1", because="OW-390")
    assert sorted(road.match.view(0)["seats"][0]["deck"]) == ["ow.test.e3"]
    assert "deck" not in road.match.view(1)["seats"][0]


@rule("OW-391")
def test_after_fatigue_all_cards_are_one_new_deck(road: Road) -> None:
    griffin, bear = beating(road)
    griffin.given(discard=road.cards("y"))
    road.fighting_witcher(bear)
    griffin.chooses("play.c", "trash.d2")

    road.waits_for(bear, "row_card")  # Before the aftermath of the fight.
    assert griffin.hand == []
    assert griffin.discard == []
    assert griffin.deck == ["c", "d1", "x", "y"]


@rule("OW-391")
def test_fatigue_after_meditation_shuffles_the_hand_in_too(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")
    wolf.given(levels=[5, 1, 1, 1], hand=road.cards("h1", "h2"), deck=[], discard=road.cards("x"))
    road.choosing()
    wolf.chooses("meditate.combat", "trash.x")

    assert sorted(wolf.hand) == ["h1", "h2"]  # Drawn again in phase III, from a new deck (E-55).
    assert road.told("card_trashed", "deck_shuffled", "cards_drawn") == [
        "card_trashed",
        "deck_shuffled",
        "cards_drawn",
    ]


@rule("OW-392")
def test_everybody_can_read_a_gained_trophy(road: Road) -> None:
    with_a_last_blow(road, 11)
    road.fighting_monster("rotfiend")

    for viewer in (None, 0, 1):
        assert road.match.view(viewer)["seats"][0]["keepsakes"] == ["ow.trophy.monster.rotfiend"]


@rule("OW-394")
@pytest.mark.parametrize(("score", "sound"), [(-1, False), (0, True), (4, True), (5, False)])
def test_the_track_runs_from_0_to_4(road: Road, score: int, sound: bool) -> None:
    (wolf, _) = road.table("wolf", "bear")
    assert wolf.score == 0
    road.travelling()
    wolf.state.score = score
    if score == 4:  # There the match is over (OW-064).
        road.state.stack.clear()
        road.state.winner = wolf.seat

    assert (problems(road.state, road.box) == []) is sound


# -- after a fight between witchers ----------------------------------------------------------------------------------


@rule("OW-475")
def test_the_order_after_a_witcher_fight_that_the_attacker_wins(road: Road) -> None:
    griffin, bear, cat = beating(road, "griffin", "bear", "cat")
    cat.given(gold=1)
    bear.given(score=1)
    road.fighting_witcher(bear)
    cat.chooses("bet.attacker")
    griffin.chooses("play.c", "trash.x")
    bear.chooses("take.r1")

    names = ("score_raised", "card_trashed", "keepsake_gained", "gold_gained", "card_gained", "shield_changed",
             "cards_drawn", "tavern_closed")  # fmt: skip
    after = [e for e in road.match.log(None) if e["event"] in names]
    after = after[[e["event"] for e in after].index("score_raised") :]
    assert [(e["event"], e.get("seat")) for e in after] == [
        ("score_raised", 0),
        ("card_trashed", 0),
        ("keepsake_gained", 0),
        ("gold_gained", 0),
        ("card_gained", 1),
        ("shield_changed", 1),
        ("cards_drawn", 1),
        ("gold_gained", 2),
        ("tavern_closed", None),
        ("cards_drawn", 0),  # Phase III.
    ]
    assert [griffin.gold, bear.gold, cat.gold] == [2, 0, 3]
    road.waits_for(griffin, "gain")


@rule("OW-475")
def test_the_order_after_a_witcher_fight_that_the_defender_wins(road: Road) -> None:
    griffin, bear = road.table("griffin", "bear")
    griffin.given(place="novigrad", hand=[road.card("c")], deck=[])
    bear.given(place="novigrad", hand=[road.card("b")], deck=road.cards("b1", "b2", "b3", "b4"))
    road.fighting_witcher(bear)
    griffin.chooses("take.r1")

    names = ("score_raised", "keepsake_gained", "gold_gained", "card_gained", "cards_drawn", "tavern_closed")
    told = [(e["event"], e.get("seat")) for e in road.match.log(None) if e["event"] in names]
    assert told == [
        ("gold_gained", 1),
        ("card_gained", 0),
        ("cards_drawn", 1),
        ("tavern_closed", None),
        ("cards_drawn", 0),
    ]
    assert len(bear.hand) == 4
    assert len(griffin.hand) == 2


@rule("OW-475")
def test_nothing_follows_a_trophy_that_wins_the_game(road: Road) -> None:
    griffin, bear, cat = beating(road, "griffin", "bear", "cat")
    griffin.given(score=3)
    cat.given(gold=1)
    road.fighting_witcher(bear)
    cat.chooses("bet.attacker")
    griffin.chooses("play.c")

    assert road.match.over
    assert cat.gold == 0  # Bets are not settled (E-58).
    assert griffin.gold == 0


# -- the trophies that are known -------------------------------------------------------------------------------------


@rule("OW-393")
@pytest.mark.parametrize(("cards", "offered"), [(0, True), (1, True), (2, False)])
def test_arachas_draws_2_before_the_life_pool_with_fewer_than_2_cards(road: Road, cards: int, offered: bool) -> None:
    wolf, bear = facing(road)
    wolf.given(hand=road.cards("h1", "h2")[:cards], keepsakes=["trophy.monster.arachas"])
    road.fighting_monster("rotfiend")

    assert wolf.is_asked("power") is offered
    if offered:
        assert not road.fight.pools
        wolf.chooses(road.use("trophy.monster.arachas"))
        assert len(wolf.hand) == cards + 2
    road.waits_for(bear, "half")


@rule("OW-393")
def test_arachas_draws_from_the_personal_deck_and_reshuffles_it(road: Road) -> None:
    wolf, bear = facing(road, cards=1)
    wolf.given(discard=road.cards("x", "y"), keepsakes=["trophy.monster.arachas"])
    road.fighting_monster("rotfiend")
    wolf.chooses(road.use("trophy.monster.arachas"))

    assert len(wolf.hand) == 2  # E-69.
    assert "d1" in wolf.hand
    road.waits_for(bear, "half")


@rule("OW-393")
@pytest.mark.parametrize(("potions", "offered"), [(1, False), (2, True), (3, True)])
def test_barghest_turns_two_potions_into_damage_and_a_card(road: Road, potions: int, offered: bool) -> None:
    wolf, _ = facing(road)
    held = ["blizzard"] * potions  # Not for step 1 themselves.
    wolf.given(trail="forest", hand=road.cards("h1", "h2"), potions=held, keepsakes=["trophy.monster.barghest"])
    road.fighting_monster("rotfiend")
    barghest = road.use("trophy.monster.barghest")

    assert wolf.is_offered(barghest) is offered
    if offered:
        wolf.chooses(barghest)
        assert road.life == 10
        assert len(wolf.hand) == 3
        assert wolf.potions == held[2:]
        assert road.fight.potions_used == [0, 0]
        road.waits_for(wolf, "combo_card")  # Once per fight.


@rule("OW-393")
@pytest.mark.parametrize(("die", "dealt"), [(1, 0), (2, 0), (3, 2), (5, 2), (6, 3)])
def test_griffin_rolls_a_die_for_damage_in_the_first_turn(road: Road, die: int, dealt: int) -> None:
    wolf, _ = facing(road)
    wolf.given(trail="forest", hand=road.cards("h1", "h2", "h3"), keepsakes=["trophy.monster.griffin"])
    road.planned("story die", die)
    road.fighting_monster("rotfiend")
    wolf.chooses(road.use("trophy.monster.griffin"))

    assert road.life == 11 - dealt
    wolf.is_refused(road.use("trophy.monster.griffin"), because="OW-267")
    road.waits_for(wolf, "combo_card")


@rule("OW-393")
def test_griffin_is_for_the_first_turn_only(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(trail="forest", hand=road.cards("h1", "h2", "h3"), keepsakes=["trophy.monster.griffin"])
    road.fighting_monster("rotfiend")
    wolf.chooses("go_on", "play.h1")
    attack(road, bear, TWO)

    road.waits_for(wolf, "combo_card")


@rule("OW-393")
def test_leshen_chooses_the_half_once_the_card_is_revealed(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(shield=0, hand=road.cards("h1", "h2", "h3"), keepsakes=["trophy.monster.leshen"])
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)

    road.waits_for(wolf, "power")
    assert road.names(road.fight.revealed, "fight_card") == ["fight.07"]
    wolf.chooses(road.use("trophy.monster.leshen"), "attack.charge")
    assert len(wolf.discard) == 3
    wolf.chooses("play.h1")
    attack(road, bear, TWO)
    road.waits_for(wolf, "combo_card")  # Once per fight.


@rule("OW-393")
def test_leshen_may_wait_for_another_attack(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(shield=0, hand=road.cards("h1", "h2", "h3"), keepsakes=["trophy.monster.leshen"])
    road.fighting_monster("rotfiend")
    attack(road, bear, FIVE)
    wolf.chooses("pass")

    assert len(wolf.discard) == 5
    wolf.chooses("play.h1")
    attack(road, bear, TWO)
    road.waits_for(wolf, "power")


@rule("OW-393")
def test_the_combat_trophy_deals_1_damage_in_every_turn_with_an_empty_pool(road: Road) -> None:
    wolf, bear = facing(road, cards=1)
    wolf.given(trail="forest", hand=[road.card(name, "red", back=True) for name in ("h1", "h2", "h3", "h4")])
    wolf.given(keepsakes=["trophy.attribute.combat"])
    road.fighting_monster("rotfiend")
    combat = road.use("trophy.attribute.combat")

    wolf.is_refused(combat, because="OW-267")  # A card is left in the Life Pool.
    wolf.chooses("play.h1")
    attack(road, bear, TRASH)
    wolf.chooses("trash.h4", combat)
    assert road.life == 9
    road.waits_for(wolf, "combo_card")  # Once a turn.
    wolf.chooses("play.h2")
    attack(road, bear, ("03", "charge"))
    wolf.chooses("trash.h3", combat)
    assert road.life == 7


@rule("OW-393")
@pytest.mark.parametrize(
    ("how", "offered"),
    [(TWO, True), (("13", "bite"), False), (RANDOM, True), (TRASH, False)],
)
def test_the_defense_trophy_answers_discarded_cards(road: Road, how: Attack, offered: bool) -> None:
    wolf, bear = facing(road)
    wolf.given(levels=[1, 4, 2, 1], shield=1, hand=road.cards("h1", "h2", "h3"))
    wolf.given(keepsakes=["trophy.attribute.defense"])
    road.fighting_monster("rotfiend")
    attack(road, bear, how)
    if how == TRASH:
        wolf.chooses("trash.h3")

    assert wolf.is_offered(road.use("trophy.attribute.defense")) is offered
    if offered:
        before = wolf.shield
        wolf.chooses(road.use("trophy.attribute.defense"))
        assert wolf.shield == before + 2
    road.waits_for(wolf, "combo_card")


@rule("OW-393")
@pytest.mark.parametrize(("shield", "offered"), [(1, True), (2, False)])
def test_the_defense_trophy_needs_a_card_lost_and_works_once(road: Road, shield: int, offered: bool) -> None:
    wolf, bear = facing(road)
    wolf.given(levels=[1, 4, 1, 1], shield=shield, hand=road.cards("h1", "h2", "h3"))
    wolf.given(keepsakes=["trophy.attribute.defense"])
    road.fighting_monster("rotfiend")
    attack(road, bear, TWO)

    assert wolf.is_asked("power") is offered
    if offered:
        wolf.chooses(road.use("trophy.attribute.defense"), "play.h1")
        attack(road, bear, FIVE)
        road.waits_for(wolf, "combo_card")


@rule("OW-393")
@pytest.mark.parametrize(("held", "over"), [(2, 0), (3, 1), (4, 2)])
def test_the_alchemy_trophy_draws_2_potions_within_the_limit(road: Road, held: int, over: int) -> None:
    wolf, bear = facing(road)
    wolf.given(trail="forest", hand=road.cards("h1", "h2"), potions=["blizzard"] * held)
    wolf.given(keepsakes=["trophy.attribute.alchemy"])
    road.planned("potion deck", "swallow", "swallow")
    road.fighting_monster("rotfiend")
    wolf.chooses(road.use("trophy.attribute.alchemy"))
    for _ in range(over):
        road.waits_for(wolf, "potion")
        wolf.chooses("give_up.potion.blizzard")

    assert len(wolf.potions) == 4  # E-34.
    assert wolf.potions.count("swallow") == 2
    wolf.chooses("go_on", "play.h1", "pass")
    attack(road, bear, TWO_AGAIN)
    assert not wolf.is_offered(road.use("trophy.attribute.alchemy"))


@rule("OW-393")
@pytest.mark.parametrize(("choice", "life", "drawn"), [("first", 10, 0), ("second", 11, 2)])
def test_the_specialty_trophy_follows_the_specialty(road: Road, choice: str, life: int, drawn: int) -> None:
    cat, _ = facing(road, "cat", "bear")
    cat.given(trail="forest", hand=road.cards("h1", "h2"), keepsakes=["trophy.attribute.specialty"])
    road.fighting_monster("rotfiend")
    cat.chooses(road.use("school.cat"))

    assert len(cat.hand) == 3  # Its own card first.
    trophy = road.use("trophy.attribute.specialty")
    cat.may_choose(trophy, "pass")
    cat.chooses(trophy, f"either.{choice}")
    assert road.life == life
    assert len(cat.hand) == 3 + drawn


@rule("OW-393")
def test_the_specialty_trophy_needs_the_specialty(road: Road) -> None:
    cat, bear = facing(road, "cat", "bear")
    cat.given(trail="forest", hand=road.cards("h1", "h2"), keepsakes=["trophy.attribute.specialty"])
    road.fighting_monster("rotfiend")
    cat.chooses("go_on", "play.h1")

    road.waits_for(bear, "half")
    assert road.life == 11


@rule("OW-393")
@pytest.mark.parametrize(("shield", "offered"), [(0, True), (1, False)])
def test_the_bear_trophy_gives_a_shield_at_0(road: Road, shield: int, offered: bool) -> None:
    wolf, _ = facing(road)
    wolf.given(trail="forest", shield=shield, hand=road.cards("h1", "h2"), keepsakes=["trophy.school.bear"])
    road.fighting_monster("rotfiend")

    assert wolf.is_offered(road.use("trophy.school.bear")) is offered
    if offered:
        wolf.chooses(road.use("trophy.school.bear"))
        assert wolf.shield == 1
    road.waits_for(wolf, "combo_card")


@rule("OW-393")
def test_the_cat_trophy_draws_a_card_in_the_first_turn(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(hand=road.cards("h1", "h2"), keepsakes=["trophy.school.cat"])
    road.fighting_monster("rotfiend")
    attack(road, bear, TWO)  # Its own first turn comes after the monster's.
    wolf.chooses(road.use("trophy.school.cat"))

    assert len(wolf.hand) == 3
    wolf.chooses("play.h1")
    attack(road, bear, TWO_AGAIN)
    road.waits_for(wolf, "combo_card")


@rule("OW-393")
def test_the_griffin_trophy_takes_the_top_of_the_discard_pile_and_gives_a_card(road: Road) -> None:
    wolf, bear = facing(road)
    wolf.given(shield=0, hand=road.cards("h1", "h2"), keepsakes=["trophy.school.griffin"])
    road.planned("deck of seat 0", "d1", "d2")
    road.fighting_monster("rotfiend")
    attack(road, bear, TWO)
    wolf.chooses(road.use("trophy.school.griffin"))

    wolf.may_choose("discard.h1", "discard.h2", "discard.d2")
    wolf.chooses("discard.h1")
    assert wolf.hand == ["h2", "d2"]
    assert wolf.discard == ["d1", "h1"]
    road.waits_for(wolf, "combo_card")


@rule("OW-393")
def test_the_griffin_trophy_needs_a_discard_pile(road: Road) -> None:
    wolf, _ = facing(road)
    wolf.given(trail="forest", hand=road.cards("h1", "h2"), keepsakes=["trophy.school.griffin"])
    road.fighting_monster("rotfiend")

    road.waits_for(wolf, "combo_card")


@rule("OW-393")
@pytest.mark.parametrize(("damage", "offered"), [(0, False), (1, True)])
def test_the_viper_trophy_adds_damage_and_draws_less(road: Road, damage: int, offered: bool) -> None:
    wolf, bear = facing(road)
    wolf.given(levels=[3, 1, 1, 1], trail="forest", hand=[road.card("c", damage=damage), road.card("h")])
    wolf.given(keepsakes=["trophy.school.viper"])
    road.fighting_monster("rotfiend")
    wolf.chooses("play.c")

    assert wolf.is_asked("power") is offered
    if offered:
        wolf.chooses(road.use("trophy.school.viper"))
        assert road.life == 9
        assert len(wolf.hand) == 1 + 2
    road.waits_for(bear, "half")


@rule("OW-393")
@pytest.mark.parametrize(("cards", "offered"), [(2, False), (3, True)])
def test_the_wolf_trophy_adds_damage_to_a_combo_of_three(road: Road, cards: int, offered: bool) -> None:
    griffin, bear = facing(road, "griffin", "bear")
    combo = [road.card(f"c{at}", damage=1, links=[("blue", {})]) for at in range(cards)]
    griffin.given(trail="forest", hand=combo, keepsakes=["trophy.school.wolf"])
    road.fighting_monster("rotfiend")
    griffin.chooses(*(f"play.{card}" for card in combo))

    assert griffin.is_asked("power") is offered
    if offered:
        griffin.chooses(road.use("trophy.school.wolf"))
    assert road.life == 11 - cards - offered
    road.waits_for(bear, "half")


@rule("OW-393")
def test_a_trophy_can_be_used_again_in_the_next_fight(road: Road) -> None:
    wolf, bear = with_a_last_blow(road, 1)
    wolf.given(keepsakes=["trophy.school.cat"], deck=road.cards("e1"))
    cat = road.use("trophy.school.cat")
    road.planned("exploration deck", "city.03")
    road.fighting_monster("rotfiend")
    wolf.chooses(cat, "play.c")
    attack(road, bear, FIVE)
    wolf.chooses("take.r1", "buy.r4")
    bear.chooses("explore.city", "option.a", "buy.r2")
    bear.chooses(bear.options[0])
    wolf.chooses("go_on", "fight.monster.rotfiend")

    assert wolf.is_offered(cat)
