"""From content files to words: sentences read, checked, and programs numbered."""

from collections.abc import Mapping, Sequence
from typing import Any

from oldpath.games.old_world.entries import BranchEntry, LastingEntry, MomentEntry, PowerEntry, Sentence
from oldpath.games.old_world.verbs import conditions, deeds, fighting, passives, specialties, tales
from oldpath.games.old_world.verbs.program import Given, Lasting, Moment, Passive, Power, Program, Range
from oldpath.kernel import content
from oldpath.kernel.errors import BadContent

WINDOWS = (
    "before_pool",
    "before_their_first_turn",
    "own_turn",
    "own_first_turn",
    "shield_gone",
    "specialty_used",
    "combo_done",
    "they_discarded",
    "you_discarded",
    "revealed",
)
"""The moments of a fight at which a power may be used."""
MOMENTS = ("before_pool", "after_pool", "after_its_first_turn", "defeated", "after_defeat")
"""The moments at which something happens by itself."""

DEEDS: dict[str, type[Any]] = {**deeds.WORDS, **tales.WORDS, **fighting.WORDS, **specialties.WORDS}


class Reader:
    """Reads the sentences of a box; programs and powers are numbered in the order in which they are read."""

    def __init__(self) -> None:
        """Nothing read yet."""
        self.programs: list[Program] = []
        self.powers: list[Power] = []

    def program(self, sentences: Sequence[Sentence], where: str) -> Program:
        """Deeds in their order."""
        words = tuple(self.deed(entry, f"{where}[{at}]") for at, entry in enumerate(sentences))
        made = Program(len(self.programs), words)
        self.programs.append(made)
        return made

    def deed(self, entry: Sentence, where: str) -> Any:  # noqa: ANN401  a word of any kind
        """One deed, with the programs inside it."""
        for word, fields in entry.items():
            if isinstance(fields, dict):
                entry = entry | {word: {n: self._inner(n, value, f"{where}: {word}") for n, value in fields.items()}}
        return content.sentence(entry, DEEDS, where)

    def _inner(self, name: str, value: Any, where: str) -> Any:  # noqa: ANN401  content as written
        """A field that holds sentences of its own, read; any other as it is."""
        if name in ("does", "otherwise"):
            return self.program(value, f"{where}.{name}")
        if name in ("first", "second"):
            return self.program([value], f"{where}.{name}")
        if name == "when":
            return self.given([value], f"{where}.{name}")
        if name == "ranges":
            return self._ranges(value, f"{where}.{name}")
        return value

    def _ranges(self, ranges: Any, where: str) -> tuple[Range, ...]:  # noqa: ANN401  content as written
        if not isinstance(ranges, list) or not all(isinstance(part, dict) and "to" in part for part in ranges):
            raise BadContent([f"{where}: a range is written as {{ to = 3, does = [...] }}"])
        ends = [part["to"] for part in ranges]
        if ends != sorted(set(ends)):
            raise BadContent([f"{where}: ranges must rise, these end at {ends}"])
        return tuple(Range(part["to"], self.program(part.get("does", []), where)) for part in ranges)

    def given(self, sentences: Sequence[Sentence], where: str) -> Given:
        """Conditions that must all hold."""
        return Given(tuple(content.sentence(entry, conditions.WORDS, where) for entry in sentences))

    def passive(self, entry: Sentence, where: str) -> Passive:
        """One lasting word."""
        made: Passive = content.sentence(entry, passives.WORDS, where)
        return made

    def power(self, owner: str, entry: PowerEntry, where: str) -> Power:
        """Something that the owner may do."""
        _known(entry.window, WINDOWS, f"{where}: window")
        made = Power(
            number=len(self.powers),
            id=owner,
            window=entry.window,
            uses=entry.uses,
            when=self.given(entry.when, f"{where}: when"),
            cost=self.program(entry.cost, f"{where}: cost"),
            does=self.program(entry.does, f"{where}: does"),
        )
        self.powers.append(made)
        return made

    def moment(self, entry: MomentEntry, where: str) -> Moment:
        """Something that happens by itself."""
        _known(entry.at, MOMENTS, f"{where}: at")
        return Moment(entry.at, self.given(entry.when, f"{where}: when"), self.program(entry.does, f"{where}: does"))

    def lasting(self, owner: str, entry: LastingEntry, where: str) -> Lasting:
        """All that a lasting card does."""
        return Lasting(
            powers=tuple(self.power(owner, power, where) for power in entry.power),
            passives=tuple(self.passive(passive, where) for passive in entry.passive),
            moments=tuple(self.moment(moment, where) for moment in entry.moment),
        )

    def branch(self, entry: BranchEntry, where: str) -> Program:
        """One option of a story."""
        return self.program(entry.does, where)


def _known(word: str, known: Sequence[str] | Mapping[str, Any], where: str) -> None:
    if word not in known:
        raise BadContent([f"{where}: '{word}' is not one of {', '.join(known)}.{content.near(word, known)}"])
