"""Creates a virtual environment for ``make``: ``python tools/environment.py NAME``.

It runs first after a clone, so it uses only the standard library.  It writes into the folder of the
project.  Before it installs system packages it shows the command and asks, if there is a terminal; if
it may not, a message says what to type.  An environment is complete, or it does not exist.
"""

import hashlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NoReturn

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKS: Final = ROOT / "requirements"
BESIDE: Final = ROOT / "build"
OURS: Final = ROOT / ".venv"  # the project itself is installed there, too
HOMES: Final = {
    "app": OURS,
    "development": OURS,
    "compile": BESIDE / "compile",
    "upkeep": BESIDE / "upkeep",
    "docs": BESIDE / "docs-tools",
}
PROJECT: Final = ("pyproject.toml", "setup.py")  # what the project's own installation depends on
# the sets that an environment contains; missing while it is created or changed
MARK: Final = ".whole"
# the first is faster; older systems have only the second
BROWSERS: Final = ("chromium-headless-shell", "chromium")
ENGINES: Final = {  # other browsers, and their Debian packages
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"),
}
DRIVER: Final = "libatomic1"  # needed by the node of Playwright's driver
FETCHED: Final = BESIDE / "pip"  # pip's downloads, for the next environment
PLAYWRIGHTS: Final = BESIDE / "browsers"  # the browser that Playwright fetches; tests/web/chromium.py finds it there
UNUSED: Final = r"site-packages[\\/](ray|.*[\\/]tests?)[\\/]"  # large, and rarely imported: compiled when they are
APT_LISTS: Final = Path("/var/lib/apt/lists")
SHOWN: Final = 15  # lines of another program's output


class Fault(Exception):
    """An error message for the person who typed make."""


class Declined(Exception):
    """The person who was asked does not want system packages to be installed."""


def main(name: str) -> None:
    # treated like Ctrl-C, so that nothing incomplete stays behind
    for stop in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, stop):
            signal.signal(getattr(signal, stop), _stopped)
    try:
        with alone():
            kind = "development" if name == "browsers" else name
            prepare(HOMES[kind], kind)
            if kind == "development":
                prepare_browser(HOMES[kind])
            if name == "browsers":
                prepare_engines(HOMES[kind])
    except Fault as fault:
        sys.exit(str(fault))
    except KeyboardInterrupt:
        sys.exit(130)


def _stopped(number: int, _: Any) -> NoReturn:
    sys.exit(128 + number)


@contextmanager
def alone() -> Iterator[None]:
    """Run one process at a time: another make may be creating the environment."""
    BESIDE.mkdir(exist_ok=True)
    with (BESIDE / "setting-up").open("w") as door:
        if fcntl:
            try:
                fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Another make is setting up here; waiting for it ...", flush=True)
                fcntl.flock(door, fcntl.LOCK_EX)
        yield


# --- the environment


def prepare(home: Path, name: str) -> None:
    """Make sure that this folder has an environment with exactly the locked packages of a set."""
    held, wanted = held_in(home), fingerprint(name)
    if held.get(name) == wanted:
        return
    if not held:
        make(home)
    print(f"Setting up in {shown(home)} ...", flush=True)
    mark = home / MARK
    mark.unlink(missing_ok=True)
    try:
        fill(home, name)
    except Fault:
        if held:  # pip downloads everything before it changes anything
            mark.write_text(json.dumps(held), encoding="utf-8")
        else:
            remove(home)
        raise
    except BaseException:
        remove(home)
        raise
    mark.write_text(json.dumps(held | {"python": version(), name: wanted}), encoding="utf-8")


def held_in(home: Path) -> dict[str, str]:
    """The sets in the environment; {} if it is incomplete, broken or of another Python."""
    try:
        held: dict[str, str] = json.loads((home / MARK).read_text(encoding="utf-8"))
        runs = run([python_in(home), "-c", "import pip"]).returncode == 0
    except (OSError, ValueError):
        return {}
    return held if runs and held.get("python") == version() else {}


def fingerprint(name: str) -> str:
    """A hash of everything that decides what is installed."""
    print_of = hashlib.sha256((LOCKS / f"{name}.txt").read_bytes())
    for part in PROJECT if HOMES[name] == OURS else ():
        print_of.update((ROOT / part).read_bytes())
    return print_of.hexdigest()


def make(home: Path) -> None:
    """Create a new environment and replace the old one; if that fails, it is removed."""
    need_venv()
    if os.path.lexists(home):
        print(f"{shown(home)} is incomplete or belongs to another Python. It is created again.", flush=True)
        remove(home)
    try:
        made = run([base_python(), "-m", "venv", home])
        if made.returncode:
            raise Fault(f"{tail(made)}\nPython could not make a virtual environment in {shown(home)}; see above why.")
    except BaseException:
        remove(home)
        raise


def fill(home: Path, name: str) -> None:
    """Install the locked packages and nothing else; then the project, built with them."""
    pip = [str(python_in(home)), "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
    pip += ["--cache-dir", str(FETCHED)]
    filled = run([*pip, "--no-compile", "--require-hashes", "--requirement", str(LOCKS / f"{name}.txt")])
    if not filled.returncode and HOMES[name] == OURS:
        filled = run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    if filled.returncode:
        raise Fault(
            f"{tail(filled)}\nThe packages of requirements/{name}.txt could not be installed (pip says why above)."
            " Solve that and try again. Nothing incomplete was left behind."
        )
    run([python_in(home), "-m", "compileall", "-q", "-j", "0", "-x", UNUSED, home])  # on all cores, unlike pip


def remove(home: Path) -> None:
    if home.is_symlink():
        home.unlink()
    shutil.rmtree(home, ignore_errors=True)


# --- system packages


def need_venv() -> None:
    """Install venv if it is missing: Debian and Ubuntu have it in a separate package."""
    package, works = f"python{version()}-venv", [base_python(), "-c", "import ensurepip, venv"]
    if run(works).returncode == 0:
        return
    with suppress(Declined):
        if installed(package) and run(works).returncode == 0:
            return
    if shutil.which("apt-get"):
        raise Fault(f"This Python cannot make virtual environments yet: type `{command(package)}`, then make again.")
    raise Fault("This Python cannot make virtual environments (no ensurepip): call make with PYTHON=/path/to/another.")


def prepare_browser(home: Path) -> None:
    """Find or install Chromium for the browser tests; without it they are skipped (in CI: fail)."""
    why = no_browser(home)
    needs: list[str] = []
    with suppress(Declined):
        for browser in BROWSERS:
            if why and installed(browser, DRIVER):
                why = no_browser(home)
        # Ubuntu has no such package
        if why and may_install() is not None:
            ask(f"{shown(python_in(home))} -m playwright install-deps chromium")
            needs = ["--with-deps"]
    if why:
        print(f"Fetching Playwright's own Chromium into {shown(PLAYWRIGHTS)} ...", flush=True)
        fetched = run([python_in(home), "-m", "playwright", "install", *needs, "chromium"])
        why = why if fetched.returncode else no_browser(home)
    if why:
        print(f"NO BROWSER: {why} The browser tests will be skipped (in CI they fail).", flush=True)
        print(f"To run them, type `{command(BROWSERS[-1], DRIVER)}` first.", flush=True)


def prepare_engines(home: Path) -> None:
    """Find or install Firefox and WebKit for the tests."""
    for name, packages in ENGINES.items():
        why = no_browser(home, "tests.engines.drivers", name)
        with suppress(Declined):
            if why and installed(*packages):
                why = no_browser(home, "tests.engines.drivers", name)
        if why:
            print(f"NO {name.upper()}: {why} To install it, type `{command(*packages)}`.", flush=True)


def no_browser(home: Path, *asks: str) -> str:
    """Why a browser cannot be driven, or ""."""
    asked = run([python_in(home), "-m", *(asks or ("tests.web.chromium",))])
    return (
        " ".join(reversed(asked.stdout.strip().splitlines())) if asked.returncode else ""
    )  # the message, then its cause


def installed(*packages: str) -> bool:
    """Install system packages, if permitted, with a message; returns whether it worked."""
    way = may_install()
    if way is None:
        return False
    apt = [*way, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    steps = [[*apt, "update"], [*apt, "install", "--yes", "--no-install-recommends", *packages]]
    ask(" && ".join(map(shlex.join, steps)))
    print(f"Installing {' and '.join(packages)} with apt-get ...", flush=True)
    run(steps[0])
    done = run(steps[1])
    if done.returncode:
        print(tail(done), file=sys.stderr, flush=True)
    return done.returncode == 0


def ask(words: str) -> None:
    """Ask whether this command may run; without a terminal (in a container, in CI) it may."""
    if os.environ.get("CI") or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return
    print(f"A system package is missing. This command installs it for the whole system:\n\n    {words}\n", flush=True)
    try:
        answer = input("Run it now? [Y/n] ")
    except EOFError:
        answer = "n"
    if answer.strip().lower() not in ("", "y", "yes"):
        raise Declined


def may_install() -> list[str] | None:
    """The prefix to run apt-get as root: [] or a sudo without a password; None if not permitted."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "--non-interactive"]
    return sudo if shutil.which("sudo") and run([*sudo, "true"]).returncode == 0 else None


def command(*packages: str) -> str:
    """The command that a person types to install packages."""
    if not shutil.which("apt-get"):
        return f"PLAYWRIGHT_BROWSERS_PATH={shown(PLAYWRIGHTS)} .venv/bin/python -m playwright install chromium"
    steps = [] if any(APT_LISTS.glob("*Packages*")) else ["apt-get update"]
    steps.append(f"apt-get install {' '.join(packages)}")
    if os.geteuid() == 0:
        return " && ".join(steps)
    if shutil.which("sudo"):
        return " && ".join(f"sudo {step}" for step in steps)
    return f"su -c '{' && '.join(steps)}'"


# --- helpers


def version() -> str:
    return ".".join(map(str, sys.version_info[:2]))


def base_python() -> str:
    """The Python outside any virtual environment (which may be the one to recreate)."""
    return str(getattr(sys, "_base_executable", sys.executable))


def python_in(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def shown(home: Path) -> str:
    return str(home.relative_to(ROOT)) if home.is_relative_to(ROOT) else str(home)


def run(words: Sequence[str | Path]) -> subprocess.CompletedProcess[str]:
    """Run another program quietly and without input."""
    env = {"PLAYWRIGHT_BROWSERS_PATH": str(PLAYWRIGHTS), **os.environ}
    return subprocess.run(
        list(map(str, words)), cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip


def tail(ran: subprocess.CompletedProcess[str]) -> str:
    return "\n".join(ran.stdout.strip().splitlines()[-SHOWN:])


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in (*HOMES, "browsers"):
        sys.exit(f"usage: environment.py {'|'.join(HOMES)}|browsers")
    main(sys.argv[1])
