"""The table of Ronin in words: market, timelines, tokens, tracks, and whose they are."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from oldpath.games.ronin import narrate, options
from oldpath.games.ronin.box import Box
from oldpath.games.ronin.components import COLOURS, CUP, LEFT, NOBODY, RIGHT, SIDES, SYMBOLS, TURNS
from oldpath.games.ronin.verbs.bonuses import BonusWord, PartnerAbility
from oldpath.kernel import text
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.match import Match
from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.presenter import Entry, Look, Show
from oldpath.terminal.ronin_cards import NO_BREAK, Library, painted, symbol_name
from oldpath.terminal.ronin_scores import breakdown, standing
from oldpath.terminal.words import say

PHASES = ("Setup", "TakingCards", "PlayingCards", "TeaCeremony", "EndOfChapter", "FinalScoring")
PAIRS_MATTER = ("Setup", "EndOfChapter")
"""When one decides for chapters to come."""
MARKET_MATTERS = ("Setup", "TakingCards", "EndOfChapter")
"""When one takes cards from it, now or next; at other times `view` shows it."""
HAND_ASKED = ("left_card", "right_card", "given_card")
"""Questions whose options are the hand."""
WON = ("active_symbol", "refresh", "uncover", "exchange", "market_card", "given_card", "wanted_card", "slot", "repeat")
"""Questions that come of an ability or a bonus, which says how much and what for."""
CALLED = {"use": "ro.hero.", "refresh": "ro.hero.", "hero": "ro.hero.", "board": "ro.board."}
"""What an intent's verb leaves out of an id."""

Place = dict[str, Any]


class RoninPresenter:
    """Shows a table of Ronin."""

    def __init__(self, match: Match) -> None:
        """Take the box; views come with every look."""
        box: Box = match.game.box
        self.library = Library(box)

    # -- who sits where ------------------------------------------------------------------------------------------

    def who(self, look: Look, seat: int) -> str:
        hero = self._places(look)[seat]["hero"]
        return look.own_name(seat) or (text.name(look.lang, hero) if hero else say(look.lang, "seat", number=seat + 1))

    def seats(self, look: Look) -> range:
        return range(len(self._places(look)))

    def _places(self, look: Look) -> list[Place]:
        return [*look.view["seats"], *look.view["automas"]]

    def _is_automa(self, look: Look, seat: int) -> bool:
        return seat >= len(look.view["seats"])

    def title(self, look: Look, seat: int) -> str:
        kind = "automa" if self._is_automa(look, seat) else "you" if seat == look.view["viewer"] else "player"
        hero = self._places(look)[seat]["hero"]
        other = text.name(look.lang, hero) if hero and look.own_name(seat) else "none"
        return say(look.lang, "ronin-title", who=self.who(look, seat), hero=other, kind=kind)

    # -- the table -----------------------------------------------------------------------------------------------

    def summary(self, look: Look) -> list[Line]:
        viewer = look.view["viewer"]
        phase = self._phase(look)
        lines = self._heading(look)
        if viewer is not None and phase != "Setup":
            lines += self._own(look, viewer)
        if viewer is None and phase in ("TakingCards", "FinalScoring"):
            lines += [item(self._standing(look, seat), 0) for seat in self.seats(look)]
        if phase in MARKET_MATTERS:
            lines += self._market(look)
        return lines + self._partners(look)

    def table(self, look: Look) -> list[Line]:
        lang = look.lang
        lines = self._heading(look) + self._market(look, whole=True)
        chapter = look.view["chapter_card"]
        lines.append(item(f"{text.name(lang, chapter)}. {self.library.pairs(chapter, lang)}", 0))
        alone = len(look.view["seats"]) == 1
        season = look.view["season"] if alone else "none"
        lines.append(item(say(lang, "ronin-settled", side=look.view["side"], season=season), 0))
        discard = [self.library.title(card, lang) for card in look.view["discard"]]
        lines.append(item(say(lang, "ronin-discard", cards="; ".join(discard) or say(lang, "none")), 0))
        return lines + [line for seat in self.seats(look) for line in (Line(), *self.place(look, seat))]

    def _heading(self, look: Look) -> list[Line]:
        """Where the game stands: chapter, turn and step; the active symbols; the order."""
        view, lang = look.view, look.lang
        phase = self._phase(look)
        turn = (view["turn"] - 1) % TURNS + 1
        lines = [
            head(say(lang, "ronin-moment", phase=phase, chapter=view["chapter"], turn=turn)),
            item(
                say(lang, "ronin-active", left=symbol_name(view["left"], lang), right=symbol_name(view["right"], lang)),
                0,
            ),
        ]
        if phase in PAIRS_MATTER:
            lines.append(Line(self.library.pairs(view["chapter_card"], lang), hang=2))
        if phase == "Setup":
            return lines
        order = text.listed(lang, [self.title(look, seat) for seat in view["initiative"]])
        return [*lines, Line(say(lang, "ronin-order", order=order), hang=2)]

    def _phase(self, look: Look) -> str:
        """Where in its course the game stands."""
        frames = [step.partition(".")[0] for step in look.view["step"]]
        return next((frame for frame in frames if frame in PHASES), "Over")

    def _own(self, look: Look, seat: int) -> list[Line]:
        """What the viewer has: points, symbols, abilities, hand and timeline."""
        lang, mine = look.lang, look.view["seats"][seat]
        laid = [self.library.title(card, lang) for card in look.view.get("laid_down", ())]
        lines = [
            item(self._points(look, seat), 0),
            item(self._symbols(look, mine), 0),
            item(self._abilities(look, mine), 0),
            *self._own_hand(look, mine),
        ]
        if laid:
            lines.append(item(say(lang, "ronin-laid", cards=text.listed(lang, laid)), 0))
        return lines + self._timeline(look, mine)

    def _own_hand(self, look: Look, mine: Place) -> list[Line]:
        """The viewer's hand: by name, with its symbols where new cards are chosen; counted where it is chosen from."""
        lang, hand = look.lang, mine["hand"]
        if self._asked(look) in HAND_ASKED:
            return [item(say(lang, "ronin-hand-count", count=len(hand)), 0)]
        if hand and self._phase(look) == "TakingCards":
            active = self._active(look)
            cards = [f"{self.library.title(card, lang)}: {self.library.symbols(card, lang, active)}." for card in hand]
            return [item(say(lang, "ronin-hand", count=len(hand), cards=""), 0), *map(item, cards)]
        cards = [self.library.title(card, lang) for card in hand]
        return [item(say(lang, "ronin-hand", count=len(hand), cards="; ".join(cards) or say(lang, "none")), 0)]

    def _asked(self, look: Look) -> str:
        """What the viewer is asked, by the question's name."""
        viewer = look.view["viewer"]
        return next((ask["name"] for ask in look.view["asks"] if ask["seat"] == viewer and "name" in ask), "")

    def _symbols(self, look: Look, place: Place) -> str:
        """How many of each symbol a seat has, uncovered on cards and as tokens: the active ones first, and always."""
        counts = dict(zip(SYMBOLS, place["tokens"], strict=True))
        for card, cover in zip(place["timeline"], place["covers"], strict=True):
            for bit, symbol in enumerate(self.library.cards[card].symbols):
                counts[SYMBOLS[symbol]] += not cover >> bit & 1
        active = self._active(look)
        shown = [f"{symbol}*" for symbol in active] + [symbol for symbol in SYMBOLS if symbol not in active]
        parts = [
            self._counted(look, counts[symbol.rstrip("*")], symbol)
            for symbol in shown
            if symbol.endswith("*") or counts[symbol]
        ]
        return say(look.lang, "ronin-symbols", symbols=", ".join(parts))

    def _counted(self, look: Look, count: int, symbol: str) -> str:
        """So many of a symbol; a star behind its name stays there."""
        name, star = symbol.rstrip("*"), "*" * symbol.endswith("*")
        counted = say(look.lang, "ronin-count", count=count, symbol=symbol_name(name, look.lang) + star)
        return counted.replace(" ", NO_BREAK)

    def _points(self, look: Look, seat: int) -> str:
        """Experience, victory points and tokens; an Automa has only tokens, and hardly ever those."""
        lang, place = look.lang, self._places(look)[seat]
        title, tokens = self.title(look, seat), self._tokens(look, place)
        if self._is_automa(look, seat):
            return say(lang, "ronin-automa", who=title)
        return say(lang, "ronin-points", who=title, xp=place["xp"], vp=place["vp"], tokens=tokens)

    def _tokens(self, look: Look, place: Place) -> str:
        counted = zip(SYMBOLS, place["tokens"], strict=True)
        parts = [self._counted(look, count, symbol) for symbol, count in counted if count]
        return ", ".join(parts) or say(look.lang, "none")

    def _abilities(self, look: Look, place: Place) -> str:
        ready, used = (
            ", ".join(self._ability_name(look, use) for use in place[kind]) or say(look.lang, "none")
            for kind in ("ready", "used")
        )
        return say(look.lang, "ronin-abilities", ready=ready, used=used)

    def _ability_name(self, look: Look, use: str) -> str:
        name = text.name(look.lang, use.removesuffix(".card"))
        return say(look.lang, "ronin-ability-card", ability=name) if use.endswith(".card") else name

    def _timeline(self, look: Look, place: Place, *, whole: bool = False) -> list[Line]:
        """The cards in order, with what is covered; with their texts when the whole is wanted."""
        lang, cards = look.lang, zip(place["timeline"], place["covers"], strict=True)
        indent = 2 if whole else 0
        if not place["timeline"]:
            return [item(say(lang, "ronin-timeline-empty"), indent)]
        lines = [item(say(lang, "ronin-timeline"), indent)]
        for at, (card, cover) in enumerate(cards, 1):
            printed = self.library.symbols(card, lang, self._active(look), cover)
            rest = f" {self.library.rules_text(card, lang)}" if whole else ""
            lines.append(item(f"{at}. {self.library.title(card, lang)}: {printed}.{rest}", indent + 2))
        return lines

    def _active(self, look: Look) -> tuple[str, str]:
        return look.view["left"], look.view["right"]

    def _market(self, look: Look, *, whole: bool = False) -> list[Line]:
        """The pairs; those that the viewer is choosing from stand among the options already."""
        view, lang = look.view, look.lang
        asked = self._asked(look) == "place"
        lines = []
        for slot, seat in enumerate(view["figures"]):
            cards = [card for card in view["market"][2 * slot : 2 * slot + 2] if card]
            if seat != NOBODY:
                lines.append(item(say(lang, "ronin-slot-taken", slot=slot + 1, who=self.who(look, seat))))
            elif whole:
                lines.append(item(say(lang, "ronin-slot", slot=slot + 1, cards="")))
                lines += [item(self.library.entry(card, lang, self._active(look)), 4) for card in cards]
            elif cards and not asked:
                pair = text.listed(lang, [self.library.title(card, lang) for card in cards])
                lines.append(item(say(lang, "ronin-slot", slot=slot + 1, cards=f" {pair}.")))
        if view["top"]:
            top = text.listed(lang, [self.who(look, seat) for seat in view["top"]])
            lines.append(item(say(lang, "ronin-top", who=top)))
        piles = say(lang, "ronin-piles", deck=view["deck_count"], discard=len(view["discard"]))
        return [item(say(lang, "ronin-market" if lines else "ronin-market-piles", piles=piles), 0), *lines]

    # -- the others ----------------------------------------------------------------------------------------------

    def _partners(self, look: Look) -> list[Line]:
        """The neighbours with their tracks, then whoever else sits at the table."""
        viewer = look.view["viewer"]
        if viewer is None or any(place["hero"] is None for place in self._places(look)):
            return []
        count = len(self._places(look))
        sides = {(viewer + 1) % count: 0, (viewer - 1) % count: 1}
        lines = [item(say(look.lang, "ronin-others"), 0)]
        for seat, side in sides.items():
            where = say(look.lang, "ronin-side", side=SIDES[side])
            played = self._played(look, seat, RIGHT if side == LEFT else LEFT)
            parts = (self._standing(look, seat), *played, self._track(look, viewer, side))
            lines.append(item(f"{where}: {' '.join(part for part in parts if part)}"))
        others = [seat for seat in self.seats(look) if seat != viewer and seat not in sides]
        return lines + [item(self._standing(look, seat)) for seat in others]

    def _played(self, look: Look, seat: int, side: int) -> list[str]:
        """Of a neighbour's timeline what cards of the viewer's can look at: its colours, its free cups on this side."""
        place, cards = self._places(look)[seat], self.library.cards
        if not place["timeline"]:
            return []
        laid = zip(place["timeline"], place["covers"], strict=True)
        cups = sum(cards[card].cup == side and not cover & CUP for card, cover in laid)
        return [self._colours(look, seat), *([say(look.lang, "ronin-cups", count=cups)] if cups else [])]

    def _colours(self, look: Look, seat: int) -> str:
        """How many cards of each colour lie in a timeline."""
        colours = [COLOURS[self.library.cards[card].colour] for card in self._places(look)[seat]["timeline"]]
        parts = [
            say(look.lang, "ronin-colour-count", count=colours.count(colour), colour=colour).replace(" ", NO_BREAK)
            for colour in COLOURS
            if colour in colours
        ]
        return say(look.lang, "ronin-colours", colours=", ".join(parts) or say(look.lang, "none"))

    def _standing(self, look: Look, seat: int) -> str:
        """A seat in one sentence."""
        place = self._places(look)[seat]
        if self._is_automa(look, seat) or "hand_count" not in place:
            return self._points(look, seat)
        return f"{self._points(look, seat)} {say(look.lang, 'ronin-hand-count', count=place['hand_count'])}"

    def _track(self, look: Look, seat: int, side: int) -> str:
        """How far the partnership has come, and what is next; nothing between two Automas."""
        view, lang = look.view, look.lang
        track = (seat - 1) % len(self._places(look)) if side else seat
        board, step = view["boards"][track], view["tracks"][track]
        if board is None:
            return ""
        bonuses = self.library.boards[board].bonuses
        coming = min((at for at in bonuses if at > step), default=None)
        here = say(lang, "ronin-track", board=text.name(lang, board), step=step, length=view["length"])
        if coming is None or coming > view["length"]:
            return here
        partner = self._places(look)[(seat - 1 if side else seat + 1) % len(self._places(look))]
        return f"{here} {say(lang, 'ronin-coming', step=coming, text=self._bonus(lang, bonuses[coming], partner))}"

    def _bonus(self, lang: str, word: BonusWord, partner: Place) -> str:
        """What a bonus gives; where it is a card of the partner's, its name too."""
        parts = []
        for branch in word.branches():
            ability = "none"
            if isinstance(branch, PartnerAbility):
                ability = text.name(lang, f"{partner['hero']}.{branch.number}")
            parts.append(say(lang, "ronin-gives", text=branch.say(lang), ability=ability))
        return parts[0] if len(parts) == 1 else text.say(lang, "either", {"one": parts[0], "other": parts[1]})

    def place(self, look: Look, seat: int) -> list[Line]:
        lang, place = look.lang, self._places(look)[seat]
        if place["hero"] is None:
            return [head(self.title(look, seat))]
        lines = [head(self._points(look, seat))]
        if not self._is_automa(look, seat):
            lines += self._hand(look, place)
            for kind in ("ready", "used"):
                for use in place[kind]:
                    name, does = self._ability_name(look, use), self.library.ability(use, lang)
                    lines.append(item(say(lang, f"ronin-{kind}", ability=name, text=does)))
            lines.append(item(self._symbols(look, place)))
        lines += self._timeline(look, place, whole=True)
        tracks = ((say(lang, "ronin-side", side=SIDES[side]), self._track(look, seat, side)) for side in (0, 1))
        return lines + [item(f"{where}: {track}") for where, track in tracks if track]

    def _hand(self, look: Look, place: Place) -> list[Line]:
        """The own hand with its texts; of another's hand how many cards there are, and those that were seen."""
        lang = look.lang
        if "hand" in place:
            cards = [item(self.library.entry(card, lang, self._active(look)), 4) for card in place["hand"]]
            return [item(say(lang, "ronin-hand", count=len(cards), cards="")), *cards]
        known = "; ".join(self.library.title(card, lang) for card in place["hand_known"]) or say(lang, "none")
        return [item(say(lang, "ronin-hand-known", count=place["hand_count"], cards=known))]

    # -- questions and options -----------------------------------------------------------------------------------

    def question(self, look: Look, ask: Ask) -> list[Line]:
        lines = self._won(look, ask.seat) if ask.name in WON else []
        if ask.name == "bonus":
            seat, step = self._bonus_of(look, ask.seat)
            lines.append(item(say(look.lang, "ronin-bonus-with", step=step, who=self.who(look, seat))))
        if text.known("en", f"term-ronin-then-{ask.name}"):
            lines.append(item(say(look.lang, f"ronin-then-{ask.name}")))
        if ask.about in self.library.cards:
            lines.append(item(self.library.entry(ask.about, look.lang, self._active(look))))
        return lines

    def _won(self, look: Look, seat: int) -> list[Line]:
        """The ability or the bonus that the question comes of."""
        for entry in reversed(look.log):
            if entry.get("seat") == seat and entry["event"] == "ability_used":
                return [item(self.library.named_ability(entry["ability"], look.lang))]
            if entry.get("seat") == seat and entry["event"] == "bonus_reached":
                return [item(self.library.step(entry["board"], entry["step"], look.lang))]
        return []

    def _bonus_of(self, look: Look, seat: int) -> tuple[int, int]:
        """The partner and the step of the bonus that the seat is choosing: those of the marker that moved last."""
        moved = [entry for entry in look.log if entry["event"] == "partnership_gained"]
        last = next(entry for entry in reversed(moved) if seat in (entry["seat"], entry["partner"]))
        return last["partner"] if last["seat"] == seat else last["seat"], last["step"]

    def facts(self, look: Look, option: Option) -> list[Line]:
        lang = look.lang
        match option:
            case options.TakePair():
                cards = [card for card in (option.left, option.right) if card]
                lines = [item(self.library.entry(card, lang, self._active(look)), 0) for card in cards]
                return [*lines, item(say(lang, "ronin-lowest"), 0)] if option.lowest else lines
            case options.TakeTop():
                return [item(say(lang, "ronin-top-place"), 0)]
            case options.LoseOnCard() | options.UncoverSymbol():
                return []
            case options.OfCard():
                return [item(self.library.facts(option.id, lang, self._active(look), self._cover(look, option.id)), 0)]
            case options.UseAbility() | options.RefreshAbility():
                return [item(self.library.ability(option.id, lang), 0)]
            case options.ChooseHero() | options.ChooseBoard():
                return [Line(line.text, hang=2) for line in self.library.read(option.id, lang)[1:]]
            case options.ChooseSymbol() if self._phase(look) == "FinalScoring":
                return self._cards_with(look, SYMBOLS[option.symbol])
            case options.ChoosePartner():
                return self._partner_facts(look, option.side)
            case options.ChooseBranch(word=PartnerAbility() as word):
                seat, _ = self._bonus_of(look, look.view["viewer"])
                ability = f"{self._places(look)[seat]['hero']}.{word.number}"
                return [item(self.library.named_ability(ability, lang), 0)]
        return []

    def _cover(self, look: Look, card: str) -> int:
        """What is covered on this card, where it lies in the viewer's timeline."""
        mine = look.view["seats"][look.view["viewer"]]
        covers = dict(zip(mine["timeline"], mine["covers"], strict=True))
        return int(covers.get(card, 0))

    def _cards_with(self, look: Look, symbol: str) -> list[Line]:
        """The viewer's hand cards that show the symbol."""
        number = SYMBOLS.index(symbol)
        hand = look.view["seats"][look.view["viewer"]]["hand"]
        shown = [self.library.title(card, look.lang) for card in hand if number in self.library.cards[card].symbols]
        cards = "; ".join(shown) or say(look.lang, "none")
        return [item(say(look.lang, "ronin-on-cards", count=len(shown), cards=cards), 0)]

    def _partner_facts(self, look: Look, side: int) -> list[Line]:
        """The shared track, and the colours of the partner's timeline."""
        viewer = look.view["viewer"]
        seat = (viewer - 1 if side else viewer + 1) % len(self._places(look))
        return [item(f"{self._track(look, viewer, side)} {self._colours(look, seat)}", 0)]

    def things(self) -> Sequence[str]:
        return self.library.ids

    def thing(self, look: Look, thing: str) -> list[Line]:
        return self.library.read(thing, look.lang) + self.library.worth(thing, look.view["length"], look.lang)

    def called(self, lang: str, thing: str) -> str:
        return text.name(lang, thing)

    def intents(self, thing: str) -> Iterable[str]:
        yield thing
        for prefix in dict.fromkeys(CALLED.values()):
            if thing.startswith(prefix):
                yield thing.removeprefix(prefix)
                yield f"{thing.removeprefix(prefix)}.card"

    # -- what happened -------------------------------------------------------------------------------------------

    def recap(self, look: Look, entries: Sequence[Entry]) -> list[Line]:
        return [item(told) for told in narrate.recap(entries, look.lang, lambda seat: self.who(look, seat))]

    def story(self, look: Look, entries: Sequence[Entry]) -> list[Line]:
        return [item(narrate.sentence(entry, look.lang, lambda seat: self.who(look, seat))) for entry in entries]

    def shows(self) -> Mapping[str, Show]:
        return {}

    def painted(self, part: str, lang: str) -> str:
        return painted(part, lang)

    def about(self, look: Look) -> list[Line]:
        return [Line(say(look.lang, f"ronin-{part}")) for part in ("aim", "legend")]

    def scores(self, look: Look) -> list[Line]:
        players = range(len(look.view["seats"]))
        scores, order = look.view["result"]["scores"], look.view["initiative"]
        ranked = sorted(players, key=lambda seat: (-scores[seat], order.index(seat)))
        who = {seat: self.who(look, seat) for seat in self.seats(look)}
        return [*standing(look, ranked, who), *(line for seat in ranked for line in breakdown(look, seat, who))]
