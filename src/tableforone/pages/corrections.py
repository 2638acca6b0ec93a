"""Corrections at a companion table: an entry is changed, and later turns are kept or replayed."""

import json
import re
from typing import Any, Final

from tableforone.kernel.actions import Action, BackTo, Give
from tableforone.kernel.companion import MENDED, asked_again, facts, frame_at, hands
from tableforone.kernel.corrections import Mended, mended, repairs
from tableforone.kernel.crashes import report
from tableforone.kernel.faults import Crash, Fault
from tableforone.kernel.table import Table
from tableforone.kernel.untrusted import read_json_text
from tableforone.pages import companion, tabletop
from tableforone.pages.notices import said
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Form, Visit
from tableforone.pages.voice import m, t
from tableforone.store import Sittings

MOST_GIVEN: Final = 64  # answers that are asked again, and numbers in one of them
LONGEST_GIVEN: Final = 4000  # characters
LARGEST: Final = 1 << 31


def list_facts(visit: Visit, tables: Sittings, name: str) -> Page:
    """All entries, so that the player can find the wrong one."""
    with tables.at(name) as table:
        _at_home(table)
        shown = tabletop.playing(name, table)
        return page(visit, "facts.html", **shown | {"title": t("companion-correct"), "told": companion.told(table)})


def correct(visit: Visit, tables: Sittings, name: str, form: Form) -> Page | Redirect:
    """Enter a fact again, answer the questions that result, then choose what counts."""
    with tables.at(name) as table:
        _at_home(table)
        number, given = _fact(table, form), _given(form)
        choice = form.text("choice")
        if not choice:
            return _told_anew(visit, name, table, number, given, form)
        actions = _actions(table, number, _mended(table, number, given), choice)
    # in one transaction, and only if the game has not changed in the meantime
    tables.play(name, *actions)
    return Redirect(f"/tables/{name}")


def _told_anew(visit: Visit, name: str, table: Table, number: int, given: list[Any], form: Form) -> Page:
    """The question of the fact, the next question that results from it, or the comparison."""
    # the table at the question that is to be answered now
    asking = _mended(table, number, given).table if given else asked_again(table, number)
    would, fault = None, ""
    if form.text("told-now"):
        try:
            now = _answer(form) if form.text("answer") else companion.meant(asking, form)
            would = _mended(table, number, [*given, now])
            asking, given = would.table, [*given, now]
        except Fault as wrong:
            fault = said(wrong)
    shown = tabletop.playing(name, table)
    shown |= _compared(table, would) if would and would.whole else companion.shown(asking) | {"would": None}
    shown |= {"title": t("companion-correct"), "fact": number, "given": json.dumps(given), "fault": fault}
    return page(visit, "correct.html", 422 if fault else 200, **shown)


def _compared(table: Table, would: Mended) -> dict[str, Any]:
    return {
        "would": would,
        "theirs": {"now": table.scores[1], "then": would.table.scores[1]},
        "repairs": repairs(table, would.table),
        "done_list": companion.list_id(would.table, hands(would.table)),
    }


def _actions(table: Table, number: int, would: Mended, choice: str) -> list[Action]:
    """Keep: only the entry is corrected.

    Replay: the game goes back to it and everything is entered again.
    """
    if not would.whole:
        raise Fault(m("companion-not-all"))
    if choice == "keep":
        return [Give((MENDED, number, frame_at(table, number)[0]), len(table.journal))]
    other = would.table
    again = (Give(other.journal[n]) for n in other.questions if n >= number)
    return [BackTo(number, len(table.journal)), *again]


def _at_home(table: Table) -> None:
    if not table.spec.companion_of:
        raise Fault(m("companion-nothing-entered"))


def _fact(table: Table, form: Form) -> int:
    number = form.text("fact")
    if not (number.isascii() and number.isdecimal()) or int(number[:9]) not in [fact.number for fact in facts(table)]:
        raise Fault(m("companion-no-entry"))
    return int(number[:9])


def _given(form: Form) -> list[Any]:
    """The corrected answers so far, from the previous page."""
    try:
        told = read_json_text(str(form.last("given"))[:LONGEST_GIVEN] or "[]", "")
    except Fault:
        raise Fault(m("companion-start-again")) from None
    if not isinstance(told, list) or len(told) > MOST_GIVEN or not all(map(_is_given, told)):
        raise Fault(m("companion-start-again"))
    return [tuple(each) if isinstance(each, list) else each for each in told]


def _is_given(each: Any) -> bool:
    """Whether this is an answer: a number, or a short list of numbers."""
    parts = each if isinstance(each, list) else [each]
    return len(parts) <= MOST_GIVEN and all(type(part) is int and abs(part) < LARGEST for part in parts)


def _mended(table: Table, number: int, given: list[Any]) -> Mended:
    """The game as it would have been; a Crash if the rules fail."""
    if not given:
        raise Fault(m("companion-start-again"))
    try:
        return mended(table, number, *given)
    except Fault:
        raise
    except Exception as error:
        raise Crash(error, report(table, error)) from error


def _answer(form: Form) -> int:
    text = form.text("answer")
    if not re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
        raise Fault(m("companion-no-choice"))
    return int(text)
