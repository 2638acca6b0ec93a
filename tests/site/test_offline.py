"""The app without a server: loaded once from a static host under a sub-path; the network is cut, and all is there."""

import json
import random
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tableforone import load
from tests.site.host import Host
from tests.site.window import GAMES, SiteWindow
from tests.web.test_browser import AXE


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_without_a_network(window: SiteWindow, host: Host, game: str) -> None:
    window.open()
    host.cut()
    window.choose(pace="skip")
    window.sit_down(game)
    assert window.play(random.Random(game)) > 5
    assert window.mode == "over"
    table = window.frame.url.rpartition("/")[2]
    for path, words in [("/result", "rematch"), ("/replay?moment=1", "replay")]:
        window.go(f"/tables/{table}{path}")
        assert words in window.frame.content().lower()
    window.shell.reload()  # from its cache, at the same page
    window.wait()
    assert window.frame.url.endswith(f"/tables/{table}/replay?moment=1")
    assert saved(window, f"/tables/{table}/file")["game"] == game


def saved(window: SiteWindow, path: str) -> Any:
    """The file behind a link, downloaded; the server's own reader replays it."""
    with window.shell.expect_download() as coming:
        window.frame.evaluate("address => { location.href = address }", f"{window.address}at{path}")
    text = Path(coming.value.path()).read_text(encoding="utf-8")
    assert load(text).over
    return json.loads(text)


def test_every_other_page_answers_and_a_saved_game_travels(window: SiteWindow, host: Host, tmp_path: Path) -> None:
    window.open()
    host.cut()
    game = GAMES[0]
    window.sit_down(game)
    window.play(random.Random(1), 4)
    links = set()
    for path in ["/", "/rules", "/history", "/settings", f"/games/{game}/rules", f"/games/{game}/new"]:
        window.go(path)
        links |= set(window.frame.eval_on_selector_all("[href], [src], [action]", ALL_ADDRESSES))
    outside = {link for link in links if not link.startswith(window.address + "at/")}
    assert outside == set(), "addresses are relative to the site"
    window.go("/nowhere")
    expect(window.frame.locator("[role=alert]")).to_have_text("There is nothing at this address.")
    with window.shell.expect_download() as coming:
        window.frame.evaluate("address => { location.href = address }", f"{window.address}at/history/file")
    with zipfile.ZipFile(coming.value.path()) as packed:
        (name,) = packed.namelist()
        packed.extract(name, tmp_path)
    window.go("/")
    window.frame.locator("input[type=file]").set_input_files(tmp_path / name)
    expect(window.frame.locator("#table")).to_be_visible()
    assert load((tmp_path / name).read_text(encoding="utf-8")).record


ALL_ADDRESSES = """all => all.flatMap(each => ["href", "src", "action"].filter(name => each.hasAttribute(name))
  .map(name => new URL(each.getAttribute(name), location.href).href))"""


def test_a_page_opened_by_itself_gets_its_window_and_keys_work(window: SiteWindow) -> None:
    window.open()
    window.sit_down(GAMES[0])
    window.after(lambda: window.shell.keyboard.press("1"))
    address = window.frame.url
    window.shell.goto(address)  # as a middle click or a bookmark does
    window.wait()
    assert window.frame.url == address
    assert re.search(r"#/tables/\w+", window.shell.url)
    assert window.shell.title() == window.frame.title()


def test_axe_finds_nothing_serious(window: SiteWindow) -> None:
    window.shell.goto(window.address)
    serious(window.shell)
    window.wait()
    window.frame.wait_for_load_state()
    serious(window.frame)
    serious(window.shell)


def serious(page: Any) -> None:
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations'], iframes: false})")
    assert [v["id"] for v in found["violations"] if v["impact"] in ("serious", "critical")] == []
