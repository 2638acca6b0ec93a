"""Sections 8 and 9: cards, groves, scrolls and Spellbooks."""

import pytest

from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.cards import DIVINITY_DATA, DIVINITY_IDS, GROVE_DATA, GROVE_IDS, LISTENERS
from tableforone.games.salamandra.rules.gains import fire
from tableforone.games.salamandra.rules.scoring import faith
from tableforone.kernel.frames import OPPONENT, YOU
from tests.games.salamandra.glade import (
    CRYSTAL,
    act,
    asked,
    display,
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


def test_8_1_divinity_cards_last_and_count_for_faith() -> None:
    p = glade()
    own(p, "B11", "E12")
    act(p, n.PLACE + spot("F01 left"), n.PLACE + spot("F01 right"))
    assert p.vp == 2
    assert faith(p) == [0, 3, 3]


TRIGGERED = [card for card in DIVINITY_DATA if "trigger" in card]


@pytest.mark.parametrize("card", TRIGGERED, ids=[card["id"] for card in TRIGGERED])
def test_8_1_each_divinity_card_with_a_trigger(card: dict[str, dict[str, dict[str, int]]]) -> None:
    p = glade()
    own(p, str(card["id"]))
    number = DIVINITY_IDS.index(str(card["id"]))
    for trigger in range(len(LISTENERS)):
        fire(p, trigger)
    gain = card["trigger"]["gain"]
    assert (p.vp, p.stock[CRYSTAL]) == (gain.get("vp", 0), gain.get("crystal", 0))
    assert [event[0] for event in told(p, "trigger")] == [number]


def test_8_2_salamander_cards_work_once_and_keep_their_crowns() -> None:
    p = glade()
    stand(p, "F01 left")
    asked(p)
    p.stock = [2, 0, 0, 0, 1, 0]
    give(p, n.TEMPLE_WHITE + spot("F01 left"))
    assert (p.vp, faith(p)) == (13, [1, 0, 0])
    give(p, n.PLACE + spot("F02 left"))
    assert p.vp == 13


def test_8_3_triggers_of_the_cards_before_then_the_card_then_the_next() -> None:
    p = glade()
    own(p, "E06")
    p.stack.append((n.TAKE_CARD, n.BEAR))
    asked(p, [5])
    assert (p.vp, p.divinities, p.top[n.BEAR]) == (1, 1 | 1 << DIVINITY_IDS.index("E06"), 5)
    assert [event[0] for event in p.heard or []] == ["take_card", "trigger", "turn_up"]


def test_8_3_an_empty_deck_gives_nothing_and_triggers_nothing() -> None:
    p = glade()
    own(p, "E01")
    p.top[n.BEAR], p.bags[n.BEAR] = -1, 0
    p.stack.append((n.TAKE_CARD, n.BEAR))
    asked(p)
    assert (p.vp, p.divinities) == (0, 1 << 12)


def test_8_3_the_last_card_leaves_an_empty_place() -> None:
    p = glade()
    p.bags[n.EAGLE] = 0
    p.stack.append((n.TAKE_CARD, n.EAGLE))
    asked(p)
    assert p.top[n.EAGLE] == -1


# --- 8.4: groves


@pytest.mark.parametrize("number", range(8))
def test_8_4_1_the_grove_row(number: int) -> None:
    p = glade()
    harvested(p, *GROVE_IDS[:number])
    grove(p, "G30", 0, -1)  # 3 points
    p.stack.append((n.PICK_GROVE,))
    asked(p)
    assert p.vp == 3 + {1: 4, 3: 3, 5: 2}.get(number, 0)


@pytest.mark.parametrize("data", GROVE_DATA, ids=GROVE_IDS)
def test_8_4_2_the_gain_of_each_grove(data: dict[str, dict[str, int]]) -> None:
    p = glade()
    grove(p, str(data["id"]), 0, -1)
    p.stack.append((n.PICK_GROVE,))
    asked(p)
    gain = data["gain"]
    assert (p.vp, p.scrolls) == (gain.get("vp", 0), gain.get("scroll", 0))
    assert p.divinities == (1 if "take_bear" in gain else 1 << 12 if "take_eagle" in gain else 0)


def test_8_4_2_triggers_then_gain_then_spellbook() -> None:
    p = glade()
    own(p, "B01", "E05", "B04")
    p.scrolls = 3
    stand(p, "F01 left", "F02 left", tired=True)
    grove(p, "G05", 0, -1)
    p.stack.append((n.PICK_GROVE,))
    asked(p)
    assert word(p) == "spellbook" and p.vp == 3
    assert [event[0] for event in p.heard or []] == ["harvest", "trigger", "trigger", "earn", "trigger"]


@pytest.mark.parametrize(("card", "points"), [("SW6", 8), ("SW7", 5)])
def test_8_4_3_a_card_harvests_any_grove_for_nothing(card: str, points: int) -> None:
    p = glade()
    show(p, card)
    far, near = grove(p, "G17", 1, 0), grove(p, "G18", 0, -2)
    stand(p, "F01 top")
    asked(p)
    p.stock = [2, 0, 0, 0, 1, 0]
    assert give(p, n.TEMPLE_WHITE + spot("F01 top")) == [n.GROVE + far, n.GROVE + near]
    give(p, n.GROVE + far)
    assert (p.vp, p.stock[CRYSTAL], p.groves) == (points + 5, 0, 1 << far)


def test_8_4_4_an_emptied_gap_stays_empty() -> None:
    p = glade()
    grove(p, "G18", -1, -2)
    p.stack.append((n.PICK_GROVE,))
    asked(p)
    act(p, n.PLACE + spot("F01 top"))
    assert not any(p.gap) and p.stock[CRYSTAL] == 0


# --- 9: Spellbooks


def test_9_1_once_on_each_book() -> None:
    p = glade()
    p.scrolls, p.book_spots = 4, [YOU, n.NOBODY, n.NOBODY, OPPONENT, n.NOBODY, n.NOBODY]
    stand(p, "F01 left", "F02 left")
    p.stack.append((n.SPELLBOOK, 1))
    assert asked(p) == [n.BOOK + 2, n.BOOK + 4, n.BOOK + 5]


def test_9_2_four_scrolls_move_an_apprentice_active_or_not() -> None:
    p = glade()
    own(p, "B05", "E10")
    p.scrolls = 4
    stand(p, "F01 left")
    stand(p, "F02 left", tired=True)
    p.stack.append((n.SPELLBOOK, 1))
    assert asked(p) == [n.BOOK + place for place in range(6)]
    assert give(p, n.BOOK + 3) == [n.LEAVE + spot("F01 left"), n.LEAVE + spot("F02 left")]
    give(p, n.LEAVE + spot("F02 left"))
    assert (p.scrolls, p.book_spots[3], p.active, p.tired) == (0, YOU, [spot("F01 left")], [])
    assert (p.vp, p.stock[CRYSTAL]) == (2, 2)


def test_9_2_repeated_while_four_scrolls_remain() -> None:
    p = glade()
    p.scrolls = 9
    stand(p, "F01 left", "F02 left", "F03 left")
    p.stack.append((n.SPELLBOOK, 1))
    act(p, n.BOOK, n.LEAVE + spot("F01 left"), n.BOOK + 2, n.LEAVE + spot("F02 left"))
    assert in_turn(p) and p.scrolls == 1


def test_9_2_1_after_a_placement() -> None:
    p = glade()
    lay(p, "F06", 2, -1)
    p.scrolls = 3
    stand(p, "F01 left")
    act(p, n.PLACE + spot("F06 top"))
    assert word(p) == "spellbook"


def test_9_2_1_after_a_cauldron() -> None:
    p = glade()
    lay(p, "F11", 2, -1)
    p.scrolls, p.stock[CRYSTAL] = 3, 2
    stand(p, "F11 top")
    act(p, n.WORK + spot("F11 top"))
    assert word(p) == "spellbook"


def test_9_2_1_after_each_harvested_grove_or_after_the_whole_harvest() -> None:
    for timing, next_word in (("immediate", "spellbook"), ("end_of_action", "harvest")):
        p = glade(spellbook_timing=timing)
        p.ready, p.scrolls, p.stock[CRYSTAL] = 0, 3, 6
        stand(p, "F01 top", "F02 top", tired=True)
        first, second = grove(p, "G05", 0, -2), grove(p, "G08", 1, -2)
        act(p, n.STOP, n.GROVE + first)
        assert word(p) == next_word
        if timing == "end_of_action":
            give(p, n.GROVE + second)
            assert word(p) == "spellbook" and p.scrolls == 5


def test_9_2_1_at_the_end_of_the_action_a_new_apprentice_may_move() -> None:
    p = glade(spellbook_timing="end_of_action")
    p.scrolls = 3
    stand(p, "F02 left", tired=True)
    display(p, "F10")
    asked(p)
    p.stock = [0, 1, 0, 1, 0, 0]
    act(p, n.BUILD, n.CELL + 1 + p.cell[1])
    assert word(p) == "option"
    act(p, n.PLACE + spot("F10 left"), n.BOOK)
    assert n.LEAVE + spot("F10 left") in asked(p)


def test_9_2_2_impossible_moves_keep_the_scrolls() -> None:
    everywhere = [YOU, n.NOBODY] * 3
    full = [YOU, OPPONENT, YOU, n.NOBODY, OPPONENT, OPPONENT]
    for spots in (everywhere, full):
        p = glade()
        p.scrolls, p.book_spots = 7, spots[:]
        stand(p, "F01 left")
        p.stack.append((n.SPELLBOOK, 1))
        asked(p)
        assert in_turn(p) and p.scrolls == 7


def test_9_2_2_without_an_apprentice_the_check_is_repeated_later() -> None:
    p = glade()
    p.scrolls = 4
    p.stack.append((n.SPELLBOOK, 1))
    asked(p)
    assert in_turn(p) and p.scrolls == 4
    give(p, n.PLACE + spot("F01 left"))
    assert word(p) == "spellbook"


def test_9_2_3_scrolls_beyond_four_are_kept() -> None:
    p = glade()
    p.scrolls = 5
    stand(p, "F01 left")
    p.stack.append((n.SPELLBOOK, 1))
    act(p, n.BOOK)
    assert p.scrolls == 1


def test_9_3_the_spot_left_behind_can_be_used_again() -> None:
    p = glade()
    p.scrolls = 4
    stand(p, "F01 top")
    p.stack.append((n.SPELLBOOK, 1))
    act(p, n.BOOK)
    assert p.taken[0] == 0 and p.active == p.tired == []
    give(p, n.PLACE + spot("F01 top"))
    assert p.vp == 1
