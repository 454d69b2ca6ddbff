"""Symbols and tokens, the chapter card, active and inactive symbols (RO-026 to RO-047)."""

from itertools import permutations
from typing import Any

import msgspec
import pytest

from oldpath import BadContent, BadMatch
from oldpath.games.ronin.box import open_box
from oldpath.games.ronin.components import SYMBOLS
from tests.kit.scene import LETTERS, Player, Scene, rule

Clause = dict[str, Any]
BURN: tuple[Clause, Clause] = (
    {"lose_up_to_3": {"symbol": "inactive"}},
    {"gain_symbol": {"symbol": "combat", "amount": "level"}},
)
ALWAYS: Clause = {"have_colour": {"colour": "yellow", "at_least": 2}}
"""Met by the second of two yellow cards, as the test's cards are where nothing else is said."""


def plays(scene: Scene, players: list[Player], left: str, right: str = "") -> None:
    """The first player plays these cards, the others cards without anything on them."""
    first, *others = players
    first.given(hand=[left, right or scene.card("plain")])
    hands = [first.hand] + [[scene.card(f"{side}{player.seat}") for side in ("a", "b")] for player in others]
    for player, hand in zip(others, hands[1:], strict=True):
        player.given(hand=hand)
    scene.playing()
    for player, hand in zip(players, hands, strict=True):
        player.chooses(f"play.{hand[0]}")


def ends_chapter(scene: Scene, players: list[Player]) -> None:
    """The chapter is scored; whoever has no timeline yet has played one card without anything on it."""
    for player in players:
        if not player.state.timeline:
            player.given(timeline=[scene.card(f"lone{player.seat}")])
    scene.chapter_end()


# -- symbols and tokens ------------------------------------------------------------------------------------------------


@rule("RO-026")
def test_there_are_exactly_four_symbols(scene: Scene) -> None:
    assert SYMBOLS == ("exploration", "combat", "magic", "diplomacy")
    assert {symbol for card in open_box().cards for symbol in card.symbols} == {0, 1, 2, 3}

    unknown = msgspec.structs.replace(open_box().cards[0].entry, id="ro.test.unknown", symbols=("honour",))
    with pytest.raises(BadContent, match="honour"):
        scene.box.make_card(unknown)


@rule("RO-027")
def test_a_played_card_brings_the_symbols_it_shows(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    shows = scene.card("shows", symbols="EE")
    burns = scene.card("burns", standard=BURN)

    plays(scene, players, shows, burns)

    assert players[0].tokens == "CC"
    assert players[0].lost("shows") == "EE"


@rule("RO-027")
def test_symbols_come_as_tokens_from_abilities_effects_and_bonuses(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="EM", tracks=[15, 0, 0], abilities=True)
    geralt, ciri, triss = players
    gift = scene.card("gift", standard=({"have_colour": {"colour": "yellow", "exactly": 1}}, {"gain_both_active": {}}))
    kettle = scene.card("kettle", tea=(ALWAYS, {"partnership": {"tracks": "both"}}))
    geralt.given(xp=5, hand=[gift, kettle])
    for player in (ciri, triss):
        player.given(hand=[scene.card(f"{side}{player.seat}") for side in ("a", "b")])
    scene.playing()

    geralt.chooses("use.geralt.2")
    assert geralt.tokens == "CCC"
    geralt.chooses("play.gift")
    ciri.chooses("play.a1")
    triss.chooses("play.a2")
    assert geralt.tokens == "ECCCM"
    geralt.chooses("symbol.magic")
    assert geralt.tokens == "ECCCMMM"
    assert (ciri.tokens, triss.tokens) == ("", "")


@rule("RO-028")
@pytest.mark.parametrize(("symbols", "tokens"), [("EE", ""), ("E", "E"), ("", "EE")])
def test_a_printed_symbol_and_a_token_are_alike_for_an_effect(scene: Scene, symbols: str, tokens: str) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    players[0].given(tokens=tokens)
    burns = scene.card("burns", symbols=symbols, standard=BURN)

    plays(scene, players, burns)

    assert players[0].tokens == "CC"
    assert players[0].lost("burns") == symbols


@rule("RO-028")
@pytest.mark.parametrize(
    ("symbols", "tokens", "met"), [("ED", "", True), ("E", "D", True), ("", "DD", True), ("E", "", False)]
)
def test_a_printed_symbol_and_a_token_are_alike_for_what_is_to_be_had(
    scene: Scene, symbols: str, tokens: str, met: bool
) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    players[0].given(tokens=tokens)
    holds = scene.card("holds", symbols=symbols, standard=({"have_inactive": {"exactly": 2}}, {"gain_both_active": {}}))

    plays(scene, players, holds)

    assert sorted(players[0].tokens) == sorted(tokens + ("CM" if met else ""))


@rule("RO-028")
@pytest.mark.parametrize(("symbols", "tokens"), [("CCM", ""), ("CM", "C"), ("C", "CM"), ("", "CCM")])
def test_a_printed_symbol_and_a_token_are_alike_for_scoring(scene: Scene, symbols: str, tokens: str) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    players[0].given(timeline=[scene.card("shows", symbols=symbols)], tokens=tokens)

    ends_chapter(scene, players)

    assert [(player.state.xp, player.state.vp) for player in players] == [(2, 1), (0, 0), (0, 0)]


@rule("RO-029")
def test_a_gained_symbol_is_a_token_in_the_owners_supply(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    plain = scene.card("plain")
    gift = scene.card("gift", standard=(ALWAYS, {"gain_symbol": {"symbol": "diplomacy", "amount": 2}}))
    players[0].given(tokens="ED")
    players[1].given(tokens="D")

    plays(scene, players, plain, gift)

    assert [player.tokens for player in players] == ["EDDD", "D", ""]
    assert players[0].timeline == ["plain", "gift"]


@rule("RO-030")
@pytest.mark.parametrize(
    ("lose", "tokens", "first", "second"),
    [
        ("lose.token.exploration", "CC", "", ""),
        ("lose.first.exploration", "ECC", "E", ""),
        ("lose.second.exploration", "ECC", "", "E"),
    ],
)
def test_a_symbol_is_lost_as_a_token_or_by_covering_a_card_as_the_loser_picks(
    scene: Scene, lose: str, tokens: str, first: str, second: str
) -> None:
    players = scene.table("geralt", "ciri", "triss")
    geralt, ciri, _ = players
    pays = ({"lose": {"symbol": "exploration"}}, {"gain_symbol": {"symbol": "combat", "amount": 2}})
    cards = [scene.card("first", symbols="EM"), scene.card("second", symbols="ED", standard=pays)]
    geralt.given(tokens="E")
    ciri.given(tokens="E")

    plays(scene, players, *cards)
    geralt.may_choose("lose.token.exploration", "lose.first.exploration", "lose.second.exploration")
    geralt.chooses(lose)

    assert (geralt.tokens, geralt.lost("first"), geralt.lost("second")) == (tokens, first, second)
    assert [player.tokens for player in players[1:]] == ["E", ""]


@rule("RO-031")
def test_a_covered_symbol_meets_no_condition(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    seen = scene.card("seen", symbols="ED")
    players[0].given(timeline=[seen], lost={"seen": "E"})
    asks = scene.card("asks", standard=({"have_inactive": {"at_least": 2}}, {"gain_both_active": {}}))

    plays(scene, players, asks)

    assert players[0].tokens == ""


@rule("RO-031")
def test_a_covered_symbol_cannot_be_lost_again(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    seen = scene.card("seen", symbols="EDD")
    players[0].given(timeline=[seen], lost={"seen": "ED"})

    plays(scene, players, scene.card("burns", standard=BURN))

    assert players[0].tokens == "C"
    assert players[0].lost("seen") == "EDD"


@rule("RO-031")
@pytest.mark.parametrize(("covered", "steps"), [("", 2), ("U", 0)])
def test_a_covered_cup_forms_no_pair(scene: Scene, covered: str, steps: int) -> None:
    geralt, ciri, _ = scene.table("geralt", "ciri", "triss")
    geralt.given(timeline=[scene.card("mine", cup="left")], lost={"mine": covered})
    ciri.given(timeline=[scene.card("hers", cup="right")])

    scene.tea()

    assert geralt.left_track == steps


@rule("RO-031")
def test_a_covered_symbol_is_not_scored(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    players[0].given(timeline=[scene.card("seen", symbols="CCM")], lost={"seen": "CM"})

    ends_chapter(scene, players)

    assert (players[0].state.xp, players[0].state.vp) == (1, 0)


@rule("RO-032")
@pytest.mark.parametrize(("lost", "xp", "vp"), [("", 2, 1), ("C", 1, 1), ("M", 2, 0), ("CC", 1, 0)])
def test_one_lost_token_covers_one_symbol_and_the_others_stay(scene: Scene, lost: str, xp: int, vp: int) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    players[0].given(timeline=[scene.card("seen", symbols="CCM")], lost={"seen": lost})

    ends_chapter(scene, players)

    assert (players[0].state.xp, players[0].state.vp) == (xp, vp)


@rule("RO-032")
@pytest.mark.parametrize(("symbols", "lose", "burnt"), [("DED", "E", "E"), ("EED", "E", "E"), ("EEM", "E", "E")])
def test_what_covers_one_symbol_of_a_card_leaves_the_others_for_the_next_loss(
    scene: Scene, symbols: str, lose: str, burnt: str
) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    pays = ({"lose": {"symbol": LETTERS[lose]}}, {"gain_symbol": {"symbol": "magic", "amount": 2}})
    players[0].given(timeline=[scene.card("seen", symbols=symbols, cup="left")])

    plays(scene, players, scene.card("pays", standard=pays))

    assert players[0].lost("seen") == burnt
    assert players[0].tokens == "MM"


@rule("RO-032")
def test_a_lost_token_where_no_symbol_is_printed_is_unsound(scene: Scene) -> None:
    geralt, _, _ = scene.table("geralt", "ciri", "triss")
    geralt.given(timeline=[scene.card("seen", symbols="C")])
    geralt.state.covers = [0b10]

    with pytest.raises(BadMatch, match="RO-032"):
        scene.tea()


@rule("RO-033")
def test_a_covered_card_keeps_its_colour_for_its_owner(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    players[0].given(timeline=[scene.card("seen", "green", "CM")], lost={"seen": "CM"})
    greens: tuple[Clause, Clause] = ({"have_colour": {"colour": "green", "exactly": 1}}, {"gain_both_active": {}})

    plays(scene, players, scene.card("asks", standard=greens))

    assert players[0].tokens == "CM"
    assert players[0].timeline[0] == "seen"


@rule("RO-033")
def test_a_card_that_pays_stays_where_it_lies_and_keeps_its_colour(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    players[0].given(timeline=[scene.card("seen", "green", "E"), scene.card("blue", "blue")])
    pays = ({"lose": {"symbol": "exploration"}}, {"gain_symbol": {"symbol": "diplomacy", "amount": 2}})
    greens: tuple[Clause, Clause] = ({"have_colour": {"colour": "green", "exactly": 1}}, {"gain_both_active": {}})

    plays(scene, players, scene.card("pays", standard=pays), scene.card("asks", standard=greens))

    assert players[0].timeline == ["seen", "blue", "pays", "asks"]
    assert players[0].lost("seen") == "E"
    assert players[0].tokens == "CMDD"


@rule("RO-033")
def test_a_covered_card_keeps_its_colour_for_a_partner(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    players[1].given(timeline=[scene.card("seen", "green", "CM")], lost={"seen": "CM"})
    greens: tuple[Clause, Clause] = (
        {"partner_colour": {"colour": "green"}},
        {"gain_symbol": {"symbol": "combat", "amount": "level"}},
    )

    plays(scene, players, scene.card("asks", standard=greens))

    assert players[0].tokens == "C"


@rule("RO-034")
def test_a_discarded_token_is_in_the_stock_and_not_in_a_supply(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    players[0].given(tokens="EEM")
    players[1].given(tokens="D")
    pays = ({"lose": {"symbol": "exploration"}}, {"gain_symbol": {"symbol": "magic", "amount": 2}})

    plays(scene, players, scene.card("pays", standard=pays))

    assert [player.tokens for player in players] == ["EMMM", "D", ""]


@rule("RO-035")
@pytest.mark.parametrize("letter", LETTERS)
def test_a_41st_token_of_a_symbol_is_gained_like_the_first(scene: Scene, letter: str) -> None:
    players = scene.table("geralt", "ciri", "triss")
    players[0].given(tokens=letter * 20)
    players[1].given(tokens=letter * 19)
    gift = (ALWAYS, {"gain_symbol": {"symbol": LETTERS[letter], "amount": 2}})

    plays(scene, players, scene.card("yellow"), scene.card("gift", standard=gift))

    assert [len(player.tokens) for player in players] == [22, 19, 0]


@rule("RO-035")
def test_a_31st_symbol_is_covered_like_the_first(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss")
    covered = [scene.card(f"old{at}", symbols="EMM") for at in range(10)]
    players[0].given(timeline=covered, lost=dict.fromkeys(covered, "EMM"))
    pays = ({"lose": {"symbol": "exploration"}}, {"gain_symbol": {"symbol": "combat", "amount": 2}})

    plays(scene, players, scene.card("pays", symbols="E", standard=pays))

    assert "".join(players[0].lost(card) for card in players[0].timeline) == "EMM" * 10 + "E"
    assert players[0].tokens == "CC"


# -- the chapter card --------------------------------------------------------------------------------------------------


@rule("RO-036", "RO-039", "RO-045")
def test_every_chapter_card_gives_a_pair_of_two_different_symbols_for_each_of_three_chapters() -> None:
    for card in open_box().chapters:
        assert len(card.pairs) == 3
        assert [len({*pair}) for pair in card.pairs] == [2, 2, 2]


@rule("RO-037")
def test_one_chapter_card_serves_all_three_chapters(scene: Scene) -> None:
    players = scene.table(
        "geralt", "ciri", "triss", active="CM", chapter_pairs=("CM", "ED", "MC"), initiative=[2, 0, 1]
    )

    ends_chapter(scene, players)

    assert scene.events("chapter_card_drawn") == []
    assert scene.state.chapter_card == 0
    assert (SYMBOLS[scene.state.left], SYMBOLS[scene.state.right]) == ("exploration", "diplomacy")
    assert scene.state.initiative == [2, 0, 1]


@rule("RO-038")
@pytest.mark.parametrize(("chapter", "active", "after"), [(1, "CM", "ED"), (2, "ED", "MC")])
def test_the_active_symbol_cards_match_the_current_chapter(scene: Scene, chapter: int, active: str, after: str) -> None:
    players = scene.table("geralt", "ciri", "triss", active=active, chapter=chapter, chapter_pairs=("CM", "ED", "MC"))
    for player in players:
        player.given(timeline=[scene.card(f"{side}{player.seat}") for side in ("a", "b")])
    scene.chapter_end()

    for player in players:
        player.chooses(f"keep.a{player.seat}")

    while any(name == "kept_card" for _, name in scene.asked()):
        ask = scene.match.asks[0]
        scene.answer(ask.seat, ask.keys[0])
    assert scene.state.chapter == chapter + 1
    assert [SYMBOLS[scene.state.left], SYMBOLS[scene.state.right]] == [LETTERS[letter] for letter in after]


@rule("RO-016", "RO-047")
@pytest.mark.parametrize("pair", list(permutations(range(4), 2)))
def test_each_symbol_can_be_shown_on_the_left_and_on_the_right(scene: Scene, pair: tuple[int, int]) -> None:
    scene.box.chapters[0] = msgspec.structs.replace(scene.box.chapters[0], pairs=(pair, (0, 1), (0, 1)))

    scene.setup(3, heroes="geralt,ciri,triss")

    assert (scene.state.left, scene.state.right) == pair
    assert sorted((*scene.state.inactive(), *pair)) == [0, 1, 2, 3]


@rule("RO-039", "RO-045")
def test_the_same_symbol_twice_is_no_pair_of_active_symbols(scene: Scene) -> None:
    scene.table("geralt", "ciri", "triss", active="CC")

    with pytest.raises(BadMatch, match="RO-045"):
        scene.taking()


@rule("RO-040")
@pytest.mark.parametrize(("active", "xp", "vp"), [("CM", 3, 2), ("MC", 3, 2), ("CE", 3, 1), ("MD", 2, 0)])
def test_active_symbols_collected_on_cards_and_as_tokens_give_xp_and_vp(
    scene: Scene, active: str, xp: int, vp: int
) -> None:
    players = scene.table("geralt", "ciri", "triss", active=active)
    players[0].given(timeline=[scene.card("shows", symbols="CCM")], tokens="CME")

    ends_chapter(scene, players)

    assert [(player.state.xp, player.state.vp) for player in players] == [(xp, vp), (0, 0), (0, 0)]


@rule("RO-041")
@pytest.mark.parametrize(("active", "inactive"), [("CM", "ED"), ("MC", "ED"), ("ED", "CM"), ("EC", "MD"), ("DM", "EC")])
def test_the_two_other_symbols_are_inactive(scene: Scene, active: str, inactive: str) -> None:
    players = scene.table("geralt", "ciri", "triss", active=active)
    players[0].given(tokens="EEECCCMMMDDD")

    plays(scene, players, scene.card("burns", standard=BURN))

    players[0].may_choose(*(f"lose.token.{LETTERS[letter]}" for letter in inactive))


@rule("RO-042")
def test_inactive_symbols_score_nothing(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    players[0].given(timeline=[scene.card("shows", symbols="EDD")], tokens="EEDD")

    ends_chapter(scene, players)

    assert (players[0].state.xp, players[0].state.vp) == (0, 0)


@rule("RO-042")
def test_inactive_symbols_feed_effects(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM")
    players[0].given(tokens="CCMED")

    plays(scene, players, scene.card("burns", standard=BURN))

    assert players[0].tokens == "CCCCM"


@rule("RO-042")
def test_inactive_symbols_feed_abilities(scene: Scene) -> None:
    dandelion, _, _ = scene.table("dandelion", "ciri", "triss", active="CM", abilities=True)
    dandelion.given(tokens="CED")
    scene.tea()

    dandelion.chooses("use.dandelion.1")
    dandelion.may_choose(
        "exchange.exploration.combat",
        "exchange.exploration.magic",
        "exchange.diplomacy.combat",
        "exchange.diplomacy.magic",
        "pass",
    )
    dandelion.chooses("exchange.exploration.magic", "pass")

    assert dandelion.tokens == "CMD"


@rule("RO-043")
@pytest.mark.parametrize("active", ["CM", "MC", "ED", "DC"])
@pytest.mark.parametrize(("path", "place"), [("left", 0), ("right", 1)])
def test_the_left_and_the_right_path_name_the_chapters_left_and_right_symbol(
    scene: Scene, active: str, path: str, place: int
) -> None:
    players = scene.table("geralt", "ciri", "triss", active=active)
    gift = scene.card("gift", standard=(ALWAYS, {"gain_path": {"path": path, "amount": 2}}))

    plays(scene, players, scene.card("yellow"), gift)

    assert players[0].tokens == active[place] * 2


@rule("RO-044")
@pytest.mark.parametrize(("active", "tokens"), [("ED", "ED"), ("DM", "")])
def test_a_printed_symbol_is_active_or_inactive_by_the_chapter_it_is_looked_at(
    scene: Scene, active: str, tokens: str
) -> None:
    players = scene.table("geralt", "ciri", "triss", active="CM", chapter_pairs=("CM", active, "MC"))
    both: tuple[Clause, Clause] = ({"have_inactive": {"exactly": 2}}, {"gain_both_active": {}})
    players[0].given(timeline=[scene.card("shows", symbols="MM", standard=both)])

    ends_chapter(scene, players)

    assert (players[0].state.xp, players[0].state.vp) == (2, 0)
    assert players[0].tokens == tokens


@rule("RO-046")
@pytest.mark.parametrize(("active", "objective"), [("CM", "ED"), ("ED", "CM"), ("ME", "CD")])
def test_the_symbols_of_the_objective_are_the_two_inactive_in_chapter_iii(
    scene: Scene, active: str, objective: str
) -> None:
    geralt, ciri, triss = scene.table("geralt", "ciri", "triss", active=active)
    scene.final_scoring()

    for player in (geralt, ciri, triss):
        player.may_choose(*(f"symbol.{LETTERS[letter]}" for letter in objective))


@rule("RO-036")
def test_the_bottom_of_the_chapter_card_names_the_symbols_of_the_additional_objective(scene: Scene) -> None:
    players = scene.table("geralt", "ciri", "triss", active="EC", chapter=3, chapter_pairs=("DM", "CM", "EC"))

    ends_chapter(scene, players)

    players[0].may_choose("symbol.magic", "symbol.diplomacy")
    players[0].is_refused("symbol.combat", because="RO-298")
