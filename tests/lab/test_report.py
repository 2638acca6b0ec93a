"""Does a report say what the games say, and does it need nothing but itself?"""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tableforone.lab.counting import Count, Found, Pairs, count
from tableforone.lab.findings import answer
from tableforone.lab.folder import REPORT, Folder
from tableforone.lab.playing import Row, play, task
from tableforone.lab.report import write_report
from tableforone.lab.running import run
from tableforone.lab.spreading import here
from tableforone.lab.study import study_of

TEXT = """
title = "Is <b>level 5</b> hard?"
game = "high-season"
games = 100
[axes]
level = ["1", "5"]
player = ["random"]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    folder = Folder.begun(tmp_path_factory.mktemp("report") / "study", study_of(TEXT, Path(), "test"))
    run(folder, here, 1, lambda progress: None)
    write_report(folder)
    return folder


@pytest.fixture(scope="module")
def page(folder: Folder) -> str:
    return (folder.path / REPORT).read_text(encoding="utf-8")


def test_it_needs_nothing_but_itself(page: str) -> None:
    assert not re.findall(r"https?://|<script|<link|@import", page)
    assert all(address.startswith(("#", "data:")) for address in re.findall(r'(?:href|src)="([^"]*)"', page))
    assert all(address.startswith("data:font/woff2") for address in re.findall(r'url\("([^"]*)"', page))


def test_what_somebody_wrote_is_text(page: str) -> None:
    assert "Is &lt;b&gt;level 5&lt;/b&gt; hard?" in page
    assert "<b>level 5</b>" not in page


def test_every_tag_is_closed(page: str) -> None:
    open_now: list[str] = []
    empty = ("meta", "br", "path", "rect", "circle")

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag not in empty:
                open_now.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert tag in empty or open_now.pop() == tag

        def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            pass

    Tags().feed(page)
    assert open_now == []


def test_it_tells_what_was_counted(folder: Folder, page: str) -> None:
    found = count(folder)
    for counted in found.counts:
        assert f"<td>{counted.won}</td><td>{counted.drawn}</td><td>{counted.games}</td>" in page
    assert f"<td>{found.pairs[1].games}</td>" in page
    assert page.count('role="img"') == 8  # four pictures, wide and narrow
    assert "Reconstructed cards." in page


def test_a_study_that_was_stopped_says_so(tmp_path: Path) -> None:
    folder = Folder.begun(tmp_path / "study", study_of(TEXT, Path(), "test"))
    chunk = folder.missing()[0]
    folder.keep(chunk, play(task(folder.study, chunk)))
    write_report(folder)
    page = (folder.path / REPORT).read_text(encoding="utf-8")
    assert "10 of 200 games" in page
    assert "Not played yet: Level 5, Random." in page


# --- in a browser

WATCH = """window.reports = [];
document.addEventListener("securitypolicyviolation", e => reports.push(e.effectiveDirective));"""
EVIL = """<script>window.owned = 1</script><img src="x" onerror="window.owned = 2"><p id="p" style="color: red">x</p>
<style>h1 { display: none }</style><form action="https://example.org"></form>"""


def opened(browser: Browser, file: Path) -> Page:
    page = browser.new_page()
    page.add_init_script(WATCH)
    page.goto(file.as_uri())
    page.evaluate("document.fonts.ready.then(() => 0)")
    return page


def test_it_is_drawn_under_its_own_policy(browser: Browser, folder: Folder) -> None:
    page = opened(browser, folder.path / REPORT)
    assert page.evaluate("reports") == []
    assert page.evaluate("[...document.fonts].filter(font => font.status == 'loaded').length") > 0
    assert page.evaluate("getComputedStyle(document.querySelector('nav.toc')).display") != "block"
    shown = page.locator("figure svg:visible").first.bounding_box()
    assert shown is not None and shown["width"] > 200
    page.close()


def test_nothing_else_is_done_in_it(browser: Browser, page: str, tmp_path: Path) -> None:
    """Whatever somebody brings into the file: it is not run, not shown, not asked for."""
    evil = tmp_path / "evil.html"
    evil.write_text(page.replace("</main>", f"{EVIL}</main>"), encoding="utf-8")
    shown = opened(browser, evil)
    assert shown.evaluate("window.owned") is None
    assert {"script-src-elem", "style-src-elem", "style-src-attr", "img-src"} <= set(shown.evaluate("reports"))
    assert shown.locator("h1").is_visible()
    assert shown.evaluate("getComputedStyle(document.querySelector('#p')).color") != "rgb(255, 0, 0)"
    shown.close()


# --- the arithmetic


def rows(*scores: int) -> list[Row]:
    return [Row(n, "won" if s > 10 else "lost", s, 10, 1, [("all", s, 10)]) for n, s in enumerate(scores)]


def test_counts_by_hand() -> None:
    counted = Count()
    counted.add(rows(5, 12, 20, 9))
    assert (counted.won, counted.rate) == (2, 0.5)
    assert [counted.quantile(part) for part in (0.25, 0.5, 0.75, 1)] == [-5, -1, 2, 10]
    assert counted.variance == pytest.approx(40.333, abs=0.01)
    assert counted.lines == {"all": [46, 40]}
    assert counted.few


def test_pairs_by_hand() -> None:
    pairs = Pairs()
    pairs.add(rows(1, 2, 3), rows(2, 4, 6))
    assert pairs.mean == 2
    assert pairs.variance == 1
    low, high = pairs.interval()
    assert (low + high) / 2 == pytest.approx(2)


def test_words_go_no_further_than_the_intervals() -> None:
    asked = study_of('game = "high-season"\n[axes]\nlevel = ["1", "2", "3"]', Path(), "test")
    found = Found([Count() for _ in range(3)], [0, 0, 0], [Pairs() for _ in range(3)])
    noise = [(7 * n) % 13 for n in range(400)]
    first = rows(*noise)
    for nth, cell in enumerate((first, rows(*(n - 5 + n % 2 for n in noise)), rows(*reversed(noise)))):
        found.counts[nth].add(cell)
        if nth:
            found.pairs[nth].add(first, cell)
    said = " ".join(answer(asked, found))
    assert "Level 2 costs you about 5 points, for certain." in said or "Level 2 costs you about 4 points" in said
    assert "No difference can be told for Level 3" in said
