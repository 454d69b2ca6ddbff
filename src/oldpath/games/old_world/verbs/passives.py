"""What is so as long as a card lies beside a board, or a monster lives; the rules ask for it by its name."""

from collections.abc import Mapping
from typing import Any

from oldpath.games.old_world.entries import Colour, Symbol
from oldpath.games.old_world.verbs.program import Passive, one_of
from oldpath.kernel import text
from oldpath.kernel.word import Fact, Positive

# -- of lasting cards ----------------------------------------------------------------------------------------------


class PotionLimit(Passive, frozen=True):
    """You may keep this many unused potions (OW-121)."""

    says = "ow-passive-potion-limit"
    name = "potion_limit"
    count: Positive


class ColourDeals(Passive, frozen=True):
    """Each card of this colour in your combo deals more damage."""

    says = "ow-passive-colour-deals"
    name = "colour_deals"
    colour: Colour
    by: Positive


class ColourShields(Passive, frozen=True):
    """Each card of this colour that you play in a fight raises your shield."""

    says = "ow-passive-colour-shields"
    name = "colour_shields"
    colour: Colour
    by: Positive


class FirstAgainstMonsters(Passive, frozen=True):
    """You always take the first fight turn against monsters."""

    says = "ow-passive-first-against-monsters"
    name = "first_against_monsters"


class GoldOnEntering(Passive, frozen=True):
    """Gain gold whenever you enter one of these places, by number."""

    says = "ow-passive-gold-on-entering"
    name = "gold_on_entering"
    places: tuple[int, ...]
    amount: Positive

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """The places by their names."""
        named = [text.name(lang, f"ow.place.{number}") for number in self.places]
        return {"places": one_of(lang, named), "amount": self.amount}


class FreeMove(Passive, frozen=True):
    """Once per turn you may move to a connected place of this terrain for nothing."""

    says = "ow-passive-free-move"
    name = "free_move"
    terrain: Symbol


class AnyCard(Passive, frozen=True):
    """Once per turn you may move to a connected place of this terrain with any one card."""

    says = "ow-passive-any-card"
    name = "any_card"
    terrain: Symbol


class TrainingDiscount(Passive, frozen=True):
    """The next time you train at a school you pay less; then this card is gone."""

    says = "ow-passive-training-discount"
    name = "training_discount"
    by: Positive
    at_least: int


class NextExploration(Passive, frozen=True):
    """The next time you explore, resolve this event instead; then this card is gone."""

    says = "ow-passive-next-exploration"
    name = "next_exploration"
    event: Positive


class GoldForExploration(Passive, frozen=True):
    """The next time you would explore, you may gain gold instead; then this card is gone."""

    says = "ow-passive-gold-for-exploration"
    name = "gold_for_exploration"
    amount: Positive


class MonstersFirstDamageLess(Passive, frozen=True):
    """The damage of a monster's first fight turn is lower."""

    says = "ow-passive-monsters-first-damage-less"
    name = "monsters_first_damage_less"
    by: Positive


# -- of monsters ---------------------------------------------------------------------------------------------------


class Toll(Passive, frozen=True):
    """To start the fight give up unused potions, without their effect (E-30)."""

    says = "ow-passive-toll"
    name = "toll"
    potions: Positive


class WorseHalfFirst(Passive, frozen=True):
    """In its first turn it attacks with the half that costs more cards (E-29)."""

    says = "ow-passive-worse-half-first"
    name = "worse_half_first"


class FirstDamageAtMost(Passive, frozen=True):
    """In your first turn it takes at most this much damage (E-76)."""

    says = "ow-passive-first-damage-at-most"
    name = "first_damage_at_most"
    points: Positive


class NoFirstDamageWithoutTrail(Passive, frozen=True):
    """Without a trail token of it you deal no damage in your first turn (E-76)."""

    says = "ow-passive-no-first-damage-without-trail"
    name = "no_first_damage_without_trail"


class FirstDrawWithoutCombat(Passive, frozen=True):
    """In your first turn Combat counts as 0 for the draw (OW-298)."""

    says = "ow-passive-first-draw-without-combat"
    name = "first_draw_without_combat"


class DrawLessWithout(Passive, frozen=True):
    """A turn whose combo shows no card of this colour draws fewer cards."""

    says = "ow-passive-draw-less-without"
    name = "draw_less_without"
    colour: Colour
    by: Positive


class DrawLess(Passive, frozen=True):
    """You draw fewer cards at the end of your turns, but at least some."""

    says = "ow-passive-draw-less"
    name = "draw_less"
    by: Positive
    at_least: Positive


class Powerless(Passive, frozen=True):
    """Cards of this colour have no effect; they still extend a combo."""

    says = "ow-passive-powerless"
    name = "powerless"
    colour: Colour


class FirstDamageFromHand(Passive, frozen=True):
    """The damage of its first turn is taken from the hand first."""

    says = "ow-passive-first-damage-from-hand"
    name = "first_damage_from_hand"


class Snatches(Passive, frozen=True):
    """Whenever it deals damage, the damage is lower and you discard hand cards at random."""

    says = "ow-passive-snatches"
    name = "snatches"
    by: Positive
    cards: Positive


class RandomFirstCard(Passive, frozen=True):
    """In your first turn the first card of your combo is drawn at random from your hand."""

    says = "ow-passive-random-first-card"
    name = "random_first_card"


class ShieldRisesAtMost(Passive, frozen=True):
    """In each of your turns your shield can rise by this much in all."""

    says = "ow-passive-shield-rises-at-most"
    name = "shield_rises_at_most"
    points: Positive


class PotionsAtMost(Passive, frozen=True):
    """At most this many potions may be used in the fight."""

    says = "ow-passive-potions-at-most"
    name = "potions_at_most"
    count: Positive


class ColourCostsShield(Passive, frozen=True):
    """A combo with a card of this colour lowers your shield."""

    says = "ow-passive-colour-costs-shield"
    name = "colour_costs_shield"
    colour: Colour
    by: Positive


class ColoursDealLess(Passive, frozen=True):
    """A combo with a card of one of these colours deals less damage."""

    says = "ow-passive-colours-deal-less"
    name = "colours_deal_less"
    colours: tuple[Colour, ...]
    by: Positive

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """The colours as a list."""
        named = [text.say(lang, "ow-colour.card", {"colour": colour}) for colour in self.colours]
        return {"colours": one_of(lang, named), "by": self.by}


class LastCardsHitHarder(Passive, frozen=True):
    """While only so few cards are left in its Life Pool, its attacks deal more damage."""

    says = "ow-passive-last-cards-hit-harder"
    name = "last_cards_hit_harder"
    cards: Positive
    by: Positive


WORDS: dict[str, type[Any]] = {
    kind.name: kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Passive) and kind is not Passive
}
