"""The little statistics that reports need."""

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The 95% interval of a share, by Wilson."""
    if not games:
        return 0.0, 1.0
    share, weight = wins / games, z * z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(values: Sequence[float]) -> float:
    """The mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def spread_of(values: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def quantile(values: Sequence[int], share: float) -> int:
    """The value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0
