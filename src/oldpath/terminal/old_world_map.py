"""The map of Old World in words, place by place; and as a sketch for those who like to see it."""

from collections.abc import Mapping
from typing import Any

from oldpath.games.old_world.box import Box
from oldpath.games.old_world.components import TERRAINS, WILD
from oldpath.games.old_world.parts import Place
from oldpath.kernel import text
from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.old_world_cards import LEVELS, Library
from oldpath.terminal.presenter import Look
from oldpath.terminal.words import say

Seat = Mapping[str, Any]

SPOTS = {
    0: (90, 13), 1: (10, 3), 2: (46, 3), 3: (86, 1), 4: (94, 6), 5: (2, 10), 6: (20, 7), 7: (48, 8), 8: (78, 9),
    9: (10, 15), 10: (46, 17), 11: (76, 17), 12: (14, 20), 13: (20, 25), 14: (54, 23), 15: (94, 21), 16: (38, 29),
    17: (62, 27), 18: (94, 28),
}  # fmt: skip
"""Where each place stands on the sketch: hundredths of its width, and rows."""
ROWS = 31
NARROWEST_SKETCH = 56
WIDEST_SKETCH = 100
ROAD = "·"
TRAVELLING = "PhaseOne.travel"
"""Where the game stands while one may move."""


class Atlas:
    """What stands where, how far it is, and how one gets there."""

    def __init__(self, box: Box, library: Library) -> None:
        """Take the places of the box."""
        self.box = box
        self.library = library

    # -- looking up ------------------------------------------------------------------------------------------------

    def place(self, thing: str) -> Place:
        """The place of this id."""
        return self.library.places[thing]

    def distances(self, start: str) -> dict[str, int]:
        """How many moves every place is away."""
        far = {start: 0}
        front = [start]
        while front:
            here = front.pop(0)
            for road in self.place(here).roads:
                there = self.box.places[road].id
                if there not in far:
                    far[there] = far[here] + 1
                    front.append(there)
        return far

    def fits(self, card: str, place: str) -> bool:
        """Does the card's terrain symbol lead there?"""
        cards, places = self.library.numbers["card"], self.library.numbers["place"]
        return self.box.fits(cards[card], places[place])

    def beasts(self, look: Look) -> dict[str, str]:
        """Where which monster stands."""
        pairs = zip(look.view["lairs"], look.view["monsters"], strict=True)
        return {lair: monster for lair, monster in pairs if lair is not None and monster is not None}

    def goals(self, mine: Seat, place: str) -> list[str]:
        """The seat's quests that can be ended at this place, by their story."""
        at_school = self.place(place).school >= 0
        return [
            quest["story"]
            for quest in mine["quests"]
            if quest["place"] == place or (quest["place"] is None and at_school)
        ]

    # -- as a list -------------------------------------------------------------------------------------------------

    def whole(self, look: Look, names: Mapping[int, str]) -> list[Line]:
        """Every place in the order of its number."""
        lines = [head(say(look.lang, "ow-places"))]
        for place in self.box.places:
            lines += self.one(look, place.id, names)
        return lines

    def one(self, look: Look, place: str, names: Mapping[int, str]) -> list[Line]:
        """A place: its action, its routes, who and what is there, what the viewer wants there, how to get there."""
        lang, shown = look.lang, self.place(place)
        roads = ", ".join(text.name(lang, self.box.places[road].id) for road in shown.roads)
        lines = [
            item(
                say(
                    lang,
                    "ow-place-entry",
                    place=self.library.here(shown, lang),
                    action=self.action_now(look, place),
                    places=roads,
                ),
                0,
            )
        ]
        said = [*self.there(look, place, names), *self.way(look, place)]
        return [*lines, item(" ".join(said))] if said else lines

    def action_now(self, look: Look, place: str) -> str:
        """The action of a place, and whether it was used this turn."""
        action = self.library.brief_action(self.place(place), look.lang)
        used = place in look.view["acted"]
        return say(look.lang, "ow-action-used", action=action) if used else action

    def there(self, look: Look, place: str, names: Mapping[int, str]) -> list[str]:
        """Who and what stands at a place, and the viewer's own aims there."""
        lang, view = look.lang, look.view
        said = []
        people = [names[seat] for seat, theirs in enumerate(view["seats"]) if theirs["place"] == place]
        if people:
            said.append(say(lang, "ow-here", who=text.listed(lang, people)))
        monster = self.beasts(look).get(place)
        if monster is not None:
            said.append(say(lang, "ow-monster-here", monster=self.library.beast(monster, lang)))
        if view["closed_tavern"] == place:
            said.append(say(lang, "ow-tavern-closed"))
        if view["viewer"] is not None:
            mine = view["seats"][view["viewer"]]
            said += [say(lang, "ow-quest-here", quest=text.name(lang, quest)) for quest in self.goals(mine, place)]
            if place in mine["trail_quests"]:
                said.append(say(lang, "ow-trail-quest-here"))
        return said

    def way(self, look: Look, place: str) -> list[str]:
        """How far it is from the viewer; one move away, how it can be paid."""
        view, lang = look.view, look.lang
        viewer = view["viewer"]
        mine = view["seats"][viewer] if viewer is not None else None
        if mine is None or mine["place"] in (None, place):
            return []
        far = self.distances(mine["place"])[place]
        said = [say(lang, "ow-far", moves=far)]
        moving = viewer == view["active"] and TRAVELLING in view["step"]
        return [*said, self.fare(look, place)] if far == 1 and moving else said

    def fare(self, look: Look, place: str) -> str:
        """What pays for a move to a connected place now."""
        lang, mine = look.lang, look.view["seats"][look.view["viewer"]]
        fitting = [card for card in mine["hand"] if self.fits(card, place)]
        ways = [self.library.titles(fitting, lang)] if fitting else []
        ways += [say(lang, f"ow-ride-{name.replace('_', '-')}") for name in self.rides(look, mine, place)]
        if mine["gold"] and mine["hand"]:
            ways.append(say(lang, "ow-fare-gold"))
        if len(mine["hand"]) > 1:
            ways.append(say(lang, "ow-fare-two"))
        return say(lang, "ow-fare", ways="; ".join(ways) or say(lang, "none"))

    def rides(self, look: Look, mine: Seat, place: str) -> list[str]:
        """Lasting cards that help there and were not used this turn."""
        terrain = self.place(place).terrain
        keepsakes = [self.library.numbers["keepsake"][keepsake] for keepsake in mine["keepsakes"]]
        found = []
        for name in ("free_move", "any_card"):
            passive = self.box.passive(keepsakes, name)
            if passive is None or name in look.view["rides"]:
                continue
            if terrain in (TERRAINS.index(passive.terrain), WILD):
                found.append(name)
        return found

    def monsters(self, look: Look) -> list[Line]:
        """The monsters in play, where they stand and how far that is."""
        lang, view = look.lang, look.view
        viewer = view["viewer"]
        start = view["seats"][viewer]["place"] if viewer is not None else None
        far = self.distances(start) if start is not None else {}
        lines = [item(say(lang, "ow-monsters"), 0)]
        for place, monster in self.beasts(look).items():
            lines.append(
                item(
                    say(
                        lang,
                        "ow-monster-at",
                        monster=self.library.beast(monster, lang),
                        place=self.library.here(self.place(place), lang),
                        moves=far.get(place, -1),
                    )
                )
            )
        return lines if len(lines) > 1 else []

    # -- as a sketch -----------------------------------------------------------------------------------------------

    def sketch(self, look: Look, names: Mapping[int, str]) -> list[Line]:
        """Places and routes drawn; on a narrow screen, only the list of them."""
        if look.width < NARROWEST_SKETCH:
            return self.whole(look, names)
        lang = look.lang
        width = min(look.width, WIDEST_SKETCH)
        marks = {place.number: self._label(look, place, names) for place in self.box.places}
        spots = {
            number: (min(x * width // 100, width - max(map(len, marks[number]))), y) for number, (x, y) in SPOTS.items()
        }
        canvas = [[" "] * width for _ in range(ROWS)]
        for place in self.box.places:
            for road in place.roads:
                other = self.box.places[road].number
                if place.number < other:
                    _draw(canvas, spots[place.number], spots[other])
        for number, (x, y) in spots.items():
            for row, words in enumerate(marks[number]):
                canvas[y + row][x : x + len(words)] = words
        drawn = [Line("".join(row).rstrip()) for row in canvas]
        return [head(say(lang, "ow-sketch")), *drawn, Line(say(lang, "ow-sketch-legend"))]

    def _label(self, look: Look, place: Place, names: Mapping[int, str]) -> list[str]:
        """A place on the sketch: its number and name; under it who and what is there."""
        lang, view = look.lang, look.view
        terrain = say(lang, "ow-terrain-letter", terrain=(*TERRAINS, "wild")[place.terrain])
        label = f" {place.number} {text.name(lang, place.id)} ({terrain}) "
        there = [names[seat] for seat, theirs in enumerate(view["seats"]) if theirs["place"] == place.id]
        monster = self.beasts(look).get(place.id)
        if monster is not None:
            there.append(f"!{text.name(lang, monster)} {LEVELS[self.library.monsters[monster].level]}")
        if view["viewer"] is not None:
            mine = view["seats"][view["viewer"]]
            there += ["?"] * (bool(self.goals(mine, place.id)) or place.id in mine["trail_quests"])
        return [label, f" {', '.join(there)} "] if there else [label]


def _draw(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    """A dotted line from one place to another."""
    (x, y), (to_x, to_y) = (start[0] + 2, start[1]), (end[0] + 2, end[1])
    steps = max(abs(to_x - x) // 2, abs(to_y - y), 1)
    for step in range(1, steps):
        canvas[y + (to_y - y) * step // steps][x + (to_x - x) * step // steps] = ROAD
