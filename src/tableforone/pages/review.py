"""How is a review shown?  A friend's words, the chance as a curve with choices and luck apart, what cost most."""

from typing import Any, Final, NamedTuple

from tableforone.kernel.story import told_after
from tableforone.kernel.table import Table
from tableforone.pages import tabletop
from tableforone.pages.render import page, rendered
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.tables import Tables
from tableforone.pages.visit import Visit

WIDE: Final = 760  # of the drawing
HIGH: Final = 270
LEFT: Final = 44
TOLD: Final = 3  # sentences about the turning point


class Bar(NamedTuple):
    """A part of the curve: where it begins, and from which height to which; a choice, or luck."""

    x: float
    width: float
    top: float
    height: float
    kind: str


def look_back(visit: Visit, tables: Tables, name: str) -> Page | Redirect:
    """The page on which the review comes in."""
    with tables.at(name) as table:
        if table.result is None:
            return Redirect(f"/tables/{name}")
        shown = tabletop.playing(name, table)
        return page(visit, "review.html", **shown | {"title": "Looking back", "here": "history"})


def drawn(visit: Visit, table: Table, found: Any) -> str:
    """The review itself, as a part of that page."""
    turning = found.turning
    context = {
        "review": found,
        "id": "",
        "bars": bars(found),
        "line": curve(found),
        "rounds": rounds(found),
        "friend": friend(found),
        "happened": told_after(table, turning.number)[:TOLD] if turning else [],
        "marks": [(n + 1, moment, _x(found, moment.number)) for n, moment in enumerate(found.costliest)],
        "turning_x": _x(found, turning.number) if turning else 0,
        "y": _y,
        "spec": table.spec,
        "opponent": table.spec.opponent(table.setup),
        "chosen": visit.chosen,
        "seal": visit.seal,
    }
    return rendered("review_found.html", context)


def friend(found: Any) -> list[str]:
    """The whole in a few sentences, from the numbers alone."""
    start, luck, cost = round(100 * found.start), round(100 * found.luck), round(100 * found.cost)
    said = [f"At the deal your chance was {start} in a hundred."]
    if luck >= 5:
        said.append(f"Cards, dice and the opponent were kind to you: {luck} more.")
    elif luck <= -5:
        said.append(f"Cards, dice and the opponent were not kind: {-luck} less.")
    else:
        said.append("Cards and dice were neither kind nor unkind in the end.")
    if cost < 3:
        said.append("Your answers gave hardly anything away.")
    else:
        worst = max(found.moments, key=lambda moment: moment.cost)
        said.append(f"Your answers gave away {cost}; {round(100 * worst.cost)} of it in round {worst.round}.")
    return said


def _step(found: Any) -> float:
    return (WIDE - LEFT) / max(1, len(found.moments))


def _x(found: Any, number: int) -> float:
    place = next(n for n, moment in enumerate(found.moments) if moment.number == number)
    return round(LEFT + (place + 0.5) * _step(found), 1)


def _y(chance: float) -> float:
    return round(HIGH * (1 - chance), 1)


def bars(found: Any) -> list[Bar]:
    """For each answer what it cost, then what luck made of it."""
    made: list[Bar] = []
    step = _step(found)
    for nth, moment in enumerate(found.moments):
        x, width = LEFT + nth * step, step / 3
        for start, high, low, kind in (
            (x + width, moment.before, moment.after, "choice"),
            (x + 2 * width, moment.after, moment.then, "luck"),
        ):
            top, bottom = _y(max(high, low)), _y(min(high, low))
            if bottom - top >= 0.5:
                made.append(Bar(round(start, 1), round(width, 1), top, round(bottom - top, 1), kind))
    return made


def curve(found: Any) -> str:
    """The chance as one line of steps."""
    step = _step(found)
    points = []
    for nth, moment in enumerate(found.moments):
        x = LEFT + nth * step
        chances = (moment.before, moment.after, moment.then)
        points += [f"{x + part * step / 3:.1f} {_y(chance)}" for part, chance in enumerate(chances)]
        points.append(f"{x + step:.1f} {_y(moment.then)}")
    return " ".join(points)


def rounds(found: Any) -> list[tuple[int, float, float]]:
    """Each round with where it begins and how wide it is."""
    step = _step(found)
    made: list[tuple[int, float, float]] = []
    for nth, moment in enumerate(found.moments):
        if not made or made[-1][0] != moment.round:
            made.append((moment.round, round(LEFT + nth * step, 1), round(step, 1)))
        else:
            made[-1] = (moment.round, made[-1][1], round(made[-1][2] + step, 1))
    return made
