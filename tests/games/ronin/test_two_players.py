"""Two players and one Automa (RO-347 to RO-351)."""

from collections.abc import Sequence

import pytest

from tests.kit.scene import Scene, rule

BOTH_TRACKS = ({"have_inactive": {"at_least": 2}}, {"partnership": {"tracks": "both"}})
LOOK_BLUE = ({"partner_colour": {"colour": "blue"}}, {"partnership": {"tracks": "one", "amount": "level"}})


def board_names(scene: Scene) -> list[str]:
    """The boards by track: between the players, of the second player and the Automa, of the Automa and the first."""
    return [scene.box.boards[board].id.removeprefix("ro.board.") for board in scene.state.boards]


@rule("RO-347", "RO-348")
def test_each_player_shares_a_board_with_the_automa_and_one_with_the_other_player(scene: Scene) -> None:
    scene.setup(2, heroes="yennefer,ciri", automas="geralt")

    assert board_names(scene) == ["a", "a", "a"]
    laid = [(event["seat"], event["partner"]) for event in scene.events("board_laid")]
    assert laid == [(0, 1), (1, 2), (2, 0)]


@rule("RO-347", "RO-348")
@pytest.mark.parametrize(("seat", "tracks"), [(0, [1, 0, 1]), (1, [1, 1, 0])])
def test_a_players_two_tracks_are_shared_with_the_other_player_and_the_automa(
    scene: Scene, seat: int, tracks: list[int]
) -> None:
    players = scene.table("yennefer", "ciri", automas=["geralt"])
    players[seat].given(timeline=[scene.card("tea", tea=BOTH_TRACKS)], fresh=1, tokens="EE")
    scene.tea()

    assert scene.state.tracks == tracks


@rule("RO-349")
def test_on_side_b_each_player_chooses_the_board_shared_with_the_automa(scene: Scene) -> None:
    yennefer, ciri, _ = scene.setup(2, heroes="yennefer,ciri", automas="geralt", side="B", first="0")

    scene.waits_for(yennefer, "board")
    yennefer.may_choose("board.1b", "board.5b")
    yennefer.chooses("board.5b")
    scene.waits_for(ciri, "board")
    offered = scene.match.asks[0].keys
    ciri.chooses(offered[1])

    between, of_ciri, of_yennefer = board_names(scene)
    assert of_yennefer == "5b"
    assert of_ciri == offered[1].removeprefix("board.")
    assert between not in (of_yennefer, of_ciri)


@rule("RO-349")
def test_the_first_chooser_picks_a_board_first(scene: Scene) -> None:
    _, ciri, _ = scene.setup(2, heroes="yennefer,ciri", automas="geralt", side="B", first="1")

    scene.waits_for(ciri, "board")
    ciri.chooses("board.1b")

    assert board_names(scene)[1] == "1b"


@rule("RO-349")
def test_the_board_between_the_two_players_is_a_random_one_of_those_left(scene: Scene) -> None:
    drawn = set()
    for lot in range(3):
        scene.plan = {"partnership boards": [0, 0, 0, 0, lot]}
        yennefer, ciri, _ = scene.setup(2, heroes="yennefer,ciri", automas="geralt", side="B", first="0")

        yennefer.chooses("board.1b")
        ciri.chooses(scene.match.asks[0].keys[0])

        between, *chosen = board_names(scene)
        drawn.add(between)
        assert between not in chosen

    assert len(drawn) == 3


@rule("RO-350")
def test_the_automa_sits_at_the_right_of_one_player_and_at_the_left_of_the_other(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table("yennefer", "ciri", automas=["geralt"])
    yennefer.given(timeline=[scene.card("looking", tea=LOOK_BLUE)], fresh=1)
    ciri.given(timeline=[scene.card("hers", "blue")])
    automa.given(timeline=[scene.card("its0", "blue"), scene.card("its1", "blue")])
    scene.tea()

    yennefer.chooses("partner.right")

    assert scene.state.tracks == [0, 0, 2]


@rule("RO-350")
@pytest.mark.parametrize(
    ("seat", "cup", "tracks"),
    [(0, "left", [2, 0, 0]), (0, "right", [0, 0, 2]), (1, "left", [0, 2, 0]), (1, "right", [2, 0, 0])],
)
def test_the_three_seats_form_a_ring(scene: Scene, seat: int, cup: str, tracks: list[int]) -> None:
    players = scene.table("yennefer", "ciri", automas=["geralt"])
    facing = "right" if cup == "left" else "left"
    players[seat].given(timeline=[scene.card("cup", cup=cup)])
    for other in (0, 1, 2):
        if other != seat:
            players[other].given(timeline=[scene.card(f"facing{other}", cup=facing)])
    scene.tea()

    assert scene.state.tracks == tracks


@rule("RO-351")
@pytest.mark.parametrize(
    ("points", "initiative", "winner"),
    [
        ((12, 11), (1, 0, 2), 0),
        ((11, 12), (0, 1, 2), 1),
        ((12, 12), (0, 1, 2), 0),
        ((12, 12), (1, 2, 0), 1),
        ((12, 12), (2, 1, 0), 1),
        ((12, 12), (2, 0, 1), 0),
    ],
)
def test_most_points_win_and_a_tie_goes_to_the_player_standing_higher(
    scene: Scene, points: tuple[int, int], initiative: Sequence[int], winner: int
) -> None:
    yennefer, ciri, _ = scene.table("yennefer", "ciri", automas=["geralt"], initiative=initiative)
    yennefer.given(vp=points[0], hand=[scene.card("y")])
    ciri.given(vp=points[1], hand=[scene.card("c")])
    scene.final_scoring()

    yennefer.chooses("symbol.exploration")
    ciri.chooses("symbol.diplomacy")

    result = scene.match.result
    assert result is not None
    assert (result.winners, result.scores) == ((winner,), points)


@rule("RO-355", "RO-356")
@pytest.mark.parametrize("season", ["summer", "autumn", "winter"])
def test_with_two_players_no_season_gives_starting_points(scene: Scene, season: str) -> None:
    scene.setup(2, heroes="yennefer,ciri", automas="geralt", season=season)

    assert scene.state.tracks == [0, 0, 0]
