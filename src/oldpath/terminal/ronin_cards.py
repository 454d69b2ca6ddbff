"""What is printed on the cards, heroes and boards of Ronin, in words."""

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache

from oldpath.games.ronin import wording
from oldpath.games.ronin.box import Ability, Board, Box, Card, Chapter, HeroEntry
from oldpath.games.ronin.components import COLOURS, CUP, NOTHING, SIDES, SYMBOLS
from oldpath.kernel import text
from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.screen import marked
from oldpath.terminal.words import say

NO_BREAK = "\u00a0"


TINTS = {"blue": "1;34", "green": "1;32", "red": "1;31", "pink": "1;35", "yellow": "1;33"}
LETTER = re.compile(r"\[(\w{1,2})\](?=[ \u00a0])")
ACTIVE = re.compile(r"\w+\*")
BOLD = "1"


def painted(part: str, lang: str) -> str:
    """Letters of cards in their colour, active symbols in bold."""
    tints = letter_tints(lang)
    lettered = LETTER.sub(lambda found: marked(found[0], tints.get(found[1], BOLD)), part)
    return ACTIVE.sub(lambda found: marked(found[0], BOLD), lettered)


@cache
def letter_tints(lang: str) -> dict[str, str]:
    """What colour a card's letter stands for in this language."""
    return {say(lang, "ronin-letter", colour=colour): tint for colour, tint in TINTS.items()}


def symbol_name(symbol: str, lang: str) -> str:
    """A symbol in words."""
    return text.say(lang, "symbol", {"symbol": symbol})


class Library:
    """Everything in the box that can be read, by id."""

    def __init__(self, box: Box) -> None:
        """Sort the components by id."""
        self.box = box
        self.cards = {card.id: card for card in box.cards}
        self.heroes = {hero.id: hero for hero in box.heroes}
        self.abilities = {ability.id: ability for ability in box.abilities}
        self.boards = {board.id: board for board in box.boards}
        self.chapters = {chapter.id: chapter for chapter in box.chapters}
        self.ids = (*self.cards, *self.heroes, *self.abilities, *self.boards, *self.chapters)

    def title(self, card: str, lang: str) -> str:
        """The card's name behind the letter of its colour."""
        letter = say(lang, "ronin-letter", colour=COLOURS[self.cards[card].colour])
        return f"[{letter}]{NO_BREAK}{text.name(lang, card)}"

    def symbols(self, card: str, lang: str, active: Collection[str] = (), cover: int = 0) -> str:
        """The card's symbols and cup: active ones with a star, covered ones named as such."""
        printed = self.cards[card]
        parts = []
        for bit, symbol in enumerate(SYMBOLS[number] for number in printed.symbols):
            name = symbol_name(symbol, lang) + ("*" if symbol in active else "")
            parts.append(say(lang, "ronin-covered", what=name) if cover >> bit & 1 else name)
        if printed.cup != NOTHING:
            cup = say(lang, "ronin-cup", side=SIDES[printed.cup])
            parts.append(say(lang, "ronin-covered", what=cup) if cover & CUP else cup)
        return ", ".join(parts) or text.say(lang, "card-no-symbols")

    def rules_text(self, card: str, lang: str) -> str:
        """What the card does."""
        return wording.card_says(self.cards[card], lang) or text.say(lang, "card-plain")

    def facts(self, card: str, lang: str, active: Collection[str] = (), cover: int = 0) -> str:
        """Letter, symbols, cup and rules text, for a card that has just been named."""
        letter = say(lang, "ronin-letter", colour=COLOURS[self.cards[card].colour])
        return f"[{letter}] {self.symbols(card, lang, active, cover)}. {self.rules_text(card, lang)}"

    def entry(self, card: str, lang: str, active: Collection[str] = (), cover: int = 0) -> str:
        """The same with the card's name."""
        printed = self.symbols(card, lang, active, cover)
        return f"{self.title(card, lang)}: {printed}. {self.rules_text(card, lang)}"

    def ability(self, ability: str, lang: str) -> str:
        """When it works, and what it does."""
        found = self.abilities[ability.removesuffix(".card")]
        return wording.ability_says(found.window, found.word, lang)

    def named_ability(self, ability: str, lang: str) -> str:
        """The same behind its name."""
        return say(
            lang,
            "ronin-ability",
            ability=text.name(lang, ability.removesuffix(".card")),
            text=self.ability(ability, lang),
        )

    def step(self, board: str, step: int, lang: str) -> str:
        """What a step of a board gives."""
        return say(lang, "ronin-bonus", step=step, text=wording.bonus_says(self.boards[board].bonuses[step], lang))

    def worth(self, thing: str, length: int, lang: str) -> list[Line]:
        """What a board's track of this length, or the golden marker of a hero, is worth at the end."""
        if thing in self.boards:
            labels = self.box.labels if length > len(self.box.labels) else range(1, length + 1)
            return [
                item(say(lang, "ronin-labels", steps=_worths({step: vp for vp, step in enumerate(labels, 1)}, lang)))
            ]
        if thing in self.heroes:
            golden = self.box.golden
            rises = {step: vp for step, vp in enumerate(golden) if step and vp > golden[step - 1]}
            return [item(say(lang, "ronin-golden", steps=_worths(rises, lang)))]
        return []

    def read(self, thing: str, lang: str) -> list[Line]:
        """Everything that is printed on the thing."""
        shelves: tuple[tuple[dict[str, object], Callable[..., list[Line]]], ...] = (
            ({**self.cards}, self._card),
            ({**self.heroes}, self._hero),
            ({**self.abilities}, self._ability),
            ({**self.boards}, self._board),
            ({**self.chapters}, self._chapter),
        )
        return next(reader(shelf[thing], lang) for shelf, reader in shelves if thing in shelf)

    def _card(self, card: Card, lang: str) -> list[Line]:
        lines = [head(text.name(lang, card.id)), item(f"{wording.card_line(card, lang)}.")]
        if card.entry.hero:
            lines.append(item(say(lang, "ronin-starting-card", hero=text.name(lang, f"ro.hero.{card.entry.hero}"))))
        return [
            *lines,
            item(self.rules_text(card.id, lang)),
            item(_printed(f"{card.id}.flavour", card.entry.flavour, lang)),
        ]

    def _hero(self, hero: HeroEntry, lang: str) -> list[Line]:
        abilities = [ability for ability in self.box.abilities if self.box.hero_ids[ability.hero] == hero.id]
        starting = [
            text.name(lang, card.id) for card in self.box.cards if f"ro.hero.{card.entry.hero}" == hero.id
        ]  # fmt: skip
        return [
            head(text.name(lang, hero.id)),
            item(_printed(f"{hero.id}.motto", hero.motto, lang)),
            *(item(self.unlocks(ability, lang)) for ability in abilities),
            item(say(lang, "ronin-starting-cards", cards="; ".join(starting))),
        ]

    def unlocks(self, ability: Ability, lang: str) -> str:
        """An ability of a board, and from which experience on it is there."""
        step = self.box.heroes[ability.hero].unlock[ability.number - 1]
        name = text.name(lang, ability.id)
        return say(lang, "ronin-unlocks", ability=name, step=step, text=self.ability(ability.id, lang))

    def _ability(self, ability: Ability, lang: str) -> list[Line]:
        hero = text.name(lang, self.box.hero_ids[ability.hero])
        title = say(lang, "ronin-ability-of", ability=text.name(lang, ability.id), hero=hero, number=ability.number)
        return [head(title), item(self.unlocks(ability, lang))]

    def _board(self, board: Board, lang: str) -> list[Line]:
        steps = [self.step(board.id, step, lang) for step in sorted(board.bonuses)]
        return [head(say(lang, "ronin-board", board=text.name(lang, board.id), side=board.side)), *map(item, steps)]

    def _chapter(self, chapter: Chapter, lang: str) -> list[Line]:
        order = sorted(self.box.hero_ids, key=lambda hero: -chapter.initiative[self.box.hero_ids.index(hero)])
        heroes = text.listed(lang, [text.name(lang, hero) for hero in order])
        return [
            head(text.name(lang, chapter.id)),
            item(_printed(f"{chapter.id}.flavour", chapter.entry.flavour, lang)),
            item(self.pairs(chapter.id, lang)),
            item(say(lang, "ronin-starting-order", heroes=heroes)),
        ]

    def pairs(self, chapter: str, lang: str) -> str:
        """The active symbols of all three chapters."""
        pairs = self.chapters[chapter].pairs
        named = [
            say(lang, "ronin-pair", chapter=at + 1, left=_symbol(left, lang), right=_symbol(right, lang))
            for at, (left, right) in enumerate(pairs)
        ]
        return say(lang, "ronin-pairs", pairs="; ".join(named))


def _worths(steps: Mapping[int, int], lang: str) -> str:
    return "; ".join(say(lang, "ronin-worth", step=step, vp=vp) for step, vp in steps.items())


def _symbol(symbol: int, lang: str) -> str:
    return symbol_name(SYMBOLS[symbol], lang)


def _printed(words: str, english: str, lang: str) -> str:
    """A flavour text or a motto: of this language where there is one, else as the content file has it."""
    thing, _, kind = words.rpartition(".")
    message = f"{thing.replace('.', '-').replace('_', '-')}.{kind}"
    said = text.say(lang, message) if lang != "en" and text.known(lang, message) else english
    return say(lang, "quoted", words=said)
