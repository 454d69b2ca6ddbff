"""What potions, trophies and things do in a fight."""

from collections.abc import Mapping
from typing import Any

from oldpath.games.old_world.components import ATTRIBUTES
from oldpath.games.old_world.entries import Attribute
from oldpath.games.old_world.moves import cards, goods, growth
from oldpath.games.old_world.rules import choosing, damage, witcher_turn
from oldpath.games.old_world.rules.looking import LookAtDeck
from oldpath.games.old_world.table import OldWorldGame
from oldpath.games.old_world.verbs.program import Deed, signed
from oldpath.kernel.word import Fact, Positive


class Damage(Deed, frozen=True):
    """Deal damage at once (OW-482)."""

    says = "ow-damage"
    points: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        damage.strike(game, seat, self.points)


class TakeDamage(Deed, frozen=True):
    """Take damage: shield, Life Pool, hand."""

    says = "ow-take-damage"
    points: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(damage.Hit(seat=seat, points=self.points, by=seat))


class AddDamage(Deed, frozen=True):
    """The combo deals more damage."""

    says = "ow-add-damage"
    points: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        fight = game.state.fight
        assert fight is not None
        fight.bonus += self.points


class ChangeDraw(Deed, frozen=True):
    """At the end of this fight turn draw more cards, or fewer (OW-297)."""

    says = "ow-change-draw"
    by: int

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """How many, and whether more or fewer."""
        return signed(self.by)

    def do(self, game: OldWorldGame, seat: int) -> None:
        fight = game.state.fight
        assert fight is not None
        fight.draw += self.by


class SingleCardCombo(Deed, frozen=True):
    """This turn's combo may be one card only."""

    says = "ow-single-card-combo"

    def do(self, game: OldWorldGame, seat: int) -> None:
        fight = game.state.fight
        assert fight is not None
        fight.single = True


class ExtraCard(Deed, frozen=True):
    """Add one more hand card to the finished combo; it need not match (E-35)."""

    says = "ow-extra-card"

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(witcher_turn.ExtraCard(seat=seat))


class TakeTop(Deed, frozen=True):
    """Take the top card of your discard pile into your hand."""

    says = "ow-take-top"

    def do(self, game: OldWorldGame, seat: int) -> None:
        cards.take_top_of_discard(game, seat)


class ReturnToDeck(Deed, frozen=True):
    """Put any card of your discard pile into your Life Pool and shuffle it."""

    says = "ow-return-to-deck"
    count: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(choosing.ReturnToDeck(seat=seat, count=self.count))


class SearchTheirDeck(Deed, frozen=True):
    """Look at the top cards of your opponent's Life Pool, discard some of them, put the others back on top."""

    says = "ow-search-their-deck"
    look: Positive
    discard: int

    def do(self, game: OldWorldGame, seat: int) -> None:
        fight = game.state.fight
        assert fight is not None
        LookAtDeck.begin(game, seat, fight.opponent(seat), look=self.look, discard=self.discard)


class ChooseHalf(Deed, frozen=True):
    """Choose whether the monster charges or bites, now that its card is revealed."""

    says = "ow-choose-half"

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(choosing.HalfChoice(seat=seat))


# -- what monsters do by themselves --------------------------------------------------------------------------------


class DiscardFromDeck(Deed, frozen=True):
    """Pick cards of your own deck, discard them, and shuffle."""

    says = "ow-discard-from-deck"
    count: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(choosing.DeckDiscard(seat=seat, count=self.count))


class DiscardAtRandom(Deed, frozen=True):
    """Discard random hand cards."""

    says = "ow-discard-at-random"
    count: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        damage.discard_at_random(game, seat, min(self.count, len(game.state.seats[seat].hand)))


class LowerForFight(Deed, frozen=True):
    """For this fight only, an attribute counts as 1 lower (E-31)."""

    says = "ow-lower-for-fight"
    attribute: Attribute

    def do(self, game: OldWorldGame, seat: int) -> None:
        fight = game.state.fight
        assert fight is not None
        attribute = ATTRIBUTES.index(self.attribute)
        if growth.lower_attribute(game, seat, attribute):
            fight.lowered.append(attribute)


class LoseShieldPerCard(Deed, frozen=True):
    """Lower your shield for each card in your hand."""

    says = "ow-lose-shield-per-card"
    by: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        goods.lower_shield(game, seat, self.by * len(game.state.seats[seat].hand))


class FixPhaseThree(Deed, frozen=True):
    """In phase III of this turn draw up to this many cards; nothing can change that (OW-474)."""

    says = "ow-fix-phase-three"
    to: int

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.draw_fixed = self.to


WORDS: dict[str, type[Any]] = {
    "damage": Damage,
    "take_damage": TakeDamage,
    "add_damage": AddDamage,
    "change_draw": ChangeDraw,
    "single_card_combo": SingleCardCombo,
    "extra_card": ExtraCard,
    "take_top": TakeTop,
    "return_to_deck": ReturnToDeck,
    "search_their_deck": SearchTheirDeck,
    "choose_half": ChooseHalf,
    "discard_from_deck": DiscardFromDeck,
    "discard_at_random": DiscardAtRandom,
    "lower_for_fight": LowerForFight,
    "lose_shield_per_card": LoseShieldPerCard,
    "fix_phase_three": FixPhaseThree,
}
