"""Tests of languages on the site: one extra file each, loaded only when needed, then cached."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tableforone.kernel.speech import speaking
from tableforone.store.voice import t
from tests.site.host import Host
from tests.site.test_faults import INSTALLED, swapped
from tests.site.window import PATIENCE, SiteWindow

LANG = "document.documentElement.lang"
Opens = Callable[[str], SiteWindow]


@pytest.fixture
def opened_in(browser: Browser, host: Host) -> Iterator[Opens]:
    """Opens the site in a browser of this language; at the end it must have no complaints."""
    windows = []

    def opened(locale: str) -> SiteWindow:
        windows.append(SiteWindow(browser.new_context(reduced_motion="reduce", locale=locale), host.address))
        return windows[-1].open()

    yield opened
    for window in windows:
        window.check()
        window.shell.context.close()


def assert_in(window: SiteWindow, language: str) -> None:
    """A sentence of the page and the shell around it are in this language."""
    window.go("/tables/nobody")
    with speaking(language):
        expect(window.frame.locator("[role=alert]")).to_have_text(t("no-table", id="nobody"))
    assert (window.frame.evaluate(LANG), window.shell.evaluate(LANG)) == (language, language)
    own = "" if language == "en" else f"-{language}"
    assert window.shell.locator("link[rel=manifest]").get_attribute("href") == f"manifest{own}.webmanifest"
    window.go("/")


def again(window: SiteWindow) -> None:
    window.shell.reload()
    window.wait()


def fetched(host: Host, language: str) -> set[str]:
    """The language files that were requested."""
    assert host.web
    names = {path.rpartition("/")[2] for path in host.web.asked}
    return {name for name in names if f"-{language}." in name or name.startswith(f"{language}.zip")}


def test_a_german_browser_reads_german_also_without_a_network(opened_in: Opens, host: Host) -> None:
    window = opened_in("de-DE")
    assert_in(window, "de")
    window.go("/settings")
    expect(window.frame.get_by_role("heading", name="Einstellungen", level=1)).to_be_visible()
    assert window.shell.title() == window.frame.title() == "Einstellungen – Table for One"
    window.wait_for_rest()
    assert fetched(host, "de") == {"index-de.html", "manifest-de.webmanifest", "de.zip.packed"}
    assert fetched(host, "fr") == fetched(host, "es") == set()
    host.cut()
    again(window)
    assert_in(window, "de")
    window.sit_down("salamandra")
    window.shell.keyboard.press("h")  # the coach runs in another Python
    expect(window.frame.locator("#hint .c2line li").first).to_be_visible()
    assert window.frame.locator("html").get_attribute("lang") == "de"


def test_an_english_browser_fetches_german_once_it_is_chosen(opened_in: Opens, host: Host) -> None:
    window = opened_in("en-GB")
    assert_in(window, "en")
    window.wait_for_rest()
    assert fetched(host, "de") == set()
    window.go("/settings")
    for name in ("English", "Deutsch", "Français", "Español"):
        expect(window.frame.get_by_label(name, exact=True)).to_be_attached()
    window.choose(language="de")
    assert_in(window, "de")
    host.cut()
    again(window)
    assert_in(window, "de")
    window.choose(cardnames="printed")
    assert window.frame.evaluate(LANG) == "de-x-printed"
    window.choose(language="en")
    assert_in(window, "en")


def test_without_its_file_the_page_is_in_english_and_says_so(
    opened_in: Opens, host: Host, altered: Callable[..., Path], folder: Path
) -> None:
    other = altered()
    for path in [*other.rglob("*-de.*"), *other.rglob("de.zip.*")]:
        path.unlink()
    swapped(host, other)
    window, lacks = opened_in("de-DE"), "German could not be loaded, so these pages are in English"
    assert_in(window, "en")
    expect(window.shell.locator("#lacks")).to_contain_text(lacks)
    expect(window.shell.locator("#lacks")).to_be_visible()
    swapped(host, folder)
    again(window)
    assert_in(window, "de")
    expect(window.shell.locator("#lacks")).to_be_hidden()


def test_a_new_version_brings_the_language_along(opened_in: Opens, host: Host, altered: Callable[..., Path]) -> None:
    window = opened_in("de-DE")
    window.wait_for_rest()
    window.sit_down("salamandra")  # a new version is waiting
    swapped(host, altered(index_html=("</body>", "<!-- new --></body>")))
    assert window.shell.evaluate(INSTALLED, PATIENCE) == "installed"
    host.cut()
    with window.shell.expect_event("domcontentloaded"):
        window.go("/")
    window.wait()
    assert_in(window, "de")
    assert len(window.shell.evaluate("caches.keys()")) == 1
