"""What every game of the house must pass, on random games: the checks, and how a random game is played."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import oldpath
from oldpath import Match
from oldpath.kernel.plaque import Plaque

LONGEST = 20_000


@dataclass(frozen=True)
class Table:
    """One table to play at: which game, how many seats, with which options, from which seed."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...]

    def open(self) -> Match:
        """The match at its first question."""
        return oldpath.new_match(self.game, seats=self.seats, seed=self.seed, options=dict(self.options))


def tables(plaque: Plaque, count: int, first: int = 0) -> list[Table]:
    """So many tables over all seat counts and all listed options of a game, from the first seed on."""
    chance = random.Random(2026 + first)
    made = []
    for seed in range(first, first + count):
        options = [(o.name, chance.choice(o.values)) for o in plaque.options if o.values]
        made.append(Table(plaque.name, plaque.seats[seed % len(plaque.seats)], seed, tuple(options)))
    return made


def questions(match: Match, chance: random.Random) -> Iterator[Match]:
    """Play at random to the end and stop at every question; the caller must leave the match as it is."""
    for _ in range(LONGEST):
        if match.over:
            return
        yield match
        ask = chance.choice(match.asks)
        match.answer(ask.seat, chance.randrange(len(ask.options)))
    raise AssertionError("the game does not end")


def face(match: Match) -> str:
    """Everything that there is to know of a match, for comparing two."""
    asks = [(ask.seat, ask.name, ask.keys, ask.rule, ask.number) for ask in match.asks]
    return json.dumps([match.export()["state"], asks, match.over], sort_keys=True)


def play_out(match: Match, seed: int) -> list[int]:
    """Play at random to the end; the choices made."""
    chance = random.Random(seed)
    while not match.over:
        ask = chance.choice(match.asks)
        match.answer(ask.seat, chance.randrange(len(ask.options)))
    return match.choices


def check_options(match: Match) -> None:
    """A question always has at least two options, and no two read alike."""
    assert match.asks
    for ask in match.asks:
        assert len(ask.options) > 1
        assert len(set(ask.keys)) == len(ask.options), ask.keys
        labels = [option.label("en") for option in ask.options]
        assert len(set(labels)) == len(labels), labels
        assert ask.prompt
        assert ask.rule


def check_soundness(match: Match) -> None:
    """Every component in exactly one place, every track in range."""
    assert match.plaque.problems(match.game.state, match.game.box) == []


def check_saving(match: Match) -> None:
    """Saving and loading changes nothing, not even the numbers of the asks."""
    again = oldpath.load_match(match.save())
    assert face(again) == face(match)
    assert again.numbers == match.numbers


def check_exporting(match: Match) -> None:
    """An export, through JSON and back, is the same position."""
    position = json.loads(json.dumps(match.export()))
    again = oldpath.import_match(position)
    assert again.export() == match.export()
    assert [(ask.seat, ask.keys) for ask in again.asks] == [(ask.seat, ask.keys) for ask in match.asks]


def check_clone(match: Match, seed: int) -> None:
    """Acting on a copy leaves the original alone; copies with the same chance have the same future."""
    before = face(match)
    one, other = match.clone(), match.clone()
    assert face(one) == before
    assert play_out(one, seed) == play_out(other, seed)
    assert face(one) == face(other)
    assert face(match) == before


def check_asking_twice(match: Match) -> None:
    """An asking step changes nothing before it asks: asked again, it asks the same."""
    twin = match.clone()
    before = [(ask.seat, ask.name, ask.keys) for ask in twin.asks]
    twin.advance()
    assert [(ask.seat, ask.name, ask.keys) for ask in twin.asks] == before
    assert twin.export() == match.export()


def check_hidden(match: Match, seed: int) -> None:
    """Two matches that differ only in what a seat cannot see give that seat the same view and the same log."""
    for viewer in range(match.seats):
        twin = match.redeal(viewer, random.Random(seed))
        check_soundness(twin)
        assert json.dumps(twin.view(viewer)) == json.dumps(match.view(viewer))


def check_view(match: Match) -> None:
    """A view is plain data, with one entry a seat, and holds no seed."""
    for viewer in (None, *range(match.seats)):
        view: dict[str, Any] = json.loads(json.dumps(match.view(viewer)))
        assert len(view["seats"]) == match.seats
        assert "chance" not in json.dumps(view)


def check_listening(table: Table, seed: int) -> None:
    """A match that tells its story ends in the same state as one that nobody listens to."""
    quiet, told = table.open(), table.open()
    told.listen()
    assert play_out(quiet, seed) == play_out(told, seed)
    assert face(quiet) == face(told)
    assert quiet.log(None) == told.log(None)
    assert quiet.rules_used == told.rules_used


def check_replay(match: Match) -> None:
    """The log rebuilds the finished match."""
    again = oldpath.load_match(match.save())
    assert again.result == match.result
    assert again.export() == match.export()


def check_undo(match: Match) -> None:
    """What can be taken back and is done again leads to the same place; what cannot is refused and changes nothing."""
    for seat in range(match.seats):
        twin = match.clone()
        before = face(twin)
        try:
            twin.undo(seat)
        except oldpath.Refused:
            assert face(twin) == before
        else:
            assert len(twin.choices) == len(match.choices) - 1
            check_soundness(twin)
            check_saving(twin)
            check_numbers(match, twin, seat)


def check_numbers(match: Match, undone: Match, seat: int) -> None:
    """Whoever took something back is asked under a new number; the others keep theirs, where their question stays."""
    before = {ask.seat: ask for ask in match.asks}
    for ask in undone.asks:
        same = before.get(ask.seat)
        if ask.seat == seat:
            assert ask.number >= match.numbers[-1]
        elif same is not None and same.keys == ask.keys:
            assert ask.number == same.number


def check_telling(table: Table, seed: int) -> None:
    """What the answers caused, one after the other, is the whole story after the first question."""
    match, chance = table.open(), random.Random(seed)
    told = []
    while not match.over:
        ask = chance.choice(match.asks)
        told.append(match.answer(ask.seat, chance.randrange(len(ask.options))))
    story = match.listen()
    assert [event for answer in told for event in answer] == story[match.marks[0] :]
