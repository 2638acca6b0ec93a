"""Tests that every button of every page can be tapped in windows of twelve sizes.

A button is in the window, or in a list that visibly scrolls, and nothing lies on it. Each page is
opened once and its window resized. ``reach.js`` does the looking.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import tableforone
from tableforone import games
from tableforone.coach.futures import Interval
from tableforone.coach.hints import SURE, Hint, Move, PlannedTurn
from tableforone.coach.review import Moment, Review
from tableforone.kernel import lesson
from tableforone.kernel.meanings import HOME
from tableforone.kernel.table import Table
from tableforone.pages import coach
from tableforone.pages.render import rendered
from tableforone.pages.tabletop import steps_of
from tableforone.server.app import create_app
from tableforone.server.serve import hosts_of, listen
from tests.web.conftest import running
from tests.web.test_layout import SHOWN, TABLES
from tests.web.window import ONWARD, Window

TELL: Final = (Path(__file__).parent / "tell.js").read_text(encoding="utf-8")
REACH: Final = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
SIZES: Final = (
    *((360, 740), (390, 844), (667, 375), (844, 390), (932, 430), (768, 1024)),
    *((820, 1180), (1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)),
)
SIDEWAYS: Final = ((844, 390),)
SHARES: Final = (0.35, 0.7)
PLAYED: Final = "high-season"  # the game whose other pages are opened


class House(NamedTuple):
    """A window on an app, and the tables of that app."""

    window: Window
    app: Any

    @property
    def page(self) -> Page:
        return self.window.page

    def table(self, table: Table) -> str:
        """Keep this table; returns its address."""
        return f"/tables/{self.app.app.state.sittings.create(table)}"


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    app = create_app(tmp_path_factory.mktemp("reach"), hosts_of("127.0.0.1", port))
    with running(app, listening):
        window = Window(browser, f"http://127.0.0.1:{port}")
        yield House(window, app)
        window.check()
        window.context.close()


def out_of_reach(page: Page, what: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """What cannot be tapped on the open page, at all sizes."""
    page.wait_for_load_state()
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.evaluate(f"() => {{ window.reach = {REACH}; }}")
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{what}, {width} px: {fault}" for fault in page.evaluate("reach()")]
    return found


def check(faults: list[str]) -> None:
    assert not faults, f"{len(faults)} faults:\n" + "\n".join(faults)


def stopped_games(game: str, modules: tuple[str, ...] = ()) -> list[Table]:
    """Random games, each stopped after a share of the game, at a question with a choice."""
    stopped = []
    for share in SHARES:
        whole = finished(game, modules)
        table = tableforone.new(game, seed=11, modules=modules)
        for number in whole.questions[: int(len(whole.questions) * share)]:
            table.answer(whole.journal[number])
        stopped.append(table)
    return stopped


def finished(game: str, modules: tuple[str, ...] = ()) -> Table:
    """A random game to its end."""
    table, chance = tableforone.new(game, seed=11, modules=modules), random.Random(game)
    while not table.over:
        table.answer(chance.choice(table.legal))
    return table


def turn_of_several_steps(table: Table) -> int:
    """The number of the question after which the opponent made most decisions."""
    return max(table.questions, key=lambda number: len(steps_of(table, number)))


@pytest.mark.parametrize(
    ("game", "modules"), TABLES, ids=lambda value: value if isinstance(value, str) else "+".join(value) or "plain"
)
def test_every_button_of_a_table_can_be_tapped(house: House, game: str, modules: tuple[str, ...]) -> None:
    page, faults = house.page, []
    tables = stopped_games(game, modules)
    for nth, table in enumerate(tables):
        page.goto(house.table(table))
        faults += out_of_reach(page, f"question {nth}")
    address = page.url
    turn = turn_of_several_steps(tables[-1])
    if steps_of(tables[-1], turn):
        page.goto(f"{address}/turns/{turn}")
        expect(page.locator(".turnbar .asides .answer").first).to_be_visible()
        faults += out_of_reach(page, "opponent's turn")
    if not modules:
        page.goto(f"{address}/replay?moment=5")
        faults += out_of_reach(page, "replay")
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(address)
        page.get_by_role("button", name="Menu").click()
        faults += out_of_reach(page, "menu", ((360, 740), (390, 844), (667, 375), (844, 390)))
    check(faults)


def test_an_old_fault_is_seen(house: House) -> None:
    """Three faults of earlier style sheets are planted: the check finds each."""
    page, table = house.page, stopped_games("grand-austria-hotel")[-1]
    address = house.table(table)
    planted = (
        (
            f"/turns/{turn_of_several_steps(table)}",
            ".question.turnbar > .pick + .asides { flex-wrap: nowrap; }",
            "Next",
        ),
        ("", ".game .pick > .answers { max-height: 3rem; mask: none; }", "gives no sign that it scrolls"),
        ("", ".topbar { pointer-events: none; }", "lies under"),
    )
    for path, style, fault in planted:
        page.goto(f"{address}{path}")
        assert not out_of_reach(page, "before", SIDEWAYS)
        page.evaluate(
            "text => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text);"
            " document.adoptedStyleSheets.push(sheet); }",
            style,
        )
        assert fault in "\n".join(out_of_reach(page, "after", SIDEWAYS)), style


def long_hint(table: Table) -> str:
    """A hint with three long moves, a long reason and two other turns, as the coach sends it."""
    spec = table.spec
    said = [spec.say(table.position, answer) for answer in table.legal[:3]]
    moves = tuple(
        Move(answer, words[:32], words, spec.thing(table.position, answer))
        for answer, words in zip(table.legal, said, strict=False)
    )
    reason = "You prepare room 27 (red, floor 4) for 3 krones. That happens in 8 of 12 simulated games, after the"
    turn = PlannedTurn(tuple(table.legal[:2]), moves, 0.4, 50.0, 60.0, 3.0, f"{reason} other turn in none.")
    verdict = "Close call with “Take a 6”: the difference could be 8 points either way."
    hint = Hint(SURE, (turn,) * 3, verdict, Interval(0.42, 0.31, 0.55), Interval(50.0, 40.0, 60.0), 24)
    name = {"hint": hint, "table": "t", "question": len(table.journal), "seal": ""}
    return coach.event(rendered("hint.html", name)) + coach.LAST


@pytest.mark.parametrize("game", SHOWN)
def test_every_button_of_a_hint_can_be_tapped(house: House, game: str) -> None:
    page = house.page
    table = next(table for table in stopped_games(game) if len(table.legal) > 2)

    def send(route: Route) -> None:
        route.fulfill(content_type="text/event-stream", body=long_hint(table))

    page.route("**/hint", send)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(house.table(table))
    page.keyboard.press("h")
    expect(page.locator("#hint .c2go .c2more")).to_be_visible()
    faults = out_of_reach(page, "hint")
    page.unroute("**/hint", send)
    check(faults)


@pytest.mark.parametrize("game", [game for game in SHOWN if lesson.lessons(games.find(game))])
def test_every_button_of_a_lesson_can_be_tapped(house: House, game: str) -> None:
    page, window = house.page, house.window
    faults: list[str] = []
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"/games/{game}/new")
    page.locator("button[form=lesson-first]").click()
    expect(page.locator(".lesson")).to_be_visible()
    seen: dict[str, int] = {}
    for step in range(14):
        if seen.get(window.mode, 0) < 2 and (step % 3 == 0 or window.mode == "turn"):
            faults += out_of_reach(page, f"step {step}, {window.mode}")
            seen[window.mode] = seen.get(window.mode, 0) + 1
            page.set_viewport_size({"width": 1440, "height": 900})
        window.click(ONWARD, "#question .taught-a", "#question .answer")
    assert seen["play"] == 2
    check(faults)


PAGES: Final = (
    *("/", "/rules", "/settings", "/history", "/rivals", "/studies", "/docs", "/browser"),
    *(f"/games/{game}/{page}" for game in SHOWN for page in ("new", "rules")),
    *(f"/games/{PLAYED}/{page}" for page in ("quick", "notes")),
)


@pytest.mark.parametrize("part", [0, 1])
def test_every_button_of_a_page_can_be_tapped(house: House, part: int) -> None:
    faults = []
    for path in PAGES[part::2]:
        house.page.goto(path)
        faults += out_of_reach(house.page, path)
    check(faults)


def test_every_button_of_the_pages_of_a_finished_game_can_be_tapped(house: House) -> None:
    page, table = house.page, finished(PLAYED)
    address = house.table(table)
    moves = (Move(0, "Take a 5", "Take a 5: hire a staff member", ""),)
    numbers = table.questions[4:24:2]
    moments = tuple(
        Moment(number, 1, "Take a die?", "take a 6", 0.6, 0.5, 0.55, moves, moves, (0,), "A group.")
        for number in numbers
    )
    house.app.app.state.reviews[HOME, table.to_json()] = Review(moments, 0.6, 0.4, 0.0, 8)
    faults = []
    for path in ("", "/result", "/share", "/deal", "/delete", "/review"):
        page.goto(f"{address}{path}")
        if path == "/review":
            expect(page.get_by_text("Turning point").or_(page.locator(".sum")).first).to_be_visible()
        faults += out_of_reach(page, path or "the end")
    check(faults)


def test_every_button_of_a_puzzle_can_be_tapped(house: House) -> None:
    page = house.page
    page.goto("/")
    page.locator("button[form^=puzzle]").first.click()
    expect(page.locator("#table")).to_be_visible()
    faults = out_of_reach(page, "puzzle")
    page.goto(f"{page.url}/puzzle?shown=1")
    check([*faults, *out_of_reach(page, "its answer")])


@pytest.mark.parametrize("game", [spec.id for spec in games.all_games() if spec.companion is not None])
def test_every_button_of_a_companion_can_be_tapped(house: House, game: str) -> None:
    page, window = house.page, house.window
    page.set_viewport_size({"width": 390, "height": 844})
    address = window.sit_down(f"{game}-companion")
    faults = out_of_reach(page, "set-up")
    page.evaluate(TELL, [random.Random(7).random() for _ in range(12)])
    faults += out_of_reach(page, "list or question")
    page.evaluate("document.querySelector('.holding [data-all-done]')?.click()")
    faults += out_of_reach(page, "question")
    page.goto(f"{address}/facts")
    check([*faults, *out_of_reach(page, "facts")])
