"""What the settings leave open is asked."""

from pathlib import Path
from typing import Unpack

import pytest

import oldpath
from oldpath.bots import LEVELS
from oldpath.cli.main import status_of
from oldpath.terminal import opening
from oldpath.terminal.saving import table_of
from oldpath.terminal.settings import TableSettings
from tests.terminal.keyboard import Settings, sit


def kinds(home: Path, *lines: str, **settings: Unpack[Settings]) -> tuple[str, ...]:
    table_settings: Settings = {"seats": None, **settings}
    played = sit(home, [*lines, "quit", "quit"], **table_settings)
    assert played.status == 0
    table = table_of(played.file)
    assert table is not None
    return table.kinds


def test_how_many_play_is_asked(home: Path) -> None:
    assert kinds(home, "1", "", "") == ("human",)
    assert kinds(home, "0", "six", "2", "2", "") == ("human", "human")
    assert kinds(home, "", "", "") == ("human", "greedy", "greedy")


def settled(home: Path, *lines: str, **settings: Unpack[Settings]) -> tuple[str, str]:
    table_settings: Settings = {"seats": None, **settings}
    view = sit(home, [*lines, "quit", "quit"], **table_settings).match.view(None)
    return view["side"], view["season"]


def test_the_side_is_asked_and_of_who_plays_alone_the_season(home: Path) -> None:
    assert settled(home, "1", "", "") == ("A", "autumn")
    assert settled(home, "1", "2", "3") == ("B", "winter")
    assert settled(home, "1", "b", "summer") == ("B", "summer")
    assert settled(home, "1", "C", "9", "2", "4", "2") == ("B", "summer")
    assert settled(home, "2", "1", "2") == ("B", "autumn")


def test_an_option_that_was_given_is_not_asked(home: Path) -> None:
    assert settled(home, "1", "3", options={"side": "B"}) == ("B", "winter")


@pytest.mark.parametrize("lines", [["quit"], ["1", "quit"], ["1", "", "exit"], ["2", "QUIT"]])
def test_who_leaves_before_the_game_begins_leaves_nothing_behind(home: Path, lines: list[str]) -> None:
    played = sit(home, lines, seats=None)

    assert played.status == 0
    assert not home.exists()


def test_what_humans_and_bots_imply_is_not_asked(home: Path) -> None:
    assert kinds(home, humans=2) == ("human", "human")
    assert kinds(home, bots=("random", "greedy")) == ("human", "random", "greedy")
    assert kinds(home, humans=2, bots=("random",)) == ("human", "human", "random")
    assert kinds(home, humans=0, bots=("random", "greedy")) == ("random", "greedy")
    assert kinds(home, seats=4, bots=("random", "greedy")) == ("human", "random", "greedy", "random")


def test_nothing_is_left_behind_when_nobody_answers(home: Path) -> None:
    played = sit(home, [], seats=None)

    assert played.status == 0
    assert not home.exists()


def test_the_only_game_on_the_shelf_is_not_asked_for(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = {"ronin": oldpath.games()["ronin"]}
    monkeypatch.setattr(oldpath, "games", lambda: shelf)

    assert "Which game?" not in sit(home, [], game=None).screen


def test_one_of_several_games_is_asked_for(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = {"other": oldpath.games()["ronin"], "ronin": oldpath.games()["ronin"]}
    monkeypatch.setattr(oldpath, "games", lambda: shelf)
    monkeypatch.setattr(opening, "game_name", lambda _, name: name)

    played = sit(home, ["3", "2"], game=None)

    assert "Which game? Type its number or its name.\n1. other\n2. ronin\n" in played.screen
    assert "Please type a number from 1 to 2." in played.screen
    assert "decides. Choose the hero" in played.screen


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "uk_UA"}, "uk"),
        ({"LC_ALL": "it", "LANG": "pl_PL.UTF-8"}, "it"),
        ({"LC_ALL": "", "LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_without_a_wish_the_table_speaks_as_the_machine_does(environment: dict[str, str], lang: str) -> None:
    assert opening.spoken(TableSettings(), environment) == lang
    assert opening.spoken(TableSettings(lang="uk"), environment) == "uk"


def test_a_resumed_game_keeps_its_language(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = sit(home, ["1"], lang="it")
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")

    assert "tocca a te" in sit(home, [], resume=played.file).screen
    assert "decyduje" in sit(home, [], seed=8).screen


def test_the_help_of_the_command_names_every_level_and_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of(["play", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())

    assert f"Bots of the other seats: {', '.join(LEVELS)}." in shown
    assert all(f" {option.name}=" in shown for option in oldpath.games()["ronin"].options)
    assert " side=A|B season=autumn|summer|winter " in shown
