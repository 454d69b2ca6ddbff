"""What a seat can be offered in Ronin; each kind has a stable key and a label.

Options that a card, hero or board can hold are made once, with the box.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from oldpath.kernel import text
from oldpath.kernel.ask import Fact, Kept, Option

if TYPE_CHECKING:
    from oldpath.games.ronin.box import Card

SYMBOL_NAMES = ("exploration", "combat", "magic", "diplomacy")


class ChooseHero(Option, frozen=True):
    """Keep this hero's board (RO-099)."""

    text = "ro-choose-hero"
    hero: int
    id: str

    @property
    def key(self) -> str:
        return f"hero.{self.id.removeprefix('ro.hero.')}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"hero": text.name(lang, self.id)}


class ChooseBoard(Option, frozen=True):
    """Keep this partnership board (RO-102)."""

    text = "ro-choose-board"
    board: int
    id: str

    @property
    def key(self) -> str:
        return f"board.{self.id.removeprefix('ro.board.')}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"board": text.name(lang, self.id)}


class TakePair(Option, frozen=True):
    """Move the figure to a slot and take its pair (RO-138)."""

    text = "ro-take-pair"
    slot: int
    left: str
    right: str
    lowest: bool

    @property
    def key(self) -> str:
        return f"take.slot.{self.slot + 1}"

    def facts(self, lang: str) -> dict[str, Fact]:
        left, right = (text.name(lang, card) if card else "-" for card in (self.left, self.right))
        return {"slot": self.slot + 1, "left": left, "right": right, "xp": int(self.lowest)}


class TakeTop(Option, frozen=True):
    """Move the figure to the top position and take the two top cards of the deck (RO-143)."""

    text = "ro-take-top"

    @property
    def key(self) -> str:
        return "take.top"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {}


class UseAbility(Option, frozen=True):
    """Use an ability of the own board or of an acquired card (RO-247)."""

    text = "ro-use-ability"
    use: int
    id: str
    """The ability's id; with `.card` at its end it stands on an acquired card."""

    @property
    def key(self) -> str:
        return f"use.{self.id.removeprefix('ro.hero.')}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {
            "ability": text.name(lang, self.id.removesuffix(".card")),
            "card": int(self.id.endswith(".card")),
        }


class Pass(Option, frozen=True):
    """Use no ability now (RO-247)."""

    text = "ro-pass"

    @property
    def key(self) -> str:
        return "pass"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {}


class OfCard(Option, frozen=True):
    """An option that names one card."""

    card: int
    id: str

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"card": text.name(lang, self.id)}


class PlayCard(OfCard, frozen=True):
    """Lay this card face down to be played (RO-159, RO-160)."""

    text = "ro-play-card"

    @property
    def key(self) -> str:
        return f"play.{self.id}"


class KeepCard(OfCard, frozen=True):
    """Keep this card of the timeline (RO-280, RO-282)."""

    text = "ro-keep-card"

    @property
    def key(self) -> str:
        return f"keep.{self.id}"


class GiveCard(OfCard, frozen=True):
    """Give this hand card to the market."""

    text = "ro-give-card"

    @property
    def key(self) -> str:
        return f"give.{self.id}"


class CoverCup(OfCard, frozen=True):
    """Cover the cup of this card (RO-214)."""

    text = "ro-cover-cup"
    place: int

    @property
    def key(self) -> str:
        return f"cup.{self.id}"


class RepeatCard(OfCard, frozen=True):
    """Apply again the standard effect of this card."""

    text = "ro-repeat-card"
    place: int

    @property
    def key(self) -> str:
        return f"repeat.{self.id}"


class MarketCard(OfCard, frozen=True):
    """This card of the market."""

    text = "ro-market-card"
    place: int

    @property
    def key(self) -> str:
        return f"market.{self.id}"


class ReplacePair(Option, frozen=True):
    """Discard the pair of this slot for a new one."""

    text = "ro-replace-pair"
    slot: int

    @property
    def key(self) -> str:
        return f"replace.slot.{self.slot + 1}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"slot": self.slot + 1}


class LoseToken(Option, frozen=True):
    """Lose a symbol by discarding a token (RO-030)."""

    text = "ro-lose-token"
    symbol: int

    @property
    def key(self) -> str:
        return f"lose.token.{SYMBOL_NAMES[self.symbol]}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"symbol": SYMBOL_NAMES[self.symbol]}


class LoseOnCard(OfCard, frozen=True):
    """Lose a symbol by covering it on a card (RO-030)."""

    text = "ro-lose-on-card"
    place: int
    bit: int
    symbol: int

    @property
    def key(self) -> str:
        return f"lose.{self.id}.{SYMBOL_NAMES[self.symbol]}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"card": text.name(lang, self.id), "symbol": SYMBOL_NAMES[self.symbol]}


class UncoverSymbol(OfCard, frozen=True):
    """Take the lost-symbol token off one symbol, or the cup, of a card."""

    text = "ro-uncover"
    place: int
    bits: int
    symbol: str

    @property
    def key(self) -> str:
        return f"uncover.{self.id}.{self.symbol}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"card": text.name(lang, self.id), "symbol": self.symbol}


class ChoosePartner(Option, frozen=True):
    """The partner, and so the track, on one side (RO-200, RO-382)."""

    text = "ro-choose-partner"
    side: int
    hero: str

    @property
    def key(self) -> str:
        return f"partner.{('left', 'right')[self.side]}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"side": ("left", "right")[self.side], "hero": text.name(lang, self.hero)}


class ChooseSymbol(Option, frozen=True):
    """One symbol out of several (RO-070, RO-073, RO-298)."""

    text = "ro-choose-symbol"
    symbol: int

    @property
    def key(self) -> str:
        return f"symbol.{SYMBOL_NAMES[self.symbol]}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"symbol": SYMBOL_NAMES[self.symbol]}


class ExchangeToken(Option, frozen=True):
    """Turn a token into one of another symbol."""

    text = "ro-exchange-token"
    symbol: int
    into: int

    @property
    def key(self) -> str:
        return f"exchange.{SYMBOL_NAMES[self.symbol]}.{SYMBOL_NAMES[self.into]}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"symbol": SYMBOL_NAMES[self.symbol], "into": SYMBOL_NAMES[self.into]}


class ChooseBranch(Option, frozen=True):
    """One branch of an either/or bonus (RO-222)."""

    text = "ro-choose-branch"
    branch: int
    word: Any

    @property
    def key(self) -> str:
        return f"bonus.{self.branch + 1}"

    def facts(self, lang: str) -> dict[str, Fact]:
        phrase = self.word.say(lang)
        return {"what": f"{phrase[:1].upper()}{phrase[1:]}"}


class RefreshAbility(Option, frozen=True):
    """Make this used ability available again (RO-082)."""

    text = "ro-refresh-ability"
    use: int
    id: str

    @property
    def key(self) -> str:
        return f"refresh.{self.id.removeprefix('ro.hero.')}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"ability": text.name(lang, self.id.removesuffix(".card"))}


PASS = Pass()
TOP = TakeTop()
SYMBOLS = tuple(ChooseSymbol(symbol) for symbol in range(4))
TOKENS = tuple(LoseToken(symbol) for symbol in range(4))
EXCHANGES = tuple(tuple(ExchangeToken(symbol, into) for into in range(4)) for symbol in range(4))
REPLACES = tuple(ReplacePair(slot) for slot in range(5))


class OptionShelf:
    """The options that the box's components hold, made once."""

    def __init__(self, cards: Sequence["Card"], names: Mapping[str, Sequence[str]]) -> None:
        """One shelf a kind, by number."""
        self.cards = cards
        ids = names["card"]
        self.heroes = [ChooseHero(at, name) for at, name in enumerate(names["hero"])]
        self.boards = [ChooseBoard(at, name) for at, name in enumerate(names["board"])]
        self.plays = [PlayCard(at, name) for at, name in enumerate(ids)]
        self.keeps = [KeepCard(at, name) for at, name in enumerate(ids)]
        self.gives = [GiveCard(at, name) for at, name in enumerate(ids)]
        self.uses = [UseAbility(at, name) for at, name in enumerate(names["ability"])]
        self.refreshes = [RefreshAbility(at, name) for at, name in enumerate(names["ability"])]
        self.partners = [[ChoosePartner(side, hero) for hero in names["hero"]] for side in (0, 1)]
        self.branches: dict[tuple[int, int], list[ChooseBranch]] = {}
        self.pairs = Kept[tuple[int, int, int, int], TakePair](self._pair)
        self.losses = Kept[tuple[int, int, int], LoseOnCard](self._loss)

    def _pair(self, slot: int, slots: int, left: int, right: int) -> TakePair:
        """Taking this pair from this slot of so many."""
        names = [self.cards[card].id if card >= 0 else "" for card in (left, right)]
        return TakePair(slot, names[0], names[1], slot == slots - 1)

    def _loss(self, card: int, place: int, bit: int) -> LoseOnCard:
        """Covering this symbol of the card at this place of a timeline."""
        printed = self.cards[card]
        return LoseOnCard(card, printed.id, place, bit, printed.symbols[bit])
