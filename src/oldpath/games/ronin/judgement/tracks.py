"""What partnership is worth: the bonuses of a board, and the lower of two tracks."""

from functools import cache

from oldpath.games.ronin.judgement.facts import box
from oldpath.games.ronin.verbs import BonusWord
from oldpath.games.ronin.verbs.bonuses import (
    ByThreshold,
    Draw,
    Either,
    GainAnyActive,
    GainOneActive,
    GainVp,
    GainXp,
    PartnerAbility,
    RefreshOne,
)

VP, XP, SYMBOL, CARD, REFRESH = 1.0, 0.45, 0.75, 0.8, 2.0
PARTNER_ABILITY = {1: 2.0, 3: 3.0}
GIVES = {"vp": VP, "xp": XP, "any_active": SYMBOL}
LONGEST = 24


def bonus_worth(word: BonusWord) -> float:
    """What a bonus is worth to an ordinary seat."""
    match word:
        case GainVp(amount=amount):
            return VP * amount
        case GainXp(amount=amount):
            return XP * amount
        case Draw(cards=cards):
            return CARD * cards
        case PartnerAbility(number=number):
            return PARTNER_ABILITY[number]
        case GainAnyActive(amount=amount) | GainOneActive(amount=amount):
            return SYMBOL * amount
        case ByThreshold(levels=levels, gives=gives):
            return GIVES[gives] * sum(amount for _, amount in levels) / len(levels)
        case RefreshOne():
            return REFRESH
        case Either(one=one, other=other):
            return max(bonus_worth(one), bonus_worth(other))
    return 0.0


@cache
def bonus_sums(board: str) -> tuple[float, ...]:
    """For each step of the track what all bonuses up to it are worth together."""
    bonuses = next(found.bonuses for found in box().boards if found.id == board)
    sums = [0.0]
    for step in range(1, LONGEST + 1):
        sums.append(sums[-1] + (bonus_worth(bonuses[step]) if step in bonuses else 0.0))
    return tuple(sums)
