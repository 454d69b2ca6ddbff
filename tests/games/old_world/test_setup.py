"""Setting up for each number of players (OW-017 to OW-063), and who is first (OW-124)."""

import pytest

from oldpath.games.old_world.components import HANDS, NOTHING
from oldpath.games.old_world.rules.setup import Setup
from tests.kit.old_world import Road, Witcher, rule


def play_setup(road: Road, **wanted: str) -> None:
    """Answer what setting up asks: schools as they come, the rest as wanted or the first."""
    while road.asked() and road.asked()[0][1] in ("school", "hard_terrain", "attribute", "potion"):
        (ask,) = road.match.asks
        road.answer(ask.seat, wanted.get(ask.name, ask.keys[0]))


def seated(road: Road, players: int, **options: str) -> list[Witcher]:
    """A table on which everything has been dealt."""
    witchers = road.setup(players, **options)
    play_setup(road)
    return witchers


@rule("OW-017")
def test_one_to_three_players_need_no_extra_steps(road: Road) -> None:
    seated(road, 3)

    assert road.state.extra_stack == []
    assert all(mine.levels == [1, 1, 1, 1] for mine in road.state.seats)


@rule("OW-018", "OW-019", "OW-020")
def test_three_cards_of_cost_0_lie_on_the_three_rightmost_slots(road: Road) -> None:
    road.setup(3)

    costs = [road.box.costs[card] for card in road.state.row]

    assert costs[3:] == [0, 0, 0]


@rule("OW-020", "OW-022")
def test_the_order_of_the_row_is_random() -> None:
    rows = set()
    for first in range(3):
        road = Road()
        road.planned("action row", first)
        road.setup(3)
        rows.add(tuple(road.row))

    assert len(rows) == 3


@rule("OW-021", "OW-022", "OW-023")
def test_six_cards_lie_in_the_row_and_all_others_in_the_deck(road: Road) -> None:
    road.planned("action deck", "action.090")
    road.setup(3)

    assert len(road.state.row) == 6
    assert NOTHING not in road.state.row
    assert road.row[2] == "action.090"  # Any cost may lie on the left.
    assert len(road.state.action_deck) == 84
    assert road.state.action_discard == []


@rule("OW-024")
def test_all_potions_lie_in_one_deck(road: Road) -> None:
    seated(road, 3)

    assert len(road.state.potion_deck) == 28
    assert road.match.view(None)["potion_deck_count"] == 28


@rule("OW-025", "OW-217")
def test_no_event_is_shuffled_or_shown_before_it_is_called(road: Road) -> None:
    seated(road, 3)

    assert "event" not in str(road.match.view(0))
    assert not any(card >= road.box.first_event for deck in road.state.explorations for card in deck)


@rule("OW-026")
def test_city_and_wilds_are_two_decks_of_36(road: Road) -> None:
    seated(road, 3)

    assert [len(deck) for deck in road.state.explorations] == [36, 36]
    assert all(road.name(card, "story").startswith("city") for card in road.state.explorations[0])
    assert all(road.name(card, "story").startswith("wilds") for card in road.state.explorations[1])


@rule("OW-027")
def test_nobody_has_gold_but_what_the_bank_gave(road: Road) -> None:
    witchers = seated(road, 2)

    assert sorted(witcher.gold for witcher in witchers) == [2, 4]


@rule("OW-029", "OW-036", "OW-037", "OW-039")
def test_one_token_of_each_terrain_says_where_its_monster_stands(road: Road) -> None:
    road.planned("forest tokens", "novigrad")
    road.planned("mountain tokens", "cintra")
    road.planned("water tokens", "glenmore")
    road.planned("monsters of level 1", "harpy", "foglet", "rotfiend")
    seated(road, 3)

    assert road.monster_at("novigrad") == "harpy"
    assert road.monster_at("cintra") == "foglet"
    assert road.monster_at("glenmore") == "rotfiend"
    assert [len(stack) for stack in road.state.tokens] == [5, 5, 5]


@rule("OW-030")
def test_monster_cards_lie_open(road: Road) -> None:
    seated(road, 3)

    assert all(monster is not None for monster in road.match.view(None)["monsters"])


@rule("OW-032", "OW-033", "OW-446")
@pytest.mark.parametrize(("players", "levels"), [(1, [1, 2, 3]), (2, [1, 1, 2]), (3, [1, 1, 1]), (5, [1, 1, 1])])
def test_the_levels_of_the_first_monsters(road: Road, players: int, levels: list[int]) -> None:
    seated(road, players)

    assert sorted(road.box.monsters[monster].level for monster in road.state.monsters) == levels


@rule("OW-034", "OW-035")
@pytest.mark.parametrize("terrain", ["forest", "mountain", "water"])
def test_with_two_players_the_first_one_places_the_monster_of_level_ii_unseen(road: Road, terrain: str) -> None:
    first, _ = road.setup(2, first="0")

    road.waits_for(first, "hard_terrain")
    assert all(monster is None for monster in road.match.view(0)["monsters"])
    first.chooses(f"trail.{terrain}")
    play_setup(road)

    levels = [road.box.monsters[monster].level for monster in road.state.monsters]
    assert levels[["forest", "mountain", "water"].index(terrain)] == 2
    assert sorted(levels) == [1, 1, 2]


@rule("OW-038", "OW-303")
def test_all_twenty_fight_cards_are_shuffled_for_every_fight(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="novigrad", hand=[road.card("c")])
    road.fighting_monster("foglet")

    fight = road.state.fight
    assert fight is not None
    assert len(fight.pool) + len(fight.revealed) == 20


@rule("OW-040")
def test_the_first_player_is_drawn_by_lot_or_agreed(road: Road) -> None:
    road.planned("first player", 2)
    road.setup(3)
    assert road.state.first == 2

    other = Road()
    other.setup(3, first="1")
    assert other.state.first == 1


@rule("OW-041", "OW-042")
def test_boards_are_chosen_counter_clockwise_and_the_first_player_picks_last(road: Road) -> None:
    witchers = road.setup(3, first="0")

    for seat in (2, 1, 0):
        road.waits_for(witchers[seat], "school")
        assert len(witchers[seat].options) == 2
        witchers[seat].chooses(witchers[seat].options[0])


@rule("OW-042")
def test_the_board_put_back_can_be_drawn_again_and_the_kept_one_cannot(road: Road) -> None:
    witchers = road.setup(3, first="0")
    kept, back = witchers[2].options

    witchers[2].chooses(kept)

    assert kept not in witchers[1].options
    setup = road.state.stack[-1]
    assert isinstance(setup, Setup)
    left = [f"school.school.{road.name(school, 'school')}" for school in (*setup.pool, *setup.offer)]
    assert back in left
    assert len(left) == 4


@rule("OW-043")
def test_the_fifth_player_gets_the_board_left_over(road: Road) -> None:
    witchers = road.setup(5, first="0")

    for seat in (4, 3, 2, 1):
        road.waits_for(witchers[seat], "school")
        witchers[seat].chooses(witchers[seat].options[0])

    assert witchers[0].state.school != NOTHING
    road.waits_for(witchers[0], "attribute")


@rule("OW-044", "OW-068")
def test_a_table_may_choose_schools_freely_or_agree_on_them(road: Road) -> None:
    witchers = road.setup(2, first="0", draft="free")
    witchers[0].chooses("trail.forest")
    assert len(witchers[1].options) == 5
    witchers[1].chooses("school.school.bear")
    assert len(witchers[0].options) == 4

    agreed = Road()
    wolf, viper = agreed.setup(2, first="0", schools="wolf,viper")
    wolf.chooses("trail.forest")
    assert [agreed.name(player.state.school, "school") for player in (wolf, viper)] == ["wolf", "viper"]
    assert agreed.asked()[0][1] == "travel"


@rule("OW-045", "OW-047", "OW-049", "OW-394")
def test_score_0_all_levels_1_shield_1(road: Road) -> None:
    for witcher in seated(road, 3):
        assert witcher.score == 0
        assert witcher.levels == [1, 1, 1, 1]
        assert witcher.state.witcher_level == 1
        assert witcher.shield == 1


@rule("OW-046")
@pytest.mark.parametrize(
    ("school", "home"),
    [
        ("griffin", "kaer_seren"),
        ("wolf", "kaer_morhen"),
        ("bear", "haern_caduch"),
        ("viper", "gorthur_gvaed"),
        ("cat", "stygga"),
    ],
)
def test_every_figure_starts_at_its_own_school(road: Road, school: str, home: str) -> None:
    (witcher,) = road.setup(1, schools=school)

    assert witcher.place == home


@rule("OW-048", "OW-EX-01")
@pytest.mark.parametrize(("players", "trophies"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_as_many_witcher_trophies_as_opponents(road: Road, players: int, trophies: int) -> None:
    for witcher in seated(road, players):
        assert witcher.state.supply == trophies


STARTS = {
    2: [(3, 2), (5, 4)],
    3: [(3, 2), (4, 4), (5, 6)],
    4: [(2, 4), (3, 5), (4, 6), (5, 7)],
    5: [(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)],
}


@rule("OW-050", "OW-051", "OW-052", "OW-053", "OW-054", "OW-055", "OW-478")
@pytest.mark.parametrize("players", STARTS)
@pytest.mark.parametrize("first", [0, 1])
def test_hands_and_gold_by_turn_order(road: Road, players: int, first: int) -> None:
    witchers = seated(road, players, first=str(first))

    for turn, (cards, gold) in enumerate(STARTS[players]):
        witcher = witchers[(first + turn) % players]
        assert (len(witcher.hand), witcher.gold) == (cards, gold)
        own = {road.name(card, "card") for card in road.box.starting[witcher.state.school]}
        assert {*witcher.hand, *witcher.deck} == own
    assert HANDS[players] == tuple(STARTS[players])


@rule("OW-056", "OW-057")
def test_nobody_starts_with_anything_else(road: Road) -> None:
    for witcher in seated(road, 3):
        assert witcher.potions == []
        assert witcher.keepsakes == []
        assert witcher.trails == []
        assert witcher.trail_quests == []
        assert witcher.state.quests == []
        assert witcher.discard == []


@rule("OW-058", "OW-059")
@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_attribute_trophies_by_number_of_players(road: Road, players: int, copies: int) -> None:
    seated(road, players)

    assert road.state.attribute_trophies == [copies] * 4


@rule("OW-060", "OW-062")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_everybody_raises_one_attribute_first_player_first(road: Road, players: int) -> None:
    witchers = road.setup(players, first="1")
    while road.asked()[0][1] == "school":
        seat, _ = road.asked()[0]
        witchers[seat].chooses(witchers[seat].options[0])

    for turn in range(players):
        witcher = witchers[(1 + turn) % players]
        road.waits_for(witcher, "attribute")
        witcher.may_choose("attribute.combat", "attribute.defense", "attribute.alchemy", "attribute.specialty")
        witcher.chooses("attribute.specialty")
        assert witcher.levels == [1, 1, 1, 2]
    assert road.asked()[0][1] == "travel"


@rule("OW-061")
@pytest.mark.parametrize(("players", "tokens"), [(2, 0), (3, 0), (4, 1), (5, 2)])
def test_the_extra_stack_of_level_i(road: Road, players: int, tokens: int) -> None:
    seated(road, players)

    assert len(road.state.extra_stack) == tokens
    assert all(road.box.monsters[monster].level == 1 for monster in road.state.extra_stack)
    assert "extra_stack" not in road.match.view(None)


@rule("OW-063")
def test_the_bonus_level_has_its_usual_effects(road: Road) -> None:
    witchers = road.setup(4, first="0")
    while road.asked()[0][1] == "school":
        seat, _ = road.asked()[0]
        witchers[seat].chooses(witchers[seat].options[0])

    witchers[0].chooses("attribute.defense")
    witchers[1].chooses("attribute.alchemy")

    assert witchers[0].shield == 2
    assert len(witchers[1].potions) == 1
    assert witchers[0].state.witcher_level == 1


@rule("OW-124")
def test_turns_go_clockwise_from_the_first_player(road: Road) -> None:
    witchers = seated(road, 3, first="1")
    order: list[int] = []
    while len(order) < 4:
        ask = road.match.asks[0]
        if ask.name == "travel" and (not order or order[-1] != ask.seat):
            order.append(ask.seat)
        road.answer(ask.seat, ask.keys[-1])

    assert order == [1, 2, 0, 1]
    assert len(witchers) == 3
