"""The coach without a server: it runs in its own worker, so that no table waits for it.

The app gives it a question as JSON; it returns the same events that a server sends.
"""

import json
from collections.abc import Iterator
from typing import Final

from tableforone import games
from tableforone.coach.hints import SECONDS
from tableforone.coach.review import Looks, Review
from tableforone.coach.thoughts import looked_back, thought
from tableforone.coach.voice import t
from tableforone.kernel import frames
from tableforone.kernel.saved import load_text
from tableforone.kernel.speech import SPOKEN
from tableforone.pages import coach, review, settings
from tableforone.pages.requests import Visit
from tableforone.players.budget import Budget
from tableforone.site.house import REVIEW, under

# for the winning chance, and for hints with plain engines, which are several times slower here
PLAN: Final = Budget(84)
GAMES: Final = 8  # simulated for each turn
LOOKS: Final = Looks(Budget(28), 3, 4)


def compiled() -> bool:
    """Whether the engines are compiled."""
    return not hasattr(frames.settle, "__code__")


class SiteCoach:
    """The coach of one browser; its pages are under ``base``."""

    def __init__(self, base: str) -> None:
        self._base: Final = base.rstrip("/")
        self._found: Final[dict[str, Review]] = {}  # by saved game

    def events(self, question: str) -> Iterator[str]:
        """The events for a question: hints, each better than the last, a review, or a chance."""
        kind, text, number, chosen, name, language = json.loads(question)
        visit = Visit(settings.read(chosen))
        SPOKEN.set(language)
        if kind == "chance":
            yield coach.chance(thought(text, coach.MOMENT, PLAN, GAMES)) if text else ""
            return
        for said, of in self._looking_back(visit, text, name) if kind == REVIEW else _hints(visit, text, number, name):
            yield coach.event(under(self._base, said), of)
        yield coach.LAST

    def _looking_back(self, visit: Visit, saved: str, name: str) -> Iterator[tuple[str, str]]:
        if not saved:
            return
        if saved not in self._found:
            for found in looked_back(saved) if compiled() else looked_back(saved, LOOKS):
                if isinstance(found, Review):
                    self._found[saved] = found
                else:
                    yield review.progress(found), "progress"
        yield review.drawn(visit, name, load_text(saved, games.find), self._found[saved]), "found"


def _hints(visit: Visit, line: str, number: int, name: str) -> Iterator[tuple[str, str]]:
    if not line:
        return
    for hint in thought(line, SECONDS) if compiled() else thought(line, SECONDS, PLAN, GAMES):
        told = hint if hint.trouble or compiled() else hint._replace(trouble=t("coach-slower"))
        yield coach.said(visit, name, told, number), "hint"
