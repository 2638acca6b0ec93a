"""Tests of partial updates: after answers, the browser shows what a new page would."""

import pytest
from playwright.sync_api import Page

from tests.web.window import ONWARD, Window


def drawn(page: Page) -> list[str]:
    """The table in the browser: its text, and the properties of every element."""
    pieces_of = "all => all.map(each => [each.tagName, each.title, each.ariaLabel, [...each.classList]].join())"
    return [page.locator("#table").inner_text(), *page.locator("#table *").evaluate_all(pieces_of)]


@pytest.mark.parametrize("window", ["desktop"], indirect=True)
def test_the_browser_shows_what_a_new_page_would(window: Window) -> None:
    page = window.page
    window.sit_down(level="long")
    for _ in range(6):
        if window.mode == "turn":
            window.click(ONWARD)
        else:
            window.after(lambda: page.locator("main button.legal[form=answer]").last.click())
    while window.mode == "turn":
        window.click(ONWARD)
    answered = drawn(page)
    page.reload()
    assert drawn(page) == answered
