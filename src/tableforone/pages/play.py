"""What can be done at a table?  Looking at it, answering, taking back, the opponent's turn, saving, deleting."""

from tableforone.kernel.actions import Action, Answer, BackTo, Redo, Undo
from tableforone.kernel.faults import Fault, Stale
from tableforone.pages import tabletop
from tableforone.pages.history import way
from tableforone.pages.notices import said
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect, Saved
from tableforone.pages.tables import Missing, Tables
from tableforone.pages.trouble import troubled
from tableforone.pages.visit import Visit
from tableforone.store import FileFault, Unopenable


def look(visit: Visit, tables: Tables, name: str) -> Page:
    with tables.at(name) as table:
        return page(visit, tabletop.template_of(table.spec), **tabletop.playing(name, table))


def answer(visit: Visit, tables: Tables, name: str, question: int, answer: int) -> Page | Redirect:
    """Answer this question; whoever wants it step by step sees the opponent's turn next, if he moved."""
    stepwise = visit.chosen["pace"] == "steps"
    return _played(visit, tables, name, Answer(answer, question), stepwise)


def undo(visit: Visit, tables: Tables, name: str, question: int, to: int | None = None) -> Page | Redirect:
    """Take back the last answer, or all from question ``to`` on."""
    return _played(visit, tables, name, Undo(number=question) if to is None else BackTo(to, question))


def redo(visit: Visit, tables: Tables, name: str, question: int) -> Page | Redirect:
    return _played(visit, tables, name, Redo(question))


def opponents_turn(
    visit: Visit, tables: Tables, name: str, turn: int, step: int = 1, moment: int | None = None
) -> Page:
    """The opponent's turn after the answer to question ``turn``, one decision at a time."""
    with tables.at(name) as table:
        shown = tabletop.watching(name, table, turn, step)
        shown["replaying"] = "" if moment is None else str(moment)
        return page(visit, tabletop.template_of(table.spec), **shown)


def export(tables: Tables, name: str) -> Saved:
    """The whole game as a file, or what is there of it."""
    summary = tables.summary(name)
    return Saved(f"{summary.game}-{name}.json", tables.export(name))


def ask_to_delete(visit: Visit, tables: Tables, name: str) -> Page:
    summary = tables.summary(name)
    return page(
        visit, "delete.html", title="Delete a table", table=troubled(summary), summary=summary, way=way(summary)
    )


def delete(tables: Tables, name: str) -> Redirect:
    tables.delete(name)
    return Redirect("/")


def _played(visit: Visit, tables: Tables, name: str, action: Action, stepwise: bool = False) -> Page | Redirect:
    """Change the table, keep it, and only then show it.

    What cannot be done gets the table as it stands, and a word of explanation.
    """
    try:
        tables.play(name, action)
    except (Missing, Unopenable, FileFault):  # there is no table to show
        raise
    except Fault as fault:
        with tables.at(name) as table:
            status = 409 if isinstance(fault, Stale) else 422
            return page(visit, tabletop.template_of(table.spec), status, **tabletop.playing(name, table, said(fault)))
    with tables.at(name) as table:
        turn = tabletop.last_turn(table) if stepwise else None
        address = f"/tables/{name}" if turn is None else f"/tables/{name}/turns/{turn}?step=1"
        if not visit.part:
            return Redirect(address)
        shown = tabletop.playing(name, table) if turn is None else tabletop.watching(name, table, turn, 1)
        return page(visit, tabletop.template_of(table.spec), **shown)._replace(address=address)
