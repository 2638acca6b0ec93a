"""Tests of staff (section 8), and of each of the 48 cards with literal expectations."""

from collections.abc import Sequence

import pytest

from tableforone.games.grand_austria_hotel.rules import cards
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import at_turn, boosted, die, room, take, the_end, use, visit

STAFF = [
    (1, "Breakfast Server", 4, cards.PER_ROUND),
    (2, "Waitress", 6, cards.PER_ROUND),
    (3, "Barkeeper", 4, cards.PER_ROUND),
    (4, "Sous-Chef", 6, cards.PER_ROUND),
    (5, "Groom", 4, cards.PERMANENT),
    (6, "Stableman", 1, cards.PERMANENT),
    (7, "Masseuse", 1, cards.PERMANENT),
    (8, "Tour Guide", 2, cards.PERMANENT),
    (9, "Butler", 5, cards.PERMANENT),
    (10, "Chauffeur", 5, cards.PERMANENT),
    (11, "Florist", 5, cards.PERMANENT),
    (12, "Executive Housekeeper", 2, cards.PERMANENT),
    (13, "Restaurant Manager", 2, cards.PERMANENT),
    (14, "Decorator", 2, cards.PERMANENT),
    (15, "Bootblack", 4, cards.PERMANENT),
    (16, "Laundress", 2, cards.PERMANENT),
    (17, "Kitchen Hand", 5, cards.PERMANENT),
    (18, "Checker", 2, cards.PERMANENT),
    (19, "Interior Architect", 3, cards.PERMANENT),
    (20, "Detective", 2, cards.PERMANENT),
    (21, "Chef", 3, cards.ONCE),
    (22, "Staff Manager", 3, cards.PERMANENT),
    (23, "Custodian", 5, cards.PERMANENT),
    (24, "Chief Waiter", 1, cards.PERMANENT),
    (25, "Delivery Boy", 6, cards.PERMANENT),
    (26, "Conference Manager", 5, cards.PERMANENT),
    (27, "Booking Manager", 4, cards.AT_END),
    (28, "Concierge", 4, cards.AT_END),
    (29, "Secretary", 5, cards.AT_END),
    (30, "Reception Clerk", 4, cards.AT_END),
    (31, "Chambermaid", 4, cards.AT_END),
    (32, "Assistant Manager", 4, cards.AT_END),
    (33, "Male Floor Housekeeper", 5, cards.PERMANENT),
    (34, "Receptionist", 5, cards.AT_END),
    (35, "Page Boy", 2, cards.ONCE),
    (36, "Sommelier", 2, cards.ONCE),
    (37, "Room Service", 3, cards.AT_END),
    (38, "Porter", 5, cards.ONCE),
    (39, "Confectioner", 3, cards.ONCE),
    (40, "Marketing Director", 2, cards.AT_END),
    (41, "Operator", 3, cards.AT_END),
    (42, "Gardener", 3, cards.PERMANENT),
    (43, "Barista", 3, cards.ONCE),
    (44, "Larder Cook", 2, cards.ONCE),
    (45, "Pool Attendant", 1, cards.ONCE),
    (46, "Female Floor Housekeeper", 2, cards.AT_END),
    (47, "Liftboy", 4, cards.AT_END),
    (48, "Hotel Manager", 4, cards.AT_END),
]


@pytest.mark.parametrize(("card", "name", "cost", "kind"), STAFF, ids=lambda value: str(value))
def test_8_1_every_card_costs_what_is_printed_minus_the_strength(card: int, name: str, cost: int, kind: int) -> None:
    assert (cards.STAFF_NAME[card], cards.STAFF_TYPE[card]) == (name, kind)
    sitting = at_turn(dice="5", hand=[card], money=cost - 1, rooms="", cafe=[]).do(die(5), card)
    assert (sitting.p.money, sitting.staff, sitting.p.hand) == (0, {card}, [])
    if cost > 1:
        assert 5 not in at_turn(dice="51", hand=[card], money=cost - 2).dice


# --- once


@pytest.mark.parametrize(
    ("card", "kitchen"),
    [(21, [1, 1, 1, 1]), (36, [0, 0, 4, 0]), (39, [0, 4, 0, 0]), (43, [0, 0, 0, 4]), (44, [4, 0, 0, 0])],
)
def test_8_2_cards_that_bring_items(card: int, kitchen: list[int]) -> None:
    sitting = at_turn(dice="5", hand=[card]).do(die(5), card)
    assert (sitting.kitchen, sitting.staff) == (kitchen, {card})


def test_8_2_the_chefs_items_go_to_guests_for_free() -> None:
    sitting = at_turn(dice="5", hand=[21], cafe=[95, 65]).do(die(5), 21)
    sitting.do("Boydell", "Boydell", "Knight")
    assert (sitting.kitchen, sitting.p.short) == ([0, 0, 1, 0], [0, 0, 0])


def test_8_2_card_35_page_boy_occupies_up_to_two_rooms() -> None:
    sitting = at_turn(dice="5", hand=[35], rooms="r1c1 r1c2 r1c3").do(die(5), 35)
    assert sitting.rooms == "r1c1 r1c2 r1c3"
    sitting.do(room("r1c1"), room("r1c3"))
    assert (sitting.p.occupied, sitting.points) == (0b101, 2)
    sitting = at_turn(dice="5", hand=[35], rooms="r1c1 r1c2 r1c3").do(die(5), 35, room("r1c2"), "Stop")
    assert sitting.p.occupied == 0b010


def test_8_2_card_38_porter_fills_one_order() -> None:
    sitting = at_turn(dice="5", hand=[38], cafe=[104, 65], rooms="r1c1").do(die(5), 38)
    assert sitting.legal == [n.DECLINE, 1, 2]
    sitting.do("MacLeod")
    assert (sitting.p.short, sitting.moves, sitting.kitchen) == ([0, 1, 0], {(104, "r1c1")}, [0, 0, 0, 0])
    assert at_turn(dice="51", hand=[38]).do(die(5), 38).frame == (n.TURN, 3, 0), "nobody in the café"


def test_8_2_card_45_pool_attendant_advances_three() -> None:
    assert at_turn(dice="5", hand=[45]).do(die(5), 45, "Advance").p.emperor == 3
    assert at_turn(dice="5", hand=[45]).do(die(5), 45, "No, stay").p.emperor == 0


# --- once per round


@pytest.mark.parametrize(
    ("card", "kitchen"), [(1, [1, 0, 0, 0]), (2, [0, 1, 0, 0]), (3, [0, 0, 1, 0]), (4, [0, 0, 0, 1])]
)
def test_8_3_cards_used_once_per_round(card: int, kitchen: list[int]) -> None:
    sitting = at_turn(staff=[card]).do(use(card))
    assert (sitting.kitchen, sitting.p.turned) == (kitchen, 1 << card)
    assert use(card) not in sitting.legal


def test_8_3_a_card_may_be_used_in_the_round_in_which_it_was_played() -> None:
    sitting = at_turn(dice="5", hand=[1]).do(die(5), 1)
    assert use(1) in sitting.legal


# --- permanent


def test_8_4_works_at_once_but_not_for_the_die_already_taken() -> None:
    checker = at_turn(dice="5", hand=[18, 25], money=1).do(die(5), 18)
    assert checker.p.money == 0, "a Checker does not pay for himself"
    detective = at_turn(dice="51", hand=[20]).do(die(5), 20)
    assert (detective.p.emperor, detective.word) == (0, n.TURN)
    custodian = at_turn(dice="5", hand=[23], ready=[65], rooms="r1c1", money=4).do(die(5), 23).move(65, "r1c1")
    assert custodian.p.money == 1, "but it works for the rest of the turn"


@pytest.mark.parametrize(
    ("card", "guest", "space"), [(5, 85, "r1c3"), (6, 65, "r3c1"), (7, 60, "r1c2"), (8, 98, "r1c2")]
)
def test_8_4_cards_for_guests_of_a_colour(card: int, guest: int, space: str) -> None:
    def after(staff: Sequence[int]) -> tuple[int, int, int]:
        sitting = at_turn(ready=[guest], rooms=space, staff=staff, money=0).move(guest, space)
        if sitting.word == n.EMPEROR:
            sitting.do("Advance")
        return sitting.p.money, sitting.p.emperor, sitting.points

    gained = tuple(w - wo for w, wo in zip(after([card]), after([]), strict=True))
    assert gained == {5: (2, 0, 0), 6: (0, 1, 0), 7: (1, 0, 0), 8: (0, 0, 2)}[card]
    others = [other for other in (5, 6, 7, 8) if other != card]
    assert after(others) == after([]), "only guests of that colour"


def test_8_4_card_33_for_orders_of_four() -> None:
    assert at_turn(ready=[89], rooms="r1c3", staff=[33]).move(89, "r1c3").points == 5 + 4
    assert at_turn(ready=[85], rooms="r1c3", staff=[33]).move(85, "r1c3").points == 3, "three items"


def test_8_4_card_23_custodian_for_every_room_by_any_means() -> None:
    sitting = at_turn(ready=[72], rooms="r3c1 r1c3", staff=[23], money=0).move(72, "r3c1").do(room("r1c3"))
    assert sitting.p.money == 2
    assert visit(5, tiles="A1 B4 C1", emperor=8, staff=[23], money=0).do(room("r1c2")).p.money == 1


@pytest.mark.parametrize(("card", "points"), [(12, 2), (16, 0), (19, 5)])
def test_8_5_at_once_for_a_3(card: int, points: int) -> None:
    assert at_turn(dice="3", staff=[card]).do(die(3)).points == points


@pytest.mark.parametrize(("card", "points"), [(12, 2), (16, 4), (19, 0)])
def test_8_5_at_once_for_a_4(card: int, points: int) -> None:
    assert at_turn(dice="4", staff=[card]).do(die(4)).points == points


def test_8_5_before_the_main_action_and_not_for_other_faces() -> None:
    assert at_turn(dice="44", staff=[12, 16]).do(die(4)).word == n.FUNDS
    for face in (1, 2, 5, 6):
        sitting = at_turn(dice=str(face), staff=[12, 16, 19], hand=[45]).do(die(face))
        assert sitting.points == 0


@pytest.mark.parametrize("face", [1, 2])
def test_8_5_card_14_decorator_prepares_before_or_after(face: int) -> None:
    sitting = at_turn(dice=str(face) * 2, staff=[14]).do(die(face))
    assert sitting.words == ["Not at all", "Before the main action", "After the main action"]
    sitting.do("Before", room("r2c1"))
    assert (sitting.word, sitting.p.money) == (n.TWO_ITEMS, 9), "at normal cost"
    sitting = at_turn(dice=str(face) * 2, staff=[14]).do(die(face), "After", 1)
    assert (sitting.word, sitting.rooms, n.DECLINE in sitting.legal) == (n.PREPARE, "r1c2 r2c1", True)
    assert at_turn(dice=f"{face}3", staff=[14]).do(die(face), "Not at all").frame == (n.TURN, 3, 0)


def test_8_5_card_20_detective_advances_before_or_after() -> None:
    sitting = at_turn(dice="5", staff=[20], hand=[45]).do(die(5))
    assert sitting.words == ["Not at all", "Before the main action", "After the main action"]
    assert sitting.do("Before").p.emperor == 2
    assert sitting.word == n.STAFF_ACTION
    sitting = at_turn(dice="5", staff=[20], hand=[45]).do(die(5), "After", 45, "No, stay")
    assert sitting.p.emperor == 2


def test_8_5_card_22_staff_manager_hires_at_full_cost_before_or_after() -> None:
    sitting = at_turn(dice="333", staff=[22], hand=[13]).do(die(3), "Before", 13)
    assert (sitting.p.money, sitting.word) == (8, n.PREPARE)
    sitting = at_turn(dice="3", staff=[22], hand=[13]).do(die(3), "After", room("r1c2"), 13)
    assert (sitting.p.money, sitting.staff) == (8, {13, 22})


def test_8_5_no_question_where_nothing_can_be_done() -> None:
    assert at_turn(dice="33", staff=[22], hand=[]).do(die(3)).word == n.PREPARE
    assert at_turn(dice="33", staff=[22], hand=[25], money=5).do(die(3)).word == n.PREPARE
    floor_1 = "r1c1 r1c2 r1c3 r1c4 r1c5"
    assert at_turn(dice="11", staff=[14], rooms=floor_1, money=0).do(die(1)).word == n.TWO_ITEMS


def test_8_6_card_13_restaurant_manager() -> None:
    assert at_turn(dice="1", staff=[13]).do(die(1)).frame[1] == 2
    assert at_turn(dice="2", staff=[13]).do(boosted(2)).frame[1] == 3
    assert at_turn(dice="4", staff=[13]).do(die(4)).frame[1] == 1


def test_8_6_card_18_checker() -> None:
    sitting = at_turn(dice="5", staff=[18], hand=[25], money=3).do(die(5), 25)
    assert sitting.p.money == 0, "6 - 1 - 2"
    assert at_turn(dice="5", staff=[18], hand=[25], money=3).do(boosted(5), 25).p.money == 0, (
        "6 - 1 - 2 - 1, and 1 paid"
    )


def test_8_6_card_17_kitchen_hand_takes_a_6_for_free_and_stronger() -> None:
    sitting = at_turn(dice="6", staff=[17], money=0)
    assert sitting.dice == [6]
    sitting.do(die(6))
    assert (sitting.p.money, sitting.frame) == (0, (n.ANY_ACTION, 2))
    assert at_turn(dice="6", staff=[17], money=1).do(boosted(6)).frame == (n.ANY_ACTION, 3)


def test_8_6_card_15_bootblack_counts_every_point_twice_also_the_boost() -> None:
    sitting = at_turn(dice="444", staff=[15], money=0).do(die(4))
    assert (sitting.p.money, sitting.p.emperor, sitting.word) == (3, 3, n.TURN)
    boost = at_turn(dice="444", staff=[15], money=1).do(boosted(4))
    assert (boost.p.money, boost.p.emperor) == (4, 4)


def test_8_6_card_15_bootblack_not_by_a_6() -> None:
    sitting = at_turn(dice="66", staff=[15], money=1).do(die(6), 4, 1)
    assert (sitting.p.money, sitting.p.emperor) == (1, 1)


@pytest.mark.parametrize(("card", "free"), [(9, "r4c1"), (10, "r3c2"), (11, "r2c2")])
def test_8_7_rooms_of_a_colour_are_free(card: int, free: str) -> None:
    rooms = "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r3c1"  # next: yellow r2c2, red r2c3 r2c4, yellow r2c5, red r3c2, blue r4c1
    sitting = at_turn(dice="3", staff=[card], rooms=rooms, money=0).do(die(3))
    assert free in sitting.rooms
    colours = {9: "r4c1", 10: "r2c3 r2c4 r3c2", 11: "r2c2 r2c5"}
    assert sitting.rooms == colours[card], "the others cost money"
    assert sitting.do(room(free)).p.money == 0


def test_8_7_free_whatever_lets_you_prepare() -> None:
    musician = at_turn(ready=[50], rooms="r1c2 r3c1", staff=[9], money=0).move(50, "r1c2")
    assert "r4c1" in musician.rooms


def test_8_7_card_24_chief_waiter_serves_for_free_three_at_a_time() -> None:
    sitting = at_turn(staff=[24], kitchen=(4, 0, 0, 0), cafe=[98, 92], money=0).do(n.SERVE_NOW)
    sitting.do("Polo", "Polo", "Polo")
    assert (sitting.word, sitting.p.money) == (n.TURN, 0)
    sitting.do(n.SERVE_NOW, "Goldhaken")
    assert sitting.p.short == [0, 0, 0]


def test_8_7_card_25_delivery_boy_takes_guests_for_free() -> None:
    sitting = at_turn(staff=[25], money=0)
    assert [a for a in sitting.legal if n.GUEST <= a < n.DIE] == [2, 3, 4, 5, 6]
    assert sitting.do(take(1)).p.money == 0


@pytest.mark.parametrize("tile", ["A1", "A2", "A3", "A4"])
def test_8_8_card_26_waives_a_penalty_for_a_krone(tile: str) -> None:
    sitting = visit(3, tiles=f"{tile} B1 C1", staff=[26], money=4, kitchen=(1, 1, 1, 1), hand=[5, 6], rooms="r1c1")
    assert sitting.word == n.WAIVE
    sitting.do("Pay 1 krone")
    assert (sitting.p.money, sitting.kitchen, sitting.p.hand, sitting.p.rooms) == (3, [1, 1, 1, 1], [5, 6], 1)
    assert sitting.points == 0


def test_8_8_only_with_a_krone_and_only_if_wanted() -> None:
    broke = visit(3, tiles="A1 B1 C1", staff=[26], money=0)
    assert (broke.word, broke.points) == (n.ROLL, -5)
    suffered = visit(3, tiles="A1 B1 C1", staff=[26], money=3).do("Accept")
    assert (suffered.p.money, suffered.points) == (0, 0)


def test_8_9_end_of_game_staff_has_no_effect_before() -> None:
    ends = [card for card, _, _, kind in STAFF if kind == cards.AT_END]
    assert len(ends) == 13
    sitting = at_turn(staff=ends[:8], ready=[65], rooms="r1c1", private=5).move(65, "r1c1").do(die(2))
    assert sitting.points == 3 + 2


def test_8_11_staff_in_play_counts_whatever_its_kind() -> None:
    sitting = the_end(staff=[1, 13, 45, 32], money=0, rooms="")
    assert sitting.p.points[n.FOR_END_STAFF] == 8
    used = at_turn(staff=[1, 2, 3, 4, 5, 6], objectives=[107, 109, 113]).do(use(1))
    assert n.CLAIM in used.legal, "turned cards too"


def test_8_11_not_cards_removed_by_the_emperor() -> None:
    sitting = visit(7, tiles="A1 B1 C4", staff=[32, 31, 1], money=0, rooms="").do(31)
    assert sitting.p.points[n.FOR_END_STAFF] == 4


def test_10_5_card_42_gardener() -> None:
    for tile in ("A1", "A2", "A3", "A4"):
        sitting = visit(3, tiles=f"{tile} B1 C1", staff=[42], emperor=6)
        assert sitting.points == 4 + 5, "before anything is chosen"


# --- end of game, for the player; r1c1 r1c5 blue, r1c2 yellow, r1c3 r1c4 red: floor 1 is full

HOTEL = "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r3c1 r4c1"  # 4 blue, 2 red, 3 yellow; column 1 is full too


@pytest.mark.parametrize(
    ("card", "points"),
    [(27, 6), (28, 12), (30, 9), (31, 9), (32, 2), (34, 11), (37, 8), (40, 10), (41, 10), (46, 5), (47, 5), (48, 8)],
)
def test_12_2_every_end_of_game_card_for_the_player(card: int, points: int) -> None:
    sitting = the_end(staff=[card], occupied=HOTEL, rooms="r2c3 r2c4", emperor=5, claimed=[15, 0, 10])
    assert sitting.p.points[n.FOR_END_STAFF] == points


def test_12_2_card_29_secretary_copies_the_best_of_leopold() -> None:
    alone = the_end(staff=[29], occupied=HOTEL)
    assert alone.p.points[n.FOR_END_STAFF] == 0
    copied = the_end(staff=[29], occupied=HOTEL, his_staff=[31, 28, 46])
    assert copied.p.points[n.FOR_END_STAFF] == 12, "the Concierge, applied to the player's own hotel"
