"""Tests that no request causes an internal error: 300 requests over all routes, forms and files.

``make fuzz`` sends 20,000 (``TABLEFORONE_FUZZ=20000``).
"""

import json
import os
import warnings
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tableforone import games
from tableforone.store.decks import deck_of
from tests.web.conftest import Visitor
from tests.web.fuzz import NOT_HERE, Case, cases, saved_games
from tests.web.test_gate import walk
from tests.web.walks import walked

pytestmark = pytest.mark.check
CASES = int(os.environ.get("TABLEFORONE_FUZZ", "300"))
MOST = 40  # tables; the oldest imported ones are deleted
PLAYED = ("grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra")


def test_no_request_is_answered_with_a_mistake_of_ours(app: Any, visitor: Visitor, tmp_path: Path) -> None:
    visitor.see("/")
    app.answers.burst = app.uploads.burst = 1e9
    sittings = app.app.state.sittings
    ours = [sittings.create(walked(game, 16)) for game in PLAYED]
    ours += [sittings.create(walked(f"{game}-companion", 16)) for game in PLAYED]
    routes = [(method, r.path) for r in walk(app.app.routes) for method in sorted(r.methods or ()) if method != "HEAD"]
    assert len(routes) > 50
    files = [text.encode() for text in saved_games()] + [decks(game) for game in ("high-season",)] + [packed(tmp_path)]

    def names() -> list[str]:
        return [*ours, *sorted({summary.id for summary in sittings.summaries()} - set(ours))]

    failed: list[str] = []

    @settings(
        max_examples=CASES, derandomize=CASES <= 300, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(cases(routes, names, files))
    def check(case: Case) -> None:
        for old in names()[MOST:]:
            sittings.delete(old)
        status = sent(visitor, case)
        if status >= 500:
            failed.append(f"{status} {case}"[:3000])

    check()
    assert failed == []
    for report in (tmp_path / "crashes").glob("*.json"):
        # positions from a stranger's file may be anything
        assert report.stem not in ours, report.read_text()


def sent(visitor: Visitor, case: Case) -> int:
    """Send it as our own page would; returns the status."""
    headers = {"X-Token": visitor.token} | ({"HX-Request": "true"} if case.part else {})
    fields = written(case)
    more: dict[str, Any] = {}
    if case.method == "GET":
        more["params"] = fields
    elif case.path.startswith("/api"):
        more["json"] = body(case)
    else:
        more["data"] = {name: value for name, value in fields if not case.file or name != case.file[0]}
        if case.file:
            more["files"] = {case.file[0]: ("a file", case.file[1])}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return int(visitor.request(case.method, case.path, headers=headers, **more).status_code)


def written(case: Case) -> list[tuple[str, str]]:
    """Its fields as encodable text, without lone surrogates."""
    return [(name, value.encode("utf-8", "replace").decode()) for name, value in case.fields]


def body(case: Case) -> dict[str, Any]:
    """Its fields as JSON: numeric texts become numbers."""
    told: dict[str, Any] = {"text": case.file[1].decode("utf-8", "replace")} if case.file else {}
    for name, value in written(case):
        told[name] = int(value) if value.isascii() and value.lstrip("-").isdigit() and "--" not in value else value
    return told


def decks(game: str) -> bytes:
    deck = deck_of(games.find(game))
    return deck.write({}).encode()


def packed(folder: Path) -> bytes:
    with ZipFile(folder / "games.zip", "w") as file:
        file.writestr("one.json", walked("salamandra", 3).to_json())
    return (folder / "games.zip").read_bytes()


@given(st.data())
@settings(max_examples=20)
def test_the_fuzzer_reaches_what_it_should(data: st.DataObject) -> None:
    routes = [("GET", "/tables/{name}"), ("POST", "/tables/{name}/delete"), ("GET", "/tables/{name}/hint")]
    case = data.draw(cases(routes, lambda: ["a"] * 8 + ["spare"], [b'{"record": [1, 2]}']))
    assert not case.path.endswith(NOT_HERE)
    assert "{" not in case.path
    assert case.method == "GET" or case.path == "/tables/spare/delete"


# --- regressions


@pytest.mark.parametrize("game", PLAYED)
def test_the_rules_of_a_companion_are_those_of_its_game(visitor: Visitor, game: str) -> None:
    for page in ("rules", "quick"):
        mine, home = (visitor.see(f"/games/{name}/{page}") for name in (game, f"{game}-companion"))
        assert home.replace(visitor.token, "") == mine.replace(visitor.token, "")


@pytest.mark.parametrize("game", ["high-season", "salamandra-companion"])
def test_entries_without_a_card_are_ignored(visitor: Visitor, game: str) -> None:
    assert visitor.see(f"/games/{game}/deck?row=-2") == visitor.see(f"/games/{game}/deck")


@pytest.mark.parametrize("row", ["1,--2", "²", "٣", "9" * 150, "-", "1,,x"])
def test_a_row_of_a_card_that_is_none_is_a_sentence(visitor: Visitor, row: str) -> None:
    (card, *_) = deck_of(games.find("high-season")).cards
    answer = visitor.get("/games/high-season/deck", params={"card": card, "row": row})
    assert answer.status_code == 422
    assert visitor.submit("/games/high-season/deck", card=card, row=row).status_code in (403, 422)


GIVEN = ['[["a",1]]', '[[-2,"x"]]', "[]", "[[[]]]", "[1.5]", "[true]", "{}", "[" * 60, "x", f"[{'9' * 5000}]", "[[]]"]


@pytest.mark.parametrize("given", GIVEN)
@pytest.mark.parametrize("choice", ["", "keep", "replay"])
def test_a_correction_that_is_none_is_a_sentence(visitor: Visitor, app: Any, given: str, choice: str) -> None:
    name = app.app.state.sittings.create(walked("salamandra-companion", 8))
    visitor.see(f"/tables/{name}")
    facts = visitor.see(f"/tables/{name}/facts")
    fact = facts.partition('name="fact" value="')[2].partition('"')[0]
    before = visitor.get(f"/tables/{name}/file").text
    answer = visitor.submit(f"/tables/{name}/correct", fact=fact, given=given, choice=choice)
    assert answer.status_code in ((200, 422) if given == "[]" else (422,))
    assert visitor.get(f"/tables/{name}/file").text == before


@pytest.mark.parametrize("start", [{"stack": [[{}]]}, {"stack": [[[]]]}, {"rolls": [{}]}, {"stack": [["turn", {}]]}])
@pytest.mark.parametrize("game", PLAYED)
def test_a_start_that_is_none_is_a_sentence(visitor: Visitor, game: str, start: dict[str, Any]) -> None:
    table = walked(game, 3)
    told = json.loads(table.to_json())
    told |= {"start": json.loads(table.line)["position"] | start, "record": []}
    visitor.see("/")
    files = {"file": ("game.json", json.dumps(told).encode())}
    answer = visitor.post("/tables/import", data={"token": visitor.token}, files=files)
    assert answer.status_code == 422
    assert "was not opened" in answer.text or "cannot be opened" in answer.text or "does not fit" in answer.text
