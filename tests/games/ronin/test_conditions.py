"""The conditions of action cards (RO-365 to RO-380)."""

from typing import Any

import pytest

from oldpath import BadContent
from tests.kit.scene import Player, Scene, rule

COLOURS = ("blue", "green", "red", "pink", "yellow")
SYMBOLS = {"E": "exploration", "C": "combat", "M": "magic", "D": "diplomacy"}
TWO_COMBAT = {"gain_symbol": {"symbol": "combat", "amount": 2}}
COMBAT_BY_LEVEL = {"gain_symbol": {"symbol": "combat", "amount": "level"}}
POINTS_BY_LEVEL = {"partnership": {"tracks": "one", "amount": "level"}}


def seated(
    scene: Scene, when: dict[str, Any], then: dict[str, Any], colour: str = "yellow", active: str = "CM"
) -> list[Player]:
    """Geralt is about to play the card `tested`, with Ciri at his left and Triss at his right.

    Everything else that is played has no colour that a test counts, no symbol and no effect.
    """
    players = scene.table("geralt", "ciri", "triss", active=active)
    scene.card("tested", colour, standard=(when, then))
    for player, name in zip(players, "gct", strict=True):
        player.given(hand=[scene.card(f"{name}{n}") for n in range(3)])
    players[0].given(hand=["tested", "g1", "g2"])
    return players


def all_play(players: list[Player]) -> None:
    """Everybody plays the two cards of the hand, the left one first."""
    for player in players:
        left, right = player.hand[:2]
        player.chooses(f"play.{left}", f"play.{right}")


def coloured(scene: Scene, colour: str, count: int, name: str = "n") -> list[str]:
    """So many cards of a colour."""
    return [scene.card(f"{name}{colour}{n}", colour) for n in range(count)]


@rule("RO-365")
@pytest.mark.parametrize("letter", SYMBOLS)
def test_lose_one_takes_one_of_the_given_symbol_and_no_more(scene: Scene, letter: str) -> None:
    players = seated(scene, {"lose": {"symbol": SYMBOLS[letter]}}, {"gain_symbol": {"symbol": "combat", "amount": 2}})
    geralt, ciri, _ = players
    geralt.given(tokens="EECCMMDD")
    ciri.given(tokens="EECCMMDD")
    scene.playing()

    all_play(players)

    assert sorted(geralt.tokens) == sorted("EECCMMDD".replace(letter, "", 1) + "CC")
    assert ciri.tokens == "EECCMMDD"


@rule("RO-365")
def test_lose_one_can_be_paid_by_covering_a_symbol(scene: Scene) -> None:
    players = seated(scene, {"lose": {"symbol": "exploration"}}, TWO_COMBAT)
    geralt = players[0]
    geralt.given(timeline=[scene.card("early", symbols="ED")])
    scene.playing()

    all_play(players)

    assert (geralt.tokens, geralt.lost("early")) == ("CC", "E")


@rule("RO-365")
def test_lose_one_fails_without_the_given_symbol(scene: Scene) -> None:
    players = seated(scene, {"lose": {"symbol": "exploration"}}, TWO_COMBAT)
    geralt = players[0]
    geralt.given(tokens="DM", timeline=[scene.card("early", symbols="ED")], lost={"early": "E"})
    scene.playing()

    all_play(players)

    assert (geralt.tokens, geralt.lost("early")) == ("MD", "E")


@rule("RO-366")
@pytest.mark.parametrize("letter", "EMD")
@pytest.mark.parametrize(("have", "level"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_lose_up_to_three_takes_as_many_as_there_are_at_most_three(
    scene: Scene, letter: str, have: int, level: int
) -> None:
    players = seated(scene, {"lose_up_to_3": {"symbol": SYMBOLS[letter]}}, COMBAT_BY_LEVEL)
    geralt = players[0]
    others = "EMD".replace(letter, "")
    geralt.given(tokens=letter * have + others)
    scene.playing()

    all_play(players)

    assert sorted(geralt.tokens) == sorted(letter * (have - level) + others + "C" * level)


@rule("RO-366")
def test_lose_up_to_three_takes_tokens_and_card_symbols_alike(scene: Scene) -> None:
    players = seated(scene, {"lose_up_to_3": {"symbol": "exploration"}}, COMBAT_BY_LEVEL)
    geralt = players[0]
    geralt.given(tokens="E", timeline=[scene.card("early", symbols="EEM")])
    scene.playing()

    all_play(players)

    assert (geralt.tokens, geralt.lost("early")) == ("CCC", "EE")


@rule("RO-367")
@pytest.mark.parametrize(
    ("tokens", "left"),
    [
        ("", ""),
        ("CCMM", "CCMM"),
        ("E", "C"),
        ("D", "C"),
        ("ED", "CC"),
        ("EED", "CCC"),
        ("EEE", "CCC"),
        ("DDD", "CCC"),
        ("EDCM", "CCCM"),
    ],
)
def test_lose_up_to_three_inactive_takes_both_inactive_symbols_and_no_active_one(
    scene: Scene, tokens: str, left: str
) -> None:
    players = seated(scene, {"lose_up_to_3": {"symbol": "inactive"}}, COMBAT_BY_LEVEL)
    geralt = players[0]
    geralt.given(tokens=tokens)
    scene.playing()

    all_play(players)

    assert geralt.tokens == left


@rule("RO-367")
def test_of_more_than_three_inactive_symbols_the_owner_picks_which_three_go(scene: Scene) -> None:
    players = seated(scene, {"lose_up_to_3": {"symbol": "inactive"}}, COMBAT_BY_LEVEL)
    geralt = players[0]
    geralt.given(tokens="EDC", timeline=[scene.card("early", symbols="DDM")])
    scene.playing()

    all_play(players)

    geralt.may_choose("lose.token.exploration", "lose.token.diplomacy", "lose.early.diplomacy")
    geralt.chooses("lose.early.diplomacy", "lose.token.diplomacy")
    geralt.may_choose("lose.token.exploration", "lose.early.diplomacy")
    geralt.chooses("lose.early.diplomacy")

    assert (geralt.tokens, geralt.lost("early")) == ("ECCCC", "DD")


@rule("RO-367")
@pytest.mark.parametrize(
    ("active", "tokens", "left"), [("CM", "CCMM", "CCMM"), ("EC", "ECMD", "ECCC"), ("ED", "EDM", "ECD")]
)
def test_which_symbols_are_inactive_is_a_matter_of_the_chapter(
    scene: Scene, active: str, tokens: str, left: str
) -> None:
    players = seated(scene, {"lose_up_to_3": {"symbol": "inactive"}}, COMBAT_BY_LEVEL, active=active)
    geralt = players[0]
    geralt.given(tokens=tokens)
    scene.playing()

    all_play(players)

    assert geralt.tokens == left


@rule("RO-368", "RO-375")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("earlier", "met"), [(0, False), (1, True), (2, True), (3, True)])
def test_two_or_more_of_a_colour_counts_the_card_itself(scene: Scene, colour: str, earlier: int, met: bool) -> None:
    players = seated(scene, {"have_colour": {"colour": colour, "at_least": 2}}, TWO_COMBAT, colour)
    geralt = players[0]
    geralt.given(timeline=coloured(scene, colour, earlier))
    scene.playing()

    all_play(players)

    assert geralt.tokens == ("CC" if met else "")


@rule("RO-368", "RO-375")
@pytest.mark.parametrize(("earlier", "met"), [(1, False), (2, True)])
def test_a_card_of_another_colour_does_not_count_itself(scene: Scene, earlier: int, met: bool) -> None:
    players = seated(scene, {"have_colour": {"colour": "red", "at_least": 2}}, TWO_COMBAT, "green")
    geralt, ciri, triss = players
    geralt.given(timeline=[*coloured(scene, "red", earlier), *coloured(scene, "blue", 3)])
    ciri.given(timeline=coloured(scene, "red", 3, "left"))
    triss.given(timeline=coloured(scene, "red", 3, "right"))
    scene.playing()

    all_play(players)

    assert geralt.tokens == ("CC" if met else "")


@rule("RO-370", "RO-371", "RO-375")
@pytest.mark.parametrize(
    ("exactly", "own", "earlier", "met"),
    [
        (1, "green", 0, True),
        (1, "green", 1, False),
        (1, "blue", 0, False),
        (1, "blue", 1, True),
        (1, "blue", 2, False),
        (2, "green", 0, False),
        (2, "green", 1, True),
        (2, "green", 2, False),
        (2, "blue", 1, False),
        (2, "blue", 2, True),
        (2, "blue", 3, False),
    ],
)
def test_an_exact_number_of_a_colour_fails_with_fewer_and_with_more(
    scene: Scene, exactly: int, own: str, earlier: int, met: bool
) -> None:
    players = seated(scene, {"have_colour": {"colour": "green", "exactly": exactly}}, TWO_COMBAT, own)
    geralt = players[0]
    geralt.given(timeline=[*coloured(scene, "green", earlier), *coloured(scene, "pink", 2)])
    scene.playing()

    all_play(players)

    assert geralt.tokens == ("CC" if met else "")


@rule("RO-372", "RO-375")
@pytest.mark.parametrize(
    ("own", "earlier", "level"),
    [
        ("green", 0, 1),
        ("green", 1, 2),
        ("green", 2, 3),
        ("green", 3, 3),
        ("blue", 0, 0),
        ("blue", 1, 1),
        ("blue", 4, 3),
    ],
)
def test_up_to_three_cards_of_a_colour_give_the_level(scene: Scene, own: str, earlier: int, level: int) -> None:
    players = seated(scene, {"have_colour": {"colour": "green", "up_to": 3}}, COMBAT_BY_LEVEL, own)
    geralt = players[0]
    geralt.given(timeline=coloured(scene, "green", earlier))
    scene.playing()

    all_play(players)

    assert geralt.tokens == "C" * level


@rule("RO-368", "RO-370", "RO-371", "RO-372")
@pytest.mark.parametrize(
    ("condition", "then", "tokens"),
    [
        ({"at_least": 2}, TWO_COMBAT, ""),
        ({"exactly": 1}, TWO_COMBAT, "CC"),
        ({"exactly": 2}, TWO_COMBAT, ""),
        ({"up_to": 3}, COMBAT_BY_LEVEL, "C"),
    ],
)
def test_a_card_played_after_it_is_not_counted_for_a_colour(
    scene: Scene, condition: dict[str, int], then: dict[str, Any], tokens: str
) -> None:
    players = seated(scene, {"have_colour": {"colour": "red", **condition}}, then, "red")
    players[0].given(hand=["tested", scene.card("later", "red"), "g2"])
    scene.playing()

    all_play(players)

    assert players[0].tokens == tokens


@rule("RO-372", "RO-368")
def test_a_card_with_a_covered_symbol_still_has_its_colour(scene: Scene) -> None:
    players = seated(scene, {"have_colour": {"colour": "red", "up_to": 3}}, COMBAT_BY_LEVEL)
    geralt = players[0]
    geralt.given(timeline=[scene.card("early", "red", "E")], lost={"early": "E"})
    scene.playing()

    all_play(players)

    assert geralt.tokens == "C"


@rule("RO-369", "RO-376")
@pytest.mark.parametrize("colour", ["green", "blue", "red", "pink"])
@pytest.mark.parametrize(("count", "level"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_the_chosen_partners_cards_of_a_colour_give_the_level(
    scene: Scene, colour: str, count: int, level: int
) -> None:
    players = seated(scene, {"partner_colour": {"colour": colour}}, COMBAT_BY_LEVEL, colour)
    geralt, ciri, triss = players
    geralt.given(timeline=coloured(scene, colour, 3, "own"))
    ciri.given(timeline=coloured(scene, colour, count, "left"))
    triss.given(timeline=coloured(scene, colour, 1, "right"))
    scene.playing()

    all_play(players)
    geralt.may_choose("partner.left", "partner.right")
    geralt.chooses("partner.left")

    assert geralt.tokens == "C" * level
    assert ciri.tokens == triss.tokens == ""


@rule("RO-376", "RO-369")
def test_the_partners_timeline_counts_whole_also_the_cards_of_this_turn(scene: Scene) -> None:
    players = seated(scene, {"partner_colour": {"colour": "red"}}, COMBAT_BY_LEVEL)
    geralt, ciri, _ = players
    ciri.given(timeline=coloured(scene, "red", 1), hand=coloured(scene, "red", 3, "new"))
    scene.playing()

    all_play(players)

    assert geralt.tokens == "CCC"


@rule("RO-369")
def test_with_five_seats_only_the_two_partners_can_be_chosen(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", "vesemir", "yennefer", active="CM")
    tea = ({"partner_colour": {"colour": "red"}}, POINTS_BY_LEVEL)
    players[0].given(timeline=[scene.card("tested", tea=tea)], fresh=1)
    for seat in (2, 3):
        players[seat].given(timeline=coloured(scene, "red", 3, f"seat{seat}"))
    scene.tea()

    assert scene.state.tracks == [0, 0, 0, 0, 0]
    scene.waits_for(players[0], "place")


@rule("RO-369", "RO-377")
def test_either_partner_may_be_picked_and_the_effect_is_full_for_that_one(scene: Scene) -> None:
    players = seated(scene, {"partner_colour": {"colour": "green"}}, COMBAT_BY_LEVEL)
    geralt, ciri, triss = players
    ciri.given(timeline=coloured(scene, "green", 3, "left"))
    triss.given(timeline=coloured(scene, "green", 2, "right"))
    scene.playing()

    all_play(players)
    geralt.may_choose("partner.left", "partner.right")
    geralt.chooses("partner.right")

    assert geralt.tokens == "CC"


@rule("RO-377")
@pytest.mark.parametrize(("left", "right", "level"), [(0, 2, 2), (1, 0, 1), (0, 0, 0)])
def test_a_partner_for_whom_the_condition_is_not_true_cannot_be_picked(
    scene: Scene, left: int, right: int, level: int
) -> None:
    players = seated(scene, {"partner_colour": {"colour": "green"}}, COMBAT_BY_LEVEL)
    geralt, ciri, triss = players
    ciri.given(timeline=coloured(scene, "green", left, "left"))
    triss.given(timeline=coloured(scene, "green", right, "right"))
    scene.playing()

    all_play(players)

    assert geralt.tokens == "C" * level
    scene.waits_for(geralt, "place")


@rule("RO-373", "RO-374", "RO-379")
@pytest.mark.parametrize(
    ("tokens", "exactly", "at_least"),
    [
        ("", False, False),
        ("E", False, False),
        ("D", False, False),
        ("EE", True, True),
        ("DD", True, True),
        ("ED", True, True),
        ("EDD", False, True),
        ("EEEDD", False, True),
        ("CCMM", False, False),
        ("ECM", False, False),
        ("EDCM", True, True),
    ],
)
@pytest.mark.parametrize("way", ["exactly", "at_least"])
def test_inactive_symbols_of_both_kinds_are_added_together(
    scene: Scene, way: str, tokens: str, exactly: bool, at_least: bool
) -> None:
    players = seated(scene, {"have_inactive": {way: 2}}, {"gain_path": {"path": "right", "amount": 2}})
    geralt = players[0]
    geralt.given(tokens=tokens)
    scene.playing()

    all_play(players)

    met = exactly if way == "exactly" else at_least
    assert sorted(geralt.tokens) == sorted(tokens + ("MM" if met else ""))


@rule("RO-373", "RO-374", "RO-379")
@pytest.mark.parametrize(
    ("active", "tokens", "met"),
    [("ED", "CM", True), ("ED", "EDDE", False), ("EM", "CD", True), ("DC", "EM", True), ("DC", "DDCC", False)],
)
@pytest.mark.parametrize("way", ["exactly", "at_least"])
def test_which_symbols_are_counted_as_inactive_is_a_matter_of_the_chapter(
    scene: Scene, way: str, active: str, tokens: str, met: bool
) -> None:
    players = seated(scene, {"have_inactive": {way: 2}}, {"gain_path": {"path": "left", "amount": 2}}, active=active)
    geralt = players[0]
    geralt.given(tokens=tokens)
    scene.playing()

    all_play(players)

    assert sorted(geralt.tokens) == sorted(tokens + active[0] * (2 if met else 0))


@rule("RO-378", "RO-EX-21", "RO-373")
@pytest.mark.parametrize(
    ("tokens", "symbols", "covered", "met"),
    [
        ("E", "ED", "", False),
        ("", "ED", "", True),
        ("E", "DM", "", True),
        ("E", "ED", "E", True),
        ("", "ED", "D", False),
        ("ED", "ED", "ED", True),
    ],
)
def test_uncovered_card_symbols_and_tokens_count_alike_for_inactive_symbols(
    scene: Scene, tokens: str, symbols: str, covered: str, met: bool
) -> None:
    players = seated(scene, {"have_inactive": {"exactly": 2}}, TWO_COMBAT)
    geralt = players[0]
    geralt.given(tokens=tokens, timeline=[scene.card("early", symbols=symbols)], lost={"early": covered})
    scene.playing()

    all_play(players)

    assert sorted(geralt.tokens) == sorted(tokens + ("CC" if met else ""))


@rule("RO-378")
def test_inactive_symbols_on_later_cards_and_on_other_timelines_do_not_count(scene: Scene) -> None:
    players = seated(scene, {"have_inactive": {"at_least": 2}}, TWO_COMBAT)
    geralt, ciri, triss = players
    geralt.given(tokens="E", hand=["tested", scene.card("later", symbols="DD"), "g2"])
    for player, name in ((ciri, "left"), (triss, "right")):
        player.given(tokens="EE", timeline=[scene.card(name, symbols="EE")])
    scene.playing()

    all_play(players)

    assert geralt.tokens == "E"


@rule("RO-380")
@pytest.mark.parametrize(
    ("when", "then"),
    [
        ({"have_inactive": {"exactly": 2}}, TWO_COMBAT),
        ({"have_inactive": {"at_least": 2}}, TWO_COMBAT),
        ({"have_colour": {"colour": "red", "at_least": 2}}, TWO_COMBAT),
        ({"have_colour": {"colour": "red", "exactly": 2}}, TWO_COMBAT),
        ({"have_colour": {"colour": "red", "up_to": 3}}, COMBAT_BY_LEVEL),
        ({"partner_colour": {"colour": "red"}}, COMBAT_BY_LEVEL),
    ],
)
def test_having_consumes_nothing(scene: Scene, when: dict[str, Any], then: dict[str, Any]) -> None:
    players = seated(scene, when, then)
    geralt, ciri, _ = players
    geralt.given(tokens="D", timeline=[scene.card("a", "red", "E"), scene.card("b", "red")])
    ciri.given(timeline=coloured(scene, "red", 2, "left"))
    scene.playing()

    all_play(players)

    assert geralt.tokens == "CCD"
    assert (geralt.lost("a"), len(geralt.timeline), len(ciri.timeline)) == ("", 4, 4)


@rule("RO-365", "RO-366", "RO-367", "RO-368", "RO-369", "RO-370", "RO-371", "RO-372", "RO-373", "RO-374")
@pytest.mark.parametrize(
    "when",
    [
        {"lose": {"symbol": "inactive"}},
        {"lose": {"symbol": "cup"}},
        {"lose_up_to_3": {"symbol": "active"}},
        {"have_colour": {"colour": "red", "at_least": 3}},
        {"have_colour": {"colour": "red", "exactly": 3}},
        {"have_colour": {"colour": "red", "up_to": 2}},
        {"have_colour": {"colour": "red"}},
        {"have_colour": {"colour": "red", "at_least": 2, "exactly": 2}},
        {"have_inactive": {"exactly": 1}},
        {"have_inactive": {"at_least": 3}},
        {"have_inactive": {}},
        {"partner_colour": {"colour": "red", "up_to": 2}},
        {"have_symbol": {"symbol": "magic"}},
    ],
)
def test_there_are_no_other_conditions(scene: Scene, when: dict[str, Any]) -> None:
    for then in (TWO_COMBAT, COMBAT_BY_LEVEL):
        with pytest.raises(BadContent):
            scene.card("impossible", standard=(when, then))
