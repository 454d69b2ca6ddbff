"""The printed things: their words, their numbers, and what the reader says of a wrong file (Appendices B and C)."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from oldpath import BadContent
from oldpath.games.ronin import wording
from oldpath.games.ronin.box import Box, Card, open_box
from oldpath.games.ronin.components import COLOURS, SIDES, SYMBOLS
from oldpath.games.ronin.verbs import Effect, read_ability
from tests.kit.scene import rule

CONTENT = Path(str(files("oldpath.games.ronin") / "content"))
LEFT, RIGHT = 0, 1


@pytest.fixture(scope="module")
def box() -> Box:
    """The printed box."""
    return open_box()


def deck_of(box: Box) -> list[Card]:
    """The 80 action cards."""
    return [box.cards[card] for card in box.deck]


def effects_of(cards: list[Card]) -> Iterator[tuple[Card, Effect]]:
    """All effects, standard and tea."""
    for card in cards:
        for effect in (card.standard, card.tea):
            if effect is not None:
                yield card, effect


def named(box: Box, name: str) -> Card:
    """The card of this name."""
    return next(card for card in box.cards if card.entry.name == name)


# -- what is printed is what the rules do ------------------------------------------------------------------------------


def test_every_card_says_what_its_words_do(box: Box) -> None:
    assert {card.id: card.entry.says for card in box.cards} == {card.id: wording.card_says(card) for card in box.cards}


def test_every_ability_says_what_its_words_do(box: Box) -> None:
    assert {ability.id: ability.entry.says for ability in box.abilities} == {
        ability.id: wording.ability_says(ability.window, ability.word) for ability in box.abilities
    }


def test_every_bonus_says_what_its_words_do(box: Box) -> None:
    assert {(board.id, bonus.step): bonus.says for board in box.boards for bonus in board.entry.bonus} == {
        (board.id, step): wording.bonus_says(word) for board in box.boards for step, word in board.bonuses.items()
    }


def test_no_two_different_effects_read_alike(box: Box) -> None:
    said: dict[str, Effect] = {}
    for _, effect in effects_of(box.cards):
        assert said.setdefault(effect.say("en"), effect) == effect


CONDITIONS = {
    "lose": "RO-365",
    "lose_up_to_3": "RO-366",
    "lose_up_to_3 inactive": "RO-367",
    "have_colour at_least 2": "RO-368",
    "partner_colour": "RO-369",
    "have_colour exactly 1": "RO-370",
    "have_colour exactly 2": "RO-371",
    "have_colour up_to 3": "RO-372",
    "have_inactive exactly 2": "RO-373",
    "have_inactive at_least 2": "RO-374",
}
RESULTS = {
    "partnership both": "RO-381",
    "partnership one level": "RO-382",
    "gain_path left level": "RO-383",
    "gain_path right level": "RO-384",
    "gain_path left 2": "RO-385",
    "gain_path right 2": "RO-386",
    "gain_both_active": "RO-387",
    "gain_symbol 2": "RO-388",
    "gain_symbol level": "RO-389",
    "gain_set": "RO-390",
}


def kinds(card: Card) -> list[tuple[str, str]]:
    """The kinds of condition and result on a card, as the tables above call them."""
    found = []
    for entry in (card.entry.standard, card.entry.tea):
        if entry is not None:
            ((when, asked),) = entry["when"].items()
            ((then, given),) = entry["then"].items()
            ways = [f"{way} {asked[way]}" for way in ("at_least", "exactly", "up_to") if way in asked]
            inactive = ["inactive"] if asked.get("symbol") == "inactive" else []
            amounts = [str(given[part]) for part in ("path", "tracks", "amount") if part in given]
            condition = when if when == "partner_colour" else " ".join([when, *ways, *inactive])
            found.append((condition, " ".join([then, *amounts])))
    return found


def test_every_card_names_the_rules_of_its_condition_its_result_and_its_cup(box: Box) -> None:
    for card in box.cards:
        wanted = [rule for when, then in kinds(card) for rule in (CONDITIONS[when], RESULTS[then])]
        wanted += ["RO-058"] if card.cup >= 0 else []
        assert list(card.entry.rules) == wanted, card.id


# -- Appendix C: the box as a whole ------------------------------------------------------------------------------------


@rule("RO-011", "RO-059")
def test_the_deck_holds_sixteen_cards_of_each_of_five_colours(box: Box) -> None:
    assert Counter(COLOURS[card.colour] for card in deck_of(box)) == dict.fromkeys(COLOURS, 16)
    assert set(COLOURS) >= {"blue", "green", "red", "pink"}
    assert [card.id for card in deck_of(box)] == [f"ro.action.{n:03}" for n in range(1, 81)]


@rule("RO-365", "RO-366", "RO-367", "RO-368", "RO-369", "RO-370", "RO-371", "RO-372", "RO-373", "RO-374")
def test_the_deck_uses_all_ten_conditions(box: Box) -> None:
    assert {when for card in deck_of(box) for when, _ in kinds(card)} == set(CONDITIONS)


@rule("RO-381", "RO-382", "RO-383", "RO-384", "RO-385", "RO-386", "RO-387", "RO-388", "RO-389", "RO-390")
def test_the_deck_uses_all_ten_results(box: Box) -> None:
    assert {then for card in deck_of(box) for _, then in kinds(card)} == set(RESULTS)


@rule("RO-058")
def test_left_and_right_cups_are_equally_many(box: Box) -> None:
    cups = Counter(SIDES[card.cup] for card in deck_of(box) if card.cup >= 0)

    assert cups["left"] == cups["right"] > 0


@rule("RO-026", "RO-054", "RO-059")
def test_the_four_symbols_are_equally_many_and_most_cards_but_not_all_show_some(box: Box) -> None:
    shown = Counter(SYMBOLS[symbol] for card in deck_of(box) for symbol in card.symbols)
    sizes = Counter(len(card.symbols) for card in deck_of(box))

    assert set(shown) == set(SYMBOLS)
    assert len(set(shown.values())) == 1
    assert set(sizes) == {0, 1, 2}
    assert 0 < sizes[0] < 16


@rule("RO-056", "RO-057")
def test_many_cards_but_not_all_carry_an_effect_and_some_a_tea_effect(box: Box) -> None:
    standard = sum(card.standard is not None for card in deck_of(box))
    tea = sum(card.tea is not None for card in deck_of(box))
    neither = sum(card.standard is None and card.tea is None for card in deck_of(box))

    assert 40 <= standard < 80
    assert 0 < tea < 40
    assert neither > 0


def test_no_colour_is_without_tea_without_cups_or_without_a_card_of_each_symbol(box: Box) -> None:
    for colour in range(5):
        cards = [card for card in deck_of(box) if card.colour == colour]
        assert any(card.tea for card in cards)
        assert {card.cup for card in cards} == {-1, LEFT, RIGHT}
        assert {symbol for card in cards for symbol in card.symbols} == {0, 1, 2, 3}


@rule("RO-024", "RO-109")
def test_every_hero_starts_with_five_cards_of_equal_strength_and_a_character_of_their_own(box: Box) -> None:
    characters = set()
    for hero, cards in zip(box.hero_ids, box.starting, strict=True):
        hand = [box.cards[card] for card in cards]
        symbols = Counter(symbol for card in hand for symbol in card.symbols)
        assert len(hand) == 5
        assert not set(cards) & set(box.deck), hero
        assert symbols.total() == 6
        assert sum(card.standard is not None for card in hand) == 2
        assert sum(card.tea is not None for card in hand) == 1
        assert sorted(card.cup for card in hand) == [-1, -1, -1, LEFT, RIGHT]
        colours = Counter(card.colour for card in hand)
        assert sorted(colours.values()) == [1, 1, 1, 2]
        assert max(symbols.values()) >= 2
        characters.add((tuple(sorted(colours.items())), tuple(sorted(symbols.items()))))
    assert len(characters) == 7


@rule("RO-012", "RO-089")
def test_the_back_of_every_chapter_card_orders_all_seven_heroes(box: Box) -> None:
    assert len(box.chapters) == 6
    for chapter in box.chapters:
        assert sorted(chapter.initiative) == [1, 2, 3, 4, 5, 6, 7]
    averages = [sum(chapter.initiative[hero] for chapter in box.chapters) / 6 for hero in range(7)]
    assert all(3.5 <= average <= 4.5 for average in averages)


@rule("RO-036", "RO-045")
def test_every_chapter_card_has_three_ordered_pairs_of_different_symbols(box: Box) -> None:
    pairs = [pair for chapter in box.chapters for pair in chapter.pairs]

    assert len(pairs) == 18
    assert all(left != right for left, right in pairs)
    assert all(len({frozenset(pair) for pair in chapter.pairs}) == 3 for chapter in box.chapters)
    assert len(set(pairs)) == 12
    assert set(Counter(pairs).values()) == {1, 2}


@rule("RO-049", "RO-025")
def test_every_hero_has_four_abilities_that_unlock_at_rising_steps(box: Box) -> None:
    for at, hero in enumerate(box.heroes):
        assert [ability.number for ability in hero.ability] == [1, 2, 3, 4]
        assert box.unlock_steps(at) == (0, 5, 10, 15)
    assert len(box.abilities) == 28


@rule("RO-258", "RO-260")
def test_first_and_third_abilities_work_in_a_partners_hands(box: Box) -> None:
    for ability in box.abilities:
        if ability.number in (1, 3):
            assert not any(hero.name in ability.entry.says for hero in box.heroes)
            assert "board" not in ability.entry.says


@rule("RO-063")
def test_twelve_labels_rise_over_twenty_four_steps(box: Box) -> None:
    assert box.labels == [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]


@rule("RO-302")
def test_the_golden_marker_is_worth_half_its_step(box: Box) -> None:
    assert box.golden == [step // 2 for step in range(21)]


@rule("RO-065", "RO-067", "RO-068")
def test_side_a_is_one_board_for_all_and_side_b_are_five_different_ones_of_ten_bonuses_each(box: Box) -> None:
    sides = [(board.number, board.side) for board in box.boards]

    assert sides == [(0, "A"), (1, "B"), (2, "B"), (3, "B"), (4, "B"), (5, "B")]
    assert all(len(board.bonuses) == 10 for board in box.boards)
    assert len({tuple(board.bonuses.items()) for board in box.boards}) == 6


@rule("RO-077")
def test_every_side_b_gives_the_partners_first_ability_exactly_once(box: Box) -> None:
    for board in box.boards[1:]:
        said = [bonus.says for bonus in board.entry.bonus]
        assert said.count("Take a card of your partner’s 1st ability.") == 1


# -- the texts that survive --------------------------------------------------------------------------------------------


@rule("RO-252", "RO-254", "RO-256")
@pytest.mark.parametrize(
    ("hero", "number", "name", "says"),
    [
        (
            "geralt",
            1,
            "Training",
            "In step 2, when you apply a played card’s effect: ignore losing 1 symbol.",
        ),
        (
            "geralt",
            3,
            "Witcher Form",
            "In step 2, when you apply a played card’s effect: take its greatest result, whatever its condition.",
        ),
        (
            "yennefer",
            1,
            "Drawing Energy",
            "In step 1, before you take cards: swap any 2 cards of the market.",
        ),
    ],
)
def test_the_three_known_abilities_are_kept(box: Box, hero: str, number: int, name: str, says: str) -> None:
    ability = next(ability for ability in box.abilities if ability.id == f"ro.hero.{hero}.{number}")

    assert (ability.entry.name, ability.entry.says, ability.entry.origin) == (name, says, "rulebook")


def test_no_other_ability_claims_the_rulebook(box: Box) -> None:
    assert [ability.entry.name for ability in box.abilities if ability.entry.origin == "rulebook"] == [
        "Training",
        "Witcher Form",
        "Drawing Energy",
    ]


@rule("RO-EX-02")
def test_the_shown_card_with_exploration_turns_inactive_symbols_into_combat(box: Box) -> None:
    card = named(box, "Into the Weir")

    assert wording.card_says(card) == "Lose 1, 2 or 3 inactive symbols: gain 1, 2 or 3 combat."
    assert [SYMBOLS[symbol] for symbol in card.symbols] == ["exploration"]


@rule("RO-199")
def test_the_shown_green_tea_card_pays_one_exploration_for_both_tracks(box: Box) -> None:
    card = named(box, "No Further Tonight")

    assert wording.card_says(card) == "Tea: Lose 1 exploration: gain 1 partnership point on each of your tracks."
    assert COLOURS[card.colour] == "green"


@rule("RO-200")
def test_the_shown_tea_card_counts_a_chosen_partners_blue_cards(box: Box) -> None:
    card = named(box, "Water From Three Villages")

    assert wording.card_says(card) == (
        "Tea: A partner of your choice has 1, 2 or 3 blue cards: gain 1, 2 or 3 partnership points on one track."
    )


@rule("RO-EX-09")
def test_the_automa_example_has_its_green_tea_card_and_its_pink_card_with_a_right_cup(box: Box) -> None:
    from_the_book = [card for card in deck_of(box) if card.entry.origin == "rulebook"]

    assert any(COLOURS[card.colour] == "green" and card.tea is not None for card in from_the_book)
    assert any(COLOURS[card.colour] == "pink" and card.cup == RIGHT for card in from_the_book)
    assert len(from_the_book) == 4


def test_what_the_rulebook_does_not_show_is_said_to_be_ours(box: Box) -> None:
    starting = [box.cards[card].entry.origin for cards in box.starting for card in cards]
    own_sides = [bonus.origin for board in box.boards[2:] for bonus in board.entry.bonus]

    assert (len(starting), set(starting)) == (35, {"ours"})
    assert (len(own_sides), set(own_sides)) == (40, {"ours"})
    assert {card.entry.origin for card in deck_of(box)} == {"rulebook", "ours"}
    assert {ability.entry.origin for ability in box.abilities} == {"rulebook", "ours"}


SIDE_A = {
    3: "Take a card of your partner’s 1st ability, or gain 2 XP.",
    5: "Gain 1 VP.",
    7: "Draw 1 card from the deck, or gain 2 XP.",
    8: "Gain 1 VP.",
    10: "Take a card of your partner’s 3rd ability, or gain 3 XP.",
    12: "Gain 2 active symbols of your choice.",
    14: "Gain 2 XP.",
    16: "Choose one active symbol and gain 2 of it.",
    18: "Gain 1 VP.",
    20: "Show your hand: gain 1 / 2 / 3 VP for at least 0 / 2 / 4 active symbols on your hand cards, or gain 3 XP.",
}


@rule("RO-069", "RO-070", "RO-071", "RO-073", "RO-074", "RO-075", "RO-076")
def test_side_a_carries_the_ten_bonuses_of_the_rulebook(box: Box) -> None:
    side_a = box.boards[0].entry

    assert {bonus.step: bonus.says for bonus in side_a.bonus} == SIDE_A
    assert {bonus.origin for bonus in side_a.bonus} == {"rulebook"}


BOARD_1B = [
    "Take a card of your partner’s 1st ability.",
    "Gain 1 / 2 / 3 active symbols of your choice for 2 / 3 / 4 unlocked abilities.",
    "Gain 1 / 2 / 3 VP for at least 16 / 20 / 24 XP.",
    "Choose one active symbol and gain 2 of it.",
    "Gain 1 / 2 / 4 / 6 XP for at least 0 / 1 / 2 / 3 blue cards in your timeline.",
    "Make 1 of your used abilities available again.",
    "Gain 1 VP.",
    "Gain 2 XP.",
    "Gain 1 VP.",
    "Gain 1 VP.",
]


@rule("RO-077", "RO-078", "RO-079", "RO-080", "RO-081", "RO-082", "RO-083")
def test_board_1b_carries_the_ten_bonuses_of_the_rulebook(box: Box) -> None:
    board = box.boards[1].entry

    assert board.id == "ro.board.1b"
    assert sorted(bonus.says for bonus in board.bonus) == sorted(BOARD_1B)
    assert {bonus.origin for bonus in board.bonus} == {"rulebook"}


# -- wrong files -------------------------------------------------------------------------------------------------------


def with_change(folder: Path, name: str, old: str, new: str) -> Box:
    """The box with one place of one file changed, the first where `old` stands."""
    text = (CONTENT / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return Box([CONTENT, folder])


CARD_006 = 'then = { gain_symbol = { symbol = "combat", amount = "level" } }'


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        pytest.param(
            "actions.toml",
            "{ lose_up_to_3 = ",
            "{ loose_up_to_3 = ",
            "actions.toml: ro.action.006: standard: when: no word 'loose_up_to_3'. Did you mean lose_up_to_3?",
            id="unknown condition",
        ),
        pytest.param(
            "actions.toml",
            "then = { gain_both_active",
            "then = { gian_both_active",
            "actions.toml: ro.action.005: standard: then: no word 'gian_both_active'. Did you mean gain_both_active?",
            id="unknown result",
        ),
        pytest.param(
            "actions.toml",
            'gain_symbol = { symbol = "combat", amount',
            'gain_symbol = { symbol = "combat", amout',
            "actions.toml: ro.action.006: standard: then: gain_symbol: no field 'amout'. Did you mean amount?",
            id="unknown field of a word",
        ),
        pytest.param(
            "actions.toml",
            "flavour =",
            "flavor =",
            "actions.toml: ro.action.001: no field 'flavor'. Did you mean flavour?",
            id="unknown field of a card",
        ),
        pytest.param(
            "actions.toml",
            'colour = "blue"',
            'colour = "bleu"',
            "actions.toml: ro.action.001: 'bleu' is not one of blue, green, red, pink, yellow. Did you mean blue?",
            id="wrong colour",
            marks=pytest.mark.rule("RO-059"),
        ),
        pytest.param(
            "actions.toml",
            'have_colour = { colour = "yellow", exactly',
            'have_colour = { colour = "orange", exactly',
            "actions.toml: ro.action.007: standard: when: have_colour: Invalid enum value 'orange'",
            id="wrong colour of a condition",
        ),
        pytest.param(
            "actions.toml",
            'symbols = ["exploration", "exploration"]',
            'symbols = ["exploration", "exploraton"]',
            "actions.toml: ro.action.001: 'exploraton' is not one of exploration, combat, magic, diplomacy."
            " Did you mean exploration?",
            id="wrong symbol",
            marks=pytest.mark.rule("RO-026"),
        ),
        pytest.param(
            "actions.toml",
            'symbols = ["exploration", "exploration"]',
            'symbols = ["exploration", "exploration", "combat", "combat"]',
            "actions.toml: ro.action.001: a card shows at most 3 symbols",
            id="four symbols",
        ),
        pytest.param(
            "actions.toml",
            'cup = "right"',
            'cup = "rigth"',
            "actions.toml: ro.action.002: 'rigth' is not one of left, right. Did you mean right?",
            id="wrong cup",
            marks=pytest.mark.rule("RO-058"),
        ),
        pytest.param(
            "actions.toml",
            CARD_006,
            CARD_006.replace('"level"', "2"),
            "actions.toml: ro.action.006: standard: graded conditions take graded results, ungraded ones ungraded"
            " (RO-394)",
            id="graded condition, plain result",
            marks=pytest.mark.rule("RO-394"),
        ),
        pytest.param(
            "actions.toml",
            'lose_up_to_3 = { symbol = "inactive" }',
            'lose = { symbol = "magic" }',
            "actions.toml: ro.action.006: standard: graded conditions take graded results, ungraded ones ungraded"
            " (RO-394)",
            id="plain condition, graded result",
            marks=pytest.mark.rule("RO-394"),
        ),
        pytest.param(
            "actions.toml",
            CARD_006,
            'then = { partnership = { tracks = "one", amount = "level" } }',
            "actions.toml: ro.action.006: standard: partnership is for tea effects, everything else for standard ones"
            " (RO-391)",
            id="tea result in a standard effect",
            marks=pytest.mark.rule("RO-057", "RO-391"),
        ),
        pytest.param(
            "starting.toml",
            'then = { partnership = { tracks = "one", amount = "level" } }',
            'then = { gain_path = { path = "left", amount = "level" } }',
            "starting.toml: ro.start.vesemir.4: tea: partnership is for tea effects, everything else for standard ones"
            " (RO-391)",
            id="standard result in a tea effect",
            marks=pytest.mark.rule("RO-057", "RO-391"),
        ),
        pytest.param(
            "starting.toml",
            'tracks = "both"',
            'tracks = "both", amount = 2',
            "starting.toml: ro.start.geralt.4: tea: then: partnership: gives 1 on both tracks, never more",
            id="two points on both tracks",
        ),
        pytest.param(
            "actions.toml",
            "have_inactive = { exactly = 2 }",
            "have_inactive = { exactly = 2, at_least = 2 }",
            "actions.toml: ro.action.005: standard: when: have_inactive: wants one of at_least, exactly",
            id="two ways to count",
        ),
        pytest.param(
            "actions.toml",
            "standard = { when =",
            "standard = { whem =",
            "actions.toml: ro.action.005: standard: an effect has exactly `when` and `then`",
            id="effect without a condition",
        ),
        pytest.param(
            "actions.toml",
            'id = "ro.action.002"',
            'id = "ro.action.001"',
            "card: 'ro.action.001' stands twice",
            id="an id twice",
        ),
        pytest.param(
            "heroes.toml",
            "ignore_loss = {",
            "ignore_los = {",
            "heroes.toml: ro.hero.geralt: Training: no word 'ignore_los'. Did you mean ignore_loss?",
            id="unknown ability word",
        ),
        pytest.param(
            "heroes.toml",
            'window = "tea"',
            'window = "teatime"',
            "heroes.toml: ro.hero.vesemir: Room by the Fire: this word is not for the window 'teatime'",
            id="wrong window",
        ),
        pytest.param(
            "heroes.toml",
            "unlock = [0, 5, 10, 15]",
            "unlock = [0, 10, 5, 15]",
            "ro.hero.vesemir: unlock steps must rise from 0",
            id="steps that fall",
            marks=pytest.mark.rule("RO-049"),
        ),
        pytest.param(
            "heroes.toml",
            "number = 4",
            "number = 5",
            "ro.hero.vesemir: wants abilities 1 to 4",
            id="a fifth ability",
            marks=pytest.mark.rule("RO-049"),
        ),
        pytest.param(
            "starting.toml",
            'hero = "vesemir"',
            'hero = "geralt"',
            "ro.hero.vesemir: wants 5 starting cards, has 4; ro.hero.geralt: wants 5 starting cards, has 6",
            id="a card in the wrong hand",
            marks=pytest.mark.rule("RO-023", "RO-109"),
        ),
        pytest.param(
            "chapters.toml",
            "vesemir = 3, geralt = 6",
            "vesemir = 3, geralt = 3",
            "ro.chapter.1: initiative must be a permutation",
            id="one initiative twice",
            marks=pytest.mark.rule("RO-012"),
        ),
        pytest.param(
            "chapters.toml",
            "vesemir = 3, geralt",
            "vesimir = 3, geralt",
            "chapters.toml: ro.chapter.1: initiative wants one value for each of vesemir, geralt, yennefer, dandelion,"
            " triss, ciri, yuki_onna",
            id="a hero that is not there",
        ),
        pytest.param(
            "chapters.toml",
            '["diplomacy", "magic"]',
            '["magic", "magic"]',
            "ro.chapter.1: a pair of one symbol",
            id="a pair of one symbol",
            marks=pytest.mark.rule("RO-045", "RO-039"),
        ),
        pytest.param(
            "boards.toml",
            "gain_vp = { amount = 1 }",
            "gain_vps = { amount = 1 }",
            "boards.toml: ro.board.a: step 5: no word 'gain_vps'. Did you mean gain_vp?",
            id="unknown bonus",
        ),
        pytest.param(
            "boards.toml",
            "partner_ability = { number = 1 }",
            "partner_ability = { number = 2 }",
            "boards.toml: ro.board.a: step 3: partner_ability: Invalid enum value 2",
            id="a card of the second ability",
            marks=pytest.mark.rule("RO-025"),
        ),
        pytest.param(
            "boards.toml",
            ", { gain_xp = { amount = 2 } }] }",
            "] }",
            "boards.toml: ro.board.a: step 3: `either` holds two bonuses",
            id="one branch only",
        ),
        pytest.param("boards.toml", 'id = "ro.board.a"', "id = ", "boards.toml: ", id="no TOML"),
    ],
)
def test_a_wrong_file_is_refused_by_its_name_its_entry_and_the_near_miss(
    tmp_path: Path, name: str, old: str, new: str, message: str
) -> None:
    with pytest.raises(BadContent, match="^" + re.escape(message)):
        with_change(tmp_path, name, old, new)


def test_all_wrong_cards_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = (CONTENT / "actions.toml").read_text(encoding="utf-8")
    wrong = text.replace('\ncolour = "pink"', '\ncolour = "rose"', 2).replace("gain_set", "gain_sett", 1)
    (tmp_path / "actions.toml").write_text(wrong, encoding="utf-8")

    with pytest.raises(BadContent) as refused:
        Box([CONTENT, tmp_path])

    assert [problem.split(": ")[1] for problem in refused.value.problems] == [
        "ro.action.007",
        "ro.action.049",
        "ro.action.050",
    ]


def test_a_content_pack_replaces_the_files_it_brings_and_leaves_the_others(tmp_path: Path, box: Box) -> None:
    changed = with_change(tmp_path, "boards.toml", "gain_vp = { amount = 1 }", "gain_vp = { amount = 2 }")

    assert wording.bonus_says(changed.boards[0].bonuses[5]) == "Gain 2 VP."
    assert changed.cards == box.cards
    assert changed.hash != box.hash


def test_a_pack_that_is_no_folder_is_refused() -> None:
    with pytest.raises(BadContent, match="no/such/pack: no such folder"):
        open_box(("no/such/pack",))


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"heroes\.toml: missing"):
        Box([tmp_path])


@pytest.mark.parametrize(
    ("does", "says"),
    [
        ({"gain_path": {"path": "left", "amount": "level"}}, "has no level"),
        ({"gain_vp": {"amount": 0}}, ">= 1"),
        ({"draw": {"cards": -1}}, ">= 1"),
        ({"partner_ability": {"number": 1}}, "no word"),
    ],
)
def test_an_ability_says_how_much_it_gives(does: dict[str, object], says: str) -> None:
    with pytest.raises(BadContent, match=says):
        read_ability(does, "ro.hero.geralt: Trying")
