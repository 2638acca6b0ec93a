"""Fixtures and hooks for all tests: the toy and example games, reproducible random cases.

Tests close what they open: files, threads and processes left at the end are an error.
"""

import gc
import os
import shutil
import sys
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Final

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

from tests import failures, missing
from tests.conformance import shelf
from tests.web.chromium import LAZILY, NoBrowser, driven

PATIENCE: Final = 100
HERE: Final = Path(__file__).parent
# What `make check` runs: these folders, modules and tests with the mark `check`, and every test in a browser except
# those of one module. `make test` runs the rest.
CHECKED: Final = tuple(HERE / name for name in ("coach", "engines", "env", "lab", "site"))
SMOKE: Final = HERE / "web" / "test_smoke.py"
PYTHONS_OWN: Final = ("multiprocessing.resource_tracker", "multiprocessing.forkserver")  # they end with their parent

gc.disable()  # until the tests begin: objects made by collecting them are kept anyway
os.environ["TABLEFORONE_CACHE"] = str(HERE.parent / "build" / "cache")
os.environ["TABLEFORONE_DATA"] = str(Path(gettempdir()) / f"tableforone-tests-{os.getpid()}")  # nobody's games
shelf.stock()  # before tests are collected, because they are generated from the installed games
settings.register_profile("table", deadline=None, database=None, derandomize=True)
settings.load_profile("table")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Import no file of helpers without a doctest, and for ``make test`` no folder of ``make check``."""
    if collection_path.is_dir():
        return True if config.option.markexpr == "not check" and collection_path in CHECKED else None
    if collection_path.suffix == ".py" and not collection_path.name.startswith("test_"):
        return b">>>" not in collection_path.read_bytes() or None
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what ``make check`` runs; it starts with the compilation tests, which take longest."""
    for item in items:
        if is_checked(item):
            item.add_marker("check")
    items.sort(key=lambda item: "test_compiled" not in item.nodeid)


def is_checked(item: pytest.Item) -> bool:
    """Whether a test belongs to ``make check`` by its folder or because it opens a browser."""
    in_browser = "browser" in getattr(item, "fixturenames", ()) and item.path != SMOKE
    return in_browser or any(folder in item.path.parents for folder in CHECKED)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Exclude collected tests from garbage collection, and collect other garbage rarely."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List every skipped test with its reason, and say what was not tested."""
    skipped = terminalreporter.getreports("skipped")
    for report in skipped:
        terminalreporter.write_line(f"{report.nodeid}: {report.longrepr[-1]}", red=True)
    for line in missing.not_tested(report.longrepr[-1] for report in skipped):
        terminalreporter.write_line(line)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """After a failure, keep what the browser shows and said, and name the files."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.failed and report.when == "call" and isinstance(browser, Browser):
        kept = failures.keep(browser, item.nodeid)
        report.sections.append(("What the browser showed", "\n".join(map(str, kept))))
    return report


def pytest_unconfigure() -> None:
    shutil.rmtree(os.environ["TABLEFORONE_DATA"], ignore_errors=True)


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
