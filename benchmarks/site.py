"""Measures the offline site: ``python -m benchmarks.site [chromium] [firefox]``.

It needs a site with compiled engines (``make site``) and prints one table for all browsers.  An
answer is a click; its time ends when the next question is on the page.  Engines and coach are
measured in separate workers, so that the pages do not count.  Compiled and plain engines take
turns, and times are CPU times, which depend less on other processes.
``--games 200`` plays this many games in one tab and prints the memory; for Chromium also after its
garbage was collected.
"""

import argparse
import inspect
import json
import os
import random
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, Protocol

from playwright.sync_api import Page

from benchmarks import thinking
from tests.engines.drivers import Fault, Firefox, opened
from tests.site.host import UNDER, Host
from tests.site.test_build import list_of
from tests.site.window import GAMES
from tests.web.chromium import driven
from tools.site import build

ANSWERS: Final = 100  # per game
PACED: Final = 60  # ms between two answers
PATIENCE: Final = 600  # seconds
VISITS: Final = 5  # without network
SECONDS: Final = 2  # per game and round, for simulations
LEAST: Final = 12  # simulations in that time, on a busy machine
ROUNDS: Final = 3
ENGINES: Final = ("compiled", "plain")
SHORT: Final = "salamandra"
LIMITS: Final = {
    "before the lobby, MB": 8, "before the lobby, in German, MB": 8.2, "in all, MB": 9.5, "in all, in German, MB": 9.5,
    "second visit, network cut: the lobby, s": 3, "answer p95, ms": 150, "first hint, s": 1, "review, s": 30,
}  # fmt: skip
FRAME: Final = "document.querySelector('iframe')?.contentDocument"
SHOWN: Final = f"document.body.matches('.early, .open') && {FRAME}?.readyState === 'complete'"
READY: Final = "document.body.dataset.saves"  # Python has the tables
OPEN: Final = f"document.body.classList.contains('open') && {FRAME}?.readyState === 'complete'"
ANSWERED: Final = """
  const page = () => document.querySelector("iframe").contentDocument, times = [];
  for (const pick of given.picks) {
    await new Promise(done => setTimeout(done, given.pause));
    if (page().getElementById("table").dataset.mode === "over") break;
    const answers = page().querySelectorAll("button[form=answer][name=answer]");
    const thing = answers[Math.floor(pick * answers.length)] ?? page().querySelector('.asides [data-key=" "]');
    times.push(await new Promise(done => {
      const began = performance.now();
      const shown = () => requestAnimationFrame(() => done(performance.now() - began));
      page().addEventListener("htmx:after:swap", shown, { once: true });
      thing.click();
    }));
  }
  return times;
"""
MEASURE_HTML: Final = '<!doctype html><title>Measure</title><script type="module" src="measure.js"></script>'
MEASURE_JS: Final = """
const started = plain => {
  const work = new Worker("measure-worker.js" + plain, { type: "module" });
  return code => new Promise((done, failed) => {
    work.onmessage = ({ data: { fault, found } }) => fault ? failed(new Error(fault)) : done(found);
    work.onerror = ({ message }) => failed(new Error(message));
    work.postMessage(code);
  });
};
const workers = { compiled: started(""), plain: started("?plain=plain") };
globalThis.ask = ({ kind, code }) => workers[kind](code);
"""
WORKER_JS: Final = """
import { loaded, unpacked } from "./PROGRAM/python.js";
const plain = new URL(location.href).searchParams.get("plain") ?? "";
const python = new URL("./PYTHON/", location.href).href, program = new URL("./PROGRAM/program.zip", location.href).href;
const begun = async () => {
  const { py, engines } = await loaded({ python, program, plain });
  const nets = await (await fetch(new URL("nets.zip", program))).arrayBuffer();
  unpacked(py.FS, new DataView(nets), "/program");
  py.runPython(SOURCE);
  py.globals.set("engines", engines);
  return py;
};
const ready = begun();
onmessage = async ({ data }) => {
  try {
    postMessage({ found: JSON.parse((await ready).runPython(`json.dumps(${data})`)) });
  } catch (fault) { postMessage({ fault: String(fault.message ?? fault).slice(-600) }); }
};
"""
MEASURED: Final = """
import json, time
from tableforone import games
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import reply, settle
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.pages import coach as page
from tableforone.players import Search, make
from tableforone.site.coach import SiteCoach
from typing import Any

{opening}

def prepared(game):
    global search
    spec = games.find(game)
    p, answers = opening(spec)
    search = Search(spec, 1)
    search.look(p, answers)
    search.think(2)

def simulations():
    before, end = search.simulations, time.perf_counter() + {seconds}
    while time.perf_counter() < end or search.simulations < before + {least}:
        search.think(2)
    return search.simulations - before

def finished(spec):
    table, choose = Table(spec, spec.setup(), 5), make("greedy", spec, 5)
    while not table.over:
        table.answer(choose(table.position, table.legal))
    return table

def until(coach, kind, text, only_first):
    began = time.perf_counter()
    for said in coach.events(json.dumps([kind, text, 0, "", "table", "en"])):
        if only_first:
            break
    return time.perf_counter() - began

def coached(game):
    spec, coach = games.find(game), SiteCoach("/at/")
    table = Table(spec, spec.setup(), 5)
    until(coach, "hint", page.asked(table), True)  # the coach is warm
    hint = until(coach, "hint", page.asked(table), True)
    return {{"hint": hint, "review": until(coach, "review/found", finished(spec).to_json(), False)}}
"""


class Driver(Protocol):
    """One browser window."""

    def go(self, address: str) -> None: ...
    def run(self, body: str, given: Any = None) -> Any: ...


class Chromium:
    """Chromium, driven by Playwright."""

    def __init__(self, page: Page) -> None:
        self._page: Final = page

    def go(self, address: str) -> None:
        self._page.goto(address)

    def run(self, body: str, given: Any = None) -> Any:
        return self._page.evaluate(f"async given => {{ {body} }}", given)

    def collect_garbage(self) -> None:
        self._page.context.new_cdp_session(self._page).send("HeapProfiler.collectGarbage")
        time.sleep(1)

    def processes(self, kind: str = "") -> list[int]:
        """The ids of the browser's processes of one kind, or of all."""
        browser = self._page.context.browser
        assert browser is not None
        known = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        return [each["id"] for each in known if kind in ("", each["type"])]


def held(processes: list[int]) -> int:
    found = 0
    for process in processes:
        status = Path(f"/proc/{process}/status")
        told = re.search(r"RssAnon:\s+(\d+)", status.read_text()) if status.exists() else None
        found += int(told[1]) if told else 0
    return found // 1000


def descendants(process: int) -> list[int]:
    """This process and its descendants: Firefox has its pages in separate processes."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):  # it has just ended
            told = re.search(r"PPid:\s+(\d+)", status.read_text())
            parents[int(status.parent.name)] = int(told[1]) if told else 0
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def memory(driver: Driver) -> int:
    """MB used by the processes of all pages and workers."""
    if isinstance(driver, Firefox):
        return held(descendants(driver.process.pid))
    assert isinstance(driver, Chromium)
    return held(driver.processes("renderer"))


def spent(driver: Driver) -> float:
    """CPU seconds of all processes of the browser, which depend less on other processes."""
    if isinstance(driver, Firefox):
        processes = descendants(driver.process.pid)
    else:
        assert isinstance(driver, Chromium)
        processes = driver.processes()
    found = 0.0
    for process in processes:
        stat = Path(f"/proc/{process}/stat")
        parts = stat.read_text().rpartition(")")[2].split() if stat.exists() else []
        found += sum(map(int, parts[11:13])) / os.sysconf("SC_CLK_TCK")
    return found


@contextmanager
def browser_of(name: str) -> Iterator[Driver]:
    if name == "firefox":
        with opened("firefox") as window:
            window.size(1440, 900)
            yield window
        return
    with driven() as browser:
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        yield Chromium(page)
        context.close()


def until(driver: Driver, condition: str) -> Any:
    """Wait until an expression in the page is true; returns its value.

    The page may be replaced by another one in the meantime.
    """
    end, last = time.monotonic() + PATIENCE, ""
    while time.monotonic() < end:
        try:
            found = driver.run(f"const found = {condition}; return typeof found === 'object' ? Boolean(found) : found")
        except (AssertionError, Fault) as gone:
            found, last = None, str(gone)
        except Exception as gone:  # raised by Playwright while a page is being left
            if "context" not in str(gone).lower():
                raise
            found = None
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{condition} never came true. {last}")


def visit(driver: Driver, address: str) -> tuple[float, float, float]:
    """Open the site; returns the seconds until the lobby appears, until Python is ready, and CPU time."""
    busy, began, seconds = spent(driver), time.perf_counter(), list[float]()
    driver.go(address)
    for condition in (SHOWN, READY, OPEN):
        until(driver, condition)
        seconds.append(time.perf_counter() - began)
    return seconds[0], seconds[1], spent(driver) - busy


def page(driver: Driver, address: str, path: str, there: str) -> None:
    """Open a page of the app in the frame."""
    driver.run("document.querySelector('iframe').contentWindow.location.href = given", f"{address}at{path}")
    until(driver, f"{FRAME}?.readyState === 'complete' && {FRAME}.querySelector({json.dumps(there)})")


def sit_down(driver: Driver, address: str, game: str) -> None:
    page(driver, address, f"/games/{game}/new", "button[form=setup].primary")
    driver.run(f"{FRAME}.querySelector('button[form=setup].primary').click()")
    until(driver, f"{FRAME}?.readyState === 'complete' && {FRAME}.querySelector('#table')?.dataset.mode")


def answers(driver: Driver, chance: random.Random, count: int) -> list[float]:
    found: list[float] = driver.run(ANSWERED, {"picks": [chance.random() for _ in range(count)], "pause": PACED})
    return found


class Figures(dict[str, str]):
    """The figures of one browser; each is printed when it is added."""

    def __init__(self, browser: str) -> None:
        super().__init__()
        self._browser: Final = browser

    def __setitem__(self, name: str, figure: str) -> None:
        super().__setitem__(name, figure)
        print(f"{self._browser}: {name}: {figure}", file=sys.stderr, flush=True)


def measured(site: Path, name: str) -> Figures:
    """All figures of one browser, by name."""
    host, found = Host(site), Figures(name)
    try:
        with browser_of(name) as driver:
            began = time.perf_counter()
            found["first visit: the lobby, s"] = f"{visit(driver, host.address)[0]:.1f}"
            until(driver, "document.body.dataset.whole && document.body.dataset.engines !== 'plain'")
            found["first visit: compiled engines, s"] = f"{time.perf_counter() - began:.1f}"
            for what, size in bytes_of(site, host).items():
                found[what] = size
            host.cut()
            visits = [visit(driver, f"{host.address}?again={number}") for number in range(VISITS)]
            shown, ready, worked = (sorted(each) for each in zip(*visits, strict=True))
            for what, seconds in (("the lobby", shown), ("Python is ready", ready)):
                found[f"second visit, network cut: {what}, s"] = f"{median(seconds):.1f}"
                found[f"second visit, network cut: {what}: shortest and longest, s"] = (
                    f"{seconds[0]:.1f}, {seconds[-1]:.1f}"
                )
            found["second visit, processor time, s"] = f"{median(worked):.1f}"
            found["engines"] = driver.run("return document.body.dataset.engines")
            page(driver, host.address, "/settings", "[name=pace]")
            driver.run(f"{FRAME}.querySelector('[name=pace][value=skip]').click()")
            time.sleep(1)
            for game in GAMES:
                times, chance, busy = list[float](), random.Random(game), 0.0
                while len(times) < ANSWERS:  # a game may end early
                    sit_down(driver, host.address, game)
                    before = spent(driver)
                    times += answers(driver, chance, ANSWERS - len(times))
                    busy += spent(driver) - before
                found[f"{game}: answer p95, ms"] = f"{quantiles(times, n=20)[-1]:.0f}"
                found[f"{game}: processor time of an answer, ms"] = f"{busy / len(times) * 1000:.0f}"
            found["memory of all pages, MB"] = str(memory(driver))
            host.serve(site)
            driver.go(f"{host.address}measure.html")
            until(driver, "typeof globalThis.ask === 'function'")
            for name, figure in of_engines(driver):
                found[name] = figure
    finally:
        host.cut()
    return found


def of_engines(driver: Driver) -> Iterator[tuple[str, str]]:
    """Compiled and plain engines compared, and the coach."""

    def asked(code: str, kind: str = "compiled") -> Any:
        return driver.run("return await ask(given)", {"kind": kind, "code": code})

    assert [asked("engines", kind) for kind in ENGINES] == list(ENGINES)
    for game in GAMES:
        rates: dict[str, list[float]] = {kind: [] for kind in ENGINES}
        for kind in ENGINES * ROUNDS:
            asked(f"prepared('{game}')", kind)
            busy, count = spent(driver), asked("simulations()", kind)
            rates[kind].append(count / (spent(driver) - busy))
        compiled, plain = (max(rates[kind]) for kind in ENGINES)
        both = f"{compiled:.1f} to {plain:.1f} ({compiled / plain:.1f} times)"
        yield f"{game}: simulations/s of processor time, compiled to plain", both
    coached = {game: asked(f"coached('{game}')") for game in GAMES}
    for game in GAMES:
        yield f"{game}: first hint, s", f"{coached[game]['hint']:.2f}"
    for game in GAMES:
        yield f"{game}: review, s", f"{coached[game]['review']:.1f}"


def long_run(site: Path, name: str, games: int) -> None:
    """Play many games in one tab; print the memory after every tenth."""
    host, chance = Host(site), random.Random(1)
    try:
        with browser_of(name) as driver:
            driver.go(host.address)
            until(driver, "document.body.dataset.whole && document.body.dataset.engines !== 'plain'")
            page(driver, host.address, "/settings", "[name=pace]")
            driver.run(f"{FRAME}.querySelector('[name=pace][value=skip]').click()")
            time.sleep(1)
            for number in range(1, games + 1):
                sit_down(driver, host.address, SHORT)
                answers(driver, chance, 1000)
                if number % 10 == 0:
                    print(f"{name}: {number} games, {memory(driver)} MB", end="", flush=True)
                    if isinstance(driver, Chromium):
                        driver.collect_garbage()
                        print(f", {memory(driver)} MB without garbage", end="")
                    print(flush=True)
    finally:
        host.cut()


def with_measures(site: Path, folder: Path) -> Path:
    """A copy of the site with a page for measuring."""
    shutil.copytree(site, folder)
    names = {part: next(folder.glob(f"{part}-*")).name for part in ("program", "python")}
    source = MEASURED.format(opening=inspect.getsource(thinking.opening), seconds=SECONDS, least=LEAST)
    worker = WORKER_JS.replace("PROGRAM", names["program"]).replace("PYTHON", names["python"])
    (folder / "measure.html").write_text(MEASURE_HTML, encoding="utf-8")
    (folder / "measure.js").write_text(MEASURE_JS, encoding="utf-8")
    (folder / "measure-worker.js").write_text(worker.replace("SOURCE", json.dumps(source)), encoding="utf-8")
    return folder


def bytes_of(site: Path, host: Host) -> dict[str, str]:
    """The MB that a browser has fetched, and what another language adds."""
    assert host.web
    listed, fetched = list_of(site), host.web.sent
    later = sum(size for path, size in fetched if path.removeprefix(UNDER) in listed["later"])
    whole = sum(size for _, size in fetched)
    german = sum(listed["files"][name][1] for name in listed["languages"]["de"])
    figures = {
        "before the lobby, MB": whole - later, "before the lobby, in German, MB": whole - later + german,
        "in all, MB": whole, "in all, in German, MB": whole + german,
    }  # fmt: skip
    return {name: f"{size / 1e6:.2f}" for name, size in figures.items()}


def table(site: Path, names: list[str]) -> None:
    columns = {name: measured_in_a_copy(site, name) for name in names}
    print(f"| | {' | '.join(names)} | at most |")
    print(f"| --- |{' --: |' * (len(names) + 1)}")
    for figure in columns[names[0]]:
        limit = next((str(most) for what, most in LIMITS.items() if figure.endswith(what)), "")
        print(f"| {figure} | {' | '.join(columns[name][figure] for name in names)} | {limit} |")


def measured_in_a_copy(site: Path, name: str) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        return measured(with_measures(site, Path(folder) / "site"), name)


def main() -> None:
    parser = argparse.ArgumentParser(description="measure the app without a server in real browsers")
    parser.add_argument("browsers", nargs="*", help="chromium, firefox (default: both)")
    parser.add_argument("--games", type=int, default=0, help="play so many games in one tab instead")
    given = parser.parse_args()
    names = given.browsers or ["chromium", "firefox"]
    if unknown := set(names) - {"chromium", "firefox"}:
        parser.error(f"“{unknown.pop()}” is not a browser to measure. Choose chromium or firefox.")
    site = build.fresh(build.SITE)
    if not list(site.rglob(f"{build.ENGINES}{build.PACKED}")):
        sys.exit("The engines of build/site/ are not compiled: `make site` says why.")
    for name in names if given.games else []:
        long_run(site, name, given.games)
    if not given.games:
        table(site, names)


if __name__ == "__main__":
    main()
