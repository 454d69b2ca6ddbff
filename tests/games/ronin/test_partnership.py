"""Partnership points and their bonuses (RO-219 to RO-231)."""

import pytest

from oldpath.games.ronin.box import open_box
from oldpath.games.ronin.verbs.bonuses import PartnerAbility
from tests.kit.boards import FIRST_ABILITY, FOR_UNLOCKED, GAIN_2_XP, REFRESH, lay_side_a
from tests.kit.phrases import Phrase
from tests.kit.scene import Scene, rule
from tests.kit.tea_cards import tea_for_both_tracks, tea_for_one_track


@pytest.fixture
def scene(scene: Scene) -> Scene:
    """A table whose side A stays as it is when the printed one is balanced anew."""
    lay_side_a(scene)
    return scene


FOR_16_XP: Phrase = {"by_threshold": {"count": "total_xp", "levels": [[16, 1], [20, 2]], "gives": "vp"}}


def bonuses(scene: Scene) -> list[tuple[int, int]]:
    """Who received the bonus of which step, in the order told."""
    return [(event["seat"], event["step"]) for event in scene.events("bonus_reached")]


@rule("RO-219")
@pytest.mark.parametrize(
    ("start", "points", "vp"),
    [(3, 1, 0), (3, 2, 1), (4, 1, 1), (4, 2, 1), (4, 3, 1), (5, 1, 0), (7, 1, 1), (8, 1, 0), (16, 3, 1)],
)
def test_both_partners_get_the_bonus_of_every_step_landed_on_or_passed(
    scene: Scene, start: int, points: int, vp: int
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[start, 0, 0])
    ciri.given(xp=40)
    geralt.given(xp=40, timeline=tea_for_one_track(scene, points), fresh=1)
    scene.tea()

    geralt.chooses("partner.left")

    assert scene.state.tracks == [start + points, 0, 0]
    assert [player.state.vp for player in (geralt, ciri, triss)] == [vp, vp, 0]


@rule("RO-219")
def test_a_move_over_two_bonus_steps_gives_both_of_them(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[13, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 3), fresh=1)
    scene.tea()

    geralt.chooses("partner.left", "symbol.combat")
    ciri.chooses("symbol.magic")

    assert [player.state.xp for player in (geralt, ciri, triss)] == [2, 2, 0]
    assert [player.tokens for player in (geralt, ciri, triss)] == ["CC", "MM", ""]


@rule("RO-219")
@pytest.mark.parametrize(("start", "points", "xp", "vp"), [(6, 1, 2, 0), (6, 2, 2, 1), (7, 1, 0, 1), (8, 1, 0, 0)])
def test_bonuses_on_neighbouring_steps_are_both_given(scene: Scene, start: int, points: int, xp: int, vp: int) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[start, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, points), fresh=1)
    scene.tea()

    geralt.chooses("partner.left")
    for player in (geralt, ciri) if xp else ():
        player.chooses("bonus.2")

    assert [(player.state.xp, player.state.vp) for player in (geralt, ciri, triss)] == [(xp, vp), (xp, vp), (0, 0)]


@rule("RO-220")
@pytest.mark.parametrize(("mover", "side"), [(0, "left"), (1, "right")])
def test_it_does_not_matter_which_partner_moved_the_marker(scene: Scene, mover: int, side: str) -> None:
    players = scene.table("geralt", "ciri", "triss", tracks=[4, 0, 0])
    players[mover].given(timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    players[mover].chooses(f"partner.{side}")

    assert scene.state.tracks == [5, 0, 0]
    assert [player.state.vp for player in players] == [1, 1, 0]


@rule("RO-221", "RO-228")
def test_a_bonus_is_immediate_and_its_tokens_can_pay_for_the_next_effect(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", active="CM", tracks=[11, 0, 0])
    payer = scene.card("payer", tea=({"lose": {"symbol": "combat"}}, {"partnership": {"tracks": "both"}}))
    geralt.given(timeline=[*tea_for_one_track(scene, 1), payer], fresh=2)
    scene.tea()

    geralt.chooses("partner.left", "symbol.combat", "symbol.magic")
    tracks_before_the_second_effect = list(scene.state.tracks)
    ciri.chooses("symbol.magic", "symbol.magic")

    assert tracks_before_the_second_effect == [12, 0, 0]
    assert scene.state.tracks == [13, 0, 1]
    assert (geralt.tokens, ciri.tokens) == ("M", "MM")


@rule("RO-EX-03", "RO-222", "RO-258")
def test_both_partners_take_a_card_of_the_others_first_ability(scene: Scene) -> None:
    geralt, yennefer, triss = scene.table("geralt", "yennefer", "triss", tracks=[2, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()
    geralt.chooses("partner.left")

    geralt.may_choose("bonus.1", "bonus.2")
    geralt.chooses("bonus.1")
    yennefer.may_choose("bonus.1", "bonus.2")
    yennefer.chooses("bonus.1")

    assert geralt.has_ready("yennefer.1")
    assert yennefer.has_ready("geralt.1")
    assert [player.state.stock for player in (geralt, yennefer, triss)] == [[1, 2], [1, 2], [2, 2]]
    assert [player.state.xp for player in (geralt, yennefer, triss)] == [0, 0, 0]


@rule("RO-222")
@pytest.mark.parametrize("cards", [("1", "2"), ("2", "1")])
def test_partners_may_choose_different_branches(scene: Scene, cards: tuple[str, str]) -> None:
    players = geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[2, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.left", f"bonus.{cards[0]}")
    ciri.chooses(f"bonus.{cards[1]}")

    assert [geralt.has_ready("ciri.1"), ciri.has_ready("geralt.1")] == [card == "1" for card in cards]
    assert [player.state.xp for player in players] == [2 if card == "2" else 0 for card in (*cards, "")]


@rule("RO-EX-36", "RO-223", "RO-219")
@pytest.mark.parametrize("initiative", [[0, 1, 2], [1, 0, 2], [2, 1, 0]])
def test_crossed_bonuses_are_resolved_upwards_and_within_a_step_in_initiative_order(
    scene: Scene, initiative: list[int]
) -> None:
    players = scene.table("geralt", "ciri", "triss", tracks=[2, 0, 0], initiative=initiative)
    players[0].given(timeline=tea_for_one_track(scene, 3), fresh=1)
    first, second = (players[seat] for seat in initiative if seat != 2)
    scene.tea()
    players[0].chooses("partner.left")

    scene.waits_for(first, "bonus")
    assert scene.state.tracks[0] == 3
    first.chooses("bonus.2")
    scene.waits_for(second, "bonus")
    assert [player.state.vp for player in players] == [0, 0, 0]
    second.chooses("bonus.2")

    assert scene.state.tracks == [5, 0, 0]
    assert bonuses(scene) == [(first.seat, 3), (second.seat, 3), (first.seat, 5), (second.seat, 5)]
    assert [player.state.xp for player in players] == [2, 2, 0]
    assert [player.state.vp for player in players] == [1, 1, 0]


@rule("RO-EX-44", "RO-219")
def test_a_pair_of_cups_gives_the_bonus_passed_and_the_one_landed_on(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[2, 0, 0])
    geralt.given(timeline=[scene.card("mine", cup="left")])
    ciri.given(timeline=[scene.card("theirs", cup="right")])
    scene.tea()

    geralt.chooses("bonus.2")
    ciri.chooses("bonus.1")

    assert scene.state.tracks == [4, 0, 0]
    assert bonuses(scene) == [(0, 3), (1, 3)]
    assert (geralt.state.xp, ciri.has_ready("geralt.1")) == (2, True)


@rule("RO-EX-44", "RO-208", "RO-219")
def test_a_pair_of_cups_gives_both_bonuses_where_the_step_landed_on_has_one_too(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[6, 0, 0])
    geralt.given(timeline=[scene.card("mine", cup="left")])
    ciri.given(timeline=[scene.card("theirs", cup="right")])
    scene.tea()

    geralt.chooses("bonus.2")
    ciri.chooses("bonus.2")

    assert scene.state.tracks == [8, 0, 0]
    assert bonuses(scene) == [(0, 7), (1, 7), (0, 8), (1, 8)]
    assert [(player.state.xp, player.state.vp) for player in (geralt, ciri)] == [(2, 1), (2, 1)]


@rule("RO-224")
def test_a_steps_bonus_is_given_once(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[4, 0, 0])
    first, second = tea_for_one_track(scene, 1, "first"), tea_for_one_track(scene, 1, "second")
    geralt.given(timeline=[*first, *second], fresh=2)
    scene.tea()

    geralt.chooses("partner.left", "partner.left")

    assert scene.state.tracks == [7, 0, 0]
    assert bonuses(scene)[:2] == [(0, 5), (1, 5)]
    assert (geralt.state.vp, ciri.state.vp) == (1, 1)


@rule("RO-224")
def test_each_track_gives_its_own_bonus(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", tracks=[4, 4, 4])
    players[0].given(timeline=[tea_for_both_tracks(scene)], fresh=1)
    scene.tea()

    assert scene.state.tracks == [5, 4, 5]
    assert [player.state.vp for player in players] == [2, 1, 1]


@rule("RO-225")
def test_a_bonus_without_an_alternative_is_taken_unasked(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[4, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.left")

    assert (geralt.state.vp, ciri.state.vp) == (1, 1)
    scene.waits_for(geralt, "place")


@rule("RO-225")
def test_a_bonus_without_an_alternative_cannot_be_declined(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", active="CM", tracks=[11, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.left")

    geralt.may_choose("symbol.combat", "symbol.magic")
    geralt.chooses("symbol.combat")
    geralt.may_choose("symbol.combat", "symbol.magic")
    geralt.chooses("symbol.combat")
    ciri.may_choose("symbol.combat", "symbol.magic")


@rule("RO-225")
def test_a_bonus_is_taken_as_far_as_possible(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[13, 0, 0])
    geralt.given(xp=39, timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.left")

    assert (geralt.state.xp, ciri.state.xp) == (40, 2)


@rule("RO-226")
@pytest.mark.parametrize(("step", "stock", "xp"), [(3, [0, 2], 2), (10, [2, 0], 3)])
def test_without_an_ability_card_left_the_experience_must_be_taken(
    scene: Scene, step: int, stock: list[int], xp: int
) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[step - 1, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    ciri.given(stock=stock)
    scene.tea()

    geralt.chooses("partner.left")

    assert geralt.state.xp == xp
    scene.waits_for(ciri, "bonus")
    ciri.may_choose("bonus.1", "bonus.2")


@rule("RO-226")
def test_at_the_ceiling_of_experience_the_ability_card_must_be_taken(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[2, 0, 0])
    geralt.given(xp=40, timeline=tea_for_one_track(scene, 1), fresh=1)
    ciri.given(xp=39)
    scene.tea()

    geralt.chooses("partner.left")

    assert geralt.has_ready("ciri.1")
    scene.waits_for(ciri, "bonus")


@rule("RO-226")
@pytest.mark.parametrize(
    ("deck", "discarded", "offered"), [(1, 0, True), (0, 1, True), (0, 0, False)], ids=["deck", "discard", "neither"]
)
def test_with_neither_a_deck_nor_a_discard_pile_the_experience_must_be_taken(
    scene: Scene, deck: int, discarded: int, offered: bool
) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[6, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    for n in range(deck):
        scene.card(f"deck{n}")
    scene.lean_deck(*(scene.card(f"discarded{n}") for n in range(discarded)))
    scene.tea()

    geralt.chooses("partner.left")

    assert geralt.is_asked("bonus") is offered
    if offered:
        geralt.chooses("bonus.1")
        assert (len(geralt.hand), geralt.state.xp) == (6, 0)
    assert (ciri.state.xp, ciri.is_asked("bonus")) == (2, False)


@rule("RO-226")
@pytest.mark.parametrize(
    ("gives", "xp", "used", "given"),
    [
        (REFRESH, 0, [], False),
        (REFRESH, 0, ["own.1"], True),
        (FOR_UNLOCKED, 4, [], False),
        (FOR_UNLOCKED, 5, [], True),
        (FOR_16_XP, 15, [], False),
        (FOR_16_XP, 16, [], True),
        (GAIN_2_XP, 40, [], False),
        (GAIN_2_XP, 39, [], True),
    ],
)
def test_a_bonus_that_would_give_nothing_is_lost(
    scene: Scene, gives: Phrase, xp: int, used: list[str], given: bool
) -> None:
    lay_side_a(scene, {1: gives})
    ciri, geralt, _ = scene.table("ciri", "geralt", "triss", abilities=True)
    ciri.given(xp=xp, used=used, timeline=tea_for_one_track(scene, 1), fresh=1)
    geralt.given(xp=40 if gives is GAIN_2_XP else 0)
    scene.tea()

    ciri.chooses("partner.left", *["symbol.combat"] * (given and gives is FOR_UNLOCKED))

    assert ciri.left_track == 1
    assert bonuses(scene) == [(0, 1)] * given
    assert not ciri.is_asked("active_symbol")


@rule("RO-226")
def test_a_bonus_that_cannot_be_carried_out_and_has_no_other_branch_is_lost(scene: Scene) -> None:
    lay_side_a(scene, {1: FIRST_ABILITY})
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    ciri.given(stock=[0, 2])
    scene.tea()

    geralt.chooses("partner.left")

    assert geralt.state.ready == []
    assert ciri.has_ready("geralt.1")
    assert bonuses(scene) == [(1, 1)]
    scene.waits_for(geralt, "place")


@rule("RO-226")
def test_with_no_branch_possible_the_bonus_is_lost(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[2, 0, 0])
    geralt.given(xp=40, timeline=tea_for_one_track(scene, 1), fresh=1)
    ciri.given(xp=40, stock=[0, 2])
    scene.tea()

    geralt.chooses("partner.left")

    assert (geralt.state.xp, geralt.state.ready) == (40, [])
    assert bonuses(scene) == [(1, 3)]


@rule("RO-227", "RO-228")
@pytest.mark.parametrize(
    ("chapter", "pairs"), [(1, ("ED", "CM", "EC")), (2, ("CM", "ED", "EC")), (3, ("CM", "MC", "ED"))]
)
def test_active_symbols_of_a_bonus_are_this_chapters_and_count_in_its_scoring(
    scene: Scene, chapter: int, pairs: tuple[str, str, str]
) -> None:
    geralt, ciri, triss = scene.table(
        "geralt",
        "ciri",
        "triss",
        active="ED",
        chapter=chapter,
        chapter_pairs=pairs,
        turn=3 * chapter,
        tracks=[15, 0, 0],
    )
    geralt.given(timeline=[scene.card("old"), *tea_for_one_track(scene, 1)], fresh=1)
    ciri.given(timeline=[scene.card("one"), scene.card("another")])
    triss.given(timeline=[scene.card("other"), scene.card("third")])
    scene.tea()

    geralt.chooses("partner.left")

    geralt.may_choose("symbol.exploration", "symbol.diplomacy")
    geralt.chooses("symbol.exploration")
    ciri.chooses("symbol.diplomacy")
    assert [(event["seat"], event["xp"], event["vp"]) for event in scene.events("chapter_scored")] == [
        (0, 2, 0),
        (1, 2, 0),
        (2, 0, 0),
    ]


@rule("RO-229")
@pytest.mark.parametrize(("steps", "start"), [("24", 20), ("24", 21), ("24", 22), ("24", 23), ("24", 24), ("12", 11)])
def test_the_marker_stops_at_the_end_of_the_track(scene: Scene, steps: str, start: int) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", track_steps=steps, tracks=[start, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 3), fresh=1)
    scene.tea()

    geralt.chooses("partner.left")
    if steps == "12":
        geralt.chooses("symbol.combat", "symbol.combat")
        ciri.chooses("symbol.combat", "symbol.combat")

    assert scene.state.tracks == [min(int(steps), start + 3), 0, 0]
    scene.waits_for(geralt, "place")


@rule("RO-230")
@pytest.mark.parametrize(("xp", "unlocked"), [(2, False), (3, True), (4, True)])
def test_experience_of_a_bonus_unlocks_an_ability_at_once(scene: Scene, xp: int, unlocked: bool) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[2, 0, 0])
    geralt.given(xp=xp, timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.left", "bonus.2")

    scene.waits_for(ciri, "bonus")
    assert geralt.state.xp == xp + 2
    assert geralt.has_ready("own.2") is unlocked


@rule("RO-231")
@pytest.mark.parametrize(("step", "number"), [(3, 1), (10, 3)])
def test_on_side_a_steps_3_and_10_let_partners_acquire_each_others_ability(
    scene: Scene, step: int, number: int
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[step - 1, 0, 0])
    geralt.given(timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.left", "bonus.1")
    ciri.chooses("bonus.1")

    assert geralt.state.ready == [scene.ability(f"ciri.{number}", card=True)]
    assert ciri.state.ready == [scene.ability(f"geralt.{number}", card=True)]
    assert triss.state.ready == []


@rule("RO-231")
def test_on_the_printed_side_a_step_3_gives_the_first_ability_step_10_the_third_and_no_other_one_any() -> None:
    box = open_box()
    (side_a,) = (box.boards[at].bonuses for at in box.boards_of("A"))
    words = [(step, word) for step, bonus in side_a.items() for word in bonus.branches()]

    assert [(step, word.number) for step, word in words if isinstance(word, PartnerAbility)] == [(3, 1), (10, 3)]


@rule("RO-EX-37")
@pytest.mark.parametrize(
    ("hand", "vp"),
    [
        (("E", "D"), 1),
        (("C", "E"), 1),
        (("CM", "E"), 2),
        (("CM", "C"), 2),
        (("CM", "CC"), 3),
        (("CM", "CC", "MED"), 3),
    ],
)
def test_the_hand_bonus_is_worth_1_2_or_3_points_or_3_experience(scene: Scene, hand: tuple[str, ...], vp: int) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", tracks=[19, 0, 0])
    held = [scene.card(f"held{n}", symbols=symbols) for n, symbols in enumerate(hand)]
    geralt.given(hand=held, timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.left", "bonus.1")
    ciri.chooses("bonus.2")

    assert [player.state.vp for player in (geralt, ciri, triss)] == [vp, 0, 0]
    assert [player.state.xp for player in (geralt, ciri, triss)] == [0, 3, 0]
    assert [(event["seat"], len(event["cards"])) for event in scene.events("hand_shown")] == [(0, len(hand))]
