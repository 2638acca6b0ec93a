"""Writes games.parquet: one row for each game, the same bytes on any machine."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from tableforone.kernel.faults import Fault, install
from tableforone.kernel.meanings import HOME
from tableforone.kernel.speech import speaking
from tableforone.lab.folder import TABLE, Folder
from tableforone.lab.playing import GameRow
from tableforone.lab.study import Cell
from tableforone.lab.voice import m, t
from tableforone.store.files import whole


class ParquetColumn(NamedTuple):
    """A column: its name, its type, and its value for a game; its meaning is a message."""

    name: str
    kind: str
    value: Callable[[Cell, GameRow], Any]


LINE: Final = ("what", "mine", "theirs")
CHOICES: Final = ParquetColumn("choices", "numbers", lambda cell, row: list(row.choices))
FIELDS: Final = (
    ParquetColumn("cell", "text", lambda cell, row: cell.name),
    ParquetColumn("game", "text", lambda cell, row: cell.game),
    ParquetColumn("level", "text", lambda cell, row: cell.level),
    ParquetColumn("modules", "texts", lambda cell, row: cell.modules),
    ParquetColumn("options", "map", lambda cell, row: list(cell.options.items())),
    ParquetColumn("player", "text", lambda cell, row: cell.player),
    ParquetColumn("seed", "large-number", lambda cell, row: row.seed),
    ParquetColumn("outcome", "text", lambda cell, row: row.outcome),
    ParquetColumn("score", "number", lambda cell, row: row.score),
    ParquetColumn("opponent", "number", lambda cell, row: row.opponent),
    ParquetColumn("early", "yes-no", lambda cell, row: row.early),
    ParquetColumn("decisions", "number", lambda cell, row: row.decisions),
    ParquetColumn("lines", "lines", lambda cell, row: [dict(zip(LINE, line, strict=True)) for line in row.lines]),
    CHOICES,
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
    fields = [field for field in FIELDS if field != CHOICES or folder.study.choices]
    schema = _schema(arrow, fields)
    with (
        whole(folder.path / TABLE, m("then-make-room"), folder.mode) as file,
        arrow.parquet.ParquetWriter(file, schema, compression="zstd") as writer,
    ):
        for chunk in sorted(folder.kept()):
            cell, rows = folder.study.cells[chunk.nth], folder.rows(chunk)
            columns = {field.name: [field.value(cell, row) for row in rows] for field in fields}
            writer.write_table(arrow.Table.from_pydict(columns, schema))


def _schema(arrow: Any, fields: Sequence[ParquetColumn]) -> Any:
    line = arrow.struct(list(zip(LINE, (arrow.string(), arrow.int32(), arrow.int32()), strict=True)))
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
    with speaking(HOME):  # what is saved does not depend on the user's language
        about = {field.name: {"about": t(f"field-{field.name}")} for field in fields}
    return arrow.schema([arrow.field(f.name, kinds[f.kind], metadata=about[f.name]) for f in fields])
