"""Module 2, Celebrities: coloured dice, the lounge, twelve effects (15), Elisabeth's turns (22)."""

from typing import Any

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.modules.celebrities.rules import lounge
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.unique_hotels.rules import places as at
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import boosted, claim, die, room
from tests.games.grand_austria_hotel.waltz import (
    ball_answer,
    coloured_die,
    her_turn,
    moves,
    new_table,
    on,
    round_end,
    turn,
)

STARS = "celebrities"
BOTH = "ballrooms celebrities"


def held(p: Any) -> set[str]:
    return {lounge.IDS[i] for i in range(12) if p.lounge[lounge.MINE] >> i & 1}


def test_15_module_2_is_played_against_elisabeth() -> None:
    assert new_table(STARS).view["opponent"] == "Elisabeth"


def test_15_1_three_coloured_dice_and_three_of_nine_or_twelve_celebrities() -> None:
    table = new_table(STARS)
    p = on(table)
    assert p.lounge[lounge.BAG].bit_count() == 6
    assert on(new_table(BOTH)).lounge[lounge.BAG].bit_count() == 9
    assert [place["colour"] for place in table.view["lounge"]] == ["red", "yellow", "blue"]
    while not p.round or p.dice == [0] * 7:
        table.answer(table.legal[0])
        p = on(table)
    assert all(1 <= face <= 6 for face in p.lounge[lounge.FACE : lounge.FACE + 3] if face)
    assert sum(p.dice) + p.used.bit_count() == 10


def test_15_1_without_the_ballrooms_three_celebrities_stay_in_the_box() -> None:
    seen = {i for seed in range(60) for i in on(new_table(STARS, seed)).lounge[:3]}
    assert not seen & {lounge.IDS.index(name) for name in ("puccini", "mata_hari", "picasso")}


def test_15_2_coloured_dice_count_for_the_strength_and_are_chosen_among_others() -> None:
    s = turn(STARS, dice="112", coloured=(1, 2, 0))
    assert {die(1), coloured_die("red", 1), coloured_die("yellow", 2)} <= set(s.legal)
    assert die(2) not in s.legal  # the only 2 is the yellow one
    s.do(coloured_die("red", 1), "1 strudel and 1 cake")
    assert s.kitchen == [1, 1, 0, 0]
    white = turn(STARS, dice="11", coloured=(1, 0, 0)).do(die(1), "2 strudel")
    assert held(white.p) == set()


def test_15_3_the_celebrity_comes_with_points_and_works_at_once() -> None:
    s = turn(STARS, dice="44", coloured=(4, 0, 0), in_lounge=("churchill", "einstein", "curie"), aged=(1, 0, 0))
    s.do(coloured_die("red", 4), "2 Emperor spaces")
    assert s.p.points[m.FOR_CELEBRITIES] == 4  # aged
    assert s.p.emperor == 3  # Churchill: one more
    assert held(s.p) == {"churchill"}


def test_15_3_gandhi_makes_his_own_3_possible() -> None:
    closed: dict[str, Any] = {"rooms": "r1c1 r1c2 r1c3 r1c4 r1c5", "money": 0, "dice": "13"}
    s = turn(STARS, coloured=(3, 0, 0), in_lounge=("gandhi", "einstein", "curie"), **closed)
    assert coloured_die("red", 3) in s.legal
    other = turn(STARS, coloured=(3, 0, 0), in_lounge=("curie", "einstein", "gandhi"), **closed)
    assert coloured_die("red", 3) not in other.legal
    s.do(coloured_die("red", 3), room("r2c1"))
    assert s.p.money == 0


def test_15_4_two_celebrities_may_trigger_each_other_each_once_per_source() -> None:
    s = turn(STARS, dice="4", with_me=("chaplin", "churchill"), in_lounge=("", "", ""), emperor=12)
    s.do(die(4), "1 Emperor space")
    assert s.p.emperor == 13
    # Churchill's space is beyond the end: 1 point, plus Chaplin's 2 for that source
    assert s.points == 1 + 2


def test_15_4_every_effect_is_a_source_of_its_own() -> None:
    """Guest, group bonus and Tolkien are three sources of points; Chaplin adds 2 to each."""
    s = turn(STARS, with_me=("chaplin", "tolkien"), in_lounge=("", "", ""), ready=[65], rooms="r1c1")
    s.move(65, "r1c1")
    assert s.points == (3 + 2) + (2 + 2) + (2 + 2)


def test_15_4_a_group_bonus_and_a_reward_in_krones_are_two_sources_for_magie() -> None:
    s = turn(STARS, with_me=("magie",), in_lounge=("", "", ""), ready=[77], occupied="r3c2", rooms="r4c2 r1c1", money=0)
    s.move(77, "r4c2")
    assert s.asked == "Choose a room to prepare (1 room, 1 krone off)"
    s.do(room("r1c2"))
    assert s.asked == "Choose a room to prepare (1 room, 1 krone off)"


def test_15_5_celebrities_leave_before_the_emperor_comes_and_the_others_grow_old() -> None:
    s = round_end(STARS, 3, with_me=("chaplin", "magie"), in_lounge=("christie", "", ""), emperor=8, tiles="A1 B1 C1")
    assert s.p.points[n.FOR_EMPEROR] == 5
    assert s.points == 5  # Chaplin has left
    assert s.asked == "Which celebrity comes to the yellow die in the lounge?"
    s.chance(lounge.IDS.index("gandhi"), lounge.IDS.index("freud"))
    assert s.p.lounge[lounge.AGED : lounge.AGED + 3] == [1, 0, 0]
    last = round_end(STARS, 7, with_me=("chaplin",), in_lounge=("christie", "einstein", ""), tiles="A1 B1 C1")
    assert last.over
    assert last.p.lounge[lounge.TILE + 2] == -1


def test_15_5_the_discard_pile_is_shuffled_when_the_stack_is_empty() -> None:
    s = round_end(STARS, 1, with_me=("chaplin",), in_lounge=("christie", "einstein", ""))
    assert s.waits_for_chance
    p = s.p
    p.lounge[lounge.DISCARD] |= p.lounge[lounge.BAG]
    p.lounge[lounge.BAG] = 0
    s.chance(lounge.IDS.index("chaplin"))
    assert p.lounge[lounge.SHUFFLES] == 1


def test_15_6_freud_lets_a_guest_go_with_one_item_missing() -> None:
    s = turn(STARS, with_me=("freud",), in_lounge=("", "", ""), cafe=(69, 77), rooms="r1c1", occupied="r1c3")
    assert not moves(s)
    s = turn(STARS, with_me=("freud",), in_lounge=("", "", ""), cafe=(66, 65), rooms="r1c1", kitchen=(0, 1, 0, 0))
    s.do(n.SERVE_NOW, "Serve cake")
    assert moves(s) == {(66, "r1c1")}  # one of two is missing; the single item of #65 is not enough
    s.move(66, "r1c1")
    assert s.p.needs[:5] == [0, 0, 0, 0, 0]
    assert s.p.points[n.FOR_GUESTS] == 3


def test_15_6_gandhi_every_room_is_free() -> None:
    s = turn(STARS, with_me=("gandhi",), in_lounge=("", "", ""), dice="33", money=0, rooms="r1c1 r2c1 r3c1")
    s.do(die(3), room("r4c1"))
    assert s.p.money == 0


def test_15_6_einstein_exchanges_once_for_other_kinds() -> None:
    s = turn(STARS, with_me=("einstein",), in_lounge=("", "", ""), kitchen=(2, 1, 0, 0), champagne=0)
    s.do(m.EXCHANGE, "Spend strudel", "Spend strudel", "Stop")
    assert s.words == ["Take cake", "Take wine", "Take coffee"]
    s.do("Take coffee", "Take wine")
    assert s.kitchen == [0, 1, 1, 1]
    assert m.EXCHANGE not in s.legal
    two = turn(BOTH, with_me=("einstein",), in_lounge=("", "", ""), kitchen=(0, 0, 0, 0), champagne=3)
    assert m.EXCHANGE not in two.legal  # champagne cannot be exchanged


def test_15_7_a_white_die_goes_to_the_dustbin_first() -> None:
    s = turn(STARS, 3, dice="1122", coloured=(1, 0, 2))
    s.p.used = 0b10110
    s.do(n.PASS)
    assert s.word == m.ROLL_COLOURED
    assert s.frame == (m.ROLL_COLOURED, 1, 0b101)
    s.chance((0, 0, 0, 0, 1, 0, 5, 0, 6))
    assert s.p.dice == [0, 0, 0, 0, 0, 2, 1]


def test_15_7_of_coloured_dice_alone_the_player_chooses() -> None:
    s = turn(STARS, 3, dice="12", coloured=(1, 0, 2))
    s.p.used = 0b10110
    s.do(n.PASS)
    assert s.words == ["Remove the red die", "Remove the blue die"]
    s.do("Remove the red die")
    assert s.frame == (m.ROLL_COLOURED, 0, 0b100)
    s.chance((0, 0, 0, 0, 0, 0, 0, 0, 6))
    assert s.p.lounge[lounge.FACE : lounge.FACE + 3] == [0, 0, 6]
    assert s.p.lounge[lounge.TILE] >= 0  # nobody gets the red die's celebrity in this round


# --- one test per celebrity


def test_christie_a_staff_card_after_every_advance() -> None:
    s = turn(STARS, with_me=("christie",), in_lounge=("", "", ""), dice="4", hand=[6], money=0)
    s.do(die(4), "1 Emperor space")
    assert s.asked == "Choose a staff card to hire (2 krones off)"
    s.do(6)
    assert s.staff == {6}


def test_christie_and_magie_after_one_split_in_any_order() -> None:
    s = turn(STARS, with_me=("christie", "magie"), in_lounge=("", "", ""), dice="44", hand=[6], money=0)
    s.do(die(4), "Advance 1 Emperor space, gain 1 krone")
    assert s.asked == "Choose what to do next"
    assert len(s.legal) == 4


def test_chaplin_two_points_more_for_a_claimed_objective() -> None:
    s = turn(STARS, with_me=("chaplin",), in_lounge=("", "", ""), money=20).do(claim("A"))
    assert s.points == 17


def test_chaplins_own_points_are_no_source() -> None:
    s = turn(STARS, dice="1", coloured=(1, 0, 0), in_lounge=("chaplin", "einstein", "curie"), aged=(1, 0, 0))
    s.do(coloured_die("red", 1))
    assert s.points == 3


def test_chaplin_and_points_on_a_space() -> None:
    s = turn(STARS, with_me=("chaplin",), in_lounge=("", "", ""), dice="3", money=9, rooms="r3c3")
    s.do(die(3), room("r3c4"))
    assert s.points == 1 + 2


def test_magie_a_room_after_krones() -> None:
    s = turn(STARS, with_me=("magie",), in_lounge=("", "", ""), dice="4", money=0, rooms="r1c1")
    s.do(die(4), "1 krone", room("r2c1"))
    assert s.p.money == 1


def test_puccini_champagne_and_points_for_staff() -> None:
    s = turn(BOTH, with_me=("puccini",), in_lounge=("", "", ""), dice="5", hand=[6], money=5).do(die(5), 6)
    assert (s.p.kitchen[n.CHAMPAGNE], s.points) == (1, 2)


def test_tolkien_two_points_for_every_room() -> None:
    s = turn(STARS, with_me=("tolkien",), in_lounge=("", "", ""), ready=[72], rooms="r1c1 r1c5")
    s.move(72, "r1c1").do(room("r1c5"))
    assert s.p.points[m.FOR_CELEBRITIES] == 4


def test_curie_two_items_for_staff() -> None:
    s = turn(STARS, with_me=("curie",), in_lounge=("", "", ""), dice="5", hand=[6], money=5)
    s.do(die(5), 6, "Take wine", "Take cake")
    assert s.kitchen == [0, 1, 1, 0]


def test_mata_hari_for_every_dancer() -> None:
    s = turn(BOTH, with_me=("mata_hari",), in_lounge=("", "", ""), ready=[65], champagne=1)
    s.do(ball_answer(s.p, 65, 0))
    s.do(s.legal[0], "Advance 1")
    assert s.p.emperor == 1
    assert s.p.points[m.FOR_CELEBRITIES] == 1


def test_picasso_for_every_source_of_champagne() -> None:
    s = turn(BOTH, with_me=("picasso",), in_lounge=("", "", ""), ready=[139], rooms="r1c2")
    s.move(139, "r1c2").do("Take coffee")
    assert (s.p.kitchen, s.p.points[m.FOR_CELEBRITIES]) == ([0, 0, 0, 1, 2], 1)


def test_churchill_one_space_more_for_every_source() -> None:
    s = turn(STARS, with_me=("churchill",), in_lounge=("", "", ""), ready=[93], rooms="r1c1 r1c2", occupied="r2c1 r2c2")
    s.move(93, "r1c2").do("Advance 6 Emperor spaces", "Advance 1")
    assert s.p.emperor == (6 + 1) + (1 + 1)


# --- Elisabeth


def test_22_1_on_the_chosen_space_she_takes_the_best_coloured_die() -> None:
    """Card 213: a 1. Chaplin (1) and Einstein (2) are there, so the yellow die."""
    s = her_turn(STARS, 213, dice="1116", coloured=(1, 1, 6), in_lounge=("chaplin", "einstein", "gandhi"))
    assert s.p.lounge[lounge.FACE : lounge.FACE + 3] == [1, 0, 6]
    assert s.p.lounge[lounge.HERS] == 1 << lounge.IDS.index("einstein")
    assert s.p.his_points[m.FOR_CELEBRITIES] == 2
    none = her_turn(STARS, 213, dice="116", coloured=(6, 0, 0))
    assert none.p.lounge[lounge.HERS] == 0


@pytest.mark.parametrize(("card", "colour"), [(213, 0), (214, 2)])
def test_22_1_ties_by_the_hand_over_the_lounge(card: int, colour: int) -> None:
    """213 points right: the leftmost; 214 points left: the rightmost."""
    face = {213: 1, 214: 2}[card]
    s = her_turn(STARS, card, dice=str(face) * 3, coloured=(face,) * 3, in_lounge=("christie", "einstein", "curie"))
    assert s.p.lounge[lounge.TILE + colour] == -1
    assert s.p.lounge[lounge.TILE : lounge.TILE + 3].count(-1) == 1


def test_22_2_a_card_in_colour_takes_the_best_coloured_die_anywhere() -> None:
    s = her_turn(STARS, 231, dice="1111236", coloured=(2, 3, 6), in_lounge=("chaplin", "gandhi", "curie"))
    assert s.p.dice == [0, 4, 1, 1, 0, 0, 0]
    assert s.p.lounge[lounge.TILE + 2] == -1
    none = her_turn(STARS, 231, dice="1123")
    assert none.p.dice == [0, 1, 1, 1, 0, 0, 0]  # a question mark
    tie = her_turn(STARS, 230, dice="123", coloured=(1, 2, 3), in_lounge=("christie", "einstein", "curie"))
    assert tie.p.dice == [0, 1, 1, 0, 0, 0, 0]  # the hand points left: the blue one


def test_21_6_a_card_in_colour_is_a_question_mark_without_the_celebrities() -> None:
    s = her_turn("ballrooms", 231, dice="11233")
    assert s.p.dice == [0, 1, 1, 2, 0, 0, 0]


@pytest.mark.parametrize("colour", [0, 1, 2])
def test_22_3_points_and_a_bonus_by_colour_instead_of_the_effect(colour: int) -> None:
    faces = tuple(1 if i == colour else 0 for i in range(3))
    waiting = ("curie", "einstein", "christie")  # two points each
    s = her_turn(STARS, 213, dice="1", coloured=faces, in_lounge=waiting, his_progress=(1, 0, 2))
    p = s.p
    if colour == 0:
        assert p.his_progress == (1, 1, 2)
    if colour == 1:
        assert p.his_emperor == 2
    assert p.his_points[m.FOR_CELEBRITIES] == 2 + (2 if colour == 2 else 0)


def test_23_3_2_the_red_die_is_no_symbol_for_the_stars_track() -> None:
    s = her_turn("celebrities unique-hotels", 213, dice="1", coloured=(1, 0, 0), his="nine-stars-inn")
    assert s.p.unique[at.STARS] == 0


def test_22_4_without_the_ballrooms_dancer_symbols_are_ignored() -> None:
    s = her_turn(STARS, 228, dice="3", queue=(49, 50, 77, 78, 65))
    assert s.p.his_rooms.bit_count() == 1  # an ordinary guest, and no dancer
    assert s.p.ball == []


def test_22_5_her_celebrities_are_discarded_too() -> None:
    s = her_turn(STARS, 213, dice="1", coloured=(1, 0, 0))
    hers = s.p.lounge[lounge.HERS]
    assert hers
    s.p.stack = [(n.ROUND_END,)]
    s.settle()
    assert s.p.lounge[lounge.HERS] == 0
    assert s.p.lounge[lounge.DISCARD] & hers == hers


def test_20_1_1_elisabeth_plays_with_her_own_deck() -> None:
    for modules, first in ((STARS, 213), ("ballrooms", 213), ("unique-hotels some-more", 193), ("promos", 193)):
        p = on(new_table(modules))
        assert p.instruction_bag == sum(1 << card for card in range(first, first + 20))


def test_boosted_coloured_dice() -> None:
    s = turn(STARS, dice="11", coloured=(1, 0, 0), money=1)
    assert boosted(1) in s.legal
    s.do(coloured_die("red", 1, 1), "2 strudel and 1 cake")
    assert (s.p.money, s.kitchen) == (0, [2, 1, 0, 0])


def test_points_of_celebrities_are_marked_as_reconstructed() -> None:
    view = GAME.view(turn(STARS).p)
    assert all(place["reconstructed"] == ["points"] for place in view["lounge"])


def test_4_3_1_a_room_of_magies_must_not_spoil_the_rooms_of_a_3() -> None:
    """The Dancing Master's krone triggers Magie before the rooms; what the 3 needs must remain."""
    s = turn(BOTH, staff=[119], with_me=("magie",), in_lounge=("", "", ""), dice="3", money=0,
             rooms="r1c1 r1c2 r1c3 r1c4 r1c5")  # fmt: skip
    s.do(die(3), "Before")
    assert s.asked == "Choose a room to prepare (1 room, 1 krone off)"
    s.do(room("r2c1"))  # for free: the krone is still there
    s.do(room("r2c2"))
    assert s.p.money == 0
    dear = turn(BOTH, staff=[119], with_me=("magie",), in_lounge=("", "", ""), dice="3", money=0,
                rooms="r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4 r2c5 r3c1 r3c2 r3c3 r3c4")  # fmt: skip
    assert dear.said(die(3)).endswith("no action possible")
