"""Where to go: what could be done on the way, and at its end."""

from oldpath.games.old_world.components import TERRAINS, TOP_LEVEL, WILD
from oldpath.games.old_world.judgement import odds
from oldpath.games.old_world.judgement.table import Table, box, faces, numbers
from oldpath.games.old_world.parts import Place

GOLD, POTION, TRAIL, QUEST, EXPLORATION, TROPHY = 0.5, 0.7, 0.9, 1.7, 1.2, 9.0
LEVELS = (2.3, 1.7, 1.5, 1.6)
"""What one more level of each attribute is worth."""
CARD = 0.12
"""What a card spent on the road costs."""
BRAVE = 1.0
"""How far one must be able to reach before one fights a monster."""
ATTRIBUTES = {"combat": 0, "defense": 1, "alchemy": 2, "specialty": 3}


class Roads:
    """The best way from here with these cards."""

    def __init__(self, table: Table) -> None:
        """Look at the map, at what can be paid, at what was done this turn."""
        self.table = table
        self.used = {numbers("place")[place] for place in table.view["acted"]}
        self.monsters = {
            place: max(0.0, TROPHY * min(1.0, odds.reach(table, monster) - BRAVE + 0.35))
            if odds.reach(table, monster) >= BRAVE
            else 0.0
            for place, monster in table.monster_places().items()
        }
        mine = table.mine
        self.quests = {numbers("place")[quest["place"]] for quest in mine["quests"] if quest["place"] is not None}
        self.trail_quests = {numbers("place")[place] for place in mine["trail_quests"] if place is not None}
        self.symbols = [faces()[card].terrain for card in table.hand]

    def at_end(self, place: int) -> float:
        """What phase II can bring there."""
        table = self.table
        best = max(EXPLORATION, self.monsters.get(place, 0.0))
        if not box().is_school(place) and table.view["closed_tavern"] != box().places[place].id:
            for seat, theirs in enumerate(table.view["seats"]):
                if seat != table.seat and theirs["place"] == box().places[place].id:
                    trophy = f"ow.trophy.{(theirs['school'] or '').removeprefix('ow.')}"
                    if trophy not in table.mine["keepsakes"] and odds.duel(table, theirs) > 1.15:
                        best = max(best, 0.8 * TROPHY)
        return best

    def on_the_way(self, place: int, gold: int) -> float:
        """What can be done there in phase I."""
        worth = (QUEST if place in self.quests else 0.0) + (GOLD + TRAIL if place in self.trail_quests else 0.0)
        return worth if place in self.used else worth + self.action(box().places[place], gold)

    def action(self, place: Place, gold: int) -> float:
        """What the location action is worth now."""
        table = self.table
        kind, _, which = place.action.partition(".")
        match kind:
            case "train":
                return self.level(ATTRIBUTES[which]) if self.trains(ATTRIBUTES[which]) else 0.0
            case "school":
                return self.lesson(place, gold)
            case "potion":
                return POTION if table.potion_room > 0 else 0.1
            case "rumours":
                return GOLD + 0.5 * TRAIL
            case "alms":
                return GOLD if not gold else 0.1
            case "poker":
                return 0.35 if gold else 0.0
        return 0.3

    def trains(self, attribute: int) -> bool:
        """Is the attribute low enough for free training?"""
        return bool(self.table.levels[attribute] <= self.table.mine["witcher_level"])

    def level(self, attribute: int) -> float:
        """What one more level is worth: more when it lifts the witcher level, or leads to meditation."""
        levels = self.table.levels
        if levels[attribute] == TOP_LEVEL:
            return 0.0
        others = min(level for at, level in enumerate(levels) if at != attribute)
        lifts = levels[attribute] == self.table.mine["witcher_level"] < others
        meditates = levels[attribute] == TOP_LEVEL - 1 and self.table.view["attribute_trophies"][attribute]
        return LEVELS[attribute] + (1.0 if lifts else 0.0) + (3.0 if meditates else 0.0)

    def lesson(self, place: Place, gold: int) -> float:
        """The best lesson that can be paid."""
        levels = self.table.levels
        own = place.school >= 0 and box().names["school"][place.school] == self.table.mine["school"]
        taught = (0, 1, 2, 3) if own else (0, 1, 2)
        worths = [self.level(a) - 0.25 * GOLD * (levels[a] + 1) for a in taught if levels[a] + 1 <= gold]
        return max([0.0, *worths])

    def best(self, place: int, symbols: list[int], gold: int, seen: tuple[int, ...], depth: int) -> float:
        """The worth of standing here with these cards, going on or not."""
        worth = self.at_end(place) + CARD * len(symbols) * (3 if self.monsters.get(place) else 1)
        if not depth:
            return worth
        for road in box().places[place].roads:
            if road not in seen:
                worth = max(worth, self.via(place, road, symbols, gold, seen, depth))
        return worth

    def via(self, place: int, road: int, symbols: list[int], gold: int, seen: tuple[int, ...], depth: int) -> float:
        """The worth of going there next."""
        paid = pay(symbols, gold, box().places[road].terrain)
        if paid is None:
            return -1e9
        left, purse = paid
        return self.on_the_way(road, purse) + self.best(road, left, purse, (*seen, place), depth - 1)

    def worths(self, here: int, gold: int, depth: int = 5) -> dict[int, float]:
        """For each neighbouring place what going there is worth; for this one what staying is."""
        roads = {road: self.via(here, road, self.symbols, gold, (), depth) for road in box().places[here].roads}
        return roads | {here: self.best(here, self.symbols, gold, (), 0)}


def pay(symbols: list[int], gold: int, terrain: int) -> tuple[list[int], int] | None:
    """The cards and the gold that are left after a move to this terrain; None where it cannot be paid."""
    if not symbols:
        return None
    left = symbols[:]
    for wanted in (terrain, WILD) if terrain != WILD else (*range(len(TERRAINS)), WILD):
        if wanted in left:
            left.remove(wanted)
            return left, gold
    if len(left) > 1 and gold < 2:
        return left[2:], gold
    if gold:
        return left[1:], gold - 1
    return None
