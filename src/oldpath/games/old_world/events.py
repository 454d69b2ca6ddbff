"""What can happen in Old World, as it is told (`narrate.py` makes sentences of it)."""

from oldpath.games.old_world.components import (
    CardId,
    FightCardId,
    KeepsakeId,
    MonsterId,
    PlaceId,
    PotionId,
    PowerId,
    SchoolId,
    StoryId,
)
from oldpath.kernel.event import Event
from oldpath.kernel.marks import Open, Own


class CardsDrawn(Event, frozen=True):
    """Cards from the own deck or Life Pool into the hand."""

    rules = ("OW-224", "OW-296")
    seat: Open[int]
    cards: Own[tuple[CardId, ...]]


class CardDiscarded(Event, frozen=True):
    """A card went face up onto its owner's discard pile."""

    rules = ("OW-079",)
    seat: Open[int]
    card: Open[CardId]


class CardTrashed(Event, frozen=True):
    """A card went back to the box."""

    rules = ("OW-080",)
    seat: Open[int]
    card: Open[CardId]


class CardGained(Event, frozen=True):
    """A card of the shared deck came into the hand, or onto the discard pile."""

    rules = ("OW-232", "OW-363")
    seat: Open[int]
    card: Open[CardId]
    to_hand: Open[bool]


class CardReturned(Event, frozen=True):
    """A card came back from the discard pile or the combo to the hand."""

    rules = ("OW-292", "OW-293")
    seat: Open[int]
    card: Open[CardId]


class DeckShuffled(Event, frozen=True):
    """A discard pile became a deck again."""

    rules = ("OW-083",)
    seat: Open[int]


class RowFilled(Event, frozen=True):
    """New cards lie in the action row."""

    rules = ("OW-023", "OW-233")
    cards: Open[tuple[CardId, ...]]


class RowTrashed(Event, frozen=True):
    """A card left the action row for the box or the discard pile."""

    rules = ("OW-442", "OW-460")
    seat: Open[int]
    card: Open[CardId]


class CardsRevealed(Event, frozen=True):
    """Cards of the shared deck were turned over in search of another."""

    rules = ("OW-198", "OW-366")
    cards: Open[tuple[CardId, ...]]


class GoldGained(Event, frozen=True):
    """Gold from the bank."""

    rules = ("OW-009",)
    seat: Open[int]
    amount: Open[int]


class GoldLost(Event, frozen=True):
    """Gold to the bank."""

    rules = ("OW-009",)
    seat: Open[int]
    amount: Open[int]


class PotionsDrawn(Event, frozen=True):
    """Potions from the deck, face up beside the board."""

    rules = ("OW-121",)
    seat: Open[int]
    potions: Open[tuple[PotionId, ...]]


class PotionLost(Event, frozen=True):
    """A potion went to the shared discard without being used."""

    rules = ("OW-481",)
    seat: Open[int]
    potion: Open[PotionId]


class ShieldChanged(Event, frozen=True):
    """The shield stands somewhere else."""

    rules = ("OW-095", "OW-097")
    seat: Open[int]
    by: Open[int]
    shield: Open[int]


class AttributeChanged(Event, frozen=True):
    """An attribute went up or down one level."""

    rules = ("OW-087",)
    seat: Open[int]
    attribute: Open[int]
    level: Open[int]
    up: Open[bool]


class WitcherLevelReached(Event, frozen=True):
    """All four attributes are above the witcher level."""

    rules = ("OW-098",)
    seat: Open[int]
    level: Open[int]


class Moved(Event, frozen=True):
    """A figure went to another place."""

    rules = ("OW-108",)
    seat: Open[int]
    place: Open[PlaceId]


class TrailTaken(Event, frozen=True):
    """A trail token lies beside a board."""

    rules = ("OW-116",)
    seat: Open[int]
    terrain: Open[int]


class TrailQuestTaken(Event, frozen=True):
    """A location token with 1 gold on it lies face up beside a board."""

    rules = ("OW-439",)
    seat: Open[int]
    terrain: Open[int]
    place: Open[PlaceId]


class TrailsReturned(Event, frozen=True):
    """Trail tokens and trail quests of a terrain went back."""

    rules = ("OW-338",)
    terrain: Open[int]


class QuestTaken(Event, frozen=True):
    """An exploration card became a quest."""

    rules = ("OW-202",)
    seat: Open[int]
    story: Open[StoryId]
    place: Open[PlaceId]


class QuestEnded(Event, frozen=True):
    """A quest was resolved and left the game."""

    rules = ("OW-212",)
    seat: Open[int]
    story: Open[StoryId]


class KeepsakeGained(Event, frozen=True):
    """A trophy or another lasting card lies beside a board."""

    rules = ("OW-216", "OW-392")
    seat: Open[int]
    keepsake: Open[KeepsakeId]


class KeepsakeLost(Event, frozen=True):
    """A lasting card is used up or lost."""

    rules = ("OW-216",)
    seat: Open[int]
    keepsake: Open[KeepsakeId]


class ScoreRaised(Event, frozen=True):
    """A score token went up the trophy track."""

    rules = ("OW-386",)
    seat: Open[int]
    score: Open[int]


class MonsterPlaced(Event, frozen=True):
    """A monster appeared on the map."""

    rules = ("OW-036", "OW-340")
    monster: Open[MonsterId]
    place: Open[PlaceId]


class MonsterLeft(Event, frozen=True):
    """A monster is no longer on the map: defeated or driven away."""

    rules = ("OW-336", "OW-346")
    monster: Open[MonsterId]
    defeated: Open[bool]


class SchoolChosen(Event, frozen=True):
    """A player took a school's board."""

    rules = ("OW-042", "OW-046")
    seat: Open[int]
    school: Open[SchoolId]


class DieRolled(Event, frozen=True):
    """One die."""

    rules = ("OW-214",)
    seat: Open[int]
    face: Open[int]


class StoryBegun(Event, frozen=True):
    """An exploration or event card is read out: its introduction and its options."""

    rules = ("OW-190", "OW-215")
    seat: Open[int]
    story: Open[StoryId]


class StoryTold(Event, frozen=True):
    """The result of the option chosen is read out; `part` counts the ranges of a die, a test or a level."""

    rules = ("OW-192",)
    seat: Open[int]
    story: Open[StoryId]
    branch: Open[int]
    part: Open[int]


class DiceThrown(Event, frozen=True):
    """Poker dice as they lie now; the roller -1 are the locals."""

    rules = ("OW-152", "OW-155")
    roller: Open[int]
    faces: Open[tuple[int, ...]]


class DiceWon(Event, frozen=True):
    """Who has the higher hand; -1 are the locals."""

    rules = ("OW-156",)
    winner: Open[int]


class TurnBegan(Event, frozen=True):
    """A player's turn began."""

    rules = ("OW-124",)
    seat: Open[int]
    turn: Open[int]


class PowerUsed(Event, frozen=True):
    """A potion, trophy, companion, piece of equipment or specialty was used."""

    rules = ("OW-262", "OW-265", "OW-266")
    seat: Open[int]
    power: Open[PowerId]


class LifeLost(Event, frozen=True):
    """Cards of a monster's Life Pool were discarded."""

    rules = ("OW-284",)
    cards: Open[tuple[FightCardId, ...]]
    left: Open[int]


class KnockedOut(Event, frozen=True):
    """One side of a fight has nothing left; -1 is the monster."""

    rules = ("OW-242", "OW-326")
    side: Open[int]


class FightBegan(Event, frozen=True):
    """A witcher attacks a monster, or another witcher."""

    rules = ("OW-237", "OW-302")
    seat: Open[int]
    defender: Open[int]
    monster: Open[MonsterId]


class FightTurnBegan(Event, frozen=True):
    """A fight turn of one side; -1 is the monster."""

    rules = ("OW-247", "OW-310")
    side: Open[int]


class ComboPlayed(Event, frozen=True):
    """The finished combo, and what it does."""

    rules = ("OW-271", "OW-281")
    seat: Open[int]
    cards: Open[tuple[CardId, ...]]
    damage: Open[int]
    shield: Open[int]


class AttackAnnounced(Event, frozen=True):
    """Charge or Bite, before the card is revealed; the chooser -1 is a die, or the monster itself."""

    rules = ("OW-312", "OW-456")
    chooser: Open[int]
    half: Open[int]


class AttackRevealed(Event, frozen=True):
    """The monster's card."""

    rules = ("OW-306", "OW-313")
    card: Open[FightCardId]
    left: Open[int]


class FightEnded(Event, frozen=True):
    """How a fight ended: `defeated`, `driven_away`, `full_defeat`, `attacker_won`, `defender_won`."""

    rules = ("OW-325", "OW-368")
    seat: Open[int]
    outcome: Open[str]


class BetPlaced(Event, frozen=True):
    """1 gold on the attacker or the defender."""

    rules = ("OW-256",)
    seat: Open[int]
    on: Open[int]


class TavernClosed(Event, frozen=True):
    """Where witchers fought last, no witcher fight can begin."""

    rules = ("OW-249",)
    place: Open[PlaceId]


class MatchEnded(Event, frozen=True):
    """Somebody reached the top of the trophy track."""

    rules = ("OW-064",)
    seat: Open[int]


ALL = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
