"""The empty table of a new match, by its options."""

from collections.abc import Mapping

from oldpath.games.old_world.box import Box
from oldpath.games.old_world.components import NOTHING, ROW, TERRAINS
from oldpath.games.old_world.rules.setup import Setup
from oldpath.games.old_world.state import Combo, SeatState, State
from oldpath.kernel.plaque import TableOption

SCHOOLS = ("wolf", "griffin", "cat", "bear", "viper")


def are_schools(value: str, players: int) -> bool:
    """A list of different schools, such as `wolf,viper`, for some of the players or all; or nothing."""
    names = [name for name in value.split(",") if name]
    return len(set(names)) == len(names) <= players and all(name in SCHOOLS for name in names)


def is_seat(value: str, players: int) -> bool:
    """`lot`, or the number of a seat."""
    return value == "lot" or value in [str(seat) for seat in range(players)]


OPTIONS = (
    TableOption("draft", ("two_boards", "free"), "OW-044"),
    TableOption("schools", (), "OW-044", fits=are_schools, example="wolf,viper"),
    TableOption("first", (), "OW-040", default="lot", fits=is_seat, example="lot, 0, 1, 2, 3, 4"),
    TableOption("defense_five", ("no_shield", "shield"), "OW-091"),
)


def new_seat() -> SeatState:
    """An empty place at the table."""
    return SeatState(
        school=NOTHING, place=NOTHING, gold=0, score=0, levels=[1, 1, 1, 1], witcher_level=1, shield=1, hand=[],
        unseen=[], deck=[], on_top=[], looked=[], discard=[], potions=[], spent_potions=[], trails=[NOTHING] * 3,
        trails_known=[False] * 3, trail_quests=[NOTHING] * 3, quests=[], keepsakes=[], supply=0, used=[],
    )  # fmt: skip


def set_table(box: Box, players: int, options: Mapping[str, str]) -> State:
    """Everything on the table, nothing dealt."""
    agreed = [box.names["school"].index(f"ow.school.{name}") for name in options["schools"].split(",") if name]
    pool = [school for school in range(len(SCHOOLS)) if school not in agreed]
    state = State(
        players=players,
        stack=[Setup(pool=pool, free=options["draft"] == "free")],
        seats=[new_seat() for _ in range(players)],
        first=NOTHING if options["first"] == "lot" else int(options["first"]),
        active=0,
        turn=0,
        winner=NOTHING,
        row=[NOTHING] * ROW,
        action_deck=list(box.shared),
        action_discard=[],
        trashed=[],
        potion_deck=list(box.potion_deck),
        potion_discard=[],
        explorations=[list(deck) for deck in box.decks],
        spent=[],
        tokens=[list(stack) for stack in box.tokens],
        lairs=[NOTHING] * len(TERRAINS),
        monsters=[NOTHING] * len(TERRAINS),
        monster_stacks=[
            [at for at, monster in enumerate(box.monsters) if monster.level == level] for level in (1, 2, 3)
        ],
        extra_stack=[],
        driven_away=[],
        attribute_trophies=[0] * 4,
        closed_tavern=NOTHING,
        acted=[],
        diced=[],
        moved=False,
        draw_change=0,
        draw_fixed=NOTHING,
        no_exploration=False,
        rides=[],
        free_card=False,
        skip_choice=False,
        story=NOTHING,
        fight=None,
        combo=Combo(cards=[], links=[]),
        dice=None,
        defense_five=options["defense_five"],
    )
    for seat, school in enumerate(agreed):
        state.seats[seat].school = school
    return state
