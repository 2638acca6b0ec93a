"""Plays one chunk of a study: the same function, however the study is spread.

The bytes depend on the chunk alone: not on who plays it, when, or how many others play beside it.
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

STEPS: Final = ((200, 10), (1_000, 50), (10_000, 500), (1 << 62, 5_000))  # up to this many games, chunks of this size
PARTS: Final = ("rules", "opponent", "bots", "data", "modules")  # of a game's folder: what decides a game
OURS: Final = ("kernel", "players")


class Chunk(NamedTuple):
    """Some games of one cell: those from ``start`` to before ``stop``."""

    nth: int  # the cell's place in the study
    start: int
    stop: int

    @property
    def name(self) -> str:
        return f"{self.nth:03}-{self.start:010}-{self.stop:010}.json.gz"


class Task(NamedTuple):
    """A chunk with all that is needed to play it anywhere."""

    chunk: Chunk
    cell: Cell
    seed: int  # of its first game
    digest: str  # of the rules by which it must be played
    choices: bool  # are the player's choices kept?


class GameRow(NamedTuple):
    """One game."""

    seed: int
    outcome: str
    score: int
    opponent: int | None
    decisions: int
    lines: list[tuple[str, int, int | None]]  # what for, the player's points, the opponent's
    early: bool = False  # did it end before its time?
    choices: Sequence[int] = ()  # what the player chose, by its place among the legal choices; where it is kept


def chunks(study: Study) -> Iterator[Chunk]:
    """All chunks: the cells in turn, so that a stopped study has played each of them about as often."""
    for start, stop in spans(study.games):
        for nth in range(len(study.cells)):
            yield Chunk(nth, start, stop)


def spans(each: int) -> Iterator[tuple[int, int]]:
    """Where the chunks of a cell begin and end: the same ones however many follow.

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
    """The rows of a chunk, packed."""
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
    """Of everything that decides how this game goes: its rules, its data, its opponent, the players."""
    folder, ours = games.find(game).folder, Path(tableforone.__file__).parent
    found = hashlib.sha256()
    for part in (*(folder / part for part in PARTS), *(ours / part for part in OURS)):
        for path in sorted(part.rglob("*")):
            if path.suffix in (".py", ".toml", ".json"):
                found.update(path.name.encode() + b"\0" + path.read_bytes())
    if player:
        found.update(agent_digest(player).encode())
    return found.hexdigest()[:16]
