"""Phase III: discard, draw up, gain a card (OW-221 to OW-236, OW-474)."""

import pytest

from tests.kit.old_world import Road, rule


@rule("OW-221", "OW-222", "OW-EX-42")
def test_discard_draw_up_and_gain_come_in_this_order(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards("a", "b"))
    road.restocking()

    road.waits_for(wolf, "leave")
    wolf.chooses("discard.a", "stop")
    assert len(wolf.hand) == 3
    road.waits_for(wolf, "gain")


@rule("OW-222", "OW-223")
@pytest.mark.parametrize(("held", "may_stop"), [(1, True), (3, True), (4, False), (5, False)])
def test_any_number_may_go_and_at_most_three_stay(road: Road, held: int, may_stop: bool) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards(*"abcde"[:held]))
    road.restocking()

    assert wolf.is_offered("stop") == may_stop
    if not may_stop:
        wolf.is_refused("stop", because="OW-223")


@rule("OW-224")
@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_the_hand_is_drawn_up_to_three(road: Road, kept: int) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards(*"abc"[:kept]))
    road.restocking()
    if kept:
        wolf.chooses("stop")

    assert len(wolf.hand) == 3
    assert len(wolf.deck) == 10 - (3 - kept)


@rule("OW-225", "OW-227", "OW-232", "OW-233", "OW-234", "OW-EX-43")
def test_a_card_of_cost_2_in_the_rightmost_slot_costs_one_card(road: Road) -> None:
    row = [road.card(f"s{slot + 1}", cost=2 if slot == 5 else 0) for slot in range(6)]
    (wolf,) = road.table("wolf", row=row)
    wolf.given(hand=road.cards("a", "b", "c"))
    road.planned("action deck", "action.007")
    road.restocking()
    wolf.chooses("stop", "buy.s6")

    wolf.may_choose("discard.a", "discard.b", "discard.c")
    wolf.chooses("discard.b")

    assert wolf.hand == ["a", "c", "s6"]
    assert wolf.discard == ["b"]
    assert road.row == ["action.007", "s1", "s2", "s3", "s4", "s5"]


@rule("OW-226")
def test_one_card_must_be_taken_and_only_one(road: Road) -> None:
    wolf, bear = road.table("wolf", "bear")
    wolf.given(hand=road.cards("a", "b", "c"))
    bear.given(hand=road.cards("d", "e"))
    road.restocking()
    wolf.chooses("stop")

    assert not wolf.is_offered("pass")
    wolf.chooses("buy.r4")
    assert not wolf.is_asked("gain")
    assert road.asked()[0][0] == bear.seat


@rule("OW-227", "OW-228", "OW-229", "OW-230", "OW-231")
@pytest.mark.parametrize("cost", [0, 1, 2])
@pytest.mark.parametrize(("slot", "change"), [(1, 1), (2, 1), (3, 0), (4, 0), (5, 0), (6, -1)])
def test_what_a_slot_does_to_the_cost(road: Road, slot: int, change: int, cost: int) -> None:
    row = [road.card(f"s{at + 1}", cost=cost) for at in range(6)]
    (wolf,) = road.table("wolf", "bear", row=row)[:1]
    wolf.given(hand=road.cards("a", "b", "c"))
    road.restocking()
    wolf.chooses("stop", f"buy.s{slot}")
    for card in "abc"[: max(0, cost + change)]:
        wolf.chooses(f"discard.{card}") if wolf.is_asked("payment") else None

    assert len(wolf.hand) == 3 - max(0, cost + change) + 1
    assert wolf.hand[-1] == f"s{slot}"


@rule("OW-225", "OW-226")
def test_a_card_that_cannot_be_paid_is_not_offered(road: Road) -> None:
    row = [road.card(f"s{at + 1}", cost=2) for at in range(6)]
    (wolf,) = road.table("wolf", row=row)
    wolf.given(hand=[], deck=road.cards("a"))
    road.restocking()

    assert wolf.hand == ["s6"]  # The only one that one card pays for; nobody is asked.


@rule("OW-226")
def test_where_nothing_can_be_paid_nothing_is_gained(road: Road) -> None:
    row = [road.card(f"s{at + 1}", cost=2) for at in range(6)]
    (wolf,) = road.table("wolf", row=row)
    wolf.given(hand=[], deck=[])
    road.restocking()

    assert wolf.hand == []
    assert road.row == ["s1", "s2", "s3", "s4", "s5", "s6"]


@rule("OW-235")
def test_dearer_cards_are_stronger_on_the_whole(road: Road) -> None:
    def strength(cost: int) -> float:
        faces = [face for face in road.box.faces[:90] if face.cost == cost]
        icons = [(face.icons.damage + face.icons.shield) for face in faces]
        links = [sum(link.icons.damage + link.icons.shield for link in face.links) for face in faces]
        return (sum(icons) + sum(links)) / len(faces)

    assert strength(0) < strength(1) < strength(2)


@rule("OW-236", "OW-474")
@pytest.mark.parametrize(("changes", "hand"), [((1,), 4), ((-1,), 2), ((1, 1), 5), ((-1, 1), 3), ((-1, -1, -2), 0)])
def test_changes_of_the_target_add_up_and_never_fall_below_0(road: Road, changes: tuple[int, ...], hand: int) -> None:
    (wolf,) = road.table("wolf")
    road.state.draw_change = sum(changes)
    wolf.given(hand=[])
    road.restocking()

    before_buying = 10 - len(wolf.deck)
    assert before_buying == hand


@rule("OW-474")
def test_a_fixed_target_overrides_every_change(road: Road) -> None:
    (wolf,) = road.table("wolf")
    road.state.draw_change = 3
    road.state.draw_fixed = 1
    road.restocking()

    assert 10 - len(wolf.deck) == 1


@rule("OW-236")
def test_a_changed_target_lasts_for_one_turn(road: Road) -> None:
    (wolf,) = road.table("wolf")
    wolf.given(hand=road.cards("a", "b"))
    road.planned("exploration deck", "city.03")
    road.choosing()
    wolf.chooses("explore.city", "option.b")
    assert road.state.draw_change == 1
    wolf.chooses("stop")
    assert len(wolf.hand) == 4
    wolf.chooses("buy.r4")

    assert road.state.draw_change == 0
