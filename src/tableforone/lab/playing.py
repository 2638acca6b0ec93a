"""Plays one chunk of a study: the same function, wherever it runs.

The resulting bytes depend on the chunk alone: not on who plays it, when, or how many others run at
the same time.
"""

import gzip
import hashlib
import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import tableforone
from tableforone import games
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import play_out
from tableforone.kernel.spec import GameSpec
from tableforone.lab.study import Cell, Study
from tableforone.lab.voice import m
from tableforone.players.agents import agent_digest, agent_named

# up to this many games, chunks of this size
STEPS: Final = ((200, 10), (1_000, 50), (10_000, 500), (1 << 62, 5_000))
# parts of a game's folder that decide a game
PARTS: Final = ("rules", "opponent", "bots", "data", "modules")
OURS: Final = ("kernel", "players")
End = tuple[int, bool]  # how a game ended: its margin, and whether it was won


class Chunk(NamedTuple):
    """Some games of one cell, from ``start`` to before ``stop``."""

    nth: int  # index of the cell in the study
    start: int
    stop: int

    @property
    def name(self) -> str:
        return f"{self.nth:03}-{self.start:010}-{self.stop:010}.json.gz"


class Task(NamedTuple):
    """A chunk with everything needed to play it anywhere."""

    chunk: Chunk
    cell: Cell
    seed: int  # of its first game
    digest: str  # of the rules that must be used
    choices: bool  # whether the player's choices are saved


class GameRow(NamedTuple):
    """One game."""

    seed: int
    outcome: str
    score: int
    opponent: int | None
    decisions: int
    lines: list[tuple[str, int, int | None]]  # scoring line, the player's points, the opponent's
    early: bool = False  # whether it ended early
    choices: Sequence[int] = ()  # if saved: the player's choices, as indexes among the legal ones

    @property
    def end(self) -> End:
        """How it ended; the margin is the player's own points if the opponent has none."""
        return self.score - (self.opponent or 0), self.outcome == "won"


def chunks(study: Study) -> Iterator[Chunk]:
    """All chunks, alternating between cells, so that a stopped study played all of them equally."""
    for start, stop in spans(study.games):
        for nth in range(len(study.cells)):
            yield Chunk(nth, start, stop)


def spans(each: int) -> Iterator[tuple[int, int]]:
    """The ranges of a cell's chunks; they do not change when games are added.

    >>> list(spans(35)), list(spans(300))[-2:]
    ([(0, 10), (10, 20), (20, 30), (30, 35)], [(200, 250), (250, 300)])
    """
    start = 0
    while start < each:
        size = next(size for below, size in STEPS if start < below)
        yield start, min(start + size, each)
        start += size


def task(study: Study, chunk: Chunk) -> Task:
    cell = study.cells[chunk.nth]
    return Task(chunk, cell, study.seed + chunk.start, digest_of(cell.game, cell.player), study.choices)


def play(given: Task) -> bytes:
    """Play a chunk; returns its packed rows."""
    cell = given.cell
    if digest_of(cell.game, cell.player) != given.digest:
        raise Fault(m("worker-differs", game=cell.game, player=cell.player))
    spec = games.find(cell.game)
    seeds = range(given.seed, given.seed + given.chunk.stop - given.chunk.start)
    found = [_played(spec, cell, seed, given.choices) for seed in seeds]
    told = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(told.encode(), mtime=0)


def _played(spec: GameSpec, cell: Cell, seed: int, keeps_choices: bool) -> GameRow:
    p: Any = spec.start(cell.setup)
    choose, chosen = agent_named(cell.player).start(spec, seed), []

    def noted(p: Any, answers: list[int]) -> int:
        answer = choose(p, answers)
        chosen.append(answers.index(answer))
        return answer

    decisions = play_out(p, spec.words, noted if keeps_choices else choose, Dealer(seed))
    outcome, score, opponent, lines, _ = spec.result(p)
    told = [(line.what, line.mine, line.theirs) for line in lines]
    return GameRow(seed, outcome, score, opponent, decisions, told, bool(spec.ending(p)), chosen)


def rows(packed: bytes) -> list[GameRow]:
    """The rows of a packed chunk."""
    return [GameRow(*row) for row in json.loads(gzip.decompress(packed))]


@cache
def digest_of(game: str, player: str = "") -> str:
    """A hash of everything that decides how this game goes: rules, data, opponent, players."""
    folder, ours = games.find(game).folder, Path(tableforone.__file__).parent
    found = hashlib.sha256()
    for part in (*(folder / part for part in PARTS), *(ours / part for part in OURS)):
        for path in sorted(part.rglob("*")):
            if path.suffix in (".py", ".toml", ".json"):
                found.update(path.name.encode() + b"\0" + path.read_bytes())
    if player:
        found.update(agent_digest(player).encode())
    return found.hexdigest()[:16]
