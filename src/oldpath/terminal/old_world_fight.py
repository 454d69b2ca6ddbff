"""A fight of Old World in words: both sides' life, the combo as it grows, and what each card would make of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from oldpath.games.old_world import combos
from oldpath.games.old_world.combos import Totals
from oldpath.games.old_world.components import ALCHEMY, COLOURS, COMBAT, DEFENSE, MONSTER, NOTHING, VALUES
from oldpath.games.old_world.parts import Half
from oldpath.games.old_world.rules.damage import STANDING
from oldpath.kernel import text
from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.old_world_cards import LEVELS, Library
from oldpath.terminal.presenter import Look
from oldpath.terminal.words import say

HALVES = ("charge", "bite")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a combo does when it is resolved as it lies there."""

    damage: int
    """What the other side suffers, within what a monster's ability allows."""
    left: int
    """What is left of a monster's life then."""
    shield: int
    """Where the shield stands then."""
    draw: int
    """Cards drawn at the end of the turn."""


class Ring:
    """Where fights are seen; it adds up what the view shows and decides nothing."""

    def __init__(self, library: Library, who: Callable[[Look, int], str]) -> None:
        """Take the cards, and how players are called."""
        self.library = library
        self.box = library.box
        self.who = who

    # -- adding up -------------------------------------------------------------------------------------------------

    def ability(self, look: Look, name: str) -> Any:  # noqa: ANN401  a word of any kind
        """The monster's lasting word of this name, or None."""
        monster = look.view["fight"]["monster"] if look.view["fight"] else None
        return self.box.ability(self.library.numbers["monster"][monster], name) if monster is not None else None

    def totals(self, look: Look, combo: Sequence[str], links: Sequence[int]) -> Totals:
        """What the cards of a combo do, with the extensions through which they are linked."""
        dead = self.ability(look, "powerless")
        powerless = COLOURS.index(dead.colour) if dead is not None else NOTHING
        numbers = [self.library.numbers["card"][card] for card in combo]
        return combos.totals(self.box.faces, numbers, links, powerless)

    def count(self, combo: Sequence[str], colour: str) -> int:
        """How many cards of a colour it shows."""
        return sum(COLOURS[self.library.face(card).colour] == colour for card in combo)

    def passives(self, look: Look, seat: int, name: str) -> list[Any]:
        """A seat's lasting words of this name."""
        keepsakes = [self.library.numbers["keepsake"][kept] for kept in look.view["seats"][seat]["keepsakes"]]
        return [*self.box.passives(keepsakes, name)]

    def outcome(self, look: Look, seat: int, combo: Sequence[str], links: Sequence[int]) -> Outcome:
        """What it does now in all."""
        made = self.totals(look, combo, links)
        damage = self._damage(look, seat, combo, made)
        fight = look.view["fight"]
        left = fight["life"] - damage if fight and fight["monster"] is not None else NOTHING
        draw = self._draw(look, seat, combo, made) if fight else 0
        return Outcome(damage, left, self._shield(look, seat, combo, made), draw)

    def _damage(self, look: Look, seat: int, combo: Sequence[str], made: Totals) -> int:
        """The icons, what lasting cards add, what the monster's ability takes away and allows."""
        points, fight = made.damage, look.view["fight"]
        for passive in self.passives(look, seat, "colour_deals"):
            points += passive.by * self.count(combo, passive.colour)
        if not fight:
            return int(max(0, points))
        less = self.ability(look, "colours_deal_less")
        if less is not None and any(self.count(combo, colour) for colour in less.colours):
            points -= less.by
        points = max(0, points + fight["bonus"])
        if fight["monster"] is None:
            return int(points)
        if self.first_turn(look, seat):
            at_most = self.ability(look, "first_damage_at_most")
            if at_most is not None:
                points = min(points, max(0, at_most.points - fight["damage"]))
            if self.ability(look, "no_first_damage_without_trail") is not None and not self.has_trail(look, seat):
                points = 0
        return min(points, int(fight["life"]))

    def _shield(self, look: Look, seat: int, combo: Sequence[str], made: Totals) -> int:
        """Raised by icons and lasting cards, after what the monster's ability costs; never above its limit."""
        mine, fight = look.view["seats"][seat], look.view["fight"]
        shield, limit = int(mine["shield"]), VALUES[mine["levels"][DEFENSE]]
        by, most = made.shield, limit
        if fight:
            for passive in self.passives(look, seat, "colour_shields"):
                by += passive.by * self.count(combo, passive.colour)
            costs = self.ability(look, "colour_costs_shield")
            if costs is not None and self.count(combo, costs.colour):
                shield = max(0, shield - costs.by)
            at_most = self.ability(look, "shield_rises_at_most")
            most = at_most.points - fight["shield_gained"] if at_most is not None else limit
        return int(shield + max(0, min(by, limit - shield, most)))

    def _draw(self, look: Look, seat: int, combo: Sequence[str], made: Totals) -> int:
        """By Combat, and all that changes it."""
        fight = look.view["fight"]
        count = VALUES[look.view["seats"][seat]["levels"][COMBAT]]
        if self.first_turn(look, seat) and self.ability(look, "first_draw_without_combat") is not None:
            count = 0
        count += fight["draw"] + made.draw
        lacking = self.ability(look, "draw_less_without")
        if lacking is not None and not self.count(combo, lacking.colour):
            count -= lacking.by
        less = self.ability(look, "draw_less")
        if less is not None:
            count = max(min(count, less.at_least), count - less.by)
        return int(max(0, count) + fight["extra_draw"])

    def first_turn(self, look: Look, side: int) -> bool:
        """Is it the first fight turn of this side?"""
        fight = look.view["fight"]
        return bool(fight["turns"][int(side != fight["attacker"])] == 1)

    def has_trail(self, look: Look, seat: int) -> bool:
        """Does the witcher hold the trail of the monster in this fight?"""
        view = look.view
        terrain = ("forest", "mountain", "water")[view["monsters"].index(view["fight"]["monster"])]
        return any(trail["terrain"] == terrain for trail in view["seats"][seat]["trails"])

    def going_on(self, look: Look) -> bool:
        """Is there a fight in which both sides still stand?"""
        return look.view["fight"] is not None and look.view["fight"]["loser"] == STANDING

    # -- telling ---------------------------------------------------------------------------------------------------

    def summary(self, look: Look) -> list[Line]:
        """Who fights whom, what both have left, and how the turn stands."""
        lang, fight = look.lang, look.view["fight"]
        attacker, turn = fight["attacker"], fight["turn_of"]
        against = self.foe(look, fight["defender"])
        lines = [
            head(
                say(
                    lang,
                    "ow-fight",
                    who=self.who(look, attacker),
                    foe=against,
                    turn=self.foe(look, turn),
                    count=max(1, fight["turns"][int(turn != attacker)]),
                )
            ),
            item(self.life(look, attacker), 0),
        ]
        if fight["monster"] is None:
            lines.append(item(self.life(look, fight["defender"]), 0))
            return lines + self._bets(look) + self.combo(look)
        monster = self.library.monsters[fight["monster"]]
        life = say(
            lang, "ow-beast-life", monster=against, level=LEVELS[monster.level], life=fight["life"], full=monster.life
        )
        lines += [item(life, 0), item(self.library.ability(monster, lang))]
        return [*lines, item(self._attack(look), 0), *self.combo(look)]

    def foe(self, look: Look, side: int) -> str:
        """What a side of the fight is called."""
        return self.who(look, side) if side != MONSTER else text.name(look.lang, look.view["fight"]["monster"])

    def life(self, look: Look, seat: int) -> str:
        """What a witcher has left: shield, Life Pool, hand; in the order in which damage takes it."""
        mine, fight = look.view["seats"][seat], look.view["fight"]
        hand = len(mine["hand"]) if "hand" in mine else mine["hand_count"]
        return say(
            look.lang,
            "ow-life",
            who=self.who(look, seat),
            shield=mine["shield"],
            limit=VALUES[mine["levels"][DEFENSE]],
            pool=mine["deck_count"] if fight["pools"] else mine["deck_count"] + len(mine["discard"]),
            hand=hand,
            potions=max(0, VALUES[mine["levels"][ALCHEMY]] - fight["potions_used"][int(seat != fight["attacker"])]),
        )

    def _bets(self, look: Look) -> list[Line]:
        """Who has bet on whom."""
        bets = [(seat, on) for seat, on in enumerate(look.view["fight"]["bets"]) if on >= 0]
        return [item(say(look.lang, "ow-bet", who=self.who(look, seat), on=self.who(look, on)), 0) for seat, on in bets]

    def _attack(self, look: Look) -> str:
        """The attack that is being made, or who chooses the next one."""
        lang, view = look.lang, look.view
        fight = view["fight"]
        if fight["turn_of"] == MONSTER and fight["half"] != NOTHING:
            return say(lang, "ow-announced", half=HALVES[fight["half"]])
        if len(view["seats"]) == 1:
            return say(lang, "ow-die-chooses")
        return say(lang, "ow-chooser", who=self.who(look, fight["chooser"]))

    def revealed(self, look: Look) -> list[Line]:
        """The monster's card that lies there, with what both halves do to this witcher."""
        fight = look.view["fight"]
        if not fight["revealed"]:
            return []
        card = fight["revealed"][-1]
        parts = [say(look.lang, "ow-half", half=half, does=self.hits(look, at)) for at, half in enumerate(HALVES)]
        return [item(say(look.lang, "ow-revealed", card=text.name(look.lang, card), halves=" ".join(parts)))]

    def half(self, look: Look, card: str, at: int) -> Half:
        """One half of a fight card."""
        return self.box.fight_cards[self.library.numbers["fight_card"][card]][at]

    def hits(self, look: Look, at: int) -> str:
        """What a half of the card that lies there does, in this monster's numbers."""
        fight = look.view["fight"]
        level = self.library.monsters[fight["monster"]].level
        return self.half(look, fight["revealed"][-1], at).say(look.lang, level)

    def points(self, look: Look, half: Half, life: int) -> int:
        """The damage of a half to the witcher in this fight, when the monster has so many cards left."""
        fight = look.view["fight"]
        mine, level = look.view["seats"][fight["attacker"]], self.library.monsters[fight["monster"]].level
        points = half.damage[level - 1]
        if half.equal_to != NOTHING:
            points += mine["levels"][half.equal_to]
        harder = self.ability(look, "last_cards_hit_harder")
        if harder is not None and points and 1 <= life <= harder.cards:
            points += harder.by
        if fight["turns"][1] + (fight["turn_of"] != MONSTER) == 1:
            for passive in self.passives(look, fight["attacker"], "monsters_first_damage_less"):
                points -= passive.by
        return int(max(0, points))

    # -- the combo -------------------------------------------------------------------------------------------------

    def laid(self, look: Look) -> tuple[int, Sequence[str], Sequence[int]]:
        """Whose combo lies there, its cards, and how they are linked."""
        short, fight, combo = look.view["short_fight"], look.view["fight"], look.view["combo"]
        seat = short["seat"] if short is not None else fight["turn_of"] if fight else NOTHING
        return seat, combo["cards"], combo["links"]

    def combo(self, look: Look) -> list[Line]:
        """The combo card by card, with its sums so far; then what it does as it lies there."""
        lang = look.lang
        seat, combo, links = self.laid(look)
        if not combo:
            return []
        lines = [item(say(lang, "ow-combo"), 0)]
        for at, card in enumerate(combo):
            made = self.totals(look, combo[: at + 1], links[: at + 1])
            link = self._link(look, combo[at - 1], links[at]) if at else "none"
            lines.append(
                item(
                    say(
                        lang,
                        "ow-combo-card",
                        number=at + 1,
                        card=self.library.title(card, lang),
                        icons=self.library.face(card).icons.say(lang),
                        link=link,
                        damage=made.damage,
                        shield=made.shield,
                        draw=made.draw,
                    )
                )
            )
        return [*lines, item(self.as_it_stands(look, seat, combo, links))]

    def _link(self, look: Look, beneath: str, link: int) -> str:
        """What the extension adds through which a card is linked."""
        if link == NOTHING:
            return "none"
        return self.library.face(beneath).links[link].icons.say(look.lang)

    def as_it_stands(self, look: Look, seat: int, combo: Sequence[str], links: Sequence[int]) -> str:
        """What the combo does when nothing more is added."""
        made = self.outcome(look, seat, combo, links)
        kind = "short" if look.view["fight"] is None else "monster" if made.left >= 0 else "witcher"
        return say(
            look.lang,
            "ow-outcome",
            kind=kind,
            damage=made.damage,
            left=made.left,
            shield=made.shield,
            draw=made.draw,
        )

    def adding(self, look: Look, card: str, link: int | None) -> list[Line]:
        """What the combo would do with this card on top, and what could follow it."""
        lang = look.lang
        seat, combo, links = self.laid(look)
        if link is None:
            link = self._only_link(combo[-1], card) if combo else NOTHING
        lines = [item(self.as_it_stands(look, seat, [*combo, card], [*links, link]), 0)]
        hand = [other for other in look.view["seats"][seat]["hand"] if other != card]
        follow = [other for other in hand if self._only_link(card, other) != NOTHING]
        if follow:
            lines.append(item(say(lang, "ow-could-follow", cards=self.library.titles(follow, lang)), 0))
        return lines

    def _only_link(self, beneath: str, card: str) -> int:
        """The first extension of the card beneath that this one fits, or nothing."""
        numbers = self.library.numbers["card"]
        found = combos.fitting_links(self.box.faces, numbers[beneath], numbers[card])
        return found[0] if found else NOTHING
