"""Playing two cards, as far as it can be seen: effects left to right, tea, cups, and what stays in the hand."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

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
    facts_for,
)
from oldpath.games.ronin.judgement.table import Table
from oldpath.games.ronin.judgement.worth import HELD, Worth


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
            counts, alike = self.after_left(left.facts)
            for right in hand if at >= old else hand[old:]:
                if right is not left:
                    best = max(best, self.of_right(left, right, counts, alike))
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
        counts, tokens = self.after_left(left.facts)
        return {right.id: self.of_right(left, right, counts, tokens) for right in self.hand if right is not left}

    def after_left(self, left: Facts) -> tuple[list[float], int]:
        """The symbols once the left card has been applied, and how many cards of its colour there are then."""
        counts = self.table.counts[:]
        for symbol in left.symbols:
            counts[symbol] += 1
        alike = self.table.colours[left.colour] + 1
        if left.standard is not None:
            self.apply(left.standard, counts, left.colour, alike, -1)
        return counts, alike

    def of_right(self, left: Held, right: Held, counts: list[float], alike: int) -> float:
        """The worth of the right card after the left one, of the tea that follows, and of what stays in the hand."""
        one, other, worth = left.facts, right.facts, self.worth
        counts = counts[:]
        for symbol in other.symbols:
            counts[symbol] += 1
        if other.standard is not None:
            self.apply(other.standard, counts, one.colour, alike, other.colour)
        pours = one.at_tea or other.at_tea
        partnership = self.at_tea(one, other, counts, alike) if pours else self.tracks_now
        first, second = self.first - left.first - right.first, self.second - left.second - right.second
        kept = self.kept - left.keep - right.keep + worth.objective * (max(second, first))
        return worth.of_symbols(counts) + partnership + kept

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

    def apply(self, deed: Deed, counts: list[float], colour: int, alike: int, own: int) -> None:
        """A standard effect."""
        level = self.level(deed, counts, colour, alike, own)
        if level:
            if deed.kind <= LOSE_INACTIVE:
                self.pay(deed, counts, level)
            for symbol, gain in enumerate(deed.gain):
                if gain:
                    counts[symbol] += gain * level

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
