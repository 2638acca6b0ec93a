"""Builds README.md and docs/ as a book in build/docs/, with MkDocs: ``python -m tools.docs``.

The book has all pages in one folder.  So links between pages lose their folder, and a link to a
source file becomes its name.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
SOURCE: Final = ROOT / "build" / "docs-source"
TOP: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
# directives that fill in signatures: a comment on GitHub, text in the book
FILLED: Final = re.compile(r"^<!-- (:::.*?) -->$", re.MULTILINE | re.DOTALL)
MARK: Final = re.compile(r"^ *<!-- (?:not run:|run by) .*-->\n", re.MULTILINE)  # for the tests


def in_book(page: Path, text: str) -> str:
    """A page with its links changed for the book."""

    def link(found: re.Match[str]) -> str:
        picture, name, target = found.groups()
        if "://" in target or target.startswith("#"):
            return found[0]
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve()
        inside = TOP.get(str(there.relative_to(ROOT)))
        if inside is None:
            if not there.is_relative_to(DOCS) or there.is_dir():
                return found[0] if not there.exists() else f"`{there.relative_to(ROOT)}`"
            inside = str(there.relative_to(DOCS))
        up = "../" * (len(page.relative_to(DOCS).parts) - 1) if page.is_relative_to(DOCS) else ""
        return f"{picture}[{name}]({up}{inside}{'#' + anchor if anchor else ''})"

    return LINK.sub(link, FILLED.sub(r"\1", MARK.sub("", text)))


def main() -> int:
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(DOCS, SOURCE)
    for page in DOCS.rglob("*.md"):
        (SOURCE / page.relative_to(DOCS)).write_text(in_book(page, page.read_text(encoding="utf-8")), encoding="utf-8")
    for name, as_page in TOP.items():
        (SOURCE / as_page).write_text(in_book(ROOT / name, (ROOT / name).read_text(encoding="utf-8")), encoding="utf-8")
    built = subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=ROOT, check=False)
    if not built.returncode:
        print("The docs are in build/docs/: open build/docs/index.html.")
    return built.returncode


if __name__ == "__main__":
    sys.exit(main())
