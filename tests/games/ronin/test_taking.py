"""Step 1: taking cards (RO-128 to RO-158)."""

from tests.kit.scene import Scene, rule


@rule("RO-140")
def test_a_slot_is_taken_by_one_seat_only(scene: Scene) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
    scene.taking()

    geralt.chooses("take.slot.2")

    ciri.may_choose("take.slot.1", "take.slot.3", "take.slot.4", "take.top")
    ciri.is_refused("take.slot.2", because="RO-140")


@rule("RO-EX-12", "RO-144", "RO-152")
def test_the_new_order_is_top_position_by_arrival_then_slots_downwards(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", "vesemir")
    scene.taking()
    for player, place in zip(players, ("take.top", "take.slot.3", "take.top", "take.slot.1"), strict=True):
        player.chooses(place)

    assert scene.state.initiative == [0, 2, 3, 1]
    assert [len(player.state.unseen) for player in players] == [2, 0, 2, 0]


@rule("RO-EX-02", "RO-171", "RO-177", "RO-178")
def test_a_token_and_the_cards_own_symbol_pay_for_its_effect(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    payer = scene.card(
        "payer",
        "red",
        "E",
        standard=(
            {"lose_up_to_3": {"symbol": "inactive"}},
            {"gain_symbol": {"symbol": "combat", "amount": "level"}},
        ),
    )
    plain = [scene.card(f"plain{n}") for n in range(5)]
    geralt.given(hand=[payer, plain[0]], tokens="E")
    ciri.given(hand=plain[1:3])
    triss.given(hand=plain[3:5])
    scene.playing()

    geralt.chooses("play.payer")
    ciri.chooses("play.plain1")
    triss.chooses("play.plain3")

    assert geralt.tokens == "CC"
    assert geralt.lost("payer") == "E"
