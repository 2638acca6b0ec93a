"""What does module 5 ask?"""

from typing import Final

from tableforone.kernel.spec import Questions

from ...common.rules import numbers as m

QUESTIONS: Final[Questions] = {
    m.TAKE_FED: "Which guest do you take for free, with the order filled?",
    m.AFTER_ACTION: "Do you turn a staff card face down for its effect, once in the game?",
    m.PAY_ITEM: "Which dish or drink do you give back?",
}
