"""No game is ever lost: leaving, coming back, and all that can go wrong with files."""

import errno
import os
from pathlib import Path
from typing import Unpack

import pytest

from oldpath import Match
from tests.terminal.keyboard import Settings, always, sit

LINES = ["1", "take.slot.4", "1", "1"]


def test_the_end_of_the_input_saves_and_leaves(home: Path) -> None:
    played = sit(home, LINES)

    assert played.status == 0
    assert played.screen.endswith("Resume with: oldpath play --resume ronin-1\n")
    assert (
        f"Saved to {played.file}." in played.screen.replace("\n", " ").replace("  ", " ") or len(str(played.file)) > 60
    )
    assert len(played.match.choices) == 4


def test_control_c_saves_and_leaves(home: Path) -> None:
    def answer(shown: str) -> str:
        if "take two cards" in shown:
            raise KeyboardInterrupt
        return "1\n"

    played = sit(home, answer)

    assert played.status == 0
    assert "Resume with: oldpath play --resume ronin-1" in played.screen
    assert len(played.match.choices) == 1


def test_quit_saves_and_leaves(home: Path) -> None:
    played = sit(home, ["1", "quit", "1", "1"])

    assert played.status == 0
    assert len(played.match.choices) == 1


@pytest.mark.parametrize("name", ["ronin-1", "ronin-1.oldpath", None])
def test_a_saved_game_goes_on_where_it_stood(home: Path, name: str | None) -> None:
    whole = sit(home, always("1"), seats=2)
    part = sit(home, ["1", "1", "1", "1", "1", "quit"], seats=2)
    assert part.match.choices == whole.match.choices[: len(part.match.choices)]
    before = part.match
    part.file.rename(home / "ronin-1.oldpath")
    Path(f"{part.file}.table.json").rename(home / "ronin-1.oldpath.table.json")

    resumed = sit(home, always("1"), resume=Path(name) if name else home / "ronin-1.oldpath")

    assert resumed.status == 0
    assert resumed.file == home / "ronin-1.oldpath"
    assert resumed.match.over
    assert resumed.match.choices[: len(before.choices)] == before.choices


def test_seats_names_and_language_come_back_with_the_game(home: Path) -> None:
    played = sit(home, ["", "1", "quit"], seats=2, humans=2, names=("Ana", "Bela"), lang="pl")

    resumed = sit(home, [""], resume=played.file)

    assert "Ana" in resumed.screen or "Bela" in resumed.screen
    again = sit(home, [""], resume=played.file, humans=1, lang="en")
    assert "Hand the keyboard" not in again.screen


def test_without_the_note_about_seats_one_person_plays_on(home: Path) -> None:
    played = sit(home, ["", "1", "quit"], seats=2, humans=2)
    Path(f"{played.file}.table.json").write_text("{]")

    resumed = sit(home, always("1"), resume=played.file)

    assert resumed.status == 0
    assert resumed.match.over


def test_resume_in_play_lists_games_and_goes_on_with_another(home: Path) -> None:
    first = sit(home, [*LINES, "quit"])

    played = sit(home, ["resume", "resume nowhere", "resume ronin-1", "quit"], seed=8)

    assert "Saved games, the latest first: ronin-2, ronin-1." in played.after("resume")
    assert played.after("resume nowhere") == "nowhere cannot be resumed: No such file or directory."
    assert played.after("quit").count("--resume ronin-1") == 1
    assert first.file.read_bytes() == (home / "ronin-1.oldpath").read_bytes()


def test_every_game_has_its_own_file(home: Path) -> None:
    for _ in range(3):
        sit(home, ["1"])

    assert sorted(file.name for file in home.glob("*.oldpath")) == [f"ronin-{n}.oldpath" for n in (1, 2, 3)]
    assert not list(home.glob(".*"))


def test_save_keeps_a_copy_and_overwrites_nothing(home: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy", tmp_path / "other"
    other.write_text("a letter")
    missing = tmp_path / "no" / "where"
    played = sit(home, ["1", "save", f"save {copy}", f"save {copy}", f"save {other}", f"save {missing}", "take.slot.4"])

    assert "--resume ronin-1" in played.after("save")
    assert copy.exists()
    assert "exists already" in played.screen.replace("\n", " ")
    assert "No copy could be kept" in played.screen
    assert other.read_text() == "a letter"
    resumed = sit(home, ["quit"], resume=copy)
    assert "take two cards" in resumed.screen
    assert len(played.match.choices) == 2


def test_the_game_is_kept_where_the_settings_say(home: Path, tmp_path: Path) -> None:
    played = sit(home, LINES, save=tmp_path / "mine")

    assert played.status == 0
    assert len(played.match.choices) == 4
    assert sit(home, LINES, save=tmp_path / "mine").status == 2


def one_line(home: Path, **settings: Unpack[Settings]) -> str:
    """What is said when play cannot begin: one line, and nothing was read from the keyboard."""

    def answer(shown: str) -> str:
        raise AssertionError("nothing may be asked")

    wide: Settings = {"width": 200, **settings}
    played = sit(home, answer, **wide)
    assert played.status == 2
    assert played.screen.count("\n") == 1
    return played.screen


def test_an_unwritable_folder_is_said_at_once(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("OLDPATH_HOME", str(tmp_path / "file" / "games"))
    assert "cannot be kept in" in one_line(home)
    assert "No such file or directory" in one_line(home, save=tmp_path / "no" / "where")


@pytest.mark.parametrize("harm", ["cut", "flipped", "empty", "alien"])
def test_a_file_that_is_no_whole_save_is_refused_and_left_alone(home: Path, harm: str) -> None:
    file = sit(home, LINES).file
    saved = file.read_bytes()
    harmed = {
        "cut": saved[:-3],
        "flipped": saved[:20] + bytes([saved[20] ^ 1]) + saved[21:],
        "empty": b"",
        "alien": b"Dear diary",
    }[harm]
    file.write_bytes(harmed)

    assert "cannot be resumed: " in one_line(home, resume=file)
    assert file.read_bytes() == harmed


@pytest.mark.parametrize("name", ["nowhere", "x" * 300, "a/b/c"])
def test_a_file_that_is_not_there_is_refused(home: Path, name: str) -> None:
    home.mkdir()
    played = sit(home, [], resume=Path(name))

    assert played.status == 2
    assert "cannot be resumed: " in played.screen.replace("\n", " ")


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"game": "chess"}, "There is no game called “chess”."),
        ({"lang": "xx"}, "“xx” is not one of the languages here: en, pl, uk, it."),
        ({"seats": 9}, "it takes 1 to 5 seats"),
        ({"seats": 2, "humans": 3}, "3 people cannot share 2 seats."),
        ({"options": {"side": "C"}}, "The option “side” cannot be “C”."),
        ({"options": {"colour": "red"}}, "There is no table option “colour”."),
    ],
)
def test_bad_settings_are_said_in_one_line(home: Path, settings: Settings, says: str) -> None:
    assert says in one_line(home, **settings)


def test_a_width_out_of_range_is_refused(home: Path) -> None:
    played = sit(home, [], width=20)

    assert (played.status, "from 60 to 200" in played.screen.replace("\n", " ")) == (2, True)


def test_a_full_disk_ends_play_and_keeps_the_last_save(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(shown: str) -> str:
        if "Choose the second card" in shown:
            monkeypatch.setattr(os, "fsync", full)
        return "1\n"

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    played = sit(home, answer, width=200)

    assert played.status == 2
    last = played.screen.rstrip("\n").rpartition("\n")[2]
    assert last.startswith("The game could not be saved to ")
    assert "No space left on device" in last
    assert len(played.match.choices) == 3
    assert not list(home.glob(".*"))


def test_a_screen_that_is_gone_ends_play_quietly(home: Path) -> None:
    def answer(shown: str) -> str:
        if "take two cards" in shown:
            raise BrokenPipeError
        return "1\n"

    played = sit(home, answer)

    assert played.status == 0
    assert isinstance(played.match, Match)
