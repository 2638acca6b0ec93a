"""Exports and imports all games and decks in one file."""

import re
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, is_zipfile

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.pages.notices import said
from tableforone.pages.voice import t
from tableforone.store import FileFault, Sittings
from tableforone.store.decks import deck_text, keep_cards, known_cards
from tableforone.store.reading import BEGUN, DECK, DECKS, KNOWN, LEFT, SAVED, Member, Reading, fingerprint

TOLD: Final = 3  # number of faulty files that are named


def packed(tables: Sittings) -> bytes:
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as archive:
        for summary in tables.summaries():
            archive.writestr(f"{file_name(summary.game)}-{file_name(summary.id)}.json", tables.export(summary.id))
        for spec in games.all_games():
            if text := deck_text(tables.folder, spec):
                archive.writestr(f"{DECKS}/{spec.id}.toml", text)
    return whole.getvalue()


def file_name(text: str) -> str:
    """A text as part of a file name; the game or id of a damaged row may be any text."""
    return re.sub(r"[^\w-]", "_", text) or "table"


def is_packed(data: bytes) -> bool:
    return is_zipfile(BytesIO(data))


def unpacked(tables: Sittings, reading: Reading, data: bytes) -> tuple[str, bool]:
    """Save the games and decks of the file that are new here.

    Returns a report in words, and whether everything was opened.
    """
    here = {fingerprint(tables.export(summary.id)) for summary in tables.summaries()}
    kept, known, wrong, left, name = 0, 0, list[str](), 0, ""
    try:
        for member in reading.archive(data, here):
            name = member.name
            if member.kind == LEFT:
                left = int(member.text)
            elif member.kind != BEGUN:
                try:
                    is_new = _taken(tables, member)
                    kept, known = kept + is_new, known + (not is_new)
                except FileFault:  # the file is fine, but it could not be saved
                    raise
                except Fault as fault:
                    wrong.append(t("transfer-file", name=member.name, why=said(fault)))
    except FileFault:
        raise
    except Fault as fault:  # reading was stopped
        if not name:
            return said(fault), False
        wrong.append(t("transfer-stopped", name=name, why=said(fault)))
    came = [t("transfer-opened", n=kept)]
    if known:
        came.append(t("transfer-known", n=known))
    if left:
        came.append(t("transfer-left", n=left))
    if wrong:
        came += [t("transfer-wrong", n=len(wrong)), *wrong[:TOLD]]
    return " ".join(came), not (wrong or left)


def _taken(tables: Sittings, member: Member) -> bool:
    """Save a game or a deck; returns whether it is new here."""
    if member.kind == SAVED:
        tables.import_text(member.text, own=True)
        return True
    if member.kind == DECK:
        spec = games.find(member.text)
        known = known_cards(tables.folder, spec)
        new = {card: tuple(row) for card, row in member.cards.items() if card not in known}
        if new:
            keep_cards(tables.folder, spec, new)
        return bool(new)
    if member.kind == KNOWN:
        return False
    raise Fault(member.text)
