"""A content pack that somebody wrote is refused, with file and entry, or can be played to the end."""

import os
import random
import re
from importlib.resources import files
from pathlib import Path

import pytest

from oldpath import BadContent
from oldpath.games.ronin import RONIN
from oldpath.games.ronin.box import Box
from oldpath.kernel.chance import Seeded
from oldpath.kernel.history import Origin
from oldpath.kernel.match import begin
from oldpath.shelf import settle
from tests.kit import games

MANY = int(os.environ.get("OLDPATH_PACKS", "5000"))
OWN = Path(str(files("oldpath.games.ronin") / "content"))
TOKEN = re.compile(r'"[^"\n]*"|-?\b\d+\b|\{[^{}\n]*\}|\[[^\[\]\n]*\]')
GARBAGE = ("0", "-1", "2", "99", "100", "9" * 30, "1.5", "true", '""', '"x"', "[]", "{}", "[[]]", "", "]")


def scrawled(text: str, dice: random.Random) -> str:
    """The file with one thing changed for another one, or with a line more or less."""
    found = [*TOKEN.finditer(text)]
    one = dice.choice(found)
    other = dice.choice([token for token in found if token[0][:1] == one[0][:1]])
    lines = text.splitlines(keepends=True)
    at = dice.randrange(len(lines))
    match dice.randrange(6):
        case 0:
            return text[: one.start()] + dice.choice(GARBAGE) + text[one.end() :]
        case 1 | 2 | 3:
            return text[: one.start()] + other[0] + text[one.end() :]
        case 4:
            return "".join(lines[:at] + lines[at + 1 :])
        case _:
            return "".join([*lines[:at], dice.choice(lines), *lines[at:]])


def check_pack(folder: Path, dice: random.Random) -> bool:
    """Either it is refused, or a game is played with it; which was it?"""
    try:
        box = Box([OWN, folder])
    except BadContent as wrong:
        return not wrong.problems
    options = settle(RONIN, 3, 1, {"side": dice.choice("AB")})
    match = begin(RONIN, Origin(3, options), box, Seeded(dice.getrandbits(30)))
    for at, question in enumerate(games.questions(match, dice)):
        if not at % 10:
            games.check_soundness(question)
            assert all(option.label("pl") for ask in question.asks for option in ask.options)
    return True


def scrawl_many(folder: Path, count: int, seed: int) -> int:
    """So many packs with one file each, one thing of it changed; how many could be played."""
    dice = random.Random(seed)
    accepted = 0
    for _ in range(count):
        name = dice.choice(sorted(file.name for file in OWN.glob("*.toml")))
        text = (OWN / name).read_text(encoding="utf-8")
        (folder / name).write_text(scrawled(text, dice), encoding="utf-8")
        accepted += check_pack(folder, dice)
        (folder / name).unlink()
    return accepted


def test_a_scrawled_pack_is_refused_or_can_be_played(tmp_path: Path) -> None:
    assert 5 < scrawl_many(tmp_path, 60, seed=1) < 50


@pytest.mark.slow
def test_many_scrawled_packs_are_refused_or_can_be_played(tmp_path: Path) -> None:
    assert scrawl_many(tmp_path, MANY, seed=2) > MANY / 20


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("action.toml", "", r"action\.toml: the game has no such file. Did you mean actions\.toml\?"),
        ("chapters.toml", "chapter = 5", "'chapter' must be a list of entries"),
        ("chapters.toml", "", "wants a chapter card"),
        ("boards.toml", "labels = 5", "boards.toml: "),
        ("heroes.toml", "", "initiative wants one value for each"),
        ("actions.toml", "x = " + "[" * 5000, "actions.toml: "),
    ],
)
def test_what_is_wrong_with_a_pack_is_told(tmp_path: Path, name: str, text: str, says: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")

    with pytest.raises(BadContent, match=says):
        Box([OWN, tmp_path])
