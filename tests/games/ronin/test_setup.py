"""Setting up, for every number of players (RO-084 to RO-118)."""

from collections.abc import Mapping

import msgspec
import pytest

from oldpath import Refused, new_match
from oldpath.games.ronin.components import NOBODY
from oldpath.games.ronin.options import TakePair
from tests.kit.scene import LETTERS, Player, Scene, rule

HEROES = ("vesemir", "geralt", "yennefer", "dandelion", "triss", "ciri", "yuki_onna")
FIVE = "geralt,ciri,triss,vesemir,dandelion"
DECK = [f"ro.action.{number:03}" for number in range(1, 81)]


def chapter_card(scene: Scene, pair: str = "CM", initiative: Mapping[str, int] | None = None) -> None:
    """The chapter card that is drawn: its first pair, and the values on its back."""
    values = initiative or {hero: value for value, hero in enumerate(HEROES, 1)}
    letters = list(LETTERS)
    scene.box.chapters[0] = msgspec.structs.replace(
        scene.box.chapters[0],
        pairs=((letters.index(pair[0]), letters.index(pair[1])), (0, 1), (2, 3)),
        initiative=tuple(values[hero] for hero in HEROES),
    )


def heroes(scene: Scene) -> list[str]:
    """Who plays, seat by seat."""
    return [scene.box.hero_ids[mine.hero].removeprefix("ro.hero.") for mine in scene.state.seats]


def boards(scene: Scene) -> list[str]:
    """The boards between each seat and its left neighbour, `-` where there is none."""
    names = scene.box.names["board"]
    return [names[at].removeprefix("ro.board.") if at >= 0 else "-" for at in scene.state.boards]


def drafts(scene: Scene, players: int, side: str = "A", first: str = "0") -> list[Player]:
    """Players at a table that has agreed on nothing but who chooses first."""
    return scene.setup(players, side=side, first=first)


# -- the main board ----------------------------------------------------------------------------------------------------


@rule("RO-084")
def test_the_table_is_set_in_the_order_of_the_book(scene: Scene) -> None:
    scene.setup(3, heroes="geralt,ciri,triss")

    told = [event["event"] for event in scene.match.log(None)]

    assert list(dict.fromkeys(told)) == [
        "chapter_card_drawn",
        "active_symbols_laid",
        "pair_dealt",
        "first_chooser_drawn",
        "hero_chosen",
        "board_laid",
        "ability_unlocked",
        "initiative_formed",
    ]


@rule("RO-084")
def test_heroes_are_chosen_after_the_market_is_dealt_and_boards_after_the_heroes(scene: Scene) -> None:
    players = drafts(scene, 3, side="B")

    assert all(scene.slots)
    for player in players:
        assert player.is_asked("hero")
        assert scene.events("board_laid") == []
        player.chooses(scene.match.asks[0].keys[0])
    assert players[0].is_asked("board")
    assert [player.hand for player in players] == [[], [], []]


@rule("RO-085")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_player_has_a_board_and_an_empty_timeline(scene: Scene, players: int) -> None:
    seated = scene.setup(players, heroes=FIVE)

    assert heroes(scene)[:players] == FIVE.split(",")[:players]
    assert [player.timeline for player in seated] == [[] for _ in seated]


@rule("RO-086")
@pytest.mark.parametrize("drawn", range(6))
def test_any_of_the_six_chapter_cards_may_be_drawn(scene: Scene, drawn: int) -> None:
    scene.plan["chapter card"] = [drawn]

    scene.setup(3, heroes=FIVE)

    assert scene.state.chapter_card == drawn
    assert len(scene.events("chapter_card_drawn")) == 1
    assert (scene.state.left, scene.state.right) == scene.box.chapters[drawn].pairs[0]


@rule("RO-087")
@pytest.mark.parametrize("pair", ["CM", "DE"])
def test_the_active_symbols_of_chapter_i_are_laid_out(scene: Scene, pair: str) -> None:
    chapter_card(scene, pair)

    scene.setup(3, heroes=FIVE)

    assert [list(LETTERS)[symbol] for symbol in (scene.state.left, scene.state.right)] == list(pair)
    assert [event["chapter"] for event in scene.events("active_symbols_laid")] == [1]


@rule("RO-088")
def test_the_turn_marker_starts_on_space_1(scene: Scene) -> None:
    scene.setup(3, heroes=FIVE)

    assert (scene.state.chapter, scene.state.turn) == (1, 1)


@rule("RO-089")
@pytest.mark.parametrize(
    ("geralt", "ciri", "triss", "vesemir", "order"),
    [(7, 5, 3, 1, [0, 1, 2, 3]), (1, 3, 5, 7, [3, 2, 1, 0]), (4, 6, 2, 5, [1, 3, 0, 2]), (6, 4, 7, 2, [2, 0, 1, 3])],
)
def test_the_highest_value_on_the_chapter_card_stands_at_the_top(
    scene: Scene, geralt: int, ciri: int, triss: int, vesemir: int, order: list[int]
) -> None:
    values = {"geralt": geralt, "ciri": ciri, "triss": triss, "vesemir": vesemir}
    chapter_card(scene, initiative=dict.fromkeys(HEROES, 0) | values)

    players = scene.setup(4, heroes="geralt,ciri,triss,vesemir")

    assert scene.state.initiative == order
    scene.waits_for(players[order[0]], "place")


@rule("RO-089")
def test_figures_are_placed_only_when_heroes_are_chosen(scene: Scene) -> None:
    players = drafts(scene, 2)

    assert scene.events("initiative_formed") == []
    for player in players[:2]:
        player.chooses(scene.match.asks[0].keys[0])

    assert len(scene.events("initiative_formed")) == 1


@rule("RO-090")
@pytest.mark.parametrize(
    ("players", "order"), [(1, [2, 0, 1]), (2, [2, 0, 1]), (3, [2, 0, 1]), (4, [2, 0, 3, 1]), (5, [4, 2, 0, 3, 1])]
)
def test_heroes_in_play_are_lined_up_automas_too_without_a_gap(scene: Scene, players: int, order: list[int]) -> None:
    values = {"dandelion": 7, "yennefer": 6, "triss": 5, "yuki_onna": 4, "geralt": 3, "vesemir": 2, "ciri": 1}
    chapter_card(scene, initiative=values)
    seats = ("geralt", "ciri", "triss", "vesemir", "dandelion")

    scene.setup(players, heroes=",".join(seats[:players]), automas=",".join(seats[players:3]))

    assert scene.state.initiative == order


@rule("RO-091")
def test_the_main_deck_is_shuffled_and_face_down(scene: Scene) -> None:
    scene.draws("ro.action.080", "ro.action.003", "ro.action.041")

    scene.setup(3, heroes=FIVE)

    assert [card for pair in scene.slots for card in pair][:3] == ["ro.action.080", "ro.action.003", "ro.action.041"]
    shown = scene.match.view(0)
    assert shown["deck_count"] == 80 - 8
    assert "deck" not in shown


@rule("RO-092")
@pytest.mark.parametrize(("players", "slots"), [(3, 4), (4, 5)])
def test_pairs_from_the_top_of_the_deck_fill_the_slots_from_the_one_nearest_the_deck(
    scene: Scene, players: int, slots: int
) -> None:
    scene.draws(*DECK[10 : 10 + 2 * slots])

    scene.setup(players, heroes=FIVE)

    assert scene.slots == [tuple(DECK[10 + 2 * slot : 12 + 2 * slot]) for slot in range(slots)]
    assert [event["slot"] for event in scene.events("pair_dealt")] == [*range(1, slots + 1)]
    assert scene.match.view(None)["market"] == DECK[10 : 10 + 2 * slots]


@rule("RO-093")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_up_to_three_players_use_4_slots(scene: Scene, players: int) -> None:
    seated = scene.setup(players, heroes="geralt,triss,vesemir", automas="yuki_onna,dandelion")

    asked = seated[scene.match.asks[0].seat]

    assert len(scene.slots) == 4
    asked.is_refused("take.slot.5", because="RO-093")


@rule("RO-094")
@pytest.mark.parametrize("players", [4, 5])
def test_four_or_five_players_use_5_slots(scene: Scene, players: int) -> None:
    seated = scene.setup(players, heroes="geralt,triss,vesemir,dandelion,yuki_onna")

    asked = seated[scene.match.asks[0].seat]

    assert len(scene.slots) == 5
    assert asked.is_offered("take.slot.5")


@rule("RO-095")
@pytest.mark.parametrize(("players", "lowest"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)])
@pytest.mark.parametrize("above", [0, 1])
def test_the_extra_experience_lies_beside_the_lowest_slot(scene: Scene, players: int, lowest: int, above: int) -> None:
    chapter_card(scene, initiative=dict(zip(HEROES, (1, 7, 2, 3, 6, 5, 4), strict=True)))
    geralt, *others = scene.setup(players, heroes=FIVE, automas="yennefer,yuki_onna")

    geralt.chooses(f"take.slot.{lowest - above}")

    assert geralt.state.xp == 1 - above
    assert [other.state.xp for other in others] == [0 for _ in others]


@rule("RO-096")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_all_tokens_lie_in_a_common_stock_at_the_start(scene: Scene, players: int) -> None:
    seated = scene.setup(players, heroes=FIVE, season="winter")

    assert [player.tokens for player in seated] == ["" for _ in seated]
    assert [player.state.covers for player in seated] == [[] for _ in seated]


# -- choosing heroes ---------------------------------------------------------------------------------------------------


@rule("RO-097")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_chooser_is_drawn_by_lot(scene: Scene, first: int) -> None:
    scene.plan["first chooser"] = [first]

    players = scene.setup(3)

    scene.waits_for(players[first], "hero")
    assert [event["seat"] for event in scene.events("first_chooser_drawn")] == [first]


@rule("RO-097")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_players_may_agree_on_the_first_chooser(scene: Scene, first: int) -> None:
    scene.plan["first chooser"] = [(first + 1) % 3]

    players = scene.setup(3, first=str(first))

    scene.waits_for(players[first], "hero")
    assert scene.plan["first chooser"] == [(first + 1) % 3]


@rule("RO-097")
@pytest.mark.parametrize("first", ["5", "-1", "geralt"])
def test_nobody_but_a_seat_of_the_table_chooses_first(first: str) -> None:
    with pytest.raises(Refused) as refused:
        new_match("ronin", seats=3, seed=1, options={"first": first})

    assert refused.value.rule == "RO-097"


@rule("RO-098")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_heroes_are_chosen_clockwise_from_the_first_chooser(scene: Scene, first: int, order: list[int]) -> None:
    players = drafts(scene, 4, first=str(first))

    chosen = []
    for _ in order:
        ((seat, name),) = scene.asked()
        assert name == "hero"
        chosen.append(seat)
        players[seat].chooses(scene.match.asks[0].keys[1])

    assert chosen == order
    assert not any(name == "hero" for _, name in scene.asked())


@rule("RO-099")
def test_a_chooser_looks_at_two_boards_and_keeps_one(scene: Scene) -> None:
    scene.draws("triss", "ciri", "geralt", "vesemir", pile="hero boards")
    players = drafts(scene, 2)

    players[0].may_choose("hero.triss", "hero.ciri")
    players[0].is_refused("hero.geralt", because="RO-099")
    players[0].chooses("hero.ciri")
    players[1].may_choose("hero.geralt", "hero.vesemir")
    players[1].chooses("hero.vesemir")

    assert heroes(scene)[:2] == ["ciri", "vesemir"]


@rule("RO-099")
def test_the_two_boards_are_seen_by_their_chooser_alone(scene: Scene) -> None:
    scene.draws("triss", "ciri", pile="hero boards")

    drafts(scene, 3)

    assert scene.match.view(0)["asks"][0]["options"] == ["hero.triss", "hero.ciri"]
    assert "triss" not in str(scene.match.view(1))
    assert "triss" not in str(scene.match.view(None))


@rule("RO-100")
def test_the_returned_board_can_turn_up_again_the_kept_one_cannot(scene: Scene) -> None:
    scene.draws("triss", "ciri", "yennefer", "triss", pile="hero boards")
    players = drafts(scene, 5)

    players[0].chooses("hero.ciri")
    players[1].may_choose("hero.yennefer", "hero.triss")
    players[1].chooses("hero.yennefer")

    for player in players[2:]:
        assert not player.is_offered("hero.ciri")
        assert not player.is_offered("hero.yennefer")
        player.chooses(scene.match.asks[0].keys[0])
    assert len({*heroes(scene)}) == 5


@rule("RO-101", "RO-109")
@pytest.mark.parametrize("hero", HEROES)
def test_a_player_takes_the_set_of_the_chosen_hero_with_its_5_starting_cards(scene: Scene, hero: str) -> None:
    scene.draws(hero, pile="hero boards")
    players = drafts(scene, 3)

    players[0].chooses(f"hero.{hero}")
    for player in players[1:]:
        player.chooses(scene.match.asks[0].keys[0])

    assert players[0].hand == [f"ro.start.{hero}.{number}" for number in range(1, 6)]
    assert players[0].state.ready == [scene.ability(f"{hero}.1")]


@rule("RO-099")
def test_heroes_the_table_agreed_on_are_not_drafted(scene: Scene) -> None:
    players = scene.setup(3, heroes="geralt,ciri", first="0")

    scene.waits_for(players[2], "hero")
    assert not players[2].is_offered("hero.geralt")
    assert not players[2].is_offered("hero.ciri")
    players[2].chooses(scene.match.asks[0].keys[0])

    assert heroes(scene)[:2] == ["geralt", "ciri"]


@rule("RO-099")
@pytest.mark.parametrize("wanted", ["geralt,geralt", "geralt,merlin"])
def test_a_table_cannot_agree_on_a_hero_twice_or_on_one_that_is_not_in_the_box(wanted: str) -> None:
    with pytest.raises(Refused) as refused:
        new_match("ronin", seats=3, seed=1, options={"heroes": wanted})

    assert refused.value.rule == "RO-099"


@rule("RO-318")
def test_the_hero_of_an_automa_is_drawn_by_lot_or_agreed_on(scene: Scene) -> None:
    scene.draws("triss", pile="hero boards")

    scene.setup(1, heroes="geralt", automas="yennefer")

    assert heroes(scene) == ["geralt", "yennefer", "triss"]


@rule("RO-318")
def test_a_hero_agreed_on_for_an_automa_is_not_offered_to_a_player(scene: Scene) -> None:
    players = scene.setup(2, automas="vesemir", first="0")

    for player in players[:2]:
        assert not player.is_offered("hero.vesemir")
        player.chooses(scene.match.asks[0].keys[0])

    assert heroes(scene)[2] == "vesemir"
    assert "vesemir" not in heroes(scene)[:2]


# -- partnership boards ------------------------------------------------------------------------------------------------


@rule("RO-102")
def test_a_chooser_keeps_one_of_two_partnership_boards_for_the_left_neighbour(scene: Scene) -> None:
    scene.draws("1b", "4b", "1b", "2b", pile="partnership boards")
    players = scene.setup(3, side="B", heroes=FIVE, first="1")

    players[1].may_choose("board.1b", "board.4b")
    players[1].is_refused("board.2b", because="RO-102")
    players[1].chooses("board.4b")

    assert boards(scene) == ["-", "4b", "-"]
    players[2].may_choose("board.1b", "board.2b")
    players[2].chooses("board.2b")
    assert boards(scene) == ["-", "4b", "2b"]
    scene.waits_for(players[0], "board")
    assert not players[0].is_offered("board.4b")
    assert not players[0].is_offered("board.2b")


@rule("RO-102")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_on_side_a_all_boards_are_alike_and_nobody_chooses(scene: Scene, players: int) -> None:
    scene.setup(players, heroes=FIVE, automas="yennefer,yuki_onna", side="A", season="winter")

    assert scene.asked()[0][1] == "place"
    assert [name for name in boards(scene) if name != "-"] == ["a"] * max(players, 2 if players == 1 else 3)


@rule("RO-103")
@pytest.mark.parametrize(("first", "last"), [("0", 3), ("1", 0), ("3", 2)])
def test_the_last_chooser_picks_the_board_shared_with_the_first(scene: Scene, first: str, last: int) -> None:
    players = scene.setup(4, side="B", heroes=FIVE, first=first)
    for turn in range(3):
        players[(int(first) + turn) % 4].chooses(scene.match.asks[0].keys[0])

    scene.waits_for(players[last], "board")
    kept = scene.match.asks[0].keys[1]
    players[last].chooses(kept)

    assert scene.state.left_of(last) == int(first)
    assert f"board.{boards(scene)[last]}" == kept
    assert len({*boards(scene)} - {"-"}) == 4


@rule("RO-104")
def test_with_five_players_the_fifth_pair_gets_the_board_left_over(scene: Scene) -> None:
    scene.draws("1b", "2b", "2b", "3b", "3b", "4b", "4b", "5b", pile="partnership boards")
    players = scene.setup(5, side="B", heroes=FIVE, first="0")

    players[0].chooses("board.1b")
    players[1].chooses("board.2b")
    players[2].chooses("board.3b")
    players[3].chooses("board.5b")

    assert boards(scene) == ["1b", "2b", "3b", "5b", "4b"]
    assert scene.asked()[0][1] == "place"


@rule("RO-066")
@pytest.mark.parametrize(("option", "value", "because"), [("side", "C", "RO-066"), ("track_steps", "13", "RO-063")])
def test_a_table_agrees_only_on_what_there_is(option: str, value: str, because: str) -> None:
    with pytest.raises(Refused) as refused:
        new_match("ronin", seats=3, seed=1, options={option: value})

    assert refused.value.rule == because


# -- what each player starts with --------------------------------------------------------------------------------------


@rule("RO-106", "RO-108")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_experience_and_victory_points_start_at_0(scene: Scene, players: int) -> None:
    scene.setup(players, heroes=FIVE, season="winter")

    assert [(mine.xp, mine.vp) for mine in scene.state.seats] == [(0, 0)] * len(scene.state.seats)
    assert scene.events("golden_started") == []


@rule("RO-107")
@pytest.mark.parametrize("hero", HEROES)
def test_only_the_first_ability_is_available_at_the_start(scene: Scene, hero: str) -> None:
    others = [other for other in HEROES if other != hero][:2]

    player, *_ = scene.setup(3, heroes=",".join((hero, *others)))

    assert player.has_ready("own.1")
    assert not any(player.has_ready(f"own.{number}") for number in (2, 3, 4))
    assert player.state.used == []


@rule("RO-109")
def test_nobody_starts_with_a_card_of_the_main_deck(scene: Scene) -> None:
    players = scene.setup(5, heroes=FIVE)

    assert {len(player.hand) for player in players} == {5}
    assert len({card for player in players for card in player.hand}) == 25
    assert all(card.startswith("ro.start.") for player in players for card in player.hand)


@rule("RO-110")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_heros_four_ability_cards_lie_near_the_board(scene: Scene, players: int) -> None:
    scene.setup(players, heroes=FIVE, season="winter")

    assert [mine.stock for mine in scene.state.seats] == [[2, 2]] * len(scene.state.seats)
    assert scene.events("ability_acquired") == []


@rule("RO-111")
def test_nobody_starts_with_an_ability_card_and_only_neighbours_can_take_one(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", tracks=[2, 0, 2], side="B", boards=[1, 2, 3])
    both = ({"have_colour": {"colour": "yellow", "exactly": 1}}, {"partnership": {"tracks": "both"}})
    geralt.given(timeline=[scene.card("kettle", tea=both)], fresh=1)

    scene.tea()

    assert (geralt.has_ready("geralt.1"), ciri.has_ready("geralt.1"), triss.has_ready("geralt.1")) == (
        False,
        True,
        True,
    )
    assert (geralt.has_ready("ciri.1"), geralt.has_ready("triss.1")) == (True, True)
    assert [player.state.stock for player in (geralt, ciri, triss)] == [[0, 2], [1, 2], [1, 2]]


@rule("RO-111")
@pytest.mark.parametrize("players", [2, 5])
def test_no_ability_card_is_handed_out_at_setup(scene: Scene, players: int) -> None:
    scene.setup(players, heroes=FIVE)

    assert all(not use & 1 for mine in scene.state.seats for use in (*mine.ready, *mine.used))


# -- by number of players ----------------------------------------------------------------------------------------------


@rule("RO-112", "RO-113", "RO-114", "RO-115", "RO-116")
@pytest.mark.parametrize(
    ("players", "automas", "laid", "slots"), [(5, 0, 5, 5), (4, 0, 4, 5), (3, 0, 3, 4), (2, 1, 3, 4), (1, 2, 2, 4)]
)
def test_seats_boards_and_slots_go_by_the_number_of_players(
    scene: Scene, players: int, automas: int, laid: int, slots: int
) -> None:
    seated = scene.setup(players, heroes=FIVE, season="winter")

    shown = scene.match.view(None)

    assert (len(shown["seats"]), len(shown["automas"])) == (players, automas)
    assert sum(name != "-" for name in boards(scene)) == laid
    assert len(scene.slots) == slots
    assert len(scene.events("automa_seated")) == automas
    asked = scene.match.ask_of(scene.match.asks[0].seat)
    assert asked is not None
    assert [option.slot + 1 for option in asked.options if isinstance(option, TakePair) and option.lowest] == [slots]
    assert len(seated) == players + automas


@rule("RO-115", "RO-EX-39")
def test_two_players_share_a_board_with_each_other_and_one_each_with_the_automa(scene: Scene) -> None:
    players = scene.setup(2, heroes="geralt,ciri", automas="yennefer")

    state = scene.state

    assert heroes(scene) == ["geralt", "ciri", "yennefer"]
    assert boards(scene) == ["a", "a", "a"]
    assert sorted(state.initiative) == [0, 1, 2]
    assert len(scene.slots) == 4
    assert {state.left_of(0), state.right_of(0)} == {1, 2}
    assert {state.left_of(1), state.right_of(1)} == {0, 2}
    assert [len(player.hand) for player in players] == [5, 5, 0]


@rule("RO-115")
def test_the_extra_experience_of_two_players_is_gained_at_slot_4(scene: Scene) -> None:
    geralt, ciri, automa = scene.table("geralt", "ciri", automas=["yennefer"])
    scene.taking()

    geralt.chooses("take.slot.4")

    assert [player.state.xp for player in (geralt, ciri, automa)] == [1, 0, 0]


@rule("RO-116")
def test_a_lone_player_has_an_automa_and_a_board_at_each_side(scene: Scene) -> None:
    scene.setup(1, heroes="geralt", automas="yennefer,triss", season="winter")

    state = scene.state

    assert heroes(scene) == ["geralt", "yennefer", "triss"]
    assert (state.left_of(0), state.right_of(0)) == (1, 2)
    assert boards(scene) == ["a", "-", "a"]
    assert not state.shared(1)
    assert len(scene.slots) == 4


@rule("RO-117")
@pytest.mark.parametrize(
    ("players", "automas", "tracks"),
    [
        (["geralt"], ["ciri", "triss"], [1, 0, 1]),
        (["geralt", "ciri"], ["triss"], [2, 1, 1]),
        (["geralt", "ciri", "triss"], [], [2, 2, 2]),
        (["geralt", "ciri", "triss", "vesemir"], [], [2, 2, 2, 2]),
        (["geralt", "ciri", "triss", "vesemir", "dandelion"], [], [2, 2, 2, 2, 2]),
    ],
)
def test_every_player_has_two_partners_and_two_tracks(
    scene: Scene, players: list[str], automas: list[str], tracks: list[int]
) -> None:
    both = ({"have_colour": {"colour": "yellow", "exactly": 1}}, {"partnership": {"tracks": "both"}})
    seated = scene.table(*players, automas=automas)
    for player in seated[: len(players)]:
        player.given(timeline=[scene.card(f"kettle{player.seat}", tea=both)], fresh=1)

    scene.tea()

    assert scene.state.tracks == tracks


@rule("RO-118")
@pytest.mark.parametrize(("side", "tracks"), [("left", [1, 0, 0, 0]), ("right", [0, 0, 0, 1])])
def test_the_left_neighbour_is_the_next_seat_clockwise(scene: Scene, side: str, tracks: list[int]) -> None:
    players = scene.table("geralt", "ciri", "triss", "vesemir")
    one = ({"have_colour": {"colour": "yellow", "up_to": 3}}, {"partnership": {"tracks": "one", "amount": "level"}})
    players[0].given(timeline=[scene.card("kettle", tea=one)], fresh=1)
    scene.tea()

    players[0].chooses(f"partner.{side}")

    assert scene.state.tracks == tracks
    assert (players[1].right_track, players[3].left_track) == (tracks[0], tracks[3])
    assert [scene.state.left_of(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [scene.state.right_of(seat) for seat in range(4)] == [3, 0, 1, 2]


# -- worked examples ---------------------------------------------------------------------------------------------------


@rule("RO-EX-33", "RO-356", "RO-357")
@pytest.mark.parametrize(("season", "points"), [("autumn", 2), ("winter", 0)])
def test_a_lone_player_starts_on_2_in_autumn_and_on_0_in_winter(scene: Scene, season: str, points: int) -> None:
    geralt, *_ = scene.setup(1, heroes="geralt", automas="yennefer,triss", season=season)

    assert (geralt.left_track, geralt.right_track) == (points, points)
    assert scene.state.tracks == [points, 0, points]
    assert (geralt.state.xp, geralt.state.vp) == (0, 0)
    assert scene.events("bonus_reached") == []


@rule("RO-EX-33", "RO-355", "RO-358", "RO-360")
def test_a_lone_player_starts_on_4_in_summer_with_the_bonus_of_step_3_from_both_sides(scene: Scene) -> None:
    chapter_card(scene, initiative=dict(zip(HEROES, (1, 7, 2, 3, 6, 5, 4), strict=True)))
    geralt, yennefer, triss = scene.setup(1, heroes="geralt", automas="yennefer,triss", season="summer")

    assert (geralt.left_track, geralt.right_track) == (3, 0)
    geralt.chooses("bonus.1")
    assert (geralt.left_track, geralt.right_track) == (4, 3)
    geralt.chooses("bonus.2")

    assert (geralt.left_track, geralt.right_track) == (4, 4)
    assert geralt.has_ready("yennefer.1")
    assert not geralt.has_ready("triss.1")
    assert geralt.state.xp == 2
    assert (yennefer.state.xp, triss.state.xp) == (0, 0)
    scene.waits_for(geralt, "place")


@rule("RO-EX-33", "RO-355")
def test_a_lone_players_bonuses_in_summer_are_those_of_the_boards_chosen(scene: Scene) -> None:
    scene.draws("1b", "2b", "1b", "5b", pile="partnership boards")
    geralt, *_ = scene.setup(1, heroes="geralt", automas="yennefer,triss", season="summer", side="B")

    geralt.chooses("board.2b", "board.5b")

    assert boards(scene) == ["2b", "-", "5b"]
    assert scene.state.tracks == [4, 0, 4]
    assert (geralt.state.vp, geralt.state.xp) == (1, 2)


@rule("RO-EX-33", "RO-356")
def test_autumn_is_the_season_of_a_table_that_agrees_on_none(scene: Scene) -> None:
    geralt, *_ = scene.setup(1, heroes="geralt")

    assert (geralt.left_track, geralt.right_track) == (2, 2)


@rule("RO-354")
@pytest.mark.parametrize("players", [2, 3])
def test_the_season_gives_starting_points_to_a_lone_player_only(scene: Scene, players: int) -> None:
    scene.setup(players, heroes=FIVE, season="summer")

    assert scene.state.tracks == [0, 0, 0]


@rule("RO-EX-38")
def test_hands_hold_5_cards_at_setup_7_after_taking_and_5_after_playing_to_the_end_of_the_game(scene: Scene) -> None:
    players = scene.setup(3, heroes="geralt,ciri,triss")
    hands: dict[str, set[int]] = {"place": set(), "left_card": set(), "objective": set()}

    while not scene.match.over:
        ask = scene.match.asks[0]
        nobody_has_taken = ask.name == "place" and not scene.state.top and {*scene.state.figures} == {NOBODY}
        if nobody_has_taken or ask.name in ("left_card", "objective"):
            hands[ask.name] |= {len(player.hand) for player in players}
        draws = ask.name == "place" and ask.seat == 1
        unwanted = ("use.", "bonus.1", *(["take.slot"] if draws else []))
        scene.answer(ask.seat, next(key for key in ask.keys if not key.startswith(unwanted)))

    assert scene.state.turn == 10
    assert hands == {"place": {5}, "left_card": {7}, "objective": {5}}
    assert [len(player.hand) for player in players] == [5, 5, 5]
