"""What is in the way is said in a sentence, with the way out; never a blank page."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.site.host import Host
from tests.site.window import GAMES, SiteWindow


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
def test_a_browser_that_cannot_says_why(browser: Browser, host: Host, missing: str, words: str) -> None:
    context = browser.new_context()
    window = SiteWindow(context, host.address)
    window.shell.add_init_script(missing)
    window.shell.goto(host.address)
    assert words in window.fault
    assert window.shell.locator(".games .box").count() == len(GAMES)  # the shelf is still there to be read
    context.close()


def test_without_storage_one_may_play_and_is_warned(
    window: SiteWindow, host: Host, altered: Callable[..., Path]
) -> None:
    denied = ("await navigator.storage.getDirectory()", "await Promise.reject(new DOMException('no', 'SecurityError'))")
    swapped(host, altered(disk_js=denied))
    window.shell.goto(host.address)
    assert "no room to keep your games" in window.fault
    window.shell.get_by_role("button", name="Play without keeping").click()
    window.wait()
    window.sit_down(GAMES[0])
    expect(window.shell.locator("#unkept")).to_be_visible()


def test_a_program_that_stops_says_so_and_starts_again(
    window: SiteWindow, host: Host, altered: Callable[..., Path]
) -> None:
    stops = ("port.postMessage(answered(house, data))", STOPS)
    swapped(host, altered(worker_js=stops))
    window.open()
    window.frame.evaluate("address => { location.href = address }", f"{host.address}at/rules")
    assert "The program stopped (memory). Every answer that was shown is kept." in window.fault
    window.shell.get_by_role("button", name="Start again").click()
    window.wait()


STOPS = 'if (data.address.endsWith("/rules")) throw new Error("memory"); port.postMessage(answered(house, data))'


def test_a_file_that_is_not_ours_is_refused(window: SiteWindow, host: Host, altered: Callable[..., Path]) -> None:
    other = altered()
    next(other.rglob("worker.js")).write_text("postMessage({ kind: 'ready' })", encoding="utf-8")
    swapped(host, other)
    window.shell.goto(host.address)
    assert "could not be loaded" in window.fault
    window.complaints = [said for said in window.complaints if "integrity" not in said and "digest" not in said]


def swapped(host: Host, folder: Path) -> None:
    """The same address, another folder behind it."""
    host.cut()
    host.serve(folder)
