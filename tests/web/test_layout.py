"""Does every table lie right at every width?  Measured in a real Chromium, on positions from the middle of random games.

A few widths here; ``TABLEFORONE_WIDTHS=all`` (``make widths``) measures all of them, at every text size, light and dark.
"""

import os
import random
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

import tableforone
from tableforone import games
from tests.web.conftest import Visitor

MEASURES: Final = (Path(__file__).parent / "measures.js").read_text(encoding="utf-8")
HEIGHTS: Final = {
    360: 740, 390: 844, 600: 960, 768: 1024, 810: 1080, 820: 1180, 834: 1194, 900: 1200, 1000: 750, 1024: 768,
    1180: 820, 1280: 800, 1366: 768, 1440: 900, 1920: 1080,
}  # fmt: skip
EVERY: Final = os.environ.get("TABLEFORONE_WIDTHS") == "all"
WIDTHS: Final = tuple(HEIGHTS) if EVERY else (390, 820, 1024, 1280)
SIZES: Final = ("normal", "large", "largest") if EVERY else ("normal", "largest")
THEMES: Final[tuple[Any, ...]] = ("light", "dark") if EVERY else ("light",)
SHARES: Final = (0.05, 0.35, 0.5, 0.7, 0.9) if EVERY else (0.35, 0.7)
SHOWN: Final = [game for game in games.ids() if game not in ("toy", "stones")]
TABLES: Final = [(game, modules) for game in SHOWN for modules in sorted({(), tuple(games.find(game).modules)})]
SHELL_PAGES: Final = ("/", "/games/{game}/new", "/games/{game}/rules", "/settings", "/history")


def positions(game: str, modules: tuple[str, ...]) -> list[str]:
    """Saved games, each stopped after a share of a whole random game."""
    stopped = []
    chance = random.Random(f"{game} {modules}")
    for seed, share in enumerate(SHARES, 11):
        whole = tableforone.new(game, seed=seed, modules=modules)
        given = []
        while not whole.over:
            given.append(chance.choice(whole.legal))
            whole.answer(given[-1])
        table = tableforone.new(game, seed=seed, modules=modules)
        for answer in given[: int(len(given) * share)]:
            table.answer(answer)
        stopped.append(table.to_json())
    return stopped


def faults_at(page: Page, measures: str) -> list[str]:
    """What lies wrong, at all widths and text sizes, of the page that is open."""
    found = []
    for size in SIZES:
        page.evaluate("size => { document.documentElement.dataset.size = size; }", size)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            found += [f"{width} px, {size}: {fault}" for fault in page.evaluate(measures)]
    return found


@pytest.fixture
def page(browser: Browser, live: str) -> Any:
    context = browser.new_context(base_url=live, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def looks_of(page: Page, address: str) -> list[str]:
    """The table, its replay, and a turn of the opponent, where he has had one."""
    page.goto(address)
    turns = page.locator(".log a[href*=turns]")
    return [address, f"{address}/replay?moment=3", *([str(turns.first.get_attribute("href"))] if turns.count() else [])]


@pytest.mark.parametrize(
    ("game", "modules"), TABLES, ids=lambda value: value if isinstance(value, str) else "+".join(value) or "plain"
)
def test_a_table_lies_right_at_every_width(page: Page, live: str, game: str, modules: tuple[str, ...]) -> None:
    faults = []
    with Visitor(base_url=live) as visitor:
        saved = [visitor.api("POST", "/tables/import", json={"text": text}) for text in positions(game, modules)]
    for number, table in enumerate(saved):
        address = f"/tables/{table.json()['id']}"
        for look in looks_of(page, address)[: 1 if number else None]:
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                page.goto(look)
                page.evaluate("document.fonts.ready")
                kind = look.removeprefix(address).lstrip("/").partition("/")[0] or "table"
                faults += [f"{kind} {number}, {fault}" for fault in faults_at(page, MEASURES)]
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(dict.fromkeys(faults))


SIDEWAYS: Final = """() => {
  const wide = [...document.querySelectorAll("body *")].filter(e => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest(".sr"));
  return document.scrollingElement.scrollWidth > innerWidth
    ? [`the page is ${document.scrollingElement.scrollWidth - innerWidth} px too wide: ` + wide.slice(0, 3).map(e => e.tagName + "." + e.className).join(", ")]
    : [];
}"""


@pytest.mark.parametrize("path", SHELL_PAGES)
def test_no_page_scrolls_sideways(page: Page, path: str) -> None:
    page.goto(path.format(game=SHOWN[0]))
    faults = faults_at(page, SIDEWAYS)
    assert not faults, "\n".join(faults)
