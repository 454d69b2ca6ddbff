"""How effects work, standard and tea alike (RO-170 to RO-188)."""

import pytest

from tests.kit.pace import lay_down, plain_hands
from tests.kit.phrases import (
    Phrase,
    gain,
    gain_path,
    have,
    have_inactive,
    lose,
    lose_up_to_3,
    partner_has,
)
from tests.kit.scene import Player, Scene, rule


def play(scene: Scene, owner: Player, *others: Player) -> None:
    """The owner plays the first two cards of the hand, the others plain ones; effects begin."""
    plain_hands(scene, *others)
    scene.playing()
    lay_down(owner, *others)


def giving(letter: str, when: Phrase) -> Phrase:
    """A result that this condition can take: by level where it is graded, else 2."""
    return gain(letter, "level" if "up_to" in str(when) else 2)


# -- what an effect sees ------------------------------------------------------------------------------------------


@rule("RO-170")
@pytest.mark.parametrize(
    ("own", "earlier", "tokens", "gained"),
    [
        ("", "", "", ""),
        ("E", "", "", "M"),
        ("", "E", "", "M"),
        ("", "", "E", "EM"),
        ("", "E", "E", "EMM"),
        ("E", "E", "E", "EMMM"),
        ("C", "C", "CM", "CM"),
    ],
)
def test_an_effect_looks_at_its_card_the_earlier_cards_and_the_supply(
    scene: Scene, own: str, earlier: str, tokens: str, gained: str
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    looking = scene.card("looking", symbols=own, standard=(lose_up_to_3("E"), gain("M", "level")))
    geralt.given(
        timeline=[scene.card("earlier", symbols=earlier)],
        hand=[looking, scene.card("later", symbols="E")],
        tokens=tokens,
    )
    ciri.given(timeline=[scene.card("theirs", symbols="EEE")], tokens="EEE")

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == gained.replace("E", "")
    assert ciri.tokens == "EEE"


@rule("RO-EX-02", "RO-171", "RO-177", "RO-178")
def test_a_token_and_the_cards_own_symbol_pay_for_its_effect(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    payer = scene.card("payer", "red", "E", standard=(lose_up_to_3("inactive"), gain("C", "level")))
    geralt.given(hand=[payer, scene.card("plain")], tokens="E")

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == "CC"
    assert geralt.lost("payer") == "E"


@rule("RO-171")
def test_the_cards_own_symbols_satisfy_its_own_condition(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    own = scene.card("own", symbols="ED", standard=(have_inactive(exactly=2), gain("C", 2)))
    geralt.given(hand=[own, scene.card("plain")])

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == "CC"
    assert geralt.lost("own") == ""


@rule("RO-172")
@pytest.mark.parametrize(
    ("when", "symbols"),
    [
        (lose("E"), "E"),
        (lose_up_to_3("E"), "E"),
        (lose_up_to_3("inactive"), "ED"),
        (have("red", at_least=2), ""),
        (have_inactive(at_least=2), "ED"),
        (have_inactive(exactly=2), "ED"),
    ],
)
def test_the_left_card_does_not_see_the_right_card(scene: Scene, when: Phrase, symbols: str) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    left = scene.card("left", "red", standard=(when, giving("M", when)))
    geralt.given(hand=[left, scene.card("right", "red", symbols)])

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == ""
    assert geralt.lost("right") == ""
    assert len(scene.events("effect_skipped")) == 1


@rule("RO-173")
@pytest.mark.parametrize(
    ("when", "symbols", "covered", "gained"),
    [
        (lose("E"), "E", "E", "MM"),
        (lose_up_to_3("E"), "E", "E", "M"),
        (lose_up_to_3("inactive"), "ED", "ED", "MM"),
        (have("red", at_least=2), "", "", "MM"),
        (have("red", up_to=3), "", "", "MM"),
        (have_inactive(at_least=2), "ED", "", "MM"),
        (have_inactive(exactly=2), "ED", "", "MM"),
    ],
)
def test_the_right_card_sees_the_left_card(scene: Scene, when: Phrase, symbols: str, covered: str, gained: str) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    right = scene.card("right", "red", standard=(when, giving("M", when)))
    geralt.given(hand=[scene.card("left", "red", symbols), right])

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == gained
    assert geralt.lost("left") == covered


@rule("RO-173")
def test_the_right_card_sees_tokens_that_the_left_card_has_just_produced(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    left = scene.card("left", standard=(have("yellow", up_to=3), gain("E", "level")))
    right = scene.card("right", standard=(lose("E"), gain("D", 2)))
    geralt.given(hand=[left, right])

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == "DD"


@rule("RO-EX-18", "RO-172", "RO-173", "RO-181")
@pytest.mark.parametrize(("counting", "tokens"), [("left", "CC"), ("right", "")])
def test_exactly_one_green_card_is_true_for_the_left_card_and_false_for_the_right(
    scene: Scene, counting: str, tokens: str
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    counter = scene.card("counter", "green", standard=(have("green", exactly=1), gain("C", 2)))
    other = scene.card("other", "green")
    geralt.given(hand=[counter, other] if counting == "left" else [other, counter])

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == tokens


@rule("RO-EX-19", "RO-173", "RO-177")
def test_the_right_card_must_pay_both_tokens_of_the_left_card(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    left = scene.card("left", "green", standard=(have("red", at_least=2), gain_path("left", 2)))
    right = scene.card("right", "green", standard=(lose_up_to_3("C"), gain("D", "level")))
    geralt.given(timeline=[scene.card("red1", "red"), scene.card("red2", "red")], hand=[left, right])

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == "DD"
    assert [event["level"] for event in scene.events("effect_applied")] == [1, 2]


# -- when it is applied -------------------------------------------------------------------------------------------


@rule("RO-174", "RO-187")
@pytest.mark.parametrize(
    ("when", "met", "unmet"),
    [
        (lose("E"), "E", "CMD"),
        (lose_up_to_3("E"), "E", "CMD"),
        (lose_up_to_3("inactive"), "D", "CM"),
        (have_inactive(exactly=2), "ED", "ECM"),
        (have_inactive(at_least=2), "DD", "DCM"),
    ],
)
def test_the_result_is_applied_only_if_the_condition_is_met(scene: Scene, when: Phrase, met: str, unmet: str) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    for player, tokens in ((geralt, met), (ciri, unmet)):
        effect = scene.card(f"effect{player.seat}", standard=(when, giving("M", when)))
        player.given(hand=[effect, scene.card(f"other{player.seat}")], tokens=tokens)
    plain_hands(scene, triss)
    scene.playing()

    lay_down(geralt, ciri, triss)

    assert "M" in geralt.tokens
    assert ciri.tokens == "".join(sorted(unmet, key="ECMD".index))
    assert ciri.timeline == ["effect1", "other1"]
    assert [event["card"] for event in scene.events("effect_skipped")] == ["ro.test.effect1"]


@rule("RO-175")
@pytest.mark.parametrize(
    ("when", "tokens", "left"),
    [
        (lose("E"), "E", ""),
        (lose_up_to_3("E"), "EE", ""),
        (lose_up_to_3("inactive"), "ED", ""),
        (have("red", at_least=2), "ED", "ED"),
        (have("red", exactly=2), "ED", "ED"),
        (have("red", up_to=3), "ED", "ED"),
        (partner_has("red"), "ED", "ED"),
        (have_inactive(exactly=2), "ED", "ED"),
        (have_inactive(at_least=2), "ED", "ED"),
    ],
)
def test_a_condition_asks_either_to_have_or_to_lose(scene: Scene, when: Phrase, tokens: str, left: str) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    effect = scene.card("effect", "red", standard=(when, giving("M", when)))
    geralt.given(timeline=[scene.card("red1", "red")], hand=[effect, scene.card("plain")], tokens=tokens)
    ciri.given(timeline=[scene.card("red2", "red")])

    play(scene, geralt, ciri, triss)

    assert geralt.tokens.replace("M", "") == left
    assert "M" in geralt.tokens


@rule("RO-176", "RO-186")
def test_an_effect_that_can_be_applied_must_be_applied(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    unwelcome = scene.card("unwelcome", symbols="C", standard=(lose("C"), gain("E", 2)))
    geralt.given(hand=[unwelcome, scene.card("plain")], tokens="C")

    play(scene, geralt, ciri, triss)

    geralt.may_choose("lose.token.combat", "lose.unwelcome.combat")
    geralt.is_refused("pass", because="RO-247")

    geralt.chooses("lose.unwelcome.combat")

    assert geralt.tokens == "EEC"
    assert geralt.lost("unwelcome") == "C"


@rule("RO-177", "RO-178", "RO-179", "RO-180")
@pytest.mark.parametrize(("payable", "level"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_a_graded_loss_is_paid_as_far_as_it_goes_up_to_3(scene: Scene, payable: int, level: int) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    effect = scene.card("effect", standard=(lose_up_to_3("E"), gain("D", "level")))
    geralt.given(hand=[effect, scene.card("plain")], tokens="E" * payable)

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == "E" * (payable - level) + "D" * level


@rule("RO-178", "RO-179")
@pytest.mark.parametrize(("red", "level"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_graded_count_gives_the_result_of_its_level_up_to_3(scene: Scene, red: int, level: int) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    effect = scene.card("effect", "green", standard=(have("red", up_to=3), gain("D", "level")))
    timeline = [scene.card(f"t{n}", "red" if n < red else "blue") for n in range(4)]
    geralt.given(timeline=timeline, hand=[effect, scene.card("plain")])

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == "D" * level


@rule("RO-180")
@pytest.mark.parametrize(
    ("when", "tokens", "after"),
    [
        (lose("E"), "EEE", "EEDD"),
        (have("red", at_least=2), "", "DD"),
        (have_inactive(at_least=2), "EEEE", "EEEEDD"),
    ],
)
def test_an_ungraded_effect_is_applied_once_however_often_its_condition_is_met(
    scene: Scene, when: Phrase, tokens: str, after: str
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    effect = scene.card("effect", "red", standard=(when, gain("D", 2)))
    geralt.given(
        timeline=[scene.card(f"t{n}", "red") for n in range(4)], hand=[effect, scene.card("plain")], tokens=tokens
    )

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == after
    assert len(scene.events("effect_applied")) == 1


@rule("RO-181")
@pytest.mark.parametrize(("wanted", "red", "met"), [(1, 0, 0), (1, 1, 1), (1, 2, 0), (2, 1, 0), (2, 2, 1), (2, 3, 0)])
def test_an_exact_number_of_cards_fails_with_fewer_and_with_more(scene: Scene, wanted: int, red: int, met: int) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    effect = scene.card("effect", "green", standard=(have("red", exactly=wanted), gain("D", 2)))
    timeline = [scene.card(f"t{n}", "red" if n < red else "blue") for n in range(4)]
    geralt.given(timeline=timeline, hand=[effect, scene.card("plain")])

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == "DD" * met


@rule("RO-EX-21", "RO-181")
@pytest.mark.parametrize(("token", "met"), [("", True), ("E", False)])
def test_three_inactive_symbols_are_not_exactly_two(scene: Scene, token: str, met: bool) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CD", turn=2)
    effect = scene.card("effect", symbols="M", standard=(have_inactive(exactly=2), gain("C", 2)))
    geralt.given(
        timeline=[scene.card("earlier", symbols="EM")],
        lost={"earlier": "M"},
        hand=[effect, scene.card("plain")],
        tokens=token,
    )

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == token + ("CC" if met else "")


# -- paying -------------------------------------------------------------------------------------------------------


@rule("RO-182")
def test_the_owner_picks_any_fitting_symbol_to_lose(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    effect = scene.card("effect", symbols="ED", standard=(lose("E"), gain("M", 2)))
    covered = scene.card("covered", symbols="E")
    geralt.given(
        timeline=[scene.card("earlier", symbols="EC"), covered],
        lost={"covered": "E"},
        hand=[effect, scene.card("plain")],
        tokens="ED",
    )

    play(scene, geralt, ciri, triss)

    scene.waits_for(geralt, "loss")
    geralt.may_choose("lose.token.exploration", "lose.effect.exploration", "lose.earlier.exploration")
    geralt.is_refused("lose.covered.exploration", because="RO-031")
    geralt.is_refused("lose.earlier.combat", because="RO-182")

    geralt.chooses("lose.earlier.exploration")

    assert (geralt.lost("earlier"), geralt.lost("effect")) == ("E", "")
    assert geralt.tokens == "EMMD"


@rule("RO-182")
@pytest.mark.parametrize(
    ("when", "tokens", "asked"),
    [
        (lose("D"), "", False),
        (lose("D"), "E", False),
        (lose("D"), "D", True),
        (lose("D"), "DDD", True),
        (lose_up_to_3("inactive"), "", False),
        (lose_up_to_3("inactive"), "E", False),
        (lose_up_to_3("inactive"), "EE", True),
        (lose_up_to_3("inactive"), "EED", True),
    ],
)
def test_the_owner_is_asked_as_soon_as_there_is_one_more_to_lose_than_is_lost(
    scene: Scene, when: Phrase, tokens: str, asked: bool
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    effect = scene.card("effect", symbols="E", standard=(when, giving("C", when)))
    geralt.given(timeline=[scene.card("earlier", symbols="D")], hand=[effect, scene.card("plain")], tokens=tokens)

    play(scene, geralt, ciri, triss)

    assert geralt.is_asked("loss") == asked


@rule("RO-183")
def test_a_symbol_of_a_later_card_cannot_pay(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    effect = scene.card("effect", symbols="E", standard=(lose("E"), gain("M", 2)))
    geralt.given(hand=[effect, scene.card("later", symbols="E")], tokens="E")

    play(scene, geralt, ciri, triss)

    geralt.may_choose("lose.token.exploration", "lose.effect.exploration")
    geralt.is_refused("lose.later.exploration", because="RO-183")


@rule("RO-184")
@pytest.mark.parametrize(("tokens", "after"), [("", ""), ("E", "E"), ("EE", "EE"), ("EEEE", "EEEE")])
def test_tokens_that_an_effect_produces_cannot_pay_for_it(scene: Scene, tokens: str, after: str) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    effect = scene.card("effect", standard=(lose_up_to_3("E"), gain("E", "level")))
    geralt.given(hand=[effect, scene.card("plain")], tokens=tokens)

    play(scene, geralt, ciri, triss)

    assert geralt.tokens == after
    told = [event["event"] for event in scene.match.log(None) if event["event"] in ("token_lost", "symbols_gained")]
    assert told == ["token_lost"] * min(3, len(tokens)) + ["symbols_gained"] * bool(tokens)


@rule("RO-185")
def test_a_loss_of_inactive_symbols_may_mix_both_kinds_and_both_ways(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    effect = scene.card("effect", symbols="E", standard=(lose_up_to_3("inactive"), gain("C", "level")))
    geralt.given(timeline=[scene.card("earlier", symbols="DM")], hand=[effect, scene.card("plain")], tokens="EDC")

    play(scene, geralt, ciri, triss)

    geralt.may_choose(
        "lose.token.exploration", "lose.token.diplomacy", "lose.effect.exploration", "lose.earlier.diplomacy"
    )
    geralt.chooses("lose.token.diplomacy", "lose.effect.exploration", "lose.earlier.diplomacy")

    assert geralt.tokens == "ECCCC"
    assert (geralt.lost("effect"), geralt.lost("earlier")) == ("E", "D")


@rule("RO-EX-20", "RO-179", "RO-182")
def test_of_five_payable_symbols_exactly_three_are_lost_by_the_players_choice(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    effect = scene.card("effect", symbols="D", standard=(lose_up_to_3("inactive"), gain("C", "level")))
    geralt.given(timeline=[scene.card("earlier", symbols="EE")], hand=[effect, scene.card("plain")], tokens="ED")

    play(scene, geralt, ciri, triss)
    geralt.chooses("lose.earlier.exploration", "lose.token.diplomacy", "lose.earlier.exploration")

    assert not geralt.is_asked("loss")
    assert geralt.lost("earlier") == "EE"
    assert geralt.lost("effect") == ""
    assert geralt.tokens == "ECCC"


@rule("RO-186", "RO-177")
def test_a_full_effect_takes_symbols_that_are_needed_elsewhere(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM", turn=2)
    greedy = scene.card("greedy", standard=(lose_up_to_3("E"), gain("D", "level")))
    needy = scene.card("needy", standard=(lose("E"), gain("C", 2)))
    geralt.given(timeline=[scene.card("earlier", symbols="E")], hand=[greedy, needy], tokens="EEE")

    play(scene, geralt, ciri, triss)
    geralt.chooses("lose.earlier.exploration")

    assert geralt.lost("earlier") == "E"
    assert geralt.tokens == "CCDDD"


@rule("RO-188")
def test_a_skipped_effect_is_not_stored_for_later(scene: Scene) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active="CM")
    skipped = scene.card("skipped", standard=(lose("E"), gain("C", 2)))
    source = scene.card("source", standard=(have("yellow", at_least=2), gain("E", 2)))
    geralt.given(hand=[skipped, source, scene.card("next1"), scene.card("next2", symbols="E")])
    plain_hands(scene, ciri, triss)
    scene.playing()
    lay_down(geralt, ciri, triss)
    for player in (geralt, ciri, triss):
        player.chooses("take.top")

    lay_down(geralt, ciri, triss)

    assert scene.state.turn == 3
    assert geralt.timeline == ["skipped", "source", "next1", "next2"]
    assert geralt.tokens == "EE"
