"""Tests of the companion in Chromium: a game of every game on a phone, and refused entries."""

import json
import random
import re
from html import unescape
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from playwright.sync_api import Page, expect

from tableforone import games, load
from tableforone.games.grand_austria_hotel.companion import guests as in_queue
from tableforone.games.grand_austria_hotel.companion import numbers as at_table
from tableforone.games.grand_austria_hotel.companion import voice
from tableforone.games.grand_austria_hotel.rules import cards as guests
from tableforone.games.grand_austria_hotel.rules import numbers
from tableforone.games.salamandra.companion import numbers as at_salamandra
from tableforone.kernel.actions import Give
from tableforone.kernel.companion import ADJUST, AHEAD, facts, hands, own_of
from tableforone.kernel.corrections import repairs
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.journal import SHARED
from tableforone.kernel.meanings import PSEUDO
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.speech import speaking
from tableforone.kernel.table import Table
from tableforone.pages import assets, companion
from tableforone.pages.requests import Form
from tests import twins
from tests.twins import list_ahead
from tests.web.conftest import Visitor
from tests.web.test_browser import inspect
from tests.web.window import Walked, Window

HOMES = [spec.id for spec in games.all_games() if spec.companion is not None]
RED_TWO = at_table.GUEST + (2 + at_table.ZERO) * 4 + numbers.RED
WIDEST_WORDS = """all => all.map(span => {  // the widest word of a key, and the room that it has
  const pen = document.createElement("canvas").getContext("2d"), look = getComputedStyle(span);
  pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
  const words = span.textContent.split(/\\s/).map(word => pen.measureText(word).width);
  return [Math.max(...words), span.getBoundingClientRect().width + 1];
})"""
ALL_DONE = """() => {  // the set-up, then his first move if it is ready
  const seen = button => button.getClientRects().length, all = [...document.querySelectorAll("[data-all-done]")];
  while (document.querySelector(".holding")) all.find(seen).click();
}"""
MOST = 500  # answers; a longer game does not end


# inside the page; taps from outside are slow
TELL = (Path(__file__).parent / "tell.js").read_text(encoding="utf-8")


def tell(window: Walked, chance: random.Random, most: int = MOST) -> None:
    """Answer up to ``most`` questions with valid taps, or until the game is over."""
    window.page.wait_for_load_state()
    window.page.evaluate(TELL, [chance.random() for _ in range(most)])


def carry_out(page: Page) -> None:
    """Tick the opponent's whole list, if there is one."""
    page.evaluate(ALL_DONE)


def is_narrow(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@pytest.mark.parametrize("game", HOMES)
def test_a_whole_game_is_tapped_through_on_a_phone(window: Window, game: str) -> None:
    page, chance = window.page, random.Random(7)
    window.come_in(f"{game}-companion")
    expect(page.get_by_role("heading", name="Set up the table")).to_be_visible()
    for most in (5, MOST):
        inspect(window)
        carry_out(page)
        inspect(window)
        keys = page.locator(".st-ask :is(.keys button, .pad button)")
        shown = "all.filter(key => key.getClientRects().length)"
        assert keys.evaluate_all(f"all => {shown}.every(key => key.getBoundingClientRect().height >= 56)")
        page.set_viewport_size({"width": 360, "height": 640})
        assert is_narrow(page)
        page.set_viewport_size({"width": 390, "height": 844})
        tell(window, chance, most)
    assert window.mode == "over"
    expect(page.locator(".st-his")).to_be_in_viewport(ratio=0.2)  # the opponent's final board
    expect(page.get_by_role("link", name="See result")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="See result").click()
    assert page.url.endswith("/result")
    inspect(window)
    assert is_narrow(page)
    his = page.locator(".r2-his")
    expect(his).to_be_visible()
    assert his.evaluate("box => box.scrollHeight <= box.clientHeight + 1")  # nothing lies over what follows
    page.goto("/history")
    expect(page.get_by_text("with your own copy").first).to_be_visible()


@pytest.mark.parametrize("game", HOMES)
def test_the_result_shows_only_what_is_known(visitor: Visitor, inner: FastAPI, game: str) -> None:
    spec = games.find(game)
    digital, table = twins.played(spec, spec.setup(), 0), twins.companion(spec, spec.setup(), 0)
    twin, counts = twins.twin_of(spec), twins.Counts()
    while not table.over:
        twins.tell_next(table, twin, digital, counts)
    assert table.result
    name = inner.state.sittings.create(table)
    page = visitor.see(f"/tables/{name}/result")
    assert 'class="r2-scene"' not in page and 'class="chart' not in page  # no stock picture, no curve
    assert "Turning point" not in page and "/replay?moment=" not in page
    assert 'class="st-his own r2-his"' in page
    shown = re.findall(r'<tr><th scope="row">([^<]+)</th>(?:<td>([^<]+)</td>)?<td>([^<]+)</td></tr>', page)
    lines = [line for line in table.result.lines if line.mine or line.theirs]
    if table.result.opponent is None:
        assert [int(points.replace("−", "-")) for _, _, points in shown] == [line.mine for line in lines]
    elif len(lines) > 2:
        assert [theirs for _, _, theirs in shown] == ["–" if n is None else str(n) for *_, n in lines]
        assert all(mine == "–" or theirs == "–" for _, mine, theirs in shown)
        assert sum(line.theirs or 0 for line in lines) == table.result.opponent
    else:
        assert not shown
    assert "polyline" not in visitor.see(f"/tables/{name}/share")
    assert re.search(r'fill="#7a2633"[^>]*>–<', visitor.see(f"/tables/{name}/share?moment=3"))  # not a number
    assert 'class="me-c"' not in visitor.see(f"/tables/{name}/replay")


@pytest.mark.parametrize("window", ["phone dark"], indirect=True)
def test_what_was_told_can_be_told_anew_and_numbers_mended(window: Window) -> None:
    page, chance = window.page, random.Random(3)
    window.sit_down("high-season-companion")
    tell(window, chance, 5)
    page.get_by_label("Ralph’s board").first.check(force=True)
    row = page.locator(".counter").first
    value = int(row.locator("b").inner_text())
    window.after(lambda: row.get_by_role("button", name="one more").click())
    expect(page.locator(".counter b").first).to_have_text(str(value + 1))
    page.goto(f"{page.url}/facts")
    inspect(window)
    page.locator(".fact").last.click()  # the entry for his hotel
    page.get_by_role("button", name="Ralph gets hotel 7").click()
    while page.get_by_role("heading", name="What counts?").count() == 0:
        expect(page.locator(".own-form h2")).to_be_visible()
        page.locator(".own-form button[name=answer]").first.click()
    inspect(window)
    moves = page.locator(".repair .what").all_inner_texts()
    assert len(moves) > 1 and all(": " in line for line in moves)
    page.get_by_role("button", name="Play it again").click()
    # the table was corrected: no instructions are left
    expect(page.locator(".holding")).to_have_count(0)
    page.get_by_label("Ralph’s board").first.check(force=True)
    expect(page.get_by_text("Hotel No. 7")).to_be_visible()


def at_home(visitor: Visitor) -> str:
    """A companion table that asks for the ten dice."""
    table = f"/tables/{visitor.sit_down('high-season-companion')}"
    visitor.submit(f"{table}/answers", question="0", answer="1")
    return table


def question_at(visitor: Visitor, table: str) -> int:
    return int(visitor.api("GET", table).json()["question"]["number"])


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"face-1": "9"}, "You entered 9 dice, but 10 are rolled."),
        ({"face-1": "five"}, "is not a number of dice."),
        ({"typed": "77"}, "This question is not answered with a number."),
        ({"mend": "0-1"}, "Emperor row 1 is 0. It can be 0 to 5."),
        ({"mend": "999+1"}, "This number is not on the board."),
    ],
)
def test_what_cannot_be_gets_a_sentence_and_changes_nothing(
    visitor: Visitor, fields: dict[str, Any], sentence: str
) -> None:
    table = at_home(visitor)
    before = visitor.see(f"{table}/file")
    refused = visitor.submit(f"{table}/tell", question=question_at(visitor, table), **fields)
    assert refused.status_code == 422
    assert sentence in refused.text
    assert visitor.see(f"{table}/file") == before


def test_a_set_that_cannot_be_is_refused_with_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = games.find("high-season-companion")
    table = Table(spec, spec.setup("1", (), {}), 3, chance=SHARED)

    def refused(legal: list[int], *bits: str, button: str = "ticked") -> str:
        monkeypatch.setattr(Table, "legal", property(lambda table: legal))
        with pytest.raises(Fault) as fault:
            companion.chosen(table, Form([("set", button), *(("bit", bit) for bit in bits)]))
        return str(fault.value)

    monkeypatch.setattr(companion, "NAMED", 0)
    assert refused([0b10, 0b100]) == "Tick at least one space."
    assert refused([0b1110]) == "Tick at least one space; with these dice 3 must tie."
    assert refused([0b1110, 0b1100], "1") == ("You ticked 1. With these dice 2 or 3 spaces must tie. Tick all of them.")
    assert refused([0, 0b10]) == "Tick what is there, or press “None of these”."
    assert "Possible" in refused([0b10], "2")
    monkeypatch.setattr(Table, "legal", property(lambda table: [0, 0b10]))
    assert companion.chosen(table, Form([("set", "none"), ("bit", "1")])) == 0
    assert companion.chosen(table, Form([("set", "ticked"), ("bit", "1")])) == 0b10


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_a_double_tap_enters_one_fact(window: Window) -> None:
    """The second tap of a fast finger hits a key of the next question."""
    window.sit_down("lords-of-waterdeep-companion")
    numbers = window.page.evaluate(
        """async () => {
          const number = () => Number(document.querySelector("#answer [name=question]").value);
          const tap = when => {
            const event = new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true });
            Object.defineProperty(event, "timeStamp", { value: when });
            document.querySelector(".asking .keys button").dispatchEvent(event);
          };
          const found = [number()], start = performance.now();
          await changed(() => tap(start));
          found.push(number());
          const sent = done => addEventListener("submit", () => done(false), { once: true, capture: true });
          const refused = new Promise(sent);
          tap(start + 300);
          found.push(await Promise.race([refused, new Promise(done => setTimeout(done, 50, true))]));
          await changed(() => tap(performance.now() + 5000));
          return [...found, number()];
        }"""
    )
    first = numbers[0]
    assert numbers == [first, first + 1, True, first + 2]


def two_turns() -> Table:
    """A table of Grand Austria Hotel at the first of two turns of yours that follow each other."""
    spec = games.find("grand-austria-hotel")
    setup = spec.setup("easy", (), {})
    digital, table = twins.played(spec, setup, 0), twins.companion(spec, setup, 0)
    twin, counts = twins.twin_of(spec), twins.Counts()
    while True:
        p: Any = table.position
        if p.stack[-1][:2] == (numbers.TURN, 2) and not in_queue.is_stale(p):
            break
        twins.tell_next(table, twin, digital, counts)
        counts.hear(table)
        assert not table.over
    return table


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@pytest.mark.parametrize("by", ["finger", "keyboard"])
def test_a_second_turn_in_a_row_is_seen_before_it_is_given_away(window: Window, by: str) -> None:
    """The same keys are in the same place: another tap counts when there was time to see the question."""
    page = window.page
    page.goto(f"/tables/{imported(window, two_turns())}")
    carry_out(page)
    expect(page.locator("#ask")).to_contain_text("your first of two turns")
    expect(page.locator(".asking .primary")).to_have_count(0)
    rarest, other = page.locator(".asking .keys button").last, page.locator(".asking .keys button").first
    expect(rarest).to_have_text("Done, several guests left")
    look = "key => [parseFloat(getComputedStyle(key).fontSize), key.offsetWidth]"
    assert [a <= b for a, b in zip(rarest.evaluate(look), other.evaluate(look), strict=True)] == [True, True]
    page.reload()  # it was seen long ago
    numbers_after = page.evaluate(
        """async by => {
          const number = () => Number(document.querySelector("#answer [name=question]").value);
          const sent = new Set();
          addEventListener("submit", () => sent.add(number()), true);
          let seen = 0; // when the last question was there
          document.addEventListener("htmx:after:swap", () => { seen = performance.now(); });
          const tap = when => {
            const keys = [...document.querySelectorAll(".asking .keys button")];
            const key = keys.find(each => each.textContent.includes("no guest"));
            const told = { bubbles: true, cancelable: true, detail: 1, key: key.dataset.key };
            const event = by === "finger" ? new MouseEvent("click", told) : new KeyboardEvent("keydown", told);
            Object.defineProperty(event, "timeStamp", { value: when });
            key.dispatchEvent(event);
          };
          const found = [number()];
          await changed(() => tap(performance.now()));
          found.push(number());
          tap(seen + 600);
          found.push(sent.size);
          await changed(() => tap(seen + 1100));
          return [...found, number()];
        }""",
        by,
    )
    first, second, sent, then = numbers_after
    assert first < second < then and sent == 1


def test_what_was_open_on_the_page_must_still_be_open(visitor: Visitor) -> None:
    table = at_home(visitor)
    number = question_at(visitor, table)
    dice: dict[str, Any] = {"face-1": "5", "face-2": "5"}
    assert visitor.submit(f"{table}/tell", **dice).status_code == 422
    assert visitor.submit(f"{table}/tell", question=number, **dice).status_code == 200
    asked = question_at(visitor, table)
    assert visitor.submit(f"{table}/tell", question=number, mend="0+1").status_code == 409
    assert question_at(visitor, table) == asked


@pytest.mark.check
@pytest.mark.parametrize("game", HOMES)
def test_a_table_is_put_right_move_by_move(game: str) -> None:
    """Moves from the board as played to the corrected one; none if both are the same."""
    spec = games.find(game)
    twin, setup = twins.twin_of(spec), spec.setup(spec.levels[0] if spec.levels else None)
    first, other = (twins.companion(spec, setup, 0) for _ in range(2))
    digital, counts = twins.played(spec, setup, 0), twins.Counts()
    assert repairs(first, other) == []
    while len(first.questions) < 40 and not first.over:
        twins.tell_next(first, twin, digital, counts)
        counts.hear(first)
    there, back = (sorted(hand.text for hand in way) for way in (repairs(other, first), repairs(first, other)))
    assert there and len(there) == len(back) and there != back
    for language in (PSEUDO, "de", "fr", "es"):
        with speaking(language):
            assert len(repairs(other, first)) == len(there)
            names = [amount.name for amount in own_of(first).amounts(first.position)]
            assert len(set(names)) == len(names)
    assert repairs(first, first.copy()) == []
    added = {text.removeprefix("Add: ") for text in there if text.startswith("Add: ")}
    assert added == {text.removeprefix("Remove: ") for text in back if text.startswith("Remove: ")} and added


@pytest.mark.parametrize("game", ["grand-austria-hotel", "salamandra"])
def test_one_marker_shows_all_of_his_points(game: str) -> None:
    spec = games.find(game)
    setup = spec.setup(spec.levels[0] if spec.levels else None)
    table, other = (twins.companion(spec, setup, 0) for _ in range(2))
    which = next(nth for nth, each in enumerate(own_of(other).amounts(other.position)) if each.scored)
    other.act(Give((ADJUST, which, 1)))
    assert [hand.picture for hand in repairs(table, other)] == ["vp"]


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_many_quests_have_a_search_and_a_filter(window: Window) -> None:
    page = window.page
    window.sit_down("lords-of-waterdeep-companion")
    while page.locator("[data-find]").count() == 0:
        window.after(lambda: page.evaluate("document.querySelector('.asking .keys button').click()"))
    keys = page.locator(".asking .keys button:not([hidden])")
    every = keys.count()
    page.locator("[data-find]").fill("lolth")
    expect(keys).to_have_count(1)
    page.locator("[data-find]").fill("")
    page.locator("[data-kind]").nth(1).click()
    assert 5 < keys.count() < every / 3
    assert page.locator("#ask").evaluate("h => h.getBoundingClientRect().top >= 0")
    window.after(lambda: keys.first.evaluate("key => key.click()"))
    expect(page.locator("[data-find]")).to_have_value("")


def test_a_table_that_is_played_here_hears_no_facts(visitor: Visitor) -> None:
    table = f"/tables/{visitor.sit_down()}"
    assert "there is nothing to enter" in visitor.submit(f"{table}/tell", mend="0+1").text
    assert "there are no entries" in visitor.get(f"{table}/facts").text


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
    assert "was not completed" in visitor.submit("/games/high-season/deck", card=card, row="").text
    assert visitor.submit("/games/high-season/deck", card=card, row=told).status_code == 200
    assert f"1 of {len(deck.cards)} entered" in visitor.see("/games/high-season/deck")
    saved = visitor.see("/games/high-season/deck/file")
    assert dict(deck.read(saved)) == {card: row}
    refused = visitor.submit("/games/high-season/deck", card="Z99", row="")
    assert refused.status_code == 422 and "is not a card of" in refused.text
    table = visitor.sit_down("high-season")
    assert json.loads(visitor.see(f"/tables/{table}/file"))["options"]["deck"] == saved
    made = visitor.api("POST", "/tables", json={"game": "high-season"}).json()
    assert json.loads(visitor.see(f"/tables/{made['id']}/file"))["options"]["deck"] == saved


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_nothing_is_revealed_before_the_set_up_is_done(window: Window) -> None:
    page = window.page
    window.sit_down("grand-austria-hotel-companion")
    expect(page.locator(".setup [data-tick]")).not_to_have_count(0)
    for part in (".st-card", ".asking", ".st-his"):
        expect(page.locator(part).first).to_be_hidden()
    page.locator(".setup .lay").first.click()
    page.reload()
    expect(page.locator("[data-count]")).to_contain_text("1 of")
    page.get_by_role("button", name="Everything is ready").click()
    expect(page.locator(".st-card")).to_be_visible()
    expect(page.locator("#ask")).to_be_visible()
    page.get_by_role("button", name="Show the set-up again").click()
    expect(page.locator("#ask")).to_be_hidden()


@pytest.mark.parametrize("window", ["phone", "desktop"], indirect=True)
@pytest.mark.parametrize("cards", ["app", "mine"])
def test_a_move_that_is_ready_at_the_start_is_listed_after_the_set_up(window: Window, cards: str) -> None:
    """His Labour card is known: nothing is asked before he moves."""
    page, spec = window.page, games.find("salamandra-companion")
    assert spec.companion and spec.companion.deck
    deck = spec.companion.deck.write({"L1": (1, 2, 3, 4, 5, 2)})
    new = {"game": spec.id, "seed": 3, "level": "1", "options": {"cards": cards, "deck": deck}}
    made = window.context.request.post("/api/tables", headers={"X-Token": window.token}, data=new)
    page.goto(f"/tables/{made.json()['id']}")
    moves, steps, asked = page.locator(".do .what"), page.locator(".setup [data-tick]"), page.locator("#ask")
    expect(steps).not_to_have_count(0)
    expect(page.locator(".setup")).to_be_visible()
    for part in (".do", "#ask", ".st-card"):
        expect(page.locator(part).first).to_be_hidden()
    page.get_by_role("button", name="Everything is ready").click()
    for _ in range(2):
        expect(page.locator(".setup")).to_be_hidden()
        expect(moves.first).to_have_text("Move his points marker from 0 to 1")
        expect(moves).to_have_count(3 if cards == "app" else 1)
        expect(moves.last).to_be_in_viewport()
        expect(asked).to_be_hidden()
        expect(page.locator(".listing:not(.setup) [data-count]")).to_contain_text("0 of")
        inspect(window)
        page.reload()
    page.locator(".do .row").first.click()
    page.get_by_role("button", name="All done" if cards == "app" else "Continue", exact=True).click()
    expect(asked).to_be_visible()
    if window.page.viewport_size == {"width": 390, "height": 844}:  # a wide screen has room for the list
        page.get_by_role("button", name="Show the set-up again").click()
        expect(page.locator(".setup")).to_be_visible()
        expect(asked).to_be_hidden()
        page.get_by_role("button", name="Start game").dispatch_event("click")  # not the second tap of a double tap
        expect(moves.first).to_be_visible()
        page.locator(".holding [data-all-done]:visible").dispatch_event("click")
        page.get_by_role("button", name="Show the list again").click()
        expect(moves.first).to_be_visible()


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_a_guest_is_one_tap_and_a_finger_that_rests_selects_nothing(window: Window) -> None:
    page = window.page
    window.sit_down("grand-austria-hotel-companion")
    carry_out(page)
    expect(page.locator(".pad .padline")).to_have_count(4)
    key = page.locator(".pad button[title='Blue guest with 10 points']")
    assert key.evaluate("key => getComputedStyle(key).userSelect") == "none"
    window.after(lambda: key.dispatch_event("click"))
    expect(page.locator(".told-queue li").first).to_contain_text("10")


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_a_card_of_hers_is_told_by_drawings(window: Window) -> None:
    page = window.page
    spec = games.find("high-season-companion")
    table = Table(spec, spec.setup("2", (), {"cards": "mine"}), 3, chance=SHARED)
    new = {"game": spec.id, "seed": 3, "level": "2", "options": dict(table.setup.options)}
    made = window.context.request.post("/api/tables", headers={"X-Token": window.token}, data=new)
    page.goto(f"/tables/{made.json()['id']}")
    carry_out(page)
    window.after(lambda: page.locator(".asking .keys button").first.dispatch_event("click"))
    keys = page.locator(".asking .drawn-key")
    expect(keys).to_have_count(16)  # two hands, eight zig-zags
    assert keys.first.locator("svg").count() == 2
    assert keys.first.locator("span").evaluate("words => words.getBoundingClientRect().width") <= 1
    assert is_narrow(page)
    page.goto("/games/high-season/deck?card=A1")
    expect(page.locator(".drawn-key svg")).to_have_count(7)


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_plain_http_says_what_does_not_work(window: Window) -> None:
    page = window.page
    address = window.sit_down("high-season-companion")
    expect(page.locator("[data-plain-http]")).to_be_hidden()  # localhost is secure without https
    page.add_init_script(
        "if (window.name === 'plain') Object.defineProperty(window, 'isSecureContext', { value: false })"
    )
    page.evaluate("window.name = 'plain'")
    page.goto(address)
    expect(page.locator("[data-plain-http]")).to_be_visible()
    expect(page.locator("[data-plain-http]")).to_contain_text("serve --lan --https")
    assert is_narrow(page)
    page.evaluate("window.name = ''")


def test_steps_are_numbered_and_no_hotel_is_number_0(visitor: Visitor) -> None:
    page = visitor.see(f"/tables/{visitor.sit_down('high-season-companion')}")
    numbers = [int(number) for number in re.findall(r'<span class="no">(\d+)</span>', page)]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 3
    assert "No hotel chosen yet" in page and "No. 0" not in page


def test_a_guest_of_another_colour_has_its_reason() -> None:
    blue = next(guest for guest, colour in enumerate(guests.GUEST_COLOUR) if guest and colour == numbers.BLUE)
    said = voice.tell((DECIDE, OPPONENT, "guest", (196, numbers.RED), (1, blue, 3), []))
    assert said.startswith("Leopold takes the blue guest with 3 points from place 2.")
    assert "His card shows a red guest, but none is available." in said


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
        window.after(lambda: page.get_by_role("link", name="Next move").click())
        assert page.url.endswith(f"moment={moment}")
    expect(page.get_by_text("You have not answered this question yet.")).to_be_visible()
    assert page.get_by_role("link", name="step by step").count() == 0
    page.goto(f"{address}/replay?moment=2")
    page.get_by_role("button", name="Continue from here").click()
    assert window.mode == "play"
    assert page.url != address


def with_a_new_guest() -> Table:
    """A table of Grand Austria Hotel with a line for a new guest, in the player's turn."""
    spec = games.find("grand-austria-hotel")
    setup = spec.setup("easy", (), {})
    digital, table = twins.played(spec, setup, 0), twins.companion(spec, setup, 0)
    twin, counts = twins.twin_of(spec), twins.Counts()
    while not list_ahead(table) or not table.question or table.question.word != "turn":
        twins.tell_next(table, twin, digital, counts)
        counts.hear(table)
    return table


def imported(window: Window, table: Table) -> str:
    """Import the table into the running server; returns its id."""
    told = {"text": table.to_json()}
    made = window.context.request.post("/api/tables/import", headers={"X-Token": window.token}, data=told)
    return str(made.json()["id"])


def exported(window: Window, name: str) -> Table:
    return load(window.context.request.get(f"/tables/{name}/file").text())


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_a_new_guest_is_entered_on_the_line_of_the_list(window: Window) -> None:
    """One tap ticks the line and enters the guest; a plain tick asks later."""
    page, table = window.page, with_a_new_guest()
    name = imported(window, table)
    page.goto(f"/tables/{name}")
    keys = page.locator("[data-ticks] button")
    line = page.locator(".do > li", has=page.locator("[data-ticks]"))
    assert keys.evaluate_all("all => all.every(key => key.getBoundingClientRect().height >= 44)")
    assert is_narrow(page)
    inspect(window)
    top = page.evaluate("document.querySelector('.st-do').scrollTop = 60")
    page.get_by_role("button", name="Yellow guest with 7 points").dispatch_event("click")
    expect(keys).to_have_count(0)
    expect(page.locator("[data-count]")).to_have_text(re.compile("^1 of "))
    assert page.evaluate("document.querySelector('.st-do').scrollTop") == top  # it does not jump
    expect(page.locator(".asking")).to_be_hidden()
    told = exported(window, name)
    assert len(told.journal) == len(table.journal) + 1
    assert told.journal[-1][0] == AHEAD and not list_ahead(told)
    page.reload()
    expect(page.locator("[data-tick]:checked")).to_have_count(1)
    page.locator("[data-all-done]").click()
    expect(page.locator(".asking")).to_be_visible()
    page.goto(f"/tables/{name}/facts")
    page.get_by_role("button", name="Queue, place 1: which guest is it? yellow guest with 7 points").click()
    expect(page.get_by_role("heading", name="Queue, place 1: which guest is it?")).to_be_visible()
    page.locator(f'[name=answer][value="{RED_TWO}"]').click()
    page.locator("[name=choice][value=replay]").click()
    assert facts(exported(window, name))[-1].said == "red guest with 2 points"
    window.after(lambda: page.locator("[form=undo]").first.dispatch_event("click"))
    page.locator("[data-again]").click()
    expect(line.locator(".pad-ahead")).to_be_visible()
    line.locator("label.row").click()
    expect(line.locator(".pad-ahead")).to_be_hidden()
    assert list_ahead(exported(window, name))  # a plain tick: the question comes when it matters


def asked_for_a_spot(way: int, seed: int) -> Table:
    """A table of Salamandra that asks for the first free spot along an arrow in this direction."""
    spec = games.find("salamandra")
    setup = spec.setup("1", (), {})
    digital, table = twins.played(spec, setup, seed), twins.companion(spec, setup, seed)
    twin, counts = twins.twin_of(spec), twins.Counts()
    while not table.question or table.question.word != "free spot" or table.position.stack[-1][1] & 3 != way:
        twins.tell_next(table, twin, digital, counts)
        counts.hear(table)
        assert not table.over
    return table


@pytest.mark.parametrize("window", ["phone"], indirect=True)
@pytest.mark.parametrize(("way", "seed"), [(2, 0), (1, 2)])
def test_the_first_free_spot_is_tapped_where_it_is(window: Window, way: int, seed: int) -> None:
    """One screen shows the line along the arrow and the four spots of its field."""
    page, table = window.page, asked_for_a_spot(way, seed)
    name = imported(window, table)
    page.goto(f"/tables/{name}")
    carry_out(page)
    inspect(window)
    drawn = page.locator(".spot-octo")
    expect(drawn).to_be_in_viewport(ratio=1)
    free = [place for place in range(4) if place in table.legal]
    boxes = {place: drawn.locator(f'button[value="{place}"]').bounding_box() for place in free}
    middle = drawn.bounding_box()
    assert middle
    across, down = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
    for place, box in boxes.items():
        assert box and box["width"] >= 56 and box["height"] >= 56
        x, y = box["x"] + box["width"] / 2 - across, box["y"] + box["height"] / 2 - down
        where = [(0, -1), (1, 0), (0, 1), (-1, 0)][place]  # clockwise from the top
        assert x * where[0] + y * where[1] > 50
    line = page.locator(".spot-line .oct-k").evaluate_all(
        "all => all.map(key => { const box = key.getBoundingClientRect(); return [box.x, box.y]; })"
    )
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    assert len(steps) > 1 and all(dy > 50 if way == 2 else dx > 50 for dx, dy in steps)
    assert page.locator(".asking button[name=answer]").count() == len(table.legal)
    page.set_viewport_size({"width": 360, "height": 640})
    assert is_narrow(page)
    further = at_salamandra.FIELD + 2
    window.after(lambda: page.locator(f'.spot-line [value="{further}"]').dispatch_event("click"))
    told = exported(window, name)
    assert told.question and told.question.word == "free spot"  # on the field built since
    assert told.position.stack[-1][2] == 2
    window.after(lambda: page.locator('.spot-octo [value="2"]').dispatch_event("click"))
    told = exported(window, name)
    assert told.journal[len(table.journal) :][:2] == [further, 2]


def test_the_scripts_of_the_page_share_no_name(visitor: Visitor) -> None:
    """Scripts share one scope: a script that redeclares a name does not run at all."""
    visitor.see("/settings")
    visitor.submit("/settings", sound="medium", companionsound="on")
    page = visitor.see(f"/tables/{visitor.sit_down('grand-austria-hotel-companion')}")
    scripts = re.findall(r'<script src="/static/\w+/([\w.]+)"', page)
    assert {"app.js", "companion.js", "motion.js", "sound.js"} <= set(scripts)
    texts = [assets.files()[script].read_text(encoding="utf-8") for script in scripts]
    shared = [text for text in texts if not re.search(r"^\{ //", text, re.MULTILINE)]  # in no block of its own
    names = [
        name
        for text in shared
        for name in re.findall(r"^(?:const|let|(?:async )?function|class) (\w+)", text, re.MULTILINE)
    ]
    assert len(names) > 20
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("window", ["phone"], indirect=True)
def test_the_largest_text_breaks_no_word_and_the_first_lines_have_their_heading(window: Window) -> None:
    spec = games.find("lords-of-waterdeep")
    setup = spec.setup(None, (), {})
    digital, table = twins.played(spec, setup, 0), twins.companion(spec, setup, 0)
    twin, counts = twins.twin_of(spec), twins.Counts()
    while len({hand.turn for hand in hands(table)}) < 2:
        twins.tell_next(table, twin, digital, counts)
        counts.hear(table)
    page, name = window.page, imported(window, table)
    page.goto(f"/tables/{name}")
    assert page.locator(".turn-h").all_text_contents() == ["Before the first turn", "Turn 1"]
    page.evaluate("document.documentElement.dataset.size = 'largest'")
    carry_out(page)
    words = page.locator(".asking .key span").evaluate_all(WIDEST_WORDS)
    assert len(words) > 8
    assert all(word <= room for word, room in words), words
    assert is_narrow(page)
