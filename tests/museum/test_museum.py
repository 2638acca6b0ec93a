"""Tests that everything saved by a released version can be read: games, tables, decks and links."""

import hashlib
import json
import shutil
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import tableforone
from tableforone import games
from tableforone.kernel.table import Table
from tableforone.players import make
from tableforone.store import Store
from tableforone.store.database import FILE
from tableforone.store.decks import deck_file, deck_of, known_cards, with_own_deck
from tableforone.store.folder import DECKS
from tableforone.store.links import BEAT, parsed
from tableforone.store.reading import Reading
from tests.companion.walks import answer as any_answer
from tests.museum.pieces import FOLDER, LEAST, LINKS, decks, ending, shelved

VERSIONS: Final = sorted(path.parent for path in FOLDER.glob("*/catalogue.json"))
FIRST: Final = "0.1.0"  # it has no decks and no links
WITH_LINKS: Final = [folder for folder in VERSIONS if folder.name != FIRST]
GAMES: Final = {"grand-austria-hotel", "high-season", "lords-of-waterdeep", "salamandra"}


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
    """Released files never change: if a reader refuses one, correct the reader."""
    kept = catalogue(folder)
    more = [] if folder.name == FIRST else [DECKS, LINKS]
    assert sorted([*kept, "catalogue.json", FILE, *more]) == sorted(path.name for path in folder.iterdir())
    shelf = Counter(name.rpartition("-")[0] for name in kept)
    assert {game: shelf[game] for game in GAMES if shelf[game] < LEAST} == {}
    if more:
        assert {f"{game}-companion" for game in GAMES} <= set(shelf)


def test_the_version_of_today_is_in_the_museum() -> None:
    assert tableforone.__version__ in [folder.name for folder in VERSIONS], "python -m tests.museum VERSION"


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
    """After an update all tables are there and can be continued."""
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


@pytest.mark.parametrize("folder", WITH_LINKS, ids=lambda folder: folder.name)
def test_the_decks_of_that_version(folder: Path, tmp_path: Path) -> None:
    """After an update every card is known, and a new table uses them."""
    shutil.copytree(folder / DECKS, tmp_path / DECKS)
    entered = list(decks(map(games.find, GAMES)))
    assert {path.name for path in (folder / DECKS).iterdir()} == {f"{spec.id}.toml" for spec, *_ in entered}
    for spec, deck, cards in entered:
        assert known_cards(tmp_path, spec) == cards
        text = deck_file(tmp_path, spec).read_text(encoding="utf-8")
        assert deck_of(spec).read(text) == cards
        setup = spec.setup(None, (), with_own_deck(tmp_path, spec, {}))
        assert setup.options[deck.option] == text
        assert not Table(spec, setup, 1).over


@pytest.mark.parametrize("folder", WITH_LINKS, ids=lambda folder: folder.name)
def test_the_links_of_that_version(folder: Path) -> None:
    facts, kinds = catalogue(folder), Counter[str]()
    for name, links in json.loads((folder / LINKS).read_text(encoding="utf-8")).items():
        for link in map(parsed, links):
            table = tableforone.load(Reading().shared(link.code))
            assert ending(table) == {key: value for key, value in facts[name].items() if key != "sha256"}
            assert link.moment is None or 0 <= link.moment <= len(table.questions)
            assert link.sender == ("Mara" if link.kind == BEAT else "")
            kinds[link.kind] += 1
    assert len(kinds) == 2


def plays_on(table: Table) -> None:
    """Play from the open question, or the last one, to the end; then save and read the table."""
    if table.over:
        table.undo()
    choose, chance = make("random", table.spec, table.seed), Random(table.seed)
    while not table.over:
        if table.spec.companion_of:
            table.answer(any_answer(table, chance))
        else:
            table.answer(choose(table.position, table.legal))
    assert table.spec.invariants(table.position) == []
    assert tableforone.load(table.to_json()).fingerprint == table.fingerprint
