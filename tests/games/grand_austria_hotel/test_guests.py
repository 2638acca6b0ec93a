"""Tests of guests (5 and 6): additional actions, queue, orders, moving in, rewards."""

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.position import Hotels
from tableforone.kernel.frames import reply, settle
from tests.games.grand_austria_hotel.tables import (
    EVERYBODY,
    STAFF,
    Sitting,
    at_turn,
    claim,
    die,
    names,
    room,
    take,
    use,
)

# --- 5 additional actions


def test_5_1_additional_actions_any_number_of_times_but_not_inside_an_action() -> None:
    sitting = at_turn(kitchen=(5, 0, 0, 0), cafe=[98, 94], staff=[1, 3])
    sitting.do(n.SERVE_NOW, "M. Polo", "M. Polo", "M. Polo").do(n.SERVE_NOW)
    assert all(not a >= n.USE for a in sitting.legal), "not while items are being served"
    sitting.do("M. Ingalls", "M. Ingalls").do(use(1), use(3))
    assert (sitting.p.money, sitting.kitchen) == (8, [1, 0, 1, 0])


def test_5_1_1_serving_costs_a_krone_and_moves_up_to_three_items() -> None:
    sitting = at_turn(kitchen=(3, 2, 0, 0), cafe=[104, 98], money=1).do(n.SERVE_NOW)
    assert sitting.p.money == 0
    assert 0 not in sitting.legal, "at least one, or it would not be serving"
    sitting.do("Serve strudel to MacLeod", "Serve cake to MacLeod", "Serve strudel to M. Polo")
    assert (sitting.word, sitting.kitchen, sitting.p.short) == (n.TURN, [1, 1, 0, 0], [2, 2, 0])
    assert n.SERVE_NOW not in sitting.legal, "no krone is left"


def test_5_1_1_fewer_items_may_be_served() -> None:
    sitting = at_turn(kitchen=(3, 0, 0, 0), cafe=[98]).do(n.SERVE_NOW, "M. Polo", "Stop serving")
    assert (sitting.word, sitting.kitchen, sitting.p.short[0]) == (n.TURN, [2, 0, 0, 0], 2)


def test_5_1_1_only_where_something_can_be_served() -> None:
    assert n.SERVE_NOW not in at_turn(kitchen=(0, 1, 0, 0), cafe=[98]).legal
    assert n.SERVE_NOW not in at_turn(kitchen=(1, 0, 0, 0), cafe=[98], money=0).legal
    assert n.SERVE_NOW not in at_turn(kitchen=(1, 0, 0, 0), ready=[98]).legal


def test_5_1_2_guests_move_out_before_or_after_the_die() -> None:
    sitting = at_turn(ready=[65], rooms="r1c1 r1c2")
    assert sitting.moves == {(65, "r1c1")}
    assert sitting.do(die(2)).moves == {(65, "r1c1")}


def test_5_1_3_once_per_round_staff_is_used_once() -> None:
    sitting = at_turn(staff=[1]).do(use(1))
    assert (sitting.kitchen, use(1) in sitting.legal) == ([1, 0, 0, 0], False)
    assert use(1) not in sitting.do(die(2)).legal, "nor in the second turn of the round"


def test_5_1_4_an_objective_is_claimed_in_between() -> None:
    sitting = at_turn(money=20, objectives=[105, 109, 113])
    assert claim("A") in sitting.legal
    assert claim("A") not in sitting.do(take(1)).legal, "the requirement must hold at that moment"


def test_5_1_5_one_boost_per_turn() -> None:
    sitting = at_turn(dice="11").do(n.BOOSTED + 1, 0)
    assert sitting.frame == (n.TURN, 3, 0), "with the only die of the turn"


def test_5_2_items_from_the_supply_go_to_guests_for_free() -> None:
    sitting = at_turn(dice="111", cafe=[104, 92], money=0).do(die(1), 1)
    assert sitting.words[0] == "Put 2 strudel in the kitchen"
    sitting.do("Goldhaken", "MacLeod", "MacLeod")
    assert (sitting.kitchen, sitting.p.money, sitting.p.short[:2]) == ([0, 0, 0, 0], 0, [2, 0])


def test_5_2_what_is_not_wanted_goes_to_the_kitchen() -> None:
    sitting = at_turn(dice="111", cafe=[104, 92]).do(die(1), 1).do("in the kitchen", "in the kitchen")
    assert sitting.kitchen == [2, 1, 0, 0]
    assert at_turn(dice="2").do(die(2)).kitchen == [0, 0, 1, 0], "nobody wants it: no question"


def test_5_3_only_missing_items_fit_an_order() -> None:
    sitting = at_turn(kitchen=(1, 1, 1, 1), cafe=[92]).do(n.SERVE_NOW)
    assert sitting.words == ["Serve strudel to Capt. Goldhaken (green) at table 1, who still wants 1 strudel"]
    sitting.do("Serve strudel")
    assert (sitting.p.short[0], sitting.word) == (0, n.TURN)
    assert sitting.kitchen == [0, 1, 1, 1]


# --- 6.1 taking guests


def test_6_1_once_per_turn() -> None:
    sitting = at_turn().do(take(5), die(2))
    assert sitting.frame == (n.TURN, 3, 0)
    assert take(5) in sitting.legal, "again in the next turn"


def test_6_1_1_the_cost_of_the_places() -> None:
    for place, cost in ((1, 3), (2, 2), (3, 1), (4, 0), (5, 0)):
        sitting = at_turn(queue=[65, 77, 51, 92, 93])
        sitting.do(take(place))
        assert sitting.p.money == 10 - cost
        assert sitting.p.cafe[0] == (65, 77, 51, 92, 93)[place - 1]


def test_6_1_1_no_guest_without_a_free_table() -> None:
    full = at_turn(cafe=[98, 94], ready=[78], rooms="r1c3", money=10)
    assert not [a for a in full.legal if n.GUEST <= a < n.DIE]
    full.move(78, "r1c3")
    assert full.word == n.TAKE_GUEST, "its table is free at once"


def test_6_1_1_a_full_cafe_refuses_guests_by_rewards_too() -> None:
    sitting = at_turn(cafe=[98, 94], ready=[87], rooms="r1c3").move(87, "r1c3")
    sitting.do(5)
    assert sitting.word == n.TURN, "the second of two guests finds no table"
    assert 0 not in sitting.p.cafe


def test_6_1_2_the_money_is_needed_at_that_moment() -> None:
    def places(money: int) -> list[int]:
        return [a - n.GUEST + 1 for a in at_turn(money=money).legal if n.GUEST <= a < n.DIE]

    assert (places(3), places(2), places(1), places(0)) == ([1, 2, 3, 4, 5], [2, 3, 4, 5], [3, 4, 5], [4, 5])


def test_6_1_3_guests_left_of_the_gap_move_right() -> None:
    sitting = at_turn(queue=[65, 77, 51, 92, 93]).do(take(3), reveal=[104])
    assert sitting.p.queue == [104, 65, 77, 92, 93]
    assert at_turn(queue=[65, 77, 51, 92, 93]).do(take(5), reveal=[104]).p.queue == [104, 65, 77, 51, 92]


def test_6_1_3_an_empty_deck_is_made_of_the_discard_pile() -> None:
    queue = [65, 77, 51, 92, 93]
    discard = [guest for guest in EVERYBODY if guest not in queue]
    sitting = at_turn(queue=queue, discard=discard).do(take(5), reveal=[104])
    assert (sitting.p.queue[0], sitting.p.guest_discard, sitting.p.guest_shuffles) == (104, 0, 1)
    assert sitting.p.guest_bag.bit_count() == 50


def test_6_1_3_with_both_empty_the_place_stays_empty() -> None:
    """With 56 cards this cannot happen; the rule is implemented anyway."""
    p = at_turn(queue=[65, 77, 51, 92, 93]).p
    p.guest_bag = 0
    for place, queue in ((2, [0, 65, 51, 92, 93]), (2, [0, 0, 51, 92, 93]), (4, [0, 0, 0, 51, 93])):
        p.cafe = [0, 0, 0]
        p.stack = [(n.TAKE_GUEST, 1)]
        reply(p, GAME.words, place)
        assert settle(p, GAME.words) is None
        assert p.queue == queue


def test_6_2_an_order_is_complete_when_all_items_lie_on_it() -> None:
    sitting = at_turn(kitchen=(1, 0, 0, 1), cafe=[102], rooms="r1c1").do(n.SERVE_NOW, "Serve strudel", "Stop serving")
    assert not sitting.moves
    sitting.do(n.SERVE_NOW, "Serve coffee")
    assert sitting.moves == {(102, "r1c1")}


# --- 6.3 moving in


def test_6_3_moving_is_an_additional_action_of_its_own() -> None:
    sitting = at_turn(ready=[65, 92], rooms="r1c1 r1c2")
    sitting.move(92, "r1c2").move(65, "r1c1")
    assert sitting.p.occupied == 0b11
    assert n.PASS not in sitting.legal


def test_6_3_1_a_room_is_turned_over_and_the_table_is_free() -> None:
    sitting = at_turn(ready=[65], rooms="r1c1 r1c2").move(65, "r1c1")
    assert (sitting.p.occupied, sitting.p.cafe, sitting.p.guest_discard) == (1, [0, 0, 0], 1 << 65)
    assert sitting.kitchen == [0, 0, 0, 0], "the items go back to the supply"


def test_6_3_1_every_table_and_every_room() -> None:
    for table in range(3):
        for space in ("r1c1", "r1c2", "r2c1", "r4c4", "r4c5"):
            sitting = at_turn(ready=[92, 98, 83 if space == "r4c4" else 91], rooms="r1c1 r1c2 r2c1 r4c4 r4c5")
            guest = sitting.p.cafe[table]
            sitting.move(guest, space)
            assert (names(sitting.p.occupied), sitting.p.cafe.count(0), guest in sitting.p.cafe) == (space, 1, False)


def test_6_3_1_only_vacant_rooms_of_the_colour() -> None:
    assert at_turn(ready=[51], rooms="r1c1 r1c3 r2c1", occupied="r1c2").moves == {(51, "r2c1")}


def test_6_3_2_points_and_reward() -> None:
    sitting = at_turn(ready=[69], rooms="r3c1").move(69, "r3c1")
    assert (sitting.points, sitting.p.money) == (7, 13)


def test_6_3_3_parts_and_triggers_in_any_order() -> None:
    """Flamenco Dancer into the last room of a yellow group: coffee, 2 spaces, 6 for the group."""
    sitting = at_turn(ready=[53], rooms="r2c2", occupied="r1c2 r2c1").move(53, "r2c2")
    assert sitting.words[:3] == ["1 coffee", "Advance 2 Emperor spaces", "Advance 6 Emperor spaces"]
    sitting.do("Advance 6").do("1 coffee").do("Advance 2")
    assert (sitting.p.emperor, sitting.kitchen) == (8, [0, 0, 0, 1])


def test_6_3_3_staff_for_leaving_guests_and_for_rooms() -> None:
    sitting = at_turn(ready=[89], rooms="r1c3", staff=[5, 23, 33], money=0).move(89, "r1c3")
    assert (sitting.p.money, sitting.points) == (4 + 2 + 1, 5 + 4)


def count_with_custodian(cut_short: int) -> Sitting:
    """Count (#73): 2 staff cards, 1 krone off each; Page Boy (#35) fills the red group (10)."""
    red = "r1c3 r1c4 r2c3 r2c4"
    sitting = at_turn(ready=[73], rooms=f"r1c1 {red}", occupied="r1c3 r1c4", staff=[23], hand=[21, 35], money=12)
    sitting.p.cut_short = cut_short
    return sitting.move(73, "r1c1")


def fill_the_red_group(sitting: Sitting) -> Sitting:
    """Page Boy for 1 krone, both rooms, then Chef for 2."""
    return sitting.do("Page Boy").do(room("r2c3")).do(room("r2c4")).do("Chef")


def test_6_3_3_krones_wait_where_a_later_part_may_overflow_the_purse() -> None:
    first, after = count_with_custodian(cut_short=0), count_with_custodian(cut_short=0)
    assert first.word == n.PARTS, "the krone of the Custodian now, or after the staff cards"
    fill_the_red_group(first.do("1 krone"))
    fill_the_red_group(after.do("Hire"))
    assert (first.p.money, after.p.money) == (18, 19)


@pytest.mark.parametrize("guest", [73, 66], ids=["Count", "Landgrave"])
def test_6_3_3_the_order_is_worth_a_krone(guest: int) -> None:
    """Custodian, Page Boy, 12 krones: 17 if the Custodian's krone comes first, 18 if last.

    The Count's second card is the Groom for 4 - 1 krones; the Landgrave's room on floor 4 costs 3.
    """
    ends = []
    for first in (True, False):
        rooms = "r1c1 r1c3 r1c4 r2c3 r2c4 r2c1 r3c1"
        sitting = at_turn(ready=[guest], rooms=rooms, occupied="r1c3 r1c4", staff=[23], hand=[5, 35], money=12)
        sitting.move(guest, "r1c1")
        if first:
            sitting.do("1 krone")
        if guest == 73:
            sitting.do(*([] if first else ["Hire"])).do("Page Boy").do(room("r2c3")).do(room("r2c4")).do("Groom")
        else:
            sitting.do("Hire").do("Page Boy").do(room("r2c3")).do(room("r2c4"))
            sitting.do(*([] if first else ["Prepare"])).do(room("r4c1"))
        ends.append(sitting.p.money)
    assert ends == [17, 18]


def test_6_3_3_games_begun_under_the_first_rules_go_on_as_they_began() -> None:
    sitting = count_with_custodian(cut_short=1)
    assert sitting.word == n.HIRE
    assert fill_the_red_group(sitting).p.money == 18
    for rules, cut_short in ((1, 1), (GAME.version, 0)):
        p = GAME.start(GAME.setup(rules=rules))
        assert isinstance(p, Hotels)
        assert p.cut_short == cut_short


def test_6_3_3_nothing_is_asked_where_the_order_cannot_matter() -> None:
    """Nothing has to be paid, or no krones can be lost."""
    full = at_turn(ready=[53], rooms="r2c2", occupied="r1c2", staff=[23], money=20).move(53, "r2c2")
    assert "krone" not in " ".join(full.words), "coffee and Emperor spaces cost nothing"
    poor = at_turn(ready=[73], rooms="r1c1", staff=[23], hand=[21, 35], money=12).move(73, "r1c1")
    assert (poor.word, poor.p.money) == (n.HIRE, 13), "no red group can be filled"


def test_6_3_3_e_gizia_comes_after_everything_else() -> None:
    sitting = at_turn(ready=[97], rooms="r2c2", occupied="r1c2 r2c1", dice="1").move(97, "r2c2")
    assert sitting.word == n.EMPEROR, "the bonus of the group first"
    sitting.do("Advance")
    assert (sitting.p.emperor, sitting.word) == (6, n.EXTRA_ACTION)


def test_6_3_4_without_a_room_the_guest_stays() -> None:
    sitting = at_turn(ready=[65], rooms="r1c2", occupied="r1c1")
    assert (sitting.moves, sitting.p.cafe[0]) == (set(), 65)


def test_6_4_krones_items_and_cards_come_by_themselves_actions_may_be_declined() -> None:
    tailor = at_turn(ready=[52], rooms="r1c2").move(52, "r1c2")
    assert (tailor.word, tailor.p.money, tailor.kitchen) == (n.TURN, 12, [1, 0, 0, 0])
    horsa = at_turn(ready=[93], rooms="r1c2").move(93, "r1c2").do("No, stay")
    assert (horsa.word, horsa.p.emperor) == (n.TURN, 0)
    for guest, space in ((49, "r1c2"), (64, "r1c1"), (58, "r1c2"), (78, "r1c3"), (97, "r1c2")):
        declined = at_turn(ready=[guest], rooms="r1c1 r1c2 r1c3", hand=[45]).move(guest, space).do(0)
        assert declined.word == n.TURN


def test_6_4_what_is_impossible_is_skipped() -> None:
    sitting = at_turn(ready=[64], rooms="r1c1", hand=[25], money=4).move(64, "r1c1")
    assert sitting.word == n.TURN, "6 - 1 krones are too much"


def test_6_4_the_only_possible_part_asks_its_own_question() -> None:
    elector = at_turn(ready=[70], rooms="r3c1", hand=[]).move(70, "r3c1")
    assert elector.words == ["No, stay", "Advance 3 spaces"]
    assert elector.do("Advance").p.emperor == 3
    landgrave = at_turn(ready=[66], rooms="r3c1", hand=[]).move(66, "r3c1")
    assert (landgrave.word, landgrave.legal[0]) == (n.PREPARE, n.DECLINE)
    assert landgrave.do(n.DECLINE).word == n.TURN
    poor = at_turn(ready=[66], rooms="r3c1 r1c1 r1c2 r1c3 r1c4 r1c5", hand=[45], money=0).move(66, "r3c1")
    assert poor.legal == [n.DECLINE, 45], "every room costs at least a krone"
    vocalist = at_turn(ready=[56], rooms="r1c2", hand=[]).move(56, "r1c2")
    assert (vocalist.word, vocalist.kitchen) == (n.TURN, [0, 1, 0, 0])


def test_6_4_one_of_several_parts_can_be_done_without() -> None:
    sitting = at_turn(ready=[53], rooms="r1c2").move(53, "r1c2")
    assert "Skip: advance 2 Emperor spaces" in sitting.words
    assert not [words for words in sitting.words if words.startswith("Skip: 1")]
    sitting.do("Skip")
    assert (sitting.p.emperor, sitting.kitchen, sitting.word) == (0, [0, 0, 0, 1], n.TURN)


def test_6_4_a_part_may_become_possible_by_another() -> None:
    """Landgrave: 2 krones pay for neither card; but the parts are independent, hiring can wait."""
    sitting = at_turn(ready=[66], rooms="r3c1", hand=[13, 45], money=1).move(66, "r3c1")
    assert sitting.words[0].startswith("Hire 1 staff card"), (
        "the Pool Attendant is free, the Restaurant Manager costs 1"
    )
    sitting.do("Skip: hire").do(room("r2c1"))
    assert (sitting.p.money, sitting.word) == (0, n.TURN)


# --- 6.5 rewards


def test_6_5_1_prepare_with_discount_up_to_two_and_floor_limit() -> None:
    sculptor = at_turn(ready=[49], rooms="r1c2 r2c2 r2c1 r3c2", occupied="r1c1", money=0).move(49, "r1c2")
    assert sculptor.rooms == "r1c3 r2c3", "floors 1 and 2 only"
    architect = at_turn(ready=[57], rooms="r1c2 r2c2 r3c2", occupied="r1c1", money=3).move(57, "r1c2")
    architect.do(room("r3c1"))
    assert architect.p.money == 2, "2 - 1 krones"
    assert "r4c1" in architect.rooms, "next to the first one"
    architect.do(room("r4c1"))
    assert (architect.p.money, architect.word) == (0, n.TURN)


def test_6_5_2_occupy_any_vacant_room_with_all_triggers() -> None:
    sitting = at_turn(ready=[58], rooms="r1c1 r1c2", staff=[23], money=0).move(58, "r1c2")
    assert sitting.rooms == "r1c1"
    sitting.do(room("r1c1"))
    assert (sitting.p.money, sitting.points) == (2, 7 + 2), "the Custodian twice, the blue group of one"


def test_6_5_3_two_hires_one_after_the_other() -> None:
    """Count: the Pool Attendant first, for free; the second card is 1 krone off again."""
    sitting = at_turn(ready=[73], rooms="r3c1", hand=[45, 13], money=1).move(73, "r3c1")
    sitting.do(45, "Advance")
    assert sitting.legal == [n.DECLINE, 13]
    sitting.do(13)
    assert (sitting.p.money, sitting.staff, sitting.p.emperor) == (0, {13, 45}, 3)


def test_6_5_3_the_first_card_already_works_for_the_second() -> None:
    sitting = at_turn(ready=[73], rooms="r3c1 r1c2", hand=[23, 35], money=5).move(73, "r3c1")
    sitting.do(23)
    assert sitting.p.money == 1
    sitting.do(35, room("r1c2"))
    assert (sitting.p.money, sitting.word) == (1, n.TURN), "the Custodian pays for the Page Boy's room"


def test_6_5_4_three_cards_are_drawn_and_one_may_be_played() -> None:
    sitting = at_turn(ready=[75], rooms="r3c1", money=1).move(75, "r3c1", reveal=[25, 23, 45])
    assert (sitting.word, sitting.legal) == (n.PICK, [n.DECLINE, 45]), "6 - 3 and 5 - 3 are too much"
    assert sitting.p.hand == []
    sitting.do(45)
    sitting.do("Advance")
    assert (sitting.word, sitting.legal) == (n.UNDER, [23, 25])
    sitting.do(25)
    assert (sitting.p.under, sitting.p.hand, sitting.staff) == ((25, 23), [], {45})


def test_6_5_4_all_of_them_may_go_under_the_deck() -> None:
    sitting = at_turn(ready=[76], rooms="r3c1", money=0, under=[1]).move(76, "r3c1", reveal=[25, 23, 45])
    sitting.do("Hire none").do(45).do(23)
    assert (sitting.p.under, sitting.p.offer, sitting.staff) == ((1, 45, 23, 25), (), set())


def test_6_5_4_an_offer_of_what_is_left() -> None:
    ends = [40, 41, 46, 47, 48]
    rest = [card for card in STAFF if card not in (13, 45, *ends)]
    two = at_turn(ready=[76], rooms="r3c1", hand=rest, under=[45]).move(76, "r3c1", reveal=[13])
    assert (two.legal, two.p.offer) == ([n.DECLINE, 13, 45], (13, 45))
    none = at_turn(ready=[76], rooms="r3c1", hand=[*rest, 13, 45]).move(76, "r3c1")
    assert none.word == n.TURN, "nothing can be drawn from an empty deck"


def test_6_5_5_a_guest_for_free_from_any_place_besides_the_guest_action() -> None:
    sitting = at_turn(ready=[63], rooms="r1c1", money=0, queue=[65, 77, 51, 92, 93]).move(63, "r1c1")
    sitting.do(1)
    assert (sitting.p.cafe[0], sitting.p.money) == (65, 0)
    assert take(5) in sitting.legal


def test_6_5_5_two_guests_with_the_queue_replenished_in_between() -> None:
    sitting = at_turn(ready=[87], rooms="r1c3", queue=[65, 77, 51, 92, 93]).move(87, "r1c3")
    sitting.do(5, reveal=[104])
    assert sitting.p.queue == [104, 65, 77, 51, 92]
    sitting.do(1)
    assert sitting.p.cafe == [93, 104, 0]


def test_6_5_6_cards_are_drawn_into_the_hand() -> None:
    sitting = at_turn(ready=[91], rooms="r1c1", hand=[7]).move(91, "r1c1", reveal=[20, 3, 48])
    assert sitting.p.hand == [3, 7, 20, 48]


def test_6_5_6_known_cards_at_the_bottom_come_last_and_an_empty_deck_gives_nothing() -> None:
    ends = [40, 41, 46, 47, 48]
    rest = [card for card in STAFF if card not in (13, 45, 20, *ends)]
    sitting = at_turn(ready=[91], rooms="r1c1", hand=rest, under=[45, 13]).move(91, "r1c1", reveal=[20])
    assert (sitting.p.under, len(sitting.p.hand)) == ((), 43)
    sitting = at_turn(ready=[91], rooms="r1c1", hand=[*rest, 20, 13], under=[45]).move(91, "r1c1")
    assert (sitting.p.under, len(sitting.p.hand), sitting.word) == ((), 43, n.TURN)


def test_6_5_7_e_gizia_uses_a_space_without_taking_a_die() -> None:
    staff = [12, 13, 14, 15, 16, 17, 18, 19, 20, 22]
    sitting = at_turn(ready=[97], rooms="r1c2", occupied="r1c1", dice="1122446", staff=staff, money=1)
    sitting.move(97, "r1c2")
    assert sitting.legal == [n.DECLINE, 1, 2, 4, 6]
    assert sitting.do(1).frame[:2] == (n.TWO_ITEMS, 2), "no Restaurant Manager, no Decorator"
    sitting.do(1)
    assert (sitting.p.dice, sitting.points) == ([0, 2, 2, 0, 2, 0, 1], 4), "no die taken, only the guest's points"
    assert sitting.dice == [1, 2, 4, 6], "the main action is still to come"


def test_6_5_7_e_gizia_on_4_without_bootblack_and_laundress() -> None:
    sitting = at_turn(ready=[97], rooms="r1c2", dice="44", staff=[15, 16], money=0).move(97, "r1c2").do(4)
    assert sitting.frame == (n.FUNDS, 2)
    sitting.do(1)
    assert (sitting.p.money, sitting.p.emperor, sitting.points) == (1, 1, 4)


def test_6_5_7_e_gizia_on_6_pays_the_krone_even_with_the_kitchen_hand() -> None:
    sitting = at_turn(ready=[97], rooms="r1c2", dice="66", staff=[17], money=1).move(97, "r1c2").do(6)
    assert (sitting.p.money, sitting.frame) == (0, (n.ANY_ACTION, 2))
    assert at_turn(ready=[97], rooms="r1c2", dice="66", staff=[17], money=0).move(97, "r1c2").word == n.TURN


def test_6_5_7_e_gizia_on_3_and_5_only_if_they_can_be_carried_out() -> None:
    nothing = at_turn(ready=[97], rooms="r1c1 r1c2 r1c3 r1c4 r1c5", dice="35", money=0, hand=[25])
    assert nothing.move(97, "r1c2").word == n.TURN, "no extra action is possible: no question"
    rooms = at_turn(ready=[97], rooms="r1c2", dice="3355", money=0, hand=[45]).move(97, "r1c2")
    assert rooms.legal == [n.DECLINE, 3, 5]
    rooms.do(3)
    assert rooms.frame == (n.PREPARE, 2, 0, 4, 1)
    staff = at_turn(ready=[97], rooms="r1c2", dice="3355", money=0, hand=[13]).move(97, "r1c2").do(5)
    assert staff.legal == [13], "strength 2 without the Checker"


def test_6_5_8_painter_one_room_for_a_krone_less_and_one_at_normal_cost() -> None:
    for part, money in ((0, 9), (1, 8)):
        sitting = at_turn(ready=[61], rooms="r1c1 r2c1 r1c2", money=10).move(61, "r1c2")
        assert sitting.words[:2] == ["Prepare 1 room, 1 krone off", "Prepare 1 room"]
        sitting.do(part, room("r3c1"))
        assert sitting.p.money == money, "either may come first"
        sitting.do(room("r2c2"))
        assert (sitting.p.money, sitting.word) == (8, n.TURN)
