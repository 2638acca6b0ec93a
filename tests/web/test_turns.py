"""Tests that the opponent's turn is shown from its trace, with the table as it was then."""

import random
from types import SimpleNamespace
from typing import Any, NamedTuple

import tableforone
from tableforone import games
from tableforone.kernel.spec import GameSpec, Result
from tableforone.kernel.spec import ScoreLine as PointsLine
from tableforone.kernel.story import ScoredMove, log, moments, steps_after, told, turning_point
from tableforone.kernel.table import Question, Table
from tableforone.pages.board import Board, Verdict, verdicts
from tableforone.pages.looks import KindLook, Look
from tableforone.pages.tabletop import steps_of
from tests.web.games import STONES


def played(answers: list[int], level: str = "long", seed: int = 5) -> Table:
    table = tableforone.new(STONES.id, level=level, seed=seed)
    for answer in answers:
        table.answer(answer)
    return table


def test_a_step_has_the_table_of_its_moment() -> None:
    table = played([1])
    (step,) = steps_after(table, 0)
    assert step.why.sentence == told(table)[-1]
    assert STONES.view(step.position) == {"stones": 10}
    assert step.why.rows == table.why().rows


def test_candidates_know_what_became_of_them() -> None:
    (step,) = steps_after(played([1]), 0)
    struck = Verdict(False, 1, "1.1")
    assert verdicts(step) == {("tom", step.choice): Verdict(True, 0, ""), ("tom", 3 - step.choice): struck}
    assert struck.mark == "①"


def test_looking_at_a_turn_changes_nothing() -> None:
    table = played([1, 1, 1])
    text = table.to_json()
    for number in table.questions:
        steps_after(table, number)
    moments(table)
    log(table)
    assert table.to_json() == text
    table.undo()
    table.redo()
    assert table.position == played([1, 1, 1]).position


def test_every_told_decision_of_whole_games_is_a_step() -> None:
    """For every installed game, the steps shown later are the decisions recorded during play."""
    for spec in tableforone.games.all_games():
        table = random_game(spec)
        began = table.questions[0] + 1  # events before the first answer are not a turn
        decided = [spec.tell(event) for events in table.events[began:] for event in events if event[0] == "decide"]
        steps = [step for number in table.questions for step in steps_after(table, number)]
        assert [step.why.sentence for step in steps] == [line for line in decided if line], spec.id


def random_game(spec: GameSpec) -> Table:
    table = tableforone.new(spec.id, seed=11)
    chance = random.Random(11)
    while not table.over:
        table.answer(chance.choice(table.legal))
    return table


def test_the_log_crosses_out_what_was_taken_back() -> None:
    table = played([1, 2])
    table.undo()
    lines = log(table)
    assert next(line.text for line in lines if line.undone) == "take 2"
    assert [line.text for line in lines if line.answered and line.who == "me" and not line.undone] == ["take 1"]
    explained = [line for line in lines if line.step]
    assert [(line.asked, line.step) for line in explained] == [(0, 1)]


class Ended(NamedTuple):
    """The parts of a finished table that determine its turning point."""

    result: Result
    spec: Any
    position: None = None

    @property
    def points(self) -> tuple[int, int | None]:
        return self.result.score, self.result.opponent


def turned(outcome: str, final: tuple[int, int | None], *leads: int, counted: tuple[int, int] = (0, 0)) -> int | None:
    """The turning point for these leads before each answer; ``counted`` is the final scoring."""
    spec = SimpleNamespace(finale=lambda _: (PointsLine("x", *counted),))
    story = [ScoredMove(n, "a", max(lead, 0), max(-lead, 0)) for n, lead in enumerate(leads)]
    return turning_point(Ended(Result(outcome, *final, ()), spec), story)  # type: ignore[arg-type]


def test_the_turning_point_is_where_the_lead_changed_for_good() -> None:
    assert turned("won", (50, 40), 0, 5, -6, -8, 3, 4) == 3
    assert turned("lost", (40, 50), 0, -5, 6, 8, -3, -4) == 3


def test_there_is_no_turning_point_where_nothing_turned() -> None:
    assert turned("won", (50, 40), 0, 5, 6, 8) is None  # always ahead
    assert turned("won", (50, 40), 0, -2, 6, 8) is None  # a point or two behind does not count
    assert turned("draw", (50, 50), 0, -9, 6, 8) is None
    # the final scoring is not a turning point
    assert turned("won", (50, 40), 0, -9, -7, -6, counted=(20, 0)) is None
    assert turning_point(random_game(STONES), []) is None


def test_long_questions_are_sorted_by_kind() -> None:
    """In the order of the game's look; unnamed kinds come last."""
    things = ["die:1", "die:2", "guest:1", "die:3", "", "guest:2", "die:4", "die:5"]
    question = Question(3, "What?", list(range(8)), [f"do {n}" for n in range(8)], things)
    board = Board(
        Look(kinds={"": KindLook("No"), "die": KindLook("Take a die", "die-3"), "room": KindLook("Rooms")}), question
    )
    assert board.grouped
    assert [(kind.name, len(kind.choices)) for kind in board.kinds] == [("No", 1), ("Take a die", 5), ("Guest", 2)]
    assert [choice.answer for choice in board.at("guest:2")] == [5]
    assert board.at("") == []  # an answer without a thing is nowhere on the table
    assert board.has("guest")
    assert not board.has("room")
    assert board.mark(["die:1", "die:2"]).choices == board.at("die:1", "die:2")
    few = Board(Look(), question._replace(answers=[1, 2], words=["a", "b"], things=["x:1", "y:1"]))
    assert not few.grouped
    assert [choice.key for choice in few.choices] == ["1", "2"]
    seen = Board(Look(), question, given=5)
    assert seen.mark("guest:2").selected
    assert not seen.open


def test_a_kind_that_is_not_possible_is_missed_beside_its_likes() -> None:
    kinds = {
        "die": KindLook("Take a die"),
        "guest": KindLook("Take a guest", needs="A free table (6.1)", beside=["die"]),
    }
    question = Question(3, "What?", [1, 2], ["a", "b"], ["die:1", "die:2"])
    assert [kind.needs for kind in Board(Look(kinds=kinds), question).closed] == ["A free table (6.1)"]
    assert not Board(Look(kinds=kinds), question._replace(things=["die:1", "guest:1"])).closed
    assert not Board(Look(kinds=kinds), question._replace(things=["room:1", "room:2"])).closed


def test_what_the_opponent_did_before_the_first_question_can_be_looked_at() -> None:
    looked_at = 0
    for spec in games.all_games():
        table = Table(spec, spec.setup(), 3)
        decided = [event for events in table.events for event in events if event[0] == "decide" and spec.tell(event)]
        assert [step.event for step in steps_of(table, 0)] == decided
        looked_at += len(decided)
    assert looked_at
