"""What all tests share: the scene, and the option to rewind."""

import pytest

from tests.kit.old_world import Road
from tests.kit.scene import Scene


def pytest_addoption(parser: pytest.Parser) -> None:
    """`./check --rewind`: the same suite with every game saved, loaded and replayed at each question."""
    parser.addoption("--rewind", action="store_true", help="save, load and replay at every question of every scene")


@pytest.fixture
def scene(request: pytest.FixtureRequest) -> Scene:
    """A fresh table."""
    return Scene(rewind=request.config.getoption("--rewind"))


@pytest.fixture
def road(request: pytest.FixtureRequest) -> Road:
    """A fresh table of Old World."""
    return Road(rewind=request.config.getoption("--rewind"))
