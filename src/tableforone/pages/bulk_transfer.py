"""Moves all games at once in one file: every game as a saved game, and the decks."""

import re
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, is_zipfile

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.pages.notices import said
from tableforone.pages.tables import Tables
from tableforone.pages.voice import t
from tableforone.store import FileFault
from tableforone.store.decks import deck_text, keep_cards, known_cards
from tableforone.store.reading import BEGUN, DECK, DECKS, KNOWN, LEFT, SAVED, Member, Reading, fingerprint

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


def unpacked(tables: Tables, reading: Reading, data: bytes) -> tuple[str, bool]:
    """Keep what is in the file and not here yet; what came of it in words, and whether all is well."""
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
                except FileFault:  # nothing is wrong with the file, but with the place for it
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


def _taken(tables: Tables, member: Member) -> bool:
    """Keep a table or a deck; is it new here?"""
    if member.kind == SAVED:
        tables.import_text(member.text)
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
