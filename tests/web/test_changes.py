"""Tests of partial updates: only changes are sent, and the browser rebuilds the whole page."""

import json
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Page, Response

from tableforone.server.changes import KEPT, Shown, pieces
from tests.web.conftest import Visitor, token_of
from tests.web.window import ONWARD, Window

LINES = st.lists(st.sampled_from(["", "a", "b", "<li>c</li>", "d"]), max_size=30)


def together(before: list[str], found: list[str | list[int]]) -> list[str]:
    """Combine old lines and changes as app.js does."""
    parts = [part.split("\n") if isinstance(part, str) else before[part[0] : sum(part)] for part in found]
    return [line for part in parts for line in part]


@given(LINES, LINES)
def test_a_page_is_put_together_again(before: list[str], lines: list[str]) -> None:
    assert together(before, json.loads(json.dumps(pieces(before, lines)))) == lines


def test_only_the_last_pages_are_kept() -> None:
    shown = Shown()
    names = [shown.keep(b"%d" % n, [str(n)]) for n in range(KEPT + 1)]
    assert shown.lines(names[0]) is None
    assert shown.lines(names[1]) == ["1"]


def test_an_answer_brings_the_new_lines_alone(visitor: Visitor) -> None:
    """A game on the largest table: each full page equals the old page plus the changes."""
    table = f"/tables/{visitor.sit_down('high-season', seed='3')}"
    chance, name, before, sizes = random.Random(1), "none", [""], []
    page = visitor.see(table)
    while choices := re.findall(r'form="answer" name="answer" value="(-?\d+)"', page):
        fields = {
            "token": token_of(page),
            "question": re.findall(r'name="question" value="(\d+)"', page)[0],
            "answer": chance.choice(choices),
        }
        told = visitor.post(f"{table}/answers", data=fields, headers={"HX-Request": "true", "Shown": name})
        known = told.headers["content-type"] == "application/json"
        assert known == (name != "none")
        lines = together(before, told.json()) if known else told.text.split("\n")
        page, name, before = "\n".join(lines), told.headers["Shown"], lines
        sizes.append(len(told.content))
        assert page == visitor.get(table, headers={"HX-Request": "true"}).text or 'data-mode="turn"' in page
        if 'data-mode="turn"' in page:
            page = visitor.see(table)
    assert sorted(sizes)[len(sizes) // 2] < 40_000


def drawn(page: Page) -> list[str]:
    """The table in the browser: its text, and the properties of every element."""
    pieces_of = "all => all.map(each => [each.tagName, each.title, each.ariaLabel, [...each.classList]].join())"
    return [page.locator("#table").inner_text(), *page.locator("#table *").evaluate_all(pieces_of)]


@pytest.mark.parametrize("window", ["desktop"], indirect=True)
def test_the_browser_shows_what_a_new_page_would(window: Window) -> None:
    page = window.page
    seen: list[str] = []

    def heard(told: Response) -> None:
        if "/answers" in told.url:
            seen.append(told.headers["content-type"])

    page.on("response", heard)
    window.sit_down(level="long")
    for _ in range(6):
        if window.mode == "turn":
            window.click(ONWARD)
        else:
            window.after(lambda: page.locator("main button.legal[form=answer]").last.click())
    page.remove_listener("response", heard)
    assert "application/json" in seen
    while window.mode == "turn":
        window.click(ONWARD)
    put_together = drawn(page)
    page.reload()
    assert drawn(page) == put_together
