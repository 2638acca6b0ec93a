"""The player's strength: points in reviewed games, on one scale with the sparring partners."""

import itertools
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from tableforone import games
from tableforone.kernel.spec import GameSpec
from tableforone.pages.looks import look_of
from tableforone.pages.odds import rungs
from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.requests import Visit
from tableforone.pages.voice import t
from tableforone.store import Sittings, Summary
from tableforone.store.reports import reviewed

PARTNERS: Final = {  # by computer player and budget
    ("anni", ""): "Anni",
    ("bruno", ""): "Bruno",
    ("clemens", ""): "Clemens",
    ("dora", ""): "Dora",
    ("expert", "0"): "Eduard",
    ("expert", "336"): "Felix",
    ("expert", "2000"): "Felix",
}
LAST: Final = 12  # games that count
FEWEST: Final = 2  # with fewer games there is no estimate
SHARP: Final = 5  # enough games for a good estimate
NORMAL: Final = 1.96


class Strength(NamedTuple):
    """The mean points of the player's last games, with the 95% range."""

    points: float
    low: float
    high: float
    games: int


class RatedPartner(NamedTuple):
    """A sparring partner: mean points over all levels; for each level, win rate and points."""

    name: str
    points: float
    levels: dict[str, tuple[float, float]]  # (win rate, points)


class Fit(NamedTuple):
    """A level, and how often a player of this strength wins at it."""

    level: str
    name: str
    chance: float


def strength_of(results: Sequence[Summary], game: str) -> Strength | None:
    """The strength from the last games without modules; None if there are too few.

    Lessons, puzzles and shared games do not count.
    """
    own = [one for one in results if one.game == game and not one.modules and one.counts]
    scores = [one.score for one in sorted(own, key=lambda one: one.changed)[-LAST:]]
    if len(scores) < FEWEST:
        return None
    mean = sum(scores) / len(scores)
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / (len(scores) - 1))
    off = NORMAL * spread / sqrt(len(scores))
    return Strength(mean, mean - off, mean + off, len(scores))


def counted(tables: Sittings, results: Sequence[Summary] | None = None) -> list[Summary]:
    """The finished games that were reviewed, oldest first; ``results`` if they were read already."""
    known = reviewed(tables.folder)
    return [one for one in (tables.results() if results is None else results) if one.id in known]


def partners(game: str) -> list[RatedPartner]:
    """The measured partners of a game, weakest first."""
    found: dict[str, dict[str, tuple[float, float]]] = {}
    for rung in rungs():
        name = PARTNERS.get((rung["player"], rung["budget"]))
        if rung["game"] == game and not rung["modules"] and name:
            found.setdefault(name, {})[rung["level"]] = rung["wins"] / rung["games"], rung["score"]
    made = [
        RatedPartner(name, sum(p for _, p in levels.values()) / len(levels), levels) for name, levels in found.items()
    ]
    return sorted(made, key=lambda one: one.points)


def fits(spec: GameSpec, points: float) -> list[Fit]:
    """The winning chance at each level for these points, interpolated between partners."""
    return [Fit(level, _named(spec, level), _chance(spec.id, level, points)) for level in spec.levels]


def _named(spec: GameSpec, level: str) -> str:
    return look_of(spec).levels.get(level) or spec.level_name(level)


def _chance(game: str, level: str, points: float) -> float:
    known = sorted((at.levels[level][1], at.levels[level][0]) for at in partners(game) if level in at.levels)
    if not known:
        return 0.0
    if points <= known[0][0]:
        return known[0][1]
    for (low, lost), (high, won) in itertools.pairwise(known):
        if points <= high:
            return lost + (won - lost) * (points - low) / max(1e-9, high - low)
    return known[-1][1]


def suggested(spec: GameSpec, points: float) -> Fit | None:
    """The level at which the winning chance for these points is closest to 50%."""
    return min(fits(spec, points), key=lambda fit: abs(fit.chance - 0.5), default=None)


def beside(game: str, points: float) -> str:
    """The partners just below and above these points, in words."""
    known = partners(game)
    weaker = [one for one in known if one.points <= points]
    stronger = [one for one in known if one.points > points]
    if not known:
        return ""
    if not weaker:
        return t("strength-below", name=known[0].name, points=round(known[0].points))
    if not stronger:
        return t("strength-above", name=known[-1].name, points=round(known[-1].points))
    low, high = weaker[-1], stronger[0]
    return t("strength-between", one=low.name, low=round(low.points), other=high.name, high=round(high.points))


class StrengthShown(NamedTuple):
    """One game on the page."""

    spec: GameSpec
    strength: Strength | None
    partners: list[RatedPartner]
    fits: list[Fit]
    best: Fit | None
    beside: str
    nearest: str  # the weakest partner who is stronger than the player
    sharp: bool


def shown(spec: GameSpec, results: Sequence[Summary]) -> StrengthShown:
    found, known = strength_of(results, spec.id), partners(spec.id)
    points = found.points if found else float("-inf")
    stronger = [one.name for one in known if one.points > points]
    return StrengthShown(
        spec,
        found,
        known,
        fits(spec, found.points) if found else [],
        suggested(spec, found.points) if found else None,
        beside(spec.id, found.points) if found else "",
        stronger[0] if stronger else "",
        found is not None and found.games >= SHARP,
    )


def rivals(visit: Visit, tables: Sittings) -> Page:
    """The player and the sparring partners, game by game."""
    results = counted(tables)
    boxes = [shown(spec, results) for spec in games.all_games() if not spec.companion_of and partners(spec.id)]
    return page(visit, "rivals.html", title=t("rivals-title"), here="rivals", boxes=boxes, level_of=_named)
