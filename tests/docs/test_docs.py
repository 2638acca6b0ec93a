"""Tests of README and docs: what they name exists, examples run, figures name their command."""

import inspect
import io
import re
import shlex
from functools import cache
from pathlib import Path
from pydoc import locate
from typing import Final

import pytest

from tableforone import cli
from tableforone.store import Store
from tools.docs import in_book

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LONG: Final = 100
LARGEST: Final = 300_000  # bytes of a picture
BLOCK: Final = re.compile(
    r"(?:<!-- (?P<why>(?:not run:|run by) [^>]+?) -->\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
SOURCE: Final = ROOT / "src" / "tableforone"
BASES: Final = (
    ROOT,
    ROOT / "src",
    ROOT / "tests",
    SOURCE,
    SOURCE / "games" / "grand_austria_hotel",
    ROOT / "tools" / "site",
)
ENDS: Final = ("", ".py")  # a module may be named without its suffix
SOURCES: Final = (".py", ".ftl", ".toml", ".html", ".js", ".css", ".c", ".json", ".yml", ".md", ".txt", ".ipynb")
WORD: Final = re.compile(r"[^\W\d]\w*")
# placeholders for the reader's values
OF_A_READER: Final = {"DAY", "DIR", "FILE", "FOLDER", "ID", "NAME"}
OF_THE_SYSTEM: Final = {"deb", "dnf", "dpkg", "grep", "xcode"}
PRINTS: Final = re.compile(r"(`|^ {4})(\.venv/bin/)?(make|tableforone|python3?|python -m) \S", re.MULTILINE)
COMMAND: Final = re.compile(r"(make|tableforone|pipx?|python3?|py|export|git|sudo|\.venv\S+)( |$)")
# folders created by a command
MADE: Final = (
    "build/",
    "dist/",
    ".venv",
    "data/",
    "~",
    "backups/",
    "https/",
    "chunks/",
    "crashes/",
    "decks/",
    "reviews/",
    "studies/NAME",
)


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def examples(page: Path) -> list[str]:
    """The commands of a page that are run, in order."""
    blocks = [found for found in BLOCK.finditer(page.read_text(encoding="utf-8")) if not found["why"]]
    lines = [line for block in blocks for line in block["text"].splitlines()]
    return [line for line in lines if line.startswith("tableforone ")]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_lines_are_short(page: Path) -> None:
    """Tables, pictures and addresses may be longer."""
    lines = page.read_text(encoding="utf-8").splitlines()
    long = [line for line in lines if len(line) > LONG and not re.match(r"\||!\[|<http", line.strip())]
    assert long == []


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


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_other_command_names_its_test_or_a_reason(page: Path) -> None:
    """A block with other programs' commands is marked ``run by FILE`` or ``not run: REASON``."""
    for block in BLOCK.finditer(page.read_text(encoding="utf-8")):
        typed = [line for line in block["text"].splitlines() if COMMAND.match(line)]
        if not block["kind"] and not all(line.startswith("tableforone ") for line in typed):
            assert block["why"], typed
        if block["why"] and block["why"].startswith("run by "):
            assert (ROOT / block["why"].removeprefix("run by ")).is_file(), block["why"]


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


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_paths_in_backticks_exist(page: Path) -> None:
    wrong: list[str] = []
    for said in re.findall(r"`([\w.-]+/[\w./-]*)`", BLOCK.sub("", page.read_text(encoding="utf-8"))):
        if not said.startswith(MADE) and not any((base / f"{said}{end}").exists() for base in BASES for end in ENDS):
            wrong.append(said)
    assert wrong == []


@cache
def known_words() -> frozenset[str]:
    """Every word of the sources, tests, tools and settings that a name in the docs may refer to."""
    folders = ("src", "tests", "tools", "benchmarks", "examples", "studies", ".github", "requirements")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in SOURCES]
    files += [ROOT / name for name in ("Makefile", "pyproject.toml", "setup.py", "mkdocs.yml")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    names = " ".join(path.as_posix() for path in files)
    return frozenset(WORD.findall(text)) | frozenset(WORD.findall(names))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_names_in_backticks_exist(page: Path) -> None:
    """This finds names that were changed in the code."""
    said = re.findall(r"`([^`\n]+)`", BLOCK.sub("", page.read_text(encoding="utf-8")))
    words = {word for name in said for word in WORD.findall(name)}
    assert words - known_words() - OF_A_READER - OF_THE_SYSTEM == set()


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_figures_name_their_command(page: Path) -> None:
    """A table with a right-aligned column has figures; its section names the command for them."""
    parts = re.split(r"^#+ ", BLOCK.sub("", page.read_text(encoding="utf-8")), flags=re.MULTILINE)
    figures = [part for part in parts if re.search(r"^\|.*--:.*\|$", part, re.MULTILINE)]
    assert [part.splitlines()[0] for part in figures if not PRINTS.search(part)] == []


def test_pictures_are_small_described_and_one_of_them_moves() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[([^]]*)\]\(([^)]+)\)", readme)
    assert [file for text, file in shown if not text.strip()] == []
    assert [file for _, file in shown if (ROOT / file).stat().st_size > LARGEST] == []
    moving = [file for _, file in shown if (ROOT / file).read_bytes().count(b"ANMF") >= 3]  # frames of WebP
    assert len(moving) == 1


def test_readme_is_short() -> None:
    assert 90 <= len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 120
