"""Dealing anew what a seat cannot see, for bots that imagine."""

import random

from oldpath.games.old_world.box import Box
from oldpath.games.old_world.components import NOTHING
from oldpath.games.old_world.rules.exploration import Reading
from oldpath.games.old_world.rules.looking import LookAtDeck
from oldpath.games.old_world.rules.setup import Setup
from oldpath.games.old_world.state import SeatState, State


def redeal(state: State, box: Box, viewer: int, chance: random.Random) -> None:
    """Hidden hands against decks, trail tokens nobody has seen, results not yet told, boards others look at."""
    for seat, theirs in enumerate(state.seats):
        if seat != viewer:
            redeal_hand(theirs, viewer, chance)
        elif theirs.on_top and viewer not in theirs.looked:
            forget_order(theirs)
    fight = state.fight
    if fight is not None and fight.on_top and viewer not in fight.looked:
        fight.pool += fight.on_top
        chance.shuffle(fight.pool)
        fight.on_top = [fight.pool.pop() for _ in fight.on_top]
    redeal_trails(state, chance)
    for frame in state.stack:
        match frame:
            case Reading() if not frame.chosen:
                unread = [*state.explorations[0], *state.explorations[1], frame.results]
                deck = next((deck for deck in box.decks if frame.results in deck), [])
                alike = [card for card in unread if card in deck and same_shape(box, card, frame.card)]
                if alike:
                    frame.results = alike[int(chance.random() * len(alike))]
            case LookAtDeck() if frame.seat != viewer:
                relook(state, frame, chance)
            case Setup() if frame.offer:
                reoffer(state, frame, viewer, chance)


def same_shape(box: Box, one: int, other: int) -> bool:
    """Have both cards the same stated prices, so that the same options are open?"""
    return box.stories[one].prices == box.stories[other].prices


def forget_order(theirs: SeatState) -> None:
    """Cards that somebody put on top are somewhere in the deck for who did not look."""
    theirs.deck += theirs.on_top
    theirs.on_top = []
    theirs.looked = []


def redeal_hand(theirs: SeatState, viewer: int, chance: random.Random) -> None:
    """What nobody has seen of a hand could be anything of hand and deck together."""
    if theirs.on_top and viewer not in theirs.looked:
        forget_order(theirs)
    if not theirs.unseen:
        return
    hand, deck = theirs.hand, theirs.deck
    places = [hand.index(card) for card in theirs.unseen]
    deck += theirs.unseen
    unseen = []
    for place in places:
        at = int(chance.random() * len(deck))
        card = deck[at]
        deck[at] = deck[-1]
        deck.pop()
        hand[place] = card
        unseen.append(card)
    theirs.unseen = unseen


def redeal_trails(state: State, chance: random.Random) -> None:
    """Face-down tokens that nobody has seen could be any of their stack."""
    for terrain, stack in enumerate(state.tokens):
        holders = [m for m in state.seats if m.trails[terrain] != NOTHING and not m.trails_known[terrain]]
        stack += [mine.trails[terrain] for mine in holders]
        for mine in holders:
            at = int(chance.random() * len(stack))
            mine.trails[terrain] = stack[at]
            stack[at] = stack[-1]
            stack.pop()


def relook(state: State, frame: LookAtDeck, chance: random.Random) -> None:
    """Cards that another is looking at could be any of that deck."""
    fight = state.fight
    pile = fight.pool if fight is not None and frame.side < 0 else state.seats[frame.side].deck
    for held in (frame.seen, frame.back):
        count = len(held)
        pile += held
        held.clear()
        for _ in range(count):
            at = int(chance.random() * len(pile))
            held.append(pile[at])
            pile[at] = pile[-1]
            pile.pop()


def reoffer(state: State, setup: Setup, viewer: int, chance: random.Random) -> None:
    """The two boards that another chooser is looking at."""
    chooser = (state.first - 1 - setup.chosen) % state.players
    if chooser == viewer:
        return
    pool = setup.pool
    pool += setup.offer
    chance.shuffle(pool)
    setup.offer = [pool.pop() for _ in range(len(setup.offer))]
