"""The partnership boards, side A and side 1B, and what their steps give (RO-060 to RO-083)."""

import pytest

from oldpath import BadMatch
from oldpath.games.ronin.box import Board, open_box
from oldpath.games.ronin.verbs import BonusWord
from oldpath.games.ronin.verbs.bonuses import (
    ByThreshold,
    Draw,
    Either,
    GainAnyActive,
    GainOneActive,
    GainVp,
    GainXp,
    PartnerAbility,
    RefreshOne,
)
from tests.kit.scene import Player, Scene, rule


def board(name: str) -> Board:
    """A side of a board in the printed box: `a`, `1b`."""
    return next(side for side in open_box().boards if side.id == f"ro.board.{name}")


def in_order(side: Board) -> list[BonusWord]:
    """Its bonuses, lowest step first."""
    return [side.bonuses[step] for step in sorted(side.bonuses)]


def before(scene: Scene, step: int, side: str, *, abilities: bool = False, track_steps: str = "24") -> list[Player]:
    """Geralt, Ciri and Yennefer; the track of Geralt and Ciri, on board 1, stands just below the step."""
    return scene.table(
        "geralt",
        "ciri",
        "yennefer",
        tracks=[step - 1, 0, 0],
        side=side,
        boards=[1, 2, 3],
        abilities=abilities,
        track_steps=track_steps,
    )


def pours(scene: Scene, player: Player, timeline: tuple[str, ...] = (), points: int = 1) -> None:
    """The player gains points on the left track, by a tea effect of the last card in the timeline."""
    kettle = scene.card(
        "kettle",
        tea=({"have_colour": {"colour": "yellow", "up_to": 3}}, {"partnership": {"tracks": "one", "amount": "level"}}),
    )
    cups = [scene.card(f"cup{n}") for n in range(points - 1)]
    player.given(timeline=[*timeline, *cups, kettle], fresh=1)
    scene.tea()
    player.chooses("partner.left")


# -- the boards --------------------------------------------------------------------------------------------------------


@rule("RO-060")
def test_a_board_lies_between_two_partners_and_belongs_to_both(scene: Scene) -> None:
    geralt, ciri, yennefer = before(scene, 5, "A")

    pours(scene, geralt)

    assert (geralt.left_track, ciri.right_track) == (5, 5)
    assert (geralt.right_track, ciri.left_track, yennefer.left_track) == (0, 0, 0)
    assert (geralt.state.vp, ciri.state.vp, yennefer.state.vp) == (1, 1, 0)
    scene.waits_for(geralt, "place")


@rule("RO-061")
def test_the_track_gives_a_bonus_at_once_and_points_at_the_end(scene: Scene) -> None:
    geralt, ciri, yennefer = scene.table("geralt", "ciri", "yennefer", turn=9, chapter=3, tracks=[7, 6, 12])
    for player in (geralt, ciri, yennefer):
        player.given(hand=[scene.card(f"held{player.seat}")])

    pours(scene, geralt)

    assert [player.state.vp for player in (geralt, ciri, yennefer)] == [1, 1, 0]
    for player in (geralt, ciri, yennefer):
        player.chooses("symbol.diplomacy")
    assert scene.state.tracks == [8, 6, 12]
    assert [event["vp"] for event in scene.events("partnership_scored")] == [4, 3, 3]
    assert [player.state.vp for player in (geralt, ciri, yennefer)] == [1 + 4, 1 + 3, 3]


@rule("RO-062", "RO-105")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_marker_for_each_track_starts_on_the_teapot_below_step_1(scene: Scene, players: int) -> None:
    scene.setup(players, heroes="geralt,ciri,yennefer,triss,vesemir")

    assert scene.state.tracks == [0] * max(3, players)
    assert scene.events("bonus_reached") == []


@rule("RO-063")
def test_the_track_has_24_steps_after_the_teapot_and_12_labels() -> None:
    labels = open_box().labels

    assert len(labels) == 12
    assert labels == sorted(set(labels))
    assert {*labels} <= {*range(1, 25)}
    assert all(1 <= step <= 24 for side in open_box().boards for step in side.bonuses)


@rule("RO-063")
@pytest.mark.parametrize(("steps", "at", "after"), [("24", 22, 24), ("24", 23, 24), ("12", 10, 12), ("12", 11, 12)])
def test_the_marker_ends_on_the_last_step_of_the_track(scene: Scene, steps: str, at: int, after: int) -> None:
    geralt, ciri, _ = before(scene, at + 1, "B", track_steps=steps)

    pours(scene, geralt, points=2)

    assert geralt.left_track == ciri.right_track == after


@rule("RO-063")
@pytest.mark.parametrize(
    ("steps", "lower", "vp"),
    [("24", 1, 0), ("24", 2, 1), ("24", 23, 11), ("24", 24, 12), ("12", 0, 0), ("12", 1, 1), ("12", 12, 12)],
)
def test_twelve_points_stand_at_the_last_step_of_either_length(scene: Scene, steps: str, lower: int, vp: int) -> None:
    geralt, ciri, yennefer = scene.table("geralt", "ciri", "yennefer", tracks=[lower] * 3, track_steps=steps)
    scene.final_scoring()

    for player in (geralt, ciri, yennefer):
        player.chooses("symbol.exploration")

    assert [event["vp"] for event in scene.events("partnership_scored")] == [vp] * 3


@rule("RO-063")
def test_a_table_that_agrees_on_nothing_plays_with_24_steps(scene: Scene) -> None:
    scene.setup(3, heroes="geralt,ciri,yennefer")

    assert scene.state.length == 24


@rule("RO-063")
def test_a_marker_beyond_the_end_of_the_track_is_unsound(scene: Scene) -> None:
    scene.table("geralt", "ciri", "yennefer", tracks=[25, 0, 0])

    with pytest.raises(BadMatch, match="RO-063"):
        scene.tea()


@rule("RO-064")
def test_the_b_sides_of_any_two_boards_differ() -> None:
    sides = [board(f"{number}b").bonuses for number in range(1, 6)]

    assert all(one != other for at, one in enumerate(sides) for other in sides[at + 1 :])


@rule("RO-064")
def test_partners_of_different_pairs_get_different_bonuses_on_side_b(scene: Scene) -> None:
    geralt, ciri, yennefer = scene.table("geralt", "ciri", "yennefer", tracks=[2, 2, 2], side="B", boards=[1, 2, 5])
    both = scene.card(
        "both", tea=({"have_colour": {"colour": "yellow", "exactly": 1}}, {"partnership": {"tracks": "both"}})
    )
    ciri.given(timeline=[both], fresh=1)

    scene.tea()

    assert (geralt.has_ready("ciri.1"), ciri.has_ready("geralt.1")) == (True, True)
    assert (ciri.has_ready("yennefer.1"), yennefer.has_ready("ciri.1")) == (False, False)
    assert [player.state.vp for player in (geralt, ciri, yennefer)] == [0, 1, 1]


@rule("RO-065")
def test_side_a_is_the_same_on_every_board(scene: Scene) -> None:
    scene.setup(5, heroes="geralt,ciri,yennefer,triss,vesemir", side="A")

    boards = [scene.box.boards[at] for at in scene.state.boards]

    assert [side.bonuses for side in boards] == [board("a").bonuses] * 5


@rule("RO-066")
@pytest.mark.parametrize("side", ["A", "B"])
def test_all_boards_of_a_game_show_the_side_the_table_agreed_on(scene: Scene, side: str) -> None:
    scene.setup(5, heroes="geralt,ciri,yennefer,triss,vesemir", side=side)

    while any(name == "board" for _, name in scene.asked()):
        ask = scene.match.asks[0]
        scene.answer(ask.seat, ask.keys[0])

    assert [scene.box.boards[at].side for at in scene.state.boards] == [side] * 5


@rule("RO-066")
def test_side_a_is_what_a_table_plays_that_agrees_on_nothing(scene: Scene) -> None:
    scene.setup(3, heroes="geralt,ciri,yennefer")

    assert scene.state.side == "A"


@rule("RO-066")
def test_boards_of_both_sides_in_one_game_are_unsound(scene: Scene) -> None:
    scene.table("geralt", "ciri", "yennefer", side="B", boards=[1, 2, 3])
    scene.state.boards[1] = scene.box.boards_of("A")[0]

    with pytest.raises(BadMatch, match="RO-066"):
        scene.tea()


@rule("RO-067")
def test_boards_are_numbered_1_to_5_and_their_sides_named_a_and_b() -> None:
    sides = open_box().boards

    assert [side.number for side in sides if side.side == "B"] == [1, 2, 3, 4, 5]
    assert [side.id for side in sides if side.side == "B"] == [f"ro.board.{number}b" for number in range(1, 6)]
    assert {side.side for side in sides} == {"A", "B"}


@rule("RO-068")
@pytest.mark.parametrize("name", ["a", "1b"])
def test_a_board_carries_six_bonuses_with_text_and_four_plain_ones(name: str) -> None:
    plain = [bonus for bonus in in_order(board(name)) if isinstance(bonus, GainVp | GainXp)]

    assert len(board(name).bonuses) == 10
    assert sorted(bonus.amount for bonus in plain) == [1, 1, 1, 2]


@rule("RO-068")
def test_side_a_carries_its_six_bonuses_with_text_on_their_steps() -> None:
    hand = ByThreshold("active_symbols_in_hand", ((0, 1), (2, 2), (4, 3)), "vp")

    assert {step: bonus for step, bonus in board("a").bonuses.items() if not isinstance(bonus, GainVp | GainXp)} == {
        3: Either(PartnerAbility(1), GainXp(2)),
        7: Either(Draw(1), GainXp(2)),
        10: Either(PartnerAbility(3), GainXp(3)),
        12: GainAnyActive(2),
        16: GainOneActive(2),
        20: Either(hand, GainXp(3)),
    }


@rule("RO-068")
def test_side_1b_carries_its_six_bonuses_with_text() -> None:
    with_text = [bonus for bonus in in_order(board("1b")) if not isinstance(bonus, GainVp | GainXp)]

    assert sorted(map(repr, with_text)) == sorted(
        map(
            repr,
            (
                PartnerAbility(1),
                ByThreshold("unlocked_abilities", ((2, 1), (3, 2), (4, 3)), "any_active"),
                ByThreshold("total_xp", ((16, 1), (20, 2), (24, 3)), "vp"),
                GainOneActive(2),
                ByThreshold("own_colour", ((0, 1), (1, 2), (2, 4), (3, 6)), "xp", "blue"),
                RefreshOne(),
            ),
        )
    )


# -- side A ------------------------------------------------------------------------------------------------------------


@rule("RO-069")
def test_step_3_of_side_a_gives_the_partners_1st_ability_card_or_2_xp_as_each_decides(scene: Scene) -> None:
    geralt, ciri, yennefer = before(scene, 3, "A")

    pours(scene, geralt)
    geralt.may_choose("bonus.1", "bonus.2")
    geralt.chooses("bonus.1")
    ciri.may_choose("bonus.1", "bonus.2")
    ciri.chooses("bonus.2")

    assert geralt.has_ready("ciri.1")
    assert not ciri.has_ready("geralt.1")
    assert [player.state.xp for player in (geralt, ciri, yennefer)] == [0, 2, 0]
    scene.waits_for(geralt, "place")


@rule("RO-069")
def test_step_2_of_side_a_gives_nothing_yet(scene: Scene) -> None:
    geralt, ciri, _ = before(scene, 2, "A")

    pours(scene, geralt)

    assert geralt.left_track == 2
    scene.waits_for(geralt, "place")
    assert (geralt.state.xp, ciri.state.xp) == (0, 0)


@rule("RO-070")
def test_any_2_active_symbols_may_be_alike_or_one_of_each(scene: Scene) -> None:
    geralt, ciri, yennefer = before(scene, 12, "A")

    pours(scene, geralt)
    geralt.may_choose("symbol.combat", "symbol.magic")
    geralt.is_refused("symbol.exploration", because="RO-070")
    geralt.chooses("symbol.combat")
    geralt.may_choose("symbol.combat", "symbol.magic")
    geralt.chooses("symbol.magic")
    ciri.chooses("symbol.magic", "symbol.magic")

    assert [player.tokens for player in (geralt, ciri, yennefer)] == ["CM", "MM", ""]
    scene.waits_for(geralt, "place")


@rule("RO-071")
@pytest.mark.parametrize(
    ("hand", "vp"),
    [
        (("", "E"), 1),
        (("C", "D"), 1),
        (("C", "M"), 2),
        (("C", "M", "CE"), 2),
        (("C", "M", "C", "M"), 3),
        (("C", "M", "C", "M", "C"), 3),
    ],
)
def test_showing_the_hand_gives_1_2_or_3_vp_for_0_2_or_4_active_symbols(
    scene: Scene, hand: tuple[str, ...], vp: int
) -> None:
    geralt, ciri, _ = before(scene, 20, "A")
    cards = [scene.card(f"held{at}", symbols=symbols) for at, symbols in enumerate(hand)]
    geralt.given(hand=cards, unseen=cards)

    pours(scene, geralt)
    geralt.may_choose("bonus.1", "bonus.2")
    geralt.chooses("bonus.1")

    assert (geralt.state.vp, geralt.state.xp) == (vp, 0)
    assert [scene.called(scene.numbers(event["cards"])) for event in scene.events("hand_shown")] == [cards]
    assert geralt.state.unseen == []
    assert (ciri.state.vp, ciri.is_asked("bonus")) == (0, True)


@rule("RO-071")
def test_instead_of_showing_the_hand_3_xp_are_gained(scene: Scene) -> None:
    geralt, ciri, yennefer = before(scene, 20, "A")
    cards = [scene.card(f"held{at}", symbols="CM") for at in range(2)]
    geralt.given(hand=cards, unseen=cards)

    pours(scene, geralt)
    geralt.chooses("bonus.2")

    assert (geralt.state.vp, geralt.state.xp) == (0, 3)
    assert scene.events("hand_shown") == []
    assert geralt.state.unseen == scene.numbers(cards)
    assert (ciri.state.xp, yennefer.state.xp) == (0, 0)


@rule("RO-072")
@pytest.mark.parametrize(("hand", "vp"), [(("CM", "D"), 2), (("CM", "MM"), 3), (("CM", "ME"), 2), (("EE", "DD"), 1)])
def test_a_hand_card_with_two_active_symbols_adds_2(scene: Scene, hand: tuple[str, str], vp: int) -> None:
    geralt, _, _ = before(scene, 20, "A")
    geralt.given(hand=[scene.card(f"held{at}", symbols=symbols) for at, symbols in enumerate(hand)])

    pours(scene, geralt)
    geralt.chooses("bonus.1")

    assert geralt.state.vp == vp


@rule("RO-073")
@pytest.mark.parametrize(("symbol", "tokens"), [("combat", "CC"), ("magic", "MM")])
def test_2_symbols_of_one_chosen_active_type_are_no_mix(scene: Scene, symbol: str, tokens: str) -> None:
    geralt, ciri, yennefer = before(scene, 16, "A")

    pours(scene, geralt)
    geralt.may_choose("symbol.combat", "symbol.magic")
    geralt.chooses(f"symbol.{symbol}")

    assert [player.tokens for player in (geralt, ciri, yennefer)] == [tokens, "", ""]
    scene.waits_for(ciri, "active_symbol")


@rule("RO-074")
def test_step_7_of_side_a_gives_a_card_of_the_main_deck_or_2_xp(scene: Scene) -> None:
    players = geralt, ciri, _ = before(scene, 7, "A")
    for player in players:
        player.given(hand=[scene.card(f"held{player.seat}")])
    scene.draws(scene.card("found"))

    pours(scene, geralt)
    geralt.may_choose("bonus.1", "bonus.2")
    geralt.chooses("bonus.1")
    ciri.may_choose("bonus.1", "bonus.2")
    ciri.chooses("bonus.2")

    assert [player.hand for player in players] == [["held0", "found"], ["held1"], ["held2"]]
    assert [player.state.xp for player in players] == [0, 2, 0]


@rule("RO-074")
def test_each_partner_may_draw_a_card_of_the_main_deck_that_the_other_does_not_see(scene: Scene) -> None:
    players = geralt, ciri, _ = before(scene, 7, "A")
    for player in players:
        player.given(hand=[scene.card(f"held{player.seat}")])
    scene.draws(scene.card("his"), scene.card("hers"))

    pours(scene, geralt)
    geralt.chooses("bonus.1")
    ciri.chooses("bonus.1")

    assert [player.hand for player in players] == [["held0", "his"], ["held1", "hers"], ["held2"]]
    assert [scene.called(player.state.unseen) for player in players] == [["his"], ["hers"], []]
    assert [player.state.xp for player in players] == [0, 0, 0]


@rule("RO-074", "RO-226")
@pytest.mark.parametrize(
    ("deck", "discard", "offered"),
    [(["top"], [], True), ([], ["thrown"], True), (["top"], ["thrown"], True), ([], [], False)],
)
def test_a_card_is_drawn_while_there_is_one_in_the_deck_or_on_the_discard_pile(
    scene: Scene, deck: list[str], discard: list[str], offered: bool
) -> None:
    geralt, ciri, _ = before(scene, 7, "A")
    for card in (*deck, *discard):
        scene.card(card)
    scene.lean_deck(*discard)

    pours(scene, geralt)

    assert geralt.is_asked("bonus") == offered
    assert [player.state.xp for player in (geralt, ciri)] == ([0, 0] if offered else [2, 2])


@rule("RO-075")
def test_step_10_of_side_a_gives_the_partners_3rd_ability_card_or_3_xp(scene: Scene) -> None:
    geralt, ciri, yennefer = before(scene, 10, "A")

    pours(scene, geralt)
    geralt.may_choose("bonus.1", "bonus.2")
    geralt.chooses("bonus.2")
    ciri.may_choose("bonus.1", "bonus.2")
    ciri.chooses("bonus.1")

    assert ciri.has_ready("geralt.3")
    assert not geralt.has_ready("ciri.3")
    assert [player.state.xp for player in (geralt, ciri, yennefer)] == [3, 0, 0]
    assert [player.state.stock for player in (geralt, ciri, yennefer)] == [[2, 1], [2, 2], [2, 2]]


@rule("RO-076", "RO-221")
@pytest.mark.parametrize(("step", "vp", "xp"), [(5, 1, 0), (8, 1, 0), (14, 0, 2), (18, 1, 0), (6, 0, 0), (19, 0, 0)])
def test_the_plain_bonuses_of_side_a_are_one_of_2_xp_and_three_of_1_vp(
    scene: Scene, step: int, vp: int, xp: int
) -> None:
    geralt, ciri, yennefer = before(scene, step, "A")

    pours(scene, geralt)

    assert [(player.state.vp, player.state.xp) for player in (geralt, ciri, yennefer)] == [(vp, xp), (vp, xp), (0, 0)]
    scene.waits_for(geralt, "place")


# -- side 1B -----------------------------------------------------------------------------------------------------------


@rule("RO-077")
def test_step_3_of_board_1b_gives_the_partners_1st_ability_card_without_alternative(scene: Scene) -> None:
    geralt, ciri, yennefer = before(scene, 3, "B")

    pours(scene, geralt)

    assert (geralt.has_ready("ciri.1"), ciri.has_ready("geralt.1")) == (True, True)
    assert [player.state.xp for player in (geralt, ciri, yennefer)] == [0, 0, 0]
    assert [player.state.stock for player in (geralt, ciri, yennefer)] == [[1, 2], [1, 2], [2, 2]]
    scene.waits_for(geralt, "place")


@rule("RO-078")
@pytest.mark.parametrize(("xp", "picks"), [(0, 0), (4, 0), (5, 1), (10, 2), (15, 3), (20, 3)])
def test_unlocked_abilities_give_active_symbols_on_board_1b(scene: Scene, xp: int, picks: int) -> None:
    geralt, ciri, yennefer = before(scene, 12, "B")
    geralt.given(xp=xp)

    pours(scene, geralt)
    for _ in range(picks):
        geralt.may_choose("symbol.combat", "symbol.magic")
        geralt.chooses("symbol.magic")

    assert [player.tokens for player in (geralt, ciri, yennefer)] == ["M" * picks, "", ""]
    scene.waits_for(geralt, "place")


@rule("RO-078")
@pytest.mark.parametrize(
    ("used", "acquired"),
    [
        ((), ()),
        (("own.1",), ()),
        (("own.1", "own.2", "own.3"), ()),
        ((), ("yennefer.1", "vesemir.1")),
        (("yennefer.1",), ("yennefer.1", "vesemir.1")),
    ],
)
def test_abilities_unlocked_on_the_own_board_count_used_or_not_and_acquired_cards_do_not(
    scene: Scene, used: tuple[str, ...], acquired: tuple[str, ...]
) -> None:
    geralt, _, _ = before(scene, 12, "B", abilities=True)
    geralt.given(xp=10, used=used, acquired=acquired)

    pours(scene, geralt)
    geralt.chooses("symbol.combat", "symbol.combat")

    assert geralt.tokens == "CC"
    scene.waits_for(geralt, "place")


@rule("RO-078")
def test_each_symbol_for_unlocked_abilities_is_picked_anew(scene: Scene) -> None:
    geralt, _, _ = before(scene, 12, "B")
    geralt.given(xp=15)

    pours(scene, geralt)
    geralt.chooses("symbol.magic", "symbol.combat", "symbol.magic")

    assert geralt.tokens == "CMM"


@rule("RO-079")
@pytest.mark.parametrize(("xp", "vp"), [(0, 0), (15, 0), (16, 1), (19, 1), (20, 2), (23, 2), (24, 3), (40, 3)])
def test_total_xp_of_16_20_and_24_give_1_2_and_3_vp_on_board_1b(scene: Scene, xp: int, vp: int) -> None:
    geralt, ciri, yennefer = before(scene, 14, "B")
    geralt.given(xp=xp)
    yennefer.given(xp=24)

    pours(scene, geralt)

    assert [player.state.vp for player in (geralt, ciri, yennefer)] == [vp, 0, 0]
    assert (geralt.state.xp, geralt.tokens) == (xp, "")
    scene.waits_for(geralt, "place")


@rule("RO-080")
def test_board_1b_gives_2_of_one_chosen_active_symbol(scene: Scene) -> None:
    geralt, ciri, yennefer = before(scene, 18, "B")

    pours(scene, geralt)
    geralt.may_choose("symbol.combat", "symbol.magic")
    geralt.chooses("symbol.magic")
    ciri.chooses("symbol.combat")

    assert [player.tokens for player in (geralt, ciri, yennefer)] == ["MM", "CC", ""]
    scene.waits_for(geralt, "place")


@rule("RO-081")
@pytest.mark.parametrize(("blue", "xp"), [(0, 1), (1, 2), (2, 4), (3, 6), (4, 6), (5, 6)])
def test_blue_cards_in_the_own_timeline_give_1_2_4_or_6_xp_on_board_1b(scene: Scene, blue: int, xp: int) -> None:
    geralt, ciri, yennefer = before(scene, 7, "B")
    yennefer.given(timeline=[scene.card(f"hers{at}", "blue") for at in range(3)])

    pours(scene, geralt, tuple(scene.card(f"blue{at}", "blue") for at in range(blue)))

    assert [player.state.xp for player in (geralt, ciri, yennefer)] == [xp, 1, 0]
    assert [player.state.vp for player in (geralt, ciri, yennefer)] == [0, 0, 0]


@rule("RO-081")
def test_cards_of_another_colour_do_not_count_as_blue(scene: Scene) -> None:
    geralt, _, _ = before(scene, 7, "B")
    others = tuple(scene.card(colour, colour) for colour in ("green", "red", "pink"))

    pours(scene, geralt, others)

    assert geralt.state.xp == 1


@rule("RO-082")
def test_one_used_ability_own_or_acquired_becomes_available_again(scene: Scene) -> None:
    geralt, ciri, yennefer = before(scene, 10, "B")
    geralt.given(xp=5, acquired=["yennefer.1"], used=["yennefer.1"])

    pours(scene, geralt)
    geralt.may_choose("refresh.geralt.1", "refresh.geralt.2", "refresh.yennefer.1.card")
    geralt.chooses("refresh.yennefer.1.card")

    assert (geralt.has_ready("yennefer.1"), geralt.has_ready("own.1"), geralt.has_ready("own.2")) == (
        True,
        False,
        False,
    )
    assert geralt.state.used == [scene.ability("geralt.1"), scene.ability("geralt.2")]
    assert (ciri.state.ready, ciri.state.used) == ([scene.ability("ciri.1")], [])
    assert not yennefer.has_ready("own.1")
    scene.waits_for(geralt, "place")


@rule("RO-082")
def test_an_ability_not_yet_used_cannot_be_made_available_again(scene: Scene) -> None:
    geralt, _, _ = before(scene, 10, "B", abilities=True)
    geralt.given(xp=10, used=["own.1", "own.3"])

    pours(scene, geralt)

    geralt.may_choose("refresh.geralt.1", "refresh.geralt.3")
    geralt.is_refused("refresh.geralt.2", because="RO-082")
    geralt.chooses("refresh.geralt.3")
    assert (geralt.has_ready("own.3"), geralt.has_ready("own.1")) == (True, False)


@rule("RO-082")
def test_where_no_ability_was_used_nothing_is_made_available(scene: Scene) -> None:
    geralt, ciri, _ = before(scene, 10, "B", abilities=True)

    pours(scene, geralt)

    assert geralt.left_track == 10
    assert scene.events("ability_refreshed") == []
    assert (geralt.state.used, ciri.state.used) == ([], [])
    scene.waits_for(geralt, "place")


@rule("RO-083")
def test_the_plain_bonuses_of_board_1b_are_1_2_1_1_from_the_bottom() -> None:
    plain = [bonus for bonus in in_order(board("1b")) if isinstance(bonus, GainVp | GainXp)]

    assert [bonus.amount for bonus in plain] == [1, 2, 1, 1]


@rule("RO-083")
@pytest.mark.parametrize(("step", "vp", "xp"), [(5, 1, 0), (8, 0, 2), (16, 1, 0), (20, 1, 0), (4, 0, 0), (21, 0, 0)])
def test_a_plain_1_of_board_1b_is_a_vp_and_the_plain_2_are_xp(scene: Scene, step: int, vp: int, xp: int) -> None:
    geralt, ciri, yennefer = before(scene, step, "B")

    pours(scene, geralt)

    assert [(player.state.vp, player.state.xp) for player in (geralt, ciri, yennefer)] == [(vp, xp), (vp, xp), (0, 0)]
    scene.waits_for(geralt, "place")
