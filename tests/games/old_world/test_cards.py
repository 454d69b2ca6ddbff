"""The action cards: the shared deck and the starting decks (OW-003, OW-016, OW-069 to OW-075, OW-271 to OW-300)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import combinations, pairwise, permutations
from statistics import mean
from typing import Any

import msgspec
import pytest

from oldpath.games.old_world.combos import Totals, fitting_links, totals
from oldpath.games.old_world.components import COLOURS, NOTHING, SYMBOLS
from oldpath.games.old_world.entries import CardEntry, IconsEntry, SchoolEntry, TitleEntry
from oldpath.games.old_world.faces import Face, Icons, Link
from oldpath.kernel import content, text
from tests.kit.scene import rule

CONTENT = files("oldpath.games.old_world") / "content"
SHARED = content.entries(CONTENT, "actions.toml", "card", CardEntry)
STARTING = content.entries(CONTENT, "starting.toml", "card", CardEntry)
TITLES = {
    title.id: title
    for name in ("actions.toml", "starting.toml")
    for title in content.entries(CONTENT, name, "title", TitleEntry)
}
SCHOOLS = ("wolf", "griffin", "cat", "bear", "viper")
ONE_EACH = ("quick_slash", "smash", "push", "aard")
YELLOW = {
    "wolf": ("yrden", "yrden"),
    "griffin": ("yrden", "yrden"),
    "cat": ("yrden", "axii"),
    "bear": ("yrden", "yrden"),
    "viper": ("yrden", "quen"),
}
PRINTED_TITLES = [
    # name, colour, cost, copies
    ("Precise Cut", "blue", 0, 8),
    ("Whirl", "blue", 1, 6),
    ("Crippling Strike", "blue", 2, 4),
    ("Rend", "red", 0, 8),
    ("Precise Blow", "red", 1, 6),
    ("Crushing Blow", "red", 2, 4),
    ("Counterattack", "green", 0, 4),
    ("Cover", "green", 0, 4),
    ("Block", "green", 1, 6),
    ("Quick Reflexes", "green", 2, 4),
    ("Aard Intensity", "purple", 0, 4),
    ("Igni Intensity", "purple", 0, 4),
    ("Melt Armor", "purple", 1, 2),
    ("Shock Wave", "purple", 1, 4),
    ("Firestream", "purple", 2, 4),
    ("Yrden Intensity", "yellow", 0, 4),
    ("Axii Intensity", "yellow", 0, 4),
    ("Quen Intensity", "yellow", 1, 4),
    ("Magic Trap", "yellow", 1, 2),
    ("Exploding Shield", "yellow", 2, 4),
    ("Quick Slash", "blue", 0, 10),
    ("Smash", "red", 0, 10),
    ("Push", "green", 0, 10),
    ("Aard", "purple", 0, 10),
    ("Yrden", "yellow", 0, 8),
    ("Axii", "yellow", 0, 1),
    ("Quen", "yellow", 0, 1),
]
KNOWN = [
    # whose (nothing for the shared deck), title, terrain ("?" where nobody can read it), face
    ("", "whirl", "forest", "1 damage | green: 2 damage"),
    ("", "crippling_strike", "water", "2 damage | green: 1 damage | red: 1 damage"),
    ("", "crippling_strike", "water", "2 damage | yellow: 1 damage | purple: 1 damage"),
    ("", "rend", "water", "2 damage, -1 draw"),
    ("", "precise_blow", "forest", "3 damage, -3 draw"),
    ("", "crushing_blow", "mountain", "3 damage, -1 draw"),
    ("", "cover", "forest", "1 shield | blue: back | red: back"),
    ("", "cover", "mountain", "1 shield | yellow: back | red: back"),
    ("", "block", "water", "2 shield | yellow: 1 damage"),
    ("", "quick_reflexes", "mountain", "2 shield | blue: 2 damage"),
    ("", "melt_armor", "?", "2 damage | yellow: 1 shield"),
    ("", "aard_intensity", "forest", "1 damage | green: 1 shield"),
    ("", "axii_intensity", "water", "top | purple: - | red: -"),
    ("", "magic_trap", "mountain", "top | purple: 1 damage | blue: 1 damage"),
    ("", "quen_intensity", "?", "2 draw | purple: 2 damage"),
    ("", "magic_trap", "mountain", "top | green: - | red: 1 damage"),
    ("", "counterattack", "forest", "1 shield | purple: -"),
    ("bear", "quick_slash", "wild", "1 damage"),
    ("bear", "quick_slash", "forest", "2 damage"),
    ("cat", "quick_slash", "water", "1 damage"),
    ("cat", "quick_slash", "forest", "1 damage"),
    ("griffin", "quick_slash", "wild", "1 damage"),
    ("viper", "quick_slash", "forest", "1 damage"),
    ("wolf", "quick_slash", "mountain", "1 damage | red: -"),
    ("bear", "smash", "mountain", "2 damage, -1 draw"),
    ("bear", "smash", "water", "1 damage"),
    ("cat", "smash", "mountain", "2 damage, -1 draw"),
    ("bear", "push", "forest", "1 shield | purple: -"),
    ("bear", "push", "mountain", "1 shield | red: -"),
    ("cat", "push", "forest", "1 shield, 1 draw"),
    ("cat", "push", "?", "1 shield"),
    ("cat", "aard", "mountain", "1 damage | blue: 1 damage"),
    ("bear", "aard", "forest", "1 damage"),
    ("bear", "yrden", "water", "1 draw | red: 1 damage"),
    ("bear", "yrden", "mountain", "- | purple: 1 damage"),
    ("cat", "yrden", "?", "1 draw"),
]
WORTH: dict[str, float] = {"damage": 1.0, "shield": 1.0, "draw": 0.5, "top": 0.5, "back": 0.5}


def colour(card: CardEntry) -> str:
    """The colour of a card is that of its title."""
    return TITLES[card.title].colour


def cost(card: CardEntry) -> int:
    """So is its cost."""
    return TITLES[card.title].cost


def deck(school: str) -> list[CardEntry]:
    """The ten starting cards of a school."""
    return [card for card in STARTING if card.school == school]


def icons_say(icons: IconsEntry) -> str:
    """Such as `2 damage, -1 draw`."""
    words = [f"{getattr(icons, name)} {name}" for name in ("damage", "shield", "draw") if getattr(icons, name)]
    words += [name for name in ("top", "back") if getattr(icons, name)]
    return ", ".join(words) or "-"


def says(card: CardEntry) -> str:
    """What is printed on a card, but for its title and its terrain."""
    return " | ".join([icons_say(card), *(f"{link.colour}: {icons_say(link)}" for link in card.links)])


def all_icons(cards: Sequence[CardEntry]) -> Iterator[IconsEntry]:
    """What the cards and their extensions do."""
    for card in cards:
        yield card
        yield from card.links


def worth(icons: IconsEntry) -> float:
    """What it is worth, roughly, in points of damage."""
    return sum(weight * float(getattr(icons, name)) for name, weight in WORTH.items())


def worth_with_links(card: CardEntry) -> float:
    """A card linked half of the time through its best extension, and a little for being free to choose."""
    return worth(card) + max((worth(link) / 2 for link in card.links), default=0) + len(card.links) / 4


def chains(cards: Sequence[CardEntry], length: int) -> Iterator[tuple[CardEntry, ...]]:
    """All combos of this length among the cards (OW-273)."""
    for chain in permutations(cards, length):
        if all(colour(above) in {link.colour for link in beneath.links} for beneath, above in pairwise(chain)):
            yield chain


def best_combo(hand: Sequence[CardEntry]) -> float:
    """The worth of the best combo that the hand allows (OW-271 to OW-276)."""

    def best_from(card: CardEntry, rest: list[CardEntry]) -> float:
        further = [
            worth(link) + best_from(above, [other for other in rest if other is not above])
            for link in card.links
            for above in rest
            if colour(above) == link.colour
        ]
        return worth(card) + max(further, default=0)

    return max(best_from(card, [other for other in hand if other is not card]) for card in hand)


def face(card: CardEntry) -> Face:
    """The card as the rules of the fight see it."""

    def icons(entry: IconsEntry) -> Icons:
        return Icons(entry.damage, entry.shield, entry.draw, entry.top, entry.back)

    return Face(
        COLOURS.index(colour(card)),
        cost(card),
        SYMBOLS.index(card.terrain),
        icons(card),
        tuple(Link(COLOURS.index(link.colour), icons(link)) for link in card.links),
    )


def find(title: str, terrain: str, school: str = "", wanted: str = "") -> Face:
    """The one card of this title and terrain, and of this face where there are several."""
    (found,) = (
        card
        for card in (*SHARED, *STARTING)
        if (card.title, card.terrain, card.school) == (f"ow.title.{title}", terrain, school)
        and wanted in ("", says(card))
    )
    return face(found)


def combo(*cards: Face) -> Totals:
    """What the cards do, each linked to the one before where it can be."""
    links = [NOTHING]
    for beneath, above in pairwise(range(len(cards))):
        links.append(next(iter(fitting_links(cards, beneath, above)), NOTHING))
    return totals(cards, range(len(cards)), links)


# -- the shared deck ---------------------------------------------------------------------------------------------------


@rule("OW-003")
def test_the_shared_deck_has_90_cards_and_no_starting_card_among_them() -> None:
    assert [card.id for card in SHARED] == [f"ow.action.{number:03}" for number in range(1, 91)]
    assert {card.school for card in SHARED} == {""}
    assert {card.title for card in SHARED}.isdisjoint(card.title for card in STARTING)


@rule("OW-073", "OW-075", "OW-479")
def test_every_title_has_its_colour_its_cost_and_its_copies() -> None:
    printed = {(title.name, title.colour, title.cost, title.copies) for title in TITLES.values()}
    names = {title.name.lower().replace(" ", "_"): title.id for title in TITLES.values()}

    assert printed == set(PRINTED_TITLES)
    assert all(title == f"ow.title.{name}" for name, title in names.items())
    assert Counter(card.title for card in (*SHARED, *STARTING)) == {t.id: t.copies for t in TITLES.values()}


@rule("OW-003", "OW-073", "OW-075")
def test_the_shared_deck_has_40_30_and_20_cards_of_cost_0_1_and_2_alike_in_every_colour() -> None:
    assert Counter((colour(card), cost(card)) for card in SHARED) == {
        (of, at): copies for of in COLOURS for at, copies in ((0, 8), (1, 6), (2, 4))
    }


@rule("OW-072")
@pytest.mark.parametrize("of", COLOURS)
def test_the_terrains_are_spread_evenly_over_each_colour_and_the_wild_symbol_is_rare(of: str) -> None:
    terrains = Counter(card.terrain for card in SHARED if colour(card) == of)

    assert terrains["wild"] == 1
    assert sorted(terrains.values()) == [1, 5, 6, 6]


@rule("OW-003", "OW-074")
def test_no_two_cards_of_one_title_are_alike() -> None:
    faces = Counter((card.title, card.terrain, says(card)) for card in SHARED)

    assert [alike for alike, copies in faces.items() if copies > 1] == []


@rule("OW-074")
@pytest.mark.parametrize("of", COLOURS)
def test_dearer_cards_are_stronger_on_the_whole(of: str) -> None:
    free, one, two = (
        mean(worth_with_links(card) for card in SHARED if (colour(card), cost(card)) == (of, at)) for at in range(3)
    )

    assert free + 0.3 < one < two - 0.3


@rule("OW-074")
@pytest.mark.parametrize(("school", "title", "terrain", "wanted"), KNOWN)
def test_a_known_face_is_in_the_box(school: str, title: str, terrain: str, wanted: str) -> None:
    alike = [
        card
        for card in (*SHARED, *STARTING)
        if (card.school, card.title, says(card)) == (school, f"ow.title.{title}", wanted)
        and terrain in (card.terrain, "?")
    ]

    assert [card.origin for card in alike if card.origin != "ours"] in (["public"], ["rulebook"])


@rule("OW-003", "OW-016")
def test_what_is_not_known_is_told_as_ours() -> None:
    known = Counter(school == "" for school, *_ in KNOWN)

    assert sum(card.origin != "ours" for card in SHARED) == known[True] == 17
    assert sum(card.origin != "ours" for card in STARTING) == known[False] == 19


# -- extensions and icons ----------------------------------------------------------------------------------------------


@rule("OW-280")
@pytest.mark.parametrize("cards", [SHARED, STARTING], ids=["shared", "starting"])
def test_most_cards_but_not_all_have_extensions(cards: list[CardEntry]) -> None:
    extended = sum(bool(card.links) for card in cards)

    assert len(cards) * 0.6 <= extended < len(cards)
    assert max(len(card.links) for card in cards) == 2


@rule("OW-273")
def test_an_extension_names_another_colour_and_names_it_once() -> None:
    for card in (*SHARED, *STARTING):
        colours = [link.colour for link in card.links]
        assert len(set(colours)) == len(colours), card.id
        assert colour(card) not in colours, card.id


@rule("OW-273")
def test_every_two_colours_can_be_linked_in_either_order() -> None:
    linked = {(colour(card), link.colour) for card in SHARED for link in card.links}

    assert linked == set(permutations(COLOURS, 2))


@rule("OW-280")
def test_every_card_does_something() -> None:
    assert [card.id for card in (*SHARED, *STARTING) if says(card) == "-"] == []


@rule("OW-294", "OW-297")
def test_cards_change_the_draw_by_as_much_as_the_examples_show() -> None:
    assert {icons.draw for icons in all_icons(SHARED)} == {-3, -1, 0, 1, 2}
    assert {icons.draw for icons in all_icons(STARTING)} == {-1, 0, 1}


@rule("OW-292", "OW-293")
def test_cards_take_the_top_of_the_discard_pile_and_cards_return() -> None:
    assert any(card.top for card in SHARED)
    assert any(link.back for card in SHARED for link in card.links)


def test_icons_stay_in_scale() -> None:
    for icons in all_icons((*SHARED, *STARTING)):
        assert 0 <= icons.damage <= 3
        assert 0 <= icons.shield <= 2
        assert icons.draw < 0 or icons.draw + icons.damage <= 2, "who draws more strikes less"


# -- the starting decks ------------------------------------------------------------------------------------------------


@rule("OW-016", "OW-069")
@pytest.mark.parametrize("school", SCHOOLS)
def test_a_starting_deck_has_ten_cards_of_known_titles(school: str) -> None:
    cards = deck(school)

    assert [card.id for card in cards] == [f"ow.start.{school}.{number:02}" for number in range(1, 11)]
    assert Counter(card.title for card in cards) == Counter(
        f"ow.title.{title}" for title in (*ONE_EACH, *ONE_EACH, *YELLOW[school])
    )


@rule("OW-016")
def test_every_school_has_a_starting_deck_and_nobody_else() -> None:
    schools = content.entries(CONTENT, "schools.toml", "school", SchoolEntry)

    assert {f"ow.school.{card.school}" for card in STARTING} == {school.id for school in schools}
    assert len(STARTING) == 50


@rule("OW-479")
def test_every_starting_card_costs_nothing() -> None:
    assert {cost(card) for card in STARTING} == {0}


@rule("OW-069")
@pytest.mark.parametrize("school", SCHOOLS)
def test_no_two_cards_of_a_starting_deck_are_alike(school: str) -> None:
    faces = Counter((card.title, card.terrain, says(card)) for card in deck(school))

    assert set(faces.values()) == {1}


@rule("OW-069")
@pytest.mark.parametrize(("one", "other"), list(combinations(SCHOOLS, 2)))
def test_the_schools_differ(one: str, other: str) -> None:
    faces, others = (Counter((card.title, says(card)) for card in deck(school)) for school in (one, other))

    assert (faces - others).total() >= 4


@rule("OW-072")
@pytest.mark.parametrize("school", SCHOOLS)
def test_a_starting_deck_goes_everywhere(school: str) -> None:
    assert Counter(card.terrain for card in deck(school)) == {"forest": 3, "mountain": 3, "water": 3, "wild": 1}


@rule("OW-271", "OW-274", "OW-276")
@pytest.mark.parametrize("school", SCHOOLS)
@pytest.mark.parametrize("length", [2, 3, 4])
def test_a_starting_deck_allows_combos_of_two_three_and_four_cards(school: str, length: int) -> None:
    assert any(chains(deck(school), length))


@rule("OW-069")
@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_starting_decks_are_alike_in_strength(size: int) -> None:
    strength = {school: mean(map(best_combo, combinations(deck(school), size))) for school in SCHOOLS}

    fair = mean(strength.values())
    assert strength == {school: pytest.approx(fair, rel=0.06) for school in SCHOOLS}


# -- the cards of the worked examples ----------------------------------------------------------------------------------


def sums(made: Totals) -> dict[str, Any]:
    """What the combo adds up to."""
    return {"damage": made.damage, "shield": made.shield, "draw": made.draw, "top": made.top}


@rule("OW-282", "OW-283", "OW-294")
def test_the_first_combo_of_the_worked_turn_can_be_played() -> None:
    made = combo(find("yrden", "water", "bear"), find("smash", "mountain", "bear"))

    assert sums(made) == {"damage": 3, "shield": 0, "draw": 0, "top": 0}


@rule("OW-282", "OW-283", "OW-290", "OW-292")
def test_the_second_combo_of_the_worked_turn_can_be_played() -> None:
    trap = find("magic_trap", "mountain", wanted="top | purple: 1 damage | blue: 1 damage")
    strike = find("crippling_strike", "water", wanted="2 damage | yellow: 1 damage | purple: 1 damage")
    aard, push = find("aard", "forest", "bear"), find("push", "forest", "bear")

    made = combo(trap, strike, aard, push)

    assert sums(made) == {"damage": 5, "shield": 1, "draw": 0, "top": 1}


@rule("OW-284")
def test_the_final_blow_of_the_worked_turn_deals_three() -> None:
    blow = find("precise_blow", "forest", wanted="3 damage, -3 draw")

    assert sums(combo(blow)) == {"damage": 3, "shield": 0, "draw": -3, "top": 0}


@rule("OW-283", "OW-290", "OW-297")
def test_three_cards_give_the_sums_of_the_short_examples() -> None:
    quen, aard = find("quen_intensity", "forest"), find("aard_intensity", "forest")
    block = find("block", "water", wanted="2 shield | yellow: 1 damage")

    assert sums(combo(quen, aard, block)) == {"damage": 3, "shield": 3, "draw": 2, "top": 0}


# -- names -------------------------------------------------------------------------------------------------------------


@rule("OW-073")
@pytest.mark.parametrize("lang", [lang for lang in text.LANGUAGES if lang != "en"])
def test_every_title_has_a_name_of_its_own_in_every_language(lang: str) -> None:
    messages = [title.replace(".", "-").replace("_", "-") for title in TITLES]

    assert [message for message in messages if not text.known(lang, message)] == []
    assert len({text.say(lang, message) for message in messages}) == len(TITLES)


def test_the_files_leave_out_what_is_nothing() -> None:
    for name in ("actions.toml", "starting.toml"):
        for entry in content.read_file(CONTENT, name)["card"]:
            for icons in (entry, *entry.get("links", ())):
                assert 0 not in [icons.get(word) for word in msgspec.structs.asdict(IconsEntry())], entry["id"]
