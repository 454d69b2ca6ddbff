"""The box: every card, place and monster of Old World, read once from content files and never changed."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from oldpath.games.old_world.components import ATTRIBUTES, COLOURS, NOTHING, SYMBOLS, TERRAINS, WILD
from oldpath.games.old_world.entries import (
    CardEntry,
    FightCardEntry,
    HalfEntry,
    IconsEntry,
    MonsterEntry,
    PlaceEntry,
    PotionEntry,
    SchoolEntry,
    StoryEntry,
    TitleEntry,
    TrophyEntry,
)
from oldpath.games.old_world.faces import Face, Icons, Link
from oldpath.games.old_world.naming import name_things
from oldpath.games.old_world.options import OptionShelf
from oldpath.games.old_world.parts import Half, Keepsake, Monster, Place, School, Story
from oldpath.games.old_world.verbs.program import Lasting, Passive
from oldpath.games.old_world.verbs.reading import Reader
from oldpath.games.old_world.verbs.tales import TakeQuest
from oldpath.kernel import content
from oldpath.kernel.errors import BadContent


class Box:
    """All components, by number."""

    def __init__(self, folders: Sequence[content.Folder]) -> None:
        """Read the content folders; a later one replaces the files it brings."""
        self.folders = tuple(folders)
        self.hash = content.digest(folders)
        reader = Reader()
        self.keepsakes: list[Keepsake] = []
        self._read_cards()
        self._read_places()
        self.potions = self._entries("potions.toml", "potion", PotionEntry)
        self.potion_powers = [
            reader.power(entry.id, entry.power, f"potions.toml: {entry.id}") for entry in self.potions
        ]
        self.potion_deck = [at for at, entry in enumerate(self.potions) for _ in range(entry.copies)]
        self._read_monsters(reader)
        self._read_trophies(reader)
        self._read_stories(reader)
        self.programs = reader.programs
        self.powers = reader.powers
        self._index()

    # -- reading ---------------------------------------------------------------------------------------------------

    def _read_cards(self) -> None:
        """The 90 cards of the shared deck, then the starting cards of the schools."""
        shared = self._entries("actions.toml", "card", CardEntry)
        starting = self._entries("starting.toml", "card", CardEntry)
        titles = [
            title for name in ("actions.toml", "starting.toml") for title in self._entries(name, "title", TitleEntry)
        ]
        self.titles = {title.id: title for title in titles}
        self.card_entries = [*shared, *starting]
        wrong = [f"{card.id}: no title '{card.title}'" for card in self.card_entries if card.title not in self.titles]
        if wrong:
            raise BadContent(wrong)
        self.shared = list(range(len(shared)))
        self.faces = [self._face(card) for card in self.card_entries]
        self.schools = self._entries("schools.toml", "school", SchoolEntry)
        self.starting = [
            [at for at, card in enumerate(self.card_entries) if f"ow.school.{card.school}" == school.id]
            for school in self.schools
        ]

    def _face(self, card: CardEntry) -> Face:
        title = self.titles[card.title]
        return Face(
            colour=COLOURS.index(title.colour),
            cost=title.cost,
            terrain=SYMBOLS.index(card.terrain),
            icons=_icons(card),
            links=tuple(Link(COLOURS.index(link.colour), _icons(link)) for link in card.links),
        )

    def _read_places(self) -> None:
        entries = self._entries("map.toml", "place", PlaceEntry)
        numbers = [entry.number for entry in entries]
        homes = [school.home for school in self.schools]
        self.places = [
            Place(
                entry.id,
                entry.number,
                SYMBOLS.index(entry.terrain),
                entry.action,
                tuple(numbers.index(road) for road in entry.roads),
                homes.index(entry.number) if entry.number in homes else -1,
            )
            for entry in entries
        ]
        self.place_entries = entries
        self.place_of_number = {number: at for at, number in enumerate(numbers)}
        self.tokens = [
            [at for at, place in enumerate(self.places) if place.terrain == terrain] for terrain in range(len(TERRAINS))
        ]

    def _read_monsters(self, reader: Reader) -> None:
        entries = self._entries("monsters.toml", "monster", MonsterEntry)
        self.monsters = []
        for entry in entries:
            where = f"monsters.toml: {entry.id}"
            trophy = f"ow.trophy.{entry.id.removeprefix('ow.')}"
            self.monsters.append(
                Monster(
                    entry.id,
                    entry.level,
                    entry.life,
                    reader.lasting(entry.id, entry.ability, f"{where}: ability"),
                    self._keepsake(trophy, "monster", reader.lasting(trophy, entry.trophy, f"{where}: trophy")),
                    entry,
                )
            )
        self.fight_card_entries = self._entries("fight_cards.toml", "card", FightCardEntry)
        self.fight_cards = [(_half(entry.charge), _half(entry.bite)) for entry in self.fight_card_entries]

    def _read_trophies(self, reader: Reader) -> None:
        self.attribute_trophies = self._entries("trophies.toml", "attribute", TrophyEntry)
        self.attribute_keepsakes = [
            self._keepsake(entry.id, "attribute", reader.lasting(entry.id, entry.gives, entry.id))
            for entry in self.attribute_trophies
        ]
        trophies = {entry.id: entry for entry in self._entries("trophies.toml", "school", TrophyEntry)}
        self.school_trophies = list(trophies.values())
        made = []
        for entry in self.schools:
            trophy = trophies[f"ow.trophy.{entry.id.removeprefix('ow.')}"]
            keepsake = self._keepsake(trophy.id, "school", reader.lasting(trophy.id, trophy.gives, trophy.id))
            power = reader.power(entry.id, entry.power, f"schools.toml: {entry.id}")
            made.append(School(entry.id, self.place_of_number[entry.home], power, keepsake, entry))
        self.school_sets = made

    def _read_stories(self, reader: Reader) -> None:
        """City and wilds explorations, then the events in the order of their numbers (OW-005, OW-007)."""
        self.stories: list[Story] = []
        self.decks: list[list[int]] = []
        for name in ("city", "wilds", "events"):
            first = len(self.stories)
            for entry in self._entries(f"{name}.toml", "story", StoryEntry):
                where = f"{name}.toml: {entry.id}"
                kept = -1
                if entry.kind != "story":
                    kept = self._keepsake(entry.id, entry.kind, reader.lasting(entry.id, entry.kept, where))
                branches = tuple(reader.branch(branch, f"{where}: branches") for branch in entry.branches)
                prices = tuple(branch.price for branch in entry.branches)
                self.stories.append(Story(entry.id, branches, prices, kept, entry))
            self.decks.append(list(range(first, len(self.stories))))
        self.first_event = self.decks.pop()[0]

    def _keepsake(self, thing: str, kind: str, lasting: Lasting) -> int:
        self.keepsakes.append(Keepsake(thing, kind, lasting))
        return len(self.keepsakes) - 1

    def _index(self) -> None:
        """Lay parts side by side, by number, for rules that look at one part of many things."""
        self.costs = [face.cost for face in self.faces]
        self.colours = [face.colour for face in self.faces]
        self.terrains = [face.terrain for face in self.faces]
        self.trophies = frozenset(
            at for at, keepsake in enumerate(self.keepsakes) if keepsake.kind in ("monster", "school", "attribute")
        )
        self.explored_keepsakes = {
            self.stories[card].keepsake: card
            for deck in self.decks
            for card in deck
            if self.stories[card].keepsake != NOTHING
        }
        """Exploration cards that may be kept, by what they become."""
        self.quests = {
            (at, branch): deed
            for at, story in enumerate(self.stories)
            for branch, program in enumerate(story.branches)
            for deed in program.deeds
            if isinstance(deed, TakeQuest)
        }
        """By story and branch: the sentence that makes the card a quest."""
        self._kept: dict[str, dict[int, Passive]] = {}
        for at, keepsake in enumerate(self.keepsakes):
            for passive in keepsake.lasting.passives:
                self._kept.setdefault(passive.name, {})[at] = passive
        self._abilities: dict[tuple[int, str], Passive] = {
            (at, passive.name): passive
            for at, monster in enumerate(self.monsters)
            for passive in monster.ability.passives
        }
        self.names = {
            "card": [card.id for card in self.card_entries],
            "potion": [potion.id for potion in self.potions],
            "place": [place.id for place in self.places],
            "school": [school.id for school in self.schools],
            "monster": [monster.id for monster in self.monsters],
            "fight_card": [card.id for card in self.fight_card_entries],
            "story": [story.id for story in self.stories],
            "keepsake": [keepsake.id for keepsake in self.keepsakes],
            "power": [f"{power.id}.{power.number}" for power in self.powers],
        }
        self.shelf = OptionShelf(self)
        name_things(self)

    def _entries(self, name: str, table: str, kind: type[content.T]) -> list[content.T]:
        holders = [folder for folder in self.folders if (folder / name).is_file()]
        if not holders:
            raise BadContent([f"{name}: missing"])
        return content.entries(holders[-1], name, table, kind)

    # -- looking ---------------------------------------------------------------------------------------------------

    def event(self, number: int) -> int:
        """The story of the event card with this number."""
        return self.first_event + number - 1

    def passives(self, keepsakes: Sequence[int], name: str) -> list[Any]:
        """All lasting words of this name among these cards."""
        known = self._kept.get(name)
        if not known:
            return []
        return [known[keepsake] for keepsake in keepsakes if keepsake in known]

    def passive(self, keepsakes: Sequence[int], name: str) -> Any:  # noqa: ANN401  a word of any kind
        """The first lasting word of this name among these cards, or None."""
        known = self._kept.get(name)
        if known:
            for keepsake in keepsakes:
                if keepsake in known:
                    return known[keepsake]
        return None

    def keeper_of(self, keepsakes: Sequence[int], name: str) -> int:
        """Which of these cards has the lasting word, or -1."""
        known = self._kept.get(name, {})
        return next((keepsake for keepsake in keepsakes if keepsake in known), -1)

    def ability(self, monster: int, name: str) -> Any:  # noqa: ANN401  a word of any kind
        """The monster's lasting word of this name, or None."""
        return self._abilities.get((monster, name))

    def is_school(self, place: int) -> bool:
        """Is it a witcher school, the Manticore's too (OW-176, E-42)?"""
        return self.places[place].action.startswith("school")

    def fits(self, card: int, place: int) -> bool:
        """Does the card's terrain symbol lead to the place (OW-129, OW-132, E-41)?"""
        terrain, symbol = self.places[place].terrain, self.terrains[card]
        return terrain in (symbol, WILD) or symbol == WILD


def _icons(entry: IconsEntry) -> Icons:
    return Icons(entry.damage, entry.shield, entry.draw, entry.top, entry.back)


def _half(entry: HalfEntry) -> Half:
    return Half(
        entry.damage,
        ATTRIBUTES.index(entry.equal_to) if entry.equal_to else -1,
        entry.random,
        entry.trash,
        ATTRIBUTES.index(entry.lowers) if entry.lowers else -1,
    )


@cache
def open_box(packs: tuple[str, ...] = ()) -> Box:
    """The printed box, with content packs (folders) laid over it."""
    own = files("oldpath.games.old_world") / "content"
    for pack in packs:
        if not Path(pack).is_dir():
            raise BadContent([f"{pack}: no such folder"])
    return Box([own, *(Path(pack) for pack in packs)])
