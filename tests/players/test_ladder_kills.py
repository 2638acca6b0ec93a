"""Test that a ladder killed at any moment resumes and ends in the same file."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tableforone import games
from tableforone.players.ladder import climb
from tableforone.store.folder import PART

KILLS = int(os.environ.get("TABLEFORONE_KILLS", "2"))
CLIMB = """
import sys
from pathlib import Path
from tableforone import games
from tableforone.players.ladder import climb
if __name__ == "__main__":
    climb(games.find("salamandra"), ["random"], 30, 3, int(sys.argv[2]), None, lambda rung: None, Path(sys.argv[1]))
"""
EMPTY = '{"rungs": []}'
pytestmark = [pytest.mark.check, pytest.mark.skipif(os.name != "posix", reason="no SIGKILL here")]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of an uninterrupted ladder."""
    path = tmp_path_factory.mktemp("whole") / "ladder.json"
    path.write_text(EMPTY, encoding="utf-8")
    climb(games.find("salamandra"), ["random"], 30, 3, 1, None, lambda rung: None, path)
    return path.read_bytes()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_ladder_continues(tmp_path: Path, whole: bytes, workers: int) -> None:
    path, script, lots = tmp_path / "ladder.json", tmp_path / "climb.py", random.Random(workers)
    path.write_text(EMPTY, encoding="utf-8")
    # left by a process killed while writing
    (tmp_path / f".left{PART}").write_text("half of a file", encoding="utf-8")
    script.write_text(CLIMB, encoding="utf-8")
    command = [sys.executable, str(script), str(path), str(workers)]
    for _ in range(KILLS):
        before = path.read_bytes()
        with subprocess.Popen(command, start_new_session=True) as climbing:
            while climbing.poll() is None and path.read_bytes() == before:
                time.sleep(0.002)
            time.sleep(lots.random() / 20)
            climbing.kill()
        assert gone(climbing.pid), "its workers end with it"
    subprocess.run(command, check=True)
    assert path.read_bytes() == whole
    assert sorted(file.name for file in tmp_path.iterdir()) == ["climb.py", "ladder.json"]


def gone(session: int) -> bool:
    """Whether all processes of this session end within a while."""
    for _ in range(500):
        try:
            os.killpg(session, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    os.killpg(session, signal.SIGKILL)
    return False
