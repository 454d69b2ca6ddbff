"""How even Old World is: who wins with which school and in which order, how long it takes, what is used."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import oldpath
from oldpath.games.old_world.box import open_box
from oldpath.games.old_world.scoring import BANDS, BEGINNER
from oldpath.lab.balance import (
    LEVEL,
    QUANTILES,
    Share,
    markdown_table,
    quantile_name,
    rate_of,
    shares_table,
    spread_row,
)
from oldpath.lab.crew import spread
from oldpath.lab.games import Plan, play_out
from oldpath.lab.simulate import plans_for

SOURCES = {"monster": "a monster", "school": "a witcher", "attribute": "meditation"}
"""Where trophies come from, by the kind of keepsake."""
USED = {"card_gained": "card", "story_begun": "story", "potions_drawn": "potions", "moved": "place"}
"""Events that tell of the use of a component, and the field that names it."""


@dataclass(frozen=True, slots=True)
class Finished:
    """What the report wants to know of a finished game."""

    schools: tuple[str, ...]
    first: int
    winners: tuple[int, ...]
    ended: str
    turns: int
    sources: tuple[str, ...]
    """Kinds of trophies that anybody won."""
    used: tuple[str, ...]
    """Components that turned up."""
    decisions: int


@dataclass(frozen=True, slots=True)
class Row:
    """All games with one number of players."""

    players: int
    games: int
    turns: list[int]
    decisions: list[int]
    schools: list[Share]
    order: list[Share]
    sources: list[Share]


def finish(plan: Plan) -> Finished:
    """Play the planned game and keep what the report wants to know."""
    match, decisions = play_out(plan)
    return finished(match, decisions)


def finished(match: oldpath.Match, decisions: int) -> Finished:
    """A finished match, as any spectator sees it."""
    view = match.view(None)
    kinds = {keepsake.id: keepsake.kind for keepsake in open_box().keepsakes}
    won = {kinds[keepsake] for seat in view["seats"] for keepsake in seat["keepsakes"]}
    return Finished(
        schools=tuple(seat["school"] for seat in view["seats"]),
        first=view["first"],
        winners=tuple(view["result"]["winners"]),
        ended=view["result"]["ended"],
        turns=view["turn"],
        sources=tuple(sorted(won & set(SOURCES))),
        used=tuple(sorted(used_in(match))),
        decisions=decisions,
    )


def used_in(match: oldpath.Match) -> set[str]:
    """Cards gained, stories read, potions drawn, places visited."""
    found: set[str] = set()
    for entry in match.log(None):
        field = USED.get(entry["event"])
        if field is not None:
            told = entry[field]
            found.update(told if isinstance(told, list) else [told])
    return found


def old_world_balance(
    players: Sequence[int],
    games: int,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    *,
    workers: int = 0,
    ray: bool = False,
) -> str:
    """Play all the games of the report, and tell what came out of them."""
    wanted = dict(options or {})
    rows, used = [], Counter[str]()
    for count in players:
        plans = plans_for("old-world", (LEVEL,) * count, games, seed, wanted)
        played = spread(finish, plans, workers, ray, f"{count} players")
        used.update(thing for game in played for thing in game.used)
        rows.append(row_of(count, played))
    alone = spread(finish, plans_for("old-world", (LEVEL,), games, seed, wanted), workers, ray, "alone")
    used.update(thing for game in alone for thing in game.used)
    chosen = ", ".join(f"{name}={value}" for name, value in sorted(wanted.items())) or "the usual ones"
    lines = [
        "# Balance of Old World",
        "",
        f"All seats are played by the bot `{LEVEL}`; seed {seed}; table options: {chosen}.",
        "Intervals are 95% intervals by Wilson. A share is marked when its interval does not hold the fair share.",
    ]
    for row in rows:
        lines += ["", f"## {row.players} players, {row.games} games", *row_lines(row)]
    lines += ["", "## Alone", "", *band_lines(alone), "", "## What is used", "", *use_lines(used)]
    return "\n".join(lines) + "\n"


def row_of(players: int, games: Sequence[Finished]) -> Row:
    """One number of players added up."""
    fair = 1 / players
    schools = sorted({school for game in games for school in game.schools})
    sat = Counter(school for game in games for school in game.schools)
    won = Counter(game.schools[seat] for game in games for seat in game.winners)
    order = Counter((seat - game.first) % players for game in games for seat in game.winners)
    sources = Counter(kind for game in games for kind in game.sources)
    return Row(
        players=players,
        games=len(games),
        turns=[game.turns for game in games],
        decisions=[game.decisions for game in games],
        schools=[Share(school, won[school], sat[school], fair) for school in schools],
        order=[Share(f"place {at + 1}", order[at], len(games), fair) for at in range(players)],
        sources=[Share(name, sources[kind], len(games), 0.0) for kind, name in SOURCES.items()],
    )


def row_lines(row: Row) -> list[str]:
    """One number of players as Markdown."""
    fair = f"fair share {1 / row.players:.1%}"
    return [
        "",
        *shares_table(f"School ({fair})", row.schools),
        "",
        *shares_table(f"Turn order ({fair})", row.order),
        "",
        *markdown_table(
            ["", *[quantile_name(share) for share in QUANTILES], "mean", "sd"],
            [spread_row("turns of a player", row.turns), spread_row("decisions a game", row.decisions)],
        ),
        "",
        *[f"- A trophy of {share.name} is won in {rate_of(share)} of the games." for share in row.sources],
    ]


def band_lines(games: Sequence[Finished]) -> list[str]:
    """How solo games end, by their bands."""
    ended = Counter(game.ended.removeprefix("solo_") for game in games)
    bands = [Share(name, ended[name], len(games), 0.0) for name in (*(name for _, name in BANDS), BEGINNER)]
    rows = [[band.name.replace("_", " "), band.count, rate_of(band)] for band in bands]
    return [
        *markdown_table(["band", "games", "share"], rows),
        "",
        *markdown_table(
            ["", *[quantile_name(share) for share in QUANTILES], "mean", "sd"],
            [spread_row("turns", [game.turns for game in games])],
        ),
    ]


def use_lines(used: Mapping[str, int]) -> Iterable[str]:
    """What never turned up, kind by kind."""
    box = open_box()
    kinds = {
        "action cards": [box.names["card"][card] for card in box.shared],
        "explorations": [box.names["story"][card] for deck in box.decks for card in deck],
        "events": box.names["story"][box.first_event :],
        "potions": box.names["potion"],
        "places": box.names["place"],
    }
    for kind, things in kinds.items():
        never = [thing for thing in things if not used.get(thing)]
        rest = f"; never: {', '.join(never)}" if never else ""
        yield f"- {len(things) - len(never)} of {len(things)} {kind} were used{rest}."
