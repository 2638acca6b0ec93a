"""Are faults known of what we install?  ``python -m tools.audit`` asks for every locked version, says what it learnt.

pip-audit calls it "no known vulnerabilities" when its source knew none of the packages; we do not.  A source counts if
it names the faults of an old version that is known to have some, and a package if the source has answered for it.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOCKS: Final = tuple(ROOT / "requirements" / f"{name}.txt" for name in ("app", "development", "upkeep"))
SOURCES: Final = {"pypi": "the Python Package Index", "osv": "the OSV database"}
KNOWN_BAD: Final = "jinja2==2.4.1"
FOUND: Final = 1
NOT_ASKED: Final = 69  # "service unavailable" in sysexits.h

Package = dict[str, Any]


def ask(source: str, *words: str | Path) -> list[Package]:
    """What a source says about packages; nothing where it cannot be reached."""
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
    """Does it name the faults of a version that has some?"""
    with TemporaryDirectory() as folder:
        old = Path(folder, "old.txt")
        old.write_text(KNOWN_BAD + "\n", encoding="utf-8")
        return any(package.get("vulns") for package in ask(source, "--no-deps", "--requirement", old))


def faults(package: Package) -> Iterator[str]:
    for fault in package.get("vulns", ()):
        mended = ", mended in " + " and ".join(fault["fix_versions"]) if fault["fix_versions"] else ""
        yield f"{package['name']} {package['version']}: {fault['id']}{mended}"


def verdict(packages: Sequence[Package], source: str) -> tuple[int, list[str]]:
    """The exit status and the sentences for what a source has said about all packages."""
    unknown = sorted({package["name"] for package in packages if "skip_reason" in package})
    bad = sorted({line for package in packages for line in faults(package)})
    known = len({package["name"] for package in packages}) - len(unknown)
    lines = [f"{source} knows of no fault in {known} packages."] if not bad else [f"{source} knows of faults:", *bad]
    if unknown:
        lines.append(f"NOT AUDITED, for {source} did not answer for them: {', '.join(unknown)}.")
    return FOUND if bad else NOT_ASKED if unknown or not known else 0, lines


def main() -> int:
    locks = [word for lock in LOCKS for word in ("--requirement", lock)]
    for source, name in SOURCES.items():
        if answers(source):
            status, lines = verdict(ask(source, "--require-hashes", *locks), name)
            print("\n".join(lines))
            return status
    print(f"NOT AUDITED: {' and '.join(SOURCES.values())} cannot be asked from here, so nothing was learnt.")
    return NOT_ASKED


if __name__ == "__main__":
    sys.exit(main())
