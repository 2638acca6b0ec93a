"""Tests of the companion: guests who join the queue are entered on the line that says so."""

import pytest

from tableforone import games, load
from tableforone.games.grand_austria_hotel.companion import numbers as c
from tableforone.kernel.actions import Give
from tableforone.kernel.companion import AHEAD, asked_again, facts, hands
from tableforone.kernel.corrections import mended
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table
from tests import fingers
from tests.companion.shelf import Teller, begun
from tests.twins import list_ahead

HOTEL = games.find("grand-austria-hotel")
BLUE_FIVE = c.GUEST + (5 + c.ZERO) * 4
RED_TWO = c.GUEST + (2 + c.ZERO) * 4 + 1


def at_a_line(word: str = "turn", seed: int = 1) -> tuple[Table, Teller]:
    """A table whose list has a line for a new guest while this question is open."""
    table, teller = begun(HOTEL, seed)
    while not list_ahead(table) or table.spec.words[table.position.stack[-1][0]].name != word:
        teller.tell(table)
        assert not table.over
    return table, teller


def test_a_new_guest_is_entered_on_its_line_and_the_list_stays() -> None:
    table, _ = at_a_line()
    listed, asked = [hand.text for hand in hands(table)], table.question
    (frame,) = list_ahead(table)
    assert frame == (c.COLOUR, 0)
    table.act(Give((AHEAD, BLUE_FIVE, *frame)))
    assert [hand.text for hand in hands(table)] == listed
    assert asked and table.question and table.question.word == asked.word
    assert not list_ahead(table)
    line = next(hand for hand in hands(table) if hand.asks)
    assert (line.reason, line.picture) == ("Entered: blue, 5 points.", "c:blue")
    assert load(table.to_json()).position == table.position
    table.undo()
    assert list_ahead(table) == [frame]


def test_it_is_an_entry_that_can_be_corrected() -> None:
    table, _ = at_a_line()
    table.act(Give((AHEAD, BLUE_FIVE, *list_ahead(table)[0])))
    fact = facts(table)[-1]
    assert (fact.asked, fact.said) == ("Queue, place 1: which guest is it?", "blue guest with 5 points")
    again = asked_again(table, fact.number)
    assert again.question and again.question.text == fact.asked and RED_TWO in again.legal
    other = mended(table, fact.number, RED_TWO)
    assert other.whole
    assert facts(other.table)[-1].said == "red guest with 2 points"
    assert other.table.question and table.question and other.table.question.word == table.question.word


def test_a_correction_before_it_keeps_it() -> None:
    table, teller = at_a_line()
    teller.tell(table, 2)  # the guest, and the end of the turn
    last = facts(table)[-1]
    would = mended(table, facts(table)[-3].number, table.journal[facts(table)[-3].number])
    assert would.whole and not would.turns
    assert facts(would.table)[-1] == last


def test_the_open_question_can_be_answered_on_the_line() -> None:
    """Two turns in a row: the list grows and keeps the lines of the first turn."""
    table, _ = at_a_line("colour", 0)
    listed = [hand.text for hand in hands(table)]
    table.act(Give((AHEAD, BLUE_FIVE, *table.position.stack[-1])))
    longer = [hand.text for hand in hands(table)]
    assert longer[: len(listed)] == listed
    assert not any(hand.done for hand in hands(table))


@pytest.mark.parametrize("wrong", [(BLUE_FIVE, c.COLOUR, 9), (9999, c.COLOUR, 0), (0, c.DICE, 1), (0, 9999, 0), (1,)])
def test_what_no_line_asks_for_is_refused(wrong: tuple[int, ...]) -> None:
    table, _ = at_a_line()
    with pytest.raises(Fault):
        table.act(Give((AHEAD, *wrong)))


def test_a_queue_that_may_have_changed_is_not_entered_ahead() -> None:
    table, _ = at_a_line()
    table.answer(c.DONE)  # several guests may have left
    while not table.over and not list_ahead(table):
        if table.spec.words[table.position.stack[-1][0]].name == "taken":
            return
        table.answer(table.legal[0])
    pytest.fail("nobody asked who left")


def test_a_tick_that_enters_a_guest_is_no_tap_of_its_own() -> None:
    turns, _ = fingers.of_a_game(HOTEL, "easy", (), 0)
    assert sum(turn.ticks for turn in turns) > 5
    assert sorted(turn.entered for turn in turns)[len(turns) // 2] <= 3
