"""Sections 4 and 5: geometry and set-up, with the examples 15.1 to 15.5."""

from itertools import pairwise

import pytest

from tableforone.games.salamandra import GAME
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.apprentices import path_crystals
from tableforone.games.salamandra.rules.cards import (
    BOOK_IDS,
    GROVE_IDS,
    SPOT_GAPS,
    START_CELLS,
    START_GAPS,
    TEMPLE,
    cell_at,
)
from tableforone.games.salamandra.rules.geometry import (
    connected_groves,
    free_cells,
    gaps_to_refill,
    octagons,
    shares_colour,
    surrounded_gaps,
)
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import Answer
from tests.conformance.play import chance_of
from tests.desk import Desk
from tests.games.salamandra.glade import CRYSTAL, act, asked, give, glade, grove, lay, spot, start, told


def dealt(seed: int) -> Salamandra:
    """A new game after its set-up, at Rudolph's first Placement card."""
    p, dealer = start(), Dealer(seed)

    def up_to_rudolph(desk: Desk) -> Answer:
        return None if desk.word == n.ARROW else dealer.answer(chance_of(GAME, p), p, desk.frame)

    Desk(GAME, p, coming=up_to_rudolph)
    return p


def test_4_1_contact_is_north_east_south_west() -> None:
    cells = free_cells(glade())
    around = [(0, -2), (1, -2), (-1, -1), (2, -1), (-1, 0), (2, 0), (-1, 1), (2, 1), (0, 2), (1, 2)]
    assert cells == sorted(cell_at(x, y) for x, y in around)


def test_4_2_the_temple_covers_two_cells() -> None:
    assert [cell_at(0, 0), cell_at(1, 0)] == TEMPLE


def test_4_3_the_gaps_at_the_corners_of_a_cell() -> None:
    here = cell_at(5, 3)
    corners = [cell_at(4, 2), cell_at(5, 2), cell_at(5, 3), cell_at(4, 3)]  # NW, NE, SE, SW
    assert [here + gap for gap, _ in SPOT_GAPS] == corners


@pytest.mark.parametrize(
    ("place", "gaps"),
    [
        ("top", [(-1, -2), (0, -2)]),
        ("right", [(0, -2), (0, -1)]),
        ("bottom", [(0, -1), (-1, -1)]),
        ("left", [(-1, -1), (-1, -2)]),
    ],
)
def test_4_4_each_spot_touches_the_two_nearest_corners(place: str, gaps: list[tuple[int, int]]) -> None:
    p = glade()  # F01 is at (0, -1)
    laid = [grove(p, f"G{number + 1:02}", x, y) for number, (x, y) in enumerate([(-1, -2), (0, -2), (0, -1), (-1, -1)])]
    expected = sorted(number for number in laid if p.gap[number] in [cell_at(x, y) for x, y in gaps])
    assert connected_groves(p, [spot(f"F01 {place}")]) == expected


def test_4_5_connected_with_or_without_a_crystal() -> None:
    p = glade()
    without = grove(p, "G05", -1, -2)  # its only crystal is on the path SW, F01 is SE of it
    assert path_crystals(p, spot("F01 top")) == 0
    assert connected_groves(p, [spot("F01 top")]) == [without]
    assert connected_groves(p, [spot("F01 bottom")]) == []


@pytest.mark.parametrize("number", GROVE_IDS)
def test_4_5_the_path_crystals_of_each_grove(number: str) -> None:
    p = glade()
    lay(p, "F05", -1, -2)
    lay(p, "F06", 0, -2)
    lay(p, "F07", -1, -1)
    tile = grove(p, number, -1, -2)
    spots = ["F05 right", "F06 left", "F01 left", "F07 top"]  # NW, NE, SE, SW of the gap
    from tableforone.games.salamandra.rules.cards import PATH_CRYSTALS

    assert [path_crystals(p, spot(name)) for name in spots] == PATH_CRYSTALS[tile]


def test_4_6_the_bonus_spot_points_north() -> None:
    assert SPOT_GAPS[0] == [-n.WIDTH - 1, -n.WIDTH]


def test_4_7_the_temple_is_an_octagon_without_spots_and_colours() -> None:
    p = glade()
    lay(p, "F05", -1, 0)
    assert TEMPLE[0] in octagons(p)
    assert not shares_colour(p, 4)
    assert not any(answer >= n.PLACE + 96 for answer in asked(p))


# --- 5: set-up


def test_5_1_the_starting_tiles_lie_at_random() -> None:
    layouts = {tuple(dealt(seed).cell[:4]) for seed in range(30)}
    assert len(layouts) > 5
    assert all(sorted(cells) == sorted(START_CELLS) for cells in layouts)


def test_5_2_eight_groves_lie_on_the_starting_gaps() -> None:
    p = dealt(3)
    assert sorted(gap for gap in p.gap if gap) == sorted(START_GAPS)
    assert p.bags[n.GROVE_SUPPLY].bit_count() == 22
    laid = [gap for _, gap in told(p, "lay_grove")]
    assert laid == START_GAPS


def test_5_3_four_fields_are_displayed() -> None:
    p = dealt(3)
    assert all(tile >= 4 for tile in p.display) and len(set(p.display)) == 4
    assert p.bags[n.FIELD_PILE].bit_count() == 16


def test_5_4_each_deck_shows_its_top_card() -> None:
    p = dealt(3)
    assert all(card >= 0 for card in p.top)
    assert [p.bags[deck].bit_count() for deck in range(4)] == [11, 11, 7, 7]


def test_5_5_three_spellbooks_from_the_left() -> None:
    p = dealt(3)
    assert len(set(p.books)) == 3 and p.book_spots == [n.NOBODY] * 6
    assert p.bags[n.BOOK_PILE].bit_count() == len(BOOK_IDS) - 3


def test_5_6_what_the_player_begins_with() -> None:
    p = dealt(3)
    assert (p.vp, p.scrolls, p.stock, p.ready) == (0, 0, [2, 0, 0, 0, 0, 0], 3)
    assert (p.divinities, p.salamanders, p.groves, p.active) == (0, 0, 0, [])


def test_5_7_what_rudolph_begins_with() -> None:
    p = dealt(3)
    assert (p.rudolph, p.rudolph_scrolls, p.rudolph_vp) == ([], 1, p.labour[0])


def test_5_4_all_orders_of_a_deck_come_up() -> None:
    tops = {dealt(seed).top[n.BEAR] for seed in range(80)}
    assert len(tops) == 12


# --- 15: examples


def test_15_1_two_path_crystals_and_the_point_of_a_starting_tile() -> None:
    p = glade()  # F03 is at (0, 1)
    grove(p, "G02", -1, 0)
    grove(p, "G07", 0, 0)
    act(p, n.PLACE + spot("F03 top"))
    assert (p.stock[CRYSTAL], p.vp) == (2, 1)


def test_15_2_the_bottom_spot_touches_one_starting_gap() -> None:
    p = glade()
    for number, (x, y) in zip(
        ("G01", "G02", "G03", "G04", "G05", "G06", "G07", "G12"),
        [(0, -2), (-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (0, 1)],
        strict=True,
    ):
        grove(p, number, x, y)
    assert connected_groves(p, [spot("F03 bottom")]) == [GROVE_IDS.index("G12")]
    assert path_crystals(p, spot("F03 bottom")) == 1  # G12: a crystal on its path NW


def test_15_3_a_gap_is_filled_when_its_fourth_side_is_built() -> None:
    p = glade()
    lay(p, "F05", -1, -1)
    assert surrounded_gaps(p, cell_at(-1, -1)) == []
    display_place = p.display.index(5)
    p.stock = [2, 0, 0, 1, 0, 0]  # F06: 2 crystals, 1 fruit
    p.stack = [(n.ACT,)]
    supply = p.bags[n.GROVE_SUPPLY]
    act(p, n.BUILD + display_place)
    give(p, n.CELL + cell_at(-1, 0))
    assert p.gap[0] == cell_at(-1, -1)
    assert p.bags[n.GROVE_SUPPLY] == supply & ~1


def test_15_4_two_octagons_fill_a_gap_only_in_the_preparation() -> None:
    p = glade()
    lay(p, "F05", -1, -1)
    assert cell_at(-1, -2) not in surrounded_gaps(p, cell_at(-1, -1))
    assert cell_at(-1, -2) in gaps_to_refill(p)


def test_15_5_eight_gaps_with_two_octagons_at_set_up() -> None:
    gaps = gaps_to_refill(glade(groves_beside_temple="yes"))
    assert sorted(gaps) == sorted(START_GAPS)
    assert all(a < b for a, b in pairwise(gaps))
