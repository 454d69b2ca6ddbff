"""Everything that could be wrong with a position: components in one place, tracks in range (RO-008 to RO-025)."""

from collections import Counter
from collections.abc import Iterator

from oldpath.games.ronin.box import Box
from oldpath.games.ronin.components import CEILING_XP, CHAPTERS, CUP, NOBODY, NOTHING, TURNS
from oldpath.games.ronin.rules.chapters import EndOfChapter
from oldpath.games.ronin.rules.playing import PlayingCards
from oldpath.games.ronin.rules.setup import Setup
from oldpath.games.ronin.setup import automas_for, slots_for
from oldpath.games.ronin.state import SeatState, State

WORDS = {
    "side": ("A", "B"),
    "season": ("summer", "autumn", "winter"),
    "top_position": ("own_place", "first_takes_pair"),
    "refresh": ("uppermost_pair", "slot_one_only"),
    "tea_order": ("seat_by_seat", "effects_then_cups"),
    "kept_effects": ("new_symbols", "old_symbols"),
}


def problems(state: State, box: Box) -> list[str]:
    """All that is unsound; an empty list when nothing is."""
    if not 1 <= state.players <= 5:
        return [f"players is {state.players}, must be 1 to 5 (RO-001)"]
    return [*_table(state), *_partnerships(state, box), *_cards(state, box), *_seats(state, box), *_frames(state)]


def _table(state: State) -> Iterator[str]:
    """Seats, slots, the order of play."""
    if len(state.seats) != state.players + automas_for(state.players):
        yield f"{len(state.seats)} seats for {state.players} players (RO-112 to RO-116)"
    slots = slots_for(state.players)
    if len(state.figures) != slots or len(state.market) != 2 * slots:
        yield f"the market must have {slots} slots (RO-093, RO-094)"
    for left, right in zip(state.market[::2], state.market[1::2], strict=False):
        if left == NOTHING != right:
            yield "a slot holds a second card without a first (RO-092)"
    for word, values in WORDS.items():
        if getattr(state, word) not in values:
            yield f"{word} is {getattr(state, word)!r}, must be one of {', '.join(values)}"
    if not 1 <= state.chapter <= CHAPTERS or not 1 <= state.turn <= CHAPTERS * TURNS + 1:
        yield f"chapter {state.chapter}, turn {state.turn}: there are 3 chapters and 9 turns (RO-119)"
    if not all(0 <= symbol < 4 for symbol in (state.left, state.right)) or state.left == state.right:
        yield "the two active symbols must be two different symbols (RO-045)"
    if sorted(state.initiative) != list(range(len(state.seats))):
        yield f"initiative {state.initiative} must name every seat once (RO-313)"
    standing = [seat for seat in (*state.figures, *state.top) if seat != NOBODY]
    if any(not 0 <= seat < len(state.seats) for seat in standing):
        yield "a figure of nobody stands in the market"


def _partnerships(state: State, box: Box) -> Iterator[str]:
    """Boards and their markers."""
    if len(state.tracks) != len(state.seats) or len(state.boards) != len(state.seats):
        yield "there must be one track and one board place for each pair of neighbours (RO-060)"
    if state.length not in (12, 24) or any(not 0 <= step <= state.length for step in state.tracks):
        yield f"partnership markers {state.tracks} must stand on 0 to {state.length} (RO-063, RO-229)"
    laid = [board for board in state.boards if board != NOTHING]
    if state.side == "B" and len(set(laid)) != len(laid):
        yield "a partnership board lies in two places (RO-014)"
    if any(board >= len(box.boards) or box.boards[board].side != state.side for board in laid):
        yield f"all partnership boards must show side {state.side} (RO-066)"


def _cards(state: State, box: Box) -> Iterator[str]:
    """Every action card in exactly one place (RO-011, RO-024)."""
    places = Counter(state.deck) + Counter(state.discard) + Counter(card for card in state.market if card != NOTHING)
    wanted = Counter(box.deck)
    for seat, mine in enumerate(state.seats):
        places += Counter(mine.hand) + Counter(mine.timeline)
        if seat < state.players and mine.hand + mine.timeline and mine.hero != NOTHING:
            wanted += Counter(box.starting[mine.hero])
    names = box.names["card"]
    for card in sorted((places - wanted).keys()):
        yield (
            f"{names[card]} is in more places than there are copies"
            if card in wanted
            else f"{names[card]} is not in play"
        )
    for card in sorted((wanted - places).keys()):
        yield f"{names[card]} is nowhere"


def _seats(state: State, box: Box) -> Iterator[str]:
    """What lies before each seat."""
    heroes = [mine.hero for mine in state.seats if mine.hero != NOTHING]
    if len(set(heroes)) != len(heroes):
        yield "a hero is in play twice (RO-022)"
    for seat, mine in enumerate(state.seats):
        for problem in _seat(mine, box):
            yield f"seat {seat}: {problem}"
        if seat >= state.players and (mine.hand or mine.ready or mine.used or mine.xp or mine.vp or any(mine.tokens)):
            yield f"seat {seat}: an Automa has no hand, abilities, experience, points or tokens (RO-320 to RO-325)"


def _seat(mine: SeatState, box: Box) -> Iterator[str]:
    if len(mine.covers) != len(mine.timeline):
        yield "one cover for each card of the timeline"
        return
    for card, cover in zip(mine.timeline, mine.covers, strict=True):
        entry = box.cards[card]
        if cover & ~((1 << len(entry.symbols)) - 1 | (CUP if entry.cup >= 0 else 0)):
            yield f"{entry.id} has a lost-symbol token where there is nothing to cover (RO-032)"
    if not 0 <= mine.tea_from <= len(mine.timeline):
        yield "tea_from must be a place of the timeline"
    if len(mine.tokens) != 4 or any(count < 0 for count in mine.tokens):
        yield "tokens must be four counts, none below zero (RO-026)"
    if not 0 <= mine.xp <= CEILING_XP or mine.vp < 0:
        yield f"experience {mine.xp} must be 0 to 40, points {mine.vp} not below 0 (RO-239)"
    if Counter(mine.unseen) - Counter(mine.hand):
        yield "unseen cards must be in the hand (RO-146)"
    uses = [*mine.ready, *mine.used]
    if any(not 0 <= use < len(box.windows) for use in uses) or any(n > 2 for n in Counter(uses).values()):
        yield "an ability stands in two places (RO-245)"
    if mine.hero != NOTHING and uses:
        own = {use // 2 % 4 for use in uses if not use & 1 and use // 8 == mine.hero}
        due = {number for number, step in enumerate(box.unlock_steps(mine.hero)) if mine.xp >= step}
        if own != due:
            yield f"at {mine.xp} XP abilities {_numbers(due)} are unlocked, not {_numbers(own)} (RO-233)"
    if len(mine.stock) != 2 or any(not 0 <= count <= 2 for count in mine.stock):
        yield "ability cards in stock must be 0 to 2 of each (RO-025)"


def _numbers(abilities: set[int]) -> str:
    return ", ".join(str(number + 1) for number in sorted(abilities))


def _frames(state: State) -> Iterator[str]:
    """What waits must fit what lies on the table."""
    for at, frame in enumerate(state.stack):
        seat = getattr(frame, "seat", 0)
        if not 0 <= seat < len(state.seats):
            yield f"stack[{at}]: there is no seat {seat}"
        if getattr(frame, "turn_of", 0) < 0:
            yield f"stack[{at}]: turn_of must not be below 0"
        match frame:
            case PlayingCards() if frame.stands_at != "offer_abilities":
                yield from (f"stack[{at}].chosen: {problem}" for problem in _chosen(state, frame))
            case EndOfChapter() if frame.stands_at in ("choose_kept_cards", "reveal_kept_cards"):
                if any(Counter(c) - Counter(mine.timeline) for c, mine in zip(frame.kept, state.seats, strict=False)):
                    yield f"stack[{at}].kept: a seat has not got these cards in its timeline (RO-280)"
                if any(len(cards) > state.chapter for cards in frame.kept):
                    yield f"stack[{at}].kept: nobody keeps more than {state.chapter} now (RO-280, RO-282)"
            case Setup():
                drafted = frame.pool if frame.stands_at == "draft_heroes" else frame.boards
                if len({*drafted, *frame.offer}) != len(drafted) + len(frame.offer):
                    yield f"stack[{at}]: a board lies in two places (RO-099, RO-102)"


def _chosen(state: State, playing: PlayingCards) -> Iterator[str]:
    """What players have laid face down is in their hands; once revealed, at the end of their timelines."""
    if len(playing.chosen) != state.players or any(len(cards) > 2 for cards in playing.chosen):
        yield "every player lays two cards (RO-159)"
    for cards, mine in zip(playing.chosen, state.seats, strict=False):
        if playing.stands_at in ("choose_cards", "reveal"):
            if Counter(cards) - Counter(mine.hand):
                yield "a seat has not got these cards in hand (RO-159)"
        elif cards != mine.timeline[len(mine.timeline) - len(cards) :]:
            yield "a seat has not got these cards at the end of its timeline (RO-163)"
