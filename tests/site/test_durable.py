"""Test that no move is lost on the site: the browser is killed, and every shown answer is there.

``TABLEFORONE_KILLS`` is the number of kills (``make site-kills``: 20).
"""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Error

from tests.site.host import Host
from tests.site.test_faults import NO_FILES, swapped
from tests.site.window import GAMES, SiteWindow, click
from tests.web.chromium import LAZILY, NAMES, PLAINLY

KILLS: Final = int(os.environ.get("TABLEFORONE_KILLS", "2"))
ARGUMENTS: Final = (
    *("--headless=new", "--no-sandbox", "--no-first-run", "--remote-debugging-port=0", "--disable-gpu"),
    *("--disable-extensions", "--disable-component-update", "--disable-background-networking", "--disable-sync"),
    *("--force-prefers-reduced-motion", LAZILY, PLAINLY),
)


class Mortal:
    """A browser in its own process group, with its own profile folder."""

    def __init__(self, browser: Browser, profile: Path) -> None:
        program = next((path for name in NAMES if (path := shutil.which(name))), browser.browser_type.executable_path)
        note = profile / "DevToolsActivePort"
        note.unlink(missing_ok=True)
        command = [program, *ARGUMENTS, f"--user-data-dir={profile}", "about:blank"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        until = time.monotonic() + 60
        while not (note.is_file() and note.read_text().count("\n")) and time.monotonic() < until:
            time.sleep(0.05)
        port = note.read_text().split("\n")[0]
        self.driven = browser.browser_type.connect_over_cdp(f"http://127.0.0.1:{port}", timeout=120_000)
        self.context = self.driven.contexts[0]

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "profile"
    shutil.rmtree(tmp_path / "profile", ignore_errors=True)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups to kill")
@pytest.mark.parametrize("where", ["files", "database"])
def test_what_was_shown_is_there_after_a_kill(
    browser: Browser, host: Host, profile: Path, altered: Callable[..., Path], where: str
) -> None:
    if where == "database":
        swapped(host, altered(disk_js=NO_FILES))
    chance, table, shown = random.Random(18), "", 0
    for kills in range(KILLS + 1):
        mortal = Mortal(browser, profile)
        try:
            window = SiteWindow(mortal.context, host.address)
            if table:
                window.open(f"#/tables/{table}")
                assert window.question >= shown, "an answer that was shown is lost"
            else:
                window.open()
                window.choose(pace="skip", forced="asked")
                window.sit_down(GAMES[0])
                table = window.frame.url.rpartition("/")[2]
            if kills < KILLS:
                shown = played(window, chance, chance.randrange(1, 9))
        finally:
            mortal.kill()


def played(window: SiteWindow, chance: random.Random, answers: int) -> int:
    """Answer this often, then start another answer. Returns the last question that was shown."""
    shown = window.question
    while answers and window.mode == "play":
        window.answer(chance)
        shown = max(shown, window.question) if window.mode == "play" else shown
        answers -= 1
    if window.mode == "play":
        click(window.frame.locator("button[form=answer][name=answer]").first)
        time.sleep(chance.uniform(0, 0.15))
    return shown


def test_two_tabs_have_one_set_of_tables(window: SiteWindow) -> None:
    window.sit_down(GAMES[0])
    window.answer(random.Random(1))
    asked, address = window.question, window.frame.url
    second = SiteWindow(window.shell.context, window.address)
    second.shell.goto(window.address)
    assert "open in another tab" in second.fault
    second.shell.get_by_role("button", name="Use them here").click()
    second.wait()
    assert "open in another tab now" in window.fault
    second.go(address.rpartition("/at")[2])
    assert second.question == asked
    second.answer(random.Random(2))
    window.shell.get_by_role("button", name="Use them here").click()
    window.wait()
    assert window.question > asked
    second.shell.close()


def test_a_full_disk_is_said_and_nothing_changes(window: SiteWindow) -> None:
    window.choose(pace="skip")
    window.sit_down(GAMES[0])
    asked = window.question
    try:
        cdp = window.shell.context.new_cdp_session(window.shell)
        origin = window.address.rpartition("/games")[0]
        cdp.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    except Error as missing:
        pytest.skip(f"this browser's quota cannot be changed ({missing})")
    click(window.frame.locator("button[form=answer][name=answer]").first)
    window.frame.locator(".notice").wait_for()
    assert "the disk is full" in window.frame.locator(".notice").inner_text()
    assert window.question == asked
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    window.answer(random.Random(1))
    assert window.question > asked
