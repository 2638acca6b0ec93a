"""Measures all tests and writes the slowest groups into docs/upkeep.md: ``python -m tools.durations``.

It runs ``make test`` and ``make check`` in one process each, without the types.  With files as
arguments it reads the output of ``pytest --durations=0`` from them instead, first of ``make test``.
"""

import re
import resource
import subprocess
import sys
from operator import itemgetter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "upkeep.md"
START: Final = "<!-- durations -->\n"
END: Final = "<!-- end of durations -->\n"
COMMANDS: Final = {"make test": "not check", "make check": "check"}
# pytest's line: "1.23s call     tests/web/test_pages.py::test_name[case]"
LINE: Final = re.compile(r"^ *([\d.]+)s (?:setup|call|teardown) +(\S+?)(?:::|$)", re.MULTILINE)
SHOWN: Final = 12  # groups of each command


def main(files: list[str]) -> int:
    """Write the table; 1 if a test failed."""
    parts, failed = [], False
    for (command, marks), file in zip(COMMANDS.items(), files or [""] * len(COMMANDS), strict=False):
        if file:
            said, spent = Path(file).read_text(encoding="utf-8"), 0.0
        else:
            print(f"Running the tests of {command} ...", flush=True)
            before = processor_seconds()
            ran = subprocess.run(
                [sys.executable, "-m", "pytest", "-n0", "-m", marks, "--durations=0", "-vv"],
                cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False,
            )  # fmt: skip
            said, spent, failed = ran.stdout, processor_seconds() - before, failed or ran.returncode != 0
        parts.append(table(command, seconds_of(said), spent))
    before_it, _, rest = PAGE.read_text(encoding="utf-8").partition(START)
    PAGE.write_text(before_it + START + "\n" + "\n".join(parts) + "\n" + END + rest.partition(END)[2], encoding="utf-8")
    print("\n".join(parts))
    return int(failed)


def seconds_of(said: str) -> dict[str, float]:
    """The seconds of each group of tests, from pytest's output.

    >>> seconds_of("1.50s call tests/web/test_a.py::test_it[x]\\n0.50s setup tests/web/test_a.py::test_it[x]\\n")
    {'tests/web': 2.0}
    """
    found: dict[str, float] = {}
    for seconds, file in LINE.findall(said):
        found[group_of(file)] = found.get(group_of(file), 0.0) + float(seconds)
    return found


def group_of(file: str) -> str:
    """The first two folders of a file, or the file itself.

    >>> group_of("tests/games/toy/test_a.py"), group_of("tests/test_tools.py"), group_of("src/tableforone/a/b.py")
    ('tests/games', 'tests/test_tools.py', 'src/tableforone')
    """
    return "/".join(file.split("/")[:2])


def table(command: str, seconds: dict[str, float], processor: float = 0.0) -> str:
    """The slowest groups of a command as a table in Markdown."""
    told = f" ({processor:.0f} s of processor time)" if processor else ""
    lines = [f"| `{command}`{told} | seconds |", "| --- | ---: |"]
    slowest = sorted(seconds.items(), key=itemgetter(1), reverse=True)
    rest = sum(second for _, second in slowest[SHOWN:])
    groups = [*slowest[:SHOWN], *([("the others", rest)] if rest else [])]
    lines += [f"| {f'`{group}`' if '/' in group else group} | {second:.0f} |" for group, second in groups]
    return "\n".join([*lines, f"| all | {sum(seconds.values()):.0f} |", ""])


def processor_seconds() -> float:
    """The processor time of all ended child processes."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
