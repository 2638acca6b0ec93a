"""Plays the chunks of a study on a Ray cluster; a worker that dies loses only its chunks."""

import os
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from tableforone import games
from tableforone.kernel.faults import Fault, install
from tableforone.lab.playing import Task, play
from tableforone.lab.spreading import MOST_DEATHS, Played
from tableforone.lab.voice import m
from tableforone.store.faults import reason

LOCAL: Final = "127.0.0.1"
AHEAD: Final = 2  # chunks in flight for each core of the cluster


def on_ray(tasks: Iterable[Task], address: str = "", workers: int | None = None) -> Iterator[Played]:
    """Play on the cluster at this address, or on a local one that ends with the study."""
    if address and _has_token():  # `ray start` requires one; a cluster without tokens ignores it
        os.environ.setdefault("RAY_AUTH_MODE", "token")
    ray = _ray()
    _join(ray, address, workers)
    try:
        yield from _played(ray, iter(tasks), max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD)
    finally:
        ray.shutdown()


def _ray() -> Any:
    # a busy machine needs longer than Ray's default
    os.environ.setdefault("RAY_raylet_start_wait_time_s", "120")
    try:
        return import_module("ray")
    except ImportError:
        raise Fault(m("needs-ray", command=install("ray"))) from None


def _has_token() -> bool:
    """Whether there is a token where Ray looks for it."""
    named = os.environ.get("RAY_AUTH_TOKEN") or os.environ.get("RAY_AUTH_TOKEN_PATH")
    return bool(named) or Path("~/.ray/auth_token").expanduser().is_file()


def _join(ray: Any, address: str, workers: int | None) -> None:
    # a cluster of this machine listens only here
    how: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False, "_node_ip_address": LOCAL}
    if address:
        _knock(address)
        elsewhere = os.environ.get(games.ELSEWHERE)
        how = {"runtime_env": {"env_vars": {games.ELSEWHERE: elsewhere}}} if elsewhere else {}
    try:
        ray.init(address=address or "local", log_to_driver=False, **how)
    except Exception as error:  # Ray has no exception class for a cluster that does not start
        ray.shutdown()
        why = (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")
        key = "ray-refused-here" if not address else "ray-refused" if _has_token() else "ray-refused-token"
        raise Fault(m(key, address=address, why=why)) from None


def _knock(address: str) -> None:
    """Check that the address answers; Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():  # "auto": Ray looks for a cluster on this machine
        return
    try:
        socket.create_connection((host, int(port)), 10).close()
    except (OSError, OverflowError) as error:
        raise Fault(m("ray-refused", address=address, why=reason(error))) from None


def _played(ray: Any, tasks: Iterator[Task], window: int) -> Iterator[Played]:
    remote = ray.remote(max_retries=0)(play)  # lost tasks are submitted again here, and counted
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
                    raise Fault(m("ray-workers-end")) from None
                again.append(task)
                continue
            deaths = 0
            yield task.chunk, found
