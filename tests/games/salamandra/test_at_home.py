"""Tests of Rudolph at a companion table: the player's own cards, and impossible entries."""

from pathlib import Path

import pytest

from tableforone import games, load
from tableforone.games.salamandra.companion.deck import DECK
from tableforone.games.salamandra.rules.cards import GROVES_IN_BOX
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.kernel.actions import Give
from tableforone.kernel.companion import ADJUST, MENDED, facts, hands, new_table
from tableforone.kernel.corrections import mended
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table
from tableforone.store import Store
from tableforone.store.decks import known_cards, with_own_deck

SALAMANDRA = games.find("salamandra")
HOME = games.find("salamandra-companion")
SCROLLS, GROVES = 1, 2  # numbers on his board, in their order
NEW = "West from the south-east starting field"  # the app's deck has no such arrow


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
    digital = Table(SALAMANDRA, SALAMANDRA.setup("2", (), with_own_deck(tmp_path, SALAMANDRA, {})), 1)
    assert isinstance(digital.position, Salamandra)
    assert digital.position.arrows[0] == 15
    assert len(SALAMANDRA.reconstructed(digital.setup)) == 1  # the other fifteen
    again = new_table(HOME, HOME.setup("2", (), with_own_deck(tmp_path, HOME, {"cards": "mine"})), 1)
    assert again.question and "arrow" in again.question.text


def test_the_labour_card_of_her_box_counts(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        table = at_home(cards="app")
        name = store.create(table)
        answer(table, "No, I will enter it")
        for number in (3, 5, 7, 9, 6, 2):
            answer(table, str(number))
            store.append(name, table)
    assert table.view["rudolph"]["points"] == 3
    # the app revealed its own cards
    assert known_cards(tmp_path, SALAMANDRA) == {"L2": (3, 5, 7, 9, 6, 2)}


def test_what_cannot_be_gets_a_sentence() -> None:
    with pytest.raises(Fault, match="“P17” is not a card"):
        DECK.read('[[card]]\nid = "P17"')
    with pytest.raises(Fault, match="card P02: start must be one of"):
        DECK.read('[[card]]\nid = "P02"\nstart = "up"\narrow = "north"')
    with pytest.raises(Fault, match="card P02 is there twice"):
        DECK.read('[[card]]\nid = "P02"\nstart = "NW"\narrow = "north"\n' * 2)
    with pytest.raises(Fault, match="card L1: vp_by_round must be a list"):
        DECK.read('[[card]]\nid = "L1"\nlevel = 1')


# --- entries that are impossible at a real table


def saved(name: str) -> Table:
    return load((Path(__file__).parent / "at_home" / f"{name}.json").read_text(encoding="utf-8"))


def test_12_5_6_his_third_scroll_when_all_spellbook_spots_are_taken() -> None:
    table = saved("spellbooks-full")
    answer(table, "The left spot")
    told = [hand.text for hand in hands(table)]
    assert told[-2:] == [
        "Return Rudolph’s three scrolls to the supply",
        "Leave the apprentice on the left spot of the south-east starting field",
    ]
    assert table.question and table.question.word == "start_turn"
    assert str(table.why()).startswith("No Spellbook spot is available")
    assert load(table.to_json()).position == table.position


def test_what_was_played_counts_though_the_open_question_is_about_it() -> None:
    """The field in place 6 is removed while its spots are asked for: the line is asked again."""
    table = saved("correction")
    fact = next(fact for fact in facts(table) if fact.number == 6)
    would = mended(table, fact.number, 5)
    assert would.whole
    table.act(Give((MENDED, fact.number, table.position_at(fact.number).stack[-1][0]), len(table.journal)))
    assert table.question and "the north-east starting field (unless there is one further north)" in table.question.text
    while not table.over:
        table.answer(table.legal[0])
    assert load(table.to_json()).result == table.result


def test_no_more_fields_are_entered_than_there_are() -> None:
    table = at_home(furthest_skips_holes="no")
    answer(table, "Yes, it does")
    answer(table, "North from the north-west starting field")
    answer(table, "I have passed")
    answer(table, "No grove")
    answer(table, "Yes, the game continues")
    answer(table, "North from the north-west starting field")
    answer(table, "There is a field further north")
    for last in (6, 11, 16):
        answer(table, f"Further out than place {last}")
    assert table.legal == [17, 18, 19, 20, 21]  # the starting field and all 20 of the pile
    answer(table, "Place 21")
    answer(table, "The bonus spot (top)")
    answer(table, "West from the north-west starting field")
    assert table.question and "There is a field further west" not in table.question.words


def test_12_4_2_an_arrow_that_points_inwards_stops_at_the_temple() -> None:
    for skips, where in (("no", "the north-west starting field"), ("yes", "the south-west starting field")):
        table = at_home(furthest_skips_holes=skips)
        answer(table, "Yes, it does")
        answer(table, "South from the north-west starting field")
        assert f"the bonus spot (top) of {where}" in hands(table)[-1].text
        answer(table, "I have passed")
        answer(table, "No grove")
        answer(table, "Yes, the game continues")
        answer(table, "South from the north-west starting field")
        assert table.question
        asked = "north-west" if skips == "no" else "place 3 of the line south"
        assert asked in table.question.text
        assert ("There is a field further south" in table.question.words) == (skips == "yes")


def test_what_was_done_on_a_field_is_still_told_when_the_field_is_forgotten() -> None:
    """He left the field for a Spellbook; its entry is corrected, and the game stays as played."""
    table = at_home()
    answer(table, "Yes, it does")
    answer(table, "North from the north-west starting field")
    answer(table, "I have passed")
    answer(table, "No grove")
    answer(table, "Yes, the game continues")
    table.act(Give((ADJUST, SCROLLS, 1)))
    answer(table, "North from the north-west starting field")
    answer(table, "There is a field further north")
    answer(table, "Place 4")
    answer(table, "The right spot")
    answer(table, "The upper spot of the first Spellbook from the left")
    told = [hand.text for hand in hands(table)]
    assert "the right spot of the field in place 4" in told[0]
    assert "Move the grey apprentice from the right spot" in told[-2]
    fact = next(fact for fact in facts(table) if fact.said == "Place 4")
    table.act(Give((MENDED, fact.number, table.position_at(fact.number).stack[-1][0])))
    assert [hand.text for hand in hands(table)] == told


def test_he_gathers_no_more_groves_than_there_are() -> None:
    table = at_home()
    answer(table, "Yes, it does")
    answer(table, "North from the north-west starting field")
    answer(table, "I have passed")
    assert table.legal == [0, 1, 2]
    table.act(Give((ADJUST, GROVES, GROVES_IN_BOX - 1)))
    assert table.legal == [0, 1]


def test_12_4_5_a_free_spot_that_he_has_taken_himself_is_free_no_more() -> None:
    """He comes back along the same arrow in one round: you may be on all other spots of that field."""
    table, east = at_home(), "East from the north-east starting field"
    for words in (
        "Yes, it does",
        east,
        "I have passed",
        "No grove",
        "Yes, the game continues",
        east,
        "The furthest field is in place 2",
        "None is free",
        "Place 1, the starting field",
    ):
        answer(table, words)
    assert table.question and "None is free" not in table.question.words  # it was just said that one is
    answer(table, "The right spot")
    answer(table, east)
    assert table.question and table.question.words == ["The bottom spot", "The left spot", "None is free"]
    answer(table, "None is free")
    assert table.question and table.question.word == "arrow"  # he reveals another card
