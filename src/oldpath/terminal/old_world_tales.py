"""What happened in Old World: stories told as stories, with their effects below; the rest in sentences."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from oldpath.games.old_world import narrate, wording
from oldpath.games.old_world.narrate import Who
from oldpath.games.old_world.options import LETTERS
from oldpath.kernel import text
from oldpath.terminal.lines import Line, head, item, tale
from oldpath.terminal.old_world_cards import Library
from oldpath.terminal.presenter import Entry, Look
from oldpath.terminal.words import say

TOLD = ("story_begun", "story_told")
ATTACKS = ("attack_revealed",)


class Teller:
    """Tells logs in a reader's language."""

    def __init__(self, library: Library) -> None:
        """Take the stories of the box."""
        self.library = library

    def recap(self, look: Look, entries: Sequence[Entry], who: Who) -> list[Line]:
        """In brief; a story that is being decided on is read out with its question, not here."""
        open_story = self.reading(look)
        lines: list[Line] = []
        before = len(look.log) - len(entries)
        for kind, group in groupby(enumerate(entries, before), lambda numbered: _kind(numbered[1])):
            if kind == "other":
                lines += map(item, narrate.recap([entry for _, entry in group], look.lang, who))
                continue
            for at, entry in group:
                if kind == "attack":
                    lines += [item(narrate.sentence(entry, look.lang, who)), self.attack(look, at)]
                elif entry["event"] == "story_told" or entry["story"] != open_story:
                    lines += self.story(look, entry, who)
        return lines

    def attack(self, look: Look, at: int) -> Line:
        """What the card revealed by this entry does by a monster of this level: the half announced, else both."""
        log = look.log[:at]
        monster = next(entry["monster"] for entry in reversed(log) if entry["event"] == "fight_began")
        level = self.library.monsters[monster].level
        halves = self.library.box.fight_cards[self.library.numbers["fight_card"][look.log[at]["card"]]]
        before = log[-1]
        if before["event"] == "attack_announced":
            does = wording.sentence(halves[before["half"]].say(look.lang, level))
        else:
            does = wording.fight_card_says(halves, look.lang, level)
        return item(does, 4)

    def whole(self, look: Look, entries: Sequence[Entry], who: Who) -> list[Line]:
        """All of it."""
        lines: list[Line] = []
        for entry in entries:
            lines += (
                self.story(look, entry, who)
                if entry["event"] in TOLD
                else [item(narrate.sentence(entry, look.lang, who))]
            )
        return lines

    def reading(self, look: Look) -> str:
        """The story whose options the viewer is choosing from, or nothing."""
        viewer = look.view["viewer"]
        asks = [ask for ask in look.view["asks"] if ask["seat"] == viewer and ask.get("name") == "story_option"]
        return str(asks[0]["about"]) if asks else ""

    def introduction(self, look: Look, story: str) -> list[Line]:
        """The story's beginning, as it is read out."""
        return [tale(words) for words in _paragraphs(text.say(look.lang, text.message_of(story)))]

    def story(self, look: Look, entry: Entry, who: Who) -> list[Line]:
        """The beginning of a story, or how it goes on once an option is chosen."""
        lang, story = look.lang, entry["story"]
        if entry["event"] == "story_begun":
            reads = say(lang, "ow-reads", who=who(entry["seat"]), story=text.name(lang, story))
            return [Line(), head(reads), *self.introduction(look, story)]
        return [*self._chosen(look, entry, who), *self._told(look, entry)]

    def _chosen(self, look: Look, entry: Entry, who: Who) -> Iterator[Line]:
        """Which option it was."""
        option = f"{text.message_of(entry['story'])}.{LETTERS[entry['branch']]}"
        if not entry["part"] and text.known("en", option):
            yield item(say(look.lang, "ow-decides", who=who(entry["seat"]), option=text.say(look.lang, option)))

    def _told(self, look: Look, entry: Entry) -> Iterator[Line]:
        """What came of it, and below what that means."""
        end = narrate.part_of(entry["story"], entry["branch"], entry["part"])
        if text.known("en", end):
            yield from (tale(words) for words in _paragraphs(text.say(look.lang, end)))
        if not entry["part"]:
            story = self.library.numbers["story"][entry["story"]]
            does = wording.branch_says(self.library.box, story, entry["branch"], look.lang)
            yield item(say(look.lang, "ow-effect", does=does))


def _kind(entry: Entry) -> str:
    """How it is told: as a story, as an attack with what it does, or in one sentence."""
    event = entry["event"]
    return "story" if event in TOLD else "attack" if event in ATTACKS else "other"


def _paragraphs(words: str) -> list[str]:
    return [part for part in words.split("\n") if part.strip()]
