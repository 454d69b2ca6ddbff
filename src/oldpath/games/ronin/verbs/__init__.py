"""The words that say what cards, bonuses and abilities of Ronin do."""

from oldpath.games.ronin.verbs import abilities, bonuses, conditions, results
from oldpath.games.ronin.verbs.ability_word import AbilityWord
from oldpath.games.ronin.verbs.bonuses import BonusWord
from oldpath.games.ronin.verbs.conditions import Condition
from oldpath.games.ronin.verbs.effect import Effect
from oldpath.games.ronin.verbs.results import Result
from oldpath.kernel import content
from oldpath.kernel.errors import BadContent


def read_effect(entry: object, where: str) -> Effect:
    """An effect from content; a graded result needs a graded condition, and the other way round (RO-394)."""
    if not isinstance(entry, dict) or set(entry) != {"when", "then"}:
        raise BadContent([f"{where}: an effect has exactly `when` and `then`"])
    when = content.sentence(entry["when"], conditions.WORDS, f"{where}: when")
    then = content.sentence(entry["then"], results.WORDS, f"{where}: then")
    if when.graded != then.graded:
        raise BadContent([f"{where}: graded conditions take graded results, ungraded ones ungraded (RO-394)"])
    if then.tea != where.endswith("tea"):
        raise BadContent([f"{where}: partnership is for tea effects, everything else for standard ones (RO-391)"])
    return Effect(when, then)


read_ability = abilities.read
read_bonus = bonuses.read

__all__ = [
    "AbilityWord",
    "BonusWord",
    "Condition",
    "Effect",
    "Result",
    "read_ability",
    "read_bonus",
    "read_effect",
]
