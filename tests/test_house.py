"""The house keeps its order: imports point one way, chance has one door, texts are whole in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oldpath.kernel import text

SOURCE = Path(__file__).parent.parent / "src" / "oldpath"
FLOORS = ("kernel", "games", "bots", "lab", "table", "terminal", "web", "cli")
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "lab": {"kernel", "games", "bots", "lab"},
    "table": {"kernel", "games", "bots", "table"},
    "terminal": {"kernel", "games", "bots", "terminal"},
    "cli": set(FLOORS),
}


def modules() -> Iterator[Path]:
    """Every module of the package."""
    return SOURCE.rglob("*.py")


def imported(path: Path) -> Iterator[str]:
    """The full names of what a module imports from the package, type-checking imports left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    hidden = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.If) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in hidden:
            continue
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("oldpath"):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("oldpath"))


@pytest.mark.parametrize("path", sorted(modules()), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    floor = path.relative_to(SOURCE).parts[0]
    if floor not in MAY_IMPORT:
        return  # the public face and the shelf of games stand above the floors
    for name in imported(path):
        parts = name.split(".")
        if len(parts) > 1 and parts[1] in FLOORS:
            assert parts[1] in MAY_IMPORT[floor], f"{floor} imports {name}"


def test_no_game_mentions_another() -> None:
    games = {folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").is_file()}
    allowed = {("wild_hunt", "old_world")}
    for path in (SOURCE / "games").rglob("*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for name in imported(path):
            parts = name.split(".")
            if len(parts) > 2 and parts[1] == "games" and parts[2] in games and parts[2] != game:
                assert (game, parts[2]) in allowed, f"{path.name} of {game} imports {name}"


def test_the_kernel_knows_no_game() -> None:
    words = re.compile(r"\b(ronin|witcher|geralt|old_world|wild_hunt|RO-\d+|OW-\d+|WH-\d+)\b", re.IGNORECASE)
    for path in (SOURCE / "kernel").rglob("*.py"):
        code = re.sub(r'"""[\s\S]*?"""', "", path.read_text(encoding="utf-8"))
        assert not words.search(code), f"{path.name}: {words.search(code)}"


def test_chance_has_one_door() -> None:
    for path in [*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "games").rglob("*.py")]:
        source = path.read_text(encoding="utf-8")
        draws = re.findall(r"\brandom\.(?!Random\b)\w+\(", source)
        assert not draws or path.name == "chance.py", f"{path.name} draws for itself: {draws}"


def messages(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the variables it uses; stories are told in English until they are translated."""
    found: dict[str, set[str]] = {}
    files = [file for file in (SOURCE / "text" / lang).glob("*.ftl") if not file.name.startswith("stories-")]
    for file in sorted(files):
        current = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            start = re.match(r"^([a-zA-Z][\w-]*)\s*=", line)
            attribute = re.match(r"^\s+\.([\w-]+)\s*=", line)
            if start:
                current = start[1]
                assert current not in found, f"{lang}: {current} stands twice"
            if attribute:
                current = f"{current.partition('.')[0]}.{attribute[1]}"
            if current:
                found.setdefault(current, set()).update(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("lang", [lang for lang in text.LANGUAGES if lang != "en"])
def test_every_language_says_everything_with_the_same_facts(lang: str) -> None:
    english, other = messages("en"), messages(lang)

    assert sorted(set(english) - set(other)) == []
    assert {name for name in english if other[name] != english[name]} == set()


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_file_of_text_is_read_without_junk(lang: str) -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as fluent

    for file in (SOURCE / "text" / lang).glob("*.ftl"):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
        assert not junk, f"{file.name}: {(junk[0] or '')[:80]}"
