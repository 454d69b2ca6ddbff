"""Everything that could be wrong with a position: components in one place, tracks in range (RO-008 to RO-025).

A position without a problem can be played to its end, whatever the players choose. It need not be one that play could
have reached: somebody who sets up a puzzle moves cards and markers as he likes.
"""

from collections import Counter
from collections.abc import Iterator

from oldpath.games.ronin.box import Box
from oldpath.games.ronin.components import CEILING_XP, CHAPTERS, CUP, NOBODY, NOTHING, TURNS
from oldpath.games.ronin.rules.taking import TakingCards
from oldpath.games.ronin.setup import automas_for, slots_for
from oldpath.games.ronin.state import SeatState, State
from oldpath.games.ronin.waiting import before, frame_problems, pile_problems
from oldpath.kernel.chance import Scripted
from oldpath.kernel.game import Game

MOST_VP = 9_999
MOST_TOKENS = 999
"""Nobody ever has more; these only keep a position within what can be played and saved."""

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
    if len(state.seats) != state.players + automas_for(state.players):
        return [f"{len(state.seats)} seats for {state.players} players (RO-112 to RO-116)"]
    on_the_table = (_table(state), _market(state), _partnerships(state, box), _cards(state, box), _seats(state, box))
    found = [problem for part in (*on_the_table, pile_problems(state)) for problem in part]
    return found or [*frame_problems(Game(state, box, Scripted(())))]


def _table(state: State) -> Iterator[str]:
    """The order of play, the chapter, the options."""
    for word, values in WORDS.items():
        if getattr(state, word) not in values:
            yield f"{word} is {getattr(state, word)!r}, must be one of {', '.join(values)}"
    if not 1 <= state.chapter <= CHAPTERS or not 1 <= state.turn <= CHAPTERS * TURNS + 1:
        yield f"chapter {state.chapter}, turn {state.turn}: there are 3 chapters and 9 turns (RO-119)"
    if state.chapter_card == NOTHING and not before(state, "draw_chapter_card"):
        yield "there must be a chapter card (RO-086)"
    if not all(0 <= symbol < 4 for symbol in (state.left, state.right)) or state.left == state.right:
        yield "the two active symbols must be two different symbols (RO-045)"
    if sorted(state.initiative) != list(range(len(state.seats))):
        yield f"initiative {state.initiative} must name every seat once (RO-313)"
    drafting = before(state, "draft_boards") and not before(state, "find_first_chooser")
    if state.first not in (*range(state.players), *([] if drafting else [NOTHING])):
        yield f"first is {state.first}, must be a player's seat (RO-097)"


def _market(state: State) -> Iterator[str]:
    """Pairs in their slots, figures where a pair was taken (RO-092 to RO-094, RO-138 to RO-144)."""
    slots = slots_for(state.players)
    if len(state.figures) != slots or len(state.market) != 2 * slots:
        yield f"the market must have {slots} slots (RO-093, RO-094)"
        return
    lefts, rights = state.market[::2], state.market[1::2]
    if any(left == NOTHING != right for left, right in zip(lefts, rights, strict=True)):
        yield "a slot is filled from the left: there is no right card without a left one (RO-092)"
    if before(state, "deal_market") and {*state.market} != {NOTHING}:
        yield "nothing has been dealt into the market yet (RO-092)"
    standing = [seat for seat in state.figures if seat != NOBODY]
    if any(not 0 <= seat < len(state.seats) for seat in (*standing, *state.top)):
        yield "a figure of nobody stands in the market"
    twice = {*standing} & {*state.top} - ({state.figures[0]} if state.top_position == "first_takes_pair" else set())
    if twice or len({*standing}) != len(standing) or len({*state.top}) != len(state.top):
        yield "a figure stands in two places (RO-138)"
    if any(left != NOTHING != seat for left, seat in zip(lefts, state.figures, strict=True)):
        yield "where a figure stands the pair has been taken (RO-140)"
    if (standing or state.top) and not any(isinstance(frame, TakingCards) for frame in state.stack):
        yield "figures stand in the market in step 1 only (RO-151)"


def _partnerships(state: State, box: Box) -> Iterator[str]:
    """Boards and their markers."""
    if len(state.tracks) != len(state.seats) or len(state.boards) != len(state.seats):
        yield "there must be one track and one board place for each pair of neighbours (RO-060)"
        return
    if state.length not in (12, 24) or any(not 0 <= step <= state.length for step in state.tracks):
        yield f"partnership markers {state.tracks} must stand on 0 to {state.length} (RO-063, RO-229)"
    laid = [board for board in state.boards if board != NOTHING]
    if state.side == "B" and len(set(laid)) != len(laid):
        yield "a partnership board lies in two places (RO-014)"
    if any(box.boards[board].side != state.side for board in laid):
        yield f"all partnership boards must show side {state.side} (RO-066)"
    for track, board in enumerate(state.boards):
        shared = track < state.players or state.left_of(track) < state.players
        if board != NOTHING and not shared:
            yield f"between the Automas {track} and {state.left_of(track)} there is no board (RO-116)"
        if board == NOTHING and shared and not before(state, "lay_other_boards"):
            yield f"there must be a board between seats {track} and {state.left_of(track)} (RO-060)"


def _cards(state: State, box: Box) -> Iterator[str]:
    """Every action card in exactly one place (RO-011, RO-024)."""
    dealt = not before(state, "hand_out")
    places = Counter(state.deck) + Counter(state.discard) + Counter(card for card in state.market if card != NOTHING)
    wanted = Counter(box.deck)
    for seat, mine in enumerate(state.seats):
        places += Counter(mine.hand) + Counter(mine.timeline)
        if dealt and seat < state.players and mine.hero != NOTHING:
            wanted += Counter(box.starting[mine.hero])
    if places.pop(NOTHING, 0):
        yield "an empty place is only in the market"
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
    seated, dealt = not before(state, "seat_automas"), not before(state, "hand_out")
    for seat, mine in enumerate(state.seats):
        problems = _player(mine, box, dealt) if seat < state.players else _automa(mine)
        for problem in (*_pieces(mine, box), *problems):
            yield f"seat {seat}: {problem}"
        if seated and mine.hero == NOTHING:
            yield f"seat {seat}: there must be a hero (RO-099, RO-317)"
        if not dealt and (mine.hand or mine.timeline or mine.ready or mine.used or mine.xp or mine.vp):
            yield f"seat {seat}: nothing has been handed out yet (RO-107)"
    yield from _ability_cards(state, box)


def _pieces(mine: SeatState, box: Box) -> Iterator[str]:
    """The timeline and the markers, a player's or an Automa's."""
    if len(mine.covers) != len(mine.timeline):
        yield "one cover for each card of the timeline"
    for card, cover in zip(mine.timeline, mine.covers, strict=False):
        entry = box.cards[card]
        if cover & ~((1 << len(entry.symbols)) - 1 | (CUP if entry.cup >= 0 else 0)):
            yield f"{entry.id} has a lost-symbol token where there is nothing to cover (RO-032)"
    if not 0 <= mine.tea_from <= len(mine.timeline):
        yield "tea_from must be a place of the timeline"
    if len(mine.tokens) != 4 or any(not 0 <= count <= MOST_TOKENS for count in mine.tokens):
        yield f"tokens must be four counts of 0 to {MOST_TOKENS} (RO-026)"
    if not 0 <= mine.xp <= CEILING_XP or not 0 <= mine.vp <= MOST_VP:
        yield f"experience {mine.xp} must be 0 to 40, points {mine.vp} must be 0 to {MOST_VP} (RO-239)"
    if len(mine.stock) != 2 or any(not 0 <= count <= 2 for count in mine.stock):
        yield "ability cards in stock must be 0 to 2 of each (RO-025)"


def _automa(mine: SeatState) -> Iterator[str]:
    """What an Automa has none of."""
    if mine.hand or mine.unseen or mine.ready or mine.used or mine.xp or mine.vp or any(mine.tokens):
        yield "an Automa has no hand, abilities, experience, points or tokens (RO-320 to RO-325)"


def _player(mine: SeatState, box: Box, dealt: bool) -> Iterator[str]:
    """The hand and the abilities."""
    if Counter(mine.unseen) - Counter(mine.hand):
        yield "unseen cards must be in the hand (RO-146)"
    uses = Counter([*mine.ready, *mine.used])
    if NOTHING in uses or any(count > (2 if use & 1 else 1) for use, count in uses.items()):
        yield "an ability stands in two places (RO-245)"
    if any(not use & 1 and use // 8 != mine.hero for use in uses):
        yield "an own ability must be the hero's (RO-246)"
    if dealt and mine.hero != NOTHING:
        own = {use // 2 % 4 for use in uses if not use & 1 and use // 8 == mine.hero}
        due = {number for number, step in enumerate(box.unlock_steps(mine.hero)) if mine.xp >= step}
        if own != due:
            yield f"at {mine.xp} XP abilities {_numbers(due)} are unlocked, not {_numbers(own)} (RO-233)"


def _numbers(abilities: set[int]) -> str:
    return ", ".join(str(number + 1) for number in sorted(abilities)) or "none"


def _ability_cards(state: State, box: Box) -> Iterator[str]:
    """Two cards of each hero's first ability and two of the third: in stock, or acquired by a partner (RO-025)."""
    acquired = Counter(use for mine in state.seats for use in (*mine.ready, *mine.used) if use >= 0 and use & 1)
    left = {
        2 * (4 * mine.hero + 2 * kind) + 1: count
        for mine in state.seats
        if mine.hero != NOTHING
        for kind, count in enumerate(mine.stock)
    }
    for use, count in sorted(acquired.items()):
        if count + left.get(use, 0) > 2:
            yield f"there are not so many cards of {box.names['ability'][use].removesuffix('.card')} (RO-025)"
