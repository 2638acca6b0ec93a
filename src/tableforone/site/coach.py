"""Who advises where there is no server?  The coach, in a worker and a Python of its own: no table waits for it.

The house says what it is asked about, in a text that only we read; what it says are the events that a server sends.
"""

import json
from collections.abc import Iterator
from typing import Final

from tableforone import games
from tableforone.coach.hints import SECONDS
from tableforone.coach.review import SIMULATIONS, Review
from tableforone.coach.thoughts import looked_back, thought
from tableforone.kernel import frames
from tableforone.kernel.speech import SPOKEN
from tableforone.kernel.table import Table, load_text
from tableforone.pages import coach, review, settings
from tableforone.pages.visit import Visit
from tableforone.site.addresses import under
from tableforone.site.house import REVIEW

FEWER: Final = 12  # simulations for each question of a review with plain engines, which are several times slower here
SLOWER: Final = "In the browser alone the coach is slower: fewer games, wider whiskers."


def compiled() -> bool:
    """Are the engines compiled?"""
    return not hasattr(frames.settle, "__code__")


class SiteCoach:
    """The coach of one browser; its pages are under ``base``."""

    def __init__(self, base: str) -> None:
        self._base: Final = base.rstrip("/")
        self._found: Final[dict[str, Review]] = {}  # by the saved game

    def events(self, question: str) -> Iterator[str]:
        """What there is to say, better and better, as long as somebody asks for more."""
        kind, text, number, chosen = json.loads(question)
        visit = Visit(settings.read(chosen))
        SPOKEN.set(settings.language_of(visit.chosen, ""))
        if kind == "chance":
            yield coach.chance(thought(text, coach.MOMENT)) if text else ""
            return
        for said, of in self._looking_back(visit, text) if kind == REVIEW else _hints(visit, text, number):
            yield coach.event(under(self._base, said), of)
        yield coach.LAST

    def _looking_back(self, visit: Visit, saved: str) -> Iterator[tuple[str, str]]:
        if not saved:
            return
        if saved not in self._found:
            for found in looked_back(saved, SIMULATIONS if compiled() else FEWER):
                if isinstance(found, Review):
                    self._found[saved] = found
                else:
                    yield f"{found[0]} of {found[1]}", "progress"
        yield review.drawn(visit, load_text(saved, games.find), self._found[saved]), "found"


def _hints(visit: Visit, line: str, number: int) -> Iterator[tuple[str, str]]:
    if line:
        table = Table.at(line, games.find)
        slower = "" if compiled() else SLOWER
        for hint in thought(line, SECONDS):
            yield coach.said(visit, table, hint._replace(trouble=hint.trouble or slower), number), "hint"
