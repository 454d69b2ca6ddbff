"""Dice poker hands: which is higher (OW-156 to OW-168)."""

from collections import Counter
from collections.abc import Sequence

NOTHING_RANK, PAIR, TWO_PAIRS, THREE, SMALL_STRAIGHT, LARGE_STRAIGHT, FULL_HOUSE, FOUR, FIVE = range(9)
RANKS = (
    "nothing", "pair", "two_pairs", "three", "small_straight", "large_straight", "full_house", "four", "five",
)  # fmt: skip
PAYOUTS = (0, 0, 1, 2, 3, 3, 4, 5, 6)
"""What a hand pays in solo, by rank (OW-454)."""

SHAPES: dict[tuple[int, ...], int] = {
    (5,): FIVE, (4, 1): FOUR, (3, 2): FULL_HOUSE, (3, 1, 1): THREE, (2, 2, 1): TWO_PAIRS, (2, 1, 1, 1): PAIR,
}  # fmt: skip
STRAIGHTS: dict[tuple[int, ...], int] = {(1, 2, 3, 4, 5): SMALL_STRAIGHT, (2, 3, 4, 5, 6): LARGE_STRAIGHT}


def strength(dice: Sequence[int]) -> tuple[int, ...]:
    """The hand as numbers that compare as hands do (OW-165 to OW-167).

    The rank, then the combination from the highest, then the unused dice.
    """
    counts = sorted(((count, face) for face, count in Counter(dice).items()), reverse=True)
    straight = STRAIGHTS.get(tuple(sorted(dice)))
    rank = straight if straight is not None else SHAPES.get(tuple(count for count, _ in counts), NOTHING_RANK)
    return (rank, *[face for _, face in counts])


def rank(dice: Sequence[int]) -> int:
    """The rank of a hand, 0 for one without even a pair (E-01)."""
    return strength(dice)[0]


def beats(mine: Sequence[int], theirs: Sequence[int], *, tie: bool) -> bool:
    """Is mine the higher hand? `tie` says who wins when all is equal (OW-168)."""
    own, other = strength(mine), strength(theirs)
    return own > other or (own == other and tie)
