"""Tables that cannot be opened: listed with the reason; they can be downloaded and deleted."""

from typing import NamedTuple

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped
from tableforone.pages.looks import look_of
from tableforone.pages.notices import LONGEST, said
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.requests import Visit
from tableforone.pages.voice import t
from tableforone.pages.when import ago
from tableforone.store import Sittings, Summary, Unopenable


class Troubled(NamedTuple):
    """A table that cannot be opened, and what is known about it."""

    id: str
    name: str  # of the game
    icon: str
    entries: int
    when: str
    sentence: str
    back: bool = False  # whether there is an earlier moment that can be opened
    report: bool = False  # whether a crash report was written


def troubled(summary: Summary, fault: Unopenable | None = None) -> Troubled:
    """The entry of a list; ``fault`` is the reason, if it was found only on opening."""
    name, icon = t("trouble-game"), "u-history"
    try:
        spec = games.find(summary.game)
        name, icon = spec.name, look_of(spec).icon
    except Fault:  # an unknown game
        if summary.game:
            name = clipped(summary.game)
    sentence = clipped(fault.trouble if fault else summary.trouble, LONGEST)
    more = (fault.back, fault.crashed) if fault else ()
    return Troubled(summary.id, name, icon, summary.entries, ago(summary.changed), sentence, *more)


def cannot_be_opened(visit: Visit, tables: Sittings, name: str, fault: Unopenable) -> Page:
    """The page that is shown instead of the table."""
    table = troubled(tables.summary(name), fault)
    return page(visit, "trouble.html", 422, title=t("trouble-title"), fault=said(fault), table=table)
