"""Everything that could be wrong with a position: components in one place, tracks in range (OW-001 to OW-016)."""

from collections import Counter
from collections.abc import Iterator

from oldpath.games.old_world.box import Box
from oldpath.games.old_world.components import HAND_LIMIT, NOTHING, ROW, TOP_LEVEL, TOP_SCORE
from oldpath.games.old_world.rules.exploration import Reading
from oldpath.games.old_world.rules.looking import LookAtDeck
from oldpath.games.old_world.rules.setup import Setup
from oldpath.games.old_world.state import SeatState, State


def problems(state: State, box: Box) -> list[str]:
    """All that is unsound; an empty list when nothing is."""
    if not 1 <= state.players <= 5 or len(state.seats) != state.players:
        return [f"{len(state.seats)} seats for {state.players} players, must be 1 to 5 (OW-001)"]
    parts = (_cards, _potions, _stories, _map, _monsters)
    return [*(problem for part in parts for problem in part(state, box)), *_seats(state)]


def _cards(state: State, box: Box) -> Iterator[str]:
    """Every action card in exactly one place (OW-003, OW-016)."""
    places = Counter([*state.action_deck, *state.action_discard, *state.trashed])
    places += Counter(card for card in state.row if card != NOTHING)
    wanted = Counter(box.shared)
    for mine in state.seats:
        places += Counter([*mine.hand, *mine.deck, *mine.on_top, *mine.discard])
        if mine.place != NOTHING:
            wanted += Counter(box.starting[mine.school])
    places += Counter(state.combo.cards)
    for frame in state.stack:
        if isinstance(frame, LookAtDeck) and frame.side >= 0:
            places += Counter([*frame.seen, *frame.back])
    yield from _compare(places, wanted, box.names["card"])
    if len(state.row) != ROW:
        yield f"the action row must have {ROW} slots (OW-023)"


def _compare(places: Counter[int], wanted: Counter[int], names: list[str]) -> Iterator[str]:
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


def _seats(state: State) -> Iterator[str]:
    """What lies before each seat."""
    for seat, mine in enumerate(state.seats):
        for problem in _seat(mine):
            yield f"seat {seat}: {problem}"


def _seat(mine: SeatState) -> Iterator[str]:
    if len(mine.levels) != 4 or not all(1 <= level <= TOP_LEVEL for level in mine.levels):
        yield f"levels {mine.levels} must be four of 1 to 5 (OW-087)"
    elif not 0 <= mine.shield <= mine.shield_limit:
        yield f"shield {mine.shield} must be 0 to the Defense value {mine.shield_limit} (OW-095)"
    if mine.gold < 0 or not 0 <= mine.score <= TOP_SCORE:
        yield f"gold {mine.gold} must not be below 0, score {mine.score} must be 0 to 4 (OW-394)"
    if len(mine.hand) > HAND_LIMIT:
        yield f"{len(mine.hand)} hand cards, at most {HAND_LIMIT} (OW-084)"
    if Counter(mine.unseen) - Counter(mine.hand):
        yield "unseen cards must be in the hand"
