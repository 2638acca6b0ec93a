"""Tests that kernel/quick is safe: every shortcut fails in the middle, with the collector running.

For every Python of this machine that setup.py lists, and for a debug build if there is one
(``python3.11-dbg``).
"""

import ast
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tools.compiled import ROOT, lacking
from tools.pythons import pythons

CASES: Final = ROOT / "tests" / "quick"
QUICK: Final = ROOT / "src" / "tableforone" / "kernel" / "quick"
CHECKED: Final = {"PYTHONMALLOC": "debug", "PYTHONDONTWRITEBYTECODE": "1"}
TRANSLATE: Final = """
from mypyc.build import mypycify
print(mypycify(["raising.py"], opt_level="0", debug_level="0")[0].include_dirs[0])
"""
ASK: Final = "import sysconfig; print(sysconfig.get_path('include'), sysconfig.get_config_var('EXT_SUFFIX'))"


def listed() -> Any:
    """The Pythons listed in setup.py."""
    for part in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(part, ast.AnnAssign) and getattr(part.target, "id", "") == "QUICK_PYTHONS" and part.value:
            return ast.literal_eval(part.value)
    raise AssertionError("setup.py lists no Python")


@cache
def tried() -> dict[str, str]:
    """By name: one installed Python of each listed version, and its debug build."""
    here = ".".join(map(str, sys.version_info[:3]))
    every = {here: sys.executable} | {version: str(python) for version, python in pythons().items()}
    numbers = [".".join(map(str, number)) for number in listed()]
    found: dict[str, str] = {}
    for version, python in every.items():
        found.setdefault(version.rpartition(".")[0], python)
    debug = {f"{number}-debug": shutil.which(f"python{number}-dbg") or "" for number in numbers}
    return {name: python for name, python in (found | debug).items() if python and name.split("-")[0] in numbers}


@pytest.fixture(scope="module")
def translated(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The cases translated to C, and the folder of mypyc's runtime."""
    if lacking():
        pytest.skip(f"THE SHORT WAYS OF COMPILED ENGINES ARE NOT TESTED: {lacking()}.")
    folder = tmp_path_factory.mktemp("quick")
    shutil.copy(CASES / "raising.py", folder)
    done = subprocess.run([sys.executable, "-c", TRANSLATE], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder, done.stdout.splitlines()[-1]


@pytest.mark.parametrize("version", tried())
def test_nothing_breaks_when_something_raises_in_the_middle(version: str, translated: tuple[Path, str]) -> None:
    folder, runtime = translated
    python = tried()[version]
    include, suffix = subprocess.check_output([python, "-c", ASK], text=True).split()
    if not Path(include, "Python.h").is_file():
        pytest.skip(f"KERNEL/QUICK IS NOT TESTED WITH PYTHON {version}: it has no headers here.")
    libraries = []
    for name, shortcuts in {"quick": [f"-I{QUICK}", "-DQUICK_IN_DEBUG_BUILD"], "plain": []}.items():
        libraries.append(folder / version / name / f"raising{suffix}")
        libraries[-1].parent.mkdir(parents=True)
        command = ["cc", "-O0", "-w", "-fPIC", "-shared", *shortcuts, f"-I{runtime}", f"-I{include}", "-Ibuild"]
        subprocess.run([*command, "build/__native.c", "-o", libraries[-1]], cwd=folder, check=True)
    ran = subprocess.run(
        [python, CASES / "run.py", *libraries],
        cwd=folder, env=os.environ | CHECKED, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert int(ran.stdout) > 200


def test_other_pythons_use_the_runtime_as_it_is() -> None:
    first = (QUICK / "function_wrapper.c").read_text(encoding="utf-8").splitlines()[0]
    assert "shadows function_wrapper.c" in first and "mypyc" in first
    assert listed() == ((3, 11), (3, 12), (3, 13))
    assert "if sys.version_info[:2] in QUICK_PYTHONS:" in (ROOT / "setup.py").read_text(encoding="utf-8")
