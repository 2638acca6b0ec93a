"""All checks: each is a module with a generator of findings."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from tools.lint import code, docs, messages, names, rooms, rules, sentences, translations, words
from tools.lint.tree import ROOT, Finding, Tree

Check = Callable[[Tree], Iterator[Finding]]
CODE: Final = {".py"}
# each check, and the kinds of files in which it finds something
CHECKS: Final[dict[Check, set[str]]] = {
    messages.check: {".py", ".html", ".ftl"},
    translations.check: {".ftl", ".md"},
    names.check: {".ftl"},
    sentences.check: {".py", ".html", ".svg", ".js", ".css"},
    rooms.check: CODE,
    code.check: CODE,
    words.check: CODE,
    rules.check: {".py", ".md", ".toml"},
    docs.check: {".md", ".cff"},
}


def findings(paths: list[Path], tree: Tree | None = None) -> list[Finding]:
    """What all checks find; with paths, only in these files and folders."""
    tree = tree or Tree()
    suffixes = {path.suffix for path in paths if path.is_file()}
    needed = [
        each for each, kinds in CHECKS.items() if not paths or suffixes & kinds or any(path.is_dir() for path in paths)
    ]
    found = sorted({finding for each in needed for finding in each(tree)})
    return [each for each in found if not paths or any((ROOT / each.path).is_relative_to(path) for path in paths)]
