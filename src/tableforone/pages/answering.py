"""Answers a request with the page of its address, or with an error message."""

from collections.abc import Mapping

from tableforone.kernel.faults import Fault
from tableforone.pages import notices
from tableforone.pages.replies import WORDS, Notice, Reply, status_of
from tableforone.pages.requests import Visit
from tableforone.pages.routes import ROUTES
from tableforone.pages.routing import Call
from tableforone.store import Sittings, Unopenable


def answer(method: str, path: str, call: Call) -> Reply:
    """Answer any request. Used where the pages run without a server."""
    found = [(route, parts) for route in ROUTES if (parts := route.parts(path)) is not None]
    for route, parts in found:
        if route.method == method:
            try:
                return route.answer(call, parts)
            except Fault as fault:
                return refused(call.visit, call.tables, parts, fault)
    status = 405 if found else 404
    return sentence(call.visit, status, str(WORDS[status]))


def refused(visit: Visit, tables: Sittings, parts: Mapping[str, str], fault: Fault) -> Reply:
    """The reply if a page function raises a Fault; ``parts`` are the parts of the address."""
    if isinstance(fault, Unopenable) and not visit.part:
        return notices.cannot_be_opened(visit, tables, parts["name"], fault)
    return sentence(visit, status_of(fault), notices.said(fault))


def sentence(visit: Visit, status: int, text: str) -> Reply:
    """An error message: on its own page, or above the table that is already shown."""
    return Notice(text, status) if visit.part else notices.fault(visit, status, text)
