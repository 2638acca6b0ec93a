"""Module 3 for the opponent: Hautel Couture, Nine Stars Inn, Sushi Resort, Toll Bridge Hotel (23)."""

from typing import Any

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.unique_hotels.opponent.hautel_couture import answer_cafe, pool
from tableforone.games.grand_austria_hotel.modules.unique_hotels.rules import places as at
from tableforone.games.grand_austria_hotel.rules import boards, cards
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.position import Hotels
from tableforone.kernel.frames import settle
from tests.games.grand_austria_hotel.tables import Sitting, boosted, die, spaces, take
from tests.games.grand_austria_hotel.waltz import HIS, her_turn, new_table, on, round_end, turn, waltz

HOTELS = "unique-hotels"
HAUTEL, STARS, SUSHI, TOLL = HIS


def test_23_1_1_his_entrance_by_choice_or_at_random_and_seven_krones() -> None:
    for name, number in HIS.items():
        p = on(new_table(HOTELS, entrance=name))
        assert (p.unique[at.HIS], p.money) == (number, 7)
    drawn = {on(new_table(HOTELS, seed)).unique[at.HIS] for seed in range(30)}
    assert drawn == {0, 1, 2, 3}


def test_24_2_elisabeth_uses_the_entrances_too() -> None:
    for modules in ("ballrooms unique-hotels", "celebrities unique-hotels"):
        view = new_table(modules, entrance=SUSHI).view
        assert view["opponent"] == "Elisabeth"
        assert view["leopold"]["entrance"]["name"] == "Sushi Resort"


# --- Hautel Couture


def couture(*guests: int, modules: str = HOTELS, **parts: Any) -> Hotels:
    """A position with these guests in his café."""
    p = waltz(modules, his=HAUTEL, queue=(49, 50, 63, 64, 77), **parts)
    for guest in guests:
        answer_cafe(p, (), guest)
    return p


def test_23_2_1_three_guests_worth_five_to_seven_sit_down_before_the_queue_is_filled() -> None:
    for seed in range(20):
        p = on(new_table(HOTELS, seed, entrance=HAUTEL))
        guests = p.unique[at.HIS_CAFE : at.HIS_CAFE + 3]
        assert all(cards.GUEST_POINTS[guest] in (5, 6, 7) for guest in guests)
        assert len({*guests, *p.queue}) == 8
        assert not GAME.invariants(p)


def test_24_3_with_the_ballrooms_none_of_them_wants_champagne() -> None:
    for seed in range(40):
        p = on(new_table("ballrooms unique-hotels", seed, entrance=HAUTEL))
        assert not any(cards.GUEST_ORDER[guest][n.CHAMPAGNE] for guest in p.unique[at.HIS_CAFE : at.HIS_CAFE + 3])


def test_23_2_2_rooms_are_reserved_from_the_top_and_from_the_left() -> None:
    """B.11: blue, yellow, yellow get r4c1, r3c4, r3c5 (1 point each for the last two)."""
    p = couture(69, 55, 58)
    assert [boards.space_name(s) for s in p.unique[at.HIS_SPACE : at.HIS_SPACE + 3]] == ["r4c1", "r3c4", "r3c5"]
    assert p.his_points[n.FOR_SPACES] == 2
    green = couture(99, 69, 82)
    assert [boards.space_name(s) for s in green.unique[at.HIS_SPACE : at.HIS_SPACE + 3]] == ["r4c1", "r4c3", "r4c2"]
    assert green.his_points[n.FOR_SPACES] == 2  # r4c3


def test_23_2_3_the_pool_holds_their_orders_and_is_filled_up_to_eighteen() -> None:
    p = couture(69, 55, 58)  # 2 cake 1 coffee, 3 wine, 3 wine 1 coffee: 10 items
    assert pool(p) == [2, 4, 8, 4, 0]
    begun = on(new_table(HOTELS, 3, entrance=HAUTEL))
    assert sum(pool(begun)) == 12
    assert all(begun.unique[at.ITEM_ON + face] for face in range(1, 7))


def with_items(p: Hotels, **on_space: int) -> Hotels:
    for face, kind in on_space.items():
        p.unique[at.ITEM_ON + int(face[1:])] = 1 + kind
    return p


def at_turn_with(p: Hotels) -> Sitting:
    p.used = 0b10
    p.stack = [(n.NEXT_TURN,), (n.TURN, 2, 0)]
    return Sitting(p)


def test_23_2_4_the_item_on_the_space_goes_to_one_of_his_guests() -> None:
    s = at_turn_with(with_items(couture(69, 55, 58, dice="1144", money=5), f4=n.WINE, f1=n.STRUDEL))
    s.do(die(4))
    assert s.asked == "Which of Leopold’s guests gets 1 wine?"
    s.do(2)
    assert s.p.unique[at.HIS_NEEDS + n.KINDS + n.WINE] == 2
    assert s.p.unique[at.ITEM_ON + 4] == 0
    nobody = at_turn_with(with_items(couture(69, 55, 58, dice="11"), f1=n.STRUDEL))
    nobody.do(die(1))
    assert "returns to the supply" in " ".join(nobody.told)


def test_23_2_4_his_own_dice_and_e_gizia_move_no_item() -> None:
    p = with_items(couture(69, 55, 58, dice="1"), f1=n.COFFEE)
    p.stack = [(n.HIS_TURN,)]
    s = Sitting(p).chance(193)
    assert s.p.unique[at.ITEM_ON + 1] == 1 + n.COFFEE
    gizia = at_turn_with(with_items(couture(69, 55, 58, dice="1", ready=[97], rooms="r1c1"), f1=n.COFFEE))
    gizia.move(97, "r1c1").do("Use space 1")
    assert gizia.p.unique[at.ITEM_ON + 1] == 1 + n.COFFEE


def test_23_2_5_empty_spaces_are_refilled_at_the_next_round() -> None:
    p = with_items(couture(69, 55, 58), f1=0, f2=0, f3=0, f4=0, f5=0)
    p.used, p.stack = 0b11110, [(n.ROUND_END,)]
    s = Sitting(p)
    assert s.asked == "Which item from the pool is on space 6?"
    s.chance(n.WINE)
    assert pool(s.p)[n.WINE] == 7
    empty = couture(69, 55, 58)
    empty.unique[at.POOL : at.POOL + 5] = [0] * 5
    empty.used, empty.stack = 0b11110, [(n.ROUND_END,)]
    assert Sitting(empty).asked.startswith("What do the 10 dice")


def test_23_2_6_a_complete_order_scores_and_fills_the_reserved_room() -> None:
    p = couture(69, 55, 58, dice="44")
    p.unique[at.HIS_NEEDS : at.HIS_NEEDS + 5] = [0, 1, 0, 0, 0]
    s = at_turn_with(with_items(p, f4=n.CAKE))
    before = GAME.view(s.p)["leopold"]["rooms"][boards.space_number("r4c1")]["state"]
    s.do(die(4))
    assert before == "vacant"
    assert GAME.view(s.p)["leopold"]["rooms"][boards.space_number("r4c1")]["state"] == "occupied"
    assert s.p.his_points[n.FOR_GUESTS] == 7
    assert s.p.guest_discard >> 69 & 1


def test_23_2_7_reserved_rooms_are_taken_and_count_for_the_receptionist_only() -> None:
    p = couture(69, 55, 58, his_staff=[34, 46])
    p.stack = [(n.FINAL,)]
    s = Sitting(p)
    assert s.p.his_points[n.FOR_ROOMS] == 0
    assert s.p.his_points[n.FOR_END_STAFF] == 3  # 34: 1 point per tile
    assert s.p.his_points[n.FOR_CAFE] == 0
    his = couture(69, 55, 58, dice="1")
    his.his_rooms |= spaces("r1c1 r1c5 r3c1 r3c3 r4c3 r4c5")
    his.stack = [(n.HIS_TURN,)]
    other = Sitting(his).chance(193)  # blue: all blue spaces but the reserved one are full
    assert "a blue guest" in " ".join(other.told)
    assert other.p.his_rooms >> boards.space_number("r4c1") & 1


# --- Nine Stars Inn


def test_23_3_1_a_track_of_nine_places() -> None:
    door = new_table(HOTELS, entrance=STARS).view["leopold"]["entrance"]
    assert (door["name"], door["tokens"]) == ("Nine Stars Inn", 0)
    assert "5, 10 or 15 points" in door["text"]


def test_23_3_2_every_objective_symbol_of_the_level_adds_a_token_up_to_nine() -> None:
    assert her_turn(HOTELS, 194, his=STARS, dice="2").p.unique[at.STARS] == 1
    assert her_turn(HOTELS, 193, his=STARS, dice="1").p.unique[at.STARS] == 0  # only on hard
    assert her_turn(HOTELS, 193, his=STARS, dice="1", level="hard").p.unique[at.STARS] == 1
    full = her_turn(HOTELS, 194, his=STARS, dice="2", unique={at.STARS: 9}, his_claimed=(15, 15, 15),
                    his_progress=(3, 3, 3))  # fmt: skip
    assert full.p.unique[at.STARS] == 9
    claimed = her_turn(HOTELS, 194, his=STARS, dice="2", his_claimed=(15, 15, 15), his_progress=(3, 3, 3))
    assert claimed.p.unique[at.STARS] == 1


def test_23_3_3_full_floors_and_columns_of_the_player_remove_tokens() -> None:
    line = turn(HOTELS, his=STARS, occupied="r1c1 r2c1 r3c1", rooms="r4c1", ready=[65], unique={at.STARS: 4})
    assert line.move(65, "r4c1").p.unique[at.STARS] == 3
    both = turn(
        HOTELS, his=STARS, unique={at.STARS: 4}, ready=[65], rooms="r1c1",
        occupied="r2c1 r3c1 r4c1 r1c2 r1c3 r1c4 r1c5",
    )  # fmt: skip
    assert both.move(65, "r1c1").p.unique[at.STARS] == 2
    none = turn(HOTELS, his=STARS, occupied="r1c1 r2c1 r3c1", rooms="r4c1", ready=[65])
    assert none.move(65, "r4c1").p.unique[at.STARS] == 0


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 5), (3, 5), (4, 10), (5, 10), (6, 10), (7, 15), (9, 15)])
def test_23_3_4_points_at_the_end_of_every_emperor_scoring(tokens: int, points: int) -> None:
    """The booklet's example, tokens in the second row: 10 points."""
    for round in (3, 5, 7):
        s = round_end(HOTELS, round, his=STARS, emperor=9, unique={at.STARS: tokens})
        while not s.over and s.legal:
            s.do(s.legal[0])
        assert s.p.his_points[m.FOR_ENTRANCE] == points
    assert round_end(HOTELS, 2, his=STARS, unique={at.STARS: tokens}).p.his_points[m.FOR_ENTRANCE] == 0


# --- Sushi Resort


def sushi(**guests: int) -> dict[int, int]:
    """Tokens by number: with a guest, or in the supply (-1)."""
    return {at.SUSHI + int(name[1:]): guest for name, guest in guests.items()}


def test_23_4_1_six_tokens_lie_in_his_hotel() -> None:
    view = new_table(HOTELS, entrance=SUSHI).view["leopold"]["entrance"]
    assert view["token_spaces"] == ["r1c4", "r1c5", "r2c1", "r2c2", "r2c3", "r3c1"]


def test_23_4_2_a_covered_token_goes_to_the_leftmost_guest_after_replenishing() -> None:
    s = her_turn(HOTELS, 193, 90, his=SUSHI, dice="1", his_rooms="r1c1", queue=(49, 50, 77, 78, 65))
    assert s.p.his_rooms == spaces("r1c1 r1c5")
    assert s.p.queue[0] == 90
    assert s.p.unique[at.SUSHI + 1] == 90


def test_23_4_3_the_player_pays_a_krone_more_even_for_a_free_guest() -> None:
    marked: dict[str, Any] = {"his": SUSHI, "queue": (49, 50, 77, 78, 65), "unique": sushi(t0=77)}
    s = turn(HOTELS, money=2, **marked)
    assert "2 krones)" in s.said(take(3))
    s.do(take(3))
    assert (s.p.money, s.p.unique[at.SUSHI]) == (0, -1)
    assert take(3) not in turn(HOTELS, money=1, **marked).legal
    free = turn(HOTELS, money=0, ready=[63], rooms="r1c1", **marked).move(63, "r1c1")
    assert free.legal == [0, 1, 2, 4, 5]
    paid = turn(HOTELS, money=1, ready=[63], rooms="r1c1", **marked).move(63, "r1c1").do(3)
    assert paid.p.money == 0


def test_23_4_4_eight_points_when_he_takes_the_guest_or_it_reaches_the_last_place() -> None:
    taken = her_turn(HOTELS, 193, his=SUSHI, dice="1", queue=(49, 50, 77, 78, 65), unique=sushi(t0=65))
    assert taken.p.his_points[m.FOR_ENTRANCE] == 8
    assert taken.p.unique[at.SUSHI] == -1
    moved = turn(HOTELS, his=SUSHI, queue=(49, 50, 77, 78, 65), unique=sushi(t0=78)).do(take(5))
    assert moved.p.queue[4] == 78
    assert (moved.p.his_points[m.FOR_ENTRANCE], moved.p.unique[at.SUSHI]) == (8, -1)


def test_23_4_5_order_of_one_guest_of_his() -> None:
    s = her_turn(HOTELS, 193, 90, his=SUSHI, dice="1", his_rooms="r1c1", queue=(49, 50, 77, 78, 65),
                 unique=sushi(t0=65, t3=78))  # fmt: skip
    # the guest he takes, and the one who moves to position 5
    assert s.p.his_points[m.FOR_ENTRANCE] == 16
    assert s.p.unique[at.SUSHI + 1] == 90


def test_23_4_6_several_tokens_add_up_and_dancers_move_none() -> None:
    two = turn(HOTELS, money=9, his=SUSHI, queue=(49, 50, 77, 78, 65), unique=sushi(t0=65, t1=65)).do(take(5))
    assert two.p.money == 7
    dancer = her_turn("ballrooms unique-hotels", 225, his=SUSHI, dice="1", his_rooms="r1c1", queue=(49, 50, 77, 78, 65))
    assert dancer.p.unique[at.SUSHI : at.SUSHI + 6] == [0] * 6


# --- Toll Bridge Hotel


def tolls(**spaces_: int) -> dict[int, int]:
    return {at.TOLL + int(name[1:]): n for name, n in spaces_.items()}


def test_23_5_1_he_leaves_a_token_on_the_space_of_his_die() -> None:
    s = her_turn(HOTELS, 193, his=TOLL, dice="11", unique=tolls(f1=1))
    assert s.p.unique[at.TOLL + 1] == 2
    end = round_end(HOTELS, 1, his=TOLL, unique=tolls(f1=2))
    assert end.p.unique[at.TOLL + 1] == 2


def test_23_5_2_a_krone_for_the_space_besides_all_other_costs() -> None:
    """The booklet's example: 3 tokens, a boosted 2, 4 dice: 2 krones, 3 points to him, 5 drinks."""
    s = turn(HOTELS, his=TOLL, dice="2222", money=5, unique=tolls(f2=3))
    s.do(boosted(2), "3 wine and 2 coffee")
    assert s.p.money == 3
    assert s.p.his_points[m.FOR_ENTRANCE] == 3
    assert s.p.unique[at.TOLL + 2] == 2
    assert s.kitchen == [0, 0, 3, 2]


def test_23_5_2_without_a_krone_the_space_is_closed() -> None:
    s = turn(HOTELS, his=TOLL, dice="12", money=0, unique=tolls(f2=1))
    assert s.dice == [1]
    six = turn(HOTELS, his=TOLL, dice="16", money=1, unique=tolls(f6=1))
    assert six.dice == [1]  # fee and toll


def test_23_5_2_the_toll_may_make_every_action_impossible() -> None:
    s = turn(HOTELS, his=TOLL, dice="3", money=1, rooms="r1c1 r1c2 r1c3 r1c4 r1c5", unique=tolls(f3=1))
    assert "no action possible" in s.said(die(3))
    s.do(die(3))
    assert (s.p.money, s.p.rooms.bit_count(), s.p.his_points[m.FOR_ENTRANCE]) == (0, 5, 1)


def test_23_5_3_with_nothing_and_tolls_everywhere_five_points_are_lost() -> None:
    s = turn(HOTELS, his=TOLL, dice="12", money=0, unique=tolls(f1=1, f2=2))
    assert s.dice == []
    assert n.PASS in s.legal
    s.do("Lose 5 points")
    assert s.points == -5
    assert s.dice == [1, 2]
    s.do(die(2))
    assert s.p.his_points[m.FOR_ENTRANCE] == 2
    assert s.p.unique[at.TOLL + 2] == 1
    assert s.frame[1] == 3
    assert s.p.unique[at.TOLL_FREE] == 0  # only in this turn
    assert m.FORFEIT in s.legal


def test_23_5_3_spaces_that_cannot_be_used_do_not_count() -> None:
    """No room is affordable, so the free 3 cannot be used: only the tolled 1 is left."""
    closed = "r1c1 r1c2 r1c3 r1c4 r1c5"
    s = turn(HOTELS, his=TOLL, dice="13", money=0, rooms=closed, unique=tolls(f1=1))
    assert m.FORFEIT in s.legal
    lost = turn(HOTELS, his=TOLL, dice="335", money=0, rooms=closed, unique=tolls(f5=1))
    assert lost.dice == [3]
    assert "no action possible" in lost.said(die(3))
    every = turn(HOTELS, his=TOLL, dice="33", money=0, rooms=closed, unique=tolls(f3=1))
    assert every.dice == []
    every.do(m.FORFEIT)
    assert every.dice == [3]


def test_23_5_3_passing_stays_possible_and_krones_may_come_first() -> None:
    s = turn(HOTELS, his=TOLL, dice="11", money=0, unique=tolls(f1=1), ready=[92], rooms="r1c1")
    s.move(92, "r1c1")
    assert s.dice == [1]


def test_23_5_4_he_scores_for_every_token_then_one_goes() -> None:
    s = turn(HOTELS, his=TOLL, dice="44", money=4, unique=tolls(f4=4)).do(die(4), "2 krones")
    assert (s.p.his_points[m.FOR_ENTRANCE], s.p.unique[at.TOLL + 4]) == (4, 3)


def test_23_5_5_e_gizia_uses_a_space_too_and_a_6_is_space_6_only() -> None:
    s = turn(HOTELS, his=TOLL, dice="11", money=2, unique=tolls(f1=2), ready=[97], rooms="r1c1")
    s.move(97, "r1c1").do("Use space 1")
    assert (s.p.money, s.p.his_points[m.FOR_ENTRANCE], s.p.unique[at.TOLL + 1]) == (1, 2, 1)
    poor = turn(HOTELS, his=TOLL, dice="11", money=0, unique=tolls(f1=2), ready=[97], rooms="r1c1").move(97, "r1c1")
    assert poor.word == n.TURN  # closed to her, and she loses nothing
    six = turn(HOTELS, his=TOLL, dice="6", money=3, unique=tolls(f1=2))
    six.do(die(6), 1)
    assert six.p.his_points[m.FOR_ENTRANCE] == 0


def test_nothing_is_hidden_in_the_view() -> None:
    for name in HIS:
        table = new_table(HOTELS, entrance=name)
        assert settle(table.position.copy(), GAME.words) == table.legal
        assert any(table.view["leopold"]["entrance"]["name"] in line for line in GAME.draw(table.view))
