"""How does the page show what the coach says?  Three answers as buttons, each on one scale of chances."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from tableforone.kernel.table import Table
from tableforone.pages.companion import icon_of
from tableforone.pages.render import rendered
from tableforone.pages.visit import Visit

STEP: Final = 10  # percent between two ticks
MOMENT: Final = 0.6  # seconds for a chance that is shown all the time
LAST: Final = "event: end\ndata:\n\n"


class Scale(NamedTuple):
    """The part of 0 to 100 that is shown, with its ticks."""

    least: int
    most: int

    @property
    def ticks(self) -> list[int]:
        return list(range(self.least, self.most + 1, STEP))

    def at(self, chance: float) -> float:
        """Where a chance stands, in percent of the scale.

        >>> Scale(30, 60).at(0.45)
        50.0
        """
        return round((100 * chance - self.least) / (self.most - self.least) * 100, 1)


def scale(tips: Any) -> Scale:
    """All whiskers, to the next tens.

    >>> from collections import namedtuple; T = namedtuple("T", "low high")
    >>> scale([T(.43, .49), T(.38, .46)])
    Scale(least=30, most=50)
    """
    least = int(100 * min(tip.low for tip in tips)) // STEP * STEP
    most = -(-int(100 * max(tip.high for tip in tips) + 0.999) // STEP) * STEP
    return Scale(max(0, min(least, most - 2 * STEP)), min(100, max(most, 2 * STEP)))


def asked(table: Table) -> str:
    """The position of the open question, without what its seed would deal; nothing where nothing is asked."""
    return "" if table.over or table.waits_for_chance else table.line


def event(html: str, kind: str = "hint") -> str:
    """A part of the page as one of the events that a browser waits for.

    >>> event("<p>Pass</p>", "found")
    'event: found\\ndata: <p>Pass</p>\\n\\n'
    """
    return f"event: {kind}\n" + "".join(f"data: {line}\n" for line in html.split("\n")) + "\n"


def chance(hints: Iterable[Any]) -> str:
    """The chance to win with the best answer, by the last of these hints; nothing where the coach is silent."""
    tips = [hint.tips for hint in hints if hint.tips]
    return f"{round(100 * max(tip.win for tip in tips[-1]))} %" if tips else ""


def said(visit: Visit, table: Table, hint: Any, question: int) -> str:
    """What the coach says, as the part of the page above the question."""
    question_now = table.question
    things = dict(zip(question_now.answers, question_now.things, strict=True)) if question_now else {}
    icons = {tip.answer: icon_of(things.get(tip.answer, "")) for tip in hint.tips}
    context = {
        "hint": hint,
        "icons": icons,
        "scale": scale(hint.tips) if hint.tips else None,
        "question": question,
        "chosen": visit.chosen,
        "seal": visit.seal,
    }
    return rendered("hint.html", context)
