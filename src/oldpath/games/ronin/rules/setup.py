"""Setting up (RO-084 to RO-118, and with Automas RO-314 to RO-324, RO-347 to RO-360)."""

from oldpath.games.ronin import events, moves
from oldpath.games.ronin.components import NOTHING, STARTING_PARTNERSHIP, BoardId, HeroId
from oldpath.games.ronin.options import ChooseBoard, ChooseHero
from oldpath.games.ronin.rules import partnership
from oldpath.games.ronin.rules.chapters import Chapter, lay_out_symbols
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame
from oldpath.kernel.piece import piece_list


@frame
class Setup(Frame):
    """From the empty table to the first turn, in the book's order (RO-084)."""

    steps = (
        "draw_chapter_card",
        "deal_market",
        "find_first_chooser",
        "draft_heroes",
        "seat_automas",
        "draft_boards",
        "lay_other_boards",
        "hand_out",
        "line_up",
        "begin",
        "start_partnerships",
    )

    pool: list[HeroId] = piece_list()
    """Hero boards that lie face down."""
    boards: list[BoardId] = piece_list()
    """Partnership boards not yet laid."""
    offer: list[int] = piece_list()
    """The two boards that the current chooser is looking at."""
    chosen: int = 0
    """How many have chosen in the current draft."""
    automa_heroes: list[HeroId] = piece_list()
    """Heroes the players agreed on for Automas."""

    def draw_chapter_card(self, game: RoninGame) -> None:
        """One of six (RO-086), and the symbols of chapter I (RO-087)."""
        state = game.state
        state.chapter_card = game.below(len(game.box.chapters), "chapter card")
        if game.story is not None:
            game.story.append(events.ChapterCardDrawn(state.chapter_card))
        lay_out_symbols(game)

    def deal_market(self, game: RoninGame) -> None:
        """A face-up pair for every slot, from the one nearest the deck (RO-092)."""
        for slot in range(len(game.state.figures)):
            moves.deal_pair(game, slot)

    def find_first_chooser(self, game: RoninGame) -> None:
        """By lot, where the table has not agreed on one (RO-097)."""
        state = game.state
        if state.first == NOTHING:
            state.first = game.below(state.players, "first chooser") if state.players > 1 else 0
        if game.story is not None:
            game.story.append(events.FirstChooserDrawn(state.first))

    def draft_heroes(self, game: RoninGame) -> Ask | None:
        """Clockwise from the first chooser: look at two, keep one (RO-098 to RO-100)."""
        state = game.state
        if self.chosen == state.players:
            return None
        seat = (state.first + self.chosen) % state.players
        if state.seats[seat].hero != NOTHING:
            self.chosen += 1
            return self.draft_heroes(game)
        if not self.offer:
            self.offer = [game.draw(self.pool, "hero boards") for _ in range(2)]
        heroes = game.box.shelf.heroes
        return Ask(seat, "hero", [heroes[hero] for hero in self.offer], "RO-099")

    def hero_chosen(self, game: RoninGame, seat: int, option: ChooseHero) -> None:
        """Keep one, the other goes back and may turn up again (RO-100)."""
        self.pool += [hero for hero in self.offer if hero != option.hero]
        self.offer = []
        self.chosen += 1
        game.reveal()
        game.state.seats[seat].hero = option.hero

    def seat_automas(self, game: RoninGame) -> None:
        """A board for each, by lot unless agreed (RO-317, RO-318); players take their sets (RO-101)."""
        state = game.state
        for seat in range(state.players):
            if game.story is not None:
                game.story.append(events.HeroChosen(seat, state.seats[seat].hero))
        for seat in range(state.players, len(state.seats)):
            agreed = self.automa_heroes.pop(0) if self.automa_heroes else NOTHING
            hero = game.draw(self.pool, "hero boards") if agreed == NOTHING else agreed
            state.seats[seat].hero = hero
            if game.story is not None:
                game.story.append(events.AutomaSeated(seat, hero))
        self.chosen = 0

    def draft_boards(self, game: RoninGame) -> Ask | None:
        """Side B: two offered, one kept, for every pair that the rules let a player choose (RO-102 to RO-104)."""
        state = game.state
        if state.side == "A":
            state.boards = [game.box.boards_of("A")[0] if pair else NOTHING for pair in _pairs(game)]
            return None
        choices = board_choices(game)
        if self.chosen == len(choices):
            return None
        if not self.offer:
            self.offer = [game.draw(self.boards, "partnership boards") for _ in range(min(2, len(self.boards)))]
        seat, track = choices[self.chosen]
        neighbour = state.left_of(track) if track == seat else track
        boards, hero = game.box.shelf.boards, game.box.hero_ids[state.seats[neighbour].hero]
        return Ask(seat, "board", [boards[board] for board in self.offer], "RO-102", about=hero)

    def board_chosen(self, game: RoninGame, seat: int, option: ChooseBoard) -> None:
        """It lies between the chooser and the neighbour in question; the other goes back."""
        _, track = board_choices(game)[self.chosen]
        self.boards += [board for board in self.offer if board != option.board]
        self.offer = []
        self.chosen += 1
        game.reveal()
        game.state.boards[track] = option.board

    def lay_other_boards(self, game: RoninGame) -> None:
        """With one Automa the board between the two players is a random one (RO-349)."""
        state = game.state
        for track, wanted in enumerate(_pairs(game)):
            if wanted and state.boards[track] == NOTHING:
                state.boards[track] = game.draw(self.boards, "partnership boards")
            if wanted and game.story is not None:
                game.story.append(events.BoardLaid(track, state.left_of(track), state.boards[track]))

    def hand_out(self, game: RoninGame) -> None:
        """Starting cards and the first ability for players, ability cards for all (RO-107, RO-109, RO-110)."""
        state = game.state
        for seat, mine in enumerate(state.seats):
            mine.stock = [2, 2]
            if seat < state.players:
                mine.hand = list(game.box.starting[mine.hero])
                moves.unlock(game, seat, 0)

    def line_up(self, game: RoninGame) -> None:
        """The highest value on the chapter card stands at the top (RO-089, RO-090)."""
        state = game.state
        values = game.box.chapters[state.chapter_card].initiative
        order = sorted(range(len(state.seats)), key=lambda seat: -values[state.seats[seat].hero])
        moves.form_initiative(game, order)

    def begin(self, game: RoninGame) -> None:
        """Chapter I waits below whatever the start still gives."""
        game.state.stack.insert(-1, Chapter())

    def start_partnerships(self, game: RoninGame) -> None:
        """Alone: starting points by season, with their bonuses, left track before right (RO-354 to RO-360)."""
        state = game.state
        if state.players == 1:
            points = STARTING_PARTNERSHIP[state.season]
            for side in (1, 0):
                partnership.gain(game, state.track(0, side), points)


def _pairs(game: RoninGame) -> list[bool]:
    """For each seat and its left neighbour: is there a board between them? Not between two Automas (RO-116)."""
    state = game.state
    return [seat < state.players or state.left_of(seat) < state.players for seat in range(len(state.seats))]


def board_choices(game: RoninGame) -> list[tuple[int, int]]:
    """Who chooses which track's board, in order."""
    state = game.state
    if state.players == 1:
        return [(0, state.track(0, 0)), (0, state.track(0, 1))]
    order = [(state.first + turn) % state.players for turn in range(state.players)]
    if state.players == 2:
        # Each player chooses the board shared with the Automa (RO-349): for seat 0 it sits on the right.
        return [(seat, state.track(seat, 1 if seat == 0 else 0)) for seat in order]
    return [(seat, state.track(seat, 0)) for seat in order]
