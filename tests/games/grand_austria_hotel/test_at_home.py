"""Leopold and Elisabeth at a real table: what is special about them there."""

import pytest

from tableforone import games
from tableforone.kernel.actions import Give
from tableforone.kernel.companion import hands, new_table
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table


def table(*modules: str, **options: str) -> Table:
    home = games.find("grand-austria-hotel-companion")
    return new_table(home, home.setup("hard", modules, options), 3)  # the first card shows red guest, 6, staff


def words(table: Table) -> str:
    assert table.question
    return table.question.text


def tell(table: Table, *said: str) -> None:
    for one in said:
        assert table.question
        table.answer(table.question.answers[table.question.words.index(one)])


def test_colours_are_asked_first_and_points_only_where_they_decide() -> None:
    at_home = table()
    tell(at_home, "red", "blue", "blue", "green", "yellow")
    assert words(at_home) == "The queue: how many points has the red guest in place 1?"
    tell(at_home, "4")
    assert words(at_home) == "How many dice lie on space 6?"  # she looks at the table once, then her hands do it all
    assert hands(at_home) == []
    tell(at_home, "3")
    assert [hand.text for hand in hands(at_home)] == [
        "Discard the guest in place 1: the red guest with 4 points",
        "Put a red tile, guest side up, on room 3 on floor 1",
        "Close up the queue to the right and fill it from the left",
        "Take a die from space 6 and put it on the turn order tile",
        "Move his points marker from 0 to 4",
    ]


def test_a_tie_of_colour_asks_for_the_points_of_those_alone() -> None:
    at_home = table()
    tell(at_home, "red", "blue", "red", "green", "red")
    asked = []
    while "points" in words(at_home):
        asked.append(words(at_home))
        tell(at_home, "5")
    assert [text[-8:-1] for text in asked] == ["place 1", "place 3", "place 5"]
    tell(at_home, "3")
    assert "place" in hands(at_home)[0].text


def test_a_guest_who_stays_is_never_told_twice() -> None:
    at_home = table()
    tell(at_home, "red", "blue", "blue", "green", "yellow", "4", "3")
    assert [guest["text"] for guest in at_home.view["queue"][1:]] == ["blue", "blue", "green", "yellow"]
    while at_home.question and at_home.question.word != "taken":
        at_home.answer(at_home.legal[0])
    assert at_home.question
    assert at_home.question.words[0] == "Nobody (else): the queue is as before"


def test_a_card_that_was_turned_over_gets_its_sentence() -> None:
    at_home = table(cards="mine")
    at_home.answer(202)
    while at_home.question and at_home.question.word != "opponent's turn":
        at_home.answer(at_home.legal[0])
    before = at_home.to_json()
    with pytest.raises(Fault, match="Card 202 was turned over already"):
        at_home.act(Give(202))
    with pytest.raises(Fault, match="220 is no answer"):
        at_home.act(Give(220))  # one of Elisabeth's
    assert at_home.to_json() == before


def test_with_ballrooms_elisabeth_asks_which_lie_there() -> None:
    at_home = table("ballrooms")
    assert at_home.spec.opponent(at_home.setup) == "Elisabeth"
    assert "ballroom" in words(at_home)
