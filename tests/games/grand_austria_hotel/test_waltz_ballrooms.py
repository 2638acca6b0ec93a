"""Module 1, Vienna Ballrooms: champagne, dancers, ballrooms (14), and Elisabeth's dancers (21)."""

from typing import Any

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.modules.ballrooms.rules import places as at
from tableforone.games.grand_austria_hotel.modules.ballrooms.rules.scoring import points
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.common.rules.tally import COMPLETED
from tableforone.games.grand_austria_hotel.rules import cards, decks
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import Sitting, claim, die, room, use
from tests.games.grand_austria_hotel.waltz import (
    APOLLOSAAL,
    KETTENBRUECKE,
    ODEONSAAL,
    SPERL,
    STRAUSS,
    ball_answer,
    ending,
    her_turn,
    new_table,
    on,
    round_end,
    turn,
    waltz,
)

BALL = "ballrooms"
BOTTOM, MIDDLE, TOP = 0, 1, 2
FULL = {where: (4, 3, 2)[where % 3] for where in range(9)}


def balls(s: Sitting) -> list[int]:
    """The places where guests may go to a ball."""
    return [(a - m.BALL) % 20 for a in s.legal if m.BALL <= a < m.TWO_ROOMS]


# --- the player


def test_14_module_1_is_played_against_elisabeth() -> None:
    assert new_table(BALL).view["opponent"] == "Elisabeth"


def test_14_1_cards_are_mixed_in_and_three_of_five_ballrooms_drawn() -> None:
    assert set(decks.GUESTS_IN[1]) - set(decks.GUESTS_IN[0]) == set(range(134, 163))
    assert set(decks.STAFF_IN[1]) - set(decks.STAFF_IN[0]) == set(range(119, 134))
    assert [set(a) - set(b) for a, b in zip(decks.OBJECTIVES_IN[1], decks.OBJECTIVES_IN[0], strict=True)] == [
        {163},
        {164},
        {165},
    ]
    assert [len(a) - len(b) for a, b in zip(decks.TILES_IN[1], decks.TILES_IN[0], strict=True)] == [1, 1, 1]
    view = new_table(BALL).view
    assert len({room["name"] for room in view["ballrooms"]}) == 3
    assert [room["round"] for room in view["ballrooms"]] == [3, 5, 7]


def test_14_2_a_bottle_a_rehearsal_room_and_ten_dancers() -> None:
    view = new_table(BALL).view
    assert view["you"]["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1, "champagne": 1}
    assert sum(area["dancers"] for area in view["you"]["rehearsal_room"]["areas"]) == 10


def test_14_3_champagne_is_an_item_but_neither_dish_nor_drink() -> None:
    s = turn(BALL, cafe=[161], kitchen=(1, 0, 0, 0), champagne=1)
    s.do(n.SERVE_NOW, "Serve champagne", "Serve strudel")
    assert s.p.short[0] == 0
    any_items = turn(BALL, ready=[143], rooms="r1c1").move(143, "r1c1")
    assert any_items.words == ["Take strudel", "Take cake", "Take wine", "Take coffee"]
    received = turn(BALL, cafe=[161], ready=[134], rooms="r1c2").move(134, "r1c2")
    assert "1 champagne go" in received.asked


@pytest.mark.parametrize("face", [1, 2])
def test_14_4_champagne_on_the_spaces_1_and_2_at_most_as_the_second_kind(face: int) -> None:
    s = turn(BALL, dice=str(face) * 5)
    s.do(die(face))
    first, second = (("strudel", "cake"), ("wine", "coffee"))[face - 1]
    assert [words.removeprefix("Take ") for words in s.words] == [
        f"5 {first}", f"4 {first} and 1 {second}", f"3 {first} and 2 {second}",
        f"3 {first}, 1 {second} and 1 champagne", f"2 {first}, 2 {second} and 1 champagne",
    ]  # fmt: skip
    s.do(s.legal[-1])
    assert s.p.kitchen[n.CHAMPAGNE] == 1
    one = turn(BALL, dice=str(face)).do(die(face))
    assert sum(one.p.kitchen) == 1


def test_14_5_a_guest_may_go_to_a_ball_instead_of_a_room() -> None:
    s = turn(BALL, ready=[74], rooms="r1c1", champagne=1, staff=[6], money=0)
    assert balls(s) == [0, 3, 6]  # one bottle: bottom rows
    s.do(ball_answer(s.p, 74, 0)).do(s.legal[-1])
    assert (s.p.points[n.FOR_GUESTS], s.p.money, s.p.occupied) == (10, 1, 0)
    assert s.asked == "Advance 1 space on the Emperor track?"  # the Stableman: a blue guest left
    assert s.p.kitchen[n.CHAMPAGNE] == 0
    assert balls(turn(BALL, ready=[74], champagne=0)) == []
    assert balls(turn(BALL, ready=[74], champagne=9, areas=())) == []
    assert balls(turn(BALL, ready=[162], champagne=9)) == []  # 14.12: the Pope


def test_14_6_sending_by_an_effect_may_be_declined() -> None:
    s = turn(BALL, ready=[148], rooms="r1c3", champagne=3).move(148, "r1c3")
    assert s.asked == "Choose a place for your dancer"
    s.do("Stop sending")
    assert s.p.kitchen[n.CHAMPAGNE] == 3


def test_14_6_1_champagne_by_the_row_minus_discounts() -> None:
    for champagne, rows in ((0, []), (1, [BOTTOM]), (2, [BOTTOM, MIDDLE]), (3, [BOTTOM, MIDDLE, TOP])):
        s = turn(BALL, ready=[148], rooms="r1c3", champagne=champagne).move(148, "r1c3")
        assert [a - 1 for a in s.legal if a in (1, 2, 3) and s.word == m.SEND] == rows
    less = turn(BALL, ready=[161], rooms="r1c3", champagne=1).move(161, "r1c3")  # up to 2 less
    less.do(3)
    less.do(less.legal[-1])
    assert less.p.kitchen[n.CHAMPAGNE] == 0
    never = turn(BALL, ready=[161], rooms="r1c3", champagne=1).move(161, "r1c3")
    never.do(1).do(never.legal[-1])
    assert never.p.kitchen[n.CHAMPAGNE] == 1  # nothing is paid out


def test_14_6_2_an_area_that_becomes_empty_gives_its_bonus() -> None:
    s = turn(BALL, ready=[148], rooms="r1c3", champagne=1, board=0).move(148, "r1c3")
    s.do(1)
    assert len(s.legal) == 4
    s.do("Area 1")
    assert s.p.kitchen[n.CHAMPAGNE] == 1
    assert at.dancers_left(s.p) == 9
    forced = turn(BALL, ready=[148], rooms="r1c3", champagne=1, areas=(0, 2, 0, 0)).move(148, "r1c3").do(1)
    assert forced.p.ball[at.AREA_LEFT + 1] == 1


@pytest.mark.parametrize(
    ("board", "area", "gains"),
    [
        (0, 1, {"champagne": 1}), (0, 2, {"money": 3}), (0, 3, {"emperor": 3}), (0, 4, {"points": 7}),
        (1, 1, {"emperor": 1}), (1, 2, {"champagne": 2}), (1, 3, {"points": 5}), (1, 4, {"asks": n.HIRE}),
        (2, 1, {"asks": n.ANY_ITEMS}), (2, 2, {"emperor": 2}), (2, 3, {"asks": n.PREPARE}),
        (2, 4, {"asks": n.OCCUPY, "points": 3}), (3, 1, {"money": 1}), (3, 2, {"points": 3}),
        (3, 3, {"champagne": 2}), (3, 4, {"items": 4, "points": 3}),
    ],
)  # fmt: skip
def test_every_area_of_every_rehearsal_room(board: int, area: int, gains: dict[str, Any]) -> None:
    areas = [0] * 4
    areas[area - 1] = 1
    s = turn(BALL, ready=[148], rooms="r1c1 r1c3", champagne=1, board=board, areas=areas, money=0, hand=[6])
    s.move(148, "r1c3").do(1)
    if "emperor" in gains:
        s.do("Advance")
    if "asks" in gains:
        assert s.word == gains["asks"]
    assert s.p.money == gains.get("money", 0)
    assert s.p.emperor == gains.get("emperor", 0)
    assert s.p.kitchen[n.CHAMPAGNE] == gains.get("champagne", 0)
    assert sum(s.kitchen) == gains.get("items", 0)
    assert s.p.points[m.FOR_BALLROOMS] == gains.get("points", 0)


def sent(room_: int, row: int, **parts: Any) -> Sitting:
    """A dancer goes to this row of the left ballroom."""
    others = [other for other in (SPERL, STRAUSS, APOLLOSAAL) if other != room_][:2]
    rooms = (room_, *others)
    s = turn(BALL, ready=[65], ballrooms=rooms, champagne=row + 1, money=0, areas=(0, 0, 2, 0), **parts)
    return s.do(ball_answer(s.p, 65, row))


def test_14_6_3_no_bonus_for_the_bottom_row() -> None:
    s = sent(APOLLOSAAL, BOTTOM)
    assert (s.p.money, s.points) == (0, 3)


@pytest.mark.parametrize(
    ("room_", "row", "check"),
    [
        (APOLLOSAAL, MIDDLE, lambda s: s.p.money == 2),
        (APOLLOSAAL, TOP, lambda s: s.p.money == 3),
        (STRAUSS, MIDDLE, lambda s: "Advance 1" in s.asked),
        (STRAUSS, TOP, lambda s: "Advance 3" in s.asked),
        (ODEONSAAL, MIDDLE, lambda s: s.rooms == "r1c1 r3c1"),
        (ODEONSAAL, TOP, lambda s: s.rooms == "r1c1 r3c1 r4c1" and s.p.points[m.FOR_BALLROOMS] == 3),
        (SPERL, MIDDLE, lambda s: s.kitchen == [0, 1, 0, 0]),
        (SPERL, TOP, lambda s: s.kitchen == [1, 0, 1, 1]),
        (KETTENBRUECKE, MIDDLE, lambda s: s.p.points[m.FOR_BALLROOMS] == 2),
        (KETTENBRUECKE, TOP, lambda s: s.p.points[m.FOR_BALLROOMS] == 5),
    ],
)
def test_14_7_row_bonuses_of_every_ballroom(room_: int, row: int, check: Any) -> None:
    assert check(sent(room_, row, rooms="r1c1 r3c1 r4c1"))


def test_14_6_4_the_balcony_opens_when_the_right_ballroom_is_full() -> None:
    closed = turn(BALL, ready=[65], champagne=9)
    assert at.BALCONY not in balls(closed)
    full = {where: n for where, n in FULL.items() if where >= 6}
    s = turn(BALL, ready=[65], champagne=3, hers=full, money=0)
    assert at.BALCONY in balls(s)
    s.do(ball_answer(s.p, 65, at.BALCONY)).do(s.legal[-1])
    assert s.p.kitchen[n.CHAMPAGNE] == 0
    assert s.p.points[m.FOR_BALLROOMS] == 5  # Kettenbrücke, the bonus of the top row
    assert at.rows_of(s.p, 2, at.MINE) == [0, 0, 1]


def test_14_6_5_scored_ballrooms_stay_open() -> None:
    assert 0 in balls(turn(BALL, ready=[65], champagne=1, round=7))


def test_14_6_6_without_a_dancer_nobody_can_be_sent() -> None:
    s = turn(BALL, ready=[148], rooms="r1c3", champagne=3, areas=()).move(148, "r1c3")
    assert s.word == n.TURN


# --- scoring


def test_14_8_without_a_dancer_five_points_are_lost_and_nothing_else() -> None:
    assert [points(room_, [0, 0, 0], [1, 0, 0]) for room_ in range(5)] == [-5] * 5


def test_14_8_1_apollosaal_dancers_times_highest_row() -> None:
    assert points(APOLLOSAAL, [1, 0, 1], [0, 0, 0]) == 6  # B.13
    assert points(APOLLOSAAL, [3, 0, 0], [0, 0, 0]) == 3
    assert points(APOLLOSAAL, [2, 2, 0], [0, 0, 0]) == 8


def test_14_8_2_goldener_strauss_majorities_by_row() -> None:
    assert points(STRAUSS, [2, 1, 0], [1, 1, 0]) == 11  # B.13
    assert points(STRAUSS, [1, 1, 0], [2, 1, 0]) == 6
    assert points(STRAUSS, [1, 0, 0], [0, 0, 0]) == 7


def test_14_8_3_odeonsaal_squares() -> None:
    assert [points(ODEONSAAL, [n, 0, 0], [0, 0, 0]) for n in (1, 2, 3, 4, 5, 6)] == [1, 4, 9, 16, 25, 25]  # B.13


def test_14_8_4_zum_sperl_most_dancers() -> None:
    assert points(SPERL, [3, 0, 0], [1, 1, 1]) == 6  # B.13
    assert (points(SPERL, [3, 0, 0], [0, 0, 0]), points(SPERL, [0, 0, 0], [3, 0, 0])) == (10, -5)
    assert points(SPERL, [1, 0, 0], [0, 0, 2]) == 3


def test_14_8_5_zur_kettenbruecke_pairs() -> None:
    assert points(KETTENBRUECKE, [5, 0, 0], [0, 0, 0]) == 14  # B.13
    assert points(KETTENBRUECKE, [1, 0, 0], [0, 0, 0]) == 0


def test_14_8_6_ties_share_rounded_down_and_nobody_there_is_no_tie() -> None:
    assert points(STRAUSS, [1, 0, 0], [1, 0, 0]) == 4
    assert points(SPERL, [1, 0, 0], [1, 0, 0]) == 6
    assert points(STRAUSS, [1, 0, 0], [0, 1, 0]) == 7


@pytest.mark.parametrize(("round", "place"), [(3, 0), (5, 1), (7, 2)])
def test_14_9_left_middle_right_after_the_emperors_visits(round: int, place: int) -> None:
    s = round_end(BALL, round, ballrooms=(ODEONSAAL, SPERL, KETTENBRUECKE), mine={place * 3: 2}, hers={}, emperor=round)
    while not s.over and s.legal:
        s.do(s.legal[0])
    assert s.p.points[m.FOR_BALLROOMS] == {0: 4, 1: 10, 2: 7}[place]
    assert s.p.his_points[m.FOR_BALLROOMS] == -5
    told = " ".join(s.told)
    assert told.index("The Emperor visits") < told.index(" scores: you ")
    assert round_end(BALL, 2).p.his_points[m.FOR_BALLROOMS] == 0


def test_14_10_penalties_take_dancers_of_the_middle_and_the_right_ballroom() -> None:
    b = round_end(BALL, 5, tiles="A1 B5 C1", mine={3: 1, 5: 1, 0: 1})
    assert b.legal == [3, 5]
    b.do(3)
    assert at.in_ballrooms(b.p, 0) == 2
    without = round_end(BALL, 5, tiles="A1 B5 C1", mine={0: 1})
    assert without.p.points[n.FOR_PENALTIES] == -7
    right = round_end(BALL, 7, tiles="A1 B1 C5", mine={9: 1, 6: 1}, hers={6: 3, 7: 3, 8: 2})
    right.do(6, 9)
    assert at.in_ballrooms(right.p, 0) == 0
    one = round_end(BALL, 7, tiles="A1 B1 C5", mine={6: 1})
    assert one.p.points[n.FOR_PENALTIES] == -10


def test_penalty_and_reward_a5() -> None:
    few = round_end(BALL, 3, tiles="A5 B1 C1", champagne=1)
    assert (few.p.points[n.FOR_PENALTIES], few.p.kitchen[n.CHAMPAGNE]) == (-5, 1)
    enough = round_end(BALL, 3, tiles="A5 B1 C1", champagne=3)
    assert (enough.p.points[n.FOR_PENALTIES], enough.p.kitchen[n.CHAMPAGNE]) == (0, 1)
    reward = round_end(BALL, 3, tiles="A5 B1 C1", emperor=6)
    assert reward.p.kitchen[n.CHAMPAGNE] == 2


def test_rewards_b5_and_c5() -> None:
    b = round_end(BALL, 5, tiles="A1 B5 C1", emperor=9)
    assert b.asked == "Choose a place for your dancer (without champagne)"
    assert len(b.legal) == 1 + 9
    last = round_end(BALL, 7, tiles="A1 B1 C5", emperor=13, mine={0: 2, 8: 1})
    assert last.p.points[n.FOR_PENALTIES] == 6


def test_14_11_objectives_of_the_module() -> None:
    cards = (163, 164, 165)
    yes = turn(BALL, objectives=cards, champagne=7, mine={0: 4, 3: 3}, completed={COMPLETED + n.GREEN: 4})
    assert {claim("A"), claim("B"), claim("C")} <= set(yes.legal)
    no = turn(BALL, objectives=cards, champagne=6, mine={0: 4, 3: 2}, completed={COMPLETED + n.GREEN: 3})
    assert not {claim("A"), claim("B"), claim("C")} & set(no.legal)
    balcony = turn(BALL, objectives=cards, mine={0: 4, 9: 3})
    assert claim("B") in balcony.legal
    ball = turn(BALL, ready=[92], champagne=1)
    ball.do(ball_answer(ball.p, 92, 0)).do(ball.legal[0])
    assert ball.p.tally[COMPLETED + n.GREEN] == 1  # also when sent to a ballroom


def test_14_12_the_pope_takes_a_room_only() -> None:
    s = turn(BALL, ready=[162], champagne=9, rooms="r1c1 r1c2")
    assert balls(s) == []
    s.move(162, "r1c1").do(room("r1c2"))
    assert s.p.occupied.bit_count() == 2


def test_12_4_champagne_counts_a_point_at_the_end() -> None:
    s = ending(BALL, champagne=3, kitchen=(1, 0, 0, 0), money=0)
    assert s.p.points[n.FOR_ITEMS] == 4


# --- one test per guest: the reward, by its questions or gains


@pytest.mark.parametrize("guest", range(134, 163))
def test_every_guest_gives_its_reward(guest: int) -> None:
    """Points, krones and items are gained; the rest is offered, with number and discount."""
    everywhere = "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c5"
    s = turn(BALL, ready=[guest], rooms=everywhere, champagne=6, money=3, hand=[6, 9], dice="1")
    s.do(next(a for a in s.legal if n.MOVE <= a < n.FROM_MODULES))
    seen: set[Any] = set()
    items = 0
    while s.word != n.TURN:
        seen |= set(s.frame[1:]) if s.word == n.PARTS else {s.frame}
        items += s.word == n.ANY_ITEMS
        at_once = s.word == n.PARTS and any(part[0] == n.RECEIVE for part in s.frame[1:])
        declinable = s.word in (m.SEND, n.PREPARE, n.HIRE, n.OCCUPY, n.TAKE_GUEST, n.PICK, n.EMPEROR)
        s.do(0 if at_once or declinable else s.legal[0])
    reward = cards.GUEST_REWARD[guest]
    received = [part[1 + n.CHAMPAGNE] for part in reward if part[0] == n.RECEIVE]
    assert s.p.kitchen[n.CHAMPAGNE] == 6 + sum(received)
    assert sum(s.kitchen) == items
    for part in reward:
        if part[0] == n.MONEY:
            assert s.p.money >= part[1]
        elif part[0] == n.OFFER:
            assert any(frame[0] == n.PICK and frame[1] == part[2] for frame in seen)
        elif part[0] != n.RECEIVE:
            assert part in seen, (part, seen)
    assert s.p.points[n.FOR_GUESTS] == GAME.view(waltz(BALL, queue=[guest]))["queue"][4]["points"]


# --- one test per staff card


def test_119_dancing_master_around_a_3() -> None:
    s = turn(BALL, staff=[119], dice="3", champagne=1, money=0)
    s.do(die(3), "Before", 1)
    s.do(s.legal[0])
    assert s.p.money == 1
    assert s.word == n.PREPARE
    after = turn(BALL, staff=[119], dice="3", champagne=1, money=0)
    after.do(die(3), "After", room("r1c2"))
    assert after.asked == "Choose a place for your dancer"


def test_119_the_krone_of_the_dancing_master_may_pay_for_the_room() -> None:
    closed = "r1c1 r1c2 r1c3 r1c4 r1c5"
    s = turn(BALL, staff=[119], dice="13", money=0, rooms=closed)
    assert die(3) in s.legal
    s.do(die(3))
    assert s.words == ["Before the main action"]
    s.do("Before", room("r2c1"))
    assert s.p.money == 0


def test_120_violinist() -> None:
    assert turn(BALL, hand=[120], dice="5", money=5).do(die(5), 120).p.kitchen[n.CHAMPAGNE] == 3


def test_121_concertmaster_after_a_1() -> None:
    s = turn(BALL, staff=[121], dice="1").do(die(1))
    assert (s.p.kitchen[n.CHAMPAGNE], s.points) == (1, 1)


def test_122_symphonist() -> None:
    s = turn(BALL, staff=[122], champagne=1).do(use(122))
    assert (s.p.kitchen[n.CHAMPAGNE], s.points) == (0, 5)
    assert use(122) not in turn(BALL, staff=[122]).legal


def test_123_usherette() -> None:
    s = turn(BALL, staff=[123], money=2).do(use(123))
    assert (s.p.money, s.p.kitchen[n.CHAMPAGNE], s.points) == (0, 1, 3)
    assert use(123) not in turn(BALL, staff=[123], money=1).legal


def test_124_conductor_with_a_4() -> None:
    s = turn(BALL, staff=[124], dice="4", money=0).do(die(4))
    assert (s.p.money, s.p.kitchen[n.CHAMPAGNE]) == (1, 1)


def test_125_choirmaster_around_a_5() -> None:
    s = turn(BALL, staff=[125], dice="5", hand=[6], money=5, champagne=1)
    s.do(die(5), "Before", 2)
    s.do(s.legal[-1])
    assert s.p.kitchen[n.CHAMPAGNE] == 0  # middle row for one bottle


def test_126_leading_dancer_for_both_sides() -> None:
    assert ending(BALL, staff=[126], mine={0: 3, 9: 1}).p.points[n.FOR_END_STAFF] == 8
    assert ending(BALL, his_staff=[126], hers={0: 3, 4: 2}).p.his_points[n.FOR_END_STAFF] == 10


def test_20_2_6_fourteen_end_of_game_cards_with_module_1() -> None:
    p = on(new_table(BALL))
    assert p.private == 5


def test_127_harpist_sends_two() -> None:
    s = turn(BALL, hand=[127], dice="5", money=5, champagne=1).do(die(5), 127)
    s.do("Send 1 dancer for 2 champagne less", 2)
    s.do(s.legal[-1])
    s.do(2)
    s.do(s.legal[-1])
    assert at.in_ballrooms(s.p, 0) == 2
    assert s.p.kitchen[n.CHAMPAGNE] == 0


def test_128_cellist_spends_a_dish_or_drink() -> None:
    s = turn(BALL, staff=[128], kitchen=(0, 0, 1, 0), champagne=0).do(use(128), "Spend wine", 1)
    s.do(s.legal[0])
    assert at.in_ballrooms(s.p, 0) == 1
    assert use(128) not in turn(BALL, staff=[128], champagne=3).legal


def test_129_pianist() -> None:
    assert turn(BALL, staff=[129]).do(use(129)).p.kitchen[n.CHAMPAGNE] == 1


def test_130_ballet_master_for_every_dancer() -> None:
    s = turn(BALL, staff=[130], ready=[65], champagne=1, money=0)
    s.do(ball_answer(s.p, 65, 0)).do(s.legal[0])
    assert (s.p.money, len(s.p.hand)) == (1, 1)


def test_131_trumpeter_after_a_2() -> None:
    s = turn(BALL, staff=[131], dice="2").do(die(2))
    assert (s.p.kitchen[n.CHAMPAGNE], len(s.p.hand)) == (1, 1)


def test_132_arranger_for_every_marker() -> None:
    assert turn(BALL, staff=[132], money=20).do(claim("A")).p.kitchen[n.CHAMPAGNE] == 2


def test_133_captain_once_per_round_after_another_card() -> None:
    s = turn(BALL, staff=[133], hand=[6, 5], dice="55", money=9, champagne=2).do(die(5), 6)
    assert s.asked == "Choose a place for your dancer (1 champagne less)"
    s.do(1)
    s.do(s.legal[0])
    assert s.p.turned == 1 << 133
    own = turn(BALL, hand=[133], dice="55", money=9, champagne=2).do(die(5), 133)
    assert own.word == n.TURN
    used = turn(BALL, staff=[133], hand=[6], dice="55", money=9, champagne=2)
    used.p.turned = 1 << 133
    used.do(die(5), 6)
    assert used.word == n.TURN


# --- Elisabeth


def test_21_1_her_ten_dancers_and_no_champagne() -> None:
    view = new_table(BALL).view
    assert view["leopold"]["dancers_left"] == 10
    assert "rehearsal_room" not in view["leopold"]


QUEUE = (49, 50, 77, 78, 65)


def test_21_2_a_guest_with_arrows_scores_and_dances_without_a_room() -> None:
    s = her_turn(BALL, 225, dice="1", queue=QUEUE)  # blue, one arrow: #65 with 3 points
    assert s.p.his_points[n.FOR_GUESTS] == 3
    assert s.p.his_rooms == 0
    assert s.p.ball[at.HERS] == 1
    assert s.p.guest_discard >> 65 & 1
    full = her_turn(BALL, 225, dice="1", queue=QUEUE, his_rooms=" ".join(f"r{f}c{n}" for f in (1, 2, 3, 4)
                    for n in (1, 2, 3, 4, 5)))  # fmt: skip
    assert at.in_ballrooms(full.p, 1) == 0  # no guest fits, so none is taken and none dances


@pytest.mark.parametrize(("round", "place"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 2), (7, 2)])
def test_21_3_the_ballroom_scored_next(round: int, place: int) -> None:
    s = her_turn(BALL, 225, dice="1", queue=QUEUE, round=round)
    assert s.p.ball[at.HERS + place * 3] == 1


def test_21_3_1_one_arrow_and_a_full_ballroom_the_next_to_the_right() -> None:
    """B.12: in round 2 the left ballroom is full, so the middle one."""
    left = {where: FULL[where] for where in range(3)}
    s = her_turn(BALL, 225, dice="1", queue=QUEUE, round=2, hers=left)
    assert s.p.ball[at.HERS + 3] == 1
    both = {0: 4, 1: 3, 2: 2}
    mine = {3: 4, 4: 3, 5: 2}
    s = her_turn(BALL, 225, dice="1", queue=QUEUE, round=2, hers=both, mine=mine)
    assert s.p.ball[at.HERS + 6] == 1


def test_21_3_2_two_arrows_the_ballroom_after_the_next() -> None:
    """B.12: two arrows in round 5: the right ballroom."""
    for round, place in ((1, 1), (4, 2), (5, 2), (6, 2), (7, 2)):
        s = her_turn(BALL, 214, dice="2", queue=QUEUE, round=round)
        assert s.p.ball[at.HERS + place * 3] == 1
    full = her_turn(BALL, 214, dice="2", queue=QUEUE, round=1, mine={3: 4, 4: 3, 5: 2})
    assert full.p.ball[at.HERS + 6] == 1


def test_21_3_3_the_lowest_row_with_a_space_then_the_balcony() -> None:
    """B.12: round 7, right ballroom full: the balcony, counted as the top row."""
    row = her_turn(BALL, 225, dice="1", queue=QUEUE, mine={0: 4})
    assert row.p.ball[at.HERS + 1] == 1
    s = her_turn(BALL, 225, dice="1", queue=QUEUE, round=7, mine={6: 4, 7: 3, 8: 2})
    assert s.p.ball[at.HERS + at.BALCONY] == 1
    assert at.rows_of(s.p, 2, at.HERS) == [0, 0, 1]


def test_21_3_4_no_champagne_and_no_row_bonus_ever() -> None:
    s = her_turn(BALL, 225, dice="1", queue=QUEUE, mine={0: 4}, ballrooms=(KETTENBRUECKE, SPERL, STRAUSS))
    assert s.p.his_points[m.FOR_BALLROOMS] == 0


def test_21_4_a_dancer_at_the_bottom_is_one_more() -> None:
    s = her_turn(BALL, 228, dice="3", queue=QUEUE)
    assert at.in_ballrooms(s.p, 1) == 2
    two = her_turn(BALL, 217, dice="5", queue=QUEUE, level="medium")  # two arrows at the bottom, silver
    assert two.p.ball[at.HERS + 3] == 1
    assert at.in_ballrooms(her_turn(BALL, 217, dice="5", queue=QUEUE).p, 1) == 0


def test_21_5_without_a_dancer_left_she_takes_ordinary_guests() -> None:
    gone = {0: 4, 1: 3, 2: 2, 3: 1}
    s = her_turn(BALL, 228, dice="3", queue=QUEUE, hers=gone)
    assert at.in_ballrooms(s.p, 1) == 10
    assert s.p.his_rooms.bit_count() == 1


def test_21_7_she_scores_ballrooms_like_a_player() -> None:
    s = round_end(BALL, 3, hers={0: 2, 2: 1}, mine={1: 1}, emperor=4)  # Apollosaal: 3 x 3 and 1 x 2
    assert s.p.his_points[m.FOR_BALLROOMS] == 9
    assert s.p.points[m.FOR_BALLROOMS] == 2
    nobody = round_end(BALL, 3, emperor=4)
    assert nobody.p.his_points[m.FOR_BALLROOMS] == -5


def test_21_8_texts_of_guests_do_not_bind_her() -> None:
    """Card 228 sends any guest to a ball, even the Pope (7 points); negative points count."""
    s = her_turn(BALL, 228, dice="3", queue=(49, 50, 77, 162, 65))
    assert s.p.his_points[n.FOR_GUESTS] == 7
    assert at.in_ballrooms(s.p, 1) == 2
    beast = her_turn(BALL, 224, dice="3", queue=(49, 50, 77, 155, 65))  # green: The Beast, -1
    assert beast.p.his_points[n.FOR_GUESTS] == -1


def test_reconstructed_values_are_marked_on_the_cards() -> None:
    view = GAME.view(waltz(BALL, queue=(134, 146, 65, 49, 50), hand=[119]))
    assert [guest["reconstructed"] for guest in view["queue"][:3]] == [["order", "vp"], ["order"], []]
    assert view["you"]["hand"][0]["reconstructed"] == ["cost"]
    assert view["ballrooms"][0]["reconstructed"] == ["spaces", "cost"]
    assert view["you"]["rehearsal_room"]["reconstructed"]
