"""Tests of environments: complete or not there, and nothing is installed before it was asked.

The environments are real ones, with no packages but pip; system programs are scripts that only write
down what they were told.
"""

import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from tools import environment

pytestmark = [
    pytest.mark.check,
    pytest.mark.skipif(os.name != "posix", reason="the scripts in place of system programs are for a Unix shell"),
]
ROOT: Final = Path(__file__).parents[1]
NOWHERE: Final = f"nothing @ file:///nowhere/nothing.whl --hash=sha256:{'0' * 64}\n"
SET: Final = "upkeep"  # a set of packages without the project itself


@pytest.fixture
def lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The lock of a set, which has no packages."""
    folder = tmp_path / "requirements"
    folder.mkdir()
    monkeypatch.setattr(environment, "LOCKS", folder)
    monkeypatch.setattr(environment, "FETCHED", tmp_path / "pip")
    file = folder / f"{SET}.txt"
    file.write_text("", encoding="utf-8")
    return file


def test_an_environment_is_made_once_and_kept_when_packages_cannot_be_had(tmp_path: Path, lock: Path) -> None:
    home = tmp_path / "venv"
    environment.prepare(home, SET)
    made = (home / "pyvenv.cfg").stat().st_ino, (home / environment.MARK).stat().st_mtime_ns
    environment.prepare(home, SET)
    assert ((home / "pyvenv.cfg").stat().st_ino, (home / environment.MARK).stat().st_mtime_ns) == made
    before = (home / environment.MARK).read_text(encoding="utf-8")
    lock.write_text(NOWHERE, encoding="utf-8")
    with pytest.raises(environment.Fault, match=r"The packages of requirements/upkeep.txt could not be installed"):
        environment.prepare(home, SET)
    lock.write_text("", encoding="utf-8")
    environment.prepare(home, SET)
    assert (home / environment.MARK).read_text(encoding="utf-8") == before
    assert (home / "pyvenv.cfg").stat().st_ino == made[0]


def test_what_cannot_be_made_leaves_nothing_behind(tmp_path: Path, lock: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock.write_text(NOWHERE, encoding="utf-8")
    with pytest.raises(environment.Fault):
        environment.prepare(tmp_path / "venv", SET)
    assert not (tmp_path / "venv").exists()
    python = program(tmp_path / "python", 'case "$*" in *venv*/venv) mkdir -p "$4/bin"; exit 1; esac')
    monkeypatch.setattr(environment, "base_python", lambda: str(python))
    with pytest.raises(environment.Fault):
        environment.prepare(tmp_path / "venv", SET)
    assert not (tmp_path / "venv").exists()


def test_a_half_made_environment_is_made_anew(tmp_path: Path, lock: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = tmp_path / "venv"
    (home / "bin").mkdir(parents=True)
    (home / "rest").touch()
    environment.prepare(home, SET)
    assert "is incomplete" in capsys.readouterr().out
    assert not (home / "rest").exists()
    assert json.loads((home / environment.MARK).read_text(encoding="utf-8")).keys() == {"python", SET}


def test_what_pip_fetches_is_kept_in_the_folder() -> None:
    assert environment.FETCHED.is_relative_to(ROOT / "build")


def test_what_playwright_fetches_is_kept_in_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PLAYWRIGHT_BROWSERS_PATH", raising=False)
    told = environment.run([sys.executable, "-c", "import os; print(os.environ['PLAYWRIGHT_BROWSERS_PATH'])"]).stdout
    assert told.strip() == str(ROOT / "build" / "browsers")


# --- system packages


def program(path: Path, does: str) -> Path:
    """A script in place of a program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
    path.chmod(0o700)
    return path


class Machine:
    """A machine with apt-get, which only writes down what it was told, and a Python or browser that lacks something."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, user: int) -> None:
        self.told: Final = folder / "told"
        self.told.touch()
        program(folder / "system" / "apt-get", f'echo "apt-get $@" >>{self.told}')
        program(folder / "system" / "env", 'shift; exec "$@"')
        self.python: Final = program(
            folder / "venv" / "bin" / "python", f'echo "$@" >>{self.told}; echo It lacks a part.; exit 1'
        )
        monkeypatch.setenv("PATH", str(folder / "system"))
        monkeypatch.setattr("os.geteuid", lambda: user)
        monkeypatch.setattr(environment, "base_python", lambda: str(self.python))

    def asked(self, of: str) -> list[str]:
        """What was told with these words in it."""
        return [line for line in self.told.read_text(encoding="utf-8").splitlines() if of in line]


def test_who_may_not_install_is_told_what_to_type(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(tmp_path, monkeypatch, user=1000)
    needs = r"`su -c '(apt-get update && )?apt-get install python3\.\d+-venv'`"
    with pytest.raises(environment.Fault, match=needs) as told:
        environment.need_venv()
    assert "\n" not in str(told.value)
    assert machine.asked("apt-get") == []


def test_root_installs_what_is_missing_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = Machine(tmp_path, monkeypatch, user=0)
    package = f"python{environment.version()}-venv"
    with pytest.raises(environment.Fault):  # this Python still lacks it
        environment.need_venv()
    assert machine.asked("install") == [f"apt-get -qq install --yes --no-install-recommends {package}"]
    assert f"Installing {package}" in capsys.readouterr().out


def test_without_a_browser_the_tests_go_on_aloud(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = Machine(tmp_path, monkeypatch, user=1000)
    environment.prepare_browser(tmp_path / "venv")
    assert machine.asked("apt-get") == [] and machine.asked("playwright") == ["-m playwright install chromium"]
    assert "NO BROWSER" in capsys.readouterr().out


def test_root_gets_the_quick_browser_else_the_other_else_the_drivers_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(tmp_path, monkeypatch, user=0)
    environment.prepare_browser(tmp_path / "venv")
    assert machine.asked(" install ") == [
        "apt-get -qq install --yes --no-install-recommends chromium-headless-shell libatomic1",
        "apt-get -qq install --yes --no-install-recommends chromium libatomic1",
        "-m playwright install --with-deps chromium",
    ]


def test_who_declines_system_packages_gets_a_browser_in_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def decline(words: str) -> None:
        raise environment.Declined

    machine = Machine(tmp_path, monkeypatch, user=0)
    monkeypatch.setattr(environment, "ask", decline)
    environment.prepare_browser(tmp_path / "venv")
    assert machine.asked("apt-get") == [] and machine.asked("playwright") == ["-m playwright install chromium"]
    assert "into build/browsers" in capsys.readouterr().out
    assert "apt-get install chromium" in environment.command("chromium")


STUBS: Final = {"apt-get": 'echo "$@" >>"$TOLD"', "sudo": 'shift; exec "$@"', "env": 'shift; exec "$@"'}
INSTALLING: Final = """
import os, sys
from tools import environment
os.geteuid = lambda: int(sys.argv[1])
try:
    print("installed:", environment.installed("chromium"))
except environment.Declined:
    print("declined")
"""


def stubbed(folder: Path) -> dict[str, str]:
    """An environment in which apt-get only writes what it was told, and sudo needs no password."""
    for name, does in STUBS.items():
        (folder / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        (folder / name).chmod(0o700)
    (folder / "told").touch()
    kept = {name: value for name, value in os.environ.items() if name != "CI"}
    return kept | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "TOLD": str(folder / "told")}


@pytest.mark.parametrize("user", ["0", "1000"])
@pytest.mark.parametrize(("typed", "runs"), [(b"\n", True), (b"y\n", True), (b"n\n", False), (b"\x04", False)])
def test_at_a_terminal_nothing_is_installed_before_it_was_asked(
    tmp_path: Path, user: str, typed: bytes, runs: bool
) -> None:
    import pty  # not on Windows

    env = stubbed(tmp_path)
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(ROOT)
        os.execve(sys.executable, [sys.executable, "-c", INSTALLING, user], env)
    told = b""
    with suppress(OSError):  # on Linux a closed terminal raises an error
        while said := os.read(terminal, 4096):
            told += said
            if b"[Y/n]" in said:
                assert (tmp_path / "told").read_text(encoding="utf-8") == ""
                os.write(terminal, typed)
    os.close(terminal)
    os.waitpid(child, 0)
    assert b"apt-get -qq install --yes --no-install-recommends chromium\r\n" in told, "the exact command"
    assert (b"sudo" in told) == (user != "0")
    assert (b"declined" in told) != runs
    asked = (tmp_path / "told").read_text(encoding="utf-8").splitlines()
    assert asked == (["-qq update", "-qq install --yes --no-install-recommends chromium"] if runs else [])


def test_without_a_terminal_what_is_missing_is_installed_without_a_question(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", INSTALLING, "0"],
        cwd=ROOT, env=stubbed(tmp_path), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "installed: True" in ran.stdout and "[Y/n]" not in ran.stdout
    assert "install" in (tmp_path / "told").read_text(encoding="utf-8")


@pytest.mark.parametrize("home", ["/home/me/tests/.venv/lib/python3.11", r"C:\ray\.venv\lib"])
def test_all_but_large_packages_are_compiled_wherever_the_folder_is(home: str) -> None:
    inside = {"ray/util/a.py": True, "numpy/tests/a.py": True, "jinja2/a.py": False, "pytest/a.py": False}
    for name, unused in inside.items():
        path = f"{home}/site-packages/{name}".replace("/", "\\" if "\\" in home else "/")
        assert bool(re.search(environment.UNUSED, path)) == unused, path
