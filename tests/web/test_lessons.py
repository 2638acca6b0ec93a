"""Tests of lessons in a browser, by mouse, by keyboard and on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tableforone import games
from tableforone.kernel import lesson
from tests.web.test_browser import inspect
from tests.web.window import ONWARD, Window

LESSONS = [(spec.id, each.id) for spec in games.all_games() for each in lesson.lessons(spec)]
FOCUSED = """() => {
  const shown = selector => [...document.querySelectorAll(selector)].find(answer => answer.getClientRects().length);
  (shown("#question .taught-a") ?? shown("#question .answer")).focus();  // a question may have one answer only
}"""
MOST = 90  # answers and opponent's steps in a lesson


def begin(window: Window, game: str, name: str) -> None:
    window.page.goto(f"/games/{game}/new")
    window.page.locator(f"button[form=lesson-{name}]").click()
    expect(window.page.locator(".lesson")).to_be_visible()


def clear(window: Window) -> None:
    """Delete the tables of other tests: a lesson that they left near its end would be continued."""
    for table in window.context.request.get("/api/tables").json():
        window.context.request.delete(f"/api/tables/{table['id']}", headers={"X-Token": window.token})


def by_mouse(window: Window) -> None:
    """Give the answer the host waits for, or the only one; continue the opponent's turn."""
    window.click(ONWARD, "#question .taught-a", "#question .answer")


def by_key(window: Window) -> None:
    """Do the same with the keyboard."""
    key = " " if window.mode == "turn" else "Enter"
    if key == "Enter":
        window.page.evaluate(FOCUSED)
    window.after(lambda: window.page.keyboard.press(key))


def to_the_end(window: Window, follow: Callable[[Window], None]) -> None:
    for _ in range(MOST):
        if window.page.locator(".lesson.finished").count():
            break
        follow(window)
    expect(window.page.locator(".lesson.finished")).to_be_visible()


@pytest.mark.parametrize("window", ["desktop light"], indirect=True)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_with_the_mouse(window: Window, game: str, name: str) -> None:
    begin(window, game, name)
    to_the_end(window, by_mouse)
    window.page.get_by_role("link", name="What you learned").click()
    expect(window.page.get_by_role("heading", name="You can play this now.")).to_be_visible()
    inspect(window)


@pytest.mark.parametrize("window", ["phone dark"], indirect=True)
def test_a_lesson_is_left_and_resumed_and_played_by_keyboard(window: Window) -> None:
    clear(window)
    begin(window, "high-season", "first")
    for _ in range(3):
        by_key(window)
    address = window.page.url.partition("/turns")[0]
    window.page.goto("/")
    begin(window, "high-season", "first")
    assert window.page.url == address
    inspect(window)
    to_the_end(window, by_key)
    begin(window, "high-season", "first")  # starts again, because it is finished
    assert not window.page.url.startswith(address)


@pytest.mark.parametrize("window", ["phone light"], indirect=True)
def test_the_heading_of_a_step_covers_no_button(window: Window) -> None:
    begin(window, "grand-austria-hotel", "first")
    while window.mode != "turn":
        by_mouse(window)
    heading = window.page.locator("#ask").bounding_box()
    assert heading and window.page.locator(".lesson").count()
    for button in window.page.locator("#question .asides .answer").all():
        box = button.bounding_box()
        assert box and (box["y"] >= heading["y"] + heading["height"] or box["y"] + box["height"] <= heading["y"])


@pytest.mark.parametrize("window", ["phone light"], indirect=True)
def test_the_check_says_what_is_right(window: Window) -> None:
    begin(window, "salamandra", "first")
    to_the_end(window, by_mouse)
    window.page.get_by_role("link", name="What you learned").click()
    first = window.page.locator(".check-q").first
    first.locator(".wrong input").first.check()
    expect(first.get_by_text("Not quite.").first).to_be_visible()
    first.locator(".right input").check()
    expect(first.get_by_text("Right.")).to_be_visible()
    expect(first.get_by_text("Not quite.").first).to_be_hidden()
    inspect(window)


@pytest.mark.parametrize("window", ["desktop light"], indirect=True)
def test_the_host_speaks_again_after_another_way(window: Window) -> None:
    begin(window, "high-season", "first")
    page = window.page
    window.click("#question .answer:not(.taught-a)")
    while window.mode == "turn":
        by_mouse(window)
    host = page.locator(".lesson")
    expect(host).to_contain_text("That works too.")
    for _ in range(20):
        if page.get_by_text("Think of the last round.").count():
            break
        window.click(ONWARD, "#question .answer")
    expect(host).to_contain_text("Think of the last round.")


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


@pytest.mark.parametrize("window", ["phone light"], indirect=True)
def test_rules_for_people_are_accessible_and_their_fine_print_leads_on(window: Window) -> None:
    window.page.goto("/games/grand-austria-hotel/rules")
    window.page.get_by_label("Search the rules").fill("3 tables")
    expect(window.page.locator("#c-2")).to_be_hidden()
    expect(window.page.locator("#rule-1-2")).to_be_visible()
    window.page.get_by_label("Search the rules").fill("")
    window.page.locator("#c-4 summary").click()
    inspect(window)
    window.page.locator("#c-4 .ruletext a").first.click()
    expect(window.page.locator("#rule-6-1-1")).to_be_in_viewport()


@pytest.mark.parametrize("window", ["desktop light"], indirect=True)
def test_the_quick_reference_prints_on_one_sheet(window: Window) -> None:
    for game in sorted({game for game, _ in LESSONS}):
        window.page.goto(f"/games/{game}/quick")
        printed = window.page.pdf(format="A4", prefer_css_page_size=True)
        assert len(re.findall(rb"/Type */Page\b", printed)) == 1, game
