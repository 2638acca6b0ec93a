"""Section 9: Ralph's deck, his dice, his rooms, and what he never does."""

from itertools import pairwise

import pytest

from tableforone.games.high_season import GAME
from tableforone.games.high_season.opponent import cards as his
from tableforone.games.high_season.opponent.chance import EXPOSURES, FLIPS, on_top
from tableforone.games.high_season.opponent.rows import ANY_ROOM_CHOICES, DIE_CHOICES, ROOM_CHOICES
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules import solo_cards
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.games.high_season.rules.scoring import emperor_points, group_points, line_points
from tableforone.games.high_season.rules.solo_cards import preference_of
from tableforone.kernel.frames import CHANCE, OPPONENT, YOU, reply, settle
from tableforone.kernel.randomness import Draws
from tableforone.kernel.table import Table
from tableforone.kernel.why import explain
from tests.games.high_season.crafted import (
    chosen,
    dice,
    emperor,
    face,
    finished,
    found,
    kinds,
    occupy,
    preference,
    ralph,
    rooms,
    started,
    table,
)


def passing(p: HighSeason, answers: list[int]) -> int:
    return answers[-1]


# --- set-up and order


def test_9_1_1_you_are_first_and_ralph_has_a_hotel_only() -> None:
    p = started()
    assert p.hotels == (0, 1) and p.money == 7 and p.stack[0] == (n.ROUND, 1)
    ralphs = GAME.view(p)["ralph"]
    assert not {"money", "staff", "loans", "strip"} & ralphs.keys()


@pytest.mark.parametrize(
    ("level", "cards"), [("1", (4, 12, 0)), ("2", (3, 12, 1)), ("3", (2, 12, 2)), ("4", (1, 12, 3)), ("5", (0, 12, 4))]
)
def test_9_1_2_the_deck_by_level(level: str, cards: tuple[int, int, int]) -> None:
    p = started(level)
    assert tuple(p.grades) == cards and sum(p.grades) == 16


@pytest.mark.parametrize("level", ["1", "2", "3", "4", "5"])
def test_9_1_3_unneeded_cards_stay_out_at_random(level: str) -> None:
    used = [0] * 20
    games = 300
    for seed in range(games):
        p = finished(started(level), seed, passing)
        for card in range(20):
            used[card] += not p.unseen >> card & 1
        assert sum(p.grades) == 2  # 14 of 16 cards were flipped
    in_deck = [started(level).grades[solo_cards.GRADE[card]] / (4, 12, 4)[solo_cards.GRADE[card]] for card in range(20)]
    for card in range(20):
        assert abs(used[card] / games - in_deck[card] * 14 / 16) < 0.13, solo_cards.CARD_IDS[card]


def test_9_1_3_the_dealer_weighs_cards_that_share_a_preference_side() -> None:
    p = started("2")  # 3 of 4 A cards, 1 of 4 C cards: A1 is three times as likely as C1
    p.top = preference_of(p.faces[0])
    p.stack = [(n.FLIP,)]
    assert settle(p, GAME.words) is CHANCE
    assert [solo_cards.CARD_IDS[card] for card in on_top(p)] == ["A1", "C1"]
    weights = dict(FLIPS.weights(p, (n.FLIP,)))
    assert weights[0] == 3 * weights[solo_cards.CARD_IDS.index("C1")]
    first = sum(FLIPS.deal(p, (n.FLIP,), Draws(seed)) == 0 for seed in range(2000))
    assert 1420 < first < 1580


def test_9_1_4_the_preference_side_on_top_is_open_and_the_action_side_is_not() -> None:
    p = started("3")
    p.stack = [(n.EXPOSE,)]
    assert settle(p, GAME.words) is CHANCE
    assert len(EXPOSURES.weights(p, (n.EXPOSE,))) == 16
    reply(p, GAME.words, preference("from_left", "zz1"))  # the back of A1 and of C1
    view = GAME.view(p)
    assert view["ralph"]["deck"]["preference"]["hand"] == "from_left"
    assert view["ralph"]["deck"]["card"] is None
    assert [solo_cards.CARD_IDS[card] for card in on_top(p)] == ["A1", "C1"]


def test_9_1_5_prepared_rooms_mean_nothing_for_ralph() -> None:
    p = table()
    assert all(room["state"] == "closed" for room in GAME.view(p)["ralph"]["rooms"])
    assert found(ralph(p, face([1, 1], occupy("any")), "from_left", "zz7")) == [28]  # next to nothing open


def test_9_2_1_you_ralph_you_ralph_in_round_1() -> None:
    p = started()
    p.stack = [(n.ROUND, 1)]
    settle(p, GAME.words)
    assert [frame[0] for frame in reversed(p.stack[1:-1])] == [n.TURN, n.RALPHS_TURN, n.TURN, n.RALPHS_TURN]


def test_9_2_2_ralph_starts_the_even_rounds() -> None:
    starters = []
    for number in range(1, 8):
        p = started()
        p.stack = [(n.ROUND, number)]
        settle(p, GAME.words)
        starters.append(p.stack[-2][0])
        assert GAME.view(p)["starts"] == ("you" if number % 2 else "ralph")
    assert starters == [n.TURN, n.RALPHS_TURN, n.TURN, n.RALPHS_TURN, n.TURN, n.RALPHS_TURN, n.TURN]


def test_9_2_3_fourteen_turns_and_the_deck_never_runs_out() -> None:
    t = Table(GAME, GAME.setup("4"), 11)
    while not t.over:
        t.answer(t.legal[-1])
    told = [event for events in t.events for event in events]
    cards = [event[2] for event in told if event[0] == "card"]
    assert len(cards) == len(set(cards)) == 14
    assert t.view["ralph"]["deck"]["left"] == 2


# --- his turn


def test_9_3_1_flip_the_top_card_and_look_at_the_next() -> None:
    p = table(stack=[(n.RALPHS_TURN, 2)], top=preference("from_left", "zz2"))  # only B01 has this back
    assert settle(p, GAME.words) is CHANCE
    assert solo_cards.CARD_IDS[p.card] == "B01" and p.stack[-1] == (n.EXPOSE,)
    assert not p.unseen >> p.card & 1 and p.grades == [2, 11, 2]
    reply(p, GAME.words, preference("from_right", "zz4"))
    assert settle(p, GAME.words) is None and p.dice[4] == 1  # hand from the right: the right die of B01, a 4


def test_9_3_2_he_removes_one_die() -> None:
    p = table()
    ralph(p, "B01", "from_left")
    assert sum(p.dice) == 9


def test_9_3_3_all_actions_in_order_with_the_same_preference_card() -> None:
    p = table(round=1)
    events = ralph(p, "C1", "from_right", "zz1")  # Emperor 1, a blue room for a group, any room
    assert [k for k in kinds(events) if k in ("steps", "decide")] == ["decide", "steps", "decide", "decide"]
    assert found(events) == [10, 1]  # hotel 2, left side first: 10 is the first blue room, then 1 the first of all


def test_9_3_3_the_first_action_counts_for_the_next() -> None:
    p = table(occupied=[0, rooms(1, 2)])
    events = ralph(p, face([1, 1], occupy("red"), occupy("yellow", "row")), "from_right", "zz1")
    assert found(events) == [3, 4]  # 3 is occupied first, then 4 completes L1


def test_9_3_4_the_action_card_is_used_up() -> None:
    p = table(stack=[(n.RALPHS_TURN, 2)], top=preference("from_left", "zz2"))
    settle(p, GAME.words)
    assert "B01" in GAME.view(p)["ralph"]["deck"]["used"]
    assert preference("from_left", "zz2") not in dict(EXPOSURES.weights(p, (n.EXPOSE,)))


# --- dice


def removed(values: list[int], pictured: list[object], hand: str) -> int:
    p = table(dice=dice(*values))
    before = p.dice[:]
    ralph(p, face(pictured, emperor(1)), hand)
    (space,) = [value for value in range(1, 7) if before[value] != p.dice[value]]
    assert before[space] - p.dice[space] == 1
    return space


def test_9_4_1_a_card_shows_two_dice_or_the_most_symbol() -> None:
    symbols = {str(die) for card in solo_cards.SOURCE["card"] for die in card["dice"]}
    assert symbols == {"1", "2", "3", "4", "5", "6", "most"}


def test_9_4_2_the_hand_decides_left_or_right_die() -> None:
    assert removed([1, 2, 2, 4], [1, 4], "from_left") == 1
    assert removed([1, 2, 2, 4], [1, 4], "from_right") == 4


def test_9_4_3_a_number_is_taken_from_its_space() -> None:
    assert removed([1, 2, 2, 2], [1, "most"], "from_left") == 1


def test_9_4_4_most_takes_from_the_fullest_space() -> None:
    assert removed([1, 2, 3, 3, 3, 5], ["most", 1], "from_left") == 3


def test_9_4_5_ties_go_in_the_pointers_direction() -> None:
    assert removed([2, 2, 3, 5, 5], ["most", "most"], "from_left") == 2
    assert removed([2, 2, 3, 5, 5], ["most", "most"], "from_right") == 5


def test_9_4_6_the_other_die_when_the_preferred_number_is_gone() -> None:
    assert removed([1, 1, 1, 4], [2, 4], "from_left") == 4
    assert removed([1, 1, 1, 4], [4, 2], "from_right") == 4
    assert removed([1, 1, 1, 4], [2, "most"], "from_left") == 1


def test_9_4_7_most_when_neither_is_left() -> None:
    assert removed([1, 3, 3, 6, 6], [2, 4], "from_left") == 3
    assert removed([1, 3, 3, 6, 6], [2, 4], "from_right") == 6


def test_9_4_8_strength_plays_no_role() -> None:
    one, many = table(dice=dice(1, 4)), table(dice=dice(1, 1, 1, 1, 1, 4))
    for p in (one, many):
        ralph(p, face([1, 4], emperor(2), occupy("any")), "from_left")
    assert one.track == many.track and one.occupied == many.occupied


# --- Emperor


def test_9_5_1_he_marks_from_the_active_row_on() -> None:
    p = table(round=4, track=[0, 0, 0, 0, 3, 5, 0, 0])
    ralph(p, face([1, 1], emperor(3)), "from_left")
    assert p.track == [0, 0, 0, 0, 3, 6, 2, 0]
    p = table(round=7, track=[0, 0, 0, 0, 0, 0, 6, 9])
    ralph(p, face([1, 1], emperor(3)), "from_left")
    assert p.track[4:] == [0, 0, 7, 10]


def test_9_5_2_first_to_fill_but_no_step_bonus() -> None:
    p = table(round=1)
    events = ralph(p, face([1, 1], emperor(5)), "from_left")
    assert emperor_points(p, OPPONENT) == 2 and p.pending == [] and "step_bonus" not in kinds(events)
    p = table(round=1, firsts=[1 << 15, 0])
    ralph(p, face([1, 1], emperor(5)), "from_left")
    assert emperor_points(p, OPPONENT) == 0


def test_9_5_3_the_visits_count_for_ralph_too() -> None:
    p = finished(started("1"), 3, passing)
    assert all(bool(p.missed[OPPONENT] >> row & 1) == (p.track[4 + row] < (4, 4, 5)[row]) for row in range(3))


# --- rooms (hotel 2 unless said otherwise)


def test_9_6_1_the_finger_points_to_the_side_he_begins_on() -> None:
    assert found(ralph(table(), face([1, 1], occupy("any")), "from_left", "zz1")) == [5]
    assert found(ralph(table(), face([1, 1], occupy("any")), "from_right", "zz1")) == [1]


def test_9_6_1_the_other_reading_of_the_hand_is_an_option() -> None:
    assert started(pointer="same-side").pointer == 1
    assert found(ralph(table(pointer=1), face([1, 1], occupy("any")), "from_left", "zz1")) == [1]
    assert found(ralph(table(pointer=1), face([1, 1], occupy("any")), "from_right", "zz1")) == [5]


def test_9_6_2_no_preparation_no_neighbour_no_cost() -> None:
    p = table(money=0, loans=3)
    assert found(ralph(p, face([1, 1], occupy("red")), "from_left", "zz7")) == [28]
    assert p.money == 0


def test_9_6_2_1_occupied_rooms_are_no_candidates() -> None:
    p = table(occupied=[0, rooms(5, 6)])
    assert found(ralph(p, face([1, 1], occupy("any")), "from_left", "zz1")) == [7]


def test_9_6_2_2_the_colour_of_the_symbol() -> None:
    order = {"blue": 5, "yellow": 7, "red": 19, "any": 5}
    for colour, room in order.items():
        assert found(ralph(table(), face([1, 1], occupy(colour)), "from_left", "zz1")) == [room]


@pytest.mark.parametrize("line", solo_cards.SOURCE["zigzag"], ids=lambda line: line["id"])
def test_9_6_3_zig_zags_are_continuous_snakes(line: dict[str, object]) -> None:
    corners = {"bottom_left": (1, 5), "bottom_right": (4, 7), "top_left": (22, 26), "top_right": (25, 28)}
    for side, rooms_there in ((line["left"], 16), (line["right"], 12)):
        assert isinstance(side, list) and len(set(side)) == rooms_there
        steps = [abs(a - b) for a, b in pairwise(side)]
        assert set(steps) == {1, 7}
        assert steps[0] == (1 if line["axis"] == "floors" else 7)
        assert side[0] in corners[str(line["start"])]


def test_9_6_3_the_walk_of_a_search() -> None:
    walk = his.WALKS[(1 << 1 | 1) << 3 | 0]  # hotel 2, right side first, zz1
    assert [room & 31 for room in walk][:14] == [5, 6, 7, 14, 13, 12, 19, 20, 21, 28, 27, 26, 1, 2]


@pytest.mark.parametrize(
    ("prefer", "occupied", "room"),
    [
        ("row", (19, 20), 21),  # completes R3
        ("column", (7, 14, 28), 21),  # completes C7
        ("group", (19, 20, 28), 21),  # completes the red group
        ("none", (), 19),
    ],
)
def test_9_6_4_what_completes_means(prefer: str, occupied: tuple[int, ...], room: int) -> None:
    p = table(occupied=[0, rooms(*occupied)])
    assert found(ralph(p, face([1, 1], occupy("red", prefer)), "from_left", "zz1")) == [room]


def test_9_6_4_it_does_not_matter_whether_the_points_are_still_there() -> None:
    p = table(occupied=[0, rooms(19, 20)], firsts=[1 << 6, 0])
    assert found(ralph(p, face([1, 1], occupy("red", "row")), "from_left", "zz1")) == [21]
    assert line_points(p, OPPONENT) == 0


def test_9_6_5_first_one_side_then_the_other() -> None:
    p = table(occupied=[0, rooms(1, 2)])  # red 3 would complete only the group 1, 2, 3
    events = ralph(p, face([1, 1], occupy("red", "group")), "from_left", "zz1")
    assert found(events) == [3]


def test_9_6_5_both_sides_fit_the_first_side_wins() -> None:
    p = table(occupied=[0, rooms(1, 2, 19, 20, 21)])  # 3 completes red 1-2-3; 28 completes red 19-20-21-28
    for hand, room in (("from_left", 28), ("from_right", 3)):
        assert found(ralph(p.copy(), face([1, 1], occupy("red", "group")), hand, "zz1")) == [room]


def test_9_6_6_without_a_fit_the_first_room_of_the_colour() -> None:
    events = ralph(table(), face([1, 1], occupy("red", "column")), "from_right", "zz1")
    assert found(events) == [1]
    p = table(occupied=[0, rooms(19, 20, 21, 28)])  # no red room on the right
    assert found(ralph(p, face([1, 1], occupy("red")), "from_left", "zz1")) == [1]


def test_9_6_7_no_room_of_the_colour_no_effect() -> None:
    p = table(occupied=[0, rooms(1, 2, 3, 19, 20, 21, 24, 25, 28)])  # all red rooms
    before = p.occupied[:]
    for prefer in ("none", "row", "column", "group"):
        events = ralph(p, face([1, 1], occupy("red", prefer)), "from_left")
        assert p.occupied == before and chosen(events, ROOM_CHOICES) == [None]
        assert GAME.tell(events[-1]) == "Card A1: Ralph has no empty red room left, so nothing happens."
    p = table(occupied=[0, rooms(*range(1, 29))])
    assert chosen(ralph(p, face([1, 1], occupy("any", "row")), "from_left"), ANY_ROOM_CHOICES) == [None]


def test_9_6_8_rows_columns_and_groups_but_no_door() -> None:
    p = table(occupied=[0, rooms(24, 22, 23)])  # hotel 2: 25 completes L4 and the red group 24, 25
    events = ralph(p, face([1, 1], occupy("red", "row")), "from_right")
    # its door would give 3 krones
    assert found(events) == [25] and p.pending == [] and p.money == 7
    assert line_points(p, OPPONENT) == 10 and group_points(p, OPPONENT) == 3


def test_9_6_8_a_yellow_group_marks_the_track_at_once() -> None:
    p = table(occupied=[0, rooms(4, 11)], round=2, track=[0, 0, 0, 0, 4, 0, 0, 0])
    ralph(p, face([1, 1], occupy("yellow", "group")), "from_right")
    assert p.track[4:] == [5, 2, 0, 0] and emperor_points(p, OPPONENT) == 2


def test_9_6_8_you_block_each_other() -> None:
    p = table(occupied=[0, rooms(22, 23, 24)], firsts=[1 << 3, 0])
    ralph(p, face([1, 1], occupy("any", "row")), "from_right")
    assert p.occupied[OPPONENT] >> 25 & 1 and line_points(p, OPPONENT) == 0


def test_9_7_never_for_ralph() -> None:
    for seed in range(30):
        p = started("5")
        p.money, p.loans = 0, 0
        t = finished(p, seed, passing)
        # only yours
        assert t.money == 14 and t.loans == 0 and t.staff == 0 and t.prepared == rooms(3, 4, 5)
        assert t.pending == [] and t.occupied[YOU] == 0


# --- the explanation


def test_9_6_the_trace_of_a_search_shows_the_walk_and_why_rooms_were_passed_over() -> None:
    p = table(occupied=[0, rooms(5, 19, 20)])
    event = ralph(p, face([1, 1], occupy("red", "row")), "from_left", "zz1")[1]
    told = explain(GAME, event)
    assert told.sentence == "Ralph occupies room 21 (red). It is the only red room that completes a row."
    assert [row.rule for row in told.rows] == ["9.6.2.1", "9.6.2.2", "9.6.4"]
    walk = told.rows[0].before
    assert walk[:8] == ["5 blue", "6 blue", "7 yellow", "14 yellow", "13 yellow", "12 blue", "19 red", "20 red"]
    assert len(walk) == 28
    assert [name for name in walk if name not in told.rows[0].after] == ["5 blue", "19 red", "20 red"]
    assert told.rows[1].after == ["21 red", "28 red", "1 red", "2 red", "3 red", "25 red", "24 red"]
    assert told.rows[2].after == ["21 red"]


def test_9_7_ralph_never_takes_a_loan_or_passes() -> None:
    t = Table(GAME, GAME.setup("2"), 4)
    while not t.over:
        t.answer(next(a for a in t.legal if a != n.LOAN))
    removals = [choice for events in t.events for choice in chosen(events, DIE_CHOICES)]
    assert len(removals) == 14
