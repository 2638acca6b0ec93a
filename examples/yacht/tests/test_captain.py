"""Tests of rules 6 to 8: the captain's choices."""

from collections.abc import Sequence

import pytest

from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.rules import rules_of

from .. import GAME
from ..opponent.rows import kept, missing
from ..rules import cards
from ..rules import numbers as n
from .crafted import all_but, box, decided, faces, fills, his, sheet, steers


def stay(name: str, *dice: int) -> tuple[int, ...]:
    return tuple(kept(list(faces(*dice)), box(name)))


def test_6_1_he_steers_after_each_throw_but_his_last() -> None:
    desk = his(1, 1, 1, 4, 6).chance(faces(3)).chance(faces(2))
    assert [event[2] for event in desk.decisions()] == ["course", "course", "fill"]
    assert [event[2] for event in his(1, 1, 1, 4, 6, throws=3).decisions()] == ["fill"]


def test_6_2_not_for_choice_while_another_box_is_open() -> None:
    assert steers(4, 4, 5, 5, 6, p=sheet(*all_but("Choice", "Ones"))) == "Ones"
    assert steers(4, 4, 5, 5, 1, p=sheet(*all_but("Choice"))) == "Choice"


def test_6_3_for_the_box_that_misses_the_fewest_dice() -> None:
    assert steers(1, 2, 3, 4, 4) == "Little Straight"
    assert steers(2, 2, 2, 3, 3) == "Full House"


@pytest.mark.parametrize(("name", "misses"), [("Fours", 1), ("Four of a Kind", 0), ("Yacht", 1), ("Full House", 1)])
def test_6_3_four_of_a_kind_misses_one_die_less(name: str, misses: int) -> None:
    assert missing(list(faces(4, 4, 4, 4, 6)), box(name)) == misses


def test_6_3_no_box_misses_fewer_than_no_die() -> None:
    assert missing(list(faces(4, 4, 4, 4, 4)), box("Four of a Kind")) == 0


def test_6_4_of_those_for_the_one_with_the_highest_par() -> None:
    desk = his(2, 2, 2, 4, 5)  # the Full House and Four of a Kind need one die each
    assert decided(desk, "course") == ("Full House", ["6.2", "6.3", "6.4"])


def test_6_5_and_then_by_lot() -> None:
    for nth, name in enumerate(("Little Straight", "Big Straight")):
        desk = his(2, 3, 4, 5, 5)
        assert (desk.question, len(desk.outcomes)) == ("lot", 2)
        desk.chance(nth)
        assert decided(desk, "course") == (name, ["6.2", "6.3", "6.5"])


def test_6_6_for_a_number_he_keeps_it() -> None:
    assert stay("Threes", 1, 3, 3, 4, 4) == faces(3, 3)


@pytest.mark.parametrize("name", ["Four of a Kind", "Yacht"])
def test_6_7_for_dice_alike_he_keeps_what_he_has_most_of(name: str) -> None:
    assert stay(name, 1, 1, 1, 4, 6) == faces(1, 1, 1)
    assert stay(name, 1, 1, 4, 4, 6) == faces(4, 4)


@pytest.mark.parametrize(
    ("dice", "stays"),
    [((1, 1, 4, 4, 6), (1, 1, 4, 4)), ((1, 1, 1, 1, 6), (1, 1, 1, 6)), ((1, 1, 1, 4, 6), (1, 1, 1, 6))],
)
def test_6_8_for_the_full_house_he_keeps_three_and_two(dice: Sequence[int], stays: Sequence[int]) -> None:
    assert stay("Full House", *dice) == faces(*stays)


def test_6_9_for_a_straight_he_keeps_one_of_each() -> None:
    assert stay("Little Straight", 1, 1, 3, 5, 6) == faces(1, 3, 5)
    assert stay("Big Straight", 1, 1, 3, 5, 6) == faces(3, 5, 6)


def test_6_10_for_choice_he_keeps_fours_and_more() -> None:
    assert stay("Choice", 1, 3, 4, 5, 6) == faces(4, 5, 6)


def test_6_11_a_complete_box_stops_him_and_all_other_dice_are_thrown() -> None:
    desk = his(1, 2, 3, 4, 5)
    assert (desk.p.throws, decided(desk, "fill")[0]) == (1, "Little Straight")
    desk = his(1, 2, 3, 4, 4)
    assert desk.p.dice == list(faces(1, 2, 3, 4))
    assert {sum(outcome) for outcome in desk.outcomes} == {1}


def test_7_1_the_box_for_which_he_steered_binds_him_to_nothing() -> None:
    desk = his(1, 2, 3, 4, 4).chance(faces(4)).chance(faces(6))
    assert decided(desk, "course")[0] == "Little Straight"
    assert decided(desk, "fill")[0] == "Choice"
    assert desk.p.held[OPPONENT] == 1 << box("Choice")


def test_7_2_the_most_points() -> None:
    assert fills(5, 5, 5, 5, 6) == "Choice"
    assert fills(2, 2, 2, 2, 2) == "Yacht"


def test_7_2_the_points_for_the_crew_included() -> None:
    p = sheet({"Choice": 20, "Yacht": 0, "Ones": 1}, {"Fives": 5, "Sixes": 6, "Fours": 4})
    desk = his(2, 2, 3, 3, 3, p=p, throws=3)
    assert decided(desk, "fill") == ("Threes", ["7.2"])  # 9 and 15, not 13 for the Full House
    assert ("crew", OPPONENT) in desk.events


def test_7_3_of_those_the_lowest_par() -> None:
    p = sheet({"Choice": 0, "Fives": 0, "Full House": 0}, {"Sixes": 0, "Fours": 0, "Big Straight": 0})
    assert decided(his(6, 6, 5, 5, 4, p=p, throws=3), "fill") == ("Ones", ["7.3"])


def test_7_4_and_then_by_lot() -> None:
    for nth, name in enumerate(("Four of a Kind", "Little Straight")):
        desk = his(6, 6, 5, 5, 4, p=sheet(*all_but("Four of a Kind", "Little Straight")), throws=3)
        assert desk.question == "lot"
        assert decided(desk.chance(nth), "fill") == (name, ["7.4"])


def test_8_1_par_is_as_printed_and_scores_for_nobody() -> None:
    text = rules_of(GAME.folder)["8.1"]
    assert all(f"{name} {par}" in text for name, par in zip(cards.BOXES, cards.PARS, strict=True))
    assert GAME.scores(sheet({"Choice": 0}, {"Sixes": 0})) == (0, 0)
    assert n.CREW == 4
