"""Short fights: one combo from the hand, only its damage and shields count (E-75)."""

from oldpath.games.old_world import combos, events
from oldpath.games.old_world.components import COLOURS, NOTHING, CardId, StoryId
from oldpath.games.old_world.moves import cards, goods
from oldpath.games.old_world.options import STOP, LinkCard, OfCard, Say
from oldpath.games.old_world.rules.carrying import carry
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame
from oldpath.kernel.piece import piece_list


@frame
class ShortFight(Frame):
    """Build one combo, resolve it, see what its damage brings."""

    steps = ("build_combo", "resolve")

    seat: int = 0
    ends: list[int] = piece_list()
    """The highest damage of each range."""
    programs: list[int] = piece_list()
    story: StoryId = NOTHING
    branch: int = 0
    combo: list[CardId] = piece_list()
    links: list[int] = piece_list()

    def build_combo(self, game: OldWorldGame) -> Ask | None:
        """As in any fight: the first card any, the others linked."""
        hand, shelf, faces = game.state.seats[self.seat].hand, game.box.shelf, game.box.faces
        if not hand:
            return None
        if not self.combo:
            return Ask(self.seat, "combo_card", [shelf.cards["play", card] for card in hand], "OW-272")
        found: list[OfCard] = []
        for card in hand:
            links = combos.fitting_links(faces, self.combo[-1], card)
            found += [shelf.cards["play", card]] if len(links) == 1 else [shelf.links[card, link] for link in links]
        return Ask(self.seat, "combo_card", [*found, STOP], "OW-273") if found else None

    def combo_card_chosen(self, game: OldWorldGame, seat: int, option: OfCard | Say) -> None:
        """Lay it on top, or stop."""
        if isinstance(option, Say):
            self.step += 1
            return
        link = NOTHING
        if isinstance(option, LinkCard):
            link = option.link
        elif self.combo:
            link = combos.fitting_links(game.box.faces, self.combo[-1], option.number)[0]
        cards.leave_hand(game, seat, option.number)
        self.combo.append(option.number)
        self.links.append(link)

    def resolve(self, game: OldWorldGame) -> None:
        """Damage against the ranges, then shields; the cards go to the discard pile, the hand stays."""
        made = combos.totals(game.box.faces, self.combo, self.links)
        points = made.damage
        for passive in game.box.passives(game.state.seats[self.seat].keepsakes, "colour_deals"):
            wanted = COLOURS.index(passive.colour)
            points += passive.by * sum(game.box.colours[card] == wanted for card in self.combo)
        if game.story is not None:
            game.story.append(events.ComboPlayed(self.seat, tuple(self.combo), points, made.shield))
        goods.raise_shield(game, self.seat, made.shield)
        for card in self.combo:
            cards.onto_discard(game, self.seat, card)
        self.combo, self.links = [], []
        part = next((at for at, end in enumerate(self.ends) if points <= end), len(self.ends) - 1)
        if game.story is not None:
            game.story.append(events.StoryTold(self.seat, self.story, self.branch, part + 1))
        carry(game, self.seat, game.box.programs[self.programs[part]], self.story, self.branch)
