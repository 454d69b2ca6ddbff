"""Partnership points and bonuses (RO-197, RO-219 to RO-231)."""

from collections.abc import Sequence

from oldpath.games.ronin import events, moves
from oldpath.games.ronin.components import LEFT, RIGHT
from oldpath.games.ronin.options import SYMBOLS, ChooseBranch, ChoosePartner, ChooseSymbol, RefreshAbility
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame


def gain(game: RoninGame, track: int, points: int) -> None:
    """Points on one track; where there is no board there is no track (RO-116)."""
    if points and game.state.shared(track):
        game.state.stack.append(PartnershipGain(track=track, points=points))


def gain_both(game: RoninGame, seat: int) -> None:
    """1 point on each of the seat's two tracks, the left one first (RO-381)."""
    for side in (RIGHT, LEFT):
        gain(game, game.state.track(seat, side), 1)


def partner_options(game: RoninGame, seat: int, sides: Sequence[int] = (LEFT, RIGHT)) -> list[ChoosePartner]:
    """The partners on these sides."""
    state = game.state
    return [game.box.shelf.partners[side][state.seats[state.partner(seat, side)].hero] for side in sides]


@frame
class ChosenTrack(Frame):
    """A player gains points on one of the own tracks (RO-382)."""

    steps = ("choose_track",)

    seat: int = 0
    points: int = 0

    def choose_track(self, game: RoninGame) -> Ask | None:
        """The left or the right one."""
        if not self.points:
            return None
        return Ask(self.seat, "track", partner_options(game, self.seat), "RO-382")

    def track_chosen(self, game: RoninGame, seat: int, option: ChoosePartner) -> None:
        """Move its marker."""
        points, self.points = self.points, 0
        gain(game, game.state.track(seat, option.side), points)


@frame
class PartnershipGain(Frame):
    """A marker moves up step by step; both partners get the bonus of every step (RO-219, RO-223)."""

    steps = ("move_up", "give_bonus")

    track: int = 0
    points: int = 0
    turn_of: int = 0
    """The place in the initiative order of whoever gets this step's bonus next."""

    def move_up(self, game: RoninGame) -> None:
        """To the next step with a bonus; at the end of the track the surplus is lost (RO-229)."""
        state, track = game.state, self.track
        bonuses = game.box.boards[state.boards[track]].bonuses
        while self.points and state.tracks[track] < state.length:
            self.points -= 1
            moves.raise_marker(game, track)
            if state.tracks[track] in bonuses:
                self.turn_of = 0
                return
        self.done()

    def give_bonus(self, game: RoninGame) -> Ask | None:
        """To both partners, in initiative order; then on to the next step (RO-221, RO-223)."""
        state = game.state
        order, partners = state.initiative, (self.track, state.left_of(self.track))
        while self.turn_of < len(order):
            seat = order[self.turn_of]
            if seat in partners and seat < state.players:
                branches = self._branches(game, seat)
                if len(branches) > 1:
                    return Ask(seat, "bonus", branches, "RO-222", about=game.box.boards[state.boards[self.track]].id)
                if branches:
                    self.bonus_chosen(game, seat, branches[0])
                    if state.stack[-1] is not self:
                        self.step -= 1
                        return None
                    continue
            self.turn_of += 1
        self.step = 0
        return None

    def _branches(self, game: RoninGame, seat: int) -> list[ChooseBranch]:
        """Of an either/or bonus those that can be carried out; if none can, it is lost (RO-225, RO-226)."""
        state, track = game.state, self.track
        branches = game.box.shelf.branches[state.boards[track], state.tracks[track]]
        return [branch for branch in branches if branch.word.possible(game, seat, track)]

    def bonus_chosen(self, game: RoninGame, seat: int, option: ChooseBranch) -> None:
        """Carry out the branch."""
        self.turn_of += 1
        state, track = game.state, self.track
        if game.story is not None:
            game.story.append(events.BonusReached(seat, state.boards[track], state.tracks[track]))
        option.word.give(game, seat, track)


@frame
class ChosenSymbols(Frame):
    """A player picks active symbols and gains tokens of each pick (RO-070, RO-073)."""

    steps = ("choose_symbol",)

    seat: int = 0
    picks: int = 0
    amount: int = 1

    def choose_symbol(self, game: RoninGame) -> Ask | None:
        """One of the two active symbols of the current chapter (RO-227)."""
        if not self.picks:
            return None
        pair = [SYMBOLS[game.state.left], SYMBOLS[game.state.right]]
        return Ask(self.seat, "active_symbol", pair, "RO-070" if self.amount == 1 else "RO-073")

    def active_symbol_chosen(self, game: RoninGame, seat: int, option: ChooseSymbol) -> None:
        """Gain it."""
        self.picks -= 1
        moves.gain_symbols(game, seat, option.symbol, self.amount)


@frame
class AbilityRefresh(Frame):
    """A player makes one used ability available again (RO-082)."""

    steps = ("choose_ability",)

    seat: int = 0
    refreshed: bool = False

    def choose_ability(self, game: RoninGame) -> Ask | None:
        """One of those used, on the own board or on an acquired card."""
        if self.refreshed:
            return None
        uses = [game.box.shelf.refreshes[use] for use in game.state.seats[self.seat].used]
        return Ask(self.seat, "refresh", uses, "RO-082")

    def refresh_chosen(self, game: RoninGame, seat: int, option: RefreshAbility) -> None:
        """Turn it over."""
        self.refreshed = True
        moves.refresh_ability(game, seat, option.use)
