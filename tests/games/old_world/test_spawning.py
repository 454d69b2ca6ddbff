"""New monsters after a defeat or a drive-away (OW-332 to OW-343, OW-348)."""

import pytest

from oldpath.games.old_world.components import NOTHING, TERRAINS
from tests.kit.monster_fights import outcome, with_a_last_blow
from tests.kit.old_world import Road, Witcher, rule

LIFE = {"rotfiend": 11, "water_hag": 15, "bruxa": 17}
LEVEL_1 = (
    "arachas",
    "archespore",
    "barghest",
    "drowners_nest",
    "ekimmara",
    "foglet",
    "ghouls_nest",
    "harpy",
    "nekkers_nest",
    "rotfiend",
)
LEVEL_2 = (
    "fiend",
    "grave_hag",
    "griffin",
    "manticore",
    "nightwraith",
    "noonwraith",
    "penitent",
    "water_hag",
    "weavess",
    "werewolf",
    "whispess",
    "wyvern",
)
LEVEL_3 = ("brewess", "bruxa", "glustyworp", "leshen", "striga", "yghern")
FOREST = ("novigrad", "vizima", "vengerberg", "haern_caduch", "dhuwod", "stygga")


def trophies(*monsters: str) -> list[str]:
    """These monsters have been defeated long ago."""
    return [f"trophy.monster.{monster}" for monster in monsters]


def defeats(road: Road, monster: str, *schools: str) -> list[Witcher]:
    """A witcher who is about to defeat this monster of the forest."""
    return with_a_last_blow(road, LIFE[monster], *schools, monster=monster)


def drives_away(road: Road, monster: str, *schools: str) -> list[Witcher]:
    """A witcher who is about to drive this monster of the forest away."""
    return with_a_last_blow(road, LIFE[monster] - 1, *schools, monster=monster)


def fights(road: Road, wolf: Witcher, monster: str) -> None:
    """The fight, with what the witcher is asked after it."""
    road.fighting_monster(monster)
    if wolf.is_asked("row_card"):
        wolf.chooses("take.r1")


def driven_away(road: Road, *monsters: str) -> None:
    """These monsters have been driven away before."""
    road.state.driven_away = [road.number(monster, "monster") for monster in monsters]


def in_the_forest(road: Road) -> str:
    """The monster of the forest slot."""
    return road.name(road.state.monsters[0], "monster")


@rule("OW-332", "OW-039")
def test_a_defeated_monster_is_replaced(road: Road) -> None:
    wolf, _ = defeats(road, "rotfiend")
    road.planned("monsters of level 2", "wyvern")
    fights(road, wolf, "rotfiend")

    assert in_the_forest(road) == "wyvern"
    assert [road.name(monster, "monster") for monster in road.state.monsters[1:]] == ["harpy", "archespore"]
    assert road.told("keepsake_gained", "monster_placed") == ["keepsake_gained", "monster_placed"]


@rule("OW-332", "OW-387")
def test_nothing_is_spawned_when_the_trophy_wins_the_game(road: Road) -> None:
    wolf, _ = defeats(road, "rotfiend")
    wolf.given(score=3)
    road.fighting_monster("rotfiend")

    assert road.match.over
    assert road.told("monster_left", "monster_placed") == []


@rule("OW-333", "OW-334", "OW-EX-15")
@pytest.mark.parametrize(("monster", "level"), [("rotfiend", 2), ("water_hag", 3), ("bruxa", 3)])
def test_the_next_monster_is_one_level_higher_up_to_the_third(road: Road, monster: str, level: int) -> None:
    wolf, _ = defeats(road, monster)
    fights(road, wolf, monster)

    assert road.box.monsters[road.state.monsters[0]].level == level
    assert in_the_forest(road) != monster


@rule("OW-335")
def test_an_empty_stack_is_made_anew_from_the_driven_away_of_its_level(road: Road) -> None:
    wolf, bear = defeats(road, "rotfiend")
    bear.given(keepsakes=trophies(*[name for name in LEVEL_2 if name not in ("fiend", "wyvern")]))
    driven_away(road, "fiend", "wyvern", "striga")
    road.planned("monsters of level 2", "wyvern")
    fights(road, wolf, "rotfiend")

    assert in_the_forest(road) == "wyvern"
    assert road.names(road.state.monster_stacks[1], "monster") == ["fiend"]
    assert road.names(road.state.driven_away, "monster") == ["striga"]


@rule("OW-335")
def test_the_driven_away_wait_while_the_stack_lasts(road: Road) -> None:
    wolf, bear = defeats(road, "rotfiend")
    bear.given(keepsakes=trophies(*[name for name in LEVEL_2 if name not in ("fiend", "wyvern")]))
    driven_away(road, "fiend")
    fights(road, wolf, "rotfiend")

    assert in_the_forest(road) == "wyvern"
    assert road.names(road.state.driven_away, "monster") == ["fiend"]


@rule("OW-335")
def test_the_monster_just_driven_away_can_come_back(road: Road) -> None:
    wolf, bear = drives_away(road, "water_hag")
    bear.given(keepsakes=trophies(*[name for name in LEVEL_2 if name != "water_hag"]))
    fights(road, wolf, "water_hag")

    assert outcome(road) == "driven_away"
    assert in_the_forest(road) == "water_hag"
    assert road.state.driven_away == []


@rule("OW-335")
@pytest.mark.parametrize(
    ("monster", "gone", "comes"),
    [
        ("rotfiend", LEVEL_2, "striga"),  # No II: III.
        ("water_hag", [name for name in LEVEL_3 if name != "striga"], "striga"),  # The last III.
        ("water_hag", LEVEL_3, "wyvern"),  # No III: II.
        ("rotfiend", [*LEVEL_2, *LEVEL_3], "ekimmara"),  # Neither: I.
    ],
)
def test_where_a_level_is_used_up_the_next_higher_comes_else_the_next_lower(
    road: Road, monster: str, gone: list[str], comes: str
) -> None:
    wolf, bear = defeats(road, monster)
    bear.given(keepsakes=trophies(*[name for name in gone if name != monster]))
    for level in (1, 2, 3):
        road.planned(f"monsters of level {level}", comes)
    fights(road, wolf, monster)

    assert in_the_forest(road) == comes  # E-11.


@rule("OW-335")
def test_with_no_token_left_the_slot_stays_empty(road: Road) -> None:
    wolf, bear = defeats(road, "rotfiend")
    on_the_map = ("rotfiend", "harpy", "archespore")
    bear.given(keepsakes=trophies(*[name for name in (*LEVEL_1, *LEVEL_2, *LEVEL_3) if name not in on_the_map]))
    fights(road, wolf, "rotfiend")

    assert road.state.monsters[0] == road.state.lairs[0] == NOTHING
    assert sorted(road.names(road.state.tokens[0], "place")) == sorted(FOREST)
    assert road.state.active == bear.seat


@rule("OW-336")
def test_the_token_of_a_defeated_monster_leaves_the_game(road: Road) -> None:
    wolf, _ = defeats(road, "rotfiend")
    fights(road, wolf, "rotfiend")

    rotfiend = road.number("rotfiend", "monster")
    state = road.state
    assert all(rotfiend not in pile for pile in (*state.monster_stacks, state.driven_away, state.extra_stack))
    assert rotfiend not in state.monsters
    assert wolf.keepsakes == ["trophy.monster.rotfiend"]


@rule("OW-337", "OW-339", "OW-340")
@pytest.mark.parametrize("place", ["dhuwod", "novigrad"])
@pytest.mark.parametrize("ends", ["defeated", "driven_away"])
def test_the_old_location_token_goes_back_before_a_new_one_is_drawn(road: Road, place: str, ends: str) -> None:
    wolf, _ = defeats(road, "rotfiend") if ends == "defeated" else drives_away(road, "rotfiend")
    road.planned("forest tokens", place)
    fights(road, wolf, "rotfiend")

    assert outcome(road) == ends
    assert road.name(road.state.lairs[0], "place") == place
    assert road.monster_at(place) == in_the_forest(road)
    assert sorted(road.names(road.state.tokens[0], "place")) == sorted(set(FOREST) - {place})


@rule("OW-338")
@pytest.mark.parametrize("ends", ["defeated", "driven_away"])
def test_all_trails_and_trail_quests_of_the_terrain_go_back(road: Road, ends: str) -> None:
    schools = ("wolf", "bear", "cat")
    wolf, bear, cat = (defeats if ends == "defeated" else drives_away)(road, "rotfiend", *schools)
    bear.given(gold=1, trail="forest", trail_place="vizima", trail_quest="ban_ard")
    cat.given(gold=2, trail="mountain", trail_quest="dhuwod")
    road.planned("forest tokens", "novigrad")
    fights(road, wolf, "rotfiend")

    assert outcome(road) == ends
    assert [wolf.trails, bear.trails, cat.trails] == [[], [], ["mountain"]]
    assert [bear.trail_quests, cat.trail_quests] == [["ban_ard"], []]
    assert bear.gold == 1
    assert cat.gold == 2  # The gold on the trail quest goes to the bank (E-12).
    assert sorted(road.names(road.state.tokens[0], "place")) == sorted(set(FOREST) - {"novigrad"})


@rule("OW-338")
def test_tokens_on_quests_stay(road: Road) -> None:
    wolf, bear = defeats(road, "rotfiend")
    bear.given(quests=[("city.13", 0, "vizima")])
    fights(road, wolf, "rotfiend")

    assert [road.name(quest.place, "place") for quest in bear.state.quests] == ["vizima"]


@rule("OW-341", "OW-343")
@pytest.mark.parametrize("schools", [("wolf", "bear", "cat", "viper"), ("wolf", "bear", "cat", "viper", "griffin")])
def test_the_extra_stack_comes_before_the_second_level(road: Road, schools: tuple[str, ...]) -> None:
    wolf, *_ = defeats(road, "rotfiend", *schools)
    road.state.extra_stack = [road.number("barghest", "monster")]
    fights(road, wolf, "rotfiend")

    assert in_the_forest(road) == "barghest"
    assert road.state.extra_stack == []


@rule("OW-341")
def test_a_defeated_monster_of_a_higher_level_leaves_the_extra_stack_alone(road: Road) -> None:
    wolf, *_ = defeats(road, "water_hag", "wolf", "bear", "cat", "viper")
    road.state.extra_stack = [road.number("barghest", "monster")]
    fights(road, wolf, "water_hag")

    assert in_the_forest(road) in LEVEL_3
    assert road.names(road.state.extra_stack, "monster") == ["barghest"]


@rule("OW-342")
def test_driving_away_leaves_the_extra_stack_alone(road: Road) -> None:
    wolf, *_ = drives_away(road, "rotfiend", "wolf", "bear", "cat", "viper")
    road.state.extra_stack = [road.number("barghest", "monster")]
    road.planned("monsters of level 1", "ekimmara")
    fights(road, wolf, "rotfiend")

    assert outcome(road) == "driven_away"
    assert in_the_forest(road) == "ekimmara"
    assert road.names(road.state.extra_stack, "monster") == ["barghest"]


@rule("OW-343")
def test_without_an_extra_stack_the_second_level_follows(road: Road) -> None:
    wolf, *_ = defeats(road, "rotfiend", "wolf", "bear", "cat", "viper")
    fights(road, wolf, "rotfiend")

    assert in_the_forest(road) in LEVEL_2


@rule("OW-348")
@pytest.mark.parametrize(("monster", "level"), [("rotfiend", LEVEL_1), ("water_hag", LEVEL_2), ("bruxa", LEVEL_3)])
def test_a_driven_away_monster_is_followed_by_one_of_its_level(
    road: Road, monster: str, level: tuple[str, ...]
) -> None:
    wolf, _ = drives_away(road, monster)
    fights(road, wolf, monster)

    assert outcome(road) == "driven_away"
    assert in_the_forest(road) in level
    assert in_the_forest(road) != monster
    assert road.names(road.state.driven_away, "monster") == [monster]


@rule("OW-348", "OW-339")
@pytest.mark.parametrize(("place", "terrain"), [("cintra", 1), ("cidaris", 2)])
def test_the_new_monster_stands_on_the_same_terrain(road: Road, place: str, terrain: int) -> None:
    standing = [("foglet", "novigrad"), ("harpy", "cintra"), ("rotfiend", "cidaris")]
    standing[terrain] = ("bruxa", place)
    wolf, _ = road.table("wolf", "bear", monsters=standing)
    wolf.given(place=place, trail=TERRAINS[terrain], hand=[road.card("c", damage=16)], deck=[])
    fights(road, wolf, "bruxa")

    assert outcome(road) == "driven_away"
    assert road.box.places[road.state.lairs[terrain]].terrain == terrain
    assert road.name(road.state.monsters[terrain], "monster") in LEVEL_3
