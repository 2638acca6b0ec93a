"""Fixtures and hooks for all tests: the toy and example games, reproducible random cases.

Tests close what they open: files, threads and processes left at the end are an error.
"""

import gc
import os
import sys
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Final

import pytest
from _pytest.doctest import DoctestModule
from _pytest.runner import runtestprotocol
from hypothesis import settings
from playwright.sync_api import Browser

from tests import missing
from tests.conformance import shelf
from tests.web.chromium import LAZILY, NoBrowser, driven

PATIENCE: Final = 100
PYTHONS_OWN: Final = ("multiprocessing.resource_tracker", "multiprocessing.forkserver")  # they end with their parent

gc.disable()  # until the tests begin: objects made by collecting them are kept anyway
os.environ["TABLEFORONE_CACHE"] = str(Path(__file__).parents[1] / "build" / "cache")
shelf.stock()  # before tests are collected, because they are generated from the installed games
settings.register_profile("table", deadline=None, database=None, derandomize=True)
settings.load_profile("table")


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Collect doctests only from files that contain some."""
    found = yield
    if b">>>" in file_path.read_bytes():
        return found
    return [each for each in found if not isinstance(each, DoctestModule)]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Exclude collected tests from garbage collection, and collect other garbage rarely."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Send one report per passed test instead of three, which halves the traffic of the workers."""
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the compilation tests, which take longest."""
    items.sort(key=lambda item: "test_compiled" not in item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List every skipped test with its reason, and save the summary that make prints last."""
    skipped = terminalreporter.getreports("skipped")
    for report in skipped:
        terminalreporter.write_line(f"{report.nodeid}: {report.longrepr[-1]}", red=True)
    missing.NOTE.parent.mkdir(exist_ok=True)
    lines = missing.not_tested(report.longrepr[-1] for report in skipped)
    missing.NOTE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


@pytest.fixture(scope="session", autouse=True)
def messages_are_heard() -> Iterator[None]:
    """With TABLEFORONE_RENDERED (and -n0), record message data in conformance/rendered.json."""
    if not os.environ.get("TABLEFORONE_RENDERED"):
        yield
        return
    from tests.conformance import rendered
    from tools.lint.messages import needs

    heard = rendered.Heard(needs())
    with heard.listening():
        yield
    rendered.keep(heard)


@pytest.fixture(scope="session", autouse=True)
def nothing_is_left_open() -> Iterator[None]:
    """Check at the end of the session that the tests of this process closed what they opened."""
    before = still_open()
    yield
    for _ in range(PATIENCE):  # a stopped thread may need a moment
        if not (left := still_open() - before):
            break
        time.sleep(0.1)
    assert left == set()


def still_open() -> set[str]:
    """The open threads, child processes and temporary files of this process."""
    found = {f"thread {thread.name}" for thread in threading.enumerate()}
    if sys.platform != "linux":
        return found
    for task in Path("/proc/self/task").glob("*/children"):
        named = {child: command_of(child) for child in task.read_text().split()}
        ours = {child: name for child, name in named.items() if not any(own in name for own in PYTHONS_OWN)}
        found |= {f"process {child}: {name}" for child, name in ours.items()}
    for handle in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            path = handle.readlink()
            within = path.relative_to(gettempdir()).parts if path.is_relative_to(gettempdir()) else ()
            # Ray's folder and the file that torch writes for profilers stay open
            if within and within[0] != "ray" and not within[0].startswith("perf-"):
                found.add(f"file {path}")
    return found


def command_of(process: str) -> str:
    with suppress(OSError):
        return Path("/proc", process, "cmdline").read_text().replace("\0", " ")[:200]
    return ""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, for the whole session."""
    with ExitStack() as opened:
        try:
            chromium = opened.enter_context(driven(LAZILY))
        except NoBrowser as why:
            missing.lacks(missing.BROWSER, str(why))
        yield chromium
