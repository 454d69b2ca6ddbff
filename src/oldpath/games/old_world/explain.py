"""Why not? For everything a player could want, the rule that forbids it now, what stands in the way, what would do."""

from collections.abc import Callable, Iterator, Sequence

from oldpath.games.old_world import combos
from oldpath.games.old_world.box import Box
from oldpath.games.old_world.components import (
    ATTRIBUTES,
    DECKS,
    HALVES,
    NOTHING,
    REFILL,
    TERRAINS,
    TOP_LEVEL,
)
from oldpath.games.old_world.rules import choosing, locations, powers
from oldpath.games.old_world.rules.restocking import price
from oldpath.games.old_world.rules.travel import Fare
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Option
from oldpath.kernel.errors import Fact, Refusal

TABLE_RULES = {
    "seats": "OW-001",
    "no_such_seat": "OW-001",
    "match_over": "OW-064",
    "not_asked": "OW-124",
    "stale_ask": "OW-124",
    "not_an_option": "OW-123",
    "nothing_to_undo": "OW-123",
    "information_horizon": "OW-123",
    "others_have_acted": "OW-124",
}

MOMENTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "go": ("OW-128", ("travel", "destination")),
    "go_on": ("OW-170", ("travel", "power")),
    "act": ("OW-138", ("travel", "action")),
    "dice_with": ("OW-138", ("travel",)),
    "quest": ("OW-207", ("travel",)),
    "pay": ("OW-129", ("fare",)),
    "pay_gold": ("OW-131", ("fare",)),
    "pay_two": ("OW-130", ("fare",)),
    "ferry": ("OW-129", ("fare",)),
    "ride": ("OW-129", ("fare",)),
    "fight": ("OW-171", ("deed",)),
    "attack_witcher": ("OW-171", ("deed",)),
    "meditate": ("OW-171", ("deed",)),
    "explore": ("OW-171", ("deed",)),
    "gold_instead": ("OW-171", ("deed",)),
    "option": ("OW-191", ("story_option",)),
    "either": ("OW-393", ("either",)),
    "attribute": ("OW-087", ("attribute", "lesson")),
    "trail": ("OW-199", ("trail", "rumour", "hard_terrain")),
    "give_up": ("OW-122", ("potion",)),
    "discard": ("OW-079", ("discard", "leave", "payment", "damage", "deck_card", "looked_discard")),
    "trash": ("OW-080", ("trash", "weed", "given")),
    "take": ("OW-197", ("row_card", "wanted", "taken_back")),
    "return": ("OW-066", ("returned",)),
    "keep": ("OW-409", ("looked_keep",)),
    "put_back": ("OW-401", ("looked_back",)),
    "buy": ("OW-225", ("gain",)),
    "stop": ("OW-275", ("combo_card", "leave", "weed")),
    "pass": ("OW-269", ("power", "rumour", "action")),
    "play": ("OW-272", ("combo_card", "extra_card")),
    "use": ("OW-267", ("power",)),
    "attack": ("OW-312", ("half",)),
    "bet": ("OW-256", ("bet",)),
    "reroll": ("OW-155", ("reroll",)),
    "keep_dice": ("OW-155", ("reroll",)),
    "school": ("OW-042", ("school",)),
}
"""For each kind of intent the rule that gives it its moment, and the asks that offer it."""

CARD_VERBS = (
    "pay", "pay_gold", "pay_two", "ferry", "discard", "trash", "take", "return", "keep", "put_back", "buy", "play",
)  # fmt: skip
WORDS = {
    "explore": DECKS,
    "meditate": ATTRIBUTES,
    "attribute": ATTRIBUTES,
    "trail": TERRAINS,
    "attack": HALVES,
    "option": ("a", "b"),
    "either": ("first", "second"),
    "bet": ("attacker", "defender", "none"),
}
"""What can follow a verb that knows few words."""
ALONE = ("go_on", "act", "ride", "gold_instead", "stop", "pass", "keep_dice")
KINDS = {"go": "place", "quest": "story", "give_up": "potion", "fight": "monster", "use": "power", "school": "school"}
"""The kind of component a verb speaks of."""


def intents(game: OldWorldGame) -> Iterator[str]:
    """Everything a player could ever want to do, legal or not: the templates behind `why`."""
    names = game.box.names
    yield from ALONE
    for verb, words in WORDS.items():
        yield from (f"{verb}.{word}" for word in words)
    for verb, kind in KINDS.items():
        yield from (f"{verb}.{name.removeprefix('ow.')}" for name in names[kind])
    for verb in ("dice_with", "attack_witcher"):
        yield from (f"{verb}.{seat + 1}" for seat in range(5))
    yield from (f"reroll.{face}" for face in range(1, 7))
    for card in names["fight_card"]:
        yield from (f"{verb}.{card.removeprefix('ow.')}" for verb in ("discard", "put_back"))
    for card in names["card"]:
        yield from (f"{verb}.{card.removeprefix('ow.')}" for verb in CARD_VERBS)


def why_not(game: OldWorldGame, seat: int, key: str, options: Sequence[Option], asked: str) -> Refusal:
    """Why this is not among the seat's options (`asked` is the name of its open ask, or nothing)."""
    verb, _, what = key.partition(".")
    fixes = tuple(option.key for option in options[:3])
    if verb not in MOMENTS or not _exists(game.box, verb, what):
        return Refusal("OW-123", "unknown_intent", {"intent": key[:60]}, fixes)
    rule, asks = MOMENTS[verb]
    if asked and asked in asks:
        found = CHECKS[verb](game, seat, what, asked) if verb in CHECKS else None
        if found is not None:
            return Refusal(found[0], found[1], found[2], fixes)
        return Refusal(rule, "ow_not_offered", {"verb": verb.replace("_", "-"), "offered": len(options)}, fixes)
    code = "ow_wrong_moment" if asked else "ow_not_asked_now"
    return Refusal(rule, code, {"verb": verb.replace("_", "-"), "seat": seat + 1}, fixes)


Found = tuple[str, str, dict[str, Fact]] | None


def _exists(box: Box, verb: str, what: str) -> bool:
    """Does the thing that the intent names exist?"""
    if verb in ALONE:
        return what == ""
    if verb in WORDS:
        return what in WORDS[verb]
    if verb in KINDS:
        return f"ow.{what}" in box.names[KINDS[verb]]
    if verb in ("dice_with", "attack_witcher"):
        return what in tuple("12345")
    if verb == "reroll":
        return 1 <= len(what) <= 5 and all(face in "123456" for face in what)
    return _card(box, what) != NOTHING or (verb in ("discard", "put_back") and f"ow.{what}" in box.names["fight_card"])


def _card(box: Box, what: str) -> int:
    """The card that an intent names, perhaps with the number of an extension behind it; or nothing."""
    names = box.names["card"]
    if f"ow.{what}" in names:
        return names.index(f"ow.{what}")
    card, _, link = what.rpartition(".")
    return names.index(f"ow.{card}") if f"ow.{card}" in names and link in ("1", "2", "3", "4", "5") else NOTHING


# -- phase I ---------------------------------------------------------------------------------------------------------


def _go(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    mine, names = game.state.seats[seat], game.box.names["place"]
    place = names.index(f"ow.{what}")
    facts: dict[str, Fact] = {"place": names[place], "here": names[mine.place]}
    if place == mine.place:
        return ("OW-108", "ow_already_here", facts)
    if place not in game.box.places[mine.place].roads:
        return ("OW-108", "ow_not_connected", facts)
    return ("OW-129", "ow_cannot_pay_move", facts | {"cards": len(mine.hand), "gold": mine.gold})


def _act(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    state = game.state
    mine = state.seats[seat]
    facts: dict[str, Fact] = {"place": game.box.names["place"][mine.place]}
    if not state.moved:
        return ("OW-128", "ow_move_first", facts)
    if mine.place in state.acted:
        return ("OW-140", "ow_action_used", facts)
    match locations.action_of(game, seat).split(".")[0]:
        case "poker":
            return ("OW-420", "ow_no_stake", facts)
        case "trade":
            return ("OW-426", "ow_nothing_to_trade", facts)
    return ("OW-434", "ow_no_lesson", facts | {"gold": mine.gold})


def _no_other(rule: str, game: OldWorldGame, seat: int, other: int) -> Found:
    """The own seat, or one that nobody sits at, is no seat of another witcher."""
    if other == seat:
        return (rule, "ow_yourself", {"other": other + 1})
    return (TABLE_RULES["no_such_seat"], "no_such_seat", {"seat": other + 1, "seats": game.state.players})


def _dice_with(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    state = game.state
    other = int(what) - 1
    facts: dict[str, Fact] = {"other": other + 1}
    if other == seat or other >= state.players:
        return _no_other("OW-148", game, seat, other)
    if not state.moved:
        return ("OW-128", "ow_move_first", {"place": game.box.names["place"][state.seats[seat].place]})
    if state.seats[other].place != state.seats[seat].place:
        return ("OW-148", "ow_not_here", facts)
    if other in state.diced:
        return ("OW-143", "ow_diced_already", facts)
    return ("OW-150", "ow_no_gold_for_dice", facts | {"gold": min(state.seats[seat].gold, state.seats[other].gold)})


def _quest(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    state, box = game.state, game.box
    mine, story = state.seats[seat], box.names["story"].index(f"ow.{what}")
    quest = next((quest for quest in mine.quests if quest.story == story), None)
    facts: dict[str, Fact] = {"quest": box.names["story"][story]}
    if quest is None:
        return ("OW-202", "ow_no_such_quest", facts)
    if not state.moved:
        return ("OW-208", "ow_move_first", {"place": box.names["place"][mine.place]})
    if quest.place not in (mine.place, NOTHING):
        return ("OW-208", "ow_quest_elsewhere", facts | {"place": box.names["place"][quest.place]})
    if quest.place == NOTHING and box.places[mine.place].school == NOTHING:
        return ("OW-208", "ow_quest_at_school", facts)
    return ("OW-210", "ow_quest_price", facts | {"price": box.quests[story, quest.branch].price, "gold": mine.gold})


def _fare(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    box, mine = game.box, game.state.seats[seat]
    card = _card(box, what)
    if card not in mine.hand:
        return ("OW-129", "ow_not_in_hand", {"card": box.names["card"][card], "cards": len(mine.hand)})
    fare = next(frame for frame in game.state.stack if isinstance(frame, Fare))
    facts: dict[str, Fact] = {"card": box.names["card"][card], "place": box.places[fare.place].id}
    if not box.fits(card, fare.place):
        return ("OW-129", "ow_wrong_terrain", facts)
    return ("OW-129", "ow_right_terrain", facts)


def _ride(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    fare = next(frame for frame in game.state.stack if isinstance(frame, Fare))
    return ("OW-129", "ow_no_ride", {"place": game.box.places[fare.place].id})


def _pay_gold(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    mine = game.state.seats[seat]
    if _card(game.box, what) in mine.hand:
        return ("OW-131", "ow_no_gold", {"gold": mine.gold})
    return _fare(game, seat, what, asked)


def _pay_two(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    mine = game.state.seats[seat]
    if _card(game.box, what) in mine.hand:
        return ("OW-130", "ow_no_second_card", {"cards": len(mine.hand)})
    return _fare(game, seat, what, asked)


# -- phase II --------------------------------------------------------------------------------------------------------


def _fight(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    state, box = game.state, game.box
    mine = state.seats[seat]
    monster = box.names["monster"].index(f"ow.{what}")
    facts: dict[str, Fact] = {"monster": box.names["monster"][monster]}
    if state.monster_at(mine.place) != monster:
        return ("OW-178", "ow_monster_elsewhere", facts)
    toll = box.ability(monster, "toll")
    if toll is not None and len(mine.potions) < toll.potions:
        return ("OW-302", "ow_toll", facts | {"potions": toll.potions})
    return ("OW-450", "ow_meditate_first", facts)


def _attack_witcher(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    state, box = game.state, game.box
    other, place = int(what) - 1, state.seats[seat].place
    facts: dict[str, Fact] = {"other": other + 1, "place": box.names["place"][place]}
    if other == seat or other >= state.players:
        return _no_other("OW-175", game, seat, other)
    if state.seats[other].place != place:
        return ("OW-175", "ow_not_here", facts)
    if box.is_school(place):
        return ("OW-176", "ow_no_fights_at_schools", facts)
    if place == state.closed_tavern:
        return ("OW-177", "ow_tavern_closed", facts)
    return ("OW-145", "ow_diced_with_target", facts)


def _meditate(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    state = game.state
    attribute = ATTRIBUTES.index(what)
    level = state.seats[seat].levels[attribute]
    facts: dict[str, Fact] = {"attribute": what, "level": level}
    if level < TOP_LEVEL:
        return ("OW-179", "ow_not_at_top", facts)
    if game.box.attribute_keepsakes[attribute] in state.seats[seat].keepsakes:
        return ("OW-181", "ow_trophy_owned", facts)
    return ("OW-180", "ow_trophy_gone", facts)


def _explore(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    if game.state.no_exploration:
        return ("OW-219", "ow_exploration_barred", {"deck": what})
    return ("OW-189", "ow_deck_empty", {"deck": what})


def _option(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    story = game.box.stories[game.state.story]
    branch = "ab".index(what)
    mine = game.state.seats[seat]
    return ("OW-195", "ow_option_price", {"price": story.prices[branch], "gold": mine.gold})


# -- cards and other goods -------------------------------------------------------------------------------------------


def _attribute(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    mine = game.state.seats[seat]
    attribute = ATTRIBUTES.index(what)
    facts: dict[str, Fact] = {"attribute": what, "level": mine.levels[attribute]}
    if mine.levels[attribute] == TOP_LEVEL:
        return ("OW-087", "ow_at_top", facts)
    if asked == "lesson":
        school = game.box.places[mine.place].school
        if what == "specialty" and school != mine.school:
            return ("OW-430", "ow_foreign_specialty", facts)
        cost = locations.price_of_lesson(game, seat, attribute)
        return ("OW-434", "ow_lesson_price", facts | {"price": cost, "gold": mine.gold})
    return ("OW-087", "ow_not_lowest", facts)


def _trail(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    state = game.state
    terrain = TERRAINS.index(what)
    mine = state.seats[seat]
    facts: dict[str, Fact] = {"terrain": what}
    if asked == "rumour" and state.monsters[terrain] == NOTHING:
        return ("OW-437", "ow_no_such_monster", facts)
    if mine.trails[terrain] != NOTHING or mine.trail_quests[terrain] != NOTHING:
        return ("OW-352" if asked == "trail" else "OW-437", "ow_trail_owned", facts)
    return ("OW-118", "ow_no_token", facts)


def _give_up(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    return ("OW-121", "ow_no_such_potion", {"potion": f"ow.{what}"})


def _own_card(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    box, mine = game.box, game.state.seats[seat]
    rule = {"leave": "OW-222", "payment": "OW-227", "damage": "OW-288", "given": "OW-426"}
    card = _card(box, what)
    if card == NOTHING:
        return ("OW-400", "ow_not_looked_at", {"card": f"ow.{what}"})
    facts: dict[str, Fact] = {"card": box.names["card"][card], "cards": len(mine.hand)}
    if asked == "given" and card in mine.hand:
        return ("OW-426", "ow_nothing_cheap_enough", facts)
    if asked == "weed":
        return ("OW-442", "ow_not_in_row", facts)
    if asked in ("deck_card", "looked_discard"):
        return ("OW-400" if asked == "looked_discard" else "OW-477", "ow_not_looked_at", facts)
    trashing = game.state.stack[-1]
    if isinstance(trashing, choosing.Trashing):
        return ("OW-390" if trashing.fatigue else "OW-082", "ow_not_yours", facts)
    return ("OW-320" if asked == "trash" else rule.get(asked, "OW-079"), "ow_not_in_hand", facts)


def _take(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    box = game.box
    card = _card(box, what)
    facts: dict[str, Fact] = {"card": box.names["card"][card], "cost": box.costs[card]}
    if asked == "taken_back":
        return ("OW-411", "ow_not_in_discard", facts)
    taking = game.state.stack[-1]
    rule = taking.rule if isinstance(taking, choosing.RowChoice) else "OW-426"
    return (rule, "ow_wrong_cost" if card in game.state.row else "ow_not_in_row", facts)


def _looked(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    card = _card(game.box, what)
    name = game.box.names["card"][card] if card != NOTHING else f"ow.{what}"
    return ("OW-409" if asked == "looked_keep" else "OW-401", "ow_not_looked_at", {"card": name})


def _return(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    return ("OW-066", "ow_not_in_discard", {"card": game.box.names["card"][_card(game.box, what)], "cost": 0})


def _buy(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    state, box = game.state, game.box
    card = _card(box, what)
    facts: dict[str, Fact] = {"card": box.names["card"][card]}
    if card not in state.row:
        return ("OW-225", "ow_not_in_row", facts)
    cost = price(game, state.row.index(card))
    return ("OW-227", "ow_too_dear", facts | {"cost": cost, "cards": len(state.seats[seat].hand)})


def _stop(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    cards = len(game.state.seats[seat].hand)
    if asked == "leave" and cards > REFILL:
        return ("OW-223", "ow_too_many_cards", {"cards": cards, "limit": REFILL})
    if asked == "combo_card":
        return ("OW-277", "ow_must_play", {"cards": cards})
    return None


# -- fights ----------------------------------------------------------------------------------------------------------


def _play(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    box, mine, laid = game.box, game.state.seats[seat], game.state.combo.cards
    card = _card(box, what)
    facts: dict[str, Fact] = {"card": box.names["card"][card], "cards": len(mine.hand)}
    if card not in mine.hand:
        return ("OW-272", "ow_not_in_hand", facts)
    if laid and not combos.fitting_links(box.faces, laid[-1], card):
        return ("OW-273", "ow_does_not_link", facts | {"beneath": box.names["card"][laid[-1]]})
    return ("OW-278", "ow_choose_link", facts)


def _use(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    box, mine = game.box, game.state.seats[seat]
    power = box.powers[box.names["power"].index(f"ow.{what}")]
    facts: dict[str, Fact] = {"thing": f"ow.{what}"}
    if power in box.potion_powers:
        if box.potion_powers.index(power) not in mine.potions:
            return ("OW-262", "ow_thing_not_yours", facts)
        if game.state.fight is not None and powers.potions_left(game, seat) <= 0:
            return ("OW-263", "ow_no_more_potions", facts | {"limit": mine.potions_a_fight})
    else:
        own = [power for keepsake in mine.keepsakes for power in box.keepsakes[keepsake].lasting.powers]
        specialty = any(power is school.power for school in box.school_sets)
        if power not in (*own, box.school_sets[mine.school].power):
            return ("OW-265" if specialty else "OW-266", "ow_thing_not_yours", facts)
        if power.number in mine.used:
            return ("OW-395" if specialty else "OW-268", "ow_thing_used", facts)
    if not power.usable(game, seat):
        return ("OW-267", "ow_condition_fails", facts)
    return ("OW-267", "ow_other_window", facts)


def _school(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    return ("OW-042", "ow_board_not_offered", {"school": f"ow.{what}"})


def _reroll(game: OldWorldGame, seat: int, what: str, asked: str) -> Found:
    return ("OW-155", "ow_no_such_dice", {"faces": what})


CHECKS: dict[str, Callable[[OldWorldGame, int, str, str], Found]] = {
    "go": _go,
    "act": _act,
    "dice_with": _dice_with,
    "quest": _quest,
    "pay": _fare,
    "ferry": _fare,
    "ride": _ride,
    "pay_gold": _pay_gold,
    "pay_two": _pay_two,
    "fight": _fight,
    "attack_witcher": _attack_witcher,
    "meditate": _meditate,
    "explore": _explore,
    "option": _option,
    "attribute": _attribute,
    "trail": _trail,
    "give_up": _give_up,
    "discard": _own_card,
    "trash": _own_card,
    "take": _take,
    "return": _return,
    "keep": _looked,
    "put_back": _looked,
    "buy": _buy,
    "stop": _stop,
    "play": _play,
    "use": _use,
    "school": _school,
    "reroll": _reroll,
}
