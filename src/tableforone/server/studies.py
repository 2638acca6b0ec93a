"""The lab in the browser: lists and shows reports, starts and stops a small study."""

import json
import subprocess
import sys
import time
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from markupsafe import Markup
from starlette.exceptions import HTTPException

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import HOME
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import speaking
from tableforone.kernel.untrusted import clipped
from tableforone.lab.counting import Found, count
from tableforone.lab.drawing import mini
from tableforone.lab.findings import answer
from tableforone.lab.folder import STUDY, TABLE, Folder
from tableforone.lab.report import html, rates
from tableforone.lab.running import Progress
from tableforone.lab.study import LEVEL, MODULES, Study, in_words, questions, study_of, title_of
from tableforone.pages import notices
from tableforone.pages.render import page, rendered
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Form
from tableforone.players import NAMES, called
from tableforone.server.exchange import sent, visit_of
from tableforone.server.voice import m, t
from tableforone.store.folder import STUDIES, shut_folder

SURE: Final = (("50", 14, 42), ("200", 7, 21), ("400", 5, 15))  # games, ±, drawn width
MOST_GAMES: Final = 400  # per variant; larger studies need the command line
SEED: Final = 2026
# A report may contain its own style and fonts, but no scripts, requests or forms.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox"

router = APIRouter(include_in_schema=False)


class KeptStudy(NamedTuple):
    """A finished or stopped study."""

    name: str
    title: str
    mark: str  # "ok", "warn" or "halt"
    state: str  # the state in words: "done", "stopped at 1,660", "too few games", "cannot be read"
    found: str
    mini: Markup = Markup()
    about: str = ""
    can_go_on: bool = False
    has_report: bool = False
    has_table: bool = False


class Bench:
    """All studies of a data folder, and the one that is running, in a subprocess."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder / STUDIES
        shut_folder(self.folder)
        self._lock: Final = Lock()
        self._player: subprocess.Popen[bytes] | None = None
        self._name = ""
        self._begun = 0.0
        self._before = 0  # games that were there at the start

    def names(self) -> list[str]:
        """The names of all studies, newest first."""
        there = [file for file in self.folder.glob(f"*/{STUDY}") if file.is_file()]
        return [file.parent.name for file in sorted(there, key=lambda file: -file.stat().st_mtime)]

    def path(self, name: str) -> Path:
        if name not in self.names():
            raise HTTPException(404, t("no-study"))
        return self.folder / name

    @property
    def running(self) -> str:
        """The name of the running study, or ""."""
        player = self._player
        if player is None:
            return ""
        if player.poll() is None:
            return self._name
        self._let_go(player)
        return ""

    def _let_go(self, player: subprocess.Popen[bytes]) -> None:
        """Close the input of the subprocess, which ends it, and wait for it."""
        assert player.stdin is not None
        with suppress(OSError):
            player.stdin.close()
        player.wait()
        self._player = None

    def begin(self, study: Study, name: str) -> None:
        """Start or continue a study; a Fault if another one is running."""
        with self._lock:
            if self.running:
                raise Fault(m("study-running"))
            folder = Folder.begun(self.folder / name, study)
            command = [sys.executable, "-m", "tableforone.lab.alone", str(folder.path)]
            self._player = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            self._name, self._begun, self._before = name, time.monotonic(), done_of(folder)

    def close(self) -> None:
        """Stop the running study; its games are kept."""
        with self._lock:
            if self._player is not None:
                self._let_go(self._player)

    def progress(self, folder: Folder) -> Progress:
        done, total = done_of(folder), folder.study.total
        played = done - self._before
        left = (time.monotonic() - self._begun) / played * (total - done) if played else None
        return Progress(done, total, left)

    def free_name(self, stem: str) -> str:
        taken = set(self.names())
        return next(name for n in range(1, 10_000) if (name := f"{stem}-{n}") not in taken)


def done_of(folder: Folder) -> int:
    return sum(chunk.stop - chunk.start for chunk in folder.kept())


def bench_of(request: Request) -> Bench:
    bench: Bench = request.app.state.bench
    return bench


# --- viewing


@router.get("/studies")
def show_studies(request: Request) -> Response:
    return _page(request)


def _page(request: Request, fault: str = "") -> Response:
    bench = bench_of(request)
    shown = page(
        visit_of(request),
        "studies.html",
        422 if fault else 200,
        here="lab",
        running=_running(bench),
        kept=[_kept(bench, name) for name in bench.names() if name != bench.running],
        asked=[(spec, found) for spec in games.all_games() if (found := questions(spec))],
        players={name: called(name) for name in NAMES},
        sure=SURE,
        fault=fault,
    )
    return sent(shown)


@router.get("/studies/running")
def show_running(request: Request) -> Response:
    bench = bench_of(request)
    shown = {"running": _running(bench), "seal": visit_of(request).seal}
    answered = sent(Page(rendered("studies_running.html", shown)))
    if not bench.running:
        answered.headers["HX-Refresh"] = "true"  # it has ended: reload the whole page
    return answered


@router.get("/studies/{study}/report")
def show_report(request: Request, study: str) -> Response:
    """The report in the reader's language; the stored file may be in another language."""
    folder = Folder.at(bench_of(request).path(study))
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
    return HTMLResponse(html(folder, _counted(folder.path, len(folder.kept()))), headers=headers)


@router.get("/studies/{study}/games")
def give_games(request: Request, study: str) -> Response:
    table = bench_of(request).path(study) / TABLE
    if not table.is_file():
        raise HTTPException(404, t("no-study-table"))
    return FileResponse(table, media_type="application/vnd.apache.parquet", filename=f"{study}.parquet")


# --- running


@router.post("/studies")
def begin(request: Request) -> Response:
    bench = bench_of(request)
    try:
        study, stem = asked(Form(request.scope["state"]["fields"]))
        bench.begin(study, bench.free_name(stem))
    except Fault as fault:
        return _page(request, notices.said(fault))
    return sent(Redirect("/studies"))


@router.post("/studies/stop")
def stop(request: Request) -> Response:
    bench_of(request).close()
    return sent(Redirect("/studies"))


@router.post("/studies/{study}/go-on")
def go_on(request: Request, study: str) -> Response:
    bench = bench_of(request)
    try:
        bench.begin(Folder.at(bench.path(study)).study, study)
    except Fault as fault:
        return _page(request, notices.said(fault))
    return sent(Redirect("/studies"))


def asked(form: Form) -> tuple[Study, str]:
    """The study of a form, and the name of its folder."""
    game, _, axis = form.text("question").partition("/")
    spec = games.find(game)
    if axis not in questions(spec):
        raise Fault(m("study-question"))
    each = form.text("games")
    if each not in [games for games, *_ in SURE]:
        raise Fault(m("study-games-limit", most=MOST_GAMES))
    player = form.text("player")
    if player not in NAMES:
        raise Fault(m("study-player", player=clipped(player), players=list(NAMES)))
    with speaking(HOME):  # what is saved does not depend on who saves it
        title = title_of(spec, axis)
    # TOML has the same texts and lists as JSON
    title, player, values = (json.dumps(one, ensure_ascii=False) for one in (title, player, _values(spec, axis)))
    text = (
        f'title = {title}\ngame = "{spec.id}"\nplayer = {player}\n'
        f"games = {each}\nseed = {SEED}\n\n[axes]\n{axis} = {values}\n"
    )
    return study_of(text, Path(), axis), f"{spec.id}-{axis}".replace("_", "-")


def _values(spec: GameSpec, axis: str) -> list[Any]:
    if axis == LEVEL:
        return list(spec.levels)
    if axis == MODULES:
        return [[], *([module] for module in spec.modules)]
    option = next(option for option in spec.options if option.name == axis)
    return [choice for choice in option.choices if choice != "random"]


# --- contents of the page


def _running(bench: Bench) -> dict[str, Any] | None:
    """The running study; ``cells`` are its variants."""
    name = bench.running
    if not name:
        return None
    folder = Folder.at(bench.folder / name)
    study, progress = in_words(folder.study), bench.progress(folder)
    found = _counted(folder.path, len(folder.kept()))
    about = {"name": name, "title": study.title, "about": _about(study)}
    return about | {"progress": progress, "cells": _cells(folder, found)}


def _cells(folder: Folder, found: Found) -> list[dict[str, Any]]:
    """The progress of each variant: which parts are finished, and its result so far, if known."""
    kept = set(folder.kept())
    missing = folder.missing()
    made = []
    for n, cell in enumerate(in_words(folder.study).cells):
        counted = found.counts[n]
        parts = [chunk in kept for chunk in sorted([*kept, *missing]) if chunk.nth == n]
        if counted.games:
            low, high = counted.interval
            rate, reach = t("percent", part=counted.rate), f"±{50 * (high - low):.0f}"
        else:
            rate, reach = "", ""
        made.append({"name": cell.name, "parts": parts, "rate": rate, "reach": reach})
    return made


@lru_cache(maxsize=256)
def _counted(path: Path, chunks: int) -> Found:
    """Count a study, once for each number of chunks: finished chunks never change."""
    return count(Folder.at(path))


def _kept(bench: Bench, name: str) -> KeptStudy:
    try:
        folder = Folder.at(bench.folder / name)
        found = _counted(folder.path, len(folder.kept()))
        has_table = (folder.path / TABLE).is_file()
        return _card(name, in_words(folder.study), found, has_table)
    except Fault as fault:
        return KeptStudy(name, name.replace("-", " "), "warn", t("study-unread"), notices.said(fault))


def _card(name: str, study: Study, found: Found, has_table: bool) -> KeptStudy:
    played = [n for n, counted in enumerate(found.counts) if counted.games]
    whole = found.games == study.total
    few = any(found.counts[n].few for n in played)
    mark = "halt" if not whole else "warn" if few else "ok"
    state = t("study-stopped", n=found.games) if not whole else t("study-few" if few else "study-done")
    drawn = mini(rates(study, found, played)) if played else Markup()
    said = " ".join(answer(study, found)[:2])
    return KeptStudy(name, study.title, mark, state, said, drawn, _about(study), not whole, bool(played), has_table)


def _about(study: Study) -> str:
    players = list(dict.fromkeys(called(cell.player) for cell in study.cells))
    return t("study-about", n=len(study.cells), games=study.games, players=players)
