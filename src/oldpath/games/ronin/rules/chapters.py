"""Chapters and turns, and what happens when a chapter ends (RO-119 to RO-127, RO-265 to RO-295)."""

from oldpath.games.ronin import events, moves, scoring
from oldpath.games.ronin.components import CHAPTERS, TURNS, CardId
from oldpath.games.ronin.options import KeepCard
from oldpath.games.ronin.rules.effects import WEIGHING, EffectOfCard
from oldpath.games.ronin.rules.final_scoring import FinalScoring
from oldpath.games.ronin.rules.playing import PlayingCards
from oldpath.games.ronin.rules.taking import TakingCards
from oldpath.games.ronin.rules.tea import TeaCeremony
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, each_seat, frame
from oldpath.kernel.piece import piece_list


def lay_out_symbols(game: RoninGame) -> None:
    """The active-symbol cards of the current chapter (RO-038, RO-087, RO-291)."""
    state = game.state
    state.left, state.right = game.box.chapters[state.chapter_card].pairs[state.chapter - 1]
    if game.story is not None:
        game.story.append(events.ActiveSymbolsLaid(state.chapter, state.left, state.right))


@frame
class Chapter(Frame):
    """Three turns of three steps, then the end of the chapter (RO-119 to RO-124)."""

    steps = ("take_cards", "play_cards", "tea_ceremony", "next_turn", "end")

    def take_cards(self, game: RoninGame) -> None:
        """Step 1."""
        game.state.stack.append(TakingCards())

    def play_cards(self, game: RoninGame) -> None:
        """Step 2."""
        game.state.stack.append(PlayingCards())

    def tea_ceremony(self, game: RoninGame) -> None:
        """Step 3."""
        game.state.stack.append(TeaCeremony())

    def next_turn(self, game: RoninGame) -> None:
        """The marker moves on; after the third turn the chapter ends (RO-123, RO-124)."""
        moves.advance_marker(game)
        if (game.state.turn - 1) % TURNS:
            self.step = 0

    def end(self, game: RoninGame) -> None:
        """Score; then the next chapter, or the end of the game (RO-125)."""
        game.state.stack.pop()
        game.state.stack.append(EndOfChapter())


@frame
class EndOfChapter(Frame):
    """Scoring, cleaning and preparing the next chapter, in the order of RO-292."""

    steps = (
        "score",
        "end_game",
        "discard_tokens",
        "choose_kept_cards",
        "reveal_kept_cards",
        "lay_out_symbols",
        "apply_kept_cards",
        "next_chapter",
    )

    kept: list[list[CardId]] = piece_list()
    """What each player keeps, in order; sealed until all have chosen (RO-396)."""
    turn_of: int = 0
    place: int = 0

    def score(self, game: RoninGame) -> None:
        """XP before VP, in initiative order; an Automa scores nothing (RO-265, RO-274, RO-344)."""
        state = game.state
        for seat in state.initiative:
            if seat < state.players:
                xp, vp = scoring.chapter_score(game, seat)
                if game.story is not None:
                    game.story.append(events.ChapterScored(seat, xp, vp))
                moves.gain_xp(game, seat, xp)
                moves.gain_vp(game, seat, vp)

    def end_game(self, game: RoninGame) -> None:
        """After chapter III nothing is discarded; final scoring follows (RO-125, RO-296)."""
        self.kept = [[] for _ in range(game.state.players)]
        if game.state.chapter == CHAPTERS:
            game.state.stack.pop()
            game.state.stack.append(FinalScoring())

    def discard_tokens(self, game: RoninGame) -> None:
        """All symbol tokens and all lost-symbol tokens (RO-278)."""
        moves.clear_tokens(game)

    @each_seat
    def choose_kept_cards(self, game: RoninGame, seat: int) -> Ask | None:
        """One card after chapter I, two in any order after chapter II (RO-280, RO-282, RO-284)."""
        kept, timeline = self.kept[seat], game.state.seats[seat].timeline
        if len(kept) == min(game.state.chapter, len(timeline)):
            return None
        keeps = game.box.shelf.keeps
        options = [keeps[card] for card in timeline if card not in kept]
        return Ask(seat, "kept_card", options, "RO-280" if game.state.chapter == 1 else "RO-282")

    def kept_card_chosen(self, game: RoninGame, seat: int, option: KeepCard) -> None:
        """It lies before those chosen after it."""
        self.kept[seat].append(option.card)

    def reveal_kept_cards(self, game: RoninGame) -> None:
        """All at once; the others are discarded, an Automa's all (RO-279, RO-286, RO-345)."""
        game.reveal()
        for seat in range(len(game.state.seats)):
            moves.keep_cards(game, seat, self.kept[seat] if seat < game.state.players else [])

    def lay_out_symbols(self, game: RoninGame) -> None:
        """Kept cards resolve under the new pair, unless the table wants the old one (RO-292)."""
        if game.state.kept_effects == "new_symbols":
            game.state.chapter += 1
            lay_out_symbols(game)

    def apply_kept_cards(self, game: RoninGame) -> None:
        """Their standard effects, in initiative order, left card first, no abilities (RO-288, RO-289)."""
        state = game.state
        while self.turn_of < len(state.initiative):
            seat = state.initiative[self.turn_of]
            timeline = state.seats[seat].timeline
            if self.place >= len(timeline):
                self.turn_of += 1
                self.place = 0
                continue
            place = self.place
            self.place += 1
            if game.box.standard[timeline[place]] is not None:
                self.step -= 1
                state.stack.append(EffectOfCard(WEIGHING, seat=seat, place=place))
                return

    def next_chapter(self, game: RoninGame) -> None:
        """Three more turns."""
        if game.state.kept_effects == "old_symbols":
            game.state.chapter += 1
            lay_out_symbols(game)
        game.state.stack.pop()
        game.state.stack.append(Chapter())
