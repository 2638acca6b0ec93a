"""How do the games reach other programs?  As games.parquet: one row a game, the same bytes whoever played them."""

from importlib import import_module
from typing import Any

from tableforone.kernel.faults import Fault
from tableforone.lab.folder import TABLE, Folder
from tableforone.lab.playing import Chunk
from tableforone.store.files import whole


def need_pyarrow() -> Any:
    """The package that writes it; a Fault where it is not installed."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError:
        raise Fault("Studies need pyarrow for games.parquet: pip install 'tableforone[lab]'.") from None


def write_table(folder: Folder) -> None:
    """All games that were played, cell by cell in the order of their seeds: chunk after chunk, never all at once."""
    arrow = need_pyarrow()
    schema = _schema(arrow)
    with (
        whole(folder.path / TABLE, "The games are kept; make room, then go on.") as file,
        arrow.parquet.ParquetWriter(file, schema, compression="zstd") as writer,
    ):
        for chunk in sorted(folder.kept()):
            writer.write_table(arrow.Table.from_pydict(_columns(folder, chunk), schema))


def _schema(arrow: Any) -> Any:
    line = arrow.struct([("what", arrow.string()), ("mine", arrow.int32()), ("theirs", arrow.int32())])
    return arrow.schema(
        [
            ("cell", arrow.string()),
            ("game", arrow.string()),
            ("level", arrow.string()),
            ("modules", arrow.list_(arrow.string())),
            ("options", arrow.map_(arrow.string(), arrow.string())),
            ("player", arrow.string()),
            ("seed", arrow.int64()),
            ("outcome", arrow.string()),
            ("score", arrow.int32()),
            ("opponent", arrow.int32()),
            ("early", arrow.bool_()),
            ("decisions", arrow.int32()),
            ("lines", arrow.list_(line)),
        ]
    )


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
    return {
        **{name: [value] * len(rows) for name, value in same.items()},
        "seed": [row.seed for row in rows],
        "outcome": [row.outcome for row in rows],
        "score": [row.score for row in rows],
        "opponent": [row.opponent for row in rows],
        "early": [row.early for row in rows],
        "decisions": [row.decisions for row in rows],
        "lines": [[{"what": what, "mine": mine, "theirs": theirs} for what, mine, theirs in row.lines] for row in rows],
    }
