"""A browser window on the site for the tests: the frame with the app's pages, and random clicks."""

import random
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Frame, Locator, Page, TimeoutError, ViewportSize, expect

from tableforone import games
from tests.web.window import CHANGED, OFTEN, REPORTS, SIZES, STATE

DESK, PHONE = (ViewportSize(width=width, height=height) for width, height in (SIZES["desktop"], SIZES["phone"]))
GAMES = sorted(path.parent.name.replace("_", "-") for path in Path(games.__file__).parent.glob("*/__init__.py"))
PATIENCE = 240_000  # ms; Python starts slowly on a loaded machine
CLICK = "it => setTimeout(() => it.click())"  # the page may be gone before a direct click returns
OURS = re.compile(r"status of [45]")
PLAYED = """async picks => {
  let given = 0;
  frameElement.style.display = "none"; // drawing it is most of the work, and other tests look at it
  for (const pick of picks) {
    const mode = document.getElementById("table").dataset.mode;
    if (mode === "over") break;
    const ways = mode === "turn" ? '.asides [data-key=" "]' : "button[form=answer][name=answer]";
    const things = document.querySelectorAll(ways);
    await changed(() => things[Math.floor(pick * things.length)].click());
    given++;
  }
  frameElement.style.display = "";
  return given;
}"""  # inside the page, because a click from outside takes several times as long


def click(thing: Locator) -> None:
    """Click on an element; the page may be gone before the click is confirmed."""
    try:
        thing.evaluate(CLICK)
    except Error as gone:
        if "because of a navigation" not in gone.message:
            raise


# waits until the lobby is stored for a later visit
STORED = """
  const address = new URL("at/", location.href.split("#")[0]).href;
  while (!await caches.match(address)) await new Promise(done => setTimeout(done, 20));
"""


class SiteWindow:
    """One tab with the site, and all its complaints."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        context.add_init_script(REPORTS)
        self.shell: Page = context.new_page()
        self.shell.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.chosen: dict[str, str] = {}
        self.shell.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.shell.on("console", lambda message: self._heard(message.type, message.text))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not OURS.search(text):
            self.complaints.append(text)

    def open(self, where: str = "") -> "SiteWindow":
        """Load the site and wait for the app."""
        self.shell.goto(self.address + where)
        self.wait()
        return self

    def wait(self) -> None:
        self.shell.locator("body.open").wait_for(state="attached")

    def wait_for_rest(self) -> None:
        """Wait until everything is loaded and compiled engines have replaced plain ones."""
        self.shell.locator("body[data-whole]").wait_for(state="attached")
        if self.shell.locator("body").get_attribute("data-variant") == "compiled":
            self.shell.locator("body:not([data-engines=plain])").wait_for(state="attached")

    @property
    def fault(self) -> str:
        """The error message, once it is visible."""
        says = self.shell.locator("#fault-says")
        says.wait_for(state="visible")
        return says.inner_text()

    @property
    def frame(self) -> Frame:
        return self.shell.frames[1]

    def go(self, path: str) -> None:
        self.frame.goto(f"{self.address}at{path}")

    def sit_down(self, game: str, seed: str = "5") -> None:
        """Go from the lobby to the table by the app's own links and forms."""
        if not self.frame.url.endswith("/at/"):
            self.go("/")
        self.frame.locator(f'a[href$="/games/{game}/new"]').first.click()
        self.frame.locator("[name=seed]").evaluate(f"field => field.value = '{seed}'")
        self.frame.locator("button[form=setup].primary").first.click()
        expect(self.frame.locator("#table")).to_be_visible()
        self.frame.wait_for_load_state()  # keys work only after the page's scripts have run

    def choose(self, **chosen: str) -> None:
        """Set options on the settings page; earlier choices are remembered."""
        if chosen.items() <= self.chosen.items():
            return
        self.go("/settings")
        for name, value in chosen.items():
            choice = self.frame.locator(f'[name="{name}"][value="{value}"]')
            if not choice.is_checked():
                with self.shell.expect_event("framenavigated"):
                    click(choice)
            expect(choice).to_be_checked()
        self.chosen |= chosen

    @property
    def mode(self) -> str:
        return self.frame.locator("#table").get_attribute("data-mode") or ""

    @property
    def question(self) -> int:
        """The number of the open question."""
        return int(self.frame.locator("[name=question]").first.input_value())

    def after(self, act: Any) -> None:
        """Do something that changes the table, and wait for the change."""
        self.frame.wait_for_load_state()  # before its scripts run, a form opens another page
        before = self.frame.evaluate(STATE)
        for _ in range(3):  # a lost click is repeated, as a person would
            act()
            with suppress(TimeoutError):
                self.frame.wait_for_function(CHANGED, arg=before, polling=OFTEN, timeout=PATIENCE / 3)
                return
        raise AssertionError(f"three clicks changed nothing: {self.frame.content()[:2000]}")

    def answer(self, chance: random.Random) -> None:
        """Click on a legal answer, or continue the opponent's turn."""
        if self.mode == "turn":
            return self.after(lambda: click(self.frame.locator('.asides [data-key=" "]')))
        answers = self.frame.locator("button[form=answer][name=answer]")
        count = answers.count()
        return self.after(lambda: click(answers.nth(chance.randrange(count))))

    def play(self, chance: random.Random, most: int = 1000) -> int:
        """Play to the end or ``most`` answers. Returns the number given. His turns are skipped."""
        self.frame.wait_for_load_state()
        given: int = self.frame.evaluate(PLAYED, [chance.random() for _ in range(most)])
        return given

    @property
    def page(self) -> Frame:
        """The frame with the pages of the app."""
        return self.frame

    def saved(self, path: str) -> Path:
        """Download the file at an address."""
        with self.shell.expect_download() as coming:
            self.frame.evaluate("address => { location.href = address }", f"{self.address}at{path}")
        return Path(coming.value.path())

    def check(self) -> None:
        """No script errors, no reports of the content policy."""
        said, self.complaints = self.complaints, []
        assert [frame.evaluate("window.reports") for frame in self.shell.frames] == [[]] * len(self.shell.frames)
        assert not said, said
