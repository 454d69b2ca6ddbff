"""The table of an Old World rules test: set it once, then only players move things.

@rule("OW-131")
def test_any_card_and_one_gold_pay_for_any_move(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(place="vengerberg", gold=1, hand=[road.card("c", terrain="water")])
    road.travelling()

    wolf.chooses("go.place.ban_ard", "pay_gold.c")

    assert wolf.place == "ban_ard"
    assert wolf.gold == 0
"""

import copy
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import pytest

from oldpath import Match, Refused
from oldpath.games.old_world import OLD_WORLD
from oldpath.games.old_world.box import Box, open_box
from oldpath.games.old_world.components import ATTRIBUTES, COLOURS, NOTHING, ROW, SYMBOLS, TERRAINS
from oldpath.games.old_world.entries import LastingEntry, PowerEntry, Sentence
from oldpath.games.old_world.explain import CARD_VERBS
from oldpath.games.old_world.faces import Face, Icons, Link
from oldpath.games.old_world.options import OptionShelf
from oldpath.games.old_world.parts import Keepsake
from oldpath.games.old_world.rules.choice import PhaseTwo
from oldpath.games.old_world.rules.fights import MonsterFight, WitcherFight
from oldpath.games.old_world.rules.restocking import PhaseThree
from oldpath.games.old_world.rules.setup import Setup
from oldpath.games.old_world.rules.travel import PhaseOne
from oldpath.games.old_world.rules.turn import Turn
from oldpath.games.old_world.setup import OPTIONS, set_table
from oldpath.games.old_world.state import Fight, Quest, SeatState, State
from oldpath.games.old_world.verbs.reading import Reader
from oldpath.kernel import history
from oldpath.kernel.frame import Frame
from oldpath.kernel.game import Game
from tests.kit.scene import rule

__all__ = ["Road", "Witcher", "rule"]

PILES = {
    "action deck": "card",
    "potion deck": "potion",
    "exploration deck": "story",
    "monster fight deck": "fight_card",
}
"""What a planned draw from a pile is named by."""


class PlannedChance:
    """Chance as the test plans it, by what it is for: a name where components are drawn, a number for the rest.

    Dice are planned by the face they show. What nobody planned is the first of the pile, or the lowest number.
    """

    def __init__(self, road: "Road") -> None:
        """Look at the road's plan."""
        self.road = road

    def below(self, n: int, why: str) -> int:
        """The planned answer."""
        plan = self.road.plan.get(why, [])
        if not plan:
            return 0
        wanted = plan.pop(0)
        if isinstance(wanted, int):
            answer = wanted - 1 if why.endswith(("dice", "die")) else wanted
            assert 0 <= answer < n, f"{why}: {wanted} was planned, but only {n} are possible"
            return answer
        number = self.road.number(wanted, self.road.kind(why))
        return self.road.pile(why, number).index(number)

    def copy(self) -> "PlannedChance":
        """The same plan."""
        return self


class Witcher:
    """A player at the road's table."""

    def __init__(self, road: "Road", seat: int) -> None:
        """Sit down."""
        self.road = road
        self.seat = seat

    @property
    def state(self) -> SeatState:
        """What lies before the player now."""
        return self.road.state.seats[self.seat]

    # -- given ---------------------------------------------------------------------------------------------------

    def given(
        self,
        *,
        place: str | None = None,
        gold: int | None = None,
        score: int | None = None,
        levels: Sequence[int] | None = None,
        witcher_level: int | None = None,
        shield: int | None = None,
        hand: Iterable[str] | None = None,
        deck: Iterable[str] | None = None,
        discard: Iterable[str] | None = None,
        potions: Iterable[str] | None = None,
        trail: str | None = None,
        trail_place: str = "",
        trail_quest: str | None = None,
        keepsakes: Iterable[str] | None = None,
        quests: Iterable[tuple[str, int, str]] = (),
    ) -> "Witcher":
        """Set what lies before the player, before the first move. Names are ids without `ow.` and without their kind.

        Cards are scene names of `road.card`, or ids such as `start.bear.01`. `levels` are Combat, Defense, Alchemy,
        Specialty. `discard` has its top card last. `trail` is a terrain; its token is `trail_place`, or any.
        `trail_quest` is a place. `keepsakes` are such as `trophy.school.bear` or `event.13`. `quests` are (story,
        branch, place), where the place is one that a location token on the card names, or nothing.
        """
        mine, road = self.state, self.road
        for name, value in (("gold", gold), ("score", score), ("witcher_level", witcher_level), ("shield", shield)):
            if value is not None:
                setattr(mine, name, value)
        if levels is not None:
            mine.levels = list(levels)
        if place is not None:
            mine.place = road.number(place, "place")
        for pile, cards in (("hand", hand), ("deck", deck), ("discard", discard)):
            if cards is not None:
                setattr(mine, pile, [road.number(card, "card") for card in cards])
        if potions is not None:
            mine.potions = [road.number(potion, "potion") for potion in potions]
        if trail is not None:
            terrain = TERRAINS.index(trail)
            free = road.free_tokens(terrain)
            mine.trails[terrain] = road.number(trail_place, "place") if trail_place else free[-1]
        if trail_quest is not None:
            token = road.number(trail_quest, "place")
            mine.trail_quests[road.box.places[token].terrain] = token
        if keepsakes is not None:
            mine.keepsakes = [road.number(keepsake, "keepsake") for keepsake in keepsakes]
        for story, branch, where in quests:
            number = road.number(where, "place") if where else NOTHING
            mine.quests.append(Quest(road.number(story, "story"), branch, number, token=bool(where)))
        return self

    # -- when ----------------------------------------------------------------------------------------------------

    def chooses(self, *keys: str) -> None:
        """Answer the open asks of this player, one after the other; cards may be named by their scene name."""
        for key in keys:
            self.road.answer(self.seat, self.road.key(key))

    def plays(self, *cards: str) -> None:
        """Lay a combo of these cards, and stop where more could be laid."""
        self.chooses(*(f"play.{card}" for card in cards))
        if self.is_offered("stop"):
            self.chooses("stop")

    # -- then ----------------------------------------------------------------------------------------------------

    def may_choose(self, *keys: str) -> None:
        """Exactly this is offered, no more."""
        assert sorted(self.options) == sorted(self.road.key(key) for key in keys)

    @property
    def options(self) -> tuple[str, ...]:
        """The keys of the player's open ask."""
        ask = self.road.match.ask_of(self.seat)
        assert ask is not None, f"seat {self.seat} is asked nothing; the table asks {self.road.asked()}"
        return ask.keys

    def is_offered(self, *keys: str) -> bool:
        """Are all of these among the options?"""
        ask = self.road.match.ask_of(self.seat)
        return ask is not None and all(self.road.key(key) in ask.keys for key in keys)

    def is_asked(self, name: str) -> bool:
        """Is this the player's open question?"""
        ask = self.road.match.ask_of(self.seat)
        return ask is not None and ask.name == name

    def is_refused(self, key: str, because: str) -> None:
        """The answer is refused by this rule, in words, and the table did not move."""
        before = self.road.match.export()
        with pytest.raises(Refused) as refused:
            self.road.match.answer(self.seat, self.road.key(key))
        assert refused.value.rule == because, str(refused.value)
        assert refused.value.refusal.say("en")
        assert self.road.match.export() == before

    @property
    def gold(self) -> int:
        """The purse."""
        return self.state.gold

    @property
    def shield(self) -> int:
        """The shield."""
        return self.state.shield

    @property
    def score(self) -> int:
        """The position on the trophy track."""
        return self.state.score

    @property
    def levels(self) -> list[int]:
        """Combat, Defense, Alchemy, Specialty."""
        return self.state.levels

    @property
    def place(self) -> str:
        """Where the figure stands."""
        return self.road.name(self.state.place, "place")

    @property
    def hand(self) -> list[str]:
        """The hand, by scene names."""
        return self.road.names(self.state.hand, "card")

    @property
    def deck(self) -> list[str]:
        """The deck or Life Pool, sorted, by scene names."""
        return sorted(self.road.names([*self.state.deck, *self.state.on_top], "card"))

    @property
    def discard(self) -> list[str]:
        """The discard pile, the top card last."""
        return self.road.names(self.state.discard, "card")

    @property
    def potions(self) -> list[str]:
        """Unused potions."""
        return self.road.names(self.state.potions, "potion")

    @property
    def keepsakes(self) -> list[str]:
        """Trophies and other lasting cards."""
        return self.road.names(self.state.keepsakes, "keepsake")

    @property
    def spent_potions(self) -> list[str]:
        """Potions used in this fight, face down."""
        return self.road.names(self.state.spent_potions, "potion")

    @property
    def trails(self) -> list[str]:
        """Terrains of the trail tokens."""
        return [TERRAINS[terrain] for terrain, place in enumerate(self.state.trails) if place != NOTHING]

    @property
    def trail_quests(self) -> list[str]:
        """Places of the trail quests."""
        return [self.road.name(place, "place") for place in self.state.trail_quests if place != NOTHING]


class Road:
    """One table of Old World for one test."""

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
        colour: str = "blue",
        terrain: str = "forest",
        *,
        cost: int = 0,
        damage: int = 0,
        shield: int = 0,
        draw: int = 0,
        top: bool = False,
        back: bool = False,
        links: Sequence[tuple[str, dict[str, Any]]] = (),
    ) -> str:
        """Add to the box an action card of the test's own, such as `road.card("c1", "red", damage=2)`.

        `links` are extensions: (("green", {"damage": 1}), ("red", {})).
        """
        made = tuple(Link(COLOURS.index(to), Icons(**icons)) for to, icons in links)
        icons = Icons(damage, shield, draw, top, back)
        face = Face(COLOURS.index(colour), cost, SYMBOLS.index(terrain), icons, made)
        self._names[name] = len(self.box.faces)
        self.box.faces.append(face)
        self.box.shared.append(len(self.box.faces) - 1)
        self.box.names["card"].append(f"ow.test.{name}")
        self.box.costs.append(cost)
        self.box.colours.append(face.colour)
        self.box.terrains.append(face.terrain)
        return name

    def thing(self, name: str, window: str, does: Sequence[Sentence], uses: Literal["fight", "turn"] = "fight") -> str:
        """Add to the box a piece of equipment of the test's own, with one power, as in content files.

        `road.thing("book", "own_turn", [{"raise": {"attribute": "combat"}}])` is the keepsake `test.book`.
        """
        reader = Reader()
        reader.programs, reader.powers = self.box.programs, self.box.powers
        entry = LastingEntry(power=(PowerEntry(window=window, does=tuple(does), uses=uses),))
        lasting = reader.lasting(f"ow.test.{name}", entry, name)
        self.box.keepsakes.append(Keepsake(f"ow.test.{name}", "equipment", lasting))
        self.box.names["keepsake"].append(f"ow.test.{name}")
        self.box.names["power"].append(f"ow.test.{name}.{lasting.powers[0].number}")
        return f"test.{name}"

    def cards(self, *names: str) -> list[str]:
        """Several plain cards of a forest."""
        return [self.card(name) for name in names]

    def table(
        self,
        *schools: str,
        monsters: Sequence[tuple[str, str] | None] = (),
        row: Sequence[str] = (),
        first: int = 0,
        active: int = 0,
        closed_tavern: str = "",
        **options: str,
    ) -> list[Witcher]:
        """Seat these schools clockwise, each at home, its own 10 starting cards as deck, no hand, no gold, shield 1.

        `monsters` are (monster, place) for forest, mountain and water, None for an empty slot; else foglet at novigrad,
        harpy at cintra, archespore at cidaris. `row` are the cards of the action row, the leftmost first; else six test
        cards r1 to r6 of cost 0, 1, 2, 0, 1, 2. `closed_tavern` is where witchers fought last.
        """
        settled = {option.name: option.usual() for option in OPTIONS} | options
        settled |= {"schools": ",".join(schools)}
        self.state = state = set_table(self.box, len(schools), settled)
        state.first, state.active, state.turn = first, active, 1
        for mine in state.seats:
            mine.place = self.box.school_sets[mine.school].home
            mine.deck = list(self.box.starting[mine.school])
            mine.supply = len(schools) - 1
        if closed_tavern:
            state.closed_tavern = self.number(closed_tavern, "place")
        copies = {1: 1, 2: 1, 3: 1}.get(len(schools), 2)
        state.attribute_trophies = [copies] * len(ATTRIBUTES)
        usual = (("foglet", "novigrad"), ("harpy", "cintra"), ("archespore", "cidaris"))
        for terrain, standing in enumerate(monsters or usual):
            if standing is not None:
                self.monster(standing[0], standing[1], terrain)
        cards = row or [self.card(f"r{slot + 1}", cost=slot % 3) for slot in range(ROW)]
        state.row = [self.number(card, "card") for card in cards]
        return [Witcher(self, seat) for seat in range(len(schools))]

    def monster(self, name: str, place: str, terrain: int) -> None:
        """Put a monster on the map."""
        state = self.state
        state.monsters[terrain] = self.number(name, "monster")
        state.lairs[terrain] = self.number(place, "place")

    def planned(self, why: str, *answers: str | int) -> None:
        """Plan what chance answers: `road.planned("poker dice", 1, 2, 3, 4, 5)`, `("deck of seat 0", "c1")`."""
        self.plan.setdefault(why, []).extend(answers)

    # -- when ----------------------------------------------------------------------------------------------------

    def travelling(self) -> None:
        """Play from the start of phase I of the active player's turn."""
        self.plays(Turn(step=2), PhaseOne())

    def choosing(self) -> None:
        """Play from the start of phase II."""
        self.plays(Turn(step=3), PhaseTwo())

    def restocking(self) -> None:
        """Play from the start of phase III."""
        self.plays(Turn(step=4), PhaseThree())

    def fighting_monster(self, monster: str) -> None:
        """Play from the preparation of the active player's fight against this monster of the map."""
        self.plays(
            Turn(step=3),
            MonsterFight(seat=self.state.active, terrain=self.state.monsters.index(self.number(monster, "monster"))),
        )

    def fighting_witcher(self, defender: Witcher) -> None:
        """Play from the preparation of the active player's fight against this witcher."""
        self.plays(Turn(step=3), WitcherFight(seat=self.state.active, other=defender.seat))

    def setup(self, players: int, **options: str) -> list[Witcher]:
        """Play from the empty table."""
        settled = {option.name: option.usual() for option in OPTIONS} | options
        self.state = set_table(self.box, players, settled)
        self.plays(*self.state.stack)
        return [Witcher(self, seat) for seat in range(players)]

    def plays(self, *frames: Frame) -> None:
        """Put everything not placed yet where it belongs and begin with these frames, the last one first."""
        state, box = self.state, self.box
        if not any(isinstance(frame, Setup) for frame in frames):
            self._tidy(state, box)
        state.stack = list(frames)
        start = history.read_state(OLD_WORLD, box, history.position_of(OLD_WORLD, box, state))
        game = Game(start.copy(), box, PlannedChance(self))
        self._match = Match(OLD_WORLD, game, history.Origin(state.players, {}, start))
        self._match.start()
        self.state = game.state

    def _tidy(self, state: State, box: Box) -> None:
        """What the test put nowhere lies in its deck, stack or supply; nothing lies in two places."""
        placed = [*state.action_discard, *state.trashed, *(card for card in state.row if card != NOTHING)]
        for mine in state.seats:
            own = [*mine.hand, *mine.discard, *mine.on_top]
            mine.deck = [card for card in mine.deck if card not in own]
            loose = [card for card in box.starting[mine.school] if card not in (*own, *mine.deck)]
            state.trashed += loose
            placed += [*own, *mine.deck, *loose]
        state.action_deck = [card for card in box.shared if card not in placed]
        potions = list(box.potion_deck)
        for potion in (*(p for mine in state.seats for p in mine.potions), *state.potion_discard):
            potions.remove(potion)
        state.potion_deck = potions
        taken = [place for place in state.lairs if place != NOTHING]
        for mine in state.seats:
            taken += [place for place in (*mine.trails, *mine.trail_quests) if place != NOTHING]
            taken += [quest.place for quest in mine.quests if quest.token]
        state.tokens = [[place for place in stack if place not in taken] for stack in box.tokens]
        owned = {keepsake for mine in state.seats for keepsake in mine.keepsakes}
        gone = {at for at, monster in enumerate(box.monsters) if monster.keepsake in owned}
        gone |= {*state.monsters, *state.extra_stack, *state.driven_away}
        state.monster_stacks = [[m for m in stack if m not in gone] for stack in state.monster_stacks]
        kept = {story for story, card in enumerate(box.stories) if card.keepsake in owned and card.keepsake != NOTHING}
        kept |= {quest.story for mine in state.seats for quest in mine.quests} | {*state.spent}
        state.explorations = [[card for card in deck if card not in kept] for deck in state.explorations]

    def answer(self, seat: int, key: str) -> None:
        """One answer; with rewind, through a save and a replay."""
        self.match.answer(seat, key)
        if self.rewind:
            again = history.load(OLD_WORLD, history.read_log(self.match.save()), self.box)
            again.game.chance = self.match.game.chance
            assert again.export()["state"] == self.match.export()["state"]
            assert [ask.keys for ask in again.asks] == [ask.keys for ask in self.match.asks]
            self._match = again
        self.state = self.match.game.state

    # -- then ----------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match being played."""
        assert self._match is not None, "the scene has not begun: call travelling(), choosing(), restocking() ..."
        return self._match

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(ask.seat, ask.name) for ask in self.match.asks]

    def waits_for(self, player: Witcher, name: str) -> None:
        """This is the one question on the table."""
        assert self.asked() == [(player.seat, name)]

    @property
    def row(self) -> list[str]:
        """The action row by scene names, the leftmost slot first; nothing where a slot is empty."""
        return [self.name(card, "card") if card != NOTHING else "" for card in self.state.row]

    @property
    def combo(self) -> list[str]:
        """The combo on the table, the first card first."""
        return self.names(self.state.combo.cards, "card")

    def events(self, name: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """All events of this name so far, as the table's log tells them to this viewer."""
        return [event for event in self.match.log(viewer) if event["event"] == name]

    @property
    def fight(self) -> Fight:
        """The fight that is going on."""
        assert self.state.fight is not None, "nobody fights"
        return self.state.fight

    @property
    def life(self) -> int:
        """Cards in the Life Pool of the monster that is being fought."""
        return self.fight.life

    def told(self, *names: str) -> list[str]:
        """Which of these events happened so far, in their order."""
        return [event["event"] for event in self.match.log(None) if event["event"] in names]

    def monster_at(self, place: str) -> str:
        """The monster at this place, or nothing."""
        monster = self.state.monster_at(self.number(place, "place"))
        return self.name(monster, "monster") if monster != NOTHING else ""

    # -- names ---------------------------------------------------------------------------------------------------

    def number(self, name: str, kind: str) -> int:
        """A component's number by its scene name, its id, or its id without `ow.` and its kind."""
        if kind == "card" and name in self._names:
            return self._names[name]
        known = self.box.names[kind]
        for tried in (name, f"ow.{name}", f"ow.{kind}.{name}", f"ow.fight.{name}"):
            if tried in known:
                return known.index(tried)
        raise AssertionError(f"there is no {kind} '{name}'")

    def name(self, number: int, kind: str) -> str:
        """A component's scene name, or its id without `ow.` and its kind."""
        for name, card in self._names.items():
            if kind == "card" and card == number:
                return name
        return self.box.names[kind][number].removeprefix("ow.").removeprefix(f"{kind}.")

    def names(self, numbers: Iterable[int], kind: str) -> list[str]:
        """Names of several."""
        return [self.name(number, kind) for number in numbers]

    def key(self, key: str) -> str:
        """An option's key, where a card may stand by its scene name: `pay.c1`, `play.c1.2`."""
        parts = key.split(".")
        if len(parts) > 1 and parts[0] in CARD_VERBS and parts[1] in self._names:
            parts[1] = f"test.{parts[1]}"
        return ".".join(parts)

    def use(self, thing: str, at: int = 0) -> str:
        """The key of using what a thing gives: `road.use("potion.swallow")`, `road.use("school.viper")`."""
        powers = [power for power in self.box.powers if power.id == f"ow.{thing}"]
        return f"use.{thing}.{powers[at].number}"

    def free_tokens(self, terrain: int) -> list[int]:
        """Location tokens of a terrain that no monster's slot holds."""
        return [place for place in self.box.tokens[terrain] if place not in self.state.lairs]

    def kind(self, why: str) -> str:
        """What is drawn for this purpose."""
        if why.startswith("deck of seat") or why == "action row":
            return "card"
        if why.endswith("tokens"):
            return "place"
        if why.startswith("monsters of level") or why == "extra monster stack":
            return "monster"
        return PILES.get(why, "school")

    def pile(self, why: str, wanted: int) -> list[int]:
        """The pile that a planned draw is from; of the exploration decks the one where the wanted card lies."""
        state: State = self.match.game.state
        if why.startswith("deck of seat"):
            return state.seats[int(why.split()[-1])].deck
        if why.endswith(" tokens") and why.split()[0] in TERRAINS:
            return state.tokens[TERRAINS.index(why.split()[0])]
        if why.startswith("monsters of level"):
            return state.monster_stacks[int(why.split()[-1]) - 1]
        match why:
            case "action deck":
                return state.action_deck
            case "potion deck":
                return state.potion_deck
            case "monster fight deck":
                assert state.fight is not None
                return state.fight.pool
            case "extra monster stack":
                return state.extra_stack
            case "exploration deck":
                return next(deck for deck in state.explorations if wanted in deck)
        raise AssertionError(f"plan '{why}' by numbers")


def _own_box() -> Box:
    """A box that a test may add cards to."""
    box = copy.copy(open_box())
    box.faces = list(box.faces)
    box.shared = list(box.shared)
    box.keepsakes, box.programs, box.powers = list(box.keepsakes), list(box.programs), list(box.powers)
    box.costs, box.colours, box.terrains = list(box.costs), list(box.colours), list(box.terrains)
    box.names = {kind: list(names) for kind, names in box.names.items()}
    box.shelf = OptionShelf(box)
    return box
