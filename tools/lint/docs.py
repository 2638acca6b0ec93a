"""README and docs: what they name exists, figures name their command, one version everywhere."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import tableforone
from tableforone import cli
from tools.lint.tree import ROOT, Finding, Tree

LONG: Final = 100
LARGEST: Final = 300_000  # bytes of a picture
SHORTEST, LONGEST = 90, 120  # lines of README
BLOCK: Final = re.compile(
    r"(?:<!-- (?P<why>(?:not run:|run by) [^>]+?) -->\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
SOURCE: Final = ROOT / "src" / "tableforone"
BASES: Final = (
    ROOT, ROOT / "src", ROOT / "tests", SOURCE, SOURCE / "games" / "grand_austria_hotel", ROOT / "tools" / "site",
)  # fmt: skip
ENDS: Final = ("", ".py")  # a module may be named without its suffix
KNOWN_IN: Final = ("src", "tests", "tools", "benchmarks", "examples", "studies", ".github", "requirements")
SOURCES: Final = (".py", ".ftl", ".toml", ".html", ".js", ".css", ".c", ".json", ".yml", ".md", ".txt", ".ipynb")
WORD: Final = re.compile(r"[^\W\d]\w*")
OF_A_READER: Final = {"DAY", "DIR", "FILE", "FOLDER", "ID", "NAME"}  # placeholders for the reader's values
OF_THE_SYSTEM: Final = {"deb", "dnf", "dpkg", "grep", "xcode"}
FILE: Final = re.compile(r"(?<![<\w])[\w/]*\w\.py\b")  # not <topic>.py
FILES_OF_A_READER: Final = {"my_game.py"}
PRINTS: Final = re.compile(r"(`|^ {4})(\.venv/bin/)?(make|tableforone|python3?|python -m) \S", re.MULTILINE)
IN_BLOCK: Final = re.compile(r"^make ([a-z][a-z-]*)", re.MULTILINE)
COMMAND: Final = re.compile(r"(make|tableforone|pipx?|python3?|py|export|git|sudo|\.venv\S+)( |$)")
# folders created by a command
MADE: Final = (
    *("build/", "dist/", ".venv", "data/", "~", "studies/NAME"),
    *("backups/", "chunks/", "crashes/", "decks/", "https/", "reviews/"),
)


def check(tree: Tree) -> Iterator[Finding]:
    words, paths, targets = known_words(tree), known_paths(tree), make_targets(tree)
    for path in pages(tree):
        yield from long_lines(tree, path)
        yield from dead_links(tree, path)
        yield from unknown_targets(tree, path, targets)
        yield from untested_commands(tree, path)
        yield from missing_paths(tree, path, paths)
        yield from unknown_names(tree, path, words)
        yield from figures_without_command(tree, path)
    yield from commands_without_example(tree)
    yield from badly_shown(tree)
    yield from versions(tree)
    yield from changes(tree)


def pages(tree: Tree) -> list[Path]:
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    return sorted({*found, *(path for path in tree.replaced if path.suffix == ".md" and path.parent.name == "docs")})


def prose(tree: Tree, path: Path) -> str:
    """A page with its code blocks blanked, so that places stay the same."""
    return BLOCK.sub(lambda block: re.sub(r"[^\n]", " ", block[0]), tree.text(path))


def make_targets(tree: Tree) -> set[str]:
    return set(re.findall(r"^([a-z-]+):", tree.text(ROOT / "Makefile"), re.MULTILINE))


def known_words(tree: Tree) -> set[str]:
    """Every word of the sources, tests, tools and settings that a name in the docs may refer to."""
    files = [path for suffix in SOURCES for path in tree.files(*KNOWN_IN, suffix=suffix)]
    files += [ROOT / name for name in ("Makefile", "pyproject.toml", "setup.py", "mkdocs.yml")]
    found = set(OF_A_READER | OF_THE_SYSTEM)
    for path in files:
        found.update(WORD.findall(tree.text(path)))
        found.update(WORD.findall(path.relative_to(ROOT).as_posix()))
    return found


def known_paths(tree: Tree) -> list[str]:
    files = tree.files("src", "tests", "tools", "examples", "benchmarks", suffix=".py")
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in [*files, *ROOT.glob("*.py")]]


def long_lines(tree: Tree, path: Path) -> Iterator[Finding]:
    """Tables, pictures and addresses may be longer."""
    for number, line in enumerate(tree.text(path).splitlines(), 1):
        if len(line) > LONG and not re.match(r"\||!\[|<http", line.strip()):
            yield tree.finding(path, number, f"the line has {len(line)} characters; at most {LONG} are allowed")


def dead_links(tree: Tree, path: Path) -> Iterator[Finding]:
    for link in re.finditer(r"\]\(([^)#\s]*)(?:#([^)]*))?\)", tree.text(path)):
        target = path.parent / link[1] if link[1] else path
        if "://" in link[1]:
            continue
        if not tree.exists(target):
            yield tree.at(path, link.start(), f"the link {link[1]} leads nowhere")
        elif link[2] and target.suffix == ".md" and link[2] not in anchors(tree, target):
            yield tree.at(path, link.start(), f"the link {link[1]}#{link[2]} leads to no heading")


def anchors(tree: Tree, path: Path) -> set[str]:
    """The addresses that GitHub makes from the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", prose(tree, path), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-") for heading in headings}


def unknown_targets(tree: Tree, path: Path, targets: set[str]) -> Iterator[Finding]:
    text = tree.text(path)
    found = [*re.finditer(r"`make ([a-z][a-z-]*)", text)]
    for block in BLOCK.finditer(text):
        found += IN_BLOCK.finditer(text, block.start("text"), block.end("text"))
    for said in found:
        if said[1] not in targets:
            yield tree.at(path, said.start(1), f"there is no `make {said[1]}`")


def untested_commands(tree: Tree, path: Path) -> Iterator[Finding]:
    """A block with other programs' commands is marked ``run by FILE`` or ``not run: REASON``."""
    for block in BLOCK.finditer(tree.text(path)):
        typed = [line for line in block["text"].splitlines() if COMMAND.match(line)]
        if not block["kind"] and not block["why"] and not all(line.startswith("tableforone ") for line in typed):
            yield tree.at(path, block.start("text"), "nothing says what runs this block, or why nothing does")
        file = (block["why"] or "").removeprefix("run by ")
        if block["why"] and file != block["why"] and not tree.exists(ROOT / file):
            yield tree.at(path, block.start(), f"there is no file {file}")


def missing_paths(tree: Tree, path: Path, known: list[str]) -> Iterator[Finding]:
    for said in re.finditer(r"`([\w.-]+/[\w./-]*)`", prose(tree, path)):
        there = any((base / f"{said[1]}{end}").exists() for base in BASES for end in ENDS)
        if not said[1].startswith(MADE) and not there:
            yield tree.at(path, said.start(1), f"there is no {said[1]}")
    if path.parent.name == "docs":
        for named in FILE.finditer(tree.text(path)):
            file = f"/{named[0].lstrip('/')}"
            if named[0] not in FILES_OF_A_READER and not any(each.endswith(file) for each in known):
                yield tree.at(path, named.start(), f"there is no file {named[0]}")


def unknown_names(tree: Tree, path: Path, known: set[str]) -> Iterator[Finding]:
    """Names in backticks that were changed in the code."""
    for said in re.finditer(r"`([^`\n]+)`", prose(tree, path)):
        for word in WORD.findall(said[1]):
            if word not in known:
                yield tree.at(path, said.start(), f"nothing has the name {word}")


def figures_without_command(tree: Tree, path: Path) -> Iterator[Finding]:
    """A table with a right-aligned column has figures; its section names the command for them."""
    text = prose(tree, path)
    starts = [0, *(heading.start() for heading in re.finditer(r"^#+ ", text, re.MULTILINE)), len(text)]
    for start, end in pairwise(starts):
        part = text[start:end]
        if re.search(r"^\|.*--:.*\|$", part, re.MULTILINE) and not PRINTS.search(part):
            yield tree.at(path, start, "the section has figures and does not name the command that prints them")


def commands_without_example(tree: Tree) -> Iterator[Finding]:
    page = ROOT / "docs" / "commands.md"
    shown = set(re.findall(r"^tableforone (\w+)", tree.text(page), re.MULTILINE))
    for name, *_ in cli.COMMANDS:
        if name not in shown:
            yield tree.finding(page, 1, f"there is no example of tableforone {name}")


def badly_shown(tree: Tree) -> Iterator[Finding]:
    """README is short; its pictures are small and described, and exactly one of them moves."""
    path = ROOT / "README.md"
    lines = len(tree.text(path).splitlines())
    if not SHORTEST <= lines <= LONGEST:
        yield tree.finding(path, lines, f"README has {lines} lines; {SHORTEST} to {LONGEST} are allowed")
    moving = 0
    for shown in re.finditer(r"!\[([^]]*)\]\(([^)]+)\)", tree.text(path)):
        picture = ROOT / shown[2]
        if not shown[1].strip():
            yield tree.at(path, shown.start(), f"{shown[2]} is not described")
        if picture.exists():
            moving += picture.read_bytes().count(b"ANMF") >= 3  # frames of WebP
            if picture.stat().st_size > LARGEST:
                yield tree.at(path, shown.start(), f"{shown[2]} is larger than {LARGEST} bytes")
    if moving != 1:
        yield tree.finding(path, 1, f"{moving} pictures move, not 1")


def versions(tree: Tree) -> Iterator[Finding]:
    """The citation, the changelog and the wheel in the docs have the program's version."""
    version = tableforone.__version__
    citation, changelog, page = ROOT / "CITATION.cff", ROOT / "CHANGELOG.md", ROOT / "docs" / "installing.md"
    if f"\nversion: {version}\n" not in tree.text(citation):
        yield tree.finding(citation, 1, f"the version is not {version}")
    days = re.findall(r"^date-released: (\S+)$", tree.text(citation), re.MULTILINE)
    if len(days) != 1 or f"\n## {version} ({days[0]})\n" not in tree.text(changelog):
        yield tree.finding(changelog, 1, f"there is no heading for {version} with the day of the citation")
    wheels = list(re.finditer(r"tableforone-([\d.]+)-py3-none-any\.whl", tree.text(page)))
    for wheel in wheels:
        if wheel[1] != version:
            yield tree.at(page, wheel.start(), f"the version is {version}, not {wheel[1]}")
    if not wheels:
        yield tree.finding(page, 1, "no wheel is named")


def changes(tree: Tree) -> Iterator[Finding]:
    """An entry of the changelog is one line."""
    path = ROOT / "CHANGELOG.md"
    for number, line in enumerate(tree.text(path).splitlines()[5:], 6):
        if len(line) > LONG or not re.match(r"$|#{2,3} |- .+\.$", line):
            yield tree.finding(path, number, "an entry is one line, “- ” and a sentence")
