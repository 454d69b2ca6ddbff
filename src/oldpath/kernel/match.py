"""A match: one game being played, always waiting on its asks, always rebuilt from its log."""

import random
from collections.abc import Sequence
from typing import Any

from oldpath.kernel import history, views
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.chance import Borrowed, Chance
from oldpath.kernel.errors import Refusal, Refused, RulesBug
from oldpath.kernel.event import Event
from oldpath.kernel.frame import outcome
from oldpath.kernel.game import Game
from oldpath.kernel.history import JOINT, SEAT_SHIFT, Origin, seat_of
from oldpath.kernel.plaque import Plaque, Result
from oldpath.kernel.story import Told

STEP_LIMIT = 100_000
DEALS = 200
"""How often hidden things are dealt anew until they lead to the questions that are open."""


class Match:
    """One game at one table."""

    __slots__ = ("_next_number", "asks", "choices", "game", "horizon", "marks", "origin", "plaque")

    def __init__(self, plaque: Plaque, game: Game[Any, Any], origin: Origin | None) -> None:
        """Use `oldpath.new_match`, `load_match` or `import_match` instead."""
        self.plaque = plaque
        self.game = game
        self.origin = origin
        self.asks: list[Ask] = []
        self.choices: list[int] = []
        self.horizon = 0
        self.marks: list[int] = []
        self._next_number = 1

    # -- playing ---------------------------------------------------------------------------------------------------

    def answer(self, seat: int, option: Option | int | str, number: int | None = None) -> Sequence[Event]:
        """Take a seat's answer to its open ask: one of its options, the option's place among them, or its key.

        With `number`, an answer to an ask that is no longer open is refused.
        """
        for ask in self.asks:
            if ask.seat == seat:
                break
        else:
            raise Refused(self._nothing_asked(seat))
        if number is not None and number != ask.number:
            raise Refused(self._refusal("stale_ask", number=_printable(number), now=ask.number))
        options = ask.options
        index = option if type(option) is int and 0 <= option < len(options) else self._index_of(ask, option)
        game = self.game
        game.horizon = False
        if ask.join == "one":
            self.choices.append(ask.seat << SEAT_SHIFT | index)
            frame = game.state.stack[-1]
            frame.answers[ask.name](frame, game, ask.seat, options[index])
            self.advance()
        else:
            self.choices.append(ask.seat << SEAT_SHIFT | JOINT | index)
            self._take_joint(ask, index)
        if game.horizon:
            self.horizon = len(self.choices)
        if game.story is not None:
            self.marks.append(len(game.story))
        return Told(self, len(self.choices) - 1)  # type: ignore[return-value]

    def _index_of(self, ask: Ask, option: object) -> int:
        """The place of an option among those of the ask; what is not there is refused."""
        if isinstance(option, Option):
            for index, offered in enumerate(ask.options):
                if offered is option or offered == option:
                    return index
        elif isinstance(option, str):
            for index, offered in enumerate(ask.options):
                if offered.key == option:
                    return index
            raise Refused(self.why_not(ask.seat, option) or self._refusal("not_an_option", option=option))
        raise Refused(self._refusal("not_an_option", ask.rule, option=_printable(option)))

    def start(self) -> None:
        """Go on to the first question."""
        self.advance()
        if self.game.story is not None:
            self.marks = [len(self.game.story)]

    def _take_joint(self, ask: Ask, index: int) -> None:
        """Carry out one of several seats' answers; go on when the step has all it wants."""
        frame = self.game.state.stack[-1]
        if ask.join == "first":
            frame.answers[ask.name](frame, self.game, ask.seat, ask.options[index])
        elif ask.join == "all":
            frame.answers[ask.name](frame, self.game, ask.seat, ask.options[index])
            asks = self.asks
            again = self._ask_seat(frame, ask.seat)
            if again is None:
                asks.remove(ask)
                if not asks:
                    frame.step += 1
                    self.advance()
            else:
                asks[asks.index(ask)] = again
            return
        else:
            frame.votes[ask.seat] = index
            self.asks.remove(ask)
            if self.asks:
                return
            self._count(frame, ask)
        self.advance()

    def _count(self, frame: Any, ask: Ask) -> None:
        """All have voted: the winning option is the answer."""
        appointed = frame.appointed(self.game)
        winner = outcome(frame.votes, appointed)
        frame.votes = []
        frame.answers[ask.name](frame, self.game, appointed, ask.options[winner])

    def _ask_seat(self, frame: Any, seat: int) -> Ask | None:
        """One seat's next question in a step that asks every seat; what has one answer is answered."""
        game = self.game
        step = frame.asking[frame.step]
        while True:
            ask: Ask | None = step(frame, game, seat)
            if ask is None:
                return None
            if len(ask.options) > 1:
                ask.join = "all"
                return self._opened(ask)
            frame.answers[ask.name](frame, game, seat, ask.options[0])

    def _opened(self, ask: Ask) -> Ask:
        ask.number = self._next_number
        self._next_number += 1
        if self.game.story is not None:
            self.game.asked.add(ask.rule)
        return ask

    def advance(self) -> None:
        """Carry out steps until somebody is asked or the match is over."""
        game = self.game
        stack = game.state.stack
        for _ in range(STEP_LIMIT):
            if not stack:
                self.asks = []
                return
            frame = stack[-1]
            at = frame.step
            run = frame.runs[at]
            if run is None:
                stack.pop()
                continue
            frame.step = at + 1
            ask = run(frame, game)
            if ask is None:
                continue
            frame.step = at
            if stack[-1] is not frame:
                raise RulesBug(f"{type(frame).__name__}.{frame.steps[at]} asks and pushes a frame at once")
            if type(ask) is str:
                if self._ask_together(frame, at, ask):
                    return
                continue
            options = ask.options
            if len(options) == 1:
                frame.answers[ask.name](frame, game, ask.seat, options[0])
                continue
            if not options:
                raise RulesBug(f"{ask.name} offers nothing to seat {ask.seat}")
            ask.number = self._next_number
            self._next_number += 1
            self.asks = [ask]
            if game.story is not None:
                game.asked.add(ask.rule)
            return
        raise RulesBug(f"{STEP_LIMIT} steps without a question")

    def _ask_together(self, frame: Any, at: int, join: str) -> bool:
        """Open the asks of a step that asks several seats; False when nobody is left to ask."""
        game = self.game
        step = frame.asking[at]
        if join == "first":
            asks = [self._opened(ask) for ask in step(frame, game)]
        elif join == "all":
            found = [self._ask_seat(frame, seat) for seat in range(game.state.players)]
            asks = [ask for ask in found if ask is not None]
        else:
            found = [step(frame, game, seat) for seat in range(game.state.players)]
            if not frame.votes:
                frame.votes = [-1] * game.state.players
            asks = [self._opened(ask) for ask in found if ask is not None and frame.votes[ask.seat] < 0]
        for ask in asks:
            ask.join = join
        self.asks = asks
        if not asks:
            frame.step = at + 1
        return bool(asks)

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return not self.game.state.stack

    @property
    def result(self) -> Result | None:
        """Who won and how, once the match is over."""
        return self.plaque.result(self.game.state) if self.over else None

    @property
    def seats(self) -> int:
        """How many seats play."""
        players: int = self.game.state.players
        return players

    def ask_of(self, seat: int) -> Ask | None:
        """The open ask of this seat."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, as plain data; None is a spectator."""
        self._check_viewer(seat)
        return views.view_of(self, seat)

    def log(self, seat: int | None) -> list[dict[str, Any]]:
        """The events that this viewer may know, oldest first."""
        self._check_viewer(seat)
        return [views.told_to(seat, event, self.game.box.names) for event in self.listen()]

    def listen(self) -> list[Event]:
        """The story so far. The first time, what happened is replayed from the log; from then on it is told live."""
        if self.game.story is None:
            if self.origin is None:
                self.game.story = []
                self.marks = [0] * (len(self.choices) + 1)
            else:
                twin = history.replay(self, self.choices, listen=True)
                self.game.story, self.game.asked = twin.game.story or [], twin.game.asked
                self.marks = twin.marks
        return self.game.story

    @property
    def rules_used(self) -> tuple[str, ...]:
        """The ids of the rules that this match has exercised, as its events and asks tell."""
        story = self.listen()
        return tuple(sorted({rule for event in story for rule in event.rules} | self.game.asked))

    def why_not(self, seat: int, intent: Option | str) -> Refusal | None:
        """Why this seat may not do this now, or None when it may. An intent is an option or an option's key."""
        key = intent.key if isinstance(intent, Option) else intent
        if type(key) is not str:
            return self._refusal("not_an_option", option=_printable(intent))
        ask = self.ask_of(seat)
        if ask is None and (self.over or type(seat) is not int or not 0 <= seat < self.seats):
            return self._nothing_asked(seat)
        if ask is not None and key in ask.keys:
            return None
        options = ask.options if ask is not None else ()
        return self.plaque.why_not(self.game, seat, key, options, ask.name if ask is not None else "")

    def _nothing_asked(self, seat: object) -> Refusal:
        if self.over:
            return self._refusal("match_over")
        if type(seat) is not int or not 0 <= seat < self.seats:
            return self._refusal("no_such_seat", seat=_printable(seat))
        waiting = ", ".join(str(ask.seat) for ask in self.asks)
        return self._refusal("not_asked", seat=seat, waiting=waiting)

    def _refusal(self, code: str, rule: str = "", **facts: str | int) -> Refusal:
        """A refusal of the table itself, under the rule that the game names for it."""
        ask = self.asks[0] if self.asks else None
        fixes = ask.keys[:3] if code == "not_an_option" and ask is not None and rule else ()
        return Refusal(rule or self.plaque.table_rules[code], code, facts, fixes)

    def _check_viewer(self, seat: object) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise Refused(self._refusal("no_such_seat", seat=_printable(seat)))

    # -- other futures -----------------------------------------------------------------------------------------------

    def clone(self) -> "Match":
        """An independent match at the same point; the same future as long as chance answers the same."""
        game = Game(self.game.state.copy(), self.game.box, self.game.chance.copy())
        game.drawn = self.game.drawn[:]
        twin = Match(self.plaque, game, self.origin)
        twin.asks = self.asks[:]
        twin.choices = self.choices[:]
        twin.horizon = self.horizon
        twin._next_number = self._next_number
        return twin

    def redeal(self, seat: int, chance: random.Random) -> "Match":
        """A match like this one for all that the seat knows, with everything it cannot see dealt anew.

        It has neither this match's past nor its chance: what it draws, it draws from the generator given.
        """
        self._check_viewer(seat)
        for _ in range(DEALS):
            state = self.game.state.copy()
            self.plaque.redeal(state, self.game.box, seat, chance)
            twin = Match(self.plaque, Game(state, self.game.box, Borrowed(chance)), None)
            if twin._waits_like(self.asks, seat):
                break
        twin._next_number = self._next_number
        return twin

    def _waits_like(self, asks: list[Ask], viewer: int) -> bool:
        """Put this match before the same questions; False where its hidden things would not have led to them.

        The viewer's own question is the same whatever is hidden. Another's was only asked because there was a choice.
        """
        numbers = {ask.seat: ask.number for ask in asks}
        if len(asks) == 1 and asks[0].seat == viewer:
            self.asks = asks[:]
            return True
        if len(asks) == 1 and asks[0].join == "one":
            frame = self.game.state.stack[-1]
            again = frame.asking[frame.step](frame, self.game)
            self.asks = [again] if isinstance(again, Ask) else []
        else:
            self.advance()
        for ask in self.asks:
            ask.number = numbers.get(ask.seat, ask.number)
        return [(ask.seat, ask.name, len(ask.options) > 1) for ask in self.asks] == [
            (a.seat, a.name, True) for a in asks
        ]

    def undo(self, seat: int) -> None:
        """Back to this seat's previous answer, never across an information horizon."""
        self._check_viewer(seat)
        mine = [at for at, choice in enumerate(self.choices) if seat_of(choice) == seat]
        if not mine or self.origin is None:
            raise Refused(self._refusal("nothing_to_undo", seat=seat))
        at = mine[-1]
        if at < self.horizon:
            raise Refused(self._refusal("information_horizon", seat=seat))
        later = self.choices[at + 1 :]
        if later and not all(choice & JOINT for choice in (self.choices[at], *later)):
            raise Refused(self._refusal("others_have_acted", seat=seat))
        kept = self.choices[:at] + later
        twin = history.replay(self, kept, listen=self.game.story is not None)
        twin.game.chance = self.game.chance
        self.game = twin.game
        self.choices = kept
        self.marks = twin.marks
        self.asks = twin.asks
        for ask in self.asks:
            self._opened(ask)

    # -- keeping -----------------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The match as its compact log."""
        return history.save(self)

    def export(self) -> dict[str, Any]:
        """The full state in readable form, as it stands at this question."""
        return history.export(self)


def _printable(thing: object) -> str:
    """A short harmless rendering of whatever somebody sent."""
    return (thing.key if isinstance(thing, Option) else repr(thing))[:40]


def begin(plaque: Plaque, origin: Origin, box: Any, chance: Chance, listen: bool = False) -> Match:
    """Set the table of a new match and go on to its first question."""
    state = plaque.set_table(box, origin.seats, origin.options)
    match = Match(plaque, Game(state, box, chance), origin)
    if listen:
        match.game.story = []
    match.start()
    return match
