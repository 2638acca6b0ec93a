"""Films of each game's most common moves: ``python -m tests.web.films [GAME ...]``.

The most common moves are counted in games of the trained player. Each film is a row of frames: the
animations are stopped at five moments.
"""

import base64
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

import tableforone
from tableforone import games
from tableforone.kernel.saved import load_text
from tableforone.kernel.story import moved_after
from tableforone.pages.looks import look_of
from tableforone.players.minds import mind_of
from tableforone.server.app import create_app
from tableforone.server.serve import hosts_of, listen
from tableforone.store.sittings import Sittings
from tests.web.chromium import driven
from tests.web.conftest import running

WHERE: Final = Path(__file__).parents[2] / "docs" / "pictures" / "films"
SEEDS: Final = range(1, 5)
MOVES: Final = 5
FRAMES: Final = 5
TALL: Final = 250  # height of a frame in pixels
TRIES: Final = 4  # moments per kind of move; the first with several moving things is filmed
MIDDLE: Final = 12  # answers before a film, so that the table is not empty
STOPPED: Final = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const animation = animate.call(this, frames, how);
  if (how?.id === "table") animation.pause();
  return animation;
};
window.stopped = () => document.getAnimations().filter(animation => animation.id === "table");
window.at = part => stopped().forEach(animation => {
  const { delay, duration } = animation.effect.getTiming();
  const all = Math.max(...stopped().map(each => each.effect.getComputedTiming().endTime));
  animation.currentTime = Math.min(part * all, delay + duration - 1);
});
window.around = () => {
  const box = { left: innerWidth, top: innerHeight, right: 0, bottom: 0 };
  for (const animation of stopped()) {
    const here = animation.effect.target.getBoundingClientRect();
    if (!here.width || animation.effect.target.closest(".topbar, .why-row")) continue;
    box.left = Math.min(box.left, here.left); box.top = Math.min(box.top, here.top);
    box.right = Math.max(box.right, here.right); box.bottom = Math.max(box.bottom, here.bottom);
  }
  return box;
};
"""
SWAPPED: Final = "() => window.swapped"
LISTEN: Final = "document.addEventListener('htmx:after:swap', () => setTimeout(() => { window.swapped = true; }, 0))"


class Move(NamedTuple):
    """A move to film: the game before it, and the answer."""

    kind: str
    before: str  # the saved game
    question: int
    answer: int
    is_his: bool = False  # the opponent moves after it


def common_moves(game: str) -> list[list[Move]]:
    """The most frequent kinds of moves, each with a few moments from the middle of a game."""
    spec = games.find(game)
    passes = set(look_of(spec).passes)
    counted: Counter[str] = Counter()
    found: dict[str, list[Move]] = {}
    his: Move | None = None
    for seed in SEEDS:
        table, choose = tableforone.new(game, seed=seed), mind_of(spec).mind.choose
        while not table.over:
            answer = choose(table.position, table.legal)
            thing = spec.thing(table.position, answer)
            kind = thing.partition(":")[0]
            if not {thing, kind} & passes and len(table.legal) > 1:
                counted[kind] += 1
                if len(table.questions) >= MIDDLE and len(found.setdefault(kind, [])) < TRIES:
                    found[kind].append(Move(kind, table.to_json(), len(table.journal), answer))
            before, number = (table.to_json(), len(table.journal)) if his is None else ("", 0)
            table.answer(answer)
            if his is None and len(table.questions) >= MIDDLE and moved_after(table, number):
                his = Move("opponent", before, number, answer, is_his=True)
    moves = [found[kind] for kind, _ in counted.most_common() if found.get(kind)][:MOVES]
    return [*moves, [his]] if his else moves


def film(page: Page, sittings: Sittings, moments: list[Move]) -> list[bytes]:
    """The frames of a move."""
    for move in moments:
        make(page, sittings, move)
        if page.evaluate("stopped().length") > 1:
            break
    clip = room_of(page)
    frames = []
    for n in range(FRAMES):
        page.evaluate("part => at(part)", n / (FRAMES - 1))
        frames.append(page.screenshot(type="jpeg", quality=80, clip=clip))
    return frames


def make(page: Page, sittings: Sittings, move: Move) -> None:
    """Make a move at a table in its recorded state."""
    page.goto(f"/tables/{sittings.create(load_text(move.before, games.find))}")
    page.wait_for_load_state()
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.evaluate(LISTEN)
    page.evaluate("value => document.querySelector(`button[name=answer][value='${value}']`).click()", str(move.answer))
    page.wait_for_function(SWAPPED)


def room_of(page: Page) -> Any:
    """The part of the window where something moves."""
    boxes = []
    for part in (0, 0.5, 1):
        page.evaluate("part => at(part)", part)
        boxes.append(page.evaluate("around()"))
    size = page.viewport_size or {"width": 1440, "height": 900}
    left, right = widened(min(box["left"] for box in boxes), max(box["right"] for box in boxes), 560, size["width"])
    top, bottom = widened(min(box["top"] for box in boxes), max(box["bottom"] for box in boxes), 330, size["height"])
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def widened(low: float, high: float, least: int, most: int) -> tuple[float, float]:
    """A range with some margin, within the window."""
    if low > high:  # nothing moves
        return 0, most
    more = max(40, (least - high + low) / 2)
    return max(0, low - more), min(most, high + more)


def in_a_row(browser: Browser, frames: list[bytes], file: Path) -> None:
    """Save the frames side by side as one small picture."""
    sources = "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(frame).decode()}">' for frame in frames)
    page = browser.new_page(viewport={"width": 4000, "height": TALL})
    looks = f"body {{ margin: 0; display: inline-flex; gap: 6px; background: #fff }} img {{ height: {TALL}px }}"
    page.set_content(f"<style>{looks}</style>{sources}")
    page.locator("body").screenshot(path=str(file), type="jpeg", quality=62)
    page.close()


@contextmanager
def served() -> Iterator[tuple[Browser, str, Sittings]]:
    """A browser, the address of an empty app, and its tables."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, driven() as browser:
        app = create_app(Path(folder), hosts_of("127.0.0.1", port))
        with running(app, listening):
            yield browser, f"http://127.0.0.1:{port}", app.app.state.sittings


def main(wanted: list[str]) -> None:
    WHERE.mkdir(exist_ok=True)
    with served() as (browser, address, sittings):
        context = browser.new_context(
            base_url=address, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"
        )
        context.add_init_script(STOPPED)
        page = context.new_page()
        token = context.request.get("/api/session").json()["token"]
        for game in wanted or games.ids():
            for moments in common_moves(game):
                move = moments[0]
                pace = "steps" if move.is_his else "skip"
                context.request.post("/settings", form={"token": token, "pace": pace}, max_redirects=0)
                file = WHERE / f"{game}-{move.kind}.jpg"
                in_a_row(browser, film(page, sittings, moments), file)
                print(f"{file.relative_to(WHERE.parents[2])}  {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
