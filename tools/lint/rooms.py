"""The layout of games: every one has the same folders and files, which import only from those below."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tableforone.kernel.fields import declared
from tableforone.kernel.spec import GameSpec
from tools.lint.tree import Finding, Tree

# the modules that a folder must have; "*" in ALLOWED: any others, named as players name things
NEEDED: Final = {
    "rules": "numbers cards fields position chance setup words flow scoring invariants",
    "opponent": "rows turn words",
    "voice": "names questions answers log why",
    "face": "view things drawing",
    "bots": "estimate",
    "companion": "numbers flow facts words hands display setup voice barred",
}
OPTIONAL: Final = {"companion"}  # only if the opponent can play at a companion table
ALLOWED: Final = {
    "rules": "*",
    "opponent": "*",
    "voice": "causes",
    "face": "symbols explain careful",
    "bots": "marks",
    "companion": "*",
}
# the other folders of its game that a folder may import from
BELOW: Final = {
    "rules": "",
    "opponent": "rules",
    "voice": "rules opponent",
    "face": "rules opponent voice",
    "bots": "rules opponent",
    "companion": "rules opponent voice face modules",
}
WITHOUT_DATA: Final = "cards"  # a game without components on cards or boards reads no tables
HIS_CARDS: Final = {"rules/cards.py", "rules/solo_cards.py", "opponent/cards.py"}  # may read data/solo_*.toml
TOP: Final = {"RULES.md", "PROVENANCE.md", "__init__.py", "data", "modules", "tests"}
MODULE_ROOMS: Final = {"rules", "opponent", "bots"}
MODULE_FILES: Final = {"voice", "face"}  # few enough texts and views for one file each


def check(tree: Tree) -> Iterator[Finding]:
    for spec in tree.specs:
        if (spec.folder / "__init__.py").is_file():
            yield from folders(tree, spec)
            yield from files_of_rooms(tree, spec)
            yield from files_of_modules(tree, spec)
            yield from without_purpose(tree, spec)
            yield from stale_position(tree, spec)
            yield from imports(tree, spec)
            yield from his_cards(tree, spec)


def modules(tree: Tree, spec: GameSpec) -> list[tuple[Path, tuple[str, ...]]]:
    """The modules of a game, with their place in its folder; those of its tests are left out."""
    found = [(path, path.relative_to(spec.folder).parts) for path in tree.files(spec.folder, suffix=".py")]
    return [(path, place) for path, place in found if "tests" not in place]


def folders(tree: Tree, spec: GameSpec) -> Iterator[Finding]:
    found = {path.name for path in spec.folder.iterdir() if path.name != "__pycache__"}
    found |= {place[0] for _, place in modules(tree, spec)}
    rooms = set(NEEDED) - (set() if spec.companion else OPTIONAL)
    for name in sorted(found - TOP - rooms):
        yield tree.finding(spec.folder / name, 1, f"a game has no {name}")
    for name in sorted((rooms | {"RULES.md", "PROVENANCE.md"}) - found):
        yield tree.finding(spec.folder / "__init__.py", 1, f"the game lacks {name}")


def files_of_rooms(tree: Tree, spec: GameSpec) -> Iterator[Finding]:
    for room in NEEDED:
        if room in OPTIONAL and not spec.companion:
            continue
        found = {place[1].removesuffix(".py") for _, place in modules(tree, spec) if place[0] == room} - {"__init__"}
        needed, allowed = set(NEEDED[room].split()), ALLOWED[room]
        if not (spec.folder / "data").is_dir():
            needed.discard(WITHOUT_DATA)
        for name in sorted(needed - found):
            yield tree.finding(spec.folder / room / "__init__.py", 1, f"{room} lacks {name}.py")
        if allowed != "*":
            for name in sorted(found - needed - set(allowed.split())):
                yield tree.finding(spec.folder / room / f"{name}.py", 1, f"{room} may not hold {name}.py")


def files_of_modules(tree: Tree, spec: GameSpec) -> Iterator[Finding]:
    """A module of a game has the same folders in small."""
    bots = set(NEEDED["bots"].split()) | set(ALLOWED["bots"].split())
    for path, place in modules(tree, spec):
        name = path.stem
        if place[0] != "modules" or name == "__init__":
            continue
        if len(place) == 3 and name not in MODULE_FILES:
            yield tree.finding(path, 1, f"the module {place[1]} may not hold {name}.py")
        if len(place) > 3 and place[2] not in MODULE_ROOMS:
            yield tree.finding(path, 1, f"the module {place[1]} may not have a folder {place[2]}")
        if len(place) > 3 and place[2] == "bots" and name not in bots:
            yield tree.finding(path, 1, f"bots of the module {place[1]} may not hold {name}.py")


def without_purpose(tree: Tree, spec: GameSpec) -> Iterator[Finding]:
    for path, _ in modules(tree, spec):
        if not ast.get_docstring(tree.module(path)):
            yield tree.finding(path, 1, "the module does not say what it is for")


def stale_position(tree: Tree, spec: GameSpec) -> Iterator[Finding]:
    path = spec.folder / "rules" / "position.py"
    if tree.exists(path) and tree.text(path) != declared(spec.folder).source():
        yield tree.finding(path, 1, "differs from fields.py: `make positions`")


def imports(tree: Tree, spec: GameSpec) -> Iterator[Finding]:
    """A folder imports only from those below it, and from the kernel."""
    for path, place in modules(tree, spec):
        if len(place) != 2 or place[0] not in BELOW:
            continue
        allowed = {place[0], *BELOW[place[0]].split()}
        for node in tree.nodes(path):
            if isinstance(node, ast.ImportFrom) and node.level == 2:
                rooms = {node.module.split(".")[0]} if node.module else {name.name for name in node.names}
                for room in sorted(rooms - allowed):
                    yield tree.finding(path, node.lineno, f"{place[0]} may not import from {room}")
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tableforone"):
                if not (node.module or "").startswith("tableforone.kernel"):
                    yield tree.finding(path, node.lineno, f"{place[0]} may not import from {node.module}")


def his_cards(tree: Tree, spec: GameSpec) -> Iterator[Finding]:
    """The cards of the opponent are read in the same files of every game."""
    for path, place in modules(tree, spec):
        if place[0] in ("rules", "opponent") and "/".join(place) not in HIS_CARDS:
            for node in tree.nodes(path):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    if re.fullmatch(r"solo_\w+", node.value):
                        yield tree.finding(path, node.lineno, f"only {', '.join(sorted(HIS_CARDS))} read {node.value}")
