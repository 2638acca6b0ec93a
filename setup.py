"""Builds the package: plain Python, or with compiled engines if TABLEFORONE_COMPILE=1 is set.

(TABLEFORONE_COMPILE=quickly: without the C compiler's optimization, for those who only compare games.)

Without mypy, without a C compiler or when anything goes wrong, the plain package is installed: same games, slower.
"""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE: Final = Path("src", "tableforone")
KERNEL: Final = (
    "bits",
    "chance",
    "dealer",
    "frames",
    "lots",
    "randomness",
    "rows",
    "sums",
)  # modules of the kernel that run in every game
PLAYERS: Final = ("judge", "mind", "players", "planner", "search", "selfplay")  # players that compute
READING: Final = ("reading",)  # reads positions for environments
NET: Final = PACKAGE / "players" / "quick" / "net.c"  # the learned players' nets
ROOMS: Final = ("rules", "opponent", "bots")  # folders of a game and its modules that are compiled
STILL: Final = (
    "__init__.py",
    "fields.py",
    "invariants.py",
    "own_cards.py",
    "plain.py",
    "words.py",
)  # not compiled: tables that are read once, and slow functions that only tests use
WANTED: Final = os.environ.get("TABLEFORONE_COMPILE", "")
LEVEL: Final = "0" if WANTED == "quickly" else "2"  # 3: slower to build, no faster
FLAGS: Final = (
    "-ffp-contract=off",  # a * b + c is rounded twice, as Python does: same choices
    "-Wno-all",  # warnings about generated code help nobody, and finding them takes half of the time
)


def groups() -> list[tuple[list[str], str | None]]:
    """The modules to compile: of the kernel, the players, the environments and each game."""
    shared = (("kernel", KERNEL), ("players", PLAYERS), ("env", READING))
    found: list[tuple[list[str], str | None]] = [
        ([str(PACKAGE / room / f"{name}.py") for name in names], f"tableforone_{room}") for room, names in shared
    ]
    for folder in sorted((PACKAGE / "games").iterdir()):
        rooms = [path for path in sorted(folder.rglob("*.py")) if path.parent.name in ROOMS]
        modules = [str(path) for path in rooms if path.name not in STILL]
        if modules:
            found.append((modules, f"tableforone_{folder.name}"))
    return found


def extensions() -> list[Extension]:
    """The libraries to build; none if the modules cannot be translated to C."""
    if not WANTED:
        return []
    try:
        from mypyc.build import mypycify

        parts = groups()
        alone = ["--follow-imports=silent", "--no-site-packages"]  # reading numpy takes longer than all of ours
        paths = [*alone, *(path for modules, _ in parts for path in modules)]
        return [*mypycify(paths, separate=parts, opt_level=LEVEL, debug_level="0"), *nets()]
    except (Exception, SystemExit) as reason:  # mypyc ends the program when it meets a type error
        print(f"The engines are not compiled: {reason!r}")
        return []


def nets() -> list[Extension]:
    """The nets of the learned players, written in C; loops over a row of weights gain from -O3."""
    return [Extension("tableforone.players.quicknet", [str(NET)], extra_compile_args=["-O3"])]


class BuildOrLeave(build_ext):
    """Compile; where that fails, leave the plain modules as they are."""

    def build_extension(self, ext: Extension) -> None:
        if self.compiler.compiler_type == "unix":
            ext.extra_compile_args = [*ext.extra_compile_args, *FLAGS]
        super().build_extension(ext)

    def run(self) -> None:
        try:
            super().run()
        except Exception as reason:
            print(f"The engines are not compiled: {reason!r}")
            for library in map(Path, self.get_outputs()):
                library.unlink(missing_ok=True)
            self.extensions = []


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildOrLeave},
    setup_requires=["mypy>=1.11"] if WANTED and find_spec("mypyc") is None else [],
)
