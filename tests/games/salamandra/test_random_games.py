"""Tests of random games to the last round: no invariant breaks, every question has an answer."""

from collections import Counter
from random import Random

import pytest

from tableforone.games.salamandra import GAME
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import YOU, Answer
from tableforone.players import simulate
from tests.conformance.play import chance_of
from tests.desk import Desk

RULINGS = ("furthest_skips_holes", "rudolph_may_double_spellbook", "groves_beside_temple")


def played(seed: int) -> tuple[Salamandra, Counter[str]]:
    """A random game with enough points for every score check; each step is checked."""
    random = Random(seed)
    options = {name: random.choice(["yes", "no"]) for name in RULINGS}
    options["spellbook_timing"] = random.choice(["immediate", "end_of_action"])
    p = GAME.start(GAME.setup(random.choice("123"), (), options))
    assert isinstance(p, Salamandra)
    p.vp, eager, dealer, asked = 500, random.random(), Dealer(seed), Counter[str]()

    def dealt(desk: Desk) -> Answer:
        asked[desk.question] += 1
        return dealer.answer(chance_of(GAME, p), p, desk.frame)

    desk = Desk(GAME, p, coming=dealt)  # checks the invariants at every question
    while not desk.over:
        asked[desk.question] += 1
        bold = [a for a in desk.legal if n.BUILD <= a < n.TAKE or n.WORK <= a < n.PLACE] or desk.legal
        desk.do(random.choice(bold if random.random() < eager else desk.legal))
    return p, asked


@pytest.mark.parametrize("block", range(6))
def test_games_to_the_last_round_are_without_fault(block: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(block * 40, block * 40 + 40):
        p, asked = played(seed)
        assert (p.round, p.over) == (4, n.SCORED)
        met += asked
    rare = {"free_building", "pick_grove", "pay_any"}
    assert {word.name for word in GAME.words if word.answer} - rare <= met.keys()


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("groves", 1 << 29),
        ("divinities", 1),
        ("ready", 9),
        ("active", [0, 0]),
        ("display", [4, 4, 5, 6]),
        ("round", 5),
        ("books", [1, 1, 2]),
        ("taken", [1] * 24),
        ("discards", 0),
        ("book_spots", [YOU, YOU, -1, -1, -1, -1]),
    ],
)
def test_what_is_wrong_is_found(part: str, value: object) -> None:
    p = Desk(GAME, GAME.start(GAME.setup("1")), deals=Dealer(1)).p
    assert GAME.invariants(p) == []
    setattr(p, part, value)
    assert GAME.invariants(p)


def test_the_estimate_guides_a_greedy_player() -> None:
    setup = GAME.setup("1")
    greedy, random = simulate(GAME, setup, "greedy", 12), simulate(GAME, setup, "random", 60)
    assert greedy.wins >= 8
    assert greedy.mean_score > random.mean_score + 40
