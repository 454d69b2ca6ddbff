"""What the things of the box are called: names in English, and the messages that hold them in other languages."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from oldpath.kernel import text

if TYPE_CHECKING:
    from oldpath.games.old_world.box import Box


def name_things(box: "Box") -> None:
    """Give every component of the box its name."""
    named: Iterable[Any] = (
        *box.titles.values(),
        *box.potions,
        *box.place_entries,
        *box.schools,
        *box.attribute_trophies,
        *box.school_trophies,
        *(monster.entry for monster in box.monsters),
    )
    text.NAMES.update({entry.id: entry.name for entry in named})
    for card in box.card_entries:
        _share(card.id, card.title)
    for place in box.place_entries:
        _share(f"ow.place.{place.number}", place.id)  # as a story calls it, by its number
    for monster in box.monsters:
        text.NAMES[box.keepsakes[monster.keepsake].id] = f"{monster.entry.name} trophy"
    for school in box.schools:
        text.NAMES[specialty_of(school.id)] = school.specialty
    for number, card_id in enumerate(box.names["fight_card"], 1):
        text.NAMES[card_id] = f"fight card {number}"
    for story in box.stories:
        text.MESSAGES[story.id] = f"{text.message_of(story.id)}.title"
    for power, power_id in zip(box.powers, box.names["power"], strict=True):
        _share(power_id, specialty_of(power.id) if power.id.startswith("ow.school.") else power.id)


def specialty_of(school: str) -> str:
    """The id of a school's specialty."""
    return school.replace("ow.school.", "ow.specialty.")


def _share(thing: str, other: str) -> None:
    """The thing is called as the other."""
    text.MESSAGES[thing] = text.MESSAGES.get(other, text.message_of(other))
    if other in text.NAMES:
        text.NAMES[thing] = text.NAMES[other]
