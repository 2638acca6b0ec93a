"""How do all tables travel at once?  In one file: every table as the saved game it is, and her decks beside them."""

import re
import zlib
from io import BytesIO
from pathlib import PurePosixPath
from typing import Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo, is_zipfile

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.grammar import counted
from tableforone.kernel.journal import LARGEST
from tableforone.pages.notices import said
from tableforone.pages.tables import Tables
from tableforone.store import FileFault
from tableforone.store.decks import deck_of, deck_text, keep_cards, known_cards

DECKS: Final = "decks"
MOST: Final = 1000  # files
ALL: Final = 64_000_000  # bytes of all of them, unpacked
TOLD: Final = 3  # of those that cannot be opened


def packed(tables: Tables) -> bytes:
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as archive:
        for summary in tables.summaries():
            archive.writestr(f"{file_name(summary.game)}-{file_name(summary.id)}.json", tables.export(summary.id))
        for spec in games.all_games():
            if text := deck_text(tables.folder, spec):
                archive.writestr(f"{DECKS}/{spec.id}.toml", text)
    return whole.getvalue()


def file_name(text: str) -> str:
    """What a damaged row calls itself may be anything: as a part of a file's name."""
    return re.sub(r"[^\w-]", "_", text) or "table"


def is_packed(data: bytes) -> bool:
    return is_zipfile(BytesIO(data))


def unpacked(tables: Tables, data: bytes) -> tuple[str, bool]:
    """Keep what is in the file and not here yet; what came of it in words, and whether all is well."""
    there = {tables.export(summary.id) for summary in tables.summaries()}
    kept, known, wrong = 0, 0, []
    try:
        with ZipFile(BytesIO(data)) as archive:
            files = archive.infolist()
            if len(files) > MOST or sum(about.file_size for about in files) > ALL:
                return f"That is too large: at most {MOST} files are read. Nothing was opened.", False
            for about in files:
                try:
                    came = _taken(tables, PurePosixPath(about.filename), _text(archive, about), there)
                    kept, known = kept + came, known + (not came)
                except FileFault:  # nothing is wrong with the file, but with the place for it
                    raise
                except Fault as fault:
                    wrong.append(f"{about.filename}: {said(fault)}")
    except BadZipFile:
        return "This file is damaged: nothing was opened.", False
    here = f", {counted(known, 'was', 'were')} here already" if known else ""
    refused = f" {len(wrong)} could not be opened. {' '.join(wrong[:TOLD])}" if wrong else ""
    return f"{counted(kept, 'file was', 'files were')} taken in{here}.{refused}", not wrong


def _taken(tables: Tables, path: PurePosixPath, text: str, there: set[str]) -> bool:
    """A table or a deck; is it new here?"""
    if path.parent.name == DECKS:
        spec = games.find(path.stem)
        known = known_cards(tables.folder, spec)
        new = {card: row for card, row in deck_of(spec).read(text).items() if card not in known}
        if new:
            keep_cards(tables.folder, spec, new)
        return bool(new)
    if text in there:
        return False
    there.add(text)
    tables.import_text(text)
    return True


def _text(archive: ZipFile, about: ZipInfo) -> str:
    """The text of one of the files."""
    try:
        if about.file_size > LARGEST:  # no more is read, whatever is there
            raise Fault("It is too large to be a saved game.")
        return archive.read(about).decode("utf-8-sig")
    except (BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError):
        raise Fault("It is damaged.") from None
    except UnicodeDecodeError:
        raise Fault("It is not text.") from None
