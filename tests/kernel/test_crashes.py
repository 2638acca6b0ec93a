"""Tests of failing rules: the table stays as it was, and the report reproduces the failure."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tableforone.kernel import actions
from tableforone.kernel.faults import Crash, Fault, Stale
from tableforone.kernel.journal import PERSON
from tableforone.kernel.saved import good_part, load_text, reread
from tableforone.kernel.table import Table
from tests.toy import ROLL, TAKE, TOY

WORDS = {"take": TAKE, "roll": ROLL}


def find(game: str) -> Any:
    return TOY


def new(answers: int = 2) -> Table:
    table = Table(TOY, TOY.setup("long"), 3)
    for _ in range(answers):
        table.answer(1)
    return table


def stones_at(p: Any) -> int:
    return int(p.stones)


def everything(table: Table) -> tuple[Any, ...]:
    return table.to_json(), table.line, table.question, [e[:] for e in table.events], table.questions, table.can_redo


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """``failing("take", when=5)``: at 5 stones this word changes the position, then fails."""

    def fail(word: str, when: int, part: str = "answer") -> None:
        def raises(p: Any, *given: Any) -> Any:
            if p.stones == when:
                p.stones, p.last = 1, 7
                p.stack.append((ROLL,))
                raise KeyError("a mistake of ours")
            return works(p, *given)

        works = getattr(TOY.words[WORDS[word]], part)
        monkeypatch.setattr(TOY.words[WORDS[word]], part, raises)

    return fail


@pytest.mark.parametrize(("word", "part"), [("take", "answer"), ("roll", "run"), ("roll", "answer"), ("take", "run")])
def test_the_table_stays_as_it_was_wherever_the_rules_fail(failing: Callable[..., None], word: str, part: str) -> None:
    table = new()
    before, stones = everything(table), stones_at(table.position)
    after = table.after(actions.Give(1))
    left = {"take": stones if part == "answer" else stones_at(after.position), "roll": stones - 1}
    failing(word, left[word], part)
    with pytest.raises(Crash, match=r"failed \(KeyError\). Nothing was changed"):
        table.after(actions.Give(1))
    assert everything(table) == before


@pytest.mark.parametrize("action", [actions.Give(1), actions.Undo(), actions.Redo(), actions.BackTo(2)])
def test_every_action_is_done_on_a_copy(failing: Callable[..., None], action: actions.Action) -> None:
    table = new(3)
    table.undo()
    before = everything(table)
    assert everything(table.after(action)) != before
    assert everything(table) == before
    for stones in range(12):
        failing("take", stones, "run")
    with pytest.raises(Crash):
        table.after(action)
    assert everything(table) == before


def test_several_actions_are_all_done_or_none(failing: Callable[..., None]) -> None:
    table = new(2)
    back = actions.BackTo(0, len(table.journal))
    again: list[actions.Action] = [back, actions.Give(2), actions.Give(2)]
    done = table.after(*again)
    assert [done.journal[number] for number in done.questions] == [2, 2]
    before = everything(table)
    with pytest.raises(Fault, match="not one of the choices"):
        table.after(*again[:2], actions.Give(9))
    with pytest.raises(Stale):
        table.after(back._replace(number=1), again[1])
    failing("take", stones_at(done.position_at(done.questions[-1])))
    with pytest.raises(Crash) as crash:
        table.after(*again)
    assert everything(table) == before
    assert crash.value.report["answer"] == 2
    assert crash.value.report["position"]["position"]["stones"] == stones_at(done.position_at(done.questions[-1]))


@pytest.mark.parametrize("action", [actions.Give(1), actions.Redo(), actions.Undo(), actions.BackTo(0)])
def test_a_report_makes_the_rules_fail_again(failing: Callable[..., None], action: actions.Action) -> None:
    table = new(3)
    table.undo()
    backwards = isinstance(action, actions.Undo | actions.BackTo)
    stones = stones_at(table.after(action).position) if backwards else stones_at(table.position)
    failing("take", stones, "run" if backwards else "answer")
    with pytest.raises(Crash) as crash:
        table.after(action)
    told = json.loads(json.dumps(crash.value.report))
    assert told["error"] == "KeyError: 'a mistake of ours'"
    assert told["where"][-1].startswith("kernel/")
    with pytest.raises(Crash):
        again(told)


def again(told: dict[str, Any]) -> Table:
    table = Table.at(json.dumps(told["position"]), find, told["seed"], chance=told["chance"])
    return table if told["answer"] is None else table.after(actions.Give(told["answer"]))


def test_a_copy_deals_what_the_table_would(failing: Callable[..., None]) -> None:
    table = new(0)
    twin = new(0)
    while not table.over:
        table = table.after(actions.Give(1))
        twin.answer(1)
    assert everything(table) == everything(twin)


def test_a_game_that_cannot_be_set_up_is_a_sentence(failing: Callable[..., None]) -> None:
    failing("take", 11, "run")
    with pytest.raises(Crash, match=r"cannot be set up: the rules failed \(KeyError"):
        new(0)


@pytest.mark.parametrize("word", ["take", "roll"])
def test_a_saved_game_at_which_the_rules_fail_is_told_up_to_there(failing: Callable[..., None], word: str) -> None:
    table = new(3)
    third = table.questions[2]
    text = table.to_json()
    stones = stones_at(table.position_at(third))
    failing(word, stones - (word == "roll"))
    entry = third + 1 + (word == "roll")
    with pytest.raises(Crash, match=f"cannot be opened: the program fails at entry {entry} .KeyError"):
        load_text(text, find)
    told, difference = reread(text, find, where="toy.json")
    assert difference == f"the program fails at entry {entry} (KeyError)."
    assert told.journal == table.journal[: entry - 1]
    good = good_part(text, find)
    assert good.journal == table.journal[:third]
    assert good.legal == [1, 2]
    good.undo()
    good.answer(2)  # another move
    assert good.journal[-2] == 2


def test_there_is_no_good_part_of_a_game_that_is_sound_or_not_ours() -> None:
    text = new().to_json()
    for saved in (text, text.replace('"digest": "', '"digest": "0')):
        with pytest.raises(Fault, match="no earlier moment to go back to"):
            good_part(saved, find)


def test_where_a_person_deals_the_good_part_waits_for_what_came_up(failing: Callable[..., None]) -> None:
    table = Table(TOY, TOY.setup("long"), 3, chance=PERSON)
    for answer in (1, 2, 1, 2):
        table.answer(answer)
    text = table.to_json()
    failing("roll", 7)
    good = good_part(text, find)
    assert good.waits_for_chance
    assert good.journal == [1, 2, 1]


def test_a_position_at_which_the_rules_fail_is_a_sentence(failing: Callable[..., None]) -> None:
    line = new().line
    failing("take", stones_at(new().position), "run")
    with pytest.raises(Crash, match=r"This position cannot be played: the rules failed \(KeyError"):
        Table.at(line, find)


@pytest.mark.parametrize("stack", ["[[{}]]", "[[[]]]", "[{}]", "[[null]]", "[3]", "{}"])
def test_a_start_that_is_nothing_is_a_sentence(stack: str) -> None:
    told = json.loads(new().line)
    told["position"]["stack"] = json.loads(stack)
    with pytest.raises(Fault):
        Table.at(json.dumps(told), find)
    saved = json.loads(new(0).to_json()) | {"start": told["position"]}
    with pytest.raises(Fault):
        load_text(json.dumps(saved), find)
