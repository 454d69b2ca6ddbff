"""Using potions, specialties, trophies, equipment and companions in a fight (OW-262 to OW-270, OW-395)."""

from oldpath.games.old_world import events
from oldpath.games.old_world.components import NOTHING
from oldpath.games.old_world.options import PASS, OfThing, Say
from oldpath.games.old_world.rules.carrying import carry
from oldpath.games.old_world.table import OldWorldGame
from oldpath.games.old_world.verbs.program import Power
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame


def potions_left(game: OldWorldGame, seat: int) -> int:
    """How many potions this witcher may still use in this fight (OW-263, E-33)."""
    fight = game.state.fight
    assert fight is not None
    limit = game.state.seats[seat].potions_a_fight
    if fight.monster != NOTHING:
        at_most = game.box.ability(fight.monster, "potions_at_most")
        if at_most is not None:
            limit = min(limit, at_most.count)
    return limit - fight.potions_used[fight.side(seat)]


def usable(game: OldWorldGame, seat: int, windows: tuple[str, ...]) -> list[Power]:
    """What this witcher could use at this moment."""
    box, mine = game.box, game.state.seats[seat]
    found: list[Power] = []
    if mine.potions and potions_left(game, seat) > 0:
        found += [
            power
            for power in [box.potion_powers[kind] for kind in sorted(set(mine.potions))]
            if power.window in windows and power.usable(game, seat)
        ]
    kept = [power for keepsake in mine.keepsakes for power in box.keepsakes[keepsake].lasting.powers]
    for power in (*kept, box.school_sets[mine.school].power):
        if power.window in windows and power.number not in mine.used and power.usable(game, seat):
            found.append(power)
    return found


def options_of(game: OldWorldGame, powers: list[Power]) -> list[OfThing]:
    """As options."""
    things = game.box.shelf.things
    return [things["power", "use", power.number] for power in powers]


def use(game: OldWorldGame, seat: int, power: Power) -> None:
    """Pay its cost, then do what it says; a potion goes face down, anything else is used up (OW-264, OW-395)."""
    state, box = game.state, game.box
    mine = state.seats[seat]
    if game.story is not None:
        game.story.append(events.PowerUsed(seat, power.number))
    if power.uses == "card":
        fight = state.fight
        assert fight is not None
        kind = box.potion_powers.index(power)
        mine.potions.remove(kind)
        mine.spent_potions.append(kind)
        fight.potions_used[fight.side(seat)] += 1
    else:
        mine.used.append(power.number)
    if power is box.school_sets[mine.school].power:
        open_window(game, seat, "specialty_used")
    # The last frame pushed is carried out first: the cost, then the deed, then what follows a specialty.
    carry(game, seat, power.does)
    carry(game, seat, power.cost)


def happen(game: OldWorldGame, seat: int, at: str) -> None:
    """What the witcher's lasting cards do by themselves at this moment."""
    for keepsake in game.state.seats[seat].keepsakes:
        for moment in game.box.keepsakes[keepsake].lasting.moments:
            if moment.at == at and moment.when.holds(game, seat):
                carry(game, seat, moment.does)


def monster_does(game: OldWorldGame, at: str) -> None:
    """What the monster's ability does to the witcher by itself at this moment (OW-477)."""
    fight = game.state.fight
    assert fight is not None
    for moment in game.box.monsters[fight.monster].ability.moments:
        if moment.at == at and moment.when.holds(game, fight.attacker):
            carry(game, fight.attacker, moment.does)


@frame
class Window(Frame):
    """A moment at which one witcher may use what fits it, one after the other (OW-268, E-61)."""

    steps = ("offer_powers",)

    seat: int = 0
    window: str = ""

    def offer_powers(self, game: OldWorldGame) -> Ask | None:
        """Whatever can be used now, or nothing of it."""
        powers = usable(game, self.seat, (self.window,))
        return Ask(self.seat, "power", [*options_of(game, powers), PASS], "OW-266") if powers else None

    def power_chosen(self, game: OldWorldGame, seat: int, option: OfThing | Say) -> None:
        """Use it, or go on."""
        if isinstance(option, OfThing):
            use(game, seat, game.box.powers[option.number])
        else:
            self.done()


def open_window(game: OldWorldGame, seat: int, window: str) -> None:
    """Offer the moment, where the witcher has anything for it."""
    if usable(game, seat, (window,)):
        game.state.stack.append(Window(seat=seat, window=window))
