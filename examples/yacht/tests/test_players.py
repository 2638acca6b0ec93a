"""Tests of the greedy player's estimate, and of invariants for impossible positions."""

from collections.abc import Callable

import pytest

from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.players import make, simulate

from .. import GAME
from ..bots.estimate import expected
from ..rules import invariants
from ..rules import numbers as n
from ..rules.position import Sheet
from .crafted import box, faces, sheet, yours


def test_he_puts_the_odd_die_into_the_cup() -> None:
    desk = yours(2, 3, 4, 5, 5)
    answer = make("greedy", GAME, 1)(desk.p, desk.legal)
    assert desk.said(answer) == "Put a 5 into the cup"


def test_he_fills_what_is_complete() -> None:
    desk = yours(4, 4, 4, 4, 4)
    assert make("greedy", GAME, 1)(desk.p, desk.legal) == n.BOX + box("Yacht")


def test_hope_is_the_mean_of_all_throws() -> None:
    assert expected(faces(3, 3, 3, 3), 1 << box("Yacht")) == pytest.approx(50 / 6 - 4)


def test_he_is_better_than_chance() -> None:
    greedy, random = (simulate(GAME, GAME.setup("calm"), player, 10) for player in ("greedy", "random"))
    assert greedy.mean_score > 2 * random.mean_score


def too_many_dice(p: Sheet) -> None:
    p.dice = [6, 0, 0, 0, 0, 0]


def both_hold_a_box(p: Sheet) -> None:
    p.held = [1, 1]


def points_without_a_box(p: Sheet) -> None:
    p.points[3] = 4


def out_of_turn(p: Sheet) -> None:
    p.held[OPPONENT] = 0b11


def a_round_too_late(p: Sheet) -> None:
    p.round = 2


def a_fourth_throw(p: Sheet) -> None:
    p.turn, p.throws = YOU, 4


def in_the_cup_after_the_last_throw(p: Sheet) -> None:
    p.stack, p.throws, p.dice = [(n.PLAY,)], n.THROWS, [4, 0, 0, 0, 0, 0]


def a_round_twice(p: Sheet) -> None:
    p.stack = [(n.ROUND, 1), (n.PLAY,)]


def his_turn_twice(p: Sheet) -> None:
    p.turn, p.stack = OPPONENT, [(n.TURN, OPPONENT), (n.THROW,)]


@pytest.mark.parametrize(
    "wrong",
    [
        his_turn_twice,
        in_the_cup_after_the_last_throw,
        a_round_twice,
        too_many_dice,
        both_hold_a_box,
        points_without_a_box,
        out_of_turn,
        a_round_too_late,
        a_fourth_throw,
    ],
)
def test_what_cannot_be_is_noticed(wrong: Callable[[Sheet], None]) -> None:
    p = sheet()
    assert invariants.broken(p) == []
    wrong(p)
    assert len(invariants.broken(p)) == 1
