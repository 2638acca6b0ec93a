"""Does the stack settle, reply and play out as it should?"""

from typing import Any

import pytest

from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame, Position, Word, accepted, lexicon, play_out, reply, settle


class Pile(Position):
    """A counter and a note of the order in which frames ran."""

    FIELDS = ("count", "ran")

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.ran: list[int] = []


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


def deal(p: Pile, frame: Frame, dealer: Dealer) -> int:
    return 5


NOTE, UNFOLD, ASK, LISTED, CHECKED = range(5)
WORDS = lexicon(
    (NOTE, Word("note", note)),
    (UNFOLD, Word("unfold", unfold)),
    (ASK, Word("ask", ask, add)),
    (LISTED, Word("listed", chance, add, deal=deal, outcomes=lambda p, frame: [5, 6])),
    (CHECKED, Word("checked", chance, add, deal=deal, accepts=lambda p, frame, a: a == (1, 2))),
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


@pytest.mark.parametrize(("answer", "fits"), [((1, 2), True), ((2, 1), False), (5, False)])
def test_a_checked_outcome_is_what_its_word_accepts(answer: Any, fits: bool) -> None:
    assert accepted(pile((CHECKED, 1)), WORDS, CHANCE, answer) is fits


def test_chance_must_be_listed_or_checked() -> None:
    words = [Word("bare", chance, add, deal=deal)]
    with pytest.raises(AssertionError, match="listed or checked"):
        accepted(pile((0, 1)), words, CHANCE, 1)


def test_play_out_asks_the_chooser_and_the_dealer_and_counts_decisions() -> None:
    p = pile((ASK, 100), (LISTED, 1), (ASK, 10))
    assert play_out(p, WORDS, lambda _, answers: answers[-1], Dealer(1)) == 2
    assert p.count == 200 + 5 + 20


def test_words_stand_at_their_own_numbers() -> None:
    with pytest.raises(ValueError, match=r"'note' has number 1 but stands at place 0"):
        lexicon((1, Word("note", note)))


def test_the_text_of_a_position_names_its_parts() -> None:
    p = pile((ASK, 1))
    p.ran = [3, 4]
    assert p.text() == '{"count":0,"ran":[3,4],"stack":[[2,1]]}'


def test_what_is_heard_is_no_part_of_the_position() -> None:
    p = pile()
    text = p.text()
    p.heard = [("told", 1)]
    assert p.text() == text


def test_a_game_writes_its_own_copy() -> None:
    with pytest.raises(NotImplementedError):
        Pile().copy()
