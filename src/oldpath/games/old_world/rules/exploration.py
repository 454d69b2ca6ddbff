"""Exploring, quests and events (OW-188 to OW-220, OW-472, OW-473)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import NOTHING, TERRAINS, StoryId
from oldpath.games.old_world.moves import board, goods
from oldpath.games.old_world.options import LETTERS, StoryOption
from oldpath.games.old_world.rules.carrying import carry
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame


def may_explore(game: OldWorldGame, seat: int) -> list[int]:
    """The decks that can be explored: those with cards, or all when the spent ones are reshuffled (OW-189, E-10)."""
    state = game.state
    if state.no_exploration:
        return []
    full = [deck for deck, left in enumerate(state.explorations) if left]
    return full or [deck for deck, all_cards in enumerate(game.box.decks) if set(all_cards) & set(state.spent)]


def explore(game: OldWorldGame, seat: int, deck: int) -> None:
    """The top card of the deck is read out (OW-190); a card may have set another adventure here."""
    state = game.state
    mine = state.seats[seat]
    diverted = game.box.keeper_of(mine.keepsakes, "next_exploration")
    if diverted != NOTHING:
        number = game.box.passive(mine.keepsakes, "next_exploration").event
        goods.lose_keepsake(game, seat, diverted)
        begin_event(game, seat, game.box.event(number))
        return
    if not state.explorations[deck]:
        state.explorations = [[card for card in cards if card in state.spent] for cards in game.box.decks]
        state.spent = []
    card = game.draw(state.explorations[deck], "exploration deck")
    begin_story(game, seat, card)


def begin_story(game: OldWorldGame, seat: int, card: int) -> None:
    """Read out the introduction and the options, nothing of the results (OW-190)."""
    game.state.story = card
    if game.story is not None:
        game.story.append(events.StoryBegun(seat, card))
    game.state.stack.append(Reading(seat=seat, card=card, results=card))


def begin_event(game: OldWorldGame, seat: int, card: int) -> None:
    """An event; one that somebody keeps already gives nothing (E-77)."""
    keepsake = game.box.stories[card].keepsake
    if keepsake != NOTHING and any(keepsake in mine.keepsakes for mine in game.state.seats):
        return
    begin_story(game, seat, card)


@frame
class Reading(Frame):
    """A card is read, an option chosen, its result carried out (OW-190 to OW-193)."""

    steps = ("choose_option", "put_away")

    seat: int = 0
    card: StoryId = NOTHING
    results: StoryId = NOTHING
    """Whose results are carried out: the card's own, except in a match that a bot imagines."""
    chosen: bool = False

    def choose_option(self, game: OldWorldGame) -> Ask | None:
        """An option whose stated price can be paid (OW-191, OW-195); a single result needs no choice."""
        story = game.box.stories[self.card]
        if self.chosen:
            return None
        if len(story.branches) == 1:
            self._tell(game, 0)
            return None
        gold = game.state.seats[self.seat].gold
        branches = game.box.shelf.branches
        options = [branches[self.card, at] for at, price in enumerate(story.prices) if price <= gold]
        if not options:
            return None  # E-49
        return Ask(self.seat, "story_option", options, "OW-191", about=story.id)

    def story_option_chosen(self, game: OldWorldGame, seat: int, option: StoryOption) -> None:
        """Pay the price beside it, then its result is told (OW-192)."""
        branch = LETTERS.index(option.letter)
        goods.lose_gold(game, seat, game.box.stories[self.card].prices[branch])
        self._tell(game, branch)

    def _tell(self, game: OldWorldGame, branch: int) -> None:
        self.chosen = True
        self.step = 1
        if game.story is not None:
            game.story.append(events.StoryTold(self.seat, self.card, branch, 0))
        game.reveal()
        carry(game, self.seat, game.box.stories[self.results].branches[branch], self.card, branch)

    def put_away(self, game: OldWorldGame) -> None:
        """The card leaves the game unless it became a quest or is kept (OW-193); an event goes back (E-09)."""
        state = game.state
        if self.card >= game.box.first_event:
            state.story = NOTHING
            return
        kept = game.box.stories[self.card].keepsake
        quests = [quest.story for mine in state.seats for quest in mine.quests]
        beside = kept != NOTHING and any(kept in mine.keepsakes for mine in state.seats)
        if self.card not in quests and not beside:
            state.spent.append(self.card)
        state.story = NOTHING


# -- quests ----------------------------------------------------------------------------------------------------------


def quest_token(game: OldWorldGame, terrain: int) -> int:
    """A random token of the terrain, of any other where that stack is empty, or nothing (OW-119, OW-120, OW-204)."""
    tokens = game.state.tokens
    if tokens[terrain]:
        return game.draw(tokens[terrain], f"{TERRAINS[terrain]} tokens")
    rest = [place for stack in tokens for place in stack]
    if not rest:
        return NOTHING
    place = game.draw(rest, "location tokens")
    next(stack for stack in tokens if place in stack).remove(place)
    return place


def quests_here(game: OldWorldGame, seat: int) -> list[int]:
    """Which of the seat's quests can be resolved where its figure stands, and paid (OW-207 to OW-210)."""
    mine = game.state.seats[seat]
    at_school = game.box.places[mine.place].school >= 0
    return [
        at
        for at, quest in enumerate(mine.quests)
        if (quest.place == mine.place or (quest.place == NOTHING and at_school))
        and game.box.quests[quest.story, quest.branch].price <= mine.gold
    ]


def resolve_quest(game: OldWorldGame, seat: int, at: int) -> None:
    """Pay, end the quest, resolve its event (OW-210 to OW-212)."""
    quest = game.state.seats[seat].quests[at]
    word = game.box.quests[quest.story, quest.branch]
    goods.lose_gold(game, seat, word.price)
    board.end_quest(game, seat, quest)
    begin_event(game, seat, game.box.event(word.event))
