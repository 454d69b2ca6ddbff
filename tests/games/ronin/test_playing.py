"""Step 2: playing cards (RO-159 to RO-169)."""

import pytest

from oldpath import BadMatch, Refused
from oldpath.games.ronin.rules.chapters import Chapter
from oldpath.games.ronin.rules.playing import PlayingCards
from tests.kit.pace import lay_down, plain_hands
from tests.kit.phrases import BOTH_TRACKS, gain, have, lose, one_track
from tests.kit.scene import Player, Scene, rule

ALWAYS = have("yellow", at_least=2)


def questioner(scene: Scene, name: str) -> str:
    """A card whose owner is asked what to lose: it shows an exploration itself, and wants a token beside it."""
    return scene.card(name, symbols="E", standard=(lose("E"), gain("D", 2)))


def about(scene: Scene, player: Player) -> str:
    """Which card the player's open question is about."""
    ask = scene.match.ask_of(player.seat)
    return "" if ask is None else ask.about


@rule("RO-159")
def test_each_player_selects_exactly_two_cards_all_at_once(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    plain_hands(scene, ciri, triss)
    geralt.given(hand=[scene.card(f"c{n}") for n in range(1, 5)], timeline=[scene.card("old")])
    scene.playing()
    assert scene.asked() == [(0, "left_card"), (1, "left_card"), (2, "left_card")]

    geralt.may_choose("play.c1", "play.c2", "play.c3", "play.c4")
    geralt.is_refused("play.old", because="RO-159")
    geralt.chooses("play.c2")
    geralt.may_choose("play.c1", "play.c3", "play.c4")
    geralt.chooses("play.c3")
    assert scene.asked() == [(1, "left_card"), (2, "left_card")]
    lay_down(ciri, triss)

    assert geralt.hand == ["c1", "c4"]
    assert geralt.timeline == ["old", "c2", "c3"]
    assert [len(player.timeline) for player in players] == [3, 2, 2]


@rule("RO-159", "RO-156")
@pytest.mark.parametrize(("held", "tokens"), [(0, ""), (1, "DD"), (2, "DD"), (3, "DD")])
def test_who_holds_fewer_than_two_cards_plays_what_there_is(scene: Scene, held: int, tokens: str) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=2)
    plain_hands(scene, ciri, triss)
    old = scene.card("old", standard=(ALWAYS, gain("E", 2)))
    new = scene.card("c1", standard=(ALWAYS, gain("D", 2)))
    geralt.given(timeline=[old], hand=[new, scene.card("c2"), scene.card("c3")][:held])
    scene.playing()

    lay_down(*([geralt] if held > 1 else []), ciri, triss)

    assert geralt.timeline == ["old", "c1", "c2"][: 1 + held]
    assert geralt.tokens == tokens
    assert len(geralt.hand) == max(0, held - 2)


@rule("RO-159", "RO-163")
@pytest.mark.parametrize(
    ("step", "chosen", "because"),
    [
        (1, [["c1", "c2", "c3"], [], []], "RO-159"),
        (1, [["c1", "old"], [], []], "RO-159"),
        (1, [["c1"], []], "RO-159"),
        (3, [["old", "older"], [], []], "RO-163"),
    ],
)
def test_cards_laid_down_that_nobody_could_lay_down_are_unsound(
    scene: Scene, step: int, chosen: list[list[str]], because: str
) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", turn=2)
    geralt.given(timeline=[scene.card("older"), scene.card("old")], hand=[scene.card(f"c{n}") for n in (1, 2, 3)])

    with pytest.raises(BadMatch, match=because):
        scene.plays(Chapter(step=2), PlayingCards(step=step, chosen=[scene.numbers(cards) for cards in chosen]))


@rule("RO-160")
@pytest.mark.parametrize(("left", "right"), [("c1", "c2"), ("c2", "c1"), ("c3", "c1")])
def test_the_player_fixes_the_order_before_the_reveal(scene: Scene, left: str, right: str) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    plain_hands(scene, ciri, triss)
    geralt.given(hand=[scene.card(f"c{n}") for n in (1, 2, 3)])
    scene.playing()

    geralt.chooses(f"play.{left}", f"play.{right}")
    lay_down(ciri, triss)

    assert geralt.timeline == [left, right]


@rule("RO-160", "RO-396")
def test_the_cards_lie_face_down_while_one_waits_for_the_others(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    plain_hands(scene, ciri, triss)
    geralt.given(hand=[scene.card(f"c{n}") for n in (1, 2, 3)])
    scene.playing()
    before = {viewer: scene.match.view(viewer)["seats"] for viewer in (ciri.seat, None)}

    geralt.chooses("play.c2", "play.c3")

    assert {viewer: scene.match.view(viewer)["seats"] for viewer in (ciri.seat, None)} == before
    assert scene.match.ask_of(geralt.seat) is None
    assert scene.asked() == [(1, "left_card"), (2, "left_card")]
    assert scene.events("cards_played") == []


@rule("RO-161")
def test_all_cards_are_revealed_at_the_same_time(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    plain_hands(scene, *players)
    scene.playing()

    lay_down(triss, geralt)
    assert [player.timeline for player in players] == [[], [], []]
    lay_down(ciri)

    assert [player.timeline for player in players] == [
        ["plain0left", "plain0right"],
        ["plain1left", "plain1right"],
        ["plain2left", "plain2right"],
    ]
    assert geralt.hand == []
    assert [event["seat"] for event in scene.events("cards_played")] == [0, 1, 2]


@rule("RO-162")
def test_a_card_laid_face_down_cannot_be_laid_again(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss")
    geralt.given(hand=[scene.card(f"c{n}") for n in (1, 2, 3)])
    scene.playing()

    geralt.chooses("play.c1")

    geralt.is_refused("play.c1", because="RO-162")


@rule("RO-162")
def test_after_the_commitment_nothing_can_be_changed(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    plain_hands(scene, ciri)
    geralt.given(hand=[scene.card(f"c{n}") for n in (1, 2, 3)])
    triss.given(hand=[questioner(scene, "asks"), scene.card("other")], tokens="E")
    scene.playing()

    geralt.chooses("play.c1", "play.c2")
    geralt.is_refused("play.c3", because="RO-122")
    geralt.is_refused("play.c2", because="RO-122")
    lay_down(ciri, triss)

    scene.waits_for(triss, "loss")
    with pytest.raises(Refused) as refused:
        scene.match.undo(geralt.seat)
    assert (refused.value.rule, refused.value.refusal.code) == ("RO-162", "information_horizon")
    assert geralt.timeline == ["c1", "c2"]


@rule("RO-163")
def test_new_cards_join_the_right_end_of_the_timeline(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=2)
    plain_hands(scene, geralt, ciri, triss)
    geralt.given(timeline=[scene.card("old1", symbols="E"), scene.card("old2")], lost={"old1": "E"})
    scene.playing()

    lay_down(geralt, ciri, triss)

    assert geralt.timeline == ["old1", "old2", "plain0left", "plain0right"]
    assert geralt.lost("old1") == "E"
    assert geralt.lost("plain0left") == geralt.lost("plain0right") == ""


@rule("RO-164", "RO-165", "RO-166")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_effects_go_seat_by_seat_in_initiative_order_the_left_card_first(scene: Scene, order: list[int]) -> None:
    players = scene.table("geralt", "ciri", "triss", initiative=order)
    for player in players:
        left, right = (questioner(scene, f"{side}{player.seat}") for side in ("left", "right"))
        player.given(hand=[left, right], tokens="EE")
    scene.playing()
    lay_down(*players)

    for seat in order:
        for side in ("left", "right"):
            scene.waits_for(players[seat], "loss")
            assert about(scene, players[seat]) == f"ro.test.{side}{seat}"
            players[seat].chooses("lose.token.exploration")

    assert [player.tokens for player in players] == ["DDDD"] * 3


@rule("RO-167")
def test_tea_effects_and_cups_do_nothing_in_step_2(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[20, 20, 20])
    tea = scene.card("tea", cup="left", tea=(ALWAYS, BOTH_TRACKS))
    geralt.given(hand=[scene.card("yellow"), tea])
    ciri.given(hand=[scene.card("cup", cup="right"), scene.card("plain")])
    triss.given(hand=[questioner(scene, "asks"), scene.card("other")], tokens="E")
    scene.playing()

    lay_down(geralt, ciri, triss)

    scene.waits_for(triss, "loss")
    assert scene.state.tracks == [20, 20, 20]
    assert (geralt.lost("tea"), ciri.lost("cup")) == ("", "")

    triss.chooses("lose.token.exploration")

    assert scene.state.tracks == [23, 20, 21]
    assert (geralt.lost("tea"), ciri.lost("cup")) == ("U", "U")


@rule("RO-168")
def test_a_card_of_an_earlier_turn_does_not_fire_again(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=2)
    plain_hands(scene, ciri, triss)
    old = scene.card("old", standard=(have("yellow", at_least=2), gain("E", 2)))
    older = scene.card("older", standard=(have("yellow", up_to=3), gain("M", "level")))
    geralt.given(timeline=[older, old], hand=[scene.card("new", standard=(ALWAYS, gain("D", 2))), scene.card("plain")])
    scene.playing()

    lay_down(geralt, ciri, triss)

    assert geralt.tokens == "DD"


@rule("RO-169", "RO-122")
def test_step_3_begins_when_all_have_applied_their_effects(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    tea = scene.card("tea", tea=(ALWAYS, one_track(1)))
    geralt.given(hand=[scene.card("yellow"), tea])
    ciri.given(hand=[questioner(scene, "asks"), scene.card("plain")], tokens="E")
    plain_hands(scene, triss)
    scene.playing()
    lay_down(geralt, ciri, triss)

    scene.waits_for(ciri, "loss")
    geralt.is_refused("partner.left", because="RO-122")
    ciri.chooses("lose.token.exploration")

    scene.waits_for(geralt, "track")
