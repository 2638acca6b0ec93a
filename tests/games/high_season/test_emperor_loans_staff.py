"""Section 7: the Emperor track and his visits, loans, staff; every staff member's effect."""

import pytest

from tableforone.games.high_season import GAME
from tableforone.games.high_season.rules import cards
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.emperor import advance
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.games.high_season.rules.scoring import emperor_points, loan_points, member_points, scores
from tableforone.kernel.frames import OPPONENT, YOU, settle
from tests.games.high_season.crafted import dice, hire, hired, legal, pending, play, rooms, table


def marks(*rows: int) -> list[int]:
    return [*rows, 0, 0, 0, 0]


# --- the track


@pytest.mark.parametrize(("number", "row"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2), (7, 2)])
def test_7_1_the_round_decides_the_active_row(number: int, row: int) -> None:
    p = table(round=number)
    advance(p, YOU, 1)
    assert p.track[:4] == [int(row == n) for n in range(4)]


def test_7_1_1_full_rows_overflow_to_the_next_and_then_to_ten_extra_spaces() -> None:
    p = table(round=1)
    advance(p, YOU, 5 + 6 + 7 + 9)
    assert p.track[:4] == [5, 6, 7, 9]
    advance(p, YOU, 3)
    assert p.track[:4] == [5, 6, 7, 10]


def test_7_1_2_earlier_rows_are_closed() -> None:
    p = table(round=4, track=marks(3, 0, 0, 0))
    advance(p, YOU, 1)
    assert p.track[:4] == [3, 1, 0, 0]


@pytest.mark.parametrize("bonus", range(7))
def test_7_1_3_a_step_bonus_is_pending_once_its_space_is_marked(bonus: int) -> None:
    row, space = cards.BONUS_SPACES[bonus]
    p = table(round=(1, 4, 6)[row])
    p.track[row] = space - 1
    advance(p, YOU, 1)
    assert p.pending == [n.STEP + bonus]
    advance(p, YOU, 1)
    assert p.pending.count(n.STEP + bonus) == 1


@pytest.mark.parametrize("hotel", range(8))
def test_7_1_3_the_last_bonus_of_every_board_is_a_free_room(hotel: int) -> None:
    p = pending(n.STEP + 6, hotels=[hotel, (hotel + 1) % 8], money=0, prepared=rooms(3, 4, 5, 28))
    play(p, n.ROOM + 28)
    assert p.occupied[YOU] == rooms(28)
    assert len(cards.STEP_BONUS) == 56


def test_7_1_4_only_the_first_to_fill_a_row_is_paid() -> None:
    p = table(round=1)
    advance(p, OPPONENT, 5)
    advance(p, YOU, 11)
    assert emperor_points(p, OPPONENT) == 2 and emperor_points(p, YOU) == 3


def test_7_1_5_all_gains_of_steps_work_alike() -> None:
    for played in (
        play_steps(table(dice=dice(4, 4, 4)), n.TAKE + 4, n.STEPS),  # action
        play_steps(pending(n.DOOR + 27, hotels=[7, 0])),  # door: 3 steps
        play_steps(table(strip=1, dice=dice(5)), n.TAKE + 5, hire("s09", 2)),  # staff: 3 steps
        play_steps(
            table(dice=dice(2), hotels=[2, 0], occupied=[rooms(1, 8), 0], prepared=rooms(9)), n.TAKE + 2, n.ROOM + 9
        ),
    ):
        assert played.track[:4] == [3, 0, 0, 0]


def play_steps(p: HighSeason, *answers: int) -> HighSeason:
    play(p, *answers)
    return p


@pytest.mark.parametrize(("number", "row", "needed", "penalty"), [(3, 0, 4, -2), (5, 1, 4, -3), (7, 2, 5, -4)])
def test_7_2_the_visit_costs_whoever_has_too_few_marks(number: int, row: int, needed: int, penalty: int) -> None:
    p = table(round=number, stack=[(n.CLOSE, number)])
    p.track[row], p.track[4 + row] = needed, needed - 1
    settle(p, GAME.words)
    assert emperor_points(p, YOU) == 0 and emperor_points(p, OPPONENT) == penalty


# --- loans


def test_7_3_three_loans_cost_2_3_and_4_points() -> None:
    p = table(money=0)
    assert loan_points(p) == 0
    for taken, vp in ((1, -2), (2, -5), (3, -9)):
        play(p, n.LOAN)
        assert (p.loans, p.money, loan_points(p)) == (taken, 2 * taken, vp)
    assert n.LOAN not in legal(p)


@pytest.mark.parametrize(
    "p",
    [
        table(),
        table(stack=[(n.FEE_DUE,)], money=0),
        pending(n.DOOR + 9, n.DOOR + 10),
        table(stack=[(n.AGENDA,), (n.USE, n.DOOR + 22)]),
        table(stack=[(n.AGENDA,), (n.USE, n.MAIN)], die=2, strength=1),
        table(stack=[(n.AGENDA,), (n.MORE, 2)]),
    ],
    ids=["turn", "fee", "agenda", "bonus", "action", "between rooms"],
)
def test_7_3_1_a_loan_at_any_time_of_your_turn(p: HighSeason) -> None:
    before = [frame[0] for frame in p.stack]
    assert n.LOAN in legal(p)
    play(p, n.LOAN)
    assert p.loans == 1 and [frame[0] for frame in p.stack] == [word for word in before if word != n.FEE_DUE]


def test_7_3_1_a_loan_may_come_before_passing() -> None:
    p = table()
    play(p, n.LOAN, n.PASS + 4)
    assert p.money == 7 + 2 + 1 and legal(p) == [] and (n.TURN, 1) not in p.stack


# --- staff

STRIP_OF = {"s01": 1, "s02": 1, "s03": 1, "s04": 1, "s05": 1, "s06": 1, "s07": 2, "s08": 2, "s09": 2, "s10": 2}
STRIP_OF |= {"s11": 2, "s12": 2, "s13": 3, "s14": 3, "s15": 3, "s16": 3, "s17": 3, "s18": 4, "s19": 4, "s20": 4}
STRIP_OF |= {"s21": 4, "s22": 4, "s23": 4, "s24": 5, "s25": 5, "s26": 5, "s27": 6}


@pytest.mark.parametrize("member", cards.STAFF_IDS)
def test_7_4_each_member_can_be_hired_once_for_its_price(member: str) -> None:
    strip = STRIP_OF[member]
    p = table(strip=strip - 1, dice=dice(5), money=9, prepared=rooms(3, 4, 5))
    play(p, n.TAKE + 5, hire(member, strip))
    assert p.staff == hired(member, strip=strip)
    assert p.money == 9 - (cards.STAFF_COST[cards.STAFF_IDS.index(member)] - 1)
    q = table(strip=strip - 1, dice=dice(5), money=9, staff=p.staff)
    play(q, n.TAKE + 5)
    assert hire(member, strip) not in legal(q)


@pytest.mark.parametrize(
    ("member", "die", "krones", "steps", "strength"),
    [
        ("s01", 2, 1, 1, 2),
        ("s02", 6, 1, 0, 2),
        ("s07", 1, 2, 0, 2),
        ("s13", 3, 0, 1, 3),
        ("s18", 5, 0, 0, 4),
        ("s27", 4, 1, 1, 2),
    ],
)
def test_7_4_1_permanent_members_of_a_die(member: str, die: int, krones: int, steps: int, strength: int) -> None:
    strip = STRIP_OF[member]
    for value in range(1, 7):
        p = table(strip=strip - 1, staff=hired(member, strip=strip), dice=dice(value, value), money=9)
        play(p, n.TAKE + value)
        fee = 1 if value == 6 and member != "s02" else 0
        if value == die:
            assert (p.money, sum(p.track), p.strength) == (9 + krones, steps, strength)
        else:
            assert (p.money, sum(p.track), p.strength) == (9 - fee, 0, 2)


@pytest.mark.parametrize(("member", "free"), [("s08", "red"), ("s19", "blue"), ("s24", "yellow")])
def test_7_4_1_chambermaids(member: str, free: str) -> None:
    strip = STRIP_OF[member]
    p = table(strip=strip - 1, staff=hired(member, strip=strip), dice=dice(1), money=0, loans=3)
    play(p, n.TAKE + 1)
    second_floor = {"yellow": [10], "red": [11], "blue": [12]}[free]
    assert [a - n.ROOM for a in legal(p) if a > n.ROOM + 7] == second_floor
    assert cards.STAFF_DIE[cards.STAFF_IDS.index(member)] == 0


def test_7_4_1_a_member_hired_with_a_5_does_not_help_that_hire() -> None:
    p = table(strip=3, dice=dice(5, 5), money=9)
    play(p, n.TAKE + 5, hire("s18", 4))
    assert p.money == 9 - (3 - 2)


@pytest.mark.parametrize(("member", "colour"), [("s03", (11,)), ("s14", (6, 10)), ("s25", (2, 12))])
def test_7_4_2_room_service_prepares_two_rooms_for_nothing(member: str, colour: tuple[int, ...]) -> None:
    strip = STRIP_OF[member]
    p = table(strip=strip - 1, dice=dice(5), money=3, loans=3)
    play(p, n.TAKE + 5, hire(member, strip))
    assert legal(p) == [n.DECLINE] + [n.ROOM + room for room in colour]  # two equal effects: their order is not asked
    play(p, n.ROOM + colour[-1])
    assert p.money == 0 and n.ROOM + colour[-1] not in legal(p)


def test_7_4_2_the_second_room_may_be_next_to_the_first() -> None:
    p = table(strip=4, dice=dice(5), money=3, loans=3)  # blue rooms of hotel 1: 12 is next to 5, 13 next to 12
    play(p, n.TAKE + 5, hire("s25", 5))
    play(p, n.ROOM + 12)
    assert n.ROOM + 13 in legal(p) and n.ROOM + 19 in legal(p)
    play(p, n.ROOM + 19)
    assert p.prepared == rooms(3, 4, 5, 12, 19) and p.money == 0


@pytest.mark.parametrize(("member", "room"), [("s04", 5), ("s15", 3), ("s21", 4)])
def test_7_4_2_porters_occupy_a_room_of_their_colour_for_nothing(member: str, room: int) -> None:
    strip = STRIP_OF[member]
    p = table(strip=strip - 1, dice=dice(5), money=1, loans=3)
    play(p, n.TAKE + 5, hire(member, strip))
    assert legal(p) == [n.DECLINE, n.ROOM + room]
    play(p, n.ROOM + room)
    assert p.occupied[YOU] == rooms(room) and p.money == 0


def test_7_4_2_the_imperial_adviser_marks_three_spaces_at_once() -> None:
    p = table(strip=1, dice=dice(5), money=0)
    play(p, n.TAKE + 5, hire("s09", 2))
    assert p.track[0] == 3 and p.money == 0


def test_7_4_2_the_head_receptionist_prepares_and_occupies_in_either_order() -> None:
    for first in (0, 1):
        p = table(strip=1, dice=dice(5), money=5, loans=3)
        play(p, n.TAKE + 5, hire("s10", 2))
        item = legal(p)[first]
        play(p, item)
        assert (n.ROOM + 11 in legal(p)) == (first == 0) and (n.ROOM + 4 in legal(p)) == (first == 1)
    p = table(strip=1, dice=dice(5), money=5, loans=3)
    play(p, n.TAKE + 5, hire("s10", 2))
    play(p, legal(p)[0], n.ROOM + 11, n.ROOM + 11)  # prepared, and occupied at once
    assert p.occupied[YOU] == rooms(11) and p.money == 0 + 1  # its door


def test_7_4_2_the_court_steward_marks_two_spaces_and_prepares_a_room() -> None:
    p = table(strip=3, dice=dice(5), money=3, loans=3)
    play(p, n.TAKE + 5, hire("s20", 4))
    assert p.track[0] == 2
    play(p, n.ROOM + 10)
    assert p.prepared >> 10 & 1 and p.money == 0


@pytest.mark.parametrize(
    ("member", "points"),
    [
        ("s05", 2 * 3),  # blue: 1, 24, 25
        ("s06", 2 * 4),  # floors 3 and 4: 22, 23, 24, 25
        ("s11", 2 * 4),  # yellow: 5, 6, 9, 10
        ("s12", 4 + 3),  # L4 and R1
        ("s16", 0),
        ("s17", 2),
        ("s22", 3 * 3),  # 3 blue, 3 red, 4 yellow
        ("s23", 2 * 2),  # 24-25 blue, 5-6 yellow
        ("s26", 2 * 3),  # red: 22, 23, 7
    ],
)
def test_7_4_3_end_of_game_members(member: str, points: int) -> None:
    strip = STRIP_OF[member]
    occupied = rooms(1, 5, 6, 7, 9, 10, 22, 23, 24, 25)
    p = table(strip=strip - 1, staff=hired(member, strip=strip), occupied=[occupied, 0], prepared=rooms(3, 4))
    assert member_points(p, cards.STAFF_IDS.index(member)) == points
    without = p.copy()
    without.staff = 0
    assert scores(p)[0] - scores(without)[0] == points
    assert cards.STAFF_TIMING[cards.STAFF_IDS.index(member)] == 2


def test_7_4_3_full_columns_count_also_when_ralph_was_first() -> None:
    p = table(strip=2, staff=hired("s16", strip=3), occupied=[rooms(1, 8, 15, 22), 0], firsts=[0, 1 << 8])
    assert member_points(p, cards.STAFF_IDS.index("s16")) == 5


def test_7_4_3_hired_staff_counts_itself() -> None:
    p = table(strip=2, staff=0b111111)
    assert member_points(p, cards.STAFF_IDS.index("s17")) == 12


def test_7_4_4_free_preparation_still_needs_a_neighbour() -> None:
    p = table(strip=0, dice=dice(5), money=3, loans=3, prepared=rooms(3, 5), occupied=[rooms(4, 11), 0])
    play(p, n.TAKE + 5, hire("s03"))  # red rooms of hotel 1: 7, 14, 15, 16, 21, 22, 23 are all too far away
    assert legal(p) == [] and p.pending == []
