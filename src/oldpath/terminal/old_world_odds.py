"""What can be expected in Old World, from what a seat may know: the next draw, the dice, the monster's attack."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from math import comb

from oldpath.games.old_world import poker
from oldpath.games.old_world.components import (
    COLOURS,
    COMBAT,
    DICE,
    HAND_LIMIT,
    REFILL,
    SYMBOLS,
    VALUES,
)
from oldpath.games.old_world.verbs.tales import BeatTheHand
from oldpath.kernel import text
from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.old_world_fight import HALVES, Ring
from oldpath.terminal.presenter import Look
from oldpath.terminal.words import say

FACES = range(1, 7)
BEST = 5
"""How many ways to throw again are compared."""


def percent(share: float) -> str:
    """A share as people say it; never quite nothing or quite certain when it is not."""
    if 0 < share < 0.005:
        return "<1"
    if 0.995 <= share < 1:
        return ">99"
    return str(round(100 * share))


def at_least_one(there: int, among: int, drawn: int) -> float:
    """The chance that so many cards of a pile hold one of those."""
    drawn = min(drawn, among)
    return 1 - comb(among - there, drawn) / comb(among, drawn) if among else 0.0


@cache
def throws(count: int) -> tuple[tuple[int, ...], ...]:
    """Everything that so many dice can show."""
    return tuple(product(FACES, repeat=count))


def kept(faces: Sequence[int], thrown: Iterable[int]) -> list[int]:
    """What stays on the table when these are thrown again."""
    left = list(faces)
    for face in thrown:
        left.remove(face)
    return left


def expected(faces: Sequence[int], thrown: Sequence[int], worth: Callable[[Sequence[int]], float]) -> float:
    """What a hand is worth on the average after these dice are thrown again."""
    left = kept(faces, thrown)
    return sum(worth([*left, *some]) for some in throws(len(thrown))) / len(throws(len(thrown)))


def one_throw() -> dict[str, float]:
    """How likely each hand is in one throw of five dice."""
    hands = Counter(poker.RANKS[poker.rank(some)] for some in throws(DICE))
    return {name: hands[name] / len(throws(DICE)) for name in reversed(poker.RANKS)}


class Oracle:
    """Odds by counting what is not seen; nothing here looks further than the view."""

    def __init__(self, ring: Ring) -> None:
        """Take the cards."""
        self.ring = ring
        self.library = ring.library

    def tell(self, look: Look, words: str) -> list[Line]:
        """What matters now, or the dice when they are asked for."""
        if words.casefold() == "dice":
            return self.dice(look)
        if words:
            return []
        lines = []
        if look.view["dice"] is not None:
            lines += self.throwing(look)
        fight = look.view["fight"]
        if fight is not None and fight["monster"] is not None:
            lines += self.attack(look)
        if look.view["viewer"] is not None and look.view["seats"][look.view["viewer"]]["school"] is not None:
            lines += self.draw(look, look.view["viewer"])
        return lines or self.dice(look)

    # -- the next draw ---------------------------------------------------------------------------------------------

    def own_cards(self, look: Look, seat: int) -> Counter[str]:
        """All cards of a seat: those of its school, those it gained, without those it trashed."""
        school = self.library.numbers["school"][look.view["seats"][seat]["school"]]
        names = self.library.box.names["card"]
        mine = Counter(names[card] for card in self.library.box.starting[school])
        for entry in look.log:
            if entry.get("seat") == seat and entry["event"] == "card_gained":
                mine[entry["card"]] += 1
            elif entry.get("seat") == seat and entry["event"] == "card_trashed":
                mine[entry["card"]] -= 1
        return mine

    def pile(self, look: Look, seat: int) -> list[str]:
        """The cards of the own deck, in no order."""
        mine = look.view["seats"][seat]
        away = Counter([*mine["hand"], *mine["discard"]])
        owner, combo, _ = self.ring.laid(look)
        if owner == seat:
            away += Counter(combo)
        for frame in look.view["looking_at"]:
            away += Counter(frame)
        return list((self.own_cards(look, seat) - away).elements())

    def coming(self, look: Look, seat: int) -> int:
        """How many cards the seat draws next: at the end of its fight turn, or in phase III."""
        view, mine = look.view, look.view["seats"][seat]
        fight = view["fight"]
        if fight is not None and seat in (fight["attacker"], fight["defender"]):
            owner, combo, links = self.ring.laid(look)
            if owner == seat:
                return self.ring.outcome(look, seat, combo, links).draw
            return VALUES[mine["levels"][COMBAT]]
        target = view["draw_fixed"] if view["draw_fixed"] >= 0 else max(0, REFILL + view["draw_change"])
        return target if seat == view["active"] else REFILL

    def draw(self, look: Look, seat: int) -> list[Line]:
        """What the next card may be, and what the next draw may hold."""
        lang, mine = look.lang, look.view["seats"][seat]
        pile, fight = self.pile(look, seat), look.view["fight"]
        if len(pile) != mine["deck_count"]:
            return []  # a position whose log does not tell how the deck came about
        fighting = fight is not None and fight["pools"] and seat in (fight["attacker"], fight["defender"])
        lines = [head(say(lang, "ow-odds-draw", count=len(pile)))]
        if mine["on_top"]:
            top = self.library.title(mine["on_top"][-1], lang)
            lines.append(item(say(lang, "ow-odds-top", card=top)))
        if not pile:
            return [*lines, item(say(lang, "ow-odds-empty", kind="fight" if fighting else "turn"))]
        drawn = min(self.coming(look, seat), HAND_LIMIT)
        colours = Counter(COLOURS[self.library.face(card).colour] for card in pile)
        lines += self._kinds(look, "colour", colours, COLOURS, len(pile), drawn)
        if not fighting:
            terrains = Counter(SYMBOLS[self.library.face(card).terrain] for card in pile)
            lines += self._kinds(look, "terrain", terrains, SYMBOLS, len(pile), drawn)
            if drawn > len(pile):
                lines.append(item(say(lang, "ow-odds-reshuffled", count=drawn - len(pile))))
        return lines

    def _kinds(
        self, look: Look, kind: str, found: Counter[str], names: Sequence[str], among: int, drawn: int
    ) -> list[Line]:
        """Each kind of card: how many there are, the chance of it as the next card, and in the coming draw."""
        first = item(say(look.lang, "ow-odds-kinds", kind=kind, drawn=min(drawn, among)))
        said = [
            say(
                look.lang,
                "ow-odds-kind",
                what=text.say(look.lang, f"ow-{kind}", {kind: name}),
                count=found[name],
                among=among,
                next=percent(found[name] / among),
                drawn=min(drawn, among),
                chance=percent(at_least_one(found[name], among, drawn)),
            )
            for name in names
            if found[name]
        ]
        return [first, *(item(words, 4) for words in said)]

    # -- the monster's attack --------------------------------------------------------------------------------------

    def unseen(self, look: Look) -> list[str]:
        """Fight cards that nobody has seen in this fight; the monster's next card is one of them."""
        seen = {*look.view["fight"]["revealed"], *(card for cards in look.view["looking_at"] for card in cards)}
        return [card for card in self.library.box.names["fight_card"] if card not in seen]

    def attack(self, look: Look) -> list[Line]:
        """How much each attack may hurt, over all cards that the next one may be."""
        lang, fight = look.lang, look.view["fight"]
        cards = self.unseen(look)
        if fight["on_top"]:
            cards = [fight["on_top"][-1]]
        level = self.library.monsters[fight["monster"]].level
        lines = [head(say(lang, "ow-odds-attack", count=len(cards)))]
        for at, half in enumerate(HALVES):
            halves = [self.ring.half(look, card, at) for card in cards]
            points = [self.ring.points(look, one, fight["life"] - 1) for one in halves]
            hurts = Counter(points)
            lines.append(
                item(
                    say(
                        lang,
                        "ow-odds-half",
                        half=half,
                        average=f"{sum(points) / len(points):.1f}",
                        damage=", ".join(
                            say(lang, "ow-odds-points", points=amount, chance=percent(hurts[amount] / len(points)))
                            for amount in sorted(hurts)
                        ),
                    )
                )
            )
            beside: Mapping[str, int] = {
                "random": sum(one.random[level - 1] > 0 for one in halves),
                "trash": sum(one.trash > 0 for one in halves),
                "lowers": sum(one.lowers >= 0 for one in halves),
            }
            lines += [
                item(
                    say(
                        lang,
                        "ow-odds-beside",
                        kind=kind,
                        cards=level,
                        chance=percent(count / len(halves)),
                    ),
                    4,
                )
                for kind, count in beside.items()
                if count
            ]
        return lines

    # -- dice ------------------------------------------------------------------------------------------------------

    def named(self, faces: Sequence[int]) -> str:
        """The hand that these dice make."""
        return poker.RANKS[poker.rank(faces)]

    def dice(self, look: Look) -> list[Line]:
        """How likely each hand is, best first."""
        alone = len(look.view["seats"]) == 1
        lines = [head(say(look.lang, "ow-odds-dice"))]
        for name, share in one_throw().items():
            pays = poker.PAYOUTS[poker.RANKS.index(name)] if alone else -1
            lines.append(
                item(say(look.lang, "ow-odds-hand", hand=hand_name(look, name), chance=percent(share), pays=pays))
            )
        return lines

    def throwing(self, look: Look) -> list[Line]:
        """The hands on the table; and, for whoever may throw again, the best ways to do so."""
        lang, table, viewer = look.lang, look.view["dice"], look.view["viewer"]
        lines = [head(say(lang, "ow-odds-throw"))]
        asked = next((ask for ask in look.view["asks"] if ask["seat"] == viewer and ask.get("name") == "reroll"), None)
        if asked is None:
            return lines + self.dice(look)[1:]
        side = next(at for at, done in reversed([*enumerate(table["rerolled"])]) if not done)
        worth, kind = self.worth(look, side)
        mine = table["faces"][side]
        ways = [(key, _thrown(key)) for key in asked["options"]]
        rated = [(expected(mine, thrown, worth), at + 1, thrown) for at, (_, thrown) in enumerate(ways)]
        lines.append(item(say(lang, "ow-odds-ways", kind=kind)))
        for value, number, thrown in sorted(rated, key=lambda way: (-way[0], way[1]))[:BEST]:
            lines.append(
                item(
                    say(
                        lang,
                        "ow-odds-way",
                        kind=kind,
                        number=number,
                        faces=text.listed(lang, [str(face) for face in thrown]) or "none",
                        chance=percent(value) if kind != "pay" else f"{value:.1f}",
                    ),
                    4,
                )
            )
        return lines

    def worth(self, look: Look, side: int) -> tuple[Callable[[Sequence[int]], float], str]:
        """What a hand is worth here: gold, beating the hand of a story, or beating the other hand as it lies."""
        table = look.view["dice"]
        if len(table["rollers"]) == 1:
            beat = self.hand_to_beat(look)
            if beat is None:
                return (lambda hand: poker.PAYOUTS[poker.rank(hand)]), "pay"
            return (lambda hand: poker.beats(hand, beat, tie=False)), "win"
        other = table["faces"][1 - side]
        return (lambda hand: poker.beats(hand, other, tie=side == 0)), "win" if side == 0 else "now"

    def hand_to_beat(self, look: Look) -> Sequence[int] | None:
        """The hand of the card that is being read, where one rolls against it."""
        if look.view["story"] is None:
            return None
        told = next(entry for entry in reversed(look.log) if entry["event"] == "story_told")
        story = self.library.box.stories[self.library.numbers["story"][told["story"]]]
        deeds = story.branches[told["branch"]].deeds
        return next((deed.hand for deed in deeds if isinstance(deed, BeatTheHand)), None)


def hand_name(look: Look, name: str) -> str:
    """What a hand is called."""
    return say(look.lang, "ow-dice-hand", hand=name.replace("_", "-"))


def _thrown(key: str) -> tuple[int, ...]:
    """The dice that an option throws again."""
    return tuple(int(face) for face in key.removeprefix("reroll.")) if key.startswith("reroll.") else ()
