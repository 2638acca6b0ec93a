"""Does every game that was ever kept still load, end as it ended, and play on?"""

import hashlib
import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tableforone
from tableforone.kernel.table import Table
from tableforone.players import make
from tableforone.store import Store
from tableforone.store.database import FILE
from tests.museum.pieces import FOLDER, LEAST, ending, shelved

VERSIONS = sorted(path.parent for path in FOLDER.glob("*/catalogue.json"))


def catalogue(folder: Path) -> dict[str, dict[str, Any]]:
    read: dict[str, dict[str, Any]] = json.loads((folder / "catalogue.json").read_text(encoding="utf-8"))
    return read


PIECES = [
    pytest.param(folder / name, facts, id=f"{folder.name} {name}")
    for folder in VERSIONS
    for name, facts in catalogue(folder).items()
]


@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
def test_nothing_is_lost_from_the_museum(folder: Path) -> None:
    """Files that were released are not ours to change: a reader that refuses one is to be mended."""
    kept = catalogue(folder)
    assert sorted([*kept, "catalogue.json", FILE]) == sorted(path.name for path in folder.iterdir())
    shelf = Counter(name.rpartition("-")[0] for name in kept)
    assert set(shelf) >= {"grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra"}
    assert min(shelf.values()) >= LEAST


@pytest.mark.parametrize(("path", "facts"), PIECES)
def test_a_saved_game_of_that_version(path: Path, facts: dict[str, Any]) -> None:
    text = path.read_text(encoding="utf-8")
    assert hashlib.sha256(text.encode()).hexdigest() == facts["sha256"], "the file was changed"
    table = tableforone.load(text)
    assert ending(table) == {name: value for name, value in facts.items() if name != "sha256"}
    assert ending(tableforone.load(table.to_json())) == ending(table)
    plays_on(table)


@pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)
def test_the_tables_of_that_version(folder: Path, tmp_path: Path) -> None:
    """As a player finds them who has updated the program: all there, and to be played on."""
    shutil.copy(folder / FILE, tmp_path / FILE)
    facts = catalogue(folder)
    with Store(tmp_path) as store:
        listed = store.summaries()
        assert [summary.trouble for summary in listed] == [""] * len(listed)
        assert sorted(ending(store.load(summary.id))["fingerprint"] for summary in listed) == sorted(
            facts[name]["fingerprint"] for name in shelved(facts)
        )
        for summary in listed:
            table = store.load(summary.id)
            plays_on(table)
            store.append(summary.id, table)
            assert store.load(summary.id).fingerprint == table.fingerprint


def plays_on(table: Table) -> None:
    """To the end, from where it stands or from its last question; and what came of it can be saved and read again."""
    if table.over:
        table.undo()
    choose = make("random", table.spec, table.seed)
    while not table.over:
        table.answer(choose(table.position, table.legal))
    assert table.spec.invariants(table.position) == []
    assert tableforone.load(table.to_json()).fingerprint == table.fingerprint
