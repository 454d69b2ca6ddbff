"""The nature of the game, its components, the player board, a card (RO-001 to RO-025, RO-048 to RO-059)."""

from collections import Counter
from typing import Any

import pytest

from oldpath import BadContent, BadMatch, Refused, import_match, new_match
from oldpath.games.ronin import RONIN
from oldpath.games.ronin.box import open_box
from oldpath.games.ronin.components import COLOURS, LEFT, RIGHT
from oldpath.games.ronin.verbs import read_bonus
from oldpath.games.ronin.verbs.bonuses import PartnerAbility
from tests.kit.scene import LETTERS, Player, Scene, rule

Clause = dict[str, Any]
HEROES = ("vesemir", "geralt", "yennefer", "dandelion", "triss", "ciri", "yuki_onna")
FIVE = ("geralt", "ciri", "triss", "vesemir", "dandelion")
ONE_YELLOW: Clause = {"have_colour": {"colour": "yellow", "exactly": 1}}
BOTH_TRACKS: Clause = {"partnership": {"tracks": "both"}}


def without_hands(scene: Scene, players: list[Player]) -> None:
    """One card without any symbol in each hand, so that the objective gives nothing."""
    for player in players:
        player.given(hand=[scene.card(f"held{player.seat}")])


def picks_objectives(players: list[Player]) -> None:
    """All answer the last question of the game."""
    for player in players:
        player.chooses("symbol.exploration")


def hands(scene: Scene, players: list[Player], *first: str) -> None:
    """The first player holds these cards, the others two without anything on them."""
    players[0].given(hand=first)
    for player in players[1:]:
        player.given(hand=[scene.card(f"{side}{player.seat}") for side in ("a", "b")])


# -- nature of the game, table talk ------------------------------------------------------------------------------------


@rule("RO-001")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_players_play_one_hero_each(players: int) -> None:
    match = new_match("ronin", seats=players, seed=3)
    while match.asks[0].name == "hero":
        match.answer(match.asks[0].seat, 0)

    seats = match.view(None)["seats"]

    assert len({seat["hero"] for seat in seats}) == players
    assert all(seat["hero"] in open_box().hero_ids for seat in seats)


@rule("RO-001")
@pytest.mark.parametrize("players", [0, 6])
def test_nobody_plays_with_none_or_with_six(players: int) -> None:
    with pytest.raises(Refused) as refused:
        new_match("ronin", seats=players, seed=3)

    assert refused.value.rule == "RO-001"
    assert players not in RONIN.seats


@rule("RO-002")
@pytest.mark.parametrize("vp", [(7, 7, 7), (7, 3, 7), (3, 7, 7)])
def test_partners_with_equal_points_do_not_win_together(scene: Scene, vp: tuple[int, int, int]) -> None:
    players = scene.table("geralt", "ciri", "triss", tracks=[24, 24, 24])
    without_hands(scene, players)
    for player, points in zip(players, vp, strict=True):
        player.given(vp=points)
    scene.final_scoring()

    picks_objectives(players)

    assert scene.match.result is not None
    assert len(scene.match.result.winners) == 1


@rule("RO-003")
def test_nothing_but_ronin_is_in_the_box() -> None:
    box = open_box()

    kinds = ("card", "hero", "chapter", "board", "ability")
    assert all(name.startswith("ro.") for kind in kinds for name in box.names[kind])
    assert not any("story" in name or "quest" in name for kind in kinds for name in box.names[kind])


@rule("RO-003")
def test_a_card_of_another_box_is_no_card_of_this_game() -> None:
    position = new_match("ronin", seats=3, seed=5).export()
    position["state"]["deck"][0] = "pd.action.001"

    with pytest.raises(BadMatch, match=r"pd\.action\.001"):
        import_match(position)


@rule("RO-004")
@pytest.mark.parametrize(("vp", "winner"), [((5, 4, 4), 0), ((4, 5, 4), 1), ((4, 4, 5), 2), ((29, 30, 28), 1)])
def test_the_player_with_most_points_after_the_final_scoring_wins(
    scene: Scene, vp: tuple[int, int, int], winner: int
) -> None:
    players = scene.table("geralt", "ciri", "triss", initiative=[0, 2, 1])
    without_hands(scene, players)
    for player, points in zip(players, vp, strict=True):
        player.given(vp=points)
    scene.final_scoring()

    picks_objectives(players)

    assert scene.match.result is not None
    assert scene.match.result.winners == (winner,)
    assert scene.match.result.scores == vp


@rule("RO-004")
def test_points_of_the_final_scoring_can_turn_the_game(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    without_hands(scene, players)
    players[0].given(vp=5)
    players[2].given(vp=3, xp=26)
    scene.final_scoring()

    picks_objectives(players)

    assert scene.match.result is not None
    assert scene.match.result.scores == (5, 0, 6)
    assert scene.match.result.winners == (2,)


@rule("RO-005")
def test_neighbours_choose_at_the_same_time_and_may_line_up_their_cups(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", tracks=[20, 0, 0])
    geralt, ciri, triss = players
    hands(scene, players, scene.card("to_ciri", cup="left"), scene.card("plain"))
    ciri.given(hand=[scene.card("to_geralt", cup="right"), scene.card("to_triss", cup="left")])
    scene.playing()

    assert scene.asked() == [(0, "left_card"), (1, "left_card"), (2, "left_card")]
    triss.chooses("play.a2")
    ciri.chooses("play.to_geralt")
    geralt.chooses("play.to_ciri")

    assert scene.state.tracks == [22, 0, 0]


@rule("RO-006")
def test_no_announced_plan_binds_a_player(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", tracks=[20, 0, 0])
    geralt, ciri, triss = players
    hands(scene, players, scene.card("to_ciri", cup="left"), scene.card("plain"))
    ciri.given(hand=[scene.card("to_geralt", cup="right"), scene.card("mine"), scene.card("own")])
    scene.playing()
    geralt.chooses("play.to_ciri")

    ciri.may_choose("play.to_geralt", "play.mine", "play.own")
    ciri.chooses("play.mine")
    ciri.may_choose("play.to_geralt", "play.own")
    ciri.chooses("play.own")
    triss.chooses("play.a2")

    assert scene.state.tracks == [20, 0, 0]
    assert geralt.lost("to_ciri") == ""
    assert ciri.hand == ["to_geralt"]


@rule("RO-007")
@pytest.mark.parametrize(
    ("tokens", "xp", "vp"), [("C" * 8, 8, 0), ("CCCCCCCM", 7, 1), ("CCCCMMMM", 4, 4), ("CMMMM", 4, 1)]
)
def test_a_chapter_pays_points_only_for_the_active_symbol_of_which_there_is_less(
    scene: Scene, tokens: str, xp: int, vp: int
) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    for player in players:
        player.given(timeline=[scene.card(f"lone{player.seat}")])
    players[0].given(tokens=tokens)

    scene.chapter_end()

    assert [(player.state.xp, player.state.vp) for player in players] == [(xp, vp), (0, 0), (0, 0)]


@rule("RO-007")
def test_experience_does_not_decide_the_game(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    without_hands(scene, players)
    players[0].given(vp=1, xp=19)
    players[1].given(vp=2)
    scene.final_scoring()

    picks_objectives(players)

    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


# -- components --------------------------------------------------------------------------------------------------------


@rule("RO-008")
def test_one_main_board_holds_what_all_share(scene: Scene) -> None:
    scene.setup(3, heroes=",".join(FIVE))

    shown = scene.match.view(None)

    shared = {"market", "deck_count", "discard", "initiative", "left", "right", "turn"}
    assert shared <= {*shown}
    assert not any(shared & {*seat} for seat in shown["seats"])
    assert (len(shown["market"]), shown["deck_count"], shown["discard"]) == (8, 72, [])
    assert [seat["vp"] for seat in shown["seats"]] == [0, 0, 0]


@rule("RO-009")
def test_one_turn_marker_counts_for_all(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss")

    scene.tea()

    assert scene.state.turn == 2
    assert [event["turn"] for event in scene.events("turn_ended")] == [1]


@rule("RO-010")
def test_five_partnership_markers_stand_each_on_a_step_of_its_own(scene: Scene) -> None:
    players = scene.table(*FIVE, tracks=[20, 21, 22, 23, 10])
    players[2].given(timeline=[scene.card("kettle", tea=(ONE_YELLOW, BOTH_TRACKS))], fresh=1)

    scene.tea()

    assert scene.state.tracks == [20, 22, 23, 23, 10]


@rule("RO-011")
def test_the_main_deck_holds_80_action_cards_of_5_colours() -> None:
    box = open_box()

    cards = [box.cards[number] for number in box.deck]

    assert len({card.id for card in cards}) == 80
    assert Counter(card.colour for card in cards) == dict.fromkeys(range(5), 16)


@rule("RO-011")
def test_an_action_card_in_two_places_is_unsound(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
    geralt.given(hand=["ro.action.001"])
    ciri.given(hand=["ro.action.001"])

    with pytest.raises(BadMatch, match=r"ro\.action\.001 is in more places"):
        scene.taking()


@rule("RO-012")
def test_there_are_6_chapter_cards_with_the_starting_initiative_of_all_heroes() -> None:
    chapters = open_box().chapters

    assert len({card.id for card in chapters}) == 6
    assert all(sorted(card.initiative) == [1, 2, 3, 4, 5, 6, 7] for card in chapters)


@rule("RO-013")
@pytest.mark.parametrize(("place", "xp"), [("slot.4", 1), ("slot.3", 0), ("slot.2", 0), ("slot.1", 0), ("top", 0)])
def test_there_is_one_extra_experience(scene: Scene, place: str, xp: int) -> None:
    players = scene.table("geralt", "ciri", "triss")
    scene.taking()

    players[0].chooses(f"take.{place}")

    assert [player.state.xp for player in players] == [xp, 0, 0]


@rule("RO-014")
def test_there_are_5_partnership_boards_each_with_a_side_b_of_its_own() -> None:
    box = open_box()

    assert [box.boards[at].number for at in box.boards_of("B")] == [1, 2, 3, 4, 5]
    assert len(box.boards_of("A")) == 1


@rule("RO-014")
def test_a_partnership_board_in_two_places_is_unsound(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss", side="B", boards=[1, 1, 2])

    with pytest.raises(BadMatch, match="RO-014"):
        scene.taking()


@rule("RO-015")
def test_a_chapter_ends_in_the_order_of_the_reminder_card(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", chapter_pairs=("CM", "ED", "MC"))
    for player in players:
        player.given(timeline=[scene.card(f"lone{player.seat}")], tokens="C")

    scene.chapter_end()

    told = list(dict.fromkeys(event["event"] for event in scene.match.log(None)))
    kept = ("chapter_scored", "xp_gained", "tokens_discarded", "cards_kept", "active_symbols_laid")
    assert [name for name in told if name in kept] == list(kept)
    assert scene.asked()[0][1] == "place"


@rule("RO-015")
def test_the_game_ends_in_the_order_of_the_reminder_card(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    scene.final_scoring()

    picks_objectives(players)

    told = list(dict.fromkeys(event["event"] for event in scene.match.log(None)))
    scored = ("objective_scored", "experience_scored", "partnership_scored", "match_ended")
    assert [name for name in told if name in scored] == list(scored)


@rule("RO-017", "RO-018", "RO-019", "RO-020")
@pytest.mark.parametrize("letter", LETTERS)
def test_40_tokens_of_a_symbol_can_lie_in_supplies(scene: Scene, letter: str) -> None:
    other = "C" if letter == "E" else "E"
    players = scene.table(*FIVE, active=letter + other)
    for player in players:
        player.given(timeline=[scene.card(f"lone{player.seat}")], tokens=letter * 8)

    scene.chapter_end()

    assert [player.state.xp for player in players] == [8] * 5
    assert [player.tokens for player in players] == [""] * 5


@rule("RO-021")
def test_30_lost_symbol_tokens_can_lie_on_cards(scene: Scene) -> None:
    players = scene.table(*FIVE, active="CM")
    for player in players:
        cards = [scene.card(f"{side}{player.seat}", symbols="CCM") for side in ("a", "b")]
        player.given(timeline=cards, lost=dict.fromkeys(cards, "CCM"))

    scene.chapter_end()

    assert [(player.state.xp, player.state.vp) for player in players] == [(0, 0)] * 5
    assert [player.lost(f"a{player.seat}") for player in players] == [""] * 5


@rule("RO-022")
def test_there_are_7_heroes() -> None:
    assert tuple(hero.removeprefix("ro.hero.") for hero in open_box().hero_ids) == HEROES


@rule("RO-022")
def test_a_hero_in_play_twice_is_unsound(scene: Scene) -> None:
    scene.table("geralt", "ciri", "geralt")

    with pytest.raises(BadMatch, match="RO-022"):
        scene.taking()


@rule("RO-023")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_set_holds_5_starting_cards_4_abilities_and_4_ability_cards(scene: Scene, hero: str) -> None:
    others = [other for other in HEROES if other != hero][:2]

    player, *_ = scene.setup(3, heroes=",".join((hero, *others)))

    at = scene.box.hero_ids.index(f"ro.hero.{hero}")
    assert len({*scene.box.starting[at]}) == 5
    assert sorted(scene.numbers(player.hand)) == sorted(scene.box.starting[at])
    assert [ability.number for ability in scene.box.abilities if ability.hero == at] == [1, 2, 3, 4]
    assert sum(player.state.stock) == 4
    assert (player.state.xp, player.state.vp) == (0, 0)


@rule("RO-024")
def test_the_35_starting_cards_are_not_among_the_80_and_not_in_the_deck() -> None:
    match = new_match("ronin", seats=5, seed=11, options={"heroes": ",".join(FIVE)})

    box = open_box()
    state = match.game.state

    starting = {card for cards in box.starting for card in cards}
    assert len(starting) == 35
    assert not starting & {*box.deck}
    assert sorted([*state.deck, *state.market]) == sorted(box.deck)


@rule("RO-025")
@pytest.mark.parametrize(("number", "exists"), [(1, True), (2, False), (3, True), (4, False)])
def test_there_are_ability_cards_of_the_1st_and_the_3rd_ability_only(number: int, exists: bool) -> None:
    entry = {"partner_ability": {"number": number}}

    if exists:
        assert read_bonus(entry, "here") == PartnerAbility(number=1 if number == 1 else 3)
    else:
        with pytest.raises(BadContent):
            read_bonus(entry, "here")


@rule("RO-025")
@pytest.mark.parametrize(("at", "number", "stock"), [(2, 1, [0, 2]), (9, 3, [2, 0])])
def test_each_of_two_partners_can_take_a_copy(scene: Scene, at: int, number: int, stock: list[int]) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[at, 0, at])
    geralt.given(timeline=[scene.card("kettle", tea=(ONE_YELLOW, BOTH_TRACKS))], fresh=1)
    scene.tea()

    geralt.chooses("bonus.2")
    ciri.chooses("bonus.1")
    geralt.chooses("bonus.2")
    triss.chooses("bonus.1")

    assert (ciri.has_ready(f"geralt.{number}"), triss.has_ready(f"geralt.{number}")) == (True, True)
    assert geralt.state.stock == stock
    assert (ciri.state.stock, triss.state.stock) == ([2, 2], [2, 2])


@rule("RO-025")
@pytest.mark.parametrize(
    ("at", "stock", "offered"), [(2, [1, 2], True), (2, [0, 2], False), (9, [2, 1], True), (9, [2, 0], False)]
)
def test_there_is_no_third_copy(scene: Scene, at: int, stock: list[int], offered: bool) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", tracks=[at, 0, 20])
    geralt.given(timeline=[scene.card("kettle", tea=(ONE_YELLOW, BOTH_TRACKS))], fresh=1, stock=stock)
    scene.tea()

    geralt.chooses("bonus.2")

    assert ciri.is_asked("bonus") == offered
    assert ciri.state.xp == (0 if offered else 2 if at == 2 else 3)


# -- the player board --------------------------------------------------------------------------------------------------


@rule("RO-048")
def test_a_player_board_shows_name_abilities_and_the_points_of_the_experience_track() -> None:
    box = open_box()

    assert all(hero.name for hero in box.heroes)
    assert all(ability.entry.name and ability.entry.says for ability in box.abilities)
    assert len(box.golden) == 21
    assert box.golden == sorted(box.golden)


@rule("RO-049")
def test_each_hero_has_exactly_4_abilities_numbered_from_the_left() -> None:
    box = open_box()

    for hero in box.heroes:
        assert [ability.number for ability in hero.ability] == [1, 2, 3, 4]
        assert list(hero.unlock) == sorted({*hero.unlock})
        assert hero.unlock[0] == 0


@rule("RO-050")
@pytest.mark.parametrize(
    ("xp", "numbers"), [(3, "1"), (4, "12"), (5, "12"), (9, "123"), (13, "123"), (14, "1234"), (15, "1234")]
)
def test_an_ability_is_unlocked_when_the_marker_reaches_its_step(scene: Scene, xp: int, numbers: str) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss", abilities=True)
    geralt.given(xp=xp)
    scene.taking()

    geralt.chooses("take.slot.4")

    assert geralt.state.xp == xp + 1
    assert geralt.state.ready == [scene.ability(f"geralt.{number}") for number in numbers]
    assert [ability["ability"] for ability in scene.events("ability_unlocked")] == (
        [f"ro.hero.geralt.{numbers[-1]}"] if xp + 1 in (5, 10, 15) else []
    )
    assert not ciri.has_ready("own.2")


@rule("RO-051")
@pytest.mark.parametrize(("xp", "golden"), [(18, 0), (19, 1), (20, 0)])
def test_the_experience_track_ends_at_20(scene: Scene, xp: int, golden: int) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss")
    geralt.given(xp=xp)
    scene.taking()

    geralt.chooses("take.slot.4")

    assert geralt.state.xp == xp + 1
    assert len(scene.events("golden_started")) == golden
    assert all(0 <= step <= 20 for hero in scene.box.heroes for step in hero.unlock)


@rule("RO-052")
@pytest.mark.parametrize(("xp", "vp"), [(0, 0), (19, 0), (22, 1), (39, 9), (40, 10)])
def test_the_golden_marker_is_off_the_track_until_the_normal_one_has_finished(scene: Scene, xp: int, vp: int) -> None:
    players = scene.table("geralt", "ciri", "triss")
    without_hands(scene, players)
    players[0].given(xp=xp)
    scene.final_scoring()

    picks_objectives(players)

    assert [player.state.vp for player in players] == [vp, 0, 0]


# -- anatomy of an action card -----------------------------------------------------------------------------------------


@rule("RO-053")
def test_a_card_may_show_symbols_a_colour_a_standard_effect_a_tea_effect_and_a_cup(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM", tracks=[20, 0, 0])
    pays: tuple[Clause, Clause] = ({"lose": {"symbol": "exploration"}}, {"gain_both_active": {}})
    hands(
        scene,
        players,
        scene.card(
            "all",
            "green",
            "E",
            standard=pays,
            tea=({"have_colour": {"colour": "green", "exactly": 1}}, BOTH_TRACKS),
            cup="left",
        ),
        scene.card("plain"),
    )
    players[1].given(hand=[scene.card("hers", cup="right"), scene.card("also")])
    scene.playing()

    players[0].chooses("play.all")
    players[1].chooses("play.hers")
    players[2].chooses("play.a2")

    assert players[0].tokens == "CM"
    assert players[0].lost("all") == "EU"
    assert scene.state.tracks == [20 + 1 + 2, 0, 1]


@rule("RO-053")
def test_cards_of_the_box_show_each_of_these() -> None:
    cards = [card for card in open_box().cards if card.entry.name]

    assert len(cards) == 115
    assert any(card.symbols for card in cards)
    assert any(card.standard for card in cards)
    assert any(card.tea for card in cards)
    assert {card.cup for card in cards} == {LEFT, RIGHT, -1}


@rule("RO-054")
def test_most_cards_but_not_all_show_symbols() -> None:
    cards = open_box().cards

    without = [card for card in cards if not card.symbols]

    assert 0 < len(without) < len(cards) / 2


@rule("RO-054")
def test_a_card_without_a_symbol_can_be_played_and_pays_for_nothing(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    burn: Clause = {"lose_up_to_3": {"symbol": "inactive"}}
    gain: Clause = {"gain_symbol": {"symbol": "combat", "amount": "level"}}
    hands(scene, players, scene.card("bare"), scene.card("burns", standard=(burn, gain)))
    scene.playing()

    players[0].chooses("play.bare")
    players[1].chooses("play.a1")
    players[2].chooses("play.a2")

    assert players[0].timeline == ["bare", "burns"]
    assert (players[0].tokens, players[0].lost("bare")) == ("", "")


@rule("RO-055")
@pytest.mark.parametrize(("active", "xp"), [("CM", 2), ("EM", 1), ("CE", 2), ("MD", 0)])
def test_a_printed_symbol_may_be_active_or_inactive(scene: Scene, active: str, xp: int) -> None:
    players = scene.table("geralt", "ciri", "triss", active=active)
    for player in players[1:]:
        player.given(timeline=[scene.card(f"lone{player.seat}")])
    players[0].given(timeline=[scene.card("shows", symbols="CCE")])

    scene.chapter_end()

    assert [player.state.xp for player in players] == [xp, 0, 0]


@rule("RO-056")
def test_many_cards_carry_an_effect_and_some_carry_none() -> None:
    cards = open_box().cards

    without = [card for card in cards if not card.standard and not card.tea]

    assert 0 < len(without) < len(cards)


@rule("RO-056")
def test_a_card_without_any_effect_can_be_played(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    hands(scene, players, scene.card("plain", symbols="E"), scene.card("bare"))
    scene.playing()

    players[0].chooses("play.plain")
    players[1].chooses("play.a1")
    players[2].chooses("play.a2")

    assert players[0].timeline == ["plain", "bare"]
    assert (players[0].tokens, players[0].state.xp, scene.state.tracks) == ("", 0, [0, 0, 0])
    assert scene.events("effect_applied") == []


@rule("RO-057")
def test_an_effect_that_gives_partnership_points_waits_for_step_3(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    geralt, ciri, _ = players
    pays: tuple[Clause, Clause] = ({"lose": {"symbol": "exploration"}}, {"gain_both_active": {}})
    hands(scene, players, scene.card("kettle", tea=(ONE_YELLOW, BOTH_TRACKS)), scene.card("green", "green"))
    ciri.given(hand=[scene.card("pays", symbols="E", standard=pays), scene.card("plain")], tokens="E")
    scene.playing()
    geralt.chooses("play.kettle")
    ciri.chooses("play.pays")
    players[2].chooses("play.a2")

    scene.waits_for(ciri, "loss")
    assert scene.state.tracks == [0, 0, 0]
    assert scene.events("effect_applied") == []
    ciri.chooses("lose.token.exploration")

    assert scene.state.tracks == [1, 0, 1]


@rule("RO-057")
def test_partnership_points_stand_in_tea_effects_only(scene: Scene) -> None:
    with pytest.raises(BadContent, match="RO-391"):
        scene.card("wrong", standard=(ONE_YELLOW, BOTH_TRACKS))

    with pytest.raises(BadContent, match="RO-391"):
        scene.card("wrong", tea=(ONE_YELLOW, {"gain_both_active": {}}))


@rule("RO-058")
def test_cups_point_to_the_left_or_to_the_right() -> None:
    cups = Counter(card.entry.cup for card in open_box().cards)

    assert {*cups} == {"", "left", "right"}


@rule("RO-058")
@pytest.mark.parametrize("cup", ["both", "across"])
def test_a_cup_points_nowhere_else(scene: Scene, cup: str) -> None:
    with pytest.raises(BadContent, match=cup):
        scene.card("wrong", cup=cup)


@rule("RO-058")
@pytest.mark.parametrize(("mine", "tracks"), [("left", [22, 0, 0]), ("right", [20, 0, 2])])
def test_a_cup_reaches_the_neighbour_it_points_at_and_no_other(scene: Scene, mine: str, tracks: list[int]) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[20, 0, 0])
    geralt.given(timeline=[scene.card("mine", cup=mine)])
    ciri.given(timeline=[scene.card("hers", cup="right")])
    triss.given(timeline=[scene.card("theirs", cup="left")])

    scene.tea()

    assert scene.state.tracks == tracks


@rule("RO-059")
def test_each_card_has_one_of_five_colours() -> None:
    cards = open_box().cards

    assert {COLOURS[card.colour] for card in cards} == {"blue", "green", "red", "pink", "yellow"}
    assert len(COLOURS) == 5


@rule("RO-059")
def test_there_is_no_sixth_colour(scene: Scene) -> None:
    with pytest.raises(BadContent, match="purple"):
        scene.card("wrong", "purple")
