"""Tests that an answer counts once, for its own question, and only when it is on disk."""

import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import tableforone
from tableforone.kernel.actions import Give
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table
from tableforone.pages.board import Board
from tableforone.pages.looks import Look
from tableforone.store import Store
from tableforone.store.sittings import Sittings
from tests.web.conftest import Visitor, token_of
from tests.web.games import STONES


def test_a_double_click_counts_once(visitor: Visitor) -> None:
    name = visitor.sit_down()
    assert visitor.submit(f"/tables/{name}/answers", question=0, answer=1).status_code == 200
    stored = visitor.get(f"/tables/{name}/file").text
    again = visitor.submit(f"/tables/{name}/answers", question=0, answer=1)
    assert again.status_code == 409
    assert "already answered" in again.text
    assert 'id="ask"' in again.text  # with the current table
    assert visitor.get(f"/tables/{name}/file").text == stored


def test_an_answer_to_a_moment_that_was_taken_back_is_refused(visitor: Visitor) -> None:
    name = visitor.sit_down()
    visitor.submit(f"/tables/{name}/answers", question=0, answer=1)
    visitor.submit(f"/tables/{name}/undo", question=2)
    late = visitor.submit(f"/tables/{name}/answers", question=2, answer=1)
    assert late.status_code == 409
    assert "undone" in late.text


def test_an_illegal_answer_shows_the_table_and_the_reason(visitor: Visitor) -> None:
    name = visitor.sit_down()
    wrong = visitor.submit(f"/tables/{name}/answers", question=0, answer=9)
    assert wrong.status_code == 422
    assert "is not one of the choices" in wrong.text
    assert 'data-mode="play"' in wrong.text


def test_a_second_undo_click_takes_back_nothing_more(visitor: Visitor) -> None:
    name = visitor.sit_down(level="long")
    for _ in range(2):
        question = visitor.api("GET", f"/tables/{name}").json()["question"]
        visitor.submit(f"/tables/{name}/answers", question=question["number"], answer=1)
    number = visitor.api("GET", f"/tables/{name}").json()["question"]["number"]
    assert visitor.submit(f"/tables/{name}/undo", question=number).status_code == 200
    assert visitor.submit(f"/tables/{name}/undo", question=number).status_code == 409


def test_undo_redo_and_back_to_here(visitor: Visitor) -> None:
    name = visitor.sit_down(level="long")
    for _ in range(3):
        question = visitor.api("GET", f"/tables/{name}").json()["question"]
        visitor.submit(f"/tables/{name}/answers", question=question["number"], answer=1)
    before = visitor.api("GET", f"/tables/{name}").json()
    page = visitor.submit(f"/tables/{name}/undo", question=before["question"]["number"], to=0).text
    assert "Undone" in page
    assert visitor.api("GET", f"/tables/{name}").json()["question"]["number"] == 0
    for _ in range(3):
        number = visitor.api("GET", f"/tables/{name}").json()["question"]["number"]
        visitor.submit(f"/tables/{name}/redo", question=number)
    after = visitor.api("GET", f"/tables/{name}").json()
    assert (after["view"], after["question"]) == (before["view"], before["question"])
    assert after["takebacks"] == 3
    assert after["reveals_taken_back"] > 0


def test_undo_with_nothing_to_take_back_says_so(visitor: Visitor) -> None:
    name = visitor.sit_down()
    assert "There is nothing to undo" in visitor.submit(f"/tables/{name}/undo", question=0).text
    assert "Nothing to redo" in visitor.submit(f"/tables/{name}/redo", question=0).text


def test_an_answer_that_cannot_be_stored_is_not_acknowledged(
    visitor: Visitor, inner: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = visitor.sit_down()

    def full(name: str, table: Any) -> None:
        raise Fault("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(inner.state.sittings, "append", full)
        answer = visitor.submit(f"/tables/{name}/answers", question=0, answer=1)
        assert answer.status_code == 422
        assert "The disk is full." in answer.text
    assert visitor.api("GET", f"/tables/{name}").json()["question"]["number"] == 0


def test_a_table_played_on_elsewhere_is_read_again(visitor: Visitor, tmp_path: Path) -> None:
    name = visitor.sit_down(level="long")
    with Store(tmp_path) as elsewhere:
        table = elsewhere.load(name)
        table.answer(1)
        elsewhere.append(name, table)
        number = len(table.journal)
    answer = visitor.submit(f"/tables/{name}/answers", question=0, answer=2)
    assert "continued elsewhere" in answer.text
    assert visitor.api("GET", f"/tables/{name}").json()["question"]["number"] == number


def test_of_many_answers_at_once_one_counts(live: str) -> None:
    """Eight windows answer the same question at the same time."""
    with httpx.Client(base_url=live) as first:
        page = first.get("/games/stones/new").text
        fields = {"token": token_of(page), "seed": "5", "level": "long"}
        name = first.post("/games/stones/new", data=fields).headers["location"].rpartition("/")[2]
        codes: list[int] = []
        together = threading.Barrier(8)

        def window() -> None:
            with httpx.Client(base_url=live, cookies=first.cookies) as one:
                together.wait()
                form = {"token": fields["token"], "question": "0", "answer": "1"}
                codes.append(one.post(f"/tables/{name}/answers", data=form).status_code)

        threads = [threading.Thread(target=window) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [303] + [409] * 7
        assert first.get(f"/api/tables/{name}").json()["question"]["number"] == 2


def test_a_board_without_a_question_has_no_answers() -> None:
    board = Board(Look(), None)
    assert not board.open
    assert board.at("stone:1") == []
    assert board.mark("stone:1").classes == ""


def test_a_waiting_answer_does_not_ride_on_one_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two windows answer; the first commit fails while the second waits. Only the second counts."""
    with closing(Sittings(tmp_path)) as sittings:
        told, name = one_fails_while_another_waits(sittings, monkeypatch)
    assert told == ["The disk is full."]
    with Store(tmp_path) as store:
        assert store.load(name).journal[0] == 2


def one_fails_while_another_waits(sittings: Sittings, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], str]:
    name = sittings.create(tableforone.new(STONES.id, level="long", seed=5))
    waiting, failing = threading.Event(), threading.Event()
    append = sittings.append

    def fails_once(name: str, table: Table) -> None:
        if not failing.is_set():
            failing.set()
            waiting.wait(5)
            raise Fault("The disk is full.")
        append(name, table)

    monkeypatch.setattr(sittings, "append", fails_once)
    told: list[str] = []

    def first() -> None:
        try:
            sittings.play(name, Give(1, 0))
        except Fault as fault:
            told.append(str(fault))

    def second() -> None:
        failing.wait(5)
        waiting.set()
        sittings.play(name, Give(2, 0))

    threads = [threading.Thread(target=first), threading.Thread(target=second)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return told, name
