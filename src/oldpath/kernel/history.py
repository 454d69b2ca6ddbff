"""How a match is kept: origin, choices and what chance answered; and a readable export of one moment.

A save is the log: it rebuilds the match by playing it again. An export is a position: the whole state as it stands at a
question, which may be edited by hand and is checked when it comes back.
"""

import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from oldpath.kernel import codec
from oldpath.kernel.chance import Chance, Recorded, Sealed, Seeded
from oldpath.kernel.errors import BadMatch, Refused, RulesBug
from oldpath.kernel.game import Game
from oldpath.kernel.plaque import Plaque

if TYPE_CHECKING:
    from oldpath.kernel.match import Match

MAGIC = b"OPM1"
FORMAT = 1
SEAT_SHIFT = 21
JOINT = 1 << 20
"""A choice as a number: the seat above bit 21, whether it was one of several seats' answers, the option below."""


def seat_of(choice: int) -> int:
    """Who chose."""
    return choice >> SEAT_SHIFT


def index_of(choice: int) -> int:
    """Which of the options."""
    return choice & (JOINT - 1)


class Origin(msgspec.Struct, frozen=True):
    """Where a match began: a table as set up, or a position handed in."""

    seats: int
    options: Mapping[str, str]
    position: dict[str, Any] | None = None


class Log(msgspec.Struct, frozen=True):
    """A saved match."""

    format: int
    game: str
    content: str
    origin: Origin
    choices: list[int]
    drawn: list[int]
    chance: dict[str, Any] | None


def replay(match: "Match", choices: list[int], *, listen: bool) -> "Match":
    """Play a match of its own origin again, with these choices and what chance answered then."""
    assert match.origin is not None
    return play_log(match.plaque, match.game.box, match.origin, choices, match.game.drawn, listen=listen)


def play_log(
    plaque: Plaque, box: Any, origin: Origin, choices: list[int], drawn: list[int], *, listen: bool = False
) -> "Match":
    """Set the table of the origin and make these choices."""
    from oldpath.kernel.match import Match

    if origin.position is None:
        state = plaque.set_table(box, origin.seats, origin.options)
    else:
        state = read_state(plaque, box, origin.position)
    match = Match(plaque, Game(state, box, Recorded(drawn)), origin)
    if listen:
        match.game.story = []
    match.start()
    for choice in choices:
        match.answer(seat_of(choice), index_of(choice))
    return match


def save(match: "Match") -> bytes:
    """The log as bytes."""
    if match.origin is None:
        origin = Origin(match.seats, {}, export(match))
        choices: list[int] = []
        drawn: list[int] = []
    else:
        origin, choices, drawn = match.origin, match.choices, match.game.drawn
    log = Log(
        FORMAT,
        match.plaque.name,
        match.game.box.hash,
        origin,
        choices,
        drawn,
        chance_to_data(match.game.chance),
    )
    return pack_log(log)


def pack_log(log: Log) -> bytes:
    """A mark, a checksum, and packed data."""
    packed = zlib.compress(msgspec.msgpack.encode(log), 9)
    return MAGIC + zlib.crc32(packed).to_bytes(4, "big") + packed


def read_log(data: bytes) -> Log:
    """Undo `save`'s packing; anything that is not a whole save is refused."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise BadMatch(["a save is bytes"])
    data = bytes(data)
    if data[:4] != MAGIC:
        raise BadMatch(["this is not a saved match of ours"])
    if len(data) < 9 or zlib.crc32(data[8:]).to_bytes(4, "big") != data[4:8]:
        raise BadMatch(["the save is damaged or cut short"])
    try:
        log = msgspec.msgpack.decode(zlib.decompress(data[8:]), type=Log)
    except (zlib.error, msgspec.MsgspecError) as problem:
        raise BadMatch([f"the save cannot be read: {problem}"]) from problem
    if log.format != FORMAT:
        raise BadMatch([f"the save has format {log.format}, this version reads {FORMAT}"])
    return log


def load(plaque: Plaque, log: Log, box: Any) -> "Match":
    """Rebuild a match from its log."""
    if log.content != box.hash:
        raise BadMatch([f"the match was played with other cards ({log.content}, here {box.hash})"])
    try:
        match = play_log(plaque, box, log.origin, log.choices, log.drawn)
    except Refused as refused:
        raise BadMatch([f"the log does not fit the rules: {refused}"]) from refused
    if match.game.drawn != log.drawn:
        raise BadMatch(["the log holds more answers of chance than the match asked for"])
    match.game.chance = chance_from_data(log.chance)
    return match


def export(match: "Match") -> dict[str, Any]:
    """The whole state at this question as plain data, with all that is hidden."""
    game = match.game
    names = game.box.names
    state = codec.write(game.state, names)
    state["stack"] = [codec.write(frame, names) for frame in game.state.stack]
    return {
        "format": FORMAT,
        "game": match.plaque.name,
        "content": game.box.hash,
        "state": state,
        "chance": chance_to_data(game.chance),
    }


def read_state(plaque: Plaque, box: Any, position: Any) -> Any:
    """Build a state from an export; raise with the list of everything that is wrong."""
    wrong: list[str] = []
    if not isinstance(position, dict):
        raise BadMatch(["a position is an object"])
    if position.get("format") != FORMAT:
        wrong.append(f"format must be {FORMAT}")
    if position.get("content") != box.hash:
        wrong.append(f"content is {position.get('content')!r}, here the cards are {box.hash!r}")
    state = codec.read(plaque.state, position.get("state"), box.names, "state", wrong)
    kinds = plaque.frame_kinds()
    frames = state.stack if isinstance(state.stack, list) else []
    state.stack = [
        codec.read_frame(kinds, frame, box.names, f"state.stack[{at}]", wrong) for at, frame in enumerate(frames)
    ]
    if not wrong:
        wrong = plaque.problems(state, box)
    if wrong:
        raise BadMatch(wrong)
    return state


def from_position(plaque: Plaque, box: Any, position: dict[str, Any]) -> "Match":
    """A match that starts at a position handed in."""
    from oldpath.kernel.match import Match

    state = read_state(plaque, box, position)
    chance = chance_from_data(position.get("chance"))
    match = Match(plaque, Game(state, box, chance), Origin(state.players, {}, position))
    try:
        match.start()
    except (IndexError, RulesBug, AttributeError, TypeError, KeyError) as problem:
        raise BadMatch([f"the position cannot be played on: {problem}"]) from problem
    return match


def chance_to_data(chance: Chance) -> dict[str, Any] | None:
    """How a match's own chance is kept; a borrowed one is not ours to keep."""
    match chance:
        case Seeded():
            return {"kind": "seeded", "state": chance.state}
        case Sealed():
            return {"kind": "sealed", "secret": chance.secret.hex(), "drawn": dict(chance.drawn)}
        case _:
            return None


def chance_from_data(data: Any) -> Chance:
    """The chance of a match that was kept; without one, fresh sealed chance."""
    if data is None:
        return Sealed()
    try:
        if data["kind"] == "seeded":
            return Seeded(int(data["state"]))
        if data["kind"] == "sealed":
            return Sealed(bytes.fromhex(data["secret"]), {str(why): int(n) for why, n in data["drawn"].items()})
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BadMatch([f"chance cannot be read: {problem!r}"]) from problem
    raise BadMatch([f"there is no chance of kind {data['kind']!r}"])
