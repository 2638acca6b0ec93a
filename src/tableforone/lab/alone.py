"""Plays a study for the app in a process of its own: ``python -m tableforone.lab.alone FOLDER``.

It ends when nobody holds the other end of its input any more: when the study is stopped, or the app has ended.
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
        os.nice(10)  # a table stays quick meanwhile
    threading.Thread(target=_watch, daemon=True).start()
    folder = Folder.at(path)
    with folder.alone():
        run(folder, here, 1, lambda progress: None)
        if find_spec("pyarrow"):
            write_table(folder)
        write_report(folder)


def _watch() -> None:
    sys.stdin.read()
    os._exit(0)  # at any moment: a chunk is on the disk whole, or not at all


if __name__ == "__main__":
    main(Path(sys.argv[1]))
