"""Question texts of the promo cards."""

from typing import Final

from tableforone.kernel.spec import Questions

from ....voice import t
from ...common.rules import numbers as w

QUESTIONS: Final[Questions] = {w.SCHULZE: lambda p, f: t("ask-schulze")}
