"""Building a combo, in a fight turn or in a short fight, and what lasting cards add to it (OW-271 to OW-280)."""

from oldpath.games.old_world import combos
from oldpath.games.old_world.components import COLOURS, NOTHING
from oldpath.games.old_world.moves import cards
from oldpath.games.old_world.options import STOP, LinkCard, OfCard, Say
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame


@frame
class BuildCombo(Frame):
    """The first card is any, at least one must be played (OW-272, OW-277); each further one must link (OW-273)."""

    steps = ("lay_card",)

    seat: int = 0
    single: bool = False

    def lay_card(self, game: OldWorldGame) -> Ask | None:
        """One more card, as long as one fits (OW-274); the first one is a duty, the others are not (OW-275)."""
        hand, laid = game.state.seats[self.seat].hand, game.state.combo.cards
        if not hand or (laid and self.single):
            return None
        if not laid:
            options = game.box.shelf.cards
            return Ask(self.seat, "combo_card", [options["play", card] for card in hand], "OW-272")
        linking = self._linking(game, laid[-1], hand)
        return Ask(self.seat, "combo_card", [*linking, STOP], "OW-273") if linking else None

    def _linking(self, game: OldWorldGame, beneath: int, hand: list[int]) -> list[OfCard]:
        """Cards that link to the one beneath, through each extension that fits (OW-278)."""
        shelf, faces = game.box.shelf, game.box.faces
        found: list[OfCard] = []
        for card in hand:
            links = combos.fitting_links(faces, beneath, card)
            if len(links) == 1:
                found.append(shelf.cards["play", card])
            else:
                found += [shelf.links[card, link] for link in links]
        return found

    def combo_card_chosen(self, game: OldWorldGame, seat: int, option: OfCard | Say) -> None:
        """Lay it on top, or stop."""
        if isinstance(option, Say):
            self.done()
            return
        laid, link = game.state.combo.cards, NOTHING
        if isinstance(option, LinkCard):
            link = option.link
        elif laid:
            link = combos.fitting_links(game.box.faces, laid[-1], option.number)[0]
        cards.play(game, seat, option.number, link)


def count_colour(game: OldWorldGame, colour: str) -> int:
    """How many cards of this colour the combo shows."""
    wanted, colours = COLOURS.index(colour), game.box.colours
    return sum(colours[card] == wanted for card in game.state.combo.cards)


def totals(game: OldWorldGame, powerless: int = NOTHING) -> combos.Totals:
    """What the combo does; cards of a powerless colour do nothing."""
    combo = game.state.combo
    return combos.totals(game.box.faces, combo.cards, combo.links, powerless)


def damage_of(game: OldWorldGame, seat: int, made: combos.Totals) -> int:
    """Its active damage icons (OW-282), and what lasting cards add to each card of a colour."""
    return made.damage + added(game, seat, "colour_deals")


def shield_of(game: OldWorldGame, seat: int, made: combos.Totals) -> int:
    """Its active shield icons (OW-290), and what lasting cards add to each card of a colour."""
    return made.shield + added(game, seat, "colour_shields")


def added(game: OldWorldGame, seat: int, lasting: str) -> int:
    """What the seat's cards with this lasting word make of the colours of the combo."""
    points = 0
    for word in game.box.passives(game.state.seats[seat].keepsakes, lasting):
        points += word.by * count_colour(game, word.colour)
    return points
