"""What a bot knows of the cards: printed facts, ready for one pair of active symbols, looked up by id."""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from oldpath.games.ronin.box import Box, Card, Counts, open_box
from oldpath.games.ronin.components import COLOURS, SYMBOLS
from oldpath.games.ronin.verbs import AbilityWord, Condition, Effect, Result
from oldpath.games.ronin.verbs.conditions import HaveColour, HaveInactive, Lose, LoseUpTo3, PartnerColour
from oldpath.games.ronin.verbs.results import GainBothActive, GainPath, GainSet, GainSymbol, Partnership

LOSE, LOSE_INACTIVE, COLOUR_AT_LEAST, COLOUR_EXACTLY, COLOUR_UP_TO, PARTNER_COLOUR, INACTIVE_EXACTLY, INACTIVE = range(
    8
)
"""What an effect asks for."""
NO_TRACK, BOTH_TRACKS, ONE_TRACK = range(3)

USUAL_LEVEL = {
    LOSE: 1.2, LOSE_INACTIVE: 2.2, COLOUR_AT_LEAST: 0.55, COLOUR_EXACTLY: 0.4, COLOUR_UP_TO: 1.5, PARTNER_COLOUR: 1.6,
    INACTIVE_EXACTLY: 0.35, INACTIVE: 0.7,
}  # fmt: skip
"""To what level a condition is met in an ordinary turn."""
ACTIVE_WORTH, FUEL_WORTH, POINT_WORTH, CUP_WORTH = 0.75, 0.15, 1.0, 0.7


class Deed(NamedTuple):
    """An effect in numbers: its condition, and what one level of it gives."""

    kind: int
    arg: int
    """The symbol or colour in question."""
    need: int
    """How many are needed; 0 where the effect is graded."""
    most: int
    """The highest level, 3 or 1."""
    gain: Counts
    tracks: int
    points: int


@dataclass(frozen=True, slots=True)
class Facts:
    """One card under one pair of active symbols."""

    colour: int
    symbols: tuple[int, ...]
    shown: tuple[Counts, ...]
    cup: int
    standard: Deed | None
    tea: Deed | None
    at_tea: bool
    """Has it something for the tea ceremony: an effect or a cup?"""
    active: int
    """How many active symbols it shows."""
    promise: float
    """What it brings in an ordinary turn."""


@cache
def box() -> Box:
    """The printed box."""
    return open_box(())


@cache
def ability_words() -> dict[str, AbilityWord]:
    """What the abilities do, by the name that a view gives an ability or its card."""
    return {name: box().abilities[use >> 1].word for use, name in enumerate(box().names["ability"])}


@cache
def facts_for(left: int, right: int) -> dict[str, Facts]:
    """All cards by id, with this pair active."""
    return {card.id: _facts(card, left, right) for card in box().cards}


def _facts(card: Card, left: int, right: int) -> Facts:
    standard = None if card.standard is None else deed_of(card.standard, left, right)
    tea = None if card.tea is None else deed_of(card.tea, left, right)
    active = sum(symbol in (left, right) for symbol in card.symbols)
    promise = ACTIVE_WORTH * active + FUEL_WORTH * (len(card.symbols) - active) + CUP_WORTH * (card.cup >= 0)
    for deed in (standard, tea):
        if deed is not None:
            promise += max(0.0, _promise(deed, left, right))
    return Facts(
        card.colour,
        card.symbols,
        card.shown,
        card.cup,
        standard,
        tea,
        tea is not None or card.cup >= 0,
        active,
        promise,
    )


def _promise(deed: Deed, left: int, right: int) -> float:
    """What the effect brings in an ordinary turn, less what it costs."""
    worth = sum(
        gain * (ACTIVE_WORTH if symbol in (left, right) else FUEL_WORTH) for symbol, gain in enumerate(deed.gain)
    )
    worth += POINT_WORTH * deed.points * (2 if deed.tracks == BOTH_TRACKS else 1)
    if deed.kind == LOSE:
        worth -= ACTIVE_WORTH if deed.arg in (left, right) else FUEL_WORTH
    elif deed.kind == LOSE_INACTIVE:
        worth -= FUEL_WORTH
    return min(deed.most, USUAL_LEVEL[deed.kind]) * worth


def deed_of(effect: Effect, left: int, right: int) -> Deed:
    """The effect under this pair."""
    kind, arg, need = _asked(effect.when)
    gain, tracks, points = _given(effect.then, left, right)
    return Deed(kind, arg, need, 3 if effect.when.graded else 1, gain, tracks, points)


def _asked(when: Condition) -> tuple[int, int, int]:
    """The kind of condition, its symbol or colour, and the number it needs."""
    match when:
        case Lose(symbol=symbol):
            return LOSE, SYMBOLS.index(symbol), 1
        case LoseUpTo3(symbol="inactive"):
            return LOSE_INACTIVE, 0, 0
        case LoseUpTo3(symbol=symbol):
            return LOSE, SYMBOLS.index(symbol), 0
        case HaveColour(colour=colour, up_to=3):
            return COLOUR_UP_TO, COLOURS.index(colour), 0
        case HaveColour(colour=colour, exactly=0, at_least=need):
            return COLOUR_AT_LEAST, COLOURS.index(colour), need
        case HaveColour(colour=colour, exactly=need):
            return COLOUR_EXACTLY, COLOURS.index(colour), need
        case PartnerColour(colour=colour):
            return PARTNER_COLOUR, COLOURS.index(colour), 0
        case HaveInactive(exactly=0, at_least=need):
            return INACTIVE, 0, need
        case HaveInactive(exactly=need):
            return INACTIVE_EXACTLY, 0, need
    raise TypeError(f"no bot knows the condition {type(when).__name__}")


def _given(then: Result, left: int, right: int) -> tuple[Counts, int, int]:
    """What one level gives: symbols, on which tracks, how many points."""
    match then:
        case GainPath(path=path, amount=amount):
            return _some(left if path == "left" else right, amount), NO_TRACK, 0
        case GainBothActive():
            return _set(left, right), NO_TRACK, 0
        case GainSymbol(symbol=symbol, amount=amount):
            return _some(SYMBOLS.index(symbol), amount), NO_TRACK, 0
        case GainSet(symbols=symbols):
            return _set(*map(SYMBOLS.index, symbols)), NO_TRACK, 0
        case Partnership(tracks="both"):
            return _set(), BOTH_TRACKS, 1
        case Partnership(amount=amount):
            return _set(), ONE_TRACK, 1 if amount == "level" else amount
    raise TypeError(f"no bot knows the result {type(then).__name__}")


def _some(symbol: int, amount: int | str) -> Counts:
    return _set(*[symbol] * (1 if amount == "level" else int(amount)))


def _set(*symbols: int) -> Counts:
    return (symbols.count(0), symbols.count(1), symbols.count(2), symbols.count(3))
