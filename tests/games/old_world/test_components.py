"""What lies in the box (OW-001 to OW-016)."""

from collections import Counter

import pytest

import oldpath
from oldpath.games.old_world import OLD_WORLD
from oldpath.games.old_world.box import open_box
from oldpath.games.old_world.components import DICE, SYMBOLS, TERRAINS
from oldpath.kernel.chance import Seeded
from oldpath.kernel.history import Origin
from oldpath.kernel.match import Match, begin
from oldpath.lab.stock import old_world_stock
from oldpath.shelf import settle
from tests.kit.old_world import Road, rule

BOX = open_box()


def fresh(players: int, seed: int = 1, **options: str) -> Match:
    """A match at its first question."""
    return begin(OLD_WORLD, Origin(players, settle(OLD_WORLD, players, seed, options)), BOX, Seeded(seed))


@rule("OW-001")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_players_sit_down_and_no_two_share_a_school(players: int) -> None:
    match = fresh(players)
    while match.asks[0].name in ("school", "hard_terrain"):
        match.answer(match.asks[0].seat, 0)

    schools = [mine.school for mine in match.game.state.seats]

    assert len(BOX.school_sets) == 5
    assert len(set(schools)) == players


@rule("OW-001")
@pytest.mark.parametrize("players", [0, 6])
def test_nobody_and_six_players_are_refused(players: int) -> None:
    with pytest.raises(oldpath.Refused) as refused:
        settle(OLD_WORLD, players, 1, {})
    assert refused.value.rule == "OW-001"


@rule("OW-002", "OW-251")
def test_there_is_one_tavern_token_and_it_starts_off_the_map(road: Road) -> None:
    road.setup(3)

    assert road.match.view(None)["closed_tavern"] is None


COUNTS = {
    "action_cards": 90,
    "starting_cards": 50,
    "potions": 28,
    "city_explorations": 36,
    "wilds_explorations": 36,
    "events": 56,
    "attribute_trophies": 8,
    "witcher_trophies": 20,
    "monsters": 28,
    "monster_trophies": 28,
    "monster_fight_cards": 20,
    "locations": 19,
    "location_tokens": 18,
    "schools": 5,
    "dice": 10,
    "gold_tokens": 35,
}


@rule("OW-003", "OW-004", "OW-005", "OW-007", "OW-008", "OW-009", "OW-011", "OW-014")
@pytest.mark.parametrize("kind", COUNTS)
def test_the_box_holds_exactly_so_many(kind: str) -> None:
    assert sum(old_world_stock()[kind].values()) == COUNTS[kind]


@rule("OW-003")
def test_starting_cards_are_never_part_of_the_shared_deck(road: Road) -> None:
    road.setup(4)

    shared = {*road.state.action_deck, *road.state.row}

    assert len(shared) == 90
    assert not shared & {card for deck in BOX.starting for card in deck}


@rule("OW-006")
def test_there_are_two_trophies_for_each_attribute() -> None:
    assert [(entry.name, entry.copies) for entry in BOX.attribute_trophies] == [
        ("Combat", 2),
        ("Defense", 2),
        ("Alchemy", 2),
        ("Specialty", 2),
    ]


@rule("OW-007")
def test_every_event_card_has_its_own_number() -> None:
    events = [story.id for story in BOX.stories[BOX.first_event :]]

    assert events == [f"ow.event.{number:02}" for number in range(1, 57)]
    assert BOX.stories[BOX.event(34)].id == "ow.event.34"


@rule("OW-008")
def test_poker_is_played_with_five_dice_of_six_faces_each(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    wolf.given(place="vengerberg", gold=1, hand=[road.card("c", terrain="water")])
    bear.given(place="ban_ard", gold=1)
    road.planned("poker dice", 1, 2, 3, 4, 6, 6, 6, 6, 6, 6)
    road.travelling()

    wolf.chooses("go.place.ban_ard", "pay.c", "dice_with.2")

    dice = road.match.view(None)["dice"]["faces"]
    assert dice == [[1, 2, 3, 4, 6], [6, 6, 6, 6, 6]]
    assert DICE == 5


@rule("OW-009")
def test_the_bank_never_runs_out(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="vizima", gold=34, hand=[road.card("c", terrain="mountain")])
    road.travelling()

    wolf.chooses("go.place.hengfors", "pay.c", "act")

    assert wolf.gold == 35


@rule("OW-010")
def test_gold_is_one_number(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(gold=7)
    road.travelling()

    assert road.match.view(0)["seats"][0]["gold"] == 7


@rule("OW-011", "OW-028")
def test_the_location_tokens_are_six_of_each_terrain() -> None:
    assert [len(stack) for stack in BOX.tokens] == [6, 6, 6]
    for terrain, stack in enumerate(BOX.tokens):
        assert {BOX.places[place].terrain for place in stack} == {terrain}


@rule("OW-012", "OW-013")
def test_ten_twelve_and_six_monsters_each_with_life_ability_and_trophy() -> None:
    levels = Counter(monster.level for monster in BOX.monsters)

    assert levels == {1: 10, 2: 12, 3: 6}
    assert len({monster.id for monster in BOX.monsters}) == 28
    for monster in BOX.monsters:
        assert 10 <= monster.life <= 19
        assert monster.ability.passives or monster.ability.moments
        trophy = BOX.keepsakes[monster.keepsake].lasting
        assert trophy.powers or trophy.passives or trophy.moments


@rule("OW-013", "OW-031")
def test_every_monster_token_lies_in_the_stack_of_its_level(road: Road) -> None:
    road.setup(3)

    in_play = [monster for monster in road.state.monsters if monster >= 0]

    for level, stack in enumerate(road.state.monster_stacks, 1):
        assert {BOX.monsters[monster].level for monster in stack} == {level}
    assert sum(map(len, road.state.monster_stacks)) + len(in_play) == 28


@rule("OW-014")
def test_every_fight_card_offers_a_charge_and_a_bite() -> None:
    assert all(len(halves) == 2 for halves in BOX.fight_cards)
    for halves in BOX.fight_cards:
        for half in halves:
            assert any(half.damage) or any(half.random) or half.trash or half.lowers >= 0 or half.equal_to >= 0


@rule("OW-015")
def test_every_school_has_its_set(road: Road) -> None:
    players = road.setup(5)
    while road.match.asks and road.asked()[0][1] == "school":
        seat, _ = road.asked()[0]
        road.answer(seat, road.match.asks[0].keys[0])

    assert {road.name(player.state.school, "school") for player in players} == {
        "wolf",
        "griffin",
        "cat",
        "bear",
        "viper",
    }
    for player in players:
        assert player.state.levels == [1, 1, 1, 1]
        assert player.state.witcher_level == 1
        assert player.state.supply == 4
        assert len(player.state.trails) == len(TERRAINS)
    assert [entry.copies for entry in BOX.school_trophies] == [4, 4, 4, 4, 4]


@rule("OW-016")
def test_every_school_has_ten_starting_cards_of_its_own() -> None:
    assert [len(deck) for deck in BOX.starting] == [10, 10, 10, 10, 10]
    assert len({card for deck in BOX.starting for card in deck}) == 50
    for school, deck in zip(BOX.schools, BOX.starting, strict=True):
        assert {f"ow.school.{BOX.card_entries[card].school}" for card in deck} == {school.id}


PLACES = {
    0: ("Behelt Nar", "wild", "school.manticore", (4, 8, 11, 15)),
    1: ("Kaer Seren", "water", "school.griffin", (2, 5, 6, 9)),
    2: ("Hengfors", "mountain", "rumours", (1, 3, 6, 7)),
    3: ("Kaer Morhen", "mountain", "school.wolf", (2, 4, 7)),
    4: ("Ban Ard", "water", "train.alchemy", (0, 3, 7, 8)),
    5: ("Cidaris", "water", "train.defense", (1, 6, 9)),
    6: ("Novigrad", "forest", "poker", (1, 2, 5, 7, 9)),
    7: ("Vizima", "forest", "alms", (2, 3, 4, 6, 8, 9, 10, 11)),
    8: ("Vengerberg", "forest", "trade", (0, 4, 7, 11)),
    9: ("Cintra", "mountain", "potion", (1, 5, 6, 7, 10, 12)),
    10: ("Haern Caduch", "forest", "school.bear", (7, 9, 11, 12, 14)),
    11: ("Beauclair", "mountain", "potion", (0, 7, 8, 10, 14, 15, 18)),
    12: ("Glenmore", "water", "train.specialty", (9, 10, 13, 14)),
    13: ("Doldeth", "mountain", "rumours", (12, 14, 16)),
    14: ("Loc Ichaer", "water", "poker", (10, 11, 12, 13, 15, 16, 17, 18)),
    15: ("Gorthur Gvaed", "water", "school.viper", (0, 11, 14, 18)),
    16: ("Dhuwod", "forest", "potion", (13, 14, 17)),
    17: ("Stygga", "forest", "school.cat", (14, 16, 18)),
    18: ("Ard Modron", "mountain", "train.combat", (11, 14, 15, 17)),
}


@rule("OW-104", "OW-105", "OW-106", "OW-107", "OW-417", "OW-418", "OW-419")
@pytest.mark.parametrize("number", PLACES)
def test_the_places_of_the_map(number: int) -> None:
    name, terrain, action, roads = PLACES[number]
    place = BOX.places[BOX.place_of_number[number]]

    assert BOX.place_entries[BOX.place_of_number[number]].name == name
    assert SYMBOLS[place.terrain] == terrain
    assert place.action == action
    assert tuple(BOX.places[road].number for road in place.roads) == roads


@rule("OW-104", "OW-109")
def test_forty_three_connections_lead_both_ways_and_join_the_whole_map() -> None:
    roads = {frozenset((at, road)) for at, place in enumerate(BOX.places) for road in place.roads}
    seen, todo = {0}, [0]
    while todo:
        for road in BOX.places[todo.pop()].roads:
            if road not in seen:
                seen.add(road)
                todo.append(road)

    assert len(roads) == 43
    assert all(at in BOX.places[road].roads for at, place in enumerate(BOX.places) for road in place.roads)
    assert len(seen) == 19


@rule("OW-111", "OW-112")
def test_location_0_has_no_token_and_counts_as_every_terrain(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="vengerberg", hand=[road.card("f", terrain="forest")])
    road.travelling()

    assert all(BOX.place_of_number[0] not in stack for stack in BOX.tokens)
    wolf.chooses("go.place.behelt_nar")  # The one card pays by itself.
    assert wolf.place == "behelt_nar"


@rule("OW-113", "OW-114", "OW-429")
def test_any_witcher_may_train_at_location_0_and_no_manticore_plays(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="vengerberg", gold=2, hand=[road.card("c")])
    road.travelling()

    wolf.chooses("go.place.behelt_nar", "pay.c", "act")

    wolf.may_choose("attribute.combat", "attribute.defense", "attribute.alchemy")
    assert "ow.school.manticore" not in BOX.names["school"]
