"""What lies in a game's box, counted by where it comes from."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from oldpath.games.old_world.box import open_box as open_old_world
from oldpath.games.old_world.components import DICE, GOLD_TOKENS
from oldpath.games.ronin.box import Box, open_box

ORIGINS = ("rulebook", "public", "ours")
Counts = dict[str, dict[str, int]]


def by_origin(origins: Iterable[str]) -> dict[str, int]:
    """How many of each origin, every origin named."""
    counted = Counter(origins)
    return {origin: counted[origin] for origin in ORIGINS}


def _of_parts(origins: set[str]) -> str:
    """Where a thing comes from whose parts say it: from us, as soon as one part does."""
    return next((origin for origin in reversed(ORIGINS) if origin in origins), "ours")


def ronin_stock() -> Counts:
    """Cards, abilities, boards and their bonuses of Ronin."""
    box: Box = open_box(())
    actions = [card.entry.origin for card in box.cards if not card.entry.hero]
    starting = [card.entry.origin for card in box.cards if card.entry.hero]
    boards = [_of_parts({bonus.origin for bonus in board.entry.bonus}) for board in box.boards]
    return {
        "cards": by_origin(actions),
        "starting_cards": by_origin(starting),
        "abilities": by_origin(ability.entry.origin for ability in box.abilities),
        "chapter_cards": by_origin(_said(chapter.entry) for chapter in box.chapters),
        "boards": by_origin(boards),
        "bonuses": by_origin(bonus.origin for board in box.boards for bonus in board.entry.bonus),
    }


def _said(entry: Any) -> str:  # noqa: ANN401  any kind of content entry
    """The entry's own word; what says nothing is ours."""
    return getattr(entry, "origin", "ours")


def old_world_stock() -> Counts:
    """Everything in the box of Old World; of cards with copies every copy counts (OW-002 to OW-016)."""
    box = open_old_world(())
    entries = box.card_entries
    return {
        "action_cards": by_origin(card.origin for card in entries if not card.school),
        "starting_cards": by_origin(card.origin for card in entries if card.school),
        "potions": by_origin(potion.origin for potion in box.potions for _ in range(potion.copies)),
        "city_explorations": by_origin(box.stories[card].entry.origin for card in box.decks[0]),
        "wilds_explorations": by_origin(box.stories[card].entry.origin for card in box.decks[1]),
        "events": by_origin(story.entry.origin for story in box.stories[box.first_event :]),
        "attribute_trophies": by_origin(card.origin for card in box.attribute_trophies for _ in range(card.copies)),
        "witcher_trophies": by_origin(card.origin for card in box.school_trophies for _ in range(card.copies)),
        "monsters": by_origin("public" for _ in box.monsters),
        "monster_trophies": by_origin(monster.entry.trophy_origin for monster in box.monsters),
        "monster_fight_cards": by_origin(card.origin for card in box.fight_card_entries),
        "locations": by_origin("public" for _ in box.places),
        "location_tokens": by_origin("public" for stack in box.tokens for _ in stack),
        "schools": by_origin(school.origin for school in box.schools),
        "dice": by_origin("rulebook" for _ in range(2 * DICE)),
        "gold_tokens": by_origin("rulebook" for _ in range(GOLD_TOKENS)),
    }


STOCKS: dict[str, Callable[[], Counts]] = {"ronin": ronin_stock, "old-world": old_world_stock}
