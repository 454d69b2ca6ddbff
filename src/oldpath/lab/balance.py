"""How even Ronin is: who wins with which hero and from which seat, alone by season, and how far everything goes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import oldpath
from oldpath.games.ronin.components import CEILING_XP, SEASONS
from oldpath.lab.crew import spread
from oldpath.lab.games import Plan, play_out
from oldpath.lab.numbers import mean, quantile, spread_of, wilson
from oldpath.lab.simulate import BadPlan, plans_for

STEPS = (10, 24)
"""Steps of the partnership track of which we ask how often they are reached."""
QUANTILES = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)
LEVEL = "greedy"


@dataclass(frozen=True, slots=True)
class Finished:
    """What the report wants to know of a finished game."""

    heroes: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    experience: tuple[int, ...]
    tracks: tuple[int, ...]
    decisions: int


@dataclass(frozen=True, slots=True)
class Share:
    """How often something happened, with its 95% interval."""

    name: str
    count: int
    of: int
    fair: float

    @property
    def rate(self) -> float:
        """The share itself."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """By Wilson."""
        return wilson(self.count, self.of)

    @property
    def even(self) -> bool:
        """Does the interval hold the fair share?"""
        low, high = self.interval
        return low <= self.fair <= high


@dataclass(frozen=True, slots=True)
class Row:
    """All games with one number of players."""

    players: int
    games: int
    heroes: list[Share]
    seats: list[Share]
    steps: list[Share]
    scores: list[int]
    winning: list[int]
    experience: list[int]
    lengths: list[int]


@dataclass(frozen=True, slots=True)
class Season:
    """All solo games of one season."""

    season: str
    won: Share
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Balance:
    """The whole report."""

    seed: int
    options: dict[str, str]
    rows: list[Row]
    seasons: list[Season]


def finish(plan: Plan) -> Finished:
    """Play the planned game and keep what the report wants to know."""
    match, decisions = play_out(plan)
    return finished(match, decisions)


def finished(match: oldpath.Match, decisions: int) -> Finished:
    """A finished match, as any spectator sees it."""
    view = match.view(None)
    tracks = [step for step, board in zip(view["tracks"], view["boards"], strict=True) if board is not None]
    return Finished(
        heroes=tuple(seat["hero"] for seat in view["seats"]),
        winners=tuple(view["result"]["winners"]),
        scores=tuple(view["result"]["scores"]),
        experience=tuple(seat["xp"] for seat in view["seats"]),
        tracks=tuple(tracks),
        decisions=decisions,
    )


def balance(
    players: Sequence[int],
    games: int,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    *,
    workers: int = 0,
    ray: bool = False,
) -> Balance:
    """Play all the games of the report."""
    wanted = dict(options or {})
    if any(count < 2 for count in players):
        raise BadPlan("the report has rows of two players and more; playing alone has its own table")
    rows = []
    for count in players:
        plans = plans_for("ronin", (LEVEL,) * count, games, seed, wanted)
        rows.append(row_of(count, spread(finish, plans, workers, ray, f"{count} players")))
    seasons = []
    for season in SEASONS:
        plans = plans_for("ronin", (LEVEL,), games, seed, wanted | {"season": season})
        seasons.append(season_of(season, spread(finish, plans, workers, ray, season)))
    return Balance(seed, wanted, rows, seasons)


def row_of(players: int, games: Sequence[Finished]) -> Row:
    """One number of players added up."""
    fair = 1 / players
    heroes = sorted({hero for game in games for hero in game.heroes})
    played = {hero: sum(hero in game.heroes for game in games) for hero in heroes}
    won = {hero: sum(game.heroes[seat] == hero for game in games for seat in game.winners) for hero in heroes}
    tracks = [step for game in games for step in game.tracks]
    return Row(
        players=players,
        games=len(games),
        heroes=[Share(hero, won[hero], played[hero], fair) for hero in heroes],
        seats=[
            Share(str(seat), sum(seat in game.winners for game in games), len(games), fair) for seat in range(players)
        ],
        steps=[Share(str(step), sum(track >= step for track in tracks), len(tracks), 0.0) for step in STEPS],
        scores=[score for game in games for score in game.scores],
        winning=[game.scores[seat] for game in games for seat in game.winners],
        experience=[xp for game in games for xp in game.experience],
        lengths=[game.decisions for game in games],
    )


def season_of(season: str, games: Sequence[Finished]) -> Season:
    """One season added up."""
    won = Share(season, sum(bool(game.winners) for game in games), len(games), 0.0)
    return Season(season, won, [game.scores[0] for game in games])


def ronin_balance(
    players: Sequence[int],
    games: int,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    *,
    workers: int = 0,
    ray: bool = False,
) -> str:
    """The report as text."""
    return as_markdown(balance(players, games, seed, options, workers=workers, ray=ray))


# -- as Markdown ---------------------------------------------------------------------------------------------------


def as_markdown(report: Balance) -> str:
    """The report of Ronin for people."""
    chosen = ", ".join(f"{name}={value}" for name, value in sorted(report.options.items())) or "the usual ones"
    lines = [
        "# Balance of Ronin",
        "",
        f"All seats are played by the bot `{LEVEL}`; seed {report.seed}; table options: {chosen}.",
        "Intervals are 95% intervals by Wilson. A share is marked when its interval does not hold the fair share.",
    ]
    for row in report.rows:
        lines += ["", f"## {row.players} players, {row.games} games", *_row_lines(row)]
    lines += ["", "## Alone", "", *_season_lines(report.seasons)]
    return "\n".join(lines) + "\n"


def _row_lines(row: Row) -> list[str]:
    fair = f"fair share {1 / row.players:.1%}"
    lengths, capped = row.lengths, sum(xp >= CEILING_XP for xp in row.experience)
    return [
        "",
        *shares_table(f"Hero ({fair})", row.heroes),
        "",
        *shares_table(f"Seat ({fair})", row.seats),
        "",
        *markdown_table(
            ["", *[quantile_name(share) for share in QUANTILES], "mean", "sd"],
            [
                spread_row("all scores", row.scores),
                spread_row("winning score", row.winning),
                spread_row("experience", row.experience),
                spread_row("decisions a game", lengths),
            ],
        ),
        "",
        *[f"- Step {share.name} of a partnership track is reached by {rate_of(share)}." for share in row.steps],
        f"- The ceiling of experience is reached by {capped / len(row.experience):.1%} of players.",
    ]


def _season_lines(seasons: Sequence[Season]) -> list[str]:
    rows = [
        [season.season, season.won.of, rate_of(season.won), *spread_row("", season.scores)[1:]] for season in seasons
    ]
    return markdown_table(
        ["season", "games", "won", *[quantile_name(share) for share in QUANTILES], "mean", "sd"], rows
    )


def shares_table(title: str, shares: Sequence[Share]) -> list[str]:
    """How often each won, beside the fair share."""
    rows = [[share.name.rpartition(".")[2], share.of, rate_of(share), "" if share.even else "!"] for share in shares]
    return markdown_table([title, "games", "won", ""], rows)


def rate_of(share: Share) -> str:
    """The share and its interval."""
    low, high = share.interval
    return f"{share.rate:.1%} ({low:.1%} to {high:.1%})"


def quantile_name(share: float) -> str:
    """What a quantile is called."""
    return {0.0: "least", 0.5: "median", 1.0: "most"}.get(share, f"{share:.0%}")


def spread_row(name: str, values: Sequence[int]) -> list[object]:
    """How values are spread."""
    quantiles = [quantile(values, share) for share in QUANTILES]
    return [name, *quantiles, f"{mean(values):.1f}", f"{spread_of(values):.1f}"]


def markdown_table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """A table in Markdown, the first column to the left."""
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return ["| " + " | ".join(str(cell) for cell in line) + " |" for line in lines]
