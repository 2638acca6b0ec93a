"""Reads saved games: replays them by the rules and says where a file differs."""

from typing import Final

from tableforone.kernel import journal
from tableforone.kernel.crashes import report
from tableforone.kernel.faults import Crash, Fault
from tableforone.kernel.journal import PERSON, Journal, TakenBack
from tableforone.kernel.meanings import Meaning, Words
from tableforone.kernel.table import Find, Table
from tableforone.kernel.untrusted import clipped
from tableforone.kernel.voice import m

THE_SAVED_GAME: Final = m("the-saved-game")


def load_text(text: str, find: Find, *, where: Words = THE_SAVED_GAME) -> Table:
    """The table of a saved game; a Fault if the file is wrong or differs from its replay."""
    table, difference, crash = _again(text, find, where)  # words may change, games do not
    if crash:
        raise crash
    if difference:
        raise Fault(m("saved-differs", where=where, difference=difference))
    return table


def reread(text: str, find: Find, *, where: Words) -> tuple[Table, str]:
    """Replay a saved game: the table, and the first difference between file and replay, or ""."""
    table, difference, _ = _again(text, find, where)
    return table, str(difference)


def good_part(text: str, find: Find, *, where: Words = THE_SAVED_GAME) -> Table:
    """A saved game up to the last question before the first entry that is refused or fails."""
    table, difference, crash = _again(text, find, where)
    whole = len(table.record) == len(journal.read(text, where).entries)
    if not difference or (whole and not crash):
        raise Fault(m("saved-no-way-back", where=where))
    table.take_own_dealer()
    # the next outcome of chance is what fails
    if whole or (table.waits_for_chance and not table.asks_person()):
        table.undo()
    return table


def _again(text: str, find: Find, where: Words) -> tuple[Table, Words, Crash | None]:
    """A replayed saved game: the table as far as it goes, the first difference, and any Crash."""
    saved = journal.read(text, where)
    spec = find(saved.game)
    if saved.rules > spec.version:
        raise Fault(m("saved-newer", where=where))
    setup = spec.setup(saved.level, saved.modules, saved.options, saved.rules)

    def begun(entries: Journal) -> Table:
        return Table(spec, setup, saved.seed, chance=saved.chance, deals=entries, start=saved.start, mark=saved.mark)

    entries = Journal(saved.entries)
    try:
        table = begun(entries)
    except Fault as fault:  # a wrong start position, or wrong first cards in the file
        table = Table(spec, setup, saved.seed, chance=PERSON)
        return table, _unfit(entries, fault), fault if isinstance(fault, Crash) else None
    try:
        difference = _replayed(table, entries)
        if not difference and saved.digest != table.fingerprint:
            difference = m("other-fingerprint", file=clipped(saved.digest), replay=table.fingerprint)
        if not difference:
            table.go_on()
        return table, difference, None
    except Exception as error:
        # the table is in the middle of a move: replay up to the entry before
        good = Journal(saved.entries[: entries.at - 1])
        _replayed(table := begun(good), good)
        difference = m("entry-fails", n=entries.at, kind=type(error).__name__)
        told = report(table, error, saved.entries[entries.at - 1] if entries.at else None)
        return table, difference, Crash(error, told, m("saved-fails", where=where, difference=difference))


def _unfit(entries: Journal, fault: Fault) -> Meaning:
    return m("entry-does-not-fit", n=entries.at, why=fault.args[0])


def _replayed(table: Table, entries: Journal) -> Words:
    """Give the table every entry; returns what is wrong with the first bad one, or ""."""
    while (entry := entries.next()) is not None:
        try:
            if isinstance(entry, TakenBack):
                table.undo_to(entry.to)
            else:
                table.answer(entry, kept=True)
        except Fault as fault:
            return _unfit(entries, fault)
    return ""


def reworded(text: str, table: Table) -> int:
    """How many entries of a saved game have different words today; the game is the same."""
    said = zip(journal.read(text, THE_SAVED_GAME).said, table.record, strict=False)
    return sum(words is not None and words != today for words, (_, today) in said)
