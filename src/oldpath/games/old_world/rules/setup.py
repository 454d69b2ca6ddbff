"""Setting up (OW-017 to OW-063, solo OW-444 to OW-447)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import (
    ATTRIBUTES,
    EXTRA_MONSTERS,
    HANDS,
    NOTHING,
    ROW,
    TERRAINS,
    PlaceId,
    SchoolId,
)
from oldpath.games.old_world.moves import cards, goods
from oldpath.games.old_world.options import ATTRIBUTE, TRAIL, OfThing, Say
from oldpath.games.old_world.rules.choosing import learn
from oldpath.games.old_world.rules.spawning import draw_token
from oldpath.games.old_world.rules.turn import Turn
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame
from oldpath.kernel.piece import piece_list


@frame
class Setup(Frame):
    """From the empty table to the first turn, in the book's order."""

    steps = (
        "fill_row",
        "find_first_player",
        "lay_location_tokens",
        "choose_hard_terrain",
        "place_monsters",
        "draft_schools",
        "take_sets",
        "take_attribute_trophies",
        "lay_extra_stack",
        "raise_one_attribute",
        "begin",
    )

    pool: list[SchoolId] = piece_list()
    """Boards not yet taken."""
    offer: list[SchoolId] = piece_list()
    """The two boards that the current chooser is looking at."""
    chosen: int = 0
    free: bool = False
    """May every player choose any school (OW-044)?"""
    places: list[PlaceId] = piece_list()
    hard: int = NOTHING
    """With 2 players the terrain of the level II monster."""

    def fill_row(self, game: OldWorldGame) -> None:
        """Three cards of cost 0 on the three rightmost slots, then any three on the others (OW-018 to OW-022).

        Searching the deck for cost-0 cards and putting the others back is drawing three of them at random.
        """
        state, costs = game.state, game.box.costs
        cheap = [card for card in state.action_deck if not costs[card]]
        for slot in range(ROW - 1, ROW - 4, -1):
            state.row[slot] = game.draw(cheap, "action row")
            state.action_deck.remove(state.row[slot])
        for slot in range(ROW - 4, -1, -1):
            state.row[slot] = cards.draw_shared(game)
        if game.story is not None:
            game.story.append(events.RowFilled(tuple(state.row)))

    def find_first_player(self, game: OldWorldGame) -> None:
        """By lot, where the table has not agreed on one (OW-040)."""
        state = game.state
        if state.first == NOTHING:
            state.first = game.below(state.players, "first player") if state.players > 1 else 0
        state.active = state.first

    def lay_location_tokens(self, game: OldWorldGame) -> None:
        """The top token of each stack, face up (OW-029)."""
        tokens = game.state.tokens
        self.places = [game.draw(tokens[terrain], f"{TERRAINS[terrain]} tokens") for terrain in range(len(TERRAINS))]

    def choose_hard_terrain(self, game: OldWorldGame) -> Ask | None:
        """With 2 players the first one says where the level II monster stands, not knowing which it is (OW-034)."""
        state = game.state
        if state.players != 2 or self.hard != NOTHING:
            return None
        return Ask(state.first, "hard_terrain", TRAIL, "OW-034")

    def hard_terrain_chosen(self, game: OldWorldGame, seat: int, option: Say) -> None:
        """That terrain."""
        self.hard = TRAIL.index(option)

    def place_monsters(self, game: OldWorldGame) -> None:
        """One beside each location token: level I; with 2 players one of II; in solo one of each (OW-032 to OW-037)."""
        state = game.state
        levels = [1, 1, 1]
        if state.players == 2:
            levels[self.hard] = 2
        elif state.players == 1:
            left = [1, 2, 3]
            levels = [game.draw(left, "terrain of the monsters") for _ in TERRAINS]
        for terrain, place in enumerate(self.places):
            monster = draw_token(game, levels[terrain])
            state.lairs[terrain], state.monsters[terrain] = place, monster
            if game.story is not None:
                game.story.append(events.MonsterPlaced(monster, place))
        self.places = []

    def draft_schools(self, game: OldWorldGame) -> Ask | None:
        """Counter-clockwise from the right of the first player: look at two, keep one (OW-041 to OW-043)."""
        state = game.state
        while self.chosen < state.players:
            seat = (state.first - 1 - self.chosen) % state.players
            if state.seats[seat].school != NOTHING:
                self.chosen += 1
                continue
            if not self.offer:
                count = len(self.pool) if self.free else min(2, len(self.pool))
                self.offer = [game.draw(self.pool, "school boards") for _ in range(count)]
            things = game.box.shelf.things
            return Ask(seat, "school", [things["school", "school", school] for school in self.offer], "OW-042")
        return None

    def school_chosen(self, game: OldWorldGame, seat: int, option: OfThing) -> None:
        """Keep one, the others go back."""
        self.pool += [school for school in self.offer if school != option.number]
        self.offer = []
        self.chosen += 1
        game.reveal()
        game.state.seats[seat].school = option.number

    def take_sets(self, game: OldWorldGame) -> None:
        """Figure, markers, trophies, deck, hand and gold (OW-045 to OW-056, OW-445)."""
        state, box = game.state, game.box
        for turn, (hand, gold) in enumerate(HANDS[state.players]):
            seat = (state.first + turn) % state.players
            mine = state.seats[seat]
            mine.place = box.school_sets[mine.school].home
            mine.supply = state.players - 1
            mine.deck = list(box.starting[mine.school])
            if game.story is not None:
                game.story.append(events.SchoolChosen(seat, mine.school))
            cards.draw(game, seat, hand)
            goods.gain_gold(game, seat, gold)
        self.chosen = 0

    def take_attribute_trophies(self, game: OldWorldGame) -> None:
        """One of each with 2 or 3 players, two with more, a single random one in solo (OW-058, OW-059, OW-447)."""
        state = game.state
        copies = {1: 0, 2: 1, 3: 1}.get(state.players, 2)
        state.attribute_trophies = [copies] * len(ATTRIBUTES)
        if state.players == 1:
            state.attribute_trophies[game.below(len(ATTRIBUTES), "attribute trophy")] = 1

    def lay_extra_stack(self, game: OldWorldGame) -> None:
        """Level I tokens that come before the first of level II (OW-061)."""
        for _ in range(EXTRA_MONSTERS.get(game.state.players, 0)):
            game.state.extra_stack.append(draw_token(game, 1))

    def raise_one_attribute(self, game: OldWorldGame) -> Ask | None:
        """With 4 and 5 players every player, first player first (OW-060, OW-062, OW-063)."""
        state = game.state
        if state.players < 4 or self.chosen == state.players:
            return None
        return Ask((state.first + self.chosen) % state.players, "attribute", ATTRIBUTE, "OW-062")

    def attribute_chosen(self, game: OldWorldGame, seat: int, option: Say) -> None:
        """One level up, with what follows from it."""
        self.chosen += 1
        learn(game, seat, ATTRIBUTE.index(option))

    def begin(self, game: OldWorldGame) -> None:
        """The first turn (E-67)."""
        game.state.stack.pop()
        game.state.stack.append(Turn())
