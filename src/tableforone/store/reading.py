"""Reads files from elsewhere with plain functions that limit size and content.

The functions return plain values (texts, numbers, lists), so that ``store/reader.py`` can run them
in a subprocess.  A browser has no subprocesses: there ``Reading`` calls them directly.
"""

import zlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from hashlib import sha256
from io import BytesIO
from pathlib import PurePosixPath
from time import process_time
from typing import Any, Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

import tableforone
from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import LARGEST
from tableforone.kernel.saved import load_text
from tableforone.kernel.untrusted import clipped
from tableforone.store.decks import Cards, deck_of
from tableforone.store.files import decoded
from tableforone.store.links import WHERE, text_of
from tableforone.store.voice import m, t

DECKS: Final = "decks"  # the folder of the decks in an archive
MOST: Final = 1000  # files in an archive
ALL: Final = 64_000_000  # bytes of all files, unpacked
SECONDS: Final = 4.0  # of CPU time: after this no further file of an archive is started
NAME: Final = 60  # characters of a file name that are shown
BLOCK: Final = 65536  # bytes that are unpacked at once

BEGUN: Final = "begun"  # states of a file in an archive: it is being read,
SAVED: Final = "saved"  # it is a saved game,
DECK: Final = "deck"  # it is a deck,
KNOWN: Final = "known"  # it exists here already,
WRONG: Final = "wrong"  # it cannot be read,
LEFT: Final = "left"  # or it and all later files were not read

NOT_TEXT: Final = m("read-not-text")
MEMORY: Final = m("read-memory")


class Member(NamedTuple):
    """One file of an archive."""

    name: str  # as a page may show it
    kind: str
    text: str = ""  # the saved game, the game id of the deck, or the error message
    cards: Mapping[str, Sequence[int]] = {}


class Reading:
    """Reads files from elsewhere with limits; errors are Faults."""

    def saved(self, data: bytes) -> str:
        """The text of a saved game, after the rules have replayed it."""
        (text,) = self._run(read_saved, data)
        return str(text)

    def shared(self, code: str) -> str:
        """The text of the saved game in a link, after the rules have replayed it."""
        (text,) = self._run(read_shared, code)
        return str(text)

    def deck(self, game: str, data: bytes) -> Cards:
        """The cards in a deck file."""
        (cards,) = self._run(read_deck, game, data)
        return {card: tuple(row) for card, row in cards.items()}

    def new_table(self, game: str, level: str | None, modules: Sequence[str], options: Mapping[str, str]) -> None:
        """A Fault if no table can be set up with these files among its options."""
        for _ in self._run(read_options, game, level, list(modules), dict(options)):
            pass

    def archive(self, data: bytes, known: Collection[str]) -> Iterator[Member]:
        """The files of an archive, one by one; ``known`` are fingerprints of existing games."""
        return (Member(*found) for found in self._run(read_archive, data, list(known)))

    def _run(self, work: Callable[..., Iterator[Any]], *given: Any) -> Iterator[Any]:
        """The results of a function."""
        return guarded(work, given)


def guarded(work: Callable[..., Iterator[Any]], given: Sequence[Any]) -> Iterator[Any]:
    """The results of a function; any error becomes a Fault."""
    try:
        yield from work(*given)
    except (Fault, GeneratorExit):
        raise
    except MemoryError:
        raise Fault(MEMORY) from None
    except Exception as error:  # the rules got data that no real game contains
        raise Fault(m("read-failed", kind=type(error).__name__)) from None


def fingerprint(text: str) -> str:
    """A fingerprint to find a saved game among the existing ones."""
    return sha256(text.encode("utf-8", "backslashreplace")).hexdigest()


# --- the functions


def read_saved(data: bytes) -> Iterator[str]:
    text = decoded(data, NOT_TEXT)
    load_text(text, games.find)
    yield text


def read_shared(code: str) -> Iterator[str]:
    yield load_text(text_of(code), games.find, where=WHERE).to_json()


def read_deck(game: str, data: bytes) -> Iterator[Mapping[str, Sequence[int]]]:
    yield dict(deck_of(games.find(game)).read(decoded(data, NOT_TEXT)))


def read_options(game: str, level: str | None, modules: Sequence[str], options: Mapping[str, str]) -> Iterator[None]:
    tableforone.new(game, level=level, modules=modules, options=options, seed=0)
    yield None


def read_archive(data: bytes, known: Collection[str]) -> Iterator[Member]:
    """The files of an archive; sizes are counted while unpacking, regardless of the header."""
    until, seen, room = process_time() + SECONDS, set(known), Room()
    try:
        with ZipFile(BytesIO(data)) as archive:
            files = [about for about in archive.infolist() if not about.is_dir()]
            if len(files) > MOST:
                raise Fault(m("read-many-files", most=MOST))
            for number, about in enumerate(files):
                if process_time() > until:
                    yield Member("", LEFT, str(len(files) - number))
                    return
                name = shown_name(about.filename)
                yield Member(name, BEGUN)
                try:
                    yield from guarded(_read_member, (name, archive, about, seen, room))
                except Fault as fault:
                    yield Member(name, WRONG, str(fault))
    except BadZipFile:
        raise Fault(m("read-damaged")) from None


def shown_name(name: str) -> str:
    """The name of a file in an archive, as a page may show it.

    >>> shown_name("decks/a.toml"), len(shown_name("x" * 3000)), shown_name("\\x1b[2J")
    ('decks/a.toml', 61, '�[2J')
    """
    return clipped(name, NAME) or t("read-nameless")


def _read_member(name: str, archive: ZipFile, about: ZipInfo, seen: set[str], room: "Room") -> Iterator[Member]:
    path, data = PurePosixPath(about.filename), _unpacked(archive, about, room)
    text = decoded(data, NOT_TEXT)
    if path.parent.name == DECKS:
        spec = games.find(path.stem)
        yield Member(name, DECK, spec.id, dict(deck_of(spec).read(text)))
    elif (print_of := fingerprint(text)) in seen:
        yield Member(name, KNOWN)
    else:
        load_text(text, games.find)
        seen.add(print_of)
        yield Member(name, SAVED, text)


class Room:
    """The number of bytes that may still be unpacked."""

    def __init__(self) -> None:
        self.left = ALL


def _unpacked(archive: ZipFile, about: ZipInfo, room: Room) -> bytes:
    """The bytes of one file, counted while unpacking."""
    # Python unpacks the others without a limit
    if about.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise Fault(m("member-packed"))
    found = bytearray()
    try:
        with archive.open(about) as file:
            while block := file.read(BLOCK):
                found += block
                room.left -= len(block)
                if len(found) > LARGEST or room.left < 0:
                    raise Fault(m("member-large"))
    except Fault:
        raise
    except (BadZipFile, zlib.error, EOFError, OSError, RuntimeError, NotImplementedError, ValueError):
        raise Fault(m("member-damaged")) from None
    return bytes(found)
