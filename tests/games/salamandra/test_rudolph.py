"""Section 12: Rudolph's cards, placements, scrolls and groves, with the examples 15.6 and 15.7."""

from collections import Counter

import pytest

from tableforone.games.salamandra.opponent.rows import steps_out
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.cards import GROVE_IDS, START_CELLS, cell_at
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.games.salamandra.rules.solo_cards import labour_card, placement_cards
from tableforone.games.salamandra.voice.log import tell
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.rows import DECIDE
from tests.games.salamandra.glade import (
    act,
    asked,
    fill,
    give,
    glade,
    grove,
    lay,
    rudolph,
    spot,
    stand,
    start,
    told,
    waiting,
)

NW_NORTH, NE_NORTH, NE_EAST, SE_EAST, SE_SOUTH, SW_SOUTH, SW_WEST, NW_WEST = range(8)  # cards P01 to P08
ALL_CARDS = (1 << 16) - 1


def reveal(p: Salamandra, *cards: int) -> None:
    """Rudolph reveals these cards, one per apprentice."""
    for card in cards:
        p.stack.append((n.ARROW,))
        waiting(p).chance(card)


def decided(p: Salamandra, name: str) -> tuple[object, list[str]]:
    """The last decision with this name: its choice and the rules that narrowed it."""
    event = [event for event in p.heard or [] if event[0] == DECIDE and event[2] == name][-1]
    return event[4], [rule for rule, before, after in event[5] if len(after) < len(before)]


def test_12_1_three_levels_and_sixteen_cards() -> None:
    assert [labour_card(level)[:4] for level in "123"] == [(1, 2, 3, 4), (2, 4, 6, 8), (3, 6, 9, 12)]
    assert len(placement_cards()) == 16


def test_12_1_1_the_numbers_of_the_labour_cards() -> None:
    for level in (1, 2, 3):
        card = labour_card(str(level))
        assert card[:4] == tuple(level * number for number in (1, 2, 3, 4))
        assert card[4:] == (level + 3, 6 - level, level + 2, level + 2, level + 2)


def test_12_2_1_rudolph_starts_with_one_scroll() -> None:
    p = start()
    assert (p.rudolph_vp, p.rudolph_scrolls, p.rudolph) == (0, 1, [])


def test_12_2_2_the_card_of_the_level_and_a_full_deck() -> None:
    p = start("2")
    assert tuple(p.labour) == labour_card("2") and p.bags[n.PLACEMENT] == (1 << 16) - 1


def test_12_2_3_rudolph_has_no_turns_and_no_active_side() -> None:
    p = glade()
    rudolph(p, "F01 left")
    assert not any(answer % 100 == spot("F01 left") for answer in asked(p) if answer >= n.REST)


@pytest.mark.parametrize("level", ["1", "2", "3"])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_12_3_points_of_the_labour_card_each_round(level: str, number: int) -> None:
    p = glade(level)
    p.round = number - 1
    p.stack = [(n.ROUND,)]
    waiting(p)
    assert p.rudolph_vp == int(level) * number


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_12_4_as_many_apprentices_as_the_number_of_the_round(number: int) -> None:
    p = glade()
    p.round = number - 1
    p.stack = [(n.ROUND,)]
    asked(p)
    assert len(told(p, "arrow")) == number
    assert len(p.rudolph) + p.book_spots.count(OPPONENT) == number


def test_12_4_1_eight_arrows_each_twice() -> None:
    arrows = Counter(placement_cards())
    assert len(arrows) == 8 and set(arrows.values()) == {2}
    tiles = Counter(code >> 2 for code in placement_cards())
    assert tiles == {0: 4, 1: 4, 2: 4, 3: 4}


@pytest.mark.parametrize(
    ("card", "start_cell", "out"),
    [
        (NW_NORTH, (0, -1), (0, -2)),
        (NE_NORTH, (1, -1), (1, -2)),
        (NE_EAST, (1, -1), (2, -1)),
        (SE_EAST, (1, 1), (2, 1)),
        (SE_SOUTH, (1, 1), (1, 2)),
        (SW_SOUTH, (0, 1), (0, 2)),
        (SW_WEST, (0, 1), (-1, 1)),
        (NW_WEST, (0, -1), (-1, -1)),
    ],
)
def test_12_4_1_each_arrow_is_a_line_outwards(card: int, start_cell: tuple[int, int], out: tuple[int, int]) -> None:
    code = placement_cards()[card]
    assert START_CELLS[code >> 2] == cell_at(*start_cell)
    assert [steps_out(cell_at(*cell), code) for cell in (start_cell, out)] == [0, 1]
    back = (2 * start_cell[0] - out[0], 2 * start_cell[1] - out[1])
    assert steps_out(cell_at(*back), code) == -1
    p = glade()
    lay(p, "F05", *out)
    reveal(p, card)
    assert p.rudolph == [spot("F05 top")]


def test_12_4_1_the_line_does_not_wrap_around_the_map() -> None:
    east = placement_cards()[NE_EAST]
    assert steps_out(cell_at(-22, 0), east) == -1
    assert steps_out(cell_at(21, -1), east) == 20


def test_12_4_2_the_furthest_tile_and_holes_are_skipped() -> None:
    p = glade()
    lay(p, "F05", 2, -1)
    lay(p, "F06", 4, -1)  # reached around the hole at (3, -1)
    reveal(p, NE_EAST)
    assert p.rudolph == [spot("F06 top")]
    assert decided(p, "tile") == ((5, cell_at(4, -1)), ["12.4.1", "12.4.2"])


def test_12_4_2_by_option_he_stops_before_the_first_hole() -> None:
    p = glade(furthest_skips_holes="no")
    lay(p, "F05", 2, -1)
    lay(p, "F06", 4, -1)
    reveal(p, NE_EAST)
    assert p.rudolph == [spot("F05 top")]


def test_12_4_3_the_empty_bonus_spot_gives_nothing() -> None:
    p = glade()
    reveal(p, NW_WEST)
    assert (p.rudolph, p.rudolph_scrolls, p.rudolph_vp) == ([spot("F01 top")], 1, 0)
    assert decided(p, "spot") == ((0, 0), ["12.4.3"])


@pytest.mark.parametrize(
    ("taken", "place"), [(["top"], "right"), (["top", "right"], "bottom"), (["top", "right", "bottom"], "left")]
)
def test_12_4_4_the_next_empty_spot_clockwise_and_a_scroll(taken: list[str], place: str) -> None:
    p = glade()
    stand(p, *[f"F01 {name}" for name in taken])
    reveal(p, NW_WEST)
    assert (p.rudolph, p.rudolph_scrolls) == ([spot(f"F01 {place}")], 2)
    assert decided(p, "spot")[1][-1] == "12.4.4"


def test_12_4_5_a_full_tile_is_passed_over_backwards() -> None:
    p = glade()
    lay(p, "F05", -1, -1)
    lay(p, "F06", -2, -1)
    fill(p, "F06")
    p.rudolph.clear()
    reveal(p, NW_WEST)
    assert p.rudolph == [spot("F05 top")]
    assert "12.4.5" in decided(p, "tile")[1]


def test_12_4_5_with_a_full_line_another_card_is_revealed() -> None:
    p = glade()
    fill(p, "F01")
    p.stack = [(n.START_TURN,), (n.ARROW,)]
    asked(p, [NW_WEST, NW_NORTH, SE_SOUTH])
    assert p.rudolph[-1] == spot("F04 top")
    assert p.discards == 1 << NW_WEST | 1 << NW_NORTH | 1 << SE_SOUTH


def test_12_4_5_an_empty_deck_is_shuffled_anew() -> None:
    p = glade()
    p.discards, p.bags[n.PLACEMENT] = ALL_CARDS, 0
    reveal(p, SE_SOUTH)
    assert (p.shuffles, p.discards, p.rudolph) == (1, 1 << SE_SOUTH, [spot("F04 top")])


def test_12_4_5_with_no_spot_on_any_line_the_apprentice_goes_to_the_box() -> None:
    p = glade()
    fill(p, "F01", "F02", "F03", "F04")
    lay(p, "F05", -1, 0)  # beside the Temple: on no arrow's line
    p.stack = [(n.START_TURN,), (n.ARROW,)]
    asked(p)
    assert (p.boxed, p.rudolph_scrolls, len(p.rudolph)) == (1, 1, 16)
    assert p.bags[n.PLACEMENT] == (1 << 16) - 1, "no card is revealed"


@pytest.mark.parametrize("skips", ["yes", "no"])
def test_12_4_5_a_full_tile_is_no_hole(skips: str) -> None:
    p = glade(furthest_skips_holes=skips)
    fill(p, "F01", "F02", "F03", "F04")
    lay(p, "F05", -1, -1)
    p.stack = [(n.START_TURN,), (n.ARROW,)]
    asked(p, [NE_EAST, NW_WEST])
    assert (p.boxed, p.rudolph[-1]) == (0, spot("F05 top"))


def test_12_4_6_used_cards_are_discarded() -> None:
    p = glade()
    reveal(p, NW_WEST, SE_EAST)
    assert p.discards == 1 << NW_WEST | 1 << SE_EAST
    assert p.bags[n.PLACEMENT] == ((1 << 16) - 1) & ~p.discards


def test_12_4_7_no_gain_from_the_spot() -> None:
    p = glade()
    grove(p, "G18", -1, -2)
    before = (p.vp, p.stock[:], p.rudolph_vp)
    reveal(p, NW_WEST)
    assert (p.vp, p.stock, p.rudolph_vp) == before


# --- 12.5: scrolls


def third_scroll(p: Salamandra) -> None:
    p.rudolph_scrolls = 2
    stand(p, "F01 top")
    reveal(p, NW_WEST)


def test_12_5_1_the_third_scroll_moves_the_apprentice_just_placed() -> None:
    p = glade()
    rudolph(p, "F02 top")
    third_scroll(p)
    assert (p.rudolph, p.rudolph_scrolls) == ([spot("F02 top")], 0)
    assert p.book_spots == [OPPONENT, n.NOBODY, n.NOBODY, n.NOBODY, n.NOBODY, n.NOBODY]
    assert p.taken[0] == 1, "its field spot is empty again"


@pytest.mark.parametrize(
    ("spots", "place", "rules"),
    [
        ([YOU, n.NOBODY, n.NOBODY, n.NOBODY, n.NOBODY, n.NOBODY], 2, ["12.5.3", "12.5.1"]),
        ([YOU, n.NOBODY, OPPONENT, n.NOBODY, n.NOBODY, YOU], 4, ["12.5.3", "12.5.1"]),
        ([YOU, n.NOBODY, OPPONENT, n.NOBODY, YOU, n.NOBODY], 1, ["12.5.3", "12.5.1"]),
        ([YOU, OPPONENT, OPPONENT, n.NOBODY, YOU, n.NOBODY], 3, ["12.5.3", "12.5.1"]),
        ([YOU, OPPONENT, OPPONENT, YOU, OPPONENT, n.NOBODY], 5, ["12.5.3"]),
    ],
)
def test_12_5_1_upper_spots_from_the_left_then_lower_ones(spots: list[int], place: int, rules: list[str]) -> None:
    p = glade()
    p.book_spots = spots[:]
    third_scroll(p)
    assert p.book_spots[place] == OPPONENT and spots[place] == n.NOBODY
    assert decided(p, "spellbook")[1] == rules


@pytest.mark.parametrize(("level", "points"), [("1", 4), ("2", 5), ("3", 6)])
def test_12_5_2_he_scores_at_once(level: str, points: int) -> None:
    p = glade(level)
    third_scroll(p)
    assert p.rudolph_vp == points


def test_12_5_3_by_option_he_skips_books_where_he_stands() -> None:
    for double, place in (("yes", 1), ("no", 3)):
        p = glade(rudolph_may_double_spellbook=double)
        p.book_spots = [OPPONENT, n.NOBODY, YOU, n.NOBODY, YOU, n.NOBODY]
        third_scroll(p)
        assert p.book_spots[place] == OPPONENT


def test_12_5_4_a_free_spot_always_exists() -> None:
    for double in ("yes", "no"):
        p = glade(rudolph_may_double_spellbook=double)
        p.book_spots = [YOU, n.NOBODY, YOU, n.NOBODY, n.NOBODY, YOU]
        for _ in range(3):
            p.taken[0] = 0
            p.active = []
            p.bags[n.PLACEMENT], p.discards = ALL_CARDS, 0
            third_scroll(p)
        assert p.book_spots.count(OPPONENT) == 3


def test_12_5_5_scrolls_are_carried_over() -> None:
    p = glade()
    p.vp, p.rudolph_scrolls, p.ready = 100, 2, 0
    act(p, n.STOP)
    assert p.rudolph_scrolls == 2


@pytest.mark.parametrize("heard", [True, False])
def test_12_5_6_without_a_spellbook_spot_the_apprentice_stays(heard: bool) -> None:
    p = glade()
    p.book_spots = [YOU, YOU, OPPONENT, YOU, YOU, YOU]
    p.heard = [] if heard else None
    third_scroll(p)
    assert (p.rudolph, p.taken[0]) == ([spot("F01 right")], 0b11)
    assert (p.rudolph_scrolls, p.rudolph_vp) == (0, 0)
    assert p.book_spots == [YOU, YOU, OPPONENT, YOU, YOU, YOU]
    if p.heard:
        assert decided(p, "spellbook") == (None, ["12.5.3"])
        assert "No Spellbook spot is available, so the apprentice stays" in tell(p.heard[-1])


# --- 12.6: groves


def test_12_6_every_connected_grove_at_the_same_time() -> None:
    p = glade()
    p.vp = 100
    rudolph(p, "F01 top", "F01 right")
    taken = [grove(p, "G05", -1, -2), grove(p, "G06", 0, -2), grove(p, "G17", 0, -1)]
    left = grove(p, "G18", 0, 1)
    p.ready = 0
    act(p, n.STOP)
    assert p.rudolph_groves == sum(1 << number for number in taken)
    assert p.rudolph_vp == 3 and p.divinities == 0 and p.gap[left] == cell_at(0, 1)
    assert told(p, "rudolph_gathered") == [(3, 3)]


def test_12_6_apprentices_on_spellbooks_gather_nothing() -> None:
    p = glade()
    p.vp, p.ready = 100, 0
    p.book_spots[0] = OPPONENT
    grove(p, "G05", -1, -2)
    act(p, n.STOP)
    assert p.rudolph_vp == 0


def test_12_6_the_player_harvests_first() -> None:
    p = glade()
    p.vp, p.ready = 100, 0
    p.stock[0] = 3
    rudolph(p, "F01 top")
    stand(p, "F01 left", tired=True)
    grove(p, "G05", -1, -2)
    act(p, n.STOP)
    give(p, n.GROVE + GROVE_IDS.index("G05"))
    assert (p.rudolph_groves, p.groves) == (0, 1 << GROVE_IDS.index("G05"))


# --- 15: examples


def test_15_6_round_1_arrow_nw_west() -> None:
    p = glade()
    p.vp = 100
    for number, (x, y) in zip(
        ("G01", "G02", "G03", "G04", "G05", "G08", "G09", "G12"),
        [(0, -2), (-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (0, 1)],
        strict=True,
    ):
        grove(p, number, x, y)
    reveal(p, NW_WEST)
    assert (p.rudolph, p.rudolph_scrolls) == ([spot("F01 top")], 1)
    p.ready = 0
    act(p, n.STOP)
    assert (p.rudolph_vp, p.rudolph_groves) == (1, 1)


def test_15_7_round_2_the_same_arrow_twice_on_a_built_tile() -> None:
    p = glade("2")
    lay(p, "F05", -1, -1)
    stand(p, "F05 top", "F05 right")
    p.book_spots[0] = YOU
    reveal(p, NW_WEST)
    assert (p.rudolph, p.rudolph_scrolls) == ([spot("F05 bottom")], 2)
    reveal(p, NW_WEST + 8)
    assert (p.rudolph, p.rudolph_scrolls) == ([spot("F05 bottom")], 0)
    assert p.book_spots[2] == OPPONENT and p.rudolph_vp == 5
    assert p.taken[4] == 0b0111
