"""Whole matches, answered by lot."""

import random
from collections.abc import Iterator

import oldpath
from oldpath import Match


def whole_game(seats: int, seed: int, **options: str) -> Iterator[Match]:
    """One match, handed out at every question and once more when it is over."""
    lots = random.Random(seed)
    match = oldpath.new_match("ronin", seats, seed, options)
    match.listen()
    while not match.over:
        yield match
        ask = lots.choice(match.asks)
        match.answer(ask.seat, lots.choice(ask.options))
    yield match
