"""Tests of combinations of two rules or cards that are rare and easy to get wrong."""

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.modules.ballrooms.rules import places as ball
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.common.rules import tally
from tableforone.games.grand_austria_hotel.modules.unique_hotels.rules import places as hotels
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.objectives import progress
from tests.games.grand_austria_hotel.tables import Sitting, die
from tests.games.grand_austria_hotel.waltz import coloured_die, her_turn, round_end, turn, waltz


def dice_answers(s: Sitting) -> set[int]:
    return {a for a in s.legal if n.DIE < a < n.SERVE_NOW or m.COLOURED <= a < m.SHIFT}


def test_8_3_the_captain_sends_one_dancer_a_round_even_if_two_cards_wait_for_him() -> None:
    s = turn(
        "ballrooms celebrities",
        in_lounge=("magie", "einstein", "chaplin"),
        with_me=["christie"],
        staff=[133],
        hand=[45, 36],
        champagne=5,
        dice="55553",
    )
    s.do(die(5), 45)  # Pool Attendant: spaces, and the Captain
    s.do(0, 36)  # spaces first: Christie allows a second card, and the Captain is offered again
    s.do(1, 1, 4)  # his dancer
    while s.word != n.TURN:
        assert s.word != m.SEND, "the first dancer of his is not offered any more"
        s.do(s.legal[0])
    assert sum(s.p.ball[ball.MINE : ball.MINE + ball.WHERES]) == 1


def test_8_4_a_bootblack_played_after_the_die_was_taken_does_not_work_for_it() -> None:
    parts = {"entrance": "corogari", "unique": {hotels.FIRST_FACE: 2}, "dice": "444"}
    s = turn("unique-hotels", number=3, hand=[15], **parts).do(die(4), 15)
    assert s.word == n.FUNDS, "the strength is split as usual"
    s = turn("unique-hotels", number=3, staff=[15], **parts).do(die(4))
    assert (s.p.emperor, s.p.money) == (3, 13)


def test_13_5_two_staff_cards_around_one_action_go_in_the_order_of_your_choice() -> None:
    s = turn("ballrooms", staff=[22, 119], hand=[11, 45], champagne=5, dice="3334").do(die(3))
    assert s.word == n.PARTS
    assert [GAME.say(s.p, a) for a in s.legal] == ["Use the Staff Manager", "Use the Dancing Master"]
    for first, second in ((0, 119), (1, 22)):
        t = turn("ballrooms", staff=[22, 119], hand=[11, 45], champagne=5, dice="3334").do(die(3), first)
        assert t.word == n.WHEN and t.p.stack[-2] == (n.WHEN, second)


def test_16_5_9_after_a_shift_only_dice_of_that_space_are_offered() -> None:
    s = turn("celebrities unique-hotels", entrance="kozi-palace", dice="1123", coloured=(3, 0, 0))
    s.do("turn a white 1 to 2")
    assert s.legal == [n.DIE + 2, n.BOOSTED + 2]


def test_23_5_3_no_points_are_forfeited_while_a_shift_makes_a_space_usable() -> None:
    parts = {"his": "toll-bridge-hotel", "dice": "445", "hand": [36], "money": 0, "unique": {hotels.TOLL + 4: 1}}
    s = turn("unique-hotels", entrance="kozi-palace", **parts)  # type: ignore[arg-type]
    assert m.FORFEIT not in s.legal and any(m.SHIFT <= a < m.FORFEIT for a in s.legal)
    s = turn("unique-hotels", entrance="stroup", **parts)  # type: ignore[arg-type]
    assert m.FORFEIT in s.legal


def test_4_3_2_no_action_is_lost_while_a_celebrity_makes_one_possible() -> None:
    rooms = "r1c1 r1c2 r1c3 r1c4 r1c5"
    s = turn("celebrities", dice="35", coloured=(3, 0, 0), in_lounge=("gandhi", "", ""), money=0, rooms=rooms)
    assert dice_answers(s) == {coloured_die("red", 3)}
    s = turn("celebrities", dice="35", coloured=(3, 0, 0), in_lounge=("curie", "", ""), money=0, rooms=rooms)
    assert dice_answers(s) == {coloured_die("red", 3), die(5)}, "without help every action is lost"


def test_22_4_without_the_ballrooms_no_dancer_is_told() -> None:
    queue = [65, 77, 51, 92, 93]
    told = [*her_turn("celebrities", 214, queue=queue).told, *her_turn("celebrities", 215, queue=queue).told]
    assert not any("ballroom" in line or "dancer" in line for line in told)
    assert "red guest to a ballroom (2 arrows)" in her_turn("ballrooms", 214, queue=queue).told[0]


def test_21_6_without_celebrities_the_coloured_die_is_told_as_a_question_mark() -> None:
    assert "coloured die, here a question mark" in her_turn("ballrooms", 230).told[0]
    assert "coloured die of the best celebrity" in her_turn("celebrities", 230).told[0]


@pytest.mark.parametrize(("objective", "have", "need"), [(165, 2, 4), (182, 3, 5)])
def test_14_11_progress_counts_the_guests_that_the_objective_asks_for(objective: int, have: int, need: int) -> None:
    p = waltz("ballrooms some-more", completed={tally.COMPLETED + n.GREEN: 2, tally.COMPLETED_LARGE: 3})
    assert progress(p, objective) == [(n.ANY, have, need)]


def test_14_12_a_guest_who_must_take_a_room_says_so() -> None:
    s = turn("ballrooms", queue=[162, 65, 77, 51, 92])
    assert "must take a room" in s.said(n.GUEST)
    assert "must take a room" in GAME.view(s.p)["queue"][0]["reward"][0]


def test_18_1_mr_schulze_says_what_he_does() -> None:
    s = turn("promos", queue=[190, 65, 77, 51, 92])
    assert "stays at his table" in s.said(n.GUEST)


def test_6_5_7_the_fee_of_e_gizia_is_told() -> None:
    s = turn("some-more", dice="56", ready=[97], rooms="r1c1")
    s.move(97, "r1c1").do("Use space 6")
    assert any(line.startswith("You pay 1 krone") for line in s.told)


def test_14_10_a_space_shared_by_two_dancers_stays_taken_when_one_is_lost() -> None:
    s = round_end("ballrooms promos", 5, mine={3: 2}, tiles="A1 B5 C1")
    s.p.ball[ball.DOUBLE] = 1 + 3
    before = ball.free_in(s.p, 3)
    s.do(3)
    assert ball.free_in(s.p, 3) == before
