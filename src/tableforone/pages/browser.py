"""What can this browser do here?  A page that asks the browser itself; its text can be copied into a report."""

import tableforone
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.visit import Visit


def show(visit: Visit) -> Page:
    """The page; its script fills in the answers."""
    return page(visit, "browser.html", title="What this browser can do here", version=tableforone.__version__)
