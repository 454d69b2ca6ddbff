"""The results of action cards (RO-381 to RO-394)."""

from collections.abc import Sequence
from typing import Any

import pytest

from oldpath import BadContent
from oldpath.games.ronin.box import open_box
from oldpath.games.ronin.verbs import Effect
from tests.kit.scene import Player, Scene, rule

ALWAYS = {"have_colour": {"colour": "green", "exactly": 1}}
BY_GREEN = {"have_colour": {"colour": "green", "up_to": 3}}
RED_PARTNER = {"partner_colour": {"colour": "red"}}
ON_BOTH = {"partnership": {"tracks": "both"}}
ON_ONE = {"partnership": {"tracks": "one", "amount": "level"}}
ACTIVE = ["CM", "MC", "ED", "DC"]


def played(scene: Scene, when: dict[str, Any], then: dict[str, Any], active: str = "CM", level: int = 1) -> Player:
    """Geralt has played a green card with this effect, beside enough earlier green ones for the level."""
    players = scene.table("geralt", "ciri", "triss", active=active)
    scene.card("tested", "green", standard=(when, then))
    for player, name in zip(players, "gct", strict=True):
        player.given(hand=[scene.card(f"{name}{n}") for n in range(3)])
    geralt = players[0]
    geralt.given(hand=["tested", "g1", "g2"], timeline=[scene.card(f"green{n}", "green") for n in range(level - 1)])
    scene.playing()
    for player in players:
        left, right = player.hand[:2]
        player.chooses(f"play.{left}", f"play.{right}")
    assert [player.tokens for player in players[1:]] == ["", ""]
    return geralt


def poured(
    scene: Scene, when: dict[str, Any], then: dict[str, Any], level: int = 1, tracks: Sequence[int] = (0, 0, 0, 0)
) -> list[Player]:
    """Geralt, between Ciri at his left and Vesemir at his right, is about to pour tea with a green card."""
    players = scene.table("geralt", "ciri", "triss", "vesemir", active="CM", tracks=tracks)
    greens = [scene.card(f"green{n}", "green") for n in range(level - 1)]
    players[0].given(timeline=[*greens, scene.card("tested", "green", tea=(when, then))], fresh=1)
    return players


@rule("RO-381")
def test_one_point_on_each_of_your_two_tracks(scene: Scene) -> None:
    geralt, *_ = poured(scene, ALWAYS, ON_BOTH)
    scene.tea()

    assert (geralt.left_track, geralt.right_track) == (1, 1)
    assert scene.state.tracks == [1, 0, 0, 1]


@rule("RO-381")
def test_without_its_condition_it_moves_no_marker(scene: Scene) -> None:
    poured(scene, ALWAYS, ON_BOTH, level=2)
    scene.tea()

    assert scene.state.tracks == [0, 0, 0, 0]


@rule("RO-382")
@pytest.mark.parametrize(("greens", "level"), [(1, 1), (2, 2), (3, 3), (4, 3)])
@pytest.mark.parametrize(("side", "track"), [("left", 0), ("right", 3)])
def test_points_by_level_go_to_one_track_of_the_players_choice(
    scene: Scene, side: str, track: int, greens: int, level: int
) -> None:
    geralt, *_ = poured(scene, BY_GREEN, ON_ONE, greens, tracks=(20, 20, 20, 20))
    scene.tea()

    geralt.may_choose("partner.left", "partner.right")
    geralt.chooses(f"partner.{side}")

    assert scene.state.tracks == [20 + level * (at == track) for at in range(4)]


@rule("RO-382")
def test_the_track_is_chosen_after_the_loss_was_paid(scene: Scene) -> None:
    geralt, *_ = poured(scene, {"lose_up_to_3": {"symbol": "exploration"}}, ON_ONE)
    geralt.given(tokens="EE")
    scene.tea()

    assert geralt.tokens == ""
    geralt.chooses("partner.right")

    assert scene.state.tracks == [0, 0, 0, 2]


@rule("RO-383", "RO-384")
@pytest.mark.parametrize("active", ACTIVE)
@pytest.mark.parametrize(("path", "at"), [("left", 0), ("right", 1)])
@pytest.mark.parametrize(("greens", "level"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_path_by_level_gives_tokens_of_its_active_symbol(
    scene: Scene, active: str, path: str, at: int, greens: int, level: int
) -> None:
    geralt = played(scene, BY_GREEN, {"gain_path": {"path": path, "amount": "level"}}, active, greens)

    assert geralt.tokens == active[at] * level


@rule("RO-385", "RO-386")
@pytest.mark.parametrize("active", ACTIVE)
@pytest.mark.parametrize(("path", "at"), [("left", 0), ("right", 1)])
def test_a_path_gives_two_tokens_of_its_active_symbol(scene: Scene, active: str, path: str, at: int) -> None:
    geralt = played(scene, ALWAYS, {"gain_path": {"path": path, "amount": 2}}, active)

    assert geralt.tokens == active[at] * 2


@rule("RO-387")
@pytest.mark.parametrize("active", ACTIVE)
def test_one_token_of_each_of_the_two_active_symbols(scene: Scene, active: str) -> None:
    geralt = played(scene, ALWAYS, {"gain_both_active": {}}, active)

    assert sorted(geralt.tokens) == sorted(active)


@rule("RO-388", "RO-393")
@pytest.mark.parametrize(
    ("symbol", "letter"), [("exploration", "E"), ("combat", "C"), ("magic", "M"), ("diplomacy", "D")]
)
def test_two_tokens_of_the_depicted_symbol_active_or_not(scene: Scene, symbol: str, letter: str) -> None:
    geralt = played(scene, ALWAYS, {"gain_symbol": {"symbol": symbol, "amount": 2}}, "CM")

    assert geralt.tokens == letter * 2


@rule("RO-389", "RO-393")
@pytest.mark.parametrize(
    ("symbol", "letter"), [("exploration", "E"), ("combat", "C"), ("magic", "M"), ("diplomacy", "D")]
)
@pytest.mark.parametrize(("greens", "level"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_the_depicted_symbol_by_level_active_or_not(
    scene: Scene, symbol: str, letter: str, greens: int, level: int
) -> None:
    geralt = played(scene, BY_GREEN, {"gain_symbol": {"symbol": symbol, "amount": "level"}}, "CM", greens)

    assert geralt.tokens == letter * level


@rule("RO-390", "RO-393")
@pytest.mark.parametrize(
    ("symbols", "tokens"),
    [
        (["exploration", "magic", "combat"], "ECM"),
        (["exploration", "magic", "diplomacy"], "EMD"),
        (["magic", "magic", "diplomacy"], "MMD"),
    ],
)
def test_a_set_gives_exactly_the_depicted_tokens(scene: Scene, symbols: list[str], tokens: str) -> None:
    geralt = played(scene, ALWAYS, {"gain_set": {"symbols": symbols}}, "CM")

    assert geralt.tokens == tokens


@rule("RO-391")
@pytest.mark.parametrize(("when", "then"), [(ALWAYS, ON_BOTH), (BY_GREEN, ON_ONE)])
def test_partnership_points_are_no_result_of_a_standard_effect(
    scene: Scene, when: dict[str, Any], then: dict[str, Any]
) -> None:
    with pytest.raises(BadContent, match=r"RO-391"):
        scene.card("impossible", standard=(when, then))


@rule("RO-391")
@pytest.mark.parametrize(
    ("when", "then"),
    [
        (BY_GREEN, {"gain_path": {"path": "left", "amount": "level"}}),
        (ALWAYS, {"gain_path": {"path": "right", "amount": 2}}),
        (ALWAYS, {"gain_both_active": {}}),
        (ALWAYS, {"gain_symbol": {"symbol": "magic", "amount": 2}}),
        (BY_GREEN, {"gain_symbol": {"symbol": "magic", "amount": "level"}}),
        (ALWAYS, {"gain_set": {"symbols": ["exploration", "magic", "combat"]}}),
    ],
)
def test_tokens_are_no_result_of_a_tea_effect(scene: Scene, when: dict[str, Any], then: dict[str, Any]) -> None:
    with pytest.raises(BadContent, match=r"RO-391"):
        scene.card("impossible", tea=(when, then))


@rule("RO-381", "RO-383", "RO-384", "RO-387", "RO-388", "RO-390")
@pytest.mark.parametrize(
    "then",
    [
        {"gain_path": {"path": "both", "amount": 2}},
        {"gain_path": {"path": "left", "amount": 0}},
        {"gain_path": {"path": "left"}},
        {"gain_symbol": {"symbol": "inactive", "amount": 2}},
        {"gain_symbol": {"symbol": "cup", "amount": 2}},
        {"gain_symbol": {"symbol": "magic", "amount": -1}},
        {"gain_both_active": {"amount": 2}},
        {"gain_set": {"symbols": []}},
        {"gain_set": {"symbols": ["magic", "cup", "combat"]}},
        {"gain_vp": {"amount": 1}},
        {"gain_xp": {"amount": 1}},
    ],
)
def test_there_are_no_other_results_of_standard_effects(scene: Scene, then: dict[str, Any]) -> None:
    for when in (ALWAYS, BY_GREEN):
        with pytest.raises(BadContent):
            scene.card("impossible", standard=(when, then))


@rule("RO-381", "RO-382")
@pytest.mark.parametrize(
    "then",
    [
        {"partnership": {"tracks": "both", "amount": 2}},
        {"partnership": {"tracks": "both", "amount": "level"}},
        {"partnership": {"tracks": "left", "amount": 1}},
        {"partnership": {"tracks": "one", "amount": 0}},
        {"partnership": {"amount": 1}},
    ],
)
def test_there_are_no_other_results_of_tea_effects(scene: Scene, then: dict[str, Any]) -> None:
    for when in (ALWAYS, BY_GREEN):
        with pytest.raises(BadContent):
            scene.card("impossible", tea=(when, then))


@rule("RO-391")
def test_in_the_box_every_tea_effect_gives_points_and_no_standard_effect_does() -> None:
    cards = open_box().cards

    assert all(card.tea.then.tea for card in cards if card.tea is not None)
    assert not any(card.standard.then.tea for card in cards if card.standard is not None)


@rule("RO-392")
@pytest.mark.parametrize(("side", "tracks"), [("left", [2, 0, 0, 0]), ("right", [0, 0, 0, 1])])
def test_the_chosen_partner_is_also_the_chosen_track(scene: Scene, side: str, tracks: list[int]) -> None:
    geralt, ciri, _, vesemir = poured(scene, RED_PARTNER, ON_ONE)
    ciri.given(timeline=[scene.card(f"ciri{n}", "red") for n in range(2)])
    vesemir.given(timeline=[scene.card("vesemir0", "red")])
    scene.tea()

    geralt.chooses(f"partner.{side}")

    assert scene.state.tracks == tracks
    assert not geralt.is_asked("track")


@rule("RO-392")
def test_where_one_partner_fits_the_points_go_to_that_partners_track_unasked(scene: Scene) -> None:
    geralt, _, _, vesemir = poured(scene, RED_PARTNER, ON_ONE)
    vesemir.given(timeline=[scene.card(f"vesemir{n}", "red") for n in range(2)])
    scene.tea()

    assert scene.state.tracks == [0, 0, 0, 2]
    scene.waits_for(geralt, "place")


@rule("RO-394")
@pytest.mark.parametrize(
    ("when", "then"),
    [
        (ALWAYS, {"gain_path": {"path": "left", "amount": "level"}}),
        (ALWAYS, {"gain_symbol": {"symbol": "magic", "amount": "level"}}),
        ({"lose": {"symbol": "magic"}}, {"gain_symbol": {"symbol": "magic", "amount": "level"}}),
        ({"have_inactive": {"at_least": 2}}, {"gain_path": {"path": "right", "amount": "level"}}),
        (BY_GREEN, {"gain_path": {"path": "left", "amount": 2}}),
        (BY_GREEN, {"gain_both_active": {}}),
        (RED_PARTNER, {"gain_symbol": {"symbol": "magic", "amount": 2}}),
        ({"lose_up_to_3": {"symbol": "magic"}}, {"gain_set": {"symbols": ["magic", "magic", "magic"]}}),
    ],
)
def test_graded_results_need_graded_conditions_and_plain_ones_plain_ones(
    scene: Scene, when: dict[str, Any], then: dict[str, Any]
) -> None:
    with pytest.raises(BadContent, match=r"RO-394"):
        scene.card("impossible", standard=(when, then))


@rule("RO-394")
@pytest.mark.parametrize(("when", "then"), [(ALWAYS, ON_ONE), (BY_GREEN, ON_BOTH)])
def test_points_by_level_need_a_graded_condition_too(scene: Scene, when: dict[str, Any], then: dict[str, Any]) -> None:
    with pytest.raises(BadContent, match=r"RO-394"):
        scene.card("impossible", tea=(when, then))


@rule("RO-394")
def test_in_the_box_condition_and_result_are_graded_together() -> None:
    effects: list[Effect] = [
        effect for card in open_box().cards for effect in (card.standard, card.tea) if effect is not None
    ]

    assert len(effects) > 60
    assert all(effect.when.graded == effect.then.graded for effect in effects)
