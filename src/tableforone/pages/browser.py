"""A page that shows what this browser supports; the text can be copied into a bug report."""

from typing import Final

import tableforone
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.requests import Visit
from tableforone.pages.voice import t

ASKED: Final = (  # one line of the page each; browser.js checks them
    *("program", "browser", "window", "installed", "https", "saves", "engines", "files", "database", "room", "lasts"),
    *("workers", "offline", "webassembly", "locks", "screen", "clipboard", "share", "speech", "sound", "anchors"),
)
SAID: Final = (  # the possible findings
    *("yes", "unknown", "by-server", "in-files", "in-database", "in-nothing", "compiled", "plain"),
    *("needs-https", "no-files", "deletes", "https-matters", "at-the-edge", "touch", "mouse"),
)


def show(visit: Visit) -> Page:
    """The page; its script fills in the findings."""
    return page(
        visit,
        "browser.html",
        title=t("can-title"),
        version=tableforone.__version__,
        asked=[(name, t(f"can-{name}")) for name in ASKED],
        said=[(name, t(f"can-says-{name}")) for name in SAID],
    )
