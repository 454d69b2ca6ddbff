"""Why not? For everything a player could want, the rule that forbids it now, what stands in the way, what would do."""

from collections.abc import Callable, Iterator, Sequence

from oldpath.games.ronin.box import Box
from oldpath.games.ronin.components import NOBODY, NOTHING, SIDES, SYMBOLS
from oldpath.games.ronin.rules.abilities import usable
from oldpath.games.ronin.rules.effects import EffectOfCard
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.ask import Option
from oldpath.kernel.errors import Fact, Refusal

TABLE_RULES = {
    "seats": "RO-001",
    "no_such_seat": "RO-001",
    "match_over": "RO-297",
    "not_asked": "RO-122",
    "stale_ask": "RO-162",
    "not_an_option": "RO-120",
    "nothing_to_undo": "RO-162",
    "information_horizon": "RO-162",
    "others_have_acted": "RO-162",
}

MOMENTS = {
    "hero": ("RO-099", ("hero",)),
    "board": ("RO-102", ("board",)),
    "take": ("RO-138", ("place",)),
    "use": ("RO-246", ("place", "ability", "effect_ability")),
    "pass": ("RO-247", ("ability", "effect_ability", "uncover", "exchange")),
    "play": ("RO-159", ("left_card", "right_card")),
    "keep": ("RO-279", ("kept_card",)),
    "give": ("RO-246", ("given_card",)),
    "market": ("RO-257", ("market_card", "wanted_card")),
    "replace": ("RO-246", ("slot",)),
    "repeat": ("RO-246", ("repeat",)),
    "cup": ("RO-214", ("cup",)),
    "lose": ("RO-182", ("loss",)),
    "uncover": ("RO-246", ("uncover",)),
    "exchange": ("RO-246", ("exchange",)),
    "partner": ("RO-377", ("partner", "track")),
    "symbol": ("RO-070", ("active_symbol", "objective")),
    "bonus": ("RO-222", ("bonus",)),
    "refresh": ("RO-082", ("refresh",)),
}
"""For each kind of intent the rule that gives it its moment, and the asks that offer it."""


def intents(game: RoninGame) -> Iterator[str]:
    """Everything a player could ever want to do, legal or not: the templates behind `why`."""
    box = game.box
    yield from ("take.top", "pass", "bonus.1", "bonus.2", "partner.left", "partner.right")
    yield from (f"take.slot.{slot}" for slot in range(1, 6))
    yield from (f"replace.slot.{slot}" for slot in range(1, 6))
    yield from (option.key for option in (*box.shelf.heroes, *box.shelf.boards, *box.shelf.uses, *box.shelf.refreshes))
    for symbol in SYMBOLS:
        yield from (f"symbol.{symbol}", f"lose.token.{symbol}")
        yield from (f"exchange.{symbol}.{into}" for into in SYMBOLS)
    for card in box.cards:
        yield from (f"{verb}.{card.id}" for verb in ("play", "keep", "give", "market", "repeat", "cup"))
        for symbol in (*sorted({SYMBOLS[symbol] for symbol in card.symbols}),):
            yield from (f"lose.{card.id}.{symbol}", f"uncover.{card.id}.{symbol}")
        yield f"uncover.{card.id}.cup"


def why_not(game: RoninGame, seat: int, key: str, options: Sequence[Option], asked: str) -> Refusal:
    """Why this is not among the seat's options (`asked` is the name of its open ask, or nothing)."""
    verb, _, what = key.partition(".")
    fixes = tuple(option.key for option in options[:3])
    if verb not in MOMENTS or not _exists(game.box, verb, what):
        return Refusal("RO-120", "unknown_intent", {"intent": key[:60]}, fixes)
    rule, asks = MOMENTS[verb]
    if asked and asked in asks:
        found = CHECKS[verb](game, seat, what, asked) if verb in CHECKS else None
        if found is not None:
            return Refusal(found[0], found[1], found[2], fixes)
        return Refusal(rule, "not_offered", {"intent": key, "offered": len(options)}, fixes)
    if asked:
        return Refusal(rule, "wrong_moment", {"verb": verb, "asked": asked}, fixes)
    return Refusal(rule, "not_asked_now", {"verb": verb, "seat": seat}, fixes)


Found = tuple[str, str, dict[str, Fact]] | None


def _exists(box: Box, verb: str, what: str) -> bool:
    """Does the thing that the intent names exist in the box?"""
    parts = what.split(".")
    names = box.names
    match verb:
        case "play" | "keep" | "give" | "market" | "repeat" | "cup":
            return what in names["card"]
        case "use" | "refresh":
            return f"ro.hero.{what}" in names["ability"]
        case "hero":
            return f"ro.hero.{what}" in names["hero"]
        case "board":
            return f"ro.board.{what}" in names["board"]
        case "lose" | "uncover":
            card, _, symbol = what.rpartition(".")
            if symbol == "cup":
                return verb == "uncover" and card in names["card"]
            return symbol in SYMBOLS and (card in names["card"] or (verb == "lose" and card == "token"))
        case "symbol" | "exchange":
            return all(part in SYMBOLS for part in parts)
        case "partner":
            return what in SIDES
        case "take":
            return what == "top" or (parts[0] == "slot" and len(parts) == 2 and parts[1] in tuple("12345"))
        case "replace":
            return parts[0] == "slot" and len(parts) == 2 and parts[1] in tuple("12345")
        case "bonus":
            return what in ("1", "2")
    return what == ""


def _take(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    state = game.state
    slot = int(what.removeprefix("slot.")) - 1
    slots = len(state.figures)
    if slot >= slots:
        return ("RO-093" if slots == 4 else "RO-094", "no_such_slot", {"slot": slot + 1, "slots": slots})
    if state.figures[slot] != NOBODY:
        hero = game.box.hero_ids[state.seats[state.figures[slot]].hero]
        return ("RO-140", "slot_taken", {"slot": slot + 1, "thing": hero})
    if slot == 0 and state.top_position == "first_takes_pair":
        return ("RO-144", "slot_of_top_position", {"slot": 1})
    return ("RO-156", "slot_empty", {"slot": slot + 1})


def _play(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    card = game.box.names["card"].index(what)
    if card in game.state.seats[seat].hand:
        return ("RO-162", "already_laid", {"thing": what})
    return ("RO-159", "not_in_hand", {"thing": what, "cards": len(game.state.seats[seat].hand)})


def _give(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    return ("RO-246", "not_in_hand", {"thing": what, "cards": len(game.state.seats[seat].hand)})


def _in_timeline(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    card = game.box.names["card"].index(what)
    mine = game.state.seats[seat]
    rules = {"kept_card": "RO-285", "repeat": "RO-246", "cup": "RO-214"}
    if card not in mine.timeline:
        return (rules[asked], "not_in_timeline", {"thing": what, "cards": len(mine.timeline)})
    codes = {"kept_card": "already_kept", "repeat": "no_standard_effect", "cup": "no_fitting_cup"}
    return (rules[asked], codes[asked], {"thing": what})


def _market(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    card = game.box.names["card"].index(what)
    code = "already_picked" if card in game.state.market else "not_in_market"
    return ("RO-257" if asked == "market_card" else "RO-246", code, {"thing": what})


def _replace(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    slot = int(what.removeprefix("slot."))
    slots = len(game.state.figures)
    return ("RO-246", "no_such_slot" if slot > slots else "slot_empty", {"slot": slot, "slots": slots})


def _use(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    box, mine = game.box, game.state.seats[seat]
    use = box.names["ability"].index(f"ro.hero.{what}")
    ability = box.abilities[use >> 1]
    facts: dict[str, Fact] = {"thing": ability.id}
    if use in mine.used:
        return ("RO-245", "ability_used", facts)
    if use & 1 and use not in mine.ready:
        return ("RO-258", "ability_not_acquired", facts)
    if not use & 1 and ability.hero != mine.hero:
        return ("RO-246", "ability_not_yours", facts)
    if use not in mine.ready:
        step = box.unlock_steps(mine.hero)[ability.number - 1]
        return ("RO-233", "ability_locked", {**facts, "xp": mine.xp, "step": step})
    now = {"place": "taking", "effect_ability": "resolving"}.get(asked, "")
    if (now and ability.window != now) or (not now and not usable(game, seat, ability.window)):
        return ("RO-246", "ability_window", {**facts, "window": ability.window})
    return ("RO-247", "ability_useless", facts)


def _refresh(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    use = game.box.names["ability"].index(f"ro.hero.{what}")
    return ("RO-082", "ability_unused", {"thing": game.box.abilities[use >> 1].id})


def _lose(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    effect = next(frame for frame in reversed(game.state.stack) if isinstance(frame, EffectOfCard))
    thing, _, word = what.rpartition(".")
    symbol = SYMBOLS.index(word) if word in SYMBOLS else NOTHING
    mine = game.state.seats[seat]
    if symbol == NOTHING or not effect.of(game).when.fitting(game) >> symbol & 1:
        return ("RO-182", "symbol_does_not_fit", {"symbol": word, "about": effect.about(game)})
    if thing == "token":
        return ("RO-182", "no_token", {"symbol": word})
    card = game.box.names["card"].index(thing)
    if card not in mine.timeline:
        return ("RO-170", "not_in_timeline", {"thing": thing, "cards": len(mine.timeline)})
    place = mine.timeline.index(card)
    if place > effect.place:
        return ("RO-183", "out_of_scope", {"thing": thing, "about": effect.about(game)})
    return ("RO-031", "symbol_covered", {"thing": thing, "symbol": word})


def _uncover(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    thing, _, word = what.rpartition(".")
    return ("RO-246", "nothing_covered", {"thing": thing, "symbol": word})


def _partner(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    state = game.state
    hero = game.box.hero_ids[state.seats[state.partner(seat, SIDES.index(what))].hero]
    return ("RO-377", "partner_condition", {"thing": hero})


def _symbol(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    if asked == "objective":
        return ("RO-298", "symbol_is_active", {"symbol": what})
    return ("RO-070", "symbol_is_inactive", {"symbol": what})


def _bonus(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    return ("RO-226", "branch_impossible", {"branch": int(what)})


def _exchange(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    symbol, into = what.split(".")
    tokens = game.state.seats[seat].tokens[SYMBOLS.index(symbol)]
    if SYMBOLS.index(symbol) not in game.state.inactive() or not tokens:
        return ("RO-246", "no_inactive_token", {"symbol": symbol, "tokens": tokens})
    return ("RO-246", "symbol_is_inactive", {"symbol": into})


def _hero(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    return ("RO-099", "hero_not_offered", {"thing": f"ro.hero.{what}"})


def _board(game: RoninGame, seat: int, what: str, asked: str) -> Found:
    return ("RO-102", "board_not_offered", {"thing": f"ro.board.{what}"})


CHECKS: dict[str, Callable[[RoninGame, int, str, str], Found]] = {
    "hero": _hero,
    "board": _board,
    "take": _take,
    "play": _play,
    "give": _give,
    "keep": _in_timeline,
    "repeat": _in_timeline,
    "cup": _in_timeline,
    "market": _market,
    "replace": _replace,
    "use": _use,
    "refresh": _refresh,
    "lose": _lose,
    "uncover": _uncover,
    "partner": _partner,
    "symbol": _symbol,
    "bonus": _bonus,
    "exchange": _exchange,
}
