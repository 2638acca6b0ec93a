"""Tests of tables in windows of every shape: a phone held sideways, a low laptop, large text."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

import tableforone
from tableforone import games
from tests.web.conftest import Visitor
from tests.web.test_layout import MEASURES, SHOWN, positions
from tests.web.window import Window

NOTCH = {"left": 47, "right": 47, "bottom": 21, "top": 0}
SIDEWAYS = ViewportSize(width=844, height=390)
LAPTOP = ViewportSize(width=1280, height=720)
# parts outside the area between notch and home bar; parts scrolled out of view do not count
COVERED = """() => {
  const parts = document.querySelectorAll(".tabs a svg, .topbar :is(.tool, .scores, .rounds .now), .question :is(.btn, .answer, h2), .boards");
  return [...parts].map(part => [part, part.getBoundingClientRect()])
    .filter(([part, r]) => r.width && r.left < innerWidth && r.right > 0 && (r.left < 47 || r.right > innerWidth - 47))
    .map(([part, r]) => `${part.className.baseVal ?? part.className} from ${r.left} to ${r.right}`);
}"""  # noqa: E501
CONTRAST = """e => {
  const light = text => {
    const [r, g, b] = text.match(/[0-9.]+/g).map(n => n / 255).map(c => c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b + .05;
  };
  const both = [getComputedStyle(e).color, getComputedStyle(document.body).backgroundColor].map(light);
  return Math.max(...both) / Math.min(...both);
}"""  # noqa: E501


@pytest.fixture
def page(windows: Callable[..., Window]) -> Page:
    return windows().page


def laid(page: Page, live: str, text: str) -> str:
    """Import and open a saved game; returns its address."""
    with Visitor(base_url=live, timeout=120) as visitor:
        address = f"/tables/{visitor.api('POST', '/tables/import', json={'text': text}).json()['id']}"
    page.goto(address)
    page.evaluate("document.fonts.ready")
    return address


def dice_first(seed: int) -> str:
    """A random save of Grand Austria Hotel with dice to take but no guest."""
    chance, table = random.Random(seed), tableforone.new("grand-austria-hotel", seed=seed)
    while True:
        kinds = {table.spec.thing(table.position, answer).partition(":")[0] for answer in table.legal}
        if "die" in kinds and "guest" not in kinds:
            return table.to_json()
        table.answer(chance.choice(table.legal))


@pytest.mark.parametrize("game", SHOWN)
def test_a_phone_held_sideways_shows_the_board_beside_the_question(
    windows: Callable[..., Window], live: str, game: str
) -> None:
    window = windows("phone")
    page = window.page
    page.set_viewport_size(SIDEWAYS)
    window.device.send("Emulation.setSafeAreaInsetsOverride", {"insets": NOTCH})
    for text in positions(game, ()):
        laid(page, live, text)
        boards, question = (page.locator(name).bounding_box() for name in (".boards", "#question"))
        assert boards and question
        assert boards["height"] >= 340
        assert question["x"] >= boards["x"] + boards["width"] - 1
        assert page.evaluate(COVERED) == []
        last = page.locator("#question .answer:visible").last
        last.scroll_into_view_if_needed()
        box = last.bounding_box()
        assert box and box["y"] + box["height"] <= SIDEWAYS["height"] - NOTCH["bottom"]
    window.device.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})


def test_the_table_is_narrow_exactly_when_the_question_is_beside_it(page: Page, live: str) -> None:
    # The style sheet states the condition twice: as a query, and as a sum for the padding.
    laid(page, live, positions("salamandra", ())[0])
    shapes = [
        (width, height)
        for rem in (16, 20)
        for width in (31 * rem, 32 * rem - 1, 32 * rem, 48 * rem, 64 * rem - 1, 64 * rem, 80 * rem)
        for height in (
            20 * rem,
            30 * rem - 1,
            30 * rem,
            38 * rem - 1,
            38 * rem,
            50 * rem,
            width * 4 // 5 - 1,
            width * 4 // 5 + 1,
        )
    ]
    seen = set()
    for size in ("", "largest"):
        page.evaluate("size => { document.documentElement.dataset.size = size; }", size)
        for width, height in shapes:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            beside, narrow = page.evaluate("""() => {
              const table = document.querySelector(".game"), style = getComputedStyle(table);
              return [style.position === "relative", parseFloat(style.paddingRight) >= .3 * table.offsetWidth];
            }""")
            assert beside == narrow, (size, width, height)
            seen.add((size, beside))
    assert len(seen) == 4


def test_the_glade_is_whole_on_a_phone_held_sideways(page: Page, live: str) -> None:
    page.set_viewport_size(SIDEWAYS)
    laid(page, live, positions("salamandra", ())[0])
    glade = page.locator(".glade").evaluate("e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]")
    assert max(glade) <= 1
    box = page.locator("svg.map").bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= SIDEWAYS["height"]


# the rewards of the groups: how large their letters are, and what they cover of the rooms
REWARDS = """() => [...document.querySelectorAll(".sheet.mine .pill")].filter(e => e.getClientRects().length).map(e => {
  const r = e.getBoundingClientRect(), parts = [...document.querySelectorAll(".sheet.mine .cell :is(.no .ico, .bonus *)")];
  const room = [...document.querySelectorAll(".sheet.mine .no")].map(no => no.firstChild).map(text => {
    const range = document.createRange();
    range.selectNode(text);
    return range;
  });
  const over = part => {
    const q = part.getBoundingClientRect(), by = Math.min(r.right, q.right) - Math.max(r.left, q.left);
    return by > 2 && Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top) > 4;
  };
  return [e.textContent.trim(), parseFloat(getComputedStyle(e).fontSize), [...parts, ...room].filter(over).length];
})"""  # noqa: E501


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (844, 390)])
def test_a_phone_shows_the_reward_of_every_group(page: Page, live: str, size: tuple[int, int]) -> None:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    laid(page, live, positions("high-season", ())[0])
    rewards = page.evaluate(REWARDS)
    assert len(rewards) == 10
    for words, letters, covered in rewards:
        assert words and letters >= 11 and not covered, (words, letters, covered)


@pytest.mark.parametrize(
    ("game", "whole"),
    [("grand-austria-hotel", "#p-house .facade"), ("high-season", ".plan"), ("salamandra", "svg.map")],
)
def test_a_laptop_shows_every_floor(page: Page, live: str, game: str, whole: str) -> None:
    page.set_viewport_size(LAPTOP)
    for text in positions(game, ()):
        laid(page, live, text)
        board, felt = page.locator(whole).first.bounding_box(), page.locator(".boards").bounding_box()
        assert board and felt
        assert board["y"] >= felt["y"]
        assert board["y"] + board["height"] <= felt["y"] + felt["height"] + 1


def test_with_all_modules_the_frames_of_dice_and_guests_stay_apart(page: Page, live: str) -> None:
    game = "grand-austria-hotel"
    for text in positions(game, tuple(games.find(game).modules)):
        laid(page, live, text)
        for size in (SIDEWAYS, ViewportSize(width=1440, height=900)):
            page.set_viewport_size(size)
            assert not page.evaluate(MEASURES)


def test_large_text_on_a_tablet_leaves_the_dice_in_view(page: Page, live: str) -> None:
    page.set_viewport_size(ViewportSize(width=1024, height=768))
    for seed in range(3, 7):
        laid(page, live, dice_first(seed))
        page.evaluate("document.documentElement.dataset.size = 'largest'")
        felt = page.locator(".boards").bounding_box()
        dice = page.locator(".space.legal").all()
        assert felt and dice
        for die in dice:
            box = die.bounding_box()
            assert box and box["y"] >= felt["y"] and box["y"] + box["height"] <= felt["y"] + felt["height"]


def test_a_window_that_becomes_narrow_marks_the_board_in_view(page: Page, live: str) -> None:
    laid(page, live, positions(SHOWN[0], ())[0])
    for width in (1440, 390):
        page.set_viewport_size(ViewportSize(width=width, height=844))
    page.locator(".boards").evaluate("e => e.scrollTo({ left: 0, behavior: 'instant' })")
    first = page.locator(".tabs a").first
    expect(first).to_have_attribute("aria-current", "true")
    expect(page.locator(".tabs a[aria-current]")).to_have_count(1)


def test_small_things_are_large_enough(page: Page, live: str) -> None:
    for game in ("lords-of-waterdeep", "grand-austria-hotel"):
        laid(page, live, positions(game, ())[1])
        heights = page.locator(".log :is(a, button), summary:visible").evaluate_all(
            "all => all.filter(e => e.getClientRects().length).map(e => e.getBoundingClientRect().height)"
        )
        assert heights and min(heights) >= 24
    laid(page, live, positions("high-season", ())[1])
    for width in (360, 600, 1280):
        page.set_viewport_size(ViewportSize(width=width, height=800))
        sizes = page.locator(".rowvp small, .boxes i").evaluate_all(
            "all => all.map(e => parseFloat(getComputedStyle(e).fontSize))"
        )
        assert min(sizes) >= 11
        boxes = page.locator(".boxes i").evaluate_all("all => all.map(e => e.getBoundingClientRect().width)")
        assert min(boxes) >= 12, boxes


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_written_on_the_table_top_can_be_read(windows: Callable[..., Window], live: str, theme: str) -> None:
    page = windows("desktop", theme).page
    for game in SHOWN:
        page.goto(f"/games/{game}/rules")
        found = page.locator(".rules2 > nav b").evaluate_all(f"all => all.map({CONTRAST})")
        assert min(found) >= 4.5, game
    with Visitor(base_url=live, timeout=120) as visitor:
        page.goto(f"/tables/{visitor.sit_down('grand-austria-hotel-companion')}")
    assert page.locator(".asides-own a").first.evaluate(CONTRAST) >= 4.5


LIT = """() => [...document.querySelectorAll("main .legal")]
  .filter(piece => getComputedStyle(piece).getPropertyValue("--lit"))
  .flatMap(piece => [...piece.classList].filter(name => /^k(ind)?-/.test(name)))"""


def test_only_the_chosen_kind_has_lit_pieces_and_answers(windows: Callable[..., Window], live: str) -> None:
    window = windows()
    page = window.page
    laid(page, live, several_kinds())
    inputs = page.locator(".kinds input:enabled").all()
    assert len(inputs) > 1
    first = str(inputs[0].get_attribute("id"))
    for chosen in [*inputs[1:], inputs[0]]:
        name = str(chosen.get_attribute("id"))
        chosen.click()
        assert set(page.evaluate(LIT)) <= {name}
        assert [names_of(group) for group in page.locator(".answers:visible").all()] == [name.replace("kind", "when")]
    assert page.evaluate(LIT)
    inputs[1].click()
    window.after(lambda: page.locator(".answers:visible .answer").first.click())
    assert page.locator(".kinds").count() == 0 or page.locator(f"#{first}").is_checked()
    assert set(page.evaluate(LIT)) <= {first, "k-always"}


def names_of(group: Locator) -> str:
    return str(group.get_attribute("class")).split()[-1]


def several_kinds() -> str:
    """A save of Grand Austria Hotel whose answers are shown by kind."""
    chance, table = random.Random(3), tableforone.new("grand-austria-hotel", seed=3)
    while len({table.spec.thing(table.position, answer).partition(":")[0] for answer in table.legal}) < 3:
        table.answer(chance.choice(table.legal))
    return table.to_json()


def test_all_kinds_are_shown_without_scripts(browser: Browser, live: str) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=live)
    page = context.new_page()
    with Visitor(base_url=live, timeout=120) as visitor:
        saved = visitor.api("POST", "/tables/import", json={"text": several_kinds()}).json()["id"]
    page.goto(f"/tables/{saved}")
    assert not page.locator(".kinds").is_visible()
    groups = page.locator(".answers.when")
    assert groups.count() > 1
    assert all(group.is_visible() for group in groups.all())
    context.close()
