"""What lies in a game's box, counted by where it comes from."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

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


STOCKS: dict[str, Callable[[], Counts]] = {"ronin": ronin_stock}
