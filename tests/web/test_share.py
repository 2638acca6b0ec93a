"""Tests of sharing a game as a picture and as a link that opens in another browser."""

import re
import struct
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import tableforone
from tableforone import games
from tableforone.kernel.actions import Give
from tableforone.kernel.story import moments
from tableforone.kernel.table import Table
from tableforone.pages.looks import look_of
from tableforone.pages.odds import odds
from tableforone.players import make
from tableforone.store.links import BEAT, GAME, Link, code_of, fragment
from tests.store.test_links import HOSTILE, PLAYED
from tests.web.conftest import Visitor
from tests.web.games import NASTY
from tests.web.walks import walked


def played(game: str, seed: int = 2) -> Table:
    """A game played to its end by a greedy player."""
    table = tableforone.new(game, seed=seed)
    choose = make("greedy", table.spec, seed)
    while not table.over:
        table.answer(choose(table.position, table.legal))
    return table


def sent(visitor: Visitor, link: str) -> Any:
    visitor.see("/shared")
    return visitor.submit("/shared/import", link=link)


def kept(app: Any) -> list[Any]:
    return list(app.app.state.sittings.summaries())


def fields(page: str) -> dict[str, str]:
    """The links of a page, by their ids."""
    found = re.findall(r'id="([a-z]+-link)" readonly[^>]* value="([^"]+)"', page)
    return {name: unescape(value) for name, value in found}


# --- links


@pytest.mark.check
@pytest.mark.parametrize("game", PLAYED)
def test_a_link_opens_the_replay_at_its_moment(visitor: Visitor, app: Any, game: str) -> None:
    table = played(game)
    name = app.app.state.sittings.create(table)
    link = fields(visitor.see(f"/tables/{name}/share?moment=3"))["game-link"]
    opened = sent(visitor, f"https://elsewhere.example/#{link}")
    (there,) = (each for each in kept(app) if each.id != name)
    assert str(opened.url).endswith(f"/tables/{there.id}/replay?moment=3")
    assert "shared with you" in opened.text and f"of {len(moments(table))}" in opened.text


def test_a_shared_game_is_no_result_of_mine(visitor: Visitor, app: Any) -> None:
    code = code_of(played("salamandra").to_json())
    for _ in range(2):
        sent(visitor, fragment(Link(GAME, code)))
    (there,) = kept(app)  # the same link is stored once
    assert app.app.state.sittings.results() == []
    assert not app.app.state.sittings.has_finished("salamandra")
    assert there.id not in visitor.see("/")
    history = visitor.see("/history")
    assert f"/tables/{there.id}/deal" in history and f"/tables/{there.id}/result" not in history
    assert visitor.get(f"/tables/{there.id}", follow_redirects=False).headers["location"].endswith("/replay")


def test_a_running_game_is_shared_and_cannot_be_beaten(visitor: Visitor, app: Any) -> None:
    table = walked("salamandra", 6)
    name = app.app.state.sittings.create(table)
    assert set(fields(visitor.see(f"/tables/{name}/share?moment=2"))) == {"game-link"}
    refused = sent(visitor, fragment(Link(BEAT, code_of(table.to_json()))))
    assert refused.status_code == 422 and "not finished" in refused.text
    assert "no moment 99" in visitor.get(f"/tables/{name}/share?moment=99").text


def test_a_hostile_link_gives_one_sentence_and_keeps_nothing(visitor: Visitor, app: Any) -> None:
    app.uploads.burst = 1e9
    for link in HOSTILE:
        answer = sent(visitor, link)
        assert answer.status_code == 422
        (sentence,) = re.findall(r'role="alert">([^<]+)</p>', answer.text)
        assert unescape(sentence).startswith("This link")
    assert kept(app) == []


def test_only_so_many_shared_games_are_kept(visitor: Visitor, app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tableforone.pages.share.MOST", 3)
    own = app.app.state.sittings.create(walked("salamandra", 4))
    for seed in range(5):
        sent(visitor, fragment(Link(GAME, code_of(walked("salamandra", 4, seed=seed).to_json()))))
    assert sum(each.is_shared for each in kept(app)) == 3
    assert own in [each.id for each in kept(app)]


# --- the first page and setting up


def test_running_games_fold_into_one_row_after_six(visitor: Visitor, app: Any) -> None:
    names = [app.app.state.sittings.create(walked("salamandra", 3, seed=seed)) for seed in range(9)]
    page = visitor.see("/")
    shown, folded = page.split('<details class="board later more-tables">')
    assert sum(f'href="/tables/{name}"' in shown for name in names) == 6
    assert sum(f'href="/tables/{name}"' in folded.partition("</details>")[0] for name in names) == 3
    assert "3 more games in progress" in folded


def test_folded_panels_have_no_dead_space(windows: Any) -> None:
    page = windows().page
    for game in PLAYED:
        page.goto(f"/games/{game}/new")
        for panel in page.locator("details.board").all():
            whole, line = panel.bounding_box(), panel.locator("summary").bounding_box()
            assert whole and line and whole["height"] - line["height"] <= 16


def test_waterdeep_is_set_up_like_the_others(visitor: Visitor) -> None:
    page = visitor.see("/games/lords-of-waterdeep/new")
    for words in ("How hard is Pseudo?", "The expert nearly always wins", "Adventurers first", "He never visits"):
        assert words in page
    assert '<span class="h3">No</span>' not in page.partition("Advanced")[0]


@pytest.mark.parametrize("game", PLAYED)
def test_levels_tell_the_truth(visitor: Visitor, game: str) -> None:
    """A level is called even only if it is even for our expert."""
    spec, look = games.find(game), look_of(games.find(game))
    for level in spec.levels:
        told = f"{spec.level_notes.get(level, '')} {look.levels.get(level, '')}".lower()
        measured = odds(game, level)
        assert measured
        assert measured.word == "even" or not re.search(r"\bfair\b|\beven\b|as hard as you", told)
        assert ("hardly ever wins" in visitor.see(f"/games/{game}/new")) or measured.word != "hardly"


# --- beat my deal


def test_both_results_appear_side_by_side(visitor: Visitor, app: Any) -> None:
    theirs = played("high-season", seed=3)
    opened = sent(visitor, fragment(Link(BEAT, code_of(theirs.to_json()), sender=NASTY[:24])))
    deal = opened.text
    assert theirs.result and f"<b>{theirs.result.score}</b>" in deal
    assert "&lt;b&gt;bold" in deal and "<b>bold" not in deal
    assert 'class="final"' not in deal  # the way to the score stays hidden
    begun = [visitor.submit(opened.url.path).url.path for _ in range(2)]
    assert begun[0] == begun[1]  # it is continued
    mine = begun[0].removeprefix("/tables/")
    with app.app.state.sittings.at(mine) as table:
        dealt = theirs.journal[: len(table.journal)]
        assert (table.seed, table.setup, table.journal) == (theirs.seed, theirs.setup, dealt)
    choose = make("random", theirs.spec, 1)
    while not table.over:
        table = app.app.state.sittings.play(mine, Give(choose(table.position, table.legal)))
    page = visitor.see(f"/tables/{mine}/result")
    assert table.result
    assert "Same deal, two results" in page and page.count('class="final"') >= 2
    by = abs(table.result.score - theirs.result.score)
    assert f"<b>{by}</b>" in page


# --- the result


@pytest.mark.parametrize("game", PLAYED)
def test_the_board_is_drawn_as_it_ended(visitor: Visitor, app: Any, game: str) -> None:
    table = played(game)
    page = visitor.see(f"/tables/{app.app.state.sittings.create(table)}/result")
    drawing = page[page.index('class="r2-scene"') : page.index("</figure>")]
    view = table.view
    if game in ("grand-austria-hotel", "high-season"):
        his = view["leopold" if game == "grand-austria-hotel" else "ralph"]
        rooms = [*view["you"]["rooms"], *his["rooms"]]
        assert drawing.count('class="occupied"') == sum(room["state"] == "occupied" for room in rooms)
    elif game == "lords-of-waterdeep":
        assert drawing.count('class="mine"') == sum(tile["owner"] == "player" for tile in view["tiles"])
    else:
        spots = [spot["who"] for field in view["fields"] for spot in field["spots"]]
        assert drawing.count('class="mine"') == spots.count("you")
        assert drawing.count('class="his"') == spots.count("rudolph")


@pytest.mark.parametrize("game", PLAYED)
def test_the_picture_of_a_daily_deal_spoils_nothing(visitor: Visitor, app: Any, game: str) -> None:
    table = played(game)
    table.mark = "daily:2026-11-16"
    page = visitor.see(f"/tables/{app.app.state.sittings.create(table)}/share")
    picture = page[page.index('id="share-card"') : page.index("</figure>")]
    assert "no spoilers" in picture and "deal 2" not in picture
    for colour in ("#2b5f9e", "#c2920f", "#d98a2b", "#6a3d8f", "#b8851f"):  # of rooms, fields and quests
        assert f'fill="{colour}"' not in picture


# --- in a browser


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_picture_is_drawn_and_saved(windows: Any, size: str) -> None:
    window = windows(size)
    page = window.page
    window.come_in(level="short")
    while window.mode != "over":
        window.after(lambda: page.keyboard.press("Space" if window.mode == "turn" else "1"))
    page.goto(page.url.split("/turns")[0] + "/share")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save picture").click()
    picture = Path(download.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG") and struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 15_000  # an empty one is smaller


def test_a_link_is_opened_in_another_profile(browser: Browser, live: str, windows: Any) -> None:
    window = windows()
    page = window.page
    window.come_in(level="short")
    while window.mode != "over":
        window.after(lambda: page.keyboard.press("Space" if window.mode == "turn" else "1"))
    page.goto(page.url.split("/turns")[0] + "/share?moment=1")
    link = page.locator("#game-link").input_value()
    assert link.startswith(f"{live}/shared#game=")
    other = browser.new_context()
    try:
        friend = other.new_page()
        friend.goto(link)
        friend.wait_for_url("**/replay?moment=1")
        expect(friend.get_by_text("shared with you")).to_be_visible()
        friend.goto(f"{live}/shared#game=AAAA")
        expect(friend.get_by_role("alert")).to_contain_text("This link is incomplete or damaged.")
    finally:
        other.close()
