"""Do rows narrow the candidates as their document says, and tell it truly?"""

import pytest

from tableforone.kernel.frames import OPPONENT, Event, Position
from tableforone.kernel.rows import (
    DECIDE,
    LOTS,
    Decision,
    Row,
    by_lot,
    decide,
    decide_in_set,
    deciding_rules,
    lot_fell,
    most,
    those,
)

EVEN = those(lambda n, p, about: n % 2 == 0)
ABOVE = those(lambda n, p, about: n > about)
LARGEST = most(lambda n, p, about: n)


def listening() -> tuple[Position, list[Event]]:
    p = Position()
    p.heard = []
    return p, p.heard


def test_rows_narrow_until_one_is_left() -> None:
    p, heard = listening()
    decision = Decision("pick", Row("1", "even", EVEN), Row("2", "the largest", LARGEST))
    assert decide(p, decision, [1, 2, 3, 4], 7) == 4
    assert heard == [(DECIDE, OPPONENT, "pick", 7, 4, (("1", (1, 2, 3, 4), (2, 4)), ("2", (2, 4), (4,))))]


def test_a_preferred_row_that_nobody_fits_is_skipped() -> None:
    p, heard = listening()
    decision = Decision("pick", Row("1", "even", EVEN), Row("2", "the largest", LARGEST))
    assert decide(p, decision, [1, 3]) == 3
    assert heard[0][5] == (("1", (1, 3), ()), ("2", (1, 3), (3,)))


def test_a_row_that_must_hold_may_leave_nobody() -> None:
    p, heard = listening()
    decision = Decision("pick", Row("1", "even", EVEN, must=True), Row("2", "the largest", LARGEST))
    assert decide(p, decision, [1, 3]) is None
    assert heard == [(DECIDE, OPPONENT, "pick", None, None, (("1", (1, 3), ()),))]


def test_a_row_that_must_hold_judges_a_single_candidate_too() -> None:
    p, _ = listening()
    decision = Decision("pick", Row("1", "above", ABOVE, must=True))
    assert decide(p, decision, [3], 2) == 3
    assert decide(p, decision, [3], 5) is None


def test_a_single_candidate_needs_no_preference() -> None:
    p, heard = listening()
    assert decide(p, Decision("pick", Row("1", "even", EVEN)), [3]) == 3
    assert heard == [(DECIDE, OPPONENT, "pick", None, 3, ())]


def test_nobody_to_choose_from_is_nobody() -> None:
    p, heard = listening()
    assert decide(p, Decision("pick", Row("1", "even", EVEN, must=True)), []) is None
    assert heard == [(DECIDE, OPPONENT, "pick", None, None, ())]


def test_a_tie_that_no_row_breaks_is_a_mistake_in_the_rows() -> None:
    with pytest.raises(AssertionError, match=r"the rows of pick leave a tie: \[2, 4\]"):
        decide(Position(), Decision("pick", Row("1", "even", EVEN)), [1, 2, 4])


def test_nothing_is_told_when_nobody_listens() -> None:
    p = Position()
    assert decide(p, Decision("pick", Row("1", "the largest", LARGEST)), [1, 2]) == 2
    assert p.heard is None


@pytest.mark.parametrize("candidates", [[1, 2, 3, 4], [4, 1, 2], [3, 1], [2], []])
def test_rows_that_narrow_a_set_decide_and_tell_as_those_that_narrow_a_list(candidates: list[int]) -> None:
    bit = [1 << n for n in range(5)]
    lists = Decision("pick", Row("1", "even", EVEN, must=True), Row("2", "the largest", LARGEST))
    sets = Decision(
        "pick",
        Row("1", "even", lambda some, p, about: some & 0b10101, must=True),
        Row("2", "the largest", lambda some, p, about: 1 << some.bit_length() - 1),
    )
    (p, heard), (q, told) = listening(), listening()
    choice = decide(p, lists, candidates, 7)
    everybody = sum(bit[n] for n in candidates)
    assert decide_in_set(q, sets, everybody, candidates, bit, 7) == (-1 if choice is None else choice)
    assert told == heard


def test_the_candidates_given_stay_as_they_are() -> None:
    candidates = [1, 2, 3]
    decide(Position(), Decision("pick", Row("1", "the largest", LARGEST)), candidates)
    assert candidates == [1, 2, 3]


def test_rows_of_a_decision_cite_different_rules() -> None:
    with pytest.raises(ValueError, match="two rows of pick cite the same rule"):
        Decision("pick", Row("1", "even", EVEN), Row("1", "the largest", LARGEST))


@pytest.mark.parametrize(("candidates", "kept"), [([3, 1, 3], [3, 3]), ([-2, -5], [-2]), ([4], [4])])
def test_most_keeps_all_with_the_highest_score(candidates: list[int], kept: list[int]) -> None:
    assert LARGEST(candidates, None, None) == kept


def test_those_keeps_the_order() -> None:
    assert EVEN([4, 3, 2, 8], None, None) == [4, 2, 8]


def test_scores_may_ask_the_position_and_what_the_choice_is_about() -> None:
    def score(n: int, p: Position, about: int) -> int:
        return -abs(n - len(p.stack) - about)

    p = Position()
    p.stack.append((0,))
    assert most(score)([1, 3, 9], p, 2) == [3]


def test_deciding_rules_are_those_that_struck_somebody_out() -> None:
    p, heard = listening()
    decision = Decision("pick", Row("1", "even", EVEN), Row("2", "the largest", LARGEST))
    heard.append(("other", 1))
    decide(p, decision, [2, 4])
    assert deciding_rules(heard) == {("pick", "2")}
    decide(p, decision, [1, 2])
    assert deciding_rules(heard) == {("pick", "1"), ("pick", "2")}


LOT_WORD, THEN = 7, (3, 1)
BY_LOT = Decision("pick", Row("1", "even", EVEN), by_lot("2"), lot=LOT_WORD, number=4)


@pytest.mark.parametrize("listens", [True, False])
def test_lots_are_drawn_inside_the_walk_and_told_with_one_trace(listens: bool) -> None:
    p = Position()
    p.heard = [] if listens else None
    assert decide(p, BY_LOT, [1, 2, 4, 6], 9, THEN) is LOTS
    assert p.stack == [(LOT_WORD, 4, THEN, 9, (2, 4, 6), ((0, (1, 2, 4, 6), (2, 4, 6)),))]
    assert not p.heard
    lot_fell(p, BY_LOT, p.stack.pop(), 1)
    assert p.stack == [(*THEN, 4)]
    trace = (("1", (1, 2, 4, 6), (2, 4, 6)), ("2", (2, 4, 6), (4,)))
    assert p.heard == ([(DECIDE, OPPONENT, "pick", 9, 4, trace)] if listens else None)


def test_no_lot_is_drawn_where_one_is_left() -> None:
    p, heard = listening()
    assert decide(p, BY_LOT, [1, 2, 3], 9, THEN) == 2
    assert p.stack == []
    assert heard == [(DECIDE, OPPONENT, "pick", 9, 2, (("1", (1, 2, 3), (2,)),))]


def test_lots_are_the_last_row_and_have_a_word() -> None:
    with pytest.raises(ValueError, match="lots are drawn by the last row"):
        Decision("pick", by_lot("1"), Row("2", "even", EVEN), lot=LOT_WORD)
    with pytest.raises(ValueError, match="a word draws them"):
        Decision("pick", Row("1", "even", EVEN), by_lot("2"))
