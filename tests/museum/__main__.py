"""Writes the museum folder of the version being released: ``python -m tests.museum VERSION``."""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import tableforone
from tableforone.store import Store
from tableforone.store.decks import keep_cards
from tests.conformance.shelf import importable
from tests.museum.pieces import FOLDER, LINKS, at_a_real_table, decks, ending, links, pieces, shelved


def main(version: str) -> None:
    if version != tableforone.__version__:
        sys.exit(f"This is version {tableforone.__version__}: it cannot write what {version} wrote.")
    folder = FOLDER / version
    if folder.exists():
        sys.exit(f"{version} is in the museum already, and what is in the museum stays as it is.")
    specs = importable()
    found = {f"{spec.id}-{n:02}.json": table for spec in specs for n, table in enumerate(pieces(spec), 1)}
    home = [table for spec in specs for table in at_a_real_table(spec)]
    found |= {f"{table.spec.id}-{table.seed}.json": table for table in home}
    folder.mkdir()
    catalogue: dict[str, Any] = {}
    for name, table in found.items():
        text = table.to_json()
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        catalogue[name] = {"sha256": hashlib.sha256(text.encode()).hexdigest(), **ending(table)}
    with Store(folder) as store:  # some of them also in a database, as the program saves them
        for name in shelved(found):
            store.create(found[name])
    for spec, _, cards in decks(specs):
        keep_cards(folder, spec, cards)
    _write(folder / LINKS, {name: links(found[name]) for name in shelved(found)})
    _write(folder / "catalogue.json", catalogue)
    print(f"{len(catalogue)} saved games of version {version}, with links to {len(shelved(found))}")


def _write(path: Path, facts: dict[str, Any]) -> None:
    lines = [f"  {json.dumps(name)}: {json.dumps(one)}" for name, one in facts.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: python -m tests.museum VERSION")
    main(sys.argv[1])
