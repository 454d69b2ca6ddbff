"""Abilities in their windows, the choices they ask for, and the bonuses of partnership boards."""

from collections.abc import Sequence

from oldpath.games.ronin.components import CUP, LEFT, RIGHT, SYMBOLS
from oldpath.games.ronin.judgement.facts import box
from oldpath.games.ronin.judgement.resolving import Resolving, on_track
from oldpath.games.ronin.judgement.table import Table
from oldpath.games.ronin.judgement.taking import xp_worth
from oldpath.games.ronin.judgement.tracks import CARD, REFRESH, SYMBOL, bonus_worth
from oldpath.games.ronin.judgement.worth import CUP as CUP_WORTH
from oldpath.games.ronin.judgement.worth import Worth
from oldpath.games.ronin.options import (
    ChooseBranch,
    ExchangeToken,
    RefreshAbility,
    RepeatCard,
    UncoverSymbol,
    UseAbility,
)
from oldpath.games.ronin.verbs import AbilityWord
from oldpath.games.ronin.verbs.abilities import (
    ExchangeTokens,
    Gains,
    IgnoreLoss,
    MaxResult,
    RaiseLevel,
    Replay,
    Uncover,
)
from oldpath.games.ronin.verbs.bonuses import (
    ByThreshold,
    Draw,
    GainAnyActive,
    GainOneActive,
    GainVp,
    GainXp,
    PartnerAbility,
)
from oldpath.games.ronin.verbs.results import GainBothActive, GainPath, GainSymbol, Partnership
from oldpath.kernel.ask import Ask
from oldpath.kernel.word import Word

NOMINAL = {IgnoreLoss: 1.0, MaxResult: 2.2, RaiseLevel: 0.9, Replay: 1.8}
TRICK = 0.8
"""What an ability is worth that we do not weigh further."""
WAIT = 0.75
"""What part of its nominal worth an ability must bring while there is time to use it better."""


def ability(table: Table, ask: Ask) -> list[float]:
    """Use one, or pass and wait."""
    found = []
    for option in ask.options:
        if isinstance(option, UseAbility):
            word = box().abilities[option.use >> 1].word
            found.append(gain(table, word) - reserve(table, word))
        else:
            found.append(0.0)
    return found


def reserve(table: Table, word: AbilityWord) -> float:
    """What the ability would bring at a good moment, as far as there is time for one."""
    if isinstance(word, Gains) and isinstance(word.gain, GainVp | GainXp | Draw | Partnership):
        return 0.0
    if isinstance(word, Gains) and isinstance(word.gain, GainSymbol) and not _comes(table, word.gain.symbol):
        return 0.0
    return WAIT * nominal(word) * min(1.0, table.all_turns_left / 3)


def _comes(table: Table, symbol: str) -> bool:
    """Is the symbol active in this chapter or a later one?"""
    return any(SYMBOLS.index(symbol) in table.pair_of(chapter) for chapter in range(table.chapter, 4))


def nominal(word: AbilityWord) -> float:
    """What an ability is worth at a good moment."""
    match word:
        case Gains(gain=Partnership(tracks="both")):
            return 2.0
        case Gains(gain=Partnership(amount=int(amount))):
            return 1.0 * amount
        case Gains(gain=GainBothActive()):
            return 2 * SYMBOL
        case Gains(gain=(GainPath() | GainSymbol()) as result):
            return SYMBOL * int(result.amount)
        case Gains(gain=bonus):
            return bonus_worth(bonus)  # type: ignore[arg-type]
        case Uncover(up_to=count) | ExchangeTokens(up_to=count):
            return SYMBOL * count
    return NOMINAL.get(type(word), TRICK)


def gain(table: Table, word: AbilityWord) -> float:
    """What the ability brings now."""
    worth = Worth(table, table.turns_left)
    match word:
        case Gains(gain=gained):
            return of_gain(table, worth, gained)
        case Uncover(up_to=count):
            ranked = sorted(uncoverings(table, worth).values(), reverse=True)
            return sum(ranked[:count])
        case ExchangeTokens(up_to=count):
            tokens: list[int] = table.mine["tokens"]
            possible = min(count, tokens[table.low] + tokens[table.high])
            return possible * SYMBOL
        case Replay():
            cards = [card for card in table.mine["timeline"] if table.cards[card].standard]
            return max((repeated(table, card) for card in cards), default=0.0)
    return 0.0


def of_gain(table: Table, worth: Worth, gained: Word) -> float:
    """What a gain brings now."""
    counts = table.counts
    before = worth.of_symbols(counts)
    match gained:
        case GainVp(amount=amount):
            return amount
        case GainXp(amount=amount):
            return xp_worth(worth, amount)
        case Draw(cards=cards):
            return CARD * cards * min(1.0, 0.25 + table.all_turns_left / 4)
        case GainAnyActive(amount=amount):
            return worth.of_symbols(balanced(table, amount)) - before
        case GainOneActive(amount=amount):
            return max(worth.of_symbols(more(counts, symbol, amount)) for symbol in (table.left, table.right)) - before
        case GainBothActive():
            return worth.of_symbols(more(more(counts, table.left, 1), table.right, 1)) - before
        case GainPath(path=path, amount=int(amount)):
            symbol = table.left if path == "left" else table.right
            return worth.of_symbols(more(counts, symbol, amount)) - before
        case GainSymbol(symbol=name, amount=int(amount)):
            return worth.of_symbols(more(counts, SYMBOLS.index(name), amount)) - before
        case Partnership():
            return of_points(table, worth, gained)
        case ByThreshold():
            return threshold(table, worth, gained)
        case PartnerAbility():
            return partner_ability(table, gained)
    return REFRESH


def of_points(table: Table, worth: Worth, gained: Partnership) -> float:
    """What partnership points bring, on both tracks or on the better one."""
    left, right = table.tracks
    if gained.tracks == "both":
        after = worth.of_tracks(left + 1, right + 1)
    else:
        after = max(on_track(worth, side, int(gained.amount)) for side in (LEFT, RIGHT))
    return after - worth.of_tracks(left, right)


def more(counts: Sequence[float], symbol: int, amount: float) -> list[float]:
    """The symbols with some more of one."""
    found = list(counts)
    found[symbol] += amount
    return found


def balanced(table: Table, amount: int) -> list[float]:
    """The symbols after so many active ones, each where it is scarcer."""
    counts = table.counts[:]
    for _ in range(amount):
        counts[table.left if counts[table.left] < counts[table.right] else table.right] += 1
    return counts


def threshold(table: Table, worth: Worth, word: ByThreshold) -> float:
    """What a counted bonus brings."""
    match word.count:
        case "active_symbols_in_hand":
            have = sum(facts.active for facts in table.hand)
        case "unlocked_abilities":
            have = sum(not use.endswith(".card") for use in (*table.mine["ready"], *table.mine["used"]))
        case "total_xp":
            have = table.xp
        case "own_colour":
            have = table.colours[("blue", "green", "red", "pink", "yellow").index(word.colour)]
    amount = max((amount for bound, amount in word.levels if have >= bound), default=0)
    match word.gives:
        case "vp":
            return amount
        case "xp":
            return xp_worth(worth, amount)
        case "any_active":
            return worth.of_symbols(balanced(table, amount)) - worth.of_symbols(table.counts)


def partner_ability(table: Table, word: PartnerAbility) -> float:
    """The ability of the partner, of the better one where it is not clear whose."""
    time = min(1.0, table.all_turns_left / 4)
    heroes = [box().hero_ids.index(table.seats[partner]["hero"]) for partner in table.partners]
    return time * max(nominal(box().abilities[4 * hero + word.number - 1].word) for hero in heroes)


def bonus(table: Table, ask: Ask) -> list[float]:
    """The branch that brings more."""
    worth = Worth(table, table.turns_left)
    return [of_gain(table, worth, option.word) for option in ask.options if isinstance(option, ChooseBranch)]


def refresh(table: Table, ask: Ask) -> list[float]:
    """The ability that will be missed most."""
    abilities = box().abilities
    return [nominal(abilities[option.use >> 1].word) for option in ask.options if isinstance(option, RefreshAbility)]


def uncoverings(table: Table, worth: Worth) -> dict[tuple[int, int], float]:
    """For each covered symbol or cup, by place and bits, what uncovering it brings."""
    found = {}
    before = worth.of_symbols(table.counts)
    for place, (card, cover) in enumerate(zip(table.mine["timeline"], table.mine["covers"], strict=True)):
        facts = table.cards[card]
        for bit, symbol in enumerate(facts.symbols):
            if cover >> bit & 1:
                found[place, 1 << bit] = worth.of_symbols(more(table.counts, symbol, 1)) - before
        if cover & CUP:
            facing = table.cups_facing[facts.cup] > table.cups[facts.cup]
            found[place, CUP] = 2.0 if facing else CUP_WORTH * table.turns_left
    return found


def uncover(table: Table, ask: Ask) -> list[float]:
    """The symbol or cup that brings most."""
    found = uncoverings(table, Worth(table, table.turns_left))
    return [found[option.place, option.bits] if isinstance(option, UncoverSymbol) else 0.0 for option in ask.options]


def exchange(table: Table, ask: Ask) -> list[float]:
    """The exchange that balances best."""
    worth = Worth(table, table.turns_left)
    found = []
    for option in ask.options:
        counts = table.counts[:]
        if isinstance(option, ExchangeToken):
            counts[option.symbol] -= 1
            counts[option.into] += 1
        found.append(worth.of_symbols(counts))
    return found


def repeated(table: Table, card: str) -> float:
    """What it brings to apply a card's effect again."""
    effect = Resolving(table, card)
    return effect.result() - effect.worth.of_symbols(table.counts)


def repeat(table: Table, ask: Ask) -> list[float]:
    """The card whose effect brings most."""
    return [repeated(table, option.id) for option in ask.options if isinstance(option, RepeatCard)]
