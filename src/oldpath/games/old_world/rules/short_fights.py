"""Short fights: one combo from the hand, only its damage and shields count (E-75)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import NOTHING, StoryId
from oldpath.games.old_world.moves import cards, goods
from oldpath.games.old_world.rules import linking
from oldpath.games.old_world.rules.carrying import carry
from oldpath.games.old_world.table import OldWorldGame
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

    def build_combo(self, game: OldWorldGame) -> None:
        """As in any fight."""
        game.state.stack.append(linking.BuildCombo(seat=self.seat))

    def resolve(self, game: OldWorldGame) -> None:
        """Damage against the ranges, then shields; the cards go to the discard pile, the hand stays.

        Lasting cards that speak of a colour count, for damage (event 26) and for shields (event 13).
        """
        made = linking.totals(game)
        points, shield = linking.damage_of(game, self.seat, made), linking.shield_of(game, self.seat, made)
        if game.story is not None:
            game.story.append(events.ComboPlayed(self.seat, tuple(game.state.combo.cards), points, shield))
        goods.raise_shield(game, self.seat, shield)
        cards.put_combo_away(game, self.seat)
        part = next((at for at, end in enumerate(self.ends) if points <= end), len(self.ends) - 1)
        if game.story is not None:
            game.story.append(events.StoryTold(self.seat, self.story, self.branch, part + 1))
        carry(game, self.seat, game.box.programs[self.programs[part]], self.story, self.branch)
