"""Sentences for players, made from what happened, in the reader's language."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby, pairwise
from typing import Any

from oldpath.games.old_world.components import ATTRIBUTES, HALVES, NOBODY, TERRAINS
from oldpath.games.old_world.options import LETTERS
from oldpath.kernel import text
from oldpath.kernel.text import Fact

Entry = Mapping[str, Any]
"""An entry of a match's log."""
Who = Callable[[int], str]
"""What a seat is called."""

SEATS = ("seat", "on", "roller", "winner", "side", "chooser", "defender")
"""Fields that hold a seat, or nobody."""
NOBODIES = {"roller": "ow-locals", "winner": "ow-locals", "side": "ow-the-monster"}
"""Who is meant where it is nobody's seat."""
WORDS = {"attribute": ATTRIBUTES, "terrain": TERRAINS, "half": HALVES}
"""Fields that hold the number of a word on which the sentence selects."""
LEVELS = ("", "I", "II", "III", "IV", "V")
UNTOLD = ("row_filled", "deck_shuffled", "score_raised")
"""What a recap leaves out, because the table shows it."""


def sentence(entry: Entry, lang: str, who: Who) -> str:
    """One entry as a sentence."""
    event = entry["event"]
    facts = {name: _fact(name, value, lang, who) for name, value in entry.items() if name not in ("event", "rules")}
    match event:
        case "cards_drawn" if "cards" not in entry:
            event, facts["count"] = "cards_drawn_hidden", entry["cards_count"]
        case "potions_drawn":
            facts["count"] = len(entry["potions"])
        case "life_lost":
            facts["count"] = len(entry["cards"])
        case "shield_changed":
            facts |= {"amount": abs(entry["by"]), "sign": "plus" if entry["by"] > 0 else "minus"}
        case "witcher_level_reached":
            facts["level"] = LEVELS[entry["level"]]
        case "quest_taken" if entry["place"] is None:
            event = "quest_taken_any_school"
        case "attack_announced" if entry["chooser"] == NOBODY:
            event = "attack_announced_by_itself"
        case "fight_began" if entry["defender"] == NOBODY:
            facts["defender"] = facts["monster"]
        case "story_begun":
            facts["words"] = text.say(lang, text.message_of(entry["story"]))
        case "story_told":
            event = _told(entry, lang, facts)
    return text.say(lang, f"ow-told-{event}", facts)


def recap(entries: Iterable[Entry], lang: str, who: Who) -> list[str]:
    """The entries as sentences, without what the table shows anyway or what was just said."""
    return [sentence(entry, lang, who) for entry in _gathered(_fresh(entries))]


def _fresh(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Without what says nothing new: cards of a combo when they are put away, a knock-out that ends the fight."""
    combo: list[str] = []
    for entry, after in pairwise([*entries, {}]):
        match entry["event"]:
            case "combo_played":
                combo = [*entry["cards"]]
            case "card_discarded" if entry["card"] in combo:
                combo.remove(entry["card"])
                continue
            case "knocked_out" if after.get("event") == "fight_ended":
                continue
            case "story_told" if _kind_of_end(entry) == "story_awaited":
                continue
        if entry["event"] not in UNTOLD:
            yield entry


def _gathered(entries: Iterable[Entry]) -> Iterator[Entry]:
    """Cards that one player discards in a row are one entry."""
    for (event, _), group in groupby(entries, lambda entry: (entry["event"], entry.get("seat"))):
        together = [*group]
        if event == "card_discarded":
            yield {**together[0], "card": [entry["card"] for entry in together]}
        else:
            yield from together


# -- stories ---------------------------------------------------------------------------------------------------------


def part_of(story: str, branch: int, part: int) -> str:
    """The message of a part of a story's end: `ow-city-36.a-ends-1`, `ow-event-07.ends-2`."""
    message = text.message_of(story)
    ends = f"{message}.{LETTERS[branch]}-ends" if text.known("en", f"{message}.a") else f"{message}.ends"
    return f"{ends}-{part}" if part else ends


def _kind_of_end(entry: Entry) -> str:
    """What of a story is told here: the option chosen and perhaps its end, a part of the end, or nothing yet."""
    known = text.known("en", part_of(entry["story"], entry["branch"], entry["part"]))
    if not entry["part"] and text.known("en", f"{text.message_of(entry['story'])}.a"):
        return "story_chosen" if known else "story_decided"
    return "story_told" if known else "story_awaited"


def _told(entry: Entry, lang: str, facts: dict[str, Fact]) -> str:
    """Which sentence tells this part of a story; its words are added to the facts."""
    kind = _kind_of_end(entry)
    story, branch = entry["story"], entry["branch"]
    if kind in ("story_chosen", "story_decided"):
        facts["option"] = text.say(lang, f"{text.message_of(story)}.{LETTERS[branch]}")
    if kind in ("story_chosen", "story_told"):
        facts["words"] = text.say(lang, part_of(story, branch, entry["part"]))
    return kind


# -- facts -----------------------------------------------------------------------------------------------------------


def _fact(name: str, value: object, lang: str, who: Who) -> Fact:
    """A field as it stands in a sentence: seats and ids by their names, lists as a person would speak them."""
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case int() if name in SEATS:
            return who(value) if value != NOBODY else text.say(lang, NOBODIES[name]) if name in NOBODIES else ""
        case int():
            return WORDS[name][value] if name in WORDS else value
        case list() if name == "faces":
            return text.listed(lang, [str(face) for face in value])
        case list():
            return text.listed(lang, [text.name(lang, thing) for thing in value])
        case _:
            return text.name(lang, str(value))
