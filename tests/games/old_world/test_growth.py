"""Attributes, shield and witcher level (OW-086 to OW-103, OW-470, OW-471)."""

import pytest

from oldpath.games.old_world.moves import goods, growth
from tests.kit.old_world import Road, Witcher, rule

ATTRIBUTES = ("combat", "defense", "alchemy", "specialty")


def raised(road: Road, wolf: Witcher, attribute: str) -> None:
    """Through a story that raises this attribute."""
    story, option = {
        "combat": ("wilds.26", "a"),
        "defense": ("wilds.08", "b"),
        "alchemy": ("city.10", "b"),
        "specialty": ("city.06", "a"),
    }[attribute]
    road.planned("exploration deck", story)
    road.choosing()
    wolf.chooses(f"explore.{story.split('.')[0]}", f"option.{option}")


@rule("OW-086")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_every_witcher_has_four_attributes(road: Road, attribute: str) -> None:
    (wolf,) = road.table("wolf")

    raised(road, wolf, attribute)

    assert wolf.levels == [2 if name == attribute else 1 for name in ATTRIBUTES]


@rule("OW-087")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_no_attribute_rises_above_5(road: Road, attribute: str) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[5, 5, 5, 5], witcher_level=5, shield=4)

    raised(road, wolf, attribute)

    assert wolf.levels == [5, 5, 5, 5]
    assert wolf.state.witcher_level == 5
    assert wolf.potions == []


@rule("OW-088", "OW-089", "OW-092", "OW-470")
@pytest.mark.parametrize(("level", "value"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_the_values_at_each_level(road: Road, level: int, value: int) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[level, level, level, level], witcher_level=level)

    assert wolf.state.draws == value
    assert wolf.state.shield_limit == value
    assert wolf.state.potions_a_fight == value


@rule("OW-090", "OW-095")
@pytest.mark.parametrize(("level", "shield", "after"), [(1, 1, 2), (2, 1, 2), (3, 0, 1), (3, 3, 4)])
def test_raising_defense_raises_the_shield_by_1(road: Road, level: int, shield: int, after: int) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[1, level, 1, 1], shield=shield)

    raised(road, wolf, "defense")

    assert wolf.levels[1] == level + 1
    assert wolf.shield == after


@rule("OW-091")
@pytest.mark.parametrize(("option", "after"), [("no_shield", 2), ("shield", 3)])
def test_defense_from_4_to_5_raises_no_shield_unless_the_table_wants_it(road: Road, option: str, after: int) -> None:
    (wolf,) = road.table("wolf", defense_five=option)
    wolf.given(levels=[1, 4, 1, 1], shield=2)

    raised(road, wolf, "defense")

    assert wolf.levels[1] == 5
    assert wolf.shield == after


@rule("OW-093")
def test_raising_alchemy_gives_the_top_potion_at_once(road: Road) -> None:
    (wolf,) = road.table("wolf")
    road.planned("potion deck", "blizzard")

    raised(road, wolf, "alchemy")

    assert wolf.potions == ["blizzard"]


@rule("OW-093", "OW-122")
def test_a_potion_too_many_from_alchemy_is_given_up_at_once(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(potions=["swallow"] * 4)
    road.planned("potion deck", "blizzard")

    raised(road, wolf, "alchemy")

    wolf.may_choose("give_up.potion.swallow", "give_up.potion.blizzard")


@rule("OW-094", "OW-396")
def test_specialty_counts_in_fights_only(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards("c"))

    raised(road, wolf, "specialty")

    assert wolf.levels[3] == 2
    assert wolf.potions == []
    assert wolf.shield == 1
    assert wolf.hand == ["c"]


@rule("OW-095", "OW-471", "OW-EX-10")
def test_a_shield_rises_to_its_limit_and_the_rest_is_lost(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[1, 3, 1, 1], shield=1)
    road.choosing()

    goods.raise_shield(road.match.game, 0, 3)

    assert wolf.shield == 3


@rule("OW-471", "OW-097")
def test_the_shield_track_runs_from_0_to_4(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[1, 5, 1, 1], shield=1)
    road.choosing()
    game = road.match.game

    goods.raise_shield(game, 0, 9)
    assert wolf.shield == 4
    goods.lower_shield(game, 0, 9)
    assert wolf.shield == 0


@rule("OW-096")
@pytest.mark.parametrize(("shield", "after"), [(3, 2), (2, 2), (1, 1)])
def test_a_lowered_defense_takes_the_shield_down_to_its_value(road: Road, shield: int, after: int) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[1, 3, 1, 1], shield=shield)
    road.planned("exploration deck", "city.10")
    road.choosing()

    wolf.chooses("explore.city", "option.a")

    assert wolf.levels[1] == 2
    assert wolf.shield == after


@rule("OW-098", "OW-099", "OW-EX-02")
@pytest.mark.parametrize(("level", "draws"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_four_attributes_above_the_witcher_level_raise_it_and_draw(road: Road, level: int, draws: int) -> None:
    (wolf,) = road.table("wolf")
    up = level + 1
    wolf.given(levels=[level, up, up, up], witcher_level=level, shield=1)

    raised(road, wolf, "combat")

    assert wolf.state.witcher_level == up
    assert len(wolf.hand) == draws


@rule("OW-100")
def test_levels_iv_and_v_draw_two_cards_each(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[4, 5, 5, 5], witcher_level=3, shield=1)
    road.choosing()

    growth.raise_attribute(road.match.game, 0, 0)

    assert wolf.state.witcher_level == 5
    assert len(wolf.hand) == 4


@rule("OW-098")
def test_three_attributes_are_not_enough(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[1, 3, 3, 1], hand=road.cards("c"))

    raised(road, wolf, "combat")

    assert wolf.levels == [2, 3, 3, 1]
    assert wolf.state.witcher_level == 1
    assert wolf.hand == ["c"]


@rule("OW-101")
def test_the_witcher_level_never_falls(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[3, 3, 3, 3], witcher_level=3, shield=1)
    road.planned("exploration deck", "city.10")
    road.choosing()

    wolf.chooses("explore.city", "option.a")

    assert wolf.levels == [3, 2, 3, 3]
    assert wolf.state.witcher_level == 3


@rule("OW-101", "OW-099")
def test_a_level_reached_before_is_not_reached_again(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[1, 2, 2, 2], witcher_level=2, shield=1, hand=road.cards("c"))

    raised(road, wolf, "combat")

    assert wolf.state.witcher_level == 2
    assert wolf.hand == ["c"]


@rule("OW-102", "OW-103")
@pytest.mark.parametrize(("level", "after"), [(1, 1), (2, 1), (4, 3), (5, 5)])
def test_an_attribute_falls_neither_below_1_nor_from_5(road: Road, level: int, after: int) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[1, level, 1, 1], shield=1)
    road.planned("exploration deck", "city.10")
    road.choosing()

    wolf.chooses("explore.city", "option.a")

    assert wolf.levels[1] == after


@rule("OW-EX-02")
def test_the_second_level_is_reached_with_a_potion_and_a_card(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(levels=[2, 2, 1, 2], shield=1)

    raised(road, wolf, "alchemy")

    assert wolf.state.witcher_level == 2
    assert len(wolf.potions) == 1
    assert len(wolf.hand) == 1
