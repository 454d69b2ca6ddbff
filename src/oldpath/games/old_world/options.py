"""What a seat can be offered in Old World; each kind has a stable key and a label.

Options that a component can hold are made once, with the box.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from oldpath.games.old_world.components import ATTRIBUTES, DECKS, HALVES, ROW, TERRAINS
from oldpath.games.old_world.faces import Face
from oldpath.kernel import text
from oldpath.kernel.ask import Fact, Option


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

    link: int

    @property
    def key(self) -> str:
        return f"{OfCard.key.__get__(self)}.{self.link + 1}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {**super().facts(lang), "link": self.link + 1}


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
BRANCH = (Say("option.a"), Say("option.b"))
EITHER = (Say("either.first"), Say("either.second"))
KEEP_DICE = Say("keep_dice")
BUY = tuple(Numbered("buy", slot) for slot in range(ROW))
SLOTS = tuple(Numbered("slot", slot) for slot in range(ROW))
SEATS = {verb: tuple(Numbered(verb, seat) for seat in range(5)) for verb in ("dice_with", "attack_witcher")}

K = TypeVar("K", bound=tuple[object, ...])
Made = TypeVar("Made", bound=Option)


class Kept(dict[K, Made]):
    """Options that are made when first offered, and kept."""

    def __init__(self, make: Callable[..., Made]) -> None:
        """Say how one is made from its key."""
        self.make = make

    def __missing__(self, key: K) -> Made:
        made = self[key] = self.make(*key)
        return made


class OptionShelf:
    """The options that the box's components hold, made once: by verb and number."""

    def __init__(
        self, names: Mapping[str, Sequence[str]], faces: Sequence[Face], roads: Iterable[Sequence[int]]
    ) -> None:
        """Look at the box's names, at the faces of its cards, at the roads from every place."""
        self.names = names
        self.faces = faces
        self.roads = [[self._thing("place", "go", place) for place in joined] for joined in roads]
        self.things = Kept[tuple[str, str, int], OfThing](self._thing)
        self.cards = Kept[tuple[str, int], OfCard](self._card)
        self.links = Kept[tuple[int, int], LinkCard](self._link)

    def _thing(self, kind: str, verb: str, number: int) -> OfThing:
        """Something to do with a component of this kind."""
        return OfThing(verb, number, self.names[kind][number])

    def _card(self, verb: str, number: int) -> OfCard:
        """Something to do with this action card."""
        return OfCard(verb, number, self.names["card"][number], self.faces[number])

    def _link(self, number: int, link: int) -> LinkCard:
        """Playing this card through an extension."""
        return LinkCard("play", number, self.names["card"][number], self.faces[number], link)
