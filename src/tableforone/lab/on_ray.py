"""Who plays the chunks of a study on many machines?  A Ray cluster; whoever dies there loses only its chunks."""

import os
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Final

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.lab.playing import Task, play
from tableforone.lab.spreading import MOST_DEATHS, Played

AHEAD: Final = 2  # chunks on their way for each core of the cluster


def on_ray(tasks: Iterable[Task], address: str = "", workers: int | None = None) -> Iterator[Played]:
    """On the cluster at this address, or on one of this machine alone that ends with the study."""
    ray = _ray()
    _join(ray, address, workers)
    try:
        yield from _played(ray, iter(tasks), max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD)
    finally:
        ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise Fault("Ray is not installed here: pip install 'tableforone[ray]', or leave out --on ray.") from None


def _join(ray: Any, address: str, workers: int | None) -> None:
    told = {name: value for name, value in os.environ.items() if name in (games.ELSEWHERE, "PYTHONPATH")}
    quiet: dict[str, Any] = {"log_to_driver": False, "runtime_env": {"env_vars": told}}
    if not address:
        quiet |= {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(address=address or "local", **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        where = f"at {address}" if address else "on this machine"
        raise Fault(f"No Ray cluster could be joined {where}: {str(error).splitlines()[0]}") from None


def _played(ray: Any, tasks: Iterator[Task], window: int) -> Iterator[Played]:
    remote = ray.remote(max_retries=0)(play)  # what is lost is given out again here, and counted
    pending: dict[Any, Task] = {}
    again: list[Task] = []
    deaths = 0
    while True:
        while len(pending) < window and (task := again.pop() if again else next(tasks, None)) is not None:
            pending[remote.remote(task)] = task
        if not pending:
            return
        for ref in ray.wait(list(pending), num_returns=1)[0]:
            task = pending.pop(ref)
            try:
                found = ray.get(ref)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, Fault) else error from None
            except ray.exceptions.RayError:
                deaths += 1
                if deaths > MOST_DEATHS * window:
                    raise Fault("Workers of the cluster end again and again; what was played is kept.") from None
                again.append(task)
                continue
            deaths = 0
            yield task.chunk, found
