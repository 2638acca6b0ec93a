"""The companion in a real browser: a whole game of every game tapped through on a phone, and what is refused there."""

import json
import random
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tableforone import games
from tests.web.conftest import Visitor
from tests.web.test_browser import inspect
from tests.web.window import Walked, Window

HOMES = [spec.id for spec in games.all_games() if spec.companion is not None]
MOST = 500  # answers of a game: more and it does not end


TELL = (Path(__file__).parent / "tell.js").read_text(encoding="utf-8")  # within the page: from outside a tap takes long


def tell(window: Walked, chance: random.Random, most: int = MOST) -> None:
    """Answer so many questions as somebody could, with the thumb; fewer where the game is over."""
    window.page.wait_for_load_state()
    window.page.evaluate(TELL, [chance.random() for _ in range(most)])


def is_narrow(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@pytest.mark.parametrize("game", HOMES)
def test_a_whole_game_is_tapped_through_on_a_phone(window: Window, game: str) -> None:
    page, chance = window.page, random.Random(7)
    window.come_in(f"{game}-companion")
    expect(page.get_by_role("heading", name="Lay the table")).to_be_visible()
    for most in (5, MOST):
        inspect(window)
        keys = page.locator(".st-ask :is(.keys button, .dierow button, .typing button)")
        assert keys.evaluate_all("all => all.every(key => key.getBoundingClientRect().height >= 56)")
        page.set_viewport_size({"width": 360, "height": 640})
        assert is_narrow(page)
        page.set_viewport_size({"width": 390, "height": 844})
        tell(window, chance, most)
    assert window.mode == "over"
    page.get_by_role("link", name="See the result").click()
    assert page.url.endswith("/result")
    page.goto("/history")
    expect(page.get_by_text("at your own table").first).to_be_visible()


@pytest.mark.parametrize("window", ["phone dark"], indirect=True)
def test_what_was_told_can_be_told_anew_and_numbers_mended(window: Window) -> None:
    page, chance = window.page, random.Random(3)
    window.sit_down("high-season-companion")
    tell(window, chance, 5)
    page.get_by_label("Ralph’s display").first.check(force=True)
    row = page.locator(".counter").first
    value = int(row.locator("b").inner_text())
    window.after(lambda: row.get_by_role("button", name="one more").click())
    expect(page.locator(".counter b").first).to_have_text(str(value + 1))
    page.goto(f"{page.url}/facts")
    inspect(window)
    page.locator(".fact").last.click()  # which hotel is his
    page.get_by_role("button", name="Ralph gets hotel 7").click()
    while page.get_by_role("heading", name="What shall count?").count() == 0:
        expect(page.locator(".own-form h2")).to_be_visible()
        page.locator(".own-form button[name=answer]").first.click()
    inspect(window)
    page.get_by_role("button", name="Replay").click()
    page.get_by_label("Ralph’s display").first.check(force=True)
    expect(page.get_by_text("Hotel No. 7")).to_be_visible()


def at_home(visitor: Visitor) -> str:
    """A companion table at which the ten dice are asked for."""
    table = f"/tables/{visitor.sit_down('high-season-companion')}"
    visitor.submit(f"{table}/answers", question="0", answer="1")
    return table


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"face-1": "9"}, "These are 9 dice, but 10 are rolled."),
        ({"face-1": "five"}, "is no number of dice."),
        ({"typed": "77"}, "This question is not answered with a number."),
        ({"mend": "0-1"}, "Emperor row 1 is 0 and can be 0 to 5."),
        ({"mend": "999+1"}, "There is no such number on his display."),
    ],
)
def test_what_cannot_be_gets_a_sentence_and_changes_nothing(
    visitor: Visitor, fields: dict[str, Any], sentence: str
) -> None:
    table = at_home(visitor)
    before = visitor.see(f"{table}/file")
    refused = visitor.submit(f"{table}/tell", **fields)
    assert refused.status_code == 422
    assert sentence in refused.text
    assert visitor.see(f"{table}/file") == before


def test_a_table_that_is_played_here_hears_no_facts(visitor: Visitor) -> None:
    table = f"/tables/{visitor.sit_down()}"
    assert "nothing needs to be told" in visitor.submit(f"{table}/tell", mend="0+1").text
    assert "nothing was told" in visitor.get(f"{table}/facts").text


def test_a_card_of_her_own_is_entered_kept_and_taken_along(visitor: Visitor) -> None:
    spec = games.find("high-season")
    assert spec.companion and spec.companion.deck
    deck = spec.companion.deck
    card = deck.cards[0]
    row: tuple[int, ...] = ()
    while (asked := deck.ask(card, row)) is not None:
        page = visitor.see("/games/high-season/deck", params={"card": card, "row": ",".join(map(str, row))})
        assert asked[0] in unescape(page)
        row = (*row, asked[1][0][0])
    told = ",".join(map(str, row))
    assert "was not told to the end" in visitor.submit("/games/high-season/deck", card=card, row="").text
    assert visitor.submit("/games/high-season/deck", card=card, row=told).status_code == 200
    assert f"1 of {len(deck.cards)} known" in visitor.see("/games/high-season/deck")
    saved = visitor.see("/games/high-season/deck/file")
    assert dict(deck.read(saved)) == {card: row}
    refused = visitor.submit("/games/high-season/deck", card="Z99", row="")
    assert refused.status_code == 422 and "There is no card" in refused.text
    table = visitor.sit_down("high-season")
    assert json.loads(visitor.see(f"/tables/{table}/file"))["options"]["deck"] == saved
    made = visitor.api("POST", "/tables", json={"game": "high-season"}).json()
    assert json.loads(visitor.see(f"/tables/{made['id']}/file"))["options"]["deck"] == saved


@pytest.mark.parametrize("window", ["phone", "desktop dark"], indirect=True)
@pytest.mark.parametrize("game", HOMES)
def test_a_game_at_a_real_table_is_watched_again(window: Window, game: str) -> None:
    page, chance = window.page, random.Random(5)
    address = window.sit_down(f"{game}-companion")
    tell(window, chance, 6)
    page.goto(f"{address}/replay")
    assert window.mode == "replay"
    assert is_narrow(page)
    inspect(window)
    count = int(page.locator("#moment").get_attribute("max") or 0)
    assert count >= 6
    for moment in range(1, count + 1):
        window.after(lambda: page.get_by_role("link", name="Next answer").click())
        assert page.url.endswith(f"moment={moment}")
    expect(page.get_by_text("This question is open.")).to_be_visible()
    assert page.get_by_role("link", name="step by step").count() == 0
    page.goto(f"{address}/replay?moment=2")
    page.get_by_role("button", name="Go on").click()
    assert window.mode == "play"
    assert page.url != address
