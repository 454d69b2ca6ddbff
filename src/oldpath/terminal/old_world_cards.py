"""What is printed on the cards, potions, monsters, trophies, places and schools of Old World, in words."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from oldpath.games.old_world import wording
from oldpath.games.old_world.box import Box
from oldpath.games.old_world.components import COLOURS, SYMBOLS, TOP_LEVEL, VALUES
from oldpath.games.old_world.faces import Face
from oldpath.games.old_world.naming import specialty_of
from oldpath.games.old_world.parts import Monster, Place
from oldpath.kernel import text
from oldpath.terminal.lines import Line, head, item, tale
from oldpath.terminal.screen import marked
from oldpath.terminal.words import say

NO_BREAK = "\u00a0"
LEVELS = ("", "I", "II", "III", "IV", "V")
TINTS = {"blue": "1;34", "red": "1;31", "green": "1;32", "yellow": "1;33", "purple": "1;35"}
LETTER = re.compile(r"\[(\w{1,2})\](?=[ \u00a0])")
BOLD = "1"


def painted(part: str, lang: str) -> str:
    """Letters of cards in their colour."""
    tints = letter_tints(lang)
    return LETTER.sub(lambda found: marked(found[0], tints.get(found[1], BOLD)), part)


@cache
def letter_tints(lang: str) -> dict[str, str]:
    """What colour a card's letter stands for in this language."""
    return {say(lang, "ow-letter", colour=colour): tint for colour, tint in TINTS.items()}


class Library:
    """Everything in the box that can be read, by id."""

    def __init__(self, box: Box) -> None:
        """Sort the components by id."""
        self.box = box
        self.numbers = {kind: {thing: at for at, thing in enumerate(names)} for kind, names in box.names.items()}
        self.places = {place.id: place for place in box.places}
        self.monsters = {monster.id: monster for monster in box.monsters}
        self.schools = {school.id: school for school in box.school_sets}
        self.specialties = {specialty_of(school): school for school in self.schools}
        self.keepsakes = {keepsake.id: keepsake for keepsake in box.keepsakes}
        self.copies = {
            title: [at for at, card in enumerate(box.card_entries) if card.title == title] for title in box.titles
        }
        self.readers: tuple[tuple[Sequence[str], Callable[[str, str], list[Line]]], ...] = (
            (tuple(box.titles), self._title),
            (tuple(self.numbers["card"]), self._card),
            (tuple(self.numbers["potion"]), self._potion),
            (tuple(self.monsters), self._monster),
            (tuple(self.keepsakes), self._keepsake),
            (tuple(self.places), self._place),
            (tuple(self.schools), self._school),
            (tuple(self.specialties), lambda thing, lang: self._school(self.specialties[thing], lang)),
            (tuple(self.numbers["fight_card"]), self._fight_card),
        )
        self.ids = tuple(thing for shelf, _ in self.readers for thing in shelf if thing not in self.numbers["card"])
        """What is looked up by name; cards of one title are looked up together."""

    def called(self, lang: str, thing: str) -> str:
        """The name by which a thing is looked up; a school is not a monster of the same name."""
        name = text.name(lang, thing)
        if thing in self.schools:
            return say(lang, "ow-school", school=name)
        kind = self.keepsakes[thing].kind if thing in self.keepsakes else ""
        return say(lang, "ow-trophy", kind=kind, trophy=name) if kind in ("school", "attribute") else name

    # -- in one line -----------------------------------------------------------------------------------------------

    def face(self, card: str) -> Face:
        """The card's face."""
        return self.box.faces[self.numbers["card"][card]]

    def title(self, card: str, lang: str) -> str:
        """The card's name behind the letter of its colour."""
        letter = say(lang, "ow-letter", colour=COLOURS[self.face(card).colour])
        return f"[{letter}]{NO_BREAK}{text.name(lang, card)}"

    def titles(self, cards: Sequence[str], lang: str) -> str:
        """Several of them, those that are alike counted; or that there is none."""
        named = Counter(self.title(card, lang) for card in cards)
        parts = [f"{count} × {name}" if count > 1 else name for name, count in named.items()]
        return "; ".join(parts) or say(lang, "none")

    def entry(self, card: str, lang: str) -> str:
        """Name and face."""
        return say(lang, "ow-card", card=self.title(card, lang), face=self.face(card).say(lang))

    def action(self, place: Place, lang: str) -> str:
        """The location's action."""
        kind, _, which = place.action.partition(".")
        if kind == "school":
            return say(lang, "ow-action-school", school=self._school_of(place, lang))
        return say(lang, "ow-action", kind=kind, attribute=which or "none")

    def brief_action(self, place: Place, lang: str) -> str:
        """The location's action in a word or two."""
        kind, _, which = place.action.partition(".")
        school = self._school_of(place, lang)
        return say(lang, "ow-action-short", kind=kind, attribute=which or "none", school=school)

    def _school_of(self, place: Place, lang: str) -> str:
        """The school at home here."""
        return text.name(lang, self.box.schools[place.school].id) if place.school >= 0 else "none"

    def here(self, place: Place, lang: str) -> str:
        """Number, name and terrain."""
        return say(
            lang,
            "ow-place",
            number=place.number,
            place=text.name(lang, place.id),
            terrain=SYMBOLS[place.terrain],
        )

    def beast(self, monster: str, lang: str) -> str:
        """Name, level and life."""
        shown = self.monsters[monster]
        return say(lang, "ow-monster", monster=text.name(lang, monster), level=LEVELS[shown.level], life=shown.life)

    def ability(self, monster: Monster, lang: str) -> str:
        """What the monster does, beside its attacks."""
        return wording.lasting_says(monster.ability, lang)

    def keeps(self, keepsake: str, lang: str) -> str:
        """A lasting card with what it does."""
        does = wording.keepsake_says(self.keepsakes[keepsake], lang)
        return say(lang, "ow-named", thing=self.called(lang, keepsake), does=does)

    def brews(self, potion: str, lang: str) -> str:
        """A potion with what it does."""
        power = self.box.potion_powers[self.numbers["potion"][potion]]
        return say(lang, "ow-named", thing=text.name(lang, potion), does=wording.power_says(power, lang))

    def specialty(self, school: str, lang: str, level: int | None = None) -> str:
        """A school's specialty, at one level or by level."""
        does = wording.specialty_says(self.schools[school], lang, level)
        return say(lang, "ow-named", thing=text.name(lang, specialty_of(school)), does=does)

    # -- everything that is printed --------------------------------------------------------------------------------

    def read(self, thing: str, lang: str) -> list[Line]:
        """Everything that is printed on the thing."""
        return next(reader(thing, lang) for shelf, reader in self.readers if thing in shelf)

    def _title(self, title: str, lang: str) -> list[Line]:
        copies = self.copies[title]
        faces = Counter(self.box.faces[card].say(lang) for card in copies)
        lines = [head(say(lang, "ow-copies", thing=text.name(lang, title), count=len(copies)))]
        schools = dict.fromkeys(self.box.card_entries[card].school for card in copies)
        named = [text.name(lang, f"ow.school.{school}") for school in schools if school]
        if named:
            lines.append(item(say(lang, "ow-starting-card", schools=text.listed(lang, named))))
        return [*lines, *(item(f"{count} × {face}" if count > 1 else face) for face, count in faces.items())]

    def _card(self, card: str, lang: str) -> list[Line]:
        face = self.face(card)
        return [head(self.title(card, lang)), item(wording.card_line(face, lang)), item(wording.card_says(face, lang))]

    def _potion(self, potion: str, lang: str) -> list[Line]:
        entry = self.box.potions[self.numbers["potion"][potion]]
        power = self.box.potion_powers[self.numbers["potion"][potion]]
        return [
            head(say(lang, "ow-copies", thing=text.name(lang, potion), count=entry.copies)),
            item(wording.power_says(power, lang)),
            *_flavour(potion, entry.flavour, lang),
        ]

    def _monster(self, monster: str, lang: str) -> list[Line]:
        shown = self.monsters[monster]
        trophy = self.box.keepsakes[shown.keepsake]
        return [
            head(self.beast(monster, lang)),
            item(self.ability(shown, lang)),
            item(say(lang, "ow-gives-trophy", does=wording.keepsake_says(trophy, lang))),
            *_flavour(monster, "", lang),
        ]

    def _keepsake(self, keepsake: str, lang: str) -> list[Line]:
        does = wording.keepsake_says(self.keepsakes[keepsake], lang)
        return [head(self.called(lang, keepsake)), item(does), *_flavour(keepsake, "", lang)]

    def _place(self, place: str, lang: str) -> list[Line]:
        shown = self.places[place]
        roads = text.listed(lang, [self.here(self.box.places[road], lang) for road in shown.roads])
        return [
            head(self.here(shown, lang)),
            item(say(lang, "ow-place-action", action=self.action(shown, lang))),
            item(say(lang, "ow-roads", places=roads)),
        ]

    def _school(self, school: str, lang: str) -> list[Line]:
        shown = self.schools[school]
        cards = self.box.starting[self.numbers["school"][school]]
        starting = self.titles([self.box.names["card"][card] for card in cards], lang)
        trophy = self.box.keepsakes[shown.keepsake]
        return [
            head(self.called(lang, school)),
            item(self.specialty(school, lang)),
            item(say(lang, "ow-home", place=self.here(self.box.places[shown.home], lang))),
            item(say(lang, "ow-starting-cards", cards=starting)),
            item(say(lang, "ow-gives-trophy", does=wording.keepsake_says(trophy, lang))),
            item(say(lang, "ow-values", values=", ".join(map(str, VALUES[1 : TOP_LEVEL + 1])))),
        ]

    def _fight_card(self, card: str, lang: str) -> list[Line]:
        halves = self.box.fight_cards[self.numbers["fight_card"][card]]
        return [head(text.name(lang, card)), item(wording.fight_card_says(halves, lang))]


def _flavour(thing: str, english: str, lang: str) -> list[Line]:
    """The words beside the rules, of this language where it has them; some things have none."""
    message = f"{text.message_of(thing)}.flavour"
    known = next((spoken for spoken in (lang, "en") if text.known(spoken, message)), None)
    words = text.say(known, message) if known is not None and (known == lang or not english) else english
    return [tale(say(lang, "quoted", words=words))] if words else []
