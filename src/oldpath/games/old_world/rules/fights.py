"""Fights against monsters and between witchers, from preparation to aftermath (OW-237 to OW-260, OW-301 to OW-385)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import BEATEN_GOLD, MONSTER, MONSTER_GOLD, NOTHING
from oldpath.games.old_world.moves import board, cards, goods, growth
from oldpath.games.old_world.options import Say
from oldpath.games.old_world.rules import damage, powers
from oldpath.games.old_world.rules.choosing import PotionLoss
from oldpath.games.old_world.rules.damage import STANDING, FightFrame
from oldpath.games.old_world.rules.monster_turn import MonsterTurn
from oldpath.games.old_world.rules.spawning import replace_monster
from oldpath.games.old_world.rules.trophies import console, gain_trophy
from oldpath.games.old_world.rules.witcher_turn import WitcherTurn, fight_of
from oldpath.games.old_world.state import Fight
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import frame

NO_BET = -2
ON_ATTACKER, ON_DEFENDER, NOT_BETTING = (Say(f"bet.{side}") for side in ("attacker", "defender", "none"))


def new_fight(game: OldWorldGame, attacker: int, defender: int, monster: int) -> None:
    """Two sides stand against each other; nothing is drawn or discarded for it (OW-237, OW-238)."""
    state = game.state
    state.fight = Fight(
        attacker=attacker, defender=defender, pools=False, monster=monster, life=0, pool=[], on_top=[], looked=[],
        revealed=[], turn_of=attacker, turns=[0, 0], combos=[0, 0], single=False, damage=0, bonus=0, draw=0,
        extra_draw=0, shield_gained=0, potions_used=[0, 0], half=NOTHING, chooser=state.right_of(attacker),
        loser=STANDING, bets=[NO_BET] * state.players, lowered=[],
    )  # fmt: skip
    if game.story is not None:
        game.story.append(events.FightBegan(attacker, defender, monster))


def build_pool(game: OldWorldGame, seat: int) -> None:
    """Deck and discard pile are one Life Pool, the hand is not (OW-239, OW-240)."""
    cards.gather(game, seat, hand=False)


def take_turn(game: OldWorldGame, side: int) -> None:
    """The next fight turn is this side's."""
    game.state.stack.append(MonsterTurn() if side == MONSTER else WitcherTurn(seat=side))


def put_potions_away(game: OldWorldGame, seat: int) -> None:
    """Used potions go to the shared discard when the fight is over (OW-264, OW-476); powers can be used again."""
    mine = game.state.seats[seat]
    game.state.potion_discard += mine.spent_potions
    mine.spent_potions = []
    mine.used = []


def recover(game: OldWorldGame, seat: int) -> None:
    """All cards one new deck, and the shield to the Defense value (OW-357, OW-358, OW-379)."""
    cards.gather(game, seat, hand=True)
    goods.set_shield(game, seat, game.state.seats[seat].shield_limit)


def told(game: OldWorldGame, outcome: str) -> None:
    """How it ended."""
    if game.story is not None:
        game.story.append(events.FightEnded(fight_of(game).attacker, outcome))


# -- against a monster -----------------------------------------------------------------------------------------------


def may_fight_monster(game: OldWorldGame, seat: int) -> int:
    """The monster here that can be fought, or nothing (OW-178, E-30, E-63)."""
    state = game.state
    monster = state.monster_at(state.seats[seat].place)
    if monster == NOTHING:
        return NOTHING
    toll = game.box.ability(monster, "toll")
    if toll is not None and len(state.seats[seat].potions) < toll.potions:
        return NOTHING
    last = sum(other != NOTHING for other in state.monsters) == 1
    if state.players == 1 and last and not has_attribute_trophy(game, seat):
        return NOTHING
    return monster


def has_attribute_trophy(game: OldWorldGame, seat: int) -> bool:
    """Has the witcher meditated (OW-450)?"""
    return any(keepsake in game.box.attribute_keepsakes for keepsake in game.state.seats[seat].keepsakes)


@frame
class MonsterFight(FightFrame):
    """One witcher against one monster (OW-301 to OW-311, OW-324 to OW-360)."""

    steps = (
        "pay_toll",
        "draw_monsters_pool",
        "before_pool",
        "use_before_pool",
        "build_pool",
        "after_pool",
        "who_goes_first",
        "next_turn",
        "end",
        "spawn",
        "aftermath",
    )

    seat: int = 0
    terrain: int = 0

    def pay_toll(self, game: OldWorldGame) -> None:
        """Its ability is read; some demand a potion, without its effect (OW-302)."""
        monster = game.state.monsters[self.terrain]
        new_fight(game, self.seat, MONSTER, monster)
        toll = game.box.ability(monster, "toll")
        if toll is not None:
            game.state.stack.append(PotionLoss(seat=self.seat, count=toll.potions, rule="OW-302"))

    def draw_monsters_pool(self, game: OldWorldGame) -> None:
        """As many fight cards as its life, always the full life (OW-303, OW-311)."""
        fight = fight_of(game)
        fight.pool = list(range(len(game.box.fight_cards)))
        fight.life = game.box.monsters[fight.monster].life

    def before_pool(self, game: OldWorldGame) -> None:
        """The monster's ability first (E-32)."""
        powers.monster_does(game, "before_pool")

    def use_before_pool(self, game: OldWorldGame) -> None:
        """Then the witcher's own effects."""
        powers.open_window(game, self.seat, "before_pool")

    def build_pool(self, game: OldWorldGame) -> None:
        """The witcher's Life Pool (OW-304)."""
        build_pool(game, self.seat)
        fight_of(game).pools = True

    def after_pool(self, game: OldWorldGame) -> None:
        """What the monster's ability does then; a witcher with no card at all has lost already (E-27)."""
        powers.monster_does(game, "after_pool")

    def who_goes_first(self, game: OldWorldGame) -> None:
        """The trail of this monster gives the first turn (OW-308); so may a companion."""
        fight = fight_of(game)
        if not damage.check_standing(game, self.seat):
            return
        keen = game.box.passive(game.state.seats[self.seat].keepsakes, "first_against_monsters") is not None
        fight.turn_of = MONSTER if damage.has_trail(game, self.seat) or keen else self.seat

    def next_turn(self, game: OldWorldGame) -> None:
        """In turn, until one side is knocked out (OW-310)."""
        fight = fight_of(game)
        if fight.loser == STANDING:
            self.step -= 1
            take_turn(game, fight.opponent(fight.turn_of))

    def end(self, game: OldWorldGame) -> None:
        """Defeated, driven away, or a full defeat (OW-325)."""
        fight, state, seat = fight_of(game), game.state, self.seat
        put_potions_away(game, seat)
        for attribute in fight.lowered:
            growth.restore_attribute(game, seat, attribute)  # It was for this fight only (E-31).
        if fight.loser == MONSTER:
            told(game, "defeated")
            goods.gain_gold(game, seat, MONSTER_GOLD)
            gain_trophy(game, seat, game.box.monsters[fight.monster].keepsake)
            powers.monster_does(game, "defeated")
        elif fight.life <= 1:
            told(game, "driven_away")
            goods.gain_gold(game, seat, MONSTER_GOLD)
            board.remove_monster(game, self.terrain, defeated=False)
            console(game, seat)
        else:
            told(game, "full_defeat")
            if board.may_take_trail(game, seat, self.terrain):
                board.take_trail(game, seat, self.terrain)
            state.draw_change -= 1
            console(game, seat)

    def spawn(self, game: OldWorldGame) -> None:
        """A monster defeated or driven away is replaced (OW-332, OW-348); after a full defeat it stays (OW-355)."""
        fight = fight_of(game)
        defeated = fight.loser == MONSTER
        if defeated:
            board.remove_monster(game, self.terrain, defeated=True)
        if defeated or fight.life <= 1:
            level = game.box.monsters[fight.monster].level
            replace_monster(game, self.terrain, level, defeated=defeated)

    def aftermath(self, game: OldWorldGame) -> None:
        """A new deck, a full shield (OW-356 to OW-358); then what a companion does after a defeated monster.

        The turn goes on with phase III (OW-359).
        """
        beaten = fight_of(game).loser == MONSTER
        game.state.fight = None
        recover(game, self.seat)
        if beaten:
            powers.happen(game, self.seat, "after_defeat")


# -- between witchers ------------------------------------------------------------------------------------------------


def may_attack(game: OldWorldGame, seat: int) -> list[int]:
    """Witchers here that can be attacked (OW-145, OW-175 to OW-177)."""
    state = game.state
    place = state.seats[seat].place
    if game.box.is_school(place) or place == state.closed_tavern:
        return []
    return [
        other
        for other, theirs in enumerate(state.seats)
        if other != seat and theirs.place == place and other not in state.diced
    ]


@frame
class WitcherFight(FightFrame):
    """The active witcher against another (OW-247 to OW-260, OW-368 to OW-385)."""

    steps = (
        "begin",
        "take_bets",
        "use_before_pool",
        "use_before_pool_too",
        "build_pools",
        "next_turn",
        "give_trophy",
        "give_gold",
        "console_loser",
        "recover_both",
        "settle_bets",
        "close_tavern",
    )

    seat: int = 0
    other: int = 0
    asked: int = 0
    """How many players after the active one have been asked for a bet."""

    def begin(self, game: OldWorldGame) -> None:
        """The target cannot refuse (OW-175)."""
        new_fight(game, self.seat, self.other, NOTHING)

    def take_bets(self, game: OldWorldGame) -> Ask | None:
        """Clockwise from the active player, openly, 1 gold at most (OW-254 to OW-259, E-57)."""
        state = game.state
        while self.asked < state.players - 1:
            bettor = (self.seat + 1 + self.asked) % state.players
            if bettor != self.other and state.seats[bettor].gold:
                return Ask(bettor, "bet", [ON_ATTACKER, ON_DEFENDER, NOT_BETTING], "OW-256")
            self.asked += 1
        return None

    def bet_chosen(self, game: OldWorldGame, seat: int, option: Say) -> None:
        """The gold lies on the bettor's board."""
        self.asked += 1
        if option is NOT_BETTING:
            return
        fight = fight_of(game)
        fight.bets[seat] = fight.attacker if option is ON_ATTACKER else fight.defender
        goods.lose_gold(game, seat, 1)
        if game.story is not None:
            game.story.append(events.BetPlaced(seat, fight.bets[seat]))

    def use_before_pool(self, game: OldWorldGame) -> None:
        """The attacker's effects for this moment."""
        powers.open_window(game, self.seat, "before_pool")

    def use_before_pool_too(self, game: OldWorldGame) -> None:
        """Then the defender's."""
        powers.open_window(game, self.other, "before_pool")

    def build_pools(self, game: OldWorldGame) -> None:
        """Both Life Pools; the attacker takes the first fight turn (OW-239, OW-247)."""
        fight = fight_of(game)
        for seat in (self.seat, self.other):
            build_pool(game, seat)
        fight.pools = True
        fight.turn_of = self.other
        for seat in (self.other, self.seat):
            if fight.loser == STANDING:
                damage.check_standing(game, seat)

    def next_turn(self, game: OldWorldGame) -> None:
        """In turn, until one is knocked out (OW-248)."""
        fight = fight_of(game)
        if fight.loser == STANDING:
            self.step -= 1
            take_turn(game, fight.opponent(fight.turn_of))

    def give_trophy(self, game: OldWorldGame) -> None:
        """To a winning attacker who has none of this school yet (OW-369 to OW-375)."""
        fight, state = fight_of(game), game.state
        for seat in (self.seat, self.other):
            put_potions_away(game, seat)
        won = fight.loser == self.other
        told(game, "attacker_won" if won else "defender_won")
        theirs = state.seats[self.other]
        trophy = game.box.school_sets[theirs.school].keepsake
        if won and trophy not in state.seats[self.seat].keepsakes:
            theirs.supply -= 1
            gain_trophy(game, self.seat, trophy)

    def give_gold(self, game: OldWorldGame) -> None:
        """By the loser's position on the trophy track (OW-378, E-59)."""
        fight = fight_of(game)
        goods.gain_gold(game, fight.opponent(fight.loser), prize(game))

    def console_loser(self, game: OldWorldGame) -> None:
        """A cost-0 card for the loser (OW-368)."""
        console(game, fight_of(game).loser)

    def recover_both(self, game: OldWorldGame) -> None:
        """Shields and decks (OW-379); the defender draws at once (OW-380); a losing attacker draws less (OW-382)."""
        fight = fight_of(game)
        lost = fight.loser == self.seat
        fight.pools = False
        for seat in (self.seat, self.other):
            recover(game, seat)
        cards.draw(game, self.other, 4 if lost else 3)
        if lost:
            game.state.draw_change -= 1

    def settle_bets(self, game: OldWorldGame) -> None:
        """A bet on the winner comes back with as much as the winner gained (OW-383, OW-384)."""
        fight = fight_of(game)
        for seat, bet in enumerate(fight.bets):
            if bet == fight.opponent(fight.loser):
                goods.gain_gold(game, seat, 1 + prize(game))

    def close_tavern(self, game: OldWorldGame) -> None:
        """The token moves here (OW-249, OW-250)."""
        state = game.state
        state.closed_tavern = state.seats[self.seat].place
        state.fight = None
        if game.story is not None:
            game.story.append(events.TavernClosed(state.closed_tavern))


def prize(game: OldWorldGame) -> int:
    """What beating the loser is worth (OW-378)."""
    return BEATEN_GOLD[game.state.seats[fight_of(game).loser].score]
