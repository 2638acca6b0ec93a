"""Tests of the search: seeds, reuse of the tree, forced moves, no use of secrets."""

from time import perf_counter
from typing import Any

import pytest

from tableforone.kernel.dealer import Dealer, Sampler
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import play_out, settle
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.players import Budget, Search, budget_of, make, simulate
from tableforone.players.judge import after, judged
from tableforone.players.search import Edge, Node
from tests.conformance.shelf import importable
from tests.toy import TOY, Stones

GAMES = [spec for spec in importable() if spec.id != TOY.id]


def asked(spec: GameSpec, seed: int, answers: int) -> Table:
    """A table after this many random answers."""
    table = Table(spec, spec.setup(), seed)
    choose = make("random", spec, seed)
    for _ in range(answers):
        if not table.over:
            table.answer(choose(None, table.legal))
    return table


def stones(many: int) -> tuple[Stones, list[int]]:
    p = Stones(many)
    p.stack.append((0,))
    answers = settle(p, TOY.words)
    assert answers
    return p, answers


@pytest.mark.parametrize(("many", "best"), [(2, 2), (4, 1), (5, 2), (8, 2)])
def test_it_finds_the_answer_that_wins_most(many: int, best: int) -> None:
    search = Search(TOY, 1)
    p, answers = stones(many)
    search.look(p, answers)
    search.think(400)
    assert search.best() == best


def test_the_chance_to_win_is_that_of_perfect_play() -> None:
    """4 stones. Take 1: the die leaves 1 or 2, a win. Take 2: Old Tom takes both or one."""
    search = Search(TOY, 3)
    p, answers = stones(4)
    search.look(p, answers)
    search.think(2000)
    told = {one.answer: one for one in search.advice()}
    assert told[1].win == pytest.approx(1.0, abs=0.01)
    assert abs(told[2].win - 0.5) < 4 * told[2].error
    assert told[1].visits + told[2].visits == 2000


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_same_seed_and_simulations_same_advice(spec: GameSpec) -> None:
    table = asked(spec, 5, 6)
    told = []
    for _ in range(2):
        search = Search(spec, 9)
        search.look(table.position, table.legal)
        search.think(12)
        told.append(search.advice())
    assert told[0] == told[1]
    assert sum(one.visits for one in told[0]) == 12
    assert {one.answer for one in told[0]} == set(table.legal)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_thinking_leaves_the_table_alone(spec: GameSpec) -> None:
    table = asked(spec, 8, 4)
    before, events = table.position.key(), [list(part) for part in table.events]
    search = Search(spec, 2)
    search.look(table.position, table.legal)
    search.think(5)
    assert table.position.key() == before
    assert [list(part) for part in table.events] == events


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_secret_twins_get_equal_hints(spec: GameSpec) -> None:
    """Two tables look the same to the player; their seeds and next cards differ."""
    table = asked(spec, 6, 5)
    twin = Table.at(table.line, lambda _: spec, seed=12345)
    assert twin.view == table.view
    told = []
    for one in (table, twin):
        search = Search(spec, 4)
        search.look(one.position, one.legal)
        search.think(10)
        told.append(search.advice())
    assert told[0] == told[1]


def test_only_the_sampler_answers_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def caught(*_: Any) -> None:
        raise AssertionError("the dealer was asked")

    p, answers = stones(9)
    search = Search(TOY, 1)
    monkeypatch.setattr(Dealer, "answer", caught)
    search.look(p, answers)
    search.think(50)
    assert isinstance(search.sampler, Sampler)


def test_what_was_thought_is_kept_where_nothing_was_revealed() -> None:
    spec = next(spec for spec in GAMES if spec.id == "grand-austria-hotel")
    table = asked(spec, 3, 1)
    search = Search(spec, 1)
    for _ in range(40):
        if table.over or len(table.legal) < 2:
            break
        search.look(table.position, table.legal)
        search.think(30)
        reveals = [type(answer) for answer in table.journal].count(tuple), len(table.journal)
        table.answer(search.best())
        if len(table.journal) == reveals[1] + 1 and len(table.legal) > 1:
            search.look(table.position, table.legal)
            assert search.simulations > 0
            return
    pytest.fail("no two answers in a row without a reveal")


def test_forced_answers_are_no_nodes() -> None:
    search = Search(TOY, 1)
    p, answers = stones(4)
    search.look(p, answers)
    search.think(200)

    def check(node: Node, depth: int = 0) -> None:
        for edge in node.edges.values():
            if edge.node is not None:
                assert len(edge.node.edges) != 1 or depth > 5
                check(edge.node, depth + 1)

    check(search.root)


def test_time_is_kept() -> None:
    p, answers = stones(11)
    search = Search(TOY, 1)
    search.look(p, answers)
    assert 0 < search.think(1_000_000, perf_counter() + 0.1) < 1_000_000


@pytest.mark.parametrize("player", ["search", "expert"])
def test_thinkers_beat_random_at_the_toy(player: str) -> None:
    setup = TOY.setup("long")
    told = simulate(TOY, setup, player, games=60, seed=1, budget=Budget(40))
    assert told.win_rate_ci95[0] > simulate(TOY, setup, "random", games=60, seed=1).win_rate_ci95[1]
    assert told.budget == "40"


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_a_thinker_plays_whole_games_again(spec: GameSpec) -> None:
    played = []
    for _ in range(2):
        p: Any = spec.start(spec.setup())
        decisions = play_out(p, spec.words, make("expert", spec, 3, Budget(0)), Dealer(3))
        played.append((decisions, p.key()))
    assert played[0] == played[1]


@pytest.mark.parametrize("text", ["", "fast", "-5", "1.5", "0s", "0ms", "3h", "9999999", "2 s", "½", "4000s"])
def test_what_is_no_budget_is_a_fault(text: str) -> None:
    with pytest.raises(Fault, match="is not a budget"):
        budget_of(text)


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_who_does_not_think_has_no_budget(player: str) -> None:
    with pytest.raises(Fault, match=r"has no budget\. Players that do: search, expert"):
        make(player, TOY, 1, Budget(10))


def test_before_any_simulation_the_advice_is_the_estimate() -> None:
    p, answers = stones(7)
    search = Search(TOY, 1)
    search.look(p, answers)
    for one in search.advice():
        assert (one.win, one.margin) == judged(TOY, after(p, TOY.words, one.answer))


def test_an_estimate_that_says_too_much_does_not_make_what_was_tried_least_look_best() -> None:
    node, often, once = Node(), Edge(1, 0.9, 0.0, 0.9), Edge(2, 0.9, 0.0, 0.9)
    for edge in [often] * 9 + [once]:
        edge.visits += 1
        edge.worth += 0.4
        node.visits += 1
        node.more += 0.4 - edge.prior
    assert often.mean(node.level()) == pytest.approx(0.4)
    assert once.mean(node.level()) == pytest.approx(0.4)
