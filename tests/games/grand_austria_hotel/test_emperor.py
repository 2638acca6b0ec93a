"""Tests of the Emperor's visit (section 10): twelve tiles with rewards, penalties, fallbacks."""

import pytest

from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import Sitting, names, room, visit

ROUND = {"A": 3, "B": 5, "C": 7}
REWARDED = {"A": 6, "B": 8, "C": 10}  # marker before the retreat of 3, 5, 7, so that it ends on 3


def rewarded(tile: str, **parts: object) -> Sitting:
    """The visit with this tile; the marker is on 3 after the retreat."""
    return visit(ROUND[tile[0]], tiles=with_tile(tile), emperor=REWARDED[tile[0]], **parts)


def punished(tile: str, **parts: object) -> Sitting:
    """The visit with this tile; the marker is on 0."""
    return visit(ROUND[tile[0]], tiles=with_tile(tile), emperor=0, **parts)


def with_tile(tile: str) -> str:
    return " ".join(tile if tile[0] == letter else f"{letter}1" for letter in "ABC")


def gained(sitting: Sitting) -> int:
    """Points without those for the track (and without the final scoring)."""
    p = sitting.p
    return p.points[n.FOR_PENALTIES] + p.points[n.FOR_STAFF] + p.points[n.FOR_SPACES] + p.points[n.FOR_GROUPS]


@pytest.mark.parametrize(
    ("space", "points"),
    [
        (0, 0),
        (1, 1),
        (2, 2),
        (3, 3),
        (4, 3),
        (5, 4),
        (6, 4),
        (7, 5),
        (8, 5),
        (9, 6),
        (10, 6),
        (11, 7),
        (12, 8),
        (13, 9),
    ],
)
def test_10_1_points_of_the_track_for_both(space: int, points: int) -> None:
    sitting = visit(3, emperor=space, his_emperor=space, tiles="A2 B1 C1")
    assert sitting.p.points[n.FOR_EMPEROR] == sitting.p.his_points[n.FOR_EMPEROR] == points


@pytest.mark.parametrize(("round", "retreat"), [(3, 3), (5, 5), (7, 7)])
def test_10_2_both_retreat_but_not_below_0(round: int, retreat: int) -> None:
    sitting = visit(round, emperor=9, his_emperor=2, tiles="A1 B2 C1")
    assert (sitting.p.emperor, sitting.p.his_emperor) == (9 - retreat, 0)


@pytest.mark.parametrize(("marker", "krones"), [(6, 13), (5, 10), (4, 10), (3, 7), (0, 7)])
def test_10_3_reward_from_3_penalty_on_0_nothing_between(marker: int, krones: int) -> None:
    assert visit(3, emperor=marker, tiles="A1 B1 C1").p.money == krones


def test_10_3_the_tile_of_the_round() -> None:
    assert visit(5, emperor=8, tiles="A1 B2 C1").p.money == 15
    assert visit(7, emperor=10, tiles="A1 B2 C1", money=0).p.points[n.FOR_PENALTIES] == 8


def test_10_4_rewards_may_be_declined_and_it_is_nobodys_turn() -> None:
    sitting = rewarded("A4", ready=[65], staff=[1], objectives=[106, 109, 113], rooms="r1c1")
    assert (sitting.word, sitting.legal[0]) == (n.PREPARE, n.DECLINE)
    sitting.do("Stop")
    assert (sitting.word, sitting.p.cafe[0]) == (n.ROLL, 65), "no additional action in between"


def test_10_4_items_may_go_to_guests() -> None:
    sitting = rewarded("B1", cafe=[104])
    sitting.do("MacLeod", "MacLeod")
    assert (sitting.kitchen, sitting.p.short[0]) == ([0, 0, 1, 1], 2)


def test_10_4_staff_of_type_once_is_resolved() -> None:
    sitting = rewarded("C4", hand=[45], rooms="").do(45, "Advance")
    assert sitting.p.emperor == 6


def test_10_5_the_gardener_even_if_the_reward_is_declined() -> None:
    sitting = rewarded("A4", staff=[42]).do("Stop")
    assert gained(sitting) == 5
    assert gained(visit(3, emperor=5, staff=[42])) == 0, "no reward, no points"


# --- the twelve rewards


def test_reward_a1_three_krones() -> None:
    assert rewarded("A1").p.money == 13


def test_reward_a2_two_items_of_choice() -> None:
    assert rewarded("A2").do("Take cake", "Take coffee").kitchen == [0, 1, 0, 1]
    assert rewarded("A2").do("Take wine", "Take wine").kitchen == [0, 0, 2, 0]


def test_reward_a3_an_offer_for_three_less() -> None:
    p = visit(3, emperor=6, tiles=with_tile("A3"), money=2).p
    assert p.offer == (1, 2, 3)
    sitting = rewarded("A3", money=2)
    assert sitting.legal == [n.DECLINE, 1, 3], "4 - 3 each; the Waitress would cost 3"
    sitting.do(3).do(2)
    assert (sitting.p.money, sitting.staff, sitting.p.under) == (1, {3}, (2, 1))


def test_reward_a4_a_room_for_free() -> None:
    sitting = rewarded("A4", rooms="r3c1", money=0)
    assert sitting.rooms == "r2c1 r3c2 r4c1"
    assert names(sitting.do(room("r4c1")).p.rooms) == "r3c1 r4c1"


def test_reward_b1_one_of_each_item() -> None:
    assert rewarded("B1").kitchen == [1, 1, 1, 1]


def test_reward_b2_five_krones() -> None:
    assert rewarded("B2").p.money == 15


def test_reward_b3_an_offer_for_free() -> None:
    sitting = rewarded("B3", money=0)
    assert sitting.legal == [n.DECLINE, 1, 2, 3]
    sitting.do(2).do(1)
    assert (sitting.p.money, sitting.staff, sitting.p.under) == (0, {2}, (1, 3))


def test_reward_b4_prepare_and_occupy_on_floors_1_and_2() -> None:
    sitting = rewarded("B4", rooms="r1c1 r2c1", money=0)
    assert sitting.rooms == "r1c2 r2c2", "not r3c1"
    sitting.do(room("r2c2"))
    assert (names(sitting.p.rooms), names(sitting.p.occupied)) == ("r1c1 r2c1 r2c2", "r2c2")


def test_reward_c1_eight_points() -> None:
    assert gained(rewarded("C1")) == 8


def test_reward_c2_prepare_and_occupy_anywhere() -> None:
    sitting = rewarded("C2", rooms="r4c4", money=0)
    assert sitting.rooms == "r3c4 r4c3 r4c5"
    sitting.do(room("r4c5"))
    assert (names(sitting.p.occupied), gained(sitting)) == ("r4c5", 2 + 2), "the space, and a blue group of one"


def test_reward_c3_two_points_per_staff_card() -> None:
    assert gained(rewarded("C3", staff=[1, 13, 27])) == 6


def test_reward_c4_a_staff_card_from_hand_for_free() -> None:
    sitting = rewarded("C4", hand=[25, 2], money=0)
    assert sitting.legal == [n.DECLINE, 2, 25]
    assert sitting.do(25).staff == {25}
    assert rewarded("C4", hand=[]).over, "without a card: nothing"


# --- the twelve penalties (10.6.1)


@pytest.mark.parametrize(
    ("tile", "money", "left", "points"),
    [("A1", 3, 0, 0), ("A1", 2, 2, -5), ("B2", 5, 0, 0), ("B2", 4, 4, -7), ("A1", 20, 17, 0), ("B2", 20, 15, 0)],
)
def test_10_6_1_a1_and_b2_pay_or_lose_points(tile: str, money: int, left: int, points: int) -> None:
    sitting = punished(tile, money=money)
    assert (sitting.p.money, gained(sitting)) == (left, points)


def test_10_6_1_a2_the_kitchen_is_emptied() -> None:
    sitting = punished("A2", kitchen=(2, 0, 1, 3), cafe=[104])
    assert (sitting.kitchen, gained(sitting)) == ([0, 0, 0, 0], 0)


def test_10_6_1_b1_kitchen_and_guests_are_emptied() -> None:
    sitting = punished("B1", kitchen=(2, 0, 1, 3), ready=[104, 65], cafe=[98])
    assert (sitting.kitchen, sitting.p.short, gained(sitting)) == ([0, 0, 0, 0], [4, 1, 3], 0)
    assert sitting.p.needs[:5] == [2, 2, 0, 0, 0]


@pytest.mark.parametrize(("tile", "n", "points"), [("A3", 2, -5), ("B3", 3, -7)])
def test_10_6_1_a3_and_b3_hand_cards_go_under_the_deck(tile: str, n: int, points: int) -> None:
    hand = [5, 6, 7, 8]
    sitting = punished(tile, hand=hand, under=[1])
    for card in (7, 5, 8)[:n]:
        sitting.do(card)
    assert sitting.p.under == (1, 7, 5, 8)[: n + 1]
    assert (len(sitting.p.hand), gained(sitting)) == (4 - n, 0)
    enough = punished(tile, hand=hand[:n])
    for card in hand[:n]:
        enough.do(card)
    assert (enough.p.hand, enough.p.under, gained(enough)) == ([], tuple(hand[:n]), 0)
    few = punished(tile, hand=hand[: n - 1])
    assert (few.p.hand, gained(few)) == (hand[: n - 1], points)


def test_10_6_1_a4_one_vacant_room_of_the_highest_floor() -> None:
    sitting = punished("A4", rooms="r1c1 r2c1 r2c3", occupied="r3c1")
    assert sitting.legal == [5, 7], "r2c1 or r2c3"
    sitting.do(7)
    assert (names(sitting.p.rooms), gained(sitting)) == ("r1c1 r2c1 r3c1", 0)
    for floor, space in ((4, 15), (3, 10), (2, 5), (1, 0)):
        column = " ".join(f"r{below}c1" for below in range(1, floor + 1))
        assert punished("A4", rooms=column).legal == [space]
    none = punished("A4", rooms="", occupied="r1c1")
    assert (names(none.p.rooms), gained(none)) == ("r1c1", -5)


def test_10_6_1_b4_two_vacant_rooms_each_of_the_highest_floor_then() -> None:
    sitting = punished("B4", rooms="r1c1 r1c2 r2c1")
    assert sitting.legal == [5]
    sitting.do(5)
    assert sitting.legal == [0, 1]
    sitting.do(0)
    assert (names(sitting.p.rooms), gained(sitting)) == ("r1c2", 0)
    one = punished("B4", rooms="r1c1", occupied="r1c2")
    assert (names(one.p.rooms), gained(one)) == ("r1c1 r1c2", -7)


def test_10_6_1_c1_lose_eight_points() -> None:
    assert gained(punished("C1")) == -8


def test_10_6_1_c2_an_occupied_room_of_the_two_highest_floors() -> None:
    sitting = punished("C2", occupied="r1c1 r3c1 r3c3", rooms="r4c1")
    assert sitting.legal == [10, 12]
    sitting.do(12)
    assert sitting.legal == [0], "floor 2 has none: floor 1"
    sitting.do(0)
    assert names(sitting.p.rooms) == "r3c1 r4c1"


def test_10_6_1_c2_takes_two_rooms_and_no_more() -> None:
    sitting = punished("C2", occupied="r1c1 r2c1 r3c1 r4c1", rooms="")
    assert sitting.legal == [15], "r4c1"
    sitting.do(15)
    assert sitting.legal == [10], "r3c1"
    sitting.do(10)
    assert (sitting.over, names(sitting.p.occupied)) == (True, "r1c1 r2c1")


def test_10_6_1_c2_with_occupied_rooms_on_one_floor_only_one_goes() -> None:
    sitting = punished("C2", occupied="r2c1 r2c2", rooms="")
    assert sitting.do(5).over
    assert names(sitting.p.rooms) == "r2c2"


def test_10_6_1_c2_without_occupied_rooms_nothing_happens() -> None:
    sitting = punished("C2", rooms="r1c1 r2c1")
    assert (sitting.over, names(sitting.p.rooms), gained(sitting)) == (True, "r1c1 r2c1", 0)


def test_example_b9_c2() -> None:
    sitting = punished("C2", occupied="r4c5 r4c4 r2c2", rooms="")
    assert sitting.legal == [18, 19]
    sitting.do(18)
    assert sitting.legal == [6]
    assert names(sitting.do(6).p.rooms) == "r4c5"


def test_10_6_1_c3_two_points_per_staff_card() -> None:
    assert gained(punished("C3", staff=[1, 13, 27])) == -6
    assert gained(punished("C3")) == 0


def test_10_6_1_c4_an_end_of_game_card_goes() -> None:
    sitting = punished("C4", staff=[27, 31, 5], rooms="")
    assert sitting.legal == [27, 31]
    assert sitting.do(27).staff == {5, 31}
    assert gained(sitting) == 0
    none = punished("C4", staff=[5], rooms="")
    assert (none.staff, gained(none)) == ({5}, -10)


def test_10_6_a_penalty_is_no_free_choice() -> None:
    assert punished("A1", money=3).word == n.ROLL, "no question: the krones are paid"


def test_10_6_2_nothing_to_lose_nothing_happens() -> None:
    assert gained(punished("A2")) == gained(punished("B1")) == 0


@pytest.mark.parametrize("tile", ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4"])
def test_8_8_every_penalty_can_be_waived(tile: str) -> None:
    parts = {"staff": [26], "hand": [5, 6, 7], "kitchen": (1, 1, 1, 1), "rooms": "r1c1 r1c2", "occupied": "r2c1"}
    sitting = punished(tile, money=9, **parts).do("Pay 1 krone")
    p = sitting.p
    assert (p.money, p.kitchen, p.hand, names(p.rooms), gained(sitting)) == (
        8,
        [1, 1, 1, 1, 0],
        [5, 6, 7],
        "r1c1 r1c2 r2c1",
        0,
    )
    suffered = punished(tile, money=9, **parts).do("Accept")
    assert suffered.p.money in (9, 6, 4)


def test_10_7_points_may_become_negative() -> None:
    assert visit(3, tiles="A1 B1 C1", money=0).points == -5


def test_example_b7_round_3() -> None:
    eight = visit(3, emperor=8)
    assert (eight.points, eight.p.emperor, eight.p.money) == (5, 5, 13)
    three = visit(3, emperor=3)
    assert (three.points, three.p.emperor, three.p.money) == (3, 0, 7)
    four = visit(3, emperor=4)
    assert (four.points, four.p.emperor, four.p.money) == (3, 1, 10)


def test_example_b8_penalty_a1() -> None:
    assert (punished("A1", money=3).p.money, punished("A1", money=2).p.money) == (0, 2)
    assert (punished("A1", money=3).points, punished("A1", money=2).points) == (0, -5)
