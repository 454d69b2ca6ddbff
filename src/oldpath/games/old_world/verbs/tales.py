"""How stories go on: events, quests, what is kept, dice, tests, conditions (OW-200 to OW-220)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from oldpath.games.old_world import events
from oldpath.games.old_world.components import (
    ATTRIBUTES,
    NOTHING,
    TERRAINS,
)
from oldpath.games.old_world.entries import Attribute
from oldpath.games.old_world.moves import board, cards, goods
from oldpath.games.old_world.rules import choosing, dice, exploration
from oldpath.games.old_world.rules.carrying import carry, reading
from oldpath.games.old_world.rules.short_fights import ShortFight
from oldpath.games.old_world.state import Quest
from oldpath.games.old_world.table import OldWorldGame
from oldpath.games.old_world.verbs.program import Deed, Given, Program, Range
from oldpath.kernel import text
from oldpath.kernel.word import Fact, Positive

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
