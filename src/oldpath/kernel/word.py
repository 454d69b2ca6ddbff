"""What every word of a game's vocabulary is: its fields are its grammar, its docstring its entry in the docs."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

import msgspec

from oldpath.kernel import text

Fact = str | int
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
"""No card gives more of anything."""


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word that a card can say."""

    says: ClassVar[str]
    """The message that says it in each language."""

    def facts(self, lang: str) -> Mapping[str, Fact]:
        """What the sentence mentions: the word's own fields."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in fields.items() if isinstance(value, str | int)}

    def say(self, lang: str) -> str:
        """The word as a phrase for a player."""
        return text.say(lang, self.says, self.facts(lang))
