"""What the command line settles about a table before it is opened."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

USUAL_SEATS = 3


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How to open a table; what is None or empty is asked, or takes its usual value."""

    game: str | None = None
    """Its name on the shelf; None asks."""
    seats: int | None = None
    """How many players; None asks, unless humans or bots are given."""
    humans: int | None = None
    """How many people share the keyboard, in the first seats; None is one. With none the bots play alone."""
    bots: tuple[str, ...] = ()
    """Levels for the other seats, in turn; empty is `greedy` for all."""
    seed: int | None = None
    """Fast repeatable chance; None is sealed chance."""
    lang: str | None = None
    """en, pl, uk or it; None is the language of the resumed game, or what the person's machine speaks."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The game's own table options."""
    resume: Path | None = None
    """A saved game to go on with: a file, or the name of one in the save folder."""
    save: Path | None = None
    """Where the game is kept; None is a new file in the save folder, or the file that was resumed."""
    width: int | None = None
    """Columns, 60 to 200; None asks the terminal."""
    auto: bool = False
    """Pass windows whose only choice is an optional ability."""
    names: tuple[str, ...] = ()
    """What the players are called, seat by seat; empty where the hero's name will do."""

    def seats_implied(self) -> int | None:
        """How many play: as said, or as the people and bots that were named come to; None is still to be asked."""
        if self.seats is not None:
            return self.seats
        if self.bots:
            return (1 if self.humans is None else self.humans) + len(self.bots)
        return self.humans or (None if self.humans is None else USUAL_SEATS)
