"""Tests of reports: they agree with the games, and are complete in one file."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tableforone.kernel.speech import speaking
from tableforone.lab import drawing
from tableforone.lab.counting import Contrast, Count, Found, Sure, contrasts, count
from tableforone.lab.findings import answer, spoken
from tableforone.lab.folder import REPORT, Folder
from tableforone.lab.playing import GameRow, play, task
from tableforone.lab.report import html, write_report
from tableforone.lab.running import run
from tableforone.lab.spreading import here
from tableforone.lab.study import Study, study_of
from tableforone.lab.voice import m, t
from tests.conformance.translated import LANGUAGES, wrong_in
from tests.reading import texts_in

ROOT = Path(__file__).parents[2]
TEXT = """
title = "Is <b>level 5</b> hard?"
game = "high-season"
games = 100
[axes]
level = ["1", "5"]
player = ["random"]
"""


EIGHT = ["1", "2", "3", "4", "5", "6", "7", "8"]


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


NAMES = re.compile(r"Is <b>level 5</b> hard\?|Table for One|High Season: Grand Hotel|games\.parquet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_the_language_of_its_reader(folder: Folder, language: str) -> None:
    with speaking(language):
        again = Folder.at(folder.path)
        texts = [NAMES.sub("X", text.words) for text in texts_in(html(again, count(again)))]
    assert len(texts) > 100
    found = {text: wrong for text in texts if (wrong := wrong_in(language, text))}
    assert found == {}


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
    assert f"<td>{found.pairs[0].games}</td>" in page
    assert page.count('role="img"') == 10  # five charts, each wide and narrow
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
    """Foreign content in the file is not run, not applied and not loaded."""
    evil = tmp_path / "evil.html"
    evil.write_text(page.replace("</main>", f"{EVIL}</main>"), encoding="utf-8")
    shown = opened(browser, evil)
    assert shown.evaluate("window.owned") is None
    assert {"script-src-elem", "style-src-elem", "style-src-attr", "img-src"} <= set(shown.evaluate("reports"))
    assert shown.locator("h1").is_visible()
    assert shown.evaluate("getComputedStyle(document.querySelector('#p')).color") != "rgb(255, 0, 0)"
    shown.close()


# --- the arithmetic


def rows(*scores: int) -> list[GameRow]:
    return [GameRow(n, "won" if s > 10 else "lost", s, 10, 1, [("all", s, 10)]) for n, s in enumerate(scores)]


def test_counts_by_hand() -> None:
    counted = Count()
    counted.add(rows(5, 12, 20, 9))
    assert (counted.won, counted.rate) == (2, 0.5)
    assert [counted.quantile(part) for part in (0.25, 0.5, 0.75, 1)] == [-5, -1, 2, 10]
    assert counted.variance == pytest.approx(40.333, abs=0.01)
    assert counted.lines == {"all": [46, 40]}
    assert counted.few


def found_of(study: Study, *cells: list[GameRow]) -> Found:
    """The findings for these games of the variants."""
    found = Found([Count() for _ in cells], *contrasts(study))
    for counted, cell in zip(found.counts, cells, strict=True):
        counted.add(cell)
    for contrast in (*found.pairs, *found.crossed):
        contrast.add({n: [row.end for row in cell] for n, cell in enumerate(cells)})
    return found


def grid(axes: str) -> Study:
    return study_of(f'game = "high-season"\nplayer = "random"\n[axes]\n{axes}', Path(), "test")


def test_pairs_by_hand() -> None:
    pair = Contrast(0, (1,), (0,))
    pair.add({0: [(1, False), (2, False), (3, False)], 1: [(2, False), (4, True), (6, True)]})
    assert (pair.points.mean, pair.points.variance) == (2, 1)
    assert pair.points.interval() == pytest.approx((2 - 4.3026527 / 3**0.5, 2 + 4.3026527 / 3**0.5))
    assert pair.wins.total == 2


def test_words_go_no_further_than_the_intervals() -> None:
    noise = [(7 * n) % 13 for n in range(400)]
    level_2 = [n - 5 + n % 2 for n in noise]
    found = found_of(grid('level = ["1", "2", "3"]'), rows(*noise), rows(*level_2), rows(*reversed(noise)))
    said = " ".join(answer(grid('level = ["1", "2", "3"]'), found))
    assert "Compared with Level 1, Level 2 costs you 5 points (certain)." in said
    assert "Compared with Level 1, no difference was found for Level 3." in said


def test_thirty_pairs_are_enough_for_what_is_obvious() -> None:
    study = grid('level = ["1", "2"]')
    found = found_of(study, rows(*(n % 5 for n in range(30))), rows(*(20 + n % 7 for n in range(30))))
    assert found.sure(found.pairs[0].points) == Sure.CERTAIN
    assert answer(study, found)[0].endswith("points (certain).")


def test_five_pairs_are_not_enough_for_anything() -> None:
    study = grid('level = ["1", "2"]')
    found = found_of(study, rows(1, 2, 3, 4, 5), rows(21, 22, 23, 24, 25))
    assert found.sure(found.pairs[0].points) == Sure.OPEN


def test_every_pair_along_an_axis_is_compared_and_every_two_axes_cross() -> None:
    pairs, crossed, complete = contrasts(grid('level = ["1", "2", "3"]\nhotel = ["1", "2"]\nstrip = ["1", "2"]'))
    assert len(pairs) == 3 * 4 + 6 + 6
    assert len(crossed) == 2 * 2 + 2 * 2 + 3
    assert complete


def test_a_large_grid_is_compared_with_its_first_values() -> None:
    pairs, _, complete = contrasts(grid(f"hotel = {EIGHT}\nstrip = {EIGHT}"))
    assert not complete
    assert len(pairs) == 8 * 7 + 8 * 7
    assert all(pair.minus[0] < 8 or pair.minus[0] % 8 == 0 for pair in pairs)


def test_winning_leads_where_points_mislead() -> None:
    """The second variant has more points but wins less often."""
    study = grid('level = ["1", "2"]')
    first = [GameRow(n, "won", 20, 10, 1, []) for n in range(60)]
    second = [GameRow(n, "lost" if n % 2 else "won", 30 + n % 2, 10, 1, []) for n in range(60)]
    found = found_of(study, first, second)
    assert found.misleads([0, 1])
    assert answer(study, found)[0] == "Compared with Level 1, Level 2 costs you 50 wins in 100 games (certain)."


def test_an_interaction_in_words() -> None:
    study = grid('level = ["1", "2"]\nhotel = ["1", "2"]')
    noise = [n % 3 for n in range(60)]
    cells = [rows(*(n + more for n in noise)) for more in (0, 1, -2, 7)]
    found = found_of(study, *cells)
    cross = found.crossed[0]
    assert (cross.points.mean, cross.points.interval()) == (8, (8, 8))
    said = " ".join(answer(study, found))
    assert "Level 2 instead of Level 1 is worth 8 more points with" in said


def test_numbers_are_written_as_the_reader_writes_them() -> None:
    assert drawing.signed(-12.84) == "−12.8"
    for language in ("de", "fr", "es"):
        with speaking(language):
            assert drawing.signed(-12.84) == "−12,8"
            assert drawing.written(3.5) == "3,5"
            assert "+0,5" in spoken((0.5, 0.02)) and "+0,0" not in spoken((0.5, 0.02))


def test_the_page_of_the_lab_quotes_what_is_printed() -> None:
    text = (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n((?:Compared|No difference) .*?)^```$", text, re.MULTILINE | re.DOTALL)
    sure = m("sure-certain")
    losses = [m("effect", name="Level 5", verb="costs", unit="points", amount=m("amount", value=31.0))]
    losses += [m("effect-next", name=f"Level {n}", amount=m("amount", value=v)) for n, v in ((4, 25), (3, 16), (2, 6))]
    ends = {"most": m("rate-of", rate=0.18, name="Level 1"), "least": m("rate-of", rate=0.02, name="Level 5")}
    names = re.findall(
        r'^name = "(.+)"$', (ROOT / "studies" / "readings.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    first = names.index("Waterdeep as we read it")
    printed = [
        [t("compared", first="Level 1", effects=losses, sure=sure), t("rates-between", **ends)],
        [
            t("compared-alike", first=names[0], names=names[1:first], n=400),
            t("compared-open", first=names[first], names=names[first + 1 :]),
            t(
                "rates-between",
                most=m("rate-of", rate=0.0, name=names[3]),
                least=m("rate-of", rate=0.0, name=names[-1]),
            ),
        ],
    ]
    assert [" ".join(block.split()) for block in blocks] == [" ".join(lines) for lines in printed]
