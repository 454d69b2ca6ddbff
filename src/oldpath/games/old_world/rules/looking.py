"""Looking at the top cards of a deck or Life Pool (OW-399 to OW-401, OW-407 to OW-409)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import HAND_LIMIT, MONSTER, NOTHING
from oldpath.games.old_world.moves import cards
from oldpath.games.old_world.options import OfThing
from oldpath.games.old_world.rules import damage
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame
from oldpath.kernel.piece import piece_list


@frame
class LookAtDeck(Frame):
    """Some of the cards looked at go away, the rest back on top in an order of the looker's choice."""

    steps = ("choose_cards", "check", "order_rest")

    seat: int = 0
    side: int = MONSTER
    """Whose cards they are."""
    seen: list[int] = piece_list()
    """Cards looked at and not yet dealt with: action cards, or monster fight cards."""
    discard: int = 0
    keep: int = 0
    back: list[int] = piece_list()
    """Put back so far, the first one lowest."""

    @classmethod
    def begin(cls, game: OldWorldGame, seat: int, side: int, *, look: int, discard: int = 0, keep: int = 0) -> None:
        """Take the cards up."""
        state = game.state
        if side == MONSTER:
            fight = state.fight
            assert fight is not None
            count = min(look, fight.life)
            seen = [damage.top_of_pool(game) for _ in range(count)]
        else:
            drawn = [cards.top_of_deck(game, side) for _ in range(look)]
            seen = [card for card in drawn if card != NOTHING]
        state.stack.append(cls(seat=seat, side=side, seen=seen, discard=min(discard, len(seen)), keep=keep))

    def _options(self, game: OldWorldGame, verb: str) -> list[OfThing]:
        shelf = game.box.shelf
        if self.side == MONSTER:
            return [shelf.things["fight_card", verb, card] for card in self.seen]
        return [shelf.cards[verb, card] for card in self.seen]

    def choose_cards(self, game: OldWorldGame) -> Ask | None:
        """Those to be discarded; of one's own, those to be kept in the hand."""
        if self.discard:
            return Ask(self.seat, "looked_discard", self._options(game, "discard"), "OW-400")
        room = HAND_LIMIT - len(game.state.seats[self.seat].hand)
        if len(self.seen) <= min(self.keep, room):
            self._keep_all(game)
        elif self.keep and room:
            return Ask(self.seat, "looked_keep", self._options(game, "keep"), "OW-409")
        return None

    def _keep_all(self, game: OldWorldGame) -> None:
        """There is nothing to choose (OW-408)."""
        for card in self.seen:
            cards.take_up(game, self.seat, card)
        self.seen = []

    def looked_discard_chosen(self, game: OldWorldGame, seat: int, option: OfThing) -> None:
        """Onto the discard pile."""
        self.discard -= 1
        self.seen.remove(option.number)
        fight = game.state.fight
        assert fight is not None
        if self.side == MONSTER:
            fight.revealed.append(option.number)
            if game.story is not None:
                game.story.append(events.LifeLost((option.number,), fight.life + len(self.seen) + len(self.back)))
        else:
            cards.onto_discard(game, self.side, option.number)

    def looked_keep_chosen(self, game: OldWorldGame, seat: int, option: OfThing) -> None:
        """Into the hand, seen by nobody else."""
        self.keep -= 1
        self.seen.remove(option.number)
        cards.take_up(game, seat, option.number)

    def check(self, game: OldWorldGame) -> None:
        """What was discarded may have been the last card; what is left goes back."""
        if self.seen or self.side == self.seat:
            return
        fight = game.state.fight
        assert fight is not None
        if self.side == MONSTER:
            if not fight.life and not self.back:
                damage.knock_out(game, MONSTER)
        else:
            damage.check_standing(game, self.side)

    def order_rest(self, game: OldWorldGame) -> Ask | None:
        """The lowest first; the last one lies on top (OW-401)."""
        if self.seen:
            return Ask(self.seat, "looked_back", self._options(game, "put_back"), "OW-401")
        if self.back:
            if self.side == MONSTER:
                fight = game.state.fight
                assert fight is not None
                fight.on_top += self.back
                fight.life += len(self.back)
                fight.looked = [self.seat]
            else:
                theirs = game.state.seats[self.side]
                theirs.on_top += self.back
                theirs.looked = [self.seat]
            self.back = []
        return None

    def looked_back_chosen(self, game: OldWorldGame, seat: int, option: OfThing) -> None:
        """On those put back before."""
        self.seen.remove(option.number)
        self.back.append(option.number)
