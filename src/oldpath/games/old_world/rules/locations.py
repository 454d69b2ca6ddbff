"""What can be done at a location: its action (OW-138 to OW-141, OW-415 to OW-443)."""

from collections.abc import Callable

from oldpath.games.old_world.components import (
    ALCHEMY,
    ATTRIBUTES,
    COMBAT,
    DEFENSE,
    NOTHING,
    SPECIALTY,
    TERRAINS,
    TOP_LEVEL,
)
from oldpath.games.old_world.moves import board, cards, goods
from oldpath.games.old_world.options import ATTRIBUTE, PASS, STOP, TRAIL, OfCard, OfThing, Say
from oldpath.games.old_world.rules import dice
from oldpath.games.old_world.rules.choosing import gain_potions, learn
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame

ACT = Say("act")
MOST_WEEDED = 2
"""Cards of the row that may be trashed at once (OW-442)."""


def action_of(game: OldWorldGame, seat: int) -> str:
    """The location action where the figure stands (OW-107)."""
    return game.box.places[game.state.seats[seat].place].action


def may_act(game: OldWorldGame, seat: int) -> bool:
    """May the location action be used: once per turn and place (OW-140), and if its price can be paid?"""
    mine = game.state.seats[seat]
    if mine.place in game.state.acted:
        return False
    match action_of(game, seat).split(".")[0]:
        case "poker":
            return mine.gold > 0  # OW-420, OW-453
        case "trade":
            return bool(trades(game, seat))  # E-43
        case "school":
            return bool(lessons(game, seat))  # OW-434, E-19
    return True  # an action without any possible effect may be wasted (E-46)


def act(game: OldWorldGame, seat: int) -> None:
    """Use the location action."""
    state = game.state
    state.acted.append(state.seats[seat].place)
    kind, _, which = action_of(game, seat).partition(".")
    ACTIONS[kind](game, seat, which)


def train(game: OldWorldGame, seat: int, attribute: str) -> None:
    """One level up for nothing, while the level is not above the witcher level (OW-415 to OW-417)."""
    mine = game.state.seats[seat]
    trained = ATTRIBUTES.index(attribute)
    if mine.levels[trained] <= mine.witcher_level:
        learn(game, seat, trained)


def take_potion(game: OldWorldGame, seat: int, _: str) -> None:
    """The top card of the potion deck (OW-418)."""
    gain_potions(game, seat, 1)


def play_dice(game: OldWorldGame, seat: int, _: str) -> None:
    """Against the locals (OW-419), alone for the payout of the hand (OW-453)."""
    dice.against_locals(game, seat)


def ask_about(game: OldWorldGame, seat: int, _: str) -> None:
    """Gain 1 gold, then perhaps a trail quest (OW-436, OW-437)."""
    goods.gain_gold(game, seat, 1)
    game.state.stack.append(Rumours(seat=seat))


def beg(game: OldWorldGame, seat: int, _: str) -> None:
    """With no gold, gain 1 (OW-441); then the row may be weeded (OW-442)."""
    if not game.state.seats[seat].gold:
        goods.gain_gold(game, seat, 1)
    game.state.stack.append(Weeding(seat=seat))


def trade(game: OldWorldGame, seat: int, _: str) -> None:
    """A hand card for one of the row (OW-425)."""
    game.state.stack.append(Trade(seat=seat))


def visit_school(game: OldWorldGame, seat: int, _: str) -> None:
    """A lesson for gold (OW-429)."""
    game.state.stack.append(Lesson(seat=seat))


ACTIONS: dict[str, Callable[[OldWorldGame, int, str], None]] = {
    "train": train,
    "potion": take_potion,
    "poker": play_dice,
    "rumours": ask_about,
    "alms": beg,
    "trade": trade,
    "school": visit_school,
}


# -- a lesson at a school --------------------------------------------------------------------------------------------


def price_of_lesson(game: OldWorldGame, seat: int, attribute: int) -> int:
    """The current level plus 1 (OW-432), less with a discount that a card gives."""
    mine = game.state.seats[seat]
    price = mine.levels[attribute] + 1
    discount = game.box.passive(mine.keepsakes, "training_discount")
    return max(discount.at_least, price - discount.by) if discount is not None else price


def lessons(game: OldWorldGame, seat: int) -> list[int]:
    """What may be learned here and paid: the own Specialty at the own school only (OW-429 to OW-434)."""
    mine = game.state.seats[seat]
    school = game.box.places[mine.place].school
    taught = [COMBAT, DEFENSE, ALCHEMY] + ([SPECIALTY] if school == mine.school else [])
    return [a for a in taught if mine.levels[a] < TOP_LEVEL and price_of_lesson(game, seat, a) <= mine.gold]


@frame
class Lesson(Frame):
    """One attribute, once a visit (OW-488)."""

    steps = ("choose_lesson",)

    seat: int = 0
    learned: bool = False

    def choose_lesson(self, game: OldWorldGame) -> Ask | None:
        """Any that is taught and can be paid."""
        if self.learned:
            return None
        return Ask(self.seat, "lesson", [ATTRIBUTE[a] for a in lessons(game, self.seat)], "OW-429")

    def lesson_chosen(self, game: OldWorldGame, seat: int, option: Say) -> None:
        """Pay and learn; a discount is used up."""
        self.learned = True
        attribute = ATTRIBUTE.index(option)
        goods.lose_gold(game, seat, price_of_lesson(game, seat, attribute))
        discount = game.box.keeper_of(game.state.seats[seat].keepsakes, "training_discount")
        if discount != NOTHING:
            goods.lose_keepsake(game, seat, discount)
        learn(game, seat, attribute)


# -- rumours ---------------------------------------------------------------------------------------------------------


def rumours(game: OldWorldGame, seat: int) -> list[int]:
    """Terrains of monsters in play for which a trail quest can begin (OW-118, OW-437, OW-438, E-13, E-14)."""
    state = game.state
    mine = state.seats[seat]
    return [
        terrain
        for terrain in range(len(TERRAINS))
        if state.monsters[terrain] != NOTHING
        and mine.trails[terrain] == NOTHING
        and mine.trail_quests[terrain] == NOTHING
        and any(place != mine.place for place in state.tokens[terrain])
    ]


@frame
class Rumours(Frame):
    """Perhaps a trail quest for one of the monsters in play (OW-437 to OW-440, E-18)."""

    steps = ("choose_rumour",)

    seat: int = 0
    asked: bool = False

    def choose_rumour(self, game: OldWorldGame) -> Ask | None:
        """Which monster, or none."""
        found = rumours(game, self.seat)
        if self.asked or not found:
            return None
        return Ask(self.seat, "rumour", [*[TRAIL[terrain] for terrain in found], PASS], "OW-437")

    def rumour_chosen(self, game: OldWorldGame, seat: int, option: Say) -> None:
        """A token that does not name this place lies face up with 1 gold on it (OW-438, OW-439)."""
        self.asked = True
        if option is PASS:
            return
        terrain = TRAIL.index(option)
        stack, here = game.state.tokens[terrain], game.state.seats[seat].place
        rejected = here in stack
        if rejected:
            stack.remove(here)
        board.take_trail_quest(game, seat, terrain, game.draw(stack, f"{TERRAINS[terrain]} tokens"))
        if rejected:
            stack.append(here)


# -- alms and a fresh row ----------------------------------------------------------------------------------------------


@frame
class Weeding(Frame):
    """Trash up to 2 cards of the row, then it is refilled (OW-442, OW-443)."""

    steps = ("choose_weed", "refill")

    seat: int = 0
    trashed: int = 0

    def choose_weed(self, game: OldWorldGame) -> Ask | None:
        """A card of the row, or enough."""
        row = [card for card in game.state.row if card != NOTHING]
        if self.trashed >= MOST_WEEDED or not row:
            return None
        options = game.box.shelf.cards
        return Ask(self.seat, "weed", [*[options["trash", card] for card in row], STOP], "OW-442")

    def weed_chosen(self, game: OldWorldGame, seat: int, option: OfCard | Say) -> None:
        """To the box."""
        if isinstance(option, Say):
            self.trashed = MOST_WEEDED
            return
        self.trashed += 1
        cards.clear_slot(game, seat, game.state.row.index(option.number), to_box=True)

    def refill(self, game: OldWorldGame) -> None:
        """Slide right, fill from the left (OW-443)."""
        cards.fill_row(game)


# -- trading a card --------------------------------------------------------------------------------------------------


def trades(game: OldWorldGame, seat: int) -> list[int]:
    """Hand cards for which the row holds a card that costs at most 1 more (OW-426)."""
    costs = game.box.costs
    cheapest = min((costs[card] for card in game.state.row if card != NOTHING), default=99)
    return [card for card in game.state.seats[seat].hand if cheapest <= costs[card] + 1]


@frame
class Trade(Frame):
    """Trash a hand card, take one of the row that costs at most 1 more (OW-425 to OW-428)."""

    steps = ("choose_given", "choose_wanted")

    seat: int = 0
    cost: int = NOTHING
    taken: bool = False

    def choose_given(self, game: OldWorldGame) -> Ask | None:
        """A hand card that will do."""
        if self.cost != NOTHING:
            return None
        options = game.box.shelf.cards
        return Ask(self.seat, "given", [options["trash", card] for card in trades(game, self.seat)], "OW-425")

    def given_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """To the box; its printed cost counts (OW-426)."""
        self.cost = game.box.costs[option.number]
        cards.trash(game, seat, option.number)

    def choose_wanted(self, game: OldWorldGame) -> Ask | None:
        """Cheaper, equal, or 1 dearer."""
        if self.taken:
            return None
        costs, options = game.box.costs, game.box.shelf.cards
        fitting = [card for card in game.state.row if card != NOTHING and costs[card] <= self.cost + 1]
        return Ask(self.seat, "wanted", [options["take", card] for card in fitting], "OW-426")

    def wanted_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """To the hand; the row is refilled (OW-427, OW-428)."""
        self.taken = True
        cards.take_from_row(game, seat, game.state.row.index(option.number), to_hand=True)


# -- a move that a card gives ------------------------------------------------------------------------------------------


@frame
class FreeMovement(Frame):
    """Move to a connected place for nothing; its action may be used (E-72)."""

    steps = ("choose_destination", "offer_action")

    seat: int = 0
    arrived: bool = False
    offered: bool = False

    def choose_destination(self, game: OldWorldGame) -> Ask | None:
        """Any connected place."""
        if self.arrived:
            return None
        roads, things = game.box.places[game.state.seats[self.seat].place].roads, game.box.shelf.things
        return Ask(self.seat, "destination", [things["place", "go", road] for road in roads], "OW-108")

    def destination_chosen(self, game: OldWorldGame, seat: int, option: OfThing) -> None:
        """Go there."""
        self.arrived = True
        board.go_to(game, seat, option.number)

    def offer_action(self, game: OldWorldGame) -> Ask | None:
        """Once per turn and place (OW-140)."""
        if self.offered or not may_act(game, self.seat):
            return None
        return Ask(self.seat, "action", [ACT, PASS], "OW-140")

    def action_chosen(self, game: OldWorldGame, seat: int, option: Say) -> None:
        """Use it, or not."""
        self.offered = True
        if option is ACT:
            act(game, seat)
