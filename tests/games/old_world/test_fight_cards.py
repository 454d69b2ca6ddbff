"""The 20 monster fight cards, each half on each level of monster (OW-014, OW-317, OW-318, OW-320, OW-322, OW-483)."""

import pytest

from tests.kit.old_world import Road, Witcher, rule

TRASH = ("trash 1", "trash 1", "trash 1")
RANDOM = ("random 1", "random 2", "random 3")
FACTS = (
    ("01", TRASH, ("3", "3", "3")),
    ("02", RANDOM, ("3", "4", "5")),
    ("03", TRASH, ("combat", "combat", "combat")),
    ("04", RANDOM, ("4", "4", "4")),
    ("05", ("5", "5", "5"), ("2", "2", "2")),
    ("06", RANDOM, ("4", "4", "4")),
    ("07", ("3", "3", "3"), ("5", "5", "5")),
    ("08", TRASH, ("2", "2", "2")),
    ("09", ("4", "4", "4"), ("specialty", "specialty", "specialty")),
    ("10", ("3", "3", "3"), ("5", "5", "5")),
    ("11", ("5", "5", "5"), ("alchemy", "alchemy", "alchemy")),
    ("12", ("2", "2", "2"), ("3", "3", "3")),
    ("13", ("2", "2", "2"), ("alchemy -1, 0", "alchemy -1, 1", "alchemy -1, 2")),
    ("14", RANDOM, ("3", "3", "3")),
    ("15", ("4", "4", "4"), ("combat -1, 0", "combat -1, 1", "combat -1, 2")),
    ("16", ("3", "4", "5"), ("defense -1, 0", "defense -1, 1", "defense -1, 2")),
    ("17", ("4", "4", "4"), ("2", "2", "2")),
    ("18", ("2", "2", "2"), ("4", "4", "4")),
    ("19", ("3", "3", "3"), ("4", "4", "4")),
    ("20", ("3", "3", "3"), ("defense", "defense", "defense")),
)
"""Each card: Charge on levels I, II, III, then Bite. A number is damage; a word is damage equal to that level."""
PLAIN = ("rotfiend", "water_hag", "yghern")
"""A monster of each level whose ability does not touch its own attacks."""
LEVELS = {"combat": 2, "defense": 3, "alchemy": 4, "specialty": 5}
HAND = ("h1", "h2", "h3", "h4", "h5")
CASES = [
    (card, half, level, printed[level])
    for card, charge, bite in FACTS
    for half, printed in (("charge", charge), ("bite", bite))
    for level in range(3)
]


def attacked(road: Road, card: str, half: str, level: int) -> Witcher:
    """A witcher without shield, with 5 hand cards and 8 others, whom a monster attacks with half of this card."""
    wolf, bear = road.table("wolf", "bear", monsters=[(PLAIN[level], "novigrad"), None, None])
    wolf.given(
        levels=list(LEVELS.values()), shield=0, hand=road.cards(*HAND), deck=road.cards(*(f"d{at}" for at in range(8)))
    )
    road.planned("monster fight deck", card)
    road.fighting_monster(PLAIN[level])
    bear.chooses(f"attack.{half}")
    return wolf


def lost(road: Road, wolf: Witcher) -> str:
    """What the attack has cost, in the words of the table of facts."""
    if wolf.is_asked("trash"):
        wolf.may_choose(*(f"trash.{card}" for card in HAND))
        wolf.chooses("trash.h3")
        assert [road.name(card, "card") for card in road.state.trashed if road.name(card, "card") in HAND] == ["h3"]
        return "trash 1" if not wolf.discard else "more"
    from_hand = [card for card in wolf.discard if card in HAND]
    from_pool = [card for card in wolf.discard if card not in HAND]
    lowered = [name for at, name in enumerate(LEVELS) if wolf.levels[at] < LEVELS[name]]
    if from_hand:
        return f"random {len(from_hand)}" if not from_pool and not lowered else "more"
    return f"{lowered[0]} -1, {len(from_pool)}" if lowered else str(len(from_pool))


@rule("OW-483", "OW-014", "OW-317")
@pytest.mark.parametrize(("card", "half", "level", "printed"), CASES)
def test_every_half_of_every_fight_card(road: Road, card: str, half: str, level: int, printed: str) -> None:
    wolf = attacked(road, card, half, level)

    assert lost(road, wolf) == str(LEVELS.get(printed, printed))


@rule("OW-014")
def test_there_are_20_fight_cards_of_two_halves(road: Road) -> None:
    assert road.box.names["fight_card"] == [f"ow.fight.{at:02}" for at in range(1, 21)]
    assert [len(halves) for halves in road.box.fight_cards] == [2] * 20
