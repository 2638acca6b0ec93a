"""Tests of the development tools: complete environments, locks that hold, true audits."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import audit, compiled, environment, play

ROOT: Final = Path(__file__).parents[1]
LOCKS: Final = {
    "app": ("build",),
    "development": ("build", "test"),
    "compile": ("build", "compile"),
    "upkeep": ("upkeep",),
    "wheels": ("wheels",),
    "site": ("site",),
}


def pinned(name: str) -> dict[str, Requirement]:
    """The packages of a lock file; each must have hashes."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, Requirement] = {}
    for line in text.splitlines():
        if line and not line.lstrip().startswith("#"):
            wanted, *hashes = line.split("--hash=sha256:")
            assert hashes, f"{wanted} has no hash"
            found[canonicalize_name(Requirement(wanted).name)] = Requirement(wanted)
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_the_locks_hold_what_the_project_asks_for(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [line for group in LOCKS[name] for line in project["dependency-groups"][group]]
    wanted += project["project"]["dependencies"] if name in ("app", "development") else []
    held = pinned(name)
    for asked in map(Requirement, wanted):
        version = str(held[canonicalize_name(asked.name)].specifier).removeprefix("==")
        assert asked.specifier.contains(version), f"{asked} is locked as {version}: run make lock"


def test_what_is_built_is_built_with_what_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


def test_the_development_set_holds_the_app_set_as_it_is() -> None:
    app, development = pinned("app"), pinned("development")
    assert {name: str(development[name].specifier) for name in app} == {name: str(app[name].specifier) for name in app}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_place_to_fetch_from(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert not re.search(r"://|^-", text, re.MULTILINE)


def heard(name: str, **more: Any) -> audit.Package:
    return {"name": name, "version": "1.0", **more}


FAULTY: Final = {"vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
SKIPPED: Final = {"skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "status", "told"),
    [
        ([heard("a", vulns=[]), heard("b", vulns=[])], 0, "no fault in 2 packages"),
        ([heard("a", **FAULTY), heard("b", vulns=[])], audit.FOUND, "a 1.0: PYSEC-1, fixed in 1.1"),
        ([heard("a", vulns=[]), heard("b", **SKIPPED)], audit.NOT_ASKED, "NOT AUDITED"),
        ([heard("a", **FAULTY), heard("b", **SKIPPED)], audit.FOUND, "NOT AUDITED"),
        ([], audit.NOT_ASKED, "no fault in 0 packages"),
    ],
)
def test_an_audit_says_what_it_learnt(packages: list[audit.Package], status: int, told: str) -> None:
    found, lines = audit.verdict(packages, "the source")
    assert found == status
    assert told in "\n".join(lines)


def test_an_audit_that_reaches_nobody_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "ask", lambda *_: [heard("jinja2", **SKIPPED)])
    monkeypatch.setattr(audit, "ask_npm", lambda packages: {})
    assert audit.main() == audit.NOT_ASKED
    assert [line[:11] for line in capsys.readouterr().out.splitlines()] == ["NOT AUDITED", "NOT AUDITED"]


def test_an_audit_asks_for_every_lock_and_for_npm(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    npm: list[audit.Packages] = []

    def ask(source: str, *words: str | Path) -> list[audit.Package]:
        asked.append(Path(words[-1]).name)
        return [heard("jinja2", **FAULTY)] if asked[-1] == "old.txt" else [heard(asked[-1], vulns=[])]

    def ask_npm(packages: audit.Packages) -> dict[str, list[dict[str, Any]]]:
        npm.append(packages)
        return {"ws": [{"title": "a hole"}]} if packages == audit.NPM_KNOWN_BAD else {}

    monkeypatch.setattr(audit, "ask", ask)
    monkeypatch.setattr(audit, "ask_npm", ask_npm)
    assert audit.main() == 0
    assert set(asked) == {"old.txt", *(f"{name}.txt" for name in LOCKS)}
    assert "no fault in 3 packages" in capsys.readouterr().out
    assert npm[-1].keys() == {"pyodide", "ws", "@types/emscripten"}
    monkeypatch.setattr(audit, "ask_npm", lambda packages: {"ws": [{"title": "a hole"}]})
    assert audit.main() == audit.FOUND
    assert "ws: a hole" in capsys.readouterr().out


def test_what_a_workflow_uses_is_pinned() -> None:
    """Actions are pinned by commit, images by digest, packages by hash."""
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = workflow.read_text(encoding="utf-8")
        assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", each) for each in re.findall(r"uses: (.*)", text))
        images = re.findall(r"image: (.*)|container: (?!\$)(.*)", text)
        assert all(re.fullmatch(r"[\w:.]+@sha256:[0-9a-f]{64}", "".join(each)) for each in images)
        installs = re.findall(r"pip install (.*)", text)
        assert all("--require-hashes" in each or "--no-deps" in each for each in installs), workflow.name


def test_this_python_is_not_the_environments() -> None:
    assert not Path(environment.base_python()).is_relative_to(sys.prefix) or sys.prefix == sys.base_prefix


# --- make play, and the compiled copy


def app_that(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, does: str) -> None:
    """A script that replaces the app."""
    script = tmp_path / "tableforone"
    script.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
    script.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(compiled, "COPIES", tmp_path / "copies")
    monkeypatch.setattr(play, "LOG", tmp_path / "copies" / "log")


def test_the_app_plays_with_the_compiled_engines_that_are_ready(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    app_that(monkeypatch, tmp_path, 'echo "$PYTHONPATH" "$@"; exit 3')
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setattr(play, "can_be_built", lambda: False)
    assert play.main(["serve"]) == 3
    assert capfd.readouterr().out == " serve\n"
    monkeypatch.setattr(compiled, "ready", lambda: Path("/fast/src"))
    assert play.main([]) == 3
    assert capfd.readouterr().out == "/fast/src\n"


def test_engines_are_built_behind_the_app_and_stopped_with_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    built = tmp_path / "built"
    app_that(monkeypatch, tmp_path, f"while [ ! -e {built} ]; do sleep 0.05; done")
    monkeypatch.setattr(play, "AFTER", 0.0)
    monkeypatch.setattr(compiled, "ready", lambda: None)
    monkeypatch.setattr(play, "can_be_built", lambda: True)
    builder = tmp_path / "builder"
    builder.write_text(f"#!/bin/sh\necho $$ > {built}.new; mv {built}.new {built}; exec sleep 60\n", encoding="utf-8")
    builder.chmod(0o700)
    monkeypatch.setattr(play, "python_in", lambda home: builder)
    assert play.main([]) == 0
    assert capfd.readouterr().out == f"{play.QUIET}\n"
    with pytest.raises(ProcessLookupError):
        os.kill(int(built.read_text(encoding="utf-8")), 0)


@pytest.mark.skipif(os.name != "posix" or not shutil.which("make"), reason="needs a terminal of Unix, and make")
def test_ctrl_c_ends_make_play_without_an_error(tmp_path: Path) -> None:
    """The real app under the real Makefile, in a pseudo-terminal."""
    import pty  # not on Windows

    app = f"exec '{sys.executable}' -m tableforone serve --port 0 --data '{tmp_path / 'data'}'"
    start = "import sys; from tools import play; sys.executable = sys.argv[1]; sys.exit(play.main([]))"
    for name, does in (("tableforone", app), ("python", f"exec '{sys.executable}' -c '{start}' \"$0\"")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o700)
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(ROOT)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests in the background ignore it
        os.execvp("make", ["make", "play", "PYTHON=true", f"BIN={tmp_path}"])  # PYTHON=true: nothing to set up
    told = b""
    with suppress(OSError):  # on Linux a closed terminal raises an error
        while said := os.read(terminal, 4096):
            if b"http://" in said and b"http://" not in told:
                os.write(terminal, b"\x03")
            told += said
    os.close(terminal)
    os.waitpid(child, 0)
    assert b"http://127.0.0.1:" in told
    assert b"Error" not in told and b"***" not in told and b"Traceback" not in told, told.decode()


@pytest.mark.skipif(os.name != "posix", reason="needs signals of Unix")
def test_a_kill_of_make_play_ends_the_app(tmp_path: Path) -> None:
    app = tmp_path / "tableforone"
    app.write_text("#!/bin/sh\necho ready\nexec sleep 1000\n", encoding="utf-8")
    app.chmod(0o700)
    start = f"import sys; from tools import play; sys.executable = {str(app)!r}; sys.exit(play.main([]))"
    with subprocess.Popen([sys.executable, "-c", start], cwd=ROOT, stdout=subprocess.PIPE) as shell:
        assert shell.stdout is not None and shell.stdout.readline() == b"ready\n"
        shell.terminate()
        assert shell.stdout.read() == b""  # ends only when the app has ended, too


KILLED_AT_ONCE: Final = """
import os, signal, subprocess, sys
from tools import play

def started(*words, **more):
    app = start(*words, **more)
    os.kill(os.getpid(), signal.SIGTERM)
    return app

start, subprocess.Popen, sys.executable = subprocess.Popen, started, sys.argv[1]
sys.exit(play.main([]) != -signal.SIGTERM)
"""


@pytest.mark.skipif(os.name != "posix", reason="needs signals of Unix")
def test_a_kill_while_the_app_starts_ends_it(tmp_path: Path) -> None:
    app = tmp_path / "tableforone"
    app.write_text("#!/bin/sh\nexec sleep 20\n", encoding="utf-8")
    app.chmod(0o700)
    subprocess.run([sys.executable, "-c", KILLED_AT_ONCE, app], cwd=ROOT, check=True)


def test_engines_that_do_not_compile_are_not_tried_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "COPIES", tmp_path)
    monkeypatch.setattr(compiled, "lacking_compiler", lambda: "")
    assert play.can_be_built()
    compiled.failed().write_text("a type error", encoding="utf-8")
    assert not play.can_be_built()


def test_half_made_copies_are_cleared_away_unless_somebody_is_at_work(tmp_path: Path) -> None:
    for name in ("abc", f"abc.{os.getpid()}", "abc.99999999", "abc.failed"):
        (tmp_path / name).mkdir()
    compiled._clear_away(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["abc", f"abc.{os.getpid()}", "abc.failed"]


def test_a_copy_is_built_beside_the_builders_log_and_begins_with_the_one_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found: list[bool] = []

    def compile_there(words: list[str], *, cwd: Path, **_: object) -> subprocess.CompletedProcess[str]:
        found.append((cwd / "build").is_dir())  # the previous build
        (cwd / "build").mkdir(exist_ok=True)
        (cwd / "src" / "engines__mypyc.so").touch()
        return subprocess.CompletedProcess(words, 0, "", "")

    monkeypatch.setattr(compiled, "COPIES", tmp_path)
    monkeypatch.setattr("subprocess.run", compile_there)
    (tmp_path / "log").touch()
    for names in (["spec.py"], ["spec.py", "table.py"]):
        sources = [ROOT / "src" / "tableforone" / "kernel" / name for name in names]
        monkeypatch.setattr(compiled, "_sources", lambda sources=sources: sources)
        folder = compiled.compiled()
        assert folder == compiled.ready()
        assert {path.name for path in folder.rglob("*.py")} == set(names)
    assert found == [False, True]


@pytest.mark.parametrize("changed, kept", [("README.md", True), ("setup.py", False)])
def test_a_copy_built_by_another_setup_py_is_not_continued(
    changed: str, kept: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ours, copy = tmp_path / "ours", tmp_path / "copy"
    for name in ("setup.py", "README.md"):
        for folder in (ours, copy):
            folder.mkdir(exist_ok=True)
            (folder / name).write_text("as before", encoding="utf-8")
    (copy / "build").mkdir()
    (ours / changed).write_text("changed", encoding="utf-8")
    monkeypatch.setattr(compiled, "ROOT", ours)
    monkeypatch.setattr(compiled, "_sources", lambda: [ours / "setup.py", ours / "README.md"])
    compiled._bring_up_to_date(copy)
    assert (copy / changed).read_text(encoding="utf-8") == "changed"
    assert (copy / "build").is_dir() == kept


def test_the_compiled_copy_holds_the_whole_app() -> None:
    held = {path.relative_to(ROOT / "src" / "tableforone") for path in compiled._sources() if path.parent != ROOT}
    assert {Path("cli.py"), Path("pages/templates/table.html"), Path("pages/static/icons.svg")} <= held
    assert not [path for path in held if path.suffix in (".pyc", ".so")]
