"""A toy game that exercises what the kernel offers: votes, races, sealed bids, secrets, dice."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from oldpath.kernel.ask import Ask, Fact, Option
from oldpath.kernel.chance import Chance, Seeded
from oldpath.kernel.errors import Refusal
from oldpath.kernel.event import Event
from oldpath.kernel.frame import Frame, TableState, any_seat, each_seat, frame, vote
from oldpath.kernel.game import Game
from oldpath.kernel.history import Origin
from oldpath.kernel.marks import Open, Own
from oldpath.kernel.match import Match, begin
from oldpath.kernel.piece import Piece, piece, piece_list
from oldpath.kernel.plaque import Plaque, Result, TableOption


class Box:
    """Nothing is in the box."""

    hash = "toy"
    names: ClassVar[dict[str, list[str]]] = {}


class Number(Option, frozen=True):
    """A number to choose."""

    text = "ro-choose-branch"
    number: int

    @property
    def key(self) -> str:
        return f"number.{self.number}"

    def facts(self, lang: str) -> dict[str, Fact]:
        return {"what": str(self.number)}


NUMBERS = tuple(Number(number) for number in range(4))


@piece
class Purse(Piece):
    """What one seat has."""

    gold: Open[int]
    secrets: Own[list[int]]
    plan: list[int]


@piece
class ToyState(TableState):
    """The toy's table."""

    seats: Open[list[Purse]]
    colour: Open[int]
    pile: Open[int]
    bids: list[int]
    colours: int
    """How many there are to vote for."""
    silent: list[int]
    """Seats that have no vote."""


class GoldTaken(Event, frozen=True):
    """Somebody took gold."""

    rules = ("RO-001",)
    seat: Open[int]
    amount: Open[int]
    secrets: Own[tuple[int, ...]]
    note: int


ToyGame = Game[ToyState, Box]


@frame
class Play(Frame):
    """A vote, a race for the pile, a sealed bid, a die."""

    steps = ("vote_colour", "race", "bid", "roll")

    votes: list[int] = piece_list()
    voted: bool = False

    @vote
    def vote_colour(self, game: ToyGame, seat: int) -> Ask | None:
        """All seats decide together."""
        if self.voted or seat in game.state.silent:
            return None
        return Ask(seat, "colour", NUMBERS[: game.state.colours], "RO-001")

    def appointed(self, game: ToyGame) -> int:
        """The last seat breaks ties."""
        return game.state.players - 1

    def colour_chosen(self, game: ToyGame, seat: int, option: Number) -> None:
        """One answer for all."""
        self.voted = True
        game.state.colour = option.number

    @any_seat
    def race(self, game: ToyGame) -> list[Ask]:
        """Whoever is first may take."""
        if not game.state.pile:
            return []
        return [Ask(seat, "grab", NUMBERS[1:3], "RO-002") for seat in range(game.state.players)]

    def grab_chosen(self, game: ToyGame, seat: int, option: Number) -> None:
        """Take it."""
        taken = min(option.number, game.state.pile)
        game.state.pile -= taken
        game.state.seats[seat].gold += taken
        if game.story is not None:
            game.story.append(GoldTaken(seat, taken, (7,), 3))

    @each_seat
    def bid(self, game: ToyGame, seat: int) -> Ask | None:
        """Everybody bids in secret; who has no gold has nothing to choose."""
        if game.state.bids[seat] >= 0:
            return None
        options = NUMBERS[: 1 + min(3, game.state.seats[seat].gold)]
        return Ask(seat, "bid", options, "RO-003")

    def bid_chosen(self, game: ToyGame, seat: int, option: Number) -> None:
        """Write it down."""
        game.state.bids[seat] = option.number

    def roll(self, game: ToyGame) -> None:
        """A die of six sides goes into a secret of seat 0."""
        game.state.seats[0].secrets.append(game.below(6, "die"))


def set_table(box: Box, players: int, options: Mapping[str, str]) -> ToyState:
    """Three coins on the pile."""
    purses = [Purse(gold=0, secrets=[seat], plan=[]) for seat in range(players)]
    return ToyState(
        players=players,
        stack=[Play()],
        seats=purses,
        colour=-1,
        pile=3,
        bids=[-1] * players,
        colours=int(options.get("colours", 4)),
        silent=[int(seat) for seat in options.get("silent", "")],
    )


def _redeal(state: ToyState, box: Box, viewer: int, chance: random.Random) -> None:
    for seat, purse in enumerate(state.seats):
        if seat != viewer:
            purse.secrets = [chance.randrange(100) for _ in purse.secrets]


def _intents(game: ToyGame) -> Iterator[str]:
    yield from (option.key for option in NUMBERS)


def _why_not(game: ToyGame, seat: int, key: str, options: Sequence[Option], asked: str) -> Refusal:
    return Refusal("RO-120", "unknown_intent", {"intent": key})


def _open_box(_packs: tuple[str, ...]) -> Box:
    return Box()


def _problems(state: ToyState, _box: Box) -> list[str]:
    return [] if state.pile >= 0 else ["the pile is below zero"]


def _finish_view(_game: ToyGame, _view: dict[str, Any], _viewer: int | None) -> None:
    """The marks say it all."""


TABLE_CODES = (
    "seats",
    "no_such_seat",
    "match_over",
    "not_asked",
    "stale_ask",
    "not_an_option",
    "nothing_to_undo",
    "information_horizon",
    "others_have_acted",
)

TOY = Plaque(
    name="toy",
    prefix="RO",
    seats=range(1, 6),
    options=(TableOption("side", ("A", "B"), "RO-066"),),
    frames=(Play,),
    events=(GoldTaken,),
    state=ToyState,
    open_box=_open_box,
    set_table=set_table,
    problems=_problems,
    redeal=_redeal,
    finish_view=_finish_view,
    intents=_intents,
    why_not=_why_not,
    result=lambda state: Result((0,), tuple(purse.gold for purse in state.seats), "over"),
    table_rules=dict.fromkeys(TABLE_CODES, "RO-001"),
)


def toy(players: int = 3, chance: Chance | None = None, colours: int = 4, silent: tuple[int, ...] = ()) -> Match:
    """A toy match at its first question: so many colours to vote for, these seats without a vote."""
    options = {"colours": str(colours), "silent": "".join(map(str, silent))}
    return begin(TOY, Origin(players, options), Box(), chance or Seeded(1))


def state_of(match: Match) -> ToyState:
    """The toy's state."""
    state: ToyState = match.game.state
    return state
