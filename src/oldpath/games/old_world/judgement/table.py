"""The table as the seat that is asked sees it, with what is printed on everything."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

from oldpath.games.old_world.box import Box, open_box
from oldpath.games.old_world.components import POTION_LIMIT, VALUES
from oldpath.games.old_world.faces import Face, Icons

DAMAGE, SHIELD, DRAW, TOP, BACK, LINK = 1.0, 0.85, 0.55, 0.5, 0.4, 0.45
"""What an icon is worth in a fight; what stands on an extension counts for less."""


@cache
def box() -> Box:
    """The printed box."""
    return open_box(())


@cache
def faces() -> dict[str, Face]:
    """What is printed on every action card."""
    return dict(zip(box().names["card"], box().faces, strict=True))


@cache
def numbers(kind: str) -> dict[str, int]:
    """The numbers of components by their ids."""
    return {name: at for at, name in enumerate(box().names[kind])}


def icons_worth(icons: Icons) -> float:
    """What these icons bring, wherever they stand."""
    return DAMAGE * icons.damage + SHIELD * icons.shield + DRAW * icons.draw + TOP * icons.top + BACK * icons.back


@cache
def card_worth(card: str) -> float:
    """What a card is worth to have: what it does, and what may follow it."""
    face = faces()[card]
    return 0.3 + icons_worth(face.icons) + sum(LINK * (0.4 + icons_worth(link.icons)) for link in face.links)


class Table:
    """What can be seen."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        """Look at it."""
        self.view = view
        self.seat: int = view["viewer"]
        self.mine: Mapping[str, Any] = view["seats"][self.seat]
        self.fight: Mapping[str, Any] | None = view["fight"]

    @cached_property
    def hand(self) -> list[str]:
        """The own hand."""
        return list(self.mine["hand"])

    @cached_property
    def levels(self) -> list[int]:
        """Combat, Defense, Alchemy, Specialty."""
        return list(self.mine["levels"])

    @cached_property
    def place(self) -> int:
        """Where the own figure stands."""
        return numbers("place")[self.mine["place"]]

    @cached_property
    def quality(self) -> float:
        """How good the own cards are on the average, as far as they lie open."""
        seen = [*self.hand, *self.mine["discard"]]
        own = [card for card in seen if not card.startswith("ow.start")]
        return (1.35 * 10 + sum(card_worth(card) for card in own)) / (10 + len(own))

    def cards_of(self, seat: Mapping[str, Any]) -> int:
        """All action cards of a witcher, wherever they lie."""
        hand = len(seat["hand"]) if "hand" in seat else seat["hand_count"]
        return int(hand + seat["deck_count"] + len(seat["discard"]))

    @cached_property
    def potion_room(self) -> int:
        """How many more potions can be kept."""
        return POTION_LIMIT - len(self.mine["potions"])

    def value(self, attribute: int) -> int:
        """The number printed beside the own level."""
        return VALUES[self.levels[attribute]]

    def monster_places(self) -> dict[int, int]:
        """Monsters by the place where they stand."""
        found = {}
        for place, monster in zip(self.view["lairs"], self.view["monsters"], strict=True):
            if place is not None and monster is not None:
                found[numbers("place")[place]] = numbers("monster")[monster]
        return found

    def has_trail(self, terrain: str) -> bool:
        """Does the own witcher hold the trail of this terrain?"""
        return any(trail["terrain"] == terrain for trail in self.mine["trails"])
