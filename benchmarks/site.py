"""How quick and light is the app without a server?  Measured in Chromium, from a static host, beside the server's.

``python -m benchmarks.site``: an answer is a click; its time ends when the next question stands there.  Both sides
are played by the same clicks in the same browser.  On a busy machine only processor times, and one side beside the
other, mean anything; those of the server are without its own process.
"""

import gzip
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from playwright.sync_api import Browser, Frame, Page, expect

from benchmarks.web import SERVER
from tests.site.host import Host
from tests.site.window import GAMES, PATIENCE, SiteWindow, click
from tests.web.chromium import driven
from tests.web.window import SEEN
from tools.site import build

ANSWERS: Final = 40  # of each game
SLOWEST: Final = 150  # ms, of 19 answers in 20
PACED: Final = 60  # ms between two answers: the server slows down what no hand can do
ANSWERED: Final = """([pick, pause]) => new Promise(done => {
  const on = document.querySelector('.asides [data-key=" "]');
  const answers = document.querySelectorAll("button[form=answer][name=answer]");
  const thing = answers.length ? answers[Math.floor(pick * answers.length)] : on;
  if (!thing || document.getElementById("table").dataset.mode === "over") return done(null);
  let began = 0;
  const shown = () => requestAnimationFrame(() => done(performance.now() - began));
  document.addEventListener("htmx:after:swap", shown, { once: true });
  setTimeout(() => { began = performance.now(); thing.click(); }, pause);
})"""


def wire(folder: Path) -> tuple[int, int]:
    """Bytes of a first visit: as they lie there, and from a host that compresses what can be compressed."""
    files = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
    return sum(map(len, files)), sum(min(len(data), len(gzip.compress(data, 6))) for data in files)


def answers(page: Page | Frame, chance: random.Random) -> list[float]:
    """The times of some answers, in ms."""
    times = [page.evaluate(ANSWERED, [chance.random(), PACED]) for _ in range(ANSWERS)]
    return [ms for ms in times if ms is not None]


def told(name: str, times: list[float], taken: float) -> str:
    p95 = quantiles(times, n=20)[-1]
    verdict = "" if p95 <= SLOWEST else f"   OVER {SLOWEST}"
    spent = f"processor {1000 * taken / len(times):4.0f} ms"
    return f"{name:37} p50 {median(times):6.1f} ms   p95 {p95:6.1f} ms   {spent}   ({len(times)} answers){verdict}"


def spent(browser: Browser) -> float:
    """Seconds of processor time that all processes of the browser have taken: other programs do not change them."""
    known = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(each["cpuTime"] for each in known))


def measured(name: str, browser: Browser, page: Page | Frame, game: str) -> str:
    before = spent(browser)
    times = answers(page, random.Random(game))
    return told(name, times, spent(browser) - before)


def of_the_site(browser: Browser) -> None:
    folder = build.fresh()
    plain, light = wire(folder)
    print(f"bytes of the first visit              {plain / 1e6:6.2f} MB   (at most 8)")
    print(f"  from a host that compresses         {light / 1e6:6.2f} MB")
    host = Host(folder)
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    window = SiteWindow(context, host.address)
    context.add_init_script(SEEN)  # it is painted, as for a person
    began = time.perf_counter()
    window.shell.goto(host.address)
    window.shell.locator("#loading").wait_for()
    print(f"first visit: a shelf to read          {time.perf_counter() - began:6.2f} s   (at most 2)")
    window.wait()
    print(f"first visit: the lobby                {time.perf_counter() - began:6.2f} s")
    host.cut()
    began = time.perf_counter()
    window.shell.reload()
    window.wait()
    print(f"second visit, network cut: the lobby  {time.perf_counter() - began:6.2f} s   (at most 3)")
    window.choose(pace="skip")
    for game in GAMES:
        began = time.perf_counter()
        window.sit_down(game)
        first = time.perf_counter() - began
        print(measured(f"{game}, site", browser, window.frame, game) + f"   first question {first:.2f} s")
    print(f"memory of its pages and workers       {memory(browser)}")
    window.sit_down(GAMES[0])
    began = time.perf_counter()
    click(window.frame.locator("[data-hint]"))
    window.frame.locator("#hint .ranks").wait_for()
    print(f"the coach's first word                {time.perf_counter() - began:6.2f} s   (a second Python starts)")
    expect(window.frame.locator("#hint .beads li.now")).to_have_text("sure", timeout=PATIENCE)
    print(f"the coach's last word                 {window.frame.locator('#hint .far .num').inner_text()}")
    print(f"memory with the coach                 {memory(browser)}")
    window.check()
    context.close()


def memory(browser: Browser) -> str:
    """What the processes of all pages hold (the service worker too), where the system tells."""
    known = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    held = [re.search(r"RssAnon:\s+(\d+)", status.read_text()) for each in known if each["type"] == "renderer"
            and (status := Path(f"/proc/{each['id']}/status")).exists()]  # fmt: skip
    return f"{sum(int(found[1]) for found in held if found) // 1000} MB" if held else "unknown on this system"


def of_the_server(browser: Browser) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found, "the server prints its address"
        try:
            context: Any = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=found[0])
            page = context.new_page()
            page.goto("/settings")
            with page.expect_navigation():
                click(page.locator('[name="pace"][value="skip"]'))
            page.wait_for_load_state("networkidle")
            for game in GAMES:
                page.goto(f"/games/{game}/new")
                page.locator("button[form=setup].primary").first.click()
                page.locator("#table").wait_for()
                print(measured(f"{game}, server", browser, page, game))
            context.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    with driven() as chromium:
        of_the_site(chromium)
        of_the_server(chromium)
