"""Tests of the layout of every table at every width, measured in Chromium amid random games.

A few widths here; ``TABLEFORONE_WIDTHS=all`` (``make widths``): all of them, at every text size,
light and dark. ``TABLEFORONE_WIDTHS_LANGUAGE=de`` measures in German; without it, tables and pages
are in English, and a phone in the other languages.
"""

import os
import random
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

import tableforone
from tableforone import games
from tableforone.kernel.meanings import HOME, PSEUDO
from tests.web.conftest import Visitor
from tests.web.window import CLIPPED, Window

MEASURES: Final = (Path(__file__).parent / "measures.js").read_text(encoding="utf-8")
HEIGHTS: Final = {
    360: 740, 390: 844, 600: 960, 667: 375, 768: 1024, 810: 1080, 820: 1180, 834: 1194, 844: 390, 900: 1200,
    932: 430, 1000: 750, 1024: 768, 1180: 820, 1280: 720, 1366: 768, 1440: 900, 1920: 1080,
}  # fmt: skip
EVERY: Final = os.environ.get("TABLEFORONE_WIDTHS") == "all"
WIDTHS: Final = tuple(HEIGHTS) if EVERY else (390, 820, 844, 1024, 1280)
SIZES: Final = ("normal", "large", "largest") if EVERY else ("normal", "largest")
THEMES: Final = ("light", "dark") if EVERY else ("light",)
SHARES: Final = (0.05, 0.35, 0.5, 0.7, 0.9) if EVERY else (0.35, 0.7)
LANGUAGE: Final = os.environ.get("TABLEFORONE_WIDTHS_LANGUAGE", HOME)
LONG: Final = (PSEUDO, "de")  # languages with long words
SHOWN: Final = [game for game in games.ids() if game not in ("toy", "stones")]
TABLES: Final = [(game, modules) for game in SHOWN for modules in sorted({(), tuple(games.find(game).modules)})]
SHELL_PAGES: Final = (
    *("/", f"/games/{SHOWN[0]}/rules", "/rules", "/settings", "/history", "/docs"),
    *(f"/games/{game}/new" for game in SHOWN),
)


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


def faults_at(page: Page, measures: str, widths: tuple[int, ...] = WIDTHS, sizes: tuple[str, ...] = SIZES) -> list[str]:
    """The layout faults of the open page at all widths and text sizes."""
    found = []
    # once, so that repeated calls are faster
    page.evaluate(f"() => {{ window.measured = {measures}; }}")
    there_and_back = cycle((widths, widths[::-1]))  # saves one layout per text size
    for size, ways in zip(sizes, there_and_back, strict=False):
        page.evaluate("size => { document.documentElement.dataset.size = size; }", size)
        for width in ways:
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            found += [f"{width} px, {size}: {fault}" for fault in page.evaluate("measured()")]
    return found


def in_language(page: Page, live: str, language: str) -> Page:
    """The page for a reader of this language."""
    if language != HOME:
        page.context.add_cookies([{"name": "settings", "value": f"language={language}", "url": live}])
    return page


@pytest.fixture
def page(windows: Callable[..., Window]) -> Page:
    return windows().page


def looks_of(page: Page, address: str) -> list[str]:
    """The addresses of the open table, its replay, and a turn of the opponent, if any."""
    turns = page.locator(".log a[href*=turns]")
    return [address, f"{address}/replay?moment=0", *([str(turns.first.get_attribute("href"))] if turns.count() else [])]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("game", "modules"), TABLES, ids=lambda value: value if isinstance(value, str) else "+".join(value) or "plain"
)
def test_a_table_lies_right_at_every_width(
    windows: Callable[..., Window], live: str, game: str, modules: tuple[str, ...], theme: str
) -> None:
    faults, page = [], in_language(windows("desktop", theme).page, live, LANGUAGE)
    with Visitor(base_url=live, timeout=120) as visitor:
        saved = [visitor.api("POST", "/tables/import", json={"text": text}) for text in positions(game, modules)]
    for number, table in enumerate(saved):
        address = f"/tables/{table.json()['id']}"
        page.goto(address)
        for look in [address] if number else looks_of(page, address):
            if not page.url.endswith(look):
                page.goto(look)
            page.evaluate("document.fonts.ready")
            kind = look.removeprefix(address).lstrip("/").partition("/")[0] or "table"
            faults += [f"{kind} {number}, {fault}" for fault in faults_at(page, MEASURES)]
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(dict.fromkeys(faults))


# a page that is too wide, and what lies beside its card on the set-up page
SIDEWAYS: Final = """() => {
  const more = document.scrollingElement.scrollWidth - innerWidth;
  const out = e => e.getBoundingClientRect().right > innerWidth + 1;
  const wide = [...document.querySelectorAll("body *:not(.sr)")].filter(out);
  const names = wide.slice(0, 3).map(e => e.tagName + "." + e.className).join(", ");
  const off = card => [...card.querySelectorAll("*")].find(
    e => e.getBoundingClientRect().right > card.getBoundingClientRect().right + 1
  );
  const spilt = [...document.querySelectorAll(".choice")].map(off).filter(Boolean);
  const sentence = e => `“${e.textContent.trim().slice(0, 40)}” leaves its card`;
  return [...(more > 0 ? [`${more} px too wide: ${names}`] : []), ...spilt.slice(0, 3).map(sentence)];
}"""


@pytest.mark.parametrize("path", SHELL_PAGES)
def test_no_page_scrolls_sideways(page: Page, live: str, path: str) -> None:
    in_language(page, live, LANGUAGE).goto(path)
    faults = faults_at(page, SIDEWAYS)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", LONG)
def test_tables_and_pages_lie_right_on_a_phone_in_a_language_with_long_words(
    page: Page, live: str, language: str
) -> None:
    in_language(page, live, language)
    faults = []
    with Visitor(base_url=live, timeout=120) as visitor:
        for game in SHOWN:
            saved = visitor.api("POST", "/tables/import", json={"text": positions(game, ())[0]})
            page.goto(f"/tables/{saved.json()['id']}")
            assert page.locator("html").get_attribute("lang") == language
            page.evaluate("document.fonts.ready")
            faults += [f"{game}, {fault}" for fault in faults_at(page, MEASURES, (390,), ("normal",))]
    for path in SHELL_PAGES:
        page.goto(path)
        faults += [f"{path}, {fault}" for fault in faults_at(page, SIDEWAYS, (390,), ("normal",))]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", (LANGUAGE, *LONG))
def test_the_history_lies_right_on_a_phone_after_games_of_every_kind(page: Page, live: str, language: str) -> None:
    with Visitor(base_url=live, timeout=120) as visitor:
        for game, modules in TABLES:
            table, chance = tableforone.new(game, seed=4, modules=modules), random.Random(game)
            while not table.over:
                table.answer(chance.choice(table.legal))
            visitor.api("POST", "/tables/import", json={"text": table.to_json()})
    in_language(page, live, language).goto("/history")
    faults = faults_at(page, SIDEWAYS, (360, 390), ("normal",))
    assert not faults, "\n".join(faults)


def test_the_page_for_programs_says_what_each_value_is_on_a_phone(page: Page, live: str) -> None:
    in_language(page, live, LANGUAGE).goto("/docs")
    page.set_viewport_size({"width": 390, "height": HEIGHTS[390]})
    cells = page.locator("table.takes tbody td:nth-child(3)")
    assert cells.count() > 10
    assert all(box is not None and box["width"] > 90 for box in (cell.bounding_box() for cell in cells.all()))


RINGED: Final = """() => {
  const kind = document.querySelector(".kinds input:checked")?.id ?? "k-always";
  const here = document.querySelector(".boards").getBoundingClientRect();
  const seen = r => r.left > here.left - 5 && r.left < here.right && r.bottom > here.top && r.top < here.bottom;
  const rings = [...document.querySelectorAll(`main .legal.${kind}`)].map(e => e.getBoundingClientRect());
  return !rings.some(r => r.width) || rings.some(r => r.width && seen(r));
}"""


# answers in the bar whose piece is out of view and whose text is not fully visible
SAID: Final = """() => {
  const here = document.querySelector(".boards").getBoundingClientRect();
  const middle = r => [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
  const inside = (x, y) => x > here.left && x < here.right && y > here.top && y < here.bottom;
  const seen = r => r.width && inside(...middle(r));
  return [...document.querySelectorAll("#question .answer > .sr")].filter(e => {
    const value = e.parentElement.value;
    const pieces = [...document.querySelectorAll(`main .legal[value="${value}"], main .legal[data-answer="${value}"]`)];
    const shown = e.parentElement.getClientRects().length && pieces.length;
    return shown && !pieces.some(p => seen(p.getBoundingClientRect())) && e.getBoundingClientRect().width < 20;
  }).map(e => e.textContent);
}"""


# gives random answers; returns what the view lacks after layout, or nothing
FOLLOWED: Final = f"""async picks => {{
  {CLIPPED}
  const ringed = {RINGED}, said = {SAID}, frame = () => new Promise(requestAnimationFrame);
  const mode = () => document.getElementById("table").dataset.mode;
  const answers = () => [...document.querySelectorAll("#question .answer")].filter(e => e.getClientRects().length);
  for (const pick of picks) {{
    if (mode() === "turn") {{
      await changed(() => (document.querySelector("[data-key=s]") ?? document.querySelector('[data-key=" "]')).click());
      continue;
    }}
    await document.fonts.ready;
    for (let frames = 0; frames < 20 && !(ringed() && !said().length); frames++) await frame();
    if (!ringed()) return "nothing is ringed at " + document.getElementById("ask").innerText;
    if (said().length) return "not said in full: " + said().join(", ");
    await changed(() => answers()[Math.floor(pick * answers().length)].click());
  }}
}}"""


@pytest.mark.parametrize("width", [390, 820, 1366])
@pytest.mark.parametrize("game", ["grand-austria-hotel", "lords-of-waterdeep"])
def test_the_view_follows_the_question(page: Page, live: str, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
    with Visitor(base_url=live, timeout=120) as visitor:
        new = {"game": game, "seed": 4}
        page.goto(f"/tables/{visitor.api('POST', '/tables', json=new).json()['id']}")
    chance = random.Random(3)
    assert page.evaluate(FOLLOWED, [chance.random() for _ in range(25)]) is None


def test_a_finger_finds_the_spots_of_a_drawing(browser: Browser, live: str) -> None:
    context = browser.new_context(base_url=live, has_touch=True, is_mobile=True)
    page = context.new_page()
    with Visitor(base_url=live, timeout=120) as visitor:
        saved = [visitor.api("POST", "/tables/import", json={"text": text}) for text in positions("salamandra", ())]
    for table in saved:
        page.goto(f"/tables/{table.json()['id']}")
        for width in (390, 1024):
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            boxes = page.locator("svg.map .legal:visible").evaluate_all(
                "all => all.map(e => e.getBoundingClientRect().toJSON())"
            )
            assert boxes
            assert all(min(box["width"], box["height"]) >= 44 for box in boxes), [box["width"] for box in boxes]
    context.close()


def test_a_phone_table_has_one_menu(page: Page, live: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    with Visitor(base_url=live, timeout=120) as visitor:
        page.goto(f"/tables/{visitor.api('POST', '/tables', json={'game': SHOWN[0]}).json()['id']}")
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="This game")
    for name in ("Undo", "Redo", "Replay", "Rules", "Download", "Settings", "All games"):
        thing = menu.get_by_text(name, exact=True)
        box = thing.bounding_box()
        assert thing.is_visible(), name
        assert box and box["y"] + box["height"] <= 844, name
    menu.get_by_text("All games").click()
    page.wait_for_url("**/")
