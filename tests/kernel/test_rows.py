"""Tests of rule rows: they narrow the candidates as documented, and their trace is true."""

from typing import Any

import pytest

from tableforone.kernel.frames import OPPONENT, Asks, Event, Position, Unknown
from tableforone.kernel.lots import lot_fell, lots_told
from tableforone.kernel.rows import (
    DECIDE,
    FROM_HIGHEST,
    FROM_LOWEST,
    KEY_BITS,
    LOTS,
    NOBODY,
    Aspect,
    Decision,
    Filter,
    Row,
    Sets,
    ahead,
    by_lot,
    decide,
    first,
    least,
    most,
    only,
    prefer,
    walked,
    written,
)
from tests.conformance.play import deciding_rules

EVEN = 0b1_0101_0101
KEYS = list(range(9))


class AfterAbout(Filter):
    def fits(self, left: int, p: Any, about: Any) -> int:
        than: int = about[0]
        return -1 << than + 1


class Rank(Aspect):
    """Three keys of the candidates 0 to 5, the first one at the place 2."""

    RANKS = ((1, 9, 9), (2, 4, 0), (2, 5, 3), (2, 5, 4), (2, 4, 9), (2, 5, 4))

    def worth(self, number: int, p: Any, about: Any) -> int:
        a, b, c = self.RANKS[number]
        return (a << KEY_BITS | b) << KEY_BITS | c


class Other(Rank):
    pass


def even(rule: str = "1") -> Row:
    return prefer(rule, "even", lambda left, p, about: EVEN)


def must_be_even(rule: str = "1") -> Row:
    return only(rule, "even", lambda left, p, about: EVEN)


def largest(rule: str = "2") -> Row:
    return most(rule, "the largest", lambda left, p, about: KEYS)


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
    above = Decision("pick", only("1", "above", lambda left, p, about: -1 << about + 1))
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
        (prefer("1", "the third", lambda left, p, about: 0b1000), [1, 3, 4], 3),
        (first("1", "downwards", lambda left, p, about: [16, 8, 4, 2]), [1, 3], 3),
        (first("1", "one of two, then these", lambda left, p, about: [0b101, 0b1000]), [1, 3], 3),
        (most("1", "the most", lambda left, p, about: [9, -3, -7, -2]), [1, 2, 3], 3),
        (most("1", "far up", lambda left, p, about: KEYS * 10), [70, 71, 75], 71),
        (least("1", "the least", lambda left, p, about: [9, -3, -7, -2]), [1, 2, 3], 2),
        (only("1", "always the third", 0b1000), [1, 3, 4], 3),
        (only("1", "by the card", Sets(0, [1, 2, 0b1000])), [1, 3, 4], 3),
        (prefer("1", "always the third", 0b1000), [1, 3, 4], 3),
        (prefer("1", "by the card", Sets(0, [1, 2, 0b1000])), [1, 3, 4], 3),
        (prefer("1", "by another entry", Sets(1, [1, 2, 0b1000, 16])), [1, 3, 4], 4),
        (only("1", "after it", AfterAbout()), [1, 2, 3], 3),
        (prefer("1", "after it", AfterAbout()), [1, 2, 3], 3),
        (first("1", "always so", [0b101, 0b1000]), [1, 3], 3),
        (first("1", "upwards", FROM_LOWEST), [70, 75, 71], 70),
        (first("1", "downwards", FROM_HIGHEST), [70, 75, 71], 75),
        (most("1", "the most", [9, -3, -7, -2]), [1, 2, 3], 3),
        (least("1", "the least", [9, -3, -7, -2]), [1, 2, 3], 2),
    ],
)
def test_each_form(row: Row, numbers: list[int], choice: int, listens: bool) -> None:
    p = listening()[0] if listens else Position()
    assert decide(p, Decision("pick", row), some(*numbers), (2, 3)) == choice
    assert both_walks(Decision("pick", row), some(*numbers), (2, 3)) == choice


def both_walks(decision: Decision, left: int, about: object = None) -> int:
    """The choice by interpreted rows (as in compiled engines); generated code must agree."""
    number = walked(decision, left, Position(), about)
    assert written(decision)(left, Position(), about) == number
    return number


def test_both_walks_agree_on_every_set_when_a_row_prefers_a_single_one() -> None:
    one = Sets(0, [1, 2, 4, 8])
    other = Sets(1, [1, 2, 4, 8])
    dice = Decision(
        "die",
        prefer("1", "a", one),
        prefer("2", "b", other),
        most("3", "c", [2, 1, 2, 1]),
        first("4", "d", FROM_LOWEST),
    )
    narrowed = Decision(
        "some", only("1", "a", 0b1110), prefer("2", "b", 0b1100), prefer("3", "c", one), first("4", "d", FROM_LOWEST)
    )
    for left in range(16):
        for about in ((2, 3), (0, 2)):
            for decision in (dice, narrowed):
                both_walks(decision, left, about)
    assert both_walks(dice, 0b1011, (2, 3)) == 3
    assert both_walks(dice, 0b0011, (2, 3)) == 0
    assert both_walks(dice, 0, (2, 3)) == NOBODY


@pytest.mark.parametrize(
    ("key", "order", "numbers", "choice"),
    [
        (most("1", "the most", [0, 5, 7, 5, 7, 1]), FROM_LOWEST, [1, 2, 3, 4], 2),
        (most("1", "the most", [0, 5, 7, 5, 7, 1]), FROM_HIGHEST, [1, 2, 3, 4], 4),
        (least("1", "the least", [0, 5, 7, 5, 7, 1]), FROM_LOWEST, [1, 2, 3, 4], 1),
        (least("1", "the least", lambda left, p, about: [0, 5, 7, 5, 7, 1]), FROM_HIGHEST, [1, 2, 3, 4], 3),
        (most("1", "far up", KEYS * 10), FROM_LOWEST, [71, 62, 80, 75], 62),
        (most("1", "far up", KEYS * 10), FROM_HIGHEST, [71, 62, 80, 75], 80),
        (most("1", "nobody", KEYS), FROM_LOWEST, [], NOBODY),
    ],
)
def test_an_order_breaks_the_ties_of_the_key_above_it(
    key: Row, order: list[int], numbers: list[int], choice: int
) -> None:
    decision = Decision("pick", key, first("2", "ties", order))
    assert both_walks(decision, some(*numbers)) == choice
    for p in (Position(), Position(), listening()[0]):
        assert decide(p, decision, some(*numbers)) == choice


@pytest.mark.parametrize(
    ("rows", "numbers", "kept"),
    [
        ((most("1", "a", Rank(2)), most("2", "b", Rank(1)), most("3", "c", Rank(0))), [0, 1, 2, 3, 4], 3),
        ((most("1", "a", Rank(2)), most("2", "b", Rank(1)), most("3", "c", Rank(0))), [0, 2, 3, 5], LOTS),
        ((most("1", "b", Rank(1)), most("2", "c", Rank(0))), [1, 2, 3, 4], 3),  # a does not count
        ((least("1", "b", Rank(1)), least("2", "c", Rank(0))), [1, 2, 3, 4], 1),
        ((least("1", "b", Rank(1)), most("2", "c", Rank(0))), [1, 2, 3, 4], 4),
        ((most("1", "c", Rank(0)), most("2", "a", Rank(2))), [0, 1, 4], 4),  # not side by side
    ],
)
def test_keys_in_one_number_count_one_after_the_other(rows: tuple[Row, ...], numbers: list[int], kept: int) -> None:
    decision = Decision("pick", *rows, by_lot("9"), lot=LOT_WORD)
    assert both_walks(decision, some(*numbers)) == kept
    for p in (Position(), listening()[0]):
        assert decide(p, decision, some(*numbers)) == kept


def test_the_trace_has_a_line_for_each_key_of_a_number() -> None:
    p, heard = listening()
    rows = most("1", "a", Rank(2)), most("2", "b", Rank(1)), most("3", "c", Rank(0))
    assert decide(p, Decision("pick", *rows), some(0, 1, 2, 3)) == 3
    assert heard[0][5] == (("1", (0, 1, 2, 3), (1, 2, 3)), ("2", (1, 2, 3), (2, 3)), ("3", (2, 3), (3,)))


def test_keys_of_two_numbers_in_one_decision_are_refused() -> None:
    with pytest.raises(ValueError, match="its candidates are worth two different things"):
        Decision("pick", most("1", "a", Rank(2)), most("2", "b", Other(1)))


def test_a_walk_that_leaves_several_says_so() -> None:
    assert both_walks(Decision("pick", even(), by_lot("2"), lot=LOT_WORD), some(1, 2, 4, 6)) == LOTS


def test_a_row_ahead_of_an_order_is_told_and_the_order_decides() -> None:
    asked: list[int] = []

    def front(left: int, p: Position, about: object) -> int:
        asked.append(left)
        return some(3, 4)

    order = first("2", "from 4 down", lambda left, p, about: [16, 8, 4, 2])
    decision = Decision("pick", ahead("1", "the front", front), order)
    assert decide(Position(), decision, some(1, 3)) == 3
    assert not asked
    p, heard = listening()
    assert decide(p, decision, some(1, 2, 3, 4)) == 4
    assert heard[0][5] == (("1", (1, 2, 3, 4), (3, 4)), ("2", (3, 4), (4,)))


def test_candidates_are_told_in_their_own_form_and_order() -> None:
    p, heard = listening()
    decision = Decision(
        "pick", even(), largest(), tells=lambda left, p, about: {n: (n, "x") for n in (4, 3, 2, 1) if left >> n & 1}
    )
    assert decide(p, decision, some(1, 2, 4)) == 4
    told = ("1", ((4, "x"), (2, "x"), (1, "x")), ((4, "x"), (2, "x")))
    assert heard[0][4:] == ((4, "x"), (told, ("2", ((4, "x"), (2, "x")), ((4, "x"),))))


def test_rows_look_at_the_position_and_at_what_the_choice_is_about() -> None:
    p = Position()
    p.stack.append((0,))
    near = most("1", "near", lambda left, p, about: [-abs(n - len(p.stack) - about) for n in range(10)])
    assert decide(p, Decision("pick", near), some(1, 3, 9), 2) == 3


def test_at_a_real_table_a_row_asks_before_it_reads() -> None:
    class Told(Asks):
        def need(self, p: Position, reads: str, left: list[int], about: object) -> None:
            raise Unknown((reads, *left, about))

    p = Position()
    p.asks = Told()
    size = most("2", "the largest", lambda left, p, about: KEYS, asks="size")
    with pytest.raises(Unknown) as unknown:
        decide(p, Decision("pick", even(), size), some(1, 2, 4), 7)
    assert unknown.value.frame == ("size", 2, 4, 7)
    # one candidate is left, so nothing is asked
    assert decide(p, Decision("pick", even(), size), some(1, 2), 7) == 2


def test_rows_of_a_decision_cite_different_rules() -> None:
    with pytest.raises(ValueError, match="two rows of pick cite the same rule"):
        Decision("pick", even("1"), largest("1"))


def test_rows_that_must_hold_come_first() -> None:
    with pytest.raises(ValueError, match="pick: rows that must hold come before all others"):
        Decision("pick", largest("1"), must_be_even("2"))


def test_a_row_ahead_needs_an_order() -> None:
    with pytest.raises(ValueError, match="pick: no order follows"):
        Decision("pick", ahead("1", "even", lambda left, p, about: EVEN), largest())


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
