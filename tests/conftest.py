"""What does every test find prepared?  Toy and examples, on the shelf; cases that are drawn the same every time."""

import gc
import os
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from _pytest.runner import runtestprotocol
from hypothesis import settings
from playwright.sync_api import Browser

from tests.conformance import shelf
from tests.web.chromium import LAZILY, NoBrowser, driven

gc.disable()  # until the tests begin: what collecting them makes stays
shelf.stock()  # while tests are collected already, for they are made from what is on the shelf
settings.register_profile("table", deadline=None, database=None, derandomize=True)
settings.load_profile("table")


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Examples are looked for where there are some: in most files there are none."""
    found = yield
    if b">>>" in file_path.read_bytes():
        return found
    return [each for each in found if not isinstance(each, DoctestModule)]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """What was collected is never garbage: nobody looks through it again and again, and for other garbage seldom."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Of a test that passes its worker sends one report instead of three: of thousands, that is half of the way."""
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Compiling takes longest: it begins first, so that nobody waits for it in the end."""
    items.sort(key=lambda item: "test_compiled" not in item.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say aloud what was not tested, and why."""
    for report in terminalreporter.getreports("skipped"):
        terminalreporter.write_line(f"{report.nodeid}: {report.longrepr[-1]}", red=True)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium; where none can be driven the tests say so aloud, but in CI there must be one."""
    with ExitStack() as opened:
        try:
            chromium = opened.enter_context(driven(LAZILY))
        except NoBrowser as why:
            if os.environ.get("CI"):
                pytest.fail(f"CI has no browser, and the browser tests must run there: {why}")
            pytest.skip(f"NO BROWSER: {why}")
        yield chromium
