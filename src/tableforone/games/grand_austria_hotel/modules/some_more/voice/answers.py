"""What may be answered with module 5?"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import upfirst
from tableforone.kernel.spec import Label

from ....rules import cards
from ....rules import numbers as n
from ....rules.position import Hotels
from ....voice import names
from ....voice.answers import label_free_guest, say_free_guest
from ...common.rules import numbers as m

ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    m.TAKE_FED: lambda p, f, a: say_free_guest(p, a),
    m.AFTER_ACTION: lambda p, f, a: f"Flip {cards.STAFF_NAME[a]}: {names.effects_in_words(cards.STAFF_EFFECTS[a])}",
    m.PAY_ITEM: lambda p, f, a: upfirst(n.ITEMS[a - 1]),
}


DECLINED: Final[dict[int, str]] = {m.TAKE_FED: "Take no guest", m.AFTER_ACTION: "Not now"}


LABELS: Final[dict[int, Callable[[Hotels, Frame, Any], Label]]] = {m.TAKE_FED: lambda p, f, a: label_free_guest(p, a)}
