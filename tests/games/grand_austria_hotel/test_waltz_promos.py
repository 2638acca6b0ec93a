"""The promotional cards (18): off by default, one test each."""

import pytest

from tableforone.games.grand_austria_hotel import GAME
from tableforone.games.grand_austria_hotel.modules.ballrooms.rules import places as at
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.common.rules.tally import SCHULZE_USED
from tableforone.games.grand_austria_hotel.rules import decks
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import room
from tests.games.grand_austria_hotel.waltz import ball_answer, ending, her_turn, moves, new_table, on, round_end, turn

PROMOS = "promos"
BOTH = "ballrooms promos"


def test_18_1_off_by_default_and_some_only_with_the_ballrooms() -> None:
    assert on(new_table("")).modules == 0
    assert set(decks.GUESTS_IN[m.PROMOS]) - set(decks.GUESTS_IN[0]) == {117, 118, 188, 189, 190, 191, 192}
    assert set(decks.GUESTS_IN[m.PROMOS | m.BALLROOMS]) - set(decks.GUESTS_IN[m.BALLROOMS]) == {
        117,
        118,
        *range(184, 193),
    }
    assert set(decks.STAFF_IN[m.PROMOS | m.BALLROOMS]) - set(decks.STAFF_IN[m.BALLROOMS]) == {183}
    assert decks.STAFF_IN[m.PROMOS] == decks.STAFF_IN[0]


def test_18_2_for_the_opponent_they_are_ordinary_guests() -> None:
    """Card 193 (blue) takes Ms. Hildegard; green takes Mr. Schulze or Dr. Hagedorn as usual."""
    s = her_turn(PROMOS, 193, dice="1", queue=(49, 50, 77, 78, 188))
    assert s.p.his_points[n.FOR_GUESTS] == 4
    two = her_turn(PROMOS, 204, dice="1", queue=(49, 50, 77, 189, 190))
    assert two.p.his_rooms.bit_count() >= 1


def test_117_mag_ferdinand() -> None:
    s = turn(PROMOS, ready=[117], rooms="r1c3").move(117, "r1c3").do("Advance 3")
    assert (s.p.emperor, s.points) == (3, 3)


def test_118_mr_moras() -> None:
    s = turn(PROMOS, ready=[118], rooms="r1c2").move(118, "r1c2").do(5)
    assert s.p.cafe[0]


def test_183_managers_son_a_krone_once_per_action() -> None:
    s = turn(BOTH, staff=[183], ready=[154, 65], rooms="r1c3", champagne=3, money=0)
    s.do(ball_answer(s.p, 154, 0))
    while s.word != n.TURN:
        s.do(s.legal[1] if s.word == m.SEND else s.legal[-1] if s.word == m.AREA else s.legal[0])
    assert s.p.money == 1  # two dancers, one action
    s.do(ball_answer(s.p, 65, 3)).do(s.legal[-1])
    assert s.p.money == 2


def test_184_e_doolittle_brings_a_second_dancer_onto_the_same_space() -> None:
    s = turn(BOTH, ready=[184], rooms="r1c1 r1c2", champagne=1, mine={3: 1})
    assert not moves(s)
    s.do(ball_answer(s.p, 184, 0))
    s.do("Area 2", "Area 2")
    assert at.in_ballrooms(s.p, 0) == 3
    assert s.p.points[n.FOR_GUESTS] == 3 + 3  # then 1 point per dancer
    assert s.p.kitchen[n.CHAMPAGNE] == 0
    assert at.free_in(s.p, 0) == 3


@pytest.mark.parametrize(("round", "points"), [(1, 8), (3, 8), (4, 5), (5, 5), (6, 2), (7, 2)])
def test_185_m_antoinette_points_by_the_round(round: int, points: int) -> None:
    s = turn(BOTH, ready=[185], rooms="r1c1", champagne=1, round=round)
    assert not [a for a in s.legal if m.BALL <= a < m.TWO_ROOMS]
    s.move(185, "r1c1")
    assert s.p.points[n.FOR_GUESTS] == points
    assert s.asked == "Choose a place for your dancer (1 champagne less)"


def test_24_5_the_opponent_gets_nothing_from_m_antoinette() -> None:
    s = turn(BOTH, ready=[185], rooms="r1c1").move(185, "r1c1")
    assert s.his_points == 0


def test_186_lord_mayor_scores_the_current_ballroom_for_everybody() -> None:
    s = turn(BOTH, ready=[186], rooms="r1c3", mine={0: 2}, hers={2: 1}, round=2).move(186, "r1c3")
    assert s.p.points[m.FOR_BALLROOMS] == 2
    assert s.p.his_points[m.FOR_BALLROOMS] == 3


def test_187_gatsby_occupies_one_more_room() -> None:
    s = turn(BOTH, ready=[187], rooms="r1c1 r1c2", champagne=9)
    assert not [a for a in s.legal if m.BALL <= a < m.TWO_ROOMS]
    s.move(187, "r1c1").do("Occupy", room("r1c2"))
    assert s.p.occupied.bit_count() == 2


def test_188_ms_hildegard_takes_a_room_only() -> None:
    s = turn(BOTH, ready=[188], rooms="r1c1", champagne=9)
    assert moves(s) == {(188, "r1c1")}
    assert not [a for a in s.legal if m.BALL <= a < m.TWO_ROOMS]


def test_189_dr_hagedorn_needs_two_neighbouring_rooms() -> None:
    s = turn(PROMOS, ready=[189], rooms="r1c1 r1c2 r1c5 r2c1")
    assert not moves(s)
    assert [a for a in s.legal if a >= m.TWO_ROOMS] == [m.TWO_ROOMS]
    s.do(m.TWO_ROOMS)
    assert s.p.occupied == 0b11
    assert s.p.points[n.FOR_GUESTS] == 9
    assert not [a for a in turn(PROMOS, ready=[189], rooms="r1c5 r2c1").legal if a >= m.TWO_ROOMS]


def test_190_mr_schulze_stays_for_ever() -> None:
    s = turn(PROMOS, ready=[190], rooms="r1c1", kitchen=(0, 0, 1, 0), hand=[6], money=1)
    assert not moves(s)
    s.do("Mr. Schulze", "Give him wine")
    s.do("Hire 1 staff card", 6, "Advance")
    assert (s.p.points[n.FOR_GUESTS], s.p.emperor, s.staff) == (1, 1, {6})
    assert s.p.tally[SCHULZE_USED]
    assert not [a for a in s.legal if m.SCHULZES <= a < m.BALL]
    assert round_end(PROMOS, 1).p.tally[SCHULZE_USED] == 0
    end = ending(PROMOS, ready=[190], cafe=[65], money=0)
    assert end.p.points[n.FOR_CAFE] == -5


def test_190_mr_schulze_orders_nothing() -> None:
    s = turn(PROMOS, queue=(49, 50, 77, 189, 190))
    waiting = next(line for line in GAME.draw(GAME.view(s.p)) if "Mr. Schulze" in line)
    assert "(green): nothing; 0 points" in waiting


def test_191_j_kesselhut_fills_wine_orders() -> None:
    s = turn(PROMOS, ready=[191], cafe=(55, 52), rooms="r1c3").move(191, "r1c3")
    assert s.p.short == [0, 0, 1]


def test_192_mrs_kunkel_only_on_the_bottom_floor() -> None:
    s = turn(PROMOS, ready=[192], rooms="r1c1 r1c2 r2c1")
    assert moves(s) == {(192, "r1c2")}


def test_reconstructed_promos_are_named() -> None:
    assert any("Promos" in str(line) for line in GAME.reconstructed(GAME.setup(None, (), {"promos": "on"})))
    assert GAME.reconstructed(GAME.setup()) == []
