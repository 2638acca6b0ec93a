"""Tests of a game's story: the log, moments, the opponent's turns, each reader's language."""

from functools import partial

import tableforone
from tableforone.games.salamandra.voice import SPEECH
from tableforone.kernel.companion import facts
from tableforone.kernel.journal import TakenBack
from tableforone.kernel.meanings import HOME, Data, Say
from tableforone.kernel.speech import forget, speaking
from tableforone.kernel.story import (
    in_force,
    log,
    moments,
    moved_after,
    said,
    steps_after,
    taken_back,
    told,
    told_after,
    turning_point,
)
from tableforone.kernel.table import Table
from tests.toy import TOY
from tests.web.walks import walked


def game() -> Table:
    table = Table(TOY, TOY.setup("long"), 3)
    table.answer(1)
    table.answer(2)
    table.undo()
    table.answer(1)
    return table


def test_the_log_says_who_acts_and_keeps_what_was_taken_back() -> None:
    table = game()
    lines = [(line.who, line.answered, line.undone, line.step, line.decision) for line in log(table)]
    assert lines == [
        ("me", True, False, 0, 0),
        ("they", False, False, 1, 1),
        ("me", True, True, 0, 0),
        ("me", True, True, 0, 0),
        ("me", True, False, 0, 0),
        ("they", False, False, 1, 2),
    ]
    assert [line.asked for line in log(table) if line.step] == [0, 2]
    assert taken_back(table) == [2]
    assert told(table) == [line.text for line in log(table) if line.who == "they"]


def test_the_last_lines_are_the_same_without_telling_the_whole_game() -> None:
    table = game()
    lines = log(table)
    for last in range(1, len(lines) + 3):
        assert log(table, last)[-last:] == lines[-last:]


def test_a_line_knows_the_kind_of_its_event() -> None:
    assert {line.kind for line in log(game())} == {"", "decide"}


def test_moments_are_the_answers_in_force_with_the_points_before_them() -> None:
    table = game()
    assert [(m.number, m.said) for m in moments(table)] == [(0, "take 1"), (2, "take 1")]
    assert turning_point(table, []) is None


def test_the_opponents_turn_step_by_step() -> None:
    table = game()
    assert moved_after(table, 2)
    assert told_after(table, 2) == [steps_after(table, 2)[0].why.sentence]
    (step,) = steps_after(table, 2)
    assert (step.number, step.decision, step.before, step.after) == (1, "tom", [], [])
    assert step.choice == table.journal[3]
    assert step.trace[0][0] == "1.1"
    assert step.position != table.position


def test_many_take_backs_are_told_in_one_pass() -> None:
    table = game()
    for _ in range(2000):
        table.undo()
        table.redo()
    lines = log(table)
    assert len(lines) == 2 + 2 * 2001 + 2
    assert sum(line.undone for line in lines) == 2 * 2001
    assert sum(isinstance(entry, TakenBack) for entry, _ in table.record) == 2001


def test_what_is_recorded_in_english_is_said_again_in_the_language_of_the_reader() -> None:
    table = tableforone.new("high-season", seed=4)
    german: dict[int, str] = {}  # by index in the record

    def answer() -> None:
        with speaking("de"):
            german[len(table.record)] = table.spec.say(table.position, table.legal[0])
            table.answer(table.legal[0])

    for _ in range(12):
        answer()
    table.undo(4)
    answer()
    english = [kept for _, kept in table.record]
    answers = [place for place, (entry, _) in enumerate(table.record) if not isinstance(entry, TakenBack)]
    assert [said(table, place) for place in answers] == [english[place] for place in answers]
    assert [table.spec.say(table.met(place), table.record[place][0]) for place in answers] == [
        english[place] for place in answers
    ]
    with speaking("de"):
        assert {place: said(table, place) for place in german} == german
        undone = [line.text for line in log(table) if line.undone]
        assert undone and not {*undone} & {*english}
        assert [moment.said for moment in moments(table)] == [german[in_force(table)[n]] for n in table.questions]


def reworded(say: Say, data: Data) -> str:
    return f"{say(data)} (new)"


def test_the_log_is_in_new_words_when_messages_change() -> None:
    table = walked("salamandra", 12)
    before = [line.text for line in log(table)]
    assert [line.text for line in log(table)] == before
    try:
        forget(HOME)
        known = SPEECH.learn(HOME)
        known |= {key: partial(reworded, say) for key, say in known.items()}
        after = [line.text for line in log(table)]
    finally:
        forget(HOME)
    assert len(after) > 8 and all("(new)" in text for text in after)
    assert [line.text for line in log(table)] == before


def test_entries_at_a_real_table_are_said_again_too() -> None:
    table = walked("high-season-companion", 12)
    english = [fact.said for fact in facts(table)]
    with speaking("de"):
        german = [fact.said for fact in facts(table)]
        assert german == [table.spec.say(table.position_at(f.number), table.journal[f.number]) for f in facts(table)]
    assert len(german) > 4 and german != english
