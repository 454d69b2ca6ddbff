"""Hidden and public information (RO-395 to RO-398)."""

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import oldpath
from oldpath import Match
from tests.kit.games import Table, questions, tables
from tests.kit.scene import Player, Scene, rule

VIEWERS = (None, 0, 1, 2)
LOOK = ({"have_inactive": {"at_least": 2}}, {"partnership": {"tracks": "both"}})


def shown(scene: Scene, viewer: int | None) -> str:
    """All that a viewer gets: the view and the log, as bytes on a wire would be."""
    return json.dumps([scene.match.view(viewer), scene.match.log(viewer)])


def with_spare_hands(players: list[Player], scene: Scene) -> None:
    """Three cards of their own in every hand: `g0`, `g1` ... of Geralt, `c` of Ciri, `t` of Triss."""
    for player, name in zip(players, "gct", strict=True):
        player.given(hand=[scene.card(f"{name}{n}") for n in range(3)])


def some_tables(count: int) -> list[Table]:
    """Tables of all seat counts and options."""
    return tables(oldpath.games()["ronin"], count)


def positions(table: Table, every: int) -> Iterator[Match]:
    """Some questions of one random game."""
    for at, match in enumerate(questions(table.open(), random.Random(table.seed))):
        if at % every == table.seed % every:
            yield match


@rule("RO-395", "RO-146")
def test_a_card_drawn_from_the_deck_is_seen_by_its_owner_only(scene: Scene) -> None:
    geralt, *_ = scene.table("geralt", "ciri", "triss")
    scene.draws(scene.card("secret"), scene.card("other secret"))
    scene.taking()

    geralt.chooses("take.top")

    assert "ro.test.secret" in shown(scene, 0)
    for viewer in (None, 1, 2):
        assert "secret" not in shown(scene, viewer)
        his = scene.match.view(viewer)["seats"][0]
        assert "hand" not in his
        assert (his["hand_count"], his["unseen_count"], len(his["hand_known"])) == (7, 2, 5)


@rule("RO-395", "RO-398")
def test_what_others_are_told_does_not_depend_on_the_cards_drawn() -> None:
    told = []
    for names in (("one", "two"), ("three", "four")):
        scene = Scene()
        geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
        for name in ("one", "two", "three", "four"):
            scene.card(name, "red", "EC")
        scene.draws(*names)
        scene.taking()
        geralt.chooses("take.top")
        ciri.chooses("take.slot.1")
        told.append({viewer: shown(scene, viewer) for viewer in VIEWERS})

    first, second = told
    assert [viewer for viewer in VIEWERS if first[viewer] != second[viewer]] == [0]


@rule("RO-395")
def test_a_seat_sees_its_own_hand_and_of_the_others_only_what_came_from_the_open_market(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
    geralt.given(hand=[scene.card("known"), scene.card("drawn")], unseen=["drawn"])
    scene.taking()

    geralt.chooses("take.slot.2")

    known = ["ro.test.known", "ro.test.blank2", "ro.test.blank3"]
    assert sorted(scene.match.view(0)["seats"][0]["hand"]) == sorted([*known, "ro.test.drawn"])
    assert sorted(scene.match.view(ciri.seat)["seats"][0]["hand_known"]) == sorted(known)


@rule("RO-395")
def test_a_drawn_card_becomes_public_when_it_is_played(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    with_spare_hands(players, scene)
    players[0].given(hand=["g0", "g1", "g2"], unseen=["g0", "g1", "g2"])
    scene.playing()

    players[0].chooses("play.g0", "play.g1")
    players[1].chooses("play.c0", "play.c1")
    players[2].chooses("play.t0", "play.t1")

    assert scene.match.view(1)["seats"][0]["timeline"] == ["ro.test.g0", "ro.test.g1"]
    assert "ro.test.g2" not in shown(scene, 1)
    assert scene.match.view(1)["seats"][0]["unseen_count"] == 1


@rule("RO-395", "RO-EX-37")
@pytest.mark.parametrize(("branch", "seen"), [("bonus.1", True), ("bonus.2", False)])
def test_the_voluntary_showing_under_the_hand_bonus_opens_the_hand(scene: Scene, branch: str, seen: bool) -> None:
    geralt, *_ = scene.table("geralt", "ciri", "triss", tracks=(19, 0, 0))
    geralt.given(timeline=[scene.card("tea", tea=LOOK)], fresh=1, tokens="EE")
    geralt.given(hand=[scene.card("drawn"), scene.card("fair")], unseen=["drawn"])
    scene.tea()
    assert "ro.test.drawn" not in shown(scene, 2)

    geralt.chooses(branch)

    for viewer in (None, 1, 2):
        assert ("ro.test.drawn" in shown(scene, viewer)) == seen
        assert (scene.match.view(viewer)["seats"][0]["unseen_count"] == 0) == seen


@rule("RO-395", "RO-396")
def test_hands_and_picks_stay_hidden_until_all_objectives_are_picked(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    with_spare_hands(players, scene)
    for player, name in zip(players, "gct", strict=True):
        player.given(unseen=[f"{name}0", f"{name}1", f"{name}2"])
    scene.final_scoring()
    told = []
    for picked in ("exploration", "diplomacy"):
        match = scene.match.clone()
        match.answer(0, f"symbol.{picked}")
        told.append([json.dumps([match.view(viewer), match.log(viewer)]) for viewer in (None, 1, 2)])

    assert told[0] == told[1]
    players[0].chooses("symbol.exploration")
    players[1].chooses("symbol.diplomacy")
    for viewer, hidden in ((None, "gct"), (0, "ct"), (1, "gt"), (2, "gc")):
        assert not any(f"ro.test.{name}{n}" in shown(scene, viewer) for name in hidden for n in range(3))
    players[2].chooses("symbol.diplomacy")

    for viewer in VIEWERS:
        assert all(f"ro.test.{name}{n}" in shown(scene, viewer) for name in "gct" for n in range(3))


@rule("RO-396")
def test_cards_chosen_in_step_two_are_hidden_until_the_common_reveal(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    with_spare_hands(players, scene)
    scene.playing()
    told = {}
    for first, second in (("g0", "g1"), ("g2", "g0")):
        match = scene.match.clone()
        match.answer(0, f"play.ro.test.{first}")
        match.answer(0, f"play.ro.test.{second}")
        told[first] = [json.dumps([match.view(viewer), match.log(viewer)]) for viewer in (None, 1, 2)]
        own = match.view(0)
        assert own["laid_down"] == [f"ro.test.{first}", f"ro.test.{second}"]

    assert told["g0"] == told["g2"]
    players[0].chooses("play.g0", "play.g1")
    players[1].chooses("play.c0", "play.c1")
    assert scene.events("cards_played") == []
    for viewer in (None, 2):
        view = scene.match.view(viewer)
        assert [(seat["timeline"], seat["hand_count"]) for seat in view["seats"][:2]] == [([], 3), ([], 3)]
        assert not view.get("laid_down")
    players[2].chooses("play.t0", "play.t1")

    assert [event["seat"] for event in scene.events("cards_played")] == [0, 1, 2]
    assert scene.match.view(None)["seats"][0]["timeline"] == ["ro.test.g0", "ro.test.g1"]


@rule("RO-396")
def test_kept_cards_are_hidden_until_the_common_reveal(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", chapter_pairs=("CM", "ED", "CM"), automas=["triss"])
    for player, name in zip(players[:2], "gc", strict=True):
        player.given(timeline=[scene.card(f"{name}{n}") for n in range(3)])
    scene.chapter_end()
    told = []
    for kept in ("g0", "g2"):
        match = scene.match.clone()
        match.answer(0, f"keep.ro.test.{kept}")
        told.append([json.dumps([match.view(viewer), match.log(viewer)]) for viewer in (None, 1)])

    assert told[0] == told[1]
    players[0].chooses("keep.g1")
    assert scene.match.view(1)["seats"][0]["timeline"] == ["ro.test.g0", "ro.test.g1", "ro.test.g2"]
    assert scene.events("cards_kept") == []
    players[1].chooses("keep.c2")

    assert [event["cards"] for event in scene.events("cards_kept")][:2] == [["ro.test.g1"], ["ro.test.c2"]]


@rule("RO-396")
def test_of_a_sealed_question_others_see_only_whom_it_was_put_to(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    with_spare_hands(players, scene)
    scene.playing()
    players[0].chooses("play.g0")

    for viewer in VIEWERS:
        asks = {ask["seat"]: ask for ask in scene.match.view(viewer)["asks"]}
        for seat, ask in asks.items():
            if seat == viewer:
                assert len(ask["options"]) == (2 if seat == 0 else 3)
            else:
                assert ask == {"seat": seat, "join": "all"}


@rule("RO-395", "RO-396")
def test_of_an_open_question_others_see_its_name_but_not_its_options(scene: Scene) -> None:
    geralt, *_ = scene.table("geralt", "ciri", "triss")
    scene.taking()

    (his,) = scene.match.view(geralt.seat)["asks"]
    assert "take.top" in his["options"]
    for viewer in (None, 1, 2):
        (ask,) = scene.match.view(viewer)["asks"]
        assert (ask["seat"], ask["name"]) == (0, "place")
        assert "options" not in ask


@rule("RO-397")
def test_market_timelines_tokens_tracks_initiative_abilities_and_discard_pile_are_public(scene: Scene) -> None:
    geralt, ciri, _ = scene.table(
        "geralt", "ciri", "triss", active="CM", tracks=(1, 2, 4), initiative=(2, 0, 1), abilities=True
    )
    geralt.given(timeline=[scene.card("old", symbols="EM")], tokens="EEC", lost={"old": "M"}, xp=5, vp=31)
    ciri.given(acquired=["geralt.1"], used=["own.1"])
    scene.card("face down")
    scene.lean_deck(scene.card("thrown"))
    scene.taking()

    for viewer in VIEWERS:
        view = scene.match.view(viewer)
        assert view["market"] == [f"ro.test.blank{n}" for n in range(8)]
        assert view["discard"][0] == "ro.test.thrown"
        assert (view["tracks"], view["initiative"], view["turn"], view["chapter"]) == ([1, 2, 4], [2, 0, 1], 1, 1)
        assert (view["left"], view["right"], view["boards"]) == ("combat", "magic", ["ro.board.a"] * 3)
        assert view["chapter_card"] == "ro.chapter.1"
        his, hers = view["seats"][:2]
        assert (his["hero"], his["timeline"], his["covers"]) == ("ro.hero.geralt", ["ro.test.old"], [2])
        assert (his["tokens"], his["xp"], his["vp"]) == ([2, 1, 0, 0], 5, 31)
        assert his["ready"] == ["ro.hero.geralt.1", "ro.hero.geralt.2"]
        assert (hers["ready"], hers["used"]) == (["ro.hero.geralt.1.card"], ["ro.hero.ciri.1"])
        assert hers["stock"] == [2, 2]


@rule("RO-397")
def test_where_the_figures_stand_in_the_market_is_public(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", initiative=(2, 0, 1))
    scene.taking()

    triss.chooses("take.slot.3")
    geralt.chooses("take.top")

    for viewer in VIEWERS:
        view = scene.match.view(viewer)
        assert (view["figures"], view["top"]) == ([-1, -1, triss.seat, -1], [geralt.seat])
        assert view["market"][4:6] == [None, None]
    scene.waits_for(ciri, "place")


@rule("RO-397")
def test_a_spectator_sees_the_market_and_no_hand(scene: Scene) -> None:
    geralt, *_ = scene.table("geralt", "ciri", "triss")
    geralt.given(hand=[scene.card("drawn"), scene.card("fair")], unseen=["drawn"])
    scene.taking()

    view = scene.match.view(None)

    assert view["market"][0] == "ro.test.blank0"
    assert not any("hand" in seat or "unseen" in seat for seat in view["seats"])
    assert "ro.test.drawn" not in shown(scene, None)


@rule("RO-398")
def test_of_the_main_deck_everybody_knows_only_how_many_cards_it_has(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss")
    for n in range(5):
        scene.card(f"face down {n}")
    scene.lean_deck()
    scene.taking()

    for viewer in VIEWERS:
        assert scene.match.view(viewer)["deck_count"] == 5
        assert "face down" not in shown(scene, viewer)


@rule("RO-398")
@pytest.mark.parametrize("at", range(4))
def test_any_card_of_the_deck_can_be_the_next(scene: Scene, at: int) -> None:
    geralt, *_ = scene.table("geralt", "ciri", "triss")
    deck = [scene.card(f"face down {n}") for n in range(4)]
    scene.lean_deck()
    scene.draws(deck[at])
    scene.taking()

    geralt.chooses("take.top")

    assert geralt.hand[5] == deck[at]


@rule("RO-395", "RO-396", "RO-398")
@pytest.mark.parametrize("table", some_tables(10), ids=lambda table: f"{table.seats}-{table.seed}")
def test_a_hidden_card_dealt_anew_changes_nothing_that_a_seat_sees(table: Table) -> None:
    for match in positions(table, every=9):
        before = match.export()
        for viewer in range(match.seats):
            twin = match.redeal(viewer, random.Random(viewer))

            assert json.dumps(twin.view(viewer)) == json.dumps(match.view(viewer))
            assert twin.plaque.problems(twin.game.state, twin.game.box) == []
        assert match.export() == before


@rule("RO-395", "RO-396")
@pytest.mark.parametrize("table", some_tables(5), ids=lambda table: f"{table.seats}-{table.seed}")
def test_no_refusal_tells_of_a_hidden_card(table: Table) -> None:
    for match in positions(table, every=60):
        for viewer in range(match.seats):
            twin = match.redeal(viewer, random.Random(viewer))
            for intent in match.plaque.intents(match.game):
                assert twin.why_not(viewer, intent) == match.why_not(viewer, intent), intent


@rule("RO-395", "RO-396", "RO-398")
def test_dealing_anew_changes_hands_and_sealed_choices_of_others_and_never_the_own(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    with_spare_hands(players, scene)
    for player, name in zip(players, "gct", strict=True):
        player.given(unseen=[f"{name}0"])
    scene.playing()
    players[0].chooses("play.g1", "play.g2")
    players[1].chooses("play.c0", "play.c1")

    dealt = [scene.match.redeal(0, random.Random(lot)).game.state for lot in range(20)]

    assert all(scene.called(state.seats[0].hand) == ["g0", "g1", "g2"] for state in dealt)
    assert all(state.stack[-1].chosen[0] == scene.numbers(["g1", "g2"]) for state in dealt)
    assert len({tuple(state.seats[1].unseen) for state in dealt}) > 10
    assert len({tuple(state.stack[-1].chosen[1]) for state in dealt}) > 3
    assert all(scene.called(state.seats[1].hand)[1:] == ["c1", "c2"] for state in dealt)
    assert all(len(state.stack[-1].chosen[2]) == 0 for state in dealt)


@rule("RO-396")
def test_dealing_anew_changes_what_others_have_sealed_at_the_end_of_a_chapter(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", chapter_pairs=("CM", "ED", "CM"), automas=["triss"])
    for player, name in zip(players[:2], "gc", strict=True):
        player.given(timeline=[scene.card(f"{name}{n}") for n in range(4)])
    scene.chapter_end()
    players[0].chooses("keep.g3")

    his = [scene.match.redeal(0, random.Random(lot)).export()["state"]["stack"][-1]["kept"] for lot in range(20)]
    hers = [scene.match.redeal(1, random.Random(lot)).export()["state"]["stack"][-1]["kept"] for lot in range(20)]

    assert all(kept == [["ro.test.g3"], []] for kept in his)
    assert {kept[0][0] for kept in hers} == {f"ro.test.g{n}" for n in range(4)}


@rule("RO-395", "RO-396")
def test_dealing_anew_changes_the_objectives_that_others_have_picked(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    with_spare_hands(players, scene)
    scene.final_scoring()
    players[0].chooses("symbol.exploration")

    his = [scene.match.redeal(0, random.Random(lot)).export()["state"]["stack"][-1] for lot in range(20)]
    hers = [scene.match.redeal(1, random.Random(lot)).export()["state"]["stack"][-1] for lot in range(20)]

    assert all(frame["objectives"] == ["exploration", None, None] for frame in his)
    assert {frame["objectives"][0] for frame in hers} == {"exploration", "diplomacy"}
    assert all(frame["objectives"][1:] == [None, None] for frame in hers)


@rule("RO-099")
def test_dealing_anew_changes_the_two_heroes_that_another_is_looking_at(scene: Scene) -> None:
    first, _, _ = scene.setup(3, first="0")
    offered = {tuple(sorted(scene.match.redeal(1, random.Random(lot)).asks[0].keys)) for lot in range(20)}
    own = {scene.match.redeal(first.seat, random.Random(lot)).asks[0].keys for lot in range(20)}

    assert len(offered) > 8
    assert own == {scene.match.asks[0].keys}


def known_by_the_log(match: Match, viewer: int) -> list[list[str]]:
    """What the log tells a viewer of every player's hand."""
    box = match.game.box
    hands: list[list[str]] = [[] for _ in range(match.seats)]
    for event in match.log(viewer):
        seat = event.get("seat", -1)
        if 0 <= seat < match.seats:
            follow(event, hands[seat], box.starting, box.names, seat == viewer)
    return [sorted(hand) for hand in hands]


def follow(
    event: Mapping[str, Any], hand: list[str], starting: list[list[int]], names: Mapping[str, list[str]], own: bool
) -> None:
    """One event of the log, as it changes what is known of its player's hand."""
    match event["event"]:
        case "hero_chosen":
            hand += [names["card"][card] for card in starting[names["hero"].index(event["hero"])]]
        case "pair_taken":
            hand += [event["left"], event["right"]]
        case "cards_drawn" if own:
            hand += event["cards"]
        case "card_traded":
            hand.append(event["taken"])
            if event["given"] in hand:
                hand.remove(event["given"])
        case "cards_played":
            for card in (event["left"], event["right"]):
                if card in hand:
                    hand.remove(card)
        case "hand_shown":
            hand[:] = event["cards"]


@rule("RO-146", "RO-395")
@pytest.mark.parametrize("table", some_tables(10), ids=lambda table: f"{table.seats}-{table.seed}")
def test_a_view_knows_of_every_hand_what_the_log_has_told_and_dealing_anew_keeps_to_it(table: Table) -> None:
    for match in positions(table, every=30):
        for viewer in range(match.seats):
            told = known_by_the_log(match, viewer)
            view = match.view(viewer)
            twin = match.redeal(viewer, random.Random(viewer)).game

            for seat, hand in enumerate(told):
                entry = view["seats"][seat]
                assert hand == sorted(entry["hand"] if seat == viewer else entry["hand_known"])
                assert set(hand) <= {twin.box.names["card"][card] for card in twin.state.seats[seat].hand}
                assert len(twin.state.seats[seat].hand) == len(match.game.state.seats[seat].hand)
