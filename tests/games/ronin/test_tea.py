"""Step 3: the tea ceremony (RO-189 to RO-202)."""

import pytest

from tests.kit.pace import lay_down, plain_hands
from tests.kit.phrases import BOTH_TRACKS, have, have_inactive, lose, lose_up_to_3, one_track, partner_has
from tests.kit.scene import Player, Scene, rule

ALWAYS = have("yellow", up_to=3)


def asking(scene: Scene, name: str) -> str:
    """A card whose tea effect asks its owner for a track, and gives 1 point there."""
    return scene.card(name, tea=(have("yellow", at_least=2), one_track(1)))


def serve(scene: Scene, player: Player, *cards: str, tokens: str = "") -> None:
    """The player has played these cards, the last two of them this turn."""
    player.given(timeline=cards, fresh=2, tokens=tokens)


def moved(scene: Scene) -> list[tuple[int, int]]:
    """Every step that a marker made: the seat whose left track it is, and where it went."""
    return [(event["seat"], event["step"]) for event in scene.events("partnership_gained")]


# -- the order ----------------------------------------------------------------------------------------------------


@rule("RO-189")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 0, 2]])
def test_seats_drink_tea_in_initiative_order(scene: Scene, order: list[int]) -> None:
    players = scene.table("geralt", "ciri", "triss", initiative=order)
    for player in players:
        serve(scene, player, scene.card(f"plain{player.seat}"), asking(scene, f"tea{player.seat}"))
    scene.tea()

    for seat in order:
        scene.waits_for(players[seat], "track")
        players[seat].chooses("partner.left")

    assert scene.state.tracks == [1, 1, 1]


@rule("RO-190", "RO-191", "RO-192")
def test_each_seat_applies_its_tea_effects_and_then_its_cups_before_the_next(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[20, 20, 20])
    serve(scene, geralt, scene.card("g", cup="left"), asking(scene, "tea0"))
    serve(scene, ciri, scene.card("c", cup="right"), asking(scene, "tea1"))
    serve(scene, triss, scene.card("plain"), scene.card("bare"))
    scene.tea()
    assert scene.state.tracks == [20, 20, 20]

    geralt.chooses("partner.right")

    assert scene.state.tracks == [22, 20, 21]
    assert (geralt.lost("g"), ciri.lost("c")) == ("U", "U")
    assert moved(scene) == [(2, 21), (0, 21), (0, 22)]
    scene.waits_for(ciri, "track")

    ciri.chooses("partner.left")

    assert scene.state.tracks == [22, 21, 21]


@rule("RO-192")
def test_a_table_may_want_all_tea_effects_before_all_cups(scene: Scene) -> None:
    geralt, ciri, triss = scene.table(
        "geralt", "ciri", "triss", tracks=[20, 20, 20], initiative=[1, 0, 2], tea_order="effects_then_cups"
    )
    serve(scene, geralt, scene.card("g", cup="left"), asking(scene, "tea0"))
    serve(scene, ciri, scene.card("c", cup="right"), asking(scene, "tea1"))
    serve(scene, triss, scene.card("plain"), asking(scene, "tea2"))
    scene.tea()

    for player in (ciri, geralt, triss):
        scene.waits_for(player, "track")
        assert (geralt.lost("g"), ciri.lost("c")) == ("", "")
        player.chooses("partner.left")

    assert (geralt.lost("g"), ciri.lost("c")) == ("U", "U")
    assert moved(scene) == [(1, 21), (0, 21), (2, 21), (0, 22), (0, 23)]
    assert [(event["seat"], event["partner"]) for event in scene.events("cups_paired")] == [(1, 0)]
    assert scene.state.turn == 2


@rule("RO-192", "RO-247")
@pytest.mark.parametrize("tea_order", ["seat_by_seat", "effects_then_cups"])
def test_each_seat_is_asked_once_for_abilities_of_its_own_part_before_its_tea_effects(
    scene: Scene, tea_order: str
) -> None:
    vesemir, triss, ciri = scene.table("vesemir", "triss", "ciri", tracks=[20, 20, 20], tea_order=tea_order)
    for player in (vesemir, triss):
        player.given(xp=5, awake=["own.2"])
    serve(scene, vesemir, scene.card("v", cup="left"), asking(scene, "tea0"))
    serve(scene, triss, scene.card("t", cup="right"), scene.card("plain"))
    scene.tea()

    scene.waits_for(vesemir, "ability")
    vesemir.may_choose("use.vesemir.2", "pass")
    vesemir.chooses("pass")
    scene.waits_for(vesemir, "track")
    vesemir.chooses("partner.right")
    scene.waits_for(triss, "ability")
    triss.may_choose("use.triss.2", "pass")
    triss.chooses("use.triss.2")

    assert scene.state.tracks == [23, 21, 21]
    assert (vesemir.has_ready("own.2"), triss.has_ready("own.2"), ciri.state.ready) == (True, False, [])
    assert scene.state.turn == 2


@rule("RO-193")
def test_tea_effects_resolve_the_left_card_first(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss")
    left = scene.card("left", tea=(lose("E"), BOTH_TRACKS))
    right = scene.card("right", tea=(lose_up_to_3("E"), one_track("level")))
    serve(scene, geralt, left, right, tokens="E")

    scene.tea()

    assert scene.state.tracks == [1, 0, 1]
    assert [event["card"] for event in scene.events("effect_applied")] == ["ro.test.left"]
    assert [event["card"] for event in scene.events("effect_skipped")] == ["ro.test.right"]


@rule("RO-193", "RO-194")
def test_tea_effects_of_kept_cards_come_in_the_next_ceremony_before_those_of_the_new_cards(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=3, tracks=[20, 20, 20])
    plain_hands(scene, ciri, triss)
    kept, new1, new2 = (scene.card(name, tea=(ALWAYS, one_track("level"))) for name in ("kept", "new1", "new2"))
    geralt.given(timeline=[kept, scene.card("other")], hand=[new1, new2])
    ciri.given(timeline=[scene.card("c")])
    triss.given(timeline=[scene.card("t")])
    scene.chapter_end()
    geralt.chooses("keep.kept")
    assert scene.state.tracks == [20, 20, 20]
    for player in players:
        player.chooses("take.top")

    lay_down(*players)

    for card, side in (("kept", "left"), ("new1", "left"), ("new2", "right")):
        scene.waits_for(geralt, "track")
        assert scene.events("effect_applied")[-1]["card"] == f"ro.test.{card}"
        geralt.chooses(f"partner.{side}")

    assert scene.state.turn == 5
    assert geralt.timeline == ["kept", "new1", "new2"]
    assert scene.state.tracks == [23, 20, 23]


@rule("RO-194", "RO-195")
def test_a_kept_cards_tea_effect_comes_once(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=3)
    plain_hands(scene, geralt, ciri, triss, turns=2)
    geralt.given(timeline=[scene.card("kept", tea=(have("yellow", exactly=1), BOTH_TRACKS))])
    ciri.given(timeline=[scene.card("c")])
    triss.given(timeline=[scene.card("t")])
    scene.chapter_end()

    for tracks in ([1, 0, 1], [1, 0, 1]):
        for player in (geralt, ciri, triss):
            player.chooses("take.top")
        lay_down(geralt, ciri, triss)
        assert scene.state.tracks == tracks

    assert scene.state.turn == 6


@rule("RO-190", "RO-195")
def test_a_tea_effect_of_an_earlier_turn_does_not_come_again(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", turn=2)
    cards = [scene.card(f"tea{n}", tea=(have("yellow", at_least=2), BOTH_TRACKS)) for n in range(4)]
    serve(scene, geralt, *cards)

    scene.tea()

    assert scene.state.tracks == [2, 0, 2]
    assert [event["card"] for event in scene.events("effect_applied")] == ["ro.test.tea2", "ro.test.tea3"]


# -- the effects --------------------------------------------------------------------------------------------------


@rule("RO-196")
def test_a_tea_effect_sees_itself_the_earlier_cards_and_the_supply_not_the_later_card(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    for player, left, right, tokens in ((geralt, "D", "E", ""), (ciri, "E", "D", ""), (triss, "", "", "E")):
        tea = scene.card(f"tea{player.seat}", symbols=left, tea=(lose("E"), BOTH_TRACKS))
        serve(scene, player, tea, scene.card(f"later{player.seat}", symbols=right), tokens=tokens)

    scene.tea()

    assert scene.state.tracks == [1, 2, 1]
    assert (geralt.lost("later0"), ciri.lost("tea1"), triss.tokens) == ("", "E", "")


@rule("RO-196")
def test_a_later_card_cannot_pay_for_a_tea_effect(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss")
    tea = scene.card("tea", symbols="E", tea=(lose("E"), BOTH_TRACKS))
    serve(scene, geralt, tea, scene.card("later", symbols="E"), tokens="E")
    scene.tea()

    geralt.may_choose("lose.token.exploration", "lose.tea.exploration")
    geralt.is_refused("lose.later.exploration", because="RO-183")


@rule("RO-196")
def test_a_tea_effect_is_obligatory_and_taken_in_full(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", tracks=[20, 20, 20])
    tea = scene.card("tea", symbols="E", tea=(lose_up_to_3("E"), one_track("level")))
    serve(scene, geralt, scene.card("earlier", symbols="EE"), tea, tokens="E")
    scene.tea()

    geralt.may_choose("lose.token.exploration", "lose.tea.exploration", "lose.earlier.exploration")
    geralt.chooses("lose.token.exploration", "lose.tea.exploration")
    geralt.may_choose("partner.left", "partner.right")
    geralt.chooses("partner.left")

    assert geralt.lost("earlier") == "E"
    assert scene.state.tracks == [23, 20, 20]


@rule("RO-196")
@pytest.mark.parametrize(("tokens", "points"), [("E", 0), ("ED", 1), ("EDD", 0)])
def test_a_tea_effect_whose_condition_is_not_met_is_skipped(scene: Scene, tokens: str, points: int) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", active="CM")
    serve(scene, geralt, scene.card("tea", tea=(have_inactive(exactly=2), BOTH_TRACKS)), scene.card("plain"))
    geralt.given(tokens=tokens)

    scene.tea()

    assert scene.state.tracks == [points, 0, points]


@rule("RO-197")
def test_one_partnership_point_moves_the_marker_one_step_up(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", tracks=[20, 11, 5])
    serve(scene, geralt, scene.card("plain"), asking(scene, "tea"))
    scene.tea()

    geralt.chooses("partner.right")

    assert scene.state.tracks == [20, 11, 6]
    assert moved(scene) == [(2, 6)]


@rule("RO-198")
@pytest.mark.parametrize(
    ("result", "answers", "tracks"),
    [
        (BOTH_TRACKS, [], [21, 20, 20, 21]),
        (one_track(1), ["partner.left"], [21, 20, 20, 20]),
        (one_track(1), ["partner.right"], [20, 20, 20, 21]),
        (one_track(2), ["partner.right"], [20, 20, 20, 22]),
    ],
)
def test_an_effect_adds_to_one_track_or_to_both_tracks_of_the_acting_player(
    scene: Scene, result: dict[str, object], answers: list[str], tracks: list[int]
) -> None:
    geralt, _, _, _ = scene.table("geralt", "ciri", "triss", "vesemir", tracks=[20, 20, 20, 20])
    serve(scene, geralt, scene.card("plain"), scene.card("tea", tea=(have("yellow", at_least=2), result)))
    scene.tea()

    geralt.chooses(*answers)

    assert scene.state.tracks == tracks
    assert scene.state.turn == 2


@rule("RO-EX-11", "RO-199", "RO-174")
@pytest.mark.parametrize(("tokens", "tracks"), [("E", [1, 0, 1]), ("", [0, 0, 0]), ("D", [0, 0, 0])])
def test_one_exploration_pays_for_a_point_on_each_of_both_tracks(scene: Scene, tokens: str, tracks: list[int]) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
    covered = scene.card("covered", symbols="E")
    serve(scene, geralt, covered, scene.card("tea", tea=(lose("E"), BOTH_TRACKS)), tokens=tokens)
    geralt.given(lost={"covered": "E"})
    ciri.given(tokens="E")

    scene.tea()

    assert scene.state.tracks == tracks
    assert geralt.tokens == tokens.replace("E", "")
    assert ciri.tokens == "E"


@rule("RO-EX-05", "RO-200")
@pytest.mark.parametrize(("partner", "tracks"), [("left", [23, 20, 20]), ("right", [20, 20, 23])])
def test_blue_cards_of_the_chosen_partner_give_points_on_the_track_shared_with_that_partner(
    scene: Scene, partner: str, tracks: list[int]
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[20, 20, 20])
    tea = scene.card("tea", tea=(partner_has("blue"), one_track("level")))
    serve(scene, geralt, scene.card("plain"), tea)
    ciri.given(timeline=[scene.card(f"c{n}", "blue") for n in range(4)])
    triss.given(timeline=[scene.card(f"t{n}", "blue") for n in range(3)])
    scene.tea()

    scene.waits_for(geralt, "partner")
    geralt.may_choose("partner.left", "partner.right")
    geralt.chooses(f"partner.{partner}")

    assert scene.state.tracks == tracks
    assert scene.state.turn == 2


@rule("RO-200")
@pytest.mark.parametrize(("blue", "points"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_each_blue_card_of_that_partner_is_a_point_at_most_3(scene: Scene, blue: int, points: int) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[20, 20, 20])
    tea = scene.card("tea", "blue", tea=(partner_has("blue"), one_track("level")))
    serve(scene, geralt, scene.card("plain", "blue"), tea)
    ciri.given(timeline=[scene.card(f"c{n}", "blue" if n < blue else "red") for n in range(4)])
    triss.given(timeline=[scene.card("t", "blue")])
    scene.tea()

    geralt.chooses("partner.left")

    assert scene.state.tracks == [20 + points, 20, 20]


@rule("RO-200")
@pytest.mark.parametrize(
    ("left", "right", "partner", "tracks"), [(3, 1, "right", [20, 20, 21]), (1, 2, "left", [21, 20, 20])]
)
def test_the_partner_with_fewer_blue_cards_may_be_chosen_and_only_that_ones_count(
    scene: Scene, left: int, right: int, partner: str, tracks: list[int]
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[20, 20, 20])
    tea = scene.card("tea", tea=(partner_has("blue"), one_track("level")))
    serve(scene, geralt, scene.card("plain"), tea)
    ciri.given(timeline=[scene.card(f"c{n}", "blue") for n in range(left)])
    triss.given(timeline=[scene.card(f"t{n}", "blue") for n in range(right)])
    scene.tea()

    geralt.chooses(f"partner.{partner}")

    assert scene.state.tracks == tracks


@rule("RO-201")
def test_a_partners_timeline_counts_whole_with_the_cards_of_this_turn(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[20, 20, 20], turn=2)
    plain_hands(scene, triss)
    tea = scene.card("tea", tea=(partner_has("blue"), one_track("level")))
    geralt.given(hand=[tea, scene.card("plain")])
    ciri.given(hand=[scene.card("new1", "blue"), scene.card("new2", "blue")], timeline=[scene.card("old", "blue")])
    scene.playing()

    lay_down(geralt, ciri, triss)

    assert scene.state.tracks == [23, 20, 20]


@rule("RO-202")
def test_the_turn_marker_advances_when_step_3_is_over(scene: Scene) -> None:
    geralt, _, triss = scene.table("geralt", "ciri", "triss", turn=2)
    serve(scene, triss, scene.card("plain"), asking(scene, "tea"))
    scene.tea()
    scene.waits_for(triss, "track")
    assert scene.state.turn == 2

    triss.chooses("partner.left")

    assert scene.state.turn == 3
    scene.waits_for(geralt, "place")
