"""What can be asked of the laboratory from the command line?  A study, played on this machine or on a cluster."""

import argparse
import sys
from functools import partial
from pathlib import Path

from tableforone.commands.arguments import Parser, add_data, add_workers, folder_of, whole_number, workers_of
from tableforone.kernel.faults import Fault
from tableforone.lab.findings import answer
from tableforone.lab.folder import REPORT, TABLE, Folder
from tableforone.lab.on_ray import on_ray
from tableforone.lab.parquet import need_pyarrow, write_table
from tableforone.lab.report import write_report
from tableforone.lab.running import Progress, Spread, run
from tableforone.lab.spreading import here, in_processes
from tableforone.lab.study import read_study
from tableforone.terminal.plain import tell

STUDIES = "studies"  # in the data folder: where the page "Studies" looks


def run_study(arguments: argparse.Namespace) -> int:
    need_pyarrow()
    study = read_study(arguments.file, arguments.games)
    workers = workers_of(arguments)
    out = arguments.out or folder_of(arguments) / STUDIES / arguments.file.stem
    folder = Folder.begun(out.expanduser(), study)
    with folder.alone():
        try:
            run(folder, _spread(arguments, workers), workers, Ticker())
        except KeyboardInterrupt:
            tell("", f"Stopped; what was played is kept in {folder.path}. The same command goes on.")
            _write(folder)
            raise
        _write(folder)
    return 0


def _spread(arguments: argparse.Namespace, workers: int) -> Spread:
    if arguments.on == "ray":
        return partial(on_ray, address=arguments.address or "", workers=arguments.workers)
    if arguments.address:
        raise Fault("--address names a Ray cluster: say --on ray too.")
    return here if workers == 1 else partial(in_processes, workers=workers)


def _write(folder: Folder) -> None:
    write_table(folder)
    found = write_report(folder)
    tell(*answer(folder.study, found))
    tell(f"{folder.path / REPORT}", f"{folder.path / TABLE}")


class Ticker:
    """Says how far it is: on one line of a terminal, else at every tenth."""

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
    made.add_argument("file", type=Path, metavar="FILE", help="the study, a TOML file")
    made.add_argument("--games", type=whole_number, metavar="N", help="games of each cell (default: as the file says)")
    add_workers(made)
    made.add_argument("--out", type=Path, metavar="FOLDER", help="where it is kept (default: in the data folder)")
    made.add_argument("--on", choices=["ray"], help="play it on a Ray cluster")
    made.add_argument("--address", metavar="A", help="of the cluster; without it one on this machine")
    add_data(made)
