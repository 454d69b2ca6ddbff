"""Whether what waits fits what lies on the table: only such a position can be played on."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from oldpath.games.ronin import counting
from oldpath.games.ronin.components import CHAPTERS, LEFT, MOST, NOBODY, NOTHING, RIGHT, TURNS
from oldpath.games.ronin.rules.abilities import AbilityWindow
from oldpath.games.ronin.rules.chapters import Chapter, EndOfChapter
from oldpath.games.ronin.rules.effects import EffectOfCard
from oldpath.games.ronin.rules.final_scoring import FinalScoring
from oldpath.games.ronin.rules.partnership import AbilityRefresh, ChosenSymbols, ChosenTrack, PartnershipGain
from oldpath.games.ronin.rules.playing import PlayingCards
from oldpath.games.ronin.rules.setup import Setup, board_choices
from oldpath.games.ronin.rules.taking import TakingCards
from oldpath.games.ronin.rules.tea import CupPairs, TeaCeremony
from oldpath.games.ronin.rules.tricks import MarketSwap, MarketTrade, PairChange, Repeat, TokenExchange, Uncovering
from oldpath.games.ronin.state import State
from oldpath.games.ronin.table import RoninGame
from oldpath.kernel.frame import DONE, Frame

Under = dict[type[Frame], tuple[str, ...]]

USING: Under = {
    TakingCards: ("each_seat_takes",),
    AbilityWindow: ("offer_abilities",),
    TeaCeremony: ("offer_own_abilities",),
}
"""Where abilities are used."""

UPON: dict[type[Frame], Under] = {
    Setup: {Chapter: ("take_cards",)},
    TakingCards: {Chapter: ("play_cards",)},
    PlayingCards: {Chapter: ("tea_ceremony",)},
    TeaCeremony: {Chapter: ("next_turn",)},
    AbilityWindow: {
        TakingCards: ("each_seat_takes",),
        PlayingCards: ("choose_cards",),
        TeaCeremony: ("offer_own_abilities",),
    },
    EffectOfCard: {
        PlayingCards: ("apply_effects",),
        TeaCeremony: ("apply_effects",),
        EndOfChapter: ("apply_kept_cards",),
        Repeat: ("choose_card",),
    },
    CupPairs: {TeaCeremony: ("offer_own_abilities", DONE), CupPairs: ("cover_own",)},
    PartnershipGain: USING
    | {
        Setup: (DONE,),
        EffectOfCard: (DONE,),
        CupPairs: (DONE,),
        ChosenTrack: ("choose_track",),
        PartnershipGain: ("move_up",),
        TeaCeremony: ("offer_own_abilities", "pass_cups"),
    },
    ChosenTrack: USING | {EffectOfCard: (DONE,)},
    ChosenSymbols: USING | {PartnershipGain: ("give_bonus",)},
    AbilityRefresh: {PartnershipGain: ("give_bonus",)},
    MarketSwap: USING,
    MarketTrade: USING,
    PairChange: USING,
    Uncovering: USING,
    TokenExchange: USING,
    Repeat: USING,
}
"""Upon what a frame waits, and at which steps that stands meanwhile: as a rule, the one after that which made it."""

BEGINNINGS = (Setup, Chapter, EndOfChapter, FinalScoring)
"""What everything else waits upon."""

START_WINDOWS = {TakingCards: "start_of_taking", PlayingCards: "start_of_playing", TeaCeremony: "start_of_tea"}


def stage(state: State) -> str:
    """The step of setting up at which the table stands, or `done`."""
    return next((frame.stands_at for frame in state.stack if isinstance(frame, Setup)), DONE)


def before(state: State, step: str) -> bool:
    """Is this step of setting up still to come?"""
    places = (*Setup.steps, DONE)
    return places.index(stage(state)) <= places.index(step)


def pile_problems(state: State) -> Iterator[str]:
    """Every frame upon one that waits for it, at the right moment of the game."""
    below: Frame | None = None
    for at, frame in enumerate(state.stack):
        if below is None:
            if not isinstance(frame, BEGINNINGS):
                yield f"stack[{at}]: {_name(frame)} must wait upon something"
        elif below.stands_at not in UPON.get(type(frame), {}).get(type(below), ()):
            yield f"stack[{at}]: {_name(frame)} cannot wait upon {_name(below)} at {below.stands_at}"
        if isinstance(frame, Chapter | EndOfChapter) and frame.stands_at == DONE:
            yield f"stack[{at}]: {_name(frame)} makes way for what follows; it is never done (RO-125)"
        if isinstance(frame, Setup) and before(state, "begin") != (below is None):
            yield f"stack[{at}]: chapter I waits below the setup from its end on, not before"
        below = frame
    yield from _calendar(state)


def _name(frame: Frame) -> str:
    return type(frame).__name__


def _calendar(state: State) -> Iterator[str]:
    """Chapter and turn, as what waits at the very bottom has them (RO-119 to RO-125)."""
    ended = state.turn == TURNS * state.chapter + 1
    match state.stack:
        case []:
            fits = ended and state.chapter == CHAPTERS
        case [FinalScoring(), *_]:
            fits = ended and state.chapter == CHAPTERS
        case [EndOfChapter() as end, *_]:
            moved_on = state.kept_effects == "new_symbols" and end.stands_at in ("apply_kept_cards", "next_chapter")
            fits = state.turn == TURNS * (state.chapter - moved_on) + 1
            if end.stands_at not in ("score", "end_game"):
                fits = fits and state.turn <= TURNS * (CHAPTERS - 1) + 1
        case [Chapter() as chapter, *_] if chapter.stands_at == "end":
            fits = ended
        case [Setup(), *_]:
            fits = state.chapter == state.turn == 1
        case _:
            fits = TURNS * (state.chapter - 1) < state.turn <= TURNS * state.chapter
    if not fits:
        yield f"this is not the moment of turn {state.turn} in chapter {state.chapter} (RO-119 to RO-125)"


def frame_problems(game: RoninGame) -> Iterator[str]:
    """What each frame remembers; asked only of a table that is sound otherwise."""
    for at, frame in enumerate(game.state.stack):
        below = game.state.stack[at - 1] if at else None
        for problem in CHECKS[type(frame)](game, frame, below):
            yield f"stack[{at}], {_name(frame)}: {problem}"


def _ranges(frame: Frame, **wanted: tuple[int, int]) -> Iterator[str]:
    """Numbers that must lie between two others."""
    for name, (least, most) in wanted.items():
        if not least <= getattr(frame, name) <= most:
            yield f"{name} must be {least} to {most}"


def _of_player(game: RoninGame, frame: Frame, **wanted: tuple[int, int]) -> Iterator[str]:
    """The frame is a player's."""
    yield from _ranges(frame, seat=(0, game.state.players - 1), **wanted)


def _different(cards: list[int], among: Iterable[int]) -> bool:
    return len(set(cards)) == len(cards) and set(cards) <= {*among}


def _nothing(game: RoninGame, frame: Chapter, below: Frame | None) -> Iterator[str]:
    yield from ()


def _setup(game: RoninGame, setup: Setup, below: Frame | None) -> Iterator[str]:
    state = game.state
    drafting = setup.stands_at if setup.stands_at in ("draft_heroes", "draft_boards") else ""
    heroes = [*setup.pool, *setup.automa_heroes, *(mine.hero for mine in state.seats if mine.hero != NOTHING)]
    heroes += setup.offer if drafting == "draft_heroes" else []
    if sorted(heroes) != list(range(len(game.box.heroes))):
        yield "every hero board must lie in one place (RO-099)"
    boards = [*setup.boards, *(board for board in state.boards if board != NOTHING)]
    boards += setup.offer if drafting == "draft_boards" else []
    if state.side == "B" and sorted(boards) != sorted(game.box.boards_of("B")):
        yield "every partnership board must lie in one place (RO-102)"
    if state.side == "A" and setup.boards != game.box.boards_of("A"):
        yield "the boards of side A must be at hand (RO-066)"
    if before(state, "seat_automas") and any(board != NOTHING for board in state.boards):
        yield "partnership boards are laid when all heroes sit (RO-102)"
    if not drafting and setup.offer:
        yield "boards are offered in a draft only (RO-099, RO-102)"
    if drafting == "draft_heroes":
        yield from _draft_of_heroes(state, setup)
    elif drafting == "draft_boards" and state.side == "B":
        yield from _draft_of_boards(game, setup)
    elif drafting:
        yield from _ranges(setup, chosen=(0, 0))


def _draft_of_heroes(state: State, setup: Setup) -> Iterator[str]:
    yield from _ranges(setup, chosen=(0, state.players))
    order = [state.seats[(state.first + turn) % state.players].hero for turn in range(state.players)]
    if NOTHING in order[: max(0, setup.chosen)]:
        yield "whoever has chosen has a hero (RO-099)"
    if setup.offer and (len(setup.offer) != 2 or order[setup.chosen : setup.chosen + 1] != [NOTHING]):
        yield "two boards are offered, to somebody who has none (RO-099)"


def _draft_of_boards(game: RoninGame, setup: Setup) -> Iterator[str]:
    state = game.state
    tracks = [track for _, track in board_choices(game)]
    yield from _ranges(setup, chosen=(0, len(tracks)))
    laid = [track for track, board in enumerate(state.boards) if board != NOTHING]
    if sorted(laid) != sorted(tracks[: max(0, setup.chosen)]):
        yield "the boards chosen so far, and no others, are laid (RO-102)"
    if len(setup.offer) not in (0, 2) or (setup.offer and setup.chosen == len(tracks)):
        yield "two boards are offered, to somebody who is to choose one (RO-102)"


def _end_of_chapter(game: RoninGame, end: EndOfChapter, below: Frame | None) -> Iterator[str]:
    state = game.state
    yield from _ranges(end, turn_of=(0, len(state.seats)), place=(0, MOST))
    if end.stands_at in ("score", "end_game"):
        return
    if len(end.kept) != state.players:
        yield "kept must be one list for each player (RO-280)"
    elif end.stands_at in ("discard_tokens", "choose_kept_cards", "reveal_kept_cards"):
        for kept, mine in zip(end.kept, state.seats, strict=False):
            wanted = min(state.chapter, len(mine.timeline))
            enough = len(kept) == wanted if end.stands_at == "reveal_kept_cards" else len(kept) <= wanted
            if not enough or not _different(kept, mine.timeline):
                yield "kept must be cards of the timeline, no more than the chapter lets a player keep (RO-280, RO-282)"


def _final_scoring(game: RoninGame, scoring: FinalScoring, below: Frame | None) -> Iterator[str]:
    state = game.state
    if scoring.stands_at == "prepare":
        return
    open_choice = (NOTHING,) if scoring.stands_at == "choose_objectives" else ()
    if len(scoring.objectives) != state.players or {*scoring.objectives} - {*state.inactive(), *open_choice}:
        yield "objectives must be one inactive symbol for each player (RO-298)"


def _taking(game: RoninGame, taking: TakingCards, below: Frame | None) -> Iterator[str]:
    state = game.state
    seats = len(state.seats)
    begun = taking.stands_at not in ("refresh", "offer_abilities")
    yield from _ranges(taking, turn_of=(0, seats if begun else 0))
    moved = {"each_seat_takes": taking.turn_of, "form_initiative": seats}.get(taking.stands_at, 0)
    if {*state.figures, *state.top} - {NOBODY} != {*state.initiative[: max(0, moved)]}:
        yield "the figures of those who have taken cards, and no others, stand in the market (RO-138)"


def _playing(game: RoninGame, playing: PlayingCards, below: Frame | None) -> Iterator[str]:
    state = game.state
    begun = playing.stands_at in ("apply_effects", DONE)
    yield from _ranges(playing, turn_of=(0, 2 * len(state.seats) if begun else 0))
    if playing.stands_at == "offer_abilities":
        return
    if len(playing.chosen) != state.players:
        yield "chosen must be one list for each player (RO-159)"
        return
    for chosen, mine in zip(playing.chosen, state.seats, strict=False):
        if begun:
            if len(chosen) > 2 or chosen != mine.timeline[len(mine.timeline) - len(chosen) :]:
                yield "the cards played must end the timeline (RO-163)"
        else:
            due = min(2, len(mine.hand))
            enough = len(chosen) == due if playing.stands_at == "reveal" else len(chosen) <= due
            if not enough or not _different(chosen, mine.hand):
                yield "two different cards of the hand are chosen (RO-159)"


def _tea(game: RoninGame, tea: TeaCeremony, below: Frame | None) -> Iterator[str]:
    last = {"offer_abilities": 0, DONE: len(game.state.seats)}.get(tea.stands_at, len(game.state.seats) - 1)
    yield from _ranges(tea, turn_of=(0, last))
    if tea.effects_done and game.state.tea_order != "effects_then_cups":
        yield "at this table every seat pairs its cups after its effects (RO-192)"


def _window(game: RoninGame, window: AbilityWindow, below: Frame | None) -> Iterator[str]:
    if below is not None and window.window != START_WINDOWS[type(below)]:
        yield f"window must be {START_WINDOWS[type(below)]}"
    if not _different(window.passed, range(game.state.players)):
        yield "passed must name players once (RO-250)"


def _effect(game: RoninGame, effect: EffectOfCard, below: Frame | None) -> Iterator[str]:
    wrong = [*_of_player(game, effect, side=(-1, 1), eased=(0, MOST), raised=(0, MOST), owed=(0, 3), level=(0, 3))]
    yield from wrong
    if wrong:
        return
    timeline = game.state.seats[effect.seat].timeline
    if not 0 <= effect.place < len(timeline) or timeline[effect.place] not in game.box.effects[effect.tea]:
        yield "there must be a card with such an effect in this place of the timeline"
        return
    if effect.tea != isinstance(below, TeaCeremony):
        yield "tea effects belong to the tea ceremony, the others elsewhere (RO-190)"
    if effect.owed:
        when = effect.of(game).when
        if effect.stands_at != "lose_symbols" or not when.pays:
            yield "nothing is owed here (RO-182)"
        elif effect.owed > when.available(game, effect.seat, effect.place, NOBODY):
            yield "more symbols are owed than there are (RO-178)"


def _cups(game: RoninGame, cups: CupPairs, below: Frame | None) -> Iterator[str]:
    state = game.state
    wrong = [*_ranges(cups, seat=(0, len(state.seats) - 1), side=(0, 1), pairs=(1, MOST))]
    yield from wrong
    if wrong:
        return
    if not state.shared(state.track(cups.seat, cups.side)):
        yield "there is no board between two Automas (RO-116)"
    if isinstance(below, CupPairs) and (below.seat, below.side, cups.side) != (cups.seat, RIGHT, LEFT):
        yield "a seat resolves its pairs with one partner, then with the other (RO-212)"
    own = counting.cups_of(game, cups.seat)[cups.side]
    others = counting.cups_of(game, state.partner(cups.seat, cups.side))[1 - cups.side]
    left, right = {"cover_own": (len(own), len(others)), "cover_others": (0, len(others))}.get(cups.stands_at, (0, 0))
    yield from _ranges(cups, own=(0, min(cups.pairs, left)), others=(0, min(cups.pairs, right)))


def _gain(game: RoninGame, gain: PartnershipGain, below: Frame | None) -> Iterator[str]:
    state = game.state
    yield from _ranges(gain, points=(0, MOST), turn_of=(0, len(state.seats)))
    if not 0 <= gain.track < len(state.tracks) or not state.shared(gain.track):
        yield "there is no such track (RO-060, RO-116)"
        return
    step = state.boards[gain.track], state.tracks[gain.track]
    if gain.stands_at == "give_bonus" and step not in game.box.shelf.branches:
        yield "the marker stands on no bonus (RO-219)"


def _track(game: RoninGame, chosen: ChosenTrack, below: Frame | None) -> Iterator[str]:
    yield from _of_player(game, chosen, points=(0, MOST))


def _symbols(game: RoninGame, chosen: ChosenSymbols, below: Frame | None) -> Iterator[str]:
    yield from _of_player(game, chosen, picks=(0, MOST), amount=(1, MOST))


def _refresh(game: RoninGame, refresh: AbilityRefresh, below: Frame | None) -> Iterator[str]:
    wrong = [*_of_player(game, refresh)]
    yield from wrong
    if not wrong and not refresh.refreshed and not game.state.seats[refresh.seat].used:
        yield "no ability was used (RO-082)"


def _lying(game: RoninGame) -> list[int]:
    """The places of the market where a card lies."""
    return [place for place, card in enumerate(game.state.market) if card != NOTHING]


def _swap(game: RoninGame, swap: MarketSwap, below: Frame | None) -> Iterator[str]:
    yield from _of_player(game, swap)
    lying = _lying(game)
    if not swap.swapped and (len(lying) < 2 or (swap.first != NOTHING and swap.first not in lying)):
        yield "two cards must lie in the market, and what was picked first is one of them (RO-257)"


def _trade(game: RoninGame, trade: MarketTrade, below: Frame | None) -> Iterator[str]:
    wrong = [*_of_player(game, trade)]
    yield from wrong
    if wrong or trade.traded:
        return
    lying = _lying(game)
    if not game.state.seats[trade.seat].hand or not lying:
        yield "there must be a card on both sides"
    if trade.place not in lying and (trade.place != NOTHING or trade.stands_at != "choose_market_card"):
        yield "what is wanted must lie in the market"


def _change(game: RoninGame, change: PairChange, below: Frame | None) -> Iterator[str]:
    yield from _of_player(game, change)
    if not change.replaced and not _lying(game):
        yield "a pair must lie in the market"


def _counted(game: RoninGame, frame: Uncovering | TokenExchange, below: Frame | None) -> Iterator[str]:
    yield from _of_player(game, frame, count=(0, MOST))


def _repeat(game: RoninGame, repeat: Repeat, below: Frame | None) -> Iterator[str]:
    wrong = [*_of_player(game, repeat)]
    yield from wrong
    if wrong or repeat.repeated:
        return
    if all(game.box.standard[card] is None for card in game.state.seats[repeat.seat].timeline):
        yield "there must be a card with a standard effect in the timeline"


CHECKS: dict[type[Frame], Callable[[RoninGame, Any, Frame | None], Iterator[str]]] = {
    Setup: _setup,
    Chapter: _nothing,
    EndOfChapter: _end_of_chapter,
    FinalScoring: _final_scoring,
    TakingCards: _taking,
    PlayingCards: _playing,
    TeaCeremony: _tea,
    AbilityWindow: _window,
    EffectOfCard: _effect,
    CupPairs: _cups,
    PartnershipGain: _gain,
    ChosenTrack: _track,
    ChosenSymbols: _symbols,
    AbilityRefresh: _refresh,
    MarketSwap: _swap,
    MarketTrade: _trade,
    PairChange: _change,
    Uncovering: _counted,
    TokenExchange: _counted,
    Repeat: _repeat,
}
