"""Tests of the six action spaces (section 4), with edge cases."""

import pytest

from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import at_turn, boosted, die, room, use


def test_4_1_strength_is_the_number_of_dice_before_one_is_taken() -> None:
    sitting = at_turn(dice="4441").do(die(4))
    assert sitting.frame == (n.FUNDS, 3)
    assert sitting.p.dice[4] == 2
    assert 2 not in sitting.dice


def test_4_1_only_spaces_with_dice() -> None:
    assert at_turn(dice="1144").dice == [1, 4]


def test_4_2_a_boost_costs_one_krone_and_adds_one() -> None:
    sitting = at_turn(dice="44", money=1).do(boosted(4))
    assert (sitting.frame, sitting.p.money) == ((n.FUNDS, 3), 0)


def test_4_2_no_boost_without_a_krone() -> None:
    assert not [a for a in at_turn(money=0).legal if n.BOOSTED < a < n.SERVE_NOW]


def test_4_3_the_main_action_is_mandatory_and_not_interrupted() -> None:
    sitting = at_turn(dice="3", staff=[1], rooms="r1c1").do(die(3))
    assert (sitting.word, n.DECLINE in sitting.legal) == (n.PREPARE, False)
    assert use(1) not in sitting.legal


def test_4_3_a_turn_does_not_end_before_the_die_is_taken() -> None:
    assert n.END not in at_turn().legal
    assert n.END not in at_turn(staff=[1]).do(use(1)).legal


# --- 4.3.1 only actions that can be carried out


def test_4_3_1_space_3_needs_a_room_that_can_be_paid() -> None:
    assert 3 in at_turn(money=0, rooms="r1c1").dice
    floor_1 = "r1c1 r1c2 r1c3 r1c4 r1c5"
    assert 3 not in at_turn(money=0, rooms=floor_1).dice
    one = at_turn(money=1, rooms=floor_1)
    assert 3 in one.dice
    assert boosted(3) not in one.legal, "the krone is needed for the room"
    assert boosted(3) in at_turn(money=2, rooms=floor_1).legal


def test_4_3_1_space_5_needs_a_card_that_can_be_paid() -> None:
    assert 5 not in at_turn(hand=[]).dice
    assert 5 not in at_turn(hand=[25], money=4, dice="15").dice, "6 krones, strength 1"
    assert 5 in at_turn(hand=[25], money=5, dice="5").dice
    assert 5 in at_turn(hand=[25], money=0, dice="555555").dice


def test_4_3_1_space_6_needs_the_fee() -> None:
    assert 6 not in at_turn(money=0).dice
    one = at_turn(money=1)
    assert 6 in one.dice
    assert boosted(6) not in one.legal
    assert boosted(6) in at_turn(money=2).legal


FLOOR_1 = "r1c1 r1c2 r1c3 r1c4 r1c5"  # more rooms cost at least 1 krone: r2c1 yellow, r2c3 red ...


def test_4_3_1_the_florist_played_first_makes_the_rooms_possible() -> None:
    sitting = at_turn(money=5, hand=[11, 45], staff=[22], rooms=FLOOR_1, dice="3")
    assert 3 in sitting.dice
    sitting = at_turn(money=5, hand=[11], staff=[22], rooms=FLOOR_1, dice="3").do(die(3))
    assert sitting.words == ["Not at all", "Before the main action", "After the main action"]
    sitting.do("Before", 11)
    assert sitting.p.money == 0
    assert sitting.rooms == "r2c1 r2c2 r2c5", "yellow rooms are free now, the red ones cannot be paid"


def test_4_3_1_without_money_only_the_order_before_is_offered() -> None:
    high = "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4 r2c5 r3c1 r3c2 r3c3"
    # next: r3c4 yellow (2 krones), r4c1 blue, r4c2 red, r4c3 blue (3 krones each)
    sitting = at_turn(money=1, hand=[11, 45], staff=[22], rooms=high, dice="3")
    assert sitting.dice == [3], "4.3.2: nothing can be carried out, so the die is taken and its action lost"
    assert "no action possible" in sitting.said(die(3))
    free = at_turn(money=5, hand=[11], staff=[22], rooms=high, dice="3").do(die(3))
    assert free.words == ["Not at all", "Before the main action", "After the main action"]


def test_4_3_1_a_hire_that_would_make_the_room_impossible_is_not_offered() -> None:
    sitting = at_turn(money=4, hand=[45, 13, 5], staff=[22], rooms=FLOOR_1, dice="3").do(die(3), "Before")
    assert sitting.legal == [n.DECLINE, 13, 45], "the Groom would cost all four krones"
    sitting.do(13)
    assert sitting.p.money == 2
    assert sitting.rooms == "r2c1 r2c2 r2c3 r2c4 r2c5"


def test_4_3_1_after_the_main_action_any_card_may_be_played() -> None:
    sitting = at_turn(money=5, hand=[5, 13], staff=[22], rooms=FLOOR_1, dice="3").do(die(3), "After", room("r2c1"))
    assert sitting.legal == [n.DECLINE, 5, 13]
    sitting.do(5)
    assert (sitting.p.money, sitting.staff) == (0, {5, 22})


def test_4_3_1_page_boy_and_custodian_pay_for_the_room() -> None:
    """2 krones buy the Page Boy; the Custodian gives 1 per room he flips, which pays for a room."""
    sitting = at_turn(money=2, hand=[35], staff=[22, 23], rooms=FLOOR_1, dice="3").do(die(3))
    sitting.do("Before")
    assert sitting.legal == [n.DECLINE, 35], "both leave a krone for a room"
    sitting.do(35)
    assert n.DECLINE not in sitting.legal, "somebody must be turned over, or no room could be paid"
    sitting.do(room("r1c2"))
    assert (sitting.p.money, sitting.word) == (1, n.OCCUPY)
    assert n.DECLINE in sitting.legal


def test_4_3_1_page_boy_and_custodian_make_a_3_possible_at_all() -> None:
    rooms = "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4 r2c5 r3c1 r3c2 r3c3 r3c4 r3c5"  # the rest costs 3
    sitting = at_turn(money=2, hand=[35], staff=[22, 23], rooms=rooms, dice="3")
    assert "no action possible" in sitting.said(die(3)), "2 - 2 + 2 krones are not enough for floor 4"
    sitting = at_turn(money=2, hand=[35], staff=[22, 23], rooms=rooms, occupied="r1c3 r1c4 r2c3", dice="3")
    assert "no action possible" not in sitting.said(die(3)), "r2c4 fills the red group of four: 10 krones"
    assert boosted(3) not in sitting.legal, "the Page Boy could not be paid any more"
    richer = at_turn(money=3, hand=[35], staff=[22, 23], rooms=rooms, occupied="r1c3 r1c4 r2c3", dice="3")
    assert boosted(3) in richer.legal
    sitting.do(die(3))
    assert sitting.words == ["Before the main action"]
    sitting.do("Before")
    assert sitting.legal == [35], "it has to be the Page Boy"
    sitting.do(35, room("r2c4"))
    assert sitting.p.money == 11


def test_4_3_1_staff_before_the_rooms_does_not_count_for_a_6() -> None:
    sitting = at_turn(money=6, hand=[11], staff=[22], rooms=FLOOR_1, dice="6").do(die(6))
    assert sitting.word == n.ANY_ACTION, "no question of the Staff Manager's"


def test_4_3_2_nothing_possible_any_die_is_taken_and_its_action_lost() -> None:
    sitting = at_turn(money=0, dice="3356", rooms=FLOOR_1, hand=[25])
    assert (sitting.dice, n.PASS in sitting.legal) == ([3, 5, 6], True)
    sitting.do(die(6))
    assert (sitting.p.money, sitting.p.dice, sitting.frame) == (0, [0, 0, 0, 2, 0, 1, 0], (n.TURN, 3, 0))
    assert "no action is possible" in "".join(sitting.told)


def test_4_3_2_not_while_one_action_is_possible() -> None:
    assert at_turn(money=0, dice="33561", rooms=FLOOR_1, hand=[25]).dice == [1]


def test_4_3_2_a_lost_die_still_counts_as_taken_for_staff() -> None:
    sitting = at_turn(money=0, dice="3", rooms=FLOOR_1, staff=[19, 12]).do(die(3))
    assert sitting.points == 7


def test_4_3_2_passing_only_if_nothing_was_done() -> None:
    sitting = at_turn(money=0, dice="3", rooms=FLOOR_1, staff=[1]).do(use(1))
    assert (sitting.dice, n.PASS in sitting.legal) == ([3], False)


# --- the spaces


@pytest.mark.parametrize(("dice", "most"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_4_4_at_most_as_many_cakes_as_strudels(dice: int, most: int) -> None:
    for cakes in range(most + 1):
        sitting = at_turn(dice="1" * dice).do(die(1))
        if most:
            assert sitting.legal == list(range(most + 1))
            sitting.do(cakes)
        assert sitting.kitchen == [dice - cakes, cakes, 0, 0]


@pytest.mark.parametrize(("dice", "most"), [(1, 0), (2, 1), (3, 1), (5, 2)])
def test_4_5_at_most_as_many_coffees_as_wines(dice: int, most: int) -> None:
    sitting = at_turn(dice="2" * dice).do(die(2))
    if most:
        assert sitting.legal == list(range(most + 1))
        sitting.do(most)
    assert sitting.kitchen == [0, 0, dice - most, most]


def test_4_6_at_least_one_room_and_at_most_the_strength() -> None:
    sitting = at_turn(dice="333", rooms="r1c1").do(die(3))
    assert n.DECLINE not in sitting.legal
    sitting.do(room("r1c2"))
    assert n.DECLINE in sitting.legal
    sitting.do(room("r1c3"), room("r2c1"))
    assert (sitting.frame, sitting.p.rooms.bit_count(), sitting.p.money) == ((n.TURN, 3, 0), 4, 9)


def test_4_7_the_strength_is_split_into_krones_and_spaces() -> None:
    for spaces in range(4):
        sitting = at_turn(dice="444").do(die(4), spaces)
        assert (sitting.p.emperor, sitting.p.money) == (spaces, 13 - spaces)


def test_4_8_exactly_one_staff_card_at_a_discount() -> None:
    sitting = at_turn(dice="55", hand=[25, 45, 5], money=3).do(die(5))
    assert sitting.legal == [5, 45], "6 - 2 cannot be paid; and one must be played"
    sitting.do(5)
    assert (sitting.p.money, sitting.staff, sitting.p.hand) == (1, {5}, [25, 45])


def test_4_9_a_6_costs_a_krone_and_does_any_action_with_its_own_strength() -> None:
    sitting = at_turn(dice="6611111", hand=[25], money=4).do(die(6))
    assert (sitting.p.money, sitting.legal) == (3, [1, 2, 3, 4]), "staff costs 6 - 2 = 4"
    assert at_turn(dice="66", hand=[25], money=5).do(die(6)).legal == [1, 2, 3, 4, 5]
    sitting.do(1)
    assert sitting.frame[:2] == (n.TWO_ITEMS, 2)


@pytest.mark.parametrize(("action", "word"), [(1, 16), (2, 16), (3, 34), (4, 17), (5, 19)])
def test_4_9_every_action_by_a_6(action: int, word: int) -> None:
    assert (n.TWO_ITEMS, n.PREPARE, n.FUNDS, n.STAFF_ACTION) == (16, 34, 17, 19)
    assert at_turn(dice="666", hand=[45]).do(die(6), action).word == word


def test_4_9_staff_for_other_faces_does_not_work_with_a_6() -> None:
    everybody = [12, 13, 14, 15, 16, 18, 19, 20, 22]
    sitting = at_turn(dice="66", staff=everybody, hand=[45]).do(die(6))
    assert (sitting.frame, sitting.points) == ((n.ANY_ACTION, 2), 0)
    sitting.do(4)
    assert sitting.frame == (n.FUNDS, 2), "no Bootblack"


def test_4_10_fee_and_boost_are_paid_both() -> None:
    sitting = at_turn(dice="66", money=2).do(boosted(6))
    assert (sitting.p.money, sitting.frame) == (0, (n.ANY_ACTION, 3))


def test_example_b4_restaurant_manager_and_boost() -> None:
    sitting = at_turn(dice="111", staff=[13], money=10).do(boosted(1))
    assert (sitting.frame[1], sitting.legal, sitting.p.money) == (5, [0, 1, 2], 9)


def test_example_b5_bootblack_and_boost() -> None:
    sitting = at_turn(dice="44", staff=[15], money=10).do(boosted(4))
    assert (sitting.p.money, sitting.p.emperor) == (12, 3)
