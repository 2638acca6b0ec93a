"""Checks that an installed wheel plays like the sources: ``python tools/wheel.py``.

The wheel's engines must be compiled, and all their games must equal those of the plain sources.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = "30"


def played(path: str) -> Any:
    """The digests of the games that are found with this folder first on the path."""
    ran = subprocess.run(
        [sys.executable, "-B", "-m", "tests.conformance.digests", GAMES],
        cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return json.loads(ran.stdout.splitlines()[-1])


def main() -> None:
    wheel, plain = played(""), played(str(ROOT / "src"))
    if wheel["module"].endswith(".py"):
        sys.exit(f"The engines of the wheel are not compiled: {wheel['module']}")
    if wheel["digests"] != plain["digests"] or not plain["digests"]:
        sys.exit(f"The wheel plays other games:\n{wheel['digests']}\n{plain['digests']}")
    print(f"The wheel plays as the sources do: {', '.join(wheel['digests'])}.")


if __name__ == "__main__":
    main()
