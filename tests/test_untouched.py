"""Tests that the app writes nothing among its own sources, except Python's own bytecode."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
USED: Final = """
import sys
from pathlib import Path
from fastapi.testclient import TestClient
from tableforone import games
from tableforone.cli import main
from tableforone.server.app import create_app
from tableforone.site import start

with TestClient(create_app(Path(sys.argv[1]), frozenset({"testserver"})), client=("127.0.0.1", 1)) as client:
    for path in ("/", "/settings"):
        assert client.get(path).status_code == 200, path
assert main(["simulate", games.ids()[0], "--games", "1", "--workers", "1"]) == 0
start.TABLES = Path(sys.argv[1], "site")
assert start.start("/at/").answer("GET", "/at/", [], False).status == 200
"""


def test_the_server_the_commands_and_the_site_write_nothing_among_the_sources(tmp_path: Path) -> None:
    sources = tmp_path / "src"
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("__pycache__"))
    before = set(sources.rglob("*"))
    more = {"PYTHONPATH": str(sources), "TABLEFORONE_CACHE": str(tmp_path / "cache"), "TABLEFORONE_GAMES": ""}
    more |= {"TABLEFORONE_DATA": str(tmp_path / "commands"), "PYTHONDONTWRITEBYTECODE": ""}
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", USED, tmp_path / "data"],
        cwd=tmp_path, env=os.environ | more, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    written = sorted(set(sources.rglob("*")) - before)
    assert [path for path in written if path.suffix != ".pyc" and path.name != "__pycache__"] == []
    kept = [path.name for path in (tmp_path / "cache").iterdir()]
    assert any(name.startswith("messages-") for name in kept) and any(name.endswith(".cache") for name in kept)


def test_nothing_that_is_made_is_among_the_sources() -> None:
    listed = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert [name for name in listed.splitlines() if name.endswith((".cache", ".pyc", ".so"))] == []
