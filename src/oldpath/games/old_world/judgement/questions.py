"""The questions of the game, by name, and who judges their options."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from oldpath.games.old_world import poker
from oldpath.games.old_world.components import BITE, NOTHING, SLOT_PRICES, WILD
from oldpath.games.old_world.judgement import odds
from oldpath.games.old_world.judgement.combos import Builder
from oldpath.games.old_world.judgement.routes import BRAVE, Roads
from oldpath.games.old_world.judgement.table import Table, box, card_worth, faces, numbers
from oldpath.games.old_world.options import LinkCard, Numbered, OfCard, OfThing, Reroll, Say
from oldpath.games.old_world.verbs.program import Power
from oldpath.kernel.ask import Ask, Option

Judge = Callable[[Table, Ask], Sequence[float]]
DEEDS: Mapping[str, float] = {
    "Damage": 1.1, "AddDamage": 1.1, "DrawCards": 0.6, "RaiseShield": 0.9, "ChangeDraw": 0.6, "TakeTop": 0.6,
    "ExtraCard": 0.7, "DrawPotions": 0.6, "VenomousSteel": 1.5, "Speed": 1.2, "Magic": 0.8, "Swordsmanship": 2.0,
    "SearchTheirDeck": 0.8, "ReturnToDeck": 0.8, "ChooseHalf": 0.5, "Die": 1.2, "DiscardCards": -0.75,
    "LosePotions": -0.8, "TakeDamage": -0.9, "SingleCardCombo": -0.3,
}  # fmt: skip
"""What one of a power's deeds is worth, times its number."""


def travel(table: Table, ask: Ask) -> list[float]:
    """Go where most can be done; do what can be done before leaving."""
    roads = Roads(table)
    worths = roads.worths(table.place, table.mine["gold"])
    found = []
    for option in ask.options:
        if isinstance(option, OfThing) and option.verb == "go":
            found.append(worths[option.number])
        elif isinstance(option, OfThing):
            found.append(90.0)
        elif isinstance(option, Numbered):
            found.append(worths[table.place] + 0.1 if table.mine["gold"] > 1 else -1.0)
        elif option.key == "act":
            gain = roads.action(box().places[table.place], table.mine["gold"])
            found.append(80.0 if gain > 0.05 else -1.0)
        else:
            found.append(worths[table.place])
    return found


def fare(table: Table, ask: Ask) -> list[float]:
    """The cheapest: a free ride, a fitting card, a card and gold, two cards."""
    prices = {"pay": 1.0, "ferry": 1.0, "pay_gold": 1.9, "pay_two": 2.2}
    worths = []
    for option in ask.options:
        wild = isinstance(option, OfCard) and option.face.terrain == WILD
        price = prices[option.verb] + 0.1 * card_worth(option.id) + 0.2 * wild if isinstance(option, OfCard) else 0.0
        worths.append(-price)
    return worths


def deed(table: Table, ask: Ask) -> list[float]:
    """A fight that can be won, meditation, else exploration; now the city, now the wilds."""
    found = []
    for option in ask.options:
        if isinstance(option, OfThing):
            reach = odds.reach(table, option.number)
            found.append(10.0 + reach if reach >= BRAVE else 0.5)
        elif isinstance(option, Numbered):
            theirs = table.view["seats"][option.number]
            owned = f"ow.trophy.{theirs['school'].removeprefix('ow.')}" in table.mine["keepsakes"]
            found.append(8.0 if not owned and odds.duel(table, theirs) > 1.15 else 0.2)
        elif option.key.startswith("meditate"):
            found.append(20.0 if table.mine["score"] < 3 else 2.5)
        elif option.key == "gold_instead":
            found.append(2.2)
        else:
            found.append(2.0 + 0.1 * ((table.view["turn"] + (option.key == "explore.city")) % 2))
    return found


def story_option(table: Table, ask: Ask) -> list[float]:
    """Nobody knows what comes of it: now the one, now the other."""
    turn = table.view["turn"] + len(table.mine["discard"]) + table.mine["gold"]
    return [float((turn + at) % 2) for at in range(len(ask.options))]


def of_cards(least: bool) -> Judge:
    """The card that is worth most, or least."""

    def judge(table: Table, ask: Ask) -> list[float]:
        sign = -1.0 if least else 1.0
        return [sign * card_worth(option.id) if isinstance(option, OfCard) else 0.0 for option in ask.options]

    return judge


def trash(table: Table, ask: Ask) -> list[float]:
    """The worst card, rather not one that is in the hand."""
    return [
        -card_worth(option.id) - 0.01 * (option.id in table.hand)
        for option in ask.options
        if isinstance(option, OfCard)
    ]


def leave(table: Table, ask: Ask) -> list[float]:
    """Keep three: the better half of the hand."""
    if any(option.key == "stop" for option in ask.options):
        return [float(option.key == "stop") for option in ask.options]
    return [-card_worth(option.id) for option in ask.options if isinstance(option, OfCard)]


def gain(table: Table, ask: Ask) -> list[float]:
    """The card that is worth most beyond its price in cards."""
    row = table.view["row"]
    found = []
    for option in ask.options:
        assert isinstance(option, OfCard)
        price = max(0, option.face.cost + SLOT_PRICES[row.index(option.id)])
        found.append(card_worth(option.id) - 0.55 * price)
    return found


def weed(table: Table, ask: Ask) -> list[float]:
    """Leave the row as it is."""
    return [float(option.key == "stop") for option in ask.options]


def attribute(table: Table, ask: Ask) -> list[float]:
    """The level that is worth most."""
    roads = Roads(table)
    names = ("combat", "defense", "alchemy", "specialty")
    return [roads.level(names.index(option.key.partition(".")[2])) for option in ask.options]


def trail(table: Table, ask: Ask) -> list[float]:
    """The trail of the monster one could beat soonest; better one than none."""
    found = []
    for option in ask.options:
        if not option.key.startswith("trail"):
            found.append(0.0)
            continue
        terrain = ("forest", "mountain", "water").index(option.key.partition(".")[2])
        monster = table.view["monsters"][terrain]
        found.append(1.0 + odds.reach(table, numbers("monster")[monster]) if monster is not None else 0.5)
    return found


def combo_card(table: Table, ask: Ask) -> list[float]:
    """The card with which the best combo goes on, or stop."""
    builder = Builder(table)
    found = []
    for option in ask.options:
        if isinstance(option, Say):
            found.append(builder.now() if builder.combo else 0.1)
        elif isinstance(option, LinkCard):
            found.append(builder.after(option.id, option.link))
        else:
            assert isinstance(option, OfCard)
            ways = builder.ways(builder.combo, option.id)
            found.append(builder.after(option.id, ways[0] if ways else NOTHING))
    return found


def extra_card(table: Table, ask: Ask) -> list[float]:
    """What the card adds on its own."""
    found = []
    for option in ask.options:
        assert isinstance(option, OfCard)
        icons = faces()[option.id].icons
        found.append(icons.damage + 0.8 * icons.shield + 0.5 * icons.draw)
    return found


def power(table: Table, ask: Ask) -> list[float]:
    """Whatever brings more than it costs, the best first."""
    return [
        _power(table, box().powers[option.number]) if isinstance(option, OfThing) else 0.05 for option in ask.options
    ]


def _power(table: Table, power: Power) -> float:
    worth = 0.0
    for deed in (*power.cost.deeds, *power.does.deeds):
        kind = type(deed).__name__
        number = next((getattr(deed, name) for name in ("points", "count", "by") if hasattr(deed, name)), 1)
        if kind == "RaiseShield":
            number = min(number, table.value(1) - table.mine["shield"])
        worth += DEEDS.get(kind, 0.3) * number
    if power.id.startswith("ow.potion"):
        worth -= 0.35
    return worth


def half(table: Table, ask: Ask) -> list[float]:
    """Bites hurt a little more."""
    return [float(at == BITE) for at in range(len(ask.options))]


def bet(table: Table, ask: Ask) -> list[float]:
    """On the stronger one, with gold to spare."""
    fight = table.fight
    assert fight is not None
    seats = table.view["seats"]
    first, second = (odds.strength(table, seats[fight[side]]) for side in ("attacker", "defender"))
    wanted = "bet.attacker" if first >= second else "bet.defender"
    if table.mine["gold"] < 2 or max(first, second) < 1.2 * min(first, second):
        wanted = "bet.none"
    return [float(option.key == wanted) for option in ask.options]


def reroll(table: Table, ask: Ask) -> list[float]:
    """Throw again what is no part of the hand's combination."""
    dice = table.view["dice"]
    faces_now = dice["faces"][1 if len(dice["faces"]) > 1 and not dice["rerolled"][1] else 0]
    counts = Counter(faces_now)
    rank = poker.rank(faces_now)
    loose = (
        [] if rank >= poker.SMALL_STRAIGHT and rank != poker.FOUR else sorted(f for f in faces_now if counts[f] == 1)
    )
    if len(loose) == len(faces_now):
        loose = loose[:-1]
    wanted = "reroll." + "".join(map(str, loose)) if loose else "keep_dice"
    return [float(_same(option, wanted)) for option in ask.options]


def _same(option: Option, wanted: str) -> bool:
    return isinstance(option, Reroll | Say) and option.key == wanted


def action(table: Table, ask: Ask) -> list[float]:
    """What is offered is taken."""
    return [float(option.key == "act") for option in ask.options]


QUESTIONS: Mapping[str, Judge] = {
    "travel": travel,
    "fare": fare,
    "deed": deed,
    "story_option": story_option,
    "discard": of_cards(least=True),
    "payment": of_cards(least=True),
    "damage": of_cards(least=True),
    "given": of_cards(least=True),
    "trash": trash,
    "deck_card": of_cards(least=True),
    "row_card": of_cards(least=False),
    "wanted": of_cards(least=False),
    "taken_back": of_cards(least=False),
    "returned": of_cards(least=False),
    "looked_keep": of_cards(least=False),
    "looked_discard": of_cards(least=False),
    "leave": leave,
    "gain": gain,
    "weed": weed,
    "attribute": attribute,
    "lesson": attribute,
    "trail": trail,
    "rumour": trail,
    "combo_card": combo_card,
    "extra_card": extra_card,
    "power": power,
    "half": half,
    "bet": bet,
    "reroll": reroll,
    "action": action,
}
"""Of the rest one option is as good as another."""
