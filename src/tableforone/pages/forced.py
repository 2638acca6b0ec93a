"""Forced moves: answers that have no alternative and reveal nothing."""

from contextlib import suppress

from tableforone.kernel.actions import Give
from tableforone.kernel.faults import Crash, Stale
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.table import Table
from tableforone.pages import tabletop
from tableforone.store import Sittings


def give_forced(tables: Sittings, name: str) -> None:
    """Give the only answer, and repeat while the next one reveals nothing."""
    # another window was faster, or the rules fail: the player has to try it
    with suppress(Stale, Crash):
        while only := _only_answer(tables, name):
            tables.play(name, only)


def _only_answer(tables: Sittings, name: str) -> Give | None:
    with tables.at(name) as table:
        return Give(table.legal[0], len(table.journal)) if is_forced(table) else None


def is_forced(table: Table) -> bool:
    """Whether there is only one answer and it reveals nothing.

    It reveals something if it shows a card, a die, a move of the opponent or the end of the game.
    After a turn of the opponent every question is asked, because his turn is shown first.
    At a real table nothing is forced: only the player knows what was done there.
    """
    if table.spec.companion_of:
        return False
    try:
        if table.over or table.waits_for_chance or len(table.legal) != 1 or tabletop.last_turn(table) is not None:
            return False
        ahead = table.copy()  # deals nothing
        ahead.answer(ahead.legal[0])
        quiet = all(event[0] != DECIDE for event in ahead.events[-1])
        return quiet and not ahead.over and not ahead.waits_for_chance
    except Exception:  # the rules fail: the player may try it
        return False


def last_free(table: Table) -> int | None:
    """The last question that was not answered automatically; None if there is none."""
    for number in reversed(table.questions):
        past = table.copy()
        try:
            past.undo_to(number)
        except Exception:  # the rules fail: they will fail again when it is undone
            return number
        if not is_forced(past):
            return number
    return None
