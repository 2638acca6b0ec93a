"""Parts shared by several modules: card data of Let's Waltz!, counts of gains and guests."""

from typing import Final

from ..module import Module
from .rules import fields, tally
from .rules import numbers as m

MODULE: Final = Module(
    __name__,
    id="",
    bits=m.ANY_MODULE,
    boxed=False,
    block=("tally", fields.tally),
    tests={"guests_completed_at_least": tally.guests_counted},
)
