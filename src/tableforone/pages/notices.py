"""Pages for errors: one sentence, and what to do."""

from typing import Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped
from tableforone.pages import settings
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.requests import Visit
from tableforone.pages.voice import t
from tableforone.store import FileFault, Unopenable

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
    about = {"certificate": certificate, "address": address, "fingerprint": fingerprint}
    return page(Visit(settings.read("")), "trust.html", 200, **about)
