"""Turns meanings into words with message files, one folder for each language.

``t(key, **data)`` is a message in the language of the reader.  ``m(key, **data)`` is a meaning: it
is used inside another message or in a table, and becomes words when someone reads it.  Data are
numbers, ids ("blue"), meanings, and lists of them, never finished sentences.  The files have
Fluent's format; ``messages.py`` compiles them.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar
from weakref import WeakSet

from tableforone.kernel.meanings import HOME, PRINTED, PSEUDO, Data, Meaning, Say, Words
from tableforone.kernel.messages import BUILT, functions, sources

Asked = ParamSpec("Asked")
Said = TypeVar("Said")
ByKey = Callable[Concatenate[str, ...], Said]  # called with the key of a message, and with its data

KERNEL: Final = Path(__file__).parent / "voice"
LOG: Final = logging.getLogger(__name__)
SPOKEN: Final = ContextVar("language", default=HOME)  # the reader's: one request, one terminal
REMEMBERED: Final = 5_000  # values that each decorated function caches
FORGET: Final[list[Callable[[], None]]] = []  # called when messages change: they empty caches of texts


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """A context in which everything is said in this language."""
    before = SPOKEN.set(language)
    try:
        yield
    finally:
        SPOKEN.reset(before)


class Deed(NamedTuple):
    """What an answer does: in words as a choice, and in words as a move in the log.

    The first event of one of these kinds tells the move; ``did`` is for a move that none tells.
    """

    say: Words
    did: Words = ""
    data: Data = {}
    events: tuple[str, ...] = ()


class Speech:
    """The messages of one package: ``folder/<language>/*.ftl``."""

    everyone: Final["WeakSet[Speech]"] = WeakSet()

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._known: dict[str, dict[str, Say]] = {}
        self._state: dict[str, tuple[Any, ...]] = {}
        self._failed: set[tuple[str, str]] = set()
        Speech.everyone.add(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return speech_of, (self.folder,)  # a meaning may be sent to another process

    def t(self, key: str, /, **data: Any) -> str:
        """The message in the language of the reader."""
        return self.said(SPOKEN.get(), key, data)

    def m(self, key: str, /, **data: Any) -> Meaning:
        """The meaning, for another message or for later."""
        return Meaning(self, key, data)

    def deed(self, say: str, did: str = "", /, *events: str, **data: Any) -> Deed:
        """What an answer does, from two messages with the same data (no ``did``: an event tells it)."""
        return Deed(Meaning(self, say, data), Meaning(self, did, data) if did else "", data, events)

    def said(self, language: str, key: str, data: Data) -> str:
        """The message in this language, or in English if it is missing or fails there."""
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

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in (self._known.get(HOME) or self.learn(HOME))

    def learn(self, language: str) -> dict[str, Say]:
        """Load all messages of a language."""
        state, shared = self._look(language), dict[str, Say]()
        for spoken in dict.fromkeys((HOME, language)):
            shared = functions(KERNEL, spoken, shared)
        self._known[language] = functions(self.folder, language, shared) if self.folder != KERNEL else shared
        self._state[language] = state
        return self._known[language]

    def refresh(self) -> bool:
        """Reload files edited since they were read; returns whether there were any."""
        edited = [language for language, state in list(self._state.items()) if self._look(language) != state]
        for language in edited:
            self._failed.clear()
            self.learn(language)
        return bool(edited)

    def _look(self, language: str) -> tuple[Any, ...]:
        files = sources(self.folder, language)
        return tuple((path, path.stat().st_mtime_ns) for path in files)


def speech_of(folder: Path) -> Speech:
    """The Speech of this folder."""
    return next((speech for speech in list(Speech.everyone) if speech.folder == folder), None) or Speech(folder)


def messages_beside(file: str) -> tuple[Speech, ByKey[str], ByKey[Meaning]]:
    """The Speech of the folder with this file, and its ``t`` and ``m``."""
    speech = speech_of(Path(file).parent)
    return speech, speech.t, speech.m


def languages() -> list[str]:
    """The available languages: folders in the kernel's messages, plus the pseudo-language."""
    found = {path.parent.name for path in KERNEL.glob("*/*.ftl")} | {path.stem for path in KERNEL.glob(f"*{BUILT}")}
    return [HOME, *sorted(found - {HOME}), PSEUDO]


def translations() -> list[str]:
    """The languages that people translate into."""
    return [language for language in languages() if language not in (HOME, PSEUDO)]


def known_as(wanted: str) -> str | None:
    """The available language that is meant ("de_AT.UTF-8" is "de"); None if there is none."""
    names = {language.lower(): language for language in languages()}
    name = wanted.partition(".")[0].replace("_", "-").lower()
    found = names.get(name) or names.get(name.partition("-")[0])
    return found + PRINTED if found not in (None, HOME, PSEUDO) and name.endswith(PRINTED) else found


def name_of(language: str) -> str:
    """The name of a language in that language."""
    return speech_of(KERNEL).said(language, "language-name", {})


def refresh() -> bool:
    """Reload message files edited since they were read; returns whether there were any."""
    edited = [speech for speech in list(Speech.everyone) if speech.refresh()]
    if edited:
        _forget_remembered()
    return bool(edited)


def forget(language: str) -> None:
    """Drop the loaded messages of a language after some were added; they are reloaded on use."""
    for speech in list(Speech.everyone):
        for spoken in (language, language + PRINTED):
            speech._known.pop(spoken, None)
    _forget_remembered()


def _forget_remembered() -> None:
    for forget_one in FORGET:
        forget_one()


def remembered(text: Callable[Asked, Said]) -> Callable[Asked, Said]:
    """Decorator: caches a text function by language and arguments."""
    known: Any = lru_cache(maxsize=REMEMBERED)(lambda language, *about, **named: text(*about, **named))
    FORGET.append(known.cache_clear)

    @wraps(text)
    def said(*about: Asked.args, **named: Asked.kwargs) -> Said:
        found: Said = known(SPOKEN.get(), *about, **named)
        return found

    return said


def worded(meaning: Callable[Asked, Meaning]) -> Callable[Asked, str]:
    """The same in words, each built once: for texts that are shown again and again."""
    return remembered(lambda *about, **named: str(meaning(*about, **named)))
