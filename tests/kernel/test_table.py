"""Does a table ask, check, keep and take back as it promises?  With the toy game."""

from typing import Any

import pytest

from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import CHANCE
from tableforone.kernel.table import Explanation, Question, Struck, Table, Undo
from tests.toy import TOY


def new(level: str = "long", seed: int = 3, *, dealing: bool = True) -> Table:
    return Table(TOY, TOY.setup(level), seed, dealing=dealing)


def played(table: Table) -> Table:
    while not table.over:
        table.answer(table.legal[0])
    return table


def state(table: Table) -> tuple[Any, ...]:
    return table.position.text(), table.question, table.journal[:], [e[:] for e in table.events], table.log()


def test_a_question_has_number_text_answers_words_and_things() -> None:
    assert new().question == Question(0, "11 stones: how many do you take?", [1, 2], ["take 1", "take 2"], ["", ""])


def test_an_answer_moves_the_game_and_chance_is_dealt() -> None:
    table = new()
    table.answer(2)
    assert table.journal[0] == 2
    assert len(table.journal) == 2
    assert table.view == {"stones": 11 - sum(table.journal)}
    assert table.question is not None
    assert table.question.number == 2
    assert [said for _, said in table.record] == ["take 2", f"the die shows {table.journal[1]}"]


def test_without_dealing_chance_waits_for_an_answer() -> None:
    table = new(dealing=False)
    assert not table.waits_for_chance
    table.answer(1)
    assert table.waits_for_chance
    assert table.legal == [1, 2]
    assert table.question is not None
    assert table.question.words == ["the die shows 1", "the die shows 2"]
    table.answer(2)
    assert table.journal == [1, 2]
    assert table.view == {"stones": 8}


def test_the_list_of_legal_answers_is_the_askers_own() -> None:
    table = new()
    table.legal.append(99)
    assert table.legal == [1, 2]


@pytest.mark.parametrize("wrong", [0, 3, -1, True, "1", None, 1.0, (1,), [1], []])
def test_a_wrong_answer_is_refused_and_changes_nothing(wrong: Any) -> None:
    table = new()
    before = state(table), table.to_json()
    with pytest.raises(Fault, match="no answer to the open question"):
        table.answer(wrong)
    assert (state(table), table.to_json()) == before


@pytest.mark.parametrize("number", [0, 1, 3, -1])
def test_an_answer_to_another_question_is_refused(number: int) -> None:
    table = new()
    table.answer(1)
    before = state(table)
    with pytest.raises(Fault, match=f"That answers question {number}, but question 2 is open now"):
        table.answer(1, number=number)
    assert state(table) == before
    table.answer(1, number=2)


def test_a_finished_game_has_a_result_and_no_question() -> None:
    table = played(new())
    assert (table.question, table.legal, table.waits_for_chance) == (None, [], False)
    assert table.result is not None
    assert table.result.outcome in ("won", "lost")
    assert table.scores == (0, 0)
    with pytest.raises(Fault, match="This game is over"):
        table.answer(1)


def test_there_is_no_result_before_the_end() -> None:
    assert new().result is None


def test_undo_and_redo_are_inverse_at_every_point() -> None:
    table = new()
    states = [state(table)]
    while not table.over:
        table.answer(table.legal[-1])
        states.append(state(table))
    for before in reversed(states[:-1]):
        table.undo()
        assert state(table) == before
    for after in states[1:]:
        assert table.can_redo
        table.redo()
        assert state(table) == after
    assert not table.can_redo


def test_undo_to_goes_back_to_any_question() -> None:
    table = new()
    first = state(table)
    table.answer(1)
    table.answer(2)
    assert table.questions == [0, 2]
    table.undo_to(0)
    assert state(table) == first
    assert table.record[-1] == (Undo(0), "")
    assert (table.takebacks, table.reveals_taken_back) == (2, 2)


def test_undo_of_several_steps_is_undo_to_their_first() -> None:
    one, other = new(), new()
    for table in (one, other):
        table.answer(1)
        table.answer(2)
    one.undo(2)
    other.undo_to(0)
    assert state(one) == state(other)


def test_events_of_answers_taken_back_are_forgotten() -> None:
    table = new()
    table.answer(2)
    assert [event[0] for event in table.events[2]] == ["decide"]
    assert len(table.log()) == 1
    table.undo()
    assert table.events == [[]]
    assert table.log() == []


def test_events_are_told_once_after_a_take_back() -> None:
    table = new()
    table.answer(2)
    told = table.log()
    table.undo()
    table.answer(2)
    assert table.log() == told


def test_another_answer_after_a_take_back_ends_the_redo() -> None:
    table = new()
    table.answer(2)
    table.undo()
    table.answer(1)
    assert not table.can_redo
    with pytest.raises(Fault, match="nothing to do again"):
        table.redo()


def test_a_refused_answer_keeps_the_redo() -> None:
    table = new()
    table.answer(2)
    table.undo()
    with pytest.raises(Fault):
        table.answer(7)
    assert table.can_redo


def test_redo_gives_the_cards_and_dice_that_were_met() -> None:
    table = new(dealing=False)
    for answer in (2, 1, 2, 2):
        table.answer(answer)
    table.undo(2)
    table.dealing = True  # the dealer would roll otherwise: what was met counts
    table.redo()
    assert table.journal == [2, 1]
    table.redo()
    assert table.journal[:4] == [2, 1, 2, 2]


def test_redo_of_a_last_answer_without_its_die_deals_one() -> None:
    table = new(dealing=False)
    table.answer(2)
    table.undo()
    table.dealing = True
    table.redo()
    assert len(table.journal) == 2


@pytest.mark.parametrize("steps", [0, -1, 3])
def test_only_as_many_answers_as_were_given_can_be_taken_back(steps: int) -> None:
    table = new()
    table.answer(1)
    table.answer(1)
    before = state(table)
    with pytest.raises(Fault, match="cannot be taken back: 2 were given"):
        table.undo(steps)
    assert state(table) == before


def test_a_fresh_table_has_nothing_to_take_back() -> None:
    with pytest.raises(Fault, match="nothing to take back"):
        new().undo()


@pytest.mark.parametrize("number", [1, 4, -1])
def test_one_cannot_go_back_to_what_is_no_question_of_the_player(number: int) -> None:
    table = new()
    table.answer(1)
    table.answer(1)
    with pytest.raises(Fault, match=f"There is no question {number} to go back to"):
        table.undo_to(number)


def test_a_copy_goes_its_own_way() -> None:
    table = new()
    table.answer(1)
    before, other = state(table), table.copy()
    assert state(other) == before
    played(other)
    assert state(table) == before
    assert table.record != other.record


def test_copies_take_back_and_play_on_without_touching_each_other() -> None:
    table = new()
    fresh = state(table)
    table.answer(1)
    other = table.copy()
    table.undo()
    table.answer(2)
    other.undo()
    assert state(other) == fresh


def test_the_same_seed_deals_the_same_game() -> None:
    assert played(new(seed=5)).journal == played(new(seed=5)).journal
    journals = {tuple(played(new(seed=seed)).journal) for seed in range(20)}
    assert len(journals) > 5


def test_the_digest_tells_positions_apart() -> None:
    one, other = new(dealing=False), new(dealing=False)
    assert one.digest == other.digest
    one.answer(1)
    other.answer(2)
    assert one.digest != other.digest
    assert len(one.digest) == 16


def test_why_explains_in_three_layers() -> None:
    table = new(dealing=False)
    for answer in (1, 2, 1, 1):
        table.answer(answer)
    rule = "He takes as many stones as the die shows, the last one if only one is left."
    row = Struck("1.1", "As many stones as the die shows.", ["1 stones", "2 stones"], ["2 stones"])
    assert table.why(0) == Explanation("Old Tom takes 2.", [row], {"1.1": rule})
    assert table.why().sentence == "Old Tom takes 1."
    assert str(table.why(0)).splitlines() == [
        "Old Tom takes 2.",
        "  1.1 As many stones as the die shows.",
        "      left: 2 stones; out: 1 stones",
        f"  Rule 1.1: {rule}",
    ]


def test_an_explanation_says_when_nobody_is_out_and_when_nobody_fits() -> None:
    rows = [Struck("1", "All.", ["a"], ["a"]), Struck("2", "None.", ["a"], [])]
    assert str(Explanation("So.", rows, {})).splitlines() == [
        "So.", "  1 All.", "      left: a", "  2 None.", "      fits nobody",
    ]  # fmt: skip


@pytest.mark.parametrize("which", [0, -1, 5])
def test_there_is_no_explanation_without_a_decision(which: int) -> None:
    with pytest.raises(Fault, match="has made 0 so far"):
        new().why(which)


def test_chance_has_no_list_when_it_is_only_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new(dealing=False)
    table.answer(1)
    monkeypatch.setattr(TOY.words[1], "outcomes", None)
    monkeypatch.setattr(TOY.words[1], "accepts", lambda p, frame, answer: answer == (1, 1))
    assert table.legal == []
    with pytest.raises(Fault):
        table.answer((1, 2))
    assert table._answers is CHANCE
