"""The docs are true: generated pages are up to date, examples run, recipes work, links lead somewhere."""

import importlib.util
import io
import random
import re
import shutil
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from oldpath import BadContent, Match
from oldpath.cli.main import status_of
from oldpath.games.ronin.box import open_box
from oldpath.games.ronin.wording import card_says
from oldpath.kernel.chance import Seeded
from oldpath.kernel.history import Origin
from oldpath.kernel.match import begin

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SVG = "http://www.w3.org/2000/svg"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *DOCS.rglob("*.md")]


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of one language on a page."""
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def maker() -> ModuleType:
    """The script that writes the generated pages."""
    spec = importlib.util.spec_from_file_location("make_docs", DOCS / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_generated_pages_are_up_to_date() -> None:
    for name, page in maker().pages().items():
        assert (DOCS / name).read_text(encoding="utf-8") == page, f"run docs/make.py: {name}"


def test_the_picture_shows_a_decision_and_why_something_is_not_allowed() -> None:
    picture = ElementTree.parse(DOCS / "picture.svg").getroot()
    lines = ["".join(line.itertext()) for line in picture.iter(f"{{{SVG}}}text")]

    assert any(line.endswith("Choose where your figure goes and take two cards. (RO-138)") for line in lines)
    asked = next(at for at, line in enumerate(lines) if line.startswith("> why take slot "))
    assert lines[asked + 1].endswith("(RO-140)")
    assert lines[-1] == ">"


def test_everything_in_the_picture_lies_inside_its_window() -> None:
    picture = ElementTree.parse(DOCS / "picture.svg").getroot()
    wide, high = (float(picture.attrib[side]) for side in ("width", "height"))

    runs = list(picture.iter(f"{{{SVG}}}tspan"))
    assert len(runs) > 50
    for run in runs:
        x, length = float(run.attrib["x"]), float(run.attrib["textLength"])
        assert 0 < x < x + length < wide
    assert all(0 < float(line.attrib["y"]) < high for line in picture.iter(f"{{{SVG}}}text"))


def test_the_tour_runs() -> None:
    room: dict[str, Any] = {}
    for block in blocks(DOCS / "tour.md", "python"):
        exec(block, room)


def test_the_recipe_for_a_card_works(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    own = ROOT / "src" / "oldpath" / "games" / "ronin" / "content" / "actions.toml"
    (card,) = tomllib.loads(blocks(DOCS / "adding-a-card.md", "toml")[0])["card"]
    entries = re.split(r"(?m)^(?=\[\[card\]\])", own.read_text(encoding="utf-8"))
    kept = [entry for entry in entries if f'id = "{card["id"]}"' not in entry]
    (pack / "actions.toml").write_text("".join(kept) + blocks(DOCS / "adding-a-card.md", "toml")[0], encoding="utf-8")

    box = open_box((str(pack),))

    changed = next(entry for entry in box.cards if entry.id == card["id"])
    assert changed.entry.name == "The Broken Bridge"
    assert card_says(changed) == card["says"]
    assert box.hash != open_box().hash


def test_a_wrong_word_in_a_pack_is_named_with_the_near_miss(tmp_path: Path) -> None:
    own = ROOT / "src" / "oldpath" / "games" / "ronin" / "content" / "actions.toml"
    wrong = own.read_text(encoding="utf-8").replace("gain_symbol", "gian_symbol", 1)
    (tmp_path / "actions.toml").write_text(wrong, encoding="utf-8")

    with pytest.raises(BadContent, match=r"no word 'gian_symbol'. Did you mean gain_symbol\?"):
        open_box((str(tmp_path),))


def test_the_recipe_for_a_game_works_and_its_game_passes_the_kit() -> None:
    room: dict[str, Any] = {"__name__": "stones"}
    for block in blocks(DOCS / "adding-a-game.md", "python"):
        exec(block, room)
    stones = room["STONES"]

    def match(seed: int) -> Match:
        return begin(stones, Origin(3, {}), room["Box"](), Seeded(seed))

    for seed in range(20):
        played, chance = match(seed), random.Random(seed)
        while not played.over:
            ask = played.asks[0]
            assert len(ask.options) == 2
            assert stones.problems(played.game.state, None) == []
            twin = played.clone()
            played.answer(ask.seat, chance.randrange(2))
            assert twin.game.state.left > played.game.state.left
        assert played.result is not None
        assert sum(played.result.scores) == 21


def test_every_link_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_commands_of_the_readme_exist() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in ("./play", "./check"):
        assert command in readme
        assert shutil.os.access(ROOT / command, shutil.os.X_OK)  # type: ignore[attr-defined]


def test_the_games_that_the_readme_starts_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OLDPATH_HOME", str(tmp_path))
    commands = re.findall(r"^\./play (.*?)(?: +#.*)?$", blocks(ROOT / "README.md", "")[1], re.MULTILINE)

    assert len(commands) == 6
    for command in commands:
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        assert status_of(["play", *command.split()]) == 0, command
    assert capsys.readouterr().err == ""


def test_no_page_is_empty_and_every_decision_says_what_it_costs() -> None:
    for page in PAGES:
        assert len(page.read_text(encoding="utf-8")) > 100, page.name
