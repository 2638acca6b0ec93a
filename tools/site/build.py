"""Builds the offline site in build/site/, a folder of static files: ``python -m tools.site.build``.

There are two variants: with compiled and plain engines, or with plain engines only. The second one
is built if the compilers are missing, or with ``--plain`` (in build/site-plain/).  Each site says
which variant it is.

The same sources give the same bytes: packages are those in requirements/ and package-lock.json,
Python is compiled by the Python that will run it, times and orders are fixed.  docs/offline.md
describes the files.
"""

import argparse
import hashlib
import json
import lzma
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from base64 import b64encode
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path
from typing import Final

import tableforone
from tableforone import games
from tableforone.kernel.meanings import HOME
from tableforone.kernel.speech import SPOKEN, speaking, translations
from tableforone.pages import assets, offline, render
from tableforone.pages.assets import manifest
from tableforone.pages.looks import look_of
from tableforone.pages.voice import t
from tableforone.server.guard import POLICY as SERVERS
from tools.site import engines

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
SITE: Final = ROOT / "build" / "site"
PLAIN: Final = ROOT / "build" / "site-plain"
WORK: Final = ROOT / "build" / "site-work"
LOCKED: Final = WORK / "building"
LONGEST: Final = 900  # most seconds for a build
PROGRAM: Final = ROOT / "src" / "tableforone"
LEFT_OUT: Final = (  # not available in a browser: commands, other processes, studies
    "server", "terminal", "env", "lab", "commands", "cli.py", "py.typed",
)  # fmt: skip
PACKAGES: Final = {
    "jinja2": "jinja2", "markupsafe": "markupsafe", "markdown-it-py": "markdown_it", "mdurl": "mdurl",
    # these two only compile messages
    "fluent.syntax": "fluent", "typing-extensions": "typing_extensions.py",
}  # fmt: skip
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY: Final = "python_stdlib.zip"
UNPACKED: Final = "library.zip"  # python.js unpacks it into files; Pyodide gets an empty archive
MANIFEST: Final = "manifest.webmanifest"
NOTHING: Final = b"PK\5\6" + bytes(18)
LOCK: Final = "pyodide-lock.json"
PACKED: Final = ".packed"  # always transferred compressed; the service worker unpacks it
ENGINES: Final = "engines.zip"
# as native/unlzma.c unpacks it
LZMA: Final = {"id": lzma.FILTER_LZMA1, "preset": 6, "lc": 3, "lp": 0, "pb": 0}
LANGUAGES: Final = translations()
LATER: Final = ("nets.zip", ENGINES)  # fetched after the lobby is shown
# modules for networks, screens, debuggers and processes that the app did not import
NOT_NEEDED: Final = re.compile(
    r"(test|unittest|pydoc|doctest|pdb|bdb|cmd|trace|profile|cProfile|pstats|pickletools|idlelib|ensurepip|venv|lib2to3"
    r"|tkinter|turtle|curses|dbm|multiprocessing|xml|xmlrpc|wsgiref|imaplib|poplib|smtplib|ftplib|mailbox|nntplib"
    r"|telnetlib|socketserver|http/(server|cookiejar)|urllib/robotparser|webbrowser|tarfile|_pyio|_pydecimal"
    r"|_pydatetime|optparse|sqlite3/__main__|plistlib|pyclbr|tabnanny|modulefinder|zipapp|timeit"
    r"|logging/(config|handlers)|_pyrepl|antigravity|this|nturl2path|getopt|cgi|cgitb|sndhdr|chunk|aifc|wave"
    r"|_ios_support|_android_support|_apple_support|pty|tty|rlcompleter|code|compileall"
    r"|encodings/(?!__init__|aliases|ascii|utf_8|utf_8_sig|latin_1|cp437|idna|punycode).*)(/.*|\.py)"
)
PARTS: Final = ("shell.js", "shell.css", "worker.js", "coach.js", "python.js", "disk.js", "database.js")
MIDNIGHT: Final = (1980, 1, 1, 0, 0, 0)  # the oldest time in a zip file
OURS: Final = {name: value for name, value in os.environ.items() if name != games.ELSEWHERE}
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; frame-src 'self'; "
    "base-uri 'none'; form-action 'self'"
)
FRAMED: Final = "; frame-ancestors 'self'"  # not allowed in a page's own meta tag
# the app's pages are in a frame of the site
PAGES: Final = SERVERS.replace("; frame-ancestors 'none'", FRAMED)


class Fault(Exception):
    """The error message if the site cannot be built."""


def main() -> None:
    parser = argparse.ArgumentParser(description="build the app without a server")
    parser.add_argument("--plain", action="store_true", help="with plain engines alone, in build/site-plain/")
    site = PLAIN if parser.parse_args().plain else SITE
    built(site)
    files = [path for path in site.rglob("*") if path.is_file()]
    print(f"{site.relative_to(ROOT)}: {len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB")


def built(site: Path) -> None:
    """Build the site from scratch."""
    WORK.mkdir(parents=True, exist_ok=True)
    stamp(site).unlink(missing_ok=True)
    made = made_of()  # at the start: a change during the build leads to a new one
    pyodide = fetched()
    libraries = None if site == PLAIN else compiled_engines(pyodide)
    staged(pyodide)
    compiled(pyodide)
    shutil.rmtree(site, ignore_errors=True)
    names = laid_out(site, pyodide, libraries)
    for language in (HOME, *LANGUAGES):
        with speaking(language):
            written(site / called("index.html", language), index(names).encode())
            written(site / called(MANIFEST, language), its_manifest().encode())
    listed(site)
    stamp(site).write_text(made, encoding="utf-8")


def stamp(site: Path) -> Path:
    """The file with the hash of the sources of a site."""
    return WORK / f"{site.name}.built"


def compiled_engines(pyodide: Path) -> Path | None:
    """The folder of the compiled engines; None, with a message, if they cannot be compiled."""
    try:
        return engines.libraries(pyodide)
    except engines.Lacking as reason:
        print(f"The engines are not compiled: {reason}. The site gets plain Python engines, which are slower.")
        return None
    except engines.Wrong as reason:
        raise Fault(str(reason)) from reason


def fresh(site: Path = PLAIN) -> Path:
    """The folder of a site, rebuilt if the sources have changed; one process builds at a time."""
    WORK.mkdir(parents=True, exist_ok=True)
    while True:
        try:
            LOCKED.mkdir()
            break
        except FileExistsError:
            if time.time() - LOCKED.stat().st_mtime > LONGEST:
                LOCKED.rmdir()  # the other process is gone
            time.sleep(0.2)
    try:
        if not stamp(site).is_file() or stamp(site).read_text(encoding="utf-8") != made_of():
            rebuilt(site)
        return site
    finally:
        LOCKED.rmdir()


def rebuilt(site: Path) -> None:
    """Build a site in a subprocess: this process may have additional games loaded."""
    command = [sys.executable, "-m", "tools.site.build", *(["--plain"] if site == PLAIN else [])]
    ran = subprocess.run(command, cwd=ROOT, env=OURS, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise Fault(ran.stderr.strip())


def made_of() -> str:
    """A hash of everything that the site is built from."""
    sources = [path for folder in (PROGRAM, HERE) for path in folder.rglob("*") if "__pycache__" not in path.parts]
    sources += [engines.LOCK, *(ROOT / name for name in engines.SOURCES)]
    versions = [distribution(package).version for package in PACKAGES]
    return digest(*(path.read_bytes() for path in sorted(sources) if path.is_file()), json.dumps(versions).encode())


def run(*words_of_command: str | Path, words: str) -> None:
    program = shutil.which(str(words_of_command[0]))
    if program is None:
        raise Fault(f"There is no {words_of_command[0]}: install Node 18 or newer with npm, and call make site again.")
    ran = subprocess.run(
        [program, *map(str, words_of_command[1:])], cwd=WORK, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    if ran.returncode:
        raise Fault(f"{words}: {ran.stdout.strip()[-1500:]}")


# --- inputs


def fetched() -> Path:
    """The folder of Pyodide, as named in package-lock.json; npm checks its hash."""
    pyodide, about = WORK / "node_modules" / "pyodide", "package.json"
    locked = json.loads((HERE / "package-lock.json").read_bytes())["packages"]["node_modules/pyodide"]["version"]
    there = (pyodide / about).is_file() and json.loads((pyodide / about).read_bytes())["version"]
    if there != locked:
        for name in (about, "package-lock.json"):
            shutil.copy(HERE / name, WORK / name)
        run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", words="npm could not fetch Pyodide")
    return pyodide


def staged(pyodide: Path) -> None:
    """Copy the sources to compile: the program, its packages, and the standard library."""
    stage = WORK / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    for path in sorted(PROGRAM.rglob("*")):
        inside = path.relative_to(PROGRAM)
        if path.is_file() and belongs(inside):
            copied(path, stage / "program" / "tableforone" / inside)
    copied(HERE / "libraries.py", stage / "program" / "tableforone_libraries.py")
    for package, folder in PACKAGES.items():
        for file in distribution(package).files or ():
            if file.parts[0] == folder and file.suffix == ".py":
                copied(Path(str(file.locate())), stage / "program" / file)
    with zipfile.ZipFile(pyodide / LIBRARY) as library:
        library.extractall(stage / "library", [name for name in library.namelist() if name.endswith(".py")])


def compiled(pyodide: Path) -> None:
    """Compile what the app uses; keep the rest of the library that may be needed."""
    run("node", HERE / "compile.mjs", pyodide, WORK / "stage", words="Python could not be compiled for the browser")
    library = WORK / "stage" / "library"
    for path in library.rglob("*.py"):
        if NOT_NEEDED.fullmatch(path.relative_to(library).as_posix()):
            path.unlink()


def belongs(inside: Path) -> bool:
    """Whether a browser needs this file of the program."""
    made = "__pycache__" in inside.parts or inside.suffix in (".c", ".so", ".pyc")
    partner = inside.name.startswith("partner-")  # weaker nets
    return not made and not partner and inside.parts[0] not in LEFT_OUT


def copied(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


# --- outputs


def laid_out(site: Path, pyodide: Path, libraries: Path | None) -> dict[str, str]:
    """Write all files except the first page; returns the addresses and the variant for it."""
    for name, path in assets.files().items():
        written(site / f"at{assets.address(name)}", path.read_bytes())
    runtime = {name: without_map((pyodide / name).read_bytes()) for name in RUNTIME}
    runtime |= {LIBRARY: NOTHING, UNPACKED: zipped(WORK / "stage" / "library")}
    runtime[LOCK] = lock(pyodide)
    python = f"python-{digest(*runtime.values())}"
    for name, data in runtime.items():
        packed(site / python / name, data)
    own = {path.name: path.read_bytes() for path in sorted((HERE / "web").iterdir()) if path.name in PARTS}
    nets = WORK / "stage" / "nets"
    for path in sorted((WORK / "stage" / "program").rglob("*.bin")):  # only the coach reads them
        copied(path, nets / path.relative_to(WORK / "stage" / "program"))
        path.unlink()
    others = WORK / "stage" / "program" / "languages"
    archives = {f"{language}.zip": zipped(others / language) for language in LANGUAGES}
    shutil.rmtree(others)
    archives |= {"program.zip": zipped(WORK / "stage" / "program"), "nets.zip": zipped(nets)}
    if libraries:
        archives[ENGINES] = zipped(libraries)
    program = f"program-{digest(*archives.values(), *own.values())}"
    for name, archive in archives.items():
        packed(site / program / name, archive)
    for name, data in own.items():
        written(site / program / name, data)
    return {"python": f"{python}/", "program": f"{program}/", "engines": "compiled" if libraries else "plain"}


def without_map(data: bytes) -> bytes:
    """A script without the address of its source map, which is not there."""
    return re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", data) if data[:4] != b"\0asm" else data


def lock(pyodide: Path) -> bytes:
    """The lock file for Pyodide: its Python, and no further packages."""
    known = json.loads((pyodide / LOCK).read_bytes())
    return json.dumps({"info": known["info"], "packages": {}}).encode()


def zipped(folder: Path) -> bytes:
    """A folder as one uncompressed zip file: the same contents give the same bytes."""
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                about = zipfile.ZipInfo(path.relative_to(folder).as_posix(), MIDNIGHT)
                about.external_attr = 0o644 << 16
                archive.writestr(about, path.read_bytes())
    return whole.getvalue()


def called(name: str, language: str) -> str:
    """The name of a file in this language.

    >>> called("index.html", "en"), called("index.html", "de")
    ('index.html', 'index-de.html')
    """
    return name if language == HOME else name.replace(".", f"-{language}.")


def index(known: dict[str, str]) -> str:
    """The first page: the games, shown while the rest is loading."""
    boxes = [(spec, look_of(spec), render.scene(spec)) for spec in games.all_games()]
    source, mark = (HERE / "web" / "index.html").read_text(encoding="utf-8"), assets.files()["mark.svg"].read_bytes()
    html = render.environment().from_string(source).render(
        boxes=boxes, policy=POLICY, version=tableforone.__version__, mark=b64encode(mark).decode(),
        which=t(f"site-{known['engines']}"), say=offline.words(len(boxes)), manifest=called(MANIFEST, SPOKEN.get()),
        languages=" ".join((HOME, *LANGUAGES)), **known
    )  # fmt: skip
    return re.sub(r'((?:href|src)=")/static/', r"\1at/static/", html)


def its_manifest() -> str:
    """The app's manifest, for a site under any path."""
    about = manifest() | {"id": "./", "start_url": "./", "scope": "./"}
    for icon in about["icons"]:
        icon["src"] = f"at{assets.address(icon['src'])}"
    return json.dumps(about, indent=1) + "\n"


def listed(site: Path) -> None:
    """Write the service worker, with the list of all files, their hashes and sizes."""
    files = {
        path.relative_to(site).as_posix(): [integrity(path.read_bytes()), path.stat().st_size]
        for path in sorted(site.rglob("*"))
        if path.is_file()
    }
    source = (HERE / "web" / "sw.js").read_text(encoding="utf-8")
    unpacker = b64encode((HERE / "web" / "unlzma.wasm").read_bytes()).decode()
    source = source.replace("/*UNPACKER*/null", json.dumps(unpacker))
    version = digest(json.dumps(files).encode(), source.encode())
    later = [name for name in files if name.rpartition("/")[2].removesuffix(PACKED) in LATER]
    apart = {
        language: [name for name in files if name.rpartition("/")[2].removesuffix(PACKED) in only_for(language)]
        for language in LANGUAGES
    }
    about = {"version": version, "policy": POLICY + FRAMED, "pages": PAGES, "later": later, "languages": apart}
    about |= {"silence": offline.silence(), "files": files}
    known = json.dumps(about, indent=1)
    (site / "sw.js").write_text(source.replace("/*LIST*/null", known), encoding="utf-8")


def only_for(language: str) -> tuple[str, ...]:
    """The files that are fetched only for this language."""
    return f"{language}.zip", called("index.html", language), called(MANIFEST, language)


# --- helpers


def written(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def packed(path: Path, data: bytes) -> None:
    """Write a file in compressed form."""
    # packing takes long
    kept = WORK / "packed" / f"{digest(data, json.dumps(LZMA).encode())}{PACKED}"
    if not kept.is_file():
        small = lzma.compress(data, format=lzma.FORMAT_RAW, filters=[LZMA])
        written(kept, len(data).to_bytes(4, "little") + small)
    written(path.with_name(path.name + PACKED), kept.read_bytes())


def digest(*parts: bytes) -> str:
    """A short hash that changes with any of the parts."""
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()[:10]


def integrity(data: bytes) -> str:
    return "sha256-" + b64encode(hashlib.sha256(data).digest()).decode()


if __name__ == "__main__":
    try:
        main()
    except Fault as fault:
        sys.exit(str(fault))
