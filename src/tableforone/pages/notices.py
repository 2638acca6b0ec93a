"""What is shown where something is in the way?  One sentence, and the way on."""

from tableforone.pages import settings
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.visit import Visit


def fault(visit: Visit, status: int, sentence: str) -> Page:
    """What is wrong, and a way back to the tables."""
    return page(visit, "fault.html", status, title="Not so", fault=sentence)


def ask_for_code(sentence: str, status: int = 401, name: str = "", *, closed: bool = False) -> Page:
    """What a browser of the home network sees before it is let in; ``closed``: no code would help now."""
    return page(Visit(settings.read("")), "pair.html", status, word=sentence, name=name, closed=closed)
