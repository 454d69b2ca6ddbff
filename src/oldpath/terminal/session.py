"""One person or several at one keyboard, playing a match to its end."""

import os
import shlex
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from oldpath.games.old_world import OLD_WORLD
from oldpath.games.ronin import RONIN
from oldpath.kernel import text
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.match import Match
from oldpath.kernel.plaque import Result
from oldpath.terminal import saving
from oldpath.terminal.bots import HUMAN, BotMaker, Decider
from oldpath.terminal.commands import obey
from oldpath.terminal.errors import LEAVING, CannotPlay, Leave
from oldpath.terminal.lines import Line, head
from oldpath.terminal.old_world_table import OldWorldPresenter
from oldpath.terminal.presenter import Entry, Look, PlainPresenter, Presenter, View
from oldpath.terminal.ronin_table import RoninPresenter
from oldpath.terminal.rulebook import rule_ids
from oldpath.terminal.screen import Screen
from oldpath.terminal.skipping import Skipping
from oldpath.terminal.undoing import taken_back
from oldpath.terminal.words import game_name, say

RECALLED = 12


PRESENTERS: Mapping[str, Callable[[Match], Presenter]] = {
    RONIN.name: RoninPresenter,
    OLD_WORLD.name: OldWorldPresenter,
}


def presenter_of(match: Match) -> Presenter:
    """The game's own presenter, or the plain one."""
    return PRESENTERS.get(match.plaque.name, PlainPresenter)(match)


def changes(before: list[Line], now: list[Line]) -> list[Line]:
    """All of it under a new headline, else only what differs."""
    return differing(before, now) if before[:1] == now[:1] else now


def differing(before: list[Line], now: list[Line]) -> list[Line]:
    """Those paragraphs, with what is set in below them, that were not there before."""
    old, parts = _paragraphs(before), _paragraphs(now)
    return [line for part in parts if part not in old for line in part]


def _paragraphs(lines: list[Line]) -> list[list[Line]]:
    parts: list[list[Line]] = []
    for line in lines:
        if line.indent == 0 or not parts:
            parts.append([])
        parts[-1].append(line)
    return parts


class Session:
    """A match, who plays it, where it is kept, and what each viewer has been told."""

    def __init__(
        self, screen: Screen, match: Match, table: saving.Table, file: Path, make_bot: BotMaker, auto: bool
    ) -> None:
        """Sit down; the match is kept before anything is shown."""
        self.screen = screen
        self.make_bot = make_bot
        self.lang = table.lang
        self.skipping = Skipping(on=auto)
        self.sit_down(match, table, file)

    def sit_down(self, match: Match, table: saving.Table, file: Path) -> None:
        """Play this match from here on."""
        self.match = match
        self.table = table
        self.file = file
        self.kept = saving.content_of(file)
        self.presenter = presenter_of(match)
        self.screen.paint = lambda part: self.presenter.painted(part, self.lang)
        self.bots: Mapping[int, Decider] = {
            seat: self.make_bot(kind, table.seed + seat) for seat, kind in enumerate(table.kinds) if kind != HUMAN
        }
        self.humans = [seat for seat in range(match.seats) if seat not in self.bots]
        self.viewer = self.humans[0] if len(self.humans) == 1 else None
        self.told: dict[int | None, int] = {}
        self.shown: list[Line] = []
        self.seen: dict[int | None, tuple[View, list[Entry]]] = {}
        try:
            self.keep_table()
            self.keep()
        except CannotPlay:
            saving.forget(file)
            raise

    # -- playing -------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Ask and answer until the match is over."""
        self.tell("welcome", game=game_name(self.lang, self.match.plaque.name), people=len(self.humans))
        self.recall()
        while not self.match.over:
            ask = self.next_ask()
            if ask.seat in self.bots:
                self.take(ask, self.bots[ask.seat].decide(self.match.view(ask.seat), ask))
                if not self.humans:
                    self.watch()
            else:
                self.ask(ask)
        self.finish()

    def next_ask(self) -> Ask:
        """Whoever has the keyboard goes on; then bots, whose answers wait sealed; then another person."""
        asks = self.match.asks
        return min(asks, key=lambda ask: (ask.seat != self.viewer, ask.seat not in self.bots, ask.seat))

    def take(self, ask: Ask, option: Option | int) -> None:
        """Carry an answer out and keep the match."""
        self.match.answer(ask.seat, option, ask.number)
        self.seen = {}
        self.keep()

    def ask(self, ask: Ask) -> None:
        """Show a person the table and the question, and obey until the table has moved."""
        if ask.seat != self.viewer:
            self.hand_over(ask.seat)
        passing = self.skipping.passes(ask, self.lang)
        if passing is not None:
            self.tell("auto-passed", question=ask.say(self.lang))
            self.take(ask, passing)
            return
        self.show_story()
        self.show_summary()
        self.show_question(ask)
        while not obey(self, self.screen.read(), ask):
            pass

    def watch(self) -> None:
        """For those who only look on: what happened, and at a new step how things stand."""
        self.show_story()
        before, self.shown = self.shown, self.presenter.summary(self.look())
        if before[:1] != self.shown[:1] and not self.match.over:
            self.screen.show([Line(), *self.shown[:1], *differing(before[1:], self.shown[1:])])

    def hand_over(self, seat: int) -> None:
        """Hide what the last person saw until the next one sits there."""
        who = self.player(Look(self.match.view(None), self.lang, self.table.names), seat)
        if self.viewer is not None:
            self.screen.wipe()
        self.tell("hand-over", who=who)
        if self.screen.read("").casefold() in LEAVING:
            raise Leave
        self.screen.wipe()
        self.viewer = seat
        self.shown = []

    def undo(self, ask: Ask) -> None:
        """Take the person's last answer back; a refusal says why not."""
        self.match = taken_back(self.match, ask.seat, self.bots)
        self.seen = {}
        self.skipping.rest()
        log_length = len(self.match.log(None))
        self.told = {viewer: min(told, log_length) for viewer, told in self.told.items()}
        self.keep()
        self.tell("undone")

    def recall(self) -> None:
        """In a game that goes on, only its last moments are told again."""
        if self.match.choices:
            self.told = dict.fromkeys((None, *self.humans), max(0, len(self.match.log(None)) - RECALLED))

    def speak(self, lang: str) -> None:
        """Speak another language from now on."""
        self.lang = lang
        self.shown = []
        self.table = msgspec.structs.replace(self.table, lang=lang)
        self.keep_table()

    # -- keeping -------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Put the match on disk."""
        self.kept = saving.keep(self.file, self.match, self.lang, self.kept)

    def keep_table(self) -> None:
        """Put on disk who sits where."""
        saving.keep_table(self.file, self.table, self.lang)

    def copy_to(self, file: Path) -> None:
        """Keep a copy elsewhere, with who sits where."""
        saving.write_whole(saving.beside(file), msgspec.json.encode(self.table))
        saving.write_whole(file, self.match.save())

    def farewell(self) -> None:
        """Say where the game is and how to go on with it."""
        known = self.file.parent == saving.save_folder() and self.file.suffix == saving.ENDING
        name = self.file.stem if known else str(self.file)
        self.tell("saved", file=str(self.file))
        command = f"{os.environ.get('OLDPATH_PLAY', 'oldpath play')} --resume {shlex.quote(name)}"
        self.screen.show([Line(say(self.lang, "resume-with", command=command))])

    # -- showing -------------------------------------------------------------------------------------------------

    def tell(self, message: str, **facts: str | int) -> None:
        """Say one sentence of the client."""
        self.screen.show([Line(say(self.lang, message, **facts))])

    def look(self) -> Look:
        """What the person at the keyboard sees; between two answers it is looked up once, however often one looks."""
        if self.viewer not in self.seen:
            self.seen = {self.viewer: (self.match.view(self.viewer), [*self.match.log(self.viewer)])}
        view, log = self.seen[self.viewer]
        return Look(view, self.lang, self.table.names, log, self.screen.width)

    def player(self, look: Look, seat: int) -> str:
        """What a player is called, and where the player sits."""
        who, number = self.presenter.who(look, seat), say(self.lang, "seat", number=seat + 1)
        return who if who == number else say(self.lang, "player", who=who, seat=seat + 1)

    def show_story(self) -> None:
        """What happened since this viewer was told last."""
        look = self.look()
        told = self.presenter.recap(look, look.log[self.told.get(self.viewer, 0) :])
        self.told[self.viewer] = len(look.log)
        if told and self.humans:
            self.screen.show([Line(), head(say(self.lang, "story"))])
        self.screen.show(told)

    def show_summary(self) -> None:
        """The table in brief; in the same step only what has changed since it was shown last."""
        summary = self.presenter.summary(self.look())
        changed = changes(self.shown, summary)
        if changed:
            self.screen.show([Line(), *changed])
        self.shown = summary

    def show_question(self, ask: Ask) -> None:
        """Who decides what, what follows, and the numbered options with what one needs to know of them."""
        look, lang = self.look(), self.lang
        question = say(
            lang,
            "question",
            who=self.player(look, ask.seat),
            ask=ask.say(lang),
            ends=int(ask.say(lang).endswith("?")),
            rule=ask.rule,
        )
        lines = [Line(), Line(question, hang=2, style="ask"), *self.presenter.question(look, ask)]
        margin = len(str(len(ask.options))) + 2
        for at, option in enumerate(ask.options, 1):
            number = f"{at}.".rjust(margin - 1)
            lines.append(Line(f"{number} {option.label(lang)}", hang=margin, style="option"))
            lines += [Line(fact.text, fact.indent + margin, fact.hang) for fact in self.presenter.facts(look, option)]
        self.screen.show(lines)

    def finish(self) -> None:
        """The last of the story, how the points came together, who won, and where the record lies."""
        if len(self.humans) > 1:
            self.told[None], self.viewer = self.told[self.viewer], None
        self.show_story()
        look, result = self.look(), self.match.result
        assert result is not None
        lines = [Line(), *self.presenter.scores(look), Line(), *self.verdict(look, result)]
        used, all_rules = len(self.match.rules_used), len(rule_ids(self.match.plaque.name))
        lines.append(Line(say(self.lang, "rules-used", used=used, all=all_rules)))
        lines.append(Line(say(self.lang, "record", file=str(self.file))))
        self.screen.show(lines)

    def verdict(self, look: Look, result: Result) -> list[Line]:
        """Who has won, and why."""
        equal = [
            seat
            for seat, score in enumerate(result.scores)
            if seat not in result.winners and score == max(result.scores)
        ]
        winners, others = (
            text.listed(self.lang, [self.presenter.who(look, seat) for seat in seats])
            for seats in (result.winners, equal)
        )
        lines = [head(say(self.lang, "winner", winners=winners, count=len(result.winners)))]
        ended = f"ended-{result.ended}"
        if text.known("en", f"term-{ended}"):
            lines.append(Line(say(self.lang, ended, winners=winners, others=others)))
        return lines
