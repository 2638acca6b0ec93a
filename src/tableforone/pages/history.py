"""The history page: results, win rates for each game, level and modules, best scores, a plot."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.kernel.grammar import signed
from tableforone.kernel.spec import GameSpec
from tableforone.pages import bulk_transfer
from tableforone.pages.looks import look_of
from tableforone.pages.notices import troubled
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Saved
from tableforone.pages.requests import Visit, opponent_of
from tableforone.pages.voice import t
from tableforone.pages.when import day
from tableforone.store import Sittings, Summary
from tableforone.store.links import sender_of
from tableforone.store.summary import finished

LISTED: Final = 100  # finished games in the list, the latest
DRAWN: Final = 200  # finished games in the plot, the latest


class HistoryTally(NamedTuple):
    """The results of one game at one level with certain modules."""

    spec: GameSpec
    way: str  # level and modules in words
    won: int
    drawn: int
    lost: int
    best: int
    mean: float

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def rate(self) -> float:
        return self.won / self.played


class Stamp(NamedTuple):
    """A round stamp of the passport; without ``big`` it has not been earned yet."""

    top: str
    big: str
    bottom: str


class Dot(NamedTuple):
    """One finished game in the plot over time."""

    x: float
    y: float
    won: bool
    label: str
    id: str


def history(visit: Visit, tables: Sittings, game: str = "") -> Page:
    """All finished games, or the finished games of one title."""
    specs = games.known()
    summaries = tables.summaries()
    every = finished(summaries)
    results = [each for each in every if each.counts]
    shown = [r for r in results if game in ("", r.game)]
    listed = [each for each in every if game in ("", each.game)]
    return page(
        visit,
        "history.html",
        title=t("shell-history"),
        here="history",
        specs=specs,
        looks={name: look_of(spec) for name, spec in specs.items()},
        game=game,
        played={each.game for each in every},
        finished=listed[: -LISTED - 1 : -1],
        tallies=tallies(specs, shown),
        dots=plot(specs, shown[-DRAWN:]),
        facts=facts(results),
        played_here=len(shown),
        anything=bool(summaries),
        against=lambda summary: opponent_of(specs[summary.game], summary),
        shared=[each for each in summaries if each.is_shared and not each.trouble and each.game in specs],
        sender_of=sender_of,
        troubled=[troubled(s) for s in summaries if s.trouble and s.over],
        day=day,
        length=length,
    )


def export_all(tables: Sittings) -> Saved:
    """All tables and decks in one file."""
    return Saved("table-for-one.zip", bulk_transfer.packed(tables), "application/zip")


def tallies(specs: dict[str, GameSpec], results: Sequence[Summary]) -> list[HistoryTally]:
    """Wins and losses for every combination of game, level and modules that was played."""
    groups: dict[tuple[str, str], list[Summary]] = {}
    ways = {(s.game, s.level, s.modules): specs[s.game].way(s.level, s.modules) for s in _each_way(results)}
    for summary in results:
        groups.setdefault((summary.game, ways[summary.game, summary.level, summary.modules]), []).append(summary)
    return [
        HistoryTally(
            specs[game],
            name,
            sum(s.outcome == "won" for s in group),
            sum(s.outcome == "draw" for s in group),
            sum(s.outcome == "lost" for s in group),
            max(s.score for s in group),
            sum(s.score for s in group) / len(group),
        )
        for (game, name), group in sorted(groups.items())
    ]


def _each_way(results: Sequence[Summary]) -> Iterable[Summary]:
    """One game of every level and set of modules."""
    return {(each.game, each.level, each.modules): each for each in results}.values()


def facts(results: Sequence[Summary]) -> dict[str, Any]:
    """The four large numbers at the top."""
    streak = 0
    for summary in reversed(results):
        if summary.outcome != "won":
            break
        streak += 1
    return {
        "finished": len(results),
        "won": sum(s.outcome == "won" for s in results),
        "streak": streak,
        "back": sum(s.reveals_taken_back > 0 for s in results),
    }


def plot(specs: dict[str, GameSpec], results: Sequence[Summary]) -> list[Dot]:
    """Every finished game as a point: its date, and its margin (or its score)."""
    if not results:
        return []
    margins = [s.score - (s.opponent or 0) for s in results]
    reach = max(1, *(abs(m) for m in margins))
    across = 600 / max(1, len(results) - 1)
    return [
        Dot(
            round(60 + n * across if len(results) > 1 else 360, 1),
            round(110 - margin / reach * 90, 1),
            s.outcome == "won",
            _label(specs[s.game], s),
            s.id,
        )
        for n, (s, margin) in enumerate(zip(results, margins, strict=True))
    ]


def _label(spec: GameSpec, summary: Summary) -> str:
    """The label of a point in the plot."""
    key = "history-dot-alone" if summary.opponent is None else "history-dot"
    return t(key, game=spec.name, date=day(summary.changed), mine=summary.score, theirs=summary.opponent)


def stamps(specs: Sequence[GameSpec], results: Sequence[Summary]) -> list[Stamp]:
    """Two stamps per game, balance and best score; an empty one if it was not played yet."""
    found = []
    for spec in specs:
        own = [s for s in results if s.game == spec.id]
        name = t("lobby-opponents", opponents=spec.opponents)
        if not own:
            found.append(Stamp(name, "", t("stamp-none")))
            continue
        won = sum(s.outcome == "won" for s in own)
        found.append(Stamp(name, f"{won}–{len(own) - won}", spec.name))
        found.append(Stamp(t("stamp-best"), signed(max(s.score for s in own)), spec.name))
    return found


def length(summary: Summary) -> str:
    """The time from start to end of a game; from 600 minutes on, only that it took days."""
    minutes = (datetime.fromisoformat(summary.changed) - datetime.fromisoformat(summary.created)).total_seconds() / 60
    return t("history-minutes", n=max(1, round(minutes))) if minutes < 600 else t("history-days")
