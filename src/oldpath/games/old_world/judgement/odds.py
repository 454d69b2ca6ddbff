"""Who would win a fight, by rule of thumb."""

from collections.abc import Mapping
from typing import Any

from oldpath.games.old_world.components import TERRAINS, VALUES
from oldpath.games.old_world.judgement.table import Table, box

BITES = (3.1, 3.4, 3.8)
"""About how many cards an attack costs, by the monster's level."""
ROUND_CARDS = 2.2
"""Cards that a combo usually takes beyond those of Combat 1."""


def rounds_of_cards(cards: float, shield: float, combat: int, loss: float) -> float:
    """How many rounds a witcher lasts: every round costs the combo's cards and what the other side takes."""
    return (cards + shield) / (combo_length(combat) + loss)


def combo_length(combat: int) -> float:
    """How many cards a witcher plays in a turn."""
    return 1.2 + 0.75 * VALUES[combat]


def reach(table: Table, monster: int) -> float:
    """The damage one could do before one falls, over the monster's life; above 1 the fight is likely won."""
    entry = box().monsters[monster]
    cards = table.cards_of(table.mine)
    loss = BITES[entry.level - 1]
    rounds = rounds_of_cards(cards, table.mine["shield"], table.levels[0], loss)
    damage = combo_length(table.levels[0]) * 0.82 * table.quality + 1
    terrain = table.view["monsters"].index(entry.id) if entry.id in table.view["monsters"] else -1
    first = 0.5 if terrain >= 0 and table.has_trail(TERRAINS[terrain]) else 0.0
    potions = 0.8 * min(len(table.mine["potions"]), table.value(2))
    hand = 0.35 * len(table.hand)
    trophies = 0.6 * len(table.mine["keepsakes"])
    return ((rounds + first) * damage + potions + hand + trophies + 0.4 * table.levels[3]) / (entry.life + 0.5)


def duel(table: Table, other: Mapping[str, Any]) -> float:
    """The own strength over another witcher's."""
    own = strength(table, table.mine)
    return own / max(1.0, strength(table, other))


def strength(table: Table, seat: Mapping[str, Any]) -> float:
    """Cards, levels, potions and trophies in one number."""
    hand = len(seat["hand"]) if "hand" in seat else seat["hand_count"]
    growth = 1 + 0.22 * (seat["levels"][0] - 1) + 0.06 * (seat["levels"][3] - 1)
    return float((table.cards_of(seat) + seat["shield"] + 0.6 * hand + len(seat["potions"])) * growth)
