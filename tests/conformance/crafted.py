"""Position lines changed by hand: one value of a real line is changed, then the game continues."""

import json
import os
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any, Final

from tableforone import games
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Crash, Fault
from tableforone.kernel.frames import CHANCE, reply, settle
from tableforone.kernel.lines import write_position
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.players import make
from tests.conformance.play import dealt
from tests.conformance.shelf import setups, stock

MOVES: Final = 12
EACH: Final = 6  # changes of one line
FAR: Final = (-1, 0, 1, 2, 3, 7, 20, 99, 10**15, 1 << 31, -(10**9))
ODD: Final[tuple[Any, ...]] = (None, "", "nobody", [], [[{}]], {}, 1.5, True)


def lines(spec: GameSpec, seed: int, every: int) -> Iterator[dict[str, Any]]:
    """An endless series of position lines from random games, one in ``every`` questions."""
    random = Random(seed)
    while True:
        for setup in setups(spec, 40, random.randrange(10**6)):
            number = random.randrange(10**6)
            p, choose, deals = spec.start(setup), make("random", spec, number), Dealer(number)
            head: dict[str, Any] = {"game": spec.id, "level": setup.level}
            head |= {"modules": list(setup.modules), "options": dict(setup.options)}
            while (answers := settle(p, spec.words)) is not None:
                if random.randrange(every) == 0:
                    yield {**head, "position": write_position(p, spec.fields, spec.words)}
                reply(p, spec.words, dealt(spec, p, deals) if answers is CHANCE else choose(p, answers))


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value inside this one."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*path, key))


def changed(spec: GameSpec, line: dict[str, Any], random: Random) -> dict[str, Any]:
    """The line with one value changed, or one list item added, removed or moved."""
    new = deepcopy(line)
    parts = list(new["position"])
    # pending frames are changed often
    name = "stack" if random.random() < 0.3 else random.choice(parts)
    every = list(places(new["position"][name], (name,)))
    here, path = new["position"], random.choice(every if random.randrange(6) == 0 else every[1:] or every)
    for key in path[:-1]:
        here = here[key]
    key, old = path[-1], here[path[-1]]
    way = random.randrange(10)
    if isinstance(here, list) and way == 0:
        del here[key]
    elif isinstance(here, list) and way == 1:
        here.insert(key, deepcopy(random.choice(here)))
    elif isinstance(here, list) and way == 2 and len(here) > 1:
        other = random.randrange(len(here))
        here[key], here[other] = here[other], here[key]
    elif type(old) is int:
        near = (old - 1, old + 1, random.randrange(-1, 9), random.randrange(-1, 60), random.randrange(256))
        here[key] = random.choice(FAR if random.randrange(6) == 0 else near)
    elif isinstance(old, str):
        here[key] = random.choice([*FAR, *ODD] if random.randrange(6) == 0 else names_for(spec, name))
    else:
        here[key] = random.choice((*ODD, *FAR))
    return new


def names_for(spec: GameSpec, name: str) -> list[str]:
    """The names that this part of a position may contain."""
    if name == "stack":
        return [word.name for word in spec.words]
    field = next(field for field in spec.fields if field.name == name)
    return [called for part in (field, *getattr(field, "parts", ())) for called in part.numbers] or [""]


def played_on(spec: GameSpec, line: dict[str, Any], random: Random) -> str:
    """Read the line and play a few moves. Returns the unexpected error, or ""."""
    try:
        table = Table.at(json.dumps(line), lambda _: spec, random.randrange(10**6))
    except Fault as fault:
        assert str(fault).endswith(".") and "\n" not in str(fault), fault
        return ""
    except Exception as error:
        return told(error)
    try:
        for _ in range(MOVES):
            assert table.view and (table.question or table.over)
            if table.over:
                assert table.result is not None
                break
            table.answer(random.choice(table.legal))
    except Crash as crash:  # the rules raised an exception
        return told(crash.__cause__ or crash)
    except Fault:
        return ""
    except Exception as error:
        return told(error)
    return ""


def told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error} at {traceback.extract_tb(error.__traceback__)[-1]}"


def tried(game: str, seed: int, count: int) -> tuple[int, dict[str, str]]:
    """The number of crafted lines that raise an unexpected error, and one example per place."""
    spec, random = games.find(game), Random(seed)
    bad, found = 0, {}
    for line in islice(lines(spec, seed, 12), count // EACH):
        for _ in range(EACH):
            new = changed(spec, line, random)
            raised = played_on(spec, new, random)
            if raised:
                bad += 1
                was = line["position"]
                other = {name: (was[name], part) for name, part in new["position"].items() if part != was[name]}
                found[raised.split(" at ")[-1]] = f"{raised[:120]} after {str(other)[:800]}"
    return bad, found


def main() -> None:
    """``python -m tests.conformance.crafted GAME COUNT``: try many crafted lines on all cores."""
    game, count = sys.argv[1], int(sys.argv[2])
    stock()
    seeds = range(os.cpu_count() or 1)
    with ProcessPoolExecutor(initializer=stock) as pool:
        parts = [pool.submit(tried, game, seed, count // len(seeds)) for seed in seeds]
    bad = sum(part.result()[0] for part in parts)
    print(f"{game}: {bad} of {count} crafted lines raise something else than a Fault")
    for place, raised in {k: v for part in parts for k, v in part.result()[1].items()}.items():
        print(place, raised)


if __name__ == "__main__":
    main()
