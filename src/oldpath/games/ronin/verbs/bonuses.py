"""What the steps of a partnership board give (RO-068 to RO-083)."""

from typing import Any, Literal

import msgspec

from oldpath.games.ronin import moves
from oldpath.games.ronin.components import CEILING_XP, COLOURS
from oldpath.games.ronin.counting import active_in_hand, colour_of, unlocked
from oldpath.games.ronin.rules.partnership import AbilityRefresh, ChosenSymbols
from oldpath.games.ronin.table import RoninGame
from oldpath.games.ronin.verbs.conditions import Colour
from oldpath.kernel import content, text
from oldpath.kernel.errors import BadContent
from oldpath.kernel.word import Fact, Positive, Word


class BonusWord(Word, frozen=True):
    """What a bonus gives to one partner."""

    def branches(self) -> tuple["BonusWord", ...]:
        """What there is to choose from; a plain bonus is its only branch."""
        return (self,)

    def possible(self, game: RoninGame, seat: int, track: int = -1) -> bool:
        """Can it be carried out at all (RO-226)?"""
        return True

    def give(self, game: RoninGame, seat: int, track: int = -1) -> None:
        """Give it."""
        raise NotImplementedError


class GainXp(BonusWord, frozen=True):
    """Gain experience."""

    says = "gain-xp"

    amount: Positive

    def possible(self, game: RoninGame, seat: int, track: int = -1) -> bool:
        """Not at the ceiling (RO-239)."""
        return game.state.seats[seat].xp < CEILING_XP

    def give(self, game: RoninGame, seat: int, track: int = -1) -> None:
        """At once, perhaps unlocking an ability (RO-230)."""
        moves.gain_xp(game, seat, self.amount)


class GainVp(BonusWord, frozen=True):
    """Gain victory points."""

    says = "gain-vp"

    amount: Positive

    def give(self, game: RoninGame, seat: int, track: int = -1) -> None:
        """At once."""
        moves.gain_vp(game, seat, self.amount)


class Draw(BonusWord, frozen=True):
    """Take cards from the main deck into the hand (RO-074)."""

    says = "draw"

    cards: Positive

    def possible(self, game: RoninGame, seat: int, track: int = -1) -> bool:
        """Only while there is a card to draw (RO-226)."""
        return bool(game.state.deck or game.state.discard)

    def give(self, game: RoninGame, seat: int, track: int = -1) -> None:
        """Unseen by the others."""
        moves.draw_to_hand(game, seat, self.cards)


class PartnerAbility(BonusWord, frozen=True):
    """Take a card of the partner's 1st or 3rd ability (RO-069, RO-075, RO-077)."""

    says = "partner-ability"

    number: Literal[1, 3]

    def possible(self, game: RoninGame, seat: int, track: int = -1) -> bool:
        """Only while the partner's stock holds one (RO-226); the partner need not have unlocked it (RO-263)."""
        return game.state.seats[_partner(game, seat, track)].stock[self.number // 2] > 0

    def give(self, game: RoninGame, seat: int, track: int = -1) -> None:
        """Face up beside the own board (RO-258)."""
        moves.acquire(game, seat, _partner(game, seat, track), self.number)


class GainAnyActive(BonusWord, frozen=True):
    """Gain tokens, each of either active symbol (RO-070)."""

    says = "gain-any-active"

    amount: Positive

    def give(self, game: RoninGame, seat: int, track: int = -1) -> None:
        """The receiver picks each."""
        game.state.stack.append(ChosenSymbols(seat=seat, picks=self.amount, amount=1))


class GainOneActive(BonusWord, frozen=True):
    """Choose one active symbol and gain tokens of that one (RO-073)."""

    says = "gain-one-active"

    amount: Positive

    def give(self, game: RoninGame, seat: int, track: int = -1) -> None:
        """The receiver picks once."""
        game.state.stack.append(ChosenSymbols(seat=seat, picks=1, amount=self.amount))


class ByThreshold(BonusWord, frozen=True):
    """Gain by how much of something you have: the highest threshold reached counts (RO-071, RO-078, RO-079, RO-081)."""

    count: Literal["active_symbols_in_hand", "unlocked_abilities", "total_xp", "own_colour"]
    levels: tuple[tuple[int, Positive], ...]
    gives: Literal["vp", "xp", "any_active"]
    colour: Colour | Literal[""] = ""

    def __post_init__(self) -> None:
        """A colour is named where a colour is counted, and only there."""
        if bool(self.colour) != (self.count == "own_colour"):
            raise ValueError("names a colour for own_colour, and for nothing else")

    @property
    def says(self) -> str:  # type: ignore[override]
        """Each thing counted has its own sentence."""
        return f"by-threshold-{self.count.replace('_', '-')}"

    def facts(self, lang: str) -> dict[str, Fact]:
        """The amounts and the thresholds, as `1 / 2 / 3` and `0 / 2 / 4`."""
        amounts = " / ".join(str(amount) for _, amount in self.levels)
        bounds = " / ".join(str(bound) for bound, _ in self.levels)
        reward = text.say(lang, f"reward-{self.gives.replace('_', '-')}", {"amounts": amounts})
        return {"reward": reward, "bounds": bounds, "colour": self.colour or "none"}

    def amount(self, game: RoninGame, seat: int) -> int:
        """What it is worth to this seat now."""
        have = self.measure(game, seat)
        return max((amount for bound, amount in self.levels if have >= bound), default=0)

    def measure(self, game: RoninGame, seat: int) -> int:
        """How much of the counted thing the seat has."""
        match self.count:
            case "active_symbols_in_hand":
                return active_in_hand(game, seat)
            case "unlocked_abilities":
                return unlocked(game, seat)
            case "total_xp":
                return game.state.seats[seat].xp
            case "own_colour":
                return colour_of(game, seat, COLOURS.index(self.colour))

    def possible(self, game: RoninGame, seat: int, track: int = -1) -> bool:
        """Below the lowest threshold there is nothing to gain."""
        return self.amount(game, seat) > 0

    def give(self, game: RoninGame, seat: int, track: int = -1) -> None:
        """Counting the hand means showing it (RO-071)."""
        amount = self.amount(game, seat)
        if self.count == "active_symbols_in_hand":
            moves.show_hand(game, seat)
        match self.gives:
            case "vp":
                moves.gain_vp(game, seat, amount)
            case "xp":
                moves.gain_xp(game, seat, amount)
            case "any_active":
                GainAnyActive(amount).give(game, seat, track)


class RefreshOne(BonusWord, frozen=True):
    """Make one of your used abilities available again (RO-082)."""

    says = "refresh-one"

    def possible(self, game: RoninGame, seat: int, track: int = -1) -> bool:
        """Only when one was used."""
        return bool(game.state.seats[seat].used)

    def give(self, game: RoninGame, seat: int, track: int = -1) -> None:
        """The receiver picks which."""
        game.state.stack.append(AbilityRefresh(seat=seat))


class Either(BonusWord, frozen=True):
    """One of two bonuses; each partner decides alone (RO-222)."""

    says = "either"

    one: BonusWord
    other: BonusWord

    def branches(self) -> tuple[BonusWord, ...]:
        """Both of them."""
        return (self.one, self.other)

    def facts(self, lang: str) -> dict[str, Fact]:
        """Both sentences."""
        return {"one": self.one.say(lang), "other": self.other.say(lang)}


def _partner(game: RoninGame, seat: int, track: int) -> int:
    return game.state.left_of(track) if seat == track else track


WORDS: dict[str, type[Any]] = {
    "gain_xp": GainXp,
    "gain_vp": GainVp,
    "draw": Draw,
    "partner_ability": PartnerAbility,
    "gain_any_active": GainAnyActive,
    "gain_one_active": GainOneActive,
    "by_threshold": ByThreshold,
    "refresh_ability": RefreshOne,
}


def read(entry: object, where: str) -> BonusWord:
    """A bonus from content; `either` holds two others."""
    if isinstance(entry, dict) and set(entry) == {"either"}:
        pair = entry["either"]
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadContent([f"{where}: `either` holds two bonuses"])
        return Either(read(pair[0], where), read(pair[1], where))
    word: BonusWord = content.sentence(entry, WORDS | {"either": msgspec.Struct}, where)
    return word
