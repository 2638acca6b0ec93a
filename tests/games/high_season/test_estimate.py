"""Tests of the estimate and the invariants, which greedy players and tests of whole games use."""

import re
from typing import Final

import pytest

from tableforone.games.high_season import GAME
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.flow import IN_A_ROUND
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import play_out
from tableforone.kernel.table import Table
from tableforone.players import make
from tests.games.high_season.crafted import dice, play, rooms, started, table


def mean_score(player: str, games: int) -> float:
    total = 0
    for seed in range(games):
        p = started("3", hotel="random", ralph_hotel="random", strip="random")
        play_out(p, GAME.words, make(player, GAME, seed), Dealer(seed))
        total += GAME.scores(p)[0]
    return total / games


def test_a_greedy_player_beats_a_random_one_clearly() -> None:
    assert mean_score("greedy", 15) > mean_score("random", 15) + 25


def test_a_strong_die_in_hand_is_worth_more_than_passing() -> None:
    taken, passed = table(dice=dice(2, 2, 2, 3)), table(dice=dice(2, 2, 2, 3))
    play(taken, n.TAKE + 2)
    play(passed, n.PASS + 3)
    passed.stack = taken.stack[:1]  # the same moment of the round
    assert GAME.estimate(taken) > GAME.estimate(passed)


def test_at_the_end_the_estimate_is_the_margin() -> None:
    p = table(stack=[], occupied=[rooms(22), rooms(1)], money=4)
    assert GAME.estimate(p) == 4 + 1 - 1


def broken(**fields: object) -> str:
    """Your first turn in round 1, as in a real game."""
    return "; ".join(GAME.invariants(table(**{"stack": IN_A_ROUND[1][:-1], **fields})))


def test_broken_invariants_are_named() -> None:
    assert broken() == ""
    assert "prepared-and-occupied" in broken(prepared=rooms(3, 4, 5), occupied=[rooms(3), 0])
    assert "same-hotel" in broken(hotels=(2, 2))
    assert "too-many-marks" in broken(track=[6, 0, 0, 0, 0, 0, 0, 0])
    assert "both-were-first" in broken(firsts=[1 << 15, 1 << 15])
    assert "not-scored-as-it-is" in broken(occupied=[0, rooms(5, 6, 7)])
    assert "no-deck-of-a-level" in broken(grades=[3, 12, 2])
    assert "over-too-early" in broken(stack=[])
    assert "turns-to-come-do-not-add-up" in broken(stack=IN_A_ROUND[1][:3])
    assert "shows-that-side" in broken(unseen=0)


YOURS: Final = [*IN_A_ROUND[1][:-2], (n.AGENDA,)]
HIS: Final = IN_A_ROUND[1][:-3]


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"hotels": (0, -1)}, "a-hotel-is-missing"),
        ({"strip": -1}, "the-staff-strip-is-missing"),
        ({"pending": [n.EXTRA]}, "an-item-is-pending-that-cannot-be"),
        ({"faces": (0,) * 20}, "a-card-has-no-face"),
        ({"stack": YOURS}, "a-turn-without-a-die"),
        ({"stack": [*YOURS, (n.USE, 3)], "die": 1}, "a-round-goes-another-way"),
        ({"stack": [*HIS, (n.RALPH_ACTS, 63)], "card": 0}, "a-round-goes-another-way"),
        ({"stack": [(n.TURN, 5)]}, "a-round-goes-another-way"),
        ({"stack": IN_A_ROUND[2][:-1]}, "a-round-goes-another-way"),
        ({"stack": [(n.ROUND, 1), (n.STRIP,)]}, "the-set-up-goes-another-way"),
    ],
)
def test_what_does_not_fit_is_named(fields: dict[str, object], told: str) -> None:
    assert told in broken(**fields)


def test_a_position_on_one_line_goes_on_and_a_wrong_one_is_refused() -> None:
    t = Table(GAME, GAME.setup("3"), 5)
    again = Table.at(t.line, lambda game: GAME, 5)
    assert (again.line, again.legal) == (t.line, t.legal)
    assert '"unseen": ["A1", "A2"' in t.line and '"hotels": ["hotel_' in t.line
    with pytest.raises(Fault, match=r"part “hotels” cannot be “77”"):
        Table.at(re.sub(r'"hotels": \["\w+"', '"hotels": [77', t.line), lambda game: GAME)


def test_a_loan_shows_in_one_copy_only() -> None:
    p: HighSeason = table()
    q = p.copy()
    play(q, n.LOAN)
    assert (p.loans, q.loans) == (0, 1)
