"""What a seat can be offered in Old World; each kind has a stable key and a label.

Options that a component can hold are made once, with the box.
"""

from typing import TYPE_CHECKING

from oldpath.games.old_world.components import ATTRIBUTES, DECKS, HALVES, TERRAINS
from oldpath.games.old_world.faces import Face
from oldpath.games.old_world.parts import Half
from oldpath.games.old_world.verbs.program import Power, Program, capital
from oldpath.kernel import text
from oldpath.kernel.ask import Fact, Kept, Option

if TYPE_CHECKING:
    from oldpath.games.old_world.box import Box


class Say(Option, frozen=True):
    """An option that is said in one word, such as `pass`."""

    word: str

    @property
    def text(self) -> str:  # type: ignore[override]
        """Each word has its own message."""
        return f"ow-{self.word.replace('.', '-').replace('_', '-')}"

    @property
    def key(self) -> str:
        return self.word

    def facts(self, lang: str) -> dict[str, Fact]:
        return {}


class StoryOption(Say, frozen=True):
    """One of the two things that a story lets its reader do (OW-191)."""

    story: str
    letter: str
    price: int

    @property
    def text(self) -> str:  # type: ignore[override]
        """Every story has its own words; the price stands beside them."""
        return "ow-option" if text.known("en", self._words) else super().text

    @property
    def _words(self) -> str:
        return f"{text.message_of(self.story)}.{self.letter}"

    def facts(self, lang: str) -> dict[str, Fact]:
        if not text.known("en", self._words):
            return {"price": self.price}
        return {"words": text.say(lang, self._words), "price": self.price}


class EitherOption(Say, frozen=True):
    """One of two things that a card lets its owner do."""

    text = "ow-either-option"
    does: Program

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"does": capital(self.does.say(lang))}


class OfThing(Option, frozen=True):
    """Something to do with one component: `verb.thing`."""

    verb: str
    number: int
    """The component's number."""
    id: str

    @property
    def text(self) -> str:  # type: ignore[override]
        """Each verb has its own message."""
        return f"ow-{self.verb.replace('_', '-')}"

    @property
    def key(self) -> str:
        return f"{self.verb}.{self.id.removeprefix('ow.')}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"thing": text.name(lang, self.id)}


class OfCard(OfThing, frozen=True):
    """Something to do with an action card; several share a title, so the label tells what is printed on it."""

    face: Face

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"thing": text.name(lang, self.id), "face": self.face.say(lang)}


class LinkCard(OfCard, frozen=True):
    """Play a card of the combo through this extension of the card beneath (OW-278)."""

    text = "ow-play-linked"
    link: int

    @property
    def key(self) -> str:
        return f"{OfCard.key.__get__(self)}.{self.link + 1}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {**super().facts(lang), "link": self.link + 1}


class OfFightCard(OfThing, frozen=True):
    """Something to do with a monster fight card; several hold the same, so the label has its number."""

    halves: tuple[Half, Half]

    def facts(self, lang: str) -> dict[str, Fact]:
        charge, bite = (half.say(lang) for half in self.halves)
        face = text.say(lang, "ow-fight-card-face", {"charge": charge, "bite": bite})
        return {"thing": text.name(lang, self.id), "face": face}


class OfPower(OfThing, frozen=True):
    """Use a power: the label says where it comes from and what it does."""

    power: Power

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"thing": text.name(lang, self.id), "does": self.power.deed(lang)}


class Numbered(Option, frozen=True):
    """Something to do with a seat, a slot or a number: `verb.n`, counted from 1 where a player counts."""

    verb: str
    number: int

    @property
    def text(self) -> str:  # type: ignore[override]
        """Each verb has its own message."""
        return f"ow-{self.verb.replace('_', '-')}"

    @property
    def key(self) -> str:
        return f"{self.verb}.{self.number + 1}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"number": self.number + 1}


class Reroll(Option, frozen=True):
    """Throw these dice again (OW-155)."""

    text = "ow-reroll"
    faces: tuple[int, ...]

    @property
    def key(self) -> str:
        return "reroll." + "".join(str(face) for face in self.faces)

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"faces": text.listed(lang, [str(face) for face in self.faces])}


PASS = Say("pass")
STOP = Say("stop")
ON = Say("go_on")
ATTRIBUTE = tuple(Say(f"attribute.{name}") for name in ATTRIBUTES)
TRAIL = tuple(Say(f"trail.{name}") for name in TERRAINS)
EXPLORE = tuple(Say(f"explore.{name}") for name in DECKS)
HALF = tuple(Say(f"attack.{name}") for name in HALVES)
LETTERS = ("a", "b")
BRANCH = tuple(Say(f"option.{letter}") for letter in LETTERS)
EITHER = (Say("either.first"), Say("either.second"))
KEEP_DICE = Say("keep_dice")
SEATS = {verb: tuple(Numbered(verb, seat) for seat in range(5)) for verb in ("dice_with", "attack_witcher")}


class OptionShelf:
    """The options that the box's components hold, made once: by verb and number."""

    def __init__(self, box: "Box") -> None:
        """Look at the box's components."""
        self.box = box
        self.roads = [[self._thing("place", "go", to) for to in place.roads] for place in box.places]
        self.things = Kept[tuple[str, str, int], OfThing](self._thing)
        self.cards = Kept[tuple[str, int], OfCard](self._card)
        self.links = Kept[tuple[int, int], LinkCard](self._link)
        self.branches = Kept[tuple[int, int], StoryOption](self._branch)
        self.programs = Kept[tuple[int, int], EitherOption](self._program)

    def _thing(self, kind: str, verb: str, number: int) -> OfThing:
        """Something to do with a component of this kind."""
        thing = self.box.names[kind][number]
        if kind == "power":
            return OfPower(verb, number, thing, self.box.powers[number])
        if kind == "fight_card":
            return OfFightCard(verb, number, thing, self.box.fight_cards[number])
        return OfThing(verb, number, thing)

    def _card(self, verb: str, number: int) -> OfCard:
        """Something to do with this action card."""
        return OfCard(verb, number, self.box.names["card"][number], self.box.faces[number])

    def _link(self, number: int, link: int) -> LinkCard:
        """Playing this card through an extension."""
        return LinkCard("play", number, self.box.names["card"][number], self.box.faces[number], link)

    def _branch(self, story: int, branch: int) -> StoryOption:
        """Choosing this option of a story."""
        told = self.box.stories[story]
        return StoryOption(BRANCH[branch].word, told.id, LETTERS[branch], told.prices[branch])

    def _program(self, at: int, number: int) -> EitherOption:
        """Choosing this program as the first or the second."""
        return EitherOption(EITHER[at].word, self.box.programs[number])
