"""`why`: what an option does and by which rule, or why something cannot be done and what can."""

from collections.abc import Iterator

from oldpath.kernel.ask import Ask
from oldpath.kernel.errors import Refusal
from oldpath.kernel.match import Match
from oldpath.terminal import choosing
from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.presenter import Look, Presenter
from oldpath.terminal.rulebook import rule_line
from oldpath.terminal.words import say

MOST_FIXES = 3


def asked(ask: Ask, look: Look) -> list[Line]:
    """Why the question is asked."""
    return [head(ask.say(look.lang)), item(rule_line(ask.rule, look.lang))]


def offered(ask: Ask, at: int, look: Look, presenter: Presenter) -> list[Line]:
    """What one option does, and the rule that offers it."""
    option = ask.options[at]
    facts = [Line(line.text, line.indent + 3, line.hang) for line in presenter.facts(look, option)]
    follows = presenter.question(look, ask)
    return [head(f"{at + 1}. {option.label(look.lang)}"), *facts, *follows, item(rule_line(ask.rule, look.lang))]


def refused(refusal: Refusal, ask: Ask, look: Look) -> list[Line]:
    """What stands in the way, the rule's own sentence, and what would do."""
    lang = look.lang
    lines = [Line(said(refusal, lang), style="warn"), item(rule_line(refusal.rule, lang))]
    keys = ask.keys
    fixes = [keys.index(fix) for fix in refusal.fixes if fix in keys] or range(min(MOST_FIXES, len(keys)))
    can = "; ".join(f"{at + 1}. {ask.options[at].label(lang)}" for at in fixes)
    more = len(keys) - len(fixes)
    return [*lines, item(say(lang, "why-instead", can=can, more=more))]


def said(refusal: Refusal, lang: str) -> str:
    """The refusal as a sentence, with seats counted from 1 as people count them."""
    facts = dict(refusal.facts)
    if isinstance(facts.get("seat"), int):
        facts["seat"] = int(facts["seat"]) + 1
    return Refusal(refusal.rule, refusal.code, facts, refusal.fixes).say(lang)


def meant(match: Match, ask: Ask, words: str, look: Look, presenter: Presenter) -> int | Refusal | None:
    """The option somebody means, or the refusal of what they mean; None when it is nothing of this game."""
    at = choosing.by_number(ask, words)
    if at is None:
        at = choosing.by_key(ask, words)
    if at is not None:
        return at
    for intent in _intents(ask, words, look, presenter):
        refusal = match.why_not(ask.seat, intent)
        if refusal is None:
            return ask.keys.index(intent)
        if refusal.code not in ("unknown_intent", "not_an_option"):
            return refusal
    fitting = choosing.by_label(ask, words, look.lang)
    return fitting[0] if len(fitting) == 1 else None


def _intents(ask: Ask, words: str, look: Look, presenter: Presenter) -> Iterator[str]:
    """What the words could stand for: an intent, its parts with blanks, or a verb and a name."""
    lowered = words.casefold()
    yield lowered
    yield ".".join(lowered.split())
    first, _, rest = lowered.partition(" ")
    if first == "slot":
        yield f"take.{'.'.join(lowered.split())}"
    if first == "take" and rest.isdigit():
        yield f"take.slot.{rest}"
    verbs = dict.fromkeys(key.partition(".")[0] for key in ask.keys)
    for spoken, name in ((first, rest), *((verb, words) for verb in verbs)):
        for thing in named(name, look, presenter):
            yield from (f"{spoken}.{part}" for part in presenter.intents(thing))


def named(words: str, look: Look, presenter: Presenter) -> list[str]:
    """The things whose names fit the words, in the reader's language or in English; or the thing of that id."""
    if not words:
        return []
    things = presenter.things()
    if words.casefold() in things:
        return [words.casefold()]
    for lang in dict.fromkeys((look.lang, "en")):
        found = choosing.by_name([presenter.called(lang, thing) for thing in things], words)
        if found:
            return [things[at] for at in found]
    return []
