"""Tests of errors on the site: a sentence with the remedy, never a blank page."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.site.host import UNDER, Host
from tests.site.window import GAMES, PATIENCE, SiteWindow, click
from tests.web.window import serious_faults


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ("delete window.WebAssembly", "WebAssembly is switched off"),
        ("delete Navigator.prototype.serviceWorker", "service workers are switched off"),
        ("delete Navigator.prototype.locks", "too old"),
        ("Object.defineProperty(window, 'isSecureContext', {value: false})", "needs https"),
        (
            "ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('denied'))",
            "could not be loaded",
        ),
    ],
)
def test_a_browser_that_cannot_says_why(stranger: SiteWindow, missing: str, words: str) -> None:
    stranger.shell.add_init_script(missing)
    stranger.shell.goto(stranger.address)
    assert words in stranger.fault
    # the list of games can still be read
    assert stranger.shell.locator(".games .box").count() == len(GAMES)


def test_axe_finds_nothing_serious_while_it_loads(stranger: SiteWindow) -> None:
    stranger.shell.add_init_script("ServiceWorkerContainer.prototype.register = () => new Promise(() => {})")
    stranger.shell.goto(stranger.address)
    expect(stranger.shell.locator("#loading")).to_be_visible()
    assert serious_faults(stranger.shell) == []


@pytest.mark.parametrize("kept", ["Promise.reject(new Error('broken'))", "new Promise(() => {})"])
def test_a_kept_copy_of_python_that_cannot_be_used_is_compiled_again(
    stranger: SiteWindow, host: Host, altered: Callable[..., Path], kept: str
) -> None:
    swapped(host, altered(python_js=("streamed.call(WebAssembly, found, imports)", kept)))
    stranger.open()
    expect(stranger.frame.locator("h1").first).to_be_visible()


def test_without_storage_one_may_play_and_is_warned(
    stranger: SiteWindow, host: Host, altered: Callable[..., Path]
) -> None:
    refused = ("indexedDB.open(NAME, 1)", "indexedDB.open(NAME, -1)")
    swapped(host, altered(disk_js=NO_FILES, database_js=refused))
    stranger.shell.goto(host.address)
    assert "does not let the page save your games" in stranger.fault
    assert "files: SecurityError, no files here; database: TypeError" in stranger.fault  # the real reasons
    stranger.shell.get_by_role("button", name="Play without saving").click()
    stranger.wait()
    stranger.sit_down(GAMES[0])
    expect(stranger.shell.locator("#unkept")).to_be_visible()
    # the next visit must not show tables that are gone
    assert not stranger.shell.evaluate(
        "async () => Boolean(await caches.match(new URL('at/', location.href.split('#')[0]).href))"
    )


def test_a_lobby_that_cannot_be_stored_is_shown_all_the_same(
    stranger: SiteWindow, host: Host, altered: Callable[..., Path]
) -> None:
    other = altered()
    worker = (other / "sw.js").read_text(encoding="utf-8")
    (other / "sw.js").write_text(worker.replace("const dated =", "throw new Error('no space'); const dated ="))
    assert (other / "sw.js").read_text(encoding="utf-8") != worker
    swapped(host, other)
    stranger.open()
    stranger.go("/settings")
    stranger.go("/")
    expect(stranger.frame.locator(f'a[href$="/games/{GAMES[0]}/new"]').first).to_be_visible()


def test_without_files_the_games_are_in_a_database(
    stranger: SiteWindow, host: Host, altered: Callable[..., Path]
) -> None:
    swapped(host, altered(disk_js=NO_FILES))
    stranger.open()
    stranger.sit_down(GAMES[0])
    stranger.answer(random.Random(1))
    asked, table = stranger.question, stranger.frame.url.rpartition("/at")[2]
    stranger.open(f"#{table}")
    stranger.shell.reload()
    stranger.wait()
    assert stranger.question == asked
    stranger.go("/browser")
    expect(stranger.frame.locator("#can")).to_contain_text("in a database of this browser")
    expect(stranger.frame.locator("#can[data-found]")).to_contain_text("Keeps the screen on")


def test_a_browser_that_gets_files_later_still_finds_its_database(
    stranger: SiteWindow, host: Host, altered: Callable[..., Path], folder: Path
) -> None:
    swapped(host, altered(disk_js=NO_FILES))
    stranger.open()
    stranger.sit_down(GAMES[0])
    swapped(host, folder)
    stranger.shell.evaluate("navigator.serviceWorker.getRegistration().then(found => found.unregister())")
    stranger.open()
    expect(stranger.frame.locator(".running .seat, .seatwrap").first).to_be_visible()


def test_a_database_that_is_full_says_so_and_nothing_shown_is_lost(
    stranger: SiteWindow, host: Host, altered: Callable[..., Path]
) -> None:
    swapped(host, altered(disk_js=NO_FILES))
    stranger.open()
    stranger.sit_down(GAMES[0])
    asked = stranger.question
    stranger.shell.workers[0].evaluate(FULL)
    click(stranger.frame.locator("button[form=answer][name=answer]").first)
    assert "The disk is full, so the program stopped. Every move that you saw is saved." in stranger.fault
    stranger.shell.get_by_role("button", name="Start again").click()
    stranger.wait()
    assert stranger.question == asked


@pytest.mark.parametrize("missing", ["light-dark", "popover"])
def test_an_old_browser_gets_one_sentence(stranger: SiteWindow, missing: str) -> None:
    if missing == "popover":
        stranger.shell.add_init_script("delete HTMLElement.prototype.popover")
    else:
        stranger.shell.add_init_script("CSS.supports = () => false")
    stranger.shell.goto(stranger.address)
    assert "too old for Table for One" in stranger.fault
    assert stranger.shell.workers == []


def test_a_notch_is_told_to_the_frame(window: SiteWindow) -> None:
    device = window.shell.context.new_cdp_session(window.shell)
    device.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"left": 47, "right": 40, "bottom": 21, "top": 9}})
    window.shell.set_viewport_size({"width": 844, "height": 390})
    window.sit_down(GAMES[0])
    told = "side => getComputedStyle(document.documentElement).getPropertyValue(`--safe-${side}`)"
    assert [window.frame.evaluate(told, side) for side in ("left", "right", "bottom", "top")] == [
        *("47px", "40px", "21px", "9px")
    ]
    device.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})


def test_a_program_that_stops_says_so_and_starts_again(window: SiteWindow) -> None:
    window.sit_down(GAMES[0])
    asked = window.question
    window.shell.workers[0].evaluate(STOPS)
    click(window.frame.locator("button[form=answer][name=answer]").first)
    assert "The program stopped (memory). Every move that you saw is saved." in window.fault
    window.shell.get_by_role("button", name="Start again").click()
    window.wait()
    assert window.question >= asked


NO_FILES = (
    "await navigator.storage.getDirectory()",
    "await Promise.reject(new DOMException('no files here', 'SecurityError'))",
)
FULL = """() => {
  IDBDatabase.prototype.transaction = () => { throw new DOMException("", "QuotaExceededError"); };
}"""
STOPS = """() => {
  const sent = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = () => { MessagePort.prototype.postMessage = sent; throw new Error("memory"); };
}"""


def test_a_file_that_is_not_ours_is_refused(stranger: SiteWindow, host: Host, altered: Callable[..., Path]) -> None:
    other = altered()
    next(other.rglob("worker.js")).write_text("postMessage({ kind: 'ready' })", encoding="utf-8")
    swapped(host, other)
    stranger.shell.goto(host.address)
    assert "could not be loaded" in stranger.fault
    stranger.complaints = [said for said in stranger.complaints if "integrity" not in said and "digest" not in said]


def test_a_new_version_waits_while_a_table_is_open_and_comes_when_it_is_left(
    window: SiteWindow, network: Host, altered: Callable[..., Path]
) -> None:
    window.sit_down(GAMES[0])
    table = window.frame.url.rpartition("/at")[2]
    network.serve(altered(index_html=("The games<", "The new games<")))
    assert window.shell.evaluate(INSTALLED, PATIENCE) == "installed"
    window.answer(random.Random(1))
    asked, shelf = window.question, window.shell.locator("#start h2")
    window.go(table)
    assert window.question == asked
    expect(shelf).to_have_text("The games")
    click(window.frame.locator('a[href$="/at/"]').first)
    expect(shelf).to_have_text("The new games")
    window.wait()
    window.go(table)
    assert window.question == asked
    assert network.web
    # the changed files
    assert {path.removeprefix(UNDER) for path in network.web.asked} == {"sw.js", "index.html"}


INSTALLED = """async patience => {
  const found = await navigator.serviceWorker.getRegistration(), until = Date.now() + patience;
  await found.update();
  while (!found.waiting && Date.now() < until) await new Promise(done => setTimeout(done, 50));
  return found.waiting?.state;
}"""


def swapped(host: Host, folder: Path) -> None:
    """Serve another folder at the same address."""
    host.cut()
    host.serve(folder)
