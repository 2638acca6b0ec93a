"""Do the docs name files that exist?"""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
NAMED: Final = re.compile(r"(?<![<\w])[\w/]*\w\.py\b")  # not <topic>.py
OF_A_READER: Final = {"my_game.py"}


@pytest.mark.parametrize("page", sorted(ROOT.glob("docs/*.md")), ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    folders = ("src", "tests", "tools", "examples", "benchmarks")
    known = {f"/{path.relative_to(ROOT)}" for folder in folders for path in (ROOT / folder).rglob("*.py")}
    known |= {f"/{path.name}" for path in ROOT.glob("*.py")}
    named = set(NAMED.findall(page.read_text(encoding="utf-8"))) - OF_A_READER
    missing = [name for name in named if not any(path.endswith(f"/{name.lstrip('/')}") for path in known)]
    assert not missing, f"{page.name} names {sorted(missing)}"
