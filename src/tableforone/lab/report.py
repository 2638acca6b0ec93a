"""Writes the report of a study as one file: text, pictures, tables, doubts, how to repeat it."""

import base64
import hashlib
import platform
import subprocess
from collections.abc import Callable, Iterable, Sequence
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
from tableforone.kernel.speech import SPOKEN
from tableforone.lab import drawing, findings
from tableforone.lab.counting import Contrast, Count, Found, Sure, count
from tableforone.lab.drawing import Hill, Side, Stack, Whisker, both, signed, written
from tableforone.lab.folder import REPORT, TABLE, Folder
from tableforone.lab.playing import digest_of
from tableforone.lab.running import lasting
from tableforone.lab.study import Study, in_words
from tableforone.lab.voice import m, t
from tableforone.players import called
from tableforone.players.agents import BuiltIn, agent_named

TEMPLATES: Final = Path(__file__).parent / "templates"
PAGES: Final = Environment(
    loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
)
PAGES.filters["signed"] = signed
# colours and fonts of the app
STATIC: Final = Path(tableforone.__file__).parent / "pages" / "static"
KINDS: Final = 8  # sources of points with their own colour; the rest share one

MOST_DRAWN: Final = 12  # differences in a picture; the table has all of them
Named = Callable[[str], str]  # a line of the final scoring in words


class Group(NamedTuple):
    """The played cells of one game; only these can be compared."""

    spec: GameSpec
    cells: list[int]
    opponent: str


def write_report(folder: Folder) -> Found:
    """Count the finished games and write the report."""
    found = count(folder)
    folder.write(REPORT, html(folder, found))
    return found


def html(folder: Folder, found: Found) -> str:
    """The report as one page."""
    study = in_words(folder.study)
    parts = groups(study, found)
    return PAGES.get_template("report.html").render(
        study=study,
        found=found,
        style=style(),
        policy=policy(),
        answer=findings.answer(study, found),
        groups=[_group(study, found, group, several=len(parts) > 1) for group in parts],
        axis=study.axis or t("variant"),
        language=SPOKEN.get(),
        t=t,
        meta=meta(study, found),
        doubts=doubts(study, found, parts),
        facts=facts(folder, found, parts),
    )


@cache
def style() -> Markup:
    """The app's colours and fonts, and the report's rules; fonts are embedded."""
    tokens = (STATIC / "tokens.css").read_text(encoding="utf-8")
    for font in STATIC.glob("fonts/*.woff2"):
        inside = base64.b64encode(font.read_bytes()).decode()
        tokens = tokens.replace(f'url("fonts/{font.name}")', f'url("data:font/woff2;base64,{inside}")')
    return Markup(tokens + (TEMPLATES / "report.css").read_text(encoding="utf-8"))


@cache
def policy() -> str:
    """The content security policy: allows only this style and its fonts."""
    print_of = base64.b64encode(hashlib.sha256(style().encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{print_of}'; font-src data:; base-uri 'none'; form-action 'none'"


def groups(study: Study, found: Found) -> list[Group]:
    """The cells by game, without those that were not played."""
    made = []
    for cells in findings.by_game(study):
        if played := [n for n in cells if found.counts[n].games]:
            spec = games.find(study.cells[played[0]].game)
            against = dict.fromkeys(spec.opponent(study.cells[n].setup) for n in played)
            made.append(Group(spec, played, t("either", names=list(against))))
    return made


# --- pictures and tables


def _group(study: Study, found: Found, group: Group, *, several: bool) -> dict[str, Any]:
    scored = all(found.counts[n].opponent is not None for n in group.cells)
    margin = t("margin-lead" if scored else "margin-points", opponent=group.opponent)
    pairs = [pair for pair in found.pairs if pair.games and pair.minus[0] in group.cells]
    return {
        "name": group.spec.name if several else "",
        "opponent": group.opponent,
        "cells": group.cells,
        "rates": findings.rates(study, found, group.cells),
        "won": _won(rates(study, found, group.cells)),
        "hills": _hills(study, found, group, scored, margin),
        "margin": margin,
        **_sources(study, found, group),
        "compared": bool(pairs),
        "misleads": found.misleads(group.cells),
        "axes": [_axis(study, found, pairs, n) for n in sorted({pair.axis for pair in pairs})],
        "crossed": [_row(study, found, c) for c in found.crossed if c.games and c.plus[0] in group.cells],
        "told": findings.told(study, found, pairs) if pairs else "",
        "saved": findings.saved(found, pairs),
    }


def _axis(study: Study, found: Found, pairs: Sequence[Contrast], axis: int) -> dict[str, Any]:
    """The differences along an axis: two pictures and a table."""
    here = [pair for pair in pairs if pair.axis == axis]
    drawn = here[:MOST_DRAWN]
    return {
        "heading": study.axes[axis] if len(study.axes) > 1 else "",
        "rows": [_row(study, found, pair) for pair in here],
        "more": len(here) - len(drawn),
        "points": _differences(study, found, drawn, winning=False),
        "wins": _differences(study, found, drawn, winning=True),
    }


def _row(study: Study, found: Found, contrast: Contrast) -> dict[str, Any]:
    """One row of a table of differences: in points and in wins the mean, its interval, how sure."""
    columns = [(signed(d.mean), findings.spoken(d.interval()), findings.SURE[found.sure(d)]) for d in contrast.both]
    return {"name": _named(study, contrast), "games": contrast.games, "columns": columns}


def _named(study: Study, contrast: Contrast) -> str:
    if len(contrast.plus) > 1:
        what, with_, than = findings.crossed_names(study, contrast)
        return t("crossed-name", what=what, with_=with_, than=than)
    return t("instead", new=findings.named(study, contrast), old=study.place(contrast.minus[0])[contrast.axis])


def rates(study: Study, found: Found, cells: Sequence[int]) -> list[Whisker]:
    """Win rates in percent, with their intervals."""
    made = []
    for n in cells:
        counted = found.counts[n]
        low, high = (100 * end for end in counted.interval)
        note = t("only-games", n=counted.games) if counted.few else ""
        rate = 100 * counted.rate
        made.append(
            Whisker(study.cells[n].name, rate, low, high, counted.few, note, t("number-percent", number=f"{rate:.0f}"))
        )
    return made


def _won(rows: Sequence[Whisker]) -> Markup:
    parts = [m("label-rate", name=row.name, value=row.value, low=row.low, high=row.high) for row in rows]
    return both(partial(drawing.whiskers, rows=rows, label=t("label-rates", parts=parts)))


def _hills(study: Study, found: Found, group: Group, scored: bool, across: str) -> Markup:
    rows = []
    for n in group.cells:
        middle = found.counts[n].quantile(0.5)
        rows.append(Hill(study.cells[n].name, t("median", value=middle), found.counts[n].margins, middle))
    label = t("label-margins", parts=[m("label-median", name=row.name, value=row.middle) for row in rows])
    sides = (t("opponent-ahead", opponent=group.opponent), t("you-ahead")) if scored else ("", t("points"))
    return both(partial(drawing.hills, rows=rows, label=label, sides=sides, across=across))


def _sources(study: Study, found: Found, group: Group) -> dict[str, Any]:
    """The sources of points: the picture, its kinds and its table."""
    size: dict[str, float] = {}
    named = group.spec.score_name
    for n in group.cells:
        for line, sums in found.counts[n].lines.items():
            what = named(line)
            size[what] = size.get(what, 0.0) + sum(abs(part or 0) for part in sums) / found.counts[n].games
    there = [what for what in size if size[what]]
    large = sorted(there, key=lambda what: -size[what])[: KINDS - 1 if len(there) > KINDS else KINDS]
    kinds = [*(what for what in there if what in large), *([t("rest")] if len(large) < len(there) else [])]
    rows = [_stack(study.cells[n].name, found.counts[n], group.opponent, kinds, named) for n in group.cells]
    said, means = [], []
    for row in rows:
        sides = [m("label-side", who=side.who, value=side.total) for side in row.sides]
        said.append(m("label-mean", name=row.name, sides=sides))
        parts = [_means(side.parts.get(kind) for side in row.sides) for kind in kinds]
        means.append((row.name, parts, _means(side.total for side in row.sides)))
    label = t("label-means", parts=said)
    return {
        "kinds": [(kind, drawing.fill_of(kinds, kind)) for kind in kinds],
        "stacks": both(partial(drawing.stacks, rows=rows, kinds=kinds, label=label), drawing.BROAD),
        "means": means,
    }


def _stack(name: str, counted: Count, opponent: str, kinds: Sequence[str], named: Named) -> Stack:
    sides = [Side(t("you"), _parts(counted, 0, kinds, named), counted.score / counted.games)]
    if counted.opponent is not None:
        sides.append(Side(opponent, _parts(counted, 1, kinds, named), counted.opponent / counted.games))
    return Stack(name, t("only-games", n=counted.games) if counted.few else "", sides)


def _parts(counted: Count, side: int, kinds: Sequence[str], named: Named) -> dict[str, float]:
    means: dict[str, float] = {}
    for what, sums in counted.lines.items():
        value = sums[side]
        if value is not None:
            kind = named(what) if named(what) in kinds else t("rest")
            if kind in kinds:
                means[kind] = means.get(kind, 0.0) + value / counted.games
    return means


def _means(values: Iterable[float | None]) -> str:
    """The means of both sides."""
    return " / ".join("–" if value is None else written(value) for value in values)


def _differences(study: Study, found: Found, pairs: Sequence[Contrast], *, winning: bool) -> Markup:
    rows = []
    for pair in pairs:
        difference = pair.wins if winning else pair.points
        mean, sure = difference.mean, found.sure(difference)
        open_ = sure <= Sure.OPEN
        told = "" if open_ else str(findings.SURE[sure])
        rows.append(Whisker(_named(study, pair), mean, *difference.interval(), open_, "", signed(mean), told))
    parts = [m("label-difference", name=r.name, value=r.value, low=r.low, high=r.high) for r in rows]
    label = t("label-wins" if winning else "label-points", parts=parts)
    sides = (t("fewer-wins"), t("more-wins")) if winning else (t("costs-you"), t("gains-you"))
    return both(partial(drawing.whiskers, rows=rows, label=label, sides=sides))


# --- texts


def meta(study: Study, found: Found) -> list[str]:
    """What was played, in a line."""
    names = dict.fromkeys(games.find(cell.game).name for cell in study.cells)
    ways = dict.fromkeys(games.find(cell.game).way(cell.level, cell.modules) for cell in study.cells)
    players = dict.fromkeys(called(cell.player) for cell in study.cells)
    played = t("meta-games" if found.games == study.total else "meta-some-games", n=found.games, all=study.total)
    return [
        ", ".join([*names, *(ways if len(ways) == 1 and any(ways) else [])]),
        t("meta-players", players=list(players)),
        t("meta-variants", n=len(study.cells), games=played),
        t("meta-seed", seed=str(study.seed)),
        f"{datetime.now().astimezone():%Y-%m-%d}",
    ]


class Doubt(NamedTuple):
    sign: str
    head: str
    text: str
    grave: bool = False


def doubts(study: Study, found: Found, parts: Sequence[Group]) -> list[Doubt]:
    """The limits of the study, for the reader."""
    made = [_too_few(study, found, n) for n, counted in enumerate(found.counts) if counted.few]
    if found.intervals > 4:
        made.append(Doubt("%", t("doubt-many"), t("doubt-many-text", n=found.intervals)))
    if not found.complete:
        made.append(Doubt("#", t("doubt-pairs"), t("doubt-pairs-text")))
    if misled := [group.spec.name for group in parts if found.misleads(group.cells)]:
        made.append(Doubt("↯", t("doubt-points"), t("doubt-points-text", games=misled)))
    notes = dict.fromkeys(
        str(note) for group in parts for n in group.cells for note in group.spec.reconstructed(study.cells[n].setup)
    )
    if notes:
        made.append(Doubt("R", t("doubt-cards"), " ".join(notes)))
    players = list(dict.fromkeys(called(cell.player) for cell in study.cells))
    if any(_minds_the_clock(cell.player) for cell in study.cells):
        made.append(Doubt("⏲", t("doubt-clock"), t("doubt-clock-text")))
    return [*made, Doubt("≠", t("doubt-player"), t("doubt-player-text", players=players))]


def _minds_the_clock(player: str) -> bool:
    """Whether its budget is a time; then another machine may play differently."""
    agent = agent_named(player)
    return isinstance(agent, BuiltIn) and agent.budget is not None and agent.budget.seconds > 0


def _too_few(study: Study, found: Found, nth: int) -> Doubt:
    counted, name = found.counts[nth], study.cells[nth].name
    if not counted.games:
        return Doubt("!", t("doubt-unplayed", name=name), t("doubt-unplayed-text"), True)
    low, high = (100 * end for end in counted.interval)
    key = "doubt-stopped-text" if counted.games < study.games else "doubt-few-text"
    text = t(key, n=counted.games, all=study.games, low=low, high=high)
    return Doubt("!", t("doubt-few", name=name), text, True)


def facts(folder: Folder, found: Found, parts: Sequence[Group]) -> list[tuple[str, str]]:
    """What is needed to repeat it."""
    times = folder.times
    compiled = not frames.__file__.endswith(".py")
    commit = _commit()
    return [
        ("Table for One", t("fact-commit" if commit else "fact-version", version=tableforone.__version__, id=commit)),
        *((g.spec.name, t("fact-rules", n=g.spec.version, digest=digest_of(g.spec.id))) for g in parts),
        ("Python", t("fact-compiled" if compiled else "fact-plain", version=platform.python_version())),
        (t("fact-time"), t("fact-workers", time=lasting(times.seconds), n=times.workers)),
        (t("fact-rows"), t("fact-table", file=TABLE, n=found.games)),
        (t("fact-again"), t("fact-same")),
    ]


@cache
def _commit() -> str:
    """The commit, if the program runs from a checkout."""
    ask = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        asked = subprocess.run(ask, capture_output=True, text=True, timeout=5, check=False)
    except (OSError, subprocess.SubprocessError):
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""
