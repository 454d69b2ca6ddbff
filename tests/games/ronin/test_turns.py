"""Chapters and turns (RO-119 to RO-127)."""

import pytest

from oldpath.games.ronin.components import CHAPTERS, TURNS
from tests.kit.pace import lay_down, plain_hands, play_on
from tests.kit.phrases import gain, have, lose, one_track
from tests.kit.scene import Player, Scene, rule

PAIRS = ("CM", "ED", "MC")


def timelines(scene: Scene, *players: Player) -> None:
    """A card each, which is kept without a question at the end of chapter I."""
    for player in players:
        player.given(timeline=[scene.card(f"kept{player.seat}")])


def asker(scene: Scene, player: Player) -> None:
    """The player holds a card that asks in step 2, and a card that asks in step 3."""
    payer = scene.card(f"payer{player.seat}", symbols="E", standard=(lose("E"), gain("D", 2)))
    tea = scene.card(f"tea{player.seat}", tea=(have("yellow", at_least=2), one_track(1)))
    player.given(hand=[payer, tea], tokens="E")


@rule("RO-119", "RO-126")
def test_the_game_lasts_three_chapters_of_three_turns(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss")
    scene.taking()
    taken: list[tuple[int, int]] = []

    while not scene.match.over:
        now = (scene.state.chapter, scene.state.turn)
        if scene.asked()[0][1] == "place" and now not in taken:
            taken.append(now)
        scene.answer(scene.match.asks[0].seat, scene.match.asks[0].keys[0])

    assert taken == [(1, 1), (1, 2), (1, 3), (2, 4), (2, 5), (2, 6), (3, 7), (3, 8), (3, 9)]
    assert [event["turn"] for event in scene.events("turn_ended")] == list(range(1, 10))
    assert len(scene.events("chapter_scored")) == 3 * 3
    assert CHAPTERS * TURNS == 9


@rule("RO-120", "RO-122")
def test_a_turn_is_taking_playing_and_the_tea_ceremony_each_for_all_before_the_next(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    for player in players:
        asker(scene, player)
    scene.taking()

    asked = []
    while scene.state.turn == 1:
        seat, name = scene.asked()[0]
        asked.append((seat, name))
        answers = {
            "place": "take.top",
            "left_card": f"play.payer{seat}",
            "right_card": f"play.tea{seat}",
            "loss": "lose.token.exploration",
            "track": "partner.left",
        }
        players[seat].chooses(answers[name])

    assert asked == [
        *[(seat, "place") for seat in (0, 1, 2)],
        *[(seat, card) for seat in (0, 1, 2) for card in ("left_card", "right_card")],
        *[(seat, "loss") for seat in (0, 1, 2)],
        *[(seat, "track") for seat in (0, 1, 2)],
    ]


@rule("RO-122")
def test_who_has_finished_a_step_waits_for_the_others(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    for player in (geralt, ciri, triss):
        asker(scene, player)
    scene.taking()
    geralt.chooses("take.top")
    ciri.chooses("take.top")

    geralt.is_refused("play.payer0", because="RO-122")
    triss.chooses("take.top")
    geralt.chooses("play.payer0", "play.tea0")
    triss.chooses("play.payer2", "play.tea2")

    assert scene.asked() == [(ciri.seat, "left_card")]
    ciri.chooses("play.payer1", "play.tea1")
    geralt.chooses("lose.token.exploration")
    scene.waits_for(ciri, "loss")
    geralt.is_refused("partner.left", because="RO-122")


@rule("RO-121")
def test_a_chapter_ends_with_scoring_cleaning_and_the_next_pair_of_symbols(scene: Scene) -> None:
    players = geralt, _, _ = scene.table("geralt", "ciri", "triss", turn=3, chapter_pairs=PAIRS)
    timelines(scene, *players)
    geralt.given(tokens="CCM")
    scene.tea()

    story = [event["event"] for event in scene.match.log(None)]
    end = [word for word in story if word not in ("xp_gained", "vp_gained", "pair_discarded", "pair_dealt")]
    assert end == [
        "turn_ended",
        *["chapter_scored"] * 3,
        "tokens_discarded",
        *["cards_kept"] * 3,
        "active_symbols_laid",
    ]
    assert (scene.state.chapter, scene.state.turn) == (2, 4)
    assert (scene.state.left, scene.state.right) == (0, 3)
    assert (geralt.state.xp, geralt.state.vp, geralt.tokens) == (2, 1, "")
    scene.waits_for(geralt, "place")


@rule("RO-123")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 7, 8])
def test_after_the_tea_ceremony_the_marker_moves_1_space_and_the_next_turn_begins(scene: Scene, turn: int) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss", chapter=(turn + 2) // 3, turn=turn)

    scene.tea()

    assert scene.state.turn == turn + 1
    assert [event["turn"] for event in scene.events("turn_ended")] == [turn]
    scene.waits_for(geralt, "place")


@rule("RO-124")
@pytest.mark.parametrize("turn", range(1, 10))
def test_a_chapter_ends_after_its_third_turn(scene: Scene, turn: int) -> None:
    players = scene.table("geralt", "ciri", "triss", chapter=(turn + 2) // 3, turn=turn)
    timelines(scene, *players)
    players[0].given(tokens="CCCM")
    if turn == 6:
        for player in players:
            player.given(timeline=[scene.card(f"a{player.seat}"), scene.card(f"b{player.seat}")])

    scene.tea()

    assert len(scene.events("chapter_scored")) == (3 if turn in (3, 6, 9) else 0)
    assert (players[0].state.xp, players[0].state.vp) == ((3, 1) if turn in (3, 6, 9) else (0, 0))


@rule("RO-125", "RO-126")
@pytest.mark.parametrize(("turn", "question"), [(3, "kept_card"), (6, "kept_card"), (8, "place"), (9, "objective")])
def test_final_scoring_follows_the_ninth_turn_the_next_chapter_the_others(
    scene: Scene, turn: int, question: str
) -> None:
    players = scene.table("geralt", "ciri", "triss", chapter=(turn + 2) // 3, turn=turn)
    for player in players:
        player.given(timeline=[scene.card(f"{letter}{player.seat}") for letter in "abc"])

    scene.tea()

    assert scene.asked()[0][1] == question
    assert scene.state.turn == turn + 1
    assert len(scene.events("chapter_scored")) == (0 if turn == 8 else 3)
    assert len(scene.events("tokens_discarded")) == (1 if turn in (3, 6) else 0)


@rule("RO-125")
@pytest.mark.parametrize(("chapter", "left", "right"), [(1, 0, 3), (2, 2, 1)])
def test_otherwise_the_next_chapter_begins(scene: Scene, chapter: int, left: int, right: int) -> None:
    players = scene.table("geralt", "ciri", "triss", chapter=chapter, turn=3 * chapter, chapter_pairs=PAIRS)
    for player in players:
        player.given(timeline=[scene.card(f"{letter}{player.seat}") for letter in "abc"])
    scene.tea()

    play_on(scene, until=lambda: scene.asked()[0][1] == "place")

    assert (scene.state.chapter, scene.state.turn) == (chapter + 1, 3 * chapter + 1)
    assert (scene.state.left, scene.state.right) == (left, right)
    assert [len(player.timeline) for player in players] == [chapter] * 3


@rule("RO-127")
def test_the_order_changes_only_when_the_figures_return(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss", turn=3)
    plain_hands(scene, *players)
    scene.taking()
    orders = [scene.state.initiative]
    for player, place in ((geralt, "take.slot.4"), (ciri, "take.slot.2"), (triss, "take.top")):
        player.chooses(place)
        orders.append(scene.state.initiative)
    assert orders == [[0, 1, 2], [0, 1, 2], [0, 1, 2], [2, 1, 0]]

    lay_down(*players)
    for player in players:
        assert scene.state.initiative == [2, 1, 0]
        player.chooses(f"keep.{player.timeline[0]}")

    assert (scene.state.chapter, scene.state.turn) == (2, 4)
    for player in (triss, ciri, geralt):
        scene.waits_for(player, "place")
        player.chooses("take.top")
    assert scene.state.initiative == [2, 1, 0]
