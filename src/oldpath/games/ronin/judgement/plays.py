"""Playing two cards, as far as it can be seen: effects left to right, tea, cups, and what stays in the hand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from oldpath.games.ronin.components import CHAPTERS
from oldpath.games.ronin.judgement.facts import (
    BOTH_TRACKS,
    COLOUR_AT_LEAST,
    COLOUR_UP_TO,
    INACTIVE,
    LOSE,
    LOSE_INACTIVE,
    ONE_TRACK,
    PARTNER_COLOUR,
    Deed,
    Facts,
    ability_words,
    facts_for,
)
from oldpath.games.ronin.judgement.table import Table
from oldpath.games.ronin.judgement.worth import HELD, Worth
from oldpath.games.ronin.verbs import AbilityWord
from oldpath.games.ronin.verbs.abilities import IgnoreLoss, MaxResult, RaiseLevel

RESERVES = {IgnoreLoss: 0.6, MaxResult: 1.5, RaiseLevel: 0.6}
"""What an ability that changes an effect must bring while there is time to use it later."""


class Help(NamedTuple):
    """How an ability changes the effect of a played card, and what it must bring to be used now."""

    eased: int = 0
    """Symbols that need not be lost."""
    raised: int = 0
    """Levels higher."""
    maxed: bool = False
    price: float = 0.0


NO_HELP = Help()
ALONE = (NO_HELP,)


def help_of(word: AbilityWord, turns: int) -> Help:
    """What the ability does to an effect, with so many turns of the game left to use it in."""
    price = 0.01 + RESERVES.get(type(word), 1.0) * min(1.0, turns / 4)
    match word:
        case IgnoreLoss(amount=amount):
            return Help(eased=amount, price=price)
        case RaiseLevel(by=by):
            return Help(raised=by, price=price)
        case MaxResult():
            return Help(maxed=True, price=price)
    return NO_HELP


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the hand: what it does, and what it is worth to hold it."""

    id: str
    facts: Facts
    keep: float
    first: int
    """Does it show the first objective symbol?"""
    second: int


class Plays:
    """All ways to play two cards out of a hand."""

    def __init__(self, table: Table, hand: Iterable[str], expecting: bool = True) -> None:
        """Look at the hand and at what lies on the table."""
        self.table = table
        self.worth = Worth(table, max(0, table.turns_left))
        self.tracks_now = self.worth.of_tracks(*table.tracks)
        self.partner = table.partner_colours(expecting)
        self.objectives = table.objectives()
        following = table.chapter if table.turns_left > 0 else min(CHAPTERS, table.chapter + 1)
        self.following = facts_for(*table.pair_of(following))
        self.hand = [self.held(card) for card in hand]
        words = [ability_words()[use] for use in table.mine["ready"]]
        self.helps = [help_of(word, table.all_turns_left) for word in words if type(word) in RESERVES]
        self.kept = sum(held.keep for held in self.hand)
        self.first = sum(held.first for held in self.hand)
        self.second = sum(held.second for held in self.hand)

    def held(self, card: str) -> Held:
        """A card as one holds it."""
        facts = self.table.cards[card]
        keep = HELD * self.following[card].promise if self.worth.later else 0.0
        first, second = self.objectives
        return Held(card, facts, keep, int(first in facts.symbols), int(second in facts.symbols))

    def best(self, new: int = 0) -> float:
        """The worth of the best two cards; with `new`, one of them among the last so many of the hand."""
        hand = self.hand
        old = len(hand) - new if new else 0
        best = -1e9
        for at, left in enumerate(hand):
            for start in self.starts(left.facts):
                for right in hand if at >= old else hand[old:]:
                    if right is not left:
                        best = max(best, self.of_right(left, right, *start))
        return best

    def with_new(self, cards: Sequence[str], alone: float) -> float:
        """The worth of the best play once these cards are in the hand too; `alone` is its worth without them."""
        hand, kept, first, second = self.hand, self.kept, self.first, self.second
        new = [self.held(card) for card in cards]
        self.hand = hand + new
        self.kept += sum(held.keep for held in new)
        self.first += sum(held.first for held in new)
        self.second += sum(held.second for held in new)
        found = max(alone + self.kept - kept, self.best(len(new)))
        self.hand, self.kept, self.first, self.second = hand, kept, first, second
        return found

    def of_lefts(self) -> dict[str, float]:
        """For each card the worth of laying it left, with the best card to its right."""
        return {left.id: max(self.of_rights(left).values(), default=0.0) for left in self.hand}

    def of_rights(self, left: Held) -> dict[str, float]:
        """For each other card the worth of laying it right of this one."""
        starts = self.starts(left.facts)
        return {
            right.id: max(self.of_right(left, right, *start) for start in starts)
            for right in self.hand
            if right is not left
        }

    def helps_for(self, facts: Facts) -> Sequence[Help]:
        """The ways to apply the card's effect: as it is, and with each ability that changes it."""
        return ALONE if facts.standard is None or not self.helps else [NO_HELP, *self.helps]

    def starts(self, left: Facts) -> list[tuple[list[float], int, Help]]:
        """The left card applied in each way: the symbols after it, how many cards have its colour, and the way."""
        alike = self.table.colours[left.colour] + 1
        found = []
        for way in self.helps_for(left):
            counts = self.table.counts[:]
            for symbol in left.symbols:
                counts[symbol] += 1
            if left.standard is not None:
                self.apply(left.standard, counts, left.colour, alike, -1, way)
            found.append((counts, alike, way))
        return found

    def of_right(self, left: Held, right: Held, counts: list[float], alike: int, used: Help) -> float:
        """The worth of the right card after the left one, in the best way that is left."""
        ways = self.helps_for(right.facts) if used is NO_HELP else ALONE
        return max(self.in_way(left, right, counts, alike, way) for way in ways) - used.price

    def in_way(self, left: Held, right: Held, counts: list[float], alike: int, way: Help) -> float:
        """The worth of the right card applied in this way, of the tea that follows, and of what stays in the hand."""
        one, other, worth = left.facts, right.facts, self.worth
        counts = counts[:]
        for symbol in other.symbols:
            counts[symbol] += 1
        if other.standard is not None:
            self.apply(other.standard, counts, one.colour, alike, other.colour, way)
        pours = one.at_tea or other.at_tea
        partnership = self.at_tea(one, other, counts, alike) if pours else self.tracks_now
        first, second = self.first - left.first - right.first, self.second - left.second - right.second
        kept = self.kept - left.keep - right.keep + worth.objective * (max(second, first))
        return worth.of_symbols(counts) + partnership + kept - way.price

    def at_tea(self, one: Facts, other: Facts, counts: list[float], alike: int) -> float:
        """What the tracks are worth after tea and cups; what is paid for it is taken from the symbols."""
        to_left: float
        to_right: float
        to_left, to_right = self.table.tracks
        if one.tea is not None:
            # The left card does not see the right one (RO-172).
            for symbol in other.symbols:
                counts[symbol] -= 1
            to_left, to_right = self.pour(one.tea, counts, one.colour, alike, -1, to_left, to_right)
            for symbol in other.symbols:
                counts[symbol] += 1
        if other.tea is not None:
            to_left, to_right = self.pour(other.tea, counts, one.colour, alike, other.colour, to_left, to_right)
        lone = 0.0
        for side in (0, 1):
            new = (one.cup == side) + (other.cup == side)
            if new:
                paired = max(0, min(new, self.table.cups_facing[side] - self.table.cups[side]))
                lone += (new - paired) * self.worth.cup
                if side:
                    to_right += 2 * paired
                else:
                    to_left += 2 * paired
        return self.worth.of_tracks(to_left, to_right) + lone

    def level(self, deed: Deed, counts: list[float], colour: int, alike: int, own: int) -> float:
        """To what level the effect is applied; `colour` has `alike` cards, and one more card has the colour `own`."""
        table, kind = self.table, deed.kind
        if kind == LOSE:
            return min(deed.most, counts[deed.arg])
        if kind == LOSE_INACTIVE:
            return min(3, counts[table.low] + counts[table.high])
        if kind <= COLOUR_UP_TO:
            have = (alike if deed.arg == colour else table.colours[deed.arg]) + (deed.arg == own)
            if kind == COLOUR_UP_TO:
                return min(3, have)
            return have >= deed.need if kind == COLOUR_AT_LEAST else have == deed.need
        if kind == PARTNER_COLOUR:
            return min(3.0, self.partner[deed.arg])
        idle = counts[table.low] + counts[table.high]
        return idle >= deed.need if kind == INACTIVE else idle == deed.need

    def pay(self, deed: Deed, counts: list[float], level: float) -> None:
        """Take away what the effect costs, of the inactive symbols the more frequent first."""
        if deed.kind == LOSE:
            counts[deed.arg] -= level
        elif deed.kind == LOSE_INACTIVE:
            low, high = self.table.low, self.table.high
            part = min(counts[high], max(0.0, (counts[high] - counts[low] + level) / 2))
            counts[high] -= part
            counts[low] = max(0.0, counts[low] - (level - part))

    def apply(self, deed: Deed, counts: list[float], colour: int, alike: int, own: int, way: Help = NO_HELP) -> None:
        """A standard effect."""
        level = self.level(deed, counts, colour, alike, own)
        if way is not NO_HELP:
            level = self.helped(deed, counts, level, way)
        elif level and deed.kind <= LOSE_INACTIVE:
            self.pay(deed, counts, level)
        if level:
            for symbol, gain in enumerate(deed.gain):
                if gain:
                    counts[symbol] += gain * level

    def helped(self, deed: Deed, counts: list[float], level: float, way: Help) -> float:
        """The level of an effect that an ability changes, once it is paid for."""
        if way.maxed:
            return deed.most
        if deed.kind <= LOSE_INACTIVE:
            reach = min(deed.most, level + way.eased)
            self.pay(deed, counts, max(0.0, reach - way.eased))
            level = reach
        return min(deed.most, level + way.raised) if level else 0.0

    def pour(
        self, deed: Deed, counts: list[float], colour: int, alike: int, own: int, to_left: float, to_right: float
    ) -> tuple[float, float]:
        """A tea effect: the tracks after it."""
        level = self.level(deed, counts, colour, alike, own)
        if not level:
            return to_left, to_right
        if deed.kind <= LOSE_INACTIVE:
            self.pay(deed, counts, level)
        points = deed.points * level
        if deed.tracks == BOTH_TRACKS:
            return to_left + points, to_right + points
        assert deed.tracks == ONE_TRACK
        of_tracks = self.worth.of_tracks
        if of_tracks(to_left + points, to_right) >= of_tracks(to_left, to_right + points):
            return to_left + points, to_right
        return to_left, to_right + points
