"""How a player's points in Ronin came together, read from the log."""

from collections.abc import Sequence

from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.presenter import Entry, Look
from oldpath.terminal.ronin_cards import symbol_name
from oldpath.terminal.words import say

END = ("objective_scored", "experience_scored", "partnership_scored")


def breakdown(look: Look, entries: Sequence[Entry], seat: int, who: str) -> list[Line]:
    """Chapter by chapter, the three final scorings, and what came during play."""
    lang = look.lang
    mine = [entry for entry in entries if entry.get("seat") == seat]
    total = look.view["result"]["scores"][seat]
    lines = [head(say(lang, "ronin-total", who=who, vp=total))]
    scored = 0
    for chapter, entry in enumerate((entry for entry in mine if entry["event"] == "chapter_scored"), 1):
        lines.append(item(say(lang, "ronin-score-chapter", chapter=chapter, xp=entry["xp"], vp=entry["vp"])))
        scored += entry["vp"]
    for event in END:
        entry = next((entry for entry in mine if entry["event"] == event), {"vp": 0})
        symbol = symbol_name(entry["symbol"], lang) if "symbol" in entry else "none"
        lines.append(item(say(lang, f"ronin-score-{event.partition('_')[0]}", symbol=symbol, vp=entry["vp"])))
        scored += entry["vp"]
    return [*lines, item(say(lang, "ronin-score-play", vp=total - scored))]
