"""Tests of rule 4: your turn."""

from ..rules import numbers as n
from .crafted import box, faces, sheet, yours


def test_4_1_all_five_dice_are_thrown() -> None:
    p = sheet()
    desk = yours(1, 2, 3, 4, 6, p=p)
    desk.do("box:10")
    p.stack = [(n.TURN, 0)]
    desk.settle()
    assert all(sum(outcome) == 5 for outcome in desk.outcomes)


def test_4_2_any_dice_go_into_the_cup_and_the_others_stay() -> None:
    desk = yours(1, 3, 3, 5, 6)
    assert n.CAST not in desk.legal
    desk.do("die:1", "die:6", "cup:throw")
    assert {sum(outcome) for outcome in desk.outcomes} == {2}
    desk.chance(faces(3, 4))
    assert desk.p.dice == list(faces(3, 3, 3, 4, 5))
    desk.do("die:3", "cup:throw")  # a die that stayed before
    assert {sum(outcome) for outcome in desk.outcomes} == {1}


def test_4_3_what_is_in_the_cup_is_thrown() -> None:
    desk = yours(1, 3, 3, 5, 6).do("die:1")
    assert desk.legal == [n.CAST, n.CUP + 2, n.CUP + 4, n.CUP + 5]


def test_4_4_five_dice_in_the_cup_are_thrown_at_once() -> None:
    desk = yours(1, 1, 1, 1, 1).do("die:1", "die:1", "die:1", "die:1")
    assert not desk.waits_for_chance
    assert desk.do("die:1").waits_for_chance


def test_4_5_a_box_may_be_filled_after_any_throw_and_must_be_after_the_third() -> None:
    for throws in (1, 2):
        desk = yours(1, 1, 1, 1, 2, throws=throws)
        assert {n.CUP, n.CUP + 1, n.BOX} <= set(desk.legal)
    assert yours(1, 1, 1, 1, 2, throws=3).legal == [n.BOX + each for each in range(12)]


def test_4_6_any_open_box_may_be_filled_also_for_nothing() -> None:
    desk = yours(1, 1, 1, 1, 2, p=sheet({"Ones": 3}, {"Twos": 4}))
    assert [answer - n.BOX for answer in desk.legal if answer >= n.BOX] == list(range(2, 12))
    assert desk.do(n.BOX + box("Sixes")).p.points[box("Sixes")] == 0
