"""Fixtures for the site tests: the site, built once; a static host; Chromium."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests import missing
from tests.site.host import Host
from tests.site.window import DESK, SiteWindow
from tools.site import build, engines

COMPILED = os.environ.get("TABLEFORONE_SITE") == "compiled"


@pytest.fixture(scope="session")
def folder() -> Path:
    """The site's folder, with plain engines or (if TABLEFORONE_SITE says so) compiled ones."""
    before = set(build.PROGRAM.rglob("*"))
    try:
        built = build.fresh(build.SITE if COMPILED else build.PLAIN)
    except build.Fault as why:
        if isinstance(why.__cause__, engines.Wrong):
            raise  # nothing is missing: the engines are wrong
        missing.lacks(missing.SITE, str(why))
    made = {path for path in build.PROGRAM.rglob("*") if path.suffix != ".pyc" and path.name != "__pycache__"} - before
    assert made == set(), "the build writes nothing among the sources"
    return built


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    serving = Host(folder)
    yield serving
    serving.cut()


@pytest.fixture
def stranger(browser: Browser, host: Host) -> Iterator[SiteWindow]:
    """A window of a new browser profile; at the end it must have no complaints."""
    context = browser.new_context(reduced_motion="reduce")
    opened = SiteWindow(context, host.address)
    yield opened
    opened.check()
    context.close()


@pytest.fixture(scope="session")
def once(folder: Path) -> Host:
    """A host for the shared window, disconnected after the first load."""
    return Host(folder)


@pytest.fixture(scope="session")
def guest(browser: Browser, once: Host) -> Iterator[SiteWindow]:
    """A window with the site, loaded once; then the network was cut."""
    context = browser.new_context(reduced_motion="reduce")
    opened = SiteWindow(context, once.address).open()
    opened.wait_for_rest()
    once.cut()
    yield opened
    context.close()


@pytest.fixture
def window(guest: SiteWindow) -> Iterator[SiteWindow]:
    """The shared window, because starting Python takes seconds; in the lobby, at desktop size."""
    guest.shell.set_viewport_size(DESK)
    guest.go("/")
    yield guest
    guest.check()


@pytest.fixture
def network(window: SiteWindow, once: Host) -> Iterator[Host]:
    """The host of the shared window, which a test may reconnect; it is cut again afterwards."""
    yield once
    once.cut()


@pytest.fixture
def altered(folder: Path, tmp_path: Path) -> Callable[..., Path]:
    """A copy of the site with replaced text in some files, given by file name: old, new."""

    def alter(**changes: tuple[str, str]) -> Path:
        other = tmp_path / "altered"
        shutil.copytree(folder, other)
        for name, (old, new) in changes.items():
            path = next(other.rglob(name.replace("_", ".")))
            text = path.read_text(encoding="utf-8")
            assert old in text, f"{name} does not say {old!r}"
            path.write_text(text.replace(old, new), encoding="utf-8")
        with suppress(FileNotFoundError):
            (other / "sw.js").unlink()
        build.listed(other)
        return other

    return alter
