"""The choices that abilities ask for: market tricks, uncovering, exchanging, repeating."""

from oldpath.games.ronin import moves
from oldpath.games.ronin.components import CUP, NOTHING, SYMBOLS
from oldpath.games.ronin.options import (
    EXCHANGES,
    PASS,
    REPLACES,
    ExchangeToken,
    GiveCard,
    MarketCard,
    Pass,
    RepeatCard,
    ReplacePair,
    UncoverSymbol,
)
from oldpath.games.ronin.rules.effects import WEIGHING, EffectOfCard
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame


def market_cards(game: RoninGame, without: int = NOTHING) -> list[MarketCard]:
    """Every card that lies in the market."""
    names = game.box.names["card"]
    return [
        MarketCard(card, names[card], place)
        for place, card in enumerate(game.state.market)
        if card != NOTHING and place != without
    ]


def any_repeatable(game: RoninGame, seat: int) -> bool:
    """Is there a card in the timeline whose standard effect would apply now?"""
    return any(
        (effect := game.box.standard[card]) is not None
        and EffectOfCard(WEIGHING, seat=seat, place=place).reach(game, effect.when) > 0
        for place, card in enumerate(game.state.seats[seat].timeline)
    )


@frame
class MarketSwap(Frame):
    """Two single cards of the market change places, within or between pairs (RO-257)."""

    steps = ("choose_cards",)

    seat: int = 0
    first: int = NOTHING
    swapped: bool = False

    def choose_cards(self, game: RoninGame) -> Ask | None:
        """One card, then the other."""
        if self.swapped:
            return None
        return Ask(self.seat, "market_card", market_cards(game, self.first), "RO-257")

    def market_card_chosen(self, game: RoninGame, seat: int, option: MarketCard) -> None:
        """Remember the first, swap with the second."""
        if self.first == NOTHING:
            self.first = option.place
        else:
            self.swapped = True
            moves.swap_market(game, seat, self.first, option.place)


@frame
class MarketTrade(Frame):
    """A hand card for a market card."""

    steps = ("choose_market_card", "choose_hand_card")

    seat: int = 0
    place: int = NOTHING
    traded: bool = False

    def choose_market_card(self, game: RoninGame) -> Ask | None:
        """What is wanted."""
        return Ask(self.seat, "wanted_card", market_cards(game), "RO-246") if self.place == NOTHING else None

    def wanted_card_chosen(self, game: RoninGame, seat: int, option: MarketCard) -> None:
        """Remember it."""
        self.place = option.place

    def choose_hand_card(self, game: RoninGame) -> Ask | None:
        """What is given for it."""
        if self.traded:
            return None
        gives = [game.box.shelf.gives[card] for card in game.state.seats[self.seat].hand]
        return Ask(
            self.seat,
            "given_card",
            gives,
            "RO-246",
            about=game.box.names["card"][game.state.market[self.place]],
        )

    def given_card_chosen(self, game: RoninGame, seat: int, option: GiveCard) -> None:
        """Exchange them."""
        self.traded = True
        moves.trade_card(game, seat, option.card, self.place)


@frame
class PairChange(Frame):
    """A pair of the market goes, a new one comes."""

    steps = ("choose_slot",)

    seat: int = 0
    replaced: bool = False

    def choose_slot(self, game: RoninGame) -> Ask | None:
        """Any slot where something lies."""
        if self.replaced:
            return None
        market = game.state.market
        slots = [slot for slot in range(len(market) // 2) if market[2 * slot] >= 0 or market[2 * slot + 1] >= 0]
        return Ask(self.seat, "slot", [REPLACES[slot] for slot in slots], "RO-246")

    def slot_chosen(self, game: RoninGame, seat: int, option: ReplacePair) -> None:
        """Discard and deal."""
        self.replaced = True
        moves.discard_pair(game, option.slot)
        moves.deal_pair(game, option.slot)
        moves.tell_replaced(game, seat, option.slot)


@frame
class Uncovering(Frame):
    """Lost-symbol tokens come off the own timeline, one by one."""

    steps = ("choose_cover",)

    seat: int = 0
    count: int = 0

    def choose_cover(self, game: RoninGame) -> Ask | None:
        """A covered symbol or cup; stopping early is allowed."""
        if not self.count:
            return None
        options: list[UncoverSymbol | Pass] = []
        mine = game.state.seats[self.seat]
        for place, (number, cover) in enumerate(zip(mine.timeline, mine.covers, strict=True)):
            card = game.box.cards[number]
            seen = set()
            for bit, symbol in enumerate(card.symbols):
                if cover >> bit & 1 and symbol not in seen:
                    seen.add(symbol)
                    options.append(UncoverSymbol(number, card.id, place, 1 << bit, SYMBOLS[symbol]))
            if cover & CUP:
                options.append(UncoverSymbol(number, card.id, place, CUP, "cup"))
        return Ask(self.seat, "uncover", [*options, PASS], "RO-246") if options else None

    def uncover_chosen(self, game: RoninGame, seat: int, option: UncoverSymbol | Pass) -> None:
        """Take it off."""
        if isinstance(option, Pass):
            self.count = 0
        else:
            self.count -= 1
            moves.uncover(game, seat, option.place, option.bits)


@frame
class TokenExchange(Frame):
    """Inactive tokens become active ones, one by one."""

    steps = ("choose_exchange",)

    seat: int = 0
    count: int = 0

    def choose_exchange(self, game: RoninGame) -> Ask | None:
        """Any inactive token into either active symbol; stopping early is allowed."""
        state = game.state
        tokens = state.seats[self.seat].tokens
        options: list[ExchangeToken | Pass] = [
            EXCHANGES[symbol][into]
            for symbol in state.inactive()
            if tokens[symbol]
            for into in (state.left, state.right)
        ]
        return Ask(self.seat, "exchange", [*options, PASS], "RO-246") if options and self.count else None

    def exchange_chosen(self, game: RoninGame, seat: int, option: ExchangeToken | Pass) -> None:
        """Exchange it."""
        if isinstance(option, Pass):
            self.count = 0
        else:
            self.count -= 1
            moves.exchange_token(game, seat, option.symbol, option.into)


@frame
class Repeat(Frame):
    """One card of the own timeline applies its standard effect again."""

    steps = ("choose_card",)

    seat: int = 0
    repeated: bool = False

    def choose_card(self, game: RoninGame) -> Ask | None:
        """Any card with a standard effect."""
        if self.repeated:
            return None
        cards = game.box.cards
        options = [
            RepeatCard(card, cards[card].id, place)
            for place, card in enumerate(game.state.seats[self.seat].timeline)
            if cards[card].standard
        ]
        return Ask(self.seat, "repeat", options, "RO-246")

    def repeat_chosen(self, game: RoninGame, seat: int, option: RepeatCard) -> None:
        """With the scope of its place; step 2 abilities are for cards just played."""
        self.repeated = True
        game.state.stack.append(EffectOfCard(WEIGHING, seat=seat, place=option.place))
