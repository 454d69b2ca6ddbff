"""No game is ever lost: leaving, coming back, and all that can go wrong with files."""

import errno
import io
import os
import stat
from pathlib import Path
from typing import Unpack

import pytest
from msgspec.structs import replace

from oldpath import Match
from oldpath.cli.main import status_of
from oldpath.kernel.history import pack_log, read_log
from oldpath.terminal.play import play
from oldpath.terminal.saving import write_whole
from oldpath.terminal.settings import TableSettings
from tests.terminal.keyboard import RandomBot, Settings, always, sit

LINES = ["1", "take.slot.4", "1", "1"]


def test_the_end_of_the_input_saves_and_leaves(home: Path) -> None:
    played = sit(home, LINES)

    assert played.status == 0
    assert played.screen.endswith("Resume with: oldpath play --resume ronin-1\n")
    assert (
        f"Saved to {played.file}." in played.screen.replace("\n", " ").replace("  ", " ") or len(str(played.file)) > 60
    )
    assert len(played.match.choices) == 4


def test_the_way_back_is_the_way_one_came(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLDPATH_PLAY", "./play")

    assert sit(home, LINES).screen.endswith("Resume with: ./play --resume ronin-1\n")


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
    """What is said when play cannot begin: one line beside the screen, and nothing was read from the keyboard."""

    def answer(shown: str) -> str:
        raise AssertionError("nothing may be asked")

    played = sit(home, answer, **settings)
    assert played.status == 2
    assert played.screen == ""
    assert played.complaint.count("\n") == 1
    return played.complaint


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
    assert "cannot be resumed: " in one_line(home, resume=Path(name))


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"game": "chess"}, "There is no game called “chess”."),
        ({"lang": "xx"}, "“xx” is not one of the languages here: en, pl, uk, it."),
        ({"seats": 9}, "it takes 1 to 5 seats"),
        ({"seats": 2, "humans": 3}, "3 people cannot share 2 seats."),
        ({"options": {"side": "C"}}, "The option “side” cannot be “C”."),
        ({"options": {"colour": "red"}}, "There is no table option “colour”."),
        ({"options": {"side": "C"}, "seats": None}, "The option “side” cannot be “C”."),
        ({"humans": 6, "seats": None}, "it takes 1 to 5 seats"),
        ({"seats": 1, "bots": ("greedy",)}, "1 bot was called, but no seat is left for bots."),
        ({"seats": 3, "humans": 2, "bots": ("greedy", "greedy")}, "2 bots were called, but only 1 seat is left"),
        ({"seats": 2, "names": ("Ana", "Bela", "Cyd")}, "3 names are too many for 2 seats."),
        ({"seats": 2, "humans": 3, "lang": "pl"}, "Tyle osób (3) nie usiądzie na 2 miejscach."),
    ],
)
def test_bad_settings_are_said_in_one_line(home: Path, settings: Settings, says: str) -> None:
    assert says in one_line(home, **settings)


def test_a_width_out_of_range_is_refused(home: Path) -> None:
    assert "Lines cannot be 20 columns wide: the width goes from 60 to 200." in one_line(home, width=20)


def test_a_full_disk_ends_play_and_keeps_the_last_save(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(shown: str) -> str:
        if "Choose the second card" in shown:
            monkeypatch.setattr(os, "fsync", full)
        return "1\n"

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    played = sit(home, answer)

    assert played.status == 2
    assert played.complaint.startswith("oldpath: The game could not be saved to ")
    assert "No space left on device" in played.complaint
    assert played.complaint.count("\n") == 1
    assert "Chosen" not in played.screen.rpartition("Choose the second card")[2]
    assert len(played.match.choices) == 3
    assert not list(home.glob(".*"))


def test_a_game_that_cannot_begin_for_a_full_disk_leaves_nothing_behind(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)

    assert "No space left on device" in one_line(home)
    assert list(home.iterdir()) == []


def test_a_save_of_other_cards_is_refused_and_left_alone(home: Path) -> None:
    file = sit(home, LINES).file
    harmed = pack_log(replace(read_log(file.read_bytes()), content="other"))
    file.write_bytes(harmed)

    assert "the match was played with other cards ('other', here " in one_line(home, resume=file)
    assert file.read_bytes() == harmed
    asked = sit(home, ["resume ronin-1", "quit"], seed=8, width=200)
    assert "the match was played with other cards" in asked.after("resume ronin-1")


def test_a_save_of_a_game_that_is_not_on_the_shelf_is_refused(home: Path) -> None:
    file = sit(home, LINES).file
    file.write_bytes(pack_log(replace(read_log(file.read_bytes()), game="chess")))

    assert "There is no game called “chess”." in one_line(home, resume=file)


def test_a_screen_that_is_gone_ends_play_quietly(home: Path) -> None:
    def answer(shown: str) -> str:
        if "take two cards" in shown:
            raise BrokenPipeError
        return "1\n"

    played = sit(home, answer)

    assert played.status == 0
    assert isinstance(played.match, Match)


def test_a_game_that_goes_on_elsewhere_is_not_overwritten(home: Path) -> None:
    first = sit(home, LINES)

    def answer(shown: str) -> str:
        if "Chosen" not in shown:
            sit(home, ["1", "1"], resume=first.file)
        return "2\n"

    late = sit(home, answer, resume=first.file)

    assert late.status == 2
    assert "somebody plays this game elsewhere too" in late.complaint
    assert "Chosen" not in late.screen
    assert len(late.match.choices) == len(LINES) + 2


def test_a_save_that_was_moved_away_is_written_again(home: Path) -> None:
    def answer(shown: str) -> str:
        (home / "ronin-1.oldpath").unlink(missing_ok=True)
        return "" if "Choose the second card" in shown else "1\n"

    played = sit(home, answer)

    assert played.status == 0
    assert not played.file.exists()
    assert len(sit(home, ["1", "1"]).match.choices) == 2


def test_an_answer_reaches_the_disk_and_so_does_the_name_of_its_file(home: Path) -> None:
    synced: list[bool] = []
    home.mkdir()

    def fsync(handle: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(handle).st_mode))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", fsync)
        write_whole(home / "one.oldpath", b"one")

    assert synced == [False, True]
    assert (home / "one.oldpath").read_bytes() == b"one"


def test_a_file_system_that_keeps_no_books_about_folders_will_do(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.mkdir()

    def fsync(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "fsync", fsync)
    write_whole(home / "one.oldpath", b"one")

    assert (home / "one.oldpath").read_bytes() == b"one"


@pytest.mark.parametrize("stdin", [None, "closed"])
def test_without_a_keyboard_there_is_no_game(home: Path, capsys: pytest.CaptureFixture[str], stdin: str | None) -> None:
    keyboard = None if stdin is None else io.StringIO()
    if keyboard is not None:
        keyboard.close()
    screen = io.StringIO()

    assert play(TableSettings(game="ronin", seats=1), keyboard, screen) == 2
    assert capsys.readouterr().err == "oldpath: There is no keyboard: the input is closed.\n"
    assert screen.getvalue() == ""
    assert not home.exists()


def test_bots_need_no_keyboard(home: Path) -> None:
    screen = io.StringIO()

    assert play(TableSettings(game="ronin", humans=0, seed=1), None, screen, make_bot=RandomBot) == 0
    assert " wins.\n" in screen.getvalue()


def test_without_a_screen_there_is_no_game(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(TableSettings(game="ronin", seats=1, lang="it"), io.StringIO("1\n"), None) == 2
    assert capsys.readouterr().err == "oldpath: Non c'è schermo: l'uscita è chiusa.\n"
    assert not home.exists()


def test_a_full_screen_device_is_said_and_loses_nothing(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    class Full(io.StringIO):
        def flush(self) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    assert play(TableSettings(game="ronin", seats=1), io.StringIO("1\n"), Full()) == 2
    assert "out of reach: No space left on device." in capsys.readouterr().err


def test_the_status_of_play_is_the_status_of_the_command(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of(["play", "--resume", "nowhere"]) == 2
    assert status_of(["play", "ronin", "--seats", "9"]) == 2
    assert status_of(["play", "ronin", "--bots", "grandmaster"]) == 2
    assert status_of(["play", "ronin", "--width", "20"]) == 2
    assert status_of(["play", "ronin", "--humans", "0", "--seats", "2", "--bots", "random", "--seed", "1"]) == 0
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 4
    assert shown.out.startswith("Path of Destiny: Ronin.")
