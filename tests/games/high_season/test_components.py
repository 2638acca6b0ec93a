"""Sections 1-3: components, effects, set-up."""

import pytest

from tableforone.games.high_season import GAME
from tableforone.games.high_season.rules import cards, solo_cards
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.effects import packed
from tableforone.games.high_season.rules.flow import IN_A_ROUND
from tableforone.games.high_season.rules.money import earn
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.games.high_season.rules.rooms import preparable
from tableforone.games.high_season.rules.solo_cards import action_code, actions_of
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.high_season.crafted import (
    dice,
    emperor,
    face,
    finished,
    hired,
    legal,
    occupy,
    pending,
    play,
    rooms,
    started,
    table,
)

RANDOM = {"hotel": "random", "ralph_hotel": "random", "strip": "random"}


def test_1_1_the_box() -> None:
    assert len(cards.HOTELS) == 8 and len(cards.STRIPS) == 8 and len(cards.MEMBERS) == 27
    assert [len([c for c in solo_cards.CARD_IDS if c.startswith(grade)]) for grade in "ABC"] == [4, 12, 4]
    assert [solo_cards.GRADE.count(grade) for grade in range(3)] == [4, 12, 4]


def test_1_2_rooms_are_numbered_by_floor_and_column() -> None:
    assert [cards.FLOOR[room] for room in (1, 7, 8, 14, 15, 21, 22, 28)] == [1, 1, 2, 2, 3, 3, 4, 4]
    view = GAME.view(table())["you"]["rooms"]
    assert [(room["number"], room["floor"], room["column"]) for room in view if room["number"] in (1, 13, 28)] == [
        (1, 1, 1),
        (13, 2, 6),
        (28, 4, 7),
    ]


def test_1_3_the_staircase_runs_between_columns_4_and_5() -> None:
    assert cards.LEFT_SIDE.bit_count() == 16
    assert cards.LEFT_SIDE & rooms(4, 11, 18, 25) and not cards.LEFT_SIDE & rooms(5, 12, 19, 26)


@pytest.mark.parametrize(
    ("opened", "neighbours"),
    [(4, (3, 5, 11)), (12, (5, 11, 13, 19)), (7, (6, 14)), (8, (1, 9, 15)), (25, (18, 24, 26)), (28, (21, 27))],
)
def test_1_4_neighbours_cross_the_staircase_but_not_the_outer_walls(opened: int, neighbours: tuple[int, ...]) -> None:
    assert preparable(table(prepared=rooms(opened)), 3, 0, 32) == rooms(*neighbours)


def test_1_5_room_states() -> None:
    p = table(occupied=[rooms(3), rooms(4)], prepared=rooms(4, 5))
    states = {room["number"]: room["state"] for room in GAME.view(p)["you"]["rooms"]}
    assert (states[3], states[4], states[6]) == ("occupied", "prepared", "closed")
    assert {room["number"]: room["state"] for room in GAME.view(p)["ralph"]["rooms"]}[5] == "closed"
    p.prepared, p.stack = rooms(4), IN_A_ROUND[1][:-1]
    assert "a-room-was-closed-again" in GAME.invariants(p)


def test_1_6_every_room_has_one_of_three_colours() -> None:
    for hotel in range(8):
        colours = [cards.COLOUR_ROOMS[hotel << 2 | colour] for colour in range(3)]
        assert sum(colours) == cards.ALL_ROOMS == colours[0] | colours[1] | colours[2]


def test_1_7_rows_end_at_the_staircase() -> None:
    assert cards.LINE_NAMES[: cards.ROWS] == ("L1", "L2", "L3", "L4", "R1", "R2", "R3", "R4")
    assert cards.LINE_ROOMS[2] == rooms(15, 16, 17, 18) and cards.LINE_ROOMS[6] == rooms(19, 20, 21)
    assert sum(cards.LINE_ROOMS[: cards.ROWS]) == cards.ALL_ROOMS


def test_1_8_columns_have_four_rooms() -> None:
    assert cards.LINE_NAMES[cards.ROWS :] == ("C1", "C2", "C3", "C4", "C5", "C6", "C7")
    assert cards.LINE_ROOMS[cards.ROWS + 4] == rooms(5, 12, 19, 26)
    assert sum(cards.LINE_ROOMS[cards.ROWS :]) == cards.ALL_ROOMS


@pytest.mark.parametrize("hotel", range(8))
def test_1_9_groups_are_the_connected_areas_of_a_colour(hotel: int) -> None:
    assert sum(cards.GROUPS[hotel]) == cards.ALL_ROOMS
    assert len(cards.GROUPS[hotel]) == (9 if hotel < 3 else 10)
    for group in cards.GROUPS[hotel]:
        inside = [room for room in range(1, 29) if group >> room & 1]
        assert group & cards.LEFT_SIDE in (0, group)
        assert len({cards.COLOUR[hotel << 5 | room] for room in inside}) == 1
        reached = {inside[0]}
        for _ in inside:
            reached |= {
                r
                for r in inside
                if any(abs(cards.FLOOR[r] - cards.FLOOR[s]) * 7 == abs(r - s) or adjacent(r, s) for s in reached)
            }
        assert reached == set(inside) and 2 <= len(inside) <= 4


def adjacent(one: int, other: int) -> bool:
    return abs(one - other) == 1 and cards.FLOOR[one] == cards.FLOOR[other]


def test_1_10_the_balance_stays_between_0_and_32() -> None:
    p = table(money=30)
    earn(p, 5)
    assert p.money == 32


def test_1_11_strength_counts_the_dice_of_the_space() -> None:
    p = table(dice=dice(4, 4, 4))
    play(p, n.TAKE + 4, n.STEPS)
    assert p.track[:4] == [3, 0, 0, 0]


def test_2_1_prices_go_down_to_nothing_but_never_below() -> None:
    p = table(dice=dice(2, 2, 2, 2, 2), money=0)
    play(p, n.TAKE + 2, n.ROOM + 3)
    assert p.money == 0 and p.occupied[YOU] == rooms(3)


def test_2_1_an_unknown_word_fails_at_once() -> None:
    with pytest.raises(ValueError, match="'dance' is unknown"):
        packed([{"do": "dance"}], "a door")
    with pytest.raises(ValueError, match="'green' is unknown"):
        packed([{"do": "prepare", "color": "green", "free": True}], "a door")


@pytest.mark.parametrize("room", [8, 13, 21])  # hotel 1: prepare red, occupy blue, hire
def test_2_1_prepare_occupy_and_hire_are_optional(room: int) -> None:
    p = pending(n.DOOR + room, prepared=rooms(3, 4, 5, 10))
    assert legal(p)[:2] == [n.DECLINE, n.LOAN]
    before = (p.money, p.prepared, p.occupied[:], p.staff)
    assert play(p, n.DECLINE)[-1][:3] == ("declined", YOU, n.DOOR + room)
    assert (p.money, p.prepared, p.occupied, p.staff) == before and p.pending == []


def test_2_2_a_permanent_member_adds_strength_and_gains() -> None:
    p = table(strip=2, staff=hired("s13", strip=3), dice=dice(3, 3), money=0)
    play(p, n.TAKE + 3)
    assert p.strength == 3 and p.track[0] == 1


def test_2_2_the_member_of_die_6_waives_the_fee() -> None:
    p = table(staff=hired("s02"), dice=dice(6), money=0, loans=3)
    play(p, n.TAKE + 6)
    assert p.money == 1


def test_2_2_a_chambermaid_prepares_for_nothing() -> None:
    p = table(strip=1, staff=hired("s08", strip=2), dice=dice(1), money=0, loans=3)  # red rooms are free
    play(p, n.TAKE + 1)
    assert [a - n.ROOM for a in legal(p)] == [2, 6, 11]  # floor 1 is free; 11 is red


def test_2_3_end_of_game_staff_sit_on_the_last_two_places() -> None:
    assert all([cards.STAFF_TIMING[member] for member in strip] == [0, 0, 1, 1, 2, 2] for strip in cards.STRIPS)


def test_2_4_actions_of_solo_cards() -> None:
    made = face([1, 2], emperor(3), occupy("red", "column"), occupy("any"))
    assert actions_of(made) == [16 + 3, action_code(n.COLOURS.index("red"), 2), action_code(3, 0)]


def test_3_1_everybody_gets_a_board_and_you_a_strip() -> None:
    p = finished(started(**RANDOM), 5, lambda p, answers: answers[-1])
    assert {0 <= board < 8 for board in (*p.hotels, p.strip)} == {True}


def test_3_1_1_the_two_boards_differ_and_all_come_up() -> None:
    seen = set()
    for seed in range(120):
        boards = finished(started(**RANDOM), seed, lambda p, answers: answers[-1]).hotels
        assert boards[YOU] != boards[OPPONENT]
        seen.add(boards[YOU])
    assert seen == set(range(8))


def test_3_1_1_chosen_boards_are_kept_and_the_same_board_twice_is_refused() -> None:
    p = started(hotel="4", ralph_hotel="random", strip="7")
    finished(p, 1, lambda p, answers: answers[-1])
    assert p.hotels[YOU] == 3 and p.strip == 6 and p.hotels[OPPONENT] != 3
    with pytest.raises(Fault, match="cannot both have hotel 4"):
        started(hotel="4", ralph_hotel="4")


def test_3_2_rooms_3_4_5_are_prepared_and_all_else_is_empty() -> None:
    p = started()
    assert p.prepared == rooms(3, 4, 5)
    assert (p.occupied, p.staff, p.loans, sum(p.track)) == ([0, 0], 0, 0, 0)


def test_3_3_the_first_player_has_7_krones() -> None:
    assert started().money == 7


def test_3_4_ten_dice_are_rolled() -> None:
    dice_left = []

    def passing(p: HighSeason, answers: list[int]) -> int:
        dice_left.append(sum(p.dice))
        return answers[-1]

    finished(started(), 1, passing)
    assert dice_left[:4] == [10, 8, 9, 7]
