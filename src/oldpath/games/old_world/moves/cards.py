"""Action cards: drawn, discarded, trashed, gained; the action row (OW-069 to OW-085, OW-233)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import HAND_LIMIT, NOTHING, ROW
from oldpath.games.old_world.table import OldWorldGame


def in_fight(game: OldWorldGame, seat: int) -> bool:
    """Is this witcher's deck a Life Pool now (OW-239)?"""
    fight = game.state.fight
    return fight is not None and fight.pools and seat in (fight.attacker, fight.defender)


# -- a personal deck -----------------------------------------------------------------------------------------------


def top_of_deck(game: OldWorldGame, seat: int) -> int:
    """Take the top card of the deck or Life Pool, or nothing when there is none."""
    mine = game.state.seats[seat]
    if mine.on_top:
        game.reveal()
        card = mine.on_top.pop()
        if not mine.on_top:
            mine.looked = []
        return card
    return game.draw(mine.deck, f"deck of seat {seat}") if mine.deck else NOTHING


def draw(game: OldWorldGame, seat: int, count: int) -> int:
    """Cards from the own deck into the hand, up to the hand limit (OW-084, OW-085); how many were drawn.

    Outside fights an empty deck is made anew from the discard pile (OW-083), in a fight never (OW-299).
    """
    mine = game.state.seats[seat]
    drawn: list[int] = []
    fighting = in_fight(game, seat)
    for _ in range(min(count, HAND_LIMIT - len(mine.hand))):
        if not fighting and not mine.cards():
            make_deck(game, seat)
        card = top_of_deck(game, seat)
        if card == NOTHING:
            break
        mine.hand.append(card)
        drawn.append(card)
    if drawn:
        mine.unseen += drawn
        if game.story is not None:
            game.story.append(events.CardsDrawn(seat, tuple(drawn)))
    return len(drawn)


def make_deck(game: OldWorldGame, seat: int) -> None:
    """The discard pile becomes the deck (OW-083)."""
    mine = game.state.seats[seat]
    if mine.discard:
        mine.deck += mine.discard
        mine.discard = []
        if game.story is not None:
            game.story.append(events.DeckShuffled(seat))


def shuffle(game: OldWorldGame, seat: int) -> None:
    """Nobody knows the order of the deck any more (OW-077)."""
    mine = game.state.seats[seat]
    mine.deck += mine.on_top
    mine.on_top = []
    mine.looked = []


def gather(game: OldWorldGame, seat: int, *, hand: bool) -> None:
    """Deck and discard pile, and perhaps the hand, shuffled into one deck (OW-239, OW-357, OW-391)."""
    mine = game.state.seats[seat]
    shuffle(game, seat)
    mine.deck += mine.discard
    mine.discard = []
    if hand:
        mine.deck += mine.hand
        mine.hand = []
        mine.unseen = []
    if game.story is not None:
        game.story.append(events.DeckShuffled(seat))


def leave_hand(game: OldWorldGame, seat: int, card: int) -> None:
    """A card goes from the hand to where all can see it."""
    mine = game.state.seats[seat]
    mine.hand.remove(card)
    if card in mine.unseen:
        mine.unseen.remove(card)


def onto_discard(game: OldWorldGame, seat: int, card: int) -> None:
    """Face up on top of the own discard pile (OW-079)."""
    game.state.seats[seat].discard.append(card)
    if game.story is not None:
        game.story.append(events.CardDiscarded(seat, card))


def discard(game: OldWorldGame, seat: int, card: int) -> None:
    """A hand card onto the own discard pile."""
    leave_hand(game, seat, card)
    onto_discard(game, seat, card)


def discard_top(game: OldWorldGame, seat: int, count: int) -> int:
    """Cards off the top of the deck onto the discard pile; how many there were."""
    for done in range(count):
        card = top_of_deck(game, seat)
        if card == NOTHING:
            return done
        onto_discard(game, seat, card)
    return count


def take_top_of_discard(game: OldWorldGame, seat: int) -> int:
    """The top card of the own discard pile to the hand (OW-292), if hand limit and pile allow; the card or nothing."""
    mine = game.state.seats[seat]
    if not mine.discard or len(mine.hand) >= HAND_LIMIT:
        return NOTHING
    card = mine.discard.pop()
    to_hand(game, seat, card)
    return card


def take_from_discard(game: OldWorldGame, seat: int, card: int) -> None:
    """Any card of the own discard pile to the hand."""
    game.state.seats[seat].discard.remove(card)
    to_hand(game, seat, card)


def to_hand(game: OldWorldGame, seat: int, card: int) -> None:
    """A card that all have seen comes to the hand."""
    game.state.seats[seat].hand.append(card)
    if game.story is not None:
        game.story.append(events.CardReturned(seat, card))


def take_up(game: OldWorldGame, seat: int, card: int) -> None:
    """A card that only its owner has looked at comes to the hand."""
    mine = game.state.seats[seat]
    mine.hand.append(card)
    mine.unseen.append(card)
    if game.story is not None:
        game.story.append(events.CardsDrawn(seat, (card,)))


def all_cards(game: OldWorldGame, seat: int) -> list[int]:
    """All action cards of a player outside the fight's combo: hand, deck, discard pile (OW-082)."""
    mine = game.state.seats[seat]
    return [*mine.hand, *mine.deck, *mine.on_top, *mine.discard]


def trash(game: OldWorldGame, seat: int, card: int) -> None:
    """An own card back to the box, wherever it lies (OW-080, OW-082)."""
    state = game.state
    mine = state.seats[seat]
    if card in mine.hand:
        leave_hand(game, seat, card)
    else:
        next(pile for pile in (mine.deck, mine.on_top, mine.discard) if card in pile).remove(card)
    state.trashed.append(card)
    if game.story is not None:
        game.story.append(events.CardTrashed(seat, card))


# -- the combo -----------------------------------------------------------------------------------------------------


def play(game: OldWorldGame, seat: int, card: int, link: int) -> None:
    """A hand card onto the combo, through this extension of the card beneath, or through none (OW-273, OW-278)."""
    leave_hand(game, seat, card)
    combo = game.state.combo
    combo.cards.append(card)
    combo.links.append(link)


def return_from_combo(game: OldWorldGame, seat: int, card: int) -> None:
    """A card of the combo to the hand (OW-293), if the hand limit allows."""
    if len(game.state.seats[seat].hand) >= HAND_LIMIT:
        return
    combo = game.state.combo
    place = combo.cards.index(card)
    del combo.cards[place], combo.links[place]
    to_hand(game, seat, card)


def put_combo_away(game: OldWorldGame, seat: int) -> None:
    """Onto the discard pile in the order played, the last card on top (OW-300)."""
    combo = game.state.combo
    for card in combo.cards:
        onto_discard(game, seat, card)
    combo.cards, combo.links = [], []


# -- the shared deck and the row -----------------------------------------------------------------------------------


def draw_shared(game: OldWorldGame) -> int:
    """The top card of the shared deck; its discard pile is shuffled in when it is empty (E-07); or nothing."""
    state = game.state
    if not state.action_deck:
        state.action_deck, state.action_discard = state.action_discard, []
    return game.draw(state.action_deck, "action deck") if state.action_deck else NOTHING


def fill_row(game: OldWorldGame) -> None:
    """The cards slide to the right, new ones fill the leftmost slots (OW-233)."""
    state = game.state
    row = [card for card in state.row if card != NOTHING]
    new: list[int] = []
    while len(row) < ROW:
        card = draw_shared(game)
        if card == NOTHING:
            break
        row.insert(0, card)
        new.append(card)
    state.row = [NOTHING] * (ROW - len(row)) + row
    if new and game.story is not None:
        game.story.append(events.RowFilled(tuple(new)))


def take_from_row(game: OldWorldGame, seat: int, slot: int, *, to_hand: bool) -> None:
    """A card of the row to the hand or onto the discard pile; the row is refilled (OW-232, OW-363)."""
    state = game.state
    card = state.row[slot]
    state.row[slot] = NOTHING
    gain(game, seat, card, to_hand=to_hand)
    fill_row(game)


def gain(game: OldWorldGame, seat: int, card: int, *, to_hand: bool) -> None:
    """A card of the shared deck becomes the player's own."""
    mine = game.state.seats[seat]
    (mine.hand if to_hand else mine.discard).append(card)
    if game.story is not None:
        game.story.append(events.CardGained(seat, card, to_hand))


def search_shared(game: OldWorldGame, cost: int) -> int:
    """Turn over cards of the shared deck until one has this cost; the others are discarded (OW-198, OW-365).

    Nothing when there is none in deck and discard pile.
    """
    state, costs = game.state, game.box.costs
    if not any(costs[card] == cost for card in (*state.action_deck, *state.action_discard)):
        return NOTHING
    shown: list[int] = []
    while True:
        if not state.action_deck:
            state.action_deck, state.action_discard = state.action_discard, []
        card = game.draw(state.action_deck, "action deck")
        if costs[card] == cost:
            break
        shown.append(card)
    state.action_discard += shown
    if shown and game.story is not None:
        game.story.append(events.CardsRevealed(tuple(shown)))
    return card


def clear_slot(game: OldWorldGame, seat: int, slot: int, *, to_box: bool) -> None:
    """A card of the row goes to the box or onto the shared discard pile (OW-442, OW-460)."""
    state = game.state
    card = state.row[slot]
    state.row[slot] = NOTHING
    (state.trashed if to_box else state.action_discard).append(card)
    if game.story is not None:
        game.story.append(events.RowTrashed(seat, card))
