"""Section 14 and the examples 15.8 to 15.10: edge cases."""

import pytest

from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.cards import BOOK_IDS, cell_at
from tableforone.games.salamandra.rules.scoring import final_lines
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.salamandra.glade import (
    CRYSTAL,
    act,
    asked,
    display,
    fill,
    finished,
    give,
    glade,
    grove,
    in_turn,
    lay,
    own,
    passed,
    spot,
    stand,
    turn_up,
)

# --- 14: edge cases


def test_14_1_a_spot_emptied_by_a_spellbook_move_gives_all_gains_again() -> None:
    p = glade()
    grove(p, "G18", -1, -2)
    p.scrolls = 4
    act(p, n.PLACE + spot("F01 top"), n.BOOK)
    assert (p.vp, p.stock[CRYSTAL]) == (1, 1)
    give(p, n.PLACE + spot("F01 top"))
    assert (p.vp, p.stock[CRYSTAL]) == (2, 2)


def test_14_2_f09_may_choose_itself() -> None:
    p = glade()
    lay(p, "F09", 2, -1)
    stand(p, "F09 top")
    p.stock[CRYSTAL] = 2
    act(p, n.WORK + spot("F09 top"), n.WORK + spot("F09 top"))
    assert p.stock[CRYSTAL] == 0 and p.active == [spot("F09 top")]
    assert n.WORK + spot("F09 top") not in asked(p)


def test_14_3_buying_needs_no_apprentice_but_the_temple_does() -> None:
    p = glade()
    own(p, "E02")
    p.stock[CRYSTAL] = 20
    act(p, n.CONVERT + 13 * 4, n.BUY + 1)
    assert not any(n.TEMPLE_WHITE <= answer < n.PLACE for answer in asked(p))


def test_14_4_placing_after_building_fires_the_triggers_of_placing() -> None:
    p = glade()
    own(p, "B11")
    display(p, "F09")
    p.stock[CRYSTAL] = 4
    act(p, n.BUILD, n.CELL + cell_at(2, -1), n.PLACE + spot("F09 left"))
    assert p.vp == 2 + 1


@pytest.mark.parametrize("x", [-1, 2])
def test_14_5_building_beside_the_temple_only(x: int) -> None:
    p = glade()
    p.ready = 0
    display(p, "F22")
    p.stock[CRYSTAL] = 5
    act(p, n.BUILD, n.CELL + cell_at(x, 0))
    assert in_turn(p) and p.divinities == 0


def test_14_6_two_colours_match_and_count_through_either() -> None:
    p = glade()
    own(p, "B11", "B12")
    lay(p, "F21", 2, -1)
    act(p, n.PLACE + spot("F21 left"))
    assert p.vp == 2


def test_14_7_a_missing_place_cannot_be_recycled() -> None:
    p = glade()
    p.vp = 100
    display(p, "F05", "F06")
    passed(p)
    assert [answer for answer in asked(p) if answer >= n.SWAP + 4] == [n.SWAP + 4, n.SWAP + 5]


def test_14_8_sp09_counts_the_players_books() -> None:
    p = finished()
    p.books = tuple([BOOK_IDS.index(book) for book in ("SP09", "SP01", "SP02")])
    p.book_spots = [YOU, OPPONENT, YOU, n.NOBODY, n.NOBODY, OPPONENT]
    assert final_lines(p)[0][1] == 2 * 9


def test_14_9_a_harvested_grove_pays_no_more_path_crystals() -> None:
    p = glade()
    turn_up(p, n.WHITE_DECK, 6)  # SW7
    grove(p, "G18", -1, -2)
    stand(p, "F02 left")
    asked(p)
    p.stock = [2, 0, 0, 0, 1, 0]
    act(p, n.TEMPLE_WHITE + spot("F02 left"), n.PLACE + spot("F01 top"))
    assert p.stock[CRYSTAL] == 0


def test_14_10_passing_is_possible_with_nothing() -> None:
    p = glade()
    p.ready = 0
    assert asked(p) == [n.STOP]


def test_14_11_never_stuck_with_a_full_map_and_an_empty_display() -> None:
    p = glade()
    fill(p, "F01", "F02", "F03", "F04")
    display(p)
    assert asked(p) == [n.STOP]


def test_14_12_apprentices_without_a_spot_stay_available() -> None:
    p = glade()
    p.vp = 100
    fill(p, "F01", "F02", "F03", "F04")
    display(p)
    act(p, n.STOP)
    while p.round < 2:
        give(p, asked(p)[0])
    assert p.ready == 3 + 2


def test_14_13_rudolphs_apprentices_only_block_spots() -> None:
    p = glade()
    fill(p, "F02")
    display(p, "F22")
    p.stock[CRYSTAL] = 5
    act(p, n.BUILD)
    assert n.CELL + cell_at(2, -1) in asked(p)
    grove(p, "G05", 1, -2)
    stand(p, "F01 top")
    p.stack = [(n.ACT,)]
    assert not any(n.PLACE + 4 <= answer < n.PLACE + 8 for answer in asked(p))


# --- 15: examples


def test_15_8_five_scrolls_four_go_back() -> None:
    p = glade()
    turn_up(p, n.BLACK_DECK, 11)  # SB4
    p.scrolls = 3
    stand(p, "F01 left")
    asked(p)
    p.stock = [1, 0, 0, 0, 0, 1]
    act(p, n.TEMPLE_BLACK + spot("F01 left"), n.BOOK)
    assert (p.scrolls, p.vp, p.book_spots[0]) == (1, 2, YOU)


def test_15_9_faith_on_level_2() -> None:
    p = finished("2")
    own(p, "SW3", "SW4", "B09", "B05")
    lines = {what: (mine, his) for what, mine, his in final_lines(p)}
    assert [lines[f"faith-{god}"] for god in ("salamander", "bear", "eagle")] == [(9, 9), (8, 4), (0, 6)]


@pytest.mark.parametrize(("answer", "points"), [(n.TAKE + n.BEAR, 4), (n.PLACE + 23 * 4, 8)])
def test_15_10_f24_beside_f03(answer: int, points: int) -> None:
    p = glade()
    display(p, "F24")
    asked(p)
    p.stock = [0, 1, 1, 0, 0, 0]
    act(p, n.BUILD, n.CELL + cell_at(-1, 1), answer)
    assert p.vp == points
