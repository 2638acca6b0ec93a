"""Sections 1 to 3 and 16: components, terms, the vocabulary of costs, gains, counters and triggers."""

from collections import Counter
from typing import Any

import pytest

from tableforone.games.salamandra.rules import cards
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.cards import cost_of, gain_of, simple_gain
from tableforone.games.salamandra.rules.scoring import count, faith
from tableforone.games.salamandra.rules.solo_cards import labour_card, placement_cards
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.salamandra.glade import (
    CRYSTAL,
    FLOWER,
    FRUIT,
    LEAF,
    act,
    asked,
    give,
    glade,
    grove,
    harvested,
    lay,
    own,
    rudolph,
    spot,
    stand,
    start,
    told,
)


def test_1_1_four_rounds_and_apprentices_stay() -> None:
    p = glade()
    act(p, n.PLACE + spot("F02 left"), n.PLACE + spot("F02 top"), n.PLACE + spot("F01 top"))
    p.vp = 100
    while p.stack and p.round < 2:
        give(p, n.STOP)
    assert p.active == [spot("F01 top"), spot("F02 top"), spot("F02 left")]
    assert cards.ROUNDS == 4


def test_1_2_octagons_are_fields_and_temple_halves() -> None:
    from tableforone.games.salamandra.rules.geometry import octagons

    assert len(octagons(glade())) == 6


@pytest.mark.parametrize(("tile", "good"), [("F02", LEAF), ("F03", FLOWER), ("F04", FRUIT)])
def test_1_3_resources_exist_only_during_the_turn(tile: str, good: int) -> None:
    p = glade()
    stand(p, f"{tile} top")
    act(p, n.WORK + spot(f"{tile} top"))
    assert p.stock[good] == 1
    give(p, n.PLACE + spot("F01 left"))
    assert p.stock[good] == 0


def test_1_4_crystals_are_kept() -> None:
    p = glade()
    stand(p, "F01 top")
    act(p, n.WORK + spot("F01 top"), n.PLACE + spot("F02 left"))
    assert p.stock[CRYSTAL] == 2


def test_1_5_scrolls_are_kept() -> None:
    p = glade()
    p.scrolls = 3
    act(p, n.PLACE + spot("F02 left"))
    assert p.scrolls == 3


def test_1_6_divinity_cards_are_bears_and_eagles_only() -> None:
    p = glade()
    own(p, "B02", "E02", "SW2", "SB2", "SB3")
    assert count(p, n.COUNTERS.index("cards:divinity")) == 2
    assert count(p, n.COUNTERS.index("cards:salamander")) == 3


def test_1_7_everybody_is_active_at_the_start_of_a_round() -> None:
    p = glade()
    p.vp = 100
    stand(p, "F01 top", "F02 top", tired=True)
    p.ready = 0
    act(p, n.STOP)
    while p.round < 2:
        give(p, n.STOP)
    assert p.active == [spot("F01 top"), spot("F02 top")]
    assert p.tired == []


def test_2_1_1_counts_of_the_box() -> None:
    box = cards.CONSTANTS["components"]
    assert len(cards.FIELD_DATA) == box["field_tiles"] == 24
    assert [len(cards.START_TILES), len(cards.PILE_TILES)] == [4, 20]
    assert len(cards.GROVE_DATA) == box["grove_tiles"] == 30
    assert [len(deck) for deck in cards.DECK_CARDS] == [12, 12, 8, 8]
    assert len(cards.BOOK_DATA) == box["spellbook_cards"] == 10


def test_2_1_the_data_is_as_described() -> None:
    colours = Counter(colour for tile in cards.FIELD_DATA for colour in tile["colors"])
    assert colours == dict.fromkeys(n.COLORS, 7)
    assert sum(cards.IS_CAULDRON) == 11
    assert [sum(tile["crystals"][path] for tile in cards.GROVE_DATA) for path in range(4)] == [14] * 4
    assert sum(cards.DIVINITY_FAITH[:12]) == sum(cards.DIVINITY_FAITH[12:]) == 24
    assert [sum(cards.SALAMANDER_FAITH[:8]), sum(cards.SALAMANDER_FAITH[8:])] == [16, 15]
    assert len(set(cards.BOOK_COUNTER)) == 10


def test_2_1_2_ten_apprentices_for_each() -> None:
    assert sum(cards.APPRENTICES_BY_ROUND) == cards.APPRENTICES == 10


def test_2_1_3_scrolls_and_crystals_never_run_out() -> None:
    p = glade()
    p.book_spots = [YOU, n.NOBODY, YOU, n.NOBODY, YOU, n.NOBODY]
    p.scrolls, p.stock[CRYSTAL] = 13, 100
    stand(p, "F01 top", tired=True)
    p.ready = 0
    grove(p, "G05", 0, -2)
    act(p, n.STOP, n.GROVE + cards.GROVE_IDS.index("G05"))
    assert p.scrolls == 14


def test_2_1_4_solo_cards() -> None:
    assert [len(labour_card(level)) for level in "123"] == [9, 9, 9]
    assert len(placement_cards()) == 16


def test_2_2_the_player_board() -> None:
    assert cards.APPRENTICES_BY_ROUND == [3, 2, 3, 2]
    assert cards.INCOME_CRYSTALS == 2
    assert cards.SCROLLS_FOR_BOOK == 4
    assert cards.ROW_POINTS[:8] == [0, 0, 4, 0, 3, 0, 2, 0]


def test_2_3_three_spellbooks_are_used() -> None:
    assert cards.BOOKS == 3


def test_2_4_the_printed_free_actions() -> None:
    assert [cards.BUY_PRICE, cards.REST_CRYSTALS, cards.HARVEST_PRICE] == [4, 1, 3]


# --- 3: vocabulary


def test_3_1_costs_are_known_and_all_parts_are_paid() -> None:
    assert cost_of("x", {"crystal": 2, "any_resource": 1, "apprentice": 1}) == [2, 0, 0, 0, 0, 0, 1]
    with pytest.raises(ValueError, match="F99: unknown cost"):
        cost_of("F99", {"gold": 1})


def test_3_1_any_resource_is_the_payers_choice() -> None:
    p = glade()
    lay(p, "F07", 2, -1)
    stand(p, "F07 top", "F02 top", "F03 top")
    act(p, n.WORK + spot("F02 top"), n.WORK + spot("F03 top"), n.WORK + spot("F07 top"))
    assert asked(p) == [LEAF, FLOWER]
    give(p, FLOWER)
    assert told(p, "pay_any") == [(FLOWER,)]
    assert p.vp == 4  # two green tiles


def test_3_1_any_resource_is_paid_without_a_question_when_there_is_one_kind() -> None:
    p = glade()
    lay(p, "F16", 2, -1)
    stand(p, "F16 top", "F04 top")
    act(p, n.WORK + spot("F04 top"), n.WORK + spot("F16 top"))
    assert told(p, "pay_any") == [(FRUIT,)]
    assert p.vp == 2


def test_3_2_gains_are_resolved_in_the_written_order() -> None:
    assert gain_of("x", {"scroll": 1, "vp": 2}) == [
        (n.EARN, n.GOODS.index("vp"), 2),
        (n.EARN, n.GOODS.index("scroll"), 1),
    ]
    with pytest.raises(ValueError, match="unknown gain"):
        gain_of("x", {"gold": 1})
    with pytest.raises(ValueError, match="points, scrolls or crystals"):
        simple_gain("x", {"leaf": 1})


def test_3_2_an_impossible_part_is_skipped() -> None:
    p = glade()
    p.gap = [0] * 30
    p.stock[CRYSTAL], p.stock[4] = 2, 1
    p.top[2] = cards.SALAMANDER_IDS.index("SW6")  # harvest a grove, 8 points: there is no grove
    stand(p, "F01 left")
    p.stack = [(n.ACT,)]
    act(p, n.TEMPLE_WHITE + spot("F01 left"))
    assert p.vp == 8


COUNTS: list[tuple[str, int]] = [
    ("tiles:orange", 2),
    ("tiles:green", 2),
    ("tiles:white", 0),
    ("tiles:purple", 0),
    ("tiles:cauldron", 1),
    ("cards:divinity", 2),
    ("cards:salamander", 1),
    ("groves", 3),
    ("spellbooks", 1),
    ("flat", 1),
]


@pytest.mark.parametrize(("counter", "value"), COUNTS)
def test_3_3_counters(counter: str, value: int) -> None:
    p = glade()
    lay(p, "F21", 2, -1)  # orange and green
    lay(p, "F07", 2, 1)  # green, cauldron, nobody is there
    lay(p, "F11", -1, 1)  # orange, cauldron
    stand(p, "F21 top", "F21 left", "F02 top")
    stand(p, "F11 left", tired=True)
    own(p, "B02", "E02", "SW2")
    harvested(p, "G01", "G02", "G03")
    p.book_spots[3] = YOU
    assert count(p, n.COUNTERS.index(counter)) == value


def test_3_4_every_trigger_has_a_listener() -> None:
    assert all(cards.LISTENERS[on] for on in range(len(n.TRIGGERS) - 1))
    assert all(cards.LISTENERS[n.ON_COLOR + colour] for colour in range(4))


def test_3_4_1_a_card_does_not_trigger_on_its_own_arrival() -> None:
    p = glade()
    p.stack = [(n.ACT,), (n.TAKE_CARD, n.EAGLE)]
    asked(p)  # take E01: 2 points for each card taken
    assert (p.divinities, p.vp) == (1 << 12, 0)
    p.stack.append((n.TAKE_CARD, n.BEAR))
    asked(p)
    assert p.vp == 2


def test_3_4_2_several_cards_with_the_same_trigger_add_up() -> None:
    p = glade()
    own(p, "E01", "E03", "E06")
    p.stack.append((n.TAKE_CARD, n.BEAR))
    asked(p)
    assert (p.vp, p.stock[CRYSTAL]) == (3, 1)


def test_3_4_3_nothing_rudolph_does_triggers() -> None:
    p = glade()
    own(p, "B09", "B10", "B11", "B12", "B01", "E05", "B04", "B05", "E10", "E12")
    grove(p, "G01", 0, -1)
    p.rudolph_scrolls = 2
    rudolph(p, "F01 top", "F02 top", "F03 top", "F04 top")
    p.stack = [(n.ROUND_END,), (n.ARROW,)]
    p.vp = 50
    asked(p)
    assert (p.vp, p.stock[CRYSTAL]) == (50, 0)


CONVERSIONS: list[tuple[str, int, int, int]] = [
    ("B06", 0, 6, 5),
    ("B08", 0, 6, 4),
    ("E02", 0, 5, 4),
    ("E04", 0, 5, 5),
    ("E09", 1, 3, LEAF),
    ("E09", 2, 3, FLOWER),
    ("E09", 3, 3, FRUIT),
]


@pytest.mark.parametrize(("card", "choice", "price", "good"), CONVERSIONS)
def test_3_5_conversions_as_often_as_wished(card: str, choice: int, price: int, good: int) -> None:
    p = glade()
    own(p, card)
    p.stock[CRYSTAL] = 2 * price
    answer = n.CONVERT + cards.DIVINITY_IDS.index(card) * 4 + choice
    act(p, answer, answer)
    assert (p.stock[CRYSTAL], p.stock[good]) == (0, 2)
    assert answer not in asked(p)


# --- 16: where sources disagree


def test_16_1_apprentices_arrive_3_2_3_2() -> None:
    assert cards.APPRENTICES_BY_ROUND == [3, 2, 3, 2]


def test_16_2_b07_pays_for_building() -> None:
    assert cards.DIVINITY_DATA[cards.DIVINITY_IDS.index("B07")]["trigger"] == {"on": "build", "gain": {"vp": 2}}


def test_16_3_symbols_as_on_the_pictures() -> None:
    symbols = dict(zip(cards.SALAMANDER_IDS, cards.SALAMANDER_FAITH, strict=True))
    symbols |= dict(zip(cards.DIVINITY_IDS, cards.DIVINITY_FAITH, strict=True))
    assert [symbols[card] for card in ("SB8", "SW3", "SW8", "E09", "E10", "E11", "E12")] == [3, 2, 3, 3, 3, 3, 3]


def test_16_4_f10_and_f24_as_on_the_pictures() -> None:
    data: dict[str, Any] = {tile["id"]: tile for tile in cards.FIELD_DATA}
    assert data["F10"]["cost"] == {"leaf": 1, "fruit": 1}
    assert data["F24"]["action"]["gain"] == {"vp_per": {"count": "groves", "vp": 2}}


def test_16_5_an_empty_salamander_deck_pays_the_temples_gain() -> None:
    assert [len(gain) for gain in cards.TEMPLE_GAIN] == [1, 2]


def test_16_6_exactly_four_scrolls_are_given_back() -> None:
    p = glade()
    p.scrolls = 6
    stand(p, "F01 left")
    p.stack = [(n.SPELLBOOK, 1)]
    give(p, n.BOOK)
    assert p.scrolls == 2


def test_16_7_the_grove_row_scores_at_once() -> None:
    p = glade()
    harvested(p, "G01")
    grove(p, "G05", 0, -2)
    p.stack.append((n.PICK_GROVE,))
    asked(p)
    assert p.vp == 4


def test_16_8_sp09_counts_own_books_only() -> None:
    p = glade()
    p.book_spots = [OPPONENT, OPPONENT, YOU, OPPONENT, n.NOBODY, n.NOBODY]
    assert count(p, n.COUNTERS.index("spellbooks")) == 1


def test_16_9_both_kinds_of_salamander_carry_crowns() -> None:
    p = glade()
    own(p, "SW8", "SB8")
    assert faith(p) == [6, 0, 0]


def test_the_first_thing_revealed_is_a_starting_tile() -> None:
    assert start().stack[-1][0] == n.LAY_START
