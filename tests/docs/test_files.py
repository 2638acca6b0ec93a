"""Tests that docs name existing files and one version, and that changelog entries are one line."""

import re
from pathlib import Path
from typing import Final

import pytest

import tableforone

ROOT: Final = Path(__file__).parents[2]
NAMED: Final = re.compile(r"(?<![<\w])[\w/]*\w\.py\b")  # not <topic>.py
OF_A_READER: Final = {"my_game.py"}


def test_one_version_everywhere() -> None:
    """The citation, the changelog and the wheel in the docs have the program's version."""
    version = tableforone.__version__
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {version}\n" in cited
    (day,) = re.findall(r"^date-released: (\S+)$", cited, re.MULTILINE)
    assert f"\n## {version} ({day})\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    assert set(re.findall(r"tableforone-([\d.]+)-py3-none-any\.whl", page)) == {version}


def test_the_changelog_has_one_line_for_each_entry() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()[5:]
    assert [line for line in lines if len(line) > 100 or not re.match(r"$|#{2,3} |- .+\.$", line)] == []


@pytest.mark.parametrize("page", sorted(ROOT.glob("docs/*.md")), ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    folders = ("src", "tests", "tools", "examples", "benchmarks")
    known = {f"/{path.relative_to(ROOT)}" for folder in folders for path in (ROOT / folder).rglob("*.py")}
    known |= {f"/{path.name}" for path in ROOT.glob("*.py")}
    named = set(NAMED.findall(page.read_text(encoding="utf-8"))) - OF_A_READER
    missing = [name for name in named if not any(path.endswith(f"/{name.lstrip('/')}") for path in known)]
    assert not missing, f"{page.name} names {sorted(missing)}"
