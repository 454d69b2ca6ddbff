"""Phase III: discard, draw up, gain a card (OW-221 to OW-236, OW-460, OW-474)."""

from oldpath.games.old_world.components import NOTHING, REFILL, ROW, SLOT_PRICES
from oldpath.games.old_world.moves import cards
from oldpath.games.old_world.options import STOP, OfCard, Say
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame


def price(game: OldWorldGame, slot: int) -> int:
    """The printed cost changed by the slot, never below 0 (OW-227 to OW-231)."""
    if game.state.free_card:
        return 0
    return max(0, game.box.costs[game.state.row[slot]] + SLOT_PRICES[slot])


@frame
class PhaseThree(Frame):
    """Three steps in a fixed order (OW-221)."""

    steps = ("discard_cards", "draw_up", "gain_card", "pay", "take", "solo_discard")

    enough: bool = False
    slot: int = NOTHING
    owed: int = 0

    def discard_cards(self, game: OldWorldGame) -> Ask | None:
        """Any number, down to 3 at most (OW-222, OW-223)."""
        seat = game.state.active
        hand = game.state.seats[seat].hand
        if self.enough or not hand:
            return None
        options: list[OfCard | Say] = [game.box.shelf.cards["discard", card] for card in hand]
        if len(hand) <= REFILL:
            options.append(STOP)
        return Ask(seat, "leave", options, "OW-222")

    def leave_chosen(self, game: OldWorldGame, seat: int, option: OfCard | Say) -> None:
        """Onto the discard pile, or enough."""
        if isinstance(option, OfCard):
            cards.discard(game, seat, option.number)
        else:
            self.enough = True

    def draw_up(self, game: OldWorldGame) -> None:
        """Up to 3, or what this turn made of it (OW-224, OW-236, OW-474)."""
        state = game.state
        target = max(0, REFILL + state.draw_change) if state.draw_fixed == NOTHING else state.draw_fixed
        cards.draw(game, state.active, target - len(state.seats[state.active].hand))

    def gain_card(self, game: OldWorldGame) -> Ask | None:
        """One of the row that can be paid; it must be one (OW-225, OW-226, E-52)."""
        state = game.state
        if self.slot != NOTHING:
            return None
        held = len(state.seats[state.active].hand)
        shelf = game.box.shelf.cards
        options = [
            shelf["buy", card] for slot, card in enumerate(state.row) if card != NOTHING and price(game, slot) <= held
        ]
        return Ask(state.active, "gain", options, "OW-225") if options else None

    def gain_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """Its price is owed now."""
        self.slot = game.state.row.index(option.number)
        self.owed = price(game, self.slot)

    def pay(self, game: OldWorldGame) -> Ask | None:
        """With hand cards of one's choice (OW-227)."""
        if not self.owed:
            return None
        seat = game.state.active
        shelf = game.box.shelf.cards
        return Ask(seat, "payment", [shelf["discard", card] for card in game.state.seats[seat].hand], "OW-227")

    def payment_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """Onto the own discard pile."""
        self.owed -= 1
        cards.discard(game, seat, option.number)

    def take(self, game: OldWorldGame) -> None:
        """The card goes to the hand, the row is refilled (OW-232, OW-233)."""
        if self.slot != NOTHING:
            cards.take_from_row(game, game.state.active, self.slot, to_hand=True)

    def solo_discard(self, game: OldWorldGame) -> None:
        """In solo the rightmost card goes when another one was taken (OW-460, E-54)."""
        state = game.state
        if state.players == 1 and self.slot not in (NOTHING, ROW - 1) and state.row[-1] != NOTHING:
            cards.clear_slot(game, state.active, ROW - 1, to_box=False)
            cards.fill_row(game)
