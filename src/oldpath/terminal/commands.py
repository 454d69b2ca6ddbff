"""One grammar for everything a person can type; the same words in every language."""

import difflib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from oldpath.kernel import text
from oldpath.kernel.ask import Ask
from oldpath.kernel.errors import OldpathError, Refused
from oldpath.terminal import choosing, opening, saving, why
from oldpath.terminal.bots import USUAL_LEVEL
from oldpath.terminal.errors import Leave
from oldpath.terminal.lines import LEAST, MOST, Line, head, item
from oldpath.terminal.rulebook import find_rules, rule_line
from oldpath.terminal.words import printable, say

if TYPE_CHECKING:
    from oldpath.terminal.session import Session

Command: TypeAlias = "Callable[[Session, str, Ask], bool]"
LOG_LENGTH = 20
MOST_FOUND = 12


def obey(session: "Session", words: str, ask: Ask) -> bool:
    """Do what was typed; True when the table has moved, so that a new question stands."""
    if not words:
        session.show_question(ask)
        return False
    at = choosing.by_number(ask, words)
    if at is None:
        at = choosing.by_key(ask, words)
    if at is not None:
        return choose(session, ask, at)
    first, _, rest = words.partition(" ")
    own = session.presenter.shows().get(first.casefold())
    if own is not None:
        return show(session, first.casefold(), own(session.look(), rest.strip()))
    command = COMMANDS.get(ALIASES.get(first.casefold(), first.casefold()))
    if command is not None:
        return command(session, rest.strip(), ask)
    return by_words(session, words, ask)


def choose(session: "Session", ask: Ask, at: int) -> bool:
    """Answer with this option."""
    session.take(ask, at)
    session.tell("chosen", label=ask.options[at].label(session.lang).removesuffix("."))
    return True


def by_words(session: "Session", words: str, ask: Ask) -> bool:
    """A part of a label chooses; what is meant but not allowed is refused; the rest is not understood."""
    fitting = choosing.by_label(ask, words, session.lang)
    if len(fitting) == 1:
        return choose(session, ask, fitting[0])
    if fitting:
        labels = [f"{at + 1}. {ask.options[at].label(session.lang)}" for at in fitting]
        return inform(session, "several", words=printable(words), found="; ".join(labels))
    look = session.look()
    meant = why.meant(session.match, ask, words, look, session.presenter)
    if isinstance(meant, int):
        return choose(session, ask, meant)
    if meant is not None:
        session.screen.show(why.refused(meant, ask, look))
        return False
    near = difflib.get_close_matches(words.partition(" ")[0].casefold(), known(session), 1)
    return inform(
        session, "not-understood", words=printable(words), near=near[0] if near else "none", most=len(ask.options)
    )


def show(session: "Session", command: str, lines: list[Line]) -> bool:
    """What a command of the game's own shows, or how it is typed."""
    if not lines:
        return inform(session, "usage", usage=usage(session, command))
    session.screen.show(lines)
    return False


def usage(session: "Session", command: str) -> str:
    """How a command is typed."""
    return OWN_USAGES[command] if command in session.presenter.shows() else USAGES[command]


def inform(session: "Session", message: str, **facts: str | int) -> bool:
    """Say one line; the question still stands."""
    session.tell(message, **facts)
    return False


# -- the commands ------------------------------------------------------------------------------------------------


def undo(session: "Session", words: str, ask: Ask) -> bool:
    """Take back the last answer."""
    try:
        session.undo(ask)
    except Refused as refused:
        refusal = refused.refusal
        rule = item(rule_line(refusal.rule, session.lang))
        session.screen.show([Line(why.said(refusal, session.lang), style="warn"), rule])
        return False
    return True


def explain(session: "Session", words: str, ask: Ask) -> bool:
    """Why an option is offered, or why something is not."""
    look, presenter = session.look(), session.presenter
    if not words:
        session.screen.show(why.asked(ask, look))
        return False
    meant = why.meant(session.match, ask, words, look, presenter)
    if isinstance(meant, int):
        session.screen.show(why.offered(ask, meant, look, presenter))
    elif meant is not None:
        session.screen.show(why.refused(meant, ask, look))
    else:
        session.tell("why-unknown", words=printable(words))
    return False


def log(session: "Session", words: str, ask: Ask) -> bool:
    """The last entries of the log."""
    count = words or str(LOG_LENGTH)
    if not (count.isascii() and count.isdigit() and int(count[:6])):
        return inform(session, "usage", usage=USAGES["log"])
    last = session.match.log(session.viewer)[-int(count[:6]) :]
    session.screen.show(session.presenter.story(session.look(), last))
    return False


def view(session: "Session", words: str, ask: Ask) -> bool:
    """The whole table, or one seat."""
    look, presenter = session.look(), session.presenter
    if not words:
        session.screen.show(presenter.table(look))
        return False
    seats = presenter.seats(look)
    if words.casefold() == "me":
        found = [ask.seat]
    elif words.isascii() and words.isdigit():
        found = [seat for seat in seats if str(seat + 1) == words]
    else:
        found = choosing.by_name([presenter.title(look, seat) for seat in seats], words)
    if len(found) != 1:
        seated = text.listed(session.lang, [presenter.title(look, seat) for seat in seats])
        return inform(session, "no-such-seat", words=printable(words), seats=seated)
    session.screen.show(presenter.place(look, found[0]))
    return False


def card(session: "Session", words: str, ask: Ask) -> bool:
    """Everything printed on a card, or on anything else in the box."""
    if not words:
        return inform(session, "usage", usage=USAGES["card"])
    look = session.look()
    found = why.named(words, look, session.presenter)
    if not found:
        return inform(session, "no-such-card", words=printable(words))
    if len(found) > 1:
        names = [session.presenter.called(session.lang, thing) for thing in found[:MOST_FOUND]]
        names += ["…"] if len(found) > MOST_FOUND else []
        return inform(session, "several", words=printable(words), found="; ".join(names))
    session.screen.show(session.presenter.thing(look, found[0]))
    return False


def rule(session: "Session", words: str, ask: Ask) -> bool:
    """A rule by its id, or those that speak of something; without words the rule of the question."""
    plaque = session.match.plaque
    found = find_rules(plaque.name, plaque.prefix, words, session.lang) if words else [ask.rule]
    if not found:
        return inform(session, "no-such-rule", words=printable(words))
    session.screen.show([item(rule_line(rule, session.lang), 0) for rule in found[:MOST_FOUND]])
    if len(found) > MOST_FOUND:
        session.tell("more-rules", more=len(found) - MOST_FOUND)
    return False


def hint(session: "Session", words: str, ask: Ask) -> bool:
    """What a bot would do in this seat."""
    option = session.make_bot(USUAL_LEVEL, 0).decide(session.match.view(ask.seat), ask)
    number = ask.keys.index(option.key) + 1
    return inform(session, "hint", level=USUAL_LEVEL, number=number, label=option.label(session.lang))


def save(session: "Session", words: str, ask: Ask) -> bool:
    """Say where the game is kept, or keep a copy."""
    if not words:
        session.farewell()
        return False
    file = Path(words).expanduser()
    try:
        if not saving.is_free(file):
            return inform(session, "not-free", file=str(file))
        session.copy_to(file)
    except OSError as problem:
        return inform(session, "no-copy", file=str(file), why=saving.reason(problem))
    return inform(session, "copied", file=str(file))


def resume(session: "Session", words: str, ask: Ask) -> bool:
    """Go on with another saved game, or list them."""
    if not words:
        names = [file.stem for file in saving.recent_files()[:MOST_FOUND]]
        return inform(session, "saved-games", games=", ".join(names) or say(session.lang, "none"))
    try:
        match, table, file = opening.reopened(Path(words).expanduser(), session.lang)
        saving.keep(file, match, session.lang, saving.content_of(file))
    except OldpathError as problem:
        session.screen.show([Line(str(problem), style="warn")])
        return False
    session.farewell()
    if len(session.humans) > 1:
        session.screen.wipe()
    session.sit_down(match, msgspec.structs.replace(table, lang=session.lang), file)
    session.recall()
    session.tell("resumed", file=str(file))
    return True


def lang(session: "Session", words: str, ask: Ask) -> bool:
    """Speak another language from now on."""
    if words.casefold() not in text.LANGUAGES:
        known = ", ".join(text.LANGUAGES)
        return inform(session, "unknown-language", word=printable(words) or session.lang, known=known)
    session.speak(words.casefold())
    session.show_summary()
    session.show_question(ask)
    return False


def width(session: "Session", words: str, ask: Ask) -> bool:
    """Fit lines to so many columns."""
    if not (words.isascii() and words.isdigit() and LEAST <= int(words[:6]) <= MOST):
        return inform(session, "width", now=session.screen.width, least=LEAST, most=MOST)
    session.screen.chosen_width = int(words[:6])
    return inform(session, "width-set", now=session.screen.width)


def auto(session: "Session", words: str, ask: Ask) -> bool:
    """Pass windows for abilities, but for those named."""
    switch, _, stops = words.partition(" ")
    skipping = session.skipping
    if switch.casefold() in ("on", "off"):
        skipping.on = switch.casefold() == "on"
        skipping.stops = tuple(stop.strip() for stop in stops.split(",") if stop.strip()) if skipping.on else ()
    elif words:
        return inform(session, "usage", usage=USAGES["auto"])
    state = "on" if skipping.on else "off"
    return inform(session, "auto", state=state, stops=", ".join(skipping.stops) or "none")


def help_(session: "Session", words: str, ask: Ask) -> bool:
    """What can be typed."""
    asked = [name for name in known(session) if name == words.casefold()] or known(session)
    lines = [Line(f"{usage(session, name)}: {say(session.lang, f'help-{name}')}", 2, 4) for name in asked]
    if len(asked) == 1:
        session.screen.show(lines)
    else:
        answers = Line(say(session.lang, "help-answers", most=len(ask.options)))
        about = session.presenter.about(session.look())
        session.screen.show([*about, head(say(session.lang, "help-title")), answers, *lines])
    return False


def known(session: "Session") -> list[str]:
    """The commands there are: those of this game before help and leaving."""
    common = list(COMMANDS)
    return [*common[:-2], *session.presenter.shows(), *common[-2:]]


def quit_(session: "Session", words: str, ask: Ask) -> bool:
    """Leave; the game is kept."""
    raise Leave


COMMANDS: dict[str, Command] = {
    "undo": undo,
    "why": explain,
    "log": log,
    "view": view,
    "card": card,
    "rule": rule,
    "hint": hint,
    "save": save,
    "resume": resume,
    "lang": lang,
    "width": width,
    "auto": auto,
    "help": help_,
    "quit": quit_,
}
ALIASES = {"?": "help", "exit": "quit", "language": "lang"}
"""What else people type."""
USAGES = {
    "undo": "undo",
    "why": "why [3 | play CARD]",
    "log": "log [N]",
    "view": "view [NAME]",
    "card": "card NAME",
    "rule": "rule [NUMBER | WORDS]",
    "hint": "hint",
    "save": "save [FILE]",
    "resume": "resume [FILE]",
    "lang": "lang en|pl|uk|it",
    "width": "width N",
    "auto": "auto on [ABILITY, ...] | auto off",
    "help": "help [COMMAND]",
    "quit": "quit",
}
OWN_USAGES = {
    "places": "places [NAME]",
    "map": "map",
    "odds": "odds [dice]",
}
"""The same for commands that not every game has."""
