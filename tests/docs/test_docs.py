"""Do README and docs say what is true?  Links, paths, make targets and commands in them exist, and examples run."""

import io
import re
import shlex
from pathlib import Path
from typing import Final

import pytest

from tableforone import cli
from tableforone.store import Store

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
LONG: Final = 100
# pages that still have longer lines, and how many: the count may only fall
LONGER: Final = {"docs/offline.md": 1}
BLOCK: Final = re.compile(
    r"(?:<!-- not run: (?P<why>[^>]+?) -->\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
MADE: Final = ("build/", "dist/", ".venv", "data/", "crashes/", "~")  # folders that a command makes


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def examples(page: Path) -> list[str]:
    """The commands of a page that are to be run, in their order."""
    blocks = [found for found in BLOCK.finditer(page.read_text(encoding="utf-8")) if not found["why"]]
    lines = [line for block in blocks for line in block["text"].splitlines()]
    return [line for line in lines if line.startswith("tableforone ")]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_lines_are_short(page: Path) -> None:
    """Tables, pictures and addresses may be longer."""
    lines = page.read_text(encoding="utf-8").splitlines()
    long = [line for line in lines if len(line) > LONG and not re.match(r"\||!\[|<http", line.strip())]
    assert len(long) <= LONGER.get(named(page), 0), long[:3]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_make_targets_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    blocks = "".join(found["text"] for found in BLOCK.finditer(text))
    said = re.findall(r"`make ([a-z][a-z-]*)", text) + re.findall(r"^make ([a-z][a-z-]*)", blocks, re.MULTILINE)
    assert set(said) - targets() == set()


def test_every_command_has_an_example() -> None:
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"^tableforone (\w+)", text, re.MULTILINE))
    assert {name for name, *_ in cli.COMMANDS} - shown == set()


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=named)
def test_the_commands_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One after the other, in a folder of their own; ID is the game that was played last."""
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


def test_the_python_example_of_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = [found["text"] for found in BLOCK.finditer(text) if found["kind"] == "python"]
    exec(compile(example, "README.md", "exec"), {})
    assert "Result" in capsys.readouterr().out


def test_paths_in_backticks_exist() -> None:
    """A path with a slash or a known ending, in README, installing and commands."""
    wrong: list[str] = []
    for page in (ROOT / "README.md", ROOT / "docs" / "installing.md", ROOT / "docs" / "commands.md"):
        for said in re.findall(r"`([\w./-]+/[\w./-]*)`", BLOCK.sub("", page.read_text(encoding="utf-8"))):
            if said.startswith(MADE):
                continue
            if not any((base / said).exists() for base in (ROOT, ROOT / "src" / "tableforone")):
                wrong.append(f"{named(page)}: {said}")
    assert wrong == []
