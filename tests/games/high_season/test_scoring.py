"""Sections 8 and 9.8: the end of the game and both scores."""

from tableforone.games.high_season import GAME
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.scoring import (
    breakdown,
    emperor_points,
    group_points,
    line_points,
    loan_points,
    money_points,
    result,
    room_points,
    scores,
    staff_points,
)
from tableforone.kernel.frames import OPPONENT, YOU, settle
from tests.games.high_season.crafted import hired, rooms, table


def test_8_1_the_game_ends_after_the_visit_of_round_7() -> None:
    p = table(round=7, stack=[(n.CLOSE, 7)])
    assert settle(p, GAME.words) is None
    assert p.missed == [0b100, 0b100]


def test_8_2_the_score_is_the_sum_of_its_lines() -> None:
    p = table(
        money=10,
        loans=1,
        staff=hired("s05", "s06"),
        occupied=[rooms(1, 24, 25), 0],
        track=[5, 0, 0, 2, 0, 0, 0, 0],
        firsts=[1 << 15, 0],
        missed=[0b010, 0],
    )
    assert {line.what: line.mine for line in breakdown(p)} == {
        "staff": 2 * 3 + 2 * 2,
        "groups": 3,
        "rooms": 1 + 4 + 4,
        "emperor": 2 + 2 - 3,
        "money": 3,
        "lines": 0,
        "loans": -2,
    }
    assert result(p).score == scores(p)[0] == sum(line.mine for line in breakdown(p)) == 24


def test_8_2_1_end_of_game_staff() -> None:
    p = table(staff=hired("s05"), occupied=[rooms(1, 2), 0])
    assert staff_points(p) == 4
    p.staff = hired("s01", "s04")
    assert staff_points(p) == 0


def test_8_2_2_blue_groups() -> None:
    p = table(occupied=[rooms(24, 25, 12, 13, 19), 0])
    assert group_points(p, YOU) == 3
    p.occupied[YOU] |= rooms(20, 4, 11)  # blue group of 4; a red group gives no points
    assert group_points(p, YOU) == 13


def test_8_2_3_rooms_by_floor_and_prepared_rooms_nothing() -> None:
    p = table(occupied=[rooms(1, 8, 15, 22), 0], prepared=rooms(3, 4, 5, 23))
    assert room_points(p, YOU) == 1 + 2 + 3 + 4


def test_8_2_4_emperor_firsts_extras_and_penalties() -> None:
    p = table(track=[5, 6, 7, 10, 0, 0, 0, 0], firsts=[0b111 << 15, 0])
    assert emperor_points(p, YOU) == 2 + 3 + 4 + 10
    p = table(missed=[0b111, 0])
    assert emperor_points(p, YOU) == -9


def test_8_2_5_one_point_for_three_krones() -> None:
    assert [money_points(table(money=krones)) for krones in (0, 2, 3, 8, 32)] == [0, 0, 1, 2, 10]


def test_8_2_6_rows_and_columns_won() -> None:
    assert line_points(table(firsts=[1 << 3 | 1 << 14, 0]), YOU) == 10 + 8


def test_8_2_7_loans() -> None:
    assert [loan_points(table(loans=taken)) for taken in range(4)] == [0, -2, -5, -9]


def test_8_2_7_the_score_may_be_negative() -> None:
    assert scores(table(money=0, loans=3, missed=[0b111, 0]))[0] == -18


def test_8_3_the_higher_score_wins() -> None:
    assert result(table(money=3)).outcome == "won"
    assert result(table(money=0, occupied=[0, rooms(1)])).outcome == "lost"


def test_9_8_1_ralphs_rooms_lines_groups_and_emperor() -> None:
    p = table(  # hotel 2: red groups 24-25 and 1-2-3, blue 26-27, yellow 4-11-18
        occupied=[0, rooms(24, 25, 1, 2, 3, 26, 27, 4, 11, 18)],
        firsts=[0, 1 << 0 | 1 << 16],
        track=[0, 0, 0, 0, 2, 6, 0, 1],
        missed=[0, 0b001],
    )
    assert {line.what: line.theirs for line in breakdown(p)} == {
        "staff": None,
        "groups": 3 + 6 + 3,
        "rooms": 4 * 4 + 3 + 2 + 4,
        "emperor": 3 + 1 - 2,
        "money": None,
        "lines": 2,
        "loans": None,
    }
    assert scores(p)[1] == result(p).opponent == 12 + 25 + 2 + 2


def test_9_8_2_no_staff_money_or_loans_for_ralph() -> None:
    p = table(money=32, loans=3, staff=0b111111)
    assert scores(p)[1] == 0
    assert {line.what for line in breakdown(p) if line.theirs is None} == {"staff", "money", "loans"}


def test_9_8_3_your_red_groups_bring_no_points() -> None:
    p = table(hotels=[0, 0], occupied=[rooms(4, 11), rooms(4, 11)])
    assert group_points(p, YOU) == 0 and group_points(p, OPPONENT) == 3


def test_9_8_4_equal_scores_are_a_draw() -> None:
    drawn = result(table(money=3, occupied=[0, rooms(1)]))
    assert (drawn.outcome, drawn.score, drawn.opponent) == ("draw", 1, 1)
    assert "draw" in drawn.sentence
