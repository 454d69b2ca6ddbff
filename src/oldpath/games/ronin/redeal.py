"""Dealing anew what a seat cannot see, for bots that imagine (RO-395 to RO-398)."""

import random

from oldpath.games.ronin.box import Box
from oldpath.games.ronin.rules.chapters import EndOfChapter
from oldpath.games.ronin.rules.final_scoring import FinalScoring
from oldpath.games.ronin.rules.playing import PlayingCards
from oldpath.games.ronin.rules.setup import Setup
from oldpath.games.ronin.state import State

SEALING = (PlayingCards, EndOfChapter, FinalScoring, Setup)


def redeal(state: State, box: Box, viewer: int, chance: random.Random) -> None:
    """Hidden hands from the deck, sealed choices by lot; the deck has no order to be known."""
    deck, draw = state.deck, chance.random
    hidden = [theirs for seat, theirs in enumerate(state.seats) if theirs.unseen and seat != viewer]
    for theirs in hidden:
        deck += theirs.unseen
    for theirs in hidden:
        hand = theirs.hand
        places = [hand.index(card) for card in theirs.unseen]
        theirs.unseen = unseen = []
        for place in places:
            drawn = int(draw() * len(deck))
            hand[place] = deck[drawn]
            unseen.append(deck[drawn])
            deck[drawn] = deck[-1]
            deck.pop()
    for frame in state.stack:
        if isinstance(frame, SEALING):
            reseal(state, frame, viewer, chance)


def some_of(cards: list[int], count: int, chance: random.Random) -> list[int]:
    """So many different cards, in an order of their own."""
    rest = cards[:]
    return [rest.pop(int(chance.random() * len(rest))) for _ in range(count)]


def reseal(state: State, frame: object, viewer: int, chance: random.Random) -> None:
    """What others have chosen face down could be anything they may choose."""
    others = [seat for seat in range(state.players) if seat != viewer]
    match frame:
        case PlayingCards() if frame.stands_at == "choose_cards":
            for seat in others:
                frame.chosen[seat] = some_of(state.seats[seat].hand, len(frame.chosen[seat]), chance)
        case EndOfChapter() if frame.stands_at == "choose_kept_cards":
            for seat in others:
                frame.kept[seat] = some_of(state.seats[seat].timeline, len(frame.kept[seat]), chance)
        case FinalScoring() if frame.stands_at == "choose_objectives":
            for seat in others:
                if frame.objectives[seat] >= 0:
                    frame.objectives[seat] = chance.choice(state.inactive())
        case Setup() if frame.offer:
            reoffer(state, frame, viewer, chance)


def reoffer(state: State, setup: Setup, viewer: int, chance: random.Random) -> None:
    """The two boards that another chooser is looking at."""
    drafting_heroes = setup.stands_at == "draft_heroes"
    chooser = (state.first + setup.chosen) % state.players
    if chooser == viewer:
        return
    pool = setup.pool if drafting_heroes else setup.boards
    pool += setup.offer
    chance.shuffle(pool)
    setup.offer = [pool.pop() for _ in range(len(setup.offer))]
