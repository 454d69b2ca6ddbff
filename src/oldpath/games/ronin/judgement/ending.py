"""Before the game and at its ends: heroes, boards, kept cards, the objective."""

from collections.abc import Mapping
from typing import Any

from oldpath.games.ronin.judgement.facts import (
    ACTIVE_WORTH,
    COLOUR_AT_LEAST,
    COLOUR_EXACTLY,
    COLOUR_UP_TO,
    CUP_WORTH,
    FUEL_WORTH,
    INACTIVE,
    LOSE,
    LOSE_INACTIVE,
    PARTNER_COLOUR,
    Facts,
    facts_for,
)
from oldpath.games.ronin.judgement.table import Table, inactive
from oldpath.games.ronin.judgement.tracks import bonus_sums
from oldpath.games.ronin.options import ChooseBoard, ChooseSymbol, KeepCard
from oldpath.kernel.ask import Ask

SOON = 16
"""How far up a partnership track usually comes."""


def kept_card(table: Table, ask: Ask) -> list[float]:
    """The card, or the two in their order, that begin the next chapter best."""
    cards = facts_for(*table.pair_of(table.chapter + 1))
    options = [option for option in ask.options if isinstance(option, KeepCard)]
    left = {option.id for option in options}
    taken = [cards[card] for card in table.mine["timeline"] if card not in left]
    wanted = table.chapter - len(taken)
    low, high = inactive(*table.pair_of(table.chapter + 1))
    found = []
    for option in options:
        mine = [*taken, cards[option.id]]
        if wanted == 1:
            found.append(beginning(mine, low, high))
        else:
            others = [cards[other.id] for other in options if other is not option]
            found.append(max(beginning([*mine, other], low, high) for other in others))
    return found


def beginning(kept: list[Facts], low: int, high: int) -> float:
    """What a timeline of kept cards is worth when their effects have been applied."""
    counts = [0.0] * 4
    colours = [0] * 5
    worth = 0.0
    for facts in kept:
        colours[facts.colour] += 1
        for symbol in facts.symbols:
            counts[symbol] += 1
        if facts.standard is not None:
            level = _level(facts, counts, colours, low, high)
            if level:
                deed = facts.standard
                if deed.kind == LOSE:
                    counts[deed.arg] -= level
                elif deed.kind == LOSE_INACTIVE:
                    counts[low if counts[low] >= level else high] -= level
                for symbol, gain in enumerate(deed.gain):
                    counts[symbol] += gain * level
        worth += CUP_WORTH * 1.3 * (facts.cup >= 0) + (0.8 if facts.tea else 0.0)
    for symbol, count in enumerate(counts):
        worth += count * (FUEL_WORTH if symbol in (low, high) else ACTIVE_WORTH)
    return worth


def _level(facts: Facts, counts: list[float], colours: list[int], low: int, high: int) -> float:
    deed = facts.standard
    assert deed is not None
    spare = counts[low] + counts[high]
    match deed.kind:
        case k if k == LOSE:
            return min(deed.most, counts[deed.arg])
        case k if k == LOSE_INACTIVE:
            return min(3, spare)
        case k if k == COLOUR_AT_LEAST:
            return colours[deed.arg] >= deed.need
        case k if k == COLOUR_EXACTLY:
            return colours[deed.arg] == deed.need
        case k if k == COLOUR_UP_TO:
            return min(3, colours[deed.arg])
        case k if k == PARTNER_COLOUR:
            return 0.4
        case k if k == INACTIVE:
            return spare >= deed.need
    return spare == deed.need


def objective(table: Table, ask: Ask) -> list[float]:
    """The symbol that more hand cards show."""
    hand = table.hand
    return [
        sum(option.symbol in facts.symbols for facts in hand)
        for option in ask.options
        if isinstance(option, ChooseSymbol)
    ]


def board(view: Mapping[str, Any], ask: Ask) -> list[float]:
    """The board with the better bonuses within reach."""
    return [bonus_sums(option.id)[SOON] for option in ask.options if isinstance(option, ChooseBoard)]
