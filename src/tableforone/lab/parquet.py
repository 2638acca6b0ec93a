"""Writes games.parquet: one row for each game, the same bytes on any machine."""

from importlib import import_module
from typing import Any, Final

from tableforone.kernel.faults import Fault, install
from tableforone.kernel.meanings import HOME
from tableforone.kernel.speech import speaking
from tableforone.lab.folder import TABLE, Folder
from tableforone.lab.playing import Chunk
from tableforone.lab.voice import m, t
from tableforone.store.files import whole

CHOICES: Final = "choices"
FIELDS: Final[tuple[tuple[str, str], ...]] = (  # name, type; their meanings are messages
    ("cell", "text"),
    ("game", "text"),
    ("level", "text"),
    ("modules", "texts"),
    ("options", "map"),
    ("player", "text"),
    ("seed", "large-number"),
    ("outcome", "text"),
    ("score", "number"),
    ("opponent", "number"),
    ("early", "yes-no"),
    ("decisions", "number"),
    ("lines", "lines"),
    (CHOICES, "numbers"),
)


def need_pyarrow() -> Any:
    """The package pyarrow; a Fault if it is not installed."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError:
        raise Fault(m("needs-pyarrow", file=TABLE, command=install("lab"))) from None


def write_table(folder: Folder) -> None:
    """Write all played games, cell by cell in the order of their seeds, one chunk at a time."""
    arrow = need_pyarrow()
    schema = _schema(arrow, folder.study.choices)
    with (
        whole(folder.path / TABLE, m("then-make-room")) as file,
        arrow.parquet.ParquetWriter(file, schema, compression="zstd") as writer,
    ):
        for chunk in sorted(folder.kept()):
            writer.write_table(arrow.Table.from_pydict(_columns(folder, chunk), schema))


def _schema(arrow: Any, choices: bool) -> Any:
    line = arrow.struct([("what", arrow.string()), ("mine", arrow.int32()), ("theirs", arrow.int32())])
    kinds = {
        "text": arrow.string(),
        "number": arrow.int32(),
        "large-number": arrow.int64(),
        "yes-no": arrow.bool_(),
        "texts": arrow.list_(arrow.string()),
        "map": arrow.map_(arrow.string(), arrow.string()),
        "lines": arrow.list_(line),
        "numbers": arrow.list_(arrow.int16()),
    }
    shown = [field for field in FIELDS if choices or field[0] != CHOICES]
    with speaking(HOME):  # what is saved does not depend on the user's language
        about = {name: {"about": t(f"field-{name}")} for name, _ in shown}
    return arrow.schema([arrow.field(name, kinds[kind], metadata=about[name]) for name, kind in shown])


def _columns(folder: Folder, chunk: Chunk) -> dict[str, list[Any]]:
    cell, rows = folder.study.cells[chunk.nth], folder.rows(chunk)
    same = {
        "cell": cell.name,
        "game": cell.game,
        "level": cell.level,
        "modules": list(cell.modules),
        "options": list(cell.options.items()),
        "player": cell.player,
    }
    kept = {CHOICES: [list(row.choices) for row in rows]} if folder.study.choices else {}
    return {
        **kept,
        **{name: [value] * len(rows) for name, value in same.items()},
        "seed": [row.seed for row in rows],
        "outcome": [row.outcome for row in rows],
        "score": [row.score for row in rows],
        "opponent": [row.opponent for row in rows],
        "early": [row.early for row in rows],
        "decisions": [row.decisions for row in rows],
        "lines": [[{"what": what, "mine": mine, "theirs": theirs} for what, mine, theirs in row.lines] for row in rows],
    }
