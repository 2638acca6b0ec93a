"""Builds a copy of the app with compiled engines in build/compiled/: ``python -m tools.compiled``.

Each version of the sources has its own folder, so that a copy in use is never changed. A new copy
starts from the last one and compiles only the games that changed; if setup.py changed, everything.
It is built under another name, so that a copy is always complete.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
COPIES: Final = ROOT / "build" / "compiled"
QUICK_COPIES: Final = ROOT / "build" / "compiled-quickly"
PACKED: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
KEPT_COPIES: Final = 2
LIBRARIES: Final = (".so", ".pyd")


class NotCompiled(Exception):
    """The engines do not compile, although there is a compiler; the message is its output."""


def lacking() -> str:
    """What is missing for compiling on this machine, or ""."""
    return "mypy is not installed" if find_spec("mypyc") is None else lacking_compiler()


def lacking_compiler() -> str:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.is_file() else f"there is no {header}"


def ready() -> Path | None:
    """The folder of the compiled copy of these sources, if it exists."""
    folder = COPIES / _fingerprint()
    return folder / "src" if folder.is_dir() else None


def failed() -> Path:
    """The file that says why these sources do not compile here; they are not tried again."""
    return COPIES / f"{_fingerprint()}.failed"


def compiled(*, quickly: bool = False) -> Path:
    """The folder to put first on the path for the compiled engines; built if it is missing.

    ``quickly``: the C compiler needs much less time and the engines are slower; enough to compare
    games.
    """
    folder = COPIES / _fingerprint()
    if quickly and not folder.is_dir():
        folder = QUICK_COPIES / folder.name
    if not folder.is_dir():
        _build(folder, "quickly" if quickly else "1")
    return folder / "src"


def _sources() -> list[Path]:
    found = (path for path in (ROOT / "src" / "tableforone").rglob("*") if path.is_file())
    wanted = [path for path in found if path.parent.name != "__pycache__" and path.suffix not in LIBRARIES]
    return [*(ROOT / name for name in PACKED), *sorted(wanted)]


def _fingerprint() -> str:
    """A hash of all sources: the copy also contains the interpreted modules."""
    print_of = hashlib.sha256(sys.version.encode())
    for path in _sources():
        print_of.update(f"{path.relative_to(ROOT)}".encode() + path.read_bytes())
    return print_of.hexdigest()[:16]


def _build(folder: Path, how: str) -> None:
    home = folder.parent
    home.mkdir(parents=True, exist_ok=True)
    _clear_away(home)
    # the builder's log is beside the copies
    copies = [path for path in home.iterdir() if path.is_dir() and not path.suffix]
    copies.sort(key=lambda path: path.stat().st_mtime)
    new = home / f"{folder.name}.{os.getpid()}"
    if copies:
        shutil.copytree(copies[-1], new)
    _bring_up_to_date(new)
    built = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
        cwd=new, env=os.environ | {"TABLEFORONE_COMPILE": how}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if built.returncode or not list((new / "src").glob("*__mypyc*")):
        shutil.rmtree(new)
        raise NotCompiled(f"{built.stdout}\n{built.stderr}".strip()[-3000:])
    os.utime(new)
    _move(new, folder)
    for old in copies[: 1 - KEPT_COPIES]:
        shutil.rmtree(old, ignore_errors=True)


def _clear_away(home: Path) -> None:
    """Delete incomplete copies, except those whose process (the id is in the name) still runs."""
    for left in home.glob("*.[0-9]*"):
        try:
            os.kill(int(left.suffix[1:]), 0)
        except (OSError, ValueError):
            shutil.rmtree(left, ignore_errors=True)


def _bring_up_to_date(copy: Path) -> None:
    """Copy the sources; unchanged files keep their time, so that they are not compiled again."""
    sources = {path.relative_to(ROOT): path for path in _sources()}
    for old in (copy / "src").rglob("*"):
        if old.is_file() and old.relative_to(copy) not in sources:
            old.unlink()  # libraries, too: valid ones are restored from the build folder
    for relative, path in sources.items():
        target = copy / relative
        if not target.is_file() or target.read_bytes() != path.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
            if path.name == "setup.py":  # it may compile in another way: nothing built before counts
                shutil.rmtree(copy / "build", ignore_errors=True)


def _move(new: Path, folder: Path) -> None:
    try:
        new.rename(folder)
    except OSError:  # another process was faster with the same sources
        shutil.rmtree(new)


def main() -> None:
    if lacking():
        sys.exit(f"The engines cannot be compiled here: {lacking()}.")
    started = time.perf_counter()
    try:
        folder = compiled()
    except NotCompiled as reason:
        failed().write_text(str(reason), encoding="utf-8")
        sys.exit(f"The engines do not compile:\n{reason}")
    print(f"Compiled engines in {folder.relative_to(ROOT)} ({time.perf_counter() - started:.0f} s).")
    print(f"Use them with PYTHONPATH={folder.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
