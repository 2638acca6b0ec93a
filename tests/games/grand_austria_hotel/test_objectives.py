"""Tests of objectives (section 9): when they may be claimed; the limits of the twelve cards."""

from typing import Any

import pytest

from tableforone.games.grand_austria_hotel.rules import numbers as n
from tests.games.grand_austria_hotel.tables import at_turn, claim, die, his_turn, take

FLOOR_1 = "r1c1 r1c2 r1c3 r1c4 r1c5"
FLOOR_2 = "r2c1 r2c2 r2c3 r2c4 r2c5"
COLUMN_1 = "r1c1 r2c1 r3c1 r4c1"
COLUMN_5 = "r1c5 r2c5 r3c5 r4c5"
TWELVE = FLOOR_1 + " " + FLOOR_2 + " r3c1 r3c2"
BLUE = "r1c1 r1c5 r3c1 r3c3 r4c1 r4c3 r4c5"  # all blue spaces of the night side
SIX_GROUPS = "r1c1 r1c5 r4c5 r4c4 r3c1 r4c1 r3c2 r4c2"  # blue 1, 1, 1, red 1, blue 2, red 2


def without(spaces: str, *last: str) -> str:
    return " ".join(space for space in spaces.split() if space not in last)


# card, what just fulfils it, what just fails
BORDERS = [
    (105, {"money": 20}, {"money": 19}),
    (106, {"rooms": TWELVE}, {"rooms": without(TWELVE, "r3c2")}),
    (107, {"staff": [1, 13, 27, 45, 5, 6]}, {"staff": [1, 13, 27, 45, 5]}),
    (108, {"emperor": 10}, {"emperor": 9}),
    (109, {"occupied": f"{FLOOR_1} {FLOOR_2}"}, {"occupied": FLOOR_1 + " r2c1 r2c2 r2c3 r2c4", "rooms": "r2c5"}),
    (110, {"occupied": SIX_GROUPS}, {"occupied": without(SIX_GROUPS, "r4c2") + " r1c2 r2c1", "rooms": "r4c2"}),
    (111, {"occupied": BLUE}, {"occupied": without(BLUE, "r4c5") + " r1c2 r1c3", "rooms": "r4c5"}),
    (112, {"occupied": f"{COLUMN_1} {COLUMN_5}"}, {"occupied": COLUMN_1 + " r1c5 r2c5 r3c5", "rooms": "r4c5"}),
    (
        113,
        {"occupied": "r1c3 r1c4 r2c3 r1c1 r1c5 r3c1 r1c2 r2c1 r2c2"},
        {"occupied": "r1c3 r1c4 r2c3 r1c1 r1c5 r3c1 r1c2 r2c1 r2c4", "rooms": "r2c2"},
    ),
    (
        114,
        {"occupied": "r1c3 r1c4 r2c3 r2c4 r1c2 r2c1 r2c2"},
        {"occupied": "r1c3 r1c4 r2c3 r1c2 r2c1 r2c2 r2c5", "rooms": "r2c4"},
    ),
    (
        115,
        {"occupied": "r1c2 r2c1 r2c2 r2c5 r1c1 r1c5 r3c1"},
        {"occupied": "r1c2 r2c1 r2c2 r1c1 r1c5 r3c1 r4c1", "rooms": "r2c5"},
    ),
    (
        116,
        {"occupied": "r1c1 r1c5 r3c1 r4c1 r1c3 r1c4 r2c3"},
        {"occupied": "r1c1 r1c5 r3c1 r4c1 r1c3 r1c4 r1c2", "rooms": "r2c3"},
    ),
]


@pytest.mark.parametrize(
    ("card", "met", "failed"), BORDERS, ids=lambda value: str(value) if isinstance(value, int) else ""
)
def test_9_3_every_requirement_at_its_border(card: int, met: dict[str, Any], failed: dict[str, Any]) -> None:
    place = (card - 105) // 4
    objectives = [105, 109, 113] if card != 105 else [105, 110, 114]
    objectives[place] = card
    letter = "ABC"[place]
    sitting = at_turn(objectives=objectives, **{"money": 10, **met})
    assert claim(letter) in sitting.legal
    sitting.do(claim(letter))
    assert (sitting.p.claimed[place], sitting.p.points[n.FOR_OBJECTIVES]) == (15, 15)
    assert claim(letter) not in at_turn(objectives=objectives, **{"money": 10, **failed}).legal


def test_9_3_all_spaces_of_a_colour_on_the_players_own_board() -> None:
    yellow_of_day_a = "r1c2 r2c2 r3c2 r4c2 r1c5 r3c5"
    assert claim("B") in at_turn(objectives=[105, 111, 113], board="day_a", occupied=yellow_of_day_a).legal
    assert claim("B") not in at_turn(objectives=[105, 111, 113], board="night", occupied=yellow_of_day_a).legal


def test_9_1_the_highest_free_spot() -> None:
    assert at_turn(money=20).do(claim("A")).points == 15
    after_him = at_turn(money=20, his_progress=[3, 0, 0], his_claimed=[15, 0, 0])
    assert ": 10 points" in after_him.said(claim("A"))
    after_him.do(claim("A"))
    assert (after_him.points, after_him.p.claimed) == (10, (10, 0, 0))


def test_9_1_on_the_players_turn_before_and_after_the_die() -> None:
    assert claim("A") in at_turn(money=20).legal
    later = at_turn(money=19, dice="41").do(die(4), 0)
    assert (later.p.money, claim("A") in later.legal) == (20, True)


def test_9_1_it_may_be_left() -> None:
    sitting = at_turn(money=20).do(die(2))
    assert {n.END, claim("A")} <= set(sitting.legal)


def test_9_2_one_marker_per_card() -> None:
    assert claim("A") not in at_turn(money=20).do(claim("A")).legal
    assert claim("A") not in at_turn(money=20, claimed=[10, 0, 0]).legal


def test_9_2_losing_it_later_does_not_matter_and_earlier_does_not_help() -> None:
    sitting = at_turn(money=20).do(claim("A"), take(1))
    assert (sitting.p.money, sitting.p.claimed[0]) == (17, 15)
    assert claim("A") not in at_turn(money=20).do(take(1)).legal


# --- the example of the booklet (B.10): three A symbols, the player claims in between


def test_example_of_the_booklet_objective_a() -> None:
    card = 203  # shows objective A on every level
    first = his_turn(card)
    assert first.p.his_progress == (1, 0, 0)
    second = his_turn(card, his_progress=first.p.his_progress, claimed=[15, 0, 0])
    assert (second.p.his_progress, second.p.his_claimed) == ((2, 0, 0), (0, 0, 0))
    third = his_turn(card, his_progress=second.p.his_progress, claimed=[15, 0, 0])
    assert (third.p.his_progress, third.p.his_claimed) == ((3, 0, 0), (10, 0, 0))
    assert third.p.his_points[n.FOR_OBJECTIVES] == 10


def test_example_b10_without_the_players_marker_he_gets_15_and_a_fourth_a_goes_elsewhere() -> None:
    claimed = his_turn(203, his_progress=[2, 1, 1])
    assert claimed.p.his_claimed == (15, 0, 0)
    fourth = his_turn(203, his_progress=[3, 2, 1], his_claimed=[15, 0, 0])
    assert fourth.p.his_progress == (3, 2, 2), "the card with the least progress"
