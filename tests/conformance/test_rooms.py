"""Tests that every game package has the same folders and files."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

import tableforone
from tableforone.kernel.fields import declared
from tableforone.kernel.spec import GameSpec
from tests.conformance.shelf import importable

HOUSED: Final = [spec for spec in importable() if (spec.folder / "__init__.py").is_file()]
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
# may read data/solo_*.toml
HIS_CARDS: Final = {"rules/cards.py", "rules/solo_cards.py", "opponent/cards.py"}
TOP: Final = {"RULES.md", "PROVENANCE.md", "__init__.py", "data", "modules", "tests"}
MODULE_ROOMS: Final = {"rules", "opponent", "bots"}
MODULE_FILES: Final = {"voice", "face"}  # few enough texts and views for one file each
FACE: Final = {"templates", "static"}


def files(room: Path) -> set[str]:
    return {path.stem for path in room.glob("*.py")} - {"__init__"}


@pytest.fixture(params=HOUSED, ids=lambda spec: spec.id)
def housed(request: pytest.FixtureRequest) -> GameSpec:
    spec: GameSpec = request.param
    return spec


def test_a_game_has_its_rooms_and_nothing_beside_them(housed: GameSpec) -> None:
    found = {path.name for path in housed.folder.iterdir() if path.name != "__pycache__"}
    rooms = set(NEEDED) - (set() if housed.companion else OPTIONAL)
    assert found - TOP == rooms, found - TOP ^ rooms
    assert {"RULES.md", "PROVENANCE.md"} <= found


@pytest.mark.parametrize("room", NEEDED)
def test_a_room_holds_the_files_of_its_questions(housed: GameSpec, room: str) -> None:
    if room in OPTIONAL and not housed.companion:
        return
    found, needed, allowed = files(housed.folder / room), set(NEEDED[room].split()), ALLOWED[room]
    if not (housed.folder / "data").is_dir():
        needed.discard(WITHOUT_DATA)
    assert needed <= found, f"{room} lacks {needed - found}"
    assert allowed == "*" or found <= needed | set(allowed.split()), f"{room} may not hold {found - needed}"


def test_a_module_has_the_same_rooms_in_small(housed: GameSpec) -> None:
    for module in sorted((housed.folder / "modules").glob("*/")):
        if module.name == "__pycache__":
            continue
        rooms = {path.name for path in module.iterdir() if path.is_dir()} - {"__pycache__", "data"}
        assert rooms <= MODULE_ROOMS, f"{module.name} has the rooms {rooms - MODULE_ROOMS}"
        assert files(module) <= MODULE_FILES, f"{module.name} may not hold {files(module) - MODULE_FILES}"
        known = set(NEEDED["bots"].split()) | set(ALLOWED["bots"].split())
        assert files(module / "bots") <= known, f"{module.name}/bots may not hold {files(module / 'bots') - known}"


def test_every_room_and_file_says_what_it_is_for(housed: GameSpec) -> None:
    for path in sorted(housed.folder.rglob("*.py")):
        if "tests" not in path.relative_to(housed.folder).parts:
            assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), path


def test_the_position_is_written_from_its_fields(housed: GameSpec) -> None:
    written = (housed.folder / "rules" / "position.py").read_text(encoding="utf-8")
    assert written == declared(housed.folder).source(), "rules/position.py is stale: make positions"


@pytest.mark.parametrize("room", BELOW)
def test_a_room_imports_only_from_those_below_it(housed: GameSpec, room: str) -> None:
    allowed = {room, *BELOW[room].split()}
    for path in sorted((housed.folder / room).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == 2:
                rooms = {node.module.split(".")[0]} if node.module else {name.name for name in node.names}
                assert rooms <= allowed, f"{room}/{path.name} imports from {rooms - allowed}"
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tableforone"):
                assert (node.module or "").startswith("tableforone.kernel"), f"{room}/{path.name}: {node.module}"


def test_the_cards_of_the_opponent_are_in_the_same_files(housed: GameSpec) -> None:
    for path in sorted(housed.folder.rglob("*.py")):
        where = path.relative_to(housed.folder).as_posix()
        if where.split("/")[0] in ("rules", "opponent") and where not in HIS_CARDS:
            texts = [
                node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)
            ]
            assert not [text for text in texts if isinstance(text, str) and re.fullmatch(r"solo_\w+", text)], where


def test_a_name_stands_for_one_class() -> None:
    found: dict[str, list[str]] = {}
    for path in sorted(Path(tableforone.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(f"{path}:{node.lineno}")
    assert not {name: places for name, places in found.items() if len(places) > 1}
