"""Python code: no import cycles, no unused or double names, docstrings, names of comprehensions."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

from tools.lint.messages import SRC
from tools.lint.tree import Finding, Tree

READ: Final = (".py", ".html", ".toml", ".md", ".js", ".ftl")
FOLDERS: Final = ("src", "examples", "tests", "benchmarks", "tools")
# a generator expression has its own frame
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp
COMPREHENSIONS: Final = (ast.ListComp, ast.SetComp, ast.DictComp)
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def check(tree: Tree) -> Iterator[Finding]:
    yield from cycles(tree)
    yield from names_of_two_classes(tree)
    yield from unused_names(tree)
    yield from undocumented(tree)
    for path in tree.files(*FOLDERS, suffix=".py"):
        if tree.text(path).count("for ") > 1:
            yield from hidden(tree, path)


# --- imports


def cycles(tree: Tree) -> Iterator[Finding]:
    """Modules that import themselves through others, also if it happens late or for types only."""
    known = {name_of(path): path for path in tree.files(SRC, suffix=".py")}
    imports = {name: imported(tree, name, path, known) for name, path in known.items()}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        cycle = found.args[1]
        path = known[cycle[1]]
        yield tree.finding(path, 1, f"a cycle of imports: {' ← '.join(cycle)}")


def name_of(path: Path) -> str:
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: Tree, name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of the package that a module imports, including local and type-only imports."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found = set()
    for node in tree.nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                found.add(inner if inner in known else source)
    return (found & known.keys()) - {name}


# --- names


def names_of_two_classes(tree: Tree) -> Iterator[Finding]:
    found: dict[str, Path] = {}
    for path in tree.files(SRC, suffix=".py"):
        for node in tree.nodes(path):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                if node.name in found:
                    where = found[node.name].relative_to(SRC)
                    yield tree.finding(path, node.lineno, f"{where} has a class {node.name}, too")
                found[node.name] = path


def unused_names(tree: Tree) -> Iterator[Finding]:
    """Top-level names of the package that no file uses."""
    said: Counter[str] = Counter()
    for suffix in READ:
        for path in tree.files(*FOLDERS, "docs", suffix=suffix):
            said.update(re.findall(r"[A-Za-z_]\w*", tree.text(path)))
    for spec in tree.specs:  # functions that the game finds by the name of their word
        for word in spec.words:
            said.update(each.__name__ for each in (word.run, word.answer) if each is not None)
    for path in tree.files(SRC, suffix=".py"):
        for name, line in defined(tree.module(path)):
            if said[name] == 1:
                yield tree.finding(path, line, f"nothing uses {name}")


def defined(module: ast.Module) -> Iterator[tuple[str, int]]:
    """The top-level names of a module, except decorated ones, which their decorator uses."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.decorator_list:
            yield node.name, node.lineno
        elif isinstance(node, ast.Assign):
            yield from ((target.id, node.lineno) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node.lineno


def undocumented(tree: Tree) -> Iterator[Finding]:
    """Public names of the environments, which other programs use."""
    for path in sorted((SRC / "env").glob("*.py")):
        for node in (tree.module(path), *public(tree.module(path))):
            if not ast.get_docstring(node):
                name = getattr(node, "name", "the module")
                yield tree.finding(path, getattr(node, "lineno", 1), f"{name} has no docstring")


def public(node: ast.AST) -> Iterator[ast.ClassDef | ast.FunctionDef]:
    """Public classes, functions and methods."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef) and not child.name.startswith("_"):
            yield child
            if isinstance(child, ast.ClassDef):
                yield from public(child)


# --- Python 3.12.0-3.12.3 lose names bound in one comprehension, read in another (gh-118513)


def hidden(tree: Tree, path: Path) -> Iterator[Finding]:
    """Every comprehension that reads an outer name which another one in its function binds."""
    for function in (node for part in parts(tree, path) for node in ast.walk(part)):
        if not isinstance(function, FUNCTIONS):
            continue
        within = own(function)
        comprehensions = [part for part in within if isinstance(part, COMPREHENSIONS)]
        if len(comprehensions) < 2:
            continue
        own_names = {part.arg for part in ast.walk(function.args) if isinstance(part, ast.arg)}
        own_names |= {part.id for part in within if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
        bound = {name for one in comprehensions for name in binds(one)} - own_names
        for one in comprehensions:
            for name in taken(one, bound):
                what = f"{name.id!r} is bound by another comprehension of the same function"
                yield tree.finding(path, name.lineno, what)


def parts(tree: Tree, path: Path) -> Iterator[ast.stmt]:
    """The statements of a module and its classes that may contain two comprehensions."""
    lines, left = tree.text(path).splitlines(), list(tree.module(path).body)
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
