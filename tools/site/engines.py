"""Compiles the engines for the browser's Python: mypyc writes C, zig's clang compiles it.

All tools have fixed versions: ziglang and mypy in requirements/site.txt, Pyodide in
package-lock.json, the C headers in headers.zip (see HEADERS.md).  Results are cached in
build/site-engines/ under a hash of their inputs.  Before they are used, every symbol that they need
must be in Pyodide, and the games must equal those in tests/conformance/digests.json.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
WORK: Final = ROOT / "build" / "site-engines"
TOOLS: Final = WORK / "tools"
READY: Final = WORK / "ready"
LOCK: Final = ROOT / "requirements" / "site.txt"
HEADERS: Final = HERE / "headers.zip"
NATIVE: Final = HERE / "native"
UNPACKER: Final = HERE / "web" / "unlzma.wasm"
SOURCES: Final = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
# the parts of the package that engines are made of, or import
ENGINES: Final = ("__init__.py", "kernel", "players", "games")
ANY: Final = ("--platform=any", "--implementation=py", "--abi=none", "--only-binary=:all:")
SUFFIX: Final = ".cpython-314-wasm32-emscripten.so"
PYTHON: Final = "3.14.2"  # of Pyodide
EMSCRIPTEN: Final = (5, 0, 3)  # the version that Pyodide was built with
GAMES: Final = 100  # per title, compared with the recorded ones
DOOR, NET, GROUPS = "tableforone_door", "quicknet", "groups.json"
FLAGS: Final = (
    *("-fPIC", "-fvisibility=hidden", "-Os", "-fno-strict-aliasing", "-DNDEBUG", "-w"),
    "-ffp-contract=off",  # a * b + c is rounded twice, as in Python
    *(f"-D__EMSCRIPTEN_{part}__={number}" for part, number in zip(("major", "minor", "tiny"), EMSCRIPTEN, strict=True)),
)
LINKED: Final = (
    *("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-all", "--no-export-dynamic"),
    "--export-if-defined=__wasm_call_ctors",
)


class Lacking(Exception):
    """What is missing on this machine for compiling; the site then gets plain engines."""


class Wrong(Exception):
    """Why the compiled engines must not be used."""


def libraries(pyodide: Path) -> Path:
    """The folder of all libraries, built, checked and ready to be packed."""
    about = json.loads((pyodide / "pyodide-lock.json").read_bytes())["info"]
    wanted = {"python": PYTHON, "platform": "emscripten_" + "_".join(map(str, EMSCRIPTEN))}
    if {name: about[name] for name in wanted} != wanted:
        raise Wrong(f"tools/site/engines.py is for {wanted}, and Pyodide is {about}: see docs/offline.md.")
    _fetch_tools()
    version = (pyodide / "package.json").read_bytes()
    code = _translated()
    built = WORK / "libraries"
    built.mkdir(parents=True, exist_ok=True)
    headers = _headers()
    sources = {DOOR: NATIVE / "door.c", NET: _package(code) / "players" / "quick" / "net.c"}
    sources |= {f"{group}__mypyc": code / "build" / f"__native_{group}.c" for group in _groups(code)}
    shared = _shared(code)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        keys = {name: _digest([source], shared) for name, source in sources.items()}
        list(pool.map(lambda name: _compiled(name, sources[name], built / f"{name}-{keys[name]}", code, headers), keys))
    for old in built.iterdir():
        if old.name not in {f"{name}-{key}" for name, key in keys.items()}:
            old.unlink()
    shutil.rmtree(READY, ignore_errors=True)
    READY.mkdir()
    for name, key in keys.items():
        shutil.copy(built / f"{name}-{key}", READY / f"{name}{SUFFIX}")
    shutil.copy(code / GROUPS, READY)
    _compare_unpacker()
    _compare(pyodide, _digest([*READY.iterdir(), *_engines()], version.decode()))
    return READY


# --- tools


def _fetch_tools() -> None:
    """Install ziglang and mypy as locked.

    mypy is installed as plain Python: compiled, it supports only this machine's Python version.
    """
    locked = LOCK.read_text(encoding="utf-8")
    mark = TOOLS / "whole"
    if mark.is_file() and mark.read_text(encoding="utf-8") == locked:
        return
    shutil.rmtree(TOOLS, ignore_errors=True)
    TOOLS.mkdir(parents=True)
    for package, how in (("ziglang", ()), ("mypy", ANY)):
        found = re.search(rf"^{package}==.*?(?=^\S|\Z)", locked, re.MULTILINE | re.DOTALL)
        assert found, f"{LOCK.name} does not name {package}"
        only = TOOLS / f"{package}.txt"
        only.write_text(found[0], encoding="utf-8")
        words = ("install", "--quiet", "--no-deps", "--no-compile", "--require-hashes", "--target", TOOLS, *how)
        try:
            _run(sys.executable, "-m", "pip", "--disable-pip-version-check", *words, "--requirement", only)
        except subprocess.CalledProcessError as ended:
            raise Lacking(f"pip cannot fetch {package} ({ended.output.strip().splitlines()[-1]})") from ended
    mark.write_text(locked, encoding="utf-8")


def _zig() -> Path:
    return next(path for path in (TOOLS / "ziglang").iterdir() if path.stem == "zig" and path.is_file())


def _headers() -> Path:
    folder = WORK / f"headers-{_digest([HEADERS])}"
    if not folder.is_dir():
        part = folder.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        with zipfile.ZipFile(HEADERS) as archive:
            archive.extractall(part)
        part.rename(folder)
    return folder


# --- C code


def _translated() -> Path:
    """A copy of the sources with the C code that mypyc generates."""
    key = _digest([*_engines(), ROOT / "setup.py", LOCK, NATIVE / "translate.py"], PYTHON)
    folder = WORK / "code"
    mark = folder / "whole"
    if mark.is_file() and mark.read_text(encoding="utf-8") == key:
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    for path in [*_engines(), *(ROOT / name for name in SOURCES)]:
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    pure = {"PYTHONPATH": str(TOOLS), "PYTHONHASHSEED": "0"}
    try:
        _run(sys.executable, NATIVE / "translate.py", PYTHON, SUFFIX, cwd=folder, env=os.environ | pure)
    except subprocess.CalledProcessError as ended:
        raise Wrong(f"mypyc cannot translate the engines: {ended.output.strip()[-1500:]}") from ended
    mark.write_text(key, encoding="utf-8")
    return folder


def _engines() -> list[Path]:
    package = ROOT / "src" / "tableforone"
    found = [path for name in ENGINES for path in ([package / name] if "." in name else (package / name).rglob("*"))]
    return sorted(path for path in found if path.suffix in (".py", ".c"))


def _package(code: Path) -> Path:
    return code / "src" / "tableforone"


def _groups(code: Path) -> list[str]:
    return list(json.loads((code / GROUPS).read_bytes()))


# --- libraries


def _shared(code: Path) -> str:
    """A hash of what all libraries have in common, without their own code."""
    paths = [*(code / "build").glob("*.h"), HEADERS, LOCK]
    return _digest(paths, *FLAGS, *LINKED)


def _compiled(name: str, source: Path, target: Path, code: Path, headers: Path) -> None:
    """Compile one library, unless nothing has changed."""
    if target.is_file():
        return
    zig, new = _zig(), target.with_name(f"{name}.o")
    system = (zig.parent / "lib" / "include", headers / "compat", headers / "libc")
    own = (headers / "python", TOOLS / "mypyc" / "lib-rt", code / "build")
    where = [*(f"-isystem{path}" for path in system), *(f"-I{path}" for path in own)]
    cache = os.environ | {"ZIG_GLOBAL_CACHE_DIR": str(WORK / "zig"), "ZIG_LOCAL_CACHE_DIR": str(WORK / "zig")}
    try:
        clang: tuple[str | Path, ...] = (
            zig,
            "clang",
            "--target=wasm32-unknown-emscripten",
            "-nostdinc",
            *where,
            *FLAGS,
        )
        _run(*clang, "-c", source, "-o", new, env=cache)
        exported = "PyInit_" + name
        _run(zig, "wasm-ld", *LINKED, f"--export={exported}", new, "-o", new.with_suffix(".so"), env=cache)
    except subprocess.CalledProcessError as ended:
        raise Wrong(f"{name} cannot be compiled for the browser: {ended.output.strip()[-1500:]}") from ended
    new.unlink()
    new.with_suffix(".so").rename(target)


def _compare_unpacker() -> None:
    """Check the stored compiled unpacker against its source.

    It is stored in compiled form so that a plain site needs no compilers.
    """
    zig, new, source = _zig(), WORK / "unlzma.o", NATIVE / "unlzma.c"
    freely = ("--target=wasm32-freestanding", "-nostdinc", f"-isystem{zig.parent / 'lib' / 'include'}", "-Os", "-c")
    _run(zig, "clang", *freely, source, "-o", new)
    _run(zig, "wasm-ld", "--no-entry", "--strip-all", "--export=__heap_base", new, "-o", new.with_suffix(".wasm"))
    if new.with_suffix(".wasm").read_bytes() != UNPACKER.read_bytes():
        raise Wrong(f"{UNPACKER.name} is not {source.name}: copy build/site-engines/unlzma.wasm to {UNPACKER.parent}.")


def _compare(pyodide: Path, key: str) -> None:
    """Check that Pyodide has all symbols and that the games are the same; success is cached."""
    mark = WORK / "compared"
    if mark.is_file() and mark.read_text(encoding="utf-8") == key:
        return
    checks = (
        (NATIVE / "check.mjs", pyodide, *sorted(READY.glob("*.so"))),
        (NATIVE / "run.mjs", pyodide, ROOT, READY, NATIVE / "digests.py", str(GAMES)),
    )
    for check in checks:
        try:
            _run("node", *check)
        except subprocess.CalledProcessError as ended:
            raise Wrong(f"The compiled engines do not fit Pyodide: {ended.output.strip()[-1500:]}") from ended
    mark.write_text(key, encoding="utf-8")


def _digest(paths: list[Path], *more: str) -> str:
    parts = [path.name.encode() + hashlib.sha256(path.read_bytes()).digest() for path in sorted(paths)]
    return hashlib.sha256(b"".join([*parts, *(each.encode() for each in more)])).hexdigest()[:16]


def _run(*words: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    subprocess.run(
        list(map(str, words)), cwd=cwd, env=env, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
