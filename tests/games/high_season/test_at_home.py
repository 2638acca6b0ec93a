"""Tests of Ralph at a companion table."""

import pytest

from tableforone import games
from tableforone.kernel.actions import Give
from tableforone.kernel.companion import DEAL, deals_bits, entry_of, new_table, scene
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table


def table(**options: str) -> Table:
    home = games.find("high-season-companion")
    return new_table(home, home.setup("3", (), {"ralph-hotel": "1"} | options), 5)


def go_on(table: Table) -> None:
    table.answer((2, 2, 2, 2, 1, 1) if entry_of(table) == "faces" else table.legal[0])


def test_the_app_rolls_the_dice_if_it_is_asked_to() -> None:
    at_home = table(dice="app")
    assert at_home.question and at_home.question.word == "turn"
    assert any(hand.text.startswith("Set out the dice:") for hand in scene(at_home).hands)


def test_who_turns_over_his_cards_can_change_in_the_middle_of_the_game() -> None:
    at_home = table()
    for nth in range(1, 400):
        if at_home.over:
            break
        if nth % 9 == 0:
            app = not scene(at_home).app_deals
            at_home.act(Give((DEAL, deals_bits(at_home, app=app))))
        go_on(at_home)
    assert at_home.over and at_home.result
    flips = [event for events in at_home.events for event in events if event[0] == "card"]
    assert len(flips) == 14  # 9.2.3
    assert len({event[2] for event in flips}) == 14
    assert games.find("high-season-companion").view(at_home.position)["ralph"]["deck"]["left"] == 2


def test_a_card_of_hers_that_is_not_known_is_told_once() -> None:
    at_home = table(cards="mine")
    asked = []
    while not at_home.over:
        assert at_home.question
        asked.append((at_home.question.word, at_home.position.stack[-1][1:2]))
        go_on(at_home)
    assert asked.count(("which", ())) == 14
    entered = {card for word, card in asked if word == "enter"}
    assert len(entered) == 14  # no card twice


def test_dice_are_asked_for_only_where_it_matters_which_you_took() -> None:
    at_home = table()
    asked = []
    while not at_home.over:
        assert at_home.question
        asked.append(at_home.question.word)
        assert at_home.question.word != "turn" or at_home.question.words == ["Done"]
        go_on(at_home)
    assert asked.count("roll") == 7
    assert asked.count("turn") == 14
    assert 0 < asked.count("dice") + asked.count("most dice") < 14


def test_a_card_that_cannot_be_there_gets_its_sentence() -> None:
    at_home = table(cards="mine", **{"ralph-hotel": "2"})
    while not at_home.question or at_home.question.word != "which" or not scene(at_home).turn:
        go_on(at_home)
    flipped = next(event[2] for events in at_home.events for event in events if event[0] == "card")
    before = at_home.to_json()
    with pytest.raises(Fault, match="was already flipped"):
        at_home.act(Give(flipped))
    assert at_home.to_json() == before


def test_level_one_has_no_c_cards() -> None:
    home = games.find("high-season-companion")
    at_home = new_table(home, home.setup("1", (), {"ralph-hotel": "1", "cards": "mine"}), 5)
    while not at_home.question or at_home.question.word != "which":
        go_on(at_home)
    with pytest.raises(Fault, match="No C card is left"):
        at_home.act(Give(19))
