"""The small choices that cards and rules ask for: which attribute, which trail, which card to give up."""

from oldpath.games.old_world.components import (
    HAND_LIMIT,
    NOTHING,
    TERRAINS,
    TOP_LEVEL,
)
from oldpath.games.old_world.moves import board, cards, goods, growth
from oldpath.games.old_world.options import ATTRIBUTE, HALF, TRAIL, EitherOption, OfCard, OfThing, Say
from oldpath.games.old_world.rules.carrying import carry
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame
from oldpath.kernel.piece import piece_list


def learn(game: OldWorldGame, seat: int, attribute: int) -> None:
    """An attribute one level up, and the potion limit checked at once (OW-093, OW-122)."""
    growth.raise_attribute(game, seat, attribute)
    keep_potion_limit(game, seat)


def gain_potions(game: OldWorldGame, seat: int, count: int) -> None:
    """Top cards of the potion deck, and the limit checked at once (OW-122)."""
    goods.draw_potions(game, seat, count)
    keep_potion_limit(game, seat)


def keep_potion_limit(game: OldWorldGame, seat: int) -> None:
    """Whoever has too many potions gives up the rest (OW-122)."""
    over = len(game.state.seats[seat].potions) - goods.potion_limit(game, seat)
    if over > 0:
        game.state.stack.append(PotionLoss(seat=seat, count=over))


def lowest(levels: list[int]) -> list[int]:
    """The attributes at the lowest level; none when all are at the top (E-22, E-73)."""
    least = min(levels)
    return [attribute for attribute, level in enumerate(levels) if level == least] if least < TOP_LEVEL else []


@frame
class AttributeChoice(Frame):
    """Raise attributes of one's choice, one after the other, each a different one (E-22, E-73)."""

    steps = ("choose_attribute",)

    seat: int = 0
    count: int = 1
    lowest_only: bool = False
    raised: list[int] = piece_list()

    def choose_attribute(self, game: OldWorldGame) -> Ask | None:
        """Any below the top level, or one of the lowest of those not raised yet."""
        if len(self.raised) >= self.count:
            return None
        levels = game.state.seats[self.seat].levels
        left = [a for a in range(len(levels)) if a not in self.raised and levels[a] < TOP_LEVEL]
        if self.lowest_only and left:
            least = min(levels[a] for a in left)
            left = [a for a in left if levels[a] == least]
        return Ask(self.seat, "attribute", [ATTRIBUTE[a] for a in left], "OW-087") if left else None

    def attribute_chosen(self, game: OldWorldGame, seat: int, option: Say) -> None:
        """One level up."""
        attribute = ATTRIBUTE.index(option)
        self.raised.append(attribute)
        learn(game, seat, attribute)


@frame
class TrailChoice(Frame):
    """Take a trail token of one's choice (OW-199)."""

    steps = ("choose_trail",)

    seat: int = 0
    taken: bool = False

    def choose_trail(self, game: OldWorldGame) -> Ask | None:
        """Any terrain whose stack is not empty and for which one has no trail yet (E-13, E-16)."""
        if self.taken:
            return None
        found = [t for t in range(len(TERRAINS)) if board.may_take_trail(game, self.seat, t)]
        return Ask(self.seat, "trail", [TRAIL[t] for t in found], "OW-199") if found else None

    def trail_chosen(self, game: OldWorldGame, seat: int, option: Say) -> None:
        """Take it."""
        self.taken = True
        board.take_trail(game, seat, TRAIL.index(option))


@frame
class PotionLoss(Frame):
    """Give up unused potions of one's choice (OW-122)."""

    steps = ("choose_potion",)

    seat: int = 0
    count: int = 0
    rule: str = "OW-122"

    def choose_potion(self, game: OldWorldGame) -> Ask | None:
        """One after the other; potions of one kind are alike."""
        mine = game.state.seats[self.seat]
        if not self.count or not mine.potions:
            return None
        kinds = sorted(set(mine.potions))
        things = game.box.shelf.things
        return Ask(self.seat, "potion", [things["potion", "give_up", kind] for kind in kinds], self.rule)

    def potion_chosen(self, game: OldWorldGame, seat: int, option: OfThing) -> None:
        """To the shared discard."""
        self.count -= 1
        goods.lose_potion(game, seat, option.number)


@frame
class Discarding(Frame):
    """Discard hand cards of one's choice, in an order of one's choice (OW-480)."""

    steps = ("choose_card",)

    seat: int = 0
    count: int = 0

    def choose_card(self, game: OldWorldGame) -> Ask | None:
        """As many as are asked for, or as there are."""
        hand = game.state.seats[self.seat].hand
        if not self.count or not hand:
            return None
        options = game.box.shelf.cards
        return Ask(self.seat, "discard", [options["discard", card] for card in hand], "OW-480")

    def discard_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """Onto the own discard pile."""
        self.count -= 1
        cards.discard(game, seat, option.number)


@frame
class Trashing(Frame):
    """Trash own cards from hand, deck or discard pile (OW-081, OW-082)."""

    steps = ("choose_card", "shuffle")

    seat: int = 0
    count: int = 0
    fatigue: bool = False

    def choose_card(self, game: OldWorldGame) -> Ask | None:
        """Exactly so many, or all there are (E-56)."""
        found = cards.all_cards(game, self.seat) if self.count else []
        if not found:
            return None
        options = game.box.shelf.cards
        rule = "OW-390" if self.fatigue else "OW-082"
        return Ask(self.seat, "trash", [options["trash", card] for card in sorted(found)], rule)

    def trash_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """To the box."""
        self.count -= 1
        cards.trash(game, seat, option.number)

    def shuffle(self, game: OldWorldGame) -> None:
        """The deck was looked through (OW-077); after fatigue all cards are one new deck (OW-391)."""
        if self.fatigue:
            cards.gather(game, self.seat, hand=True)
        else:
            cards.shuffle(game, self.seat)


@frame
class RowChoice(Frame):
    """Take a card of a stated cost from the row onto the discard pile (OW-197, OW-198, OW-362)."""

    steps = ("choose_row_card",)

    seat: int = 0
    cost: int = NOTHING
    """The printed cost, or any."""
    rule: str = "OW-197"
    taken: bool = False

    def choose_row_card(self, game: OldWorldGame) -> Ask | None:
        """One of the row; where none fits, the shared deck is searched."""
        if self.taken:
            return None
        row, costs = game.state.row, game.box.costs
        fitting = [s for s, card in enumerate(row) if card != NOTHING and self.cost in (NOTHING, costs[card])]
        if not fitting:
            found = cards.search_shared(game, self.cost) if self.cost != NOTHING else NOTHING
            if found != NOTHING:
                cards.gain(game, self.seat, found, to_hand=False)
            return None
        options = game.box.shelf.cards
        return Ask(self.seat, "row_card", [options["take", row[slot]] for slot in fitting], self.rule)

    def row_card_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """Onto the own discard pile; the row is refilled (E-53)."""
        self.taken = True
        cards.take_from_row(game, seat, game.state.row.index(option.number), to_hand=False)


@frame
class EitherChoice(Frame):
    """One of two programs."""

    steps = ("choose_either",)

    seat: int = 0
    programs: list[int] = piece_list()

    def choose_either(self, game: OldWorldGame) -> Ask | None:
        """The first or the second."""
        options = game.box.shelf.programs
        made = [options[at, number] for at, number in enumerate(self.programs)]
        return Ask(self.seat, "either", made, "OW-393") if made else None

    def either_chosen(self, game: OldWorldGame, seat: int, option: EitherOption) -> None:
        """Carry it out."""
        chosen = option.does.number
        self.programs = []
        carry(game, seat, game.box.programs[chosen])


@frame
class ReturnToDeck(Frame):
    """Put cards of one's choice from the discard pile into the deck or Life Pool and shuffle."""

    steps = ("choose_card", "shuffle")

    seat: int = 0
    count: int = 0

    def choose_card(self, game: OldWorldGame) -> Ask | None:
        """Any card of the own discard pile."""
        mine = game.state.seats[self.seat]
        if not self.count or not mine.discard:
            return None
        options = game.box.shelf.cards
        return Ask(self.seat, "returned", [options["return", card] for card in mine.discard], "OW-066")

    def returned_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """Into the deck."""
        self.count -= 1
        mine = game.state.seats[seat]
        mine.discard.remove(option.number)
        mine.deck.append(option.number)

    def shuffle(self, game: OldWorldGame) -> None:
        """Nobody knows its order now."""
        cards.shuffle(game, self.seat)


@frame
class DeckDiscard(Frame):
    """Pick cards of the own deck, discard them, and shuffle."""

    steps = ("choose_card", "shuffle")

    seat: int = 0
    count: int = 0

    def choose_card(self, game: OldWorldGame) -> Ask | None:
        """Any card of the own deck or Life Pool."""
        mine = game.state.seats[self.seat]
        found = sorted([*mine.deck, *mine.on_top])
        if not self.count or not found:
            return None
        options = game.box.shelf.cards
        return Ask(self.seat, "deck_card", [options["discard", card] for card in found], "OW-477")

    def deck_card_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """Onto the discard pile."""
        self.count -= 1
        mine = game.state.seats[seat]
        (mine.deck if option.number in mine.deck else mine.on_top).remove(option.number)
        cards.onto_discard(game, seat, option.number)

    def shuffle(self, game: OldWorldGame) -> None:
        """Nobody knows its order now."""
        cards.shuffle(game, self.seat)


@frame
class FromDiscard(Frame):
    """Take a card of one's choice from the own discard pile into the hand (OW-411)."""

    steps = ("choose_card",)

    seat: int = 0
    taken: bool = False

    def choose_card(self, game: OldWorldGame) -> Ask | None:
        """Any card of it."""
        mine = game.state.seats[self.seat]
        if self.taken or not mine.discard or len(mine.hand) >= HAND_LIMIT:
            return None
        options = game.box.shelf.cards
        return Ask(self.seat, "taken_back", [options["take", card] for card in mine.discard], "OW-411")

    def taken_back_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """Into the hand."""
        self.taken = True
        cards.take_from_discard(game, seat, option.number)


@frame
class HalfChoice(Frame):
    """Charge or Bite, once the monster's card is revealed."""

    steps = ("choose_half",)

    seat: int = 0
    chosen: bool = False

    def choose_half(self, game: OldWorldGame) -> Ask | None:
        """Either half."""
        return None if self.chosen else Ask(self.seat, "half", HALF, "OW-312")

    def half_chosen(self, game: OldWorldGame, seat: int, option: Say) -> None:
        """It is carried out instead of the one announced."""
        self.chosen = True
        fight = game.state.fight
        assert fight is not None
        fight.half = HALF.index(option)
