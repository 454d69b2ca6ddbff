"""The pieces of Old World and where each can be; the marks say who may see them."""

from oldpath.games.old_world.components import (
    ALCHEMY,
    COMBAT,
    DEFENSE,
    NOTHING,
    VALUES,
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
from oldpath.kernel.frame import TableState
from oldpath.kernel.marks import Open, Own
from oldpath.kernel.piece import Piece, piece


@piece
class Quest(Piece):
    """An exploration card that became a quest, face up beside a board (OW-202)."""

    story: Open[StoryId]
    branch: Open[int]
    """Which of its options made it a quest."""
    place: Open[PlaceId]
    token: Open[bool]
    """Does a location token lie on it (OW-204)? Else the card itself names the place."""


@piece
class SeatState(Piece):
    """What lies before one player."""

    school: Open[SchoolId]
    place: Open[PlaceId]
    gold: Open[int]
    score: Open[int]
    """The position on the trophy track (OW-394)."""
    levels: Open[list[int]]
    """Combat, Defense, Alchemy, Specialty."""
    witcher_level: Open[int]
    shield: Open[int]
    hand: Own[list[CardId]]
    unseen: Own[list[CardId]]
    """Those cards of the hand that nobody but the owner has seen."""
    deck: list[CardId]
    """The personal deck, in a fight the Life Pool, as a heap without order: what lies on top is decided when drawn."""
    on_top: list[CardId]
    """Cards of the deck that lie above the heap because somebody looked at them; the last one is the top card."""
    looked: list[int]
    """Who knows the cards on top."""
    discard: Open[list[CardId]]
    """Face up; the last one lies on top."""
    potions: Open[list[PotionId]]
    spent_potions: Open[list[PotionId]]
    """Used in this fight, face down until it ends (OW-264)."""
    trails: list[PlaceId]
    """For each terrain the trail token, face down, or nothing."""
    trails_known: Open[list[bool]]
    """For each terrain: has everybody seen what stands on the trail token?"""
    trail_quests: Open[list[PlaceId]]
    """For each terrain the trail quest, face up with 1 gold on it, or nothing (OW-439)."""
    quests: Open[list[Quest]]
    keepsakes: Open[list[KeepsakeId]]
    supply: Open[int]
    """The school's own witcher trophies that are left (OW-048)."""
    used: Open[list[PowerId]]
    """Powers used up in this fight or turn."""

    def value(self, attribute: int) -> int:
        """The number printed beside the level of Combat, Defense or Alchemy (OW-470)."""
        return VALUES[self.levels[attribute]]

    @property
    def draws(self) -> int:
        """How many cards Combat draws at the end of a fight turn (OW-088)."""
        return VALUES[self.levels[COMBAT]]

    @property
    def shield_limit(self) -> int:
        """As high as the shield can be (OW-089)."""
        return VALUES[self.levels[DEFENSE]]

    @property
    def potions_a_fight(self) -> int:
        """How many potions may be used in one fight (OW-092)."""
        return VALUES[self.levels[ALCHEMY]]

    def cards(self) -> int:
        """How many cards are left in the deck or Life Pool."""
        return len(self.deck) + len(self.on_top)


@piece
class Combo(Piece):
    """Cards laid on each other in a fight turn or a short fight, the first one lowest (OW-271)."""

    cards: Open[list[CardId]]
    links: Open[list[int]]
    """For each card the extension of the card beneath through which it was linked, or -1 (OW-283)."""


@piece
class Fight(Piece):
    """A fight that is going on: the active witcher against a monster or another witcher."""

    attacker: Open[int]
    defender: Open[int]
    """The attacked seat; the monster is -1."""
    pools: Open[bool]
    """Have the Life Pools been built (OW-239)?"""
    monster: Open[MonsterId]
    life: Open[int]
    """Cards in the monster's Life Pool."""
    pool: list[FightCardId]
    """Monster fight cards that nobody has seen in this fight, as a heap: the Life Pool is some of them."""
    on_top: list[FightCardId]
    """Cards of the Life Pool that lie above the heap because somebody looked at them; the last one is the top card."""
    looked: list[int]
    revealed: Open[list[FightCardId]]
    """Face up beside the Life Pool (OW-305)."""
    turn_of: Open[int]
    turns: Open[list[int]]
    """Fight turns begun by the attacker and by the other side."""
    combos: Open[list[int]]
    """Combos built by the attacker and by the other side."""
    single: Open[bool]
    """May this turn's combo be one card only (Black Blood)?"""
    damage: Open[int]
    """Damage dealt to the monster in this turn (E-76)."""
    bonus: Open[int]
    """Damage added to the combo (OW-413)."""
    draw: Open[int]
    """What changes this turn's refill, apart from the combo (OW-297)."""
    extra_draw: Open[int]
    """Cards drawn with the special effects of this turn's combo (E-39)."""
    shield_gained: Open[int]
    potions_used: Open[list[int]]
    """By the attacker and by the other side (OW-263)."""
    half: Open[int]
    """The attack type announced for the monster: Charge, Bite or none yet."""
    chooser: Open[int]
    """Who announces it next (OW-314)."""
    loser: Open[int]
    """The side knocked out, -2 while both stand."""
    bets: Open[list[int]]
    """By seat: the side bet on, -2 for none (OW-256)."""
    lowered: Open[list[int]]
    """Attributes lowered for this fight only."""

    def side(self, seat: int) -> int:
        """0 for the attacker, 1 for the other side."""
        return int(seat != self.attacker)

    def opponent(self, seat: int) -> int:
        """Who stands against this side."""
        return self.defender if seat == self.attacker else self.attacker

    def first_turn(self, seat: int) -> bool:
        """Is this the first fight turn of this side (OW-477)?"""
        return self.turn_of == seat and self.turns[self.side(seat)] == 1


@piece
class Dice(Piece):
    """A game of dice poker that is going on (OW-148)."""

    rollers: Open[list[int]]
    """The active player first; -1 are the locals."""
    faces: Open[list[list[int]]]
    rerolled: Open[list[bool]]


@piece
class State(TableState):
    """A table of Old World. Seats run clockwise."""

    seats: Open[list[SeatState]]
    first: Open[int]
    active: Open[int]
    turn: Open[int]
    """Turns begun by the first player, from 1; in solo the turns taken (OW-451)."""
    winner: Open[int]
    row: Open[list[CardId]]
    """The action row, leftmost slot first; nothing where it could not be filled."""
    action_deck: list[CardId]
    action_discard: Open[list[CardId]]
    trashed: Open[list[CardId]]
    potion_deck: list[PotionId]
    potion_discard: Open[list[PotionId]]
    explorations: list[list[StoryId]]
    """The city deck and the wilds deck, as heaps."""
    spent: Open[list[StoryId]]
    """Exploration cards that left the game (OW-193)."""
    tokens: list[list[PlaceId]]
    """For each terrain the stack of location tokens, as a heap."""
    lairs: Open[list[PlaceId]]
    """For each terrain the place of its monster (OW-039)."""
    monsters: Open[list[MonsterId]]
    """For each terrain its monster, or nothing."""
    monster_stacks: list[list[MonsterId]]
    """For each level the stack of monster tokens, as a heap."""
    extra_stack: list[MonsterId]
    driven_away: Open[list[MonsterId]]
    attribute_trophies: Open[list[int]]
    """How many of each attribute can still be had."""
    closed_tavern: Open[PlaceId]
    acted: Open[list[PlaceId]]
    """Places whose location action was used this turn (OW-140)."""
    diced: Open[list[int]]
    """Witchers with whom poker was played this turn (OW-143)."""
    moved: Open[bool]
    draw_change: Open[int]
    """What changes this turn's phase III target (OW-474)."""
    draw_fixed: Open[int]
    """The target that nothing can change, or -1 (Rotfiend)."""
    no_exploration: Open[bool]
    rides: Open[list[str]]
    """Which lasting cards that help to move were used this turn."""
    free_card: Open[bool]
    """Does this turn's card cost nothing?"""
    skip_choice: Open[bool]
    """Does the turn go on with phase III at once?"""
    story: Open[StoryId]
    """The card that is being read."""
    fight: Open[Fight | None]
    combo: Open[Combo]
    dice: Open[Dice | None]
    defense_five: Open[str]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def right_of(self, seat: int) -> int:
        """The next seat counter-clockwise."""
        return (seat - 1) % self.players

    def terrain_of_monster(self, monster: int) -> int:
        """The slot of the monster section where it lies."""
        return self.monsters.index(monster) if monster in self.monsters else NOTHING

    def monster_at(self, place: int) -> int:
        """The monster whose token is at this place, or nothing."""
        for lair, monster in zip(self.lairs, self.monsters, strict=True):
            if lair == place and monster != NOTHING:
                return monster
        return NOTHING
