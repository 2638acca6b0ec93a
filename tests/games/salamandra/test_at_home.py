"""Rudolph at a real table: her own cards count, once told, and what cannot be is said in a sentence."""

from pathlib import Path

import pytest

from tableforone import games
from tableforone.games.salamandra.companion.deck import DECK
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.kernel.companion import hands, new_table
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table
from tableforone.store import Store
from tableforone.store.decks import known_cards, with_deck

SALAMANDRA = games.find("salamandra")
HOME = games.find("salamandra-companion")
NEW = "West from the south-east starting field"  # our deck has no such arrow


def answer(table: Table, words: str) -> None:
    assert table.question is not None
    found = [a for a, said in zip(table.question.answers, table.question.words, strict=True) if words == said]
    assert found, table.question.words
    table.answer(found[0])


def at_home(**options: str) -> Table:
    return new_table(HOME, HOME.setup("2", (), {"cards": "mine"} | options), 3)


def told_new(folder: Path) -> Table:
    with Store(folder) as store:
        table = at_home()
        name = store.create(table)
        answer(table, "Yes, it does")
        answer(table, NEW)
        store.append(name, table)
        assert store.load(name).position == table.position
    return table


def test_a_card_that_we_did_not_know_is_told_once_and_kept(tmp_path: Path) -> None:
    table = told_new(tmp_path)
    assert any("starting field" in hand.text for hand in hands(table))
    known = known_cards(tmp_path, SALAMANDRA)
    assert sorted(known) == ["L2", "P01"]
    assert DECK.describe("P01", known["P01"]) == "the arrow west from the south-east starting field"


def test_what_is_known_is_used_in_digital_play_and_not_asked_again(tmp_path: Path) -> None:
    told_new(tmp_path)
    digital = Table(SALAMANDRA, with_deck(tmp_path, SALAMANDRA, SALAMANDRA.setup("2")), 1)
    assert isinstance(digital.position, Salamandra)
    assert digital.position.arrows[0] == 15
    assert len(SALAMANDRA.reconstructed(digital.setup)) == 1  # the other fifteen
    again = new_table(HOME, with_deck(tmp_path, HOME, HOME.setup("2", (), {"cards": "mine"})), 1)
    assert again.question and "arrow" in again.question.text


def test_the_labour_card_of_her_box_counts(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        table = at_home(cards="app")
        name = store.create(table)
        answer(table, "No, I tell you")
        for number in (3, 5, 7, 9, 6, 2):
            answer(table, str(number))
            store.append(name, table)
    assert table.view["rudolph"]["points"] == 3
    assert known_cards(tmp_path, SALAMANDRA) == {"L2": (3, 5, 7, 9, 6, 2)}  # the app turned over cards of its own


def test_what_cannot_be_gets_a_sentence() -> None:
    with pytest.raises(Fault, match="there is no card 'P17'"):
        DECK.read('[[card]]\nid = "P17"')
    with pytest.raises(Fault, match="card P02: start must be one of"):
        DECK.read('[[card]]\nid = "P02"\nstart = "up"\narrow = "north"')
    with pytest.raises(Fault, match="two cards with the number P02"):
        DECK.read('[[card]]\nid = "P02"\nstart = "NW"\narrow = "north"\n' * 2)
    with pytest.raises(Fault, match="card L1: vp_by_round must be a list"):
        DECK.read('[[card]]\nid = "L1"\nlevel = 1')
