"""Tests in Chromium: playing by clicks, by keyboard, on a phone; undo, two windows, axe, policy."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import tableforone
from tests.web.server import Server
from tests.web.window import ONWARD, STATE, Window, serious_faults


def play_by_clicking(window: Window) -> None:
    """Answer by clicking on pieces of the board, never in the list."""
    page = window.page
    for _ in range(40):
        if window.mode == "over":
            return
        if window.mode == "turn":
            window.click(ONWARD)
        else:
            window.after(lambda: page.locator("main button.legal[form=answer]").last.click())
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_is_played_by_clicking_on_the_board(windows: Any, size: str) -> None:
    window = windows(size)
    address = window.come_in(level="long")
    play_by_clicking(window)
    window.page.get_by_role("button", name="See result").click()
    assert window.page.url == f"{address}/result"
    expect(window.page.get_by_role("heading", name="Scoring step by step")).to_be_visible()


def test_a_game_is_played_by_keyboard_alone(windows: Any) -> None:
    window = windows()
    page = window.page
    page.goto("/")
    tab_to(page, 'a[href="/games/stones/new"]')
    page.keyboard.press("Enter")
    tab_to(page, "button:has-text('Start game')")
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_be_visible()
    for _ in range(20):
        if window.mode == "over":
            break
        key = "Space" if window.mode == "turn" else "1"
        window.after(lambda key=key: page.keyboard.press(key))
        assert page.evaluate("document.activeElement.id") in ("ask", ""), "focus is at the question"
    assert window.mode == "over"
    page.keyboard.press("Space")
    page.wait_for_url("**/result")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this element has the focus."""
    wanted = page.locator(selector).first
    for _ in range(1000):  # other tests leave tables in the lobby
        if wanted.evaluate("e => e === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_a_spot_of_a_drawing_is_an_answer_for_mouse_and_keyboard(windows: Any) -> None:
    window = windows()
    window.sit_down(level="long")
    window.after(lambda: window.page.locator("g[data-answer='2']").click())
    assert "takes" in window.page.locator("#h-why").inner_text()
    window.after(lambda: window.page.keyboard.press("s" if window.page.locator("[data-key=s]").count() else "Space"))
    window.page.locator("g[data-answer='1']").focus()
    window.after(lambda: window.page.keyboard.press("Enter"))


def test_undo_redo_and_back_to_here(windows: Any) -> None:
    window = windows()
    page = window.page
    window.sit_down(level="long")
    for _ in range(2):
        window.after(lambda: page.keyboard.press("1"))
        window.after(lambda: page.keyboard.press("Space"))
    heading = page.locator("#ask").inner_text()
    window.after(lambda: page.keyboard.press("u"))
    assert page.locator("#ask").inner_text() != heading
    window.after(lambda: page.keyboard.press("r"))
    assert page.locator("#ask").inner_text() == heading
    window.after(lambda: page.get_by_role("button", name=re.compile("undo to here.*take 1")).last.click())
    expect(page.locator("#ask")).to_have_text("11 stones: how many do you take?")
    assert page.locator(".log .undone").count() > 0


def test_a_stale_second_window_gets_the_table_and_a_word(windows: Any) -> None:
    first, second = windows(), windows()
    address = first.sit_down(level="long")
    second.context.add_cookies(first.context.cookies())
    second.page.goto(address)
    first.after(lambda: first.page.keyboard.press("1"))
    second.after(lambda: second.page.keyboard.press("2"))
    expect(second.page.locator(".notice")).to_contain_text("already answered")
    assert second.page.locator("#ask").inner_text().startswith(("9 stones", "8 stones"))


def test_a_page_of_before_still_works_without_scripts(browser: Browser, live: str) -> None:
    """Answers need no script: plain forms work, too."""
    context = browser.new_context(java_script_enabled=False, base_url=live)
    page = context.new_page()
    page.goto("/games/stones/new")
    page.get_by_role("button", name="Start game", exact=True).click()
    page.locator("button.answer").first.click()
    assert "/turns/0?step=1" in page.url
    page.locator('.asides [data-key=" "]').click()
    assert re.search(r"/tables/\w+$", page.url)
    context.close()


def test_a_server_that_does_not_answer_is_told_and_the_table_stays(windows: Any) -> None:
    window = windows()
    window.sit_down()
    window.page.route("**/answers", lambda route: route.abort())
    window.page.locator("button.answer").first.click()
    expect(window.page.locator(".notice")).to_contain_text("does not answer")
    window.page.unroute("**/answers")
    window.after(lambda: window.page.locator("button.answer").first.click())
    window.complaints.clear()  # the browser logs the broken connection itself


def test_a_tap_that_is_lost_on_the_way_is_sent_once_more(windows: Any) -> None:
    """On a phone that wakes up, the connection was closed in the meantime."""
    window = windows()
    window.sit_down()
    lost: list[str] = []

    def lose_the_first(route: Any) -> None:
        lost.append(route.request.url)
        if len(lost) == 1:
            route.abort("connectionreset")
        else:
            route.continue_()

    window.page.route("**/answers", lose_the_first)
    window.after(lambda: window.page.locator("button.answer").first.click())
    assert len(lost) == 2
    assert not window.page.locator(".notice").count()
    window.page.unroute("**/answers")
    window.complaints.clear()  # the browser logs the broken connection itself


def test_an_explanation_that_comes_late_swallows_no_tap(windows: Any) -> None:
    window = windows()
    window.sit_down("grand-austria-hotel")
    page = window.page
    late: list[Any] = []
    page.route("**/explain?*", lambda route: late.append(route))
    with page.expect_request("**/explain?*"):
        page.locator("#question [data-ask]").click()
    window.after(lambda: page.keyboard.press("1"))
    with page.expect_response("**/explain?*"):
        late[0].continue_()
    page.unroute("**/explain?*")
    page.evaluate("new Promise(done => setTimeout(done, 100))")  # effects of the reply
    assert page.locator("#table.asking").count() == 0
    window.click("main button.legal[form=answer]")


def test_the_table_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    window = Window(browser, f"http://127.0.0.1:{server.port}")
    window.sit_down(level="long")
    window.after(lambda: window.page.keyboard.press("1"))
    window.after(lambda: window.page.keyboard.press("Space"))
    asked = window.page.locator("#ask").inner_text()
    server.kill()
    window.page.reload()
    expect(window.page.locator("#ask")).to_have_text(asked)
    server.kill()
    # the page from before the kill still works
    window.after(lambda: window.page.keyboard.press("1"))
    window.check()
    window.context.close()
    server.close()


def test_a_damaged_file_is_explained(windows: Any, tmp_path: Path) -> None:
    window = windows()
    damaged = tmp_path / "damaged.json"
    damaged.write_text('{"format": "tableforone", "version": 1, "game": "<img src=x onerror=alert(1)>"')
    window.page.goto("/")
    window.page.locator("input[type=file]").set_input_files(damaged)
    expect(window.page.get_by_role("alert")).to_contain_text("is damaged")


def test_the_reel_moves_through_the_game(windows: Any) -> None:
    window = windows()
    address = window.sit_down(level="long")
    play_by_clicking(window)
    page = window.page
    page.goto(f"{address}/replay")
    given = page.locator("#p-answer")
    expect(given).to_contain_text("Move 1 of")
    page.keyboard.press("ArrowRight")
    expect(given).to_contain_text("Move 2 of")
    page.locator("#moment").fill("0")
    expect(given).to_contain_text("Move 1 of")
    page.locator("main .selected").first.wait_for()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile(r"/tables/\w+$"))
    assert page.url != address


def test_settings_count_at_once(windows: Any) -> None:
    window = windows()
    page = window.page
    page.goto("/settings")
    page.get_by_text("Dark", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_load_state()
    with page.expect_navigation():
        page.get_by_text("Skip to my turn", exact=True).first.click()
    window.sit_down(level="long")
    window.after(lambda: page.keyboard.press("1"))
    assert window.mode == "play"


def test_a_long_press_tells_what_a_piece_does_and_gives_no_answer(windows: Any) -> None:
    window = windows("phone")
    window.sit_down()
    page = window.page
    page.wait_for_load_state()
    before = page.evaluate(STATE)
    piece = page.locator("button.legal[title]").first
    words = piece.get_attribute("title") or ""
    piece.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator("#x")).to_contain_text(words[1:])
    piece.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    piece.dispatch_event("click")
    assert page.evaluate(STATE) == before


def test_the_opponents_move_is_announced(windows: Any) -> None:
    window = windows()
    window.sit_down()
    window.after(lambda: window.page.keyboard.press("1"))
    spoken = window.page.locator("[aria-live=polite]").all_inner_texts()
    assert any("Old Tom takes" in text for text in spoken)


LOOKS = (("phone", "dark"), ("tablet", "dark"), ("desktop", "light"))


def test_axe_finds_nothing_serious_and_nothing_scrolls_sideways(windows: Any) -> None:
    window = windows()
    page = window.page

    def inspected() -> None:
        for look in LOOKS:
            window.look(*look)
            inspect(window)

    address = window.sit_down(level="long")
    inspected()
    window.after(lambda: page.locator("button.answer:visible").first.click())
    inspected()
    page.goto(address)
    play_by_clicking(window)
    inspected()
    paths = [
        f"{address}/result",
        f"{address}/share",
        "/shared",
        f"{address}/replay?moment=1",
        f"{address}/delete",
        "/",
        "/history",
        "/settings",
    ]
    for path in [*paths, "/rules", "/games/stones/new", "/games/stones/rules", "/nowhere"]:
        page.goto(path)
        inspected()
    window.sit_down("toy")
    inspected()


@pytest.mark.parametrize("game", ["grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra"])
def test_axe_finds_nothing_serious_on_the_pages_of_a_game(windows: Any, game: str) -> None:
    window = windows()
    table, chance = tableforone.new(game, seed=5), random.Random(5)
    while not table.over:
        table.answer(chance.choice(table.legal))
    saved = {"text": table.to_json()}
    made = window.context.request.post("/api/tables/import", headers={"X-Token": window.token}, data=saved)
    address = f"/tables/{made.json()['id']}"
    paths = (address, f"{address}/result", f"{address}/replay?moment=9", f"/games/{game}/new", f"/games/{game}/quick")
    for path in paths:
        window.page.goto(path)
        for look in LOOKS[::2]:
            window.look(*look)
            inspect(window)


def test_axe_finds_what_is_planted(windows: Any) -> None:
    """The test's own style, which paints nothing, does not hide faults from axe."""
    page = windows().page
    page.goto("/history")
    page.evaluate("""() => {
      const pale = document.createElement("p"), nameless = document.createElement("button");
      pale.append("Pale");
      Object.assign(pale.style, { color: "#999", background: "#aaa" });
      document.querySelector("main").append(pale, nameless);
    }""")
    assert {fault for fault, _, _ in serious_faults(page)} == {"color-contrast", "button-name"}


def inspect(window: Window) -> None:
    """Run axe, and check that the page is not wider than the window."""
    page = window.page
    page.wait_for_load_state()
    assert serious_faults(page) == [], page.url
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, f"{page.url} is {wide} px too wide"
