"""Why not? For everything a player could want, the rule that forbids it now, what stands in the way, what would do."""

from collections.abc import Iterator, Sequence

from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Option
from oldpath.kernel.errors import Refusal

TABLE_RULES = {
    "seats": "OW-001",
    "no_such_seat": "OW-001",
    "match_over": "OW-064",
    "not_asked": "OW-124",
    "stale_ask": "OW-124",
    "not_an_option": "OW-123",
    "nothing_to_undo": "OW-123",
    "information_horizon": "OW-123",
    "others_have_acted": "OW-124",
}


def intents(game: OldWorldGame) -> Iterator[str]:
    """Everything a player could ever want to do, legal or not."""
    yield "pass"


def why_not(game: OldWorldGame, seat: int, key: str, options: Sequence[Option], asked: str) -> Refusal:
    """Why this is not among the seat's options."""
    return Refusal("OW-123", "unknown_intent", {"intent": key[:60]}, tuple(option.key for option in options[:3]))
