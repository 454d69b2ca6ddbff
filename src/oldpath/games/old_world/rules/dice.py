"""Dice poker: against witchers, against the locals, alone (OW-148 to OW-169, OW-419 to OW-424, OW-453)."""

from itertools import combinations

from oldpath.games.old_world import events, poker
from oldpath.games.old_world.components import DICE, NOBODY, NOTHING, POT, StoryId
from oldpath.games.old_world.moves import goods
from oldpath.games.old_world.options import KEEP_DICE, Reroll, Say
from oldpath.games.old_world.rules.carrying import carry
from oldpath.games.old_world.state import Dice
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.frame import Frame, frame

LOCALS = NOBODY


def with_witcher(game: OldWorldGame, seat: int, opponent: int) -> None:
    """Each stakes 1 gold, the bank adds 1 (OW-151)."""
    game.state.diced.append(opponent)
    goods.lose_gold(game, seat, 1)
    goods.lose_gold(game, opponent, 1)
    game.state.stack.append(DicePoker(seat=seat, opponent=opponent))


def against_locals(game: OldWorldGame, seat: int) -> None:
    """One's own stake of 1 gold; the bank adds 2 (OW-420); alone the hand is looked up in a table (OW-453)."""
    goods.lose_gold(game, seat, 1)
    frame: Frame = DicePoker(seat=seat, opponent=LOCALS) if game.state.players > 1 else SoloDice(seat=seat)
    game.state.stack.append(frame)


def roll(game: OldWorldGame, seat: int, count: int) -> list[int]:
    """So many dice."""
    return [game.below(6, "poker dice") + 1 for _ in range(count)]


def rerolls(faces: list[int]) -> list[Option]:
    """Any of one's own dice, or none (OW-155); dice that show the same are alike."""
    chosen = sorted({some for count in range(1, DICE + 1) for some in combinations(sorted(faces), count)})
    return [KEEP_DICE, *[Reroll(some) for some in chosen]]


def throw_again(game: OldWorldGame, seat: int, faces: list[int], option: Reroll | Say) -> list[int]:
    """The dice after the one reroll; the new values are kept (OW-155)."""
    if not isinstance(option, Reroll):
        return faces
    kept = faces[:]
    for face in option.faces:
        kept.remove(face)
    return sorted(kept + roll(game, seat, len(option.faces)))


@frame
class DicePoker(Frame):
    """The active player against a witcher or the locals (OW-152 to OW-169)."""

    steps = ("roll_dice", "other_rerolls", "active_rerolls", "compare")

    seat: int = 0
    opponent: int = LOCALS

    def roll_dice(self, game: OldWorldGame) -> None:
        """Both at the same time (OW-152)."""
        faces = [sorted(roll(game, self.seat, DICE)), sorted(roll(game, self.opponent, DICE))]
        game.state.dice = Dice(rollers=[self.seat, self.opponent], faces=faces, rerolled=[False, False])
        if game.story is not None:
            for roller, shown in zip((self.seat, self.opponent), faces, strict=True):
                game.story.append(events.DiceThrown(roller, tuple(shown)))

    def other_rerolls(self, game: OldWorldGame) -> Ask | None:
        """The non-active player first, for the locals the player to the right (OW-153, OW-421, E-03)."""
        roller = self.opponent if self.opponent != LOCALS else game.state.right_of(self.seat)
        return self._offer(game, roller, 1, "OW-153" if self.opponent != LOCALS else "OW-421")

    def active_rerolls(self, game: OldWorldGame) -> Ask | None:
        """Then the active player (OW-154)."""
        return self._offer(game, self.seat, 0, "OW-154")

    def _offer(self, game: OldWorldGame, roller: int, side: int, rule: str) -> Ask | None:
        table = game.state.dice
        if table is None or table.rerolled[side]:
            return None
        return Ask(roller, "reroll", rerolls(table.faces[side]), rule)

    def reroll_chosen(self, game: OldWorldGame, seat: int, option: Reroll | Say) -> None:
        """Throw once more, or keep."""
        table = game.state.dice
        assert table is not None
        side = int(not table.rerolled[1])
        table.rerolled[side] = True
        table.faces[side] = throw_again(game, seat, table.faces[side], option)
        if game.story is not None and isinstance(option, Reroll):
            game.story.append(events.DiceThrown(table.rollers[side], tuple(table.faces[side])))

    def compare(self, game: OldWorldGame) -> None:
        """The higher hand takes the pot, the active player when all is equal (OW-156, OW-168, OW-169)."""
        table = game.state.dice
        assert table is not None
        won = poker.beats(table.faces[0], table.faces[1], tie=True)
        winner = self.seat if won else self.opponent
        if winner != LOCALS:
            goods.gain_gold(game, winner, POT)
        if game.story is not None:
            game.story.append(events.DiceWon(winner))
        game.state.dice = None


@frame
class SoloDice(Frame):
    """One roll, one reroll, and the payout of the hand (OW-453, OW-454); or a hand of the card that must be beaten."""

    steps = ("roll_dice", "reroll_dice", "pay_out")

    seat: int = 0
    beat: list[int] | None = None
    program: int = -1
    """What beating the card's hand gives."""
    story: StoryId = NOTHING
    branch: int = 0

    def roll_dice(self, game: OldWorldGame) -> None:
        """Five dice."""
        faces = sorted(roll(game, self.seat, DICE))
        game.state.dice = Dice(rollers=[self.seat], faces=[faces], rerolled=[False])
        if game.story is not None:
            game.story.append(events.DiceThrown(self.seat, tuple(faces)))

    def reroll_dice(self, game: OldWorldGame) -> Ask | None:
        """Any of them, once."""
        table = game.state.dice
        if table is None or table.rerolled[0]:
            return None
        return Ask(self.seat, "reroll", rerolls(table.faces[0]), "OW-453")

    def reroll_chosen(self, game: OldWorldGame, seat: int, option: Reroll | Say) -> None:
        """Throw once more, or keep."""
        table = game.state.dice
        assert table is not None
        table.rerolled[0] = True
        table.faces[0] = throw_again(game, seat, table.faces[0], option)
        if game.story is not None and isinstance(option, Reroll):
            game.story.append(events.DiceThrown(seat, tuple(table.faces[0])))

    def pay_out(self, game: OldWorldGame) -> None:
        """By the table; or the card's prize for a higher hand than the card's."""
        table = game.state.dice
        assert table is not None
        faces = table.faces[0]
        game.state.dice = None
        if self.beat is None:
            goods.gain_gold(game, self.seat, poker.PAYOUTS[poker.rank(faces)])
            return
        won = poker.beats(faces, self.beat, tie=False)
        if self.story != NOTHING and game.story is not None:
            game.story.append(events.StoryTold(self.seat, self.story, self.branch, 1 if won else 2))
        if won:
            carry(game, self.seat, game.box.programs[self.program], self.story, self.branch)
