"""The one door to chance, which says what it is for.

Seeded     fast and repeatable, for the laboratory
Sealed     256-bit secret, one HMAC-SHA256 stream a purpose, committed before play and revealed after it
Scripted   for tests; an unplanned question fails
Recorded   for replay; answers what the log says
Borrowed   a bot's own generator, for matches dealt anew
"""

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterable
from typing import Protocol, Self, runtime_checkable

from oldpath.kernel.errors import BadMatch, RulesBug

MASK = (1 << 64) - 1


@runtime_checkable
class Chance(Protocol):
    """Whatever can answer a question of chance."""

    def below(self, n: int, why: str) -> int:
        """A number from 0 to n-1; `why` is the purpose, such as `main deck`."""
        ...

    def copy(self) -> Self:
        """One that will answer the same, independently."""
        ...


class Seeded:
    """A small fast generator (a 64-bit step and a mixed output), copied by copying one number."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """Start from a seed."""
        self.state = seed & MASK

    def below(self, n: int, why: str) -> int:
        """The next number, scaled without modulo bias worth naming (n is far below 2**32)."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        return (((state ^ (state >> 27)) * 0x94D049BB133111EB & MASK) >> 32) * n >> 32

    def copy(self) -> Self:
        """The same point of the same stream."""
        return type(self)(self.state)


class Sealed:
    """Chance for live tables: nobody can guess it, and everybody can check it afterwards."""

    __slots__ = ("drawn", "secret")

    def __init__(self, secret: bytes | None = None, drawn: dict[str, int] | None = None) -> None:
        """Take a secret, or make one."""
        self.secret = secrets.token_bytes(32) if secret is None else secret
        self.drawn = dict(drawn or {})

    def commitment(self) -> str:
        """What is published before the first choice; the secret revealed later must hash to it."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, n: int, why: str) -> int:
        """The next number of this purpose's own stream, by rejection, so that all are equally likely."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            count = self.drawn.get(why, 0)
            self.drawn[why] = count + 1
            block = hmac.digest(self.secret, f"{why}#{count}".encode(), "sha256")
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % n

    def copy(self) -> Self:
        """The same point of every stream."""
        return type(self)(self.secret, self.drawn)


class Scripted:
    """Chance for tests: a list of answers; with no script left, an unplanned question fails the test."""

    __slots__ = ("answers",)

    def __init__(self, answers: Iterable[int]) -> None:
        """Plan the answers."""
        self.answers = list(answers)

    def below(self, n: int, why: str) -> int:
        """The next planned answer."""
        if not self.answers:
            raise RulesBug(f"chance was asked for '{why}', which nobody planned")
        answer = self.answers.pop(0)
        if not 0 <= answer < n:
            raise RulesBug(f"chance was asked for '{why}' below {n}, planned was {answer}")
        return answer

    def copy(self) -> Self:
        """The rest of the plan."""
        return type(self)(self.answers)


class Recorded:
    """Chance for replay: what was answered then is answered now."""

    __slots__ = ("answers", "at")

    def __init__(self, answers: list[int], at: int = 0) -> None:
        """Read from a log."""
        self.answers = answers
        self.at = at

    def below(self, n: int, why: str) -> int:
        """The answer on record; a log that does not fit the rules is a bad match."""
        if self.at >= len(self.answers) or not 0 <= self.answers[self.at] < n:
            raise BadMatch([f"the log has no fitting answer of chance for '{why}' (number {self.at + 1})"])
        self.at += 1
        return self.answers[self.at - 1]

    def copy(self) -> Self:
        """The same place in the record."""
        return type(self)(self.answers, self.at)


class Borrowed:
    """Somebody else's generator, as a bot lends for the futures it imagines."""

    __slots__ = ("generator",)

    def __init__(self, generator: random.Random) -> None:
        """Borrow it."""
        self.generator = generator

    def below(self, n: int, why: str) -> int:
        """The next number of the borrowed generator."""
        return int(self.generator.random() * n)

    def copy(self) -> Self:
        """The same generator: imagined futures need not repeat."""
        return type(self)(self.generator)
