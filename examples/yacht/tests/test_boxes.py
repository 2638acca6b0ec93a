"""Tests of rule 5: the points of the boxes."""

from collections.abc import Sequence

import pytest

from tableforone.kernel.frames import OPPONENT, YOU

from .. import GAME
from ..rules import numbers as n
from .crafted import box, points, sheet, yours


@pytest.mark.parametrize(
    ("name", "scored"), [("Ones", 1), ("Twos", 4), ("Threes", 6), ("Fours", 0), ("Fives", 0), ("Sixes", 0)]
)
def test_5_1_numbers_score_the_dice_that_show_them(name: str, scored: int) -> None:
    assert points(name, (1, 2, 2, 3, 3)) == scored


@pytest.mark.parametrize(("dice", "scored"), [((2, 2, 5, 5, 5), 19), ((5, 5, 5, 5, 5), 0), ((2, 2, 5, 5, 6), 0)])
def test_5_2_full_house(dice: Sequence[int], scored: int) -> None:
    assert points("Full House", dice) == scored


@pytest.mark.parametrize(("dice", "scored"), [((4, 4, 4, 4, 6), 16), ((4, 4, 4, 4, 4), 16), ((4, 4, 4, 6, 6), 0)])
def test_5_3_four_of_a_kind_counts_four_dice(dice: Sequence[int], scored: int) -> None:
    assert points("Four of a Kind", dice) == scored


@pytest.mark.parametrize(("dice", "scored"), [((1, 2, 3, 4, 5), 30), ((2, 3, 4, 5, 6), 0), ((1, 2, 3, 4, 6), 0)])
def test_5_4_little_straight(dice: Sequence[int], scored: int) -> None:
    assert points("Little Straight", dice) == scored


@pytest.mark.parametrize(("dice", "scored"), [((2, 3, 4, 5, 6), 30), ((1, 2, 3, 4, 5), 0), ((1, 3, 4, 5, 6), 0)])
def test_5_5_big_straight(dice: Sequence[int], scored: int) -> None:
    assert points("Big Straight", dice) == scored


def test_5_6_choice_is_the_sum() -> None:
    assert points("Choice", (1, 3, 4, 6, 6)) == 20


@pytest.mark.parametrize(("dice", "scored"), [((3, 3, 3, 3, 3), 50), ((3, 3, 3, 3, 4), 0)])
def test_5_7_yacht(dice: Sequence[int], scored: int) -> None:
    assert points("Yacht", dice) == scored


def test_5_8_dice_that_do_not_fit_score_nothing_and_fill_the_box() -> None:
    desk = yours(1, 2, 2, 3, 3).do(n.BOX + box("Yacht"))
    assert (desk.p.held[YOU], GAME.scores(desk.p)) == (1 << box("Yacht"), (0, 0))


def test_5_9_four_number_boxes_win_the_crew_at_once() -> None:
    p = sheet({"Ones": 1, "Twos": 0, "Sixes": 12}, {"Fives": 5, "Fours": 4, "Choice": 20})
    desk = yours(1, 1, 1, 1, 2, p=p)
    assert desk.said(n.BOX + box("Threes")) == "Fill Threes: 0 points, and 15 for the crew"
    desk.do(n.BOX + box("Threes"))
    assert ("crew", YOU) in desk.events
    assert GAME.scores(p) == (28, 29)


def test_5_9_three_and_three_win_nothing() -> None:
    p = sheet({"Ones": 1, "Twos": 2, "Threes": 3}, {"Fours": 4, "Fives": 5, "Sixes": 6})
    assert GAME.scores(p) == (6, 15)


def test_5_9_the_crew_is_won_once() -> None:
    p = sheet(
        {"Ones": 1, "Twos": 2, "Threes": 3, "Fours": 4}, {"Choice": 9, "Yacht": 0, "Full House": 0, "Big Straight": 0}
    )
    desk = yours(1, 1, 1, 5, 5, p=p).do(n.BOX + box("Fives"))
    assert GAME.scores(p)[0] == 1 + 2 + 3 + 4 + 10 + 15
    assert ("crew", YOU) not in desk.events
    assert p.turn != OPPONENT
