"""A monster's fight turn: Charge or Bite is announced, a card revealed, its half carried out (OW-312 to OW-323)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import BITE, CHARGE, MONSTER, NOBODY, NOTHING
from oldpath.games.old_world.moves import growth
from oldpath.games.old_world.options import HALF, Say
from oldpath.games.old_world.parts import Half
from oldpath.games.old_world.rules import damage, powers
from oldpath.games.old_world.rules.witcher_turn import begin_turn, fight_of, forewarn
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame


def next_chooser(game: OldWorldGame, chooser: int) -> int:
    """Counter-clockwise from player to player, skipping the active one (OW-314)."""
    state = game.state
    following = state.right_of(chooser)
    return state.right_of(following) if following == state.active else following


def random_half(game: OldWorldGame) -> int:
    """In solo a die: 1 to 3 Charge, 4 to 6 Bite (OW-456)."""
    return CHARGE if game.below(6, "attack die") < 3 else BITE


@frame
class MonsterTurn(Frame):
    """One attack of the monster."""

    steps = (
        "forewarn",
        "begin",
        "announce",
        "reveal",
        "choose_worse_half",
        "answer",
        "lower_attribute",
        "trash_cards",
        "discard_cards",
        "deal_damage",
        "follow_up",
        "end",
    )

    def forewarn(self, game: OldWorldGame) -> None:
        """The witcher may be prepared for its first turn."""
        forewarn(game, MONSTER)

    def begin(self, game: OldWorldGame) -> None:
        """A new fight turn."""
        begin_turn(game, MONSTER)
        fight_of(game).half = NOTHING

    def _picks_worse(self, game: OldWorldGame) -> bool:
        fight = fight_of(game)
        return fight.first_turn(MONSTER) and game.box.ability(fight.monster, "worse_half_first") is not None

    def announce(self, game: OldWorldGame) -> Ask | None:
        """Before the card is revealed (OW-312); in solo by a die (OW-456)."""
        fight = fight_of(game)
        if fight.half != NOTHING or self._picks_worse(game):
            return None
        if game.state.players == 1:
            self._announced(game, NOBODY, random_half(game))
            return None
        return Ask(fight.chooser, "half", HALF, "OW-312")

    def half_chosen(self, game: OldWorldGame, seat: int, option: Say) -> None:
        """The next monster turn is another player's to choose (OW-314)."""
        self._announced(game, seat, HALF.index(option))

    def _announced(self, game: OldWorldGame, chooser: int, half: int) -> None:
        fight = fight_of(game)
        fight.half = half
        fight.chooser = next_chooser(game, fight.chooser)
        if game.story is not None:
            game.story.append(events.AttackAnnounced(chooser, half))

    def reveal(self, game: OldWorldGame) -> None:
        """The top card of its Life Pool; so every attack costs it one life (OW-306, OW-313)."""
        fight = fight_of(game)
        card = damage.top_of_pool(game)
        fight.revealed.append(card)
        if game.story is not None:
            game.story.append(events.AttackRevealed(card, fight.life))

    def choose_worse_half(self, game: OldWorldGame) -> Ask | None:
        """A monster that picks the half which costs more cards; between equals the monster player does (E-29)."""
        fight = fight_of(game)
        if fight.half != NOTHING:
            return None
        charge, bite = (cards_lost(game, half) for half in game.box.fight_cards[fight.revealed[-1]])
        if charge != bite:
            self._announced(game, NOBODY, CHARGE if charge > bite else BITE)
            return None
        if game.state.players == 1:
            self._announced(game, NOBODY, random_half(game))
            return None
        return Ask(fight.chooser, "half", HALF, "OW-477")

    def answer(self, game: OldWorldGame) -> None:
        """What the witcher may use once the card is revealed."""
        powers.open_window(game, fight_of(game).attacker, "revealed")

    def _half(self, game: OldWorldGame) -> Half:
        fight = fight_of(game)
        return game.box.fight_cards[fight.revealed[-1]][fight.half]

    def lower_attribute(self, game: OldWorldGame) -> None:
        """One level down, within its limits (OW-322)."""
        lowered = self._half(game).lowers
        if lowered != NOTHING:
            growth.lower_attribute(game, fight_of(game).attacker, lowered)

    def trash_cards(self, game: OldWorldGame) -> None:
        """A hand card of the witcher's choice (OW-320)."""
        count = self._half(game).trash
        if count:
            game.state.stack.append(damage.TrashHandCard(seat=fight_of(game).attacker, count=count))

    def discard_cards(self, game: OldWorldGame) -> None:
        """Random hand cards, as many as the monster's level (OW-318)."""
        fight = fight_of(game)
        count = self._half(game).random[game.box.monsters[fight.monster].level - 1]
        if count:
            damage.discard_at_random(game, fight.attacker, count)

    def deal_damage(self, game: OldWorldGame) -> None:
        """In the order shield, Life Pool, hand (OW-316), unless its ability says otherwise."""
        fight = fight_of(game)
        points = attack_damage(game, self._half(game))
        if points <= 0:
            return
        box, seat = game.box, fight.attacker
        snatches = box.ability(fight.monster, "snatches")
        hand_first = fight.first_turn(MONSTER) and box.ability(fight.monster, "first_damage_from_hand") is not None
        if snatches is not None:
            points -= snatches.by
            game.state.stack.append(Snatch(seat=seat, count=snatches.cards))
        if points > 0:
            game.state.stack.append(damage.Hit(seat=seat, points=points, by=MONSTER, hand_first=hand_first))

    def follow_up(self, game: OldWorldGame) -> None:
        """What its ability does at the end of its first turn."""
        if fight_of(game).first_turn(MONSTER):
            powers.monster_does(game, "after_its_first_turn")

    def end(self, game: OldWorldGame) -> None:
        """A monster that has revealed its last card is defeated while the witcher stands (OW-326, E-25)."""
        if not fight_of(game).life:
            damage.knock_out(game, MONSTER)


@frame
class Snatch(Frame):
    """Hand cards that are lost at random beside the damage."""

    steps = ("snatch",)

    seat: int = 0
    count: int = 0

    def snatch(self, game: OldWorldGame) -> None:
        """As many as there are."""
        count = min(self.count, len(game.state.seats[self.seat].hand))
        if count:
            damage.discard_at_random(game, self.seat, count)


def attack_damage(game: OldWorldGame, half: Half) -> int:
    """The damage of this half now: by the monster's level or an attribute, and what changes it (OW-317)."""
    fight = fight_of(game)
    mine = game.state.seats[fight.attacker]
    points = half.damage[game.box.monsters[fight.monster].level - 1]
    if half.equal_to != NOTHING:
        points += mine.levels[half.equal_to]
    harder = game.box.ability(fight.monster, "last_cards_hit_harder")
    if harder is not None and points and 1 <= fight.life <= harder.cards:
        points += harder.by
    if fight.first_turn(MONSTER):
        for passive in game.box.passives(mine.keepsakes, "monsters_first_damage_less"):
            points -= passive.by
    return max(0, points)


def cards_lost(game: OldWorldGame, half: Half) -> int:
    """How many cards of Life Pool and hand this half would cost now, trashed ones included (E-29)."""
    fight = fight_of(game)
    mine = game.state.seats[fight.attacker]
    level = game.box.monsters[fight.monster].level
    through = max(0, attack_damage(game, half) - mine.shield)
    return min(len(mine.hand) + mine.cards(), half.trash + half.random[level - 1] + through)
