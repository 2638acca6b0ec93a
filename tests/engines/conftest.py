"""Fixtures for other browsers; tests of a missing one are skipped, and the summary says so."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import missing
from tests.engines.drivers import ENGINES, Engine, NoEngine, opened
from tests.site.conftest import folder, host
from tests.web.conftest import live, live_folder, shelf

__all__ = ["folder", "host", "live", "live_folder", "shelf"]


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    try:
        with opened(request.param, tmp_path / "profile") as window:
            yield window
    except NoEngine as why:  # also in CI: installing another browser takes long
        part = {"firefox": missing.FIREFOX, "webkit": missing.WEBKIT}[request.param]
        pytest.skip(f"{part.name}: {why}")
