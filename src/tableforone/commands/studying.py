"""Commands of the lab: a study, the bench, a data set; on this machine or on a cluster."""

import argparse
import sys
from functools import partial
from itertools import islice
from pathlib import Path
from shutil import rmtree
from typing import Final

from tableforone.commands.arguments import DATA, WORKERS, Command, argument, folder_of, games_played, number, workers_of
from tableforone.commands.voice import m, t
from tableforone.kernel.faults import Fault
from tableforone.lab.bench import bench_study, beside, differences, played, protocol, read_result, table, write_result
from tableforone.lab.dataset import ABOUT, SEED, dataset_study, write_dataset
from tableforone.lab.findings import answer
from tableforone.lab.folder import REPORT, TABLE, Folder
from tableforone.lab.on_ray import on_ray
from tableforone.lab.parquet import need_pyarrow, write_table
from tableforone.lab.report import write_report
from tableforone.lab.running import Progress, Spread, run
from tableforone.lab.spreading import here, in_processes
from tableforone.lab.study import in_words, read_study
from tableforone.players.agents import KINDS
from tableforone.store.folder import STUDIES
from tableforone.terminal.plain import tell

MANY: Final = 20_000  # games in a data set
USUAL: Final = "expert:0"  # the player of a data set
DIFFERENT: Final = 1  # exit code if a replay differs
MOST_WRONG: Final = 10  # differences that are listed

CLUSTER: Final = (
    argument("--on", choices=["ray"], about=m("help-on")),
    argument("--address", metavar="A", about=m("help-address")),
)
STUDY: Final = argument("file", type=Path, metavar="FILE", about=m("help-study-file"))
GAMES_EACH: Final = number("--games", m("help-study-games"))
STUDY_OUT: Final = argument("--out", type=Path, metavar="FOLDER", about=m("help-study-out"))
PLAYER: Final = argument("player", nargs="?", metavar="PLAYER", about=m("help-player", players=KINDS))
RESULT: Final = argument("--out", type=Path, metavar="FILE", about=m("help-result"))
GAME: Final = argument("--game", metavar="GAME", about=m("help-bench-game"))
BESIDE: Final = argument("--beside", type=Path, metavar="FILE", about=m("help-beside"))
VERIFY: Final = argument("--verify", type=Path, metavar="FILE", about=m("help-verify"))
DATA_PLAYER: Final = argument("--player", default=USUAL, metavar="P", about=m("help-dataset-player", default=USUAL))
FIRST_SEED: Final = number("--seed", m("help-first-seed", default=SEED), SEED)
DATA_OUT: Final = argument("--out", type=Path, required=True, metavar="FOLDER", about=m("help-dataset-out"))


def run_study(arguments: argparse.Namespace) -> None:
    study = read_study(arguments.file, arguments.games)
    workers = workers_of(arguments)
    out = arguments.out or folder_of(arguments) / STUDIES / arguments.file.stem
    folder = Folder.begun(out.expanduser(), study)
    with folder.alone():
        try:
            run(folder, _spread(arguments, workers), workers, Ticker())
        except KeyboardInterrupt:
            tell("", t("study-stopped", folder=str(folder.path)))
            _write(folder)
            raise
        _write(folder)


def _spread(arguments: argparse.Namespace, workers: int) -> Spread:
    if arguments.on == "ray":
        return partial(on_ray, address=arguments.address or "", workers=arguments.workers)
    if arguments.address:
        raise Fault(m("address-alone"))
    return here if workers == 1 else partial(in_processes, workers=workers)


def _write(folder: Folder) -> None:
    found = write_report(folder)
    tell(*answer(in_words(folder.study), found))
    tell(f"{folder.path / REPORT}")
    write_table(folder)  # last: without PyArrow it says what to install
    tell(f"{folder.path / TABLE}")


def run_bench(arguments: argparse.Namespace) -> int:
    if arguments.verify is not None:
        if arguments.player or arguments.out or arguments.game or arguments.beside:
            raise Fault(m("verify-alone"))
        return _verify(arguments.verify)
    if not arguments.player or not arguments.out:
        raise Fault(m("bench-needs"))
    others = read_result(arguments.beside.expanduser()) if arguments.beside else None
    study, workers = bench_study(arguments.player, arguments.game or "", others is not None), workers_of(arguments)
    if others and not {cell.game for cell in study.cells} <= {task.game for task in others.tasks}:
        raise Fault(m("bench-beside", file=str(arguments.beside)))
    out = arguments.out.expanduser()
    folder = Folder.begun(out.parent / f"{out.name}.parts", study)
    with folder.alone():
        run(folder, _spread(arguments, workers), workers, Ticker())
        found = played(folder) if others is None else beside(played(folder), others)
        write_result(out, found)
    rmtree(folder.path)
    tell(*table(found), f"{out}")
    return 0


def _verify(path: Path) -> int:
    found = read_result(path.expanduser())
    wrong = list(islice(differences(found), MOST_WRONG))
    if wrong:
        tell(*wrong, t("verify-differs", file=str(path)))
        return DIFFERENT
    replayed = sum(len(part.rows) for part in found.parts)
    tell(*table(found), t("verify-agrees", file=str(path), n=replayed))
    return 0


def run_dataset(arguments: argparse.Namespace) -> None:
    need_pyarrow()
    tasks = len(protocol().tasks)
    if arguments.games < tasks:
        raise Fault(m("dataset-few", n=tasks))
    study, workers = dataset_study(arguments.player, arguments.games // tasks, arguments.seed), workers_of(arguments)
    folder = Folder.begun(arguments.out.expanduser(), study)
    command = f"tableforone dataset --games {study.total} --player {arguments.player} --seed {study.seed}"
    with folder.alone():
        run(folder, _spread(arguments, workers), workers, Ticker())
        write_dataset(folder, command)
    tell(f"{folder.path / TABLE}", f"{folder.path / ABOUT}")


class Ticker:
    """Prints the progress: on one line in a terminal, otherwise after each tenth."""

    def __init__(self) -> None:
        self.said = 0

    def __call__(self, progress: Progress) -> None:
        if sys.stderr.isatty():
            end = "\n" if progress.done == progress.total else ""
            print(f"\r\x1b[K{progress.words}", end=end, file=sys.stderr, flush=True)
        elif progress.done * 10 // progress.total > self.said:
            self.said = progress.done * 10 // progress.total
            print(progress.words, file=sys.stderr, flush=True)


COMMANDS: Final[tuple[Command, ...]] = (
    ("study", run_study, (STUDY, GAMES_EACH, WORKERS, STUDY_OUT, *CLUSTER, DATA)),
    ("bench", run_bench, (PLAYER, RESULT, GAME, BESIDE, VERIFY, WORKERS, *CLUSTER)),
    ("dataset", run_dataset, (games_played(MANY), DATA_PLAYER, FIRST_SEED, DATA_OUT, WORKERS, *CLUSTER)),
)
