"""Phase II: exactly one of fight, meditation, exploration (OW-170 to OW-187)."""

from oldpath.games.old_world.components import ATTRIBUTES, NOTHING, TOP_LEVEL, TOP_SCORE
from oldpath.games.old_world.moves import board, goods
from oldpath.games.old_world.options import EXPLORE, SEATS, Numbered, OfThing, Say
from oldpath.games.old_world.rules import exploration, fights
from oldpath.games.old_world.rules.choosing import Trashing
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.frame import Frame, frame

MEDITATE = tuple(Say(f"meditate.{name}") for name in ATTRIBUTES)
TAKE_GOLD = Say("gold_instead")


def meditations(game: OldWorldGame, seat: int) -> list[int]:
    """Attributes at level 5 whose trophy is left and not yet owned (OW-179 to OW-182)."""
    state = game.state
    mine = state.seats[seat]
    return [
        attribute
        for attribute, level in enumerate(mine.levels)
        if level == TOP_LEVEL
        and state.attribute_trophies[attribute]
        and game.box.attribute_keepsakes[attribute] not in mine.keepsakes
    ]


def meditate(game: OldWorldGame, seat: int, attribute: int) -> None:
    """Take the trophy, then score and fatigue, but never the winning step (OW-183 to OW-187)."""
    state = game.state
    state.attribute_trophies[attribute] -= 1
    goods.keep(game, seat, game.box.attribute_keepsakes[attribute])
    if state.seats[seat].score < TOP_SCORE - 1:
        fatigue = board.raise_score(game, seat)
        state.stack.append(Trashing(seat=seat, count=fatigue, fatigue=True))


@frame
class PhaseTwo(Frame):
    """Where the figure stands, moved or not (OW-174)."""

    steps = ("choose_deed",)

    chosen: bool = False

    def choose_deed(self, game: OldWorldGame) -> Ask | None:
        """Everything that is allowed; exploration almost always is (OW-171, OW-188)."""
        if self.chosen:
            return None
        seat = game.state.active
        options: list[Option] = []
        monster = fights.may_fight_monster(game, seat)
        if monster != NOTHING:
            options.append(game.box.shelf.things["monster", "fight", monster])
        options += [SEATS["attack_witcher"][other] for other in fights.may_attack(game, seat)]
        options += [MEDITATE[attribute] for attribute in meditations(game, seat)]
        decks = exploration.may_explore(game, seat)
        options += [EXPLORE[deck] for deck in decks]
        if decks and game.box.passive(game.state.seats[seat].keepsakes, "gold_for_exploration") is not None:
            options.append(TAKE_GOLD)
        return Ask(seat, "deed", options, "OW-171") if options else None

    def deed_chosen(self, game: OldWorldGame, seat: int, option: Option) -> None:
        """Do it; then the turn goes on with phase III (OW-172, OW-185, OW-473)."""
        self.chosen = True
        state = game.state
        if isinstance(option, OfThing):
            state.stack.append(fights.MonsterFight(seat=seat, terrain=state.terrain_of_monster(option.number)))
        elif isinstance(option, Numbered):
            state.stack.append(fights.WitcherFight(seat=seat, other=option.number))
        elif option is TAKE_GOLD:
            keepsakes = state.seats[seat].keepsakes
            goods.gain_gold(game, seat, game.box.passive(keepsakes, "gold_for_exploration").amount)
            goods.lose_keepsake(game, seat, game.box.keeper_of(keepsakes, "gold_for_exploration"))
        elif option in EXPLORE:
            exploration.explore(game, seat, EXPLORE.index(option))
        elif option in MEDITATE:
            meditate(game, seat, MEDITATE.index(option))
