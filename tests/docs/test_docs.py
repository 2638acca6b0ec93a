"""Tests that the examples of README and docs run; tools/lint checks what they name."""

import inspect
import io
import re
import shlex
from pathlib import Path
from pydoc import locate
from typing import Final

import pytest

from tableforone import cli
from tableforone.store import Store
from tools.docs import in_book
from tools.lint.docs import BLOCK

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def examples(page: Path) -> list[str]:
    """The commands of a page that are run, in order."""
    blocks = [found for found in BLOCK.finditer(page.read_text(encoding="utf-8")) if not found["why"]]
    lines = [line for block in blocks for line in block["text"].splitlines()]
    return [line for line in lines if line.startswith("tableforone ")]


def typed(page: Path) -> list[str]:
    """All commands that a page shows, also those that are not run."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    return re.findall(r"^(?: {4})?tableforone (.+)$", text, re.MULTILINE)


@pytest.mark.parametrize("page", [page for page in PAGES if typed(page)], ids=named)
def test_the_commands_of_a_page_have_the_arguments_that_it_shows(page: Path) -> None:
    for line in typed(page):
        words = shlex.split(line.replace("GAME", "salamandra"), comments=True)
        assert callable(cli.parser("en").parse_args(words).run), line


@pytest.mark.check
@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=named)
def test_the_commands_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The commands run in order in a temporary folder; ID is the game played last."""
    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path / "data"))
    (tmp_path / "studies").symlink_to(ROOT / "studies")
    monkeypatch.chdir(tmp_path)
    for line in examples(page):
        words = shlex.split(line, comments=True)[1:]
        if "ID" in words:
            with Store(tmp_path / "data") as store:
                name = store.tables()[0].id
            words = [name if word == "ID" else word for word in words]
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        assert cli.main(words) == 0, f"{line}: {capsys.readouterr().err}"


@pytest.mark.parametrize(("page", "prints"), [("README.md", "Result"), ("docs/python.md", "lost")])
def test_the_python_example_of_a_page_runs(page: str, prints: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    (example,) = [found["text"] for found in BLOCK.finditer(text) if found["kind"] == "python"]
    exec(compile(example, page, "exec"), {})
    assert prints in capsys.readouterr().out


def test_the_page_of_the_python_interface_reads_without_being_built() -> None:
    page = ROOT / "docs" / "python.md"
    text = page.read_text(encoding="utf-8")
    assert ":::" not in re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    assert "\n::: tableforone.kernel.table.Table\n" in in_book(page, text) and "<!--" not in in_book(page, text)
    rows = re.findall(r"^\| `(tableforone\.[\w.]+)` \| (.+) \|$", text, re.MULTILINE)
    assert len(rows) > 20
    for name, said in rows:
        first = " ".join((inspect.getdoc(locate(name)) or "").partition("\n\n")[0].split())
        assert said == first.replace("``", "`"), name
