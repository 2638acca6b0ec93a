"""Kills a restore at every step: ``python -m tests.store.restorer FOLDER COPIES DAY``.

``COPIES/0`` is a copy of the folder in which a restore was killed before its first step,
``COPIES/1`` before its second, and so on; the last one was finished.
"""

import os
import shutil
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

from tableforone.store.restoring import restore

# calls that change a disk
STEPS: Final = ("fsync", "rename", "replace", "link", "unlink", "mkdir", "rmdir", "open")


def killed_before(step: int) -> None:
    """Make this process exit before its nth change of the disk."""
    left = [step]

    def dying(change: Callable[..., Any]) -> Callable[..., Any]:
        def changed(*given: Any, **named: Any) -> Any:
            if not left[0]:
                os._exit(9)
            left[0] -= 1
            return change(*given, **named)

        return changed

    for name in STEPS:
        setattr(os, name, dying(getattr(os, name)))


def main(folder: Path, copies: Path, day: str) -> None:
    for step in count():
        there = copies / str(step)
        shutil.copytree(folder, there)
        child = os.fork()
        if not child:
            killed_before(step)
            restore(there, day)
            os._exit(0)
        if not os.waitpid(child, 0)[1]:
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
