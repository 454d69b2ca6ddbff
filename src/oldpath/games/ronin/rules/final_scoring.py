"""The end of the game (RO-296 to RO-313)."""

from oldpath.games.ronin import events, moves, scoring
from oldpath.games.ronin.components import NOTHING, SymbolId
from oldpath.games.ronin.options import SYMBOLS, ChooseSymbol
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, each_seat, frame
from oldpath.kernel.piece import piece_list


@frame
class FinalScoring(Frame):
    """Objectives, experience, partnership, winner (RO-297)."""

    steps = (
        "prepare",
        "choose_objectives",
        "score_objectives",
        "score_experience",
        "score_partnership",
        "end",
    )

    objectives: list[SymbolId] = piece_list()
    """What each player picked; sealed until all have."""

    def prepare(self, game: RoninGame) -> None:
        """Nobody has picked yet."""
        self.objectives = [NOTHING] * game.state.players

    @each_seat
    def choose_objectives(self, game: RoninGame, seat: int) -> Ask | None:
        """One of the two symbols inactive in chapter III (RO-298)."""
        if self.objectives[seat] != NOTHING:
            return None
        return Ask(seat, "objective", [SYMBOLS[symbol] for symbol in game.state.inactive()], "RO-298")

    def objective_chosen(self, game: RoninGame, seat: int, option: ChooseSymbol) -> None:
        """Players may pick the same (RO-300)."""
        self.objectives[seat] = option.symbol

    def score_objectives(self, game: RoninGame) -> None:
        """Show the hand: 1 VP for each card with the symbol."""
        for seat in self._players(game):
            symbol = self.objectives[seat]
            moves.show_hand(game, seat)
            vp = scoring.objective_score(game, seat, symbol)
            if game.story is not None:
                game.story.append(events.ObjectiveScored(seat, symbol, vp))
            moves.gain_vp(game, seat, vp)

    def score_experience(self, game: RoninGame) -> None:
        """The golden marker."""
        for seat in self._players(game):
            vp = scoring.experience_score(game, seat)
            if game.story is not None:
                game.story.append(events.ExperienceScored(seat, vp))
            moves.gain_vp(game, seat, vp)

    def score_partnership(self, game: RoninGame) -> None:
        """The lower track."""
        for seat in self._players(game):
            vp = scoring.partnership_score(game, seat)
            if game.story is not None:
                game.story.append(events.PartnershipScored(seat, vp))
            moves.gain_vp(game, seat, vp)

    def end(self, game: RoninGame) -> None:
        """Who has won."""
        if game.story is not None:
            result = scoring.result(game.state)
            game.story.append(events.MatchEnded(result.winners, result.scores))

    def _players(self, game: RoninGame) -> list[int]:
        return [seat for seat in game.state.initiative if seat < game.state.players]
