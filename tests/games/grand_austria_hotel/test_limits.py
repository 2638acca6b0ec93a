"""Tests of limits (section 13): caps, orders of effects, hidden cards."""

import json

import pytest

from tableforone import new
from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.kernel.faults import Fault
from tests.games.grand_austria_hotel.tables import EVERYBODY, at_turn, die, his_turn, lay_out, room, take, visit


def test_13_1_at_most_20_krones() -> None:
    assert at_turn(dice="44", money=19).do(die(4), 0).p.money == 20


def test_13_1_payments_need_the_full_amount() -> None:
    assert take(1) not in at_turn(money=2).legal
    assert visit(3, money=2).p.money == 2, "penalty A1: no part payment"


def test_13_1_a_full_purse_asks_nothing_where_nothing_is_paid() -> None:
    """Court Councillor with 19 krones: 3 krones and a free guest; 2 are lost anyway (6.3.3)."""
    sitting = at_turn(ready=[84], rooms="r1c3", money=19).move(84, "r1c3")
    assert (sitting.word, sitting.p.money) == (n.TAKE_GUEST, 20)


def test_13_1_krones_that_fit_in_the_purse_come_by_themselves() -> None:
    sitting = at_turn(ready=[84], rooms="r1c3", money=17).move(84, "r1c3")
    assert (sitting.word, sitting.p.money) == (n.TAKE_GUEST, 20)


def test_13_1_the_order_of_parts_saves_krones_from_being_lost() -> None:
    """The red group of four (10 krones) and a reward with a cost: paying first keeps more."""
    parts = {"ready": [96], "rooms": "r2c4", "occupied": "r1c3 r1c4 r2c3", "hand": [5], "money": 15}
    first = at_turn(**parts).move(96, "r2c4")  # type: ignore[arg-type]
    assert first.words == ["10 krones", "Hire 1 staff card, 3 krones off", "Skip: hire 1 staff card, 3 krones off"]
    assert first.do("10 krones", 5).p.money == 19
    later = at_turn(**parts).move(96, "r2c4").do("Hire", 5)  # type: ignore[arg-type]
    assert later.p.money == 20


def test_13_2_beyond_space_13_every_space_is_a_point() -> None:
    for before, after, points in ((0, 3, 0), (10, 13, 0), (11, 13, 1), (12, 13, 2), (13, 13, 3)):
        sitting = at_turn(dice="444", emperor=before).do(die(4), 3)
        assert (sitting.p.emperor, sitting.points) == (after, points)


def test_13_2_not_below_0() -> None:
    assert visit(7, emperor=2).p.emperor == 0


def test_example_b6_the_end_of_the_track() -> None:
    sitting = at_turn(dice="4444", emperor=12).do(die(4), 4)
    assert (sitting.p.emperor, sitting.points) == (13, 3)


def test_13_3_a_gain_of_nothing_is_still_an_action() -> None:
    sitting = at_turn(dice="44", money=20)
    assert 4 in sitting.dice
    assert sitting.do(die(4), 0).p.money == 20


def test_13_4_new_abilities_apply_at_once() -> None:
    sitting = at_turn(dice="3", staff=[22], hand=[11], money=5, rooms="r1c1").do(die(3), "Before", 11)
    sitting.do(room("r2c1"))
    assert sitting.p.money == 0, "5 for the Florist, nothing for the yellow room"


def test_13_5_an_effect_is_finished_before_the_interrupted_one_goes_on() -> None:
    """Farmer Franz: r1c2 fills a yellow group, whose bonus comes before the rest of the reward."""
    sitting = at_turn(ready=[100], rooms="r1c1 r1c2", occupied="r2c1 r2c2").move(100, "r1c1")
    sitting.do("Occupy", room("r1c2"))
    assert (sitting.word, sitting.frame[1]) == (n.EMPEROR, 6)
    sitting.do("Advance 6")
    assert sitting.frame[1] == 3


def test_13_6_cards_under_the_deck_first_chosen_first() -> None:
    sitting = visit(3, tiles="A3 B1 C1", hand=[5, 6, 7], under=[40]).do(7).do(5)
    assert sitting.p.under == (40, 7, 5)


def test_13_7_only_the_order_of_face_down_decks_is_hidden() -> None:
    """The view does not show the contents of a bag, nor which of its cards are Leopold's."""
    view = GAME.view(lay_out(hand=[5, 6]))
    assert view["decks"]["staff"] == 48 - 2 - 5
    assert view["leopold"]["private_deck"] == 5
    told = json.dumps(view, ensure_ascii=False)
    assert "Booking Manager" not in told
    assert "Photographer" not in told


def test_13_7_open_cards_are_shown() -> None:
    view = GAME.view(his_turn(198, 104, 46, under=[1, 2]).p)
    assert [card["id"] for card in view["leopold"]["staff"]] == [46]
    assert [card["id"] for card in view["decks"]["staff_under"]] == [1, 2], "the player has seen them"
    assert view["queue"][0]["name"] == "MacLeod"


def test_13_8_strength_may_be_forfeited_on_3_after_the_first_room() -> None:
    sitting = at_turn(dice="333").do(die(3), room("r1c2"), "Stop")
    assert sitting.frame == (n.TURN, 3, 0)


def test_13_8_the_whole_strength_is_taken_on_1_2_and_4() -> None:
    for face in (1, 2, 4):
        sitting = at_turn(dice=str(face) * 3).do(die(face))
        for answer in sitting.legal:
            other = at_turn(dice=str(face) * 3, money=0).do(die(face), answer)
            assert sum(other.kitchen) + other.p.money + other.p.emperor == 3


def test_13_9_what_is_not_legal_changes_nothing() -> None:
    table = new("grand-austria-hotel", seed=5)
    before = table.fingerprint
    for wrong in (-1, 999, "1", None, 2.5):
        with pytest.raises(Fault):
            table.answer(wrong)
    assert table.fingerprint == before


def test_13_10_discarded_guests_come_back_only_when_the_deck_is_empty() -> None:
    queue = [65, 77, 51, 92, 93]
    last, *discard = [guest for guest in EVERYBODY if guest not in queue]
    sitting = at_turn(queue=queue, discard=discard).do(take(5))
    assert (sitting.p.queue[0], sitting.p.guest_shuffles, sitting.p.guest_bag) == (last, 0, 0), "the last card"
    sitting.do(die(2)).do(take(5))
    assert (sitting.p.guest_shuffles, sitting.p.guest_discard) == (1, 0)
    assert sitting.p.guest_bag.bit_count() == len(discard) - 1
