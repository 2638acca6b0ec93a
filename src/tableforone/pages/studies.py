"""The page of the lab: the running study, a form to start one, and finished studies."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from tableforone.pages.render import page, rendered
from tableforone.pages.replies import Page
from tableforone.pages.requests import Visit
from tableforone.pages.voice import t

SURE: Final = (("50", 14, 42), ("200", 7, 21), ("400", 5, 15))  # games, ±, drawn width


class CellProgress(NamedTuple):
    """The progress of one variant in the running study."""

    name: str
    parts: list[bool]  # whether each part is finished
    rate: str  # "42 %", or "" before anything is known
    reach: str  # "± 7"


class Running(NamedTuple):
    name: str
    title: str
    about: str
    done: int
    total: int
    words: str  # "812 of 2,000 games"
    left: str  # "about 6 minutes left"
    cells: list[CellProgress]

    @property
    def part(self) -> float:
        return round(100 * self.done / self.total, 1)


class KeptStudy(NamedTuple):
    """A finished or stopped study."""

    name: str
    title: str
    mark: str  # "ok", "warn" or "halt"
    state: str  # the state in words: "done", "stopped at 1,660", "too few games", "cannot be read"
    found: str
    mini: Markup
    about: str
    can_go_on: bool = False
    has_report: bool = True
    has_table: bool = False


class StudyQuestion(NamedTuple):
    """Something that a study can vary."""

    value: str
    words: str


def studies(
    visit: Visit,
    asked: Sequence[tuple[str, list[StudyQuestion]]],
    players: Mapping[str, str],
    running: Running | None,
    kept: Sequence[KeptStudy],
    fault: str = "",
) -> Page:
    """The whole page; what can be asked, for each game."""
    return page(
        visit,
        "studies.html",
        422 if fault else 200,
        title=t("shell-lab"),
        here="lab",
        running=running,
        kept=kept,
        asked=asked,
        players=[(name, called, t(f"player-{name}-about")) for name, called in players.items()],
        sure=SURE,
        fault=fault,
    )


def running_now(visit: Visit, running: Running | None) -> Page:
    """Only the progress of the running study."""
    return Page(rendered("studies_running.html", {"running": running, "seal": visit.seal}))
