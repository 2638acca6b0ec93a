"""Tests that charts add up."""

from tableforone.kernel.spec import Result, ScoreLine
from tableforone.kernel.story import ScoredMove
from tableforone.pages.charts import STEPS, reel, scores_over_time, staircase


def test_the_steps_lead_from_nothing_to_the_score() -> None:
    lines = (
        ScoreLine("guests", 30, 40),
        ScoreLine("tips", 0, None),
        ScoreLine("rooms", 10, None),
        ScoreLine("left behind", -5, -80),
    )
    stairs = staircase(Result("won", 35, -40, lines))
    # tips scored nothing
    assert [stair.what for stair in stairs.stairs] == ["guests", "rooms", "left behind"]
    assert [(stair.gain, stair.total) for stair in stairs.stairs] == [(30, 30), (10, 40), (-5, 35)]
    assert [stair.their_total for stair in stairs.stairs] == [40, 40, -40]
    first, second, third = stairs.stairs
    assert first.y + first.height == stairs.zero and second.y + second.height == first.y
    assert third.y == second.y and third.y + third.height == stairs.mine
    assert all(stair.x >= 0 and stair.x + stair.width <= STEPS for stair in stairs.stairs)


def test_a_score_of_nothing_has_no_steps() -> None:
    stairs = staircase(Result("lost", 0, None, (ScoreLine("guests", 0, None),)))
    assert stairs.stairs == [] and stairs.theirs is None and stairs.mine == stairs.zero


def test_the_curves_share_one_scale() -> None:
    curves = scores_over_time([ScoredMove(0, "a", 0, 0), ScoredMove(3, "b", 10, 40)], [(60, 50), (100, 90)])
    assert curves.theirs is not None
    assert curves.mine.points[0][1] == curves.theirs.points[0][1] == curves.zero
    assert curves.mine.points[-1][1] < curves.theirs.points[-1][1]  # higher up is more
    assert [value for _, value in curves.ticks] == [0, 20, 40, 60, 80, 100]
    assert curves.counted_from == curves.mine.points[2][0]  # the scoring starts after two answers
    alone = scores_over_time([ScoredMove(0, "a", -30, None)], [(-131, None)])
    assert alone.theirs is None
    assert alone.counted_from is None
    assert alone.ticks[-1][1] >= 0


def test_the_reel_shows_every_answer_and_where_one_is() -> None:
    story = [ScoredMove(0, "a", 0, 0), ScoredMove(3, "b", 1, 2), ScoredMove(7, "c", 2, 2)]
    strip = reel(story, (5, 4), {3}, 1, [3, 3, 0])
    mine = [turn for turn in strip.turns if turn.who == "me"]
    assert [turn.state for turn in mine] == ["past", "now", ""]
    assert len(strip.turns) - len(mine) == 1
    assert strip.head == 33.333
    assert len(strip.backs) == 2
    assert all(turn.x + turn.width <= 100 for turn in strip.turns)
