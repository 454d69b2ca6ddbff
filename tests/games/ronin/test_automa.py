"""Automas in general (RO-314 to RO-346, RO-400 to RO-403)."""

import random
from collections.abc import Sequence

import pytest

import oldpath
from oldpath import Refused
from tests.kit.games import play_out, questions
from tests.kit.scene import Player, Scene, rule

TEA_NEVER_MET = ({"lose": {"symbol": "diplomacy"}}, {"partnership": {"tracks": "both"}})
TEA_FREE = ({"have_inactive": {"at_least": 2}}, {"partnership": {"tracks": "both"}})
LOSE_COMBAT = ({"lose": {"symbol": "combat"}}, {"gain_symbol": {"symbol": "magic", "amount": 2}})


def market(scene: Scene, drawn: str) -> list[tuple[str, str]]:
    """A market drawn as `C+E CM+- ...`, slot 1 first; its cards are called 1l, 1r, 2l, 2r ..."""
    pairs = [pair.replace("-", "").split("+") for pair in drawn.split()]
    return [
        (scene.card(f"{slot}l", symbols=left), scene.card(f"{slot}r", symbols=right))
        for slot, (left, right) in enumerate(pairs, 1)
    ]


def plain(scene: Scene, name: str, count: int) -> list[str]:
    """So many cards without symbols and effects, called `name0`, `name1` ..."""
    return [scene.card(f"{name}{n}") for n in range(count)]


def plain_deck(scene: Scene) -> None:
    """Whatever is drawn from the deck does nothing."""
    scene.draws(*plain(scene, "deck", 20))


def both_play(scene: Scene, *players: Player) -> None:
    """Every player plays the two leftmost cards of the hand."""
    for player in players:
        left, right = player.hand[:2]
        player.chooses(f"play.{left}", f"play.{right}")


def told(scene: Scene, name: str, *facts: str) -> list[tuple[object, ...]]:
    """These facts of all events of this name."""
    return [tuple(event[fact] for fact in facts) for event in scene.events(name)]


@rule("RO-314")
@pytest.mark.parametrize(("players", "automas"), [(1, 2), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_games_of_one_or_two_players_seat_automas(players: int, automas: int) -> None:
    match = oldpath.new_match("ronin", players, seed=1)

    view = match.view(0)

    assert len(view["seats"]) == players
    assert len(view["automas"]) == automas


@rule("RO-315")
@pytest.mark.parametrize("initiative", [(2, 0, 1), (2, 1, 0)])
def test_an_automa_cannot_win_not_even_a_tie(scene: Scene, initiative: Sequence[int]) -> None:
    yennefer, ciri, automa = scene.table("yennefer", "ciri", automas=["geralt"], initiative=initiative)
    yennefer.given(vp=7, hand=[scene.card("plain0")])
    ciri.given(vp=7, hand=[scene.card("plain1")])
    automa.given(timeline=[scene.card("rich", symbols="EEE")])
    scene.final_scoring()

    yennefer.chooses("symbol.exploration")
    ciri.chooses("symbol.exploration")

    result = scene.match.result
    assert result is not None
    assert result.winners == (initiative[1],)
    assert result.scores == (7, 7)


@rule("RO-315")
@pytest.mark.parametrize("players", [1, 2])
def test_whoever_wins_a_game_with_automas_is_a_player(players: int) -> None:
    for seed in range(4):
        match = oldpath.new_match("ronin", players, seed)

        play_out(match, seed)

        assert match.result is not None
        assert len(match.result.scores) == players
        assert set(match.result.winners) <= set(range(players))


@rule("RO-316", "RO-320", "RO-324")
def test_an_automa_has_a_board_a_figure_and_four_ability_cards_and_nothing_else(scene: Scene) -> None:
    *_, automa = scene.setup(2, heroes="yennefer,ciri", automas="geralt")

    assert scene.box.hero_ids[automa.state.hero] == "ro.hero.geralt"
    assert sorted(scene.state.initiative) == [0, 1, 2]
    assert automa.state.stock == [2, 2]
    assert (automa.state.ready, automa.state.used) == ([], [])
    assert (automa.state.hand, automa.tokens, automa.state.xp, automa.state.vp) == ([], "", 0, 0)


@rule("RO-317", "RO-318")
def test_an_automas_board_comes_by_lot_from_the_heroes_that_no_player_chose(scene: Scene) -> None:
    drawn = set()
    for lot in range(5):
        scene.plan = {"hero boards": [0, 0, 0, 0, lot]}
        first, second, automa = scene.setup(2)

        first.chooses(scene.match.asks[0].keys[0])
        assert automa.state.hero == -1
        second.chooses(scene.match.asks[0].keys[1])
        drawn.add(automa.state.hero)

        assert drawn.isdisjoint({first.state.hero, second.state.hero})

    assert len(drawn) == 5


@rule("RO-318")
def test_the_players_may_agree_on_an_automas_hero(scene: Scene) -> None:
    *_, automa = scene.setup(2, heroes="yennefer,ciri", automas="triss")

    assert scene.box.hero_ids[automa.state.hero] == "ro.hero.triss"


@rule("RO-317", "RO-318")
def test_an_automas_hero_is_never_one_that_a_player_has_chosen(scene: Scene) -> None:
    with pytest.raises(Refused) as refused:
        scene.setup(2, heroes="yennefer,ciri", automas="ciri")

    assert refused.value.rule == "RO-317"


@rule("RO-319")
@pytest.mark.parametrize(("players", "boards"), [(2, [True, True, True]), (1, [True, False, True])])
def test_an_automa_has_its_place_at_the_table_when_boards_are_laid(
    scene: Scene, players: int, boards: list[bool]
) -> None:
    scene.setup(players, heroes="yennefer,ciri")

    assert [board >= 0 for board in scene.state.boards] == boards


@rule("RO-321")
@pytest.mark.parametrize(("chapter_card", "order"), [(0, [1, 0, 2]), (1, [2, 0, 1]), (3, [1, 2, 0])])
def test_the_chapter_card_places_an_automas_figure_like_any_other(
    scene: Scene, chapter_card: int, order: list[int]
) -> None:
    scene.plan["chapter card"] = [chapter_card]

    scene.setup(2, heroes="geralt,ciri", automas="dandelion")

    assert scene.state.initiative == order


@rule("RO-320", "RO-322", "RO-325")
@pytest.mark.parametrize("players", [1, 2])
def test_an_automa_never_has_abilities_experience_or_victory_points(players: int) -> None:
    for seed in range(2):
        match = oldpath.new_match("ronin", players, seed, {"side": "AB"[seed]})
        match.listen()

        for _ in questions(match, random.Random(seed)):
            for automa in match.game.state.seats[players:]:
                assert (automa.ready, automa.used, automa.xp, automa.vp) == ([], [], 0, 0)

        personal = ("xp_gained", "vp_gained", "ability_unlocked", "ability_acquired", "ability_used", "symbols_gained")
        told = [event for event in match.log(None) if event["event"] in personal]
        assert {event["seat"] for event in told} == set(range(players))


@rule("RO-323")
def test_an_automas_starting_cards_go_back_into_the_box(scene: Scene) -> None:
    yennefer, *_ = scene.setup(2, heroes="yennefer,ciri", automas="geralt")

    table = str(scene.match.export()["state"])
    assert "ro.start.geralt" not in table
    assert table.count("ro.start.ciri") == 5
    assert len(yennefer.hand) == 5


@rule("RO-324", "RO-342")
def test_a_player_can_acquire_an_automas_ability_and_the_automa_is_not_asked(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table("yennefer", "ciri", automas=["geralt"], tracks=(0, 0, 2))
    automa.given(timeline=[scene.card("tea", tea=TEA_NEVER_MET)], fresh=1)
    scene.tea()

    scene.waits_for(yennefer, "bonus")
    yennefer.chooses("bonus.1")

    assert yennefer.has_ready("geralt.1")
    assert not ciri.has_ready("geralt.1")
    assert automa.state.stock == [1, 2]
    scene.waits_for(yennefer, "place")


@rule("RO-342")
def test_of_a_bonus_shared_with_an_automa_the_player_gets_all_and_the_automa_nothing(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table("yennefer", "ciri", automas=["geralt"], tracks=(4, 4, 4))
    automa.given(timeline=[scene.card("tea", tea=TEA_NEVER_MET)], fresh=1)
    scene.tea()

    assert scene.state.tracks == [4, 5, 5]
    assert [player.state.vp for player in (yennefer, ciri, automa)] == [1, 1, 0]


@rule("RO-326")
def test_an_automa_acts_in_its_place_of_the_initiative_order(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table(
        "yennefer",
        "ciri",
        automas=["geralt"],
        initiative=(0, 2, 1),
        market=[
            (scene.card("1l"), scene.card("1r")),
            (scene.card("2l", symbols="C", tea=TEA_FREE), scene.card("2r")),
            (scene.card("3l"), scene.card("3r")),
            (scene.card("4l"), scene.card("4r")),
        ],
    )
    for player, name in ((yennefer, "y"), (ciri, "c")):
        player.given(hand=[scene.card(f"{name}tea", tea=TEA_FREE), *plain(scene, name, 2)], tokens="EE")
    plain_deck(scene)
    scene.taking()

    assert automa.timeline == []
    yennefer.chooses("take.slot.1")
    assert automa.timeline == ["2l", "2r"]
    ciri.chooses("take.slot.3")
    both_play(scene, yennefer, ciri)

    assert told(scene, "initiative_formed", "order")[-1] == ([0, 2, 1],)
    moved = [(0, 1), (2, 1), (2, 2), (1, 1), (1, 2), (0, 2)]
    assert told(scene, "partnership_gained", "seat", "step") == moved


@rule("RO-327")
@pytest.mark.parametrize(
    ("drawn", "slot"),
    [
        ("C+- -+M C+E CM+-", 4),
        ("C+- M+M C+E -+C", 2),
        ("CM+C CM+- C+E -+C", 1),
        ("C+M CC+- CM+M -+C", 3),
    ],
)
def test_an_automa_takes_the_pair_with_most_active_symbols(scene: Scene, drawn: str, slot: int) -> None:
    _, _, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], active="CM", initiative=(2, 0, 1), market=market(scene, drawn)
    )
    scene.taking()

    assert automa.timeline == [f"{slot}l", f"{slot}r"]
    assert scene.slots[slot - 1] == ()


@rule("RO-328", "RO-330")
@pytest.mark.parametrize(
    ("drawn", "slot"),
    [
        ("-+- C+- M+- C+-", 2),
        ("C+C C+M CM+- -+-", 1),
        ("C+- CM+- C+C MM+-", 2),
        ("-+- -+- -+M -+C", 3),
    ],
)
def test_of_equal_pairs_an_automa_takes_the_higher_slot(scene: Scene, drawn: str, slot: int) -> None:
    _, _, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], active="CM", initiative=(2, 0, 1), market=market(scene, drawn)
    )
    scene.taking()

    assert automa.timeline == [f"{slot}l", f"{slot}r"]


@rule("RO-EX-31", "RO-327", "RO-328")
def test_two_active_symbols_on_slots_two_and_three_send_the_automa_to_slot_two(scene: Scene) -> None:
    yennefer, _, automa = scene.table(
        "yennefer",
        "ciri",
        automas=["geralt"],
        active="CM",
        initiative=(2, 0, 1),
        market=market(scene, "C+E C+M M+M -+-"),
    )
    scene.taking()

    assert automa.timeline == ["2l", "2r"]
    yennefer.may_choose("take.slot.1", "take.slot.3", "take.slot.4", "take.top")


@rule("RO-329", "RO-EX-32")
@pytest.mark.parametrize("drawn", ["-+- -+- -+- -+-", "ED+E DD+- -+EE D+D"])
def test_without_any_active_symbol_the_automa_takes_the_two_top_cards_of_the_deck(scene: Scene, drawn: str) -> None:
    yennefer, _, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], active="CM", initiative=(2, 0, 1), market=market(scene, drawn)
    )
    scene.draws(scene.card("first"), scene.card("second"))
    scene.taking()

    assert scene.state.top == [2]
    assert automa.timeline == ["first", "second"]
    yennefer.may_choose("take.slot.1", "take.slot.2", "take.slot.3", "take.slot.4", "take.top")


@rule("RO-330")
@pytest.mark.parametrize(
    ("drawn", "slot"),
    [
        ("-+- -+- -+- -+C", 4),
        ("EE+D C+- -+- -+-", 2),
        ("CC+- C+M CM+C -+-", 3),
        ("EE+EE DD+DD E+D E+M", 4),
    ],
)
def test_an_automa_adds_the_active_symbols_of_both_cards_and_never_draws_while_one_is_free(
    scene: Scene, drawn: str, slot: int
) -> None:
    _, _, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], active="CM", initiative=(2, 0, 1), market=market(scene, drawn)
    )
    scene.taking()

    assert automa.timeline == [f"{slot}l", f"{slot}r"]
    assert scene.state.top == []


@rule("RO-330")
def test_cups_and_tea_marks_do_not_draw_an_automa(scene: Scene) -> None:
    _, _, automa = scene.table(
        "yennefer",
        "ciri",
        automas=["geralt"],
        active="CM",
        initiative=(2, 0, 1),
        market=[
            (scene.card("1l", cup="left"), scene.card("1r", cup="right")),
            (scene.card("2l", tea=TEA_FREE), scene.card("2r", tea=TEA_FREE, cup="left")),
            (scene.card("3l", symbols="M"), scene.card("3r")),
            (scene.card("4l"), scene.card("4r")),
        ],
    )
    scene.taking()

    assert automa.timeline == ["3l", "3r"]


@rule("RO-330")
def test_of_a_slot_with_one_card_left_an_automa_counts_that_card_only(scene: Scene) -> None:
    yennefer, _, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], active="CM", turn=2, initiative=(2, 0, 1), market=[None] * 4
    )
    scene.draws(scene.card("1l", symbols="C"), scene.card("1r", symbols="M"), scene.card("2l", symbols="C"))
    yennefer.given(hand=[*yennefer.hand, scene.card("rich", symbols="CCC")])
    scene.lean_deck()
    scene.taking()

    assert automa.timeline == ["1l", "1r"]
    assert scene.slots == [(), ("2l",), (), ()]


@rule("RO-330")
def test_a_pair_taken_this_turn_does_not_count_for_an_automa(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table(
        "yennefer",
        "ciri",
        automas=["geralt"],
        active="CM",
        initiative=(0, 2, 1),
        market=market(scene, "-+- CC+MM C+- M+M"),
    )
    scene.taking()

    yennefer.chooses("take.slot.2")

    assert automa.timeline == ["4l", "4r"]
    scene.waits_for(ciri, "place")


@rule("RO-331")
def test_a_pair_taken_by_an_automa_is_gone_for_the_others(scene: Scene) -> None:
    yennefer, _, _ = scene.table(
        "yennefer", "ciri", automas=["geralt"], initiative=(2, 0, 1), market=market(scene, "-+- -+- C+- -+-")
    )
    scene.taking()

    yennefer.may_choose("take.slot.1", "take.slot.2", "take.slot.4", "take.top")
    yennefer.is_refused("take.slot.3", because="RO-140")


@rule("RO-331")
def test_an_automa_beside_the_deck_stands_below_earlier_figures(scene: Scene) -> None:
    yennefer, ciri, _ = scene.table("yennefer", "ciri", automas=["geralt"], initiative=(1, 2, 0))
    scene.taking()

    ciri.chooses("take.top")
    yennefer.chooses("take.top")

    assert scene.state.initiative == [1, 2, 0]


@rule("RO-331")
def test_an_automa_finds_its_new_initiative_like_a_player(scene: Scene) -> None:
    yennefer, ciri, _ = scene.table(
        "yennefer", "ciri", automas=["geralt"], initiative=(2, 0, 1), market=market(scene, "-+- C+- -+- -+-")
    )
    scene.taking()

    yennefer.chooses("take.slot.3")
    ciri.chooses("take.slot.1")

    assert scene.state.initiative == [1, 2, 0]


@rule("RO-332")
def test_at_the_lowest_slot_an_automa_gains_no_experience(scene: Scene) -> None:
    _, _, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], initiative=(2, 0, 1), market=market(scene, "-+- -+- -+- C+-")
    )
    scene.taking()

    assert scene.state.figures == [-1, -1, -1, 2]
    assert automa.state.xp == 0
    assert scene.events("xp_gained") == []


@rule("RO-333", "RO-335")
def test_an_automa_plays_both_cards_at_once_and_the_players_see_them_before_they_choose(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], initiative=(2, 0, 1), market=market(scene, "-+- C+M -+- -+-")
    )
    automa.given(timeline=[scene.card("old")])
    scene.taking()

    assert automa.timeline == ["old", "2l", "2r"]
    yennefer.chooses("take.top")
    ciri.chooses("take.top")

    assert scene.asked() == [(0, "left_card"), (1, "left_card")]
    for seat in (0, 1):
        shown = scene.match.view(seat)["automas"][0]["timeline"]
        assert shown == ["ro.test.old", "ro.test.2l", "ro.test.2r"]


@rule("RO-334")
def test_an_automa_ignores_the_standard_effects_of_its_cards(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table(
        "yennefer",
        "ciri",
        automas=["geralt"],
        active="CM",
        initiative=(2, 0, 1),
        market=[
            (scene.card("1l"), scene.card("1r")),
            (scene.card("pays", symbols="C", standard=LOSE_COMBAT), scene.card("too", "red", standard=LOSE_COMBAT)),
            (scene.card("3l"), scene.card("3r")),
            (scene.card("4l"), scene.card("4r")),
        ],
    )
    yennefer.given(hand=plain(scene, "y", 2))
    ciri.given(hand=plain(scene, "c", 2))
    plain_deck(scene)
    scene.taking()
    yennefer.chooses("take.top")
    ciri.chooses("take.top")

    both_play(scene, yennefer, ciri)

    assert automa.timeline[:2] == ["pays", "too"]
    assert (automa.lost("pays"), automa.tokens) == ("", "")
    assert scene.events("effect_applied") == []
    scene.waits_for(yennefer, "place")


@rule("RO-336")
@pytest.mark.parametrize("drawn", ["-+C -+- -+- -+-", "-+- -+- -+- -+-"])
def test_the_left_card_or_the_first_drawn_enters_an_automas_timeline_first(scene: Scene, drawn: str) -> None:
    _, _, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], initiative=(2, 0, 1), market=market(scene, drawn)
    )
    scene.draws(scene.card("first"), scene.card("second"))
    scene.taking()

    assert automa.timeline == (["1l", "1r"] if "C" in drawn else ["first", "second"])


@rule("RO-327", "RO-144")
@pytest.mark.parametrize(
    ("drawn", "taken", "top"),
    [
        ("C+M C+- C+- C+-", ["1l", "1r"], [2]),
        ("C+- M+- C+- C+-", ["1l", "1r"], [2]),
        ("C+- M+C C+- C+-", ["2l", "2r"], []),
        ("-+- -+- -+- -+-", ["1l", "1r"], [2]),
    ],
)
def test_where_the_first_figure_at_the_top_takes_slot_one_its_pair_is_free_for_an_automa(
    scene: Scene, drawn: str, taken: list[str], top: list[int]
) -> None:
    _, _, automa = scene.table(
        "yennefer",
        "ciri",
        automas=["geralt"],
        initiative=(2, 0, 1),
        market=market(scene, drawn),
        top_position="first_takes_pair",
    )
    scene.taking()

    assert automa.timeline == taken
    assert scene.state.top == top


@rule("RO-329", "RO-144")
def test_where_slot_one_went_to_the_first_figure_at_the_top_a_later_automa_draws(scene: Scene) -> None:
    yennefer, _, automa = scene.table(
        "yennefer",
        "ciri",
        automas=["geralt"],
        initiative=(0, 2, 1),
        market=market(scene, "C+M -+- -+- -+-"),
        top_position="first_takes_pair",
    )
    scene.draws(scene.card("first"), scene.card("second"))
    scene.taking()

    yennefer.chooses("take.top")

    assert yennefer.hand[-2:] == ["1l", "1r"]
    assert automa.timeline == ["first", "second"]
    assert scene.state.top == [0, 2]


@rule("RO-337")
@pytest.mark.parametrize(("cup", "tracks"), [("right", [0, 2, 0]), ("left", [0, 0, 2])])
def test_an_automas_right_pointing_cup_points_counter_clockwise(scene: Scene, cup: str, tracks: list[int]) -> None:
    yennefer, ciri, automa = scene.table("yennefer", "ciri", automas=["geralt"])
    automa.given(timeline=[scene.card("cup", cup=cup)])
    yennefer.given(timeline=[scene.card("y left", cup="left"), scene.card("y right", cup="right")])
    ciri.given(timeline=[scene.card("c left", cup="left"), scene.card("c right", cup="right")])
    scene.tea()

    met = yennefer if cup == "left" else ciri
    pair_of_players = 2
    assert scene.state.tracks == [pair_of_players, *tracks[1:]]
    assert automa.lost("cup") == "U"
    assert met.lost(f"{'y' if met is yennefer else 'c'} {'right' if cup == 'left' else 'left'}") == "U"


@rule("RO-338")
def test_each_tea_effect_of_this_turn_gives_a_point_on_every_shared_track_whatever_it_says(scene: Scene) -> None:
    yennefer, _, automa = scene.table("yennefer", "ciri", automas=["geralt"])
    one_track = ({"lose_up_to_3": {"symbol": "magic"}}, {"partnership": {"tracks": "one", "amount": "level"}})
    automa.given(timeline=[scene.card("rich", symbols="MMM", tea=one_track)], fresh=1)
    scene.tea()

    assert scene.state.tracks == [0, 1, 1]
    assert automa.lost("rich") == ""
    scene.waits_for(yennefer, "place")


@rule("RO-338", "RO-339")
@pytest.mark.parametrize(("fresh", "points"), [(0, 0), (1, 1), (2, 2)])
def test_two_tea_effects_in_a_turn_give_two_points_and_those_of_earlier_turns_none(
    scene: Scene, fresh: int, points: int
) -> None:
    _, _, automa = scene.table("yennefer", "ciri", automas=["geralt"])
    automa.given(timeline=[scene.card(f"tea{n}", tea=TEA_NEVER_MET) for n in range(4)], fresh=fresh)
    scene.tea()

    assert scene.state.tracks == [0, points, points]


@rule("RO-338", "RO-339")
def test_an_automas_tea_effect_gives_its_points_in_its_own_turn_only(scene: Scene) -> None:
    kettle = (scene.card("kettle", symbols="C", tea=TEA_NEVER_MET), scene.card("bare"))
    plain_pairs = [(scene.card(f"{n}l"), scene.card(f"{n}r")) for n in (2, 3, 4)]
    yennefer, ciri, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], initiative=(2, 0, 1), market=[kettle, *plain_pairs]
    )
    yennefer.given(hand=plain(scene, "y", 4))
    ciri.given(hand=plain(scene, "c", 4))
    plain_deck(scene)
    scene.taking()

    for turn in (1, 2):
        assert automa.timeline[:2] == ["kettle", "bare"]
        for player in (yennefer, ciri):
            player.chooses("take.top")
        both_play(scene, yennefer, ciri)
        assert (scene.state.turn, scene.state.tracks) == (turn + 1, [0, 1, 1])


@rule("RO-338")
@pytest.mark.parametrize(("initiative", "order"), [((2, 0, 1), [2, 1, 0, 2]), ((0, 2, 1), [0, 2, 2, 1])])
def test_an_automa_pours_tea_at_its_place_in_initiative_order(
    scene: Scene, initiative: Sequence[int], order: list[int]
) -> None:
    yennefer, _, automa = scene.table("yennefer", "ciri", automas=["geralt"], initiative=initiative)
    yennefer.given(timeline=[scene.card("hers", tea=TEA_FREE)], fresh=1, tokens="EE")
    automa.given(timeline=[scene.card("its", tea=TEA_NEVER_MET)], fresh=1)
    plain_deck(scene)
    scene.tea()

    assert [seat for (seat,) in told(scene, "partnership_gained", "seat")] == order


@rule("RO-EX-09", "RO-338", "RO-341")
def test_the_automas_green_tea_card_gives_a_point_on_both_tracks_and_its_pink_cup_nothing_yet(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table(
        "yennefer",
        "ciri",
        automas=["geralt"],
        initiative=(2, 0, 1),
        market=[
            (scene.card("green", "green", "C", tea=TEA_NEVER_MET), scene.card("pink", "pink", "E", cup="right")),
            (scene.card("2l"), scene.card("2r")),
            (scene.card("3l"), scene.card("3r")),
            (scene.card("4l"), scene.card("4r")),
        ],
    )
    yennefer.given(hand=plain(scene, "y", 2))
    ciri.given(hand=plain(scene, "c", 2))
    plain_deck(scene)
    scene.taking()
    yennefer.chooses("take.top")
    ciri.chooses("take.top")

    both_play(scene, yennefer, ciri)

    assert automa.timeline == ["green", "pink"]
    assert scene.state.tracks == [0, 1, 1]
    assert (automa.lost("green"), automa.lost("pink")) == ("", "")


@rule("RO-EX-10", "RO-340", "RO-341")
def test_the_automas_right_cup_and_ciris_left_cup_give_two_points_on_their_track(scene: Scene) -> None:
    _, ciri, automa = scene.table("yennefer", "ciri", automas=["geralt"])
    automa.given(timeline=[scene.card("green", "green"), scene.card("pink", "pink", "E", cup="right")])
    ciri.given(timeline=[scene.card("hers", "red", "D", cup="left")])
    scene.tea()

    assert scene.state.tracks == [0, 2, 0]
    assert (automa.lost("pink"), ciri.lost("hers")) == ("U", "U")


@rule("RO-341")
def test_a_lone_cup_of_an_automa_waits_until_the_neighbour_has_the_matching_one(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table("yennefer", "ciri", automas=["geralt"])
    automa.given(timeline=[scene.card("lone", cup="right")])
    yennefer.given(hand=[scene.card("not hers", cup="left"), *plain(scene, "y", 1)])
    ciri.given(hand=[scene.card("match", cup="left"), *plain(scene, "c", 1)])
    plain_deck(scene)
    scene.tea()

    assert (scene.state.tracks, automa.lost("lone")) == ([0, 0, 0], "")
    yennefer.chooses("take.top")
    ciri.chooses("take.top")
    both_play(scene, yennefer, ciri)

    assert (scene.state.tracks, automa.lost("lone"), ciri.lost("match")) == ([0, 2, 0], "U", "U")
    assert yennefer.lost("not hers") == ""


@rule("RO-340")
def test_all_pairs_with_an_automa_are_resolved_and_covered_cups_do_not_count(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table("yennefer", "ciri", automas=["geralt"], tracks=(20, 20, 20))
    right = [scene.card(f"right{n}", cup="right") for n in range(3)]
    automa.given(timeline=[*right, scene.card("left", cup="left")], lost={"right0": "U"})
    yennefer.given(timeline=[scene.card("yright", cup="right")])
    ciri.given(timeline=[scene.card(f"cleft{n}", cup="left") for n in range(3)], lost={"cleft2": "U"})
    scene.tea()

    assert (ciri.right_track, ciri.left_track, yennefer.right_track) == (20, 24, 22)
    assert [automa.lost(card) for card in automa.timeline] == ["U", "U", "U", "U"]


@rule("RO-402", "RO-EX-43")
@pytest.mark.parametrize("initiative", [(0, 1, 2), (0, 2, 1)])
def test_of_two_cups_the_automas_leftmost_is_covered_and_the_other_stays_for_a_later_turn(
    scene: Scene, initiative: Sequence[int]
) -> None:
    yennefer, ciri, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], initiative=initiative, tracks=(20, 20, 20)
    )
    automa.given(timeline=[scene.card("a", cup="right"), scene.card("b", cup="left"), scene.card("c", cup="right")])
    ciri.given(timeline=[scene.card("one", cup="left")], hand=[scene.card("two", cup="left"), *plain(scene, "p", 1)])
    yennefer.given(hand=plain(scene, "y", 2))
    plain_deck(scene)
    scene.tea()

    assert scene.state.tracks == [20, 22, 20]
    assert (automa.lost("a"), automa.lost("b"), automa.lost("c")) == ("U", "", "")
    for player in (yennefer, ciri):
        player.chooses("take.top")
    both_play(scene, yennefer, ciri)

    assert scene.state.tracks == [20, 24, 20]
    assert (automa.lost("a"), automa.lost("b"), automa.lost("c")) == ("U", "", "U")


@rule("RO-402")
def test_covered_cups_of_an_automa_are_passed_over(scene: Scene) -> None:
    _, ciri, automa = scene.table("yennefer", "ciri", automas=["geralt"])
    automa.given(timeline=[scene.card(name, cup="right") for name in "abc"], lost={"a": "U"})
    ciri.given(timeline=[scene.card("one", cup="left")])
    scene.tea()

    assert [automa.lost(name) for name in "abc"] == ["U", "U", ""]


@rule("RO-403")
@pytest.mark.parametrize("initiative", [(0, 1, 2), (2, 1, 0)])
@pytest.mark.parametrize(("cup", "other", "seat", "track"), [("right", "left", 1, 1), ("left", "right", 0, 2)])
def test_whoever_checks_first_resolves_the_pair_and_the_player_gets_the_bonus(
    scene: Scene, initiative: Sequence[int], cup: str, other: str, seat: int, track: int
) -> None:
    players = scene.table("yennefer", "ciri", automas=["geralt"], initiative=initiative, tracks=(4, 4, 4))
    partner, automa = players[seat], players[2]
    automa.given(timeline=[scene.card("its", cup=cup)])
    partner.given(timeline=[scene.card("wrong", cup=cup), scene.card("right", cup=other)])
    scene.tea()

    checks = next(seat for seat in initiative if players[seat] in (partner, automa))
    assert scene.state.tracks[track] == 6
    assert sum(scene.state.tracks) == 14
    assert told(scene, "cups_paired", "seat", "pairs") == [(checks, 1)]
    assert (automa.lost("its"), partner.lost("right"), partner.lost("wrong")) == ("U", "U", "")
    assert [player.state.vp for player in players] == [int(player is partner) for player in players]


@rule("RO-340", "RO-192")
@pytest.mark.parametrize(
    ("tea_order", "first"), [("seat_by_seat", "cups_paired"), ("effects_then_cups", "partnership_gained")]
)
def test_where_the_table_wants_it_an_automas_tea_effects_come_before_all_cups(
    scene: Scene, tea_order: str, first: str
) -> None:
    yennefer, ciri, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], initiative=(1, 0, 2), tea_order=tea_order
    )
    yennefer.given(timeline=[scene.card("y", cup="left")])
    ciri.given(timeline=[scene.card("c", cup="right")])
    automa.given(timeline=[scene.card("tea", tea=TEA_NEVER_MET)], fresh=1)
    scene.tea()

    told = [event["event"] for event in scene.match.log(None)]
    assert next(name for name in told if name in ("cups_paired", "partnership_gained")) == first
    assert scene.state.tracks == [2, 1, 1]


@rule("RO-343")
def test_an_effect_that_looks_at_a_partner_may_choose_an_automa_and_count_its_cards(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table("yennefer", "ciri", automas=["geralt"])
    look = ({"partner_colour": {"colour": "blue"}}, {"partnership": {"tracks": "one", "amount": "level"}})
    yennefer.given(timeline=[scene.card("look", tea=look)], fresh=1)
    ciri.given(timeline=[scene.card("hers", "blue")])
    automa.given(timeline=[scene.card("its0", "blue"), scene.card("its1", "green"), scene.card("its2", "blue")])
    scene.tea()

    yennefer.may_choose("partner.left", "partner.right")
    yennefer.chooses("partner.right")

    assert scene.state.tracks == [0, 0, 2]


@rule("RO-344")
def test_at_the_end_of_a_chapter_an_automa_scores_nothing(scene: Scene) -> None:
    yennefer, ciri, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], active="CM", chapter_pairs=("CM", "CM", "CM")
    )
    yennefer.given(timeline=[scene.card("hers", symbols="CM"), *plain(scene, "y", 1)])
    automa.given(timeline=[scene.card("rich", symbols="CCM"), scene.card("richer", symbols="MMM")])
    ciri.given(timeline=plain(scene, "c", 1))
    scene.chapter_end()

    assert (automa.state.xp, automa.state.vp) == (0, 0)
    assert (yennefer.state.xp, yennefer.state.vp) == (1, 1)
    assert {seat for (seat,) in told(scene, "chapter_scored", "seat")} == {0, 1}


@rule("RO-400", "RO-345")
def test_of_a_chapters_last_tea_an_automa_carries_nothing_into_the_next(scene: Scene) -> None:
    kettles = (scene.card("kettle", symbols="CM", tea=TEA_NEVER_MET), scene.card("urn", tea=TEA_NEVER_MET))
    plain_pairs = [(scene.card(f"{n}l"), scene.card(f"{n}r")) for n in (2, 3, 4)]
    yennefer, ciri, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], initiative=(2, 0, 1), turn=3, market=[*plain_pairs, kettles]
    )
    yennefer.given(hand=plain(scene, "y", 6), timeline=plain(scene, "oy", 2))
    ciri.given(hand=plain(scene, "c", 6), timeline=plain(scene, "oc", 2))
    plain_deck(scene)
    scene.taking()

    for player in (yennefer, ciri):
        player.chooses("take.top")
    both_play(scene, yennefer, ciri)
    assert scene.state.tracks == [0, 2, 2]
    for player in (yennefer, ciri):
        player.chooses(f"keep.{player.timeline[0]}")
    assert {"kettle", "urn"} <= set(scene.called(scene.state.discard))
    for player in (yennefer, ciri):
        player.chooses("take.top")
    both_play(scene, yennefer, ciri)

    assert (scene.state.turn, len(automa.timeline)) == (5, 2)
    assert scene.state.tracks == [0, 2, 2]


@rule("RO-345", "RO-346", "RO-400")
@pytest.mark.parametrize("chapter", [1, 2])
def test_for_the_next_chapter_an_automa_discards_its_whole_timeline(scene: Scene, chapter: int) -> None:
    yennefer, ciri, automa = scene.table(
        "yennefer", "ciri", automas=["geralt"], chapter=chapter, active="CM", chapter_pairs=("CM", "CM", "CM")
    )
    kept = plain(scene, "y", chapter)
    yennefer.given(timeline=kept, hand=plain(scene, "hy", 2))
    ciri.given(timeline=plain(scene, "c", chapter), hand=plain(scene, "hc", 2))
    effects = [
        scene.card("std", symbols="C", cup="left", standard=LOSE_COMBAT),
        scene.card("brewing", tea=TEA_NEVER_MET),
    ]
    automa.given(timeline=effects, fresh=2, lost={"std": "U"})
    plain_deck(scene)
    scene.chapter_end()
    for player in (yennefer, ciri):
        if player.is_asked("kept_card"):
            player.chooses(f"keep.{player.timeline[0]}")

    assert (automa.timeline, automa.state.covers) == ([], [])
    assert set(effects) <= set(scene.called(scene.state.discard))
    assert yennefer.timeline == kept
    assert scene.events("effect_applied") == []
    scene.waits_for(yennefer, "place")

    for player in (yennefer, ciri):
        player.chooses("take.top")
    both_play(scene, yennefer, ciri)

    assert len(automa.timeline) == 2
    assert scene.state.tracks == [0, 0, 0]


@rule("RO-401")
@pytest.mark.parametrize("players", [1, 2])
def test_an_automas_timeline_holds_two_four_and_six_cards_after_the_turns_of_a_chapter(players: int) -> None:
    match = oldpath.new_match("ronin", players, seed=3)

    held = set()
    for _ in questions(match, random.Random(3)):
        state = match.game.state
        if any(step.startswith("PlayingCards") for step in match.view(None)["step"]):
            held |= {(state.turn, len(automa.timeline)) for automa in state.seats[players:]}

    assert held == {(turn, 2 * ((turn - 1) % 3 + 1)) for turn in range(1, 10)}
