"""Building a combo: which cards in which order do most."""

from oldpath.games.old_world.components import HAND_LIMIT, NOTHING
from oldpath.games.old_world.judgement.table import BACK, DAMAGE, DRAW, SHIELD, TOP, Table, faces

SPENT = 0.62
"""What a card is worth that one keeps for the next turn: it is life, too."""
KILL = 50.0


class Builder:
    """All combos of a hand, on top of what has been played."""

    def __init__(self, table: Table) -> None:
        """Look at the fight, or at the short fight that a story brings."""
        self.table = table
        fight = table.fight
        self.combo: list[str] = list(table.view["combo"]["cards"])
        self.links: list[int] = list(table.view["combo"]["links"])
        self.single = bool(fight and fight["single"])
        self.left = 99
        self.thrifty = SPENT if fight else 0.0
        if fight:
            defender = fight["defender"] if fight["attacker"] == table.seat else fight["attacker"]
            if defender < 0:
                self.left = fight["life"]
            else:
                theirs = table.view["seats"][defender]
                self.left = theirs["shield"] + theirs["deck_count"] + theirs["hand_count"]
        self.room = table.value(1) - table.mine["shield"]
        self.seen: dict[tuple[str, ...], float] = {}

    def worth(self, combo: list[str], links: list[int]) -> float:
        """What a finished combo does, less what it costs to have played it."""
        damage = shield = draw = top = back = 0
        for at, card in enumerate(combo):
            face = faces()[card]
            parts = [face.icons]
            if at + 1 < len(combo) and links[at + 1] != NOTHING:
                parts.append(face.links[links[at + 1]].icons)
            for icons in parts:
                damage += icons.damage
                shield += icons.shield
                draw += icons.draw
                top += icons.top
                back += icons.back
        if damage >= self.left:
            return float(KILL + shield)
        gained = DAMAGE * damage + SHIELD * min(shield, max(0, self.room)) + DRAW * draw
        return float(gained + TOP * top + BACK * back - self.thrifty * len(combo))

    def best(self, combo: list[str], links: list[int], hand: list[str], depth: int = 4) -> float:
        """The best that this beginning can become."""
        found = self.worth(combo, links) if combo else -1e9
        if not depth or (self.single and combo):
            return found
        for at, card in enumerate(hand):
            rest = hand[:at] + hand[at + 1 :]
            for link in self.ways(combo, card):
                found = max(found, self.best([*combo, card], [*links, link], rest, depth - 1))
        return found

    def ways(self, combo: list[str], card: str) -> list[int]:
        """Through which extensions the card can follow."""
        if not combo:
            return [NOTHING]
        colour = faces()[card].colour
        return [at for at, link in enumerate(faces()[combo[-1]].links) if link.colour == colour]

    def after(self, card: str, link: int) -> float:
        """The best combo that goes on with this card."""
        hand = [held for held in self.table.hand if held != card]
        return self.best([*self.combo, card], [*self.links, link], hand, depth=min(3, HAND_LIMIT))

    def now(self) -> float:
        """What the combo is worth as it lies there."""
        return self.worth(self.combo, self.links)
