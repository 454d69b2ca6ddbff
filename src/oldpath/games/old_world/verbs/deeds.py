"""What cards do, in a fight or out of it: gold, potions, shield, attributes, own cards, trails, the turn."""

from collections.abc import Mapping
from typing import Any, Literal

from oldpath.games.old_world.components import (
    ATTRIBUTES,
    NOTHING,
)
from oldpath.games.old_world.entries import Attribute
from oldpath.games.old_world.moves import board, cards, goods, growth
from oldpath.games.old_world.rules import choosing
from oldpath.games.old_world.rules.locations import FreeMovement
from oldpath.games.old_world.table import OldWorldGame
from oldpath.games.old_world.verbs.program import Deed, signed
from oldpath.kernel.word import Fact, Positive

# -- gold and potions ----------------------------------------------------------------------------------------------


class GainGold(Deed, frozen=True):
    """Gain gold from the bank."""

    says = "ow-gain-gold"
    amount: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        goods.gain_gold(game, seat, self.amount)


class LoseGold(Deed, frozen=True):
    """Lose gold, as far as possible (OW-201)."""

    says = "ow-lose-gold"
    amount: Positive

    def possible(self, game: OldWorldGame, seat: int) -> bool:
        return game.state.seats[seat].gold >= self.amount

    def do(self, game: OldWorldGame, seat: int) -> None:
        goods.lose_gold(game, seat, self.amount)


class DrawPotions(Deed, frozen=True):
    """Take the top cards of the potion deck (OW-121)."""

    says = "ow-draw-potions"
    count: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        choosing.gain_potions(game, seat, self.count)


class PotionsUpTo(Deed, frozen=True):
    """Draw potions until you hold this many (E-74); perhaps beyond the limit, for this draw only (E-71)."""

    says = "ow-potions-up-to"
    count: Positive
    over_limit: bool = False

    def do(self, game: OldWorldGame, seat: int) -> None:
        missing = self.count - len(game.state.seats[seat].potions)
        if self.over_limit:
            goods.draw_potions(game, seat, missing)
        elif missing > 0:
            choosing.gain_potions(game, seat, missing)


class LosePotions(Deed, frozen=True):
    """Discard unused potions of your choice, as far as possible."""

    says = "ow-lose-potions"
    count: Positive

    def possible(self, game: OldWorldGame, seat: int) -> bool:
        return len(game.state.seats[seat].potions) >= self.count

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(choosing.PotionLoss(seat=seat, count=self.count))


class LoseAllPotions(Deed, frozen=True):
    """Discard all unused potions."""

    says = "ow-lose-all-potions"

    def do(self, game: OldWorldGame, seat: int) -> None:
        for potion in game.state.seats[seat].potions[:]:
            goods.lose_potion(game, seat, potion)


# -- shield and attributes -----------------------------------------------------------------------------------------


class LoseShield(Deed, frozen=True):
    """Lower your shield, not below 0 (OW-097)."""

    says = "ow-lose-shield"
    by: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        goods.lower_shield(game, seat, self.by)


class SetShield(Deed, frozen=True):
    """Put your shield on this number, where it stands higher."""

    says = "ow-set-shield"
    to: int

    def do(self, game: OldWorldGame, seat: int) -> None:
        goods.set_shield(game, seat, min(self.to, game.state.seats[seat].shield))


class RefillShield(Deed, frozen=True):
    """Raise your shield to your Defense value."""

    says = "ow-refill-shield"

    def do(self, game: OldWorldGame, seat: int) -> None:
        mine = game.state.seats[seat]
        goods.raise_shield(game, seat, mine.shield_limit - mine.shield)


class RaiseShield(Deed, frozen=True):
    """Raise your shield, not above your Defense value (OW-095)."""

    says = "ow-raise-shield"
    by: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        goods.raise_shield(game, seat, self.by)


class Raise(Deed, frozen=True):
    """Raise this attribute by 1."""

    says = "ow-raise"
    attribute: Attribute

    def do(self, game: OldWorldGame, seat: int) -> None:
        choosing.learn(game, seat, ATTRIBUTES.index(self.attribute))


class Lower(Deed, frozen=True):
    """Lower this attribute by 1; not below 1, never from 5 (OW-102, OW-103)."""

    says = "ow-lower"
    attribute: Attribute

    def do(self, game: OldWorldGame, seat: int) -> None:
        growth.lower_attribute(game, seat, ATTRIBUTES.index(self.attribute))


class RaiseLowest(Deed, frozen=True):
    """Raise your lowest attribute by 1, or your two lowest; you choose between equals (E-22, E-73)."""

    says = "ow-raise-lowest"
    count: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(choosing.AttributeChoice(seat=seat, count=self.count, lowest_only=True))


class RaiseAny(Deed, frozen=True):
    """Raise an attribute of your choice by 1."""

    says = "ow-raise-any"

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(choosing.AttributeChoice(seat=seat))


# -- cards ---------------------------------------------------------------------------------------------------------


class DrawCards(Deed, frozen=True):
    """Draw cards from your deck, in a fight from your Life Pool (OW-083, OW-299)."""

    says = "ow-draw-cards"
    count: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        cards.draw(game, seat, self.count)


class DiscardCards(Deed, frozen=True):
    """Discard hand cards of your choice."""

    says = "ow-discard-cards"
    count: Positive

    def possible(self, game: OldWorldGame, seat: int) -> bool:
        return len(game.state.seats[seat].hand) >= self.count

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(choosing.Discarding(seat=seat, count=self.count))


class Trash(Deed, frozen=True):
    """Trash own cards from hand, deck or discard pile (OW-081, OW-082)."""

    says = "ow-trash-cards"
    count: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(choosing.Trashing(seat=seat, count=self.count))


class TakeCard(Deed, frozen=True):
    """Put a face-up card of this printed cost, or of any, from the row onto your discard pile (OW-197, OW-198)."""

    says = "ow-take-card"
    cost: Literal["0", "1", "2", "any"]

    def do(self, game: OldWorldGame, seat: int) -> None:
        cost = NOTHING if self.cost == "any" else int(self.cost)
        game.state.stack.append(choosing.RowChoice(seat=seat, cost=cost))


class PhaseThree(Deed, frozen=True):
    """In phase III of this turn draw so many cards more, or fewer (E-51)."""

    says = "ow-phase-three"
    by: int

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """How many, and whether more or fewer."""
        return signed(self.by)

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.draw_change += self.by


class FreeCard(Deed, frozen=True):
    """The card gained in phase III of this turn costs nothing."""

    says = "ow-free-card"

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.free_card = True


# -- the map and the turn --------------------------------------------------------------------------------------------


class TakeTrail(Deed, frozen=True):
    """Take a trail token of your choice (OW-199)."""

    says = "ow-take-trail"

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(choosing.TrailChoice(seat=seat))


class TakeEveryTrail(Deed, frozen=True):
    """Take a trail token for each monster on the map."""

    says = "ow-take-every-trail"

    def do(self, game: OldWorldGame, seat: int) -> None:
        for terrain, monster in enumerate(game.state.monsters):
            if monster != NOTHING and board.may_take_trail(game, seat, terrain):
                board.take_trail(game, seat, terrain)


class Move(Deed, frozen=True):
    """Move to a connected place for nothing; you may use its action (E-72)."""

    says = "ow-move"

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(FreeMovement(seat=seat))


class GoToPhaseThree(Deed, frozen=True):
    """Go to phase III: nothing else is done in phases I and II."""

    says = "ow-go-to-phase-three"

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.skip_choice = True


class NoExploration(Deed, frozen=True):
    """You cannot explore this turn."""

    says = "ow-no-exploration"

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.no_exploration = True


WORDS: dict[str, type[Any]] = {
    "gain_gold": GainGold,
    "lose_gold": LoseGold,
    "draw_potions": DrawPotions,
    "potions_up_to": PotionsUpTo,
    "lose_potions": LosePotions,
    "lose_all_potions": LoseAllPotions,
    "lose_shield": LoseShield,
    "set_shield": SetShield,
    "refill_shield": RefillShield,
    "raise_shield": RaiseShield,
    "raise": Raise,
    "lower": Lower,
    "raise_lowest": RaiseLowest,
    "raise_any": RaiseAny,
    "draw_cards": DrawCards,
    "discard_cards": DiscardCards,
    "trash": Trash,
    "take_card": TakeCard,
    "phase_three": PhaseThree,
    "free_card": FreeCard,
    "take_trail": TakeTrail,
    "take_every_trail": TakeEveryTrail,
    "move": Move,
    "go_to_phase_three": GoToPhaseThree,
    "no_exploration": NoExploration,
}
