"""``make play``: starts the app, with compiled engines if they are ready.

If they are not, and there is a C compiler, they are built in the background and used from the next
start.  The build may be interrupted at any time.  Plain engines play the same games, but slower.
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

AFTER: Final = 20.0  # seconds: by then the app is running and its first pages are drawn
INTERRUPTED: Final = (130, -signal.SIGINT)  # exit codes after Ctrl-C: not an error for make
CACHE: Final = compiled.ROOT / "build" / "cache"  # nothing but games is written outside the folder
LOG: Final = compiled.COPIES / "log"
QUIET: Final = "The fast engines are built in the background; they are used from the next start."


def main(words: list[str]) -> int:
    folder = compiled.ready()
    more = {"TABLEFORONE_CACHE": os.environ.get("TABLEFORONE_CACHE") or str(CACHE)}
    if folder:
        more["PYTHONPATH"] = str(folder)
    early: list[int] = []  # a kill while the app is being started
    before = {signal.SIGTERM: signal.signal(signal.SIGTERM, lambda number, frame: early.append(number))}
    app = subprocess.Popen([Path(sys.executable).with_name("tableforone"), *words], env=os.environ | more)
    builder = None
    # Ctrl-C is for the app, which ends; set after its start, as it would inherit this
    before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: app.terminate())
    if early:
        app.terminate()
    try:
        if folder is None and can_be_built() and not ended(app, AFTER):
            print(QUIET, flush=True)
            builder = build()
        code = app.wait()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if builder is not None:
            stop(builder)
    return 0 if code in INTERRUPTED else code


def ended(app: subprocess.Popen[bytes], within: float) -> bool:
    """Whether the app ended within this many seconds."""
    until = time.monotonic() + within
    while app.poll() is None and time.monotonic() < until:
        time.sleep(0.1)
    return app.poll() is not None


def can_be_built() -> bool:
    """Whether there is a C compiler and these sources did not fail before.

    Everything else can be downloaded.
    """
    return os.name == "posix" and not compiled.lacking_compiler() and not compiled.failed().exists()


def build() -> subprocess.Popen[bytes]:
    """Start the build with the lowest priority, in its own session: Ctrl-C is for the app."""
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
    """End the build and its subprocesses."""
    if builder.poll() is None:
        os.killpg(builder.pid, signal.SIGTERM)
        builder.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
