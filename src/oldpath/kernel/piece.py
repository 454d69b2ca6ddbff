"""Pieces: the plain mutable objects that a match is made of, with a generated copy."""

import types
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import (
    Annotated,
    Any,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

IMMUTABLE = (int, str, bool, bytes, type(None))


class Piece:
    """Something on the table; `@piece` makes it a slotted dataclass with a fast `copy`."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy, written from the field types the first time one is wanted."""
        maker = _copier(type(self))
        type(self).copy = maker  # type: ignore[method-assign, assignment]
        made: Self = maker(self)
        return made


P = TypeVar("P", bound=Piece)


@dataclass_transform()
def piece(cls: type[P]) -> type[P]:
    """Make the class a slotted dataclass."""
    return dataclass(slots=True)(cls)


def bare(hint: Any) -> Any:
    """The type without its marks."""
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return hint


def _copying(hint: Any, source: str) -> str:
    """The expression that copies a value of this type."""
    hint = bare(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        rest = [arg for arg in args if arg is not type(None)]
        inner = _copying(rest[0], source) if len(rest) == 1 else source
        return inner if inner == source else f"(None if {source} is None else {inner})"
    if origin is list:
        item = _copying(args[0], "x")
        return f"[*{source}]" if item == "x" else f"[{item} for x in {source}]"  # Faster than a slice, for short lists.
    if origin is dict:
        return f"dict({source})"
    if isinstance(hint, type) and issubclass(hint, Piece):
        return f"{source}.copy()"
    return source


def _copier(cls: type[Piece]) -> Callable[[Any], Any]:
    hints = get_type_hints(cls, include_extras=True)
    lines = ["def copy(self):", "    new = make(cls)"]
    names = [field.name for field in fields(cls)]  # type: ignore[arg-type]
    lines += [f"    new.{name} = {_copying(hints[name], f'self.{name}')}" for name in names]
    lines.append("    return new")
    room: dict[str, Any] = {"make": cls.__new__, "cls": cls}
    exec("\n".join(lines), room)
    copier: Callable[[Any], Any] = room["copy"]
    return copier


def piece_list() -> Any:
    """A field that starts as an empty list."""
    return field(default_factory=list)
