"""How tests of fights between witchers begin: face to face, with plain cards."""

from tests.kit.old_world import Road, Witcher


def duel(
    road: Road, *schools: str, hand: int = 2, pool: int = 5, shield: int = 0, closed_tavern: str = ""
) -> list[Witcher]:
    """All at Vengerberg, with blue cards that do nothing: seat 0 holds a1 and a2 and has A1 to A5 in its deck,
    seat 1 holds b1 and b2 and has B1 to B5 in its deck, and so on.
    """
    players = road.table(*schools, closed_tavern=closed_tavern)
    for player, letter in zip(players, "abcde", strict=False):
        player.given(
            place="vengerberg",
            shield=shield,
            hand=road.cards(*(f"{letter}{number + 1}" for number in range(hand))),
            deck=road.cards(*(f"{letter.upper()}{number + 1}" for number in range(pool))),
        )
    return players
