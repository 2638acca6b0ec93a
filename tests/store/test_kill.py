"""Test that an acknowledged answer survives a kill at any moment."""

import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

import tableforone
from tableforone.store import Store
from tableforone.store.database import FILE

pytestmark = pytest.mark.check
ROOT = Path(__file__).parents[2]

PLAYER = """
import sys
from pathlib import Path
from tableforone import games
from tableforone.store import Store
from tests.toy import TOY

games.register(TOY)
with Store(Path(sys.argv[1])) as store:
    table = store.load(sys.argv[2])
    while True:
        table.undo(len(table.questions)) if table.over else table.answer(table.legal[0])
        store.append(sys.argv[2], table)
        print(len(table.record), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_nothing_acknowledged_is_missing_after_twenty_kills(tmp_path: Path) -> None:
    chance = random.Random(41)
    with Store(tmp_path) as store:
        name = store.create(tableforone.new("toy", level="long", seed=1))
    for _ in range(20):
        acknowledged = killed(tmp_path, name, answers=chance.randrange(1, 25), then=chance.random() / 100)
        with Store(tmp_path) as store:
            assert len(store.load(name).record) >= acknowledged
        with closing(sqlite3.connect(tmp_path / FILE)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"


def killed(folder: Path, name: str, answers: int, then: float) -> int:
    """Run a player, kill it some time after this many answers; returns its acknowledged entries."""
    command = [sys.executable, "-c", PLAYER, str(folder), name]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout
        said = [player.stdout.readline() for _ in range(answers)]
        time.sleep(then)
        player.send_signal(signal.SIGKILL)
        said += player.stdout.readlines()
    assert player.returncode == -signal.SIGKILL
    whole = [line for line in said if line.endswith("\n")]
    return int(whole[-1])
