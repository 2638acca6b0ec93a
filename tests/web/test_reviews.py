"""Test that a stored review is shown to every reader in their language."""

from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from types import SimpleNamespace
from typing import Any

import anyio
import pytest

from tableforone.coach.process import END, Asking
from tableforone.coach.review import Moment, Review
from tableforone.kernel.speech import SPOKEN, speaking
from tableforone.server import coach


class Reviewer:
    """A reviewer that answers at once, in the language of the request."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def look_back(self, saved: str) -> Asking:
        self.asked.append(SPOKEN.get())
        asking = Asking((saved,), "", behind=False)
        asking.hear(Review((Moment(0, 1, "?", f"said in {SPOKEN.get()}", 0.9, 0.5),), 0.9, 0.0, 0.0, 8))
        asking.hear(END)
        return asking


def test_a_review_is_in_the_language_of_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    def drawn(request: Any, name: str, found: Review) -> str:
        return found.moments[0].said

    monkeypatch.setattr(coach, "_review_drawn", drawn)

    async def is_gone() -> bool:
        return False

    state = SimpleNamespace(reviews={}, reviewer=Reviewer(), stopping=lambda: False)
    request: Any = SimpleNamespace(app=SimpleNamespace(state=state), is_disconnected=is_gone)

    async def read() -> str:
        return "".join([event async for event in coach.looking_back(request, "table", "a saved game")])

    for language in ("de", "fr", "de"):
        with speaking(language):
            # another test's browser may have a loop in this thread
            with ThreadPoolExecutor(1) as other:
                context = copy_context()
                found = other.submit(lambda: context.run(lambda: anyio.run(read))).result()  # noqa: B023
            assert f"said in {language}\n" in found
    assert state.reviewer.asked == ["de", "fr"]  # the findings are cached
