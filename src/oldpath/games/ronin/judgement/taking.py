"""Step 1: which pair to take, and the market tricks before it."""

from collections.abc import Sequence
from itertools import combinations
from math import exp, pi, sqrt

from oldpath.games.ronin.judgement.facts import box
from oldpath.games.ronin.judgement.plays import Plays
from oldpath.games.ronin.judgement.table import Table
from oldpath.games.ronin.judgement.worth import Worth
from oldpath.games.ronin.options import GiveCard, MarketCard, TakePair, TakeTop, UseAbility
from oldpath.games.ronin.options import ReplacePair as ReplaceOption
from oldpath.games.ronin.verbs.abilities import ReplacePair, SwapMarket, TradeWithMarket
from oldpath.kernel.ask import Ask

PLACE = 0.12
"""What it is worth to stand one place higher in the next order."""
BLIND = 0.9
"""How good the unseen pair of the top position is, between the own hand alone and an average pair of the market."""
PATIENCE = 0.9
"""What a market trick must bring while there is time to use it later."""
SPREAD = 1.2
"""How much pairs of the market differ in worth."""


class Market:
    """What the cards of the market would bring."""

    def __init__(self, table: Table) -> None:
        """Look at the hand alone first."""
        self.table = table
        self.hand: list[str] = table.mine["hand"]
        self.plays = Plays(table, self.hand)
        self.alone = self.plays.best()

    def worth_of(self, cards: Sequence[str]) -> float:
        """The worth of the best play with these cards taken."""
        return self.plays.with_new(cards, self.alone)

    def pair(self, option: TakePair) -> float:
        """The pair, where its slot leaves the seat in the order, and the experience of the lowest slot."""
        later = min(1, self.table.all_turns_left)
        worth = self.worth_of([card for card in (option.left, option.right) if card])
        return worth - PLACE * later * option.slot + (xp_worth(self.plays.worth, 1) if option.lowest else 0.0)

    def best_two(self) -> tuple[float, tuple[str, ...]]:
        """The two cards of the market that would go best together, wherever they lie."""
        lying = [card for card in self.table.view["market"] if card]
        ranked = sorted(lying, key=lambda card: -self.worth_of([card]))[:4]
        return max(((self.worth_of(two), two) for two in combinations(ranked, 2)), default=(self.alone, ()))


def place(table: Table, ask: Ask) -> list[float]:
    """Which pair, or the top position, or an ability first."""
    market = Market(table)
    pairs = {option.slot: market.pair(option) for option in ask.options if isinstance(option, TakePair)}
    average = sum(pairs.values()) / len(pairs) if pairs else market.alone
    top = BLIND * average + (1 - BLIND) * market.alone + PLACE * min(1, table.all_turns_left)
    best = max([top, *pairs.values()])
    found = []
    for option in ask.options:
        match option:
            case TakePair():
                found.append(pairs[option.slot])
            case TakeTop():
                found.append(top)
            case UseAbility():
                found.append(best + trick(market, option, best, average))
    return found


def trick(market: Market, option: UseAbility, best: float, average: float) -> float:
    """What a market trick brings beyond the best pair, less the patience to wait for a better moment."""
    word = box().abilities[option.use >> 1].word
    patience = PATIENCE * min(1.0, market.table.all_turns_left / 5)
    match word:
        case SwapMarket():
            return market.best_two()[0] - best - patience
        case TradeWithMarket():
            worth, _ = wanted(market)
            return worth - market.alone - 0.7 * patience
        case ReplacePair():
            return _better_of_new(best, average) - 0.4 * patience
    return -1.0


def _better_of_new(best: float, average: float) -> float:
    """How much an unknown pair is expected to be better than the best."""
    gap = (best - average) / SPREAD
    density = exp(-gap * gap / 2) / sqrt(2 * pi)
    beyond = 1 / (1 + exp(1.7 * gap))
    return SPREAD * (density - gap * beyond)


def wanted(market: Market) -> tuple[float, str]:
    """The market card that would help the hand most."""
    lying = [card for card in market.table.view["market"] if card]
    return max((market.worth_of([card]), card) for card in lying)


def market_card(table: Table, ask: Ask) -> list[float]:
    """Swap so that the two best cards lie together: first one of them, then its new neighbour's old one."""
    market = Market(table)
    lying = table.view["market"]
    options = [option for option in ask.options if isinstance(option, MarketCard)]
    places = {option.place for option in options}
    first = next((at for at, card in enumerate(lying) if card and at not in places), None)
    if first is None:
        _, two = market.best_two()
        return [float(option.id in two[:1]) for option in options]
    found = []
    for option in options:
        neighbour = lying[option.place ^ 1]
        joined = neighbour if neighbour and option.place ^ 1 != first else option.id
        found.append(market.worth_of([lying[first], joined]) - PLACE * (option.place // 2))
    return found


def wanted_card(table: Table, ask: Ask) -> list[float]:
    """The market card that helps most."""
    market = Market(table)
    return [market.worth_of([option.id]) for option in ask.options if isinstance(option, MarketCard)]


def given_card(table: Table, ask: Ask) -> list[float]:
    """The hand card that is missed least."""
    hand: list[str] = table.mine["hand"]
    found = []
    for option in ask.options:
        assert isinstance(option, GiveCard)
        rest = [card for card in hand if card != option.id]
        plays = Plays(table, [*rest, ask.about])
        found.append(plays.best())
    return found


def slot(table: Table, ask: Ask) -> list[float]:
    """The pair that is worth least goes."""
    market = Market(table)
    lying = table.view["market"]
    found = []
    for option in ask.options:
        assert isinstance(option, ReplaceOption)
        pair = [card for card in lying[2 * option.slot : 2 * option.slot + 2] if card]
        found.append(-market.worth_of(pair) - PLACE * option.slot)
    return found


def xp_worth(worth: Worth, amount: int) -> float:
    """A little more experience."""
    counts = worth.table.counts
    return worth.of_symbols(counts, amount) - worth.of_symbols(counts)
