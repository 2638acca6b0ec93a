"""Plays 20,000 random games of every game and checks each step: ``python -m tests.soak``.

Then it takes 2,000 random walks at companion tables of every game, with corrections and undos. For
a game that fails, it prints the set-up and the seed and writes a save file that ends right before
the failure.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Final, NamedTuple

from tableforone import games
from tableforone.kernel.dealer import Dealer, Person
from tableforone.kernel.frames import CHANCE, reply, settle
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.players import make
from tests.companion.walks import Stopped, take, walks
from tests.conformance.play import BOUND, dealt
from tests.conformance.shelf import Case, setups

BATCH: Final = 100
ENOUGH: Final = 10  # failed games after which it stops
WALK: Final = 200  # moves per walk
Batch = Callable[[tuple[str, int, int]], tuple[int, int, "list[Wrong]"]]
SAVES: Final = Path("build", "soak")


class Wrong(NamedTuple):
    """A game that failed."""

    case: str
    reason: str
    save: Path


def check(case: Case) -> int:
    """Play one game and check the invariants at every question. Returns the number of answers."""
    spec = case.spec
    p, choose, dealer = spec.start(case.setup), make("random", spec, case.seed), Dealer(case.seed)
    for number in range(BOUND):
        answers = settle(p, spec.words)
        found = spec.invariants(p)
        assert not found, f"broken: {found}"
        if answers is None:
            spec.result(p)
            return number
        assert answers or answers is CHANCE, "a question without an answer"
        reply(p, spec.words, dealt(spec, p, dealer) if answers is CHANCE else choose(p, answers))
    raise AssertionError(f"no end after {BOUND} answers")


def save_before(case: Case, name: str) -> Path:
    """Play the game again on a table, and save it as it was before the failure."""
    spec, path = case.spec, SAVES / f"{name}.json"
    table, dealer = Table(spec, case.setup, case.seed, deals=Person()), Dealer(case.seed)
    choose = make("random", spec, case.seed)
    text = table.to_json()
    try:
        while not table.over and not spec.invariants(table.position) and len(table.journal) < BOUND:
            text, p = table.to_json(), table.position
            table.answer(dealt(spec, p, dealer) if table.waits_for_chance else choose(p, table.legal))
    except Exception:
        pass  # the expected failure: the save ends before it
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def batch(task: tuple[str, int, int]) -> tuple[int, int, list[Wrong]]:
    """Play games from a first number on. Returns the games and answers played, and the failures."""
    game, first, count = task
    spec, answers, wrong = games.find(game), 0, []
    chosen = setups(spec, 2 * count, seed=first)[:count]  # some combinations are refused
    for n, setup in enumerate(chosen):
        case = Case(spec, setup, first + n)
        try:
            answers += check(case)
        except Exception as reason:
            save = save_before(case, f"{game}-{first + n}")
            wrong.append(Wrong(str(case), f"{type(reason).__name__}: {reason}", save))
            if len(wrong) == ENOUGH:
                break
    return len(chosen), answers, wrong


def walk_batch(task: tuple[str, int, int]) -> tuple[int, int, list[Wrong]]:
    """Take walks at companion tables from a first number on; returns the same as ``batch``."""
    game, first, count = task
    chosen, moves, wrong = walks(games.find(game), count, first), 0, []
    for walk in chosen:
        try:
            moves += sum(take(walk, WALK).values())
        except Stopped as stopped:
            save = SAVES / f"{walk.home.id}-{walk.seed}.json"
            save.parent.mkdir(parents=True, exist_ok=True)
            save.write_text(stopped.before, encoding="utf-8")
            wrong.append(Wrong(str(walk), stopped.reason, save))
            if len(wrong) == ENOUGH:
                break
    return len(chosen), moves, wrong


def soak(name: str, play: Batch, tasks: list[tuple[str, int, int]]) -> bool:
    """Run all of these on all cores. Returns whether all succeeded."""
    started, played, answers, bad = time.perf_counter(), 0, 0, 0
    with Pool() as pool:
        for one, many, wrong in pool.imap_unordered(play, tasks):
            played, answers, bad = played + one, answers + many, bad + len(wrong)
            for line in told(wrong):
                print(line)
            if bad >= ENOUGH:
                break  # more failures would say nothing new
            if sys.stdout.isatty():
                print(f"\r{name}: {played} games, {bad} wrong ", end="", flush=True)
    seconds = time.perf_counter() - started
    print(f"\r{name}: {played} games, {answers} answers, {played / seconds:.0f} games/s, {bad} wrong")
    return bad == 0


def told(wrong: list[Wrong]) -> Iterator[str]:
    for one in wrong:
        yield f"\r{one.case}: {one.reason}\n    saved before it as {one.save}"


def tasks(spec: GameSpec, count: int) -> list[tuple[str, int, int]]:
    return [(spec.id, first, min(BATCH, count - first)) for first in range(0, count, BATCH)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many of each game")
    parser.add_argument("--walks", type=int, default=2_000, help="how many at a real table of each game")
    parser.add_argument("--game", help="only this one")
    given = parser.parse_args()
    specs = [games.find(given.game)] if given.game else games.all_games()
    went_well = [soak(spec.id, batch, tasks(spec, given.games)) for spec in specs]
    at_home = [spec for spec in specs if spec.companion]
    went_well += [soak(f"{spec.id} at a real table", walk_batch, tasks(spec, given.walks)) for spec in at_home]
    sys.exit(not all(went_well))


if __name__ == "__main__":
    main()
