"""All texts of module 5 (Would You Like Some More?)."""

from typing import Final

from tableforone.kernel.spec import Questions

from ...rules import cards
from ...voice import m, names, t
from ...voice.answers import Labelled, Said, deed, free_guest, label_free_guest, spend_item
from ...voice.log import Events
from ...voice.names import Effects
from ..common.rules import numbers as w

EFFECTS: Final[Effects] = {w.TAKE_FED: lambda f: m("effect-take-fed")}

QUESTIONS: Final[Questions] = {
    w.TAKE_FED: lambda p, f: t("ask-take-fed"),
    w.AFTER_ACTION: lambda p, f: t("ask-after-action"),
    w.PAY_ITEM: lambda p, f: t("ask-pay-item"),
}

ANSWERS: Final[dict[int, Said]] = {
    w.TAKE_FED: lambda p, f, a: free_guest(p, a),
    w.AFTER_ACTION: lambda p, f, card: deed(
        "say-flip", "", "flip", name=names.staff_name(card), effects=names.effects_in_words(cards.STAFF_EFFECTS[card])
    ),
    w.PAY_ITEM: spend_item("say-return"),
}
DECLINED: Final = {w.TAKE_FED: deed("say-no-guest", "did-no-guest"), w.AFTER_ACTION: deed("say-not-now", "did-not-now")}
LABELS: Final[dict[int, Labelled]] = {w.TAKE_FED: lambda p, f, a: label_free_guest(p, a)}

EVENTS: Final[Events] = {"flip": lambda card: t("tell-flip", name=names.staff_name(card))}
