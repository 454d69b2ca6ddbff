"""The end of the game (RO-296 to RO-313)."""

from collections.abc import Sequence

import pytest

from oldpath.kernel.plaque import Result
from tests.kit.scene import Player, Scene, rule


def blank_hands(scene: Scene, players: Sequence[Player]) -> None:
    """Two cards without a symbol for everybody, so that no objective scores."""
    for player in players:
        player.given(hand=[scene.card(f"held{2 * player.seat}"), scene.card(f"held{2 * player.seat + 1}")])


def objectives(players: Sequence[Player], symbol: str = "exploration") -> None:
    """All pick the same symbol."""
    for player in players:
        player.chooses(f"symbol.{symbol}")


def scored(scene: Scene, event: str) -> list[int]:
    """The points that this part of the scoring gave, by seat."""
    points = {told["seat"]: told["vp"] for told in scene.events(event)}
    return [points[seat] for seat in sorted(points)]


def the_result(scene: Scene) -> Result:
    """Who won, and the totals."""
    assert scene.match.result is not None
    return scene.match.result


@rule("RO-296")
def test_after_chapter_3_hand_timeline_and_tokens_stay(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", chapter=3)
    blank_hands(scene, players)
    card = scene.card("card", symbols="EC")
    geralt.given(timeline=[card], lost={card: "E"}, tokens="EED")
    ciri.given(timeline=[scene.card("other")])
    triss.given(timeline=[scene.card("third")])
    scene.chapter_end()

    objectives(players)

    assert scene.match.over
    assert (geralt.hand, geralt.timeline, geralt.tokens) == (["held0", "held1"], [card], "EED")
    assert geralt.lost(card) == "E"
    assert scene.events("cards_kept") == scene.events("tokens_discarded") == []


@rule("RO-297")
def test_objectives_then_experience_then_partnership_then_the_winner(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", tracks=[2, 2, 2], initiative=[2, 0, 1])
    scene.final_scoring()

    objectives(players)

    parts = ("objective_scored", "experience_scored", "partnership_scored", "match_ended")
    log = [(event["event"], event.get("seat", -1)) for event in scene.match.log(None) if event["event"] in parts]
    assert log == [*((part, seat) for part in parts[:3] for seat in (2, 0, 1)), ("match_ended", -1)]


@rule("RO-EX-06", "RO-298")
def test_each_player_scores_hand_cards_with_one_symbol_inactive_in_chapter_3(scene: Scene) -> None:
    ciri, geralt, triss = scene.table("ciri", "geralt", "triss", active="EC")
    blank_hands(scene, (triss,))
    ciri.given(hand=[scene.card(f"ciri{n}", symbols=s) for n, s in enumerate(("D", "DE", "MD", "D", "C", "M", ""))])
    geralt.given(hand=[scene.card(f"geralt{n}", symbols=s) for n, s in enumerate(("M", "CM", "D", "E"))])
    scene.final_scoring()

    ciri.may_choose("symbol.magic", "symbol.diplomacy")
    ciri.is_refused("symbol.exploration", because="RO-298")
    ciri.chooses("symbol.diplomacy")
    geralt.may_choose("symbol.magic", "symbol.diplomacy")
    geralt.chooses("symbol.magic")
    triss.chooses("symbol.magic")

    assert scored(scene, "objective_scored") == [4, 2, 0]
    assert the_result(scene).scores == (4, 2, 0)
    assert [(event["seat"], len(event["cards"])) for event in scene.events("hand_shown")] == [(0, 7), (1, 4), (2, 2)]


@rule("RO-299")
@pytest.mark.parametrize(("hand", "vp"), [(("DD",), 1), (("DD", "D"), 2), (("DDD", "M"), 1), (("M", "E"), 0)])
def test_the_objective_counts_cards_not_symbols(scene: Scene, hand: tuple[str, ...], vp: int) -> None:
    players = scene.table("geralt", "ciri", "triss", active="EC")
    blank_hands(scene, players[1:])
    players[0].given(hand=[scene.card(f"card{n}", symbols=symbols) for n, symbols in enumerate(hand)])
    scene.final_scoring()

    objectives(players, "diplomacy")

    assert scored(scene, "objective_scored") == [vp, 0, 0]


@rule("RO-300")
def test_players_may_pick_the_same_objective_and_both_score_it_in_full(scene: Scene) -> None:
    players = geralt, ciri, _ = scene.table("geralt", "ciri", "triss", active="EC")
    blank_hands(scene, players[2:])
    geralt.given(hand=[scene.card("one", symbols="D"), scene.card("two", symbols="D")])
    ciri.given(hand=[scene.card("three", symbols="D")])
    scene.final_scoring()

    geralt.chooses("symbol.diplomacy")
    ciri.may_choose("symbol.magic", "symbol.diplomacy")
    ciri.chooses("symbol.diplomacy")
    players[2].may_choose("symbol.magic", "symbol.diplomacy")
    players[2].chooses("symbol.diplomacy")

    assert scored(scene, "objective_scored") == [2, 1, 0]


@rule("RO-301")
def test_timeline_cards_and_tokens_do_not_count_for_the_objective(scene: Scene) -> None:
    players = geralt, _, _ = scene.table("geralt", "ciri", "triss", active="EC")
    blank_hands(scene, players)
    geralt.given(timeline=[scene.card("played", symbols="DD")], tokens="DDD")
    scene.final_scoring()

    objectives(players, "diplomacy")

    assert scored(scene, "objective_scored") == [0, 0, 0]


@rule("RO-EX-07", "RO-302")
@pytest.mark.parametrize(
    ("golden", "vp"), [(0, 0), (1, 0), (2, 1), (3, 1), (12, 6), (13, 6), (14, 7), (15, 7), (16, 8), (19, 9), (20, 10)]
)
def test_experience_is_worth_the_last_step_that_the_golden_marker_reached(scene: Scene, golden: int, vp: int) -> None:
    players = scene.table("geralt", "ciri", "triss")
    blank_hands(scene, players)
    players[0].given(xp=20 + golden)
    scene.final_scoring()

    objectives(players)

    assert scored(scene, "experience_scored") == [vp, 0, 0]
    assert the_result(scene).scores == (vp, 0, 0)


@rule("RO-303")
@pytest.mark.parametrize(("xp", "vp"), [(0, 0), (14, 0), (19, 0), (22, 1)])
def test_who_never_reached_20_experience_scores_nothing_for_it(scene: Scene, xp: int, vp: int) -> None:
    players = scene.table("geralt", "ciri", "triss")
    blank_hands(scene, players)
    players[1].given(xp=xp)
    scene.final_scoring()

    objectives(players)

    assert scored(scene, "experience_scored") == [0, vp, 0]


@rule("RO-EX-08", "RO-304", "RO-305", "RO-308")
@pytest.mark.parametrize("higher", [5, 6, 11, 24])
@pytest.mark.parametrize("lower", [4, 5])
def test_the_lower_track_scores_whatever_the_higher_one_shows(scene: Scene, lower: int, higher: int) -> None:
    players = scene.table("geralt", "ciri", "triss", tracks=[lower, 0, higher])
    blank_hands(scene, players)
    scene.final_scoring()

    objectives(players)

    assert scored(scene, "partnership_scored") == [2, 0, 0]
    assert the_result(scene).scores == (2, 0, 0)


@rule("RO-304")
def test_each_player_looks_at_the_own_two_tracks(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", "vesemir", tracks=[24, 8, 16, 4])
    blank_hands(scene, players)
    scene.final_scoring()

    objectives(players)

    assert scored(scene, "partnership_scored") == [2, 4, 4, 2]


@rule("RO-305")
@pytest.mark.parametrize("label", range(1, 13))
def test_the_farthest_label_reached_counts(scene: Scene, label: int) -> None:
    step = 2 * label
    players = scene.table("geralt", "ciri", "triss", tracks=[step, step - 1, 24])
    blank_hands(scene, players)
    scene.final_scoring()

    objectives(players)

    assert scored(scene, "partnership_scored") == [label, label - 1, label - 1]


@rule("RO-306")
@pytest.mark.parametrize(("tracks", "vp"), [([6, 0, 6], 3), ([7, 0, 6], 3), ([6, 0, 7], 3), ([5, 0, 6], 2)])
def test_two_equal_tracks_are_scored_once(scene: Scene, tracks: list[int], vp: int) -> None:
    players = scene.table("geralt", "ciri", "triss", tracks=tracks)
    blank_hands(scene, players)
    scene.final_scoring()

    objectives(players)

    assert the_result(scene).scores == (vp, 0, 0)


@rule("RO-307")
@pytest.mark.parametrize(("step", "vp"), [(0, 0), (1, 0), (2, 1)])
def test_a_marker_below_the_first_label_scores_nothing(scene: Scene, step: int, vp: int) -> None:
    players = scene.table("geralt", "ciri", "triss", tracks=[step, 0, 24])
    blank_hands(scene, players)
    scene.final_scoring()

    objectives(players)

    assert scored(scene, "partnership_scored") == [vp, 0, 0]


@rule("RO-308")
def test_one_players_higher_track_may_be_the_partners_lower_one(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", "vesemir", tracks=[10, 14, 2, 6])
    blank_hands(scene, players)
    scene.final_scoring()

    objectives(players)

    assert scored(scene, "partnership_scored") == [3, 5, 1, 1]


@rule("RO-309")
@pytest.mark.parametrize(("vp", "total"), [(0, 10), (19, 29), (20, 30), (29, 39), (30, 40), (59, 69), (60, 70)])
def test_the_total_is_the_marker_and_30_for_every_lap_after_all_scoring(scene: Scene, vp: int, total: int) -> None:
    players = scene.table("geralt", "ciri", "triss", active="EC", tracks=[8, 0, 8])
    blank_hands(scene, players[1:])
    players[0].given(vp=vp, xp=30, hand=[scene.card("objective", symbols="D")])
    scene.final_scoring()

    objectives(players, "diplomacy")

    laps, marker = divmod(players[0].state.vp, 30)
    assert 30 * laps + marker == total
    assert the_result(scene).scores == (total, 0, 0)
    assert len(scene.events("lap_completed")) == laps - vp // 30


@rule("RO-310")
@pytest.mark.parametrize(("vp", "winner"), [((12, 11, 10), 0), ((11, 12, 10), 1), ((10, 11, 12), 2), ((3, 33, 29), 1)])
def test_most_victory_points_win(scene: Scene, vp: tuple[int, int, int], winner: int) -> None:
    players = scene.table("geralt", "ciri", "triss", initiative=[0, 2, 1])
    blank_hands(scene, players)
    for player, points in zip(players, vp, strict=True):
        player.given(vp=points)
    scene.final_scoring()

    objectives(players)

    assert (the_result(scene).winners, the_result(scene).ended) == ((winner,), "most_points")
    assert scene.events("match_ended")[0]["winners"] == [winner]


@rule("RO-EX-35", "RO-311")
@pytest.mark.parametrize(
    ("vp", "winner", "ended"),
    [
        ((40, 41, 40, 41), 3, "tie_by_initiative"),
        ((40, 42, 40, 41), 1, "most_points"),
        ((41, 41, 41, 41), 2, "tie_by_initiative"),
    ],
)
def test_between_tied_players_the_higher_on_the_initiative_track_wins(
    scene: Scene, vp: tuple[int, ...], winner: int, ended: str
) -> None:
    players = scene.table("geralt", "ciri", "triss", "vesemir", initiative=[2, 3, 0, 1])
    blank_hands(scene, players)
    for player, points in zip(players, vp, strict=True):
        player.given(vp=points)
    scene.final_scoring()

    objectives(players)

    assert the_result(scene).scores == vp
    assert (the_result(scene).winners, the_result(scene).ended) == ((winner,), ended)


@rule("RO-312")
def test_ties_are_broken_by_the_order_formed_in_turn_9(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", chapter=3, turn=9, initiative=[0, 1, 2])
    blank_hands(scene, players)
    for player in players:
        player.given(vp=7)
    scene.taking()

    for player, slot in zip(players, (3, 2, 1), strict=True):
        player.chooses(f"take.slot.{slot}")
    for player in players:
        player.chooses(f"play.held{2 * player.seat}", f"play.held{2 * player.seat + 1}")
    objectives(players)

    assert scene.state.initiative == [2, 1, 0]
    assert (the_result(scene).winners, the_result(scene).scores) == ((2,), (7, 7, 7))


@rule("RO-313")
@pytest.mark.parametrize("initiative", [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 4, 0, 3, 1]])
def test_there_is_exactly_one_winner_even_when_all_are_equal(scene: Scene, initiative: list[int]) -> None:
    players = scene.table("geralt", "ciri", "triss", "vesemir", "yennefer", initiative=initiative)
    blank_hands(scene, players)
    scene.final_scoring()

    objectives(players)

    assert the_result(scene).scores == (0, 0, 0, 0, 0)
    assert the_result(scene).winners == (initiative[0],)
