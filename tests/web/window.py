"""A browser window for the tests, which records all complaints of the browser."""

from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, Page, ViewportSize, expect

expect.set_options(timeout=60_000)
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
STATE = (
    "document.querySelector('#table')?.dataset.mode + document.querySelector('[name=question]')?.value + location.href"
)
# painting is a third of the work: only for pictures
SEEN = 'document.adoptedStyleSheets[0].replaceSync("");'
AXE = (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")
UNSEEN = 'document.adoptedStyleSheets[0].replaceSync("html { opacity: 0 }");'
# Clipping the whole page is cheapest. Sizes and colours stay, but the mouse cannot hit anything.
CLIPPED = 'document.adoptedStyleSheets[0].replaceSync("html { clip-path: polygon(0 0) }");'
SERIOUS = """async () => {  // rules that find only lesser faults are left out: each takes time
  const lesser = axe._audit.rules.filter(rule => !["serious", "critical"].includes(rule.impact));
  const rules = Object.fromEntries(lesser.map(rule => [rule.id, { enabled: false }]));
  CLIPPED
  const page = { exclude: "body ~ [hidden]" };  // but not the store of drawings behind it
  const found = await axe.run(page, { resultTypes: ["violations"], iframes: false, rules });
  UNSEEN
  return found.violations.map(fault => [fault.id, fault.impact, fault.nodes.slice(0, 3).map(node => node.target)]);
}""".replace("CLIPPED", CLIPPED).replace("UNSEEN", UNSEEN)
OFTEN = 10  # ms between checks; checking before every frame makes the browser draw endlessly
REPORTS = (
    f"document.adoptedStyleSheets = [new CSSStyleSheet()]; {UNSEEN}"
    + """
window.reports = [];
document.addEventListener("securitypolicyviolation", e => reports.push(e.violatedDirective + " " + e.blockedURI));
window.asking = 0;
window.missed = false;
document.addEventListener("click", event => {  // what has moved away under the mouse is aimed at again
  window.missed = Boolean(window.aimed) && !aimed.contains(event.target);
  if (missed) { event.preventDefault(); event.stopImmediatePropagation(); }
  window.aimed = null;
}, true);
document.addEventListener("htmx:before:request", () => asking++);
document.addEventListener("htmx:finally:request", () => { asking = Math.max(0, asking - 1); });
window.until = async (seen, pause = OFTEN) => {  // wait until something is seen, and return it
  const patience = Date.now() + 240_000;  // only how long a loaded machine may take before we give up
  let found;
  while (!(found = seen())) {
    if (Date.now() > patience) throw new Error("no answer at " + STATE);
    await new Promise(done => setTimeout(done, pause));
  }
  return found;
};
window.changed = async (act, or = () => false) => {  // do something that changes the table, and wait until it has
  const before = STATE;
  act();
  await until(() => !asking && (STATE !== before || or()), 5);
};
""".replace("STATE", f"({STATE})").replace("OFTEN", str(OFTEN))
)
AIM = """selectors => until(() => {
  for (const selector of selectors) for (const piece of document.querySelectorAll(selector)) {
    piece.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = piece.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    if (!box.width || !piece.contains(document.elementFromPoint(x, y))) continue;
    window.missed = false;
    window.aimed = piece;
    return { x, y, before: BEFORE };
  }
})""".replace("BEFORE", STATE)
ONWARD = '.asides [data-key=" "]'  # continues the opponent's turn
CHANGED = f"before => !asking && {STATE} !== before"  # the address changes first, the table a moment later
HIT = f"before => until(() => missed ? 'missed' : !asking && {STATE} !== before && 'changed')"


def serious_faults(page: Any) -> list[Any]:
    """The serious faults that axe finds on a page or in a frame."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[Any] = page.evaluate(SERIOUS)
    return found


def viewport_of(size: str) -> ViewportSize:
    width, height = SIZES[size]
    return ViewportSize(width=width, height=height)


class Walked(Protocol):
    """A window for playing through the app: its page, and a way to wait for changes."""

    @property
    def page(self) -> Any:
        """The page with the app, or a frame of it."""

    @property
    def mode(self) -> str:
        """The mode of the table."""

    def after(self, act: Any) -> None:
        """Do something that changes the table, and wait for the change."""


class Window:
    """One browser window, and all its complaints."""

    def __init__(self, browser: Browser, live: str, size: str = "desktop", theme: Any = "light") -> None:
        self.context = browser.new_context(base_url=live, reduced_motion="reduce")
        self.context.add_init_script(REPORTS)
        self.page: Page = self.context.new_page()
        self.device = self.context.new_cdp_session(self.page)
        self.look(size, theme)
        self.page.set_default_timeout(120_000)  # how long a loaded machine may take
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: self._heard(message.type, message.text))

    def anew(self, size: str, theme: Any) -> "Window":
        """The same window as if newly opened, without stored data."""
        self.page.evaluate("localStorage.clear()")
        self.context.clear_cookies()
        self.look(size, theme)
        return self

    def look(self, size: str, theme: Any) -> None:
        """Set the size of the window and the theme of the device; phones have touch."""
        self.page.set_viewport_size(viewport_of(size))
        self.page.emulate_media(color_scheme=theme)
        self.device.send("Emulation.setTouchEmulationEnabled", {"enabled": size == "phone"})

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and "status of 4" not in text:
            self.complaints.append(text)

    def check(self) -> None:
        """No script errors, no reports of the content policy."""
        assert self.page.evaluate("window.reports") == []
        assert self.complaints == [], self.complaints

    @property
    def token(self) -> str:
        """The token that the server requires for changes."""
        return str(self.context.request.get("/api/session").json()["token"])

    def choose(self, **chosen: str) -> None:
        """Set options without opening the settings page."""
        self.context.request.post("/settings", form={"token": self.token, **chosen}, max_redirects=0)

    def sit_down(self, game: str = "stones", seed: str = "5", level: str | None = None) -> str:
        """Open a new table directly; returns its address."""
        new = {"game": game, "seed": int(seed), "level": level}
        made = self.context.request.post("/api/tables", headers={"X-Token": self.token}, data=new)
        self.page.goto(f"/tables/{made.json()['id']}")
        return self.page.url

    def come_in(self, game: str = "stones", seed: str = "5", level: str | None = None) -> str:
        """Go from the lobby to the table in three clicks; returns its address."""
        self.page.goto("/")
        self.page.locator(f'a[href="/games/{game}/new"]').click()
        self.page.locator("details.experts summary").click()
        self.page.locator('[name="seed"]').fill(seed)
        if level:
            self.page.locator(f'label:has([name="level"][value="{level}"])').click()
        self.page.get_by_role("button", name="Start game", exact=True).click()
        expect(self.page.locator("#table")).to_be_visible()
        self.page.wait_for_load_state()  # keys work only after the page's scripts have run
        return self.page.url

    @property
    def mode(self) -> str:
        return self.page.locator("#table").get_attribute("data-mode") or ""

    def click(self, *selectors: str) -> None:
        """Click on the first of these that is not covered, and wait until the table has changed.

        Faster than Playwright's own click, which first waits until the piece has not moved for two
        frames.
        """
        self.page.wait_for_load_state()
        done = "missed"
        while done == "missed":
            before = self.tap(*selectors)
            done = self.page.evaluate(HIT, before)

    def tap(self, *selectors: str) -> str:
        """Click on the first of these that is not covered; returns the state before the click."""
        aim = self.page.evaluate(AIM, list(selectors))
        self.page.mouse.click(aim["x"], aim["y"])
        return str(aim["before"])

    def after(self, act: Any) -> None:
        """Do something that changes the table, and wait for the change."""
        self.page.wait_for_load_state()
        before = self.page.evaluate(STATE)
        act()
        self.page.wait_for_function(CHANGED, arg=before, polling=OFTEN)

    def touch_first(self, times: int) -> None:
        """Touch the first legal piece, on the marked tab; continue the opponent's turns."""
        for _ in range(times):
            if self.mode == "turn":
                self.click(ONWARD)
                continue
            if self.page.locator(".tabs").is_visible():
                self.tap(".tabs a.has")
            self.click("main button.legal[form=answer]")
