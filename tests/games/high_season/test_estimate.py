"""The estimate and the invariants: what a greedy player and the tests of whole games rely on."""

from tableforone.games.high_season import GAME
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import play_out
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
    return "; ".join(GAME.faults(table(**fields)))


def test_faults_are_named() -> None:
    assert GAME.faults(table()) == []
    assert "33 krones" in broken(money=33) and "-1 krones" in broken(money=-1)
    assert "4 loans" in broken(loans=4)
    assert "pending twice" in broken(pending=[n.STEPS, n.STEPS])
    assert "prepared and occupied" in broken(prepared=rooms(3, 4, 5), occupied=[rooms(3), 0])
    assert "same hotel" in broken(hotels=[2, 2])
    assert "6 marks" in broken(track=[6, 0, 0, 0, 0, 0, 0, 0])
    assert "both were first" in broken(firsts=[1 << 15, 1 << 15])
    assert "not scored as it stands" in broken(occupied=[0, rooms(5, 6, 7)])
    assert "no deck of a level" in broken(grades=[3, 12, 2])
    assert "over too early" in broken(stack=[])


def test_a_copy_shares_nothing_and_a_loan_shows_in_one_only() -> None:
    p: HighSeason = table()
    q = p.copy()
    play(q, n.LOAN)
    assert (p.loans, q.loans) == (0, 1)
    for field in HighSeason.FIELDS:
        mine, other = getattr(p, field), getattr(q, field)
        assert not isinstance(mine, list) or mine is not other, field
