"""What abilities do (RO-244 to RO-257). Each word says in which windows it makes sense."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from oldpath.games.ronin.components import LEFT, RIGHT
from oldpath.games.ronin.rules import tricks
from oldpath.games.ronin.table import RoninGame
from oldpath.games.ronin.verbs import bonuses, results
from oldpath.games.ronin.verbs.ability_word import ANYTIME, AbilityWord, EffectWord
from oldpath.games.ronin.verbs.bonuses import BonusWord
from oldpath.games.ronin.verbs.results import Partnership, Result
from oldpath.kernel import content
from oldpath.kernel.errors import BadContent
from oldpath.kernel.word import Fact, Positive

if TYPE_CHECKING:
    from oldpath.games.ronin.rules.effects import EffectOfCard

TAKING = ("taking",)
TEA = ("start_of_tea", "tea")


class IgnoreLoss(EffectWord, frozen=True):
    """Ignore losing symbols when you apply a played card's effect (RO-252, RO-253)."""

    says = "ability-ignore-loss"

    amount: Positive

    def helps(self, game: RoninGame, effect: "EffectOfCard") -> bool:
        """Where symbols are lost."""
        return effect.of(game).when.pays and not effect.maxed

    def apply(self, effect: "EffectOfCard") -> None:
        """The required loss is lower by that much."""
        effect.eased += self.amount


class MaxResult(EffectWord, frozen=True):
    """Take the maximum result of a played card's effect, ignoring its condition (RO-254, RO-255)."""

    says = "ability-max-result"

    def helps(self, game: RoninGame, effect: "EffectOfCard") -> bool:
        """Where the result could be better, or the loss be spared."""
        if effect.maxed:
            return False
        when = effect.of(game).when
        reach = effect.reach(game, when)
        if when.pays and reach > effect.eased:
            return True
        return not reach or (when.graded and reach + effect.raised < 3)

    def apply(self, effect: "EffectOfCard") -> None:
        """Nothing is lost, the level is 3."""
        effect.maxed = True


class RaiseLevel(EffectWord, frozen=True):
    """A graded effect whose condition is met counts as a higher level, at most 3, for no more loss."""

    says = "ability-raise-level"

    by: Positive

    def helps(self, game: RoninGame, effect: "EffectOfCard") -> bool:
        """A graded effect that is met and not yet at its best."""
        when = effect.of(game).when
        return when.graded and not effect.maxed and 0 < effect.reach(game, when) < 3

    def apply(self, effect: "EffectOfCard") -> None:
        """Higher by that much."""
        effect.raised += self.by


class SwapMarket(AbilityWord, frozen=True):
    """Swap any two cards of the market (RO-256, RO-257)."""

    says = "ability-swap-market"
    windows = TAKING

    def usable(self, game: RoninGame, seat: int) -> bool:
        """While two cards lie there."""
        return sum(card >= 0 for card in game.state.market) >= 2

    def use(self, game: RoninGame, seat: int) -> None:
        """Ask for one card, then for the other."""
        game.state.stack.append(tricks.MarketSwap(seat=seat))


class TradeWithMarket(AbilityWord, frozen=True):
    """Exchange one card of your hand with one card of the market."""

    says = "ability-trade-with-market"
    windows = TAKING

    def usable(self, game: RoninGame, seat: int) -> bool:
        """While there is a card on both sides."""
        return bool(game.state.seats[seat].hand) and any(card >= 0 for card in game.state.market)

    def use(self, game: RoninGame, seat: int) -> None:
        """Ask for the market card, then for the hand card."""
        game.state.stack.append(tricks.MarketTrade(seat=seat))


class ReplacePair(AbilityWord, frozen=True):
    """Discard one pair of the market and deal a new one in its slot."""

    says = "ability-replace-pair"
    windows = TAKING

    def usable(self, game: RoninGame, seat: int) -> bool:
        """While a pair lies there."""
        return any(card >= 0 for card in game.state.market)

    def use(self, game: RoninGame, seat: int) -> None:
        """Ask for the slot."""
        game.state.stack.append(tricks.PairChange(seat=seat))


class Gains(AbilityWord, frozen=True):
    """Gain what a result or a bonus would give; partnership points only in the tea ceremony."""

    gain: BonusWord | Result

    @property
    def windows(self) -> tuple[str, ...]:  # type: ignore[override]
        """Partnership points belong to step 3."""
        return TEA if isinstance(self.gain, Partnership) else ANYTIME

    @property
    def says(self) -> str:  # type: ignore[override]
        """As the gain says it."""
        return self.gain.says

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """As the gain tells them."""
        return self.gain.facts(lang)

    def usable(self, game: RoninGame, seat: int) -> bool:
        """Where the gain is possible; no partnership points at the end of both tracks (RO-229)."""
        if isinstance(self.gain, Partnership):
            state = game.state
            return any(state.tracks[state.track(seat, side)] < state.length for side in (LEFT, RIGHT))
        return not isinstance(self.gain, BonusWord) or self.gain.possible(game, seat)

    def use(self, game: RoninGame, seat: int) -> None:
        """As the result or the bonus does."""
        self.gain.give(game, seat)


class Uncover(AbilityWord, frozen=True):
    """Remove lost-symbol tokens from your timeline, symbols or cups as you choose."""

    says = "ability-uncover"

    up_to: Positive

    def usable(self, game: RoninGame, seat: int) -> bool:
        """While something is covered."""
        return any(game.state.seats[seat].covers)

    def use(self, game: RoninGame, seat: int) -> None:
        """Ask for each."""
        game.state.stack.append(tricks.Uncovering(seat=seat, count=self.up_to))


class Replay(AbilityWord, frozen=True):
    """Apply again the standard effect of one card in your timeline."""

    says = "ability-replay"
    windows = ("start_of_playing",)

    def usable(self, game: RoninGame, seat: int) -> bool:
        """While a card lies there whose standard effect would apply now."""
        return tricks.any_repeatable(game, seat)

    def use(self, game: RoninGame, seat: int) -> None:
        """Ask which."""
        game.state.stack.append(tricks.Repeat(seat=seat))


class ExchangeTokens(AbilityWord, frozen=True):
    """Turn tokens of inactive symbols into active symbols of your choice."""

    says = "ability-exchange-tokens"

    up_to: Positive

    def usable(self, game: RoninGame, seat: int) -> bool:
        """While an inactive token is there."""
        tokens = game.state.seats[seat].tokens
        return any(tokens[symbol] for symbol in game.state.inactive())

    def use(self, game: RoninGame, seat: int) -> None:
        """Ask for each."""
        game.state.stack.append(tricks.TokenExchange(seat=seat, count=self.up_to))


WORDS: dict[str, type[Any]] = {
    "ignore_loss": IgnoreLoss,
    "max_result": MaxResult,
    "raise_level": RaiseLevel,
    "swap_market": SwapMarket,
    "trade_with_market": TradeWithMarket,
    "replace_pair": ReplacePair,
    "uncover": Uncover,
    "replay": Replay,
    "exchange_tokens": ExchangeTokens,
}


GAINS = {
    word: kind
    for word, kind in (bonuses.WORDS | results.WORDS).items()
    if word not in ("partner_ability", "by_threshold", "refresh_ability")
}


def read(entry: object, where: str) -> AbilityWord:
    """What an ability does, from content: a word of its own, or a gain."""
    word = content.sentence(entry, WORDS | GAINS, where)
    if isinstance(word, Result) and word.graded:
        raise BadContent([f"{where}: an ability has no level; say how much"])
    return word if isinstance(word, AbilityWord) else Gains(word)
