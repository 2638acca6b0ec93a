"""Section 6: preparing and occupying rooms, rows, columns, groups, door bonuses."""

import pytest

from tableforone.games.high_season.rules import cards
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.rooms import occupy
from tableforone.games.high_season.rules.scoring import group_points, line_points
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.high_season.crafted import dice, hired, kinds, legal, pending, play, rooms, table


@pytest.mark.parametrize(("room", "price"), [(2, 0), (10, 1), (17, 2), (24, 3)])
def test_6_1_preparing_costs_by_floor(room: int, price: int) -> None:
    p = table(dice=dice(1), prepared=rooms(3, 4, 5, room + 1), money=3)
    play(p, n.TAKE + 1, n.ROOM + room)
    assert p.money == 3 - price and p.prepared >> room & 1


def test_6_1_only_closed_rooms_beside_open_ones() -> None:
    p = table(dice=dice(1), prepared=rooms(3, 4, 5), occupied=[rooms(24), 0])
    play(p, n.TAKE + 1)
    # an occupied room opens more, too
    assert [a - n.ROOM for a in legal(p)[1:]] == [2, 6, 10, 11, 12, 17, 23, 25]


def test_6_1_1_a_chambermaid_makes_her_colour_free_in_actions_and_bonuses() -> None:
    maid = {"strip": 1, "staff": hired("s08", strip=2), "money": 1}  # red
    p = table(**maid, dice=dice(1), prepared=rooms(3, 4, 5, 22))
    play(p, n.TAKE + 1, n.ROOM + 15)  # red, floor 3
    assert p.money == 1
    p = pending(n.DOOR + 8, **maid, prepared=rooms(3, 4, 5, 22))  # the door of room 8: prepare red at the normal price
    play(p, n.ROOM + 23)
    assert p.money == 1


@pytest.mark.parametrize(("room", "price"), [(3, 1), (10, 2), (17, 3), (24, 4)])
def test_6_2_occupying_costs_by_floor_less_the_discount(room: int, price: int) -> None:
    p = table(dice=dice(2), prepared=rooms(3, 4, 5, room), money=9)
    play(p, n.TAKE + 2, n.ROOM + room)
    door = {17: 2}.get(room, 0)  # its door gives krones
    assert p.money == 9 - (price - 1) + door


def test_6_2_1_the_room_is_occupied_and_no_longer_prepared() -> None:
    p = table(dice=dice(2))
    play(p, n.TAKE + 2, n.ROOM + 3)
    assert p.occupied[YOU] == rooms(3) and p.prepared == rooms(4, 5)


def test_6_2_2_row_and_column_are_checked_before_the_group() -> None:
    p = table(dice=dice(2), occupied=[rooms(1, 2, 4, 8), 0], prepared=rooms(3, 5))
    events = play(p, n.TAKE + 2, n.ROOM + 3)  # completes L1 and the blue group 1, 2, 3, 8
    assert kinds(events)[-2:] == ["line", "group"]


def test_6_2_3_a_group_is_paid_before_the_door_is_used() -> None:
    p = table(dice=dice(2, 2), occupied=[rooms(15, 16, 22), 0], prepared=rooms(3, 4, 5, 23))
    events = play(p, n.TAKE + 2, n.ROOM + 23)  # red group: 5 krones; then the door
    assert [k for k in kinds(events) if k in ("group", "bonus")] == ["group", "bonus"]
    assert p.money == 7 - 2 + 5 + 2 and p.track[0] == 1


def test_6_2_4_floor_1_has_no_doors() -> None:
    p = table(dice=dice(2))
    assert "bonus" not in kinds(play(p, n.TAKE + 2, n.ROOM + 5)) and legal(p) == []
    assert all(bool(cards.DOOR_BONUS[hotel << 5 | room]) == (room > 7) for hotel in range(8) for room in range(1, 29))


def test_6_2_4_the_door_bonus_becomes_pending_from_room_8_on() -> None:
    for room in (7, 8, 28):
        p = table()
        occupy(p, YOU, room)
        assert p.pending == ([n.DOOR + room] if room > 7 else [])


KINDS = {cards.DOOR_BONUS[hotel << 5 | room]: (hotel, room) for hotel in range(8) for room in range(8, 29)}


@pytest.mark.parametrize("code", KINDS)
def test_6_2_4_every_kind_of_door_bonus(code: int) -> None:
    hotel, room = KINDS[code]
    kind, colour, discount = code & 7, code >> 3 & 15, code >> 7
    p = pending(n.DOOR + room, hotels=[hotel, (hotel + 1) % 8], money=9, prepared=rooms(*range(1, 15)))
    answers = legal(p)
    if kind == n.GAIN:
        assert (p.money, sum(p.track)) == (9 + colour, discount) and p.pending == []
        return
    assert answers[:2] == [n.DECLINE, n.LOAN]
    if kind == n.HIRE:
        assert answers[2:] == [n.STAFF + place for place in range(1, 7)]
        play(p, n.STAFF + 2)
        assert p.staff == 2 and p.money == 9 - max(0, 5 - discount)
        return
    wanted = [r for r in (range(15, 22) if kind == n.PREPARE else range(1, 15)) if fits(hotel, r, colour)]
    assert [a - n.ROOM for a in answers[2:]] == wanted
    play(p, n.ROOM + wanted[-1])
    floor_cost = 2 if kind == n.PREPARE else (2 if wanted[-1] > 7 else 1)
    done = p.prepared if kind == n.PREPARE else p.occupied[YOU]
    assert kind in (n.PREPARE, n.OCCUPY) and done >> wanted[-1] & 1
    if kind == n.PREPARE:
        assert p.money == 9 - max(0, floor_cost - discount)


def fits(hotel: int, room: int, colour: int) -> bool:
    return colour == 3 or cards.COLOUR[hotel << 5 | room] == colour


def line_of(name: str) -> int:
    return cards.LINE_NAMES.index(name)


@pytest.mark.parametrize(
    ("name", "members", "vp"),
    [
        ("L1", (1, 2, 3, 4), 2),
        ("L2", (8, 9, 10, 11), 4),
        ("L3", (15, 16, 17, 18), 7),
        ("L4", (22, 23, 24, 25), 10),
        ("R1", (5, 6, 7), 1),
        ("R2", (12, 13, 14), 2),
        ("R3", (19, 20, 21), 4),
        ("R4", (26, 27, 28), 7),
        ("C1", (1, 8, 15, 22), 8),
        ("C2", (2, 9, 16, 23), 7),
        ("C3", (3, 10, 17, 24), 6),
        ("C4", (4, 11, 18, 25), 5),
        ("C5", (5, 12, 19, 26), 6),
        ("C6", (6, 13, 20, 27), 7),
        ("C7", (7, 14, 21, 28), 8),
    ],
)
def test_6_3_rows_and_columns_pay_the_first(name: str, members: tuple[int, ...], vp: int) -> None:
    for who in (YOU, OPPONENT):
        p = table()
        for room in members[:-1]:
            occupy(p, who, room)
        assert line_points(p, who) == 0
        occupy(p, who, members[-1])
        assert line_points(p, who) == vp == cards.LINE_VP[line_of(name)]


def test_6_3_1_the_same_row_pays_nobody_twice_although_the_boards_differ() -> None:
    p = table()
    for room in (26, 27, 28):
        occupy(p, OPPONENT, room)
    for room in (26, 27, 28):
        occupy(p, YOU, room)
    assert line_points(p, OPPONENT) == 7 and line_points(p, YOU) == 0


def test_6_3_2_one_room_can_complete_a_row_and_a_column() -> None:
    p = table(occupied=[rooms(1, 2, 3, 11, 18, 25), 0])
    occupy(p, YOU, 4)
    assert line_points(p, YOU) == 2 + 5


@pytest.mark.parametrize(
    ("colour", "size", "vp", "krones", "steps"),
    [
        ("blue", 2, 3, 0, 0),
        ("blue", 3, 6, 0, 0),
        ("blue", 4, 10, 0, 0),
        ("red", 2, 0, 1, 0),
        ("red", 3, 0, 3, 0),
        ("red", 4, 0, 5, 0),
        ("yellow", 2, 0, 0, 1),
        ("yellow", 3, 0, 0, 3),
        ("yellow", 4, 0, 0, 5),
    ],
)
def test_6_4_group_rewards(colour: str, size: int, vp: int, krones: int, steps: int) -> None:
    hotel, group = next(
        (hotel, group)
        for hotel in range(8)
        for group in cards.GROUPS[hotel]
        if group.bit_count() == size and n.COLOURS[cards.COLOUR[hotel << 5 | group.bit_length() - 1]] == colour
    )
    p = table(hotels=[hotel, (hotel + 1) % 8], money=0)
    members = [room for room in range(1, 29) if group >> room & 1]
    for room in members[:-1]:
        occupy(p, YOU, room)
    assert (group_points(p, YOU), p.money, sum(p.track)) == (0, 0, 0)
    occupy(p, YOU, members[-1])
    assert (group_points(p, YOU), p.money, sum(p.track)) == (vp, krones, steps)


def test_6_4_1_groups_are_no_race() -> None:
    p = table(hotels=[0, 0])
    for who in (OPPONENT, YOU):
        for room in (24, 25):
            occupy(p, who, room)
    assert group_points(p, YOU) == group_points(p, OPPONENT) == 3
