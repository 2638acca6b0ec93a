"""Answer texts of module 5 (Would You Like Some More?)."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Label

from ....rules import cards
from ....rules.position import Hotels
from ....voice import names, t
from ....voice.answers import label_free_guest, say_free_guest, say_item
from ...common.rules import numbers as w


def say_flip(card: int) -> str:
    return t("say-flip", name=names.staff_name(card), effects=names.effects_in_words(cards.STAFF_EFFECTS[card]))


ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    w.TAKE_FED: lambda p, f, a: say_free_guest(p, a),
    w.AFTER_ACTION: lambda p, f, a: say_flip(a),
    w.PAY_ITEM: say_item("say-return", 1),
}


DECLINED: Final[dict[int, str]] = {w.TAKE_FED: "say-no-guest", w.AFTER_ACTION: "say-not-now"}


LABELS: Final[dict[int, Callable[[Hotels, Frame, Any], Label]]] = {w.TAKE_FED: lambda p, f, a: label_free_guest(p, a)}
