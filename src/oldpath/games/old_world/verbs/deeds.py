"""What stories do, in a fight or out of it: gold, potions, shield, attributes, cards, trails, quests, dice."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from oldpath.games.old_world import events
from oldpath.games.old_world.components import (
    ATTRIBUTES,
    NOTHING,
    TERRAINS,
)
from oldpath.games.old_world.entries import Attribute
from oldpath.games.old_world.moves import board, cards, goods, growth
from oldpath.games.old_world.rules import choosing, dice, exploration
from oldpath.games.old_world.rules.carrying import carry, reading
from oldpath.games.old_world.rules.locations import FreeMovement
from oldpath.games.old_world.rules.short_fights import ShortFight
from oldpath.games.old_world.state import Quest
from oldpath.games.old_world.table import OldWorldGame
from oldpath.games.old_world.verbs.program import Deed, Given, Program, Range, signed
from oldpath.kernel import text
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


# -- stories -------------------------------------------------------------------------------------------------------


class Event(Deed, frozen=True):
    """Resolve the event card with this number (OW-218)."""

    says = "ow-event"
    number: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        exploration.begin_event(game, seat, game.box.event(self.number))


class TakeQuest(Deed, frozen=True):
    """This card becomes a quest: at this place, a place of this terrain, or a school (OW-202 to OW-204)."""

    says = "ow-take-quest"
    alone = True
    event: Positive
    place: int = NOTHING
    terrain: Literal["forest", "mountain", "water", ""] = ""
    school: Literal["own", "any", ""] = ""
    price: int = 0

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """Where, for how much, and what happens there."""
        return {
            "where": self.terrain or self.school or "place",
            "place": text.name(lang, f"ow.place.{self.place}"),
            "price": self.price,
            "event": self.event,
        }

    def do(self, game: OldWorldGame, seat: int) -> None:
        """Where there is no token left at all, the card leaves the game (OW-120)."""
        told = reading(game)
        assert told is not None
        box, state = game.box, game.state
        place, token = NOTHING, False
        if self.place != NOTHING:
            place = box.place_of_number[self.place]
        elif self.school == "own":
            place = box.school_sets[state.seats[seat].school].home
        elif self.terrain:
            place = exploration.quest_token(game, TERRAINS.index(self.terrain))
            token = True
            if place == NOTHING:
                return
        state.story = NOTHING
        board.take_quest(game, seat, Quest(story=told.story, branch=told.branch, place=place, token=token))


class Keep(Deed, frozen=True):
    """Keep this card beside your board (OW-216)."""

    says = "ow-keep-card"

    def do(self, game: OldWorldGame, seat: int) -> None:
        told = reading(game)
        assert told is not None
        goods.keep(game, seat, game.box.stories[told.story].keepsake)


class LoseKeepsake(Deed, frozen=True):
    """Lose the companion or thing of this event."""

    says = "ow-lose-keepsake"
    event: Positive

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """What the event's card is called."""
        return {"thing": text.name(lang, f"ow.event.{self.event:02}")}

    def do(self, game: OldWorldGame, seat: int) -> None:
        keepsake = game.box.stories[game.box.event(self.event)].keepsake
        if keepsake in game.state.seats[seat].keepsakes:
            goods.lose_keepsake(game, seat, keepsake)


class SchoolGuest(Deed, frozen=True):
    """At your own school gain 2 potions and raise any attribute. At another's gain 4 gold and go to phase III; that
    school's witcher gains each trail you have and raises any attribute (E-78).
    """

    says = "ow-school-guest"
    alone = True

    def do(self, game: OldWorldGame, seat: int) -> None:
        state = game.state
        mine = state.seats[seat]
        school = game.box.places[mine.place].school
        if school == mine.school:
            state.stack.append(choosing.AttributeChoice(seat=seat))
            choosing.gain_potions(game, seat, 2)
            return
        goods.gain_gold(game, seat, 4)
        state.skip_choice = True
        for host, theirs in enumerate(state.seats):
            if theirs.school == school:
                for terrain in range(len(TERRAINS)):
                    if mine.trails[terrain] != NOTHING and board.may_take_trail(game, host, terrain):
                        board.take_trail(game, host, terrain)
                state.stack.append(choosing.AttributeChoice(seat=host))


# -- chance and conditions -------------------------------------------------------------------------------------------


NO_END = 99
"""The end of a range that has none."""


def _range(lang: str, start: int, end: int) -> str:
    """Such as `1–2`, `6`, `5 or more`."""
    if end >= NO_END:
        return text.say(lang, "ow-range-open", {"from": start})
    return str(start) if start == end else f"{start}–{end}"


class Graded(Deed, frozen=True):
    """Something whose result lies in one of several ranges."""

    alone = True
    least: ClassVar[int] = 1
    """The smallest result."""

    ranges: tuple[Range, ...]

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """The ranges one after the other, each with what it brings."""
        starts = (self.least, *(found.to + 1 for found in self.ranges))
        told = [
            text.say(lang, "ow-range", {"range": _range(lang, start, found.to), "what": found.does.say(lang)})
            for start, found in zip(starts, self.ranges, strict=False)
        ]
        return {**super().facts(lang), "ranges": ". ".join(told)}

    def settle(self, game: OldWorldGame, seat: int, result: int) -> None:
        """Tell the part of the story that fits, and carry out what it says."""
        told = reading(game)
        part = next((at for at, found in enumerate(self.ranges) if result <= found.to), len(self.ranges) - 1)
        story, branch = (told.story, told.branch) if told is not None else (NOTHING, 0)
        if story != NOTHING and game.story is not None:
            game.story.append(events.StoryTold(seat, story, branch, part + 1))
        carry(game, seat, self.ranges[part].does, story, branch)


class Die(Graded, frozen=True):
    """Roll a die: what its number says happens."""

    says = "ow-die"

    def do(self, game: OldWorldGame, seat: int) -> None:
        face = game.below(6, "story die") + 1
        if game.story is not None:
            game.story.append(events.DieRolled(seat, face))
        self.settle(game, seat, face)


class Test(Graded, frozen=True):
    """Roll a die and add twice the level of an attribute: what the sum says happens (A-38)."""

    says = "ow-test"
    least = 3
    attribute: Attribute

    def do(self, game: OldWorldGame, seat: int) -> None:
        face = game.below(6, "story die") + 1
        if game.story is not None:
            game.story.append(events.DieRolled(seat, face))
        level = game.state.seats[seat].levels[ATTRIBUTES.index(self.attribute)]
        self.settle(game, seat, 2 * level + face)


class ByLevel(Graded, frozen=True):
    """What your Alchemy level, or your witcher level, says happens."""

    says = "ow-by-level"
    of: Literal["alchemy", "witcher"]

    def do(self, game: OldWorldGame, seat: int) -> None:
        mine = game.state.seats[seat]
        self.settle(game, seat, mine.witcher_level if self.of == "witcher" else mine.levels[ATTRIBUTES.index(self.of)])


class FightShort(Graded, frozen=True):
    """A short fight: lower the shield, draw cards, play one combo, and see what its damage brings (E-75)."""

    says = "ow-short-fight"
    least = 0
    shield: Literal["1", "2", "3", "all"]
    draw: Positive

    def do(self, game: OldWorldGame, seat: int) -> None:
        mine = game.state.seats[seat]
        told = reading(game)
        goods.lower_shield(game, seat, mine.shield if self.shield == "all" else int(self.shield))
        cards.draw(game, seat, self.draw)
        game.state.stack.append(
            ShortFight(
                seat=seat,
                ends=[found.to for found in self.ranges],
                programs=[found.does.number for found in self.ranges],
                story=told.story if told is not None else NOTHING,
                branch=told.branch if told is not None else 0,
            )
        )


class If(Deed, frozen=True):
    """If something is so, one thing happens, otherwise the other."""

    says = "ow-if"
    alone = True
    when: Given
    does: Program
    otherwise: Program

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """The condition, and both things."""
        return {
            "when": self.when.say(lang),
            "does": self.does.say(lang),
            "otherwise": self.otherwise.say(lang),
        }

    def do(self, game: OldWorldGame, seat: int) -> None:
        """The story has a part for either."""
        told = reading(game)
        story, branch = (told.story, told.branch) if told is not None else (NOTHING, 0)
        holds = self.when.holds(game, seat)
        if story != NOTHING and game.story is not None:
            game.story.append(events.StoryTold(seat, story, branch, 1 if holds else 2))
        carry(game, seat, self.does if holds else self.otherwise, story, branch)


class Either(Deed, frozen=True):
    """Choose one of two things."""

    says = "ow-either"
    alone = True
    first: Program
    second: Program

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """Both things."""
        return {"first": self.first.say(lang), "second": self.second.say(lang)}

    def do(self, game: OldWorldGame, seat: int) -> None:
        game.state.stack.append(choosing.EitherChoice(seat=seat, programs=[self.first.number, self.second.number]))


class BeatTheHand(Deed, frozen=True):
    """Roll five dice with one reroll; a higher hand than this one brings something."""

    says = "ow-beat-the-hand"
    alone = True
    hand: tuple[int, int, int, int, int]
    does: Program

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """The dice, and what beating them brings."""
        return {"hand": "-".join(map(str, self.hand)), "does": self.does.say(lang)}

    def do(self, game: OldWorldGame, seat: int) -> None:
        told = reading(game)
        story, branch = (told.story, told.branch) if told is not None else (NOTHING, 0)
        game.state.stack.append(
            dice.SoloDice(seat=seat, beat=list(self.hand), program=self.does.number, story=story, branch=branch)
        )


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
    "event": Event,
    "quest": TakeQuest,
    "keep": Keep,
    "lose_keepsake": LoseKeepsake,
    "school_guest": SchoolGuest,
    "die": Die,
    "test": Test,
    "by_level": ByLevel,
    "short_fight": FightShort,
    "if": If,
    "either": Either,
    "beat_the_hand": BeatTheHand,
}
