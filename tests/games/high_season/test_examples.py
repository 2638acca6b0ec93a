"""Section 10: the edge cases and test vectors of RULES.md, one by one."""

from tableforone.games.high_season.rules import cards
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.emperor import advance
from tableforone.games.high_season.rules.money import earn
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.games.high_season.rules.rooms import occupy
from tableforone.games.high_season.rules.scoring import emperor_points, group_points, line_points
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.high_season.crafted import dice, face, found, hired, legal, pending, play, ralph, rooms, table
from tests.games.high_season.crafted import occupy as occupation


def paid(p: HighSeason, *answers: int) -> int:
    """The krones paid for these answers."""
    before = p.money
    play(p, *answers)
    return before - p.money


def test_10_1_costs() -> None:
    ready = {"prepared": rooms(3, 4, 5, 24), "money": 9}
    assert paid(table(dice=dice(2, 2, 2), **ready), n.TAKE + 2, n.ROOM + 24) == 1
    assert paid(table(dice=dice(2, 2, 2, 2, 2), **ready), n.TAKE + 2, n.ROOM + 24) == 0
    assert paid(table(dice=dice(2)), n.TAKE + 2, n.ROOM + 3) == 0
    assert paid(pending(n.DOOR + 19, prepared=rooms(3, 4, 5, 25), money=9), n.ROOM + 25) == 2  # blue, discount 2
    yellow = {"prepared": rooms(3, 4, 5, 25), "money": 9}
    assert paid(pending(n.DOOR + 20, **yellow), n.ROOM + 26) == 2  # prepare yellow, discount 1: floor 4
    assert paid(pending(n.DOOR + 20, **yellow), n.ROOM + 10) == 0  # floor 2


def test_10_2_an_advance_over_two_rows() -> None:
    p = table(round=2, track=[4, 0, 0, 0, 0, 0, 0, 0])
    advance(p, YOU, 5)
    assert p.track[:4] == [5, 4, 0, 0] and p.pending == [n.STEP + 1, n.STEP + 2]
    assert emperor_points(p, YOU) == 2
    q = table(round=2, track=[4, 0, 0, 0, 5, 0, 0, 0], firsts=[0, 1 << 15])
    advance(q, YOU, 5)
    assert emperor_points(q, YOU) == 0


def test_10_3_a_row_left_behind_stays_as_it_is() -> None:
    p = table(round=4, track=[3, 0, 0, 0, 0, 0, 0, 0], missed=[1, 0])
    advance(p, YOU, 2)
    assert p.track[:4] == [3, 2, 0, 0] and p.pending == [n.STEP + 2] and emperor_points(p, YOU) == -2


def test_10_4_behind_row_3_lie_the_extra_spaces() -> None:
    p = table(round=6, track=[0, 0, 6, 0, 0, 0, 0, 0])
    advance(p, YOU, 3)
    assert p.track[:4] == [0, 0, 7, 2] and p.pending == [n.STEP + 6] and emperor_points(p, YOU) == 4 + 2


def test_10_5_steps_beyond_the_last_extra_space_are_lost() -> None:
    p = table(round=3, track=[5, 6, 7, 9, 0, 0, 0, 0])
    p.heard = []
    advance(p, YOU, 4)
    assert p.track[:4] == [5, 6, 7, 10] and ("steps_lost", YOU, 3) in p.heard


def test_10_6_groups_of_hotel_1() -> None:
    p = table(occupied=[rooms(1, 2, 3), 0])
    occupy(p, YOU, 8)
    assert group_points(p, YOU) == 10
    p = table(hotels=[0, 0], occupied=[rooms(15, 16, 22), rooms(15, 16, 22)], money=0)
    occupy(p, YOU, 23)
    occupy(p, OPPONENT, 23)
    assert p.money == 5 and group_points(p, YOU) == 0 and group_points(p, OPPONENT) == 10
    p = table(occupied=[rooms(9, 10, 17), 0])
    occupy(p, YOU, 18)
    assert p.track[:4] == [5, 0, 0, 0]


def test_10_7_a_row_is_one_side_only() -> None:
    p = table(occupied=[rooms(1, 2, 3), 0])
    occupy(p, YOU, 4)
    assert line_points(p, YOU) == 2


def test_10_8_the_balance_stops_at_32() -> None:
    p = table(money=31)
    earn(p, 3)
    assert p.money == 32


def test_10_9_the_first_preparation_of_a_game() -> None:
    p = table(dice=dice(1))
    play(p, n.TAKE + 1)
    assert legal(p) == [n.LOAN] + [n.ROOM + room for room in (2, 6, 10, 11, 12)]


def test_10_10_die_removal() -> None:
    def removed(pictured: list[object], hand: str, counts: list[int]) -> int:
        p = table(dice=counts[:])
        ralph(p, face(pictured, {"do": "emperor", "n": 1}), hand)
        return next(space for space in range(1, 7) if p.dice[space] < counts[space])

    counts = [0, 2, 0, 3, 3, 1, 1]
    assert removed([2, "most"], "from_left", counts) == 3
    assert removed([2, "most"], "from_right", counts) == 4
    assert removed([2, 5], "from_left", counts) == 5
    assert removed([2, 5], "from_left", [0, 2, 0, 3, 3, 0, 1]) == 3
    assert removed([2, 5], "from_right", [0, 2, 0, 3, 3, 0, 1]) == 4


def test_10_11_an_empty_hotel_1() -> None:
    blue = face([1, 1], occupation("blue", "row"))
    assert found(ralph(table(hotels=[1, 0]), blue, "from_right", "zz1")) == [1]
    assert found(ralph(table(hotels=[1, 0]), blue, "from_left", "zz1")) == [13]


def test_10_12_the_other_side_completes_the_row() -> None:
    blue = face([1, 1], occupation("blue", "row"))
    for firsts, vp in (([0, 0], 2), ([1, 0], 0)):
        p = table(hotels=[1, 0], occupied=[0, rooms(1, 2, 4)], firsts=firsts)
        assert found(ralph(p, blue, "from_left", "zz1")) == [3]
        assert line_points(p, OPPONENT) == vp


def test_10_13_passing_wakes_nobody() -> None:
    p = table(strip=5, staff=hired("s27", strip=6), dice=dice(4, 4))
    play(p, n.PASS + 4)
    assert p.money == 8 and sum(p.track) == 0


def test_10_14_the_last_die_of_a_space_has_strength_1() -> None:
    p = table(dice=dice(1))
    play(p, n.TAKE + 1)
    assert p.strength == 1 and p.dice[1] == 0


def test_10_15_everybody_is_hired() -> None:
    p = table(staff=0b111111, dice=dice(5, 5), money=20)
    assert legal(p) == [n.LOAN, n.PASS + 5]
    p = pending(n.DOOR + 21, staff=0b111111, money=20)
    assert legal(p) == [] and p.pending == []


def test_10_16_nothing_left_to_prepare() -> None:
    p = table(dice=dice(1, 3), prepared=rooms(*range(4, 29)), occupied=[rooms(1, 2, 3), 0], money=9)
    assert n.TAKE + 1 not in legal(p)
    play(p, n.TAKE + 3)
    assert [a - n.ROOM for a in legal(p)[1:]] == list(range(4, 29))  # each of them to occupy
    p = pending(n.DOOR + 8, prepared=rooms(*range(4, 29)), occupied=[rooms(1, 2, 3), 0])
    assert legal(p) == []


def test_10_17_a_chain_of_rooms_in_one_turn() -> None:
    p = table(dice=dice(2, 2), prepared=rooms(3, 4, 5, 12, 13, 20), occupied=[rooms(19), 0], money=9)
    assert cards.DOOR_BONUS[0 << 5 | 13]
    play(p, n.TAKE + 2, n.ROOM + 13)  # its door: occupy a blue room, 1 krone off
    play(p, n.ROOM + 12)  # 1 step; nothing else
    assert group_points(p, YOU) == 0 and legal(p) == []
    p = table(dice=dice(2, 2), prepared=rooms(3, 4, 5, 13, 20), occupied=[rooms(12, 19), 0], money=9)
    play(p, n.TAKE + 2, n.ROOM + 13, n.ROOM + 20)
    assert group_points(p, YOU) == 10 and p.occupied[YOU] == rooms(12, 13, 19, 20)
    assert legal(p)[0] == n.DECLINE  # the door of 20: prepare a yellow room
