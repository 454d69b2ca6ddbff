"""Adding up a combo: which icons are visible and active (OW-271 to OW-283)."""

from collections.abc import Sequence

from oldpath.games.old_world.components import NOTHING
from oldpath.games.old_world.faces import Face, Icons

NO_ICONS = Icons()


class Totals:
    """What a combo does in all."""

    __slots__ = ("back", "damage", "draw", "shield", "top")

    def __init__(self) -> None:
        """Nothing yet."""
        self.damage = 0
        self.shield = 0
        self.draw = 0
        self.top = 0
        """How often the top of the discard pile is taken (OW-292)."""
        self.back: list[int] = []
        """Places in the combo of the cards that return to the hand (OW-293)."""

    def add(self, icons: Icons, place: int) -> None:
        """The icons of the card at this place of the combo."""
        self.damage += icons.damage
        self.shield += icons.shield
        self.draw += icons.draw
        self.top += icons.top
        if icons.back and place not in self.back:
            self.back.append(place)


def totals(faces: Sequence[Face], combo: Sequence[int], links: Sequence[int], powerless: int = NOTHING) -> Totals:
    """The icons of every card, and those of each extension through which a card was linked (OW-283).

    `links[n]` is the extension of card n-1 through which card n was linked, or nothing. Cards of a powerless colour
    have no effect, neither on their own nor by their extensions.
    """
    made = Totals()
    for place, card in enumerate(combo):
        face = faces[card]
        if face.colour == powerless:
            continue
        made.add(face.icons, place)
        if place + 1 < len(combo) and links[place + 1] != NOTHING:
            made.add(face.links[links[place + 1]].icons, place)
    return made


def fitting_links(faces: Sequence[Face], beneath: int, card: int) -> list[int]:
    """The extensions of the card beneath through which this one could be linked (OW-273)."""
    colour = faces[card].colour
    return [at for at, link in enumerate(faces[beneath].links) if link.colour == colour]
