"""How the witchers stand at the end, and by which deeds each of them rose, read from the log."""

from collections.abc import Iterator, Mapping, Sequence

from oldpath.games.old_world.components import TOP_SCORE
from oldpath.games.old_world.scoring import BANDS
from oldpath.kernel import text
from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.presenter import Entry, Look
from oldpath.terminal.words import say

Names = Mapping[int, str]
"""What every seat is called."""


def standing(look: Look, names: Names) -> list[Line]:
    """Everybody on the trophy track, the highest first; alone the number of turns and what it is worth."""
    lang, seats = look.lang, look.view["seats"]
    if len(seats) == 1:
        return [head(say(lang, "ow-solo-turns", turns=look.view["turn"])), *bands(look)]
    ranked = sorted(range(len(seats)), key=lambda seat: -seats[seat]["score"])
    places = [
        say(lang, "ow-final-place", who=names[seat], score=seats[seat]["score"], top=TOP_SCORE) for seat in ranked
    ]
    return [head(say(lang, "ow-final")), *map(item, places)]


def bands(look: Look) -> list[Line]:
    """What a solo result is called, by the number of turns."""
    lines, before = [], 0
    for most, name in BANDS:
        lines.append(item(say(look.lang, "ow-band", least=before + 1, most=most, band=name.replace("_", "-"))))
        before = most
    return [*lines, item(say(look.lang, "ow-band-last", least=before + 1))]


def breakdown(look: Look, seat: int, names: Names) -> list[Line]:
    """Every step up the track and what it was for; then what else became of the witcher."""
    lang, mine = look.lang, look.view["seats"][seat]
    lines = [head(say(lang, "ow-deeds", who=names[seat], score=mine["score"]))]
    lines += [
        item(say(lang, "ow-step", score=score, turn=turn, deed=deed)) for score, turn, deed in steps(look, seat, names)
    ]
    entries = [entry for entry in look.log if entry.get("seat") == seat]
    facts = {
        "levels": ", ".join(map(str, mine["levels"])),
        "quests": _count(entries, "quest_ended"),
        "stories": _count(entries, "story_begun"),
        "gold": mine["gold"],
        "fights": _count(entries, "fight_began"),
        "lost": sum(entry.get("outcome") in ("full_defeat", "driven_away", "defender_won") for entry in entries),
    }
    return [*lines, item(say(lang, "ow-record", **facts))]


def _count(entries: Sequence[Entry], event: str) -> int:
    return sum(entry["event"] == event for entry in entries)


def steps(look: Look, seat: int, names: Names) -> Iterator[tuple[int, int, str]]:
    """The position reached, in which turn, and for what: whoever was beaten, or a meditation."""
    turn, foe = 0, ""
    for at, entry in enumerate(look.log):
        match entry["event"]:
            case "turn_began":
                turn, foe = entry["turn"], ""
            case "fight_began":
                foe = _foe(look, entry, names)
            case "score_raised" if entry["seat"] == seat:
                yield entry["score"], turn, foe or _meditated(look, look.log[at - 1])


def _foe(look: Look, entry: Entry, names: Names) -> str:
    """Who was attacked."""
    if entry["monster"] is not None:
        return say(look.lang, "ow-beaten-monster", monster=text.name(look.lang, entry["monster"]))
    return say(look.lang, "ow-beaten-witcher", who=names[entry["defender"]])


def _meditated(look: Look, entry: Entry) -> str:
    """Which trophy a meditation gave: it is taken before the step."""
    return say(look.lang, "ow-meditated", trophy=text.name(look.lang, entry["keepsake"]))
