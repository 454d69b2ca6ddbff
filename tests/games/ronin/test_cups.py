"""Cups, the pass-the-cup symbols (RO-203 to RO-218)."""

import pytest

from tests.kit.pace import lay_down, plain_hands
from tests.kit.phrases import gain, have, have_inactive, lose_up_to_3, one_track
from tests.kit.scene import Player, Scene, rule

POINTING = {"l": "left", "r": "right", ".": ""}


def lay_cups(scene: Scene, player: Player, drawing: str, lost: str = "") -> list[str]:
    """A timeline drawn as cups, l and r and a dot for a card without one; its cards are l00 r01 .02 for seat 0."""
    cards = [scene.card(f"{letter}{player.seat}{place}", cup=POINTING[letter]) for place, letter in enumerate(drawing)]
    player.given(timeline=cards, lost={lost: "U"} if lost else {})
    return cards


def covered(player: Player) -> list[str]:
    """The cards of the timeline whose cup is covered."""
    return [card for card in player.timeline if "U" in player.lost(card)]


# -- what a pair is -----------------------------------------------------------------------------------------------


@rule("RO-203", "RO-204", "RO-205")
@pytest.mark.parametrize(
    ("cups", "tracks"),
    [
        (("l", "r", ".", "."), [2, 0, 0, 0]),
        (("r", ".", ".", "l"), [0, 0, 0, 2]),
        ((".", "l", "r", "."), [0, 2, 0, 0]),
        (("l", "l", ".", "."), [0, 0, 0, 0]),
        (("r", "r", ".", "."), [0, 0, 0, 0]),
        (("r", "l", ".", "."), [0, 0, 0, 0]),
        (("l", ".", "r", "."), [0, 0, 0, 0]),
        (("l", ".", ".", "r"), [0, 0, 0, 0]),
        (("l", ".", ".", "."), [0, 0, 0, 0]),
        (("l", "l", "l", "l"), [0, 0, 0, 0]),
    ],
)
def test_a_pair_is_two_partners_cups_that_point_at_each_other(
    scene: Scene, cups: tuple[str, ...], tracks: list[int]
) -> None:
    players = scene.table("geralt", "ciri", "triss", "vesemir")
    for player, drawing in zip(players, cups, strict=True):
        lay_cups(scene, player, drawing)

    scene.tea()

    assert scene.state.tracks == tracks
    paired = [player.timeline for player in players if covered(player)]
    assert len(paired) == sum(tracks)
    assert sorted(card[0] for timeline in paired for card in timeline) == ["l", "r"][: sum(tracks)]


@rule("RO-206")
@pytest.mark.parametrize(("mine", "theirs"), [("l...", "...r"), ("..l.", "r..."), ("...l", "...r"), ("l...", "r...")])
def test_cups_of_any_turn_and_any_place_make_a_pair(scene: Scene, mine: str, theirs: str) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=2)
    lay_cups(scene, geralt, mine)
    lay_cups(scene, ciri, theirs)

    scene.tea()

    assert scene.state.tracks == [2, 0, 0]
    assert covered(geralt) == [f"l0{mine.index('l')}"]
    assert covered(ciri) == [f"r1{theirs.index('r')}"]
    assert triss.timeline == []


@rule("RO-EX-04", "RO-203", "RO-206", "RO-208")
@pytest.mark.parametrize(("mine", "theirs"), [("new", "new"), ("new", "old"), ("old", "new"), ("old", "old")])
def test_facing_cups_of_this_turn_or_an_earlier_one_are_covered_and_move_the_marker_2_up(
    scene: Scene, mine: str, theirs: str
) -> None:
    players = geralt, ciri, _ = scene.table("geralt", "ciri", "triss", turn=2)
    plain_hands(scene, *players)
    for player, pointing, when in ((geralt, "left", mine), (ciri, "right", theirs)):
        cards = [scene.card(f"cup{player.seat}", cup=pointing), scene.card(f"bare{player.seat}")]
        player.given(hand=[*cards, *player.hand]) if when == "new" else player.given(timeline=cards)
    scene.playing()

    lay_down(*players)

    assert scene.state.tracks == [2, 0, 0]
    assert (covered(geralt), covered(ciri)) == (["cup0"], ["cup1"])


@rule("RO-207")
@pytest.mark.parametrize(("mine", "theirs", "points"), [("", "", 2), ("l00", "", 0), ("", "r10", 0), ("l00", "r10", 0)])
def test_only_uncovered_cups_count(scene: Scene, mine: str, theirs: str, points: int) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", turn=2)
    lay_cups(scene, geralt, "l", lost=mine)
    lay_cups(scene, ciri, "r", lost=theirs)

    scene.tea()

    assert scene.state.tracks == [points, 0, 0]


@rule("RO-207", "RO-032")
def test_a_cup_beside_a_covered_symbol_counts(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", turn=2)
    geralt.given(timeline=[scene.card("mixed", symbols="EM", cup="left")], lost={"mixed": "E"})
    lay_cups(scene, ciri, "r")

    scene.tea()

    assert scene.state.tracks == [2, 0, 0]
    assert geralt.lost("mixed") == "EU"


@rule("RO-208", "RO-209")
def test_both_partners_cover_their_cup_and_the_marker_moves_2_in_all(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[20, 20, 20])
    for player, drawing in ((geralt, ".l"), (ciri, "r."), (triss, "..")):
        lay_cups(scene, player, drawing)

    scene.tea()

    assert scene.state.tracks == [22, 20, 20]
    assert (covered(geralt), covered(ciri), covered(triss)) == (["l01"], ["r10"], [])
    assert [(event["seat"], event["partner"], event["pairs"]) for event in scene.events("cups_paired")] == [(0, 1, 1)]


@rule("RO-210")
def test_a_lone_cup_gives_nothing_and_waits_for_a_later_turn(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=2)
    plain_hands(scene, geralt, triss)
    lay_cups(scene, geralt, "lr")
    ciri.given(hand=[scene.card("answer", cup="right"), scene.card("plain")])
    scene.tea()
    assert scene.state.tracks == [0, 0, 0]
    assert covered(geralt) == []
    for player in players:
        player.chooses("take.top")

    lay_down(*players)

    assert [(event["seat"], event["partner"], event["pairs"]) for event in scene.events("cups_paired")] == [(0, 1, 1)]
    assert scene.state.tracks == [2, 0, 0]


# -- resolving them -----------------------------------------------------------------------------------------------


@rule("RO-211")
def test_a_pair_must_be_resolved(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[22, 24, 24])
    lay_cups(scene, geralt, "l")
    lay_cups(scene, ciri, "rl")
    lay_cups(scene, triss, "r")

    scene.tea()

    assert scene.match.choices == []
    assert scene.state.tracks == [24, 24, 24]
    assert (covered(geralt), covered(ciri), covered(triss)) == (["l00"], ["r10", "l11"], ["r20"])


@rule("RO-EX-25", "RO-212", "RO-213")
def test_all_pairs_with_both_partners_are_resolved_in_one_turn(scene: Scene) -> None:
    geralt, ciri, vesemir, triss = scene.table("geralt", "ciri", "vesemir", "triss", tracks=[20, 20, 20, 20])
    lay_cups(scene, geralt, "rrl")
    lay_cups(scene, triss, "ll")
    lay_cups(scene, ciri, "r")

    scene.tea()

    told = [(event["seat"], event["partner"], event["pairs"]) for event in scene.events("cups_paired")]
    assert sorted(told) == [(0, 1, 1), (0, 3, 2)]
    assert geralt.right_track == 24
    assert geralt.left_track == 22
    assert (vesemir.left_track, vesemir.right_track) == (20, 20)
    assert covered(geralt) == ["r00", "r01", "l02"]
    assert (covered(triss), covered(ciri)) == (["l30", "l31"], ["r10"])
    assert [(event["seat"], event["partner"], event["pairs"]) for event in scene.events("cups_paired")] == [
        (geralt.seat, ciri.seat, 1),
        (geralt.seat, triss.seat, 2),
    ]
    assert scene.state.turn == 2


@rule("RO-213")
@pytest.mark.parametrize(
    ("mine", "theirs", "pairs"),
    [("", "r", 0), ("l", "", 0), ("l", "r", 1), ("ll", "r", 1), ("l", "rr", 1), ("ll", "rr", 2), ("lll", "rr", 2)],
)
def test_there_are_as_many_pairs_as_the_smaller_number_of_cups(
    scene: Scene, mine: str, theirs: str, pairs: int
) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[20, 20, 20])
    lay_cups(scene, geralt, mine)
    lay_cups(scene, ciri, theirs)
    scene.tea()

    while scene.asked()[0][1] == "cup":
        ask = scene.match.asks[0]
        scene.answer(ask.seat, ask.keys[-1])

    assert scene.state.tracks == [20 + 2 * pairs, 20, 20]
    assert (len(covered(geralt)), len(covered(ciri))) == (pairs, pairs)


@rule("RO-214")
def test_who_has_more_cups_than_needed_chooses_which_are_covered(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", turn=2, tracks=[20, 20, 20])
    lay_cups(scene, geralt, "l.lrll", lost="l05")
    lay_cups(scene, ciri, "rr")
    scene.tea()

    scene.waits_for(geralt, "cup")
    geralt.may_choose("cup.l00", "cup.l02", "cup.l04")
    geralt.is_refused("cup.l05", because="RO-214")
    geralt.is_refused("cup.r03", because="RO-214")
    geralt.chooses("cup.l04")
    geralt.may_choose("cup.l00", "cup.l02")
    geralt.chooses("cup.l02")

    assert covered(geralt) == ["l02", "l04", "l05"]
    assert covered(ciri) == ["r10", "r11"]
    assert scene.state.tracks == [24, 20, 20]


@rule("RO-214")
def test_the_partner_chooses_among_the_partners_own_cups(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
    lay_cups(scene, geralt, "l")
    lay_cups(scene, ciri, "rr")
    scene.tea()

    scene.waits_for(ciri, "cup")
    ciri.may_choose("cup.r10", "cup.r11")
    ciri.chooses("cup.r11")

    assert (covered(geralt), covered(ciri)) == (["l00"], ["r11"])
    assert scene.state.tracks == [2, 0, 0]


@rule("RO-215")
def test_a_covered_cup_forms_no_further_pair_in_the_chapter(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    plain_hands(scene, geralt, triss)
    lay_cups(scene, geralt, "l")
    lay_cups(scene, ciri, "r")
    ciri.given(hand=[scene.card("second", cup="right"), scene.card("plain")])
    scene.tea()
    assert scene.state.tracks == [2, 0, 0]
    for player in players:
        player.chooses("take.top")

    lay_down(*players)

    assert scene.state.turn == 3
    assert scene.state.tracks == [2, 0, 0]
    assert covered(ciri) == ["r10"]


@rule("RO-216")
def test_a_cup_is_no_symbol_and_cannot_pay(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    plain_hands(scene, ciri, triss)
    lay_cups(scene, geralt, "ll")
    left = scene.card("left", cup="left", standard=(lose_up_to_3("inactive"), gain("C", "level")))
    right = scene.card("right", cup="left", standard=(have_inactive(at_least=2), gain("M", 2)))
    geralt.given(hand=[left, right])
    scene.playing()

    lay_down(geralt, ciri, triss)

    assert geralt.tokens == ""
    assert covered(geralt) == []
    assert len(scene.events("effect_skipped")) == 2


@rule("RO-216")
def test_a_cup_is_not_among_the_symbols_that_can_be_lost(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    plain_hands(scene, ciri, triss)
    payer = scene.card("payer", symbols="ED", cup="left", standard=(lose_up_to_3("inactive"), gain("C", "level")))
    geralt.given(hand=[payer, scene.card("plain")], tokens="EE")
    scene.playing()

    lay_down(geralt, ciri, triss)

    geralt.may_choose("lose.token.exploration", "lose.payer.exploration", "lose.payer.diplomacy")


@rule("RO-216")
def test_a_cup_scores_nothing_at_the_end_of_a_chapter(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    lay_cups(scene, geralt, "lrlr")
    lay_cups(scene, ciri, ".")
    lay_cups(scene, triss, ".")

    scene.chapter_end()

    assert (geralt.state.xp, geralt.state.vp) == (0, 0)


@rule("RO-217")
@pytest.mark.parametrize(("order", "acting", "other"), [([0, 2, 1], 0, 1), ([1, 2, 0], 1, 0)])
def test_a_pair_is_resolved_by_whichever_of_the_two_acts_first(
    scene: Scene, order: list[int], acting: int, other: int
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", initiative=order)
    lay_cups(scene, geralt, "l")
    lay_cups(scene, ciri, "r")
    tea = scene.card("tea", tea=(have("yellow", up_to=3), one_track("level")))
    triss.given(timeline=[tea], fresh=1)

    scene.tea()

    scene.waits_for(triss, "track")
    assert scene.state.tracks == [2, 0, 0]
    assert [(event["seat"], event["partner"]) for event in scene.events("cups_paired")] == [(acting, other)]


@rule("RO-EX-26", "RO-218", "RO-287")
def test_the_cup_of_a_kept_card_pairs_again_in_the_next_chapter(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=3, tracks=[20, 20, 20])
    plain_hands(scene, *players)
    lay_cups(scene, geralt, "l.")
    lay_cups(scene, ciri, "r.")
    lay_cups(scene, triss, ".")
    scene.tea()
    assert scene.state.tracks == [22, 20, 20]

    geralt.chooses("keep.l00")
    ciri.chooses("keep.r10")
    assert (geralt.timeline, covered(geralt)) == (["l00"], [])
    assert (ciri.timeline, covered(ciri)) == (["r10"], [])
    for player in players:
        player.chooses("take.top")
    lay_down(*players)

    assert scene.state.turn == 5
    assert scene.state.tracks == [24, 20, 20]
    assert (covered(geralt), covered(ciri)) == (["l00"], ["r10"])
