"""Experience and victory points during play (RO-232 to RO-243)."""

import pytest

from tests.kit.boards import lay_side_a
from tests.kit.scene import Player, Scene, rule
from tests.kit.tea_cards import tea_for_both_tracks, tea_for_one_track


@pytest.fixture
def scene(scene: Scene) -> Scene:
    """A table whose side A stays as it is when the printed one is balanced anew."""
    lay_side_a(scene)
    return scene


def unlocked(player: Player) -> list[int]:
    """The numbers of the own abilities that have a marker."""
    return sorted(use // 2 % 4 + 1 for use in (*player.state.ready, *player.state.used) if not use & 1)


def told(scene: Scene, name: str) -> list[int]:
    """The seats that events of this name speak of."""
    return [event["seat"] for event in scene.events(name)]


@rule("RO-232")
@pytest.mark.parametrize(("xp", "after"), [(0, 2), (7, 9), (17, 19), (18, 20), (30, 32)])
def test_the_marker_moves_by_the_experience_gained(scene: Scene, xp: int, after: int) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[13, 0, 0])
    geralt.given(xp=xp, timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.left")

    assert [player.state.xp for player in (geralt, ciri, triss)] == [after, 2, 0]


@rule("RO-233")
@pytest.mark.parametrize(
    ("xp", "markers"),
    [(3, [1]), (4, [1, 2]), (8, [1, 2]), (9, [1, 2, 3]), (13, [1, 2, 3]), (14, [1, 2, 3, 4]), (15, [1, 2, 3, 4])],
)
def test_reaching_an_abilitys_step_unlocks_it(scene: Scene, xp: int, markers: list[int]) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
    geralt.given(xp=xp)
    before = unlocked(geralt)
    scene.taking()

    geralt.chooses("take.slot.4")

    assert unlocked(geralt) == markers
    assert [number for number in markers if geralt.has_ready(f"own.{number}")] == markers[len(before) :]
    assert unlocked(ciri) == [1]


@rule("RO-233")
def test_passing_an_abilitys_step_unlocks_it(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[13, 0, 0])
    geralt.given(xp=4, timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.left")

    assert geralt.state.xp == 6
    assert geralt.has_ready("own.2")
    assert (ciri.state.xp, unlocked(ciri)) == (2, [1])


@rule("RO-234")
@pytest.mark.parametrize(
    ("gain", "markers"), [(4, [1]), (9, [1, 2]), (10, [1, 2, 3]), (14, [1, 2, 3]), (15, [1, 2, 3, 4])]
)
def test_one_gain_unlocks_every_ability_that_it_passes(scene: Scene, gain: int, markers: list[int]) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    for at, player in enumerate((geralt, ciri, triss)):
        player.given(timeline=[scene.card(f"card{at}")])
    geralt.given(tokens="C" * gain)
    scene.chapter_end()

    assert geralt.state.xp == gain
    assert unlocked(geralt) == markers
    assert [event["ability"] for event in scene.events("ability_unlocked")] == [
        f"ro.hero.geralt.{number}" for number in markers[1:]
    ]


@rule("RO-EX-42", "RO-235")
@pytest.mark.parametrize(("xp", "golden"), [(18, []), (19, [0]), (20, [])])
def test_on_step_20_the_golden_marker_enters_the_track_on_0(scene: Scene, xp: int, golden: list[int]) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss")
    geralt.given(xp=xp)
    scene.taking()

    geralt.chooses("take.slot.4")

    assert geralt.state.xp == xp + 1
    assert told(scene, "golden_started") == golden


@rule("RO-236")
def test_from_step_20_on_experience_is_counted_with_the_golden_marker(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", chapter=3)
    for at, player in enumerate((geralt, ciri, triss)):
        player.given(timeline=[scene.card(f"card{at}")])
    geralt.given(xp=21, tokens="CCCC")
    scene.chapter_end()

    assert geralt.state.xp == 25
    assert told(scene, "golden_started") == []
    for player in (geralt, ciri, triss):
        player.chooses("symbol.exploration")
    assert [(event["seat"], event["vp"]) for event in scene.events("experience_scored")] == [(0, 2), (1, 0), (2, 0)]


@rule("RO-237")
@pytest.mark.parametrize("xp", [24, 29, 34])
def test_the_golden_marker_unlocks_nothing_on_the_steps_of_abilities(scene: Scene, xp: int) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss")
    geralt.given(xp=xp, vp=3)
    scene.taking()

    geralt.chooses("take.slot.4")

    assert geralt.state.xp == xp + 1
    assert (geralt.state.ready, unlocked(geralt)) == ([], [1, 2, 3, 4])
    assert told(scene, "ability_unlocked") == []
    assert geralt.state.vp == 3


@rule("RO-237")
def test_the_golden_marker_gives_points_at_the_end_of_the_game(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    geralt.given(hand=[scene.card("held")], xp=30, vp=3)
    scene.final_scoring()

    for player in (geralt, ciri, triss):
        player.chooses("symbol.exploration")

    assert [(event["seat"], event["vp"]) for event in scene.events("experience_scored")] == [(0, 5), (1, 0), (2, 0)]
    assert geralt.state.vp == 8


@rule("RO-EX-22", "RO-235", "RO-238")
def test_experience_beyond_20_carries_over_to_the_golden_marker(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    for at, player in enumerate((geralt, ciri, triss)):
        player.given(timeline=[scene.card(f"card{at}")])
    geralt.given(xp=18, tokens="CCCCCC")
    ciri.given(xp=12, tokens="C" * 12)
    scene.chapter_end()

    assert [player.state.xp for player in (geralt, ciri, triss)] == [24, 24, 0]
    assert [unlocked(player) for player in (geralt, ciri, triss)] == [[1, 2, 3, 4], [1, 2, 3, 4], [1]]
    assert told(scene, "golden_started") == [0, 1]


@rule("RO-EX-23", "RO-239")
@pytest.mark.parametrize(("xp", "after", "told_amounts"), [(34, 39, [3, 2]), (35, 40, [3, 2]), (36, 40, [3, 1])])
def test_the_golden_marker_stops_at_20(scene: Scene, xp: int, after: int, told_amounts: list[int]) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[19, 0, 13])
    geralt.given(xp=xp, timeline=[tea_for_both_tracks(scene)], fresh=1)
    scene.tea()

    geralt.chooses("bonus.2")
    ciri.chooses("bonus.1")

    assert geralt.state.xp == after
    assert [event["amount"] for event in scene.events("xp_gained") if event["seat"] == 0] == told_amounts
    assert triss.state.xp == 2


@rule("RO-EX-23", "RO-239")
def test_from_the_golden_19_the_surplus_of_3_and_then_2_is_lost(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[19, 0, 13])
    geralt.given(xp=39, timeline=[tea_for_both_tracks(scene)], fresh=1)
    scene.tea()

    geralt.chooses("bonus.2")
    ciri.chooses("bonus.1")

    assert [player.state.xp for player in (geralt, ciri, triss)] == [40, 0, 2]
    assert [event["amount"] for event in scene.events("xp_gained") if event["seat"] == 0] == [1]


@rule("RO-240")
def test_victory_points_are_scored_at_once(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[7, 0, 0])
    geralt.given(vp=11, timeline=tea_for_one_track(scene, 3), fresh=1)
    ciri.given(vp=4)
    scene.tea()

    geralt.chooses("partner.left")

    scene.waits_for(geralt, "bonus")
    assert [player.state.vp for player in (geralt, ciri, triss)] == [12, 5, 0]


@rule("RO-241", "RO-243")
@pytest.mark.parametrize(
    ("vp", "marker", "laps"), [(27, 28, []), (28, 29, []), (29, 0, [1]), (30, 1, []), (59, 0, [2])]
)
def test_with_the_30th_point_the_marker_returns_to_0_and_the_game_goes_on(
    scene: Scene, vp: int, marker: int, laps: list[int]
) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", tracks=[4, 0, 0])
    geralt.given(vp=vp, timeline=tea_for_one_track(scene, 1), fresh=1)
    scene.tea()

    geralt.chooses("partner.left")

    assert geralt.state.vp % 30 == marker
    assert [event["laps"] for event in scene.events("lap_completed")] == laps
    scene.waits_for(geralt, "place")


@rule("RO-241")
@pytest.mark.parametrize(("vp", "total"), [(29, 32), (30, 33), (61, 64)])
def test_30_is_added_to_the_final_total_for_every_lap(scene: Scene, vp: int, total: int) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[6, 0, 6])
    for at, player in enumerate((geralt, ciri, triss)):
        player.given(hand=[scene.card(f"held{at}")])
    geralt.given(vp=vp)
    scene.final_scoring()

    for player in (geralt, ciri, triss):
        player.chooses("symbol.exploration")

    assert scene.match.result is not None
    assert scene.match.result.scores == (total, 0, 0)


@rule("RO-EX-24", "RO-242")
@pytest.mark.parametrize(
    ("vp", "gain", "marker", "laps"),
    [(24, 5, 29, []), (25, 5, 0, [1]), (28, 5, 3, [1]), (58, 5, 3, [2]), (29, 32, 1, [2])],
)
def test_points_beyond_30_carry_over(scene: Scene, vp: int, gain: int, marker: int, laps: list[int]) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    for at, player in enumerate((geralt, ciri, triss)):
        player.given(timeline=[scene.card(f"card{at}")])
    geralt.given(vp=vp, tokens="C" * gain + "M" * gain)
    scene.chapter_end()

    assert geralt.state.vp == vp + gain
    assert geralt.state.vp % 30 == marker
    assert [event["laps"] for event in scene.events("lap_completed")] == laps
    assert (ciri.state.vp, triss.state.vp) == (0, 0)
