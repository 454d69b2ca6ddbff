"""What can happen in Ronin, as it is told (`narrate.py` makes sentences of it)."""

from oldpath.games.ronin.components import AbilityUse, BoardId, CardId, ChapterId, HeroId, SymbolId
from oldpath.kernel.event import Event
from oldpath.kernel.marks import Open, Own


class ChapterCardDrawn(Event, frozen=True):
    """One of the six chapter cards lies beside the board."""

    rules = ("RO-037", "RO-086")
    chapter: Open[ChapterId]


class PairDealt(Event, frozen=True):
    """Two cards of the deck lie face up in a slot."""

    rules = ("RO-092", "RO-134", "RO-135")
    slot: Open[int]
    left: Open[CardId]
    right: Open[CardId]


class FirstChooserDrawn(Event, frozen=True):
    """Who chooses a hero first."""

    rules = ("RO-097",)
    seat: Open[int]


class HeroChosen(Event, frozen=True):
    """A player took a hero; an Automa was given one."""

    rules = ("RO-099", "RO-101", "RO-107", "RO-109")
    seat: Open[int]
    hero: Open[HeroId]


class AutomaSeated(Event, frozen=True):
    """An Automa was given a hero's board."""

    rules = ("RO-314", "RO-317", "RO-318", "RO-323")
    seat: Open[int]
    hero: Open[HeroId]


class BoardLaid(Event, frozen=True):
    """A partnership board lies between a seat and its left neighbour."""

    rules = ("RO-060", "RO-102", "RO-105")
    seat: Open[int]
    partner: Open[int]
    board: Open[BoardId]


class InitiativeFormed(Event, frozen=True):
    """The order of the seats, first to last."""

    rules = ("RO-151", "RO-152")
    order: Open[tuple[int, ...]]


class ActiveSymbolsLaid(Event, frozen=True):
    """The chapter's two active symbols."""

    rules = ("RO-038", "RO-039", "RO-087", "RO-291")
    chapter: Open[int]
    left: Open[SymbolId]
    right: Open[SymbolId]


class PairDiscarded(Event, frozen=True):
    """The uppermost pair left the market."""

    rules = ("RO-131", "RO-132", "RO-133")
    left: Open[CardId]
    right: Open[CardId]


class DeckReshuffled(Event, frozen=True):
    """The discard pile became the main deck."""

    rules = ("RO-154", "RO-155")
    cards: Open[int]


class PairTaken(Event, frozen=True):
    """A seat took the pair of a slot."""

    rules = ("RO-138", "RO-139", "RO-140")
    seat: Open[int]
    slot: Open[int]
    left: Open[CardId]
    right: Open[CardId]


class TopTaken(Event, frozen=True):
    """A seat went to the top position."""

    rules = ("RO-141", "RO-142", "RO-143")
    seat: Open[int]


class CardsDrawn(Event, frozen=True):
    """Cards of the main deck went to a hand; the others see how many."""

    rules = ("RO-146",)
    seat: Open[int]
    cards: Own[tuple[CardId, ...]]


class CardsPlayed(Event, frozen=True):
    """Two cards joined a timeline, in this order."""

    rules = ("RO-161", "RO-163")
    seat: Open[int]
    left: Open[CardId]
    right: Open[CardId]


class EffectApplied(Event, frozen=True):
    """A card's effect was applied at this level."""

    rules = ("RO-168", "RO-174", "RO-176", "RO-177")
    seat: Open[int]
    card: Open[CardId]
    level: Open[int]


class EffectSkipped(Event, frozen=True):
    """A card's condition was not met."""

    rules = ("RO-187",)
    seat: Open[int]
    card: Open[CardId]


class SymbolsGained(Event, frozen=True):
    """Tokens came to a supply."""

    rules = ("RO-027", "RO-029")
    seat: Open[int]
    symbol: Open[SymbolId]
    amount: Open[int]


class TokenLost(Event, frozen=True):
    """A token went back to the stock."""

    rules = ("RO-030", "RO-034", "RO-182")
    seat: Open[int]
    symbol: Open[SymbolId]


class SymbolCovered(Event, frozen=True):
    """A lost-symbol token covers a symbol of a card."""

    rules = ("RO-030", "RO-031", "RO-032", "RO-182")
    seat: Open[int]
    card: Open[CardId]
    symbol: Open[SymbolId]


class CoverRemoved(Event, frozen=True):
    """A lost-symbol token was taken off a card."""

    rules = ("RO-246",)
    seat: Open[int]
    card: Open[CardId]


class TokensExchanged(Event, frozen=True):
    """A token was turned into one of another symbol."""

    rules = ("RO-246",)
    seat: Open[int]
    symbol: Open[SymbolId]
    into: Open[SymbolId]


class CupsPaired(Event, frozen=True):
    """Two partners' cups met; both are covered."""

    rules = ("RO-203", "RO-208", "RO-209", "RO-211", "RO-213")
    seat: Open[int]
    partner: Open[int]
    pairs: Open[int]


class PartnershipGained(Event, frozen=True):
    """A partnership marker moved one step up."""

    rules = ("RO-197", "RO-219", "RO-220")
    seat: Open[int]
    partner: Open[int]
    step: Open[int]


class BonusReached(Event, frozen=True):
    """A partner receives the bonus of a step."""

    rules = ("RO-219", "RO-221", "RO-222", "RO-223")
    seat: Open[int]
    board: Open[BoardId]
    step: Open[int]


class XpGained(Event, frozen=True):
    """The experience marker moved."""

    rules = ("RO-232",)
    seat: Open[int]
    amount: Open[int]


class GoldenStarted(Event, frozen=True):
    """The normal marker left the track, the golden one entered it."""

    rules = ("RO-235", "RO-236", "RO-237")
    seat: Open[int]


class VpGained(Event, frozen=True):
    """The victory point marker moved."""

    rules = ("RO-240",)
    seat: Open[int]
    amount: Open[int]


class LapCompleted(Event, frozen=True):
    """The victory point marker passed 30."""

    rules = ("RO-241", "RO-242")
    seat: Open[int]
    laps: Open[int]


class AbilityUnlocked(Event, frozen=True):
    """An ability of the own board is available now."""

    rules = ("RO-050", "RO-233", "RO-234")
    seat: Open[int]
    ability: Open[AbilityUse]


class AbilityAcquired(Event, frozen=True):
    """A partner's ability card lies beside the board."""

    rules = ("RO-231", "RO-258", "RO-261")
    seat: Open[int]
    partner: Open[int]
    ability: Open[AbilityUse]


class AbilityUsed(Event, frozen=True):
    """An ability was used and turned over."""

    rules = ("RO-245", "RO-248", "RO-259")
    seat: Open[int]
    ability: Open[AbilityUse]


class AbilityRefreshed(Event, frozen=True):
    """A used ability is available again."""

    rules = ("RO-082", "RO-264")
    seat: Open[int]
    ability: Open[AbilityUse]


class MarketSwapped(Event, frozen=True):
    """Two cards of the market changed places."""

    rules = ("RO-256", "RO-257")
    seat: Open[int]
    one: Open[CardId]
    other: Open[CardId]


class CardTraded(Event, frozen=True):
    """A hand card went to the market, a market card to the hand."""

    rules = ("RO-246",)
    seat: Open[int]
    given: Open[CardId]
    taken: Open[CardId]


class PairReplaced(Event, frozen=True):
    """A pair of the market was discarded for a new one."""

    rules = ("RO-246",)
    seat: Open[int]
    slot: Open[int]


class HandShown(Event, frozen=True):
    """A player showed the hand."""

    rules = ("RO-071", "RO-298", "RO-395")
    seat: Open[int]
    cards: Open[tuple[CardId, ...]]


class TurnEnded(Event, frozen=True):
    """The turn marker moved on."""

    rules = ("RO-123", "RO-202")
    turn: Open[int]


class ChapterScored(Event, frozen=True):
    """A player scored both active symbols."""

    rules = ("RO-265", "RO-266", "RO-267", "RO-268", "RO-269", "RO-274")
    seat: Open[int]
    xp: Open[int]
    vp: Open[int]


class TokensDiscarded(Event, frozen=True):
    """All symbol tokens and lost-symbol tokens went back to the stock."""

    rules = ("RO-278", "RO-218")
    chapter: Open[int]


class CardsKept(Event, frozen=True):
    """These cards begin the next chapter's timeline."""

    rules = ("RO-279", "RO-280", "RO-282", "RO-284", "RO-286")
    seat: Open[int]
    cards: Open[tuple[CardId, ...]]


class ObjectiveScored(Event, frozen=True):
    """A player scored hand cards with one symbol inactive in chapter III."""

    rules = ("RO-298", "RO-299")
    seat: Open[int]
    symbol: Open[SymbolId]
    vp: Open[int]


class ExperienceScored(Event, frozen=True):
    """A player scored the golden marker."""

    rules = ("RO-302", "RO-303")
    seat: Open[int]
    vp: Open[int]


class PartnershipScored(Event, frozen=True):
    """A player scored the lower of two tracks."""

    rules = ("RO-304", "RO-305")
    seat: Open[int]
    vp: Open[int]


class MatchEnded(Event, frozen=True):
    """The last word."""

    rules = ("RO-004", "RO-297", "RO-309", "RO-310", "RO-311", "RO-313")
    winners: Open[tuple[int, ...]]
    scores: Open[tuple[int, ...]]


ALL: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
