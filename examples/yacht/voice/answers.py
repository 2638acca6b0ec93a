"""How is an answer said?"""

from tableforone.kernel.frames import YOU, Answer
from tableforone.kernel.grammar import counted

from ..rules import numbers as n
from ..rules import scoring
from ..rules.position import Sheet
from . import names


def say(p: Sheet, answer: Answer) -> str:
    frame = p.stack[-1]
    if frame[0] == n.THROW:
        return f"the dice show {names.dice(answer)}"
    if frame[0] == n.LOT:
        return f"the lot falls on {names.the_box(frame[4][answer])}"
    if answer == n.CAST:
        return f"throw {counted(n.DICE - sum(p.dice), 'die', 'dice')}"
    if answer < n.BOX:
        return f"put a {answer - n.CUP + 1} into the cup"
    box = answer - n.BOX
    points = scoring.points(p.dice, box)
    crew = scoring.worth(p, YOU, box) - points
    return f"fill {names.the_box(box)} for {points}" + (f", and {crew} for the crew" if crew else "")
