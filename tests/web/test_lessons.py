"""Can every guided game be played in a browser, by mouse, by keyboard and on a phone?"""

import pytest
from playwright.sync_api import expect

from tableforone import games
from tableforone.kernel import lesson
from tests.web.test_browser import inspect
from tests.web.window import Window

LESSONS = [(spec.id, each.id) for spec in games.all_games() for each in lesson.lessons(spec)]
MOST = 90  # answers and steps of the opponent in a lesson


def begin(window: Window, game: str, name: str) -> None:
    window.page.goto(f"/games/{game}/new")
    window.page.locator(f"button[form=lesson-{name}]").click()
    expect(window.page.locator(".lesson")).to_be_visible()


def follow(window: Window, by_key: bool = False) -> None:
    """Give the answer that the host waits for; let the opponent go on."""
    if window.mode == "turn":
        onward = window.page.locator('.asides [data-key=" "]')
        window.after(lambda: window.page.keyboard.press(" ") if by_key else onward.click())
        return
    hoped = window.page.locator("#question .taught-a:visible").first
    if not hoped.count():  # a question with one answer only
        hoped = window.page.locator("#question .answer:visible").first
    if by_key:
        hoped.focus()
        window.after(lambda: window.page.keyboard.press("Enter"))
    else:
        window.after(hoped.click)


def to_the_end(window: Window, by_key: bool = False) -> None:
    for _ in range(MOST):
        if window.page.locator(".lesson.finished").count():
            break
        follow(window, by_key)
    expect(window.page.locator(".lesson.finished")).to_be_visible()


@pytest.mark.parametrize("window", ["desktop light"], indirect=True)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_with_the_mouse(window: Window, game: str, name: str) -> None:
    begin(window, game, name)
    address = window.page.url
    to_the_end(window)
    window.page.get_by_role("link", name="What you learned").click()
    expect(window.page.get_by_role("heading", name="You can play this now.")).to_be_visible()
    inspect(window)
    begin(window, game, name)  # anew, for this one is finished
    assert not window.page.url.startswith(address)


@pytest.mark.parametrize("window", ["phone dark"], indirect=True)
def test_a_lesson_is_left_and_resumed_and_played_by_keyboard(window: Window) -> None:
    begin(window, "high-season", "first")
    for _ in range(3):
        follow(window, by_key=True)
    address = window.page.url.partition("/turns")[0]
    window.page.goto("/")
    window.page.goto("/games/high-season/new")
    window.page.locator("button[form=lesson-first]").click()
    assert window.page.url == address
    inspect(window)
    to_the_end(window, by_key=True)


@pytest.mark.parametrize("window", ["desktop light"], indirect=True)
def test_a_piece_explains_itself_by_mouse_and_keyboard(window: Window) -> None:
    window.sit_down("high-season")
    page = window.page
    page.locator('main [data-thing^="prepare:1 "]').hover()
    expect(page.locator("#x-name")).to_have_text("Room 1")
    page.mouse.move(5, 5)
    expect(page.locator("#x")).to_be_hidden()
    page.keyboard.press("?")
    expect(page.locator("#x")).to_be_visible()
    first = page.locator("#x-name").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#x-name")).not_to_have_text(first)
    inspect(window)
    page.keyboard.press("Escape")
    expect(page.locator("#x")).to_be_hidden()


@pytest.mark.parametrize("window", ["desktop light"], indirect=True)
def test_a_cited_rule_lands_on_its_sentence(window: Window) -> None:
    window.page.goto("/games/grand-austria-hotel/rules#rule-20-5-3")
    expect(window.page.locator("#rule-20-5-3")).to_be_in_viewport()
