"""Tests that games and texts are the same on every Python of this machine, from 3.11 on."""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import fluent.syntax
import pytest
import typing_extensions

from tools.pythons import pythons

ROOT: Final = Path(__file__).parents[1]
HERE: Final = ".".join(map(str, sys.version_info[:3]))
# digests of games, digests of texts
ASKED: Final = ("tests.conformance.digests 30", "tests.conformance.voices 6")
ASK: Final = """
import runpy, sys
for task in sys.argv[1:]:  # in one process: each reads all of the sources
    sys.argv = task.split()
    runpy.run_module(sys.argv[0], run_name="__main__")
"""
CACHE: Final = {"PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}

# a generator expression has its own frame
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp
COMPREHENSIONS: Final = (ast.ListComp, ast.SetComp, ast.DictComp)
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def test_every_python_here_plays_and_says_the_same(tmp_path: Path) -> None:
    others = {number: python for number, python in pythons().items() if number != HERE}
    if not others:
        pytest.skip(f"only Python {HERE} is here")
    # the message parser; everything else is our own code
    for module in (fluent.syntax, typing_extensions):
        source = Path(module.__file__ or "")
        if source.name == "__init__.py":
            shutil.copytree(source.parent, tmp_path / module.__name__.replace(".", "/"))
        else:
            shutil.copy(source, tmp_path)
    where = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)]), **CACHE}
    expected = said(Path(sys.executable), where)
    for version, python in others.items():
        for task, here, there in zip(ASKED, expected, said(python, where), strict=True):
            assert there == here, f"Python {version} has other games than {sys.version}: {task}"


def said(python: Path, where: dict[str, str]) -> list[Any]:
    """The output of our modules on this Python, with only our sources and the message parser."""
    ran = subprocess.run(
        [python, "-W", "error", "-c", ASK, *ASKED],
        cwd=ROOT, env=os.environ | where, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, f"{python}: {ran.stderr}"
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.parametrize("folder", ["src", "examples", "tests", "benchmarks", "tools"])
def test_no_comprehension_hides_a_name_from_another(folder: str) -> None:
    """Python 3.12.0-3.12.3 lose names bound in one comprehension, read in another (gh-118513)."""
    assert [line for path in sorted((ROOT / folder).rglob("*.py")) for line in hidden(path)] == []


def test_a_hidden_name_is_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("def bad(x):\n    return [[part for part in x], [part(y) for y in x]]\n")
    assert list(hidden(module)) == [f"{module}:2: 'part' is bound by another comprehension of the same function"]
    module.write_text("def good(x):\n    part = len\n    return [[part for part in x], [part(y) for y in x]]\n")
    assert list(hidden(module)) == []
    module.write_text("def good(x):\n    return [[part for part in x], list(part(y) for y in x)]\n")
    assert list(hidden(module)) == []


def hidden(path: Path) -> Iterator[str]:
    """Every comprehension that reads an outer name which another one in its function binds."""
    for function in (node for part in parts(path) for node in ast.walk(part)):
        if not isinstance(function, FUNCTIONS):
            continue
        inside = own(function)
        comprehensions = [part for part in inside if isinstance(part, COMPREHENSIONS)]
        if len(comprehensions) < 2:
            continue
        own_names = {part.arg for part in ast.walk(function.args) if isinstance(part, ast.arg)}
        own_names |= {part.id for part in inside if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
        bound = {name for one in comprehensions for name in binds(one)} - own_names
        for one in comprehensions:
            for name in taken(one, bound):
                yield f"{path}:{name.lineno}: {name.id!r} is bound by another comprehension of the same function"


def parts(path: Path) -> Iterator[ast.stmt]:
    """The statements of a module and its classes that may contain two comprehensions."""
    text = path.read_text(encoding="utf-8")
    lines, left = text.splitlines(), ast.parse(text).body
    while left:
        part = left.pop(0)
        if isinstance(part, ast.ClassDef):
            left[:0] = part.body
        elif sum(line.count("for ") for line in lines[part.lineno - 1 : part.end_lineno]) > 1:
            yield part


def own(function: ast.AST) -> list[ast.AST]:
    """The nodes of a function, without inner functions and without the inside of comprehensions."""
    found, left = list[ast.AST](), [function]
    while left:
        for child in ast.iter_child_nodes(left.pop()):
            if not isinstance(child, (*FUNCTIONS, ast.ClassDef)):
                found.append(child)
                if not isinstance(child, (*COMPREHENSIONS, ast.GeneratorExp)):
                    left.append(child)
    return found


def binds(comprehension: Comprehension) -> set[str]:
    """The variables bound by a comprehension and by those inside it."""
    stored = (part for part in own_and_inner(comprehension) if isinstance(part, ast.Name))
    return {name.id for name in stored if isinstance(name.ctx, ast.Store)}


def own_and_inner(comprehension: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(comprehension):
        if not isinstance(child, ast.Lambda | ast.GeneratorExp):
            yield child
            yield from own_and_inner(child)


def taken(comprehension: Comprehension, bound: set[str]) -> Iterator[ast.Name]:
    """The names that this comprehension reads and does not bind, but another one does."""
    wanted = bound - binds(comprehension)
    for part in own_and_inner(comprehension):
        if isinstance(part, ast.Name) and part.id in wanted:
            yield part
