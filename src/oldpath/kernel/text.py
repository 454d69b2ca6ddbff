"""Player-facing text in four languages, through Fluent."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "pl", "uk", "it")

Fact = str | int

NAMES: dict[str, str] = {}
"""What content files call their things, in English; filled when a box is opened."""

MESSAGES: dict[str, str] = {}
"""Things whose name is another message than their id: cards that share a title, stories by their headline."""


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language."""
    made = FluentBundle([lang], use_isolating=False)
    folder = files("oldpath.text") / lang
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def known(lang: str, message: str) -> bool:
    """Does this language have the message? One that we do not speak has none."""
    if lang not in LANGUAGES:
        return False
    name, _, attribute = message.partition(".")
    store = bundle(lang)
    return store.has_message(name) and (not attribute or attribute in store.get_message(name).attributes)


def say(lang: str, message: str, facts: Mapping[str, Fact] | None = None) -> str:
    """The message in this language, or in English where this language lacks it.

    A name such as `ro-take.prompt` asks for an attribute.
    """
    spoken = lang if known(lang, message) else "en"
    if not known(spoken, message):
        raise LookupError(f"no text for '{message}'")
    name, _, attribute = message.partition(".")
    entry = bundle(spoken).get_message(name)
    pattern = entry.attributes[attribute] if attribute else entry.value
    if pattern is None:
        raise LookupError(f"'{message}' in {spoken} has attributes but no text of its own")
    said, problems = bundle(spoken).format_pattern(pattern, dict(facts or {}))
    if problems:
        raise LookupError(f"'{message}' in {spoken}: {problems[0]}")
    return str(said)


def listed(lang: str, words: Iterable[str]) -> str:
    """Words as a list a person would speak: a, b and c."""
    parts = list(words)
    if len(parts) < 2:
        return "".join(parts)
    return say(lang, "list-and", {"head": ", ".join(parts[:-1]), "last": parts[-1]})


def message_of(thing: str) -> str:
    """The message that belongs to a thing: that of `ro.action.012` is `ro-action-012`."""
    return thing.replace(".", "-").replace("_", "-")


def name(lang: str, thing: str) -> str:
    """The proper name of a thing by its id: in this language, or as its content file calls it.

    It is the message that belongs to the thing, unless `MESSAGES` says which one it is.
    """
    message = MESSAGES.get(thing, message_of(thing))
    if thing in NAMES:
        return say(lang, message) if lang != "en" and known(lang, message) else NAMES[thing]
    return say(lang, message) if thing in MESSAGES and known("en", message) else thing
