"""Write the saved games and the database of the version that is being released: ``python -m tests.museum VERSION``."""

import hashlib
import json
import sys
from typing import Any

import tableforone
from tableforone.store import Store
from tests.conformance.shelf import importable
from tests.museum.pieces import FOLDER, ending, pieces, shelved


def main(version: str) -> None:
    if version != tableforone.__version__:
        sys.exit(f"This is version {tableforone.__version__}: it cannot write what {version} wrote.")
    folder = FOLDER / version
    if folder.exists():
        sys.exit(f"{version} is in the museum already, and what is in the museum stays as it is.")
    found = {f"{spec.id}-{n:02}.json": table for spec in importable() for n, table in enumerate(pieces(spec), 1)}
    folder.mkdir()
    catalogue: dict[str, Any] = {}
    for name, table in found.items():
        text = table.to_json()
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        catalogue[name] = {"sha256": hashlib.sha256(text.encode()).hexdigest(), **ending(table)}
    with Store(folder) as store:  # some of them as the program itself keeps them
        for name in shelved(found):
            store.create(found[name])
    lines = [f"  {json.dumps(name)}: {json.dumps(facts)}" for name, facts in catalogue.items()]
    (folder / "catalogue.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")
    print(f"{len(catalogue)} saved games of version {version}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: python -m tests.museum VERSION")
    main(sys.argv[1])
