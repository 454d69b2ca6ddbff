"""Abilities: when they can be used, how often, and what each of them does (RO-244 to RO-264)."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.kit.scene import Player, Scene, rule
from tests.kit.tea_cards import tea_for_one_track

Effect = tuple[dict[str, Any], dict[str, Any]]

LOSE_1: Effect = ({"lose": {"symbol": "exploration"}}, {"gain_symbol": {"symbol": "combat", "amount": 2}})
LOSE_123: Effect = (
    {"lose_up_to_3": {"symbol": "exploration"}},
    {"gain_symbol": {"symbol": "combat", "amount": "level"}},
)
RED_2_PLUS: Effect = (
    {"have_colour": {"colour": "red", "at_least": 2}},
    {"gain_symbol": {"symbol": "combat", "amount": 2}},
)
RED_EXACTLY_1: Effect = (
    {"have_colour": {"colour": "red", "exactly": 1}},
    {"gain_symbol": {"symbol": "combat", "amount": 2}},
)
RED_123: Effect = (
    {"have_colour": {"colour": "red", "up_to": 3}},
    {"gain_symbol": {"symbol": "combat", "amount": "level"}},
)
PARTNER_RED_123: Effect = ({"partner_colour": {"colour": "red"}}, {"gain_path": {"path": "left", "amount": "level"}})

STEP_OF_XP = {1: 0, 2: 5, 3: 10, 4: 15}
PHASES: dict[str, Callable[[Scene], None]] = {"1": Scene.taking, "2": Scene.playing, "3": Scene.tea}


def wake(player: Player, number: int) -> None:
    """Of the player's abilities exactly this one is available."""
    player.given(xp=STEP_OF_XP[number], awake=[f"own.{number}"])


def hands(scene: Scene, players: Sequence[Player], count: int = 2) -> None:
    """Cards that show nothing and do nothing: hand00, hand01, hand10 ..."""
    for player in players:
        player.given(hand=[scene.card(f"hand{player.seat}{n}") for n in range(count)])


def resolve(
    scene: Scene, effect: Effect, hero: str, number: int, *, tokens: str = "", timeline: Sequence[str] = ()
) -> list[Player]:
    """The first player, with just this ability, plays a red card with this effect."""
    players = scene.table(hero, "dandelion", "triss", active="CM")
    hands(scene, players)
    card = scene.card("card", "red", standard=effect)
    wake(players[0], number)
    players[0].given(hand=[card, "hand00"], tokens=tokens, timeline=timeline)
    scene.playing()
    players[0].chooses("play.card")
    for player in players[1:]:
        player.chooses(f"play.hand{player.seat}0")
    return players


# -- having them -----------------------------------------------------------------------------------------------------


@rule("RO-244")
@pytest.mark.parametrize("heroes", [("geralt", "ciri", "triss"), ("vesemir", "yennefer", "dandelion", "yuki_onna")])
def test_a_player_begins_with_the_leftmost_ability_only(scene: Scene, heroes: tuple[str, ...]) -> None:
    players = scene.setup(len(heroes), heroes=",".join(heroes), first="0")

    assert [player.state.ready for player in players] == [[scene.ability(f"{hero}.1")] for hero in heroes]
    assert [player.state.used for player in players] == [[] for _ in heroes]


@rule("RO-245", "RO-248")
def test_an_ability_is_turned_over_when_used_and_cannot_be_used_again(scene: Scene) -> None:
    yennefer, ciri, _ = scene.table("yennefer", "ciri", "triss", abilities=True)
    scene.taking()
    yennefer.chooses("use.yennefer.1", "market.blank0", "market.blank3")

    assert yennefer.state.used == [scene.ability("yennefer.1")]
    assert yennefer.state.ready == []
    yennefer.may_choose("take.slot.1", "take.slot.2", "take.slot.3", "take.slot.4", "take.top")
    yennefer.is_refused("use.yennefer.1", because="RO-245")
    assert ciri.has_ready("own.1")


@rule("RO-245", "RO-264")
def test_an_ability_used_in_an_earlier_chapter_stays_used(scene: Scene) -> None:
    yennefer, ciri, triss = scene.table("yennefer", "ciri", "triss", turn=3)
    for player in (yennefer, ciri, triss):
        player.given(timeline=[scene.card(f"old{player.seat}")])
    scene.tea()

    assert (scene.state.chapter, scene.state.turn) == (2, 4)
    yennefer.is_refused("use.yennefer.1", because="RO-245")


WINDOWS = {
    "start_of_taking": ("1", "At the start of step 1:", "ability"),
    "taking": ("1", "In step 1, before you take cards:", "place"),
    "start_of_playing": ("2", "At the start of step 2:", "ability"),
    "resolving": ("2", "In step 2, when you apply a played card’s effect:", "effect_ability"),
    "start_of_tea": ("3", "At the start of step 3:", "ability"),
    "tea": ("3", "In step 3, before your tea effects:", "ability"),
}


@rule("RO-246")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("hero", ["vesemir", "geralt", "yennefer", "dandelion", "triss", "ciri", "yuki_onna"])
def test_an_abilitys_text_begins_with_the_moment_of_its_use(scene: Scene, hero: str, number: int) -> None:
    ability = scene.box.abilities[scene.ability(f"{hero}.{number}") // 2]

    assert ability.entry.says.startswith(WINDOWS[ability.window][1])


@rule("RO-246")
@pytest.mark.parametrize("step", ["1", "2", "3"])
@pytest.mark.parametrize(
    ("hero", "number", "window"),
    [
        ("vesemir", 4, "start_of_taking"),
        ("yennefer", 1, "taking"),
        ("geralt", 2, "start_of_playing"),
        ("geralt", 3, "resolving"),
        ("vesemir", 3, "start_of_tea"),
        ("dandelion", 3, "tea"),
    ],
)
def test_an_ability_is_offered_in_its_own_moment_only(
    scene: Scene, hero: str, number: int, window: str, step: str
) -> None:
    players = scene.table(hero, "ciri", "triss")
    hands(scene, players)
    wake(players[0], number)
    tea = tea_for_one_track(scene, 1)
    players[0].given(hand=["hand00", scene.card("payer", standard=LOSE_1)], timeline=tea, fresh=1)
    PHASES[step](scene)

    its_step, _, asked = WINDOWS[window]
    at_once = step == its_step and window != "resolving"
    assert players[0].is_offered(f"use.{hero}.{number}") is at_once
    assert players[0].is_asked(asked if at_once else {"1": "place", "2": "left_card", "3": "track"}[step])
    if step == its_step and not at_once:
        for player in players:
            player.chooses(f"play.hand{player.seat}0")
        assert players[0].is_asked(asked)
        assert players[0].is_offered(f"use.{hero}.{number}")


@rule("RO-247")
def test_using_an_ability_is_optional(scene: Scene) -> None:
    geralt, yennefer, triss = scene.table("geralt", "yennefer", "triss")
    hands(scene, (geralt, yennefer, triss))
    wake(geralt, 2)
    wake(yennefer, 2)
    scene.playing()

    geralt.may_choose("use.geralt.2", "pass")
    geralt.chooses("pass")
    yennefer.may_choose("use.yennefer.2", "pass")
    yennefer.chooses("pass")

    assert [player.tokens for player in (geralt, yennefer, triss)] == ["", "", ""]
    assert geralt.has_ready("own.2")
    assert yennefer.has_ready("own.2")
    assert scene.asked() == [(0, "left_card"), (1, "left_card"), (2, "left_card")]


@rule("RO-247", "RO-250")
def test_who_passes_before_the_own_tea_effects_speaks_for_nobody_else(scene: Scene) -> None:
    players = geralt, dandelion, triss = scene.table("geralt", "dandelion", "triss")
    for player, number in zip(players, (4, 3, 4), strict=True):
        wake(player, number)
    scene.tea()

    geralt.may_choose("use.geralt.4", "pass")
    geralt.chooses("pass")
    scene.waits_for(dandelion, "ability")
    dandelion.chooses("pass")
    scene.waits_for(triss, "ability")
    triss.chooses("use.triss.4")

    assert (geralt.state.vp, dandelion.state.vp, triss.tokens) == (0, 0, "MMMM")
    assert [player.has_ready(f"own.{number}") for player, number in zip(players, (4, 3, 4), strict=True)] == [
        True,
        True,
        False,
    ]
    scene.waits_for(geralt, "place")


@rule("RO-248")
def test_a_passed_ability_stays_available_and_a_used_one_does_not(scene: Scene) -> None:
    geralt, yennefer, triss = scene.table("geralt", "yennefer", "triss", abilities=True)
    hands(scene, (geralt, yennefer, triss))
    geralt.given(xp=5)
    yennefer.given(xp=5)
    scene.playing()

    geralt.chooses("use.geralt.2")
    yennefer.chooses("pass")

    assert geralt.state.used == [scene.ability("geralt.2")]
    assert geralt.state.ready == [scene.ability("geralt.1")]
    assert yennefer.state.used == []


@rule("RO-249")
def test_everybody_gets_the_chance_and_who_passed_is_asked_again_after_anothers_use(scene: Scene) -> None:
    geralt, yennefer, ciri = scene.table("geralt", "yennefer", "ciri")
    hands(scene, (geralt, yennefer, ciri))
    wake(geralt, 2)
    wake(yennefer, 2)
    wake(ciri, 3)
    scene.playing()

    geralt.chooses("pass")
    yennefer.chooses("use.yennefer.2")
    scene.waits_for(geralt, "ability")
    geralt.chooses("pass")
    scene.waits_for(ciri, "ability")
    ciri.chooses("use.ciri.3")
    scene.waits_for(geralt, "ability")
    geralt.chooses("use.geralt.2")

    assert [player.tokens for player in (geralt, yennefer, ciri)] == ["CCC", "CM", "EEEE"]
    assert scene.asked() == [(0, "left_card"), (1, "left_card"), (2, "left_card")]


@rule("RO-250")
@pytest.mark.parametrize("initiative", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_abilities_of_one_moment_are_used_in_initiative_order(scene: Scene, initiative: list[int]) -> None:
    players = scene.table("geralt", "yennefer", "ciri", initiative=initiative)
    hands(scene, players)
    for player, number in zip(players, (2, 2, 3), strict=True):
        wake(player, number)
    scene.playing()

    for seat in initiative:
        scene.waits_for(players[seat], "ability")
        players[seat].chooses(("use.geralt.2", "use.yennefer.2", "use.ciri.3")[seat])

    assert [event["seat"] for event in scene.events("ability_used")] == initiative


@rule("RO-250")
@pytest.mark.parametrize("initiative", [[0, 1, 2], [2, 0, 1]])
def test_abilities_before_the_own_tea_effects_come_in_initiative_order_too(scene: Scene, initiative: list[int]) -> None:
    players = scene.table("geralt", "dandelion", "triss", initiative=initiative)
    for player, number in zip(players, (4, 3, 4), strict=True):
        wake(player, number)
    scene.tea()

    for seat in initiative:
        scene.waits_for(players[seat], "ability")
        players[seat].chooses(("use.geralt.4", "use.dandelion.3", "use.triss.4")[seat])

    assert [player.state.vp for player in players] == [4, 3, 0]
    assert players[2].tokens == "MMMM"


@rule("RO-246", "RO-249", "RO-250")
def test_abilities_for_the_start_of_step_3_come_before_anybodys_tea(scene: Scene) -> None:
    geralt, yennefer, _ = scene.table("geralt", "yennefer", "triss", tracks=[20, 20, 20])
    wake(yennefer, 3)
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    scene.waits_for(yennefer, "ability")
    yennefer.chooses("use.yennefer.3", "symbol.magic")
    scene.waits_for(geralt, "track")


@rule("RO-246")
def test_an_ability_for_the_start_of_step_1_is_offered_over_the_refreshed_market(scene: Scene) -> None:
    vesemir, ciri, _ = scene.table("vesemir", "ciri", "triss", turn=2, initiative=[1, 0, 2])
    wake(vesemir, 4)
    scene.draws(scene.card("new1"), scene.card("new2"))
    scene.taking()

    scene.waits_for(vesemir, "ability")
    assert scene.slots == [("blank2", "blank3"), ("blank4", "blank5"), ("blank6", "blank7"), ("new1", "new2")]
    vesemir.chooses("use.vesemir.4")
    scene.waits_for(ciri, "place")


@rule("RO-246", "RO-192")
def test_where_all_effects_come_before_all_cups_tea_abilities_are_offered_once(scene: Scene) -> None:
    geralt, dandelion, triss = scene.table("geralt", "dandelion", "triss", tea_order="effects_then_cups")
    wake(dandelion, 3)
    geralt.given(timeline=tea_for_one_track(scene, 1, "one"), fresh=1)
    triss.given(timeline=tea_for_one_track(scene, 1, "other"), fresh=1)
    scene.tea()

    geralt.chooses("partner.left")
    scene.waits_for(dandelion, "ability")
    dandelion.chooses("pass")
    triss.chooses("partner.left")

    scene.waits_for(geralt, "place")
    assert dandelion.has_ready("own.3")


@rule("RO-251")
@pytest.mark.parametrize(("initiative", "offered"), [([0, 1, 2], True), ([1, 0, 2], False)])
def test_an_ability_unlocked_in_a_step_can_be_used_in_it_while_its_moment_lasts(
    scene: Scene, initiative: list[int], offered: bool
) -> None:
    geralt, vesemir, _ = scene.table("geralt", "vesemir", "ciri", tracks=[2, 0, 0], initiative=initiative)
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    vesemir.given(xp=3)
    scene.tea()

    geralt.chooses("partner.left")
    for player in (geralt, vesemir) if offered else (vesemir, geralt):
        player.chooses("bonus.2")

    assert vesemir.has_ready("own.2")
    assert vesemir.is_offered("use.vesemir.2", "pass") is offered
    assert scene.state.turn == (1 if offered else 2)


# -- Training and Witcher Form ---------------------------------------------------------------------------------------


@rule("RO-252")
def test_training_ignores_the_loss_of_one_symbol(scene: Scene) -> None:
    players = resolve(scene, LOSE_1, "geralt", 1, tokens="E")

    players[0].may_choose("pass", "use.geralt.1")
    players[0].chooses("use.geralt.1")

    assert players[0].tokens == "ECC"
    assert players[0].state.used == [scene.ability("geralt.1")]
    assert [player.tokens for player in players[1:]] == ["", ""]


@rule("RO-252")
def test_without_training_the_loss_is_paid(scene: Scene) -> None:
    players = resolve(scene, LOSE_1, "geralt", 1, tokens="E")

    players[0].chooses("pass")

    assert players[0].tokens == "CC"
    assert players[0].has_ready("own.1")


@rule("RO-252")
@pytest.mark.parametrize("effect", [RED_2_PLUS, RED_EXACTLY_1, RED_123, PARTNER_RED_123])
def test_training_is_not_offered_where_nothing_is_lost(scene: Scene, effect: Effect) -> None:
    players = resolve(scene, effect, "geralt", 1, tokens="EEE")

    scene.waits_for(players[0], "place")
    assert players[0].has_ready("own.1")


@rule("RO-253")
@pytest.mark.parametrize(("tokens", "left"), [("", ""), ("E", "E"), ("EE", "EE")])
def test_with_training_a_single_loss_costs_nothing(scene: Scene, tokens: str, left: str) -> None:
    players = resolve(scene, LOSE_1, "geralt", 1, tokens=tokens)

    players[0].chooses("use.geralt.1")

    assert players[0].tokens == left + "CC"


@rule("RO-EX-28", "RO-253")
@pytest.mark.parametrize(
    ("payable", "left", "level"), [(0, 0, 1), (1, 0, 2), (2, 0, 3), (3, 1, 3), (4, 2, 3), (5, 3, 3)]
)
def test_with_training_a_graded_loss_reaches_a_level_for_one_symbol_less(
    scene: Scene, payable: int, left: int, level: int
) -> None:
    players = resolve(scene, LOSE_123, "geralt", 1, tokens="E" * payable)

    players[0].chooses("use.geralt.1")

    assert players[0].tokens == "E" * left + "C" * level


@rule("RO-EX-29", "RO-254", "RO-255")
@pytest.mark.parametrize("tokens", ["", "E", "EEEE"])
def test_witcher_form_gives_the_maximum_result_and_nothing_is_lost(scene: Scene, tokens: str) -> None:
    players = resolve(scene, LOSE_123, "geralt", 3, tokens=tokens)

    players[0].may_choose("pass", "use.geralt.3")
    players[0].chooses("use.geralt.3")

    assert players[0].tokens == tokens + "CCC"
    assert not players[0].has_ready("own.3")
    assert [player.tokens for player in players[1:]] == ["", ""]


@rule("RO-254")
@pytest.mark.parametrize(
    ("effect", "tokens"), [(LOSE_1, "CC"), (RED_2_PLUS, "CC"), (RED_123, "CCC"), (PARTNER_RED_123, "CCC")]
)
def test_witcher_form_ignores_any_condition(scene: Scene, effect: Effect, tokens: str) -> None:
    players = resolve(scene, effect, "geralt", 3)

    players[0].chooses("use.geralt.3")

    assert players[0].tokens == tokens


@rule("RO-254")
def test_witcher_form_applies_even_where_an_exact_number_is_exceeded(scene: Scene) -> None:
    players = resolve(scene, RED_EXACTLY_1, "geralt", 3, timeline=[scene.card("red", "red")])

    players[0].chooses("use.geralt.3")

    assert players[0].tokens == "CC"


@rule("RO-254", "RO-247")
def test_without_witcher_form_an_unmet_effect_is_skipped(scene: Scene) -> None:
    players = resolve(scene, RED_2_PLUS, "geralt", 3)

    players[0].chooses("pass")

    assert players[0].tokens == ""
    assert players[0].has_ready("own.3")


@rule("RO-247")
@pytest.mark.parametrize(
    ("effect", "reds", "offered"),
    [
        (RED_2_PLUS, 0, True),
        (RED_2_PLUS, 1, False),
        (RED_EXACTLY_1, 0, False),
        (RED_123, 1, True),
        (RED_123, 2, False),
    ],
)
def test_witcher_form_is_not_offered_where_it_would_change_nothing(
    scene: Scene, effect: Effect, reds: int, offered: bool
) -> None:
    players = resolve(scene, effect, "geralt", 3, timeline=[scene.card(f"red{n}", "red") for n in range(reds)])

    assert players[0].is_offered("use.geralt.3") is offered
    assert players[0].has_ready("own.3")


@rule("RO-255")
def test_after_witcher_form_neither_training_nor_a_nudge_has_anything_left_to_change(scene: Scene) -> None:
    players = scene.table("geralt", "dandelion", "triss", active="CM", abilities=True)
    hands(scene, players)
    players[0].given(xp=10, used=["own.2"], acquired=["vesemir.1"], tokens="E")
    players[0].given(hand=[scene.card("card", standard=LOSE_123), "hand00"])
    scene.playing()
    players[0].chooses("play.card")
    for player in players[1:]:
        player.chooses(f"play.hand{player.seat}0")

    players[0].may_choose("pass", "use.geralt.1", "use.geralt.3", "use.vesemir.1.card")
    players[0].chooses("use.geralt.3")

    assert players[0].tokens == "ECCC"
    assert players[0].has_ready("own.1")
    assert players[0].has_ready("vesemir.1")


@rule("RO-253", "RO-255")
@pytest.mark.parametrize(("effect", "tokens", "offered"), [(LOSE_1, "E", False), (LOSE_123, "E", True)])
def test_after_training_witcher_form_is_offered_only_where_it_still_changes_something(
    scene: Scene, effect: Effect, tokens: str, offered: bool
) -> None:
    players = scene.table("geralt", "dandelion", "triss", active="CM")
    hands(scene, players)
    players[0].given(xp=10, awake=["own.1", "own.3"], tokens=tokens)
    players[0].given(hand=[scene.card("card", standard=effect), "hand00"])
    scene.playing()
    players[0].chooses("play.card")
    for player in players[1:]:
        player.chooses(f"play.hand{player.seat}0")

    players[0].may_choose("pass", "use.geralt.1", "use.geralt.3")
    players[0].chooses("use.geralt.1")

    assert players[0].is_offered("use.geralt.3", "pass") is offered
    assert players[0].has_ready("own.3")
    assert players[0].tokens == ("E" if offered else "ECC")


@rule("RO-255")
def test_witcher_form_and_training_do_not_work_on_tea_effects(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "dandelion", "triss")
    tea: Effect = ({"lose": {"symbol": "exploration"}}, {"partnership": {"tracks": "both"}})
    geralt.given(xp=10, awake=["own.1", "own.3"], timeline=[scene.card("tea", tea=tea)], fresh=1)
    scene.tea()

    assert scene.state.tracks == [0, 0, 0]
    scene.waits_for(geralt, "place")
    assert geralt.has_ready("own.1")
    assert geralt.has_ready("own.3")


# -- Drawing Energy --------------------------------------------------------------------------------------------------


@rule("RO-EX-30", "RO-256", "RO-257")
def test_drawing_energy_swaps_two_single_cards_of_the_market(scene: Scene) -> None:
    yennefer, _, _ = scene.table("yennefer", "ciri", "triss")
    wake(yennefer, 1)
    scene.taking()

    yennefer.chooses("use.yennefer.1")
    yennefer.may_choose(*(f"market.blank{n}" for n in range(8)))
    yennefer.chooses("market.blank2")
    yennefer.may_choose(*(f"market.blank{n}" for n in range(8) if n != 2))
    yennefer.chooses("market.blank7")
    swapped = scene.slots
    yennefer.chooses("take.slot.2")

    assert swapped == [("blank0", "blank1"), ("blank7", "blank3"), ("blank4", "blank5"), ("blank6", "blank2")]
    assert yennefer.hand[-2:] == ["blank7", "blank3"]
    assert scene.slots[3] == ("blank6", "blank2")


@rule("RO-257")
def test_drawing_energy_may_swap_within_a_pair(scene: Scene) -> None:
    yennefer, _, _ = scene.table("yennefer", "ciri", "triss")
    wake(yennefer, 1)
    scene.taking()

    yennefer.chooses("use.yennefer.1", "market.blank5", "market.blank4")

    assert scene.slots == [("blank0", "blank1"), ("blank2", "blank3"), ("blank5", "blank4"), ("blank6", "blank7")]


@rule("RO-256", "RO-257")
def test_drawing_energy_is_used_on_the_own_taking_turn_before_the_figure_moves(scene: Scene) -> None:
    geralt, yennefer, triss = scene.table("geralt", "yennefer", "triss")
    wake(yennefer, 1)
    scene.taking()

    scene.waits_for(geralt, "place")
    geralt.may_choose("take.slot.1", "take.slot.2", "take.slot.3", "take.slot.4", "take.top")
    geralt.chooses("take.slot.3")
    yennefer.may_choose("take.slot.1", "take.slot.2", "take.slot.4", "take.top", "use.yennefer.1")
    yennefer.chooses("take.slot.1")

    scene.waits_for(triss, "place")
    triss.may_choose("take.slot.2", "take.slot.4", "take.top")
    assert yennefer.has_ready("own.1")


@rule("RO-257")
@pytest.mark.parametrize(("pairs", "offered"), [(1, True), (0, False)])
def test_drawing_energy_is_not_offered_without_two_cards_in_the_market(scene: Scene, pairs: int, offered: bool) -> None:
    pair = (scene.card("one"), scene.card("two"))
    yennefer, _, _ = scene.table("yennefer", "ciri", "triss", market=[None, None, pair if pairs else None, None])
    wake(yennefer, 1)
    scene.taking()

    assert yennefer.is_offered("use.yennefer.1", "take.top") is offered
    assert yennefer.has_ready("own.1")
    if not offered:
        assert yennefer.is_asked("left_card")


# -- acquired ability cards ------------------------------------------------------------------------------------------


@rule("RO-258")
@pytest.mark.parametrize(("step", "number", "stock"), [(3, 1, [1, 2]), (10, 3, [2, 1])])
def test_an_ability_card_is_taken_from_the_partners_stock_and_is_available(
    scene: Scene, step: int, number: int, stock: list[int]
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[0, 0, step - 1])
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.right", "bonus.1")
    triss.chooses("bonus.2")

    assert geralt.state.ready == [scene.ability(f"triss.{number}", card=True)]
    assert [player.state.stock for player in (geralt, ciri, triss)] == [[2, 2], [2, 2], stock]


@rule("RO-259", "RO-260")
def test_an_acquired_card_is_used_once_and_turned_face_down(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    geralt.given(acquired=["yennefer.1"])
    scene.taking()

    geralt.chooses("use.yennefer.1.card", "market.blank0", "market.blank2")

    assert scene.slots[:2] == [("blank2", "blank1"), ("blank0", "blank3")]
    assert scene.ability("yennefer.1", card=True) in geralt.state.used
    assert not geralt.has_ready("yennefer.1")
    geralt.is_refused("use.yennefer.1.card", because="RO-245")
    assert (ciri.state.ready, triss.state.ready) == ([], [])


@rule("RO-260")
def test_the_owners_use_and_the_acquired_cards_use_are_separate(scene: Scene) -> None:
    yennefer, geralt, triss = scene.table("yennefer", "geralt", "triss", abilities=True)
    geralt.given(acquired=["yennefer.1"])
    triss.given(acquired=["yennefer.1"])
    scene.taking()

    yennefer.chooses("use.yennefer.1", "market.blank0", "market.blank2", "take.top")

    assert geralt.is_offered("use.yennefer.1.card")
    geralt.chooses("use.yennefer.1.card", "market.blank0", "market.blank2", "take.top")
    assert triss.is_offered("use.yennefer.1.card")
    assert triss.has_ready("own.1")


@rule("RO-260")
def test_an_acquired_card_is_used_at_the_time_its_text_says(scene: Scene) -> None:
    players = dandelion, _, _ = scene.table("dandelion", "ciri", "triss", active="CM")
    hands(scene, players)
    card = scene.card("card", standard=LOSE_123)
    dandelion.given(hand=[card, "hand00"], acquired=["geralt.1", "geralt.3"])
    scene.playing()

    dandelion.may_choose("play.card", "play.hand00")
    dandelion.chooses("play.card")
    for player in players[1:]:
        player.chooses(f"play.hand{player.seat}0")
    dandelion.may_choose("pass", "use.geralt.1.card", "use.geralt.3.card")
    dandelion.chooses("use.geralt.3.card")

    assert dandelion.tokens == "CCC"
    assert dandelion.has_ready("geralt.1")


@rule("RO-258", "RO-260")
def test_a_card_is_acquired_on_the_board_and_used_once_beside_the_own_use(scene: Scene) -> None:
    players = geralt, yennefer, triss = scene.table(
        "geralt", "yennefer", "triss", abilities=True, tracks=[2, 0, 0], initiative=[1, 0, 2]
    )
    hands(scene, players, 4)
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()
    geralt.chooses("partner.left")
    for player in (yennefer, geralt):
        player.chooses("bonus.1" if player is geralt else "bonus.2")

    yennefer.chooses("use.yennefer.1", "market.blank2", "market.blank4", "take.top")
    geralt.chooses("use.yennefer.1.card", "market.blank2", "market.blank6", "take.top")

    assert geralt.state.used == [scene.ability("yennefer.1", card=True)]
    assert geralt.state.ready == [scene.ability("geralt.1")]
    assert yennefer.state.used == [scene.ability("yennefer.1")]
    triss.may_choose("take.slot.1", "take.slot.2", "take.slot.3", "take.slot.4", "take.top")


@rule("RO-261")
def test_the_partner_keeps_the_own_ability_and_loses_nothing(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", abilities=True, tracks=[2, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    ciri.given(tokens="E", vp=3)
    scene.tea()

    geralt.chooses("partner.left", "bonus.1")

    assert geralt.has_ready("ciri.1")
    assert ciri.state.ready == [scene.ability("ciri.1")]
    assert (ciri.tokens, ciri.state.vp, ciri.state.xp) == ("E", 3, 0)
    scene.waits_for(ciri, "bonus")


@rule("RO-262")
@pytest.mark.parametrize("ready", [True, False])
@pytest.mark.parametrize(("xp", "picks"), [(0, 0), (4, 0), (5, 1), (10, 2), (15, 3)])
def test_acquired_cards_do_not_count_as_unlocked_abilities(scene: Scene, xp: int, picks: int, ready: bool) -> None:
    ciri, geralt, _ = scene.table(
        "ciri", "geralt", "triss", side="B", boards=[1, 2, 3], tracks=[11, 0, 0], abilities=ready
    )
    ciri.given(xp=xp, acquired=["geralt.1", "geralt.3"], used=["triss.1"])
    ciri.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    ciri.chooses("partner.left", *["symbol.combat"] * picks)

    assert ciri.tokens == "C" * picks
    assert geralt.tokens == ""
    scene.waits_for(ciri, "place")


@rule("RO-263")
@pytest.mark.parametrize("xp", [0, 9, 10])
def test_a_third_ability_can_be_acquired_before_its_owner_unlocked_it(scene: Scene, xp: int) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[9, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    ciri.given(xp=xp)
    scene.tea()

    geralt.chooses("partner.left", "bonus.1")

    assert geralt.has_ready("ciri.3")
    assert not ciri.has_ready("own.3")
    assert ciri.state.xp == xp


@rule("RO-264")
def test_only_the_boards_bonus_makes_a_used_ability_available_again(scene: Scene) -> None:
    yennefer, ciri, triss = scene.table(
        "yennefer", "ciri", "triss", side="B", boards=[1, 2, 3], tracks=[9, 0, 0], initiative=[1, 0, 2]
    )
    yennefer.given(used=["ciri.1"], timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()
    yennefer.chooses("partner.left")

    yennefer.may_choose("refresh.yennefer.1", "refresh.ciri.1.card")
    yennefer.chooses("refresh.yennefer.1")

    assert yennefer.state.ready == [scene.ability("yennefer.1")]
    assert yennefer.state.used == [scene.ability("ciri.1", card=True)]
    assert ciri.state.ready == [scene.ability("ciri.1")]
    assert triss.state.ready == []
    ciri.chooses("take.top")
    yennefer.chooses("use.yennefer.1", "market.blank2", "market.blank4")
    yennefer.is_refused("use.yennefer.1", because="RO-245")


# -- what the other abilities do -------------------------------------------------------------------------------------


@rule("RO-246")
@pytest.mark.parametrize(
    ("reds", "level", "offered"), [(0, 1, True), (1, 2, True), (2, 3, False), (3, 3, False), (-1, 0, False)]
)
def test_a_nudge_at_the_elbow_raises_a_graded_effect_by_one_level(
    scene: Scene, reds: int, level: int, offered: bool
) -> None:
    effect: Effect = RED_123 if reds >= 0 else ({"have_colour": {"colour": "blue", "up_to": 3}}, RED_123[1])
    players = resolve(scene, effect, "vesemir", 1, timeline=[scene.card(f"red{n}", "red") for n in range(max(0, reds))])

    assert players[0].is_offered("use.vesemir.1", "pass") is offered
    if offered:
        players[0].chooses("use.vesemir.1")
    assert players[0].tokens == "C" * min(3, level + offered)
    assert players[0].has_ready("own.1") is not offered


@rule("RO-246")
@pytest.mark.parametrize(("tokens", "after"), [("E", "CC"), ("EE", "CCC")])
def test_a_nudge_at_the_elbow_costs_no_more_symbols(scene: Scene, tokens: str, after: str) -> None:
    players = resolve(scene, LOSE_123, "vesemir", 1, tokens=tokens)

    players[0].chooses("use.vesemir.1")

    assert players[0].tokens == after


@rule("RO-246", "RO-253")
@pytest.mark.parametrize(
    ("tokens", "uses", "after"),
    [
        ("", ("geralt.1", "vesemir.1.card"), "CC"),
        ("E", ("geralt.1", "vesemir.1.card"), "CCC"),
        ("EE", ("vesemir.1.card", "geralt.1"), "CCC"),
    ],
)
def test_training_and_a_nudge_together_reach_level_3_at_most(
    scene: Scene, tokens: str, uses: tuple[str, str], after: str
) -> None:
    players = scene.table("geralt", "dandelion", "triss", active="CM")
    hands(scene, players)
    wake(players[0], 1)
    card = scene.card("card", standard=LOSE_123)
    players[0].given(hand=[card, "hand00"], tokens=tokens, acquired=["vesemir.1"])
    scene.playing()
    players[0].chooses("play.card")
    for player in players[1:]:
        player.chooses(f"play.hand{player.seat}0")

    players[0].chooses(*(f"use.{ability}" for ability in uses))

    assert players[0].tokens == after


@rule("RO-246")
@pytest.mark.parametrize("effect", [LOSE_1, RED_2_PLUS, RED_EXACTLY_1])
def test_a_nudge_at_the_elbow_is_not_offered_for_an_effect_without_levels(scene: Scene, effect: Effect) -> None:
    players = resolve(scene, effect, "vesemir", 1, tokens="E")

    scene.waits_for(players[0], "place")
    assert players[0].has_ready("own.1")


@rule("RO-246")
def test_quick_fingers_trade_a_hand_card_for_a_market_card(scene: Scene) -> None:
    ciri, _, _ = scene.table("ciri", "geralt", "triss")
    hands(scene, [ciri], 3)
    wake(ciri, 1)
    scene.taking()

    ciri.chooses("use.ciri.1")
    ciri.may_choose(*(f"market.blank{n}" for n in range(8)))
    ciri.chooses("market.blank5")
    ciri.may_choose("give.hand00", "give.hand01", "give.hand02")
    ciri.chooses("give.hand01")

    assert sorted(ciri.hand) == ["blank5", "hand00", "hand02"]
    assert scene.slots[2] == ("blank4", "hand01")
    ciri.may_choose("take.slot.1", "take.slot.2", "take.slot.3", "take.slot.4", "take.top")


@rule("RO-246")
@pytest.mark.parametrize(("held", "offered"), [(["held"], True), ([], False)])
def test_quick_fingers_need_a_hand_card_and_show_what_they_give(scene: Scene, held: list[str], offered: bool) -> None:
    ciri, _, _ = scene.table("ciri", "geralt", "triss")
    wake(ciri, 1)
    scene.card("held")
    ciri.given(hand=held, unseen=held, timeline=[scene.card("old")])
    scene.taking()

    assert ciri.is_offered("use.ciri.1", "take.top") is offered
    assert ciri.is_asked("place")
    if offered:
        ciri.chooses("use.ciri.1", "market.blank0")
        assert (ciri.hand, ciri.state.unseen) == (["blank0"], [])
        assert scene.slots[0] == ("held", "blank1")


@rule("RO-246")
def test_whiteout_discards_a_pair_and_deals_a_new_one_in_its_place(scene: Scene) -> None:
    yuki, _, _ = scene.table("yuki_onna", "geralt", "triss")
    wake(yuki, 1)
    scene.draws(scene.card("new1"), scene.card("new2"))
    scene.taking()

    yuki.chooses("use.yuki_onna.1")
    yuki.may_choose("replace.slot.1", "replace.slot.2", "replace.slot.3", "replace.slot.4")
    yuki.chooses("replace.slot.3")

    assert scene.slots == [("blank0", "blank1"), ("blank2", "blank3"), ("new1", "new2"), ("blank6", "blank7")]
    assert scene.called(scene.state.discard)[-2:] == ["blank4", "blank5"]
    yuki.may_choose("take.slot.1", "take.slot.2", "take.slot.3", "take.slot.4", "take.top")


@rule("RO-246")
@pytest.mark.parametrize("hero", ["ciri", "yuki_onna"])
def test_abilities_on_the_market_are_not_offered_when_it_is_empty(scene: Scene, hero: str) -> None:
    player, _, _ = scene.table(hero, "geralt", "triss", market=[None, None, None, None])
    wake(player, 1)
    scene.taking()

    assert player.is_asked("left_card")
    assert player.has_ready("own.1")


@rule("RO-246")
def test_whiteout_is_not_offered_for_an_emptied_slot(scene: Scene) -> None:
    geralt, yuki, _ = scene.table("geralt", "yuki_onna", "triss")
    wake(yuki, 1)
    scene.taking()

    geralt.chooses("take.slot.2")
    yuki.chooses("use.yuki_onna.1")

    yuki.may_choose("replace.slot.1", "replace.slot.3", "replace.slot.4")


@rule("RO-246")
def test_clean_bandage_removes_up_to_two_lost_symbol_tokens(scene: Scene) -> None:
    triss, geralt, _ = scene.table("triss", "geralt", "ciri")
    wake(triss, 1)
    cards = [scene.card("one", symbols="EEM", cup="left"), scene.card("two", symbols="D")]
    triss.given(timeline=cards, lost={"one": "EU", "two": "D"})
    other = scene.card("other", symbols="M")
    geralt.given(timeline=[other], lost={other: "M"})
    scene.tea()

    triss.chooses("use.triss.1")
    triss.may_choose("uncover.one.exploration", "uncover.one.cup", "uncover.two.diplomacy", "pass")
    triss.chooses("uncover.one.cup")
    triss.may_choose("uncover.one.exploration", "uncover.two.diplomacy", "pass")
    triss.chooses("uncover.two.diplomacy")

    assert (triss.lost("one"), triss.lost("two"), geralt.lost("other")) == ("E", "", "M")
    scene.waits_for(triss, "place")


@rule("RO-246")
@pytest.mark.parametrize(("removed", "still"), [(0, 5), (1, 4), (4, 1)])
def test_thaw_removes_up_to_four_lost_symbol_tokens(scene: Scene, removed: int, still: int) -> None:
    yuki, _, _ = scene.table("yuki_onna", "geralt", "ciri")
    wake(yuki, 3)
    yuki.given(
        timeline=[scene.card("one", symbols="EEE"), scene.card("two", symbols="EEE")], lost={"one": "EEE", "two": "EE"}
    )
    scene.tea()

    yuki.chooses("use.yuki_onna.3", *["uncover.one.exploration"] * min(3, removed))
    yuki.chooses(*["uncover.two.exploration"] * (removed - 3), *["pass"] * (removed < 4))

    assert len(yuki.lost("one") + yuki.lost("two")) == still
    scene.waits_for(yuki, "place")


@rule("RO-246")
def test_uncovering_is_not_offered_while_nothing_of_ones_own_is_covered(scene: Scene) -> None:
    triss, yuki, ciri = scene.table("triss", "yuki_onna", "ciri")
    ciri.given(timeline=[scene.card("other", symbols="E")], lost={"other": "E"})
    wake(triss, 1)
    wake(yuki, 3)
    triss.given(timeline=[scene.card("one", symbols="EE")])
    yuki.given(timeline=[scene.card("two", symbols="E", cup="right")])
    scene.tea()

    scene.waits_for(triss, "place")
    assert triss.has_ready("own.1")
    assert yuki.has_ready("own.3")


@rule("RO-246")
def test_a_rhyme_for_anything_turns_up_to_three_inactive_tokens_into_active_symbols(scene: Scene) -> None:
    dandelion, _, _ = scene.table("dandelion", "geralt", "ciri", active="CM")
    wake(dandelion, 1)
    dandelion.given(tokens="EEEDC")
    scene.tea()

    dandelion.chooses("use.dandelion.1")
    into = [f"exchange.{of}.{to}" for of in ("exploration", "diplomacy") for to in ("combat", "magic")]
    dandelion.may_choose(*into, "pass")
    dandelion.chooses("exchange.diplomacy.magic")
    dandelion.may_choose(*into[:2], "pass")
    dandelion.chooses("exchange.exploration.combat", "exchange.exploration.magic")

    assert dandelion.tokens == "ECCMM"
    scene.waits_for(dandelion, "place")


@rule("RO-246")
def test_a_rhyme_for_anything_may_stop_early(scene: Scene) -> None:
    dandelion, _, _ = scene.table("dandelion", "geralt", "ciri", active="CM")
    wake(dandelion, 1)
    dandelion.given(tokens="EED")
    scene.tea()

    dandelion.chooses("use.dandelion.1", "exchange.exploration.magic", "pass")

    assert dandelion.tokens == "EMD"
    assert not dandelion.has_ready("own.1")


@rule("RO-246")
@pytest.mark.parametrize("tokens", ["", "CM", "CCCM"])
def test_a_rhyme_for_anything_is_not_offered_without_an_inactive_token(scene: Scene, tokens: str) -> None:
    dandelion, _, _ = scene.table("dandelion", "geralt", "ciri", active="CM")
    wake(dandelion, 1)
    dandelion.given(tokens=tokens, timeline=[scene.card("card", symbols="ED")])
    scene.tea()

    scene.waits_for(dandelion, "place")
    assert dandelion.has_ready("own.1")


@rule("RO-246")
def test_the_same_moment_twice_applies_a_cards_standard_effect_again_in_the_scope_of_its_place(scene: Scene) -> None:
    ciri, geralt, _ = scene.table("ciri", "geralt", "triss", active="CM")
    wake(ciri, 2)
    hands(scene, [ciri])
    cards = [
        scene.card("plain", "red"),
        scene.card("counter", "red", standard=RED_123),
        scene.card("payer", "red", "E"),
    ]
    payer = scene.card("loser", standard=LOSE_1)
    ciri.given(timeline=[*cards, payer, scene.card("last", "red")])
    geralt.given(timeline=[scene.card("other", "red", standard=RED_123)])
    scene.playing()

    ciri.chooses("use.ciri.2")
    ciri.may_choose("repeat.counter", "repeat.loser")
    ciri.chooses("repeat.counter")

    assert (ciri.tokens, geralt.tokens) == ("CC", "")
    assert ciri.is_asked("left_card")


@rule("RO-246", "RO-252", "RO-254")
def test_abilities_for_a_played_cards_effect_do_not_work_on_one_that_is_applied_again(scene: Scene) -> None:
    ciri, *_ = scene.table("ciri", "geralt", "triss", active="CM")
    wake(ciri, 2)
    ciri.given(timeline=[scene.card("card", standard=LOSE_1)], tokens="E", acquired=["geralt.1", "geralt.3"])
    scene.playing()

    ciri.chooses("use.ciri.2")

    assert ciri.tokens == "CC"
    assert ciri.is_asked("left_card")
    assert ciri.has_ready("geralt.1")


@rule("RO-246")
@pytest.mark.parametrize(
    ("symbols", "effect", "offered"), [("E", LOSE_1, True), ("", LOSE_1, False), ("E", None, False)]
)
def test_the_same_moment_twice_is_not_offered_where_no_effect_would_apply(
    scene: Scene, symbols: str, effect: Effect | None, offered: bool
) -> None:
    ciri, _, _ = scene.table("ciri", "geralt", "triss", active="CM")
    wake(ciri, 2)
    ciri.given(timeline=[scene.card("card", symbols=symbols, standard=effect)])
    scene.playing()

    assert ciri.is_offered("use.ciri.2", "pass") is offered
    assert ciri.has_ready("own.2")


@rule("RO-246")
@pytest.mark.parametrize(
    ("ability", "step", "answers", "tokens"),
    [
        ("geralt.2", "2", (), "CCC"),
        ("yennefer.2", "2", (), "CM"),
        ("yennefer.3", "3", ("symbol.magic",), "MMM"),
        ("yennefer.4", "3", ("symbol.magic", "symbol.combat", "symbol.magic", "symbol.magic"), "CMMM"),
        ("vesemir.3", "3", ("symbol.magic", "symbol.combat", "symbol.magic"), "CMM"),
        ("dandelion.2", "1", (), "DDD"),
        ("dandelion.4", "3", ("symbol.combat",), "CCCC"),
        ("triss.3", "2", (), "MMMM"),
        ("triss.4", "3", (), "MMMM"),
        ("ciri.3", "2", (), "EEEE"),
        ("ciri.4", "2", ("symbol.combat", "symbol.combat", "symbol.magic", "symbol.magic"), "CCMM"),
        ("yuki_onna.4", "2", (), "CCCC"),
    ],
)
def test_some_abilities_give_tokens(
    scene: Scene, ability: str, step: str, answers: tuple[str, ...], tokens: str
) -> None:
    hero, number = ability.split(".")
    others = [name for name in ("geralt", "ciri", "triss") if name != hero][:2]
    player, *rest = scene.table(hero, *others, active="CM")
    wake(player, int(number))
    PHASES[step](scene)

    player.may_choose(f"use.{ability}", "pass")
    player.chooses(f"use.{ability}", *answers)

    assert player.tokens == tokens
    assert not player.has_ready(f"own.{number}")
    assert not player.is_asked("active_symbol")
    assert [other.tokens for other in rest] == ["", ""]


@rule("RO-246")
@pytest.mark.parametrize(
    ("ability", "step", "xp", "vp", "drawn"),
    [
        ("vesemir.4", "1", 6, 0, 0),
        ("geralt.4", "3", 0, 4, 0),
        ("dandelion.3", "3", 0, 3, 0),
        ("yuki_onna.2", "1", 0, 0, 3),
    ],
)
def test_some_abilities_give_experience_points_or_cards(
    scene: Scene, ability: str, step: str, xp: int, vp: int, drawn: int
) -> None:
    hero, number = ability.split(".")
    player, other, _ = scene.table(hero, "ciri", "triss")
    wake(player, int(number))
    before = (player.state.xp, player.state.vp, len(player.hand))
    PHASES[step](scene)

    player.chooses(f"use.{ability}")

    after = (player.state.xp, player.state.vp, len(player.hand))
    assert [now - then for now, then in zip(after, before, strict=True)] == [xp, vp, drawn]
    assert len(player.state.unseen) == drawn
    assert (other.state.xp, other.state.vp, len(other.hand)) == (0, 0, 5)


@rule("RO-246")
@pytest.mark.parametrize(
    ("ability", "answers", "tracks"),
    [
        ("vesemir.2", ("partner.left",), [23, 20, 20]),
        ("vesemir.2", ("partner.right",), [20, 20, 23]),
        ("triss.2", (), [21, 20, 21]),
    ],
)
def test_some_abilities_give_partnership_points(
    scene: Scene, ability: str, answers: tuple[str, ...], tracks: list[int]
) -> None:
    hero, number = ability.split(".")
    player, _, _ = scene.table(hero, "geralt", "ciri", tracks=[20, 20, 20])
    wake(player, int(number))
    scene.tea()

    player.chooses(f"use.{ability}", *answers)

    assert scene.state.tracks == tracks


@rule("RO-246", "RO-239")
@pytest.mark.parametrize(("xp", "offered"), [(39, True), (40, False)])
def test_an_ability_that_gives_experience_is_not_offered_at_the_ceiling(scene: Scene, xp: int, offered: bool) -> None:
    vesemir, _, _ = scene.table("vesemir", "geralt", "ciri")
    vesemir.given(xp=xp, awake=["own.4"])
    scene.taking()

    assert vesemir.is_offered("use.vesemir.4", "pass") is offered


@rule("RO-246", "RO-229")
@pytest.mark.parametrize(("tracks", "offered"), [([24, 0, 23], True), ([23, 0, 24], True), ([24, 0, 24], False)])
@pytest.mark.parametrize(("hero", "number"), [("vesemir", 2), ("triss", 2)])
def test_an_ability_that_gives_partnership_is_not_offered_at_the_end_of_both_tracks(
    scene: Scene, hero: str, number: int, tracks: list[int], offered: bool
) -> None:
    player, _, _ = scene.table(hero, "geralt", "ciri", tracks=tracks)
    wake(player, number)
    scene.tea()

    assert player.is_offered(f"use.{hero}.{number}", "pass") is offered
