"""Sections 4 and 5: rounds, turns, pending items, the six actions."""

import pytest

from tableforone.games.high_season import GAME
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.chance import DICE
from tableforone.kernel.frames import CHANCE, YOU, reply, settle
from tests.games.high_season.crafted import (
    dice,
    hire,
    hired,
    kinds,
    legal,
    pending,
    place_of,
    play,
    rooms,
    started,
    table,
)


def test_4_1_seven_rounds() -> None:
    p = table(round=6, stack=[(n.CLOSE, 6)])
    assert settle(p, GAME.words) is CHANCE and p.round == 7
    p = table(round=7, stack=[(n.CLOSE, 7)])
    assert settle(p, GAME.words) is None


def test_4_1_1_the_dice_are_rolled_and_sorted() -> None:
    p = table(stack=[(n.ROLL,)])
    assert settle(p, GAME.words) is CHANCE
    for wrong in ((1, 2, 3), (1, 1, 1, 1, 1, 1), (11, -1, 0, 0, 0, 0), 10, (10.0, 0, 0, 0, 0, 0)):
        assert not DICE.accepts(p, (n.ROLL,), wrong)
    assert DICE.accepts(p, (n.ROLL,), (0, 0, 10, 0, 0, 0))
    reply(p, GAME.words, (1, 0, 4, 0, 5, 0))
    assert p.dice == [0, 1, 0, 4, 0, 5, 0]


@pytest.mark.parametrize(
    ("number", "first"), [(1, n.TURN), (2, n.RALPHS_TURN), (3, n.TURN), (6, n.RALPHS_TURN), (7, n.TURN)]
)
def test_4_1_2_two_turns_each_in_turn(number: int, first: int) -> None:
    p = table(stack=[(n.ROUND, number)])
    settle(p, GAME.words)
    second = n.TURN + n.RALPHS_TURN - first
    assert p.stack == [(n.CLOSE, number), (second, 4), (first, 3), (second, 2), (first, 1), (n.ROLL,)]


@pytest.mark.parametrize(("number", "row"), [(1, -1), (2, -1), (3, 0), (4, -1), (5, 1), (6, -1), (7, 2)])
def test_4_1_3_the_emperor_comes_after_rounds_3_5_and_7(number: int, row: int) -> None:
    p = table(round=number, stack=[(n.CLOSE, number)])
    settle(p, GAME.words)
    assert p.missed == ([1 << row, 1 << row] if row >= 0 else [0, 0])


def test_4_1_4_left_over_dice_have_no_effect_and_the_marker_passes() -> None:
    p = started()
    p.stack = [(n.CLOSE, 1)]
    p.dice = dice(6, 6, 6, 6, 6, 6)
    settle(p, GAME.words)
    assert p.round == 2 and p.stack[-2] == (n.RALPHS_TURN, 1)
    reply(p, GAME.words, (10, 0, 0, 0, 0, 0))
    assert sum(p.dice) == 10


def test_4_2_take_a_die_or_pass() -> None:
    p = table(dice=dice(1, 1, 4, 6))
    assert legal(p) == [n.LOAN, n.TAKE + 1, n.TAKE + 4, n.TAKE + 6, n.PASS + 1, n.PASS + 4, n.PASS + 6]


def test_4_2_1_a_die_from_a_space_with_dice() -> None:
    p = table(dice=dice(4))
    play(p, n.TAKE + 4, n.KRONES)
    assert p.dice == dice() and p.money == 8


def test_4_2_2_passing_removes_any_die_and_gains_1_krone() -> None:
    p = table(staff=hired("s01"))
    # the staff member of die 2 is not used
    assert play(p, n.PASS + 2) == [("pass", YOU, 2), ("krones", YOU, 1)]
    assert p.money == 8 and p.dice[2] == 1 and sum(p.track) == 0
    assert legal(p) == []


def test_4_3_strength_is_fixed_when_the_die_is_taken() -> None:
    p = table(dice=dice(1, 1, 1))
    play(p, n.TAKE + 1)
    assert (p.strength, p.dice[1]) == (3, 2)
    play(p, n.ROOM + 2, n.ROOM + 1, n.ROOM + 6)
    assert legal(p) == []


def test_4_4_a_die_needs_a_minimal_action_loans_counted() -> None:
    nothing_prepared = {"prepared": 0, "occupied": [rooms(3, 4, 5), 0]}
    assert n.TAKE + 2 not in legal(table(**nothing_prepared))
    p = table(dice=dice(2), money=0, prepared=rooms(24), occupied=[rooms(3, 4, 5), 0])  # costs 3
    assert n.TAKE + 2 in legal(p)
    p.loans = 2  # only 2 krones are available
    assert n.TAKE + 2 not in legal(p)
    p = table(dice=dice(5), staff=hired("s01", "s02", "s04", "s05", "s06"), money=0, loans=2)  # costs 4 - 1
    assert n.TAKE + 5 not in legal(p)
    p.loans = 1
    assert n.TAKE + 5 in legal(p)


def test_4_4_preparing_has_no_discount() -> None:
    lone = {"prepared": 0, "occupied": [rooms(*range(1, 8)), 0], "loans": 3, "dice": dice(1, 1, 3)}
    assert legal(table(**lone, money=0)) == [n.PASS + 1, n.PASS + 3]  # floor 2 costs 1 krone
    assert n.TAKE + 1 in legal(table(**lone, money=1))


def test_4_4_space_4_can_always_be_used() -> None:
    p = table(dice=dice(4), money=0, loans=3, prepared=0, occupied=[rooms(3, 4, 5), 0])
    assert n.TAKE + 4 in legal(p)


def test_4_4_1_without_a_minimal_action_there_is_only_passing() -> None:
    p = table(dice=dice(2, 5, 6), money=0, loans=3, prepared=0, occupied=[rooms(3, 4, 5), 0])
    assert legal(p) == [n.PASS + 2, n.PASS + 5, n.PASS + 6]


def test_4_4_2_gains_of_the_die_are_counted_but_step_bonuses_are_not() -> None:
    lone = {"prepared": rooms(10), "occupied": [rooms(3, 4, 5), 0], "loans": 3, "money": 0, "dice": dice(2)}  # costs 2
    assert n.TAKE + 2 not in legal(table(**lone))
    assert n.TAKE + 2 in legal(table(**lone, staff=hired("s01")))  # gains 1 krone
    p = table(**{**lone, "dice": dice(3), "strip": 2, "staff": hired("s13", strip=3), "prepared": rooms(24)})
    p.occupied[YOU] |= rooms(*(r for r in range(1, 29) if r != 24))  # nothing to prepare; 24 costs 4 - 2
    p.round, p.track[:3] = 6, [0, 0, 3]  # the next step would give 2 krones
    assert n.TAKE + 3 not in legal(p)


def test_4_5_the_turn_ends_when_nothing_is_pending() -> None:
    p = pending(n.DOOR + 9)
    assert legal(p) == [] and p.money == 8 and p.pending == []


def test_4_5_1_fee_then_staff_gain_then_the_main_action() -> None:
    p = table(staff=hired("s01"), dice=dice(2, 2), track=[2, 0, 0, 0, 0, 0, 0, 0])
    events = play(p, n.TAKE + 2)
    assert kinds(events)[:4] == ["take", "awake", "steps", "step_bonus"]
    assert p.money == 8 and p.pending == [n.MAIN, n.STEP + 0]  # asks which one is first
    p = table(dice=dice(6, 6))
    assert kinds(play(p, n.TAKE + 6)) == ["take", "fee"] and p.money == 6


def test_4_5_2_group_rewards_come_at_once() -> None:
    p = table(dice=dice(2), occupied=[rooms(4), 0], prepared=rooms(3, 5, 11))  # hotel 1: red group 4, 11
    play(p, n.TAKE + 2, n.ROOM + 11)
    assert p.money == 7 - 1 + 1 + 1  # price, group, door
    p = table(dice=dice(2), occupied=[rooms(5), 0], prepared=rooms(3, 4, 6))  # yellow group 5, 6
    play(p, n.TAKE + 2, n.ROOM + 6)
    assert p.track[0] == 1


def test_4_5_3_door_step_bonuses_and_staff_effects_become_pending() -> None:
    p = table(strip=6, staff=0, dice=dice(5), money=7)  # strip 7: s03 prepares two red rooms
    events = play(p, n.TAKE + 5, hire("s03", 7))
    first = n.EXTRA + 2 * place_of("s03", 7)
    assert p.pending == [first + 1] and p.stack[-1] == (n.USE, first) and "lost" not in kinds(events)
    p = table(prepared=rooms(3, 4, 5, 18), dice=dice(2, 2, 2), track=[2, 0, 0, 0, 0, 0, 0, 0])
    # door: 1 step and 1 krone at once, as nothing else is pending; then the bonus
    play(p, n.TAKE + 2, n.ROOM + 18)
    assert p.track[0] == 3 and legal(p) == [n.DECLINE, n.LOAN, n.ROOM + 3]


def test_4_5_4_you_pick_the_next_item_and_emperor_bonuses_go_in_track_order() -> None:
    p = pending(n.MAIN, n.STEP + 2, n.STEP + 3, n.DOOR + 9, die=4, strength=2, prepared=rooms(3, 4, 5))
    assert legal(p) == [n.LOAN, n.MAIN, n.DOOR + 9, n.STEP + 2]  # not yet n.STEP + 3
    play(p, n.STEP + 2, n.DECLINE)
    assert legal(p) == [n.LOAN, n.MAIN, n.DOOR + 9, n.STEP + 3]  # occupy a red room: 4


def test_4_5_4_an_impossible_item_waits_for_another_one() -> None:
    p = pending(n.DOOR + 13, n.DOOR + 27, prepared=rooms(4, 5), occupied=[rooms(3), 0])  # occupy blue; prepare blue
    assert legal(p) == [n.DECLINE, n.LOAN, n.ROOM + 2, n.ROOM + 12]  # only preparing is possible
    play(p, n.ROOM + 2)
    assert legal(p) == [n.DECLINE, n.LOAN, n.ROOM + 2]  # now room 2 can be occupied


def test_4_5_4_an_impossible_emperor_bonus_can_be_given_up_for_the_next() -> None:
    p = pending(
        n.STEP + 0, n.STEP + 1, n.DOOR + 9, prepared=rooms(4, 5), occupied=[rooms(3), 0]
    )  # no blue room prepared
    assert legal(p) == [n.LOAN, n.DOOR + 9, n.STEP + 0]
    assert GAME.say(p, n.STEP + 0).startswith("Forfeit the Emperor bonus of row 1, space 3 (you cannot use it now)")
    assert kinds(play(p, n.STEP + 0)) == ["lost"]
    assert legal(p) == [n.LOAN, n.DOOR + 9, n.STEP + 1]


def test_4_5_4_the_last_impossible_emperor_bonuses_are_lost_in_order() -> None:
    p = pending(n.STEP + 0, n.STEP + 1, prepared=rooms(4, 5), occupied=[rooms(3), 0], staff=0b111111)
    assert legal(p) == [] and p.pending == []
    p = pending(n.STEP + 0, n.STEP + 1, prepared=rooms(4, 5), occupied=[rooms(3), 0])
    events = play(p)
    assert events[0][:3] == ("lost", YOU, n.STEP + 0) and legal(p)[:2] == [n.DECLINE, n.LOAN]


def test_4_5_5_items_bring_new_items() -> None:
    # any room for free: 28, whose door occupies any at 2 off
    p = pending(n.DOOR + 22, prepared=rooms(3, 4, 5, 28))
    play(p, n.ROOM + 28)
    assert legal(p) == [n.DECLINE, n.LOAN, n.ROOM + 3, n.ROOM + 4, n.ROOM + 5]
    play(p, n.ROOM + 4)
    assert p.occupied[YOU] == rooms(28, 4) and p.money == 7


def test_4_5_6_what_is_impossible_is_lost_and_gains_cannot_be_declined() -> None:
    p = pending(n.DOOR + 19, prepared=rooms(4, 5), occupied=[rooms(3), 0])  # occupy blue: none is prepared
    assert kinds(play(p)) == ["lost"] and legal(p) == []
    p = pending(n.DOOR + 9, n.DOOR + 10)  # 1 krone; 1 step
    assert legal(p) == [n.LOAN, n.DOOR + 9, n.DOOR + 10]  # only postponed, never declined
    play(p, n.DOOR + 10)
    assert p.money == 8 and p.track[0] == 1


def test_4_5_6_a_double_bonus_is_one_item() -> None:
    p = pending(n.DOOR + 23)
    legal(p)
    assert p.money == 9 and p.track[0] == 1


def test_4_5_7_the_main_action_cannot_be_declined() -> None:
    p = table(dice=dice(2), money=0, prepared=rooms(24), occupied=[rooms(3, 4, 5), 0])
    play(p, n.TAKE + 2)
    assert legal(p) == [n.LOAN]
    play(p, n.LOAN)
    assert legal(p) == [n.LOAN]
    play(p, n.LOAN)
    assert legal(p) == [n.LOAN, n.ROOM + 24]


def test_4_5_7_a_main_action_made_impossible_is_lost_at_the_end() -> None:
    p = pending(n.MAIN, n.STEP + 0, die=2, strength=1, prepared=rooms(3), occupied=[rooms(4, 5), 0])
    play(p, n.STEP + 0, n.ROOM + 3)  # the only prepared room
    assert legal(p) == [] and p.pending == [] and (p.die, p.strength) == (0, 0)


def test_5_1_prepare_up_to_k_rooms_and_stop_when_you_like() -> None:
    p = table(dice=dice(1, 1, 1))
    play(p, n.TAKE + 1)
    assert n.DECLINE not in legal(p)
    play(p, n.ROOM + 10)
    assert n.ROOM + 17 in legal(p)  # next to the room just prepared
    play(p, n.ROOM + 17)
    assert p.money == 7 - 1 - 2
    play(p, n.DECLINE)
    assert legal(p) == [] and p.prepared == rooms(3, 4, 5, 10, 17)


def test_5_1_a_loan_can_pay_for_a_further_room() -> None:
    p = table(dice=dice(1, 1), money=0, prepared=rooms(3, 4, 5, 6, 7), occupied=[rooms(1), 0])
    play(p, n.TAKE + 1, n.ROOM + 2)
    assert legal(p) == [n.DECLINE, n.LOAN]
    play(p, n.LOAN, n.ROOM + 9)
    assert p.money == 1 and p.loans == 1


def test_5_2_occupy_one_room_at_k_off() -> None:
    p = table(dice=dice(2, 2), prepared=rooms(3, 4, 5, 17))
    play(p, n.TAKE + 2, n.ROOM + 17)
    assert p.money == 7 - 1 + 2  # price 3 - 2, door 2 krones
    assert legal(p) == []


def test_5_3_prepare_or_occupy_but_no_mix() -> None:
    p = table(dice=dice(3, 3))
    play(p, n.TAKE + 3)
    assert legal(p) == [n.LOAN] + [n.ROOM + r for r in (2, 3, 4, 5, 6, 10, 11, 12)]
    play(p, n.ROOM + 2)
    assert not {n.ROOM + 3, n.ROOM + 4, n.ROOM + 5, n.ROOM + 2} & set(legal(p))
    p = table(dice=dice(3, 3))
    play(p, n.TAKE + 3, n.ROOM + 3)
    assert legal(p) == [] and p.money == 7


def test_5_4_emperor_or_krones_no_split() -> None:
    p = table(dice=dice(4, 4, 4))
    play(p, n.TAKE + 4)
    assert legal(p) == [n.LOAN, n.STEPS, n.KRONES]
    play(p, n.KRONES)
    assert p.money == 10 and sum(p.track) == 0


def test_5_5_hire_one_at_k_off() -> None:
    p = table(dice=dice(5, 5), money=1)
    play(p, n.TAKE + 5)
    assert legal(p) == [n.LOAN, hire("s01"), hire("s04"), hire("s06")]  # prices 3, 2, 3 less 2
    play(p, hire("s06"))
    assert p.money == 0 and p.staff == hired("s06")


def test_5_6_imitate_any_space_even_an_empty_one() -> None:
    p = table(dice=dice(6, 6))
    play(p, n.TAKE + 6)
    assert p.money == 6
    assert {n.STEPS, n.KRONES, n.ROOM + 2, n.ROOM + 3} <= set(legal(p)) and max(legal(p)) > n.STAFF
    play(p, n.KRONES)
    assert p.money == 8 and p.dice == dice(6)


def test_5_6_1_a_loan_pays_the_fee_before_the_action() -> None:
    p = table(dice=dice(6), money=0)
    play(p, n.TAKE + 6)
    assert legal(p) == [n.LOAN]
    play(p, n.LOAN)
    assert p.money == 1 and p.loans == 1 and n.KRONES in legal(p)
    assert n.TAKE + 6 not in legal(table(dice=dice(6), money=0, loans=3))


def test_5_6_2_imitating_wakes_nobody_but_the_member_of_die_6() -> None:
    p = table(dice=dice(6), staff=hired("s01"), prepared=rooms(3, 4, 5))
    events = play(p, n.TAKE + 6, n.ROOM + 3)
    assert "awake" not in kinds(events) and sum(p.track) == 0
    p = table(dice=dice(6), staff=hired("s02"))
    assert "fee" not in kinds(play(p, n.TAKE + 6)) and p.money == 8
