"""A witcher's fight turn: potions and powers, the combo, its resolution, the refill (OW-261 to OW-300, OW-482)."""

from oldpath.games.old_world import combos, events
from oldpath.games.old_world.components import COLOURS, MONSTER, NOTHING
from oldpath.games.old_world.moves import cards, goods
from oldpath.games.old_world.options import ON, PASS, OfCard, OfThing, Say
from oldpath.games.old_world.rules import damage, linking, powers
from oldpath.games.old_world.state import Fight
from oldpath.games.old_world.table import OldWorldGame
from oldpath.kernel.ask import Ask
from oldpath.kernel.frame import Frame, frame


def fight_of(game: OldWorldGame) -> Fight:
    """The fight that is going on."""
    fight = game.state.fight
    assert fight is not None
    return fight


def begin_turn(game: OldWorldGame, side: int) -> None:
    """A new fight turn: nothing dealt, nothing played."""
    fight = fight_of(game)
    fight.turn_of = side
    fight.turns[fight.side(side)] += 1
    fight.damage = fight.bonus = fight.draw = fight.extra_draw = fight.shield_gained = 0
    fight.single = False
    if game.story is not None:
        game.story.append(events.FightTurnBegan(side))


def forewarn(game: OldWorldGame, side: int) -> None:
    """Before a side's first fight turn its opponent may use what is for that moment."""
    fight = fight_of(game)
    if fight.turns[fight.side(side)] == 0:
        opponent = fight.opponent(side)
        if opponent != MONSTER:
            powers.open_window(game, opponent, "before_their_first_turn")


def wake_armor(game: OldWorldGame, seat: int) -> None:
    """A specialty for a shield of 0 works by itself, once a fight (OW-402, E-37)."""
    mine = game.state.seats[seat]
    power = game.box.school_sets[mine.school].power
    if not mine.shield and power.window == "shield_gone" and power.number not in mine.used:
        powers.use(game, seat, power)


@frame
class WitcherTurn(Frame):
    """The four steps of a witcher's fight turn (OW-261)."""

    steps = (
        "forewarn",
        "begin",
        "wake_armor",
        "use_powers",
        "build_combo",
        "finish_combo",
        "deal_damage",
        "lose_shield",
        "raise_shield",
        "take_special_effects",
        "refill_hand",
        "end",
    )

    seat: int = 0

    def forewarn(self, game: OldWorldGame) -> None:
        """The opponent may be prepared for the first turn."""
        forewarn(game, self.seat)

    def begin(self, game: OldWorldGame) -> None:
        """What can be used once a turn can be used again."""
        begin_turn(game, self.seat)
        mine = game.state.seats[self.seat]
        mine.used = [number for number in mine.used if game.box.powers[number].uses != "turn"]

    def wake_armor(self, game: OldWorldGame) -> None:
        """At the start of the turn (E-37)."""
        wake_armor(game, self.seat)

    # -- step 1 ----------------------------------------------------------------------------------------------------

    def use_powers(self, game: OldWorldGame) -> Ask | None:
        """Potions, specialty, trophies and things, any of them in any order (OW-262 to OW-269)."""
        windows = ("own_turn", "own_first_turn") if fight_of(game).first_turn(self.seat) else ("own_turn",)
        usable = powers.usable(game, self.seat, windows)
        return Ask(self.seat, "power", [*powers.options_of(game, usable), ON], "OW-262") if usable else None

    def power_chosen(self, game: OldWorldGame, seat: int, option: OfThing | Say) -> None:
        """Use it, and look again; or go on to the combo."""
        if isinstance(option, OfThing):
            if self.stands_at == "use_powers":
                self.step = self.steps.index("wake_armor")  # The shield may have gone (E-37).
            powers.use(game, seat, game.box.powers[option.number])
        else:
            self.step += 1

    # -- step 2 ----------------------------------------------------------------------------------------------------

    def build_combo(self, game: OldWorldGame) -> None:
        """Of hand cards, if there are any (OW-271, E-26); a monster may make the first one a blind one."""
        fight, hand = fight_of(game), game.state.seats[self.seat].hand
        if not hand:
            return
        fight.combos[fight.side(self.seat)] += 1
        blind = fight.monster != NOTHING and game.box.ability(fight.monster, "random_first_card") is not None
        if blind and fight.first_turn(self.seat):
            cards.play(game, self.seat, hand[game.below(len(hand), "blind choice")], NOTHING)
        game.state.stack.append(linking.BuildCombo(seat=self.seat, single=fight.single))

    def finish_combo(self, game: OldWorldGame) -> Ask | None:
        """What can be used once the combo lies there, before anything of it is resolved (OW-279, E-35, E-39)."""
        if not game.state.combo.cards:
            return None
        usable = powers.usable(game, self.seat, ("combo_done",))
        return Ask(self.seat, "power", [*powers.options_of(game, usable), PASS], "OW-266") if usable else None

    # -- step 3 ----------------------------------------------------------------------------------------------------

    def deal_damage(self, game: OldWorldGame) -> None:
        """All visible, active damage icons and what adds to them (OW-281, OW-282)."""
        made = active(game)
        points = combo_damage(game, self.seat, made) + fight_of(game).bonus
        if game.state.combo.cards and game.story is not None:
            shield = linking.shield_of(game, self.seat, made)
            game.story.append(events.ComboPlayed(self.seat, tuple(game.state.combo.cards), max(0, points), shield))
        damage.strike(game, self.seat, points)

    def lose_shield(self, game: OldWorldGame) -> None:
        """What a monster takes for a colour of the combo."""
        fight = fight_of(game)
        costs = game.box.ability(fight.monster, "colour_costs_shield") if fight.monster != NOTHING else None
        if costs is not None and linking.count_colour(game, costs.colour):
            goods.lower_shield(game, self.seat, costs.by)
            wake_armor(game, self.seat)

    def raise_shield(self, game: OldWorldGame) -> None:
        """After all damage the visible, active shield icons (OW-290)."""
        goods.raise_shield(game, self.seat, linking.shield_of(game, self.seat, active(game)))

    def take_special_effects(self, game: OldWorldGame) -> None:
        """Top of the discard pile, returning cards, cards drawn by a specialty (OW-291 to OW-294, E-39)."""
        fight, combo = fight_of(game), game.state.combo.cards
        made = active(game)
        # What lacks in the combo is looked at before cards of it return to the hand.
        fight.draw += made.draw - draw_less(game)
        for _ in range(made.top):
            cards.take_top_of_discard(game, self.seat)
        for card in [combo[place] for place in made.back]:
            cards.return_from_combo(game, self.seat, card)
        cards.draw(game, self.seat, fight.extra_draw)

    # -- step 4 ----------------------------------------------------------------------------------------------------

    def refill_hand(self, game: OldWorldGame) -> None:
        """Cards from the Life Pool by Combat and all that changes it (OW-296 to OW-299); then the combo is put away."""
        cards.draw(game, self.seat, refill(game, self.seat))
        cards.put_combo_away(game, self.seat)

    def end(self, game: OldWorldGame) -> None:
        """A witcher who gave up the last card alone is looked at only now (OW-244, E-23)."""
        damage.check_standing(game, self.seat)


def active(game: OldWorldGame) -> combos.Totals:
    """What the combo does in this fight."""
    fight = fight_of(game)
    dead = game.box.ability(fight.monster, "powerless") if fight.monster != NOTHING else None
    return linking.totals(game, COLOURS.index(dead.colour) if dead is not None else NOTHING)


def combo_damage(game: OldWorldGame, seat: int, made: combos.Totals) -> int:
    """The damage of the combo, less what the monster's ability takes away."""
    fight, points = fight_of(game), linking.damage_of(game, seat, made)
    less = game.box.ability(fight.monster, "colours_deal_less") if fight.monster != NOTHING else None
    if less is not None and any(linking.count_colour(game, colour) for colour in less.colours):
        points -= less.by
    return points


def draw_less(game: OldWorldGame) -> int:
    """What the monster's ability takes off the draw for a colour that the combo lacks."""
    fight = fight_of(game)
    lacking = game.box.ability(fight.monster, "draw_less_without") if fight.monster != NOTHING else None
    return lacking.by if lacking is not None and not linking.count_colour(game, lacking.colour) else 0


def refill(game: OldWorldGame, seat: int) -> int:
    """How many cards this fight turn draws at its end (OW-297, OW-298)."""
    fight = fight_of(game)
    box, monster, count = game.box, fight.monster, game.state.seats[seat].draws
    if monster == NOTHING:
        return max(0, count + fight.draw)
    if fight.first_turn(seat) and box.ability(monster, "first_draw_without_combat") is not None:
        count = 0
    count += fight.draw
    less = box.ability(monster, "draw_less")
    if less is not None:
        count = max(min(count, less.at_least), count - less.by)
    return max(0, count)


@frame
class ExtraCard(Frame):
    """One more hand card on the finished combo; no extension beneath it becomes active (E-35)."""

    steps = ("choose_card",)

    seat: int = 0
    played: bool = False

    def choose_card(self, game: OldWorldGame) -> Ask | None:
        """Any card of the hand."""
        hand = game.state.seats[self.seat].hand
        if self.played or not hand:
            return None
        options = game.box.shelf.cards
        return Ask(self.seat, "extra_card", [options["play", card] for card in hand], "OW-267")

    def extra_card_chosen(self, game: OldWorldGame, seat: int, option: OfCard) -> None:
        """On top of the combo."""
        self.played = True
        cards.play(game, seat, option.number, NOTHING)
