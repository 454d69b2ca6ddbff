"""The rules text of the printed things: what the content files say, in every language, with right plurals."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import serialize_pattern

from oldpath.games.old_world import wording
from oldpath.games.old_world.box import Box, open_box
from oldpath.games.old_world.verbs import conditions, deeds, fighting, passives
from oldpath.games.old_world.verbs.program import Deed, Program
from oldpath.games.old_world.verbs.reading import DEEDS
from oldpath.kernel import text

SPECIALTY_LEVELS = range(1, 6)
MONSTER_LEVELS = range(1, 4)


@pytest.fixture(scope="module")
def box() -> Box:
    """The printed box."""
    return open_box()


def things(box: Box, lang: str) -> Iterator[tuple[str, str]]:
    """The rules text of everything in the box."""
    for card, face in zip(box.card_entries, box.faces, strict=True):
        yield card.id, wording.card_line(face, lang)
        yield card.id, wording.card_says(face, lang)
        yield card.id, face.say(lang)
    for potion, power in zip(box.potions, box.potion_powers, strict=True):
        yield potion.id, wording.power_says(power, lang)
    for keepsake in box.keepsakes:
        yield keepsake.id, wording.keepsake_says(keepsake, lang)
    for monster in box.monsters:
        yield monster.id, wording.lasting_says(monster.ability, lang)
    for school in box.school_sets:
        yield school.id, wording.specialty_says(school, lang)
        yield from ((school.id, wording.specialty_says(school, lang, level)) for level in SPECIALTY_LEVELS)
    for card_id, halves in zip(box.names["fight_card"], box.fight_cards, strict=True):
        yield card_id, wording.fight_card_says(halves, lang)
        yield from ((card_id, wording.fight_card_says(halves, lang, level)) for level in MONSTER_LEVELS)
    for at, story in enumerate(box.stories):
        yield from ((story.id, wording.branch_says(box, at, branch, lang)) for branch in range(len(story.branches)))


# -- what the content files say -----------------------------------------------------------------------------------


def test_every_potion_says_what_its_words_do(box: Box) -> None:
    says = {potion.id: potion.says for potion in box.potions}
    powers = zip(box.potions, box.potion_powers, strict=True)

    assert says == {potion.id: wording.power_says(power) for potion, power in powers}


def test_every_monster_says_what_its_words_do(box: Box) -> None:
    abilities = {monster.id: monster.entry.ability_says for monster in box.monsters}
    trophies = {monster.id: monster.entry.trophy_says for monster in box.monsters}

    assert abilities == {monster.id: wording.lasting_says(monster.ability) for monster in box.monsters}
    assert trophies == {monster.id: wording.keepsake_says(box.keepsakes[monster.keepsake]) for monster in box.monsters}


def test_every_trophy_says_what_its_words_do(box: Box) -> None:
    made = {keepsake.id: wording.keepsake_says(keepsake) for keepsake in box.keepsakes}

    for trophy in (*box.attribute_trophies, *box.school_trophies):
        assert trophy.says == made[trophy.id], trophy.id


def test_every_school_says_what_its_words_do(box: Box) -> None:
    says = {school.id: school.entry.says for school in box.school_sets}

    assert says == {school.id: wording.specialty_says(school) for school in box.school_sets}


# -- everything has its text, in every language -------------------------------------------------------------------


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_everything_in_the_box_has_its_text(box: Box, lang: str) -> None:
    told = list(things(box, lang))

    assert len(told) > 700
    for thing, said in told:
        assert re.match(r"[A-ZÀ-ŻА-ЯІЇЄҐ\d]", said) or said == said.lower(), f"{thing}: {said}"
        assert not re.search(r"[{}$]|\bow[.-]|  |\.\.| [.,;:]|, ,|\b99\b|\b-1\b", said), f"{thing}: {said}"


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_sentences_end_with_one_full_stop(box: Box, lang: str) -> None:
    for thing, said in things(box, lang):
        if said != said.lower():
            assert re.search(r"[^.]\.$", said), f"{thing}: {said}"


@pytest.mark.parametrize("lang", [lang for lang in text.LANGUAGES if lang != "en"])
def test_no_text_falls_back_to_english(box: Box, lang: str) -> None:
    english = dict(things(box, "en"))

    assert [thing for thing, said in dict(things(box, lang)).items() if said == english[thing]] == []


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_name_is_a_name(box: Box, lang: str) -> None:
    for kind, names in box.names.items():
        for thing in names:
            name = text.name(lang, thing)
            assert name, thing
            assert not re.search(r"[{}]|\bow\.", name), f"{kind}: {name}"
            assert len(name) < 60, f"{kind}: {name}"


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_no_two_things_of_a_kind_share_a_name(box: Box, lang: str) -> None:
    for kind in ("potion", "place", "school", "monster", "fight_card", "story", "keepsake"):
        names = [text.name(lang, thing) for thing in box.names[kind]]
        assert len(set(names)) == len(names), sorted(names)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_word_of_the_cards_has_its_message(lang: str) -> None:
    words = {**DEEDS, **{f"if {word}": kind for word, kind in conditions.WORDS.items()}, **passives.WORDS}

    assert [word for word, kind in words.items() if not text.known(lang, kind.says)] == []
    assert len({kind.says for kind in words.values()}) == len(words)


def test_no_two_different_powers_read_alike(box: Box) -> None:
    said: dict[str, tuple[object, ...]] = {}
    for power in box.powers:
        printed = (power.uses, power.window, power.when, power.cost.deeds, [type(deed) for deed in power.does.deeds])
        assert said.setdefault(wording.power_says(power), printed) == printed


# -- numbers ------------------------------------------------------------------------------------------------------


PLURALS: dict[str, dict[str, tuple[str, str, str]]] = {
    "draw_cards": {
        "en": ("draw 1 card", "draw 2 cards", "draw 5 cards"),
        "pl": ("dobierz 1 kartę", "dobierz 2 karty", "dobierz 5 kart"),
        "uk": ("візьміть 1 карту", "візьміть 2 карти", "візьміть 5 карт"),
        "it": ("pesca 1 carta", "pesca 2 carte", "pesca 5 carte"),
    },
    "draw_potions": {
        "en": ("draw 1 potion", "draw 2 potions", "draw 5 potions"),
        "pl": ("dobierz 1 eliksir", "dobierz 2 eliksiry", "dobierz 5 eliksirów"),
        "uk": ("візьміть 1 еліксир", "візьміть 2 еліксири", "візьміть 5 еліксирів"),
        "it": ("pesca 1 pozione", "pesca 2 pozioni", "pesca 5 pozioni"),
    },
    "lose_potions": {
        "en": ("discard 1 unused potion", "discard 2 unused potions", "discard 5 unused potions"),
        "pl": ("odrzuć 1 nieużyty eliksir", "odrzuć 2 nieużyte eliksiry", "odrzuć 5 nieużytych eliksirów"),
        "uk": (
            "скиньте 1 невикористаний еліксир",
            "скиньте 2 невикористані еліксири",
            "скиньте 5 невикористаних еліксирів",
        ),
        "it": ("scarta 1 pozione non usata", "scarta 2 pozioni non usate", "scarta 5 pozioni non usate"),
    },
    "gain_gold": {
        "en": ("gain 1 gold", "gain 2 gold", "gain 5 gold"),
        "pl": ("zyskaj 1 sztukę złota", "zyskaj 2 sztuki złota", "zyskaj 5 sztuk złota"),
        "uk": ("отримайте 1 монету", "отримайте 2 монети", "отримайте 5 монет"),
        "it": ("guadagna 1 moneta d'oro", "guadagna 2 monete d'oro", "guadagna 5 monete d'oro"),
    },
    "damage": {
        "en": ("deal 1 damage", "deal 2 damage", "deal 5 damage"),
        "pl": ("zadaj 1 obrażenie", "zadaj 2 obrażenia", "zadaj 5 obrażeń"),
        "uk": ("завдайте 1 шкоди", "завдайте 2 шкоди", "завдайте 5 шкоди"),
        "it": ("infliggi 1 danno", "infliggi 2 danni", "infliggi 5 danni"),
    },
}
"""By word and language: what it says of 1, 2 and 5."""


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("word", PLURALS)
def test_one_two_and_five_have_their_forms(word: str, lang: str) -> None:
    kind = (deeds.WORDS | fighting.WORDS)[word]
    field = next(name for name in ("count", "amount", "points") if name in kind.__struct_fields__)

    assert tuple(kind(**{field: number}).say(lang) for number in (1, 2, 5)) == PLURALS[word][lang]


CATEGORIES = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "uk": {"one", "few", "many", "other"},
    "it": {"one", "other"},
}


def selections(lang: str) -> Iterator[tuple[str, fluent.SelectExpression]]:
    """Every choice by number in the texts of the game."""
    source = (files("oldpath.text") / lang / "old-world.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message):
            for found in _within(entry):
                if any(getattr(variant.key, "name", "") in ("one", "few", "many") for variant in found.variants):
                    yield entry.id.name, found


def _within(node: object) -> Iterator[fluent.SelectExpression]:
    """All choices within a piece of text."""
    if isinstance(node, fluent.SelectExpression):
        yield node
    if isinstance(node, list):
        for one in node:
            yield from _within(one)
    if isinstance(node, fluent.BaseNode):
        for value in vars(node).values():
            yield from _within(value)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_number_has_all_forms_of_the_language(lang: str) -> None:
    for name, found in selections(lang):
        forms = {variant.key.name for variant in found.variants if isinstance(variant.key, fluent.Identifier)}
        assert forms >= CATEGORIES[lang], name


def test_the_ukrainian_singular_serves_21_too() -> None:
    for name, found in selections("uk"):
        one = next(variant for variant in found.variants if getattr(variant.key, "name", "") == "one")
        assert not re.search(r"\b1\b", serialize_pattern(one.value)), name


# -- several deeds together ---------------------------------------------------------------------------------------


def say(*words: Deed) -> str:
    """Deeds as one text."""
    return wording.sentence(Program(0, words).say("en"))


def test_deeds_are_listed_and_a_roll_stands_in_a_sentence_of_its_own(box: Box) -> None:
    gold, potion, move = deeds.GainGold(amount=2), deeds.DrawPotions(count=1), deeds.GoToPhaseThree()
    (roll, quest) = box.stories[box.names["story"].index("ow.city.14")].branches[1].deeds

    assert say() == "Nothing."
    assert say(gold) == "Gain 2 gold."
    assert say(gold, potion, move) == "Gain 2 gold, draw 1 potion and go to phase III."
    assert say(gold, roll, quest) == (
        "Gain 2 gold. Roll a die. 1–3: lower your shield by 3. 4–6: lower your shield by 2. "
        "This card becomes your quest: at Novigrad, resolve event 33."
    )


def test_a_card_that_is_kept_says_what_it_does_from_then_on(box: Box) -> None:
    crossbow = box.names["story"].index("ow.event.01")

    assert wording.branch_says(box, crossbow, 0) == (
        "Keep this card. Once per fight, on your first fight turn, discard 1 hand card to deal 2 damage."
    )


def test_a_specialty_is_told_for_one_level_or_for_all(box: Box) -> None:
    cat = next(school for school in box.school_sets if school.id == "ow.school.cat")
    often = "Once per fight, on your first fight turn, "

    assert wording.specialty_says(cat, level=1) == f"{often}take the top card of your Life Pool into your hand."
    assert wording.specialty_says(cat, level=2) == (
        f"{often}look at the top 3 cards of your Life Pool, take 1 into your hand and put 2 back on top in any order."
    )
    assert "1/3/3/3/3" in wording.specialty_says(cat)


def test_a_fight_card_is_told_for_one_level_or_for_all(box: Box) -> None:
    second = box.fight_cards[1]

    assert wording.fight_card_says(second) == "Charge: discard 1/2/3 random hand cards; Bite: 3/4/5 damage."
    assert wording.fight_card_says(second, level=1) == "Charge: discard 1 random hand card; Bite: 3 damage."


def test_a_condition_with_two_bounds_has_no_sentence() -> None:
    with pytest.raises(ValueError, match="exactly one"):
        conditions.Hand(at_least=1, at_most=3)
    with pytest.raises(ValueError, match="exactly one"):
        conditions.Shield()
