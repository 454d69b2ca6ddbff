"""Figures, trails, quests, monsters and the trophy track (OW-104 to OW-120, OW-332 to OW-348, OW-386)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import FATIGUE, NOTHING, TERRAINS, TOP_SCORE
from oldpath.games.old_world.moves import goods
from oldpath.games.old_world.state import Quest
from oldpath.games.old_world.table import OldWorldGame


def go_to(game: OldWorldGame, seat: int, place: int) -> None:
    """Move the figure; a trail quest there is completed on arrival (OW-440), and a companion may find gold."""
    state = game.state
    mine = state.seats[seat]
    mine.place = place
    state.moved = True
    if game.story is not None:
        game.story.append(events.Moved(seat, place))
    for terrain in range(len(TERRAINS)):
        if mine.trail_quests[terrain] == place:
            _complete_trail_quest(game, seat, terrain)
    for finds in game.box.passives(mine.keepsakes, "gold_on_entering"):
        if game.box.places[place].number in finds.places:
            goods.gain_gold(game, seat, finds.amount)


def _complete_trail_quest(game: OldWorldGame, seat: int, terrain: int) -> None:
    """Its gold is gained; the token is a trail token now, or goes back where there is one already (E-13)."""
    state = game.state
    mine = state.seats[seat]
    place = mine.trail_quests[terrain]
    mine.trail_quests[terrain] = NOTHING
    goods.gain_gold(game, seat, 1)
    if mine.trails[terrain] == NOTHING:
        mine.trails[terrain] = place
        mine.trails_known[terrain] = True
        if game.story is not None:
            game.story.append(events.TrailTaken(seat, terrain))
    else:
        state.tokens[terrain].append(place)


def may_take_trail(game: OldWorldGame, seat: int, terrain: int) -> bool:
    """Is there a token, and has the seat none for this terrain yet (OW-118, E-13)?"""
    state = game.state
    return bool(state.tokens[terrain]) and state.seats[seat].trails[terrain] == NOTHING


def take_trail(game: OldWorldGame, seat: int, terrain: int) -> None:
    """The top token of the stack, face down, as a trail token (OW-199)."""
    state = game.state
    mine = state.seats[seat]
    mine.trails[terrain] = game.draw(state.tokens[terrain], f"{TERRAINS[terrain]} tokens")
    mine.trails_known[terrain] = False
    if game.story is not None:
        game.story.append(events.TrailTaken(seat, terrain))


def take_trail_quest(game: OldWorldGame, seat: int, terrain: int, place: int) -> None:
    """A drawn token lies face up beside the board with 1 gold of the bank on it (OW-439)."""
    game.state.seats[seat].trail_quests[terrain] = place
    if game.story is not None:
        game.story.append(events.TrailQuestTaken(seat, terrain, place))


def return_trails(game: OldWorldGame, terrain: int) -> None:
    """All trail tokens and trail quests of a terrain go back into its stack (OW-338)."""
    state = game.state
    for mine in state.seats:
        for held in (mine.trails, mine.trail_quests):
            if held[terrain] != NOTHING:
                state.tokens[terrain].append(held[terrain])
                held[terrain] = NOTHING
        mine.trails_known[terrain] = False
    if game.story is not None:
        game.story.append(events.TrailsReturned(terrain))


def take_quest(game: OldWorldGame, seat: int, quest: Quest) -> None:
    """An exploration card becomes a quest (OW-202)."""
    game.state.seats[seat].quests.append(quest)
    if game.story is not None:
        game.story.append(events.QuestTaken(seat, quest.story, quest.place))


def end_quest(game: OldWorldGame, seat: int, quest: Quest) -> None:
    """The card leaves the game, a location token on it goes back into its stack (OW-212)."""
    state = game.state
    state.seats[seat].quests.remove(quest)
    if quest.token:
        state.tokens[game.box.places[quest.place].terrain].append(quest.place)
    state.spent.append(quest.story)
    if game.story is not None:
        game.story.append(events.QuestEnded(seat, quest.story))


def place_monster(game: OldWorldGame, terrain: int, monster: int) -> None:
    """A new location token of the terrain lies in its slot, the monster stands there (OW-339, OW-340)."""
    state = game.state
    state.lairs[terrain] = game.draw(state.tokens[terrain], f"{TERRAINS[terrain]} tokens")
    state.monsters[terrain] = monster
    if game.story is not None:
        game.story.append(events.MonsterPlaced(monster, state.lairs[terrain]))


def remove_monster(game: OldWorldGame, terrain: int, *, defeated: bool) -> None:
    """The monster leaves the map; a driven-away one lies with those of its level (OW-336, OW-346)."""
    state = game.state
    monster = state.monsters[terrain]
    state.monsters[terrain] = NOTHING
    if not defeated:
        state.driven_away.append(monster)
    if game.story is not None:
        game.story.append(events.MonsterLeft(monster, defeated))


def clear_lair(game: OldWorldGame, terrain: int) -> None:
    """The location token of a monster that left, and all trails of the terrain, go back (OW-337, OW-338)."""
    state = game.state
    state.tokens[terrain].append(state.lairs[terrain])
    state.lairs[terrain] = NOTHING
    return_trails(game, terrain)


def raise_score(game: OldWorldGame, seat: int) -> int:
    """The score token one space up; at the top the game is won at once (OW-387). The fatigue of the new position."""
    state = game.state
    mine = state.seats[seat]
    mine.score += 1
    if game.story is not None:
        game.story.append(events.ScoreRaised(seat, mine.score))
    if mine.score == TOP_SCORE:
        win(game, seat)
    return FATIGUE[mine.score]


def win(game: OldWorldGame, seat: int) -> None:
    """The game is over, in the middle of whatever is going on (OW-064)."""
    game.state.winner = seat
    game.state.fight = None
    game.state.stack.clear()
    if game.story is not None:
        game.story.append(events.MatchEnded(seat))
