"""The table of Old World in words: who stands where, what one has, and what every decision is about."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from oldpath.games.old_world import options, wording
from oldpath.games.old_world.box import Box
from oldpath.games.old_world.components import (
    ALCHEMY,
    ATTRIBUTES,
    COMBAT,
    DEFENSE,
    NOTHING,
    SLOT_PRICES,
    SPECIALTY,
    TOP_LEVEL,
    TOP_SCORE,
    VALUES,
)
from oldpath.games.old_world.scoring import band
from oldpath.kernel import text
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.match import Match
from oldpath.terminal.choosing import by_name
from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.old_world_cards import LEVELS, Library, painted
from oldpath.terminal.old_world_fight import HALVES, Ring
from oldpath.terminal.old_world_map import Atlas
from oldpath.terminal.old_world_odds import Oracle, hand_name
from oldpath.terminal.old_world_scores import bands, breakdown, standing
from oldpath.terminal.old_world_tales import Teller
from oldpath.terminal.presenter import Entry, Look, Show
from oldpath.terminal.words import say

PHASES = ("Setup", "PhaseOne", "PhaseTwo", "PhaseThree")
HAND_ASKED = ("fare", "discard", "leave", "payment", "damage", "combo_card", "extra_card", "given")
"""Questions whose options are the hand."""
ROW_ASKED = ("gain", "weed", "wanted", "row_card")
"""Questions whose options are the action row."""
ROW_MATTERS = ("leave", "gain", "payment", "given", "wanted", "row_card", "weed")
"""When the whole row is shown, not only its prices."""
MAP_MATTERS = ("travel", "deed", "fare", "destination", "rumour", "trail", "hard_terrain")
"""When one looks for where to go."""
OWED = ("payment", "damage", "discard", "trash", "potion", "weed", "returned", "deck_card", "attribute")
"""Questions that come several times in a row."""
TROPHIES = ("monster", "school", "attribute")
"""Kinds of lasting cards that are trophies."""
REVEALED = ("MonsterTurn.choose_worse_half", "HalfChoice.choose_half")
"""Where the monster's card lies there before its attack is chosen."""

Seat = Mapping[str, Any]


class OldWorldPresenter:
    """Shows a table of Old World."""

    def __init__(self, match: Match) -> None:
        """Take the box; views come with every look."""
        box: Box = match.game.box
        self.library = Library(box)
        self.atlas = Atlas(box, self.library)
        self.ring = Ring(self.library, self.who)
        self.oracle = Oracle(self.ring)
        self.teller = Teller(self.library)

    # -- who sits where ------------------------------------------------------------------------------------------

    def who(self, look: Look, seat: int) -> str:
        school = look.view["seats"][seat]["school"]
        return look.own_name(seat) or (
            text.name(look.lang, school) if school else say(look.lang, "seat", number=seat + 1)
        )

    def title(self, look: Look, seat: int) -> str:
        school = look.view["seats"][seat]["school"]
        return say(
            look.lang,
            "ow-title",
            who=self.who(look, seat),
            school=text.name(look.lang, school) if school and look.own_name(seat) else "none",
            kind="you" if seat == look.view["viewer"] else "other",
        )

    def seats(self, look: Look) -> range:
        return range(len(look.view["seats"]))

    def names(self, look: Look) -> dict[int, str]:
        """What every seat is called on the map."""
        viewer = look.view["viewer"]
        return {seat: say(look.lang, "ow-you") if seat == viewer else self.who(look, seat) for seat in self.seats(look)}

    # -- the table -----------------------------------------------------------------------------------------------

    def summary(self, look: Look) -> list[Line]:
        view = look.view
        viewer, asked = view["viewer"], self._asked(look)
        if self._phase(look) == "Setup":
            return self._setting_up(look)
        fighting = self.ring.going_on(look)
        lines = self.ring.summary(look) if fighting else [*self._heading(look), *self.ring.combo(look)]
        if view["dice"] is not None:
            lines += self._dice(look)
            return lines + ([] if viewer is None else [item(self._goods(look, viewer), 0)])
        if viewer is None:
            return lines + ([] if fighting else [item(self._brief(look, seat), 0) for seat in self.seats(look)])
        lines += self._own_fight(look, viewer) if fighting else self._own(look, viewer)
        if asked in MAP_MATTERS:
            lines += self.atlas.monsters(look)
        if not fighting:
            lines += self._row(look)
            lines += [item(self._brief(look, seat), 0) for seat in self.seats(look) if seat != viewer]
        return lines

    def table(self, look: Look) -> list[Line]:
        lang, view = look.lang, look.view
        lines = self.ring.summary(look) if self.ring.going_on(look) else self._heading(look)
        lines += self._row(look, whole=True)
        lines += self.atlas.monsters(look)
        for monster in view["monsters"]:
            if monster is not None:
                lines.append(item(self._monster_line(look, monster), 4))
        trophies = [
            self.library.called(lang, f"ow.trophy.attribute.{name}")
            for name, left in zip(ATTRIBUTES, view["attribute_trophies"], strict=True)
            if left
        ]
        lines.append(item(say(lang, "ow-trophies-left", trophies="; ".join(trophies) or say(lang, "none")), 0))
        lines.append(item(self._piles(look), 0))
        if len(view["seats"]) == 1:
            lines += [item(say(lang, "ow-bands"), 0), *bands(look)]
        for seat in self.seats(look):
            lines += [Line(), *self.place(look, seat)]
        return [*lines, Line(), *self.atlas.whole(look, self.names(look))]

    def _piles(self, look: Look) -> str:
        view = look.view
        city, wilds = view["exploration_counts"]
        return say(
            look.lang,
            "ow-piles",
            actions=view["action_deck_count"],
            potions=view["potion_deck_count"],
            city=city,
            wilds=wilds,
        )

    def _monster_line(self, look: Look, monster: str) -> str:
        ability = self.library.ability(self.library.monsters[monster], look.lang)
        return say(look.lang, "ow-named", thing=text.name(look.lang, monster), does=ability)

    def _phase(self, look: Look) -> str:
        """Where in its course the game stands."""
        frames = [step.partition(".")[0] for step in look.view["step"]]
        return next((frame for frame in frames if frame in PHASES), "Over" if look.view["over"] else "Turn")

    def _asked(self, look: Look) -> str:
        """What the viewer is asked, by the question's name."""
        viewer = look.view["viewer"]
        return next((ask["name"] for ask in look.view["asks"] if ask["seat"] == viewer and "name" in ask), "")

    def _setting_up(self, look: Look) -> list[Line]:
        """Before the first turn: who has chosen what, and the monsters."""
        lines = [head(say(look.lang, "ow-moment", phase="Setup", turn=0, who=""))]
        chosen = [seat for seat, theirs in enumerate(look.view["seats"]) if theirs["school"] is not None]
        return [*lines, *(item(self._brief(look, seat), 0) for seat in chosen), *self.atlas.monsters(look)]

    def _heading(self, look: Look) -> list[Line]:
        """Where the game stands: turn and phase, the trophy track."""
        view, lang = look.view, look.lang
        moment = say(
            lang, "ow-moment", phase=self._phase(look), turn=view["turn"], who=self.title(look, view["active"])
        )
        return [head(moment), self._track(look)]

    def _track(self, look: Look) -> Line:
        """Everybody's position on the trophy track; alone also what the turns are worth so far."""
        view, lang = look.view, look.lang
        scores = [
            say(lang, "ow-score", who=self.who(look, seat), score=theirs["score"])
            for seat, theirs in enumerate(view["seats"])
        ]
        alone = len(view["seats"]) == 1
        pace = band(view["turn"]).replace("_", "-") if alone else "none"
        return item(say(lang, "ow-track", scores="; ".join(scores), top=TOP_SCORE, pace=pace), 0)

    # -- one's own -----------------------------------------------------------------------------------------------

    def _own(self, look: Look, seat: int) -> list[Line]:
        """What the viewer has: goods, levels, place, aims, things, hand and piles."""
        mine = look.view["seats"][seat]
        lines = [item(self._goods(look, seat), 0), item(self._levels(look, mine), 0)]
        lines += self._where(look, mine)
        lines += self._aims(look, mine)
        lines += self._things(look, mine)
        return [*lines, *self._own_hand(look, mine), item(self._deck(look, mine), 0)]

    def _own_fight(self, look: Look, seat: int) -> list[Line]:
        """In a fight: hand and piles, and what could still be used."""
        fight, mine = look.view["fight"], look.view["seats"][seat]
        if seat not in (fight["attacker"], fight["defender"]):
            return []
        used = [self.library.box.names["power"].index(power) for power in mine["used"]]
        lines = self._things(look, mine)
        specialty = self.library.schools[mine["school"]].power
        does = self.library.specialty(mine["school"], look.lang, mine["levels"][SPECIALTY])
        state = "used" if specialty.number in used else "ready"
        lines.append(item(say(look.lang, "ow-specialty", does=does, state=state), 0))
        return [*lines, *self._own_hand(look, mine), item(self._deck(look, mine), 0)]

    def _goods(self, look: Look, seat: int) -> str:
        mine = look.view["seats"][seat]
        return say(
            look.lang,
            "ow-goods",
            who=self.title(look, seat),
            gold=mine["gold"],
            shield=mine["shield"],
            limit=VALUES[mine["levels"][DEFENSE]],
        )

    def _levels(self, look: Look, mine: Seat) -> str:
        """Levels with what they are worth: cards drawn in a fight, potions a fight."""
        levels = mine["levels"]
        return say(
            look.lang,
            "ow-levels",
            witcher=LEVELS[mine["witcher_level"]],
            combat=levels[COMBAT],
            draws=VALUES[levels[COMBAT]],
            defense=levels[DEFENSE],
            limit=VALUES[levels[DEFENSE]],
            alchemy=levels[ALCHEMY],
            potions=VALUES[levels[ALCHEMY]],
            specialty=levels[SPECIALTY],
        )

    def _where(self, look: Look, mine: Seat) -> list[Line]:
        """The place of the own figure and its action."""
        if mine["place"] is None:
            return []
        place = self.atlas.place(mine["place"])
        line = say(
            look.lang,
            "ow-at",
            place=self.library.here(place, look.lang),
            action=self.atlas.action_now(look, mine["place"]),
        )
        return [item(line, 0)]

    def _aims(self, look: Look, mine: Seat) -> list[Line]:
        """Quests, trail quests and trails."""
        lang = look.lang
        far = self.atlas.distances(mine["place"]) if mine["place"] is not None else {}
        aims = [
            say(
                lang,
                "ow-quest",
                quest=text.name(lang, quest["story"]),
                place=self._place_name(look, quest["place"]),
                moves=far.get(quest["place"], -1),
                price=self._price_of(quest),
            )
            for quest in mine["quests"]
        ]
        for terrain, place in zip(("forest", "mountain", "water"), mine["trail_quests"], strict=True):
            if place is not None:
                aims.append(
                    say(
                        lang,
                        "ow-trail-quest",
                        terrain=terrain,
                        place=self._place_name(look, place),
                        moves=far.get(place, -1),
                    )
                )
        trails = [text.say(lang, "ow-terrain", {"terrain": trail["terrain"]}) for trail in mine["trails"]]
        if trails:
            aims.append(say(lang, "ow-trails", terrains=text.listed(lang, trails)))
        return [item(aim, 0) for aim in aims]

    def _price_of(self, quest: Mapping[str, Any]) -> int:
        """What ending a quest costs."""
        story = self.library.numbers["story"][quest["story"]]
        return self.library.box.quests[story, quest["branch"]].price

    def _place_name(self, look: Look, place: str | None) -> str:
        return self.library.here(self.atlas.place(place), look.lang) if place else say(look.lang, "ow-any-school")

    def _things(self, look: Look, mine: Seat) -> list[Line]:
        """Potions and lasting cards, by name; `view me` and `card` say what they do."""
        lang = look.lang
        lines = []
        if mine["potions"]:
            potions = text.listed(lang, [text.name(lang, potion) for potion in mine["potions"]])
            lines.append(item(say(lang, "ow-potions", count=len(mine["potions"]), potions=potions), 0))
        if mine["keepsakes"]:
            kept = "; ".join(self.library.called(lang, keepsake) for keepsake in mine["keepsakes"])
            lines.append(item(say(lang, "ow-keepsakes", keepsakes=kept), 0))
        return lines

    def _own_hand(self, look: Look, mine: Seat) -> list[Line]:
        """The hand card by card; only counted where the options show it."""
        lang, hand = look.lang, mine["hand"]
        if self._asked(look) in HAND_ASKED or not hand:
            return [item(say(lang, "ow-hand-count", count=len(hand)), 0)]
        entries = [item(self.library.entry(card, lang)) for card in hand]
        return [item(say(lang, "ow-hand", count=len(hand)), 0), *entries]

    def _deck(self, look: Look, mine: Seat) -> str:
        """How many cards lie where, and the top one of the discard pile."""
        discard = mine["discard"]
        top = self.library.title(discard[-1], look.lang) if discard else "none"
        fight = look.view["fight"]
        kind = "pool" if fight is not None and fight["pools"] else "deck"
        return say(look.lang, "ow-deck", kind=kind, deck=mine["deck_count"], discard=len(discard), top=top)

    # -- the row and the others ------------------------------------------------------------------------------------

    def prices(self, look: Look) -> list[int]:
        """What each slot's card costs now, in hand cards."""
        view = look.view
        return [
            0 if view["free_card"] or card is None else max(0, self.library.face(card).cost + by)
            for card, by in zip(view["row"], SLOT_PRICES, strict=True)
        ]

    def _row(self, look: Look, *, whole: bool = False) -> list[Line]:
        """The action row with its prices; the faces where they matter."""
        view, lang = look.view, look.lang
        asked = self._asked(look)
        if asked in ROW_ASKED and not whole:
            return [item(say(lang, "ow-row-deck", count=view["action_deck_count"]), 0)]
        priced = [(card, price) for card, price in zip(view["row"], self.prices(look), strict=True) if card is not None]
        if not whole and asked not in ROW_MATTERS:
            cards = [
                say(lang, "ow-row-brief", card=self.library.title(card, lang), price=price) for card, price in priced
            ]
            return [item(say(lang, "ow-row", cards=" " + "; ".join(cards) + "."), 0)]
        entries = [
            item(say(lang, "ow-row-entry", price=price, card=self.library.entry(card, lang))) for card, price in priced
        ]
        return [item(say(lang, "ow-row", cards=""), 0), *entries]

    def _brief(self, look: Look, seat: int) -> str:
        """Another witcher in one paragraph."""
        lang, mine = look.lang, look.view["seats"][seat]
        trophies = [keepsake for keepsake in mine["keepsakes"] if self.library.keepsakes[keepsake].kind in TROPHIES]
        return say(
            lang,
            "ow-brief",
            who=self.title(look, seat),
            place=self._place_name(look, mine["place"]),
            gold=mine["gold"],
            levels=", ".join(map(str, mine["levels"])),
            witcher=LEVELS[mine["witcher_level"]],
            shield=mine["shield"],
            hand=len(mine["hand"]) if "hand" in mine else mine["hand_count"],
            potions=len(mine["potions"]),
            trophies=len(trophies),
        )

    def _dice(self, look: Look) -> list[Line]:
        """The dice on the table, as hands."""
        lang, table = look.lang, look.view["dice"]
        lines = []
        for roller, faces in zip(table["rollers"], table["faces"], strict=True):
            who = self.who(look, roller) if roller >= 0 else text.say(lang, "ow-locals")
            rank = self.oracle.named(faces)
            shown = text.listed(lang, [str(face) for face in faces])
            lines.append(item(say(lang, "ow-dice", who=who, faces=shown, hand=hand_name(look, rank)), 0))
        return lines

    def place(self, look: Look, seat: int) -> list[Line]:
        lang, mine = look.lang, look.view["seats"][seat]
        if mine["school"] is None:
            return [head(self.title(look, seat))]
        lines = [
            head(self._goods(look, seat)),
            item(say(lang, "ow-score", who=say(lang, "ow-track-name"), score=mine["score"])),
            item(self._levels(look, mine)),
            item(self.library.specialty(mine["school"], lang, mine["levels"][SPECIALTY])),
        ]
        lines += [Line(line.text, 2, 2) for line in (*self._where(look, mine), *self._aims(look, mine))]
        lines += [item(self.library.brews(potion, lang)) for potion in mine["potions"]]
        lines += [item(self.library.keeps(keepsake, lang)) for keepsake in mine["keepsakes"]]
        lines += self._hand(look, mine)
        lines.append(item(self._deck(look, mine)))
        if mine["discard"]:
            lines.append(item(say(lang, "ow-discard", cards=self.library.titles(mine["discard"], lang))))
        if "deck" in mine:
            lines.append(item(say(lang, "ow-deck-cards", cards=self.library.titles(mine["deck"], lang))))
        return lines

    def _hand(self, look: Look, mine: Seat) -> list[Line]:
        """The own hand with its faces; of another's how many cards, and those that were seen."""
        lang = look.lang
        if "hand" in mine:
            cards = [item(self.library.entry(card, lang), 4) for card in mine["hand"]]
            return [item(say(lang, "ow-hand", count=len(cards))), *cards] if cards else []
        known = self.library.titles(mine["hand_known"], lang)
        return [item(say(lang, "ow-hand-known", count=mine["hand_count"], cards=known))]

    # -- questions -----------------------------------------------------------------------------------------------

    def question(self, look: Look, ask: Ask) -> list[Line]:
        lang, view = look.lang, look.view
        lines = []
        if ask.name == "story_option":
            lines += self.teller.introduction(look, ask.about)
        if ask.name in OWED and view["owed"] > 1:
            lines.append(item(say(lang, "ow-owed", count=view["owed"], kind=ask.name)))
        if ask.name == "damage":
            lines.append(item(say(lang, "ow-damage-order")))
        if ask.name == "half" and view["fight"] is not None and view["fight"]["turn_of"] < 0:
            lines += self._half_question(look)
        if text.known("en", f"term-ow-then-{ask.name}"):
            lines.append(item(say(lang, f"ow-then-{ask.name}")))
        return lines

    def _half_question(self, look: Look) -> list[Line]:
        """Whom the attack meets, and the card where it lies there already."""
        revealed = [step for step in look.view["step"] if step in REVEALED]
        return self.ring.revealed(look) if revealed else []

    # -- options ---------------------------------------------------------------------------------------------------

    def facts(self, look: Look, option: Option) -> list[Line]:
        asked = self._asked(look)
        match option:
            case options.OfThing(verb="go"):
                return self._of_place(look, option.id)
            case options.OfThing(verb="fight"):
                return self._of_monster(look, option.id)
            case options.OfThing(verb="school"):
                return self.library.read(option.id, look.lang)[1:]
            case options.OfThing(verb="give_up"):
                return [item(self.library.brews(option.id, look.lang).partition(": ")[2], 0)]
            case options.OfPower():
                return self._of_power(look, option)
            case options.OfCard(verb="buy"):
                return [item(self._price(look, option.id), 0)]
            case options.LinkCard():
                return self.ring.adding(look, option.id, option.link)
            case options.OfCard(verb="play") if asked == "combo_card":
                return self.ring.adding(look, option.id, None)
            case options.OfCard(verb="play"):
                return self.ring.adding(look, option.id, NOTHING)
            case options.Numbered(verb="attack_witcher"):
                return self._of_witcher(look, option.number)
            case options.Say():
                return self._of_word(look, option, asked)
        return []

    def _of_place(self, look: Look, place: str) -> list[Line]:
        """What waits at a place, and what the way costs."""
        shown = self.atlas.place(place)
        line = say(
            look.lang,
            "ow-place-fact",
            place=self.library.here(shown, look.lang),
            action=self.atlas.action_now(look, place),
        )
        said = [line, *self.atlas.there(look, place, self.names(look))]
        if self._asked(look) == "travel":
            said.append(self.atlas.fare(look, place))
        return [item(" ".join(said), 0)]

    def _of_monster(self, look: Look, monster: str) -> list[Line]:
        """What one fights, and with what."""
        lang, mine = look.lang, look.view["seats"][look.view["viewer"]]
        shown = self.library.monsters[monster]
        trophy = wording.keepsake_says(self.library.box.keepsakes[shown.keepsake], lang)
        own = say(
            lang,
            "ow-own-life",
            pool=mine["deck_count"] + len(mine["discard"]),
            hand=len(mine["hand"]),
            shield=mine["shield"],
        )
        return [
            item(f"{self.library.beast(monster, lang)}. {self.library.ability(shown, lang)}", 0),
            item(own, 0),
            item(say(lang, "ow-gives-trophy", does=trophy), 0),
        ]

    def _of_power(self, look: Look, option: options.OfPower) -> list[Line]:
        """A specialty at the level it has; the label of anything else says all."""
        if option.power.id not in self.library.schools:
            return []
        mine = look.view["seats"][look.view["viewer"]]
        return [item(self.library.specialty(option.power.id, look.lang, mine["levels"][SPECIALTY]), 0)]

    def _of_witcher(self, look: Look, seat: int) -> list[Line]:
        """Whom one attacks, and the trophy to be had."""
        lang, mine = look.lang, look.view["seats"][look.view["viewer"]]
        trophy = self.library.box.keepsakes[self.library.schools[look.view["seats"][seat]["school"]].keepsake]
        had = trophy.id in mine["keepsakes"]
        gives = say(lang, "ow-trophy-had") if had else wording.keepsake_says(trophy, lang)
        return [item(self._brief(look, seat), 0), item(say(lang, "ow-gives-trophy", does=gives), 0)]

    def _price(self, look: Look, card: str) -> str:
        """The price of a card of the row, and how it comes about."""
        slot = look.view["row"].index(card)
        return say(
            look.lang,
            "ow-price",
            price=self.prices(look)[slot],
            slot=slot + 1,
            by=SLOT_PRICES[slot],
            free=int(look.view["free_card"]),
        )

    def _of_word(self, look: Look, option: options.Say, asked: str) -> list[Line]:
        """What one word stands for here."""
        lang, view = look.lang, look.view
        word, _, which = option.word.partition(".")
        match word, asked:
            case ("act", _):
                mine = view["seats"][view["viewer"]]
                return [item(self._capital(self.library.action(self.atlas.place(mine["place"]), lang)), 0)]
            case ("go_on", "travel"):
                return [item(self._what_next(look), 0)]
            case ("explore", _):
                count = view["exploration_counts"][("city", "wilds").index(which)]
                return [item(say(lang, "ow-explore", count=count), 0)]
            case ("meditate", _):
                return [item(self.library.keeps(f"ow.trophy.attribute.{which}", lang), 0)]
            case ("attribute", _):
                return [item(self._attribute(look, ATTRIBUTES.index(which), asked), 0)]
            case ("trail", _):
                return self._of_trail(look, which)
            case ("stop", "combo_card"):
                seat, combo, links = self.ring.laid(look)
                return [item(self.ring.as_it_stands(look, seat, combo, links), 0)]
            case ("attack", _) if self._half_question(look):
                return [item(self._capital(self.ring.hits(look, HALVES.index(which))), 0)]
        return []

    def _capital(self, phrase: str) -> str:
        return wording.sentence(phrase)

    def _what_next(self, look: Look) -> str:
        """What phase II could be where the figure stands."""
        view, lang = look.view, look.lang
        mine = view["seats"][view["viewer"]]
        monster = self.atlas.beasts(look).get(mine["place"])
        others = [
            self.who(look, seat)
            for seat, theirs in enumerate(view["seats"])
            if seat != view["viewer"] and theirs["place"] == mine["place"]
        ]
        return say(
            lang,
            "ow-next-phase",
            monster=text.name(lang, monster) if monster else "none",
            others=text.listed(lang, others) or "none",
            meditates=int(TOP_LEVEL in mine["levels"]),
        )

    def _attribute(self, look: Look, attribute: int, asked: str) -> str:
        """From which level to which, what that brings, and in a lesson what it costs."""
        mine = look.view["seats"][look.view["viewer"]]
        level = mine["levels"][attribute]
        higher = min(level + 1, TOP_LEVEL)
        price = self._lesson(look, mine, level) if asked == "lesson" else 0
        if attribute == SPECIALTY:
            gives = self.library.specialty(mine["school"], look.lang, higher)
        else:
            gives = say(look.lang, "ow-gives", attribute=ATTRIBUTES[attribute], now=VALUES[level], then=VALUES[higher])
        return say(look.lang, "ow-raises", level=level, higher=higher, gives=gives, price=price)

    def _lesson(self, look: Look, mine: Seat, level: int) -> int:
        """What a lesson costs."""
        keepsakes = [self.library.numbers["keepsake"][kept] for kept in mine["keepsakes"]]
        discount = self.library.box.passive(keepsakes, "training_discount")
        return max(discount.at_least, level + 1 - discount.by) if discount is not None else level + 1

    def _of_trail(self, look: Look, terrain: str) -> list[Line]:
        """The monster whose trail it is."""
        monster = look.view["monsters"][("forest", "mountain", "water").index(terrain)]
        return [item(self.library.beast(monster, look.lang), 0)] if monster else []

    # -- looking up --------------------------------------------------------------------------------------------------

    def things(self) -> Sequence[str]:
        return self.library.ids

    def thing(self, look: Look, thing: str) -> list[Line]:
        if thing in self.atlas.library.places:
            return [*self.library.read(thing, look.lang), *self._about_place(look, thing)]
        if thing in self.library.keepsakes and not self._in_play(look, thing):
            return [head(text.name(look.lang, thing)), item(say(look.lang, "ow-not-seen-yet"))]
        return self.library.read(thing, look.lang)

    def _about_place(self, look: Look, place: str) -> list[Line]:
        """What is at a place now."""
        said = [*self.atlas.there(look, place, self.names(look)), *self.atlas.way(look, place)]
        return [item(" ".join(said))] if said else []

    def _in_play(self, look: Look, keepsake: str) -> bool:
        """Is it a trophy, which all may read, or a card of a story that somebody has?"""
        if self.library.keepsakes[keepsake].kind in TROPHIES:
            return True
        return any(keepsake in mine["keepsakes"] for mine in look.view["seats"])

    def called(self, lang: str, thing: str) -> str:
        return self.library.called(lang, thing)

    def intents(self, thing: str) -> Iterable[str]:
        if thing in self.library.copies:
            names = self.library.box.names["card"]
            yield from (names[card].removeprefix("ow.") for card in self.library.copies[thing])
        yield thing.removeprefix("ow.")

    def shows(self) -> Mapping[str, Show]:
        return {"places": self._places, "map": self._map, "odds": self.oracle.tell}

    def _places(self, look: Look, words: str) -> list[Line]:
        """All places, or those that the words name."""
        names = self.names(look)
        if not words:
            return self.atlas.whole(look, names)
        places = self.library.box.places
        labels = [text.name(look.lang, place.id) for place in places]
        found = [place.id for place in places if str(place.number) == words]
        found = found or [places[at].id for at in by_name(labels, words)]
        return [line for place in found for line in self.atlas.one(look, place, names)]

    def _map(self, look: Look, words: str) -> list[Line]:
        """The sketch."""
        return [] if words else self.atlas.sketch(look, self.names(look))

    # -- what happened -------------------------------------------------------------------------------------------------

    def recap(self, look: Look, entries: Sequence[Entry]) -> list[Line]:
        return self.teller.recap(look, entries, lambda seat: self.who(look, seat))

    def story(self, look: Look, entries: Sequence[Entry]) -> list[Line]:
        return self.teller.whole(look, entries, lambda seat: self.who(look, seat))

    def painted(self, part: str, lang: str) -> str:
        return painted(part, lang)

    def about(self, look: Look) -> list[Line]:
        return [Line(say(look.lang, f"ow-{part}")) for part in ("aim", "legend")]

    def scores(self, look: Look) -> list[Line]:
        names = {seat: self.who(look, seat) for seat in self.seats(look)}
        ranked = sorted(self.seats(look), key=lambda seat: -look.view["seats"][seat]["score"])
        lines = [*standing(look, names), Line()]
        for seat in ranked:
            lines += [*breakdown(look, seat, names), Line()]
        return lines[:-1]
