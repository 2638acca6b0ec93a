"""Checks every locked package for known vulnerabilities: ``python -m tools.audit``.

pip-audit also reports "no known vulnerabilities" if its source knows none of the packages.  So a
source counts only if it reports the vulnerabilities of a known bad version, and a package only if
the source has answered for it.  npm's registry is asked about the npm packages of the offline site.
"""

import json
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKED: Final = ("app", "development", "compile", "upkeep", "wheels", "site")
LOCKS: Final = tuple(ROOT / "requirements" / f"{name}.txt" for name in LOCKED)
SOURCES: Final = {"pypi": "the Python Package Index", "osv": "the OSV database"}
KNOWN_BAD: Final = "jinja2==2.4.1"
NPM_LOCK: Final = ROOT / "tools" / "site" / "package-lock.json"
NPM: Final = "the npm registry"
NPM_ADDRESS: Final = "https://registry.npmjs.org/-/npm/v1/security/advisories/bulk"
NPM_KNOWN_BAD: Final = {"ws": ["7.4.0"]}
PATIENCE: Final = 30  # seconds
FOUND: Final = 1
NOT_ASKED: Final = 69  # "service unavailable" in sysexits.h

Package = dict[str, Any]
Packages = Mapping[str, Sequence[str]]  # versions by name


def ask(source: str, *words: str | Path) -> list[Package]:
    """A source's report about packages; [] if it cannot be reached."""
    asked = subprocess.run(
        [sys.executable, "-m", "pip_audit", "--progress-spinner=off", "--format=json", "--disable-pip",
         f"--vulnerability-service={source}", *map(str, words)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    try:
        packages: list[Package] = json.loads(asked.stdout)["dependencies"]
    except (ValueError, KeyError):
        return []
    return packages


def answers(source: str) -> bool:
    """Whether the source reports the vulnerabilities of a known bad version."""
    with TemporaryDirectory() as folder:
        old = Path(folder, "old.txt")
        old.write_text(KNOWN_BAD + "\n", encoding="utf-8")
        return any(package.get("vulns") for package in ask(source, "--no-deps", "--requirement", old))


def faults(package: Package) -> Iterator[str]:
    for fault in package.get("vulns", ()):
        mended = ", fixed in " + " and ".join(fault["fix_versions"]) if fault["fix_versions"] else ""
        yield f"{package['name']} {package['version']}: {fault['id']}{mended}"


def verdict(packages: Sequence[Package], source: str) -> tuple[int, list[str]]:
    """The exit code and a message, from a source's report about all packages."""
    unknown = sorted({package["name"] for package in packages if "skip_reason" in package})
    bad = sorted({line for package in packages for line in faults(package)})
    known = len({package["name"] for package in packages}) - len(unknown)
    lines = [f"{source} knows of no fault in {known} packages."] if not bad else [f"{source} knows of faults:", *bad]
    if unknown:
        lines.append(f"NOT AUDITED, because {source} did not answer: {', '.join(unknown)}.")
    return FOUND if bad else NOT_ASKED if unknown or not known else 0, lines


def audit_python() -> tuple[int, list[str]]:
    """The exit code and a message about the Python packages."""
    for source, name in SOURCES.items():
        if answers(source):
            heard = [package for lock in LOCKS for package in ask(source, "--require-hashes", "--requirement", lock)]
            return verdict(heard, name)
    return NOT_ASKED, [f"NOT AUDITED: {' and '.join(SOURCES.values())} cannot be reached."]


# --- npm


def npm_packages() -> dict[str, list[str]]:
    """The locked versions of all npm packages of the site."""
    found: dict[str, list[str]] = {}
    for place, about in json.loads(NPM_LOCK.read_text(encoding="utf-8"))["packages"].items():
        if place:  # the entry without a path is the site itself
            found.setdefault(place.rpartition("node_modules/")[2], []).append(about["version"])
    return found


def ask_npm(packages: Packages) -> dict[str, list[dict[str, Any]]]:
    """The registry's report about packages; {} if it cannot be reached."""
    asked = urllib.request.Request(
        NPM_ADDRESS, json.dumps(packages).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            said: dict[str, list[dict[str, Any]]] = json.load(answer)
    except (OSError, ValueError):
        return {}
    return said


def audit_npm() -> tuple[int, list[str]]:
    """The exit code and a message about the npm packages."""
    if not ask_npm(NPM_KNOWN_BAD):
        return NOT_ASKED, [f"NOT AUDITED: {NPM} cannot be reached."]
    packages = npm_packages()
    bad = sorted({f"{name}: {fault['title']}" for name, said in ask_npm(packages).items() for fault in said})
    if bad:
        return FOUND, [f"{NPM} knows of faults:", *bad]
    return 0, [f"{NPM} knows of no fault in {len(packages)} packages."]


def main() -> int:
    found = [audit_python(), audit_npm()]
    for _, lines in found:
        print("\n".join(lines))
    statuses = [status for status, _ in found]
    return FOUND if FOUND in statuses else max(statuses)


if __name__ == "__main__":
    sys.exit(main())
