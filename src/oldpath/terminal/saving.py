"""Keeping games: every answer is on disk before anything else is shown.

A save is two files: the match as bytes, and beside it who sat where, in which language. Without the second file the
first can still be played on.
"""

import errno
import os
import re
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from oldpath.kernel.match import Match
from oldpath.terminal.errors import CannotPlay
from oldpath.terminal.words import say

ENDING = ".oldpath"


class Table(msgspec.Struct, frozen=True):
    """Who sits where: for each seat `human` or a bot's level, what the players are called, and the language."""

    kinds: tuple[str, ...]
    names: tuple[str, ...] = ()
    lang: str = "en"
    seed: int = 0
    """From which the bots' own chance comes."""


def save_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """OLDPATH_HOME, or the place for a program's data in the person's home."""
    if environment.get("OLDPATH_HOME"):
        return Path(environment["OLDPATH_HOME"])
    data = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "oldpath"


def new_file(game: str, lang: str) -> Path:
    """A file of the save folder that no other game uses, such as `ronin-7.oldpath`."""
    folder = save_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = [re.fullmatch(rf"{game}-(\d+)", file.stem) for file in folder.glob(f"{game}-*{ENDING}")]
        number = 1 + max((int(found[1]) for found in taken if found), default=0)
        while True:
            file = folder / f"{game}-{number}{ENDING}"
            try:
                file.touch(exist_ok=False)
            except FileExistsError:
                number += 1
            else:
                return file
    except OSError as problem:
        raise CannotPlay(say(lang, "unwritable", file=str(folder), why=reason(problem))) from problem


def find_file(wanted: Path) -> Path:
    """The file itself, or the one of that name in the save folder."""
    for file in (wanted, save_folder() / wanted, save_folder() / f"{wanted}{ENDING}"):
        if file.is_file():
            return file
    return wanted


def recent_files() -> list[Path]:
    """The games of the save folder, the last one played first."""
    kept = [file for file in save_folder().glob(f"*{ENDING}") if not is_free(file)]
    return sorted(kept, key=lambda file: -file.stat().st_mtime)


def write_whole(file: Path, content: bytes) -> None:
    """All of it or nothing: a full disk or a crash leaves the file as it was."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    settle(file.parent)


def settle(folder: Path) -> None:
    """Let the disk know the new name too, so that no power cut brings the old content back."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as problem:
        if problem.errno != errno.EINVAL:  # some file systems keep no books about folders
            raise
    finally:
        os.close(handle)


def beside(file: Path) -> Path:
    """Where it is kept who sits where."""
    return file.with_name(f"{file.name}.table.json")


def content_of(file: Path) -> bytes:
    """What lies there now; nothing where there is no file."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""


def keep(file: Path, match: Match, lang: str, last: bytes = b"") -> bytes:
    """Save the match and return what was written; when that fails, the last save still stands.

    A file that holds neither nothing nor what was written last is another one's: somebody plays this game elsewhere.
    """
    content = match.save()
    try:
        if content_of(file) not in (b"", last):
            raise CannotPlay(say(lang, "kept-elsewhere", file=str(file)))
        write_whole(file, content)
    except OSError as problem:
        raise CannotPlay(say(lang, "unsaved", file=str(file), why=reason(problem))) from problem
    return content


def keep_table(file: Path, table: Table, lang: str) -> None:
    """Save who sits where."""
    try:
        write_whole(beside(file), msgspec.json.encode(table))
    except OSError as problem:
        raise CannotPlay(say(lang, "unwritable", file=str(file.parent), why=reason(problem))) from problem


def table_of(file: Path) -> Table | None:
    """Who sat where, as far as that was kept."""
    try:
        return msgspec.json.decode(beside(file).read_bytes(), type=Table)
    except (OSError, msgspec.MsgspecError):
        return None


def is_free(file: Path) -> bool:
    """May a new save be written there? Nothing that somebody kept is overwritten."""
    return not file.exists() or (file.is_file() and file.stat().st_size == 0)


def forget(file: Path) -> None:
    """Leave no empty file behind where a game was to be kept and could not be."""
    with suppress(OSError):
        if file.is_file() and is_free(file):
            file.unlink()


def reason(problem: OSError) -> str:
    """Why the system refused, in its own words."""
    return problem.strerror or type(problem).__name__
