"""The box: every card, hero and board of Ronin, read once from content files and never changed."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from oldpath.games.ronin import verbs
from oldpath.games.ronin.components import (
    CEILING_XP,
    COLOURS,
    CUP,
    HEROES,
    MEMBERS,
    MOST_PLAYERS,
    SIDES,
    SYMBOLS,
    TOP_XP,
)
from oldpath.games.ronin.options import ChooseBranch, OptionShelf
from oldpath.kernel import content, text
from oldpath.kernel.errors import BadContent

Counts = tuple[int, int, int, int]
E = TypeVar("E")
T = TypeVar("T")


class CardEntry(msgspec.Struct, frozen=True):
    """An action card as its file tells it."""

    id: str
    name: str
    says: str
    flavour: str
    colour: str
    symbols: tuple[str, ...]
    origin: str
    rules: tuple[str, ...]
    hero: str = ""
    cup: str = ""
    standard: dict[str, Any] | None = None
    tea: dict[str, Any] | None = None


class AbilityEntry(msgspec.Struct, frozen=True):
    """An ability as its file tells it."""

    number: int
    name: str
    says: str
    window: str
    does: dict[str, Any]
    origin: str
    rules: tuple[str, ...]


class HeroEntry(msgspec.Struct, frozen=True):
    """A hero as the file tells it."""

    id: str
    name: str
    unlock: tuple[int, int, int, int]
    motto: str
    ability: tuple[AbilityEntry, ...]


class ChapterEntry(msgspec.Struct, frozen=True):
    """A chapter card as its file tells it."""

    id: str
    name: str
    flavour: str
    pairs: tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
    initiative: dict[str, int]


class BonusEntry(msgspec.Struct, frozen=True):
    """One bonus of a partnership board."""

    step: int
    gives: dict[str, Any]
    says: str
    origin: str
    rules: tuple[str, ...]


class BoardEntry(msgspec.Struct, frozen=True):
    """One side of a partnership board."""

    id: str
    number: int
    side: str
    bonus: tuple[BonusEntry, ...]
    name: str = ""


class TrackEntry(msgspec.Struct, frozen=True):
    """The labels of the partnership tracks, and the VP of each step of the golden marker."""

    labels: list[int]
    golden: list[int]


class Card(msgspec.Struct, frozen=True):
    """An action card ready for play."""

    id: str
    colour: int
    symbols: tuple[int, ...]
    cup: int
    standard: verbs.Effect | None
    tea: verbs.Effect | None
    shown: tuple[Counts, ...]
    """How many of each symbol stay uncovered, by the cover's symbol bits."""
    loose: tuple[tuple[tuple[int, int], ...], ...]
    """Which symbols stay uncovered, as (bit, symbol), each symbol once, by the cover's symbol bits."""
    entry: CardEntry

    def covers(self) -> list[int]:
        """Every way in which lost-symbol tokens can lie on it."""
        symbols = range(1 << len(self.symbols))
        return [bits | cup for bits in symbols for cup in ((0, CUP) if self.cup >= 0 else (0,))]


class Ability(msgspec.Struct, frozen=True):
    """An ability ready for play."""

    id: str
    hero: int
    number: int
    window: str
    word: verbs.AbilityWord
    entry: AbilityEntry


class Chapter(msgspec.Struct, frozen=True):
    """A chapter card: three pairs of active symbols, and the starting initiative."""

    id: str
    pairs: tuple[tuple[int, int], ...]
    initiative: tuple[int, ...]
    entry: ChapterEntry


class Board(msgspec.Struct, frozen=True):
    """One side of a partnership board: the bonus of each step, where there is one."""

    id: str
    number: int
    side: str
    bonuses: dict[int, verbs.BonusWord]
    entry: BoardEntry


class Box:
    """All components, by number."""

    def __init__(self, folders: Sequence[content.Folder]) -> None:
        """Read the content folders; a later one replaces the files it brings."""
        self.folders = tuple(folders)
        self.hash = content.digest(folders)
        content.check_packs(folders[0], folders[1:])
        self.heroes = self._entries("heroes.toml", "hero", HeroEntry)
        self.hero_ids = [hero.id for hero in self.heroes]
        abilities = [(at, entry) for at, hero in enumerate(self.heroes) for entry in hero.ability]
        self.abilities = _made("heroes.toml", abilities, lambda pair: self._ability(*pair))
        actions = _made("actions.toml", self._entries("actions.toml", "card", CardEntry), self.make_card)
        starting = _made("starting.toml", self._entries("starting.toml", "card", CardEntry), self.make_card)
        self.cards = [*actions, *starting]
        self.deck = list(range(len(actions)))
        chapters = self._entries("chapters.toml", "chapter", ChapterEntry)
        self.chapters = _made("chapters.toml", chapters, self._chapter)
        self.boards = _made("boards.toml", self._entries("boards.toml", "board", BoardEntry), self._board)
        tracks = content.read_file(self._folder_of("boards.toml"), "boards.toml")
        marks = {name: tracks[name] for name in ("labels", "golden") if name in tracks}
        track = content.entry_of(marks, TrackEntry, "boards.toml")
        self.labels, self.golden = track.labels, track.golden
        self.index()
        self._check_whole()
        entries = (
            *self.heroes,
            *(part.entry for kind in (self.cards, self.chapters, self.boards) for part in kind),
        )
        text.NAMES.update({entry.id: entry.name for entry in entries})
        text.NAMES.update({ability.id: ability.entry.name for ability in self.abilities})

    def index(self) -> None:
        """Lay the parts of the cards side by side, by number, for rules that look at one part of many cards."""
        self.colours = [card.colour for card in self.cards]
        self.printed = [card.shown[0] for card in self.cards]
        self.counted = [
            {
                (at, bits): sum(card.shown[bits & (CUP - 1)][symbol] for symbol in symbols)
                for at, card in enumerate(self.cards)
                for bits in card.covers()
            }
            for symbols in MEMBERS
        ]
        """By a set of symbols: how many of them stay uncovered on a card under a cover, by (card, cover)."""
        self.loose = [card.loose for card in self.cards]
        self.cups = [card.cup for card in self.cards]
        self.standard = [card.standard for card in self.cards]
        self.tea = [card.tea for card in self.cards]
        self.effects = tuple(
            {card: effect for card, effect in enumerate(kind) if effect is not None}
            for kind in (self.standard, self.tea)
        )
        self.windows = [ability.window for ability in self.abilities for _ in (0, 1)]
        self.starting = [
            [at for at, card in enumerate(self.cards) if f"ro.hero.{card.entry.hero}" == hero] for hero in self.hero_ids
        ]
        self.names = {
            "card": [card.id for card in self.cards],
            "hero": self.hero_ids,
            "symbol": list(SYMBOLS),
            "chapter": [chapter.id for chapter in self.chapters],
            "board": [board.id for board in self.boards],
            "ability": [f"{ability.id}{kind}" for ability in self.abilities for kind in ("", ".card")],
        }
        self.shelf = OptionShelf(self.cards, self.names)
        for at, board in enumerate(self.boards):
            for step, word in board.bonuses.items():
                self.shelf.branches[at, step] = [ChooseBranch(n, branch) for n, branch in enumerate(word.branches())]

    def boards_of(self, side: str) -> list[int]:
        """The boards of this side, by number."""
        return [at for at, board in enumerate(self.boards) if board.side == side]

    def unlock_steps(self, hero: int) -> tuple[int, int, int, int]:
        """The experience at which the hero's abilities are unlocked."""
        return self.heroes[hero].unlock

    def _folder_of(self, name: str) -> content.Folder:
        holders = [folder for folder in self.folders if (folder / name).is_file()]
        if not holders:
            raise BadContent([f"{name}: missing"])
        return holders[-1]

    def _entries(self, name: str, table: str, kind: type[content.T]) -> list[content.T]:
        return content.entries(self._folder_of(name), name, table, kind)

    def make_card(self, entry: CardEntry) -> Card:
        """An action card from its entry."""
        where = f"{entry.id}"
        symbols = tuple(_index(SYMBOLS, symbol, where) for symbol in entry.symbols)
        if 1 << len(symbols) > CUP:
            raise BadContent([f"{where}: a card shows at most {CUP.bit_length() - 1} symbols"])
        return Card(
            id=entry.id,
            colour=_index(COLOURS, entry.colour, where),
            symbols=symbols,
            cup=_index(SIDES, entry.cup, where) if entry.cup else -1,
            standard=None if entry.standard is None else verbs.read_effect(entry.standard, f"{where}: standard"),
            tea=None if entry.tea is None else verbs.read_effect(entry.tea, f"{where}: tea"),
            shown=tuple(_shown(symbols, cover) for cover in range(1 << len(symbols))),
            loose=tuple(_loose(symbols, cover) for cover in range(1 << len(symbols))),
            entry=entry,
        )

    def _ability(self, hero: int, entry: AbilityEntry) -> Ability:
        of = self.heroes[hero].id
        word = verbs.read_ability(entry.does, f"{of}: {entry.name}")
        if entry.window not in word.windows:
            raise BadContent([f"{of}: {entry.name}: this word is not for the window '{entry.window}'"])
        return Ability(f"{of}.{entry.number}", hero, entry.number, entry.window, word, entry)

    def _chapter(self, entry: ChapterEntry) -> Chapter:
        pairs = tuple(tuple(_index(SYMBOLS, symbol, entry.id) for symbol in pair) for pair in entry.pairs)
        heroes = [hero.removeprefix("ro.hero.") for hero in self.hero_ids]
        if set(entry.initiative) != set(heroes):
            raise BadContent([f"{entry.id}: initiative wants one value for each of {', '.join(heroes)}"])
        values = tuple(entry.initiative[hero] for hero in heroes)
        return Chapter(entry.id, pairs, values, entry)  # type: ignore[arg-type]

    def _board(self, entry: BoardEntry) -> Board:
        words = {bonus.step: verbs.read_bonus(bonus.gives, f"{entry.id}: step {bonus.step}") for bonus in entry.bonus}
        return Board(entry.id, entry.number, entry.side, words, entry)

    def _check_whole(self) -> None:
        """Every id once, every hero with four abilities and five starting cards, every number in its range."""
        wrong = [
            f"{kind}: '{name}' stands twice"
            for kind, names in self.names.items()
            for name in sorted({name for name in names if names.count(name) > 1})
        ]
        for hero, cards in zip(self.heroes, self.starting, strict=True):
            if len(hero.ability) != 4 or [ability.number for ability in hero.ability] != [1, 2, 3, 4]:
                wrong.append(f"{hero.id}: wants abilities 1 to 4")
            if len(cards) != 5:
                wrong.append(f"{hero.id}: wants 5 starting cards, has {len(cards)}")
            if list(hero.unlock) != sorted(set(hero.unlock)) or hero.unlock[0] != 0:
                wrong.append(f"{hero.id}: unlock steps must rise from 0")
        if {*self.hero_ids} != {f"ro.hero.{name}" for name in HEROES}:
            wrong.append(f"heroes.toml: wants {', '.join(HEROES)}")
        if not self.chapters:
            wrong.append("chapters.toml: wants a chapter card")
        if not self.boards_of("A") or len(self.boards_of("B")) < MOST_PLAYERS:
            wrong.append(f"boards.toml: wants a board of side A, and {MOST_PLAYERS} of side B")
        if len(self.golden) != CEILING_XP - TOP_XP + 1:
            wrong.append(f"boards.toml: golden wants {CEILING_XP - TOP_XP + 1} steps, has {len(self.golden)}")
        for chapter in self.chapters:
            if sorted(chapter.initiative) != list(range(1, len(self.heroes) + 1)):
                wrong.append(f"{chapter.id}: initiative must be a permutation")
            wrong += [f"{chapter.id}: a pair of one symbol" for left, right in chapter.pairs if left == right]
        if wrong:
            raise BadContent(wrong)


def _made(name: str, entries: Sequence[E], make: Callable[[E], T]) -> list[T]:
    """What these entries of a file make; every wrong one is reported, with the file."""
    made, wrong = [], []
    for entry in entries:
        try:
            made.append(make(entry))
        except BadContent as problem:
            wrong += [f"{name}: {line}" for line in problem.problems]
    if wrong:
        raise BadContent(wrong)
    return made


def _index(known: Sequence[str], word: str, where: str) -> int:
    if word not in known:
        raise BadContent([f"{where}: '{word}' is not one of {', '.join(known)}.{content.near(word, known)}"])
    return known.index(word)


def _shown(symbols: tuple[int, ...], cover: int) -> Counts:
    left = [symbol for at, symbol in enumerate(symbols) if not cover >> at & 1]
    return (left.count(0), left.count(1), left.count(2), left.count(3))


def _loose(symbols: tuple[int, ...], cover: int) -> tuple[tuple[int, int], ...]:
    first = {symbol: bit for bit, symbol in reversed([*enumerate(symbols)]) if not cover >> bit & 1}
    return tuple(sorted((bit, symbol) for symbol, bit in first.items()))


@cache
def open_box(packs: tuple[str, ...] = ()) -> Box:
    """The printed box, with content packs (folders) laid over it."""
    own = files("oldpath.games.ronin") / "content"
    return Box([own, *(Path(pack) for pack in packs)])
