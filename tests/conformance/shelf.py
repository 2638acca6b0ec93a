"""The games under test and their set-ups: every level, set of modules and option."""

import os
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeVar

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tests.conformance.pairs import pairwise
from tests.toy import TOY

TESTS: Final = Path(__file__).parents[1] / "games"
EXAMPLES: Final = sorted(path.parent for path in TESTS.parents[1].glob("examples/*/__init__.py"))
BROUGHT: Final = TESTS.parent / "brought"
MOST_MODULE_SETS: Final = 32
FEW: Final = 3  # an option with more values, such as the hotel, has them in turn
T = TypeVar("T")


class Case(NamedTuple):
    """One game to play: which one, its set-up and its seed."""

    spec: GameSpec
    setup: Setup
    seed: int

    def __str__(self) -> str:
        setup = self.setup
        options = [f"{name}={value}" for name, value in setup.options.items() if len(value) < 20]
        return " ".join([self.spec.id, setup.level, *setup.modules, *options, f"seed={self.seed}"]).replace("  ", " ")


def stock() -> None:
    """Install the toy and the examples, beside built-in games and those of TABLEFORONE_GAMES."""
    games.register(TOY)
    brought = os.environ.get(games.ELSEWHERE, "").split(os.pathsep)
    folders = [*filter(None, brought), *map(str, EXAMPLES), str(BROUGHT / TOY.id)]
    os.environ[games.ELSEWHERE] = os.pathsep.join(dict.fromkeys(folders))


def importable() -> list[GameSpec]:
    """Every installed game that can be imported; a separate test reports the others."""
    found = []
    for game in games.ids():
        try:
            found.append(games.find(game))
        except Exception:  # one broken game must not stop the tests of the others
            continue
    return found


def folder_of(spec: GameSpec) -> Path:
    """The folder with a game's tests: here, or ``tests`` in its own folder."""
    here = TESTS / spec.id.replace("-", "_")
    return here if here.is_dir() else spec.folder / "tests"


def module_sets(spec: GameSpec) -> list[tuple[str, ...]]:
    """Every set of modules, small sets first, up to a maximum."""
    names = list(spec.modules)
    every = [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]
    return every if len(every) <= MOST_MODULE_SETS else [*every[: MOST_MODULE_SETS - 1], tuple(names)]


def setups(spec: GameSpec, count: int, seed: int = 0) -> list[Setup]:
    """This many set-ups, with every level, module set and option value equally often, mixed.

    Combinations that the game refuses with a Fault are left out.
    """
    random = Random(seed)
    levels = _mixed(list(spec.levels) or [""], count, random)
    modules = _mixed(module_sets(spec), count, random)
    chosen = {o.name: _mixed(list(o.choices) or [o.default], count, random) for o in spec.options}
    found = []
    for n in range(count):
        try:
            setup = spec.setup(levels[n], modules[n], {name: values[n] for name, values in chosen.items()})
            spec.start(setup)
        except Fault:
            continue
        found.append(setup)
    return found


def _mixed(values: list[T], count: int, random: Random) -> list[T]:
    repeated = (values * (count // len(values) + 1))[:count]
    random.shuffle(repeated)
    return repeated


def variety(spec: GameSpec) -> int:
    """How many set-ups are needed to use each level, module set and option value at least once."""
    return max(len(spec.levels), len(module_sets(spec)), *(len(o.choices) for o in spec.options), 1)


def cases(spec: GameSpec) -> list[Case]:
    """The games that the conformance tests play in ``make check``."""
    count = max(10, variety(spec))
    return [Case(spec, setup, 1000 + n) for n, setup in enumerate(setups(spec, count))]


def few_cases(spec: GameSpec) -> list[Case]:
    """The games that they play in ``make test``: every level, module and rule option, in pairs.

    Combinations that the game refuses with a Fault are left out.
    """
    wanted: dict[str, Sequence[str]] = {"level": list(spec.levels) or [""]}
    wanted |= {module: ("", module) for module in spec.modules}
    wanted |= {o.name: o.choices for o in spec.options if 1 < len(o.choices) <= FEW}
    many = [o for o in spec.options if len(o.choices) > FEW]
    found = []
    for n, row in enumerate(pairwise(wanted)):
        options = {o.name: row[o.name] for o in spec.options if o.name in row}
        options |= {o.name: o.choices[(n + shift) % len(o.choices)] for shift, o in enumerate(many)}
        try:
            setup = spec.setup(row["level"], tuple(filter(None, map(row.get, spec.modules))), options)
            spec.start(setup)
        except Fault:
            continue
        found.append(Case(spec, setup, 2000 + n))
    return found
