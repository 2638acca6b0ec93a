"""Tests of the stack: settling, replying, playing out."""

from typing import Any

import pytest

from tableforone.kernel.chance import Dice, Lot
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import (
    CHANCE,
    TABLE,
    Frame,
    Position,
    Word,
    accepted,
    lexicon,
    play_out,
    reply,
    settle,
    step,
    tell,
)


class Pile(Position):
    """A counter, and a record of the order in which frames ran."""

    FIELDS = ("count", "ran")

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.ran: list[int] = []

    def key(self) -> tuple[object, ...]:
        return (tuple(self.stack), self.count, tuple(self.ran))


def note(p: Pile, frame: Frame) -> None:
    p.ran.append(frame[1])


def unfold(p: Pile, frame: Frame) -> None:
    p.stack.append((0, 2))
    p.stack.append((0, 1))


def ask(p: Pile, frame: Frame) -> list[int]:
    return [1, 2]


def add(p: Pile, frame: Frame, n: int) -> None:
    p.count += n * frame[1]


def chance(p: Pile, frame: Frame) -> list[int]:
    return CHANCE


class Pair(Dice):
    """Two coins."""

    def dice(self, p: Pile, frame: Frame) -> int:
        return 3

    def nth(self, p: Pile, frame: Frame) -> int:
        return 0


NOTE, UNFOLD, ASK, LISTED, CHECKED = range(5)
WORDS = lexicon(
    Word(NOTE, "note", note),
    Word(UNFOLD, "unfold", unfold),
    Word(ASK, "ask", ask, add),
    Word(LISTED, "listed", chance, add, chance=Lot("lot", 1, [5, 6])),
    Word(CHECKED, "checked", chance, add, chance=Pair("pair", 2, 2)),
)


def pile(*frames: Frame) -> Pile:
    p = Pile()
    p.stack.extend(frames)
    return p


def test_the_last_frame_pushed_runs_first() -> None:
    p = pile((NOTE, 9), (UNFOLD,), (NOTE, 0))
    assert settle(p, WORDS) is None
    assert p.ran == [0, 1, 2, 9]
    assert p.stack == []


def test_a_question_stays_on_top_and_is_asked_again() -> None:
    p = pile((NOTE, 9), (ASK, 10))
    for _ in range(2):
        assert settle(p, WORDS) == [1, 2]
        assert p.stack == [(NOTE, 9), (ASK, 10)]


def test_a_reply_takes_the_question_off_and_carries_it_out() -> None:
    p = pile((NOTE, 9), (ASK, 10))
    settle(p, WORDS)
    reply(p, WORDS, 2)
    assert p.count == 20
    assert p.stack == [(NOTE, 9)]


def test_a_word_without_answers_cannot_be_replied_to() -> None:
    with pytest.raises(AssertionError):
        reply(pile((NOTE, 1)), WORDS, 1)


@pytest.mark.parametrize(("answer", "fits"), [(1, True), (2, True), (3, False), (True, False), ((1,), False)])
def test_a_players_answer_is_one_of_the_list(answer: Any, fits: bool) -> None:
    assert accepted(pile((ASK, 1)), WORDS, [1, 2], answer) is fits


@pytest.mark.parametrize(("answer", "fits"), [(5, True), (6, True), (1, False), (5.0, False), ("5", False)])
def test_a_listed_outcome_is_one_of_its_list(answer: Any, fits: bool) -> None:
    assert accepted(pile((LISTED, 1)), WORDS, CHANCE, answer) is fits


@pytest.mark.parametrize(
    ("answer", "fits"), [((1, 2), True), ((2, 2), False), ((3,), False), ((-1, 4), False), (5, False)]
)
def test_a_checked_outcome_is_what_its_word_accepts(answer: Any, fits: bool) -> None:
    assert accepted(pile((CHECKED, 1)), WORDS, CHANCE, answer) is fits


def test_play_out_asks_the_chooser_and_the_dealer_and_counts_decisions() -> None:
    p = pile((ASK, 100), (LISTED, 1), (ASK, 10))
    assert play_out(p, WORDS, lambda _, answers: answers[-1], Dealer(1)) == 2
    assert p.count in (200 + 5 + 20, 200 + 6 + 20)


def test_words_stand_at_their_own_numbers() -> None:
    with pytest.raises(ValueError, match=r"'note' has number 1 but stands at place 0"):
        lexicon(Word(1, "note", note))


def test_the_steps_of_the_machine_are_what_settling_is_made_of() -> None:
    slowly, at_once = (pile((ASK, 10), (NOTE, 9), (UNFOLD,)) for _ in range(2))
    answers = None
    while answers is None:
        answers = step(slowly, WORDS)
    assert answers == settle(at_once, WORDS)
    assert slowly == at_once
    assert slowly.ran == at_once.ran == [1, 2, 9]


def test_what_is_heard_is_no_part_of_the_position() -> None:
    p, other = pile((ASK, 1)), pile((ASK, 1))
    tell(p, ("told", TABLE, 1))
    p.heard = []
    tell(p, ("told", TABLE, 1))
    assert p.heard == [("told", TABLE, 1)]
    assert p == other
    assert hash(p) == hash(other)


def test_positions_differ_by_what_lies_on_them_and_by_what_is_pending() -> None:
    p = pile((ASK, 1))
    assert p != pile((ASK, 2))
    other = pile((ASK, 1))
    other.count = 1
    assert p != other
    assert p != "a position"
