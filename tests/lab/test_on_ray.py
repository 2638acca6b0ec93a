"""Tests that a Ray cluster plays the same games with killed workers; ``make ray`` kills more."""

import os
import signal
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement

from tableforone.kernel.faults import Fault
from tableforone.lab.on_ray import on_ray
from tableforone.lab.playing import Task
from tableforone.lab.spreading import Played
from tests.lab.test_running import played, results

if find_spec("ray") is None:
    pytest.skip("Ray cannot be installed on this system", allow_module_level=True)
KILLS: Final = int(os.environ.get("TABLEFORONE_KILLS", "1"))
pytestmark = pytest.mark.filterwarnings("default")  # Ray's own warnings


def test_a_local_cluster_gives_the_same_bytes_though_its_workers_are_killed(tmp_path: Path) -> None:
    killed: list[int] = []

    def murderous(tasks: Iterable[Task]) -> Iterator[Played]:
        for part in on_ray(tasks, workers=2):
            yield part
            for pid in workers_of_ray()[:1]:
                if len(killed) < KILLS:
                    killed.append(pid)
                    os.kill(pid, signal.SIGKILL)

    each = 120 * KILLS
    try:
        there = played(tmp_path / "ray", murderous, each)
    except Fault as fault:
        if "could be joined" in str(fault):
            pytest.skip(f"Ray does not start on this machine now: {fault}")
        raise
    assert results(there) == results(played(tmp_path / "here", each=each))
    assert killed


def test_a_local_cluster_listens_on_this_machine_only(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr("ray.init", lambda **how: asked.append(how))
    monkeypatch.setattr("ray.cluster_resources", dict)
    monkeypatch.setattr("ray.remote", lambda **how: lambda function: function)
    list(on_ray([], workers=2))
    assert asked[0]["_node_ip_address"] == "127.0.0.1"
    assert asked[0]["address"] == "local"


def test_versions_without_tokens_are_not_allowed() -> None:
    """Ray knows tokens since version 2.52."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [*project["project"]["optional-dependencies"]["ray"], *project["dependency-groups"]["test"]]
    found = [Requirement(each) for each in asked if each.startswith("ray")]
    assert len(found) == 2
    for each in found:
        assert not each.specifier.contains("2.51.1") and each.specifier.contains("2.52.0")


@pytest.mark.skipif(KILLS == 1, reason="starting a cluster takes a while: make ray")
def test_a_cluster_that_runs_already_is_joined_at_its_address(tmp_path: Path) -> None:
    """A cluster from `ray start`; from Ray 2.60 on it needs a token, which Ray finds itself."""
    port = free_port()
    begin = [
        sys.executable,
        "-m",
        "ray.scripts.scripts",
        "start",
        "--head",
        "--block",
        f"--port={port}",
        "--num-cpus=1",
    ]
    with subprocess.Popen([*begin, "--include-dashboard=false", "--disable-usage-stats"]) as cluster:
        try:
            after(lambda: connects(port))
            there = played(tmp_path / "ray", partial(on_ray, address=f"127.0.0.1:{port}"), 40)
        finally:
            cluster.terminate()
    assert results(there) == results(played(tmp_path / "here", each=40))


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def connects(port: int) -> bool:
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


def after(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("no cluster after a minute")


def workers_of_ray() -> list[int]:
    """The processes of this cluster that play chunks, found by their names."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().startswith((b"ray::play", b"ray::IDLE")) and _is_ours(int(path.parent.name)):
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def _is_ours(pid: int) -> bool:
    """Whether it is a descendant of this process."""
    while pid > 1:
        if pid == os.getpid():
            return True
        pid = int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[1])
    return False


def test_a_cluster_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(Fault, match="The Ray cluster at localhost:1 cannot be joined"):
        next(on_ray([], "localhost:1"))
