"""Reading content files: TOML in, frozen structs out, errors with the file, the entry and the near miss."""

import difflib
import hashlib
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from oldpath.kernel.errors import BadContent

T = TypeVar("T")
Words = Mapping[str, type[Any]]
Folder = Path | Traversable


def near(word: str, known: Iterable[str]) -> str:
    """`Did you mean gain?`, where there is something near."""
    close = difflib.get_close_matches(word, list(known), 1)
    return f" Did you mean {close[0]}?" if close else ""


def read_file(folder: Folder, name: str) -> dict[str, Any]:
    """One TOML file of a content folder."""
    try:
        text = (folder / name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadContent([f"{name}: cannot be read ({type(problem).__name__})"]) from problem
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadContent([f"{name}: {problem}"]) from problem


def entries(folder: Folder, name: str, table: str, kind: type[T]) -> list[T]:
    """All entries of one table of a file, checked; every wrong one is reported, not only the first."""
    made: list[T] = []
    wrong: list[str] = []
    found = read_file(folder, name).get(table, [])
    if not isinstance(found, list):
        raise BadContent([f"{name}: '{table}' must be a list of entries, each under [[{table}]]"])
    for at, entry in enumerate(found):
        where = f"{name}: {entry.get('id', f'{table} {at + 1}')}" if isinstance(entry, dict) else f"{name}: {table}"
        try:
            made.append(entry_of(entry, kind, where))
        except BadContent as problem:
            wrong.extend(problem.problems)
    if wrong:
        raise BadContent(wrong)
    return made


def entry_of(entry: Any, kind: type[T], where: str) -> T:
    """One entry as its struct."""
    if isinstance(entry, dict):
        known = kind.__struct_fields__  # type: ignore[attr-defined]
        unknown = [word for word in entry if word not in known]
        if unknown:
            raise BadContent([f"{where}: no field '{word}'.{near(word, known)}" for word in unknown])
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as problem:
        raise BadContent([f"{where}: {problem}"]) from problem


def sentence(entry: Any, words: Words, where: str) -> Any:
    """One word of a vocabulary with its fields, as `{ gain_xp = { amount = 2 } }`."""
    if not isinstance(entry, dict) or len(entry) != 1:
        raise BadContent([f"{where}: wants exactly one word, has {entry!r}"])
    ((word, fields),) = entry.items()
    if word not in words:
        raise BadContent([f"{where}: no word '{word}'.{near(word, words)}"])
    return entry_of(fields, words[word], f"{where}: {word}")


def files_of(folder: Folder) -> dict[str, bytes]:
    """The content files of a folder, by name."""
    try:
        return {file.name: file.read_bytes() for file in folder.iterdir() if file.name.endswith(".toml")}
    except (OSError, ValueError) as problem:
        raise BadContent([f"{str(folder)[:200]}: no such folder, or none that can be read"]) from problem


def digest(folders: Iterable[Folder]) -> str:
    """A short hash of all content files, by which a match knows the cards it was played with."""
    total = hashlib.sha256()
    for folder in folders:
        for name, data in sorted(files_of(folder).items()):
            total.update(name.encode() + b"\0" + data)
    return total.hexdigest()[:16]


def check_packs(own: Folder, packs: Iterable[Folder]) -> None:
    """A pack brings only files that the game has: any other would never be read."""
    known = files_of(own)
    strangers = [name for pack in packs for name in sorted(files_of(pack)) if name not in known]
    if strangers:
        raise BadContent([f"{name}: the game has no such file.{near(name, known)}" for name in strangers])
