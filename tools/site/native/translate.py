"""Translates the engines to C for the browser's Python: ``python translate.py VERSION SUFFIX``.

Runs in a copy of the sources and writes build/*.c and groups.json.  It needs mypy as plain Python:
the compiled one supports only the Python it runs on.
"""

import importlib.machinery
import json
import sys
import sysconfig
from collections import namedtuple
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

# Import modules that check the version of this Python before another version is set.
import mypy.api
import mypy.build
import mypy.main  # noqa: F401
import setuptools  # type: ignore[import-untyped,unused-ignore]
import setuptools.command.build_ext  # type: ignore[import-untyped,unused-ignore]
import typing_extensions  # noqa: F401

VERSION, SUFFIX = sys.argv[1:]
Version = namedtuple("Version", "major minor micro releaselevel serial")
NOT_THERE = "tableforone_env"  # environments are not part of the site

real = sysconfig.get_config_var
sysconfig.get_config_var = lambda name: 4 if name == "SIZEOF_SIZE_T" else real(name)
major, minor, micro = map(int, VERSION.split("."))
sys.version_info = Version(major, minor, micro, "final", 0)  # type: ignore[assignment]
importlib.machinery.EXTENSION_SUFFIXES[:] = [SUFFIX]

import mypyc.common  # noqa: E402
from mypyc.build import mypycify  # noqa: E402

assert mypyc.common.IS_32_BIT_PLATFORM, "mypyc does not write C for 32 bits"
assert mypyc.common.HAVE_IMMORTAL, "mypyc does not write C for Python 3.12 or newer"


def groups() -> list[tuple[list[str], str | None]]:
    """The groups of modules that setup.py compiles for this machine."""
    setuptools.setup = lambda **_: None
    sys.argv = ["setup.py"]
    found = spec_from_file_location("ours", "setup.py")
    assert found is not None and found.loader is not None
    ours = module_from_spec(found)
    found.loader.exec_module(ours)
    return [(paths, name) for paths, name in ours.groups() if name != NOT_THERE]


def module(path: str) -> str:
    return path.removeprefix("src/").removesuffix(".py").replace("/", ".")


parts = groups()
options = ["--follow-imports=silent", "--no-site-packages"]
mypycify([*options, *(path for paths, _ in parts for path in paths)], separate=parts, opt_level="2", debug_level="0")
found = {name: [module(path) for path in paths] for paths, name in parts}
Path("groups.json").write_text(json.dumps(found, indent=1), encoding="utf-8")
