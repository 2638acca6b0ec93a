"""Tests of rooms, groups and boards (section 7), and of the five sides of the hotel boards."""

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.kernel.frames import reply, settle
from tests.games.grand_austria_hotel.tables import asking, at_turn, die, lay_out, room, visit


def test_7_1_only_next_to_an_own_room() -> None:
    assert at_turn(rooms="r1c1", dice="3").do(die(3)).rooms == "r1c2 r2c1"
    assert at_turn(rooms="r2c2", dice="3").do(die(3)).rooms == "r1c2 r2c1 r2c3 r3c2"
    assert at_turn(rooms="", occupied="r1c5", dice="3").do(die(3)).rooms == "r1c4 r2c5", "occupied ones count too"


def test_7_1_columns_do_not_wrap_around() -> None:
    assert at_turn(rooms="r1c5", dice="3").do(die(3)).rooms == "r1c4 r2c5"
    assert at_turn(rooms="r2c1", dice="3").do(die(3)).rooms == "r1c1 r2c2 r3c1"


def test_7_1_an_empty_hotel_begins_in_the_corner() -> None:
    assert at_turn(rooms="", dice="3").do(die(3)).rooms == "r1c1"


def test_7_1_split_rooms_go_on_at_any_part() -> None:
    assert at_turn(rooms="r1c1 r4c5", dice="3").do(die(3)).rooms == "r1c2 r2c1 r3c5 r4c4"


def test_7_1_a_full_hotel_has_no_room_left() -> None:
    everything = " ".join(f"r{floor}c{column}" for floor in range(1, 5) for column in range(1, 6))
    assert 3 not in at_turn(rooms=everything, dice="123").dice


@pytest.mark.parametrize(("floor", "cost"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_7_2_the_cost_of_the_floors(floor: int, cost: int) -> None:
    below = f"r{floor - 1}c1" if floor > 1 else "r1c2"
    sitting = at_turn(rooms=below, dice="3", money=cost).do(die(3), room(f"r{floor}c1"))
    assert sitting.p.money == 0
    if cost:
        assert room(f"r{floor}c1") not in at_turn(rooms=below, dice="31", money=cost - 1).do(die(3)).legal


def test_7_3_one_after_the_other_each_may_build_on_the_last() -> None:
    sitting = at_turn(rooms="r1c1", dice="333").do(die(3), room("r2c1"), room("r3c1"))
    assert "r4c1" in sitting.rooms
    sitting.do(room("r4c1"))
    assert sitting.p.money == 10 - 1 - 2 - 3


@pytest.mark.parametrize("board", ["night", "day_a", "day_b", "day_c", "day_d"])
def test_7_4_points_on_spaces(board: str) -> None:
    scored = {}
    for floor in range(1, 5):
        for column in range(1, 6):
            beside = f"r{floor}c{column - 1}" if column > 1 else f"r{floor}c2"
            space = f"r{floor}c{column}"
            sitting = at_turn(rooms=beside, board=board, dice="3").do(die(3), room(space))
            if sitting.points:
                scored[space] = sitting.points
    assert scored == {"r3c4": 1, "r3c5": 1, "r4c3": 2, "r4c4": 2, "r4c5": 2}


def test_7_4_a_space_covered_again_scores_again() -> None:
    lost = visit(3, tiles="A4 B1 C1", rooms="r3c3 r3c4")
    assert lost.legal == [12, 13]
    lost.do(room("r3c4") - 1)
    assert lost.points == 0
    again = asking((n.PREPARE, 1, 99, 4, 0), rooms="r3c3").do(room("r3c4"))
    assert again.points == 1


# --- 7.5 the bonus of a full group


@pytest.mark.parametrize(
    ("colour", "size", "points", "krones", "advance"),
    [
        ("blue", 1, 2, 0, 0),
        ("blue", 2, 5, 0, 0),
        ("blue", 3, 9, 0, 0),
        ("blue", 4, 15, 0, 0),
        ("red", 1, 0, 1, 0),
        ("red", 2, 0, 3, 0),
        ("red", 3, 0, 6, 0),
        ("red", 4, 0, 10, 0),
        ("yellow", 1, 0, 0, 1),
        ("yellow", 2, 0, 0, 3),
        ("yellow", 3, 0, 0, 6),
        ("yellow", 4, 0, 0, 10),
    ],
)
def test_7_5_the_occupancy_bonus(colour: str, size: int, points: int, krones: int, advance: int) -> None:
    board, group = next(
        (board, group) for board, groups in GROUPS.items() for group in groups[colour] if len(group.split()) == size
    )
    last, *others = group.split()
    sitting = at_turn(board=board, rooms=last, occupied=" ".join(others), ready=[92], money=1).move(92, last)
    if advance:
        sitting.do("Advance")
    assert (sitting.points, sitting.p.money - 2, sitting.p.emperor) == (points, krones, advance)


def test_7_5_not_before_the_last_space_is_occupied() -> None:
    sitting = at_turn(rooms="r1c3 r1c4 r2c3 r2c4", occupied="r1c3 r1c4", ready=[92], money=0).move(92, "r2c3")
    assert sitting.p.money == 1, "only the guest's krone"


def test_7_5_1_every_group_pays_once_per_game() -> None:
    """The Emperor removes r1c1 (tile C2); prepared and occupied again it gives nothing."""
    sitting = visit(7, tiles="A1 B1 C2", occupied="r1c1 r2c1").do(5).do(0)
    assert sitting.p.rooms == 0
    sitting.p.stack = [(n.PREPARE_OCCUPY, 1, 99, 4)]
    before = sum(sitting.p.points)
    reply(sitting.p, GAME.words, room("r1c1"))
    assert settle(sitting.p, GAME.words) is None
    assert (sitting.p.occupied, sum(sitting.p.points)) == (1, before)


def test_7_5_1_a_bonus_once_paid_is_remembered() -> None:
    sitting = asking((n.OCCUPY, 1, 4), (n.OCCUPY, 1, 4), rooms="r1c1 r1c2").do(room("r1c1"))
    assert sitting.points == 2
    sitting.p.occupied = 0  # removed by the Emperor and prepared again
    reply(sitting.p, GAME.words, room("r1c1"))
    assert settle(sitting.p, GAME.words) is None
    assert (sitting.p.occupied, sitting.points) == (1, 2)


def test_7_6_occupied_rooms_stay_occupied() -> None:
    sitting = at_turn(rooms="r1c2", occupied="r1c1", ready=[92, 93])
    assert sitting.moves == {(92, "r1c2"), (93, "r1c2")}
    assert sitting.move(92, "r1c2").moves == set()


# --- the boards, written again by hand: floor 1 first, then the groups

COLOURS = {
    "night": "BYRRB YYRRY BRBYY BRBRB",
    "day_a": "RYRRY BYBBB BYRRY BYBBR",
    "day_b": "BYRRR BYRBY BRBRY YBBRB",
    "day_c": "RBRYR RBYYY RYRBB BYRBY",
    "day_d": "RBRRB YBYYY YBBRB RRRYB",
}
GROUPS = {
    "night": {
        "blue": ["r1c1", "r1c5", "r3c1 r4c1", "r3c3 r4c3", "r4c5"],
        "red": ["r1c3 r1c4 r2c3 r2c4", "r3c2 r4c2", "r4c4"],
        "yellow": ["r1c2 r2c1 r2c2", "r2c5 r3c4 r3c5"],
    },
    "day_a": {
        "blue": ["r2c1 r3c1 r4c1", "r2c3 r2c4 r2c5", "r4c3 r4c4"],
        "red": ["r1c1", "r1c3 r1c4", "r3c3 r3c4", "r4c5"],
        "yellow": ["r1c2 r2c2 r3c2 r4c2", "r1c5", "r3c5"],
    },
    "day_b": {
        "blue": ["r1c1 r2c1 r3c1", "r2c4", "r3c3 r4c2 r4c3", "r4c5"],
        "red": ["r1c3 r1c4 r1c5 r2c3", "r3c2", "r3c4 r4c4"],
        "yellow": ["r1c2 r2c2", "r2c5 r3c5", "r4c1"],
    },
    "day_c": {
        "blue": ["r1c2 r2c2", "r3c4 r3c5 r4c4", "r4c1"],
        "red": ["r1c1 r2c1 r3c1", "r1c3", "r1c5", "r3c3 r4c3"],
        "yellow": ["r1c4 r2c3 r2c4 r2c5", "r3c2 r4c2", "r4c5"],
    },
    "day_d": {
        "blue": ["r1c2 r2c2 r3c2 r3c3", "r1c5", "r3c5 r4c5"],
        "red": ["r1c1", "r1c3 r1c4", "r3c4", "r4c1 r4c2 r4c3"],
        "yellow": ["r2c1 r3c1", "r2c3 r2c4 r2c5", "r4c4"],
    },
}


@pytest.mark.parametrize("board", COLOURS)
def test_1_3_the_colours_and_groups_of_every_board(board: str) -> None:
    rooms = GAME.view(lay_out(board=board))["you"]["rooms"]
    letters = "".join(r["colour"][0].upper() for r in rooms)
    assert letters == COLOURS[board].replace(" ", "")
    for colour, groups in GROUPS[board].items():
        for group in groups:
            found = {r["group"] for r in rooms if r["space"] in group.split()}
            assert len(found) == 1, group
            whole = [r["space"] for r in rooms if r["group"] in found]
            assert (" ".join(whole), {r["colour"] for r in rooms if r["space"] in whole}) == (group, {colour})


@pytest.mark.parametrize("board", COLOURS)
def test_7_5_every_group_of_every_board_pays_its_bonus_once(board: str) -> None:
    for colour, groups in GROUPS[board].items():
        for group in groups:
            first, *others = group.split()
            sitting = asking((n.OCCUPY, 1, 4), board=board, rooms=first, occupied=" ".join(others)).do(room(first))
            if colour == "yellow":
                sitting.do("Advance")
            gained = {"blue": sitting.points, "red": sitting.p.money - 10, "yellow": sitting.p.emperor}
            bonus = {"blue": [2, 5, 9, 15], "red": [1, 3, 6, 10], "yellow": [1, 3, 6, 10]}[colour][len(others)]
            assert gained == {"blue": 0, "red": 0, "yellow": 0, colour: bonus}
