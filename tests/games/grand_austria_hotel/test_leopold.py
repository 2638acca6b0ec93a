"""Tests of Leopold (section 20 up to 20.9), with the examples of the booklet."""

import pytest

from tableforone import new
from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.opponent import turn
from tableforone.games.grand_austria_hotel.rules import cards
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.rows import DECIDE
from tests.conformance.play import deciding_rules
from tests.games.grand_austria_hotel.tables import Sitting, at_turn, claim, his_turn, names, spaces

# Guests by colour and points, used below: yellow 49 (0), 50 (0), 51 (1), 55 (7), 60 (5);
# blue 65 (3), 69 (7), 74 (10); red 77 (1), 78 (0), 85 (3), 90 (7);
# green 92 (0), 93 (0), 95 (2), 99 (5).
# Cards with one guest on easy: blue 193 and any 195 (hand right), red 194, yellow 196 and green 204
# (hand left).

EVERYTHING = " ".join(f"r{floor}c{column}" for floor in range(1, 5) for column in range(1, 6))
ALL_BLUE = "r1c1 r1c5 r3c1 r3c3 r4c1 r4c3 r4c5"
ALL_RED = "r1c3 r1c4 r2c3 r2c4 r3c2 r4c2 r4c4"
ALL_YELLOW = "r1c2 r2c1 r2c2 r2c5 r3c4 r3c5"
BOOKLET_QUEUE = [49, 69, 50, 85, 92]  # 0 yellow, 7 blue, 0 yellow, 3 red, 0 green


def taken(sitting: Sitting) -> list[int]:
    """The guests he took, in order."""
    return [event[4][1] for event in sitting.decisions("guest") if event[4] is not None]


def die_taken(sitting: Sitting) -> int:
    told = sitting.decisions("die")
    return int(told[0][4][0])


def test_20_the_base_game_is_played_against_leopold() -> None:
    assert GAME.opponents[0] == "Leopold"
    assert his_turn(193).told[0].startswith("Leopold reveals card 193")


# --- 20.3 flow


def test_20_3_1_the_card_is_carried_out_from_top_to_bottom() -> None:
    sitting = his_turn(201, 104, 31)
    kinds = [event[2] if event[0] == DECIDE else event[0] for event in sitting.events]
    kept = [kind for kind in kinds if kind in ("instruction", "guest", "room", "die", "his emperor", "his staff")]
    assert kept == ["instruction", "guest", "room", "die", "his emperor", "his staff"]
    assert sitting.p.instruction == 201


def test_20_3_1_he_never_passes() -> None:
    table = new("grand-austria-hotel", level="hard", seed=11)
    while not table.over:
        table.answer(table.legal[-1])
    kinds = [(event[0], event[1]) for events in table.events for event in events]
    assert kinds.count(("instruction", OPPONENT)) == 14
    assert ("pass", OPPONENT) not in kinds


def test_20_3_2_fourteen_of_his_twenty_cards_are_used() -> None:
    for seed in (1, 2):
        table = new("grand-austria-hotel", seed=seed)
        while not table.over:
            table.answer(table.legal[0])  # passes whenever possible
        assert table.view["decks"]["instructions"] == 6


# --- 20.4 levels

# The contents of each card: guests on easy, medium, hard; symbols on easy, medium, hard.
LEVELS = {
    193: ("1 1 1", "0 0 1"),
    194: ("1 1 1", "2 2 2"),
    195: ("1 1 1", "1 1 1"),
    196: ("1 1 1", "1 2 2"),
    197: ("0 1 1", "1 1 1"),
    198: ("1 1 1", "1 1 2"),
    199: ("1 1 1", "2 2 2"),
    200: ("0 0 1", "1 1 1"),
    201: ("1 1 1", "2 2 2"),
    202: ("1 1 1", "1 2 2"),
    203: ("1 2 2", "1 1 1"),
    204: ("1 1 1", "1 1 1"),
    205: ("1 1 1", "1 2 2"),
    206: ("1 1 1", "1 2 2"),
    207: ("1 1 2", "1 1 2"),
    208: ("1 1 1", "1 1 2"),
    209: ("1 1 1", "2 2 2"),
    210: ("1 1 1", "1 1 1"),
    211: ("1 1 1", "2 2 2"),
    212: ("2 2 2", "1 1 1"),
}


def staff_shown(card: int, level: str) -> bool:
    lowest = {198: 0, 201: 0, 206: 0, 205: 1, 207: 2}.get(card, 9)
    return lowest <= ("easy", "medium", "hard").index(level)


@pytest.mark.parametrize("card", LEVELS)
def test_20_4_1_symbols_by_level(card: int) -> None:
    guests, symbols = LEVELS[card]
    for place, level in enumerate(("easy", "medium", "hard")):
        p = his_turn_on(card, level).p
        assert p.his_rooms.bit_count() == int(guests.split()[place])
        done = (p.his_emperor > 0) + len(p.his_staff) + sum(p.his_progress)
        assert done == int(symbols.split()[place])
        assert sum(p.dice) == 5, "the die has no level"


def his_turn_on(card: int, level: str) -> Sitting:
    count = int(LEVELS[card][0].split()[("easy", "medium", "hard").index(level)])
    guests = [104, 103][:count]
    return his_turn(card, *guests, *([31] if staff_shown(card, level) else []), level=level)


def test_20_4_1_his_deck_on_hard() -> None:
    emperor = sum(his_turn_on(card, "hard").p.his_emperor for card in LEVELS)
    staff = sum(len(his_turn_on(card, "hard").p.his_staff) for card in LEVELS)
    objectives = sum(sum(his_turn_on(card, "hard").p.his_progress) for card in LEVELS)
    rooms = sum(his_turn_on(card, "hard").p.his_rooms.bit_count() for card in LEVELS)
    assert (rooms, emperor, objectives, staff) == (23, 26, 14, 5)


@pytest.mark.parametrize(("card", "level"), [(197, "easy"), (200, "easy"), (200, "medium")])
def test_20_4_2_cards_without_a_guest(card: int, level: str) -> None:
    sitting = his_turn(card, level=level)
    assert (taken(sitting), sitting.p.his_rooms) == ([], 0)


# --- 20.5 guests


def test_20_5_1_from_left_to_right_with_the_queue_replenished_in_between() -> None:
    queue = [65, 77, 51, 92, 93]
    sitting = his_turn(212, 74, queue=queue)  # yellow, then any
    assert taken(sitting) == [51, 74], "the Earl has just joined the queue and is worth 10"
    assert sitting.p.queue[1:] == [65, 77, 92, 93]


def test_20_5_1_he_pays_nothing_and_the_player_neither() -> None:
    sitting = his_turn(193, queue=[65, 77, 51, 92, 93])
    assert (taken(sitting), sitting.p.money) == ([65], 10)


def test_20_5_2_green_is_available_while_any_space_is_empty() -> None:
    sitting = his_turn(204, queue=[77, 78, 92, 65, 51], his_rooms=EVERYTHING.replace("r4c1", ""))
    assert (taken(sitting), names(sitting.p.his_rooms ^ spaces(EVERYTHING))) == ([92], "")


def test_20_5_3_a_guest_of_the_colour() -> None:
    assert taken(his_turn(196, queue=[74, 77, 51, 92, 93])) == [51], "1 yellow point before 10 blue ones"


def test_20_5_3_no_guest_of_the_colour_takes_the_most_points() -> None:
    assert taken(his_turn(196, queue=[65, 77, 69, 92, 93])) == [69]


def test_20_5_3_all_rooms_of_the_colour_occupied() -> None:
    sitting = his_turn(196, queue=[55, 77, 65, 92, 93], his_rooms=ALL_YELLOW)
    assert taken(sitting) == [65], "the Photographer has 7 points but no room"


def test_20_5_3_a_symbol_without_a_colour() -> None:
    assert taken(his_turn(195, queue=[65, 90, 51, 92, 93])) == [90]
    assert taken(his_turn(195, queue=[65, 90, 51, 92, 93], his_rooms=ALL_RED)) == [65]


def test_20_5_3_the_filter_holds_in_the_fallback_too() -> None:
    """There is no yellow guest; the most valuable one is blue, but all blue spaces are full."""
    assert taken(his_turn(196, queue=[74, 85, 92, 77, 93], his_rooms=ALL_BLUE)) == [85]


def test_20_5_4_the_most_points_of_the_colour() -> None:
    assert taken(his_turn(196, queue=[51, 60, 49, 92, 93])) == [60]


def test_20_5_5_nobody_fits() -> None:
    sitting = his_turn(193, queue=[65, 69, 74, 63, 64], his_rooms=ALL_BLUE)
    assert (taken(sitting), sitting.p.queue) == ([], [65, 69, 74, 63, 64])
    assert die_taken(sitting) == 1, "the rest of the card is carried out"


def test_20_5_5_a_full_hotel_takes_nobody() -> None:
    sitting = his_turn(212, his_rooms=EVERYTHING)
    assert (taken(sitting), sitting.his_points) == ([], 0)
    assert "nobody in the queue fits" in " ".join(sitting.told)


def test_20_5_5_the_second_symbol_may_find_somebody() -> None:
    queue = [65, 69, 74, 63, 64]
    sitting = his_turn(203, his_rooms=ALL_BLUE, queue=queue, level="medium")
    assert taken(sitting) == [], "green, then any: all guests are blue"
    sitting = his_turn(
        207, 85, his_rooms=ALL_BLUE, queue=[65, 69, 74, 63, 77], level="hard", his_staff=[27, 28, 30, 31, 32]
    )
    assert taken(sitting) == [77, 85]


# --- 20.6 rooms


def test_20_6_1_he_scores_the_points_of_the_guest() -> None:
    assert his_turn(193, queue=[74, 77, 51, 92, 93]).p.his_points[n.FOR_GUESTS] == 10


def test_20_6_2_a_space_of_the_guests_colour_a_green_guest_any() -> None:
    for card, guest, colour in ((193, 65, "blue"), (194, 77, "red"), (196, 51, "yellow")):
        sitting = his_turn(card, queue=[65, 77, 51, 92, 93])
        room = next(r for r in GAME.view(sitting.p)["leopold"]["rooms"] if r["state"] == "occupied")
        assert (taken(sitting), room["colour"]) == ([guest], colour)


def test_20_6_2_1_the_lowest_possible_floor() -> None:
    sitting = his_turn(193, queue=[65, 77, 51, 92, 93], his_rooms="r1c1 r1c5")
    assert names(sitting.p.his_rooms) == "r1c1 r1c5 r3c1", "floor 2 has no blue space"


def test_20_6_2_2_the_first_from_the_left() -> None:
    assert names(his_turn(194, queue=[65, 77, 51, 92, 93]).p.his_rooms) == "r1c3"
    assert names(his_turn(194, queue=[65, 77, 51, 92, 93], his_rooms="r1c3").p.his_rooms) == "r1c3 r1c4"


def test_20_6_2_3_green_in_the_rightmost_column() -> None:
    assert names(his_turn(204, queue=[65, 77, 51, 92, 85]).p.his_rooms) == "r1c5"
    full = "r1c5 r2c5 r3c5 r4c5"
    sitting = his_turn(204, queue=[65, 77, 51, 92, 85], his_rooms=full)
    assert names(sitting.p.his_rooms & ~spaces(full)) == "r1c4"


def test_20_6_2_4_green_from_the_bottom() -> None:
    assert names(his_turn(204, queue=[65, 77, 51, 92, 85], his_rooms="r1c5").p.his_rooms) == "r1c5 r2c5"
    sitting = his_turn(204, queue=[65, 77, 51, 92, 85], his_rooms="r2c5")
    assert names(sitting.p.his_rooms) == "r1c5 r2c5", "a hole further down is filled first"


def test_20_6_3_points_on_spaces_but_no_bonus_and_no_reward() -> None:
    rooms = "r1c5 r2c5"  # r3c5 shows 1 point
    sitting = his_turn(204, queue=[65, 77, 51, 93, 85], his_rooms=rooms)
    assert (sitting.p.his_points[n.FOR_SPACES], sitting.his_points) == (1, 1)
    assert sitting.p.his_emperor == 0, "Mr. Horsa's reward is not for him"
    group = his_turn(193, queue=[65, 77, 51, 92, 85])
    assert (names(group.p.his_rooms), group.his_points) == ("r1c1", 3), "no bonus for the blue group of one"
    top = his_turn(204, queue=[65, 77, 51, 93, 85], his_rooms="r1c5 r2c5 r3c5")
    assert top.p.his_points[n.FOR_SPACES] == 2


def test_20_6_4_the_card_is_discarded() -> None:
    sitting = his_turn(193, queue=[65, 77, 51, 92, 93])
    assert sitting.p.guest_discard == 1 << 65


# --- 20.7 the die


def test_20_7_1_he_takes_exactly_one_die() -> None:
    sitting = his_turn(193, dice="1122")
    assert sitting.p.dice == [0, 1, 2, 0, 0, 0, 0]


def test_20_7_1_1_the_depicted_die() -> None:
    assert die_taken(his_turn(193, dice="1222222")) == 1
    assert die_taken(his_turn(207, dice="2333")) == 2, "one of the two is there"


def test_20_7_1_1_any_die_where_there_is_none_or_a_question_mark() -> None:
    assert die_taken(his_turn(193, dice="233")) == 3
    assert die_taken(his_turn(199, dice="2335")) == 3


def test_20_7_1_2_of_two_the_one_with_more_dice() -> None:
    assert die_taken(his_turn(207, dice="122333")) == 2
    assert die_taken(his_turn(207, dice="112333")) == 1


def test_20_7_2_spaces_count_from_1_to_6() -> None:
    assert die_taken(his_turn(199, dice="223355")) == 2, "hand pointing right: leftmost"
    assert die_taken(his_turn(200, dice="223355")) == 5, "hand pointing left: rightmost"


def test_20_7_3_he_carries_out_no_action_and_pays_no_fee() -> None:
    sitting = his_turn(198, 104, 31, dice="66")
    assert (die_taken(sitting), sitting.p.his_rooms.bit_count(), sitting.p.money) == (6, 1, 10)


# --- 20.8 additional symbols


def test_20_8_1_emperor_spaces_with_overflow() -> None:
    for before, after, points in ((0, 4, 0), (9, 13, 0), (10, 13, 1), (12, 13, 3), (13, 13, 4)):
        p = his_turn(210, his_emperor=before).p
        assert (p.his_emperor, p.his_points[n.FOR_EMPEROR]) == (after, points)


def test_20_8_2_a_card_of_his_private_deck() -> None:
    sitting = his_turn(198, 104, 46)
    assert (sitting.p.his_staff, sitting.p.private) == ((46,), 4)
    p = his_turn(200).p
    p.stack = [(n.HIS_STAFF,)]
    assert Sitting(p).outcomes == [27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48]


def test_20_8_2_an_empty_deck_gives_nothing() -> None:
    sitting = his_turn(198, his_staff=[27, 28, 30, 31, 32])
    assert (sitting.over, sitting.p.private) == (True, 0)


def test_20_8_3_iii_ii_and_the_claim() -> None:
    assert his_turn(203).p.his_progress == (1, 0, 0)
    assert his_turn(203, his_progress=[1, 0, 0]).p.his_progress == (2, 0, 0)
    sitting = his_turn(203, his_progress=[2, 0, 0])
    assert (sitting.p.his_progress, sitting.p.his_claimed, sitting.p.his_points[n.FOR_OBJECTIVES]) == (
        (3, 0, 0),
        (15, 0, 0),
        15,
    )


def test_20_8_3_the_highest_free_spot() -> None:
    sitting = his_turn(203, his_progress=[2, 0, 0], claimed=[15, 0, 0])
    assert sitting.p.his_claimed == (10, 0, 0)


@pytest.mark.parametrize(
    ("progress", "after"),
    [
        ([0, 0, 0], [1, 0, 0]),
        ([1, 0, 0], [1, 1, 0]),
        ([1, 1, 2], [2, 1, 2]),
        ([2, 2, 1], [2, 2, 2]),
        ([3, 2, 2], [3, 3, 2]),
    ],
)
def test_20_8_4_a_question_mark_takes_the_least_progress(progress: list[int], after: list[int]) -> None:
    claimed = [15 if step == 3 else 0 for step in progress]
    sitting = his_turn(193, level="hard", his_progress=progress, his_claimed=claimed)  # question mark, hand right
    assert sitting.p.his_progress == tuple(after)


def test_20_8_4_ties_by_the_hand() -> None:
    assert his_turn(202, level="medium").p.his_progress == (0, 0, 1), "hand pointing left: C"
    assert his_turn(193, level="hard").p.his_progress == (1, 0, 0), "hand pointing right: A"


def test_20_8_4_a_claimed_card_is_replaced_by_the_least_progress() -> None:
    sitting = his_turn(203, his_progress=[3, 1, 1], his_claimed=[15, 0, 0])
    assert sitting.p.his_progress == (3, 2, 1), "hand pointing right: B"
    sitting = his_turn(204, his_progress=[1, 3, 0], his_claimed=[0, 15, 0])
    assert sitting.p.his_progress == (1, 3, 1)


def test_20_8_5_all_three_claimed() -> None:
    sitting = his_turn(203, his_progress=[3, 3, 3], his_claimed=[15, 15, 15])
    assert (sitting.p.his_progress, sitting.his_points) == ((3, 3, 3), sitting.p.his_points[n.FOR_GUESTS])
    assert "he has claimed all three" in " ".join(sitting.told)


def test_20_8_6_his_countdown_blocks_no_spot() -> None:
    sitting = at_turn(money=20, his_progress=[2, 0, 0]).do(claim("A"))
    assert sitting.p.claimed[0] == 15


# --- 20.9 the hand


@pytest.mark.parametrize("card", range(193, 213))
def test_20_9_1_odd_cards_point_right(card: int) -> None:
    assert GAME.view(his_turn_on(card, "easy").p)["leopold"]["card"]["hand"] == ("right" if card % 2 else "left")


def test_20_9_1_pointing_left_takes_the_rightmost() -> None:
    assert taken(his_turn(196, queue=BOOKLET_QUEUE)) == [50]


def test_20_9_1_pointing_right_takes_the_leftmost() -> None:
    assert taken(his_turn(201, 104, 31, queue=BOOKLET_QUEUE)) == [49]


# --- examples of the booklet and of appendix B


def test_example_b1_his_first_seven_guests() -> None:
    rooms, order = "", []
    for colour in ("yellow", "blue", "yellow", "green", "red", "green", "blue"):
        card, guest = {"yellow": (196, 51), "blue": (193, 65), "green": (204, 92), "red": (194, 77)}[colour]
        queue = [guest, *(other for other in (65, 77, 51, 92, 98) if other != guest)][:5]
        sitting = his_turn(card, queue=queue, his_rooms=rooms)
        assert cards.GUEST_COLOUR[taken(sitting)[0]] == cards.GUEST_COLOUR[guest]
        order.append(names(sitting.p.his_rooms & ~spaces(rooms)))
        rooms = names(sitting.p.his_rooms)
    assert order == ["r1c2", "r1c1", "r2c1", "r1c5", "r1c3", "r2c5", "r3c1"]


def test_example_b2_of_the_booklet_two_dice_tied() -> None:
    assert die_taken(his_turn(207, dice="1122344455")) == 1, "2, 2, 1, 3 and 2 dice; 1 and 2 tied, from the left"
    assert die_taken(his_turn(199, dice="1122344455")) == 4, "a question mark"


def test_example_b2_further(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = "1223344455"
    assert die_taken(his_turn(210, dice=dice)) == 3, "2/3, hand left"
    assert die_taken(his_turn(199, dice=dice)) == 4
    assert die_taken(his_turn(198, 104, 31, dice=dice)) == 4, "there is no 6"
    assert die_taken(his_turn(199, dice="22334455")) == 2
    assert die_taken(his_turn(200, dice="22334455")) == 5
    pointing = [int(card == 210) for card in range(256)]
    monkeypatch.setattr(turn, "FROM_LEFT", pointing)
    assert die_taken(his_turn(210, dice=dice)) == 2, "2/3, hand right: no such card is printed"


def test_example_b3_the_yellow_guests_of_the_booklet() -> None:
    assert taken(his_turn(196, queue=BOOKLET_QUEUE)) == [50], "position 3"
    assert taken(his_turn(201, 104, 31, queue=BOOKLET_QUEUE)) == [49], "position 1"
    assert taken(his_turn(196, queue=BOOKLET_QUEUE, his_rooms=ALL_YELLOW)) == [69], "position 2"


def test_every_decision_is_explained_by_the_rule_that_made_it() -> None:
    sitting = his_turn(196, queue=BOOKLET_QUEUE, dice="1122")
    rules = deciding_rules(sitting.events)
    assert {("guest", "20.5.3"), ("guest", "20.9.1"), ("room", "20.6.2.1"), ("die", "20.9.1")} <= rules
    assert "the hand points left, so the rightmost" in " ".join(sitting.told)
