"""The empty table of a new match, by its options (RO-093 to RO-095, RO-112 to RO-116)."""

from collections.abc import Mapping

from oldpath.games.ronin.box import Box
from oldpath.games.ronin.components import HEROES, NOBODY, NOTHING
from oldpath.games.ronin.rules.setup import Setup
from oldpath.games.ronin.state import SeatState, State
from oldpath.kernel.errors import refused
from oldpath.kernel.plaque import TableOption


def automas_for(players: int) -> int:
    """Two for one player, one for two, none for more (RO-112 to RO-116)."""
    return {1: 2, 2: 1}.get(players, 0)


def are_heroes(value: str, at_most: int) -> bool:
    """A list of different heroes, such as `geralt,ciri`, or nothing."""
    names = [name for name in value.split(",") if name]
    return len(set(names)) == len(names) <= at_most and all(name in HEROES for name in names)


def are_automas(value: str, players: int) -> bool:
    """Heroes for as many Automas as this table has (RO-317)."""
    return are_heroes(value, automas_for(players))


def is_seat(value: str, players: int) -> bool:
    """`lot`, or the number of a seat."""
    return value == "lot" or value in [str(seat) for seat in range(players)]


OPTIONS = (
    TableOption("side", ("A", "B"), "RO-066"),
    TableOption("season", ("autumn", "summer", "winter"), "RO-354", seats=range(1, 2)),
    TableOption("heroes", (), "RO-099", fits=are_heroes, example="geralt,ciri,triss"),
    TableOption("automas", (), "RO-318", fits=are_automas, example="yennefer,vesemir"),
    TableOption("first", (), "RO-097", default="lot", fits=is_seat, example="lot, 0, 1, 2, 3, 4"),
    TableOption("top_position", ("own_place", "first_takes_pair"), "RO-144"),
    TableOption("refresh", ("uppermost_pair", "slot_one_only"), "RO-132"),
    TableOption("track_steps", ("24", "12"), "RO-063"),
    TableOption("tea_order", ("seat_by_seat", "effects_then_cups"), "RO-192"),
    TableOption("kept_effects", ("new_symbols", "old_symbols"), "RO-292"),
)


def slots_for(players: int) -> int:
    """Four slots for up to three players, five for more (RO-093, RO-094)."""
    return 4 if players <= 3 else 5


def new_seat() -> SeatState:
    """An empty place at the table."""
    return SeatState(
        hero=NOTHING, hand=[], unseen=[], timeline=[], covers=[], tea_from=0, tokens=[0, 0, 0, 0], xp=0, vp=0,
        ready=[], used=[], stock=[0, 0],
    )  # fmt: skip


def set_table(box: Box, players: int, options: Mapping[str, str]) -> State:
    """Everything on the table, nothing dealt."""
    seats = players + automas_for(players)
    slots = slots_for(players)
    agreed, automas = (
        [box.hero_ids.index(f"ro.hero.{name}") for name in options[group].split(",") if name]
        for group in ("heroes", "automas")
    )
    if set(agreed) & set(automas):
        raise refused("RO-317", "wrong_option", option="automas", value=options["automas"], known="other heroes")
    pool = [hero for hero in range(len(box.heroes)) if hero not in agreed and hero not in automas]
    state = State(
        players=players,
        stack=[Setup(pool=pool, boards=box.boards_of(options["side"]), automa_heroes=automas)],
        seats=[new_seat() for _ in range(seats)],
        first=NOTHING if options["first"] == "lot" else int(options["first"]),
        chapter_card=NOTHING,
        chapter=1,
        turn=1,
        left=0,
        right=1,
        market=[NOTHING] * (2 * slots),
        deck=list(box.deck),
        discard=[],
        initiative=list(range(seats)),
        figures=[NOBODY] * slots,
        top=[],
        tracks=[0] * seats,
        boards=[NOTHING] * seats,
        side=options["side"],
        season=options["season"],
        top_position=options["top_position"],
        refresh=options["refresh"],
        tea_order=options["tea_order"],
        kept_effects=options["kept_effects"],
        length=int(options["track_steps"]),
    )
    for seat, hero in enumerate(agreed):
        state.seats[seat].hero = hero
    return state
