"""What the numbers of Old World stand for: terrains, attributes, colours, cards, places (OW-001 to OW-016)."""

from typing import Annotated

from oldpath.kernel.marks import Named

TERRAINS = ("forest", "mountain", "water")
FOREST, MOUNTAIN, WATER = range(3)
WILD = 3
"""The wild symbol of a card, and location 0: it counts as every terrain (OW-132, OW-111)."""
SYMBOLS = (*TERRAINS, "wild")

COLOURS = ("blue", "red", "green", "yellow", "purple")
"""Fast attack, strong attack, dodge, defensive Sign, offensive Sign (OW-075)."""
BLUE, RED, GREEN, YELLOW, PURPLE = range(5)

ATTRIBUTES = ("combat", "defense", "alchemy", "specialty")
COMBAT, DEFENSE, ALCHEMY, SPECIALTY = range(4)
TOP_LEVEL = 5
VALUES = (0, 1, 2, 3, 4, 4)
"""The value of Combat, Defense and Alchemy at each level (OW-470)."""
LEVEL_DRAWS = (0, 0, 1, 1, 2, 2)
"""Cards drawn on reaching each witcher level (OW-099, OW-100)."""

HAND_LIMIT = 7
POTION_LIMIT = 4
ROW = 6
"""Slots of the action row, the leftmost first (OW-023)."""
SLOT_PRICES = (1, 1, 0, 0, 0, -1)
"""What a slot adds to the cost of its card (OW-228 to OW-231)."""
REFILL = 3
"""To how many cards one draws in phase III, and how many one may keep (OW-223, OW-224)."""
GOLD_TOKENS = 35
"""In the box; the bank never runs out all the same (OW-009, E-05)."""
DICE = 5
POT = 3

TOP_SCORE = 4
FATIGUE = (0, 1, 2, 3, 0)
"""Cards trashed on reaching each position of the trophy track (OW-388)."""
BEATEN_GOLD = (1, 2, 3, 3)
"""Gold for beating a witcher who stands at this position (OW-378)."""
MONSTER_GOLD = 2

HANDS = {
    1: ((5, 3),),
    2: ((3, 2), (5, 4)),
    3: ((3, 2), (4, 4), (5, 6)),
    4: ((2, 4), (3, 5), (4, 6), (5, 7)),
    5: ((2, 5), (3, 5), (4, 5), (4, 7), (5, 7)),
}
"""By number of players: cards and gold of each seat in turn order (OW-051 to OW-054, OW-445)."""
EXTRA_MONSTERS = {4: 1, 5: 2}
"""Tokens of the extra stack (OW-061)."""

CITY, WILDS = range(2)
DECKS = ("city", "wilds")
CHARGE, BITE = range(2)
HALVES = ("charge", "bite")

NOBODY = -1
NOTHING = -1
MONSTER = -1
"""The side of a fight that is no seat."""

CardId = Annotated[int, Named("card")]
PotionId = Annotated[int, Named("potion")]
PlaceId = Annotated[int, Named("place")]
SchoolId = Annotated[int, Named("school")]
MonsterId = Annotated[int, Named("monster")]
FightCardId = Annotated[int, Named("fight_card")]
StoryId = Annotated[int, Named("story")]
"""An exploration card or an event card."""
KeepsakeId = Annotated[int, Named("keepsake")]
"""What lies beside a board for longer: a trophy, equipment, a companion, a lasting effect."""
PowerId = Annotated[int, Named("power")]
"""Something that a potion, keepsake or specialty lets its owner do."""
