"""The HTTP status code for a Fault."""

from typing import Final

from tableforone.kernel.faults import Fault, Stale
from tableforone.pages.voice import m
from tableforone.store import DiskFull, FileFault, Missing

STATUS: Final[dict[type[Fault], int]] = {Missing: 404, Stale: 409, DiskFull: 507, FileFault: 503}

WORDS: Final = {404: m("fault-no-page"), 405: m("fault-not-here")}


def status_of(fault: Fault) -> int:
    """The status code of the first matching class; 422 if none matches.

    >>> status_of(Stale("late")), status_of(Missing("gone")), status_of(Fault("no"))
    (409, 404, 422)
    """
    return next((status for kind, status in STATUS.items() if isinstance(fault, kind)), 422)
