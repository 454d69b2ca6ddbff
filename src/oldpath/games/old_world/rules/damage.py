"""Taking damage, and being knocked out (OW-242 to OW-245, OW-284 to OW-289, OW-318 to OW-321)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import MONSTER, NOTHING
from oldpath.games.old_world.moves import cards, goods
from oldpath.games.old_world.options import OfCard
from oldpath.games.old_world.rules import powers
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame

STANDING = -2
"""No side has been knocked out."""


def strike(game: OldWorldGame, side: int, points: int) -> None:
    """The side deals damage to its opponent, as part of its attack (OW-270, OW-482)."""
    fight = game.state.fight
    if fight is None or points <= 0 or fight.loser != STANDING:
        return
    opponent = fight.opponent(side)
    if opponent == MONSTER:
        strike_monster(game, points)
    else:
        game.state.stack.append(Hit(seat=opponent, points=points, by=side))


def strike_monster(game: OldWorldGame, points: int) -> None:
    """Each point discards the top card of its Life Pool (OW-284), within what its ability allows (E-76)."""
    fight = game.state.fight
    assert fight is not None
    seat = fight.attacker
    if fight.first_turn(seat):
        at_most = game.box.ability(fight.monster, "first_damage_at_most")
        if at_most is not None:
            points = min(points, at_most.points - fight.damage)
        if game.box.ability(fight.monster, "no_first_damage_without_trail") is not None and not has_trail(game, seat):
            points = 0
    points = min(points, fight.life)
    if points <= 0:
        return
    fight.damage += points
    lost = tuple(top_of_pool(game) for _ in range(points))
    fight.revealed += lost
    if game.story is not None:
        game.story.append(events.LifeLost(lost, fight.life))
    if not fight.life:
        knock_out(game, MONSTER)
    else:
        powers.open_window(game, seat, "they_discarded")


def top_of_pool(game: OldWorldGame) -> int:
    """The top card of the monster's Life Pool leaves it."""
    fight = game.state.fight
    assert fight is not None
    fight.life -= 1
    if fight.on_top:
        game.reveal()
        card = fight.on_top.pop()
        if not fight.on_top:
            fight.looked = []
        return card
    return game.draw(fight.pool, "monster fight deck")


def has_trail(game: OldWorldGame, seat: int) -> bool:
    """Does the witcher hold the trail of the monster in this fight (OW-117)?"""
    state = game.state
    fight = state.fight
    return fight is not None and state.seats[seat].trails[state.terrain_of_monster(fight.monster)] != NOTHING


def knock_out(game: OldWorldGame, side: int) -> None:
    """The fight is over at once, whatever was going on in it (OW-243, OW-248)."""
    state = game.state
    fight = state.fight
    assert fight is not None
    fight.loser = side
    cards.put_combo_away(game, fight.turn_of)
    if game.story is not None:
        game.story.append(events.KnockedOut(side))
    while not isinstance(state.stack[-1], FightFrame):
        state.stack.pop()


def check_standing(game: OldWorldGame, seat: int) -> bool:
    """Knocked out, once Life Pool and hand are both empty (OW-242, E-23)? True while the witcher stands."""
    mine = game.state.seats[seat]
    if mine.hand or mine.cards():
        return True
    knock_out(game, seat)
    return False


@frame
class FightFrame(Frame):
    """What a fight as a whole is waiting in; a knock-out goes back to it."""


@frame
class Hit(Frame):
    """Damage to a witcher: shield, then Life Pool, then hand (OW-285 to OW-289)."""

    steps = ("lower_shield", "lose_life", "discard_hand", "react")

    seat: int = 0
    points: int = 0
    by: int = MONSTER
    """The side whose attack it is; the witcher's own for damage that an own effect does."""
    hand_first: bool = False
    lost: int = 0

    def lower_shield(self, game: OldWorldGame) -> None:
        """One point of the shield each (OW-286)."""
        if self.hand_first:
            return
        mine = game.state.seats[self.seat]
        absorbed = min(self.points, mine.shield)
        goods.lower_shield(game, self.seat, absorbed)
        self.points -= absorbed

    def lose_life(self, game: OldWorldGame) -> None:
        """The top cards of the Life Pool (OW-287)."""
        if self.hand_first:
            return
        discarded = cards.discard_top(game, self.seat, self.points)
        self.points -= discarded
        self.lost += discarded

    def discard_hand(self, game: OldWorldGame) -> Ask | None:
        """Hand cards that the damaged witcher picks (OW-288)."""
        hand = game.state.seats[self.seat].hand
        if self.points and hand:
            options = game.box.shelf.cards
            return Ask(self.seat, "damage", [options["discard", card] for card in hand], "OW-288")
        if self.hand_first and self.points:
            self.hand_first = False
            self.step = 0
        return None

    def damage_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """One card for one point."""
        self.points -= 1
        self.lost += 1
        cards.discard(game, seat, option.number)

    def react(self, game: OldWorldGame) -> None:
        """Knocked out, or both sides may answer the loss (OW-289, OW-398)."""
        # What a witcher gives up alone is looked at when the turn ends (E-23).
        if not self.lost or self.by == self.seat or not check_standing(game, self.seat):
            return
        if self.by != MONSTER:
            powers.open_window(game, self.by, "they_discarded")
        powers.open_window(game, self.seat, "you_discarded")


def discard_at_random(game: OldWorldGame, seat: int, count: int) -> None:
    """Blindly chosen hand cards; what is lacking comes off the Life Pool, whatever the shield (OW-318, OW-319)."""
    mine = game.state.seats[seat]
    taken = min(count, len(mine.hand))
    for _ in range(taken):
        card = mine.hand[game.below(len(mine.hand), "blind choice")]
        cards.discard(game, seat, card)
    taken += cards.discard_top(game, seat, count - taken)
    if check_standing(game, seat) and taken:
        powers.open_window(game, seat, "you_discarded")


@frame
class TrashHandCard(Frame):
    """Trash a hand card of one's choice, with an empty hand the top of the Life Pool (OW-320, OW-321)."""

    steps = ("choose_card", "check")

    seat: int = 0
    count: int = 1

    def choose_card(self, game: OldWorldGame) -> Ask | None:
        """One of the hand."""
        mine = game.state.seats[self.seat]
        while self.count and not mine.hand:
            self.count -= 1
            card = cards.top_of_deck(game, self.seat)
            if card != NOTHING:
                mine.deck.append(card)
                cards.trash(game, self.seat, card)
        if not self.count:
            return None
        options = game.box.shelf.cards
        return Ask(self.seat, "trash", [options["trash", card] for card in mine.hand], "OW-320")

    def trash_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """To the box."""
        self.count -= 1
        cards.trash(game, seat, option.number)

    def check(self, game: OldWorldGame) -> None:
        """It may have been the last card."""
        check_standing(game, self.seat)
