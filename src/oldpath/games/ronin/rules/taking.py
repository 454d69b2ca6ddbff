"""Step 1: taking cards (RO-128 to RO-158)."""

from oldpath.games.ronin import automa, moves
from oldpath.games.ronin.components import NOBODY, NOTHING
from oldpath.games.ronin.options import TOP, TakePair, TakeTop, UseAbility
from oldpath.games.ronin.rules import abilities
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame


def refresh_market(game: RoninGame) -> None:
    """The uppermost pair goes, the others move up, new cards fill every slot again (RO-131 to RO-136)."""
    state = game.state
    market = state.market
    slots = range(len(market) // 2)
    filled = [slot for slot in slots if market[2 * slot] != NOTHING]
    if filled and (filled[0] == 0 or state.refresh == "uppermost_pair"):
        moves.discard_pair(game, filled.pop(0))
    for to, slot in enumerate(filled):
        if to != slot:
            market[2 * to : 2 * to + 2] = market[2 * slot : 2 * slot + 2]
            market[2 * slot : 2 * slot + 2] = [NOTHING, NOTHING]
    for slot in slots:
        if NOTHING in market[2 * slot : 2 * slot + 2]:
            moves.deal_pair(game, slot)


def first_slot(game: RoninGame) -> int:
    """The first slot that is a place of its own: under one option slot 1 belongs to the top position (RO-144)."""
    return 1 if game.state.top_position == "first_takes_pair" else 0


def free_slots(game: RoninGame, first: int) -> list[int]:
    """The slots from this one on whose pair has not been taken this turn (RO-140)."""
    market = game.state.market
    return [slot for slot in range(first, len(market) // 2) if market[2 * slot] != NOTHING]


def take_pair(game: RoninGame, seat: int, slot: int) -> tuple[int, int]:
    """Stand at a slot; the lowest one gives 1 XP, to a player (RO-147, RO-332)."""
    pair = moves.stand_at_slot(game, seat, slot)
    if slot == len(game.state.figures) - 1 and seat < game.state.players:
        moves.gain_xp(game, seat, 1)
    return pair


def top_pair(game: RoninGame, seat: int) -> tuple[int, int] | None:
    """Stand at the top position; a face-up pair only under the option that gives slot 1's to the first (RO-144)."""
    state = game.state
    moves.stand_at_top(game, seat)
    if state.top_position == "first_takes_pair" and state.figures[0] == NOBODY and state.market[0] != NOTHING:
        return moves.stand_at_slot(game, seat, 0)
    return None


@frame
class TakingCards(Frame):
    """Every seat takes two cards, in initiative order; where it stands is its place in the next order (RO-137)."""

    steps = ("refresh", "offer_abilities", "each_seat_takes", "form_initiative")

    turn_of: int = 0

    def refresh(self, game: RoninGame) -> None:
        """In every turn but the first of the game (RO-129, RO-130)."""
        if game.state.turn > 1:
            refresh_market(game)

    def offer_abilities(self, game: RoninGame) -> None:
        """Abilities for the start of the step (RO-249)."""
        abilities.open_window(game, "start_of_taking")

    def each_seat_takes(self, game: RoninGame) -> Ask | None:
        """Any free pair, or the top position; before that the seat may use abilities (RO-138, RO-139, RO-257)."""
        state = game.state
        while self.turn_of < len(state.initiative):
            seat = state.initiative[self.turn_of]
            if seat < state.players:
                break
            self.turn_of += 1
            automa.take(game, seat)
        else:
            return None
        pairs, market, slots = game.box.shelf.pairs, state.market, len(state.figures)
        options: list[TakePair | TakeTop | UseAbility] = [
            pairs[slot, slots, market[2 * slot], market[2 * slot + 1]] for slot in free_slots(game, first_slot(game))
        ]
        options.append(TOP)
        if state.seats[seat].ready:
            options += abilities.usable(game, seat, "taking")
        return Ask(seat, "place", options, "RO-138")

    def place_chosen(self, game: RoninGame, seat: int, option: TakePair | TakeTop | UseAbility) -> None:
        """Take the two cards into the hand, or use an ability and be asked again."""
        if isinstance(option, UseAbility):
            abilities.use(game, seat, option)
            return
        self.turn_of += 1
        pair = take_pair(game, seat, option.slot) if isinstance(option, TakePair) else top_pair(game, seat)
        if pair is None:
            moves.draw_to_hand(game, seat, 2)
        else:
            game.state.seats[seat].hand += pair if NOTHING not in pair else [card for card in pair if card != NOTHING]

    def form_initiative(self, game: RoninGame) -> None:
        """The top position in order of arrival, then the slots downwards (RO-151, RO-152)."""
        state = game.state
        standing = [seat for seat in state.figures if seat != NOBODY and seat not in state.top]
        order = [*state.top, *standing]
        moves.clear_figures(game)
        moves.form_initiative(game, order)
