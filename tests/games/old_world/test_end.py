"""Winning, and what the book leaves to the table (OW-064 to OW-068, OW-468, OW-469)."""

import pytest

import oldpath
from oldpath.games.old_world import OLD_WORLD
from tests.kit.old_world import Road, Witcher, rule


def beats_foglet(road: Road, wolf: Witcher, **given: object) -> None:
    """The wolf stands before the foglet with its trail and a card that ends any fight."""
    blow = road.card("blow", damage=20)
    wolf.given(place="novigrad", hand=[blow], trail="forest", **given)  # type: ignore[arg-type]
    road.fighting_monster("foglet")


@rule("OW-064", "OW-387", "OW-469")
def test_whoever_reaches_the_top_of_the_track_wins_at_once(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")

    beats_foglet(road, wolf, score=3)

    assert road.match.over
    assert road.match.result == oldpath.Result((0,), (4, 0), "four_trophies")
    assert road.match.asks == []
    assert bear.score == 0


@rule("OW-064", "OW-388")
def test_the_third_trophy_does_not_win(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")

    beats_foglet(road, wolf, score=2)

    assert not road.match.over
    assert wolf.score == 3
    road.waits_for(wolf, "trash")


@rule("OW-064", "OW-186", "OW-187")
def test_four_trophy_cards_with_the_token_on_3_are_no_win(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")
    wolf.given(
        score=3,
        levels=[5, 1, 1, 1],
        keepsakes=["trophy.monster.fiend", "trophy.monster.striga", "trophy.school.bear"],
    )
    road.choosing()

    wolf.chooses("meditate.combat")

    assert len(wolf.keepsakes) == 4
    assert wolf.score == 3
    assert not road.match.over


@rule("OW-065")
def test_trophies_come_from_monsters_witchers_and_meditation_alone(road: Road) -> None:
    kinds = {road.box.keepsakes[at].kind for at in road.box.trophies}

    assert kinds == {"monster", "school", "attribute"}


@rule("OW-066")
def test_a_card_beats_a_rule(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(
        place="vizima",
        hand=road.cards("c", "d"),
        potions=["swallow", "swallow", "blizzard", "blizzard"],
        keepsakes=["event.25"],
    )
    road.travelling()

    wolf.chooses("go.place.cintra", "pay_two.c", "act")

    assert len(wolf.potions) == 5
    assert not wolf.is_asked("potion")


@rule("OW-067")
def test_every_reading_is_fixed_before_play() -> None:
    options = {option.name: option.values for option in OLD_WORLD.options}

    assert options["defense_five"] == ("no_shield", "shield")
    assert options["draft"] == ("two_boards", "free")


@rule("OW-468")
def test_a_witcher_knocked_out_plays_on(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    wolf.given(place="novigrad", deck=[], hand=road.cards("c", "d", "e"), shield=0)
    road.planned("monster fight deck", "05")
    road.fighting_monster("foglet")
    wolf.chooses("discard.c", "discard.d")

    (ended,) = road.events("fight_ended")
    assert ended["outcome"] == "full_defeat"
    while road.asked()[0][0] == wolf.seat:
        wolf.chooses(wolf.options[-1])
    road.waits_for(bear, "deed")


@pytest.mark.parametrize("seat", [0, 1])
@rule("OW-076")
def test_the_own_deck_is_seen_only_by_who_is_neither_active_nor_fighting(road: Road, seat: int) -> None:
    wolf, bear = road.table("wolf", "bear")
    wolf.given(hand=road.cards("c", "d"))
    bear.given(hand=road.cards("e", "f"))
    road.travelling()

    shown = road.match.view(seat)["seats"][seat]

    assert ("deck" in shown) == (seat == bear.seat)
    assert "deck" not in road.match.view(seat)["seats"][1 - seat]
