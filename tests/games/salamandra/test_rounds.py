"""Sections 6, 10, 11, 13 and rules 12.7 to 12.9: the rounds and the end of the game."""

from pathlib import Path

import pytest

from tableforone.games.salamandra import GAME
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.cards import BOOK_DATA, BOOK_IDS, GROVE_IDS, cell_at
from tableforone.games.salamandra.rules.geometry import gaps_to_refill, surrounded_gaps
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.games.salamandra.rules.scoring import faith_points, final_lines, result, scores
from tableforone.kernel.frames import OPPONENT, YOU, replaced
from tests.games.salamandra.glade import (
    CRYSTAL,
    act,
    asked,
    finished,
    give,
    glade,
    grove,
    harvested,
    in_turn,
    lay,
    own,
    passed,
    rudolph,
    spot,
    stand,
    told,
    word,
)


def test_6_1_the_order_of_a_round() -> None:
    p = glade()
    p.vp, p.stock[CRYSTAL] = 100, 3
    stand(p, "F01 top", "F02 left")
    grove(p, "G05", 0, -2)
    rudolph(p, "F02 top")
    grove(p, "G12", 1, -2)
    passed(p)
    assert word(p) == "harvest"
    act(p, n.GROVE + GROVE_IDS.index("G05"), n.STOP)
    kinds = dict.fromkeys(event[0] for event in p.heard or [])
    order = ["pass", "harvest", "rudolph_grove", "rudolph_gathered", "check"]
    order += ["lay_grove", "round", "rudolph_scores", "arrow"]
    assert [kind for kind in kinds if kind in order] == order
    assert p.round == 2 and in_turn(p)


def test_10_1_1_goods_are_lost_on_passing() -> None:
    p = glade()
    p.ready, p.vp = 0, 100
    asked(p)
    p.stock = [0, 1, 1, 1, 1, 1]
    give(p, n.STOP)
    assert p.stock == [0] * 6


def test_10_1_2_active_apprentices_are_flipped_for_a_crystal_each() -> None:
    p = glade()
    p.vp = 100
    stand(p, "F01 left", "F02 left")
    stand(p, "F03 left", tired=True)
    passed(p)
    assert p.stock[CRYSTAL] == 2 and p.active == [] and len(p.tired) == 3
    assert told(p, "pass") == [(2,)]


def test_10_1_3_three_crystals_for_each_connected_grove() -> None:
    p = glade()
    p.vp, p.stock[CRYSTAL] = 100, 7
    stand(p, "F01 top", tired=True)
    near, far = grove(p, "G29", -1, -2), grove(p, "G30", 0, 1)
    other = grove(p, "G05", 0, -2)
    passed(p)
    assert asked(p) == [n.STOP, n.GROVE + other, n.GROVE + near]
    assert n.GROVE + far not in asked(p)
    give(p, n.GROVE + near)
    assert (p.vp, p.stock[CRYSTAL]) == (103, 4)
    give(p, n.GROVE + other)
    assert p.stock[CRYSTAL] == 1 and word(p) == "recycle"


def test_10_1_3_stop_at_will() -> None:
    p = glade()
    p.vp, p.stock[CRYSTAL] = 100, 7
    stand(p, "F01 top", tired=True)
    grove(p, "G29", -1, -2)
    passed(p)
    give(p, n.STOP)
    assert word(p) == "recycle" and p.groves == 0


def test_10_1_4_day_and_night_alternate() -> None:
    p = glade()
    assert GAME.view(p)["face"] == "day"
    p.round = 2
    assert GAME.view(p)["face"] == "night"


@pytest.mark.parametrize(("before", "arriving"), [(1, 2), (2, 3), (3, 2)])
def test_10_2_preparation_gives_crystals_apprentices_and_activity(before: int, arriving: int) -> None:
    p = glade()
    p.round, p.vp = before, 100
    stand(p, "F01 left", tired=True)
    passed(p)
    give(p, n.STOP)
    assert (p.round, p.ready, p.stock[CRYSTAL]) == (before + 1, arriving, 2)
    assert p.active == [spot("F01 left")]


# --- 11, 12.9: the end


def test_11_1_scoring_only_after_the_check_of_round_4() -> None:
    p = glade()
    p.round, p.vp, p.rudolph_vp = 4, 10, 10
    p.scrolls = 3
    passed(p)
    assert p.over == n.LOST and scores(p) == (10, 10)
    assert [line.what for line in result(p).lines] == ["track"]


@pytest.mark.parametrize("book", BOOK_IDS)
@pytest.mark.parametrize("lower", [0, 1])
def test_11_2_each_spellbook_on_both_spots(book: str, lower: int) -> None:
    p = finished()
    p.books = replaced(p.books, 1, BOOK_IDS.index(book))
    p.book_spots[2 + lower] = YOU
    p.book_spots[4] = YOU  # a second book without points: no apprentice on an orange field
    p.books = replaced(p.books, 2, BOOK_IDS.index("SP02" if book != "SP02" else "SP01"))
    lay(p, "F07", 2, -1)  # green, cauldron
    lay(p, "F20", 2, 1)  # purple, cauldron
    lay(p, "F22", -1, 1)  # purple and white, cauldron
    stand(p, "F07 top", "F07 left", "F20 top", "F22 top", "F02 top", tired=True)
    own(p, "B02", "B03", "E02", "SW2", "SB2")
    harvested(p, "G01", "G02", "G03", "G04")
    counts = {"SP01": 1, "SP02": 0, "SP03": 2, "SP04": 2, "SP05": 2, "SP06": 3, "SP07": 4, "SP08": 3, "SP09": 2}
    data = BOOK_DATA[BOOK_IDS.index(book)]
    other = 5 * counts["SP01"] if book == "SP02" else 0
    value = data["lower" if lower else "upper"] * counts.get(book, 1)
    assert final_lines(p)[0] == ("spellbooks", value + other, 0)


def test_11_3_most_symbols_first_value() -> None:
    assert [faith_points(god, 6, 4) for god in range(3)] == [(12, 6), (8, 4), (6, 3)]
    assert [faith_points(god, 1, 4) for god in range(3)] == [(6, 12), (4, 8), (3, 6)]


def test_11_3_1_nothing_without_a_symbol() -> None:
    assert [faith_points(god, 0, 3) for god in range(3)] == [(0, 12), (0, 8), (0, 6)]
    assert faith_points(0, 0, 0) == (0, 0)
    assert faith_points(0, 2, 0) == (12, 0)


def test_11_3_2_a_tie_shares_both_values() -> None:
    assert [faith_points(god, 4, 4) for god in range(3)] == [(9, 9), (6, 6), (4, 4)]


def test_11_4_a_point_for_each_scroll_and_nothing_else() -> None:
    p = finished()
    before = scores(p)[0]
    p.scrolls, p.stock[CRYSTAL], p.ready = 3, 20, 2
    assert scores(p)[0] == before + 3


def test_12_7_strictly_more_points_or_the_game_is_lost() -> None:
    for mine, over in ((4, n.LOST), (5, n.LOST), (6, n.PLAYING)):
        p = glade()
        p.vp, p.rudolph_vp = mine, 5
        passed(p)
        assert p.over == over
        assert bool(p.stack) == (over == n.PLAYING)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_12_7_the_check_comes_after_every_round(number: int) -> None:
    p = glade()
    p.round = number
    passed(p)
    assert p.over == n.LOST and result(p).outcome == "lost"
    assert f"After round {number}" in GAME.told(result(p)).sentence


def test_12_7_a_loss_at_the_check_says_what_was_needed() -> None:
    p = glade()
    p.vp, p.rudolph_vp = 4, 5
    assert GAME.ending(p) == ""
    passed(p)
    assert "You needed 6 and had 4, 2 points too few." in GAME.ending(p)


def test_12_7_groves_of_rudolph_count_for_the_check() -> None:
    p = glade()
    p.vp, p.rudolph_vp = 6, 5
    rudolph(p, "F01 top")
    grove(p, "G05", -1, -2)
    passed(p)
    assert p.over == n.LOST


# --- 12.8: preparation


def prepared(level: str = "1") -> Salamandra:
    p = glade(level)
    p.vp = 100
    return passed(p)


@pytest.mark.parametrize(("level", "times"), [("1", 5), ("2", 4), ("3", 3)])
def test_12_8_1_as_many_recyclings_as_the_labour_card_says(level: str, times: int) -> None:
    p = prepared(level)
    for _ in range(times):
        assert word(p) == "recycle"
        give(p, n.SWAP + n.BEAR)
    assert p.round == 2


def test_12_8_1_cards_and_displayed_fields_go_under_their_piles() -> None:
    p = prepared()
    assert asked(p) == [n.STOP, *(n.SWAP + place for place in range(8))]
    give(p, n.SWAP + n.BLACK_DECK, [9])
    give(p, n.SWAP + 4 + 2, [20])
    assert p.top[n.BLACK_DECK] == 9 and p.display == [4, 5, 20, 7]
    assert p.under == [n.BLACK_DECK * n.PILE_SIZE + 8, n.FIELD_PILE * n.PILE_SIZE + 6]
    assert word(p) == "recycle"
    give(p, n.STOP)
    assert p.round == 2


def test_12_8_1_a_recycled_card_comes_back_after_all_others() -> None:
    p = prepared()
    give(p, n.SWAP + n.WHITE_DECK)
    turned = [p.top[n.WHITE_DECK]]
    for _ in range(7):
        p.stack.append((n.TURN_UP, n.WHITE_DECK))
        p.top[n.WHITE_DECK] = -1
        asked(p)
        turned.append(p.top[n.WHITE_DECK])
    assert turned[-1] == 0 and sorted(turned) == list(range(8))
    assert p.under == []


def test_12_8_2_the_last_card_of_a_deck_cannot_be_recycled() -> None:
    p = prepared()
    p.bags[n.EAGLE] = 0
    p.bags[n.FIELD_PILE] = 0
    p.top[n.BEAR], p.bags[n.BEAR] = -1, 0
    assert asked(p) == [n.STOP, n.SWAP + n.WHITE_DECK, n.SWAP + n.BLACK_DECK]


def test_12_8_2_with_nothing_to_recycle_there_is_no_question() -> None:
    p = glade()
    p.vp = 100
    for deck in range(5):
        p.bags[deck] = 0
    passed(p)
    assert p.round == 2


def test_12_8_3_with_the_temple_every_empty_gap_with_two_octagons_gets_a_grove() -> None:
    p = glade(groves_beside_temple="yes")
    p.vp = 100
    lay(p, "F05", -1, -1)
    lay(p, "F06", 2, 2)  # diagonal to F04 at (1, 1)
    grove(p, "G17", 0, 0)
    passed(p)
    give(p, n.STOP)
    gaps = [gap for _, gap in told(p, "lay_grove")]
    rows = [[(-1, -2), (0, -2)], [(-1, -1), (0, -1), (1, -1)], [(-1, 0), (1, 0)], [(0, 1), (1, 1)]]
    assert gaps == [cell_at(x, y) for row in rows for x, y in row]


def test_12_8_3_only_gaps_with_two_fields_get_a_grove() -> None:
    p = glade()
    p.vp = 100
    lay(p, "F05", -1, -1)  # beside the starting field at (0, -1): two fields around the gaps at its east side
    lay(p, "F06", 2, 2)
    grove(p, "G17", 0, 0)
    passed(p)
    give(p, n.STOP)
    gaps = [gap for _, gap in told(p, "lay_grove")]
    rows = [[(-1, -2), (0, -2)], [(-1, -1), (0, -1)], [(0, 1), (1, 1)]]
    assert gaps == [cell_at(x, y) for row in rows for x, y in row]


def test_12_8_3_a_grove_taken_beside_the_temple_does_not_come_back() -> None:
    beside = [cell_at(-1, -1), cell_at(1, -1), cell_at(-1, 0), cell_at(1, 0)]
    assert not [gap for gap in beside if gap in gaps_to_refill(glade())]
    assert [gap for gap in beside if gap in gaps_to_refill(glade(groves_beside_temple="yes"))] == beside


def test_12_8_3_games_begun_before_the_document_was_taken_at_its_word_go_on_as_they_began() -> None:
    begun = GAME.setup("1", (), {}, rules=GAME.version)  # a saved game without this option
    assert begun.options["groves_beside_temple"] == "yes"
    assert GAME.setup("1").options["groves_beside_temple"] == "no"
    named = GAME.setup("1", (), {"groves_beside_temple": "no"}, rules=GAME.version)
    assert named.options["groves_beside_temple"] == "no"


def test_12_8_3_a_gap_enclosed_with_the_temple_gets_its_grove_in_either_reading() -> None:
    """7.5.3 is about octagons: 2 fields and 2 halves, or 3 fields and 1 half, always suffice."""
    for reading in ("yes", "no"):
        p = glade(groves_beside_temple=reading)
        lay(p, "F05", -1, -1)
        lay(p, "F06", -1, 0)
        assert cell_at(-1, -1) in surrounded_gaps(p, cell_at(-1, 0))
        assert cell_at(-1, -1) in gaps_to_refill(p)


def test_12_8_3_stop_when_the_supply_is_empty() -> None:
    p = glade()
    p.vp = 100
    p.bags[n.GROVE_SUPPLY] = 0b101
    passed(p)
    give(p, n.STOP)
    assert [gap for _, gap in told(p, "lay_grove")] == [cell_at(0, -2), cell_at(0, -1)]
    assert p.bags[n.GROVE_SUPPLY] == 0


def test_12_8_4_the_next_round_starts_with_rudolph() -> None:
    p = prepared("2")
    points = p.rudolph_vp
    give(p, n.STOP)
    assert p.rudolph_vp >= points + 4 and len(told(p, "arrow")) == 2


# --- 12.9


@pytest.mark.parametrize(("level", "symbols"), [("1", 3), ("2", 4), ("3", 5)])
def test_12_9_1_faith_is_compared_with_the_labour_card(level: str, symbols: int) -> None:
    p = finished(level)
    own(p, "SW1", "SW3", "B01", "B09", "E09", "E10")  # 3 crowns, 4 bears, 6 eagles
    lines = {what: (mine, his) for what, mine, his in final_lines(p)}
    assert lines["faith-salamander"] == ((9, 9) if symbols == 3 else (6, 12))
    assert lines["faith-bear"] == {3: (8, 4), 4: (6, 6), 5: (4, 8)}[symbols]
    assert lines["faith-eagle"] == (6, 3)


def test_12_9_2_rudolph_scores_his_books_again_and_his_scrolls() -> None:
    p = finished("3")
    p.book_spots = [OPPONENT, YOU, OPPONENT, n.NOBODY, n.NOBODY, n.NOBODY]
    p.rudolph_scrolls = 2
    lines = {what: (mine, his) for what, mine, his in final_lines(p)}
    assert lines["spellbooks"] == (10, 12)
    assert lines["scrolls"] == (0, 2)


def test_12_9_3_a_tie_is_lost() -> None:
    p = finished()
    p.vp = 26 + 10  # Rudolph: 12 + 8 + 6 for faith
    for his, outcome in ((9, "won"), (10, "lost"), (11, "lost")):
        p.rudolph_vp = his
        assert result(p).outcome == outcome
    assert result(p).score == 36


def test_13_the_procedure_ends_after_round_4() -> None:
    p = glade()
    p.round, p.vp = 4, 100
    passed(p)
    assert p.over == n.SCORED and not p.stack
    assert result(p).outcome == "won"


def test_13_1_the_decisions_of_the_player() -> None:
    asking = {word.name for word in GAME.words if word.answer is not None and word.chance is None}
    expected = {"act", "choose_cell", "free_building", "pay_any", "reactivate", "pick_grove", "option", "spellbook"}
    assert asking == expected | {"send", "harvest", "recycle"}


def test_13_2_what_is_random() -> None:
    chance = {word.name for word in GAME.words if word.chance is not None}
    assert chance == {"lay_start", "lay_grove", "show_field", "turn_up", "open_book", "arrow"}


@pytest.mark.parametrize("name", [path.stem for path in (Path(__file__).parent / "golden").glob("*-[wl]o*")])
def test_12_7_golden_games_end_as_their_names_say(name: str) -> None:
    ending = (Path(__file__).parent / "golden" / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")[-1]
    outcome, _, when = name.split("-", 2)[2].partition("-")
    sentence = {"": "You beat Rudolph", "at-the-end": "scrolls:"}.get(when, f"After round {when[-1:]} you had")
    assert ending.startswith(f"{outcome} ")
    assert sentence in ending
