"""Opening a table: a saved game, or a new one as the settings say and the person answers."""

import secrets
from pathlib import Path

import oldpath
from oldpath.kernel import text
from oldpath.kernel.content import near
from oldpath.kernel.errors import BadMatch
from oldpath.kernel.match import Match
from oldpath.kernel.plaque import Plaque
from oldpath.terminal import saving
from oldpath.terminal.bots import HUMAN, USUAL_LEVEL
from oldpath.terminal.errors import CannotPlay
from oldpath.terminal.lines import LEAST, MOST, Line, item
from oldpath.terminal.screen import Screen
from oldpath.terminal.settings import TableSettings
from oldpath.terminal.words import game_name, printable, say

USUAL_SEATS = 3
BOT_SEEDS = 1 << 32
Opened = tuple[Match, saving.Table, Path]


def check(settings: TableSettings) -> None:
    """Refuse a language or a width that there is not."""
    if settings.lang is not None and settings.lang not in text.LANGUAGES:
        known = ", ".join(text.LANGUAGES)
        raise CannotPlay(say("en", "unknown-language", word=printable(settings.lang), known=known))
    if settings.width is not None and not LEAST <= settings.width <= MOST:
        raise CannotPlay(say(spoken(settings), "width-refused", width=settings.width, least=LEAST, most=MOST))


def spoken(settings: TableSettings) -> str:
    """The language of the settings, or English."""
    return settings.lang if settings.lang in text.LANGUAGES else "en"


def opened(settings: TableSettings, screen: Screen) -> Opened:
    """The match, who plays it, and the file where it is kept."""
    lang = spoken(settings)
    match, table, file = resumed(settings, lang) if settings.resume is not None else new(settings, screen, lang)
    if settings.save is not None:
        file = free_file(settings.save.expanduser(), lang)
    return match, table, file if file is not None else saving.new_file(match.plaque.name, lang)


def free_file(file: Path, lang: str) -> Path:
    """A file for a new save: it must not hold anything yet."""
    try:
        free = saving.is_free(file)
    except OSError as problem:
        raise CannotPlay(say(lang, "unwritable", file=str(file), why=saving.reason(problem))) from problem
    if not free:
        raise CannotPlay(say(lang, "not-free", file=str(file)))
    return file


def resumed(settings: TableSettings, lang: str) -> tuple[Match, saving.Table, Path]:
    """A saved game; settings given anew are heeded, the others are as they were."""
    assert settings.resume is not None
    match, table, file = reopened(settings.resume.expanduser(), lang)
    kinds = table.kinds
    if settings.humans is not None or settings.bots:
        kinds = who_plays(settings, match.seats, lang)
    names, spoken = settings.names or table.names, settings.lang or table.lang
    return match, saving.Table(kinds, names, spoken, table.seed), file


def reopened(wanted: Path, lang: str) -> Opened:
    """A saved game and who sat there; without a note about that, one person and bots."""
    try:
        file = saving.find_file(wanted)
        match = oldpath.load_match(file.read_bytes())
    except OSError as problem:
        raise CannotPlay(say(lang, "unreadable", file=str(wanted), why=saving.reason(problem))) from problem
    except BadMatch as problem:
        raise CannotPlay(say(lang, "unreadable", file=str(wanted), why="; ".join(problem.problems))) from problem
    table = saving.table_of(file)
    if table is None or len(table.kinds) != match.seats or table.lang not in text.LANGUAGES:
        table = saving.Table(who_plays(TableSettings(), match.seats, lang), lang=lang)
    return match, table, file


def new(settings: TableSettings, screen: Screen, lang: str) -> tuple[Match, saving.Table, None]:
    """A new game; what the settings leave open is asked."""
    plaque = chosen_game(settings, screen, lang)
    seats, humans = settings.seats, settings.humans
    if seats is None:
        seats, humans = chosen_seats(settings, plaque, screen, lang)
    match = oldpath.new_match(plaque.name, seats, settings.seed, settings.options)
    bots_seed = secrets.randbelow(BOT_SEEDS) if settings.seed is None else settings.seed
    return match, saving.Table(who_plays(settings, seats, lang, humans), settings.names, lang, bots_seed), None


def chosen_game(settings: TableSettings, screen: Screen, lang: str) -> Plaque:
    """The game of the settings, or the answer to which one; the only one on the shelf is not asked for."""
    games = oldpath.games()
    if settings.game is not None:
        if settings.game not in games:
            hint = near(settings.game, games).strip()
            known = ", ".join(games)
            raise CannotPlay(say(lang, "unknown-game", game=printable(settings.game), known=known, hint=hint))
        return games[settings.game]
    names = list(games)
    if len(names) == 1:
        return games[names[0]]
    screen.show([Line(say(lang, "which-game"), style="ask")])
    screen.show(item(f"{at}. {game_name(lang, name)}") for at, name in enumerate(names, 1))
    while True:
        words = screen.read().casefold()
        if words in games:
            return games[words]
        if words.isascii() and words.isdigit() and 1 <= int(words[:6]) <= len(names):
            return games[names[int(words[:6]) - 1]]
        screen.show([Line(say(lang, "number-please", least=1, most=len(names)))])


def chosen_seats(settings: TableSettings, plaque: Plaque, screen: Screen, lang: str) -> tuple[int, int]:
    """How many players, and how many of them are people: as the settings imply, or asked."""
    humans = 1 if settings.humans is None else settings.humans
    if settings.bots:
        return humans + len(settings.bots), humans
    if settings.humans is not None:
        return settings.humans or USUAL_SEATS, humans
    seats = asked_number(screen, lang, "how-many-players", plaque.seats, USUAL_SEATS)
    people = range(1, seats + 1)
    return seats, humans if seats == 1 else asked_number(screen, lang, "how-many-people", people, 1)


def asked_number(screen: Screen, lang: str, message: str, allowed: range, usual: int) -> int:
    """A number of this range; an empty line is the usual one."""
    least, most = allowed.start, allowed.stop - 1
    screen.show([Line(say(lang, message, least=least, most=most, usual=usual), style="ask")])
    while True:
        words = screen.read()
        if not words:
            return usual
        if words.isascii() and words.isdigit() and int(words[:6]) in allowed:
            return int(words)
        screen.show([Line(say(lang, "number-please", least=least, most=most))])


def who_plays(settings: TableSettings, seats: int, lang: str, humans: int | None = None) -> tuple[str, ...]:
    """People in the first seats, bots of the levels given, in turn, in the others."""
    wanted = settings.humans if humans is None else humans
    people = 1 if wanted is None else wanted
    if not 0 <= people <= seats:
        raise CannotPlay(say(lang, "too-many-people", people=people, seats=seats))
    levels = settings.bots or (USUAL_LEVEL,)
    bots = tuple(levels[at % len(levels)] for at in range(seats - people))
    return (HUMAN,) * people + bots
