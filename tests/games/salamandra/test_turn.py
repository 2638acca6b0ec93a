"""Section 7 without building: free actions, placing, cauldron, temple, passing."""

import pytest

from tableforone.games.salamandra import GAME
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.cards import DIVINITY_IDS, FIELD_DATA, FIELD_IDS, SALAMANDER_IDS
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.kernel.faults import Fault
from tableforone.kernel.lines import write_position
from tableforone.kernel.saved import load_text
from tableforone.kernel.table import Table
from tests.games.salamandra.glade import (
    CRYSTAL,
    FLOWER,
    FRUIT,
    GREEN_POTION,
    LEAF,
    PURPLE_POTION,
    act,
    asked,
    fill,
    give,
    glade,
    grove,
    harvested,
    in_turn,
    lay,
    own,
    show,
    spot,
    stand,
    told,
    word,
)


def test_7_1_1_free_actions_then_one_main_action() -> None:
    p = glade()
    stand(p, "F01 left", "F02 left")
    act(p, n.REST + spot("F01 left"), n.WORK + spot("F02 left"))
    assert in_turn(p) and p.stock[LEAF] == 1
    give(p, n.PLACE + spot("F03 left"))
    assert p.stock[LEAF] == 0


def test_7_1_2_the_next_turn_follows_at_once() -> None:
    p = glade()
    act(p, n.PLACE + spot("F01 left"))
    assert in_turn(p) and p.round == 1


def test_7_1_3_after_the_main_action_the_turn_is_over() -> None:
    p = glade()
    stand(p, "F02 left")
    act(p, n.WORK + spot("F02 left"), n.PLACE + spot("F01 left"))
    assert told(p, "place") and p.stock[1:] == [0] * 5


def test_7_1_4_goods_are_lost_crystals_and_scrolls_stay() -> None:
    p = glade()
    asked(p)
    p.stock, p.scrolls = [3, 1, 1, 1, 1, 1], 2
    give(p, n.PLACE + spot("F01 left"))
    assert (p.stock, p.scrolls) == ([3, 0, 0, 0, 0, 0], 2)


def test_7_2_1_unplaced_apprentices_stay_available() -> None:
    p = glade()
    p.vp = 100
    fill(p, "F01", "F02", "F03")
    fill(p, "F04")
    p.display = [-1] * 4
    act(p, n.STOP)
    while p.round < 2:
        give(p, asked(p)[0])
    assert p.ready == 5


def test_7_2_2_normally_nothing_happens_at_the_start_of_a_turn() -> None:
    p = glade()
    before = p.key()
    asked(p)
    p.stack = [(n.START_TURN,)]
    assert p.key() == before


def test_7_3_1_buying_a_resource_costs_four_crystals() -> None:
    p = glade()
    p.stock[CRYSTAL] = 3
    assert not {LEAF, FLOWER, FRUIT} & set(asked(p))
    p.stock[CRYSTAL] = 9
    assert {LEAF, FLOWER, FRUIT} <= set(asked(p))
    give(p, n.BUY + FRUIT)
    assert (p.stock[CRYSTAL], p.stock[FRUIT]) == (5, 1)
    give(p, n.BUY + LEAF)
    assert p.stock == [1, 1, 0, 1, 0, 0]


def test_7_3_2_resting_gives_one_crystal_and_no_effect() -> None:
    p = glade()
    stand(p, "F01 left")
    act(p, n.REST + spot("F01 left"))
    assert (p.stock[CRYSTAL], p.active, p.tired) == (1, [], [spot("F01 left")])
    assert n.REST + spot("F01 left") not in asked(p)


BILLHOOKS: list[tuple[str, list[int], list[int]]] = [
    ("F01", [0] * 6, [2, 0, 0, 0, 0, 0]),
    ("F02", [0] * 6, [0, 1, 0, 0, 0, 0]),
    ("F03", [0] * 6, [0, 0, 1, 0, 0, 0]),
    ("F04", [0] * 6, [0, 0, 0, 1, 0, 0]),
    ("F05", [0] * 6, [1, 1, 0, 0, 0, 0]),
    ("F06", [0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0]),
    ("F10", [0] * 6, [3, 0, 0, 0, 0, 0]),
    ("F13", [0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 1]),
    ("F14", [0] * 6, [1, 0, 1, 0, 0, 0]),
    ("F17", [0] * 6, [1, 0, 0, 1, 0, 0]),
    ("F18", [0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 1]),
    ("F21", [3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0]),
]


@pytest.mark.parametrize(("tile", "before", "after"), BILLHOOKS)
def test_7_3_3_each_billhook_tile(tile: str, before: list[int], after: list[int]) -> None:
    p = glade()
    if tile not in ("F01", "F02", "F03", "F04"):
        lay(p, tile, 2, -1)
    stand(p, f"{tile} right")
    asked(p)
    p.stock = before[:]
    give(p, n.WORK + spot(f"{tile} right"))
    assert p.stock == after
    assert in_turn(p) and p.tired == [spot(f"{tile} right")]


@pytest.mark.parametrize("tile", ["F06", "F09", "F13", "F18", "F21"])
def test_7_3_3_without_the_whole_cost_there_is_no_harvest(tile: str) -> None:
    p = glade()
    lay(p, tile, 2, -1)
    stand(p, f"{tile} top")
    assert n.WORK + spot(f"{tile} top") not in asked(p)


def test_7_3_3_f09_reactivates_another_apprentice() -> None:
    p = glade()
    lay(p, "F09", 2, -1)
    stand(p, "F09 top")
    stand(p, "F02 left", tired=True)
    p.stock[CRYSTAL] = 1
    answers = act(p, n.WORK + spot("F09 top"))
    assert answers == [n.WAKE + spot("F02 left"), n.WAKE + spot("F09 top")]
    give(p, n.WAKE + spot("F02 left"))
    assert (p.active, p.tired, p.stock[CRYSTAL]) == ([spot("F02 left")], [spot("F09 top")], 0)


def test_all_billhook_tiles_are_tested() -> None:
    seals = {tile["id"] for tile in FIELD_DATA if tile["seal"] == "billhook"}
    assert seals == {tile for tile, _, _ in BILLHOOKS} | {"F09"}


def purchases(p: Salamandra) -> list[int]:
    """What crystals can buy now."""
    return [a for a in asked(p) if n.STOP < a < n.BUILD or n.CONVERT <= a < n.REST]


def conversion(card: str, kind: int = 0) -> int:
    return n.CONVERT + DIVINITY_IDS.index(card) * 4 + kind


def begun(p: Salamandra) -> Table:
    """A table whose game starts with this position."""
    return Table(GAME, GAME.setup("1"), 0, start=write_position(p, GAME.fields, GAME.words))


def test_7_3_4_cards_sell_beside_the_board() -> None:
    p = glade()
    own(p, "B06", "B08")
    p.stock[CRYSTAL] = 6
    assert purchases(p) == [*RESOURCES, conversion("B06"), conversion("B08")]


RESOURCES = [n.BUY + LEAF, n.BUY + FLOWER, n.BUY + FRUIT]
TRADED = [conversion("E09", kind) for kind in (LEAF, FLOWER, FRUIT)]


@pytest.mark.parametrize(
    ("owned", "offered"),
    [
        (["E09"], TRADED),
        (["B06", "E04"], [*RESOURCES, conversion("E04")]),
        (["B08", "E02"], [*RESOURCES, conversion("E02")]),
        (["B06", "E02"], [*RESOURCES, conversion("B06"), conversion("E02")]),  # different potions
        (["B06", "B08", "E02", "E04", "E09"], [conversion("E02"), conversion("E04"), *TRADED]),
    ],
)
def test_7_3_5_only_the_lower_price_for_the_same_piece(owned: list[str], offered: list[int]) -> None:
    p = glade()
    own(p, *owned)
    p.stock[CRYSTAL] = 20
    assert purchases(p) == offered


@pytest.mark.parametrize(("crystals", "offered"), [(2, []), (3, TRADED), (4, TRADED)])
def test_7_3_5_the_lower_price_is_all_that_is_needed(crystals: int, offered: list[int]) -> None:
    p = glade()
    own(p, "E09")
    p.stock[CRYSTAL] = crystals
    assert purchases(p) == offered


@pytest.mark.parametrize(
    ("owned", "dearer", "price"),
    [(["E09"], n.BUY + LEAF, 4), (["B06", "E04"], conversion("B06"), 6), (["B08", "E02"], conversion("B08"), 6)],
)
def test_7_3_5_a_saved_game_that_paid_more_is_replayed_as_it_was_played(
    owned: list[str], dearer: int, price: int
) -> None:
    p = glade()
    own(p, *owned)
    p.stock[CRYSTAL] = 9
    table = begun(p)
    with pytest.raises(Fault, match="is not one of the choices"):
        table.answer(dearer)
    table.answer(dearer, kept=True)
    assert table.view["you"]["crystals"] == 9 - price
    again = load_text(table.to_json(), lambda _: GAME)
    assert (again.fingerprint, again.line) == (table.fingerprint, table.line)
    again.undo()
    assert dearer not in again.legal and again.can_redo
    again.redo()
    assert again.line == table.line


def test_7_3_5_a_saved_game_cannot_have_paid_what_was_never_for_sale() -> None:
    p = glade()
    own(p, "E04")
    p.stock[CRYSTAL] = 5
    table = begun(p)
    never = [n.BUILD, conversion("B06"), conversion("E02"), conversion("E04", LEAF), n.WORK, -1, 10**6, (1,), True]
    for answer in never:
        with pytest.raises(Fault, match="is not one of the choices"):
            table.answer(answer, kept=True)


# --- 7.4: place


def test_7_4_1_any_empty_spot_of_any_field() -> None:
    p = glade()
    stand(p, "F01 top", "F01 left")
    places = [answer - n.PLACE for answer in asked(p) if answer >= n.PLACE]
    assert places == [place for place in range(16) if place not in (spot("F01 top"), spot("F01 left"))]
    give(p, n.PLACE + spot("F01 right"))
    assert p.ready == 2 and spot("F01 right") in p.active


def test_7_4_2_path_crystals_are_not_used_up() -> None:
    p = glade()
    grove(p, "G16", -1, -2)  # crystals NW, NE, SE
    act(p, n.PLACE + spot("F01 top"), n.PLACE + spot("F01 left"))
    assert p.stock[CRYSTAL] == 2


@pytest.mark.parametrize("tile", FIELD_IDS)
def test_7_4_3_the_bonus_of_each_tile_on_spot_0_only(tile: str) -> None:
    bonus = FIELD_DATA[FIELD_IDS.index(tile)]["bonus"]
    p = glade()
    if tile > "F04":
        lay(p, tile, 2, -1)
    act(p, n.PLACE + spot(f"{tile} bottom"))
    assert (p.vp, p.scrolls) == (0, 0)
    give(p, n.PLACE + spot(f"{tile} top"))
    assert (p.vp, p.scrolls) == (bonus.get("vp", 0), bonus.get("scroll", 0))


@pytest.mark.parametrize(
    ("card", "tile", "points", "crystals"),
    [
        ("B09", "F04", 1, 0),
        ("B10", "F03", 1, 0),
        ("B11", "F01", 1, 0),
        ("B12", "F02", 1, 0),
        ("B09", "F01", 0, 0),
        ("B12", "F21", 1, 0),
        ("B11", "F21", 1, 0),
        ("B02", "F07", 0, 1),
        ("E12", "F07", 1, 0),
        ("E12", "F02", 0, 0),
    ],
)
def test_7_4_4_triggers_of_placing(card: str, tile: str, points: int, crystals: int) -> None:
    p = glade()
    own(p, card)
    if tile > "F04":
        lay(p, tile, 2, -1)
    act(p, n.PLACE + spot(f"{tile} left"))
    assert (p.vp, p.stock[CRYSTAL]) == (points, crystals)


# --- 7.6: cauldron

CAULDRONS: list[tuple[str, list[int], int, int]] = [  # tile, stock before, points, scrolls
    ("F07", [0, 1, 0, 0, 0, 0], 4, 0),
    ("F08", [0, 0, 0, 0, 1, 0], 6, 0),
    ("F11", [2, 0, 0, 0, 0, 0], 3, 1),
    ("F12", [3, 0, 0, 0, 0, 0], 4, 0),
    ("F15", [0, 0, 0, 0, 0, 1], 6, 0),
    ("F16", [0, 0, 0, 1, 0, 0], 4, 0),
    ("F19", [2, 0, 0, 1, 0, 0], 6, 0),
    ("F20", [0, 0, 0, 1, 0, 0], 2, 0),
    ("F22", [0, 1, 0, 0, 0, 0], 4, 0),
    ("F23", [2, 0, 0, 0, 0, 0], 3, 0),
    ("F24", [3, 0, 0, 0, 0, 0], 6, 0),
]


@pytest.mark.parametrize(("tile", "stock", "points", "scrolls"), CAULDRONS)
def test_7_6_1_each_cauldron_tile(tile: str, stock: list[int], points: int, scrolls: int) -> None:
    """With an apprentice on each starting tile, 2 Divinity and 1 Salamander cards, 3 groves."""
    p = glade()
    lay(p, tile, 2, -1)
    stand(p, f"{tile} top")
    stand(p, "F01 left", "F02 left", "F03 left", "F04 left", tired=True)
    own(p, "B06", "E04", "SW2")
    harvested(p, "G01", "G02", "G03")
    asked(p)
    p.stock = stock[:]
    give(p, n.WORK + spot(f"{tile} top"))
    assert (p.vp, p.scrolls, p.stock) == (points, scrolls, [0] * 6)
    assert spot(f"{tile} top") in p.tired


def test_all_cauldron_tiles_are_tested() -> None:
    seals = {tile["id"] for tile in FIELD_DATA if tile["seal"] == "cauldron"}
    assert seals == {tile for tile, *_ in CAULDRONS}


def test_7_6_1_zero_points_are_allowed_and_the_turn_ends() -> None:
    p = glade()
    lay(p, "F24", 2, -1)
    stand(p, "F24 top", "F02 left")
    p.stock[CRYSTAL] = 3
    act(p, n.WORK + spot("F02 left"), n.WORK + spot("F24 top"))
    assert p.vp == 0 and p.stock[LEAF] == 0 and in_turn(p)


def test_7_6_1_without_the_whole_cost_no_cauldron() -> None:
    p = glade()
    for east, tile in enumerate(["F07", "F08", "F11", "F12", "F15"]):
        lay(p, tile, 2 + east, -1)
        stand(p, f"{tile} top")
    p.stock[CRYSTAL] = 1
    assert not any(n.WORK <= answer < n.TEMPLE_WHITE for answer in asked(p))


# --- 7.7: temple


def test_7_7_1_both_halves_and_their_prices() -> None:
    p = glade()
    stand(p, "F01 left", "F04 left")
    asked(p)
    p.stock = [1, 0, 0, 0, 1, 1]
    assert not any(n.TEMPLE_WHITE <= answer < n.TEMPLE_BLACK for answer in asked(p))
    p.stock = [2, 0, 0, 0, 1, 1]
    temple = [answer for answer in asked(p) if n.TEMPLE_WHITE <= answer < n.PLACE]
    assert temple == [half + spot(f"{tile} left") for half in (400, 500) for tile in ("F01", "F04")]
    give(p, n.TEMPLE_BLACK + spot("F04 left"))
    assert p.stock[CRYSTAL] == 1 + 3  # SB1: 2 scrolls, 3 crystals
    assert p.tired == [spot("F04 left")]


def test_7_7_1_without_an_active_apprentice_no_temple() -> None:
    p = glade()
    stand(p, "F01 left", tired=True)
    asked(p)
    p.stock = [9, 0, 0, 0, 1, 1]
    assert not any(n.TEMPLE_WHITE <= answer < n.PLACE for answer in asked(p))


def temple(card: str, *tired: str) -> tuple[int, int, int]:
    """Take this Salamander card in a position that shows its gain: points, scrolls, crystals."""
    p = glade()
    show(p, card)
    stand(p, "F01 left")
    stand(p, *tired, tired=True)
    own(p, "B06", "E04")
    white = card[1] == "W"
    asked(p)
    p.stock = [2 if white else 1, 0, 0, 0, int(white), int(not white)]
    give(p, (n.TEMPLE_WHITE if white else n.TEMPLE_BLACK) + spot("F01 left"))
    assert p.salamanders == 1 << SALAMANDER_IDS.index(card)
    return p.vp, p.scrolls, p.stock[CRYSTAL]


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("SB1", (0, 2, 3)),
        ("SB2", (4, 2, 0)),
        ("SB3", (0, 1, 5)),
        ("SB4", (2, 2, 0)),
        ("SB5", (2, 1, 0)),
        ("SB6", (2, 1, 0)),
        ("SB7", (4, 1, 0)),
        ("SB8", (0, 2, 0)),
        ("SW1", (13, 0, 0)),
        ("SW2", (2, 0, 0)),
        ("SW3", (11, 0, 0)),
        ("SW6", (8, 0, 0)),
        ("SW7", (5, 0, 0)),
        ("SW8", (6, 0, 0)),
    ],
)
def test_7_7_2_each_salamander_card(card: str, gained: tuple[int, int, int]) -> None:
    """With apprentices on one tile of each colour, and two Divinity cards."""
    assert temple(card, "F02 left", "F03 left", "F04 left") == gained


@pytest.mark.parametrize(("card", "points"), [("SW4", 7), ("SW5", 2)])
def test_7_7_4_reactivation_may_choose_the_apprentice_that_paid(card: str, points: int) -> None:
    p = glade()
    show(p, card)
    stand(p, "F01 left")
    stand(p, "F02 left", tired=True)
    asked(p)
    p.stock = [2, 0, 0, 0, 1, 0]
    answers = give(p, n.TEMPLE_WHITE + spot("F01 left"))
    assert answers == [n.WAKE + spot("F01 left"), n.WAKE + spot("F02 left")]
    give(p, n.WAKE + spot("F01 left"))
    assert (p.vp, p.active) == (points, [spot("F01 left")])


def test_7_7_2_the_new_card_counts_and_triggers_fire_before_the_gain() -> None:
    p = glade()
    own(p, "E07", "E08", "E11", "SW2")
    stand(p, "F01 left")
    asked(p)
    p.stock = [1, 0, 0, 0, 0, 1]
    give(p, n.TEMPLE_BLACK + spot("F01 left"))
    kinds = [event[0] for event in p.heard or []]
    assert kinds.index("trigger") < kinds.index("earn")
    assert (p.vp, p.stock[CRYSTAL]) == (3, 1 + 3)
    assert p.salamanders.bit_count() == 2


def test_7_7_2_sw2_and_sw8_take_a_divinity_card() -> None:
    for card, deck in (("SW2", n.BEAR), ("SW8", n.EAGLE)):
        p = glade()
        show(p, card)
        shown = p.top[deck]
        stand(p, "F01 left")
        asked(p)
        p.stock = [2, 0, 0, 0, 1, 0]
        give(p, n.TEMPLE_WHITE + spot("F01 left"))
        assert p.divinities == 1 << shown and p.top[deck] not in (-1, shown)


@pytest.mark.parametrize(("half", "points", "scrolls"), [(0, 10, 0), (1, 4, 1)])
def test_7_7_3_an_empty_deck_pays_the_printed_gain(half: int, points: int, scrolls: int) -> None:
    p = glade()
    own(p, "E07")
    deck = n.WHITE_DECK + half
    p.top[deck], p.bags[deck] = -1, 0
    stand(p, "F01 left")
    asked(p)
    p.stock = [2, 0, 0, 0, 1, 1]
    give(p, n.TEMPLE_WHITE + 100 * half + spot("F01 left"))
    assert (p.vp, p.scrolls, p.salamanders) == (points, scrolls, 0)
    assert p.stock[CRYSTAL] == half


# --- 7.8: pass


def test_7_8_1_no_passing_while_an_apprentice_can_be_placed() -> None:
    p = glade()
    assert n.STOP not in asked(p)
    p.ready = 0
    assert n.STOP in asked(p)


def test_7_8_1_passing_with_no_empty_spot() -> None:
    p = glade()
    fill(p, "F01", "F02", "F03", "F04")
    p.stock[CRYSTAL] = 5  # F05 can be paid for: nothing is built for free
    answers = asked(p)
    assert answers[0] == n.STOP and in_turn(p)


def test_7_8_2_passing_ends_the_turns_of_the_round() -> None:
    p = glade()
    p.ready, p.vp = 0, 100
    act(p, n.STOP)
    assert word(p) == "recycle" and told(p, "pass") == [(0,)]


def test_7_8_potions_can_be_made_and_spent_in_one_turn() -> None:
    p = glade()
    lay(p, "F06", 2, -1)
    lay(p, "F13", 2, 1)
    stand(p, "F02 left", "F06 left", "F03 left", "F13 left", "F01 left")
    act(p, n.WORK + spot("F02 left"), n.WORK + spot("F06 left"))
    assert p.stock[GREEN_POTION] == 1
    act(p, n.WORK + spot("F03 left"), n.WORK + spot("F13 left"))
    assert p.stock[PURPLE_POTION] == 1
