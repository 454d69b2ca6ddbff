"""How content files tell what lies in the box; `box.py` makes it ready for play."""

from typing import Any, Literal

import msgspec

Sentence = dict[str, Any]
"""One word of the vocabulary with its fields, as `{ gain_gold = { amount = 2 } }`."""
Origin = Literal["rulebook", "public", "ours"]
Colour = Literal["blue", "red", "green", "yellow", "purple"]
Attribute = Literal["combat", "defense", "alchemy", "specialty"]
Symbol = Literal["forest", "mountain", "water", "wild"]


class PlaceEntry(msgspec.Struct, frozen=True):
    """A location of the map."""

    id: str
    number: int
    name: str
    terrain: Symbol
    action: str
    roads: tuple[int, ...]
    """The numbers of the places that a route joins directly."""
    coast: bool = False


class IconsEntry(msgspec.Struct, frozen=True):
    """What a card, or one of its extensions, does in a fight."""

    damage: int = 0
    shield: int = 0
    draw: int = 0
    top: bool = False
    """Take the top card of the own discard pile (OW-292)."""
    back: bool = False
    """The card itself comes back to the hand (OW-293)."""


class LinkEntry(IconsEntry, frozen=True):
    """One extension: the colour that may follow, and what it adds when it does (OW-273)."""

    colour: Colour = "blue"


class TitleEntry(msgspec.Struct, frozen=True):
    """What cards of one title share."""

    id: str
    name: str
    colour: Colour
    cost: int
    copies: int


class CardEntry(IconsEntry, frozen=True):
    """One action card."""

    id: str = ""
    title: str = ""
    terrain: Symbol = "wild"
    origin: Origin = "ours"
    school: str = ""
    """Whose starting card it is; nothing for the shared deck."""
    links: tuple[LinkEntry, ...] = ()


class PowerEntry(msgspec.Struct, frozen=True):
    """Something the owner may do at a moment of a fight."""

    window: str
    does: tuple[Sentence, ...]
    uses: Literal["fight", "turn", "card"] = "fight"
    """Once per fight, once per fight turn, or by giving up the card, as a potion."""
    when: tuple[Sentence, ...] = ()
    cost: tuple[Sentence, ...] = ()


class MomentEntry(msgspec.Struct, frozen=True):
    """Something that happens by itself at a moment of a fight."""

    at: str
    does: tuple[Sentence, ...]
    when: tuple[Sentence, ...] = ()


class LastingEntry(msgspec.Struct, frozen=True):
    """What a card does as long as it lies there."""

    power: tuple[PowerEntry, ...] = ()
    passive: tuple[Sentence, ...] = ()
    moment: tuple[MomentEntry, ...] = ()


class MonsterEntry(msgspec.Struct, frozen=True):
    """A monster: its ability while it lives, its trophy when it does not."""

    id: str
    name: str
    level: Literal[1, 2, 3]
    life: int
    ability: LastingEntry
    ability_says: str
    trophy: LastingEntry
    trophy_says: str
    trophy_origin: Origin


class HalfEntry(msgspec.Struct, frozen=True):
    """One half of a monster fight card; amounts by the monster's level."""

    damage: tuple[int, int, int] = (0, 0, 0)
    equal_to: Attribute | Literal[""] = ""
    """Damage equal to the witcher's level of this attribute."""
    random: tuple[int, int, int] = (0, 0, 0)
    """Random hand cards discarded."""
    trash: int = 0
    lowers: Attribute | Literal[""] = ""


class FightCardEntry(msgspec.Struct, frozen=True):
    """A monster fight card."""

    id: str
    charge: HalfEntry
    bite: HalfEntry
    origin: Origin


class PotionEntry(msgspec.Struct, frozen=True):
    """A kind of potion."""

    id: str
    name: str
    copies: int
    power: PowerEntry
    says: str
    flavour: str
    origin: Origin


class TrophyEntry(msgspec.Struct, frozen=True):
    """An attribute trophy or a witcher trophy."""

    id: str
    name: str
    copies: int
    gives: LastingEntry
    says: str
    origin: Origin


class SchoolEntry(msgspec.Struct, frozen=True):
    """A school: its home, and its specialty by level."""

    id: str
    name: str
    home: int
    colour: str
    witcher: str
    specialty: str
    """What the specialty is called."""
    power: PowerEntry
    says: str
    origin: Origin


class BranchEntry(msgspec.Struct, frozen=True):
    """One option of a story, or its only result."""

    does: tuple[Sentence, ...]
    price: int = 0
    """Gold that stands beside the option, to be paid before anything else (OW-472)."""


class StoryEntry(msgspec.Struct, frozen=True):
    """An exploration card or an event card."""

    id: str
    branches: tuple[BranchEntry, ...]
    kind: Literal["story", "equipment", "companion", "lasting"] = "story"
    kept: LastingEntry = LastingEntry()
    origin: Origin = "public"
