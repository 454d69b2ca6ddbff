"""A match: one game being played, always waiting on its asks, always rebuilt from its log."""

import random
from collections.abc import Sequence
from typing import Any

from oldpath.kernel import history, refusing, views
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.chance import Borrowed, Chance
from oldpath.kernel.errors import Refusal, Refused, RulesBug, brief, refused
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

    __slots__ = ("_next_number", "_origin", "asks", "choices", "game", "horizon", "marks", "plaque")

    def __init__(self, plaque: Plaque, game: Game[Any, Any], origin: Origin | None) -> None:
        """Use `oldpath.new_match`, `load_match` or `import_match` instead."""
        self.plaque = plaque
        self.game = game
        self._origin = origin
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
            if type(seat) is int and ask.seat == seat:
                break
        else:
            raise Refused(refusing.nothing_asked(self, seat))
        if number is not None and (type(number) is not int or number != ask.number):
            raise Refused(refusing.by_table(self, "stale_ask", number=brief(number), now=ask.number))
        options = ask.options
        index = option if type(option) is int and 0 <= option < len(options) else self._place_of(option, ask)
        if index is None:
            raise Refused(self.why_not(seat, option) or refusing.not_an_option(self, option, ask))
        if self._origin is None:
            self._origin = self.origin
        game = self.game
        game.horizon = False
        if ask.join == "one":
            self.choices.append(ask.seat << SEAT_SHIFT | index)
            frame = game.state.stack[-1]
            frame.answers[ask.name](frame, game, ask.seat, options[index])
            self.advance()
        else:
            self.choices.append(ask.seat << SEAT_SHIFT | (0 if ask.join == "first" else JOINT) | index)
            self._take_joint(ask, index)
        if game.horizon:
            self.horizon = len(self.choices)
        if game.story is not None:
            self.marks.append(len(game.story))
        return Told(self, self.choices, len(self.choices) - 1)  # type: ignore[return-value]

    def _place_of(self, option: object, ask: Ask) -> int | None:
        """Where an option, a place or a key stands among the options of the ask; None where it does not."""
        if type(option) is int:
            return option if 0 <= option < len(ask.options) else None
        if type(option) is str:
            return next((place for place, offered in enumerate(ask.options) if offered.key == option), None)
        if not isinstance(option, Option):
            return None
        return next((place for place, offered in enumerate(ask.options) if offered == option), None)

    def start(self) -> None:
        """Go on to the first question."""
        self.advance()
        if self.game.story is not None:
            self.marks = [len(self.game.story)]

    def _take_joint(self, ask: Ask, index: int) -> None:
        """Carry out one of several seats' answers; go on when the step has all it wants."""
        game, asks = self.game, self.asks
        frame = game.state.stack[-1]
        if ask.join == "vote":
            frame.votes[ask.seat] = index
        else:
            frame.answers[ask.name](frame, game, ask.seat, ask.options[index])
        if ask.join == "first":
            self.advance()
            return
        again = self._ask_seat(frame, ask.seat) if ask.join == "all" else None
        if again is not None:
            asks[asks.index(ask)] = again
            return
        asks.remove(ask)
        if not asks:
            if ask.join == "vote":
                self._count(frame, ask)
            else:
                frame.step += 1
            game.reveal()  # Everybody knows the others' answers now.
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
            if not ask.options:
                raise RulesBug(f"{ask.name} offers nothing to seat {seat}")
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
            if asks and len(asks[0].options) == 1:
                frame.votes[asks[0].seat] = 0
                self._count(frame, asks[0])
                return False
        for ask in asks:
            ask.join = join
        self.asks = asks
        if not asks:
            frame.step = at + 1
        return bool(asks)

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def origin(self) -> Origin:
        """Where it began; a match dealt anew begins where it was dealt, which is kept before its first answer."""
        return self._origin or Origin(self.seats, {}, self.game.state.copy())

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
        refusing.check_viewer(self, seat)
        return views.view_of(self, seat)

    def log(self, seat: int | None) -> list[dict[str, Any]]:
        """The events that this viewer may know, oldest first."""
        refusing.check_viewer(self, seat)
        return [views.told_to(seat, event, self.game.box.names) for event in self.listen()]

    def listen(self) -> list[Event]:
        """The story so far. The first time, what happened is replayed from the log; from then on it is told live."""
        story = self.game.story
        if story is None:
            twin = history.replay(self, self.choices, listen=True)
            self.game.story = story = twin.listen()
            self.game.asked, self.marks = twin.game.asked, twin.marks
        return story

    def told(self, choices: list[int], at: int) -> list[Event]:
        """What one answer caused; of an answer that was taken back since (`choices` are not ours now), what it had."""
        match = self if choices is self.choices else history.replay(self, choices[: at + 1], listen=True)
        story = match.listen()
        return story[match.marks[at] : match.marks[at + 1]]

    @property
    def rules_used(self) -> tuple[str, ...]:
        """The ids of the rules that this match has exercised, as its events and asks tell."""
        story = self.listen()
        return tuple(sorted({rule for event in story for rule in event.rules} | self.game.asked))

    def why_not(self, seat: int, intent: Option | int | str) -> Refusal | None:
        """Why this seat may not do this now, or None when it may. An intent is whatever `answer` takes."""
        if self.over or not refusing.is_seat(self, seat):
            return refusing.nothing_asked(self, seat)
        ask, key = self.ask_of(seat), refusing.key_of(intent)
        if ask is not None and self._place_of(intent, ask) is not None:
            return None
        if key is None or (ask is not None and key in ask.keys):
            return refusing.not_an_option(self, intent, ask)
        options, asked = ((), "") if ask is None else (ask.options, ask.name)
        return self.plaque.why_not(self.game, seat, key, options, asked)

    # -- other futures -----------------------------------------------------------------------------------------------

    def clone(self) -> "Match":
        """An independent match at the same point; the same future as long as chance answers the same."""
        game = Game(self.game.state.copy(), self.game.box, self.game.chance.copy())
        game.drawn = self.game.drawn[:]
        twin = Match(self.plaque, game, self._origin)
        twin.asks = self.asks[:]
        twin.choices = self.choices[:]
        twin.horizon = self.horizon
        twin._next_number = self._next_number
        return twin

    def redeal(self, seat: int, chance: random.Random) -> "Match":
        """A match like this one for all that the seat knows, with everything it cannot see dealt anew.

        It has neither this match's past nor its chance: what it draws, it draws from the generator given.
        """
        refusing.check_seat(self, seat)
        if not isinstance(chance, random.Random):
            raise refused(self.plaque.table_rules["seats"], "wrong_chance", chance=brief(chance))
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
        refusing.check_seat(self, seat)
        at = next((at for at in reversed(range(len(self.choices))) if seat_of(self.choices[at]) == seat), None)
        if at is None:
            raise Refused(refusing.by_table(self, "nothing_to_undo", seat=seat))
        if at < self.horizon:
            raise Refused(refusing.by_table(self, "information_horizon", seat=seat))
        later = self.choices[at + 1 :]
        if later and not all(choice & JOINT for choice in (self.choices[at], *later)):
            raise Refused(refusing.by_table(self, "others_have_acted", seat=seat))
        kept = self.choices[:at] + later
        twin = history.replay(self, kept, listen=self.game.story is not None)
        twin.game.chance = self.game.chance
        self.game = twin.game
        self.choices = kept
        self.marks = twin.marks
        self._open_again(twin.asks, seat)

    def _open_again(self, asks: list[Ask], seat: int) -> None:
        """The asks after this seat took something back: others are still asked what they were, under its number."""
        open_before = {ask.seat: ask for ask in self.asks}
        for ask in asks:
            before = open_before.get(ask.seat)
            if before is None or ask.seat == seat or (before.name, before.keys) != (ask.name, ask.keys):
                self._opened(ask)
            else:
                ask.number = before.number
        self.asks = asks

    # -- keeping -----------------------------------------------------------------------------------------------------

    @property
    def numbers(self) -> list[int]:
        """The numbers of the open asks, and the one that the next ask will get."""
        return [*(ask.number for ask in self.asks), self._next_number]

    @numbers.setter
    def numbers(self, numbers: list[int]) -> None:
        *opened, self._next_number = numbers
        for ask, number in zip(self.asks, opened, strict=True):
            ask.number = number

    def save(self) -> bytes:
        """The match as its compact log."""
        return history.save(self)

    def export(self) -> dict[str, Any]:
        """The full state in readable form, as it stands at this question."""
        return history.export(self)


def begin(plaque: Plaque, origin: Origin, box: Any, chance: Chance, listen: bool = False) -> Match:
    """Set the table of the origin and go on to the first question."""
    fresh = origin.position is None
    state = plaque.set_table(box, origin.seats, origin.options) if fresh else origin.position.copy()
    match = Match(plaque, Game(state, box, chance), origin)
    if listen:
        match.game.story = []
    match.start()
    return match
