"""The daily deal: the same game and seed for everyone on a date, without a network; and streaks."""

import hashlib
from collections.abc import Collection, Iterable, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from tableforone import games
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.pages.replies import Redirect
from tableforone.pages.requests import opponent_of
from tableforone.pages.voice import t
from tableforone.pages.when import on
from tableforone.store import Sittings, Summary
from tableforone.store.summary import DAILY

MARK: Final = DAILY
HOUSE: Final = Path(games.__file__).parent
BLOCKS: Final = {"won": "■", "lost": "▨", "draw": "▨"}


class Day(NamedTuple):
    """One day of the week: won, lost, missed, today or still to come."""

    day: date
    state: str

    @property
    def short(self) -> str:
        return t("weekday-short", weekday=self.day.isoweekday())


class Deal(NamedTuple):
    """The deal of a date."""

    day: date
    spec: GameSpec
    seed: int

    @property
    def mark(self) -> str:
        return MARK + self.day.isoformat()

    def table(self) -> Table:
        return Table(self.spec, self.spec.setup(), self.seed, mark=self.mark)

    def is_begun(self, summaries: Iterable[Summary]) -> bool:
        asked = self.mark, self.spec.id, self.spec.setup(), self.seed
        return any(each.is_deal(*asked) for each in summaries)


def deal_of(day: date) -> Deal:
    """The deal of this date. The games take turns.

    >>> deal_of(date(2026, 11, 15)).seed == deal_of(date(2026, 11, 15)).seed != deal_of(date(2026, 11, 16)).seed
    True
    """
    house = [spec for spec in games.all_games() if spec.folder.parent == HOUSE and not spec.companion_of]
    spec = house[day.toordinal() % len(house)]
    digest = hashlib.sha256(f"table for one, {spec.id}, {day.isoformat()}".encode()).digest()
    return Deal(day, spec, int.from_bytes(digest[:4]))


def sit_down(tables: Sittings) -> Redirect:
    """Today's table, the same one all day."""
    return Redirect(f"/tables/{tables.once(deal_of(date.today()).table())}")


# --- streaks


def outcomes(results: Sequence[Summary]) -> dict[date, Summary]:
    """The finished deals by date; the first one of a date counts."""
    found: dict[date, Summary] = {}
    for summary in results:
        if summary.mark.startswith(MARK) and (day := _day(summary.mark)):
            found.setdefault(day, summary)
    return found


def _day(mark: str) -> date | None:
    try:
        return date.fromisoformat(mark.removeprefix(MARK))
    except ValueError:
        return None


def row(days: Collection[date], today: date) -> int:
    """The current streak: days in a row up to today, or up to yesterday if today is not played yet.

    >>> row([date(2026, 3, 1), date(2026, 3, 2), date(2026, 3, 3)], date(2026, 3, 4))
    3
    """
    last = today if today in days else today - timedelta(1)
    count = 0
    while last - timedelta(count) in days:
        count += 1
    return count


def longest(days: Sequence[date]) -> int:
    """The longest streak so far."""
    known = set(days)
    return max((row(known, day) for day in known if day + timedelta(1) not in known), default=0)


def week(done: dict[date, Summary], today: date) -> list[Day]:
    """This week, starting on Monday."""
    monday = today - timedelta(today.weekday())
    return [Day(day, _state(done, day, today)) for day in (monday + timedelta(n) for n in range(7))]


def month(done: dict[date, Summary], today: date) -> list[Day]:
    """This month, to its end."""
    first = today.replace(day=1)
    days = [first + timedelta(n) for n in range(31)]
    return [Day(day, _state(done, day, today)) for day in days if day.month == first.month]


def _state(done: dict[date, Summary], day: date, today: date) -> str:
    if day in done:
        return "won" if done[day].outcome == "won" else "lost"
    return "today" if day == today else "later" if day > today else "miss"


# --- sharing


def share_text(summary: Summary, spec: GameSpec, results: Sequence[Summary]) -> str:
    """A result in a few lines, without spoilers."""
    day = _day(summary.mark)
    if day is None:
        return ""
    done = outcomes(results)
    told = {"outcome": summary.outcome or "draw", "mine": summary.score, "opponent": opponent_of(spec, summary)}
    alone = summary.opponent is None
    verdict = t("share-text-result-alone", **told) if alone else t("share-text-result", theirs=summary.opponent, **told)
    last = [day - timedelta(n) for n in range(6, -1, -1)]
    blocks = "".join(BLOCKS[done[each].outcome or "draw"] if each in done else "□" for each in last)
    return "\n".join(
        [
            t("share-text-title", date=on(day)),
            ", ".join(part for part in (spec.name, spec.way(summary.level, summary.modules)) if part),
            verdict,
            t("share-text-week", blocks=blocks, n=row(list(done), day)),
        ]
    )
