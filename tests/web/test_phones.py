"""Tests of what phones need from the served app, and of the page for browsers that are too old."""

import json
import random
import struct
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import tableforone
from tableforone.kernel.companion import scene
from tableforone.kernel.table import Table
from tests.web.conftest import Visitor
from tests.web.window import Window

OPAQUE = (0, 2, 3)  # kinds of PNG without transparency, unless there is a tRNS chunk


@pytest.fixture
def phone(browser: Browser, live: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=live, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def test_the_home_screen_gets_an_opaque_icon_and_a_manifest(visitor: Visitor) -> None:
    page = visitor.see("/")
    assert '<meta name="theme-color" content="#4d1620">' in page
    icon = visitor.get(_address(page, "apple-touch-icon")).content
    width, height, _, kind = struct.unpack(">IIBB", icon[16:26])
    assert (width, height) == (180, 180)
    assert kind in OPAQUE and b"tRNS" not in icon
    address = _address(page, "manifest")
    found = visitor.get(address)
    assert found.headers["content-type"] == "application/manifest+json"
    about = json.loads(found.text)
    assert about["start_url"] == "/" and about["display"] == "standalone"
    for each in about["icons"]:
        assert visitor.get(f"{address.rpartition('/')[0]}/{each['src']}").status_code == 200


def _address(page: str, rel: str) -> str:
    return page.partition(f'<link rel="{rel}" href="')[2].partition('"')[0]


@pytest.mark.parametrize("path", ["/games/grand-austria-hotel/new", "/games/salamandra/rules", "/studies"])
def test_no_field_makes_an_iphone_zoom_in(phone: Page, path: str) -> None:
    phone.goto(path)
    fields = phone.locator("input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), select, textarea")
    sizes = fields.evaluate_all("all => all.map(e => parseFloat(getComputedStyle(e).fontSize))")
    assert sizes and min(sizes) >= 16


def table_with(game: str, kind: str, live: str) -> str:
    """The address of a random game that asks for a piece of this kind."""
    chance, table = random.Random(2), tableforone.new(game, seed=2)
    while not any(table.spec.thing(table.position, answer).startswith(f"{kind}:") for answer in table.legal):
        table.answer(chance.choice(table.legal))
    return imported(table, live)


def imported(table: Table, live: str) -> str:
    """Import this game; returns its address."""
    with Visitor(base_url=live, timeout=120) as visitor:
        return f"/tables/{visitor.api('POST', '/tables/import', json={'text': table.to_json()}).json()['id']}"


def test_a_long_press_explains_and_shows_what_would_be_built(phone: Page, live: str) -> None:
    phone.goto(table_with("salamandra", "cell", live))
    site = phone.locator("svg .building-site").first
    assert site.evaluate("e => getComputedStyle(e).userSelect") == "none"
    asked = phone.locator("[name=question]").first.input_value()
    site.scroll_into_view_if_needed()
    box = site.bounding_box()
    assert box
    touch = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(phone.locator("#x")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(site.locator(".preview")).to_have_css("opacity", "1")
    assert phone.locator("[name=question]").first.input_value() == asked  # it gave no answer
    assert phone.evaluate("String(getSelection())") == ""


def test_speech_begins_in_a_touch(phone: Page, live: str) -> None:
    with Visitor(base_url=live, timeout=120) as visitor:
        address = f"/tables/{visitor.sit_down('grand-austria-hotel-companion')}"
    phone.goto("/")
    phone.evaluate("localStorage.setItem('speaks', 'yes')")
    phone.add_init_script(
        "window.spoken = [];"
        "speechSynthesis.speak = what => spoken.push([what.text, navigator.userActivation.isActive]);"
    )
    phone.goto(address)
    phone.locator("h2").first.tap()
    assert phone.evaluate("spoken.filter(([text, touched]) => touched && !text).length") == 1


def test_a_move_is_spoken_in_the_language_of_the_page(phone: Page, live: str) -> None:
    chance, table = random.Random(2), tableforone.new("salamandra-companion", seed=2)
    while not scene(table).hands:
        table.answer(chance.choice(table.legal))
    address = imported(table, live)
    phone.add_init_script(
        "localStorage.setItem('speaks', 'yes');"
        "window.spoken = [];"
        "window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };"
        "speechSynthesis.getVoices = () => [{ lang: 'en-GB', default: true }, { lang: 'de_DE' }];"
        "speechSynthesis.speak = what => spoken.push([what.lang, what.voice.lang]);"
    )
    for chosen, said in [("language=de&cardnames=printed", ["de", "de_DE"]), ("language=en", ["en", "en-GB"])]:
        phone.context.add_cookies([{"name": "settings", "value": chosen, "url": live}])
        phone.goto(address)
        assert phone.evaluate("spoken.length > 0 && spoken") == [said] * phone.evaluate("spoken.length")


@pytest.mark.parametrize("path", ["/", "/settings"])
def test_an_old_browser_gets_one_sentence_before_anything_else(phone: Page, path: str) -> None:
    phone.goto("/rules")
    expect(phone.locator(".too-old")).to_be_hidden()

    def older(route: Route) -> None:
        found = route.fetch()
        assert "light-dark(red, red)" in found.text()
        route.fulfill(response=found, body=found.text().replace("light-dark(red, red)", "nothing-yet(red, red)"))

    phone.context.new_cdp_session(phone).send("Network.setCacheDisabled", {"cacheDisabled": True})
    phone.route("**/tokens.css", older)
    phone.goto(path)
    expect(phone.locator(".too-old")).to_contain_text("too old for Table for One")
    box = phone.locator(".too-old").bounding_box()
    assert box and (box["width"], box["height"]) == (390, 844)
    assert phone.evaluate("document.elementFromPoint(200, 400).className") == "too-old"


def test_the_page_says_what_this_browser_can_do(windows: Callable[..., Window]) -> None:
    page = windows().page
    page.goto("/settings")
    page.get_by_role("link", name="This browser").click()
    expect(page.locator("#can[data-found]")).to_be_visible()
    told = page.locator("#can-text").text_content() or ""
    for name in (
        "Games are saved: yes: by the server",
        "Workers: yes",
        "Locks between tabs: yes",
        "Keeps the screen on: ",
    ):
        assert name in told
    for name in ("Clipboard: ", "Sound: yes", "Database: yes", "Files for pages: "):
        assert name in told
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("button", name="Copy").click()
    # selected, to copy by hand
    assert page.evaluate("String(getSelection())").strip() == told.strip()
