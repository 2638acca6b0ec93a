"""Tests of the coach in Chromium: a hint appears, is played, is stopped; its crash is harmless."""

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import tableforone
from tableforone.players import make
from tableforone.server.app import create_app
from tableforone.server.serve import hosts_of, listen
from tests.web.conftest import running
from tests.web.test_browser import inspect
from tests.web.window import ONWARD, Window


@pytest.fixture
def coached(browser: Browser, tmp_path: Path) -> Iterator[tuple[Window, Any]]:
    """A window on a separate server, and that server's coach."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    app = create_app(tmp_path, hosts_of("127.0.0.1", port))
    coach = app.app.state.coach
    with running(app, listening):
        window = Window(browser, f"http://127.0.0.1:{port}")
        yield window, coach
        window.check()
        window.context.close()


def test_a_hint_is_a_line_with_numbers_on_the_board_and_can_be_played(coached: tuple[Window, Any]) -> None:
    window, _ = coached
    page = window.page
    page.goto("/settings")
    page.locator('label:has([name="chance"][value="show"])').click()
    page.wait_for_load_state()
    window.sit_down("salamandra")
    while window.mode == "turn":
        window.click(ONWARD)
    expect(page.locator(".mychance b")).to_contain_text("%")
    page.keyboard.press("h")
    expect(page.locator("#hint .c2line:visible li").first).to_be_visible()
    expect(page.locator("#hint .c2say")).to_contain_text("your next best turn", timeout=60_000)
    expect(page.locator('#hint [data-stage="sure"]')).to_be_visible(timeout=60_000)
    expect(page.locator("#hint .c2win")).to_contain_text("winning chance")
    expect(page.locator("#hint-marks .c2r.now")).to_have_text("1")
    assert page.locator(".c2on.c2now").count() == 1, "the piece of the first move"
    inspect(window)
    page.keyboard.press("h")
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("#hint-marks")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#hint [data-hint-step]")).to_be_visible()
    window.after(lambda: page.locator("#hint [data-hint-step]").click())
    expect(page.locator("#hint [data-hint-step]")).to_be_visible(timeout=60_000)


def test_the_whole_line_is_played_up_to_the_first_reveal(coached: tuple[Window, Any]) -> None:
    window, _ = coached
    page = window.page
    window.sit_down("high-season")
    while window.mode == "turn":
        window.click(ONWARD)
    page.keyboard.press("h")
    button = page.locator("#hint form[action$=line] button")
    expect(button).to_be_visible(timeout=60_000)
    moves = page.locator("#hint .c2line:visible li").count()
    assert moves > 1
    before = int(page.locator("#answer [name=question]").get_attribute("value") or "")
    window.after(button.click)
    after = int(page.locator("#answer [name=question]").get_attribute("value") or "")
    assert after - before >= moves


def test_a_coach_that_is_killed_says_so_and_the_table_goes_on(coached: tuple[Window, Any]) -> None:
    window, coach = coached
    coach.ask = partial(coach.ask, seconds=600)  # so that it is still thinking when it is killed
    page = window.page
    window.sit_down("salamandra")
    while window.mode == "turn":
        window.click(ONWARD)
    page.locator("[data-hint]").click()
    expect(page.locator("#hint .c2").first).to_be_visible()
    os.kill(coach.process.pid, signal.SIGKILL)
    expect(page.locator("#hint")).to_contain_text("Your game goes on")
    page.locator("[data-hint-close]").click()
    window.after(lambda: page.locator("button.answer[form=answer]:visible").first.click())


def test_a_review_behind_another_says_so(browser: Browser, tmp_path: Path) -> None:
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    app = create_app(tmp_path, hosts_of("127.0.0.1", port))
    finished = tableforone.new("high-season", seed=1)
    chance = make("random", finished.spec, 0)
    while not finished.over:
        finished.answer(chance(finished.position, finished.legal))
    reviewer = app.app.state.reviewer
    with running(app, listening):
        name = app.app.state.sittings.create(finished)
        before = reviewer.look_back(finished.to_json())
        window = Window(browser, f"http://127.0.0.1:{port}")
        window.page.goto(f"/tables/{name}/review")
        expect(window.page.get_by_text("The coach is reviewing another game.")).to_be_visible()
        before.close()
        expect(window.page.locator("[data-progress]")).to_contain_text("decisions judged", timeout=600_000)
        expect(window.page.get_by_text("The coach is reviewing another game.")).to_be_hidden()
        expect(window.page.get_by_text("Turning point")).to_be_visible(timeout=600_000)
        expect(window.page.locator(".sum")).to_contain_text("luck")
        expect(window.page.locator("[data-reviewed]")).to_have_count(0)
        assert (tmp_path / "reviews" / f"{name}.json").is_file(), "it counts from now on"
        window.context.close()
        reviewer.close()
