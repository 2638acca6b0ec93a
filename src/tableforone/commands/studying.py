"""Commands of the lab: a study, the bench, a data set; on this machine or on a cluster."""

import argparse
import sys
from functools import partial
from itertools import islice
from pathlib import Path
from shutil import rmtree
from typing import Final

from tableforone.commands.arguments import Parser, add_data, add_workers, folder_of, whole_number, workers_of
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
from tableforone.terminal.plain import tell

STUDIES: Final = "studies"  # in the data folder: used by the lab page
GAMES: Final = 20_000  # in a data set
PLAYER: Final = "expert:0"  # for a data set
DIFFERENT: Final = 1  # exit code if a replay differs
MOST_WRONG: Final = 10  # differences that are listed


def run_study(arguments: argparse.Namespace) -> int:
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
    return 0


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


def add_bench_arguments(made: Parser) -> None:
    made.add_argument("player", nargs="?", metavar="PLAYER", help=t("help-player", players=KINDS))
    made.add_argument("--out", type=Path, metavar="FILE", help=t("help-result"))
    made.add_argument("--game", metavar="GAME", help=t("help-bench-game"))
    made.add_argument("--beside", type=Path, metavar="FILE", help=t("help-beside"))
    made.add_argument("--verify", type=Path, metavar="FILE", help=t("help-verify"))
    add_workers(made)
    add_cluster(made)


def run_dataset(arguments: argparse.Namespace) -> int:
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
    return 0


def add_dataset_arguments(made: Parser) -> None:
    made.add_argument("--games", type=whole_number, default=GAMES, metavar="N", help=t("help-games", n=GAMES))
    made.add_argument("--player", default=PLAYER, metavar="P", help=t("help-dataset-player", default=PLAYER))
    made.add_argument("--seed", type=whole_number, default=SEED, metavar="N", help=t("help-first-seed", default=SEED))
    made.add_argument("--out", type=Path, required=True, metavar="FOLDER", help=t("help-dataset-out"))
    add_workers(made)
    add_cluster(made)


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


def add_study_arguments(made: Parser) -> None:
    made.add_argument("file", type=Path, metavar="FILE", help=t("help-study-file"))
    made.add_argument("--games", type=whole_number, metavar="N", help=t("help-study-games"))
    add_workers(made)
    made.add_argument("--out", type=Path, metavar="FOLDER", help=t("help-study-out"))
    add_cluster(made)
    add_data(made)


def add_cluster(made: Parser) -> None:
    made.add_argument("--on", choices=["ray"], help=t("help-on"))
    made.add_argument("--address", metavar="A", help=t("help-address"))
