"""A witcher's fight turn: potions and powers, the combo, its resolution, the refill (OW-261 to OW-300, OW-482)."""

from oldpath.games.old_world import combos, events
from oldpath.games.old_world.components import COLOURS, HAND_LIMIT, MONSTER, NOTHING
from oldpath.games.old_world.moves import cards, goods
from oldpath.games.old_world.options import ON, PASS, STOP, LinkCard, OfCard, OfThing, Say
from oldpath.games.old_world.rules import damage, powers
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
    fight.damage = fight.bonus = fight.draw = fight.extra_draw = fight.shield_gained = fight.cost_them = 0
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

    def build_combo(self, game: OldWorldGame) -> Ask | None:
        """The first card is any, at least one must be played (OW-272, OW-277); each further one must link (OW-273)."""
        fight = fight_of(game)
        hand = game.state.seats[self.seat].hand
        if not hand or (fight.single and fight.combo):
            return None
        if not fight.combo:
            return self._first_card(game, fight, hand)
        options = self._linking(game, fight.combo[-1], hand)
        return Ask(self.seat, "combo_card", [*options, STOP], "OW-273") if options else None

    def _first_card(self, game: OldWorldGame, fight: Fight, hand: list[int]) -> Ask | None:
        """Any card of the hand; a monster may make it a blind one."""
        blind = fight.monster != NOTHING and game.box.ability(fight.monster, "random_first_card") is not None
        if blind and fight.first_turn(self.seat):
            play(game, self.seat, hand[game.below(len(hand), "blind choice")], NOTHING)
            self.step -= 1
            return None
        options = game.box.shelf.cards
        return Ask(self.seat, "combo_card", [options["play", card] for card in hand], "OW-272")

    def _linking(self, game: OldWorldGame, beneath: int, hand: list[int]) -> list[OfCard]:
        """Cards that link to the one beneath, through each extension that fits (OW-278)."""
        shelf, faces = game.box.shelf, game.box.faces
        found: list[OfCard] = []
        for card in hand:
            links = combos.fitting_links(faces, beneath, card)
            if len(links) == 1:
                found.append(shelf.cards["play", card])
            else:
                found += [shelf.links[card, link] for link in links]
        return found

    def combo_card_chosen(self, game: OldWorldGame, seat: int, option: OfCard | Say) -> None:
        """Lay it on top, or stop (OW-274, OW-275)."""
        if isinstance(option, Say):
            self.step += 1
            return
        link = NOTHING
        if isinstance(option, LinkCard):
            link = option.link
        elif fight_of(game).combo:
            link = combos.fitting_links(game.box.faces, fight_of(game).combo[-1], option.number)[0]
        play(game, seat, option.number, link)

    def finish_combo(self, game: OldWorldGame) -> Ask | None:
        """What can be used once the combo lies there, before anything of it is resolved (OW-279, E-35, E-39)."""
        fight = fight_of(game)
        if not fight.combo:
            return None
        usable = powers.usable(game, self.seat, ("combo_done",))
        return Ask(self.seat, "power", [*powers.options_of(game, usable), PASS], "OW-266") if usable else None

    # -- step 3 ----------------------------------------------------------------------------------------------------

    def deal_damage(self, game: OldWorldGame) -> None:
        """All visible, active damage icons and what adds to them (OW-281, OW-282)."""
        fight = fight_of(game)
        made = self.totals(game)
        points = combo_damage(game, self.seat, made.damage) + fight.bonus
        if fight.combo and game.story is not None:
            game.story.append(events.ComboPlayed(self.seat, tuple(fight.combo), max(0, points), made.shield))
        damage.strike(game, self.seat, points)

    def lose_shield(self, game: OldWorldGame) -> None:
        """What a monster takes for a colour of the combo."""
        fight = fight_of(game)
        costs = game.box.ability(fight.monster, "colour_costs_shield") if fight.monster != NOTHING else None
        if costs is not None and shows(game, fight.combo, costs.colour):
            goods.lower_shield(game, self.seat, costs.by)
            wake_armor(game, self.seat)

    def raise_shield(self, game: OldWorldGame) -> None:
        """After all damage the visible, active shield icons (OW-290)."""
        fight = fight_of(game)
        mine = game.state.seats[self.seat]
        by = self.totals(game).shield
        for passive in game.box.passives(mine.keepsakes, "colour_shields"):
            by += passive.by * count_colour(game, fight.combo, passive.colour)
        goods.raise_shield(game, self.seat, by)
        wake_armor(game, self.seat)

    def take_special_effects(self, game: OldWorldGame) -> None:
        """Top of the discard pile, returning cards, cards drawn by a specialty (OW-291 to OW-293, E-39)."""
        fight = fight_of(game)
        made = self.totals(game)
        fight.draw += made.draw
        if fight.monster != NOTHING:
            # Asked before a card of this colour goes back to the hand.
            lacking = game.box.ability(fight.monster, "draw_less_without")
            if lacking is not None and not shows(game, fight.combo, lacking.colour):
                fight.draw -= lacking.by
        for _ in range(made.top):
            cards.take_top_of_discard(game, self.seat)
        returning = [fight.combo[place] for place in made.back]
        for card in returning:
            if len(game.state.seats[self.seat].hand) < HAND_LIMIT:
                place = fight.combo.index(card)
                del fight.combo[place], fight.links[place]
                cards.to_hand(game, self.seat, card)
        cards.draw(game, self.seat, fight.extra_draw)

    def totals(self, game: OldWorldGame) -> combos.Totals:
        """What the combo does; cards of a powerless colour do nothing."""
        fight = fight_of(game)
        dead = game.box.ability(fight.monster, "powerless") if fight.monster != NOTHING else None
        powerless = COLOURS.index(dead.colour) if dead is not None else NOTHING
        return combos.totals(game.box.faces, fight.combo, fight.links, powerless)

    # -- step 4 ----------------------------------------------------------------------------------------------------

    def refill_hand(self, game: OldWorldGame) -> None:
        """Cards from the Life Pool by Combat and all that changes it (OW-296 to OW-299); then the combo is put away."""
        fight = fight_of(game)
        cards.draw(game, self.seat, refill(game, self.seat))
        for card in fight.combo:
            cards.onto_discard(game, self.seat, card)  # In the order played, the last one on top (OW-300).
        fight.combo, fight.links = [], []

    def end(self, game: OldWorldGame) -> None:
        """A witcher who gave up the last card alone is looked at only now (OW-244, E-23)."""
        damage.check_standing(game, self.seat)


def play(game: OldWorldGame, seat: int, card: int, link: int) -> None:
    """A hand card on top of the combo, linked through this extension of the card beneath."""
    fight = fight_of(game)
    cards.leave_hand(game, seat, card)
    fight.combo.append(card)
    fight.links.append(link)


def shows(game: OldWorldGame, combo: list[int], colour: str) -> bool:
    """Is a card of this colour in the combo?"""
    return count_colour(game, combo, colour) > 0


def count_colour(game: OldWorldGame, combo: list[int], colour: str) -> int:
    """How many cards of this colour the combo shows."""
    wanted, colours = COLOURS.index(colour), game.box.colours
    return sum(colours[card] == wanted for card in combo)


def combo_damage(game: OldWorldGame, seat: int, points: int) -> int:
    """The icons of the combo, with what lasting cards add and what the monster's ability takes away."""
    fight = game.state.fight
    combo = fight.combo if fight is not None else []
    for passive in game.box.passives(game.state.seats[seat].keepsakes, "colour_deals"):
        points += passive.by * count_colour(game, combo, passive.colour)
    if fight is not None and fight.monster != NOTHING:
        less = game.box.ability(fight.monster, "colours_deal_less")
        if less is not None and any(shows(game, combo, colour) for colour in less.colours):
            points -= less.by
    return points


def refill(game: OldWorldGame, seat: int) -> int:
    """How many cards this fight turn draws at its end (OW-297, OW-298)."""
    fight = fight_of(game)
    count = game.state.seats[seat].draws
    box, monster = game.box, fight.monster
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
        play(game, seat, option.number, NOTHING)
