"""Tests of the final scoring (section 12)."""

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import the_end, visit


def test_12_1_everything_is_added_to_the_points_scored_before() -> None:
    sitting = the_end(staff=[31], occupied="r1c1 r2c1", rooms="r1c2", money=3, kitchen=(1, 0, 0, 2), cafe=[98])
    lines = {line.what: line.mine for line in GAME.result(sitting.p).lines}
    assert lines == {"end-staff": 2, "rooms": 3, "krones": 3, "items": 3, "cafe": -5}
    assert sitting.points == 6


def test_12_1_it_comes_after_round_7() -> None:
    sitting = visit(7, emperor=8, money=4)
    assert (sitting.over, sitting.p.points[n.FOR_MONEY], sitting.p.points[n.FOR_EMPEROR]) == (True, 4, 5)


def test_12_2_the_operator_counts_the_space_after_retreat_and_reward() -> None:
    """C2 fills the yellow group of three: 6 more spaces."""
    sitting = visit(7, tiles="A1 B1 C2", emperor=10, staff=[41], rooms="r1c1", occupied="r1c2 r2c1")
    sitting.do("r2c2").do("Advance")
    assert (sitting.p.emperor, sitting.p.points[n.FOR_END_STAFF]) == (9, 18)


def test_12_2_the_hotel_manager_counts_the_smallest_colour() -> None:
    assert the_end(staff=[48], occupied="r1c1 r1c5 r3c1 r1c3 r1c4").p.points[n.FOR_END_STAFF] == 0, "no yellow one"
    assert the_end(staff=[48], occupied="r1c1 r1c5 r3c1 r1c3 r1c4 r1c2").p.points[n.FOR_END_STAFF] == 4


def test_12_2_several_cards_add_up() -> None:
    sitting = the_end(staff=[31, 32, 27], occupied="r1c3 r1c4")
    assert sitting.p.points[n.FOR_END_STAFF] == 2 + 6 + 6


def test_12_3_rooms_by_floor_and_only_occupied_ones() -> None:
    sitting = the_end(occupied="r1c1 r1c2 r2c1 r3c1 r4c1", rooms="r4c2 r3c2", money=0)
    assert sitting.p.points[n.FOR_ROOMS] == 1 + 1 + 2 + 3 + 4


def test_12_4_krones_and_kitchen_items_but_not_items_on_guests() -> None:
    sitting = the_end(money=7, kitchen=(1, 2, 3, 4), ready=[104])
    assert (sitting.p.points[n.FOR_MONEY], sitting.p.points[n.FOR_ITEMS]) == (7, 10)


def test_12_5_five_points_less_per_guest_left_complete_or_not() -> None:
    assert the_end(ready=[104], cafe=[65, 77]).p.points[n.FOR_CAFE] == -15
    assert the_end().p.points[n.FOR_CAFE] == 0
