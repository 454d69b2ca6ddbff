"""Step 2 and 3: which cards to play, what to pay with, whom to choose, and abilities that change an effect."""

from oldpath.games.ronin.components import LEFT, NOTHING
from oldpath.games.ronin.judgement.facts import LOSE, LOSE_INACTIVE, NO_TRACK, Deed, Facts, box
from oldpath.games.ronin.judgement.plays import Plays, help_of
from oldpath.games.ronin.judgement.table import Table
from oldpath.games.ronin.judgement.worth import Worth
from oldpath.games.ronin.options import (
    ChoosePartner,
    ChooseSymbol,
    LoseOnCard,
    LoseToken,
    OfCard,
    UseAbility,
)
from oldpath.kernel.ask import Ask

TOKEN = 0.02
"""Tokens are seen by every card, so a symbol on a card is rather lost."""
USUAL_POINTS = 2


def left_card(table: Table, ask: Ask) -> list[float]:
    """Which card lies left, with the best one to its right."""
    found = Plays(table, table.mine["hand"]).of_lefts()
    return [found[option.id] for option in ask.options if isinstance(option, OfCard)]


def right_card(table: Table, ask: Ask) -> list[float]:
    """Which card lies right of the one laid down."""
    plays = Plays(table, table.mine["hand"])
    laid = table.view["laid_down"][0]
    found = plays.of_rights(next(held for held in plays.hand if held.id == laid))
    return [found[option.id] for option in ask.options if isinstance(option, OfCard)]


def loss(table: Table, ask: Ask) -> list[float]:
    """The symbol that is missed least."""
    worth = Worth(table, table.turns_left)
    found = []
    for option in ask.options:
        assert isinstance(option, LoseToken | LoseOnCard)
        counts = table.counts[:]
        counts[option.symbol] -= 1
        found.append(worth.of_symbols(counts) - (TOKEN if isinstance(option, LoseToken) else 0))
    return found


def partner(table: Table, ask: Ask) -> list[float]:
    """The partner who gives most: symbols, or points on the track that is shared."""
    facts = table.cards[ask.about]
    deed = facts.tea if _is_tea(table) else facts.standard
    assert deed is not None
    worth = Worth(table, table.turns_left)
    found = []
    for option in ask.options:
        assert isinstance(option, ChoosePartner)
        level = min(3, table.colour_of_partner(option.side, deed.arg))
        if deed.tracks == NO_TRACK:
            found.append(worth.of_symbols(given(table.counts, deed, level)))
        else:
            found.append(on_track(worth, option.side, level))
    return found


def _is_tea(table: Table) -> bool:
    return any(step.startswith("TeaCeremony") for step in table.view["step"])


def track(table: Table, ask: Ask) -> list[float]:
    """The track where points are worth most."""
    worth = Worth(table, table.turns_left)
    return [on_track(worth, option.side, USUAL_POINTS) for option in ask.options if isinstance(option, ChoosePartner)]


def on_track(worth: Worth, side: int, points: float) -> float:
    """The tracks after points on one of them."""
    left, right = worth.table.tracks
    return worth.of_tracks(left + points, right) if side == LEFT else worth.of_tracks(left, right + points)


def given(counts: list[float], deed: Deed, level: float) -> list[float]:
    """The symbols after a result."""
    return [count + gain * level for count, gain in zip(counts, deed.gain, strict=True)]


def active_symbol(table: Table, ask: Ask) -> list[float]:
    """The active symbol that balances best."""
    worth = Worth(table, table.turns_left)
    amount = 1 if ask.rule == "RO-070" else 2
    found = []
    for option in ask.options:
        assert isinstance(option, ChooseSymbol)
        counts = table.counts[:]
        counts[option.symbol] += amount
        found.append(worth.of_symbols(counts))
    return found


class Resolving:
    """One effect of the own timeline that is being applied, and what it would give in other ways."""

    def __init__(self, table: Table, card: str) -> None:
        """Find the card and what it can see."""
        self.table = table
        self.worth = Worth(table, table.turns_left)
        timeline = table.mine["timeline"]
        self.place = timeline.index(card)
        self.facts = table.cards[card]
        self.counts = table.counts[:]
        self.colours = table.colours[:]
        for later in range(self.place + 1, len(timeline)):
            self._forget(table.cards[timeline[later]], table.mine["covers"][later])

    def _forget(self, facts: Facts, cover: int) -> None:
        """A later card is out of scope."""
        self.colours[facts.colour] -= 1
        for symbol, count in enumerate(facts.shown[cover & 7]):
            self.counts[symbol] -= count

    def result(self, eased: int = 0, raised: int = 0, maxed: bool = False) -> float:
        """What the symbols are worth after the effect."""
        table, deed = self.table, self.facts.standard
        assert deed is not None
        counts = table.counts[:]
        if maxed:
            return self.worth.of_symbols(given(counts, deed, deed.most))
        plays = Plays(table, (), expecting=False)
        scope = self.counts[:]
        if deed.kind == LOSE:
            scope[deed.arg] += eased
        elif deed.kind == LOSE_INACTIVE:
            scope[table.low] += eased
        level = plays.level(deed, scope, NOTHING, 0, NOTHING) if deed.kind <= LOSE_INACTIVE else self._have(plays, deed)
        if deed.kind <= LOSE_INACTIVE and level:
            plays.pay(deed, counts, max(0.0, level - eased))
        return self.worth.of_symbols(given(counts, deed, min(deed.most, level + raised) if level else 0))

    def _have(self, plays: Plays, deed: Deed) -> float:
        """The level of a condition that costs nothing."""
        kept, plays.table.colours = plays.table.colours, self.colours
        level = plays.level(deed, self.counts, NOTHING, 0, NOTHING)
        plays.table.colours = kept
        return level


def effect_ability(table: Table, ask: Ask) -> list[float]:
    """Change the effect, or wait for a better one."""
    effect = Resolving(table, ask.about)
    plain = effect.result()
    found = []
    for option in ask.options:
        if isinstance(option, UseAbility):
            given_help = help_of(box().abilities[option.use >> 1].word, table.all_turns_left)
            found.append(effect.result(given_help.eased, given_help.raised, given_help.maxed) - given_help.price)
        else:
            found.append(plain)
    return found
