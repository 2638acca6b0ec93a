"""Which other browsers are there?  A missing one is skipped, and the end of the run says so."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engines.drivers import ENGINES, Engine, NoEngine, opened
from tests.site.conftest import folder, host
from tests.web.conftest import live, shelf

__all__ = ["folder", "host", "live", "shelf"]


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    try:
        with opened(request.param, tmp_path / "profile") as window:
            yield window
    except NoEngine as why:
        pytest.skip(f"NOT INSTALLED: {why} `make browsers` installs it.")
