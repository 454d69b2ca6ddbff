"""What the numbers of Ronin stand for: symbols, colours, cards, heroes, boards (RO-008 to RO-026)."""

from typing import Annotated

from oldpath.kernel.marks import Named

SYMBOLS = ("exploration", "combat", "magic", "diplomacy")
EXPLORATION, COMBAT, MAGIC, DIPLOMACY = range(4)
MEMBERS = [tuple(symbol for symbol in range(4) if symbols >> symbol & 1) for symbols in range(16)]
"""A set of symbols as bits: which symbols are in it."""
COLOURS = ("blue", "green", "red", "pink", "yellow")
SEASONS = ("summer", "autumn", "winter")
HEROES = ("vesemir", "geralt", "yennefer", "dandelion", "triss", "ciri", "yuki_onna")
MOST_PLAYERS = 5
MOST = 99
"""No card gives more than this of anything."""

LEFT, RIGHT = 0, 1
SIDES = ("left", "right")

CHAPTERS = 3
TURNS = 3
TOP_XP = 20
CEILING_XP = 40
LAP_VP = 30
STARTING_PARTNERSHIP = {"summer": 4, "autumn": 2, "winter": 0}
SOLO_TARGET = 35
CUP = 8
"""The bit of a cover that stands for the cup; the bits below it stand for the card's symbols in order."""

NOBODY = -1
NOTHING = -1

CardId = Annotated[int, Named("card")]
HeroId = Annotated[int, Named("hero")]
SymbolId = Annotated[int, Named("symbol")]
ChapterId = Annotated[int, Named("chapter")]
BoardId = Annotated[int, Named("board")]
AbilityUse = Annotated[int, Named("ability")]
"""Twice the ability's number, plus one where it stands on an acquired card."""
