"""The command line keeps its word: status 0, 1 or 2, answers and JSON alone on stdout, one clear line on stderr."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import oldpath
from oldpath.cli.main import FINE, FOUND, UNUSABLE, status_of

COMMANDS = (
    "", "play", "simulate", "tournament", "bench", "balance", "rules", "rules show", "rules search", "rules coverage",
    "replay", "content", "content check", "content report",
)  # fmt: skip

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """A command: its status, its stdout, its stderr."""

    def run_command(*arguments: str) -> tuple[int, str, str]:
        try:
            status = status_of(arguments)
        except SystemExit as left:
            status = int(str(left.code or 0))
        out, err = capsys.readouterr()
        return status, out, err

    return run_command


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match some way into the game."""
    match = oldpath.new_match("ronin", seats=3, seed=3)
    dice = random.Random(1)
    for _ in range(60):
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.randrange(len(ask.options)))
    file = tmp_path / "kept.oldpath"
    file.write_bytes(match.save())
    return file


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    status, out, err = run(*command.split(), "--help")

    assert (status, err) == (FINE, "")
    assert f"Usage: oldpath {command}".rstrip() in out
    assert "Examples:" in out


@pytest.mark.parametrize("command", ["", "rules", "content"])
def test_who_names_no_command_is_told_what_there_is(run: Run, command: str) -> None:
    status, out, err = run(*command.split())

    assert (status, out) == (UNUSABLE, "")
    assert err.startswith("Usage: oldpath")
    assert err.count("\n") > 5


HUGE = "9" * 30


@pytest.mark.parametrize(
    "command",
    [
        "nope", "--nope", "play nope", "play ronin --seats 9", "play ronin --seats three", "play ronin --lang xx",
        "play ronin --bots nope", "play ronin --option side", "play ronin --option side=Q", "play ronin --option x=1",
        f"play ronin --seats {HUGE}",
        "simulate", "simulate nope --seats 3", "simulate ronin", "simulate ronin --seats 0", "simulate ronin --seats x",
        "simulate ronin --seats 3 --games 0", "simulate ronin --seats 3 --games -1", f"simulate ronin --seats {HUGE}",
        "simulate ronin --seats 3 --bots nope", "simulate ronin --seats 3 --bots ,",
        "simulate ronin --seats 3 --seed x",
        "simulate ronin --seats 2 --bots random,random,random", "simulate ronin --seats 2 --option x",
        "simulate ronin --seats 2 --option side=Q", "simulate ronin --seats 2 --workers -1",
        "tournament ronin", "tournament ronin --bots greedy", "tournament nope --bots greedy,random",
        "tournament ronin --bots greedy,random --seats 1", f"tournament ronin --bots greedy,random --seats {HUGE}",
        "tournament ronin --bots greedy,random --games 0",
        "bench --repeats 0", "bench --games 0", "bench x",
        "balance nope", "balance ronin --players x", "balance ronin --players 9", "balance ronin --games 0",
        "rules nope", "rules show", "rules show RO-999", "rules show RO-140 --lang xx", "rules search",
        "rules search x --lang xx", "rules coverage --tests /no/such/folder",
        "replay", "replay /no/such/file", "replay .", "replay KEPT --until -1", "replay KEPT --until x",
        "replay KEPT --seat 9", "replay KEPT --seat -1", "replay KEPT --verify --seat 9", "replay KEPT --lang xx",
        "replay KEPT --verify --lang xx", "replay CUT", "replay TEXT",
        "content nope", "content check /no/such/folder", "content check TEXT", "content check --game nope",
        "content report x",
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_status_2_and_one_line_on_stderr(run: Run, saved: Path, command: str) -> None:
    text, cut = saved.with_name("text"), saved.with_name("cut")
    text.write_text("hello")
    cut.write_bytes(saved.read_bytes()[:50])
    names = {"KEPT": saved, "TEXT": text, "CUT": cut}

    status, out, err = run(*[str(names.get(word, word)) for word in command.split()])

    assert (status, out) == (UNUSABLE, "")
    assert err.startswith("oldpath: ")
    assert err.count("\n") == 1
    assert 20 < len(err) < 400


def parsed(answer: tuple[int, str, str]) -> Any:  # noqa: ANN401  whatever JSON holds
    """The JSON that alone is on stdout."""
    status, out, _ = answer
    assert status == FINE
    return json.loads(out)


def test_json_stands_alone_on_stdout(run: Run, saved: Path) -> None:
    table = ("--seats", "2", "--games", "2", "--workers", "1", "--json")

    assert parsed(run("simulate", "ronin", *table))["games"] == 2
    assert len(parsed(run("tournament", "ronin", "--bots", "greedy,random", *table))["pairings"]) == 2
    assert set(parsed(run("content", "report", "--json"))["games"]) == set(oldpath.games())
    coverage = parsed(run("rules", "coverage", "--json"))["games"]["ronin"]
    assert set(coverage) == {"ids", "tested", "unknown", "missing"}
    assert parsed(run("replay", str(saved), "--json", "--until", "30", "--seat", "1"))[0]["event"]


def test_bench_measures_what_others_rely_on(run: Run) -> None:
    found = parsed(run("bench", "--repeats", "1", "--games", "1", "--json"))

    assert found["reference_s"] > 0
    wanted = {"decision_us", "decision_additions", "clone_us", "clone_additions", "save_bytes", "view_us"}
    assert all(wanted <= set(game) for game in found["games"].values())


def test_a_save_is_verified(run: Run, saved: Path) -> None:
    assert run("replay", str(saved), "--verify")[:2] == (FINE, "ronin: sound, 60 decisions, still open\n")


def test_a_save_is_verified_as_it_stood_then_and_as_a_seat_saw_it(run: Run, saved: Path) -> None:
    told = run("replay", str(saved), "--verify", "--until", "20", "--seat", "2")
    as_json = parsed(run("replay", str(saved), "--verify", "--until", "20", "--json"))

    assert told[:2] == (FINE, "ronin: sound, 20 decisions, still open\n")
    assert as_json == {"sound": True, "problems": [], "game": "ronin", "decisions": 20, "result": None}


def test_a_save_that_is_not_sound_is_status_1(run: Run, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-5])

    status, out, err = run("replay", str(saved), "--verify")
    as_json = run("replay", str(saved), "--verify", "--json")

    assert (status, out, err) == (FOUND, "", "oldpath: the save is damaged or cut short\n")
    assert as_json[0] == FOUND
    assert json.loads(as_json[1]) == {"sound": False, "problems": ["the save is damaged or cut short"]}


def test_a_replay_tells_the_story_to_the_decision_wanted(run: Run, saved: Path) -> None:
    status, whole, err = run("replay", str(saved))
    _, begun, _ = run("replay", str(saved), "--until", "5", "--seat", "0", "--lang", "pl")

    assert (status, err) == (FINE, "")
    assert len(whole.splitlines()) > len(begun.splitlines()) > 3


def test_a_content_pack_is_checked_and_all_that_is_wrong_is_listed(run: Run, tmp_path: Path) -> None:
    (tmp_path / "chapters.toml").write_text("[[chapter]]\nid = 1\n[[chapter]]\nname = 2\n")

    status, out, err = run("content", "check", str(tmp_path))

    assert (status, out) == (FOUND, "")
    assert all(line.startswith("oldpath: chapters.toml") for line in err.splitlines())
    assert len(err.splitlines()) == 2


def test_a_sound_box_says_its_hash(run: Run) -> None:
    status, out, err = run("content", "check")

    assert (status, err) == (FINE, "")
    assert out == f"ronin: sound, {oldpath.games()['ronin'].open_box(()).hash}\n"


def test_rules_are_shown_and_found(run: Run) -> None:
    shown, found, lost = (
        run("rules", "show", "ro-140"),
        run("rules", "search", "market", "slot"),
        run("rules", "search", "qq"),
    )

    assert shown[:2] == (FINE, "RO-140  " + shown[1].split("  ")[1])
    assert found[0] == FINE
    assert all("slot" in line for line in found[1].splitlines())
    assert lost[0] == FOUND
    assert lost[1] == ""


def elsewhere(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    code = "import sys; from oldpath.cli.main import run; run(sys.argv[1:])"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], env=os.environ | environment, capture_output=True, check=False
    )


def test_the_shell_completes_games_bots_and_rules() -> None:
    for words, wanted in (
        ("oldpath simulate ", b"ronin"),
        ("oldpath simulate ronin --bots gr", b"greedy"),
        ("oldpath rules show RO-14", b"RO-140"),
        ("oldpath replay kept --lang u", b"uk"),
    ):
        told = elsewhere(_OLDPATH_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD=str(len(words.split(" ")) - 1))
        assert wanted in told.stdout.split(), told
    assert b"complete" in elsewhere("--show-completion", "bash").stdout


def test_what_the_output_cannot_hold_is_said_in_one_line() -> None:
    told = elsewhere("rules", "show", "RO-140", "--lang", "uk", PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert told.returncode == UNUSABLE
    assert told.stderr.count(b"\n") == 1
