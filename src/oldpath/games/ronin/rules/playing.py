"""Step 2: playing cards (RO-159 to RO-169)."""

from oldpath.games.ronin import moves
from oldpath.games.ronin.components import CardId
from oldpath.games.ronin.options import PlayCard
from oldpath.games.ronin.rules import abilities
from oldpath.games.ronin.rules.effects import EffectOfCard
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, each_seat, frame
from oldpath.kernel.piece import piece_list


@frame
class PlayingCards(Frame):
    """Every player lays two cards face down; then all are revealed and applied in initiative order.

    Whoever has no two cards left lays what there is.
    """

    steps = ("offer_abilities", "choose_cards", "reveal", "apply_effects")

    chosen: list[list[CardId]] = piece_list()
    """What each player has laid face down, in order; sealed until the reveal (RO-396)."""
    turn_of: int = 0
    """Twice the place in the initiative order, plus one for the right card."""

    def offer_abilities(self, game: RoninGame) -> None:
        """Abilities for the start of the step (RO-249)."""
        self.chosen = [[] for _ in range(game.state.players)]
        abilities.open_window(game, "start_of_playing")

    @each_seat
    def choose_cards(self, game: RoninGame, seat: int) -> Ask | None:
        """Exactly two cards of the hand, the left one first (RO-159, RO-160); of a shorter hand all there are."""
        chosen = self.chosen[seat]
        hand = game.state.seats[seat].hand
        if len(chosen) == 2 or len(chosen) == len(hand):
            return None
        plays = game.box.shelf.plays
        if not chosen:
            return Ask(seat, "left_card", [plays[card] for card in hand], "RO-159")
        left = chosen[0]
        return Ask(seat, "right_card", [plays[card] for card in hand if card != left], "RO-160")

    def left_card_chosen(self, game: RoninGame, seat: int, option: PlayCard) -> None:
        """The card that enters the timeline first."""
        self.chosen[seat].append(option.card)

    def right_card_chosen(self, game: RoninGame, seat: int, option: PlayCard) -> None:
        """The card that enters it second; after it nothing can be changed (RO-162)."""
        self.chosen[seat].append(option.card)

    def reveal(self, game: RoninGame) -> None:
        """All at once, to the right end of the timelines (RO-161, RO-163)."""
        game.reveal()
        for seat, cards in enumerate(self.chosen):
            for card in cards:
                moves.leave_hand(game, seat, card)
            moves.add_to_timeline(game, seat, *cards)

    def apply_effects(self, game: RoninGame) -> None:
        """Seat by seat in initiative order, the left card before the right one (RO-164 to RO-166)."""
        state = game.state
        order = state.initiative
        while self.turn_of < 2 * len(order):
            seat, right = order[self.turn_of >> 1], self.turn_of & 1
            self.turn_of += 1
            if seat >= state.players or right >= len(self.chosen[seat]):
                continue
            timeline = state.seats[seat].timeline
            place = len(timeline) - len(self.chosen[seat]) + right
            if game.box.standard[timeline[place]] is not None:
                state.stack.append(EffectOfCard(seat=seat, place=place))
                self.step -= 1
                return
