"""The table of Ronin in words: market, timelines, tokens, tracks, and whose they are."""

from collections.abc import Iterable, Sequence
from typing import Any

from oldpath.games.ronin import narrate, options
from oldpath.games.ronin.box import Box
from oldpath.games.ronin.components import COLOURS, NOBODY, SIDES, SYMBOLS, TURNS
from oldpath.kernel import text
from oldpath.kernel.ask import Ask, Option
from oldpath.kernel.match import Match
from oldpath.terminal.lines import Line, head, item
from oldpath.terminal.presenter import Entry, Look
from oldpath.terminal.ronin_cards import Library, symbol_name
from oldpath.terminal.ronin_scores import breakdown
from oldpath.terminal.words import say

PHASES = ("Setup", "TakingCards", "PlayingCards", "TeaCeremony", "EndOfChapter", "FinalScoring")
PAIRS_MATTER = ("Setup", "EndOfChapter")
"""When one decides for chapters to come."""
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
        name = look.own_name(seat) or ("" if hero else say(look.lang, "seat", number=seat + 1))
        if name and hero:
            return say(look.lang, "ronin-player", name=name, hero=text.name(look.lang, hero))
        return name or text.name(look.lang, hero)

    def seats(self, look: Look) -> range:
        return range(len(self._places(look)))

    def _places(self, look: Look) -> list[Place]:
        return [*look.view["seats"], *look.view["automas"]]

    def _is_automa(self, look: Look, seat: int) -> bool:
        return seat >= len(look.view["seats"])

    def _title(self, look: Look, seat: int) -> str:
        """What the seat is called, and whether it is you or an Automa."""
        kind = "automa" if self._is_automa(look, seat) else "you" if seat == look.view["viewer"] else "player"
        return say(look.lang, "ronin-title", who=self.who(look, seat), kind=kind)

    # -- the table -----------------------------------------------------------------------------------------------

    def summary(self, look: Look) -> list[Line]:
        viewer = look.view["viewer"]
        lines = self._heading(look)
        if viewer is None:
            lines += [item(self._standing(look, seat), 0) for seat in self.seats(look)]
        elif look.view["seats"][viewer]["hero"]:
            lines += self._own(look, viewer)
        return lines + self._market(look) + self._partners(look)

    def table(self, look: Look) -> list[Line]:
        lang = look.lang
        lines = self._heading(look) + self._market(look, whole=True)
        chapter = look.view["chapter_card"]
        lines.append(item(f"{text.name(lang, chapter)}. {self.library.pairs(chapter, lang)}", 0))
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
            Line(
                say(lang, "ronin-active", left=symbol_name(view["left"], lang), right=symbol_name(view["right"], lang))
            ),
        ]
        if phase in PAIRS_MATTER:
            lines.append(Line(self.library.pairs(view["chapter_card"], lang), hang=2))
        if phase == "Setup":
            return lines
        order = text.listed(lang, [self._title(look, seat) for seat in view["initiative"]])
        return [*lines, Line(say(lang, "ronin-order", order=order), hang=2)]

    def _phase(self, look: Look) -> str:
        """Where in its course the game stands."""
        frames = [step.partition(".")[0] for step in look.view["step"]]
        return next((frame for frame in frames if frame in PHASES), "Over")

    def _own(self, look: Look, seat: int) -> list[Line]:
        """What the viewer has: points, tokens, abilities, hand and timeline."""
        lang, mine = look.lang, look.view["seats"][seat]
        hand = [self.library.title(card, lang) for card in mine["hand"]]
        laid = [self.library.title(card, lang) for card in look.view.get("laid_down", ())]
        lines = [
            item(self._points(look, seat), 0),
            item(self._abilities(look, mine), 0),
            item(say(lang, "ronin-hand", count=len(hand), cards="; ".join(hand) or say(lang, "none")), 0),
        ]
        if laid:
            lines.append(item(say(lang, "ronin-laid", cards=text.listed(lang, laid)), 0))
        return lines + self._timeline(look, mine)

    def _points(self, look: Look, seat: int) -> str:
        """Experience, victory points and tokens; an Automa has only tokens, and hardly ever those."""
        lang, place = look.lang, self._places(look)[seat]
        title, tokens = self._title(look, seat), self._tokens(look, place)
        if self._is_automa(look, seat):
            return say(lang, "ronin-automa", who=title)
        return say(lang, "ronin-points", who=title, xp=place["xp"], vp=place["vp"], tokens=tokens)

    def _tokens(self, look: Look, place: Place) -> str:
        counted = zip(SYMBOLS, place["tokens"], strict=True)
        parts = [f"{count} {symbol_name(symbol, look.lang)}" for symbol, count in counted if count]
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
        if not place["timeline"]:
            return [item(say(lang, "ronin-timeline-empty"), 0)]
        lines = [item(say(lang, "ronin-timeline"), 0)]
        for at, (card, cover) in enumerate(cards, 1):
            printed = self.library.symbols(card, lang, self._active(look), cover)
            rest = f" {self.library.rules_text(card, lang)}" if whole else ""
            lines.append(item(f"{at}. {self.library.title(card, lang)}: {printed}.{rest}"))
        return lines

    def _active(self, look: Look) -> tuple[str, str]:
        return look.view["left"], look.view["right"]

    def _market(self, look: Look, *, whole: bool = False) -> list[Line]:
        """The pairs; those that the viewer is choosing from stand among the options already."""
        view, lang = look.view, look.lang
        asked = any(ask.get("name") == "place" and ask["seat"] == view["viewer"] for ask in view["asks"])
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
        return [item(say(lang, "ronin-market", piles=piles), 0), *lines]

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
            lines.append(item(f"{where}: {self._standing(look, seat)} {self._track(look, viewer, side)}"))
        others = [seat for seat in self.seats(look) if seat != viewer and seat not in sides]
        return lines + [item(self._standing(look, seat)) for seat in others]

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
        return f"{here} {say(lang, 'ronin-coming', step=coming, text=bonuses[coming].say(lang))}"

    def place(self, look: Look, seat: int) -> list[Line]:
        lang, place = look.lang, self._places(look)[seat]
        if place["hero"] is None:
            return [head(self._title(look, seat))]
        lines = [head(self._points(look, seat))]
        if not self._is_automa(look, seat):
            lines += self._hand(look, place)
            for kind in ("ready", "used"):
                for use in place[kind]:
                    name, does = self._ability_name(look, use), self.library.ability(use, lang)
                    lines.append(item(say(lang, f"ronin-{kind}", ability=name, text=does)))
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
        lines = []
        if text.known("en", f"term-ronin-then-{ask.name}"):
            lines.append(item(say(look.lang, f"ronin-then-{ask.name}")))
        if ask.about in self.library.cards:
            lines.append(item(self.library.entry(ask.about, look.lang, self._active(look))))
        return lines

    def facts(self, look: Look, option: Option) -> list[Line]:
        lang = look.lang
        match option:
            case options.TakePair():
                cards = [card for card in (option.left, option.right) if card]
                return [item(self.library.entry(card, lang, self._active(look)), 0) for card in cards]
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
        viewer, lang = look.view["viewer"], look.lang
        count = len(self._places(look))
        timeline = self._places(look)[(viewer - 1 if side else viewer + 1) % count]["timeline"]
        colours = [COLOURS[self.library.cards[card].colour] for card in timeline]
        parts = [
            f"{colours.count(colour)} {text.say(lang, 'colour', {'colour': colour})}"
            for colour in COLOURS
            if colour in colours
        ]
        shown = say(lang, "ronin-colours", colours=", ".join(parts) or say(lang, "none"))
        return [item(f"{self._track(look, viewer, side)} {shown}", 0)]

    def things(self) -> Sequence[str]:
        return self.library.ids

    def thing(self, look: Look, thing: str) -> list[Line]:
        return self.library.read(thing, look.lang)

    def intents(self, thing: str) -> Iterable[str]:
        yield thing
        for prefix in dict.fromkeys(CALLED.values()):
            if thing.startswith(prefix):
                yield thing.removeprefix(prefix)
                yield f"{thing.removeprefix(prefix)}.card"

    # -- what happened -------------------------------------------------------------------------------------------

    def recap(self, look: Look, entries: Sequence[Entry]) -> list[str]:
        return narrate.recap(entries, look.lang, lambda seat: self.who(look, seat))

    def story(self, look: Look, entries: Sequence[Entry]) -> list[str]:
        return [narrate.sentence(entry, look.lang, lambda seat: self.who(look, seat)) for entry in entries]

    def scores(self, look: Look, entries: Sequence[Entry]) -> list[Line]:
        return [
            line
            for seat in range(len(look.view["seats"]))
            for line in breakdown(look, entries, seat, self.who(look, seat))
        ]
