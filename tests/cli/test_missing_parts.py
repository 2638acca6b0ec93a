"""Tests that a missing optional package is reported with the command that installs it."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tableforone.kernel.faults import install

ROOT: Final = Path(__file__).parents[2]
WITHOUT: Final = "import sys; sys.modules[sys.argv[1]] = None; from tableforone.{}"
USES: Final = {
    "gymnasium": ("env", "env import TableEnv"),
    "pettingzoo": ("env", "env import TableEnv"),
    "onnxruntime": ("onnx", f"players.agents import agent_named; agent_named('onnx:{Path(__file__).as_posix()}')"),
    "torch": ("learn", "players.training import learning_packages; learning_packages()"),
    "ray": ("ray", "lab.on_ray import on_ray; next(on_ray([]))"),
    "pyarrow": ("lab", "lab.parquet import need_pyarrow; need_pyarrow()"),
}


@pytest.mark.parametrize("package", USES)
def test_what_to_type_for_a_missing_package(package: str) -> None:
    extra, use = USES[package]
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(use), package], capture_output=True, text=True, check=False, cwd=ROOT
    )
    last = ran.stderr.splitlines()[-1]
    assert ran.returncode == 1 and install(extra) in last, ran.stderr


def test_every_extra_has_its_sentence_and_a_row_in_the_docs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = set(project["optional-dependencies"])
    assert {extra for extra, _ in USES.values()} == extras
    page = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    assert [extra for extra in extras if f'"tableforone[{extra}]"' not in page] == []
