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
    deck = state.deck
    for seat, theirs in enumerate(state.seats):
        if seat != viewer and theirs.unseen:
            redeal_hand(theirs.hand, theirs.unseen, deck, chance)
    for frame in state.stack:
        if isinstance(frame, SEALING):
            reseal(state, frame, viewer, chance)


def redeal_hand(hand: list[int], unseen: list[int], deck: list[int], chance: random.Random) -> None:
    """Put the unseen cards back and draw as many."""
    places = [hand.index(card) for card in unseen]
    deck += unseen
    for at, place in enumerate(places):
        drawn = int(chance.random() * len(deck))
        card, deck[drawn] = deck[drawn], deck[-1]
        deck.pop()
        hand[place] = unseen[at] = card


def some_of(cards: list[int], count: int, chance: random.Random) -> list[int]:
    """So many different cards, in an order of their own."""
    rest = cards[:]
    return [rest.pop(int(chance.random() * len(rest))) for _ in range(count)]


def reseal(state: State, frame: object, viewer: int, chance: random.Random) -> None:
    """What others have chosen face down could be anything they may choose."""
    others = [seat for seat in range(state.players) if seat != viewer]
    match frame:
        case PlayingCards() if frame.steps[min(frame.step, 3)] in ("choose_cards", "reveal"):
            for seat in others:
                frame.chosen[seat] = some_of(state.seats[seat].hand, len(frame.chosen[seat]), chance)
        case EndOfChapter() if frame.steps[min(frame.step, 7)] == "choose_kept_cards":
            for seat in others:
                frame.kept[seat] = some_of(state.seats[seat].timeline, len(frame.kept[seat]), chance)
        case FinalScoring() if frame.steps[min(frame.step, 5)] == "choose_objectives":
            for seat in others:
                if frame.objectives[seat] >= 0:
                    frame.objectives[seat] = chance.choice(state.inactive())
        case Setup() if frame.offer:
            reoffer(state, frame, viewer, chance)


def reoffer(state: State, setup: Setup, viewer: int, chance: random.Random) -> None:
    """The two boards that another chooser is looking at."""
    drafting_heroes = setup.steps[setup.step] == "draft_heroes"
    chooser = (state.first + setup.chosen) % state.players
    if chooser == viewer:
        return
    pool = setup.pool if drafting_heroes else setup.boards
    pool += setup.offer
    chance.shuffle(pool)
    setup.offer = [pool.pop() for _ in range(len(setup.offer))]
