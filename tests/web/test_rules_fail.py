"""Tests of failing rules: table, disk and other tables are unchanged; pages offer a next step."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import tableforone
from tableforone.kernel.actions import Give
from tableforone.store.sittings import Sittings
from tests.toy import TAKE, TOY
from tests.web.conftest import HERE, HOST, Straight, Visitor, application
from tests.web.games import STONES
from tests.web.window import Window

Fail = Callable[..., None]


@pytest.fixture
def fail(monkeypatch: pytest.MonkeyPatch) -> Fail:
    """Make the rules fail, halfway through an answer, at this number of stones."""

    def now(stones: int, part: str = "answer") -> None:
        works = getattr(TOY.words[TAKE], part)

        def raises(p: Any, *given: Any) -> Any:
            if p.stones == stones:
                p.stones = 1
                raise KeyError("a mistake of ours")
            return works(p, *given)

        monkeypatch.setattr(TOY.words[TAKE], part, raises)

    return now


@pytest.fixture
def hide(monkeypatch: pytest.MonkeyPatch) -> Iterator[Fail]:
    """Make the table impossible to show at this number of stones: one text function fails."""
    shown = {part: getattr(STONES, part) for part in ("view", "ask", "draw")}

    def now(part: str, *stones: int) -> None:
        def raises(p: Any) -> Any:
            if (p["stones"] if isinstance(p, dict) else p.stones) in stones:
                raise KeyError("a mistake of ours")
            return shown[part](p)

        object.__setattr__(STONES, part, raises)

    yield now
    for part, works in shown.items():
        object.__setattr__(STONES, part, works)


def stones_of(visitor: Visitor, name: str) -> int:
    return int(visitor.api("GET", f"/tables/{name}").json()["view"]["stones"])


@contextmanager
def restarted(folder: Path) -> Iterator[Visitor]:
    """A new client at a newly started server with the same tables."""
    with application(folder) as app, Visitor(base_url=f"http://{HOST}", transport=Straight(app, HERE)) as someone:
        yield someone


def played(visitor: Visitor, answers: int = 2) -> str:
    name = visitor.sit_down(level="long")
    for _ in range(answers):
        number = visitor.api("GET", f"/tables/{name}").json()["question"]["number"]
        assert visitor.submit(f"/tables/{name}/answers", question=number, answer=1).status_code == 200
    return name


def test_an_answer_at_which_the_rules_fail_changes_nothing(visitor: Visitor, fail: Fail, tmp_path: Path) -> None:
    name, other = played(visitor), played(visitor, 1)
    saved = [visitor.get(f"/tables/{each}/file").text for each in (name, other)]
    before = visitor.api("GET", f"/tables/{name}").json()
    assert visitor.get(f"/tables/{name}/crash").status_code == 404
    fail(before["view"]["stones"])
    for part in ({}, {"HX-Request": "true"}):
        given = {"token": visitor.token, "question": before["question"]["number"], "answer": 1}
        refused = visitor.post(f"/tables/{name}/answers", data=given, headers=part)
        assert refused.status_code == 422
        assert "The program failed (KeyError). Nothing was changed." in refused.text
        assert f'<a href="/tables/{name}/crash">report</a>' in refused.text
        assert 'data-mode="play"' in refused.text
    assert visitor.api("GET", f"/tables/{name}").json() == before
    given = {"question": before["question"]["number"], "answer": 1}
    assert "KeyError" in visitor.api("POST", f"/tables/{name}/answers", json=given).json()["fault"]
    assert [visitor.get(f"/tables/{each}/file").text for each in (name, other)] == saved
    report = visitor.get(f"/tables/{name}/crash")
    assert report.headers["content-disposition"] == f'attachment; filename="crash-{name}.json"'
    assert json.loads(report.text)["answer"] == 1
    with restarted(tmp_path) as again:
        assert f'href="/tables/{name}"' in again.see("/")
        assert [again.get(f"/tables/{each}/file").text for each in (name, other)] == saved


@pytest.mark.parametrize("path", ["undo", "redo"])
def test_so_do_undo_and_redo(visitor: Visitor, fail: Fail, path: str) -> None:
    name = played(visitor, 3)
    number = visitor.api("GET", f"/tables/{name}").json()["question"]["number"]
    visitor.submit(f"/tables/{name}/undo", question=number)
    before = visitor.api("GET", f"/tables/{name}").json()
    for stones in range(12):
        fail(stones, "run")
    refused = visitor.submit(f"/tables/{name}/{path}", question=before["question"]["number"])
    assert (refused.status_code, "Nothing was changed" in refused.text) == (422, True)
    assert visitor.api("GET", f"/tables/{name}").json() == before


def test_a_table_that_cannot_be_opened_is_set_aside_and_its_beginning_played_on(
    visitor: Visitor, fail: Fail, tmp_path: Path
) -> None:
    name, other = played(visitor, 3), played(visitor, 0)
    table = visitor.api("GET", f"/tables/{name}").json()
    second = [n for n in range(table["question"]["number"]) if n % 2 == 0][1]
    visitor.submit(f"/tables/{name}/undo", question=table["question"]["number"], to=second)
    fails_at = stones_of(visitor, name)
    visitor.submit(f"/tables/{name}/redo", question=second)
    fail(fails_at)
    with restarted(tmp_path) as again:
        lobby = again.see("/")
        assert "the program fails at entry 3 (KeyError)." in lobby
        assert f'href="/tables/{name}"' not in lobby
        assert f'href="/tables/{other}"' in lobby
        assert again.get("/history").status_code == again.get("/settings").status_code == 200
        page = again.get(f"/tables/{name}")
        for listed in (lobby, page.text):
            assert f'action="/tables/{name}/back"' in listed
            assert f'href="/tables/{name}/file"' in listed
            assert f'href="/tables/{name}/crash"' in listed
            assert f'href="/tables/{name}/delete"' in listed
        assert page.status_code == 422
        saved = again.get(f"/tables/{name}/file").text
        back = again.submit(f"/tables/{name}/back", follow=False)
        new = back.headers["location"].rpartition("/")[2]
        assert new != name
        assert stones_of(again, new) == fails_at
        assert again.get(f"/tables/{name}/file").text == saved
        assert again.submit(f"/tables/{name}/delete").status_code == 200
        assert again.get(f"/tables/{name}/crash").status_code == 404
        assert again.submit(f"/tables/{new}/undo", question=2).status_code == 200


@pytest.mark.parametrize("part", ["view", "ask"])
def test_a_table_that_cannot_be_shown_is_set_aside_and_goes_back(visitor: Visitor, hide: Fail, part: str) -> None:
    name, other = played(visitor, 1), played(visitor, 0)
    number, before = 2, stones_of(visitor, name)
    hide(part, before - 2, before - 3)  # the die decides which of them occurs
    visitor.submit(f"/tables/{name}/answers", question=number, answer=1)
    told = visitor.get(f"/tables/{name}")
    assert told.status_code == 422
    assert "The program fails when it shows this game (KeyError)." in told.text
    lobby = visitor.see("/")
    assert f'href="/tables/{other}"' in lobby
    assert ("fails when it shows" in lobby) == (part == "view")  # the lobby does not ask
    assert "KeyError" in visitor.api("GET", f"/tables/{name}").json()["fault"]
    assert f'action="/tables/{name}/back"' in told.text
    assert json.loads(visitor.get(f"/tables/{name}/crash").text)["answer"] is None
    assert visitor.submit(f"/tables/{name}/back").status_code == 200
    assert visitor.api("GET", f"/tables/{name}").json()["question"]["number"] == number
    assert visitor.api("GET", f"/tables/{name}").json()["can_redo"]


def test_what_is_read_waits_for_no_answer_that_fails(tmp_path: Path, fail: Fail) -> None:
    """A reader never sees the copy on which an answer is tried."""
    sittings = Sittings(tmp_path)
    name = sittings.create(tableforone.new("stones", level="long", seed=5))
    fail(11)
    seen: list[int] = []

    def look() -> None:
        for _ in range(200):
            with sittings.at(name) as table:
                seen.append(table.view["stones"])

    reader = threading.Thread(target=look)
    reader.start()
    for _ in range(50):
        with pytest.raises(ValueError, match="Nothing was changed"):
            sittings.play(name, Give(1, 0))
    reader.join()
    sittings.close()
    assert set(seen) == {11}


@pytest.mark.parametrize("window", ["phone", "desktop dark"], indirect=True)
def test_the_page_of_a_table_in_trouble(window: Window, hide: Fail) -> None:
    window.sit_down("stones")
    address = window.page.url
    hide("ask", *range(1, 7))
    with window.page.expect_response(lambda told: told.url.endswith("/answers")):  # or leaving the page ends the answer
        window.page.get_by_role("button", name="take 1").first.click()
    window.page.goto(address)
    window.page.get_by_role("heading", name="Stones & Sticks").wait_for()
    assert window.page.get_by_text("The program fails when it shows this game (KeyError).").is_visible()
    for name in ("Download (Stones", "Download report", "Delete"):
        assert window.page.get_by_role("link", name=name).is_visible()
    window.page.get_by_role("button", name="Go back").click()
    assert window.page.url == address
    assert window.page.get_by_role("button", name="take 1").first.is_visible()
