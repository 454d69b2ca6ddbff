"""Sentences for players, made from what happened, in the reader's language."""

from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from typing import Any

from oldpath.games.ronin.components import SYMBOLS, TURNS
from oldpath.kernel import text
from oldpath.kernel.text import Fact

Entry = Mapping[str, Any]
"""An entry of a match's log."""
Who = Callable[[int], str]
"""What a seat is called."""

UNTOLD = ("pair_dealt", "initiative_formed", "match_ended")
"""What a recap leaves out, because the table shows it."""
SCORINGS = ("chapter_scored", "objective_scored", "experience_scored", "partnership_scored")


def sentence(entry: Entry, lang: str, who: Who) -> str:
    """One entry as a sentence."""
    event = entry["event"]
    facts = {name: _fact(name, value, lang, who) for name, value in entry.items() if name not in ("event", "rules")}
    if event == "cards_drawn" and "cards" not in entry:
        event, facts["count"] = "cards_drawn_hidden", entry["cards_count"]
    if event == "hero_chosen" and facts["seat"] == facts["hero"]:
        facts["seat"] = text.say(lang, "seat-number", {"seat": entry["seat"] + 1})
    if event == "match_ended":
        facts["count"] = len(entry["winners"])
    if event == "turn_ended":
        facts["chapter"], facts["turn"] = (part + 1 for part in divmod(entry["turn"] - 1, TURNS))
    return text.say(lang, f"event-{event}", facts)


def recap(entries: Iterable[Entry], lang: str, who: Who) -> list[str]:
    """The entries as sentences, without what the table shows anyway or what was just said."""
    told = []
    scored: dict[tuple[int, str], int] = {}
    for entry, after in pairwise([*entries, {}]):
        event = entry["event"]
        if event in SCORINGS:
            scored |= {(entry["seat"], kind): entry[kind] for kind in ("xp", "vp") if entry.get(kind)}
        repeats = event in ("xp_gained", "vp_gained") and scored.pop((entry["seat"], event[:2]), None) is not None
        climbs_on = event == "partnership_gained" and _same_track(entry, after)
        if event not in UNTOLD and not repeats and not climbs_on:
            told.append(sentence(entry, lang, who))
    return told


def _same_track(entry: Entry, after: Entry) -> bool:
    """Does the same marker move again at once?"""
    return all(entry[part] == after.get(part) for part in ("event", "seat", "partner"))


def _fact(name: str, value: object, lang: str, who: Who) -> Fact:
    """A field as it stands in a sentence: seats and ids by their names, lists as a person would speak them."""
    match value:
        case None:
            return text.say(lang, "no-card")
        case int():
            return who(value) if name in ("seat", "partner") else value
        case list():
            return text.listed(lang, [_member(name, one, lang, who) for one in value])
        case str() if value in SYMBOLS:
            return value  # the sentence selects on it, for the case it needs
        case _:
            return text.name(lang, str(value).removesuffix(".card"))


def _member(name: str, one: object, lang: str, who: Who) -> str:
    """One of a list: a seat, a card or a number."""
    if isinstance(one, int):
        return who(one) if name in ("order", "winners") else str(one)
    return text.name(lang, str(one))
