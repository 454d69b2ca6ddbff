"""How the command line speaks: answers and JSON on stdout, everything else on stderr."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from oldpath.kernel.errors import OldpathError
from oldpath.kernel.text import LANGUAGES


class Unusable(OldpathError):
    """What was handed to the command line cannot be used."""


def say(sentence: str = "") -> None:
    """An answer, on stdout."""
    print(sentence)


def say_json(answer: Any) -> None:  # noqa: ANN401  whatever can be JSON
    """An answer for programs, on stdout."""
    say(msgspec.json.format(msgspec.json.encode(answer), indent=2).decode())


def complain(sentence: str) -> None:
    """One line on stderr; only the help, for who names no command, stays as it is."""
    is_help = sentence.startswith("Usage:")
    print(sentence if is_help else f"oldpath: {' '.join(sentence.split())}", file=sys.stderr)


def say_table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """A table in plain text: words to the left, numbers to the right."""
    lines = [heads, *[[str(cell) for cell in row] for row in rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for line in lines:
        cells = [
            cell.rjust(width) if _is_number(cell) else cell.ljust(width)
            for cell, width in zip(line, widths, strict=True)
        ]
        say("  ".join(cells).rstrip())


def _is_number(cell: str) -> bool:
    return cell[:1].isdigit() or (cell[:1] in "+-" and cell[1:2].isdigit())


def examples(*lines: str) -> str:
    """The examples at the end of a command's help, one a line."""
    return "\b\nExamples:\n" + "\n".join(f"  {line}" for line in lines)


def read_bytes(path: Path) -> bytes:
    """A file's bytes, or a clear refusal."""
    try:
        return path.read_bytes()
    except OSError as problem:
        raise Unusable(f"{path}: {problem.strerror or problem}") from problem


def write_text(path: Path, content: str) -> None:
    """Write a file, or refuse clearly."""
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as problem:
        raise Unusable(f"{path}: {problem.strerror or problem}") from problem


def read_options(pairs: Iterable[str] | None) -> dict[str, str]:
    """Table options as `name=value`."""
    options = {}
    for pair in pairs or ():
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise Unusable(f"--option wants name=value, not '{pair}'")
        options[name] = value
    return options


def read_language(lang: str) -> str:
    """One of the languages we speak."""
    if lang not in LANGUAGES:
        raise Unusable(f"--lang wants one of {', '.join(LANGUAGES)}, not '{lang}'")
    return lang


def read_numbers(name: str, numbers: str) -> list[int]:
    """Numbers as `3,4,5`."""
    try:
        return [int(number) for number in numbers.split(",")]
    except ValueError as problem:
        raise Unusable(f"{name} wants whole numbers such as 3,4,5, not '{numbers}'") from problem


def read_levels(names: str) -> list[str]:
    """Bot levels as `greedy,random`."""
    return [name.strip() for name in names.split(",") if name.strip()]
