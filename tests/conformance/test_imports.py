"""Tests that the package imports without cycles and that every name is used."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import tableforone
from tableforone.games import all_games

ROOT: Final = Path(tableforone.__file__).parent
REPOSITORY: Final = Path(__file__).parents[2]
READ: Final = {".py", ".html", ".toml", ".md", ".js", ".ftl"}


def modules(root: Path) -> dict[str, Path]:
    """All modules of a package, by name."""
    found = {}
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of the package that a module imports, including local and type-only imports."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                found.add(inner if inner in known else source)
    return (found & known.keys()) - {name}


def order(root: Path) -> list[str]:
    """The modules, each after those it imports; a CycleError names the modules of a cycle."""
    known = modules(root)
    return list(TopologicalSorter({name: imported(name, path, known) for name, path in known.items()}).static_order())


def test_no_module_imports_itself_through_others() -> None:
    assert len(order(ROOT)) == len(modules(ROOT)) > 400


def test_a_cycle_is_found_where_it_is_hidden(tmp_path: Path) -> None:
    package = tmp_path / "sample"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "first.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import second\n")
    (package / "second.py").write_text("def late():\n    from sample.first import x\n    return x\n")
    try:
        order(package)
    except CycleError as found:
        assert {"sample.first", "sample.second"} <= set(found.args[1])
    else:
        raise AssertionError("the cycle was not found")


def defined(path: Path) -> Iterator[str]:
    """The top-level names of a module, except decorated ones, which their decorator uses."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.decorator_list:
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def named_after_words() -> Iterator[str]:
    """The names of functions that the game finds by the name of their word."""
    for spec in all_games():
        for each in spec.words:
            yield from (function.__name__ for function in (each.run, each.answer) if function is not None)


def test_every_name_is_used_somewhere() -> None:
    said = Counter(named_after_words())
    for folder in (ROOT, *(REPOSITORY / name for name in ("tests", "examples", "docs", "tools", "benchmarks"))):
        for path in folder.rglob("*"):
            if path.suffix in READ:
                said.update(re.findall(r"[A-Za-z_]\w*", path.read_text(encoding="utf-8")))
    unused = [f"{path}: {name}" for path in sorted(ROOT.rglob("*.py")) for name in defined(path) if said[name] == 1]
    assert not unused
