"""Tests of rules 1 to 3: rounds."""

import pytest

from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import OPPONENT, YOU
from tests.desk import Desk

from .. import GAME
from ..rules import cards
from ..rules import numbers as n
from ..rules.scoring import open_boxes, score
from .crafted import sheet, yours


def begins(mine: int, theirs: int) -> int:
    """The player who begins the next round at these points."""
    p = sheet({"Choice": mine}, {"Sixes": theirs})
    p.stack = [(n.ROUND, 2)]
    first = Desk(GAME, p).p.turn
    assert isinstance(first, int)
    return first


def played(level: str, seed: int = 7) -> Desk:
    """A whole game in which you always fill the first possible box."""
    desk = Desk(GAME, GAME.start(GAME.setup(level)), deals=Dealer(seed))
    while not desk.over:
        desk.do(next(answer for answer in desk.legal if answer >= n.BOX))
    return desk


def test_1_1_a_box_of_yours_is_gone_for_him_and_his_for_you() -> None:
    p = sheet({"Choice": 20}, {"Yacht": 50})
    assert {cards.BOXES[box] for box in open_boxes(p)} == set(cards.BOXES) - {"Choice", "Yacht"}
    assert not {"box:10", "box:11"} & {GAME.thing(p, answer) for answer in yours(1, 2, 3, 4, 6, p=p).legal}


def test_1_2_six_rounds_and_six_boxes_each() -> None:
    desk = played("breeze")
    assert [event[2] for event in desk.events if event[0] == "round"] == [1, 2, 3, 4, 5, 6]
    assert [held.bit_count() for held in desk.p.held] == [6, 6]


@pytest.mark.parametrize(("mine", "theirs", "outcome"), [(20, 18, "won"), (18, 20, "lost"), (18, 18, "draw")])
def test_1_3_the_most_points_win(mine: int, theirs: int, outcome: str) -> None:
    assert GAME.result(sheet({"Choice": mine}, {"Sixes": theirs})).outcome == outcome


def test_2_1_five_dice_and_an_empty_sheet() -> None:
    desk = Desk(GAME, GAME.start(GAME.setup()))
    assert desk.waits_for_chance
    assert all(sum(outcome) == 5 for outcome in desk.outcomes)
    assert (desk.p.held, GAME.scores(desk.p)) == ([0, 0], (0, 0))


@pytest.mark.parametrize(("level", "throws"), [("calm", 2), ("breeze", 3), ("gale", 4)])
def test_2_2_the_weather_says_how_often_he_throws(level: str, throws: int) -> None:
    his = [event[2] for event in played(level).events if event[:2] == ("throw", OPPONENT)]
    assert max(his) == throws


@pytest.mark.parametrize("level", cards.LEVELS)
def test_2_3_you_throw_three_times_whatever_the_weather(level: str) -> None:
    p = sheet()
    p.weather = cards.LEVELS.index(level)
    desk = yours(1, 1, 1, 1, 2, p=p, throws=2)
    desk.do("die:2", "cup:throw", reveal=[(0, 0, 1, 0, 0, 0)])
    assert (desk.p.throws, min(desk.legal)) == (3, n.BOX)


@pytest.mark.parametrize(("mine", "theirs", "who"), [(10, 12, YOU), (12, 10, OPPONENT), (10, 10, YOU)])
def test_3_1_whoever_is_behind_begins_and_you_at_equal_points(mine: int, theirs: int, who: int) -> None:
    assert begins(mine, theirs) == who


def test_3_2_the_other_one_follows_whatever_the_points_are_then() -> None:
    p = sheet({"Choice": 5}, {"Sixes": 30})
    p.stack = [(n.ROUND, 2)]
    desk = Desk(GAME, p).chance((5, 0, 0, 0, 0, 0))
    desk.do("box:11")
    assert score(p, YOU) > score(p, OPPONENT)
    assert p.turn == OPPONENT


def test_3_3_after_the_sixth_round_it_is_over() -> None:
    desk = played("gale")
    assert desk.over
    assert open_boxes(desk.p) == []
    assert sum(line.mine for line in GAME.result(desk.p).lines) == score(desk.p, YOU)
