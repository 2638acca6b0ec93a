"""Pages for errors: one sentence, and what to do; also about tables that cannot be opened."""

from typing import Final, NamedTuple

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped
from tableforone.pages import settings
from tableforone.pages.looks import look_of
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.requests import Visit
from tableforone.pages.voice import t
from tableforone.pages.when import ago
from tableforone.store import FileFault, Sittings, Summary, Unopenable

LONGEST: Final = 500  # characters in a message


def said(fault: Fault) -> str:
    """The error message as a page may show it: clipped, printable, without paths of this machine.

    >>> said(Fault("The card 'a\x1bb' is unknown.")), len(said(Fault("9" * 5000)))
    ("The card 'a�b' is unknown.", 501)
    """
    if isinstance(fault, Unopenable):
        return clipped(t("trouble-open", why=fault.trouble), LONGEST)
    return clipped(fault.plain if isinstance(fault, FileFault) else str(fault), LONGEST)


def fault(visit: Visit, status: int, sentence: str) -> Page:
    """The error message, with a link back to the tables."""
    return page(visit, "fault.html", status, title=t("fault-title"), fault=sentence)


def ask_for_code(sentence: str, status: int = 401, name: str = "", code: str = "", *, closed: bool = False) -> Page:
    """The page for an unpaired browser in the home network; ``closed``: no code is accepted now."""
    return page(Visit(settings.read("")), "pair.html", status, word=sentence, name=name, code=code, closed=closed)


def way_to_https(certificate: str, address: str, fingerprint: str) -> Page:
    """The page for a phone that uses plain http.

    It explains how to trust the certificate, and links to the https address.
    """
    visit = Visit(settings.read(""))
    return page(visit, "trust.html", certificate=certificate, address=address, fingerprint=fingerprint)


# --- tables that cannot be opened: listed with the reason; they can be downloaded and deleted


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
