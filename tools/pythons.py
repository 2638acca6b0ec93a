"""Runs ``make test`` and ``make check`` with every installed Python: ``python -m tools.pythons``.

Each has its own copy of the checkout in build/pythons/, with its own environment; the output is
stored beside it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
COPIES: Final = ROOT / "build" / "pythons"
OLDEST: Final = (3, 11)
NEWEST: Final = (3, 14)
WHICH: Final = "import json, sys; print(json.dumps([*sys.version_info[:3]]))"
LAST: Final = 8  # lines of make's output


def main() -> int:
    """Test each Python; 1 if one of them fails."""
    found = pythons()
    wanted = [f"3.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1)]
    absent = [version for version in wanted if not any(number.startswith(f"{version}.") for number in found)]
    failed = [number for number, python in found.items() if not passes(number, python)]
    print(f"Passed: {', '.join(number for number in found if number not in failed) or 'none'}.")
    if failed:
        print(f"Failed: {', '.join(failed)}.")
    if absent:
        print(f"Not here: Python {', '.join(absent)}.")
    return bool(failed)


def passes(number: str, python: Path) -> bool:
    """Whether both pass with this Python, in a copy of the checkout."""
    print(f"Python {number} ({python}) ...", flush=True)
    copy, log = COPIES / number, COPIES / f"{number}.log"
    copied(copy)
    with log.open("w", encoding="utf-8") as output:
        ran = subprocess.run(
            ["make", "--keep-going", "test", "check", f"PYTHON={python}"],
            cwd=copy,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    for line in log.read_text(encoding="utf-8").splitlines()[-LAST:]:
        print(f"  {line}", flush=True)
    return ran.returncode == 0


def copied(folder: Path) -> None:
    """Copy the files of this checkout, committed or not; existing environments in the copy stay."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for old in folder.glob("*"):
        if old.name not in (".venv", "build"):
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)


def pythons() -> dict[str, Path]:
    """Every Python from 3.11 on: on the path, pyenv's and uv's; one per version."""
    found: dict[str, Path] = {}
    for python in candidates():
        asked = subprocess.run([python, "-c", WHICH], capture_output=True, text=True, check=False)
        if asked.returncode:  # not a Python, or a broken link
            continue
        number = json.loads(asked.stdout)
        if tuple(number) >= OLDEST:
            found.setdefault(".".join(map(str, number)), python)
    return found


def candidates() -> Iterator[Path]:
    """All files named like a Python, except pyenv's shims: its versions are listed themselves."""
    named = re.compile(r"python3\.\d+(\.exe)?")
    for folder in map(Path, os.environ.get("PATH", os.defpath).split(os.pathsep)):
        if os.access(folder, os.R_OK | os.X_OK) and folder.is_dir() and folder.name != "shims":
            yield from sorted(path for path in folder.iterdir() if named.fullmatch(path.name))
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", Path.home() / ".local" / "share" / "uv" / "python"))
    for home in (pyenv, uv):
        if os.access(home, os.R_OK | os.X_OK):
            yield from sorted(home.glob("*/bin/python3"))


if __name__ == "__main__":
    sys.exit(main())
