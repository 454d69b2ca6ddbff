"""The Witcher: Old World: adventure, cards and monsters on the Continent, for one to five witchers."""

from typing import Any

from oldpath.games.old_world import events, explain, scoring, setup
from oldpath.games.old_world.box import open_box
from oldpath.games.old_world.components import NOTHING, TERRAINS
from oldpath.games.old_world.redeal import redeal
from oldpath.games.old_world.rules import (
    carrying,
    choice,
    choosing,
    damage,
    dice,
    exploration,
    fights,
    linking,
    locations,
    looking,
    monster_turn,
    powers,
    restocking,
    short_fights,
    travel,
    trophies,
    turn,
    witcher_turn,
)
from oldpath.games.old_world.rules import setup as setting_up
from oldpath.games.old_world.soundness import problems
from oldpath.games.old_world.state import State
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.frame import Frame
from oldpath.kernel.plaque import Plaque

ROOMS = (
    setting_up, turn, travel, locations, dice, choice, exploration, carrying, choosing, fights, witcher_turn,
    linking, monster_turn, damage, powers, looking, short_fights, trophies, restocking,
)  # fmt: skip
FRAMES = tuple(
    kind
    for room in ROOMS
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, Frame) and kind.__module__ == room.__name__
)


def finish_view(game: OldWorldGame, view: dict[str, Any], viewer: int | None) -> None:
    """Sizes of decks, what everybody knows of a hand or a trail, what a looker knows of a deck."""
    state, names = game.state, game.box.names
    cards = names["card"]
    for seat, (shown, mine) in enumerate(zip(view["seats"], state.seats, strict=True)):
        shown["seat"] = seat
        shown["deck_count"] = mine.cards()
        shown["hand_known"] = [cards[card] for card in mine.hand if card not in mine.unseen]
        shown["on_top"] = [cards[card] for card in mine.on_top] if viewer in mine.looked else []
        shown["trails"] = [
            {"terrain": TERRAINS[terrain], "place": names["place"][place] if mine.trails_known[terrain] else None}
            for terrain, place in enumerate(mine.trails)
            if place != NOTHING
        ]
        if viewer == seat and may_look(state, seat):
            shown["deck"] = [cards[card] for card in sorted([*mine.deck, *mine.on_top])]
    if state.fight is not None:
        seen = viewer in state.fight.looked
        view["fight"]["on_top"] = [names["fight_card"][card] for card in state.fight.on_top] if seen else []
    view["action_deck_count"] = len(state.action_deck)
    view["potion_deck_count"] = len(state.potion_deck)
    view["exploration_counts"] = [len(deck) for deck in state.explorations]
    view["token_counts"] = [len(stack) for stack in state.tokens]
    view["monster_counts"] = [len(stack) for stack in state.monster_stacks]
    view["extra_stack_count"] = len(state.extra_stack)
    view["owed"] = owed(state)
    view["short_fight"] = None
    for frame in state.stack:
        if isinstance(frame, short_fights.ShortFight):
            view["short_fight"] = {"seat": frame.seat, "ends": [*frame.ends]}
    view["looking_at"] = [
        [names["card" if frame.side >= 0 else "fight_card"][card] for card in frame.seen]
        for frame in state.stack
        if isinstance(frame, looking.LookAtDeck) and frame.seat == viewer
    ]


def owed(state: State) -> int:
    """How many times the question that waits is still to be answered: cards, potions or points that are owed."""
    match state.stack[-1] if state.stack else None:
        case restocking.PhaseThree() as top:
            return top.owed
        case damage.Hit() as top:
            return top.points
        case locations.Weeding() as top:
            return locations.MOST_WEEDED - top.trashed
        case looking.LookAtDeck() as top:
            return top.discard or top.keep
        case choosing.AttributeChoice() as top:
            return top.count - len(top.raised)
        case (
            choosing.Discarding()
            | choosing.Trashing()
            | choosing.PotionLoss()
            | choosing.ReturnToDeck()
            | choosing.DeckDiscard()
            | damage.TrashHandCard() as top
        ):
            return top.count
    return 0


def may_look(state: State, seat: int) -> bool:
    """May this player look through the own deck: neither active nor part of a fight, or suffering fatigue (OW-076)?"""
    if any(isinstance(frame, choosing.Trashing) and frame.seat == seat for frame in state.stack):
        return True
    fight = state.fight
    return seat != state.active and (fight is None or seat not in (fight.attacker, fight.defender))


OLD_WORLD = Plaque(
    name="old-world",
    prefix="OW",
    seats=range(1, 6),
    options=setup.OPTIONS,
    frames=FRAMES,
    events=events.ALL,
    state=State,
    open_box=open_box,
    set_table=setup.set_table,
    problems=problems,
    redeal=redeal,
    finish_view=finish_view,
    intents=explain.intents,
    why_not=explain.why_not,
    result=scoring.result,
    table_rules=explain.TABLE_RULES,
)
