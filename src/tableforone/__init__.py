"""Table for One: board games for one person against their printed solo opponents.

>>> import tableforone as t41
>>> table = t41.new("grand-austria-hotel", level="hard", seed=7)
>>> while not table.over:
...     table.answer(table.question.answers[0])
>>> table.result.outcome
'lost'
"""

import secrets
from collections.abc import Mapping, Sequence

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.save import check_seed, load_text
from tableforone.kernel.table import Table

__version__ = "0.1.0"
__all__ = ["Fault", "Table", "load", "new"]


def new(
    game: str,
    *,
    level: str | None = None,
    modules: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
) -> Table:
    """A new table; without a seed a fresh one is drawn."""
    spec = games.find(game)
    setup = spec.setup(level, modules, options)
    return Table(spec, setup, secrets.randbits(32) if seed is None else check_seed(seed))


def load(text: str) -> Table:
    """The table of a game saved with ``to_json()``."""
    return load_text(text, games.find)
