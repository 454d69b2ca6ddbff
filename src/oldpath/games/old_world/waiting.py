"""Whether what waits fits what lies on the table: only such a position can be played on."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from oldpath.games.old_world.box import Box
from oldpath.games.old_world.components import DICE, HAND_LIMIT, MONSTER, NOTHING, ROW, TERRAINS, TOP_LEVEL, TOP_SCORE
from oldpath.games.old_world.rules import locations, travel
from oldpath.games.old_world.rules.carrying import Carrying
from oldpath.games.old_world.rules.choice import PhaseTwo
from oldpath.games.old_world.rules.choosing import (
    AttributeChoice,
    DeckDiscard,
    Discarding,
    EitherChoice,
    FromDiscard,
    HalfChoice,
    PotionLoss,
    ReturnToDeck,
    RowChoice,
    TrailChoice,
    Trashing,
)
from oldpath.games.old_world.rules.damage import STANDING, FightFrame, Hit, TrashHandCard
from oldpath.games.old_world.rules.dice import LOCALS, DicePoker, SoloDice
from oldpath.games.old_world.rules.exploration import Reading
from oldpath.games.old_world.rules.fights import NO_BET, MonsterFight, WitcherFight
from oldpath.games.old_world.rules.linking import BuildCombo
from oldpath.games.old_world.rules.locations import FreeMovement, Lesson, Rumours, Trade, Weeding
from oldpath.games.old_world.rules.looking import LookAtDeck
from oldpath.games.old_world.rules.monster_turn import MonsterTurn, Snatch
from oldpath.games.old_world.rules.powers import Window
from oldpath.games.old_world.rules.restocking import PhaseThree
from oldpath.games.old_world.rules.setup import Setup
from oldpath.games.old_world.rules.short_fights import ShortFight
from oldpath.games.old_world.rules.travel import Fare, PhaseOne
from oldpath.games.old_world.rules.trophies import TrophyGain
from oldpath.games.old_world.rules.turn import Turn
from oldpath.games.old_world.rules.witcher_turn import ExtraCard, WitcherTurn
from oldpath.games.old_world.state import Fight, State
from oldpath.games.old_world.table import OldWorldGame
from oldpath.games.old_world.verbs.program import Deed, Program, Range
from oldpath.games.old_world.verbs.reading import WINDOWS
from oldpath.games.old_world.verbs.tales import Either, Keep, TakeQuest
from oldpath.kernel.frame import DONE, Frame

MOST = 99
"""No card, fight or turn gives or takes more than this of anything."""

Kinds = tuple[type[Frame], ...]

FIGHTS: Kinds = (MonsterFight, WitcherFight)
IN_FIGHT: Kinds = (*FIGHTS, WitcherTurn, MonsterTurn, Hit, Snatch, Window, Carrying)
ACTING: Kinds = (PhaseOne, FreeMovement)
UPON: dict[type[Frame], Kinds] = {
    PhaseOne: (Turn,),
    PhaseTwo: (Turn,),
    PhaseThree: (Turn,),
    Fare: (PhaseOne,),
    DicePoker: ACTING,
    SoloDice: (*ACTING, Carrying),
    Lesson: ACTING,
    Rumours: ACTING,
    Weeding: ACTING,
    Trade: ACTING,
    Reading: (Turn, PhaseOne, PhaseTwo, Carrying),
    MonsterFight: (Turn, PhaseTwo),
    WitcherFight: (Turn, PhaseTwo),
    WitcherTurn: FIGHTS,
    MonsterTurn: (MonsterFight,),
    TrophyGain: FIGHTS,
    Carrying: (*IN_FIGHT, TrophyGain, Reading, EitherChoice, SoloDice, ShortFight),
    Window: IN_FIGHT,
    Hit: (WitcherTurn, MonsterTurn, Carrying, Snatch),
    Snatch: (MonsterTurn,),
    TrashHandCard: (MonsterTurn,),
    BuildCombo: (WitcherTurn, ShortFight),
    PotionLoss: (Setup, *ACTING, Lesson, AttributeChoice, MonsterFight, Carrying),
    Trashing: (PhaseTwo, TrophyGain, Carrying),
    RowChoice: (*FIGHTS, Carrying),
    AttributeChoice: (Carrying,),
    TrailChoice: (Carrying,),
    Discarding: (Carrying,),
    EitherChoice: (Carrying,),
    FreeMovement: (Carrying,),
    ShortFight: (Carrying,),
    ReturnToDeck: (Carrying,),
    DeckDiscard: (Carrying,),
    FromDiscard: (Carrying,),
    HalfChoice: (Carrying,),
    ExtraCard: (Carrying,),
    LookAtDeck: (Carrying,),
}
"""Upon what a frame waits."""

MEANWHILE: dict[type[Frame], str] = {
    PhaseOne: "phase_two",
    PhaseTwo: "phase_three",
    PhaseThree: "next_player",
    WitcherTurn: "next_turn",
    MonsterTurn: "next_turn",
}
"""Where the frame beneath stands while this one waits upon it: the step after the one that made it."""

AFTER_THE_FIGHT = ("aftermath", "close_tavern", DONE)


def stage(state: State) -> str:
    """The step of setting up at which the table stands, or `done`."""
    return next((frame.stands_at for frame in state.stack if isinstance(frame, Setup)), DONE)


def before(state: State, step: str) -> bool:
    """Is this step of setting up still to come?"""
    places = (*Setup.steps, DONE)
    return places.index(stage(state)) <= places.index(step)


def _name(frame: Frame) -> str:
    return type(frame).__name__


def pile_problems(state: State) -> Iterator[str]:
    """Every frame upon one that waits for it; a table without any is over."""
    below: Frame | None = None
    for at, frame in enumerate(state.stack):
        if below is None:
            if not isinstance(frame, Setup | Turn) or frame.stands_at == DONE:
                yield f"stack[{at}]: {_name(frame)} must wait upon something, or makes way for what follows"
        elif not isinstance(below, UPON.get(type(frame), ())):
            yield f"stack[{at}]: {_name(frame)} cannot wait upon {_name(below)}"
        elif below.stands_at != MEANWHILE.get(type(frame), below.stands_at):
            yield f"stack[{at}]: {_name(frame)} cannot wait upon {_name(below)} at {below.stands_at}"
        elif isinstance(below, Setup) and below.stands_at != "raise_one_attribute":
            yield f"stack[{at}]: {_name(frame)} cannot wait upon the setting up at {below.stands_at}"
        below = frame
    champions = [seat for seat, mine in enumerate(state.seats) if mine.score == TOP_SCORE]
    wanted = [] if state.stack else [state.winner]
    if champions != wanted or (state.stack and state.winner != NOTHING):
        yield "the match is over when somebody stands at the top of the trophy track, and only then (OW-064)"
    fights = [frame for frame in state.stack if isinstance(frame, FightFrame)]
    begun = bool(fights) and fights[0].step > 0 and fights[0].stands_at != DONE
    if (state.fight is not None) != begun:
        yield "a fight goes on as long as something waits in it, and no longer (OW-237)"


def frame_problems(game: OldWorldGame) -> Iterator[str]:
    """What each frame remembers; asked only of a table that is sound otherwise."""
    yield from _dice(game)
    yield from _combo(game)
    fight = game.state.fight
    if fight is not None:
        yield from _fight(game, fight)
    for at, frame in enumerate(game.state.stack):
        problems = [*_common(game, frame)]
        check = CHECKS.get(type(frame))
        if not problems and check is not None:
            problems = [*check(game, frame)]
        for problem in problems:
            yield f"stack[{at}], {_name(frame)}: {problem}"


def _ranges(thing: object, **wanted: tuple[int, int]) -> Iterator[str]:
    """Numbers that must lie between two others."""
    for name, (least, most) in wanted.items():
        if not least <= getattr(thing, name) <= most:
            yield f"{name} must be {least} to {most}"


COUNTS = ("count", "points", "lost", "trashed", "owed", "discard", "keep", "asked", "chosen")


def _common(game: OldWorldGame, frame: Frame) -> Iterator[str]:
    """What is so for the fields of a name, wherever they stand."""
    state, fight = game.state, game.state.fight
    if hasattr(frame, "seat"):
        yield from _ranges(frame, seat=(0, state.players - 1))
    for name in COUNTS:
        if type(getattr(frame, name, None)) is int:
            yield from _ranges(frame, **{name: (0, MOST)})
    if isinstance(frame, FIGHTERS) and fight is None:
        yield "this waits in a fight only"
    own = frame.seat if isinstance(frame, WitcherTurn | Hit | Window | TrashHandCard | Snatch | HalfChoice) else None
    if own is not None and fight is not None and own not in (fight.attacker, fight.defender):
        yield "its seat is not in the fight"


FIGHTERS = (WitcherTurn, MonsterTurn, Hit, Window, TrashHandCard, Snatch, HalfChoice, ExtraCard, TrophyGain)


# -- setting up ------------------------------------------------------------------------------------------------------


def _setup(game: OldWorldGame, setup: Setup) -> Iterator[str]:
    state = game.state
    schools = [*setup.pool, *setup.offer, *(mine.school for mine in state.seats if mine.school != NOTHING)]
    if sorted(schools) != list(range(len(game.box.schools))):
        yield "every school board must lie in one place (OW-041)"
    order = [state.seats[(state.first - 1 - turn) % state.players].school for turn in range(state.players)]
    drafting = setup.stands_at == "draft_schools"
    yield from _ranges(setup, chosen=(0, state.players), hard=(NOTHING, len(TERRAINS) - 1))
    if drafting and NOTHING in order[: max(0, setup.chosen)]:
        yield "whoever has chosen has a school (OW-042)"
    if setup.offer and (not drafting or order[setup.chosen : setup.chosen + 1] != [NOTHING] or len(setup.offer) < 2):
        yield "boards are offered to somebody who has none, and more than one (OW-041)"
    laid = setup.stands_at in ("choose_hard_terrain", "place_monsters")
    if [game.box.places[place].terrain for place in setup.places] != ([*range(len(TERRAINS))] if laid else []):
        yield "one location token of each terrain lies open, until the monsters stand there (OW-029)"
    if setup.stands_at == "place_monsters" and state.players == 2 and setup.hard == NOTHING:
        yield "the first player has not said where the level II monster stands (OW-034)"


# -- dice and combos -------------------------------------------------------------------------------------------------


def _dice(game: OldWorldGame) -> Iterator[str]:
    """Dice lie on the table while somebody plays with them (OW-148)."""
    state, table = game.state, game.state.dice
    games = [frame for frame in state.stack if isinstance(frame, DicePoker | SoloDice)]
    rolled = [frame for frame in games if frame.stands_at not in ("roll_dice", DONE)]
    if len(rolled) > 1 or bool(rolled) != (table is not None):
        yield "dice lie on the table from the roll to the payout of one game (OW-152)"
        return
    if table is None:
        return
    playing = rolled[0]
    rollers = [playing.seat, playing.opponent] if isinstance(playing, DicePoker) else [playing.seat]
    if table.rollers != rollers or len(table.faces) != len(rollers) or len(table.rerolled) != len(rollers):
        yield "the dice must be those of the players of the game (OW-152)"
    elif any(len(faces) != DICE or not all(1 <= face <= 6 for face in faces) for faces in table.faces):
        yield "everybody rolls five dice of six sides (OW-148)"
    elif isinstance(playing, DicePoker) and playing.stands_at == "active_rerolls" and not table.rerolled[1]:
        yield "the active player rerolls last (OW-154)"


def _poker(game: OldWorldGame, poker: DicePoker) -> Iterator[str]:
    if poker.opponent == poker.seat or not LOCALS <= poker.opponent < game.state.players:
        yield "the opponent is another witcher, or the locals (OW-148)"


def _solo_dice(game: OldWorldGame, solo: SoloDice) -> Iterator[str]:
    if solo.beat is None:
        return
    if len(solo.beat) != DICE or not all(1 <= face <= 6 for face in solo.beat):
        yield "the hand to be beaten has five dice of six sides"
    yield from _told(game, [solo.program], solo.story, solo.branch)


def _combo(game: OldWorldGame) -> Iterator[str]:
    """Cards of a combo link to each other, and lie there while it is built and resolved (OW-271 to OW-283)."""
    state, combo, faces = game.state, game.state.combo, game.box.faces
    if len(combo.links) != len(combo.cards):
        yield "one link for each card of the combo (OW-283)"
    elif combo.cards:
        links = [0, *(len(faces[card].links) for card in combo.cards)]
        if any(not NOTHING <= link < most for link, most in zip(combo.links, links, strict=False)):
            yield "a card of the combo is linked through an extension that is not there (OW-273)"
        fight = state.fight
        turns = [frame.seat for frame in state.stack if isinstance(frame, WitcherTurn)]
        short = any(isinstance(frame, ShortFight) for frame in state.stack)
        if not short and (fight is None or turns != [fight.turn_of]):
            yield "a combo lies there in the turn of who builds it (OW-271)"


def _build(game: OldWorldGame, build: BuildCombo) -> Iterator[str]:
    under = game.state.stack[game.state.stack.index(build) - 1]
    if build.seat != getattr(under, "seat", build.seat):
        yield "whoever has the turn builds the combo (OW-271)"


# -- fights ----------------------------------------------------------------------------------------------------------


def _fight(game: OldWorldGame, fight: Fight) -> Iterator[str]:
    """Who fights, what they have left, how far it is."""
    state = game.state
    waiting = next(frame for frame in state.stack if isinstance(frame, MonsterFight | WitcherFight))
    wanted = (waiting.seat, waiting.other if isinstance(waiting, WitcherFight) else MONSTER)
    if (fight.attacker, fight.defender) != wanted or (fight.monster == NOTHING) != isinstance(waiting, WitcherFight):
        yield "the fight is not between those who wait in it (OW-237)"
        return
    yield from _defeat(state, fight, waiting)
    yield from _counts(state, fight)
    if isinstance(waiting, MonsterFight):
        yield from _life_pool(game, fight, waiting)
    elif fight.life or fight.pool or fight.on_top or fight.revealed:
        yield "witchers fight without monster fight cards (OW-247)"


def _defeat(state: State, fight: Fight, waiting: MonsterFight | WitcherFight) -> Iterator[str]:
    """A fight goes on until one side is knocked out (OW-243, OW-310)."""
    sides = (fight.attacker, fight.defender)
    over = fight.loser != STANDING
    if fight.turn_of not in sides or fight.loser not in (STANDING, *sides):
        yield "the turn, and the defeat, belong to a side of the fight (OW-243)"
    ended = waiting.step > waiting.steps.index("next_turn")
    if ended and not over:
        yield "a fight goes on until somebody is knocked out (OW-310)"
    if over and not ended and state.stack[-1] is not waiting:
        yield "a knock-out ends whatever is going on in the fight (OW-243)"


def _counts(state: State, fight: Fight) -> Iterator[str]:
    """What is counted in a fight, for each side or each player."""
    sides = (fight.attacker, fight.defender)
    for name in ("turns", "combos", "potions_used"):
        numbers = getattr(fight, name)
        if len(numbers) != 2 or not all(0 <= number <= MOST for number in numbers):
            yield f"{name} must be a number for each side"
    yield from _ranges(
        fight, half=(NOTHING, 1), chooser=(0, state.players - 1), damage=(0, MOST), bonus=(0, MOST), draw=(-MOST, MOST),
        extra_draw=(0, MOST), shield_gained=(0, MOST),
    )  # fmt: skip
    if len(fight.bets) != state.players or {*fight.bets} - {NO_BET, *sides}:
        yield "each player has bet on a side, or not at all (OW-256)"
    if not {*fight.looked} <= {*range(state.players)}:
        yield "somebody has looked who does not play"
    levels = state.seats[fight.attacker].levels
    if any(not 0 <= at < len(levels) or levels[at] + fight.lowered.count(at) > TOP_LEVEL for at in fight.lowered):
        yield "an attribute lowered for the fight must have room to rise again (E-31)"


def _life_pool(game: OldWorldGame, fight: Fight, waiting: MonsterFight) -> Iterator[str]:
    """The monster's cards: every fight card in one place, as many in the Life Pool as it has life (OW-303)."""
    state = game.state
    looks = [frame for frame in state.stack if isinstance(frame, LookAtDeck) and frame.side == MONSTER]
    looked_at = [card for look in looks for card in (*look.seen, *look.back)]
    cards = [*fight.pool, *fight.on_top, *fight.revealed, *looked_at]
    drawn = waiting.step > waiting.steps.index("draw_monsters_pool")
    if sorted(cards) != ([*range(len(game.box.fight_cards))] if drawn else []):
        yield "every monster fight card must lie in one place (OW-303)"
    if not len(fight.on_top) <= fight.life <= len(fight.pool) + len(fight.on_top):
        yield "the monster has as much life as cards in its Life Pool (OW-303)"
    turns = [frame for frame in state.stack if isinstance(frame, MonsterTurn)]
    revealed = turns and turns[0].step > MonsterTurn.steps.index("reveal")
    if fight.life <= 0 and drawn and fight.loser == STANDING and not revealed and not looks:
        yield "a monster without a card in its Life Pool is defeated (OW-326)"
    if revealed and not fight.revealed:
        yield "the monster has not revealed a card yet (OW-313)"
    if turns and fight.half == NOTHING and turns[0].step > MonsterTurn.steps.index("choose_worse_half"):
        yield "the monster has neither charged nor bitten yet (OW-312)"
    if waiting.stands_at in ("end", "spawn") or not waiting.step > waiting.steps.index("end"):
        lies_there = state.monsters[waiting.terrain] == fight.monster
        if not lies_there and waiting.stands_at != "spawn":
            yield "the monster that is fought stands on the map (OW-178)"
    if waiting.stands_at == "spawn" and (state.lairs[waiting.terrain] == NOTHING or fight.monster == NOTHING):
        yield "the monster's location token lies there until a new one comes (OW-337)"


def _monster_fight(game: OldWorldGame, waiting: MonsterFight) -> Iterator[str]:
    yield from _ranges(waiting, terrain=(0, len(TERRAINS) - 1))
    if waiting.stands_at == "pay_toll" and game.state.monsters[waiting.terrain] == NOTHING:
        yield "there is no monster to be fought (OW-178)"


def _witcher_fight(game: OldWorldGame, waiting: WitcherFight) -> Iterator[str]:
    yield from _ranges(waiting, other=(0, game.state.players - 1))
    if waiting.other == waiting.seat:
        yield "nobody fights himself (OW-175)"


def _trophy(game: OldWorldGame, gain: TrophyGain) -> Iterator[str]:
    state, fight = game.state, game.state.fight
    assert fight is not None
    mine = state.seats[gain.seat]
    if fight.monster != NOTHING:
        wanted = game.box.monsters[fight.monster].keepsake
    else:
        wanted = game.box.school_sets[state.seats[fight.defender].school].keepsake
    fits = gain.keepsake == wanted and gain.seat == fight.attacker and wanted not in mine.keepsakes
    if gain.stands_at != DONE and not fits:
        yield "the trophy is that of the fight, and not yet gained (OW-386)"


def _window(game: OldWorldGame, window: Window) -> Iterator[str]:
    if window.window not in WINDOWS:
        yield f"window must be one of {', '.join(WINDOWS)}"


def _hit(game: OldWorldGame, hit: Hit) -> Iterator[str]:
    fight = game.state.fight
    assert fight is not None
    if hit.by not in (fight.attacker, fight.defender):
        yield "damage is dealt by a side of the fight (OW-284)"


def _extra(game: OldWorldGame, extra: ExtraCard) -> Iterator[str]:
    turn = next((frame for frame in game.state.stack if isinstance(frame, WitcherTurn)), None)
    if turn is None or turn.seat != extra.seat:
        yield "a card is added to one's own combo (E-35)"


def _look(game: OldWorldGame, look: LookAtDeck) -> Iterator[str]:
    state, fight = game.state, game.state.fight
    if not MONSTER <= look.side < state.players:
        yield f"side must be {MONSTER} to {state.players - 1}"
        return
    if look.side != look.seat and (fight is None or {look.side, look.seat} != {fight.attacker, fight.defender}):
        yield "one looks at the own deck, or at that of the other side of the fight (OW-399, OW-407)"
    if look.discard > len(look.seen) or (look.discard and look.side == look.seat):
        yield "no more is discarded than was looked at, and never of one's own (OW-400)"
    if look.keep and look.side != look.seat:
        yield "only own cards are kept (OW-408)"


# -- carrying out what cards say -------------------------------------------------------------------------------------


def inner(deed: Deed) -> Iterator[Program]:
    """The programs inside a deed."""
    for name in deed.__struct_fields__:
        value = getattr(deed, name)
        for part in value if isinstance(value, tuple) else (value,):
            program = part.does if isinstance(part, Range) else part
            if isinstance(program, Program):
                yield program


def reached(program: Program) -> Iterator[Program]:
    """The program, and all that it can lead to."""
    yield program
    for deed in program.deeds:
        for part in inner(deed):
            yield from reached(part)


@lru_cache(maxsize=8)
def story_programs(box: Box) -> dict[int, set[tuple[int, int]]]:
    """By program: the stories and options that it belongs to."""
    found: dict[int, set[tuple[int, int]]] = {}
    for story, told in enumerate(box.stories):
        for branch, program in enumerate(told.branches):
            for part in reached(program):
                found.setdefault(part.number, set()).add((story, branch))
    return found


@lru_cache(maxsize=8)
def untold_programs(box: Box) -> set[int]:
    """Those that nobody tells, outside of fights too: what lasting cards do when one is over, what is chosen."""
    moments = [moment for keepsake in box.keepsakes for moment in keepsake.lasting.moments]
    choices = [deed for program in box.programs for deed in program.deeds if isinstance(deed, Either)]
    roots = [moment.does for moment in moments if moment.at == "after_defeat"]
    roots += [part for choice in choices for part in inner(choice)]
    return {part.number for root in roots for part in reached(root)}


def _told(game: OldWorldGame, programs: Iterable[int], story: int, branch: int) -> Iterator[str]:
    """Programs that a story, or nobody, has told."""
    box, state = game.box, game.state
    homes = story_programs(box)
    for number in programs:
        if not 0 <= number < len(box.programs):
            yield f"there is no program {number}"
        elif story == NOTHING:
            if (state.fight is None and number not in untold_programs(box)) or _lasting(box.programs[number]):
                yield f"program {number} is a story's, or waits in a fight only"
        elif not _tells(box, homes.get(number, set()), story, branch):
            yield f"program {number} is not told by option {branch} of {box.names['story'][story]}"


def _tells(box: Box, homes: set[tuple[int, int]], story: int, branch: int) -> bool:
    """The story itself, or, in a match that somebody imagines, one with the same prices and the same fate."""
    mine = box.stories[story]
    return any(
        at == branch and told.prices == mine.prices and (told is mine or not _lasting(told.branches[at]))
        for other, at in homes
        for told in (box.stories[other],)
    )


def _lasting(program: Program) -> bool:
    """Does the card become something that lies beside a board?"""
    return any(isinstance(deed, Keep | TakeQuest) for part in reached(program) for deed in part.deeds)


def _carrying(game: OldWorldGame, carrying: Carrying) -> Iterator[str]:
    wrong = [*_told(game, [carrying.program], carrying.story, carrying.branch)]
    yield from wrong
    if wrong:
        return
    deeds = game.box.programs[carrying.program].deeds
    yield from _ranges(carrying, at=(0, len(deeds)))
    for deed in deeds[max(0, carrying.at) :]:
        if isinstance(deed, Keep | TakeQuest) and _lies_there(game, carrying.story):
            yield "the card lies beside a board already (OW-202, OW-216)"


def _lies_there(game: OldWorldGame, story: int) -> bool:
    """Is the card a quest, or kept, already?"""
    kept = game.box.stories[story].keepsake
    seats = game.state.seats
    return any(quest.story == story for mine in seats for quest in mine.quests) or (
        kept != NOTHING and any(kept in mine.keepsakes for mine in seats)
    )


def _either(game: OldWorldGame, either: EitherChoice) -> Iterator[str]:
    if len(either.programs) not in (0, 2):
        yield "there are two things to choose from"
    for number in either.programs:
        if number not in untold_programs(game.box):
            yield f"program {number} is not to be chosen"


def _short_fight(game: OldWorldGame, fight: ShortFight) -> Iterator[str]:
    if not fight.ends or len(fight.ends) != len(fight.programs) or fight.ends != sorted({*fight.ends}):
        yield "the ranges of a short fight rise, each with what it brings (E-75)"
    if game.state.fight is not None:
        yield "nobody fights twice at once"
    yield from _told(game, fight.programs, fight.story, fight.branch)


def _reading(game: OldWorldGame, reading: Reading) -> Iterator[str]:
    if NOTHING in (reading.card, reading.results):
        yield "a card is read (OW-190)"
    elif game.box.stories[reading.card].prices != game.box.stories[reading.results].prices:
        yield "the results must be those of a card with the same options (OW-191)"


# -- small choices ---------------------------------------------------------------------------------------------------


def _attribute(game: OldWorldGame, choice: AttributeChoice) -> Iterator[str]:
    if not {*choice.raised} <= {*range(4)} or len({*choice.raised}) != len(choice.raised):
        yield "raised must name attributes once (E-73)"


def _ruled(*rules: str) -> Callable[[OldWorldGame, Any], Iterator[str]]:
    """A check of the rule by which a frame asks."""

    def check(game: OldWorldGame, frame: PotionLoss | RowChoice) -> Iterator[str]:
        if frame.rule not in rules:
            yield f"rule must be one of {', '.join(rules)}"
        if isinstance(frame, RowChoice):
            yield from _ranges(frame, cost=(NOTHING, MOST))

    return check


def _fare(game: OldWorldGame, fare: Fare) -> Iterator[str]:
    mine = game.state.seats[fare.seat]
    if not 0 <= fare.place < len(game.box.places):
        yield "there is no such place (OW-108)"
        return
    if fare.stands_at == "choose_fare" and not fare.paid:
        if fare.place not in [way.number for way in travel.ways(game, fare.seat)]:
            yield "a road leads there, and it can be paid (OW-108, OW-129)"
    elif fare.stands_at in ("choose_fare", "choose_second") and fare.second and not mine.hand:
        yield "a second card is owed (OW-130)"


def _lesson(game: OldWorldGame, lesson: Lesson) -> Iterator[str]:
    if not lesson.learned and not locations.lessons(game, lesson.seat):
        yield "there must be something to learn (OW-429)"


def _trade(game: OldWorldGame, trade: Trade) -> Iterator[str]:
    yield from _ranges(trade, cost=(NOTHING, MOST))
    if trade.stands_at == "choose_given" and trade.cost == NOTHING and not locations.trades(game, trade.seat):
        yield "there must be something to give (OW-426)"
    given = trade.cost != NOTHING or trade.stands_at == "choose_wanted"
    fitting = [card for card in game.state.row if card != NOTHING and game.box.costs[card] <= trade.cost + 1]
    if given and not trade.taken and trade.stands_at != DONE and not fitting:
        yield "there must be something to take for it (OW-426)"


def _restocking(game: OldWorldGame, restocking: PhaseThree) -> Iterator[str]:
    state = game.state
    yield from _ranges(restocking, slot=(NOTHING, ROW - 1), owed=(0, HAND_LIMIT))
    if restocking.stands_at in ("solo_discard", DONE):
        return
    if 0 <= restocking.slot < ROW and state.row[restocking.slot] == NOTHING:
        yield "the card that was chosen lies in the row (OW-225)"
    if restocking.owed > len(state.seats[state.active].hand) or (restocking.owed and restocking.slot == NOTHING):
        yield "what is owed can be paid with hand cards, for a card (OW-227)"
    if restocking.stands_at in ("discard_cards", "draw_up") and restocking.slot != NOTHING:
        yield "a card is chosen after one has drawn up (OW-221)"


CHECKS: dict[type[Frame], Callable[[OldWorldGame, Any], Iterator[str]]] = {
    Setup: _setup,
    PhaseThree: _restocking,
    Fare: _fare,
    DicePoker: _poker,
    SoloDice: _solo_dice,
    Lesson: _lesson,
    Trade: _trade,
    Reading: _reading,
    Carrying: _carrying,
    EitherChoice: _either,
    ShortFight: _short_fight,
    AttributeChoice: _attribute,
    PotionLoss: _ruled("OW-122", "OW-302"),
    RowChoice: _ruled("OW-197", "OW-362"),
    MonsterFight: _monster_fight,
    WitcherFight: _witcher_fight,
    TrophyGain: _trophy,
    Window: _window,
    Hit: _hit,
    ExtraCard: _extra,
    BuildCombo: _build,
    LookAtDeck: _look,
}
