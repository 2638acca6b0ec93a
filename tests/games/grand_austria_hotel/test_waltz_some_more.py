"""Module 5, *Would You Like Some More?*: its cards, and staff that flips (17)."""

from typing import Any

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.common.rules.tally import COMPLETED, COMPLETED_LARGE, FLIPPED
from tableforone.games.grand_austria_hotel.rules import decks
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import boosted, claim, die, room, take, use
from tests.games.grand_austria_hotel.waltz import new_table, round_end, turn

MORE = "some-more"
ELEVEN = "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4 r2c5 r3c1"


def test_17_module_5_is_played_against_leopold() -> None:
    assert new_table(MORE).view["opponent"] == "Leopold"


def test_17_1_fourteen_staff_three_objectives_three_tiles_and_no_guest_are_mixed_in() -> None:
    assert set(decks.STAFF_IN[m.SOME_MORE]) - set(decks.STAFF_IN[0]) == set(range(166, 180))
    assert [set(new) - set(old) for new, old in zip(decks.OBJECTIVES_IN[8], decks.OBJECTIVES_IN[0], strict=True)] == [
        {180}, {181}, {182}
    ]  # fmt: skip
    assert [len(new) - len(old) for new, old in zip(decks.TILES_IN[8], decks.TILES_IN[0], strict=True)] == [1, 1, 1]
    table = new_table(MORE)
    assert table.view["decks"]["guests"] == 56 - 5
    assert table.view["decks"]["staff"] == 62 - 5 - 10


def test_17_2_a6_takes_two_krones_and_an_item_or_five_points() -> None:
    both = round_end(MORE, 3, tiles="A6 B1 C1", money=2, kitchen=(1, 0, 0, 2))
    assert both.asked == "Choose a dish or drink to return"
    both.do("Return coffee")
    assert (both.p.money, both.kitchen, both.points) == (0, [1, 0, 0, 1], 0)
    for money, kitchen in ((1, (3, 0, 0, 0)), (9, (0, 0, 0, 0))):
        one = round_end(MORE, 3, tiles="A6 B1 C1", money=money, kitchen=kitchen)
        assert (one.p.money, one.points) == (money, -5)


def test_17_2_c6_takes_everything() -> None:
    s = round_end(MORE, 7, tiles="A1 B1 C6", money=9, kitchen=(1, 2, 3, 4))
    assert s.over
    assert (s.p.money, sum(s.p.kitchen), s.points) == (0, 0, 0)


def test_rewards_of_the_new_tiles() -> None:
    a = round_end(MORE, 3, tiles="A6 B1 C1", emperor=7, money=1)
    a.do("Take wine")
    assert (a.p.money, a.kitchen) == (3, [0, 0, 1, 0])
    b = round_end(MORE, 5, tiles="A1 B6 C1", emperor=9)
    assert (b.points, len(b.p.hand)) == (6 + 4, 3)
    c6 = round_end(MORE, 7, tiles="A1 B1 C6", emperor=13, claimed=(15, 10, 0))
    assert c6.p.points[n.FOR_PENALTIES] == 10


def test_b6_penalty_puts_three_cards_under_the_deck() -> None:
    s = round_end(MORE, 5, tiles="A1 B6 C1", hand=(1, 2, 3, 4))
    s.do(1, 2, 3)
    assert s.p.under == (1, 2, 3)


@pytest.mark.parametrize(
    ("objective", "parts", "short"),
    [
        (180, {"kitchen": (3, 3, 3, 3)}, {"kitchen": (3, 3, 2, 9)}),
        (181, {"occupied": "r4c1 r4c2 r4c3"}, {"occupied": "r4c1 r4c2 r3c3"}),
        (182, {"completed": {COMPLETED_LARGE: 5}}, {"completed": {COMPLETED_LARGE: 4}}),
    ],
)
def test_new_objectives(objective: int, parts: dict[str, Any], short: dict[str, Any]) -> None:
    cards = {180: (180, 109, 113), 181: (105, 181, 113), 182: (105, 109, 182)}[objective]
    letter = "ABC"[cards.index(objective)]
    assert claim(letter) in turn(MORE, objectives=cards, **parts).legal
    assert claim(letter) not in turn(MORE, objectives=cards, **short).legal


def test_guests_are_counted_by_colour_and_size() -> None:
    s = turn(MORE, ready=[74, 65], rooms="r1c1 r1c5")
    s.move(74, "r1c1").move(65, "r1c5")
    assert s.p.tally[COMPLETED + n.BLUE] == 2
    assert s.p.tally[COMPLETED_LARGE] == 1


# --- staff that flips


def test_17_3_a_card_flips_right_after_its_action_and_once_in_the_game() -> None:
    s = turn(MORE, dice="444", staff=[166], money=0)
    s.do(die(4), "3 Emperor spaces")
    assert "face down" in s.asked
    s.do(166, room("r1c2"), room("r1c3"))
    assert s.p.tally[FLIPPED] == 1 << 166
    assert s.p.occupied.bit_count() == 2
    again = turn(MORE, dice="444", staff=[166])
    again.p.tally[FLIPPED] = 1 << 166
    again.do(die(4), "3 Emperor spaces")
    assert "face down" not in again.asked


def test_17_3_flipping_may_be_declined_and_the_card_stays_in_play() -> None:
    s = turn(MORE, dice="444", staff=[166])
    s.do(die(4), "3 Emperor spaces", "Not now")
    assert s.p.tally[FLIPPED] == 0
    assert s.staff == {166}


def test_17_3_the_card_must_be_in_play_when_the_trigger_happens() -> None:
    s = turn(MORE, dice="555", hand=[166], money=9, emperor=0)
    s.do(die(5), 166)
    assert "face down" not in s.asked


def test_17_3_1_all_gains_of_one_die_count_together() -> None:
    """Princess (3 spaces) alone is enough; 2 spaces of a 4 are not, nor 2 by the Detective (5)."""
    few = turn(MORE, dice="44", staff=[166]).do(die(4), "2 Emperor spaces")
    assert "face down" not in few.asked
    boost = turn(MORE, dice="44", staff=[166]).do(boosted(4), "3 Emperor spaces")
    assert "face down" in boost.asked
    moved = turn(MORE, ready=[53], rooms="r1c1 r1c2", staff=[166, 6]).move(53, "r1c2")  # two spaces, no blue guest
    moved.do("Advance 2")
    assert "face down" not in moved.asked
    # 2, plus 1 of the Stableman
    stableman = turn(MORE, ready=[67], rooms="r1c1", staff=[166, 6]).move(67, "r1c1")
    stableman.do("Advance 2 Emperor spaces", "Advance 1")
    assert "face down" in stableman.asked


def test_17_3_1_a_new_action_counts_from_zero() -> None:
    s = turn(MORE, dice="112", staff=[174, 1], money=3)
    s.do(use(1))
    s.do(die(1), "2 strudel")
    assert "face down" not in s.asked


@pytest.mark.parametrize(
    ("card", "guest", "space", "kitchen", "money"),
    [
        (167, 74, "r1c1", [3, 3, 0, 0], 1),  # Apprentice: blue, three items
        (168, 85, "r1c3", [0, 0, 3, 3], 3),  # Dishwasher: red
        (169, 55, "r1c2", [0, 0, 0, 0], 6),  # Tapster: yellow
    ],
)
def test_staff_that_flips_for_a_large_order_of_a_colour(
    card: int, guest: int, space: str, kitchen: list[int], money: int
) -> None:
    s = turn(MORE, ready=[guest], rooms="r1c1 r1c2 r1c3", staff=[card], money=0)
    s.move(guest, space).do(card)
    assert (s.kitchen, s.p.money) == (kitchen, money)
    small = turn(MORE, ready=[65, 52, 80], rooms="r1c1 r1c2 r1c3", staff=[card])
    small.move({167: 65, 168: 80, 169: 52}[card], space)
    assert "face down" not in small.asked


def test_chef_de_rang_after_three_drinks() -> None:
    s = turn(MORE, dice="222", staff=[172])
    s.do(die(2), "2 wine and 1 coffee", 172, 1)
    assert s.p.emperor == 5


def test_bartender_takes_a_guest_with_a_filled_order() -> None:
    s = turn(MORE, dice="111", staff=[174])
    s.do(die(1), "2 strudel and 1 cake", 174, 1)
    assert s.p.cafe[0]
    assert not s.p.short[0]


def test_janitor_plays_two_cards_for_free_after_a_group_of_three() -> None:
    s = turn(MORE, hand=[166, 167, 168], staff=[178], money=0, occupied="r2c1 r2c2", rooms="r1c1 r1c2", ready=[92])
    s.move(92, "r1c2").do("No, stay", 178, 166, 167)
    assert s.staff == {178, 166, 167}
    assert s.p.money == 1
    small = turn(MORE, hand=[166], staff=[178], rooms="r1c1", ready=[65]).move(65, "r1c1")
    assert "face down" not in small.asked


def test_entertainer_fills_two_orders_after_a_marker() -> None:
    s = turn(MORE, money=20, staff=[179], cafe=(65, 77))
    s.do(claim("A"), 179, 1, 2)
    assert s.p.short == [0, 0, 0]


# --- staff with prices


@pytest.mark.parametrize(
    ("card", "kitchen", "short"),
    [
        (170, (0, 0, 0, 1), (9, 9, 9, 0)),
        (171, (0, 1, 0, 0), (9, 0, 9, 9)),
        (173, (2, 0, 0, 0), (1, 9, 9, 9)),
        (175, (1, 1, 0, 0), (1, 0, 0, 0)),
        (176, (0, 0, 2, 0), (9, 9, 1, 9)),
    ],
)
def test_17_4_prices_are_paid_exactly_from_the_kitchen(
    card: int, kitchen: tuple[int, ...], short: tuple[int, ...]
) -> None:
    s = turn(MORE, staff=[card], kitchen=kitchen)
    assert use(card) in s.legal
    assert use(card) not in turn(MORE, staff=[card], kitchen=short).legal
    s.do(use(card))
    if card == 175:
        s.do("Spend strudel", "Spend cake")
    assert sum(s.kitchen) == 0
    assert s.p.turned == 1 << card


def test_coachwoman_scores_three_and_takes_a_guest() -> None:
    s = turn(MORE, staff=[170], kitchen=(0, 0, 0, 1))
    s.do(use(170), 1)
    assert (s.points, bool(s.p.cafe[0])) == (3, True)


def test_bookkeeper_prepares_a_room_for_two_krones_less() -> None:
    s = turn(MORE, staff=[171], kitchen=(0, 1, 0, 0), rooms="r1c1 r2c1 r3c1", money=0)
    s.do(use(171))
    assert s.rooms == "r1c2 r2c2 r3c2"


def test_interpreter_and_dog_walker() -> None:
    s = turn(MORE, staff=[173, 176], kitchen=(2, 0, 2, 0), money=0)
    s.do(use(173))
    s.do(use(176), 1)
    assert (s.p.money, s.points, s.p.emperor) == (2, 4, 2)


def test_wagon_master_gives_other_kinds() -> None:
    s = turn(MORE, staff=[175], kitchen=(1, 0, 1, 0))
    s.do(use(175), "Spend strudel", "Spend wine")
    assert s.words == ["Take cake", "Take coffee"]
    s.do("Take cake", "Take coffee")
    assert (s.kitchen, s.points) == ([0, 1, 0, 1], 2)


def test_17_5_the_hairdresser_needs_two_spaces() -> None:
    assert use(177) not in turn(MORE, staff=[177], emperor=1).legal
    s = turn(MORE, staff=[177], emperor=2, hand=[166], money=1)
    s.do(use(177), 166)
    assert (s.p.emperor, s.p.money) == (0, 0)


def test_8_10_flip_cards_count_as_staff_in_play() -> None:
    s = turn(MORE, staff=[166, 167, 168, 169, 172, 174], objectives=(107, 109, 113))
    assert claim("A") in s.legal


def test_staff_costs_are_marked_as_reconstructed() -> None:
    s = turn(MORE, hand=[166])
    card = GAME.view(s.p)["you"]["hand"][0]
    assert card["reconstructed"] == ["cost"]


def test_the_guest_action_is_an_action_of_its_own() -> None:
    s = turn(MORE, staff=[172], dice="22")
    s.do(take(5))
    s.do(die(2), "2 wine")
    assert "face down" not in s.asked


def test_a_retreat_is_told() -> None:
    s = turn(MORE, staff=[177], emperor=5, hand=[166], money=9).do(use(177))
    assert "You retreat 2 Emperor spaces to 3." in s.told
