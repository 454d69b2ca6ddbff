"""A seat's view of the table in the numbers that a bot thinks in."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

from oldpath.games.ronin.components import CHAPTERS, CUP, SYMBOLS, TURNS
from oldpath.games.ronin.judgement.facts import Facts, box, facts_for
from oldpath.games.ronin.judgement.tracks import bonus_sums

UNREVEALED = 0.4
"""How many cards of a colour a partner is expected to play in a turn."""


class Table:
    """What the seat that is asked sees."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        """Read the view once."""
        self.view = view
        self.me: int = view["viewer"]
        self.seats: list[dict[str, Any]] = [*view["seats"], *view["automas"]]
        self.mine = self.seats[self.me]
        self.chapter: int = view["chapter"]
        self.left = SYMBOLS.index(view["left"])
        self.right = SYMBOLS.index(view["right"])
        self.low, self.high = inactive(self.left, self.right)
        self.cards = facts_for(self.left, self.right)
        self.turns_left: int = 3 * self.chapter - view["turn"]
        """Turns of this chapter after the current one; -1 when the chapter is being scored."""
        self.all_turns_left: int = CHAPTERS * TURNS - view["turn"]
        self.partners = ((self.me + 1) % len(self.seats), (self.me - 1) % len(self.seats))
        self.track_numbers = (self.me, self.partners[1])
        tracks, boards = view["tracks"], view["boards"]
        self.tracks: tuple[int, ...] = tuple(tracks[number] for number in self.track_numbers)
        self.sums = tuple(bonus_sums(boards[number]) for number in self.track_numbers)
        self.length: int = view["length"]
        self.xp: int = self.mine["xp"]
        self.read_timeline()

    def read_timeline(self) -> None:
        """Symbols, colours and cups of the own timeline and supply."""
        counts: list[float] = [*self.mine["tokens"]]
        colours = [0, 0, 0, 0, 0]
        cups = [0, 0]
        cards = self.cards
        for card, cover in zip(self.mine["timeline"], self.mine["covers"], strict=True):
            facts = cards[card]
            for bit, symbol in enumerate(facts.symbols):
                if not cover >> bit & 1:
                    counts[symbol] += 1
            colours[facts.colour] += 1
            if facts.cup >= 0 and not cover & CUP:
                cups[facts.cup] += 1
        self.counts = counts
        self.colours = colours
        self.cups = cups

    @cached_property
    def cups_facing(self) -> tuple[int, int]:
        """The partners' uncovered cups that point at this seat: of the left partner, of the right one."""
        return self._cups_of(self.partners[0], 1), self._cups_of(self.partners[1], 0)

    def _cups_of(self, seat: int, side: int) -> int:
        theirs, cards = self.seats[seat], self.cards
        return sum(
            cards[card].cup == side and not cover & CUP
            for card, cover in zip(theirs["timeline"], theirs["covers"], strict=True)
        )

    def partner_colours(self, expecting: bool) -> list[float]:
        """For each colour how many cards the better partner has of it, perhaps with what is still to be revealed."""
        cards = self.cards
        found = [0.0] * 5
        for seat in self.partners:
            counted = [0.0] * 5
            for card in self.seats[seat]["timeline"]:
                counted[cards[card].colour] += 1
            if expecting and seat < len(self.view["seats"]):
                counted = [count + UNREVEALED for count in counted]
            found = [max(pair) for pair in zip(found, counted, strict=True)]
        return found

    def colour_of_partner(self, side: int, colour: int) -> int:
        """How many cards of the colour lie before the partner on that side."""
        return sum(self.cards[card].colour == colour for card in self.seats[self.partners[side]]["timeline"])

    @property
    def hand(self) -> list[Facts]:
        """The own hand."""
        return [self.cards[card] for card in self.mine["hand"]]

    def pair_of(self, chapter: int) -> tuple[int, int]:
        """The active symbols of a chapter, by the chapter card."""
        return _pairs()[self.view["chapter_card"]][chapter - 1]

    def objectives(self) -> tuple[int, int]:
        """The two symbols of which one will count on hand cards at the end."""
        return inactive(*self.pair_of(CHAPTERS))


@cache
def inactive(left: int, right: int) -> tuple[int, int]:
    """The other two symbols."""
    low, high = (symbol for symbol in range(4) if symbol not in (left, right))
    return low, high


@cache
def _pairs() -> dict[str, list[tuple[int, int]]]:
    """The pairs of each chapter card."""
    return {chapter.id: [(left, right) for left, right in chapter.pairs] for chapter in box().chapters}
