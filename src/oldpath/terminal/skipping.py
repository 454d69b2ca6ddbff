"""`auto`: windows whose only choice is an optional ability are passed, but for the abilities one waits for."""

from dataclasses import dataclass

from oldpath.kernel.ask import Ask
from oldpath.terminal.words import begins_in, folded

PASS = "pass"
ABILITY = "use."


@dataclass(slots=True)
class Skipping:
    """Is it on, which abilities stop it, and does it rest because an answer was just taken back?"""

    on: bool = False
    stops: tuple[str, ...] = ()
    resting: bool = False

    def rest(self) -> None:
        """Let the next question be asked: the person went back to it."""
        self.resting = True

    def passes(self, ask: Ask, lang: str) -> int | None:
        """The option that passes, when this question is to be passed."""
        resting, self.resting = self.resting, False
        keys = ask.keys
        window = PASS in keys and all(key == PASS or key.startswith(ABILITY) for key in keys)
        if resting or not self.on or not window or self._stopped(ask, lang):
            return None
        return keys.index(PASS)

    def _stopped(self, ask: Ask, lang: str) -> bool:
        labels = [folded(option.label(lang)) for option in ask.options]
        return any(begins_in(folded(stop), label) for stop in self.stops for label in labels)
