"""Pieces and events as plain data, by their types: whole for exports, by their marks for views.

int, str, bool          themselves
CardId                  the card's id, by the box's names (`Named` in the type)
list, tuple, Piece      element by element, field by field
"""

import types
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Union, get_args, get_origin, get_type_hints

from oldpath.kernel.errors import word
from oldpath.kernel.frame import DONE, Frame
from oldpath.kernel.marks import OPEN, OWN, Named, Seen
from oldpath.kernel.piece import Piece, bare

LONGEST = 1000
LARGEST = 1 << 53
"""No list of a position is longer, no number larger: JSON would not keep it exactly."""

Names = Mapping[str, Sequence[str]]
Writer = Callable[[Any, Names], Any]
Reader = Callable[[Any, Names, str, list[str]], Any]


class Field:
    """One field of a piece or event: its name, its mark, how it is written and read."""

    __slots__ = ("hint", "mark", "name", "reader", "writer")

    def __init__(self, name: str, hint: Any) -> None:
        """Read the mark off the type."""
        self.name = name
        self.hint = hint
        marks = [note for note in _notes(hint) if isinstance(note, Seen)]
        self.mark = marks[0] if marks else None
        self.writer = _writer(hint)
        self.reader = _reader(hint)


def _notes(hint: Any) -> tuple[Any, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()


def _plain(hint: Any) -> Any:
    """The type without a mark, but with its name kind."""
    if get_origin(hint) is Annotated:
        inner = get_args(hint)[0]
        return hint if any(isinstance(note, Named) for note in _notes(hint)) else _plain(inner)
    return hint


def fields_of(cls: type[Any]) -> tuple[Field, ...]:
    """All fields of a piece or event class, in order; read off its types once."""
    known = _FIELDS.get(cls)
    if known is None:
        known = _FIELDS[cls] = _read_fields(cls)
    return known


_FIELDS: dict[type[Any], tuple[Field, ...]] = {}


def _read_fields(cls: type[Any]) -> tuple[Field, ...]:
    hints = get_type_hints(cls, include_extras=True)
    return tuple(Field(name, hint) for name, hint in hints.items() if get_origin(bare(hint)) is not ClassVar)


def _same(value: Any, names: Names) -> Any:
    return value


def _writer(hint: Any) -> Writer:
    hint = _plain(hint)
    for note in _notes(hint):
        if isinstance(note, Named):
            kind = note.kind
            return lambda value, names: None if value < 0 else names[kind][value]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        inner = _writer(next(arg for arg in args if arg is not type(None)))
        return lambda value, names: None if value is None else inner(value, names)
    if origin in (list, tuple):
        item = _writer(args[0])
        return lambda value, names: [item(x, names) for x in value]
    if isinstance(hint, type) and issubclass(hint, Piece):
        return write
    return _same


def write(thing: Any, names: Names) -> dict[str, Any]:
    """The whole thing, nothing hidden."""
    written = {field.name: field.writer(getattr(thing, field.name), names) for field in fields_of(type(thing))}
    if isinstance(thing, Frame):
        written |= {"frame": type(thing).__name__, "step": thing.stands_at}
    return written


def show(thing: Any, names: Names, viewer: int | None, owner: int | None = None) -> dict[str, Any]:
    """What the viewer may see of it: open fields, and the fields of which the viewer is the owner.

    Others see of an owner's field how many there are. Pieces in a list called `seats` belong to their seat.
    """
    shown: dict[str, Any] = {}
    for field in fields_of(type(thing)):
        value = getattr(thing, field.name)
        if field.mark is OPEN:
            if isinstance(value, list) and value and isinstance(value[0], Piece):
                own = range(len(value)) if field.name == "seats" else [owner] * len(value)
                shown[field.name] = [show(x, names, viewer, o) for x, o in zip(value, own, strict=True)]
            elif isinstance(value, Piece):
                shown[field.name] = show(value, names, viewer, owner)
            else:
                shown[field.name] = field.writer(value, names)
        elif field.mark is OWN:
            if viewer is not None and viewer == owner:
                shown[field.name] = field.writer(value, names)
            elif isinstance(value, list | tuple):
                shown[f"{field.name}_count"] = len(value)
    return shown


def _reader(hint: Any) -> Reader:
    hint = _plain(hint)
    for note in _notes(hint):
        if isinstance(note, Named):
            return _name_reader(note.kind)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        inner = _reader(next(arg for arg in args if arg is not type(None)))
        return lambda value, names, path, wrong: None if value is None else inner(value, names, path, wrong)
    if origin is list:
        item = _reader(args[0])

        def read_list(value: Any, names: Names, path: str, wrong: list[str]) -> Any:
            if not isinstance(value, list) or len(value) > LONGEST:
                wrong.append(f"{path} must be a list of at most {LONGEST}")
                return []
            return [item(x, names, f"{path}[{i}]", wrong) for i, x in enumerate(value)]

        return read_list
    if isinstance(hint, type) and issubclass(hint, Piece) and hint is not Frame:
        return lambda value, names, path, wrong: read(hint, value, names, path, wrong)
    if hint in (int, str, bool):
        return _plain_reader(hint)
    return lambda value, names, path, wrong: value  # noqa: ARG005  read by whoever knows it, as the stack


def _name_reader(kind: str) -> Reader:
    def read_name(value: Any, names: Names, path: str, wrong: list[str]) -> Any:
        if value is None:
            return -1
        if type(value) is not str or value not in names[kind]:
            wrong.append(f"{path}: there is no {kind} '{word(value)}'")
            return -1
        return names[kind].index(value)

    return read_name


def _plain_reader(hint: type[Any]) -> Reader:
    def read_plain(value: Any, names: Names, path: str, wrong: list[str]) -> Any:
        if type(value) is not hint:
            wrong.append(f"{path} must be of type {hint.__name__}, not {type(value).__name__}")
            return hint()
        if hint is int and abs(value) > LARGEST:
            wrong.append(f"{path} must be a number from {-LARGEST} to {LARGEST}")
            return 0
        return value

    return read_plain


def read(cls: type[Any], value: Any, names: Names, path: str, wrong: list[str]) -> Any:
    """Build the piece from plain data; everything that does not fit is added to `wrong`, and blanks stand for it."""
    if not isinstance(value, dict):
        wrong.append(f"{path} must be an object")
        value = {}
    known = {field.name: field for field in fields_of(cls)}
    wrong.extend(f"{path}.{word(name)} is unknown" for name in value if name not in known)
    made: Any = object.__new__(cls)
    for name, field in known.items():
        if name in value:
            read_value = field.reader(value[name], names, f"{path}.{name}", wrong)
        else:
            wrong.append(f"{path}.{name} is missing")
            read_value = field.reader(None, names, path, [])
        setattr(made, name, read_value)
    return made


def read_frame(kinds: Mapping[str, type[Frame]], value: Any, names: Names, path: str, wrong: list[str]) -> Frame:
    """Build a frame of the stack from plain data."""
    name = value.get("frame") if isinstance(value, dict) else None
    kind = kinds.get(name) if type(name) is str else None
    if kind is None:
        wrong.append(f"{path} must be a frame, one of {sorted(kinds)}")
        return Frame()
    rest = {name: entry for name, entry in value.items() if name != "frame"}
    step = rest.get("step")
    places = [*kind.steps, DONE]
    if step in places:
        rest["step"] = places.index(step)
    else:
        wrong.append(f"{path}.step must be one of {places}")
        rest["step"] = 0
    made: Frame = read(kind, rest, names, path, wrong)
    return made
