"""Tests in Chromium: a phone joins and is removed; tables in trouble; axe, policy, width."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser, expect

from tableforone.server import door
from tableforone.server.app import create_app
from tableforone.server.pairing import MOST_FAILURES, Pairing
from tableforone.server.serve import hosts_of, listen
from tests.web.conftest import running
from tests.web.test_browser import inspect
from tests.web.test_trouble import change
from tests.web.window import SEEN, Window

THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
OWNER, AFAR = "127.0.0.1", "127.0.0.2"  # both are this machine; the second counts as remote here
PICTURES = os.environ.get("TABLEFORONE_PICTURES", "")  # a folder for pictures of the pages


@pytest.fixture
def pairing() -> Pairing:
    return Pairing(lambda text: None)


@pytest.fixture
def house(tmp_path: Path, pairing: Pairing, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server in the home network."""
    monkeypatch.setattr(door, "is_local", lambda scope: scope["server"][0] == OWNER)
    listening = listen("0.0.0.0", 0)
    port: int = listening.getsockname()[1]
    hosts = hosts_of(OWNER, port) | {f"{AFAR}:{port}"}
    with running(create_app(tmp_path, hosts, pairing, (f"http://{AFAR}:{port}/",)), listening):
        yield port


def seen(window: Window, name: str) -> None:
    inspect(window)
    if PICTURES:
        window.page.evaluate(SEEN)
        window.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def seen_by_day_and_night(window: Window, name: str) -> None:
    for theme in THEMES:
        window.page.emulate_media(color_scheme=theme)
        seen(window, f"{name}-{theme}")


def test_a_phone_joins_and_is_sent_away(browser: Browser, house: int, pairing: Pairing) -> None:
    phone = Window(browser, f"http://{AFAR}:{house}", "phone")
    owner = Window(browser, f"http://{OWNER}:{house}")
    phone.page.goto("/")
    seen_by_day_and_night(phone, "pair")
    phone.page.get_by_label("The pairing code").fill("wrong")
    phone.page.get_by_role("button", name="Join").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("This is not the code.")
    pairing.renew()
    owner.page.goto("/settings")
    expect(owner.page.locator(".code")).to_have_text(pairing.code)
    phone.page.get_by_label("The pairing code").fill(pairing.code.upper())
    phone.page.get_by_label("What is this device called?").fill("Anna's phone")
    phone.page.get_by_role("button", name="Join").click()
    expect(phone.page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    phone.page.goto("/settings")
    expect(phone.page.get_by_text("Anna's phone (this device)")).to_be_visible()
    seen_by_day_and_night(phone, "settings-phone")
    owner.page.reload()
    seen_by_day_and_night(owner, "settings-owner")
    owner.page.get_by_role("button", name=re.compile("Remove Anna's phone")).click()
    expect(owner.page.get_by_text("Anna's phone")).to_have_count(0)
    phone.page.goto("/")
    expect(phone.page.get_by_label("The pairing code")).to_be_visible()
    for window in (phone, owner):
        window.check()
        window.context.close()


def test_a_locked_door_is_opened_in_the_settings(browser: Browser, house: int, pairing: Pairing) -> None:
    phone = Window(browser, f"http://{AFAR}:{house}", "phone")
    owner = Window(browser, f"http://{OWNER}:{house}", "phone")
    pairing.failures = MOST_FAILURES
    phone.page.goto("/")
    expect(phone.page.get_by_role("alert")).to_contain_text("no new device can join")
    seen(phone, "locked-phone")
    owner.page.goto("/settings")
    expect(owner.page.get_by_text("Locked after 20 wrong codes")).to_be_visible()
    seen(owner, "locked-owner")
    owner.page.get_by_role("button", name="New code").click()
    expect(owner.page.locator(".code")).to_have_text(pairing.code)
    phone.page.goto("/")
    expect(phone.page.get_by_label("The pairing code")).to_be_visible()
    for window in (phone, owner):
        window.check()
        window.context.close()


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_a_table_in_trouble_is_deleted(browser: Browser, house: int, tmp_path: Path, size: str, theme: Any) -> None:
    window = Window(browser, f"http://{OWNER}:{house}", size, theme)
    address = window.sit_down()
    change(tmp_path, "UPDATE game SET game = 'carcassonne'", address.rpartition("/")[2])
    page = window.page
    page.goto("/")
    expect(page.get_by_role("heading", name="Cannot be opened")).to_be_visible()
    seen(window, f"trouble-lobby-{size}")
    page.get_by_role("link", name="Delete (carcassonne)").click()
    seen(window, f"trouble-delete-{size}")
    page.get_by_role("button", name="Delete game").click()
    expect(page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    expect(page.get_by_role("heading", name="Cannot be opened")).to_have_count(0)
    window.check()
    window.context.close()
