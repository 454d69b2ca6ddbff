"""A condition and its result, as one sentence."""

import msgspec

from oldpath.games.ronin.verbs.conditions import Condition
from oldpath.games.ronin.verbs.results import Result
from oldpath.kernel import text


class Effect(msgspec.Struct, frozen=True):
    """A condition and its result (RO-174)."""

    when: Condition
    then: Result

    def say(self, lang: str) -> str:
        """The effect as a sentence."""
        return text.say(lang, "effect", {"when": self.when.say(lang), "then": self.then.say(lang)})
