"""Collects the C headers for the browser in headers.zip: ``python -m tools.site.headers FOLDER``.

FOLDER contains two unpacked Debian packages, libpython3.14-dev and emscripten (docs/offline.md has
the commands).  Only the headers that the libraries include are taken, found by compiling them once,
and the licences.
"""

import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.site import build, engines


def main(unpacked: Path) -> None:
    system = unpacked / "usr" / "share" / "emscripten" / "system"
    musl = system / "lib" / "libc" / "musl"
    compat = system / "include" / "compat"
    libc = (system / "include", musl / "arch" / "emscripten", musl / "arch" / "generic", musl / "include")
    config = next(unpacked.glob("usr/include/*-linux-gnu/python3.14/pyconfig.h"))
    pyodide = build.fetched()
    engines._fetch_tools()
    code = engines._translated()
    with TemporaryDirectory() as folder:
        # a copy with another pyconfig.h: the original one would be found first
        python = Path(folder).resolve() / "python"
        shutil.copytree(unpacked / "usr" / "include" / "python3.14", python)
        (python / "pyconfig.h").write_text(configured(config, pyodide), encoding="utf-8")
        roots = {compat: "compat", python: "python", **dict.fromkeys(libc, "libc")}
        used = included(code, [*roots])
        found = {f"{name}/{path.relative_to(root)}": path for root, name in roots.items() for path in used
                 if path.is_relative_to(root) and not (root == libc[0] and path.is_relative_to(compat))}  # fmt: skip
        found["libc/COPYRIGHT"] = musl / "COPYRIGHT"
        found["compat/COPYRIGHT"] = unpacked / "usr" / "share" / "doc" / "emscripten" / "copyright"
        found["python/LICENSE"] = next(Path(sys.base_prefix).glob("lib/python3*/LICENSE.txt"))
        written = {name: path.read_bytes() for name, path in sorted(found.items())}
    with zipfile.ZipFile(engines.HEADERS, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in written.items():
            archive.writestr(zipfile.ZipInfo(name, build.MIDNIGHT), data, zipfile.ZIP_DEFLATED)
    print(f"{engines.HEADERS.name}: {len(written)} files, {engines.HEADERS.stat().st_size} bytes")


def configured(template: Path, pyodide: Path) -> str:
    """pyconfig.h with the configuration of Pyodide's Python; the rest is from the template."""
    ran = subprocess.run(
        ["node", engines.NATIVE / "config.mjs", pyodide], check=True, capture_output=True, encoding="utf-8"
    )
    known: dict[str, int] = json.loads(ran.stdout)

    def said(line: str) -> str:
        found = re.match(r"(?:#define|/\* #undef) +(\w+)", line)
        if not found or found[1] not in known:
            return line
        value = known[found[1]]
        return f"#define {found[1]} {value}" if value else f"/* #undef {found[1]} */"

    return "\n".join(map(said, template.read_text(encoding="utf-8").split("\n")))


def included(code: Path, roots: list[Path]) -> set[Path]:
    """All headers that the libraries include."""
    sources = [engines.NATIVE / "door.c", engines._package(code) / "players" / "quick" / "net.c"]
    sources += [code / "build" / f"__native_{group}.c" for group in engines._groups(code)]
    own = (engines.TOOLS / "mypyc" / "lib-rt", code / "build")
    where = [f"-isystem{path}" for path in (engines._zig().parent / "lib" / "include", *roots)]
    found: set[Path] = set()
    for source in sources:
        clang: list[str | Path] = [engines._zig(), "clang", "--target=wasm32-unknown-emscripten", "-nostdinc", *where]
        command = [*clang, *(f"-I{path}" for path in own), *engines.FLAGS, "-M", source]
        told = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
        found |= {Path(word).resolve() for word in told.replace("\\\n", " ").split() if word.endswith(".h")}
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
