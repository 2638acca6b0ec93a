"""What does module 5 ask?"""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Frame

from ....rules.position import Hotels
from ...common.rules import numbers as m

QUESTIONS: Final[dict[int, Callable[[Hotels, Frame], str]]] = {
    m.TAKE_FED: lambda p, f: "Which guest do you take for free, with the order filled?",
    m.AFTER_ACTION: lambda p, f: "Do you turn a staff card face down for its effect, once in the game?",
    m.PAY_ITEM: lambda p, f: "Which dish or drink do you give back?",
}
