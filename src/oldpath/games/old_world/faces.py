"""What is printed on an action card, and how it is said (OW-072 to OW-075)."""

from collections.abc import Iterator

import msgspec

from oldpath.games.old_world.components import COLOURS, SYMBOLS
from oldpath.kernel import text


class Icons(msgspec.Struct, frozen=True):
    """What a card, or one of its extensions, does in a fight."""

    damage: int = 0
    shield: int = 0
    draw: int = 0
    top: bool = False
    back: bool = False

    def words(self, lang: str) -> Iterator[str]:
        """Each icon in words."""
        for name in ("damage", "shield", "draw"):
            amount = getattr(self, name)
            if amount:
                yield text.say(
                    lang, f"ow-icon-{name}", {"amount": abs(amount), "sign": "plus" if amount > 0 else "minus"}
                )
        for name in ("top", "back"):
            if getattr(self, name):
                yield text.say(lang, f"ow-icon-{name}")

    def say(self, lang: str) -> str:
        """All icons, or that there is none."""
        return ", ".join(self.words(lang)) or text.say(lang, "ow-icon-none")


class Link(msgspec.Struct, frozen=True):
    """An extension: the colour that may follow, and what it adds when it does (OW-273)."""

    colour: int
    icons: Icons

    def say(self, lang: str) -> str:
        """Such as `green: 1 damage`."""
        return text.say(lang, "ow-link", {"colour": COLOURS[self.colour], "icons": self.icons.say(lang)})


class Face(msgspec.Struct, frozen=True):
    """The whole card."""

    colour: int
    cost: int
    terrain: int
    icons: Icons
    links: tuple[Link, ...]

    def say(self, lang: str) -> str:
        """In one line, so that no two cards of one title read alike."""
        links = [link.say(lang) for link in self.links]
        facts: dict[str, str | int] = {
            "colour": COLOURS[self.colour],
            "terrain": SYMBOLS[self.terrain],
            "cost": self.cost,
            "icons": self.icons.say(lang),
            "links": "; ".join(links),
            "count": len(links),
        }
        return text.say(lang, "ow-face", facts)
