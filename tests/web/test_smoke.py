"""One short test of every page and every game in a real browser; ``make check`` has all the others."""

import random
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tableforone import games
from tableforone.pages.routes import ROUTES
from tests.web.conftest import Visitor
from tests.web.test_companion import carry_out, tell
from tests.web.test_share import played
from tests.web.window import ONWARD, Window

GAMES: Final = [game for game in games.ids() if game not in ("toy", "stones")]
COMPANIONS: Final = [f"{spec.id}-companion" for spec in games.all_games() if spec.companion is not None]
GAME: Final = "high-season"
NO_PAGES: Final = (  # files, and parts that a page fetches
    *("/history/file", "/tables/{name}/file", "/tables/{name}/crash", "/games/{game}/deck/file"),
    *("/games/{game}/notes", "/tables/{name}/explain", "/tables/{name}/turns/{turn}/all", "/tables/{name}/puzzle"),
)
PAGES: Final = [route.path for route in ROUTES if route.method == "GET" and route.path not in NO_PAGES] + ["/docs"]


@pytest.fixture(scope="session")
def finished(live: str) -> str:
    """A finished game on the running server."""
    with Visitor(base_url=live, timeout=120) as visitor:
        saved = visitor.api("POST", "/tables/import", json={"text": played(GAME).to_json()})
        return str(saved.json()["id"])


@pytest.mark.parametrize("path", PAGES)
def test_a_page_opens(windows: Callable[..., Window], finished: str, path: str) -> None:
    page = windows().page
    page.goto(path.format(name=finished, game=GAME, turn=0))
    expect(page.locator("h1:visible, main:visible").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_answered_and_undone(windows: Callable[..., Window], game: str) -> None:
    window = windows()
    window.come_in(game)
    page = window.page
    while window.mode == "turn":
        window.click(ONWARD)
    before = page.locator("#ask").inner_text(), page.locator("[name=question]").first.input_value()
    window.click("main button.legal[form=answer]", "#question button.answer")
    window.after(lambda: page.keyboard.press("u"))
    assert (page.locator("#ask").inner_text(), page.locator("[name=question]").first.input_value()) == before


@pytest.mark.parametrize("game", COMPANIONS)
def test_a_table_of_your_own_copy_is_begun(windows: Callable[..., Window], game: str) -> None:
    window = windows("phone")
    window.come_in(game)
    expect(window.page.get_by_role("heading", name="Set up the table")).to_be_visible()
    address = window.page.url
    tell(window, random.Random(7), most=3)
    carry_out(window.page)
    assert window.page.url == address and window.mode != "over"
    expect(window.page.locator("#ask")).to_be_visible()
