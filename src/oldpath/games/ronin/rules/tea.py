"""Step 3: the tea ceremony, and the cups (RO-189 to RO-218)."""

from oldpath.games.ronin import automa, counting, events, moves
from oldpath.games.ronin.components import LEFT, RIGHT
from oldpath.games.ronin.options import PASS, CoverCup, Pass, UseAbility
from oldpath.games.ronin.rules import abilities, partnership
from oldpath.games.ronin.rules.effects import WEIGHING, EffectOfCard
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame


@frame
class TeaCeremony(Frame):
    """In initiative order every seat applies its tea effects, then pairs its cups (RO-189 to RO-192)."""

    steps = ("offer_abilities", "offer_own_abilities", "apply_effects", "pass_cups")

    turn_of: int = 0
    passed: bool = False
    effects_done: bool = False
    """Only where the table wants all effects before all cups: the seats are at their cups now."""

    def offer_abilities(self, game: RoninGame) -> None:
        """Abilities for the start of the step (RO-249)."""
        abilities.open_window(game, "start_of_tea")

    def offer_own_abilities(self, game: RoninGame) -> Ask | None:
        """The seat's own abilities for its part of the step."""
        seat = game.state.initiative[self.turn_of]
        if self.passed or self.effects_done or not game.state.seats[seat].ready:
            return None
        uses = abilities.usable(game, seat, "tea")
        return Ask(seat, "ability", [*uses, PASS], "RO-247") if uses else None

    def ability_chosen(self, game: RoninGame, seat: int, option: UseAbility | Pass) -> None:
        """Use it, or pass."""
        if isinstance(option, Pass):
            self.passed = True
        else:
            abilities.use(game, seat, option)

    def apply_effects(self, game: RoninGame) -> None:
        """Tea effects of this turn's cards and of kept ones not yet applied, left first (RO-190 to RO-195)."""
        state = game.state
        seat = state.initiative[self.turn_of]
        mine = state.seats[seat]
        if seat >= state.players:
            automa.pour_tea(game, seat)
            return
        tea = game.box.tea
        while mine.tea_from < len(mine.timeline):
            place = mine.tea_from
            mine.tea_from += 1
            if tea[mine.timeline[place]] is not None:
                self.step -= 1
                state.stack.append(EffectOfCard(WEIGHING, seat=seat, place=place, tea=True))
                return

    def pass_cups(self, game: RoninGame) -> None:
        """All pairs of the seat; then it has ended its part, and the next seat begins (RO-192)."""
        state = game.state
        if state.tea_order == "seat_by_seat" or self.effects_done:
            pair_cups(game, state.initiative[self.turn_of])
        self.passed = False
        self.turn_of += 1
        if self.turn_of < len(state.initiative):
            self.step = 1
        elif state.tea_order == "effects_then_cups" and not self.effects_done:
            self.effects_done = True
            self.turn_of = 0
            self.step = 1


def pair_cups(game: RoninGame, seat: int) -> None:
    """All pairs with the left neighbour and with the right one (RO-205, RO-211, RO-212)."""
    state = game.state
    cups = counting.cups_of(game, seat)
    for side in (RIGHT, LEFT):
        if cups[side] and state.shared(state.track(seat, side)):
            theirs = counting.cups_of(game, state.partner(seat, side))[1 - side]
            pairs = min(len(cups[side]), len(theirs))
            if pairs:
                state.stack.append(CupPairs(seat=seat, side=side, pairs=pairs, own=pairs, others=pairs))


@frame
class CupPairs(Frame):
    """All pairs of cups between two partners: both cups are covered, 2 points a pair (RO-208 to RO-214)."""

    steps = ("cover_own", "cover_others", "gain")

    seat: int = 0
    side: int = 0
    pairs: int = 0
    own: int = 0
    others: int = 0

    def cover_own(self, game: RoninGame) -> Ask | None:
        """The seat's own cups."""
        return self._cover(game, self.seat, self.side, self.own)

    def cover_others(self, game: RoninGame) -> Ask | None:
        """The partner's cups, by the partner's choice (RO-214)."""
        return self._cover(game, game.state.partner(self.seat, self.side), 1 - self.side, self.others)

    def _cover(self, game: RoninGame, owner: int, side: int, count: int) -> Ask | None:
        """Where there are more cups than needed their owner chooses; an Automa covers its leftmost (RO-402)."""
        if not count:
            return None
        places = counting.cups_of(game, owner)[side]
        if owner >= game.state.players or len(places) == count:
            for place in places[:count]:
                self._covered(game, owner, place)
            return None
        timeline, names = game.state.seats[owner].timeline, game.box.names["card"]
        return Ask(owner, "cup", [CoverCup(timeline[at], names[timeline[at]], at) for at in places], "RO-214")

    def cup_chosen(self, game: RoninGame, seat: int, option: CoverCup) -> None:
        """Cover it."""
        self._covered(game, seat, option.place)

    def _covered(self, game: RoninGame, owner: int, place: int) -> None:
        moves.cover_cup(game, owner, place)
        if owner == self.seat:
            self.own -= 1
        else:
            self.others -= 1

    def gain(self, game: RoninGame) -> None:
        """2 points on the shared track for each pair, not 2 a partner (RO-209)."""
        state = game.state
        if game.story is not None:
            partner = state.partner(self.seat, self.side)
            game.story.append(events.CupsPaired(self.seat, partner, self.pairs))
        partnership.gain(game, state.track(self.seat, self.side), 2 * self.pairs)
