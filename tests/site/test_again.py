"""Tests of a later visit: the lobby of the last visit is shown while Python starts."""

import pytest
from playwright.sync_api import expect

from tests.site.window import GAMES, STORED, SiteWindow, click

# replaces the stored lobby; the number of days since it was drawn
REPLACED = """async ([text, days]) => {
  const name = (await caches.keys()).find(each => each.startsWith("table-for-one-")), cache = await caches.open(name);
  const day = new Date(Date.now() - days * 86_400_000).toDateString();
  const address = new URL("at/", location.href.split("#")[0]).href;
  await cache.put(address, new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", Day: day } }));
}"""
HAS_PAGE = "body.early, body.open"
# whether the stored lobby contains this text, at once or in the end
CONTAINS = """async ([text, wait]) => {
  const address = new URL("at/", location.href.split("#")[0]).href;
  const contains = async () => (await (await caches.match(address)).text()).includes(text);
  while (wait && !await contains()) await new Promise(done => setTimeout(done, 50));
  return contains();
}"""


# the requests to Python that change something
POSTS = """
  globalThis.posts = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.method === "POST") posts.push(message.address);
    return post.call(this, message, ...more);
  };
"""


def begun(window: SiteWindow) -> str:
    """Open the site again, up to the first page; returns the classes of the window."""
    window.shell.evaluate(f"async () => {{ {STORED} }}")
    window.shell.goto(f"{window.address}?again")
    window.shell.locator(HAS_PAGE).wait_for(state="attached")
    return window.shell.locator("body").get_attribute("class") or ""


def is_ready(window: SiteWindow) -> bool:
    return bool(window.shell.locator("body").get_attribute("data-saves"))


def test_the_last_lobby_is_there_before_python(window: SiteWindow) -> None:
    assert "early" in begun(window)
    expect(window.frame.locator(f'a[href$="/games/{GAMES[0]}/new"]').first).to_be_visible()
    expect(window.shell.locator("#start")).to_be_hidden()
    assert not is_ready(window)
    window.frame.evaluate("globalThis.isSame = true")
    window.wait()
    assert is_ready(window) and not window.shell.locator("body.early").count()
    assert window.frame.evaluate("isSame"), "an equal lobby is not loaded again"
    window.sit_down(GAMES[0])


def test_a_tap_in_the_last_lobby_is_answered_when_python_is_there(window: SiteWindow) -> None:
    begun(window)
    click(window.frame.locator(f'a[href$="/games/{GAMES[1]}/new"]').first)
    waits = window.shell.locator("#waits")
    expect(waits).to_be_visible()
    expect(waits).to_have_text("Starting the program")
    assert not is_ready(window)
    expect(window.frame.locator("button[form=setup].primary").first).to_be_visible()
    assert window.frame.url.endswith(f"/games/{GAMES[1]}/new")
    expect(waits).to_be_hidden()
    window.wait()


def test_a_form_in_the_last_lobby_is_answered_once(window: SiteWindow) -> None:
    window.shell.add_init_script(POSTS)
    begun(window)
    click(window.frame.locator("form[action$='/daily'] button").first)
    expect(window.shell.locator("#waits")).to_be_visible()
    expect(window.frame.locator("#table")).to_be_visible()
    window.wait()
    posts = window.shell.evaluate("posts")
    assert len(posts) == 1 and posts[0].endswith("/daily")


@pytest.mark.parametrize(("days", "seen"), [(0, True), (1, False)])
def test_an_old_lobby_is_replaced_and_one_of_another_day_is_not_shown(
    window: SiteWindow, days: int, seen: bool
) -> None:
    window.shell.evaluate(REPLACED, ["<!doctype html><title>Lobby</title><h1>As it was</h1>", days])
    assert ("early" in begun(window)) is seen
    if seen:
        expect(window.frame.locator("h1")).to_have_text("As it was")
    window.wait()
    expect(window.frame.locator(f'a[href$="/games/{GAMES[0]}/new"]').first).to_be_visible()
    assert "As it was" not in window.frame.content()


def test_leaving_the_app_at_a_table_stores_the_lobby_with_this_table(window: SiteWindow) -> None:
    window.sit_down(GAMES[0])
    table = window.frame.url.rpartition("/at")[2]
    assert not window.shell.evaluate(CONTAINS, [table, False])
    window.shell.evaluate("""() => {
      Object.defineProperty(document, "hidden", { configurable: true, value: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      delete document.hidden;
    }""")
    assert window.shell.evaluate(CONTAINS, [table, True])


def test_a_later_visit_to_a_table_waits_for_python(window: SiteWindow) -> None:
    window.sit_down(GAMES[0])
    asked = window.question
    window.shell.reload()
    window.shell.locator(HAS_PAGE).wait_for(state="attached")
    assert is_ready(window) and window.question == asked
