"""How a match is kept: origin, choices and what chance answered; and a readable export of one moment.

A save is the log: it rebuilds the match by playing it again. An export is a position: the whole state as it stands at a
question, which may be edited by hand and is checked when it comes back.
"""

import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from oldpath.kernel import codec
from oldpath.kernel.chance import Chance, Recorded, Sealed, Seeded
from oldpath.kernel.errors import BadMatch, Refused, RulesBug, brief, word
from oldpath.kernel.frame import TableState
from oldpath.kernel.plaque import Plaque

if TYPE_CHECKING:
    from oldpath.kernel.match import Match

MAGIC = b"OPM1"
FORMAT = 1
SEAT_SHIFT = 21
JOINT = 1 << 20
"""A choice as a number: the seat above bit 21, whether it waited for the answers of other seats, the option below."""
LARGEST = 1 << 26
"""A save that unpacks to more bytes than this is none of ours."""


def seat_of(choice: int) -> int:
    """Who chose."""
    return choice >> SEAT_SHIFT


def index_of(choice: int) -> int:
    """Which of the options."""
    return choice & (JOINT - 1)


class Origin(msgspec.Struct, frozen=True):
    """Where a match began: a table as set up, or a position handed in, kept as it was."""

    seats: int
    options: Mapping[str, str]
    position: Any = None


class Log(msgspec.Struct, frozen=True):
    """A saved match."""

    format: int
    game: str
    content: str
    seats: int
    options: dict[str, str]
    position: dict[str, Any] | None
    choices: list[int]
    drawn: list[int]
    numbers: list[int]
    """Of the open asks, and of the next: an answer that was stale before is stale still."""
    chance: Any


class SeededLog(msgspec.Struct, frozen=True, tag="seeded", tag_field="kind", forbid_unknown_fields=True):
    """Where a seeded chance stands."""

    state: Annotated[int, msgspec.Meta(ge=0)]


class SealedLog(msgspec.Struct, frozen=True, tag="sealed", tag_field="kind", forbid_unknown_fields=True):
    """A sealed chance, with its secret, and how far each of its streams has been read."""

    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    drawn: dict[str, Annotated[int, msgspec.Meta(ge=0)]]


# -- playing again -----------------------------------------------------------------------------------------------------


def replay(match: "Match", choices: list[int], *, listen: bool) -> "Match":
    """Play a match of its own origin again, with these choices and what chance answered then."""
    return play_log(match.plaque, match.game.box, match.origin, choices, match.game.drawn, listen=listen)


def play_log(
    plaque: Plaque, box: Any, origin: Origin, choices: list[int], drawn: list[int], *, listen: bool = False
) -> "Match":
    """Set the table of the origin and make these choices."""
    from oldpath.kernel.match import begin

    match = begin(plaque, origin, box, Recorded(drawn), listen)
    for choice in choices:
        match.answer(seat_of(choice), index_of(choice))
    return match


# -- saves -------------------------------------------------------------------------------------------------------------


def save(match: "Match") -> bytes:
    """The log as bytes."""
    origin, game = match.origin, match.game
    position = None if origin.position is None else position_of(match.plaque, game.box, origin.position)
    log = Log(
        format=FORMAT,
        game=match.plaque.name,
        content=game.box.hash,
        seats=origin.seats,
        options=dict(origin.options),
        position=position,
        choices=match.choices,
        drawn=game.drawn,
        numbers=match.numbers,
        chance=chance_to_data(game.chance),
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
        log = msgspec.msgpack.decode(unpacked(data[8:]), type=Log)
    except (zlib.error, msgspec.MsgspecError, RecursionError) as problem:
        raise BadMatch([f"the save cannot be read: {problem}"]) from problem
    if log.format != FORMAT:
        raise BadMatch([f"the save has format {log.format}, this version reads {FORMAT}"])
    return log


def unpacked(packed: bytes) -> bytes:
    """What was packed; a small file that grows without end is none of ours."""
    stream = zlib.decompressobj()
    data = stream.decompress(packed, LARGEST)
    if not stream.eof:
        raise BadMatch([f"the save is cut short, or unpacks to more than {LARGEST} bytes"])
    return data


def load(plaque: Plaque, log: Log, box: Any) -> "Match":
    """Rebuild a match from its log."""
    if log.content != box.hash:
        raise BadMatch([f"the match was played with other cards ({brief(log.content)}, here {box.hash!r})"])
    position = None if log.position is None else read_state(plaque, box, log.position)
    origin = Origin(log.seats, log.options, position)
    try:
        match = play_log(plaque, box, origin, log.choices, log.drawn)
    except Refused as refused:
        raise BadMatch([f"the log does not fit the rules: {refused}"]) from refused
    except UNPLAYABLE as problem:
        raise BadMatch([f"the log cannot be played: {brief(problem)}"]) from problem
    if match.game.drawn != log.drawn:
        raise BadMatch(["the log holds more answers of chance than the match asked for"])
    if not fits_asks(match, log.numbers):
        raise BadMatch(["the log's numbers of asks do not fit the asks that are open"])
    match.numbers = log.numbers
    match.game.chance = chance_from_data(log.chance)
    return match


def fits_asks(match: "Match", numbers: list[int]) -> bool:
    """One number for each open ask, no two alike, and the next one above them all."""
    if len(numbers) != len(match.asks) + 1 or len(set(numbers)) != len(numbers):
        return False
    return min(numbers) > 0 and max(numbers) == numbers[-1]


UNPLAYABLE = (RulesBug, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What comes out of rules that are given a table which cannot be."""


# -- positions ---------------------------------------------------------------------------------------------------------


def export(match: "Match") -> dict[str, Any]:
    """The whole state at this question as plain data, with all that is hidden."""
    game = match.game
    return position_of(match.plaque, game.box, game.state) | {"chance": chance_to_data(game.chance)}


def position_of(plaque: Plaque, box: Any, state: TableState) -> dict[str, Any]:
    """A state as plain data, without the chance that plays on from it."""
    written = codec.write(state, box.names)
    written["stack"] = [codec.write(frame, box.names) for frame in state.stack]
    return {"format": FORMAT, "game": plaque.name, "content": box.hash, "state": written}


def read_state(plaque: Plaque, box: Any, position: Any) -> Any:
    """Build a state from an export; raise with the list of everything that is wrong."""
    wrong: list[str] = []
    state = _state_of(plaque, box, position, wrong)
    if wrong:
        raise BadMatch(wrong)
    return state


def _state_of(plaque: Plaque, box: Any, position: Any, wrong: list[str]) -> Any:
    if not isinstance(position, dict):
        wrong.append("a position is an object")
        position = {}
    wrong.extend(f"{word(name)} is unknown" for name in position if name not in PARTS)
    if position.get("format") != FORMAT:
        wrong.append(f"format must be {FORMAT}")
    if position.get("content") != box.hash:
        wrong.append(f"content is {brief(position.get('content'))}, here the cards are {box.hash!r}")
    state = codec.read(plaque.state, position.get("state"), box.names, "state", wrong)
    kinds = plaque.frame_kinds()
    state.stack = [
        codec.read_frame(kinds, frame, box.names, f"state.stack[{at}]", wrong) for at, frame in enumerate(state.stack)
    ]
    wrong += plaque.problems(state, box)
    return state


PARTS = ("format", "game", "content", "state", "chance")


def from_position(plaque: Plaque, box: Any, position: dict[str, Any]) -> "Match":
    """A match that starts at a position handed in."""
    from oldpath.kernel.match import begin

    wrong: list[str] = []
    state = _state_of(plaque, box, position, wrong)
    chance = _chance_of(position.get("chance"), wrong)
    if wrong:
        raise BadMatch(wrong)
    try:
        return begin(plaque, Origin(state.players, {}, state), box, chance)
    except UNPLAYABLE as problem:
        raise BadMatch([f"the position cannot be played on: {brief(problem)}"]) from problem


def chance_to_data(chance: Chance) -> dict[str, Any] | None:
    """How a match's own chance is kept; a borrowed one is not ours to keep."""
    match chance:
        case Seeded():
            kept: SeededLog | SealedLog = SeededLog(chance.state)
        case Sealed():
            kept = SealedLog(chance.secret.hex(), dict(chance.drawn))
        case _:
            return None
    data: dict[str, Any] = msgspec.to_builtins(kept)
    return data


def chance_from_data(data: Any) -> Chance:
    """The chance of a match that was kept; without one, fresh sealed chance."""
    wrong: list[str] = []
    chance = _chance_of(data, wrong)
    if wrong:
        raise BadMatch(wrong)
    return chance


def _chance_of(data: Any, wrong: list[str]) -> Chance:
    if data is None:
        return Sealed()
    try:
        kept = msgspec.convert(data, SeededLog | SealedLog)
    except (msgspec.ValidationError, UnicodeError) as problem:
        wrong.append(f"chance cannot be read: {problem}")
        return Sealed()
    return Seeded(kept.state) if isinstance(kept, SeededLog) else Sealed(bytes.fromhex(kept.secret), kept.drawn)
