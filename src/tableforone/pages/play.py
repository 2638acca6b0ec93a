"""The actions at a table: look, answer, undo, watch the opponent's turn, save, delete."""

from contextlib import suppress

from markupsafe import Markup

from tableforone import games
from tableforone.kernel.actions import Action, BackTo, Give, Redo, Undo
from tableforone.kernel.faults import Crash, Fault, Stale
from tableforone.kernel.table import Table
from tableforone.pages import companion, tabletop
from tableforone.pages.forced import give_forced, last_free
from tableforone.pages.notices import said, troubled
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect, Saved
from tableforone.pages.requests import Form, Visit
from tableforone.pages.voice import m, t, t_in_page
from tableforone.store import FileFault, Missing, Sittings, Summary, Unopenable
from tableforone.store.summary import SHARED


def look(visit: Visit, tables: Sittings, name: str) -> Page | Redirect:
    with tables.at(name) as table:
        if table.mark.startswith(SHARED):  # another player's game can only be watched
            return Redirect(f"/tables/{name}/replay")
        return _drawn(visit, tables, name, table)


def _drawn(visit: Visit, tables: Sittings, name: str, table: Table, notice: str = "", status: int = 200) -> Page:
    """The page of the table; a table that cannot be shown is set aside."""
    care = not notice and cautious(visit, tables, table)
    try:
        shown = tabletop.playing(name, table, notice, care)
        return page(visit, tabletop.template_of(table.spec), status, **shown)
    except Fault:
        raise
    except Exception as error:
        raise tables.set_aside(name, table, error) from error


def step_back(visit: Visit, tables: Sittings, name: str) -> Redirect:
    """Go back to the last moment that can be shown."""

    def shows(table: Table) -> Page:
        return page(visit, tabletop.template_of(table.spec), **tabletop.playing(name, table))

    return Redirect(f"/tables/{tables.step_back(name, shows)}")


def crash_report(tables: Sittings, name: str) -> Saved:
    """The crash report as a file to send."""
    return Saved(f"crash-{name}.json", tables.crash_report(name).encode())


def cautious(visit: Visit, tables: Sittings, table: Table) -> bool:
    """Whether warnings are shown; by default only in the first game."""
    chosen = visit.chosen["caution"]
    return chosen == "always" or (chosen == "first" and not tables.has_finished(table.spec.id))


def answer(visit: Visit, tables: Sittings, name: str, question: int, answer: int) -> Page | Redirect:
    """Answer this question; then show the opponent's turn, if he moved and steps are wanted."""
    stepwise = visit.chosen["pace"] == "steps"
    return _played(visit, tables, name, Give(answer, question), stepwise, visit.chosen["forced"] == "given")


def line(visit: Visit, tables: Sittings, name: str, question: int, answers: str) -> Page | Redirect:
    """Make several moves in a row, as the coach suggests, up to the first impossible one."""
    numbers = [int(part) for part in answers.split(",") if part.isascii() and part.isdecimal() and len(part) < 10]
    if not numbers:
        raise Fault(t("line-empty"))
    for number in numbers[:-1]:
        with tables.at(name) as table:
            if question != len(table.journal) or number not in table.legal:
                break
        question = len(tables.play(name, Give(number, question)).journal)
    with tables.at(name) as table:
        possible = not table.over and question == len(table.journal) and numbers[-1] in table.legal
    return answer(visit, tables, name, question, numbers[-1]) if possible else look(visit, tables, name)


def tell(visit: Visit, tables: Sittings, name: str, form: Form) -> Page | Redirect:
    """At a real table: enter what was typed, or a correction beside the question."""
    with tables.at(name) as table:
        if not table.spec.companion_of:
            raise Fault(m("table-not-companion"))
        try:
            action = Give(companion.meant(table, form), _asked(form))
        except Fault as fault:
            return _drawn(visit, tables, name, table, said(fault), 422)
    return _played(visit, tables, name, action)


def _asked(form: Form) -> int:
    """The number of the question on the page that was sent."""
    number = form.text("question")
    if not (number.isascii() and number.isdecimal() and len(number) < 10):
        raise Fault(t("companion-out-of-date"))
    return int(number)


def undo(visit: Visit, tables: Sittings, name: str, question: int, to: int | None = None) -> Page | Redirect:
    """Undo the last answer, or all answers from question ``to`` on."""
    if to is None and visit.chosen["forced"] == "given":
        with tables.at(name) as table:
            to = last_free(table)
    return _played(visit, tables, name, Undo(number=question) if to is None else BackTo(to, question))


def redo(visit: Visit, tables: Sittings, name: str, question: int) -> Page | Redirect:
    return _played(visit, tables, name, Redo(question))


def opponents_turn(
    visit: Visit, tables: Sittings, name: str, turn: int, step: int = 1, moment: int | None = None
) -> Page:
    """One decision of the opponent's turn after question ``turn``."""
    with tables.at(name) as table:
        try:
            shown = tabletop.watching(name, table, turn, step)
            shown["replaying"] = "" if moment is None else str(moment)
            return page(visit, tabletop.template_of(table.spec), **shown)
        except Fault:
            raise
        except Exception:  # his turn cannot be explained, but perhaps the table can be shown
            return _drawn(visit, tables, name, table)


def whole_turn(visit: Visit, tables: Sittings, name: str, turn: int) -> Page:
    """All steps of the opponent's turn after question ``turn`` on one page."""
    with tables.at(name) as table:
        steps = tabletop.steps_of(table, turn)
        if not steps:
            raise Fault(m("table-nothing-decided"))
        shown = tabletop.playing(name, table)
        title = t("table-last-turn", opponent=shown["opponent"])
        return page(visit, "turn.html", **shown | {"title": title, "turn": turn, "steps": steps})


def export(tables: Sittings, name: str) -> Saved:
    """The whole game as a file, or as much of it as can be read."""
    summary = tables.summary(name)
    return Saved(f"{summary.game}-{name}.json", tables.export(name).encode())


def ask_to_delete(visit: Visit, tables: Sittings, name: str) -> Page:
    summary = tables.summary(name)
    return page(
        visit, "delete.html", title=t("delete-page"), table=troubled(summary), summary=summary, way=_way(summary)
    )


def _way(summary: Summary) -> str:
    """Level and modules in words; the stored values if the game is unknown."""
    try:
        return games.find(summary.game).way(summary.level, summary.modules)
    except Fault:
        return ", ".join(part for part in (summary.level, *summary.modules) if part)


def delete(tables: Sittings, name: str) -> Redirect:
    tables.delete(name)
    return Redirect("/")


def _played(
    visit: Visit, tables: Sittings, name: str, action: Action, stepwise: bool = False, forced: bool = False
) -> Page | Redirect:
    """Change the table, save it, and only then show it.

    If the change is not possible, the table is shown unchanged, with a message.
    """
    try:
        tables.play(name, action)
        if forced:
            give_forced(tables, name)
    except (Missing, Unopenable, FileFault):  # there is no table to show
        raise
    except Fault as fault:
        with tables.at(name) as table:
            status = 409 if isinstance(fault, Stale) else 422
            return _drawn(visit, tables, name, table, _said(name, fault), status)
    with tables.at(name) as table:
        turn = None
        with suppress(Exception):  # a turn that cannot be explained is not shown
            turn = tabletop.last_turn(table) if stepwise else None
        address = f"/tables/{name}" if turn is None else f"/tables/{name}/turns/{turn}?step=1"
        if not visit.part:
            return Redirect(address)
        drawn = _drawn(visit, tables, name, table) if turn is None else opponents_turn(visit, tables, name, turn)
        return drawn._replace(address=address)


def _said(name: str, fault: Fault) -> str:
    """The error message; with a link to the report, if the rules failed."""
    if not isinstance(fault, Crash):
        return said(fault)
    report = Markup('<a href="/tables/{}/crash">{}</a>').format(name, t("table-crash-report"))
    return t_in_page("table-crash", fault=said(fault), report=report)
