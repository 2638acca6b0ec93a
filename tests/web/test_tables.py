"""Tests of every game's table page: whole games rendered in every mode, sizes, play by clicking."""

import gzip
import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tableforone
from tableforone import games
from tableforone.kernel.story import moments
from tableforone.kernel.table import Table
from tableforone.pages import assets, render, replay, settings, tabletop
from tableforone.pages.charts import reel
from tableforone.pages.looks import look_of
from tableforone.pages.requests import Visit
from tableforone.server.app import QUICK
from tests.web.test_pages import SCRIPT
from tests.web.window import CLIPPED, UNSEEN, Window

GAMES = [game for game in games.ids() if game != "toy"]
SHELL = ("tokens.css", "shell.css", "components.css", "play.css", "icons.svg", "mark.svg", "htmx.min.js", "app.js")
ALWAYS = ("sideways.css", "explain.css", "explain.js", "coach.js", "motion.js")
FONTS = ("fonts/table-sans-400.woff2", "fonts/table-sans-700.woff2", "fonts/table-serif-600.woff2")
ALL_MODULES = "all modules"


AROUND = re.compile(r"(?:\b(?:html|body|main)|#table|\.(?:game|boards|col|panel|board)):has\(")


def test_no_style_makes_a_browser_look_at_the_whole_table_again() -> None:
    """With :has() on a part around many pieces, it would do so after every change."""
    sheets = [path for path in Path(tableforone.__file__).parent.rglob("*.css") if path.name != "lesson.css"]
    assert len(sheets) > 10
    for sheet in sheets:
        styles = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not AROUND.findall(styles), sheet.name


def drawn(shown: dict[str, Any]) -> str:
    """The page as the server sends it."""
    return render.page(Visit(settings.read(""), "x"), tabletop.template_of(shown["spec"]), **shown).html


def board_of(page: str) -> str:
    return page[page.index("<main") : page.index("</main>")]


def random_game(game: str, seed: int, modules: Sequence[str] = (), level: str | None = None) -> Iterator[Table]:
    """A random game, yielded before every answer."""
    table = tableforone.new(game, level=level, seed=seed, modules=modules)
    chance = random.Random(seed)
    while not table.over:
        yield table
        table.answer(chance.choice(table.legal))


def weight(page: str, game: str) -> int:
    """The transferred size of the page with everything it loads."""
    loaded = [*SHELL, *ALWAYS, *FONTS, *(name for name in assets.files() if name.startswith(f"games/{game}/"))]
    return len(gzip.compress(page.encode(), QUICK)) + sum(_travelling(assets.files()[name]) for name in loaded)


@cache
def _travelling(path: Path) -> int:
    return len(path.read_bytes()) if path.suffix == ".woff2" else len(gzip.compress(path.read_bytes(), QUICK))


def with_modules(game: str) -> list[tuple[str, ...]]:
    modules = tuple(games.find(game).modules)
    return [(), modules] if modules else [()]


@pytest.mark.parametrize(
    ("game", "modules"),
    [(game, modules) for game in GAMES for modules in with_modules(game)],
    ids=lambda value: value if isinstance(value, str) else ALL_MODULES if value else "plain",
)
def test_a_whole_game_is_drawn_in_every_mode(game: str, modules: tuple[str, ...]) -> None:
    table = tableforone.new(game, seed=21, modules=modules)
    chance = random.Random(21)
    heaviest = 0
    while not table.over:
        page = drawn(tabletop.playing("x", table))
        check_question(page, table)
        heaviest = max(heaviest, weight(page, game))
        asked = len(table.journal)
        table.answer(chance.choice(table.legal))
        for step in tabletop.steps_of(table, asked)[:2]:
            check_markup(drawn(tabletop.watching("x", table, asked, step.number)))
    check_markup(drawn(tabletop.playing("x", table)))
    check_replay(table)
    assert heaviest <= 150_000, f"a page of {game} weighs {heaviest // 1000} kB"


def check_question(page: str, table: Table) -> None:
    """The question is shown, and every legal answer is in the plain list."""
    assert table.question is not None
    bar = page[page.index('id="question"') :]
    listed = re.findall(r'<button class="answer" form="answer" name="answer" value="(-?\d+)"', bar)
    assert sorted(map(int, listed)) == sorted(table.question.answers)
    check_markup(page)


def check_markup(page: str) -> None:
    """No inline code, and no duplicate ids."""
    assert not SCRIPT.search(page), SCRIPT.search(page)
    names = re.findall(r'\sid="([^"]+)"', page)
    assert len(names) == len(set(names)), [name for name in names if names.count(name) > 1]
    for name in re.findall(r'popovertarget="([^"]+)"', page):
        assert name in names


def check_replay(table: Table) -> None:
    story = moments(table)
    for moment in range(0, len(story) + 1, max(1, len(story) // 8)):
        shown = tabletop.replaying("x", table, replay.number_at(table, story, moment))
        strip = reel(story, table.points, replay.moved(table), moment, [])
        more = replay.told_at(table, story, moment) | {"reel": strip}
        check_markup(drawn(shown | more))


# inside the page, because a click from outside takes several times as long
CLICKED = """async picks => {
  CLIPPED
  const all = selector => [...document.querySelectorAll(selector)].filter(piece => piece.getClientRects().length);
  const click = piece => piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  let onTheBoard = 0;
  for (const pick of picks) {
    if (document.getElementById("table").dataset.mode !== "play") break;
    const one = these => these[Math.floor(pick * these.length)];
    const pieces = all("main button.legal[form=answer], main svg [data-answer]");
    const menus = all("main button[popovertarget].legal");
    await changed(() => {
      if (pieces.length) click(one(pieces));
      else if (menus.length) { one(menus).click(); click(document.querySelector(".menu:popover-open .answer")); }
      else click(one(all("#question button.answer")));
    });
    onTheBoard += Boolean(pieces.length || menus.length);
  }
  UNSEEN
  return onTheBoard;
}""".replace("CLIPPED", CLIPPED).replace("UNSEEN", UNSEEN)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicking_on_the_board(windows: Callable[..., Window], game: str) -> None:
    if not look_of(games.find(game)).has_table:
        pytest.skip(f"{game} has no table of its own yet.")
    window = windows()
    page = window.page
    window.choose(pace="skip")
    window.come_in(game)
    chance = random.Random(2)
    assert page.evaluate(CLICKED, [chance.random() for _ in range(1000)]) > 0
    assert window.mode == "over"
    page.get_by_role("button", name="See result").click()
    page.wait_for_url("**/result")
