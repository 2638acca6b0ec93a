"""Answers a request: the page of the address, or a sentence that says what is wrong."""

from collections.abc import Mapping

from tableforone.kernel.faults import Fault
from tableforone.pages import notices, trouble
from tableforone.pages.replies import Notice, Reply
from tableforone.pages.routes import ROUTES
from tableforone.pages.routing import Call
from tableforone.pages.statuses import WORDS, status_of
from tableforone.pages.tables import Tables
from tableforone.pages.visit import Visit
from tableforone.store import Unopenable


def answer(method: str, path: str, call: Call) -> Reply:
    """Answer a request, whatever it is; for those who have no server around the pages."""
    found = [(route, parts) for route in ROUTES if (parts := route.parts(path)) is not None]
    for route, parts in found:
        if route.method == method:
            try:
                return route.answer(call, parts)
            except Fault as fault:
                return refused(call.visit, call.tables, parts, fault)
    status = 405 if found else 404
    return sentence(call.visit, status, str(WORDS[status]))


def refused(visit: Visit, tables: Tables, parts: Mapping[str, str], fault: Fault) -> Reply:
    """What is shown where a page function cannot do what was asked; ``parts`` are those of the address."""
    if isinstance(fault, Unopenable) and not visit.part:
        return trouble.cannot_be_opened(visit, tables, parts["name"], fault)
    return sentence(visit, status_of(fault), notices.said(fault))


def sentence(visit: Visit, status: int, text: str) -> Reply:
    """One sentence about what is wrong: a page of its own, or above the table that stays where it is."""
    return Notice(text, status) if visit.part else notices.fault(visit, status, text)
