"""What the table of Old World says: every number as the rules count it, and whole games from the keyboard."""

import io
import random
import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from oldpath import Match, new_match
from oldpath.games.old_world.box import open_box
from oldpath.games.old_world.components import HAND_LIMIT, NOTHING
from oldpath.games.old_world.options import OfThing
from oldpath.games.old_world.rules import locations, monster_turn, restocking
from oldpath.kernel import text
from oldpath.kernel.ask import Ask
from oldpath.terminal.old_world_odds import at_least_one, expected, one_throw, percent
from oldpath.terminal.old_world_table import OldWorldPresenter
from oldpath.terminal.presenter import Look
from oldpath.terminal.saving import Table
from oldpath.terminal.screen import Screen
from oldpath.terminal.session import Session
from tests.kit.old_world import Road
from tests.terminal.keyboard import RandomBot, sit

LEAK = re.compile(r"\bow\.[a-z]|\bNone\b|\{")
"""What no sentence may show: an id, an empty field, a gap of a message."""
COLOURFUL = [
    keepsake.id.removeprefix("ow.")
    for keepsake in open_box().keepsakes
    if any(passive.name in ("colour_deals", "colour_shields") for passive in keepsake.lasting.passives)
]
"""Lasting cards that make cards of a colour do more."""
OPTION = re.compile(r"^ ?(\d+)\. [A-Z“]", re.MULTILINE)
KEEN = re.compile(r"^ ?(\d+)\. (?:Fight:|Attack|Use|Play|Meditate|Combat|Specialty)", re.MULTILINE)
WARLIKE = ("fight.", "attack_witcher.", "play.", "use.", "act", "attribute.")
"""What a seat of these tests would rather do."""


def played(seats: int, seed: int, most: int = 1500) -> Iterator[tuple[Match, Ask]]:
    """A random game of people who like to fight, question by question."""
    lot = random.Random(seed)
    match = new_match("old-world", seats=seats, seed=seed)
    for _ in range(most):
        if match.over:
            return
        ask = match.asks[0]
        yield match, ask
        keen = [at for at, key in enumerate(ask.keys) if key.startswith(WARLIKE)]
        at = lot.choice(keen) if keen and lot.random() < 0.6 else lot.randrange(len(ask.options))
        match.answer(ask.seat, at)


def looking(match: Match, seat: int | None, lang: str = "en", width: int = 80) -> tuple[OldWorldPresenter, Look]:
    """The presenter, and what this seat looks at."""
    return OldWorldPresenter(match), Look(match.view(seat), lang, (), match.log(seat), width)


def told_after(match: Match, seat: int, at: int) -> list[dict[str, Any]]:
    """What the log says once this option is taken."""
    after = match.clone()
    before = len(match.log(seat))
    after.answer(seat, at)
    return after.log(seat)[before:]


MONSTERS = [monster.id.removeprefix("ow.monster.") for monster in open_box().monsters]


@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize("trail", [None, "mountain"])
@pytest.mark.parametrize("deal", range(3))
def test_what_a_combo_would_do_is_what_it_does(road: Road, monster: str, trail: str | None, deal: int) -> None:
    wolf, bear = road.table("wolf", "bear")
    cards = [*(f"start.wolf.{at:02}" for at in range(1, 11)), *(f"action.{at:03}" for at in range(1, 90, 4))]
    lot = random.Random(f"{monster} {deal}")
    linked = ["start.wolf.09", "start.wolf.01", "start.wolf.03", "start.wolf.10", "start.wolf.07"]
    lot.shuffle(cards)
    if not deal:
        cards = [*linked, *(card for card in cards if card not in linked)]
    wolf.given(place="cintra", levels=[3, 4, 1, 1], shield=1, hand=cards[:5], deck=cards[5:], potions=["swallow"] * 2)
    wolf.given(trail=trail, keepsakes=[thing for thing in COLOURFUL if lot.random() < 0.5])
    bear.given(place="novigrad")
    others = [other for other in ("foglet", "harpy", "archespore") if other != monster]
    for terrain, (place, there) in enumerate(
        zip(("stygga", "cintra", "cidaris"), (others[0], monster, others[1]), strict=True)
    ):
        road.monster(there, place, terrain)
    road.fighting_monster(monster)

    compared = 0
    while road.match.game.state.fight is not None:
        ask = road.match.asks[0]
        compared += compare(road.match, ask)
        calm = [at for at, key in enumerate(ask.keys) if key in ("go_on", "pass")] if lot.random() < 0.8 else []
        road.match.answer(ask.seat, calm[0] if calm else lot.randrange(len(ask.options)))

    assert compared


def compare(match: Match, ask: Ask) -> bool:
    """Is this the end of a combo in which nothing else happens? Then hold what was said against what happens."""
    fight = match.game.state.fight
    assert fight is not None
    if ask.name != "combo_card" or "stop" not in ask.keys:
        return False
    presenter, look = looking(match, ask.seat)
    seat, combo, links = presenter.ring.laid(look)
    made = presenter.ring.outcome(look, seat, combo, links)
    told = told_after(match, seat, ask.keys.index("stop"))
    events = [entry["event"] for entry in told]
    if "combo_played" not in events or "power_used" in events:
        return False
    lost = [entry for entry in told if entry["event"] == "life_lost"]
    assert made.damage == sum(len(entry["cards"]) for entry in lost)
    assert made.left == (lost[0]["left"] if lost else fight.life)
    if "fight_turn_began" not in events:
        return True
    turn = told[: events.index("fight_turn_began")]
    mine = match.game.state.seats[seat]
    moved = [entry["shield"] for entry in turn if entry["event"] == "shield_changed"]
    assert made.shield == (moved[-1] if moved else mine.shield)
    returned = sum(entry["event"] == "card_returned" for entry in turn)
    drawn = sum(len(entry["cards"]) for entry in turn if entry["event"] == "cards_drawn")
    assert drawn == min(made.draw, HAND_LIMIT - len(mine.hand) - returned, mine.cards())
    return True


def test_an_attack_hurts_as_the_odds_count_it() -> None:
    compared = 0
    for seed in range(4):
        for match, ask in played(2, seed):
            fight = match.game.state.fight
            if fight is None or fight.monster == NOTHING or fight.turn_of != -1 or ask.name != "half":
                continue
            presenter, look = looking(match, fight.attacker)
            for card, halves in zip(match.game.box.names["fight_card"], match.game.box.fight_cards, strict=True):
                for at, half in enumerate(halves):
                    there = presenter.ring.half(look, card, at)
                    assert there is half
                    hurts = presenter.ring.points(look, half, fight.life)
                    assert hurts == monster_turn.attack_damage(match.game, half)
                    compared += 1
    assert compared > 400


def test_the_cards_of_the_own_deck_are_known_without_their_order() -> None:
    for seats in (1, 2, 4):
        for match, ask in played(seats, seats, 500):
            if match.game.state.seats[ask.seat].school == NOTHING or "Setup" in match.view(None)["step"][0]:
                continue
            presenter, look = looking(match, ask.seat)
            mine = match.game.state.seats[ask.seat]
            if look.view["looking_at"] or any("LookAt" in step for step in look.view["step"]):
                continue
            names = match.game.box.names["card"]
            assert sorted(presenter.oracle.pile(look, ask.seat)) == sorted(
                names[card] for card in mine.deck + mine.on_top
            )


def test_prices_and_fares_are_those_of_the_rules() -> None:
    fares = 0
    for match, ask in played(3, 9, 900):
        presenter, look = looking(match, ask.seat)
        for slot, (card, price) in enumerate(zip(look.view["row"], presenter.prices(look), strict=True)):
            assert card is None or price == restocking.price(match.game, slot)
        if ask.name == "travel":
            for option in ask.options:
                if isinstance(option, OfThing) and option.verb == "go":
                    after = match.clone()
                    after.answer(ask.seat, option)
                    said = presenter.atlas.fare(look, option.id)
                    keys = after.asks[0].keys if after.asks[0].name == "fare" else ()
                    for way, verb in (("1 gold and any card", "pay_gold."), ("any two cards", "pay_two.")):
                        assert not keys or (way in said) == any(key.startswith(verb) for key in keys)
                    fitting = {key.removeprefix("pay.") for key in keys if key.startswith("pay.")}
                    for card in look.view["seats"][ask.seat]["hand"] if keys else ():
                        assert presenter.atlas.fits(card, option.id) == (card.removeprefix("ow.") in fitting)
                        fares += 1
        if ask.name == "lesson":
            levels = look.view["seats"][ask.seat]["levels"]
            for at, level in enumerate(levels):
                seat = look.view["seats"][ask.seat]
                assert presenter._lesson(look, seat, level) == locations.price_of_lesson(match.game, ask.seat, at)
    assert fares > 100


def test_odds_of_cards_and_dice() -> None:
    assert at_least_one(1, 2, 1) == 0.5
    assert at_least_one(2, 2, 1) == 1
    assert at_least_one(1, 4, 2) == 0.5
    assert at_least_one(0, 4, 2) == 0
    hands = one_throw()
    assert sum(hands.values()) == pytest.approx(1)
    assert hands["five"] == pytest.approx(6 / 7776)
    assert expected([1, 1, 1, 1, 2], [2], lambda hand: len(set(hand)) == 1) == pytest.approx(1 / 6)
    assert [percent(share) for share in (0, 0.001, 0.5, 0.999, 1)] == ["0", "<1", "50", ">99", "100"]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_everything_can_be_shown_to_everybody(lang: str) -> None:
    """Tables, questions, options and odds of random games, to players and to those who look on."""
    for seats in (1, 2, 4):
        for at, (match, ask) in enumerate(played(seats, 20 + seats, 600)):
            if at % 31:
                continue
            for viewer in (None, ask.seat):
                presenter, look = looking(match, viewer, lang)
                lines = [*presenter.summary(look), *presenter.table(look), *presenter.recap(look, look.log[-30:])]
                for command in presenter.shows().values():
                    lines += command(look, "")
                if viewer is not None:
                    lines += presenter.question(look, ask)
                    lines += [fact for option in ask.options[:12] for fact in presenter.facts(look, option)]
                assert not [line.text for line in lines if LEAK.search(line.text)]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_everything_in_the_box_can_be_read(lang: str) -> None:
    match = new_match("old-world", seats=2, seed=1)
    presenter, look = looking(match, 0, lang)

    names = [presenter.called(lang, thing) for thing in presenter.things()]
    for thing in presenter.things():
        lines = presenter.thing(look, thing)
        assert len(lines) > 1
        assert not [line.text for line in lines if LEAK.search(line.text)]
    assert len(set(names)) == len(names)


def wandering(seed: int) -> Callable[[str], str]:
    """Numbers at random, as far as the last question goes."""
    lot = random.Random(seed)

    def answer(shown: str) -> str:
        last = shown[shown.rfind("decides. ", 0, shown.rfind("\n> ")) :]
        keen = KEEN.findall(last)
        if keen and lot.random() < 0.8:
            return f"{lot.choice(keen)}\n"
        numbers = [int(number) for number in OPTION.findall(last)]
        return f"{lot.randint(1, max(numbers, default=1))}\n"

    return answer


@pytest.mark.parametrize("width", [60, 80])
def test_a_game_of_two_people_at_one_keyboard_is_played_to_its_end(home: Path, width: int) -> None:
    wander = wandering(3)
    asides = iter(["map", "odds", "places", "view", "view 2", "card rend", "help", "log 60", "odds dice", "why 1"] * 2)
    lines = 0

    def answer(shown: str) -> str:
        nonlocal lines
        lines += 1
        if "Press Enter." in shown.rpartition("\n> ")[2][-200:]:
            return "\n"
        return f"{next(asides, '1')}\n" if lines % 40 == 0 else wander(shown)

    game = sit(home, answer, game="old-world", seats=2, humans=2, seed=3, width=width)

    assert game.status == 0
    assert game.match.over
    result = game.match.result
    assert result is not None
    winner, loser = (
        text.name("en", game.match.view(None)["seats"][seat]["school"])
        for seat in sorted((0, 1), key=lambda seat: seat not in result.winners)
    )
    end = game.screen.rpartition("The trophy track at the end\n")[2]
    assert end.startswith(f"  {winner}: 4 of 4\n  {loser}: {min(result.scores)} of 4\n")
    assert f"{winner} wins.\nFirst at the top of the trophy track." in end
    steps = end.partition(f"How {winner} rose to 4\n")[2].split("\n")[:4]
    assert [line.split(",")[0].strip() for line in steps] == ["1", "2", "3", "4"]
    assert max(map(len, game.screen.split("\n"))) <= width


def test_a_game_alone_is_played_to_its_end_and_has_its_name(home: Path) -> None:
    game = sit(home, wandering(4), game="old-world", seats=1, seed=4)

    assert game.status == 0
    assert game.match.over
    turns = game.match.view(None)["turn"]
    assert f"{turns} turns were taken\n  1 to 6 turns: a living legend\n" in game.screen
    assert "A decent beginner: better every week" in game.screen


# -- chosen positions, as they are shown -------------------------------------------------------------------------------


def printed_row(road: Road) -> None:
    """Cards of the box in the action row."""
    road.state.row = [road.number(f"action.{number:03}", "card") for number in (50, 45, 76, 43, 19, 8)]


def on_the_road(road: Road) -> None:
    """Phase I with a quest, a trail quest, a trail, a trophy and company."""
    wolf, bear = road.table("wolf", "bear")
    wolf.given(
        place="vizima", gold=2, levels=[2, 1, 3, 1], potions=["swallow", "blizzard"], trail="water",
        trail_quest="novigrad", keepsakes=["trophy.school.bear"], quests=[("city.17", 1, "ard_modron")], score=1,
        hand=["start.wolf.01", "start.wolf.05", "action.020"], discard=["start.wolf.02"],
    )  # fmt: skip
    bear.given(place="novigrad", gold=3)
    road.monster("foglet", "stygga", 0)
    road.monster("harpy", "cintra", 1)
    printed_row(road)
    road.travelling()


def in_a_fight(road: Road) -> None:
    """A fight turn against a monster, two cards of the combo played and linked."""
    wolf, bear = road.table("wolf", "bear")
    wolf.given(
        place="cintra", shield=1, levels=[2, 2, 1, 2], potions=["swallow"],
        hand=["start.wolf.01", "start.wolf.03", "start.wolf.05", "start.wolf.08", "start.wolf.09"],
    )  # fmt: skip
    bear.given(place="novigrad")
    road.monster("werewolf", "cintra", 1)
    road.fighting_monster("werewolf")
    road.planned("monster fight deck", "05")
    bear.chooses("attack.bite")
    wolf.chooses("go_on")
    wolf.chooses("play.start.wolf.09")
    wolf.chooses("play.start.wolf.01")


def at_the_dice(road: Road) -> None:
    """Against the locals, who have thrown again already."""
    wolf, bear = road.table("wolf", "bear")
    wolf.given(place="novigrad", gold=2, hand=["start.wolf.01", "start.wolf.02"])
    bear.given(place="cintra")
    road.planned("poker dice", 2, 2, 3, 5, 6, 1, 3, 3, 4, 5)
    road.state.moved = True
    road.travelling()
    wolf.chooses("act")
    bear.chooses("keep_dice")


def in_a_story(road: Road) -> None:
    """A card of the city is read."""
    wolf, _ = road.table("wolf", "bear")
    wolf.given(place="cintra", gold=1)
    printed_row(road)
    road.planned("exploration deck", "city.17")
    road.choosing()
    wolf.chooses("explore.city")


@pytest.mark.parametrize("position", [on_the_road, in_a_fight, at_the_dice, in_a_story])
def test_chosen_positions_look_as_they_should(
    road: Road, home: Path, monkeypatch: pytest.MonkeyPatch, position: Callable[[Road], None]
) -> None:
    position(road)
    monkeypatch.setattr(Session, "keep", lambda _: None)
    home.mkdir()
    out = io.StringIO()
    table = Table(("human", "human"))
    session = Session(Screen(io.StringIO(), out, 80), road.match, table, home / "kept.oldpath", RandomBot, auto=False)
    session.viewer = 0

    session.show_summary()
    session.show_question(road.match.asks[0])
    session.screen.show(session.presenter.shows()["odds"](session.look(), ""))

    kept = Path(__file__).parent / "screens" / f"old_world_{position.__name__}.txt"
    assert out.getvalue().replace("\u00a0", " ") == kept.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_sentence_of_the_table_is_there_in_every_language(lang: str) -> None:
    said, english = (
        FluentParser()
        .parse((files("oldpath.text") / spoken / "terminal-old-world.ftl").read_text(encoding="utf-8"))
        .body
        for spoken in (lang, "en")
    )

    assert not [entry.content for entry in said if isinstance(entry, ast.Junk)]
    names = [[entry.id.name for entry in body if isinstance(entry, ast.Message)] for body in (said, english)]
    assert names[0] == names[1]
