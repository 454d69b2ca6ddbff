"""Own cards: deck, discard pile, hand, trash (OW-076 to OW-085, OW-480)."""

import pytest

from oldpath.games.old_world.moves import cards
from tests.kit.old_world import Road, Witcher, rule


def explores(road: Road, wolf: Witcher, story: str, option: str) -> None:
    """Explore and choose."""
    road.planned("exploration deck", story)
    road.choosing()
    wolf.chooses(f"explore.{story.split('.')[0]}", f"option.{option}")


@rule("OW-076")
def test_the_own_deck_may_be_looked_through_while_suffering_fatigue(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")
    wolf.given(levels=[5, 1, 1, 1])
    road.choosing()
    assert "deck" not in road.match.view(0)["seats"][0]

    wolf.chooses("meditate.combat")

    assert road.match.view(0)["seats"][0]["deck"] == sorted(f"ow.start.wolf.{n:02}" for n in range(1, 11))


@rule("OW-077")
def test_after_looking_through_it_nobody_knows_the_order(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards("c"))
    top = road.number("start.wolf.03", "card")
    wolf.state.deck.remove(top)
    wolf.state.on_top = [top]
    wolf.state.looked = [0]

    explores(road, wolf, "wilds.07", "a")
    wolf.chooses("trash.c")

    assert wolf.state.on_top == []
    assert wolf.state.looked == []
    assert top in [*wolf.state.deck, *wolf.state.hand]


@rule("OW-078")
def test_a_deck_is_face_down_and_a_discard_pile_face_up(road: Road) -> None:
    wolf, _ = road.table("wolf", "bear")
    wolf.given(discard=road.cards("c", "d"))
    road.travelling()

    shown = road.match.view(1)["seats"][0]

    assert shown["discard"] == ["ow.test.c", "ow.test.d"]
    assert shown["deck_count"] == 10
    assert "deck" not in shown
    assert "start.wolf" not in str(road.match.view(1))


@rule("OW-079", "OW-480")
def test_discarded_cards_lie_in_the_order_their_owner_chose(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards("a", "b", "c", "d"), discard=[road.card("z")])
    road.restocking()

    wolf.chooses("discard.c", "discard.a", "stop")

    assert wolf.discard == ["z", "c", "a"]


@rule("OW-080")
def test_a_trashed_card_never_comes_back(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards("c"), deck=[])

    explores(road, wolf, "wilds.07", "a")
    assert "c" not in [*wolf.hand, *wolf.deck, *wolf.discard]

    assert road.number("c", "card") in road.state.trashed
    assert road.number("c", "card") not in [*road.state.action_deck, *road.state.action_discard]


@rule("OW-081", "OW-082")
def test_exactly_so_many_cards_are_trashed_from_hand_deck_or_discard_pile(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=[road.card("h")], deck=[road.card("k")], discard=[road.card("p")])

    explores(road, wolf, "wilds.07", "a")

    wolf.may_choose("trash.h", "trash.k", "trash.p")
    wolf.chooses("trash.k")
    assert not wolf.is_asked("trash")
    assert [*wolf.hand, *wolf.discard] == ["h", "p"] or "p" in wolf.deck + wolf.hand


@rule("OW-083")
def test_an_empty_deck_is_made_of_the_discard_pile_and_the_drawing_goes_on(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=[], deck=[road.card("k")], discard=road.cards("p", "q", "r"))
    road.restocking()

    assert len(wolf.hand) == 3
    assert "k" in wolf.hand
    assert len(wolf.deck) == 1
    assert wolf.discard == []


@rule("OW-083")
def test_with_no_card_left_anywhere_the_drawing_stops(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=[], deck=[road.card("k")], discard=[])
    road.restocking()

    assert wolf.hand == ["k"]


@rule("OW-084", "OW-085")
@pytest.mark.parametrize(("held", "drawn"), [(4, 3), (5, 2), (6, 1), (7, 0)])
def test_the_hand_holds_seven_and_the_rest_of_a_draw_is_lost(road: Road, held: int, drawn: int) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards(*"abcdefg"[:held]))
    road.choosing()

    assert cards.draw(road.match.game, 0, 3) == drawn
    assert len(wolf.hand) == held + drawn
    assert len(wolf.deck) == 10 - drawn
