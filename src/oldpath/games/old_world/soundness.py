"""Everything that could be wrong with a position: components in one place, tracks in range (OW-001 to OW-016).

A position without a problem can be played on, whatever the players choose. It need not be one that play could have
reached: somebody who sets up a puzzle moves cards and markers as he likes.
"""

from collections import Counter
from collections.abc import Iterator

from oldpath.games.old_world.box import Box
from oldpath.games.old_world.components import (
    ATTRIBUTES,
    DECKS,
    HAND_LIMIT,
    NOTHING,
    ROW,
    TERRAINS,
    TOP_LEVEL,
    TOP_SCORE,
    WILD,
)
from oldpath.games.old_world.rules.exploration import Reading
from oldpath.games.old_world.rules.looking import LookAtDeck
from oldpath.games.old_world.rules.setup import Setup
from oldpath.games.old_world.rules.travel import ANY_CARD, FREE_RIDE
from oldpath.games.old_world.state import SeatState, State
from oldpath.games.old_world.waiting import MOST, before, frame_problems, pile_problems
from oldpath.kernel.chance import Scripted
from oldpath.kernel.errors import word
from oldpath.kernel.game import Game

MOST_GOLD = 999
MOST_TURNS = 9_999
"""Nobody ever has more; these only keep a position within what can be played and saved."""


def problems(state: State, box: Box) -> list[str]:
    """All that is unsound; an empty list when nothing is."""
    if not 1 <= state.players <= 5 or len(state.seats) != state.players:
        return [f"{len(state.seats)} seats for {state.players} players, must be 1 to 5 (OW-001)"]
    lengths = [*_lengths(state)]
    if lengths:
        return lengths
    parts = (_cards, _potions, _stories, _map, _monsters, _seats)
    found = [problem for part in parts for problem in part(state, box)]
    found += [*_turn(state), *pile_problems(state)]
    return found or [*frame_problems(Game(state, box, Scripted(())))]


def _lengths(state: State) -> Iterator[str]:
    """So many terrains, levels, decks, slots."""
    wanted = {
        "row": ROW, "explorations": len(DECKS), "tokens": len(TERRAINS), "lairs": len(TERRAINS),
        "monsters": len(TERRAINS), "monster_stacks": 3, "attribute_trophies": len(ATTRIBUTES),
    }  # fmt: skip
    for name, length in wanted.items():
        if len(getattr(state, name)) != length:
            yield f"{name} must have {length} places"
    for seat, mine in enumerate(state.seats):
        for name in ("trails", "trails_known", "trail_quests"):
            if len(getattr(mine, name)) != len(TERRAINS):
                yield f"seat {seat}: {name} must have {len(TERRAINS)} places"


def _turn(state: State) -> Iterator[str]:
    """Whose turn it is, and what is so in it."""
    by_lot = [NOTHING] if before(state, "find_first_player") else []
    if state.first not in (*by_lot, *range(state.players)) or not 0 <= state.active < state.players:
        yield f"first is {state.first}, active {state.active}: must be seats (OW-040)"
    if not NOTHING <= state.winner < state.players or not 0 <= state.turn <= MOST_TURNS:
        yield f"winner is {state.winner}, turn {state.turn}: must be a seat or -1, and 0 to {MOST_TURNS}"
    if not {*state.diced} <= {*range(state.players)}:
        yield "dice are played with seats of the table (OW-143)"
    if not -MOST <= state.draw_change <= MOST or not NOTHING <= state.draw_fixed <= HAND_LIMIT:
        yield "draw_change and draw_fixed must be numbers of cards (OW-474)"
    if not {*state.rides} <= {FREE_RIDE, ANY_CARD}:
        yield f"rides are {FREE_RIDE} and {ANY_CARD}"
    if state.defense_five not in ("no_shield", "shield"):
        yield f"defense_five is {word(state.defense_five)!r}, must be no_shield or shield (OW-091)"
    if any(not 0 <= left <= 2 for left in state.attribute_trophies):
        yield "attribute trophies left must be 0 to 2 of each (OW-058, OW-059)"
    if state.row != [NOTHING] * ROW and before(state, "fill_row"):
        yield "the action row has not been filled yet (OW-018)"


def _cards(state: State, box: Box) -> Iterator[str]:
    """Every action card in exactly one place (OW-003, OW-016)."""
    places = Counter([*state.action_deck, *state.action_discard, *state.trashed])
    places += Counter(card for card in state.row if card != NOTHING)
    wanted = Counter(box.shared)
    for mine in state.seats:
        places += Counter([*mine.hand, *mine.deck, *mine.on_top, *mine.discard])
        if mine.school != NOTHING and not before(state, "take_sets"):
            wanted += Counter(box.starting[mine.school])
    places += Counter(state.combo.cards)
    for frame in state.stack:
        if isinstance(frame, LookAtDeck) and frame.side >= 0:
            places += Counter([*frame.seen, *frame.back])
    yield from _compare(places, wanted, box.names["card"])


def _compare(places: Counter[int], wanted: Counter[int], names: list[str]) -> Iterator[str]:
    if any(not 0 <= thing < len(names) for thing in places):
        yield "there is an empty place, or a number without a name, where things lie"
        return
    for thing in sorted((places - wanted).keys()):
        yield f"{names[thing]} is in more places than there are copies"
    for thing in sorted((wanted - places).keys()):
        yield f"{names[thing]} is nowhere"


def _potions(state: State, box: Box) -> Iterator[str]:
    """Every potion in exactly one place (OW-004)."""
    places = Counter([*state.potion_deck, *state.potion_discard])
    for mine in state.seats:
        places += Counter([*mine.potions, *mine.spent_potions])
    yield from _compare(places, Counter(box.potion_deck), box.names["potion"])


def _stories(state: State, box: Box) -> Iterator[str]:
    """Every exploration card in exactly one place (OW-005)."""
    places = Counter([*state.explorations[0], *state.explorations[1], *state.spent])
    for mine in state.seats:
        places += Counter(quest.story for quest in mine.quests)
        kept = [at for at, story in enumerate(box.stories) if story.keepsake in mine.keepsakes]
        places += Counter(at for at in kept if at < box.first_event)
    for frame in state.stack:
        if isinstance(frame, Reading) and frame.card < box.first_event and not places[frame.card]:
            places[frame.card] += 1  # A card being read may lie beside a board already.
    yield from _compare(places, Counter([*box.decks[0], *box.decks[1]]), box.names["story"])
    if any(card not in box.decks[at] for at, deck in enumerate(state.explorations) for card in deck):
        yield "city cards lie in the city deck, wilds cards in the wilds deck (OW-189)"
    quests = [quest for mine in state.seats for quest in mine.quests]
    if any((quest.story, quest.branch) not in box.quests for quest in quests):
        yield "a card that cannot become a quest lies there as one (OW-202)"
    if any(quest.token and (quest.place == NOTHING or box.places[quest.place].terrain >= WILD) for quest in quests):
        yield "a location token on a quest names a place with a terrain (OW-204)"


def _map(state: State, box: Box) -> Iterator[str]:
    """Every location token in exactly one place (OW-011)."""
    places = Counter(place for stack in state.tokens for place in stack)
    places += Counter(place for place in state.lairs if place != NOTHING)
    for mine in state.seats:
        places += Counter(place for place in (*mine.trails, *mine.trail_quests) if place != NOTHING)
        places += Counter(quest.place for quest in mine.quests if quest.token)
    for frame in state.stack:
        if isinstance(frame, Setup):
            places += Counter(frame.places)
    yield from _compare(places, Counter(place for stack in box.tokens for place in stack), box.names["place"])
    for terrain, stack in enumerate(state.tokens):
        own = [*stack, state.lairs[terrain]]
        own += [held for mine in state.seats for held in (mine.trails[terrain], mine.trail_quests[terrain])]
        if any(place != NOTHING and box.places[place].terrain != terrain for place in own):
            yield f"location tokens of {TERRAINS[terrain]} lie with their terrain (OW-011)"
        if state.monsters[terrain] != NOTHING and state.lairs[terrain] == NOTHING:
            yield f"the monster of {TERRAINS[terrain]} must stand at a place (OW-039)"
        if before(state, "place_monsters") and (state.monsters[terrain], state.lairs[terrain]) != (NOTHING, NOTHING):
            yield "no monster stands on the map yet (OW-032)"


def _monsters(state: State, box: Box) -> Iterator[str]:
    """Every monster in exactly one place (OW-012, OW-013)."""
    places = Counter(monster for stack in state.monster_stacks for monster in stack)
    places += Counter([*state.extra_stack, *state.driven_away])
    places += Counter(monster for monster in state.monsters if monster != NOTHING)
    owned = {keepsake for mine in state.seats for keepsake in mine.keepsakes}
    # A defeated monster is a trophy; between the two it is still the fight's.
    fought = state.fight.monster if state.fight is not None else NOTHING
    for at, monster in enumerate(box.monsters):
        if monster.keepsake in owned and at != fought:
            places[at] += 1
    wanted = Counter(range(len(box.monsters)))
    for names in _compare(places, wanted, box.names["monster"]):
        if fought == NOTHING or box.names["monster"][fought] not in names:
            yield names
    for level, stack in enumerate(state.monster_stacks, 1):
        if any(monster == NOTHING or box.monsters[monster].level != level for monster in stack):
            yield f"monsters of level {level} lie in their own stack (OW-012)"


def _seats(state: State, box: Box) -> Iterator[str]:
    """What lies before each seat."""
    schools = [mine.school for mine in state.seats if mine.school != NOTHING]
    if len(set(schools)) != len(schools):
        yield "a school is in play twice (OW-041)"
    ready = not before(state, "take_sets")
    for seat, mine in enumerate(state.seats):
        for problem in (*_seat(mine, state.players), *(_player(mine, box) if ready else _guest(mine))):
            yield f"seat {seat}: {problem}"
    kept = [keepsake for mine in state.seats for keepsake in mine.keepsakes if keepsake in box.explored_keepsakes]
    if len(set(kept)) != len(kept):
        yield "a card that is kept lies beside two boards (OW-216)"


def _seat(mine: SeatState, players: int) -> Iterator[str]:
    if len(mine.levels) != 4 or not all(1 <= level <= TOP_LEVEL for level in mine.levels):
        yield f"levels {mine.levels} must be four of 1 to 5 (OW-087)"
    elif not 0 <= mine.shield <= mine.shield_limit:
        yield f"shield {mine.shield} must be 0 to the Defense value {mine.shield_limit} (OW-095)"
    if not 1 <= mine.witcher_level <= TOP_LEVEL:
        yield f"witcher level {mine.witcher_level} must be 1 to 5 (OW-098)"
    if not 0 <= mine.gold <= MOST_GOLD or not 0 <= mine.score <= TOP_SCORE:
        yield f"gold {mine.gold} must be 0 to {MOST_GOLD}, score {mine.score} must be 0 to 4 (OW-394)"
    if len(mine.hand) > HAND_LIMIT:
        yield f"{len(mine.hand)} hand cards, at most {HAND_LIMIT} (OW-084)"
    if Counter(mine.unseen) - Counter(mine.hand):
        yield "unseen cards must be in the hand"
    if not 0 <= mine.supply < max(players, 2) or not {*mine.looked} <= {*range(players)}:
        yield "trophies in supply, and who has looked, must fit the number of players (OW-048)"
    if NOTHING in (*mine.keepsakes, *mine.used) or len(set(mine.keepsakes)) != len(mine.keepsakes):
        yield "nothing lies beside the board twice (OW-216)"


def _player(mine: SeatState, box: Box) -> Iterator[str]:
    """A witcher on the road."""
    if mine.school == NOTHING or mine.place == NOTHING:
        yield "there must be a school, and a place where the figure stands (OW-045)"


def _guest(mine: SeatState) -> Iterator[str]:
    """A place at the table before anything was handed out."""
    things = (mine.hand, mine.deck, mine.on_top, mine.discard, mine.potions, mine.quests, mine.keepsakes)
    if any(things) or mine.place != NOTHING or mine.score or {*mine.trails, *mine.trail_quests} != {NOTHING}:
        yield "nothing has been handed out yet (OW-045)"
