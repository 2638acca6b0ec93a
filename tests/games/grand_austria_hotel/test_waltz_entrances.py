"""Module 3 for the player: the ten entrances (16)."""

import pytest

from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.unique_hotels.rules import places as at
from tableforone.games.grand_austria_hotel.rules import cards, scoring
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.kernel.table import Table
from tests.games.grand_austria_hotel.tables import Sitting, bag, boosted, claim, die, take
from tests.games.grand_austria_hotel.waltz import ENTRANCES, ending, new_table, on, round_end, turn, waltz

HOTELS = "unique-hotels"
COLUMN_1 = "r1c1 r2c1 r3c1"
SEEDS = range(400)


def table_with(entrance: str, modules: str = HOTELS) -> Table:
    """A new table with this entrance among the three, chosen."""
    number = ENTRANCES[entrance]
    table = next(t for t in (new_table(modules, seed) for seed in SEEDS) if number in t.legal)
    table.answer(number)
    return table


def test_16_1_ten_entrances_and_the_ren_only_with_the_ballrooms() -> None:
    without = {e for seed in range(80) for e in new_table(HOTELS, seed).legal}
    together = {e for seed in range(80) for e in new_table("ballrooms unique-hotels", seed).legal}
    assert without == set(range(9))
    assert together == set(range(10))
    assert all(len(new_table(HOTELS, seed).legal) == 3 for seed in range(10))


def test_16_2_the_items_of_the_entrance_replace_the_usual_ones() -> None:
    table = table_with("chateau-paulwei")
    assert on(table).kitchen == [0, 1, 1, 1, 0]
    both = table_with("the-ren", "ballrooms unique-hotels")
    assert on(both).kitchen == [1, 1, 1, 0, 2]  # its bottle, and the one of the ballrooms


def test_16_3_parts_are_laid_out_before_the_choice_and_go_back_to_the_box() -> None:
    table = next(t for t in (new_table(HOTELS, s) for s in SEEDS) if {at.NINAS, at.WRAY} <= set(t.legal))
    p = on(table)
    own, spare = p.unique[at.PERSONAL : at.PERSONAL + 3], p.unique[at.SPARE]
    assert all(own)
    assert not set(own) & set(p.objectives)
    assert spare.bit_count() == 6
    assert not spare & bag(p.tiles)
    assert sorted(cards.TILE_NAME[t][0] for t in range(18) if spare >> t & 1) == ["A", "A", "B", "B", "C", "C"]
    table.answer(at.WRAY)
    assert on(table).unique[at.PERSONAL : at.PERSONAL + 3] == [0, 0, 0]
    table.undo()
    table.answer(at.NINAS)
    assert on(table).unique[at.SPARE] == 0


def test_16_4_what_is_gained_comes_at_its_place_in_the_set_up() -> None:
    mayenfels = table_with("mayenfels")
    while on(mayenfels).stack[-1][0] == n.KEEP_SIX:
        mayenfels.answer(mayenfels.legal[0])
    assert len(on(mayenfels).hand) == 7
    assert mayenfels.question
    assert "3 krones off" in mayenfels.question.text
    kaufman = table_with("kaufman")
    while on(kaufman).stack[-1][0] != n.FIRST_GUEST:
        kaufman.answer(kaufman.legal[0])
    kaufman.answer(1)
    assert kaufman.question
    assert kaufman.question.text == "Choose your first guest (free)"
    kaufman.answer(5)
    assert sum(1 for guest in on(kaufman).cafe if guest) == 2


def test_16_5_1_chateau_paulwei_two_more_rooms_at_normal_cost_and_better_bonuses() -> None:
    table = table_with("chateau-paulwei")
    while on(table).round == 0:
        rooms = on(table).rooms.bit_count()
        table.answer(table.legal[-1] if on(table).stack[-1][0] == n.PREPARE else table.legal[0])
    assert rooms == 4
    assert on(table).rooms.bit_count() == 5
    s = turn(HOTELS, entrance="chateau-paulwei", ready=[65, 92], rooms="r1c1 r1c2", occupied="r2c1 r2c2")
    s.move(65, "r1c1")
    assert s.p.points[n.FOR_GROUPS] == 4
    s.move(92, "r1c2")
    assert s.asked == "Advance 8 spaces on the Emperor track?"


@pytest.mark.parametrize(
    ("first", "second"), [(1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (4, 4), (4, 5), (5, 5), (5, 6), (6, 6)]
)
def test_16_5_2_corogari_bonus_by_the_sum_of_both_dice(first: int, second: int) -> None:
    s = turn(HOTELS, 3, entrance="corogari", dice=str(second) * 2, hand=[1, 5], money=9)
    s.p.unique[at.FIRST_FACE] = first
    s.do(die(second))
    total = first + second
    if total in (3, 11):
        assert s.kitchen == [0, 1, 0, 1]
    elif total in (5, 9):
        assert s.kitchen == [1, 0, 1, 0]
    elif total in (4, 10):
        assert s.p.money == 9 + 1
        assert s.asked == "Advance 1 space on the Emperor track?"
    elif total in (6, 8):
        assert s.asked == "Choose a staff card to hire (1 krone off)"
    else:
        assert "for free" in s.asked
        assert s.p.points[m.FOR_ENTRANCE] == 1


def test_16_5_2_corogari_seven_gives_nothing_and_every_round_begins_anew() -> None:
    s = turn(HOTELS, 3, entrance="corogari", dice="44", money=3)
    s.p.unique[at.FIRST_FACE] = 3
    s.do(die(4), "2 krones")
    assert (s.p.money, sum(s.kitchen), s.points) == (5, 0, 0)
    first = turn(HOTELS, 2, entrance="corogari", dice="11")
    first.do(die(1), "2 strudel")
    assert first.kitchen == [2, 0, 0, 0]
    assert first.p.unique[at.FIRST_FACE] == 1
    end = round_end(HOTELS, 1, entrance="corogari")
    assert end.p.unique[at.FIRST_FACE] == 0


def test_16_5_2_the_bonus_must_not_spoil_the_main_action() -> None:
    """3 and 3: a staff card may come first, but not for the krone that the only room needs."""
    s = turn(HOTELS, 3, entrance="corogari", dice="33", money=1, hand=[1, 6], rooms="r1c1 r1c2 r1c3 r1c4 r1c5")
    s.p.unique[at.FIRST_FACE] = 3
    s.do(die(3))
    assert s.asked == "Choose a staff card to hire (1 krone off)"
    assert s.legal == [0, 6]  # 6 costs 1 krone, so nothing; #1 costs 4


def test_16_5_3_dove_uses_a_token_for_every_full_line() -> None:
    s = turn(HOTELS, entrance="dove", occupied=COLUMN_1, rooms="r4c1", ready=[65], money=0)
    s.move(65, "r4c1")
    assert "completed a column" in s.asked
    assert len(s.legal) == 5
    s.do("Use token 3")
    assert s.p.points[m.FOR_ENTRANCE] == 4
    assert s.p.unique[at.TOKENS] == 0b11011
    floor = turn(HOTELS, entrance="dove", occupied="r1c1 r1c2 r1c3 r1c4", rooms="r1c5", ready=[65], money=0)
    floor.move(65, "r1c5").do("Use token 1")
    assert floor.p.money == 5
    empty = turn(HOTELS, entrance="dove", occupied=COLUMN_1, rooms="r4c1", ready=[65])
    empty.p.unique[at.TOKENS] = 0
    empty.move(65, "r4c1")
    assert empty.word == n.TURN


def test_16_5_3_dove_fourth_initial_room_is_free() -> None:
    table = table_with("dove")
    while on(table).round == 0:
        asked = table.spec.ask(table.position)
        table.answer(table.legal[1] if len(table.legal) > 1 and table.legal[0] == 0 else table.legal[0])
    assert on(table).rooms.bit_count() == 4
    assert "for free" in asked


def test_16_5_4_kaufman_a_second_guest_and_the_pile() -> None:
    s = turn(HOTELS, entrance="kaufman", queue=(49, 50, 63, 64, 77), money=3)
    s.do(take(5))
    assert s.asked == "Kaufman: take a second guest at full cost?"
    s.do(3)  # position 3 costs 1 krone
    assert s.p.money == 2
    assert len(s.p.cafe) == 4
    done = turn(HOTELS, entrance="kaufman", ready=[65], rooms="r1c1").move(65, "r1c1")
    assert done.p.unique[at.PILE] == 1 << 65
    assert not done.p.guest_discard >> 65 & 1


@pytest.mark.parametrize(("cards", "points"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 9), (6, 9)])
def test_16_5_4_kaufman_pile_is_scored_every_round(cards: int, points: int) -> None:
    pile = list(range(49, 49 + cards))
    p = waltz(HOTELS, entrance="kaufman", queue=(63, 64, 65, 66, 67), discard=pile, unique={at.PILE: bag(pile)})
    p.guest_discard = 0
    p.stack = [(n.ROUND_END,)]
    s = Sitting(p)
    assert s.points == points
    assert s.p.guest_discard == bag(pile)


def test_16_5_5_mayenfels_krone_and_card_after_every_staff_card() -> None:
    s = turn(HOTELS, entrance="mayenfels", dice="55", hand=[6], money=5)
    s.do(die(5), 6)
    assert s.p.money == 5 + 1
    assert len(s.p.hand) == 1
    p = waltz(HOTELS, entrance="mayenfels", round=0, hand=[6], money=7)
    p.stack = [(n.HIRE, 1, 3)]
    setup = Sitting(p).do(6)
    assert (setup.p.money, setup.p.hand) == (7, [])


@pytest.mark.parametrize(("round", "points"), [(1, 15), (3, 15), (4, 10), (5, 10), (6, 5), (7, 5)])
def test_16_5_6_ninas_melange_personal_objectives(round: int, points: int) -> None:
    own = {at.PERSONAL: 105}
    s = turn(HOTELS, entrance="ninas-melange", round=round, money=20, objectives=(106, 109, 113), unique=own)
    s.do(m.PERSONAL)
    assert s.p.points[m.FOR_ENTRANCE] == points
    assert m.PERSONAL not in turn(HOTELS, entrance="ninas-melange").legal
    assert s.p.unique[at.PERSONAL_DONE] == 1
    assert m.PERSONAL not in s.legal
    assert s.p.claimed == (0, 0, 0)


@pytest.mark.parametrize(("own", "common", "points"), [(3, 0, 0), (3, 1, 3), (2, 3, 6), (3, 3, 10)])
def test_16_5_6_ninas_melange_points_for_many_objectives(own: int, common: int, points: int) -> None:
    claimed = [15] * common + [0] * (3 - common)
    s = ending(HOTELS, entrance="ninas-melange", claimed=claimed, unique={at.PERSONAL_DONE: (1 << own) - 1})
    assert s.p.points[m.FOR_ENTRANCE] == points
    counted = [line.mine for line in scoring.finale(s.p) if line.what == "ninas-melange"]
    assert counted == ([points] if points else [])


def test_16_5_7_stroup_first_room_of_a_group() -> None:
    s = turn(HOTELS, entrance="stroup", ready=[65, 92, 98], rooms="r1c1 r1c2 r2c1 r1c3", money=0)
    s.move(65, "r1c1")
    assert s.p.points[m.FOR_ENTRANCE] == 3
    s.move(92, "r1c3")
    assert s.p.money == 1 + 2
    s.move(98, "r1c2")
    assert s.asked == "Advance 2 spaces on the Emperor track?"
    s.do("Advance")
    again = turn(HOTELS, entrance="stroup", ready=[92], rooms="r1c2", occupied="r2c1", money=0)
    again.p.unique[at.OPENED] = 0b10
    again.move(92, "r1c2")
    assert again.word == n.TURN


def test_16_5_8_the_grand_wray_hotel_rewards_for_spaces_once_per_turn() -> None:
    tiles = [cards.TILE_NAME.index(name) for name in ("A1", "B2", "C1")]
    spare = {at.SPARE: bag(tiles)}
    s = turn(HOTELS, entrance="grand-wray", emperor=3, money=0, tiles="A2 B1 C2", staff=[42], unique=spare)
    assert {a for a in s.legal if m.REWARD <= a < m.REWARD + 18} == {m.REWARD + tile for tile in tiles}
    s.do(m.REWARD + tiles[0])
    assert (s.p.emperor, s.p.money, s.points) == (2, 3, 0)  # no points from #42
    assert not [a for a in s.legal if m.REWARD <= a < m.REWARD + 18]
    few = turn(HOTELS, entrance="grand-wray", emperor=1, tiles="A2 B1 C2", unique=spare)
    assert {a for a in few.legal if m.REWARD <= a < m.REWARD + 18} == {m.REWARD + tiles[0]}


def test_16_5_8_the_grand_wray_hotel_starts_on_space_2() -> None:
    assert on(table_with("grand-wray")).emperor == 2


def test_16_5_9_the_kozi_palace_moves_a_neighbouring_die_onto_the_space() -> None:
    s = turn(HOTELS, entrance="kozi-palace", dice="1122", money=0)
    shifts = [s.said(a) for a in s.legal if m.SHIFT <= a < m.FORFEIT]
    assert len(shifts) == 2
    s.do("turn a white 1 to 2")
    assert s.legal == [die(2)]
    s.do(die(2), "2 wine and 1 coffee")
    assert s.kitchen == [0, 0, 2, 1]
    assert s.p.dice == [0, 1, 2, 0, 0, 0, 0]
    apart = turn(HOTELS, entrance="kozi-palace", dice="16", money=5)
    assert not [a for a in apart.legal if m.SHIFT <= a < m.FORFEIT]  # 1 and 6 are not adjacent


def test_16_5_9_the_moved_die_may_make_a_staff_card_affordable() -> None:
    s = turn(HOTELS, entrance="kozi-palace", dice="445", money=0, hand=[13])
    assert die(5) not in s.legal  # #13 costs more than the strength
    cheap = turn(HOTELS, entrance="kozi-palace", dice="45", money=0, hand=[6])
    cheap.do("turn a white 4 to 5").do(die(5), 6)
    assert cheap.staff == {6}


def test_16_5_9_e_gizia_may_move_a_die_too() -> None:
    s = turn(HOTELS, entrance="kozi-palace", dice="1122", ready=[97], rooms="r1c1", money=0)
    s.move(97, "r1c1")
    s.do("Move a white 2 to 1")
    s.do("2 strudel and 1 cake")
    assert s.kitchen == [2, 1, 0, 0]
    assert s.p.dice == [0, 3, 1, 0, 0, 0, 0]


def test_16_5_10_the_ren_doubles_row_bonuses_and_scores_for_the_most_dancers() -> None:
    s = turn("ballrooms unique-hotels", entrance="the-ren", ready=[65], champagne=2, money=0)
    s.do(m.BALL + 1)  # Apollosaal, middle row: 2 krones
    s.do(s.legal[-1])
    assert s.p.money == 4
    most = round_end("ballrooms unique-hotels", 3, entrance="the-ren", emperor=4, mine={0: 2}, hers={0: 1})
    assert most.p.points[m.FOR_ENTRANCE] == 4
    tied = round_end("ballrooms unique-hotels", 3, entrance="the-ren", emperor=4, mine={0: 1}, hers={0: 1})
    assert tied.p.points[m.FOR_ENTRANCE] == 0


def test_16_5_every_entrance_can_be_looked_at() -> None:
    for name in ENTRANCES:
        modules = "ballrooms unique-hotels" if name == "the-ren" else HOTELS
        table = table_with(name, modules)
        assert table.view["you"]["entrance"]["id"].replace("_", "-") == name
        assert any(table.view["you"]["entrance"]["name"] in line for line in table.spec.draw(table.view))


def test_doves_tokens_are_marked_as_reconstructed() -> None:
    assert table_with("dove").view["you"]["entrance"]["reconstructed"] == ["tokens"]


def test_a_boost_works_on_the_space_that_was_filled() -> None:
    s = turn(HOTELS, entrance="kozi-palace", dice="1122", money=1)
    s.do("turn a white 1 to 2").do(boosted(2), "2 wine and 2 coffee")
    assert s.kitchen == [0, 0, 2, 2]


def test_claiming_stays_possible_beside_personal_objectives() -> None:
    assert claim("A") in turn(HOTELS, entrance="ninas-melange", money=20).legal
