"""Shows a review: two sentences, the winning chance as a curve, and the costliest moves."""

import json
from typing import Any, Final, NamedTuple

from tableforone.kernel.story import told_after
from tableforone.kernel.table import Table
from tableforone.pages import strength, tabletop
from tableforone.pages.render import page, rendered
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Visit
from tableforone.pages.voice import t
from tableforone.store import Sittings

WIDE: Final = 760  # width of the drawing
HIGH: Final = 230
LEFT: Final = 44
LANES: Final = (262, 290)  # y of the zero line for luck and for moves
LANE: Final = 60.0  # pixels for a winning chance of 100% in a lane
TOLD: Final = 2  # sentences about the turning point
LITTLE: Final = 0.05


class Bar(NamedTuple):
    """How much luck or a move changed the chance: a bar in its lane."""

    x: float
    width: float
    top: float
    height: float
    kind: str


class Scale(NamedTuple):
    """The unit of the curve: chances from 0 to 1, or points of margin."""

    least: float
    most: float

    def y(self, value: float) -> float:
        """
        >>> Scale(0, 1).y(0.5), Scale(-100, 0).y(-25)
        (115.0, 57.5)
        """
        return round(HIGH * (1 - (value - self.least) / (self.most - self.least)), 1)

    @property
    def ticks(self) -> list[float]:
        return [self.least + part * (self.most - self.least) / 4 for part in range(5)]


def look_back(visit: Visit, tables: Sittings, name: str) -> Page | Redirect:
    """The page into which the review is loaded."""
    with tables.at(name) as table:
        if table.result is None:
            return Redirect(f"/tables/{name}")
        shown = tabletop.playing(name, table) | {
            "title": t("review-title"),
            "here": "history",
            "box": strength.shown(table.spec, strength.counted(tables)),
        }
        return page(visit, "review.html", **shown)


def progress(found: Any) -> str:
    """The progress and the chances so far, which the page draws while it waits."""
    done, every, chances = found
    points = " ".join(
        f"{LEFT + (WIDE - LEFT) * n / max(1, every):.1f} {HIGH * (1 - c):.1f}" for n, c in enumerate(chances)
    )
    return json.dumps({"said": t("review-progress", done=done, every=every), "points": points})


def drawn(visit: Visit, name: str, table: Table, found: Any) -> str:
    """The finished review as a part of that page."""
    turning = found.turning
    scale = scale_of(found)
    context = {
        "review": found,
        "id": name,
        "scale": scale,
        "bars": bars(found, scale),
        "line": curve(found, scale),
        "rounds": rounds(found),
        "finding": finding(found),
        "happened": told_after(table, turning.number)[:TOLD] if turning else [],
        "marks": [(n + 1, moment, _x(found, moment.number)) for n, moment in enumerate(found.costliest)],
        "turning_x": _x(found, turning.number) if turning else 0,
        "turning_moment": table.questions.index(turning.number) if turning else 0,
        "amount": amount_in(found),
        "opponent": table.spec.opponent(table.setup),
        "seal": visit.seal,
        "puzzle": json.dumps(found.puzzle._asdict()) if found.puzzle else "",
    }
    return rendered("review_found.html", context)


def amount_in(found: Any) -> Any:
    """A function that writes a difference in points or in percent."""

    def amount(value: float) -> str:
        return t("amount-points", n=round(abs(value))) if found.in_points else t("percent", part=abs(value))

    return amount


def finding(found: Any) -> list[str]:
    """The summary in two sentences: luck, then moves."""
    amount = amount_in(found)
    little = LITTLE * 100 if found.in_points else LITTLE
    said = []
    if found.luck >= little:
        said.append(t("finding-good-luck", amount=amount(found.luck)))
    elif found.luck <= -little:
        said.append(t("finding-bad-luck", amount=amount(found.luck)))
    else:
        said.append(t("finding-even-luck"))
    if not found.costliest:
        said.append(t("finding-no-cost"))
    else:
        worst = max(found.costliest, key=lambda moment: moment.cost)
        said.append(t("finding-cost", cost=amount(found.cost), worst=amount(worst.cost), round=worst.round))
    return said


def scale_of(found: Any) -> Scale:
    if not found.in_points:
        return Scale(0, 1)
    values = [value for m in found.moments for value in (m.before, m.after, m.then)]
    least, most = 20 * (min(values) // 20), 20 * (max(values) // 20 + 1)
    return Scale(least, most)


def _step(found: Any) -> float:
    return (WIDE - LEFT) / max(1, len(found.moments))


def _x(found: Any, number: int) -> float:
    place = next(n for n, moment in enumerate(found.moments) if moment.number == number)
    return round(LEFT + (place + 0.5) * _step(found), 1)


def bars(found: Any, scale: Scale) -> list[Bar]:
    """For each decision a bar for luck and, below it, one for the cost of the move; same scale."""
    made: list[Bar] = []
    step, whole = _step(found), scale.most - scale.least
    for nth, moment in enumerate(found.moments):
        x, width = LEFT + nth * step, max(2.0, step * 0.7)
        for value, zero, kind in ((moment.luck, LANES[0], "luck"), (-moment.cost, LANES[1], "choice")):
            high = min(LANE / 2, LANE * abs(value) / whole)
            if high >= 0.5:
                made.append(
                    Bar(round(x, 1), round(width, 1), round(zero - high * (value > 0), 1), round(high, 1), kind)
                )
    return made


def curve(found: Any, scale: Scale) -> str:
    """The expected outcome as one stepped line."""
    step = _step(found)
    points = []
    for nth, moment in enumerate(found.moments):
        x = LEFT + nth * step
        points += [f"{x:.1f} {scale.y(moment.before)}", f"{x + step / 2:.1f} {scale.y(moment.before)}"]
        points += [f"{x + step / 2:.1f} {scale.y(moment.after)}", f"{x + step:.1f} {scale.y(moment.after)}"]
        points.append(f"{x + step:.1f} {scale.y(moment.then)}")
    return " ".join(points)


def rounds(found: Any) -> list[tuple[int, float, float]]:
    """Each round with its x and its width."""
    step = _step(found)
    made: list[tuple[int, float, float]] = []
    for nth, moment in enumerate(found.moments):
        if not made or made[-1][0] != moment.round:
            made.append((moment.round, round(LEFT + nth * step, 1), round(step, 1)))
        else:
            made[-1] = (moment.round, made[-1][1], round(made[-1][2] + step, 1))
    return made
