"""Parts shared by several modules: card data of Let's Waltz!, counts of gains and guests."""

from typing import Any, Final

from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Setup

from ...rules import edition
from ...rules.says import m as says
from ..module import Test, module_in
from .rules import box, fields, tally
from .rules import numbers as m

NEEDS_STAFF: Final = {"ballrooms", "some-more"}


def guesses(setup: Setup, own: tuple[Any, ...]) -> list[Words]:
    if NEEDS_STAFF & set(setup.modules) and len(own[edition.STAFF_PART]) < len(box.STAFF):
        return [says("guess-staff-costs")]
    return []


MODULE: Final = module_in(
    __name__,
    id="",
    bits=m.ANY_MODULE,
    boxed=False,
    block=("tally", fields.tally),
    tests=(Test("guests_completed_at_least", m.GUESTS_COMPLETED, tally.guests_counted),),
    guesses=guesses,
)
