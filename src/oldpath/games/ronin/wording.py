"""The rules text of cards, abilities and bonuses, made from what they do, in every language."""

from typing import TYPE_CHECKING

from oldpath.games.ronin.components import COLOURS, SIDES, SYMBOLS
from oldpath.games.ronin.verbs import AbilityWord, BonusWord
from oldpath.kernel import text

if TYPE_CHECKING:
    from oldpath.games.ronin.box import Card


def card_says(card: "Card", lang: str = "en") -> str:
    """What the card does: its standard effect, then its tea effect."""
    parts = []
    if card.standard is not None:
        parts.append(card.standard.say(lang))
    if card.tea is not None:
        parts.append(text.say(lang, "card-tea", {"text": card.tea.say(lang)}))
    return " ".join(parts)


def card_line(card: "Card", lang: str = "en") -> str:
    """The card's colour, symbols and cup in words."""
    symbols = ", ".join(text.say(lang, "symbol", {"symbol": SYMBOLS[symbol]}) for symbol in card.symbols)
    facts = {
        "colour": text.say(lang, "colour", {"colour": COLOURS[card.colour]}),
        "symbols": symbols or text.say(lang, "card-no-symbols"),
        "cup": SIDES[card.cup] if card.cup >= 0 else "none",
    }
    return text.say(lang, "card-line", facts)


def ability_says(window: str, word: AbilityWord, lang: str = "en") -> str:
    """When the ability works, and what it does."""
    return text.say(lang, "ability", {"window": window, "what": word.say(lang)})


def bonus_says(word: BonusWord, lang: str = "en") -> str:
    """What a step of a board gives, as a sentence."""
    phrase = word.say(lang)
    return f"{phrase[:1].upper()}{phrase[1:]}."
