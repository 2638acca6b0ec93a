"""Prints what the checks find: ``python -m tools.lint [PATH...]``; with paths, only findings of these files.

The exit status is 1 if anything is found, and 2 if a path does not exist.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.lint.checks import findings
from tools.lint.tree import ROOT


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.lint", description=__doc__)
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="a file or folder to check")
    paths = [path.resolve() for path in parser.parse_args(words).paths]
    for path in paths:
        if not path.exists() or not path.is_relative_to(ROOT):
            parser.error(f"“{path}” is not a file or folder of this repository. Choose another path.")
    found = findings(paths)
    print(*found, sep="\n", end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
