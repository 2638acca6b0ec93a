"""How does ``make play`` start the app?  With compiled engines where they are ready.

Where they are not, but could be had, they are built while somebody plays, behind everything else, and used from the
next start.  Interrupted at any moment nothing is harmed, and where they cannot be built the plain engines play the
same games.
"""

import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools import compiled
from tools.environment import HOMES, OURS, python_in

AFTER: Final = 20.0  # seconds: the app is up and its first pages are drawn by then
LOG: Final = compiled.COPIES / "log"
QUIET: Final = "The fast engines are built in the background; they are used from the next start."


def main(words: list[str]) -> int:
    folder = compiled.ready()
    path = {"PYTHONPATH": str(folder)} if folder else {}
    app = subprocess.Popen([Path(sys.executable).with_name("tableforone"), *words], env=os.environ | path)
    builder = None
    try:
        if folder is None and can_be_built() and not ended(app, AFTER):
            print(QUIET, flush=True)
            builder = build()
        return app.wait()
    except KeyboardInterrupt:  # the app heard it too
        return app.wait()
    finally:
        if builder is not None:
            stop(builder)


def ended(app: subprocess.Popen[bytes], within: float) -> bool:
    """Was the app left again so soon?"""
    until = time.monotonic() + within
    while app.poll() is None and time.monotonic() < until:
        time.sleep(0.1)
    return app.poll() is not None


def can_be_built() -> bool:
    """Is there a C compiler, and were these sources not tried here in vain?  (What else is needed can be fetched.)"""
    return os.name == "posix" and not compiled.lacking_compiler() and not compiled.failed().exists()


def build() -> subprocess.Popen[bytes]:
    """The builder, behind everything else, in a session of its own: Ctrl-C is for the app."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    fetched = find_spec("mypyc") is not None
    python = python_in(OURS if fetched else HOMES["compile"])
    steps = [] if fetched else [f"'{sys.executable}' tools/environment.py compile"]
    with LOG.open("wb") as log:
        return subprocess.Popen(
            ["nice", "-n", "19", "sh", "-c", " && ".join([*steps, f"exec '{python}' -m tools.compiled"])],
            cwd=compiled.ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip


def stop(builder: subprocess.Popen[bytes]) -> None:
    """End the builder and all that it started."""
    if builder.poll() is None:
        os.killpg(builder.pid, signal.SIGTERM)
        builder.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
