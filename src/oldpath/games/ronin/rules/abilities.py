"""Using abilities in their windows (RO-244 to RO-251)."""

from oldpath.games.ronin import moves
from oldpath.games.ronin.options import PASS, Pass, UseAbility
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame
from oldpath.kernel.piece import piece_list


def usable(game: RoninGame, seat: int, window: str) -> list[UseAbility]:
    """The abilities that this seat could use in this window, and that would do something."""
    box = game.box
    windows = box.windows
    found = []
    for use in game.state.seats[seat].ready:
        if windows[use] == window and box.abilities[use >> 1].word.usable(game, seat):
            found.append(box.shelf.uses[use])  # noqa: PERF401  a comprehension costs a call here, and this is hot
    return found


def use(game: RoninGame, seat: int, option: UseAbility) -> None:
    """Turn it over, then do what it says (RO-248)."""
    moves.spend_ability(game, seat, option.use)
    game.box.abilities[option.use >> 1].word.use(game, seat)


def open_window(game: RoninGame, window: str) -> None:
    """Everybody who could use an ability now gets the chance (RO-249)."""
    windows = game.box.windows
    for mine in game.state.seats:
        for use in mine.ready:
            if windows[use] == window:
                game.state.stack.append(AbilityWindow(window=window))
                return


@frame
class AbilityWindow(Frame):
    """A moment for abilities: in initiative order; who passed is asked again when another used one (RO-249, RO-250)."""

    steps = ("offer_abilities",)

    window: str = ""
    passed: list[int] = piece_list()

    def offer_abilities(self, game: RoninGame) -> Ask | None:
        """The first seat that has something to use and has not passed."""
        for seat in game.state.initiative:
            if seat not in self.passed and seat < game.state.players:
                uses = usable(game, seat, self.window)
                if uses:
                    return Ask(seat, "ability", [*uses, PASS], "RO-247")
        return None

    def ability_chosen(self, game: RoninGame, seat: int, option: UseAbility | Pass) -> None:
        """Use it, or pass."""
        if isinstance(option, UseAbility):
            self.passed = []
            use(game, seat, option)
        else:
            self.passed.append(seat)
