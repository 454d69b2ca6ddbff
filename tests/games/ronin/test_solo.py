"""One player and two Automas (RO-352 to RO-364)."""

import pytest

import oldpath
from oldpath import Refused
from oldpath.games.ronin.verbs import read_bonus
from tests.kit.scene import Scene, rule

TEA_NEVER_MET = ({"lose": {"symbol": "diplomacy"}}, {"partnership": {"tracks": "both"}})


def bonus_at(scene: Scene, step: int, gives: dict[str, object]) -> None:
    """Every board of side A gives just this, at this step."""
    board = scene.box.boards_of("A")[0]
    scene.box.boards = list(scene.box.boards)
    bonuses = {step: read_bonus(gives, "test")}
    scene.box.boards[board] = type(scene.box.boards[board])(
        id="ro.board.a", number=0, side="A", bonuses=bonuses, entry=scene.box.boards[board].entry
    )
    scene.box.index()


@rule("RO-352")
def test_alone_one_automa_sits_at_the_left_and_one_at_the_right(scene: Scene) -> None:
    geralt, left, right = scene.table("geralt", automas=["ciri", "yennefer"])
    geralt.given(timeline=[scene.card("l", cup="left"), scene.card("r", cup="right")])
    left.given(timeline=[scene.card("of left", cup="right")])
    right.given(timeline=[scene.card("of right", cup="left")])
    scene.tea()

    assert (geralt.left_track, geralt.right_track) == (2, 2)
    assert (left.lost("of left"), right.lost("of right")) == ("U", "U")


@rule("RO-353")
def test_the_player_chooses_both_boards_and_none_lies_between_the_automas(scene: Scene) -> None:
    (geralt, *_) = scene.setup(1, heroes="geralt", automas="ciri,yennefer", side="B")

    geralt.may_choose("board.1b", "board.5b")
    geralt.chooses("board.5b")
    geralt.may_choose("board.1b", "board.4b")
    geralt.chooses("board.4b")

    left, between, right = scene.state.boards
    assert (scene.box.boards[left].id, scene.box.boards[right].id) == ("ro.board.5b", "ro.board.4b")
    assert between == -1


@rule("RO-354")
def test_the_player_chooses_one_of_three_difficulties_before_the_game() -> None:
    for season in ("summer", "autumn", "winter"):
        assert oldpath.new_match("ronin", 1, seed=1, options={"season": season}).view(0)["season"] == season

    with pytest.raises(Refused) as refused:
        oldpath.new_match("ronin", 1, seed=1, options={"season": "spring"})
    assert refused.value.rule == "RO-354"


@rule("RO-354", "RO-355", "RO-356", "RO-357")
@pytest.mark.parametrize(("season", "points"), [("summer", 4), ("autumn", 2), ("winter", 0)])
def test_the_season_gives_starting_points_on_both_tracks(scene: Scene, season: str, points: int) -> None:
    (geralt, *_) = scene.setup(1, heroes="geralt", automas="ciri,yennefer", season=season)
    while geralt.is_asked("bonus"):
        geralt.chooses("bonus.2")

    assert (geralt.left_track, geralt.right_track) == (points, points)
    assert scene.state.tracks[1] == 0


@rule("RO-356")
def test_autumn_is_the_usual_season() -> None:
    assert oldpath.new_match("ronin", 1, seed=1, options={"heroes": "geralt"}).view(0)["tracks"] == [2, 0, 2]


@rule("RO-355", "RO-358", "RO-EX-33")
def test_summer_passes_step_three_of_both_tracks_and_gives_its_bonus_for_each(scene: Scene) -> None:
    geralt, ciri, yennefer = scene.setup(1, heroes="geralt", automas="ciri,yennefer", season="summer")

    geralt.may_choose("bonus.1", "bonus.2")
    geralt.chooses("bonus.1")
    geralt.may_choose("bonus.1", "bonus.2")
    geralt.chooses("bonus.2")

    assert geralt.has_ready("ciri.1")
    assert not geralt.has_ready("yennefer.1")
    assert (geralt.state.xp, ciri.state.stock, yennefer.state.stock) == (2, [1, 2], [2, 2])
    scene.waits_for(geralt, "place")


@rule("RO-358")
@pytest.mark.parametrize(
    ("branches", "ready", "xp"),
    [(("1", "1"), ["ciri.1", "yennefer.1"], 0), (("2", "1"), ["yennefer.1"], 2), (("2", "2"), [], 4)],
)
def test_in_summer_each_tracks_bonus_is_that_automas_card_or_2_xp(
    scene: Scene, branches: tuple[str, str], ready: list[str], xp: int
) -> None:
    geralt, *_ = scene.setup(1, heroes="geralt", automas="ciri,yennefer", season="summer")

    geralt.chooses(*(f"bonus.{branch}" for branch in branches))

    own = scene.ability("geralt.1")
    assert geralt.state.ready == [own, *(scene.ability(name, card=True) for name in ready)]
    assert geralt.state.xp == xp


@rule("RO-356", "RO-357", "RO-EX-33")
@pytest.mark.parametrize("season", ["autumn", "winter"])
def test_autumn_and_winter_pass_no_bonus_of_side_a(scene: Scene, season: str) -> None:
    (geralt, *_) = scene.setup(1, heroes="geralt", automas="ciri,yennefer", season=season)

    assert scene.events("bonus_reached") == []
    assert (geralt.state.xp, geralt.state.vp, geralt.tokens) == (0, 0, "")
    scene.waits_for(geralt, "place")


@rule("RO-359")
@pytest.mark.parametrize(
    ("season", "step", "points"),
    [("autumn", 1, 2), ("autumn", 2, 2), ("autumn", 3, 0), ("winter", 1, 0), ("summer", 4, 2), ("summer", 5, 0)],
)
def test_every_season_gives_the_bonuses_of_the_steps_passed(scene: Scene, season: str, step: int, points: int) -> None:
    bonus_at(scene, step, {"gain_vp": {"amount": 1}})

    (geralt, *_) = scene.setup(1, heroes="geralt", automas="ciri,yennefer", season=season)

    assert geralt.state.vp == points


@rule("RO-360")
def test_starting_bonuses_resolve_after_setup_with_the_symbols_of_chapter_one_left_track_first(scene: Scene) -> None:
    bonus_at(scene, 2, {"gain_any_active": {"amount": 1}})
    scene.plan["chapter card"] = [1]

    geralt, ciri, yennefer = scene.setup(1, heroes="geralt", automas="ciri,yennefer")

    geralt.may_choose("symbol.magic", "symbol.exploration")
    assert (geralt.left_track, geralt.right_track) == (2, 0)
    assert len(geralt.hand) == 5
    assert scene.state.initiative == [0, 2, 1]
    assert all(len(pair) == 2 for pair in scene.slots)
    geralt.chooses("symbol.magic")
    assert (geralt.left_track, geralt.right_track) == (2, 2)
    geralt.chooses("symbol.exploration")

    assert geralt.tokens == "EM"
    assert (ciri.timeline, yennefer.timeline, scene.state.turn) == ([], [], 1)
    scene.waits_for(geralt, "place")


@rule("RO-360", "RO-358")
def test_starting_bonuses_come_before_an_automa_takes_the_first_cards(scene: Scene) -> None:
    scene.plan["chapter card"] = [2]
    geralt, vesemir, triss = scene.setup(1, heroes="geralt", automas="vesemir,triss", season="summer")

    assert scene.state.initiative == [1, 2, 0]
    scene.waits_for(geralt, "bonus")
    assert (vesemir.timeline, triss.timeline) == ([], [])
    geralt.chooses("bonus.2", "bonus.2")

    assert (len(vesemir.timeline), len(triss.timeline)) == (2, 2)
    assert geralt.state.xp == 4


@rule("RO-361")
@pytest.mark.parametrize(("automa", "tracks"), [(1, [2, 0, 0]), (2, [0, 0, 2])])
def test_each_tea_effect_of_an_automa_gives_one_point_on_its_only_track(
    scene: Scene, automa: int, tracks: list[int]
) -> None:
    seats = scene.table("geralt", automas=["ciri", "yennefer"])
    seats[automa].given(timeline=[scene.card(f"tea{n}", tea=TEA_NEVER_MET) for n in range(2)], fresh=2)
    scene.tea()

    assert scene.state.tracks == tracks


@rule("RO-362")
def test_cups_of_the_two_automas_that_point_at_each_other_are_ignored(scene: Scene) -> None:
    _, ciri, yennefer = scene.table("geralt", automas=["ciri", "yennefer"])
    ciri.given(timeline=[scene.card("its left", cup="left")])
    yennefer.given(timeline=[scene.card("its right", cup="right")])
    scene.tea()

    assert scene.state.tracks == [0, 0, 0]
    assert (ciri.lost("its left"), yennefer.lost("its right")) == ("", "")
    assert scene.events("cups_paired") == []


@rule("RO-363", "RO-EX-34")
@pytest.mark.parametrize(("points", "won"), [(34, False), (35, True), (36, True), (0, False)])
def test_alone_the_player_wins_only_with_thirty_five_points_or_more(scene: Scene, points: int, won: bool) -> None:
    geralt, *_ = scene.table("geralt", automas=["ciri", "yennefer"])
    geralt.given(vp=points, hand=[scene.card("plain")])
    scene.final_scoring()

    geralt.chooses("symbol.exploration")

    result = scene.match.result
    assert result is not None
    assert (result.winners, result.scores) == ((0,) if won else (), (points,))
    assert result.ended == ("solo_won" if won else "solo_lost")


@rule("RO-363", "RO-364")
@pytest.mark.parametrize(("tracks", "total"), [((4, 0, 9), 35), ((9, 0, 4), 35), ((3, 0, 24), 34), ((4, 0, 4), 35)])
def test_alone_the_lower_of_the_two_tracks_shared_with_automas_is_scored(
    scene: Scene, tracks: tuple[int, int, int], total: int
) -> None:
    geralt, *_ = scene.table("geralt", automas=["ciri", "yennefer"], tracks=tracks)
    geralt.given(vp=33, hand=[scene.card("plain")])
    scene.final_scoring()

    geralt.chooses("symbol.exploration")

    result = scene.match.result
    assert result is not None
    assert result.scores == (total,)
    assert bool(result.winners) == (total >= 35)
