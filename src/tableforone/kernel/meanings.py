"""Values in messages: numbers, texts, meanings that become words later, and lists of them.

Compiled messages call the functions in this file.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

Data = dict[str, Any]
Say = Callable[[Data], str]

HOME: Final = "en"  # the language that is always complete
# suffix of a language: its own words, but card names as printed in English
PRINTED: Final = "-x-printed"
# pseudo-language: marks every message and makes it longer, to find untranslated text
PSEUDO: Final = "en-XA"


class Meaning:
    """Something to say, before a language is chosen; ``str()`` uses the reader's language."""

    __slots__ = ("data", "key", "speech")

    def __init__(self, speech: Any, key: str, data: Data) -> None:
        self.speech, self.key, self.data = speech, key, data

    def __str__(self) -> str:
        return str(self.speech.t(self.key, **self.data))

    def __repr__(self) -> str:
        return f"m({self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Meaning) and (self.key, self.data) == (other.key, other.data)

    def __hash__(self) -> int:
        return hash(self.key)

    def about(self, **data: Any) -> "Meaning":
        """The same meaning with more data."""
        return Meaning(self.speech, self.key, {**self.data, **data})

    def formed(self, language: str, forms: Data) -> str:
        """The text as part of another message, in the form that message asks for."""
        return str(self.speech.said(language, self.key, {**self.data, **forms}))


Words = str | Meaning  # a text, or a meaning that becomes words


def shown(given: Any, language: str) -> str:
    """A value as text inside a message."""
    if type(given) is str:
        return given
    if type(given) is int:
        return str(given) if given >= 0 else f"−{-given}"
    return given.formed(language, {}) if type(given) is Meaning else str(given)


def formed(given: Any, language: str, forms: Data, known: dict[str, Say]) -> str:
    """A meaning in the form that the outer message needs: ``{ FORM($item, case: "dative") }``."""
    return given.formed(language, forms) if type(given) is Meaning else shown(given, language)


def capital(given: Any, language: str, forms: Data, known: dict[str, Say]) -> str:
    """The same with a capital first letter, for the beginning of a sentence."""
    text = formed(given, language, forms, known)
    return text[:1].upper() + text[1:]


def joined_by(last: str) -> Callable[..., str]:
    """A list in words; a message of the language joins the last two parts."""

    def joined(given: Sequence[Any], language: str, forms: Data, known: dict[str, Say]) -> str:
        parts = [formed(each, language, forms, known) for each in given]
        if not parts:
            return known["list-none"]({})
        if len(parts) == 1:
            return parts[0]
        return known[last]({"first": ", ".join(parts[:-1]), "last": parts[-1]})

    return joined


def separated_by(sign: str) -> Callable[..., str]:
    """The parts of a list with this sign, or the language's message for it, between them."""

    def separated(given: Sequence[Any], language: str, forms: Data, known: dict[str, Say]) -> str:
        between = known[sign]({}) if sign in known else sign
        return between.join([formed(each, language, forms, known) for each in given])

    return separated


def rounded(plus: str) -> Callable[..., str]:
    """A number with decimals; ``plus`` is the sign of a positive one.  Separators are messages.

    ``{ NUMBER($points, decimals: 1) }`` has no plus, ``{ SIGNED($points, decimals: 1) }`` has: +3, −2,
    0.  0.02 is 0.0.
    """

    def figure(given: Any, language: str, forms: Data, known: dict[str, Say]) -> str:
        text = f"{given:+,.{int(forms.get('decimals', 0))}f}"
        sign = {"+": plus, "-": "−"}[text[0]] if text.strip("+-0.") else ""
        return sign + text[1:].translate({44: known["number-group"]({}), 46: known["number-point"]({})})

    return figure


number: Final = rounded("")


def percent(given: Any, language: str, forms: Data, known: dict[str, Say]) -> str:
    """A fraction as a percentage: ``{ PERCENT($chance) }``."""
    return known["number-percent"]({"number": number(100 * given, language, forms, known)})


FUNCTIONS: Final[dict[str, Callable[..., str]]] = {
    "FORM": formed,
    "CAPITAL": capital,
    "AND": joined_by("list-and"),
    "OR": joined_by("list-or"),
    "COMMAS": separated_by(", "),
    "SEMICOLONS": separated_by("list-semicolon"),
    "PLUS": separated_by(" + "),
    "NUMBER": number,
    "SIGNED": rounded("+"),
    "PERCENT": percent,
}
