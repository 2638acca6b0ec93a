"""Tests of animations: pieces move after an answer, any input ends that, nothing waits for it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

import tableforone
from tableforone import games
from tableforone.kernel import story
from tableforone.kernel.table import Table
from tableforone.pages import tabletop
from tableforone.players.minds import mind_of
from tests.web.conftest import Visitor
from tests.web.window import Window, serious_faults

# records every animation and pauses it at its start, so nothing here depends on time
NOTED = """
window.played = [];
window.journal = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const animation = animate.call(this, frames, how);
  if (how?.id !== "table") return animation;
  const times = [how.duration, how.delay ?? 0];
  played.push({ what: String(this.className?.baseVal ?? this.className), times, out: this.dataset?.out ?? "" });
  animation.pause();
  return animation;
};
const all = document.querySelectorAll;
document.querySelectorAll = function (selector) {
  if (selector === "#table [data-moves]") journal.push("measured");
  return all.call(this, selector);
};
for (const [name, word] of [["before:request", "asked"], ["after:request", "answered"], ["after:swap", "shown"]])
  document.addEventListener("htmx:" + name, () => journal.push(word), true);
"""
GIVE = """n => {
  const answers = [...document.querySelectorAll("#question .answers button[name=answer]")];
  answers[n % answers.length].click();
}"""
SHOWN = """[...document.querySelectorAll("#question .answers button")].filter(a => a.getClientRects().length)
  .toSorted((a, b) => (a.offsetTop - b.offsetTop) || (a.offsetLeft - b.offsetLeft)).map(a => a.dataset.key)"""
MOVING = "document.getAnimations().filter(animation => animation.id === 'table').length"
GAMES = ("grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra")


@pytest.fixture
def lively(browser: Browser, live: str) -> Iterator[Window]:
    """A separate window with animations on, which are recorded."""
    window = Window(browser, live)
    window.page.add_init_script(NOTED)
    window.choose(pace="steps")
    window.page.emulate_media(reduced_motion="no-preference")
    yield window
    window.check()
    window.context.close()


def answer_often(window: Window, times: int, enough: str = "false") -> None:
    """Give answers from the question bar until ``enough`` is true."""
    for n in range(times):
        if window.mode == "over" or window.page.evaluate(enough):
            return
        if window.mode == "turn":
            window.after(lambda: window.page.keyboard.press("Space"))
            continue
        window.after(lambda n=n: window.page.evaluate(GIVE, n))


@pytest.mark.parametrize("game", GAMES)
def test_pieces_move_after_an_answer_and_any_input_ends_it(lively: Window, game: str) -> None:
    window = lively
    window.sit_down(game)
    answer_often(window, 40, f"played.length > 3 && {MOVING} > 0")
    played = window.page.evaluate("played")
    assert len(played) > 3
    assert all(200 <= each["times"][0] <= 450 for each in played), played
    assert window.page.evaluate(MOVING)
    window.page.keyboard.press("Shift")
    assert window.page.evaluate(MOVING) == 0
    assert window.page.locator(".flying").count() == 0


def test_each_rule_rules_out_its_own_candidates(lively: Window) -> None:
    window = lively
    window.sit_down("grand-austria-hotel")
    answer_often(window, 60, "played.some(each => each.out === '2')")
    out = [each for each in window.page.evaluate("played") if each["out"]]
    assert {each["out"] for each in out} >= {"2"}
    assert all(each["times"] == [200, 100 + 200 * (int(each["out"]) - 1)] for each in out), out
    struck = window.page.evaluate("[...document.querySelectorAll('#table .struck')].map(piece => piece.dataset.out)")
    assert struck
    assert all(struck)


@pytest.mark.parametrize(("motion", "reduced"), [("device", "reduce"), ("still", "no-preference")])
def test_nothing_moves_where_it_is_not_wanted(lively: Window, motion: str, reduced: Any) -> None:
    window = lively
    window.choose(pace="steps", motion=motion)
    window.page.emulate_media(reduced_motion=reduced)
    window.sit_down("high-season")
    answer_often(window, 12)
    assert window.page.evaluate("played") == []
    assert window.page.evaluate("journal.includes('measured')") is False


def test_no_answer_waits_for_motion(lively: Window) -> None:
    """The table is measured while the answer is sent and after it is shown, never in between."""
    window = lively
    window.sit_down("grand-austria-hotel")
    answer_often(window, 6)
    journal = window.page.evaluate("journal")
    assert journal.count("shown") >= 6
    rest = iter(journal)
    for word in rest:
        assert word == "asked"
        assert [next(rest) for _ in range(4)] == ["measured", "answered", "shown", "measured"]


def test_points_count_up_to_what_they_are(lively: Window) -> None:
    window = lively
    window.sit_down("high-season")
    answer_often(window, 30, "played.some(each => each.times[0] === 420 && each.what === '')")
    window.page.keyboard.press("Shift")
    name = window.page.url.rpartition("/tables/")[2].partition("/")[0]
    shown = window.page.locator(".scores b").all_inner_texts()
    window.page.goto(f"/tables/{name}" if window.mode != "turn" else window.page.url)
    assert window.page.locator(".scores b").all_inner_texts() == shown


# --- the opponent's turn


def played_until_he_moved(game: str) -> Table:
    """A table in the middle of a game, after a turn of the opponent."""
    table, choose = tableforone.new(game, seed=3), mind_of(games.find(game)).mind.choose
    while not table.over:
        table.answer(choose(table.position, table.legal))
        if len(table.questions) > 40 and story.moved_after(table, table.questions[-1]):
            return table
    raise AssertionError("the opponent never moved")


def his_turn(window: Window, game: str, wanted: str = "true") -> None:
    """Open the first step of the opponent's turn for which ``wanted`` is true."""
    table = played_until_he_moved(game)
    saved = {"text": table.to_json()}
    made = window.context.request.post("/api/tables/import", headers={"X-Token": window.token}, data=saved)
    turn = table.questions[-1]
    for step in story.steps_after(table, turn):
        window.page.goto(f"/tables/{made.json()['id']}/turns/{turn}?step={step.number}")
        if window.page.evaluate(f"Boolean({wanted})"):
            return
    raise AssertionError("no step of this turn is as wanted")


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_of_his_turn_is_65_pixels_high(windows: Any, game: str) -> None:
    window = windows()
    his_turn(window, game)
    for width, height in ((1440, 900), (1280, 800), (390, 844)):
        window.page.set_viewport_size({"width": width, "height": height})
        bar = "document.getElementById('question').getBoundingClientRect()"
        assert window.page.evaluate(f"{bar}.height") == pytest.approx(65, abs=1), (width, game)
        assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        cut = (
            "[...document.querySelectorAll('#question .asides .answer')].every(a => a.scrollWidth <= a.clientWidth + 1)"
        )
        assert window.page.evaluate(cut), (width, game)
    assert serious_faults(window.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_he_ruled_out_is_above_the_fold(windows: Any, game: str) -> None:
    window = windows()
    his_turn(window, game, "document.querySelector('#table .col.mid [data-out]')")
    hidden = """[...document.querySelectorAll('#table .col.mid [data-out]:not(.strike)')].filter(piece => {
      const box = piece.getBoundingClientRect(), bar = document.getElementById('question').getBoundingClientRect();
      return box.width && box.bottom > bar.top && piece.closest('#p-why, #p-fields');
    }).map(piece => piece.outerHTML.slice(0, 80))"""
    assert window.page.evaluate(hidden) == []


def test_the_reason_is_always_beside_his_voice(windows: Any) -> None:
    window = windows()
    his_turn(window, "grand-austria-hotel")
    assert window.page.locator("#h-why").inner_text().startswith("“")
    assert "Leopold" in window.page.locator(".say .note").inner_text()
    assert window.page.locator(".why-row").count() > 0
    assert window.page.locator(".say[aria-live=polite]").count() == 1


# --- keys


def test_passing_has_a_key_of_its_own_and_is_shown_last(windows: Any) -> None:
    window = windows()
    window.sit_down("grand-austria-hotel")
    found = "document.querySelector('#question [data-key=p][value]')?.textContent.includes('Pass')"
    window.choose(pace="skip", forced="asked")
    answer_often(window, 40, f"Boolean({found})")
    page = window.page
    seen = page.evaluate(SHOWN)
    assert seen[-1] == "p"
    assert seen[:-1] == [str(n + 1) for n in range(len(seen) - 1)]
    window.after(lambda: page.keyboard.press("p"))
    assert page.locator(".log .me").first.inner_text().startswith("You pass on turn ")


# --- sound


def test_no_sound_until_it_is_chosen(visitor: Visitor) -> None:
    name = visitor.sit_down("salamandra")
    assert "sound.js" not in visitor.see(f"/tables/{name}")
    assert "data-sound" not in visitor.see(f"/tables/{name}")
    visitor.cookies["settings"] = "sound=quiet"
    page = visitor.see(f"/tables/{name}")
    assert "sound.js" in page
    assert 'data-sound="quiet"' in page


def test_a_real_table_is_silent_unless_asked(visitor: Visitor) -> None:
    visitor.cookies["settings"] = "sound=loud"
    name = visitor.sit_down("salamandra-companion")
    assert "sound.js" not in visitor.see(f"/tables/{name}")
    visitor.cookies["settings"] = "sound=loud&companionsound=on"
    assert "sound.js" in visitor.see(f"/tables/{name}")


HEARD = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { heard++; return start.apply(this, when); };
AudioBufferSourceNode.prototype.start = AudioScheduledSourceNode.prototype.start;
Object.defineProperty(BaseAudioContext.prototype, "state", { get: () => "running" });
"""


@pytest.mark.parametrize("motion", ["device", "still"])
def test_pieces_are_heard(lively: Window, motion: str) -> None:
    window = lively
    window.page.add_init_script(HEARD)
    window.choose(pace="steps", sound="quiet", motion=motion)
    window.sit_down("grand-austria-hotel")
    window.page.keyboard.press("Shift")  # browsers play sound only after an input
    answer_often(window, 30, "heard > 0")
    assert window.page.evaluate("heard") > 0


# --- performance


@pytest.mark.parametrize("game", GAMES)
def test_a_step_of_his_turn_puts_no_whole_game_into_words(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    table = played_until_he_moved(game)
    told: list[story.LogLine] = []

    def move(table: Table, line: story.LogLine) -> story.Told:
        told.append(line)
        return story.Told(line.text or "A move.")

    monkeypatch.setattr(story, "_move", move)
    tabletop.watching("x", table, table.questions[-1], 1)
    assert 0 < len(told) <= 2 * tabletop.LOG_LINES + 10
    told.clear()
    tabletop.playing("x", table)
    assert 0 < len(told) <= tabletop.LOG_LINES + 10


def test_every_game_is_here() -> None:
    assert set(GAMES) <= set(games.ids())
