"""Imports compiled engines in a browser from a folder of libraries.

``use`` installs a finder before the others: the engines' modules come from the libraries, all other
modules are plain Python.  The libraries must be beside the package, where its modules look for
their data.  ``use`` must be called before any module of the package is imported. So in the browser
this module is ``tableforone_libraries``, beside the package.
"""

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

GROUPS: Final = "groups.json"  # the modules in each library
DOOR: Final = "tableforone_door"  # the library that opens the others
NET: Final = "tableforone.players.quicknet"  # a library with a single module


class Libraries(MetaPathFinder, Loader):
    """Finds the modules of the groups in their libraries."""

    def __init__(self, folder: Path) -> None:
        groups: dict[str, list[str]] = json.loads((folder / GROUPS).read_text(encoding="utf-8"))
        self._folder: Final = folder
        self._group_of: Final = {module: group for group, modules in groups.items() for module in modules}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == NET:
            return spec_from_file_location(fullname, self._folder / f"quicknet{EXTENSION_SUFFIXES[0]}")
        return ModuleSpec(fullname, self, origin="compiled") if fullname in self._group_of else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        group = f"{self._group_of[spec.name]}__mypyc"
        init = f"init_{spec.name.replace('___', '___3_').replace('.', '___')}"
        library, door = import_module(group), import_module(DOOR)
        opened: ModuleType = door.open(library, init, f"{group}.ensure_deps", f"{group}.{init}")
        return opened

    def exec_module(self, module: ModuleType) -> None:
        """Nothing to do: the library has already run the module."""


def use(folder: str) -> None:
    """Use the engines in the libraries of this folder, which is already on the path."""
    sys.meta_path.insert(0, Libraries(Path(folder)))


def tried(folder: str) -> str:
    """Import every game with these libraries; if that fails, use plain Python.

    Returns the error, or "".
    """
    finders, modules = [*sys.meta_path], set(sys.modules)
    try:
        use(folder)
        import_module("tableforone").games.all_games()
    except Exception as fault:  # a library that does not fit this browser may fail in any way
        sys.meta_path[:] = finders
        for name in set(sys.modules) - modules:
            if name.partition(".")[0] == "tableforone":
                del sys.modules[name]
        return f"{type(fault).__name__}: {fault}"
    return ""
