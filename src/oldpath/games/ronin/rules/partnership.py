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

    steps = ("move_up",)

    track: int = 0
    points: int = 0

    def move_up(self, game: RoninGame) -> None:
        """One step, and its bonus; at the end of the track the surplus is lost (RO-229)."""
        state = game.state
        if not self.points or state.tracks[self.track] >= state.length:
            return
        self.points -= 1
        self.step = 0
        moves.raise_marker(game, self.track)
        step = state.tracks[self.track]
        if step not in game.box.boards[state.boards[self.track]].bonuses:
            return
        partners = (self.track, state.left_of(self.track))
        # Last pushed is first asked: within a step, partners in initiative order (RO-223).
        for seat in reversed(state.initiative):
            if seat in partners and seat < state.players:
                state.stack.append(Bonus(seat=seat, track=self.track, at=step))


@frame
class Bonus(Frame):
    """One partner receives the bonus of one step; declining is not offered (RO-221, RO-225)."""

    steps = ("receive",)

    seat: int = 0
    track: int = 0
    at: int = 0
    given: bool = False

    def receive(self, game: RoninGame) -> Ask | None:
        """Of an either/or bonus the branches that can be carried out; if none can, it is lost (RO-226)."""
        if self.given:
            return None
        box = game.box
        board = game.state.boards[self.track]
        branches = box.shelf.branches[board, self.at]
        branches = [branch for branch in branches if branch.word.possible(game, self.seat, self.track)]
        if len(branches) > 1:
            return Ask(self.seat, "bonus", branches, "RO-222", about=box.boards[board].id)
        if branches:
            self.bonus_chosen(game, self.seat, branches[0])
        return None

    def bonus_chosen(self, game: RoninGame, seat: int, option: ChooseBranch) -> None:
        """Carry out the branch."""
        self.given = True
        if game.story is not None:
            game.story.append(events.BonusReached(seat, game.state.boards[self.track], self.at))
        option.word.give(game, seat, self.track)


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
