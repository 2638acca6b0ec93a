"""Tests of the site without a network: loaded once from a sub-path of a host, then offline."""

import random
import re
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, expect

from tableforone import load
from tableforone.kernel.grammar import signed
from tableforone.store.links import BEAT, GAME, Link, code_of, fragment
from tests.site.conftest import COMPILED
from tests.site.host import Host
from tests.site.window import GAMES, PHONE, SiteWindow, click
from tests.web.test_companion import tell
from tests.web.test_share import played
from tests.web.window import ONWARD, serious_faults

HOME = "high-season"
COUNTED = """() => {
  const Channel = MessageChannel, close = MessagePort.prototype.close;
  globalThis.ports = { opened: 0, closed: 0 };
  globalThis.MessageChannel = class extends Channel { constructor() { super(); ports.opened++; } };
  MessagePort.prototype.close = function () { ports.closed++; close.call(this); };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played(window: SiteWindow, game: str) -> None:
    window.choose(pace="skip")
    window.sit_down(game)
    assert window.play(random.Random(game)) > 5
    assert window.mode == "over"
    table = window.frame.url.rpartition("/")[2]
    for path, words in [("/result", "rematch"), ("/replay?moment=1", "replay")]:
        window.go(f"/tables/{table}{path}")
        assert words in window.frame.content().lower()
    # replayed by the test's Python
    kept = load(window.saved(f"/tables/{table}/file").read_text(encoding="utf-8"))
    assert kept.over and kept.spec.id == game


def test_an_answered_question_leaves_no_open_port(window: SiteWindow) -> None:
    window.choose(pace="skip")
    window.shell.evaluate(COUNTED)
    window.sit_down("salamandra")
    given = window.play(random.Random(3))
    ports = window.shell.evaluate("ports")
    assert ports["opened"] == ports["closed"] >= given > 5, "an open port keeps a whole page in memory"


def test_the_companion_plays_a_whole_game_on_a_phone(window: SiteWindow) -> None:
    window.shell.set_viewport_size(PHONE)
    page, chance = window.frame, random.Random(7)
    page.locator(f'a[href$="/games/{HOME}-companion/new"]').first.click()
    page.get_by_role("button", name="Start game", exact=True).click()
    expect(page.get_by_role("heading", name="Set up the table")).to_be_visible()
    tell(window, chance, 5)
    table = page.url.rpartition("/at")[2]
    window.go(f"{table}/facts")
    expect(page.locator(".fact").first).to_be_visible()
    assert serious_faults(page) == []
    window.go(table)
    tell(window, chance)
    assert window.mode == "over"
    page.get_by_role("link", name="See result").click()
    page.wait_for_url("**/result")


def test_the_host_leads_through_a_first_game(window: SiteWindow) -> None:
    window.go(f"/games/{HOME}/new")
    window.frame.locator("button[form=lesson-first]").click()
    host, told = window.frame.locator(".lesson"), set()
    for _ in range(6):
        told.add(host.inner_text())
        ways = [window.frame.locator(way) for way in (ONWARD, "#question .taught-a", "#question .answer")]
        window.after(lambda ways=ways: click(next(way for way in ways if way.count()).first))
    assert len(told) > 2


def test_the_coach_gives_a_hint_with_numbers_on_the_board(window: SiteWindow) -> None:
    window.choose(pace="skip", chance="show")
    window.sit_down("salamandra")
    expect(window.frame.locator(".mychance b")).to_contain_text("%")
    window.shell.keyboard.press("h")
    expect(window.frame.locator("#hint .c2line li").first).to_be_visible()
    hint, sentence = expect(window.frame.locator("#hint")), "In the browser alone, the coach compares fewer turns"
    hint.not_to_contain_text(sentence) if COMPILED else hint.to_contain_text(sentence)
    expect(window.frame.locator("#hint-marks .c2r.now")).to_have_text("1")
    window.after(lambda: click(window.frame.locator("#hint [data-hint-step]")))
    window.shell.keyboard.press("h")
    window.choose(chance="hide")


def test_pieces_explain_themselves_and_keys_work(window: SiteWindow) -> None:
    window.sit_down(GAMES[0])
    window.shell.keyboard.press("?")
    expect(window.frame.locator("#x-name")).to_be_visible()
    window.shell.keyboard.press("Escape")
    expect(window.frame.locator("#x")).to_be_hidden()
    window.after(lambda: window.shell.keyboard.press("1"))


def test_every_page_answers_and_leads_nowhere_else(window: SiteWindow) -> None:
    window.frame.locator("form[action$='/daily'] button").click()  # today's deal
    expect(window.frame.locator("#table")).to_be_visible()
    pages = ["/", "/rules", "/history", "/settings"]
    pages += [f"/games/{game}/{page}" for game in GAMES for page in ("rules", "quick", "new")]
    for path in pages:
        window.go(path)
        expect(window.frame.locator("h1, .quick").first).to_be_visible()
        links = window.frame.eval_on_selector_all("[href], [src], [action]", ALL_ADDRESSES)
        assert {link for link in links if not link.startswith(window.address + "at/")} == set(), path
    window.go("/nowhere")
    expect(window.frame.locator("[role=alert]")).to_have_text("There is nothing at this address. See all games.")


ALL_ADDRESSES = """all => all.flatMap(each => ["href", "src", "action"].filter(name => each.hasAttribute(name))
  .map(name => new URL(each.getAttribute(name), location.href).href))"""


def test_a_deck_is_told_and_everything_travels_in_one_file(window: SiteWindow, tmp_path: Path) -> None:
    page, deck = window.frame, f"/games/{HOME}/deck"
    window.go(f"{deck}?card=A1")
    while page.locator(".own-form a.key").count():
        window.go(str(page.locator(".own-form a.key").first.get_attribute("href")).rpartition("/at")[2])
    page.locator(".own-form form button").click()
    expect(page.locator("#h-deck")).to_contain_text("1 of")
    cards = tmp_path / "cards.toml"
    cards.write_bytes(window.saved(f"{deck}/file").read_bytes())
    with window.shell.expect_event("framenavigated"):  # the previous page has the same text
        page.locator("input[type=file]").set_input_files(cards)
    expect(page.locator("#h-deck")).to_contain_text("1 of")
    window.sit_down(HOME)
    everything = tmp_path / "all.zip"
    everything.write_bytes(window.saved("/history/file").read_bytes())
    with ZipFile(everything) as packed:
        games = [name for name in packed.namelist() if name.endswith(".json")]
        assert f"decks/{HOME}.toml" in packed.namelist()
        assert not load(packed.read(games[0]).decode()).over
    window.go("/")
    page.locator("input[type=file]").set_input_files(everything)
    expect(page.locator("[role=alert]")).to_contain_text(f"0 files were opened. {len(games) + 1} were here already.")


def test_a_page_opened_by_itself_gets_its_window(window: SiteWindow) -> None:
    """The same page from the cache, as after a reload, a middle click or a bookmark."""
    window.sit_down(GAMES[0])
    address, asked = window.frame.url, window.question
    window.shell.goto(address)
    window.wait()
    assert (window.frame.url, window.question) == (address, asked)
    assert re.search(r"#/tables/\w+", window.shell.url)
    assert window.shell.title() == window.frame.title()


def test_axe_finds_nothing_serious(window: SiteWindow) -> None:
    assert serious_faults(window.frame) == []
    assert serious_faults(window.shell) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_link_is_opened_in_another_profile(browser: Browser, host: Host, game: str) -> None:
    """The address alone is enough: the fragment has the game and the moment of the replay."""
    table = played(game)
    links = [fragment(Link(GAME, code_of(table.to_json()), 2)), fragment(Link(BEAT, code_of(table.to_json())))]
    context = browser.new_context(reduced_motion="reduce")
    try:
        window = SiteWindow(context, host.address)
        window.open(f"#/shared{links[0]}")
        window.frame.wait_for_url("**/replay?moment=2")
        expect(window.frame.get_by_text("shared with you")).to_be_visible()
        window.go(f"/shared{links[1]}")
        window.frame.wait_for_url("**/deal")
        assert table.result
        expect(window.frame.locator(".target b")).to_have_text(signed(table.result.score))
        window.go("/shared#game=AAAA")
        expect(window.frame.get_by_role("alert")).to_contain_text("This link is incomplete or damaged.")
        window.check()
    finally:
        context.close()
