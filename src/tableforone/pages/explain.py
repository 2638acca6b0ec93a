"""A card about one piece on the table: its name, what it does, what it means now, its rules."""

from contextlib import suppress
from typing import Any

from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import PieceInfo
from tableforone.kernel.table import Table
from tableforone.pages.looks import look_of
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.requests import Visit
from tableforone.pages.voice import m, t
from tableforone.store import Sittings


def explain(visit: Visit, tables: Sittings, name: str, thing: str = "", drawn: str = "") -> Page:
    """The card of a piece, or of a drawing alone.

    ``thing`` may name several; the first known one counts.
    """
    with tables.at(name) as table:
        look = look_of(table.spec)
        signs = {each: look.symbols[each] for each in drawn.split() if each in look.symbols}
        alone = "" if thing else next(iter(signs), "")
        told = PieceInfo(*signs.pop(alone)) if alone else explained(table, thing.split())
        answers = _answers(table, thing.split())
        shown: dict[str, Any] = {"told": told, "answers": answers, "signs": signs, "picture": alone or look.icon}
        return page(visit, "explained.html", spec=table.spec, **shown)


def explained(table: Table, things: list[str]) -> PieceInfo:
    """The description of a piece: from its game, or the name of its kind."""
    for thing in things:
        with suppress(LookupError, ValueError, StopIteration):  # a piece that is no longer on the table
            if told := table.spec.explain(table.view, thing):
                return told
    kinds = look_of(table.spec).kinds
    for thing in things:
        kind = kinds.get(thing.partition(":")[0])
        if kind:
            return PieceInfo(
                kind.name, "", kind.needs or t("details", parts=_answers(table, [thing])) or t("explained-impossible")
            )
    raise Fault(m("explained-unknown"))


def _answers(table: Table, things: list[str]) -> list[str]:
    """What the player can do with it now."""
    question = table.question
    if question is None:
        return []
    return [words for words, at in zip(question.words, question.things, strict=True) if at in things]
