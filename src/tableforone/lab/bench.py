"""Table for One Bench: measures a player on fixed, held-out deals; others can verify the result.

The player, greedy and the expert play the same deals.  The result file has every choice of every
game, so anyone can replay it by the rules, without the player.
"""

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
from tableforone.kernel.meanings import HOME, Meaning
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import speaking
from tableforone.kernel.untrusted import clipped, read_json_text, read_toml_text
from tableforone.lab.counting import Contrast, Count, PairedDifference
from tableforone.lab.drawing import signed
from tableforone.lab.folder import Folder
from tableforone.lab.playing import GameRow
from tableforone.lab.study import Cell, Study, cell_of
from tableforone.lab.voice import m, t
from tableforone.players.agents import agent_digest
from tableforone.store.files import read_whole, write_whole

PROTOCOL: Final = Path(__file__).parent / "bench.toml"
MADE_BY: Final = "table-for-one-bench"


class BenchTask(NamedTuple):
    """One way to set up one game."""

    game: str
    level: str = ""
    modules: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        spec = games.find(self.game)
        return ", ".join(part for part in (spec.name, spec.way(self.level, self.modules)) if part)

    def cell(self, name: str, player: str) -> Cell:
        """This task as a variant of a study."""
        spec = games.find(self.game)
        return cell_of(name, spec, spec.setup(self.level, self.modules), player)


class Protocol(NamedTuple):
    """What every player plays."""

    version: int
    seed: int
    games: int
    beside: tuple[str, ...]
    tasks: tuple[BenchTask, ...]


class Part(NamedTuple):
    """The games of one player at one task."""

    task: BenchTask
    player: str
    rows: list[GameRow]


class Played(NamedTuple):
    """A result file: the player that was measured, and all games."""

    player: str
    digest: str  # of the player, if it is not part of the package
    parts: list[Part]

    def rows(self, task: BenchTask, player: str) -> list[GameRow]:
        return next(part.rows for part in self.parts if (part.task, part.player) == (task, player))

    @property
    def tasks(self) -> list[BenchTask]:
        return list(dict.fromkeys(part.task for part in self.parts))


@cache
def protocol() -> Protocol:
    """The protocol of this version."""
    told = read_toml_text(PROTOCOL.read_text(encoding="utf-8"), PROTOCOL.name)
    tasks = tuple(BenchTask(t["game"], t.get("level", ""), tuple(t.get("modules", ()))) for t in told.pop("tasks"))
    return Protocol(**{**told, "beside": tuple(told["beside"])}, tasks=tasks)


# --- playing


def bench_study(player: str, game: str = "", known_others: bool = False) -> Study:
    """The games to play: the whole protocol, or only one game, for a player that knows no others.

    With ``known_others``, greedy and the expert do not play again.
    """
    known = protocol()
    tasks = [task for task in known.tasks if not game or task.game == game]
    if not tasks:
        raise Fault(m("bench-no-tasks", game=games.find(game).name))
    others = () if known_others else known.beside
    with speaking(HOME):  # names of variants are saved with the games
        players = dict.fromkeys([player, *others])
        cells = tuple(task.cell(f"{task.name}: {who}", who) for task in tasks for who in players)
    return Study("Table for One Bench", known.games, known.seed, cells, choices=True)


def played(folder: Folder) -> Played:
    """The games of a folder in which all were played."""
    cells = folder.study.cells
    rows: list[list[GameRow]] = [[] for _ in cells]
    for chunk in folder.kept():
        rows[chunk.nth] += folder.rows(chunk)
    parts = [Part(BenchTask(c.game, c.level, tuple(c.modules)), c.player, r) for c, r in zip(cells, rows, strict=True)]
    return Played(cells[0].player, agent_digest(cells[0].player), parts)


def beside(found: Played, others: Played) -> Played:
    """The games of a player, with those of greedy and the expert from another result."""
    parts = []
    for part in found.parts:
        parts.append(part)
        for other in protocol().beside:
            if other != found.player:
                parts.append(Part(part.task, other, others.rows(part.task, other)))
    return found._replace(parts=parts)


# --- the file


def write_result(path: Path, found: Played) -> None:
    """Write the result file: one line for each game."""
    head = {
        "made_by": MADE_BY,
        "protocol": protocol().version,
        "tableforone": tableforone.__version__,
        "rules": {task.game: games.find(task.game).version for task in found.tasks},
        "player": found.player,
        "player_digest": found.digest,
    }
    lines = [json.dumps(head, ensure_ascii=False)[:-1] + ', "parts": [']
    for n, part in enumerate(found.parts):
        said = json.dumps({**part.task._asdict(), "player": part.player}, ensure_ascii=False)[:-1] + ', "games": ['
        rows = [json.dumps([r.seed, r.outcome, r.score, r.opponent, list(r.choices)]) for r in part.rows]
        lines += [said, ",\n".join(rows), "]}" + ("," if n < len(found.parts) - 1 else "")]
    write_whole(path, "\n".join([*lines, "]}"]) + "\n")


def read_result(path: Path) -> Played:
    """The result in a file; a Fault if it is not one, or not all of the protocol was played."""
    told = read_json_text(read_whole(path), str(path))
    try:
        if told["made_by"] != MADE_BY:
            raise ValueError
        version = told["protocol"]
        parts = [_part(part) for part in told["parts"]]
        found = Played(str(told["player"]), str(told["player_digest"]), parts)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Fault(m("result-damaged", file=str(path))) from None
    known = protocol()
    if version != known.version:
        raise Fault(m("result-version", file=str(path), version=clipped(str(version)), known=known.version))
    _complete(path, found, known)
    return found


def _part(told: Any) -> Part:
    rows = []
    for seed, outcome, score, opponent, choices in told["games"]:
        numbers = [seed, score, *([] if opponent is None else [opponent]), *choices]
        if not isinstance(outcome, str) or any(type(number) is not int for number in numbers):
            raise TypeError
        rows.append(GameRow(seed, outcome, score, opponent, len(choices), [], False, choices))
    return Part(BenchTask(told["game"], told["level"], tuple(told["modules"])), told["player"], rows)


def _complete(path: Path, found: Played, known: Protocol) -> None:
    """Check that every player played every deal of every task of each game that was played."""
    chosen = {task.game for task in found.tasks}
    tasks = [task for task in known.tasks if task.game in chosen]
    players = list(dict.fromkeys([found.player, *known.beside]))
    wanted = [(task, player) for task in tasks for player in players]
    if not tasks or [(part.task, part.player) for part in found.parts] != wanted:
        raise Fault(m("result-incomplete", file=str(path)))
    for part in found.parts:
        if [row.seed for row in part.rows] != list(range(known.seed, known.seed + known.games)):
            raise Fault(m("result-deals", file=str(path), task=part.task.name, player=part.player))


# --- verifying


def differences(found: Played) -> Iterator[str]:
    """Replay every game by the rules; yields one sentence for each difference."""
    for part in found.parts:
        spec = games.find(part.task.game)
        for row in part.rows:
            if why := _disagrees(spec, part.task, row):
                yield t("result-wrong", task=part.task.name, player=part.player, seed=str(row.seed), why=why)


def _disagrees(spec: GameSpec, task: BenchTask, row: GameRow) -> Meaning | None:
    p: Any = spec.start(spec.setup(task.level, task.modules))
    choices = iter(row.choices)

    def chosen(p: Any, answers: list[int]) -> int:
        place = next(choices, -1)
        if not 0 <= place < len(answers):
            raise Illegal
        return answers[place]

    try:
        play_out(p, spec.words, chosen, Dealer(row.seed))
    except Illegal:
        return m("result-illegal")
    if next(choices, None) is not None:
        return m("result-long")
    result = spec.result(p)
    told, right = (row.outcome, row.score, row.opponent), (result.outcome, result.score, result.opponent)
    return None if told == right else m("result-other", file=str(told), rules=str(right))


class Illegal(ValueError):
    """A choice that is not one of the legal ones."""


# --- figures


class Score(NamedTuple):
    """One task: the player's result, and the difference to each of the others on the same deals."""

    task: BenchTask
    mine: Count
    differences: list[PairedDifference]  # to each of the others in points and in wins


def scores(found: Played) -> list[Score]:
    """The scores of all tasks."""
    made = []
    for task in found.tasks:
        mine = found.rows(task, found.player)
        counted = Count()
        counted.add(mine)
        differences: list[PairedDifference] = []
        for other in protocol().beside:
            contrast = Contrast(0, (1,), (0,))
            contrast.add({0: [row.end for row in found.rows(task, other)], 1: [row.end for row in mine]})
            differences += contrast.both
        made.append(Score(task, counted, differences))
    return made


def table(found: Played) -> list[str]:
    """The scores as a Markdown table with 95% ranges; the last line is the mean of all tasks."""
    made, others = scores(found), protocol().beside
    heads = [t("bench-task"), t("bench-won"), t("bench-ahead")]
    heads += [t(key, other=other) for other in others for key in ("bench-points-beside", "bench-wins-beside")]
    lines = [_line(heads), _line(["---"] + ["--:"] * (len(heads) - 1))]
    for score in made:
        low, high = score.mine.interval
        rate = t("bench-rate", rate=score.mine.rate, low=100 * low, high=100 * high)
        lines.append(_line([score.task.name, rate, signed(score.mine.mean), *map(_ranged, score.differences)]))
    numbers = [[score.mine.rate, score.mine.mean, *(each.mean for each in score.differences)] for score in made]
    won, *means = [sum(column) / len(made) for column in zip(*numbers, strict=True)]
    said = t("bench-mean", player=f"**{found.player}**", n=len(made))
    return [*lines, _line([said, t("bench-average", value=won), *map(signed, means)])]


def _ranged(difference: PairedDifference) -> str:
    low, high = difference.interval()
    return t("bench-range", mean=difference.mean, low=low, high=high)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
