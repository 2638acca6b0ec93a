"""Question texts of module 5 (Would You Like Some More?)."""

from typing import Final

from tableforone.kernel.spec import Questions

from ....voice import t
from ...common.rules import numbers as w

QUESTIONS: Final[Questions] = {
    w.TAKE_FED: lambda p, f: t("ask-take-fed"),
    w.AFTER_ACTION: lambda p, f: t("ask-after-action"),
    w.PAY_ITEM: lambda p, f: t("ask-pay-item"),
}
