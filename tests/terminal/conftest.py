"""Every test keeps its games in a folder of its own."""

import os
from pathlib import Path

import pytest


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The save folder."""
    folder = tmp_path / "games"
    monkeypatch.setattr(os, "fsync", lambda _: None)  # a disk is slow, and no test here pulls the plug
    monkeypatch.setenv("OLDPATH_HOME", str(folder))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("OLDPATH_PLAY", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return folder
