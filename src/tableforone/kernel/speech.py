"""How does a meaning become words?  By messages in files that people can edit: one folder for each language.

``t(key, **data)`` is a message in the language of the reader.  ``m(key, **data)`` is a meaning: it
stands inside another message or in a table, and becomes words when somebody reads it.  Data are
numbers, ids ("blue"), meanings, and lists of them, never finished sentences.  The files have
Fluent's format; ``messages.py`` compiles them.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from pathlib import Path
from typing import Any, Final
from weakref import WeakSet

Data = dict[str, Any]
Say = Callable[[Data], str]

HOME: Final = "en"  # the language that is always complete
PSEUDO: Final = "en-XA"  # English that shows what is a message, and is longer than any language
KERNEL: Final = Path(__file__).parent / "voice"
LOG: Final = logging.getLogger(__name__)
SPOKEN: Final = ContextVar("language", default=HOME)  # of the reader: one request, one terminal
REMEMBERED: Final = 5_000  # texts that a function keeps


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything inside is said in this language."""
    before = SPOKEN.set(language)
    try:
        yield
    finally:
        SPOKEN.reset(before)


class Meaning:
    """What is to be said, before a language is chosen; as a text it is in the language of the reader."""

    __slots__ = ("data", "key", "speech")

    def __init__(self, speech: "Speech", key: str, data: Data) -> None:
        self.speech, self.key, self.data = speech, key, data

    def __str__(self) -> str:
        return self.speech.said(SPOKEN.get(), self.key, self.data)

    def __repr__(self) -> str:
        return f"m({self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Meaning) and (self.key, self.data) == (other.key, other.data)

    def __hash__(self) -> int:
        return hash(self.key)

    def formed(self, language: str, forms: Data) -> str:
        """As a part of another message, in the form that it asks for."""
        return self.speech.said(language, self.key, {**self.data, **forms})


class Speech:
    """The messages of one package: ``folder/<language>/*.ftl``."""

    everyone: Final["WeakSet[Speech]"] = WeakSet()

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._known: dict[str, dict[str, Say]] = {}
        self._state: dict[str, tuple[Any, ...]] = {}
        self._failed: set[tuple[str, str]] = set()
        Speech.everyone.add(self)

    def t(self, key: str, /, **data: Any) -> str:
        """This message in the language of the reader."""
        return self.said(SPOKEN.get(), key, data)

    def m(self, key: str, /, **data: Any) -> Meaning:
        """This meaning, for another message or for later."""
        return Meaning(self, key, data)

    def said(self, language: str, key: str, data: Data) -> str:
        """The message in this language; in English where the language lacks it, or a mistake in it shows."""
        known = self._known.get(language) or self.learn(language)
        say = known.get(key)
        if say is None:
            if language == HOME:
                raise KeyError(f"There is no message {key!r} in {self.folder}.")
            return self.said(HOME, key, data)
        if language == HOME:
            return say(data)
        try:
            return say(data)
        except Exception:  # a translator's mistake must never end a game
            if (language, key) not in self._failed:
                self._failed.add((language, key))
                LOG.warning("The message %s of %s cannot be said in %s.", key, self.folder, language)
            return self.said(HOME, key, data)

    def learn(self, language: str) -> dict[str, Say]:
        """Read all messages of a language."""
        from tableforone.kernel.messages import functions  # only where messages are read

        state, shared = self._look(language), dict[str, Say]()
        for spoken in dict.fromkeys((HOME, language)):
            shared = functions(KERNEL, spoken, shared)
        self._known[language] = functions(self.folder, language, shared) if self.folder != KERNEL else shared
        self._state[language] = state
        return self._known[language]

    def refresh(self) -> None:
        """Read again what was edited since it was read."""
        for language, state in list(self._state.items()):
            if self._look(language) != state:
                self._failed.clear()
                self.learn(language)

    def _look(self, language: str) -> tuple[Any, ...]:
        files = sources(self.folder, language)
        return tuple((path, path.stat().st_mtime_ns) for path in files)

    @property
    def languages(self) -> list[str]:
        """The languages that have messages here."""
        return sorted(path.name for path in self.folder.iterdir() if any(path.glob("*.ftl")))


def sources(folder: Path, language: str) -> list[Path]:
    """The files of a language; the pseudo-language is made from English."""
    return sorted((folder / (HOME if language == PSEUDO else language)).glob("*.ftl"))


def refresh() -> None:
    """Read again every file of messages that was edited since it was read."""
    for speech in list(Speech.everyone):
        speech.refresh()


def remembered(text: Callable[..., str]) -> Callable[..., str]:
    """A text that follows from a few values alone: it is put into words once for each language."""
    known: dict[Any, str] = {}

    @wraps(text)
    def said(*about: Any) -> str:
        key = (SPOKEN.get(), *about)
        found = known.get(key)
        if found is None:
            if len(known) >= REMEMBERED:
                known.clear()
            found = known[key] = text(*about)
        return found

    return said


# --- what compiled messages call


def shown(given: Any, language: str) -> str:
    """A value inside a message."""
    if type(given) is str:
        return given
    if type(given) is int:
        return str(given) if given >= 0 else f"−{-given}"
    return given.formed(language, {}) if type(given) is Meaning else str(given)


def formed(given: Any, language: str, forms: Data, known: dict[str, Say]) -> str:
    """A meaning in the form that the outer message asks for: ``{ FORM($item, case: "accusative") }``."""
    return given.formed(language, forms) if type(given) is Meaning else shown(given, language)


def capital(given: Any, language: str, forms: Data, known: dict[str, Say]) -> str:
    """The same at the beginning of a sentence."""
    text = formed(given, language, forms, known)
    return text[:1].upper() + text[1:]


def joined_by(last: str) -> Callable[..., str]:
    """A list in words; how the last two parts are joined is a message of the language."""

    def joined(given: Sequence[Any], language: str, forms: Data, known: dict[str, Say]) -> str:
        parts = [formed(each, language, forms, known) for each in given]
        if not parts:
            return known["list-none"]({})
        if len(parts) == 1:
            return parts[0]
        return known[last]({"first": ", ".join(parts[:-1]), "last": parts[-1]})

    return joined


def separated_by(sign: str) -> Callable[..., str]:
    """The parts of a list, one after the other."""

    def separated(given: Sequence[Any], language: str, forms: Data, known: dict[str, Say]) -> str:
        return sign.join([formed(each, language, forms, known) for each in given])

    return separated


def number(given: Any, language: str, forms: Data, known: dict[str, Say]) -> str:
    """A number with its decimals: ``{ NUMBER($points, decimals: 1) }``; groups and point are messages."""
    text = f"{abs(given):,.{int(forms.get('decimals', 0))}f}"
    text = text.translate({44: known["number-group"]({}), 46: known["number-point"]({})})
    return f"−{text}" if given < 0 and text.strip("0.,") else text


def signed(given: Any, language: str, forms: Data, known: dict[str, Say]) -> str:
    """A difference with its sign: +3, −2, 0."""
    return ("+" if given > 0 else "") + number(given, language, forms, known)


def percent(given: Any, language: str, forms: Data, known: dict[str, Say]) -> str:
    """A part of 1 as a percentage: ``{ PERCENT($chance) }``."""
    return known["number-percent"]({"number": number(100 * given, language, forms, known)})


FUNCTIONS: Final[dict[str, Callable[..., str]]] = {
    "FORM": formed,
    "CAPITAL": capital,
    "AND": joined_by("list-and"),
    "OR": joined_by("list-or"),
    "COMMAS": separated_by(", "),
    "SEMICOLONS": separated_by("; "),
    "NUMBER": number,
    "SIGNED": signed,
    "PERCENT": percent,
}
