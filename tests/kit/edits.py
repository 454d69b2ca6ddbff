"""Positions edited by hand, at random: near misses, garbage, things and frames where they do not belong."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

import oldpath
from oldpath import BadMatch, Match
from oldpath.kernel import codec
from oldpath.kernel.plaque import Plaque
from tests.kit import games

Position = dict[str, Any]
Place = tuple[Any, Any]
"""A list or an object of the position, and where in it."""

GARBAGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 7, 24, 99, 100, 10**6, 2**60, -(10**40), 1.5, float("nan"), float("inf")),
    *("", "x", "left", "A", "done", [], {}, [None], [0], [[]], [[], []], [{}], {"frame": "Nap"}, b"x", object()),
)


def places(thing: object) -> Iterator[Place]:
    """Every place in a position."""
    if isinstance(thing, dict | list):
        for key, inner in list(thing.items() if isinstance(thing, dict) else enumerate(thing)):
            yield thing, key
            yield from places(inner)


class Pen:
    """Somebody who edits positions of one game, and does not know its rules."""

    def __init__(self, plaque: Plaque, dice: random.Random) -> None:
        """It remembers what waited in positions it saw, to put it where it does not belong."""
        self.dice = dice
        self.kinds = plaque.frame_kinds()
        self.known = [name for names in plaque.open_box(()).names.values() for name in names]
        self.stacks: list[list[Any]] = [[]]
        self.edits: tuple[Callable[[Any], None], ...] = (
            *(self.nudge, self.nudge, self.scrawl, self.take_away, self.rearrange, self.move),
            *(self.pass_cards, self.restack, self.put_frame),
        )

    def edit(self, position: Position) -> Position:
        """A copy with one, two or three edits."""
        edited = copy.deepcopy(position)
        self.stacks = [*self.stacks[-40:], copy.deepcopy(position["state"]["stack"])]
        for _ in range(self.dice.choice((1, 1, 1, 2, 3))):
            self.dice.choice(self.edits)(edited)
        return edited

    def any_place(self, position: Position, *kinds: type) -> Place:
        """Any place of the state where such a thing stands; one of nobody's where there is none."""
        found = [(holder, key) for holder, key in places(position.get("state")) if isinstance(holder[key], kinds)]
        return self.dice.choice(found or [({"": []}, "")])

    def any_list(self, position: Position) -> list[Any]:
        """Any list of the state."""
        holder, key = self.any_place(position, list)
        found: list[Any] = holder[key]
        return found

    def nudge(self, position: Position) -> None:
        """A number a little off, a flag turned over, a word where another one stood."""
        holder, key = self.any_place(position, int, str, type(None))
        value = holder[key]
        if isinstance(value, bool):
            holder[key] = not value
        elif isinstance(value, int):
            holder[key] = value + self.dice.choice((-2, -1, 1, 2, 3))
        elif key == "step" and holder.get("frame") in self.kinds:
            holder[key] = self.dice.choice((*self.kinds[holder["frame"]].steps, "done"))
        else:
            other, there = self.any_place(position, str, type(None))
            holder[key], other[there] = other[there], value

    def scrawl(self, position: Position) -> None:
        """Something that was never there."""
        holder, key = self.dice.choice([*places(position)])
        holder[key] = self.dice.choice((*GARBAGE, *self.dice.sample(self.known, 4)))

    def take_away(self, position: Position) -> None:
        """A field or an entry is missing."""
        holder, key = self.dice.choice([*places(position)])
        del holder[key]

    def rearrange(self, position: Position) -> None:
        """A list in another order, or with something twice."""
        found = self.any_list(position)
        if found and self.dice.random() < 0.5:
            found.append(copy.deepcopy(self.dice.choice(found)))
        else:
            self.dice.shuffle(found)

    def move(self, position: Position) -> None:
        """Something goes from one list to another."""
        source, target = self.any_list(position), self.any_list(position)
        if source:
            target.append(source.pop(self.dice.randrange(len(source))))

    def pass_cards(self, position: Position) -> None:
        """Many things go from one list of names to another."""
        lists = [holder[key] for holder, key in places(position.get("state")) if isinstance(holder[key], list)]
        named = [found for found in lists if found and all(isinstance(one, str) for one in found)]
        if named:
            source, target = self.dice.choice(named), self.dice.choice(named)
            for _ in range(self.dice.choice((1, 2, 5, 50))):
                if source:
                    target.append(source.pop(self.dice.randrange(len(source))))

    def restack(self, position: Position) -> None:
        """What waited in another position, or less than what waited here."""
        holder, key = self.any_place(position, list) if self.dice.random() < 0.1 else (position.get("state"), "stack")
        if isinstance(holder, dict):
            stack = copy.deepcopy(self.dice.choice(self.stacks))
            own = holder.get("stack")
            holder[key] = own[:-1] if isinstance(own, list) and self.dice.random() < 0.3 else stack

    def put_frame(self, position: Position) -> None:
        """One more frame, fresh but for its numbers."""
        state = position.get("state")
        kind = self.dice.choice([*self.kinds.values()])
        frame: dict[str, Any] = {"frame": kind.__name__, "step": self.dice.choice((*kind.steps, "done"))}
        for field in codec.fields_of(kind):
            value = getattr(kind(), field.name)
            frame.setdefault(field.name, value + self.dice.choice((0, 0, 1, 2)) if type(value) is int else value)
        if isinstance(state, dict) and isinstance(state.get("stack"), list):
            state["stack"].insert(self.dice.randrange(len(state["stack"]) + 1), frame)


def check_edited(position: Position, dice: random.Random) -> bool:
    """Either it is refused with all that is wrong, or it can be played to its end, and is sound there; which was it?"""
    problems: tuple[str, ...] = ()
    try:
        match = oldpath.import_match(position)
    except BadMatch as bad:
        problems = bad.problems
    if problems:
        assert not any("cannot be played" in problem for problem in problems), problems
        return False
    check_around(match, dice)
    for _ in games.questions(match, dice):
        pass
    games.check_soundness(match)
    games.check_saving(match)
    return True


def check_around(match: Match, dice: random.Random) -> None:
    """All that can be done with a match besides playing it."""
    games.check_saving(match)
    games.check_exporting(match)
    games.check_view(match)
    games.check_hidden(match, dice.getrandbits(30))
    match.log(None)
