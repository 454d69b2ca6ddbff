"""The rules text of cards, potions, monsters, trophies and stories, made from what they do, in every language."""

from typing import TYPE_CHECKING

from oldpath.games.old_world.components import COLOURS, SYMBOLS
from oldpath.games.old_world.faces import Face
from oldpath.games.old_world.parts import Half, Keepsake, School
from oldpath.games.old_world.verbs.program import Given, Lasting, Moment, Power, capital
from oldpath.games.old_world.verbs.specialties import SpecialtyWord
from oldpath.games.old_world.verbs.tales import Keep
from oldpath.kernel import text

if TYPE_CHECKING:
    from oldpath.games.old_world.box import Box


def sentence(phrase: str) -> str:
    """A phrase as a sentence."""
    return f"{capital(phrase)}." if phrase[-1:] not in ".!?" else capital(phrase)


# -- action cards -------------------------------------------------------------------------------------------------


def card_line(face: Face, lang: str = "en") -> str:
    """The card's colour, terrain and cost."""
    facts: dict[str, str | int] = {
        "colour": COLOURS[face.colour],
        "terrain": SYMBOLS[face.terrain],
        "cost": face.cost,
    }
    return sentence(text.say(lang, "ow-card-line", facts))


def card_says(face: Face, lang: str = "en") -> str:
    """What the card does in a fight, and what each of its extensions adds."""
    links = [text.say(lang, "ow-card-link", {"link": link.say(lang)}) for link in face.links]
    return " ".join(sentence(part) for part in (face.icons.say(lang), *links))


# -- powers, lasting words, moments -------------------------------------------------------------------------------


def power_says(power: Power, lang: str = "en", does: str = "") -> str:
    """When it can be used, how often, on which condition, and what it does."""
    facts = {
        "uses": power.uses,
        "window": power.window,
        "when": _when(power.when, lang),
        "does": does or power.deed(lang),
    }
    return sentence(text.say(lang, "ow-power", facts))


def moment_says(moment: Moment, lang: str = "en") -> str:
    """When it happens, and what."""
    facts = {"at": moment.at, "when": _when(moment.when, lang), "does": moment.does.say(lang)}
    return sentence(text.say(lang, "ow-moment", facts))


def _when(given: Given, lang: str) -> str:
    """The conditions behind their `if`, or nothing."""
    said = given.say(lang)
    return text.say(lang, "ow-provided", {"when": said}) if said else ""


def lasting_says(lasting: Lasting, lang: str = "en") -> str:
    """All that a card does as long as it lies there; of a monster its ability."""
    return " ".join(
        (
            *(power_says(power, lang) for power in lasting.powers),
            *(sentence(passive.say(lang)) for passive in lasting.passives),
            *(moment_says(moment, lang) for moment in lasting.moments),
        )
    )


def keepsake_says(keepsake: Keepsake, lang: str = "en") -> str:
    """A trophy, equipment, a companion, a lasting effect."""
    return lasting_says(keepsake.lasting, lang)


def specialty_says(school: School, lang: str = "en", level: int | None = None) -> str:
    """A school's specialty at one level; without a level the numbers of all five."""
    (deed,) = school.power.does.deeds
    assert isinstance(deed, SpecialtyWord)
    if level is not None:
        return power_says(school.power, lang, text.say(lang, deed.says, deed.facts_at(level)))
    return power_says(school.power, lang, text.say(lang, "ow-by-specialty", {"does": deed.say(lang)}))


# -- monsters -----------------------------------------------------------------------------------------------------


def fight_card_says(halves: tuple[Half, Half], lang: str = "en", level: int | None = None) -> str:
    """Both halves of a monster fight card, for a monster of this level or of any."""
    charge, bite = (half.say(lang, level) for half in halves)
    return sentence(text.say(lang, "ow-fight-card-face", {"charge": charge, "bite": bite}))


# -- stories ------------------------------------------------------------------------------------------------------


def branch_says(box: "Box", story: int, branch: int, lang: str = "en") -> str:
    """What an option of a story brings; what the card does afterwards, where it is kept."""
    told = box.stories[story]
    program = told.branches[branch]
    said = sentence(program.say(lang))
    if any(isinstance(deed, Keep) for deed in program.deeds):
        said = f"{said} {keepsake_says(box.keepsakes[told.keepsake], lang)}"
    return said
