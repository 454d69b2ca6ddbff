"""Opening a table: a saved game, or a new one as the settings say and the person answers."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

import oldpath
from oldpath.kernel import text
from oldpath.kernel.content import near
from oldpath.kernel.errors import BadMatch, Refused
from oldpath.kernel.match import Match
from oldpath.kernel.plaque import Plaque
from oldpath.shelf import settle
from oldpath.terminal import saving
from oldpath.terminal.bots import HUMAN, USUAL_LEVEL
from oldpath.terminal.errors import LEAVING, CannotPlay, Leave
from oldpath.terminal.lines import LEAST, MOST, Line, head
from oldpath.terminal.screen import Screen
from oldpath.terminal.settings import USUAL_SEATS, TableSettings
from oldpath.terminal.words import game_name, printable, say

BOT_SEEDS = 1 << 32
Opened = tuple[Match, saving.Table, Path]


def check(settings: TableSettings) -> None:
    """Refuse at once what the table would refuse later: a language, a width, a number of players, an option."""
    lang = spoken(settings)
    if settings.lang is not None and settings.lang not in text.LANGUAGES:
        known = ", ".join(text.LANGUAGES)
        raise CannotPlay(say(lang, "unknown-language", word=printable(settings.lang), known=known))
    if settings.width is not None and not LEAST <= settings.width <= MOST:
        raise CannotPlay(say(lang, "width-refused", width=settings.width, least=LEAST, most=MOST))
    if settings.resume is not None:
        return
    games = oldpath.games()
    names = [settings.game] if settings.game is not None else list(games)
    if len(names) == 1:
        plaque, seats = known_game(names[0], lang), settings.seats_implied()
        settle(plaque, plaque.seats.stop - 1 if seats is None else seats, settings.seed, settings.options)
        if seats is not None:
            who_plays(settings, seats, lang)


def spoken(settings: TableSettings, environment: Mapping[str, str] = os.environ) -> str:
    """The language of the settings, else the one that the person's machine speaks, else English."""
    if settings.lang in text.LANGUAGES:
        return settings.lang
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    lang = locale.partition("_")[0].partition(".")[0].casefold()
    return lang if lang in text.LANGUAGES else "en"


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
    except (BadMatch, Refused) as problem:
        found = problem.refusal.say(lang) if isinstance(problem, Refused) else "; ".join(problem.problems)
        raise CannotPlay(say(lang, "unreadable", file=str(wanted), why=found)) from problem
    table = saving.table_of(file)
    if table is None or len(table.kinds) != match.seats or table.lang not in text.LANGUAGES:
        table = saving.Table(who_plays(TableSettings(), match.seats, lang), lang=lang)
    return match, table, file


def new(settings: TableSettings, screen: Screen, lang: str) -> tuple[Match, saving.Table, None]:
    """A new game; what the settings leave open is asked."""
    plaque = chosen_game(settings, screen, lang)
    seats, humans, options = settings.seats_implied(), settings.humans, dict(settings.options)
    if seats is None:
        screen.show([head(game_name(lang, plaque.name))])
        seats = asked_number(screen, lang, "how-many-players", plaque.seats, USUAL_SEATS)
        humans = 1 if seats == 1 else asked_number(screen, lang, "how-many-people", range(1, seats + 1), 1)
        options = chosen_options(options, plaque, seats, screen, lang) | options
    match = oldpath.new_match(plaque.name, seats, settings.seed, options)
    bots_seed = secrets.randbelow(BOT_SEEDS) if settings.seed is None else settings.seed
    names = tuple(printable(name) for name in settings.names)
    return match, saving.Table(who_plays(settings, seats, lang, humans), names, lang, bots_seed), None


def chosen_game(settings: TableSettings, screen: Screen, lang: str) -> Plaque:
    """The game of the settings, or the answer to which one; the only one on the shelf is not asked for."""
    games = oldpath.games()
    if settings.game is not None:
        return known_game(settings.game, lang)
    names = list(games)
    if len(names) == 1:
        return games[names[0]]
    return games[asked_choice(screen, lang, say(lang, "which-game"), {name: game_name(lang, name) for name in names})]


def known_game(game: str, lang: str) -> Plaque:
    """The game of that name."""
    games = oldpath.games()
    if game not in games:
        hint = near(game, games).strip()
        raise CannotPlay(say(lang, "unknown-game", game=printable(game), known=", ".join(games), hint=hint))
    return games[game]


def chosen_options(settled: Mapping[str, str], plaque: Plaque, seats: int, screen: Screen, lang: str) -> dict[str, str]:
    """What a person settles about the table: options that mean something at it and have a question of their own."""
    chosen = {}
    for option in plaque.options:
        question = f"{plaque.name}-option-{option.name}"
        if option.name not in settled and seats in option.seats and text.known("en", f"term-{question}"):
            labels = {value: say(lang, f"{plaque.name}-{option.name}-{value}") for value in option.values}
            chosen[option.name] = asked_choice(screen, lang, say(lang, question), labels, option.usual())
    return chosen


def asked_choice(screen: Screen, lang: str, question: str, labels: Mapping[str, str], usual: str = "") -> str:
    """One of several things, by its number or its name; an empty line is the usual one."""
    names = list(labels)
    screen.show([Line(), Line(question, style="ask")])
    screen.show(Line(f"{at}. {label}", hang=3) for at, label in enumerate(labels.values(), 1))
    if usual:
        screen.show([Line(say(lang, "usual", usual=names.index(usual) + 1))])
    while True:
        words = answer(screen)
        found = [name for name in names if name.casefold() == words.casefold()]
        if found or (usual and not words):
            return found[0] if found else usual
        if words.isascii() and words.isdigit() and 1 <= int(words[:6]) <= len(names):
            return names[int(words[:6]) - 1]
        screen.show([Line(say(lang, "number-please", least=1, most=len(names)))])


def asked_number(screen: Screen, lang: str, message: str, allowed: range, usual: int) -> int:
    """A number of this range; an empty line is the usual one."""
    least, most = allowed.start, allowed.stop - 1
    screen.show([Line(), Line(say(lang, message, least=least, most=most, usual=usual), style="ask")])
    while True:
        words = answer(screen)
        if not words:
            return usual
        if words.isascii() and words.isdigit() and int(words[:6]) in allowed:
            return int(words)
        screen.show([Line(say(lang, "number-please", least=least, most=most))])


def answer(screen: Screen) -> str:
    """A line from the keyboard; whoever wants to leave may do so before the game begins."""
    words = screen.read()
    if words.casefold() in LEAVING:
        raise Leave
    return words


def who_plays(settings: TableSettings, seats: int, lang: str, humans: int | None = None) -> tuple[str, ...]:
    """People in the first seats, bots of the levels given, in turn, in the others."""
    wanted = settings.humans if humans is None else humans
    people = 1 if wanted is None else wanted
    if not 0 <= people <= seats:
        raise CannotPlay(say(lang, "too-many-people", people=people, seats=seats))
    if len(settings.bots) > seats - people:
        raise CannotPlay(say(lang, "too-many-bots", bots=len(settings.bots), free=seats - people))
    if len(settings.names) > seats:
        raise CannotPlay(say(lang, "too-many-names", names=len(settings.names), seats=seats))
    levels = settings.bots or (USUAL_LEVEL,)
    bots = tuple(levels[at % len(levels)] for at in range(seats - people))
    return (HUMAN,) * people + bots
