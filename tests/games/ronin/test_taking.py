"""Step 1: taking cards (RO-128 to RO-158, RO-399)."""

import pytest

from oldpath import BadMatch
from oldpath.games.ronin.components import NOBODY, NOTHING
from oldpath.games.ronin.options import TakePair
from tests.kit.pace import lay_down, plain_hands
from tests.kit.phrases import gain, lose
from tests.kit.scene import Scene, rule

FIVE = ("geralt", "ciri", "triss", "vesemir", "yennefer")


def pairs(scene: Scene, drawing: str) -> list[tuple[str, str] | None]:
    """A market drawn as a word, a letter a slot, a dot where nothing lies: `a.c.`; its pairs are a1 a2, c1 c2."""
    return [None if letter == "." else (scene.card(f"{letter}1"), scene.card(f"{letter}2")) for letter in drawing]


def drawn(scene: Scene) -> str:
    """The market as such a drawing; a pair that was not drawn so at first is `n`."""
    letters = []
    for pair in scene.slots:
        known = len(pair) == 2 and pair == (f"{pair[0][0]}1", f"{pair[0][0]}2")
        letters.append("." if not pair else pair[0][0] if known else "n")
    return "".join(letters)


# -- refreshing the market ----------------------------------------------------------------------------------------


@rule("RO-128")
def test_nobody_decides_anything_in_the_refresh(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", turn=2)

    scene.taking()

    assert scene.match.choices == []
    assert len(scene.events("pair_discarded")) == 1
    scene.waits_for(geralt, "place")


@rule("RO-EX-15", "RO-129", "RO-130")
@pytest.mark.parametrize(
    ("chapter", "turn", "discarded"),
    [(1, 1, 0), (1, 2, 2), (1, 3, 2), (2, 4, 2), (2, 5, 2), (3, 7, 2), (3, 9, 2)],
)
def test_every_turn_but_the_first_of_the_game_begins_with_a_refresh(
    scene: Scene, chapter: int, turn: int, discarded: int
) -> None:
    scene.table("geralt", "ciri", "triss", chapter=chapter, turn=turn, market=pairs(scene, "abcd"))

    scene.taking()

    assert len(scene.state.discard) == discarded
    assert drawn(scene) == ("bcdn" if discarded else "abcd")


@rule("RO-131", "RO-397")
def test_the_top_pair_goes_face_up_onto_the_discard_pile(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", turn=2, market=pairs(scene, "abcd"))

    scene.taking()

    assert scene.called(scene.state.discard) == ["a1", "a2"]
    for viewer in (geralt.seat, ciri.seat, None):
        assert scene.match.view(viewer)["discard"] == ["ro.test.a1", "ro.test.a2"]


@rule("RO-132", "RO-133", "RO-134")
@pytest.mark.parametrize(
    ("before", "gone", "after"),
    [
        ("abcd", ["a1", "a2"], "bcdn"),
        (".bcd", ["b1", "b2"], "cdnn"),
        ("a..d", ["a1", "a2"], "dnnn"),
        ("..cd", ["c1", "c2"], "dnnn"),
        ("...d", ["d1", "d2"], "nnnn"),
        ("....", [], "nnnn"),
        ("abcde", ["a1", "a2"], "bcden"),
        (".b.d.", ["b1", "b2"], "dnnnn"),
        (".....", [], "nnnnn"),
    ],
)
def test_the_uppermost_pair_goes_the_others_move_up_and_new_ones_fill_the_rest(
    scene: Scene, before: str, gone: list[str], after: str
) -> None:
    scene.table(*FIVE[: len(before) - 1], turn=2, market=pairs(scene, before))

    scene.taking()

    assert scene.called(scene.state.discard) == gone
    assert drawn(scene) == after


@rule("RO-132")
@pytest.mark.parametrize(
    ("before", "gone", "after"),
    [("abcd", ["a1", "a2"], "bcdn"), (".bcd", [], "bcdn"), ("..c.", [], "cnnn"), ("....", [], "nnnn")],
)
def test_a_table_may_want_the_pair_of_slot_1_only_to_go(scene: Scene, before: str, gone: list[str], after: str) -> None:
    scene.table("geralt", "ciri", "triss", turn=2, market=pairs(scene, before), refresh="slot_one_only")

    scene.taking()

    assert scene.called(scene.state.discard) == gone
    assert drawn(scene) == after


@rule("RO-134", "RO-156")
def test_a_slot_that_got_one_card_only_is_filled_up_when_there_are_cards_again(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", turn=2, market=[*pairs(scene, "ab"), None, None])
    scene.state.market[4] = scene.number(scene.card("half"))
    scene.draws(*(scene.card(f"new{n}") for n in range(1, 6)))

    scene.taking()

    assert scene.slots == [("b1", "b2"), ("half", "new1"), ("new2", "new3"), ("new4", "new5")]
    scene.waits_for(geralt, "place")


@rule("RO-156")
def test_a_slot_with_a_second_card_and_no_first_is_unsound(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss")
    scene.state.market[4] = NOTHING

    with pytest.raises(BadMatch, match="no right card without a left one"):
        scene.taking()


@rule("RO-135")
def test_empty_slots_are_filled_from_the_one_nearest_the_deck_downwards(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss", turn=2, market=pairs(scene, "a.c."))
    new = [scene.card(f"new{n}") for n in range(1, 7)]
    scene.draws(*new)

    scene.taking()

    assert scene.slots == [("c1", "c2"), ("new1", "new2"), ("new3", "new4"), ("new5", "new6")]
    assert [event["slot"] for event in scene.events("pair_dealt")] == [2, 3, 4]


@rule("RO-136")
def test_the_two_cards_of_a_pair_stay_together_when_it_moves_up(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss", turn=2, market=pairs(scene, "ab.d"))

    scene.taking()

    assert scene.slots[:2] == [("b1", "b2"), ("d1", "d2")]


@rule("RO-EX-13")
def test_the_pair_of_slot_3_is_the_uppermost_when_all_others_were_taken(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", market=pairs(scene, "abcd"))
    plain_hands(scene, geralt, ciri, triss)
    scene.taking()
    for player, place in ((geralt, "take.slot.1"), (ciri, "take.slot.2"), (triss, "take.slot.4")):
        player.chooses(place)
    assert drawn(scene) == "..c."

    lay_down(geralt, ciri, triss)

    assert scene.state.turn == 2
    assert [(event["left"], event["right"]) for event in scene.events("pair_discarded")] == [
        ("ro.test.c1", "ro.test.c2")
    ]
    assert drawn(scene) == "nnnn"


@rule("RO-EX-14")
def test_the_pair_of_slot_1_goes_and_that_of_slot_3_moves_up(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", market=pairs(scene, "abcd"))
    plain_hands(scene, geralt, ciri, triss)
    scene.taking()
    for player, place in ((geralt, "take.slot.2"), (ciri, "take.slot.4"), (triss, "take.top")):
        player.chooses(place)
    assert drawn(scene) == "a.c."

    lay_down(geralt, ciri, triss)

    assert scene.state.turn == 2
    assert [(event["left"], event["right"]) for event in scene.events("pair_discarded")] == [
        ("ro.test.a1", "ro.test.a2")
    ]
    assert drawn(scene) == "cnnn"


# -- choosing -----------------------------------------------------------------------------------------------------


@rule("RO-137")
def test_seats_take_one_at_a_time_in_initiative_order(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", initiative=[2, 0, 1])
    scene.taking()

    for player in (triss, geralt, ciri):
        scene.waits_for(player, "place")
        player.chooses("take.top")

    assert [event["seat"] for event in scene.events("top_taken")] == [2, 0, 1]


@rule("RO-138")
def test_a_player_takes_both_cards_of_any_available_pair(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", market=pairs(scene, "abcd"))
    scene.taking()

    geralt.may_choose("take.slot.1", "take.slot.2", "take.slot.3", "take.slot.4", "take.top")
    geralt.is_refused("take.slot.5", because="RO-093")
    geralt.chooses("take.slot.3")

    assert geralt.hand[5:] == ["c1", "c2"]
    assert drawn(scene) == "ab.d"
    assert scene.state.figures == [NOBODY, NOBODY, geralt.seat, NOBODY]
    assert len(ciri.hand) == 5
    scene.waits_for(ciri, "place")


@rule("RO-138", "RO-147")
def test_every_slot_is_offered_with_the_pair_that_lies_there_and_the_lowest_with_its_xp(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", market=pairs(scene, "abcd"))
    scene.taking()

    geralt.chooses("take.slot.2")

    ask = scene.match.ask_of(ciri.seat)
    assert ask is not None
    offered = [option for option in ask.options if isinstance(option, TakePair)]
    assert [(option.key, option.left, option.right, option.lowest) for option in offered] == [
        ("take.slot.1", "ro.test.a1", "ro.test.a2", False),
        ("take.slot.3", "ro.test.c1", "ro.test.c2", False),
        ("take.slot.4", "ro.test.d1", "ro.test.d2", True),
    ]


@rule("RO-139")
def test_every_player_takes_exactly_two_cards(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    scene.taking()

    assert not players[0].is_offered("pass")
    for player, place in zip(players, ("take.slot.4", "take.top", "take.slot.2"), strict=True):
        player.chooses(place)

    assert [len(player.hand) for player in players] == [7, 7, 7]
    assert [name for _, name in scene.asked()] == ["left_card"] * 3


@rule("RO-140")
def test_a_slot_is_taken_by_one_seat_only(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
    scene.taking()

    geralt.chooses("take.slot.2")

    ciri.may_choose("take.slot.1", "take.slot.3", "take.slot.4", "take.top")
    ciri.is_refused("take.slot.2", because="RO-140")


@rule("RO-141", "RO-142")
def test_several_stand_at_the_top_position_each_below_those_already_there(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", initiative=[1, 2, 0])
    scene.taking()

    ciri.chooses("take.top")
    triss.chooses("take.top")

    assert geralt.is_offered("take.top")
    assert scene.state.top == [ciri.seat, triss.seat]

    geralt.chooses("take.top")

    assert scene.state.initiative == [ciri.seat, triss.seat, geralt.seat]


@rule("RO-143", "RO-144")
def test_the_top_position_gives_the_two_top_cards_of_the_deck(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", market=pairs(scene, "abcd"))
    scene.draws(scene.card("first"), scene.card("second"), scene.card("third"), scene.card("fourth"))
    scene.taking()
    deck = len(scene.state.deck)

    geralt.chooses("take.top")
    ciri.chooses("take.top")

    assert geralt.hand[5:] == ["first", "second"]
    assert ciri.hand[5:] == ["third", "fourth"]
    assert len(scene.state.deck) == deck - 4
    assert drawn(scene) == "abcd"


@rule("RO-144")
@pytest.mark.parametrize(("players", "slots"), [(3, 4), (4, 5), (5, 5)])
def test_the_top_position_is_a_place_of_its_own_above_slot_1(scene: Scene, players: int, slots: int) -> None:
    first, second, *_ = scene.table(*FIVE[:players])
    scene.taking()
    places = [f"take.slot.{n}" for n in range(1, slots + 1)]

    first.may_choose("take.top", *places)
    first.chooses("take.slot.1")

    second.may_choose("take.top", *places[1:])


@rule("RO-144")
def test_a_table_may_give_the_pair_of_slot_1_to_the_first_at_the_top_position(scene: Scene) -> None:
    geralt, ciri, triss = scene.table(
        "geralt", "ciri", "triss", market=pairs(scene, "abcd"), top_position="first_takes_pair"
    )
    scene.draws(scene.card("first"), scene.card("second"))
    scene.taking()

    geralt.may_choose("take.slot.2", "take.slot.3", "take.slot.4", "take.top")
    geralt.is_refused("take.slot.1", because="RO-144")
    geralt.chooses("take.top")
    ciri.may_choose("take.slot.2", "take.slot.3", "take.slot.4", "take.top")
    ciri.chooses("take.top")
    triss.chooses("take.slot.2")

    assert geralt.hand[5:] == ["a1", "a2"]
    assert ciri.hand[5:] == ["first", "second"]
    assert triss.hand[5:] == ["b1", "b2"]
    assert scene.state.initiative == [geralt.seat, ciri.seat, triss.seat]
    assert [player.state.unseen for player in (geralt, triss)] == [[], []]


@rule("RO-144")
def test_there_the_first_at_the_top_position_draws_when_slot_1_is_bare(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", market=pairs(scene, ".bcd"), top_position="first_takes_pair")
    scene.draws(scene.card("first"), scene.card("second"))
    scene.taking()

    geralt.chooses("take.top")

    assert geralt.hand[5:] == ["first", "second"]


@rule("RO-144", "RO-327")
def test_there_an_automa_too_may_want_the_pair_of_slot_1(scene: Scene) -> None:
    market = [(scene.card("a1", symbols="CM"), scene.card("a2")), (scene.card("b1", symbols="C"), scene.card("b2"))]
    geralt, _, vesemir = scene.table(
        "geralt",
        "ciri",
        automas=["vesemir"],
        market=[*market, None, None],
        initiative=[2, 0, 1],
        top_position="first_takes_pair",
    )

    scene.taking()

    assert vesemir.timeline == ["a1", "a2"]
    assert scene.state.top == [vesemir.seat]
    geralt.may_choose("take.slot.2", "take.top")


@rule("RO-145")
def test_who_finds_no_pair_still_has_the_top_position(scene: Scene) -> None:
    players = scene.table(*FIVE, market=pairs(scene, "....."))

    scene.taking()

    assert [event["seat"] for event in scene.events("top_taken")] == [0, 1, 2, 3, 4]
    assert [len(player.hand) for player in players] == [7] * 5


@rule("RO-146")
def test_cards_of_the_deck_are_seen_by_their_drawer_alone_cards_of_the_market_by_all(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", market=pairs(scene, "abcd"))
    scene.draws(scene.card("first"), scene.card("second"))
    scene.taking()

    geralt.chooses("take.top")
    ciri.chooses("take.slot.1")

    own = scene.match.view(geralt.seat)["seats"][geralt.seat]
    assert own["hand"][5:] == ["ro.test.first", "ro.test.second"]
    for viewer in (ciri.seat, triss.seat, None):
        seen = scene.match.view(viewer)["seats"]
        assert "hand" not in seen[geralt.seat]
        assert (seen[geralt.seat]["hand_count"], seen[geralt.seat]["hand_known"]) == (7, own["hand"][:5])
        assert seen[ciri.seat]["hand_known"][5:] == ["ro.test.a1", "ro.test.a2"]
        assert "ro.test.first" not in str(scene.match.log(viewer))


@rule("RO-EX-16", "RO-147", "RO-150")
@pytest.mark.parametrize(("players", "lowest"), [(5, 5), (4, 5), (3, 4)])
def test_the_lowest_slot_gives_1_xp_at_once_and_the_last_place(scene: Scene, players: int, lowest: int) -> None:
    seated = scene.table(*FIVE[:players])
    scene.taking()

    seated[0].chooses(f"take.slot.{lowest}")

    assert [player.state.xp for player in seated] == [1] + [0] * (players - 1)
    assert len(seated[0].hand) == 7

    for player in seated[1:]:
        player.chooses("take.top")

    assert scene.state.initiative == [*range(1, players), 0]


@rule("RO-EX-17", "RO-148")
def test_the_lowest_figure_above_an_empty_lowest_slot_gains_nothing(scene: Scene) -> None:
    seated = scene.table(*FIVE[:4])
    scene.taking()

    for player, place in zip(seated, ("take.slot.4", "take.top", "take.slot.1", "take.slot.2"), strict=True):
        player.chooses(place)

    assert scene.state.initiative == [1, 2, 3, 0]
    assert [player.state.xp for player in seated] == [0, 0, 0, 0]
    assert scene.events("xp_gained") == []


@rule("RO-148")
@pytest.mark.parametrize(("place", "xp"), [("slot.1", 0), ("slot.2", 0), ("slot.3", 0), ("slot.4", 1), ("top", 0)])
def test_the_xp_depends_on_the_slot_not_on_being_last(scene: Scene, place: str, xp: int) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", initiative=[1, 2, 0])
    scene.taking()
    ciri.chooses("take.top")
    triss.chooses("take.top")

    geralt.chooses(f"take.{place}")

    assert scene.state.initiative[-1] == geralt.seat
    assert geralt.state.xp == xp


@rule("RO-149")
@pytest.mark.parametrize("turn", range(1, 10))
def test_the_extra_experience_is_offered_in_each_of_the_nine_turns(scene: Scene, turn: int) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", chapter=(turn + 2) // 3, turn=turn)
    scene.taking()

    geralt.chooses("take.slot.4")

    assert geralt.state.xp == 1


@rule("RO-149")
def test_the_extra_experience_token_stays_where_it_lies(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    plain_hands(scene, geralt, ciri, triss)
    scene.taking()
    geralt.chooses("take.slot.4")
    ciri.chooses("take.top")
    triss.chooses("take.top")
    lay_down(geralt, ciri, triss)

    ciri.chooses("take.slot.4")

    assert [player.state.xp for player in (geralt, ciri, triss)] == [1, 1, 0]


@rule("RO-399", "RO-140")
def test_an_automa_at_the_lowest_slot_keeps_the_others_from_its_xp(scene: Scene) -> None:
    blank = [(scene.card(f"{letter}1"), scene.card(f"{letter}2")) for letter in "abc"]
    rich = (scene.card("d1", symbols="CM"), scene.card("d2"))
    geralt, ciri, vesemir = scene.table(
        "geralt", "ciri", automas=["vesemir"], market=[*blank, rich], initiative=[2, 0, 1]
    )

    scene.taking()

    assert scene.state.figures[3] == vesemir.seat
    geralt.may_choose("take.slot.1", "take.slot.2", "take.slot.3", "take.top")
    geralt.is_refused("take.slot.4", because="RO-140")

    geralt.chooses("take.slot.3")
    ciri.chooses("take.slot.2")

    assert scene.state.initiative == [ciri.seat, geralt.seat, vesemir.seat]
    assert [player.state.xp for player in (geralt, ciri, vesemir)] == [0, 0, 0]


# -- new initiative -----------------------------------------------------------------------------------------------


@rule("RO-151")
def test_the_figures_return_when_all_have_taken(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    scene.taking()
    geralt.chooses("take.slot.3")
    ciri.chooses("take.slot.1")
    assert scene.state.initiative == [0, 1, 2]
    assert scene.state.figures == [ciri.seat, NOBODY, geralt.seat, NOBODY]

    triss.chooses("take.top")

    assert scene.state.initiative == [2, 1, 0]
    assert (scene.state.figures, scene.state.top) == ([NOBODY] * 4, [])


@rule("RO-EX-12", "RO-144", "RO-152")
def test_the_new_order_is_top_position_by_arrival_then_slots_downwards(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", "vesemir")
    scene.taking()
    for player, place in zip(players, ("take.top", "take.slot.3", "take.top", "take.slot.1"), strict=True):
        player.chooses(place)

    assert scene.state.initiative == [0, 2, 3, 1]
    assert [len(player.state.unseen) for player in players] == [2, 0, 2, 0]


@rule("RO-152")
@pytest.mark.parametrize(
    ("places", "order"),
    [
        (("slot.5", "slot.4", "slot.3", "slot.2", "slot.1"), [4, 3, 2, 1, 0]),
        (("slot.2", "top", "slot.1", "top", "slot.5"), [1, 3, 2, 0, 4]),
        (("top", "top", "top", "top", "top"), [0, 1, 2, 3, 4]),
        (("slot.4", "slot.1", "top", "slot.3", "slot.2"), [2, 1, 4, 3, 0]),
    ],
)
def test_where_a_figure_stands_is_its_place_in_the_new_order(
    scene: Scene, places: tuple[str, ...], order: list[int]
) -> None:
    players = scene.table(*FIVE)
    scene.taking()

    for player, place in zip(players, places, strict=True):
        player.chooses(f"take.{place}")

    assert scene.state.initiative == order


@rule("RO-152")
@pytest.mark.parametrize(
    ("before", "places", "order"),
    [
        ([2, 0, 4, 1, 3], ("top", "slot.2", "top", "slot.1", "top"), [2, 4, 3, 1, 0]),
        ([4, 3, 2, 1, 0], ("slot.5", "top", "slot.4", "top", "slot.3"), [3, 1, 0, 2, 4]),
        ([4, 3, 2, 1, 0], ("top", "top", "top", "top", "top"), [4, 3, 2, 1, 0]),
    ],
)
def test_arrival_at_the_top_position_goes_by_the_old_order_not_by_the_seats(
    scene: Scene, before: list[int], places: tuple[str, ...], order: list[int]
) -> None:
    players = scene.table(*FIVE, initiative=before)
    scene.taking()

    for seat, place in zip(before, places, strict=True):
        players[seat].chooses(f"take.{place}")

    assert scene.state.initiative == order


@rule("RO-153")
def test_step_2_uses_the_new_order(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    for player in players:
        payer = scene.card(f"payer{player.seat}", symbols="E", standard=(lose("E"), gain("D", 2)))
        player.given(hand=[payer, scene.card(f"plain{player.seat}")], tokens="E")
    scene.taking()
    for player, place in zip(players, ("take.slot.3", "take.slot.1", "take.top"), strict=True):
        player.chooses(place)

    lay_down(*players)

    for player in (triss, ciri, geralt):
        scene.waits_for(player, "loss")
        player.chooses("lose.token.exploration")


# -- when the deck runs out ---------------------------------------------------------------------------------------


@rule("RO-154")
@pytest.mark.parametrize(
    ("deck", "deck_after", "discard_after"),
    [(["d1", "d2"], ["x1", "x2", "x3"], []), (["d1", "d2", "d3"], ["d3"], ["x1", "x2", "x3"])],
)
def test_the_discard_pile_becomes_the_deck_the_moment_the_last_card_is_drawn(
    scene: Scene, deck: list[str], deck_after: list[str], discard_after: list[str]
) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss")
    scene.draws(*[scene.card(name) for name in deck][:2])
    scene.lean_deck(*(scene.card(f"x{n}") for n in (1, 2, 3)))
    scene.taking()

    geralt.chooses("take.top")

    assert geralt.hand[5:] == ["d1", "d2"]
    assert sorted(scene.called(scene.state.deck)) == deck_after
    assert scene.called(scene.state.discard) == discard_after


@rule("RO-154")
def test_a_refill_too_can_empty_the_deck(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss", turn=2, market=pairs(scene, "abcd"))
    scene.draws(scene.card("new1"), scene.card("new2"))
    scene.lean_deck(scene.card("x1"))

    scene.taking()

    assert scene.slots[3] == ("new1", "new2")
    assert sorted(scene.called(scene.state.deck)) == ["a1", "a2", "x1"]
    assert scene.state.discard == []


@rule("RO-155")
def test_a_draw_goes_on_with_the_new_deck(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss")
    scene.draws(scene.card("d1"), "x2")
    scene.lean_deck(*(scene.card(f"x{n}") for n in (1, 2, 3)))
    scene.taking()

    geralt.chooses("take.top")

    assert geralt.hand[5:] == ["d1", "x2"]
    assert sorted(scene.called(scene.state.deck)) == ["x1", "x3"]
    assert len(scene.events("deck_reshuffled")) == 1


@rule("RO-154", "RO-155")
def test_a_draw_finds_the_discard_pile_where_the_deck_is_empty_already(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss")
    scene.draws("x2", "x1")
    scene.lean_deck(*(scene.card(f"x{n}") for n in (1, 2, 3)))
    scene.taking()

    geralt.chooses("take.top")

    assert geralt.hand[5:] == ["x2", "x1"]
    assert (scene.called(scene.state.deck), scene.state.discard) == (["x3"], [])


@rule("RO-155")
def test_a_refill_goes_on_with_the_new_deck(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss", turn=2, market=pairs(scene, "ab.."))
    scene.draws(scene.card("d1"), "x2", "a1", "x1", "x3", "a2")
    scene.lean_deck(*(scene.card(f"x{n}") for n in (1, 2, 3)))

    scene.taking()

    assert scene.slots == [("b1", "b2"), ("d1", "x2"), ("a1", "x1"), ("x3", "a2")]
    assert (scene.state.deck, scene.state.discard) == ([], [])


@rule("RO-156")
@pytest.mark.parametrize(("deck", "first", "second"), [(3, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0)])
def test_with_both_piles_empty_a_draw_stops_with_what_there_was(
    scene: Scene, deck: int, first: int, second: int
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    for n in range(deck):
        scene.card(f"d{n}")
    scene.lean_deck()
    scene.taking()

    geralt.chooses("take.top")
    ciri.chooses("take.top")

    assert (len(geralt.hand), len(ciri.hand)) == (5 + first, 5 + second)
    scene.waits_for(triss, "place")


@rule("RO-156")
def test_a_refill_stops_with_what_there_was_and_a_bare_slot_cannot_be_taken(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", turn=2, market=pairs(scene, "...."))
    scene.draws(*(scene.card(f"d{n}") for n in (1, 2, 3)))
    scene.lean_deck()

    scene.taking()

    assert scene.slots == [("d1", "d2"), ("d3",), (), ()]
    geralt.may_choose("take.slot.1", "take.slot.2", "take.top")
    geralt.is_refused("take.slot.3", because="RO-156")

    geralt.chooses("take.slot.2")

    assert geralt.hand[5:] == ["d3"]


@rule("RO-156")
def test_the_deck_is_rebuilt_once_a_card_is_discarded(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss", turn=2, market=pairs(scene, "abcd"))
    scene.lean_deck()

    scene.taking()

    assert scene.slots[:3] == [("b1", "b2"), ("c1", "c2"), ("d1", "d2")]
    assert sorted(scene.slots[3]) == ["a1", "a2"]


@rule("RO-156")
def test_half_a_pair_goes_to_the_discard_pile_alone(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", turn=2, market=pairs(scene, "...."))
    scene.state.market[2] = scene.number(scene.card("half"))
    for n in range(9):
        scene.card(f"d{n}")
    scene.lean_deck()

    scene.taking()

    assert scene.called(scene.state.discard) == ["half"]
    assert [len(slot) for slot in scene.slots] == [2, 2, 2, 2]
    scene.waits_for(geralt, "place")


@rule("RO-156")
def test_cards_discarded_together_make_the_new_deck_together(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", chapter=2, turn=6)
    asks = scene.card("asks", symbols="E", standard=(lose("E"), gain("D", 2)))
    geralt.given(timeline=[scene.card("first", symbols="E"), asks, scene.card("away1"), scene.card("away2")])
    for player in (ciri, triss):
        player.given(timeline=[scene.card(f"{letter}{player.seat}") for letter in "ab"])
    scene.lean_deck()
    scene.chapter_end()

    geralt.chooses("keep.first", "keep.asks")
    ciri.chooses("keep.a1")
    triss.chooses("keep.a2")

    scene.waits_for(geralt, "loss")
    assert sorted(scene.called(scene.state.deck)) == ["away1", "away2"]
    assert scene.state.discard == []


@rule("RO-157")
def test_discarded_starting_cards_come_back_in_the_deck(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=3, market=pairs(scene, "abcd"))
    geralt.given(timeline=geralt.hand[:3], hand=geralt.hand[3:])
    for player in (ciri, triss):
        player.given(timeline=[scene.card(f"kept{player.seat}")])
    scene.lean_deck()
    scene.chapter_end()

    geralt.chooses("keep.ro.start.geralt.1")

    assert scene.state.turn == 4
    assert sorted(scene.slots[3]) == ["ro.start.geralt.2", "ro.start.geralt.3"]
    assert sorted(scene.called(scene.state.deck)) == ["a1", "a2"]
    assert [len(player.state.hand) for player in players] == [2, 5, 5]


@rule("RO-157")
def test_there_is_one_discard_pile_for_the_market_and_for_the_cards_of_all_players(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=3, market=pairs(scene, "abcd"))
    for player in players:
        player.given(timeline=player.hand[:2], hand=player.hand[2:])
    scene.chapter_end()
    deck = len(scene.state.deck)

    geralt.chooses("keep.ro.start.geralt.1")
    ciri.chooses("keep.ro.start.ciri.2")
    triss.chooses("keep.ro.start.triss.1")

    assert scene.called(scene.state.discard) == ["ro.start.geralt.2", "ro.start.ciri.1", "ro.start.triss.2", "a1", "a2"]
    assert len(scene.state.deck) == deck - 2


@rule("RO-158")
@pytest.mark.parametrize("held", [2, 5, 7, 20])
def test_there_is_no_hand_limit(scene: Scene, held: int) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    plain_hands(scene, ciri, triss)
    geralt.given(hand=[scene.card(f"held{n}") for n in range(held)])
    scene.taking()

    for player in players:
        player.chooses("take.top")
    assert len(geralt.hand) == held + 2
    lay_down(*players)

    assert len(geralt.hand) == held
