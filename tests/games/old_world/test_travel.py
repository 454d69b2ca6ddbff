"""Phase I: movement (OW-126 to OW-137)."""

from tests.kit.old_world import Road, rule


@rule("OW-131")
def test_any_card_and_one_gold_pay_for_any_move(road: Road) -> None:
    (wolf, bear) = road.table("wolf", "bear")
    wolf.given(place="vengerberg", gold=1, hand=[road.card("c", terrain="forest"), road.card("d", terrain="forest")])
    road.travelling()

    wolf.chooses("go.place.ban_ard")
    wolf.may_choose("pay_gold.c", "pay_gold.d", "pay_two.c", "pay_two.d")
    wolf.chooses("pay_gold.c")

    assert wolf.place == "ban_ard"
    assert wolf.gold == 0
    assert wolf.discard == ["c"]
    assert wolf.hand == ["d"]
    assert bear.place == "haern_caduch"
    road.waits_for(wolf, "travel")
