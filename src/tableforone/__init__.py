"""Table for One: board games for one person against their printed solo opponents.

>>> import tableforone as t41
>>> table = t41.new("grand-austria-hotel", level="hard", seed=7)
>>> while not table.over:
...     table.answer(table.question.answers[0])
>>> table.result.outcome
'lost'
"""

from collections.abc import Mapping, Sequence

from tableforone import games
from tableforone.kernel.companion import new_table
from tableforone.kernel.dealer import Sampler
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import check_seed, seed_or_any
from tableforone.kernel.saved import load_text
from tableforone.kernel.table import Table

__version__ = "1.0.0"
__all__ = ["Fault", "Sampler", "Table", "at", "load", "new"]


def new(
    game: str,
    *,
    level: str | None = None,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
) -> Table:
    """A new table; without a seed, a random one is used."""
    spec = games.find(game)
    setup = spec.setup(level, modules, options)
    begin = new_table if spec.companion_of else Table
    return begin(spec, setup, seed_or_any(seed))


def load(text: str) -> Table:
    """The table of a game saved with ``to_json()``."""
    return load_text(text, games.find)


def at(line: str, seed: int = 0) -> Table:
    """A table that continues from a position line (``table.line``)."""
    return Table.at(line, games.find, check_seed(seed))
