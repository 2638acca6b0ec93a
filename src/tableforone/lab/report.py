"""How is the answer shown?  One file that needs nothing else: words, pictures, tables, doubts, how to repeat it."""

import base64
import hashlib
import platform
import subprocess
from collections.abc import Sequence
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

import tableforone
from tableforone import games
from tableforone.kernel import frames
from tableforone.kernel.spec import GameSpec
from tableforone.lab import drawing, findings
from tableforone.lab.counting import Contrast, Count, Found, Sure, count
from tableforone.lab.drawing import Hill, Stack, Whisker, both, signed
from tableforone.lab.folder import REPORT, Folder
from tableforone.lab.players import minds_the_clock
from tableforone.lab.playing import digest_of
from tableforone.lab.running import lasting
from tableforone.lab.study import Study
from tableforone.store.files import write_whole

TEMPLATES: Final = Path(__file__).parent / "templates"
STATIC: Final = Path(tableforone.__file__).parent / "pages" / "static"  # colours and fonts of the app
KINDS: Final = 8  # sources of points with a colour of their own; the rest are one
REST: Final = "other"
MOST_DRAWN: Final = 12  # differences in a picture; the table has them all


class Group(NamedTuple):
    """The cells of one game that were played: only they can be compared."""

    spec: GameSpec
    cells: list[int]
    opponent: str


def write_report(folder: Folder) -> Found:
    """Count what is kept and write the report about it."""
    found = count(folder)
    write_whole(folder.path / REPORT, html(folder, found))
    return found


def html(folder: Folder, found: Found) -> str:
    """The report as one page."""
    study = folder.study
    parts = groups(study, found)
    return (
        _environment()
        .get_template("report.html")
        .render(
            study=study,
            found=found,
            style=style(),
            policy=policy(),
            answer=findings.answer(study, found),
            sure=findings.SURE,
            groups=[_group(study, found, group, several=len(parts) > 1) for group in parts],
            axis=study.axis or "Cell",
            meta=meta(study, found),
            doubts=doubts(study, found, parts),
            facts=facts(folder, found, parts),
        )
    )


@cache
def _environment() -> Environment:
    env = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.filters["signed"] = signed
    return env


@cache
def style() -> Markup:
    """The app's own colours and letters, and the report's rules; fonts are inside."""
    tokens = (STATIC / "tokens.css").read_text(encoding="utf-8")
    for font in STATIC.glob("fonts/*.woff2"):
        inside = base64.b64encode(font.read_bytes()).decode()
        tokens = tokens.replace(f'url("fonts/{font.name}")', f'url("data:font/woff2;base64,{inside}")')
    return Markup(tokens + (TEMPLATES / "report.css").read_text(encoding="utf-8"))


@cache
def policy() -> str:
    """What a browser may do with the file: this one style and its letters, and nothing else."""
    print_of = base64.b64encode(hashlib.sha256(style().encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{print_of}'; font-src data:; base-uri 'none'; form-action 'none'"


def groups(study: Study, found: Found) -> list[Group]:
    """The cells by their games, those that were not played left out."""
    made = []
    for game in dict.fromkeys(cell.game for cell in study.cells):
        cells = [n for n, cell in enumerate(study.cells) if cell.game == game and found.counts[n].games]
        spec = games.find(game)
        if cells:
            against = dict.fromkeys(spec.opponent(study.cells[n].setup) for n in cells)
            made.append(Group(spec, cells, " or ".join(against)))
    return made


# --- pictures and tables


def _group(study: Study, found: Found, group: Group, *, several: bool) -> dict[str, Any]:
    rows = rates(study, found, group.cells)
    scored = all(found.counts[n].opponent is not None for n in group.cells)
    pairs = [pair for pair in found.pairs if pair.games and pair.minus[0] in group.cells]
    return {
        "name": group.spec.name if several else "",
        "opponent": group.opponent,
        "cells": group.cells,
        "rates": findings.rates(study, found, group.cells),
        "won": both(partial(drawing.whiskers, rows=rows, label=_said(rows), ends=" %", reference=rows[0].value)),
        "hills": both(partial(_hills, rows=_hill_rows(study, found, group.cells), who=group.opponent, scored=scored)),
        "margin": f"Your points minus {group.opponent}’s" if scored else "Your points",
        **_sources(study, found, group),
        "compared": bool(pairs),
        "misleads": found.misleads(group.cells),
        "axes": [_axis(study, found, pairs, n) for n in sorted({pair.axis for pair in pairs})],
        "crossed": [_row(study, found, c) for c in found.crossed if c.games and c.plus[0] in group.cells],
        "told": findings.told(study, found, pairs) if pairs else "",
        "saved": findings.saved(found, pairs),
    }


class DifferenceRow(NamedTuple):
    """One row of a table of differences."""

    name: str
    games: int
    points: str
    points_between: str
    points_sure: Sure
    wins: str
    wins_between: str
    wins_sure: Sure


def _axis(study: Study, found: Found, pairs: Sequence[Contrast], axis: int) -> dict[str, Any]:
    """What differs along an axis: two pictures and a table."""
    here = [pair for pair in pairs if pair.axis == axis]
    drawn = here[:MOST_DRAWN]
    return {
        "heading": study.axes[axis] if len(study.axes) > 1 else "",
        "rows": [_row(study, found, pair) for pair in here],
        "more": len(here) - len(drawn),
        "points": _differences(study, found, drawn, winning=False),
        "wins": _differences(study, found, drawn, winning=True),
    }


def _row(study: Study, found: Found, contrast: Contrast) -> DifferenceRow:
    return DifferenceRow(
        _named(study, contrast),
        contrast.games,
        signed(contrast.points.mean),
        findings.spoken(contrast.of_points()),
        found.points_sure(contrast),
        signed(100 * contrast.wins.mean),
        findings.spoken(contrast.of_wins(), 100),
        found.wins_sure(contrast),
    )


def _named(study: Study, contrast: Contrast) -> str:
    if len(contrast.plus) > 1:
        what, with_, than = findings.crossed_names(study, contrast)
        return f"{what}: with {with_} rather than {than}"
    return f"{findings.named(study, contrast)} instead of {study.place(contrast.minus[0])[contrast.axis]}"


def rates(study: Study, found: Found, cells: Sequence[int]) -> list[Whisker]:
    """Games won of a hundred, with their intervals."""
    made = []
    for n in cells:
        counted = found.counts[n]
        low, high = (100 * end for end in counted.interval)
        note = f"only {counted.games} games" if counted.few else ""
        rate = 100 * counted.rate
        made.append(Whisker(study.cells[n].name, rate, low, high, counted.few, note, f"{rate:.0f} %"))
    return made


def _said(rows: Sequence[Whisker]) -> str:
    parts = [f"{row.name} {row.value:.0f} per cent, between {row.low:.0f} and {row.high:.0f}" for row in rows]
    return f"Games won: {'; '.join(parts)}."


def _hill_rows(study: Study, found: Found, cells: Sequence[int]) -> list[Hill]:
    made = []
    for n in cells:
        middle = found.counts[n].quantile(0.5)
        made.append(
            Hill(study.cells[n].name, f"middle {middle}".replace("-", "−"), dict(found.counts[n].margins), middle)
        )
    return made


def _hills(width: int, rows: Sequence[Hill], who: str, scored: bool) -> Markup:
    label = "; ".join(f"{row.name}: the middle game has {row.middle}" for row in rows)
    sides = (f"{who} ahead", "you ahead") if scored else ("", "points")
    across = f"your points minus {who}’s" if scored else "your points"
    return drawing.hills(width, rows, f"Margins. {label}.", sides=sides, across=across)


def _sources(study: Study, found: Found, group: Group) -> dict[str, Any]:
    """Where points come from: the picture, its kinds and its table."""
    size: dict[str, float] = {}
    for n in group.cells:
        for what, sums in found.counts[n].lines.items():
            size[what] = size.get(what, 0.0) + sum(abs(part or 0) for part in sums) / found.counts[n].games
    there = [what for what in size if size[what]]
    large = sorted(there, key=lambda what: -size[what])[: KINDS - 1 if len(there) > KINDS else KINDS]
    kinds = [*(what for what in there if what in large), *([REST] if len(large) < len(there) else [])]
    rows = [_stack(study.cells[n].name, found.counts[n], group.opponent, kinds) for n in group.cells]
    label = "; ".join(f"{row.name}: {', '.join(f'{who} {total:.0f}' for who, _, total in row.sides)}" for row in rows)
    return {
        "kinds": [(kind, drawing.fill_of(kinds, kind)) for kind in kinds],
        "stacks": both(partial(drawing.stacks, rows=rows, kinds=kinds, label=f"Mean points. {label}."), drawing.BROAD),
        "means": [(row.name, {what: _both_means(row, what) for what in kinds}, _totals(row)) for row in rows],
    }


def _stack(name: str, counted: Count, opponent: str, kinds: Sequence[str]) -> Stack:
    sides = [("you", _parts(counted, 0, kinds), counted.score / counted.games)]
    if counted.opponent is not None:
        sides.append((opponent, _parts(counted, 1, kinds), counted.opponent / counted.games))
    return Stack(name, f"only {counted.games} games" if counted.few else "", sides)


def _parts(counted: Count, side: int, kinds: Sequence[str]) -> list[tuple[str, float]]:
    means: dict[str, float] = {}
    for what, sums in counted.lines.items():
        value = sums[side]
        if value is not None:
            kind = what if what in kinds else REST
            if kind in kinds:
                means[kind] = means.get(kind, 0.0) + value / counted.games
    return list(means.items())


def _both_means(row: Stack, what: str) -> str:
    return " / ".join(_mean(dict(parts).get(what)) for _, parts, _ in row.sides)


def _totals(row: Stack) -> str:
    return " / ".join(_mean(total) for _, _, total in row.sides)


def _mean(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}".replace("-", "−")


def _differences(study: Study, found: Found, pairs: Sequence[Contrast], *, winning: bool) -> Markup:
    rows = []
    for pair in pairs:
        sums, sure = (pair.wins, found.wins_sure(pair)) if winning else (pair.points, found.points_sure(pair))
        scale = 100 if winning else 1
        low, high = pair.of_wins() if winning else pair.of_points()
        value = scale * sums.mean
        open_ = sure <= Sure.OPEN
        told = "" if open_ else findings.SURE[sure]
        rows.append(Whisker(_named(study, pair), value, scale * low, scale * high, open_, "", signed(value), told))
    unit = "wins in 100 games" if winning else "points"
    label = "; ".join(f"{r.name} {signed(r.value)}, between {signed(r.low)} and {signed(r.high)}" for r in rows)
    sides = ("fewer wins", "more wins") if winning else ("costs you", "gains you")
    return both(partial(drawing.whiskers, rows=rows, label=f"Differences in {unit}: {label}.", sides=sides))


# --- words around them


def meta(study: Study, found: Found) -> list[str]:
    """What was played, in a line."""
    names = dict.fromkeys(games.find(cell.game).name for cell in study.cells)
    ways = dict.fromkeys(games.find(cell.game).way(cell.level, cell.modules) for cell in study.cells)
    players = dict.fromkeys(cell.player for cell in study.cells)
    played = f"{found.games:,} games" if found.games == study.total else f"{found.games:,} of {study.total:,} games"
    today = datetime.now().astimezone()
    return [
        ", ".join([*names, *(ways if len(ways) == 1 and any(ways) else [])]),
        f"played by {' and '.join(players)}",
        f"{len(study.cells)} cell{'s' if len(study.cells) != 1 else ''}, {played}",
        f"seed {study.seed}",
        f"{today.day} {today:%B %Y}",
    ]


class Doubt(NamedTuple):
    sign: str
    head: str
    text: str
    grave: bool = False


def doubts(study: Study, found: Found, parts: Sequence[Group]) -> list[Doubt]:
    """What a reader should not believe, or not quite."""
    made = [_too_few(study, found, n) for n, counted in enumerate(found.counts) if counted.few]
    if found.intervals > 4:
        text = f"There are {found.intervals} ranges, and one in twenty misses by chance. “Certain” allows for that."
        made.append(Doubt("%", "Many comparisons.", text))
    if not found.complete:
        text = "The grid is large: cells are compared with the first value of each axis only."
        made.append(Doubt("#", "Not every pair.", text))
    if misled := [group.spec.name for group in parts if found.misleads(group.cells)]:
        text = f"Games of {' and '.join(misled)} can end early, or be lost with more points. Look at the wins."
        made.append(Doubt("↯", "Points mislead.", text))
    notes = dict.fromkeys(
        note for group in parts for n in group.cells for note in group.spec.reconstructed(study.cells[n].setup)
    )
    if notes:
        made.append(Doubt("R", "Reconstructed cards.", " ".join(notes)))
    players = " and ".join(dict.fromkeys(cell.player for cell in study.cells))
    if any(minds_the_clock(cell.player) for cell in study.cells):
        text = "A player thought by the clock: on another machine its games may be others. Count simulations instead."
        made.append(Doubt("⏲", "Not to be repeated exactly.", text))
    text = f"What matters to the player {players} may matter more or less to you; the order is likely to be the same."
    return [*made, Doubt("≠", "The player is not you.", text)]


def _too_few(study: Study, found: Found, nth: int) -> Doubt:
    counted, name = found.counts[nth], study.cells[nth].name
    if not counted.games:
        return Doubt("!", f"Not played yet: {name}.", "The study was stopped before; go on with it.", True)
    low, high = (f"{100 * end:.0f}" for end in counted.interval)
    short = f"{counted.games} of {study.games} were played. " if counted.games < study.games else ""
    text = (
        f"{short}Between {low} and {high} % everything is possible; for a whisker of ± 5 a cell needs about 400 games."
    )
    return Doubt("!", f"Too few games: {name}.", text, True)


def facts(folder: Folder, found: Found, parts: Sequence[Group]) -> list[tuple[str, str]]:
    """What one needs to repeat it."""
    times = folder.times
    compiled = "compiled" if not frames.__file__.endswith(".py") else "interpreted"
    workers = f"{times.workers} worker{'s' if times.workers != 1 else ''}"
    made = [("table for one", f"{tableforone.__version__}{_commit()}")]
    made += [(g.spec.name, f"rules {g.spec.version}, rules and data {digest_of(g.spec.id)}") for g in parts]
    made += [
        ("python", f"{platform.python_version()}, {compiled}"),
        ("time", f"{lasting(times.seconds)}, {workers}"),
        ("rows", f"games.parquet, {found.games:,} games"),
        ("again", "the same file gives the same games, byte for byte, whoever plays them"),
    ]
    return made


@cache
def _commit() -> str:
    """The commit, where the program runs from a checkout."""
    ask = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        asked = subprocess.run(ask, capture_output=True, text=True, timeout=5, check=False)
    except (OSError, subprocess.SubprocessError):
        return ""
    return f", commit {asked.stdout.strip()}" if asked.returncode == 0 else ""
