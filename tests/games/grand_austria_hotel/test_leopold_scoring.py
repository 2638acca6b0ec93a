"""Tests of Leopold's score and the winner (20.10, 20.11, clarifications of the booklet)."""

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import the_end, visit

# --- 20.10 rounds, end, winner


def test_20_10_1_both_score_only_the_player_is_rewarded_or_punished() -> None:
    sitting = visit(5, emperor=13, his_emperor=0, tiles="A1 B2 C1")
    assert (sitting.p.money, sitting.his_points) == (15, 0)
    sitting = visit(5, emperor=6, his_emperor=13, tiles="A1 B2 C1")
    assert (sitting.p.money, sitting.his_points, sitting.p.his_emperor) == (10, 9, 8)


def test_20_10_2_his_final_scoring_rooms_and_staff_only() -> None:
    sitting = the_end(his_rooms="r1c1 r2c1 r3c1 r4c1 r4c5", his_staff=[31], money=0, rooms="")
    assert (sitting.p.his_points[n.FOR_ROOMS], sitting.p.his_points[n.FOR_END_STAFF]) == (1 + 2 + 3 + 4 + 4, 5)
    assert sitting.his_points == 19


def test_20_10_3_more_points_win_and_a_tie_is_his() -> None:
    more = the_end(money=3, rooms="", his_rooms="r2c1")
    assert GAME.result(more.p)[:3] == ("won", 3, 2)
    tie = the_end(money=2, rooms="", his_rooms="r2c1")
    assert GAME.result(tie.p)[:3] == ("lost", 2, 2)
    assert GAME.result(the_end(money=1, rooms="", his_rooms="r2c1").p).outcome == "lost"


# --- 20.11 his staff; his hotel: floor 1 and column 5 full

HIS_HOTEL = "r1c1 r1c2 r1c3 r1c4 r1c5 r2c5 r3c5 r4c5 r2c1"  # 3 blue, 2 red, 4 yellow; groups r1c1, r1c5, r4c5


@pytest.mark.parametrize(
    ("card", "points"),
    [(27, 6), (28, 9), (30, 12), (31, 9), (32, 2), (34, 9), (37, 6), (40, 10), (41, 14), (46, 5), (47, 5), (48, 8)],
)
def test_20_11_1_every_end_of_game_card_for_leopold(card: int, points: int) -> None:
    sitting = the_end(
        his_staff=[card],
        his_rooms=HIS_HOTEL,
        his_emperor=7,
        his_claimed=[15, 0, 10],
        his_progress=[3, 2, 3],
        board="day_a",
        occupied="r1c1",
        emperor=2,
    )
    assert sitting.p.his_points[n.FOR_END_STAFF] == points


def test_20_11_1_clarification_29_the_secretary_takes_the_best_of_the_player() -> None:
    none = the_end(his_staff=[29], his_rooms=HIS_HOTEL, staff=[1, 5, 13])
    assert none.p.his_points[n.FOR_END_STAFF] == 0, "without an end-of-game card of the player's: nothing"
    best = the_end(his_staff=[29], his_rooms=HIS_HOTEL, staff=[28, 30, 46])
    assert best.p.his_points[n.FOR_END_STAFF] == 12, "the Reception Clerk, for his own hotel"


def test_20_11_1_clarification_32_only_face_up_cards_count() -> None:
    sitting = the_end(his_staff=[32, 40, 41], private=2)
    assert sitting.p.his_points[n.FOR_END_STAFF] == 6


def test_20_11_1_clarification_34_only_rooms_with_a_tile() -> None:
    assert the_end(his_staff=[34], his_rooms="r1c1 r1c2").p.his_points[n.FOR_END_STAFF] == 2


def test_20_11_1_clarification_40_only_claimed_objectives() -> None:
    sitting = the_end(his_staff=[40], his_progress=[2, 3, 1], his_claimed=[0, 10, 0])
    assert sitting.p.his_points[n.FOR_END_STAFF] == 5


def test_20_11_1_card_41_after_the_last_retreat() -> None:
    sitting = visit(7, his_emperor=12, his_staff=[41], emperor=8)
    assert sitting.p.his_points[n.FOR_END_STAFF] == 10


def test_20_11_2_the_players_secretary_copies_him() -> None:
    sitting = the_end(staff=[29], occupied="r1c3 r1c4 r2c3", his_staff=[27], his_rooms="")
    assert sitting.p.points[n.FOR_END_STAFF] == 9
