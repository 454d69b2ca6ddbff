"""Phase I: movement and what can be done at a location (OW-126 to OW-147, OW-207)."""

from oldpath.games.old_world.components import NOTHING, TERRAINS, WILD
from oldpath.games.old_world.moves import board, cards, goods
from oldpath.games.old_world.options import ON, SEATS, Numbered, OfCard, OfThing, Say
from oldpath.games.old_world.rules import dice, exploration, locations
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.frame import Frame, frame

FREE_RIDE = "free_move"
ANY_CARD = "any_card"


def rides(game: OldWorldGame, seat: int, name: str, place: int) -> bool:
    """Does a lasting card of this name help to the place, and was it not used this turn?"""
    mine = game.state.seats[seat]
    terrain = game.box.places[place].terrain
    passive = game.box.passive(mine.keepsakes, name)
    if passive is None or name in game.state.rides:
        return False
    return terrain in (TERRAINS.index(passive.terrain), WILD)


def ways(game: OldWorldGame, seat: int) -> list[OfThing]:
    """The connected places to which a move could be paid in any way (OW-129 to OW-132)."""
    mine = game.state.seats[seat]
    roads = game.box.shelf.roads[mine.place]
    if len(mine.hand) > 1 or (mine.hand and mine.gold):
        return [*roads]
    return [road for road in roads if can_reach(game, seat, road.number)]


def can_reach(game: OldWorldGame, seat: int, place: int) -> bool:
    """Could a move to this connected place be paid with at most one card and no gold?"""
    hand = game.state.seats[seat].hand
    if rides(game, seat, FREE_RIDE, place):
        return True
    return bool(hand) and (game.box.fits(hand[0], place) or rides(game, seat, ANY_CARD, place))


def dice_partners(game: OldWorldGame, seat: int) -> list[int]:
    """Witchers here with gold, not yet played with this turn (OW-143, OW-148 to OW-150)."""
    state = game.state
    mine = state.seats[seat]
    if not mine.gold:
        return []
    return [
        other
        for other, theirs in enumerate(state.seats)
        if other != seat and theirs.place == mine.place and theirs.gold and other not in state.diced
    ]


@frame
class PhaseOne(Frame):
    """Moves and actions in any order, the first thing a move (OW-126 to OW-128)."""

    steps = ("travel",)

    def travel(self, game: OldWorldGame) -> Ask | None:
        """Move on, do something here, or go on to phase II (OW-146, OW-170)."""
        state = game.state
        seat = state.active
        if state.skip_choice:
            return None
        mine, things = state.seats[seat], game.box.shelf.things
        options: list[Option] = [*ways(game, seat)]
        if state.moved:
            if locations.may_act(game, seat):
                options.append(locations.ACT)
            options += [SEATS["dice_with"][other] for other in dice_partners(game, seat)]
            quests = exploration.quests_here(game, seat)
            options += [things["story", "quest", mine.quests[at].story] for at in quests]
        options.append(ON)
        return Ask(seat, "travel", options, "OW-126")

    def travel_chosen(self, game: OldWorldGame, seat: int, option: Option) -> None:
        """Do it, then ask again."""
        if option is ON:
            self.done()
        elif option is locations.ACT:
            locations.act(game, seat)
        elif isinstance(option, Numbered):
            dice.with_witcher(game, seat, option.number)
        elif isinstance(option, OfThing) and option.verb == "go":
            game.state.stack.append(Fare(seat=seat, place=option.number))
        elif isinstance(option, OfThing):
            at = next(at for at, quest in enumerate(game.state.seats[seat].quests) if quest.story == option.number)
            exploration.resolve_quest(game, seat, at)


@frame
class Fare(Frame):
    """What a move costs: a fitting card, any card and 1 gold, any two cards (OW-129 to OW-132)."""

    steps = ("choose_fare", "choose_second", "arrive")

    seat: int = 0
    place: int = NOTHING
    paid: bool = False
    second: bool = False
    """Is a second card owed?"""

    def choose_fare(self, game: OldWorldGame) -> Ask | None:
        """Every way that can be paid."""
        if self.paid:
            return None
        mine, shelf = game.state.seats[self.seat], game.box.shelf.cards
        options: list[Option] = []
        if rides(game, self.seat, FREE_RIDE, self.place):
            options.append(Say("ride"))
        if rides(game, self.seat, ANY_CARD, self.place):
            options += [shelf["ferry", card] for card in mine.hand if not game.box.fits(card, self.place)]
        options += [shelf["pay", card] for card in mine.hand if game.box.fits(card, self.place)]
        if mine.gold:
            options += [shelf["pay_gold", card] for card in mine.hand]
        if len(mine.hand) > 1:
            options += [shelf["pay_two", card] for card in mine.hand]
        return Ask(self.seat, "fare", options, "OW-129", about=game.box.places[self.place].id)

    def fare_chosen(self, game: OldWorldGame, seat: int, option: OfCard | Say) -> None:
        """Pay it; a second card is asked for."""
        self.paid = True
        state = game.state
        if isinstance(option, Say):
            state.rides.append(FREE_RIDE)
            return
        cards.discard(game, seat, option.number)
        match option.verb:
            case "ferry":
                state.rides.append(ANY_CARD)
            case "pay_gold":
                goods.lose_gold(game, seat, 1)
            case "pay_two":
                self.second = True

    def choose_second(self, game: OldWorldGame) -> Ask | None:
        """Any other hand card."""
        if not self.second:
            return None
        hand, shelf = game.state.seats[self.seat].hand, game.box.shelf.cards
        return Ask(self.seat, "discard", [shelf["discard", card] for card in hand], "OW-130")

    def discard_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """Onto the discard pile."""
        self.second = False
        cards.discard(game, seat, option.number)

    def arrive(self, game: OldWorldGame) -> None:
        """The figure moves along one connection (OW-108)."""
        board.go_to(game, self.seat, self.place)
