"""The table of a rules test: set it once, then only players move things.

@rule("RO-140")
def test_a_slot_is_taken_by_one_seat_only(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss")
    scene.taking()

    geralt.chooses("take.slot.2")

    ciri.may_choose("take.slot.1", "take.slot.3", "take.slot.4", "take.top")
    ciri.is_refused("take.slot.2", because="RO-140")
"""

import copy
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import pytest

from oldpath import Match, Refused
from oldpath.games.ronin import RONIN
from oldpath.games.ronin.box import Box, CardEntry, open_box
from oldpath.games.ronin.components import CUP, LEFT, NOTHING, RIGHT, SYMBOLS
from oldpath.games.ronin.rules.chapters import Chapter, EndOfChapter
from oldpath.games.ronin.rules.final_scoring import FinalScoring
from oldpath.games.ronin.rules.playing import PlayingCards
from oldpath.games.ronin.rules.setup import Setup
from oldpath.games.ronin.rules.taking import TakingCards
from oldpath.games.ronin.rules.tea import TeaCeremony
from oldpath.games.ronin.setup import OPTIONS, set_table
from oldpath.games.ronin.state import SeatState, State
from oldpath.kernel import history
from oldpath.kernel.frame import Frame
from oldpath.kernel.game import Game

T = TypeVar("T", bound=Callable[..., Any])
LETTERS = {"E": "exploration", "C": "combat", "M": "magic", "D": "diplomacy"}


def rule(*ids: str) -> Callable[[T], T]:
    """Tag a test with the ledger entries it proves."""

    def tag(test: T) -> T:
        marked: T = pytest.mark.rule(*ids)(test)
        return marked

    return tag


class PlannedChance:
    """Chance as the test plans it: names for the piles, numbers for the rest; unplanned draws take the first."""

    def __init__(self, scene: "Scene") -> None:
        """Look at the scene's plan."""
        self.scene = scene

    def below(self, n: int, why: str) -> int:
        """The planned answer."""
        plan = self.scene.plan.get(why, [])
        if not plan:
            return 0
        wanted = plan.pop(0)
        if isinstance(wanted, int):
            assert wanted < n, f"{why}: {wanted} was planned, but only {n} are possible"
            return wanted
        return self.scene.pile(why).index(self.scene.component(why, wanted))

    def copy(self) -> "PlannedChance":
        """The same plan."""
        return self


class Player:
    """A player at the scene's table."""

    def __init__(self, scene: "Scene", seat: int) -> None:
        """Sit down."""
        self.scene = scene
        self.seat = seat

    @property
    def state(self) -> SeatState:
        """What lies before the player now."""
        return self.scene.state.seats[self.seat]

    # -- given ---------------------------------------------------------------------------------------------------

    def given(
        self,
        *,
        hand: Iterable[str] | None = None,
        timeline: Iterable[str] | None = None,
        tokens: str | None = None,
        xp: int | None = None,
        vp: int | None = None,
        lost: Mapping[str, str] | None = None,
        unseen: Iterable[str] | None = None,
        acquired: Iterable[str] = (),
        used: Iterable[str] = (),
        awake: Iterable[str] = (),
        stock: Sequence[int] | None = None,
        fresh: int | None = None,
    ) -> "Player":
        """Set what lies before the player, before the first move.

        `tokens` and `lost` speak in letters: E exploration, C combat, M magic, D diplomacy, U cup: tokens="EEM",
        lost={"card": "EU"}. `acquired` and `used` name abilities: "yennefer.1" an acquired card, used="own.2";
        `awake` are own abilities that are ready although the table's are asleep. `stock` are the ability cards left of
        this hero's first and third ability.
        `fresh` is how many of the timeline's last cards still have their tea effect to come (default none).
        """
        mine, scene = self.state, self.scene
        if hand is not None:
            mine.hand = scene.numbers(hand)
        if timeline is not None:
            mine.timeline = scene.numbers(timeline)
            mine.covers = [0] * len(mine.timeline)
            mine.tea_from = len(mine.timeline)
        if fresh is not None:
            mine.tea_from = len(mine.timeline) - fresh
        if unseen is not None:
            mine.unseen = scene.numbers(unseen)
        if tokens is not None:
            mine.tokens = [tokens.count(letter) for letter in LETTERS]
        if vp is not None:
            mine.vp = vp
        if xp is not None:
            mine.xp = xp
            steps = scene.box.unlock_steps(mine.hero)
            unlocked = [2 * (4 * mine.hero + n) for n, step in enumerate(steps) if xp >= step]
            mine.ready, mine.used = (unlocked, []) if mine.ready else ([], unlocked)
        for card, letters in (lost or {}).items():
            self._cover(card, letters)
        mine.ready += [scene.ability(name, card=True) for name in acquired]
        for name in used:
            hero = scene.box.hero_ids[mine.hero].removeprefix("ro.hero.")
            use = scene.ability(name.replace("own", hero), card=not name.startswith("own"))
            if use in mine.ready:
                mine.ready.remove(use)
            mine.used.append(use)
        for name in awake:
            use = scene.ability(name.replace("own", scene.box.hero_ids[mine.hero].removeprefix("ro.hero.")))
            mine.used.remove(use)
            mine.ready.append(use)
        mine.stock = list(stock or mine.stock)
        return self

    def _cover(self, card: str, letters: str) -> None:
        """Lay lost-symbol tokens on a card of the timeline."""
        mine, scene = self.state, self.scene
        place = mine.timeline.index(scene.number(card))
        symbols = [SYMBOLS[symbol] for symbol in scene.box.cards[mine.timeline[place]].symbols]
        for letter in letters:
            free = [b for b, s in enumerate(symbols) if LETTERS.get(letter) == s and not mine.covers[place] >> b & 1]
            mine.covers[place] |= CUP if letter == "U" else 1 << free[0]

    # -- when ----------------------------------------------------------------------------------------------------

    def chooses(self, *keys: str) -> None:
        """Answer the open asks of this player, one after the other; cards may be named by their scene name."""
        for key in keys:
            self.scene.answer(self.seat, self.scene.key(key))

    # -- then ----------------------------------------------------------------------------------------------------

    def may_choose(self, *keys: str) -> None:
        """Exactly this is offered, no more."""
        ask = self.scene.match.ask_of(self.seat)
        assert ask is not None, f"seat {self.seat} is asked nothing; the table asks {self.scene.asked()}"
        assert sorted(ask.keys) == sorted(self.scene.key(key) for key in keys)

    def is_offered(self, *keys: str) -> bool:
        """Are all of these among the options?"""
        ask = self.scene.match.ask_of(self.seat)
        return ask is not None and all(self.scene.key(key) in ask.keys for key in keys)

    def is_asked(self, name: str) -> bool:
        """Is this the player's open question?"""
        ask = self.scene.match.ask_of(self.seat)
        return ask is not None and ask.name == name

    def is_refused(self, key: str, because: str) -> None:
        """The answer is refused by this rule, in words, and the table did not move."""
        before = self.scene.match.export()
        with pytest.raises(Refused) as refused:
            self.scene.match.answer(self.seat, self.scene.key(key))
        assert refused.value.rule == because, str(refused.value)
        assert refused.value.refusal.say("en")
        assert self.scene.match.export() == before

    @property
    def tokens(self) -> str:
        """The supply in letters, such as `EEM`."""
        return "".join(letter * count for letter, count in zip(LETTERS, self.state.tokens, strict=True))

    @property
    def hand(self) -> list[str]:
        """The hand, by scene names."""
        return self.scene.called(self.state.hand)

    @property
    def timeline(self) -> list[str]:
        """The timeline, by scene names."""
        return self.scene.called(self.state.timeline)

    def lost(self, card: str) -> str:
        """What is covered on this card of the timeline, in letters, U for the cup."""
        place = self.state.timeline.index(self.scene.number(card))
        symbols = self.scene.box.cards[self.state.timeline[place]].symbols
        letters = [list(LETTERS)[symbol] for bit, symbol in enumerate(symbols) if self.state.covers[place] >> bit & 1]
        return "".join(letters) + ("U" if self.state.covers[place] & CUP else "")

    def has_ready(self, name: str) -> bool:
        """Is the ability available: `own.2`, or `geralt.1` on an acquired card?"""
        hero = self.scene.box.hero_ids[self.state.hero].removeprefix("ro.hero.")
        return self.scene.ability(name.replace("own", hero), card=not name.startswith("own")) in self.state.ready

    @property
    def left_track(self) -> int:
        """The partnership marker shared with the left neighbour."""
        return self.scene.state.tracks[self.scene.state.track(self.seat, LEFT)]

    @property
    def right_track(self) -> int:
        """The partnership marker shared with the right neighbour."""
        return self.scene.state.tracks[self.scene.state.track(self.seat, RIGHT)]


class Scene:
    """One table of Ronin for one test."""

    def __init__(self, rewind: bool = False) -> None:
        """With `rewind`, the match is saved, loaded and compared at every question."""
        self.rewind = rewind
        self.box = _own_box()
        self.plan: dict[str, list[str | int]] = {}
        self.state: State
        self._match: Match | None = None
        self._names: dict[str, int] = {}

    # -- given ---------------------------------------------------------------------------------------------------

    def card(
        self,
        name: str,
        colour: str = "yellow",
        symbols: str = "",
        *,
        cup: str = "",
        standard: tuple[dict[str, Any], dict[str, Any]] | None = None,
        tea: tuple[dict[str, Any], dict[str, Any]] | None = None,
    ) -> str:
        """Add to the box an action card of the test's own, such as "c1", "green", "EM", standard=(when, then)."""
        entry = CardEntry(
            id=f"ro.test.{name}",
            name=name,
            says="",
            flavour="",
            colour=colour,
            symbols=tuple(LETTERS[letter] for letter in symbols),
            origin="ours",
            rules=(),
            cup=cup,
            standard=None if standard is None else {"when": standard[0], "then": standard[1]},
            tea=None if tea is None else {"when": tea[0], "then": tea[1]},
        )
        self._names[name] = len(self.box.cards)
        self.box.deck.append(len(self.box.cards))
        self.box.cards.append(self.box.make_card(entry))
        self.box.index()
        return name

    def table(
        self,
        *heroes: str,
        automas: Sequence[str] = (),
        active: str = "CM",
        chapter: int = 1,
        turn: int = 1,
        chapter_pairs: Sequence[str] = (),
        market: Sequence[tuple[str, str] | None] | None = None,
        tracks: Sequence[int] | None = None,
        initiative: Sequence[int] | None = None,
        boards: Sequence[int] | None = None,
        abilities: bool = False,
        **options: str,
    ) -> list[Player]:
        """Seat these heroes clockwise; one player wants two automas, two want one.

        `active` is the chapter's left and right symbol. `market` lists pairs of card names by slot, None for an empty
        slot; without it the market holds test cards without any symbol. `boards` are board numbers of side B.
        Unless `abilities` is said, all abilities unlocked have been used, so that no window opens.
        """
        settled = {option.name: option.usual() for option in OPTIONS} | options
        settled |= {"heroes": ",".join(heroes), "automas": ",".join(automas)}
        self.state = state = set_table(self.box, len(heroes), settled)
        for seat, hero in enumerate((*heroes, *automas)):
            mine = state.seats[seat]
            mine.hero = self.box.hero_ids.index(f"ro.hero.{hero}")
            mine.stock = [2, 2]
            if seat < len(heroes):
                mine.hand = list(self.box.starting[mine.hero])
                (mine.ready if abilities else mine.used).append(8 * mine.hero)
        state.chapter_card = 0
        state.chapter, state.turn = chapter, turn if chapter == 1 or turn > 1 else 3 * chapter - 2
        state.left, state.right = (list(LETTERS).index(letter) for letter in active)
        if chapter_pairs:
            pairs = tuple((list(LETTERS).index(pair[0]), list(LETTERS).index(pair[1])) for pair in chapter_pairs)
            self.box.chapters[0] = msgspec.structs.replace(self.box.chapters[0], pairs=pairs)
        slots = len(state.figures)
        if market is None:
            market = [(self.card(f"blank{2 * n}"), self.card(f"blank{2 * n + 1}")) for n in range(slots)]
        for slot, pair in enumerate(market):
            for at, name in enumerate(pair or ()):
                state.market[2 * slot + at] = self.number(name)
        shared = [seat < len(heroes) or state.left_of(seat) < len(heroes) for seat in range(len(state.seats))]
        side_a = self.box.boards_of("A")[0]
        for track, wanted in enumerate(shared):
            if wanted:
                at = boards[track] if boards is not None else 0
                state.boards[track] = self.box.boards_of("B")[at - 1] if state.side == "B" else side_a
        if tracks is not None:
            state.tracks = list(tracks)
        if initiative is not None:
            state.initiative = list(initiative)
        return [Player(self, seat) for seat in range(len(state.seats))]

    def lean_deck(self, *discarded: str) -> None:
        """Take the printed action cards out of the box; these cards of the test lie on the discard pile already.

        What the test places nowhere else is the main deck.
        """
        self.box.deck = self.numbers(self._names)
        self.state.discard = self.numbers(discarded)

    def draws(self, *names: str, pile: str = "main deck") -> None:
        """Plan what the main deck gives next; or `hero boards`, or `partnership boards`, such as 1b."""
        self.plan.setdefault(pile, []).extend(names)

    # -- when ----------------------------------------------------------------------------------------------------

    def taking(self) -> None:
        """Play from the start of step 1; the rest of the game waits behind it."""
        self.plays(Chapter(step=1), TakingCards())

    def playing(self) -> None:
        """Play from the start of step 2."""
        self.plays(Chapter(step=2), PlayingCards())

    def tea(self) -> None:
        """Play from the start of step 3."""
        self.plays(Chapter(step=3), TeaCeremony())

    def chapter_end(self) -> None:
        """Play from the scoring of the chapter."""
        self.state.turn = 3 * self.state.chapter + 1
        self.plays(EndOfChapter())

    def final_scoring(self) -> None:
        """Play from the final scoring."""
        self.state.chapter, self.state.turn = 3, 10
        self.plays(FinalScoring())

    def setup(self, players: int, **options: str) -> list[Player]:
        """Play from the empty table; of the heroes named, as many sit down as there are players."""
        settled = {option.name: option.usual() for option in OPTIONS} | options
        settled["heroes"] = ",".join(settled["heroes"].split(",")[:players])
        self.state = set_table(self.box, players, settled)
        self.plays(*self.state.stack)
        return [Player(self, seat) for seat in range(len(self.state.seats))]

    def plays(self, *frames: Frame) -> None:
        """Put everything not placed yet into the deck and begin with these frames, the last one first."""
        state = self.state
        placed = {card for mine in state.seats for card in (*mine.hand, *mine.timeline)}
        placed |= {*state.market, *state.discard}
        state.deck = [card for card in self.box.deck if card not in placed]
        for mine in state.seats[: state.players]:
            if mine.hero != NOTHING and not any(isinstance(frame, Setup) for frame in frames):
                loose = [card for card in self.box.starting[mine.hero] if card not in placed]
                state.discard += loose
        self._take_acquired_cards_from_stock()
        state.stack = list(frames)
        start = history.read_state(RONIN, self.box, history.position_of(RONIN, self.box, state))
        game = Game(start.copy(), self.box, PlannedChance(self))
        self._match = Match(RONIN, game, history.Origin(state.players, {}, start))
        self._match.start()
        self.state = game.state

    def _take_acquired_cards_from_stock(self) -> None:
        """An ability card that somebody acquired is not in its hero's stock any more."""
        seats = self.state.seats
        acquired = [use for mine in seats for use in (*mine.ready, *mine.used) if use & 1]
        for mine in seats:
            for kind in (0, 1):
                out = acquired.count(2 * (4 * mine.hero + 2 * kind) + 1)
                mine.stock[kind] = min(mine.stock[kind], 2 - out)

    def answer(self, seat: int, key: str) -> None:
        """One answer; with rewind, through a save and a replay."""
        self.match.answer(seat, key)
        if self.rewind:
            again = history.load(RONIN, history.read_log(self.match.save()), self.box)
            again.game.chance = self.match.game.chance
            assert again.export()["state"] == self.match.export()["state"]
            assert [ask.keys for ask in again.asks] == [ask.keys for ask in self.match.asks]
            self._match = again
        self.state = self.match.game.state

    # -- then ----------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match being played."""
        assert self._match is not None, "the scene has not begun: call taking(), playing(), tea() ..."
        return self._match

    def waits_for(self, player: Player, name: str) -> None:
        """This is the one question on the table."""
        assert self.asked() == [(player.seat, name)]

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(ask.seat, ask.name) for ask in self.match.asks]

    @property
    def slots(self) -> list[tuple[str, ...]]:
        """The market by scene names, an empty tuple for an empty slot."""
        cards = self.state.market
        return [
            tuple(self.called(card for card in cards[at : at + 2] if card != NOTHING)) for at in range(0, len(cards), 2)
        ]

    def events(self, name: str) -> list[dict[str, Any]]:
        """All events of this name so far, as the table's log tells everybody."""
        return [event for event in self.match.log(None) if event["event"] == name]

    # -- names ---------------------------------------------------------------------------------------------------

    def number(self, name: str) -> int:
        """A card's number by its scene name or its id."""
        return self._names[name] if name in self._names else self.box.names["card"].index(name)

    def numbers(self, names: Iterable[str]) -> list[int]:
        """Cards' numbers."""
        return [self.number(name) for name in names]

    def called(self, cards: Iterable[int]) -> list[str]:
        """Scene names, ids where the scene has none."""
        known = {card: name for name, card in self._names.items()}
        return [known.get(card, self.box.names["card"][card]) for card in cards]

    def key(self, key: str) -> str:
        """An option's key, where a card may stand by its scene name: `play.c1`, `lose.c1.magic`."""
        parts = key.split(".")
        if len(parts) > 1 and parts[1] in self._names:
            parts[1] = f"ro.test.{parts[1]}"
        return ".".join(parts)

    def ability(self, name: str, card: bool = False) -> int:
        """The number of an ability's use: `geralt.1`."""
        return self.box.names["ability"].index(f"ro.hero.{name}" + (".card" if card else ""))

    def pile(self, why: str) -> list[int]:
        """The pile that a planned draw is from."""
        state: State = self.match.game.state
        if why == "main deck":
            return state.deck
        setup = state.stack[-1]
        assert isinstance(setup, Setup), why
        boards: list[int] = setup.pool if why == "hero boards" else setup.boards
        return boards

    def component(self, why: str, name: str) -> int:
        """What lies in that pile under this name."""
        if why == "main deck":
            return self.number(name)
        kind = "hero" if why == "hero boards" else "board"
        return self.box.names[kind].index(f"ro.{kind}.{name}")


def _own_box() -> Box:
    """A box that a test may add cards to."""
    box = copy.copy(open_box())
    box.cards = list(box.cards)
    box.deck = list(box.deck)
    box.chapters = list(box.chapters)
    return box
