"""Fights against monsters in one line: somebody stands before a monster, the monster attacks with a known card."""

from tests.kit.old_world import Road, Witcher

PLAIN = ("rotfiend", "water_hag", "yghern")
"""A monster of each level whose ability touches neither its attacks nor an ordinary combo."""
FIVE, FIVE_AGAIN = ("07", "bite"), ("10", "bite")
"""A fight card and its half that deals 5 damage; likewise the others. A fight card comes once in a fight."""
TWO, TWO_AGAIN, TWO_MORE = ("08", "bite"), ("05", "bite"), ("17", "bite")
TRASH = ("08", "charge")
RANDOM = ("02", "charge")
Attack = tuple[str, str]


def facing(
    road: Road, *schools: str, monster: str = "rotfiend", active: int = 0, cards: int = 8, row: tuple[str, ...] = ()
) -> list[Witcher]:
    """These witchers; the active one stands before a monster at Novigrad, with so many cards d1, d2 ... as deck."""
    others = [name for name in ("harpy", "archespore", "foglet") if name != monster]
    witchers = road.table(
        *(schools or ("wolf", "bear")),
        monsters=[(monster, "novigrad"), (others[0], "cintra"), (others[1], "cidaris")],
        row=row,
        active=active,
    )
    deck = road.cards(*(f"d{at + 1}" for at in range(cards)))
    witchers[active].given(place="novigrad", hand=[], deck=deck)
    return witchers


def attack(road: Road, chooser: Witcher, how: Attack) -> None:
    """The monster attacks with this half of this fight card."""
    card, half = how
    road.planned("monster fight deck", card)
    chooser.chooses(f"attack.{half}")


def keeping(road: Road, lost: int, how: Attack) -> None:
    """The next so many cards that the monster loses are others than the one of this attack."""
    others = [f"{at:02}" for at in range(1, 21) if f"{at:02}" != how[0]]
    road.planned("monster fight deck", *others[:lost])


def with_a_last_blow(road: Road, damage: int, *schools: str, monster: str = "rotfiend") -> list[Witcher]:
    """A witcher with the trail and nothing but one card c, which deals so much damage."""
    witchers = facing(road, *schools, monster=monster)
    witchers[0].given(trail="forest", trail_place="stygga", hand=[road.card("c", damage=damage)], deck=[])
    return witchers


def all_but_beaten(road: Road, *schools: str, monster: str = "rotfiend") -> list[Witcher]:
    """A witcher without shield and with nothing but one card c, whom any attack knocks out."""
    witchers = facing(road, *schools, monster=monster)
    witchers[0].given(shield=0, hand=[road.card("c")], deck=[])
    return witchers


def outcome(road: Road) -> str:
    """How the fight ended, or nothing while it goes on."""
    ended = road.events("fight_ended")
    return str(ended[0]["outcome"]) if ended else ""


def all_cards(witcher: Witcher) -> list[str]:
    """Everything in hand, deck and discard pile, sorted."""
    return sorted([*witcher.hand, *witcher.deck, *witcher.discard])
