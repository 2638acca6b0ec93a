"""Plays a study for the app in a subprocess: ``python -m tableforone.lab.alone FOLDER``.

It ends when its standard input is closed: when the study is stopped, or the app has ended.
"""

import os
import sys
import threading
from importlib.util import find_spec
from pathlib import Path

from tableforone.lab.folder import Folder
from tableforone.lab.parquet import write_table
from tableforone.lab.report import write_report
from tableforone.lab.running import run
from tableforone.lab.spreading import here


def main(path: Path) -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # so that tables stay fast
    threading.Thread(target=_watch, daemon=True).start()
    folder = Folder.at(path)
    with folder.alone():
        run(folder, here, 1, lambda progress: None)
        if find_spec("pyarrow"):
            write_table(folder)
        write_report(folder)


def _watch() -> None:
    sys.stdin.read()
    os._exit(0)  # safe at any time: a chunk is written as a whole, or not at all


if __name__ == "__main__":
    main(Path(sys.argv[1]))
