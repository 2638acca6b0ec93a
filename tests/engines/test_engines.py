"""Tests of Firefox and WebKit against Chromium: games on the server and the site, the layout.

``TABLEFORONE_BROWSERS=all`` (``make browsers``): every page, at three widths.
"""

import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.engines.drivers import ENGINES, Engine, opened
from tests.site.conftest import COMPILED
from tests.site.host import Host
from tests.site.window import STORED
from tests.web.conftest import Visitor
from tests.web.test_https import House, house
from tests.web.test_layout import SHELL_PAGES, SHOWN, positions
from tests.web.test_network_pages import AFAR

__all__ = ["house"]

EVERY: Final = os.environ.get("TABLEFORONE_BROWSERS") == "all"
SIZES: Final = ((1280, 720), (390, 844), (844, 390)) if EVERY else ((1280, 720), (390, 844))
GAMES: Final = SHOWN if EVERY else ["grand-austria-hotel"]
FRAME: Final = "document.querySelector('iframe')?.contentDocument"
OVER: Final = 1_000_000  # more than any question
QUESTION: Final = f"""
  const find = part => {FRAME}.querySelector(part);
  return find("#table").dataset.mode === "over" ? {OVER} : Number(find("[name=question]").value);
"""
SHORT: Final = "salamandra"  # with random answers
FEW: Final = 6  # px by which a size may differ, because fonts differ
NEAR: Final = 24  # px by which a place may differ: differences above it add up
# position and size of every piece, menu and card
BOXES: Final = """
  await document.fonts.ready;
  await new Promise(done => setTimeout(done, 100));
  const inside = document.querySelector(".boards").getBoundingClientRect();
  const boxes = {};
  const add = (name, e) => { const r = e.getBoundingClientRect(); if (r.width) boxes[name] = [r.left, r.top, r.width, r.height].map(Math.round); };
  for (const name of [".topbar", ".boards", "#question"]) add(name, document.querySelector(name));
  document.querySelectorAll("main [data-thing]").forEach((e, n) => {
    const r = e.getBoundingClientRect();
    if (r.left >= inside.left && r.right <= inside.right && r.top >= inside.top && r.bottom <= inside.bottom) add(`${n} ${e.dataset.thing}`, e);
  });
  return boxes;
"""  # noqa: E501
# heights of an open explanation card and an open menu of answers
OPENED: Final = """
  document.querySelector("[data-ask]").click();
  const card = document.getElementById("x"), end = Date.now() + 60000;
  while (!card.textContent.trim() && Date.now() < end) await new Promise(done => setTimeout(done, 20));
  const height = e => Math.round(e.getBoundingClientRect().height), found = { card: height(card) };
  card.hidePopover();
  const menu = document.querySelector(".menu[popover]");
  if (menu) { menu.showPopover(); found.menu = height(menu); menu.hidePopover(); }
  return found;
"""
PLAYED: Final = """
  const page = () => given.framed ? document.querySelector("iframe").contentDocument : document;
  const part = (found, what) => page().querySelector(found)?.[what];
  const onward = () => part('.asides [data-key=" "]', "href");
  const state = () => part("#table", "dataset")?.mode + part("[name=question]", "value") + onward();
  let n = 0, answers = 0;
  while (answers < (given.most ?? Infinity) && page().querySelector("#table")?.dataset.mode !== "over") {
    const turn = page().querySelector("#table").dataset.mode === "turn";
    const before = state(), end = Date.now() + 60000, pick = given.picks[n++ % given.picks.length];
    let again = Date.now();
    while (state() === before) {
      if (Date.now() > end) throw new Error(`no answer at ${before}: ${part(".notice", "textContent")}`);
      if (Date.now() >= again) {  // a person who sees nothing happen taps again
        const now = page().querySelectorAll(turn ? '.asides [data-key=" "]' : "button[form=answer][name=answer]");
        now[Math.floor(pick * now.length)]?.click();
        again = Date.now() + 15000;
      }
      await new Promise(done => setTimeout(done, 10));
    }
    answers++;
  }
  return answers;
"""
# records every animation of the table; STILL says whether all have ended
WATCHED: Final = """
  const animate = Element.prototype.animate;
  window.moved = [];
  Element.prototype.animate = function (frames, how) {
    if (how?.id === "table") moved.push(how.duration);
    return animate.call(this, frames, how);
  };
"""
STILL: Final = "!document.querySelector('.flying') && !document.getAnimations().some(each => each.id === 'table')"
PICKS: Final = [0.31, 0.77, 0.12, 0.95, 0.5, 0.63, 0.04, 0.88]
# console messages about things that an engine does not know and does not need
KNOWN: Final = ("'manifest-src'",)


def complaints(engine: Engine) -> list[str]:
    return [said for said in engine.said() if not any(known in said for known in KNOWN)]


@pytest.fixture
def chromium(browser: Browser, live: str) -> Iterator[Page]:
    context = browser.new_context(base_url=live, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def in_chromium(page: Page, script: str) -> Any:
    return page.evaluate(f"async () => {{ {script} }}")


def differences(ours: dict[str, list[int]], theirs: dict[str, list[int]]) -> list[str]:
    """Everything whose place or size differs by more than fonts explain."""
    found = [
        f"{name}: not in view" for name in ours.keys() - theirs.keys() if name in (".topbar", ".boards", "#question")
    ]
    for name in ours.keys() & theirs.keys():
        by = [abs(a - b) for a, b in zip(ours[name], theirs[name], strict=True)]
        if max(by[:2]) > NEAR or max(by[2:]) > FEW + ours[name][3] // 25:
            found.append(f"{name}: {ours[name]} in Chromium, {theirs[name]} here")
    return found


def test_an_engine_shows_and_plays_the_app_as_chromium_does(engine: Engine, live: str, chromium: Page) -> None:
    for game in GAMES:
        with Visitor(base_url=live, timeout=120) as visitor:
            text = positions(game, ())[-1]
            address = f"/tables/{visitor.api('POST', '/tables/import', json={'text': text}).json()['id']}"
        for width, height in SIZES:
            chromium.set_viewport_size(ViewportSize(width=width, height=height))
            chromium.goto(address)
            engine.size(width, height)
            engine.go(live + address)
            ours, theirs = in_chromium(chromium, BOXES), engine.run(BOXES)
            assert len(ours.keys() & theirs.keys()) > 5
            assert differences(ours, theirs) == [], f"{engine.name}, {game}, {width} px"
            ours, theirs = in_chromium(chromium, OPENED), engine.run(OPENED)
            assert all(abs(ours[name] - theirs[name]) <= 0.12 * ours[name] for name in ours), (ours, theirs)
    engine.go(f"{live}/games/{SHORT}/new")
    engine.run("document.querySelector('button[form=setup].primary').click()")
    engine.until("document.readyState === 'complete' && document.querySelector('#table')?.dataset.mode")
    engine.lively()
    engine.run(WATCHED)
    assert engine.run(PLAYED, {"framed": False, "picks": PICKS}) > 5
    moved = engine.run("return moved")
    assert len(moved) > 10
    assert all(200 <= each <= 450 for each in moved), moved
    assert engine.until(STILL)
    assert complaints(engine) == []


# sideways: the width of the boards and of each board, whether an answer can be tapped, and what is too wide for its bar
SIDEWAYS: Final = """
  const boards = document.querySelector(".boards"), width = e => e.getBoundingClientRect().width;
  const answer = document.querySelector("#question .answer").getBoundingClientRect();
  const hit = document.elementFromPoint(answer.left + answer.width / 2, answer.top + answer.height / 2);
  const panels = [...boards.querySelectorAll(":scope .col > .panel")].map(width);
  const wide = [...document.querySelectorAll(".topbar *, #question .ask *")].filter(
    e => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1);
  return [width(boards), panels, Boolean(hit?.closest(".answer")), wide.map(e => e.className)];
"""
OFTEN: Final = 4  # Firefox got it wrong in half of the loads


def test_an_engine_shows_one_board_at_a_time_sideways(engine: Engine, live: str) -> None:
    for game in SHOWN:
        with Visitor(base_url=live, timeout=120) as visitor:
            text = positions(game, ())[-1]
            address = f"{live}/tables/{visitor.api('POST', '/tables/import', json={'text': text}).json()['id']}"
        for load in range(OFTEN):
            engine.size(844, 390)
            engine.go(address)
            if load == 0:  # turned upright and back
                engine.size(390, 844)
                engine.size(844, 390)
            boards, panels, can_answer, wide = engine.run(SIDEWAYS)
            assert len(panels) > 2 and all(abs(panel - boards) < 2 for panel in panels), (game, boards, panels)
            assert can_answer, game
            assert wide == [], game


def test_an_engine_plays_the_site_and_saves_it(engine: Engine, host: Host, folder: Path) -> None:
    opened_site(engine, host)
    engine.run(STORED)
    host.cut()  # no network from here on
    for visit in range(3):  # on a busy machine, the page before may have the tables for longer than a second
        engine.go(f"{host.address}?again={visit}")
        shown = engine.until(
            f"document.body.matches('.early, .open') && {FRAME}?.querySelector('h1') && document.body.className"
        )
        if "early" in shown:
            break
    assert "early" in shown, "the lobby waited for Python"
    engine.until("document.body.classList.contains('open')")
    sit_down(engine, host, SHORT)
    assert engine.run(PLAYED, {"framed": True, "picks": PICKS}) > 5
    address = engine.run("return location.href")
    assert "#/tables/" in address
    assert complaints(engine) == []
    engine.kill()  # as a power cut would
    host.serve(folder)
    with opened(engine.name.lower(), engine.folder) as again:
        again.go(address)
        assert again.until(f"{FRAME}?.querySelector('#table')?.dataset.mode") == "over"


@pytest.mark.skipif("TABLEFORONE_KILLS" not in os.environ, reason="killing Firefox often takes long: make site-kills")
@pytest.mark.parametrize("engine", ["firefox"], indirect=True)
def test_what_was_shown_is_there_after_a_kill(engine: Engine, host: Host) -> None:
    chance, shown = random.Random(18), OVER
    opened_site(engine, host)
    to_page(engine, host, "/settings", "[name=pace]")
    engine.run(
        f"Object.assign({FRAME}.defaultView, {{ old: true }}); {FRAME}.querySelector('[name=pace][value=skip]').click()"
    )
    engine.until(f"{FRAME}?.readyState === 'complete' && !{FRAME}.defaultView.old")
    for _ in range(int(os.environ["TABLEFORONE_KILLS"])):
        try:
            if shown == OVER:
                sit_down(engine, host, GAMES[0])
            assert engine.run(PLAYED, {"framed": True, "picks": PICKS, "most": chance.randrange(1, 9)}) > 0
            shown, address = engine.run(QUESTION), engine.run("return location.href")
            engine.run(f"setTimeout(() => {FRAME}.querySelector('button[form=answer][name=answer]')?.click())")
            time.sleep(chance.uniform(0, 0.15))
        finally:
            engine.kill()
        engine = ENGINES["firefox"](engine.folder)
        engine.go(address)
        engine.until(f"document.body.classList.contains('open') && {FRAME}?.querySelector('#table')?.dataset.mode")
        found = engine.run(QUESTION)
        assert found >= shown, "an answer that was shown is lost"
        shown = found  # the click before the kill may have ended the game
    engine.kill()


def opened_site(engine: Engine, host: Host) -> None:
    """Open the lobby and wait for the rest, including compiled engines if the site has them."""
    engine.go(host.address)
    engine.until(f"document.body.classList.contains('open') && {FRAME}?.querySelector('h1')")
    engine.until("document.body.dataset.whole")
    if COMPILED:
        engine.until("document.body.dataset.engines === 'compiled'")


def to_page(engine: Engine, host: Host, path: str, there: str) -> None:
    engine.run(f"document.querySelector('iframe').contentWindow.location.href = '{host.address}at{path}'")
    engine.until(f"{FRAME}?.readyState === 'complete' && {FRAME}?.querySelector('{there}')?.isConnected")


def sit_down(engine: Engine, host: Host, game: str) -> None:
    to_page(engine, host, f"/games/{game}/new", "button[form=setup].primary")
    engine.run(f"{FRAME}.querySelector('button[form=setup].primary').click()")
    engine.until(f"{FRAME}?.readyState === 'complete' && {FRAME}.querySelector('#table')?.dataset.mode")


def test_an_engine_has_everything_over_https(engine: Engine, house: House) -> None:
    engine.trust(house.certificates.authority)
    engine.go(f"https://{AFAR}:{house.safe}")
    # the page that asks for the code
    assert engine.run("return document.querySelector('[name=code]') !== null")
    assert engine.run("return [isSecureContext, 'wakeLock' in navigator, 'clipboard' in navigator]") == [True] * 3


ABLE: Final = ["workers", "offline", "webassembly", "locks", "screen", "clipboard", "speech", "sound", "database"]
ASKED: Final = """
  const rows = [...document.getElementById("can").tBodies[0].rows];
  return Object.fromEntries(rows.map(row => [row.dataset.can, row.cells[1].textContent]));
"""


@pytest.mark.skipif(not EVERY, reason="every feature in every browser: make browsers")
def test_an_engine_can_do_what_docs_say(engine: Engine, live: str) -> None:
    engine.go(f"{live}/browser")
    engine.until("document.getElementById('can').dataset.found")
    found = engine.run(ASKED)
    assert {name: found[name] for name in ABLE} == dict.fromkeys(ABLE, "yes")
    assert found["share"] == "no"


# fields that would make an iPhone zoom in
SMALL: Final = """
  const fields = "input:not([type=radio], [type=checkbox], [type=hidden], [type=range], [type=file]), select, textarea";
  const small = [...document.querySelectorAll(fields)].filter(e => parseFloat(getComputedStyle(e).fontSize) < 16);
  return small.map(e => e.name);
"""


@pytest.mark.skipif(not EVERY, reason="every page in every browser: make browsers")
def test_every_page_fits_three_widths(engine: Engine, live: str) -> None:
    wide = "return document.scrollingElement.scrollWidth - innerWidth"
    for path in (*SHELL_PAGES, "/rivals", "/browser", "/studies"):
        for width, height in SIZES:
            engine.size(width, height)
            engine.go(live + path.format(game=GAMES[0]))
            assert engine.run(wide) <= 0, (path, width)
            assert engine.run(SMALL) == [], path
    assert complaints(engine) == []
