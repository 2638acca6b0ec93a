"""Rules 7.5 and 7.2.3: building a field, for its price or for free."""

import pytest

from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.building import could_afford
from tableforone.games.salamandra.rules.cards import BUILD_COST, FIELD_DATA, FIELD_IDS, PILE_TILES, cell_at
from tableforone.games.salamandra.rules.geometry import free_cells
from tests.games.salamandra.glade import (
    CRYSTAL,
    act,
    asked,
    display,
    fill,
    give,
    glade,
    grove,
    in_turn,
    lay,
    own,
    rudolph,
    spot,
    stand,
    told,
    word,
)

EAST = n.CELL + cell_at(2, -1)


@pytest.mark.parametrize("tile", [FIELD_IDS[number] for number in PILE_TILES])
def test_7_5_1_the_price_of_each_tile(tile: str) -> None:
    number = FIELD_IDS.index(tile)
    cost = FIELD_DATA[number]["cost"]
    p = glade()
    p.ready = 0
    display(p, tile)
    asked(p)
    exact = [cost.get(good, 0) for good in n.GOODS[:6]]
    for good in range(6):
        if exact[good]:
            p.stock = exact[:]
            p.stock[good] -= 1
            assert n.BUILD not in asked(p), "one short"
    p.stock = exact[:]
    give(p, n.BUILD)
    assert p.stock == exact, "paid when the cell is chosen"
    give(p, n.CELL + cell_at(-1, 0))
    assert p.stock == [0] * 6 and p.cell[number] == cell_at(-1, 0)


def test_7_5_1_every_empty_cell_in_contact_with_an_octagon() -> None:
    p = glade()
    p.stock[CRYSTAL] = 5
    display(p, "F22")
    lay(p, "F05", -1, -1)
    assert act(p, n.BUILD) == [n.CELL + cell for cell in free_cells(p)]
    assert n.CELL + cell_at(-2, -1) in asked(p) and n.CELL + cell_at(-1, -1) not in asked(p)


@pytest.mark.parametrize("tile", [FIELD_IDS[number] for number in PILE_TILES])
def test_7_5_2_the_bonus_of_each_tile_on_building(tile: str) -> None:
    number = FIELD_IDS.index(tile)
    bonus = FIELD_DATA[number]["bonus"]
    p = glade()
    p.ready = 0
    display(p, tile)
    asked(p)
    p.stock = BUILD_COST[number][:6]
    act(p, n.BUILD, n.CELL + cell_at(-1, 0))
    assert (p.vp, p.scrolls) == (bonus.get("vp", 0), bonus.get("scroll", 0))


@pytest.mark.parametrize(("card", "points", "crystals"), [("B03", 0, 1), ("B07", 2, 0)])
def test_7_5_2_triggers_of_building(card: str, points: int, crystals: int) -> None:
    p = glade()
    p.ready = 0
    own(p, card)
    display(p, "F09")
    p.stock[CRYSTAL] = 4
    act(p, n.BUILD, n.CELL + cell_at(-1, 0))
    assert (p.vp - 2, p.stock[CRYSTAL]) == (points, crystals)


def test_7_5_3_groves_come_in_the_order_of_the_corners() -> None:
    p = glade()
    p.ready = 0
    for tile, (x, y) in zip(
        ("F05", "F06", "F07", "F08", "F10", "F11"), [(2, -1), (3, -1), (3, 0), (3, 1), (2, 1), (1, 2)], strict=True
    ):
        lay(p, tile, x, y)
    display(p, "F09")
    p.stock[CRYSTAL] = 4
    act(p, n.BUILD, n.CELL + cell_at(2, 0))
    laid = [gap for _, gap in told(p, "lay_grove")]
    assert laid == [cell_at(2, -1), cell_at(2, 0), cell_at(1, 0), cell_at(1, -1)]  # NE, SE, SW, NW


def test_7_5_3_a_gap_that_has_a_grove_or_an_open_side_gets_none() -> None:
    p = glade()
    p.ready = 0
    lay(p, "F05", -1, -1)
    grove(p, "G01", -1, -1)
    display(p, "F09")
    p.stock[CRYSTAL] = 4
    act(p, n.BUILD, n.CELL + cell_at(-1, 0))
    assert told(p, "lay_grove") == []


def test_7_5_3_an_empty_supply_places_nothing() -> None:
    p = glade()
    p.ready = 0
    lay(p, "F05", -1, -1)
    p.bags[n.GROVE_SUPPLY] = 0
    display(p, "F09")
    p.stock[CRYSTAL] = 4
    act(p, n.BUILD, n.CELL + cell_at(-1, 0))
    assert in_turn(p) and not any(p.gap)


def test_7_5_4_the_display_is_refilled_in_the_same_place() -> None:
    p = glade()
    p.ready = 0
    display(p, "F05", "F09", "F06", "F07")
    p.stock[CRYSTAL] = 4
    act(p, n.BUILD + 1)
    give(p, EAST, [FIELD_IDS.index("F24")])
    assert [FIELD_IDS[tile] for tile in p.display] == ["F05", "F24", "F06", "F07"]


def test_7_5_4_with_an_empty_pile_the_display_shrinks() -> None:
    p = glade()
    p.ready = 0
    display(p, "F05", "F09", "F06", "F07")
    p.bags[n.FIELD_PILE] = 0
    p.stock[CRYSTAL] = 9
    act(p, n.BUILD + 1, EAST)
    assert p.display[1] == -1
    assert n.BUILD + 1 not in asked(p)


def test_7_5_4_recycled_tiles_come_last() -> None:
    p = glade()
    p.ready = 0
    display(p, "F09")
    p.bags[n.FIELD_PILE] = 0
    p.under = [n.FIELD_PILE * n.PILE_SIZE + 20, n.FIELD_PILE * n.PILE_SIZE + 22]
    p.stock[CRYSTAL] = 4
    act(p, n.BUILD, EAST)
    assert p.display[0] == 20 and len(p.under) == 1


def built(tile: str, x: int, y: int, ready: int = 1) -> list[int]:
    """The answers after building this tile."""
    p = glade()
    p.ready = ready
    display(p, tile)
    asked(p)
    p.stock = BUILD_COST[FIELD_IDS.index(tile)][:6]
    return act(p, n.BUILD, n.CELL + cell_at(x, y))


def test_7_5_5_place_or_take_a_card_for_a_shared_colour() -> None:
    answers = built("F09", -1, -1)  # orange beside F01
    places = [n.PLACE + spot(f"F09 {place}") for place in ("top", "right", "bottom", "left")]
    assert answers == [n.TAKE + n.BEAR, n.TAKE + n.EAGLE, *places]


def test_7_5_5_without_a_shared_colour_only_placing() -> None:
    answers = built("F09", 2, -1)  # orange beside the green F02
    assert answers == [n.PLACE + spot(f"F09 {place}") for place in ("top", "right", "bottom", "left")]


def test_7_5_5_without_an_apprentice_a_card() -> None:
    answers = built("F09", -1, -1, ready=0)
    assert answers == [n.TAKE + n.BEAR, n.TAKE + n.EAGLE]


def test_7_5_5_with_neither_possible_the_turn_ends() -> None:
    p = glade()
    p.ready = 0
    display(p, "F09")
    p.stock[CRYSTAL] = 4
    act(p, n.BUILD, EAST)
    assert in_turn(p)


def test_7_5_5_with_one_deck_empty_the_other_card_is_taken_at_once() -> None:
    p = glade()
    p.ready = 0
    p.top[n.BEAR], p.bags[n.BEAR] = -1, 0
    display(p, "F09")
    p.stock[CRYSTAL] = 4
    act(p, n.BUILD, n.CELL + cell_at(-1, -1))
    assert p.divinities == 1 << 12


def test_7_5_5_the_bonus_can_be_earned_a_second_time() -> None:
    p = glade()
    display(p, "F09")
    p.stock[CRYSTAL] = 4
    act(p, n.BUILD, EAST, n.PLACE + spot("F09 top"))
    assert (p.vp, p.ready) == (4, 2)


def test_7_5_6_the_order_of_building() -> None:
    p = glade()
    p.ready, p.scrolls = 1, 3
    own(p, "B07")
    lay(p, "F05", -1, -1)
    stand(p, "F02 left", "F02 right", tired=True)
    display(p, "F10")  # bonus: 1 scroll, 1 point
    asked(p)
    p.stock = [0, 1, 0, 1, 0, 0]
    act(p, n.BUILD, n.CELL + cell_at(-1, 0))
    assert word(p) == "spellbook", "the check after the bonus comes before the option"
    act(p, n.BOOK, n.LEAVE + spot("F02 left"), n.PLACE + spot("F10 left"))
    kinds = [event[0] for event in p.heard or []]
    order = ["build", "lay_grove", "show_field", "earn", "trigger", "book", "place"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order


# --- 7.2.3: forced free building


def test_7_2_3_with_no_spot_and_no_means_a_field_is_built_for_nothing() -> None:
    p = glade()
    own(p, "B03", "B07")
    fill(p, "F01", "F02", "F03", "F04")
    p.ready = 1
    assert asked(p) == [n.BUILD + place for place in range(4)] and word(p) == "free_building"
    give(p, n.BUILD + 2)
    give(p, n.CELL + cell_at(2, -1))
    assert (p.vp, p.scrolls, p.stock[CRYSTAL]) == (2, 0, 1), "triggers fire, the bonus is not given"
    assert p.display[2] >= 0 and p.cell[6] == cell_at(2, -1)
    assert in_turn(p), "the turn goes on normally"
    assert [answer for answer in asked(p) if answer >= n.PLACE] == [n.PLACE + 24 + place for place in range(4)]


def test_7_2_3_not_when_free_actions_could_pay() -> None:
    p = glade()
    stand(p, "F03 top", "F01 top")  # a flower and 2 crystals pay for F05
    fill(p, "F01", "F02", "F03", "F04")
    p.ready = 1
    asked(p)
    assert in_turn(p) and asked(p)[0] == n.STOP


@pytest.mark.parametrize(
    ("tile", "active", "crystals", "cards", "payable"),
    [
        ("F05", ["F03 top"], 1, [], True),  # 1 crystal, 1 flower
        ("F05", ["F03 top"], 0, [], False),
        ("F05", ["F03 top", "F03 left"], 0, [], True),  # one makes the flower, one stays
        # a bought flower costs 4: 5 crystals, but there are 4
        ("F05", ["F02 top", "F04 top"], 2, [], False),
        ("F05", ["F02 top", "F04 top"], 2, ["E09"], True),  # with E09 it costs 3
        ("F12", ["F03 top", "F03 left"], 0, [], True),  # 2 flowers
        ("F12", ["F03 top", "F01 left"], 2, [], True),  # 1 flower, 4 crystals for the other
        ("F12", ["F03 top", "F01 left"], 1, [], False),
        ("F22", ["F01 top", "F01 left"], 1, [], True),  # 5 crystals
        ("F22", ["F01 top", "F02 left"], 1, [], False),
    ],
)
def test_7_2_3_what_free_actions_can_pay(
    tile: str, active: list[str], crystals: int, cards: list[str], payable: bool
) -> None:
    p = glade()
    stand(p, *active)
    own(p, *cards)
    p.stock[CRYSTAL] = crystals
    assert could_afford(p, FIELD_IDS.index(tile)) == payable


def test_7_2_3_with_an_empty_display_nothing_happens() -> None:
    p = glade()
    fill(p, "F01", "F02", "F03", "F04")
    display(p)
    p.ready = 1
    assert asked(p) == [n.STOP]


def test_7_2_3_not_without_an_available_apprentice() -> None:
    p = glade()
    fill(p, "F01", "F02", "F03", "F04")
    p.ready = 0
    asked(p)
    assert in_turn(p)


def test_7_2_3_not_while_a_spot_is_empty() -> None:
    p = glade()
    rudolph(p, "F01 left")
    asked(p)
    assert in_turn(p)
