"""The files that the checks read: each is read and parsed at most once."""

import ast
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from jinja2 import Environment
from jinja2.nodes import Template

from tableforone.kernel.spec import GameSpec
from tests.conformance import shelf

ROOT: Final = Path(__file__).parents[2]
LEFT_OUT: Final = {"__pycache__", ".venv", "build", "node_modules"}


class Finding(NamedTuple):
    """Something to correct; the path is relative to the repository."""

    path: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


class Message(NamedTuple):
    """A message, or an attribute of one; the key of a term begins with "-"."""

    path: Path
    line: int
    key: str
    pattern: Any


class Tree:
    """The repository, with the text of some files replaced: tests plant faults that way."""

    def __init__(self, replaced: dict[Path, str] | None = None) -> None:
        self.replaced: Final = replaced or {}
        self._texts: dict[Path, str] = {}
        self._nodes: dict[Path, list[ast.AST]] = {}
        self._messages: dict[Path, list[Message]] = {}
        self._templates: dict[Path, Template] = {}

    def planted(self, path: Path, text: str) -> "Tree":
        """The same files with another text of this one; what was parsed is kept."""
        tree = Tree({**self.replaced, path: text})
        for name in ("_texts", "_nodes", "_messages", "_templates"):
            setattr(tree, name, {each: parsed for each, parsed in getattr(self, name).items() if each != path})
        return tree

    @cached_property
    def specs(self) -> list[GameSpec]:
        """The games: built-in ones, those of examples/ and of the tests."""
        shelf.stock()
        return shelf.importable()

    def files(self, *folders: Path | str, suffix: str) -> list[Path]:
        """The files of these folders and the folders inside, sorted."""
        found = {*self.replaced}
        for folder in folders:
            found |= {path for path in (ROOT / folder).rglob(f"*{suffix}") if not LEFT_OUT & set(path.parts)}
        within = [ROOT / folder for folder in folders]
        return sorted(
            path for path in found if path.suffix == suffix and any(path.is_relative_to(each) for each in within)
        )

    def exists(self, path: Path) -> bool:
        return path in self.replaced or path.exists()

    def text(self, path: Path) -> str:
        if path not in self._texts:
            self._texts[path] = self.replaced[path] if path in self.replaced else path.read_text(encoding="utf-8")
        return self._texts[path]

    def module(self, path: Path) -> ast.Module:
        module = self.nodes(path)[0]
        assert isinstance(module, ast.Module)
        return module

    def nodes(self, path: Path) -> list[ast.AST]:
        """All nodes of a Python file; the first is the module."""
        if path not in self._nodes:
            self._nodes[path] = list(ast.walk(ast.parse(self.text(path), path)))
        return self._nodes[path]

    def template(self, path: Path) -> Template:
        if path not in self._templates:
            self._templates[path] = Environment().parse(self.text(path))
        return self._templates[path]

    def messages(self, path: Path) -> list[Message]:
        """The messages of a Fluent file; a part that cannot be read is a message without a pattern."""
        if path not in self._messages:
            self._messages[path] = list(messages_in(path, self.text(path)))
        return self._messages[path]

    def finding(self, path: Path, line: int, what: str) -> Finding:
        return Finding(path.relative_to(ROOT), line, what)

    def at(self, path: Path, place: int, what: str) -> Finding:
        """A finding at this place in the text of a file."""
        return self.finding(path, self.text(path).count("\n", 0, place) + 1, what)

    def found(self, path: Path, pattern: str | re.Pattern[str], what: str) -> Iterator[Finding]:
        """A finding for every match in a file; ``{}`` in ``what`` is the matched text."""
        for match in re.finditer(pattern, self.text(path)):
            yield self.at(path, match.start(), what.replace("{}", match[0].strip()))


def messages_in(path: Path, text: str) -> Iterator[Message]:
    starts = [0, *(match.end() for match in re.finditer("\n", text))]
    line = 0

    def line_of(part: Any) -> int:
        nonlocal line
        while line < len(starts) and starts[line] <= part.span.start:
            line += 1
        return line

    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ftl.Junk):
            yield Message(path, line_of(entry), "", entry.annotations[0].message)
        if isinstance(entry, ftl.Message | ftl.Term):
            mark = "-" if isinstance(entry, ftl.Term) else ""
            if entry.value is not None:
                yield Message(path, line_of(entry.id), mark + entry.id.name, entry.value)
            for each in entry.attributes:
                yield Message(path, line_of(each.id), f"{mark}{entry.id.name}.{each.id.name}", each.value)


def inside(node: Any) -> Iterator[Any]:
    """A part of a message and everything inside it."""
    yield node
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else ():
        if isinstance(value, ftl.BaseNode | list):
            yield from inside(value)
