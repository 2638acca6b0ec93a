"""Tests of tables with the toy game: questions, checks, saves, undo."""

from typing import Any

import pytest

from tableforone.kernel import actions
from tableforone.kernel.chance import Dice
from tableforone.kernel.dealer import Sampler
from tableforone.kernel.faults import Fault, Stale
from tableforone.kernel.journal import PERSON, SEED, TakenBack
from tableforone.kernel.saved import load_text
from tableforone.kernel.story import told
from tableforone.kernel.table import Question, Table
from tableforone.kernel.why import Explanation, Struck
from tests.toy import TOY


def new(level: str = "long", seed: int = 3, *, chance: str = SEED) -> Table:
    return Table(TOY, TOY.setup(level), seed, chance=chance)


def played(table: Table) -> Table:
    while not table.over:
        table.answer(table.legal[0])
    return table


def state(table: Table) -> tuple[Any, ...]:
    return table.line, table.question, table.journal[:], [e[:] for e in table.events], told(table)


def test_a_question_has_number_text_answers_words_and_things() -> None:
    assert new().question == Question(
        0, "11 stones: how many do you take?", [1, 2], ["take 1", "take 2"], ["", ""], "take"
    )


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
    table = new(chance=PERSON)
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
    with pytest.raises(Fault, match="not one of the choices"):
        table.answer(wrong)
    assert (state(table), table.to_json()) == before


@pytest.mark.parametrize("number", [0, 1, 3, -1])
def test_an_answer_to_another_question_is_refused(number: int) -> None:
    table = new()
    table.answer(1)
    before = state(table)
    for action in (actions.Give(1, number), actions.Undo(1, number), actions.Redo(number), actions.BackTo(0, number)):
        with pytest.raises(Stale, match="You now see the current table"):
            table.act(action)
    assert state(table) == before
    table.act(actions.Give(1, 2))


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
    assert table.record[-1] == (TakenBack(0), "")
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
    assert len(told(table)) == 1
    table.undo()
    assert table.events == [[]]
    assert told(table) == []


def test_events_are_told_once_after_a_take_back() -> None:
    table = new()
    table.answer(2)
    before = told(table)
    table.undo()
    table.answer(2)
    assert told(table) == before


def test_another_answer_after_a_take_back_ends_the_redo() -> None:
    table = new()
    table.answer(2)
    table.undo()
    table.answer(1)
    assert not table.can_redo
    with pytest.raises(Fault, match="Nothing to redo"):
        table.redo()


def test_a_refused_answer_keeps_the_redo() -> None:
    table = new()
    table.answer(2)
    table.undo()
    with pytest.raises(Fault):
        table.answer(7)
    assert table.can_redo


def test_every_action_is_a_value() -> None:
    table, other = new(), new()
    table.act(actions.Give(1))
    table.act(actions.Give(2, 2))
    table.act(actions.Undo())
    table.act(actions.Redo())
    table.act(actions.BackTo(0, 4))
    other.answer(1)
    other.answer(2)
    other.undo()
    other.redo()
    other.undo_to(0)
    assert table.record == other.record


def test_redo_gives_the_cards_and_dice_that_were_met() -> None:
    table = new()
    table.answer(2)
    table.answer(1)
    journal = table.journal[:]
    table.undo(2)
    other = table.copy()  # it has no dealer: the recorded outcomes count
    other.redo()
    assert other.journal == journal[:2]
    other.redo()
    assert other.journal == journal


def test_what_a_person_said_can_be_gone_back_to() -> None:
    table = new(chance=PERSON)
    for answer in (2, 1, 2, 2):
        table.answer(answer)
    assert table.questions == [0, 1, 2, 3]
    table.undo()
    assert table.waits_for_chance
    table.answer(1)
    assert table.journal == [2, 1, 2, 1]
    table.undo_to(1)
    assert table.journal == [2]
    assert table.waits_for_chance
    assert table.reveals_taken_back == 0
    table.redo()
    assert table.journal == [2, 1]


def test_who_answers_chance_survives_a_reload() -> None:
    table = new(chance=PERSON)
    table.answer(2)
    again = load_text(table.to_json(), lambda _: TOY)
    assert again.chance == PERSON
    assert again.waits_for_chance
    assert again.to_json() == table.to_json()
    assert '"chance"' not in new().to_json()


def test_a_copy_never_deals_what_the_seed_would() -> None:
    table = new()
    other = table.copy()
    other.answer(1)
    assert other.waits_for_chance
    other.answer(2)
    assert other.journal == [1, 2]


def test_samples_agree_with_the_seed_as_often_as_chance_does() -> None:
    agreed = 0
    for seed in range(2000):
        table = new(seed=seed)
        imagined = table.copy(Sampler(seed))
        for one in (table, imagined):
            one.answer(1)
        agreed += table.journal == imagined.journal
    assert 850 < agreed < 1150  # two equal outcomes; six standard errors


def test_a_table_goes_on_from_its_line() -> None:
    table = new()
    table.answer(1)
    again = Table.at(table.line, lambda _: TOY, table.seed)
    assert again.line == table.line
    assert again.journal == []
    again.answer(1)
    reread = load_text(again.to_json(), lambda _: TOY)
    assert (reread.line, reread.to_json()) == (again.line, again.to_json())
    again.undo()
    assert again.line == table.line


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "it is not one line of JSON"),
        ("[" * 100_000, "it is not one line of JSON"),
        ("[]", "it names no game"),
        ('{"game": 1}', "it names no game"),
        ('{"game": "toy", "level": 3}', "its level, modules or options are not text"),
        ('{"game": "toy", "level": "huge"}', "“huge” is not a level"),
        ('{"game": "toy"}', "it has no table"),
        ('{"game": "toy", "position": {}}', "The position lacks its part “stones”"),
        ('{"game": "toy", "position": {"stones": "x", "last": 0, "stack": []}}', "part “stones” cannot be “x”"),
        ('{"game": "toy", "position": {"stones": true, "last": 0, "stack": []}}', "part “stones” cannot be “True”"),
        ('{"game": "toy", "position": {"stones": 1, "last": 0, "luck": 1, "stack": []}}', "an unknown part “luck”"),
        ('{"game": "toy", "position": {"stones": 1, "last": 0}}', "lacks its stack"),
        ('{"game": "toy", "position": {"stones": 1, "last": 0, "stack": [["dance"]]}}', "which is not a frame"),
        ('{"game": "toy", "position": {"stones": 1, "last": 0, "stack": [["take", 1]]}}', "with 1 arguments"),
        (
            '{"game": "toy", "position": {"stones": -1, "last": 0, "stack": [["take"]]}}',
            "The position’s part “stones” cannot be “-1”.",
        ),
    ],
)
def test_a_line_that_is_no_position_is_refused_in_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(Fault) as fault:
        Table.at(line, lambda _: TOY)
    assert sentence in str(fault.value)


@pytest.mark.parametrize("steps", [0, -1, 3])
def test_only_as_many_answers_as_were_given_can_be_taken_back(steps: int) -> None:
    table = new()
    table.answer(1)
    table.answer(1)
    before = state(table)
    with pytest.raises(Fault, match="moves: there are only 2"):
        table.undo(steps)
    assert state(table) == before


def test_a_fresh_table_has_nothing_to_take_back() -> None:
    with pytest.raises(Fault, match="There is nothing to undo"):
        new().undo()


@pytest.mark.parametrize("number", [1, 4, -1])
def test_one_cannot_go_back_to_what_is_no_question_of_the_player(number: int) -> None:
    table = new()
    table.answer(1)
    table.answer(1)
    with pytest.raises(Fault, match=r"You cannot go to question .?[14]"):
        table.undo_to(number)


def test_a_copy_goes_its_own_way() -> None:
    table = new()
    table.answer(1)
    before, other = state(table), table.copy(Sampler(1))
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


def test_why_explains_in_three_layers() -> None:
    table = new(chance=PERSON)
    for answer in (1, 2, 1, 1):
        table.answer(answer)
    rule = "He takes as many stones as the die shows, the last one if only one is left."
    row = Struck("1.1", "As many stones as the die shows.", ["1 stones", "2 stones"], ["2 stones"])
    assert table.why(0) == Explanation("Old Tom takes 2.", [row], {"1.1": rule})
    assert table.why().sentence == "Old Tom takes 1."
    assert str(table.why(0)).splitlines() == [
        "Old Tom takes 2.",
        "  1.1 As many stones as the die shows.",
        "      left: 2 stones – ruled out: 1 stones",
        f"  Rule 1.1: {rule}",
    ]


def test_an_explanation_says_when_nobody_is_out_and_when_nobody_fits() -> None:
    rows = [Struck("1", "All.", ["a"], ["a"]), Struck("2", "None.", ["a"], [])]
    assert str(Explanation("So.", rows, {})).splitlines() == [
        "So.", "  1 All.", "      left: a", "  2 None.", "      no candidate matches",
    ]  # fmt: skip


@pytest.mark.parametrize("which", [0, -1, 5])
def test_there_is_no_explanation_without_a_decision(which: int) -> None:
    with pytest.raises(Fault, match="has not decided anything yet"):
        new().why(which)


class Coins(Dice):
    """Two coins at once."""

    def dice(self, p: Any, frame: Any) -> int:
        return 2

    def nth(self, p: Any, frame: Any) -> int:
        return 0


def test_dice_are_checked_and_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new(chance=PERSON)
    table.answer(1)
    monkeypatch.setattr(TOY.words[1], "chance", Coins("two coins", 1, 2))
    assert table.legal == []
    with pytest.raises(Fault):
        table.answer((1, 2))
    assert table.waits_for_chance
