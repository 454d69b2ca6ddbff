"""How the players of Ronin stand at the end, and how each one's points came together, read from the log."""

from collections.abc import Mapping, Sequence

from oldpath.games.ronin.components import TOP_XP
from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.presenter import Look
from oldpath.terminal.ronin_cards import symbol_name
from oldpath.terminal.words import say

Names = Mapping[int, str]
"""What every seat is called, Automas too."""


def standing(look: Look, ranked: Sequence[int], who: Names) -> list[Line]:
    """Everybody's points, most first; alone there is nobody to compare with."""
    if len(ranked) < 2:
        return []
    scores = look.view["result"]["scores"]
    places = [
        say(look.lang, "ronin-place", place=place, who=who[seat], vp=scores[seat])
        for place, seat in enumerate(ranked, 1)
    ]
    return [head(say(look.lang, "ronin-final")), *map(item, places), Line()]


def breakdown(look: Look, seat: int, who: Names) -> list[Line]:
    """Chapter by chapter, the three final scorings, and what came during play."""
    lang = look.lang
    mine = [entry for entry in look.log if entry.get("seat") == seat]
    total = look.view["result"]["scores"][seat]
    lines = [head(say(lang, "ronin-total", who=who[seat], vp=total))]
    scored = 0
    for chapter, entry in enumerate((entry for entry in mine if entry["event"] == "chapter_scored"), 1):
        lines.append(item(say(lang, "ronin-score-chapter", chapter=chapter, xp=entry["xp"], vp=entry["vp"])))
        scored += entry["vp"]
    for event, says in (
        ("objective_scored", _objective),
        ("experience_scored", _experience),
        ("partnership_scored", _partnership),
    ):
        entry = next(entry for entry in mine if entry["event"] == event)
        lines.append(item(says(look, seat, who, entry)))
        scored += entry["vp"]
    return [*lines, item(say(lang, "ronin-score-play", vp=total - scored))]


def _objective(look: Look, seat: int, who: Names, entry: Mapping[str, int | str]) -> str:
    symbol = symbol_name(str(entry["symbol"]), look.lang)
    return say(look.lang, "ronin-score-objective", symbol=symbol, vp=entry["vp"])


def _experience(look: Look, seat: int, who: Names, entry: Mapping[str, int | str]) -> str:
    """Where the golden marker stands, if it ever started."""
    golden = look.view["seats"][seat]["xp"] - TOP_XP
    return say(look.lang, "ronin-score-experience", golden=max(golden, -1), vp=entry["vp"])


def _partnership(look: Look, seat: int, who: Names, entry: Mapping[str, int | str]) -> str:
    """How far the lower of the two tracks has come, and with whom it is shared."""
    count, tracks = len(who), look.view["tracks"]
    step, partner = min((tracks[seat], (seat + 1) % count), (tracks[(seat - 1) % count], (seat - 1) % count))
    return say(look.lang, "ronin-score-partnership", who=who[partner], step=step, vp=entry["vp"])
