"""The end of a chapter: scoring, cleaning and preparing the next (RO-265 to RO-295)."""

from collections.abc import Sequence

import pytest

from oldpath import Refused
from tests.kit.scene import Player, Scene, rule

TWO_RED: tuple[dict[str, object], dict[str, object]] = (
    {"have_colour": {"colour": "red", "at_least": 2}},
    {"gain_path": {"path": "left", "amount": 2}},
)
TWO_INACTIVE: tuple[dict[str, object], dict[str, object]] = (
    {"have_inactive": {"exactly": 2}},
    {"gain_path": {"path": "left", "amount": 2}},
)
LOSE_ONE: tuple[dict[str, object], dict[str, object]] = (
    {"lose": {"symbol": "exploration"}},
    {"gain_symbol": {"symbol": "combat", "amount": 2}},
)


def lay_blanks(scene: Scene, players: Sequence[Player], count: int = 1) -> None:
    """Timelines of cards that show nothing and do nothing."""
    for player in players:
        player.given(timeline=[scene.card(f"old{player.seat}{n}") for n in range(count)])


def score_of(scene: Scene, seat: int) -> tuple[int, int]:
    """The experience and the victory points that this seat scored for the chapter."""
    return next((event["xp"], event["vp"]) for event in scene.events("chapter_scored") if event["seat"] == seat)


@rule("RO-EX-01", "RO-268", "RO-269", "RO-270")
@pytest.mark.parametrize(
    ("combat", "magic", "xp", "vp"),
    [(5, 6, 6, 5), (6, 5, 6, 5), (8, 2, 8, 2), (4, 4, 4, 4), (1, 1, 1, 1), (4, 3, 4, 3), (3, 4, 4, 3)],
)
def test_experience_for_the_symbol_one_has_more_of_and_points_for_the_other(
    scene: Scene, combat: int, magic: int, xp: int, vp: int
) -> None:
    players = scene.table("geralt", "ciri", "triss", active="MC")
    lay_blanks(scene, players)
    both = scene.card("both", symbols="CM")
    players[1].given(timeline=[both], tokens="C" * (combat - 1) + "M" * (magic - 1))
    scene.chapter_end()

    assert (players[1].state.xp, players[1].state.vp) == (xp, vp)
    assert [(player.state.xp, player.state.vp) for player in (players[0], players[2])] == [(0, 0), (0, 0)]


@rule("RO-EX-01")
def test_three_players_score_the_chapter_of_the_worked_example(scene: Scene) -> None:
    players = a, b, c = scene.table("geralt", "ciri", "triss", active="MC")
    a.given(timeline=[scene.card("a1", symbols="MMC"), scene.card("a2", symbols="CC")], tokens="MMMCCCE")
    b.given(timeline=[scene.card("b1", symbols="MMM"), scene.card("b2", symbols="MCE")], tokens="MMMMC")
    c.given(timeline=[scene.card("c1", symbols="MC"), scene.card("c2", symbols="MCD")], tokens="MMCC")
    c.given(lost={"c2": "D"})

    scene.chapter_end()

    assert [(player.state.xp, player.state.vp) for player in players] == [(6, 5), (8, 2), (4, 4)]
    assert [(event["seat"], event["xp"], event["vp"]) for event in scene.events("chapter_scored")] == [
        (0, 6, 5),
        (1, 8, 2),
        (2, 4, 4),
    ]


@rule("RO-285")
@pytest.mark.parametrize(("chapter", "lying", "kept"), [(1, 0, 0), (1, 1, 1), (2, 0, 0), (2, 1, 1), (2, 2, 2)])
def test_who_has_fewer_cards_than_are_kept_keeps_all_of_them(scene: Scene, chapter: int, lying: int, kept: int) -> None:
    players = scene.table("geralt", "ciri", "triss", chapter=chapter, turn=3 * chapter)
    players[0].given(timeline=[scene.card(f"lying{n}") for n in range(lying)])
    for player in players[1:]:
        player.given(timeline=[scene.card(f"{letter}{player.seat}") for letter in "ab"[:chapter]])
    scene.chapter_end()

    while scene.asked()[0][1] == "kept_card":
        ask = scene.match.asks[0]
        scene.answer(ask.seat, ask.keys[0])

    assert [len(player.timeline) for player in players] == [kept, chapter, chapter]
    assert scene.state.chapter == chapter + 1


@rule("RO-265")
@pytest.mark.parametrize(("turn", "scores"), [(1, False), (2, False), (3, True)])
def test_the_chapter_is_scored_after_its_third_turn(scene: Scene, turn: int, scores: bool) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM", turn=turn)
    lay_blanks(scene, players)
    for player, tokens in zip(players, ("CCM", "MM", "CM"), strict=True):
        player.given(tokens=tokens)
    scene.tea()

    assert [(player.state.xp, player.state.vp) for player in players] == (
        [(2, 1), (2, 0), (1, 1)] if scores else [(0, 0), (0, 0), (0, 0)]
    )
    assert [player.tokens for player in players] == (["", "", ""] if scores else ["CCM", "MM", "CM"])


@rule("RO-266")
def test_each_player_counts_the_own_timeline_and_the_own_tokens(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    geralt.given(timeline=[scene.card("g1", symbols="CC"), scene.card("g2", symbols="M")], tokens="CMM")
    ciri.given(timeline=[scene.card("c1", symbols="CMM")])
    triss.given(timeline=[scene.card("t1")], tokens="MMMM")
    scene.chapter_end()

    assert [score_of(scene, seat) for seat in (0, 1, 2)] == [(3, 3), (2, 1), (4, 0)]


@rule("RO-267")
def test_the_main_symbol_may_differ_from_player_to_player(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    lay_blanks(scene, (geralt, ciri, triss))
    geralt.given(tokens="CCCCM")
    ciri.given(tokens="CMMMM")
    scene.chapter_end()

    assert [score_of(scene, seat) for seat in (0, 1, 2)] == [(4, 1), (4, 1), (0, 0)]


@rule("RO-271")
@pytest.mark.parametrize(("tokens", "score"), [("", (0, 0)), ("C", (1, 0)), ("MMM", (3, 0)), ("CMMM", (3, 1))])
def test_without_the_other_symbol_there_are_no_points(scene: Scene, tokens: str, score: tuple[int, int]) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    lay_blanks(scene, players)
    players[0].given(tokens=tokens)
    scene.chapter_end()

    assert (players[0].state.xp, players[0].state.vp) == score


@rule("RO-272")
@pytest.mark.parametrize(("active", "score"), [("CM", (0, 0)), ("EC", (4, 0)), ("ED", (4, 2)), ("MD", (2, 0))])
def test_inactive_symbols_score_nothing(scene: Scene, active: str, score: tuple[int, int]) -> None:
    players = scene.table("geralt", "ciri", "triss", active=active)
    lay_blanks(scene, players)
    players[0].given(timeline=[scene.card("card", symbols="ED")], tokens="EEED")
    scene.chapter_end()

    assert score_of(scene, 0) == score


@rule("RO-EX-40", "RO-273", "RO-271")
def test_a_covered_symbol_is_not_counted(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    lay_blanks(scene, players)
    card = scene.card("card", symbols="M")
    players[0].given(timeline=[card], lost={card: "M"}, tokens="M")
    scene.chapter_end()

    assert score_of(scene, 0) == (1, 0)


@rule("RO-273")
@pytest.mark.parametrize(("lost", "score"), [("", (3, 1)), ("C", (2, 1)), ("CC", (1, 1)), ("CCM", (1, 0))])
def test_a_lost_symbol_token_takes_one_symbol_out_of_the_scoring(
    scene: Scene, lost: str, score: tuple[int, int]
) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    lay_blanks(scene, players)
    card = scene.card("card", symbols="CCM")
    players[0].given(timeline=[card], lost={card: lost}, tokens="C")
    scene.chapter_end()

    assert score_of(scene, 0) == score


@rule("RO-274")
def test_experience_is_scored_before_points_player_by_player(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM", initiative=[1, 0, 2])
    lay_blanks(scene, players)
    for player in players:
        player.given(tokens="CCM")
    scene.chapter_end()

    log = [(event["event"], event["seat"]) for event in scene.match.log(None) if event["event"].endswith("p_gained")]
    assert log == [(name, seat) for seat in (1, 0, 2) for name in ("xp_gained", "vp_gained")]


@rule("RO-275")
def test_cards_in_hand_do_not_count_at_the_end_of_a_chapter(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    lay_blanks(scene, players)
    players[0].given(hand=[scene.card("held", symbols="CCC"), scene.card("other", symbols="MM")], tokens="CM")
    scene.chapter_end()

    assert score_of(scene, 0) == (1, 1)


@rule("RO-276")
@pytest.mark.parametrize(("tokens", "offered"), [("CCCC", False), ("CCCCC", True)])
def test_experience_scored_here_unlocks_abilities_for_the_next_chapter(
    scene: Scene, tokens: str, offered: bool
) -> None:
    players = dandelion, _, _ = scene.table("dandelion", "ciri", "triss", active="CM")
    lay_blanks(scene, players)
    dandelion.given(tokens=tokens)
    scene.chapter_end()

    assert dandelion.has_ready("own.2") is offered
    assert dandelion.is_offered("use.dandelion.2", "pass") is offered
    assert (scene.state.chapter, scene.state.turn) == (2, 4)


@rule("RO-277")
def test_chapter_3_is_scored_before_the_final_scoring(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM", chapter=3)
    lay_blanks(scene, players)
    players[0].given(tokens="CCCM")
    scene.chapter_end()

    assert (players[0].state.xp, players[0].state.vp) == (3, 1)
    assert scene.asked() == [(0, "objective"), (1, "objective"), (2, "objective")]


@rule("RO-278")
@pytest.mark.parametrize(("chapter", "count"), [(1, 1), (2, 2)])
def test_all_tokens_and_all_lost_symbol_tokens_are_discarded(scene: Scene, chapter: int, count: int) -> None:
    players = geralt, ciri, _ = scene.table("geralt", "ciri", "triss", active="CM", chapter=chapter)
    lay_blanks(scene, players, count)
    mine = [scene.card(f"mine{n}", symbols="CE", cup="left") for n in range(count + 1)]
    geralt.given(timeline=mine, lost={mine[0]: "CEU", mine[1]: "E"}, tokens="ECMDD")
    ciri.given(tokens="EE")
    scene.chapter_end()

    assert [player.tokens for player in players] == ["", "", ""]
    assert geralt.state.covers == [0] * (count + 1)
    assert geralt.timeline == mine
    assert geralt.is_asked("kept_card")


@rule("RO-279", "RO-280")
def test_kept_cards_are_chosen_by_all_at_once_and_revealed_at_once(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    lay_blanks(scene, players, 3)
    scene.chapter_end()
    sights = [scene.match.view(seat) for seat in (1, 2, None)]

    assert scene.asked() == [(0, "kept_card"), (1, "kept_card"), (2, "kept_card")]
    geralt.chooses("keep.old01")
    for before, seat in zip(sights, (1, 2, None), strict=True):
        after = scene.match.view(seat)
        assert {key for key in after if after[key] != before[key]} <= {"asks"}
        assert "old01" not in str(after["asks"])
    ciri.chooses("keep.old12")
    assert scene.events("cards_kept") == []
    assert geralt.timeline == ["old00", "old01", "old02"]
    triss.chooses("keep.old20")

    assert [(event["seat"], event["cards"]) for event in scene.events("cards_kept")] == [
        (0, ["ro.test.old01"]),
        (1, ["ro.test.old12"]),
        (2, ["ro.test.old20"]),
    ]


@rule("RO-279")
def test_after_the_reveal_no_kept_card_is_taken_back(scene: Scene) -> None:
    players = geralt, *_ = scene.table("geralt", "ciri", "triss")
    looks = ({"partner_colour": {"colour": "red"}}, {"gain_symbol": {"symbol": "combat", "amount": "level"}})
    for player in players:
        red = scene.card(f"red{player.seat}", "red", standard=looks)
        player.given(timeline=[red, scene.card(f"old{player.seat}")])
    scene.chapter_end()

    for player in players:
        player.chooses(f"keep.red{player.seat}")

    scene.waits_for(geralt, "partner")
    for player in players:
        with pytest.raises(Refused) as refused:
            scene.match.undo(player.seat)
        assert refused.value.refusal.code == "information_horizon"


@rule("RO-280", "RO-281")
def test_after_chapter_1_any_one_card_is_kept_and_begins_the_next_timeline(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    lay_blanks(scene, players, 6)
    geralt.given(hand=[scene.card(f"held{n}") for n in range(5)])
    scene.chapter_end()

    geralt.may_choose(*(f"keep.old0{n}" for n in range(6)))
    assert {ask.rule for ask in scene.match.asks} == {"RO-280"}
    geralt.chooses("keep.old04")
    ciri.chooses("keep.old10")
    triss.chooses("keep.old25")
    timelines = [player.timeline for player in players]
    for player, place in zip(players, ("take.top", "take.slot.1", "take.slot.2"), strict=True):
        player.chooses(place)
    geralt.chooses("play.held3", "play.held1")
    ciri.chooses("play.ro.start.ciri.1", "play.ro.start.ciri.5")
    triss.chooses("play.ro.start.triss.1", "play.ro.start.triss.5")

    assert timelines == [["old04"], ["old10"], ["old25"]]
    assert geralt.timeline == ["old04", "held3", "held1"]


@rule("RO-282", "RO-283")
def test_after_chapter_2_any_two_cards_are_kept(scene: Scene) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss", chapter=2)
    lay_blanks(scene, players, 7)
    scene.chapter_end()

    geralt.may_choose(*(f"keep.old0{n}" for n in range(7)))
    assert {ask.rule for ask in scene.match.asks} == {"RO-282"}
    geralt.chooses("keep.old03")
    geralt.may_choose(*(f"keep.old0{n}" for n in range(7) if n != 3))
    geralt.is_refused("keep.old03", because="RO-285")
    geralt.chooses("keep.old06")
    ciri.chooses("keep.old10", "keep.old11")
    triss.chooses("keep.old25", "keep.old20")

    assert [player.timeline for player in players] == [["old03", "old06"], ["old10", "old11"], ["old25", "old20"]]


@rule("RO-280", "RO-282", "RO-285")
@pytest.mark.parametrize(("chapter", "cards"), [(1, 0), (1, 1), (2, 0), (2, 1), (2, 2)])
def test_who_has_no_more_cards_than_are_kept_keeps_them_all_unasked(scene: Scene, chapter: int, cards: int) -> None:
    players = geralt, *_ = scene.table("geralt", "ciri", "triss", chapter=chapter)
    lay_blanks(scene, players, chapter)
    mine = [scene.card(f"mine{n}") for n in range(cards)]
    geralt.given(timeline=mine)
    scene.chapter_end()

    assert geralt.is_asked("kept_card") is (cards == 2)
    for player in players:
        if player.is_asked("kept_card"):
            player.chooses(f"keep.{player.timeline[0]}")

    assert (scene.state.chapter, geralt.timeline) == (chapter + 1, mine)


@rule("RO-283")
@pytest.mark.parametrize("again", [True, False])
def test_the_card_kept_after_chapter_1_need_not_be_kept_again(scene: Scene, again: bool) -> None:
    players = geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=3)
    lay_blanks(scene, (ciri, triss), 3)
    first, *others = (scene.card(f"mine{n}") for n in range(2))
    geralt.given(hand=[scene.card(f"held{n}") for n in range(8)], timeline=[first, *others])
    for player in (ciri, triss):
        player.given(hand=[scene.card(f"hand{player.seat}{n}") for n in range(8)])
    scene.tea()

    for player, kept in zip(players, (first, "old10", "old20"), strict=True):
        player.chooses(f"keep.{kept}")
    for turn in range(3):
        for player in players:
            player.chooses("take.top")
        for player, name in zip(players, ("held", "hand1", "hand2"), strict=True):
            player.chooses(f"play.{name}{2 * turn}", f"play.{name}{2 * turn + 1}")
    kept_again = [first, "held5"] if again else ["held4", "held5"]
    geralt.chooses(*(f"keep.{card}" for card in kept_again))
    ciri.chooses("keep.hand11", "keep.hand12")
    triss.chooses("keep.hand21", "keep.hand22")

    assert scene.state.chapter == 3
    assert geralt.timeline == kept_again


@rule("RO-284")
@pytest.mark.parametrize("order", [("old01", "old04"), ("old04", "old01")])
def test_the_two_kept_cards_begin_chapter_3_in_the_order_their_owner_wants(
    scene: Scene, order: tuple[str, str]
) -> None:
    players = scene.table("geralt", "ciri", "triss", chapter=2)
    lay_blanks(scene, players[:1], 7)
    lay_blanks(scene, players[1:], 2)
    scene.chapter_end()

    for player, cards in zip(players, (order, ("old10",), ("old21",)), strict=True):
        player.chooses(*(f"keep.{card}" for card in cards))

    assert [player.timeline for player in players] == [list(order), ["old10", "old11"], ["old21", "old20"]]


@rule("RO-EX-27", "RO-284", "RO-288", "RO-292")
@pytest.mark.parametrize(("order", "tokens"), [(("x", "y"), "DD"), (("y", "x"), "")])
def test_a_kept_effect_sees_the_cards_before_it_under_the_new_symbols(
    scene: Scene, order: tuple[str, str], tokens: str
) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM", chapter=2, chapter_pairs=("EC", "CM", "DE"))
    lay_blanks(scene, players[1:], 2)
    players[0].given(timeline=[scene.card("y", "red", standard=TWO_RED), scene.card("z"), scene.card("x", "red")])
    scene.chapter_end()

    players[0].chooses(*(f"keep.{card}" for card in order))
    players[1].chooses("keep.old10")
    players[2].chooses("keep.old20")

    assert players[0].timeline == list(order)
    assert players[0].tokens == tokens
    assert (scene.state.left, scene.state.right) == (3, 0)


@rule("RO-285")
def test_keeping_is_obligatory_and_from_the_timeline(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    lay_blanks(scene, players, 2)
    players[0].given(hand=[scene.card("held"), scene.card("held2")])
    scene.chapter_end()

    players[0].may_choose("keep.old00", "keep.old01")
    players[0].is_refused("keep.held", because="RO-285")
    players[0].is_refused("keep.old10", because="RO-285")
    for player in players:
        player.chooses(f"keep.old{player.seat}1")

    assert players[0].hand == ["held", "held2"]


@rule("RO-286")
@pytest.mark.parametrize(("chapter", "gone"), [(1, ["m0", "m1", "m3"]), (2, ["m1", "m3"])])
def test_the_other_cards_go_to_the_discard_pile(scene: Scene, chapter: int, gone: list[str]) -> None:
    players = scene.table("geralt", "ciri", "triss", chapter=chapter)
    lay_blanks(scene, players, 2)
    players[0].given(timeline=[scene.card(f"m{n}") for n in range(4)])
    scene.chapter_end()

    players[0].chooses("keep.m2")
    if chapter == 2:
        for player, card in zip(players, ("m0", "old10", "old20"), strict=True):
            player.chooses(f"keep.{card}")
    else:
        players[1].chooses("keep.old10")
        players[2].chooses("keep.old20")

    discarded = scene.called(scene.state.discard)
    assert [card for card in discarded if card.startswith("m")] == gone
    assert [card for card in discarded if card.startswith("old")] == ([] if chapter == 2 else ["old11", "old21"])
    assert not {*gone} & {*players[0].hand, *players[0].timeline}


@rule("RO-287")
def test_kept_cards_start_with_all_symbols_uncovered(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM", chapter_pairs=("CM", "ED", "CM"))
    lay_blanks(scene, players)
    card = scene.card("card", symbols="EE", cup="left", standard=TWO_INACTIVE)
    mm = scene.card("mm", symbols="MM", standard=TWO_INACTIVE)
    players[0].given(timeline=[card], lost={card: "EEU"})
    players[1].given(timeline=[mm], lost={mm: "M"})
    scene.chapter_end()

    assert players[0].lost(card) == players[1].lost(mm) == ""
    assert (players[0].tokens, players[1].tokens) == ("", "EE")


@rule("RO-288")
@pytest.mark.parametrize(("symbols", "tokens", "lost"), [("E", "CC", "E"), ("", "", "")])
def test_a_kept_cards_standard_effect_is_applied_at_once_if_it_can_be(
    scene: Scene, symbols: str, tokens: str, lost: str
) -> None:
    players = geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
    lay_blanks(scene, players)
    geralt.given(timeline=[scene.card("payer", symbols=symbols, standard=LOSE_ONE)])
    scene.chapter_end()

    assert (geralt.tokens, geralt.lost("payer")) == (tokens, lost)
    assert ciri.tokens == ""
    assert scene.asked() == [(0, "place")]


@rule("RO-288")
def test_only_kept_cards_apply_their_effects(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    lay_blanks(scene, players)
    players[0].given(timeline=[scene.card("payer", symbols="E", standard=LOSE_ONE), scene.card("other")])
    scene.chapter_end()

    players[0].chooses("keep.other")

    assert players[0].tokens == ""


@rule("RO-289")
def test_a_kept_effect_is_obligatory_and_no_ability_may_change_it(scene: Scene) -> None:
    players = geralt, _, _ = scene.table("geralt", "ciri", "triss", abilities=True)
    lay_blanks(scene, players)
    geralt.given(xp=10, timeline=[scene.card("payer", symbols="E", standard=LOSE_ONE)])
    scene.chapter_end()

    assert geralt.lost("payer") == "E"
    assert geralt.has_ready("own.1")
    assert geralt.has_ready("own.3")
    assert scene.asked() == [(0, "place")]


@rule("RO-289")
@pytest.mark.parametrize(("order", "tokens"), [(("payer", "giver"), ""), (("giver", "payer"), "CC")])
def test_the_first_kept_card_sees_only_itself_and_the_second_sees_both(
    scene: Scene, order: tuple[str, str], tokens: str
) -> None:
    players = scene.table("geralt", "ciri", "triss", chapter=2)
    lay_blanks(scene, players, 2)
    players[0].given(timeline=[scene.card("payer", standard=LOSE_ONE), scene.card("giver", symbols="E")])
    scene.chapter_end()

    players[0].chooses(f"keep.{order[0]}")
    players[1].chooses("keep.old10")
    players[2].chooses("keep.old20")

    assert players[0].timeline == list(order)
    assert players[0].tokens == tokens
    assert players[0].lost("giver") == ("E" if tokens else "")


@rule("RO-289", "RO-292")
@pytest.mark.parametrize(("order", "tokens"), [(("payer", "gift"), "EE"), (("gift", "payer"), "ECC")])
def test_the_second_kept_card_sees_the_tokens_that_the_first_has_just_given(
    scene: Scene, order: tuple[str, str], tokens: str
) -> None:
    players = scene.table("geralt", "ciri", "triss", chapter=2)
    lay_blanks(scene, players, 2)
    gift = ({"have_colour": {"colour": "red", "exactly": 1}}, {"gain_symbol": {"symbol": "exploration", "amount": 2}})
    cards = [scene.card("payer", standard=LOSE_ONE), scene.card("gift", "red", standard=gift), scene.card("third")]
    players[0].given(timeline=cards)
    scene.chapter_end()

    for player, kept in zip(players, (order, ("old10",), ("old20",)), strict=True):
        player.chooses(*(f"keep.{card}" for card in kept))

    assert players[0].timeline == list(order)
    assert players[0].tokens == tokens


@rule("RO-288", "RO-168")
def test_a_kept_cards_standard_effect_is_not_applied_again_in_the_turns_of_the_new_chapter(scene: Scene) -> None:
    players = geralt, *_ = scene.table("geralt", "ciri", "triss")
    lay_blanks(scene, players)
    one_red = ({"have_colour": {"colour": "red", "exactly": 1}}, {"gain_symbol": {"symbol": "combat", "amount": 2}})
    for player in players:
        player.given(hand=[scene.card(f"hand{player.seat}{n}") for n in range(4)])
    geralt.given(timeline=[scene.card("gift", "red", standard=one_red)])
    scene.chapter_end()
    assert geralt.tokens == "CC"

    for turn in range(2):
        for player in players:
            player.chooses("take.top")
        for player in players:
            player.chooses(*(f"play.hand{player.seat}{2 * turn + n}" for n in (0, 1)))

    assert scene.state.turn == 6
    assert geralt.tokens == "CC"


@rule("RO-290")
def test_tea_effects_of_kept_cards_wait_for_the_next_tea_ceremony(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    lay_blanks(scene, players)
    tea = ({"have_colour": {"colour": "pink", "exactly": 1}}, {"partnership": {"tracks": "both"}})
    for player in players:
        player.given(hand=[scene.card(f"hand{player.seat}{n}") for n in range(2)])
    players[0].given(timeline=[scene.card("tea", "pink", tea=tea)])
    scene.chapter_end()

    before = list(scene.state.tracks)
    for player in players:
        player.chooses("take.top")
    still = list(scene.state.tracks)
    for player in players:
        player.chooses(f"play.hand{player.seat}0", f"play.hand{player.seat}1")

    assert (before, still) == ([0, 0, 0], [0, 0, 0])
    assert scene.state.tracks == [1, 0, 1]
    assert scene.state.turn == 5


@rule("RO-291")
@pytest.mark.parametrize(("chapter", "left", "right"), [(1, 3, 0), (2, 1, 3)])
def test_the_active_symbols_are_replaced_by_the_next_chapters(
    scene: Scene, chapter: int, left: int, right: int
) -> None:
    pairs = ("CM", "DE", "CD")
    players = scene.table("geralt", "ciri", "triss", active=pairs[chapter - 1], chapter=chapter, chapter_pairs=pairs)
    lay_blanks(scene, players, chapter)
    scene.chapter_end()

    if chapter == 2:
        for player in players:
            player.chooses(f"keep.old{player.seat}0")

    assert (scene.state.chapter, scene.state.left, scene.state.right) == (chapter + 1, left, right)
    assert [event["chapter"] for event in scene.events("active_symbols_laid")] == [chapter + 1]


@rule("RO-292")
def test_scoring_then_tokens_then_kept_cards_then_symbols_then_kept_effects_then_the_turn(scene: Scene) -> None:
    players = scene.table(
        "geralt", "ciri", "triss", active="CM", chapter=2, chapter_pairs=("EC", "CM", "ED"), initiative=[2, 0, 1]
    )
    for player in players:
        cards = [scene.card(f"kept{player.seat}{n}", symbols="E" * (1 - n), standard=LOSE_ONE) for n in (0, 1)]
        player.given(timeline=cards, tokens="C")
    scene.chapter_end()
    for player in players:
        player.chooses(f"keep.kept{player.seat}0")

    parts = (
        "chapter_scored",
        "tokens_discarded",
        "cards_kept",
        "active_symbols_laid",
        "effect_applied",
        "effect_skipped",
        "pair_dealt",
    )
    log = [(event["event"], event.get("seat")) for event in scene.match.log(None) if event["event"] in parts]
    assert log == [
        *(("chapter_scored", seat) for seat in (2, 0, 1)),
        ("tokens_discarded", None),
        *(("cards_kept", seat) for seat in (0, 1, 2)),
        ("active_symbols_laid", None),
        *((name, seat) for seat in (2, 0, 1) for name in ("effect_applied", "effect_skipped")),
        ("pair_dealt", None),
    ]
    assert scene.asked() == [(2, "place")]


@rule("RO-EX-41", "RO-292")
@pytest.mark.parametrize(
    ("kept_effects", "symbols", "tokens"),
    [("new_symbols", "MM", "EE"), ("old_symbols", "MM", ""), ("new_symbols", "EE", ""), ("old_symbols", "EE", "MM")],
)
def test_kept_effects_resolve_under_the_new_pair_unless_the_table_wants_the_old_one(
    scene: Scene, kept_effects: str, symbols: str, tokens: str
) -> None:
    players = scene.table(
        "geralt", "ciri", "triss", active="MC", chapter_pairs=("MC", "ED", "CM"), kept_effects=kept_effects
    )
    lay_blanks(scene, players)
    players[0].given(timeline=[scene.card("card", symbols=symbols, standard=TWO_INACTIVE)])
    scene.chapter_end()

    assert players[0].tokens == tokens
    assert (scene.state.chapter, scene.state.left, scene.state.right) == (2, 0, 3)


@rule("RO-293")
def test_tokens_of_kept_cards_belong_to_the_new_chapter(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM", chapter=2, chapter_pairs=("CM", "CM", "EC"))
    lay_blanks(scene, players, 2)
    for player in players:
        player.given(hand=[scene.card(f"hand{player.seat}{n}") for n in range(6)])
    players[0].given(timeline=[scene.card("payer", symbols="E", standard=LOSE_ONE), scene.card("z")], tokens="CCC")
    scene.chapter_end()
    for player, card in zip(players, ("payer", "old10", "old20"), strict=True):
        player.chooses(f"keep.{card}")

    tokens_at_the_start = players[0].tokens
    for turn in range(3):
        for player in players:
            player.chooses("take.top")
        for player in players:
            player.chooses(*(f"play.hand{player.seat}{2 * turn + n}" for n in (0, 1)))

    assert tokens_at_the_start == players[0].tokens == "CC"
    assert [event["xp"] for event in scene.events("chapter_scored") if event["seat"] == 0] == [3, 2]


@rule("RO-294")
def test_everything_else_carries_over_unchanged(scene: Scene) -> None:
    players = geralt, ciri, _ = scene.table(
        "geralt", "ciri", "triss", abilities=True, tracks=[7, 12, 3], initiative=[1, 2, 0]
    )
    lay_blanks(scene, players, 2)
    geralt.given(hand=[scene.card("held"), scene.card("drawn")], unseen=["drawn"], xp=11, vp=31)
    geralt.given(acquired=["ciri.1"], used=["own.2", "triss.1"])
    ciri.given(xp=22, stock=[1, 2])
    scene.chapter_end()
    before = [
        (mine.hand, mine.unseen, mine.xp, mine.vp, mine.ready, mine.used, mine.stock)
        for mine in (player.state for player in players)
    ]
    before_table = (scene.state.tracks, scene.state.initiative)

    for player in players:
        player.chooses(f"keep.old{player.seat}0")

    after = [
        (mine.hand, mine.unseen, mine.xp, mine.vp, mine.ready, mine.used, mine.stock)
        for mine in (player.state for player in players)
    ]
    assert after == before
    assert (geralt.hand, geralt.state.xp, geralt.state.vp) == (["held", "drawn"], 11, 31)
    assert geralt.has_ready("own.1")
    assert geralt.has_ready("ciri.1")
    assert not geralt.has_ready("own.2")
    assert before_table == (scene.state.tracks, scene.state.initiative) == ([7, 12, 3], [1, 2, 0])
    assert scene.asked() == [(1, "place")]


@rule("RO-295")
def test_timelines_hold_6_then_7_then_8_cards_when_the_chapter_is_scored(scene: Scene) -> None:
    players = scene.setup(3, heroes="geralt,ciri,triss", first="0")
    lengths: dict[int, list[int]] = {}

    while not scene.match.over:
        seat, question = scene.asked()[0]
        if question in ("kept_card", "objective"):
            lengths.setdefault(scene.state.chapter, [len(player.timeline) for player in players])
        scene.answer(seat, scene.match.asks[0].keys[0])

    assert lengths == {1: [6, 6, 6], 2: [7, 7, 7], 3: [8, 8, 8]}
