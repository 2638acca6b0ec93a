"""Tests of rule rows: they narrow the candidates as documented, and their trace is true."""

from typing import Any

import pytest

from tableforone.kernel.frames import OPPONENT, Asks, Event, Position, Unknown
from tableforone.kernel.lots import lot_fell, lots_told
from tableforone.kernel.rows import (
    DECIDE,
    LOTS,
    NOBODY,
    Decision,
    Row,
    by_lot,
    decide,
    first,
    last,
    least,
    most,
    only,
    prefer,
)
from tests.conformance.play import deciding_rules

KEYS = (9, -3, -7, -2)


def is_even(number: int, p: Any, about: Any) -> bool:
    return number % 2 == 0


def size(number: int, p: Any, about: Any) -> int:
    return number


def key(number: int, p: Any, about: Any) -> int:
    return KEYS[number]


def even(rule: str = "1") -> Row:
    return prefer(rule, "even", is_even)


def must_be_even(rule: str = "1") -> Row:
    return only(rule, "even", is_even)


def largest(rule: str = "2") -> Row:
    return most(rule, "the largest", size)


def some(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def listening() -> tuple[Position, list[Event]]:
    p = Position()
    p.heard = []
    return p, p.heard


def test_rows_narrow_until_one_is_left() -> None:
    p, heard = listening()
    assert decide(p, Decision("pick", even(), largest()), some(1, 2, 3, 4), 7) == 4
    assert heard == [(DECIDE, OPPONENT, "pick", 7, 4, (("1", (1, 2, 3, 4), (2, 4)), ("2", (2, 4), (4,))))]


def test_a_preferred_row_that_nobody_fits_is_skipped() -> None:
    p, heard = listening()
    assert decide(p, Decision("pick", even(), largest()), some(1, 3)) == 3
    assert heard[0][5] == (("1", (1, 3), ()), ("2", (1, 3), (3,)))


def test_a_row_that_must_hold_may_leave_nobody() -> None:
    p, heard = listening()
    assert decide(p, Decision("pick", must_be_even(), largest()), some(1, 3)) == NOBODY
    assert heard == [(DECIDE, OPPONENT, "pick", None, None, (("1", (1, 3), ()),))]


def test_a_row_that_must_hold_judges_a_single_candidate_too() -> None:
    above = Decision("pick", only("1", "above", lambda number, p, about: number > about))
    for p in (Position(), listening()[0]):
        assert decide(p, above, some(3), 2) == 3
        assert decide(p, above, some(3), 5) == NOBODY


def test_a_single_candidate_needs_no_preference() -> None:
    p, heard = listening()
    assert decide(p, Decision("pick", even()), some(3)) == 3
    assert heard == [(DECIDE, OPPONENT, "pick", None, 3, ())]


def test_nobody_to_choose_from_is_nobody() -> None:
    p, heard = listening()
    assert decide(p, Decision("pick", must_be_even()), 0) == NOBODY
    assert heard == [(DECIDE, OPPONENT, "pick", None, None, ())]


@pytest.mark.parametrize("listens", [True, False])
def test_a_tie_that_no_row_breaks_is_a_mistake_in_the_rows(listens: bool) -> None:
    with pytest.raises(AssertionError, match=r"the rows of pick leave a tie: \[2, 4\]"):
        decide(listening()[0] if listens else Position(), Decision("pick", even()), some(1, 2, 4))


@pytest.mark.parametrize("listens", [True, False])
@pytest.mark.parametrize(
    ("row", "numbers", "choice"),
    [
        (prefer("1", "the third", lambda number, p, about: number == 3), [1, 3, 4], 3),
        (prefer("1", "the third", among=0b1000), [1, 3, 4], 3),
        (prefer("1", "by the card", among=lambda left, p, about: 1 << about[1]), [1, 3, 4], 3),
        (only("1", "the third", lambda number, p, about: number == 3), [1, 3, 4], 3),
        (only("1", "always the third", among=0b1000), [1, 3, 4], 3),
        (only("1", "after it", lambda number, p, about: number > about[0]), [1, 2, 3], 3),
        (first("1", "downwards", lambda left, p, about: [16, 8, 4, 2]), [1, 3], 3),
        (first("1", "one of two, then these", lambda left, p, about: [0b101, 0b1000]), [1, 3], 3),
        (first("1", "upwards"), [70, 75, 71], 70),
        (last("1", "downwards"), [70, 75, 71], 75),
        (most("1", "the most", key), [1, 2, 3], 3),
        (most("1", "far up", lambda number, p, about: number % 9), [70, 71, 75], 71),
        (least("1", "the least", key), [1, 2, 3], 2),
    ],
)
def test_each_form(row: Row, numbers: list[int], choice: int, listens: bool) -> None:
    p = listening()[0] if listens else Position()
    assert decide(p, Decision("pick", row), some(*numbers), (2, 3)) == choice


def test_candidates_are_told_in_their_own_form_and_order() -> None:
    p, heard = listening()
    decision = Decision(
        "pick",
        even(),
        largest(),
        shows=lambda number, p, about: (number, "x"),
        order=lambda left, p, about: [number for number in (4, 3, 2, 1) if left >> number & 1],
    )
    assert decide(p, decision, some(1, 2, 4)) == 4
    told = ("1", ((4, "x"), (2, "x"), (1, "x")), ((4, "x"), (2, "x")))
    assert heard[0][4:] == ((4, "x"), (told, ("2", ((4, "x"), (2, "x")), ((4, "x"),))))


def test_rows_look_at_the_position_and_at_what_the_choice_is_about() -> None:
    p = Position()
    p.stack.append((0,))
    near = most("1", "near", lambda n, p, about: -abs(n - len(p.stack) - about))
    assert decide(p, Decision("pick", near), some(1, 3, 9), 2) == 3


def test_at_a_real_table_a_row_asks_before_it_reads() -> None:
    class Told(Asks):
        def need(self, p: Position, reads: str, left: list[int], about: object) -> None:
            raise Unknown((reads, *left, about))

    p = Position()
    p.asks = Told()
    by_size = most("2", "the largest", size, asks="size")
    with pytest.raises(Unknown) as unknown:
        decide(p, Decision("pick", even(), by_size), some(1, 2, 4), 7)
    assert unknown.value.frame == ("size", 2, 4, 7)
    # one candidate is left, so nothing is asked
    assert decide(p, Decision("pick", even(), by_size), some(1, 2), 7) == 2


def test_rows_of_a_decision_cite_different_rules() -> None:
    with pytest.raises(ValueError, match="two rows of pick cite the same rule"):
        Decision("pick", even("1"), largest("1"))


def test_rows_that_must_hold_come_first() -> None:
    with pytest.raises(ValueError, match="pick: rows that must hold come before all others"):
        Decision("pick", largest("1"), must_be_even("2"))


def test_deciding_rules_are_those_that_struck_somebody_out() -> None:
    p, heard = listening()
    decision = Decision("pick", even(), largest())
    heard.append(("other", 1))
    decide(p, decision, some(2, 4))
    assert deciding_rules(heard) == {("pick", "2")}
    decide(p, decision, some(1, 2))
    assert deciding_rules(heard) == {("pick", "1"), ("pick", "2")}


LOT_WORD, THEN = 7, (3, 1)
BY_LOT = Decision("pick", even(), by_lot("2"), lot=LOT_WORD, number=4)


@pytest.mark.parametrize("listens", [True, False])
def test_lots_are_drawn_inside_the_walk_and_told_with_one_trace(listens: bool) -> None:
    p = Position()
    p.heard = [] if listens else None
    assert decide(p, BY_LOT, some(1, 2, 4, 6), 9, THEN) == LOTS
    everybody, left = some(1, 2, 4, 6), some(2, 4, 6)
    assert p.stack == [(LOT_WORD, 4, THEN, 9, (2, 4, 6), (everybody, (0, everybody, left)))]
    assert lots_told(p, BY_LOT, p.stack[-1]) == [2, 4, 6]
    assert not p.heard
    lot_fell(p, BY_LOT, p.stack.pop(), 1)
    assert p.stack == [(*THEN, 4)]
    trace = (("1", (1, 2, 4, 6), (2, 4, 6)), ("2", (2, 4, 6), (4,)))
    assert p.heard == ([(DECIDE, OPPONENT, "pick", 9, 4, trace)] if listens else None)


def test_no_lot_is_drawn_where_one_is_left() -> None:
    p, heard = listening()
    assert decide(p, BY_LOT, some(1, 2, 3), 9, THEN) == 2
    assert p.stack == []
    assert heard == [(DECIDE, OPPONENT, "pick", 9, 2, (("1", (1, 2, 3), (2,)),))]


def test_lots_are_the_last_row_and_have_a_word() -> None:
    with pytest.raises(ValueError, match="lots are drawn by the last row"):
        Decision("pick", by_lot("1"), even("2"), lot=LOT_WORD)
    with pytest.raises(ValueError, match="a word draws them"):
        Decision("pick", even("1"), by_lot("2"))
