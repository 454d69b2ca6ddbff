"""How one effect of a card is applied (RO-170 to RO-188, RO-196)."""

from oldpath.games.ronin import counting, events, moves
from oldpath.games.ronin.components import LEFT, NOBODY, RIGHT
from oldpath.games.ronin.options import PASS, TOKENS, ChoosePartner, LoseOnCard, LoseToken, Pass, UseAbility
from oldpath.games.ronin.rules import partnership
from oldpath.games.ronin.table import RoninGame
from oldpath.games.ronin.verbs.ability_word import EffectWord
from oldpath.games.ronin.verbs.conditions import Condition
from oldpath.games.ronin.verbs.effect import Effect
from oldpath.games.ronin.verbs.results import Partnership
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame

WEIGHING = 1
"""The step at which an effect begins that no ability may change: a tea effect, or that of a card not just played."""


@frame
class EffectOfCard(Frame):
    """The standard or tea effect of one card in a timeline: obligatory, and as far as it goes (RO-176, RO-177)."""

    steps = ("offer_abilities", "weigh", "lose_symbols", "give")

    seat: int = 0
    place: int = 0
    tea: bool = False
    side: int = NOBODY
    eased: int = 0
    raised: int = 0
    maxed: bool = False
    owed: int = 0
    level: int = 0

    def of(self, game: RoninGame) -> Effect:
        """The effect itself."""
        return game.box.effects[self.tea][game.state.seats[self.seat].timeline[self.place]]

    def about(self, game: RoninGame) -> str:
        """The card's id, for questions."""
        return game.box.names["card"][game.state.seats[self.seat].timeline[self.place]]

    def offer_abilities(self, game: RoninGame) -> Ask | None:
        """The owner may use abilities that change this effect (RO-252, RO-254)."""
        box = game.box
        options = []
        for use in game.state.seats[self.seat].ready:
            word = box.abilities[use >> 1].word
            if isinstance(word, EffectWord) and word.helps(game, self):
                options.append(box.shelf.uses[use])
        if not options:
            return None
        return Ask(self.seat, "effect_ability", [PASS, *options], "RO-247", about=self.about(game))

    def effect_ability_chosen(self, game: RoninGame, seat: int, option: UseAbility | Pass) -> None:
        """Turn the ability over and let it change this effect."""
        if isinstance(option, Pass):
            self.step += 1
            return
        moves.spend_ability(game, seat, option.use)
        word = game.box.abilities[option.use >> 1].word
        if isinstance(word, EffectWord):
            word.apply(self)

    def weigh(self, game: RoninGame) -> Ask | None:
        """Met or not, to which level, and at what price (RO-174, RO-179); perhaps a partner is chosen first."""
        when = self.of(game).when
        if when.asks_partner and self.side == NOBODY and not self.maxed:
            options = self._partners(game, when)
            if options:
                return Ask(self.seat, "partner", options, "RO-377", about=self.about(game))
        reach = self.reach(game, when)
        if not reach:
            if game.story is not None:
                game.story.append(events.EffectSkipped(self.seat, game.state.seats[self.seat].timeline[self.place]))
            self.done()
            return None
        if when.pays and not self.maxed:
            self.owed = max(0, reach - self.eased)
        self.level = min(3, reach + self.raised)
        if not self.owed:
            self.step += 1
        return None

    def _partners(self, game: RoninGame, when: Condition) -> list[ChoosePartner]:
        """Either partner for whom the condition is true; if just one, that one (RO-377)."""
        state = game.state
        sides = [
            side
            for side in (LEFT, RIGHT)
            if when.available(game, self.seat, self.place, state.partner(self.seat, side))
        ]
        return partnership.partner_options(game, self.seat, sides)

    def partner_chosen(self, game: RoninGame, seat: int, option: ChoosePartner) -> None:
        """Whose timeline counts, and whose track moves (RO-392)."""
        self.side = option.side

    def reach(self, game: RoninGame, when: Condition) -> int:
        """The level to which the condition is met now."""
        if self.maxed:
            return 3
        if when.asks_partner:
            sides = (LEFT, RIGHT) if self.side == NOBODY else (self.side,)
            partners = [game.state.partner(self.seat, side) for side in sides]
            return max(when.level(when.available(game, self.seat, self.place, partner)) for partner in partners)
        available = when.available(game, self.seat, self.place, NOBODY)
        return when.level(available + self.eased if when.pays else available)

    def lose_symbols(self, game: RoninGame) -> Ask | None:
        """The owner picks what is lost, one by one; losses come before the gain (RO-182, RO-184)."""
        while self.owed:
            when = self.of(game).when
            found = counting.losses(game, self.seat, self.place, when.fitting(game))
            if len(found) > 1 and when.available(game, self.seat, self.place, NOBODY) > self.owed:
                return Ask(self.seat, "loss", self._losses(game, found), "RO-182", about=self.about(game))
            self._lose(game, *found[0])  # All of it goes, or it is all alike: nobody is asked.
        return None

    def _losses(self, game: RoninGame, found: list[tuple[int, int]]) -> list[LoseToken | LoseOnCard]:
        timeline, losses = game.state.seats[self.seat].timeline, game.box.shelf.losses
        return [TOKENS[bit] if place == NOBODY else losses[timeline[place], place, bit] for place, bit in found]

    def loss_chosen(self, game: RoninGame, seat: int, option: LoseToken | LoseOnCard) -> None:
        """Discard the token, or cover the symbol."""
        if isinstance(option, LoseToken):
            self._lose(game, NOBODY, option.symbol)
        else:
            self._lose(game, option.place, option.bit)

    def _lose(self, game: RoninGame, place: int, bit: int) -> None:
        self.owed -= 1
        if place == NOBODY:
            moves.lose_token(game, self.seat, bit)
        else:
            moves.cover_symbol(game, self.seat, place, bit)

    def give(self, game: RoninGame) -> None:
        """The result, at the level reached; points for a chosen partner go to that partner's track (RO-392)."""
        then = self.of(game).then
        if game.story is not None:
            game.story.append(
                events.EffectApplied(self.seat, game.state.seats[self.seat].timeline[self.place], self.level)
            )
        if isinstance(then, Partnership) and then.tracks == "one" and self.side != NOBODY:
            partnership.gain(game, game.state.track(self.seat, self.side), self.level)
        else:
            then.give(game, self.seat, self.level)
