"""Tests of the built-in players: their choices, and the same games with any number of workers."""

import json

import pytest

from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import play_out, settle
from tableforone.kernel.spec import GameSpec
from tableforone.players import NAMES, Simulation, make, simulate
from tableforone.players.simulation import LARGEST_CHUNK, Tally, _chunks, played, wilson
from tests.conformance.shelf import importable
from tests.toy import TOY, Stones


def test_an_unknown_player_is_a_fault() -> None:
    with pytest.raises(Fault, match=r"“clever” is not a player\. Players: random, greedy, search, expert"):
        make("clever", TOY, 1)


def timeless(tally: Tally) -> Tally:
    return tally._replace(nanoseconds=0)


@pytest.mark.parametrize("name", NAMES)
def test_a_player_plays_the_same_games_again(name: str) -> None:
    setup = TOY.setup("long")
    assert timeless(played(TOY, setup, name, range(20))) == timeless(played(TOY, setup, name, range(20)))


def test_the_random_player_also_fits_the_kernels_own_loop() -> None:
    p = TOY.start(TOY.setup("long"))
    decisions = play_out(p, TOY.words, make("random", TOY, 5), Dealer(5))
    assert played(TOY, TOY.setup("long"), "random", range(5, 6)).decisions == decisions


def test_random_takes_every_answer_about_equally_often() -> None:
    choose = make("random", TOY, 9)
    taken = [choose(None, [4, 5, 6]) for _ in range(3000)]
    assert all(900 < taken.count(answer) < 1100 for answer in (4, 5, 6))


def test_random_keeps_its_sequence() -> None:
    choose = make("random", TOY, 1)
    assert [choose(None, list(range(10))) for _ in range(8)] == [5, 6, 0, 4, 0, 1, 9, 5]


def test_greedy_takes_the_best_estimate_and_leaves_the_position_alone() -> None:
    p = TOY.start(TOY.setup("long"))  # eleven stones: taking two leaves a multiple of three
    answers = settle(p, TOY.words)
    assert answers == [1, 2]
    before = p.copy()
    assert make("greedy", TOY, 0)(p, answers) == 2
    assert p == before


def test_greedy_takes_the_first_of_equal_answers() -> None:
    p = Stones(12)
    p.stack.append((0,))
    even = GameSpec(**{**TOY.__dict__, "estimate": lambda position: 0})
    assert make("greedy", even, 0)(p, [1, 2]) == 1


def test_greedy_beats_random() -> None:
    setup = TOY.setup("long")
    by_lot, greedy = (simulate(TOY, setup, name, games=400, seed=1) for name in ("random", "greedy"))
    assert greedy.win_rate_ci95[0] > by_lot.win_rate_ci95[1]


def test_game_k_of_a_run_has_the_seed_s_plus_k() -> None:
    setup = TOY.setup()
    together = simulate(TOY, setup, "random", games=30, seed=100)
    alone = [simulate(TOY, setup, "random", games=1, seed=100 + k) for k in range(30)]
    assert together.wins == sum(one.wins for one in alone)
    assert together.decisions == sum(one.decisions for one in alone)


@pytest.mark.parametrize("count", [1, 7, 64, 1000])
@pytest.mark.parametrize("workers", [1, 2, 5])
def test_chunks_cover_every_game_once(count: int, workers: int) -> None:
    chunks = _chunks(count, 41, workers)
    assert [seed for chunk in chunks for seed in chunk] == list(range(41, 41 + count))
    assert all(1 <= len(chunk) <= LARGEST_CHUNK for chunk in chunks)


def test_sums_do_not_depend_on_the_chunks() -> None:
    setup = TOY.setup("long")
    tally = Tally()
    for chunk in reversed(_chunks(50, 7, 3)):
        tally = tally.plus(played(TOY, setup, "random", chunk))
    assert timeless(tally) == timeless(played(TOY, setup, "random", range(7, 57)))


def test_the_same_games_on_any_number_of_workers() -> None:
    # a worker process finds only installed games
    spec = next(spec for spec in importable() if spec.id != TOY.id)
    runs = [simulate(spec, spec.setup(), "random", games=5, seed=3, workers=workers) for workers in (1, 2)]
    results = [run._replace(seconds=0, games_per_second=0, decisions_per_second=0, processor_seconds=0) for run in runs]
    assert results[0] == results[1]


def test_progress_is_told_from_the_start_to_the_last_game() -> None:
    heard: list[tuple[int, int]] = []
    simulate(TOY, TOY.setup(), games=20, on_progress=lambda done, of: heard.append((done, of)))
    assert heard[0] == (0, 20)
    assert heard[1] == (1, 20), "the first game is told alone"
    assert heard[-1] == (20, 20)
    assert heard == sorted(heard)


def test_the_json_has_the_fields_of_the_design() -> None:
    run = simulate(TOY, TOY.setup("long"), games=10, seed=2)
    fields = (
        "game level modules player budget games seed wins losses draws win_rate win_rate_ci95 mean_score "
        "mean_opponent_score decisions seconds games_per_second decisions_per_second processor_seconds"
    )
    data = json.loads(json.dumps(run._asdict()))
    assert list(data) == fields.split() == list(Simulation._fields)
    assert data["wins"] + data["losses"] + data["draws"] == 10
    assert data["win_rate_ci95"][0] <= data["win_rate"] <= data["win_rate_ci95"][1]


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"), [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)]
)
def test_wilson_intervals_of_the_tables(wins: int, of: int, low: float, high: float) -> None:
    assert list(wilson(wins, of)) == pytest.approx([low, high], abs=1e-4)


def test_an_opponent_without_a_score_has_no_mean() -> None:
    scoreless = GameSpec(**{**TOY.__dict__, "result": lambda p: TOY.result(p)._replace(opponent=None)})
    assert simulate(scoreless, TOY.setup(), games=3).mean_opponent_score is None


@pytest.mark.parametrize(("count", "seed", "workers"), [(0, 1, 1), (1, 1, 0), (2, 2**64 - 1, 1), (1, -1, 1)])
def test_impossible_runs_are_faults(count: int, seed: int, workers: int) -> None:
    with pytest.raises(Fault):
        simulate(TOY, TOY.setup(), games=count, seed=seed, workers=workers)
