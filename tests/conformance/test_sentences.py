"""Tests that no code parses sentences: it uses kinds, actors, things and labels."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from tests.conformance.shelf import importable

SOURCE: Final = Path(__file__).parents[2] / "src" / "tableforone"
SPOKEN: Final = {"words", "text", "said", "says", "line", "sentence", "told", "asked", "label", "note", "message"}
SPEAKS: Final = {"say", "ask", "tell", "short", "log", "told"}
READS: Final = {
    "startswith", "endswith", "find", "rfind", "index", "rindex", "count", "partition", "rpartition", "split", "rsplit",
    "removeprefix", "removesuffix",
}  # fmt: skip
NOT_OURS: Final = {  # text written by a person or in a document, not by a game's messages
    "terminal/answers.py": "what the person typed",
    "terminal/session.py": "what the person typed",
    "pages/rulebook.py": "RULES.md is Markdown",
}
IN_TEMPLATES: Final = re.compile(
    rf"\b(?:{'|'.join(sorted(SPOKEN))})\b(?:\.text|\.note)?\s*(?:\.(?:{'|'.join(sorted(READS))})\(|\|\s*replace\()"
    rf"|\"\s+in\s+\w*\.?(?:{'|'.join(sorted(SPOKEN))})\b"
)


def speaking_files() -> list[Path]:
    """All code that writes or shows texts: voices and faces of games, pages, the terminal."""
    rooms = [SOURCE / "pages", SOURCE / "terminal"]
    files: list[Path] = []
    for spec in importable():
        for name in ("voice", "face"):
            rooms.append(spec.folder / name)
            files += spec.folder.glob(f"modules/*/{name}.py")
    return sorted(
        files + [path for room in rooms for path in room.rglob("*") if path.suffix in (".py", ".html", ".svg")]
    )


def last_name(node: ast.expr) -> str:
    """The last name of an expression: ``choice.words`` is words, ``spec.say(...)`` is say."""
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Call):
        return f"{last_name(node.func)}()"
    return node.id if isinstance(node, ast.Name) else ""


def is_spoken(node: ast.expr) -> bool:
    name = last_name(node)
    return name in SPOKEN or (name.removesuffix("()") in SPEAKS and name.endswith("()"))


def read_back(code: str) -> list[str]:
    """The places where Python code parses a sentence.

    >>> read_back("if text.startswith('You'): pass")
    ['1: text.startswith']
    >>> read_back("if 'krone' in choice.words: pass")
    ["1: 'krone' in words"]
    >>> read_back("names = word.split()")
    []
    """
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READS:
            if is_spoken(node.func.value):
                found.append(f"{node.lineno}: {last_name(node.func.value)}.{node.func.attr}")
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            known = isinstance(node.left, ast.Constant) and isinstance(node.left.value, str)
            if known and is_spoken(node.comparators[0]):
                found.append(f"{node.lineno}: {ast.unparse(node.left)} in {last_name(node.comparators[0])}")
    return found


@pytest.mark.parametrize("path", speaking_files(), ids=lambda path: "/".join(path.parts[-4:]))
def test_no_code_looks_into_a_sentence(path: Path) -> None:
    if any(path.as_posix().endswith(name) for name in NOT_OURS):
        return
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        assert not read_back(text)
    else:
        assert not [match[0] for match in IN_TEMPLATES.finditer(text)]
